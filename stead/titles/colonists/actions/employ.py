"""Activating buildings: employing unemployed colonists (CO-ATV, CO-COL, CO-CLN-11..16)."""

from collections.abc import Sequence
from typing import Any

from stead.kernel.decision import Refusal
from stead.kernel.flow import Asking
from stead.kernel.phrase import Counted, Thing
from stead.titles.colonists import abilities
from stead.titles.colonists.acts import Choice, Words, made
from stead.titles.colonists.box import FREE, NOBODY, Box
from stead.titles.colonists.events import Employed, Paid
from stead.titles.colonists.figures import count_stewards
from stead.titles.colonists.goods import (
    CITIZEN,
    CLOTHING,
    COLONISTS,
    FARMER,
    FOOD,
    MERCHANT,
    NEEDS,
    Goods,
    by_name,
    vector,
)
from stead.titles.colonists.labels import distinct, find, label
from stead.titles.colonists.state import Game, Player
from stead.titles.colonists.storage import changed, take_from_stocks

HELPS = (
    (abilities.CITIZEN_FOR_FARMER, CITIZEN, FARMER, FARMER),
    (abilities.FARMER_FOR_CITIZEN, FARMER, CITIZEN, NOBODY),
    (abilities.MERCHANT_FOR_CITIZEN, MERCHANT, CITIZEN, CITIZEN),
    (abilities.CITIZEN_FOR_MERCHANT, CITIZEN, MERCHANT, NOBODY),
)
"""Laborer colony: the ability, who may work in whose buildings, and of whom none may be unemployed then."""


def candidates(game: Game, player: Player, number: int) -> list[int]:
    """The types of colonists that could be employed in a structure now, whatever they need."""
    box, one = game.box, player.community[number]
    worker, idle = box.worker[one.kind], player.idle
    if worker == NOBODY:
        return []
    if len(one.workers) >= box.workers[one.kind]:
        return [t for t in (FARMER, CITIZEN) if _second(player, box, number, t) and idle[t]]
    if worker == FREE:
        return [colonist for colonist in range(len(COLONISTS)) if idle[colonist]]
    found = [worker] if idle[worker] else []
    for ability, helper, helped, without in HELPS:
        most = player.has[ability]
        allowed = most and helped == worker and idle[helper] and (without == NOBODY or not idle[without])
        if allowed and helpers(box, player, helper, helped) < most:
            found.append(helper)
    return found


def helpers(box: Box, player: Player, helper: int, helped: int) -> int:
    """How many of a type work in buildings of another (CO-Q-41)."""
    return sum(one.workers.count(helper) for one in player.community if box.worker[one.kind] == helped)


def _second(player: Player, box: Box, number: int, colonist: int) -> bool:
    """The Steam Engine: one Factory may hold a farmer and a citizen at once."""
    if not player.has[abilities.STEAM_ENGINE]:
        return False
    one = player.community[number]
    factory = box.worker[one.kind] == FREE and one.kind < box.embassy
    taken = any(len(other.workers) > 1 and box.worker[other.kind] == FREE for other in player.community)
    return factory and not taken and one.workers in ((FARMER,), (CITIZEN,)) and colonist not in one.workers


def maintainable(player: Player, colonist: int) -> bool:
    """Can what he needs at once be paid, from wherever it lies (CO-ATV-08)?"""
    food, clothing = NEEDS[colonist]
    goods, stocks = player.goods, player.stocks
    return goods[FOOD] + stocks[FOOD] >= food and goods[CLOTHING] + stocks[CLOTHING] >= clothing


def maintain(game: Game, player: Player, food: int, clothing: int) -> None:
    """Pay for workers: out of the pool first, then out of Stocks."""
    for good, n in ((FOOD, food), (CLOTHING, clothing)):
        pooled = min(n, player.goods[good])
        player.goods[good] -= pooled
        visit = game.visit
        if visit is not None and visit.seat == player.seat:
            visit.fresh[good] = min(visit.fresh[good], player.goods[good])
        wanted = [0] * len(player.stocks)
        wanted[good] = n - pooled
        take_from_stocks(player, wanted)


def needs(colonist: int) -> Goods:
    """What a colonist at work lives on."""
    food, clothing = NEEDS[colonist]
    return vector({"food": food, "clothing": clothing})


def unpaid(asked: Any) -> bool:
    """Redistribution pays for nobody (CO-DIS-03), nor does a later start (CO-LAT-19)."""
    return asked.rule in ("CO-EOY-04", "CO-LAT-19")


class Employ(Choice):
    """A colonist in a building."""

    __slots__ = ("colonist", "name")
    verb = "employ"

    def __init__(self, _: Box, colonist: int, name: str) -> None:
        super().__init__(
            f"employ {COLONISTS[colonist]} {name}", (f"structure:{name}", f"colonist:{COLONISTS[colonist]}")
        )
        self.colonist = colonist
        self.name = name

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words) -> "Employ | None":
        if len(words) != 2 or words[0] not in COLONISTS or find(game, game.players[seat], words[1]) < 0:
            return None
        return made(cls, game.box, COLONISTS.index(words[0]), words[1])

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player, colonist = game.players[seat], COLONISTS[self.colonist]
        number = find(game, player, self.name)
        if number < 0:
            return Refusal("CO-ATV-01", "no-such-building", what=self.name)
        kind = player.community[number].kind
        if game.box.worker[kind] == NOBODY:
            return Refusal("CO-COL-09", "needs-no-worker", what=self.name)
        if len(player.community[number].workers) >= game.box.workers[kind]:
            return Refusal("CO-ATV-04", "has-its-worker", what=self.name)
        if not player.idle[self.colonist]:
            return Refusal("CO-ATV-01", "none-unemployed", colonist=colonist)
        if self.colonist not in candidates(game, player, number):
            rule = ("CO-COL-06", "CO-COL-07", "CO-COL-08")[game.box.worker[kind]]
            return Refusal(rule, "wrong-worker", colonist=colonist, what=self.name)
        if not maintainable(player, self.colonist):
            rule = "CO-ATV-05" if self.colonist == CITIZEN else "CO-ATV-06"
            return Refusal(rule, "needs-at-once", colonist=colonist, goods=by_name(needs(self.colonist)))
        return None

    def perform(self, game: Game, seat: int) -> Asking:
        """During the year: what he needs is paid at once (CO-ATV-05, CO-ATV-06)."""
        player = game.players[seat]
        food, clothing = NEEDS[self.colonist]
        if food:
            maintain(game, player, food, clothing)
            game.tell(Paid, seat, by_name(needs(self.colonist)))
        return put_to_work(game, seat, find(game, player, self.name), self.colonist)

    def facts(self, asked: Any) -> dict[str, Any]:
        return {
            "colonist": COLONISTS[self.colonist],
            "where": Thing("structure", self.name),
            "cost": Counted({} if unpaid(asked) else by_name(needs(self.colonist))),
        }

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.employing(self.colonist, self.name, asked.kind == "employ")


def put_to_work(game: Game, seat: int, number: int, colonist: int) -> Asking:
    player = game.players[seat]
    one = player.community[number]
    player.community[number] = one._replace(workers=tuple(sorted((*one.workers, colonist))))
    game.tell(Employed, seat, COLONISTS[colonist], game.box.kinds[one.kind])
    asking = changed(game, seat)
    count_stewards(game, player)
    return asking


def options(game: Game, seat: int, free: bool = False) -> Sequence[Employ]:
    """Whom one can employ where; `free`: without paying for them (CO-DIS-03)."""
    player = game.players[seat]
    if not any(player.idle):
        return ()
    found: list[Employ] = []
    for number, _ in distinct(player, player.vacant):
        able = [who for who in candidates(game, player, number) if free or maintainable(player, who)]
        found += [made(Employ, game.box, who, label(game, player, number)) for who in able]
    return found
