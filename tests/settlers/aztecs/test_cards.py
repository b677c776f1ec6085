"""The Aztec cards: a row for each, and a test of its own for each that does more than a row can say."""

from collections import Counter
from typing import Any

import pytest

from tests.proves import proves
from tests.settlers.aztecs.scene import AZTECS, BOX, aztecs, cards, prayer, scene, tokens
from tests.settlers.cards import rows
from tests.settlers.cards.rows import DECK, RUINS, Check, ready
from tests.settlers.scene import Scene
from tests.settlers.scene import scene as base_scene

PRODUCED = "worker worker worker food raze raze defence"


class Card(rows.Card):
    """An Aztec card as it is printed."""

    @property
    def box(self) -> Any:
        return BOX

    @property
    def player(self) -> str:
        return "aztecs"

    def scene(self, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Scene:
        return base_scene(title=AZTECS, deck=DECK, aztecs=mine, barbarians=theirs or {}, **more)

    @property
    def rival(self) -> str:
        return "barbarians"


# fmt: off
CARDS = [
    Card("AZT001", "azt_maize_fields", "production", "red", copies=3, cost="wood wood", deal="food",
         produces="food worker"),
    Card("AZT004", "azt_sacrificial_altar", "action", "orange", copies=3, cost="wood stone location", deal="worker",
         times=2),
    Card("AZT007", "azt_stone_calendar", "production", "orange", copies=3, cost="stone location", deal="blessing"),
    Card("AZT010", "azt_temple_of_the_rising_sun", "action", "orange", copies=2, cost="stone stone location",
         deal="worker", times=2),
    Card("AZT012", "azt_voice_of_the_gods", "action", "red", copies=2, cost="wood stone location", deal="food"),
    Card("AZT014", "azt_obsidian_mine", "production", "grey", copies=2, cost="wood wood", deal="stone"),
    Card("AZT016", "azt_jungle_camp", "production", "brown", copies=2, cost="wood wood", deal="wood"),
    Card("AZT018", "azt_jaguar_warriors", "production", "black", copies=2, cost="food location", deal="raze",
         produces="raze worker"),
    Card("AZT020", "azt_calpulli", "production", "pink", copies=2, cost="wood", deal="worker",
         produces="worker worker"),
    Card("AZT022", "azt_great_pyramid", "feature", "purple", cost="stone stone location", deal="worker"),
    Card("AZT023", "azt_eagle_temple", "feature", "purple", cost="wood stone location", deal="blessing"),
    Card("AZT024", "azt_keeper_of_omens", "feature", "blue", cost="wood location", deal="card"),
    Card("AZT025", "azt_cocoa_market", "action", "yellow", cost="wood location", deal="gold",
         pays="food", gains="gold", times=2),
    Card("AZT026", "azt_floating_gardens", "production", "red", cost="wood", deal="food",
         per=("food", "red")),
    Card("AZT027", "azt_ball_court", "action", "pink", cost="stone location", deal="worker"),
    Card("AZT028", "azt_house_of_codices", "action", "blue", cost="wood stone location", deal="card"),
    Card("AZT029", "azt_temple_of_war", "action", "black", cost="wood stone location", deal="raze"),
    Card("AZT030", "azt_skull_rack", "feature", "black", cost="wood location", deal="raze"),
]
# fmt: on


def checks(card: Card) -> list[Check]:
    """But for a Deal that asks for a colour, and a bonus that counts another one: they have tests of their own."""
    found = rows.checks(card)
    if card.deal == "blessing":
        found.remove(rows.deals)
    if card.id == "AZT022":
        found.remove(rows.is_built)
    return found


@pytest.fixture(autouse=True)
def board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rows.BOARD, "aztecs", PRODUCED)


CASES = [pytest.param(check, card, id=f"{card.id}-{check.__name__}") for card in CARDS for check in checks(card)]


@pytest.mark.parametrize(("check", "card"), CASES)
def test_row(check: Check, card: Card) -> None:
    check(card)


@proves("AZ-FAC-01")
def test_every_card_has_a_row() -> None:
    """Thirty cards: 3 in three copies, 6 in two, 9 single ones."""
    written = [id for card in CARDS for id in card.ids]
    assert written == [card.id for card in BOX.cards if card.deck == "aztecs" and not card.mark]
    assert Counter(card.copies for card in CARDS) == {3: 3, 2: 6, 1: 9}
    assert len(written) == 30


def test_the_board() -> None:
    table = scene(phase="production", aztecs=dict(worker=0), romans=dict(worker=0), turn="aztecs")
    assert table.goods("aztecs") == rows.amounts(PRODUCED)
    assert tokens(table) == ["tricolour"]
    assert BOX.boards["aztecs"].stores == "blessing"
    ready(table, "aztecs")


# Each that does more than a row can say


@pytest.mark.parametrize("card", ["AZT004", "AZT006"])
def test_sacrificial_altar(card: str) -> None:
    table = aztecs(built=[card], worker=2, prays="brown brown red blue grey brown grey red red red")
    table.push(f"activate {card} twice", "name brown", "name red")
    assert table.changes()["aztecs"] == {"worker": -2, "wood": 2, "food": 3}


@pytest.mark.parametrize("card", ["AZT007", "AZT023"])
def test_a_deal_for_a_blessing(card: str) -> None:
    """Now and in every Production phase, of a colour one likes."""
    table = aztecs(hand=[card], worker=2, food=1)
    table.push(f"deal {card}", "bless pink")
    assert table.changes()["aztecs"] == {
        "food": -1, "hand": [f"-{card}"], "deals": [f"+{card}"], "tokens": ["+pink"],
    }  # fmt: skip
    ready(table, "romans")
    table = scene(phase="production", aztecs=dict(deals=[card], tokens=["pink"]), turn="aztecs")
    table.push("bless red")
    assert tokens(table) == ["red", "pink", "tricolour"]


@pytest.mark.parametrize("card", ["AZT007", "AZT009"])
def test_stone_calendar(card: str) -> None:
    """A Blessing when it is built and in every Production phase."""
    table = aztecs(hand=[card], built=[RUINS], worker=2, stone=1)
    table.push(f"build {card}", "bless grey")
    assert table.changes()["aztecs"]["tokens"] == ["+grey"]
    table = scene(phase="production", aztecs=dict(built=[card]), turn="aztecs")
    assert table.asked == ("aztecs", "bless")


@pytest.mark.parametrize("card", ["AZT010", "AZT011"])
def test_temple_of_the_rising_sun(card: str) -> None:
    table = aztecs(built=[card], worker=1, wood=1, stone=1, food=1, prays="brown grey red blue blue")
    table.push(f"activate {card}", "sacrifice wood", "sacrifice stone", "sacrifice food")
    assert table.changes()["aztecs"] == {"worker": -1, "wood": -1, "stone": -1, "food": -1, "vp": 6}


@pytest.mark.parametrize("card", ["AZT012", "AZT013"])
def test_voice_of_the_gods(card: str) -> None:
    table = aztecs(built=[card], worker=0, food=1, wood=1, hand=["AZT016"], prays="red pink pink blue blue")
    table.push(f"activate {card}")
    assert table.changes()["aztecs"] == {"food": -1, "worker": 2, "vp": 2}


@pytest.mark.parametrize(
    ("card", "colour", "good"),
    [
        ("AZT014", "grey", "stone"),
        ("AZT015", "grey", "stone"),
        ("AZT016", "brown", "wood"),
        ("AZT017", "brown", "wood"),
    ],
)
def test_a_place_in_the_wild(card: str, colour: str, good: str) -> None:
    """One of its good, and one more for each of two cards that match."""
    table = scene(
        phase="production",
        aztecs=dict(worker=0, built=[card]),
        prays=f"{colour} blue",
        turn="aztecs",
        romans=dict(worker=0),
    )
    table.push("pray draw")
    assert table.goods("aztecs") == rows.amounts(f"{PRODUCED} {good} {good} {good}")  # the tricolour adds one
    table = aztecs(hand=[card], worker=2, wood=2, prays=f"blue {colour}")
    table.push(f"build {card}")
    expected = {} if good == "wood" else {"wood": -2, "stone": 2}
    assert {name: n for name, n in table.changes()["aztecs"].items() if isinstance(n, int)} == expected


def test_great_pyramid() -> None:
    """1 VP for each orange Location when it is built, 6 at most, and a card; it is none itself."""
    orange = ["AZT004", "AZT005", "AZT006", "AZT007", "AZT008", "AZT009", "AZT010"]
    for count in (0, 1, 6, 7):
        table = aztecs(hand=["AZT022"], built=[RUINS, *orange[:count]], worker=2, stone=3, deck=["COM070"])
        table.push("build AZT022", *([f"give {RUINS}"] if count else []), "draw common")
        assert table.changes()["aztecs"].get("vp", 0) == min(count, 6)
        assert table.zone("aztecs", "hand") == ["COM070"]


def test_eagle_temple() -> None:
    table = aztecs(built=["AZT023", "AZT004"], worker=4, tokens=["grey"], prays="grey blue blue blue blue")
    table.push("activate AZT004", "name grey", "pray tokens")
    assert table.changes()["aztecs"] == {"worker": -1, "stone": 1, "vp": 1}
    table.push("pass", "activate AZT004", "name grey", "pray draw")
    assert table.changes()["aztecs"] == {"worker": -1, "stone": 2}


def test_keeper_of_omens() -> None:
    """Two more cards are turned over, also where the Prayer has another number."""
    table = aztecs(built=["AZT024", "AZT004"], worker=1, prays="red red red red red grey grey")
    table.push("activate AZT004", "name grey")
    assert (len(prayer(table).opened), prayer(table).goods) == (7, {"stone": 2})
    other = scene(aztecs=dict(built=["AZT004"], worker=1), romans={}, turn="aztecs", prays="red red red red red grey")
    other.push("activate AZT004", "name grey")
    assert len(prayer(other).opened) == 5


def test_ball_court() -> None:
    """Any colour but orange may be named: 2 VP for each of 4 cards."""
    table = aztecs(built=["AZT027"], worker=1, prays="purple blue blue red")
    table.push("activate AZT027")
    assert len(table.keys) == 9
    table.push("name blue")
    assert table.changes()["aztecs"] == {"worker": -1, "vp": 4}


def test_house_of_codices() -> None:
    table = aztecs(built=["AZT028"], worker=1, prays="red blue grey")
    table.push("activate AZT028", f"keep {cards('red blue grey')[1]}")
    assert table.changes()["aztecs"] == {"worker": -1, "hand": [f"+{cards('red blue grey')[1]}"]}
    assert table.zone("common", "discard") == sorted([cards("red blue grey")[0], cards("red blue grey")[2]])


def test_temple_of_war() -> None:
    """3 VP for each black card, 1 VP for each pink one."""
    table = aztecs(built=["AZT029"], worker=2, raze=1, prays="black pink pink blue blue")
    table.push("activate AZT029")
    assert table.changes()["aztecs"] == {"raze": -1, "vp": 5}


def test_skull_rack() -> None:
    """1 VP and a Blessing whenever its owner razes; a rival who does has none of it."""
    table = aztecs(built=["AZT030"], hand=["COM007"], worker=2, raze=1)
    table.push("raze COM007", "bless black")
    assert table.changes()["aztecs"] == {
        "raze": -1, "wood": 2, "vp": 1, "hand": ["-COM007"], "tokens": ["+black"],
    }  # fmt: skip
    table = scene(aztecs=dict(built=["AZT030"]), romans=dict(raze=1, hand=["COM007"]), turn="romans")
    table.push("raze COM007")
    assert "aztecs" not in table.changes()
