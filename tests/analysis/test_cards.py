"""Statistics of cards: what is counted can be counted by hand."""

from collections import Counter

import msgspec
import pytest

from stead import Table
from stead.analysis.cards import Gathering
from stead.analysis.deeds import DRAWN, Mean, Statistics
from stead.kernel.errors import TableError
from stead.text import speech
from tests.analysis.advisors import ByPoints, Whims
from tests.analysis.games import finished


@pytest.fixture(scope="module")
def table() -> Table:
    return finished("settlers-2")


@pytest.fixture(scope="module")
def counted(table: Table) -> Statistics:
    gathering = Gathering(table.title, Whims(2))
    gathering.add(table)
    return gathering.statistics()


def test_what_was_done_is_counted_with_copies_together(table: Table, counted: Statistics) -> None:
    kinds = {card.id: card.kind for card in speech(table.title).cards()}
    built = Counter(kinds[key.split()[1]] for _, key in table.choices if key.startswith("build "))
    assert {deed.card: deed.times for deed in counted.cards if deed.verb == "build" and deed.times} == built
    assert all(deed.offered >= deed.times for deed in counted.cards)
    assert any(deed.times == 0 for deed in counted.cards), "what could have been done is counted too"


def test_draws_are_counted_and_are_nobodys_choice(table: Table, counted: Statistics) -> None:
    kinds = {card.id: card.kind for card in speech(table.title).cards()}
    events = table.events[table.steps[0] :]
    drawn = Counter(kinds[card] for event in events for field in event.drawn for card in [getattr(event, field)])
    found = [deed for deed in counted.cards if deed.verb == DRAWN]
    assert {deed.card: deed.times for deed in found} == drawn
    assert all(deed.worth is None for deed in found)


def test_with_one_example_nobody_knows_the_error(counted: Statistics) -> None:
    for deed in counted.cards:
        assert (deed.change.error is None) == (deed.times < 2)


def test_a_card_is_worth_what_it_brings_beyond_the_next_best() -> None:
    """A judge that counts points likes what brings points at once."""
    table = finished("settlers-2")
    gathering = Gathering(table.title, ByPoints())
    gathering.add(table)
    activated = [deed for deed in gathering.statistics().cards if deed.verb == "activate" and deed.worth is not None]
    assert max(deed.worth.mean for deed in activated if deed.worth is not None) > 0


def test_roles_are_compared_with_a_fair_share(counted: Statistics, table: Table) -> None:
    assert {role.role for role in counted.roles} == set(table.setup.seats)
    assert sum(role.outcome.mean for role in counted.roles) == pytest.approx(0)
    assert sum(role.start.mean for role in counted.roles) == pytest.approx(0, abs=1e-3)
    assert all(role.games == 1 and role.start.error is None for role in counted.roles)


def test_two_games_are_two_examples(table: Table, counted: Statistics) -> None:
    gathering = Gathering(table.title, Whims(2))
    gathering.add(table)
    gathering.add(table)
    twice = gathering.statistics()
    assert (counted.games, twice.games) == (1, 2)
    assert [(deed.times, deed.offered) for deed in twice.cards] != []
    once = {(deed.card, deed.verb): deed.times for deed in counted.cards}
    assert {(deed.card, deed.verb): deed.times for deed in twice.cards} == {deed: 2 * n for deed, n in once.items()}
    assert msgspec.json.decode(msgspec.json.encode(twice), type=Statistics) == twice
    assert all(isinstance(role.start, Mean) and role.start.error is not None for role in twice.roles)


@pytest.mark.parametrize("kind", ["founders-2", "colonists-2", "north-2", "aztecs-2"])
def test_every_title_has_cards_that_are_counted(kind: str) -> None:
    table = finished(kind)
    gathering = Gathering(table.title, Whims(2))
    gathering.add(table)
    said = speech(table.title)
    cards = [deed for deed in gathering.statistics().cards if deed.times]
    assert len(cards) >= 5
    assert all(said.name(deed.card) for deed in cards)


def test_a_game_with_other_cards_is_refused(table: Table) -> None:
    with pytest.raises(TableError, match="one kind"):
        Gathering(table.title, Whims(2)).add(finished("aztecs-2"))
