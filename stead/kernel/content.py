"""Content files: YAML text into typed values, with errors that name the file, the line and what is allowed.

Reading files is not the kernel's business; it is handed the text.
"""

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeVar, cast

import msgspec
import yaml

from stead.kernel.errors import ContentError

T = TypeVar("T")
Path = tuple[str | int, ...]

Source = Literal["rulebook", "dataset", "house"]
"""Where a number comes from: the rulebook, a published card list, or us, because no source gives it."""


DEEPEST = 20


class Sheet:
    """A parsed YAML file that remembers the line of everything in it."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines: dict[Path, int] = {}
        try:
            loader = yaml.SafeLoader(text)
            node = loader.get_single_node()
            self.data: Any = None if node is None else self._plain(loader, node, ())
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 0
            raise ContentError(file, line, "", f"not YAML: {error.problem}") from None
        except yaml.YAMLError as error:
            raise ContentError(file, 0, "", f"not YAML: {error}") from None

    def _plain(self, loader: yaml.SafeLoader, node: yaml.Node, path: Path) -> Any:
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

    def convert(self, path: Path, kind: type[T], hook: Callable[[Any, Any], Any] | None = None) -> T:
        """The value at a path as a typed value."""
        value = self.data
        for step in path:
            value = value[step]
        try:
            return msgspec.convert(value, kind, dec_hook=hook)
        except msgspec.ValidationError as error:
            problem, inner = _where(str(error))
            raise self.error((*path, *inner), problem) from None


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
        raise ValueError(str(error)) from None


def digest(texts: Sequence[str]) -> str:
    """A short name for exactly this content."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:12]
