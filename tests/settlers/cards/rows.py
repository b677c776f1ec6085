"""How a card is written down as a row, and what is checked of every row.

Goods are words: "wood wood stone" is 2 wood and 1 stone. The numbers are those of the printed cards, written out by
hand: nothing that is expected here is read from the content.

Bystanders stand in every scene: another copy or another Location of one's own, and the same at the rival's. `changes`
shows all that changed, so none of them may stir.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from stead.titles.settlers.events import GaveUp, Paid
from tests.settlers.scene import BOX, Scene, scene

FACTION = {"COM": "romans", "BAR": "barbarians", "ROM": "romans", "EGY": "egyptians", "JAP": "japanese"}
"""Who plays a card in these scenes; Common cards are played by the Romans."""

BOARD = {
    "barbarians": "worker worker worker worker worker raze defence",
    "japanese": "worker worker worker worker wood raze defence",
    "romans": "worker worker wood stone raze defence",
    "egyptians": "worker worker worker gold raze defence",
}

COLOURED = {
    "grey": ("COM033", "COM034", "COM035", "COM036", "COM037", "COM038", "COM083"),
    "brown": ("COM042", "COM043", "COM044", "COM045", "COM058", "COM059", "COM060"),
    "red": ("COM052", "COM053", "COM054", "COM055", "COM056", "COM057", "COM082"),
    "pink": ("COM039", "COM040", "COM041", "COM084", "COM012", "COM013", "COM014"),
    "yellow": ("COM021", "COM022", "COM030", "COM031", "COM032", "COM061", "COM028"),
    "black": ("COM050", "COM051", "COM005", "COM018", "COM019", "COM020", "ROM006"),
}
"""Seven Locations of a colour; the first four produce nothing."""

TO_BUILD = {
    "grey": ("COM083", "stone"),
    "brown": ("COM058", "wood"),
    "red": ("COM082", "wood"),
    "pink": ("COM040", "wood"),
    "yellow": ("COM032", "wood wood"),
    "faction": ("BAR001", "wood"),
}
"""A Location of a colour and its cost; the faction Location is the rival's."""

RUINS, MONUMENT, OLD_FOREST, TOWN, CASTLE = "COM069", "COM026", "COM007", "COM015", "COM046"
BLESSING = "blessing"
DECK = ("COM070", "COM071")
"""The Common deck, top card first, wherever cards are drawn."""


class Card(NamedTuple):
    """A card as it is printed. Copies follow each other in number."""

    id: str
    name: str
    type: str
    colours: str
    copies: int = 1
    cost: str = ""
    deal: str = ""
    raze: str = ""
    bonus: str = ""
    """Gained when it is built."""
    score: str = ""
    """1 VP when it is built for each Location of this colour, at most 6."""
    produces: str = ""
    """Gained when it is built and in every Production phase."""
    per: tuple[str, str] | None = None
    """Produces this good for each Location of that colour, at most 3."""
    pays: str = ""
    gains: str = ""
    """An activation: what is paid for what."""
    times: int = 1
    """How often a round it can be activated."""
    building: tuple[str, str] | None = None
    """Building a Location of this colour (or a faction Location) gains these goods."""

    @property
    def ids(self) -> list[str]:
        deck, number = self.id[:3], int(self.id[3:])
        return [f"{deck}{number + copy:03}" for copy in range(self.copies)]

    @property
    def box(self) -> Any:
        return BOX

    @property
    def player(self) -> str:
        return FACTION[self.id[:3]]

    @property
    def rival(self) -> str:
        return "romans" if self.player == "barbarians" else "barbarians"

    def scene(self, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Scene:
        deck = DECK if self.name != "com_ruins" else ()
        return scene(**{"deck": deck, self.player: mine, self.rival: theirs or {}}, **more)

    def goods(self) -> dict[str, int]:
        """The goods of its cost."""
        return amounts(self.cost)

    @property
    def location(self) -> bool:
        return "location" in self.cost.split()


SHOWN: set[str] = set()
"""Cards with a test of their own."""


def shows(*ids: str) -> pytest.MarkDecorator:
    """A test of its own for these cards."""
    SHOWN.update(ids)
    return pytest.mark.parametrize("card", ids)


def amounts(goods: str) -> dict[str, int]:
    """How many of each good; cards, Locations and Blessing tokens left out."""
    counted = Counter(goods.split())
    return {
        good: n for good, n in counted.items() if not good.startswith("card") and good not in ("location", BLESSING)
    }


def change(minus: str, plus: str) -> dict[str, Any]:
    """What paying these and gaining those changes in a supply."""
    left = Counter(amounts(plus))
    left.subtract(amounts(minus))
    return {good: n for good, n in left.items() if n}


def drawn(goods: str) -> list[str]:
    return [f"+{card}" for card in DECK[: sum(good.startswith("card") for good in goods.split())]]


def draw(table: Scene, goods: str) -> None:
    """Draw the cards among these goods from the Common deck, wherever the deck may be chosen; take the Blessing token
    among them, a white one."""
    table.push(*["draw common"] * goods.split().count("card"), *["bless white"] * goods.split().count(BLESSING))


def blessed(goods: str) -> dict[str, Any]:
    """What that changes."""
    return {"tokens": ["+white"]} if BLESSING in goods.split() else {}


def ready(table: Scene, player: str) -> None:
    """Everything is done, and this player is asked for a turn."""
    if table.asked[1] == "end":
        table.push("end")
    assert table.asked == (player, "turn")


def on(table: Scene, card: str) -> dict[str, Any]:
    """What lies on a Location."""
    state = table.table.position()["state"]
    things: dict[str, Any] = {
        name: state[name][card] for name in ("used", "laid", "kept", "under", "taken") if card in state.get(name, {})
    }
    return things | {name: True for name in ("guarded", "blocked") if card in state.get(name, ())}


# What is checked


def is_printed_so(card: Card) -> None:
    records = [record for record in card.box.cards if record.id in card.ids]
    assert [record.id for record in records] == card.ids
    for record in records:
        assert (record.id[:3], record.name, record.type) == (card.id[:3], card.name, card.type)
        assert set(record.colours) == set(card.colours.split())
        assert record.kind == card.box.number[card.id]
    assert sum(record.kind == card.box.number[card.id] for record in card.box.cards) == card.copies


def costs(card: Card) -> None:
    """Exactly this builds it; one good or the Location fewer does not."""
    given = [RUINS] if card.location else []
    for id in card.ids:
        table = card.scene(dict(hand=[id], built=given, **card.goods()))
        table.push(f"build {id}")
        paid = [event.goods for event in table.table.events if isinstance(event, Paid)]
        assert paid == ([card.goods()] if card.goods() else [])
        assert [event.card for event in table.table.events if isinstance(event, GaveUp)] == given
        assert set(given) <= set(table.zone("common", "discard"))
        while table.asked != (card.rival, "turn"):  # what it brings is checked elsewhere
            table.push(table.keys[0])
    for good in card.goods():
        fewer = card.goods() | {good: card.goods()[good] - 1}
        assert card.scene(dict(hand=[card.id], built=given, **fewer)).refused(f"build {card.id}") == "IS-BLD-02"
    if card.location:
        assert card.scene(dict(hand=[card.id], **card.goods())).refused(f"build {card.id}") == "IS-BLD-10"


def deals(card: Card) -> None:
    """A Deal for 1 food brings its good."""
    for id in card.ids:
        table = card.scene(dict(hand=[id], food=1), dict(food=1))
        if not card.deal:
            assert table.refused(f"deal {id}") == "IS-DEA-02"
            continue
        table.push(f"deal {id}")
        draw(table, card.deal)
        hand = [f"-{id}", *drawn(card.deal)]
        gained = change("food", card.deal) | blessed(card.deal)
        assert table.changes() == {card.player: gained | {"hand": hand, "deals": [f"+{id}"]}}
        ready(table, card.rival)


def is_razed_from_hand(card: Card) -> None:
    """For 1 Raze token it brings its Raze field."""
    for id in card.ids:
        table = card.scene(dict(hand=[id], raze=1), dict(raze=1))
        if not card.raze:
            assert table.refused(f"raze {id}") in ("IS-CRD-13", "IS-COM-03", "IS-JPC-05", "IS-JPC-12")
            continue
        table.push(f"raze {id}")
        draw(table, card.raze)
        pile = card.player if card.deal else "common"
        mine = change("raze", card.raze) | {"hand": [f"-{id}", *drawn(card.raze)]}
        expected = {card.player: mine, "common": {}}
        expected[pile]["discard"] = [f"+{id}"]
        assert table.changes() == {who: what for who, what in expected.items() if what}
        ready(table, card.rival)


def is_razed(card: Card) -> None:
    """For 2 Raze tokens it brings its Raze field to the rival."""
    for id in card.ids:
        table = card.scene(dict(built=[id]), dict(raze=2), turn=card.rival)
        if not card.raze:
            assert table.refused(f"raze {id}") in ("IS-RZE-07", "IS-COM-03", "IS-JPC-05", "IS-JPC-12")
            continue
        table.push(f"raze {id}")
        draw(table, card.raze)
        theirs = change("raze raze", card.raze) | ({"hand": drawn(card.raze)} if "card" in card.raze else {})
        mine: dict[str, Any] = {"built": [f"-{id}"]}
        mine |= {"discard": [f"+{id}"]} if card.deal else {"wood": 1, "foundations": [f"+{id}"]}
        assert table.changes() == {card.player: mine, card.rival: theirs}
        ready(table, card.player)


def is_built(card: Card) -> None:
    """Building it brings its Building Bonus, its production and what it notices itself, and stirs nothing else."""
    plain = card.bonus + " " + card.produces
    own = "vp" if card.score else card.per[0] if card.per else card.building[1] if card.building else ""
    mine = [MONUMENT if card.id != MONUMENT else OLD_FOREST]
    theirs = [card.ids[1] if card.copies > 1 and not card.deal else TOWN if card.id != TOWN else OLD_FOREST]
    table = card.scene(
        dict(hand=[card.id], built=[RUINS, *mine] if card.location else mine, **card.goods()), dict(built=theirs)
    )
    table.push(f"build {card.id}")
    if card.location:
        table.push(f"give {RUINS}")
    draw(table, plain)
    built = [f"-{RUINS}", f"+{card.id}"] if card.location else [f"+{card.id}"]
    gained = change(card.cost, f"{plain} {own}") | {"hand": [f"-{card.id}", *drawn(plain)], "built": built}
    expected = {card.player: gained | blessed(plain)} | (
        {"common": {"discard": [f"+{RUINS}"]}} if card.location else {}
    )
    assert table.changes() == expected
    ready(table, card.rival)


def produces(card: Card) -> None:
    """In the Production phase it brings its production, to its owner alone, and no Building Bonus."""
    table = card.scene(dict(worker=0, built=[card.id]), dict(worker=0), phase="production")
    draw(table, card.produces)
    assert table.goods(card.player) == change("", f"{BOARD[card.player]} {card.produces}")
    assert table.zone(card.player, "hand") == [id[1:] for id in drawn(card.produces)]
    tokens = [token for token in table.snapshot()[card.player].get("tokens", []) if token != "tricolour"]  # the board's
    assert [f"+{token}" for token in tokens] == blessed(card.produces).get("tokens", [])
    assert table.goods(card.rival) == change("", BOARD[card.rival])
    ready(table, card.player)


def produces_per_colour(card: Card) -> None:
    """One for itself, one for each other Location of the colour up to 3, none for other colours or the rival's."""
    assert card.per is not None
    good, colour = card.per
    for others in range(4):
        gained = " ".join([good] * min(others + 1, 3))
        mine = [*COLOURED[colour][:others], CASTLE, RUINS]
        theirs = dict(worker=0, built=[COLOURED[colour][3]])
        table = card.scene(dict(worker=0, built=[card.id, *mine]), theirs, phase="production")
        assert table.goods(card.player) == change("", f"{BOARD[card.player]} {gained}")
        assert table.goods(card.rival) == change("", BOARD[card.rival])
        ready(table, card.player)

        table = card.scene(dict(hand=[card.id], built=mine, **card.goods()), theirs | {"worker": 2})
        table.push(f"build {card.id}", *([f"give {RUINS}"] if card.location else []))
        changed = table.changes()
        assert {k: v for k, v in changed.pop(card.player).items() if k not in ("hand", "built")} == change(
            card.cost, gained
        )
        assert card.rival not in changed
        ready(table, card.rival)


def scores_per_colour(card: Card) -> None:
    """1 VP for itself and for each other Location of the colour up to 6, none for other colours or the rival's."""
    locations = COLOURED[card.score]
    for others in (0, 1, 4, 5, 6):
        mine = [*locations[:others], CASTLE, RUINS]
        table = card.scene(dict(hand=[card.id], built=mine, **card.goods()), dict(built=locations[6:]))
        table.push(f"build {card.id}", *([f"give {RUINS}"] if card.location else []))
        draw(table, card.bonus)
        changed = table.changes()
        assert changed[card.player]["vp"] == min(others + 1, 6)
        assert card.rival not in changed
        ready(table, card.rival)
    table = card.scene(dict(worker=0, built=[card.id, *locations[:3]]), phase="production")
    assert "vp" not in table.goods(card.player)  # a single time
    ready(table, card.player)


def is_activated(card: Card) -> None:
    """It is paid for and brings its goods, once or twice at once; another copy stays as it was."""
    for times in range(1, card.times + 1):
        pays, gains = " ".join([card.pays] * times), " ".join([card.gains] * times)
        table = _action_scene(card, amounts(pays))
        table.push(f"activate {card.id}" + " twice" * (times - 1))
        draw(table, gains)
        resources = gains.split().count("resource")
        table.push(*["gain wood", "gain food"][:resources])
        gained = gains.replace("resource", "wood", 1).replace("resource", "food", 1)
        hand = {"hand": drawn(gained)} if drawn(gained) else {}
        assert table.changes() == {card.player: change(pays, gained) | hand}
        assert on(table, card.id) == {"used": times, "laid": amounts(pays)}
        assert not any(on(table, copy) for copy in card.ids[1:])
        ready(table, card.rival)
    for good, n in amounts(card.pays).items():
        table = _action_scene(card, amounts(card.pays) | {good: n - 1})
        resources = amounts(card.pays).keys() & {"wood", "stone", "food"}
        # Where Resources are paid besides, they are there, and do not stand for Gold.
        assert table.refused(f"activate {card.id}") == ("IS-GDS-04" if good == "gold" and resources else "IS-AVT-02")


def is_limited(card: Card) -> None:
    """So often a round and no more, at once or one after the other."""
    supply = dict(wood=9, stone=9, food=9, gold=9, worker=9, raze=9, hand=["COM074"])
    table = card.scene(supply | dict(built=[card.id], used={card.id: card.times}))
    assert table.refused(f"activate {card.id}") == "IS-AVT-04"
    used = {card.id: 1} if card.times == 2 else {}
    table = card.scene(supply | dict(built=[card.id], used=used))
    assert table.refused(f"activate {card.id} twice") == "IS-AVT-07"


def _action_scene(card: Card, goods: dict[str, int]) -> Scene:
    """Ruins in hand can always be built, so the player is asked even when nothing else is possible."""
    mine = {"worker": 0, "hand": ["COM074"], "built": [card.id, *card.ids[1:]]} | goods
    return card.scene(mine, dict(built=[CASTLE if card.id != CASTLE else TOWN]))


def notices_building(card: Card) -> None:
    """Building one of the kind brings the goods; another kind does not, and a rival building one does not."""
    assert card.building is not None
    kind, goods = card.building
    matching, cost = TO_BUILD[kind] if kind != "faction" else ("ROM003", "stone location")
    for id, price, gained in ((matching, cost, goods), (CASTLE, "wood stone", "")):
        given = [RUINS] if "location" in price else []
        table = card.scene(dict(hand=[id], built=[card.id, *given], **amounts(price)))
        table.push(f"build {id}", *[f"give {RUINS}" for _ in given])
        changed = table.changes()
        mine = {name: n for name, n in changed.pop(card.player).items() if name not in ("hand", "built")}
        assert mine == change(price, gained)
        assert card.rival not in changed
        ready(table, card.rival)
    id, price = TO_BUILD[kind]
    table = card.scene(dict(built=[card.id]), dict(hand=[id], **amounts(price)), turn=card.rival)
    table.push(f"build {id}")
    assert card.player not in table.changes()
    ready(table, card.player)


Check = Callable[[Card], None]


def checks(card: Card) -> list[Check]:
    """What can be checked of this row."""
    found: list[Check] = [is_printed_so, costs, deals, is_razed_from_hand, is_razed]
    if (card.type != "production" or card.produces or card.per) and card.bonus not in (
        "samurai samurai",
        "card_faction",
    ):
        found.append(is_built)
    optional = (
        (card.produces, produces),
        (card.per, produces_per_colour),
        (card.score, scores_per_colour),
        (card.pays, is_activated),
        (card.type == "action", is_limited),
        (card.building, notices_building),
    )
    return found + [check for said, check in optional if said]


def rows(cards: Sequence[Card]) -> pytest.MarkDecorator:
    """Every check of every row."""
    cases = [pytest.param(check, card, id=f"{card.id}-{check.__name__}") for card in cards for check in checks(card)]
    return pytest.mark.parametrize(("check", "card"), cases)
