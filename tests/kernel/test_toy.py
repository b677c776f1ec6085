"""A game that is nothing like Settlers, on the same table: bids made at once, a question in another's turn, a sudden
end."""

import random

import pytest

from stead import Decision, Refused, SetupError, Table, TableError
from tests.kernel.toy import FAIR, Bid, Bought, Lot, Sold
from tests.properties.same import again, bytes_of, encode

SEATS = ("ann", "bob", "cy")


def fair(seed: int = 1, seats: tuple[str, ...] = SEATS, **options: object) -> Table:
    return Table.new(FAIR, seats, seed, options)


def finished(seed: int, **options: object) -> Table:
    table, luck = fair(seed, **options), random.Random(seed)
    while not table.over:
        decision = luck.choice(table.decisions)
        table.push(luck.choice(decision.options), decision.seat)
    return table


def sell(table: Table) -> Table:
    """Bob buys, and is asked whether he sells on."""
    for seat, key in enumerate(("bid 0", "bid 2", "bid 0")):
        table.push(key, seat)
    return table


# All at once


def test_all_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    table = fair()
    assert [(decision.seat, decision.kind) for decision in table.decisions] == [(0, "bid"), (1, "bid"), (2, "bid")]
    assert table.decision.seat == 0
    ends = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        twin = table.clone()
        for seat in order:
            assert twin.decision_of(seat) is not None
            twin.push(f"bid {seat + 1}", seat)
            assert twin.decision_of(seat) is None or seat == order[-1]
        ends.add(encode((twin.title.position(twin.game), twin.decision.kind, twin.decision.seat)))
    assert len(ends) == 1


def test_whoever_answers_among_many_must_be_named() -> None:
    table = fair()
    with pytest.raises(Refused) as refused:
        table.push("bid 1")
    assert (refused.value.refusal.rule, refused.value.refusal.message) == ("FAIR-0", "not-asked")
    assert table.explain("bid 1") is not None
    assert table.explain("bid 1", 2) is None
    table.push("bid 1", 0)
    table.push("bid 1", 1)
    table.push("bid 1")  # only one is left to answer
    assert table.choices == [(0, "bid 1"), (1, "bid 1"), (2, "bid 1")]


def test_a_bid_is_secret_until_all_have_bid() -> None:
    table = fair()
    table.push("bid 4", 1)
    assert [table.view(seat).data()["bids"] for seat in (0, 1, None)] == [
        [-1, True, False],
        [False, 4, False],
        [False, True, False],
    ]
    event = table.events[-1]
    assert event == Bid(1, 4)
    assert event.seen_by(1) == event
    assert event.seen_by(0) == event.seen_by(None) == Bid(1, None)


def test_a_seat_may_have_more_to_say_than_the_others_at_the_same_time() -> None:
    table = fair(haggling=False)
    while table.decision_of(0) is None or table.decision_of(0).kind != "join":  # type: ignore[union-attr]
        for decision in table.decisions:
            table.push("bid 0" if decision.kind == "bid" else "leave", decision.seat)
    table.push("stay", 0)
    assert [(decision.seat, decision.kind) for decision in table.decisions] == [(0, "bid"), (1, "join"), (2, "join")]
    table.push("leave", 1)
    assert [(decision.seat, decision.kind) for decision in table.decisions] == [(0, "bid"), (2, "join")]
    twin = Table.from_position(again(table.position()), FAIR)
    assert bytes_of(twin) == bytes_of(table) == bytes_of(table.clone())


def test_seats_with_one_answer_are_not_asked() -> None:
    position = fair().position()
    position["state"] |= {"coins": [-1, 3, -1]}  # after the coin for the lot: 0, 4, 0
    table = Table.from_position(position, FAIR)
    assert [decision.seat for decision in table.decisions] == [1]
    table.push("bid 2")
    assert table.choices == [(1, "bid 2")]
    assert [event.seat for event in table.events if isinstance(event, Bid)] == [0, 2, 1]
    table.pop()
    assert table.choices == []
    assert [decision.seat for decision in table.decisions] == [1]


# A question in another's turn


def test_another_seat_is_asked_in_the_middle_of_a_turn() -> None:
    table = sell(fair())
    assert (table.decision.seat, table.decision.kind, table.decision.opening) == (1, "sell", True)
    table.push("offer 2")
    assert (table.decision.seat, table.decision.kind, table.decision.opening) == (2, "answer", False)
    assert table.position()["choices"] == ["1: offer 2"]
    lot = table.game.lot
    table.push("accept")
    assert table.game.points == [0, 0, lot]
    assert Sold(1, 2, lot) in table.events
    assert Sold(1, 2, lot).seen_by(1) == Sold(1, 2, lot).seen_by(2) == Sold(1, 2, lot)
    assert Sold(1, 2, lot).seen_by(0) == Sold(1, 2, lot).seen_by(None) == Sold(1, 2, None)


# A sudden end


def test_the_game_ends_at_once_from_whatever_depth() -> None:
    position = sell(fair()).position()
    position["state"]["points"] = [0, 0, 14]
    table = Table.from_position(position, FAIR)
    table.push("offer 2")
    table.push("accept")
    assert table.over
    assert table.decisions == ()
    assert table.ranking[0].seat == 2
    assert table.game.lots  # there would have been more
    with pytest.raises(TableError, match="the game is over: nothing is asked any more"):
        _ = table.decision
    table.pop()
    assert not table.over
    assert table.decision.kind == "answer"


def test_a_game_can_end_when_no_seat_is_asked() -> None:
    table = finished(3, length="short", haggling=False)
    assert table.over
    assert bytes_of(table.clone()) == bytes_of(table)
    assert bytes_of(Table.from_position(again(table.position()), FAIR)) == bytes_of(table)


@pytest.mark.parametrize("seed", range(6))
def test_every_promise_holds_here_too(seed: int) -> None:
    """Taken back, copied, written down and dealt anew at every decision."""
    luck = random.Random(seed)
    table = fair(seed, haggling=seed % 2 == 0)
    while not table.over:
        before = bytes_of(table)
        for decision in table.decisions:
            table.push(luck.choice(decision.options), decision.seat)
            table.pop()
            assert bytes_of(table) == before
        assert bytes_of(table.clone()) == before
        assert bytes_of(Table.from_position(again(table.position()), FAIR)) == before
        assert bytes_of(Table.replay(again(table.record()), FAIR)) == before
        for seat in range(3):
            anew = table.determinize(seat, luck.getrandbits(60))
            assert anew.view(seat).data() == table.view(seat).data()
            assert anew.view(None).data() == table.view(None).data()
        decision = luck.choice(table.decisions)
        table.push(luck.choice(decision.options), decision.seat)
    again_ = Table.replay(again(table.record()), FAIR)
    assert encode(again_.record()) == encode(table.record())
    assert encode(again_.events) == encode(table.events)


# Dealing anew amid the bidding


def test_bids_already_made_are_dealt_anew_and_the_bidding_goes_on() -> None:
    table = fair()
    table.push("bid 4", 0)
    table.push("bid 3", 1)
    seen = set()
    for seed in range(40):
        anew = table.determinize(2, seed)
        assert [decision.seat for decision in anew.decisions] == [2]
        seen.add(tuple(anew.game.bids))
        anew.push("bid 0", 2)
        assert anew.over or anew.decision.kind in ("sell", "bid")
    assert len(seen) > 5
    assert all(bids[2] == -1 for bids in seen)
    own = table.determinize(0, 1)
    assert own.game.bids[0] == 4
    assert table.game.bids == [4, 3, -1]


# What other titles need to be told


def test_options_of_the_table_are_checked_and_filled_in() -> None:
    assert fair().setup.options == {"haggling": True, "length": "long"}
    with pytest.raises(SetupError, match="no option 'speed' in fair; there are: haggling, length"):
        fair(speed=1)
    with pytest.raises(SetupError, match="option 'length' cannot be 'endless'; it is one of: long, short"):
        fair(length="endless")
    with pytest.raises(SetupError, match="option 'haggling' cannot be 1; it is one of: True, False"):
        fair(haggling=1)


def test_events_are_told_in_order_with_the_steps_between() -> None:
    table = sell(fair())
    kinds = [type(event) for event in table.events]
    assert kinds == [Lot, Bid, Bid, Bid, Bought]
    assert all(table.events[0].seen_by(seat) == table.events[0] for seat in (None, 0, 1, 2))
    assert table.steps == [1, 2, 3]
    assert isinstance(table.decision, Decision)
