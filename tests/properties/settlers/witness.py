"""Somebody who watches a game from a seat, or from beside the table, and remembers what could be seen.

He knows his own cards and all that lies open. Of what is hidden he knows a card only if he saw it go there, and only as
long as nothing that looks the same from behind has left that hand or pack unseen.
"""

from typing import Any

from stead import Event, Table
from stead.titles.settlers import events as e
from tests.properties.same import encode
from tests.properties.settlers.likeness import ID

SECRET = ("tuck", "lay", "take", "keep", "reserve", "slide")
"""Choices that are not named aloud. What is built, dealt with, razed or given is."""


class SettlersWitness:
    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.events = self.choices = 0
        self.hands: list[set[str]] = []
        """By player: cards that he saw go into that player's hand, or heard named."""
        self.given: tuple[int, set[str]] = (0, set())
        """What he passed on in the alternative Lookout, and to whom."""
        self.shown: set[str] = set()
        """Laid open in the middle of an action."""
        self.may_know: set[str] = set()

    def watch(self, table: Table, view: dict[str, Any]) -> list[str]:
        """Take in what happened since the last look: the cards told or shown that could not be known."""
        news = [event.seen_by(self.seat) for event in table.events[self.events :]]
        self._look(table)
        return sorted(set(ID.findall(encode((news, view)).decode())) - self.may_know)

    def _look(self, table: Table) -> None:
        game = table.game
        self.hands = self.hands or [set() for _ in game.players]
        for seat, key in table.choices[self.choices :]:
            if not key.startswith(SECRET):
                self.hands[seat] |= set(ID.findall(key))
        opened = set[str]().union(*(self._take_in(game, event) for event in table.events[self.events :]))
        self.choices, self.events = len(table.choices), len(table.events)
        self.may_know = self._own(game) | self._open(game) | opened | self._remembered(game)
        if not table.over and not table.decision.opening:
            self.may_know |= self._declared(game)

    def _take_in(self, game: Any, event: Event) -> set[str]:
        """What an event lays open, if only for a moment."""
        match event:
            case e.Took(seat=seat, card=card) | e.Built(seat=seat, card=card) | e.DealMade(seat=seat, card=card):
                self.hands[seat] |= {card}
            case e.RazedFromHand(card=card):
                self.shown |= {card}
            case e.Revealed(cards=cards):
                self.shown |= set(cards)
                return set(cards)
            case e.Discarded(cards=cards):
                to, given = self.given
                if given & set(cards):  # the other one was kept
                    self.hands[to] |= given - set(cards)
                self.given = (to, given - set(cards))
                return set(cards)
            case e.SawHand(seat=self.seat, owner=owner, cards=list(cards)):
                self.hands[owner] |= set(cards)
                return set(cards)
            case e.PassedOn(seat=self.seat, to=to, cards=list(cards)):
                self.given = (to, set(cards))
                return set(cards)
            case e.Tucked(seat=seat, card=str(card)) | e.LaidFoundation(seat=seat, card=str(card)):
                if seat != self.seat:
                    self._lose_sight(game, seat, card)
        return set()

    def _lose_sight(self, game: Any, seat: int, card: str) -> None:
        """A card left a hand unseen: it may be any with the same back."""
        back, number = game.box.faction, game.box.number
        self.hands[seat] = {id for id in self.hands[seat] if back[number[id]] != back[number[card]]}

    def _own(self, game: Any) -> set[str]:
        if self.seat is None:
            return set()
        me = game.players[self.seat]
        under = [card for gate in me.locations for card in game.under.get(gate, ())]
        return set(game.ids([*me.hand, *me.pack, *me.looking, *me.foundations, *under]))

    def _open(self, game: Any) -> set[str]:
        cards = [*game.discard, *game.row, *game.opened, *game.collection]
        for player in game.players:
            cards += [*player.locations, *player.deals, *player.discard]
            cards += [card for card in player.foundations if not game.hidden[card]]
        return set(game.ids(cards))

    def _declared(self, game: Any) -> set[str]:
        """In mid-action, a card that is about to be built has been named, also where it was the only one. Here the
        rules' own notes are believed; what they show must be gone or open when the action is over."""
        hand = game.players[game.active].hand
        return set(game.ids([card for card in hand if game.known[card] == game.everyone]))

    def _remembered(self, game: Any) -> set[str]:
        """What he saw go into a hand, or lying open, and is still there."""
        to, given = self.given
        known = given & set(game.ids(game.players[to].pack)) if len(game.players[to].pack) == len(given) else set()
        for player, hand in zip(game.players, self.hands, strict=True):
            hand &= set(game.ids(player.hand))
            known |= hand | (self.shown & set(game.ids(player.looking)))
        return known
