"""The clarified Japanese cards (IS-JPC) and the rulings on them."""

import pytest

from tests.proves import proves
from tests.settlers.cards.rows import on, ready
from tests.settlers.scene import Scene, scene

GARRISON, GATE, SHRINE, NEGOTIATOR, TRADE_ROUTE, NINJAS = "JAP008", "JAP013", "JAP015", "JAP019", "JAP021", "JAP026"
HANSEATIC_LEAGUE, ROBBERS = "COM061", "BAR030"

# Garrison


@proves("IS-JPC-01", "IS-JPC-02")
def test_garrison_discards_and_does_not_raze() -> None:
    """No Raze goods, no Foundation, no wood, and nothing that notices razing."""
    table = scene(japanese=dict(raze=1, built=[GARRISON, "COM005"]), romans=dict(built=["COM018", "ROM020"]))
    table.push(f"activate {GARRISON}")
    assert table.changes() == {
        "japanese": {"raze": -1},
        "romans": {"built": ["-COM018"]},
        "common": {"discard": ["+COM018"]},
    }
    ready(table, "romans")


@proves("IS-Q-45")
def test_nothing_protects_from_garrison() -> None:
    table = scene(
        japanese=dict(raze=1, built=[GARRISON]),
        romans=dict(built=["COM033"], guarded=["COM033"], used={"COM033": 1}, laid={"COM033": {"worker": 1}}),
    )
    table.push(f"activate {GARRISON}")
    assert table.changes() == {
        "japanese": {"raze": -1},
        "romans": {"built": ["-COM033"]},
        "common": {"discard": ["+COM033"]},
    }
    assert on(table, "COM033") == {}


@proves("IS-Q-45")
def test_garrison_cannot_reach_who_has_passed() -> None:
    table = scene(japanese=dict(raze=1, built=[GARRISON]), romans=dict(built=["COM018"], passed=True))
    assert table.refused(f"activate {GARRISON}") == "IS-Q-27"


# Gate and Shrine


@proves("IS-JPC-03")
def test_cards_do_not_come_back_from_gate() -> None:
    table = scene(japanese=dict(built=[GATE], under={GATE: ["COM003"]}), romans={})
    assert table.refused("take COM003") == "IS-JPC-03"
    assert table.refused("build COM003") == "IS-BLD-01"


@proves("IS-JPC-04")
def test_cards_stay_under_gate_to_the_end() -> None:
    mine = dict(built=[GATE], under={GATE: ["COM003", "JAP001"]})
    table = scene(japanese=mine, romans=dict(worker=0))
    table.push("pass")
    assert table.asked[1] == "draft"
    assert table.zone("japanese", "under") == ["COM003", "JAP001"]
    last = scene(round=5, japanese=mine, romans=dict(worker=0))
    last.push("pass")
    assert last.table.scores == [2 + 2, 0]


@proves("IS-JPC-05", "IS-JPC-12")
@pytest.mark.parametrize(("card", "rule"), [(GATE, "IS-JPC-05"), (SHRINE, "IS-JPC-12")])
def test_gate_and_shrine_cannot_be_razed(card: str, rule: str) -> None:
    table = scene(japanese=dict(built=[card, "JAP001"]), romans=dict(raze=5), turn="romans")
    assert table.refused(f"raze {card}") == rule
    assert "raze JAP001" in table.keys
    assert scene(japanese=dict(hand=[card], raze=5), romans={}).refused(f"raze {card}") == rule


@proves("IS-JPC-11")
def test_resources_stay_on_shrine_to_the_end() -> None:
    mine = dict(built=[SHRINE], kept={SHRINE: {"wood": 2, "stone": 1}})
    table = scene(japanese=mine, romans=dict(worker=0))
    assert table.refused(f"take wood {SHRINE}") == "IS-JPC-11"
    table.push("pass")
    assert table.asked[1] == "draft"
    assert on(table, SHRINE) == {"kept": {"wood": 2, "stone": 1}}
    last = scene(round=5, japanese=mine, romans=dict(worker=0))
    last.push("pass")
    assert last.table.scores == [3 + 2, 0]


# Negotiator


@proves("IS-JPC-06", "IS-JPC-07")
def test_negotiator_builds_a_deal_and_gives_up_no_location() -> None:
    table = scene(japanese=dict(wood=1, built=[NEGOTIATOR, "COM069"], deals=["JAP006"]), romans={})
    table.push(f"activate {NEGOTIATOR}")
    built = {"wood": -1, "deals": ["-JAP006"], "built": ["+JAP006"]}
    assert table.changes() == {"japanese": built}  # 1 Worker for the action, 1 produced
    ready(table, "romans")


@proves("IS-JPC-07")
def test_negotiator_builds_for_the_goods_of_the_cost() -> None:
    table = scene(japanese=dict(built=[NEGOTIATOR, "COM069"], deals=["JAP006"]), romans={})
    assert table.refused(f"activate {NEGOTIATOR}") == "IS-Q-27"


@proves("IS-JPC-08")
def test_negotiator_cannot_build_a_trade_route_deal() -> None:
    romans = dict(built=["ROM020"])
    table = scene(
        japanese=dict(wood=2, stone=2, built=[NEGOTIATOR], deals=["JAP001", "JAP006"], routes=["ROM020"]), romans=romans
    )
    table.push(f"activate {NEGOTIATOR}")
    assert table.keys == ["construct JAP001", "construct JAP006"]
    assert table.refused("construct ROM020") == "IS-JPC-08"
    alone = scene(japanese=dict(wood=2, stone=2, built=[NEGOTIATOR], routes=["ROM020"]), romans=romans)
    assert alone.refused(f"activate {NEGOTIATOR}") == "IS-Q-27"


@proves("IS-Q-40")
def test_negotiator_and_a_card_without_a_location_in_its_cost() -> None:
    """The whole cost is paid, and it counts as building: the Mill answers to a red Location."""
    table = scene(japanese=dict(wood=1, built=[NEGOTIATOR, "COM006"], deals=["JAP001"]), romans={})
    table.push(f"activate {NEGOTIATOR}")
    assert table.changes() == {
        "japanese": {"wood": -1, "food": 1, "gold": 1, "vp": 1, "deals": ["-JAP001"], "built": ["+JAP001"]}
    }
    ready(table, "romans")


# Ninjas and Samurai


@proves("IS-JPC-09", "IS-Q-41")
def test_ninjas_bring_two_samurai_from_the_general_supply() -> None:
    """Onto different faction Locations without a Samurai, Ninjas included; no Worker is spent."""
    built = ["COM069", "COM033", "JAP001", "JAP004", "JAP012"]
    table = scene(japanese=dict(stone=1, hand=[NINJAS], built=built, guarded=["JAP001"]), romans=dict(built=["ROM020"]))
    table.push(f"build {NINJAS}", "give COM069")
    assert sorted(table.keys) == ["samurai JAP004", "samurai JAP012", f"samurai {NINJAS}"]
    table.push(f"samurai {NINJAS}")
    assert sorted(table.keys) == ["samurai JAP004", "samurai JAP012"]
    table.push("samurai JAP012")
    assert table.goods("japanese") == {"worker": 2}
    assert on(table, "JAP012") == on(table, NINJAS) == {"guarded": True}
    assert on(table, "JAP004") == on(table, "COM033") == {}
    ready(table, "romans")


@proves("IS-JPC-10")
def test_a_samurai_without_a_place_is_lost() -> None:
    table = scene(
        japanese=dict(stone=1, hand=[NINJAS], built=["COM069", "COM033", "JAP001"], guarded=["JAP001"]), romans={}
    )
    table.push(f"build {NINJAS}", "give COM069")
    assert on(table, NINJAS) == {"guarded": True}
    assert on(table, "COM033") == {}
    assert table.goods("japanese") == {"worker": 2}
    ready(table, "romans")


@proves("IS-Q-42")
def test_a_samurai_pays_for_nothing() -> None:
    mine = dict(worker=1, built=["JAP001", "JAP004", "COM033"], guarded=["JAP001", "JAP004"])
    table = scene(japanese=mine, romans={})
    table.refused("exchange 1")
    assert table.keys == ["activate COM033", "pass"]
    without = scene(japanese=mine | dict(worker=0, hand=["COM069"]), romans={})
    without.refused("activate COM033")
    assert without.keys == ["build COM069", "pass"]


@proves("IS-Q-42")
def test_a_samurai_breaks_no_tie() -> None:
    """1 wood and a Samurai against 2 stone."""
    table = scene(
        round=5,
        japanese=dict(worker=0, wood=1, built=["JAP001"], guarded=["JAP001"], hand=["COM069"]),
        romans=dict(worker=0, stone=2, vp=2, passed=True),
    )
    table.push("pass")
    assert table.table.scores == [2, 2]
    assert [(standing.place, standing.seat) for standing in table.table.ranking] == [(1, 1), (2, 0)]


@proves("IS-Q-42")
def test_a_samurai_counts_where_samurai_are_named() -> None:
    table = scene(phase="production", japanese=dict(built=["JAP009", "JAP001"], guarded=["JAP001"]), romans={})
    assert table.goods("japanese")["vp"] == 1


# Trade Route


def routes(table: Scene) -> list[str]:
    game = table.table.game
    return game.ids(game.players[table.seat("japanese")].routes)


@proves("IS-JPC-13", "IS-Q-38")
def test_trade_route_deals_outlast_trade_route() -> None:
    """It is given up for another Location; in the next round the Deal still brings its Gold."""
    table = scene(
        japanese=dict(worker=0, wood=1, hand=["JAP016"], built=[TRADE_ROUTE], routes=["ROM003"]),
        romans=dict(built=["ROM003"], passed=True),
    )
    table.push("build JAP016")
    assert table.zone("japanese", "built") == ["JAP016"]
    assert routes(table) == ["ROM003"]
    while table.asked[1] == "draft":
        table.push(table.keys[0])
    assert table.table.game.round == 3
    assert table.goods("japanese") == {"worker": 4, "wood": 1, "raze": 1, "defence": 1, "gold": 1}


@proves("IS-JPC-13", "IS-Q-38")
def test_trade_route_deals_outlast_a_razed_trade_route() -> None:
    table = scene(
        japanese=dict(built=[TRADE_ROUTE], routes=["ROM003"]), romans=dict(raze=2, built=["ROM003"]), turn="romans"
    )
    table.push(f"raze {TRADE_ROUTE}")
    assert table.zone("japanese", "discard") == [TRADE_ROUTE]
    assert routes(table) == ["ROM003"]


@proves("IS-Q-38")
def test_robbers_end_a_trade_route_deal() -> None:
    table = scene(
        japanese=dict(routes=["ROM003"]),
        romans=dict(built=["ROM003"]),
        barbarians=dict(built=[ROBBERS]),
        turn="barbarians",
    )
    table.push(f"activate {ROBBERS}")
    assert routes(table) == []
    assert table.changes() == {"barbarians": {"worker": -1, "vp": 1}}  # the Location stays


@proves("IS-Q-38")
def test_hanseatic_league_ends_a_trade_route_deal() -> None:
    table = scene(japanese=dict(built=[HANSEATIC_LEAGUE], routes=["ROM003"]), romans=dict(built=["ROM003"]))
    table.push(f"activate {HANSEATIC_LEAGUE}")
    assert routes(table) == []
    assert table.changes() == {"japanese": {"worker": -1, "vp": 2}}


@proves("IS-Q-38")
def test_a_trade_route_deal_ends_with_its_location() -> None:
    table = scene(
        japanese=dict(routes=["ROM003", "ROM020"]),
        romans=dict(stone=1, hand=["ROM005"], built=["ROM003", "ROM020"]),
        turn="romans",
    )
    table.push("build ROM005", "give ROM003")
    assert routes(table) == ["ROM020"]
    assert table.zone("japanese", "discard") == []
