"""The content of a game, frozen: what the rules look up, by number."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from stead.kernel.content import Sheet, identity
from stead.kernel.effects import Effect, decode
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
CELLS: Final = 3
"""Of the offer."""
COUNTS = {"resources": 18, "races": 9, "advisors": 18, "prestige": 21, "achievements": 15, "boards": 2}  # FG-CMP-03


class Box:
    def __init__(
        self, lists: dict[str, list[Any]], prices: dict[Terrain, Price], advisor_prices: list[int], content: str
    ) -> None:
        self.content = content
        self.resources: list[Resource] = lists["resources"]
        self.races: list[Race] = lists["races"]
        self.advisors: list[Advisor] = lists["advisors"]
        self.prestige: list[Building] = lists["prestige"]
        self.achievements: list[Achievement] = lists["achievements"]
        self.prices = prices
        self.advisor_prices = advisor_prices
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
        self.menus: dict[str, Any] = {}
        """By side: the acts, made once."""

    def _numbers(self, named: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
        return tuple((self.resource[name], vp) for name, vp in named.items())


NONE: Final = -1


def open_box(texts: Mapping[str, str], verbs: Mapping[str, type[Effect]]) -> Box:
    """Make the box from the content files (name to text). Raises ContentError."""
    hook = decode(verbs)
    lists: dict[str, list[Any]] = {name: [] for name in SECTIONS}
    prices: dict[Terrain, Price] = {}
    advisor_prices: list[int] = []
    where: dict[str, tuple[Sheet, str]] = {}
    known = (*SECTIONS, "terrain", "advisor_prices")
    for file in sorted(texts):
        sheet = Sheet(file, texts[file])
        for name in sheet.sections(known):
            if name == "terrain":
                prices = sheet.convert((name,), dict[Terrain, Price])
            elif name == "advisor_prices":
                advisor_prices = sheet.convert((name,), list[int])
            else:
                where[name] = sheet, name
                lists[name] = [sheet.convert((name, i), SECTIONS[name], hook) for i in range(len(sheet.entries(name)))]
    _check(lists, prices, advisor_prices, where, Sheet("content", ""))
    lists = {name: _in_order(entries) for name, entries in lists.items()}
    _check_levels(lists, where)
    return Box(lists, prices, advisor_prices, identity([lists, prices, advisor_prices, _slots(lists)]))


def _in_order(entries: list[Any]) -> list[Any]:
    """As they are numbered, not as they are told; the sides of the board by name."""
    if any(isinstance(entry, WrittenBoard) for entry in entries):
        return sorted(entries, key=lambda board: board.side)
    entries = sorted(entries, key=lambda entry: entry.number)
    return [msgspec.structs.replace(entry, number=number) for number, entry in enumerate(entries, 1)]


def _slots(lists: dict[str, list[Any]]) -> list[list[str]]:
    """Mappings have no order, but the slots on a building and the parts of a recipe do: deliveries go by it."""
    recipes = [list(resource.made_of) for resource in lists["resources"]]
    return [*recipes, *(list(building.needs) for building in lists["prestige"])]


def _check(
    lists: dict[str, list[Any]],
    prices: dict[Terrain, Price],
    advisor_prices: list[int],
    where: dict[str, tuple[Sheet, str]],
    nowhere: Sheet,
) -> None:
    """Everything is there, once, and speaks of what there is."""
    for name, count in COUNTS.items():
        sheet, _ = where.get(name, (nowhere, ""))
        if len(lists[name]) != count:
            raise sheet.error((name,), f"has {len(lists[name])} entries; the box holds {count}")
        names = [getattr(entry, "name", None) or entry.side for entry in lists[name]]
        for i, entry in enumerate(names):
            if entry in names[:i]:
                raise sheet.error((name, i), f"{entry} is there twice")
        numbers = sorted(entry.number for entry in lists[name] if isinstance(entry, Entry))
        if any(numbers) and numbers != list(range(1, count + 1)):
            raise sheet.error((name,), f"are numbered from 1 to {count}, each once, or not at all")
    if sorted(prices) != sorted(TERRAINS):
        raise nowhere.error((), f"terrain needs a price for each of: {', '.join(TERRAINS)}")
    if len(advisor_prices) != 4:
        raise nowhere.error((), "advisor_prices has 4 numbers, from the left cell to the right")
    resources = [resource.name for resource in lists["resources"]]
    _check_names(where["resources"][0], "resources", resources, [[*r.forbids, *r.made_of] for r in lists["resources"]])
    _check_names(where["races"][0], "races", resources, [[r.home] if r.home else [] for r in lists["races"]])
    _check_names(where["advisors"][0], "advisors", resources, [[a.needs] for a in lists["advisors"]])
    _check_names(where["prestige"][0], "prestige", resources, [list(b.needs) for b in lists["prestige"]])
    buildings = [building.name for building in lists["prestige"]]
    named = [[name for site in board.sites for name in site.buildings] for board in lists["boards"]]
    _check_names(where["boards"][0], "boards", buildings, named)
    for i, board in enumerate(lists["boards"]):
        width = len(board.rows[0]) if board.rows else 0
        if any(len(row) != width for row in [*board.rows, *board.districts]) or len(board.rows) != len(board.districts):
            raise where["boards"][0].error(("boards", i), "has rows of different length")


def _check_levels(lists: dict[str, list[Any]], where: dict[str, tuple[Sheet, str]]) -> None:
    levels = [resource.level for resource in lists["resources"]]
    if levels != sorted(levels) or levels.count(1) != BASIC:
        raise where["resources"][0].error(("resources",), "are 8 of level 1, then those of level 2, then of level 3")


def _check_names(sheet: Sheet, section: str, known: list[str], named: list[list[str]]) -> None:
    for i, names in enumerate(named):
        for name in names:
            if name not in known:
                raise sheet.error((section, i), f"speaks of {name!r}; there are: {', '.join(known)}")
