"""Every choice is a finite list: all of it can be taken, nothing else can, and no two entries are the same choice."""

import random

import pytest

from stead import Decision, Refused
from tests.properties.play import Start, games
from tests.properties.same import bytes_of
from tests.properties.twins import twins

STRANGE = ["", " ", "PASS", "pass ", " pass", "fly", "build", "pay", "\0", "x" * 500]


def universe(game: Start, luck: random.Random, decision: Decision) -> list[str]:
    """Keys of every form there is, about everything there is, and what is nearly right."""
    keys = [*game.part.keys(luck), *STRANGE]
    for option in decision.options:
        keys += [option.key, option.key.upper(), option.key + " twice", option.key.partition(" ")[0], option.key + " "]
    return keys


@games(8)
def test_every_other_key_is_refused_and_changes_nothing(game: Start) -> None:
    luck = random.Random(game.seed)
    for table in game.play():
        if luck.random() > 0.04:
            continue
        before, events = bytes_of(table), len(table.events)
        for decision in table.decisions:
            offered = {option.key for option in decision.options}
            for key in universe(game, luck, decision):
                refusal = table.explain(key, decision.seat)
                assert (refusal is None) == (key in offered), key
                if refusal is not None:
                    assert refusal.rule.startswith(game.part.rules)
                    with pytest.raises(Refused) as refused:
                        table.push(key, decision.seat)
                    assert refused.value.refusal == refusal
        assert bytes_of(table) == before
        assert len(table.events) == events


@games(8, least=2)
def test_seats_that_are_not_asked_are_refused_everything(game: Start) -> None:
    luck = random.Random(game.seed)
    for table in game.play():
        if luck.random() > 0.2:
            continue
        before = bytes_of(table)
        asked = {decision.seat for decision in table.decisions}
        keys = [option.key for decision in table.decisions for option in decision.options] + ["pass", "fly"]
        for seat in (-1, *range(len(game.seats)), len(game.seats)):
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
        assert bytes_of(table) == before


@games(25)
def test_every_option_is_taken_and_none_is_listed_twice(game: Start) -> None:
    luck = random.Random(game.seed)
    for table in game.play():
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


@games(25)
def test_no_two_options_do_the_same(game: Start) -> None:
    luck = random.Random(game.seed)
    for table in game.play():
        for decision in table.decisions:
            if luck.random() < 8 / len(decision.options):
                assert twins(game.part, table, decision) == []
