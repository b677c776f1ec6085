"""Lines from a person, or from a script."""

import contextlib
import sys
from collections.abc import Iterable


class Keyboard:
    """At a terminal with editing and completion; a line from a pipe is echoed, so that a transcript reads well."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty()
        self.words: list[str] = []
        if self.interactive:
            self._complete()

    def offer(self, words: Iterable[str]) -> None:
        """What the Tab key completes to."""
        self.words = list(words)

    def __call__(self, prompt: str) -> str:
        """The next line. Raises EOFError when there is none."""
        if self.interactive:
            return input(prompt)
        line = sys.stdin.readline()
        print(prompt + line.rstrip("\n"), flush=True)
        if not line:
            raise EOFError
        return line

    def _complete(self) -> None:
        with contextlib.suppress(ImportError):  # there is none on some systems; typing works without it
            import readline

            readline.set_completer_delims("")
            readline.parse_and_bind("tab: complete")
            readline.set_completer(self._completion)

    def _completion(self, text: str, state: int) -> str | None:
        found = [word for word in self.words if word.lower().startswith(text.lower())]
        return found[state] if state < len(found) else None
