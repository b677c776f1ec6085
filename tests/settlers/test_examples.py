"""The worked examples of the rulebook (IS-EX). Maria plays the Barbarians, Dmitry the Japanese."""

from stead.titles.settlers.events import Revealed
from tests.proves import proves
from tests.settlers.scene import scene


@proves("IS-EX-01", "IS-CMP-10")
def test_the_supply_is_unlimited() -> None:
    """The box has 30 stone, and all of them are out: 5 more come just the same."""
    table = scene(
        romans=dict(stone=20, built=["rom_stonemason", "rom_stonemason"], worker=0),
        egyptians=dict(stone=10),
        phase="production",
    )
    assert table.goods("romans")["stone"] == 20 + 1 + 2 + 2


@proves("IS-EX-02", "IS-LKT-03", "IS-LKT-05", "IS-LKT-06", "IS-LKT-08")
def test_the_size_of_a_draft_for_three() -> None:
    table = scene(romans={}, barbarians={}, japanese={}, phase="lookout")
    for discarded in (1, 2):
        for shown in (4, 3, 2):
            assert len(table.table.game.row) == shown
            table.push(table.keys[0])
        assert len(table.zone("common", "discard")) == discarded
    rows = [event.cards for event in table.table.events if isinstance(event, Revealed)]
    assert [len(row) for row in rows] == [4, 4]


@proves("IS-EX-03", "IS-PRD-02", "IS-PRD-03", "IS-PRD-04", "IS-PRD-05", "IS-DEF-01", "IS-CLR-02", "IS-Q-10")
def test_production() -> None:
    table = scene(
        japanese=dict(deals=["JAP001", "JAP010"], built=["com_armorer", "com_lords_fields"]),
        barbarians={},
        phase="production",
    )
    assert table.all_changes() == {
        "japanese": {"worker": 5, "wood": 1, "raze": 2, "defence": 1, "gold": 1, "food": 1},
        "barbarians": {"worker": 5, "raze": 1, "defence": 1},
    }


@proves("IS-EX-04", "IS-PAS-02", "IS-PAS-03")
def test_a_pass_protects() -> None:
    table = scene(barbarians=dict(raze=2), japanese=dict(built=["com_armorer"], passed=True))
    assert "raze COM018" not in table.keys
    assert table.refused("raze COM018") == "IS-PAS-03"
    assert table.changes() == {}


@proves("IS-EX-05", "IS-CLN-02", "IS-CLN-03", "IS-CLN-04", "IS-CLN-09")
def test_cleanup() -> None:
    table = scene(
        japanese=dict(
            food=2,
            worker=1,
            built=["jap_stalls", "jap_casino"],
            used={"jap_stalls": 1, "jap_casino": 1},
            laid={"jap_stalls": {"food": 1}, "jap_casino": {"worker": 1}},
        ),
        barbarians={},
        phase="cleanup",
    )
    table.push("store food 2")
    assert table.goods("japanese") == {"food": 2}
    assert table.on("JAP016") == table.on("JAP012") == {}
    while table.asked != ("japanese", "turn"):
        table.push("pass" if "pass" in table.keys else table.keys[0])
    assert {"activate JAP016", "activate JAP012"} <= set(table.keys)


@proves("IS-EX-06", "IS-BLD-02", "IS-BLD-09")
def test_the_cost_of_a_common_location() -> None:
    table = scene(barbarians=dict(wood=2, stone=1, hand=["com_wood_storage"], built=["com_mill"]), japanese={})
    table.push("build COM003")
    assert table.asked == ("barbarians", "draw")  # its Building Bonus: 1 VP for each brown Location, and a card
    assert table.changes() == {
        "barbarians": {"wood": -2, "stone": -1, "vp": 1, "hand": ["-COM003"], "built": ["+COM003"]}
    }


@proves("IS-EX-07", "IS-BLD-10", "IS-BLD-17")
def test_the_cost_of_a_faction_location() -> None:
    table = scene(barbarians=dict(wood=1, stone=2, hand=["BAR014"], built=["com_mill", "bar_settlement"]), japanese={})
    table.push("build BAR014", "give BAR020")
    assert table.changes() == {
        "barbarians": {
            "wood": -1,
            "stone": -2,
            "hand": ["-BAR014"],
            "built": ["-BAR020", "+BAR014"],
            "discard": ["+BAR020"],
        }
    }


@proves("IS-EX-08", "IS-BLD-03", "IS-BLD-05", "IS-BLD-11")
def test_building_a_location() -> None:
    table = scene(barbarians=dict(wood=2, hand=["bar_sentry_tower"], built=["com_mill", "com_armorer"]), japanese={})
    table.push("build BAR012")
    assert table.changes() == {"barbarians": {"wood": -2}}  # paid before the card enters the empire
    table.push("give COM006")
    assert table.changes() == {
        "barbarians": {"raze": 1, "worker": 1, "hand": ["-BAR012"], "built": ["-COM006", "+BAR012"]},
        "common": {"discard": ["+COM006"]},
    }
    empire = table.table.view(None).data()["players"][0]["empire"]
    assert {"card": "BAR012"} in empire["production"]


@proves("IS-EX-09", "IS-DEA-03", "IS-DEA-04", "IS-DEA-05", "IS-DEA-06")
def test_making_a_deal() -> None:
    table = scene(barbarians=dict(food=1, hand=["bar_sentry_tower"]), japanese={})
    table.push("deal BAR012")
    assert table.changes() == {
        "barbarians": {"food": -1, "worker": 1, "hand": ["-BAR012"], "deals": ["+BAR012"]},
    }
    for _ in range(2):
        table.next_round()
        assert table.goods("barbarians")["worker"] == 5 + 1
        assert table.zone("barbarians", "deals") == ["BAR012"]


@proves("IS-EX-10", "IS-RZH-02", "IS-RZH-03", "IS-RZH-04")
def test_razing_from_hand() -> None:
    table = scene(barbarians=dict(raze=1, hand=["com_wood_storage"]), japanese={})
    table.push("raze COM003")
    assert table.changes() == {
        "barbarians": {"raze": -1, "wood": 2, "hand": ["-COM003"]},
        "common": {"discard": ["+COM003"]},
    }


@proves("IS-EX-11", "IS-RZE-01", "IS-RZE-04", "IS-RZE-05", "IS-FND-01", "IS-FND-02")
def test_razing_an_opponents_location() -> None:
    table = scene(barbarians=dict(raze=2), japanese=dict(built=["com_armorer"]), turn="barbarians")
    table.push("raze COM018")
    assert table.changes() == {
        "barbarians": {"raze": -2, "stone": 1, "vp": 1},
        "japanese": {"wood": 1, "built": ["-COM018"], "foundations": ["+COM018"]},
    }


@proves("IS-EX-12", "IS-EX-13", "IS-EX-14", "IS-AVT-02", "IS-AVT-06", "IS-AVT-09", "IS-BAR-01", "IS-GDS-10")
def test_three_activations_in_three_turns() -> None:
    table = scene(
        barbarians=dict(
            stone=1, worker=4, built=["bar_saboteurs", "com_masons_guild", "com_castle"], deck=["bar_mission"]
        ),
        japanese=dict(stone=1, wood=1),
    )
    table.push("activate BAR010", "steal stone japanese")
    assert table.changes() == {"barbarians": {"worker": -1, "stone": 1}, "japanese": {"stone": -1}}
    assert table.on("BAR010") == {"used": 1, "goods": {"worker": 1}}

    assert table.asked == ("japanese", "turn")
    table.push("pass", "activate COM037")
    assert table.changes() == {"barbarians": {"worker": -1, "stone": -2, "vp": 3}}

    table.push("activate COM046", "draw faction")
    assert table.changes() == {"barbarians": {"worker": -1, "hand": ["+BAR028"]}}


@proves("IS-EX-15", "IS-EXC-01", "IS-EXC-02", "IS-EXC-03", "IS-EXC-04")
def test_exchanging_workers() -> None:
    table = scene(
        barbarians=dict(worker=8, deck=["bar_mission"]), japanese={}, deck=["com_mill", "com_castle", "com_tavern"]
    )
    table.push("exchange 4", "gain wood", "draw common", "draw common", "draw faction")
    assert table.changes() == {"barbarians": {"worker": -8, "wood": 1, "hand": ["+BAR028", "+COM006", "+COM046"]}}
    assert table.asked == ("japanese", "turn")


@proves("IS-EX-16", "IS-SAM-07", "IS-SAM-08", "IS-RZE-03", "IS-RZE-08")
def test_razing_a_location_with_a_samurai() -> None:
    table = scene(barbarians=dict(raze=3), japanese=dict(built=["jap_farm"], guarded=["jap_farm"]))
    table.push("raze JAP001")
    assert table.changes() == {
        "barbarians": {"raze": -3, "vp": 1},
        "japanese": {"built": ["-JAP001"], "discard": ["+JAP001"]},
    }
    assert table.table.position()["state"].get("guarded", []) == []


@proves("IS-EX-17", "IS-VAD-05", "IS-VAD-06", "IS-VAD-07", "IS-VAD-08", "IS-VAD-09", "IS-VAD-10", "IS-VAD-11")
def test_the_advanced_draft_of_three() -> None:
    table = scene(romans={}, barbarians={}, japanese={}, phase="lookout", options={"lookout": "advanced"})
    sizes = []
    while table.asked[1] == "draft":
        sizes.append((table.asked[0], len(table.table.game.row)))
        table.push(table.keys[0])
    assert sizes == [
        ("romans", 5),
        ("barbarians", 4),
        ("japanese", 4),
        ("romans", 3),
        ("barbarians", 3),
        ("japanese", 2),
    ]
    assert len(table.zone("common", "discard")) == 1
    assert len(table.table.game.deck) == 84 - 7


@proves("IS-EX-18", "IS-SOL-23", "IS-SOL-25", "IS-SOL-26", "IS-SOL-29", "IS-SOL-30", "IS-SOL-32", "IS-SOL-36")
def test_an_attack_of_the_virtual_player() -> None:
    """The second attack of round 2: wood is turned up, then Worker and Gold are older."""
    table = scene(
        romans=dict(built=["com_carpenters_workshop", "com_marketplace", "com_joiner", "com_wood_supplier"]),
        virtual=dict(deck=["ATT004"], deals=["ATT001", "ATT011"]),
        phase="attack",
        stage=2,
    )
    changes = table.all_changes()
    assert changes["romans"] == {"built": ["-COM032"], "hand": ["+ROM030"]}  # the card is the next round's Lookout
    assert table.table.position()["state"]["collection"] == ["COM032"]
    assert table.zone("virtual", "deals") == ["ATT001", "ATT004", "ATT011"]
    assert "common" not in changes


@proves("IS-EX-19", "IS-ROM-06", "IS-ROM-07")
def test_warehouses_lost() -> None:
    table = scene(
        romans=dict(stone=2, built=["rom_warehouses"], hand=["rom_stonemason"]), barbarians={}, phase="cleanup"
    )
    table.push("store stone 2")
    while table.asked != ("romans", "turn"):
        table.push("pass" if "pass" in table.keys else table.keys[0])
    assert table.goods("romans")["stone"] == 2 + 1  # stored, and the board's
    table.changes()
    table.push("build ROM027")
    assert table.changes()["romans"] == {
        "wood": -1,
        "stone": -1 + 2,  # Stonemason produces 2
        "hand": ["-ROM027"],
        "built": ["-ROM019", "+ROM027"],
        "discard": ["+ROM019"],
    }
    while table.asked != ("romans", "store"):
        table.push("pass" if "pass" in table.keys else "store nothing")
    assert table.keys == ["store raze 1", "store nothing"]  # the board's; the stone of Warehouses is lost by now
    table.push("store nothing")
    assert table.goods("romans") == {}
