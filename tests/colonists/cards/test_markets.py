"""Every market card: both ways to sell, the subsidy, the action, with another player by whom nothing happens to."""

from typing import NamedTuple

import pytest

from stead.titles.colonists.effects.goods import written
from stead.titles.colonists.goods import vector
from tests.colonists.cards.test_improvements import FROM, RED, bystander, finished, minus, total
from tests.colonists.cards.test_places import won
from tests.colonists.scene import BOX, Scene, goods, scene
from tests.proves import proves


class Card(NamedTuple):
    name: str
    sells: tuple[tuple[str, int], tuple[str, int]]
    subsidies: tuple[str, ...]
    builds: tuple[str, str] | None = None
    """Once, for this."""
    refines: tuple[str, str, int] | None = None
    """What becomes what, so often at most."""
    works: str = ""
    """The action of a place."""


# fmt: off
CARDS = [
    Card("1_farm", (("1 clay", 1), ("1 plank", 2)), ("1 food 1 wood",), builds=("farm", "1 tool 1 wood")),
    Card("1_storage_shed", (("1 food", 1), ("1 wood", 1)), ("2 clay",), builds=("storage_shed", "1 tool 2 wood")),
    Card("1_foresters_house", (("1 clay", 1), ("1 food", 1)), ("2 wood",), builds=("foresters_house", "2 tool 3 wood")),
    Card("1_hunting_lodge", (("2 wood", 1), ("1 brick", 3)), ("1 food 1 clay",),
         builds=("hunting_lodge", "3 tool 2 wood 1 clay")),
    Card("1_joiner", (("1 food", 1), ("1 brick", 3)), ("2 wood", "2 clay"), refines=("2 wood", "1 plank", 1)),
    Card("1_librarian", (("2 wood", 1), ("1 clay", 1)), ("2 food",), works="librarian"),
    Card("1_head_official", (("1 plank", 2), ("1 brick", 3)), ("2 wood 1 clay",), works="head_official"),
    Card("2_estate", (("2 clay", 1), ("1 plank", 1)), ("2 food 1 wood",), builds=("estate", "1 tool 3 wood 1 brick")),
    Card("2_flat", (("3 wood", 1), ("1 brick", 2)), ("2 food 1 clay",), builds=("flat", "1 tool 1 plank")),
    Card("2_hollow", (("2 food", 1), ("1 brick", 2)), ("2 wood", "2 clay"), builds=("hollow", "2 tool 3 clay")),
    Card("2_factory", (("2 food", 1), ("2 clay", 1)), ("1 plank",), builds=("factory", "3 tool 3 wood 3 clay")),
    Card("2_clayburner", (("1 clay", 1), ("1 ore", 1)), ("2 wood",), refines=("1 wood 2 clay", "1 brick", 1)),
    Card("2_joiner", (("3 wood", 1), ("1 ore", 1)), ("2 clay",), refines=("2 wood", "1 plank", 2)),
    Card("2_head_official", (("2 food", 1), ("1 plank", 1)), ("1 wood 1 clay",), works="head_official"),
    Card("3_storage_house", (("2 food", 1), ("1 brick", 1)), ("1 clothing",),
         builds=("storage_house", "2 tool 1 plank 1 brick")),
    Card("3_ore_mine", (("1 clothing", 1), ("2 plank", 1)), ("3 food",), builds=("ore_mine", "2 tool 2 plank 3 brick")),
    Card("3_apartment", (("1 clothing", 1), ("1 ore", 1)), ("1 wood 2 clay",),
         builds=("apartment", "1 tool 2 plank 2 clay")),
    Card("3_coalburner", (("2 food", 1), ("1 iron", 4)), ("2 wood 1 clay",), refines=("3 wood", "1 coal", 1)),
    Card("3_joiner", (("1 coal", 1), ("1 iron", 4)), ("1 ore",), refines=("3 wood", "1 plank", 1)),
    Card("3_brickburner", (("1 ore", 1), ("1 coal", 1)), ("1 food 1 plank",), refines=("2 clay", "1 brick", 1)),
    Card("3_head_official", (("2 plank", 1), ("1 brick", 1)), ("3 wood", "2 clay"), works="head_official"),
    Card("4_house", (("1 plank", 1), ("1 coal", 1)), ("1 clothing 1 wood",),
         builds=("house", "2 tool 1 plank 1 brick 2 clay")),
    Card("4_tailor_shop", (("2 plank", 1), ("2 brick", 1)), ("3 wood", "2 clay"),
         builds=("tailor_shop", "3 tool 2 brick 2 clay")),
    Card("4_coalburner", (("1 brick", 1), ("1 iron", 3)), ("1 food 1 ore",), refines=("3 wood", "1 coal", 2)),
    Card("4_joiner", (("2 food", 1), ("1 coal", 1)), ("1 brick",), refines=("2 wood", "1 plank", 3)),
    Card("4_brickburner", (("2 clothing", 1), ("2 ore", 1)), ("2 food 1 plank",), refines=("2 clay", "1 brick", 2)),
    Card("4_head_official", (("1 ore", 1), ("1 iron", 3)), ("1 coal",), works="head_official"),
    Card("4_chief_officer", (("2 food", 1), ("2 clothing", 1)), ("1 tool", "2 dollar"), works="chief_officer"),
]
# fmt: on
EVERY = [pytest.param(card, id=card.name) for card in CARDS]


SHEDS = ["pub farmer", "storage_shed farmer x2"]
COMMUNITY = {
    "1": ["farm x3", *SHEDS],
    "2": ["farm x3", *SHEDS, "storekeeper.2"],
    "3": ["farm", "pub farmer", "storekeeper.2", "328", "329"],
    "4": RED,
}
"""By era: cells enough, and nobody unemployed."""


def opened(card: Card, has: str, *more: str) -> Scene:
    north = dict(goods=has, community=[*COMMUNITY[card.name[0]], *more])
    table = scene(
        era=int(card.name[0]), last=4, year=2, marker="east", north=north, east=bystander("0"), market=card.name,
        places="baker grove clay_delve",
    )  # fmt: skip
    return table.go("market.1")


def key(cost: str, gives: str, n: int) -> str:
    return f"{written(vector(goods(cost)))} {written(vector(goods(gives)))} {n}"  # type: ignore[arg-type]


@pytest.mark.parametrize("card", EVERY)
@proves("CO-PLC-02", "CO-PLC-03", "CO-ERA-16")
def test_sells(card: Card) -> None:
    """Both ways, one after the other, the first of them twice."""
    (first, some), (second, more) = card.sells
    table = opened(card, " ".join([*(f"{2 * n} {good}" for good, n in goods(first).items()), second]))
    table.push(f"sell {key(first, f'{some} dollar', 2)}", f"sell {key(second, f'{more} dollar', 1)}")
    assert won(table) == total(minus(first, 2), minus(second), {"dollar": 2 * some + more})


@pytest.mark.parametrize("card", EVERY)
@proves("CO-PLC-05", "CO-PLC-06", "CO-PLC-07")
def test_subsidises(card: Card) -> None:
    for subsidy in card.subsidies:
        table = opened(card, "1 tool 9 dollar")
        if table.asked[1] == "market":
            assert sum(one.startswith("take") for one in table.keys) == len(card.subsidies)
            table.push(f"take {written(vector(goods(subsidy)))}")  # type: ignore[arg-type]
        assert won(table) == goods(subsidy)


@pytest.mark.parametrize("card", [one for one in EVERY if one.values[0].builds])
@proves("CO-PLC-09", "CO-PLC-16", "CO-CON-01")
def test_builds(card: Card) -> None:
    assert card.builds
    kind, cost = card.builds
    old = FROM.get(kind)
    table = opened(card, " ".join(f"{2 * n} {good}" for good, n in goods(cost).items()), *([old, old] if old else []))
    table.push(f"remodel {kind} {old}" if old else f"build {kind}")
    finished(table)
    assert won(table) == minus(cost)
    assert kind in [one.split()[0] for one in table.community("north")]


@pytest.mark.parametrize("card", [one for one in EVERY if one.values[0].refines])
@proves("CO-PLC-09", "CO-PLC-17")
def test_refines(card: Card) -> None:
    assert card.refines
    cost, gives, most = card.refines
    table = opened(card, " ".join(f"{(most + 1) * n} {good}" for good, n in goods(cost).items()))
    assert f"refine {key(cost, gives, most + 1)}" not in table.keys
    table.push(f"refine {key(cost, gives, most)}")
    assert table.asked[1] != "more"
    assert won(table) == total(minus(cost, most), {good: n * most for good, n in goods(gives).items()})


@pytest.mark.parametrize("card", [one for one in EVERY if one.values[0].works])
@proves("CO-PLC-09", "CO-FPL-03")
def test_works(card: Card) -> None:
    """The Librarian's two cards and a dollar, an official's marker and goods."""
    table = opened(card, "").push(f"work {card.works}")
    finished(table)
    if table.asked[1] == "swap":
        table.push("done")
    gains = {"librarian": "1 dollar", "head_official": "1 clay", "chief_officer": "1 tool 1 dollar"}[card.works]
    assert (table.game.marker == 0) == (card.works != "librarian")
    assert len(table.hand("north")) == 2 * (card.works == "librarian")
    assert won(table) == goods(gains)


def test_every_market_card_has_a_row() -> None:
    assert sorted(card.name for card in CARDS) == sorted(BOX.market_names)
