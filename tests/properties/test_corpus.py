"""Every property holds in every game of the corpus."""

from collections.abc import Callable

import pytest

from tests.properties import breaking, conservation, options, secrets, taking_up  # noqa: F401 - they mark properties
from tests.properties.corpus import corpus
from tests.properties.founders import ignorance, placements  # noqa: F401
from tests.properties.play import Start
from tests.properties.settlers import cleanup  # noqa: F401
from tests.properties.watch import PROPERTIES, watch

CORPUS = corpus()


@pytest.mark.property
@pytest.mark.parametrize("game", CORPUS.values(), ids=CORPUS)
def test_every_property_holds(game: Start, record_property: Callable[[str, object], None]) -> None:
    looks, found = watch(game, PROPERTIES)
    record_property("title", game.title)
    record_property("game", repr(game))
    record_property("looks", looks)
    record_property("found", {name: repr(error) for name, error in found.items()})
    if found:
        raise ExceptionGroup(f"in {game!r}", list(found.values()))
