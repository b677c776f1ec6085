"""North for scenes: the cards they play with as they were when the scenes were written (pinned.yaml), so that a number
of the house may change and no scene with it; and North with one card changed, for rules that no card shows by itself.
The cards as they are now have their rows in cards/."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from stead.shelf import texts
from stead.titles.north.title import North, north


@cache
def pinned() -> North:
    return north(_texts())


def changed(file: str, name: str, **fields: Any) -> North:
    """The title on content in which the card of this name has these fields (None: it has no such field)."""
    return several(file, **{name: fields})


def several(file: str, **cards: dict[str, Any]) -> North:
    """The same, with more than one card of a file changed."""
    return _changed(file, json.dumps(cards))


@cache
def _changed(file: str, changes: str) -> North:
    content = _texts()
    data: dict[str, list[dict[str, Any]]] = _load(content[f"{file}.yaml"])
    for name, fields in json.loads(changes).items():
        card = next(card for cards in data.values() for card in cards if card["name"] == name)
        card |= fields
        for field in [field for field, value in card.items() if value is None]:
            del card[field]
    return north({**content, f"{file}.yaml": yaml.safe_dump(data)})


@cache
def _texts() -> Mapping[str, str]:
    content, pins = dict(texts("north")), _load((Path(__file__).parent / "pinned.yaml").read_text("utf-8"))
    for file, text in content.items():
        sections = _load(text)
        for section, cards in sections.items():
            pinned = {card["name"]: card for card in pins.get(section, ())}
            sections[section] = [pinned.get(card.get("name"), card) for card in cards]
        if pins.keys() & sections.keys():
            content[file] = yaml.safe_dump(sections)
    return content


def _load(text: str) -> Any:
    return yaml.load(text, yaml.CSafeLoader)
