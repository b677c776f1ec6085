"""Games and positions as plain data: what is in them, and what is said when they are broken."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar, cast

import msgspec

from stead.kernel.content import as_mapping, with_what_is_allowed
from stead.kernel.errors import RecordError
from stead.kernel.title import Title, WayUp, names

FORMAT = 1
WAYS_UP: dict[int, WayUp] = {}
"""By format: how the next one writes it. The formats of titles' states have ways up of their own (`Title.ways_up`)."""
MAX_CHOICES = 20_000


class Setup(msgspec.Struct, frozen=True):
    """How a table began. `position` is there when it was taken up in the middle."""

    title: str
    ruleset: int
    content: str
    seats: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    position: Any = None
    modules: tuple[str, ...] = ()


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    place: int
    seat: int
    score: int


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """Which game it is."""

    stead: int
    title: str
    ruleset: int
    content: str
    seats: tuple[str, ...]
    options: dict[str, str | bool | list[str]]
    """A list has an entry for each seat: the deck it plays."""
    seed: int
    choices: list[str]
    modules: tuple[str, ...] = ()
    """By name, in any order. A game without any does not mention them."""


class Record(Head, frozen=True, kw_only=True, forbid_unknown_fields=True):
    result: list[Place] | None = None
    position: Any = None
    players: list[str] | None = None
    """Who sat where, as the table liked to say it; the rules do not read it."""


class Position(Head, frozen=True, kw_only=True, forbid_unknown_fields=True):
    state: Any


def _head(setup: Setup) -> dict[str, Any]:
    head: dict[str, Any] = {
        "stead": FORMAT,
        "title": setup.title,
        "ruleset": setup.ruleset,
        "content": setup.content,
        "seats": list(setup.seats),
        "options": {name: _plain(value) for name, value in setup.options.items()},
        "seed": setup.seed,
    }
    return head | {"modules": list(setup.modules)} if setup.modules else head


def _plain(option: Any) -> Any:
    """What has an entry for each seat is a list, when it is written down."""
    return list(cast("tuple[str, ...]", option)) if isinstance(option, tuple) else option


def _lines(choices: Iterable[tuple[int, str]]) -> list[str]:
    return [f"{seat}: {key}" for seat, key in choices]


def record(
    setup: Setup,
    choices: Iterable[tuple[int, str]],
    result: Sequence[Place] | None,
    players: Sequence[str] | None,
) -> dict[str, Any]:
    data = _head(setup) | {"choices": _lines(choices)}
    if result is not None:
        data["result"] = msgspec.to_builtins(result)
    if setup.position is not None:
        data["position"] = setup.position
    if players is not None:
        data["players"] = list(players)
    return data


def position(setup: Setup, state: Any, choices: Iterable[tuple[int, str]]) -> dict[str, Any]:
    return _head(setup) | {"state": state, "choices": _lines(choices)}


def begun_at(position: Any) -> Any:
    """A position to begin a record with: our own copy, without the choices, which the record tells itself."""
    return msgspec.json.decode(msgspec.json.encode({**position, "choices": []}))


def split(choice: str) -> tuple[int, str]:
    seat, colon, key = choice.partition(": ")
    if not colon or len(seat) != 1 or seat not in "0123456789":
        raise RecordError(f"a choice is written 'SEAT: KEY' (such as '0: pass'), not {choice!r}")
    return int(seat), key


W = TypeVar("W", Record, Position)


def read(data: Any) -> Record:
    return _convert(data, Record, "record")


def read_position(data: Any) -> Position:
    return _convert(data, Position, "position")


def _convert(data: Any, kind: type[W], name: str) -> W:
    fields = as_mapping(data)
    if fields is None or "stead" not in fields:
        raise RecordError(f"this is not a Stead {name}: it has no field 'stead'")
    form = fields["stead"]
    if type(form) is not int or not 1 <= form <= FORMAT:
        known = f"formats 1 to {FORMAT}" if FORMAT > 1 else "format 1"
        raise RecordError(f"this {name} is written in format {form!r}; this version reads {known}")
    for older in range(form, FORMAT):
        data = WAYS_UP[older](data)
    try:
        written = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise RecordError(f"this {name} is damaged: {with_what_is_allowed(str(error), kind)}") from None
    if len(written.choices) > MAX_CHOICES:
        raise RecordError(f"this {name} has {len(written.choices)} choices; {MAX_CHOICES} are the most")
    return written


def check_rules(written: Head, title: Title[Any]) -> None:
    """Say why these rules cannot read it, if they cannot. What an older ruleset made they can try."""
    if written.title != title.name:
        raise RecordError(f"this is a game of {written.title}, not of {title.name}")
    if written.ruleset > title.ruleset:
        raise RecordError(
            f"made by a newer ruleset ({title.name} {written.ruleset}; this version plays {title.ruleset}): "
            "update Stead"
        )
    if tuple(sorted(written.modules)) != names(title.modules):
        used, here = (", ".join(some) or "none" for some in (written.modules, names(title.modules)))
        raise RecordError(f"made with other modules ({used}; here {here})")
    if not is_content_of(title, written.content):
        raise RecordError(
            f"made with other cards (content {written.content}, here {title.content}): give the same --content"
        )


def is_content_of(title: Title[Any], content: str) -> bool:
    """Is this the title's content, by whatever name it went when it was written down?"""
    return title.formerly.get(content, content) == title.content


def lift(written: Position, title: Title[Any]) -> Any:
    """The state of a position as this ruleset writes it, whichever wrote it."""
    state = written.state
    for ruleset in range(written.ruleset, title.ruleset):
        if ruleset in title.ways_up:
            state = title.ways_up[ruleset](state)
    return state


def mended(written: Head, title: Title[Any]) -> str:
    """What to say besides when something in it is no longer so."""
    if written.ruleset == title.ruleset:
        return ""
    return f"; it was made by an older ruleset ({title.name} {written.ruleset}, here {title.ruleset})"
