"""Every key that Colonists can ever offer, computed from the box: the closed list that learners need. No two actions
are copies of each other, so each has one key."""

from collections.abc import Iterable, Iterator

from stead.kit.effects import Effect, unfolded
from stead.kit.hex import Cell, distance, pairs
from stead.titles.colonists.actions.fee import FIRST
from stead.titles.colonists.actions.move import APPRENTICE
from stead.titles.colonists.box import FREE, NOBODY, Box
from stead.titles.colonists.community import BASIC, BORDER_MOST, STORAGE_CELLS
from stead.titles.colonists.effects.barter import Barter, Bartering, Exchange
from stead.titles.colonists.effects.goods import Gain, Recipe, Refine, Sell, written
from stead.titles.colonists.goods import CLOTHING, COLONISTS, FOOD, NAMES, NONE, RESOURCES, STORABLE, TOOL, Goods
from stead.titles.colonists.names import cell_name
from stead.titles.colonists.state import ENVOYS
from stead.titles.colonists.workers import provide_key

CELLS = 20 + BORDER_MOST + STORAGE_CELLS
"""Of a community board, besides Construction Sites."""
FAR = 37
"""No tile lies farther from the first market. A place touches two sides, so before anything lies in a new row there are
two cells next to each other in the row before: 61 places reach 31 rows, three markets two more each."""
PLAIN = (
    *("done", "end", "stay", "leave", "swap-places", "spur", "pay", "act", "refrain", "spill"),
    *(f"fill {wood}wood {BASIC - wood}clay" for wood in range(BASIC, -1, -1)),
)


def actions(box: Box) -> dict[str, tuple[str, ...]]:
    keys = [*PLAIN, *_goods(box), *_exchanges(box), *_cards(box), *_map(box), *_communities(box), *_cells()]
    added = (keys for module in box.modules for act in module.acts for keys in act.every(box))
    return {key: (key,) for key in dict.fromkeys(keys)} | {keys[0]: keys for keys in added}


def _effects(box: Box) -> Iterator[Effect]:
    """Everything that is done somewhere."""
    told: list[Effect] = []
    for place in box.places:
        told += place.does
    for card in box.market_cards:
        told += [*card.sells, card.does]
    for improvement in box.improvements:
        told += improvement.does
    for one in box.standing:
        told += [*one.refines, *([one.market] if one.market is not None else [])]
    yield from unfolded(told)


# Goods


def _goods(box: Box) -> Iterator[str]:
    gains = [effect.goods for effect in _effects(box) if isinstance(effect, Gain)]
    subsidies = [goods for card in box.subsidies for goods in card]
    yield from (f"take {written(goods)}" for goods in dict.fromkeys([*gains, *subsidies]))
    yield from (f"instead {written(goods)}" for goods in _every(box.instead))
    yield from (f"gift {written(goods)}" for goods in _every(box.gifts))
    yield from (f"discount {written(goods)}" for goods in _every(card for card in box.subsidies if len(card) > 1))
    yield from (f"change {NAMES[a]} {NAMES[b]}" for pairs in box.alchemy for a, b in pairs)
    yield from (f"fee {NAMES[good]}" for good in (*FIRST, *RESOURCES))
    yield from (f"{verb} {NAMES[good]}" for verb in ("drop", "buy") for good in range(STORABLE))
    yield from (f"give {NAMES[good]}" for good in (*range(STORABLE), TOOL))
    less = dict.fromkeys((goods[FOOD], goods[CLOTHING]) for goods in [NONE, *box.gains, *subsidies])
    yield from (provide_key(choice, off) for choice in (NOBODY, FOOD, CLOTHING) for off in less)


def _every(each: Iterable[Iterable[Goods]]) -> list[Goods]:
    return list(dict.fromkeys(goods for some in each for goods in some))


def _exchanges(box: Box) -> Iterator[str]:
    recipes: list[Recipe] = []
    rates: list[tuple[int, tuple[int, ...], Goods]] = []
    for effect in _effects(box):
        if isinstance(effect, Sell | Refine):
            recipes += effect.recipes
        elif isinstance(effect, Barter | Exchange):
            rates += effect.rates
    for recipe in recipes:
        verb = "sell" if recipe.sells else "refine"
        yield from (f"{verb} {written(recipe.cost)} {written(recipe.gives)} {n}" for n in range(1, recipe.most + 1))
    yield from (Bartering(box, *rate).key for rate in rates)


def _cards(box: Box) -> Iterator[str]:
    yield from (f"{verb} {name}" for verb in ("play", "keep", "discard") for name in box.card_names)
    uses = [(box.uses[kind], name) for kind, name in enumerate(box.kinds)]
    yield from (f"ride {name}" for use, name in uses if use == "ticket")
    yield from (f"gallop {name}" for use, name in uses if use == "range")


# The map


def _map(box: Box) -> Iterator[str]:
    places, markets = box.tile_names[: box.market], box.tile_names[box.market :]
    yield from (f"enter {market}" for market in markets)
    yield from (f"recall {name}" for name in box.tile_names)
    yield from (f"post {envoy} {market}" for envoy in ENVOYS for market in markets)
    yield from (f"send {envoy} {name}" for envoy in ENVOYS for name in box.tile_names)
    yield from (f"{verb} {name}" for verb in ("swap", "next", "lay-on") for name in places)
    yield from (f"work {place.name}" for place in box.places if len(place.does) > 1)
    for start in (*box.tile_names, APPRENTICE):
        yield from (f"go {start} {name}" for name in box.tile_names if name != start or name in markets)


def _cells() -> Iterator[str]:
    span = range(-FAR, FAR + 1)
    cells: list[Cell] = [(q, r) for q in span for r in span if distance((q, r), (0, 0)) <= FAR]
    yield from (f"lay {cell_name(cell)}" for cell in cells)
    yield from (f"lay {cell_name(a)} {cell_name(b)}" for cell in cells for a, b in pairs(cell))


# Communities


def labels(box: Box, kind: int) -> list[str]:
    """What structures of a kind are called, as many as there can be: one of an embassy or an improvement, else as many
    as there are cells for them."""
    name = box.kinds[kind]
    if kind >= box.embassy:
        return [name]
    sites = sum(one.gives.get("sites", 0) for one in box.standing)
    most = min(box.limit[kind], STORAGE_CELLS if box.is_storage[kind] else CELLS + sites)
    return [name, *(f"{name}#{n}" for n in range(2, most + 1))]


def _communities(box: Box) -> Iterator[str]:
    kinds = range(box.improvement)
    flat = box.kind["flat"]
    yield from (f"buy {box.kinds[kind]}" for kind in kinds)
    yield from (f"raze {label}" for kind in kinds for label in labels(box, kind))
    for kind in kinds:
        name, old = box.kinds[kind], box.remodels[kind]
        if not old or kind == flat:  # Flats with a Realtor's License
            yield f"build {name}"
            yield f"replace {name}"
        if name == "apartment":
            old = (*old, box.kind["estate"])  # CO-CLN-14
        yield from (f"remodel {name} {label}" for one in dict.fromkeys(old) for label in labels(box, one))
    for storage, worker in _rebuilds(box):
        able = [kind for kind in range(box.embassy) if box.worker[kind] in (worker, FREE) and not box.remodels[kind]]
        able = [kind for kind in able if not box.is_storage[kind]]
        yield from (f"rebuild {box.kinds[kind]} {label}" for kind in able for label in labels(box, storage))
    for kind in kinds:
        if box.worker[kind] != NOBODY:
            for label in labels(box, kind):
                yield from (f"{verb} {who} {label}" for verb in ("employ", "dismiss") for who in COLONISTS)


def _rebuilds(box: Box) -> list[tuple[int, int]]:
    return list(dict.fromkeys(pair for each in box.rebuilds for pair in each.items()))
