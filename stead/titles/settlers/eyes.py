"""What a learner sees of a table of Settlers: named flags (kit/eyes.py), of what a seat may see."""

from collections.abc import Sequence
from typing import Final

from stead.kernel.decision import Decision
from stead.kit import eyes
from stead.kit.choices import Choices
from stead.kit.eyes import Asked, Meter, Panel, Standings, settings, whose
from stead.kit.field import HIDDEN
from stead.titles.settlers.box import Box
from stead.titles.settlers.goods import DEFENCE, GOLD, NAMES, RAZE, VP, WORKER, payable
from stead.titles.settlers.scoring import ROUNDS, faction_locations, location_points
from stead.titles.settlers.state import ACTION, ATTACK, CLEANUP, LOOKOUT, PRODUCTION, Game, Player
from stead.titles.settlers.verbs import actions
from stead.titles.settlers.words import COLOURS, Colour

KINDS: Final = (
    *"build cancel choose convert deal discard draft draw end exchange foundation keep loot offer order".split(),
    *"pay produce refresh resource samurai steal store target turn victim".split(),
    *("give up", "keep one"),
)
PHASES: Final = (LOOKOUT, PRODUCTION, ACTION, CLEANUP, ATTACK)
LOOKOUTS: Final = ("standard", "alternative", "advanced")
STEPS: Final = {GOLD: (1, 2, 3, 4), WORKER: (1, 2, 3, 4, 5, 6, 8, 10), RAZE: (1, 2, 3, 4), DEFENCE: (1, 2, 3)}
RESOURCE_STEPS: Final = (1, 2, 3, 4, 5, 6, 8)


class _Seat:
    """What there is to see of one seat."""

    def __init__(self, panel: Panel, box: Box, name: str, locations: Sequence[int]) -> None:
        self.factions = panel.by(name, box.factions)
        self.passed = panel.flag(f"{name} passed")
        self.goods = [panel.meter(f"{name} {NAMES[i]}", *STEPS.get(i, RESOURCE_STEPS)) for i in range(VP)]
        self.tokens = panel.flags(f"{name} token", box.tokens)
        self.held = panel.meters(f"{name} hand", ("common", "faction"), 1, 2, 3, 4, 6, 8)
        self.deck = panel.meter(f"{name} deck", 1, 5, 10, 15, 20)
        self.rows = panel.meters(f"{name} row", ("production", "features", "actions"), 1, 2, 3, 4, 6)
        self.deals = panel.meters(f"{name} deal", _deals(box), 1, 2)
        self.foundations = panel.meter(f"{name} foundations", 1, 2, 3)
        self.ready = panel.meter(f"{name} actions left", 1, 2, 3, 4, 5)
        self.guarded = panel.meter(f"{name} guarded", 1, 2)
        self.empire = panel.kinds(f"{name} has", locations, box.kind, box.ids)


def _deals(box: Box) -> list[str]:
    """The goods that Deals bring."""
    return sorted({card.deal for card in box.cards if card.deal})


def _steps(box: Box, colour: Colour) -> list[int]:
    """No more than there are kinds of cards of a colour."""
    kinds = sum(colour in copies[0].colours for copies in box.copies)
    return list(range(1, min(4, kinds) + 1)) or [1]


class Eyes(eyes.Seeing[Game]):
    def __init__(self, box: Box) -> None:
        panel = Panel()
        cards = box.cards
        locations = [card.number for card in cards if card.location]
        commons = [card.number for card in cards if card.common]
        seats = box.seats
        self._deal_goods: dict[str, int] = {good: i for i, good in enumerate(_deals(box))}
        more = {colour for card in cards for colour in card.colours}.difference(COLOURS)
        colours = [*COLOURS, *sorted(more)]
        self._colours = [[colours.index(colour) for colour in card.colours] for card in cards]
        self._players = panel.flags("players", map(str, range(1, seats + 1)))
        self._rounds = panel.flags("round", map(str, range(1, ROUNDS + 1)))
        self._phases = panel.by("phase", PHASES)
        self._first = panel.flags("first is", whose(seats))
        self._active = panel.flags("active is", whose(seats))
        self._acted = panel.flag("acted")
        self._lookouts = panel.by("lookout", LOOKOUTS)
        self._peaceful = panel.flag("peaceful")
        self._reshuffle = panel.flag("reshuffle")
        self._settings = panel.by("setting", settings(box.modules))
        self._asked = Asked(panel, seats, KINDS)
        self._standings = Standings(
            panel, seats, (2, 4, 6, 8, 10, 12, 15, 18, 22, 26, 30, 36, 42, 50), (1, 2, 3, 5, 7, 10, 14, 20, 30)
        )
        self._track = panel.meter("me points on the track", 1, 2, 4, 6, 8, 10, 13, 16, 20, 25, 30, 40)
        self._deck = panel.meter("common deck", 1, 5, 10, 20, 30, 45, 60)
        self._collection = panel.meter("collection", 1, 2, 4, 6, 8, 10, 12)
        self._winning = panel.meter("faction Locations more than the collection", 1, 3, 5)
        self._losing = panel.meter("faction Locations short of winning", 1, 3, 6)
        self._row = panel.kinds("row has", commons, box.kind, box.ids)
        self._seats = [_Seat(panel, box, name, locations) for name in whose(seats)]
        self._hand = panel.kinds("hand has", locations, box.kind, box.ids)
        self._choosing = panel.kinds("to choose from", commons, box.kind, box.ids)
        self._colour = [panel.meter(f"my colour {name}", *_steps(box, name)) for name in colours]
        self._opened = panel.meters("turned over", colours, 1, 2, 3) if box.tokens else []
        self._ready = panel.kinds("ready", [card.number for card in cards if card.action], box.kind, box.ids)
        self._buildable = panel.meter("can build", 1, 2, 3, 4, 6)
        super().__init__(panel, Choices(actions(box), seats))

    def look(self, row: bytearray, game: Game, seat: int, asked: Sequence[Decision]) -> None:
        self._table(row, game, seat, asked)
        players = game.players[seat:] + game.players[:seat]
        for one, player in zip(self._seats, players, strict=False):
            self._player(row, game, one, player)
        self._mine(row, game, players[0])
        points = [
            player.goods[VP] + (0 if game.over else sum(location_points(game, player.seat)))
            for player in players
            if not player.virtual
        ]
        self._standings.show(row, points)
        if game.solo:
            lead = faction_locations(game) - len(game.collection)
            self._winning.show(row, lead)
            self._losing.show(row, 1 - lead)
        self._track.show(row, players[0].goods[VP])

    def _table(self, row: bytearray, game: Game, seat: int, asked: Sequence[Decision]) -> None:
        seats = game.seats
        row[self._players + seats - 1] = 1
        row[self._rounds + game.round - 1] = 1
        phase = self._phases.get(game.phase)
        if phase is not None:
            row[phase] = 1
        row[self._first + (game.first - seat) % seats] = 1
        row[self._active + (game.active - seat) % seats] = 1
        row[self._acted] = game.acted
        row[self._lookouts[game.lookout]] = 1
        row[self._peaceful] = game.peaceful
        row[self._reshuffle] = game.reshuffle
        for name, value in game.options.items():
            if (at := self._settings.get(f"{name}={value}")) is not None:  # which cards are in decks is no flag
                row[at] = 1
        self._asked.show(row, asked, seat, seats)
        self._deck.show(row, len(game.deck))
        self._collection.show(row, len(game.collection))
        for card in game.row:
            row[self._row[card]] = 1
        if game.opened:
            self._count(row, self._opened, game.opened)

    def _player(self, row: bytearray, game: Game, one: _Seat, player: Player) -> None:
        box = game.box
        if not player.virtual:
            row[one.factions[player.faction]] = 1
        row[one.passed] = player.passed
        for good, meter in enumerate(one.goods):
            n = player.goods[good]
            if n:
                meter.show(row, n)
        for token in range(len(box.tokens)) if player.tokens else ():
            row[one.tokens + token] = player.tokens >> token & 1
        back = box.back
        common = sum([(HIDDEN - card if card < 0 else back[card]) == 0 for card in player.hand])
        one.held[0].show(row, common)
        one.held[1].show(row, len(player.hand) - common)
        one.deck.show(row, len(player.deck))
        one.rows[0].show(row, len(player.production))
        one.rows[1].show(row, len(player.features))
        one.rows[2].show(row, len(player.actions))
        if player.deals or player.routes:
            deals = [0] * len(self._deal_goods)
            for card in player.deals + player.routes:
                deals[self._deal_goods[box.cards[card].deal or ""]] += 1
            for meter, n in zip(one.deals, deals, strict=True):
                meter.show(row, n)
        one.foundations.show(row, len(player.foundations))
        ready = [card for card in player.actions if game.used[card] < box.limit[card] and not game.blocked[card]]
        one.ready.show(row, len(ready))
        guarded, marks, empire = 0, game.guarded, one.empire
        for card in player.locations:
            row[empire[card]] = 1
            guarded += marks[card]
        one.guarded.show(row, guarded)
        if one is self._seats[0]:
            for card in ready:
                row[self._ready[card]] = 1

    def _mine(self, row: bytearray, game: Game, me: Player) -> None:
        purse, prices = me.goods, game.box.prices
        can = 0
        for card in me.hand:
            row[self._hand[card]] = 1
            can += payable(purse, prices[card])
        self._buildable.show(row, can)
        for card in me.pack + me.looking:
            if game.box.cards[card].common:
                row[self._choosing[card]] = 1
        self._count(row, self._colour, me.locations)

    def _count(self, row: bytearray, meters: Sequence[Meter], cards: Sequence[int]) -> None:
        """How many of these cards have each colour."""
        colours = [0] * len(meters)
        for card in cards:
            for colour in self._colours[card]:
                colours[colour] += 1
        for meter, n in zip(meters, colours, strict=True):
            meter.show(row, n)
