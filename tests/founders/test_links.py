"""What is connected with what, as boards are told it: they draw it, and walk no road by themselves."""

import random
from itertools import pairwise
from typing import Any

import pytest

from stead import Table
from stead.kit.grid import each
from stead.titles.founders.actions.upgrade import sources
from stead.titles.founders.delivery import connected
from stead.titles.founders.events import Delivered, Earned
from stead.titles.founders.state import NOBODY, Game
from tests.founders.scene import Scene, scene
from tests.proves import proves

SEATS = ["north", "east", "south"]


def view(table: Scene, seat: int | None = 0) -> dict[str, Any]:
    return table.table.view(seat).data()


def linked(table: Scene) -> list[tuple[str, str, bool]]:
    return [(link["from"], link["to"], link["used"]) for link in view(table)["links"]]


def city() -> Scene:
    """Stone and people, the bricks made of them, and the Sleeping Lion below.

      A B C D E F
    2 s . p . . .
    3 + + + . . .
    4 . . . b b b
    5 . l l l . .
    """
    return scene(
        savvas=dict(storages={"stone": ["A2"], "people": ["C2"], "bricks": ["D4 E4 F4 from C2 A2"]}),
        inox={},
        buildings={"sleeping_lion": "B5 C5 D5"},
        roads="A3 B3 C3",
    )


def test_storages_are_linked_with_what_they_were_made_of_and_what_needs_them() -> None:
    table = city()
    needs = [resource for resource, _ in table.game.box.needs[table.game.buildings[0].building]]
    names = [table.game.box.resources[resource].name for resource in needs]
    made = [("cell:C2", "cell:D4", True), ("cell:A2", "cell:D4", True)]
    open_ = {"stone": "cell:A2", "people": "cell:C2", "bricks": "cell:D4"}
    assert linked(table) == [
        *made,
        *((open_[name], "building:sleeping_lion", False) for name in names if name in open_),
    ]


def test_a_way_runs_over_the_roads() -> None:
    """Straight rather than slanted; from a cell of the one to a cell of the other."""
    ways = {(link["from"], link["to"]): link["way"] for link in view(city())["links"]}
    assert ways["cell:A2", "cell:D4"] == ["A2", "B3", "C3", "D4"]
    assert ways["cell:C2", "cell:D4"] == ["C2", "C3", "D4"]


@proves("FG-CON-05")
def test_a_bridge_links_for_its_owner_only() -> None:
    """Over the river at row 8: the same two roads are one network for whoever has the bridge."""
    game = scene(savvas={}, humans={}).game
    river = sorted(game.board.names[cell] for cell in each(game.board.river))
    bridge = next(cell for cell in river if {f"{cell[0]}{int(cell[1:]) + by}" for by in (-1, 1)} <= set(land(game)))
    banks = [f"{bridge[0]}{int(bridge[1:]) + by}" for by in (-1, 1)]
    table = scene(savvas=dict(bridges=[bridge]), humans={}, roads=" ".join(banks))
    networks = view(table)["networks"]
    ways = [part["ways"] for part in networks["parts"]]
    assert sorted(ways) == sorted([[bridge], *([bank] for bank in banks)])
    whole = {tuple(sorted(way for i in one["parts"] for way in ways[i])): one["seats"] for one in networks["whole"]}
    assert whole == {tuple(sorted([bridge, *banks])): [0], (banks[0],): [None, 1], (banks[1],): [None, 1]}


def land(game: Game) -> list[str]:
    return [game.board.names[cell] for cell in each(game.board.land)]


def test_what_is_delivered_runs_there_and_the_points_run_back() -> None:
    table = scene(
        savvas=dict(storages={"stone": ["A2"], "people": ["C2"]}),
        inox={},
        buildings={"sleeping_lion": "B5 C5 D5"},
        roads="A3 B3 C3",
    )
    table.push("play upgrade", "upgrade bricks", "at D4 1")
    [delivered] = table.events(Delivered)
    assert delivered.way == ("D4", "D5")
    ways = [(event.resource, event.way) for event in table.events(Earned)]
    assert ways == [
        ("people", ("D4", "C3", "C2")),  # the build is paid
        ("stone", ("D4", "C3", "B3", "A2")),
        ("bricks", ("D5", "D4")),  # then the delivery
        ("people", ("D4", "C3", "C2")),
        ("stone", ("D4", "C3", "B3", "A2")),
    ]


def test_pieces_that_a_position_does_not_connect_are_shown_side_by_side() -> None:
    table = scene(savvas=dict(storages={"stone": ["A2"], "people": ["L2"], "bricks": ["D4 E4 F4 from L2 A2"]}), inox={})
    assert [link["way"] for link in view(table)["links"]] == [["L2", "D4"], ["A2", "D4"]]


def test_facts_that_boards_count_with() -> None:
    table = scene(savvas=dict(houses=["A1"]), humans={})
    data = view(table)
    assert (data["goal"], data["rounds"], data["due"]) == (6, None, 0)
    assert [(player["houses_left"], player["bridges_left"]) for player in data["players"]] == [(2, 3), (3, 3)]
    alone = Table.new("founders", ["north"], 1).view(0).data()
    assert (alone["goal"], alone["rounds"], alone["due"]) == (6, 7, 0)
    assert set(alone["starts"]) > set(Table.new("founders", SEATS[:2], 1).view(0).data()["starts"])


@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_is_what_the_rules_find(seed: int) -> None:
    """In whole games: links, networks and what a tile would be connected with, each against the rules' own question."""
    mind, table = random.Random(seed), Table.new("founders", SEATS, seed)
    tiles = 0
    while not table.over:
        decision = table.decision
        if decision.kind in ("tile", "place"):
            tiles += check_tile(table, mind)
        table.push(mind.choice(list(decision.options)), decision.seat)
        if len(table.choices) % 10 == 0:
            check_city(table.game, table.view(None).data())
    assert tiles


def check_city(game: Game, data: dict[str, Any]) -> None:
    number, names = game.board.numbers, game.board.names
    delivering = [
        (f"cell:{names[min(each(game.storages[i].cells))]}", f"building:{game.box.prestige[building.building].name}")
        for n, building in enumerate(game.buildings)
        for resource, _ in game.box.needs[building.building]
        for i in connected(game, n, resource)
    ]
    told = [(link["from"], link["to"]) for link in data["links"] if link["to"].startswith("building:")]
    assert told == delivering
    for link in data["links"]:
        cells = [1 << number[cell] for cell in link["way"]]
        over = game.roads | game.players[link["seat"]].bridges
        assert all(cell & over for cell in cells[1:-1])
        assert all(game.board.grid.around(a) & b for a, b in pairwise(cells))
    parts, whole = data["networks"]["parts"], data["networks"]["whole"]
    for player in game.players:
        mine = [[way for i in one["parts"] for way in parts[i]["ways"]] for one in whole if player.seat in one["seats"]]
        masks = [sum(1 << number[way] for way in ways) for ways in mine if ways]
        assert sorted(map(game.board.grid.around, masks)) == sorted(player.areas)


def check_tile(table: Table, mind: random.Random) -> bool:
    """For a legal place at random: the storages whose cells the tile would meet are those the rules find."""
    game, decision = table.game, table.decision
    [asked] = [ask for ask in table.view(decision.seat).data()["asked"] if ask["seat"] == decision.seat]
    suppliers = asked["tile"]["suppliers"]
    asking: Any = decision
    option: Any = mind.choice(list(decision.options))
    cells = {thing.removeprefix("cell:") for thing in option.about}
    told = sorted(one["from"] for one in suppliers if cells & set(one["near"]))
    mask = option.cells
    found: set[int] = set()
    if decision.kind == "tile":
        for resource, _ in game.box.recipes[asking.resource]:
            found |= set(sources(game, decision.seat, resource, mask))
    else:
        areas = game.reached_by_all(mask)
        needs = [resource for resource, _ in game.box.needs[asking.building]]
        for i, storage in enumerate(game.storages):
            if storage.owner != NOBODY and storage.resource in needs and areas[storage.owner] & storage.cells:
                found.add(i)
    assert told == sorted(f"cell:{game.board.names[min(each(game.storages[i].cells))]}" for i in found)
    [other] = [ask for ask in table.view(None).data()["asked"] if ask["seat"] == decision.seat]
    assert other["tile"]["suppliers"] == []
    return bool(found)
