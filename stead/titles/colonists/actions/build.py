"""Building: on a free cell, in place of what is demolished, or by remodelling (CO-CON, CO-DEM, CO-REM); embassies too
(CO-DIP-11)."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.kernel.phrase import Counted, Phrase, Thing
from stead.titles.colonists import abilities
from stead.titles.colonists.actions import employ
from stead.titles.colonists.actions.employ import Employ
from stead.titles.colonists.actions.limits import hall_in_use, homeless, razable, shortage
from stead.titles.colonists.actions.settle import count_tile, dismiss_all, settle, tell_built
from stead.titles.colonists.acts import Choice, Question, Words, by_verb, made
from stead.titles.colonists.box import FREE, NOBODY, Box
from stead.titles.colonists.community import BORDER_MOST, embassy, spot_for
from stead.titles.colonists.effects.base import DONE_ACT
from stead.titles.colonists.events import Razed, Remodelled
from stead.titles.colonists.goods import COLONISTS, TOOL, Goods, by_name, vector
from stead.titles.colonists.labels import distinct, find, label
from stead.titles.colonists.paying import pay, payable, shortfall
from stead.titles.colonists.pieces import ASIDE, STORAGE, Structure
from stead.titles.colonists.state import Game, Player
from stead.titles.colonists.visit import price

RAZING: Final = 2
"""Tools that a demolition adds to the cost (CO-DEM-02)."""
CHEAP_FARM: Final = vector({"tool": 1, "wood": 1})
"""What the other source says that a Farm costs."""


class Plan(NamedTuple):
    """Something that may be built here, for a price, so often."""

    kind: int
    cost: Goods
    most: int = 99
    alone: bool = False
    """On a free cell, whatever it is remodelled from elsewhere."""


def cost_of(game: Game, kind: int) -> Goods:
    """What a builder asks for it."""
    if game.box.kinds[kind] == "farm" and game.options.get("farm") == "1 wood":
        return CHEAP_FARM
    return game.box.cost[kind]


# What is possible


def sources(game: Game, player: Player, plan: Plan) -> tuple[int, ...]:
    """The kinds it is remodelled from."""
    if plan.alone:
        return ()
    kinds = game.box.remodels[plan.kind]
    if player.has[abilities.ESTATE_TO_APARTMENT] and game.box.kinds[plan.kind] == "apartment":
        return (*kinds, game.box.kind["estate"])  # CO-CLN-14
    return kinds


def ways(game: Game, player: Player, plan: Plan, affords: Callable[[Goods], bool]) -> Iterator["Construction"]:
    """Every way to build it now, the cheaper first, of those that one affords."""
    box, kind = game.box, plan.kind
    if plan.most <= 0 or not affords(plan.cost):
        return
    old_kinds = sources(game, player, plan)
    if old_kinds:
        old = [number for number, one in enumerate(player.community) if one.kind in old_kinds]
        for number, one in distinct(player, old):
            if homeless(game, player, one.kind, kind) == NOBODY and shortage(game, player, kind, one.kind) is None:
                yield made(Remodel, box, kind, plan.cost, label(game, player, number))
        return
    if spot_for(game, player, kind) >= 0 and shortage(game, player, kind) is None:
        yield made(Raise, box, kind, plan.cost)
    if (box.is_embassy(kind) and embassy(player, box.colony_of(kind)) >= 0) or not affords(dearer(plan.cost)):
        return
    same: set[Structure] = set()
    for number, one in distinct(player, range(len(player.community))):
        if razable(game, player, one, kind) and shortage(game, player, kind, one.kind) is None:
            if one.kind == kind:  # by its like (CO-DEM-14): on which cell it stands makes no difference
                alike = one._replace(spot=ASIDE)
                if alike in same:
                    continue
                same.add(alike)
            yield made(Replace, box, kind, plan.cost, label(game, player, number))


@cache
def dearer(cost: Goods) -> Goods:
    """With a demolition."""
    return tuple([n + RAZING * (good == TOOL) for good, n in enumerate(cost)])


def affordable(game: Game, seat: int) -> Callable[[Goods], bool]:
    player = game.players[seat]
    return lambda cost: payable(game, player, price(game, cost))


def options(game: Game, seat: int, plans: Sequence[Plan]) -> list["Construction"]:
    player, affords = game.players[seat], affordable(game, seat)
    return [way for plan in plans for way in ways(game, player, plan, affords)]


def can(game: Game, seat: int, plans: Sequence[Plan]) -> bool:
    player, affords = game.players[seat], affordable(game, seat)
    return any(next(ways(game, player, plan, affords), None) is not None for plan in plans)


def least(game: Game, seat: int, plans: Sequence[Plan]) -> list[Goods]:
    """Of each the cheapest way, whatever one has."""
    cheapest = [next(ways(game, game.players[seat], plan, bool), None) for plan in plans]
    return [way.cost for way in cheapest if way is not None]


# Acts


def relation(box: Box, kind: int) -> dict[str, Any]:
    """An embassy, as options speak of it."""
    return {"colony": box.colony_names[box.colony_of(kind)], "level": box.level(kind)}


class Construction(Choice):
    """Something to be built."""

    __slots__ = ("cost", "kind", "name")

    def __init__(self, box: Box, kind: int, cost: Goods, *more: str) -> None:
        self.kind = kind
        self.cost = cost
        self.name = box.kinds[kind]
        about = (f"kind:{self.name}", *(f"structure:{name}" for name in more))
        super().__init__(" ".join((self.verb, self.name, *more)), about)

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"kind": Thing("kind", self.name), "cost": Counted(by_name(price(asked.game, self.cost)))}

    def say(self, asked: Any) -> Phrase:
        box: Box = asked.game.box
        if not box.is_embassy(self.kind):
            return super().say(asked)
        id = "option-relate-on" if isinstance(self, Replace) else "option-relate"
        return Phrase(id, {**self.facts(asked), **relation(box, self.kind)})

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.building(self.kind, price(asked.game, self.cost), self.instead_of(asked))

    def instead_of(self, asked: Any) -> int:
        """The kind that stands there now; none: NOBODY."""
        return NOBODY

    def perform(self, game: Game, seat: int) -> Flow:
        visit = game.visit
        yield from pay(game, seat, self.cost if visit is None else visit.grant(self.cost))
        yield from self.stand(game, seat)
        if visit is not None:
            visit.built.append(self.kind)

    def stand(self, game: Game, seat: int) -> Flow:
        raise NotImplementedError


class Raise(Construction):
    """On a free cell."""

    verb = "build"

    def stand(self, game: Game, seat: int) -> Flow:
        player = game.players[seat]
        player.community.append(Structure(self.kind, spot_for(game, player, self.kind)))
        count_tile(game, self.kind, 1)
        tell_built(game, seat, self.kind)
        yield from settle(game, seat)


class OnOld(Construction):
    """In place of something."""

    __slots__ = ("old",)

    def __init__(self, box: Box, kind: int, cost: Goods, old: str) -> None:
        super().__init__(box, kind, cost, old)
        self.old = old

    def facts(self, asked: Any) -> dict[str, Any]:
        return {**super().facts(asked), "old": Thing("structure", self.old)}

    def instead_of(self, asked: Any) -> int:
        return asked.game.box.kind[self.old.partition("#")[0]]


class Replace(OnOld):
    """In place of what is demolished, for two more tools."""

    verb = "replace"

    def __init__(self, box: Box, kind: int, cost: Goods, old: str) -> None:
        super().__init__(box, kind, dearer(cost), old)

    def stand(self, game: Game, seat: int) -> Flow:
        player = game.players[seat]
        number = find(game, player, self.old)
        old = player.community[number]
        game.tell(Razed, seat, game.box.kinds[old.kind])
        dismiss_all(game, seat, old)
        player.community[number] = Structure(self.kind, old.spot, (), old.stock, old.good)
        count_tile(game, old.kind, -1)
        count_tile(game, self.kind, 1)
        tell_built(game, seat, self.kind)
        yield from settle(game, seat, number)


class Remodel(OnOld):
    """In place of what it is made from."""

    verb = "remodel"

    def stand(self, game: Game, seat: int) -> Flow:
        player = game.players[seat]
        number = find(game, player, self.old)
        old = player.community[number]
        kept = old.workers if game.box.is_embassy(self.kind) else ()
        if not kept:
            dismiss_all(game, seat, old)
        player.community[number] = Structure(self.kind, old.spot, kept, old.stock, old.good)
        count_tile(game, old.kind, -1)
        count_tile(game, self.kind, 1)
        if game.box.is_embassy(self.kind):
            tell_built(game, seat, self.kind)
        else:
            game.tell(Remodelled, seat, game.box.kinds[old.kind], self.name)
        yield from settle(game, seat, number if not kept else -1)


# A visit


def construct(game: Game, seat: int, plans: Sequence[Plan], act: Any, at_builder: bool) -> Flow:
    """This first, then as much more as one likes and can pay: all in one action (CO-ACT-02)."""
    left: list[Plan] = list(plans)
    chosen: Any = act
    while chosen is not DONE_ACT:
        yield from chosen.perform(game, seat)
        if isinstance(chosen, Construction):
            left = [plan._replace(most=plan.most - 1) if plan.kind == chosen.kind else plan for plan in left]
            left = [*left, *_besides(game, seat, left)] if at_builder else left
        chosen = yield MoreBuilding(game, seat, left)


def _besides(game: Game, seat: int, plans: Sequence[Plan]) -> list[Plan]:
    """Farms with Deed Registration, Flats with a Realtor's License, once a building of their workers was built."""
    box, has = game.box, game.players[seat].has
    found: list[Plan] = []
    for ability, worker, name in ((abilities.FARMS_BESIDES, 0, "farm"), (abilities.FLATS_BESIDES, 1, "flat")):
        workers: list[int] = [box.worker[kind] for kind in game.visit.built]
        plan = Plan(box.kind[name], vector({"tool": 1, "wood" if name == "farm" else "plank": 1}), 99, alone=True)
        if has[ability] and (worker in workers or FREE in workers) and all(one.kind != plan.kind for one in plans):
            found.append(plan)
    return found


class MoreBuilding(Question):
    """Another building, somebody for the new one (CO-Q-34), or enough."""

    __slots__ = ("plans",)
    takes = by_verb(Employ)

    def __init__(self, game: Game, seat: int, plans: Sequence[Plan]) -> None:
        super().__init__(game, seat, "build", "CO-PLC-14")
        self.plans = plans

    def list(self) -> list[Choice]:
        game, seat = self.game, self.seat
        return [DONE_ACT, *options(game, seat, self.plans), *employ.options(game, seat)]

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        return why_not_built(self.game, self.seat, self.plans, verb, words) or super().refusal(verb, words)


def why_not_built(game: Game, seat: int, plans: Sequence[Plan], verb: str, words: Words) -> Refusal | None:
    """The first rule that building this would break."""
    box, player = game.box, game.players[seat]
    if verb not in ("build", "replace", "remodel") or not words or words[0] not in box.kind:
        return None
    kind = box.kind[words[0]]
    if box.is_embassy(kind) and any(box.is_embassy(plan.kind) for plan in plans):
        told = why_no_relation(game, player, kind)
        if told is not None:
            return told
    plan = next((plan for plan in plans if plan.kind == kind), None)
    if plan is None:
        return Refusal("CO-CON-01", "not-built-here", what=words[0])
    if plan.most <= 0:
        return Refusal("CO-PLC-16", "not-more", what=words[0])
    number = find(game, player, words[1]) if len(words) > 1 else -1
    old = player.community[number] if number >= 0 else None
    short = shortage(game, player, kind, old.kind if old else NOBODY)
    if short is not None:
        return short
    needed = sources(game, player, plan)
    if old is not None and old.kind >= box.improvement:
        return Refusal("CO-REM-09" if any(box.houses[old.kind]) else "CO-REM-15", "no-building", what=words[1])
    if needed:
        if old is None or old.kind not in needed:
            rule = "CO-DIP-14" if box.is_embassy(kind) else "CO-REM-01"
            return Refusal(rule, "remodel-only", what=words[0], old=box.kinds[needed[0]])
    elif old is not None:
        if box.is_storage[kind] and old.spot != STORAGE:
            return Refusal("CO-CON-12", "storage-cells-only", what=words[0])
        if hall_in_use(game, player, old.kind):
            return Refusal("CO-CON-10", "border-in-use", what=words[1])
    elif spot_for(game, player, kind) < 0:
        closed = game.last_era > 1 and player.has[abilities.BORDER] < BORDER_MOST
        rule = "CO-CON-12" if box.is_storage[kind] else "CO-CON-09" if closed else "CO-CON-06"
        return Refusal(rule, "no-cell", what=words[0])
    if old is not None:
        stuck = homeless(game, player, old.kind, kind if needed else NOBODY)
        if stuck != NOBODY:
            rule = "CO-REM-05" if needed else "CO-DEM-05"
            return Refusal(rule, "at-work", colonist=COLONISTS[stuck], what=words[1])
    cost = [n + RAZING * (good == TOOL and old is not None and not needed) for good, n in enumerate(plan.cost)]
    need = price(game, cost)
    if not payable(game, player, need):
        razing = cost[TOOL] > plan.cost[TOOL] and player.goods[TOOL] < need[TOOL]
        broken = "CO-DEM-02" if razing else shortfall(game, player, need) or "CO-PLC-15"
        return Refusal(broken, "cannot-pay", goods=by_name(need), purse=Counted(by_name(player.goods)))
    return None


def why_no_relation(game: Game, player: Player, kind: int) -> Refusal | None:
    """Why a level of relations is not the next one."""
    box = game.box
    colony, level = box.colony_of(kind), box.level(kind)
    name = box.colony_names[colony]
    number = embassy(player, colony)
    now = box.level(player.community[number].kind) if number >= 0 else 0
    if colony not in game.colonies:
        return Refusal("CO-DIP-01", "colony-not-in-play", what=box.kinds[kind])
    if level <= now:
        return Refusal("CO-DIP-10", "one-embassy", colony=name)
    if level > game.era:
        return Refusal("CO-DIP-16", "level-above-era", what=box.kinds[kind], n=game.era)
    return Refusal("CO-DIP-14", "next-level", colony=name, n=now + 1) if level > now + 1 else None
