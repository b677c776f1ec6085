"""Why nothing is done with a thing just now."""

from stead.kernel.title import Rest
from stead.titles.north.state import Game


def rest(game: Game, seat: int, thing: str) -> Rest | None:
    return None
