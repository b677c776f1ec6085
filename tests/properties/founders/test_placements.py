"""Options are exact: every legal placement once, none illegal, by a slow count that shares nothing with the engine."""

from collections import Counter

from stead import Decision
from tests.properties.founders.city import City, expected, offered
from tests.properties.play import Start, games

RARE = ("upgrade", "tile", "build", "trade", "site", "start", "deliver")
"""Looked at whenever they are asked; roads and prestige buildings now and then."""


@games(36, titles=["founders"])
def test_every_legal_placement_is_offered_once_and_none_else(game: Start) -> None:
    luck = game.luck
    for table in game.play():
        for decision in table.decisions:
            if luck.random() < (0.5 if decision.kind in RARE else 0.05):
                wanted = expected(table, decision)
                if wanted is not None:
                    assert Counter(named(City(table), decision)) == Counter(wanted), decision.kind


def named(city: City, decision: Decision) -> list[tuple[str, frozenset[tuple[int, int]]]]:
    """A storage is offered by its first cell; all of it is meant."""
    storages = [storage["cells"] for storage in city.storages]
    return [
        (verb, next(storage for storage in storages if about <= storage) if verb in ("access", "from") else about)
        for verb, about in offered(decision)
        if verb != "worker"
    ]


@games(24, titles=["founders"])
def test_whatever_is_connected_has_been_delivered(game: Start) -> None:
    luck = game.luck
    for table in game.play():
        if luck.random() < 0.1 and "deliver" not in [decision.kind for decision in table.decisions]:
            assert City(table).undelivered() == []
