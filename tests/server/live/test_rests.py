"""Whatever somebody points at says why, where there is nothing to do with it: at every kind of question of the recorded
games, for every seat."""

from collections.abc import Iterator

import pytest

from stead.kernel.table import Table
from stead.server import messages as m
from stead.server.live.room import Room
from stead.server.live.sight import Eyes
from tests.fixtures.recorded import ALL, start
from tests.server.live.on_the_table import SEEN
from tests.server.live.rooms_kit import TITLE, Journal, people, row

NAMES = ("anna", "boris", "carla", "dora", "erik")


def questions(title: str) -> Iterator[Table]:
    """Tables of the recorded games, at the first question of every kind."""
    met: set[object] = set()
    for game in ALL[title].values():
        record = game["record"]
        table = start(record)
        for choice in (None, *record["choices"]):
            if choice is not None:
                seat, _, key = choice.partition(": ")
                table.push(key, int(seat))
            if table.over:
                break
            kinds = frozenset((decision.kind, decision.rule) for decision in table.decisions)
            if (table.game.seats == 1, kinds) not in met:
                met.add((table.game.seats == 1, kinds))
                yield table


def seated(table: Table, undo: m.Undo = "strict") -> Room:
    seats = people(*NAMES[: table.game.seats], title=table.title)
    room = Room(table.title, row(undo, title=table.title), people(*NAMES[:2], title=table.title))
    room.table, room.seats = table, seats
    return room


@pytest.mark.parametrize("title", ALL)
def test_nothing_is_without_a_reason(title: str) -> None:
    dumb: set[tuple[str, str, str]] = set()
    asked = 0
    for table in questions(title):
        room = seated(table)
        for seat in range(table.game.seats):
            decision, eyes = table.decision_of(seat), Eyes(room, seat, "en")
            options = decision.options if decision else ()
            lit = {thing for option in options for thing in table.title.touches(table.game, seat, option)}
            for place, thing in SEEN[title](table.view(seat).data()):
                if thing in lit:
                    continue
                asked += 1
                sight = eyes.look("", seat, thing)
                reasons = [*sight.refusals, *sight.rests]
                if not any(reason.rule and reason.text for reason in reasons):  # more than what is asked instead
                    dumb.add((place, thing, decision.kind if decision else ""))
    assert asked > 4_000
    assert dumb == set()


def told(room: Room, seat: int, thing: str) -> list[str]:
    sight = Eyes(room, seat, "en").look("", seat, thing)
    assert not sight.options
    assert not sight.refusals
    return [reason.text for reason in sight.rests]


def test_what_works_by_itself_says_so_and_what_waits_says_for_what() -> None:
    table = Table.new("settlers", ["romans", "barbarians"], 7)
    room = seated(table)
    assert told(room, 0, "good:wood") == ["It is paid by itself: choose what you want to build or use."]
    card = table.view(1).data()["players"][1]["hand"]["known"][0]
    told_of_card = told(room, 1, f"card:{card}")
    assert told_of_card[0].startswith("In your turn of the Action phase you can build it")
    assert told_of_card[1:] == ["It is not your turn: anna · Which card do you take?"]


def test_a_turn_that_is_not_ended_and_a_game_that_is_over_are_reasons() -> None:
    journal = Journal(Room(TITLE, row("normal"), people("anna", "boris")))
    seat = journal.room.table.decision.seat
    journal.do("push", seat, journal.room.table.decision.options[0].key)
    if journal.room.held is not None:
        assert told(journal.room, 1 - seat, "discard:common") == ["Nothing is taken from here."]
        assert told(journal.room, 1 - seat, "good:defence")[1:] == ["The player before you has not ended the turn yet."]
    journal.play()
    assert told(journal.room, 0, "good:wood") == ["The game is over."]
