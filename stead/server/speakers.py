"""Speakers of titles, marked for the browser: one for each title and language; and what people are called."""

from collections.abc import Collection
from typing import Any
from weakref import WeakKeyDictionary

from stead.kernel.title import Title
from stead.text import Speech, Voice, speech

_speakers: WeakKeyDictionary[Title[Any], dict[str, Speech]] = WeakKeyDictionary()


def speaker(title: Title[Any], lang: str) -> Speech:
    spoken = _speakers.setdefault(title, {})
    if lang not in spoken:
        spoken[lang] = speech(title, lang, marked=True)
    return spoken[lang]


def shown_name(name: str, player: str | None, borrowed: Collection[tuple[str, str | None]], lang: str) -> str:
    """The name, with a word before it where it could be taken for somebody else's."""
    return Voice(lang).say("guest-named", name=name) if (name, player) in borrowed else name
