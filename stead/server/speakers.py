"""Speakers of titles, marked for the browser: one for each title and language, made once."""

from typing import Any
from weakref import WeakKeyDictionary

from stead.kernel.title import Title
from stead.text import Speech, speech

_speakers: WeakKeyDictionary[Title[Any], dict[str, Speech]] = WeakKeyDictionary()


def speaker(title: Title[Any], lang: str) -> Speech:
    spoken = _speakers.setdefault(title, {})
    if lang not in spoken:
        spoken[lang] = speech(title, lang, marked=True)
    return spoken[lang]
