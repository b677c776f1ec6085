"""Games like those of the corpus come by everything: what is never reached is never proved."""

from collections import Counter

import pytest

from stead.kernel.events import Event
from tests.properties.corpus import some_games
from tests.properties.part import Part
from tests.properties.play import LONGEST, PARTS

FIFTY_ROUNDS = {"CameToNothing"}
"""What it takes so long to come by has a scene (tests/north/test_end.py)."""


@pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
def test_random_games_come_by_everything(part: Part) -> None:
    kinds, phases, told = Counter[str](), Counter[str](), Counter[type]()
    at_once = inside = 0
    games = some_games(part.name, 240)
    beginnings = [(game, 25) for game in games if not game.thick]
    wholes = [(game, LONGEST) for game in games[: 240 // part.length]]
    for game, most in [*beginnings, *wholes]:
        for table in game.play(most):
            phases[table.game.phase] += 1
            kinds.update(decision.kind for decision in table.decisions)
            at_once += len(table.decisions) > 1
            inside += any(not decision.opening for decision in table.decisions)
        told.update(type(event) for event in table.events)
    assert [kind for kind in part.kinds if not kinds[kind]] == []
    assert [kind for kind in kinds if kind not in part.kinds] == []
    events = [kind for kind in vars(part.events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    untold = {kind.__name__ for kind in events if kind is not Event and not told[kind]}
    assert untold <= FIFTY_ROUNDS
    assert [phase for phase in part.phases if not phases[phase]] == []
    assert at_once > 100 or not part.together
    assert inside > 1000
