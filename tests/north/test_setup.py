"""Setting up (EN-SET), and for how many (EN-OVR)."""

import pytest

from stead import RecordError, Table
from stead.kernel.errors import SetupError
from stead.titles.north.cards import TILES
from stead.titles.north.events import PhaseBegan
from tests.north.scene import BOX, NORTH, scene
from tests.proves import proves

CLANS = list(NORTH.roles)
SEEDS = range(30)


def first_round(seats: list[str], seed: int = 3) -> Table:
    """The starting hands are chosen: of all cards the first two are discarded."""
    table = Table.new("north", seats, seed)
    while table.decision.kind == "starting hand":
        decision = table.decisions[0]
        table.push(decision.options[0], decision.seat)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
@proves("EN-OVR-01")
def test_two_to_four_play(seats: int) -> None:
    assert len(first_round(CLANS[:seats]).game.players) == seats


@pytest.mark.parametrize(
    ("seats", "scenario", "problem"),
    [
        ([], "none", "EN-OVR-01"),
        (CLANS[:5], "none", "EN-OVR-01"),
        (["glenn"], "none", "EN-Q-60"),
        (["glenn", "ulaf"], "winter", "EN-Q-60"),
        (["glenn", "romans"], "none", "no clan 'romans'"),
        (["glenn"], "summer", "summer"),
    ],
)
@proves("EN-BAD-01")
def test_other_numbers_do_not(seats: list[str], scenario: str, problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        Table.new("north", seats, options={"scenario": scenario})


@proves("EN-BAD-02", "EN-SET-11", "EN-Q-51")
def test_each_clan_is_chosen_once_and_is_the_colour_too() -> None:
    with pytest.raises(SetupError, match="EN-Q-51"):
        Table.new("north", ["glenn", "ulaf", "glenn"])


@pytest.mark.parametrize("seats", [["glenn", "mckinnon"], ["ulaf", "heidel"], ["panuk", "nanurjuk"]])
@proves("EN-OVR-03", "EN-LEG-11")
def test_two_clans_of_a_nation_may_meet(seats: list[str]) -> None:
    assert len({BOX.clans[clan].nation for clan in seats}) == 1
    assert first_round(seats).decision.kind == "keep"


@proves("EN-SET-01", "EN-SET-02", "EN-SET-04", "EN-SET-09", "EN-SET-17")
def test_tiles_decks_and_the_first_player_are_left_to_chance() -> None:
    games = [Table.new("north", ["glenn", "ulaf"], seed).game for seed in SEEDS]
    for pile in ("near_deck", "distant_deck", "tiles"):
        assert len({tuple(getattr(game, pile)) for game in games}) > len(games) / 2
    assert len({tuple(game.players[0].deck) for game in games}) == len(games)
    assert {game.first for game in games} == {0, 1}
    assert all(sorted(game.tiles) == list(range(len(TILES))) for game in games)


@proves("EN-SET-05", "EN-BAD-03", "EN-CMP-12", "EN-SOL-03")
def test_tiles_show_their_solo_side_only_to_one_player() -> None:
    assert not any(Table.new("north", ["glenn", "ulaf"]).game.turned)
    with pytest.raises(RecordError, match="EN-SET-05"):
        scene(turned=["sail"], glenn={}, ulaf={})
    assert scene(turned=["sail"], glenn={}).table.game.turned[TILES.index("sail")]


@pytest.mark.parametrize("clan", CLANS)
@proves("EN-SET-08", "EN-SET-15", "EN-SET-16", "EN-SET-14", "EN-SET-07", "EN-CTR-10")
def test_starting_cards_lie_open_and_have_given_their_goods(clan: str) -> None:
    """No clan of ours starts with a card that is no field: see EN-Q-52 for one without fields."""
    other = next(each for each in CLANS if each != clan)
    table = first_round([clan, other])
    seen = table.view(1).data()["players"][0]
    start = [card for card in BOX.cards if card.deck == clan and card.start]
    assert [location["card"] for location in seen["empire"]] == [card.id for card in start]
    goods: dict[str, int] = {"worker": 5}
    for card in start:
        for good, n in card.yields.items():
            goods[good] = goods.get(good, 0) + n
    assert seen["goods"] == goods


@proves("EN-SET-19", "EN-BAD-04", "EN-SET-18")
def test_three_of_five_cards_are_kept_for_nothing() -> None:
    table = Table.new("north", ["glenn", "ulaf"], 3)
    player = table.game.players[0]
    assert len(player.drawn) == 5
    for left in (4, 3):
        decision = table.decision_of(0)
        assert decision is not None
        for key in ("done glenn", "discard ULA004", "keep GLE007"):
            refusal = table.explain(key, 0)
            assert refusal is not None
            assert refusal.rule == "EN-SET-18"
        table.push(decision.options[0], 0)
        assert len(player.drawn) == left
    assert table.decision_of(0) is None
    refusal = table.explain("discard GLE007", 0)
    assert refusal is not None
    assert (refusal.rule, player.goods[6], player.spent) == ("EN-ACT-01", 5, 0)


@proves("EN-RND-01", "EN-RND-02", "EN-OVR-04")
def test_the_same_four_phases_in_every_round_and_as_many_rounds_as_it_takes() -> None:
    table = scene(phase="lookout", round=2, glenn=dict(worker=0), ulaf=dict(worker=0))
    while table.table.game.round < 40:
        table.push("pass")
    phases = [event.phase for event in table.table.events if isinstance(event, PhaseBegan)]
    assert phases[:7] == ["action", "expedition", "lookout", "action", "expedition", "lookout", "action"]
    assert set(zip(phases[::3], phases[1::3], phases[2::3], strict=False)) == {("action", "expedition", "lookout")}
    assert not table.table.over
