"""What cannot be, of a state between two turns that was written by hand: the rules would not know how to go on."""

from collections.abc import Iterator

from stead.titles.colonists.state import Game
from stead.titles.colonists.storage import room


def faults(game: Game) -> Iterator[str]:
    """In sentences."""
    for player in game.players:
        if room(player) < 0:
            cells = player.storage + player.warehouse
            yield f"player {player.seat} has more goods than cells, of which there are {cells} (CO-STO-09)"
