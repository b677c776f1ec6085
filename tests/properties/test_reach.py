"""The games that the other tests play come by everything: what is never reached is never proved."""

import random
from collections import Counter

from stead.titles.settlers import events as e
from tests.properties.play import FACTIONS, MOODS, Start

KINDS = (
    "build cancel choose convert deal discard draft draw end exchange foundation give_up keep keep_one loot offer "
    "order pay produce refresh resource samurai steal store target turn victim"
).split()


def some_games(count: int) -> list[Start]:
    luck = random.Random(7)
    games: list[Start] = []
    for seed in range(count):
        seats = tuple(luck.sample(FACTIONS, 1 + seed % 4))
        options = {"faction_reshuffle": luck.random() < 0.5}
        if len(seats) > 1:
            options |= {
                "lookout": luck.choice(("standard", "alternative", "advanced")),
                "peaceful": luck.random() < 0.3,
            }
        games.append(Start(seats, seed, options, thick=seed % 3 > 0, mood=MOODS[seed % 3]))
    return games


def test_random_games_come_by_everything() -> None:
    kinds, phases, told = Counter[str](), Counter[str](), Counter[str]()
    at_once = inside = 0
    for game in some_games(240):
        for table in game.play():
            phases[table.game.phase] += 1
            kinds.update(decision.kind for decision in table.decisions)
            at_once += len(table.decisions) > 1
            inside += any(not decision.opening for decision in table.decisions)
        told.update(type(event).__name__ for event in table.events)
    assert [kind for kind in KINDS if not kinds[kind.replace("_", " ")]] == []
    assert [kind for kind in kinds if kind.replace(" ", "_") not in KINDS] == []
    events = [name for name, kind in vars(e).items() if isinstance(kind, type) and name != "Event"]
    assert [name for name in events if not told[name] and issubclass(vars(e)[name], e.Event)] == []
    assert min(phases[phase] for phase in ("lookout", "production", "action", "cleanup", "attack")) > 0
    assert at_once > 100
    assert inside > 1000
