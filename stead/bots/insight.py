"""What a search bot is given in place of the table: what its seat knows, and guesses at the rest."""

from collections.abc import Callable

from stead.kernel.decision import Decision
from stead.kernel.errors import TableError
from stead.kernel.table import Table
from stead.kernel.title import View


class Insight:
    """One question to one seat, and the means to think about it.

    `determinize(seed)` gives a table of the bot's own, on which everything the seat cannot know is dealt anew: to push,
    pop and clone as it likes. The same seed deals the same, whatever the truth is. There is no way from here to the
    truth, the seed of the game or what others chose in secret: view and decision are those of such a table, too, which
    looks to the seat exactly as the true one does.

    >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
    >>> insight = Insight(table, table.decision.seat)
    >>> [option.key for option in insight.decision.options]
    ['take COM035', 'take COM082', 'take COM084']
    >>> guess = insight.determinize(1)
    >>> guess.push("take COM082")
    """

    __slots__ = ("_looked_at", "_view", "determinize", "seat")

    def __init__(self, table: Table, seat: int) -> None:
        if table.decision_of(seat) is None:
            raise TableError(f"seat {seat} is not asked anything now")
        self.seat = seat
        self.determinize: Callable[[int], Table] = lambda seed: table.determinize(seat, seed, sealed=True)
        self._looked_at: Table | None = None
        self._view: View | None = None

    def _look(self) -> Table:
        if self._looked_at is None:
            self._looked_at = self.determinize(0)
        return self._looked_at

    @property
    def view(self) -> View:
        """Always the same one, so that what was worked out for one estimate serves the next."""
        if self._view is None:
            self._view = self._look().view(self.seat)
        return self._view

    @property
    def decision(self) -> Decision:
        decision = self._look().decision_of(self.seat)
        assert decision is not None
        return decision
