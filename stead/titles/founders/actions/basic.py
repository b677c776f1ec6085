"""Basic actions: a coin, a crystal, a road, a worker (FG-BAS, FG-WRK)."""

from collections.abc import Sequence
from typing import Final

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase
from stead.titles.founders.actions import road
from stead.titles.founders.actions.road import Road
from stead.titles.founders.acts import BuildingAct, Choice, Facts, Outlook, Plain, Question, Words, by_verb
from stead.titles.founders.events import WorkerUsed
from stead.titles.founders.state import EMPTY, Game, Prestige
from stead.titles.founders.supply import gain


class Gain(Choice):
    """One of something, out of the bank."""

    __slots__ = ("good",)

    def __init__(self, name: str, good: str) -> None:
        super().__init__(name)
        self.good = good

    def perform(self, game: Game, seat: int) -> Asking:
        gain(game, seat, self.good, 1)
        return DONE

    def say(self, asked: Question) -> Phrase:
        return Phrase(f"option-{self.key}", {"goods": {self.good: 1}})

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.worth[self.good]


class Worker(BuildingAct):
    """The action of a building with an own cube, on whose card the worker is put (FG-WRK-02)."""

    verb = "worker"

    def refusal(self, game: Game, seat: int) -> Refusal:
        place = self.place(game.buildings)
        if place < 0:
            return Refusal("FG-OFR-01", "not-built", building=self.name)
        if game.buildings[place].worker != EMPTY:
            return Refusal("FG-WRK-05", "worker-there", building=self.name)
        if seat not in game.buildings[place].cubes:
            return Refusal("FG-WRK-04", "no-cube", building=self.name)
        return Refusal("FG-WRK-02", "no-effect")

    def perform(self, game: Game, seat: int) -> Flow:
        place = self.place(game.buildings)
        game.players[seat].workers -= 1
        game.buildings[place].worker = seat
        game.tell(WorkerUsed, seat, self.name)
        yield from game.box.prestige[self.building].action.run(game, seat, place, -1)

    def facts(self, asked: Question) -> Facts:
        return {"building": self.thing, "effect": asked.game.box.prestige[self.building].action.say()}

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.using(self.place(eye.game.buildings))


class MatWorker(Plain):
    """The action of one's race."""

    verb = "worker mat"

    def place(self, buildings: Sequence[Prestige]) -> int:
        return -1

    def refusal(self, game: Game, seat: int) -> Refusal:
        if game.players[seat].used_mat:
            return Refusal("FG-WRK-03", "mat-taken")
        return Refusal("FG-WRK-02", "no-effect")

    def perform(self, game: Game, seat: int) -> Flow:
        player = game.players[seat]
        player.workers -= 1
        player.used_mat = True
        game.tell(WorkerUsed, seat, None)
        yield from game.box.races[player.race].action.run(game, seat, -1, -1)

    def facts(self, asked: Question) -> Facts:
        race = asked.game.players[asked.seat].race
        return {"effect": asked.game.box.races[race].action.say()}

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.using(-1)


COIN: Final = Gain("coin", "coin")
INFLUENCE: Final = Gain("influence", "temporary")
MAT: Final = MatWorker("mat")


def options(game: Game, seat: int) -> list[Choice]:
    return [COIN, INFLUENCE, *road.options(game, seat), *workers(game, seat)]


def workers(game: Game, seat: int) -> list[Worker | MatWorker]:
    """Where a worker can be used. It stays there until its owner's call (FG-WRK-02..06)."""
    player, box = game.players[seat], game.box
    if not (game.workers and player.workers):
        return []
    found: list[Worker | MatWorker] = []
    if not player.used_mat and box.races[player.race].action.can(game, seat, -1):
        found.append(MAT)
    for place, built in enumerate(game.buildings):
        able = built.worker == EMPTY and seat in built.cubes
        if able and box.prestige[built.building].action.can(game, seat, place):
            found.append(game.menu.all(Worker)[built.building])
    return found


class Basic(Question):
    takes = by_verb(Road, Worker)

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        game, player = self.game, self.game.players[self.seat]
        if verb == "worker" and words:
            if not game.workers:
                return Refusal("FG-NOW-02", "no-workers")
            if not player.workers:
                return Refusal("FG-WRK-06" if player.houses else "FG-WRK-01", "no-worker")
            if words[0] == "mat":
                return MAT.refusal(game, self.seat)
        return super().refusal(verb, words)
