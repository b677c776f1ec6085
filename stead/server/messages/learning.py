"""What the titles are, their cards, their rules, and what they teach."""

from typing import Any

from msgspec import Struct

from stead.rulebook import Book, Chapter, Passage, Run  # noqa: F401 - sent as they are
from stead.server.messages.common import Person
from stead.text.speech import CardInfo, Filter, Value


class SettingInfo(Struct, frozen=True):
    name: str
    text: str
    help: str
    values: tuple[Value, ...]


class RoleInfo(Struct, frozen=True):
    """`face` is what the title's own drawing needs."""

    name: str
    text: str
    lines: tuple[str, ...]
    face: Any


class BotInfo(Struct, frozen=True):
    """A level that can be had for a title, the weakest first."""

    name: str
    text: str
    help: str
    """How it plays, in a sentence."""
    seconds: float
    """How long it thinks about a choice; 0: one does not notice."""


class ModuleInfo(Struct, frozen=True):
    """What a title can be played with besides, and what that brings."""

    name: str
    text: str
    help: str
    roles: tuple[RoleInfo, ...]
    settings: tuple[SettingInfo, ...]
    seats: int
    """So many more can play."""
    decks: str
    """The setting that says which decks are allowed; empty where none are built."""
    things: dict[str, dict[str, str]]
    """What is on a table with it: what the title calls things by, and what it adds."""
    taught: bool
    """It has a course of its own."""
    bots: tuple[str, ...]
    """The levels that can be had with it."""


class TitleInfo(Struct, frozen=True):
    name: str
    text: str
    line: str
    """What it is about, in one sentence."""
    blurb: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    """How long a game takes."""
    weight: int
    """How demanding it is, from 1 to 5."""
    roles: tuple[RoleInfo, ...]
    settings: tuple[SettingInfo, ...]
    modules: tuple[ModuleInfo, ...]
    bots: tuple[BotInfo, ...]
    bot: str
    """The level that is proposed."""
    things: dict[str, dict[str, str]]
    """Names of what is on its table: {"good": {"wood": "wood", …}, …}."""


class Cards(Struct, frozen=True):
    cards: tuple[CardInfo, ...]
    filters: tuple[Filter, ...]
    about: str
    """What is to be known of all of them; empty where there is nothing to say."""


class DeedInfo(Struct, frozen=True):
    """What was done with a card: how often, of how often it could have been, and what came of it for whoever did it, in
    points of the chance to win. In 19 of 20 samples the true mean is within `margin` of it; None: nobody knows."""

    text: str
    offered: int
    times: int
    change: float
    margin: float | None


class CardStatistics(Struct, frozen=True):
    """From so many games of bots; by kind of card. Of a game that nobody has measured there are none."""

    games: int
    cards: dict[str, tuple[DeedInfo, ...]]


class Scene(Struct, frozen=True):
    """A table to be drawn: what a seat sees of it."""

    seat: int
    people: tuple[Person, ...]
    view: Any


class ChapterInfo(Struct, frozen=True):
    name: str
    text: str
    paragraphs: tuple[str, ...]
    picture: str
    """What can be seen in it, in words."""
    scene: Scene


class LessonInfo(Struct, frozen=True):
    name: str
    text: str
    task: str


class MistakeInfo(Struct, frozen=True):
    text: str
    help: str


class Course(Struct, frozen=True):
    """What a title teaches. `content` are the cards that the pictures are of."""

    content: str
    chapters: tuple[ChapterInfo, ...]
    mistakes: tuple[MistakeInfo, ...]
    lessons: tuple[LessonInfo, ...]


class Stars(Struct, frozen=True):
    """One's best in every exercise, by title and name."""

    stars: dict[str, dict[str, int]]


class Solution(Struct, frozen=True):
    """What to choose, one after the other, and why."""

    steps: tuple[str, ...]
    why: str


class RuleInfo(Struct, frozen=True):
    id: str
    section: str
    text: str


class Rules(Struct, frozen=True):
    rules: tuple[RuleInfo, ...]
