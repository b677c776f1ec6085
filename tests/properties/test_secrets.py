"""Nobody sees what they may not see: views, events and dealing anew."""

from collections.abc import Iterator

import pytest

from stead import Decision, Table
from tests.properties.play import Start, games
from tests.properties.same import asked, bytes_of, encode

MOST = 8
"""Secret choices of one question that are compared."""


def onlookers(game: Start) -> tuple[int | None, ...]:
    return (*range(len(game.seats)), None)


def view(table: Table, seat: int | None) -> bytes:
    return encode(table.view(seat).data())


@games(15)
def test_a_view_is_the_same_when_all_that_is_hidden_is_dealt_anew(game: Start) -> None:
    luck = game.luck
    for table in game.play():
        if luck.random() > 0.3:
            continue
        for seat in range(len(game.seats)):
            anew = table.determinize(seat, luck.getrandbits(60))
            assert view(anew, seat) == view(table, seat)
            assert view(anew, None) == view(table, None)
            anew = anew.determinize((seat + 1) % len(game.seats), luck.getrandbits(60))
            assert view(anew, None) == view(table, None)


@games(15)
def test_what_is_dealt_anew_is_a_game_that_can_be_played(game: Start) -> None:
    """To the end, from any decision, also in mid-action and amid simultaneous choices, and back again."""
    luck = game.luck
    for number, table in enumerate(game.play()):
        if table.over or number % (10 if table.decision.opening else game.part.length):
            continue
        before = bytes_of(table)
        seat = luck.randrange(len(game.seats))
        anew = table.determinize(seat, luck.getrandbits(60))
        twin = table.determinize(seat, luck.getrandbits(60)).clone()
        assert [(d.seat, d.kind) for d in anew.decisions] == [(d.seat, d.kind) for d in table.decisions]
        for _ in range(12):
            assert game.part.misplaced(anew.game) == []
            if anew.over:
                break
            decision = luck.choice(anew.decisions)
            anew.push(game.choose(luck, decision), decision.seat)
        state = encode(twin.title.position(twin.game)), asked(twin)
        decision = luck.choice(twin.decisions)
        if len(decision.options) > 1:
            twin.push(luck.choice(decision.options), decision.seat)
            twin.pop()
            assert (encode(twin.title.position(twin.game)), asked(twin)) == state
        assert bytes_of(table) == before


@games(10)
def test_dealing_anew_leaves_what_the_seat_knows(game: Start) -> None:
    luck = game.luck
    for table in game.play():
        if luck.random() > 0.2:
            continue
        for seat in range(len(game.seats)):
            anew = table.determinize(seat, luck.getrandbits(60))
            assert game.part.own(anew.game, seat) == game.part.own(table.game, seat)
            decision = table.decision_of(seat)
            if decision is not None:
                own = anew.decision_of(seat)
                assert own is not None
                assert [option.key for option in own.options] == [option.key for option in decision.options]


@games(20)
def test_views_and_events_hold_nothing_that_the_onlooker_may_not_know(game: Start) -> None:
    """Who may know what is worked out from the state and the events told so far, not from the rules' own notes."""
    witnesses = {seat: game.part.witness(seat) for seat in onlookers(game)}
    for table in game.play():
        for seat, witness in witnesses.items():
            assert witness.watch(table) == [], (seat, table.choices[-1:])


@games(20, least=2)
def test_who_was_told_the_same_sees_the_same(game: Start) -> None:
    """Two secret choices that an onlooker could not tell apart, by what was told or by the backs of the cards, leave
    him the same view."""
    for table in game.play():
        for decision in table.decisions:
            assert list(different_views(game, table, decision)) == []


def different_views(game: Start, table: Table, decision: Decision) -> Iterator[tuple[int | None, str, str]]:
    first: dict[tuple[int | None, bytes], tuple[str, bytes]] = {}
    heard = {option.key: game.part.aloud(table.game, decision.seat, option.key) for option in decision.options}
    secret = [key for key in heard if heard[key] != key]
    for key in game.luck.sample(secret, min(len(secret), MOST)):
        after = table.clone()
        after.game.log = []
        after.push(key, decision.seat)
        for onlooker in onlookers(game):
            if onlooker == decision.seat:
                continue
            told = encode((heard[key], [event.seen_by(onlooker) for event in after.game.log]))
            seen = view(after, onlooker)
            other, same = first.setdefault((onlooker, told), (key, seen))
            if seen != same:
                yield onlooker, other, key


@games(5)
def test_the_seed_is_in_no_view(game: Start) -> None:
    for table in game.play():
        secrets = {str(table.setup.seed), str(table.game.chance.state)} - {str(n) for n in range(1000)}
        for seat in onlookers(game):
            shown = view(table, seat).decode()
            assert not any(secret in shown for secret in secrets)


def test_a_view_is_for_a_seat_that_is_there() -> None:
    table = Table.new("settlers", ["romans", "japanese"], 1)
    with pytest.raises(ValueError, match="no seat 2: seats are 0 to 1"):
        table.view(2)
