"""The cards that decks are built with, ten of each faction: a row for each, and a test where that is not all."""

from typing import Any

import pytest

from stead.text import speech
from stead.titles.settlers.aztecs.colours import BLESSINGS
from stead.titles.settlers.events import Gained
from tests.proves import proves
from tests.settlers.aztecs.scene import AZTECS, cards, prayer, scene, tokens
from tests.settlers.aztecs.test_cards import PRODUCED
from tests.settlers.cards import rows
from tests.settlers.cards.rows import SHOWN, Check, ready, shows
from tests.settlers.cards.test_all import says_all
from tests.settlers.scene import Scene


class Card(rows.Card):
    """A card of the expansion as it is printed."""

    @property
    def box(self) -> Any:
        return AZTECS.box

    @property
    def player(self) -> str:
        return "aztecs" if self.id.startswith("AZT") else super().player

    def scene(self, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Scene:
        return super().scene(mine, theirs, title=AZTECS, **more)


# fmt: off
CARDS = [
    Card("ROM061", "rom_augurs", "production", "orange", copies=3, cost="stone location", deal="blessing",
         produces="worker blessing"),
    Card("ROM064", "rom_aqueduct", "production", "red", copies=2, cost="stone location", deal="food",
         produces="worker food"),
    Card("ROM066", "rom_altar_of_vesta", "action", "orange", copies=2, cost="stone location", deal="stone", times=2),
    Card("ROM068", "rom_shrine_of_mars", "action", "black", cost="stone stone location", deal="raze"),
    Card("ROM069", "rom_useful_marcus", "action", "pink", cost="wood location", deal="card", times=2),
    Card("ROM070", "rom_solid_foundation", "action", "grey", cost="stone stone location", deal="stone", times=2),
    Card("BAR061", "bar_shaman", "production", "orange", copies=3, cost="wood location", deal="blessing",
         produces="worker blessing"),
    Card("BAR064", "bar_hunting_camp", "production", "red", copies=2, cost="wood", deal="food",
         produces="worker food"),
    Card("BAR066", "bar_war_drums", "action", "black", copies=2, cost="wood location", deal="worker"),
    Card("BAR068", "bar_totem", "feature", "orange", cost="wood location", deal="wood"),
    Card("BAR069", "bar_rite_of_blood", "action", "black", cost="wood stone location", deal="raze"),
    Card("BAR070", "bar_trophy_hall", "action", "yellow", cost="wood wood location", deal="gold",
         pays="raze food", gains="vp vp vp vp"),
    Card("EGY061", "egy_statue_of_cheops", "action", "grey", copies=3, cost="stone stone location", deal="gold",
         pays="stone gold", gains="vp vp vp vp"),
    Card("EGY064", "egy_temple_of_isis", "production", "orange", copies=2, cost="stone location", deal="blessing",
         produces="stone blessing"),
    Card("EGY066", "egy_oracle_of_amun", "action", "yellow", copies=2, cost="stone location", deal="gold"),
    Card("EGY068", "egy_shrine_of_thoth", "feature", "orange", cost="stone stone location", deal="gold",
         bonus="blessing"),
    Card("EGY069", "egy_scribes", "feature", "blue", cost="wood location", deal="card"),
    Card("EGY070", "egy_nile_barge", "production", "red", cost="wood location", deal="food", per=("food", "red")),
    Card("JAP061", "jap_fuji_apple_festival", "production", "red", copies=3, cost="food location", deal="wood",
         raze="vp", produces="food vp"),
    Card("JAP064", "jap_prayer_flags", "production", "orange", copies=2, cost="wood location", deal="blessing",
         raze="vp", produces="worker blessing"),
    Card("JAP066", "jap_tea_house", "action", "pink", copies=2, cost="wood location", deal="worker", raze="vp"),
    Card("JAP068", "jap_wandering_monk", "feature", "orange", cost="wood location", deal="worker", raze="vp"),
    Card("JAP069", "jap_fox_shrine", "feature", "orange", cost="wood location", deal="blessing", raze="vp"),
    Card("JAP070", "jap_archery_range", "action", "black", cost="wood location", deal="raze", raze="vp"),
    Card("AZT031", "azt_house_of_tribute", "production", "yellow", copies=3, cost="stone location", deal="gold",
         produces="worker gold"),
    Card("AZT034", "azt_sun_priests", "production", "orange", copies=2, cost="wood location", deal="blessing",
         produces="worker blessing"),
    Card("AZT036", "azt_feathered_serpent", "action", "orange", copies=2, cost="wood stone location", deal="card",
         times=2),
    Card("AZT038", "azt_star_watchers", "feature", "blue", cost="wood location", deal="card"),
    Card("AZT039", "azt_reliquary", "action", "purple", cost="stone location", deal="blessing"),
    Card("AZT040", "azt_stone_that_tells_stories", "action", "grey", cost="stone location", deal="stone"),
]
# fmt: on
FIRST = {"ROM": 61, "BAR": 61, "EGY": 61, "JAP": 61, "AZT": 31}


@pytest.fixture(autouse=True)
def board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rows.BOARD, "aztecs", PRODUCED)


@rows.rows(CARDS)
def test_row(check: Check, card: Card) -> None:
    check(card)


@proves("AZ-DCK-04")
def test_ten_for_each_faction() -> None:
    """One in three copies, two in two, three single ones; and no card without a row."""
    for faction, first in FIRST.items():
        mine = [card for card in CARDS if card.id.startswith(faction)]
        assert [card.copies for card in mine] == [3, 2, 2, 1, 1, 1]
        assert [id for card in mine for id in card.ids] == [f"{faction}{n:03}" for n in range(first, first + 10)]
    marked = [card.id for card in AZTECS.box.cards if card.mark]
    assert sorted(id for card in CARDS for id in card.ids) == sorted(marked)


@proves("AZ-CMP-06")
def test_a_mark_says_which_expansion_a_card_counts_as() -> None:
    """An Aztec card without one is a regular one."""
    marks = {role: {card.mark for card in AZTECS.box.cards if card.deck == role} for role in AZTECS.roles}
    assert marks.pop("aztecs") == {None, "friends"}
    assert all(found == {None, "aztecs"} for found in marks.values())


def test_every_row_says_all_that_its_card_does() -> None:
    for row in CARDS:
        says_all(row, AZTECS.box)
    assert {card.id for card in CARDS} >= {id for id in SHOWN if AZTECS.box.cards[AZTECS.box.number[id]].mark}


@pytest.mark.parametrize("faction", FIRST)
def test_blessings_and_prayers_for_everybody(faction: str) -> None:
    said = speech(AZTECS)
    lines = {card.id: " ".join(said.lines(card.id)) for card in CARDS if card.id.startswith(faction)}
    assert sum("Blessing" in line or "Prayer" in line for line in lines.values()) >= 3


# Romans


@shows("ROM066")
def test_altar_of_vesta(card: str) -> None:
    """1 Worker: a colour of a Resource is named, 4 cards are turned over; twice a round."""
    table = scene(romans=dict(built=[card], worker=1), barbarians={}, prays="brown grey red brown")
    table.push(f"activate {card}")
    assert table.keys == ["name brown", "name grey", "name red"]
    table.push("name brown")
    assert table.changes()["romans"] == {"worker": -1, "wood": 2}
    ready(table, "barbarians")


@shows("ROM068")
@proves("AZ-EX-05", "AZ-PRT-05", "AZ-PRT-06", "AZ-PRT-09", "AZ-PRT-10")
def test_shrine_of_mars(card: str) -> None:
    """Olya of the rulebook: 2 pink, a blue, a yellow and a grey card, with a black, a brown and a yellow token."""
    table = scene(
        romans=dict(built=[card], gold=1, tokens=["black", "brown", "yellow"]),
        barbarians={},
        prays="pink blue yellow pink grey",
    )
    table.push(f"activate {card}", "pray draw")
    assert table.changes()["romans"] == {"worker": 2, "gold": 1, "raze": 1}  # 1 Gold paid, 2 gained
    assert tokens(table, "romans") == ["black", "brown", "yellow"]
    ready(table, "barbarians")


@shows("ROM069")
@proves("AZ-CLR-01", "AZ-FUT-02")
def test_useful_marcus(card: str) -> None:
    """1 Worker: a card from hand goes under it, for a Prayer of this round. Freed by another card, it loses them."""
    troupe = next(one.id for one in AZTECS.box.cards if one.name == "com_acting_troupe")
    grey, brown = cards("grey brown")
    built = [card, "ROM066", troupe]
    mine = dict(built=built, hand=[grey, brown], worker=9, wood=3, stone=3, food=3, gold=3)
    table = scene(romans=mine, barbarians={}, deck=cards("red red red red", after=1))
    table.push(f"activate {card} twice", f"reserve {brown}")  # the other follows by itself
    assert sorted(table.zone("romans", "under")) == sorted([grey, brown])
    table.push(*(key for key in ("end",) if key in table.keys), "pass")
    table.push("activate ROM066", "name grey", f"add {grey}", "enough")
    assert prayer(table).matched == {"grey": 1}
    assert table.zone("romans", "under") == [brown]
    table.changes()
    table.push(f"activate {troupe}")
    table.push(*[key for key in table.keys if key.startswith("pay ")][:1])
    table.push(f"refresh {card}")
    assert table.zone("romans", "under") == []
    assert brown in table.zone("common", "discard")


@shows("ROM070")
@proves("AZ-CLR-02")
def test_solid_foundation(card: str) -> None:
    """1 Worker: a card goes under a Common Location of its colour: 2 VP at the end besides the Location's own."""
    grey, other, red = cards("grey grey red")
    from_hand = "ROM027"  # grey, too; the grey Location of the Romans is none of the Common ones
    mine = dict(built=[card, grey, other, "ROM001"], hand=[from_hand, red], worker=2)
    table = scene(romans=mine, barbarians={})
    points = table.table.title.tally(table.table.game)
    table.push(f"activate {card}")
    assert table.asked == ("romans", "under")  # only one card fits, so it is chosen already
    assert table.keys == sorted([f"under {grey}", f"under {other}"])
    table.push(f"under {grey}")
    assert table.changes()["romans"] == {"worker": -1, "hand": [f"-{from_hand}"], "under": [f"+{from_hand}"]}
    assert table.table.view(1).data()["players"][0]["hand"]["common"] == 1
    rest = table.table.title.rest(table.table.game, 0, f"card:{from_hand}")
    assert rest is not None
    assert (rest.rule, rest.words) == ("AZ-CLR-02", "slid")
    after = table.table.title.tally(table.table.game)
    assert {part: after[part][0] - points[part][0] for part in after if after[part] != points[part]} == {"held": 2}
    assert after["common"] == points["common"]


@proves("AZ-CLR-02")
def test_cards_under_a_location_go_with_it() -> None:
    """Razed, it is a Foundation with nothing under it; nobody takes them over; alone they bring nothing."""
    (grey,) = cards("grey")
    under = {grey: ["ROM001"]}
    table = scene(romans=dict(built=["ROM070", grey], under=under), barbarians=dict(raze=2), turn="barbarians")
    table.push(f"raze {grey}")
    changed = table.changes()["romans"]
    assert (changed["under"], changed["discard"], changed["foundations"]) == (["-ROM001"], ["+ROM001"], [f"+{grey}"])
    table = scene(romans=dict(built=["ROM070", grey], under=under), egyptians=dict(built=["EGY013"]), turn="egyptians")
    table.push("activate EGY013")  # there is only one to take over
    assert table.changes()["romans"] == {"built": [f"-{grey}"], "under": ["-ROM001"], "discard": ["+ROM001"]}
    without = scene(romans=dict(built=["ROM064", grey], under=under), barbarians={})
    assert without.table.title.tally(without.table.game)["held"][0] == 0


# Barbarians


@shows("BAR066")
def test_war_drums(card: str) -> None:
    table = scene(barbarians=dict(built=[card], worker=1), prays="black pink pink blue grey", turn="barbarians")
    table.push(f"activate {card}")
    assert table.changes()["barbarians"] == {"worker": 1, "raze": 1}
    ready(table, "romans")


@shows("BAR068")
def test_totem(card: str) -> None:
    """Each razing, from hand too, brings a Blessing token; a rival's razing does not."""
    table = scene(barbarians=dict(built=[card], raze=1, hand=["COM007"]), turn="barbarians")
    table.push("raze COM007", "bless black")
    assert table.changes()["barbarians"]["tokens"] == ["+black"]
    ready(table, "romans")
    table = scene(romans=dict(raze=1, hand=["COM007"]), barbarians=dict(built=[card]))
    table.push("raze COM007")
    assert "barbarians" not in table.changes()
    ready(table, "barbarians")


@shows("BAR069")
def test_rite_of_blood(card: str) -> None:
    """1 Raze token: with the cards in view, one of three colours is chosen, 2 VP for each card of it."""
    table = scene(barbarians=dict(built=[card], raze=1), prays="red pink red blue grey", turn="barbarians")
    table.push(f"activate {card}")
    assert table.keys == ["colour red", "colour pink"]
    table.push("colour red")
    assert table.changes()["barbarians"] == {"raze": -1, "vp": 4}
    ready(table, "romans")


# Egyptians


@shows("EGY066")
def test_oracle_of_amun(card: str) -> None:
    """1 Gold: 1 VP, and the good of a colour for each card of it."""
    table = scene(egyptians=dict(built=[card], gold=1), prays="red brown red blue grey", turn="egyptians")
    table.push(f"activate {card}")
    assert table.keys == ["colour blue", "colour brown", "colour red", "colour grey"]
    table.push("colour red")
    assert table.changes()["egyptians"] == {"gold": -1, "vp": 1, "food": 2}
    ready(table, "romans")


@shows("EGY068")
@proves("AZ-CLR-03", "AZ-CLR-04", "AZ-EX-08", "AZ-BAD-22")
def test_shrine_of_thoth_and_sphinx(card: str) -> None:
    """A Location of a token's colour gives 1 VP, the Shrine adds 1: two gains, and Sphinx answers to neither."""
    sphinx, joiner = "EGY019", _one_point()
    colour = AZTECS.box.cards[AZTECS.box.number[joiner]].colours[0]
    supply = dict(worker=5, wood=5, stone=5, food=5)
    for held, points in ((colour, 2), (next(c for c in BLESSINGS if c != colour), 1)):
        mine = dict(built=[card, sphinx, joiner], tokens=[held], **supply)
        table = scene(egyptians=mine, turn="egyptians")
        table.push(f"activate {joiner}")
        assert table.changes()["egyptians"]["vp"] == points
        gained = [event for event in table.table.events if isinstance(event, Gained) and "vp" in event.goods]
        assert [(event.goods, event.source) for event in gained] == [({"vp": 1}, joiner), ({"vp": 1}, card)][:points]


@proves("AZ-CLR-03")
def test_sphinx_answers_to_the_location_and_the_shrine_to_neither_of_them() -> None:
    """3 VP of a grey Location: 1 more by Sphinx, 1 more by the Shrine, and neither sets off the other."""
    mine = dict(built=["EGY068", "EGY019", "EGY016"], tokens=["grey", "yellow"], worker=1, stone=1)
    table = scene(egyptians=mine, turn="egyptians")
    table.push("activate EGY016")
    assert table.changes()["egyptians"] == {"worker": -1, "stone": -1, "vp": 3 + 1 + 1}


@proves("AZ-CLR-03")
def test_shrine_of_thoth_looks_at_ones_own_locations_alone() -> None:
    """Not at a Deal, and not at what somebody else gains."""
    deal = "JAP023"
    table = scene(egyptians=dict(built=["EGY068"], tokens=["red"]), japanese=dict(hand=[deal], food=1), turn="japanese")
    table.push(f"deal {deal}")
    assert "egyptians" not in table.changes()


def _one_point() -> str:
    """A Common Action Location that brings 1 VP and nothing else, for Resources or Workers."""
    for one in AZTECS.box.cards:
        effect = one.action.effect if one.action and one.common else None
        if getattr(effect, "gain", None) == {"vp": 1} and not getattr(effect, "per", None):
            return one.id
    raise AssertionError("no such card")


@shows("EGY069")
def test_scribes(card: str) -> None:
    """Each Prayer brings a Common card, by cards or by tokens."""
    table = scene(
        egyptians=dict(built=[card, "EGY066"], gold=1, tokens=["red"]), prays="red", deck=["COM007"], turn="egyptians"
    )
    table.push("activate EGY066", "pray tokens")
    assert table.changes()["egyptians"] == {"gold": -1, "vp": 1, "food": 1, "hand": [f"+{cards('red')[0]}"]}
    ready(table, "romans")


# Japanese


@shows("JAP066")
def test_tea_house(card: str) -> None:
    table = scene(japanese=dict(built=[card], food=1), prays="red pink yellow yellow grey", turn="japanese")
    table.push(f"activate {card}")
    assert table.changes()["japanese"] == {"food": -1, "vp": 1, "worker": 1, "gold": 2}
    ready(table, "romans")


@shows("JAP068")
@proves("AZ-EX-07", "AZ-PTM-03", "AZ-MAT-02", "AZ-Q-36")
def test_wandering_monk_and_the_apple_festival(card: str) -> None:
    """Sergey of the rulebook: a Deal for wood with a red card, 2 of 5 cards are brown."""
    mine = dict(built=[card], hand=["JAP061"], food=1)
    table = scene(japanese=mine, prays="brown red brown red blue", turn="japanese")
    table.push("deal JAP061")
    assert table.changes()["japanese"] == {
        "food": -1,
        "wood": 1,
        "vp": 2,
        "hand": ["-JAP061"],
        "deals": ["+JAP061"],
    }
    ready(table, "romans")


@shows("JAP069")
def test_fox_shrine(card: str) -> None:
    table = scene(japanese=dict(built=[card], hand=["JAP004"], food=1), turn="japanese")
    table.push("deal JAP004", "bless red")
    assert table.changes()["japanese"]["tokens"] == ["+red"]
    ready(table, "romans")


@shows("JAP070")
def test_archery_range(card: str) -> None:
    """1 Worker: a Raze token, and a Samurai onto a faction Location."""
    table = scene(japanese=dict(built=[card, "JAP001"], worker=1), turn="japanese")
    table.push(f"activate {card}", "samurai JAP001")
    assert table.changes()["japanese"] == {"worker": -1, "raze": 1}
    assert table.on("JAP001").get("samurai") or table.on("JAP001").get("guarded")
    ready(table, "romans")


# Aztecs


@shows("AZT036")
def test_feathered_serpent(card: str) -> None:
    """1 Worker: of 4 cards those of one colour of a Resource, chosen with the cards in view; twice a round."""
    table = scene(aztecs=dict(built=[card], worker=1), prays="grey brown grey blue", turn="aztecs")
    table.push(f"activate {card}")
    assert table.keys == ["colour brown", "colour grey"]
    table.push("colour grey")
    assert table.changes()["aztecs"] == {"worker": -1, "stone": 2}
    ready(table, "romans")


@shows("AZT038")
def test_star_watchers(card: str) -> None:
    """A Prayer by cards brings a Worker, one by tokens does not."""
    for way, workers in (("draw", 0), ("tokens", -1)):
        mine = dict(built=[card, "AZT004"], worker=1, tokens=["grey"])
        table = scene(aztecs=mine, prays="grey brown grey blue red", turn="aztecs")
        table.push("activate AZT004", "name grey", f"pray {way}")
        assert table.changes()["aztecs"].get("worker", 0) == workers


@shows("AZT039")
@proves("AZ-FUT-01", "AZ-FUT-02", "AZ-FUT-03")
def test_reliquary(card: str) -> None:
    """1 Worker: a card under it for a Prayer, and 1 VP. It stays over Cleanup until it is used."""
    (grey,) = cards("grey", after=6)
    mine = dict(built=[card, "AZT004"], hand=[grey, "AZT001"], worker=2)
    table = scene(aztecs=mine, turn="aztecs")
    table.push(f"activate {card}", f"reserve {grey}")
    assert table.changes()["aztecs"] == {"worker": -1, "vp": 1, "hand": [f"-{grey}"], "under": [f"+{grey}"]}
    table.next_round()
    table.until("aztecs", "turn")
    assert table.zone("aztecs", "under") == [grey]
    table.push("activate AZT004", "name grey", *[key for key in ("pray draw",) if key in table.keys])
    table.push(*[key for key in ("pray draw",) if key in table.keys], f"add {grey}")
    assert table.zone("aztecs", "under") == []
    assert grey in table.zone("common", "discard")


@shows("AZT040")
def test_stone_that_tells_stories(card: str) -> None:
    """1 stone: 2 VP for each grey card, a card for each blue one."""
    table = scene(aztecs=dict(built=[card], stone=1), prays="grey blue brown red pink", deck=["COM007"], turn="aztecs")
    table.push(f"activate {card}", "draw common")
    assert table.changes()["aztecs"] == {"stone": -1, "vp": 2, "hand": ["+COM007"]}
    ready(table, "romans")
