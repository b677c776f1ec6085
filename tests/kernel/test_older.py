"""What older versions wrote: formats and rulesets have numbers, and there is a way up from each."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

from stead import RecordError, Table
from stead.kernel import record as records
from stead.kernel.decision import Decision, Option
from stead.kernel.title import WayUp
from tests.kernel.toy import FAIR, Fair, FairTitle
from tests.properties.same import again, encode

Data = dict[str, Any]


def play(table: Table, choices: int) -> Table:
    """The highest of what may be said, each in turn."""
    for n in range(choices):
        if table.over:
            break
        decision = table.decisions[n % len(table.decisions)]
        table.push(decision.options[-1], decision.seat)
    return table


def game(choices: int = 1000) -> Table:
    return play(Table.new(FAIR, ["ann", "bob"], 1), choices)


class SpeltOut(FairTitle):
    """Ruleset 4 calls the coins money, and since ruleset 3 lots have been written as words."""

    ruleset = 4
    ways_up: ClassVar[Mapping[int, WayUp]] = {
        2: lambda state: {**state, "lots": [f"lot {n}" for n in state["lots"]]},
        3: lambda state: {**{k: v for k, v in state.items() if k != "coins"}, "money": state["coins"]},
    }

    def position(self, game: Fair) -> Data:
        data = super().position(game)
        for ruleset in (2, 3):
            data = self.ways_up[ruleset](data)
        return data

    def from_position(self, seats: Any, options: Any, data: Data) -> Fair:
        plain = {**data, "coins": data["money"], "lots": [int(lot.removeprefix("lot ")) for lot in data["lots"]]}
        del plain["money"]
        return super().from_position(seats, options, plain)


class Timid(FairTitle):
    """From ruleset 3 on nobody may bid more than two coins."""

    ruleset = 3

    def turn(self, game: Fair) -> Any:
        turn = super().turn(game)
        ask = next(turn)
        while True:
            try:
                ask = turn.send((yield _timid(ask)))
            except StopIteration:
                return


def _timid(ask: Any) -> Any:
    def low(decision: Decision) -> Decision:
        def listing(*_: Any) -> Sequence[Option]:
            listed = decision.list()
            return [option for option in listed if not _high(option)] or listed

        return Decision(decision.game, decision.seat, decision.kind, decision.rule, listing, decision.opening)

    if isinstance(ask, Decision):
        return low(ask)
    return tuple(low(decision) for decision in ask)


def _high(option: Option) -> bool:
    verb, _, coins = option.key.partition(" ")
    return verb == "bid" and coins.isdigit() and int(coins) > 2


def test_a_position_is_lifted_over_every_ruleset_since() -> None:
    old = again(game(7).position())
    table = Table.from_position(old, SpeltOut())
    assert table.position()["ruleset"] == 4
    assert "money" in table.position()["state"]
    assert encode(Table.from_position(again(table.position()), SpeltOut()).position()) == encode(table.position())
    assert play(table, 1000).scores == play(Table.from_position(old, FAIR), 1000).scores


def test_a_record_of_an_older_ruleset_is_played_again_if_it_still_can_be() -> None:
    old = again(game().record())
    table = Table.replay(old, SpeltOut())
    assert table.record() == {**old, "ruleset": 4}
    begun = again(play(Table.from_position(again(game(7).position()), FAIR), 1000).record())
    assert Table.replay(begun, SpeltOut()).scores == play(Table.from_position(game(7).position(), FAIR), 1000).scores


def test_a_record_that_the_rules_no_longer_allow_says_which_choice() -> None:
    with pytest.raises(RecordError) as error:
        Table.replay(game().record(), Timid())
    assert str(error.value) == (
        "choice 1, '0: bid 4', is not legal there (FAIR-1: not-offered; "
        "it was made by an older ruleset (fair 2, here 3))"
    )


def test_a_record_that_comes_to_another_end_now_says_so() -> None:
    class Generous(FairTitle):
        ruleset = 3

        def ranking(self, game: Fair) -> Any:
            return list(reversed(super().ranking(game)))

    with pytest.raises(RecordError, match=r"^the rules were mended since: its choices do not lead to its result$"):
        Table.replay(game().record(), Generous())


def test_a_format_has_a_way_up_from_each_older_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if format 2 had renamed the seats, and format 3 had said who won."""
    record, position = (again(data) for data in (game().record(), game(7).position()))
    monkeypatch.setattr(records, "FORMAT", 3)
    monkeypatch.setitem(
        records.WAYS_UP, 1, lambda data: {**data, "seats": [s.upper() for s in data["seats"]], "stead": 2}
    )
    monkeypatch.setitem(records.WAYS_UP, 2, lambda data: {**data, "stead": 3, "options": {"length": "long"}})
    table = Table.replay(record, FAIR)
    assert table.setup.seats == ("ANN", "BOB")
    assert table.record()["stead"] == 3
    assert Table.from_position(position, FAIR).setup.seats == ("ANN", "BOB")
    assert Table.replay({**record, "stead": 2}, FAIR).setup.seats == ("ann", "bob")
    with pytest.raises(RecordError, match="is written in format 4; this version reads formats 1 to 3"):
        Table.replay({**record, "stead": 4}, FAIR)
