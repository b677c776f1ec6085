"""Scenes: a position set up for a test, and what changed after it.

    table = scene(savvas=dict(coins=5, storages={"stone": ["E3"]}), humans={}, roads="F4 G5")
    table.push("play trade", "store stone", "at L2")
    assert table.changes() == {"savvas": {"coins": -2, "storages": ["+stone L2"]}}

Players are named by their race, in seat order; cells as in the game, column and row. A place of several cells is
written "E5 F5 G5"; an advanced storage may say what it was made of: "E5 F5 G5 from C4 L7".
"""

from collections.abc import Mapping, Sequence
from typing import Any

import tests.scene
from stead import Table
from stead.kit.grid import covered, each
from stead.shelf import title
from stead.titles.founders.box import Box
from stead.titles.founders.cards import CORE
from stead.titles.founders.setup import SEATS
from stead.titles.founders.state import EMPTY, NOBODY, Game

FOUNDERS: Any = title("founders")
BOX: Box = FOUNDERS.box
NEUTRAL = "neutral"
GOODS = ("coins", "temporary", "permanent", "vp")
KNOWN = {*GOODS, "hand", "discard", "face_down", "fresh", "hired", "home", "resources", "storages", "access"}
KNOWN |= {"houses", "bridges", "workers", "used_mat", "in_vain"}
"""What a player of a scene can have."""
OFFER = ("university", "salt_barge", "great_oak", "merchants_guild", "town_hall", "silk_emporium")
MARKET = ("scholar", "huckster", "foreman", "carpenter", "surveyor", "roadwarden")
"""What lies out unless a scene says otherwise: the first of these that are not elsewhere."""


def drawn(corner: str, *rows: str) -> dict[str, str]:
    """A little map with its top left cell there: the cells by the mark they bear, row by row. Dots are left out.
    `drawn("C4", "a++.", "..b.")` is {"a": "C4", "+": "D4 E4", "b": "E5"}."""
    column, row = ord(corner[0]), int(corner[1:])
    marks: dict[str, list[str]] = {}
    for down, line in enumerate(rows):
        for right, mark in enumerate(line):
            if mark not in ". ":
                marks.setdefault(mark, []).append(f"{chr(column + right)}{row + down}")
    return {mark: " ".join(cells) for mark, cells in marks.items()}


class Scene(tests.scene.Scene):
    @property
    def game(self) -> Game:
        return self.table.game

    def seat(self, name: str) -> int:
        """By race, once it is chosen; before that by where somebody sits (north, east, south, west)."""
        if name in self.names:
            return self.names.index(name)
        return next(player.seat for player in self.game.players if player.race == BOX.race[name])

    def player(self, name: str) -> Any:
        return self.game.players[self.seat(name)]

    # Choosing

    def cells(self, verb: str) -> set[str]:
        """The cells of the options with this verb: road, house, bridge, gate, at, access, from."""
        return {key.split()[1] for key in self.keys if key.split()[0] == verb}

    def decline(self) -> "Scene":
        """Nobody (else) follows."""
        while not self.table.over and self.asked[1] == "follow":
            self.push("decline")
        return self

    def vote(self, **votes: str) -> "Scene":
        """Everybody votes: savvas="circle 1 2" is the token with 1 temporary and 2 permanent crystals, "circle" alone
        stakes none. Ends with the reveal."""
        for name, vote in votes.items():
            token, *stake = vote.split()
            self.push(f"vote {token}", by=name)
            decision = self.table.decision_of(self.seat(name)) if not self.table.over else None
            if decision is not None and decision.kind == "stake":
                self.push(f"stake {' '.join(stake or ['0', '0'])}", by=name)
        return self

    # Looking

    def hand(self, name: str) -> list[str]:
        return [BOX.cards[card] for card in self.player(name).hand]

    def discard(self, name: str) -> list[str]:
        return [BOX.cards[card] for card in self.player(name).discard]

    @property
    def market(self) -> list[str | None]:
        return [None if number == EMPTY else BOX.advisors[number].name for number in self.game.market]

    @property
    def offer(self) -> list[str | None]:
        return [None if number == EMPTY else BOX.prestige[number].name for number in self.game.offer]

    def storage(self, cell: str) -> dict[str, Any]:
        """The storage on a cell, as all can see it, with races for seats."""
        for storage in self.table.view(None).data()["storages"]:
            if cell in storage["cells"]:
                owner = NEUTRAL if storage["owner"] is None else self.names[storage["owner"]]
                access = [self.names[seat] for seat in storage["access"]]
                return storage | {"owner": owner, "access": access}
        raise AssertionError(f"no storage on {cell}")

    def building(self, name: str) -> dict[str, Any]:
        """A prestige building on the board: its cells, its cubes by resource, its worker, whether it is complete."""
        for building in self.table.view(None).data()["buildings"]:
            if building["building"] == name:
                cubes = {slot["resource"]: self._name(slot["cube"]) for slot in building["cubes"]}
                return building | {"cubes": cubes, "worker": self._name(building["worker"])}
        raise AssertionError(f"{name} is not built")

    def _name(self, cube: int | str | None) -> str | None:
        return self.names[cube] if isinstance(cube, int) else cube

    def events(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.table.events if isinstance(event, kind)]

    def __str__(self) -> str:
        """The board: terrain in capitals, roads +, bridges =, houses h, storages s, prestige buildings p."""
        game = self.game
        marks = dict(zip(*_terrain(game), strict=True))
        houses = sum(player.houses for player in game.players)
        bridges = sum(player.bridges for player in game.players)
        stored = sum(storage.cells for storage in game.storages)
        prestige = sum(building.cells for building in game.buildings)
        for mark, area in (("+", game.roads), ("=", bridges), ("h", houses), ("s", stored), ("p", prestige)):
            marks |= dict.fromkeys(each(area), mark)
        grid = game.board.grid
        rows = [
            f"{row + 1:3} " + "".join(marks[grid.cell(row, column)] for column in range(grid.columns))
            for row in range(grid.rows)
        ]
        return "\n".join(["    " + "".join(chr(65 + column) for column in range(grid.columns)), *rows])

    # What changed

    def snapshot(self) -> dict[str, dict[str, Any]]:
        return _snapshot(self.game, self.names)

    def changes(self) -> dict[str, dict[str, Any]]:
        """What is different since the scene was set (or since `changes` was last asked): numbers as +n or -n, pieces as
        lists of '+stone E5' and the like. By race; neutral storages and cubes under "neutral"; roads, buildings and
        completion markers under "board". Cards are left out: ask `hand`, `discard`, `market`, `offer`."""
        return super().changes()


def _terrain(game: Game) -> tuple[list[int], str]:
    grid = game.board.grid
    cells = [grid.cell(row, column) for row in range(grid.rows) for column in range(grid.columns)]
    return cells, "".join(game.board.rows)


def _snapshot(game: Game, players: Sequence[str]) -> dict[str, dict[str, Any]]:
    names = game.board.names

    def cells(area: int) -> str:
        return " ".join(names[cell] for cell in each(area))

    def pieces(seat: int) -> dict[str, Any]:
        stored = [(BOX.resources[s.resource].name, s) for s in game.storages]
        return {
            "storages": [f"{resource} {cells(s.cells)}" for resource, s in stored if s.owner == seat],
            "cubes": [
                f"{BOX.prestige[building.building].name} {BOX.resources[resource].name}"
                for building in game.buildings
                for (resource, _), cube in zip(BOX.needs[building.building], building.cubes, strict=True)
                if cube == seat
            ],
        }

    shot: dict[str, dict[str, Any]] = {}
    for name, player in zip(players, game.players, strict=True):
        seat = player.seat
        used = [s for s in game.storages if s.access >> seat & 1 and s.owner != seat]
        shot[name] = {
            **{good: getattr(player, good) for good in GOODS},
            "income": game.income(seat),
            "workers": player.workers,
            **pieces(seat),
            "access": [f"{BOX.resources[s.resource].name} {cells(s.cells)}" for s in used],
            "houses": [names[cell] for cell in each(player.houses)],
            "bridges": [names[cell] for cell in each(player.bridges)],
        }
    shot[NEUTRAL] = pieces(NOBODY)
    shot["board"] = {
        "roads": [names[cell] for cell in each(game.roads)],
        "buildings": [f"{BOX.prestige[b.building].name} {cells(b.cells)}" for b in game.buildings],
        "complete": [BOX.prestige[b.building].name for b in game.buildings if b.finished],
    }
    return shot


# Setting a scene


def begin(players: int, seed: int = 0, **options: Any) -> Scene:
    """A new game, at its first question: which race the first player takes."""
    return Scene(Table.new(FOUNDERS, SEATS[:players], seed, options))


def scene(
    *,
    turn: str | None = None,
    first: str | None = None,
    board: str = "symmetric",
    phase: str = "play",
    stage: int = 0,
    round: int = 1,
    roads: str = "",
    neutral: Mapping[str, Any] | None = None,
    buildings: Mapping[str, str | Mapping[str, Any]] | None = None,
    completed: int = 0,
    market: Sequence[str | None] | None = None,
    advisors: Sequence[str] = (),
    offer: Sequence[str | None] | None = None,
    deck: Sequence[str] = (),
    discarded: Sequence[str] = (),
    removed: Sequence[str] = (),
    achievements: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    chance: int = 1,
    empty_deck: bool = False,
    **players: Mapping[str, Any],
) -> Scene:
    """Set up a table. Players are given by race, in seat order (by seat before races are chosen), with

    coins=7, temporary=0, permanent=0, vp=0;
    hand=[...] (the starting hand without what is in the discard pile; never without the call), discard=[...],
    face_down=[...] (cards of it);
    home="stone", resources=[...] (besides the home resource and whatever basic storages they have);
    storages={"stone": ["E5"], "bricks": ["E5 F5 G5 from C4 L7"]}, without `from` made of the first storages that serve;
    access=["C4"] (to the storages on these cells), houses=[...], bridges=[...] (and gates),
    workers=n (the houses less the workers used), used_mat=True, fresh=[...], in_vain=n (calls that found nothing).
    A basic resource that nobody has is neutral; `neutral=dict(storages={...})` are storages of such. One player is the
    solo game. `roads` is a list of cells in one string.
    `buildings={"university": "H5 I5 H6 I6"}`, or dict(at="...", cubes={"tools": "savvas"}, worker="humans",
    marked=True): slots of neutral resources are filled unless cubes say None. `completed=2` puts so many finished
    buildings where nothing is near.
    `deck`: the prestige cards that come next, in that order; `advisors`: the same of the advisor deck; what is not
    mentioned comes after (with `empty_deck` the prestige cards not mentioned are out of the game).
    """
    setting = _Setting(players, neutral or {}, board, options or {})
    built = setting.buildings(buildings or {}, completed, roads)
    state = {
        "phase": phase,
        "stage": stage,
        "first": setting.names.index(first or turn or setting.names[0]),
        "active": setting.names.index(turn or first or setting.names[0]),
        "round": round,
        "chance": chance,
        "players": [setting.player(name, built) for name in setting.names],
        "taken": [setting.owner(name) for name in BOX.basics],
        "roads": roads.split(),
        "storages": setting.storages,
        "buildings": built,
        "achievements": list(achievements),
        **setting.advisors(market, list(advisors)),
        **setting.prestige(built, offer, list(deck), list(discarded), list(removed), empty_deck),
    }
    data = {
        "stead": 1,
        "title": "founders",
        "ruleset": FOUNDERS.ruleset,
        "content": FOUNDERS.content,
        "seats": list(SEATS[: len(players)]),
        "options": {"board": board, **(options or {})},
        "seed": 0,
        "state": state,
        "choices": [],
    }
    return Scene(Table.from_position(data), setting.names)


class _Setting:
    """Makes the state of a scene, and says what cannot be meant."""

    def __init__(
        self,
        players: Mapping[str, Mapping[str, Any]],
        neutral: Mapping[str, Any],
        side: str,
        options: Mapping[str, Any],
    ) -> None:
        self.players = players
        self.names = list(players)
        self.neutral = neutral
        self.board = BOX.boards[side]  # type: ignore[index]
        self.options = options
        self.storages: list[dict[str, Any]] = []
        for name, facts in players.items():
            assert not set(facts) - KNOWN, f"{name} cannot have {set(facts) - KNOWN}"
        self.own = {name: self.resources(name) for name in self.names}
        self.lay_storages()

    # Cards

    def advisors(self, market: Sequence[str | None] | None, deck: list[str]) -> dict[str, Any]:
        used = [card for facts in self.players.values() for pile in ("hand", "discard") for card in facts.get(pile, ())]
        if market is None:
            market = [name for name in MARKET if name not in used + deck][:4]
        known = {*used, *deck, *market}
        later = [card.name for card in BOX.advisors if card.name not in known]
        return {"market": list(market), "advisor_deck": [*deck, *later][::-1]}

    def prestige(
        self,
        built: list[dict[str, Any]],
        offer: Sequence[str | None] | None,
        deck: list[str],
        discarded: list[str],
        removed: list[str],
        empty_deck: bool,
    ) -> dict[str, Any]:
        out = [building["building"] for building in built] + deck + discarded + removed
        if offer is None:
            offer = [name for name in OFFER if name not in out][:3]
        later = [card.name for card in BOX.prestige if card.name not in {*out, *offer} and not empty_deck]
        return {
            "offer": list(offer),
            "prestige_deck": deck + later,
            "prestige_discard": discarded,
            "removed": removed,
        }

    # Players

    def home(self, name: str) -> str | None:
        return self.players[name].get("home") or (BOX.races[BOX.race[name]].home if name in BOX.race else None)

    def resources(self, name: str) -> list[str]:
        """Home first; then those given and those of which storages are; alone, all (FG-SOL-06)."""
        facts, home = self.players[name], self.home(name)
        if home is None:
            return []
        told = BOX.basics if len(self.names) == 1 else [*facts.get("resources", ()), *facts.get("storages", ())]
        return list(dict.fromkeys([home, *(resource for resource in told if resource in BOX.basics)]))

    def owner(self, resource: str) -> int | None:
        owners = [seat for seat, name in enumerate(self.names) if resource in self.own[name]]
        assert len(owners) < 2, f"{resource} belongs to two players"
        return owners[0] if owners else None

    def player(self, name: str, built: list[dict[str, Any]]) -> dict[str, Any]:
        facts = self.players[name]
        discard = list(facts.get("discard", ()))
        start = [card for card in CORE if card not in discard and (card != "income" or len(self.names) == 2)]
        hand = list(facts.get("hand", start))
        self.complete(hand, discard)
        houses = list(facts.get("houses", ()))
        used = sum(building["worker"] == self.names.index(name) for building in built) + facts.get("used_mat", False)
        free = len(houses) - used if self.options.get("workers", True) else 0
        return {
            "race": name if name in BOX.race else None,
            "home": self.home(name),
            "resources": self.own[name],
            **{good: facts.get(good, 7 if good == "coins" else 0) for good in GOODS},
            "hand": list(hand),
            "discard": discard,
            "face_down": [card in facts.get("face_down", ()) for card in discard],
            "fresh": list(facts.get("fresh", ())),
            "advisors": facts.get("hired", sum(card not in CORE for card in [*hand, *discard])),
            "houses": houses,
            "bridges": list(facts.get("bridges", ())),
            "workers": facts.get("workers", free),
            "used_mat": facts.get("used_mat", False),
            "in_vain": facts.get("in_vain", 0),
        }

    def complete(self, hand: list[str], discard: list[str]) -> None:
        """Nobody is without the call, nor with so few cards that they could never play it: what lacks is discarded."""
        if "call" not in hand:
            hand.append("call")
        needed = {1: 0, 2: 3}.get(len(self.names), 2)
        spare = (card for card in CORE if card not in [*hand, *discard, "income"])
        while len(hand) - 1 + len(discard) < needed:
            discard.append(next(spare))

    # Pieces

    def lay_storages(self) -> None:
        wanted = [
            (resource, owner, place)
            for owner, facts in [*((name, self.players[name]) for name in self.names), (NEUTRAL, self.neutral)]
            for resource, places in facts.get("storages", {}).items()
            for place in ([places] if isinstance(places, str) else places)
        ]
        for resource, owner, place in sorted(wanted, key=lambda one: BOX.level[BOX.resource[one[0]]]):
            self.lay_storage(resource, None if owner == NEUTRAL else self.names.index(owner), place)
        for seat, name in enumerate(self.names):
            for cell in self.players[name].get("access", ()):
                self.storages[self.storage_on(cell)]["access"].append(seat)

    def lay_storage(self, resource: str, owner: int | None, place: str) -> None:
        cells, _, made_of = place.partition(" from ")
        number = BOX.resource[resource]
        assert resource not in BOX.basics or self.owner(resource) == owner, f"{resource} is somebody else's"
        area = sum(1 << self.board.numbers[cell] for cell in cells.split())
        tiles = self.board.storage_tiles[True][number]
        assert any(covered(tile, corner) == area for tile in tiles for corner in range(self.board.grid.size)), (
            f"a storage of {resource} cannot look like {cells}"
        )
        needed = [BOX.resources[input].name for input, _ in BOX.recipes[number]]
        suppliers = [self.storage_on(cell) for cell in made_of.split()]
        if not suppliers:
            suppliers = [self.first(resource, input) for input in needed]
        suppliers.sort(key=lambda one: needed.index(self.storages[one]["resource"]))
        access = [] if owner is None else [owner]
        self.storages.append(
            {"resource": resource, "owner": owner, "cells": cells.split(), "access": access, "from": suppliers}
        )

    def storage_on(self, cell: str) -> int:
        found = [i for i, storage in enumerate(self.storages) if cell in storage["cells"]]
        assert found, f"there is no storage on {cell}"
        return found[0]

    def first(self, resource: str, input: str) -> int:
        found = [i for i, storage in enumerate(self.storages) if storage["resource"] == input]
        assert found, f"{resource} is made of {input}, and there is no storage of it"
        return found[0]

    def buildings(self, told: Mapping[str, Any], completed: int, roads: str) -> list[dict[str, Any]]:
        built = [self.building(name, facts) for name, facts in told.items()]
        return built + self.finished(completed, built, roads)

    def building(self, name: str, facts: str | Mapping[str, Any]) -> dict[str, Any]:
        facts = {"at": facts} if isinstance(facts, str) else facts
        told = facts.get("cubes", {})
        slots = [BOX.resources[resource].name for resource, _ in BOX.needs[BOX.building[name]]]
        assert not set(told) - set(slots), f"{name} needs {slots}"
        cubes = [
            told[slot] if slot in told else NEUTRAL if slot in BOX.basics and self.owner(slot) is None else None
            for slot in slots
        ]
        worker = facts.get("worker")
        return {
            "building": name,
            "cells": facts["at"].split(),
            "cubes": [self.names.index(cube) if cube in self.names else cube for cube in cubes],
            "worker": None if worker is None else self.names.index(worker),
            "finished": None not in cubes,
            "marked": facts.get("marked", False),
        }

    def finished(self, n: int, built: list[dict[str, Any]], roads: str) -> list[dict[str, Any]]:
        """So many complete buildings: on the special sites first, then on land away from everything."""
        cells = [cell for piece in [*self.storages, *built] for cell in piece["cells"]] + roads.split()
        for facts in self.players.values():
            cells += [*facts.get("houses", ()), *facts.get("bridges", ())]
        occupied = sum(1 << self.board.numbers[cell] for cell in set(cells))
        found: list[dict[str, Any]] = []
        standing = [building["building"] for building in built]
        for number in sorted(range(len(BOX.prestige)), key=lambda one: BOX.prestige[one].terrain is not None):
            if len(found) == n:
                break
            building = BOX.prestige[number]
            if building.name in [*standing, *OFFER]:
                continue
            area = next((area for area in self.places(number) if not area & occupied), 0)
            if area:
                occupied |= self.board.grid.around(area) if building.terrain else area
                cubes = dict.fromkeys(building.needs, NEUTRAL)
                names = " ".join(self.board.names[cell] for cell in each(area))
                found.append(self.building(building.name, {"at": names, "cubes": cubes}))
        return found

    def places(self, number: int) -> list[int]:
        if BOX.prestige[number].terrain is None:
            return self.board.sites[number]
        grid, tile = self.board.grid, self.board.building_tiles[False][number][0]
        corners = [corner for corner in range(grid.size) if grid.fits(tile, self.board.land) >> corner & 1]
        return [covered(tile, corner) for corner in reversed(corners)]
