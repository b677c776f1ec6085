"""Somebody who watches a game from a seat, or from beside the table, and remembers what could be seen.

He knows his own cards and all that lies open. Of what is hidden he knows a card only if he saw it go there, and only as
long as nothing that looks the same from behind has left that hand or pack unseen.
"""

from typing import Any

from stead import Event, Table
from stead.titles.settlers import events as e
from tests.properties.likeness import ID

SECRET = ("tuck", "lay", "take", "keep")
"""Choices that are not named aloud. What is built, dealt with, razed or given is."""


class Witness:
    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.events = 0
        self.told: list[set[str]] = []
        """By player: cards that he saw go into that player's hand, or into the pack to choose from, or heard named."""
        self.choices = 0
        self.may_know: set[str] = set()

    def watch(self, table: Table) -> None:
        """Take in what happened since the last look."""
        game = table.game
        if not self.told:
            self.told = [set() for _ in game.players]
        for seat, key in table.choices[self.choices :]:
            if not key.startswith(SECRET):
                self.told[seat] |= set(ID.findall(key))
        revealed = set[str]().union(*(self._take_in(game, event) for event in table.events[self.events :]))
        self.choices, self.events = len(table.choices), len(table.events)
        self.may_know = self._own(game) | self._open(game) | revealed | self._remembered(game)

    def _take_in(self, game: Any, event: Event) -> set[str]:
        """What an event lays open for a moment."""
        match event:
            case e.Took(seat=seat, card=card):
                self.told[seat].add(card)
            case e.SawHand(seat=seat, owner=owner, cards=cards) if self.seat == seat:
                self.told[owner] |= set(cards or ())
                return set(cards or ())
            case e.PassedOn(seat=seat, to=to, cards=cards) if self.seat == seat:
                self.told[to] |= set(cards or ())
                return set(cards or ())
            case e.Tucked(seat=seat, card=card) | e.LaidFoundation(seat=seat, card=card):
                self._lose_sight(game, seat, card)
                return {event.gate} if isinstance(event, e.Tucked) else set()
            case e.PickedSecretly(seat=seat, card=card):
                self._lose_sight(game, seat, card)
            case e.RazedFromHand(seat=seat, card=card):
                self.told[seat].add(card)
                return {card}
            case e.Revealed(cards=cards):  # a gamble's lies there until its goods are taken
                for told in self.told:
                    told |= set(cards)
                return set(cards)
            case e.Discarded(cards=cards):
                for told in self.told:
                    told -= set(cards)
                return set(cards)
            case e.Built(seat=seat, card=card) | e.DealMade(seat=seat, card=card):
                self.told[seat].discard(card)
        return set()

    def _lose_sight(self, game: Any, seat: int, card: str | None) -> None:
        """A card left a hand or pack unseen: it may be any with the same back."""
        if seat != self.seat:
            back = game.box.faction
            number = game.box.number
            self.told[seat] = {id for id in self.told[seat] if back[number[id]] != back[number[card]]}

    def _own(self, game: Any) -> set[str]:
        if self.seat is None:
            return set()
        me = game.players[self.seat]
        under = [card for gate in me.features for card in game.under.get(gate, ())]
        return set(game.ids([*me.hand, *me.pack, *me.looking, *me.foundations, *under]))

    def _open(self, game: Any) -> set[str]:
        cards = [*game.discard, *game.row, *game.collection]
        for player in game.players:
            cards += [*player.locations, *player.deals, *player.discard]
            cards += [card for card in player.foundations if not game.hidden[card]]
        return set(game.ids(cards))

    def _remembered(self, game: Any) -> set[str]:
        known = set[str]()
        for player, told in zip(game.players, self.told, strict=True):
            known |= told & set(game.ids([*player.hand, *player.pack, *player.looking]))
        return known
