"""Games to try things on: every title, mode and player count, from the start or from the thick of it, in several moods.

    @games(20)
    def test_something(game: Start) -> None:
        for table in game.play():
            ...  # at every decision, and once more when the game is over

A `Start` prints as the code that makes it, so a failure can be played again. The suite tries few games, always the same
ones, so that it is quick and a failure is no surprise of the day; `STEAD_EXAMPLES=50 pytest tests/properties` tries 50
times as many, new ones each time.
"""

import os
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from stead import Decision, Option, Table
from tests.properties.founders.part import FOUNDERS
from tests.properties.part import Part
from tests.properties.settlers.part import SETTLERS

PARTS: dict[str, Part] = {part.title.name: part for part in (SETTLERS, FOUNDERS)}
LONGEST = 3000
"""More choices than any game has: a game that gets there does not end."""

MOODS = ("any", "busy", "fierce")
TIMES = int(os.environ.get("STEAD_EXAMPLES", "1"))


@dataclass(frozen=True)
class Start:
    """How a game begins, and how its players choose."""

    title: str
    seats: tuple[str, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    thick: bool = False
    """From a crowded position instead of an empty table."""
    mood: str = "any"

    @property
    def part(self) -> Part:
        return PARTS[self.title]

    def table(self) -> Table:
        if self.thick:
            return Table.from_position(self.part.crowded(self.seats, self.options, self.seed))
        return Table.new(self.title, self.seats, self.seed, self.options)

    @property
    def luck(self) -> random.Random:
        return random.Random(self.seed)

    def play(self, most: int = LONGEST) -> Iterator[Table]:
        """The table at every decision, and at the end. Whoever looks may do what he likes with clones of it."""
        luck = self.luck
        table = self.table()
        for _ in range(most):
            yield table
            if table.over:
                return
            decision = luck.choice(table.decisions)
            table.push(self.choose(luck, decision), decision.seat)
        assert most < LONGEST, "the game does not end"

    def choose(self, luck: random.Random, decision: Decision) -> Option:
        options = decision.options
        if self.mood != "any":
            options = [option for option in options if option.key not in self.part.idle] or options
        if self.mood == "fierce" and luck.random() < 0.7:
            options = [option for option in options if option.key.startswith(self.part.fierce)] or options
        return luck.choice(options)


@st.composite
def starts(draw: st.DrawFn, title: str, thick: bool | None, least: int) -> Start:
    part = PARTS[title]
    count = draw(st.integers(least, part.title.players[1]))
    return Start(
        title=title,
        seats=tuple(draw(st.permutations(part.title.roles))[:count]),
        options={setting.name: draw(st.sampled_from(setting.values)) for setting in part.settings(count)},
        seed=draw(st.integers(0, (1 << 63) - 1)),
        thick=draw(st.booleans()) if thick is None else thick,
        mood=draw(st.sampled_from(MOODS)),
    )


def games(
    n: int, thick: bool | None = None, least: int = 1, titles: Iterable[str] = PARTS
) -> Callable[[Callable[[Start], None]], Any]:
    """Any table that can be set up, so many of each title (fewer where games are long), with `least` seats at least.
    They are told by a seed, which says nothing smaller when it shrinks."""

    def each_title(test: Callable[[Start], None]) -> Any:
        def play(title: str) -> None:
            @settings(
                max_examples=max(2, n // PARTS[title].length) * TIMES,
                derandomize=TIMES == 1,
                database=None,
                deadline=None,
                phases=(Phase.explicit, Phase.generate),
                suppress_health_check=list(HealthCheck),
            )
            @given(starts(title, thick, least))
            def examples(game: Start) -> None:
                test(game)

            examples()

        play.__name__, play.__doc__, play.__module__ = test.__name__, test.__doc__, test.__module__
        return pytest.mark.parametrize("title", titles)(play)

    return each_title
