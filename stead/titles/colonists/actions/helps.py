"""What helps on the way: horses and tickets among the limited improvements, and range for a fee (CO-RNG, CO-DAT-16)."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Counted, Thing
from stead.titles.colonists.abilities import PAID_RANGE
from stead.titles.colonists.actions import fee
from stead.titles.colonists.actions.envoys import Send, ready
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
    """To any place, for goods (CO-DAT-16): a steward, or a special envoy that may be sent now. The rulebook tells of a
    steward only, but envoys move as stewards do (CO-ENV-05), and the data of all four tickets names both."""

    verb = "ride"

    def perform(self, game: Game, seat: int) -> Flow:
        player = game.players[seat]
        number = find(game, player, self.name)
        pays = game.box.pays[player.community[number].kind]
        act: Go | Send = yield Riding(game, seat, self.name)
        spend(game, player, find(game, player, self.name))
        able = partial(enterable, game, seat, game.spot[act.tile]) if isinstance(act, Go) else None
        yield from pay(game, seat, pays, able)
        yield from act.perform(game, seat)

    def facts(self, asked: Any) -> dict[str, Any]:
        player = asked.game.players[asked.seat]
        number = find(asked.game, player, self.name)
        return {**super().facts(asked), "cost": Counted(by_name(asked.game.box.pays[player.community[number].kind]))}

    def worth(self, eye: Any, asked: Any) -> float:
        if asked.game.acted:
            return -1.0
        player = asked.game.players[asked.seat]
        return eye.riding(asked.game.box.pays[player.community[find(asked.game, player, self.name)].kind])


class Riding(Question):
    __slots__ = ("card",)

    def __init__(self, game: Game, seat: int, card: str) -> None:
        super().__init__(game, seat, "ride", "CO-DAT-16")
        self.card = card

    def list(self) -> list[Choice]:
        game, player = self.game, self.game.players[self.seat]
        pays = game.box.pays[player.community[find(game, player, self.card)].kind]
        return list(rides(game, player, pays))


def rides(game: Game, player: Player, pays: Sequence[int]) -> Iterator[Choice]:
    """Where a steward could act after paying for the ticket, and where envoys could be sent."""
    if not payable(game, player, pays):
        return
    box, land = game.box, game.land
    able: dict[int, bool] = {}
    for start, spot in () if game.acted else starts(game, player):
        for end, laid in enumerate(land):
            if end == spot or (end in player.stewards and not game.is_market(end)):
                continue
            if end not in able:
                able[end] = leaves(game, player, pays, partial(enterable, game, player.seat, end))
            if able[end]:
                yield made(Go, box, start, laid.tile)
    for envoy in ready(game, player):
        yield from (made(Send, box, envoy, laid.tile) for end, laid in enumerate(land) if end != game.envoys[envoy])


def tickets(game: Game, seat: int) -> Iterator[Ride]:
    """Those with which somebody could travel."""
    player, box = game.players[seat], game.box
    for number, one in enumerate(player.community):
        if box.uses[one.kind] == "ticket" and any(True for _ in rides(game, player, box.pays[one.kind])):
            yield made(Ride, box, label(game, player, number))


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
        if box.uses[one.kind] == "range" and not game.reach and steward_range(game, player) < MOST_RANGE:
            found.append(made(Gallop, box, label(game, player, number)))
    may_spur = player.has[PAID_RANGE] and not player.rode and steward_range(game, player) < MOST_RANGE
    if may_spur and fee.payable(game, player, 1, [NONE]):
        found.append(SPUR)
    return found
