"""Eras, years and half-years (CO-ERA)."""

import pytest

from stead.titles.colonists.events import EraBegan, HalfBegan, YearBegan
from tests.colonists.scene import BOX, Scene, begin, scene
from tests.proves import proves

PLACES = "grove baker clay_delve joiner"


def play(table: Scene, until: str) -> None:
    """The last answer to everything, until the game is there."""
    while not table.table.over and table.game.phase != until:
        table.push(table.keys[-1])


@proves("CO-ERA-01", "CO-EX-34", "CO-ERA-19", "CO-ERA-20", "CO-ERA-21", "CO-ERA-22", "CO-ERA-23")
def test_three_turns_in_a_row_each_in_two_half_years_of_five_years() -> None:
    """Clockwise from the first player; then the end of the year."""
    table = begin(3, 4)
    turns: list[tuple[int, int, int, int]] = []
    while not table.table.over:
        if table.asked[1] == "turn":
            now = (table.game.year, table.game.half, table.game.turn, table.seat(table.asked[0]))
            if not turns or turns[-1] != now:
                turns.append(now)
        table.push(table.keys[0] if table.asked[1] in ("lay", "drop") else table.keys[-1])
    assert len(turns) == 3 * 30
    for seat in range(3):
        assert sum(turn[3] == seat for turn in turns) == 30
    years = [turns[i : i + 9] for i in range(0, len(turns), 9)]
    for number, half in enumerate(years):
        assert {turn[:2] for turn in half} == {(1 + number // 2, number % 2)}
        order = [turn[3] for turn in half[::3]]
        assert order == [(order[0] + i) % 3 for i in range(3)]  # clockwise
        assert [turn[2] for turn in half] == [0, 1, 2] * 3  # all of one player before the next
    assert len(table.events(HalfBegan)) == 5  # winter comes in the middle of every year


@proves("CO-BAD-08", "CO-ERA-20", "CO-ERA-21")
def test_nobody_acts_out_of_turn_or_takes_a_fourth_turn() -> None:
    table = scene(north=dict(at="grove"), east=dict(at="joiner"), turn=2, places=PLACES, market="1_joiner")
    assert table.refused("go joiner.1 clay_delve.1", by="east") == "CO-ERA-20"
    table.go("market.1", "grove").push("take 2wood")
    assert table.asked == ("east", "turn")
    assert table.refused("go market.1 grove.1", by="north") == "CO-ERA-20"


@proves("CO-ERA-02", "CO-ERA-03", "CO-ERA-08", "CO-ERA-09", "CO-ERA-10", "CO-ERA-11", "CO-ERA-12")
def test_what_the_start_of_an_era_brings() -> None:
    """New market cards, improvements and places; what was left of the era before leaves the game, hands stay."""
    table = scene(
        era=2,
        north=dict(hand=["101", "132"], community=["farm", "133"]),
        east={},
        phase="era",
        deck=["110"],
        discard=["111"],
        places="grove baker clay_delve riverbank_grove joiner developer",
    )
    table.push(table.keys[0])  # the third market
    game = table.game
    assert [BOX.market_cards[card].era for card in [game.market_card, *game.market_deck, *game.market_gone]] == [2] * 7
    assert len(game.market_deck) == 4
    assert len(game.market_gone) == 2
    assert {BOX.improvements[card].era for card in game.deck} == {2}
    assert len(game.deck) == 35
    assert game.discard == []
    assert table.hand("north") == ["101", "132"]
    assert {BOX.tile_facts[tile].era for tile in [*game.pile, *game.coming]} == {2}
    assert len(game.pile) == 12 - 3
    kinds = [type(event) for event in table.events((EraBegan, YearBegan))]  # type: ignore[arg-type]
    assert kinds == [EraBegan, YearBegan]
    others = begin(1, 1, first="1", last="2"), begin(1, 2, first="1", last="2")
    for other in others:
        play(other, "play")
    assert others[0].game.deck != others[1].game.deck  # shuffled


@proves("CO-ERA-13", "CO-ERA-14", "CO-FEE-13")
def test_the_era_says_the_highest_level_and_the_fee() -> None:
    for era in (1, 2, 3, 4):
        assert BOX.eras[era - 1].fee == era
    north = dict(goods="1 plank 1 brick 1 tool", community=["farm", "trader.1"])
    assert "diplomat.1" in scene(era=2, north=north, east={}, places="grove baker diplomat").ends
    assert "diplomat.1" not in scene(era=1, last=2, north=north, east={}, places="grove baker diplomat").ends


@proves("CO-ERA-15", "CO-ERA-16", "CO-ERA-17", "CO-PLC-02")
def test_every_year_has_its_market_card_and_three_places_to_come() -> None:
    table = begin(2, 2).until("fill")
    cards = [table.game.market_card]
    while table.game.year < 5:
        assert len(table.game.coming) == 3
        assert len(table.game.pile) == 12 - 3 * table.game.year
        year = table.game.year
        while table.game.year == year or table.game.phase != "play":
            table.push(table.keys[0] if table.asked[1] in ("lay", "drop") else table.keys[-1])
        cards.append(table.game.market_card)
    assert len(set(cards)) == 5
    assert table.game.market_deck == []


@proves("CO-ERA-18", "CO-EOY-03")
def test_the_fifth_year_brings_no_places() -> None:
    table = scene(year=4, half=1, turn=2, north={}, phase="play", places=PLACES, market="1_joiner")
    table.go("market.1").push("take 2wood").until("turn", "market")
    assert table.game.year == 5
    assert table.game.coming == []


@proves("CO-ERA-16")
@pytest.mark.parametrize("card", ["1_farm", "1_hunting_lodge"])
def test_all_markets_do_what_the_card_of_the_year_says(card: str) -> None:
    north = dict(goods="2 wood 1 clay 3 tool", at="baker")
    places = {"grove": "0,1", "baker": "-1,1", "clay_delve": "-1,2", "joiner": "-1,3", "market.2": "-1,4 0,4"}
    keys = []
    for market in ("market.1", "market.2"):
        table = scene(north=north, east={}, places=places, market=card)
        table.go(market, "baker")
        keys.append(table.keys)
    assert keys[0] == keys[1]
    assert f"build {card[2:]}" in keys[0]


@proves("CO-ERA-24", "CO-ERA-25", "CO-GEN-05", "CO-END-01")
@pytest.mark.parametrize("last", [1, 2])
def test_an_era_ends_after_the_production_of_its_fifth_year(last: int) -> None:
    table = scene(
        era=1, last=last, year=5, half=1, turn=2, north={}, east={}, active="east", first="north", places=PLACES,
        market="1_joiner",
    )  # fmt: skip
    table.go("market.1").push("take 2wood")
    table.until("turn", "lay", "market")
    assert "6 tool" in table.goods("north")  # the Smithy has worked
    if last == 1:
        assert table.table.over
    else:
        assert (table.game.era, table.game.phase) == (2, "era")


@proves("CO-ERA-25", "CO-GEN-05")
def test_the_next_era_follows_until_the_last_that_was_agreed_on() -> None:
    table = begin(1, 1, first="1", last="3")
    eras = []
    while not table.table.over:
        if not eras or eras[-1] != (table.game.era, table.game.year):
            eras.append((table.game.era, table.game.year))
        table.push(table.keys[0] if table.asked[1] in ("lay", "drop") else table.keys[-1])
    assert {era for era, _ in eras} == {1, 2, 3}
    assert [event.era for event in table.events(EraBegan)] == [1, 2, 3]


@proves("CO-EX-36", "CO-END-11", "CO-GEN-05")
def test_of_those_who_are_tied_the_one_whose_first_turns_came_latest_wins() -> None:
    """Order at the beginning: north, east, south. Red and south have the same."""
    rich, poor = dict(community=["farm x4"]), dict(community=["farm x2"])
    table = scene(
        year=5, half=1, turn=2, active="north", first="east", opened="north", places=PLACES, market="1_joiner",
        north=rich, east=poor, south=rich,
    )  # fmt: skip
    table.go("market.1").push("take 2wood").until()
    assert [standing.score for standing in table.table.ranking] == [4, 4, 2]
    assert [table.names[standing.seat] for standing in table.table.ranking] == ["south", "north", "east"]
