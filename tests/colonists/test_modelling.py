"""How the rules are modelled (CO-MOD): the map, colonists, production, chance, and where numbers come from."""

from random import Random

import pytest

from stead.kit.hex import around, distance, neighbours
from stead.titles.colonists.figures import steward_range, targets
from tests.colonists.scene import BOX, begin, scene
from tests.proves import proves


@proves("CO-MOD-15", "CO-BRD-06", "CO-BRD-14")
def test_a_market_has_ten_sides_eight_neighbours_and_two_dents() -> None:
    market = ((0, 0), (1, 0))
    outer = [near for cell in market for near in neighbours(cell) if near not in market]
    assert (len(outer), len(around(market))) == (10, 8)
    assert [cell for cell in around(market) if outer.count(cell) == 2] == [(0, 1), (1, -1)]


@proves("CO-MOD-18", "CO-MOV-02", "CO-RNG-01", "CO-RNG-09", "CO-Q-11")
@pytest.mark.parametrize("seed", range(6))
def test_where_a_steward_can_end_its_move(seed: int) -> None:
    """On a random map: tiles at most as far as the range, counted tile by tile, all markets, and no place with an own
    steward."""
    table, random = begin(2, seed), Random(seed)
    while table.asked[1] == "lay":
        table.push(random.choice(table.keys))
    game, player = table.game, table.game.players[0]
    tiles = {spot: set(laid.cells) for spot, laid in enumerate(game.land)}
    beside = {
        spot: {
            other for other in tiles if other != spot and any(distance(a, b) == 1 for a in cells for b in tiles[other])
        }
        for spot, cells in tiles.items()
    }
    for steps in (1, 2, 3, 4):
        game.reach = steps - 1
        assert steward_range(game, player) == steps
        for start in tiles:
            other = random.choice(list(tiles))
            player.stewards = [start, other]
            found, edge = {start: 0}, [start]
            for spot in edge:
                for near in beside[spot]:
                    if near not in found:
                        found[near] = found[spot] + 1
                        edge.append(near)
            expected = {spot for spot, far in found.items() if 0 < far <= steps} | set(game.markets())
            expected -= {spot for spot in (start, other) if not game.is_market(spot)}
            assert set(targets(game, player, start)) == expected


@proves("CO-MOD-06", "CO-DEM-08", "CO-DEM-09")
def test_storage_that_is_demolished_pays_for_what_takes_its_place_and_is_gone_then() -> None:
    """Five wood in five cells; a Farm in place of the Storage Shed costs two, and three are left for three cells."""
    north = dict(goods="5 wood 9 tool", community=["farm", "storage_shed farmer"])
    table = scene(north=north, east={}, places="builder_farm baker grove")
    table.go("builder_farm").push("replace farm")
    assert table.goods("north") == "3 wood 6 tool"
    assert table.player("north").storage == 3
    assert "build farm" in table.keys  # two of the three, which were in Storage all along


@proves("CO-MOD-10", "CO-COL-04")
def test_colonists_live_nowhere_in_particular() -> None:
    community = ["farm x2", "estate", "flat", "pub farmer", "storage_shed farmer"]
    player = scene(north=dict(community=community), east={}).player("north")
    assert player.idle == [2 + 3 - 2, 1, 0]


@proves("CO-MOD-12", "CO-PRO-03", "CO-PRO-04", "CO-PRO-05", "CO-USE-09")
def test_what_lay_in_a_stock_makes_room_for_the_new_batch_if_it_finds_any() -> None:
    """Two wood in the Stock, three clay in four cells: one finds a cell, and for the other something is let go."""
    north = dict(goods="1 clay", community=["foresters_house farmer 2"])
    end = dict(last=2, year=5, half=1, turn=2, market="1_joiner")
    table = scene(north=north, places="grove baker", **end)
    table.go("market.1").push("take 2clay").until("drop")
    assert table.keys == ["drop wood", "drop clay"]
    table.push("drop clay")
    assert table.goods("north").startswith("2 wood 2 clay")
    assert "foresters_house farmer 2 wood" in table.community("north")


@proves("CO-MOD-11", "CO-MNT-11", "CO-MNT-13")
def test_what_is_short_is_paid_and_what_is_over_is_stored() -> None:
    """A citizen eats one food; two Hunting Lodges make two: one is stored, and nothing was paid."""
    north = dict(community=["farm x2", "flat", "theater citizen", "hunting_lodge farmer x2"])
    end = dict(era=2, last=3, year=5, half=1, turn=2, market="2_hollow")
    table = scene(north=north, places="grove baker", **end)
    table.go("market.1").push("take 2wood").until("lay", "turn")
    assert sum("1 food" in one for one in table.community("north")) == 1
    assert "food" not in table.goods("north")


@proves("CO-MOD-20")
def test_all_chance_comes_from_one_number_in_the_state() -> None:
    positions = []
    for _ in range(2):
        table = begin(3, 11, first="1", last="2")
        for _ in range(200):
            table.push(table.keys[-1] if table.asked[1] == "turn" else table.keys[0])
        positions.append(table.table.position())
    assert positions[0] == positions[1]
    assert isinstance(positions[0]["state"]["chance"], int)
    assert "chance" not in table.table.view(0).data()


@proves("CO-MOD-21", "CO-Q-76", "CO-Q-77", "CO-Q-84")
def test_every_number_says_where_it_comes_from() -> None:
    records = [*BOX.standing, *BOX.places, *BOX.market_cards, *BOX.embassies, *BOX.eras, *BOX.good_facts]
    assert {record.source for record in records} <= {"rulebook", "dataset", "house"}  # type: ignore[attr-defined]
