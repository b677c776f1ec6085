"""The whole game as plain data: small, flat, cheap to copy.

Cards are ints that index the box. Every card lies in exactly one place. What lies on a Location is kept by the card's
number: in byte arrays where a small number says it, in dicts of tuples where few Locations have it.
"""

from bisect import insort
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from stead.kernel.chance import Chance
from stead.kernel.events import Event, Log
from stead.kit.field import ALL, OPEN, OWNER, SIZE, UNSEEN, each_is
from stead.kit.fields import (
    Amounts,
    Bits,
    Chosen,
    Counts,
    Flag,
    Given,
    Held,
    Luck,
    Many,
    Marks,
    Number,
    Parts,
    Seats,
    Together,
    Word,
    Worked,
)
from stead.titles.settlers import sound
from stead.titles.settlers.box import Box
from stead.titles.settlers.events import PhaseBegan
from stead.titles.settlers.goods import DEFENCE, GOLD, MOST_OF_EACH, NAMES
from stead.titles.settlers.names import CARDS, TOKENS, Buried, CardsOn, GoodsOn, WhoseOn

SETUP: Final = "setup"
LOOKOUT: Final = "lookout"
PRODUCTION: Final = "production"
ACTION: Final = "action"
CLEANUP: Final = "cleanup"
ATTACK: Final = "attack"

SIZE_OF_BOX = "len(box.cards)"


def last_seat(game: Any) -> int:
    return game.seats - 1


MOST_SEATS: Final = 8
"""`known` has a bit for each."""
_ORDERS: Final = [[tuple((start + i) % n for i in range(n)) for start in range(n)] for n in range(MOST_SEATS + 1)]


class Player:
    """A faction: its supply, hand, empire by rows, Deals, Foundations and piles.

    The virtual player of the solo game is one too: its cards of the round are its rows, the revealed Attack cards are
    its Deals, newest first, and its deck is the Attack deck.
    """

    fields: ClassVar = (
        Given("seat", "int", seen=ALL),
        Given("faction", "str", seen=ALL),
        Amounts("goods", NAMES, most=MOST_OF_EACH, check=sound.supply),
        Bits("tokens", TOKENS, "Goods of modules that are kept as tokens: at most one of each kind.", sound.tokens),
        Flag("passed"),
        Held("hand", CARDS, check=each_is(sound.own_or_common)),
        Many("production", CARDS, written=False, seen=OPEN),
        Many("features", CARDS, written=False, seen=OPEN),
        Many("actions", CARDS, written=False, seen=OPEN),
        Together("empire", list[str], sound.write_empire, sound.read_empire, check=sound.empire),
        Many("deals", CARDS, check=each_is(sound.deal)),
        Many(
            "routes",
            CARDS,
            "Deals with Locations of others (Trade Route): the cards stand in their empires.",
            sorted=True,
            noted=True,
            check=each_is(sound.route),
        ),
        Buried("foundations", CARDS, check=each_is(sound.own_or_common)),
        Many("deck", CARDS, "The last card is the top.", seen=SIZE, check=each_is(sound.own)),
        Many("discard", CARDS, check=each_is(sound.own)),
        Held(
            "pack", CARDS, "Cards of the alternative Lookout still to choose from.", check=each_is(sound.own_or_common)
        ),
        Held(
            "looking",
            CARDS,
            "Cards drawn to be looked at, before it is decided which to keep.",
            sorted=False,
            check=each_is(sound.own_or_common),
        ),
    )

    # Made from the fields by tools/fields.py.
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
        "tokens",
    )

    def __init__(self, seat: int, faction: str, of: "Player | None" = None) -> None:
        """As it comes out of the box, or a copy `of` another (but for what is given)."""
        self.seat = seat
        self.faction = faction
        if of is None:
            self.goods: list[int] = [0] * 8
            self.tokens: int = 0
            self.passed: bool = False
            self.hand: list[int] = []
            self.production: list[int] = []
            self.features: list[int] = []
            self.actions: list[int] = []
            self.deals: list[int] = []
            self.routes: list[int] = []
            self.foundations: list[int] = []
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.pack: list[int] = []
            self.looking: list[int] = []
        else:
            self.goods = of.goods[:]
            self.tokens = of.tokens
            self.passed = of.passed
            self.hand = of.hand[:]
            self.production = of.production[:]
            self.features = of.features[:]
            self.actions = of.actions[:]
            self.deals = of.deals[:]
            self.routes = of.routes[:]
            self.foundations = of.foundations[:]
            self.deck = of.deck[:]
            self.discard = of.discard[:]
            self.pack = of.pack[:]
            self.looking = of.looking[:]

    def clone(self) -> "Player":
        return Player(self.seat, self.faction, self)

    # So far.

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
    fields: ClassVar = (
        Given("box", "Box"),
        Parts("players", Player, given=True),
        Given("seats", "int"),
        Luck(),
        Chosen("lookout", "str", '"standard"'),
        Chosen("peaceful", "bool", "False"),
        Chosen("reshuffle", "bool", "False", "May a faction deck be renewed (IS-Q-01)?"),
        Chosen("options", "Mapping[str, Any]", "{}", "Those of modules, by name; and the decks, if any were built."),
        Number("round", least=1, most=5, start=1, needed=True),
        Word("phase", (SETUP, LOOKOUT, PRODUCTION, ACTION, CLEANUP, ATTACK), check=sound.phase),
        Number(
            "stage",
            "How far the phase has come: the number of turns taken in it, where they are counted.",
            most=2 * MOST_SEATS,
            needed=True,
            seen=OPEN,
        ),
        Number("first", most=last_seat, needed=True),
        Number("active", most=last_seat, needed=True),
        Flag("acted", "This turn's action was taken; only free placements are left."),
        Flag("over"),
        Flag("loose", "Decks have no order and are drawn from at random: this copy was dealt anew.", seen=UNSEEN),
        Many("deck", CARDS, seen=SIZE, check=sound.deck),
        Many("discard", CARDS, check=each_is(sound.common)),
        Many("row", CARDS, "Common cards lying open for the draft.", sorted=True, check=each_is(sound.common)),
        Many(
            "opened",
            CARDS,
            "Cards turned over by an effect that goes on, in their order: all see them.",
            check=sound.opened,
        ),
        Many("collection", CARDS, "What the virtual player has collected.", check=each_is(sound.collected)),
        Counts(
            "used",
            CARDS,
            SIZE_OF_BOX,
            "How often a Location was activated this round.",
            check=each_is(sound.location, sound.used),
        ),
        Marks(
            "guarded",
            CARDS,
            SIZE_OF_BOX,
            "A Defence token (on a Common Location) or a Samurai (on a faction Location).",
            check=each_is(sound.location, sound.guarded),
        ),
        Marks("blocked", CARDS, SIZE_OF_BOX, check=each_is(sound.location, sound.blocked)),
        Marks(
            "hidden",
            CARDS,
            SIZE_OF_BOX,
            "Foundations that only their owner has seen (IS-Q-24).",
            seen=UNSEEN,
            check=each_is(sound.hidden),
        ),
        Seats(
            "known",
            CARDS,
            SIZE_OF_BOX,
            "Which seats (a bit each) know where a hidden card lies: they saw it go there.",
            seen=UNSEEN,
            check=each_is(sound.known),
        ),
        GoodsOn(
            "laid",
            "tuple[int, ...]",
            NAMES[:DEFENCE],
            "Goods on Locations: activation costs, and the workers that mark a use (IS-Q-46) are not goods.",
            each_is(sound.location, sound.laid),
        ),
        GoodsOn(
            "kept",
            "tuple[int, int, int]",
            NAMES[:GOLD],
            "Resources on a Shrine.",
            each_is(sound.location, sound.shrine),
        ),
        CardsOn(
            "under",
            CARDS,
            "tuple[int, ...]",
            list[str],
            "Cards under a Gate.",
            seen=OWNER,
            check=each_is(sound.location, sound.gate),
        ),
        WhoseOn(
            "taken",
            CARDS,
            "int",
            int,
            "Taken-over Locations and whose they were.",
            check=each_is(sound.location, sound.taken),
        ),
        Worked("log", "Log | None", "None", copied="None"),
    )

    # Made from the fields by tools/fields.py.
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
        "loose",
        "opened",
        "options",
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

    def __init__(
        self,
        box: Box,
        players: list[Player],
        seats: int,
        chance: Chance,
        of: "Game | None" = None,
    ) -> None:
        """As it comes out of the box, or a copy `of` another (but for what is given)."""
        self.box = box
        self.players = players
        self.seats = seats
        self.chance = chance
        if of is None:
            self.lookout: str = "standard"
            self.peaceful: bool = False
            self.reshuffle: bool = False
            self.options: Mapping[str, Any] = {}
            self.round: int = 1
            self.phase: str = "setup"
            self.stage: int = 0
            self.first: int = 0
            self.active: int = 0
            self.acted: bool = False
            self.over: bool = False
            self.loose: bool = False
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.row: list[int] = []
            self.opened: list[int] = []
            self.collection: list[int] = []
            self.used: bytearray = bytearray(len(box.cards))
            self.guarded: bytearray = bytearray(len(box.cards))
            self.blocked: bytearray = bytearray(len(box.cards))
            self.hidden: bytearray = bytearray(len(box.cards))
            self.known: bytearray = bytearray(len(box.cards))
            self.laid: dict[int, tuple[int, ...]] = {}
            self.kept: dict[int, tuple[int, int, int]] = {}
            self.under: dict[int, tuple[int, ...]] = {}
            self.taken: dict[int, int] = {}
            self.log: Log | None = None
        else:
            self.lookout = of.lookout
            self.peaceful = of.peaceful
            self.reshuffle = of.reshuffle
            self.options = of.options
            self.round = of.round
            self.phase = of.phase
            self.stage = of.stage
            self.first = of.first
            self.active = of.active
            self.acted = of.acted
            self.over = of.over
            self.loose = of.loose
            self.deck = of.deck[:]
            self.discard = of.discard[:]
            self.row = of.row[:]
            self.opened = of.opened[:]
            self.collection = of.collection[:]
            self.used = of.used[:]
            self.guarded = of.guarded[:]
            self.blocked = of.blocked[:]
            self.hidden = of.hidden[:]
            self.known = of.known[:]
            self.laid = of.laid.copy()
            self.kept = of.kept.copy()
            self.under = of.under.copy()
            self.taken = of.taken.copy()
            self.log = None

    def clone(self) -> "Game":
        return Game(
            self.box,
            [Player(one.seat, one.faction, one) for one in self.players],
            self.seats,
            self.chance.clone(),
            self,
        )

    # So far.

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
        return self.players[seat + 1 :] + self.players[:seat]

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
