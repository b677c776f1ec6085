"""How the table speaks: one voice per language, one speaker per title."""

from collections.abc import Callable
from typing import Any

from stead.text.founders import FoundersSpeech
from stead.text.settlers import SettlersSpeech
from stead.text.speech import CardInfo, Filter, Speech, Value
from stead.text.voice import LANGUAGES, Voice

__all__ = ["LANGUAGES", "CardInfo", "Filter", "FoundersSpeech", "SettlersSpeech", "Speech", "Value", "Voice", "speech"]


SPEAKERS: dict[str, Callable[[Voice, Any], Speech]] = {
    "settlers": lambda voice, title: SettlersSpeech(voice, title.box),
    "founders": lambda voice, title: FoundersSpeech(voice, title.box),
}


def speech(title: str, voice: Voice, title_object: Any) -> Speech:
    """The speaker of a title."""
    if title not in SPEAKERS:
        raise ValueError(f"nobody speaks for {title!r}; there are: {', '.join(SPEAKERS)}")
    return SPEAKERS[title](voice, title_object)
