"""What a person types: a choice by number or notation, or a command."""

import re
from collections.abc import Sequence

import msgspec

from stead.kernel.decision import Option

COMMANDS = {
    "help": ("?", "help", "помощь"),
    "why": ("why", "почему"),
    "undo": ("undo", "отмена"),
    "save": ("save", "сохранить"),
    "log": ("log", "журнал"),
    "lang": ("lang", "язык"),
    "quit": ("quit", "q", "exit", "выход"),
}
_COMMAND_OF = {word: name for name, words in COMMANDS.items() for word in words}


class Nothing(msgspec.Struct, frozen=True):
    """An empty line: show the table again."""


class Choice(msgspec.Struct, frozen=True):
    option: Option


class Command(msgspec.Struct, frozen=True):
    name: str
    rest: str


class Several(msgspec.Struct, frozen=True):
    """A beginning that more than one option shares."""

    options: tuple[Option, ...]


class NoNumber(msgspec.Struct, frozen=True):
    number: int


class Unknown(msgspec.Struct, frozen=True):
    """Nothing on the list: the key as the rules would write it."""

    key: str


Typed = Nothing | Choice | Command | Several | NoNumber | Unknown


def read(line: str, options: Sequence[Option]) -> Typed:
    text = " ".join(line.split())
    if not text:
        return Nothing()
    for option in options:  # the notation comes first: no command can hide an option
        if option.key == text:
            return Choice(option)
    command = read_command(text)
    if command is not None:
        return command
    if is_number(text):
        option = numbered(text, options)
        return Choice(option) if option else NoNumber(int(text))
    found = matching(text, options)
    if len(found) == 1:
        return Choice(found[0])
    return Several(tuple(found)) if found else Unknown(spell(text))


def read_command(text: str) -> Command | None:
    word, _, rest = text.partition(" ")
    if text[0] == "?":
        word, rest = "?", text[1:].strip()
    name = _COMMAND_OF.get(word.lower())
    return Command(name, rest) if name else None


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def numbered(text: str, options: Sequence[Option]) -> Option | None:
    """The option of that number, as they are listed: from 1."""
    return options[int(text) - 1] if is_number(text) and 1 <= int(text) <= len(options) else None


def matching(text: str, options: Sequence[Option]) -> list[Option]:
    """Options that these words begin, word by word, whatever their case: `bu com018`."""
    words = text.lower().split()
    found: list[Option] = []
    for option in options:
        key = option.key.lower()
        if key == " ".join(words):
            return [option]
        parts = key.split()
        if len(words) <= len(parts) and all(part.startswith(word) for word, part in zip(words, parts, strict=False)):
            found.append(option)
    return found


def spell(text: str) -> str:
    """Notation: ids are in capitals, all other words are not."""
    return " ".join(word.upper() if re.search(r"\d", word) else word.lower() for word in text.split())
