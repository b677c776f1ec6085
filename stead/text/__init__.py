"""How the table speaks: one voice per language and title, one speaker per title."""

from collections.abc import Callable
from typing import Any

from stead.kernel.title import Title
from stead.text.colonists import ColonistsSpeech
from stead.text.founders import FoundersSpeech
from stead.text.north import NorthSpeech
from stead.text.settlers import SettlersSpeech
from stead.text.speech import CardInfo, Filter, Speech, Value
from stead.text.voice import LANGUAGES, Voice

__all__ = [
    "LANGUAGES",
    "CardInfo",
    "ColonistsSpeech",
    "Filter",
    "FoundersSpeech",
    "NorthSpeech",
    "SettlersSpeech",
    "Speech",
    "Value",
    "Voice",
    "speech",
]


SPEAKERS: dict[str, Callable[[Voice, Any], Speech]] = {
    "settlers": lambda voice, title: SettlersSpeech(voice, title.box),
    "founders": lambda voice, title: FoundersSpeech(voice, title.box),
    "colonists": lambda voice, title: ColonistsSpeech(voice, title.box),
    "north": lambda voice, title: NorthSpeech(voice, title.box),
}


def speech(title: Title[Any], lang: str = "en", marked: bool = False) -> Speech:
    """The speaker of a title, with a voice of its own."""
    if title.name not in SPEAKERS:
        raise ValueError(f"nobody speaks for {title.name!r}; there are: {', '.join(SPEAKERS)}")
    return SPEAKERS[title.name](Voice(lang, marked, title.name, title.modules), title)
