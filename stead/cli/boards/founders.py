"""The table of Founders in a terminal: the city and the resources nearest to the question, all else above."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from stead.cli.boards.beside import Beside, abreast
from stead.cli.boards.founders_city import BORDER, City, around, place
from stead.cli.boards.founders_display import Display, counted
from stead.cli.boards.founders_signs import SEATS, Data, Signs, shape
from stead.cli.boards.founders_ways import Ways
from stead.cli.boards.parts import listed, panel, rivals
from stead.cli.boards.scores import score_sheet
from stead.kernel.decision import Decision, Option
from stead.kernel.table import Table
from stead.text import FoundersSpeech, Voice
from stead.text.voice import capital
from stead.titles.founders.board import KINDS
from stead.titles.founders.cards import TERRAINS, Building, Resource
from stead.titles.founders.events import Scored
from stead.titles.founders.title import Founders

BESIDE = 112
"""From this width on, the resources stand beside the city, and the log beside the players."""
ABREAST = 50
"""So wide a player wants to be."""
PARTS = ("track", "permanent", "coins", "achievement")
CELL = re.compile(r"[A-Za-z]\d{1,2}")


class FoundersBoard:
    VERBS: tuple[str, ...] = (
        *"call play lay follow worker copy coin influence hire store upgrade access again enough decline no".split(),
        *"choose vote stake pay recall from resource swap race house bridge gate road at".split(),
    )
    EXAMPLE: tuple[str, str] = ("play trade", "FG-BLD-01")

    def __init__(self, voice: Voice, speech: FoundersSpeech, title: Founders, seats: Sequence[str]) -> None:
        self.voice = voice
        self.speech = speech
        self.box = title.box
        self.signs = Signs(voice, speech.words, seats)
        self.city = City(self.signs, {building.name: building.colour for building in title.box.prestige})
        self.display = Display(self.signs, speech, title.box)
        self.ways = Ways(self.signs, speech)

    @staticmethod
    def counts(title: Founders) -> dict[str, int]:
        box = title.box
        return {
            "resources": len(box.resources),
            "races": len(box.races),
            "advisors": len(box.advisors),
            "buildings": len(box.prestige),
            "achievements": len(box.achievements),
            "boards": len(box.boards),
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
        return Text("  ·  ").join(parts)

    def table(
        self, data: Data, labels: Sequence[Text], lit: Collection[str], news: RenderableType, width: int
    ) -> Iterator[RenderableType]:
        wide = width >= BESIDE
        others = self._others(data, labels, width * 3 // 5 if wide else width)
        if wide and len(labels) > 1:
            yield Beside([others, news], [3, 2])
        else:
            yield from (others, news)
        yield from self._cards(data, lit, wide)
        if data["seat"] is not None:
            yield self._own(data, data["players"][data["seat"]], labels, lit)
        yield from self._map(data, lit, wide, width)

    # The city, and what lies beside it

    def _map(self, data: Data, lit: Collection[str], wide: bool, width: int) -> Iterator[RenderableType]:
        size = 3 if width >= self.city.width(data, 3) + BORDER else 2
        full = self.city.width(data, size)
        drawn = Group(self.city.draw(data, self._lit_cells(data, lit), size=size), self.city.legend(data, full))
        city = panel(drawn, self._say("city"), "green", width=full + BORDER)
        resources = self.display.resources(data, lit, 1 if wide or width < full else 2)
        control = panel(resources, self._say("control"), "blue")
        if wide:
            yield Beside([city, control], [full + BORDER, width - full - BORDER])
        else:
            yield from (control, city)

    def _lit_cells(self, data: Data, lit: Collection[str]) -> set[str]:
        """What can be done where. Of a tile only its corner is shown, which is what its notation names."""
        for asked in data["asked"]:
            if asked["seat"] == data["seat"] and asked["kind"] in ("tile", "place"):
                return {key.split()[1] for key in asked["options"] or ()}
        return {thing.removeprefix("cell:") for thing in lit if thing.startswith("cell:")}

    def _cards(self, data: Data, lit: Collection[str], wide: bool) -> Iterator[RenderableType]:
        left = [panel(self.display.offer(data, lit), self._say("offer", deck=data["prestige"]), "magenta")]
        right = [panel(self.display.market(data, lit), self._say("market", deck=data["advisors"][-1]), "yellow")]
        if data["buildings"]:
            shown = self.display.buildings(data)
            left.append(panel(shown, self._say("buildings", done=data["completed"]), "magenta"))
        if data["achievements"]:
            shown = self.display.achievements(data["achievements"])
            right.append(panel(shown, self._say("achievements"), "cyan"))
        yield from abreast([Group(*right), Group(*left)], 2 if wide else 1)

    # Players

    def _others(self, data: Data, labels: Sequence[Text], width: int) -> RenderableType:
        panels = [
            panel(Group(*self._facts(player)), self._title(player, labels), self.signs.look(player["seat"])[1])
            for player in rivals(data)
        ]
        return Group(*abreast(panels, min(len(panels), max(1, width // ABREAST))))

    def _own(self, data: Data, player: Data, labels: Sequence[Text], lit: Collection[str]) -> RenderableType:
        lines = list(self._facts(player))
        if player["ballot"]:
            token, (temporary, permanent) = player["ballot"]["token"], player["ballot"]["stake"]
            stake = counted(self.voice, {"temporary": temporary, "permanent": permanent})
            token = self.voice.say("token", token=token)
            lines.append(Text(self._say("ballot", token=token, stake=stake or "none"), "bold"))
        if player["race"] and data["workers"]:
            lines.append(Text(self.speech.lines(player["race"])[-1], "dim"))
        content: list[RenderableType] = [*lines]
        if player["hand"]:
            content.append(Text(self._say("hand", cards=len(player["hand"])), "bold underline"))
            content.append(self.display.hand(player["hand"], player["fresh"], lit))
        ink = f"bold {self.signs.look(player['seat'])[1]}"
        return panel(Group(*content), self._title(player, labels), ink, heavy=True)

    def _title(self, player: Data, labels: Sequence[Text]) -> Text:
        title = labels[player["seat"]].copy()
        if player["race"]:
            title.append(f" · {self.signs.words.called('race', player['race'])}", "bold")
        title.append(" · " + self._say("points", points=player["vp"]), "bold")
        if player["voted"] and not player["ballot"]:
            title.append(" · " + self._say("voted"), "bold reverse")
        return title

    def _facts(self, player: Data) -> Iterator[Text]:
        """What a player has in the open."""
        goods = counted(self.voice, {"coin": player["coins"]} | {g: player[g] for g in ("temporary", "permanent")})
        supply = Text(goods or self._say("no-goods"), "bold" if goods else "dim")
        supply.append(f" · {self._say('income', coins=player['income'])}", "dim")
        if player["hand"] is None and player["cards"]:
            supply.append(f" · {self._say('hand-size', cards=player['cards'])}", "dim")
        yield supply
        resources = [Text(self.signs.words.called("resource", resource)) for resource in player["resources"]]
        if resources:
            yield listed(self._say("resources"), resources)
        if player["houses"] or player["workers"] or player["used_mat"]:
            worker = Text(self._say("workers", free=player["workers"]))
            if player["used_mat"]:
                worker.append(f", {self._say('mat')}", "dim")
            yield listed(self._say("houses"), [Text(" ".join(player["houses"])), worker])
        if player["bridges"]:
            yield listed(self._say("bridges"), [Text(" ".join(player["bridges"]))])
        if player["fresh"] and player["hand"] is None:
            yield listed(self._say("hired"), [Text(self.speech.name(card)) for card in player["fresh"]])
        if player["discard"]:
            yield listed(self._say("discard"), [self.display.pile(player["discard"], player["face_down"])])

    # Options

    def crowd(self, decision: Decision, options: Sequence[Option]) -> RenderableType | None:
        return self.ways.crowd(decision, options)

    def preview(self, option: Option, data: Data) -> RenderableType | None:
        """Where it would lie."""
        cells = [thing.removeprefix("cell:") for thing in option.about if thing.startswith("cell:")]
        verb = option.key.partition(" ")[0]
        if not cells:
            return None
        ghost = cells if verb in ("at", "road", "house", "bridge", "gate") else ()
        lit = () if ghost else cells
        return self.city.draw(data, lit, ghost, window=around(data, cells))

    # The log

    # Answers

    def picture(self, id: str) -> RenderableType | None:
        """The tile of a storage or a building."""
        thing: Any = next((thing for thing in (*self.box.resources, *self.box.prestige) if thing.name == id), None)
        return Text("\n".join(shape(thing.shape)), "bold") if isinstance(thing, Resource | Building) else None

    def about(self, word: str, data: Data) -> RenderableType | None:
        """A cell, or a terrain by either of its names."""
        if CELL.fullmatch(word):
            row, column = place(word.upper())
            rows = data["board"]["rows"]
            if row < len(rows) and 0 <= column < len(rows[0]):
                return self._cell(word.upper(), rows[row][column], data)
            return None
        for terrain in TERRAINS:
            if word.lower() in (terrain, self.voice.say("terrain", terrain=terrain)):
                return Text(self._terrain(terrain, data))
        return None

    def _terrain(self, terrain: str, data: Data) -> str:
        price = data["board"]["terrain"][terrain]
        own, access = self.signs.coins(price["own"]), self.signs.coins(price["access"])
        return capital(self._say("about-terrain", terrain=terrain, own=own, access=access, follow=price["follow"]))

    def _cell(self, cell: str, kind: str, data: Data) -> RenderableType:
        lines = [Text(line) for line in self._ground(cell, kind, data)]
        lines += self._standing(cell, data)
        asked = next((asked for asked in data["asked"] if asked["seat"] == data["seat"]), None)
        keys = [key for key in (asked and asked["options"]) or () if key.split()[1:2] == [cell]]
        if keys:
            lines.append(listed(self._say("about-options"), [Text(key, "bold") for key in keys]))
        drawn = self.city.draw(data, lit=[cell], window=around(data, [cell], 3))
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_row(drawn, Group(*lines))
        return Panel(grid, title=Text(cell, "bold"), title_align="left", expand=False, padding=(0, 1))

    def _ground(self, cell: str, kind: str, data: Data) -> Iterator[str]:
        row, column = place(cell)
        if kind in KINDS:
            yield self._terrain(KINDS[kind], data)
        elif kind in "~#":
            yield self._say("about-river" if kind == "~" else "about-wall")
        sites = [site for site in data["board"]["sites"] if [row, column] in [list(spot) for spot in site["cells"]]]
        for site in sites:
            yield self._say("about-site", buildings=self.voice.join([self.speech.name(b) for b in site["for"]], "or"))
        if kind in "X.":
            yield self._say("about-nothing")
        district = data["board"]["districts"][row][column]
        if district != ".":
            yield self._say("about-district", district=district)

    def _standing(self, cell: str, data: Data) -> Iterator[Text]:
        """What lies on a cell."""
        if cell in data["roads"]:
            yield Text(self._say("about-road"))
        for storage in data["storages"]:
            if cell in storage["cells"]:
                of = self.signs.words.called("resource", storage["resource"], "of")
                text = Text(self._say("about-storage", resource=of) + " ", "bold")
                yield text.append_text(self._named(storage["owner"]))
                others = [seat for seat in storage["access"] if seat != storage["owner"]]
                if others:
                    yield listed(self._say("access"), [self._named(seat) for seat in others])
                if storage["from"]:
                    yield listed(self._say("about-from"), [Text(" ".join(storage["from"]))])
        for player in data["players"]:
            if cell in player["houses"]:
                yield Text(self._say("about-house") + " ", "bold").append_text(self._named(player["seat"]))
            if cell in player["bridges"]:
                yield Text(self._say("about-bridge") + " ", "bold").append_text(self._named(player["seat"]))
        for building in data["buildings"]:
            if cell in building["cells"]:
                yield Text(self.speech.name(building["building"]), "bold")
                yield self.display.slots(building["cubes"])

    def _named(self, owner: int | None) -> Text:
        if owner is None:
            return self.signs.whose(None).append(f" {self._say('neutral')}")
        return self.badge(self.signs.seats[owner])

    # The end

    def final(self, table: Table, labels: Sequence[Text]) -> list[RenderableType]:
        scored = {event.seat: event for event in table.events if isinstance(event, Scored)}
        sums = {s.seat: scored.get(s.seat) or Scored(s.seat, s.score, 0, 0, 0) for s in table.ranking}
        parts = {
            self.speech.tally(part): [getattr(sums[seat], part) for seat in sorted(sums)]
            for part in PARTS
            if part != "achievement" or any(event.achievement for event in sums.values())
        }
        best = [standing.seat for standing in table.ranking if standing.score == table.ranking[0].score]
        ties = {seat: self._say("final-tie") for seat in best[:1]} if len(best) > 1 else {}
        headings = (self._say("final-seat"), self._say("final-total"), self._say("final-ties"))
        sheet = score_sheet(table.ranking, labels, parts, headings, ties)
        verdict = table.ranking[0].verdict
        if not verdict:
            return [sheet]
        return [sheet, Text(self.speech.verdict(verdict), "bold red" if verdict == "lost" else "bold green")]

    def _say(self, id: str, **args: Any) -> str:
        return self.signs.say(id, **args)
