"""What is in the box, and which pieces can run out (FG-CMP)."""

from collections import Counter

import pytest

from stead.titles.founders.board import drawn as picture
from tests.founders.scene import BOX, begin, scene
from tests.proves import proves

ADVANCED = [resource for resource in BOX.resources if resource.level > 1]
LEVEL = {resource.name: resource.level for resource in BOX.resources}


@proves("FG-CMP-01")
def test_roads_coins_and_crystals_do_not_run_out() -> None:
    """More of each than the box holds (64 roads, 112 coins, 20 crystals of each kind), and there are still more."""
    cells = [f"{column}{row}" for row in range(1, 6) for column in "ABCDEFGHIJ" if f"{column}{row}" not in ("G4", "H4")]
    roads = [cell for cell in cells if cell != "E3"] + [f"{column}{row}" for row in range(13, 16) for column in "EFGHI"]
    roads += [f"{column}6" for column in "ABCDE"]
    assert len(roads) > 64
    table = scene(
        savvas=dict(coins=200, temporary=30, storages={"stone": ["E3"]}),
        humans=dict(permanent=30),
        roads=" ".join(roads),
    )
    table.push("lay trade", "road F6")
    assert table.changes() == {"board": {"roads": ["+F6"]}}
    table.push("lay trade", "coin", "lay build", "influence")
    assert table.changes() == {"humans": {"coins": 1}, "savvas": {"temporary": 1}}


@proves("FG-CMP-01")
def test_markers_do_not_run_out() -> None:
    """15 of a colour are in the box. The Orchids have access to 15 storages, and buy it to a sixteenth."""
    places = "A1 C1 E1 G1 I1 L1 N1 P1 R1 T1 B14 D14 F14 H14 J14 L14".split()
    basics = [name for name in BOX.basics if name != "gems"]
    storages = {name: places[i::7] for i, name in enumerate(basics)}
    table = scene(orchids=dict(access=places[:-1]), savvas=dict(storages=storages))
    assert len(table.snapshot()["orchids"]["access"]) == 15
    table.push("play trade", "access L14")
    assert table.changes()["orchids"] == {"coins": -4, "access": ["+people L14"]}


@proves("FG-CMP-01")
def test_cubes_do_not_run_out() -> None:
    """25 of a colour are in the box; the Valraths lay more."""
    full = scene(valraths={}, humans={}, completed=10)
    city = [full.building(BOX.prestige[building.building].name) for building in full.game.buildings]
    table = scene(
        valraths=dict(storages={"metal": ["E5"]}),
        humans={},
        buildings={
            building["building"]: dict(
                at=" ".join(building["cells"]), cubes=dict.fromkeys(building["cubes"], "valraths")
            )
            for building in city
        }
        | {"south_gatehouse": dict(at="B5 C5", cubes={"bricks": "valraths"})},
    )
    assert len(table.snapshot()["valraths"]["cubes"]) > 25
    table.push("lay trade", "road D5")
    assert table.changes()["valraths"]["cubes"] == ["+south_gatehouse metal"]


@proves("FG-CMP-02")
def test_the_core_action_cards() -> None:
    """As many as there are hands to fill: 4 of each, and Income for the 2 hands of the 2-player game."""
    hands = {players: Counter(BOX.cards[c] for p in begin(players).game.players for c in p.hand) for players in (2, 4)}
    assert hands[4] == {"trade": 4, "build": 4, "upgrade": 4, "recruit": 4, "call": 4}
    assert hands[2]["income"] == 2


@proves("FG-CMP-03")
def test_the_other_cards() -> None:
    assert len(BOX.prestige) == 21
    assert len(BOX.basics) == 8
    assert len(BOX.advisors) == 18
    assert len(BOX.achievements) == 15
    assert len(BOX.races) == 9  # a city event for each


@proves("FG-CMP-04", "FG-HOU-02", "FG-BRG-04")
def test_three_houses_three_bridges_three_workers() -> None:
    houses = ["A1", "S1", "I11"]  # forest in each of the three districts
    table = scene(savvas=dict(coins=20, storages={"stone": ["I2"]}, houses=houses), humans={}, roads="J2")
    table.push("play build")
    assert table.refused("house J3") == "FG-HOU-02"
    assert table.player("savvas").workers == 3
    table = scene(
        savvas=dict(coins=20, storages={"stone": ["I2"]}, bridges=["K1", "K2", "K3"]), humans={}, roads="J3 I4"
    )
    table.push("play build")
    assert table.refused("bridge K4") == "FG-BRG-04"


SPINE = "A3 B3 C3 D3 E3 F3 G3 H3"
"""A road through the north of a district: basic storages lie on row 2, what is made of them below."""


@proves("FG-CMP-05")
def test_three_storages_of_each_kind() -> None:
    assert Counter(LEVEL.values()) == {1: 8, 2: 6, 3: 4}
    assert begin(4).game.stock == [3] * 18
    basics = {"stone": ["A2", "T2", "J13"], "people": ["C2"], "tools": ["E2"], "metal": ["G2"], "wood": ["I2"]}
    table = scene(
        savvas=dict(coins=20, storages=basics | {"machinery": ["P4 P5 Q5"]}),
        orchids=dict(
            storages={
                "bricks": ["A10 B10 C10", "S5 T5 U5", "H15 I15 J15"],
                "weapons": ["A6 A7 A8 A9", "U6 U7 U8 U9", "A15 B15 C15 D15"],
                "gems": ["E9"],
            }
        ),
        roads=SPINE,
    )
    table.push("play trade")
    assert table.refused("store stone") == "FG-CMP-05"
    table.table.pop()
    table.push("play upgrade")
    assert table.refused("upgrade bricks") == "FG-CMP-05"
    assert table.refused("upgrade weapons") == "FG-CMP-05"


@proves("FG-CMP-06")
def test_a_tile_for_every_prestige_card() -> None:
    """Each card is in one place, and its tile is drawn with it."""
    game = begin(2).game
    assert sorted([*game.offer, *game.prestige_deck]) == list(range(21))
    assert all(picture(building.shape) for building in BOX.prestige)
    table = scene(savvas={}, humans={}, completed=5)
    standing = [building.building for building in table.game.buildings]
    assert not set(standing) & {*table.game.offer, *table.game.prestige_deck}


@proves("FG-CMP-07")
def test_how_many_cells_a_storage_covers() -> None:
    assert [len(picture(resource.shape)) for resource in BOX.resources] == [
        {1: 1, 2: 3, 3: 4}[resource.level] for resource in BOX.resources
    ]


@pytest.mark.parametrize(
    ("built", "name", "place", "price"),
    [({}, "machinery", "at A4 1", 4), ({"machinery": ["A4 A5 B5"]}, "weapons", "at D4 2", 6)],
)
@proves("FG-CMP-08", "FG-UPG-02")
def test_what_an_advanced_storage_costs(built: dict[str, list[str]], name: str, place: str, price: int) -> None:
    basics = {"tools": ["A2"], "metal": ["C2"], "wood": ["E2"]}
    table = scene(quatryls=dict(coins=price, storages=basics | built), humans={}, roads=SPINE)
    table.push("play upgrade", f"upgrade {name}", place)
    assert table.changes()["quatryls"]["coins"] == -price
    table = scene(quatryls=dict(coins=price - 1, storages=basics | built), humans={}, roads=SPINE)
    assert table.refused("play upgrade") == "FG-TRN-06"


@proves("FG-CMP-09")
def test_level_2_is_made_of_basic_resources() -> None:
    assert all({LEVEL[input] for input in r.made_of} == {1} for r in ADVANCED if r.level == 2)


@proves("FG-CMP-10")
def test_level_3_is_made_of_a_level_2_resource_at_least() -> None:
    for resource in ADVANCED:
        if resource.level == 3:
            assert 2 in {LEVEL[input] for input in resource.made_of}
            assert 3 not in {LEVEL[input] for input in resource.made_of}


@proves("FG-CMP-12")
def test_bridges_and_gates_are_the_same_tiles() -> None:
    """Two bridges and a gate, or the other way round: there are three together."""
    here = dict(board="thematic", roads="J5 K5 K6 F6")
    table = scene(savvas=dict(storages={"stone": ["G4"]}, bridges=["H6", "L6"]), humans={}, **here)
    table.push("play build", "gate I5")
    assert table.changes()["savvas"]["bridges"] == ["+I5"]
    table = scene(savvas=dict(storages={"stone": ["G4"]}, bridges=["H6", "L6", "I5"]), humans={}, **here)
    table.push("play build")  # a house is left
    assert table.refused("bridge L5") == "FG-BRG-04"
    assert table.refused("gate J6") == "FG-BRG-01"
    assert table.refused("gate H7") == "FG-BRG-04"


@proves("FG-CMP-13")
def test_everybody_has_three_voting_tokens() -> None:
    table = scene(savvas=dict(discard=["trade", "build"], hand=["call", "recruit"]), humans={}, inox={}, orchids={})
    table.push("call", "coin")
    assert [decision.seat for decision in table.table.decisions] == [0, 1, 2, 3]
    for decision in table.table.decisions:
        assert [option.key for option in decision.options] == ["vote circle", "vote square", "vote triangle"]


@proves("FG-CMP-15")
def test_a_prestige_card_is_a_building_on_offer_and_then_an_action() -> None:
    table = scene(
        valraths=dict(storages={"metal": ["E5"]}, houses=["A1"]),
        humans={},
        buildings={"south_gatehouse": dict(at="B5 C5", cubes={"metal": "valraths"})},
        offer=["east_gatehouse", "university", "salt_barge"],
    )
    table.push("lay trade")
    assert table.refused("worker east_gatehouse") == "FG-OFR-01"
    assert "worker south_gatehouse" in table.keys
    assert all(building.action.say() for building in BOX.prestige)
