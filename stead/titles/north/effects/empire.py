"""Verbs about empires: refresh, exhaust, discard, take back, search; and harvesting besides."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, phrase
from stead.kit.acts import CardAct, find_kinds
from stead.kit.picking import Choosing
from stead.titles.north.actions.tiles import Harvest as HarvestField
from stead.titles.north.actions.tiles import harvests
from stead.titles.north.actions.use import exhaust
from stead.titles.north.cards import Card, Effect
from stead.titles.north.effects.verb import ENOUGH, Enough, Picking, TargetCard
from stead.titles.north.empire import distinct, leave
from stead.titles.north.events import Refreshed, Reshuffled, Took
from stead.titles.north.outlook import Eye
from stead.titles.north.state import Game
from stead.titles.north.targets import HELD, RAIDED, REFRESHED, cards


class Refresh(Picking, frozen=True):
    """One's exhausted locations may be used again (EN-KEY-28)."""

    refresh: int | Literal["islands"]
    """So many, one by one; or all conquered islands."""

    kind = "refresh"
    rule = "EN-KEY-28"

    def ready(self, game: Game, seat: int, card: int) -> list[int]:
        found = [one for one in cards((REFRESHED,), game, seat) if one != card]  # never itself (EN-Q-28)
        return [one for one in found if game.box.island[one]] if self.refresh == "islands" else found

    def choices(self, game: Game, seat: int, card: int) -> list[TargetCard]:
        return TargetCard.each(game, self.ready(game, seat, card))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        if self.refresh == "islands":
            islands = [one for one in game.players[seat].empire if game.box.island[one] and game.exhausted[one]]
            self._refresh(game, seat, [one for one in islands if one != card])
            return
        for _ in range(self.refresh):
            if not self.ready(game, seat, card):
                return
            act: TargetCard = yield self.ask(game, seat, card)
            self._refresh(game, seat, [act.card])

    def _refresh(self, game: Game, seat: int, cards: list[int]) -> None:
        for card in cards:
            game.exhausted[card] = 0
        if cards:
            game.tell(Refreshed, seat, game.ids(cards))

    def tell(self) -> Phrase:
        return phrase("refresh", n=0 if self.refresh == "islands" else self.refresh)

    def worth(self, eye: Eye) -> float:
        return eye.deeds.refreshing(self)


class Exhaust(Picking, frozen=True):
    """An opponent's action location, if one likes; or one's own, if one must."""

    exhaust: Literal["opponent", "own"]

    kind = "exhaust"
    rule = "EN-RAI-01"

    def choices(self, game: Game, seat: int, card: int) -> Sequence[Any]:
        if self.exhaust == "own":
            return TargetCard.each(game, cards((HELD,), game, seat))
        found = TargetCard.each(game, cards((RAIDED,), game, seat))
        return [*found, ENOUGH] if found else []

    def chosen(self, game: Game, seat: int, card: int, about: int, act: Any) -> Asking:
        if not isinstance(act, Enough):
            exhaust(game, seat, act.card, card if card >= 0 else None)
        return DONE

    def tell(self) -> Phrase:
        return phrase("exhaust", whose=self.exhaust)

    def worth(self, eye: Eye) -> float:
        return eye.deeds.raids() if self.exhaust == "opponent" else -0.5


class Parting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    most: int
    least: int = 0
    of: Literal["fields", "locations", "cards"] = "cards"
    """Fields, upgrades among them; all but islands; all but islands and basic fields."""


class Part(Picking, frozen=True, kw_only=True):
    """Cards leave one's own empire, and for each of them something is done."""

    rule = "EN-GEN-05"
    each: Effect | None = None

    @property
    def parting(self) -> Parting:
        raise NotImplementedError

    def leaving(self, game: Game, seat: int, card: int) -> list[int]:
        """Not the card itself."""
        box, player = game.box, game.players[seat]
        found = [one for one in player.empire if one != card and not box.island[one]]
        if self.parting.of == "fields":
            found = [one for one in player.empire if one != card and box.fields[one]]
        elif self.parting.of == "cards":
            found = [one for one in found if not box.cards[one].start]
        return distinct(game, found)

    def choices(self, game: Game, seat: int, card: int) -> Sequence[Any]:
        return TargetCard.each(game, self.leaving(game, seat, card))

    def can(self, game: Game, seat: int, card: int) -> bool:
        if not self.parting.least and self.then is not None:
            return True
        return bool(self.leaving(game, seat, card))

    def lacks(self, game: Game, seat: int, card: int) -> str:
        return self.rule if self.parting.least and not self.leaving(game, seat, card) else ""

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        for n in range(self.parting.most):
            if not self.leaving(game, seat, card):
                return
            act: Any = yield Another(game, seat, self, card, n >= self.parting.least)
            if isinstance(act, Enough):
                return
            yield from leave(game, game.players[seat], act.card, hand=isinstance(self, PackUp))
            if self.each is not None and self.each.can(game, seat, card):
                yield from self.each.run(game, seat, card, act.card)

    def tell(self) -> Phrase:
        parting = self.parting
        each = "none" if self.each is None else self.each.say()
        to = "hand" if isinstance(self, PackUp) else "discard"
        return phrase("part", to=to, of=parting.of, most=parting.most, least=parting.least, each=each)

    def worth(self, eye: Eye) -> float:
        return eye.estate.parting(self)


class Another(Choosing):
    """Another card, or no more of them."""

    __slots__ = ("may_stop",)

    def __init__(self, game: Game, seat: int, effect: Part, card: int, may_stop: bool) -> None:
        super().__init__(game, seat, effect.kind, effect.rule, effect, card)
        self.may_stop = may_stop

    def list(self) -> Sequence[Any]:
        found = super().list()
        return [*found, ENOUGH] if self.may_stop else found


class Demolish(Part, frozen=True, kw_only=True):
    demolish: Parting

    kind = "demolish"

    @property
    def parting(self) -> Parting:
        return self.demolish


class PackUp(Part, frozen=True, kw_only=True):
    """To the hand."""

    pack_up: Parting

    kind = "pack up"

    @property
    def parting(self) -> Parting:
        return self.pack_up


class Fetch(CardAct):
    """A card into the hand, for all to see."""

    __slots__ = ()
    verb = "fetch"
    face: Card

    @classmethod
    def fits(cls, card: Card) -> bool:
        return not (card.island or card.start)

    def worth(self, eye: Eye, asked: Any) -> float:
        return eye.estate.keep(self.face)


class Search(Picking, frozen=True):
    """A card of the own deck, then it is shuffled; the discard pile is not searched (EN-KEY-19, EN-KEY-20)."""

    search: Literal["sign"]
    """With a sign that is in the own empire."""

    kind = "search"
    rule = "EN-KEY-19"

    def choices(self, game: Game, seat: int, card: int) -> list[Fetch]:
        signs = game.box.signs
        here = {sign for one in game.players[seat].empire for sign in signs[one]}
        deck = sorted(one for one in game.players[seat].deck if not here.isdisjoint(signs[one]))
        return Fetch.each(game, find_kinds(game.box.kind, deck))

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(game.players[seat].deck)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        player = game.players[seat]
        if self.choices(game, seat, card):
            act: Fetch = yield self.ask(game, seat, card)
            player.deck.remove(act.card)
            game.known[act.card] = game.everyone
            game.into_hand(seat, act.card)
            game.tell(Took, seat, act.face.id, True)
        player.deck.sort()
        game.chance.shuffle(player.deck)  # in any case (EN-Q-41)
        game.tell(Reshuffled, player.clan, len(player.deck))

    def tell(self) -> Phrase:
        return phrase("search")

    def worth(self, eye: Eye) -> float:
        return 1.6 * eye.worth["card"]


class Retrieve(Picking, frozen=True):
    """A location from the own discard pile to the hand."""

    retrieve: Literal["location"]

    kind = "retrieve"
    rule = "EN-GEN-05"

    def choices(self, game: Game, seat: int, card: int) -> list[Fetch]:
        pile = sorted(one for one in game.players[seat].discard if game.box.cards[one].location)
        return Fetch.each(game, find_kinds(game.box.kind, pile))

    def chosen(self, game: Game, seat: int, card: int, about: int, act: Fetch) -> Asking:
        game.players[seat].discard.remove(act.card)
        game.known[act.card] = game.everyone
        game.into_hand(seat, act.card)
        game.tell(Took, seat, act.face.id, False)
        return DONE

    def tell(self) -> Phrase:
        return phrase("retrieve")

    def worth(self, eye: Eye) -> float:
        return 1.4 * eye.worth["card"]


class HarvestOne(Picking, frozen=True):
    """A field with its upgrades, besides: no tile action, so nothing is played with it (EN-PWN-10)."""

    harvest: Literal[1]

    kind = "harvest"
    rule = "EN-HAR-01"

    def choices(self, game: Game, seat: int, card: int) -> list[HarvestField]:
        return harvests(game, seat)

    def tell(self) -> Phrase:
        return phrase("harvest-one")

    def worth(self, eye: Eye) -> float:
        return eye.estate.best_harvest()
