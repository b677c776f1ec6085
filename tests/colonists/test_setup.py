"""Setting up a game (CO-SET)."""

import pytest

from stead import SetupError
from tests.colonists.scene import BOX, begin
from tests.proves import proves


@proves("CO-EX-01", "CO-SET-19", "CO-SET-16")
def test_three_goods_of_wood_and_clay_fill_the_basic_storage() -> None:
    table = begin(2).until("fill")
    assert table.keys == ["fill 3wood 0clay", "fill 2wood 1clay", "fill 1wood 2clay", "fill 0wood 3clay"]
    who = table.asked[0]
    table.push("fill 1wood 2clay")
    assert table.goods(who) == "1 wood 2 clay 1 food 6 tool"
    assert (table.player(who).storage, table.player(who).warehouse) == (3, 1)


@proves("CO-BAD-07", "CO-SET-19")
@pytest.mark.parametrize("goods", ["4wood 0clay", "2wood 0clay", "3food 0clay", "-1wood 4clay", "1.5wood 1.5clay", ""])
def test_no_other_starting_goods(goods: str) -> None:
    assert begin(2).until("fill").refused(f"fill {goods}".strip()) == "CO-SET-19"


@proves("CO-SET-20")
def test_starting_goods_are_chosen_before_ones_own_first_turn_and_not_earlier() -> None:
    """Whoever comes later has seen the market, the places to come and the turns of those before."""
    table = begin(3).until("fill")
    assert table.game.market_card >= 0
    assert len(table.game.coming) == 3
    order = [table.names[seat] for seat in table.game.clockwise(table.game.first)]
    asked = []
    while table.asked[1] == "fill":
        asked.append(table.asked[0])
        table.push("fill 3wood 0clay").until("turn").until("fill", "lay", "next", "dismiss")
    assert asked == order
    assert table.game.half == 1 or table.asked[1] != "fill"


@proves("CO-SET-17", "CO-SET-21", "CO-SET-22", "CO-SET-23", "CO-SET-24", "CO-SET-11")
def test_what_everybody_starts_with() -> None:
    table = begin(4)
    assert table.names == ["north", "east", "south", "west"]
    for name in table.names:
        assert table.community(name) == ["farm", "farm#2"]
        assert table.player(name).idle == [2, 0, 0]  # a farmer in each
        assert table.goods(name) == "1 food 6 tool"
        assert table.hand(name) == []
        assert table.at(name) == ["-"]


@proves("CO-SET-10", "CO-GEN-03")
def test_anybody_may_be_the_first_player() -> None:
    firsts = {players: {begin(players, seed).game.first for seed in range(30)} for players in (1, 2, 3, 4)}
    assert firsts == {players: set(range(players)) for players in (1, 2, 3, 4)}
    assert begin(3, 5).game.marker == begin(3, 5).game.first


@proves("CO-SET-03", "CO-DIP-01")
def test_four_colonies_are_drawn() -> None:
    drawn = [tuple(begin(2, seed).game.colonies) for seed in range(60)]
    assert {len(set(colonies)) for colonies in drawn} == {4}
    assert {colony for colonies in drawn for colony in colonies} == set(range(9))


@proves("CO-SET-04", "CO-ERA-06", "CO-Q-16")
def test_a_fifth_colony_joins_with_era_3() -> None:
    """At random, of those that were not drawn."""
    fifths = set()
    for seed in range(4):
        table = begin(1, seed, first="1", last="3")
        four = list(table.game.colonies)
        while table.game.era < 3 or table.game.phase == "era":
            assert table.game.colonies == four
            table.push(table.keys[-1] if table.asked[1] == "turn" else table.keys[0])
        assert len(table.game.colonies) == 5
        (fifth,) = set(table.game.colonies) - set(four)
        fifths.add(fifth)
    assert len(fifths) > 1


@proves("CO-SET-14", "CO-SET-18", "CO-CON-07", "CO-CON-08")
@pytest.mark.parametrize(("last", "cells"), [("1", 12), ("2", 20), ("4", 20)])
def test_the_board_has_20_cells_if_more_than_era_1_is_played(last: str, cells: int) -> None:
    from stead.titles.colonists.community import free_spots, ordinary_cells
    from stead.titles.colonists.pieces import ORDINARY

    table = begin(2, first="1", last=last)
    assert ordinary_cells(table.game) == cells
    player = table.game.players[0]
    assert sum(one.spot == ORDINARY for one in player.community) == 2  # the Farms are among them
    assert ORDINARY in free_spots(table.game, player)


@proves("CO-SET-01", "CO-SET-02", "CO-GEN-06", "CO-Q-72")
def test_nothing_of_a_later_era_than_the_last_is_in_the_game() -> None:
    """No place, card or market of a later era comes up, and those bring the buildings and goods of their eras."""
    table = begin(2, first="1", last="2")
    eras = set()
    while not table.table.over:
        game = table.game
        eras |= {BOX.tile_facts[tile].era for tile in [*game.pile, *game.coming]}
        eras |= {BOX.improvements[card].era for card in game.deck}
        eras |= {BOX.market_cards[card].era for card in game.market_deck}
        assert all(BOX.era[one.kind] <= game.era for player in game.players for one in player.community)
        table.push(table.keys[len(table.table.record()["choices"]) % len(table.keys)])
    assert eras == {0, 1, 2}


@proves("CO-SET-26")
def test_market_and_improvements_come_with_the_first_era() -> None:
    table = begin(2)
    assert (table.game.deck, table.game.market_deck, table.game.market_card) == ([], [], -1)
    table.until("fill")
    assert len(table.game.deck) == 35
    assert len(table.game.market_deck) == 4


@proves("CO-GEN-01", "CO-GEN-02")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"first": "3", "last": "2"}, "the first era (3) comes after the last (2)"),
        ({"first": "0"}, "first"),
        ({"last": "5"}, "last"),
        ({"introductory": True, "last": "2"}, "the introductory game is a game of era 1 only"),
    ],
)
def test_eras_in_the_wrong_order_are_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence.replace("(", r"\(").replace(")", r"\)")):
        begin(2, **options)


@proves("CO-Q-75")
def test_one_to_four_players() -> None:
    for players in (1, 2, 3, 4):
        assert begin(players).game.seats == players
    with pytest.raises(SetupError):
        begin(0)


@proves("CO-Q-75", "CO-GEN-03", "CO-EX-34", "CO-ERA-01", "CO-ERA-22")
def test_an_era_alone_is_thirty_turns_and_no_fees() -> None:
    """Five years of two half-years of three turns."""
    table = begin(1, 3)
    turns = set()
    while not table.table.over:
        kind = table.asked[1]
        assert kind != "fee"
        if kind == "turn":
            turns.add((table.game.year, table.game.half, table.game.turn))
        table.push(table.keys[-1])
    assert len(turns) == 30
