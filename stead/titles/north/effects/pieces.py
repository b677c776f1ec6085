"""Verbs about pieces on cards: assign, remove, pay out what was saved."""

from collections.abc import Sequence
from itertools import product
from typing import Any, Literal

import msgspec

from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, phrase
from stead.kit.acts import Choice, Question, made, thing
from stead.kit.picking import Choosing
from stead.titles.north.box import Box
from stead.titles.north.cards import Card, Good
from stead.titles.north.effects.gain import ChooseOne, one_of
from stead.titles.north.effects.verb import ENOUGH, Enough, Picking, TargetCard
from stead.titles.north.empire import distinct, notice, put_on
from stead.titles.north.events import Assigned, PaidOut, Removed
from stead.titles.north.goods import GOODS, INDEX, NAMES, RESOURCES, WORKER
from stead.titles.north.outlook import Eye
from stead.titles.north.state import Game

Kinds = Literal["resource", "goods"] | tuple[Good, ...]


def kinds_of(kinds: Kinds) -> tuple[int, ...]:
    if kinds == "resource":
        return RESOURCES
    return GOODS if kinds == "goods" else tuple(INDEX[name] for name in kinds)


class Piece(Choice):
    """A piece and a card."""

    __slots__ = ("card", "good")

    def __init__(self, box: Box, good: int, card: int) -> None:
        super().__init__(f"{self.verb} {NAMES[good]} {box.ids[card]}", (f"good:{NAMES[good]}", f"card:{box.ids[card]}"))
        self.good = good
        self.card = card

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"goods": {NAMES[self.good]: 1}, "card": thing(asked.game.box.cards[self.card])}


def holders(box: Box) -> list[tuple[Card, ...]]:
    """Kinds of cards on which pieces may lie: those that assign to themselves, and banks."""
    found: list[tuple[Card, ...]] = []
    for copies in box.copies:
        action = copies[0].action
        effect = action.effect if action is not None else None
        here = isinstance(effect, Assign) and effect.assign.to == "here"
        if copies[0].save is not None or here or "action" in copies[0].mirrors:
            found.append(tuple(copies))
    return found


class AssignTo(Piece):
    verb = "assign"

    def perform(self, game: Game, seat: int) -> Asking:
        game.players[seat].goods[self.good] -= 1
        put_on(game, self.card, self.good, 1)
        game.tell(Assigned, seat, {NAMES[self.good]: 1}, game.id(self.card))
        return DONE

    def worth(self, eye: Eye, asked: Any) -> float:
        return eye.banks.assign(self.good, self.card)

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return _pairs(box, cls)


class Remove(Piece):
    verb = "remove"

    def perform(self, game: Game, seat: int) -> Asking:
        put_on(game, self.card, self.good, -1)
        game.players[seat].goods[self.good] += 1
        game.tell(Removed, seat, {NAMES[self.good]: 1}, game.id(self.card))
        return DONE

    def worth(self, eye: Eye, asked: Any) -> float:
        return eye.banks.remove(self.good, self.card)

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return _pairs(box, cls)


def _pairs(box: Box, kind: "type[AssignTo | Remove]") -> list[tuple[str, ...]]:
    names = (*(NAMES[good] for good in GOODS), "worker")
    return [tuple(f"{kind.verb} {name} {card.id}" for card in copies) for name, copies in product(names, holders(box))]


class Assigning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goods: Kinds
    most: int
    least: int = 0
    to: Literal["here", "bank"] = "here"
    """This card, or any of one's own that saves."""
    different: bool = False
    """Only resources of which none lies there yet."""


class Assign(Picking, frozen=True):
    """Pieces from the supply onto a card (EN-KEY-06); gold stands for nothing there (EN-KEY-08)."""

    assign: Assigning

    @property
    def kinds(self) -> tuple[int, ...]:
        return kinds_of(self.assign.goods)

    kind = "assign"
    rule = "EN-KEY-06"

    def pieces(self, game: Game, seat: int, card: int) -> list[AssignTo]:
        player, kinds = game.players[seat], self.kinds
        found: list[AssignTo] = []
        if self.assign.to == "here":
            cards: Sequence[int] = (card,) if card in player.empire else ()
        else:
            cards = distinct(game, [one for one in player.empire if game.box.cards[one].save is not None])
        for one in cards:
            save = game.box.cards[one].save
            lying = game.assigned.get(one, ())
            for good in kinds:
                fits = self.assign.to == "here" or save is None or NAMES[good] in save.of
                if player.goods[good] and fits and not (self.assign.different and lying and lying[good]):
                    found.append(made(AssignTo, game.box, good, one))
        return found

    def choices(self, game: Game, seat: int, card: int) -> Sequence[Choice]:
        return self.pieces(game, seat, card)

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(self.pieces(game, seat, card)) or (not self.assign.least and self.then is not None)

    def lacks(self, game: Game, seat: int, card: int) -> str:
        return self.rule if self.assign.least and not self.pieces(game, seat, card) else ""

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        n = 0
        while n < self.assign.most and self.pieces(game, seat, card):
            act: Any = yield More(game, seat, self, card, n >= self.assign.least)
            if isinstance(act, Enough):
                break
            act.perform(game, seat)
            n += 1
        if n:
            yield from notice(game, seat, "assign", card)

    def tell(self) -> Phrase:
        said, kinds = self.assign, self.assign.goods
        named = () if isinstance(kinds, str) else kinds
        return phrase(
            "assign",
            what=kinds if isinstance(kinds, str) else "named",
            kinds=[phrase("kind-of-good", good=name) for name in named],
            goods=dict.fromkeys(named, said.most),
            span="exactly" if said.least == said.most else "range" if said.least else "up-to",
            most=said.most,
            least=said.least,
            to=said.to,
            different=said.different,
        )

    def worth(self, eye: Eye) -> float:
        return eye.banks.assigning(self)


class Taking(Picking, frozen=True):
    """Pieces from one's cards back to the supply, as many as one likes up to so many (EN-KEY-10, EN-Q-39)."""

    remove: int

    kind = "remove"
    rule = "EN-KEY-10"

    def pieces(self, game: Game, seat: int, card: int) -> list[Remove]:
        player = game.players[seat]
        cards = distinct(game, [one for one in player.empire if one in game.assigned])
        kinds = (*GOODS, WORKER)
        return [made(Remove, game.box, good, one) for one in cards for good in kinds if game.assigned[one][good]]

    def choices(self, game: Game, seat: int, card: int) -> Sequence[Choice]:
        return self.pieces(game, seat, card)

    def can(self, game: Game, seat: int, card: int) -> bool:
        return self.then is not None or bool(self.pieces(game, seat, card))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        for _ in range(self.remove):
            if not self.pieces(game, seat, card):
                return
            act: Any = yield More(game, seat, self, card, True)
            if isinstance(act, Enough):
                return
            act.perform(game, seat)

    def tell(self) -> Phrase:
        return phrase("remove", n=self.remove)

    def worth(self, eye: Eye) -> float:
        return eye.banks.removing(self.remove)


class More(Choosing):
    """Another piece, or no more of it."""

    __slots__ = ("may_stop",)

    def __init__(self, game: Game, seat: int, effect: Assign | Taking, card: int, may_stop: bool) -> None:
        super().__init__(game, seat, effect.kind, effect.rule, effect, card)
        self.may_stop = may_stop

    def list(self) -> Sequence[Any]:
        found = super().list()
        return [*found, ENOUGH] if self.may_stop else found


# Savings


def sets(game: Game, card: int) -> int:
    """How many complete sets lie on a card (EN-KEY-16, EN-KEY-17)."""
    save, lying = game.box.cards[card].save, game.assigned.get(card)
    if save is None or lying is None:
        return 0
    return sum(lying[INDEX[name]] for name in save.of) // save.every


def pay_out(game: Game, seat: int, card: int) -> Flow:
    """One of the rewards for each set, in any combination (EN-KEY-18)."""
    save, n = game.box.cards[card].save, sets(game, card)
    if save is None or not n:
        return
    game.tell(PaidOut, seat, game.id(card), n)
    for _ in range(n):
        act: ChooseOne = yield Reward(game, seat, card)
        yield from act.effect.run(game, seat, card, card)
    yield from notice(game, seat, "payout", card)


class Reward(Question[Game]):
    __slots__ = ("card",)

    def __init__(self, game: Game, seat: int, card: int) -> None:
        super().__init__(game, seat, "choose", "EN-KEY-18")
        self.card = card

    def list(self) -> "list[ChooseOne]":
        save = self.game.box.cards[self.card].save
        assert save is not None
        return one_of(self.game, self.seat, self.card, save.pays)


class PayOut(Picking, frozen=True):
    """One of one's cards pays at once, as at the end of the Lookout phase."""

    payout: Literal[1]

    kind = "payout"
    rule = "EN-KEY-16"

    def choices(self, game: Game, seat: int, card: int) -> list[TargetCard]:
        """One for each different payment."""
        paid: list[Any] = []
        found: list[int] = []
        for one in game.players[seat].empire:
            save = game.box.cards[one].save
            if save is not None and (n := sets(game, one)) and (n, save.pays) not in paid:
                paid.append((n, save.pays))
                found.append(one)
        return TargetCard.each(game, found)

    def chosen(self, game: Game, seat: int, card: int, about: int, act: TargetCard) -> Flow:
        return pay_out(game, seat, act.card)

    def tell(self) -> Phrase:
        return phrase("pay-out")

    def worth(self, eye: Eye) -> float:
        return eye.banks.best_payout()
