"""Players of Colonists in a terminal: goods as rows of crates, people, communities, hands."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from stead.cli.boards.colonists_signs import COLONISTS, GOODS, Data, Signs, listed
from stead.cli.boards.parts import mark
from stead.text import ColonistsSpeech

GROUPS = (
    ("residence",),
    ("maintenance", "production", "financial", "special", "storage"),
    ("embassy",),
    ("improvement",),
)
NAMES = ("homes", "buildings", "embassies", "improvements")


class Players:
    def __init__(self, signs: Signs, speech: ColonistsSpeech) -> None:
        self.signs = signs
        self.say = signs.say
        self.speech = speech

    def facts(self, player: Data, lit: Collection[str] = ()) -> Iterator[Text]:
        """What everybody sees of a player."""
        yield from self._crates(player)
        yield self._people(player)
        for sorts, name in zip(GROUPS, NAMES, strict=True):
            items = list(self._structures([one for one in player["community"] if one["sort"] in sorts], lit))
            if items:
                yield listed(self.say(name), items)
        yield self._board(player)

    # Goods

    def _crates(self, player: Data) -> Iterator[Text]:
        """Storage first, then the Warehouse. Where a good lies is no matter; so Storage is filled first."""
        cells, goods = player["cells"], player["goods"]
        kept = {good: used for good, (used, _) in cells["kept"].items()}
        pool = iter([good for good in GOODS for _ in range(goods.get(good, 0) - kept.get(good, 0))])
        lines: list[Text] = []
        for name in ("storage", "warehouse"):
            inside: list[str | None] = list(islice(pool, cells[name]))
            inside += [None] * (cells[name] - len(inside))
            if inside:
                lines.append(self._shelf(self.say(name), inside))
        over: list[str | None] = list(pool)
        if over:
            lines.append(self._shelf(self.say("too-much"), over))
        for good, (used, n) in cells["kept"].items():
            only = self.say("only", good=self.signs.words.good(good))
            lines.append(self._shelf(only, [good] * used + [None] * (n - used)))
        tools = self.signs.count({good: goods.get(good, 0) for good in ("tool", "dollar")})
        lines[0].append(f"   {tools}", "bold")
        yield from lines

    def _shelf(self, name: str, inside: Sequence[str | None]) -> Text:
        return Text.assemble((f"{name} ", "dim"), Text(" ").join(self.signs.crate(good) for good in inside))

    # People

    def _people(self, player: Data) -> Text:
        idle = [
            self.signs.voice.say("colonist.count", colonist=name, n=player["people"][name]["idle"])
            for name in COLONISTS
            if player["people"].get(name, {}).get("idle")
        ]
        parts = [self.say("idle", people=self.signs.voice.join(idle, "comma") or "none")]
        balance = player["balance"][0] if player["balance"] else {"food": 0, "clothing": 0}
        parts.append(self.say("balance", food=_signed(balance["food"]), clothing=_signed(balance["clothing"])))
        parts.append(self.say("range", n=player["range"]))
        waiting = sum(steward["at"] is None for steward in player["stewards"])
        if waiting:
            parts.append(self.say("waiting", n=waiting))
        if player["hand"] is None and player["cards"]:
            parts.append(self.say("hand-size", cards=player["cards"]))
        return Text(" · ").join(Text(part) for part in parts)

    # What was built

    def _structures(self, community: Sequence[Data], lit: Collection[str]) -> Iterator[Text]:
        """Those that are alike are told once."""
        shown = [(self._structure(one, lit)) for one in community]
        for text, n in Counter(text.markup for text in shown).items():
            found = Text.from_markup(text)
            yield found.append(f" ×{n}", "dim") if n > 1 else found

    def _structure(self, one: Data, lit: Collection[str]) -> Text:
        name = self.signs.words.kind(one["kind"])
        text = mark(f"structure:{one['label']}", lit)
        text.append(name, "" if one["works"] or not one["needs"] else "dim")
        if one["needs"]:
            workers = [self.signs.worker(worker) for worker in one["workers"]]
            places = [*workers, *["·"] * (one["needs"] - len(workers))]
            text.append(f" ({''.join(places)})", "bold" if one["works"] else "dim")
        if one["good"] is not None and one["capacity"]:
            text.append(f" {self.signs.code(one['good'])} {one['stock']}/{one['capacity']}", "cyan")
        elif one["capacity"]:
            text.append(f" {one['stock']}/{one['capacity']}", "cyan")
        return text

    def _board(self, player: Data) -> Text:
        cells = [self.say(f"cells-{name}", used=used, n=n) for name, (used, n) in player["board"].items() if n]
        return listed(self.say("cells"), [Text(cell, "dim") for cell in cells])

    # Cards

    def hand(self, cards: Sequence[str], lit: Collection[str]) -> RenderableType:
        grid = Grid.grid()
        grid.add_column(width=2)
        for card in cards:
            head = Text.assemble(
                (self.speech.name(card), "bold"), (f" {card}", "dim"), (f"  {self._price(card)}", "cyan")
            )
            text = Padding(Text(" ".join(self.speech.lines(card)), "dim"), (0, 0, 0, 2))
            grid.add_row(mark(f"card:{card}", lit), Group(head, text))
        return grid

    def _price(self, card: str) -> str:
        """Of the facts: type, cost, worth."""
        return " · ".join(part for i, part in enumerate(self.speech.facts(card).split(" · ")) if i != 1)

    def budget(self, player: Data) -> Text | None:
        budget: dict[str, Any] | None = player["budget"]
        return Text(self.say("budget", **budget), "bold") if budget else None


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else str(n).replace("-", "−")
