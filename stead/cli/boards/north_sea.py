"""What lies between the players of North: the circle of action tiles with pawns, the sea with its ships, a scenario."""

from collections.abc import Collection, Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from stead.cli.boards.beside import Beside
from stead.cli.boards.north_signs import Data, Signs
from stead.cli.boards.parts import listed, mark, panel
from stead.text.voice import capital, slug
from stead.titles.north.cards import Happening

GAP = 4
"""Between two action tiles, at least."""
CARGO = ("fish", "raze")


class Between:
    def __init__(self, signs: Signs) -> None:
        self.signs = signs
        self.say = signs.say
        self.voice = signs.voice

    # The circle

    def circle(self, data: Data, lit: Collection[str], width: int) -> RenderableType:
        """A ring of five tiles, their pawns inside; where there is no room for it, a list."""
        tiles = [self._tile(tile, data, lit) for tile in data["tiles"]]
        widths = [max(name.cell_len, inside.cell_len) for name, inside in tiles]
        caption = self.say("pawns-mean")
        gap = max(GAP, -((sum(widths) - len(caption) - 2) // len(tiles)))  # so that the caption fits
        whole = sum(widths) + len(tiles) * gap + 2
        if whole > width:
            lines = [listed(name.plain, [inside or Text("–", "dim")], "bold") for name, inside in tiles]
            return panel(Group(*lines, Text(caption, "dim")), self.say("circle"), "white")
        top, middle = Text().append("╭", "dim"), Text().append("│", "dim")
        for (name, inside), wide in zip(tiles, widths, strict=True):
            rest = wide - name.cell_len + gap - 2
            top.append(" ").append_text(name).append(f" {'─' * rest}", "dim")
            middle.append(" ").append_text(inside).append(" " * (wide - inside.cell_len + gap - 1))
        foot = Text(f"╰ {caption} {'─' * (whole - len(caption) - 4)}╯", "dim")
        return Group(top.append("╮", "dim"), middle.append("│", "dim"), foot)

    def _tile(self, tile: str, data: Data, lit: Collection[str]) -> tuple[Text, Text]:
        name = mark(f"tile:{tile}", lit).append(self.voice.say("tile", tile=tile), "bold")
        inside = Text(" ").join(self._pawns(tile, data))
        if tile in data["turned"]:
            more = Text(self.say("dearer"), "yellow")
            inside = inside.append(" ").append_text(more) if inside else more
        return name, inside

    def _pawns(self, tile: str, data: Data) -> Iterator[Text]:
        for player in data["players"]:
            for pawn in player["pawns"]:
                if pawn is not None and pawn.split()[0] == tile:
                    yield self.signs.pawn(player["clan"], pawn.endswith("turned"))

    # The sea

    def sea(self, data: Data, lit: Collection[str], wide: bool) -> RenderableType:
        queue = [self._ship(place, ship, lit) for place, ship in enumerate(data["queue"], 1)]
        shown = listed(self.say("queue"), queue, between=" ← ") if queue else Text(self.say("no-ships"), "dim")
        islands = [self._islands(kind, data, lit) for kind in ("near", "distant")]
        return panel(Group(shown, *([Beside(islands)] if wide else islands)), self.say("sea"), "blue")

    def _ship(self, place: int, ship: Data, lit: Collection[str]) -> Text:
        seat: int = ship["seat"]
        text = (
            mark(f"ship:{place}", lit).append(f"{place}. ", "dim").append_text(self.signs.badge(self.signs.seats[seat]))
        )
        said = [self.say("common")] if ship.get("common") else []
        said += [self.voice.say("good-name", good=good) for good in CARGO if ship.get(good)]
        return text.append(f" ({', '.join(said)})") if said else text

    def _islands(self, kind: str, data: Data, lit: Collection[str]) -> RenderableType:
        heading = Text(self.say(f"{kind}-islands", deck=data[f"{kind}_deck"]), "bold underline")
        deck = mark(f"deck:{kind}", lit).append_text(heading)
        grid = Grid.grid()
        grid.add_column(width=2)
        grid.add_column()
        for id in data[kind]:
            pillage, _, *kept = self.signs.speech.lines(id)
            conquered = self.say("conquered", cost=self.signs.card(id).conquest.tag())
            text = Padding(Text(f"{pillage} {conquered} {' '.join(kept)}"), (0, 0, 0, 2))
            grid.add_row(mark(f"card:{id}", lit), Group(self.signs.named(id), text))
        return Group(deck, grid)

    # Alone

    def scenario(self, data: Data) -> RenderableType:
        """What is played for, and what may still happen."""
        told = data["scenario"]
        player = data["players"][0]
        now = {
            "islands": sum(self.signs.card(one["card"]).island for one in player["empire"]),
            "cards": player["adds"][0],
            "paid": told["paid"],
        }
        points = player["goods"].get("vp", 0) + (0 if data["over"] else sum(player["adds"]))
        aims = [Text(self.say("aim-points", n=told["target"], now=points))]
        aims += [Text(self.say(f"aim-{name}", n=n, now=now[name])) for name, n in told["goal"].items()]
        lines = [listed(self.say("aims"), aims)]
        if told["tokens"] and not data["over"]:
            events = self.signs.box.scenarios[told["name"]].events
            coming = [self._event(events[number - 1]) for number in told["tokens"]]
            lines.append(listed(self.say("events"), coming, between="; "))
        return panel(Group(*lines), self._called("scenario", told["name"]), "magenta")

    def _called(self, what: str, name: str) -> str:
        id = f"{what}-{slug(name)}"
        known = self.voice.knows(id)  # or it is of the players' own content
        return self.voice.say(id) if known else capital(name.replace("_", " "))

    def _event(self, event: Happening) -> Text:
        text = Text(self._called("happening", event.name), "bold")
        if event.demand is not None:
            return text.append(f" ({self.say('demand', cost=event.demand.tag(), lose=event.lose)})")
        assert event.does is not None
        return text.append(f" ({self.voice.phrase(event.does.say())})")
