"""Recruit: advisors from the market (FG-REC, FG-ADV)."""

from bisect import insort
from typing import NamedTuple

from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.flow import Flow
from stead.titles.founders.cards import CORE
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


def options(game: Game, seat: int, terms: Terms, more: int) -> list[Option]:
    names = [(cell, game.box.advisors[game.market[cell]].name) for cell in cells(game, seat, terms, more)]
    return [Option(f"hire {name}", cell, (f"advisor:{name}",)) for cell, name in names]


def perform(game: Game, seat: int, terms: Terms) -> Flow:
    for more in range(terms.times - 1, -1, -1):
        cell = yield Decision(seat, "recruit", "FG-REC-01", options, (game, seat, terms, more))
        hire(game, seat, cell, price(game, cell, terms))


def hire(game: Game, seat: int, cell: int, coins: int) -> None:
    """Into the hand, with a permanent crystal and the VP of the card (FG-REC-04)."""
    advisor = game.market[cell]
    card, player = len(CORE) + advisor, game.players[seat]
    pay(game, seat, coins)
    game.market[cell] = EMPTY
    game.refill = True
    insort(player.hand, card)
    player.fresh.append(card)
    player.shown.append(card)
    player.advisors += 1
    game.tell(Hired, seat, game.box.cards[card])
    gain(game, seat, "permanent", 1)
    gain(game, seat, "vp", game.box.advisors[advisor].vp)


def refusal(game: Game, seat: int, name: str, terms: Terms, more: int) -> Refusal | None:
    names = ["" if advisor == EMPTY else game.box.advisors[advisor].name for advisor in game.market]
    if name not in names:
        return Refusal("FG-REC-01", "fg-not-on-market", card=name)
    cell = names.index(name)
    if cell not in willing(game, seat):
        wanted = game.box.resources[game.box.wants[game.market[cell]]].name
        return Refusal("FG-REC-02", "fg-no-resource", card=name, resource=wanted)
    coins, need = game.players[seat].coins, bill(game, cell, willing(game, seat), terms, more)
    rule = "FG-REC-03" if price(game, cell, terms) > coins else "FG-Q-43"
    return Refusal(rule, "fg-coins", need=need, have=coins) if need > coins else None
