"""Cards back from the discard pile, and actions of other cards."""

from bisect import insort
from typing import Literal

from stead.kernel.decision import Decision, Option
from stead.kernel.flow import Flow
from stead.kernel.phrase import Phrase, phrase
from stead.titles.founders.cards import INCOME
from stead.titles.founders.effects.verb import Eye, Verb
from stead.titles.founders.events import Recalled, RecalledOpenly
from stead.titles.founders.state import Game

STOP = Option("no card", -1)


class Recall(Verb, frozen=True):
    """Up to so many cards from one's discard pile back to hand, Income excepted (FG-TXT-01, FG-Q-46)."""

    recall: int

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        player = game.players[seat]
        for _ in range(self.recall):
            if all(other == INCOME for other in player.discard):
                return
            chosen = yield Decision(seat, "recall", "FG-TXT-01", _recallable, (game, seat))
            if chosen < 0:
                return
            i = player.discard.index(chosen)
            hidden = player.face_down.pop(i)
            insort(player.hand, player.discard.pop(i))
            if not hidden:
                player.shown.append(chosen)
            game.tell(Recalled if hidden else RecalledOpenly, seat, game.box.cards[chosen])

    def tell(self) -> Phrase:
        return phrase("fg-recall", n=self.recall)

    def value(self, eye: Eye) -> float:
        return eye.recall(self.recall)


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
        number: int = yield Decision(seat, "copy", "FG-WRK-02", _copies, (game, self.found(game, seat)))
        yield from game.box.prestige[game.buildings[number].building].action.run(game, seat, number, about)

    def tell(self) -> Phrase:
        return phrase("fg-copy")

    def value(self, eye: Eye) -> float:
        return eye.copy()


def _recallable(game: Game, seat: int) -> list[Option]:
    cards = sorted({card for card in game.players[seat].discard if card != INCOME})
    return [
        *(Option(f"recall {game.box.cards[card]}", card, (f"card:{game.box.cards[card]}",)) for card in cards),
        STOP,
    ]


def _copies(game: Game, buildings: list[int]) -> list[Option]:
    names = [(number, game.box.prestige[game.buildings[number].building].name) for number in buildings]
    return [Option(f"copy {name}", number, (f"building:{name}",)) for number, name in names]
