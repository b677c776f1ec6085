"""Verbs about Deals: one's own once more, an opponent's ended or taken, one with an opponent's Location."""

from bisect import insort
from typing import Literal

from stead.kernel.decision import Decision, Option
from stead.kernel.flow import Flow
from stead.kernel.phrase import Phrase, phrase
from stead.titles.settlers.actions.deal import deal_with
from stead.titles.settlers.effects.conflict import OnLocation, at, reachable
from stead.titles.settlers.effects.verb import Eye, Verb
from stead.titles.settlers.events import DealEnded, RouteOpened
from stead.titles.settlers.state import Game, Player, find_kinds
from stead.titles.settlers.supply import discard, gain_good


class DealAgain(Verb, frozen=True):
    """The good of one of one's Deals once more, Trade Route Deals included (IS-COM-07)."""

    deal_again: Literal["own"]

    def candidates(self, game: Game, seat: int) -> list[int]:
        """One Deal for each good."""
        player = game.players[seat]
        goods: dict[str | None, int] = {}
        for card in player.deals + player.routes:
            goods.setdefault(game.box.cards[card].deal, card)
        return list(goods.values())

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(self.candidates(game, seat))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        chosen: int = yield Decision(seat, "deal", "IS-COM-07", self.options, (game, seat))
        yield from gain_good(game, seat, game.box.cards[chosen].deal or "", chosen)

    def options(self, game: Game, seat: int) -> list[Option]:
        return [at(game, "again", card) for card in self.candidates(game, seat)]

    def tell(self) -> Phrase:
        return phrase("deal-again")

    def worth(self, eye: Eye) -> float:
        return eye.worth["gold"]


class RepeatDeal(Verb, frozen=True):
    """The good of the Deal just made, once more."""

    repeat_deal: Literal["once"]

    @property
    def about(self) -> bool:
        return True

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        yield from gain_good(game, seat, game.box.cards[about].deal or "", card)

    def tell(self) -> Phrase:
        return phrase("repeat-deal")

    def worth(self, eye: Eye) -> float:
        return eye.worth["gold"]


class _OnDeal(Verb, frozen=True):
    """Something done to one Deal of an opponent. Deals of one kind are the same choice."""

    def deals(self, game: Game, owner: Player) -> list[int]:
        raise NotImplementedError

    def candidates(self, game: Game, seat: int) -> list[tuple[int, int]]:
        return [
            (owner.seat, card)
            for owner in reachable(game, seat)
            for card in find_kinds(game.box, self.deals(game, owner))
        ]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(self.candidates(game, seat))

    def options(self, game: Game, seat: int) -> list[Option]:
        return [
            Option(
                f"target {game.players[owner].faction} {game.id(card)}",
                (owner, card),
                (f"card:{game.id(card)}", f"seat:{owner}"),
            )
            for owner, card in self.candidates(game, seat)
        ]


class CancelDeal(_OnDeal, frozen=True):
    """An opponent's Deal is discarded; of the Japanese also one made by Trade Route (IS-BAR-10)."""

    cancel_deal: Literal["opponent"]

    def deals(self, game: Game, owner: Player) -> list[int]:
        return owner.deals + owner.routes

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        chosen: tuple[int, int] = yield Decision(seat, "target", "IS-BAR-10", self.options, (game, seat))
        owner, deal = chosen
        end_deal(game, owner, deal)

    def tell(self) -> Phrase:
        return phrase("cancel-deal")

    def worth(self, eye: Eye) -> float:
        return 0.8


class TakeDeal(_OnDeal, frozen=True):
    """An opponent's Deal, from under his board, goes under one's own; it yields from the next Production phase on
    (IS-ROM-04, IS-ROM-05, IS-Q-39)."""

    take_deal: Literal["opponent"]

    def deals(self, game: Game, owner: Player) -> list[int]:
        return owner.deals

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        chosen: tuple[int, int] = yield Decision(seat, "target", "IS-ROM-05", self.options, (game, seat))
        owner, deal = chosen
        game.players[owner].deals.remove(deal)
        insort(game.players[seat].deals, deal)
        game.tell(DealEnded, owner, game.id(deal), seat)

    def tell(self) -> Phrase:
        return phrase("take-deal")

    def worth(self, eye: Eye) -> float:
        return eye.worth["deal"]


def end_deal(game: Game, seat: int, deal: int) -> None:
    """A Deal under the board is discarded; one with an opponent's Location just ends, the Location stays."""
    player = game.players[seat]
    game.tell(DealEnded, seat, game.id(deal), None)
    if deal in player.routes:
        player.routes.remove(deal)
    else:
        player.deals.remove(deal)
        discard(game, deal)


class TradeRoute(OnLocation, frozen=True):
    """A Deal with an opponent's faction Location: its Deal good now and in every Production phase. Our ruling: one
    Location cannot be in two Deals of one player."""

    trade_route: Literal["opponent"]

    def targets(self, game: Game, seat: int, owner: Player) -> list[int]:
        cards, routes = game.box.cards, game.players[seat].routes
        return [card for card in owner.locations if cards[card].deal and card not in routes]

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        target: int = yield Decision(seat, "target", "IS-JPC-08", self.options, (game, seat))
        insort(game.players[seat].routes, target)
        game.tell(RouteOpened, seat, game.id(target))
        yield from deal_with(game, seat, target)

    def tell(self) -> Phrase:
        return phrase("trade-route")

    def worth(self, eye: Eye) -> float:
        return eye.worth["deal"] + eye.worth["gold"]
