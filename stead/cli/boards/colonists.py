"""The table of Colonists in a terminal: the map nearest to the question, all else above."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from stead.cli.boards.beside import Beside, abreast
from stead.cli.boards.colonists_map import Chart
from stead.cli.boards.colonists_players import Players
from stead.cli.boards.colonists_signs import SEATS, Data, Signs, listed
from stead.cli.boards.parts import panel, rivals
from stead.cli.boards.scores import score_sheet
from stead.kernel.decision import Decision, Option
from stead.kernel.table import Table
from stead.text import ColonistsSpeech, Voice
from stead.titles.colonists.title import Colonists

BESIDE = 112
"""From this width on, things stand side by side."""
ABREAST = 56
"""So wide a player wants to be."""
BORDER = 4
"""So much a panel takes."""
SCARCE = 2
"""So few tiles of a building left are told."""
FIELD = 14
"""A cell on the list of a crowd."""


class ColonistsBoard:
    VERBS: tuple[str, ...] = (
        *"enter go ride gallop spur work build remodel replace play draw keep discard sell refine barter take".split(),
        *"instead employ dismiss send swap-places rebuild buy stay done leave end lay-on lay".split(),
    )
    EXAMPLE: tuple[str, str] = ("go market.1 grove.1", "CO-FEE-04")

    def __init__(self, voice: Voice, speech: ColonistsSpeech, title: Colonists, seats: Sequence[str]) -> None:
        self.voice = voice
        self.speech = speech
        self.box = title.box
        self.signs = Signs(voice, speech.words, seats)
        self.chart = Chart(self.signs)
        self.people = Players(self.signs, speech)

    @staticmethod
    def counts(title: Colonists) -> dict[str, int]:
        box = title.box
        return {
            "buildings": len(box.buildings),
            "places": len(box.tile_names),
            "market": len(box.market_cards),
            "improvements": len(box.improvements),
            "colonies": len(box.colonies),
        }

    def badge(self, seat: str) -> Text:
        glyph, ink = SEATS[seat]
        return Text(f"{glyph} {self.speech.role(seat)}", f"bold {ink}")

    def cards(self) -> list[str]:
        return [card.id for card in self.speech.cards()]

    def head(self, data: Data) -> Text:
        parts = [Text(self.speech.round(data), "bold")]
        if len(data["players"]) > 1:
            parts.append(Text.assemble((self._say("active") + " ", "dim"), self._named(data["active"])))
            if data["year"]:
                parts.append(Text.assemble((self._say("first") + " ", "dim"), self._named(data["marker"])))
        return Text("  ·  ").join(parts)

    def _named(self, seat: int) -> Text:
        return self.badge(self.signs.seats[seat])

    def table(
        self, data: Data, labels: Sequence[Text], lit: Collection[str], news: RenderableType, width: int
    ) -> Iterator[RenderableType]:
        wide = width >= BESIDE
        others = self._others(data, labels, width * 3 // 5 if wide else width)
        if wide and len(labels) > 1:
            yield Beside([others, news], [3, 2])
        else:
            yield from (others, news)
        middle = [part for part in (self._market(data), self._world(data)) if part is not None]
        yield from abreast(middle, len(middle) if wide else 1)
        if data["seat"] is not None:
            yield self._own(data, data["players"][data["seat"]], labels, lit)
        chart = self.chart.draw(data, lit, width - BORDER)
        yield panel(Group(chart, self.chart.legend(data, width - BORDER)), self._say("map"), "green")
        yield from self._visit(data)

    # What lies between the players

    def _market(self, data: Data) -> RenderableType | None:
        if data["market"] is None:
            return None
        card = data["market"]["card"]
        lines = [Text(line) for line in self.speech.lines(card)]
        return panel(Group(*lines), self.speech.name(card), "yellow")

    def _world(self, data: Data) -> RenderableType | None:
        """What comes, colonies with the level of each player, and what runs out."""
        lines: list[Text] = []
        words = self.signs.words
        if data["coming"]:
            lines.append(listed(self._say("coming"), [Text(words.place(one["tile"])) for one in data["coming"]]))
        if data["colonies"]:
            lines.append(listed(self._say("colonies"), [self._colony(colony) for colony in data["colonies"]]))
        lines.append(Text(self._say("fee", n=data["fee"])))
        scarce = [group for group in data["tiles"] if group["left"] is not None and group["left"] <= SCARCE]
        if scarce:
            names = [Text(f"{'/'.join(map(words.kind, one['buildings']))} {one['left']}") for one in scarce]
            lines.append(listed(self._say("scarce"), names))
        return panel(Group(*lines), self._say("world", deck=data["deck_left"]), "magenta")

    def _colony(self, colony: Data) -> Text:
        text = Text(self.voice.say("colony", colony=colony["name"]))
        for seat, level in enumerate(colony["levels"]):
            if level:
                text.append(" ").append_text(self.signs.whose([seat])).append(str(level), "bold")
        return text

    def _visit(self, data: Data) -> Iterator[Text]:
        """What the running action may still use."""
        visit = data["visit"]
        if visit is not None and visit["seat"] == data["seat"]:
            text = self._say("visit", left=visit["storage"] - visit["used"], n=visit["storage"])
            for name in ("fresh", "discount"):
                if any(visit[name].values()):
                    text += f" {self._say(name, goods=self.signs.count(visit[name]))}"
            yield Text(text, "dim")

    # Players

    def _others(self, data: Data, labels: Sequence[Text], width: int) -> RenderableType:
        panels = [
            panel(Group(*self.people.facts(player)), labels[player["seat"]], self.signs.look(player["seat"])[1])
            for player in rivals(data)
        ]
        return Group(*abreast(panels, min(len(panels), max(1, width // ABREAST))))

    def _own(self, data: Data, player: Data, labels: Sequence[Text], lit: Collection[str]) -> RenderableType:
        content: list[RenderableType] = list(self.people.facts(player, lit))
        budget = self.people.budget(player)
        if budget is not None:
            content.append(budget)
        for name in ("hand", "drawn"):
            if player[name]:
                heading = self._say(name, cards=len(player[name]), most=data["hand_limit"])
                content.append(Text(heading, "bold underline"))
                content.append(self.people.hand(player[name], lit))
        ink = f"bold {self.signs.look(player['seat'])[1]}"
        return panel(Group(*content), labels[player["seat"]], ink, heavy=True)

    # Options

    def crowd(self, decision: Decision, options: Sequence[Option]) -> RenderableType | None:
        """Where a tile may lie: the map shows it, so that the cells are enough."""
        if options[0].key.split()[0] != "lay":
            return None
        numbers = {option.key: number for number, option in enumerate(decision.options, 1)}
        cells = [
            Text.assemble((f"{numbers[option.key]:>3} ", "bold cyan"), " ".join(option.key.split()[1:]))
            for option in options
        ]
        grid = Grid.grid(padding=(0, 1, 0, 0))
        columns = max(1, 76 // FIELD)
        for row in range(0, len(cells), columns):
            grid.add_row(*cells[row : row + columns])
        return Group(Text(self._say("lay"), "dim"), grid)

    def preview(self, option: Option, data: Data) -> RenderableType | None:  # noqa: ARG002 - words say all of it
        return None

    # The log

    # Answers

    def picture(self, id: str) -> RenderableType | None:  # noqa: ARG002 - the text says all of it
        return None

    def about(self, word: str, data: Data) -> RenderableType | None:
        """A cell of the map, or one's own structure by its label."""
        for place in data["land"]:
            if word in (place["tile"], *place["at"]):
                return Text(f"{self.speech.name(place['tile'])}: {' '.join(self.speech.lines(place['tile']))}")
        name = word.partition("#")[0]
        return Text(" ".join(self.speech.lines(name))) if name in self.box.kind else None

    # The end

    def final(self, table: Table, labels: Sequence[Text]) -> list[RenderableType]:
        parts = {
            self.speech.tally(part): points
            for part, points in table.title.tally(table.game).items()
            if part in ("buildings", "dollars") or any(points)
        }
        best = [standing.seat for standing in table.ranking if standing.score == table.ranking[0].score]
        ties = {seat: self._say("final-tie") for seat in best[:1]} if len(best) > 1 else {}
        headings = (self._say("final-seat"), self._say("final-total"), self._say("final-ties"))
        return [score_sheet(table.ranking, labels, parts, headings, ties)]

    def _say(self, id: str, **args: Any) -> str:
        return self.signs.say(id, **args)
