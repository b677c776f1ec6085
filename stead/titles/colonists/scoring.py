"""The end of the game: dollars (CO-END)."""

from stead.kernel.title import Standing
from stead.titles.colonists.cards import Score
from stead.titles.colonists.events import Finished
from stead.titles.colonists.goods import COLONISTS, DOLLAR, WORTH
from stead.titles.colonists.state import Game, Player


def parts(game: Game, player: Player) -> dict[str, int]:
    """Dollars by what they are for (CO-END-02..08)."""
    box = game.box
    found: dict[str, int] = dict.fromkeys(("buildings", "embassies", "improvements", "dollars", *COLONISTS), 0)
    for one in player.community:
        name = "buildings" if one.kind < box.embassy else "embassies" if box.is_embassy(one.kind) else "improvements"
        found[name] += box.value[one.kind]
        score = box.scoring.get(one.kind)
        if score is not None:
            found["improvements"] += _scored(score, player)
        for worker in one.workers:
            found[COLONISTS[worker]] += WORTH[worker]
    found["dollars"] = player.goods[DOLLAR]
    return found


def total(game: Game, player: Player) -> int:
    """The sum of the parts, which bots ask for all the time."""
    value, scoring, community = game.box.value, game.box.scoring, player.community
    found = player.goods[DOLLAR] + sum([value[one.kind] for one in community])
    found += sum([WORTH[worker] for one in community for worker in one.workers])
    for one in community:
        score = scoring.get(one.kind)
        if score is not None:
            found += _scored(score, player)
    return found


def _scored(score: Score, player: Player) -> int:
    return min(score.most, score.dollars * player.idle[COLONISTS.index(score.per)])


def scores(game: Game) -> list[int]:
    return [total(game, player) for player in game.players]


def ranking(game: Game) -> list[Standing]:
    """Of those who are tied, whose first turns came latest (CO-END-11)."""
    points = scores(game)
    order = game.clockwise(game.opened)
    late = [order.index(seat) for seat in range(game.seats)]
    seats = sorted(range(game.seats), key=lambda seat: (-points[seat], -late[seat]))
    return [Standing(place, seat, points[seat], (late[seat],)) for place, seat in enumerate(seats, 1)]


def finish(game: Game) -> None:
    game.over = True
    game.tell(Finished, scores(game))
