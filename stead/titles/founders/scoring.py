"""The end of the game (FG-END) and of the solo game (FG-SOE)."""

from stead.kernel.title import Standing
from stead.titles.founders import achievements
from stead.titles.founders.events import Ended, Scored
from stead.titles.founders.state import Game

COINS = 4
"""So many are 1 VP (FG-END-04)."""


def finish(game: Game) -> None:
    """Permanent crystals, coins, then the achievement of the end (FG-Q-74)."""
    winners: list[int] = []
    bonus = 0
    before = [player.vp for player in game.players]
    for number in list(game.achievements):
        if game.box.achievements[number].deck == "end":
            bonus = game.box.achievements[number].vp
            winners = achievements.score(game, number)
    for seat, player in enumerate(game.players):
        coins = player.coins // COINS
        player.vp += player.permanent + coins
        game.tell(Scored, seat, before[seat], player.permanent, coins, bonus if seat in winners else 0)
    game.over = True
    game.tell(Ended, [standing.seat for standing in ranking(game) if standing.place == 1])


def scores(game: Game) -> list[int]:
    return [player.vp for player in game.players]


def ranking(game: Game) -> list[Standing]:
    """A tie goes to the holder of the active-player marker, else to the nearest in turn order (FG-END-07)."""
    if game.solo:
        won = game.players[0].vp >= 0 and not game.lost
        place = 1 if won or not game.over else 2
        return [Standing(place, 0, game.players[0].vp, (), ("won" if won else "lost") if game.over else "")]
    order = game.clockwise(game.active)
    ranked = sorted(range(game.seats), key=lambda seat: (-game.players[seat].vp, order.index(seat)))
    return [
        Standing(place, seat, game.players[seat].vp, (game.seats - order.index(seat),))
        for place, seat in enumerate(ranked, 1)
    ]
