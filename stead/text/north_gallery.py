"""North's cards, for a gallery and for the boards that draw them."""

from collections import Counter
from typing import Any, Protocol

from stead.kit.effects import Effect, unfolded
from stead.text.carded import SOURCES
from stead.text.drawn import amounts
from stead.text.speech import CardInfo, Filter, Value
from stead.text.voice import Voice, slug, spending
from stead.titles.north.box import Box
from stead.titles.north.cards import SIGNS, TILES, Card
from stead.titles.north.effects.gain import Draw, Gain
from stead.titles.north.goods import NAMES

GOODS = (*NAMES, "spent", "ship", "card")
TYPES = ("field", "upgrade", "either", "feature", "action", "boost")


class Speaker(Protocol):
    voice: Voice
    box: Box

    def name(self, card_id: str) -> str: ...
    def lines(self, card_id: str) -> list[str]: ...
    def effects(self, card_id: str) -> str: ...
    def facts(self, card_id: str) -> str: ...
    def provenance(self, card_id: str) -> str: ...


def cards(said: Speaker) -> list[CardInfo]:
    copies = Counter(said.box.kind)
    return [
        CardInfo(
            id=card.id,
            name=said.name(card.id),
            kind=said.box.cards[card.kind].id,
            copies=copies[card.kind],
            lines=tuple(said.lines(card.id)),
            facts=said.facts(card.id),
            provenance=said.provenance(card.id),
            filters={
                "deck": (card.deck,),
                "type": (card.type,),
                "sign": card.signs,
                "source": (card.source.effect,),
            },
            face=_face(card) | _does(said, card),
        )
        for card in said.box.cards
    ]


def _face(card: Card) -> dict[str, Any]:
    """What is drawn: price, signs, goods."""
    return {
        "name": card.name,
        "deck": card.deck,
        "type": card.type,
        "start": card.start,
        "signs": list(card.signs),
        "cost": spending(card.cost) if card.cost is not None else {},
        "with": card.played_with,
        "under": card.under,
        "yields": amounts(card.yields.items()),
        "pillage": _brings(card.pillage) if card.pillage is not None else [],
        "conquest": amounts(spending(card.conquest).items()),
        "house": "house" in (card.source.numbers, card.source.effect, card.source.name),
    }


def _does(said: Speaker, card: Card) -> dict[str, Any]:
    """What it does, drawn; and in words, where drawings alone do not tell all of it."""
    drawn: list[dict[str, Any]] = []
    if card.bonus is not None:
        drawn.append(_drawn(card.bonus, bonus=True))
    if card.when is not None:
        plain = not (card.when.times or card.when.shared or card.when.paid or card.when.anybody)
        when = {"event": card.when.event, "sign": card.when.sign}
        drawn.append(_drawn(card.when.effect, when=when, plain=plain))
    if card.action is not None:
        drawn.append(_drawn(card.action.effect, spend=amounts(spending(card.action.spend).items())))
    if card.boost is not None:
        drawn.append(_drawn(card.boost))
    more = any(one.pop("more") for one in drawn) or card.save or card.mirrors or card.cheaper
    signs = [one for one in drawn if one["spend"] or one["gain"]]
    return {"does": signs, "text": said.effects(card.id) if more else None}


def _drawn(effect: Effect, plain: bool = True, **occasion: Any) -> dict[str, Any]:
    """`per`: the sign a gain is counted by. `more`: this doesn't tell all of it."""
    parts = list(unfolded([effect]))
    counted = [part for part in parts if isinstance(part, Gain) and part.per is not None]
    per = counted[0].per.sign if counted and counted[0].per is not None else None
    told = not counted or (per is not None and counted[0].every == 1 and counted[0].max is None)
    return {
        "bonus": False,
        "when": None,
        "spend": [],
        **occasion,
        "gain": _brings(effect),
        "per": per,
        "more": not (plain and told and all(isinstance(part, Gain | Draw) for part in parts)),
    }


def _brings(effect: Effect) -> list[dict[str, Any]]:
    """What it brings for certain: nothing, if it does anything else as well."""
    parts = list(unfolded([effect]))
    found: Counter[str] = Counter()
    for part in parts:
        found.update(part.gain if isinstance(part, Gain) else {"card": part.draw} if isinstance(part, Draw) else {})
    return amounts(found.items()) if all(isinstance(part, Gain | Draw) for part in parts) else []


def filters(voice: Voice, box: Box) -> list[Filter]:
    say = voice.say
    decks = [Value(clan, say(f"clan-{clan}")) for clan in box.roles]
    decks += [Value(deck, say(f"deck-{deck}")) for deck in ("near", "distant")]
    named = {
        "deck": decks,
        "type": [Value(type, say(f"type-{type}")) for type in TYPES],
        "sign": [Value(sign, say("sign", sign=sign)) for sign in SIGNS],
        "source": [Value(source, say(f"source-{source}")) for source in SOURCES],
    }
    return [Filter(name, say(f"filter-{name}"), tuple(values)) for name, values in named.items()]


def things(voice: Voice, box: Box) -> dict[str, dict[str, str]]:
    """What the things are called that options and goods are about."""
    return {
        "good": {good: voice.say("good-name.label", good=good) for good in GOODS},
        "role": {role: voice.say(f"clan-{role}") for role in box.roles},
        "sign": {sign: voice.say("sign", sign=sign) for sign in SIGNS},
        "tile": {tile: voice.say("tile", tile=tile) for tile in TILES},
        "scenario": {name: voice.say(f"scenario-{name}") for name in box.scenarios},
        "happening": {
            f"{name}-{n}": voice.say(f"happening-{slug(event.name)}")
            for name, scenario in box.scenarios.items()
            for n, event in enumerate(scenario.events, 1)
        },
    }
