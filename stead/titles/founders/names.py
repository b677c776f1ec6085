"""The kinds of things that the state knows by number and a position by name, and kinds of fields of their own."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from stead.kernel.errors import RecordError
from stead.kit.field import HIDDEN, OPEN, OWNER, Field, Names, Onlooker, number_from
from stead.kit.fields import Cells, Many, Worked, bits_of, seats_of

if TYPE_CHECKING:
    from stead.titles.founders.state import Game, Storage


def _named(
    what: str, things: Callable[[Any], Sequence[str]], backs: Callable[[Any], Sequence[int]] | None = None
) -> Names:
    return Names(what, things, lambda game: {name: number for number, name in enumerate(things(game))}, backs=backs)


RACES = _named("race", lambda game: [race.name for race in game.box.races])
BASICS = _named("basic resource", lambda game: game.box.basics)
RESOURCES = _named("resource", lambda game: [resource.name for resource in game.box.resources])
CARDS = _named("card", lambda game: game.box.cards)
ADVISORS = _named("advisor", lambda game: [advisor.name for advisor in game.box.advisors], lambda game: game.box.levels)
BUILDINGS = _named("building", lambda game: [building.name for building in game.box.prestige])
ACHIEVEMENTS = _named("achievement", lambda game: [card.name for card in game.box.achievements])


class Pair(Field):
    """Temporary and permanent crystals."""

    type = "tuple[int, int]"
    start = "(0, 0)"
    form = tuple[int, int]

    def hide(self, game: Any, value: tuple[int, int]) -> tuple[int, int]:
        return 0, 0


class Played(Many):
    """Cards that were played, some of them face down."""

    def __init__(self, name: str) -> None:
        super().__init__(name, CARDS, seen=OWNER)

    def cut(self, game: Any, thing: Any, onlooker: Onlooker) -> list[int]:
        if onlooker.is_owner(thing):
            return thing.discard
        return [HIDDEN if down else card for card, down in zip(thing.discard, thing.face_down, strict=False)]


class Playing(Worked):
    """The card that is being played, perhaps face down."""

    def __init__(self, name: str, doc: str) -> None:
        super().__init__(name, "int", "-1", doc, seen=OWNER)

    def cut(self, game: Any, thing: Any, onlooker: Onlooker) -> int:
        return HIDDEN if game.down and not onlooker.is_owner(game.players[game.active]) else game.played


class StoragePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"suppliers": "from"}):
    resource: str
    owner: int | None
    cells: list[str]
    access: list[int] = []
    suppliers: list[int] = []


class Storages(Field):
    """The storages on the board. One is replaced when it changes, so copies share them."""

    type = "list[Storage]"
    start = "[]"
    copied = "{}[:]"
    form = list[StoragePosition]

    def __init__(self, name: str) -> None:
        super().__init__(name, seen=OPEN)
        self._cells = Cells("cells")

    def write(self, game: "Game", value: Sequence["Storage"]) -> list[dict[str, Any]]:
        return [
            {
                "resource": RESOURCES.name(game, storage.resource),
                "owner": None if storage.owner < 0 else storage.owner,
                "cells": self._cells.write(game, storage.cells),
                "access": seats_of(game, storage.access),
                "from": list(storage.suppliers),
            }
            for storage in value
        ]

    def read(self, game: "Game", where: str, written: Sequence[StoragePosition]) -> list["Storage"]:
        from stead.titles.founders.state import Storage  # which has a field of this kind

        read: list[Storage] = []
        for one in written:
            resource = RESOURCES.number(game, where, one.resource)
            owner = -1 if one.owner is None else number_from("owner", one.owner, 0, game.seats - 1)
            cells = self._cells.read(game, where, one.cells)
            recipe = game.box.recipes[resource]
            if len(one.suppliers) != len(recipe):
                raise RecordError(f"{one.resource} is made of {len(recipe)} things")
            for (needed, _), supplier in zip(recipe, one.suppliers, strict=True):
                number_from("a supplier", supplier, 0, len(read) - 1)
                if read[supplier].resource != needed:
                    raise RecordError(f"{one.resource} is not made of {RESOURCES.name(game, read[supplier].resource)}")
            access = bits_of(game, "access", one.access)
            read.append(Storage(resource, owner, cells, access, tuple(one.suppliers)))
        return read
