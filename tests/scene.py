"""What the scenes of all titles share: choosing, being refused, being asked. Players have names, by seat."""

from collections.abc import Sequence
from typing import Any, Self

import pytest

from stead import Refused, Table
from stead.kernel.decision import Option


class Scene:
    """A table with a memory of how it was set up. `table` is the real thing."""

    def __init__(self, table: Table, names: Sequence[str] = ()) -> None:
        self.table = table
        self.names = list(names or table.setup.seats)
        self.before = self.snapshot()

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def snapshot(self) -> dict[str, Any]:
        """All that a test may want to compare."""
        raise NotImplementedError

    def push(self, *keys: str | Option, by: str | None = None) -> Self:
        """Push choices, one after the other."""
        for key in keys:
            self.table.push(key, None if by is None else self.seat(by))
        return self

    def refused(self, key: str, by: str | None = None) -> str:
        """The rule that forbids this. Nothing may change, and pushing it must be refused for the same reason."""
        before = self.table.position()
        seat = None if by is None else self.seat(by)
        refusal = self.table.explain(key, seat)
        assert refusal is not None, f"{key} is legal"
        with pytest.raises(Refused) as caught:
            self.table.push(key, seat)
        assert caught.value.refusal == refusal
        assert self.table.position() == before
        return refusal.rule

    @property
    def keys(self) -> list[str]:
        """What may be chosen now."""
        return [option.key for option in self.table.decision.options]

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked what."""
        decision = self.table.decision
        return self.names[decision.seat], decision.kind

    def changes(self) -> dict[str, dict[str, Any]]:
        """What is different since the scene was set, or since this was last asked."""
        before, self.before = self.before, self.snapshot()
        return difference(before, self.before)


def difference(before: dict[str, dict[str, Any]], after: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Numbers as +n or -n, lists as '+this' and '-that'. What did not change is left out."""
    changed: dict[str, dict[str, Any]] = {}
    for who, facts in after.items():
        for name, value in facts.items():
            old = before[who][name]
            if value == old:
                continue
            if isinstance(value, int):
                changed.setdefault(who, {})[name] = value - old
            else:
                gone = [f"-{piece}" for piece in old if piece not in value]
                come = [f"+{piece}" for piece in value if piece not in old]
                changed.setdefault(who, {})[name] = gone + come
    return changed
