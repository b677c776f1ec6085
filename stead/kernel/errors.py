"""Everything the library raises on purpose."""


class TableError(ValueError):
    """Something from outside was wrong. The message says what and what would be right; nothing was changed."""


class SetupError(TableError):
    """Unknown titles, seats or options."""


class RecordError(TableError):
    """A record or position that is truncated, edited, foreign or newer than these rules."""


class ContentError(TableError):
    """A content file that says something the rules do not know."""

    def __init__(self, file: str, line: int, field: str, problem: str) -> None:
        where = f"{file}:{line}" if line else file
        super().__init__(f"{where}: {field}: {problem}" if field else f"{where}: {problem}")
        self.file = file
        self.line = line
        self.field = field
        self.problem = problem
