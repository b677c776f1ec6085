"""The end of the game (IS-END, IS-TIE) and of the solo game (IS-SOE)."""

from typing import Final

from stead.kernel.title import Standing
from stead.titles.settlers.events import Ended, Scored
from stead.titles.settlers.goods import FOOD, STONE, VP, WOOD, WORKER
from stead.titles.settlers.state import Game

ROUNDS: Final = 5  # IS-GEN-01
RATINGS = ((80, "emperor"), (70, "king"), (60, "castellan"), (50, "knight"), (40, "squire"), (30, "servant"))


def location_points(game: Game, seat: int) -> tuple[int, int, int]:
    """Common Locations 1 each, faction Locations 2 each (IS-END-02, IS-END-03), and 1 for each card under a Gate and
    each Resource on a Shrine (IS-END-04)."""
    faction = game.box.faction
    locations = game.players[seat].locations
    holds = game.box.holds
    under = sum(len(game.under.get(card, ())) for card in locations if holds[card] == "cards")
    if game.box.slides:
        each = game.box.abilities.sum("under-common", locations)
        under += each * sum(len(game.under.get(card, ())) for card in locations if not faction[card])
    held = under + sum(sum(game.kept.get(card, ())) for card in locations)
    common = sum(not faction[card] for card in locations)
    return common, 2 * (len(locations) - common), held


def faction_locations(game: Game) -> int:
    return sum(game.box.faction[card] for card in game.players[0].locations)


def solo_won(game: Game) -> bool:
    """More faction Locations than the Collection pile has cards (IS-SOE-01..03)."""
    return faction_locations(game) > len(game.collection)


def rating(points: int) -> str:
    """IS-SOE-04"""
    return next((name for least, name in RATINGS if points >= least), "commoner")


def finish(game: Game) -> None:
    for seat in range(game.seats):
        common, faction, held = location_points(game, seat)
        track = game.players[seat].goods[VP]
        if not game.solo or solo_won(game):  # IS-Q-58: after a loss nothing is added
            game.players[seat].goods[VP] += common + faction + held
            game.tell(Scored, seat, track, common, faction, held)
    game.over = True
    game.tell(Ended, [standing.seat for standing in ranking(game) if standing.place == 1])


def tiebreaks(game: Game, seat: int) -> tuple[int, int]:
    """Workers and Resources left, Gold and tokens not counted (IS-Q-32); then cards in hand (IS-TIE-02)."""
    player = game.players[seat]
    left = sum(player.goods[good] for good in (WORKER, WOOD, STONE, FOOD))
    return left, len(player.hand)


def scores(game: Game) -> list[int]:
    return [game.players[seat].goods[VP] for seat in range(game.seats)]


def ranking(game: Game) -> list[Standing]:
    """By points; ties among the leaders are broken, the others share their place (IS-TIE-01..03)."""
    points = scores(game)
    if game.solo:
        if not game.over:
            return [Standing(1, 0, points[0])]
        won = solo_won(game)
        return [Standing(1 if won else 2, 0, points[0], (), rating(points[0]) if won else "lost")]
    best = max(points)
    order = [(score, tiebreaks(game, seat) if score == best else (0, 0), seat) for seat, score in enumerate(points)]
    order.sort(key=lambda entry: (entry[0], entry[1]), reverse=True)
    return [
        Standing(1 + sum(other[:2] > (score, ties) for other in order), seat, score, ties)
        for score, ties, seat in order
    ]
