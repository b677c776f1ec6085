"""The map grows: where places and markets may lie (CO-BRD)."""

import pytest

from stead.kit.hex import around, sides
from stead.titles.colonists.events import PlaceLaid
from tests.colonists.scene import BOX, Scene, begin, scene
from tests.proves import proves

RINGED = "joiner baker grove clay_delve developer librarian diplomat head_official"
"""Places all around the first market."""


def laying(tile: str, **more: object) -> Scene:
    """The end of a year in which this place comes, as the first player is asked where."""
    more = {"places": {"joiner": "0,1", "baker": "-1,1"}, **more}
    return scene(north={}, east={}, phase="new_places", coming=[tile], **more)  # type: ignore[arg-type]


@proves("CO-EX-02", "CO-BRD-01", "CO-BRD-05", "CO-BRD-06")
def test_the_first_place_lies_in_a_dent_of_the_market() -> None:
    """Of the eight cells around it only two touch both halves."""
    table = begin(2)
    assert [laid.cells for laid in table.game.land] == [((0, 0), (1, 0))]
    assert table.keys == ["lay 0,1", "lay 1,-1"]
    assert table.refused("lay -1,0") == "CO-BRD-05"


@proves("CO-BRD-13", "CO-BRD-14")
def test_a_place_has_six_neighbours_and_a_market_eight() -> None:
    table = scene(north={}, places=RINGED)
    assert len(table.game.map.next_to[0]) == 8
    assert len(around([(0, 1)])) == 6


@proves("CO-BRD-02", "CO-BRD-03", "CO-BRD-04")
def test_twelve_starting_places_in_turn_without_the_day_laborer() -> None:
    for seed in range(3):
        table = begin(3, seed)
        laid, order = [], table.game.clockwise(table.game.first)
        while table.asked[1] == "lay" and table.game.phase == "places":
            assert table.seat(table.asked[0]) == order[len(laid) % 3]
            laid.append(BOX.tile_names[table.game.coming[0]])
            table.push(table.keys[len(laid) % len(table.keys)])
        assert len(laid) == 12
        assert "day_laborer.1" not in laid
    assert laid != sorted(laid)


@proves("CO-BRD-02")
def test_the_introductory_game_has_the_day_laborer() -> None:
    table = begin(2, introductory=True).until("fill")
    assert "day_laborer.1" in [BOX.tile_names[laid.tile] for laid in table.game.land]
    assert len(table.game.land) == 13 + 2


@proves("CO-BAD-01", "CO-BRD-05", "CO-MOD-16")
def test_a_place_must_touch_two_sides() -> None:
    table = laying("grove.1")
    covered = table.game.map.tile
    for cell in table.game.map.free():
        name = f"lay {cell[0]},{cell[1]}"
        if sides(cell, covered) > 1:
            assert name in table.keys
        else:
            assert table.refused(name) == "CO-BRD-05"
    assert table.refused("lay 9,9") == "CO-BRD-05"


@proves("CO-BAD-02", "CO-BRD-05")
def test_nothing_lies_on_another_tile() -> None:
    assert laying("grove.1").refused("lay 0,1") == "CO-BRD-05"
    table = market_to_lay()
    assert table.refused("lay 0,0 1,0") == "CO-BRD-11"


@proves("CO-BRD-07")
def test_a_place_has_no_rotation() -> None:
    """A spot is one option, however the tile might be turned."""
    table = laying("grove.1")
    assert len(table.keys) == len(set(table.keys))
    assert all(len(key.split()) == 2 for key in table.keys)


@proves("CO-BRD-08", "CO-BRD-09")
def test_gaps_may_be_left_and_filled() -> None:
    ring = {"joiner": "0,1", "baker": "-1,2", "grove": "-2,2", "clay_delve": "-2,1", "clay_delve.2": "-1,0"}
    table = laying("clayburner.1", places=ring)
    assert "lay -1,1" in table.keys  # with tiles on all six sides
    table.push("lay -1,1")
    assert table.game.map.tile[-1, 1] == table.game.spot[BOX.tile["clayburner.1"]]


def market_to_lay() -> Scene:
    """All twelve places are laid, and the first player is asked for the second market."""
    table = begin(2, 1)
    while table.game.phase == "places":
        table.push(table.keys[0])
    return table


@proves("CO-BRD-10", "CO-ERA-04")
def test_the_first_player_lays_the_second_market_last() -> None:
    table = market_to_lay()
    assert len(table.game.land) == 13
    assert table.seat(table.asked[0]) == table.game.first
    table.push(table.keys[0])
    assert BOX.tile_names[table.game.land[-1].tile] == "market.2"


@proves("CO-BAD-03", "CO-BRD-10")
def test_no_second_market_before_all_places_are_laid() -> None:
    table = begin(2)
    for _ in range(12):
        assert table.refused("lay 5,5 6,5") == "CO-BRD-10"
        table.push(table.keys[0])


@proves("CO-BAD-04", "CO-BRD-11", "CO-BRD-12", "CO-Q-18", "CO-MOD-17", "CO-BRD-14")
def test_a_market_lies_beside_a_place_and_far_from_other_markets() -> None:
    table = market_to_lay()
    assert table.refused("lay 40,0 41,0") == "CO-BRD-11"
    too_near = [
        f"lay {a[0]},{a[1]} {b[0]},{b[1]}"
        for a in table.game.map.free()
        for b in around([a])
        if b not in table.game.map.tile
        and f"lay {a[0]},{a[1]} {b[0]},{b[1]}" not in table.keys
        and f"lay {b[0]},{b[1]} {a[0]},{a[1]}" not in table.keys
    ]
    assert too_near
    assert {table.refused(key) for key in too_near} <= {"CO-BRD-11", "CO-BRD-12"}
    assert "CO-BRD-12" in {table.refused(key) for key in too_near}
    first = table.game.land[0].cells
    for key in table.keys:
        cells = [tuple(map(int, word.split(","))) for word in key.split()[1:]]
        apart = min(max(abs(q - x), abs(r - y), abs(q + r - x - y)) for q, r in cells for x, y in first)
        assert apart >= 3  # at least two cells lie between the nearest halves


@proves("CO-Q-20")
def test_where_no_spot_is_far_enough_the_farthest_are_open() -> None:
    """All places lie close around the first market."""
    table = scene(north=dict(at="-"), east=dict(at="-"), places="joiner riverbank_grove", phase="market")
    distances = set()
    first = table.game.land[0].cells
    for key in table.keys:
        cells = [tuple(map(int, word.split(","))) for word in key.split()[1:]]
        distances.add(min(max(abs(q - x), abs(r - y), abs(q + r - x - y)) for q, r in cells for x, y in first))
    assert distances == {2}


@proves("CO-BAD-05", "CO-BRD-10", "CO-EOY-03", "CO-BRD-15")
def test_only_the_first_player_adds_markets_and_new_places() -> None:
    table = market_to_lay()
    other = table.names[1 - table.game.first]
    assert table.refused(table.keys[0], by=other) == "CO-BRD-10"
    table = laying("grove.1", first="north", marker="north")
    assert table.refused(table.keys[0], by="east") == "CO-EOY-03"


@proves("CO-BRD-04")
def test_nobody_lays_a_place_out_of_turn() -> None:
    table = begin(2)
    assert table.refused("lay 0,1", by=table.names[1 - table.game.active]) == "CO-BRD-04"


@proves("CO-BRD-15", "CO-ERA-17", "CO-FPL-01")
def test_the_places_of_a_year_join_at_its_end_in_any_order() -> None:
    coming = ["grove", "clay_delve", "clayburner"]
    table = scene(north={}, east={}, phase="new_places", coming=coming, places={"joiner": "0,1", "baker": "-1,1"})
    assert table.asked == ("north", "next")
    assert table.keys == ["next grove.1", "next clay_delve.1", "next clayburner.1"]
    table.push("next clayburner.1", "lay -1,0")
    assert table.changes() == {"table": {"land": ["+clayburner.1 -1,0"]}}
    assert table.keys == ["next grove.1", "next clay_delve.1"]


@proves("CO-BRD-16", "CO-BRD-18", "CO-Q-22", "CO-MOD-19")
def test_a_replacement_takes_the_place_it_names_with_all_who_stand_there() -> None:
    """And need not touch two sides."""
    table = scene(
        era=2,
        north=dict(at="riverbank_grove"),
        east={},
        phase="new_places",
        coming=["riverbank_forest", "ore_pit"],
        places={"baker": "0,1", "grove": "-1,1", "riverbank_grove": "0,2"},
    )
    table.push("next riverbank_forest.1")
    assert table.changes() == {
        "north": {"stewards": ["-riverbank_grove.1", "+riverbank_forest.1"]},
        "table": {"land": ["-riverbank_grove.1 0,2", "+riverbank_forest.1 0,2"]},
    }


@proves("CO-BRD-17", "CO-BAD-06", "CO-BRD-16")
def test_of_several_copies_the_first_player_picks_one_and_nothing_else() -> None:
    table = scene(
        era=2,
        north={},
        east={},
        phase="new_places",
        coming=["riverbank_forest"],
        places="joiner riverbank_grove.1 riverbank_grove.2 baker",
    )
    assert table.keys == ["lay-on riverbank_grove.1", "lay-on riverbank_grove.2"]
    assert table.refused("lay-on joiner.1") == "CO-BRD-16"
    assert table.refused("lay 0,2") == "CO-BRD-16"
    table.push("lay-on riverbank_grove.2")
    assert "riverbank_grove.1" in [BOX.tile_names[laid.tile] for laid in table.game.land]
    assert "riverbank_grove.2" not in [BOX.tile_names[laid.tile] for laid in table.game.land]


@proves("CO-BAD-06")
def test_a_place_that_replaces_nothing_is_laid_beside_others() -> None:
    assert laying("grove.1").refused("lay-on joiner.1") == "CO-BRD-16"


@proves("CO-Q-23")
def test_a_replacement_whose_old_place_is_gone_is_laid_as_a_new_one() -> None:
    table = laying("riverbank_forest.1", era=2)
    assert table.keys
    assert all(key.startswith("lay ") for key in table.keys)
    table.push(table.keys[0])
    assert table.events(PlaceLaid)


@proves("CO-BRD-19", "CO-ERA-05")
def test_era_2_brings_a_third_market() -> None:
    table = scene(
        era=2,
        north={},
        east={},
        phase="era",
        last=2,
        places={"joiner": "0,1", "baker": "-1,2", "grove": "-2,3", "clay_delve": "-3,4", "developer": "-4,5"},
    )
    assert table.asked == ("north", "lay")
    assert all(len(key.split()) == 3 for key in table.keys)
    assert table.refused("lay 2,0 3,0") in ("CO-BRD-11", "CO-BRD-12")
    table.push(table.keys[0])
    assert BOX.tile_names[table.game.land[-1].tile] == "market.3"


@proves("CO-BRD-20", "CO-Q-19", "CO-CMP-07")
@pytest.mark.parametrize("agreed", [False, True])
def test_the_small_market_comes_with_era_3_if_it_was_agreed_on(agreed: bool) -> None:
    table = scene(
        era=3,
        north={},
        east={},
        phase="era",
        options={"small_market": agreed},
        places={"joiner": "0,1", "baker": "-1,2", "grove": "-2,3", "clay_delve": "-3,4", "developer": "-4,5"},
    )
    if not agreed:
        assert not [laid for laid in table.game.land if BOX.tile_names[laid.tile] == "small_market"]
        return
    assert all(len(key.split()) == 2 for key in table.keys)  # it has one cell
    table.push(table.keys[0]).until("turn")
    laid = table.game.land[-1]
    assert BOX.tile_names[laid.tile] == "small_market"
    assert len(laid.cells) == 1
    assert "small_market" in table.ends  # one may jump there as to any market


@proves("CO-ERA-07", "CO-Q-21", "CO-Q-22")
def test_the_chief_officer_takes_the_head_officials_place_in_era_4() -> None:
    table = scene(era=4, north=dict(at="head_official"), east={}, phase="era", places="joiner head_official baker")
    assert table.at("north") == ["chief_officer.1"]
    assert "head_official.1" not in [BOX.tile_names[laid.tile] for laid in table.game.land]
    pile = {BOX.tile_names[tile] for tile in [*table.game.pile, *table.game.coming]}
    assert len(pile) == 12
    assert "chief_officer.1" not in pile  # it is the thirteenth, set aside
