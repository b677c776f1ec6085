"""Settlers' cards, for a gallery and for the boards that draw them."""

from collections import Counter
from typing import Any, Protocol

from stead.kit.effects import Effect
from stead.text.speech import CardInfo, Filter, Value
from stead.text.voice import Voice, capital, spending
from stead.titles.settlers.box import FACTIONS, Box
from stead.titles.settlers.cards import Card
from stead.titles.settlers.effects.gain import Gain
from stead.titles.settlers.goods import NAMES

DECKS = ("common", *FACTIONS, "attack")
COLOURS = ("black", "purple", "blue", "brown", "yellow", "red", "pink", "grey")
GOODS = (*NAMES, "card", "samurai")


class Speaker(Protocol):
    voice: Voice
    box: Box

    def name(self, card_id: str) -> str: ...
    def lines(self, card_id: str) -> list[str]: ...
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
            face=_face(card),
        )
        for card in said.box.cards
    ]


def _face(card: Card) -> dict[str, Any]:
    """What is drawn: numbers, fields, colours. The effect is drawn from the marked goods of its lines."""
    return {
        "name": card.name,
        "deck": card.deck,
        "type": card.type,
        "colours": list(card.colours),
        "cost": spending(card.cost),
        "spend": spending(card.action.spend) if card.action else {},
        "times": card.action.times if card.action else 0,
        "deal": card.deal,
        "raze": list(card.raze),
        "per": next((per for effect in _effects(card) if (per := _per(effect))), None),
        "when": card.when and {"event": card.when.event, "colour": card.when.colour, "deck": card.when.deck},
        "house": "house" in (card.source.numbers, card.source.effect, card.source.name),
    }


def _effects(card: Card) -> list[Effect]:
    effects = [card.produces, card.bonus, card.action and card.action.effect, card.when and card.when.effect]
    return [effect for effect in effects if effect is not None]


def _per(effect: Effect) -> str | None:
    """What a gain is counted by: a colour, or Samurai."""
    per = effect.per if isinstance(effect, Gain) else None
    return per and (per.colour or "samurai")


def filters(voice: Voice) -> list[Filter]:
    say = voice.say
    decks = [Value(deck, say(f"faction-{deck}") if deck in FACTIONS else say(f"deck-{deck}")) for deck in DECKS]
    types = [Value(type, say(f"type-{type}")) for type in ("production", "feature", "action", "attack")]
    colours = [Value(colour, capital(say("colour", colour=colour))) for colour in COLOURS]
    sources = [Value(source, say(f"source-{source}")) for source in ("rulebook", "dataset", "house")]
    named = {"deck": decks, "type": types, "colour": colours, "source": sources}
    return [Filter(name, say(f"filter-{name}"), tuple(values)) for name, values in named.items()]


def things(voice: Voice) -> dict[str, dict[str, str]]:
    """What the things are called that options and goods are about."""
    return {
        "good": {good: voice.say("good-name.label", good=good) for good in GOODS},
        "role": {role: voice.say(f"faction-{role}") for role in (*FACTIONS, "virtual")},
        "colour": {colour: voice.say("colour", colour=colour) for colour in COLOURS},
    }
