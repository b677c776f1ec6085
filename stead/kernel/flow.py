"""How rules ask: generators that yield decisions.

`value = yield Decision(...)` asks one seat. Yielding a tuple of decisions asks several seats at once; whoever answers
first is sent back as `(seat, value)`. What a seat chose in secret goes into that seat's hidden zone at once, never into
a generator's local variable: only then can hidden things be dealt anew in the middle of a turn.
"""

from collections.abc import Callable, Generator, Mapping
from typing import Any, Final

from stead.kernel.decision import Decision

Ask = Decision | tuple[Decision, ...]
BETWEEN = None
"""Yielded between two turns: here the state alone says how to go on."""
Turn = Generator[Ask | None, Any, None]
Flow = Generator[Decision, Any, None]

Asking = Flow | tuple[()]
"""What `yield from` takes: a flow, or nothing, from a function that needed to ask nothing and is done already."""
DONE: Final[tuple[()]] = ()


class GameOver(Exception):
    """Raised by rules that end the game at once, from whatever depth."""


def run(turn: Callable[[Any], Turn], game: Any) -> Turn:
    """One turn after another.

    The rules run inside this one generator because Python ends an inner generator without raising anything, which
    would cost more than most turns do.
    """
    while True:
        yield from turn(game)
        if game.over:
            return
        yield BETWEEN


def together(flows: Mapping[int, Flow]) -> Turn:
    """Seats that decide at the same time, each through a flow of its own, until all have finished."""
    asked: dict[int, Decision] = {}
    for seat, flow in flows.items():
        decision = next(flow, None)
        if decision is not None:
            asked[seat] = decision
    while asked:
        seat, value = yield tuple(asked.values())
        for decision in asked.values():
            decision.opening = False  # the turn has gone on
        try:
            asked[seat] = flows[seat].send(value)
        except StopIteration:
            del asked[seat]
        value = None  # it may be that seat's secret, and is no local variable of ours
