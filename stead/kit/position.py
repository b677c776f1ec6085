"""The whole state as readable plain data, and back, with a sentence for everything that cannot be: from the fields."""

from collections.abc import Callable, Iterator, Sequence
from types import GenericAlias
from typing import Any, get_args, get_origin

import msgspec

from stead.kernel.content import with_what_is_allowed
from stead.kernel.errors import RecordError
from stead.kit.field import Field, Names
from stead.kit.fields import Parts, Together


class Sheet:
    """How a thing of the state is written: its fields, those of its parts below. With `bare`, what holds nothing is
    left out."""

    def __init__(self, name: str, fields: Sequence[Field], bare: bool = False, **parts: "Sheet") -> None:
        self.name = name
        self.fields = fields
        self.bare = bare
        self.parts = parts
        self.written = [field for field in fields if field.form is not None or field.name in parts]
        self._writers = [(field.name, self._writer(field)) for field in self.written]
        self.struct: Any = msgspec.defstruct(
            f"{name}Position",
            sorted(map(self._entry, self.written), key=len),  # what must be there comes first
            frozen=True,
            forbid_unknown_fields=True,
        )

    def _entry(self, field: Field) -> Any:
        form = GenericAlias(list, self.parts[field.name].struct) if field.name in self.parts else field.form
        return (field.name, form) if field.needed else (field.name, form, _nothing(form))

    # Writing

    def write(self, game: Any, thing: Any) -> dict[str, Any]:
        data = {name: getattr(thing, name) if write is None else write(game, thing) for name, write in self._writers}
        if not self.bare:
            return data
        return {name: value for name, value in data.items() if not (value is False or value == [] or value == {})}

    def _writer(self, field: Field) -> Callable[[Any, Any], Any] | None:
        """How a field is written of a thing in a game; None: as it is."""
        name = field.name
        if isinstance(field, Together):
            return field.writing
        if name in self.parts:
            write = self.parts[name].write
            return lambda game, thing: [write(game, part) for part in getattr(thing, name)]
        if field.is_plain:
            return None
        return lambda game, thing: field.write(game, getattr(thing, name))

    # Reading

    def convert(self, data: Any) -> Any:
        """Plain data as it is written: the right fields, with the right types."""
        try:
            return msgspec.convert(data, self.struct)
        except msgspec.ValidationError as error:
            raise RecordError(f"this position is damaged: {with_what_is_allowed(str(error), self.struct)}") from None

    def read(self, game: Any, thing: Any, written: Any, whose: str = "") -> None:
        """Fill a thing of an unopened game. Its parts must be there already."""
        for field in self.written:
            where = f"{whose}'s {field.name}" if whose else field.name
            value = getattr(written, field.name)
            if isinstance(field, Together):
                field.reading(game, thing, where, value)
            elif field.name not in self.parts:
                setattr(thing, field.name, field.read(game, where, value))

    def faults(self, game: Any, thing: Any) -> Iterator[str]:
        """What cannot be, by the checks of the fields; those of its parts first."""
        for name, sheet in self.parts.items():
            for part in getattr(thing, name):
                yield from sheet.faults(game, part)
        for field in self.fields:
            if field.check is not None:
                yield from field.check(game, thing, field)


def lying(thing: Any, names: Names) -> list[int]:
    """The things of a kind that lie somewhere in a state, or in a part of it."""
    found: list[int] = []
    for field in thing.fields:
        if isinstance(field, Parts):
            for part in getattr(thing, field.name):
                found += lying(part, names)
        elif getattr(field, "names", None) is names:
            found += field.lying(getattr(thing, field.name))
    return found


def _nothing(form: Any) -> Any:
    """What is there if a position leaves it out."""
    kind: Any = get_origin(form) or form
    if kind in (list, dict):
        factory: Any = kind
        return msgspec.field(default_factory=factory)
    if kind is tuple:
        return (0,) * len(get_args(form))
    return {int: 0, bool: False}.get(kind)


def same_number(what: str, there: Sequence[Any], needed: Sequence[Any]) -> None:
    if len(there) != len(needed):
        raise RecordError(f"{what!r} has {len(there)} entries; these seats need {len(needed)}")
