"""What a learner sees of a table of Founders: named flags (kit/eyes.py), of what a seat may see."""

from collections.abc import Sequence
from typing import Final

from stead.kernel.decision import Decision
from stead.kit import eyes
from stead.kit.choices import Choices
from stead.kit.eyes import Asked, Panel, Standings, settings, whose
from stead.titles.founders.box import BASIC, CELLS, Box
from stead.titles.founders.catalogue import actions
from stead.titles.founders.scoring import COINS
from stead.titles.founders.setup import SEATS
from stead.titles.founders.solo import ROUNDS
from stead.titles.founders.state import (
    EMPTY,
    NOBODY,
    PIECES,
    PLAY,
    RACES,
    RESOURCES,
    STARTS,
    THIRD,
    Game,
    Player,
    Prestige,
)
from stead.titles.founders.turn import COMPLETIONS

KINDS: Final = (
    *"race home resource swap start turn basic follow bonus trade site build again upgrade tile supplier".split(),
    *"road deliver recruit choose access recall copy vote stake tie place pay".split(),
    "choose building",
)
PHASES: Final = (RACES, RESOURCES, THIRD, STARTS, PLAY)
MARKET: Final = 4
"""Cells of the advisor market."""


class _Seat:
    """What there is to see of one seat."""

    def __init__(self, panel: Panel, box: Box, name: str) -> None:
        resources = [resource.name for resource in box.resources]
        self.races = panel.flags(f"{name} race", [race.name for race in box.races])
        self.basics = panel.flags(f"{name} holds", box.basics)
        self.coins = panel.meter(f"{name} coins", 1, 2, 3, 4, 5, 6, 8, 10, 14, 20)
        self.temporary = panel.meter(f"{name} temporary", 1, 2, 3, 4, 6, 8)
        self.permanent = panel.meter(f"{name} permanent", 1, 2, 3, 4, 6)
        self.cards = panel.meter(f"{name} cards", 2, 3, 4, 5, 6, 8)
        self.advisors = panel.meter(f"{name} advisors", 1, 2, 3, 4)
        self.houses = panel.meter(f"{name} houses left", *range(1, PIECES + 1))
        self.bridges = panel.meter(f"{name} bridges left", *range(1, PIECES + 1))
        self.workers = panel.meter(f"{name} workers", 1, 2, 3)
        self.in_vain = panel.meter(f"{name} calls in vain", 1, 2)
        self.used_mat = panel.flag(f"{name} used mat")
        self.income = panel.meter(f"{name} income", 1, 2, 3, 4, 5, 6, 7, 8)
        self.voted = panel.flag(f"{name} voted")
        self.owns = panel.flags(f"{name} owns", resources)
        self.uses = panel.flags(f"{name} may use", resources)
        self.hand = panel.flags(f"{name} hand has", box.cards)
        self.played = panel.flags(f"{name} played", box.cards)


class _Building:
    """What there is to see of a prestige building on the board."""

    def __init__(self, panel: Panel, box: Box, number: int) -> None:
        name = box.prestige[number].name
        slots = [f"{slot + 1}" for slot in range(len(box.needs[number]))]
        self.stands = panel.flag(f"stands {name}")
        self.finished = panel.flag(f"finished {name}")
        self.near = panel.flag(f"within my reach {name}")
        self.open = panel.flags(f"{name} open", slots)
        self.mine = panel.flags(f"{name} mine", slots)
        self.worker = panel.flag(f"{name} has a worker")


class Eyes(eyes.Seeing[Game]):
    def __init__(self, box: Box) -> None:
        panel = Panel()
        seats = len(SEATS)
        resources = [resource.name for resource in box.resources]
        prestige = [building.name for building in box.prestige]
        advisors = [advisor.name for advisor in box.advisors]
        self._players = panel.flags("players", map(str, range(1, seats + 1)))
        self._sides = panel.by("board", list(box.boards))
        self._workers = panel.flag("with workers")
        self._contest = panel.flag("with achievements")
        self._mirror = panel.flag("mirrored tiles")
        self._settings = panel.by("setting", settings(box.modules))
        self._phases = panel.by("phase", PHASES)
        self._first = panel.flags("first is", whose(seats))
        self._active = panel.flags("active is", whose(seats))
        self._asked = Asked(panel, seats, KINDS)
        self._calls = panel.meter("round", *range(2, 2 * ROUNDS))
        self._completed = panel.meter("completed", *range(1, COMPLETIONS + 1))
        self._voting = panel.flag("voting")
        self._standings = Standings(
            panel, seats, (1, 3, 5, 8, 11, 14, 17, 20, 24, 28, 32, 38, 45), (1, 2, 3, 5, 7, 10, 14, 20)
        )
        self._deck = panel.meter("advisors in the deck", 1, 4, 8, 12)
        self._offered = panel.meter("buildings in the deck", 1, 4, 8, 12, 16)
        self._market = [panel.flags(f"market {cell + 1}", advisors) for cell in range(MARKET)]
        self._offer = [panel.flags(f"offer {cell + 1}", prestige) for cell in range(CELLS)]
        self._achievements = panel.flags("achievement", [one.name for one in box.achievements])
        self._stock = panel.meters("tiles left of", resources, 1, 2, 3)
        self._neutral = panel.flags("neutral", box.basics)
        self._marked = panel.meter("marked buildings", 1, 2, 3)
        self._near = panel.flags("I reach storage of", resources)
        self._space = panel.meter("free cells I reach", 1, 5, 10, 20, 40, 80)
        self._roads = panel.meter("roads", 1, 5, 10, 15, 20, 30)
        self._buildings = [_Building(panel, box, number) for number in range(len(box.prestige))]
        self._seats = [_Seat(panel, box, name) for name in whose(seats)]
        super().__init__(panel, Choices(actions(box), seats))

    def look(self, row: bytearray, game: Game, seat: int, asked: Sequence[Decision]) -> None:
        self._table(row, game, seat, asked)
        self._cards(row, game)
        reach = game.reach(seat)
        self._board(row, game, seat, reach)
        self._marked.show(row, sum([building.marked for building in game.buildings]))
        for building in game.buildings:
            self._building(row, game, self._buildings[building.building], building, seat, reach)
        points: list[int] = []
        for one, number in zip(self._seats, game.clockwise(seat), strict=False):
            player = game.players[number]
            self._player(row, one, player)
            points.append(player.vp + (0 if game.over else player.permanent + player.coins // COINS))
        self._standings.show(row, points)

    def _table(self, row: bytearray, game: Game, seat: int, asked: Sequence[Decision]) -> None:
        seats = game.seats
        row[self._players + seats - 1] = 1
        row[self._sides[game.board.side]] = 1
        row[self._workers] = game.workers
        row[self._contest] = game.contest
        row[self._mirror] = game.mirror
        for name, value in game.options.items():
            row[self._settings[f"{name}={value}"]] = 1
        phase = self._phases.get(game.phase)
        if phase is not None:
            row[phase] = 1
        row[self._first + (game.first - seat) % seats] = 1
        row[self._active + (game.active - seat) % seats] = 1
        row[self._voting] = game.voting
        self._asked.show(row, asked, seat, seats)
        self._calls.show(row, game.round)
        self._completed.show(row, game.completed)
        self._roads.show(row, game.roads.bit_count())

    def _cards(self, row: bytearray, game: Game) -> None:
        self._deck.show(row, len(game.advisor_deck))
        self._offered.show(row, len(game.prestige_deck))
        for at, number in zip(self._market, game.market, strict=False):
            if number != EMPTY:
                row[at + number] = 1
        for at, number in zip(self._offer, game.offer, strict=False):
            if number != EMPTY:
                row[at + number] = 1
        for number in game.achievements:
            row[self._achievements + number] = 1

    def _board(self, row: bytearray, game: Game, seat: int, reach: int) -> None:
        for meter, n in zip(self._stock, game.stock, strict=True):
            meter.show(row, n)
        self._space.show(row, (reach & game.free).bit_count())
        seats, owners = game.seats, [self._seats[(number - seat) % game.seats] for number in range(game.seats)]
        for storage in game.storages:
            resource = storage.resource
            if storage.owner == NOBODY:
                if resource < BASIC:
                    row[self._neutral + resource] = 1
            else:
                row[owners[storage.owner].owns + resource] = 1
            for number in range(seats):
                if storage.access >> number & 1:
                    row[owners[number].uses + resource] = 1
            if storage.cells & reach:
                row[self._near + resource] = 1

    def _building(self, row: bytearray, game: Game, one: _Building, building: Prestige, seat: int, reach: int) -> None:
        row[one.stands] = 1
        row[one.finished] = building.finished
        row[one.near] = building.cells & reach != 0
        row[one.worker] = building.worker != EMPTY
        for slot, cube in enumerate(building.cubes):
            if cube == EMPTY:
                row[one.open + slot] = 1
            elif cube == seat:
                row[one.mine + slot] = 1

    def _player(self, row: bytearray, one: _Seat, player: Player) -> None:
        if player.race >= 0:
            row[one.races + player.race] = 1
        for basic in player.resources:
            row[one.basics + basic] = 1
        one.coins.show(row, player.coins)
        one.temporary.show(row, player.temporary)
        one.permanent.show(row, player.permanent)
        one.cards.show(row, len(player.hand))
        one.advisors.show(row, player.advisors)
        one.houses.show(row, PIECES - player.houses.bit_count())
        one.bridges.show(row, PIECES - player.bridges.bit_count())
        one.workers.show(row, player.workers)
        one.in_vain.show(row, player.in_vain)
        row[one.used_mat] = player.used_mat
        row[one.voted] = player.ballot != NOBODY
        one.income.show(row, sum(row[one.owns : one.uses]))
        for card in player.hand:
            if card >= 0:
                row[one.hand + card] = 1
        for card in player.shown:  # all saw these go to the hand
            row[one.hand + card] = 1
        for card in player.discard:
            if card >= 0:
                row[one.played + card] = 1
