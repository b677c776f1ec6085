"""The rule ledger: every rule of every title, by its id."""

import re
from functools import cache
from pathlib import Path

import msgspec

TITLES = {"settlers": "IS", "aztecs": "AZ", "colonists": "CO", "north": "EN", "founders": "FG"}

_RULE = re.compile(r"\**([A-Z]{2}-[A-Z]+-\d+)\** — (.*)")
_HEADING = re.compile(r"##+ (?:\d+\. )?(.*)")
_FOR_TESTS = re.compile(r"[A-Z]{2}-(EX|DV|BAD)-")
_SOURCE = re.compile(r" ?\[[^\]]+\]")
_DERIVED = re.compile(r" ?\((?:derived|следствие)[^)]*\)")
_MARK = re.compile(r"(^|[.!?] )?\*\*\[(EN|data)\]\*\*")
_MARKS = {
    "en": {"EN": "the English rulebook", "data": "our component data"},
    "ru": {"EN": "английских правилах", "data": "наши данные компонентов"},
}


class Rule(msgspec.Struct, frozen=True):
    id: str
    section: str
    text: str


def rules(title: str, lang: str = "en") -> list[Rule]:
    """The rules of a title, in the order of its ledger: in this language, if it is written in it, else in English."""
    return list(_read(title, lang))


def for_players(title: str, lang: str = "en") -> list[Rule]:
    """Without what is written for tests (examples as vectors, bad input), without how a rule was found, and without the
    printed book's headings where they are in another language than the reader's."""
    return [
        Rule(rule.id, rule.section, _readable(rule.text, lang))
        for rule in _read(title, lang)
        if not _FOR_TESTS.match(rule.id)
    ]


def _readable(text: str, lang: str) -> str:
    def spelt(mark: re.Match[str]) -> str:
        words = _MARKS[lang][mark[2]]
        return words if mark[1] is None else mark[1] + words[0].upper() + words[1:]

    text = _DERIVED.sub("", _MARK.sub(spelt, text)).strip()
    return _SOURCE.sub("", text) if lang == "en" else text


def rule(id: str) -> Rule:
    for title, prefix in TITLES.items():
        if id.startswith(prefix + "-"):
            found = next((rule for rule in _read(title) if rule.id == id), None)
            if found:
                return found
    raise LookupError(f"No rule is called {id}.")


def excuses() -> dict[str, str]:
    """Rules that no test can prove, with the reason."""
    return msgspec.yaml.decode((folder() / "excused.yaml").read_bytes(), type=dict[str, str])


def parse(text: str) -> list[Rule]:
    """A rule is a line that begins with its id, and the lines after it down to the next blank one."""
    found: list[Rule] = []
    section = ""
    inside = False
    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line):
            section, inside = heading[1], False
        elif begun := _RULE.fullmatch(line):
            found.append(Rule(begun[1], section, begun[2].strip()))
            inside = True
        elif not line.strip():
            inside = False
        elif inside:
            last = found[-1]
            found[-1] = Rule(last.id, last.section, f"{last.text} {line.strip()}")
    return found


def folder() -> Path:
    """In a wheel the ledger lies beside this file, in a checkout in docs/rules."""
    here = Path(__file__).parent
    packaged = here / "ledger"
    return packaged if packaged.is_dir() else here.parent / "docs" / "rules"


@cache
def _read(title: str, lang: str = "en") -> tuple[Rule, ...]:
    if title not in TITLES:
        raise LookupError(f"There is no title {title}; the titles are {', '.join(TITLES)}.")
    written = folder() / lang / f"{title}.md"
    file = written if written.is_file() else folder() / f"{title}.md"
    return tuple(parse(file.read_text(encoding="utf-8")))
