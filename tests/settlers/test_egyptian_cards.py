"""The clarified Egyptian cards (IS-EGY) and the rulings on them."""

from typing import Any

import pytest

from tests.proves import proves
from tests.settlers.cards.rows import on, ready
from tests.settlers.scene import Scene, scene

DESERT, CHARIOT_BUILDER, OASIS, TEMPLE_OF_RA, SANCTUARY, SPHINX = (
    "EGY001",
    "EGY003",
    "EGY005",
    "EGY013",
    "EGY014",
    "EGY019",
)
TOWN, COAL_MINE, ARMORER = "COM015", "COM033", "COM018"

# Desert


@proves("IS-EGY-01")
def test_desert_is_free_and_takes_the_action() -> None:
    table = scene(egyptians=dict(hand=[DESERT], deck=["EGY002", "EGY003"]), romans={})
    table.push(f"build {DESERT}", "draw faction", "draw faction")
    assert table.changes() == {"egyptians": {"hand": [f"-{DESERT}", "+EGY002", "+EGY003"], "built": [f"+{DESERT}"]}}
    ready(table, "romans")


@proves("IS-EGY-02", "IS-Q-46")
def test_the_card_paid_for_desert_is_discarded() -> None:
    """The use is marked by a Worker of nobody's, which Cleanup removes."""
    table = scene(egyptians=dict(hand=["EGY002", "EGY003"], built=[DESERT]), romans=dict(hand=["COM007"]))
    table.push(f"activate {DESERT}", "discard EGY003")
    assert table.changes() == {
        "egyptians": {"vp": 1, "hand": ["-EGY003"], "discard": ["+EGY003"]},
        "romans": {"hand": ["-COM007"]},
        "common": {"discard": ["+COM007"]},
    }
    assert on(table, DESERT) == {"used": 1}
    table.push("pass")
    assert table.refused(f"activate {DESERT}") == "IS-AVT-04"
    table.push("pass")
    assert table.asked[1] == "draft"
    assert on(table, DESERT) == {}


def test_desert_in_the_solo_game_gives_its_point() -> None:
    """The virtual player has no hand to discard from; the rest of the effect can be done."""
    table = scene(egyptians=dict(hand=["EGY002"], built=[DESERT]))
    table.push(f"activate {DESERT}")
    assert table.changes() == {"egyptians": {"vp": 1, "hand": ["-EGY002"], "discard": ["+EGY002"]}}


@proves("IS-Q-46")
@pytest.mark.parametrize("card", [DESERT, TEMPLE_OF_RA, "COM049"])
def test_a_marking_worker_never_counts(card: str) -> None:
    """It breaks no tie, and it does not come to its owner when the Location goes."""
    table = scene(
        round=5,
        egyptians=dict(worker=0, wood=1, built=[card], used={card: 1}, hand=["COM069"]),
        romans=dict(worker=0, stone=2, vp=1 if card == "COM049" else 2, passed=True),
    )
    table.push("pass")
    assert [(standing.place, standing.seat) for standing in table.table.ranking] == [(1, 1), (2, 0)]
    given = scene(egyptians=dict(stone=1, hand=["EGY024"], built=[card], used={card: 1}), romans={})
    given.push("build EGY024")
    assert given.goods("egyptians") == {"worker": 2}


# Chariot Builder


@proves("IS-EGY-03", "IS-Q-43")
def test_chariot_builder_razes_for_its_activation_cost_alone() -> None:
    """1 Raze token, as printed, and no further ones."""
    table = scene(egyptians=dict(raze=3, built=[CHARIOT_BUILDER]), romans=dict(built=[ARMORER]))
    table.push(f"activate {CHARIOT_BUILDER}")
    assert table.changes() == {
        "egyptians": {"raze": -1, "vp": 1, "stone": 1},
        "romans": {"wood": 1, "built": [f"-{ARMORER}"], "foundations": [f"+{ARMORER}"]},
    }
    ready(table, "romans")
    without = scene(egyptians=dict(built=[CHARIOT_BUILDER]), romans=dict(built=[ARMORER]))
    assert without.refused(f"activate {CHARIOT_BUILDER}") == "IS-AVT-02"


@proves("IS-EGY-04")
def test_protection_does_not_raise_the_price_of_chariot_builder() -> None:
    """Neither a Defence token nor a Samurai, nor the walls of a Roman Fort."""
    table = scene(egyptians=dict(raze=1, built=[CHARIOT_BUILDER]), japanese=dict(built=["JAP001"], guarded=["JAP001"]))
    table.push(f"activate {CHARIOT_BUILDER}")
    assert table.changes() == {
        "egyptians": {"raze": -1, "vp": 1},
        "japanese": {"built": ["-JAP001"], "discard": ["+JAP001"]},
    }
    defended = scene(
        egyptians=dict(raze=1, built=[CHARIOT_BUILDER]), romans=dict(built=[TOWN, "ROM022"], guarded=[TOWN])
    )
    defended.push(f"activate {CHARIOT_BUILDER}")
    assert defended.changes()["egyptians"] == {"raze": -1, "worker": 2}


@proves("IS-Q-44")
@pytest.mark.parametrize("card", ["COM069", "JAP013", "JAP015"])
def test_chariot_builder_needs_a_raze_field(card: str) -> None:
    """Ruins, Gate and Shrine have none."""
    table = scene(egyptians=dict(raze=1, built=[CHARIOT_BUILDER]), japanese=dict(built=[card]))
    assert table.refused(f"activate {CHARIOT_BUILDER}") == "IS-Q-27"


@proves("IS-Q-44")
def test_chariot_builder_cannot_raze_faction_locations() -> None:
    table = scene(egyptians=dict(raze=1, built=[CHARIOT_BUILDER]), romans=dict(built=["ROM020"]))
    assert table.refused(f"activate {CHARIOT_BUILDER}") == "IS-Q-27"


# Oasis


@proves("IS-EGY-05")
@pytest.mark.parametrize("pairs", [1, 2, 3])
def test_oasis_brings_a_worker_for_each_pair(pairs: int) -> None:
    table = scene(egyptians=dict(built=[OASIS]), romans=dict(worker=6), turn="romans")
    table.push(f"exchange {pairs}", *["gain wood"] * pairs)
    assert table.changes() == {"egyptians": {"worker": pairs}, "romans": {"worker": -2 * pairs, "wood": pairs}}


@proves("IS-Q-62")
def test_oasis_answers_to_the_exchange_alone() -> None:
    """Two Workers spent on a Location are no pair."""
    table = scene(egyptians=dict(built=[OASIS]), barbarians=dict(built=["BAR004"]), turn="barbarians")
    table.push("activate BAR004")
    assert table.changes() == {"barbarians": {"worker": -2, "vp": 3}}


@proves("IS-Q-62")
def test_oasis_does_not_answer_to_its_owner() -> None:
    table = scene(egyptians=dict(worker=4, built=[OASIS]), romans={})
    table.push("exchange 1", "gain wood")
    assert table.changes() == {"egyptians": {"worker": -2, "wood": 1}}


# Sanctuary


@proves("IS-EGY-06")
def test_sanctuary_does_not_raze() -> None:
    """No Raze goods, and Gallows notices nothing."""
    table = scene(egyptians=dict(hand=[ARMORER], built=[SANCTUARY, "COM005"]), romans={})
    table.push(f"activate {SANCTUARY}")
    assert table.changes() == {
        "egyptians": {"worker": -1, "stone": 1, "hand": [f"-{ARMORER}"], "foundations": [f"+{ARMORER}"]}
    }


@proves("IS-EGY-07", "IS-EGY-08")
def test_sanctuary_lays_a_foundation_at_once() -> None:
    """It can be given up in place of a Location, and brought stone, not wood."""
    table = scene(egyptians=dict(stone=1, hand=["COM007", "EGY024"], built=[SANCTUARY]), romans={})
    table.push(f"activate {SANCTUARY}", "lay COM007")
    assert table.goods("egyptians") == {"worker": 1, "stone": 2}
    ready(table, "romans")
    table.push("pass", "build EGY024", "give COM007")
    assert table.zone("egyptians", "foundations") == []
    assert table.zone("egyptians", "built") == [SANCTUARY, "EGY024"]


@proves("IS-Q-35")
def test_sanctuary_takes_any_card() -> None:
    """A faction card, Ruins, a Desert: whatever is in hand."""
    hand = ["COM007", "COM069", DESERT, "EGY002"]
    table = scene(egyptians=dict(hand=hand, built=[SANCTUARY]), romans={})
    table.push(f"activate {SANCTUARY}")
    assert sorted(table.keys) == sorted(f"lay {card}" for card in hand)


@proves("IS-Q-35")
def test_a_razed_location_still_gives_wood_to_the_owner_of_sanctuary() -> None:
    table = scene(egyptians=dict(built=[SANCTUARY, ARMORER]), romans=dict(raze=2), turn="romans")
    table.push(f"raze {ARMORER}")
    assert table.changes()["egyptians"] == {"wood": 1, "built": [f"-{ARMORER}"], "foundations": [f"+{ARMORER}"]}


# Sphinx


@proves("IS-EGY-09")
def test_sphinx_works_in_the_production_phase() -> None:
    """2 VP of Pharaoh's Guard are 3; the 1 VP of a Monument stays 1."""
    table = scene(phase="production", egyptians=dict(built=[SPHINX, "EGY004", "COM026"]), romans={})
    table.push("choose 2")
    assert table.goods("egyptians")["vp"] == 2 + 1 + 1


# Temple of Ra


def taken(card: str, egyptians: dict[str, Any], romans: dict[str, Any], **more: Any) -> Scene:
    """The Egyptians have taken a Location over from the Romans."""
    mine = egyptians | {"built": [card, *egyptians.get("built", [])], "taken": {card: "romans"}}
    return scene(**{"egyptians": mine, "romans": romans, "barbarians": {}} | more)


@proves("IS-EGY-10", "IS-EGY-13")
def test_a_taken_over_production_location_gives_nothing_at_once() -> None:
    table = scene(egyptians=dict(built=[TEMPLE_OF_RA]), romans=dict(built=[TOWN]))
    table.push(f"activate {TEMPLE_OF_RA}")
    assert table.changes() == {"egyptians": {"built": [f"+{TOWN}"]}, "romans": {"built": [f"-{TOWN}"]}}
    assert on(table, TOWN) == {"taken": 1}  # the token: it is the Romans' by origin
    ready(table, "romans")


@proves("IS-EGY-11")
def test_nobody_gives_a_taken_over_location_up() -> None:
    mine, theirs = dict(stone=1, hand=["EGY024"]), dict(stone=1, hand=["ROM020"])
    assert taken(TOWN, mine, theirs).refused("build EGY024") == "IS-EGY-11"
    assert taken(TOWN, mine, theirs, turn="romans").refused("build ROM020") == "IS-BLD-10"
    table = taken(TOWN, mine | dict(built=["COM069", "COM007"]), theirs)
    table.push("build EGY024")
    assert table.keys == ["give COM007", "give COM069"]
    assert table.refused(f"give {TOWN}") == "IS-EGY-11"
    owner = taken(TOWN, mine, theirs | dict(built=["COM069", "COM007"]), turn="romans")
    owner.push("build ROM020")
    assert owner.refused(f"give {TOWN}") == "IS-EGY-11"


@proves("IS-EGY-12", "IS-Q-36")
def test_owner_and_egyptian_share_one_activation_limit() -> None:
    """What the owner used up this round stays used up; what he left can be used."""
    table = scene(
        egyptians=dict(worker=4, built=[TEMPLE_OF_RA]), romans=dict(worker=4, built=["COM083"]), turn="romans"
    )
    table.push("activate COM083", f"activate {TEMPLE_OF_RA}", "pass")
    assert "activate COM083 twice" not in table.keys
    table.push("activate COM083")
    assert table.goods("egyptians") == {"worker": 3, "stone": 1}
    assert table.refused("activate COM083") == "IS-EGY-12"
    used_up = taken(COAL_MINE, dict(used={COAL_MINE: 1}), {})
    assert used_up.refused(f"activate {COAL_MINE}") == "IS-EGY-12"


@proves("IS-EGY-13")
def test_a_fifth_location_cannot_be_marked() -> None:
    """There are 4 special tokens."""
    four = dict.fromkeys((TOWN, COAL_MINE, "COM042", "COM043"), "romans")
    romans = dict(built=[ARMORER])
    table = scene(egyptians=dict(built=[TEMPLE_OF_RA, *four], taken=four), romans=romans)
    assert table.refused(f"activate {TEMPLE_OF_RA}") == "IS-Q-27"
    four.pop(TOWN)
    assert (
        f"activate {TEMPLE_OF_RA}" in scene(egyptians=dict(built=[TEMPLE_OF_RA, *four], taken=four), romans=romans).keys
    )


@proves("IS-EGY-14")
def test_temple_of_ra_works_once_a_round() -> None:
    """A Worker of nobody's marks the use; Cleanup removes it."""
    table = scene(egyptians=dict(built=[TEMPLE_OF_RA]), romans=dict(worker=0, built=[TOWN, COAL_MINE]))
    table.push(f"activate {TEMPLE_OF_RA}", f"target {TOWN}")
    assert on(table, TEMPLE_OF_RA) == {"used": 1}
    assert table.goods("egyptians") == {"worker": 2}
    assert table.refused(f"activate {TEMPLE_OF_RA}") == "IS-AVT-04"
    table.push("pass")
    assert table.asked[1] == "draft"
    assert on(table, TEMPLE_OF_RA) == {}


@proves("IS-EGY-15", "IS-EGY-16", "IS-EGY-17", "IS-Q-37")
@pytest.mark.parametrize("razer", ["barbarians", "romans"])
def test_razing_a_taken_over_location(razer: str) -> None:
    """Raze goods to the razer, wood and token to the Egyptian, the Foundation to the original owner."""
    goods = {"romans": {}, "barbarians": {}} | {razer: dict(raze=2)}
    table = scene(egyptians=dict(built=[ARMORER], taken={ARMORER: "romans"}), **goods, turn=razer)
    table.push(f"raze {ARMORER}")
    changed = table.changes()
    assert changed.pop("egyptians") == {"wood": 1, "built": [f"-{ARMORER}"]}
    foundation = {"foundations": [f"+{ARMORER}"]}
    razed = {"raze": -2, "vp": 1, "stone": 1}
    assert changed == (
        {"romans": razed | foundation} if razer == "romans" else {"barbarians": razed, "romans": foundation}
    )
    assert table.table.game.taken == {}


@proves("IS-Q-37")
def test_a_taken_over_location_is_in_the_egyptians_empire() -> None:
    """He cannot raze it; when he has passed nobody can, when its first owner has passed others can."""
    assert taken(ARMORER, dict(raze=5), {}).refused(f"raze {ARMORER}") == "IS-RZE-06"
    table = taken(ARMORER, dict(passed=True), {}, barbarians=dict(raze=5), turn="barbarians")
    assert table.refused(f"raze {ARMORER}") == "IS-PAS-03"
    table = taken(ARMORER, {}, dict(passed=True), barbarians=dict(raze=5), turn="barbarians")
    assert f"raze {ARMORER}" in table.keys


@proves("IS-Q-36")
def test_a_taken_over_location_produces_and_counts_for_the_egyptian() -> None:
    """Town produces for him; Mamma's Baths counts it; not for the Romans."""
    table = taken(
        TOWN, dict(worker=0, built=["COM017"]), dict(worker=0, built=["COM040"]), phase="production", barbarians={}
    )
    assert table.goods("egyptians")["worker"] == 3 + 2 + 2
    assert table.goods("romans")["worker"] == 2


@proves("IS-Q-36")
def test_a_taken_over_feature_and_action_serve_the_egyptian() -> None:
    table = taken("COM005", dict(raze=1, hand=["COM007"]), {})
    table.push("raze COM007")
    assert table.changes()["egyptians"] == {"raze": -1, "wood": 2, "vp": 1, "hand": ["-COM007"]}
    action = taken(COAL_MINE, {}, {})
    action.push(f"activate {COAL_MINE}")
    assert action.changes() == {"egyptians": {"worker": -1, "stone": 2}}
    assert taken(COAL_MINE, {}, {}, turn="romans").refused(f"activate {COAL_MINE}") == "IS-AVT-01"


@proves("IS-Q-36")
def test_a_taken_over_location_stays_over_rounds_and_scores_for_the_egyptian() -> None:
    table = taken(TOWN, {}, dict(passed=True), barbarians=dict(worker=0, passed=True))
    table.push("pass")
    assert table.asked[1] == "draft"
    assert on(table, TOWN) == {"taken": 1}
    last = taken(TOWN, {}, dict(passed=True), barbarians=dict(passed=True), round=5)
    last.push("pass")
    assert last.table.scores == [1, 0, 0]
