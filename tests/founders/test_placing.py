"""Placing a prestige building (FG-PRE) and renewing the offer (FG-OFR)."""

from typing import Any

import pytest

from stead.titles.founders.events import FitsNowhere, Reshuffled, TypeRepeated, VotesRevealed
from tests.founders.scene import BOX, Scene, scene
from tests.proves import proves

CALLER = dict(hand=["trade", "call"], discard=["build", "upgrade"])


def calling(*offer: str | None, **more: Any) -> Scene:
    """The Savvas have called; the votes are due."""
    players: dict[str, dict[str, Any]] = {name: more.pop(name, {}) for name in ("savvas", "humans", "orchids")}
    players["savvas"] = CALLER | players["savvas"]
    return scene(**players, offer=list(offer), **more).push("call", "coin")


def placing(building: str, **more: Any) -> Scene:
    """The Savvas have won the vote and place that building."""
    others = [name for name in ("salt_barge", "courthouse", "hearth_shrine") if name != building]
    table = calling(building, *others[:2], **more).vote(savvas="circle", humans="circle", orchids="circle")
    table.changes()
    return table


@proves("FG-PRE-01", "FG-TIE-03", "FG-BAD-75")
def test_the_placing_player_alone_chooses_where() -> None:
    table = placing("university", humans=dict(resources=["tools"]))
    assert table.asked == ("savvas", "place")
    assert table.refused("at H5 1", by="humans") == "FG-PRE-01"
    table.push("at H5 1")
    assert table.changes() == {"board": {"buildings": ["+university H5 I5 H6 I6"]}}


@proves("FG-PRE-02", "FG-TER-04", "FG-BAD-76")
def test_one_cell_of_the_printed_terrain() -> None:
    """The University stands on ruins: with one cell of it, or all."""
    table = placing("university")
    assert table.refused("at A1 1") == "FG-PRE-02"  # forest
    assert table.refused("at G1 1") == "FG-PRE-02"  # desert
    assert {"at C3 1", "at D3 1", "at H5 1"} <= set(table.keys)


@proves("FG-PRE-03", "FG-DIS-11", "FG-BAD-77")
def test_no_two_of_a_type_in_a_district() -> None:
    """Tinkers' College has the shape and colour of the University; the Courthouse only the shape."""
    table = placing("university", buildings={"tinkers_college": "C5 D5 C6 D6"})
    assert table.refused("at H5 1") == "FG-PRE-03"
    assert "at L5 1" in table.keys
    other = placing("university", buildings={"town_hall": "C5 D5 C6 D6"})
    assert "at H5 1" in other.keys


@proves("FG-PRE-04", "FG-BLD-02")
def test_it_need_not_be_connected() -> None:
    table = placing("university", savvas=dict(storages={"stone": ["E3"]})).push("at P3 1")
    assert table.changes()["board"] == {"buildings": ["+university P3 Q3 P4 Q4"]}


@proves("FG-PRE-05", "FG-BLD-10")
def test_it_may_be_beside_anything() -> None:
    """Beside an own and a rival's storage, a house, a road, a bridge, another building."""
    table = placing(
        "university",
        savvas=dict(storages={"stone": ["G5"]}, houses=["J5"], bridges=["H8"]),
        humans=dict(storages={"people": ["H7"]}),
        roads="I7",
        buildings={"north_watchtower": "G4 H4"},
    ).push("at H5 1")
    assert table.changes()["board"] == {"buildings": ["+university H5 I5 H6 I6"]}


@proves("FG-PRE-06", "FG-BAD-78")
@pytest.mark.parametrize(
    "on",
    [
        dict(roads="I6"),
        dict(savvas=dict(storages={"stone": ["I5"]})),
        dict(humans=dict(storages={"people": ["H6"]})),
        dict(buildings={"south_gatehouse": "I6 J6"}),
    ],
)
def test_it_does_not_cover_a_road_or_a_structure(on: dict[str, Any]) -> None:
    assert placing("university", **on).refused("at H5 1") == "FG-PRE-06"


@proves("FG-PRE-06")
def test_it_does_not_cover_a_house() -> None:
    assert placing("great_oak", humans=dict(houses=["B2"])).refused("at A1 1") == "FG-PRE-06"


@proves("FG-PRE-07", "FG-BAD-78")
@pytest.mark.parametrize(
    ("board", "site"),
    [
        ("symmetric", "at J5 1"),  # onto the river
        ("symmetric", "at G4 1"),  # a site of the towers
        ("symmetric", "at I6 1"),  # the fortress
        ("thematic", "at H5 1"),  # onto the wall
        ("thematic", "at H3 1"),  # onto the dark square
        ("thematic", "at G1 1"),  # a site
        ("symmetric", "at U1 1"),  # over the edge
    ],
)
def test_it_does_not_cover_what_is_no_land(board: str, site: str) -> None:
    assert placing("university", board=board).refused(site) == "FG-PRE-07"


@proves("FG-PRE-08", "FG-BAD-80")
def test_placing_is_free_and_obligatory() -> None:
    table = placing("university", savvas=dict(coins=0), humans=dict(resources=["tools"]))
    assert table.refused("decline") == "FG-PRE-08"
    table.push("at H5 1")
    assert table.changes() == {"board": {"buildings": ["+university H5 I5 H6 I6"]}}
    assert table.player("savvas").coins == 1  # the bonus


@proves("FG-PRE-09", "FG-DEL-02")
def test_storages_beside_the_site_deliver_at_once() -> None:
    table = placing("university", savvas=dict(storages={"tools": ["G5"]})).push("at H5 1")
    assert table.changes()["savvas"] == {"vp": 3, "cubes": ["+university tools"]}


@proves("FG-PRE-11", "FG-Q-58")
@pytest.mark.parametrize(
    ("building", "mirror", "ways"),
    [
        ("university", False, 1),
        ("salt_barge", False, 2),
        ("great_oak", False, 2),
        ("great_oak", True, 4),
        ("merchants_guild", False, 4),
        ("merchants_guild", True, 8),
    ],
)
def test_tiles_are_turned_but_not_turned_over(building: str, mirror: bool, ways: int) -> None:
    """Unless the table plays so: it is an option."""
    table = placing(building, options={"mirror": mirror})
    assert {key.split()[2] for key in table.keys} == {str(n + 1) for n in range(ways)}
    assert table.refused(f"at A1 {ways + 1}") == "FG-Q-58"


@proves("FG-Q-58")
@pytest.mark.parametrize("mirror", [False, True])
def test_a_zigzag_and_its_mirror_image(mirror: bool) -> None:
    """The Great Oak is drawn like a Z; an S is its other face."""
    table = placing("great_oak", options={"mirror": mirror})
    shapes = {option.about for option in table.table.decision.options}
    assert ("cell:A1", "cell:B1", "cell:B2", "cell:C2") in shapes
    assert (("cell:B1", "cell:C1", "cell:A2", "cell:B2") in shapes) == mirror


@proves("FG-Q-58")
@pytest.mark.parametrize("mirror", [False, True])
def test_storages_are_not_turned_over_either(mirror: bool) -> None:
    """Labor is drawn like an L: turned over it is a J."""
    board = BOX.boards["symmetric"]
    assert len(board.storage_tiles[mirror][BOX.resource["labor"]]) == (8 if mirror else 4)
    table = scene(savvas={}, humans={}, options={"mirror": mirror})
    assert table.game.storage_tile(BOX.resource["labor"]) == board.storage_tiles[mirror][BOX.resource["labor"]]


@proves("FG-PRE-12", "FG-OWN-07")
def test_nobody_owns_the_building() -> None:
    """It connects nothing for whoever placed it, and no marker lies on it."""
    table = placing("university").push("at H5 1", "lay trade", "coin", "lay trade", "coin", "lay trade")
    assert table.asked == ("savvas", "basic")
    assert table.refused("road G5") == "FG-ROA-03"
    assert not table.building("university")["marked"]


@proves("FG-PRE-13")
def test_the_buildings_that_lost_are_not_built() -> None:
    table = placing("university").push("at H5 1")
    assert [building.building for building in table.game.buildings] == [BOX.building["university"]]


# Buildings with sites of their own


@proves("FG-PRE-14", "FG-PRE-15", "FG-Q-57", "FG-DIS-07", "FG-BAD-79")
@pytest.mark.parametrize(
    ("building", "cells"),
    [
        ("north_watchtower", "G1 H1"),
        ("west_watchtower", "A9 A10"),
        ("ghost_fortress", "J7 K7 L7 J8 K8 L8"),
    ],
)
def test_one_site_each_on_the_thematic_side(building: str, cells: str) -> None:
    """There is one place, so nothing is asked. It has no terrain to heed."""
    table = placing(building, board="thematic")
    assert table.building(building)["cells"] == cells.split()
    assert BOX.prestige[BOX.building[building]].terrain is None


@proves("FG-PRE-14", "FG-BAD-79")
@pytest.mark.parametrize("site", ["at H5 1", "at G3 1", "at J7 1"])
def test_a_watchtower_stands_on_its_sites_only(site: str) -> None:
    """Not on land, not partly on a site, not on the other's."""
    assert placing("north_watchtower").refused(site) == "FG-PRE-14"


@proves("FG-PRE-16")
@pytest.mark.parametrize("tower", ["north_watchtower", "west_watchtower"])
def test_either_tower_on_any_of_three_sites_of_the_symmetric_side(tower: str) -> None:
    assert placing(tower).keys == ["at G4 1", "at N4 1", "at K12 1"]


@proves("FG-PRE-16", "FG-Q-57")
def test_a_site_that_is_taken() -> None:
    table = placing("north_watchtower", buildings={"west_watchtower": "N4 O4"})
    assert table.keys == ["at G4 1", "at K12 1"]
    assert table.refused("at N4 1") == "FG-PRE-14"


@proves("FG-PRE-16")
def test_the_ghost_fortress_stands_in_the_centre() -> None:
    table = placing("ghost_fortress")
    assert table.building("ghost_fortress")["cells"] == "J7 K7 L7 J8 K8 L8".split()


@proves("FG-Q-56")
def test_both_towers_fit_in_one_district_of_the_thematic_side() -> None:
    """They are of one type, but the site decides. In the offer they count as one type."""
    table = placing("north_watchtower", board="thematic", buildings={"west_watchtower": "A9 A10"})
    assert table.building("north_watchtower")["cells"] == ["G1", "H1"]
    assert BOX.types[BOX.building["north_watchtower"]] == BOX.types[BOX.building["west_watchtower"]]
    table = placing("university", deck=["north_watchtower", "west_watchtower", "great_oak", "town_hall"])
    table.push("at H5 1")
    assert table.offer == ["north_watchtower", "town_hall", "great_oak"]


# What fits nowhere

BOARD = BOX.boards["symmetric"]
LAND = [BOARD.names[cell] for cell in range(BOARD.grid.size) if BOARD.land >> cell & 1]


def full(*free: str) -> str:
    """Roads everywhere but here."""
    return " ".join(cell for cell in LAND if cell not in free)


@proves("FG-PRE-10", "FG-Q-55")
def test_a_card_that_fits_nowhere_leaves_the_game_before_the_vote() -> None:
    """There is room for three cells of coast and on the sites. What comes instead must fit as well; of one type with
    the Salt Barge, the Golden Lion goes to the top of the deck."""
    table = calling(
        "university",
        "salt_barge",
        "great_oak",
        roads=full("D1", "E1", "F1"),
        deck=["courthouse", "golden_lion", "ghost_fortress", "north_watchtower", "town_hall"],
        empty_deck=True,
    )
    assert table.offer == ["north_watchtower", "salt_barge", "ghost_fortress"]
    assert BOX.prestige[table.game.prestige_deck[-1]].name == "golden_lion"
    assert {event.building for event in table.events(FitsNowhere)} == {"university", "great_oak", "courthouse"}
    assert {BOX.prestige[number].name for number in table.game.removed} == {"university", "great_oak", "courthouse"}
    assert table.asked[1] == "vote"


@proves("FG-Q-55")
def test_with_no_card_left_the_offer_is_smaller() -> None:
    table = calling("university", "salt_barge", "ghost_fortress", roads=full("D1", "E1", "F1"), empty_deck=True)
    assert table.offer == [None, "salt_barge", "ghost_fortress"]
    assert [option.key for option in table.table.decision.options] == ["vote square", "vote triangle"]


@proves("FG-Q-55")
def test_with_no_card_at_all_nothing_is_built() -> None:
    table = calling("university", "great_oak", "courthouse", roads=full(), empty_deck=True)
    assert table.offer == [None, None, None]
    assert table.events(VotesRevealed) == []
    assert table.game.buildings == []


@proves("FG-Q-55", "FG-PRE-10")
def test_a_card_that_left_never_returns() -> None:
    """The deck is empty after the vote: the discards are shuffled, the removed ones are not among them."""
    table = calling("university", "salt_barge", "ghost_fortress", roads=full("D1", "E1", "F1"), empty_deck=True).vote(
        savvas="square", humans="square", orchids="square"
    )
    assert table.building("salt_barge")["cells"] == ["D1", "E1", "F1"]
    assert table.offer == ["ghost_fortress", None, None]


# The offer


@proves("FG-OFR-01", "FG-WRK-02")
def test_the_action_of_the_winning_card_is_open_from_then_on() -> None:
    table = placing("university", humans=dict(houses=["S1"], storages={"tools": ["G5"]})).push("at H5 1")
    assert "university" not in table.offer
    table.push("lay trade")
    assert "worker university" in table.keys


@proves("FG-OFR-02", "FG-OFR-03", "FG-SET-07")
def test_the_others_are_discarded_and_three_new_ones_come() -> None:
    """From the bottom of the deck, left to right."""
    table = placing("university", deck=["great_oak", "town_hall", "golden_lion", "sleeping_lion"])
    table.push("at H5 1")
    assert [BOX.prestige[number].name for number in table.game.prestige_discard] == ["salt_barge", "courthouse"]
    assert table.offer == ["great_oak", "town_hall", "golden_lion"]
    assert BOX.prestige[table.game.prestige_deck[0]].name == "sleeping_lion"


@proves("FG-OFR-04", "FG-Q-60")
def test_a_deck_too_small_is_made_of_the_discards() -> None:
    """What is left is dealt first; those of this vote are among the shuffled; the winner and removed cards are not."""
    table = placing(
        "university", deck=["great_oak"], discarded=["golden_lion"], removed=["town_hall"], empty_deck=True
    ).push("at H5 1")
    assert table.offer[0] == "great_oak"
    assert set(table.offer[1:]) | {BOX.prestige[number].name for number in table.game.prestige_deck} == {
        "golden_lion",
        "salt_barge",
        "courthouse",
    }
    assert table.game.prestige_discard == []
    assert [event.cards for event in table.events(Reshuffled)] == [3]


@proves("FG-OFR-05", "FG-Q-59")
def test_the_rightmost_of_a_type_goes_to_the_top_of_the_deck() -> None:
    """The Guilds are of one type, and the second goes; if what comes instead repeats another type, it goes as well."""
    table = placing(
        "university", deck=["merchants_guild", "town_hall", "artisans_guild", "south_gatehouse", "great_oak"]
    ).push("at H5 1")
    assert table.offer == ["merchants_guild", "town_hall", "south_gatehouse"]
    assert BOX.prestige[table.game.prestige_deck[-1]].name == "artisans_guild"
    assert [event.building for event in table.events(TypeRepeated)] == ["artisans_guild"]
    again = placing(
        "university",
        deck=["merchants_guild", "south_gatehouse", "artisans_guild", "east_gatehouse", "great_oak", "town_hall"],
    ).push("at H5 1")
    assert again.offer == ["merchants_guild", "south_gatehouse", "great_oak"]
    names = [BOX.prestige[number].name for number in again.game.prestige_deck[-2:]]
    assert names == ["artisans_guild", "east_gatehouse"]


@proves("FG-Q-59")
def test_a_card_put_on_top_does_not_come_back_in_the_same_refill() -> None:
    """The Artisans' Guild is the only card of the deck then, but the discards are shuffled for its place."""
    table = placing("university", deck=["merchants_guild", "artisans_guild", "south_gatehouse"], empty_deck=True).push(
        "at H5 1"
    )
    assert table.offer[1] in ("salt_barge", "courthouse")
    assert BOX.prestige[table.game.prestige_deck[-1]].name == "artisans_guild"


@proves("FG-Q-59")
def test_if_only_equal_types_are_left_the_pair_stays() -> None:
    table = calling("university", None, None, deck=["merchants_guild", "artisans_guild"], empty_deck=True)
    table.push("at H5 1")  # the only one to vote for
    assert table.offer == ["merchants_guild", "artisans_guild", None]


@proves("FG-OFR-06")
def test_a_type_is_shape_and_colour_together() -> None:
    """Three of one shape in two colours, and the white and the teal square: Sleeping Lion and Golden Lion stay."""
    table = placing("university", deck=["sleeping_lion", "golden_lion", "town_hall"]).push("at H5 1")
    assert table.offer == ["sleeping_lion", "golden_lion", "town_hall"]
    table = placing("university", deck=["town_hall", "tinkers_college", "great_oak"]).push("at H5 1")
    assert table.offer == ["town_hall", "tinkers_college", "great_oak"]


@proves("FG-Q-61", "FG-NOW-04")
def test_without_workers_the_winning_card_leaves_the_game() -> None:
    """Its only tile stands on the board: a reshuffle must not offer it again, and its action is never open."""
    table = placing("university", empty_deck=True, options={"workers": False}).push("at H5 1")
    left = [*table.game.offer, *table.game.prestige_deck, *table.game.prestige_discard]
    assert BOX.building["university"] not in left
    assert set(table.offer) == {"salt_barge", "courthouse", None}
    table.push("lay trade")
    assert not [key for key in table.keys if key.startswith("worker")]
