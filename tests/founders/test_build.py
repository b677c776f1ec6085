"""Build: houses, bridges and gates (FG-CST, FG-HOU, FG-BRG)."""

from typing import Any

import pytest

from tests.founders.scene import Scene, scene
from tests.proves import proves

SAVVAS = dict(storages={"stone": ["E3"]}, coins=9)
HUMANS = dict(storages={"people": ["Q3"]}, coins=9)
NORTH = "F3 G3 H2 I2 J2"
"""Roads from the Savvas past forest to the northern river."""
EAST = "P2 O1 N1 M1 L1"
"""The same for the Humans."""


def building(**more: Any) -> Scene:
    savvas, humans = SAVVAS | more.pop("savvas", {}), HUMANS | more.pop("humans", {})
    return scene(savvas=savvas, humans=humans, roads=more.pop("roads", NORTH), **more).push("play build")


def following(**more: Any) -> Scene:
    """The Savvas have built a bridge; the Humans are asked to follow."""
    savvas, humans = SAVVAS | more.pop("savvas", {}), HUMANS | more.pop("humans", {})
    table = scene(savvas=savvas, humans=humans, roads=f"{NORTH} {EAST} R3", **more).push("play build", "bridge K1")
    table.changes()
    return table


# The action


@proves("FG-CST-01", "FG-CST-02", "FG-Q-39", "FG-Q-37")
@pytest.mark.parametrize(
    ("workers", "key", "price"),
    [(True, "house I3", 3), (True, "bridge K1", 3), (False, "house I3", 1), (False, "bridge K1", 3)],
)
def test_one_personal_structure_for_1_coin_less(workers: bool, key: str, price: int) -> None:
    """Off the price of that side of the mat: a house 4 or 2, a bridge 4. Paid to the bank."""
    table = building(options={"workers": workers}, savvas=dict(coins=price)).push(key)
    kind, cell = key.split()
    freed = {"workers": 1} if workers and kind == "house" else {}
    assert table.changes() == {"savvas": {"coins": -price, **freed, f"{kind}s": [f"+{cell}"]}}


@pytest.mark.parametrize(("workers", "key"), [(True, "house I3"), (True, "bridge K1"), (False, "bridge K1")])
@proves("FG-CST-02", "FG-BAD-21")
def test_what_one_cannot_pay(workers: bool, key: str) -> None:
    table = scene(savvas=SAVVAS | dict(coins=2), humans=HUMANS, roads=NORTH, options={"workers": workers})
    if workers:
        assert table.refused("play build") == "FG-TRN-06"
    else:
        assert table.push("play build").refused(key) == "FG-CST-02"


@proves("FG-CST-01", "FG-BAD-53")
def test_one_structure_for_one_card() -> None:
    table = building()
    assert table.refused("house I3 bridge K1") == "FG-CST-01"
    table.push("house I3")
    assert table.asked == ("humans", "follow")
    assert table.refused("bridge K1", by="savvas") == "FG-TRN-01"


@proves("FG-CST-03", "FG-CST-02", "FG-Q-39")
@pytest.mark.parametrize(
    ("workers", "key", "price"),
    [(True, "house S3", 4), (True, "bridge K2", 4), (False, "house S3", 2), (False, "bridge K2", 4)],
)
def test_a_follow_pays_the_normal_price(workers: bool, key: str, price: int) -> None:
    table = following(options={"workers": workers}, humans=dict(coins=price)).push("follow build", key)
    kind, cell = key.split()
    freed = {"workers": 1} if workers and kind == "house" else {}
    assert table.changes() == {"humans": {"coins": -price, **freed, f"{kind}s": [f"+{cell}"]}}


@proves("FG-CST-03", "FG-BAD-54")
def test_a_follow_has_no_discount() -> None:
    """With 3 coins the main action could be paid."""
    assert following(humans=dict(coins=3)).refused("follow build") == "FG-FOL-02"
    table = following(humans=dict(coins=3), options={"workers": False}).push("follow build")
    assert table.refused("bridge K2") == "FG-CST-02"
    assert "house S3" in table.keys


@pytest.mark.parametrize(
    ("key", "setting"),
    [
        ("house I11", {}),
        ("bridge H8", {}),
        ("house G7", dict(roads=NORTH, humans=dict(storages={"people": ["F6"]}))),  # at a rival's storage only
        ("bridge K5", dict(roads=NORTH + " J6")),  # at a road that leads nowhere
        ("house L3", dict(humans=dict(bridges=["K2"]))),  # over a rival's bridge
    ],
)
@proves("FG-CST-04", "FG-BRG-07", "FG-BAD-50")
def test_it_is_connected_to_an_own_structure(key: str, setting: dict[str, Any]) -> None:
    assert building(**setting).refused(key) == "FG-CST-04"


@proves("FG-CST-04")
def test_a_gate_is_connected_too() -> None:
    table = building(savvas=dict(storages={"stone": ["G4"]}), roads="G5", board="thematic")
    assert table.refused("gate G13") == "FG-CST-04"
    table.push("gate H6")
    assert table.changes()["savvas"]["bridges"] == ["+H6"]


# Houses


@pytest.mark.parametrize("cell", ["F4", "G2", "J1", "K1", "G4"])
@proves("FG-HOU-01", "FG-TER-03", "FG-BAD-47")
def test_a_house_stands_on_forest(cell: str) -> None:
    """Not on ruins, desert, coast, river or a site."""
    assert building().refused(f"house {cell}") == "FG-HOU-01"


@proves("FG-HOU-01")
def test_a_house_covers_one_cell() -> None:
    table = building().push("house I3")
    assert table.changes()["savvas"]["houses"] == ["+I3"]
    assert table.game.occupied.bit_count() == 2 + 5 + 1


@proves("FG-HOU-02", "FG-BAD-48")
def test_three_houses_at_most() -> None:
    table = building(savvas=dict(houses=["A9", "S1", "I11"]))
    assert table.refused("house I3") == "FG-HOU-02"


@proves("FG-HOU-03", "FG-DIS-10", "FG-BAD-48")
def test_houses_stand_in_different_districts() -> None:
    table = building(savvas=dict(houses=["A9", "I11"]), humans=dict(houses=["B9", "T1"]))
    assert table.refused("house I3") == "FG-HOU-03"
    table = building(savvas=dict(bridges=["K2"], houses=["A9"]), humans=dict(houses=["S1"])).push("house L3")
    assert table.changes()["savvas"]["houses"] == ["+L3"]


@pytest.mark.parametrize("storage", ["I4", "J4", "H3"])
@proves("FG-HOU-04", "FG-BAD-49")
def test_a_house_is_not_beside_an_own_structure(storage: str) -> None:
    table = building(savvas=dict(storages={"stone": ["E3"], "gems": [storage]}))
    assert table.refused("house I3") == "FG-HOU-04"


@proves("FG-HOU-04")
def test_a_house_beside_bridges_roads_and_what_is_anothers() -> None:
    """J3 is beside an own bridge, roads, and a storage of the Humans to which the Savvas have access."""
    table = building(savvas=dict(bridges=["K2"], access=["I3"]), humans=dict(storages={"people": ["I3"]}))
    table.push("house J3")
    assert table.changes()["savvas"]["houses"] == ["+J3"]


@pytest.mark.parametrize("workers", [True, False])
@proves("FG-HOU-05", "FG-HOU-06")
def test_a_house_makes_a_worker_available_on_side_a(workers: bool) -> None:
    table = building(options={"workers": workers}).push("house I3")
    assert table.player("savvas").workers == (1 if workers else 0)


@proves("FG-HOU-07")
def test_a_house_gives_no_income_step_and_no_points() -> None:
    table = building().push("house I3")
    assert table.changes() == {"savvas": {"coins": -3, "workers": 1, "houses": ["+I3"]}}


# Bridges and gates


@pytest.mark.parametrize(
    ("board", "key"),
    [
        ("symmetric", "bridge J1"),
        ("symmetric", "bridge G4"),
        ("symmetric", "gate K1"),
        ("thematic", "bridge I5"),
        ("thematic", "gate L5"),
        ("thematic", "gate I4"),
    ],
)
@proves("FG-BRG-01", "FG-BAD-51")
def test_bridges_on_river_gates_on_wall(board: str, key: str) -> None:
    place = dict(savvas=dict(storages={"stone": ["H4"]}), roads="G5 J5 K5") if board == "thematic" else {}
    assert building(board=board, **place).refused(key) == "FG-BRG-01"


@pytest.mark.parametrize(("cell", "key"), [("K1", "bridge K1"), ("I5", "gate I5")])
@proves("FG-BRG-01", "FG-DIS-04", "FG-DIS-05")
def test_a_bridge_or_gate_covers_one_cell(cell: str, key: str) -> None:
    place = dict(board="thematic", savvas=dict(storages={"stone": ["H4"]}), roads="G5") if cell == "I5" else {}
    table = building(**place).push(key)
    assert table.changes()["savvas"]["bridges"] == [f"+{cell}"]


@proves("FG-BRG-02")
@pytest.mark.parametrize("bridge", [True, False])
def test_only_a_bridge_carries_a_connection_over_the_river(bridge: bool) -> None:
    """The roads on both banks of K2 are two cells apart, and nothing else can lie in between."""
    table = scene(savvas=SAVVAS | dict(bridges=["K2"] if bridge else []), humans=HUMANS, roads=NORTH + " L2")
    table.push("lay trade")
    assert ("road M2" in table.keys) == bridge
    if not bridge:
        assert table.refused("road K2") == "FG-ROA-04"


@proves("FG-BRG-03", "FG-CON-05")
def test_a_rival_cannot_use_it() -> None:
    table = scene(savvas=SAVVAS | dict(bridges=["K2"]), humans=HUMANS, roads=f"{NORTH} {EAST} L2", turn="humans")
    table.push("lay trade")
    assert table.refused("road I1") == "FG-ROA-03"
    assert "road L3" in table.keys


@proves("FG-BRG-04", "FG-BAD-52")
@pytest.mark.parametrize("board", ["symmetric", "thematic"])
def test_three_bridges_and_gates_together(board: str) -> None:
    if board == "symmetric":
        table = building(savvas=dict(bridges=["K1", "K2", "K3"]))
        assert table.refused("bridge K4") == "FG-BRG-04"
    else:
        mine = dict(storages={"stone": ["G4"]}, bridges=["I5", "L5", "L6"])
        table = building(savvas=mine, humans=dict(storages={}), board=board, roads="H5 J5 K5 G5 F6")
        assert table.refused("gate H6") == "FG-BRG-04"


@proves("FG-BLD-08", "FG-BAD-52")
def test_a_bridge_does_not_go_where_one_is() -> None:
    table = building(humans=dict(bridges=["K2"]), savvas=dict(bridges=["K1"]))
    assert table.refused("bridge K2") == "FG-BLD-08"
    assert table.refused("bridge K1") == "FG-BLD-08"


@proves("FG-BRG-05", "FG-BLD-04")
def test_a_bridge_may_be_beside_structures_of_its_owner() -> None:
    table = building(savvas=dict(storages={"stone": ["J1"]}, houses=["J3"]), roads="").push("bridge K2")
    assert table.changes()["savvas"]["bridges"] == ["+K2"]


@proves("FG-BRG-06")
@pytest.mark.parametrize("owner", ["savvas", "humans"])
def test_bridges_may_be_beside_bridges(owner: str) -> None:
    table = building(**{owner: dict(bridges=["K1"])}).push("bridge K2")
    assert table.changes()["savvas"]["bridges"] == ["+K2"]


@proves("FG-BRG-07", "FG-Q-19")
def test_an_own_bridge_carries_the_next_one() -> None:
    """K3 is near no own storage or house, road or bridge of the Savvas but K2: that is connection enough."""
    table = building(savvas=dict(bridges=["K2"]), roads="F3 G3 H2 I1 J1").push("bridge K3")
    assert table.changes()["savvas"]["bridges"] == ["+K3"]
    table = building(humans=dict(bridges=["K2"]), roads="F3 G3 H2 I1 J1")
    assert table.refused("bridge K3") == "FG-CST-04"


@proves("FG-BRG-08", "FG-DEL-04", "FG-Q-15")
@pytest.mark.parametrize("builder", ["savvas", "humans"])
def test_a_bridge_links_only_storages_of_its_owner_with_a_building(builder: str) -> None:
    """The gatehouse across the river needs stone, which is the Savvas'. A bridge of the Humans is no way for it."""
    table = scene(
        savvas=SAVVAS,
        humans=HUMANS,
        roads=f"{NORTH} {EAST} L3 L4",
        buildings={"east_gatehouse": "L5 M5"},
        turn=builder,
    ).push("play build", "bridge K2")
    built = {"coins": -3, "bridges": ["+K2"]}
    if builder == "savvas":
        assert table.changes() == {"savvas": built | {"vp": 6, "cubes": ["+east_gatehouse stone"]}}
    else:
        assert table.changes() == {"humans": built}
