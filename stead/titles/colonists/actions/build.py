"""Building: on a free cell, in place of what is demolished, or by remodelling (CO-CON, CO-DEM, CO-REM); embassies too
(CO-DIP-11)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.kernel.phrase import Counted, Phrase, Thing
from stead.titles.colonists import abilities
from stead.titles.colonists.actions import employ
from stead.titles.colonists.actions.employ import Employ
from stead.titles.colonists.actions.limits import homeless, shortage
from stead.titles.colonists.actions.plans import Plan, dearer, no_cell, razables, sources, why_not_built, why_not_razed
from stead.titles.colonists.actions.settle import count_tile, dismiss_all, settle, tell_built
from stead.titles.colonists.acts import Choice, Question, Words, by_verb, made
from stead.titles.colonists.box import FREE, NOBODY, Box
from stead.titles.colonists.community import embassy, spot_for
from stead.titles.colonists.effects.base import DONE_ACT
from stead.titles.colonists.events import Razed, Remodelled
from stead.titles.colonists.goods import Goods, by_name, vector
from stead.titles.colonists.labels import distinct, find, label
from stead.titles.colonists.paying import pay, payable
from stead.titles.colonists.pieces import Structure
from stead.titles.colonists.state import Game, Player
from stead.titles.colonists.visit import price

# What is possible


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
    if next(razables(game, player, kind), None) is not None:
        yield made(Replace, box, kind, plan.cost)


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
        return Phrase("option-relate", {**self.facts(asked), **relation(box, self.kind)})

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.building(self.kind, price(asked.game, self.cost), self.instead_of(asked))

    def instead_of(self, asked: Any) -> int:
        """The kind that stands there now; none: NOBODY."""
        return NOBODY

    def perform(self, game: Game, seat: int) -> Flow:
        yield from self.paid(game, seat, self.stand(game, seat))

    def paid(self, game: Game, seat: int, steps: Flow) -> Flow:
        """Its cost, then these steps."""
        visit = game.visit
        yield from pay(game, seat, self.cost if visit is None else visit.grant(self.cost))
        yield from steps
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


class Replace(Construction):
    """In place of what is demolished, for two more tools. What that is, is asked next."""

    __slots__ = ()
    verb = "replace"

    def __init__(self, box: Box, kind: int, cost: Goods) -> None:
        super().__init__(box, kind, dearer(cost))

    def say(self, asked: Any) -> Phrase:
        """What goes, if it is the only thing that can."""
        game, player = asked.game, asked.game.players[asked.seat]
        facts, box = self.facts(asked), game.box
        gone = [label(game, player, number) for number in razables(game, player, self.kind)]
        verb = "replace"
        if box.is_embassy(self.kind):
            verb, facts = "relate-on", {**facts, **relation(box, self.kind)}
        if len(gone) == 1:
            verb, facts = f"{verb}-this", {**facts, "old": Thing("structure", gone[0])}
        return Phrase(f"option-{verb}", facts)

    def worth(self, eye: Any, asked: Any) -> float:
        player = asked.game.players[asked.seat]
        gone = {player.community[number].kind for number in razables(asked.game, player, self.kind)}
        cost = price(asked.game, self.cost)
        return max([eye.building(self.kind, cost, kind) for kind in sorted(gone)], default=-1.0)

    def perform(self, game: Game, seat: int) -> Flow:
        act: Raze = yield Razing(game, seat, self)
        yield from self.paid(game, seat, self.put(game, seat, act.old))

    def put(self, game: Game, seat: int, name: str) -> Flow:
        player = game.players[seat]
        number = find(game, player, name)
        old = player.community[number]
        game.tell(Razed, seat, game.box.kinds[old.kind])
        dismiss_all(game, seat, old)
        player.community[number] = Structure(self.kind, old.spot, (), old.stock, old.good)
        count_tile(game, old.kind, -1)
        count_tile(game, self.kind, 1)
        tell_built(game, seat, self.kind)
        yield from settle(game, seat, number)


class Raze(Choice):
    """A structure that is demolished for a new one."""

    __slots__ = ("old",)
    verb = "raze"

    def __init__(self, _: Box, old: str) -> None:
        super().__init__(f"raze {old}", (f"structure:{old}",))
        self.old = old

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"old": Thing("structure", self.old)}

    def worth(self, eye: Any, asked: "Razing") -> float:
        built = asked.act
        return eye.building(built.kind, price(asked.game, built.cost), asked.game.box.kind[self.old.partition("#")[0]])


class Razing(Question):
    """In place of what something is built."""

    __slots__ = ("act",)

    def __init__(self, game: Game, seat: int, act: Replace) -> None:
        super().__init__(game, seat, "raze", "CO-DEM-01")
        self.act = act

    def list(self) -> list[Raze]:
        game, player = self.game, self.game.players[self.seat]
        return [made(Raze, game.box, label(game, player, i)) for i in razables(game, player, self.act.kind)]

    def details(self) -> dict[str, Any]:
        return {"kind": Thing("kind", self.act.name)}

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        if verb == "build" and list(words) == [self.act.name]:
            return no_cell(self.game, self.seat, self.act.kind, verb)
        number = find(self.game, self.game.players[self.seat], words[0]) if verb == "raze" and len(words) == 1 else -1
        return why_not_razed(self.game, self.seat, self.act.kind, number) if number >= 0 else None


class Remodel(Construction):
    """In place of what it is made from."""

    __slots__ = ("old",)
    verb = "remodel"

    def __init__(self, box: Box, kind: int, cost: Goods, old: str) -> None:
        super().__init__(box, kind, cost, old)
        self.old = old

    def facts(self, asked: Any) -> dict[str, Any]:
        return {**super().facts(asked), "old": Thing("structure", self.old)}

    def instead_of(self, asked: Any) -> int:
        return asked.game.box.kind[self.old.partition("#")[0]]

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
