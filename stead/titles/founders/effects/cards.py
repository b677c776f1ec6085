"""Cards back from the discard pile, and actions of other cards."""

from bisect import insort
from collections.abc import Sequence
from typing import Literal

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, phrase
from stead.titles.founders.acts import BuildingAct, CardAct, Choice, Facts, Outlook, Plain, Question, Words
from stead.titles.founders.cards import INCOME
from stead.titles.founders.effects.verb import Eye, Verb
from stead.titles.founders.events import Recalled, RecalledOpenly
from stead.titles.founders.state import Game


class Recall(Verb, frozen=True):
    """Up to so many cards from one's discard pile back to hand, Income excepted (FG-TXT-01, FG-Q-46)."""

    recall: int

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        player = game.players[seat]
        for _ in range(self.recall):
            if all(other == INCOME for other in player.discard):
                return
            act = yield Recalling(game, seat, "recall", "FG-TXT-01", _recallable)
            if act is STOP:
                return
            yield from act.perform(game, seat)

    def tell(self) -> Phrase:
        return phrase("recall", n=self.recall)

    def worth(self, eye: Eye) -> float:
        return eye.recall(self.recall)


class TakeBack(CardAct):
    verb = "recall"

    def perform(self, game: Game, seat: int) -> Asking:
        player = game.players[seat]
        i = player.discard.index(self.card)
        hidden = player.face_down.pop(i)
        insort(player.hand, player.discard.pop(i))
        if not hidden:
            player.shown.append(self.card)
        game.tell(Recalled if hidden else RecalledOpenly, seat, self.name)
        return DONE

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.main(self.card) + 0.1


class NoCard(Plain):
    verb = "no card"


STOP = NoCard()


class Recalling(Question):
    def refusal(self, verb: str, words: Words) -> Refusal | None:
        return Refusal("FG-Q-46", "no-recall", card=words[0]) if verb == "recall" and words else None


def _recallable(game: Game, seat: int) -> Sequence[Choice]:
    acts = game.menu.all(TakeBack)
    return [*(acts[card] for card in sorted({*game.players[seat].discard} - {INCOME})), STOP]


class Copy(Verb, frozen=True):
    """The action of a prestige building with one's own cube, although a worker stands there."""

    copy: Literal["prestige"]

    def found(self, game: Game, seat: int) -> list[int]:
        return [
            number
            for number, building in enumerate(game.buildings)
            if seat in building.cubes and game.box.prestige[building.building].action.can(game, seat, number)
        ]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(self.found(game, seat))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        act = yield Question(game, seat, "copy", "FG-WRK-02", self.options)
        yield from act.perform(game, seat)

    def options(self, game: Game, seat: int) -> Sequence[Choice]:
        acts = game.menu.all(CarryOut)
        return [acts[game.buildings[number].building] for number in self.found(game, seat)]

    def tell(self) -> Phrase:
        return phrase("copy")

    def worth(self, eye: Eye) -> float:
        return eye.copy()


class CarryOut(BuildingAct):
    """The action of a building, without a worker."""

    verb = "copy"

    def perform(self, game: Game, seat: int) -> Asking:
        return game.box.prestige[self.building].action.run(game, seat, self.place(game.buildings), -1)

    def facts(self, asked: Question) -> Facts:
        return {"building": self.thing, "effect": asked.game.box.prestige[self.building].action.say()}

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.using(self.place(eye.game.buildings))
