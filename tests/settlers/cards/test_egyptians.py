"""The Egyptian cards: a row for each, and a test of its own for each that does more than a row can say."""

from tests.settlers.cards.rows import Card, Check, on, ready, rows, shows
from tests.settlers.scene import scene

# fmt: off
CARDS = [
    Card("EGY001", "egy_desert", "action", "blue", deal="worker", bonus="card card"),
    Card("EGY002", "egy_altar_of_bastet", "production", "grey", cost="stone location", deal="card",
         per=("stone", "grey")),
    Card("EGY003", "egy_chariot_builder", "action", "black", cost="wood stone location", deal="raze"),
    Card("EGY004", "egy_pharaohs_guard", "production", "black", cost="food food location", deal="raze"),
    Card("EGY005", "egy_oasis", "feature", "pink", cost="food location", deal="worker", bonus="worker worker"),
    Card("EGY006", "egy_slaver", "feature", "pink", cost="stone location", deal="worker"),
    Card("EGY007", "egy_royal_baths", "action", "pink", copies=2, cost="stone location", deal="worker",
         pays="gold", gains="worker worker worker"),
    Card("EGY009", "egy_golden_bazaar", "action", "yellow", cost="location", deal="worker",
         pays="gold", gains="resource resource"),
    Card("EGY010", "egy_scorpion_breeder", "action", "pink", cost="wood stone location", deal="raze"),
    Card("EGY011", "egy_caravan", "production", "grey", copies=2, cost="food", deal="card", produces="food worker"),
    Card("EGY013", "egy_temple_of_ra", "action", "yellow", cost="stone location", deal="worker"),
    Card("EGY014", "egy_sanctuary", "action", "black", copies=2, cost="stone stone location", deal="gold"),
    Card("EGY016", "egy_sphinx_avenue", "action", "grey", copies=3, cost="stone stone location", deal="worker",
         pays="worker stone", gains="vp vp vp"),
    Card("EGY019", "egy_sphinx", "feature", "yellow", copies=2, cost="stone location", deal="gold"),
    Card("EGY021", "egy_goldsmith", "action", "yellow", copies=3, cost="stone stone location", deal="gold",
         pays="gold", gains="vp vp vp"),
    Card("EGY024", "egy_slaves", "action", "grey", copies=2, cost="stone location", deal="stone",
         pays="worker", gains="stone stone"),
    Card("EGY026", "egy_quarry", "production", "grey", copies=2, cost="stone location", deal="stone",
         produces="stone stone"),
    Card("EGY028", "egy_pyramid", "production", "grey", copies=3, cost="stone stone", deal="gold",
         produces="gold stone"),
]
# fmt: on


@rows(CARDS)
def test_row(check: Check, card: Card) -> None:
    check(card)


@shows("EGY001")
def test_desert(card: str) -> None:
    """1 card from hand: an opponent discards a card of his choice, and 1 VP."""
    table = scene(
        egyptians=dict(hand=["COM003", "EGY002"], built=[card]),
        romans=dict(hand=["COM007", "ROM001"]),
        barbarians=dict(hand=["COM042"]),
        japanese={},
    )
    table.push(f"activate {card}", "discard EGY002")
    assert table.keys == ["victim romans", "victim barbarians"]
    table.push("victim romans")
    assert table.asked == ("romans", "discard")
    table.push("discard ROM001")
    assert table.changes() == {
        "egyptians": {"vp": 1, "hand": ["-EGY002"], "discard": ["+EGY002"]},
        "romans": {"hand": ["-ROM001"], "discard": ["+ROM001"]},
    }
    ready(table, "romans")


@shows("EGY001")
def test_desert_with_the_last_card(card: str) -> None:
    table = scene(egyptians=dict(hand=["EGY002"], built=[card]), romans=dict(hand=["COM007"]))
    table.push(f"activate {card}")
    assert table.changes() == {
        "egyptians": {"vp": 1, "hand": ["-EGY002"], "discard": ["+EGY002"]},
        "romans": {"hand": ["-COM007"]},
        "common": {"discard": ["+COM007"]},
    }
    ready(table, "romans")
    empty = scene(egyptians=dict(built=[card]), romans=dict(hand=["COM007"]))
    assert empty.refused(f"activate {card}") == "IS-AVT-02"


@shows("EGY003")
def test_chariot_builder(card: str) -> None:
    """1 Raze token: raze an opponent's Location, protected or not."""
    table = scene(
        egyptians=dict(raze=1, built=[card, "COM007"]),
        romans=dict(built=["COM015", "COM018"], guarded=["COM018"]),
    )
    table.push(f"activate {card}")
    assert table.keys == ["target COM015", "target COM018"]
    table.push("target COM018")
    assert table.changes() == {
        "egyptians": {"raze": -1, "vp": 1, "stone": 1},
        "romans": {"wood": 1, "built": ["-COM018"], "foundations": ["+COM018"]},
    }
    ready(table, "romans")


@shows("EGY004")
def test_pharaohs_guard(card: str) -> None:
    """1 Raze token or 2 VP, chosen each time."""
    for choice, gained in (("choose 1", {"raze": 2}), ("choose 2", {"raze": 1, "vp": 2})):
        table = scene(phase="production", egyptians=dict(worker=0, built=[card]), romans=dict(worker=0))
        table.push(choice)
        assert table.goods("egyptians") == {"worker": 3, "gold": 1, "defence": 1} | gained
        assert table.goods("romans") == {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1}
        ready(table, "egyptians")
    table = scene(egyptians=dict(food=2, hand=[card], built=["COM069"]), romans={})
    table.push(f"build {card}", "choose 1")
    assert table.changes()["egyptians"] == {
        "food": -2, "raze": 1, "hand": [f"-{card}"], "built": ["-COM069", f"+{card}"],
    }  # fmt: skip
    ready(table, "romans")


@shows("EGY005")
def test_oasis(card: str) -> None:
    """1 Worker for each pair an opponent exchanges; not for a pair of one's own."""
    table = scene(egyptians=dict(worker=2, built=[card]), romans=dict(worker=4), turn="romans")
    table.push("exchange 1", "gain wood")
    assert table.changes() == {"romans": {"worker": -2, "wood": 1}, "egyptians": {"worker": 1}}
    ready(table, "egyptians")
    table.push("exchange 1", "gain wood")
    assert table.changes() == {"egyptians": {"worker": -2, "wood": 1}}


@shows("EGY006")
def test_slaver(card: str) -> None:
    """With each activation 1 Gold may be paid for 2 VP, or 1 Worker for 1 VP, or nothing."""
    for choice, paid in (
        ("accept 1", {"worker": -1, "gold": -1, "vp": 2}),
        ("accept 2", {"worker": -2, "vp": 1}),
        ("decline", {"worker": -1}),
    ):
        table = scene(egyptians=dict(worker=4, gold=1, built=[card, "COM033"]), romans={})
        table.push("activate COM033")
        assert table.keys == ["accept 1", "accept 2", "decline"]
        table.push(choice)
        assert table.changes() == {"egyptians": {"stone": 2} | paid}
        ready(table, "romans")


@shows("EGY006")
def test_slaver_of_a_bystander(card: str) -> None:
    """Another's activation, and anything else one does, sets nothing off."""
    table = scene(egyptians=dict(gold=1, built=[card]), romans=dict(worker=3, built=["COM033"]), turn="romans")
    table.push("activate COM033")
    assert table.changes() == {"romans": {"worker": -1, "stone": 2}}
    ready(table, "egyptians")
    table.push("exchange 1", "gain wood")
    assert table.changes() == {"egyptians": {"worker": -2, "wood": 1}}


@shows("EGY006")
def test_slaver_with_two_activations(card: str) -> None:
    """Two activations at once are two occasions."""
    table = scene(egyptians=dict(worker=2, gold=2, built=[card, "COM083"]), romans={})
    table.push("activate COM083 twice", "accept 1", "accept 1")
    assert table.changes() == {"egyptians": {"worker": -2, "stone": 2, "gold": -2, "vp": 4}}
    ready(table, "romans")


@shows("EGY010")
def test_scorpion_breeder(card: str) -> None:
    """1 Worker: an opponent's Action Location cannot be activated this round."""
    table = scene(
        egyptians=dict(built=[card, "COM042"]), romans=dict(built=["COM033", "COM083", "COM018"]), japanese={}
    )
    table.push(f"activate {card}")
    assert table.keys == ["target COM033", "target COM083"]
    table.push("target COM083")
    assert table.changes() == {"egyptians": {"worker": -1}}
    ready(table, "romans")
    assert table.refused("activate COM083") == "IS-GRL-07"
    table.push("activate COM033")
    assert table.changes() == {"romans": {"worker": -1, "stone": 2}}


@shows("EGY010")
def test_scorpions_leave_after_the_round(card: str) -> None:
    table = scene(
        egyptians=dict(worker=0, built=[card]),
        romans=dict(worker=2, built=["COM083"], blocked=["COM083"]),
        turn="romans",
    )
    table.push("pass")
    assert on(table, "COM083") == {}


@shows("EGY013")
def test_temple_of_ra(card: str) -> None:
    """Free: an opponent's Common Location becomes one's own; it yields nothing at once."""
    table = scene(
        egyptians=dict(built=[card, "COM042"]), romans=dict(built=["COM015", "COM033", "ROM020"]), japanese={}
    )
    table.push(f"activate {card}")
    assert table.keys == ["target COM015", "target COM033"]
    table.push("target COM015")
    assert table.changes() == {"egyptians": {"built": ["+COM015"]}, "romans": {"built": ["-COM015"]}}
    assert on(table, "COM015") == {"taken": 1}
    ready(table, "romans")


@shows("EGY014")
def test_sanctuary(card: str) -> None:
    """1 Worker: a card from hand becomes a Foundation, and 1 stone."""
    table = scene(egyptians=dict(hand=["COM003", "EGY002"], built=[card]), romans=dict(hand=["COM007"]))
    table.push(f"activate {card}")
    assert table.keys == ["lay COM003", "lay EGY002"]
    table.push("lay COM003")
    assert table.changes() == {"egyptians": {"worker": -1, "stone": 1, "hand": ["-COM003"], "foundations": ["+COM003"]}}
    ready(table, "romans")


@shows("EGY019")
def test_sphinx(card: str) -> None:
    """1 VP more whenever its owner gains 2 or more at once; every copy pays, and a gain of 1 sets nothing off."""
    table = scene(egyptians=dict(worker=4, stone=3, built=[card, "COM034", "COM036"]), romans={})
    table.push("activate COM034")  # 2 VP
    assert table.changes() == {"egyptians": {"worker": -1, "stone": -1, "vp": 3}}
    table.push("pass", "activate COM036 twice")  # 1 VP, and again 1 VP
    assert table.changes() == {"egyptians": {"stone": -2, "vp": 2}}
    both = scene(egyptians=dict(stone=1, built=[card, "EGY020", "COM034"]), romans={})
    both.push("activate COM034")
    assert both.changes() == {"egyptians": {"worker": -1, "stone": -1, "vp": 4}}
    ready(both, "romans")


@shows("EGY019")
def test_sphinx_of_a_bystander(card: str) -> None:
    table = scene(egyptians=dict(built=[card]), romans=dict(stone=1, built=["COM034"]), turn="romans")
    table.push("activate COM034")
    assert table.changes() == {"romans": {"worker": -1, "stone": -1, "vp": 2}}
    ready(table, "egyptians")
