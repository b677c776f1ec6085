"""What is known of a finished game after its analysis: plain data, to be kept, sent and drawn.

Chances are numbers from 0 to 1, in rows with one for each seat; a row sums to 1 (alone there is one number, the chance
to win). *Points* of chance are hundredths of it. A choice is known by its number in the record, from 0.

How the game stands goes one way, without a gap:

    base → start → (before → after) of choice 0 → (before → after) of choice 1 → … → outcome

Every seat's chance is judged as the table looks to that seat: with its own cards, without those of others. Inside a
choice it changes by what the choice was worse than the best one, as far as whoever chose could know: skill. Between two
it changes by what came to light (cards), or because the judge thinks otherwise now (rest). So for every seat
base + deal + cards + own + others + rest is the outcome, exactly: `Ledger` has these sums.

Words for it, in a reader's language, are in `stead.analysis.words`.
"""

from typing import Literal

import msgspec

VERSION = 1

Depth = Literal["quick", "deep"]
Mark = Literal["", "inaccuracy", "mistake", "blunder"]
Row = tuple[float, ...]
"""A number for each seat."""


class Step(msgspec.Struct, frozen=True):
    """A choice of the record."""

    seat: int
    key: str
    best: str
    """What the judge would have chosen; the key itself, if nothing was better."""
    chapter: int
    """The round or whatever the game counts its time by, as `Speech.chapter` says it."""
    before: Row
    """Everybody's chances: how the game stood. A chart draws these, and the outcome last."""
    after: Row
    """The same, changed by what the choice was worse than the best one; before anything came to light."""
    lost: float
    """Points of chance that the choice cost its seat: 0 for the best one."""
    accuracy: float
    """Of the choice: 100 for the best one, down to 0."""
    mark: Mark
    options: int
    """So many answers there were. With one, nothing was chosen, and the step counts for nothing."""
    deep: bool = False
    """It was judged by the longer search."""
    weighed: bool = True
    """In a very long game there is no time for all: what seems to have done little harm counts as no error."""


class Luck(msgspec.Struct, frozen=True):
    """What came to light after a choice, and what it was worth."""

    step: int
    """After this choice; -1: the deal and the seat, before the first."""
    worth: Row
    """By seat, in chance: positive is good luck."""
    events: tuple[int, ...]
    """What came to light: numbers of events of the table that is played again (`Table.events`)."""


class Ledger(msgspec.Struct, frozen=True):
    """Where a seat's result came from, in chance. `base + deal + cards + own + others + rest` is the outcome."""

    base: float
    """What everybody has before anything is known: one share for each seat. Alone: what the deal was worth."""
    deal: float
    """The deal, and the seat one has."""
    cards: float
    """All that was drawn and revealed during the game."""
    own: float
    """One's own errors: never positive."""
    others: float
    """What others' errors brought."""
    rest: float
    """Where nothing came to light and the judge thought otherwise all the same: what it cannot foresee. The closer to
    0, the better the analysis."""
    outcome: float
    """1 for whoever won, 0 for others, a share where first place is shared."""
    adjusted: float
    """The outcome without luck: outcome - deal - cards. How the game should have ended, as everybody played."""


class Player(msgspec.Struct, frozen=True):
    """A seat, summed up."""

    seat: int
    role: str
    accuracy: float | None
    """Of the game, 0 to 100; None, if so little was weighed that nobody can say."""
    choices: int
    """Those that count: with more than one answer."""
    lost: float
    """Points of chance lost, on average of these choices."""
    inaccuracies: int
    mistakes: int
    blunders: int
    ledger: Ledger


class Fact(msgspec.Struct, frozen=True):
    """Something that differs, at the end of the turn, between what was chosen and what was better."""

    kind: Literal["measure", "good"]
    """A measure of the title (`Speech.measure`), or a good that the seat has in the open (`good-<name>`)."""
    name: str
    chosen: int
    better: int


class Turning(msgspec.Struct, frozen=True):
    """A turning point, which is an exercise, too: find something better.

    `position` is the moment before the choice, as text for `Table.from_position`: the whole truth, as a finished game
    shows it. A table that begins with it shows whoever sits at `seat` what that seat could see, and no more; send it
    to nobody who is to find the answer.
    """

    step: int
    seat: int
    rank: int
    """Among the errors of the game: 1 is the worst."""
    key: str
    better: str
    line: tuple[str, ...]
    """The better choice, and what the same seat would do next in this turn: keys to push, one after another."""
    before: Row
    """Everybody's chances before, which the better choice would have kept."""
    after: Row
    lost: float
    mark: Mark
    facts: tuple[Fact, ...]
    """Why: what one would have had at the end of this turn, where it differs."""
    position: str
    accepted: tuple[str, ...]
    """Answers that solve the exercise: the best one, and all that are nearly as good."""


class Limits(msgspec.Struct, frozen=True):
    """From how many points lost a choice is what, at a table of this size."""

    inaccuracy: float
    mistake: float
    blunder: float


class Report(msgspec.Struct, frozen=True, kw_only=True):
    version: int = VERSION
    title: str
    modules: tuple[str, ...]
    ruleset: int
    content: str
    judge: str
    """Whose judgement it is: another judge makes another report."""
    depth: Depth
    seats: tuple[str, ...]
    base: Row
    start: Row
    """The chances at the first choice."""
    outcome: Row
    limits: Limits
    steps: tuple[Step, ...]
    """By their number in the record."""
    luck: tuple[Luck, ...]
    """In the order of the game; the deal first."""
    players: tuple[Player, ...]
    """By seat."""
    turning: tuple[Turning, ...]
    """The five worst errors of the game (by `rank`) and the three worst of each seat, in the order of the game. Fewer
    or none, where nobody erred."""

    @property
    def left_out(self) -> int:
        """Choices of a very long game that were not weighed, and count as faultless."""
        return sum(not step.weighed and step.options > 1 for step in self.steps)
