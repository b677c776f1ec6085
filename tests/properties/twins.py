"""Two options that lead to the same thing are one."""

from typing import Any

from stead import Decision, Option, Table
from stead.kernel.events import Log
from tests.properties.part import Part


def twins(part: Part, table: Table, decision: Decision) -> list[tuple[str, str]]:
    """Pairs of options that lead to the same thing. In mid-action, where the rules remember what the state does not
    show, options are the same if they also lead to the same whatever is chosen next."""
    seen: dict[Any, Option] = {}
    pairs: list[tuple[str, str]] = []
    for option in decision.options:
        after = chosen(table, option, decision.seat)
        like = part.likeness(after)
        if like in seen and _alike(part, after, chosen(table, seen[like], decision.seat)):
            pairs.append((seen[like].key, option.key))
        seen[like] = option
    return pairs


def chosen(table: Table, option: Option, seat: int) -> Table:
    """A copy after this choice and nothing more, with what was told of it: the game does not run on by itself, which
    might undo the difference (a stone or a wood that is cleaned up at once are not the same choice)."""
    twin = table.clone()
    twin.game.log = Log()
    twin._answer(seat, option, settle=False)  # pyright: ignore[reportPrivateUsage]
    for decision in twin.decisions:
        decision.relist()
    return twin


def _alike(part: Part, one: Table, other: Table, deepest: int = 4) -> bool:
    """A few choices deep; most differ after one."""
    return all(_outcomes(part, one, depth) == _outcomes(part, other, depth) for depth in range(1, deepest + 1))


def _outcomes(part: Part, table: Table, depth: int) -> Any:
    """Where every line of choices leads from here within the turn."""
    if depth == 0 or table.over or table.decision.opening:
        return part.likeness(table)
    further = [
        _outcomes(part, chosen(table, option, decision.seat), depth - 1)
        for decision in table.decisions
        for option in decision.options
    ]
    return part.likeness(table), sorted(further, key=repr)
