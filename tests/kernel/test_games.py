"""Whole games, as a stranger plays them with the library: the README's loop, copies on the way, all taken back."""

import copy
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest

from stead import Table
from tests.properties.corpus import games
from tests.properties.play import PARTS, Start
from tests.properties.same import bytes_of, encode


def settings_of_every_kind() -> Iterator[Any]:
    """Every title with every number of players; each value of each setting that so many can choose."""
    for title, part in PARTS.items():
        for count in range(part.title.players[0], part.title.players[1] + 1):
            for setting in part.settings(count):
                for value in setting.values:
                    named = f"{title}-{count}-{setting.name}-{value}"
                    others = {one.name: one.values[0] for one in part.settings(count)}
                    yield pytest.param(title, count, others | {setting.name: value}, id=named)


@pytest.mark.parametrize(("title", "count", "options"), list(settings_of_every_kind()))
def test_the_loop_of_the_readme_plays_every_game_to_its_end(title: str, count: int, options: dict[str, Any]) -> None:
    """And whatever is offered on the way is in the title's own list of actions."""
    opened = PARTS[title].title
    table = Table.new(opened, opened.roles[:count], 7, options)
    offered: set[str] = set()
    chosen: list[tuple[int, str]] = []
    while not table.over:
        decision = table.decision
        offered.update(option.key for option in decision.options)
        chosen.append((decision.seat, decision.options[0].key))
        table.push(decision.options[0])
    assert table.choices == chosen
    assert offered <= {key for keys in table.title.actions().values() for key in keys}


def copies(table: Table) -> list[Table]:
    return [copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table)), copy.deepcopy([table])[0]]


@games(4)
def test_a_copy_is_the_same_game_whatever_made_it(game: Start) -> None:
    """The same questions, the same future, the same past; and the original never notices."""
    luck = game.luck
    for number, table in enumerate(game.play()):
        if number % 9:
            continue
        before = bytes_of(table)
        for twin in copies(table):
            assert twin == table
            assert bytes_of(twin) == before
            assert (twin.choices, encode(twin.record())) == (table.choices, encode(table.record()))
            assert twin.title is table.title
            assert number % 27 or encode(twin.events) == encode(table.events)
            if not twin.over:
                decision = luck.choice(table.decisions)
                key, other = luck.choice(decision.options).key, table.clone()
                twin.push(key, decision.seat)
                other.push(key, decision.seat)
                assert twin == other
                assert twin != table
                twin.pop()
            for _ in range(min(3, len(table.choices))):  # over an anchor now and then
                twin.pop()
            for seat, key in table.choices[len(twin.choices) :]:
                twin.push(key, seat)
            assert bytes_of(twin) == bytes_of(table) == before


def test_a_whole_game_can_be_taken_back_after_a_pickle() -> None:
    for part in PARTS.values():
        table = Table.new(part.title, part.title.roles[:3], 5)
        luck = random.Random(5)
        begun = table.clone()
        while not table.over:
            table.push(luck.choice(table.decision.options))
        twin = pickle.loads(pickle.dumps(table))
        assert len(pickle.dumps(table)) < 30_000
        while twin.choices:
            twin.pop()
        assert twin == begun
        for seat, key in table.choices:
            twin.push(key, seat)
        assert twin == table
