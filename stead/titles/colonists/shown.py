"""What shells want to know beyond the view."""

from collections.abc import Sequence

from stead.kernel.decision import Option
from stead.titles.colonists.goods import by_name
from stead.titles.colonists.scoring import parts, scores
from stead.titles.colonists.state import Game


def attempts(game: Game, seat: int, thing: str) -> list[str]:
    return []


def touches(game: Game, seat: int, option: Option) -> Sequence[str]:
    return option.about


def purse(game: Game, seat: int) -> dict[str, int]:
    """The open goods of a seat."""
    return by_name(game.players[seat].goods)


def tally(game: Game) -> dict[str, list[int]]:
    """The score taken apart (CO-END-02..08)."""
    each = [parts(game, player) for player in game.players]
    return {name: [one[name] for one in each] for name in each[0]}


def measures(game: Game) -> dict[str, list[int]]:
    """What a chart follows over the game."""
    return {
        "dollars": scores(game),
        "workers": [sum(len(one.workers) for one in player.community) for player in game.players],
    }
