"""Somebody who watches a game from a seat, or from beside the table, and remembers what could be seen.

He knows his own cards and all that lies open. Of a card in somebody's hand he knows what he saw go there.
"""

from typing import Any

from stead import Event, Table
from stead.titles.north import events as e
from tests.properties.north.likeness import ID
from tests.properties.same import encode

SECRET = ("keep", "fetch")
"""Choices that are not named aloud. What is built, boosted with or discarded is."""


class NorthWitness:
    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.events = self.choices = 0
        self.hands: list[set[str]] = []
        """By player: cards that he saw go into that player's hand, or heard named."""
        self.may_know: set[str] = set()

    def watch(self, table: Table, view: dict[str, Any]) -> list[str]:
        news = [event.seen_by(self.seat) for event in table.events[self.events :]]
        self._look(table)
        return sorted(set(ID.findall(encode((news, view)).decode())) - self.may_know)

    def _look(self, table: Table) -> None:
        game = table.game
        self.hands = self.hands or [set() for _ in game.players]
        for seat, key in table.choices[self.choices :]:
            if not key.startswith(SECRET):
                self.hands[seat] |= set(ID.findall(key))
        opened = set[str]().union(*(self._take_in(event) for event in table.events[self.events :]))
        self.choices, self.events = len(table.choices), len(table.events)
        self.may_know = self._own(game) | self._open(game) | opened | self._remembered(game)
        if not table.over and not table.decision.opening:
            self.may_know |= self._declared(game)
        if self.seat is not None and any(one.kind == "search" and one.seat == self.seat for one in table.decisions):
            self.may_know |= set(game.ids(game.players[self.seat].deck))

    def _take_in(self, event: Event) -> set[str]:
        """What an event lays open, if only for a moment."""
        match event:
            case e.Took(seat=seat, card=card) | e.Left(seat=seat, card=card):
                self.hands[seat] |= {card}
                return {card}
            case e.Discarded(cards=cards) | e.Unkept(cards=cards) | e.Sighted(islands=cards):
                return set(cards)
            case e.Boosted(card=card) | e.Built(card=card) | e.Pillaged(island=card) | e.Conquered(island=card):
                return {card}
        return set()

    def _own(self, game: Any) -> set[str]:
        if self.seat is None:
            return set()
        me = game.players[self.seat]
        return set(game.ids([*me.hand, *me.drawn]))

    def _open(self, game: Any) -> set[str]:
        cards = [*game.near, *game.distant, *game.near_discard, *game.distant_discard]
        for player in game.players:
            cards += [*player.empire, *player.discard, *player.gone]
        return set(game.ids(cards))

    def _declared(self, game: Any) -> set[str]:
        """In mid-action, a card that is about to be built, or that is played, was named. Here the rules' own notes are
        believed; what they show must be gone or open when the action is over."""
        hands = [card for player in game.players for card in (*player.hand, *player.drawn)]
        return set(game.ids([card for card in hands if game.known[card] == game.everyone]))

    def _remembered(self, game: Any) -> set[str]:
        known: set[str] = set()
        for player, hand in zip(game.players, self.hands, strict=True):
            hand &= set(game.ids(player.hand))
            known |= hand
        return known
