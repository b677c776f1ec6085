"""The whole game as plain data: small, flat, cheap to copy.

Where a good lies in Storage or Warehouse, and in which house a colonist lives, is no state: the rules do not care
(CO-MOD-01, CO-MOD-10). What is worked out of a community (abilities, cells, unemployed colonists) is kept beside it.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from stead.kernel.chance import Chance
from stead.kernel.events import Event, Log
from stead.kit.field import ALL, OPEN, OWNER, UNSEEN
from stead.kit.fields import Chosen, Flag, Given, Luck, Many, Maybe, Number, One, Parts, Row, Word, Worked
from stead.kit.hex import Cell, Map
from stead.titles.colonists import names
from stead.titles.colonists.box import Box
from stead.titles.colonists.goods import Goods
from stead.titles.colonists.pieces import Laid, Noted, Structure

# Phases. Before the first year:
SETUP: Final = "setup"
PLACES: Final = "places"
MARKET: Final = "market"
GOODS: Final = "goods"
# starting in a later era (CO-LAT):
EMBASSIES: Final = "embassies"
BUILDINGS: Final = "buildings"
PURCHASE: Final = "purchase"
# a year:
ERA: Final = "era"
YEAR: Final = "year"
GIFTS: Final = "gifts"
PLAY: Final = "play"
# and its end:
NEW_PLACES: Final = "new_places"
WORKERS: Final = "workers"
MAINTENANCE: Final = "maintenance"
PRODUCTION: Final = "production"

PHASES: Final = (
    *(SETUP, PLACES, MARKET, GOODS, EMBASSIES, BUILDINGS, PURCHASE),
    *(ERA, YEAR, GIFTS, PLAY, NEW_PLACES, WORKERS, MAINTENANCE, PRODUCTION),
)

YEARS: Final = 5
TURNS: Final = 3
SUMMER: Final = 0
WINTER: Final = 1
NOWHERE: Final = -1
"""Where a figure is that has not entered the map."""
ENVOYS: Final = ("alchemist", "altruist", "laborer")
ALCHEMIST, ALTRUIST, LABORER = range(3)


def last_seat(game: Any) -> int:
    return game.seats - 1


def last_spot(game: Any) -> int:
    return len(game.land) - 1


class Player:
    fields: ClassVar = (
        Given("seat", "int", seen=ALL),
        names.Wares("goods"),
        names.Community("community"),
        Row(Maybe("stewards", "Where each stands: the number of a tile on the map.", most=last_spot)),
        Flag("helped", "The last steward is an Apprentice."),
        Many("hand", names.CARDS, seen=OWNER, sorted=True),
        Many("drawn", names.CARDS, "Just drawn, of which some will be kept.", seen=OWNER, sorted=True),
        Number("sent", "A bit for each special envoy moved in this half-year (CO-ENV-02).", most=7),
        Flag("rode", "Paid for range in this half-year."),
        Flag("swapped", "Swapped two places in this half-year."),
        Number("embassy_dollars", "Of the budgets of a later start (CO-LAT-11).", most=names.MOST_NOTED, seen=OPEN),
        Number("building_dollars", most=2 * names.MOST_NOTED, seen=OPEN),
        Number("goods_dollars", most=3 * names.MOST_NOTED, seen=OPEN),
        # Worked out of the community
        Worked("has", "list[int]", "[]", "How much of each ability."),
        Worked("storage", "int", "0", "Cells of Storage."),
        Worked("warehouse", "int", "0", "Cells of the Warehouse for any good."),
        Worked("kept", "tuple[int, ...]", "()", "By good: Warehouse cells for it alone (CO-Q-80)."),
        Worked("idle", "list[int]", "[]", "By type: unemployed colonists.", copied="{}[:]"),
        Worked("stocks", "list[int]", "[]", "By good: what lies in Stocks altogether.", copied="{}[:]"),
        Worked("alchemy", "tuple[tuple[int, int], ...]", "()", "Goods that may become others when received."),
        Worked("output", "list[int]", "[]", "By structure: what it produces into its Stock, Factories included."),
        Worked("relations", "dict[int, int]", "{}", "By colony: which structure is its embassy."),
        Worked("vacant", "list[int]", "[]", "The structures in which somebody more may work."),
        Worked("instead", "tuple[Goods, ...]", "()", "Goods that may be taken instead of an action (CO-CLN-07)."),
    )

    # Made from the fields by tools/fields.py.
    __slots__ = (
        "alchemy",
        "building_dollars",
        "community",
        "drawn",
        "embassy_dollars",
        "goods",
        "goods_dollars",
        "hand",
        "has",
        "helped",
        "idle",
        "instead",
        "kept",
        "output",
        "relations",
        "rode",
        "seat",
        "sent",
        "stewards",
        "stocks",
        "storage",
        "swapped",
        "vacant",
        "warehouse",
    )

    def __init__(self, seat: int, of: "Player | None" = None) -> None:
        """As it comes out of the box, or a copy `of` another (but for what is given)."""
        self.seat = seat
        if of is None:
            self.goods: list[int] = [0] * 11
            self.community: list[Structure] = []
            self.stewards: list[int] = []
            self.helped: bool = False
            self.hand: list[int] = []
            self.drawn: list[int] = []
            self.sent: int = 0
            self.rode: bool = False
            self.swapped: bool = False
            self.embassy_dollars: int = 0
            self.building_dollars: int = 0
            self.goods_dollars: int = 0
            self.has: list[int] = []
            self.storage: int = 0
            self.warehouse: int = 0
            self.kept: tuple[int, ...] = ()
            self.idle: list[int] = []
            self.stocks: list[int] = []
            self.alchemy: tuple[tuple[int, int], ...] = ()
            self.output: list[int] = []
            self.relations: dict[int, int] = {}
            self.vacant: list[int] = []
            self.instead: tuple[Goods, ...] = ()
        else:
            self.goods = of.goods[:]
            self.community = of.community[:]
            self.stewards = of.stewards[:]
            self.helped = of.helped
            self.hand = of.hand[:]
            self.drawn = of.drawn[:]
            self.sent = of.sent
            self.rode = of.rode
            self.swapped = of.swapped
            self.embassy_dollars = of.embassy_dollars
            self.building_dollars = of.building_dollars
            self.goods_dollars = of.goods_dollars
            self.has = of.has
            self.storage = of.storage
            self.warehouse = of.warehouse
            self.kept = of.kept
            self.idle = of.idle[:]
            self.stocks = of.stocks[:]
            self.alchemy = of.alchemy
            self.output = of.output
            self.relations = of.relations
            self.vacant = of.vacant
            self.instead = of.instead

    def clone(self) -> "Player":
        return Player(self.seat, self)

    # So far.


class Game:
    fields: ClassVar = (
        Given("box", "Box"),
        Given("seats", "int"),
        Word("phase", PHASES),
        Number("stage", "How far the phase has come.", most=200, seen=OPEN),
        Number("era", most=4, needed=True),
        Number("year", most=YEARS, needed=True),
        Number("half", "Summer, winter.", most=1),
        Number("turn", "Turns that the active player has taken in this half-year.", most=TURNS),
        Number("first", "The first player.", most=last_seat, needed=True),
        Number("marker", "Who holds the first-player marker (CO-FPL-04).", most=last_seat, needed=True),
        Number("opened", "Who had the very first turns (CO-END-11).", most=last_seat, needed=True),
        Number("active", most=last_seat, needed=True),
        Luck(),
        Parts("players", Player, given=True),
        Chosen("first_era", "int", "1", seen=ALL),
        Chosen("last_era", "int", "1", seen=ALL),
        Chosen("options", "Mapping[str, str | bool]", "{}"),
        Chosen("colours", "tuple[str, ...]", "()", "Of the seats."),
        # The map
        names.Land("land"),
        Row(Maybe("envoys", "Where the three special envoys stand.", most=last_spot)),
        Many("pile", names.TILES, "Places of this era to come; the last is the top.", seen=UNSEEN),
        Many("coming", names.TILES, "Places that join the map at the end of the year."),
        One("market_card", names.MARKET_CARDS),
        Many("market_deck", names.MARKET_CARDS, "The last is the top.", seen=UNSEEN),
        Many("market_gone", names.MARKET_CARDS, "The two of the era that nobody saw (CO-ERA-08).", seen=UNSEEN),
        # Cards
        Many("deck", names.CARDS, "Improvements; the last is the top.", seen=UNSEEN),
        Many("discard", names.CARDS),
        Many("gone", names.CARDS, "Those that left the game with a deck, which nobody saw.", seen=UNSEEN, sorted=True),
        Many("colonies", names.COLONIES, "Those in play."),
        Flag("acted", "The active player's steward has moved and acted: what is left of the turn is free."),
        Number("played", "Improvements played in this turn (CO-PLY-06).", most=2),
        Number("wheeled", "Goods that a Dolly brought in this turn.", most=3),
        Number("reach", "Range added for this turn.", most=3),
        Flag("resumed", "A saved game goes on: communities are bought for what they were worth (CO-SAV-12)."),
        names.Sheet("noted", "For a save, until a turn of the next era is over (CO-SAV-01).", seen=OPEN),
        Flag("over"),
        Flag("loose", "Decks have no order and are drawn from at random: this copy was dealt anew.", seen=UNSEEN),
        Worked("map", "Map[int]", "Map({})", "What lies next to what."),
        Worked("spot", "list[int]", "[-1] * len(box.tile_names)", "By tile: where it lies.", copied="{}[:]"),
        Worked("built", "list[int]", "[0] * len(box.tiles)", "By group of tiles: how many are built.", copied="{}[:]"),
        Worked("visit", "Any", "None", "The action that is being carried out (visit.py)."),
        Worked("log", "Log | None", "None", copied="None"),
    )

    # Made from the fields by tools/fields.py.
    __slots__ = (
        "acted",
        "active",
        "box",
        "built",
        "chance",
        "colonies",
        "colours",
        "coming",
        "deck",
        "discard",
        "envoys",
        "era",
        "first",
        "first_era",
        "gone",
        "half",
        "land",
        "last_era",
        "log",
        "loose",
        "map",
        "marker",
        "market_card",
        "market_deck",
        "market_gone",
        "noted",
        "opened",
        "options",
        "over",
        "phase",
        "pile",
        "played",
        "players",
        "reach",
        "resumed",
        "seats",
        "spot",
        "stage",
        "turn",
        "visit",
        "wheeled",
        "year",
    )

    def __init__(
        self,
        box: Box,
        seats: int,
        chance: Chance,
        players: list[Player],
        of: "Game | None" = None,
    ) -> None:
        """As it comes out of the box, or a copy `of` another (but for what is given)."""
        self.box = box
        self.seats = seats
        self.chance = chance
        self.players = players
        if of is None:
            self.phase: str = "setup"
            self.stage: int = 0
            self.era: int = 0
            self.year: int = 0
            self.half: int = 0
            self.turn: int = 0
            self.first: int = 0
            self.marker: int = 0
            self.opened: int = 0
            self.active: int = 0
            self.first_era: int = 1
            self.last_era: int = 1
            self.options: Mapping[str, str | bool] = {}
            self.colours: tuple[str, ...] = ()
            self.land: list[Laid] = []
            self.envoys: list[int] = []
            self.pile: list[int] = []
            self.coming: list[int] = []
            self.market_card: int = -1
            self.market_deck: list[int] = []
            self.market_gone: list[int] = []
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.gone: list[int] = []
            self.colonies: list[int] = []
            self.acted: bool = False
            self.played: int = 0
            self.wheeled: int = 0
            self.reach: int = 0
            self.resumed: bool = False
            self.noted: Noted | None = None
            self.over: bool = False
            self.loose: bool = False
            self.map: Map[int] = Map({})
            self.spot: list[int] = [-1] * len(box.tile_names)
            self.built: list[int] = [0] * len(box.tiles)
            self.visit: Any = None
            self.log: Log | None = None
        else:
            self.phase = of.phase
            self.stage = of.stage
            self.era = of.era
            self.year = of.year
            self.half = of.half
            self.turn = of.turn
            self.first = of.first
            self.marker = of.marker
            self.opened = of.opened
            self.active = of.active
            self.first_era = of.first_era
            self.last_era = of.last_era
            self.options = of.options
            self.colours = of.colours
            self.land = of.land[:]
            self.envoys = of.envoys[:]
            self.pile = of.pile[:]
            self.coming = of.coming[:]
            self.market_card = of.market_card
            self.market_deck = of.market_deck[:]
            self.market_gone = of.market_gone[:]
            self.deck = of.deck[:]
            self.discard = of.discard[:]
            self.gone = of.gone[:]
            self.colonies = of.colonies[:]
            self.acted = of.acted
            self.played = of.played
            self.wheeled = of.wheeled
            self.reach = of.reach
            self.resumed = of.resumed
            self.noted = of.noted
            self.over = of.over
            self.loose = of.loose
            self.map = of.map
            self.spot = of.spot[:]
            self.built = of.built[:]
            self.visit = of.visit
            self.log = None

    def clone(self) -> "Game":
        return Game(
            self.box,
            self.seats,
            self.chance.clone(),
            [Player(one.seat, one) for one in self.players],
            self,
        )

    # So far.

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def tell(self, event: type[Event], *args: Any) -> None:
        if self.log is not None:
            self.log.append(event(*args))

    def clockwise(self, start: int) -> list[int]:
        """The seats from one of them on."""
        return [(start + i) % self.seats for i in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return self.clockwise(seat)[1:]

    # The map

    def lay(self, tile: int, cells: tuple[Cell, ...]) -> None:
        """A new tile onto the map."""
        spot = self.spot[tile] = len(self.land)
        self.land.append(Laid(tile, cells))
        self.map = self.map.grown(spot, cells)

    def put(self, tile: int, spot: int) -> None:
        """A tile in place of another; figures stay where they are (CO-BRD-16, CO-Q-22)."""
        self.spot[self.land[spot].tile] = NOWHERE
        self.spot[tile] = spot
        self.land[spot] = Laid(tile, self.land[spot].cells)

    def is_market(self, spot: int) -> bool:
        return self.land[spot][0] >= self.box.market

    def markets(self) -> list[int]:
        """Where the markets lie, in the order in which they were laid."""
        return [spot for spot in self.spot[self.box.market :] if spot != NOWHERE]

    def stewards_at(self, spot: int) -> list[int]:
        """The seats that have a steward there."""
        return [player.seat for player in self.players if spot in player.stewards]
