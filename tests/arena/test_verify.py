"""Stored games are what they say, or it is said what is wrong with them."""

import msgspec
import pytest

from stead import shelf
from stead.arena import verify, workers
from stead.arena.games import Match, packed, play, unpacked
from tests.rl.needs import needs

SETTLERS = shelf.title("settlers")
FIRST = "tests.arena.strangers:First"


@pytest.fixture(scope="module")
def game():
    return play(next(Match(SETTLERS, ("greedy", "random")).blocks([3])))[0]


def checked(game, again=True, title=None):
    return verify.check(verify.Check(1, game, again, title))


def changed(game, **fields):
    return msgspec.structs.replace(game, **fields)


def seated(game, seat, **fields):
    """The same game, as if another had sat there."""
    bots = [*game.bots]
    bots[seat] = msgspec.structs.replace(bots[seat], **fields)
    return changed(game, bots=bots)


def test_a_game_is_replayed_and_every_choice_made_again(game):
    assert checked(game) == verify.Checked(1, True, len(unpacked(game.choices)))
    assert checked(game, again=False) == verify.Checked(1, True, 0)


def test_without_its_choices_it_is_played_anew(game):
    assert checked(changed(game, choices="")) == verify.Checked(1, False, len(unpacked(game.choices)))
    swapped = [msgspec.structs.replace(place, score=place.score + 1) for place in game.result]
    assert "ends differently" in checked(changed(game, choices="", result=swapped)).problem


@pytest.mark.parametrize("name", ["deep:0.5", "somebody.nowhere:Bot", "ismcts:0.5"])
def test_who_does_not_repeat_itself_is_not_asked_and_the_others_are(game, name):
    seat = 1 - game.guest
    other = seated(game, seat, name=name)
    assert checked(other) == verify.Checked(1, True, game.bots[game.guest].decisions)
    assert checked(changed(other, choices="")) == verify.Checked(1, False, 0)


def test_other_weights_are_another_bot(game):
    assert checked(seated(game, game.guest, weights="abc")).asked == game.bots[1 - game.guest].decisions


def test_strangers_are_asked_if_they_say_that_they_repeat_themselves():
    first, wavers = ("tests.arena.strangers:First", "tests.arena.strangers:Wavers")
    game = play(next(Match(SETTLERS, (first, wavers)).blocks([3])))[0]
    assert "Wavers chooses" in checked(game).problem
    assert checked(seated(game, 1, name="deep")).asked == game.bots[0].decisions


@pytest.mark.parametrize(
    ("harm", "problem"),
    [
        (lambda game: changed(game, choices=packed(unpacked(game.choices)[:-1])), "do not lead to its result"),
        (lambda game: changed(game, choices=packed(["0: build COM018"])), "choice 1, '0: build COM018', is not legal"),
        (lambda game: changed(game, choices=game.choices[:-9]), "its choices"),
        (lambda game: changed(game, content="0123456789ab"), "made with other cards"),
        (lambda game: changed(game, ruleset=99), "newer ruleset"),
        (lambda game: changed(game, seats=("romans", "nobody")), "nobody"),
        (lambda game: seated(game, game.guest, seed=1), "chooses"),
        (lambda game: seated(game, game.guest, name=FIRST), "First chooses"),
    ],
)
def test_what_is_wrong_is_said(game, harm, problem):
    assert problem in checked(harm(game)).problem


def test_the_sample_is_spread_over_the_file(game):
    assert verify.sample(3, 9) == [0, 3, 6]
    assert verify.sample(10, 2) == [0, 1]
    assert verify.sample(10, 0) == []
    plan = verify.plan([game] * 4, 2)
    assert [(job.number, job.again) for job in plan] == [(1, True), (2, False), (3, True), (4, False)]


def test_a_bot_that_has_learned_is_told_with_its_weights_and_repeats_itself():
    """In a worker, where numpy counts with one thread: with several, small networks are many times as slow."""
    needs("numpy")
    name = "tests.arena.strangers:keen"
    pool = workers.Processes(1)
    try:
        game = pool.submit(play, next(Match(SETTLERS, (name, "random")).blocks([3]))).result()[0]
        found = pool.submit(verify.check, verify.Check(1, game, again=True)).result()
    finally:
        pool.close()
    assert [bot.label for bot in game.bots] == [f"{name} (ignorant)", "random"]
    assert found == verify.Checked(1, True, sum(bot.decisions for bot in game.bots))
