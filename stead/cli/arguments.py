"""What stands on the command line, checked: language, title, seats, variants."""

import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from stead import bots, shelf
from stead.cli.sorry import Sorry
from stead.kernel.decks import DECK
from stead.kernel.errors import ContentError, SetupError
from stead.kernel.title import Title, proposed
from stead.text import LANGUAGES, Voice

HUMAN = "human"
OPPONENT = "greedy"

YES, NO = ("true", "yes", "on", "1", "да"), ("false", "no", "off", "0", "нет")


def read_language(name: str | None, environ: Mapping[str, str] = os.environ) -> Voice:
    """The language asked for, or that of the environment, or English."""
    found = next((environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(key)), "")
    own = Voice(next((lang for lang in LANGUAGES if found.lower().startswith(lang)), "en"))
    if name is None:
        return own
    if name not in LANGUAGES:
        raise Sorry(own.say("terminal-no-language", name=name, known=", ".join(LANGUAGES)))
    return Voice(name)


def read_title(voice: Voice, name: str, content: Path | None, modules: Sequence[str] = ()) -> Title[Any]:
    if name not in shelf.TITLES:
        raise Sorry(voice.say("terminal-no-title", name=name, known=", ".join(shelf.TITLES)))
    try:
        return shelf.title(name, content, modules)
    except SetupError as error:
        raise Sorry(voice.say("terminal-bad-setup", problem=str(error))) from None
    except ContentError as error:
        raise Sorry(voice.say("terminal-bad-content", problem=str(error))) from None


def kinds_of(title: Title[Any]) -> tuple[str, ...]:
    """Who can take a seat: people, and the bots that can be had for this title."""
    return HUMAN, *bots.names(title)


def read_seats(voice: Voice, title: Title[Any], text: str | None, solo: bool) -> dict[str, str]:
    """Seat names to who sits there: `romans=human,barbarians=greedy`; a name alone is a person's."""
    known, kinds = title.roles, kinds_of(title)
    mine, other = proposed(title)[:2]
    if text is None:
        text = mine if solo else f"{mine}={HUMAN},{other}={OPPONENT}"
    seats: dict[str, str] = {}
    for part in text.split(","):
        name, equals, kind = (word.strip().lower() for word in part.partition("="))
        if name not in known:
            example = f"{mine}={HUMAN},{other}={OPPONENT}"
            raise Sorry(voice.say("terminal-no-seat", name=name, known=", ".join(known), example=example))
        if name in seats:
            raise Sorry(voice.say("terminal-seat-twice", name=name))
        kind = kind if equals else HUMAN
        if kind not in kinds:
            raise Sorry(voice.say("terminal-no-kind", name=kind, known=", ".join(kinds)))
        seats[name] = kind
    if solo and len(seats) > 1:
        raise Sorry(voice.say("terminal-solo-seats", count=len(seats)))
    return seats


def reseat(
    voice: Voice, title: Title[Any], seats: Sequence[str], text: str | None, players: Sequence[str] = ()
) -> dict[str, str]:
    """Who sits where at a table taken up again: as the command line says, or else the file. Whoever is not named is a
    bot; if nobody is, the first is a person."""
    if text is None and len(players) == len(seats) and all(kind in kinds_of(title) for kind in players):
        return dict(zip(seats, players, strict=True))
    if text is None:
        return {name: OPPONENT if i else HUMAN for i, name in enumerate(seats)}
    named = read_seats(voice, title, text, solo=False)
    for name in named:
        if name not in seats:
            raise Sorry(voice.say("terminal-seat-not-there", name=name, known=", ".join(seats)))
    return {name: named.get(name, OPPONENT) for name in seats}


def read_players(voice: Voice, title: Title[Any], text: str) -> tuple[int, ...]:
    """Numbers of players: `2,4`."""
    least, most = title.players
    found = tuple(int(part) if part.strip().isdecimal() else -1 for part in text.split(","))
    if not all(least <= players <= most for players in found):
        words = dict(given=text, title=title.name, least=least, most=most)
        raise Sorry(voice.say("terminal-analyse-players", **words))
    return found


def read_variants(voice: Voice, title: Title[Any], given: Sequence[str]) -> dict[str, Any]:
    """Table options: `lookout=advanced`, or `peaceful` alone for one that is there or not. Decks are lines with commas
    between them, in the order of the seats: `deck=ready,base`."""
    settings = {setting.name: setting.values for setting in title.settings}
    chosen: dict[str, Any] = {}
    for text in given:
        name, equals, word = (part.strip().lower() for part in text.partition("="))
        name = name.replace("-", "_")
        if name == DECK and title.decks is not None:
            chosen[name] = [line.strip() for line in text.partition("=")[2].split(",")]
            continue
        if name not in settings:
            listed = ", ".join(spell_setting(name, values) for name, values in settings.items())
            raise Sorry(voice.say("terminal-no-variant", name=name, known=listed))
        value = read_value(word if equals else "yes", settings[name])
        if value is None:
            listed = spell_setting(name, settings[name])
            raise Sorry(voice.say("terminal-variant-value", name=name, value=word, known=listed))
        chosen[name] = value
    return chosen


def read_value(word: str, allowed: Sequence[str | bool]) -> str | bool | None:
    if True in allowed and word in (*YES, *NO):
        return word in YES
    return word if word in allowed else None


def spell_setting(name: str, values: Sequence[str | bool]) -> str:
    return name if True in values else f"{name}={'|'.join(map(str, values))}"


def read_seed(seed: int | None) -> int:
    return secrets.randbelow(10**9) if seed is None else seed
