"""What every verb of Colonists is: something to be done in steps.

`openers` are the first steps, as acts that can be chosen beside those of other effects (the three actions of a market);
`carry_on` does the one that was chosen and asks for the rest. An effect without openers cannot be done now, and a place
whose action cannot be done is no place to go (CO-Q-08).
"""

from collections.abc import Sequence
from typing import Any, Final

from stead.kernel.decision import Refusal
from stead.kernel.flow import Asking, Flow
from stead.kernel.phrase import Phrase, Thing
from stead.kit.effects import Effect, Verb
from stead.titles.colonists.acts import Choice, Facts, Plain, Question, Words
from stead.titles.colonists.goods import NONE, Goods
from stead.titles.colonists.state import Game


class Done(Plain):
    """Enough of it."""

    verb = "done"


DONE_ACT = Done()
STEPS: Final = frozenset(
    ("take", "sell", "refine", "barter", "build", "replace", "raze", "remodel", "draw", "play", "work")
)
"""What may be done at some place or other."""


class Deed(Verb, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True):
    """`card` is the spot on the map whose action it is, or -1."""

    def openers(self, game: Game, seat: int, spot: int) -> Sequence[Choice]:
        """The first steps that can be taken."""
        raise NotImplementedError

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        """Take this step, and ask for the rest."""
        raise NotImplementedError

    def opens(self, game: Game, act: Choice) -> bool:
        """Whether this is one of its first steps."""
        raise NotImplementedError

    def least(self, game: Game, seat: int) -> Sequence[Goods]:
        """The cheapest ways to do it: what must be paid for each. For what is paid before (CO-Q-09)."""
        return (NONE,)

    def pays(self, game: Game, seat: int) -> bool:
        """Whether anything is paid in it that a discount could make cheaper."""
        return any(map(any, self.least(game, seat)))

    def refusal(self, game: Game, seat: int, spot: int, verb: str, words: Words) -> Refusal | None:
        """Why this is none of its first steps now, if it might be one."""
        return None

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(self.openers(game, seat, card))

    def obstacle(self, game: Game, seat: int) -> str:
        """The rule by which it cannot be done now."""
        return "CO-Q-08"

    def do(self, game: Game, seat: int, card: int, about: int) -> Asking:
        return self._do(game, seat, card)

    def _do(self, game: Game, seat: int, card: int) -> Flow:
        act = yield Doing(game, seat, [self], card)
        if act is not DONE_ACT:
            yield from self.carry_on(game, seat, card, act)

    def tell(self) -> Phrase:
        raise NotImplementedError

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        """What a seat may have after it, in the eye of that seat (outlook/visits.py); nothing if it cannot be done."""
        return [now]


class Doing(Question):
    """What to do here: the first step of one of several effects."""

    __slots__ = ("deeds", "more", "spot")

    def __init__(
        self, game: Game, seat: int, deeds: Sequence[Deed], spot: int, more: Sequence[Choice] = (), kind: str = "visit"
    ) -> None:
        super().__init__(game, seat, kind, "CO-TRN-06")
        self.deeds = deeds
        self.spot = spot
        self.more = more

    def list(self) -> list[Choice]:
        found: list[Choice] = []
        for deed in self.deeds:
            found += deed.openers(self.game, self.seat, self.spot)
        found += self.more
        return found or [DONE_ACT]  # dealt anew, a hand may not have the card any more for which somebody came here

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        market = self.spot >= 0 and self.game.is_market(self.spot)
        if verb in ("go", "ride"):
            return Refusal("CO-RNG-08" if market else "CO-RNG-06", "stopped-here")
        for deed in self.deeds:
            refusal = deed.refusal(self.game, self.seat, self.spot, verb, words)
            if refusal is not None:
                return refusal
        if verb in STEPS and self.spot >= 0:
            return Refusal("CO-ERA-16" if market else "CO-RNG-06", "not-done-here", key=verb)
        return super().refusal(verb, words)

    def details(self) -> Facts:
        return (
            {"place": Thing("place", self.game.box.tile_names[self.game.land[self.spot].tile])}
            if self.spot >= 0
            else {}
        )


def whose(game: Game, deeds: Sequence[Deed], act: Choice) -> Deed:
    """Of which effect an act is the first step."""
    return deeds[0] if len(deeds) == 1 else next(deed for deed in deeds if deed.opens(game, act))


def deeds_in(effects: Sequence[Effect]) -> list[Deed]:
    return [effect for effect in effects if isinstance(effect, Deed)]
