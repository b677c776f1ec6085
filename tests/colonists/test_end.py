"""The end of the game, and every number that the rulebook's text fixes (CO-END, CO-DAT)."""

import pytest

from tests.colonists.scene import BOX, COLONISTS_TITLE, scene
from tests.proves import proves

ANCHOR = ["farm x6", "flat x2", "factory x2", "foresters_house x2", "storage_shed x3"]
"""Thirty dollars (CO-DAT-19)."""


@proves(
    "CO-EX-31", "CO-END-02", "CO-END-03", "CO-END-04", "CO-END-05", "CO-END-06", "CO-END-08", "CO-DAT-19", "CO-DAT-20"
)
def test_scoring() -> None:
    """Buildings 30, improvements 3, dollars 6; five of six farmers and both citizens at work: 61."""
    assert scene(north=dict(community=ANCHOR)).table.scores == [30]
    assert scene(north=dict(community=["126", "127"])).table.scores == [3]
    built = [
        "farm x6",
        "flat x2",
        "factory citizen x2",
        "foresters_house farmer x2",
        "storage_shed farmer x3",
        "126",
        "127",
    ]
    table = scene(north=dict(goods="6 dollar", community=built))
    assert table.table.scores == [61]
    tally = {name: points for name, (points,) in COLONISTS_TITLE.tally(table.game).items()}
    assert tally == {
        "buildings": 30,
        "embassies": 0,
        "improvements": 3,
        "dollars": 6,
        "farmer": 10,
        "citizen": 12,
        "merchant": 0,
    }


@proves("CO-END-07", "CO-END-08")
def test_a_merchant_at_work_is_worth_sixteen() -> None:
    assert scene(era=3, north=dict(community=["house"])).table.scores == [8]
    assert scene(era=3, north=dict(community=["house", "stables merchant"])).table.scores == [8 + 10 + 16]


@proves("CO-END-02", "CO-DIP-07")
def test_embassies_score_their_level() -> None:
    assert scene(era=4, north=dict(community=["trader.4", "lord.1"])).table.scores == [16]


@proves("CO-END-09")
def test_goods_and_tools_score_nothing() -> None:
    assert scene(north=dict(goods="3 wood 1 food 9 tool", community=["farm"])).table.scores == [1]


@proves("CO-END-03")
@pytest.mark.parametrize(
    ("card", "homes", "points"),
    [
        ("233", ["farm x3"], 3 + 3),
        ("233", ["estate x2"], 8 + 5),
        ("434", ["flat x3"], 9 + 6),
        ("434", ["flat x5"], 15 + 8),
    ],
)
def test_social_services_and_employment_office_pay_for_the_unemployed(card: str, homes: list[str], points: int) -> None:
    assert scene(era=4, north=dict(community=[card, *homes])).table.scores == [points]


@proves("CO-END-01", "CO-END-10", "CO-ERA-24", "CO-ERA-25", "CO-GEN-05")
def test_the_game_ends_after_production_of_the_fifth_year_of_the_last_era() -> None:
    """The Pub's dollar is in time. In a longer game the next era begins."""
    facts = dict(community=["farm", "pub farmer"])
    table = scene(north=facts, east=dict(community=["farm"]), year=5, phase="maintenance", places="baker grove")
    assert table.table.over
    assert table.table.scores == [1 + 4 + 2 + 1, 1]
    assert [place.seat for place in table.table.ranking] == [0, 1]
    table = scene(north=facts, east={}, year=5, last=2, phase="maintenance", places="baker grove")
    assert not table.table.over
    assert table.game.era == 2


@proves("CO-EX-36", "CO-END-11")
@pytest.mark.parametrize(("opened", "winner"), [("north", "south"), ("east", "north"), ("south", "north")])
def test_of_those_who_are_tied_whoever_began_last_wins(opened: str, winner: str) -> None:
    """Red and south are tied. In the order north, east, south south began after north; else north began after south."""
    rich, poor = dict(community=["farm x2"]), dict(community=["farm"])
    table = scene(north=rich, east=poor, south=rich, year=5, phase="maintenance", opened=opened, places="baker grove")
    assert table.table.scores == [2, 1, 2]
    assert table.names[table.table.ranking[0].seat] == winner
    assert [place.place for place in table.table.ranking] == [1, 2, 3]


# Data


def cost(name: str) -> dict[str, int]:
    return dict(BOX.buildings[BOX.kind[name]].cost)


@proves(
    "CO-DAT-01", "CO-DAT-02", "CO-DAT-03", "CO-DAT-04", "CO-DAT-05", "CO-DAT-06", "CO-DAT-07", "CO-DAT-08", "CO-Q-76"
)
def test_buildings_the_text_tells_of() -> None:
    buildings = {building.name: building for building in BOX.buildings}
    assert cost("farm") == {"tool": 1, "wood": 2}
    assert cost("hunting_lodge") == {"tool": 3, "wood": 2, "clay": 1}
    assert (buildings["foresters_house"].produces, buildings["foresters_house"].worker) == ({"wood": 2}, "farmer")
    assert (buildings["hunting_lodge"].kind, buildings["hunting_lodge"].produces) == ("maintenance", {"food": 1})
    assert buildings["hunting_grounds"].produces == {"food": 3}
    assert buildings["storage_shed"].worker == "farmer"
    assert (buildings["storage_house"].worker, buildings["storage_house"].remodels) == ("citizen", ["storage_shed"])
    assert (buildings["stables"].worker, buildings["stables"].gives) == ("merchant", {"range": 1})
    assert {building.source for building in BOX.buildings} <= {"rulebook", "dataset"}


@proves("CO-DAT-09", "CO-DAT-10", "CO-DAT-11", "CO-DAT-12", "CO-Q-79")
@pytest.mark.parametrize(
    ("place", "goods", "key", "left"),
    [
        ("riverbank_grove", "", None, "2 wood"),
        ("grove", "", None, "3 wood"),
        ("baker", "", None, "2 food"),
        ("baker", "4 food", "sell 2food 1dollar 2", "2 dollar"),
        ("joiner", "4 wood", "refine 2wood 1plank 2", "2 plank"),
    ],
)
def test_places_the_text_tells_of(place: str, goods: str, key: str | None, left: str) -> None:
    table = scene(era=4, year=2, north=dict(goods=goods, community=["farm", "328"]), places=f"{place} clay_delve").go(
        place
    )
    if key:
        table.push(key)
    assert table.goods("north") == left


@proves("CO-DAT-13", "CO-DAT-14", "CO-DAT-15", "CO-DAT-16", "CO-DAT-17", "CO-Q-77")
def test_improvements_the_text_tells_of() -> None:
    cards = {card.number: card for card in BOX.improvements}
    assert (cards[127].name, cards[127].produces) == ("loam_hollow", {"clay": 1})
    assert (cards[125].name, cards[125].produces) == ("vegetable_garden", {"food": 1})
    assert (cards[135].cost, cards[135].pays, cards[135].uses) == ({"wood": 3}, {"wood": 2}, "ticket")
    holidays = [cards[number].name for number in (128, 129, 130, 131, 330, 331)]
    assert holidays == ["holiday_cabin"] * 2 + ["holiday_flat"] * 2 + ["holiday_house"] * 2
    assert [sum(card.era == era for card in BOX.improvements) for era in (1, 2, 3, 4)] == [35] * 4
    assert [sum(card.era == era for card in BOX.market_cards) for era in (1, 2, 3, 4)] == [7] * 4


@proves("CO-Q-78")
def test_ownership_limits() -> None:
    limits = {building.name: building.limit for building in BOX.buildings if building.limit}
    ones = ("library", "institute", "stables", "customs_house", "community_hall")
    threes = ("storage_shed", "storage_house", "storage_hall")
    assert limits == {**dict.fromkeys(ones, 1), **dict.fromkeys(threes, 3), "boardinghouse": 2}


@proves("CO-Q-81")
def test_pub_theater_and_casino_are_financial_and_a_customs_house_waives_the_fee() -> None:
    """The ruling has no effect of the Customs House until there is data; the data say: no fee."""
    built = ["customs_house merchant"]
    table = scene(era=3, north=dict(community=built), east=dict(at="grove"), places="grove baker").go("grove")
    assert table.goods("north") == "3 wood"
    table = scene(era=3, north=dict(community=["customs_house", "house"]), east=dict(at="grove"), places="grove baker")
    assert "grove.1" not in table.ends
    assert [building.name for building in BOX.buildings if building.kind == "financial"] == ["pub", "theater", "casino"]


@proves("CO-Q-84")
def test_every_colony_that_can_be_dealt_has_data_for_its_four_levels() -> None:
    for colony in BOX.colonies:
        for level in colony.levels:
            told = (level.gives, level.produces, level.refines, level.market, level.gifts, level.instead, level.alchemy)
            assert any((*told, level.draws, level.rebuilds, level.roomier, level.besides))
            assert level.source in ("rulebook", "dataset")


@proves("CO-Q-80")
def test_cells_for_one_good_only() -> None:
    """A Wood Warehouse: three cells for wood besides the four for anything. Five clay are too many."""
    built = ["farm", "227"]
    table = scene(era=2, north=dict(goods="3 wood 3 clay", community=built), places="clay_delve grove").go("clay_delve")
    assert table.goods("north") == "3 wood 4 clay"  # a wood would have made no room
    table = scene(era=2, north=dict(goods="4 clay", community=built), places="clay_delve grove").go("grove")
    assert table.goods("north") == "3 wood 4 clay"
