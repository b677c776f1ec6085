"""Illegal attempts (IS-BAD): each is refused with its rule, and nothing changes."""

from collections.abc import Sequence
from typing import Any

import pytest

from stead import Table
from stead.kernel.errors import SetupError
from tests.proves import proves
from tests.settlers.scene import BOX, scene

COMMON = [card.id for card in BOX.cards if card.deck == "common"]
ROMAN = [card.id for card in BOX.cards if card.deck == "romans"]


def attempt(
    mark: pytest.MarkDecorator, key: str, rule: str, *, after: Sequence[str] = (), by: str | None = None, **at: Any
) -> Any:
    """At this position, after these choices, somebody tries this, and that rule forbids it."""
    return pytest.param(at, after, key, by, rule, marks=mark, id=f"{mark.args[0]}: {key} ({rule})")


RICH = dict(wood=9, stone=9, food=9, raze=9)
PASSED = dict(passed=True, wood=1, built=["com_armorer"], deals=["JAP001"])
READY = dict(wood=1, stone=1, built=["com_mill", "com_castle"], deals=["ROM001", "ROM012"])

TURN_AND_PHASE = [
    attempt(proves("IS-BAD-02"), "pass", "IS-ACT-01", by="japanese", barbarians={}, japanese={}),
    attempt(proves("IS-BAD-02"), "exchange 1", "IS-RND-01", barbarians={}, japanese={}, phase="lookout"),
    attempt(proves("IS-BAD-02"), "pass", "IS-RND-01", japanese=dict(food=1), romans={}, phase="cleanup"),
    attempt(
        proves("IS-BAD-03"), "exchange 1", "IS-ACT-02", barbarians=dict(defence=1, built=["com_mill"], worker=4),
        japanese={}, after=["exchange 1", "gain wood"],
    ),
    attempt(proves("IS-BAD-04"), "end", "IS-ACT-02", barbarians={}, japanese={}),
    *(
        attempt(
            proves("IS-BAD-05"), key, "IS-PAS-01", by="barbarians", japanese={}, turn="japanese",
            barbarians=dict(RICH, passed=True, hand=["COM018", "BAR001"], built=["com_castle"]),
        )
        for key in ("build COM018", "deal BAR001", "raze COM018", "activate COM046", "exchange 1", "pass")
    ),
    attempt(
        proves("IS-BAD-06"), "raze COM018", "IS-PAS-03", barbarians=dict(raze=2), japanese=dict(PASSED), romans={}
    ),
    *(
        attempt(
            proves("IS-BAD-06"), key, "IS-PAS-02", barbarians=dict(raze=3, built=[location]), japanese=dict(PASSED),
            romans=dict(READY), after=[f"activate {location}"],
        )
        for location, key in (
            ("BAR010", "steal wood japanese"),
            ("BAR014", "target COM018"),
            ("BAR016", "loot vp COM018"),
            ("BAR030", "target japanese JAP001"),
        )
    ),
    attempt(proves("IS-BAD-52"), "pass", "IS-END-01", romans={}, japanese=dict(passed=True), round=5, after=["pass"]),
    attempt(
        proves("IS-BAD-52"), "exchange 1", "IS-END-01", by="romans", romans={}, japanese=dict(passed=True), round=5,
        after=["pass"],
    ),
]  # fmt: skip

ROW = ["com_mill", "com_castle", "com_tavern", "com_armorer", "com_baker", "com_brewer"]
DRAFT: dict[str, Any] = dict(romans={}, japanese={}, phase="lookout", deck=ROW)
SECOND = ["take COM006", "take COM046"]
"""Two players have taken their first cards: COM018, COM056 and COM075 lie open."""

CARDS = [
    attempt(proves("IS-BAD-07"), "take COM018", "IS-LKT-04", **DRAFT),
    attempt(proves("IS-BAD-07"), "take COM006 COM046", "IS-LKT-09", **DRAFT),
    attempt(proves("IS-BAD-07"), "take", "IS-LKT-09", **DRAFT),
    attempt(proves("IS-BAD-07"), "pass", "IS-LKT-09", **DRAFT),
    attempt(proves("IS-BAD-07"), "take COM006", "IS-LKT-04", by="japanese", **DRAFT),
    attempt(proves("IS-BAD-07"), "take COM018", "IS-LKT-07", by="romans", after=SECOND, **DRAFT),
    attempt(
        proves("IS-BAD-08"), "draw japanese", "IS-CMP-06", romans=dict(built=["com_castle"]), japanese={},
        after=["activate COM046"],
    ),
    attempt(
        proves("IS-BAD-09"), "draw common", "IS-Q-03", romans=dict(worker=4, hand=COMMON), japanese={},
        after=["exchange 1"],
    ),
    attempt(
        proves("IS-BAD-09"), "draw faction", "IS-Q-03", romans=dict(worker=4, hand=ROMAN), japanese={},
        after=["exchange 1"],
    ),
    attempt(
        proves("IS-BAD-10"), "draw faction", "IS-GRL-06", romans=dict(worker=4, empty_deck=True), japanese={},
        after=["exchange 1"],
    ),
]  # fmt: skip

MASON = dict(worker=1, stone=1, gold=1, built=["COM034"])
CHAPEL = dict(wood=1, stone=2, hand=["BAR014", "COM037"], deals=["BAR001"])
RA: dict[str, Any] = dict(
    egyptians=dict(
        stone=9, hand=["egy_quarry"], built=["com_armorer", "com_mill", "com_castle"], taken={"com_castle": "japanese"}
    ),
    japanese={},
)  # fmt: skip

BUILDING = [
    attempt(proves("IS-BAD-11"), "build COM018", "IS-BLD-01", romans=dict(wood=9, stone=9), japanese={}),
    attempt(proves("IS-BAD-12"), "build COM018", "IS-BLD-02", romans=dict(wood=1, hand=["COM018"]), japanese={}),
    attempt(proves("IS-BAD-12"), "build COM018", "IS-BLD-02", romans=dict(stone=9, hand=["COM018"]), japanese={}),
    attempt(
        proves("IS-BAD-13"), "activate COM030", "IS-GDS-04", romans=dict(wood=3, stone=3, food=3, built=["COM030"]),
        japanese={},
    ),
    attempt(proves("IS-BAD-13"), "pay stone gold", "IS-GDS-03", romans=MASON, japanese={}, after=["activate COM034"]),
    attempt(
        proves("IS-BAD-13"), "activate COM033", "IS-GDS-03", japanese={}, turn="romans",
        romans=dict(gold=3, worker=0, defence=1, built=["COM033"]),
    ),
    attempt(
        proves("IS-BAD-13"), "activate EGY003", "IS-GDS-03", egyptians=dict(gold=3, built=["EGY003"]),
        japanese=dict(built=["com_mill"]),
    ),
    attempt(proves("IS-BAD-14"), "exchange gold wood", "IS-GDS-05", romans=dict(gold=3), japanese={}),
    attempt(proves("IS-BAD-15"), "build BAR014", "IS-BLD-10", barbarians=CHAPEL, japanese=dict(built=["com_mill"])),
    *(
        attempt(
            proves("IS-BAD-16"), f"give {card}", "IS-BLD-10", after=["build BAR014"],
            barbarians=CHAPEL | dict(built=["com_castle", "com_tavern"]), japanese=dict(built=["com_mill"]),
        )
        for card in ("COM006", "BAR001", "COM037", "BAR014")
    ),
    attempt(proves("IS-BAD-17"), "give COM046", "IS-EGY-11", after=["build EGY026"], **RA),
    *(
        attempt(
            proves("IS-BAD-18"), f"give {card}", rule, after=["build COM018"], japanese={}, turn="romans",
            romans=dict(wood=1, stone=1, gold=1, hand=["COM018"], built=["com_mill"], foundations=["com_castle"]),
        )
        for card, rule in (("COM046", "IS-FND-03"), ("COM006", "IS-BLD-09"))
    ),
]  # fmt: skip

RUINED = dict(worker=3, raze=3, defence=1, foundations=["COM037"], stone=3)

FOUNDATIONS = [
    attempt(proves("IS-BAD-19"), "activate COM037", "IS-AVT-01", romans=RUINED, japanese={}),
    attempt(proves("IS-BAD-19"), "defend COM037", "IS-DEF-02", romans=RUINED, japanese={}),
    attempt(proves("IS-BAD-19"), "raze COM037", "IS-FND-03", romans=RUINED, japanese={}),
    attempt(proves("IS-BAD-19"), "raze COM037", "IS-FND-03", romans=RUINED, japanese=dict(raze=3), turn="japanese"),
]

DEALS = [
    attempt(proves("IS-BAD-20"), "deal COM018", "IS-DEA-02", romans=dict(food=1, hand=["COM018"]), japanese={}),
    attempt(proves("IS-BAD-20"), "deal COM069", "IS-DEA-02", romans=dict(food=1, hand=["com_ruins"]), japanese={}),
    attempt(proves("IS-BAD-21"), "deal ROM001", "IS-DEA-03", romans=dict(wood=3, hand=["ROM001"]), japanese={}),
]

RAZING = [
    attempt(proves("IS-BAD-22"), "raze COM018", "IS-RZH-02", romans=dict(hand=["COM018"]), japanese={}),
    *(
        attempt(proves("IS-BAD-23"), f"raze {card}", "IS-CRD-13", **{faction: dict(raze=3, hand=[card])}, japanese={})
        for faction, card in (("romans", "ROM001"), ("barbarians", "BAR001"), ("egyptians", "EGY001"))
    ),
    *(
        attempt(proves("IS-BAD-24"), f"raze {card}", rule, **at)
        for card, rule in (("COM069", "IS-COM-03"), ("JAP013", "IS-JPC-05"), ("JAP015", "IS-JPC-12"))
        for at in (
            dict(japanese=dict(raze=3, hand=[card]), romans={}),
            dict(romans=dict(raze=3), japanese=dict(built=[card])),
        )
    ),
    attempt(proves("IS-BAD-25"), "raze COM018", "IS-RZE-06", romans=dict(raze=3, built=["COM018"]), japanese={}),
    attempt(proves("IS-BAD-26"), "raze ROM020", "IS-RZE-07", japanese=dict(raze=3), romans=dict(built=["ROM020"])),
    attempt(proves("IS-BAD-27"), "raze COM018", "IS-RZE-01", romans=dict(raze=1), japanese=dict(built=["COM018"])),
    attempt(
        proves("IS-BAD-27"), "raze COM018", "IS-RZE-02", romans=dict(raze=2),
        japanese=dict(built=["COM018"], guarded=["COM018"]),
    ),
    attempt(
        proves("IS-BAD-27"), "raze JAP001", "IS-RZE-03", romans=dict(raze=2),
        japanese=dict(built=["JAP001"], guarded=["JAP001"]),
    ),
    attempt(
        proves("IS-BAD-28"), "raze COM018 COM006", "IS-RZE-10", romans=dict(raze=4),
        japanese=dict(built=["COM018", "COM006"]),
    ),
    attempt(
        proves("IS-BAD-49"), "raze COM018", "IS-VPC-02", romans=dict(raze=2), japanese=dict(built=["COM018"]),
        options={"peaceful": True},
    ),
]  # fmt: skip

CITY = dict(
    worker=9, stone=9, built=["com_armorer", "com_mill", "com_castle", "com_masons_guild"], deals=["ROM010"],
    foundations=["com_joiner"],
)  # fmt: skip

ACTIVATING = [
    *(
        attempt(proves("IS-BAD-29"), f"activate {card}", "IS-AVT-01", romans=CITY, japanese=dict(built=["COM056"]))
        for card in ("COM018", "COM006", "COM056", "ROM010", "COM044")
    ),
    attempt(
        proves("IS-BAD-30"), "activate COM037", "IS-AVT-04", romans=CITY | dict(used={"com_masons_guild": 1}),
        japanese={},
    ),
    attempt(
        proves("IS-BAD-30"), "activate COM046", "IS-AVT-04", romans=CITY | dict(used={"com_castle": 2}), japanese={}
    ),
    attempt(
        proves("IS-BAD-30"), "activate COM046 twice", "IS-AVT-07", romans=CITY | dict(used={"com_castle": 1}),
        japanese={},
    ),
    attempt(proves("IS-BAD-31"), "activate COM037 COM046", "IS-AVT-06", romans=CITY, japanese={}),
    attempt(
        proves("IS-BAD-32"), "activate COM046 twice", "IS-AVT-08", romans=dict(worker=1, built=["com_castle"]),
        japanese={},
    ),
    attempt(
        proves("IS-BAD-33"), "activate COM046", "IS-AVT-03", japanese={}, turn="romans",
        romans=dict(
            worker=0, defence=1, built=["com_castle", "com_lumberjacks"], used={"com_lumberjacks": 1},
            laid={"com_lumberjacks": {"worker": 1}},
        ),
    ),
    *(
        attempt(proves("IS-BAD-34"), f"activate {card}", "IS-Q-27", barbarians=dict(built=[card]), romans=dict(gold=3))
        for card in ("BAR010", "BAR018", "BAR030")
    ),
]  # fmt: skip

EXCHANGE = [
    attempt(proves("IS-BAD-35"), "exchange 1.5", "IS-EXC-01", romans=dict(worker=3), japanese={}),
    attempt(proves("IS-BAD-35"), "exchange 0", "IS-EXC-01", romans=dict(worker=3), japanese={}),
    attempt(proves("IS-BAD-35"), "exchange 2", "IS-EXC-01", romans=dict(worker=3), japanese={}),
    attempt(proves("IS-BAD-35"), "exchange 1", "IS-EXC-01", romans=dict(worker=1, built=["com_castle"]), japanese={}),
    *(
        attempt(
            proves("IS-BAD-36"), f"gain {good}", "IS-EXC-02", romans=dict(worker=2), japanese={}, after=["exchange 1"]
        )
        for good in ("gold", "vp", "raze", "defence", "worker")
    ),
    attempt(
        proves("IS-BAD-37"), "exchange 1", "IS-SAM-05", romans={}, turn="japanese",
        japanese=dict(worker=1, built=["jap_farm", "jap_casino"], guarded=["jap_farm"]),
    ),
    attempt(
        proves("IS-BAD-37"), "exchange 1", "IS-AVT-03", japanese={}, turn="romans",
        romans=dict(worker=1, built=["com_castle"], used={"com_castle": 1}, laid={"com_castle": {"worker": 1}}),
    ),
]  # fmt: skip

TOWN = dict(defence=1, built=["com_mill", "com_castle", "ROM020"], foundations=["COM037"])
GUARDED = dict(built=["com_mill", "com_castle"], guarded=["com_mill"])
FARMS = dict(built=["JAP001", "JAP002", "com_mill"], guarded=["JAP001"])

GUARDS = [
    attempt(proves("IS-BAD-38"), "defend ROM020", "IS-DEF-03", romans=TOWN, japanese={}),
    attempt(proves("IS-BAD-38"), "defend COM037", "IS-DEF-02", romans=TOWN, japanese={}),
    attempt(proves("IS-BAD-38"), "defend COM018", "IS-DEF-02", romans=TOWN, japanese=dict(built=["COM018"])),
    attempt(proves("IS-BAD-38"), "defend COM006", "IS-DEF-02", romans=TOWN, japanese={}, turn="japanese", by="romans"),
    attempt(proves("IS-BAD-39"), "defend COM046", "IS-DEF-06", romans=GUARDED, japanese={}),
    attempt(proves("IS-BAD-39"), "take defence COM006", "IS-DEF-06", romans=GUARDED, japanese={}),
    attempt(proves("IS-BAD-39"), "samurai JAP002", "IS-SAM-05", japanese=FARMS | dict(worker=0, defence=1), romans={}),
    attempt(proves("IS-BAD-39"), "take samurai JAP001", "IS-SAM-05", japanese=FARMS, romans={}),
    attempt(proves("IS-BAD-42"), "samurai JAP001", "IS-SAM-02", japanese=FARMS, romans={}),
    attempt(proves("IS-BAD-42"), "samurai COM006", "IS-SAM-03", japanese=FARMS, romans={}),
    attempt(proves("IS-BAD-42"), "samurai ROM020", "IS-SAM-01", romans=TOWN, japanese={}),
]

STORED: dict[str, Any] = dict(
    japanese=dict(
        food=2, wood=2, defence=1, worker=1, built=["jap_stalls", "jap_casino"],
        used={"jap_stalls": 1, "jap_casino": 1}, laid={"jap_stalls": {"food": 1}, "jap_casino": {"worker": 1}},
    ),
    romans={},
    phase="cleanup",
)  # fmt: skip

CLEANUP = [
    attempt(proves("IS-BAD-40"), "store defence 1", "IS-DEF-08", **STORED),
    attempt(proves("IS-BAD-40"), "store wood 2", "IS-CLN-02", **STORED),
    attempt(proves("IS-BAD-40"), "store worker 1", "IS-CLN-02", **STORED),
    attempt(proves("IS-BAD-41"), "store food 3", "IS-CLN-10", **STORED),
]

ROUTE = dict(routes=["ROM020"])

SPECIAL_CARDS = [
    attempt(
        proves("IS-BAD-43"), "take COM018", "IS-JPC-03", romans={},
        japanese=dict(built=["jap_gate"], under={"jap_gate": ["COM018"]}), turn="japanese",
    ),
    attempt(
        proves("IS-BAD-43"), "take wood", "IS-JPC-11", romans={},
        japanese=dict(built=["jap_shrine"], kept={"jap_shrine": {"wood": 1}}), turn="japanese",
    ),
    attempt(
        proves("IS-BAD-44"), "construct ROM020", "IS-JPC-08", romans=dict(built=["ROM020"]), turn="japanese",
        japanese=ROUTE | dict(wood=3, food=3, built=["jap_negotiator"], deals=["JAP001", "JAP004"]),
        after=["activate JAP019"],
    ),
    attempt(
        proves("IS-BAD-44"), "target japanese ROM020", "IS-ROM-05", romans=dict(built=["ROM020", "rom_spies"]),
        japanese=ROUTE | dict(deals=["JAP001", "JAP004"]), after=["activate ROM010"],
    ),
    attempt(
        proves("IS-BAD-45"), "activate COM046", "IS-EGY-12", japanese={}, turn="egyptians",
        egyptians=dict(built=["com_castle"], taken={"com_castle": "japanese"}, used={"com_castle": 2}),
    ),
    *(
        attempt(
            proves("IS-BAD-46"), f"steal {good} romans", rule, barbarians=dict(built=["BAR010"]),
            romans=dict(
                wood=1, food=1, gold=1, built=["com_masons_guild"], used={"com_masons_guild": 1},
                laid={"com_masons_guild": {"worker": 1, "stone": 2}},
            ),
            after=["activate BAR010"],
        )
        for good, rule in (("gold", "IS-BAR-01"), ("worker", "IS-BAR-01"), ("stone", "IS-BAR-02"))
    ),
    *(
        attempt(
            proves("IS-BAD-47"), f"target {card}", "IS-BAR-06", after=["activate BAR018"],
            barbarians=dict(built=["BAR018", "com_mill", "com_castle"], hand=["COM037"]),
            japanese=dict(built=["COM018"]),
        )
        for card in ("COM037", "COM018")
    ),
    attempt(
        proves("IS-BAD-48"), "construct COM018", "IS-COM-04", after=["activate COM040"], japanese={}, turn="barbarians",
        barbarians=dict(wood=9, stone=9, built=["com_settlers"], hand=["COM018", "BAR001", "BAR020"]),
    ),
]  # fmt: skip

# The attack turns up wood, a Worker is older. Two Action Locations match, as dear as each other, and the player chooses
# between them; a Production Location matches too, but comes later.
WOOD_AND_WORKER: dict[str, Any] = dict(
    romans=dict(defence=1, built=["com_settlers", "com_sawmill", "COM014"]),
    virtual=dict(deck=["ATT004"], deals=["ATT001"]),
    phase="attack",
    stage=2,
)
TWO_VP: dict[str, Any] = dict(
    japanese=dict(built=["jap_farm", "jap_geisha_house"]),
    virtual=dict(deck=["ATT013"], deals=["ATT014"]),
    phase="attack",
    stage=2,
)

SOLO = [
    attempt(proves("IS-BAD-51"), "give COM014", "IS-SOL-35", **WOOD_AND_WORKER),
    attempt(proves("IS-BAD-51"), "defend COM040", "IS-SOL-31", **WOOD_AND_WORKER),
    attempt(proves("IS-BAD-51"), "samurai JAP001", "IS-SOJ-05", **TWO_VP),
]


@pytest.mark.parametrize(
    ("at", "after", "key", "by", "rule"),
    TURN_AND_PHASE + CARDS + BUILDING + FOUNDATIONS + DEALS + RAZING
    + ACTIVATING + EXCHANGE + GUARDS + CLEANUP + SPECIAL_CARDS + SOLO,
)  # fmt: skip
def test_refused(at: dict[str, Any], after: Sequence[str], key: str, by: str | None, rule: str) -> None:
    table = scene(**at)
    table.push(*after)
    assert table.refused(key, by) == rule


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        (["romans", "romans"], "IS-SET-03"),
        (["romans", "japanese", "romans"], "IS-SET-03"),
        ([], "IS-GEN-05"),
        (["romans", "barbarians", "egyptians", "japanese", "romans"], "IS-GEN-05"),
        (["romans", "vikings"], "no faction 'vikings'; there are: romans, barbarians, egyptians, japanese"),
    ],
)
@proves("IS-BAD-01")
def test_bad_seats(seats: list[str], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        Table.new("settlers", seats)


@proves("IS-BAD-50")
def test_looking_at_anothers_hand() -> None:
    """No choice shows it, and so nothing that a seat gets to see may tell it."""
    table = scene(romans=dict(hand=["COM018", "ROM001"]), japanese={})
    for viewer in (table.seat("japanese"), None):
        seen = table.table.view(viewer).data()["players"][0]["hand"]
        assert seen == {"common": 1, "faction": 1, "known": []}


@proves("IS-BAD-50")
def test_looking_at_cards_laid_aside() -> None:
    table = scene(romans={}, japanese={}, phase="lookout", options={"lookout": "alternative"}, deck=["COM018"])
    table.push("take COM018", by="romans")
    romans = table.table.view(table.seat("japanese")).data()["players"][0]
    assert romans["hand"] == {"common": 1, "faction": 1, "known": []}
    assert romans["pack"] == {"common": 2, "faction": 0, "known": []}
