"""The table of Settlers in a terminal: opponents, draft row, your empire by rows, your hand."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from stead.cli.boards.beside import Beside, abreast
from stead.cli.boards.parts import listed, mark, panel, rivals
from stead.cli.boards.scores import score_sheet
from stead.kernel.decision import Decision, Option
from stead.kernel.events import Event
from stead.kernel.table import Table
from stead.text import SettlersSpeech, Voice
from stead.text.voice import spending
from stead.titles.settlers.aztecs.colours import THREE, TRICOLOUR
from stead.titles.settlers.events import Ended, Gained, PhaseBegan, RoundBegan, Scored
from stead.titles.settlers.scoring import ROUNDS
from stead.titles.settlers.title import Settlers

Data = dict[str, Any]

LOOKS = {
    "romans": ("■", "red"),
    "barbarians": ("▲", "yellow"),
    "egyptians": ("●", "cyan"),
    "japanese": ("◆", "magenta"),
    "aztecs": ("★", "rgb(215,95,0)"),
    "virtual": ("✖", "bright_black"),
}
OTHER = ("✚", "green")
"""A faction that we have not met."""
INKS = {
    "black": "bright_black",
    "purple": "magenta",
    "blue": "blue",
    "brown": "rgb(175,95,0)",
    "yellow": "yellow",
    "red": "red",
    "pink": "rgb(255,135,175)",
    "grey": "white",
    "orange": "rgb(255,135,0)",
    "white": "bright_white",
}
"""Colours of Locations as they show on a screen."""

ROWS = ("production", "features", "actions")
PARTS = ("track", "common", "faction", "held")
"""Of the score."""
ROW_INKS = {"production": "green", "features": "blue", "actions": "red"}
TWO_COLUMNS = 110
"""From this width on, the log stands beside the opponents."""
WIDE = 150
"""From this width on, hand and empire stand side by side."""
ABREAST = 52
"""So wide an opponent wants to be."""


class SettlersBoard:
    VERBS: tuple[str, ...] = ("end", *"build deal activate raze exchange defend samurai tuck offer pass".split())
    EXAMPLE: tuple[str, str] = ("build COM018", "IS-BLD-01")

    def __init__(self, voice: Voice, speech: SettlersSpeech, title: Settlers, seats: Sequence[str]) -> None:  # noqa: ARG002
        self.voice = voice
        self.speech = speech
        self.box = title.box

    def badge(self, seat: str) -> Text:
        glyph, ink = LOOKS.get(seat, OTHER)
        return Text(f"{glyph} {self.speech.role(seat)}", f"bold {ink}")

    @staticmethod
    def counts(title: Settlers) -> dict[str, int]:
        kinds = len(set(title.box.kind))
        return {"cards": len(title.box.cards), "kinds": kinds, "boards": len(title.box.boards)}

    def cards(self) -> list[str]:
        return [card.id for card in self.box.cards]

    def head(self, data: Data) -> Text:
        first = self.badge(data["players"][data["first"]]["faction"])
        parts = [
            Text(self.voice.say("round", round=data["round"], rounds=ROUNDS), "bold"),
            Text(self.speech.phase(data["phase"])),
            Text.assemble((self._say("first") + " ", "dim"), first),
            Text(self._say("deck", cards=data["deck"]), "dim"),
        ]
        return Text("  ·  ").join(parts)

    def table(
        self, data: Data, labels: Sequence[Text], lit: Collection[str], news: RenderableType, width: int
    ) -> Iterator[RenderableType]:
        if width < TWO_COLUMNS:
            yield from (self._others(data, labels, lit, width), news)
        else:
            yield Beside([self._others(data, labels, lit, width * 3 // 5), news], [3, 2])
        if data["seat"] is not None:
            yield self._own(data["players"][data["seat"]], labels, lit, width)

    def crowd(self, decision: Decision, options: Sequence[Option]) -> None:
        """Nothing comes by the dozen."""

    def preview(self, option: Option, data: Data) -> None:
        """Words say it all."""

    def picture(self, id: str) -> None:
        """Cards are their texts."""

    def _others(self, data: Data, labels: Sequence[Text], lit: Collection[str], width: int) -> RenderableType:
        """Opponents, and what is to be drafted."""
        panels = [self._opponent(player, labels, data, lit) for player in rivals(data)]
        shown = list(abreast(panels, min(len(panels), max(1, width // ABREAST))))
        if data["row"]:
            row = self._cards(self._say("row"), data["row"], lit)
            shown.append(Panel(row, border_style="green", padding=(0, 1)))
        if data["opened"]:
            opened = listed(self._say("opened"), (self._named(card, lit) for card in data["opened"]))
            shown.append(Panel(opened, border_style="green", padding=(0, 1)))
        chances = self._chances(data)
        if chances:
            shown.append(Panel(Group(*chances), title=self._say("chances"), border_style="green", padding=(0, 1)))
        return Group(*shown)

    def _chances(self, data: Data) -> list[Text]:
        """What may be expected of a Prayer, an option a line."""
        lines: list[Text] = []
        for asked in data["asked"]:
            for key, odds in asked.get("odds", {}).items():
                if not odds["draws"]:
                    continue
                goods = [
                    f"{self._decimal(n)} {self.voice.say('good-name', good=good)}" for good, n in odds["goods"].items()
                ]
                brings = ", ".join(goods)
                chance = self._say("chance", percent=round(100 * odds["chance"]), cards=odds["draws"])
                line = Text.assemble((key, "bold"), f"  {chance}")
                lines.append(line.append(f" · {self._say('average', goods=brings)}") if brings else line)
        return lines

    def _decimal(self, number: float) -> str:
        whole, tenth = divmod(round(10 * number), 10)
        return self._say("decimal", whole=whole, tenth=tenth)

    def is_heading(self, event: Event) -> bool:
        return isinstance(event, RoundBegan | PhaseBegan | Ended)

    def merge(self, first: Event, second: Event) -> Event | None:
        """Goods that come to one player one after the other."""
        if not (isinstance(first, Gained) and isinstance(second, Gained) and first.seat == second.seat):
            return None
        goods = dict(first.goods)
        for good, n in second.goods.items():
            goods[good] = goods.get(good, 0) + n
        return Gained(first.seat, goods, first.source if first.source == second.source else None)

    def about(self, word: str, data: Data) -> RenderableType | None:  # noqa: ARG002 - the same in every game
        """A faction board, by either of its names."""
        for faction in self.box.factions:
            if word.lower() in (faction, self.speech.role(faction).lower()):
                lines = [Text(line) for line in self.speech.role_lines(faction)]
                return Panel(Group(*lines), title=self.badge(faction), title_align="left", expand=False)
        return None

    # Players

    def _opponent(self, player: Data, labels: Sequence[Text], data: Data, lit: Collection[str]) -> RenderableType:
        virtual = player["faction"] == "virtual"
        lines: list[RenderableType] = []
        if not virtual:
            facts = [self._hand_size(player["hand"])]
            if player["pack"]["common"]:
                facts.append(self._say("pack", cards=player["pack"]["common"]))
            facts += [self._say("own-deck", cards=player["deck"])]
            lines += [self._supply(player), *self._blessings(player, lit), Text(" · ".join(facts), "dim")]
        else:
            lines.append(Text(self._say("collection", cards=len(data["collection"]))))
        known = player["hand"]["known"] + player["pack"]["known"] + player["looking"]["known"]
        if known:
            lines.append(listed(self._say("known"), (self._named(card, lit) for card in known)))
        for row in ROWS:
            cards = player["empire"][row]
            if cards:
                lines.append(listed(self._row(row), (self._location(card, lit) for card in cards), ROW_INKS[row]))
        lines += self._attacks(player) if virtual else self._deals(player, lit)
        lines += self._foundations(player, lit)
        return panel(Group(*lines), self._title(player, labels), LOOKS.get(player["faction"], OTHER)[1])

    def _own(self, player: Data, labels: Sequence[Text], lit: Collection[str], width: int) -> RenderableType:
        left: list[RenderableType] = [self._supply(player), *self._blessings(player, lit)]
        left.append(self._empire(player["empire"], lit))
        left += self._deals(player, lit)
        left += self._foundations(player, lit)
        right: list[RenderableType] = []
        for zone in ("looking", "pack", "hand"):
            cards = player[zone]["known"]
            if cards:
                heading = self._say("pack-of" if zone == "pack" else zone, cards=len(cards))
                right.append(self._cards(heading, cards, lit))
        content: RenderableType = Group(*left, *right)
        if width >= WIDE:
            content = Grid.grid(expand=True, padding=(0, 2, 0, 0))
            content.add_column(ratio=1)
            content.add_column(ratio=1)
            content.add_row(Group(*left), Group(*right))
        ink = f"bold {LOOKS.get(player['faction'], OTHER)[1]}"
        return panel(content, self._title(player, labels), ink, heavy=True)

    def _title(self, player: Data, labels: Sequence[Text]) -> Text:
        virtual = player["faction"] == "virtual"
        title = self.badge("virtual") if virtual else labels[player["seat"]].copy()
        if not virtual:
            title.append(" · " + self._say("points", points=player["goods"].get("vp", 0)), "bold")
        if player["passed"]:
            title.append(" · " + self._say("passed"), "bold reverse")
        return title

    def _supply(self, player: Data) -> Text:
        goods = {good: n for good, n in player["goods"].items() if good != "vp"}
        return Text(self.voice.count(goods) if goods else self._say("no-goods"), "bold" if goods else "dim")

    def _blessings(self, player: Data, lit: Collection[str]) -> list[RenderableType]:
        """Tokens by their colours; the tricolour one has three."""
        tokens = [self._token(token, lit) for token in player["tokens"]]
        return [listed(self._say("blessings"), tokens)] if tokens else []

    def _token(self, token: str, lit: Collection[str]) -> Text:
        text = mark(f"token:{token}", lit)
        for colour in THREE if token == TRICOLOUR else (token,):
            text.append("●", INKS[colour])
        return text.append(" " + self._say("token", token=token))

    def _hand_size(self, hand: Data) -> str:
        total = hand["common"] + hand["faction"]
        return self._say("hand-size", cards=total, common=hand["common"], faction=hand["faction"])

    def _deals(self, player: Data, lit: Collection[str]) -> list[RenderableType]:
        deals = [self._deal(card, lit) for card in player["deals"] + player["routes"]]
        return [listed(self._say("deals"), deals)] if deals else []

    def _attacks(self, player: Data) -> list[RenderableType]:
        """The virtual player's revealed Attack cards, newest first."""
        cards = [Text(self.voice.say("good-name", good=self._card(card).deal)) for card in player["deals"]]
        return [listed(self._say("attacks"), cards)] if cards else []

    def _deal(self, id: str, lit: Collection[str]) -> Text:
        good = self.voice.count({self._card(id).deal: 1})
        return mark(f"card:{id}", lit).append(good, "bold").append(f" {id}", "dim")

    def _foundations(self, player: Data, lit: Collection[str]) -> list[RenderableType]:
        cards = player["foundations"]
        if not cards:
            return []
        named = [self._named(card, lit) if card else Text(self._say("face-down"), "dim") for card in cards]
        return [listed(self._say("foundations", cards=len(cards)), named)]

    # Cards

    def _card(self, id: str) -> Any:
        return self.box.cards[self.box.number[id]]

    def _named(self, id: str, lit: Collection[str], dots: bool = True) -> Text:
        """A card in one line: a mark if an option touches it, its name, its colours, its id."""
        text = mark(f"card:{id}", lit).append(self.speech.name(id), "bold")
        for colour in self._card(id).colours if dots else ():
            text.append("•", INKS[colour])
        return text.append(f" {id}", "dim")

    def _location(self, facts: Data, lit: Collection[str]) -> Text:
        return self._named(facts["card"], lit).append_text(self._tokens(facts))

    def _tokens(self, facts: Data) -> Text:
        """What lies on a Location, in brackets."""
        said = [self._say(token) for token in ("defence", "samurai", "blocked") if facts.get(token)]
        if "used" in facts:
            action = self._card(facts["card"]).action
            said.append(self._say("used", times=facts["used"], limit=action.times if action else 1))
        said += [self.voice.count(facts[name]) for name in ("goods", "kept") if facts.get(name)]
        if "under" in facts:
            said.append(self._say("under", cards=facts["under"]))
        if "taken_from" in facts:
            said.append(self._say("taken"))
        return Text(f" [{', '.join(said)}]" if said else "", "yellow")

    def _empire(self, empire: Data, lit: Collection[str]) -> RenderableType:
        if not any(empire[row] for row in ROWS):
            return Text(self._say("no-locations"), "dim")
        grid = Grid.grid(expand=True, padding=(0, 1))
        grid.add_column()
        grid.add_column(ratio=3)
        grid.add_column(ratio=5)
        for row in ROWS:
            for i, facts in enumerate(empire[row]):
                heading = Text(self._row(row) if i == 0 else "", ROW_INKS[row])
                grid.add_row(heading, self._location(facts, lit), Text(self._text(facts["card"])))
        return grid

    def _cards(self, heading: str, cards: Iterable[str], lit: Collection[str]) -> RenderableType:
        """Cards one can use, in two lines each: what they cost and give otherwise, what they do."""
        grid = Grid.grid()
        grid.add_column(width=2)
        grid.add_column()
        for kind in self._by_kind(cards):
            id = kind[0]
            facts = [self._cost(id), *self._otherwise(id)]
            head = self._kind(kind).append("  " + " · ".join(facts), "cyan")
            grid.add_row(mark(f"card:{id}", lit), Group(head, Padding(Text(self._text(id)), (0, 0, 0, 2))))
        return Group(Text(heading, "bold underline"), grid)

    def _kind(self, kind: list[str]) -> Text:
        """A card of the hand, with the number of its copies and its colours as words."""
        text = self._named(kind[0], (), dots=False)
        if len(kind) > 1:
            text.append(f" ×{len(kind)}", "bold")
        for colour in self._card(kind[0]).colours:
            text.append(" " + self.voice.say("colour", colour=colour), INKS[colour])
        return text

    def _by_kind(self, cards: Iterable[str]) -> list[list[str]]:
        """Copies of a card are one entry."""
        kinds: dict[int, list[str]] = {}
        for id in cards:
            kinds.setdefault(self._card(id).kind, []).append(id)
        return list(kinds.values())

    def _cost(self, id: str) -> str:
        cost = spending(self._card(id).cost)
        return self._say("cost", goods=self.voice.count(cost)) if cost else self._say("free")

    def _text(self, id: str) -> str:
        return " ".join(self.speech.lines(id))

    def _otherwise(self, id: str) -> list[str]:
        card = self._card(id)
        said = [self._say("deal", goods=self.voice.count({card.deal: 1}))] if card.deal else []
        return [*said, self._say("raze", goods=self.voice.count(Counter(card.raze)))] if card.raze else said

    # The end

    def final(self, table: Table, labels: Sequence[Text]) -> list[RenderableType]:
        scored = {event.seat: event for event in table.events if isinstance(event, Scored)}
        sums = {s.seat: scored.get(s.seat) or Scored(s.seat, s.score, 0, 0, 0) for s in table.ranking}
        parts = {self.speech.tally(part): [getattr(sums[seat], part) for seat in sorted(sums)] for part in PARTS}
        best = [standing for standing in table.ranking if standing.score == table.ranking[0].score]
        ties = {s.seat: self._say("final-tie", goods=s.tiebreaks[0], cards=s.tiebreaks[1]) for s in best if best[1:]}
        headings = (self._say("final-seat"), self._say("final-total"), self._say("final-ties"))
        sheet = score_sheet(table.ranking, labels, parts, headings, ties)
        return [sheet, self._verdict(table)] if len(table.setup.seats) == 1 else [sheet]

    def _verdict(self, table: Table) -> Text:
        data = table.view(None).data()
        rows = data["players"][0]["empire"]
        faction = sum(self.box.faction[self.box.number[facts["card"]]] for row in ROWS for facts in rows[row])
        text = Text(self._say("solo-count", locations=faction, cards=len(data["collection"])) + " ")
        verdict = table.ranking[0].verdict
        rating = self.voice.say(f"rating-{verdict}")
        if verdict == "lost":
            return text.append(rating, "bold red")
        return text.append(self._say("solo-won", rating=rating), "bold green")

    # Words

    def _say(self, id: str, **args: Any) -> str:
        return self.voice.say(f"terminal-{id}", **args)

    def _row(self, row: str) -> str:
        return self._say(f"row-{row}")
