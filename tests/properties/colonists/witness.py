"""Somebody who watches a game from a seat, or from beside the table.

He may know his own cards and all that lies open: not the hands of others, nor what is in decks and piles, nor what left
the game unseen (CO-MOD-20).
"""

import re
from collections.abc import Iterator
from typing import Any

from stead import Table
from stead.titles.colonists import events as e
from tests.properties.same import encode

WORD = re.compile(r'"([^"]*)"')


class ColonistsWitness:
    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.events = 0

    def watch(self, table: Table, view: dict[str, Any]) -> list[str]:
        """What was told or shown since the last look and could not be known."""
        news = [event.seen_by(self.seat) for event in table.events[self.events :]]
        self.events = len(table.events)
        return [*self._told(news), *self._shown(table.game, view)]

    def _told(self, news: list[Any]) -> Iterator[str]:
        for event in news:
            if isinstance(event, e.Drew) and event.seat != self.seat and event.cards is not None:
                yield f"told what seat {event.seat} drew"

    def _shown(self, game: Any, view: dict[str, Any]) -> Iterator[str]:
        box = game.box
        everything = words(view)
        hidden = {box.card_names[card] for card in (*game.deck, *game.gone)}
        for player in game.players:
            if player.seat != self.seat:
                hidden |= {box.card_names[card] for card in (*player.hand, *player.drawn)}
        hidden |= {box.tile_names[tile] for tile in game.pile}
        hidden |= {box.market_names[card] for card in (*game.market_deck, *game.market_gone)}
        yield from sorted(f"shown {name}" for name in hidden & everything)
        for asked in view["asked"]:
            if asked["seat"] != self.seat and asked["options"] is not None:
                yield f"what seat {asked['seat']} can choose"


def words(data: Any) -> set[str]:
    """Every word in it, keys too."""
    return set(WORD.findall(encode(data).decode()))
