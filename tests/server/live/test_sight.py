"""What a seat is shown does not depend on what it cannot know.

Everything hidden from a seat is dealt anew; whatever it is shown then, and whatever it is told about any card there is,
must be the same to the letter.
"""

import copy
from random import Random

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from stead.server.live.hall import Hall
from stead.server.live.picture import picture
from stead.server.live.room import Room
from stead.server.live.sight import Eyes
from stead.server.messages import Undo
from stead.server.store.rows import Entry
from tests.server.live.rooms_kit import Journal, people, row
from tests.server.live.things import THINGS

TITLES = pytest.mark.parametrize("title", THINGS)
NAMES = ("anna", "boris", "carla", "dora")


def shown(room: Room, seat: int, things: list[str]) -> list[bytes]:
    """The picture of a seat, and what it finds out by looking at these things."""
    hall = Hall(room.row, room.seats, 0.0)
    hall.room = room
    eyes = Eyes(room, seat, "en")
    seen = [picture(hall, NAMES[seat], seat, "en", None, None, 0.0), *(eyes.look("", seat, thing) for thing in things)]
    return [msgspec.json.encode(message) for message in seen]


def dealt_anew(room: Room, seat: int, seed: int) -> Room:
    other = copy.copy(room)
    other.table = room.table.determinize(seat, seed)
    return other


def begun(title: str, seed: int, players: int, option: int, undo: Undo = "strict") -> Journal:
    """A journal of a table of that title, with one or the other options."""
    things = THINGS[title]
    options = things.options[option % len(things.options)]
    table = row(undo, seed, title=things.title, options=options)
    return Journal(Room(things.title, table, people(*NAMES[:players], title=things.title)))


@TITLES
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 1000), steps=st.integers(0, 250), players=st.integers(2, 4), option=st.integers(0, 2))
@example(seed=86, steps=219, players=3, option=0)  # votes that a tie has brought to light
@example(seed=344, steps=142, players=2, option=0)
def test_nothing_hidden_shines_through(title: str, seed: int, steps: int, players: int, option: int) -> None:
    journal = begun(title, seed, players, option).play(steps, mind=seed)
    if journal.room.over:
        return
    chance = Random(seed)
    things = chance.sample(THINGS[title].all, 25)
    for seat in range(players):
        decision = journal.room.table.decision_of(seat)
        options = decision.options if decision else ()
        touches = THINGS[title].title.touches
        mine = dict.fromkeys(thing for option in options for thing in touches(journal.room.table.game, seat, option))
        own = [*mine, *(f"option:{option.key}" for option in options)]
        looked_at = [*things, *chance.sample(own, min(len(own), 40))]
        true = shown(journal.room, seat, looked_at)
        for other in range(2):
            assert shown(dealt_anew(journal.room, seat, seed + other), seat, looked_at) == true


def after(room: Room, seat: int, key: str) -> Room:
    """The same room, one choice later."""
    later = copy.copy(room)
    later.table, later.moments = room.table.clone(), list(room.moments)
    later.apply(Entry(room.version + 1, "push", seat, key, "request-0001", 0.0))
    return later


@TITLES
@settings(max_examples=30, deadline=None)
@given(
    seed=st.integers(0, 1000),
    steps=st.integers(0, 250),
    players=st.integers(2, 3),
    option=st.integers(0, 1),
    undo=st.sampled_from(["strict", "normal"]),
)
def test_what_can_be_taken_back_has_told_nothing(
    title: str, seed: int, steps: int, players: int, option: int, undo: Undo
) -> None:
    """Whatever is hidden, a choice that may be taken back looks the same to whoever made it."""
    room = begun(title, seed, players, option, undo).play(steps, mind=seed).room
    for decision in room.asked:
        seat, keys = decision.seat, [option.key for option in decision.options]
        for key in Random(seed).sample(keys, min(5, len(keys))):
            true = after(room, seat, key)
            if not true.undoing(seat)[0]:
                continue
            for other in range(3):
                anew = after(dealt_anew(room, seat, seed + other), seat, key)
                assert anew.undoing(seat) == true.undoing(seat)
                assert told(anew, seat) == told(true, seat)


def told(room: Room, seat: int) -> tuple[object, ...]:
    """What a seat sees after a choice, what it was told of it, and who is waited for."""
    eyes, events = Eyes(room, seat, "en"), room.moments[-1].events
    return room.table.view(seat).data(), eyes.lines(events), eyes.seen(events), room.waiting, eyes.asks((seat,))
