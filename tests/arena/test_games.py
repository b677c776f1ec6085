"""Blocks of real games, what is written down of them, and what they come to."""

import doctest
from itertools import count

import pytest

import stead.arena
from stead import shelf
from stead.arena import games, results, stored, workers
from stead.arena.arena import Arena, Trial
from stead.arena.errors import ArenaError
from stead.arena.games import Match, packed, play, unpacked
from stead.arena.statistics import Sprt
from stead.kernel.errors import RecordError, SetupError
from stead.kernel.table import Table
from stead.text import Voice

SETTLERS = shelf.title("settlers")


def played(match, seeds=range(1)):
    return [game for block in match.blocks(seeds) for game in play(block)]


def test_the_example():
    result = doctest.testmod(stead.arena)
    assert result.attempted == 5
    assert not result.failed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_block_is_one_deal_with_the_guest_in_every_seat(players):
    block = played(Match(SETTLERS, ("greedy", "random"), players))
    assert [game.guest for game in block] == list(range(players))
    for game in block:
        assert [bot.name for bot in game.bots] == [
            "greedy" if seat == game.guest else "random" for seat in range(players)
        ]
    assert len({(game.seats, game.seed) for game in block}) == 1
    assert len({game.id for game in block}) == players


def test_roles_are_drawn_for_every_deal():
    match = Match(SETTLERS, ("random", "random"))
    assert len({game.seats for game in played(match, range(8))}) > 4


@pytest.mark.parametrize("title", shelf.TITLES)
def test_alone_each_plays_the_same_deal(title):
    match = Match(shelf.title(title), ("greedy", "random"), 1)
    mine, theirs = played(match)
    assert (mine.seats, mine.seed) == (theirs.seats, theirs.seed)
    assert [mine.bots[0].name, theirs.bots[0].name] == ["greedy", "random"]
    assert (mine.won is None) == (title == "colonists")
    (meeting,) = results.meetings([mine, theirs])
    assert meeting.scores in ([0.0], [0.5], [1.0])
    assert [one.bot for one in results.lone([mine, theirs])] == ["greedy", "random"]


def test_a_game_is_its_record():
    (game, _) = played(Match(SETTLERS, ("greedy", "random")))
    table = Table.replay(game.record())
    assert table.over
    assert [(place.seat, place.score) for place in game.result] == [(s.seat, s.score) for s in table.ranking]
    assert sum(bot.decisions for bot in game.bots) == len(table.choices)
    assert len(game.choices) < len("\n".join(game.record()["choices"])) / 2


def test_modules_and_options_are_in_it():
    title = shelf.title("settlers", modules=["aztecs"])
    game = played(Match(title, ("random", "random"), 5, {"lookout": "advanced"}))[0]
    assert game.modules == ("aztecs",)
    assert game.options["lookout"] == "advanced"
    assert Table.replay(game.record()).over


def test_the_same_match_is_the_same_games():
    match = Match(SETTLERS, ("greedy", "random"))
    one, two = (
        [(game.choices, game.result, [bot.seed for bot in game.bots]) for game in played(match)] for _ in range(2)
    )
    assert one == two
    assert one[0] != one[1]


def test_equal_bots_draw_every_block():
    """They have the same luck in the same seat: what differs is only who is called the guest."""
    match = Match(SETTLERS, ("greedy", "greedy"))
    (meeting,) = results.meetings(played(match, range(3)))
    assert meeting.scores == [0.5] * 3
    assert meeting.share.mean == 0.5


def with_places(guest, *places):
    """A game that ended so, by seat."""
    game = played(Match(SETTLERS, ("random", "random"), len(places)))[guest]
    game.result = [games.Place(place, seat, 10) for seat, place in enumerate(places)]
    return game


@pytest.mark.parametrize(
    ("guest", "places", "win", "score"),
    [
        (0, (1, 2), 1, 1),
        (1, (1, 2), 0, 0),
        (0, (1, 1), 1 / 2, 1 / 2),
        (0, (1, 2, 3), 1, 1),
        (1, (1, 2, 3), 0, 1 / 2),
        (1, (1, 2, 2), 0, 1 / 4),
        (2, (1, 2, 1), 1 / 2, 3 / 4),
        (0, (1, 1, 1), 1 / 3, 1 / 2),
        (3, (4, 1, 2, 3), 0, 1 / 3),
    ],
)
def test_wins_are_shared_and_places_count(guest, places, win, score):
    game = with_places(guest, *places)
    assert game.win() == pytest.approx(win)
    assert game.score() == pytest.approx(score)


def test_a_fair_share_is_one_in_as_many_as_play():
    block = [with_places(guest, *(1 if seat == guest else 2 for seat in range(3))) for guest in range(3)]
    (meeting,) = results.meetings(block)
    assert meeting.share.mean == 1
    assert meeting.fair_shares.mean == 3
    assert meeting.elo is None
    assert meeting.games == 3


def test_what_is_not_a_whole_block_does_not_count():
    match = Match(SETTLERS, ("greedy", "random"))
    some = played(match, range(2))
    (meeting,) = results.meetings(some[:-1])
    assert len(meeting.blocks) == 1
    assert results.meetings(some[:1]) == []


def test_three_bots_meet_in_three_pairs():
    match = Match(SETTLERS, ("greedy", "random", "tests.arena.strangers:First"))
    met = results.meetings(played(match))
    first = "tests.arena.strangers:First"
    assert [(one.guest, one.host) for one in met] == [("greedy", "random"), ("greedy", first), ("random", first)]


def test_time_is_told_by_bot():
    some = played(Match(SETTLERS, ("greedy", "random")))
    spent = results.milliseconds(some)
    assert list(spent) == ["greedy", "random"]
    assert all(value >= 0 for value in spent.values())


def test_what_cannot_be_played_is_refused_first():
    with pytest.raises(ArenaError, match="needs two bots"):
        Match(SETTLERS, ("greedy",))
    with pytest.raises(SetupError, match="1 to 4 players"):
        Match(SETTLERS, ("greedy", "random"), 7)
    with pytest.raises(SetupError, match="cannot be 'odd'"):
        Match(SETTLERS, ("greedy", "random"), 2, {"lookout": "odd"})


def test_choices_that_were_damaged():
    text = packed(["0: pass", "1: pass"])
    assert unpacked(text) == ["0: pass", "1: pass"]
    for broken in (text[:-5], "", "!!", "\x00", packed(["x"])[::-1]):
        with pytest.raises(RecordError, match="its choices"):
            unpacked(broken)


# Going on


def test_an_arena_goes_on_where_it_stopped(tmp_path):
    match, file = Match(SETTLERS, ("greedy", "random")), tmp_path / "games.jsonl"
    arena = Arena(match, file)
    for block in workers.in_order(workers.Here(), play, arena.missing(range(3))):
        arena.take(block)
    with file.open("ab") as text:  # the power failed
        text.write(b'{"arena":1,"title":"set')
    again = Arena(match, file)
    assert len(again.games) == 6
    assert [block.seed for block in again.missing(range(5))] == [3, 4]
    for block in workers.in_order(workers.Here(), play, again.missing(range(5))):
        again.take(block)
    found = stored.read(file)
    fresh = played(match, range(5))
    assert [(game.id, game.choices) for game in found] == [(game.id, game.choices) for game in fresh]


def test_half_a_block_is_played_again_and_counts_once(tmp_path):
    match, file = Match(SETTLERS, ("greedy", "random")), tmp_path / "games.jsonl"
    block = played(match)
    stored.append(file, block[:1])
    arena = Arena(match, file)
    assert [block.seed for block in arena.missing(range(1))] == [0]
    arena.take(block)
    assert [game.guest for game in stored.read(file)] == [0, 1]


def test_games_of_another_match_are_left_alone(tmp_path):
    file = tmp_path / "games.jsonl"
    stored.append(file, played(Match(SETTLERS, ("greedy", "random"))))
    for other in (
        Match(SETTLERS, ("random", "greedy")),
        Match(SETTLERS, ("greedy", "tests.arena.strangers:First")),
        Match(SETTLERS, ("greedy", "random"), 3),
        Match(SETTLERS, ("greedy", "random"), 2, {"peaceful": True}),
        Match(shelf.title("settlers", modules=["aztecs"]), ("greedy", "random")),
    ):
        with pytest.raises(ArenaError, match="another match"):
            Arena(other, file)


def test_a_test_counts_deals_in_their_order_and_stops_at_the_first_that_decides():
    """Blocks that were quick wait for the slow ones before them."""
    match = Match(SETTLERS, ("greedy", "random"))
    one = played(match)
    for game in one:
        game.result = [games.Place(1 if seat == game.guest else 2, seat, 0) for seat in range(2)]

    def won(seed):
        return [games.msgspec.structs.replace(game, seed=seed) for game in one]

    trial = Trial(Sprt(0, 20), 5, [])
    for seed in (6, 7, 9):
        trial.take(won(seed))
    assert trial.scores == []
    trial.take(won(5))
    assert len(trial.scores) == 3
    for seed in range(8, 100):
        trial.take(won(seed))
    assert (trial.verdict, len(trial.scores)) == (1, 53)
    again = Trial(Sprt(0, 20), 5, [game for seed in range(5, 100) for game in won(seed)])
    assert (again.verdict, len(again.scores), again.llr) == (1, 53, trial.llr)


# Workers


def test_processes_play_the_same_games_in_the_same_order():
    match = Match(SETTLERS, ("greedy", "random"))
    pool = workers.Processes(2)
    try:
        there = [game for block in workers.in_order(pool, play, match.blocks(range(3))) for game in block]
    finally:
        pool.close()
    assert [(game.id, game.choices) for game in there] == [(game.id, game.choices) for game in played(match, range(3))]


def test_whoever_stops_gets_what_is_finished():
    looks = count()
    done = list(workers.in_order(workers.Here(), abs, count(), lambda: next(looks) >= 6))
    assert done == list(range(len(done)))
    assert done


def test_a_cluster(tmp_path):
    pytest.importorskip("ray", reason='ray comes with the extra: pip install "stead[ray]"')
    match = Match(SETTLERS, ("greedy", "random"))
    with pytest.raises(ArenaError, match="There is no Ray cluster at"):
        workers.Cluster("127.0.0.1:1")
    cluster = workers.Cluster("local")
    try:
        (there,) = workers.in_order(cluster, play, match.blocks(range(1)))
        broken = Match(SETTLERS, ("tests.arena.strangers:Fails", "random"))
        with pytest.raises(ArenaError) as failed:
            list(workers.in_order(cluster, play, broken.blocks(range(1))))
        assert "no plan" in failed.value.said(Voice("en"))
    finally:
        cluster.close()
    assert [game.choices for game in there] == [game.choices for game in played(match)]
