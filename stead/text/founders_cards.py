"""Founders: what the cards, races, buildings, resources and achievements say of themselves."""

from collections.abc import Iterator, Mapping

import msgspec

from stead.text.carded import SOURCES
from stead.text.founders_words import Words
from stead.text.voice import capital, slug
from stead.titles.founders.actions.build import BRIDGE_PRICE, HOUSE_PRICE
from stead.titles.founders.actions.recruit import reward
from stead.titles.founders.actions.trade import FOREIGN_PRICE
from stead.titles.founders.box import Box
from stead.titles.founders.cards import CORE, Achievement, Advisor, Building, Race, Resource
from stead.titles.founders.turn import FOLLOW, MAIN

Thing = str | Advisor | Building | Race | Resource | Achievement
"""Something with a text: a core action (by its name), or an entry of the box."""


def things(words: Words) -> dict[str, Thing]:
    """By name."""
    box = words.box
    entries = (*box.advisors, *box.prestige, *box.races, *box.resources, *box.achievements)
    return {name: name for name in CORE} | {entry.name: entry for entry in entries}


def kind(thing: Thing) -> str:
    return "core" if isinstance(thing, str) else type(thing).__name__.lower()


def name(words: Words, thing: Thing) -> str:
    if isinstance(thing, str):
        return words.called("card", thing)
    return capital(words.called("card" if isinstance(thing, Advisor) else kind(thing), thing.name))


# The text, a line for each part


def lines(words: Words, thing: Thing) -> Iterator[str]:
    say = words.voice.say
    match thing:
        case str():
            yield from _core(words, thing)
        case Advisor():
            yield say("line-action", effect=thing.action.say())
        case Building():
            yield say("line-needs", needs=needs(words, thing.needs))
            yield say("line-terrain", terrain=thing.terrain) if thing.terrain else say("line-site")
            yield say("line-worker", effect=thing.action.say())
        case Race():
            if thing.home is None:
                yield say("line-home-any")
            else:
                yield say("line-home", resource=words.mark("resource", thing.home))
            yield say("line-race", effect=thing.action.say())
        case Resource():
            if thing.made_of:
                yield say("line-made-of", needs=needs(words, thing.made_of))
            else:
                yield say("line-basic")
            if thing.forbids:
                forbidden = [words.mark("resource", other, "object") for other in thing.forbids]
                yield say("line-forbids", resources=words.voice.join(forbidden, "or"))
        case Achievement():
            conditions = [say(f"has-{slug(what)}", n=n) for what, n in thing.has.items()]
            yield say("line-has", conditions=words.voice.join(conditions))
            yield say("line-deck", deck=thing.deck)


def needs(words: Words, asked: Mapping[str, int]) -> str:
    """Resources, with the VP for each."""
    say, voice = words.voice.say, words.voice
    parts = [
        say("need", resource=words.mark("resource", resource), vp=voice.count({"vp": vp}))
        for resource, vp in asked.items()
    ]
    return voice.join(parts)


def _core(words: Words, card: str) -> Iterator[str]:
    say, box, number = words.voice.say, words.box, CORE.index(card)
    if card == "call":
        yield from (say(f"line-call-{part}") for part in ("needs", "bonus", "back", "vote"))
        return
    if card == "trade":
        own = {terrain: price.own for terrain, price in box.prices.items()}
        access = {terrain: price.access for terrain, price in box.prices.items()}
        yield say("line-trade-own", prices=_prices(words, own))
        yield say("line-trade-access", prices=_prices(words, access))
        yield say("line-trade-foreign", cost=words.cost(FOREIGN_PRICE))
    else:
        yield say("line-main", effect=MAIN[number].say())
    if card == "build":
        house, plain = (words.cost(HOUSE_PRICE[workers]) for workers in (True, False))
        yield say("line-prices-build", house=house, plain=plain, bridge=words.cost(BRIDGE_PRICE))
    elif card == "upgrade":
        _, _, two, three = box.storage_price
        yield say("line-prices-upgrade", two=words.cost(two), three=words.cost(three))
    elif card == "recruit":
        prices = words.voice.join([str(price) for price in box.advisor_prices], "comma")
        yield say("line-prices-recruit", prices=prices)
    if number in FOLLOW:
        yield say("line-follow", effect=FOLLOW[number].say())
    else:
        yield say("line-income-follow")


def _prices(words: Words, prices: Mapping[str, int]) -> str:
    parts = [words.voice.say("price", terrain=terrain, cost=words.cost(coins)) for terrain, coins in prices.items()]
    return words.voice.join(parts, "comma")


# Facts in a line, and where they come from


def facts(words: Words, thing: Thing) -> str:
    return " · ".join(_facts(words, thing))


def _facts(words: Words, thing: Thing) -> Iterator[str]:
    say = words.voice.say
    match thing:
        case str():
            yield say("facts-core")
        case Advisor():
            yield say("facts-advisor", level=thing.level)
            yield words.called("card", thing.category)
            yield say("facts-needs", **{"resource-of": words.mark("resource", thing.needs, "of")})
            yield say("facts-brings", goods=reward(thing))
        case Building():
            yield say("facts-building")
            yield say("colour", colour=thing.colour)
            yield say("facts-cells", n=cells(thing))
            yield say("terrain", terrain=thing.terrain or "site")
        case Race():
            yield say("facts-race")
            yield say("colour", colour=thing.colour)
            yield say("facts-alone", difficulty=thing.difficulty)
        case Resource():
            yield say("facts-resource", level=thing.level)
            yield say("facts-cells", n=cells(thing))
            if thing.level > 1:
                yield words.cost(words.box.storage_price[thing.level])
        case Achievement():
            yield say("facts-achievement", deck=thing.deck)
            yield words.voice.count({"vp": thing.vp})


def cells(tile: Building | Resource) -> int:
    return sum(row.count("#") for row in tile.shape)


def sources(box: Box, thing: Thing) -> dict[str, str]:
    """Where each part comes from."""
    if isinstance(thing, str):
        return dict.fromkeys(("numbers", "effect", "name"), "rulebook") | _priced(box, thing)
    if isinstance(thing, Achievement):
        return dict.fromkeys(("numbers", "effect", "name"), thing.source)
    parts = msgspec.structs.asdict(thing.source)
    if isinstance(thing, Race) and thing.home is None:
        del parts["home"]
    return parts


def _priced(box: Box, card: str) -> dict[str, str]:
    """Prices on a core card are as certain as the least certain of them."""
    names = {"trade": list(box.prices), "recruit": ["advisor_prices"]}.get(card, [])
    found = [box.sources.get(name, "house") for name in names]
    return {"numbers": max(found, key=SOURCES.index)} if found else {}


def provenance(words: Words, thing: Thing) -> str:
    voice, parts = words.voice, sources(words.box, thing)
    told: list[str] = []
    for source in SOURCES:
        named = [voice.say(f"part-{part}") for part, origin in parts.items() if origin == source]
        if named:
            told.append(voice.say(f"provenance-{source}", parts=voice.join(named)))
    return " ".join(told)
