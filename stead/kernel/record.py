"""Games and positions as plain data: what is in them, and what is said when they are broken."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from stead.kernel.content import as_mapping, with_what_is_allowed
from stead.kernel.errors import RecordError

FORMAT = 1
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
    options: dict[str, str | bool]
    seed: int
    choices: list[str]


class Record(Head, frozen=True, kw_only=True, forbid_unknown_fields=True):
    result: list[Place] | None = None
    position: Any = None
    players: list[str] | None = None
    """Who sat where, as the table liked to say it; the rules do not read it."""


class Position(Head, frozen=True, kw_only=True, forbid_unknown_fields=True):
    state: Any


def _head(setup: Setup) -> dict[str, Any]:
    return {
        "stead": FORMAT,
        "title": setup.title,
        "ruleset": setup.ruleset,
        "content": setup.content,
        "seats": list(setup.seats),
        "options": dict(setup.options),
        "seed": setup.seed,
    }


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
    if type(fields["stead"]) is not int or fields["stead"] != FORMAT:
        raise RecordError(f"this {name} is written in format {fields['stead']!r}; this version reads format {FORMAT}")
    try:
        written = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise RecordError(f"this {name} is damaged: {with_what_is_allowed(str(error), kind)}") from None
    if len(written.choices) > MAX_CHOICES:
        raise RecordError(f"this {name} has {len(written.choices)} choices; {MAX_CHOICES} are the most")
    return written


def check_rules(written: Head, title: str, ruleset: int, content: str) -> None:
    """Say why these rules cannot read it, if they cannot."""
    if written.title != title:
        raise RecordError(f"this is a game of {written.title}, not of {title}")
    if written.ruleset > ruleset:
        raise RecordError(
            f"made by a newer ruleset ({title} {written.ruleset}; this version plays {ruleset}): update Stead"
        )
    if written.ruleset < ruleset:
        raise RecordError(f"made by an older ruleset ({title} {written.ruleset}; this version plays {ruleset})")
    if written.content != content:
        raise RecordError(f"made with other cards (content {written.content}, here {content}): give the same --content")
