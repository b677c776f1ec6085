"""The table: choosing, taking back, copying, what happened, and what is said to those who get it wrong."""

import random
from typing import Any

import pytest

from stead import Option, Refused, Table, TableError
from stead.kernel.running import ANCHOR_EVERY, Running
from stead.titles.settlers.events import Drew, Gained
from tests.fixtures.recorded import ALL, start
from tests.kernel.toy import FAIR, Bid, Lot
from tests.properties.same import asked, bytes_of, encode
from tests.settlers.scene import scene


def settlers(*seats: str, seed: int = 7, **options: Any) -> Table:
    return Table.new("settlers", seats or ("romans", "barbarians"), seed, options)


def played(table: Table, choices: int, seed: int = 0) -> Table:
    luck = random.Random(seed)
    for _ in range(choices):
        if not table.over:
            decision = luck.choice(table.decisions)
            table.push(luck.choice(decision.options), decision.seat)
    return table


# Choosing


def test_holding_a_choice_and_letting_the_others_answer_is_a_push() -> None:
    waited = 0
    for games in ALL.values():
        game = next(game["record"] for game in games.values() if len(game["record"]["seats"]) > 1)
        table = start(game)
        for choice in game["choices"][:150]:
            seat, key = choice.split(": ", 1)
            pushed = table.clone()
            pushed.push(key, int(seat))
            table.hold(key, int(seat))
            waited += table.forced != pushed.forced
            table.settle()
            assert (asked(table), table.forced) == (asked(pushed), pushed.forced)
        assert bytes_of(table) == bytes_of(Table.replay({**game, "choices": game["choices"][:150], "result": None}))
    assert waited > 5


def test_a_choice_is_an_option_or_its_key_with_or_without_its_seat() -> None:
    table = settlers()
    decision = table.decision
    option = decision.options[1]
    ends = set()
    for choice in (option, option.key, Option(option.key), table.clone().decision.options[1]):
        for seat in (None, decision.seat):
            twin = table.clone()
            twin.push(choice, seat)
            ends.add(bytes_of(twin))
    assert len(ends) == 1


def test_an_option_of_another_decision_is_refused() -> None:
    table = settlers()
    early = table.decision.options[0]
    table.push(early)
    before = bytes_of(table)
    with pytest.raises(Refused):
        table.push(early)
    assert bytes_of(table) == before


@pytest.mark.parametrize("seat", [-1, 1, 2, 99])
def test_a_push_for_the_wrong_seat_is_refused(seat: int) -> None:
    table = settlers()
    asked_seat = table.decision.seat
    seat = seat if seat != asked_seat else 1 - asked_seat
    before = bytes_of(table)
    with pytest.raises(Refused) as refused:
        table.push(table.decision.options[0].key, seat)
    assert refused.value.refusal == table.explain(table.decision.options[0].key, seat)
    assert refused.value.refusal.message == ("not-your-turn" if seat in (0, 1) else "no-seat")
    assert bytes_of(table) == before


def test_a_push_after_the_end_is_refused() -> None:
    table = played(settlers(), 3000)
    before = bytes_of(table)
    for seat in (None, 0, 1, 7):
        for key in ("pass", "end", "nonsense"):
            refusal = table.explain(key, seat)
            assert refusal is not None
            assert (refusal.rule, refusal.message) == ("IS-END-01", "over")
            with pytest.raises(Refused, match="IS-END-01: "):
                table.push(key, seat)
    assert bytes_of(table) == before
    assert table.decision_of(0) is None
    with pytest.raises(TableError, match="the game is over: nothing is asked any more"):
        _ = table.decision


def test_any_text_is_refused_calmly() -> None:
    table = settlers()
    before = bytes_of(table)
    for key in ("", " ", "\n", "take", "take " + "COM001 " * 500, "exchange " + "9" * 5000, "взять", "💰", "take\0"):
        with pytest.raises(Refused):
            table.push(key)
    action = scene(romans={"worker": 4}, japanese={})
    for key in (
        "exchange " + "9" * 5000,
        "exchange ²",
        "exchange 1 1",
        "activate",
        "offer",
        "offer wood",
        "tuck COM001",
    ):
        assert action.refused(key).startswith("IS-")
    assert bytes_of(table) == before


def test_a_view_of_a_seat_that_is_not_there() -> None:
    with pytest.raises(TableError, match="no seat 2: seats are 0 to 1"):
        settlers().view(2)
    with pytest.raises(TableError, match="no seat -1: seats are 0 to 1"):
        settlers().view(-1)


# Taking back


def test_nothing_can_be_taken_back_before_anything_was_chosen() -> None:
    table = settlers()
    before = bytes_of(table)
    with pytest.raises(TableError, match="nothing to take back: no choice has been made"):
        table.pop()
    with pytest.raises(TableError, match="nothing to take back: no choice has been made"):
        table.undo_stop(0)
    assert bytes_of(table) == before


@pytest.mark.parametrize("count", range(2 * ANCHOR_EVERY + 6))
def test_copies_and_taking_back_after_every_number_of_choices(count: int) -> None:
    """Wherever the last anchor lies: just before, long before, two anchors back."""
    table = played(settlers("japanese", "egyptians", "romans", lookout="alternative"), count)
    assert len(table.choices) == count
    before = bytes_of(table)
    twin = table.clone()
    assert bytes_of(twin) == before
    assert played(twin, 5, seed=1).choices[:count] == table.choices
    for _ in range(5):
        twin.pop()
    assert bytes_of(twin) == before
    assert bytes_of(table) == before
    for _ in range(count):
        twin.pop()
    assert bytes_of(twin) == bytes_of(settlers("japanese", "egyptians", "romans", lookout="alternative"))


def test_copies_of_copies_share_nothing_that_changes() -> None:
    table = played(settlers(), 40)
    line = [table]
    for number in range(6):
        line.append(played(line[-1].clone(), 9, seed=number))
    after = [bytes_of(copy) for copy in line]
    for copy in line[1:]:
        for _ in range(25):
            copy.pop()
    assert bytes_of(line[0]) == after[0]
    assert line[1].choices == table.choices[: 40 + 9 - 25]


def test_taking_back_over_choices_that_made_themselves() -> None:
    """A choice and all that followed by itself go together."""
    table = scene(romans=dict(worker=2), japanese=dict(worker=0), turn="romans")
    assert table.table.decision.kind == "turn"
    before = bytes_of(table.table)
    table.push("pass")  # the Japanese can only pass; the round ends, the next one deals
    assert table.table.game.round == 3
    table.table.pop()
    assert bytes_of(table.table) == before
    assert table.table.game.round == 2


# What happened


def test_events_are_the_same_whenever_and_however_often_they_are_asked_for() -> None:
    early = settlers()
    assert early.events is early.events
    late = played(settlers(), 60)
    played(early, 60)
    assert encode(early.events) == encode(late.events)
    assert early.steps == late.steps
    assert len(early.steps) == 60
    assert early.steps == sorted(early.steps)
    early.pop()
    late.pop()
    assert encode(early.events) == encode(late.events)
    assert early.steps == late.steps
    assert len(early.steps) == 59


def test_a_copy_tells_its_own_events_only() -> None:
    table = played(settlers(), 30)
    before = encode(table.events)
    twin = table.clone()
    played(twin, 10, seed=3)
    assert encode(twin.events)[: len(before) - 1] == before[:-1]
    assert encode(table.events) == before


def test_the_state_itself_keeps_no_events_while_nobody_listens() -> None:
    table = played(settlers(), 30)
    assert table.game.log is None
    assert table.events
    assert table.clone().game.log is None


# How far one may take back without an advantage


def test_undo_stops_at_what_told_somebody_something() -> None:
    table = scene(romans=dict(worker=6), japanese={}, turn="romans").table
    table.push("exchange 2")
    assert table.undo_stop(0) is None
    table.push("gain wood")
    assert table.undo_stop(0) is None
    assert isinstance(table.events[-1], Gained)
    table.pop()
    table.push("draw common")
    stop = table.undo_stop(0)
    assert isinstance(stop, Drew)
    assert stop.seat == 0


def test_undo_stops_at_another_seats_choice() -> None:
    table = scene(romans=dict(worker=6), japanese=dict(worker=6), turn="romans").table
    table.push("exchange 1")
    table.push("gain wood")
    assert table.undo_stop(0) is None
    assert table.undo_stop(1) == 0
    table.push("pass")
    assert table.undo_stop(0) == 1
    assert table.undo_stop(1) is None


def test_undo_stops_at_a_reveal_that_the_choice_set_off() -> None:
    table = Table.new(FAIR, ["ann", "bob"], 1, {"haggling": False})
    table.push("bid 1", 0)
    assert table.undo_stop(0) is None
    table.push("bid 2", 1)
    stop = table.undo_stop(1)
    assert isinstance(stop, Lot)


def test_a_barrier_stops_even_behind_other_events() -> None:
    table = Table.new(FAIR, ["ann", "bob"], 1)
    table.push("bid 1", 1)
    assert [type(event) for event in table.events[table.steps[-1] :]] == [Bid]
    assert table.undo_stop(1) is None
    assert table.undo_stop(0) == 1


# Dealing anew


def test_dealing_anew_in_mid_turn_goes_on_and_back() -> None:
    hand = ["COM003", "COM010", "ROM001", "ROM008"]
    table = scene(
        romans=dict(hand=hand, wood=3, stone=3, gold=3, food=2, built=["COM050"]),
        japanese=dict(hand=["COM004", "COM011", "JAP002"], worker=4),
        turn="japanese",
    ).table
    table.push("exchange 2")
    table.push("gain wood")
    before = bytes_of(table)
    others = set()
    for seed in range(20):
        anew = table.determinize(1, seed)
        assert asked(anew) == asked(table)
        assert anew.game.players[1].hand == table.game.players[1].hand
        others.add(tuple(anew.game.players[0].hand))
        state = encode(anew.title.position(anew.game))
        twin = anew.clone()
        assert encode(twin.title.position(twin.game)) == state
        anew.push("draw common")
        anew.pop()
        assert encode(anew.title.position(anew.game)) == state
        anew.push("gain food")
        assert anew.decision.opening
        assert Table.from_position(anew.position()).decision.kind == anew.decision.kind
    assert len(others) > 10
    assert bytes_of(table) == before


def test_the_same_seed_deals_anew_the_same_way() -> None:
    table = played(settlers(), 25)
    first, second, other = (table.determinize(0, seed) for seed in (5, 5, 6))
    assert encode(first.title.position(first.game)) == encode(second.title.position(second.game))
    assert encode(first.title.position(first.game)) != encode(other.title.position(other.game))


def test_a_table_that_was_dealt_anew_has_no_record() -> None:
    table = played(settlers(), 10).determinize(0, 1)
    with pytest.raises(TableError, match="a determinized table is not a game that was played: it has no record"):
        table.record()


def test_a_table_dealt_anew_in_mid_turn_has_no_position_before_its_next_turn() -> None:
    table = scene(romans=dict(worker=6), japanese={}, turn="romans").table
    table.push("exchange 1")
    anew = table.determinize(0, 1)
    with pytest.raises(TableError, match="determinized in mid-turn has no position before its next turn"):
        anew.position()
    anew.push("gain wood")
    assert anew.position()["state"]["players"][0]["goods"]["wood"] == 1


# Looking


def test_a_view_is_for_a_seat_that_is_there() -> None:
    with pytest.raises(ValueError, match="no seat 2: seats are 0 to 1"):
        settlers().view(2)


def test_taking_back_does_not_play_the_whole_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does somebody who listens have to be told everything again."""
    table = Table.new("settlers", ["romans", "barbarians"], 7)
    table.events  # noqa: B018 - from here on somebody listens
    while len(table.choices) < 80:
        table.push(table.decision.options[0])
    told, answer, answers = list(table.events), Running._answer, 0

    def count(self: Running, *args: Any, **more: Any) -> None:
        nonlocal answers
        answers += 1
        answer(self, *args, **more)

    table.push(table.decision.options[0])
    monkeypatch.setattr(Running, "_answer", count)
    table.pop()
    assert table.events == told
    assert len(table.steps) == len(table.choices)
    assert answers <= 2 * ANCHOR_EVERY
    monkeypatch.undo()
    again = Table.replay(table.record())
    assert (again.events, again.steps) == (table.events, table.steps)
