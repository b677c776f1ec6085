"""The end of the game (EN-END, EN-SCO, EN-TIE), alone too (EN-Q-60)."""

from stead.kernel.title import Standing
from stead.titles.north.events import Ended, Scored
from stead.titles.north.goods import GOLD, RAZE, RESOURCES, VP, WORKER
from stead.titles.north.state import Game

RATINGS = ((20, "legend"), (10, "hero"), (0, "chief"))
"""House: by how many points more than the scenario asks for."""


def added(game: Game, seat: int) -> tuple[int, int, int, int]:
    """1 for each card of the empire (EN-SCO-01), for each two resources and each gold in the supply (EN-SCO-05,
    EN-SCO-07, EN-Q-36), and each raze token there, if the table says so (EN-Q-01)."""
    player = game.players[seat]
    goods = player.goods
    resources = sum([goods[good] for good in RESOURCES]) // 2
    return len(player.empire), resources, goods[GOLD], goods[RAZE] if game.score_raze else 0


def finish(game: Game) -> None:
    for seat in range(game.seats):
        parts = added(game, seat)
        game.tell(Scored, seat, game.players[seat].goods[VP], *parts)
        game.players[seat].goods[VP] += sum(parts)
    game.over = True
    game.tell(Ended, [standing.seat for standing in ranking(game) if standing.place == 1])


def scores(game: Game) -> list[int]:
    return [player.goods[VP] for player in game.players]


def workers(game: Game, seat: int) -> int:
    """All that a player owns: in the supply, on the clan token and on cards (EN-Q-38)."""
    player = game.players[seat]
    on_cards = sum(game.assigned[card][WORKER] for card in player.empire if card in game.assigned)
    return player.goods[WORKER] + player.spent + on_cards


def tiebreaks(game: Game, seat: int) -> tuple[int, int, int]:
    """Locations, workers, cards in hand (EN-TIE-01..03)."""
    player = game.players[seat]
    return len(player.empire), workers(game, seat), len(player.hand)


def goals_met(game: Game) -> bool:
    """What a scenario asks for besides points."""
    goal, player = game.box.scenarios[game.scenario].goal, game.players[0]
    islands = sum(game.box.island[card] for card in player.empire)
    return islands >= goal.islands and len(player.empire) >= goal.cards and game.paid >= goal.paid


def solo_won(game: Game) -> bool:
    return game.players[0].goods[VP] >= game.box.scenarios[game.scenario].target and goals_met(game)


def rating(game: Game) -> str:
    more = game.players[0].goods[VP] - game.box.scenarios[game.scenario].target
    return next(name for least, name in RATINGS if more >= least)


def ranking(game: Game) -> list[Standing]:
    """By points; ties among the leaders are broken, the others share their place."""
    points = scores(game)
    if game.solo:
        if not game.over:
            return [Standing(1, 0, points[0])]
        won = solo_won(game)
        return [Standing(1 if won else 2, 0, points[0], (), rating(game) if won else "lost")]
    best = max(points)
    order = [(score, tiebreaks(game, seat) if score == best else (0, 0, 0), seat) for seat, score in enumerate(points)]
    order.sort(key=lambda entry: (entry[0], entry[1]), reverse=True)
    return [
        Standing(1 + sum(other[:2] > (score, ties) for other in order), seat, score, ties)
        for score, ties, seat in order
    ]
