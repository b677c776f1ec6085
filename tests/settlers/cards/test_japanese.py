"""The Japanese cards: a row for each, and a test of its own for each that does more than a row can say."""

from tests.settlers.cards.rows import Card, Check, on, ready, rows, shows
from tests.settlers.scene import scene

# fmt: off
CARDS = [
    Card("JAP001", "jap_farm", "production", "red", copies=3, cost="wood", deal="worker", raze="vp",
         produces="worker food"),
    Card("JAP004", "jap_rice_fields", "production", "red", copies=2, cost="food", deal="food", raze="vp",
         produces="food food"),
    Card("JAP006", "jap_geisha_house", "production", "pink", copies=2, cost="wood location", deal="worker", raze="vp",
         per=("worker", "pink")),
    Card("JAP008", "jap_garrison", "action", "black", cost="wood location", deal="raze", raze="vp"),
    Card("JAP009", "jap_daimyos_castle", "production", "grey", cost="stone stone location", deal="stone", raze="vp"),
    Card("JAP010", "jap_daimyos_castle", "production", "grey", cost="stone stone location", deal="gold", raze="vp"),
    Card("JAP011", "jap_temple_of_buddha", "production", "blue", cost="stone location", deal="card", raze="vp"),
    Card("JAP012", "jap_casino", "action", "yellow", cost="wood wood location", deal="gold", raze="vp"),
    Card("JAP013", "jap_gate", "feature", "blue", copies=2, cost="wood location", deal="food"),
    Card("JAP015", "jap_shrine", "feature", "yellow", cost="wood stone location", deal="card"),
    Card("JAP016", "jap_stalls", "action", "red", copies=3, cost="wood location", deal="food", raze="vp",
         pays="food", gains="vp vp"),
    Card("JAP019", "jap_negotiator", "action", "red", cost="wood location", deal="gold", raze="vp"),
    Card("JAP020", "jap_sake_brewery", "feature", "pink", cost="wood location", deal="food", raze="vp"),
    Card("JAP021", "jap_trade_route", "action", "red", cost="stone location", deal="food", raze="vp"),
    Card("JAP022", "jap_trade_route", "action", "red", cost="stone location", deal="worker", raze="vp"),
    Card("JAP023", "jap_trade_route", "action", "red", cost="stone location", deal="vp", raze="vp"),
    Card("JAP024", "jap_dojo", "feature", "red", copies=2, cost="wood location", deal="vp", raze="vp",
         bonus="card_faction"),
    Card("JAP026", "jap_ninjas", "action", "black", copies=2, cost="stone location", deal="raze", raze="vp",
         bonus="samurai samurai"),
    Card("JAP028", "jap_sumo_school", "action", "black", cost="wood location", deal="worker", raze="vp",
         pays="food", gains="raze", times=2),
    Card("JAP029", "jap_master_swordsmith", "action", "black", cost="stone location", deal="stone", raze="vp",
         pays="stone", gains="raze raze"),
    Card("JAP030", "jap_diplomacy_school", "feature", "red", cost="wood location", deal="gold", raze="vp"),
]
# fmt: on


@rows(CARDS)
def test_row(check: Check, card: Card) -> None:
    check(card)


@shows("JAP008")
def test_garrison(card: str) -> None:
    """1 Raze token: an opponent's Common Location is discarded."""
    table = scene(japanese=dict(raze=1, built=[card, "COM007"]), romans=dict(built=["COM015", "COM018", "ROM020"]))
    table.push(f"activate {card}")
    assert table.keys == ["target COM015", "target COM018"]
    table.push("target COM018")
    assert table.changes() == {
        "japanese": {"raze": -1},
        "romans": {"built": ["-COM018"]},
        "common": {"discard": ["+COM018"]},
    }
    ready(table, "romans")


@shows("JAP009", "JAP010")
def test_daimyos_castle(card: str) -> None:
    """1 VP for each Samurai, at most 3; a Defence token is no Samurai."""
    farms = ["JAP001", "JAP002", "JAP004", "JAP005"]
    for samurai in range(5):
        mine = dict(built=[card, *farms, "COM033"], guarded=[*farms[:samurai], "COM033"])
        table = scene(phase="production", japanese=mine, romans=dict(built=["COM018"], guarded=["COM018"]))
        assert table.goods("japanese").get("vp", 0) == min(samurai, 3)
        assert "vp" not in table.goods("romans")
        ready(table, "japanese")


@shows("JAP009", "JAP010")
def test_building_daimyos_castle(card: str) -> None:
    table = scene(japanese=dict(stone=2, hand=[card], built=["COM069", "JAP001"], guarded=["JAP001"]), romans={})
    table.push(f"build {card}", "give COM069")
    assert table.changes()["japanese"] == {
        "stone": -2, "vp": 1, "hand": [f"-{card}"], "built": ["-COM069", f"+{card}"],
    }  # fmt: skip
    ready(table, "romans")


@shows("JAP011")
def test_temple_of_buddha(card: str) -> None:
    """Of 2 faction cards one is kept, the other discarded."""
    table = scene(phase="production", japanese=dict(built=[card], deck=["JAP001", "JAP004", "JAP008"]), romans={})
    assert table.keys == ["keep JAP001", "keep JAP004"]
    table.push("keep JAP004")
    assert table.zone("japanese", "hand") == ["JAP004"]
    assert table.zone("japanese", "discard") == ["JAP001"]
    assert table.zone("romans", "hand") == []
    ready(table, "japanese")


@shows("JAP011")
def test_building_temple_of_buddha(card: str) -> None:
    table = scene(japanese=dict(stone=1, hand=[card], built=["COM069"], deck=["JAP001", "JAP004"]), romans={})
    table.push(f"build {card}", "keep JAP001")
    assert table.changes()["japanese"] == {
        "stone": -1, "hand": [f"-{card}", "+JAP001"], "built": ["-COM069", f"+{card}"], "discard": ["+JAP004"],
    }  # fmt: skip
    ready(table, "romans")


@shows("JAP012")
def test_casino(card: str) -> None:
    """1 Worker: the Raze field of the top Common card, which is discarded."""
    table = scene(japanese=dict(built=[card], worker=3), romans={}, deck=["COM032", "COM007"])
    table.push(f"activate {card}")
    assert table.changes() == {
        "japanese": {"worker": -1, "gold": 1, "wood": 1},
        "common": {"discard": ["+COM032"]},
    }
    ready(table, "romans")


@shows("JAP012")
def test_casino_with_cards_and_with_nothing(card: str) -> None:
    table = scene(japanese=dict(built=[card], worker=3), romans={}, deck=["COM046", "COM007", "COM018"])
    table.push(f"activate {card}", "draw common", "draw common")
    assert table.changes() == {
        "japanese": {"worker": -1, "hand": ["+COM007", "+COM018"]},
        "common": {"discard": ["+COM046"]},
    }
    ready(table, "romans")
    table = scene(japanese=dict(built=[card], worker=3), romans={}, deck=["COM069"])
    table.push(f"activate {card}")
    assert table.changes() == {"japanese": {"worker": -1}, "common": {"discard": ["+COM069"]}}
    ready(table, "romans")


@shows("JAP013")
def test_gate(card: str) -> None:
    """Cards from hand under it, in any number in one's turn, 1 VP each at the end."""
    mine = dict(hand=["COM003", "COM007", "JAP001"], built=[card], worker=0, vp=10)
    table = scene(round=5, japanese=mine, romans=dict(hand=["COM015"], worker=0), turn="japanese")
    table.push(f"tuck COM003 {card}", f"tuck JAP001 {card}")
    assert table.changes() == {"japanese": {"hand": ["-COM003", "-JAP001"], "under": ["+COM003", "+JAP001"]}}
    assert table.asked == ("japanese", "turn")
    table.push("pass")
    assert table.table.scores == [10 + 2 + 2, 0]


@shows("JAP015")
def test_shrine(card: str) -> None:
    """Resources onto it, in any number in one's turn, 1 VP each at the end; no Gold."""
    mine = dict(wood=2, stone=1, food=1, gold=1, built=[card], worker=0, vp=10)
    table = scene(round=5, japanese=mine, romans=dict(worker=0, wood=2), turn="japanese")
    assert table.keys == [f"offer wood {card}", f"offer stone {card}", f"offer food {card}", "pass"]
    table.push(f"offer wood {card}", f"offer wood {card}", f"offer food {card}")
    assert table.changes() == {"japanese": {"wood": -2, "food": -1}}
    assert on(table, card) == {"kept": {"wood": 2, "food": 1}}
    assert table.asked == ("japanese", "turn")
    table.push("pass")
    assert table.table.scores == [10 + 3 + 2, 0]


@shows("JAP019")
def test_negotiator(card: str) -> None:
    """1 Worker: one of one's Deals is built for its goods alone."""
    table = scene(
        japanese=dict(wood=1, built=[card, "COM069"], deals=["JAP001", "JAP006", "JAP011"]),
        romans=dict(deals=["ROM001"]),
    )
    table.push(f"activate {card}")
    assert table.keys == ["construct JAP001", "construct JAP006"]
    table.push("construct JAP006")
    assert table.changes() == {"japanese": {"wood": -1, "deals": ["-JAP006"], "built": ["+JAP006"]}}
    ready(table, "romans")


@shows("JAP020")
def test_sake_brewery(card: str) -> None:
    """1 Worker whenever its owner makes a Deal; not when another does."""
    table = scene(japanese=dict(food=1, hand=["JAP008"], built=[card]), romans=dict(food=1, hand=["ROM001"]))
    table.push("deal JAP008")
    assert table.changes() == {
        "japanese": {"food": -1, "raze": 1, "worker": 1, "hand": ["-JAP008"], "deals": ["+JAP008"]}
    }
    ready(table, "romans")
    table.push("deal ROM001")
    assert "japanese" not in table.changes()


@shows("JAP021", "JAP022", "JAP023")
def test_trade_route(card: str) -> None:
    """1 food: a Deal with an opponent's faction Location, for its good now and in every Production phase."""
    table = scene(japanese=dict(food=1, built=[card]), romans=dict(built=["ROM003", "ROM006", "COM007"]), egyptians={})
    table.push(f"activate {card}")
    assert table.keys == ["target ROM003", "target ROM006"]
    table.push("target ROM003")
    assert table.changes() == {"japanese": {"food": -1, "gold": 1}}
    ready(table, "romans")
    later = scene(
        phase="production", japanese=dict(worker=0, routes=["ROM003"]), romans=dict(worker=0, built=["ROM003"])
    )
    assert later.goods("japanese") == {"worker": 4, "wood": 1, "raze": 1, "defence": 1, "gold": 1}
    assert later.goods("romans") == {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1}
    ready(later, "japanese")


@shows("JAP021", "JAP022", "JAP023")
def test_trade_route_makes_a_deal(card: str) -> None:
    """Sake Brewery, Dojo and Diplomacy School notice it."""
    table = scene(japanese=dict(food=1, built=[card, "JAP020", "JAP024", "JAP030"]), romans=dict(built=["ROM003"]))
    table.push(f"activate {card}")
    assert table.changes() == {"japanese": {"food": -1, "gold": 2, "worker": 1, "vp": 1}}
    ready(table, "romans")


@shows("JAP024")
def test_dojo(card: str) -> None:
    """1 VP whenever its owner makes a Deal; not when another does."""
    table = scene(japanese=dict(food=1, hand=["JAP008"], built=[card]), romans=dict(food=1, hand=["ROM001"]))
    table.push("deal JAP008")
    assert table.changes() == {"japanese": {"food": -1, "raze": 1, "vp": 1, "hand": ["-JAP008"], "deals": ["+JAP008"]}}
    ready(table, "romans")
    table.push("deal ROM001")
    assert "japanese" not in table.changes()


@shows("JAP024")
def test_building_dojo(card: str) -> None:
    """It brings a faction card."""
    table = scene(japanese=dict(wood=1, hand=[card], built=["COM069"], deck=["JAP001"]), romans={})
    table.push(f"build {card}")
    assert table.changes()["japanese"] == {
        "wood": -1, "hand": [f"-{card}", "+JAP001"], "built": ["-COM069", f"+{card}"],
    }  # fmt: skip
    ready(table, "romans")


@shows("JAP026")
def test_ninjas(card: str) -> None:
    """1 Worker: look at an opponent's hand and discard a card of it."""
    table = scene(
        japanese=dict(hand=["JAP001"], built=[card]),
        romans=dict(hand=["COM007", "ROM001"]),
        egyptians=dict(hand=["EGY002"]),
    )
    table.push(f"activate {card}")
    assert table.keys == ["victim romans", "victim egyptians"]
    table.push("victim romans")
    assert table.asked == ("japanese", "discard")
    assert table.keys == ["discard COM007", "discard ROM001"]
    table.push("discard ROM001")
    assert table.changes() == {
        "japanese": {"worker": -1},
        "romans": {"hand": ["-ROM001"], "discard": ["+ROM001"]},
    }
    ready(table, "romans")


@shows("JAP026")
def test_building_ninjas(card: str) -> None:
    """It brings 2 Samurai, each onto a faction Location."""
    table = scene(japanese=dict(stone=1, hand=[card], built=["COM069", "JAP001", "JAP004"]), romans={})
    table.push(f"build {card}", "give COM069")
    assert table.keys == ["samurai JAP001", "samurai JAP004", f"samurai {card}"]
    table.push("samurai JAP004", f"samurai {card}")
    assert table.changes()["japanese"] == {"stone": -1, "hand": [f"-{card}"], "built": ["-COM069", f"+{card}"]}
    assert (on(table, "JAP001"), on(table, "JAP004"), on(table, card)) == ({}, {"guarded": True}, {"guarded": True})
    ready(table, "romans")


@shows("JAP030")
def test_diplomacy_school(card: str) -> None:
    """The good of a Deal comes a second time when its owner makes it; not when another does."""
    table = scene(japanese=dict(food=1, hand=["JAP008"], built=[card]), romans=dict(food=1, hand=["ROM001"]))
    table.push("deal JAP008")
    assert table.changes() == {"japanese": {"food": -1, "raze": 2, "hand": ["-JAP008"], "deals": ["+JAP008"]}}
    ready(table, "romans")
    table.push("deal ROM001")
    assert "japanese" not in table.changes()


@shows("JAP030")
def test_diplomacy_school_does_not_double_production(card: str) -> None:
    table = scene(phase="production", japanese=dict(worker=0, built=[card], deals=["JAP008"]), romans={})
    assert table.goods("japanese") == {"worker": 4, "wood": 1, "raze": 2, "defence": 1}
    ready(table, "japanese")
