"""The signs of Founders in a terminal: whose, of what, on which ground. Whatever a colour tells, a sign tells too."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from stead.text import Voice
from stead.text.founders_words import Words

Data = dict[str, Any]

SEATS = {"north": ("▲", "red"), "east": ("►", "yellow"), "south": ("▼", "cyan"), "west": ("◄", "magenta")}
"""Each points to where it sits."""
NEUTRAL = ("◇", "white")
PAINTS = {
    "red": "rgb(232,118,102)",
    "yellow": "rgb(228,190,84)",
    "cyan": "rgb(104,196,214)",
    "magenta": "rgb(206,142,206)",
    "white": "rgb(208,208,208)",
}
"""The ground of a storage, by the ink of its owner."""
INK = "rgb(20,20,20)"
TOKENS = {"circle": "○", "square": "□", "triangle": "△"}
FULL, UPPER, LOWER = "█", "▀", "▄"


class Signs:
    def __init__(self, voice: Voice, words: Words, seats: Sequence[str]) -> None:
        self.voice = voice
        self.words = words
        self.seats = seats

    def say(self, id: str, **args: Any) -> str:
        return self.voice.say(f"terminal-{id}", **args)

    # Whose

    def look(self, owner: int | str | None) -> tuple[str, str]:
        """The sign and the ink of a seat, or of what is neutral."""
        return SEATS[self.seats[owner]] if isinstance(owner, int) else NEUTRAL

    def whose(self, owner: int | str | None) -> Text:
        glyph, ink = self.look(owner)
        return Text(glyph, f"bold {ink}")

    def all_of(self, owners: Iterable[int | str | None]) -> Text:
        return Text().join(self.whose(owner) for owner in owners)

    def paint(self, owner: int | str | None) -> str:
        return f"bold {INK} on {PAINTS[self.look(owner)[1]]}"

    # Of what

    def code(self, resource: str) -> str:
        """Two letters for a resource; those of the players' own content take their first."""
        id = f"terminal-code-{resource}"
        return self.voice.say(id) if self.voice.knows(id) else resource[:2].capitalize()

    def needs(self, needs: Mapping[str, int]) -> str:
        """Resources with the VP of each: `Pe1 St1`."""
        return " ".join(f"{self.code(resource)}{vp}" for resource, vp in needs.items())

    def coins(self, coins: int) -> str:
        return self.words.cost(coins)


def shape(rows: Sequence[str]) -> list[str]:
    """A tile as a little picture, two rows of cells in a line."""
    rows = [*rows, ""] if len(rows) % 2 else [*rows]
    width = max(map(len, rows))
    lines: list[str] = []
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        pairs = zip(upper.ljust(width, "."), lower.ljust(width, "."), strict=True)
        lines.append("".join({"##": FULL, "#.": UPPER, ".#": LOWER}.get(a + b, " ") for a, b in pairs))
    return lines
