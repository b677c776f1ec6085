"""A call to vote: bonuses, cards and workers back, income, the vote and what is built (FG-CTV, FG-VOT, FG-TIE)."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from stead.kernel.decision import Decision, Option
from stead.kernel.flow import Flow, Turn, together
from stead.titles.founders import offer, prestige
from stead.titles.founders.actions import road
from stead.titles.founders.events import (
    BuildingWon,
    Called,
    CrystalsReturned,
    NothingOffered,
    TieDecided,
    TookBack,
    VotesRevealed,
)
from stead.titles.founders.state import EMPTY, NOBODY, Game
from stead.titles.founders.supply import gain, receive_income

COIN = Option("coin", ("coin", -1))
INFLUENCE = Option("influence", ("influence", -1))


def needed(game: Game) -> int:
    """Cards in the discard pile that a call needs (FG-CTV-01, FG-CTV-02)."""
    return 3 if game.seats == 2 else 2


def call(game: Game, seat: int) -> Turn:
    game.tell(Called, seat)
    for _ in range(len(game.players[seat].hand)):  # FG-CTV-06, FG-Q-10
        kind, cell = yield Decision(seat, "bonus", "FG-CTV-06", bonuses, (game, seat))
        if kind == "road":
            yield from road.perform(game, seat, cell)
        else:
            gain(game, seat, "coin" if kind == "coin" else "temporary", 1)
    take_back(game, seat)
    for other in game.others(seat):
        receive_income(game, other)
    offer.remove_misfits(game)
    if any(number != EMPTY for number in game.offer):
        yield from together({voter: ballot(game, voter) for voter in game.clockwise(seat)})
        yield from count(game, seat)
    else:
        skip(game)
    game.round += 1


def skip(game: Game) -> None:
    """There is nothing to vote on (FG-Q-55), and never will be. A ruling of our own, as else nothing would end the game
    for players who build no more: it is over when as many calls as there are players have found nothing to vote on
    since a building was completed."""
    game.idle += 1
    game.tell(NothingOffered, game.seats - game.idle)


def bonuses(game: Game, seat: int) -> list[Option]:
    return [COIN, INFLUENCE, *road.options(game, seat)]


def take_back(game: Game, seat: int) -> None:
    """The whole discard pile, the call among it, and all used workers (FG-CTV-09, FG-CTV-10)."""
    player = game.players[seat]
    cards = len(player.discard)
    player.hand = sorted(player.hand + player.discard)
    player.discard, player.face_down, player.shown = [], [], []
    workers = 1 if player.used_mat else 0
    player.used_mat = False
    for building in game.buildings:
        if building.worker == seat:
            building.worker = EMPTY
            workers += 1
    player.workers += workers
    game.tell(TookBack, seat, cards, workers)


# The vote


def ballot(game: Game, seat: int) -> Flow:
    """A token, and any number of crystals for it (FG-VOT-02, FG-VOT-03). Secret until all have voted."""
    player = game.players[seat]
    player.ballot = yield Decision(seat, "vote", "FG-VOT-02", tokens, (game, seat))
    player.stake = yield Decision(seat, "stake", "FG-VOT-03", stakes, (game, seat))


def tokens(game: Game, seat: int) -> list[Option]:
    names = game.box.prestige
    return [_token(seat, cell, names[number].name) for cell, number in enumerate(game.offer) if number != EMPTY]


# All vote at the same time: by the option it is seen whose it is, so every seat has its own.


@cache
def _token(seat: int, cell: int, building: str) -> Option:  # noqa: ARG001 - made once for each seat
    return Option(f"vote {offer.SHAPES[cell]}", cell, (f"building:{building}",))


def stakes(game: Game, seat: int) -> Sequence[Option]:
    player = game.players[seat]
    return _stakes(seat, player.temporary, player.permanent)


@cache
def _stakes(seat: int, temporary: int, permanent: int) -> Sequence[Option]:  # noqa: ARG001 - made once for each seat
    return [Option(f"stake {t} {p}", (t, p)) for p in range(permanent + 1) for t in range(temporary + 1)]


class Vote(NamedTuple):
    cell: int
    temporary: int
    permanent: int

    @property
    def weight(self) -> int:
        """Token 1, temporary crystal 1, permanent crystal 2 (FG-VOT-06)."""
        return 1 + self.temporary + 2 * self.permanent


def reveal(game: Game) -> list[Vote]:
    """Everybody's, from where it lay in secret: what all have seen is not to be dealt anew."""
    votes = [Vote(player.ballot, *player.stake) for player in game.players]
    for player in game.players:
        player.ballot, player.stake = NOBODY, (0, 0)
    return votes


def count(game: Game, caller: int) -> Flow:
    votes = reveal(game)
    weights = [vote.weight for vote in votes]
    ballots = [vote.cell for vote in votes]
    names = [game.box.prestige[number].name if number != EMPTY else "" for number in game.offer]
    game.tell(VotesRevealed, [names[cell] for cell in ballots], weights)
    totals = [sum(w for w, b in zip(weights, ballots, strict=True) if b == cell) for cell in range(offer.CELLS)]
    tied = [cell for cell, total in enumerate(totals) if total == max(totals)]
    winner = tied[0]
    if len(tied) > 1:
        decider = preferred(game, caller, [seat for seat in range(game.seats) if ballots[seat] in tied])
        winner = yield Decision(decider, "tie", "FG-TIE-01", tied_buildings, (game, tied))
        game.tell(TieDecided, decider, names[winner])
    voters = [seat for seat in range(game.seats) if ballots[seat] == winner]
    most = max(weights[seat] for seat in voters)
    placer = preferred(game, caller, [seat for seat in voters if weights[seat] == most])  # FG-TIE-03..05
    number = game.offer[winner]
    game.tell(BuildingWon, placer, names[winner])
    return_crystals(game, [vote.permanent for vote in votes])
    yield from prestige.place(game, placer, number)
    prestige.renew(game, number)


def preferred(game: Game, caller: int, seats: list[int]) -> int:
    """Of these the one with the fewest VP; among equals the caller, else the nearest clockwise (FG-TIE-02)."""
    fewest = min(game.players[seat].vp for seat in seats)
    return next(seat for seat in game.clockwise(caller) if seat in seats and game.players[seat].vp == fewest)


def tied_buildings(game: Game, tied: list[int]) -> list[Option]:
    names = [(cell, game.box.prestige[game.offer[cell]].name) for cell in tied]
    return [Option(f"choose {name}", cell, (f"building:{name}",)) for cell, name in names]


def return_crystals(game: Game, staked: list[int]) -> None:
    """All temporary ones, staked or not; of the permanent ones as many as were staked, by seat (FG-VOT-08..10)."""
    for player, permanent in zip(game.players, staked, strict=True):
        goods = {"temporary": player.temporary, "permanent": permanent}
        player.temporary = 0
        player.permanent -= permanent
        if any(goods.values()):
            game.tell(CrystalsReturned, player.seat, {good: n for good, n in goods.items() if n})
