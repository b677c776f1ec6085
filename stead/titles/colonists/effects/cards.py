"""Improvements: drawing them (CO-HND) and playing them (CO-PLY)."""

from collections.abc import Sequence
from typing import Any

from stead.kernel.decision import Refusal
from stead.kernel.flow import Asking, Flow
from stead.kernel.phrase import Phrase, phrase
from stead.titles.colonists.abilities import SECOND_PLAY
from stead.titles.colonists.actions import cards
from stead.titles.colonists.acts import Choice, Words
from stead.titles.colonists.effects.base import Deed
from stead.titles.colonists.goods import Goods
from stead.titles.colonists.state import Game


class Draw(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    draw: int

    def openers(self, game: Game, seat: int, spot: int) -> Sequence[Choice]:
        return (cards.DRAW,) if cards.receivable(game, seat, self.draw) else ()

    def obstacle(self, game: Game, seat: int) -> str:
        return "CO-HND-05" if cards.supply(game) else "CO-Q-44"

    def opens(self, game: Game, act: Choice) -> bool:
        return act is cards.DRAW

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        return cards.draw(game, seat, self.draw, spot)

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        return eye.drawing(now, self.draw)

    def tell(self) -> Phrase:
        return phrase("draw", n=self.draw)


class Play(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """From the hand. With an Institute two of them, one after the other (CO-PLY-05)."""

    play: int

    def openers(self, game: Game, seat: int, spot: int) -> Sequence[Choice]:
        return cards.playable(game, seat)

    def obstacle(self, game: Game, seat: int) -> str:
        return "CO-PLY-02" if game.played < cards.MOST else "CO-PLY-06"

    def refusal(self, game: Game, seat: int, spot: int, verb: str, words: Words) -> Refusal | None:
        act = cards.PlayCard.parse(game, seat, words) if verb == cards.PlayCard.verb else None
        return None if act is None else act.refusal(game, seat)

    def opens(self, game: Game, act: Choice) -> bool:
        return isinstance(act, cards.PlayCard)

    def can(self, game: Game, seat: int, card: int) -> bool:
        return cards.can_play_any(game, seat)

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Flow:
        yield from act.perform(game, seat)
        if game.players[seat].has[SECOND_PLAY]:
            yield from cards.play_more(game, seat)

    def least(self, game: Game, seat: int) -> list[Goods]:
        return cards.least(game, seat)

    def pays(self, game: Game, seat: int) -> bool:
        return False  # each card is an action of its own, with a discount of its own (CO-ACT-05)

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        return eye.playing(now)

    def tell(self) -> Phrase:
        return phrase("play", n=self.play)
