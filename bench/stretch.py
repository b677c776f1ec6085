"""Positions as bad as they can be: everything in a position made as large as the rules of reading let it be.

Nothing here knows a title: a number is raised as far as the position is still accepted, a list says the same again, and
what lies in a deck is moved into a hand if it may lie there. So it shows what a title forgets to bound.
"""

import copy
import random
from collections.abc import Iterator
from typing import Any

from stead import Table
from stead.kernel.errors import TableError
from stead.kernel.title import Title

HUGE = 1 << 40
LONG = 1 << 12
GOODS = (
    *("wood", "stone", "food", "gold", "worker", "raze", "defence", "vp", "sheep", "fish"),
    *("clay", "ore", "plank", "brick", "iron", "coal", "clothing", "tool", "dollar"),
)
PILES = ("deck", "discard", "pack", "looking", "drawn", "foundations")
"""Where cards of a player lie that could be in the hand as well."""


def accepted(position: Any) -> bool:
    try:
        Table.from_position(position)
    except (TableError, IndexError):
        return False
    return True


def stretched(position: dict[str, Any]) -> dict[str, Any]:
    """The same position with as much of everything as it may hold."""
    position = copy.deepcopy(position)
    state = position["state"]
    _with_goods(position)
    for player in state["players"]:
        for pile in PILES:
            if player.get(pile) and "hand" in player:
                _try(position, player, hand=[*player["hand"], *player[pile]], **{pile: []})
    for holder, name in list(within(state)):
        if isinstance(holder[name], list):
            _lengthen(position, holder, name)
        elif type(holder[name]) is int and name != "chance":
            _raise(position, holder, name)
    return position


def within(thing: Any) -> Iterator[tuple[Any, Any]]:
    """Everything in plain data: what holds it, and where."""
    for name, value in list(thing.items() if isinstance(thing, dict) else enumerate(thing)):
        if isinstance(value, dict | list):
            yield from within(value)
        yield thing, name


def _lengthen(position: Any, holder: Any, name: Any) -> None:
    """Say the same again and again, as often as it is accepted."""
    longer = holder[name]
    while longer and len(longer) < LONG:
        was, longer = longer, longer * 2
        holder[name] = longer
        if not accepted(position):
            holder[name] = was
            return


def _raise(position: Any, holder: Any, name: Any) -> None:
    """To the most that is accepted, found by halving."""
    least, most = holder[name], HUGE
    while least < most:
        holder[name] = (least + most + 1) // 2
        if accepted(position):
            least = holder[name]
        else:
            most = holder[name] - 1
    holder[name] = least


def _try(position: Any, holder: Any, **changes: Any) -> None:
    was = dict(holder)
    holder.update(changes)
    if not accepted(position):
        holder.clear()
        holder.update(was)


def _with_goods(position: Any) -> None:
    """Give everybody one of each kind of good there is, so that all can be raised."""
    for player in position["state"]["players"]:
        for good in GOODS:
            _try(position, player, goods={good: 1} | player.get("goods", {}))


def moments(title: Title[Any], seed: int, shares: tuple[float, ...]) -> list[dict[str, Any]]:
    """Positions of a game at random, after such shares of its choices."""
    table = _played(title, seed)
    choices = table.choices
    found: list[dict[str, Any]] = []
    again = Table.new(title, table.setup.seats, seed, table.setup.options)
    marks = [int(len(choices) * share) for share in shares]
    for n, (seat, key) in enumerate(choices):
        if n in marks:
            found.append(again.position())
        again.push(key, seat)
    return found


def _played(title: Title[Any], seed: int) -> Table:
    luck = random.Random(seed)
    table = Table.new(title, title.roles[: max(2, title.players[0])], seed)
    play(table, luck)
    return table


def play(table: Table, luck: random.Random, most: int = 5_000) -> int:
    """At random, to the end or for so many choices: the most options that a question had."""
    options = 0
    for _ in range(most):
        if table.over:
            break
        options = max(options, *(len(decision.options) for decision in table.decisions))
        decision = luck.choice(table.decisions)
        table.push(luck.choice(decision.options), decision.seat)
    return options
