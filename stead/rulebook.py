"""The rulebook of a title: told from beginning to end in our own words, every sentence with its numbered rules.

A book is a file of `docs/rules/book/<language>/`:

    ## aim: The aim                     a chapter, and the name it is linked by
    ### A heading in it
    Five rounds are played. {IS-GEN-01} Pay [2 wood](good:wood) and build. {IS-BLD-01, 02, IS-BLD-05..07}
    - an item of a list
    > an example, or a piece of advice
    ! cards COM018 ROM002: What can be seen on these cards. {IS-CRD-02}

Lines of one paragraph may be broken anywhere; a blank line ends it. A picture (`!`) is drawn by the browser: `cards`,
`things` (goods and the like, with their names), or `table`, as a chapter of the title's course shows it.
"""

import re
from functools import cache
from typing import Literal, get_args

import msgspec

from stead import ledger

Kind = Literal["heading", "text", "item", "note", "cards", "things", "table"]
PICTURES = ("cards", "things", "table")

_CHAPTER = re.compile(r"## ([a-z-]+): (.+)")
_RULES = re.compile(r"\s*\{([^}]*)\}")
_SERIES = re.compile(r"(?:([A-Z]{2}-[A-Z]+)-)?(\d+)(?:\.\.(\d+))?")
_THING = re.compile(r"\[([^\]]+)\]\(([a-z]+:[\w-]+)\)")
_PICTURE = re.compile(r"(\w+) (.+?): (.+)")
_BEGINNINGS: dict[str, Kind] = {"### ": "heading", "- ": "item", "> ": "note"}


class BookError(ValueError):
    """A line that is not written as it must be."""


class Run(msgspec.Struct, frozen=True):
    """Words, and the rules that say the same."""

    text: str
    rules: tuple[str, ...] = ()


class Passage(msgspec.Struct, frozen=True):
    kind: Kind
    runs: tuple[Run, ...]
    of: tuple[str, ...] = ()
    """What a picture shows."""

    @property
    def rules(self) -> list[str]:
        return [rule for run in self.runs for rule in run.rules]


class Chapter(msgspec.Struct, frozen=True):
    id: str
    name: str
    passages: tuple[Passage, ...]


class Book(msgspec.Struct, frozen=True):
    chapters: tuple[Chapter, ...]

    @property
    def passages(self) -> list[Passage]:
        return [passage for chapter in self.chapters for passage in chapter.passages]

    @property
    def rules(self) -> set[str]:
        return {rule for passage in self.passages for rule in passage.rules}


@cache
def book(title: str, lang: str) -> Book:
    """The rulebook of a title; one without chapters where none is written yet."""
    file = ledger.folder() / "book" / lang / f"{title}.md"
    return parse(file.read_text(encoding="utf-8")) if file.is_file() else Book(())


def left_out() -> dict[str, str]:
    """Rules that a book leaves to the ledger, each (or each series: `IS-Q`) with the reason."""
    return msgspec.yaml.decode((ledger.folder() / "book" / "left.yaml").read_bytes(), type=dict[str, str])


def parse(text: str) -> Book:
    chapters: list[tuple[str, str, list[Passage]]] = []
    for block in _blocks(text):
        if block.startswith("## "):
            begun = _CHAPTER.fullmatch(block)
            if begun is None:
                raise BookError(f"a chapter is “## name: Heading”, not “{block}”")
            chapters.append((begun[1], begun[2], []))
        elif not chapters:
            raise BookError(f"“{block}” stands before the first chapter")
        else:
            chapters[-1][2].append(_passage(block))
    return Book(tuple(Chapter(id, name, tuple(passages)) for id, name, passages in chapters))


def _blocks(text: str) -> list[str]:
    """Paragraphs, headings, items and pictures, each on one line. The file's own title (`# …`) is left out."""
    found: list[str] = []
    inside = False
    for line in map(str.strip, text.splitlines()):
        begins = line.startswith(("## ", "! ", *_BEGINNINGS))
        if not line or line.startswith("# "):
            inside = False
        elif inside and not begins:
            found[-1] += f" {line}"
        else:
            found.append(line)
            inside = not line.startswith("#")
    return found


def _passage(block: str) -> Passage:
    if block.startswith("! "):
        return _picture(block.removeprefix("! "))
    for beginning, kind in _BEGINNINGS.items():
        if block.startswith(beginning):
            return Passage(kind, _runs(block.removeprefix(beginning)))
    return Passage("text", _runs(block))


def _picture(block: str) -> Passage:
    found = _PICTURE.fullmatch(block)
    if found is None or found[1] not in PICTURES:
        raise BookError(f"a picture is “! {' | '.join(PICTURES)} what: caption”, not “! {block}”")
    kind = next(kind for kind in get_args(Kind) if kind == found[1])
    return Passage(kind, _runs(found[3]), tuple(found[2].split()))


def _runs(text: str) -> tuple[Run, ...]:
    parts = _RULES.split(text)  # words, their rules, words, …
    words, rules = parts[::2], [*parts[1::2], ""]
    marked = [_THING.sub(r"⟦\2|\1⟧", part.strip()) for part in words]
    return tuple(Run(part, _named(named)) for part, named in zip(marked, rules, strict=True) if part or named)


def _named(text: str) -> tuple[str, ...]:
    """`IS-BLD-01, 03, IS-END-02..04` in full."""
    found: list[str] = []
    series = ""
    for part in filter(None, text.split(", ")):
        match = _SERIES.fullmatch(part)
        if match is None or not (match[1] or series):
            raise BookError(f"“{part}” in “{{{text}}}” is no rule")
        series = match[1] or series
        found += [f"{series}-{n:02}" for n in range(int(match[2]), int(match[3] or match[2]) + 1)]
    return tuple(found)
