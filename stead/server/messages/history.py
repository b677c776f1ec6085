"""A game looked back at."""

from typing import Any

from msgspec import Struct

from stead.server.messages.updates import Ask, Step


class Frame(Struct, frozen=True):
    """The table after so many choices."""

    n: int
    view: Any
    round: str
    asks: tuple[Ask, ...]
    step: Step
    scores: tuple[int, ...]


class Frames(Struct, frozen=True):
    frames: tuple[Frame, ...]
    steps: int
    unplayed: int
    """Choices after those, which today's rules do not allow any more."""


class Mark(Struct, frozen=True):
    """Where a round begins."""

    step: int
    number: int
    text: str


class Rounds(Struct, frozen=True):
    marks: tuple[Mark, ...]


class Measure(Struct, frozen=True):
    """A line chart: for each seat its values, one for each mark on the axis."""

    name: str
    text: str
    values: tuple[tuple[int, ...], ...]


class Charts(Struct, frozen=True):
    marks: tuple[int, ...]
    """At which step each point was taken: all steps, or evenly some of a very long game."""
    labels: tuple[str, ...]
    """For each point the short name of the round that begins there, else empty."""
    measures: tuple[Measure, ...]
