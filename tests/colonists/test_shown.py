"""What shells are told: what may be tried with a thing, purses, scores, charts; and what a view hides."""

from typing import Any

import pytest

from stead import bots
from tests.colonists.scene import BOX, COLONISTS_TITLE, Scene, begin, scene

WEALTHY = dict(
    goods="2 wood 1 food 5 tool 7 dollar",
    community=[
        *("farm x3", "flat x2", "foresters_house farmer 2", "theater citizen", "factory", "pub"),
        *("lord.2", "altruist.2", "334 2", "234 1", "135 3"),
    ],
    hand=["301", "212"],
)


def town(**more: Any) -> Scene:
    """North in era 3, with a neighbour in whose hand a card is."""
    told: dict[str, Any] = dict(places="joiner baker grove", era=3, envoys={"altruist": "grove"}, market="3_joiner")
    return scene(north=WEALTHY, east=dict(hand=["302"], at="joiner"), **{**told, **more})


def tried(table: Scene, thing: str, seat: int = 0) -> list[str]:
    return COLONISTS_TITLE.attempts(table.game, seat, thing)


@pytest.mark.parametrize(
    ("thing", "keys"),
    [
        ("place:nowhere", []),
        ("place:joiner.2", []),  # not on the map
        ("place:baker.1", []),  # one can go there: whether others can is no question
        ("structure:farm", []),
        ("structure:pub#2", []),
        ("structure:pub", ["employ farmer pub"]),
        ("structure:factory", ["employ farmer factory", "employ citizen factory", "employ merchant factory"]),
        ("structure:theater", ["dismiss citizen theater"]),
        ("structure:135", ["ride 135"]),
        ("structure:334", ["gallop 334"]),
        ("structure:234", []),
        ("card:301", ["play 301"]),
        ("card:302", []),  # in another's hand
        ("card:none", []),
        ("kind:pub", ["build pub"]),
        ("kind:house", ["remodel house flat"]),
        ("kind:estate", ["remodel estate farm"]),
        ("kind:apartment", ["remodel apartment flat"]),
        ("kind:125", []),
        ("level:lord.3", ["remodel lord.3 lord.2"]),
        ("colony:lord", ["remodel lord.3 lord.2"]),
        ("colony:trader", ["build trader.1"]),
        ("colony:nobody", []),
        ("good:wood", ["drop wood"]),
        ("good:gold", []),
        ("envoy:altruist", ["send altruist grove.1"]),
        ("envoy:laborer", ["send laborer market.1"]),
        ("envoy:nobody", []),
        ("steward:market.1", ["go market.1 joiner.1", "go market.1 baker.1", "go market.1 grove.1"]),
        ("steward:grove.1", []),
        ("cell:2,-1", ["lay 2,-1"]),
        ("cell:2,-1+3,-1", ["lay 2,-1 3,-1"]),
        ("cell:here", []),
        ("seat:1", []),
        ("", []),
    ],
)
def test_what_may_be_tried_with_a_thing(thing: str, keys: list[str]) -> None:
    assert sorted(tried(town(), thing)) == sorted(keys)


def test_whatever_may_be_tried_has_a_reason_or_can_be_done() -> None:
    table = town()
    for thing in ("structure:factory", "card:301", "kind:house", "colony:lord", "good:wood"):
        for key in tried(table, thing):
            assert key in table.keys or table.table.explain(key, 0) is not None


def test_where_nobody_can_go_every_steward_may_be_asked_about() -> None:
    table = scene(north={}, east=dict(at="joiner"), places="joiner baker")
    assert tried(table, "place:joiner.1") == ["go market.1 joiner.1"]


def test_a_new_steward_enters_by_a_market() -> None:
    table = scene(north=dict(at="-"), east={})
    assert tried(table, "place:market.1") == []
    later = scene(north=dict(at="-"), east={}, active="east")
    assert tried(later, "place:market.1") == ["enter market.1"]


def test_what_is_tried_depends_on_the_phase() -> None:
    setting_up = begin(2)
    assert tried(setting_up, "place:market.1") == ["lay-on market.1"]
    later = begin(2, first="3", last="3").until("buy")
    assert tried(later, "kind:pub") == ["buy pub"]
    assert tried(later, "level:lord.1") == ["buy lord.1"]
    buying = later.until("goods")
    assert tried(buying, "good:wood") == ["buy wood"]


def test_a_card_just_drawn_may_be_kept() -> None:
    table = scene(
        north=dict(community=["farm x2", "library"]), east={}, places="librarian", deck=["101", "103", "105", "107"]
    )
    table.go("librarian").until("keep")
    card = table.keys[0].split()[1]
    assert tried(table, f"card:{card}") == [f"keep {card}"]


# Sums


def test_a_purse_counts_what_everybody_may_see() -> None:
    table = town()
    assert COLONISTS_TITLE.purse(table.game, 0) == {"wood": 2, "food": 1, "tool": 5, "dollar": 7}
    assert COLONISTS_TITLE.purse(table.game, 1) == {}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_tally_adds_up_to_the_score(seats: int) -> None:
    table = begin(seats, seed=seats).table
    bots.play_out(table, [bots.make("random", COLONISTS_TITLE, seed=seat) for seat in range(seats)])
    parts = COLONISTS_TITLE.tally(table.game)
    assert [sum(dollars) for dollars in zip(*parts.values(), strict=True)] == table.scores
    assert COLONISTS_TITLE.measures(table.game)["dollars"] == table.scores


def test_charts_follow_dollars_and_workers() -> None:
    measures = COLONISTS_TITLE.measures(town().game)
    assert measures["workers"] == [2, 0]
    assert measures["dollars"] == COLONISTS_TITLE.scores(town().game)


def test_years_are_counted_through_all_eras() -> None:
    assert COLONISTS_TITLE.chapter(begin(2).game) == 0
    assert COLONISTS_TITLE.chapter(town(year=2).game) == 12
    assert COLONISTS_TITLE.chapter(scene(north={}, east={}, era=2, phase="era").game) == 5


def test_an_option_lights_what_it_is_about() -> None:
    table = town().table
    go = table.decision.find("go market.1 baker.1")
    assert go is not None
    assert COLONISTS_TITLE.touches(table.game, 0, go) == go.about


# Views


def test_hands_and_decks_are_hidden() -> None:
    table = town(coming=["builder_house"], pile=["builder_stables", "builder_customs_house"]).table
    own, other, spectator = (table.view(seat).data() for seat in (0, 1, None))
    assert [player["hand"] for player in own["players"]] == [["212", "301"], None]
    assert [player["hand"] for player in other["players"]] == [None, ["302"]]
    assert [player["hand"] for player in spectator["players"]] == [None, None]
    for data in (own, other, spectator):
        assert [player["cards"] for player in data["players"]] == [2, 1]
        assert data["places_left"] == 2
        assert data["deck_left"] == len(table.game.deck)
        assert not {"pile", "deck", "market_deck", "market_gone", "gone", "chance"} & set(data)


def test_all_is_revealed_in_the_open_view_and_nothing_changes_by_it() -> None:
    table = town().table
    before = table.position()
    data = COLONISTS_TITLE.open_view(table.game, table.decisions).data()
    assert [player["hand"] for player in data["players"]] == [["212", "301"], ["302"]]
    assert table.position() == before


def test_only_the_seat_that_is_asked_sees_its_ways() -> None:
    """Where a steward can go, whether by a jump, and whom a fee is due to."""
    table = scene(
        north=dict(at="baker", goods="3 wood 1 food 2 tool"),
        east=dict(at="grove"),
        places="baker riverbank_grove grove joiner",
    ).table
    own, other = (table.view(seat).data()["asked"][0] for seat in (0, 1))
    assert other["ways"] == []
    ways = {way["place"]: (way["jump"], way["to"]) for way in own["ways"]}
    assert ways["market.1"] == (False, [])
    assert set(ways) == {"market.1", "riverbank_grove.1"}  # the others are two steps away
    assert all(way["steward"] == "baker.1" for way in own["ways"])
    assert own["fee"] == {"goods": True, "resources": 1}


def test_a_fee_is_due_to_whoever_stands_there() -> None:
    data = town().table.view(0).data()["asked"][0]
    assert {way["place"]: way["to"] for way in data["ways"] if way["place"] in ("baker.1", "market.1")} == {
        "baker.1": [],
        "market.1": [],
    }
    rich = scene(north=dict(goods="3 wood 2 tool"), east=dict(at="joiner"), places="joiner baker").table
    ways = {way["place"]: way["to"] for way in rich.view(0).data()["asked"][0]["ways"]}
    assert ways["joiner.1"] == [1]


def test_a_tile_that_is_to_be_laid_is_shown() -> None:
    table = begin(2).table
    asked = table.view(table.decision.seat).data()["asked"][0]
    tile = BOX.tile_names[table.game.coming[0]]
    assert asked["tile"] == {"tile": tile, "place": tile.partition(".")[0], "type": asked["tile"]["type"]}
    assert asked["ways"] == []
    market = begin(2).until("fill").table
    assert market.view(market.decision.seat).data()["asked"][0]["tile"] is None


def test_budgets_are_shown_while_they_are_spent() -> None:
    later = begin(2, first="3", last="3").until("buy").table
    card = BOX.eras[2]
    budgets = [player["budget"] for player in later.view(None).data()["players"]]
    assert budgets == [{"embassies": card.embassies, "buildings": card.buildings, "goods": card.goods}] * 2
    assert [player["budget"] for player in town().table.view(None).data()["players"]] == [None, None]


def test_the_small_market_is_a_market() -> None:
    table = town(
        options={"small_market": True},
        places={"joiner": "1,-1", "grove": "2,-1", "baker": "3,-1", "small_market": "4,-2"},
    )
    land = {place["tile"]: (place["place"], place["type"]) for place in table.table.view(0).data()["land"]}
    assert land["small_market"] == ("small_market", "market")
    assert land["market.1"] == ("market", "market")
    assert land["joiner.1"] == ("joiner", "workshop")


def test_envoys_say_who_may_move_them() -> None:
    """Of colonies in play only; by whoever has their level 2, once in a half-year, between actions."""
    table = town()
    envoys = {one["envoy"]: one for one in table.table.view(0).data()["envoys"]}
    assert set(envoys) == {"altruist"}
    assert envoys["altruist"] == {"envoy": "altruist", "at": "grove.1", "entitled": [0], "movable": True}
    table.push("send altruist joiner.1")
    (sent,) = table.table.view(0).data()["envoys"]
    assert (sent["at"], sent["movable"]) == ("joiner.1", False)
    (theirs,) = town(active="east").table.view(0).data()["envoys"]
    assert not theirs["movable"]


def test_the_running_action_is_shown_with_what_is_left_for_it() -> None:
    table = scene(north=dict(goods="4 wood", community=["farm x2", "storage_shed farmer"]), east={}, places="joiner")
    assert table.table.view(0).data()["visit"] is None
    table.go("joiner")
    visit = table.table.view(0).data()["visit"]
    assert (visit["seat"], visit["at"], visit["storage"]) == (0, "joiner.1", 5)
    assert visit["fresh"] == visit["discount"] == {}


def test_the_year_and_its_market_card_are_shown() -> None:
    data = town().table.view(0).data()
    assert data["market"]["card"] == "3_joiner"
    assert (data["era"], data["year"], data["years"], data["turns"], data["fee"]) == (3, 1, 5, 3, BOX.eras[2].fee)
    assert begin(2).table.view(0).data()["market"] is None


def test_tiles_left_are_counted_unless_there_are_as_many_as_wanted() -> None:
    left = {tuple(one["buildings"]): one["left"] for one in town().table.view(0).data()["tiles"]}
    assert left["farm", "estate"] == 32 - 3 - 2
    unlimited = town(options={"supply": "unlimited"}).table.view(0).data()["tiles"]
    assert {one["left"] for one in unlimited} == {None}


# Dealing anew


def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    table = town(pile=["builder_stables", "builder_house", "builder_tailor_shop"]).table
    deals = [table.determinize(0, seed) for seed in range(12)]
    for dealt in deals:
        game, truth = dealt.game, table.game
        assert game.players[0].hand == truth.players[0].hand
        assert len(game.players[1].hand) == 1
        assert sorted([*game.deck, *game.players[1].hand]) == sorted([*truth.deck, *truth.players[1].hand])
        assert sorted([*game.market_deck, *game.market_gone]) == sorted([*truth.market_deck, *truth.market_gone])
        assert len(game.market_gone) == 2
        assert sorted(game.pile) == sorted(truth.pile)
        assert dealt.view(0).data() == table.view(0).data()
    assert len({tuple(dealt.game.players[1].hand) for dealt in deals}) > 1


def test_cards_just_drawn_by_another_are_dealt_anew_too() -> None:
    table = scene(north=dict(community=["farm x2", "library"]), east={}, places="librarian")
    table.go("librarian").until("keep")
    drawn = table.player("north").drawn
    assert len(drawn) == 4
    dealt = table.table.determinize(1, 5).game.players[0].drawn
    assert len(dealt) == 4
    assert table.table.determinize(0, 5).game.players[0].drawn == drawn
