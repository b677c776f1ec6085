"""What of a step is told first, and to whom: a title weighs its events, the reader is shown the heaviest."""

from itertools import pairwise

from stead.kernel.events import Event
from stead.server.live.room import Moment, Room
from stead.server.live.sight import Eyes
from stead.server.messages import Step
from stead.titles.founders import events as founders
from stead.titles.settlers import events as settlers
from tests.server.live.rooms_kit import TITLE, Journal, people, row

RAZED = (
    settlers.Paid(0, {"raze": 2}),
    settlers.Razed(seat=0, owner=1, card="COM001"),
    settlers.BecameFoundation(1, "COM001"),
    settlers.Gained(0, {"stone": 1}),
)


def step(seat: int | None, *events: Event) -> Step:
    room = Room(TITLE, row(), people("anna", "boris"))
    return Eyes(room, seat, "en").step(3, Moment(0, False, events, {}))


def test_the_headline_is_the_line_that_weighs_most() -> None:
    for seat in (0, 1, None):
        told = step(seat, *RAZED)
        assert "razed" in told.lines[told.headline]


def test_what_was_done_to_a_reader_is_more_to_them_than_anything_else() -> None:
    weights = {seat: step(seat, *RAZED).weight for seat in (0, 1, None)}
    assert weights[0] == weights[None] < step(0, settlers.Ended([0])).weight < weights[1]


def test_of_equals_the_first_is_told() -> None:
    assert step(0, settlers.Gained(0, {"wood": 1}), settlers.Gained(0, {"food": 1})).headline == 0


def test_what_goes_without_saying_weighs_nothing() -> None:
    assert step(0, settlers.Gained(0, {"wood": 1})).weight == 0
    assert step(0).weight == 0


def test_winners_are_struck_one_and_all() -> None:
    event = founders.AchievementScored("a", [0, 2], 4)
    assert [event.matters_to(seat) > event.weight for seat in (0, 1, 2, None)] == [True, False, True, False]


def test_every_step_says_in_which_round_it_was_made() -> None:
    journal = Journal(Room(TITLE, row(), people("bot", "bot"))).play()
    steps = Eyes(journal.room, None, "en").log(-1)
    said = list(dict.fromkeys(step.chapter for step in steps))
    assert said == [f"Round {n} of 5" for n in range(1, 6)]
    for one, other in pairwise(steps):
        began = any(isinstance(event, settlers.RoundBegan) for event in one.events)
        assert (one.chapter != other.chapter) == (began and one.n > 0)


def test_it_is_told_who_sat_there_to_choose() -> None:
    journal = Journal(Room(TITLE, row("strict"), people("anna", "bot"))).play(12)
    autos = {(step.seat, step.auto) for step in Eyes(journal.room, 0, "en").log(0)}
    assert autos == {(0, False), (1, True)}
