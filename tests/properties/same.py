"""When two tables are the same."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from stead import Table
from stead.kit.field import Field
from stead.kit.fields import Parts, Together, Worked


def asked(table: Table) -> list[Any]:
    """What is asked of whom, with every option."""
    return [
        (decision.seat, decision.kind, decision.rule, decision.opening, [option.key for option in decision.options])
        for decision in table.decisions
    ]


def bytes_of(table: Table) -> bytes:
    """Everything there is to a table but how it came about: the position as it is written down, the state as it is at
    this moment (in mid-action they differ), what is asked and how it stands."""
    facts = (table.position(), table.title.position(table.game), asked(table), table.scores, table.ranking)
    return msgspec.json.encode(facts)


def encode(data: Any) -> bytes:
    return msgspec.json.encode(data)


def held(thing: Any) -> Iterator[tuple[Any, Field]]:
    """Every field of a state, with what it is a field of."""
    for field in thing.fields:
        if isinstance(field, Parts):
            for part in getattr(thing, field.name):
                yield from held(part)
        elif not isinstance(field, Together):
            yield thing, field


def plain(game: Any, worked: bool = True) -> list[str]:
    """What a state holds, field by field; perhaps without what is worked out when somebody needs it."""
    values = [getattr(thing, field.name) for thing, field in held(game) if worked or not isinstance(field, Worked)]
    return [repr(getattr(value, "state", value)) for value in values]


def again(data: Any) -> Any:
    """The same data after a journey through a file."""
    return msgspec.json.decode(msgspec.json.encode(data))


def net(change: Counter[tuple[int, str]]) -> dict[tuple[int, str], int]:
    """What changed at all."""
    return {key: n for key, n in sorted(change.items()) if n}
