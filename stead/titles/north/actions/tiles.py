"""The five tile actions (EN-EXP, EN-POP, EN-CON, EN-HAR, EN-SAI), and the pawns that declare them (EN-PWN)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Counted
from stead.kit.acts import CardAct, Choice, Question, Words, else_because, find_kinds, made, named
from stead.titles.north.actions.build import build
from stead.titles.north.actions.window import (
    CONSTRUCT,
    EXPLORE,
    HARVEST,
    POPULATE,
    SAIL,
    declarable,
    performable,
    window,
)
from stead.titles.north.box import Box
from stead.titles.north.cards import TILES, Card, Moment
from stead.titles.north.empire import fields, harvest_goods, notice
from stead.titles.north.events import Declared, Harvested, Sailed
from stead.titles.north.goods import FISH, FOOD, GOLD, RAZE, WORKER
from stead.titles.north.names import TURNED, Ship
from stead.titles.north.state import Game, Player
from stead.titles.north.supply import FOR_PAWN, FOR_TURNED, amounts, draw, gain, pay

if TYPE_CHECKING:
    from stead.titles.north.outlook import Eye

MOMENTS: tuple[Moment, ...] = ("explore", "populate", "construct", "harvest", "sail")
INDEX_OF: dict[str, int] = {tile: i for i, tile in enumerate(TILES)}


def perform(game: Game, seat: int, tile: int) -> Flow:
    """A declared action: the window first, then its effect (EN-BST-05)."""
    yield from window(game, seat, tile)
    if performable(game, game.players[seat], tile):  # a boost may have taken away what it needs
        yield from _EFFECTS[tile](game, seat)
        yield from notice(game, seat, MOMENTS[tile])


# The effects


def _explore(game: Game, seat: int) -> Asking:
    draw(game, seat)
    return DONE


def _populate(game: Game, seat: int) -> Asking:
    gain(game, seat, WORKER, 1)
    return DONE


def _construct(game: Game, seat: int) -> Flow:
    act: Construct = yield Question(game, seat, "construct", "EN-CON-01", constructible)
    yield from build(game, seat, act.card, game.box.waived[act.card])


def _harvest(game: Game, seat: int) -> Flow:
    act: Harvest = yield Question(game, seat, "harvest", "EN-HAR-01", harvests)
    yield from act.perform(game, seat)


def _sail(game: Game, seat: int) -> Flow:
    act: Load = yield Question(game, seat, "load", "EN-SAI-04", loads)
    yield from act.perform(game, seat)


_EFFECTS = {EXPLORE: _explore, POPULATE: _populate, CONSTRUCT: _construct, HARVEST: _harvest, SAIL: _sail}


def _not_constructible(asked: Question[Game], _: str, words: Words) -> Refusal | None:
    game, player = asked.game, asked.game.players[asked.seat]
    cards = named(game.box, words)
    if not cards:
        return None
    face = game.box.cards[cards[0]]
    if len(cards) > 1:
        return Refusal("EN-CON-01", "one-at-a-time")
    if face.number not in player.hand:
        return Refusal("EN-BLD-01", "not-in-hand", card=face.id)
    if face.played_with is not None and face.location:
        return Refusal("EN-CON-03", "built-with-action", card=face.id, tile=face.played_with)
    price = game.box.waived[face.number]
    if price is None:
        return Refusal("EN-CON-01", "no-goods-cost", card=face.id)
    if price[WORKER] > player.goods[WORKER]:
        return Refusal("EN-Q-24", "cannot-pay", card=face.id, cost=face.cost)
    return Refusal("EN-Q-62", "same-as-another", card=face.id)


@else_because(_not_constructible)
def constructible(game: Game, seat: int) -> "list[Construct]":
    player, waived = game.players[seat], game.box.waived
    found: list[int] = []
    for card in find_kinds(game.box.kind, player.hand):
        price = waived[card]
        if price is not None and price[WORKER] <= player.goods[WORKER]:
            found.append(card)
    return Construct.each(game, found)


class Construct(CardAct):
    """Without spending goods."""

    verb = "construct"
    face: Card

    @classmethod
    def fits(cls, card: Card) -> bool:
        return card.price is not None and sum(card.price.goods) > card.price.worker

    def facts(self, asked: Any) -> dict[str, Any]:
        workers = asked.game.box.waived[self.card][WORKER]
        return {"cost": Counted({"worker": workers} if workers else {})}

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.estate.construct(self.face)


def _not_a_field(asked: Question[Game], _: str, words: Words) -> Refusal | None:
    cards, game = named(asked.game.box, words), asked.game
    if not cards:
        return None
    player, face = game.players[asked.seat], game.box.cards[cards[0]]
    if len(cards) > 1:
        return Refusal("EN-HAR-03", "one-at-a-time")
    if face.number not in player.empire or not game.box.fields[face.number]:
        return Refusal("EN-HAR-01", "not-your-field", card=face.id)
    if face.number in game.beneath:
        return Refusal("EN-HAR-02", "with-its-field", card=face.id)
    return Refusal("EN-Q-62", "same-as-another", card=face.id)


@else_because(_not_a_field)
def harvests(game: Game, seat: int) -> "list[Harvest]":
    """One field for each different harvest."""
    chosen: dict[tuple[tuple[int, int], ...], int] = {}
    for field in fields(game, game.players[seat]):
        chosen.setdefault(tuple(sorted(harvest_goods(game, field))), field)
    return Harvest.each(game, chosen.values())


class Harvest(CardAct):
    verb = "harvest"
    tempts = ("own field",)
    face: Card

    @classmethod
    def fits(cls, card: Card) -> bool:
        return card.type in ("field", "either")

    def perform(self, game: Game, seat: int) -> Asking:
        game.tell(Harvested, seat, self.face.id)
        for good, n in harvest_goods(game, self.card):
            gain(game, seat, good, n, self.card)
        return DONE

    def facts(self, asked: Any) -> dict[str, Any]:
        goods = [0] * 9
        for good, n in harvest_goods(asked.game, self.card):
            goods[good] += n
        return {"goods": amounts(goods)}

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.estate.harvest(self.card)


def _not_loaded(asked: Question[Game], verb: str, words: Words) -> Refusal | None:
    goods = asked.game.players[asked.seat].goods
    if verb != "load":
        return None
    for word, good in (("fish", FISH), ("raze", RAZE)):
        if word in words and not goods[good]:
            return Refusal("EN-Q-16" if word == "fish" else "EN-SAI-04", "not-there-to-load", good=word)
        if list(words).count(word) > 1:
            return Refusal("EN-Q-17", "one-of-each-on-board", good=word)
    other = next((word for word in words if word not in ("fish", "raze")), None)
    return Refusal("EN-Q-16", "not-for-ships", key=other) if other else None


@else_because(_not_loaded)
def loads(game: Game, seat: int) -> "Sequence[Load]":
    goods = game.players[seat].goods
    return _LOADS[goods[FISH] > 0, goods[RAZE] > 0]


class Load(Choice):
    """A ship sails with this on board (EN-SAI-04); the clan's own ships go first, it makes no difference."""

    __slots__ = ("fish", "raze")
    verb = "load"

    def __init__(self, fish: bool, raze: bool) -> None:
        goods = [name for name, aboard in (("fish", fish), ("raze", raze)) if aboard]
        super().__init__(" ".join(["load", *(goods or ["nothing"])]), tuple(f"good:{good}" for good in goods))
        self.fish = fish
        self.raze = raze

    @property
    def cargo(self) -> list[str]:
        return [name for name, aboard in (("fish", self.fish), ("raze", self.raze)) if aboard]

    def perform(self, game: Game, seat: int) -> Asking:
        player = game.players[seat]
        common = not player.ships
        if common:
            player.commons -= 1
        else:
            player.ships -= 1
        player.goods[FISH] -= self.fish
        player.goods[RAZE] -= self.raze
        game.queue.append(Ship.of(seat, common, self.fish, self.raze))  # EN-SAI-03
        game.tell(Sailed, seat, common, self.cargo)
        return DONE

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"cargo": "-".join(self.cargo) or "nothing"}

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.fleet.voyage(self.fish, self.raze)

    @classmethod
    def every(cls, box: Any) -> list[tuple[str, ...]]:
        return [(act.key,) for act in _LOADS[True, True]]


_ALL = {(fish, raze): Load(fish, raze) for fish in (False, True) for raze in (False, True)}
_LOADS = {
    (fish, raze): tuple(act for act in _ALL.values() if act.fish <= fish and act.raze <= raze) for fish, raze in _ALL
}


# Pawns


def price(game: Game, tile: int, again: bool) -> tuple[int, ...] | None:
    """The food for moving a pawn (EN-PWN-03); house: 1 more for the solo side of a tile. None: nothing."""
    food = again + game.turned[tile]
    return (None, FOR_PAWN, FOR_TURNED)[food]


def neighbours(game: Game, tile: int) -> tuple[int, int]:
    """The two tiles beside it in the circle (EN-PWN-04)."""
    tiles = game.tiles
    at = tiles.index(tile)
    return tiles[at - 1], tiles[(at + 1) % len(tiles)]


def can_afford(game: Game, player: Player, tile: int, again: bool) -> bool:
    return player.goods[FOOD] + player.goods[GOLD] >= again + game.turned[tile]


def options(game: Game, player: Player) -> list[Choice]:
    found: list[Choice] = []
    box, pawns = game.box, player.pawns
    able = [-1] * len(TILES)
    first, second = pawns

    def can(tile: int) -> bool:
        if able[tile] < 0:
            able[tile] = declarable(game, player, tile)
        return able[tile] > 0

    if first < 0 or second < 0:
        found += [
            made(Place, box, tile) for tile in range(len(TILES)) if can_afford(game, player, tile, False) and can(tile)
        ]
    if player.goods[FOOD] or player.goods[GOLD]:
        for pawn in pawns if first != second else (first,):
            if 0 <= pawn < TURNED:
                found += [
                    made(Move, box, pawn, tile)
                    for tile in neighbours(game, pawn)
                    if can_afford(game, player, tile, True) and can(tile)
                ]
    return found


def _refusal(game: Game, player: Player, tile: int, again: bool) -> Refusal | None:
    if not can_afford(game, player, tile, again):
        food = again + game.turned[tile]
        rule = "EN-PWN-03" if again else "EN-Q-60"
        return Refusal(rule, "needs-food", food=food, tile=TILES[tile])
    if not declarable(game, player, tile):
        return Refusal("EN-BST-08", "cannot-perform", tile=TILES[tile])
    return None


class Place(Choice):
    """The first use of a pawn: onto any tile (EN-PWN-02)."""

    __slots__ = ("tile",)
    verb = "place"
    sort = "action"

    def __init__(self, box: Box, tile: int) -> None:
        super().__init__(f"place {TILES[tile]}", (f"tile:{TILES[tile]}",))
        self.tile = tile

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words) -> "Place | None":
        known = len(words) == 1 and words[0] in INDEX_OF
        return made(cls, game.box, INDEX_OF[words[0]]) if known else None

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player = game.players[seat]
        if all(pawn >= 0 for pawn in player.pawns):
            return Refusal("EN-PWN-02", "no-pawn-left")
        return _refusal(game, player, self.tile, False)

    def perform(self, game: Game, seat: int) -> Flow:
        cost = price(game, self.tile, False)
        if cost is not None:
            yield from pay(game, seat, cost)
        stand(game.players[seat], -1, self.tile)
        game.tell(Declared, seat, TILES[self.tile])
        yield from perform(game, seat, self.tile)

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"tile": TILES[self.tile], "food": asked.game.turned[self.tile]}

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.deeds.place(self.tile)

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(f"place {tile}",) for tile in TILES]


class Move(Choice):
    """The second use: to a neighbouring tile, for food; then the pawn shows its inactive side (EN-PWN-03..05)."""

    __slots__ = ("start", "tile")
    verb = "move"
    sort = "action"

    def __init__(self, box: Box, start: int, tile: int) -> None:
        super().__init__(f"move {TILES[start]} {TILES[tile]}", (f"tile:{TILES[tile]}", f"pawn:{TILES[start]}"))
        self.start = start
        self.tile = tile

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words) -> "Move | None":
        known = len(words) == 2 and all(word in INDEX_OF for word in words)
        return made(cls, game.box, INDEX_OF[words[0]], INDEX_OF[words[1]]) if known else None

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player = game.players[seat]
        if self.start not in player.pawns:
            if self.start + TURNED in player.pawns:
                return Refusal("EN-PWN-06", "pawn-turned", tile=TILES[self.start])
            return Refusal("EN-PWN-03", "no-pawn-there", tile=TILES[self.start])
        if self.tile not in neighbours(game, self.start):
            return Refusal("EN-PWN-04", "not-beside", start=TILES[self.start], tile=TILES[self.tile])
        return _refusal(game, player, self.tile, True)

    def perform(self, game: Game, seat: int) -> Flow:
        """The food is paid before the window opens (EN-Q-20)."""
        cost = price(game, self.tile, True)
        assert cost is not None
        yield from pay(game, seat, cost)
        player = game.players[seat]
        stand(player, self.start, self.tile + TURNED)  # a boost that moves it changes nothing of that (EN-Q-23)
        game.tell(Declared, seat, TILES[self.tile], None, True)
        yield from perform(game, seat, self.tile)

    def facts(self, asked: Any) -> dict[str, Any]:
        return {
            "tile": TILES[self.tile],
            "start": TILES[self.start],
            "food": 1 + asked.game.turned[self.tile],
        }

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.deeds.move(self.tile)

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(f"move {a} {b}",) for a in TILES for b in TILES if a != b]


def stand(player: Player, start: int, place: int) -> None:
    """A pawn goes from one place to another. Pawns are alike: they are kept in order."""
    player.pawns.remove(start)
    player.pawns.append(place)
    player.pawns.sort()
