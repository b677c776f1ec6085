"""A position is edited by hand, or broken: it is refused with a sentence, or it is a game that can be played."""

import copy
from random import Random
from typing import Any

from stead import RecordError, Table
from tests.properties.patience import read_or_refused
from tests.properties.watch import Story, afterwards

NUMBERS = [-1, 0, 1, 2, 3, 5, 9, 255, 256, 10**6, 1 << 64]


def somewhere(luck: Random, data: Any) -> tuple[Any, Any]:
    """A place in the data: what it is in, and its key or index there."""
    inside: Any = data
    while True:
        step = luck.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        if not isinstance(inside[step], dict | list) or not inside[step] or luck.random() < 0.15:
            return inside, step
        inside = inside[step]


def broken(luck: Random, data: dict[str, Any], words: tuple[str, ...]) -> tuple[dict[str, Any], str]:
    """The data with one thing wrong in it, or gone, or changed into what could be right elsewhere."""
    data = copy.deepcopy(data)
    inside, last = somewhere(luck, data["state"] if "state" in data and luck.random() < 0.8 else data)
    old = inside[last]
    how = luck.choice(("gone", "word", "number", "type", "twice", "near"))
    if how == "gone":
        del inside[last]
    elif how == "near" and isinstance(old, int):
        inside[last] = not old if isinstance(old, bool) else old + luck.choice((-1, 1, 2))
    elif how == "twice" and isinstance(inside, list):
        inside.append(old)
    elif how == "number":
        inside[last] = luck.choice(NUMBERS)
    elif how == "word":
        inside[last] = luck.choice(words)
    else:
        inside[last] = luck.choice((None, True, [], {}, [old], {"wood": 1}, 1.5, "x"))
    return data, f"{how}: {last} was {old!r:.60} in {inside!r:.200}"


@afterwards()
def a_broken_position_is_refused_or_can_be_played(story: Story, luck: Random) -> None:
    game = story.game
    step = luck.randrange(len(story.moments))
    table = next(table for number, table in enumerate(game.play()) if number == step)
    for _ in range(8):
        read_or_refused(game.part.title, *broken(luck, table.position(), game.part.words))


@afterwards()
def a_broken_record_is_refused(story: Story, luck: Random) -> None:
    record = story.ended().record()
    for _ in range(5):
        data, what = broken(luck, record, story.game.part.words)
        try:
            twin = Table.replay(data)
        except RecordError:
            continue
        except Exception as error:
            raise AssertionError(f"{what}: {error!r}") from error
        # Without its result, or without an option that has its default, it is the same game.
        assert twin.record()["choices"] == data["choices"], what
