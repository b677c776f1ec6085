"""What a worker does on the card of each prestige building: a row for each, and somebody who looks on."""

from typing import Any

import pytest

from tests.founders.scene import BOX, Scene, scene
from tests.proves import proves

HUMANS = dict(storages={"people": ["Q3"]}, houses=["S1"], coins=5)
SAVVAS = dict(storages={"stone": ["E3"]}, houses=["A1"], vp=3)


def at_the_card(name: str, at: str, slot: str, **more: Any) -> Scene:
    """The Humans have a worker and a cube on the building; they are asked which basic action they take."""
    humans, savvas = HUMANS | more.pop("humans", {}), SAVVAS | more.pop("savvas", {})
    building = {name: dict(at=at, cubes={slot: "humans"})}
    return scene(humans=humans, savvas=savvas, buildings=building, **more).push("lay trade")


def ready(table: Scene, name: str) -> None:
    """The worker stands on the card, the turn is over, the next player has the free choice of a turn."""
    assert (table.player("humans").workers, table.building(name)["worker"]) == (0, "humans")
    assert table.asked == ("savvas", "turn")


@pytest.mark.parametrize(
    ("name", "at", "slot", "gained"),
    [
        ("sleeping_lion", "I11 J11 K11", "food", {"coins": 2, "temporary": 1}),
        ("golden_lion", "D1 E1 F1", "leather", {"temporary": 3}),
        ("grand_theater", "I11 J11 K11 J12", "books", {"vp": 2}),
        ("courthouse", "I11 J11 I12 J12", "books", {"permanent": 1}),
        ("ghost_fortress", "J7 K7 L7 J8 K8 L8", "bricks", {"vp": 1, "temporary": 2}),
        ("town_hall", "I5 H5 I6 H6", "bricks", {"coins": 1, "temporary": 1}),  # income 1 and a house
    ],
)
@proves("FG-WRK-02", "FG-WRK-04", "FG-OFR-01")
def test_buildings_that_give_goods(name: str, at: str, slot: str, gained: dict[str, int]) -> None:
    table = at_the_card(name, at, slot).push(f"worker {name}")
    assert table.changes() == {"humans": gained | {"workers": -1}}
    ready(table, name)


@proves("FG-TXT-04", "FG-Q-48")
def test_crooked_bone() -> None:
    """A coin for each basic storage beside it: own, a rival's and neutral ones, but no advanced one."""
    table = at_the_card(
        "crooked_bone",
        "C5 D5 E5",
        "food",
        humans=dict(storages={"people": ["F4"], "leather": ["B6 B7 B8 from B2"]}),
        savvas=dict(storages={"stone": ["F6"]}),
        neutral=dict(storages={"wood": ["D4"], "livestock": ["B2"]}),
    )
    table.push("worker crooked_bone")
    assert table.changes() == {"humans": {"workers": -1, "coins": 3}}
    ready(table, "crooked_bone")


@proves("FG-TXT-03", "FG-Q-42", "FG-Q-44")
def test_salt_barge() -> None:
    """Recruiting for 1 coin less, with the reward of the card but without the influence of Recruit."""
    table = at_the_card(
        "salt_barge",
        "D1 E1 F1",
        "people",
        humans=dict(access=["E3"]),
        market=["foreman", "carpenter", "scholar", "huckster"],
        advisors=["surveyor"],
    )
    table.push("worker salt_barge")
    assert table.keys == ["hire foreman", "hire scholar"]
    table.push("hire scholar")  # on a cell of 2 coins
    assert table.changes() == {"humans": {"workers": -1, "coins": -1, "permanent": 1}}
    assert table.market == ["foreman", "carpenter", "huckster", "surveyor"]
    ready(table, "salt_barge")


@proves("FG-WRK-02", "FG-Q-41")
def test_salt_barge_never_costs_less_than_nothing() -> None:
    table = at_the_card("salt_barge", "D1 E1 F1", "people", market=["scholar", None, None, None], humans=dict(coins=0))
    table.push("worker salt_barge")
    assert table.changes() == {"humans": {"workers": -1, "permanent": 1}}


@proves("FG-WRK-02")
def test_east_gatehouse() -> None:
    """A bridge or a gate for 2 coins less: never a house."""
    table = at_the_card("east_gatehouse", "D3 D4", "weapons", roads="P2 O2 N2 M2 L1 R3")
    table.push("worker east_gatehouse")
    assert table.refused("house T3") == "FG-CST-01"
    table.push("bridge K1")
    assert table.changes() == {"humans": {"workers": -1, "coins": -2, "bridges": ["+K1"]}}
    ready(table, "east_gatehouse")


@proves("FG-WRK-02")
def test_south_gatehouse() -> None:
    """Up to 2 roads."""
    table = at_the_card("south_gatehouse", "B5 C5", "bricks").push("worker south_gatehouse", "road P2")
    assert "no road" in table.keys
    table.push("road O1")
    assert table.changes() == {"humans": {"workers": -1}, "board": {"roads": ["+O1", "+P2"]}}
    ready(table, "south_gatehouse")


@proves("FG-WRK-02")
@pytest.mark.parametrize(
    ("storages", "coins"),
    [
        ({}, 1),
        ({"leather": ["A10 B10 C10"]}, 2),
        ({"leather": ["A10 B10 C10", "Q10 R10 S10"]}, 2),  # resources, not storages
        ({"leather": ["A10 B10 C10"], "machinery": ["Q5 Q6 R6"]}, 3),
    ],
)
def test_gilded_arcade(storages: dict[str, list[str]], coins: int) -> None:
    """A coin, and one for each level-2 resource owned."""
    table = at_the_card(
        "gilded_arcade",
        "D1 D2 E2",
        "leather",
        humans=dict(storages={"people": ["Q3"]} | storages),
        savvas=dict(storages={"tools": ["G14"], "metal": ["I14"], "bricks": ["H1 I1 J1"], "stone": ["E5"]}),
        neutral=dict(storages={"livestock": ["E15"]}),
    ).push("worker gilded_arcade")
    assert table.changes() == {"humans": {"workers": -1, "coins": coins}}
    ready(table, "gilded_arcade")


@proves("FG-WRK-02", "FG-Q-41")
def test_silk_emporium() -> None:
    """Access for 2 coins less, which the owner gets; no storage is built."""
    table = at_the_card(
        "silk_emporium", "A4 A5 B5", "clothing", humans=dict(coins=2), neutral=dict(storages={"wood": ["J13"]})
    )
    table.push("worker silk_emporium")
    assert table.keys == ["access E3", "access J13"]
    table.push("access E3")
    assert table.changes() == {
        "humans": {"workers": -1, "coins": -2, "access": ["+stone E3"]},
        "savvas": {"coins": 2},
    }
    ready(table, "silk_emporium")


@pytest.mark.parametrize("houses", [["S1"], ["S1", "I11"], ["S1", "I11", "I3"]])
@proves("FG-WRK-02")
def test_lantern_theater(houses: list[str]) -> None:
    """A temporary crystal, and one for each own house."""
    table = at_the_card("lantern_theater", "D1 E1 F1 E2", "books", humans=dict(houses=houses))
    table.push("worker lantern_theater")
    assert table.changes() == {"humans": {"workers": -1, "temporary": 1 + len(houses)}}
    assert table.asked == ("savvas", "turn")


@proves("FG-WRK-02")
def test_great_oak() -> None:
    """A house for 2 coins less; it frees a worker. No bridge."""
    table = at_the_card(
        "great_oak",
        "A2 B2 B3 C3",
        "food",
        humans=dict(storages={"people": ["K9"]}),
        savvas=dict(houses=[]),
        roads="K10",
    )
    table.push("worker great_oak")
    assert table.refused("bridge H8") == "FG-CST-01"
    table.push("house K11")
    assert table.changes() == {"humans": {"coins": -2, "houses": ["+K11"]}}  # a worker used, a worker free
    assert table.building("great_oak")["worker"] == "humans"
    assert table.asked == ("savvas", "turn")


@pytest.mark.parametrize("crystals", [0, 1, 2])
@proves("FG-WRK-02")
def test_hearth_shrine(crystals: int) -> None:
    """A temporary crystal for a permanent one; without one it cannot be used."""
    table = at_the_card(
        "hearth_shrine", "D3 E3 E4 F4", "bricks", humans=dict(temporary=crystals), savvas=dict(storages={})
    )
    if not crystals:
        assert table.refused("worker hearth_shrine") == "FG-WRK-02"
        return
    table.push("worker hearth_shrine")
    assert table.changes() == {"humans": {"workers": -1, "temporary": -1, "permanent": 1}}
    ready(table, "hearth_shrine")


@proves("FG-WRK-02", "FG-Q-41")
def test_merchants_guild() -> None:
    """An own storage or access for 2 coins less: no storage of somebody else's resource."""
    table = at_the_card("merchants_guild", "D1 E1 F1 D2", "machinery", humans=dict(coins=2))
    table.push("worker merchants_guild")
    assert table.refused("store wood") == "FG-TRD-02"
    assert table.keys == ["store people", "access E3"]
    table.push("store people", "at J13")
    assert table.changes() == {"humans": {"workers": -1, "coins": -1, "storages": ["+people J13"]}}
    ready(table, "merchants_guild")


WORKSHOP = dict(
    humans=dict(storages={"people": ["Q3"], "tools": ["A6"], "metal": ["C6"]}), roads="B7 B8 C8", savvas=dict(houses=[])
)


@proves("FG-WRK-02")
def test_artisans_guild() -> None:
    """An upgrade for 2 coins less, without a road."""
    table = at_the_card("artisans_guild", "D3 E3 F3 D4", "leather", **WORKSHOP | dict(savvas=dict(storages={})))
    table.push("worker artisans_guild")
    table.push("at C9 1")
    assert table.changes() == {
        "humans": {"workers": -1, "coins": -2, "vp": 2, "income": 1, "storages": ["+machinery C9 C10 D10"]}
    }
    ready(table, "artisans_guild")


@proves("FG-WRK-02")
def test_tinkers_college() -> None:
    """Level 2 only, for 1 coin less, with a road."""
    table = at_the_card("tinkers_college", "D5 D6 E5 E6", "machinery", **WORKSHOP)
    table.push("worker tinkers_college")
    assert table.refused("upgrade weapons") == "FG-UPG-01"
    table.push("upgrade machinery", "at C9 1", "road E9")
    assert table.changes() == {
        "humans": {"workers": -1, "coins": -3, "vp": 2, "income": 1, "storages": ["+machinery C9 C10 D10"]},
        "board": {"roads": ["+E9"]},
    }
    ready(table, "tinkers_college")


@proves("FG-TXT-01", "FG-Q-46", "FG-BAD-68")
def test_university() -> None:
    """Up to 2 cards, but neither Income nor the card played now nor the call."""
    table = at_the_card(
        "university",
        "I5 H5 I6 H6",
        "books",
        humans=dict(hand=["trade", "call"], discard=["build", "income", "upgrade", "recruit"]),
    )
    table.push("worker university")
    assert table.keys == ["recall build", "recall upgrade", "recall recruit", "no card"]
    for card in ("income", "trade", "call"):
        assert table.refused(f"recall {card}") == "FG-Q-46"
    table.push("recall build", "recall recruit")
    assert table.changes() == {"humans": {"workers": -1}}
    assert table.hand("humans") == ["build", "recruit", "call"]
    assert table.discard("humans") == ["income", "upgrade", "trade"]
    assert table.refused("recall upgrade", by="humans") == "FG-TRN-01"  # not a third
    ready(table, "university")


@pytest.mark.parametrize("kept", [0, 1])
@proves("FG-Q-46")
def test_the_university_may_return_fewer(kept: int) -> None:
    table = at_the_card(
        "university", "I5 H5 I6 H6", "books", humans=dict(hand=["trade", "call"], discard=["build", "upgrade"])
    )
    table.push("worker university", *["recall build"][:kept], "no card")
    assert len(table.discard("humans")) == 2 - kept + 1
    ready(table, "university")


@proves("FG-TXT-02", "FG-Q-47")
def test_north_watchtower() -> None:
    """Free access to a storage with a desert cell, connected to the tower for the Humans: a rival's or a neutral one,
    and its owner gets nothing."""
    table = at_the_card(
        "north_watchtower",
        "G4 H4",
        "weapons",
        savvas=dict(storages={"stone": ["H3"], "tools": ["G3"], "leather": ["I2 I3 I4 from E5"]}),
        neutral=dict(storages={"livestock": ["E5"], "wood": ["B5"]}),
        humans=dict(storages={"people": ["Q3"]}),
        roads="F4",
    )
    table.push("worker north_watchtower")
    # H3 is beside it, E5 over a road, I2 (desert) is a cell of the leather; G3 is ruins and B5 too far.
    assert table.cells("access") == {"H3", "E5", "I2"}
    table.push("access I2")
    assert table.changes() == {"humans": {"workers": -1, "access": ["+leather I2 I3 I4"]}}
    ready(table, "north_watchtower")


@proves("FG-Q-15", "FG-Q-47")
@pytest.mark.parametrize("builder", ["humans", "savvas"])
def test_north_watchtower_over_whose_bridge(builder: str) -> None:
    """Connected for the acting player: over the own bridge, not over that of the storage's owner."""
    table = at_the_card(
        "north_watchtower",
        "G4 H4",
        "weapons",
        humans=dict(bridges=["K2"] if builder == "humans" else []),
        savvas=dict(storages={"stone": ["M2"]}, bridges=["K2"] if builder == "savvas" else []),
        roads="I4 J3 L2",
    )
    if builder == "humans":
        table.push("worker north_watchtower")
        assert table.changes()["humans"]["access"] == ["+stone M2"]
    else:
        assert table.refused("worker north_watchtower") == "FG-WRK-02"


@proves("FG-Q-47")
@pytest.mark.parametrize("held", [dict(access=["H3"]), dict(storages={"stone": ["H3"]})])
def test_north_watchtower_gives_no_access_one_has(held: dict[str, Any]) -> None:
    """Neither to a storage with an own marker nor to an own storage."""
    quatryls = dict(storages={"stone": ["H3"]}) if "access" in held else {}
    table = scene(
        humans=HUMANS | held,
        quatryls=quatryls,
        buildings={"north_watchtower": dict(at="G4 H4", cubes={"weapons": "humans"})},
    ).push("lay trade")
    assert table.refused("worker north_watchtower") == "FG-WRK-02"


@proves("FG-WRK-02")
def test_west_watchtower() -> None:
    """The same on the coast."""
    table = at_the_card(
        "west_watchtower",
        "G4 H4",
        "leather",
        savvas=dict(storages={"stone": ["H3"], "tools": ["I1"]}, houses=[]),
        roads="G3 G2 H2",
    )
    table.push("worker west_watchtower")
    assert table.changes() == {"humans": {"workers": -1, "access": ["+tools I1"]}}
    ready(table, "west_watchtower")


def test_no_building_is_forgotten() -> None:
    with open(__file__) as source:
        rows = source.read()
    assert all(building.name in rows for building in BOX.prestige)
