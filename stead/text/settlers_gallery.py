"""Settlers' cards, for a gallery and for the boards that draw them."""

from collections import Counter
from typing import Any, Protocol

from stead.kit.effects import Effect, unfolded
from stead.text.drawn import amounts, goods_in
from stead.text.speech import CardInfo, Filter, Value
from stead.text.voice import Voice, capital, spending
from stead.titles.settlers.box import Box
from stead.titles.settlers.cards import Card
from stead.titles.settlers.effects.gain import Gain
from stead.titles.settlers.goods import NAMES

GOODS = (*NAMES, "card", "samurai")
"""Of Settlers; those of modules follow."""


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
                "colour": card.colours,
                "source": (card.source.effect,),
            },
            face=_face(card) | _does(said, card),
        )
        for card in said.box.cards
    ]


def _face(card: Card) -> dict[str, Any]:
    """What is drawn: numbers, fields, colours."""
    return {
        "name": card.name,
        "deck": card.deck,
        "type": card.type,
        "colours": list(card.colours),
        "cost": spending(card.cost),
        "spend": amounts(spending(card.action.spend).items()) if card.action else [],
        "times": card.action.times if card.action else 0,
        "deal": card.deal,
        "raze": list(card.raze),
        "house": "house" in (card.source.numbers, card.source.effect, card.source.name),
    }


def _does(said: Speaker, card: Card) -> dict[str, Any]:
    """What it does, drawn as signs; and in words, where signs alone do not tell all of it."""
    drawn: list[dict[str, Any]] = []
    if card.produces is not None:
        drawn.append(_signs(card.produces))
    if card.when is not None:
        when = {"event": card.when.event, "colour": card.when.colour, "deck": card.when.deck}
        drawn.append(_signs(card.when.effect, when=when))
    if card.action is not None:
        drawn.append(_signs(card.action.effect, spend=amounts(spending(card.action.spend).items())))
    if card.bonus is not None:
        drawn.append(_signs(card.bonus, bonus=True))
    more = any(signs["more"] for signs in drawn) or not drawn or card.holds or card.stores or card.walls
    signs = [signs for signs in drawn if signs["spend"] or signs["gain"]]
    return {"signs": signs, "text": said.effects(card.id) if more else None}


def _signs(effect: Effect, **occasion: Any) -> dict[str, Any]:
    """`per`: what a gain is counted by, a colour or Samurai. `more`: signs don't tell all of it."""
    gains = list(unfolded([effect]))
    per = next((gain.per for gain in gains if isinstance(gain, Gain) and gain.per), None)
    return {
        "bonus": False,
        "when": None,
        "spend": [],
        **occasion,
        "gain": amounts(goods_in(effect.say())),
        "per": per and (per.colour or "samurai"),
        "more": not all(isinstance(gain, Gain) for gain in gains),
    }


def filters(voice: Voice, box: Box) -> list[Filter]:
    say = voice.say
    factions = [Value(deck, say(f"faction-{deck}")) for deck in box.factions]
    decks = [Value("common", say("deck-common")), *factions, Value("attack", say("deck-attack"))]
    types = [Value(type, say(f"type-{type}")) for type in ("production", "feature", "action", "attack")]
    colours = [Value(colour, capital(say("colour", colour=colour))) for colour in box.words["colour"]]
    sources = [Value(source, say(f"source-{source}")) for source in ("rulebook", "dataset", "house")]
    named = {"deck": decks, "type": types, "colour": colours, "source": sources}
    return [Filter(name, say(f"filter-{name}"), tuple(values)) for name, values in named.items()]


def things(voice: Voice, box: Box) -> dict[str, dict[str, str]]:
    """What the things are called that options and goods are about."""
    return {
        "good": {good: voice.say("good-name.label", good=good) for good in (*GOODS, *box.new_goods)},
        "role": {role: voice.say(f"faction-{role}") for role in (*box.factions, "virtual")},
        "colour": {colour: voice.say("colour", colour=colour) for colour in box.words["colour"]},
        **({"token": {token: voice.say("token-name", token=token) for token in box.tokens}} if box.tokens else {}),
    }
