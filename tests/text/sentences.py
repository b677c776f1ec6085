"""What every text must be: something a person could have written."""

import re
from collections.abc import Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any

from stead.kernel.events import Event
from stead.text import Speech


def check(text: str, lang: str, full: bool = True) -> None:
    """No leftovers of a machine, no word of another language; a `full` sentence begins and ends like one. Codes of
    cards and names of cells are written in Latin letters everywhere."""
    assert text
    assert not re.search(r"[{}$_]|\?\?\?|  |None|\(\)|«»|[\u2066-\u2069]", text), text
    assert not re.search(r" [.,;:)]|\( |[.,:;]{2}", text), text
    assert text[0] == text[0].upper(), text
    if full:
        assert re.search(r"[.?]$|pass$|turn$|пас$|ход$", text), text
    if lang == "ru":
        assert not re.search("[A-Za-z]", re.sub(r"\b([A-Z]{3}\d{3}|[A-U]\d{1,2})\b", "", text)), text
    else:
        assert not re.search("[А-Яа-яЁё«»]", text), text


def tell_every_event(
    speech: Speech, events: ModuleType, samples: Mapping[str, Any], odd: Mapping[type, Any], seats: Sequence[str]
) -> None:
    """Every event there is, made of sample fields (`odd`: other ones for some), to every reader."""
    for kind in _kinds(events):
        fields = {name: samples[name] for name in kind.__struct_fields__} | odd.get(kind, {})
        for you in (None, 0, 1, 2, 3):
            for seat in (0, 1) if "seat" in fields else (0,):
                event = kind(**(fields | {"seat": seat} if "seat" in fields else fields))
                for told in (event, event.seen_by(3 if you is None else you)):
                    line = speech.event(told, you, seats)
                    assert line is not None
                    check(line, speech.voice.lang)


def _kinds(events: ModuleType) -> Iterator[type[Event]]:
    for kind in vars(events).values():
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
            yield kind
