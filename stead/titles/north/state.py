"""The whole game as plain data: small, flat, cheap to copy.

Cards are ints that index the box. Every card lies in exactly one place. What lies on a location is kept by the card's
number: in byte arrays where a small number says it, in dicts where few locations have it.
"""

from bisect import insort
from typing import Any, ClassVar, Final

from stead.kernel.chance import Chance
from stead.kernel.events import Event, Log
from stead.kit.field import ALL, OPEN, SIZE, UNSEEN, each_is
from stead.kit.fields import (
    Amounts,
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
    Places,
    Seats,
    Word,
    Worked,
)
from stead.titles.north import sound
from stead.titles.north.box import Box
from stead.titles.north.cards import TILES
from stead.titles.north.events import PhaseBegan
from stead.titles.north.goods import MOST, MOST_OF_EACH, MOST_SHIPS, NAMES, SUPPLY
from stead.titles.north.names import CARDS, PAWN, TILE, CardOn, GoodsOn, Queue, Tokens

SETUP: Final = "setup"
LOOKOUT: Final = "lookout"
ACTION: Final = "action"
EXPEDITION: Final = "expedition"

SIZE_OF_BOX = "len(box.cards)"
MOST_ROUNDS = 50
"""House: nothing in the rules ends a game in which nobody gains points. This round is the last in any case."""


def last_seat(game: Any) -> int:
    return game.seats - 1


MOST_SEATS: Final = 7
"""`known` has a bit for each, and a ship in the queue says whose it is in three."""
_ORDERS: Final = [[tuple((start + i) % n for i in range(n)) for start in range(n)] for n in range(MOST_SEATS + 1)]


class Player:
    """A clan: its supply, hand, empire and piles, its ships in reserve and its pawns."""

    fields: ClassVar = (
        Given("seat", "int", seen=ALL),
        Given("clan", "str", seen=ALL),
        Amounts("goods", NAMES, most=MOST_OF_EACH),
        Number("spent", "Workers on the clan token.", most=MOST),
        Flag("passed"),
        Number("ships", "Clan ships in reserve.", most=3, check=sound.ships),
        Number("commons", "Common ships in reserve.", most=MOST_SHIPS),
        Number("more", "Clan ships that a card may still bring.", most=3),
        Places("pawns", PAWN, -1, "Where they stand; none: before their owner.", check=sound.pawns),
        Held("hand", CARDS, check=each_is(sound.own)),
        Held("drawn", CARDS, "Cards still to choose from.", check=each_is(sound.own)),
        Many("empire", CARDS, sorted=True, check=each_is(sound.in_empire)),
        Many("deck", CARDS, "The last card is the top.", seen=SIZE, check=each_is(sound.own)),
        Many("discard", CARDS, check=each_is(sound.own)),
        Many("gone", CARDS, "Basic fields that left the game.", check=each_is(sound.basic)),
    )

    # Made from the fields by tools/fields.py.
    __slots__ = (
        "clan",
        "commons",
        "deck",
        "discard",
        "drawn",
        "empire",
        "gone",
        "goods",
        "hand",
        "more",
        "passed",
        "pawns",
        "seat",
        "ships",
        "spent",
    )

    def __init__(self, seat: int, clan: str, of: "Player | None" = None) -> None:
        """As it comes out of the box, or a copy `of` another (but for what is given)."""
        self.seat = seat
        self.clan = clan
        if of is None:
            self.goods: list[int] = [0] * 9
            self.spent: int = 0
            self.passed: bool = False
            self.ships: int = 0
            self.commons: int = 0
            self.more: int = 0
            self.pawns: list[int] = []
            self.hand: list[int] = []
            self.drawn: list[int] = []
            self.empire: list[int] = []
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.gone: list[int] = []
        else:
            self.goods = of.goods[:]
            self.spent = of.spent
            self.passed = of.passed
            self.ships = of.ships
            self.commons = of.commons
            self.more = of.more
            self.pawns = of.pawns[:]
            self.hand = of.hand[:]
            self.drawn = of.drawn[:]
            self.empire = of.empire[:]
            self.deck = of.deck[:]
            self.discard = of.discard[:]
            self.gone = of.gone[:]

    def clone(self) -> "Player":
        return Player(self.seat, self.clan, self)

    # So far.


class Game:
    fields: ClassVar = (
        Given("box", "Box"),
        Parts("players", Player, given=True),
        Given("seats", "int"),
        Luck(),
        Chosen("scenario", "str", '""', seen=ALL),
        Chosen("score_raze", "bool", "True", "Do raze tokens score (EN-Q-01)?"),
        Number("round", least=1, most=MOST_ROUNDS, start=1, needed=True),
        Word("phase", (SETUP, LOOKOUT, ACTION, EXPEDITION), check=sound.phase),
        Number("stage", "How far the phase has come.", most=3, needed=True, seen=OPEN),
        Number("first", most=last_seat, needed=True),
        Number("active", most=last_seat, needed=True),
        Flag("last", "This round is the last (EN-END-01)."),
        Flag("over"),
        Flag("loose", "Decks have no order and are drawn from at random: this copy was dealt anew.", seen=UNSEEN),
        Many("tiles", TILE, "The circle of action tiles.", check=sound.tiles),
        Marks("turned", TILE, str(len(TILES)), "Action tiles that show their solo side.", seen=ALL, check=sound.turned),
        Queue("queue"),
        Many("near", CARDS, "Face up.", sorted=True, check=sound.islands("near")),
        Many("distant", CARDS, "Face up.", sorted=True, check=sound.islands("distant")),
        Many("near_deck", CARDS, seen=SIZE, check=sound.islands("near")),
        Many("distant_deck", CARDS, seen=SIZE, check=sound.deck),
        Many("near_discard", CARDS, check=sound.islands("near")),
        Many("distant_discard", CARDS, check=sound.islands("distant")),
        Tokens("tokens", "Events of the scenario still to come.", check=sound.tokens),
        Number("paid", "Demands of the scenario that were met.", most=MOST),
        Marks("exhausted", CARDS, SIZE_OF_BOX, check=each_is(sound.location, sound.exhausted)),
        Counts(
            "used",
            CARDS,
            SIZE_OF_BOX,
            "How often a feature has yielded in this round, where that is limited.",
            check=each_is(sound.location),
        ),
        Seats(
            "known",
            CARDS,
            SIZE_OF_BOX,
            "Which seats (a bit each) know where a hidden card lies: they saw it go there.",
            seen=UNSEEN,
            check=each_is(sound.known),
        ),
        GoodsOn("assigned", NAMES[:SUPPLY], "Pieces on cards.", each_is(sound.location)),
        CardOn("beneath", "Upgrades, and the fields under which they lie.", each_is(sound.location, sound.beneath)),
        CardOn("mirror", "Cards that copy, and what.", each_is(sound.location, sound.mirror)),
        Worked("log", "Log | None", "None", copied="None"),
    )

    # Made from the fields by tools/fields.py.
    __slots__ = (
        "active",
        "assigned",
        "beneath",
        "box",
        "chance",
        "distant",
        "distant_deck",
        "distant_discard",
        "exhausted",
        "first",
        "known",
        "last",
        "log",
        "loose",
        "mirror",
        "near",
        "near_deck",
        "near_discard",
        "over",
        "paid",
        "phase",
        "players",
        "queue",
        "round",
        "scenario",
        "score_raze",
        "seats",
        "stage",
        "tiles",
        "tokens",
        "turned",
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
            self.scenario: str = ""
            self.score_raze: bool = True
            self.round: int = 1
            self.phase: str = "setup"
            self.stage: int = 0
            self.first: int = 0
            self.active: int = 0
            self.last: bool = False
            self.over: bool = False
            self.loose: bool = False
            self.tiles: list[int] = []
            self.turned: bytearray = bytearray(5)
            self.queue: list[int] = []
            self.near: list[int] = []
            self.distant: list[int] = []
            self.near_deck: list[int] = []
            self.distant_deck: list[int] = []
            self.near_discard: list[int] = []
            self.distant_discard: list[int] = []
            self.tokens: list[int] = []
            self.paid: int = 0
            self.exhausted: bytearray = bytearray(len(box.cards))
            self.used: bytearray = bytearray(len(box.cards))
            self.known: bytearray = bytearray(len(box.cards))
            self.assigned: dict[int, tuple[int, ...]] = {}
            self.beneath: dict[int, int] = {}
            self.mirror: dict[int, int] = {}
            self.log: Log | None = None
        else:
            self.scenario = of.scenario
            self.score_raze = of.score_raze
            self.round = of.round
            self.phase = of.phase
            self.stage = of.stage
            self.first = of.first
            self.active = of.active
            self.last = of.last
            self.over = of.over
            self.loose = of.loose
            self.tiles = of.tiles[:]
            self.turned = of.turned[:]
            self.queue = of.queue[:]
            self.near = of.near[:]
            self.distant = of.distant[:]
            self.near_deck = of.near_deck[:]
            self.distant_deck = of.distant_deck[:]
            self.near_discard = of.near_discard[:]
            self.distant_discard = of.distant_discard[:]
            self.tokens = of.tokens[:]
            self.paid = of.paid
            self.exhausted = of.exhausted[:]
            self.used = of.used[:]
            self.known = of.known[:]
            self.assigned = of.assigned.copy()
            self.beneath = of.beneath.copy()
            self.mirror = of.mirror.copy()
            self.log = None

    def clone(self) -> "Game":
        return Game(
            self.box,
            [Player(one.seat, one.clan, one) for one in self.players],
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
        self.phase = phase
        self.stage = 0
        self.active = self.first
        self.tell(PhaseBegan, phase)

    def tell(self, event: type[Event], *args: Any) -> None:
        if self.log is not None:
            self.log.append(event(*args))

    def order(self, start: int) -> tuple[int, ...]:
        """The seats clockwise from one of them."""
        return _ORDERS[self.seats][start]

    def opponents(self, seat: int) -> list[Player]:
        """The others, clockwise from a seat."""
        return [self.players[other] for other in _ORDERS[self.seats][seat][1:]]

    def id(self, card: int) -> str:
        return self.box.ids[card]

    def ids(self, cards: list[int]) -> list[str]:
        ids = self.box.ids
        return [ids[card] for card in cards]

    def owner(self, card: int) -> Player | None:
        """In whose empire a card stands."""
        for player in self.players:
            if card in player.empire:
                return player
        return None

    def into_hand(self, seat: int, card: int) -> None:
        insort(self.players[seat].hand, card)
