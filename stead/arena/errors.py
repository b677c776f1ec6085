"""What is said when an arena cannot go on. It is said in the reader's language, and often in another process."""

from typing import Any

from stead.text import Voice


class ArenaError(Exception):
    """`words` names the sentence: `terminal-arena-<words>` in the catalogue, with these arguments."""

    def __init__(self, words: str, **args: str | int) -> None:
        super().__init__(words)
        self.words = words
        self.args_said = args

    def said(self, voice: Voice) -> str:
        return voice.say(f"terminal-arena-{self.words}", **self.args_said)

    def __str__(self) -> str:
        return self.said(Voice("en"))

    def __reduce__(self) -> Any:
        return _again, (type(self), self.words, self.args_said)


def _again(kind: type[ArenaError], words: str, args: dict[str, str | int]) -> ArenaError:
    return kind(words, **args)
