"""Decks of the players' own, read and made without the help of the rules."""

import random
from collections.abc import Sequence
from typing import Any


def in_play(box: Any, seats: Sequence[str], lines: Sequence[str]) -> list[str]:
    """The ids of all cards that are in a game with these decks: a line names a set by its first card."""
    parts = {part for seat, line in zip(seats, lines, strict=False) for part in _spelt(box, seat, line)}
    first: dict[str, str] = {}
    for card in box.cards:
        first.setdefault(f"{card.deck} {card.name}", card.id)
    named = {card.id: first[f"{card.deck} {card.name}"] for card in box.cards}
    return [id for card in box.cards for id in [card.id] if _is_in(parts, named[id], bool(card.mark))]


def _is_in(parts: set[str], set_: str, marked: bool) -> bool:
    return f"+{set_}" in parts if marked else f"-{set_}" not in parts


def _spelt(box: Any, seat: str, line: str) -> list[str]:
    if line != "ready":
        return line.split()[1:]
    new = [card for card in box.cards if card.deck == seat and card.replaces and card.number == card.kind]
    return [part for card in new for part in (f"-{card.replaces}", f"+{card.id}")]


def some_deck(box: Any, seat: str, format: str, luck: random.Random) -> str:
    """A deck of this seat that the format allows."""
    new = [card for card in box.cards if card.deck == seat and card.replaces and card.number == card.kind]
    chosen = [card for card in new if luck.random() < 0.6]
    words = {"base": ["base"], "ready": ["base", "ready"]}.get(format, ["base", "ready", "own", "own"])
    word = luck.choice(words)
    if word != "own":
        return word
    out = [f"-{card.replaces}" for card in chosen if format == "standard" or luck.random() < 0.5]
    return " ".join([seat, *out, *(f"+{card.id}" for card in chosen)])
