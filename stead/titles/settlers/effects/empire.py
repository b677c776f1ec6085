"""Verbs about one's own empire: build, lay a Foundation, produce again, use a Deal again, free an Action Location."""

from typing import Literal

from stead.kernel.decision import Decision, Option
from stead.kernel.flow import Flow
from stead.kernel.phrase import Phrase, phrase
from stead.titles.settlers.actions.build import construct, constructible
from stead.titles.settlers.effects.gain import Gain
from stead.titles.settlers.effects.verb import Eye, Verb
from stead.titles.settlers.empire import distinct
from stead.titles.settlers.events import LaidFoundation, Refreshed
from stead.titles.settlers.goods import INDEX
from stead.titles.settlers.state import Game, find_kinds
from stead.titles.settlers.supply import gain, hide


def _card_options(game: Game, verb: str, cards: list[int]) -> list[Option]:
    return [Option(f"{verb} {game.id(card)}", card, (f"card:{game.id(card)}",)) for card in cards]


class Build(Verb, frozen=True):
    """Build a faction card at once, for its cost without the Location (IS-COM-04, IS-JPC-06)."""

    build: Literal["hand", "deals"]
    """Where the card comes from."""

    @property
    def spends(self) -> bool:
        return True

    def candidates(self, game: Game, seat: int) -> list[int]:
        player = game.players[seat]
        # Attack cards taken from the virtual player lie among the Deals, but are no Locations.
        cards = player.hand if self.build == "hand" else player.deals
        return constructible(game, seat, find_kinds(game.box, [card for card in cards if game.box.faction[card]]))

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(self.candidates(game, seat))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        player = game.players[seat]
        rule = "IS-COM-04" if self.build == "hand" else "IS-JPC-06"
        chosen: int = yield Decision(seat, "build", rule, self.options, (game, seat))
        origin = player.hand if self.build == "hand" else player.deals
        yield from construct(game, seat, chosen, origin, location=False)

    def options(self, game: Game, seat: int) -> list[Option]:
        return _card_options(game, "construct", self.candidates(game, seat))

    def tell(self) -> Phrase:
        return phrase("build-from", place=self.build)

    def worth(self, eye: Eye) -> float:
        return eye.worth["location"] + eye.worth["faction_location"] * 0.5


class LayFoundation(Verb, frozen=True):
    """A card from hand becomes a Foundation, face down, for a good of its own in place of wood (IS-EGY-06..08)."""

    lay_foundation: dict[Literal["wood", "stone", "food", "gold"], int]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(game.players[seat].hand)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        player = game.players[seat]
        chosen: int = yield Decision(seat, "foundation", "IS-EGY-07", self.options, (game, seat))
        player.hand.remove(chosen)
        hide(game, seat, chosen)
        player.foundations.append(chosen)
        player.foundations.sort()
        game.hidden[chosen] = 1
        game.tell(LaidFoundation, seat, game.id(chosen))
        for good, n in self.lay_foundation.items():
            gain(game, seat, INDEX[good], n, card)

    def options(self, game: Game, seat: int) -> list[Option]:
        return _card_options(game, "lay", find_kinds(game.box, game.players[seat].hand))

    def tell(self) -> Phrase:
        return phrase("lay-foundation", goods=dict(self.lay_foundation))

    def worth(self, eye: Eye) -> float:
        goods = sum(eye.worth[good] * n for good, n in self.lay_foundation.items())
        return goods + eye.worth["location"] - eye.worth["card"]


class Produce(Verb, frozen=True):
    """One of one's Production Locations produces (IS-COM-09); not one that does this itself, or two of them could set
    each other off for ever."""

    produce: Literal["any", "other"]
    """`other` on a Production Location, `any` elsewhere: only the text differs."""

    def candidates(self, game: Game, seat: int) -> list[int]:
        """One Location for each different thing that would be produced."""
        chosen: dict[object, int] = {}
        for location in game.players[seat].production:
            effect = game.box.cards[location].produces
            if effect is not None and not isinstance(effect, Produce) and effect.can(game, seat, location):
                brings = effect.brings(game, seat) if isinstance(effect, Gain) else None
                chosen.setdefault(brings or game.box.yields[location], location)
        return list(chosen.values())

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(self.candidates(game, seat))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        if not self.candidates(game, seat):
            return
        chosen: int = yield Decision(seat, "produce", "IS-COM-09", self.options, (game, seat))
        effect = game.box.cards[chosen].produces
        assert effect is not None
        yield from effect.run(game, seat, chosen, chosen)

    def options(self, game: Game, seat: int) -> list[Option]:
        return _card_options(game, "produce", self.candidates(game, seat))

    def tell(self) -> Phrase:
        return phrase("produce-again", which=self.produce)

    def worth(self, eye: Eye) -> float:
        return eye.worth["gold"] * 1.6


class Refresh(Verb, frozen=True):
    """Take the goods off another of one's activated Locations: it may be activated, and paid for, again."""

    refresh: Literal["other"]

    def candidates(self, game: Game, seat: int, card: int) -> list[int]:
        return distinct(game, [c for c in game.players[seat].actions if game.used[c] and c != card])

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(self.candidates(game, seat, card))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        chosen: int = yield Decision(seat, "refresh", "IS-AVT-04", self.options, (game, seat, card))
        game.used[chosen] = 0
        game.laid.pop(chosen, None)
        game.tell(Refreshed, seat, game.id(chosen))

    def options(self, game: Game, seat: int, card: int) -> list[Option]:
        return _card_options(game, "refresh", self.candidates(game, seat, card))

    def tell(self) -> Phrase:
        return phrase("refresh")

    def worth(self, eye: Eye) -> float:
        return 1.0
