"""What a title teaches: chapters with a picture of the table each, and exercises that the rules check.

Texts are in the catalogue of the title: `course-<chapter>`, `mistake-<name>`, `lesson-<name>`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from stead.kernel import record as records
from stead.kernel.events import Event
from stead.kernel.table import Table
from stead.kernel.title import Title, names

Verdict = Literal["", "solved", "failed"]
Goal = Callable[[Any, Sequence[Event]], bool]
"""Is it reached, in this state of the game and after these events?"""


class Scene(msgspec.Struct, frozen=True):
    """A position, and the seat it is looked at from."""

    seats: tuple[str, ...]
    state: Mapping[str, Any]
    seat: int = 0
    options: Mapping[str, Any] = {}
    choices: tuple[str, ...] = ()
    """Made in this turn before: "1: vote circle"."""

    def position(self, title: Title[Any]) -> dict[str, Any]:
        used = {"modules": list(names(title.modules))} if title.modules else {}
        return {
            "stead": records.FORMAT,
            "title": title.name,
            "ruleset": title.ruleset,
            "content": title.content,
            "seats": list(self.seats),
            "options": dict(self.options),
            "seed": 0,
            "state": dict(self.state),
            "choices": list(self.choices),
            **used,
        }


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """An exercise: whoever sits at the scene's seat has to reach the goal within a few choices."""

    name: str
    scene: Scene
    goal: Goal
    solution: tuple[str, ...]
    tempting: tuple[tuple[str, ...], ...]
    """What looks as good, and is not."""
    most: int = 0
    """Choices one has, where it is not as many as the solution takes."""

    @property
    def choices(self) -> int:
        return self.most or len(self.solution)

    def left(self, table: Table) -> int:
        """Choices one still has."""
        made = table.choices[len(self.scene.choices) :]
        return self.choices - sum(seat == self.scene.seat for seat, _ in made)

    def verdict(self, table: Table) -> Verdict:
        """The goal counts as soon as it is reached. Nobody else moves: whoever is not asked any more has failed."""
        if self.left(table) < self.choices and self.goal(table.game, table.events):
            return "solved"
        asked = self.left(table) > 0 and not table.over and table.decision_of(self.scene.seat) is not None
        return "" if asked else "failed"


class Chapter(msgspec.Struct, frozen=True):
    name: str
    scene: Scene


class Course(msgspec.Struct, frozen=True):
    chapters: tuple[Chapter, ...]
    mistakes: tuple[str, ...]
    """Of beginners."""
    lessons: tuple[Lesson, ...]

    def __add__(self, other: "Course") -> "Course":
        return Course(self.chapters + other.chapters, self.mistakes + other.mistakes, self.lessons + other.lessons)

    def lesson(self, name: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.name == name), None)


# Goals


def happened(kind: type[Event], /, **facts: object) -> Goal:
    """Something of this kind happened, with these facts among others."""

    def goal(_: Any, events: Sequence[Event]) -> bool:
        return any(isinstance(event, kind) and _says(event, facts) for event in events)

    return goal


def _says(event: Event, facts: Mapping[str, object]) -> bool:
    return all(getattr(event, name) == value for name, value in facts.items())


def all_of(*goals: Goal) -> Goal:
    return lambda game, events: all(goal(game, events) for goal in goals)


def none_of(*goals: Goal) -> Goal:
    return lambda game, events: not any(goal(game, events) for goal in goals)
