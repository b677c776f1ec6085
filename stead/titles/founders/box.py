"""The content of a game, frozen: what the rules look up, by number."""

from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec

from stead.kernel.content import Sheet, Source, identity
from stead.kernel.title import Module, names, of_module
from stead.kit.effects import Effect, decode
from stead.titles.founders.board import Board
from stead.titles.founders.cards import (
    CORE,
    TERRAINS,
    Achievement,
    Advisor,
    Building,
    Entry,
    Price,
    Race,
    Resource,
    Terrain,
    WrittenBoard,
)

if TYPE_CHECKING:
    from stead.titles.founders.menu import Menu

BASIC: Final = 8
"""The basic resources come first."""
SECTIONS: dict[str, Any] = {
    "resources": Resource,
    "races": Race,
    "advisors": Advisor,
    "prestige": Building,
    "achievements": Achievement,
    "boards": WrittenBoard,
}
NUMBERS = ("terrain", "advisor_prices", "calls_in_vain", "sources")
Number = Literal[Terrain, "advisor_prices"]
"""What a source is told of, besides the records that tell their own."""
MOST_CALLS: Final = 9
CELLS: Final = 3
"""Of the offer."""
COUNTS = {"resources": 18, "races": 9, "advisors": 18, "prestige": 21, "achievements": 15, "boards": 2}  # FG-CMP-03


class Box:
    def __init__(
        self,
        lists: dict[str, list[Any]],
        prices: dict[Terrain, Price],
        advisor_prices: list[int],
        sources: dict[Number, Source],
        calls_in_vain: int,
        content: str,
        modules: Sequence[Module],
    ) -> None:
        self.content = content
        self.modules = tuple(modules)
        self.resources: list[Resource] = lists["resources"]
        self.races: list[Race] = lists["races"]
        self.advisors: list[Advisor] = lists["advisors"]
        self.prestige: list[Building] = lists["prestige"]
        self.achievements: list[Achievement] = lists["achievements"]
        self.prices = prices
        self.advisor_prices = advisor_prices
        self.sources = sources
        """Where the prices come from; what is not told is ours."""
        self.calls_in_vain = calls_in_vain
        """Of each player, until a city that stands still is given up (`standstill`); 0: see there."""
        self.boards = {board.side: Board(board, prices, self.resources, self.prestige) for board in lists["boards"]}
        self.resource = {resource.name: i for i, resource in enumerate(self.resources)}
        self.race = {race.name: i for i, race in enumerate(self.races)}
        self.building = {building.name: i for i, building in enumerate(self.prestige)}
        self.basics = [resource.name for resource in self.resources[:BASIC]]
        self.level = [resource.level for resource in self.resources]
        self.recipes = [self._numbers(resource.made_of) for resource in self.resources]
        """By resource: what it is made of, with the VP of each."""
        self.inputs = [frozenset(needed for needed, _ in recipe) for recipe in self.recipes]
        numbers = range(len(self.resources))
        self.products = [[product for product in numbers if number in self.inputs[product]] for number in numbers]
        """By resource: what is made of it."""
        self.needs = [self._numbers(building.needs) for building in self.prestige]
        """By building: its slots, with the VP of each."""
        self.homes = [NONE if race.home is None else self.resource[race.home] for race in self.races]
        self.forbids = [[self.resource[name] for name in resource.forbids] for resource in self.resources]
        self.wants = [self.resource[advisor.needs] for advisor in self.advisors]
        self.levels = [advisor.level for advisor in self.advisors]
        self.layers = [(-level, number) for number, level in enumerate(self.levels)]
        """By advisor: what sorts a deck without order, level I on top."""
        self.cards = [*CORE, *(advisor.name for advisor in self.advisors)]
        """By number: what a card of a hand is called."""
        self.card = {name: number for number, name in enumerate(self.cards)}
        self.storage_price = [0, 0, 4, 6]  # FG-CMP-08
        """By level."""
        types = [building.type for building in self.prestige]
        self.types = [types.index(kind) for kind in types]
        """By building: the first of its type (FG-OFR-06)."""
        self.menus: dict[str, Menu] = {}
        """By side: the acts, made once."""

    def _numbers(self, named: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
        return tuple((self.resource[name], vp) for name, vp in named.items())


NONE: Final = -1


def open_box(texts: Mapping[str, str], verbs: Mapping[str, type[Effect]], modules: Sequence[Module]) -> Box:
    """Make the box from the content files (name to text). Raises ContentError."""
    hook = decode(ChainMap(dict(verbs), *(module.effects for module in modules)))
    told: dict[str, list[Told]] = {name: [] for name in SECTIONS}
    prices: dict[Terrain, Price] = {}
    advisor_prices: list[int] = []
    sources: dict[Number, Source] = {}
    calls_in_vain = 0
    for file in sorted(texts):
        sheet = Sheet(file, texts[file])
        for name in sheet.sections((*SECTIONS, *(() if of_module(file) else NUMBERS))):
            if name == "terrain":
                prices = sheet.convert((name,), dict[Terrain, Price])
            elif name == "advisor_prices":
                advisor_prices = sheet.convert((name,), list[int])
            elif name == "sources":
                sources = sheet.convert((name,), dict[Number, Source])
            elif name == "calls_in_vain":
                calls_in_vain = sheet.convert((name,), int)
                if not 1 <= calls_in_vain <= MOST_CALLS:
                    raise sheet.error((name,), f"is a number from 1 to {MOST_CALLS}")
            else:
                kind = SECTIONS[name]
                told[name] += [
                    Told(sheet.convert((name, i), kind, hook), sheet, (name, i))
                    for i in range(len(sheet.entries(name)))
                ]
    _check(told, prices, advisor_prices, Sheet("content", ""))
    lists = {name: _in_order(entries) for name, entries in told.items()}
    _check_levels(lists["resources"], told["resources"][0].sheet)
    later = [part for part in (sources, calls_in_vain) if part]  # what the first content did not say
    content = identity([lists, prices, advisor_prices, _slots(lists), *later, *names(modules)])
    return Box(lists, prices, advisor_prices, sources, calls_in_vain, content, modules)


class Told(NamedTuple):
    """An entry of a content file, and where it is told."""

    entry: Any
    sheet: Sheet
    path: tuple[str, int]

    @property
    def module(self) -> str:
        return of_module(self.sheet.file)


def _in_order(told: list[Told]) -> list[Any]:
    """As they are numbered, not as they are told, those of modules last; the sides of the board by name."""
    if any(isinstance(one.entry, WrittenBoard) for one in told):
        return sorted((one.entry for one in told), key=lambda board: board.side)
    told = sorted(told, key=lambda one: (one.module, one.entry.number))
    return [msgspec.structs.replace(one.entry, number=number) for number, one in enumerate(told, 1)]


def _slots(lists: dict[str, list[Any]]) -> list[list[str]]:
    """Mappings have no order, but the slots on a building and the parts of a recipe do: deliveries go by it."""
    recipes = [list(resource.made_of) for resource in lists["resources"]]
    return [*recipes, *(list(building.needs) for building in lists["prestige"])]


def _check(
    told: dict[str, list[Told]], prices: dict[Terrain, Price], advisor_prices: list[int], nowhere: Sheet
) -> None:
    """Everything is there, once, and speaks of what there is. How many there are is known of the base."""
    for name, count in COUNTS.items():
        base = [one.entry for one in told[name] if not one.module]
        sheet = told[name][0].sheet if told[name] else nowhere
        if len(base) != count:
            raise sheet.error((name,), f"has {len(base)} entries; the box holds {count}")
        called = [getattr(one.entry, "name", None) or one.entry.side for one in told[name]]
        for i, one in enumerate(told[name]):
            if called[i] in called[:i]:
                raise one.sheet.error(one.path, f"{called[i]} is there twice")
        numbers = sorted(entry.number for entry in base if isinstance(entry, Entry))
        if any(numbers) and numbers != list(range(1, count + 1)):
            raise sheet.error((name,), f"are numbered from 1 to {count}, each once, or not at all")
    if sorted(prices) != sorted(TERRAINS):
        raise nowhere.error((), f"terrain needs a price for each of: {', '.join(TERRAINS)}")
    if len(advisor_prices) != 4:
        raise nowhere.error((), "advisor_prices has 4 numbers, from the left cell to the right")
    resources = [one.entry.name for one in told["resources"]]
    _check_names(told["resources"], resources, lambda resource: [*resource.forbids, *resource.made_of])
    _check_names(told["races"], resources, lambda race: [race.home] if race.home else [])
    _check_names(told["advisors"], resources, lambda advisor: [advisor.needs])
    _check_names(told["prestige"], resources, lambda building: list(building.needs))
    buildings = [one.entry.name for one in told["prestige"]]
    _check_names(told["boards"], buildings, lambda board: [name for site in board.sites for name in site.buildings])
    for board, sheet, path in told["boards"]:
        width = len(board.rows[0]) if board.rows else 0
        if any(len(row) != width for row in [*board.rows, *board.districts]) or len(board.rows) != len(board.districts):
            raise sheet.error(path, "has rows of different length")


def _check_levels(resources: list[Resource], sheet: Sheet) -> None:
    levels = [resource.level for resource in resources]
    if levels != sorted(levels) or levels.count(1) != BASIC:
        raise sheet.error(("resources",), "are 8 of level 1, then those of level 2, then of level 3")


def _check_names(told: list[Told], known: list[str], named: Callable[[Any], list[str]]) -> None:
    for entry, sheet, path in told:
        for name in named(entry):
            if name not in known:
                raise sheet.error(path, f"speaks of {name!r}; there are: {', '.join(known)}")
