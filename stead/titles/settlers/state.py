"""The whole game as plain data: small, flat, cheap to copy.

Cards are ints that index the box. Every card lies in exactly one place. What lies on a Location is kept by the card's
number: in byte arrays where a small number says it, in dicts of tuples where few Locations have it.
"""

from bisect import insort
from typing import Any

from stead.kernel.chance import Chance
from stead.kernel.events import Event
from stead.titles.settlers.box import Box
from stead.titles.settlers.events import PhaseBegan
from stead.titles.settlers.goods import COUNT

SETUP, LOOKOUT, PRODUCTION, ACTION, CLEANUP, ATTACK = "setup", "lookout", "production", "action", "cleanup", "attack"

_ORDERS = [[tuple((start + i) % n for i in range(n)) for start in range(n)] for n in range(5)]


class Player:
    """A faction: its supply, hand, empire by rows, Deals, Foundations and piles.

    The virtual player of the solo game is one too: its cards of the round are its rows, the revealed Attack cards are
    its Deals, newest first, and its deck is the Attack deck.
    """

    __slots__ = (
        "actions",
        "deals",
        "deck",
        "discard",
        "faction",
        "features",
        "foundations",
        "goods",
        "hand",
        "looking",
        "pack",
        "passed",
        "production",
        "routes",
        "seat",
    )

    def __init__(self, seat: int, faction: str) -> None:
        self.seat = seat
        self.faction = faction
        self.goods = [0] * COUNT
        self.passed = False
        self.hand: list[int] = []
        self.production: list[int] = []
        self.features: list[int] = []
        self.actions: list[int] = []
        self.deals: list[int] = []
        self.routes: list[int] = []
        """Opponents' Locations this player has Deals with (Trade Route)."""
        self.foundations: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.pack: list[int] = []
        """Cards of the alternative Lookout still to choose from."""
        self.looking: list[int] = []
        """Cards drawn to be looked at, before it is decided which to keep."""

    def clone(self) -> "Player":
        twin = Player.__new__(Player)
        twin.seat = self.seat
        twin.faction = self.faction
        twin.passed = self.passed
        twin.goods = self.goods[:]
        twin.hand = self.hand[:]
        twin.production = self.production[:]
        twin.features = self.features[:]
        twin.actions = self.actions[:]
        twin.deals = self.deals[:]
        twin.routes = self.routes[:]
        twin.foundations = self.foundations[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.pack = self.pack[:]
        twin.looking = self.looking[:]
        return twin

    @property
    def virtual(self) -> bool:
        return self.faction == "virtual"

    @property
    def locations(self) -> list[int]:
        return self.production + self.features + self.actions

    def row(self, type: str) -> list[int]:
        if type == "production":
            return self.production
        return self.features if type == "feature" else self.actions


class Game:
    __slots__ = (
        "acted",
        "active",
        "blocked",
        "box",
        "chance",
        "collection",
        "deck",
        "discard",
        "first",
        "guarded",
        "hidden",
        "kept",
        "known",
        "laid",
        "log",
        "lookout",
        "over",
        "peaceful",
        "phase",
        "players",
        "reshuffle",
        "round",
        "row",
        "seats",
        "stage",
        "taken",
        "under",
        "used",
    )

    def __init__(self, box: Box, players: list[Player], seats: int, chance: Chance) -> None:
        cards = len(box.cards)
        self.box = box
        self.players = players
        self.seats = seats
        self.chance = chance
        self.lookout = "standard"
        self.peaceful = False
        self.reshuffle = False
        self.round = 1
        self.phase = SETUP
        self.stage = 0
        """How far the phase has come: the number of turns taken in it, where they are counted."""
        self.first = 0
        self.active = 0
        self.acted = False
        """This turn's action was taken; only free placements are left."""
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.row: list[int] = []
        """Common cards lying open for the draft."""
        self.collection: list[int] = []
        self.used = bytearray(cards)
        """How often a Location was activated this round."""
        self.guarded = bytearray(cards)
        """A Defence token (on a Common Location) or a Samurai (on a faction Location)."""
        self.blocked = bytearray(cards)
        self.hidden = bytearray(cards)
        """Foundations that only their owner has seen (IS-Q-24)."""
        self.known = bytearray(cards)
        """Which seats (a bit each) know where a hidden card lies: they saw it go there."""
        self.laid: dict[int, tuple[int, ...]] = {}
        """Goods on Locations: activation costs, and the workers that mark a use (IS-Q-46) are not goods."""
        self.kept: dict[int, tuple[int, int, int]] = {}
        """Resources on a Shrine."""
        self.under: dict[int, tuple[int, ...]] = {}
        """Cards under a Gate."""
        self.taken: dict[int, int] = {}
        """Taken-over Locations and the seat of their original owner."""
        self.over = False
        self.log: list[Event] | None = None

    def clone(self) -> "Game":
        twin = Game.__new__(Game)
        twin.box = self.box
        twin.players = [player.clone() for player in self.players]
        twin.seats = self.seats
        twin.chance = self.chance.clone()
        twin.lookout = self.lookout
        twin.peaceful = self.peaceful
        twin.reshuffle = self.reshuffle
        twin.round = self.round
        twin.phase = self.phase
        twin.stage = self.stage
        twin.first = self.first
        twin.active = self.active
        twin.acted = self.acted
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.row = self.row[:]
        twin.collection = self.collection[:]
        twin.used = self.used[:]
        twin.guarded = self.guarded[:]
        twin.blocked = self.blocked[:]
        twin.hidden = self.hidden[:]
        twin.known = self.known[:]
        twin.laid = self.laid.copy()
        twin.kept = self.kept.copy()
        twin.under = self.under.copy()
        twin.taken = self.taken.copy()
        twin.over = self.over
        twin.log = None
        return twin

    @property
    def everyone(self) -> int:
        """What `known` holds for a card that all seats saw."""
        return (1 << self.seats) - 1

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def begin(self, phase: str) -> None:
        """A phase begins with the first player."""
        self.phase = phase
        self.stage = 0
        self.active = self.first
        self.acted = False
        self.tell(PhaseBegan, phase)

    def tell(self, event: type[Event], *args: Any) -> None:
        if self.log is not None:
            self.log.append(event(*args))

    def order(self, start: int) -> tuple[int, ...]:
        """The seats clockwise from one of them."""
        return _ORDERS[self.seats][start]

    def opponents(self, seat: int) -> list[Player]:
        """The others, clockwise from a seat; in the solo game the virtual player."""
        n = len(self.players)
        return [self.players[(seat + i) % n] for i in range(1, n)]

    def id(self, card: int) -> str:
        return self.box.cards[card].id

    def ids(self, cards: list[int]) -> list[str]:
        box = self.box.cards
        return [box[card].id for card in cards]

    def owner(self, card: int) -> Player | None:
        """In whose empire a card stands as a Location."""
        for player in self.players:
            if card in player.production or card in player.features or card in player.actions:
                return player
        return None

    def discard_pile(self, card: int) -> list[int]:
        """Each card goes to the pile of its own deck (IS-GRL-04)."""
        deck = self.box.cards[card].deck
        if deck == "common":
            return self.discard
        for player in self.players:
            if player.faction == deck or (deck == "attack" and player.virtual):
                return player.discard
        raise AssertionError(f"{self.id(card)} has no discard pile in this game")

    def into_hand(self, seat: int, card: int) -> None:
        insort(self.players[seat].hand, card)


def find_kinds(box: Box, cards: list[int]) -> list[int]:
    """One card of each kind of a sorted zone, the lowest: copies are the same choice."""
    kind = box.kind
    found: list[int] = []
    last = -1
    for card in cards:
        if kind[card] != last:
            last = kind[card]
            found.append(card)
    return found
