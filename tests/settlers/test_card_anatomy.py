"""What a card is and what can be done with it (IS-CRD)."""

from collections import Counter

import pytest

from stead import Table
from tests.proves import proves
from tests.settlers.scene import BOX, FACTIONS, Scene, scene

PREFIXES = {"BAR": "barbarians", "COM": "common", "EGY": "egyptians", "JAP": "japanese", "ROM": "romans"}
KINDS = [card for card in BOX.cards if card.number == card.kind and card.deck != "attack"]
"""One card of each kind."""
RICH = dict(wood=9, stone=9, food=9, raze=9, worker=9)
NEVER_RAZED = ("com_ruins", "jap_gate", "jap_shrine")


def holding(card: str) -> Scene:
    """A player who can afford anything, with one card in hand and a Foundation to give up."""
    deck = BOX.cards[BOX.number[card]].deck
    holder = deck if deck != "common" else "romans"
    other = "barbarians" if holder != "barbarians" else "romans"
    foundation = "COM069" if card != "COM069" else "COM006"
    return scene(**{holder: dict(RICH, hand=[card], foundations=[foundation]), other: {}})


def uses(table: Scene, card: str) -> set[str]:
    return {key.split()[0] for key in table.keys if key.endswith(f" {card}")}


@pytest.mark.parametrize("card", [card.id for card in KINDS])
@proves("IS-CRD-01")
def test_any_card_can_be_built(card: str) -> None:
    table = holding(card)
    builder = table.asked[0]
    table.push(f"build {card}")
    assert table.zone(builder, "built") == [card]
    assert card not in table.zone(builder, "hand")


@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        pytest.param("common", {"build", "raze"}, marks=proves("IS-CRD-02")),
        pytest.param("romans", {"build", "deal"}, marks=proves("IS-CRD-03")),
        pytest.param("barbarians", {"build", "deal"}, marks=proves("IS-CRD-03")),
        pytest.param("egyptians", {"build", "deal"}, marks=proves("IS-CRD-03")),
        pytest.param("japanese", {"build", "deal", "raze"}, marks=proves("IS-CRD-04", "IS-RZH-05")),
    ],
)
def test_the_uses_of_a_card(deck: str, expected: set[str]) -> None:
    for card in KINDS:
        if card.deck == deck and card.name not in NEVER_RAZED:
            assert uses(holding(card.id), card.id) == expected


@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("com_mill", {"worker": 1, "food": 1}),
        ("com_old_forest", {"wood": 2}),
        ("com_gold_mine", {"vp": 1, "gold": 1}),
        ("jap_farm", {"vp": 1}),
    ],
)
@proves("IS-CRD-06", "IS-Q-15")
def test_a_raze_field_gives_all_its_goods_once(card: str, goods: dict[str, int]) -> None:
    table = scene(japanese=dict(raze=1, hand=[card]), romans={})
    razed = table.zone("japanese", "hand")[0]
    table.push(f"raze {razed}")
    assert table.changes()["japanese"] == {
        "raze": -1,
        **goods,
        "hand": [f"-{razed}"],
        **({"discard": [f"+{razed}"]} if razed.startswith("JAP") else {}),
    }
    table.next_round()
    board = {"worker": 4, "wood": 1, "raze": 1, "defence": 1}
    points = {good: n for good, n in goods.items() if good == "vp"}
    assert table.goods("japanese") == board | points  # and nothing more of what was razed


@proves("IS-CRD-08")
def test_the_eight_colours() -> None:
    colours = {colour for card in BOX.cards for colour in card.colours}
    assert colours == {"black", "purple", "blue", "brown", "yellow", "red", "pink", "grey"}


@proves("IS-CRD-09")
def test_a_code_gives_deck_and_number() -> None:
    for prefix, deck in PREFIXES.items():
        ids = [card.id for card in BOX.cards if card.deck == deck]
        assert ids == [f"{prefix}{n:03}" for n in range(1, len(ids) + 1)]


@pytest.mark.parametrize("key", ["build", "build COM", "build COM999", "deal VIK001", "raze com018"])
@proves("IS-CRD-09")
def test_a_code_that_no_card_has(key: str) -> None:
    assert holding("COM018").refused(key) == "IS-CRD-09"


@pytest.mark.parametrize("faction", FACTIONS)
@proves("IS-CRD-10")
def test_one_to_three_copies_in_a_faction_deck(faction: str) -> None:
    table = Table.new("settlers", [faction, "romans" if faction != "romans" else "japanese"])
    player = table.game.players[0]
    copies = Counter(table.game.box.kind[card] for card in player.deck + player.hand if table.game.box.faction[card])
    assert sum(copies.values()) == 30
    assert set(copies.values()) == {1, 2, 3}


@proves("IS-CRD-10")
def test_copies_are_the_same_card() -> None:
    """Primeval Forest has three copies, Sentry Tower two, Hillfort one."""
    names = Counter(card.name for card in BOX.cards)
    assert [names[name] for name in ("bar_primeval_forest", "bar_sentry_tower", "bar_hillfort")] == [3, 2, 1]
    table = scene(barbarians=dict(RICH, hand=["BAR001", "BAR002", "BAR003"]), japanese={})
    assert [key for key in table.keys if key.startswith("build")] == ["build BAR001"]


@proves("IS-CRD-11", "IS-GRL-04")
def test_a_card_razed_from_hand_goes_to_the_pile_of_its_own_deck() -> None:
    table = scene(japanese=dict(raze=2, hand=["com_mill", "jap_farm"]), romans={})
    table.push("raze COM006", "pass", "raze JAP001")
    changes = table.changes()
    assert changes["common"] == {"discard": ["+COM006"]}
    assert changes["japanese"]["discard"] == ["+JAP001"]
    assert "romans" not in changes


@proves("IS-CRD-12", "IS-DEA-02")
def test_only_a_card_with_a_deal_field_becomes_a_deal() -> None:
    table = scene(romans=dict(food=1, hand=["com_mill", "com_ruins", "rom_spies"]), japanese={})
    assert [key for key in table.keys if key.startswith("deal")] == ["deal ROM010"]
    assert table.refused("deal COM006") == "IS-DEA-02"


@proves("IS-CRD-13")
def test_only_a_card_with_a_raze_field_is_razed() -> None:
    table = scene(
        romans=dict(raze=3, hand=["com_mill", "com_ruins", "rom_spies"]),
        japanese=dict(built=["com_armorer", "jap_farm", "jap_gate", "jap_shrine"]),
        barbarians=dict(built=["com_ruins", "bar_settlement"]),
    )
    assert {key for key in table.keys if key.startswith("raze")} == {"raze COM006", "raze COM018", "raze JAP001"}
    assert table.refused("raze ROM010") == "IS-CRD-13"
