"""The clarified Roman cards (IS-ROM) and the rulings on them."""

import pytest

from tests.proves import proves
from tests.settlers.cards.rows import on, ready
from tests.settlers.scene import scene

ENGINEERS, SPIES, WAREHOUSES, TRADE_COLONY = "ROM008", "ROM010", "ROM019", "ROM023"
ARMORER, GALLOWS, RUINS = "COM018", "COM005", "COM069"

# Engineers


@proves("IS-ROM-01", "IS-ROM-02")
def test_engineers_discard_and_do_not_raze() -> None:
    """No Raze goods, no Foundation, no wood, and nothing that notices razing."""
    table = scene(romans=dict(built=[ENGINEERS, GALLOWS]), barbarians=dict(built=[ARMORER]))
    table.push(f"activate {ENGINEERS}")
    assert table.changes() == {
        "romans": {"worker": -2, "vp": 1},
        "barbarians": {"built": [f"-{ARMORER}"]},
        "common": {"discard": [f"+{ARMORER}"]},
    }
    ready(table, "barbarians")


@proves("IS-Q-45")
def test_nothing_protects_from_engineers() -> None:
    """The Defence token goes with the Location; even Ruins, which cannot be razed, can be discarded."""
    table = scene(romans=dict(built=[ENGINEERS]), barbarians=dict(built=[ARMORER, RUINS], guarded=[ARMORER]))
    table.push(f"activate {ENGINEERS}")
    assert table.keys == [f"target {ARMORER}", f"target {RUINS}"]
    table.push(f"target {ARMORER}")
    assert table.changes()["barbarians"] == {"built": [f"-{ARMORER}"]}
    assert on(table, ARMORER) == {}


@proves("IS-Q-45")
def test_engineers_reach_neither_faction_locations_nor_who_has_passed() -> None:
    table = scene(romans=dict(built=[ENGINEERS]), barbarians=dict(built=["BAR001"]))
    assert table.refused(f"activate {ENGINEERS}") == "IS-Q-27"
    passed = scene(romans=dict(built=[ENGINEERS]), barbarians=dict(built=[ARMORER], passed=True))
    assert passed.refused(f"activate {ENGINEERS}") == "IS-Q-27"


# Trade Colony


@proves("IS-ROM-03")
@pytest.mark.parametrize("feature", ["COM002", "COM004", "COM006"])
def test_trade_colony_is_grey_brown_and_red(feature: str) -> None:
    """Supplier, Carpenter's Workshop and Mill each notice it."""
    table = scene(romans=dict(wood=1, stone=2, hand=[TRADE_COLONY], built=[RUINS, feature]), barbarians={})
    table.push(f"build {TRADE_COLONY}", f"give {RUINS}")
    assert table.goods("romans") == {"worker": 3, "gold": 2, "vp": 1}
    ready(table, "barbarians")


@proves("IS-ROM-03")
@pytest.mark.parametrize("feature", ["COM078", "COM080"])
def test_trade_colony_has_no_other_colour(feature: str) -> None:
    """Canteen (pink) and Monty (yellow) do not."""
    table = scene(romans=dict(wood=1, stone=2, hand=[TRADE_COLONY], built=[RUINS, feature]), barbarians={})
    table.push(f"build {TRADE_COLONY}", f"give {RUINS}")
    assert table.goods("romans") == {"worker": 3, "gold": 1}


@proves("IS-ROM-03")
def test_trade_colony_counts_for_all_its_colours_at_once() -> None:
    """Rubble, Wood Supplier and Lord's Fields each count themselves and the Trade Colony."""
    table = scene(
        phase="production", romans=dict(worker=0, built=[TRADE_COLONY, "COM011", "COM029", "COM025"]), barbarians={}
    )
    assert table.goods("romans") == {
        "worker": 2 + 1, "wood": 1 + 2, "stone": 1 + 2, "food": 2, "gold": 1, "raze": 1, "defence": 1,
    }  # fmt: skip


# Spies


@proves("IS-ROM-04", "IS-Q-39")
def test_spies_do_not_make_a_deal() -> None:
    """No food, no good at once, no Deal made; the good comes in the next Production phase."""
    table = scene(romans=dict(food=1, built=[SPIES]), barbarians=dict(worker=0, deals=["BAR001"], hand=[RUINS]))
    table.push(f"activate {SPIES}")
    assert table.changes() == {
        "romans": {"worker": -2, "vp": 1, "deals": ["+BAR001"]},
        "barbarians": {"deals": ["-BAR001"]},
    }
    assert not [event for event in table.table.events if type(event).__name__ == "DealMade"]
    table.push("pass")
    while table.asked[1] == "draft":
        table.push(table.keys[0])
    assert table.goods("romans")["wood"] == 1 + 1
    assert "wood" not in table.goods("barbarians")


@proves("IS-ROM-05")
def test_spies_take_deals_from_under_the_board_alone() -> None:
    """Not a Trade Route Deal."""
    japanese = dict(deals=["JAP001", "JAP008"], routes=["EGY002"])
    table = scene(romans=dict(built=[SPIES]), japanese=japanese, egyptians=dict(built=["EGY002"]))
    table.push(f"activate {SPIES}")
    assert table.keys == ["target japanese JAP001", "target japanese JAP008"]
    assert table.refused("target japanese EGY002") == "IS-ROM-05"
    alone = scene(romans=dict(built=[SPIES]), japanese=dict(routes=["EGY002"]), egyptians=dict(built=["EGY002"]))
    assert alone.refused(f"activate {SPIES}") == "IS-Q-27"


# Warehouses


@proves("IS-ROM-06", "IS-ROM-07")
def test_what_warehouses_stored_outlasts_them() -> None:
    """Given up in the next round, they leave the stone in the supply: it can be spent, and goes in that Cleanup."""
    table = scene(romans=dict(stone=2, hand=["COM036", "ROM003"], built=[WAREHOUSES]), barbarians=dict(worker=0))
    table.push("pass", "store stone 2")
    while table.asked[1] == "draft":
        table.push(table.keys[0])
    table.push("pass")  # the Barbarians
    assert table.goods("romans")["stone"] == 2 + 1
    table.push("build ROM003")  # for 1 stone, giving Warehouses up
    assert table.zone("romans", "built") == ["ROM003"]
    assert table.goods("romans")["stone"] == 2
    table.push("build COM036", "end")  # for 1 stone more
    assert table.goods("romans")["stone"] == 1
    table.push("pass", "store nothing", "store nothing")  # Workers of the Barbarians, Raze tokens of the Romans
    assert table.asked[1] == "draft"
    assert table.goods("romans") == {}
