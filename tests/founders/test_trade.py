"""Trade: an own basic storage, access, or a neutral or rival basic storage with access (FG-TRD), and its follow
(FG-TRF)."""

from typing import Any

import pytest

from tests.founders.scene import BOX, Scene, scene
from tests.proves import proves

SAVVAS = dict(storages={"stone": ["E3"]}, resources=["gems", "tools"], coins=9)
HUMANS = dict(storages={"people": ["Q3"]}, coins=9)


def trading(**more: Any) -> Scene:
    """The Savvas own stone, gems and tools, the Humans people; livestock, wood, plants and metal are neutral."""
    savvas, humans = SAVVAS | more.pop("savvas", {}), HUMANS | more.pop("humans", {})
    return scene(savvas=savvas, humans=humans, **more).push("play trade")


def following(**more: Any) -> Scene:
    """The Savvas have traded; the Humans take the Trade follow."""
    savvas, humans = SAVVAS | more.pop("savvas", {}), HUMANS | more.pop("humans", {})
    table = scene(savvas=savvas, humans=humans, **more).push("play trade", "store gems", "at D1")
    table.changes()
    return table.push("follow trade")


@proves("FG-TRD-01", "FG-BAD-45")
def test_one_of_three_options() -> None:
    table = trading(completed=2)
    assert {"store stone", "access Q3", "store wood", "store people"} <= set(table.keys)
    assert table.refused("store stone store gems") == "FG-TRD-01"
    assert table.refused("store stone access Q3") == "FG-TRD-01"
    table.push("access Q3")
    assert table.asked == ("humans", "follow")
    assert table.refused("store stone", by="savvas") == "FG-TRN-01"


# Option 1: an own basic storage


@pytest.mark.parametrize("resource", ["stone", "gems", "tools"])
@proves("FG-TRD-02", "FG-TRD-06", "FG-OWN-01")
def test_a_storage_of_an_own_resource(resource: str) -> None:
    """Of the home resource, the additional or the third one; from the stock, with the own marker on it."""
    table = trading()
    stock = table.game.stock[BOX.resource[resource]]
    table.push(f"store {resource}", "at L2")
    storage = table.storage("L2")
    assert (storage["resource"], storage["owner"], storage["access"]) == (resource, "savvas", ["savvas"])
    assert table.game.stock[BOX.resource[resource]] == stock - 1
    income = {} if resource == "stone" else {"income": 1}
    assert table.changes() == {"savvas": {"coins": -2, **income, "storages": [f"+{resource} L2"]}}


@proves("FG-TRD-02", "FG-BAD-33")
def test_another_resource_is_not_built_as_ones_own() -> None:
    """What does not belong to the Savvas is never option 1: the Trade follow has no other."""
    table = following(humans=dict(resources=["metal"]), completed=2)
    assert table.keys == ["store people", "store metal", "access D1"]
    assert table.refused("store stone") == "FG-TRF-04"
    assert table.refused("store wood") == "FG-TRF-04"


PRICES = [("desert", "T5", 1), ("coast", "L2", 2), ("ruins", "P3", 3), ("forest", "L3", 3)]


@pytest.mark.parametrize(("terrain", "cell", "price"), PRICES)
@proves("FG-TRD-03", "FG-Q-38", "FG-Q-37")
def test_what_an_own_storage_costs(terrain: Any, cell: str, price: int) -> None:
    """By the terrain, paid to the bank."""
    board = BOX.boards["symmetric"]
    assert board.terrain[terrain] >> board.numbers[cell] & 1
    table = trading(savvas=dict(coins=price)).push("store stone", f"at {cell}")
    assert table.changes() == {"savvas": {"coins": -price, "storages": [f"+stone {cell}"]}}


@proves("FG-TRD-03", "FG-Q-07", "FG-BAD-21")
def test_there_is_no_credit() -> None:
    table = trading(savvas=dict(coins=1)).push("store stone")
    assert table.refused("at L2") == "FG-TRD-03"
    assert "at T5" in table.keys  # desert


@pytest.mark.parametrize("cell", ["D2", "D3", "F4", "A2", "B2"])
@proves("FG-TRD-04", "FG-BAD-35")
def test_not_beside_an_own_storage_or_house(cell: str) -> None:
    """E3 is a storage, A1 a house."""
    table = trading(savvas=dict(houses=["A1"])).push("store gems")
    assert table.refused(f"at {cell}") == "FG-TRD-04"


@pytest.mark.parametrize("cell", ["J2", "L2", "P3", "F6"])
@proves("FG-TRD-04", "FG-BRG-05", "FG-BLD-05")
def test_beside_bridges_roads_and_what_is_anothers(cell: str) -> None:
    table = trading(savvas=dict(bridges=["K2"]), roads="F5").push("store gems", f"at {cell}")
    assert table.storage(cell)["owner"] == "savvas"


@proves("FG-TRD-05")
def test_an_own_storage_needs_no_connection() -> None:
    """Across the river, where the Savvas have nothing."""
    table = trading().push("store stone", "at U15")
    assert table.changes()["savvas"]["storages"] == ["+stone U15"]


@proves("FG-TRD-22", "FG-DIS-08", "FG-BAD-34")
def test_one_storage_of_a_basic_resource_in_a_district() -> None:
    """For own ones as for those of others."""
    table = trading(neutral=dict(storages={"wood": ["T5"]}), completed=2)
    table.push("store stone")
    assert table.refused("at A9") == "FG-DIS-08"
    table.table.pop()
    table.push("store wood")
    assert table.refused("at L2") == "FG-DIS-08"
    table.table.pop()
    table.push("store people")
    assert table.refused("at L2") == "FG-DIS-08"


@proves("FG-CMP-05", "FG-TRD-22", "FG-Q-35", "FG-BAD-36")
def test_a_fourth_storage_of_a_type() -> None:
    """The Savvas' own stone, the neutral wood, the Humans' people: none has a tile, or a district, left."""
    table = trading(
        savvas=dict(storages={"stone": ["E3", "T1", "J13"]}),
        humans=dict(storages={"people": ["A1", "Q3", "E15"]}),
        neutral=dict(storages={"wood": ["A9", "U9", "P14"]}),
        completed=2,
    )
    for resource in ("stone", "people", "wood"):
        assert table.refused(f"store {resource}") == "FG-CMP-05"


@pytest.mark.parametrize(
    ("board", "cell"),
    [
        ("symmetric", "K1"),  # river
        ("symmetric", "G4"),  # a site
        ("thematic", "I5"),  # wall
        ("thematic", "I2"),  # dark square
        ("thematic", "K8"),  # the fortress
    ],
)
@proves("FG-BLD-08", "FG-BAD-37")
def test_no_storage_where_nothing_but_a_bridge_or_a_fortress_stands(board: str, cell: str) -> None:
    table = trading(board=board, savvas=dict(storages={}), humans=dict(storages={})).push("store gems")
    assert table.refused(f"at {cell}") == "FG-BLD-08"


@pytest.mark.parametrize("cell", ["Q3", "H8", "L5", "S1", "B5"])
@proves("FG-BLD-08", "FG-BAD-37")
def test_no_storage_on_something_else(cell: str) -> None:
    """A storage, a bridge, a road, a house, a prestige building."""
    table = trading(
        humans=dict(bridges=["H8"], houses=["S1"]), roads="L5", buildings={"south_gatehouse": "B5 C5"}
    ).push("store gems")
    assert table.refused(f"at {cell}") == "FG-BLD-08"


# Option 2: access

BRICKS = {"people": ["Q3"], "stone": ["J13"], "bricks": ["A5 B5 C5 from Q3 J13"]}


@pytest.mark.parametrize(
    ("cell", "resource", "owner"), [("Q3", "people", "humans"), ("A5", "bricks", "humans"), ("T5", "wood", "neutral")]
)
@proves("FG-TRD-07", "FG-TRD-11", "FG-OWN-04")
def test_access_to_any_storage_of_another(cell: str, resource: str, owner: str) -> None:
    """Basic or advanced, a rival's or neutral. The owner's marker stays on top."""
    table = scene(
        quatryls=dict(coins=9), humans=HUMANS | dict(storages=BRICKS), neutral=dict(storages={"wood": ["T5"]})
    ).push("play trade", f"access {cell}")
    storage = table.storage(cell)
    assert (storage["resource"], storage["owner"], "quatryls" in storage["access"]) == (resource, owner, True)
    change = table.changes()["quatryls"]
    assert set(change) == {"coins", "access"}  # and no income


@pytest.mark.parametrize("cell", ["S1", "K2", "L5", "G1"])
@proves("FG-TRD-07", "FG-BAD-39")
def test_access_is_to_storages_only(cell: str) -> None:
    """Not to a house, a bridge, a road, a prestige building."""
    table = trading(humans=dict(houses=["S1"], bridges=["K2"]), roads="L5", buildings={"south_gatehouse": "G1 H1"})
    assert table.refused(f"access {cell}") == "FG-TRD-07"


ACCESS = [("T5", 2), ("L2", 3), ("P3", 4), ("L3", 4)]


@pytest.mark.parametrize(("cell", "price"), ACCESS)
@proves("FG-TRD-08", "FG-TRD-09", "FG-Q-38", "FG-Q-29")
def test_what_access_costs(cell: str, price: int) -> None:
    """By the terrain, paid to the owner, who is not asked."""
    table = trading(savvas=dict(coins=price), humans=dict(storages={"people": [cell]}))
    table.push(f"access {cell}")
    assert table.changes() == {"savvas": {"coins": -price, "access": [f"+people {cell}"]}, "humans": {"coins": price}}
    assert table.asked == ("humans", "follow")
    assert table.refused("access J13", by="savvas") == "FG-TRN-01"


@proves("FG-TRD-08", "FG-BAD-21")
def test_access_one_cannot_pay() -> None:
    assert trading(savvas=dict(coins=3)).refused("access Q3") == "FG-TRD-08"


@proves("FG-TRD-09")
def test_access_to_a_neutral_storage_is_paid_to_the_bank() -> None:
    table = trading(neutral=dict(storages={"wood": ["T5"]})).push("access T5")
    assert table.changes() == {"savvas": {"coins": -2, "access": ["+wood T5"]}}


MIXED = [
    ("H1 H2 H3", 2),  # desert alone
    ("J1 J2 J3", 3),  # coast, coast, forest
    ("E4 E5 E6", 2),  # ruins, desert, desert
    ("F3 F4 F5", 4),  # ruins and forest
]


@pytest.mark.parametrize(("cells", "price"), MIXED)
@proves("FG-TRD-10", "FG-Q-31")
def test_the_cheapest_terrain_sets_the_access_price(cells: str, price: int) -> None:
    """Read of buying access: building has a price of its own (FG-UPG-02)."""
    table = scene(
        quatryls=dict(coins=9),
        humans=HUMANS | dict(storages=BRICKS | {"bricks": [f"{cells} from Q3 J13"]}),
    )
    table.push("play trade", f"access {cells.split()[0]}")
    assert table.changes()["humans"] == {"coins": price}


@proves("FG-TRD-12", "FG-BLD-07")
def test_access_ignores_connection_adjacency_and_districts() -> None:
    """Beside the own storage, with nothing in between that could connect them, and a second one in the district."""
    table = scene(
        savvas=dict(storages={"stone": ["E3"]}, access=["D2"]),
        humans=dict(storages={"people": ["D2"], "plants": ["F4", "U1"]}),
    ).push("play trade", "access F4")
    assert table.changes()["savvas"]["access"] == ["+plants F4"]
    table = scene(savvas=SAVVAS, humans=dict(storages={"people": ["U15"]})).push("play trade", "access U15")
    assert table.changes()["savvas"]["access"] == ["+people U15"]


@pytest.mark.parametrize("cell", ["E3", "Q3"])
@proves("FG-Q-28", "FG-BAD-38")
def test_no_access_to_an_own_storage_or_a_second_time(cell: str) -> None:
    assert trading(savvas=dict(access=["Q3"])).refused(f"access {cell}") == "FG-Q-28"


@proves("FG-Q-27", "FG-OWN-09")
def test_access_is_to_one_storage() -> None:
    """Of the two storages of people the Savvas may use one: not the one that is connected to the site."""
    land = dict(roads="F4 F5 G6", humans=dict(storages={"people": ["G7", "Q3"]}))
    table = scene(savvas=dict(storages={"stone": ["E3"]}, access=["Q3"]), **land)
    assert table.refused("play upgrade") == "FG-TRN-06"
    table = scene(savvas=dict(storages={"stone": ["E3"]}, access=["G7"]), **land)
    table.push("play upgrade")
    assert table.asked == ("savvas", "upgrade")


@proves("FG-Q-27")
def test_for_recruiting_any_storage_of_the_resource_serves() -> None:
    table = scene(
        savvas=dict(storages={"stone": ["E3"]}, access=["U15"]),
        humans=dict(storages={"people": ["G7", "U15"]}),
        market=["scholar", None, None, None],
    )
    table.push("play recruit")
    assert "scholar" in table.hand("savvas")


@proves("FG-Q-27")
def test_both_cubes_for_one_advanced_resource() -> None:
    table = scene(
        savvas=dict(storages={"stone": ["E3"], "bricks": ["A5 B5 C5"]}, access=["Q10"], coins=9),
        humans=dict(storages={"people": ["Q3"], "bricks": ["Q10 R10 S10"]}),
    )
    assert table.table.view(None).data()["tracker"]["bricks"] == {"own": [0, 1], "access": [0]}


# Option 3: a storage of somebody else's resource


@proves("FG-TRD-13", "FG-TRD-14", "FG-TRD-19", "FG-ICM-03", "FG-BAD-46")
def test_a_neutral_storage() -> None:
    """4 coins to the bank; nobody owns it, the builder has access."""
    table = trading().push("store wood", "at L2")
    assert table.changes() == {
        "savvas": {"coins": -4, "access": ["+wood L2"]},
        "neutral": {"storages": ["+wood L2"]},
    }
    assert (table.storage("L2")["owner"], table.storage("L2")["access"]) == ("neutral", ["savvas"])


@proves("FG-TRD-15", "FG-TRD-16", "FG-TRD-19", "FG-Q-34", "FG-BAD-46")
def test_a_rivals_storage() -> None:
    """4 coins to the rival, who owns it: a tile of the rival's three, and a resource new to the rival raises income."""
    table = trading(humans=dict(resources=["metal"]), completed=2)
    left = table.game.stock[BOX.resource["metal"]]
    table.push("store metal", "at L2")
    assert table.changes() == {
        "savvas": {"coins": -4, "access": ["+metal L2"]},
        "humans": {"coins": 4, "income": 1, "storages": ["+metal L2"]},
    }
    assert (table.storage("L2")["owner"], table.storage("L2")["access"]) == ("humans", ["savvas", "humans"])
    assert table.game.stock[BOX.resource["metal"]] == left - 1
    tracker = table.table.view(None).data()["tracker"]["metal"]
    assert tracker == {"own": [1], "access": [0]}
    assert table.asked == ("humans", "follow")  # the rival was not asked


@proves("FG-Q-34")
def test_a_second_storage_of_a_rivals_resource_raises_no_income() -> None:
    table = trading(completed=2).push("store people", "at B5")
    assert table.changes()["humans"] == {"coins": 4, "storages": ["+people B5"]}


@pytest.mark.parametrize("completed", [0, 1, 2, 3])
@proves("FG-TRD-17", "FG-BAD-40")
def test_a_rivals_storage_needs_two_completions(completed: int) -> None:
    table = trading(completed=completed)
    if completed < 2:
        assert table.refused("store people") == "FG-TRD-17"
    else:
        assert "store people" in table.keys
    assert "store wood" in table.keys  # neutral ones are free of that


@pytest.mark.parametrize("cell", ["T5", "L2", "P3", "L3"])
@pytest.mark.parametrize("resource", ["people", "wood"])
@proves("FG-TRD-18")
def test_the_price_is_4_on_any_terrain(resource: str, cell: str) -> None:
    table = trading(savvas=dict(coins=4), humans=dict(storages={}), completed=2)
    table.push(f"store {resource}", f"at {cell}")
    assert table.changes()["savvas"]["coins"] == -4
    poor = trading(savvas=dict(coins=3), humans=dict(storages={}), completed=2)
    assert poor.refused(f"store {resource}") == "FG-TRD-13"


@proves("FG-TRD-20", "FG-BLD-11", "FG-BAD-41")
def test_neutral_storages_are_not_beside_each_other() -> None:
    table = trading(neutral=dict(storages={"wood": ["T5"]})).push("store plants")
    assert table.refused("at S4") == "FG-TRD-20"
    table.push("at R5")
    assert table.storage("R5")["owner"] == "neutral"


@pytest.mark.parametrize("cell", ["B2", "B5", "D6"])
@proves("FG-TRD-21", "FG-Q-33", "FG-BAD-42")
def test_a_rivals_storage_is_not_beside_that_rivals_house_or_storage(cell: str) -> None:
    table = trading(humans=dict(storages={"people": ["Q3"], "plants": ["C5"]}, houses=["A1"]), completed=2).push(
        "store people"
    )
    assert table.refused(f"at {cell}") == "FG-TRD-21"


@pytest.mark.parametrize(
    ("resource", "cell"),
    [
        ("people", "D3"),  # beside the builder's own storage
        ("wood", "D3"),
        ("wood", "B2"),  # beside the builder's house
        ("people", "R6"),  # beside a neutral storage
        ("wood", "R3"),  # beside a rival's
    ],
)
@proves("FG-TRD-23", "FG-Q-33", "FG-BLD-02")
def test_the_adjacency_of_option_3_is_that_of_the_owner(resource: str, cell: str) -> None:
    """And no connection is needed."""
    table = trading(
        savvas=dict(houses=["A1"]),
        humans=dict(storages={"people": ["Q3"]} if resource == "wood" else {}, resources=["people"]),
        neutral=dict(storages={"plants": ["S5"]}),
        completed=2,
    )
    table.push(f"store {resource}", f"at {cell}")
    assert table.storage(cell)["access"][0] == "savvas"


@proves("FG-Q-36")
def test_option_3_is_not_for_an_own_resource() -> None:
    """ "store stone" is option 1: by the price of the terrain, into the own hands, away from own structures."""
    table = trading(savvas=dict(coins=1), completed=2).push("store stone", "at T5")
    assert table.changes() == {"savvas": {"coins": -1, "storages": ["+stone T5"]}}
    table = trading(completed=2).push("store gems")
    assert table.refused("at D3") == "FG-TRD-04"


# The follow


@pytest.mark.parametrize(
    ("choice", "change"),
    [
        (["store people", "at A6"], {"humans": {"coins": -2, "storages": ["+people A6"]}}),
        (["store people", "at A5"], {"humans": {"coins": -1, "storages": ["+people A5"]}}),
        (["access H1"], {"humans": {"coins": -2, "access": ["+tools H1"]}, "savvas": {"coins": 2}}),
        (["access I1"], {"humans": {"coins": -3, "access": ["+gems I1"]}, "savvas": {"coins": 3}}),
    ],
)
@proves("FG-TRF-01")
def test_the_follow_is_option_1_or_2_at_the_same_prices(choice: list[str], change: dict[str, Any]) -> None:
    table = scene(
        savvas=SAVVAS | dict(storages={"stone": ["E3"], "tools": ["H1"], "gems": ["I1"]}), humans=HUMANS
    ).push("play trade", "store stone", "at L2")
    table.changes()
    table.push("follow trade", *choice)
    assert table.changes() == change


@proves("FG-TRF-02", "FG-BAD-44")
@pytest.mark.parametrize("cell", ["D3", "A2"])
def test_the_follow_builds_on_coast_and_desert_only(cell: str) -> None:
    """Not on ruins, not in the forest."""
    table = following().push("store people")
    assert table.refused(f"at {cell}") == "FG-TRF-02"
    board = BOX.boards["symmetric"]
    follow = board.terrain["coast"] | board.terrain["desert"]
    assert all(follow >> board.numbers[at] & 1 for at in table.cells("at"))


@pytest.mark.parametrize(
    ("cells", "able"), [("E4 E5 E6", True), ("I2 I3 I4", True), ("D3 E3 F3", False), ("F4 F5 F6", False)]
)
@proves("FG-TRF-03", "FG-BAD-44")
def test_for_the_follow_one_cell_of_coast_or_desert_is_enough(cells: str, able: bool) -> None:
    storages = {"stone": ["B14"], "people": ["J13"], "bricks": [f"{cells} from J13 B14"]}
    table = scene(savvas=dict(storages=storages, coins=9), inox=dict(coins=9, storages={"livestock": ["Q3"]}))
    table.push("play trade", "store stone", "at T5", "follow trade")
    first = cells.split()[0]
    if able:
        table.push(f"access {first}")
        assert table.storage(first)["access"] == ["savvas", "inox"]
    else:
        assert table.refused(f"access {first}") == "FG-TRF-03"


@pytest.mark.parametrize(("cells", "price"), [("E4 E5 E6", 2), ("J1 J2 J3", 3), ("D2 D3 D4", 3)])
@proves("FG-Q-32")
def test_the_follow_pays_the_cheapest_terrain(cells: str, price: int) -> None:
    storages = {"stone": ["B14"], "people": ["J13"], "bricks": [f"{cells} from J13 B14"]}
    table = scene(savvas=dict(storages=storages, coins=9), inox=dict(coins=9, storages={"livestock": ["Q3"]}))
    table.push("play trade", "store stone", "at T5")
    table.changes()
    table.push("follow trade", f"access {cells.split()[0]}")
    assert table.changes()["savvas"] == {"coins": price}


@proves("FG-Q-30", "FG-TRD-09")
@pytest.mark.parametrize(("cell", "able"), [("A6", True), ("A5", True), ("D4", False)])
def test_the_follow_may_buy_access_to_neutral_storages(cell: str, able: bool) -> None:
    """On coast and desert, paid to the bank."""
    table = following(neutral=dict(storages={"wood": [cell]}))
    if not able:
        assert table.refused(f"access {cell}") == "FG-TRF-03"
        return
    table.push(f"access {cell}")
    assert table.changes() == {"humans": {"coins": -3 if cell == "A6" else -2, "access": [f"+wood {cell}"]}}


@pytest.mark.parametrize("resource", ["stone", "wood"])
@proves("FG-TRF-04", "FG-BAD-43")
def test_option_3_is_no_follow(resource: str) -> None:
    assert following(completed=2).refused(f"store {resource}") == "FG-TRF-04"
