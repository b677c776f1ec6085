"""What a learner sees of a table of Colonists: named flags (kit/eyes.py), of what a seat may see."""

from collections.abc import Sequence
from typing import Final

from stead.kernel.decision import Decision
from stead.kit import eyes
from stead.kit.choices import Choices
from stead.kit.eyes import Asked, Panel, Standings, settings, whose
from stead.titles.colonists.box import LEVELS, Box
from stead.titles.colonists.catalogue import actions
from stead.titles.colonists.goods import COLONISTS, DOLLAR, NAMES, NEEDS, STORABLE, TOOL
from stead.titles.colonists.scoring import total
from stead.titles.colonists.setup import SEATS
from stead.titles.colonists.state import ENVOYS, NOWHERE, PHASES, SETUP, TURNS, YEAR, YEARS, Game, Player
from stead.titles.colonists.storage import room

KINDS: Final = (
    *"lay fill buy goods post turn after market visit more build employ dismiss drop fee swap next keep".split(),
    *"raze discard play gift discount change give arrive ride alchemist stock provide recall".split(),
)
ERAS: Final = 4
CHOSEN: Final = ("introductory", "small_market", "financial", "smithy=5", "smithy=4", "farm=1 wood", "supply=unlimited")
"""Settings that are not as usual."""
STEPS: Final = {TOOL: (1, 2, 3, 4, 6, 8), DOLLAR: (1, 3, 6, 10, 15, 25, 40)}
GOOD_STEPS: Final = (1, 2, 3, 4, 6)


class _Seat:
    """What there is to see of one seat."""

    def __init__(self, panel: Panel, box: Box, name: str) -> None:
        self.goods = [panel.meter(f"{name} {good}", *STEPS.get(i, GOOD_STEPS)) for i, good in enumerate(NAMES)]
        stocked = [good for good in range(STORABLE) if good in box.stores]
        self.stocks = [(good, panel.meter(f"{name} in stocks {NAMES[good]}", 1, 3)) for good in stocked]
        self.room = panel.meter(f"{name} free cells", 1, 2, 3, 5, 8)
        self.idle = panel.meters(f"{name} idle", COLONISTS, 1, 2, 4)
        self.works = panel.meters(f"{name} at work", COLONISTS, 1, 2, 3, 5, 7)
        self.vacant = panel.meter(f"{name} vacancies", 1, 2, 4)
        self.food = panel.meter(f"{name} needs food", 1, 3, 6, 10)
        self.clothing = panel.meter(f"{name} needs clothing", 1, 2, 4)
        self.cards = panel.meter(f"{name} cards", 1, 2, 3, 4, 6)
        self.played = panel.meter(f"{name} improvements", 1, 2, 3, 5)
        self.stewards = panel.meter(f"{name} stewards", 2, 3)
        self.sent = panel.flags(f"{name} sent", ENVOYS)
        self.built = [
            panel.meter(f"{name} built {one.name}", *((1,) if one.limit == 1 else (1, 2))) for one in box.buildings
        ]
        self.relations = panel.meters(f"{name} relations", box.colony_names, *range(1, LEVELS + 1))


class Eyes(eyes.Seeing[Game]):
    def __init__(self, box: Box) -> None:
        panel = Panel()
        seats = len(SEATS)
        places = [place.name for place in box.places]
        cards = box.card_names
        self._players = panel.flags("players", map(str, range(1, seats + 1)))
        self._chosen = panel.by("with", CHOSEN)
        self._settings = panel.by("setting", settings(box.modules))
        self._phases = panel.by("phase", [phase for phase in PHASES if phase not in (SETUP, YEAR)])
        self._era = panel.meter("era", *range(1, ERAS + 1))
        self._eras_left = panel.meter("eras left", *range(1, ERAS))
        self._first_era = panel.meter("first era", *range(2, ERAS + 1))
        self._year = panel.meter("year", *range(1, YEARS + 1))
        self._winter = panel.flag("winter")
        self._turn = panel.meter("turn", *range(1, TURNS))
        self._marker = panel.flags("first player is", whose(seats))
        self._active = panel.flags("active is", whose(seats))
        self._acted = panel.flag("acted")
        self._asked = Asked(panel, seats, KINDS)
        self._standings = Standings(
            panel,
            seats,
            (10, 20, 30, 40, 50, 60, 75, 90, 110, 130, 160, 200, 250),
            (1, 3, 6, 10, 15, 20, 30, 45, 70, 100),
        )
        self._colonies = panel.flags("colony", box.colony_names)
        self._market = panel.flags("market", box.market_names)
        self._places = panel.flags("place", places)
        self._coming = {
            number: panel.flag(f"coming {places[number]}")
            for number, place in enumerate(box.places)
            if any(tile.only != "set_aside" for tile in place.tiles)
        }
        self._here = panel.flags("my steward at", [*places, "market"])
        self._others = panel.flags("another's steward at", [*places, "market"])
        self._hand = panel.flags("hand has", cards)
        lasting = [card.type != "instant" for card in box.improvements]
        self._played = {box.improvement + i: panel.flag(f"played {cards[i]}") for i, one in enumerate(lasting) if one}
        self._seats = [_Seat(panel, box, name) for name in whose(seats)]
        super().__init__(panel, Choices(actions(box), seats))

    def look(self, row: bytearray, game: Game, seat: int, asked: Sequence[Decision]) -> None:
        self._table(row, game, seat, asked)
        self._map(row, game)
        points: list[int] = []
        for one, number in zip(self._seats, game.clockwise(seat), strict=False):
            player = game.players[number]
            self._player(row, game, one, player)
            self._stewards(row, game, player, self._here if number == seat else self._others)
            points.append(total(game, player))
        self._standings.show(row, points)
        me = game.players[seat]
        for card in me.hand:
            row[self._hand + card] = 1
        for structure in me.community:
            played = self._played.get(structure.kind)
            if played is not None:
                row[played] = 1

    def _table(self, row: bytearray, game: Game, seat: int, asked: Sequence[Decision]) -> None:
        seats = game.seats
        row[self._players + seats - 1] = 1
        for name, value in game.options.items():
            chosen = self._chosen.get(name if value is True else f"{name}={value}")
            if chosen is None:
                chosen = self._settings.get(f"{name}={value}")
            if chosen is not None:
                row[chosen] = 1
        phase = self._phases.get(game.phase)
        if phase is not None:
            row[phase] = 1
        self._era.show(row, game.era)
        self._eras_left.show(row, game.last_era - max(1, game.era))
        self._first_era.show(row, game.first_era)
        self._year.show(row, game.year)
        row[self._winter] = game.half
        self._turn.show(row, game.turn)
        row[self._marker + (game.marker - seat) % seats] = 1
        row[self._active + (game.active - seat) % seats] = 1
        row[self._acted] = game.acted
        self._asked.show(row, asked, seat, seats)

    def _map(self, row: bytearray, game: Game) -> None:
        place_of, market = game.box.place_of, game.box.market
        for laid in game.land:
            if laid.tile < market:
                row[self._places + place_of[laid.tile]] = 1
        for tile in game.coming:
            if tile < market and place_of[tile] in self._coming:
                row[self._coming[place_of[tile]]] = 1
        if game.market_card >= 0:
            row[self._market + game.market_card] = 1
        for colony in game.colonies:
            row[self._colonies + colony] = 1

    def _stewards(self, row: bytearray, game: Game, player: Player, at: int) -> None:
        box = game.box
        for spot in player.stewards:
            if spot != NOWHERE:
                tile = game.land[spot].tile
                row[at + (box.place_of[tile] if tile < box.market else len(box.places))] = 1

    def _player(self, row: bytearray, game: Game, one: _Seat, player: Player) -> None:
        for meter, n in zip(one.goods, player.goods, strict=True):
            if n:
                meter.show(row, n)
        stocks = player.stocks
        for good, meter in one.stocks:
            if stocks[good]:
                meter.show(row, stocks[good])
        one.room.show(row, room(player))
        one.vacant.show(row, len(player.vacant))
        one.cards.show(row, len(player.hand))
        one.stewards.show(row, len(player.stewards))
        if player.sent:
            for envoy in range(len(ENVOYS)):
                if player.sent >> envoy & 1:
                    row[one.sent + envoy] = 1
        embassy, improvement = game.box.embassy, game.box.improvement
        built: dict[int, int] = {}
        at_work = [0] * len(COLONISTS)
        played = 0
        for kind, _, workers, _, _ in player.community:
            if kind < embassy:
                built[kind] = built.get(kind, 0) + 1
            elif kind >= improvement:
                played += 1
            else:
                one.relations[(kind - embassy) // LEVELS].show(row, (kind - embassy) % LEVELS + 1)
            for worker in workers:
                at_work[worker] += 1
        for kind, n in built.items():
            one.built[kind].show(row, n)
        one.played.show(row, played)
        food = clothing = 0
        for n, (eats, wears), works in zip(at_work, NEEDS, one.works, strict=True):
            if n:
                works.show(row, n)
                food += n * eats
                clothing += n * wears
        for n, idle in zip(player.idle, one.idle, strict=True):
            if n:
                idle.show(row, n)
        one.food.show(row, food)
        one.clothing.show(row, clothing)
