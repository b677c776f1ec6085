"""Nobody learns what is not certain yet by asking before they choose, or by choosing and taking it back: foresight, a
closer look and undo tell the same however chance would decide and whatever lies where the seat cannot see."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from stead import Table
from stead.kernel.events import Log
from stead.server.live.sight import Eyes
from tests.properties.same import encode
from tests.properties.watch import Moment, at_decisions, view
from tests.server.live.on_the_table import SEEN
from tests.server.live.rooms_kit import seated

T = TypeVar("T")

OTHERS = 2
"""Copies that a table is compared with, each with another chance and another deal."""
SOME = 3
"""Options of one question, or things on one table, that are tried."""


def otherwise(table: Table, seat: int, luck: Random) -> list[Table]:
    """As it is, and as it could as well be for all that this seat knows."""
    return [table, *(table.determinize(seat, luck.getrandbits(60)) for _ in range(OTHERS))]


def some(luck: Random, things: Sequence[T]) -> list[T]:
    return luck.sample(things, min(SOME, len(things)))


@at_decisions(0.3)
def what_a_seat_foresees_is_the_same_whatever_is_not_certain(moment: Moment, luck: Random) -> None:
    for decision in moment.table.decisions:
        worlds = otherwise(moment.table, decision.seat, luck)
        for option in some(luck, decision.options):
            assert len({foreseen(world, decision.seat, option.key) for world in worlds}) == 1, option.key


def foreseen(table: Table, seat: int, key: str) -> bytes:
    """What is told to a seat and what everybody would have, and how it all looks then, unless something came to light
    before."""
    ahead, title = table.foresee(key, seat), table.title
    purses = [dict(title.purse(ahead.game, other)) for other in range(len(table.setup.seats))]
    seen = title.view(ahead.game, (), seat).data() if ahead.whole else None
    return encode(([event.seen_by(seat) for event in ahead.events], ahead.whole, purses, seen))


@at_decisions(0.3)
def what_can_be_taken_back_told_nothing_that_was_not_certain(moment: Moment, luck: Random) -> None:
    for decision in moment.table.decisions:
        worlds = otherwise(moment.table, decision.seat, luck)
        for option in some(luck, decision.options):
            assert len({told(world, decision.seat, option.key) for world in worlds}) == 1, option.key


def told(table: Table, seat: int, key: str) -> bytes | None:
    """What a seat hears, sees and is asked after its choice, or None if it cannot be taken back. As long as it can,
    others who have a single answer wait with it, unless the seat is asked again itself."""
    after = table.clone()
    after.game.log = Log()
    after.hold(key, seat)
    if after.decision_of(seat) is not None:
        after.settle()
    if after.undo_stop(seat) is not None:
        return None
    heard = [event.seen_by(seat) for event in after.events]
    asked = [(one.seat, one.kind, one.rule) for one in after.decisions]
    mine = after.decision_of(seat)
    return encode((heard, asked, [option.key for option in mine.options] if mine else None)) + view(after, seat)


@at_decisions(0.05)
def a_look_tells_the_same_whatever_is_not_certain(moment: Moment, luck: Random) -> None:
    """At whatever lies on the table: what can be done with it, what that would change, why the rest cannot be done."""
    for seat in moment.seats:
        rooms = [seated(world) for world in otherwise(moment.table, seat, luck)]
        for _, thing in some(luck, list(SEEN[moment.game.title](moment.shown(seat)))):
            assert len({encode(Eyes(room, seat, "en").look("", seat, thing)) for room in rooms}) == 1, thing
