"""The Common cards: a row for each, and a test of its own for each that does more than a row can say."""

from tests.settlers.cards.rows import Card, Check, on, ready, rows, shows
from tests.settlers.scene import scene

# fmt: off
CARDS = [
    Card("COM001", "com_statue", "feature", "grey", cost="wood stone stone", raze="vp stone",
         score="grey", bonus="card"),
    Card("COM002", "com_supplier", "feature", "grey", cost="wood stone stone", raze="gold stone",
         building=("grey", "gold vp")),
    Card("COM003", "com_wood_storage", "feature", "brown", cost="wood wood stone", raze="wood wood",
         score="brown", bonus="card"),
    Card("COM004", "com_carpenters_workshop", "feature", "brown", cost="wood wood wood", raze="gold wood",
         building=("brown", "gold vp")),
    Card("COM005", "com_gallows", "feature", "black", cost="wood wood", raze="vp wood"),
    Card("COM006", "com_mill", "feature", "red", cost="wood wood wood", raze="worker food",
         building=("red", "gold vp")),
    Card("COM007", "com_old_forest", "production", "brown", cost="wood wood", raze="wood wood", produces="wood wood"),
    Card("COM008", "com_quarry", "production", "grey", copies=3, cost="wood stone", raze="stone stone",
         bonus="stone", produces="stone"),
    Card("COM011", "com_rubble", "production", "grey", cost="wood wood stone", raze="stone stone",
         per=("stone", "grey")),
    Card("COM012", "com_village", "production", "pink", copies=2, cost="wood", raze="worker worker",
         bonus="worker", produces="worker"),
    Card("COM014", "com_village", "production", "pink", cost="wood", raze="worker wood",
         bonus="worker", produces="worker"),
    Card("COM015", "com_town", "production", "pink", cost="wood stone", raze="worker worker", produces="worker worker"),
    Card("COM016", "com_farmers_at_work", "production", "pink", cost="wood wood wood", raze="worker gold",
         bonus="card"),
    Card("COM017", "com_mammas_baths", "production", "pink", cost="wood wood stone", raze="worker food",
         per=("worker", "pink")),
    Card("COM018", "com_armorer", "production", "black", copies=3, cost="wood stone", raze="vp stone", produces="raze"),
    Card("COM021", "com_gold_mine", "action", "yellow", copies=2, cost="wood stone", raze="vp gold",
         pays="worker", gains="gold", times=2),
    Card("COM023", "com_grain_field", "production", "red", copies=2, cost="wood food", raze="food food",
         bonus="food", produces="food"),
    Card("COM025", "com_lords_fields", "production", "red", cost="wood wood stone", raze="food food",
         per=("food", "red")),
    Card("COM026", "com_monument", "production", "purple", cost="stone", raze="vp stone", produces="vp"),
    Card("COM027", "com_merchants_guild", "production", "yellow", cost="wood wood stone", raze="gold stone",
         per=("gold", "yellow")),
    Card("COM028", "com_gold_creek", "production", "yellow", cost="wood stone", raze="gold worker", produces="gold"),
    Card("COM029", "com_wood_supplier", "production", "brown", cost="wood wood wood", raze="wood wood",
         per=("wood", "brown")),
    Card("COM030", "com_goldsmiths_workshop", "action", "yellow", copies=2, cost="wood stone", raze="vp gold",
         pays="worker gold", gains="vp vp"),
    Card("COM032", "com_marketplace", "action", "yellow", cost="wood wood", raze="gold wood",
         pays="wood stone food", gains="vp vp vp"),
    Card("COM033", "com_coal_mine", "action", "grey", cost="wood stone", raze="worker stone",
         pays="worker", gains="stone stone"),
    Card("COM034", "com_mason", "action", "grey", cost="wood stone", raze="wood stone",
         pays="worker stone", gains="vp vp"),
    Card("COM035", "com_mason", "action", "grey", cost="stone stone", raze="vp stone",
         pays="worker stone", gains="vp vp"),
    Card("COM036", "com_court_sculptor", "action", "grey", cost="stone", raze="worker stone",
         pays="stone", gains="vp", times=2),
    Card("COM037", "com_masons_guild", "action", "grey", copies=2, cost="wood wood stone", raze="gold stone",
         pays="worker stone stone", gains="vp vp vp"),
    Card("COM039", "com_missionaries", "action", "pink", cost="food food", raze="vp worker",
         pays="worker raze", gains="vp vp vp"),
    Card("COM040", "com_settlers", "action", "pink", cost="wood", raze="worker wood"),
    Card("COM041", "com_acting_troupe", "action", "pink", cost="wood wood", raze="worker wood"),
    Card("COM042", "com_lumberjacks", "action", "brown", cost="wood wood", raze="wood wood",
         pays="worker", gains="wood wood"),
    Card("COM043", "com_carpenter", "action", "brown", cost="wood wood stone", raze="vp wood",
         pays="worker wood wood", gains="vp vp vp"),
    Card("COM044", "com_joiner", "action", "brown", copies=2, cost="wood wood", raze="vp wood",
         pays="worker wood", gains="vp vp"),
    Card("COM046", "com_castle", "action", "blue", copies=2, cost="wood stone", raze="card card",
         pays="worker", gains="card", times=2),
    Card("COM048", "com_castle", "action", "blue", cost="stone stone", raze="card card",
         pays="worker", gains="card", times=2),
    Card("COM049", "com_tavern", "action", "blue", cost="wood stone", raze="card card", bonus="card"),
    Card("COM050", "com_barracks", "action", "black", copies=2, cost="wood stone stone", raze="vp worker",
         pays="worker", gains="raze", times=2),
    Card("COM052", "com_confectioner", "action", "red", cost="wood wood stone", raze="gold food",
         pays="worker food food", gains="vp vp vp"),
    Card("COM053", "com_pig_farmer", "action", "red", copies=2, cost="wood stone", raze="worker food",
         pays="worker food", gains="vp vp"),
    Card("COM055", "com_pig_farmer", "action", "red", cost="wood wood", raze="worker food",
         pays="worker food", gains="vp vp"),
    Card("COM056", "com_brewer", "action", "red", cost="wood", raze="wood food", pays="food", gains="vp", times=2),
    Card("COM057", "com_imperial_messenger", "action", "red", cost="food", raze="worker gold"),
    Card("COM058", "com_new_forest", "action", "brown", copies=3, cost="wood", raze="wood wood",
         pays="worker", gains="wood", times=2),
    Card("COM061", "com_hanseatic_league", "action", "yellow", cost="wood stone stone", raze="vp gold", times=2),
    Card("COM062", "com_lumberjacks_route", "production", "brown", copies=3, cost="wood wood", raze="wood wood",
         bonus="wood", produces="wood"),
    Card("COM065", "com_watchtower", "production", "blue", copies=4, cost="wood wood", raze="card card",
         bonus="card", produces="card"),
    Card("COM069", "com_ruins", "feature", "", copies=6, bonus="worker"),
    Card("COM075", "com_baker", "feature", "red", cost="wood wood stone", raze="vp food", score="red", bonus="card"),
    Card("COM076", "com_sawmill", "action", "brown", copies=2, cost="wood", raze="worker wood",
         pays="wood", gains="vp", times=2),
    Card("COM078", "com_canteen", "feature", "pink", cost="wood wood wood", raze="worker food",
         building=("pink", "gold vp")),
    Card("COM079", "com_meeting_place", "feature", "pink", cost="wood wood stone", raze="worker card",
         score="pink", bonus="card"),
    Card("COM080", "com_monty_the_merchant", "feature", "yellow", cost="wood stone stone", raze="gold stone",
         building=("yellow", "gold vp")),
    Card("COM081", "com_apartment", "feature", "yellow", cost="wood stone stone", raze="gold stone",
         score="yellow", bonus="card"),
    Card("COM082", "com_hunter_joe", "action", "red", cost="wood", raze="wood food", pays="worker", gains="food food"),
    Card("COM083", "com_above_ground_mine", "action", "grey", cost="stone", raze="stone stone",
         pays="worker", gains="stone", times=2),
    Card("COM084", "com_porters", "action", "pink", cost="wood wood", raze="worker stone"),
]
# fmt: on


@rows(CARDS)
def test_row(check: Check, card: Card) -> None:
    check(card)


@shows("COM005")
def test_gallows(card: str) -> None:
    """1 VP whenever its owner razes, from hand or at an opponent's; not when another razes."""
    table = scene(
        romans=dict(raze=3, hand=["COM007"], built=[card]),
        barbarians=dict(raze=1, hand=["COM042"], built=["COM018"]),
    )
    table.push("raze COM007")
    assert table.changes() == {
        "romans": {"raze": -1, "wood": 2, "vp": 1, "hand": ["-COM007"]},
        "common": {"discard": ["+COM007"]},
    }
    table.push("raze COM042")
    assert "romans" not in table.changes()
    table.push("raze COM018")
    assert table.changes()["romans"] == {"raze": -2, "vp": 2, "stone": 1}
    ready(table, "barbarians")


@shows("COM005")
def test_gallows_of_a_rabble(card: str) -> None:
    """Razing a Location of one's own counts too."""
    table = scene(barbarians=dict(built=[card, "BAR018", "COM007"]), romans={})
    table.push("activate BAR018", "target COM007")
    assert table.changes() == {
        "barbarians": {"worker": -1, "wood": 3, "vp": 1, "built": ["-COM007"], "foundations": ["+COM007"]}
    }
    ready(table, "romans")


@shows("COM016")
def test_farmers_at_work(card: str) -> None:
    """It produces what another of one's Production Locations produces."""
    table = scene(
        phase="production", romans=dict(worker=0, built=[card, "COM007", "COM018"]), barbarians=dict(built=["COM015"])
    )
    assert table.keys == ["produce COM007", "produce COM018"]
    assert table.goods("romans") == {"worker": 2, "wood": 3, "stone": 1, "raze": 2, "defence": 1}
    table.push("produce COM018")
    assert table.goods("romans") == {"worker": 2, "wood": 3, "stone": 1, "raze": 3, "defence": 1}
    assert table.goods("barbarians") == {"worker": 9, "raze": 1, "defence": 1}
    ready(table, "romans")


@shows("COM016")
def test_building_farmers_at_work(card: str) -> None:
    """Its production and its card come at once, in the builder's order."""
    table = scene(
        romans=dict(wood=3, hand=[card], built=["COM007", "COM033"]), barbarians=dict(built=["COM015"]), deck=["COM003"]
    )
    table.push(f"build {card}")
    assert table.keys == [f"resolve {card} production", f"resolve {card} bonus"]
    table.push(f"resolve {card} bonus", "draw common")
    assert table.changes() == {"romans": {"wood": -1, "hand": [f"-{card}", "+COM003"], "built": [f"+{card}"]}}
    ready(table, "barbarians")


@shows("COM016")
def test_farmers_with_nobody_to_help(card: str) -> None:
    table = scene(phase="production", romans=dict(worker=0, built=[card]), barbarians=dict(built=["COM015"]))
    assert table.goods("romans") == {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1}
    ready(table, "romans")


@shows("COM040")
def test_settlers(card: str) -> None:
    """1 wood: build a faction card from hand for its goods alone."""
    table = scene(
        romans=dict(wood=1, stone=1, hand=["COM083", "ROM003", "ROM020", "ROM030"], built=[card, "COM069"]),
        barbarians={},
    )
    table.push(f"activate {card}")
    assert table.keys == ["construct ROM003", "construct ROM020"]
    table.push("construct ROM020")
    assert table.changes() == {"romans": {"hand": ["-ROM020"], "built": ["+ROM020"]}}  # produces 1 wood, 1 stone
    assert on(table, card) == {"used": 1, "laid": {"wood": 1}}
    ready(table, "barbarians")


@shows("COM041")
def test_acting_troupe(card: str) -> None:
    """1 Worker: the goods leave another used Location of one's own, which can then be paid for and used again."""
    table = scene(
        romans=dict(worker=4, built=[card, "COM033", "COM042"], used={"COM033": 1}, laid={"COM033": {"worker": 1}}),
        barbarians=dict(built=["COM083"], used={"COM083": 2}, laid={"COM083": {"worker": 2}}),
    )
    table.push(f"activate {card}")
    assert table.changes() == {"romans": {"worker": -1}}
    assert on(table, "COM033") == {}
    assert on(table, "COM083") == {"used": 2, "laid": {"worker": 2}}
    ready(table, "barbarians")
    table.push("pass", "activate COM033")
    assert table.changes() == {"romans": {"worker": -1, "stone": 2}}


@shows("COM041")
def test_acting_troupe_without_a_used_location(card: str) -> None:
    table = scene(romans=dict(built=[card, "COM033"]), barbarians=dict(built=["COM083"], used={"COM083": 2}))
    assert table.refused(f"activate {card}") == "IS-Q-27"


@shows("COM049")
def test_tavern(card: str) -> None:
    """1 card from hand: 2 VP."""
    table = scene(romans=dict(hand=["COM003", "ROM001"], built=[card]), barbarians=dict(hand=["COM007"]))
    table.push(f"activate {card}", "discard COM003")
    assert table.changes() == {"romans": {"vp": 2, "hand": ["-COM003"]}, "common": {"discard": ["+COM003"]}}
    ready(table, "barbarians")
    last = scene(romans=dict(hand=["ROM001"], built=[card]), barbarians={})
    last.push(f"activate {card}")
    assert last.changes() == {"romans": {"vp": 2, "hand": ["-ROM001"], "discard": ["+ROM001"]}}
    assert scene(romans=dict(built=[card]), barbarians=dict(hand=["COM007"])).refused(f"activate {card}") == "IS-AVT-02"


@shows("COM057")
def test_imperial_messenger(card: str) -> None:
    """1 Worker: the good of one of one's own Deals once more."""
    table = scene(romans=dict(built=[card], deals=["ROM001", "ROM003"]), barbarians=dict(deals=["BAR001"]))
    table.push(f"activate {card}")
    assert table.keys == ["again ROM001", "again ROM003"]
    table.push("again ROM003")
    assert table.changes() == {"romans": {"worker": -1, "gold": 1}}
    ready(table, "barbarians")


@shows("COM061")
def test_hanseatic_league(card: str) -> None:
    """1 Worker and one of one's own Deals: 2 VP, twice a round."""
    mine = dict(built=[card], deals=["ROM001", "ROM003", "ROM006"])
    table = scene(romans=mine, barbarians=dict(deals=["BAR001"]))
    table.push(f"activate {card} twice")
    assert table.keys == ["cancel ROM001", "cancel ROM003", "cancel ROM006"]
    table.push("cancel ROM003", "cancel ROM006")
    assert table.changes() == {
        "romans": {"worker": -2, "vp": 4, "deals": ["-ROM003", "-ROM006"], "discard": ["+ROM003", "+ROM006"]}
    }
    ready(table, "barbarians")
    without = scene(romans=dict(built=[card]), barbarians=dict(deals=["BAR001"]))
    assert without.refused(f"activate {card}") == "IS-AVT-02"


@shows("COM084")
def test_porters(card: str) -> None:
    """1 food: one of one's own Production Locations produces again."""
    table = scene(romans=dict(food=1, built=[card, "COM007", "COM018"]), barbarians=dict(built=["COM015"]))
    table.push(f"activate {card}")
    assert table.keys == ["produce COM007", "produce COM018"]
    table.push("produce COM007")
    assert table.changes() == {"romans": {"food": -1, "wood": 2}}
    ready(table, "barbarians")


@shows("COM084")
def test_porters_pass_farmers_by(card: str) -> None:
    """Farmers at Work produce nothing by themselves; whatever they would repeat, Porters can."""
    table = scene(romans=dict(food=1, built=[card, "COM007", "COM016", "COM018"]), barbarians={})
    table.push(f"activate {card}")
    assert table.keys == ["produce COM007", "produce COM018"]
