"""Every card of the box, as it is: a row for each part of it that a reader can follow (reader.py)."""

from typing import Any

import pytest

from stead.titles.north.goods import NAMES
from tests.north.cards import test_banks, test_own
from tests.north.cards.own import SHOWN
from tests.north.cards.reader import ISLAND, KINDS, Reader, clan_of, plain, quiet, readable, rival_of, stage
from tests.north.scene import BOX, Scene

OTHERS = (test_banks, test_own)
"""They fill SHOWN."""
BARE = dict.fromkeys((*NAMES, "spent"), 0)
PROVOKED = ("populate", "harvest", "sail", "pass", "pillage", "conquer", "build")
"""What features look for, where there is a row for it."""


def rows(cards: list[Any]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("card", cards, ids=lambda card: card.name)


def some(part: str) -> list[Any]:
    """Cards with such a part that a reader can follow."""

    def follows(card: Any) -> bool:
        value = getattr(card, part)
        effect = getattr(value, "effect", value)
        return effect is not None and readable(effect) and (part != "when" or value.event in PROVOKED)

    return [card for card in KINDS if follows(card)]


BUILT = [card for card in KINDS if card.price is not None]
FIELDS = [card for card in KINDS if card.yields and not (card.start or card.island)]
ISLANDS = [card for card in KINDS if card.island]


def test_every_part_of_every_card_is_shown() -> None:
    """By a row, or by a test of its own."""
    assert (len(KINDS), len(ISLANDS), sum(card.start for card in KINDS)) == (108 + 18 + 22, 22, 18)
    assert all(readable(card.pillage) for card in ISLANDS)
    for part in ("bonus", "action", "when", "boost", "save", "mirrors", "cheaper"):
        read = some(part) if part in ("bonus", "action", "when", "boost") else []
        for card in KINDS:
            assert not getattr(card, part) or card in read or (card.name, part) in SHOWN, (card.name, part)


@rows(BUILT)
def test_it_costs_what_it_says(card: Any) -> None:
    """Exactly this builds it; one piece less does not."""
    cost = {name: n for name, n in zip(NAMES, card.price.goods, strict=False) if n}
    assert f"build {card.id}" in stage(card, mine=BARE | cost | dict(hand=[card.id])).keys
    for name, n in cost.items():
        table = stage(card, mine=BARE | cost | {name: n - 1} | dict(hand=[card.id]))
        assert table.refused(f"build {card.id}") == "EN-BLD-02"


@rows([card for card in BUILT if card.bonus is None or card in some("bonus")])
def test_it_is_built(card: Any) -> None:
    """Its cost is paid and its bonus comes."""
    table = stage(card, mine=dict(hand=[card.id]))
    reader = Reader(table, card)
    table.push(f"build {card.id}")
    reader.pay(card.price)
    reader.builds(card.id)
    if card.bonus is not None:
        reader.read(card.bonus)
    reader.compare()
    assert table.asked == (rival_of(card), "turn")


@rows(some("action"))
def test_it_is_used(card: Any) -> None:
    """What it demands is paid, what it does is done, for each side of a slash; then it is exhausted."""
    spend, effect = card.action.spend, card.action.effect
    by = quiet(card)
    for choice in range(1, len(getattr(effect, "choose", "1")) + 1):
        pile = [one.id for one in BOX.cards if one.deck == clan_of(card) and one.type == "boost"]
        table = stage(card, mine=dict(gold=spend.gold, built=[card.id, by], discard=pile))
        reader = Reader(table, card)
        table.push(f"use {card.id}")
        reader.pay(spend)
        if spend.itself:
            reader.moves[reader.clan] = {"empire": [f"-{card.id}"], "discard": [f"+{card.id}"]}
        reader.read(effect, choice=choice)
        reader.compare()
        assert spend.itself or table.on(card.id)["exhausted"]
        assert table.on(by) == {}
        assert table.asked == (rival_of(card), "turn")


@rows([card for card in KINDS if card.action is not None and any(card.action.spend.goods)])
def test_it_is_not_used_for_less(card: Any) -> None:
    cost = {name: n for name, n in zip(NAMES, card.action.spend.goods, strict=False) if n}
    for name, n in cost.items():
        table = stage(card, mine=BARE | cost | {name: n - 1} | dict(built=[card.id]))
        assert table.refused(f"use {card.id}") == "EN-USE-02"


@rows(FIELDS)
def test_a_field_is_built_with_its_action(card: Any) -> None:
    """It gives its goods, as a field of its own or under another; then comes the action."""
    under = [one.id for one in KINDS if one.deck == card.deck and card.under in one.yields and one.type == "field"]
    ways = [f"add {card.id}"] if card.type != "upgrade" else []
    for way in [*ways, *(f"upgrade {card.id} {id}" for id in under)]:
        built = [id for id in way.split()[2:] if not BOX.cards[BOX.number[id]].start]
        table = stage(card, mine=dict(hand=[card.id, *_with(card)], built=built))
        reader = Reader(table, card)
        table.push(f"place {card.played_with}", way)
        reader.builds(card.id)
        reader.performs(card.played_with)
        reader.compare()


def _with(card: Any) -> list[str]:
    """Something to construct, if that is the action."""
    return [plain(card.deck).id] if card.played_with == "construct" else []


@rows([card for card in KINDS if card.type in ("field", "either")])
def test_a_field_is_harvested(card: Any) -> None:
    table = stage(card, mine=dict(basic=card.start, built=[] if card.start else [card.id]))
    reader = Reader(table, card)
    table.push("place harvest", *([f"harvest {card.id}"] if card.start else []))
    reader.gain(card.yields)
    reader.compare()


@rows(some("boost"))
def test_a_boost_is_played(card: Any) -> None:
    """It does what it says before the action, and lies on the discard pile."""
    table = stage(card, mine=dict(hand=[card.id, *_with(card)], built=[quiet(card, card.played_with)]))
    reader = Reader(table, card)
    table.push(f"place {card.played_with}", f"boost {card.id}")
    reader.hands[card.deck] -= 1
    reader.read(card.boost)
    reader.performs(card.played_with)
    reader.moves[card.deck]["discard"].append(f"+{card.id}")
    reader.compare()


# Islands


def expedition(card: Any, who: str, **cargo: bool) -> Scene:
    """A ship of theirs, and one of the rival's behind it."""
    ships = [dict(clan=who, **cargo), dict(clan=rival_of(card))]
    shown = {"near": ["NEA002", ISLAND], "distant": ["DIS001", "DIS003"]}
    if card.island:
        shown[card.deck] = [next(id for id in shown[card.deck][::-1] if id != card.id), card.id]
    return stage(card, phase="expedition", queue=ships, **shown)


@rows(ISLANDS)
def test_an_island_is_pillaged(card: Any) -> None:
    reader = Reader(expedition(card, "glenn", fish=card.deck == "distant"), card)
    reader.sails("pillage", card.id)
    reader.compare()


@rows([card for card in ISLANDS if card.bonus is None or card in some("bonus")])
def test_an_island_is_conquered(card: Any) -> None:
    reader = Reader(expedition(card, "glenn", fish=card.deck == "distant", raze=True), card)
    reader.sails("conquer", card.id)
    if card.bonus is not None:
        reader.read(card.bonus)
    reader.compare()


# Features


@rows(some("when"))
def test_a_feature_notices(card: Any) -> None:
    """Each time, but no more often than it says; what a rival does only if it looks at everybody."""
    when, mine, rival = card.when, clan_of(card), rival_of(card)
    for used in range(when.times + 1):
        reader = provoked(card, mine, used)
        if not when.times or used < when.times:
            reader.read(when.effect)
        reader.compare()
    if when.event != "build":  # a rival builds other cards
        reader = provoked(card, rival, 0)
        if when.anybody:
            reader.read(when.effect)
        reader.compare()
    assert not reader.table.on(card.id).get("exhausted")


def provoked(card: Any, who: str, used: int) -> Reader:
    """Somebody does what the feature looks for."""
    event = card.when.event
    mine: dict[str, Any] = dict(built=[card.id], used={card.id: used} if used else {})
    built = _looked_for(card) if event == "build" else None
    if built is not None:
        mine |= dict(hand=[built.id], built=[card.id, *([BOX.ids[built.number + 1]] if card.when.shared else [])])
    more: dict[str, Any] = {"turn": who}
    if event in ("pillage", "conquer"):
        ships = [dict(clan=who, raze=event == "conquer"), dict(clan=rival_of(card))]
        more = dict(phase="expedition", queue=ships, near=["NEA002", ISLAND])
    table = stage(card, mine=mine, **more)
    reader = Reader(table, card)
    if event in ("pillage", "conquer"):
        reader.sails(event, ISLAND, who)
    elif built is not None:
        table.push(f"build {built.id}")
        reader.pay(built.price)
        reader.builds(built.id)
    elif event == "pass":
        table.push("pass")
    else:
        table.push(f"place {event}")
        reader.performs(event, who)
    return reader


def _looked_for(card: Any) -> Any:
    """A location with the sign it looks for; one of several copies, if signs have to be shared."""
    when = card.when
    for copies in BOX.copies:
        one = copies[0]
        fits = one.deck == card.deck and one.price and any(one.price.goods[:5]) and not (one.bonus or one.mirrors)
        if fits and one.name != card.name and when.sign in (None, *one.signs) and len(copies) > when.shared:
            return one
    raise AssertionError(f"nothing for {card.name} to notice")
