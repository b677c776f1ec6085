"""A process in which bots think: a line in is a question, a line out the answer. It ends when its input does: with the
server, however that ended. Of the server it needs nothing, so it imports nothing of it.
"""

import sys
from collections.abc import Mapping
from typing import Any

import msgspec

from stead import bots, shelf
from stead.kernel.table import Table
from stead.kernel.title import Title

LONGEST_LINE = 1 << 24


class Question(msgspec.Struct, frozen=True):
    bot: str
    seed: int
    seat: int
    position: Any
    texts: Mapping[str, str] | None = None
    """The content, if it is not on the shelf."""


class Answer(msgspec.Struct, frozen=True):
    key: str = ""
    error: str = ""
    """Why there is none. Whatever it is, the process goes on: others' bots think here too."""


def think(line: bytes) -> str:
    """Take the position up and ask the bot, which sees what its seat may see."""
    question = msgspec.json.decode(line, type=Question)
    table = Table.from_position(question.position, _title(question))
    return bots.answer(bots.make(question.bot, table.title, question.seed), table, question.seat).key


def _title(question: Question) -> Title[Any]:
    name, content = question.position["title"], question.position["content"]
    found = shelf.find(name, content)
    if found is None:
        if (name, content) not in _kept:
            _kept.clear()  # games on content that is not ours any more are few
            assert question.texts is not None
            _kept[name, content] = shelf.reopen(name, question.texts, content)
        found = _kept[name, content]
    return found


_kept: dict[tuple[str, str], Title[Any]] = {}


def answer(line: bytes) -> Answer:
    try:
        return Answer(think(line))
    except Exception as error:
        return Answer(error=repr(error))


def main() -> None:
    while line := sys.stdin.buffer.readline(LONGEST_LINE):
        print(msgspec.json.encode(answer(line)).decode(), flush=True)


if __name__ == "__main__":
    main()
