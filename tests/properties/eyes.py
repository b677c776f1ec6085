"""Learners see no more than the seat they learn for: features follow from what that seat is shown."""

from random import Random

from stead import Table
from stead.kernel.events import Log
from tests.properties.same import encode
from tests.properties.watch import Moment, at_decisions, view


def features(table: Table, seat: int) -> list[bytes]:
    """What is told of the table to a learner in this seat, and of the options it has."""
    eyes, decision = table.title.eyes(), table.decision_of(seat)
    options = [] if decision is None else [eyes.weigh(decision, option) for option in decision.options]
    return [bytes(eyes.see(table.view(seat))), *options]


@at_decisions(0.15)
def features_stay_when_what_a_seat_cannot_know_is_dealt_anew(moment: Moment, luck: Random) -> None:
    for seat in moment.seats:
        anew = moment.table.determinize(seat, luck.getrandbits(60))
        assert features(anew, seat) == features(moment.table, seat)


@at_decisions(0.15, least=2)
def two_games_that_look_the_same_to_a_seat_have_the_same_features(moment: Moment, luck: Random) -> None:
    """After choices that a seat could not tell apart, whoever made them: it sees the same and was told the same."""
    for decision in moment.table.decisions:
        first: dict[tuple[int, bytes, bytes], tuple[str, list[bytes]]] = {}
        for option in luck.sample(decision.options, min(6, len(decision.options))):
            after = moment.table.clone()
            after.game.log = Log()
            after.push(option.key, decision.seat)
            for seat in moment.seats:
                seen, told = features(after, seat), encode([event.seen_by(seat) for event in after.events])
                other, same = first.setdefault((seat, view(after, seat), told), (option.key, seen))
                assert seen == same, (seat, other, option.key)


@at_decisions(0.3)
def every_feature_is_a_flag_and_what_nobody_has_is_none(moment: Moment, _: Random) -> None:
    table = moment.table
    eyes, seats = table.title.eyes(), len(moment.seats)
    for seat in moment.seats:
        row = eyes.see(table.view(seat))
        assert len(row) == len(eyes.names)
        assert set(row) <= {0, 1}
        nobody = tuple(f"left{n}" for n in range(max(seats, len(table.game.players)), table.title.players[1]))
        about = [name for name, flag in zip(eyes.names, row, strict=True) if flag and set(nobody) & set(name.split())]
        assert about == []
