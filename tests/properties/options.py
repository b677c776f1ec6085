"""Every choice is a finite list: all of it can be taken, nothing else can, and no two entries are the same choice."""

from functools import cache
from random import Random

import pytest

from stead import Decision, Refused
from tests.properties.play import PARTS
from tests.properties.same import bytes_of
from tests.properties.twins import twins
from tests.properties.watch import Moment, at_decisions

STRANGE = ["", " ", "PASS", "pass ", " pass", "fly", "build", "pay", "\0", "x" * 500]


def universe(moment: Moment, luck: Random, decision: Decision) -> list[str]:
    """Keys of every form there is, about everything there is, and what is nearly right."""
    keys = [*moment.part.keys(luck), *STRANGE]
    for option in decision.options:
        keys += [option.key, option.key.upper(), option.key + " twice", option.key.partition(" ")[0], option.key + " "]
    return keys


@at_decisions(0.01)
def every_other_key_is_refused_and_changes_nothing(moment: Moment, luck: Random) -> None:
    table = moment.table
    events = len(table.events)
    for decision in table.decisions:
        offered = {option.key for option in decision.options}
        for key in universe(moment, luck, decision):
            refusal = table.explain(key, decision.seat)
            assert (refusal is None) == (key in offered), key
            if refusal is not None:
                assert refusal.rule.startswith(moment.part.rules)
                with pytest.raises(Refused) as refused:
                    table.push(key, decision.seat)
                assert refused.value.refusal == refusal
    assert bytes_of(table) == moment.bytes
    assert len(table.events) == events


@at_decisions(0.1, least=2)
def seats_that_are_not_asked_are_refused_everything(moment: Moment, _: Random) -> None:
    table = moment.table
    asked = {decision.seat for decision in table.decisions}
    keys = [option.key for decision in table.decisions for option in decision.options] + ["pass", "fly"]
    for seat in (-1, *moment.seats, len(moment.seats)):
        for key in keys if seat not in asked else ():
            refusal = table.explain(key, seat)
            assert refusal is not None
            with pytest.raises(Refused) as refused:
                table.push(key, seat)
            assert refused.value.refusal == refusal
    for key in keys:
        offering = sum(decision.find(key) is not None for decision in table.decisions)
        assert (table.explain(key) is None) == (offering == 1)
        if offering > 1:  # who of them, is not said
            with pytest.raises(Refused):
                table.push(key)
    assert bytes_of(table) == moment.bytes


@at_decisions()
def every_option_is_taken_and_none_is_listed_twice(moment: Moment, luck: Random) -> None:
    table = moment.table
    for decision in table.decisions:
        keys = [option.key for option in decision.options]
        assert len(keys) > 1, "a decision with one option resolves itself"
        assert len(set(keys)) == len(keys)
        if luck.random() < min(0.3, 10 / len(keys)):
            for option in decision.options:
                assert table.explain(option.key, decision.seat) is None
                twin = table.clone()
                twin.push(option.key, decision.seat)
                assert twin.choices == [*table.choices, (decision.seat, option.key)]


@at_decisions()
def whatever_is_offered_is_in_the_closed_list(moment: Moment, _: Random) -> None:
    every = listed(moment.game.title)
    for decision in moment.table.decisions:
        assert [option.key for option in decision.options if option.key not in every] == []


@cache
def listed(title: str) -> frozenset[str]:
    return frozenset(key for keys in PARTS[title].title.actions().values() for key in keys)


@at_decisions(0.8)
def no_two_options_do_the_same(moment: Moment, luck: Random) -> None:
    for decision in moment.table.decisions:
        if luck.random() < 8 / len(decision.options):
            assert twins(moment.part, moment.table, decision) == []
