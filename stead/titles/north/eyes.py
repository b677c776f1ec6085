"""What a learner sees of a table of North: named flags (kit/eyes.py), of what a seat may see."""

from collections.abc import Sequence
from typing import Final

from stead.kernel.decision import Decision
from stead.kit import eyes
from stead.kit.choices import Choices
from stead.kit.eyes import Asked, Panel, Standings, settings, whose
from stead.titles.north.box import Box
from stead.titles.north.cards import SIGNS, TILES
from stead.titles.north.goods import NAMES, RAZE, VP, WORKER, payable
from stead.titles.north.names import TURNED, Ship
from stead.titles.north.scoring import added
from stead.titles.north.state import ACTION, EXPEDITION, LOOKOUT, SETUP, Game, Player
from stead.titles.north.supply import TRIGGER
from stead.titles.north.verbs import actions

KINDS: Final = (
    *"assign choose construct demolish exhaust harvest island keep landing load mirror order pay payout".split(),
    *"refresh remove resource retrieve search ship turn window".split(),
    *("move pawn", "move ship", "pack up", "starting hand"),
)
PHASES: Final = (SETUP, LOOKOUT, ACTION, EXPEDITION)
STEPS: Final = {WORKER: (1, 2, 3, 4, 5, 6, 8), RAZE: (1, 2, 3)}
GOOD_STEPS: Final = (1, 2, 3, 4, 6)


class _Seat:
    """What there is to see of one seat."""

    def __init__(self, panel: Panel, box: Box, name: str, locations: Sequence[int]) -> None:
        self.clans = panel.by(name, box.roles)
        self.passed = panel.flag(f"{name} passed")
        self.goods = [panel.meter(f"{name} {NAMES[good]}", *STEPS.get(good, GOOD_STEPS)) for good in range(VP)]
        self.spent = panel.meter(f"{name} spent workers", 1, 2, 4)
        self.ships = panel.meter(f"{name} ships", 1, 2, 3)
        self.queued = panel.meter(f"{name} ships sent", 1, 2)
        self.pawns = panel.flags(f"{name} pawn", TILES)
        self.waiting = panel.meter(f"{name} pawns to place", 1, 2)
        self.cards = panel.meter(f"{name} cards", 1, 2, 3, 4, 6, 8)
        self.deck = panel.meter(f"{name} deck", 1, 8, 16, 24)
        self.size = panel.meter(f"{name} empire", 4, 5, 6, 8, 10, 13, 16)
        self.islands = panel.meter(f"{name} islands", 1, 2, 3)
        self.ready = panel.meter(f"{name} ready", 2, 3, 4, 5, 6, 8)
        self.has = panel.kinds(f"{name} has", locations, box.kind, box.ids)


class Eyes(eyes.Seeing[Game]):
    def __init__(self, box: Box) -> None:
        panel = Panel()
        cards = box.cards
        locations = [card.number for card in cards if card.location]
        drawn = [card.number for card in cards if not card.island and not card.start]
        seats = box.seats
        self._players = panel.flags("players", map(str, range(1, seats + 1)))
        self._scenarios = panel.by("scenario", list(box.scenarios))
        self._score_raze = panel.flag("raze tokens score")
        self._settings = panel.by("setting", settings(box.modules))
        self._round = panel.meter("round", *range(2, 11))
        self._phases = panel.by("phase", PHASES)
        self._first = panel.flags("first is", whose(seats))
        self._active = panel.flags("active is", whose(seats))
        self._last = panel.flag("last round")
        self._trigger = panel.meter("leader is short of the last round by", 1, 3, 5, 8, 12, 16, 20)
        self._asked = Asked(panel, seats, KINDS)
        self._standings = Standings(
            panel, seats, (6, 8, 11, 14, 17, 20, 24, 28, 32, 36, 42, 50), (1, 2, 3, 5, 7, 10, 14, 20)
        )
        self._track = panel.meter("me points on the track", 1, 2, 4, 6, 8, 10, 13, 16, 20, 25)
        self._turned = panel.flags("turned", TILES)
        self._next = [panel.by(f"after {tile} comes", [one for one in TILES if one != tile]) for tile in TILES]
        self._queue = panel.meter("queue", 1, 2, 3, 4, 6)
        self._ahead = panel.meter("ships before my first", 1, 2, 3)
        self._tokens = panel.meter("tokens", 1, 2, 3, 4)
        self._paid = panel.meter("demands met", 1, 2, 3)
        self._open = panel.kinds("open", [card.number for card in cards if card.island], box.kind, box.ids)
        self._seats = [_Seat(panel, box, name, locations) for name in whose(seats)]
        self._hand = panel.kinds("hand has", drawn, box.kind, box.ids)
        self._drawn = panel.kinds("to choose from", drawn, box.kind, box.ids)
        self._ready = panel.kinds("ready", [card.number for card in cards if card.action], box.kind, box.ids)
        self._signs = panel.meters("my sign", SIGNS, 1, 2, 3)
        self._buildable = panel.meter("can build", 1, 2, 3, 5)
        super().__init__(panel, Choices(actions(box), seats))

    def look(self, row: bytearray, game: Game, seat: int, asked: Sequence[Decision]) -> None:
        self._table(row, game, seat, asked)
        self._sea(row, game, seat)
        players = game.players[seat:] + game.players[:seat]
        queued = [0] * game.seats
        for ship in game.queue:
            queued[ship & Ship.SEAT] += 1
        for one, player in zip(self._seats, players, strict=False):
            self._player(row, game, one, player)
            one.queued.show(row, queued[player.seat])
        self._mine(row, game, players[0])
        track = [player.goods[VP] for player in players]
        points = [n + (0 if game.over else sum(added(game, one.seat))) for n, one in zip(track, players, strict=True)]
        self._standings.show(row, points)
        self._track.show(row, track[0])
        self._trigger.show(row, TRIGGER - max(track))

    def _table(self, row: bytearray, game: Game, seat: int, asked: Sequence[Decision]) -> None:
        seats = game.seats
        row[self._players + seats - 1] = 1
        if game.scenario:
            row[self._scenarios[game.scenario]] = 1
        row[self._score_raze] = game.score_raze
        self._round.show(row, game.round)
        row[self._phases[game.phase]] = 1
        row[self._first + (game.first - seat) % seats] = 1
        row[self._active + (game.active - seat) % seats] = 1
        row[self._last] = game.last
        self._asked.show(row, asked, seat, seats)
        self._tokens.show(row, len(game.tokens))
        self._paid.show(row, game.paid)

    def _sea(self, row: bytearray, game: Game, seat: int) -> None:
        """The circle of action tiles, the queue of ships and the islands."""
        before = game.tiles[-1]
        for tile in game.tiles:
            row[self._next[before][TILES[tile]]] = 1
            before = tile
            if game.turned[tile]:
                row[self._turned + tile] = 1
        self._queue.show(row, len(game.queue))
        for place, ship in enumerate(game.queue):
            if ship & Ship.SEAT == seat:
                self._ahead.show(row, place)
                break
        for card in game.near + game.distant:
            row[self._open[card]] = 1

    def _player(self, row: bytearray, game: Game, one: _Seat, player: Player) -> None:
        row[one.clans[player.clan]] = 1
        row[one.passed] = player.passed
        for meter, n in zip(one.goods, player.goods, strict=False):
            if n:
                meter.show(row, n)
        one.spent.show(row, player.spent)
        one.ships.show(row, player.ships + player.commons)
        one.waiting.show(row, player.pawns.count(-1))
        for pawn in player.pawns:
            if pawn >= 0:
                row[one.pawns + pawn % TURNED] = 1
        one.cards.show(row, len(player.hand))
        one.deck.show(row, len(player.deck))
        one.size.show(row, len(player.empire))
        island, exhausted, has = game.box.island, game.exhausted, one.has
        islands = ready = 0
        for card in player.empire:
            row[has[card]] = 1
            islands += island[card]
            ready += not exhausted[card]
        one.islands.show(row, islands)
        one.ready.show(row, ready)

    def _mine(self, row: bytearray, game: Game, me: Player) -> None:
        box = game.box
        can = 0
        for card in me.hand:
            row[self._hand[card]] = 1
            price = box.price[card]
            can += price is not None and payable(me.goods, price)
        self._buildable.show(row, can)
        for card in me.drawn:
            row[self._drawn[card]] = 1
        signs = [0] * len(SIGNS)
        for card in me.empire:
            if box.acting[card] and not game.exhausted[card]:
                row[self._ready[card]] = 1
            for sign in box.signs[card]:
                signs[sign] += 1
        for meter, n in zip(self._signs, signs, strict=True):
            meter.show(row, n)
