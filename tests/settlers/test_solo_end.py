"""The end of the solo game (IS-SOE)."""

import pytest

from tests.proves import proves
from tests.settlers.scene import Scene, scene
from tests.settlers.solo import COMMON, ROMAN


def end(locations: int, collected: int, **player: object) -> Scene:
    """Round 5 is over with so many faction Locations and so many cards in the Collection pile."""
    return scene(
        round=5,
        phase="attack",
        stage=2,
        romans=dict(worker=0, built=ROMAN[:locations]) | player,
        collection=COMMON[:collected],
        virtual=dict(deck=["ATT015"]),
    )


@proves("IS-SOL-03", "IS-SOE-01", "IS-SOE-02", "IS-SOE-03")
@pytest.mark.parametrize(("locations", "collected", "place"), [(4, 3, 1), (3, 3, 2), (3, 4, 2)])
def test_more_faction_locations_than_cards_collected(locations: int, collected: int, place: int) -> None:
    table = end(locations, collected, vp=7)
    assert table.table.over
    (standing,) = table.table.ranking
    assert standing.place == place
    assert standing.score == (7 + 2 * locations if place == 1 else 7)


@proves("IS-SOE-03")
def test_a_winner_adds_the_points_of_all_his_locations() -> None:
    table = end(2, 1, vp=7, built=[*ROMAN[:2], "COM069", "COM070"], foundations=["COM071"], deals=ROMAN[5:8])
    assert table.table.scores == [7 + 2 * 2 + 2 * 1]


@proves("IS-Q-57")
def test_only_faction_locations_count_against_the_pile() -> None:
    """Not Common Locations, Deals or Foundations."""
    extras = dict(built=[*ROMAN[:2], "COM069", "COM070"], deals=ROMAN[5:8], foundations=["COM071", "ROM030"])
    assert end(2, 2, **extras).table.ranking[0].place == 2
    assert end(2, 1, **extras).table.ranking[0].place == 1


@proves("IS-SOE-04")
@pytest.mark.parametrize(
    ("points", "rating"),
    [
        (29, "commoner"),
        (30, "servant"),
        (39, "servant"),
        (40, "squire"),
        (49, "squire"),
        (50, "knight"),
        (59, "knight"),
        (60, "castellan"),
        (69, "castellan"),
        (70, "king"),
        (79, "king"),
        (80, "emperor"),
        (120, "emperor"),
    ],
)
def test_ratings(points: int, rating: str) -> None:
    (standing,) = end(1, 0, vp=points - 2).table.ranking
    assert (standing.score, standing.verdict) == (points, rating)


@proves("IS-Q-58")
def test_no_rating_after_a_loss() -> None:
    (standing,) = end(1, 1, vp=90).table.ranking
    assert (standing.place, standing.score, standing.verdict) == (2, 90, "lost")
