"""Who works where in the new year, and what they live on (CO-DIS, CO-MNT).

Redistribution and maintenance belong together: nobody may end the one with workers that the other cannot maintain
(CO-MNT-12, CO-Q-61). So first workers are sent home, then unemployed colonists are employed, and neither is offered
beyond what can be maintained. Both can be done once only for each colonist, so it comes to an end.
"""

from collections.abc import Iterator
from itertools import product
from operator import add
from typing import Any, Final, NamedTuple

from stead.kernel.decision import OPENING, Refusal
from stead.kernel.flow import Flow
from stead.kernel.phrase import Counted, Thing
from stead.titles.colonists.action import discounts
from stead.titles.colonists.actions import employ
from stead.titles.colonists.actions.employ import Employ, candidates, maintain, put_to_work
from stead.titles.colonists.actions.recall import recount
from stead.titles.colonists.acts import Choice, Plain, Question, Words, by_verb, made
from stead.titles.colonists.box import Box
from stead.titles.colonists.community import tried, works
from stead.titles.colonists.effects.base import DONE_ACT
from stead.titles.colonists.events import Dismissed, Maintained
from stead.titles.colonists.goods import CLOTHING, COLONISTS, FOOD, NAMES, NEEDS, NONE
from stead.titles.colonists.labels import distinct, find, label
from stead.titles.colonists.state import MAINTENANCE, PRODUCTION, Game, Player
from stead.titles.colonists.storage import changed, fit, room

# What workers need


class Balance(NamedTuple):
    """Food and clothing: needed, and produced this year. What else may be chosen about it."""

    food: int
    clothing: int
    made_food: int
    made_clothing: int
    choice: int = -1
    """The good that the Altruist colony produces, where it may be either."""
    less: tuple[int, int] = (0, 0)
    """Food and clothing of the place where the Altruist stands."""

    @property
    def short(self) -> tuple[int, int]:
        return max(0, self.food - self.made_food), max(0, self.clothing - self.made_clothing)


def _wanted(food: int, clothing: int) -> dict[str, int]:
    return {name: n for name, n in (("food", food), ("clothing", clothing)) if n}


def demand(player: Player) -> tuple[int, int]:
    """Of all own workers (CO-MNT-06)."""
    workers = [worker for one in player.community for worker in one.workers]
    return sum(NEEDS[worker][0] for worker in workers), sum(NEEDS[worker][1] for worker in workers)


def balances(game: Game, player: Player, more: tuple[int, int] = (0, 0)) -> Iterator[Balance]:
    """Demand, less what the Altruist's place gives (CO-MNT-08), and supply (CO-MNT-10); more than one where there is a
    choice."""
    food, clothing = map(add, demand(player), more)
    made = [0, 0]
    either: tuple[int, ...] = ()
    box = game.box
    for i, one in enumerate(player.community):
        if not works(game, one):
            continue
        if box.either[one.kind]:
            either = box.either[one.kind]
        elif box.stores[one.kind] in (FOOD, CLOTHING):
            made[box.stores[one.kind] - FOOD] += player.output[i]
    for less, good in product(discounts(game, player) or [NONE], either or (-1,)):
        yield Balance(
            max(0, food - less[FOOD]),
            max(0, clothing - less[CLOTHING]),
            made[0] + (good == FOOD),
            made[1] + (good == CLOTHING),
            good,
            (less[FOOD], less[CLOTHING]),
        )


def affordable(player: Player, balance: Balance) -> bool:
    food, clothing = balance.short
    goods, stocks = player.goods, player.stocks
    return goods[FOOD] + stocks[FOOD] >= food and goods[CLOTHING] + stocks[CLOTHING] >= clothing


def maintained(game: Game, player: Player, more: tuple[int, int] = (0, 0)) -> bool:
    """All workers could be maintained now, and one who needs so much `more`."""
    return any(affordable(player, balance) for balance in balances(game, player, more))


# Redistribution


class Dismiss(Choice):
    """A worker goes home."""

    __slots__ = ("colonist", "name")
    verb = "dismiss"

    def __init__(self, _: Box, colonist: int, name: str) -> None:
        super().__init__(f"dismiss {COLONISTS[colonist]} {name}", (f"structure:{name}",))
        self.colonist = colonist
        self.name = name

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words) -> "Dismiss | None":
        known = len(words) == 2 and words[0] in COLONISTS and find(game, game.players[seat], words[1]) >= 0
        return made(cls, game.box, COLONISTS.index(words[0]), words[1]) if known else None

    def refusal(self, game: Game, seat: int) -> Refusal:
        return Refusal("CO-DIS-01", "no-worker-there", colonist=COLONISTS[self.colonist], what=self.name)

    def perform(self, game: Game, seat: int) -> Flow:
        player = game.players[seat]
        number = find(game, player, self.name)
        one = player.community[number]
        left = list(one.workers)
        left.remove(self.colonist)
        player.community[number] = one._replace(workers=tuple(left))
        game.tell(Dismissed, seat, COLONISTS[self.colonist], game.box.kinds[one.kind])
        yield from changed(game, seat)
        yield from recount(game, seat)

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"colonist": COLONISTS[self.colonist], "where": Thing("structure", self.name)}

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.dismissing(self.colonist, self.name)


class Stay(Plain):
    """The others stay where they work."""

    verb = "stay"

    def refusal(self, game: Game, seat: int) -> Refusal:
        food, clothing = next(balances(game, game.players[seat])).short
        return Refusal("CO-MNT-12", "not-maintained", goods=_wanted(food, clothing))


STAY: Final = Stay()


class Dismissing(Question):
    __slots__ = ()
    takes = by_verb(Dismiss, Stay, Employ)


class Employing(Question):
    __slots__ = ()

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        game, player = self.game, self.game.players[self.seat]
        if verb == Dismiss.verb:
            return Refusal("CO-DIS-01", "all-stay")
        act = Employ.parse(game, self.seat, words) if verb == Employ.verb else None
        if act is None:
            return None
        if act.colonist not in candidates(game, player, find(game, player, act.name)):
            return act.refusal(game, self.seat)
        food, clothing = NEEDS[act.colonist]
        return Refusal("CO-MNT-12", "not-maintained", goods={"food": food, "clothing": clothing})


def dismissals(game: Game, seat: int) -> list[Choice]:
    player = game.players[seat]
    found: list[Choice] = [STAY] if maintained(game, player) else []
    at_work = [number for number, one in enumerate(player.community) if one.workers]
    for number, one in distinct(player, at_work):
        found += [made(Dismiss, game.box, who, label(game, player, number)) for who in dict.fromkeys(one.workers)]
    return found


def hirings(game: Game, seat: int) -> list[Choice]:
    """Whoever could be maintained there."""
    player = game.players[seat]
    acts = employ.options(game, seat, free=True)
    enough = {who: maintained(game, player, NEEDS[who]) for who in {act.colonist: None for act in acts}}
    able = [act for act in acts if enough[act.colonist] or _sustains(game, player, act)]
    return [DONE_ACT, *able]


def _sustains(game: Game, player: Player, act: Employ) -> bool:
    """They would be maintained with what this one brings, too."""
    box, number = game.box, find(game, player, act.name)
    one = player.community[number]
    feeds = box.stores[one.kind] in (FOOD, CLOTHING) or box.either[one.kind] or box.factory[one.kind]
    if not (feeds or box.boosts[one.kind] or box.boosts_one[one.kind]):
        return False
    more = one._replace(workers=(*one.workers, act.colonist))
    return tried(game, player, number, more, lambda: maintained(game, player))


def redistribute(game: Game) -> Flow:
    """One player after the other (CO-EOY-04, CO-Q-26)."""
    seat = game.clockwise(game.first)[game.stage]
    opening = OPENING
    while True:
        act: Any = yield Dismissing(game, seat, "dismiss", "CO-EOY-04", dismissals, opening)
        opening = False
        if act is STAY:
            break
        yield from act.perform(game, seat)
    while True:
        act = yield Employing(game, seat, "employ", "CO-EOY-04", hirings)
        if act is DONE_ACT:
            break
        player = game.players[seat]
        yield from put_to_work(game, seat, find(game, player, act.name), act.colonist)
    game.stage = (game.stage + 1) % game.seats
    game.active = game.clockwise(game.first)[game.stage]
    if not game.stage:
        game.phase = MAINTENANCE


# Maintenance


class Provide(Choice):
    """How the need is met, where there is a choice."""

    __slots__ = ("balance",)
    verb = "provide"

    def __init__(self, _: Box, balance: Balance) -> None:
        super().__init__(provide_key(balance.choice, balance.less))
        self.balance = balance

    def facts(self, asked: Any) -> dict[str, Any]:
        food, clothing = self.balance.short
        made = _wanted(self.balance.made_food, self.balance.made_clothing)
        return {"made": Counted(made), "cost": Counted(_wanted(food, clothing))}

    def worth(self, eye: Any, asked: Any) -> float:
        food, clothing = self.balance.short
        return -food * eye.good(FOOD) - clothing * eye.good(CLOTHING)


def provide_key(choice: int, less: tuple[int, int]) -> str:
    """By what is produced, and what the Altruist takes off."""
    goods = "+".join(f"{n}{NAMES[good]}" for good, n in zip((FOOD, CLOTHING), less, strict=True) if n)
    return " ".join(["provide", *([NAMES[choice]] if choice >= 0 else []), *([f"less {goods}"] if goods else [])])


class Providing(Question):
    __slots__ = ()

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        return Refusal("CO-DIS-01", "redistributed") if verb in (Dismiss.verb, Employ.verb) else None


def provisions(game: Game, seat: int) -> list[Provide]:
    player = game.players[seat]
    able = [balance for balance in balances(game, player) if affordable(player, balance)]
    different = {balance[:5]: balance for balance in reversed(able)}
    return [made(Provide, game.box, balance) for balance in reversed(different.values())]


def maintenance(game: Game) -> Flow:
    for seat in game.clockwise(game.first):
        act: Provide = yield Providing(game, seat, "provide", "CO-MNT-01", provisions)
        yield from provide(game, seat, act.balance)
    game.phase = PRODUCTION


def provide(game: Game, seat: int, balance: Balance) -> Flow:
    """Demand and supply are netted (CO-MNT-15): what is short is paid, what is over is stored (CO-MNT-11, -13)."""
    player = game.players[seat]
    food, clothing = balance.short
    maintain(game, player, food, clothing)
    need = _wanted(balance.food, balance.clothing)
    supplied = _wanted(balance.made_food, balance.made_clothing)
    if need or supplied:
        game.tell(Maintained, seat, need, supplied, _wanted(food, clothing))
    over = (balance.made_food - balance.food, balance.made_clothing - balance.clothing)
    for good, n in zip((FOOD, CLOTHING), over, strict=True):
        if n > 0:
            store_surplus(game, player, good, n, balance.choice)
    if room(player) < 0:
        yield from fit(game, seat)


def store_surplus(game: Game, player: Player, good: int, n: int, choice: int) -> None:
    """Into the Stocks of what produces it, as far as they hold, then into the pool."""
    box = game.box
    for i, one in enumerate(player.community):
        holds = choice if box.either[one.kind] else box.stores[one.kind]
        if holds == good and works(game, one) and (one.good in (good, -1)):
            more = min(n, player.output[i] - one.stock)
            if more > 0:
                player.community[i] = one._replace(stock=one.stock + more, good=good)
                player.stocks[good] += more
                n -= more
    player.goods[good] += n
