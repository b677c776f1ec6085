"""Every property holds in every game of the corpus."""

from collections.abc import Callable, Iterable

import pytest

from tests.properties import (  # noqa: F401 - they mark properties
    breaking,
    certain,
    conservation,
    eyes,
    options,
    secrets,
    taking_up,
)
from tests.properties.corpus import corpus, more_games
from tests.properties.founders import ignorance, placements  # noqa: F401
from tests.properties.play import Start
from tests.properties.settlers import claims, cleanup  # noqa: F401
from tests.properties.watch import PROPERTIES, Property, watch

CORPUS = corpus()
MORE = more_games()
CONSERVING = [one for one in PROPERTIES if one.look.__module__ == conservation.__name__]


Record = Callable[[str, object], None]


@pytest.mark.property
@pytest.mark.parametrize("game", CORPUS.values(), ids=CORPUS)
def test_every_property_holds(game: Start, record_property: Record) -> None:
    look_at(game, PROPERTIES, record_property)


@pytest.mark.property
@pytest.mark.parametrize("game", MORE.values(), ids=MORE)
def test_nothing_is_lost_in_more_games(game: Start, record_property: Record) -> None:
    """Conservation takes little time, so it sees more of them."""
    look_at(game, CONSERVING, record_property)


def look_at(game: Start, properties: Iterable[Property], record_property: Record) -> None:
    looks, found = watch(game, properties)
    record_property("title", game.title)
    record_property("game", repr(game))
    record_property("looks", looks)
    record_property("found", {name: repr(error) for name, error in found.items()})
    if found:
        raise ExceptionGroup(f"in {game!r}", list(found.values()))
