"""The words that content files choose from: colours, goods, moments, and so on. Settlers has its own, modules bring
more (expansion.py), so no type can list them: a field only says of which sort its words are, and they are looked up
when a file is read."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from stead.kernel.content import Path
from stead.titles.settlers.expansion import Additions
from stead.titles.settlers.goods import NAMES

Colour = Annotated[str, "colour"]
Dealt = Annotated[str, "dealt"]
"""The good of a Deal."""
Fielded = Annotated[str, "fielded"]
"""A good of a Raze field, or the Target of an attack."""
Gained = Annotated[str, "gained"]
Produced = Annotated[str, "produced"]
"""What a faction board may produce."""
Stored = Annotated[str, "stored"]
"""What a faction board may keep over Cleanup."""
Kept = Annotated[str, "kept"]
"""What a Location may keep over Cleanup."""
Held = Annotated[str, "held"]
"""What may lie on a Location, or under it."""
Moment = Annotated[str, "moment"]
Target = Annotated[str, "target"]
"""To what a moment happens, or in what way."""
Ability = Annotated[str, "ability"]
Mark = Annotated[str, "mark"]

COLOURS: Final = ("black", "purple", "blue", "brown", "yellow", "red", "pink", "grey")
GOODS: Final = (*NAMES, "card")
ABILITIES: Final = ("stores-resource", "walls")
"""What a Location may do by standing there: keep one kind of Resource in Cleanup, so many times; make all Locations of
its empire dearer to raze, by so much."""

Words = Mapping[str, tuple[str, ...]]
"""By sort."""


def words(added: Iterable[Additions]) -> Words:
    """All there are at a table: those of Settlers, then those of the modules in use."""
    added = list(added)
    goods = tuple(good for one in added for good in one.goods)
    kept = tuple(good for one in added for good, new in one.goods.items() if new.tokens)
    return {
        "colour": (*COLOURS, *(colour for one in added for colour in one.colours)),
        "dealt": (*GOODS, *kept),
        "fielded": GOODS,
        "gained": (*NAMES, "card", "common_card", "faction_card", "resource", "samurai", *kept),
        "produced": (*NAMES, *goods),
        "stored": ("wood", "stone", "food", "gold", "worker", "raze", *kept),
        "kept": ("resource", *kept),
        "held": ("cards", "resources", *(held for one in added for held in one.holds)),
        "moment": (
            *("built", "razed", "dealt", "gained_vp", "activated", "workers_exchanged"),
            *(moment for one in added for moment in one.moments),
        ),
        "target": ("opponent", *(target for one in added for target in one.targets)),
        "ability": abilities(added),
        "mark": tuple(mark for one in added for mark in one.marks),
    }


def abilities(added: Iterable[Additions]) -> tuple[str, ...]:
    """All standing abilities, those of modules last."""
    added = list(added)
    stored = (f"stores-{good}" for one in added for good, new in one.goods.items() if new.tokens)
    return (*ABILITIES, *stored, *(ability for one in added for ability in one.abilities))


def unknown(record: msgspec.Struct, known: Words) -> Iterator[tuple[Path, str]]:
    """What a record says that is none of the words there are: where, and what is wrong with it."""
    for name, kind in _fields(type(record)):
        yield from _unknown(kind, getattr(record, name), known, (name,))


def _unknown(kind: Any, value: Any, known: Words, path: Path) -> Iterator[tuple[Path, str]]:
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        if isinstance(value, str) and value not in known[args[1]]:
            yield path, _said(args[1], value, known[args[1]])
    elif isinstance(value, msgspec.Struct):
        for inner, problem in unknown(value, known):
            yield (*path, *inner), problem
    elif isinstance(value, dict):
        for key, one in cast("dict[str, Any]", value).items():
            for part, thing in zip(args, (key, one), strict=False):
                yield from _unknown(part, thing, known, (*path, key))
    elif isinstance(value, tuple):
        for i, one in enumerate(cast("Sequence[Any]", value)):
            yield from _unknown(args[0] if args else None, one, known, (*path, i))
    elif origin in (Union, UnionType):
        for one in args if value is not None else ():
            yield from _unknown(one, value, known, path)


def _said(sort: str, word: str, known: Sequence[str]) -> str:
    listed = ", ".join(known)
    if sort == "gained":
        return f"nobody can gain {word!r}; goods are: {listed}"
    if sort == "produced":
        return f"a board cannot produce {word!r}; it produces: {listed}"
    return f"Invalid enum value {word!r}; one of: {listed}"


@cache
def _fields(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    """The fields of a struct with their types, out of an optional one what is inside."""
    hints = get_type_hints(kind, include_extras=True)
    return [(name, _inside(hints[name])) for name in kind.__struct_fields__]


def _inside(kind: Any) -> Any:
    members = [member for member in get_args(kind) if member is not type(None)]
    optional = len(members) == 1 and type(None) in get_args(kind)
    return members[0] if optional else kind
