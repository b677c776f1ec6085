"""What the program says instead of a traceback."""


class Sorry(Exception):
    """Something from outside was wrong: a sentence in the person's language, and the exit code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code
