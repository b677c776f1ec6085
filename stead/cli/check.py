"""`stead check`: is the content what the rules can play?"""

from pathlib import Path

from stead import shelf
from stead.cli.boards import board_of
from stead.cli.sorry import tell
from stead.kernel.errors import ContentError
from stead.text import Voice


def check(voice: Voice, name: str, folder: Path | None) -> int:
    """Says OK with counts, or what is wrong and where. Returns the exit code."""
    try:
        texts = shelf.texts(name, folder)
        title = shelf.title(name, folder)
    except ContentError as error:
        tell(str(error))
        return 1
    counts = board_of(name).counts(title)
    print(Voice(voice.lang, title=name).say("terminal-check", files=len(texts), **counts), flush=True)
    return 0
