"""Games to try things on: how they begin, and how their players choose. A `Start` prints as the code that makes it, so
that any game can be played again."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from stead import Decision, Option, Table
from tests.properties.colonists.part import COLONISTS
from tests.properties.founders.part import FOUNDERS
from tests.properties.north.part import NORTH
from tests.properties.part import Part
from tests.properties.settlers.aztecs import AZTECS
from tests.properties.settlers.part import SETTLERS

PARTS: dict[str, Part] = {part.name: part for part in (SETTLERS, FOUNDERS, COLONISTS, NORTH, AZTECS)}
LONGEST = 3000
"""More choices than any game has: a game that gets there does not end."""

MOODS = ("any", "busy", "fierce")


@dataclass(frozen=True)
class Start:
    """How a game begins, and how its players choose."""

    title: str
    """Or a module of one, which is played with it."""
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
        return Table.new(self.part.title, self.seats, self.seed, self.options)

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
