"""The messages as TypeScript, for the browser: `python -m stead.server.typescript > web/shell/lib/messages.ts`."""

import inspect
import types
import typing
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from stead.server import messages

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", types.NoneType: "null", Any: "any"}


def spell(kind: Any) -> str:
    """A type as TypeScript says it."""
    if kind in PLAIN:
        return PLAIN[kind]
    if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return spell(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(spell(arg) for arg in args)
    if origin is tuple and args[1:] == (...,):
        inner = spell(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
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


def typescript() -> str:
    structs = [
        value for value in vars(messages).values() if inspect.isclass(value) and issubclass(value, msgspec.Struct)
    ]
    bases = {msgspec.Struct, messages.Request, messages.Update}
    parts = [interface(s, s.__struct_config__.forbid_unknown_fields) for s in structs if s not in bases]
    unions = {"Requests": messages.Requests, "Updates": messages.Updates}
    parts += [f"export type {name} = {spell(union)};" for name, union in unions.items()]
    aliases = ("Lang", "Undo", "Status")
    parts += [f"export type {name} = {spell(getattr(messages, name))};" for name in aliases]
    return "\n\n".join(["// Made by stead/server/typescript.py from stead/server/messages.py.", *parts]) + "\n"


if __name__ == "__main__":
    print(typescript(), end="")
