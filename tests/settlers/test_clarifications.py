"""General card clarifications (IS-CLR) and Locations of several colours (IS-Q-18)."""

import pytest

from tests.proves import proves
from tests.settlers.scene import scene


@proves("IS-CLR-01")
@pytest.mark.parametrize(
    "card", ["com_supplier", "com_carpenters_workshop", "com_mill", "com_canteen", "com_monty_the_merchant"]
)
def test_a_feature_that_pays_for_building_a_colour_counts_itself(card: str) -> None:
    """Each time you build a grey (brown, red, pink, yellow) Location: 1 Gold and 1 VP."""
    table = scene(romans=dict(wood=3, stone=2, hand=[card]), japanese=dict(built=["com_ruins"]))
    table.push(table.keys[0])
    changes = table.changes()
    assert list(changes) == ["romans"]
    assert (changes["romans"]["gold"], changes["romans"]["vp"]) == (1, 1)


@proves("IS-CLR-01")
@pytest.mark.parametrize(
    ("card", "yields"),
    [("rom_administration", {"vp": 1}), ("rom_headquarters", {"vp": 2}), ("rom_gardens", {"food": 1})],
)
def test_a_feature_that_pays_for_building_a_type_counts_itself(card: str, yields: dict[str, int]) -> None:
    """Administration and Gardens: each faction Location. Headquarters: each grey one."""
    table = scene(romans=dict(wood=1, stone=2, worker=0, hand=[card], foundations=["com_ruins"]), japanese={})
    table.push(table.keys[0])
    assert {good: n for good, n in table.goods("romans").items() if good in ("vp", "food")} == yields


@proves("IS-CLR-01")
def test_a_feature_does_not_count_what_does_not_match() -> None:
    """Mill (red) notices nothing when a brown Location is built, nor when an opponent builds a red one."""
    table = scene(
        romans=dict(wood=2, hand=["com_old_forest"], built=["com_mill"]), japanese=dict(food=1, hand=["JAP004"])
    )
    table.push("build COM007", "build JAP004")
    assert table.changes() == {
        "romans": {"hand": ["-COM007"], "built": ["+COM007"]},
        "japanese": {"food": 1, "hand": ["-JAP004"], "built": ["+JAP004"]},
    }


@proves("IS-CLR-02")
@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("com_rubble", "stone"),
        ("com_mammas_baths", "worker"),
        ("com_lords_fields", "food"),
        ("com_merchants_guild", "gold"),
        ("com_wood_supplier", "wood"),
    ],
)
def test_production_per_colour_counts_the_location_itself(card: str, good: str) -> None:
    board = {"worker": 5, "raze": 1, "defence": 1}
    table = scene(barbarians=dict(worker=0, built=[card]), japanese={}, phase="production")
    assert table.goods("barbarians") == board | {good: board.get(good, 0) + 1}


@proves("IS-CLR-02")
@pytest.mark.parametrize("card", ["com_statue", "com_wood_storage", "com_baker", "com_meeting_place", "com_apartment"])
def test_a_bonus_per_colour_counts_the_location_itself(card: str) -> None:
    table = scene(romans=dict(wood=2, stone=2, hand=[card], built=["com_ruins"]), japanese=dict(built=["jap_farm"]))
    table.push(table.keys[0])
    assert table.goods("romans")["vp"] == 1


@proves("IS-Q-18")
def test_a_location_of_three_colours_sets_off_a_feature_of_each() -> None:
    """Supplier, Carpenter's Workshop, Mill, Canteen: 1 Gold and 1 VP for a grey, brown, red, pink Location."""
    table = scene(
        romans=dict(
            wood=1,
            stone=2,
            hand=["rom_trade_colony"],
            built=["com_supplier", "com_carpenters_workshop", "com_mill", "com_canteen", "com_ruins"],
        ),
        japanese={},
    )
    table.push("build ROM023", "give COM069")
    changes = table.changes()["romans"]
    assert changes["vp"] == 3
    assert changes["gold"] == 3 + 1  # its own production
    assert changes["worker"] == 1


@proves("IS-Q-18")
@pytest.mark.parametrize(
    ("counter", "good", "n"),
    [("com_lords_fields", "food", 2), ("com_rubble", "stone", 2), ("com_wood_supplier", "wood", 2)],
)
def test_a_location_of_three_colours_counts_once_for_each(counter: str, good: str, n: int) -> None:
    """Of the Roman board, wood and stone; each counter counts itself and the Trade Colony."""
    board = {"wood": 1, "stone": 1}
    table = scene(romans=dict(built=[counter, "rom_trade_colony"]), japanese={}, phase="production")
    assert table.goods("romans")[good] == n + board.get(good, 0)


@proves("IS-Q-18")
def test_a_location_of_three_colours_is_one_location() -> None:
    table = scene(romans=dict(built=["rom_trade_colony"]), japanese=dict(passed=True), round=5)
    table.push("pass")
    assert table.table.scores == [2, 0]
