"""What a seat is shown does not depend on what it cannot know.

Everything hidden from a seat is dealt anew; whatever it is shown then, and whatever it is told about any card there is,
must be the same to the letter.
"""

import copy
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from stead.server.hall import Hall
from stead.server.picture import picture
from stead.server.room import Room
from stead.server.sight import Eyes
from tests.server.live.rooms_kit import CARDS, TITLE, Journal, people, row

OTHERS = [f"good:{good}" for good in ("wood", "stone", "food", "gold", "worker", "raze", "vp")]
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


@settings(max_examples=20, deadline=None)
@given(
    seed=st.integers(0, 1000),
    steps=st.integers(0, 250),
    players=st.integers(2, 4),
    lookout=st.sampled_from(["standard", "alternative", "advanced"]),
)
def test_nothing_hidden_shines_through(seed: int, steps: int, players: int, lookout: str) -> None:
    table = msgspec.structs.replace(row("strict", seed), options={"lookout": lookout})
    journal = Journal(Room(TITLE, table, people(*NAMES[:players]))).play(steps, mind=seed)
    if journal.room.over:
        return
    chance = Random(seed)
    things = [f"card:{card}" for card in chance.sample(CARDS, 25)] + OTHERS
    for seat in range(players):
        decision = journal.room.table.decision_of(seat)
        options = decision.options if decision else ()
        mine = [thing for option in options for thing in TITLE.touches(journal.room.table.game, seat, option)]
        looked_at = [*things, *dict.fromkeys(mine)]
        true = shown(journal.room, seat, looked_at)
        for other in range(2):
            assert shown(dealt_anew(journal.room, seat, seed + other), seat, looked_at) == true
