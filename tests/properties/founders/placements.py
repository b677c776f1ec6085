"""Options are exact: every legal placement once, none illegal, by a slow count that shares nothing with the engine."""

from collections import Counter
from random import Random

from stead import Decision
from tests.properties.founders.city import City, expected, offered
from tests.properties.watch import Moment, at_decisions

RARE = ("upgrade", "tile", "build", "trade", "site", "start", "deliver")
"""Looked at whenever they are asked; roads and prestige buildings now and then."""


@at_decisions(titles=["founders"])
def every_legal_placement_is_offered_once_and_none_else(moment: Moment, luck: Random) -> None:
    for decision in moment.table.decisions:
        if luck.random() < (0.5 if decision.kind in RARE else 0.05):
            wanted = expected(moment.table, decision)
            if wanted is not None:
                assert Counter(named(City(moment.table), decision)) == Counter(wanted), decision.kind


def named(city: City, decision: Decision) -> list[tuple[str, frozenset[tuple[int, int]]]]:
    """A storage is offered by its first cell; all of it is meant."""
    storages = [storage["cells"] for storage in city.storages]
    return [
        (verb, next(storage for storage in storages if about <= storage) if verb in ("access", "from") else about)
        for verb, about in offered(decision)
        if verb != "worker"
    ]


@at_decisions(0.1, titles=["founders"])
def whatever_is_connected_has_been_delivered(moment: Moment, _: Random) -> None:
    if "deliver" not in [decision.kind for decision in moment.table.decisions]:
        assert City(moment.table).undelivered() == []
