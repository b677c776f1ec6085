"""What is in the box (CO-CMP, CO-GEN, CO-DAT)."""

from collections import Counter

import pytest

from stead.titles.colonists.box import PEOPLE
from stead.titles.colonists.community import BORDER_MOST, free_spots
from stead.titles.colonists.figures import MOST_STEWARDS
from stead.titles.colonists.goods import vector
from stead.titles.colonists.pieces import BORDER, ORDINARY, STORAGE
from tests.colonists.scene import BOX, begin, scene
from tests.proves import proves


@proves("CO-CMP-01", "CO-Q-77")
def test_place_tiles() -> None:
    assert Counter(tile.era for tile in BOX.tile_facts) == {0: 13, 1: 12, 2: 12, 3: 12, 4: 13}
    assert {place.source for place in BOX.places} <= {"rulebook", "dataset", "house"}


@proves("CO-CMP-02", "CO-CMP-03", "CO-CMP-04")
def test_building_tiles() -> None:
    copies = {"/".join(tiles.buildings): tiles.copies for tiles in BOX.tiles}
    storage = {"storage_shed": 12, "storage_house": 12, "storage_hall": 12}
    assert {name: copies.pop(name) for name in storage} == storage
    assert copies == {
        "factory/casino": 20,
        "foresters_house/hollow": 25,
        "hunting_lodge/hunting_grounds": 20,
        "pub/theater": 20,
        "flat/apartment": 24,
        "house/community_hall": 16,
        "farm/estate": 32,
        "tailor_shop/textile_mill": 12,
        "boardinghouse": 8,
        "library": 4,
        "institute": 4,
        "ore_mine": 9,
        "stables": 4,
        "customs_house": 4,
    }
    assert sum(copies.values()) == 202


@proves("CO-CMP-03", "CO-Q-33")
def test_the_two_sides_of_a_tile_are_one_supply() -> None:
    """Nine Foresters' Houses and sixteen Hollows: all 25 tiles are built."""
    others = {
        "east": dict(community=["farm", "hollow x9"]),
        "south": dict(community=["farm", "hollow x8", "foresters_house x8"]),
    }
    north = dict(goods="3 wood 2 tool", community=["farm"])
    table = scene(last=2, north=north, **others, places="builder_foresters_house baker")
    assert table.refused("go market.1 builder_foresters_house.1") == "CO-Q-08"
    table = scene(
        last=2, north=north, **others, places="builder_foresters_house baker", options={"supply": "unlimited"}
    )
    assert "builder_foresters_house.1" in table.ends


@proves("CO-CMP-11", "CO-Q-33")
def test_colonists_are_so_many() -> None:
    assert PEOPLE == (60, 40, 20)
    estates = {name: dict(community=["estate x10"]) for name in ("east", "south")}
    table = scene(last=2, north=dict(goods="2 wood 1 tool", community=["flat"]), **estates, places="builder_farm baker")
    assert table.refused("go market.1 builder_farm.1") == "CO-Q-08"


@proves("CO-Q-33", "CO-CMP-12", "CO-CMP-14")
def test_goods_and_dollars_do_not_run_out() -> None:
    table = scene(north=dict(goods="999 dollar", at="baker"), east={}, places="baker grove")
    table.go("grove", "baker")
    assert table.goods("north") == "3 wood 999 dollar"


@proves("CO-CMP-09", "CO-STW-01", "CO-SET-12", "CO-SET-13")
def test_nobody_has_more_than_four_stewards() -> None:
    assert MOST_STEWARDS == 4
    community = ["envoy.1", "boardinghouse merchant x2", "house x3"]
    assert len(scene(era=3, north=dict(community=community), east={}).at("north")) == 4


@proves(
    "CO-CMP-10", "CO-CMP-05", "CO-CMP-06", "CO-CMP-08", "CO-SET-05", "CO-SET-06", "CO-SET-07", "CO-SET-08", "CO-SET-09"
)
def test_four_players_may_all_have_every_embassy_with_what_it_brings() -> None:
    """One tile of each kind per player: nobody ever goes short."""
    own = dict(community=["altruist.1", "industrialist.3", "storekeeper.2"])
    table = scene(era=3, north=own, east=own, south=own, west=own)
    for player in table.game.players:
        assert player.warehouse == 7  # 1, and the extensions of three colonies
        assert player.storage == 6
    assert len(table.game.envoys) == 3


@proves("CO-CMP-15", "CO-Q-77")
def test_improvements() -> None:
    assert Counter(card.era for card in BOX.improvements) == {1: 35, 2: 35, 3: 35, 4: 35}


@proves("CO-CMP-16", "CO-Q-77")
def test_market_cards() -> None:
    assert Counter(card.era for card in BOX.market_cards) == {1: 7, 2: 7, 3: 7, 4: 7}


@proves("CO-CMP-17", "CO-Q-84")
def test_eras_and_colonies() -> None:
    assert [card.era for card in BOX.eras] == [1, 2, 3, 4]
    assert len(BOX.colonies) == 9
    assert all(len(colony.levels) == 4 for colony in BOX.colonies)  # all of them have data, so all may be dealt


@proves("CO-CMP-18", "CO-Q-28", "CO-Q-29", "CO-SET-15")
def test_the_two_sides_of_the_community_board() -> None:
    """12 cells, or 20 and 10 border cells; 3 for storage buildings besides."""
    small = scene(north=dict(community=["farm x12"]), east={})
    assert free_spots(small.game, small.player("north")) == [STORAGE]
    large = scene(last=2, north=dict(community=["farm x19"]), east={})
    assert free_spots(large.game, large.player("north")) == [ORDINARY, STORAGE]
    hall = scene(era=3, north=dict(community=["farm x19", "community_hall", "farm border x9"]), east={})
    assert free_spots(hall.game, hall.player("north")) == [BORDER, STORAGE]
    assert BORDER_MOST == 10


@proves("CO-GEN-04")
def test_a_game_starts_in_era_1_if_nothing_else_is_said() -> None:
    table = begin(2)
    assert (table.game.first_era, table.game.last_era) == (1, 1)


@proves("CO-GEN-07")
def test_what_belongs_to_a_colony_is_there_only_with_it() -> None:
    """No relations are offered with a colony that is not in play."""
    north = dict(goods="3 wood 2 clay 1 tool", community=["farm", "storage_shed farmer"])
    table = scene(north=north, east={}, places="diplomat baker", colonies=["lord", "scholar", "trader", "envoy"])
    table.go("diplomat")
    assert table.keys == ["build envoy.1", "build lord.1", "build scholar.1", "build trader.1"]
    assert table.refused("build altruist.1") == "CO-DIP-01"


@proves("CO-GEN-08", "CO-Q-36")
def test_what_is_marked_with_an_era_holds_from_then_on() -> None:
    """A Storage House is of Era II; its builder is there in Era IV, too."""
    north = dict(goods="1 plank 1 brick 2 tool", community=["farm", "storage_shed farmer"])
    for era in (2, 3, 4):
        assert (
            "builder_storage_house.1" in scene(era=era, north=north, east={}, places="builder_storage_house baker").ends
        )


ANCHORS = {
    "CO-DAT-01": ("farm", {"tool": 1, "wood": 2}),
    "CO-DAT-02": ("hunting_lodge", {"tool": 3, "wood": 2, "clay": 1}),
}


@proves("CO-DAT-01", "CO-DAT-02", "CO-Q-76")
@pytest.mark.parametrize("anchor", ANCHORS)
def test_what_buildings_cost(anchor: str) -> None:
    kind, cost = ANCHORS[anchor]
    assert BOX.cost[BOX.kind[kind]] == vector(cost)


@proves("CO-DAT-03", "CO-DAT-04", "CO-DAT-05", "CO-DAT-06", "CO-DAT-07", "CO-DAT-08", "CO-DAT-14", "CO-DAT-15")
def test_what_buildings_yield_and_who_works_there() -> None:
    made = {
        name: BOX.yields[BOX.kind[name]]
        for name in ("foresters_house", "hunting_lodge", "hunting_grounds", "127", "125")
    }
    assert made == {
        "foresters_house": vector({"wood": 2}),
        "hunting_lodge": vector({"food": 1}),
        "hunting_grounds": vector({"food": 3}),
        "127": vector({"clay": 1}),
        "125": vector({"food": 1}),
    }
    workers = {
        name: BOX.worker[BOX.kind[name]] for name in ("foresters_house", "storage_shed", "storage_house", "stables")
    }
    assert workers == {"foresters_house": 0, "storage_shed": 0, "storage_house": 1, "stables": 2}
    assert BOX.remodels[BOX.kind["storage_house"]] == (BOX.kind["storage_shed"],)
    assert BOX.yields[BOX.kind["127"]] == BOX.yields[BOX.kind["hollow"]]


@proves("CO-DAT-18", "CO-DAT-19", "CO-DAT-20", "CO-Q-76")
def test_what_things_are_worth() -> None:
    value = {name: BOX.value[number] for name, number in BOX.kind.items()}
    assert value["lord.1"] == 2
    assert (
        6 * value["farm"]
        + 2 * value["flat"]
        + 2 * value["factory"]
        + 2 * value["foresters_house"]
        + 3 * value["storage_shed"]
        == 30
    )
    assert value["126"] + value["127"] == 3


@proves("CO-DAT-17")
def test_holiday_homes_are_residences() -> None:
    houses = {BOX.improvements[card].name: BOX.houses[BOX.improvement + card] for card in range(140)}
    assert houses["holiday_cabin"] == (1, 0, 0)
    assert houses["holiday_flat"] == (0, 1, 0)
    assert houses["holiday_house"] == (0, 0, 1)


@proves("CO-Q-78")
def test_how_many_one_may_own() -> None:
    limits = {BOX.kinds[kind]: BOX.limit[kind] for kind in range(BOX.embassy) if BOX.limit[kind] < 99}
    assert limits == {
        "storage_shed": 3,
        "storage_house": 3,
        "storage_hall": 3,
        "library": 1,
        "institute": 1,
        "stables": 1,
        "customs_house": 1,
        "boardinghouse": 2,
        "community_hall": 1,
    }


@proves("CO-GDS-03", "CO-GDS-04", "CO-GDS-10")
def test_what_is_made_of_what() -> None:
    """Workshops refine wood, clay and ore; coal is made of wood, and no building costs any."""
    made: dict[str, set[str]] = {}
    for place in BOX.places:
        if place.type == "workshop":
            for recipe in place.does[0].recipes:  # type: ignore[attr-defined]
                for good, n in zip(
                    ("plank", "brick", "iron", "coal"), (recipe.gives[i] for i in (3, 4, 5, 6)), strict=True
                ):
                    if n:
                        made.setdefault(good, set()).update(
                            name for name, m in zip(("wood", "clay", "ore"), recipe.cost[:3], strict=True) if m
                        )
    assert made["plank"] == {"wood"}
    assert "clay" in made["brick"]
    assert "ore" in made["iron"]
    assert made["coal"] == {"wood"}
    assert not any(BOX.cost[kind][6] for kind in range(BOX.embassy))
