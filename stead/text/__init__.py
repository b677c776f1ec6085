"""How the table speaks: one voice per language, one speaker per title."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from stead.kernel.decision import Decision, Option
from stead.kernel.events import Event
from stead.text.settlers import SettlersSpeech
from stead.text.voice import LANGUAGES, Voice

__all__ = ["LANGUAGES", "SettlersSpeech", "Speech", "Voice", "speech"]


class Speech(Protocol):
    """What a title has to say. Cards and options are said in full; log lines are said to one reader."""

    def name(self, card_id: str) -> str: ...
    def faction(self, faction: str) -> str: ...
    def lines(self, card_id: str) -> list[str]: ...
    def facts(self, card_id: str) -> str: ...
    def provenance(self, card_id: str) -> str: ...
    def option(self, decision: Decision, option: Option) -> str: ...
    def question(self, decision: Decision) -> str: ...
    def event(self, event: Event, you: int | None, seats: Sequence[str]) -> str | None: ...
    def phase(self, phase: str) -> str: ...
    def setting(self, name: str) -> str: ...
    def setting_help(self, name: str) -> str: ...
    def setting_value(self, name: str, value: str | bool) -> str: ...


SPEAKERS: dict[str, Callable[[Voice, Any], Speech]] = {
    "settlers": lambda voice, title: SettlersSpeech(voice, title.box),
}


def speech(title: str, voice: Voice, title_object: Any) -> Speech:
    """The speaker of a title."""
    if title not in SPEAKERS:
        raise ValueError(f"nobody speaks for {title!r}; there are: {', '.join(SPEAKERS)}")
    return SPEAKERS[title](voice, title_object)
