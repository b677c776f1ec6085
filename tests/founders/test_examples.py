"""The worked examples of the rulebook (FG-EX), number by number. FG-EX-01 is in test_setup.

Their players are colours, which are races of ours: Savvas white, Humans purple, Quatryls blue, Valraths yellow, Inox
orange.
"""

from typing import Any

import pytest

from stead.titles.founders.events import Delivered, Earned
from tests.founders.chain import BESIDE, KEYS, build, chain, points
from tests.founders.scene import NEUTRAL, drawn, scene
from tests.proves import proves

SPINE = "A3 B3 C3 D3 E3 F3"
"""A road in the north-west: basic storages lie on row 2, what is made of them below."""


@proves("FG-EX-02", "FG-CON-01", "FG-CON-02", "FG-CON-03", "FG-CON-04", "FG-ADJ-01")
def test_connection() -> None:
    """Roads are connected to the storage, and the house at their end; what lies behind the house is not."""
    here = drawn(
        "C4",
        ".1...",
        "S.2h.",
        "....T",
    )
    table = scene(
        savvas=dict(storages={"stone": [here["S"]]}, houses=[here["h"]]),
        humans=dict(storages={"people": [here["T"]]}),
        roads=f"{here['1']} {here['2']}",
    )
    numbers = table.game.board.numbers
    connected = table.game.reached(table.seat("savvas"), 1 << numbers[here["S"]])
    assert all(connected >> numbers[here[mark]] & 1 for mark in "12h")
    assert not connected >> numbers[here["T"]] & 1


@pytest.mark.parametrize(
    ("access", "people", "legal"), [(["C2"], "C2", True), (["M2"], "M2", False), ([], "C2", False)]
)
@proves("FG-EX-03", "FG-REQ-02", "FG-REQ-03")
def test_required_resources(access: list[str], people: str, legal: bool) -> None:
    """Bricks of an own stone and of people with access, both at the road; of people off the road, or without access,
    not."""
    table = scene(
        savvas=dict(storages={"stone": ["A2"]}, access=access), humans=dict(storages={"people": [people]}), roads=SPINE
    )
    if legal:
        table.push("play upgrade", "upgrade bricks", "at A4 1")
        assert table.storage("A4")["owner"] == "savvas"
    else:
        assert table.refused("play upgrade") == "FG-TRN-06"


@pytest.mark.parametrize(("cell", "price"), [("A4", 1), ("D1", 2), ("D3", 3)])
@proves("FG-EX-04", "FG-TRD-02", "FG-TRD-03", "FG-TRD-06")
def test_trade_1(cell: str, price: int) -> None:
    table = scene(savvas={}, humans={}).push("play trade", "store stone", f"at {cell}")
    assert table.changes() == {"savvas": {"coins": -price, "income": 1, "storages": [f"+stone {cell}"]}}
    assert table.storage(cell)["owner"] == "savvas"


@pytest.mark.parametrize(("cell", "price"), [("A4", 2), ("D1", 3), ("D3", 4)])
@proves("FG-EX-05", "FG-TRD-08", "FG-TRD-09", "FG-TRD-11", "FG-ICM-03")
def test_trade_2(cell: str, price: int) -> None:
    table = scene(savvas={}, humans=dict(storages={"people": [cell]})).push("play trade", f"access {cell}")
    assert table.changes() == {
        "savvas": {"coins": -price, "access": [f"+people {cell}"]},
        "humans": {"coins": price},
    }
    assert (table.storage(cell)["owner"], table.storage(cell)["access"]) == ("humans", ["savvas", "humans"])


@proves("FG-EX-06", "FG-TRD-13", "FG-TRD-14", "FG-TRD-15", "FG-TRD-16", "FG-TRD-17", "FG-TRD-18", "FG-TRD-19")
def test_trade_3() -> None:
    table = scene(savvas=dict(coins=4), humans={}).push("play trade", "store wood", "at A4")
    assert table.changes() == {
        "savvas": {"coins": -4, "access": ["+wood A4"]},
        "neutral": {"storages": ["+wood A4"]},
    }
    assert (table.storage("A4")["owner"], table.storage("A4")["access"]) == (NEUTRAL, ["savvas"])
    table = scene(savvas=dict(coins=4), humans={}, completed=1).push("play trade")
    assert table.refused("store people") == "FG-TRD-17"
    table = scene(savvas=dict(coins=4), humans={}, completed=2).push("play trade", "store people", "at A4")
    assert table.changes() == {
        "savvas": {"coins": -4, "access": ["+people A4"]},
        "humans": {"coins": 4, "income": 1, "storages": ["+people A4"]},
    }
    assert (table.storage("A4")["owner"], table.storage("A4")["access"]) == ("humans", ["savvas", "humans"])


@pytest.mark.parametrize("new", [True, False])
@proves("FG-EX-07", "FG-UPG-02", "FG-UPG-06", "FG-UPG-08", "FG-VPC-02", "FG-VPC-03")
def test_upgrade(new: bool) -> None:
    purple: dict[str, Any] = {"people": ["A2"]} | ({} if new else {"bricks": ["S4 S5 S6"]})
    table = scene(humans=dict(storages=purple, access=["C2"]), valraths=dict(storages={"stone": ["C2"]}), roads=SPINE)
    table.push("play upgrade", "upgrade bricks", "at A4 1")
    assert table.changes() == {
        "humans": {"coins": -4, "vp": 1, "storages": ["+bricks A4 B4 C4"]} | ({"income": 1} if new else {}),
        "valraths": {"vp": 1},
    }


@proves("FG-EX-08", "FG-FOL-07", "FG-CST-03")
def test_advisor_category() -> None:
    table = scene(
        savvas=dict(hand=["carpenter", "call"], storages={"stone": ["I2"]}),
        humans=dict(storages={"people": ["M2"]}),
        roads="J2 L2",
    )
    table.push("play carpenter", "bridge K1")
    assert table.changes()["savvas"]["coins"] == -2
    assert table.asked == ("humans", "follow")
    assert {"follow build", "coin", "influence", "road L1", "decline"} <= set(table.keys)
    assert table.refused("follow trade") == "FG-FOL-02"
    table.push("follow build", "bridge K2")
    assert table.changes()["humans"] == {"coins": -4, "bridges": ["+K2"]}


@proves("FG-EX-09", "FG-CTV-06", "FG-CTV-07")
def test_bonuses() -> None:
    table = scene(
        savvas=dict(hand=["call", "trade", "build"], discard=["recruit", "upgrade"], storages={"stone": ["E5"]}),
        humans={},
        inox={},
    )
    table.push("call", "coin", "road F5")
    assert table.changes() == {"savvas": {"coins": 1}, "board": {"roads": ["+F5"]}}
    assert table.asked[1] == "vote"


@proves("FG-EX-10", "FG-VOT-07", "FG-TIE-03")
def test_vote() -> None:
    """3 for the University, 6 for the Salt Barge (orange 4, purple 2), 1 for the Great Oak."""
    table = scene(
        savvas=dict(hand=["call", "trade"], discard=["recruit", "upgrade"], temporary=1),
        humans=dict(temporary=1),
        inox=dict(temporary=1, permanent=1),
        orchids={},
        offer=["university", "salt_barge", "great_oak"],
    )
    table.push("call", "influence")
    table.vote(savvas="circle 2 0", humans="square 1 0", inox="square 1 1", orchids="triangle")
    assert table.asked == ("inox", "place")
    table.push(table.keys[0])
    assert table.building("salt_barge")


# Points


@proves("FG-EX-11", "FG-VPC-02")
def test_example_1() -> None:
    """Machinery of tools and metal, built by somebody who owns neither."""
    table = scene(
        savvas=dict(storages={"stone": ["E2"]}, access=["A2", "C2"]),
        quatryls=dict(storages={"tools": ["A2"]}),
        valraths=dict(storages={"metal": ["C2"]}),
        roads=SPINE,
    )
    table.push("play upgrade", "upgrade machinery", "at A4 1")
    assert points(table) == {"quatryls": 1, "valraths": 1}


WEAPONS = {"wood": "vermlings", "tools": "quatryls", "metal": "valraths", "machinery": "savvas"}


@proves("FG-EX-12", "FG-VPC-05", "FG-VPC-08", "FG-VPC-10")
def test_example_2() -> None:
    """Weapons of wood (1) and machinery, 4 (+2)."""
    assert build("weapons", "vermlings", WEAPONS) == {"vermlings": 1, "savvas": 4 - 1 - 1, "quatryls": 1, "valraths": 1}


@pytest.mark.parametrize(
    ("tools", "metal", "kept"), [("quatryls", "valraths", 2), ("savvas", "valraths", 3), ("savvas", "savvas", 4)]
)
@proves("FG-EX-13", "FG-VPC-07", "FG-VPC-10")
def test_bracket(tools: str, metal: str, kept: int) -> None:
    """Machinery of the Savvas, 4 (+2): they keep what would go to themselves."""
    assert build("weapons", "vermlings", WEAPONS | {"tools": tools, "metal": metal})["savvas"] == kept


@proves("FG-EX-14", "FG-DEL-01", "FG-DEL-05", "FG-DEL-06")
def test_example_3() -> None:
    table = scene(
        savvas=dict(hand=["call", "trade"], discard=["recruit", "upgrade"]),
        quatryls=dict(storages={"tools": ["G5"]}),
        inox={},
        offer=["university", "salt_barge", "great_oak"],
    )
    table.push("call", "influence").vote(savvas="circle 1 0", quatryls="circle", inox="circle")
    table.changes()
    table.push("at H5 1")
    assert table.changes() == {
        "quatryls": {"vp": 3, "cubes": ["+university tools"]},
        "board": {"buildings": ["+university H5 I5 H6 I6"]},
    }


@proves("FG-EX-15", "FG-DEL-02", "FG-VPC-05", "FG-VPC-07")
def test_example_4() -> None:
    """Yellow's machinery, of blue's tools and yellow's metal, comes by road to the Merchants' Guild for 6."""
    table = scene(
        valraths=dict(storages={"metal": ["E2"], "machinery": ["A4 A5 B5"]}),
        quatryls=dict(storages={"tools": ["C2"]}),
        buildings={"merchants_guild": dict(at="H1 I1 J1 H2", cubes={"metal": "valraths"})},
        roads=SPINE,
    )
    table.push("lay trade", "road G3")
    assert table.changes() == {
        "valraths": {"vp": 6 - 1, "cubes": ["+merchants_guild machinery"]},
        "quatryls": {"vp": 1},
        "board": {"roads": ["+G3"]},
    }


CLOTHING = {"livestock": "savvas", "leather": "savvas", "gems": "humans", "jewelry": "humans", "metal": "valraths"}
"""Clothing = leather 2 (+1) + jewelry 4 (+2): white has leather and its livestock, purple jewelry and gems,
yellow metal."""


@proves("FG-EX-16", "FG-VPC-05", "FG-VPC-11")
def test_example_5_the_build() -> None:
    assert build("clothing", "savvas", CLOTHING) == {"savvas": 1 + 1, "humans": 4 - 1, "valraths": 1}


@proves("FG-EX-17", "FG-DEL-12", "FG-VPC-08")
def test_example_5_the_delivery() -> None:
    """Built beside the Guild, clothing 10 (+4): first the build is paid, then 10 - 4, 4 - 1 and 1."""
    table = chain("clothing", "savvas", CLOTHING, buildings=BESIDE)
    table.push("play upgrade", "upgrade clothing", KEYS["clothing"])
    told = [event for event in table.table.events if isinstance(event, Delivered | Earned)]
    delivery = next(i for i, event in enumerate(told) if isinstance(event, Delivered))

    def kept(events: list[Any]) -> dict[str, int]:
        shares: dict[str, int] = {}
        for event in events:
            if isinstance(event, Earned):
                name = table.names[event.seat]
                shares[name] = shares.get(name, 0) + event.kept
        return shares

    assert kept(told[:delivery]) == {"savvas": 2, "humans": 3, "valraths": 1}
    assert kept(told[delivery:]) == {"savvas": 10 - 4, "humans": 4 - 1, "valraths": 1}
    assert points(table) == {"savvas": 8, "humans": 6, "valraths": 2}


NEUTRAL_STONE: dict[str, Any] = dict(
    humans=dict(storages={"people": ["C2"]}), neutral=dict(storages={"stone": ["A2"]}), roads=SPINE, turn="inox"
)


@proves("FG-EX-18", "FG-NEU-01", "FG-NEU-04")
def test_neutral_build() -> None:
    table = scene(inox=dict(storages={"livestock": ["F2"]}, access=["A2", "C2"]), **NEUTRAL_STONE)
    table.push("play upgrade", "upgrade bricks", "at A4 1")
    assert points(table) == {"humans": 1}


@proves("FG-EX-19", "FG-NEU-02", "FG-NEU-03")
def test_neutral_delivery() -> None:
    """Those bricks come to the Sleeping Lion for 4 (+2)."""
    table = scene(
        inox=dict(storages={"livestock": ["F2"], "bricks": ["A4 B4 C4"]}, access=["A2", "C2"]),
        buildings={"sleeping_lion": "C6 D6 E6"},
        **NEUTRAL_STONE,
    )
    table.push("lay trade", "road D5")
    assert points(table) == {"inox": 4 - 1 - 2, "humans": 1}


@proves("FG-EX-20", "FG-SOP-10", "FG-SOP-11")
def test_solo_prices() -> None:
    table = scene(
        savvas=dict(hand=["call"], discard=["trade", "build", "upgrade", "recruit"], permanent=1),
        offer=["university", "salt_barge", "great_oak"],
    )
    assert table.table.view(None).data()["prices"] == [0, 2, 4]
    assert table.keys == ["choose university", "choose salt_barge"]  # 4 is too much
    table.push("choose salt_barge")
    assert table.changes()["savvas"] == {"permanent": -1}  # worth 2
