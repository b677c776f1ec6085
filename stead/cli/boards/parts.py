"""What all boards are made of: panels, lists, a mark at what an option touches, the opponents in turn."""

from collections.abc import Collection, Iterable
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

LIT = ("▸", "bold green")


def mark(thing: str, lit: Collection[str]) -> Text:
    return Text().append(*LIT) if thing in lit else Text()


def listed(heading: str, items: Iterable[Text], ink: str = "dim", between: str = ", ") -> Text:
    return Text.assemble((f"{heading}: ", ink), Text(between).join(items))


def panel(content: RenderableType, title: str | Text, ink: str, heavy: bool = False, width: int | None = None) -> Panel:
    return Panel(
        content,
        title=title,
        title_align="left",
        border_style=ink,
        box=box.HEAVY if heavy else box.ROUNDED,
        padding=(0, 1),
        width=width,
    )


def rivals(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The players whom one looks at, clockwise from oneself."""
    players, seat = data["players"], data["seat"]
    rest = [player for player in players if player["seat"] != seat]
    return sorted(rest, key=lambda player: (player["seat"] - (seat or 0)) % len(players))
