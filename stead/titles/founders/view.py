"""What a seat may see (FG-INF, FG-Q-77, FG-Q-78), read from the state in place."""

from collections.abc import Sequence
from typing import Any

from stead.kernel.decision import Decision
from stead.kernel.grid import Offsets, each
from stead.titles.founders import connection, solo
from stead.titles.founders.actions.build import MOST
from stead.titles.founders.connection import first_cell
from stead.titles.founders.offer import SHAPES
from stead.titles.founders.setup import start_cells
from stead.titles.founders.sight import Sight
from stead.titles.founders.state import EMPTY, NOBODY, Game, Player
from stead.titles.founders.turn import COMPLETIONS


class View:
    """The table as seen from a seat, or by a spectator (None). `game` is for those who only look at what is open: the
    hidden things are hands, cards played face down, votes being made, and the order of decks."""

    __slots__ = ("_asked", "_game", "_open", "eye", "seat")

    def __init__(self, game: Game, asked: Sequence[Decision], seat: int | None, open: bool = False) -> None:
        self._game = game
        self._asked = asked
        self._open = open
        self.seat = seat
        self.eye: Any = None
        """How this seat values what it sees, once somebody asked for an estimate."""

    @property
    def sight(self) -> Sight:
        """What a bot in this seat may look at."""
        assert self.seat is not None, "a spectator has no seat"
        return Sight(self._game, self.seat)

    def data(self) -> dict[str, Any]:
        game, box = self._game, self._game.box
        names, cards = game.board.names, box.cards
        return {
            "title": "founders",
            "seat": self.seat,
            "side": game.board.side,
            "board": _written(game),
            "phase": game.phase,
            "round": game.round,
            "rounds": solo.ROUNDS if game.solo else None,
            "active": game.active,
            "first": game.first,
            "over": game.over,
            "lost": game.lost,
            "workers": game.workers,
            "completed": game.completed,
            "goal": COMPLETIONS,
            "idle": game.idle,
            "starts": [names[cell] for cell in each(start_cells(game))],
            "roads": [names[cell] for cell in each(game.roads)],
            "storages": [
                {
                    "resource": box.resources[storage.resource].name,
                    "owner": None if storage.owner == NOBODY else storage.owner,
                    "cells": [names[cell] for cell in each(storage.cells)],
                    "access": [seat for seat in range(game.seats) if storage.access >> seat & 1],
                    "from": [names[first_cell(game.storages[i].cells)] for i in storage.suppliers],
                }
                for storage in game.storages
            ],
            "buildings": [
                {
                    "building": box.prestige[building.building].name,
                    "cells": [names[cell] for cell in each(building.cells)],
                    "cubes": [
                        {"resource": box.resources[resource].name, "vp": vp, "cube": _cube(cube)}
                        for (resource, vp), cube in zip(box.needs[building.building], building.cubes, strict=True)
                    ],
                    "worker": None if building.worker == EMPTY else building.worker,
                    "complete": building.finished,
                    "marked": building.marked,
                }
                for building in game.buildings
            ],
            "links": connection.links(game),
            "networks": connection.networks(game),
            "tracker": _tracker(game),
            "stock": {box.resources[i].name: n for i, n in enumerate(game.stock)},
            "taken": {name: _cube(owner) for name, owner in zip(box.basics, game.taken, strict=False)},
            "market": [
                None if number == EMPTY else {"advisor": box.advisors[number].name, "price": price}
                for number, price in zip(game.market, box.advisor_prices, strict=False)
            ],
            "advisors": [box.advisors[number].level for number in game.advisor_deck[-1:]] + [len(game.advisor_deck)],
            "offer": [
                None if number == EMPTY else {"building": box.prestige[number].name, "token": shape}
                for number, shape in zip(game.offer, SHAPES, strict=False)
            ],
            "prices": list(solo.prices(game)) if game.solo else None,
            "due": solo.due(game) if game.solo else 0,
            "prestige": len(game.prestige_deck),
            "discarded": [box.prestige[number].name for number in game.prestige_discard],
            "removed": [box.prestige[number].name for number in game.removed],
            "achievements": [box.achievements[number].name for number in game.achievements],
            "players": [self._player(player, cards) for player in game.players],
            "asked": [
                {
                    "seat": decision.seat,
                    "kind": decision.kind,
                    "rule": decision.rule,
                    "options": [option.key for option in decision.options] if decision.seat == self.seat else None,
                    "tile": _tile(game, decision, decision.seat == self.seat),
                }
                for decision in self._asked
            ],
        }

    def _player(self, player: Player, cards: list[str]) -> dict[str, Any]:
        game, box = self._game, self._game.box
        mine = self._open or player.seat == self.seat
        names = game.board.names
        return {
            "seat": player.seat,
            "race": None if player.race < 0 else box.races[player.race].name,
            "home": None if player.home < 0 else box.basics[player.home],
            "resources": [box.basics[resource] for resource in player.resources],
            "coins": player.coins,
            "temporary": player.temporary,
            "permanent": player.permanent,
            "vp": player.vp,
            "income": game.income(player.seat),
            "hand": [cards[card] for card in player.hand] if mine else None,
            "cards": len(player.hand),
            "fresh": [cards[card] for card in player.fresh],
            "discard": [
                cards[card] if mine or not down else None
                for card, down in zip(player.discard, player.face_down, strict=True)
            ],
            "face_down": list(player.face_down),
            "advisors": player.advisors,
            "houses": [names[cell] for cell in each(player.houses)],
            "bridges": [names[cell] for cell in each(player.bridges)],
            "houses_left": MOST - player.houses.bit_count(),
            "bridges_left": MOST - player.bridges.bit_count(),
            "workers": player.workers,
            "used_mat": player.used_mat,
            "voted": player.ballot != NOBODY,
            "ballot": _ballot(player) if mine and player.ballot != NOBODY else None,
        }


def _written(game: Game) -> dict[str, Any]:
    """The side of the board as it is printed, and the prices of its terrains."""
    written, prices = game.board.written, game.box.prices
    return {
        "rows": written.rows,
        "districts": written.districts,
        "starts": written.starts,
        "sites": [{"for": site.buildings, "cells": site.cells} for site in written.sites],
        "terrain": {name: {"own": p.own, "access": p.access, "follow": p.follow} for name, p in prices.items()},
    }


def _tile(game: Game, decision: Decision, mine: bool) -> dict[str, Any] | None:
    """What a decision lays on the board, and the ways it can be turned (on a site of its own, it cannot). Whoever lays
    it is also told what it can be connected with."""
    box = game.box
    of: str
    turns: Sequence[Offsets]
    match decision.kind:
        case "start":
            of, turns = f"resource:{box.basics[game.players[decision.seat].home]}", [(0,)]
        case "site":
            resource: int = decision.args[2]
            of, turns = f"resource:{box.basics[resource]}", [(0,)]
        case "tile":
            resource = decision.args[2]
            of, turns = f"resource:{box.resources[resource].name}", game.storage_tile(resource)
        case "place":
            number: int = decision.args[1]
            building, turns = box.prestige[number], game.building_tile(number)
            of, turns = f"building:{building.name}", turns if building.terrain else turns[:1]
        case _:
            return None
    suppliers = connection.suppliers(game, decision) if mine else []
    return {"of": of, "turns": [game.board.spots(turn) for turn in turns], "suppliers": suppliers}


def _tracker(game: Game) -> dict[str, dict[str, list[int]]]:
    """By resource: whose cubes lie on its ownership cell, and on its access cell (FG-TRK). One may have both, for
    storages of different owners (FG-Q-27)."""
    cubes: dict[str, dict[str, list[int]]] = {}
    for number, resource in enumerate(game.box.resources):
        storages = [storage for storage in game.storages if storage.resource == number]
        seats = range(game.seats)
        cubes[resource.name] = {
            "own": [seat for seat in seats if any(s.owner == seat for s in storages)],
            "access": [seat for seat in seats if any(s.owner != seat and s.access >> seat & 1 for s in storages)],
        }
    return cubes


def _cube(cube: int) -> int | str | None:
    """Whose: a seat, neutral, or none."""
    return None if cube == EMPTY else "neutral" if cube == NOBODY else cube


def _ballot(player: Player) -> dict[str, Any]:
    return {"token": SHAPES[player.ballot], "stake": list(player.stake)}
