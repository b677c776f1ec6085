"""Everything the library raises on purpose.

Exceptions keep what they were made of as their `args`: so they come through a pickle, and out of a process pool.
"""


class TableError(ValueError):
    """Something from outside was wrong. The message says what and what would be right; nothing was changed."""


class SetupError(TableError):
    """Unknown titles, seats or options."""


class RecordError(TableError):
    """A record or position that is truncated, edited, foreign or newer than these rules."""


class ContentError(TableError):
    """A content file that says something the rules do not know."""

    def __init__(self, file: str, line: int, field: str, problem: str) -> None:
        super().__init__(file, line, field, problem)
        self.file = file
        self.line = line
        self.field = field
        self.problem = problem

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.field}: {self.problem}" if self.field else f"{where}: {self.problem}"
