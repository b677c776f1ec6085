"""Tests of their own for parts of cards, and what they share."""

from typing import Any

import pytest

from tests.north.scene import BOX, Scene

SHOWN: set[tuple[str, str]] = set()
"""Parts of cards with a test of their own."""


def shows(part: str, *names: str) -> pytest.MarkDecorator:
    SHOWN.update((name, part) for name in names)
    return pytest.mark.parametrize("card", [_card(name) for name in names], ids=names)


def _card(name: str) -> Any:
    return next(card for card in BOX.cards if card.name == name)


def actions(clan: str, n: int) -> list[str]:
    """Action locations of a clan: the first copies."""
    return [copies[0].id for copies in BOX.copies if copies[0].deck == clan and copies[0].type == "action"][:n]


def only(table: Scene, clan: str) -> dict[str, Any]:
    """What changed; for this clan only, and on the board."""
    changes = table.changes()
    assert changes.keys() <= {clan, "board"}
    return changes.get(clan, {})


def exhausted(table: Scene, cards: list[str]) -> list[bool]:
    return [table.on(card).get("exhausted", False) for card in cards]
