"""The Barbarian cards: a row for each, and a test of its own for each that does more than a row can say."""

from tests.settlers.cards.rows import Card, Check, on, ready, rows, shows
from tests.settlers.scene import scene

# fmt: off
CARDS = [
    Card("BAR001", "bar_primeval_forest", "production", "brown", copies=3, cost="wood", deal="wood",
         produces="wood wood"),
    Card("BAR004", "bar_barbarian_altar", "action", "yellow", copies=3, cost="wood wood location", deal="gold",
         pays="worker worker", gains="vp vp vp"),
    Card("BAR007", "bar_raid", "feature", "black", copies=3, cost="wood location", deal="wood"),
    Card("BAR010", "bar_saboteurs", "action", "black", cost="wood location", deal="card"),
    Card("BAR011", "bar_saboteurs", "action", "black", cost="wood location", deal="gold"),
    Card("BAR012", "bar_sentry_tower", "production", "pink", copies=2, cost="wood wood location", deal="worker",
         produces="raze worker"),
    Card("BAR014", "bar_dark_chapel", "action", "black", cost="wood stone stone location", deal="worker"),
    Card("BAR015", "bar_dark_chapel", "action", "black", cost="wood stone stone location", deal="raze"),
    Card("BAR016", "bar_pack", "action", "black", cost="wood location", deal="raze", times=2),
    Card("BAR017", "bar_pack", "action", "black", cost="wood location", deal="gold", times=2),
    Card("BAR018", "bar_rabble", "action", "blue", copies=2, cost="wood location", deal="worker"),
    Card("BAR020", "bar_settlement", "production", "pink", copies=2, cost="wood", deal="worker",
         produces="worker worker"),
    Card("BAR022", "bar_hillfort", "feature", "black", cost="wood wood location", deal="wood", score="black"),
    Card("BAR023", "bar_expedition", "action", "black", cost="wood stone location", deal="stone",
         pays="worker", gains="raze", times=2),
    Card("BAR024", "bar_quarry", "production", "black", cost="stone location", deal="stone", produces="raze stone"),
    Card("BAR025", "bar_barter", "action", "yellow", cost="wood location", deal="food",
         pays="worker", gains="resource", times=2),
    Card("BAR026", "bar_fighting_pit", "action", "black", cost="wood stone location", deal="raze",
         pays="worker raze", gains="vp vp vp vp"),
    Card("BAR027", "bar_idol", "feature", "purple", cost="stone stone stone location", deal="worker",
         bonus="vp vp vp vp"),
    Card("BAR028", "bar_mission", "action", "blue", cost="wood wood location", deal="card",
         pays="worker", gains="card card"),
    Card("BAR029", "bar_borders", "feature", "black", cost="wood stone location", deal="raze"),
    Card("BAR030", "bar_robbers", "action", "red", cost="wood location", deal="worker"),
]
# fmt: on


@rows(CARDS)
def test_row(check: Check, card: Card) -> None:
    check(card)


@shows("BAR007")
def test_raid(card: str) -> None:
    """1 VP whenever its owner razes, from hand or at an opponent's; not when another razes."""
    table = scene(
        barbarians=dict(raze=3, hand=["COM007"], built=[card]),
        romans=dict(raze=1, hand=["COM042"], built=["COM015"]),
    )
    table.push("raze COM007")
    assert table.changes() == {
        "barbarians": {"raze": -1, "wood": 2, "vp": 1, "hand": ["-COM007"]},
        "common": {"discard": ["+COM007"]},
    }
    table.push("raze COM042")
    assert "barbarians" not in table.changes()
    table.push("raze COM015")
    assert table.changes() == {
        "barbarians": {"raze": -2, "worker": 2, "vp": 1},
        "romans": {"wood": 1, "built": ["-COM015"], "foundations": ["+COM015"]},
    }
    ready(table, "romans")


@shows("BAR007")
def test_each_raid_counts(card: str) -> None:
    """Razing a Location of one's own counts too, and every copy of Raid pays."""
    table = scene(barbarians=dict(built=[card, "BAR008", "BAR018", "COM007"]), romans={})
    table.push("activate BAR018")
    assert table.changes() == {
        "barbarians": {"worker": -1, "wood": 3, "vp": 2, "built": ["-COM007"], "foundations": ["+COM007"]}
    }
    ready(table, "romans")


@shows("BAR010", "BAR011")
def test_saboteurs(card: str) -> None:
    """1 Worker: take 1 wood, stone or food from an opponent's supply."""
    table = scene(
        barbarians=dict(stone=1, built=[card]), romans=dict(wood=1, stone=2, gold=1, raze=1), japanese=dict(food=3)
    )
    table.push(f"activate {card}")
    assert table.keys == ["steal wood romans", "steal stone romans", "steal food japanese"]
    table.push("steal food japanese")
    assert table.changes() == {"barbarians": {"worker": -1, "food": 1}, "japanese": {"food": -1}}
    assert on(table, card) == {"used": 1, "laid": {"worker": 1}}
    ready(table, "romans")


@shows("BAR014", "BAR015")
def test_dark_chapel_at_an_opponents_location(card: str) -> None:
    """2 Raze tokens: raze a Location; each good just gained may be given back for 2 VP."""
    table = scene(barbarians=dict(raze=2, gold=1, built=[card]), romans=dict(built=["COM032", "COM018"]))
    table.push(f"activate {card}", "target COM032")
    assert table.keys == ["convert gold", "convert wood", "done"]
    table.push("convert gold", "done")
    assert table.changes() == {
        "barbarians": {"raze": -2, "wood": 1, "vp": 2},
        "romans": {"wood": 1, "built": ["-COM032"], "foundations": ["+COM032"]},
    }
    assert on(table, card) == {"used": 1, "laid": {"raze": 2}}
    ready(table, "romans")


@shows("BAR014", "BAR015")
def test_dark_chapel_from_hand(card: str) -> None:
    """1 Raze token: raze a card from hand; drawn cards may be given back too, no others."""
    table = scene(
        barbarians=dict(raze=1, hand=["COM046", "COM007", "BAR001"], built=[card]),
        romans=dict(built=["COM018"]),
        deck=["COM003", "COM042"],
    )
    table.push(f"activate {card}")
    assert table.keys == ["target COM007", "target COM046"]
    table.push("target COM046", "draw common", "draw common")
    assert table.keys == ["convert COM003", "convert COM042", "done"]
    table.push("convert COM003", "convert COM042")
    assert table.changes() == {
        "barbarians": {"raze": -1, "vp": 4, "hand": ["-COM046"]},
        "common": {"discard": ["+COM003", "+COM042", "+COM046"]},
    }
    ready(table, "romans")


@shows("BAR014", "BAR015")
def test_dark_chapel_may_keep_everything(card: str) -> None:
    table = scene(barbarians=dict(raze=1, hand=["COM018", "COM007"], built=[card]), romans={})
    table.push(f"activate {card}", "target COM018", "done")
    assert table.changes() == {
        "barbarians": {"raze": -1, "stone": 1, "vp": 1, "hand": ["-COM018"]},
        "common": {"discard": ["+COM018"]},
    }
    ready(table, "romans")


@shows("BAR016", "BAR017")
def test_pack(card: str) -> None:
    """1 Worker, twice a round: one good of the Raze field of an opponent's Location, which stays."""
    table = scene(barbarians=dict(built=[card, "COM007"]), romans=dict(built=["COM032", "COM018"]))
    table.push(f"activate {card} twice")
    assert table.keys == ["loot vp COM018", "loot stone COM018", "loot gold COM032", "loot wood COM032"]
    table.push("loot gold COM032", "loot gold COM032")
    assert table.changes() == {"barbarians": {"worker": -2, "gold": 2}}
    ready(table, "romans")


@shows("BAR018")
def test_rabble(card: str) -> None:
    """1 Worker: raze a Location of one's own, for its Raze field, a Foundation and 1 wood."""
    table = scene(barbarians=dict(hand=["COM042"], built=[card, "COM015", "COM018"]), romans=dict(built=["COM007"]))
    table.push(f"activate {card}")
    assert table.keys == ["target COM015", "target COM018"]
    table.push("target COM018")
    assert table.changes() == {
        "barbarians": {
            "worker": -1, "stone": 1, "vp": 1, "wood": 1, "built": ["-COM018"], "foundations": ["+COM018"],
        }
    }  # fmt: skip
    ready(table, "romans")


@shows("BAR029")
def test_borders(card: str) -> None:
    """2 VP whenever its owner razes an opponent's Location; nothing for a card from hand or a Location of one's own."""
    table = scene(
        barbarians=dict(raze=3, hand=["COM007"], built=[card, "BAR018", "COM042"]),
        romans=dict(worker=4, raze=1, hand=["COM062"], built=["COM015"]),
    )
    table.push("raze COM015")
    assert table.changes()["barbarians"] == {"raze": -2, "worker": 2, "vp": 2}
    table.push("raze COM062")
    assert "barbarians" not in table.changes()
    table.push("raze COM007")
    assert table.changes()["barbarians"] == {"raze": -1, "wood": 2, "hand": ["-COM007"]}
    table.push("exchange 1", "gain wood", "activate BAR018")
    assert "vp" not in table.changes()["barbarians"]
    ready(table, "romans")


@shows("BAR030")
def test_robbers(card: str) -> None:
    """1 Worker: an opponent's Deal is discarded, and 1 VP."""
    table = scene(barbarians=dict(built=[card], deals=["BAR001"]), romans=dict(deals=["ROM001", "ROM003"]), japanese={})
    table.push(f"activate {card}")
    assert table.keys == ["target romans ROM001", "target romans ROM003"]
    table.push("target romans ROM003")
    assert table.changes() == {
        "barbarians": {"worker": -1, "vp": 1},
        "romans": {"deals": ["-ROM003"], "discard": ["+ROM003"]},
    }
    ready(table, "romans")
    assert scene(barbarians=dict(built=[card], deals=["BAR001"]), romans={}).refused(f"activate {card}") == "IS-Q-27"
