"""Colonists' buildings, cards and places, for a gallery and for the boards that draw them."""

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from stead.text.colonists_cards import Card, sort, source
from stead.text.colonists_words import Words
from stead.text.speech import CardInfo, Filter, Value
from stead.text.voice import Voice
from stead.titles.colonists.cards import Building, Improvement, Level, MarketCard, Place, Standing
from stead.titles.colonists.goods import COLONISTS, NAMES, by_name
from stead.titles.colonists.setup import SEATS
from stead.titles.colonists.state import ENVOYS

SORTS = ("building", "embassy", "improvement", "place", "market")
TYPES = ("residence", "maintenance", "production", "financial", "special", "storage")
CARDS = ("instant", "permanent", "limited")
PLACES = ("market", "resource", "maintenance", "builder", "workshop", "other")
SIDES = 8
"""Embassy tiles of a colony, with two levels each: four for each level (CO-CMP-05)."""


class Speaker(Protocol):
    voice: Voice
    words: Words

    def name(self, card_id: str) -> str: ...
    def lines(self, card_id: str) -> list[str]: ...
    def facts(self, card_id: str) -> str: ...
    def provenance(self, card_id: str) -> str: ...


def cards(said: Speaker, all: Mapping[str, Card]) -> list[CardInfo]:
    return [
        CardInfo(
            id=id,
            name=said.name(id),
            kind=_kind(said.words, id, card),
            copies=_copies(said.words, id, card),
            lines=tuple(said.lines(id)),
            facts=said.facts(id),
            provenance=said.provenance(id),
            filters=_filters(said.words, id, card),
            face=_face(said.words, id, card),
        )
        for id, card in all.items()
    ]


def _alike(words: Words, id: str, card: Card) -> list[str]:
    """The ids of all copies of a card."""
    box = words.box
    match card:
        case Improvement():
            return [str(other.number) for other in box.improvements if (other.name, other.era) == (card.name, card.era)]
        case Place():
            number = box.place[card.name]
            return [name for name, place in zip(box.tile_names, box.place_of, strict=False) if place == number]
        case _:
            return [id]


def _kind(words: Words, id: str, card: Card) -> str:
    return _alike(words, id, card)[0]


def _copies(words: Words, id: str, card: Card) -> int:
    box = words.box
    if isinstance(card, Building):
        return box.tiles[box.group[box.kind[id]]].copies
    return SIDES // 2 if isinstance(card, Level) else len(_alike(words, id, card))


def _filters(words: Words, id: str, card: Card) -> dict[str, tuple[str, ...]]:
    box = words.box
    none: tuple[str, ...] = ()
    type, era = none, none
    match card:
        case Building():
            type, era = (card.kind,), (str(card.era),)
        case Level():
            era = (str(box.level(box.kind[id])),)
        case Improvement():
            type, era = (card.type,), (str(card.era),)
        case MarketCard():
            era = (str(card.era),)
        case Place():
            type, era = (f"place-{card.type}",), (str(box.tile_facts[box.tile[id]].era),)
        case str():
            type = ("place-market",)
    return {"kind": (sort(card),), "era": era, "type": type, "source": (source(card),)}


# What is drawn


def _face(words: Words, id: str, card: Card) -> dict[str, Any]:
    box = words.box
    head: dict[str, Any] = {"kind": sort(card), "name": id, "doubt": bool(getattr(card, "doubt", ""))}
    match card:
        case Place():
            tile = box.tile_facts[box.tile[id]]
            does = [_deed(effect) for effect in card.does]
            return head | {
                "place": card.name,
                "type": card.type,
                "era": tile.era,
                "replaces": tile.replaces,
                "does": does,
            }
        case MarketCard():
            sells = [_deed(effect) for effect in card.sells]
            return head | {"era": card.era, "sells": sells, "subsidy": card.subsidy, "does": [_deed(card.does)]}
        case Building() | Level() | Improvement():
            kind = box.kind[id]
            face = {"cost": by_name(box.cost[kind]), "value": box.value[kind], "era": box.era[kind]}
            return head | face | _special(id, card) | _standing(card)
        case str():
            return head | {"place": "market", "type": "market", "era": 0, "replaces": None, "does": []}


def _special(id: str, card: Building | Level | Improvement) -> dict[str, Any]:
    match card:
        case Building():
            return {
                "type": card.kind,
                "worker": card.worker,
                "workers": card.workers if card.worker else 0,
                "limit": card.limit,
                "remodels": list(card.remodels),
            }
        case Level():
            colony, _, level = id.partition(".")
            return {"colony": colony, "level": int(level), "worker": card.worker, "workers": int(bool(card.worker))}
        case Improvement():
            does = [_deed(effect) for effect in card.does]
            own = {"type": card.type, "number": card.number, "picture": card.name}
            return own | {"does": does, "uses": card.uses, "pays": dict(card.pays)}


def _standing(card: Standing) -> dict[str, Any]:
    return {"gives": dict(card.gives), "houses": dict(card.houses), "produces": dict(card.produces)}


def _deed(effect: Any) -> dict[str, Any]:
    """An effect as the content tells it."""
    return _told(msgspec.to_builtins(effect))


def _told(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _told(one) for name, one in value.items() if one is not None and one is not False}
    return [_told(one) for one in value] if isinstance(value, list) else value


# For shells


def filters(words: Words) -> list[Filter]:
    say = words.voice.say
    types = [Value(name, say(f"sort-{name}")) for name in (*TYPES, *CARDS)]
    types += [Value(f"place-{name}", say(f"place-type-{name}")) for name in PLACES]
    named = {
        "kind": [Value(name, say(f"kind-{name}")) for name in SORTS],
        "era": [Value(str(era), say("facts-tile-era", era=era)) for era in range(5)],
        "type": types,
        "source": [Value(name, say(f"source-{name}")) for name in ("rulebook", "dataset", "house")],
    }
    return [Filter(name, say(f"filter-{name}"), tuple(values)) for name, values in named.items()]


def things(words: Words) -> dict[str, dict[str, str]]:
    """What the things are called that options and sentences are about."""
    say, box = words.voice.say, words.box
    kinds = {name: words.kind(name) for name in box.kinds}
    return {
        "good": {good: words.good(good) for good in NAMES},
        "kind": kinds,
        "structure": kinds,
        "card": {name: words.kind(name) for name in box.card_names},
        "place": {
            **{place.name: words.place(place.name) for place in box.places},
            **{name: words.place(name) for name in box.tile_names},
        },
        "market": {name: words.market_card(name) for name in box.market_names},
        "colony": {name: say("colony", colony=name) for name in box.colony_names},
        "colonist": {name: say("colonist", colonist=name) for name in COLONISTS},
        "envoy": {name: words.called("envoy", name) for name in ENVOYS},
        "role": {seat: words.called("seat", seat) for seat in SEATS},
    }
