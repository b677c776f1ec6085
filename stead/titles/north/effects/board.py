"""Verbs about the boards: tile actions without a pawn, pawns and ships that are moved, expeditions at once."""

from collections.abc import Sequence
from typing import Any, Literal

from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, phrase
from stead.kit.acts import Choice, made
from stead.titles.north.actions.tiles import INDEX_OF, perform, stand
from stead.titles.north.actions.window import declarable
from stead.titles.north.box import Box
from stead.titles.north.cards import TILES, Tile
from stead.titles.north.effects.verb import ENOUGH, Enough, Picking, Verb
from stead.titles.north.events import Declared, PawnMoved, ShipMoved
from stead.titles.north.expedition import Land, Mode, Voyage, any_island, land, reach
from stead.titles.north.goods import MOST_SHIPS
from stead.titles.north.names import TURNED, Ship
from stead.titles.north.outlook import Eye
from stead.titles.north.state import Game


class Perform(Verb, frozen=True):
    """A tile action named in capitals: no pawn, no food, but a window of its own (EN-PWN-10, EN-PWN-11, EN-BST-10)."""

    perform: Tile

    def can(self, game: Game, seat: int, card: int) -> bool:
        return declarable(game, game.players[seat], INDEX_OF[self.perform])

    def lacks(self, game: Game, seat: int, card: int) -> str:
        return "" if self.can(game, seat, card) else "EN-BST-08"

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        game.tell(Declared, seat, self.perform, None if card < 0 else game.id(card))
        return perform(game, seat, INDEX_OF[self.perform])

    def tell(self) -> Phrase:
        return phrase("perform", tile=self.perform)

    def worth(self, eye: Eye) -> float:
        return eye.deeds.tile(INDEX_OF[self.perform])


class MovePawn(Picking, frozen=True):
    """An own pawn that stands on a tile goes to any other; nothing is done there (EN-KEY-23..25)."""

    move_pawn: Literal["any"]

    kind = "move pawn"
    rule = "EN-KEY-23"

    def choices(self, game: Game, seat: int, card: int) -> "list[Shift]":
        pawns = dict.fromkeys(pawn for pawn in game.players[seat].pawns if pawn >= 0)
        return [
            made(Shift, game.box, pawn, tile) for pawn in pawns for tile in range(len(TILES)) if tile != pawn % TURNED
        ]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return self.then is not None or any(pawn >= 0 for pawn in game.players[seat].pawns)

    def tell(self) -> Phrase:
        return phrase("move-pawn")

    def worth(self, eye: Eye) -> float:
        return eye.deeds.shifted()


class Shift(Choice):
    """A pawn to another tile, by an ability; it keeps its side."""

    __slots__ = ("pawn", "tile")
    verb = "shift"

    def __init__(self, box: Box, pawn: int, tile: int) -> None:
        start = TILES[pawn % TURNED]
        turned = " turned" if pawn >= TURNED else ""
        super().__init__(f"shift {start}{turned} {TILES[tile]}", (f"pawn:{start}", f"tile:{TILES[tile]}"))
        self.pawn = pawn
        self.tile = tile

    def perform(self, game: Game, seat: int) -> Asking:
        stand(game.players[seat], self.pawn, self.tile + (TURNED if self.pawn >= TURNED else 0))
        game.tell(PawnMoved, seat, TILES[self.tile])
        return DONE

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"start": TILES[self.pawn % TURNED], "tile": TILES[self.tile], "turned": self.pawn >= TURNED}

    def worth(self, eye: Eye, asked: Any) -> float:
        return 0.0 if self.pawn >= TURNED else eye.deeds.beside(self.tile)

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        pairs = [(a, b) for a in TILES for b in TILES if a != b]
        return [(f"shift {a}{side} {b}",) for side in ("", " turned") for a, b in pairs]


class MoveShip(Picking, frozen=True):
    """The ship that was just placed goes forward by one, if its owner likes (EN-KEY-29, EN-Q-34)."""

    move_ship: Literal["placed"]

    kind = "move ship"
    rule = "EN-KEY-29"

    def choices(self, game: Game, seat: int, card: int) -> Sequence[Any]:
        mine = len(game.queue) > 1 and game.queue[-1] & Ship.SEAT == seat
        return [FORWARD, ENOUGH] if mine else []

    def chosen(self, game: Game, seat: int, card: int, about: int, act: Any) -> Asking:
        return DONE if isinstance(act, Enough) else act.perform(game, seat)

    def tell(self) -> Phrase:
        return phrase("move-ship")

    def worth(self, eye: Eye) -> float:
        return 0.3


class Forward(Choice):
    verb = "forward"

    def __init__(self) -> None:
        super().__init__("forward")

    def perform(self, game: Game, seat: int) -> Asking:
        queue = game.queue
        queue[-2], queue[-1] = queue[-1], queue[-2]
        game.tell(ShipMoved, seat, queue[-1] & Ship.SEAT)
        return DONE

    def worth(self, eye: Eye, asked: Any) -> float:
        """Before somebody else's ship there is more to choose from."""
        return -0.1 if asked.game.queue[-2] & Ship.SEAT == asked.seat else 0.5


FORWARD = Forward()


class Expedition(Picking, frozen=True):
    """An own ship of the queue goes to an island at once (EN-ERL)."""

    expedition: tuple[Mode, ...]

    kind = "ship"
    rule = "EN-ERL-02"

    def choices(self, game: Game, seat: int, card: int) -> "list[Send]":
        """One for each cargo, the ship furthest ahead."""
        found: dict[int, int] = {}
        for place, ship in enumerate(game.queue):
            if ship & Ship.SEAT == seat and any_island(game, ship, self.expedition):
                found.setdefault(ship & ~Ship.COMMON, place)
        return [made(Send, game.box, place) for place in found.values()]

    def lacks(self, game: Game, seat: int, card: int) -> str:
        return "" if self.choices(game, seat, card) else self.rule

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        if not self.choices(game, seat, card):
            return
        sent: Send = yield self.ask(game, seat, card)
        act: Any = yield Voyage(game, seat, sent.place, self.expedition)
        if isinstance(act, Land):
            yield from land(game, seat, sent.place, act.deck, self.expedition)
        else:
            yield from reach(game, seat, sent.place, act)

    def tell(self) -> Phrase:
        return phrase("expedition", modes="-".join(self.expedition))

    def worth(self, eye: Eye) -> float:
        return eye.fleet.early(self.expedition)


class Send(Choice):
    """The ship at this place of the queue."""

    __slots__ = ("place",)
    verb = "send"

    def __init__(self, box: Box, place: int) -> None:
        super().__init__(f"send {place + 1}", (f"ship:{place + 1}",))
        self.place = place

    def facts(self, asked: Any) -> dict[str, Any]:
        ship = asked.game.queue[self.place]
        cargo = [name for name, bit in (("fish", Ship.FISH), ("raze", Ship.RAZE)) if ship & bit]
        return {"place": self.place + 1, "cargo": "-".join(cargo) or "nothing"}

    def worth(self, eye: Eye, asked: Any) -> float:
        ship = asked.game.queue[self.place]
        return eye.fleet.voyage(bool(ship & Ship.FISH), bool(ship & Ship.RAZE))

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(f"send {place}",) for place in range(1, MOST_SHIPS + 1)]
