"""The content of a game, frozen: what the rules look up, by number.

Everything that can stand in a community has one number, its *kind*: the buildings come first, then the embassies (four
levels for each colony), then the improvements. So what they have in common is looked up in one way. Place tiles are
numbered too, era by era, and after them the markets.
"""

from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from stead.kernel.content import Sheet, identity
from stead.kernel.title import Module, names, of_module
from stead.kit.abilities import Abilities
from stead.kit.effects import Effect, decode, unfolded
from stead.titles.colonists import abilities
from stead.titles.colonists.cards import (
    Building,
    Colony,
    Embassy,
    EraCard,
    GoodFacts,
    Improvement,
    MarketCard,
    Place,
    Standing,
    Tile,
    Tiles,
)
from stead.titles.colonists.goods import COLONISTS, INDEX, NAMES, NONE, STORABLE, TOOL, Goods, added, vector

SECTIONS: Final[dict[str, Any]] = {
    "buildings": Building,
    "tiles": Tiles,
    "places": Place,
    "market_cards": MarketCard,
    "improvements": Improvement,
    "colonies": Colony,
    "embassies": Embassy,
    "eras": EraCard,
    "goods": GoodFacts,
}
COUNTS: Final = {
    "buildings": 25,
    "tiles": 17,
    "market_cards": 28,
    "improvements": 140,
    "colonies": 9,
    "embassies": 4,
    "eras": 4,
    "goods": STORABLE,
}  # CO-CMP
PLACE_TILES: Final = (13, 12, 12, 12, 13)  # CO-CMP-01
MARKETS: Final = ("market.1", "market.2", "market.3", "small_market")
SMALL: Final = 3
"""Which of them is the small one (CO-BRD-20)."""
LEVELS: Final = 4
NOBODY: Final = -1
FREE: Final = 3
"""The worker slot that takes any colonist (CO-COL-11)."""
PEOPLE: Final = (60, 40, 20)
"""Colonists in the box, by type (CO-CMP-11)."""


class Box:
    def __init__(self, lists: dict[str, list[Any]], numbers: dict[str, int], content: str, modules: Sequence[Module]):
        self.content = content
        self.modules = tuple(modules)
        self.acts: dict[Any, Any] = {}
        """Acts that were made once."""
        self.smithy = numbers["smithy"]
        self.eras: list[EraCard] = lists["eras"]
        self.good_facts: list[GoodFacts] = lists["goods"]
        self.prices = [facts.price for facts in self.good_facts]
        """By good: its set-up price (CO-LAT-20)."""
        self._number_kinds(lists)
        self._number_tiles(lists["places"])
        self.market_cards: list[MarketCard] = lists["market_cards"]
        self.market_names = [card.name for card in self.market_cards]
        self.market_card = {name: number for number, name in enumerate(self.market_names)}
        self.subsidies = [[vector(goods) for goods in card.subsidy] for card in self.market_cards]

    # What stands in communities

    def _number_kinds(self, lists: dict[str, list[Any]]) -> None:
        buildings: list[Building] = lists["buildings"]
        improvements: list[Improvement] = lists["improvements"]
        self.colonies: list[Colony] = lists["colonies"]
        self.colony = {colony.name: number for number, colony in enumerate(self.colonies)}
        self.colony_names = [colony.name for colony in self.colonies]
        self.embassies: list[Embassy] = lists["embassies"]
        self.embassy = len(buildings)
        """The kind of the first embassy."""
        self.improvement = self.embassy + LEVELS * len(self.colonies)
        """The kind of the first improvement."""
        levels = [level for colony in self.colonies for level in colony.levels]
        self.standing: list[Standing] = [*buildings, *levels, *improvements]
        numerals = ("1", "2", "3", "4")
        self.kinds = [
            *(building.name for building in buildings),
            *(f"{colony.name}.{numeral}" for colony in self.colonies for numeral in numerals),
            *(str(card.number) for card in improvements),
        ]
        """By kind: its name."""
        self.kind = {name: number for number, name in enumerate(self.kinds)}
        self.buildings = buildings
        self.improvements = improvements
        self.card_names = [str(card.number) for card in improvements]
        self.card = {name: number for number, name in enumerate(self.card_names)}
        prices = [embassy.cost for _ in self.colonies for embassy in self.embassies]
        self.cost: list[Goods] = [
            *(vector(building.cost) for building in buildings),
            *map(vector, prices),
            *(vector(card.cost) for card in improvements),
        ]
        self.value: list[int] = [
            *(building.value for building in buildings),
            *(embassy.value for _ in self.colonies for embassy in self.embassies),
            *(card.value for card in improvements),
        ]
        self.scoring = {kind: one.scores for kind, one in enumerate(self.standing) if one.scores is not None}
        """What is worth something at the end by what one has then."""
        self.worker = [self._worker(kind) for kind in range(len(self.kinds))]
        """By kind: the colonist it employs, FREE, or NOBODY."""
        self.workers = [
            0 if worker == NOBODY else getattr(one, "workers", 1)
            for one, worker in zip(self.standing, self.worker, strict=True)
        ]
        """By kind: so many."""
        self.needed = [0 if self.is_embassy(kind) else n for kind, n in enumerate(self.workers)]
        """By kind: how many workers it does nothing without; an embassy works, whoever does there (CO-Q-47)."""
        self.abilities = Abilities(abilities.NAMES, [self._gives(kind) for kind in range(len(self.kinds))])
        self.houses = [tuple(one.houses.get(name, 0) for name in COLONISTS) for one in self.standing]
        self.stores = [self._stores(kind) for kind in range(len(self.kinds))]
        """By kind: the good that it produces into a Stock, or NOBODY."""
        self.yields = [vector(self._all_levels(kind, "produces")) for kind in range(len(self.kinds))]
        self.limit = [getattr(one, "limit", None) or 99 for one in self.standing]
        self.remodels = [self._remodels(kind) for kind in range(len(self.kinds))]
        """By kind: what it can be built in place of, and of nothing else; () for what is built on a free cell."""
        self.uses = [getattr(one, "uses", "") for one in self.standing]
        self.pays = [vector(getattr(one, "pays", {})) for one in self.standing]
        self.factory = [self.abilities.sum("factory", (kind,)) > 0 for kind in range(len(self.kinds))]
        self.border = [self.abilities.sum("border", (kind,)) for kind in range(len(self.kinds))]
        self.is_storage = [isinstance(one, Building) and one.kind == "storage" for one in self.standing]
        self.era = [self._era(kind) for kind in range(len(self.kinds))]
        self.tiles: list[Tiles] = lists["tiles"]
        groups = {name: number for number, group in enumerate(self.tiles) for name in group.buildings}
        self.group = [groups.get(name, NOBODY) for name in self.kinds]
        """By kind: the tiles it is printed on."""
        self.boosts = [self._of_buildings(one.boosts) for one in self.standing]
        self.boosts_one = [self._of_buildings(one.boosts_one) for one in self.standing]
        self.roomier = [self._of_buildings(self._all_levels(kind, "roomier")) for kind in range(len(self.kinds))]
        self.alchemy = [
            tuple((INDEX[a], INDEX[b]) for level in self.levels(kind) for a, b in level.alchemy)
            for kind in range(len(self.kinds))
        ]

        self._look_up_levels()

    def _worker(self, kind: int) -> int:
        """An embassy keeps the place for a worker that a lower level gave it."""
        found = [getattr(level, "worker", None) for level in self.levels(kind)]
        name = next((name for name in found[::-1] if name is not None), None)
        return NOBODY if name is None else FREE if name == "any" else COLONISTS.index(name)

    def _lower(self, kind: int) -> range:
        """Of an embassy its levels up to this one; of anything else itself."""
        if not self.embassy <= kind < self.improvement:
            return range(kind, kind + 1)
        return range(kind - (kind - self.embassy) % LEVELS, kind + 1)

    def _gives(self, kind: int) -> dict[str, int]:
        gives: dict[str, int] = {}
        for level in self._lower(kind):
            for name, n in self.standing[level].gives.items():
                gives[name] = gives.get(name, 0) + n
        return gives

    def _all_levels(self, kind: int, field: str) -> dict[Any, int]:
        found: dict[Any, int] = {}
        for level in self._lower(kind):
            found |= getattr(self.standing[level], field)
        return found

    def levels(self, kind: int) -> list[Standing]:
        """What an embassy has from all its levels; of anything else itself."""
        return [self.standing[level] for level in self._lower(kind)]

    def _look_up_levels(self) -> None:
        """By kind, from all its levels."""
        every = [self.levels(kind) for kind in range(len(self.kinds))]
        self.instead = [self._instead(levels) for levels in every]
        """Goods that may be taken instead of an action, with what comes besides."""
        self.gifts = [tuple(vector(goods) for level in levels for goods in level.gifts) for levels in every]
        self.draws = [max(level.draws for level in levels) for levels in every]
        self.either = [tuple(INDEX[good] for level in levels for good in level.produces_one) for levels in every]
        """Goods of which it produces one."""
        self.rebuilds = [
            {self.kind[name]: COLONISTS.index(worker) for level in levels for name, worker in level.rebuilds.items()}
            for levels in every
        ]
        self.market_effect = [next((one.market for one in levels[::-1] if one.market), None) for levels in every]
        """What may be done at a market: a higher level says all of it."""
        told = [[one.refines for one in levels if one.refines] for levels in every]
        self.refines: list[list[Effect]] = [one[-1] if one else [] for one in told]

    def _instead(self, levels: Sequence[Standing]) -> tuple[Goods, ...]:
        besides = next((vector(level.besides) for level in levels[::-1] if level.besides), NONE)
        return tuple(tuple(added(vector(goods), besides)) for level in levels for goods in level.instead)

    def _stores(self, kind: int) -> int:
        produced = [INDEX[good] for good in self._all_levels(kind, "produces")]
        return next((good for good in produced if good < STORABLE), NOBODY)

    def _remodels(self, kind: int) -> tuple[int, ...]:
        one = self.standing[kind]
        if isinstance(one, Building):
            return tuple(self.kind[name] for name in one.remodels)
        return (kind - 1,) if self.is_embassy(kind) and self.level(kind) > 1 else ()

    def _era(self, kind: int) -> int:
        one = self.standing[kind]
        return one.era if isinstance(one, Building | Improvement) else self.level(kind)

    def _of_buildings(self, named: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
        return tuple((self.kind[name], n) for name, n in named.items())

    def is_embassy(self, kind: int) -> bool:
        return self.embassy <= kind < self.improvement

    def level(self, kind: int) -> int:
        return (kind - self.embassy) % LEVELS + 1

    def colony_of(self, kind: int) -> int:
        return (kind - self.embassy) // LEVELS

    def embassy_of(self, colony: int, level: int) -> int:
        return self.embassy + colony * LEVELS + level - 1

    # What lies on the map

    def _number_tiles(self, places: list[Place]) -> None:
        self.places = places
        self.place = {place.name: number for number, place in enumerate(places)}
        told = [(tile.era, number, tile) for number, place in enumerate(places) for tile in place.tiles]
        told.sort(key=lambda one: one[0])
        self.place_of = [number for _, number, _ in told]
        """By tile: its place; a market is none."""
        self.tiles_of = [
            [tile for tile, one in enumerate(self.place_of) if one == place] for place in range(len(places))
        ]
        self.tile_facts: list[Tile] = [tile for _, _, tile in told]
        names: list[str] = []
        for _, number, _ in told:
            alike = sum(name.startswith(f"{places[number].name}.") for name in names)
            names.append(f"{places[number].name}.{alike + 1}")
        self.market = len(names)
        """The tile of the first market."""
        self.tile_names = [*names, *MARKETS]
        self.tile = {name: number for number, name in enumerate(self.tile_names)}
        self.replaces = [NOBODY if tile.replaces is None else self.place[tile.replaces] for tile in self.tile_facts]
        self.gains = [self._gains(places[number]) for number in self.place_of]
        """By tile: what its place gives unconditionally (CO-ALT-02..05)."""

    def _gains(self, place: Place) -> Goods:
        """Resource and maintenance places and officials; a Developer's tools are conditional (CO-ALT-04)."""
        gains = [effect for effect in place.does if hasattr(effect, "gain")]
        if place.type == "maintenance":
            gains = [effect for one in place.does for effect in getattr(one, "one_of", ()) if hasattr(effect, "gain")]
        if not gains or place.name in ("developer", "librarian"):
            return NONE
        goods = vector(getattr(gains[0], "gain"))  # noqa: B009 - of whatever verb it is
        return tuple(n if good < STORABLE or good == TOOL else 0 for good, n in enumerate(goods))

    def is_market(self, tile: int) -> bool:
        return tile >= self.market


def open_box(texts: Mapping[str, str], verbs: Mapping[str, type[Effect]], modules: Sequence[Module]) -> Box:
    """Make the box from the content files (name to text). Raises ContentError."""
    hook = decode(ChainMap(dict(verbs), *(module.effects for module in modules)))
    lists: dict[str, list[Any]] = {name: [] for name in SECTIONS}
    told: dict[str, Sheet] = {}
    numbers: dict[str, int] = {}
    for file in sorted(texts):
        sheet = Sheet(file, texts[file])
        for name in sheet.sections((*SECTIONS, *(() if of_module(file) else ("numbers",)))):
            told[name] = sheet
            if name == "numbers":
                numbers = sheet.convert((name,), dict[str, int])
            else:
                entries = range(len(sheet.entries(name)))
                lists[name] += [sheet.convert((name, i), SECTIONS[name], hook) for i in entries]
    _check(lists, numbers, told)
    for name, order in ORDER.items():
        lists[name].sort(key=order)
    return Box(lists, numbers, identity([lists, numbers, *names(modules)]), modules)


ORDER: Final[dict[str, Callable[[Any], Any]]] = {
    "buildings": lambda one: (one.era, one.kind, one.name),
    "tiles": lambda one: one.buildings,
    "places": lambda one: (min(tile.era for tile in one.tiles), one.name),
    "market_cards": lambda one: (one.era, one.name),
    "improvements": lambda one: one.number,
    "colonies": lambda one: one.name,
    "embassies": lambda one: one.level,
    "eras": lambda one: one.era,
    "goods": lambda one: NAMES.index(one.name),
}


def _check(lists: dict[str, list[Any]], numbers: dict[str, int], told: dict[str, Sheet]) -> None:
    """Everything is there, once, and speaks of what there is."""
    nowhere = Sheet("content", "")
    for name, count in COUNTS.items():
        sheet = told.get(name, nowhere)
        if len(lists[name]) != count:
            raise sheet.error((name,), f"has {len(lists[name])} entries; the box holds {count}")
    if set(numbers) != {"smithy"}:
        raise told.get("numbers", nowhere).error(("numbers",), "says what the Smithy makes in a year: {smithy: 6}")
    for era, count in enumerate(PLACE_TILES):
        found = sum(tile.era == era for place in lists["places"] for tile in place.tiles)
        if found != count:
            raise told["places"].error(("places",), f"have {found} tiles of era {era}; the box holds {count}")
    buildings = [one.name for one in lists["buildings"]]
    places = [one.name for one in lists["places"]]
    known: dict[str, list[str]] = {"buildings": buildings, "places": places}
    known["improvements"] = [str(one.number) for one in lists["improvements"]]
    known["colonies"] = [one.name for one in lists["colonies"]]
    for name, called in known.items():
        for entry in called:
            if called.count(entry) > 1:
                raise told[name].error((name,), f"{entry} is there twice")
    on_tiles = sorted(name for tiles in lists["tiles"] for name in tiles.buildings)
    if on_tiles != sorted(buildings):
        raise told["tiles"].error(("tiles",), "say of every building, once, on how many tiles it is printed")
    for i, place in enumerate(lists["places"]):
        for tile in place.tiles:
            if tile.replaces is not None and tile.replaces not in places:
                raise told["places"].error(("places", i), f"speaks of {tile.replaces!r}, which is no place")
    eras = {one.name: one.era for one in lists["buildings"]}
    for section in ("places", "market_cards", "improvements"):
        for i, one in enumerate(lists[section]):
            era = max(1, min(tile.era for tile in one.tiles)) if section == "places" else one.era
            does: list[Effect] = [one.does] if section == "market_cards" else one.does
            for effect in unfolded(does):
                built: str | None = getattr(effect, "build", None)
                if built is not None and eras.get(built, 9) > era:  # positions believe it
                    raise told[section].error((section, i), f"builds {built!r}, which is no building of era {era}")
    for section in ("buildings", "improvements"):
        for i, one in enumerate(lists[section]):
            named = [*one.boosts, *one.boosts_one, *one.roomier, *one.rebuilds, *getattr(one, "remodels", ())]
            for name in named:
                if name not in buildings:
                    raise told[section].error((section, i), f"speaks of {name!r}, which is no building")
