"""A call to vote: bonuses, cards and workers back, income, the vote and what is built (FG-CTV, FG-VOT, FG-TIE)."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from stead.kernel.decision import OPENING, Option, Refusal
from stead.kernel.flow import Flow, Turn, together
from stead.kernel.phrase import Phrase, Thing, phrase
from stead.titles.founders import offer, prestige, standstill
from stead.titles.founders.actions import road
from stead.titles.founders.actions.basic import COIN, INFLUENCE
from stead.titles.founders.actions.road import Road
from stead.titles.founders.acts import Choice, Crystals, Facts, Outlook, Question, Words, by_verb
from stead.titles.founders.events import (
    BuildingWon,
    Called,
    CrystalsReturned,
    TieDecided,
    TookBack,
    VotesRevealed,
)
from stead.titles.founders.state import EMPTY, NOBODY, Game
from stead.titles.founders.supply import receive_income

WINNING = 3.0
"""What it is worth to win a vote, before one knows what for."""


def needed(game: Game) -> int:
    """Cards in the discard pile that a call needs (FG-CTV-01, FG-CTV-02)."""
    return 3 if game.seats == 2 else 2


def call(game: Game, seat: int) -> Turn:
    game.tell(Called, seat)
    for _ in range(len(game.players[seat].hand)):  # FG-CTV-06, FG-Q-10
        act = yield Bonus(game, seat, "bonus", "FG-CTV-06", bonuses)
        yield from act.perform(game, seat)
    take_back(game, seat)
    for other in game.others(seat):
        receive_income(game, other)
    offer.remove_misfits(game)
    if any(number != EMPTY for number in game.offer):
        game.voting = True
    else:
        standstill.call_in_vain(game, seat)
        game.round += 1


def vote(game: Game) -> Turn:
    """The second half of a call, as a turn of its own: a copy made among the votes need not go through the first."""
    seat = game.active
    yield from together({voter: ballot(game, voter) for voter in game.clockwise(seat)})
    game.voting = False
    yield from count(game, seat)
    game.round += 1


def bonuses(game: Game, seat: int) -> list[Choice]:
    return [COIN, INFLUENCE, *road.options(game, seat)]


class Bonus(Question):
    """For a card left in hand."""

    takes = by_verb(Road)

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        if verb in ("decline", "worker"):
            return Refusal("FG-CTV-06", "bonus-only")
        return super().refusal(verb, words)

    def weigh(self, eye: Outlook, act: Option) -> float:
        """Influence gained now can be used in this very vote (FG-CTV-15): so much more likely it is to be won."""
        if act is not INFLUENCE:
            return super().weigh(eye, act)
        others = sum(1 + player.temporary for player in eye.game.players if player.seat != eye.seat)
        return WINNING * others / (1 + eye.me.temporary + others) ** 2


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
    player.ballot = (yield Ballot(game, seat, "vote", "FG-VOT-02", tokens, OPENING)).cell
    player.stake = (yield Ballot(game, seat, "stake", "FG-VOT-03", stakes)).crystals


class Token(Choice):
    """For the building on a cell of the offer."""

    __slots__ = ("building", "cell")
    verb = "vote"

    def __init__(self, cell: int, building: str) -> None:
        super().__init__(f"vote {offer.SHAPES[cell]}", (f"building:{building}",))
        self.cell = cell
        self.building = building

    def facts(self, asked: Question) -> Facts:
        return {"building": Thing("building", self.building), "token": offer.SHAPES[self.cell]}

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.sites.voting(eye.game.offer[self.cell])


class Stake(Crystals):
    """Added to the token."""

    verb = "stake"

    @property
    def crystals(self) -> tuple[int, int]:
        return self.temporary, self.permanent

    def say(self, asked: Question) -> Phrase:
        weight = Vote(-1, *self.crystals).weight
        if not self.goods:
            return phrase("option-stake-nothing", weight=weight)
        return phrase("option-stake", goods=self.goods, weight=weight)

    def worth(self, eye: Outlook, asked: Question) -> float:
        """Temporary crystals are lost in any case; permanent ones are points, staked as far as they help."""
        if "won" not in eye.found:
            worths = sorted(eye.sites.voting(number) for number in eye.game.offer if number >= 0)
            eye.found["won"] = worths[-1] - 0.3 * worths[0]
            rivals = [player for player in eye.game.players if player.seat != eye.seat]
            eye.found["others"] = sum(1 + player.temporary + player.permanent for player in rivals)
        weight = Vote(-1, *self.crystals).weight
        chance = weight / (weight + eye.found["others"])
        return 0.01 * self.temporary + eye.found["won"] * chance - eye.worth["permanent"] * self.permanent


class Ballot(Question):
    """A token first, then crystals."""

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        player = self.game.players[self.seat]
        if verb == "vote":
            return Refusal("FG-VOT-02", "not-on-offer" if self.kind == "vote" else "one-token")
        if verb == "stake":
            if self.kind == "vote":
                return Refusal("FG-VOT-02", "token-first")
            return Refusal("FG-VOT-03", "crystals", temporary=player.temporary, permanent=player.permanent)
        return Refusal("FG-VOT-01", "no-declining") if verb == "decline" else None


def tokens(game: Game, seat: int) -> list[Token]:
    names = game.box.prestige
    return [_token(seat, cell, names[number].name) for cell, number in enumerate(game.offer) if number != EMPTY]


# All vote at the same time: by the act it is seen whose it is, so every seat has its own.


@cache
def _token(seat: int, cell: int, building: str) -> Token:  # noqa: ARG001 - made once for each seat
    return Token(cell, building)


def stakes(game: Game, seat: int) -> Sequence[Stake]:
    player = game.players[seat]
    return _stakes(seat, player.temporary, player.permanent)


@cache
def _stakes(seat: int, temporary: int, permanent: int) -> Sequence[Stake]:  # noqa: ARG001 - made once for each seat
    return [Stake(t, p) for p in range(permanent + 1) for t in range(temporary + 1)]


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
        chosen = yield Tie(game, decider, tied)
        winner = game.offer.index(chosen.building)
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


class ChooseTied(offer.Choose):
    def say(self, asked: Question) -> Phrase:
        return phrase("option-choose-tied", building=self.thing)


class Tie(Question):
    """Between the buildings on these cells of the offer."""

    __slots__ = ("tied",)

    def __init__(self, game: Game, seat: int, tied: list[int]) -> None:
        super().__init__(game, seat, "tie", "FG-TIE-01")
        self.tied = tied

    def list(self) -> Sequence[ChooseTied]:
        acts = self.game.menu.all(ChooseTied)
        return [acts[self.game.offer[cell]] for cell in self.tied]

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        return Refusal("FG-TIE-01", "not-tied") if verb == "choose" else None


def return_crystals(game: Game, staked: list[int]) -> None:
    """All temporary ones, staked or not; of the permanent ones as many as were staked, by seat (FG-VOT-08..10)."""
    for player, permanent in zip(game.players, staked, strict=True):
        goods = {"temporary": player.temporary, "permanent": permanent}
        player.temporary = 0
        player.permanent -= permanent
        if any(goods.values()):
            game.tell(CrystalsReturned, player.seat, {good: n for good, n in goods.items() if n})
