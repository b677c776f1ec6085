"""Content files: YAML text into typed values, with errors that name the file, the line and what is allowed.

Reading files is not the kernel's business; it is handed the text.
"""

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec
import yaml

from stead.kernel.errors import ContentError, SetupError

T = TypeVar("T")
Path = tuple[str | int, ...]

Source = Literal["rulebook", "dataset", "house"]
"""Where a number comes from: the rulebook, a published card list, or us, because no source gives it."""


DEEPEST = 20


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the parts of a card come from."""

    numbers: Source
    effect: Source
    name: Source


LOADER = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
"""The one in C reads all cards in a tenth of the time: every process that plays begins with that."""


class Sheet:
    """A parsed YAML file that remembers the line of everything in it."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines: dict[Path, int] = {}
        try:
            self._look_for_the_bottom(text)
            loader = LOADER(text)
            node = loader.get_single_node()
            self.told: Any = None if node is None else self._plain(loader, node, ())
            self.data: Any = _chosen(self.told)
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 0
            raise ContentError(file, line, "", f"not YAML: {error.problem}") from None
        except yaml.YAMLError as error:
            raise ContentError(file, 0, "", f"not YAML: {error}") from None

    def _look_for_the_bottom(self, text: str) -> None:
        """Nodes are made one within the other, and the stack of C has an end."""
        depth = 0
        for event in cast(Iterable[yaml.Event], yaml.parse(text, LOADER)):  # pyright: ignore[reportUnknownMemberType]
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
                if depth > DEEPEST:
                    raise ContentError(self.file, event.start_mark.line + 1, "", "is nested too deeply")
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1

    def _plain(self, loader: yaml.SafeLoader | yaml.CSafeLoader, node: yaml.Node, path: Path) -> Any:
        self.lines[path] = node.start_mark.line + 1
        if len(path) > DEEPEST:  # an alias that holds itself
            raise ContentError(self.file, node.start_mark.line + 1, "", "is nested too deeply")
        if isinstance(node, yaml.MappingNode):
            mapping: dict[str, Any] = {}
            for key_node, value_node in node.value:
                key = str(cast(object, loader.construct_object(key_node)))  # pyright: ignore[reportUnknownMemberType]
                if key in mapping:
                    raise ContentError(self.file, key_node.start_mark.line + 1, key, "is there twice")
                mapping[key] = self._plain(loader, value_node, (*path, key))
            return mapping
        if isinstance(node, yaml.SequenceNode):
            return [self._plain(loader, child, (*path, i)) for i, child in enumerate(node.value)]
        return cast(object, loader.construct_object(node))  # pyright: ignore[reportUnknownMemberType]

    def error(self, path: Path, problem: str) -> ContentError:
        at: Path = ()
        for step in path:  # steps that are not in the file were made by the title when it unfolded a field
            if (*at, step) in self.lines:
                at = (*at, step)
        field = ".".join(str(step) for step in at if isinstance(step, str))
        return ContentError(self.file, self.lines.get(at, 0), field, problem)

    def sections(self, known: Sequence[str]) -> list[str]:
        """The names of the sections a content file is made of: one at least, all of them known."""
        names = list(as_mapping(self.data) or ())
        if not names:
            raise self.error((), f"holds no section; sections are: {', '.join(known)}")
        for name in names:
            if name not in known:
                raise self.error((name,), f"is no section; sections are: {', '.join(known)}")
        return names

    def entries(self, section: str) -> list[Any]:
        """The entries of a section that is a list."""
        entries = self.data[section]
        if not isinstance(entries, list):
            raise self.error((section,), "is a list")
        return cast(list[Any], entries)

    def convert(self, path: Path, kind: type[T], hook: Callable[[Any, Any], Any] | None = None) -> T:
        """The value at a path as a typed value."""
        value = self.data
        for step in path:
            value = value[step]
        try:
            return msgspec.convert(value, kind, dec_hook=hook)
        except msgspec.ValidationError as error:
            problem, inner = _where(with_what_is_allowed(str(error), kind))
            raise self.error((*path, *inner), problem) from None


# What is not certain


def _chosen(value: Any) -> Any:
    """Without what other sources say: a record with a `doubt` may have an `other`, fields as they would be then."""
    mapping = as_mapping(value)
    if mapping is not None:
        doubted = "doubt" in mapping
        return {key: _chosen(part) for key, part in mapping.items() if not (doubted and key == "other")}
    return [_chosen(part) for part in cast(list[Any], value)] if isinstance(value, list) else value


def doubts(texts: Mapping[str, str]) -> dict[str, list[dict[str, Any]]]:
    """By name: the records that have another value, as content files tell them."""
    found: dict[str, list[dict[str, Any]]] = {}

    def look(value: Any) -> Any:
        mapping = as_mapping(value)
        if mapping is not None and {"doubt", "other"} <= set(mapping):
            found.setdefault(mapping["doubt"], []).append(mapping)
        parts = mapping.values() if mapping is not None else cast(list[Any], value) if isinstance(value, list) else ()
        for part in parts:
            look(part)

    for file in sorted(texts):
        look(Sheet(file, texts[file]).told)
    return found


def with_others(texts: Mapping[str, str], names: Sequence[str]) -> dict[str, str]:
    """Content files in which these doubts are decided the other way: their records say so (`turned`)."""
    known = doubts(texts)
    for name in names:
        if name not in known:
            raise SetupError(f"no doubt {name!r} with another value; there are: {', '.join(sorted(known)) or 'none'}")
    return {file: _with_others(file, text, names) for file, text in texts.items()}


def _with_others(file: str, text: str, names: Sequence[str]) -> str:
    told = Sheet(file, text).told
    turned = _turned(told, names)
    if turned == told:
        return text
    return yaml.safe_dump(turned, sort_keys=False, width=160, default_flow_style=None)


def _turned(value: Any, names: Sequence[str]) -> Any:
    mapping = as_mapping(value)
    if mapping is not None:
        if mapping.get("doubt") in names and "other" in mapping:
            mapping = {key: part for key, part in mapping.items() if key != "other"} | mapping["other"]
            mapping["turned"] = True
        return {key: _turned(part, names) for key, part in mapping.items()}
    return [_turned(part, names) for part in cast(list[Any], value)] if isinstance(value, list) else value


_AT = re.compile(r" - at `(?:key in )?\$?([^`]*)`")
_STEP = re.compile(r"\.([A-Za-z_][\w]*)|\[(\d+)\]|\[\.\.\.\]")


def _where(message: str) -> tuple[str, Path]:
    """msgspec tells the path at the end of its message, from the outside in; nested conversions tell theirs first."""
    steps: list[str | int] = []
    for part in reversed(_AT.findall(message)):
        for name, number in _STEP.findall(part):
            if name:
                steps.append(name)
            elif number:
                steps.append(int(number))
    return _AT.sub("", message), tuple(steps)


def with_what_is_allowed(message: str, kind: Any) -> str:
    """msgspec says what is wrong; add what would be right: the fields of the mapping, the values of the field."""
    problem, inner = _where(message)
    if ";" in problem:
        return message  # a conversion further inside has said it already
    place = _type_at(kind, inner)
    if problem.startswith("Object contains unknown field") and hasattr(place, "__struct_fields__"):
        allowed = f"; fields are: {', '.join(place.__struct_encode_fields__)}"
    elif problem.startswith("Invalid enum value"):
        allowed = f"; one of: {', '.join(str(value) for value in get_args(place))}"
    else:
        return message
    return problem + allowed + message[len(problem) :]


def _type_at(kind: Any, path: Path) -> Any:
    """The declared type of something inside a struct."""
    for step in path:
        if isinstance(step, int):
            kind = get_args(kind)[0]
        elif hasattr(kind, "__struct_fields__"):  # a field may be written under another name
            names = dict(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))
            kind = get_type_hints(kind).get(names.get(step, ""))
        else:
            return None
        members = [member for member in get_args(kind) if member is not type(None)]
        if get_origin(kind) in (Union, UnionType) and len(members) == 1:
            kind = members[0]
    return kind


def as_mapping(value: Any) -> dict[str, Any] | None:
    return cast(dict[str, Any], value) if isinstance(value, dict) else None


def by_verb(value: Any, verbs: Mapping[str, type[T]], what: str, hook: Callable[[Any, Any], Any]) -> T:
    """Decode a mapping by the one verb among its keys: `{gain: {wood: 2}, per: ...}` is a Gain."""
    mapping = as_mapping(value)
    if mapping is None:
        raise ValueError(f"{what} is a mapping with one of: {', '.join(sorted(verbs))}")
    found = [key for key in mapping if key in verbs]
    if len(found) != 1:
        problem = f"has {' and '.join(found)}" if found else f"has no verb (found: {', '.join(mapping) or 'nothing'})"
        raise ValueError(f"{what} {problem}; it takes exactly one of: {', '.join(sorted(verbs))}")
    return nested(mapping, verbs[found[0]], hook)


def nested(value: Any, kind: type[T], hook: Callable[[Any, Any], Any]) -> T:
    """A conversion inside a hook. Its error is told as a ValueError, to which msgspec adds the path of the outside."""
    try:
        return msgspec.convert(value, kind, dec_hook=hook)
    except msgspec.ValidationError as error:
        raise ValueError(with_what_is_allowed(str(error), kind)) from None


def identity(records: Any) -> str:
    """A short name for exactly these records, whatever text they were read from.

    Only what is said counts: comments, the order of fields and mappings, and fields that say what they would be anyway
    do not. Where the order of entries means nothing, the title sorts them first.
    """
    return hashlib.sha256(msgspec.json.encode(_said(records), order="sorted")).hexdigest()[:12]


def _said(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        return {
            field.encode_name: _said(getattr(value, field.name))
            for field in msgspec.structs.fields(value)
            if getattr(value, field.name) != _default(field)
        }
    if isinstance(value, dict):
        return {key: _said(part) for key, part in cast(dict[Any, Any], value).items()}
    if isinstance(value, list | tuple):
        return [_said(part) for part in cast(list[Any], value)]
    return value


def _default(field: Any) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def digest(texts: Mapping[str, str]) -> str:
    """The name of the first release for content: of the very texts, comments and all. Old records bear it."""
    return hashlib.sha256("\0".join(texts[file] for file in sorted(texts)).encode()).hexdigest()[:12]
