"""A process in which bots think: a line in is a question, a line out the answer. It ends when its input does: with the
server, however that ended. Of the server it imports only what bots and advice need.
"""

import sys
from collections.abc import Mapping
from typing import Any

import msgspec

from stead import bots, shelf
from stead.kernel.table import Table
from stead.kernel.title import Title
from stead.server.levels import at_hand
from stead.server.live.advice import Advice, advise

LONGEST_LINE = 1 << 24


class Question(msgspec.Struct, frozen=True):
    bot: str
    seed: int
    seat: int
    position: Any
    texts: Mapping[str, str] | None = None
    """The content, if it is not on the shelf."""
    advice: bool = False
    """Not what the bot chooses is asked, but what it thinks of the choice."""


class Answer(msgspec.Struct, frozen=True):
    key: str = ""
    advice: Advice | None = None
    error: str = ""
    """Why there is none. Whatever it is, the process goes on: others' bots think here too."""


def think(line: bytes) -> Answer:
    """Take the position up and ask the bot, which sees what its seat may see."""
    question = msgspec.json.decode(line, type=Question)
    table = Table.from_position(question.position, _title(question))
    if question.advice:
        return Answer(advice=advise(table, question.seat, question.seed))
    return Answer(bots.answer(_bot(question, table.title), table, question.seat).key)


def _bot(question: Question, title: Title[Any]) -> bots.Bot:
    """Whoever was asked for; or whoever can play on in its place, which is said once."""
    name = at_hand(question.bot, title)
    if name != question.bot and (question.bot, title.content) not in _missed:
        _missed.add((question.bot, title.content))
        print(
            f"the bot {question.bot} cannot be had for {title.name} here: it has learnt other cards, or there is no "
            f"numpy (pip install 'stead[minds]' brings it); {name} plays in its place",
            file=sys.stderr,
            flush=True,
        )
    return bots.make(name, title, question.seed)


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
_missed: set[tuple[str, str]] = set()
"""Bots and contents for which there is no such bot, as was said."""


def answer(line: bytes) -> Answer:
    try:
        return think(line)
    except Exception as error:
        return Answer(error=repr(error))


def main() -> None:
    while line := sys.stdin.buffer.readline(LONGEST_LINE):
        print(msgspec.json.encode(answer(line)).decode(), flush=True)


if __name__ == "__main__":
    main()
