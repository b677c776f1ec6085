"""Nobody sees what they may not see: views, events and dealing anew."""

from collections.abc import Iterator
from random import Random

from stead import Decision, Table
from stead.kernel.events import Log
from tests.properties.play import Start
from tests.properties.same import asked, bytes_of, encode, plain
from tests.properties.watch import Moment, Watching, all_along, at_decisions, view

MOST = 8
"""Secret choices of one question that are compared."""

# Dealing anew


@at_decisions(0.12)
def what_a_seat_sees_and_knows_is_the_same_when_all_else_is_dealt_anew(moment: Moment, luck: Random) -> None:
    table = moment.table
    for seat in moment.seats:
        anew = table.determinize(seat, luck.getrandbits(60))
        assert view(anew, seat) == moment.view(seat)
        assert view(anew, None) == moment.view(None)
        for onlooker in (seat, None):
            assert seen(anew, onlooker) == seen(table, onlooker)
        assert moment.part.own(anew.game, seat) == moment.part.own(table.game, seat)
        decision, own = table.decision_of(seat), anew.decision_of(seat)
        if decision is not None:
            assert own is not None
            assert [option.key for option in own.list()] == [option.key for option in decision.options]
        twice = anew.determinize((seat + 1) % len(moment.seats), luck.getrandbits(60))
        assert view(twice, None) == moment.view(None)


def seen(table: Table, seat: int | None) -> list[str]:
    """The copy of the state that a bot may look at."""
    return plain(table.title.view(table.game, (), seat).seen(), worked=False)


@at_decisions(0.05)
def what_is_dealt_anew_is_a_game_that_can_be_played(moment: Moment, luck: Random) -> None:
    """To the end, from any decision, also in mid-action and amid simultaneous choices, and back again."""
    table = moment.table
    if table.over:
        return
    seat = luck.choice(moment.seats)
    anew = table.determinize(seat, luck.getrandbits(60))
    twin = table.determinize(seat, luck.getrandbits(60)).clone()
    assert [(d.seat, d.kind) for d in anew.decisions] == [(d.seat, d.kind) for d in table.decisions]
    for _ in range(12):
        assert moment.part.misplaced(anew.game) == []
        if anew.over:
            break
        decision = luck.choice(anew.decisions)
        anew.push(moment.game.choose(luck, decision), decision.seat)
    state = encode(twin.title.position(twin.game)), asked(twin)
    decision = luck.choice(twin.decisions)
    if len(decision.options) > 1:
        twin.push(luck.choice(decision.options), decision.seat)
        twin.pop()
        assert (encode(twin.title.position(twin.game)), asked(twin)) == state
    assert bytes_of(table) == moment.bytes


# Views and events


@all_along()
def views_and_events_hold_nothing_that_the_onlooker_may_not_know(game: Start) -> Watching:
    """Who may know what is worked out from the state and the events told so far, not from the rules' own notes."""
    witnesses = {seat: game.part.witness(seat) for seat in (*range(len(game.seats)), None)}
    while True:
        moment = yield
        for seat, witness in witnesses.items():
            told = witness.watch(moment.table, moment.shown(seat))
            assert told == [], (seat, moment.table.choices[-1:])


@at_decisions(0.6, least=2)
def who_was_told_the_same_sees_the_same(moment: Moment, luck: Random) -> None:
    """Two secret choices that an onlooker could not tell apart, by what was told or by the backs of the cards, leave
    him the same view."""
    for decision in moment.table.decisions:
        assert list(different_views(moment, luck, decision)) == []


def different_views(moment: Moment, luck: Random, decision: Decision) -> Iterator[tuple[int | None, str, str]]:
    table = moment.table
    first: dict[tuple[int | None, bytes], tuple[str, bytes]] = {}
    heard = {option.key: moment.part.aloud(table.game, decision.seat, option.key) for option in decision.options}
    secret = [key for key in heard if heard[key] != key]
    for key in luck.sample(secret, min(len(secret), MOST)):
        after = table.clone()
        after.game.log = Log()
        after.push(key, decision.seat)
        for onlooker in moment.onlookers:
            if onlooker == decision.seat:
                continue
            told = encode((heard[key], [event.seen_by(onlooker) for event in after.game.log.events]))
            seen = view(after, onlooker)
            other, same = first.setdefault((onlooker, told), (key, seen))
            if seen != same:
                yield onlooker, other, key


@at_decisions(0.3)
def the_seed_is_in_no_view(moment: Moment, _: Random) -> None:
    table = moment.table
    secrets = {str(table.setup.seed), str(table.game.chance.state)} - {str(n) for n in range(1000)}
    for seat in moment.onlookers:
        shown = moment.view(seat).decode()
        assert not any(secret in shown for secret in secrets)
