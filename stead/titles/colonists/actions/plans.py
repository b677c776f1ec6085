"""What could be built, and why not: plans of places and cards, what is remodelled, what may be demolished for it
(CO-CON, CO-DEM, CO-REM, CO-DIP)."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from stead.kernel.decision import Refusal
from stead.kernel.phrase import Counted
from stead.titles.colonists import abilities
from stead.titles.colonists.actions.limits import hall_in_use, homeless, razable, shortage
from stead.titles.colonists.acts import Words
from stead.titles.colonists.box import NOBODY
from stead.titles.colonists.community import BORDER_MOST, embassy, spot_for
from stead.titles.colonists.goods import COLONISTS, TOOL, Goods, by_name, vector
from stead.titles.colonists.labels import distinct, find, label
from stead.titles.colonists.paying import payable, shortfall
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


@cache
def dearer(cost: Goods) -> Goods:
    """With a demolition."""
    return tuple([n + RAZING * (good == TOOL) for good, n in enumerate(cost)])


def sources(game: Game, player: Player, plan: Plan) -> tuple[int, ...]:
    """The kinds it is remodelled from."""
    if plan.alone:
        return ()
    kinds = game.box.remodels[plan.kind]
    if player.has[abilities.ESTATE_TO_APARTMENT] and game.box.kinds[plan.kind] == "apartment":
        return (*kinds, game.box.kind["estate"])  # CO-CLN-14
    return kinds


def razables(game: Game, player: Player, kind: int) -> Iterator[int]:
    """The structures that may be demolished for this one."""
    same: set[Structure] = set()
    for number, one in distinct(player, range(len(player.community))):
        if razable(game, player, one, kind) and shortage(game, player, kind, one.kind) is None:
            if one.kind == kind:  # by its like (CO-DEM-14): on which cell it stands makes no difference
                alike = one._replace(spot=ASIDE)
                if alike in same:
                    continue
                same.add(alike)
            yield number


# Why not


def why_not_built(game: Game, seat: int, plans: Sequence[Plan], verb: str, words: Words) -> Refusal | None:
    """The first rule that building this would break."""
    box, player = game.box, game.players[seat]
    if verb == "raze" and len(words) == 1 and plans and find(game, player, words[0]) >= 0:
        return why_not_razed(game, seat, plans[0].kind, find(game, player, words[0]))
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
    needed = sources(game, player, plan)
    broken = _no_source(game, player, kind, needed, words[1:]) if needed else no_cell(game, seat, kind, verb)
    if broken is not None:
        return broken
    need = price(game, dearer(plan.cost) if verb == "replace" else plan.cost)
    if not payable(game, player, need):
        razing = verb == "replace" and player.goods[TOOL] < need[TOOL]
        rule = "CO-DEM-02" if razing else shortfall(game, player, need) or "CO-PLC-15"
        return Refusal(rule, "cannot-pay", goods=by_name(need), purse=Counted(by_name(player.goods)))
    return None


def _no_source(game: Game, player: Player, kind: int, needed: Sequence[int], words: Words) -> Refusal | None:
    """Why this is not remodelled out of that."""
    box = game.box
    number = find(game, player, words[0]) if words else -1
    old = player.community[number] if number >= 0 else None
    short = shortage(game, player, kind, old.kind if old else NOBODY)
    if short is not None:
        return short
    if old is not None and old.kind >= box.improvement:
        return Refusal("CO-REM-09" if any(box.houses[old.kind]) else "CO-REM-15", "no-building", what=words[0])
    if old is None or old.kind not in needed:
        rule = "CO-DIP-14" if box.is_embassy(kind) else "CO-REM-01"
        return Refusal(rule, "remodel-only", what=box.kinds[kind], old=box.kinds[needed[0]])
    stuck = homeless(game, player, old.kind, kind)
    return None if stuck == NOBODY else Refusal("CO-REM-05", "at-work", colonist=COLONISTS[stuck], what=words[0])


def no_cell(game: Game, seat: int, kind: int, verb: str) -> Refusal | None:
    """Why there is no cell for it, or (replace) none that could be had."""
    box, player = game.box, game.players[seat]
    if verb == "replace":
        if next(razables(game, player, kind), None) is not None:
            return None
        found = (why_not_razed(game, seat, kind, number) for number in range(len(player.community)))
        return next((refusal for refusal in found if refusal is not None), shortage(game, player, kind))
    short = shortage(game, player, kind)
    if short is not None or spot_for(game, player, kind) >= 0:
        return short
    closed = game.last_era > 1 and player.has[abilities.BORDER] < BORDER_MOST
    rule = "CO-CON-12" if box.is_storage[kind] else "CO-CON-09" if closed else "CO-CON-06"
    return Refusal(rule, "no-cell", what=box.kinds[kind])


def why_not_razed(game: Game, seat: int, kind: int, number: int) -> Refusal | None:
    """Why a structure is not demolished for this kind."""
    box, player = game.box, game.players[seat]
    old, name = player.community[number], label(game, player, number)
    short = shortage(game, player, kind, old.kind)
    if short is not None:
        return short
    if old.kind >= box.improvement:
        return Refusal("CO-REM-09" if any(box.houses[old.kind]) else "CO-REM-15", "no-building", what=name)
    if box.is_storage[kind] and old.spot != STORAGE:
        return Refusal("CO-CON-12", "storage-cells-only", what=box.kinds[kind])
    if hall_in_use(game, player, old.kind):
        return Refusal("CO-CON-10", "border-in-use", what=name)
    stuck = homeless(game, player, old.kind)
    return None if stuck == NOBODY else Refusal("CO-DEM-05", "at-work", colonist=COLONISTS[stuck], what=name)


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
