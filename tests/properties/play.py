"""Games to try things on: every mode and player count, from the start or from the thick of it, in several moods.

    @examples(20)
    @given(games())
    def test_something(game: Start) -> None:
        for table in game.play():
            ...  # at every decision, and once more when the game is over

A `Start` prints as the code that makes it, so a failure can be played again. The suite tries few games, always the same
ones, so that it is quick and a failure is no surprise of the day; `STEAD_EXAMPLES=50 pytest tests/properties` tries 50
times as many, new ones each time.
"""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from stead import Decision, Option, Table
from stead.shelf import title
from tests.properties.crowd import crowded

SETTLERS: Any = title("settlers")
FACTIONS = ("romans", "barbarians", "egyptians", "japanese")
LONGEST = 3000
"""More choices than any game has: a game that gets there does not end."""

MOODS = ("any", "busy", "fierce")
IDLE = ("pass", "end", "done", "decline")
FIERCE = ("activate", "raze", "tuck", "offer", "target", "steal", "convert")


TIMES = int(os.environ.get("STEAD_EXAMPLES", "1"))


def examples(n: int) -> settings:
    """So many games. They are told by a seed, which says nothing smaller when it shrinks."""
    return settings(
        max_examples=n * TIMES,
        derandomize=TIMES == 1,
        database=None,
        deadline=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )


@dataclass(frozen=True)
class Start:
    """How a game begins, and how its players choose."""

    seats: tuple[str, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    thick: bool = False
    """From a crowded position instead of an empty table."""
    mood: str = "any"

    def table(self) -> Table:
        if self.thick:
            return Table.from_position(crowded(SETTLERS, self.seats, self.options, self.seed))
        return Table.new(SETTLERS, self.seats, self.seed, self.options)

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
            table.push(choose(luck, self.mood, decision), decision.seat)
        assert most < LONGEST, "the game does not end"


def choose(luck: random.Random, mood: str, decision: Decision) -> Option:
    options = decision.options
    if mood != "any":
        options = [option for option in options if option.key not in IDLE] or options
    if mood == "fierce" and luck.random() < 0.7:
        options = [option for option in options if option.key.startswith(FIERCE)] or options
    return luck.choice(options)


@st.composite
def games(draw: st.DrawFn, thick: bool | None = None, least: int = 1) -> Start:
    """Any table that can be set up. `least` seats at least."""
    count = draw(st.integers(least, 4))
    seats = draw(st.permutations(FACTIONS))[:count]
    options: dict[str, Any] = {"faction_reshuffle": draw(st.booleans())}
    if count > 1:
        options["lookout"] = draw(st.sampled_from(("standard", "alternative", "advanced")))
        options["peaceful"] = draw(st.booleans())
    return Start(
        seats=tuple(seats),
        seed=draw(st.integers(0, (1 << 63) - 1)),
        options=options,
        thick=draw(st.booleans()) if thick is None else thick,
        mood=draw(st.sampled_from(MOODS)),
    )
