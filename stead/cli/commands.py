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
    """Options that these words begin, word by word, whatever their case: `bu com018`. If there are none, a thing stands
    for what can be done with it: `com018`. Whole words come before beginnings: K1 is not K10."""
    words = text.lower().split()
    keys = [option.key.lower().split() for option in options]
    exact = [option for option, key in zip(options, keys, strict=True) if key == words]
    if exact:
        return exact
    for skipped, whole in ((0, 1), (0, len(words)), (1, 0), (1, len(words))):
        found = [option for option, key in zip(options, keys, strict=True) if _begins(words, key[skipped:], whole)]
        if found:
            return found
    return []


def _begins(words: Sequence[str], key: Sequence[str], loose: int) -> bool:
    """Do these words begin the key? So many of them may be beginnings of its words, the others are whole."""
    if len(words) > len(key):
        return False
    pairs = enumerate(zip(words, key, strict=False))
    return all(part.startswith(word) if i < loose else part == word for i, (word, part) in pairs)


def meant(text: str, options: Sequence[Option]) -> list[Option]:
    """The options somebody asks about: by number, or by their notation, in two words at least."""
    option = numbered(text, options)
    if option is not None:
        return [option]
    if len(text.split()) < 2 and not any(option.key == text.lower() for option in options):
        return []
    return matching(text, options)


def spell(text: str) -> str:
    """Notation: ids are in capitals, all other words are not."""
    return " ".join(word.upper() if re.search(r"\d", word) else word.lower() for word in text.split())
