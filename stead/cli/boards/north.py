"""The table of North in a terminal: opponents, the circle of tiles, the sea, your empire by rows, your hand."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from stead.cli.boards.beside import Beside, abreast
from stead.cli.boards.north_sea import Between
from stead.cli.boards.north_signs import ROWS, Data, Signs
from stead.cli.boards.parts import listed, mark, panel, rivals
from stead.cli.boards.scores import score_sheet
from stead.kernel.decision import Decision, Option
from stead.kernel.table import Table
from stead.text import NorthSpeech, Voice
from stead.titles.north.cards import TILES
from stead.titles.north.title import North

TWO_COLUMNS = 110
"""From this width on, the log stands beside the opponents."""
WIDE = 150
"""From this width on, hand and empire stand side by side."""
ABREAST = 52
"""So wide an opponent wants to be."""


class NorthBoard:
    VERBS: tuple[str, ...] = (
        *"build construct use place move raid boost add upgrade harvest load forward pillage conquer land".split(),
        *"keep discard assign remove target pay gain choose go enough done pass".split(),
    )
    EXAMPLE: tuple[str, str] = ("build GLE007", "EN-BLD-01")

    def __init__(self, voice: Voice, speech: NorthSpeech, title: North, seats: Sequence[str]) -> None:
        self.voice = voice
        self.speech = speech
        self.box = title.box
        self.signs = Signs(speech, title.box, seats)
        self.between = Between(self.signs)

    @staticmethod
    def counts(title: North) -> dict[str, int]:
        box = title.box
        return {
            "cards": len(box.cards),
            "kinds": len(box.copies),
            "clans": len(box.clans),
            "scenarios": len(box.scenarios),
        }

    def badge(self, seat: str) -> Text:
        return self.signs.badge(seat)

    def cards(self) -> list[str]:
        return self.box.ids

    def head(self, data: Data) -> Text:
        parts = [Text(self.speech.round(data), "bold")]
        if len(data["players"]) > 1:
            first = self.badge(data["players"][data["first"]]["clan"])
            parts += [Text.assemble((self._say("first") + " ", "dim"), first)]
            parts += [Text(self._say("trigger", points=data["trigger"]), "dim")]
        return Text("  ·  ").join(parts)

    def table(
        self, data: Data, labels: Sequence[Text], lit: Collection[str], news: RenderableType, width: int
    ) -> Iterator[RenderableType]:
        wide = width >= TWO_COLUMNS
        room = width * 3 // 5 if wide else width
        above = self.between.scenario(data) if data["scenario"] else self._others(data, labels, lit, room)
        if wide:
            yield Beside([above, news], [3, 2])
        else:
            yield from (above, news)
        yield self.between.circle(data, lit, width)
        yield self.between.sea(data, lit, wide)
        if data["seat"] is not None:
            yield self._own(data, labels, lit, width)

    # Players

    def _others(self, data: Data, labels: Sequence[Text], lit: Collection[str], width: int) -> RenderableType:
        panels = [
            panel(
                Group(*self._facts(player), *self._rows(player, lit)),
                self._title(data, player, labels),
                self.signs.ink(player["clan"]),
            )
            for player in rivals(data)
        ]
        return Group(*abreast(panels, min(len(panels), max(1, width // ABREAST))))

    def _own(self, data: Data, labels: Sequence[Text], lit: Collection[str], width: int) -> RenderableType:
        player = data["players"][data["seat"]]
        left: list[RenderableType] = [*self._facts(player, own=True), self._empire(player["empire"], lit)]
        right = [
            self._cards(self._say(zone, cards=len(player[zone]["known"])), player[zone]["known"], lit)
            for zone in ("drawn", "hand")
            if player[zone]["known"]
        ]
        content: RenderableType = Group(*left, *right)
        if width >= WIDE:
            content = Beside([Group(*left), Padding(Group(*right), (0, 0, 0, 2))])
        return panel(content, self._title(data, player, labels), f"bold {self.signs.ink(player['clan'])}", heavy=True)

    def _title(self, data: Data, player: Data, labels: Sequence[Text]) -> Text:
        title = labels[player["seat"]].copy()
        adds = 0 if data["over"] else sum(player["adds"])
        points = self._say("points", points=player["goods"].get("vp", 0), adds=adds)
        title.append(f" · {points}", "bold")
        if player["passed"]:
            title.append(f" · {self._say('passed')}", "bold reverse")
        return title

    def _facts(self, player: Data, own: bool = False) -> Iterator[Text]:
        """The supply, and what else can be counted."""
        goods = {good: n for good, n in player["goods"].items() if good != "vp"}
        yield Text(self.voice.count(goods) if goods else self._say("no-goods"), "bold" if goods else "dim")
        unused = sum(pawn is None for pawn in player["pawns"])
        facts = [self._say("pawns", pawns=unused)] if unused else []
        more = {"spent": player["spent"], "ship": player["ships"]}
        facts += [self.voice.count({name: n}) for name, n in more.items() if n]
        facts += [self._say("commons", ships=player["commons"])] if player["commons"] else []
        facts += [] if own else [self._say("hand-size", cards=player["hand"]["cards"])]
        facts += [self._say("deck", cards=player["deck"], discard=len(player["discard"]))]
        yield Text(" · ".join(facts), "dim")
        known = [] if own else player["hand"]["known"] + player["drawn"]["known"]
        if known:
            yield listed(self._say("known"), map(self.signs.named, known))

    # Empires

    def _rows(self, player: Data, lit: Collection[str]) -> Iterator[Text]:
        for row, ink in ROWS.items():
            cards = [self.signs.location(one, lit) for one in player["empire"] if self.signs.row(one) == row]
            if cards:
                yield listed(self._say(f"row-{row}"), cards, ink)

    def _empire(self, empire: Sequence[Data], lit: Collection[str]) -> RenderableType:
        """A line a location, with its text, but for fields: what they yield is all they say."""
        grid = Grid.grid(expand=True, padding=(0, 1))
        grid.add_column()
        grid.add_column(ratio=3)
        grid.add_column(ratio=4)
        for row, ink in ROWS.items():
            heading = self._say(f"row-{row}")
            for one in empire:
                if self.signs.row(one) == row:
                    grid.add_row(Text(heading, ink), self.signs.location(one, lit), self._does(one))
                    heading = ""
        return grid

    def _does(self, one: Data) -> Text:
        lines = self.speech.lines(one.get("mirrors", one["card"]))
        if "yields" in one:
            return Text()
        return Text(" ".join(lines[2:] if self.signs.card(one["card"]).island else lines))

    def _cards(self, heading: str, cards: Iterable[str], lit: Collection[str]) -> RenderableType:
        """Cards one can play, in two lines each: what they are and cost, what they do."""
        grid = Grid.grid()
        grid.add_column(width=2)
        grid.add_column()
        for copies in self._by_kind(cards):
            id = copies[0]
            head = self.signs.named(id)
            if len(copies) > 1:
                head.append(f" ×{len(copies)}", "bold")
            head.append(f"  {self.speech.facts(id)}", "cyan")
            text = Padding(Text(" ".join(self.speech.lines(id))), (0, 0, 0, 2))
            grid.add_row(Text().join(mark(f"card:{one}", lit) for one in copies), Group(head, text))
        return Group(Text(heading, "bold underline"), grid)

    def _by_kind(self, cards: Iterable[str]) -> list[list[str]]:
        """Copies of a card are one entry."""
        kinds: dict[int, list[str]] = {}
        for id in cards:
            kinds.setdefault(self.signs.card(id).kind, []).append(id)
        return list(kinds.values())

    # Options

    def crowd(self, decision: Decision, options: Sequence[Option]) -> None:
        """Ways to pay are short lines: they stand in columns anyway."""

    def preview(self, option: Option, data: Data) -> None:
        """Words say it all."""

    # The log

    # Answers

    def picture(self, id: str) -> None:
        """Cards are their texts."""

    def about(self, word: str, data: Data) -> RenderableType | None:  # noqa: ARG002 - the same in every game
        """A clan or an action tile, by either of its names."""
        for clan in self.box.roles:
            if word.lower() in (clan, self.speech.role(clan).lower()):
                lines = [Text(line) for line in self.speech.role_lines(clan)]
                return panel(Group(*lines), self.badge(clan), self.signs.ink(clan))
        for tile in TILES:
            name = self.voice.say("tile", tile=tile)
            if word.lower() in (tile, name.lower()):
                return Text(self._say("about-tile", tile=name, does=self.voice.say("tile.does", tile=tile)))
        return None

    # The end

    def final(self, table: Table, labels: Sequence[Text]) -> list[RenderableType]:
        parts = {self.speech.tally(part): points for part, points in table.title.tally(table.game).items()}
        best = [standing for standing in table.ranking if standing.score == table.ranking[0].score]
        ties = {one.seat: self._tie(*one.tiebreaks) for one in best if best[1:]}
        headings = (self._say("final-seat"), self._say("final-total"), self._say("final-ties"))
        sheet = score_sheet(table.ranking, labels, parts, headings, ties)
        verdict = table.ranking[0].verdict
        if not verdict:
            return [sheet]
        return [sheet, Text(self.speech.verdict(verdict), "bold red" if verdict == "lost" else "bold green")]

    def _tie(self, cards: int, workers: int, hand: int) -> str:
        return self._say("final-tie", cards=cards, workers=workers, hand=hand)

    def _say(self, id: str, **args: Any) -> str:
        return self.signs.say(id, **args)
