"""Founders' cards and tiles, for a gallery and for the boards that draw them."""

from collections.abc import Mapping
from typing import Any, Protocol

from stead.text.founders_cards import Thing, kind, sources
from stead.text.founders_words import Words
from stead.text.speech import CardInfo, Filter, Value
from stead.text.voice import Voice, capital, unmarked
from stead.titles.founders.cards import CORE, TERRAINS, Achievement, Advisor, Building, Race, Resource
from stead.titles.founders.offer import SHAPES
from stead.titles.founders.setup import SEATS
from stead.titles.founders.supply import GOODS

KINDS = ("core", "advisor", "building", "race", "resource", "achievement")
COPIES = dict.fromkeys(CORE, 4) | {"income": 2}  # FG-CMP-02
STORAGES = 3  # FG-CMP-05
CATEGORIES = CORE[:4]


class Speaker(Protocol):
    voice: Voice
    words: Words

    def name(self, card_id: str) -> str: ...
    def lines(self, card_id: str) -> list[str]: ...
    def facts(self, card_id: str) -> str: ...
    def provenance(self, card_id: str) -> str: ...


def cards(said: Speaker, all: Mapping[str, Thing]) -> list[CardInfo]:
    return [
        CardInfo(
            id=id,
            name=said.name(id),
            kind=id,
            copies=STORAGES if isinstance(thing, Resource) else COPIES.get(id, 1),
            lines=tuple(said.lines(id)),
            facts=said.facts(id),
            provenance=said.provenance(id),
            filters=_filters(id, thing, sources(said.words.box, thing)),
            face=_head(id, thing, sources(said.words.box, thing)) | _face(said.words, thing),
        )
        for id, thing in all.items()
    ]


def _filters(id: str, thing: Thing, parts: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    level: tuple[str, ...] = (str(thing.level),) if isinstance(thing, Advisor | Resource) else ()
    category: tuple[str, ...] = (thing.category,) if isinstance(thing, Advisor) else ()
    if id in CATEGORIES:
        category = (id,)
    terrain: tuple[str, ...] = (thing.terrain or "site",) if isinstance(thing, Building) else ()
    source = parts.get("effect") or parts["recipe"]
    return {"kind": (kind(thing),), "level": level, "category": category, "terrain": terrain, "source": (source,)}


def _head(id: str, thing: Thing, parts: Mapping[str, str]) -> dict[str, Any]:
    return {"kind": kind(thing), "name": id, "house": "house" in parts.values()}


def _face(words: Words, thing: Thing) -> dict[str, Any]:
    """What is drawn: shapes as little pictures, needs in their order, numbers, colours."""
    match thing:
        case Advisor():
            return {"level": thing.level, "category": thing.category, "needs": thing.needs, "vp": thing.vp}
        case Building():
            return {
                "colour": thing.colour,
                "shape": list(thing.shape),
                "terrain": thing.terrain,
                "needs": _needs(thing.needs),
                "action": _action(words, thing),
            }
        case Race():
            return {
                "colour": thing.colour,
                "home": thing.home,
                "difficulty": thing.difficulty,
                "action": _action(words, thing),
            }
        case Resource():
            return {
                "level": thing.level,
                "shape": list(thing.shape),
                "price": words.box.storage_price[thing.level],
                "forbids": list(thing.forbids),
                "needs": _needs(thing.made_of),
                "race": next((race.name for race in words.box.races if race.home == thing.name), None),
            }
        case Achievement():
            return {"deck": thing.deck, "vp": thing.vp, "has": dict(thing.has)}
        case str():
            return {}


def _action(words: Words, thing: Building | Race) -> str:
    """What a worker does there, without saying that it is for a worker."""
    return unmarked(capital(words.voice.say("line-action", effect=thing.action.say())))


def _needs(needs: Mapping[str, int]) -> list[dict[str, Any]]:
    return [{"resource": resource, "vp": vp} for resource, vp in needs.items()]


def filters(words: Words) -> list[Filter]:
    say = words.voice.say
    named = {
        "kind": [Value(name, say(f"kind-{name}")) for name in KINDS],
        "level": [Value(str(level), say("level", level=level)) for level in (1, 2, 3)],
        "category": [Value(name, words.called("card", name)) for name in CATEGORIES],
        "terrain": [Value(name, capital(say("terrain", terrain=name))) for name in (*TERRAINS, "site")],
        "source": [Value(name, say(f"source-{name}")) for name in ("rulebook", "dataset", "house")],
    }
    return [Filter(name, say(f"filter-{name}"), tuple(values)) for name, values in named.items()]


def things(words: Words) -> dict[str, dict[str, str]]:
    """What the things are called that options and sentences are about."""
    say, box = words.voice.say, words.box
    colours = dict.fromkeys([entry.colour for entry in (*box.races, *box.prestige)])
    return {
        "good": {good: words.called("supply", good) for good in GOODS},
        "card": {name: words.called("card", name) for name in box.cards},
        "advisor": {advisor.name: words.called("card", advisor.name) for advisor in box.advisors},
        "building": {building.name: words.called("building", building.name) for building in box.prestige},
        "race": {race.name: words.called("race", race.name) for race in box.races},
        "resource": {resource.name: words.called("resource", resource.name) for resource in box.resources},
        "achievement": {card.name: words.called("achievement", card.name) for card in box.achievements},
        "terrain": {terrain: say("terrain", terrain=terrain) for terrain in TERRAINS},
        "token": {token: say("token", token=token) for token in SHAPES},
        "colour": {colour: say("colour", colour=colour) for colour in colours},
        "role": {seat: words.called("seat", seat) for seat in SEATS},
    }
