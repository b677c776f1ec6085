"""What lies beside the city of Founders: the resource control board, buildings, offer, market, achievements, hands."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from stead.cli.boards.founders_signs import TOKENS, Data, Signs, shape
from stead.cli.boards.parts import mark
from stead.text import FoundersSpeech
from stead.titles.founders.board import LETTERS
from stead.titles.founders.box import Box
from stead.titles.founders.cards import CORE, Resource


class Display:
    def __init__(self, signs: Signs, speech: FoundersSpeech, box: Box) -> None:
        self.signs = signs
        self.say = signs.say
        self.speech = speech
        self.box = box

    # The resource control board

    def resources(self, data: Data, lit: Collection[str], columns: int) -> RenderableType:
        """Who owns what, who has access to what, and what is left; the advanced ones below the basic, or beside."""
        heads = [Text(self.say(head) if head else "", "dim") for head in ("", "", "own", "access", "left", "made-of")]
        basic = [self._row(data, lit, resource) for resource in self.box.resources if resource.level == 1]
        advanced = [self._row(data, lit, resource) for resource in self.box.resources if resource.level > 1]
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for _ in range(columns):
            grid.add_column(min_width=1)
            for _ in heads[1:]:
                grid.add_column(no_wrap=True)
        if columns == 1:
            rows = [heads, *basic, *advanced]
        else:  # what a basic one is made of: nothing, so that its column is the space between
            pairs = zip_longest(basic, advanced, fillvalue=[""] * len(heads))
            rows = [[*heads[:-1], "", *heads], *([*left, *right] for left, right in pairs)]
        for row in rows:
            grid.add_row(*row)
        return grid

    def _row(self, data: Data, lit: Collection[str], resource: Resource) -> Sequence[RenderableType]:
        return [
            mark(f"resource:{resource.name}", lit),
            self._resource(resource),
            self._owners(data, resource),
            self.signs.all_of(data["tracker"][resource.name]["access"]),
            Text(str(data["stock"][resource.name]), "dim"),
            Text(self.signs.needs(resource.made_of)),
        ]

    def _resource(self, resource: Resource) -> Text:
        name = self.signs.words.called("resource", resource.name)
        return Text.assemble((self.signs.code(resource.name), "bold"), f" {name}")

    def _owners(self, data: Data, resource: Resource) -> Text:
        """A basic resource is of whoever has its card, in brackets until there is a storage of it."""
        if resource.level > 1:
            return self.signs.all_of(data["tracker"][resource.name]["own"])
        owner = data["taken"][resource.name]
        if owner is None or (owner == "neutral" and data["phase"] != "play"):
            return Text("–", "dim")
        stored = any(storage["resource"] == resource.name for storage in data["storages"])
        sign = self.signs.whose(owner)
        return sign if stored else Text.assemble(("(", "dim"), sign, (")", "dim"))

    # Buildings

    def buildings(self, data: Data) -> RenderableType:
        """Those in the city: their slots, each with whose cube lies on it."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for letter, building in zip(LETTERS.lower(), data["buildings"], strict=False):
            name = Text(self.speech.name(building["building"]), "bold")
            if building["complete"]:
                name.append(f" ★ {self.say('complete')}", "green")
            if building["marked"]:
                name.append(f" ! {self.say('marked')}", "yellow")
            if building["worker"] is not None:
                name.append(f" {self.say('worker')} ", "dim").append_text(self.signs.whose(building["worker"]))
            grid.add_row(Text(f"[{letter}]", "bold"), name, self.slots(building["cubes"]))
        return grid

    def slots(self, cubes: Sequence[Data]) -> Text:
        slots: list[Text] = []
        for slot in cubes:
            filled = slot["cube"] is not None
            text = Text(f"{self.signs.code(slot['resource'])} {slot['vp']} ", "" if filled else "bold")
            slots.append(text.append_text(self.signs.whose(slot["cube"]) if filled else Text("·", "dim")))
        return Text("  ").join(slots)

    def offer(self, data: Data, lit: Collection[str]) -> RenderableType:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for cell, offered in enumerate(data["offer"]):
            if offered is None:
                continue
            building = self.box.prestige[self.box.building[offered["building"]]]
            name = Text(self.speech.name(building.name), "bold")
            where = self.signs.voice.say("terrain", terrain=building.terrain or "site")
            facts = [where, self.signs.needs(building.needs)]
            if data["prices"] is not None:
                facts.insert(0, self.say("price", influence=data["prices"][cell]))
            text = Group(
                name.append("  " + " · ".join(facts), "cyan"), Text(self.speech.lines(building.name)[-1], "dim")
            )
            shining = mark(f"building:{building.name}", lit)
            grid.add_row(shining, TOKENS[offered["token"]], Text("\n".join(shape(building.shape)), "bold"), text)
        return grid

    # Advisors

    def market(self, data: Data, lit: Collection[str]) -> RenderableType:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for offered in data["market"]:
            if offered is not None:
                price = Text(self.signs.coins(offered["price"]), "yellow")
                grid.add_row(mark(f"advisor:{offered['advisor']}", lit), self._advisor(offered["advisor"], price))
        return grid

    def _advisor(self, name: str, price: Text | None = None) -> RenderableType:
        advisor = self.box.advisors[self.box.card[name] - len(CORE)]
        facts = [
            self.signs.words.called("card", advisor.category),
            self.say("needs", resource=self.signs.words.called("resource", advisor.needs)),
        ]
        if advisor.vp:
            facts.append(self.say("points", points=advisor.vp))
        head = Text(self.speech.name(name), "bold")
        if price is not None:
            head.append("  ").append_text(price).append(" · " + " · ".join(facts), "cyan")
        return Group(head, Padding(Text(" ".join(self.speech.lines(name)), "dim"), (0, 0, 0, 2)))

    # Hands

    def hand(self, cards: Iterable[str], fresh: Collection[str], lit: Collection[str]) -> RenderableType:
        """The core actions in a line, then each advisor with its text."""
        cards = list(cards)
        core = [self._card(card, lit) for card in cards if card in CORE]
        parts: list[RenderableType] = [Text(", ").join(core)] if core else []
        grid = Grid.grid()
        grid.add_column(width=2)
        for card in cards:
            if card not in CORE:
                text = self._advisor(card)
                if card in fresh:
                    text = Group(text, Padding(Text(self.say("fresh"), "yellow"), (0, 0, 0, 2)))
                grid.add_row(mark(f"card:{card}", lit), text)
        return Group(*parts, grid) if grid.row_count else Group(*parts)

    def pile(self, cards: Sequence[str | None], face_down: Sequence[bool]) -> Text:
        """A discard pile: what lies face down is for its owner to know."""
        listed: list[Text] = []
        unknown = 0
        for card, down in zip(cards, face_down, strict=True):
            if card is None:
                unknown += 1
                continue
            text = Text(self.speech.name(card))
            listed.append(text.append(f" ({self.say('face-down')})", "dim") if down else text)
        if unknown:
            listed.append(Text(self.say("cards-face-down", cards=unknown), "dim"))
        return Text(", ").join(listed)

    def _card(self, card: str, lit: Collection[str]) -> Text:
        return mark(f"card:{card}", lit).append(self.speech.name(card), "bold")

    # Achievements

    def achievements(self, names: Sequence[str]) -> RenderableType:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for name in names:
            vp = self.box.achievements[[card.name for card in self.box.achievements].index(name)].vp
            head = Text.assemble((self.speech.name(name), "bold"), ("  " + self.say("points", points=vp), "cyan"))
            grid.add_row(Group(head, Padding(Text(" ".join(self.speech.lines(name)), "dim"), (0, 0, 0, 2))))
        return grid


def counted(voice: Any, goods: Mapping[str, int]) -> str:
    """Goods by themselves, those there are."""
    return voice.count({good: n for good, n in goods.items() if n})
