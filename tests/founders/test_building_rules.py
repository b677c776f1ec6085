"""Required resources and the rules of building (FG-REQ, FG-BLD)."""

from random import Random
from typing import Any

import pytest

from tests.founders.scene import BOX, begin, scene
from tests.proves import proves

SPINE = "A3 B3 C3 D3 E3 F3"
"""A road in the north-west: basic storages lie on row 2, what is made of them below."""
STONE = dict(storages={"stone": ["A2"]})
PEOPLE = dict(storages={"people": ["C2"]})


# Required resources


@pytest.mark.parametrize(
    ("resource", "made_of"),
    [
        ("bricks", {"people": 1, "stone": 1}),
        ("machinery", {"tools": 1, "metal": 1}),
        ("jewelry", {"gems": 1, "metal": 1}),
        ("leather", {"livestock": 1}),
        ("books", {"wood": 1, "plants": 1}),
        ("food", {"plants": 1, "livestock": 1}),
        ("weapons", {"machinery": 4, "wood": 1}),
        ("clothing", {"jewelry": 4, "leather": 2}),
        ("government", {"books": 4, "bricks": 4}),
        ("labor", {"food": 4, "people": 1}),
    ],
)
@proves("FG-REQ-01")
def test_the_recipes(resource: str, made_of: dict[str, int]) -> None:
    assert BOX.resources[BOX.resource[resource]].made_of == made_of
    recipe = BOX.recipes[BOX.resource[resource]]
    assert {BOX.resources[input].name: vp for input, vp in recipe} == made_of


@proves("FG-REQ-01")
def test_a_basic_resource_requires_nothing() -> None:
    assert not any(BOX.recipes[BOX.resource[name]] for name in BOX.basics)
    assert all(BOX.recipes[len(BOX.basics) :])


@proves("FG-REQ-02", "FG-UPG-06")
def test_each_required_resource_is_owned_or_accessed() -> None:
    """Leather is possible in any case, so that there is a question."""
    savvas: dict[str, Any] = dict(storages={"stone": ["A2"], "livestock": ["E2"]})
    table = scene(savvas=savvas, humans=PEOPLE, roads=SPINE).push("play upgrade")
    assert table.refused("upgrade bricks") == "FG-REQ-02"
    assert "upgrade leather" in table.keys
    table = scene(savvas=savvas | dict(access=["C2"]), humans=PEOPLE, roads=SPINE).push("play upgrade")
    assert "upgrade bricks" in table.keys


@proves("FG-REQ-03")
def test_those_very_storages_are_connected() -> None:
    """The Savvas have access to people far away; the people that are connected are not open to them."""
    humans = dict(storages={"people": ["C2", "S2"]})
    assert scene(savvas=STONE | dict(access=["S2"]), humans=humans, roads=SPINE).refused("play upgrade") == "FG-TRN-06"
    assert "play upgrade" in scene(savvas=STONE | dict(access=["C2"]), humans=humans, roads=SPINE).keys


@proves("FG-REQ-03")
def test_a_site_without_its_input() -> None:
    """Two roads: one from the stone, one from the people. A tile must lie at both."""
    table = scene(savvas=STONE | dict(access=["F2"]), humans=dict(storages={"people": ["F2"]}), roads="A3 A4 E3 E4")
    table.push("play upgrade", "upgrade bricks")
    assert table.refused("at A5 1") == "FG-REQ-03"
    assert table.refused("at F5 1") == "FG-UPG-05"
    assert "at B4 1" in table.keys  # from B4 to D4, between the two


@proves("FG-REQ-04")
def test_resources_are_not_used_up() -> None:
    """The same stone and people make bricks a second time, in the next district."""
    table = scene(
        savvas=dict(coins=20, storages={"stone": ["A2"], "bricks": ["A4 B4 C4"]}, access=["C2"], bridges=["K3"]),
        humans=PEOPLE,
        roads=SPINE + " G3 H3 I3 J3 L3",
    )
    table.push("play upgrade", "upgrade bricks", "at L2 1")
    assert table.storage("L2")["from"] == table.storage("A4")["from"] == ["C2", "A2"]
    changes = table.changes()
    assert (changes["savvas"]["vp"], changes["humans"]) == (1, {"vp": 1})


# Connection


@proves("FG-BLD-01")
def test_what_must_be_connected() -> None:
    savvas = dict(coins=20, storages={"stone": ["A2"], "people": ["C2"]})
    table = scene(savvas=savvas, inox={}, roads=SPINE + " G3 H3 I3 J3").push("lay trade")
    assert table.refused("road J5") == "FG-ROA-03"
    table.table.pop()
    table.push("play build")
    assert table.refused("house J5") == "FG-CST-04"
    assert table.refused("bridge K5") == "FG-CST-04"
    table.table.pop()
    table.push("play upgrade", "upgrade bricks")
    assert table.refused("at H6 1") == "FG-UPG-05"


@proves("FG-BLD-01")
def test_level_3_must_be_connected() -> None:
    inputs = {"wood": ["E2"], "tools": ["S1"], "metal": ["U1"], "machinery": ["A4 A5 B5"]}
    table = scene(vermlings=dict(coins=20, storages=inputs), inox={}, roads=SPINE).push(
        "play upgrade", "upgrade weapons"
    )
    assert "at D4 2" in table.keys
    assert table.refused("at E15 1") == "FG-UPG-05"


@proves("FG-BLD-01")
def test_gates_must_be_connected() -> None:
    table = scene(savvas=dict(storages={"stone": ["H4"]}), humans={}, board="thematic", roads="G5").push("play build")
    assert "gate I5" in table.keys
    assert table.refused("gate H8") == "FG-CST-04"


@proves("FG-BLD-02", "FG-TRD-05")
def test_basic_storages_and_prestige_buildings_need_no_connection() -> None:
    table = scene(savvas=dict(coins=20, storages={"stone": ["A2"]}), humans={}, completed=2)
    table.push("play trade", "store stone", "at U15")
    assert table.storage("U15")["owner"] == "savvas"
    for resource, owner in (("people", "humans"), ("wood", "neutral")):
        table = scene(savvas=dict(coins=20, storages={"stone": ["A2"]}), humans={}, completed=2)
        table.push("play trade", f"store {resource}", "at U15")
        assert table.storage("U15")["owner"] == owner
    table = scene(savvas=dict(discard=["trade", "build"], hand=["call", "recruit"]), humans={}, inox={})
    table.push("call", "coin").vote(savvas="circle", humans="circle", inox="circle").push("at M5 1")
    assert table.building("university")["cells"] == ["M5", "N5", "M6", "N6"]


# Own structures side by side


def own(**pieces: Any) -> dict[str, Any]:
    return dict(coins=20) | pieces


METAL = dict(resources=["stone", "metal"])
MADE = {"stone": ["U1"], "people": ["S1"]}
BRICKS = ["play upgrade", "upgrade bricks"]
BESIDE: list[Any] = [
    ("basic, basic", own(**METAL, storages={"stone": ["C5"]}), ["play trade", "store metal"], "at D6", "FG-TRD-04"),
    ("basic, house", own(**METAL, houses=["B1"]), ["play trade", "store metal"], "at C2", "FG-TRD-04"),
    (
        "basic, advanced",
        own(**METAL, storages=MADE | {"bricks": ["A4 B4 C4"]}),
        ["play trade", "store metal"],
        "at D5",
        "FG-TRD-04",
    ),
    ("house, basic", own(storages={"stone": ["I2"]}), ["play build"], "house J3", "FG-HOU-04"),
    ("house, advanced", own(storages=MADE | {"bricks": ["H5 H6 H7"]}), ["play build"], "house G6", "FG-HOU-04"),
    ("advanced, basic", own(storages={"stone": ["A2"], "people": ["C2"]}), BRICKS, "at D2 1", "FG-UPG-04"),
    (
        "advanced, house",
        own(storages={"stone": ["A2"], "people": ["C2"]}, houses=["F5"]),
        BRICKS,
        "at D4 1",
        "FG-UPG-04",
    ),
    (
        "advanced, advanced",
        own(storages={"stone": ["A2"], "people": ["C2"], "livestock": ["E2"], "leather": ["A4 B4 C4"]}),
        BRICKS,
        "at D4 1",
        "FG-UPG-04",
    ),
]


@pytest.mark.parametrize(("savvas", "after", "key", "rule"), [pytest.param(*b, id=a) for a, *b in BESIDE])
@proves("FG-BLD-03", "FG-UPG-04", "FG-HOU-04", "FG-TRD-04")
def test_own_houses_and_storages_do_not_stand_side_by_side(
    savvas: dict[str, Any], after: list[str], key: str, rule: str
) -> None:
    table = scene(savvas=savvas, orchids={}, roads=SPINE + " J2 I6").push(*after)
    assert table.refused(key) == rule


@proves("FG-BLD-04")
def test_bridges_and_roads_may_stand_beside_anything() -> None:
    """A bridge beside an own storage, then a storage beside an own bridge and a road beside both."""
    table = scene(savvas=own(storages={"stone": ["J2"]}), inox={}).push("play build", "bridge K1")
    assert table.changes()["savvas"]["bridges"] == ["+K1"]
    table = scene(savvas=own(bridges=["K1"]), inox={}, roads="I3").push("play trade", "store stone", "at J2")
    assert table.changes()["savvas"]["storages"] == ["+stone J2"]
    table = scene(savvas=own(storages={"stone": ["J2"]}, bridges=["K1"]), inox={}).push("lay trade", "road J1")
    assert table.changes() == {"board": {"roads": ["+J1"]}}
    table = scene(savvas=own(storages={"stone": ["H3"]}, bridges=["K3"]), inox={}, roads="I3").push("play build")
    assert "house J4" in table.keys  # beside the own bridge
    assert "bridge K4" in table.keys  # and bridges beside bridges


@proves("FG-BLD-05")
def test_structures_of_others_may_be_neighbours() -> None:
    humans = dict(storages={"people": ["C5"]}, houses=["B3"])
    table = scene(savvas=own(access=["C5"]), humans=humans, neutral=dict(storages={"wood": ["D3"]}))
    table.push("play trade", "store stone", "at C4")
    assert table.changes()["savvas"]["storages"] == ["+stone C4"]


@proves("FG-BLD-06")
def test_one_of_a_kind_in_a_district_for_every_build() -> None:
    """Own, neutral and rivals' basic storages, advanced ones; houses and prestige buildings: FG-DIS-10, FG-DIS-11."""
    here: dict[str, Any] = dict(
        savvas=own(storages={"stone": ["A2"]}, access=["C2"]),
        humans=dict(storages={"people": ["C2"], "bricks": ["H5 H6 H7"]}),
        neutral=dict(storages={"wood": ["E1"]}),
        completed=2,
        roads=SPINE,
    )
    for resource in ("stone", "people", "wood"):
        table = scene(**here).push("play trade", f"store {resource}")
        assert table.refused("at A6") == "FG-DIS-08"
        assert "M5" in table.cells("at")
    assert scene(**here).refused("play upgrade") == "FG-TRN-06"  # bricks would be the second in the district


@proves("FG-BLD-07", "FG-TRD-12")
def test_building_rules_do_not_concern_access() -> None:
    """Unconnected, beside an own storage, in a district where one has that resource already."""
    table = scene(
        savvas=own(storages={"stone": ["B3"], "people": ["L2"], "bricks": ["A5 B5 C5"]}),
        inox=dict(storages={"bricks": ["E4 E5 E6"]}),
    )
    table.push("play trade", "access E4")
    assert table.changes()["savvas"] == {"coins": -2, "access": ["+bricks E4 E5 E6"]}


@proves("FG-BLD-08")
def test_every_cell_is_empty_and_of_the_right_kind() -> None:
    table = scene(savvas=own(storages={"stone": ["A2"], "people": ["C2"]}), inox={}, roads=SPINE)
    table.push("play upgrade", "upgrade bricks")
    assert "at C4 1" in table.keys
    assert table.refused("at F4 1") == "FG-BLD-08"  # G4 is a site
    assert table.refused("at B3 2") == "FG-BLD-08"  # a road
    assert table.refused("at C2 2") == "FG-BLD-08"  # a storage
    assert table.refused("at J5 1") == "FG-BLD-08"  # K5 is the river
    assert table.refused("at A15 2") == "FG-BLD-08"  # off the board


@proves("FG-BLD-08")
def test_no_two_pieces_on_one_cell() -> None:
    """A road, storages of three kinds of owners, a house, a bridge, a prestige building: all where one may build."""
    here: dict[str, Any] = dict(
        savvas=own(resources=["metal"], storages={"stone": ["H1"]}),
        humans=dict(storages={"people": ["F2"]}, houses=["J4"], bridges=["K3"]),
        neutral=dict(storages={"wood": ["D2"]}),
        buildings={"south_gatehouse": "G5 H5"},
        roads="I2 J3 I4 J5",
    )
    for cell in ("J3", "F2", "D2", "J4", "G5"):
        for key in ("store metal", "store gems"):
            table = scene(**here).push("play trade", key)
            assert table.refused(f"at {cell}") == "FG-BLD-08"
    table = scene(**here).push("play build")
    assert table.refused("house J4") == "FG-BLD-08"
    assert table.refused("bridge K3") == "FG-BLD-08"
    table = scene(**here).push("lay trade")
    assert table.refused("road J4") == "FG-ROA-02"


@proves("FG-BLD-09")
def test_nothing_built_goes_away() -> None:
    """Random play: every piece that was on the board stays there."""
    table, chance = begin(3, seed=5), Random(5)
    before = table.snapshot()
    while not table.table.over:
        decision = table.table.decision
        table.table.push(chance.choice(decision.options), decision.seat)
        after = table.snapshot()
        for who, facts in before.items():
            for piece in ("storages", "houses", "bridges", "cubes", "roads", "buildings", "complete"):
                assert set(facts.get(piece, ())) <= set(after[who].get(piece, ()))
        before = after


@proves("FG-BLD-10")
def test_a_prestige_building_may_be_a_neighbour() -> None:
    """Of own storages, of houses, of other prestige buildings; and they of it."""
    table = scene(
        savvas=dict(discard=["trade", "build"], hand=["call", "recruit"], storages={"stone": ["L4"]}, houses=["O7"]),
        humans={},
        inox={},
        buildings={"courthouse": "L5 M5 L6 M6"},
    )
    table.push("call", "coin").vote(savvas="circle", humans="circle", inox="circle")
    assert "at N5 1" in table.keys
    table = scene(savvas=own(), humans={}, buildings={"university": "M5 N5 M6 N6"})
    table.push("play trade", "store stone", "at L4")
    assert table.changes()["savvas"]["storages"] == ["+stone L4"]


@proves("FG-BLD-11", "FG-TRD-20")
def test_neutral_storages_do_not_stand_side_by_side() -> None:
    table = scene(savvas=own(), humans={}, neutral=dict(storages={"wood": ["C5"]})).push("play trade", "store gems")
    assert table.refused("at D6") == "FG-TRD-20"
    assert "E6" in table.cells("at")


@proves("FG-Q-21")
def test_a_rivals_supplier_next_to_the_new_storage_is_connected() -> None:
    table = scene(savvas=STONE | dict(access=["D5"]), humans=dict(storages={"people": ["D5"]}), roads="A3")
    table.push("play upgrade", "upgrade bricks", "at A4 1")
    assert table.storage("A4")["from"] == ["D5", "A2"]
