"""Somebody who watches a game from a seat, or from beside the table.

He may know his own cards and vote and all that lies open: not the hands of others, nor the cards that they played face
down, nor their votes before all have voted, nor what is in the decks (FG-INF, FG-Q-77, FG-Q-78).
"""

import re
from collections.abc import Iterator
from typing import Any

from stead import Table
from stead.titles.founders import events as e
from tests.properties.same import encode

WORD = re.compile(r'"([^"]*)"')
SHAPES = {"circle", "square", "triangle"}


class FoundersWitness:
    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.events = 0
        self.votes = 0
        """Calls whose votes he has not seen yet."""

    def watch(self, table: Table, view: dict[str, Any]) -> list[str]:
        """What was told or shown since the last look and could not be known."""
        news = [event.seen_by(self.seat) for event in table.events[self.events :]]
        self.events = len(table.events)
        voting = any(decision.kind in ("vote", "stake") for decision in table.decisions)
        if voting and not table.events:  # the game was taken up where a vote begins
            self.votes = 1
        return [*self._told(table.game, news, voting), *self._shown(table.game, view)]

    def _told(self, game: Any, news: list[Any], voting: bool) -> Iterator[str]:
        for event in news:
            if isinstance(event, e.LaidDown | e.Recalled) and event.seat != self.seat and event.card is not None:
                yield f"told that seat {event.seat} has {event.card}"
            self.votes += isinstance(event, e.Called) - isinstance(event, e.VotesRevealed)
            deep = self._deep(game) & words(event)
            yield from sorted(f"told of {name} in the deck" for name in deep)
        if voting and self.votes != 1:
            yield "told of votes that are being made"

    def _deep(self, game: Any) -> set[str]:
        """Advisors in the deck: none that lay open ever goes there."""
        return {game.box.advisors[number].name for number in game.advisor_deck}

    def _shown(self, game: Any, view: dict[str, Any]) -> Iterator[str]:
        box = game.box
        everything = words({name: part for name, part in view.items() if name not in ("board", "players")})
        hidden = self._deep(game) | {box.prestige[number].name for number in game.prestige_deck}
        yield from sorted(f"{name} in the deck" for name in hidden & everything)
        for player, shown in zip(game.players, view["players"], strict=True):
            if player.seat == self.seat:
                continue
            seen = words(list(shown.values()))
            cards = {card for card in player.hand if card not in player.fresh}
            cards |= {card for card, down in zip(player.discard, player.face_down, strict=True) if down}
            yield from sorted(f"seat {player.seat}'s {box.cards[card]}" for card in cards if box.cards[card] in seen)
            if player.ballot >= 0 and (seen & SHAPES or shown["ballot"] is not None):
                yield f"the vote of seat {player.seat}"
        for asked in view["asked"]:
            if asked["seat"] != self.seat and asked["options"] is not None:
                yield f"what seat {asked['seat']} can choose"


def words(data: Any) -> set[str]:
    """Every word in it, keys too."""
    return set(WORD.findall(encode(data).decode()))
