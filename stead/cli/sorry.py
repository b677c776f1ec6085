"""What the program says beside the game, and instead of a traceback."""

import contextlib
import sys


class Sorry(Exception):
    """Something from outside was wrong: a sentence in the person's language, and the exit code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


def tell(*sentences: str) -> None:
    """On stderr, if anybody listens."""
    with contextlib.suppress(OSError, ValueError):
        for sentence in sentences:
            print(sentence, file=sys.stderr)
        sys.stderr.flush()
