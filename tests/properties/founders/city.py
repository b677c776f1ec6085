"""The city as anybody at the table sees it, and what the rules allow there: worked out cell by cell from the view and
the ledger, as slowly as one likes, with nothing of the engine's own ways."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, cast

from stead import Decision, Table
from stead.shelf import title
from stead.titles.founders.title import Founders
from tests.properties.founders.cells import Cell, Cells, around, cells, connected, turned

TITLE = title("founders")
assert isinstance(TITLE, Founders)
BOX = TITLE.box
RESOURCES = {resource.name: resource for resource in BOX.resources}
BUILDINGS = {building.name: building for building in BOX.prestige}
BASICS = [resource.name for resource in BOX.resources if resource.level == 1]
TERRAIN = {"R": "ruins", "D": "desert", "F": "forest", "C": "coast"}
OWN = {"D": 1, "C": 2, "R": 3, "F": 3}
ACCESS = {"D": 2, "C": 3, "R": 4, "F": 4}  # FG-Q-38
UPGRADE = {2: 4, 3: 6}  # FG-CMP-08


class City:
    def __init__(self, table: Table) -> None:
        self.view: dict[str, Any] = table.view(None).data()
        self.options = table.setup.options
        written = BOX.boards[self.view["side"]]
        self.ground: dict[Cell, str] = {
            (row, column): mark for row, line in enumerate(written.rows) for column, mark in enumerate(line)
        }
        self.districts = [
            frozenset(place for place in self.ground if area >> written.grid.cell(*place) & 1)
            for area in written.districts
        ]
        self.sites = [
            (building.name, frozenset(place for place in self.ground if area >> written.grid.cell(*place) & 1))
            for building, areas in zip(BOX.prestige, written.sites, strict=True)
            for area in areas
        ]
        self.starts = {
            number: frozenset(place for place in self.ground if area >> written.grid.cell(*place) & 1)
            for number, area in written.starts.items()
        }
        self.storages = [storage | {"cells": cells(storage["cells"])} for storage in self.view["storages"]]
        self.buildings = [building | {"cells": cells(building["cells"])} for building in self.view["buildings"]]

    # What lies where

    def on(self, marks: str) -> Cells:
        return frozenset(place for place, mark in self.ground.items() if mark in marks)

    @cached_property
    def roads(self) -> Cells:
        return cells(self.view["roads"])

    @cached_property
    def taken(self) -> Cells:
        """Cells with anything on them."""
        found = set(self.roads)
        for piece in [*self.storages, *self.buildings]:
            found |= piece["cells"]
        for player in self.view["players"]:
            found |= cells([*player["houses"], *player["bridges"]])
        return frozenset(found)

    @cached_property
    def free(self) -> Cells:
        return self.on("RDFC") - self.taken

    def player(self, seat: int) -> dict[str, Any]:
        return self.view["players"][seat]

    def links(self, seat: int) -> Cells:
        """What carries a connection for this player (FG-CON-05, FG-CON-06)."""
        return self.roads | cells(self.player(seat)["bridges"])

    def owned(self, seat: int | None) -> Cells:
        """Houses and storages of a player; of None: neutral storages."""
        stored = frozenset().union(*(storage["cells"] for storage in self.storages if storage["owner"] == seat))
        return stored if seat is None else stored | cells(self.player(seat)["houses"])

    def structures(self, seat: int) -> Cells:
        return self.owned(seat) | cells(self.player(seat)["bridges"])

    def reach(self, seat: int, road: Cells = frozenset()) -> Cells:
        """Connected to a structure of this player, with one road more perhaps."""
        return connected(self.structures(seat), self.links(seat) | road)

    def usable(self, seat: int, resource: str) -> Cells:
        """Cells of the storages of a resource that a player owns or has access to."""
        found = [s["cells"] for s in self.storages if s["resource"] == resource and seat in s["access"]]
        return frozenset().union(*found)

    def closed(self, resource: str) -> Cells:
        """The districts that have a storage of a resource (FG-DIS-08, FG-DIS-09)."""
        stored = frozenset().union(*(s["cells"] for s in self.storages if s["resource"] == resource))
        return frozenset().union(*(district for district in self.districts if district & stored))

    # What can be built where

    def road_sites(self, seat: int) -> Cells:
        return self.free & self.reach(seat)

    def house_sites(self, seat: int) -> Cells:
        houses = cells(self.player(seat)["houses"])
        if len(houses) == 3:
            return frozenset()
        full = frozenset().union(*(district for district in self.districts if district & houses))
        return (self.free & self.on("F") & self.reach(seat)) - full - around(self.owned(seat))

    def bridge_sites(self, seat: int, ground: str) -> Cells:
        if len(self.player(seat)["bridges"]) == 3:
            return frozenset()
        return (self.on(ground) - self.taken) & self.reach(seat)

    def store_sites(self, seat: int, resource: str, terms: Any) -> Cells:
        """For a storage of a basic resource: one's own, another's or a neutral one (FG-TRD)."""
        coins, owner = self.player(seat)["coins"], self.view["taken"][resource]
        if not self.view["stock"][resource]:
            return frozenset()
        if owner == seat:
            room = self.free - around(self.owned(seat)) if terms.own else frozenset()
            room = {place for place in room if price(OWN[self.ground[place]], terms) <= coins}
            if terms.follow:
                room = {place for place in room if self.ground[place] in "CD"}
        else:
            early = owner != "neutral" and self.view["completed"] < 2 and not terms.early
            if not terms.foreign or early or price(4, terms) > coins:
                return frozenset()
            room = self.free - around(self.owned(None if owner == "neutral" else owner))
        return frozenset(room) - self.closed(resource)

    def accessible(self, seat: int, terms: Any) -> list[Cells]:
        """Storages to which access can be bought (FG-TRD-07..10, FG-TRF-03)."""
        found: list[Cells] = []
        for storage in self.storages if terms.access else ():
            grounds = [self.ground[place] for place in storage["cells"]]
            cheapest = min(price(ACCESS[mark], terms) for mark in grounds)
            allowed = not terms.follow or "C" in grounds or "D" in grounds
            if seat not in storage["access"] and allowed and cheapest <= self.player(seat)["coins"]:
                found.append(storage["cells"])
        return found

    def affordable(self, seat: int, terms: Any) -> list[str]:
        """Advanced resources that this player could make, were there room (FG-REQ-02, FG-CMP-05, FG-CMP-08)."""
        return [
            name
            for name, resource in RESOURCES.items()
            if resource.level in terms.levels
            and max(0, UPGRADE[resource.level] - terms.discount) <= self.player(seat)["coins"]
            and self.view["stock"][name]
            and all(self.usable(seat, needed) for needed in resource.made_of)
        ]

    def tiles(self, shape: Iterable[str], room: Cells) -> list[Cells]:
        """All ways to lay a tile on a piece of ground."""
        ways = turned(shape, over=bool(self.options["mirror"]))
        laid = [frozenset((row + r, column + c) for r, c in way) for way in ways for row, column in self.ground]
        return [tile for tile in laid if tile <= room]

    def storage_tiles(
        self, seat: int, resource: str, road: Cells = frozenset(), *, joining: bool = False
    ) -> list[Cells]:
        """Where an advanced storage can lie (FG-UPG-04..06), after one road more perhaps, `joining` it (FG-UPG-10)."""
        made = RESOURCES[resource]
        room = self.free - road - self.closed(resource) - around(self.owned(seat))
        links = self.links(seat) | road
        areas = [self.reach(seat, road)]
        areas += [connected(self.usable(seat, needed), links) for needed in made.made_of]
        areas += [connected(road, links)] if joining else []
        return [tile for tile in self.tiles(made.shape, room) if all(tile & area for area in areas)]

    def first_roads(self, seat: int, terms: Any) -> Cells:
        """Roads after which a storage can be built that they are connected to (FG-Q-05)."""
        return frozenset(
            place
            for place in self.road_sites(seat)
            if any(
                self.storage_tiles(seat, resource, frozenset([place]), joining=True)
                for resource in self.affordable(seat, terms)
            )
        )

    def building_tiles(self, name: str) -> list[Cells]:
        """Where a prestige building can stand (FG-PRE-02..07, FG-PRE-14)."""
        building = BUILDINGS[name]
        if building.terrain is None:
            return [site for owner, site in self.sites if owner == name and not site & self.taken]
        alike = [b["cells"] for b in self.buildings if BUILDINGS[b["building"]].type == building.type]
        full = frozenset().union(*(d for d in self.districts if any(d & stands for stands in alike)))
        wanted = frozenset(place for place, mark in self.ground.items() if TERRAIN.get(mark) == building.terrain)
        return [tile for tile in self.tiles(building.shape, self.free - full) if tile & wanted]

    # Deliveries

    def suppliers(self, building: Any, resource: str) -> list[Cells]:
        """Storages connected, for their owners, with a building (FG-DEL-04)."""
        return [
            storage["cells"]
            for storage in self.storages
            if storage["resource"] == resource
            and storage["owner"] is not None
            and connected(building["cells"], self.links(storage["owner"])) & storage["cells"]
        ]

    def undelivered(self) -> list[list[Cells]]:
        """For each slot, in order, to which somebody is connected who has not delivered: those storages (FG-DEL-01)."""
        slots = [(building, slot) for building in self.buildings for slot in building["cubes"] if slot["cube"] is None]
        found = [self.suppliers(building, slot["resource"]) for building, slot in slots]
        return [storages for storages in found if storages]


def price(usual: int, terms: Any) -> int:
    return max(0, (usual if terms.price < 0 else terms.price) - terms.discount)


# What a decision should offer


def expected(table: Table, decision: Decision) -> list[tuple[str, Cells]] | None:
    """The first words and the cells of all options that are about cells or storages; None where none are."""
    city, seat, asked = City(table), decision.seat, cast("Any", decision)
    match decision.kind:
        case "basic" | "follow" | "bonus":
            return _each("road", city.road_sites(seat))
        case "road" if decision.rule == "FG-UPG-10":
            new = city.storages[-1]["cells"]
            return _each("road", city.free & connected(new, city.links(seat)))
        case "road":
            return _each("road", city.road_sites(seat))
        case "start":
            counted = [area for number, area in city.starts.items() if number <= len(table.setup.seats)]
            areas = city.starts.values() if len(table.setup.seats) == 1 else counted
            return _each("at", frozenset().union(*areas) - city.taken)
        case "build":
            return _build(city, seat, asked.terms)
        case "trade":
            stores = [resource for resource in BASICS if city.store_sites(seat, resource, asked.terms)]
            bought = [("access", storage) for storage in city.accessible(seat, asked.terms)]
            return [*((f"store {resource}", frozenset[Cell]()) for resource in stores), *bought]
        case "site":
            return _each("at", city.store_sites(seat, BOX.resources[asked.resource].name, asked.terms))
        case "upgrade":
            return _upgrade(city, table, asked)
        case "tile":
            road, resource = _last_road(table, asked.road), BOX.resources[asked.resource].name
            return [("at", tile) for tile in city.storage_tiles(seat, resource, road, joining=bool(road))]
        case "deliver":  # one slot at a time, where there is a choice (FG-DEL-09)
            return [("from", storage) for storage in city.undelivered()[0]]
        case "place":
            return [("at", tile) for tile in city.building_tiles(BOX.prestige[asked.building].name)]
        case _:
            return None


def _each(verb: str, places: Iterable[Cell]) -> list[tuple[str, Cells]]:
    return [(verb, frozenset([place])) for place in places]


def _build(city: City, seat: int, terms: Any) -> list[tuple[str, Cells]]:
    coins, found = city.player(seat)["coins"], list[tuple[str, Cells]]()
    if terms.house and price(4 if city.view["workers"] else 2, terms) <= coins:
        found += _each("house", city.house_sites(seat))
    if terms.bridge and price(4, terms) <= coins:
        found += _each("bridge", city.bridge_sites(seat, "~"))
        found += _each("gate", city.bridge_sites(seat, "#"))
    return found


def _upgrade(city: City, table: Table, decision: Any) -> list[tuple[str, Cells]]:
    seat, terms, road = decision.seat, decision.terms, _last_road(table, decision.road)
    found = [
        (f"upgrade {resource}", frozenset[Cell]())
        for resource in city.affordable(seat, terms)
        if city.storage_tiles(seat, resource, road, joining=bool(road))
    ]
    return found if road or not terms.roads else [*found, *_each("road", city.first_roads(seat, terms))]


def _last_road(table: Table, number: int) -> Cells:
    """The road just laid, by its number on the board; none for less than 0."""
    return frozenset() if number < 0 else cells([table.game.board.names[number]])


def offered(decision: Decision) -> list[tuple[str, Cells]]:
    """The options in the same words. A storage is named by its first cell."""
    found: list[tuple[str, Cells]] = []
    for option in decision.options:
        verb, *words = option.key.split()
        about = cells(thing.removeprefix("cell:") for thing in option.about if thing.startswith("cell:"))
        if verb in ("store", "upgrade"):
            found.append((f"{verb} {words[0]}", frozenset()))
        elif about:
            found.append((verb, about))
    return found
