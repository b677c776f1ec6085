"""Points for suppliers, and how they run down the chain (FG-VPC)."""

from itertools import product
from typing import Any

import pytest

from stead.titles.founders.events import Earned
from tests.founders.chain import KEYS, build, chain, deliver, points
from tests.founders.scene import BOX, Scene, scene
from tests.proves import proves

SPINE = "A3 B3 C3 D3 E3 F3 G3 H3 I3 J3"


def owned(*names: str) -> dict[str, str]:
    """Who owns livestock, gems, metal, leather and jewelry: all that clothing comes from."""
    return dict(zip(("livestock", "gems", "metal", "leather", "jewelry"), names, strict=True))


THREE = owned("inox", "orchids", "valraths", "inox", "orchids")


@proves("FG-VPC-01")
def test_a_supplier_earns_what_the_new_storage_says() -> None:
    """Clothing says 4 for jewelry and 2 for leather; those say 1 for each of theirs."""
    table = chain("clothing", "savvas", THREE).push("play upgrade", "upgrade clothing", KEYS["clothing"])
    earned = {event.resource: event.vp for event in table.events(Earned)}
    assert earned == {"jewelry": 4, "leather": 2, "livestock": 1, "gems": 1, "metal": 1}


@proves("FG-VPC-01", "FG-VPC-09")
def test_a_supplier_earns_what_the_building_says() -> None:
    """And a basic storage passes nothing on."""
    table = scene(
        quatryls=dict(storages={"tools": ["C5"]}), savvas={}, buildings={"university": "H5 I5 H6 I6"}, roads="D5 E5 F5"
    )
    table.push("lay trade", "road G5")
    assert points(table) == {"quatryls": BOX.prestige[BOX.building["university"]].needs["tools"]}


@proves("FG-VPC-02")
def test_the_builder_pays_no_points_and_gets_none_for_the_storage_itself() -> None:
    assert build("clothing", "savvas", THREE) == {"inox": 2, "orchids": 3, "valraths": 1}


@proves("FG-VPC-03")
def test_a_builder_is_a_supplier_too() -> None:
    mine = owned("savvas", "orchids", "valraths", "savvas", "orchids")
    assert build("clothing", "savvas", mine) == {"savvas": 2, "orchids": 3, "valraths": 1}


@proves("FG-VPC-04", "FG-Q-14")
def test_the_builder_chooses_among_suppliers() -> None:
    """People at C2, and at M2 over the Savvas' bridge; those at S14 are not connected."""
    table = scene(
        savvas=dict(storages={"stone": ["A2"]}, access=["C2", "M2", "S14"], bridges=["K3"]),
        humans=dict(storages={"people": ["C2", "M2", "S14"]}),
        roads=SPINE + " L3",
    )
    table.push("play upgrade", "upgrade bricks", "at A4 1")
    assert table.asked == ("savvas", "supplier")
    assert table.keys == ["from C2", "from M2"]
    assert table.refused("from S14") == "FG-Q-14"
    table.push("from M2")
    assert table.storage("A4")["from"] == ["M2", "A2"]


def two_bricks(**more: Any) -> Scene:
    """Bricks of the Savvas at A4, of the Humans at M1: the Savvas may make government of books and either."""
    return scene(
        savvas=dict(coins=10, storages={"stone": ["A1"], "bricks": ["A4 B4 C4"]}, access=["E4", "M1"], bridges=["K3"]),
        humans=dict(storages={"people": ["U1"], "bricks": ["M1 M2 M3"]}),
        orchids=dict(storages={"wood": ["S1"], "plants": ["S3"], "books": ["E4 E5 E6"]}),
        roads=SPINE + " L3",
        **more,
    )


@pytest.mark.parametrize(
    ("supplier", "gained"),
    [("from M1", {"humans": 3, "savvas": 1, "orchids": 4}), ("from A4", {"savvas": 3, "humans": 1, "orchids": 4})],
)
@proves("FG-VPC-04", "FG-Q-14")
def test_a_rivals_supplier_may_be_chosen_before_ones_own(supplier: str, gained: dict[str, int]) -> None:
    table = two_bricks()
    table.push("play upgrade", "upgrade government", "at G1 1", supplier)
    assert points(table) == gained


@proves("FG-VPC-05", "FG-VPC-08", "FG-VPC-11")
def test_shares_run_down_to_the_basic_storages() -> None:
    """4 for jewelry less 1 for gems and 1 for metal; 2 for leather less 1 for livestock; 10 for clothing less 4 and
    2. It is the same whether somebody builds or delivers."""
    assert build("clothing", "savvas", THREE) == {"inox": 1 + 1, "orchids": 2 + 1, "valraths": 1}
    assert deliver("clothing", "savvas", THREE) == {"savvas": 4, "inox": 1 + 1, "orchids": 2 + 1, "valraths": 1}


@proves("FG-VPC-06", "FG-Q-13")
def test_the_suppliers_are_those_of_the_building_time() -> None:
    """Government made with bricks of the Humans is delivered: nothing for the Savvas' own bricks, which lie nearer."""
    made = dict(government=["G1 H1 I1 H2 from E4 M1"])
    table = scene(
        savvas=dict(storages={"stone": ["A1"], "bricks": ["A4 B4 C4"]} | made, access=["E4", "M1"], bridges=["K3"]),
        humans=dict(storages={"people": ["U1"], "bricks": ["M1 M2 M3"]}),
        orchids=dict(storages={"wood": ["S1"], "plants": ["S3"], "books": ["E4 E5 E6"]}),
        buildings={"university": dict(at="H5 I5 H6 I6", cubes={"tools": "humans", "books": "orchids"})},
        roads=SPINE + " L3",
    )
    table.push("lay trade", "road I4")
    assert points(table) == {"savvas": 12 - 4 - 4 + 1, "humans": 4 - 1, "orchids": 4}


@pytest.mark.parametrize(
    ("gems", "metal", "kept"), [("orchids", "valraths", 2), ("quatryls", "valraths", 3), ("quatryls", "quatryls", 4)]
)
@proves("FG-VPC-07", "FG-VPC-10")
def test_a_share_due_to_oneself_is_kept(gems: str, metal: str, kept: int) -> None:
    """Jewelry of the Quatryls, printed 4 (+2)."""
    gained = build("clothing", "inox", owned("inox", gems, metal, "inox", "quatryls"))
    assert gained["quatryls"] == kept


@proves("FG-VPC-10")
def test_the_number_in_brackets() -> None:
    """Wherever an advanced resource is wanted, what is printed exceeds what its own inputs are worth."""
    for target in (*BOX.recipes, *BOX.needs):
        for resource, vp in target:
            inputs = [share for _, share in BOX.recipes[resource]]
            assert vp - sum(inputs) >= (1 if inputs else 0)


MIXED = [
    owned("inox", gems, "valraths", leather, jewelry)
    for gems, leather, jewelry in product(("inox", "orchids"), ("savvas", "inox"), ("savvas", "valraths"))
]


@pytest.mark.parametrize("owners", [THREE, *MIXED])
@proves("FG-VPC-12", "FG-VPC-11")
def test_all_points_together_are_what_is_printed(owners: dict[str, str]) -> None:
    assert sum(deliver("clothing", "savvas", owners).values()) == 10
    assert sum(build("clothing", "savvas", owners).values()) == 4 + 2


@proves("FG-VPC-13")
def test_access_earns_nothing() -> None:
    """The Savvas have access to everything that the clothing is made of."""
    assert "savvas" not in build("clothing", "savvas", THREE)


@proves("FG-Q-68")
def test_a_share_never_exceeds_the_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    """With our content the least is 0, all inputs neutral. Were it less, nobody would lose points, and shares would be
    paid in full: leather worth 1 here, its livestock 1, the jewelry 4 with gems worth 5."""
    for target in (*BOX.recipes, *BOX.needs):
        for resource, vp in target:
            assert vp >= sum(2 if share == 1 else share for _, share in BOX.recipes[resource])
    changed = list(BOX.recipes)
    gems, metal = BOX.resource["gems"], BOX.resource["metal"]
    changed[BOX.resource["jewelry"]] = ((gems, 5), (metal, 1))
    monkeypatch.setattr(BOX, "recipes", changed)
    assert build("clothing", "inox", owned("inox", "orchids", "valraths", "inox", "humans")) == {
        "inox": 2,
        "orchids": 5,
        "valraths": 1,
    }
