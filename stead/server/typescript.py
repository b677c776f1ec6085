"""What crosses the wire as TypeScript, for the browser: `python -m stead.server.typescript` writes the files."""

import inspect
import re
import types
import typing
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from stead import shelf
from stead.kernel.events import Event
from stead.kit.seen import Picture
from stead.server import messages

WEB = Path(__file__).parents[2] / "web"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", types.NoneType: "null", Any: "any"}
HAPPENED = """/** What happened, as facts. Which facts a title has to tell is in its own `events.ts`. */
export interface Happened {
  event: string;
}"""


def spell(kind: Any) -> str:
    """A type as TypeScript says it."""
    if kind in PLAIN:
        return PLAIN[kind]
    if kind is Event:
        return "Happened"
    if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return spell(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(spell(arg) for arg in args)
    if origin is list or (origin is tuple and args[1:] == (...,)):
        inner = spell(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(spell, args))}]"
    if origin is dict:
        return f"Record<{spell(args[0])}, {spell(args[1])}>"
    raise TypeError(f"no TypeScript for {kind!r}")


def interface(struct: type[msgspec.Struct], sent: bool) -> str:
    """`sent`: by the browser, which may leave out what has a default."""
    hints = typing.get_type_hints(struct, include_extras=True)
    config = struct.__struct_config__
    lines = [f'  {config.tag_field}: "{config.tag}";'] if config.tag is not None else []
    for field in msgspec.structs.fields(struct):
        has_default = field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
        lines.append(f"  {field.name}{'?' if sent and has_default else ''}: {spell(hints[field.name])};")
    return "\n".join([f"export interface {struct.__name__} {{", *lines, "}"])


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    return [value for value in vars(module).values() if inspect.isclass(value) and issubclass(value, msgspec.Struct)]


def message_types() -> str:
    bases = {msgspec.Struct, messages.Request, messages.Update, Event}
    structs = [struct for struct in structs_of(messages) if struct not in bases]
    parts = [HAPPENED, *(interface(struct, struct.__struct_config__.forbid_unknown_fields) for struct in structs)]
    unions = {"Requests": messages.Requests, "Updates": messages.Updates}
    parts += [f"export type {name} = {spell(union)};" for name, union in unions.items()]
    aliases = ("Lang", "Undo", "Status", "Ending")
    parts += [f"export type {name} = {spell(getattr(messages, name))};" for name in aliases]
    return _file("stead/server/messages/", parts)


def event_types(title: str) -> str:
    """What can happen in a title and in its modules: a type for each event, told apart by `event`. What a reader may
    not know is null."""
    homes = [f"stead.titles.{title}", *(f"{one.home}.titles.{title}.{one.name}" for one in shelf.modules_of(title))]
    told = (structs_of(import_module(f"{home}.events")) for home in homes)
    events = [struct for some in told for struct in some if struct is not Event]
    parts = [interface(event, sent=False) for event in events]
    parts.append("\n".join(["export type GameEvent =", *(f"  | {event.__name__}" for event in events)]) + ";")
    return _file(f"stead/titles/{title}/events.py", parts)


def view_types(title: str) -> str:
    """What a seat is shown of a title: from the fields of its state and the facts worked out for the browser. The types
    of facts that have a shape of their own are written by hand, in `model.ts`."""
    view = import_module(f"stead.titles.{title}.view")
    pictures: list[Picture] = view.PICTURES
    own = {picture.name for picture in pictures}
    used = {word for picture in pictures for one in picture.shown for word in _NAMED.findall(one.shown_as)}
    model = f'import type {{ {", ".join(sorted({"Asked", *used} - own))} }} from "./model";'
    return _file(f"stead/titles/{title}/view.py", [model, *(_picture(title, picture) for picture in pictures)])


def _picture(title: str, picture: Picture) -> str:
    lines = [f"export interface {picture.name} {{"]
    if picture.name == "View":
        lines += [f'  title: "{title}";', "  seat: number | null;", "  asked: Asked[];"]
    for one in picture.shown:
        lines += [f"  /** {one.doc} */"] if one.doc else []
        lines.append(f"  {one.name}: {one.shown_as};")
    return "\n".join([*lines, "}"])


_NAMED = re.compile(r"\b(?!Record\b)[A-Z]\w*")
"""A type with a name."""


def _file(source: str, parts: list[str]) -> str:
    return "\n\n".join([f"// Made by stead/server/typescript.py from {source}.", *parts]) + "\n"


def files() -> dict[Path, str]:
    """Everything that is made, by where it lies."""
    events = {WEB / "titles" / title / "events.ts": event_types(title) for title in shelf.TITLES}
    views = {WEB / "titles" / title / "view.ts": view_types(title) for title in shelf.TITLES}
    return {WEB / "shell" / "lib" / "messages.ts": message_types(), **events, **views}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
