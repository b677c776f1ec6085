"""The Roman cards: a row for each, and a test of its own for each that does more than a row can say."""

from tests.settlers.cards.rows import Card, Check, ready, rows, shows
from tests.settlers.scene import scene

# fmt: off
CARDS = [
    Card("ROM001", "rom_sculptors_workshop", "action", "grey", copies=2, cost="stone location", deal="stone",
         pays="worker stone", gains="vp vp vp"),
    Card("ROM003", "rom_sculptors_apprentice", "action", "grey", copies=2, cost="stone location", deal="gold",
         pays="stone", gains="vp vp"),
    Card("ROM005", "rom_sculptors_apprentice", "action", "grey", cost="stone location", deal="stone",
         pays="stone", gains="vp vp"),
    Card("ROM006", "rom_gladiator_school", "action", "black", copies=2, cost="stone location", deal="worker",
         pays="raze", gains="vp vp", times=2),
    Card("ROM008", "rom_engineers", "action", "black", cost="wood stone location", deal="raze"),
    Card("ROM009", "rom_gardens", "feature", "red", cost="wood stone location", deal="food",
         building=("faction", "food")),
    Card("ROM010", "rom_spies", "action", "blue", cost="wood stone location", deal="card"),
    Card("ROM011", "rom_architect", "production", "blue", cost="stone stone location", deal="card"),
    Card("ROM012", "rom_administration", "feature", "blue", copies=3, cost="stone stone location", deal="card",
         building=("faction", "vp")),
    Card("ROM015", "rom_headquarters", "feature", "grey", copies=2, cost="stone stone location", deal="stone",
         building=("grey", "vp vp")),
    Card("ROM017", "rom_legion", "production", "blue", copies=2, cost="food location", deal="raze",
         bonus="card_common", produces="card_common"),
    Card("ROM019", "rom_warehouses", "feature", "red", cost="stone location", deal="food"),
    Card("ROM020", "rom_builder", "production", "brown", copies=2, cost="stone location", deal="stone",
         produces="wood stone"),
    Card("ROM022", "rom_roman_fort", "feature", "black", cost="stone stone location", deal="worker"),
    Card("ROM023", "rom_trade_colony", "production", "red brown grey", copies=3,
         cost="wood stone stone location", deal="worker", produces="worker gold"),
    Card("ROM026", "rom_roman_barracks", "production", "pink", cost="food location", deal="raze",
         produces="worker worker"),
    Card("ROM027", "rom_stonemason", "production", "grey", copies=2, cost="wood stone location", deal="stone",
         produces="stone stone"),
    Card("ROM029", "rom_roman_bank", "production", "yellow", cost="stone location", deal="gold", produces="gold"),
    Card("ROM030", "rom_colossus", "action", "yellow", cost="stone stone location", deal="stone",
         pays="worker stone stone", gains="vp vp vp vp vp"),
]
# fmt: on


@rows(CARDS)
def test_row(check: Check, card: Card) -> None:
    check(card)


@shows("ROM008")
def test_engineers(card: str) -> None:
    """2 Workers: an opponent's Common Location is discarded, and 1 VP."""
    table = scene(romans=dict(built=[card, "COM007"]), barbarians=dict(built=["COM015", "COM018", "BAR001"]))
    table.push(f"activate {card}")
    assert table.keys == ["target COM015", "target COM018"]
    table.push("target COM018")
    assert table.changes() == {
        "romans": {"worker": -2, "vp": 1},
        "barbarians": {"built": ["-COM018"]},
        "common": {"discard": ["+COM018"]},
    }
    ready(table, "barbarians")


@shows("ROM010")
def test_spies(card: str) -> None:
    """2 Workers: an opponent's Deal goes under one's own board, without its good, and 1 VP."""
    table = scene(romans=dict(built=[card]), barbarians=dict(deals=["BAR001", "BAR004"]), japanese={})
    table.push(f"activate {card}")
    assert table.keys == ["target barbarians BAR001", "target barbarians BAR004"]
    table.push("target barbarians BAR004")
    assert table.changes() == {
        "romans": {"worker": -2, "vp": 1, "deals": ["+BAR004"]},
        "barbarians": {"deals": ["-BAR004"]},
    }
    ready(table, "barbarians")
    taken = scene(phase="production", romans=dict(worker=0, deals=["BAR004"]), barbarians=dict(worker=0))
    assert taken.goods("romans") == {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1, "gold": 1}
    assert taken.goods("barbarians") == {"worker": 5, "raze": 1, "defence": 1}
    ready(taken, "romans")


@shows("ROM011")
def test_architect(card: str) -> None:
    """Of 2 faction cards one is kept, the other discarded."""
    table = scene(phase="production", romans=dict(built=[card], deck=["ROM001", "ROM003", "ROM005"]), barbarians={})
    assert table.keys == ["keep ROM001", "keep ROM003"]
    table.push("keep ROM003")
    assert table.zone("romans", "hand") == ["ROM003"]
    assert table.zone("romans", "discard") == ["ROM001"]
    assert table.zone("barbarians", "hand") == []
    ready(table, "romans")


@shows("ROM011")
def test_building_architect(card: str) -> None:
    table = scene(romans=dict(stone=2, hand=[card], built=["COM069"], deck=["ROM001", "ROM003"]), barbarians={})
    table.push(f"build {card}", "keep ROM001")
    assert table.changes() == {
        "romans": {
            "stone": -2, "hand": [f"-{card}", "+ROM001"], "built": ["-COM069", f"+{card}"], "discard": ["+ROM003"],
        },
        "common": {"discard": ["+COM069"]},
    }  # fmt: skip
    ready(table, "barbarians")


@shows("ROM019")
def test_warehouses(card: str) -> None:
    """Cleanup leaves any number of one Resource, wood, stone or food; the board's Raze tokens besides."""
    supply = dict(worker=2, wood=2, stone=3, food=1, gold=2, raze=1, defence=1)
    table = scene(romans=dict(built=[card], **supply), barbarians=dict(passed=True, wood=2), turn="romans")
    table.push("pass", "store raze 1")
    stores = ["store wood 2", "store wood 1", "store stone 3", "store stone 2", "store stone 1", "store food 1"]
    assert table.keys == [*stores, "store nothing"]
    table.push("store stone 3", "store nothing")  # the Barbarians have 2 Workers to store
    assert table.goods("romans") == {"raze": 1, "stone": 3}
    assert table.goods("barbarians") == {}
    assert table.asked[1] == "draft"


@shows("ROM022")
def test_roman_fort(card: str) -> None:
    """Each Location of its owner costs 1 Raze token more to raze; a bystander's does not."""
    mine, theirs = dict(built=[card, "COM018"]), dict(built=["COM015"])
    table = scene(romans=mine, barbarians=dict(raze=2), japanese=theirs, turn="barbarians")
    assert table.refused("raze COM018") == "IS-RZE-01"
    table.push("raze COM015")
    assert table.changes()["barbarians"] == {"raze": -2, "worker": 2}
    table = scene(romans=mine, barbarians=dict(raze=3), japanese=theirs, turn="barbarians")
    table.push("raze COM018")
    assert table.changes() == {
        "barbarians": {"raze": -3, "vp": 1, "stone": 1},
        "romans": {"wood": 1, "built": ["-COM018"], "foundations": ["+COM018"]},
    }
    ready(table, "japanese")


@shows("ROM022")
def test_roman_fort_does_not_hinder_its_owner(card: str) -> None:
    table = scene(romans=dict(raze=3, built=[card], hand=["COM007"]), barbarians=dict(built=["COM015"]))
    table.push("raze COM015")
    assert table.changes()["romans"] == {"raze": -2, "worker": 2}
    table.push("pass", "raze COM007")
    assert table.changes()["romans"] == {"raze": -1, "wood": 2, "hand": ["-COM007"]}
