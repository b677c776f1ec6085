"""A room: holding a turn, taking back by three policies, redoing, snapshots, standing orders."""

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stead import Table
from stead.kernel.decision import Refused
from stead.server.http.replay import Game, frames
from stead.server.live.room import Blocked, Room, read_snapshot
from stead.server.live.sight import Eyes
from stead.server.messages import Undo
from stead.server.store.rows import Entry
from tests.fixtures.recorded import ALL
from tests.server.live.rooms_kit import TITLE, Journal, people, row, twin
from tests.settlers.scene import scene


def room(undo: str = "normal", *who: str, seed: int = 7) -> Journal:
    return Journal(Room(TITLE, row(undo, seed), people(*(who or ("anna", "boris")))))  # type: ignore[arg-type]


def to_a_turn(journal: Journal) -> int:
    """Play on until somebody is asked for an action with nothing pending; returns the seat."""
    while True:
        journal.play(journal.room.steps + 1)
        if journal.room.held is not None:
            journal.do("done", journal.room.held)
        asked = journal.room.asked
        if asked and asked[0].kind == "turn" and not journal.room.automatic(asked[0].seat):
            return asked[0].seat


def test_a_turn_that_could_be_taken_back_waits_for_its_end() -> None:
    journal = room()
    seat = to_a_turn(journal)
    journal.do("push", seat, "pass")
    assert journal.room.held == seat
    assert journal.room.waiting == (seat,)
    assert journal.room.asked == ()
    other = 1 - seat
    with pytest.raises(Blocked, match="not-ended"):
        journal.do("push", other, "pass")
    with pytest.raises(Blocked, match="end-your-turn"):
        journal.do("push", seat, "pass")
    with pytest.raises(Blocked, match="nothing-to-end"):
        journal.do("done", other)
    journal.do("done", seat)
    assert journal.room.held is None
    assert journal.room.waiting == (other,)


def razing(undo: Undo = "normal", barbarians: Sequence[str] = ()) -> Journal:
    """The Romans can raze and then do more; the Barbarians have these cards, and nothing to pay with."""
    romans = dict(raze=2, hand=["COM018", "COM021"])
    table = scene(romans=romans, barbarians=dict(worker=1, hand=list(barbarians)), turn="romans").table
    begun = msgspec.structs.replace(row(undo), start=table.position())
    return Journal(Room(TITLE, begun, people("anna", "boris")))


def test_who_has_a_single_answer_waits_with_it_until_nobody_can_take_back() -> None:
    """The Barbarians can only pass. Were they out at once, the Romans could not take back, and know why."""
    journal = razing()
    journal.do("push", 0, "raze COM018")
    assert (journal.room.held, journal.room.undoing(0)[0]) == (0, 1)
    assert not journal.room.table.game.players[1].passed
    journal.do("done", 0)
    assert journal.room.table.game.players[1].passed
    assert [decision.seat for decision in journal.room.asked] == [0]
    assert journal.room.undoing(0)[:2] == (0, "other")
    assert [type(event).__name__ for event in journal.room.moments[-1].events][-1] == "Passed"
    assert journal.room.stands == journal.room.steps - 1  # readers are told the step again


def test_whether_the_next_seat_has_a_choice_cannot_be_seen_before_the_turn_is_ended() -> None:
    seen: list[object] = []
    for barbarians in (["COM004"], ["COM069"]):
        journal = razing(barbarians=barbarians)
        journal.do("push", 0, "raze COM018")
        room, eyes = journal.room, Eyes(journal.room, 0, "en")
        back = frames(Game(TITLE, room.row, room.seats, journal.entries), 0, reveal=False, first=0, count=9, lang="en")
        seen.append((room.table.view(0).data(), room.waiting, room.undoing(0), eyes.log(0), eyes.asks((0,)), back))
        journal.do("done", 0)
        assert journal.room.table.game.players[1].passed == (barbarians == ["COM004"])
    assert seen[0] == seen[1]


def test_an_answer_that_waits_waits_in_a_snapshot_too() -> None:
    """In the middle of a turn of Colonists; a new turn would have the journal played instead."""
    game = ALL["colonists"]["2-eras-1-2"]["record"]
    table = Table.replay({**game, "choices": game["choices"][:26], "result": None})
    begun = msgspec.structs.replace(row(title=table.title), start=table.position())
    journal = Journal(Room(table.title, begun, people("anna", "boris", title=table.title)))
    journal.do("push", 1, "drop wood")
    again = Room(table.title, begun, journal.room.seats, journal.room.snapshot())
    for room in (journal.room, again):
        assert room.held == 1
        assert [(one.seat, one.kind, len(one.options)) for one in room.table.decisions] == [(0, "visit", 1)]


def test_a_journal_of_before_ended_no_turn_where_the_next_seat_had_a_single_answer() -> None:
    journal = razing()
    journal.do("push", 0, "raze COM018")
    journal.room.apply(Entry(2, "push", 0, "pass", "request-1", 0.0))
    assert [moment.seat for moment in journal.room.moments] == [0, 0]
    assert journal.room.moments[0].answered
    assert journal.room.table.choices == [(0, "raze COM018"), (0, "pass")]


@pytest.mark.parametrize("undo", ["strict", "free"])
def test_where_no_turn_waits_single_answers_do_not_either(undo: Undo) -> None:
    journal = razing(undo)
    journal.do("push", 0, "raze COM018")
    assert [decision.seat for decision in journal.room.asked] == [0]


def test_who_chose_to_end_the_turn_need_not_end_it_again() -> None:
    journal = room()
    while True:
        journal.play(journal.room.steps + 1)
        asked = journal.room.asked
        if asked and asked[0].kind == "end":
            break
    seat = asked[0].seat
    journal.do("push", seat, "end")
    assert journal.room.held is None
    assert seat not in journal.room.waiting


def test_no_turn_waits_at_strict_and_free_tables() -> None:
    for policy in ("strict", "free"):
        journal = room(policy)
        seat = to_a_turn(journal)
        journal.do("push", seat, "pass")
        assert journal.room.held is None
        assert journal.room.waiting == (1 - seat,)


def test_taking_back_and_again() -> None:
    journal = room()
    seat = to_a_turn(journal)
    before = journal.room.table.view(seat).data()
    journal.do("push", seat, "pass")
    assert journal.room.undoing(seat) == (1, "", None)
    journal.do("undo", seat, "1")
    assert journal.room.table.view(seat).data() == before
    assert journal.room.redoing(seat) == "pass"
    assert journal.room.redoing(1 - seat) is None
    journal.do("push", seat, "pass")
    assert journal.room.held == seat
    assert journal.room.redo == []


def test_what_was_ended_stays() -> None:
    journal = room()
    seat = to_a_turn(journal)
    journal.do("push", seat, "pass")
    journal.do("done", seat)
    assert journal.room.undoing(seat)[:2] == (0, "policy")
    assert journal.room.undoing(1 - seat)[:2] == (0, "other")
    with pytest.raises(Blocked, match="no-undo"):
        journal.do("undo", seat, "1")


def test_a_reveal_stops_taking_back_and_names_itself() -> None:
    journal = room(seed=3)
    seen = 0
    while not journal.room.over and not seen:
        journal.play(journal.room.steps + 1)
        last = journal.room.moments[-1]
        if last.seat is not None and any(event.barrier for event in last.events):
            times, reason, event = journal.room.undoing(last.seat)
            assert (times, reason) == (0, "revealed")
            assert event is not None
            assert event.barrier
            seen += 1
    assert seen


def test_free_tables_go_back_over_bots_and_reveals_to_the_beginning() -> None:
    journal = room("free", "anna", "bot", "bot").play(40)
    start = twin(journal.room, [])
    while journal.room.undoing(0)[0]:
        times = journal.room.undoing(0)[0]
        assert not journal.room.moments[-times].auto
        journal.do("undo", 0, str(times))
    assert [moment.auto for moment in journal.room.moments] == [True] * len(journal.room.moments)
    assert journal.room.moments == twin(journal.room, journal.entries).moments
    assert start.deal == journal.room.deal


def test_an_illegal_move_is_the_games_to_refuse() -> None:
    journal = room()
    with pytest.raises(Refused, match="IS-"):
        journal.do("push", 0, "build COM018")
    assert journal.room.version == 0


def test_a_standing_order_answers_in_its_chapter_only() -> None:
    journal = room()
    seat = to_a_turn(journal)
    chapter = TITLE.chapter(journal.room.table.game)
    seats = list(journal.room.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], order=f"pass@{chapter}")
    journal.room.seats = tuple(seats)
    assert journal.room.order_of(seat) == "pass"
    assert journal.room.order_of(1 - seat) is None
    seats[seat] = msgspec.structs.replace(seats[seat], order=f"pass@{chapter + 1}")
    journal.room.seats = tuple(seats)
    assert journal.room.order_of(seat) is None


def sight(room: Room) -> list[object]:
    """All that anybody can see or do."""
    views = [room.table.view(seat).data() for seat in (None, *range(len(room.seats)))]
    undo = [room.undoing(seat)[:2] for seat in range(len(room.seats))]
    return [views, room.steps, room.version, room.held, room.redo, room.waiting, room.over, undo]


@settings(max_examples=25, deadline=None)
@given(steps=st.integers(0, 160), more=st.integers(0, 25), seed=st.integers(0, 50), solo=st.booleans())
def test_a_snapshot_and_the_rest_of_the_journal_make_the_same_room(
    steps: int, more: int, seed: int, solo: bool
) -> None:
    journal = room("normal", *(("anna",) if solo else ("anna", "bot")), seed=seed).play(steps, mind=seed)
    kept = msgspec.json.encode(journal.room.snapshot())
    version = journal.room.version
    journal.play(steps + more, mind=seed + 1)
    opened = Room(TITLE, journal.room.row, journal.room.seats, read_snapshot(kept))
    opened.version = version
    for entry in journal.entries[version:]:
        opened.apply(entry)
    if opened.reaches_back:
        assert sight(opened) == sight(journal.room)
    assert sight(twin(journal.room, journal.entries)) == sight(journal.room)


@settings(max_examples=15, deadline=None)
@given(data=st.data(), seed=st.integers(0, 50), policy=st.sampled_from(["strict", "normal", "free"]))
def test_whatever_people_do_the_journal_tells_it_all(data: st.DataObject, seed: int, policy: str) -> None:
    """Random moves, takings back, redoings and ends of turns; the journal played again gives the same room."""
    journal = room(policy, "anna", "boris", seed=seed)
    for _ in range(60):
        if journal.room.over:
            break
        seat = data.draw(st.sampled_from([0, 1]))
        undo, redo = journal.room.undoing(seat)[0], journal.room.redoing(seat)
        decision = next((d for d in journal.room.asked if d.seat == seat), None)
        doable = [("done", "")] if journal.room.held == seat else []
        doable += [("undo", str(undo))] if undo else []
        doable += [("push", redo)] if redo else []
        if decision is not None:
            doable += [("push", data.draw(st.sampled_from([option.key for option in decision.options])))]
        if doable:
            kind, key = data.draw(st.sampled_from(doable))
            journal.do(kind, seat, key)
    assert sight(twin(journal.room, journal.entries)) == sight(journal.room)
