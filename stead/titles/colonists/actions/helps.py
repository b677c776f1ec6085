"""What helps on the way: horses and tickets among the limited improvements, and range for a fee (CO-RNG, CO-DAT-16)."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Counted, Thing
from stead.titles.colonists.abilities import PAID_RANGE
from stead.titles.colonists.actions import fee
from stead.titles.colonists.actions.move import Go, enterable, spend, starts
from stead.titles.colonists.acts import Choice, Plain, Question, Words, made
from stead.titles.colonists.box import Box
from stead.titles.colonists.figures import MOST_RANGE, steward_range
from stead.titles.colonists.goods import NONE, by_name
from stead.titles.colonists.labels import find, label
from stead.titles.colonists.paying import leaves, pay, payable
from stead.titles.colonists.state import NOWHERE, Game, Player


class CardUse(Choice):
    """A limited improvement."""

    __slots__ = ("name",)

    def __init__(self, _: Box, name: str) -> None:
        super().__init__(f"{self.verb} {name}", (f"structure:{name}",))
        self.name = name

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words) -> Any:
        known = len(words) == 1 and find(game, game.players[seat], words[0]) >= 0
        return made(cls, game.box, words[0]) if known else None

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"card": Thing("card", self.name.partition("#")[0])}


class Gallop(CardUse):
    """One more step in this turn."""

    verb = "gallop"

    def perform(self, game: Game, seat: int) -> Asking:
        player = game.players[seat]
        spend(game, player, find(game, player, self.name))
        game.reach += 1
        return DONE

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.reaching(0.5)


class Ride(CardUse):
    """To any place, for goods (CO-DAT-16)."""

    verb = "ride"

    def perform(self, game: Game, seat: int) -> Flow:
        player = game.players[seat]
        number = find(game, player, self.name)
        pays = game.box.pays[player.community[number].kind]
        act: Go = yield Riding(game, seat, self.name)
        spend(game, player, find(game, player, self.name))
        end = game.spot[act.tile]
        yield from pay(game, seat, pays, lambda: enterable(game, seat, end))
        yield from act.perform(game, seat)

    def facts(self, asked: Any) -> dict[str, Any]:
        player = asked.game.players[asked.seat]
        number = find(asked.game, player, self.name)
        return {**super().facts(asked), "cost": Counted(by_name(asked.game.box.pays[player.community[number].kind]))}

    def worth(self, eye: Any, asked: Any) -> float:
        player = asked.game.players[asked.seat]
        return eye.riding(asked.game.box.pays[player.community[find(asked.game, player, self.name)].kind])


class Riding(Question):
    __slots__ = ("card",)

    def __init__(self, game: Game, seat: int, card: str) -> None:
        super().__init__(game, seat, "ride", "CO-DAT-16")
        self.card = card

    def list(self) -> list[Go]:
        game, player = self.game, self.game.players[self.seat]
        pays = game.box.pays[player.community[find(game, player, self.card)].kind]
        return rides(game, player, pays)


def rides(game: Game, player: Player, pays: Sequence[int]) -> list[Go]:
    """Where one could act after paying for the ticket."""
    if not payable(game, player, pays):
        return []
    ends = [end for end in range(len(game.land)) if game.is_market(end) or end not in player.stewards]
    able = [end for end in ends if leaves(game, player, pays, partial(enterable, game, player.seat, end))]
    return [
        made(Go, game.box, start, game.land[end].tile)
        for start, spot in starts(game, player)
        for end in able
        if end != spot
    ]


class Spur(Plain):
    """One more step in this turn, for a fee (Envoy colony, level II)."""

    verb = "spur"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player = game.players[seat]
        if not player.has[PAID_RANGE]:
            return Refusal("CO-RNG-03", "no-paid-range")
        if player.rode:
            return Refusal("CO-RNG-03", "once-per-half")
        if steward_range(game, player) >= MOST_RANGE:
            return Refusal("CO-RNG-02", "range-most")
        return Refusal("CO-FEE-13", "cannot-pay-fee-supply")

    def perform(self, game: Game, seat: int) -> Flow:
        game.players[seat].rode = True
        yield from fee.pay_fees(game, seat, [fee.SUPPLY], [NONE])
        game.reach += 1

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.reaching(eye.fee())


SPUR: Final = Spur()


def helps(game: Game, seat: int) -> list[Choice]:
    """What may be done for the move of this turn."""
    player = game.players[seat]
    box = game.box
    if all(spot == NOWHERE for spot in player.stewards):
        return []
    found: list[Choice] = []
    for number, one in enumerate(player.community):
        if box.uses[one.kind] == "ticket" and rides(game, player, box.pays[one.kind]):
            found.append(made(Ride, box, label(game, player, number)))
        if box.uses[one.kind] == "range" and not game.reach and steward_range(game, player) < MOST_RANGE:
            found.append(made(Gallop, box, label(game, player, number)))
    may_spur = player.has[PAID_RANGE] and not player.rode and steward_range(game, player) < MOST_RANGE
    if may_spur and fee.payable(game, player, 1, [NONE]):
        found.append(SPUR)
    return found
