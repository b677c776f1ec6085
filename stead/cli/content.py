"""`stead content`: what is not certain about the cards, and content files to change and to play with."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

from stead import shelf
from stead.cli.sorry import Sorry, tell
from stead.kernel.content import doubts, with_others
from stead.kernel.errors import ContentError, SetupError
from stead.text import Voice

ALL = "all"


def listed(name: str) -> int:
    """Every doubt with another value: its records as they are, and what they would say."""
    for doubt, records in sorted(doubts(shelf.texts(name)).items()):
        print(doubt)
        for record in records:
            ours = {field: record[field] for field in record["other"] if field in record}
            names = [str(record[field]) for field in ("number", "name") if field in record][:1]
            print(" ", *names, shown(ours), "->", shown(record["other"]))
    return 0


def shown(value: Any) -> str:
    return " ".join(yaml.safe_dump(value, sort_keys=False, default_flow_style=True, width=10_000).split())


def write(voice: Voice, name: str, folder: Path, others: Sequence[str]) -> int:
    """Our content files; with doubts decided the other way only those that change, which are checked first."""
    own = shelf.texts(name)
    try:
        chosen = with_others(own, sorted(doubts(own)) if ALL in others else others)
        shelf.TITLES[name](chosen, ())
    except SetupError as error:
        raise Sorry(voice.say("terminal-bad-setup", problem=str(error))) from None
    except ContentError as error:
        tell(str(error))
        return 1
    files = {file: text for file, text in chosen.items() if not others or text != own[file]}
    there = [file for file in files if (folder / file).exists()]
    if there:
        raise Sorry(voice.say("terminal-content-there", file=str(folder / there[0])))
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in files.items():
        (folder / file).write_text(text, "utf-8")
    print(voice.say("terminal-content-written", files=", ".join(sorted(files)), folder=str(folder)), flush=True)
    return 0
