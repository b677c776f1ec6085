"""Coins and crystals: gained from the bank, paid to it or to another player."""

from stead.titles.founders.events import Gained, Paid
from stead.titles.founders.state import NOBODY, Game

GOODS = ("coin", "temporary", "permanent", "vp")


def pay(game: Game, seat: int, coins: int, to: int = NOBODY) -> None:
    """To a player, or (NOBODY) to the bank (FG-Q-37)."""
    if coins <= 0:
        return
    game.players[seat].coins -= coins
    if to != NOBODY:
        game.players[to].coins += coins
    game.tell(Paid, seat, {"coin": coins}, None if to == NOBODY else to)


def gain(game: Game, seat: int, good: str, n: int) -> None:
    """The bank never runs out (FG-CMP-01)."""
    if n <= 0:
        return
    player = game.players[seat]
    if good == "coin":
        player.coins += n
    elif good == "temporary":
        player.temporary += n
    elif good == "permanent":
        player.permanent += n
    else:
        player.vp += n
    game.tell(Gained, seat, {good: n})


def receive_income(game: Game, seat: int) -> None:
    """Coins by the income track, a temporary crystal for each house (FG-CTV-12, FG-CTV-13, FG-ICM-04)."""
    gain(game, seat, "coin", game.income(seat))
    gain(game, seat, "temporary", game.players[seat].houses.bit_count())
