"""The signs of Colonists in a terminal: whose, which good, what kind of place; a sign for whatever a colour tells."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from stead.text import Voice
from stead.text.colonists_words import Words

Data = dict[str, Any]

SEATS = {"north": ("▲", "red"), "east": ("■", "blue"), "south": ("●", "green"), "west": ("◆", "yellow")}
PLACES = {
    "market": ("$", "rgb(255,240,200) on rgb(122,92,26)"),
    "resource": ("♣", "rgb(214,238,206) on rgb(38,84,46)"),
    "maintenance": ("♥", "rgb(255,226,206) on rgb(134,66,38)"),
    "workshop": ("≡", "rgb(236,224,206) on rgb(92,70,46)"),
    "builder": ("⌂", "rgb(214,230,250) on rgb(40,72,112)"),
    "other": ("★", "rgb(238,218,250) on rgb(84,52,104)"),
}
"""By type of place: a sign, and a colour."""
GOODS = {
    "wood": "rgb(30,20,10) on rgb(196,148,92)",
    "clay": "rgb(30,16,10) on rgb(206,122,84)",
    "ore": "rgb(20,20,24) on rgb(160,160,176)",
    "plank": "rgb(30,20,10) on rgb(232,196,132)",
    "brick": "rgb(255,240,230) on rgb(160,60,46)",
    "iron": "rgb(240,244,250) on rgb(84,96,112)",
    "coal": "rgb(230,230,230) on rgb(50,50,54)",
    "food": "rgb(20,34,10) on rgb(156,204,98)",
    "clothing": "rgb(24,16,34) on rgb(190,158,220)",
}
COLONISTS = ("farmer", "citizen", "merchant")
EMPTY = "··"


class Signs:
    def __init__(self, voice: Voice, words: Words, seats: Sequence[str]) -> None:
        self.voice = voice
        self.words = words
        self.seats = seats

    def say(self, id: str, **args: Any) -> str:
        return self.voice.say(f"terminal-{id}", **args)

    def look(self, seat: int) -> tuple[str, str]:
        return SEATS[self.seats[seat]]

    def whose(self, seats: Iterable[int]) -> Text:
        return Text().join(Text(self.look(seat)[0], f"bold {self.look(seat)[1]}") for seat in seats)

    def code(self, good: str) -> str:
        return self.say(f"code-{good}")

    def crate(self, good: str | None) -> Text:
        """A cell, with what is in it."""
        if good is None:
            return Text(f"[{EMPTY}]", "dim")
        return Text(f"[{self.code(good)}]", f"bold {GOODS[good]}")

    def count(self, goods: Mapping[str, int]) -> str:
        return self.voice.count({good: n for good, n in goods.items() if n})

    def worker(self, worker: str) -> str:
        """A letter for a type of colonists."""
        return self.say(f"worker-{worker}")


def listed(heading: str, items: Iterable[Text]) -> Text:
    return Text.assemble((f"{heading}: ", "dim"), Text(" · ").join(items))
