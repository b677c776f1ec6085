"""Fair: a title of a page, to prove that the kernel is not made for Settlers alone.

Lots of 1 to 9 points come under the hammer. All bid at once, in secret; the highest bid that nobody else made buys the
lot, and the buyer may sell it on for a coin: then another seat must answer in the middle of his turn. Every seat gains
a coin before each lot. Whoever has 15 points ends the game then and there, else it ends with the last lot.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from stead import Decision, Event, Option, RecordError, Refusal, SetupError, Standing
from stead.kernel.act import Act
from stead.kernel.chance import Chance
from stead.kernel.events import Log
from stead.kernel.flow import Flow, GameOver, Turn, together
from stead.kernel.title import Setting, WayUp

ENOUGH = 15


class Lot(Event, frozen=True):
    """A lot is called."""

    points: int
    barrier: ClassVar[bool] = True


class Bid(Event, frozen=True):
    seat: int
    coins: int | None
    secret: ClassVar[tuple[str, ...]] = ("coins",)


class Bought(Event, frozen=True):
    seat: int
    points: int


class Sold(Event, frozen=True):
    """Sold on; how the two agreed is their own affair."""

    seat: int
    to: int
    points: int | None
    secret: ClassVar[tuple[str, ...]] = ("points",)
    known_to: ClassVar[tuple[str, ...]] = ("seat", "to")


class Fair:
    """The state."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.chance = chance
        self.coins = [3] * seats
        self.points = [0] * seats
        self.bids = [-1] * seats
        self.lots: list[int] = []
        self.lot = 0
        self.buyer = -1
        self.haggling = True
        self.over = False
        self.log: Log | None = None

    def clone(self) -> "Fair":
        twin = Fair(len(self.coins), self.chance.clone())
        for name in ("coins", "points", "bids", "lots"):
            setattr(twin, name, getattr(self, name)[:])
        for name in ("lot", "buyer", "haggling", "over"):
            setattr(twin, name, getattr(self, name))
        return twin

    def tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)


class FairView:
    def __init__(self, game: Fair, seat: int | None) -> None:
        self.game = game
        self.seat = seat

    def data(self) -> dict[str, Any]:
        game = self.game
        bids = [bid if seat == self.seat else bid >= 0 for seat, bid in enumerate(game.bids)]
        return {"coins": game.coins, "points": game.points, "bids": bids, "lots": len(game.lots), "lot": game.lot}


def bidding(game: Fair) -> Turn:
    """One lot, all seats at once."""
    if not game.lots:
        raise GameOver
    game.lot = game.lots.pop()
    game.tell(Lot(game.lot))
    seats = range(len(game.coins))
    for seat in seats:
        game.coins[seat] += 1
    yield from together({seat: bid(game, seat) for seat in seats})
    alone = [seat for seat in seats if game.bids.count(game.bids[seat]) == 1]
    if alone:
        game.buyer = max(alone, key=game.bids.__getitem__)
        game.coins[game.buyer] -= game.bids[game.buyer]
        game.tell(Bought(game.buyer, game.lot))
    game.bids = [-1] * len(game.coins)
    if alone and not game.haggling:
        gain(game, game.buyer)
        game.buyer = -1


def bid(game: Fair, seat: int) -> Flow:
    if game.coins[seat] > 5:  # who has much must say first whether he takes part
        answer = yield Decision(game, seat, "join", "FAIR-2", lambda *_: [Option("stay"), Option("leave")])
        if answer.key == "leave":
            game.bids[seat] = 0
            game.tell(Bid(seat, 0))
            return
    made = yield Decision(game, seat, "bid", "FAIR-1", bids)
    game.bids[seat] = made.n
    game.tell(Bid(seat, game.bids[seat]))


class MakeBid(Act):
    verb = "bid"

    def __init__(self, n: int) -> None:
        super().__init__(f"bid {n}", ("coins",))
        self.n = n


def bids(game: Fair, seat: int) -> list[MakeBid]:
    return [MakeBid(n) for n in range(game.coins[seat] + 1)]


def selling(game: Fair) -> Turn:
    seat = game.buyer
    choice = yield Decision(game, seat, "sell", "FAIR-3", buyers, opening=True)
    yield from choice.perform(game, seat)
    gain(game, game.buyer)
    game.buyer = -1


def buyers(game: Fair, seat: int) -> list[Act]:
    able = [other for other, coins in enumerate(game.coins) if coins and other != seat]
    return [*map(Offer, able), Act("keep")]


class Offer(Act):
    """In the buyer's turn another seat is asked."""

    verb = "offer"

    def __init__(self, to: int) -> None:
        super().__init__(f"offer {to}", (f"seat:{to}",))
        self.to = to

    def perform(self, game: Fair, seat: int) -> Flow:
        answer = yield Decision(game, self.to, "answer", "FAIR-4", lambda *_: [Option("accept"), Option("decline")])
        if answer.key == "accept":
            game.coins[self.to] -= 1
            game.coins[seat] += 1
            game.buyer = self.to
            game.tell(Sold(seat, self.to, game.lot))


def gain(game: Fair, seat: int) -> None:
    game.points[seat] += game.lot
    game.lot = 0
    if game.points[seat] >= ENOUGH:
        raise GameOver  # from the depth of whatever is going on


class FairTitle:
    name = "fair"
    prefix = "FAIR"
    ruleset = 2
    ways_up: ClassVar[Mapping[int, WayUp]] = {}
    content = "lots-1-to-9"
    texts: ClassVar[Mapping[str, str]] = {}
    modules = ()
    formerly: ClassVar[Mapping[str, str]] = {}
    settings = (Setting("haggling", (True, False)), Setting("length", ("long", "short")))

    def setup(self, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> Fair:
        if not 2 <= len(seats) <= 4:
            raise SetupError(f"fair seats 2 to 4 players, not {len(seats)}")
        game = Fair(len(seats), Chance.seeded(seed))
        game.haggling = options["haggling"]
        game.lots = list(range(1, 10)) * (3 if options["length"] == "long" else 1)
        game.chance.shuffle(game.lots)
        return game

    def turn(self, game: Fair) -> Turn:
        return bidding(game) if game.buyer < 0 else selling(game)

    def explain(self, game: Fair, asked: Sequence[Decision], seat: int | None, key: str) -> Refusal:
        if game.over:
            return Refusal("FAIR-0", "over")
        if not any(decision.seat == seat for decision in asked):
            return Refusal("FAIR-0", "not-asked", seat=seat)
        return Refusal("FAIR-1", "not-offered", key=key)

    def view(self, game: Fair, asked: Sequence[Decision], seat: int | None) -> FairView:
        return FairView(game, seat)

    def gather(self, game: Fair, seat: int) -> int:
        return seat

    def deal(self, game: Fair, gathered: int, chance: Chance) -> None:
        chance.shuffle(game.lots)
        for other, made in enumerate(game.bids):
            if other != gathered and made >= 0:
                game.bids[other] = chance.below(game.coins[other] + 1)
        game.chance = chance.clone()

    def position(self, game: Fair) -> dict[str, Any]:
        names = ("coins", "points", "bids", "lots", "lot", "buyer", "haggling", "over")
        return {"chance": game.chance.state, **{name: getattr(game, name) for name in names}}

    def from_position(self, seats: Sequence[str], options: Mapping[str, Any], data: Any) -> Fair:
        game = self.setup(seats, options, 0)
        if len(data["coins"]) != len(seats):
            raise RecordError(f"coins for {len(data['coins'])} seats; there are {len(seats)}")
        game.chance = Chance(data["chance"])
        for name in ("coins", "points", "bids", "lots"):
            setattr(game, name, list(data[name]))
        for name in ("lot", "buyer", "haggling", "over"):
            setattr(game, name, data[name])
        return game

    def scores(self, game: Fair) -> list[int]:
        return game.points

    def ranking(self, game: Fair) -> list[Standing]:
        order = sorted(range(len(game.points)), key=lambda seat: -game.points[seat])
        return [
            Standing(1 + sum(points > game.points[seat] for points in game.points), seat, game.points[seat])
            for seat in order
        ]

    def actions(self) -> dict[str, tuple[str, ...]]:
        keys = ["stay", "leave", "keep", "accept", "decline"]
        keys += [f"offer {seat}" for seat in range(4)] + [f"bid {n}" for n in range(100)]
        return {key: (key,) for key in keys}

    def chapter(self, game: Fair) -> int:
        return 28 - len(game.lots)

    def purse(self, game: Fair, seat: int) -> dict[str, int]:
        return {"coins": game.coins[seat]}

    def estimate(self, view: Any, decision: Decision, option: Option) -> float:
        return 0.0


FAIR = FairTitle()
