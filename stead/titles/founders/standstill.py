"""A city that stands still: no building is left to vote on, and nobody builds any more (FG-Q-55, FG-Q-91).

Nothing in the rulebook ends such a game, so this is a ruling of our own: it is over when everybody has called to vote
in vain as often as the content says, and nothing was delivered and no storage built meanwhile. Content of before says
nothing of it; games with that end as they always did: when as many calls as there are players, whosesoever, have been
in vain since a building was completed.
"""

from stead.titles.founders.events import NothingOffered
from stead.titles.founders.state import Game


def call_in_vain(game: Game, seat: int) -> None:
    """There is nothing to vote on, and never will be."""
    game.players[seat].in_vain += 1
    calls, seats = _missing(game)
    game.tell(NothingOffered, calls, game.box.calls_in_vain, seats)


def _missing(game: Game) -> tuple[int, list[int]]:
    """How many calls more would be the end, and whose."""
    in_vain = [player.in_vain for player in game.players]
    if not game.box.calls_in_vain:
        calls = game.seats - sum(in_vain)
        return calls, list(range(game.seats)) if calls else []
    each = [max(0, game.box.calls_in_vain - n) for n in in_vain]
    return sum(each), [seat for seat, calls in enumerate(each) if calls]


def something_built(game: Game) -> None:
    """A storage, or a delivery to a building."""
    if game.box.calls_in_vain:
        count_anew(game)


def count_anew(game: Game) -> None:
    for player in game.players:
        player.in_vain = 0


def is_over(game: Game) -> bool:
    """At the end of a turn. Only a call in vain can be the last."""
    return game.players[game.active].in_vain > 0 and _missing(game)[0] <= 0
