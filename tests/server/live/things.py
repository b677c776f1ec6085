"""What is on a table, by title: what people look at, and how to find in a text the things that may be hidden."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from stead import shelf
from tests.properties.founders.part import FOUNDERS as FOUNDERS_PART

SETTLERS: Any = shelf.title("settlers")
FOUNDERS: Any = shelf.title("founders")


class Things(NamedTuple):
    title: Any
    all: list[str]
    """Whatever one can look at."""
    hidden: re.Pattern[str]
    """The names of cards that come to light in the course of a game."""
    options: list[dict[str, Any]]
    """Tables to try."""
    attempt: str
    """Something that may be refused, and speaks of a card."""
    secret: tuple[str, ...]
    """Choices that others must not hear of: how they begin."""
    eager: tuple[str, ...]
    """Choices that are made whenever they can be, so that it comes to those."""
    start: Callable[[dict[str, Any]], Any]
    """Where the four begin, with these options."""


_GOODS = ("wood", "stone", "food", "gold", "worker", "raze", "vp")
_BOX = FOUNDERS.box
_NAMES = [card.name for card in (*_BOX.advisors, *_BOX.prestige)]
THINGS = {
    "settlers": Things(
        SETTLERS,
        [f"card:{card.id}" for card in SETTLERS.box.cards] + [f"good:{good}" for good in _GOODS],
        re.compile(r"\b[A-Z]{3}\d{3}\b"),
        [{"lookout": lookout} for lookout in ("standard", "alternative", "advanced")],
        "build COM001",
        ("take",),
        (),
        lambda _: None,
    ),
    "founders": Things(
        FOUNDERS,
        [f"card:{card}" for card in _BOX.cards]
        + [f"advisor:{card.name}" for card in _BOX.advisors]
        + [f"building:{card.name}" for card in _BOX.prestige]
        + [f"resource:{one.name}" for one in _BOX.resources]
        + [f"cell:{name}" for name in _BOX.boards["thematic"].numbers]
        + ["mat"],
        re.compile(rf"\b({'|'.join(_NAMES)})\b"),
        [{"board": "thematic"}, {"workers": False, "achievements": True}],
        "hire scholar",
        ("lay", "vote", "stake"),
        ("call",),
        lambda options: FOUNDERS_PART.crowded(FOUNDERS.roles, options, 5),
    ),
}
