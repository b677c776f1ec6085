"""Build a location (EN-BLD), for goods or with a tile action."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.kernel.phrase import Counted
from stead.kit.acts import CardAct, Choice, Question, by_kind, find_kinds, made, thing
from stead.kit.due import Due
from stead.titles.north.box import Box
from stead.titles.north.cards import Card
from stead.titles.north.empire import distinct, enter, fields, noticed, resolve
from stead.titles.north.events import Built, Mirrored
from stead.titles.north.goods import INDEX, RESOURCES, payable
from stead.titles.north.sound import mirrorable
from stead.titles.north.state import Game, Player
from stead.titles.north.supply import cheaper, pay, pay_one_of

if TYPE_CHECKING:
    from stead.titles.north.outlook import Eye


def discounted(game: Game, player: Player, price: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The prices for which a card may be built: with 1 resource less, where a location still makes it cheaper."""
    if giver(game, player) >= 0 and any(price[good] for good in RESOURCES):
        return cheaper(price)
    return [price]


def giver(game: Game, player: Player) -> int:
    """The card that makes the next building cheaper; it does so once in a round. -1 if there is none."""
    gives = game.box.abilities
    if not gives.sum("cheaper", player.empire):
        return -1
    return next((card for card in player.empire if gives.sum("cheaper", (card,)) and not game.used[card]), -1)


def can_pay(game: Game, player: Player, price: tuple[int, ...]) -> bool:
    return any(payable(player.goods, less) for less in discounted(game, player, price))


def options(game: Game, player: Player) -> "list[Build]":
    price, goods = game.box.price, player.goods
    reduced = giver(game, player) >= 0
    found: list[int] = []
    for card in find_kinds(game.box.kind, player.hand):
        cost = price[card]
        if cost is not None and (payable(goods, cost) or (reduced and can_pay(game, player, cost))):
            found.append(card)
    return Build.each(game, found)


class Build(CardAct):
    """A location from hand, for its cost."""

    verb = "build"
    sort = "action"
    tempts = ("hand location",)
    face: Card

    @classmethod
    def fits(cls, card: Card) -> bool:
        return card.price is not None

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player, card = game.players[seat], self.card
        if card not in player.hand:
            return Refusal("EN-BLD-01", "not-in-hand", card=self.face.id)
        if self.face.type == "boost":
            return Refusal("EN-CRD-04", "boost-needs-action", card=self.face.id, tile=self.face.played_with)
        if self.face.played_with is not None:
            return Refusal("EN-BLD-06", "built-with-action", card=self.face.id, tile=self.face.played_with)
        price = game.box.price[card]
        assert price is not None
        if not can_pay(game, player, price):
            return Refusal("EN-BLD-02", "cannot-pay", card=self.face.id, cost=self.face.cost)
        return None

    def perform(self, game: Game, seat: int) -> Flow:
        price = game.box.price[self.card]
        assert price is not None
        return build(game, seat, self.card, price)

    def facts(self, asked: Any) -> dict[str, Any]:
        assert self.face.cost is not None
        return {"cost": self.face.cost.tag()}

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.estate.build(self.face)


def build(game: Game, seat: int, card: int, price: tuple[int, ...] | None, beneath: int = -1) -> Flow:
    """Pay, place the card, then its build bonus and what features make of it. A price of None: a tile action was it."""
    player = game.players[seat]
    game.known[card] = game.everyone  # it is shown before it is paid for
    paid = price is not None and any(price)
    if price is not None:
        less = giver(game, player)
        if less >= 0 and any(price[good] for good in RESOURCES):
            game.used[less] = 1
            yield from pay_one_of(game, seat, cheaper(price))
        else:
            yield from pay(game, seat, price)
    player.hand.remove(card)
    enter(game, player, card, beneath)
    game.tell(Built, seat, game.id(card), None if beneath < 0 else game.id(beneath))
    face = game.box.cards[card]
    if face.mirrors and any(mirrorable(game, player, card)):
        chosen: Mirror = yield Mirroring(game, seat, card)
        game.mirror = dict(sorted({**game.mirror, card: chosen.card}.items()))
        game.tell(Mirrored, seat, face.id, game.id(chosen.card))
    pending: list[Due] = noticed(game, seat, "build", card, paid, own=True)
    if face.bonus is not None:  # EN-BLD-09
        pending.insert(0, (face.bonus, card, "bonus", card))
    if pending:
        yield from resolve(game, seat, pending)


class Mirroring(Question[Game]):
    """Which card does this one copy, for good (EN-KEY-15)?"""

    __slots__ = ("card",)

    def __init__(self, game: Game, seat: int, card: int) -> None:
        super().__init__(game, seat, "mirror", "EN-KEY-13")
        self.card = card

    def list(self) -> "list[Mirror]":
        player = self.game.players[self.seat]
        return Mirror.each(self.game, distinct(self.game, list(mirrorable(self.game, player, self.card))))


class Mirror(CardAct):
    verb = "mirror"
    face: Card

    @classmethod
    def fits(cls, card: Card) -> bool:
        return card.type in ("feature", "action") and not (card.mirrors or card.start or card.island)

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.estate.location(self.face)


# Fields and upgrades, in the window before a tile action


def matching(game: Game, player: Player, upgrade: int) -> list[int]:
    """Fields under which an upgrade may lie: those that yield its good themselves (EN-FLD-06, EN-Q-26)."""
    good = INDEX.get(game.box.cards[upgrade].under or "", -1)
    return [card for card in fields(game, player) if any(kind == good for kind, _ in game.box.yields[card])]


def placements(game: Game, player: Player, card: int) -> "Iterator[Choice]":
    """The ways to build a card in the window: as a field, or under each field that matches."""
    face = game.box.cards[card]
    if face.type != "upgrade":
        yield AddField.of(game.box)[card]
    if face.under is not None:
        for field in distinct(game, matching(game, player, card)):
            yield made(Upgrade, game.box, card, field)


class AddField(CardAct):
    """A field, or another location whose cost is a tile action (EN-Q-57)."""

    verb = "add"
    tempts = ("hand field",)
    face: Card

    @classmethod
    def fits(cls, card: Card) -> bool:
        return card.location and card.type != "upgrade" and card.played_with is not None

    def perform(self, game: Game, seat: int) -> Flow:
        return build(game, seat, self.card, None)

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"goods": Counted(self.face.yields)}

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.estate.field(self.face)


class Upgrade(Choice):
    """Under a field."""

    __slots__ = ("card", "face", "field")
    verb = "upgrade"

    def __init__(self, box: Box, card: int, field: int) -> None:
        face, on = box.cards[card], box.cards[field]
        super().__init__(f"upgrade {face.id} {on.id}", (f"card:{face.id}", f"card:{on.id}"))
        self.card = card
        self.face = face
        self.field = field

    def perform(self, game: Game, seat: int) -> Flow:
        return build(game, seat, self.card, None, self.field)

    def facts(self, asked: Any) -> dict[str, Any]:
        box: Box = asked.game.box
        return {
            "card": thing(self.face),
            "field": thing(box.cards[self.field]),
            "goods": Counted(self.face.yields),
        }

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.estate.upgrade(self.face, self.field)

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        """A field may be any that yields the good: of the clan, or an island."""
        found: list[tuple[str, ...]] = []
        for copies in box.copies:
            upgrade = copies[0]
            if upgrade.under is None:
                continue

            def fits(field: Card, of: Card = upgrade) -> bool:
                """Every field, also one that may be an upgrade itself."""
                whose = field.island or field.deck == of.deck
                return whose and field.type in ("field", "either") and of.under in field.yields

            ids = [card.id for card in copies]
            found += [tuple(f"upgrade {id} {key}" for id in ids for key in keys) for keys in by_kind(box, fits, "{}")]
        return found
