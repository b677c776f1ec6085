"""The Japanese in the solo game (IS-SOJ) and the end of it (IS-SOE)."""

import pytest

from tests.proves import proves
from tests.settlers.scene import scene
from tests.settlers.test_solo import ARMORER, COMMON, GATE, ROMAN, attack, collection, revealed

BY_DEAL = ["JAP011", "JAP008", "JAP012", "JAP024", "JAP029", "JAP001", "JAP004"]
"""Japanese Locations with the Deal fields card, Raze token, Gold, VP, stone, Worker and food; none has wood."""


@proves("IS-SOJ-01", "IS-SOJ-04")
def test_two_vp_targets_hit_a_faction_location() -> None:
    """Whatever lies between them; both go to the end of the row, and the card to the Collection pile."""
    table = attack(["JAP001", GATE], "vp", "wood", "vp", "card", faction="japanese")
    assert collection(table) == ["JAP001"]
    assert table.zone("japanese", "built") == [GATE]
    assert table.zone("japanese", "discard") == []
    assert revealed(table) == ["wood", "card", "vp", "vp"]


@proves("IS-SOJ-01")
@pytest.mark.parametrize("targets", [("vp", "wood", "gold"), ("wood", "vp", "vp")])
def test_it_takes_two_vp_targets_and_one_of_them_newest(targets: tuple[str, ...]) -> None:
    assert collection(attack(["JAP001"], *targets, faction="japanese")) == []


@proves("IS-Q-55")
def test_the_faction_attack_comes_before_the_ordinary_one() -> None:
    """Armorer would fall to VP and the newer stone."""
    table = attack(["JAP001", ARMORER], "vp", "stone", "vp", faction="japanese")
    assert collection(table) == ["JAP001"]
    assert revealed(table) == ["stone", "vp", "vp"]


@proves("IS-Q-55")
def test_if_no_faction_location_can_be_razed_the_ordinary_check_follows() -> None:
    table = attack([GATE, ARMORER], "vp", "vp", "stone", faction="japanese")
    assert collection(table) == [ARMORER]
    assert revealed(table) == ["vp", "vp", "stone"]


@proves("IS-SOJ-02")
@pytest.mark.parametrize("first", range(len(BY_DEAL)))
def test_faction_victims_are_ordered_by_their_deal_field(first: int) -> None:
    assert collection(attack(BY_DEAL[first:][::-1], "vp", "vp", faction="japanese")) == [BY_DEAL[first]]


@proves("IS-SOJ-03")
@pytest.mark.parametrize(
    ("built", "victim"),
    [
        (["JAP004", "JAP020", "JAP016"], "JAP016"),  # food: production, feature, action
        (["JAP004", "JAP020"], "JAP020"),
        (["JAP019", "JAP012"], "JAP012"),  # Gold, actions: 1 wood, 2 wood
        (["JAP008", "JAP026"], "JAP026"),  # Raze token, actions: 1 wood, 1 stone
    ],
)
def test_then_by_type_and_cost(built: list[str], victim: str) -> None:
    assert collection(attack(built, "vp", "vp", faction="japanese")) == [victim]


@proves("IS-Q-59")
def test_a_location_in_the_cost_is_no_resource() -> None:
    """A Farm costs 1 wood, a Geisha House 1 wood and a Location: the player chooses."""
    table = attack(["JAP001", "JAP006"], "vp", "vp", faction="japanese")
    assert table.keys == ["give JAP001", "give JAP006"]
    table.push("give JAP006")
    assert collection(table) == ["JAP006"]


@proves("IS-SOJ-05")
def test_samurai_do_not_help() -> None:
    table = attack(["JAP001", "JAP004"], "vp", "vp", faction="japanese", player=dict(guarded=["JAP001"]))
    assert collection(table) == ["JAP001"]


@proves("IS-SOJ-06")
def test_samurai_count_for_daimyos_castle() -> None:
    table = scene(phase="production", japanese=dict(built=["JAP009", "JAP001"], guarded=["JAP001"]))
    assert table.goods("japanese")["vp"] == 1


# The end


def end(locations: int, collected: int, **player: object):
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
