"""When two tables are the same."""

from collections import Counter
from typing import Any

import msgspec

from stead import Table


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


def again(data: Any) -> Any:
    """The same data after a journey through a file."""
    return msgspec.json.decode(msgspec.json.encode(data))


def net(change: Counter[tuple[int, str]]) -> dict[tuple[int, str], int]:
    """What changed at all."""
    return {key: n for key, n in sorted(change.items()) if n}
