"""Recruit: advisors from the market (FG-REC, FG-ADV)."""

from bisect import insort
from collections.abc import Sequence
from typing import NamedTuple

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.titles.founders.acts import Facts, Named, OnTerms, Outlook, Question, Words, cost
from stead.titles.founders.cards import CORE, Advisor
from stead.titles.founders.events import Hired
from stead.titles.founders.state import EMPTY, Game
from stead.titles.founders.supply import gain, pay


class Terms(NamedTuple):
    times: int = 1
    discount: int = 0
    price: int = -1


def price(game: Game, cell: int, terms: Terms) -> int:
    """Printed above the market cell (FG-REC-03)."""
    return max(0, (game.box.advisor_prices[cell] if terms.price < 0 else terms.price) - terms.discount)


def willing(game: Game, seat: int) -> list[int]:
    """The market cells with an advisor whose resource this player owns or has access to (FG-REC-02)."""
    usable, wants = game.usable(seat), game.box.wants
    return [cell for cell, advisor in enumerate(game.market) if advisor != EMPTY and wants[advisor] in usable]


def bill(game: Game, cell: int, found: list[int], terms: Terms, more: int) -> int:
    """What one of these costs with the cheapest `more` of the others."""
    others = sorted(price(game, other, terms) for other in found if other != cell)
    return price(game, cell, terms) + sum(others[:more])


def cells(game: Game, seat: int, terms: Terms, more: int) -> list[int]:
    """Whom to hire now so that `more` can be hired after that (FG-Q-43: all of it must be possible)."""
    coins, found = game.players[seat].coins, willing(game, seat)
    return [cell for cell in found if len(found) > more and bill(game, cell, found, terms, more) <= coins]


def possible(game: Game, seat: int, terms: Terms) -> bool:
    return bool(cells(game, seat, terms, terms.times - 1))


def reward(advisor: Advisor) -> dict[str, int]:
    """What hiring brings at once: a permanent crystal and the VP of the card (FG-REC-04)."""
    return {"permanent": 1} | ({"vp": advisor.vp} if advisor.vp else {})


class Hire(Named[Terms]):
    """An advisor of the market, into the hand."""

    __slots__ = ("advisor",)
    verb = "hire"
    of = "advisor"

    def __init__(self, advisor: int, name: str, terms: Terms) -> None:
        super().__init__(name, terms)
        self.advisor = advisor

    def perform(self, game: Game, seat: int) -> Asking:
        cell, card, player = game.market.index(self.advisor), len(CORE) + self.advisor, game.players[seat]
        pay(game, seat, price(game, cell, self.terms))
        game.market[cell] = EMPTY
        game.refill = True
        insort(player.hand, card)
        player.fresh.append(card)
        player.shown.append(card)
        player.advisors += 1
        game.tell(Hired, seat, self.name)
        for good, n in reward(game.box.advisors[self.advisor]).items():
            gain(game, seat, good, n)
        return DONE

    def facts(self, asked: Question) -> Facts:
        coins = price(asked.game, asked.game.market.index(self.advisor), self.terms)
        return {"card": self.thing, "cost": cost(coins), "goods": reward(asked.game.box.advisors[self.advisor])}

    def worth(self, eye: Outlook, asked: "Recruiting") -> float:
        prices = dict(eye.hires(self.terms._replace(times=asked.more + 1)))
        return eye.hiring(self.advisor, prices[self.advisor])


class Recruiting(OnTerms[Terms]):
    """Whom to hire, if `more` are to be hired after that."""

    __slots__ = ("more",)

    def __init__(self, game: Game, seat: int, terms: Terms, more: int) -> None:
        super().__init__(game, seat, "recruit", "FG-REC-01")
        self.terms = terms
        self.more = more

    def list(self) -> Sequence[Hire]:
        acts = self.game.menu.all(Hire, self.terms)
        return [acts[self.game.market[cell]] for cell in cells(self.game, self.seat, self.terms, self.more)]

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        if verb != "hire" or not words:
            return None
        game, name, coins = self.game, words[0], self.game.players[self.seat].coins
        names = ["" if advisor == EMPTY else game.box.advisors[advisor].name for advisor in game.market]
        if name not in names:
            return Refusal("FG-REC-01", "not-on-market", card=name)
        cell, found = names.index(name), willing(game, self.seat)
        if cell not in found:
            wanted = game.box.resources[game.box.wants[game.market[cell]]].name
            return Refusal("FG-REC-02", "no-resource", card=name, resource=wanted)
        need = bill(game, cell, found, self.terms, self.more)
        rule = "FG-REC-03" if price(game, cell, self.terms) > coins else "FG-Q-43"
        return Refusal(rule, "coins", need=need, have=coins) if need > coins else None


def perform(game: Game, seat: int, terms: Terms) -> Flow:
    for more in range(terms.times - 1, -1, -1):
        act = yield Recruiting(game, seat, terms, more)
        yield from act.perform(game, seat)
