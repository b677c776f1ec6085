"""The signs of North in a terminal: whose, which pawn is used up, where a card stands. Whatever a colour tells, a sign
tells too."""

from collections.abc import Collection, Sequence
from typing import Any

from rich.text import Text

from stead.cli.boards.parts import mark
from stead.text import NorthSpeech
from stead.titles.north.box import Box
from stead.titles.north.cards import Card

Data = dict[str, Any]

LOOKS = {
    "glenn": ("■", "□", "green"),
    "ulaf": ("▲", "△", "red"),
    "panuk": ("●", "○", "cyan"),
    "heidel": ("◆", "◇", "yellow"),
    "nanurjuk": ("★", "☆", "blue"),
    "mckinnon": ("▼", "▽", "magenta"),
}
"""By clan: its sign, the same of a pawn that is used up, and a colour."""
OTHER = ("♥", "♡", "white")
"""A clan of a module."""
ROWS = {"fields": "green", "actions": "red", "features": "blue", "islands": "cyan"}
"""Of an empire, with their colours."""


class Signs:
    def __init__(self, speech: NorthSpeech, box: Box, seats: Sequence[str]) -> None:
        self.speech = speech
        self.voice = speech.voice
        self.box = box
        self.seats = seats

    def say(self, id: str, **args: Any) -> str:
        return self.voice.say(f"terminal-{id}", **args)

    # Whose

    def badge(self, clan: str) -> Text:
        """Sign and name of a clan in its colour."""
        return Text(f"{LOOKS.get(clan, OTHER)[0]} {self.speech.role(clan)}", f"bold {self.ink(clan)}")

    def ink(self, clan: str) -> str:
        return LOOKS.get(clan, OTHER)[2]

    def pawn(self, clan: str, used_up: bool = False) -> Text:
        ready, done, ink = LOOKS.get(clan, OTHER)
        return Text(done, ink) if used_up else Text(ready, f"bold {ink}")

    # Cards

    def card(self, id: str) -> Card:
        return self.box.cards[self.box.number[id]]

    def row(self, location: Data) -> str:
        """Where it stands in an empire; what copies, with what it copies."""
        card = self.card(location["card"])
        if card.island:
            return "islands"
        type = self.card(location.get("mirrors", card.id)).type
        return {"action": "actions", "feature": "features"}.get(type, "fields")

    def named(self, id: str, lit: Collection[str] = (), style: str = "bold") -> Text:
        """A card in one line: a mark if an option touches it, its name, its id."""
        return mark(f"card:{id}", lit).append(self.speech.name(id), style).append(f" {id}", "dim")

    def location(self, location: Data, lit: Collection[str] = (), style: str = "bold") -> Text:
        """With what lies on it and under it, and what a field yields."""
        text = self.named(location["card"], lit, "dim" if location.get("exhausted") else style)
        for upgrade in location.get("upgrades", ()):
            text.append(" + ", "dim").append_text(self.named(upgrade, lit, style))
        if "yields" in location:
            text.append(f" ({self.voice.count(location['yields'])})", "green")
        state = self._state(location)
        return text.append(f" [{', '.join(state)}]", "yellow") if state else text

    def _state(self, location: Data) -> list[str]:
        when = self.card(location.get("mirrors", location["card"])).when
        said = [self.say("exhausted")] if location.get("exhausted") else []
        if "used" in location:
            said.append(self.say("used", times=location["used"], limit=when.times if when else 1))
        if "goods" in location:
            said.append(self.voice.count(location["goods"]))
        if "mirrors" in location:
            said.append(self.say("copies", card=self.speech.name(location["mirrors"])))
        return said
