"""A room: holding a turn, taking back by three policies, redoing, snapshots, standing orders."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stead.kernel.decision import Refused
from stead.server.live.room import Blocked, Room, read_snapshot
from tests.server.live.rooms_kit import TITLE, Journal, people, row, twin


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
