"""What an analysis says of a finished game. Chances are shares of 1; steps are those of the replay: 0 is the deal, and
the choice that follows step 7 leads to step 8."""

from typing import Literal

from msgspec import Struct

Depth = Literal["quick", "deep"]
Judged = Literal["inaccuracy", "mistake", "blunder"]


class Analyse(Struct, frozen=True, forbid_unknown_fields=True):
    depth: Depth = "quick"


class AnalysisNews(Struct, frozen=True):
    """How far an analysis is: so many choices of so many; `over` when it is ready, or when a problem (an error code)
    has ended it."""

    done: int
    of: int
    over: bool = False
    problem: str | None = None


class Flaw(Struct, frozen=True):
    """A choice that was worse than the best one, made at this step."""

    step: int
    seat: int
    mark: Judged
    lost: float


class Ledger(Struct, frozen=True):
    """Where a result came from: `base` and what follows it add up to `outcome`."""

    base: float
    """What everybody has before anything is known."""
    deal: float
    cards: float
    """What was drawn and revealed."""
    own: float
    """One's own errors."""
    others: float
    """What others' errors brought."""
    rest: float
    """What the judge had not foreseen."""
    outcome: float
    adjusted: float
    """The outcome without the luck of the deal and of the cards."""


class Draw(Struct, frozen=True):
    """What came to light at a step, and what it was worth to a player."""

    step: int
    worth: float
    lines: tuple[str, ...]


class Played(Struct, frozen=True):
    """How somebody played."""

    seat: int
    accuracy: float | None
    """0 to 100; None, if too little was weighed."""
    choices: int
    inaccuracies: int
    mistakes: int
    blunders: int
    ledger: Ledger
    draws: tuple[Draw, ...]
    """The biggest, good or bad."""


class TurningPoint(Struct, frozen=True):
    step: int
    """Where it was chosen."""
    seat: int
    rank: int
    """1: the worst error of the game."""
    mark: Judged
    lost: float
    before: float
    """The chance of whoever chose, with the better choice,"""
    after: float
    """and with the one made."""
    chosen: str
    better: str
    line: tuple[str, ...]
    """What would have followed it in the same turn."""
    why: str
    """What it would have led to, in a sentence."""
    accepted: tuple[str, ...]
    """Keys of the answers that are as good as the best, for whoever tries again."""


class Bin(Struct, frozen=True):
    """Chances that are about the same: the one that was given, and how many of them came true."""

    count: int
    predicted: float
    happened: float


class Reliability(Struct, frozen=True):
    """How far the judge can be trusted, as it was measured in games of bots."""

    games: int
    positions: int
    error: float
    """Points of chance by which it is wrong, on average."""
    bins: tuple[Bin, ...]


class Analysis(Struct, frozen=True):
    depth: Depth
    chances: tuple[tuple[float, ...], ...]
    """By step, everybody's chance to win; at the last one the result. Alone: one number, the chance to win."""
    flaws: tuple[Flaw, ...]
    players: tuple[Played, ...]
    turning: tuple[TurningPoint, ...]
    reliability: Reliability | None
    """Where it was measured."""
    left_out: int
    """Choices of a very long game that were not weighed, and count as faultless."""


class AnalysisState(Struct, frozen=True):
    """`problem`: why there can be none, as an error code. `kept`: what has been analysed already."""

    problem: str | None
    kept: tuple[Depth, ...]
    analysis: Analysis | None
    """The deepest that is kept."""
