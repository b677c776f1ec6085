"""North with one card changed, for rules that no card of ours shows by itself."""

import json
from functools import cache
from typing import Any

import yaml

from stead.shelf import texts
from stead.titles.north.title import North, north


def changed(file: str, name: str, **fields: Any) -> North:
    """The title on content in which the card of this name has these fields (None: it has no such field)."""
    return _changed(file, name, json.dumps(fields))


@cache
def _changed(file: str, name: str, fields: str) -> North:
    content = texts("north")
    data: dict[str, list[dict[str, Any]]] = yaml.safe_load(content[f"{file}.yaml"])
    card = next(card for cards in data.values() for card in cards if card["name"] == name)
    card |= json.loads(fields)
    for field in [field for field, value in card.items() if value is None]:
        del card[field]
    return north({**content, f"{file}.yaml": yaml.safe_dump(data)})
