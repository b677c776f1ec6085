"""Colonists: what buildings, embassies, improvements, places and market cards say of themselves."""

from collections.abc import Iterator, Sequence

from stead.kernel.phrase import Counted, phrase
from stead.kit.effects import Effect
from stead.text.colonists_words import Words
from stead.text.voice import slug
from stead.titles.colonists.box import Box
from stead.titles.colonists.cards import Building, Improvement, Level, MarketCard, Place, Price, Standing
from stead.titles.colonists.effects.build import Build
from stead.titles.colonists.goods import by_name, vector

Card = Building | Level | Improvement | Place | MarketCard | str
"""Something with a text; a market by the name of its tile."""
MARKET = ("sell", "subsidy", "action", "enter", "stay")


def cards(box: Box) -> dict[str, Card]:
    """By id: the name of its kind, of its tile, or of the market card."""
    found: dict[str, Card] = {}
    for kind, name in enumerate(box.kinds):
        one = box.standing[kind]
        assert isinstance(one, Building | Level | Improvement)
        found[name] = one
    for tile, name in enumerate(box.tile_names):
        found[name] = name if box.is_market(tile) else box.places[box.place_of[tile]]
    return found | {card.name: card for card in box.market_cards}


def sort(card: Card) -> str:
    match card:
        case Building():
            return "building"
        case Level():
            return "embassy"
        case Improvement():
            return "improvement"
        case MarketCard():
            return "market"
        case _:
            return "place"


def name(words: Words, id: str, card: Card) -> str:
    match card:
        case MarketCard():
            return words.market_card(id)
        case Place() | str():
            return words.place(id)
        case _:
            return words.kind(id)


# The text, a line for each part


def lines(words: Words, card: Card) -> Iterator[str]:
    say = words.voice.say
    match card:
        case str():
            yield from (say(f"line-market-{part}") for part in MARKET)
        case Place():
            yield from (say("line-does", effect=effect.say()) for effect in card.does)
            for deed in card.does:
                if isinstance(deed, Build):
                    yield _price(words, deed.build)
            replaced = next((tile.replaces for tile in card.tiles if tile.replaces), None)
            if replaced is not None:
                yield say("line-replaces", place=words.mark("place", replaced))
        case MarketCard():
            sells = [one.say() for one in card.sells]
            yield say("line-sells", sells=sells)
            subsidy = [words.voice.goods(_goods(goods)) for goods in card.subsidy]
            yield say("line-subsidy", goods=words.voice.join(subsidy, "or"))
            yield say("line-action", effect=card.does.say())
        case Building() | Level() | Improvement():
            told = [*_building(words, card), *_improvement(words, card), *standing(words, card)]
            yield from told or [say("line-value-only")]


def _goods(price: Price) -> dict[str, int]:
    """In the order of all goods."""
    return by_name(vector(price))


def _price(words: Words, building: str) -> str:
    box = words.box
    kind = box.kind[building]
    return words.voice.say("line-price", cost=Counted(by_name(box.cost[kind])), n=box.value[kind])


def _building(words: Words, card: Standing) -> Iterator[str]:
    say = words.voice.say
    if isinstance(card, Building) and card.remodels:
        olds = [words.mark("kind", old, "of") for old in card.remodels]
        yield say("line-remodels", old=words.voice.join(olds, "or"))
    worker: str | None = card.worker if isinstance(card, Building | Level) else None
    if worker is not None:
        yield say("line-worker", worker=worker, n=card.workers if isinstance(card, Building) else 1)


def _improvement(words: Words, card: Standing) -> Iterator[str]:
    say = words.voice.say
    if not isinstance(card, Improvement):
        return
    yield from (say("line-does", effect=effect.say()) for effect in card.does)
    if card.uses:
        yield say("line-uses", use=card.uses, pays=Counted(_goods(card.pays)))


def standing(words: Words, card: Standing) -> Iterator[str]:
    """What it gives as long as it stands."""
    voice, say = words.voice, words.voice.say
    for ability, n in card.gives.items():
        yield say(f"ability-{slug(ability)}", n=n)
    for colonist, n in card.houses.items():
        yield say("line-houses", colonist=colonist, n=n)
    if card.produces:
        yield say("line-produces", goods=card.produces)
    if card.produces_one:
        yield say("line-produces-one", goods=voice.join([voice.goods({good: 1}) for good in card.produces_one], "or"))
    for names, part in ((card.boosts, "boosts"), (card.boosts_one, "boosts-one"), (card.roomier, "roomier")):
        for building, n in names.items():
            yield say(f"line-{part}", building=words.mark("kind", building), n=n)
    if card.refines:
        yield say("line-refines", effect=_all(card.refines))
    if card.market is not None:
        yield say("line-market", effect=card.market.say())
    for bundles, part in ((card.gifts, "gifts"), (card.instead, "instead")):
        if bundles:
            told = voice.count if part == "gifts" else voice.goods
            yield say(f"line-{part}", goods=voice.join([told(_goods(goods)) for goods in bundles], "or"))
    if card.besides:
        yield say("line-besides", goods=card.besides)
    if card.alchemy:
        pairs = [say("into", before=voice.goods({a: 1}), after=voice.goods({b: 1})) for a, b in card.alchemy]
        yield say("line-alchemy", pairs=voice.join(pairs, "or"))
    if card.draws:
        yield say("line-draws", n=card.draws)
    for building, worker in card.rebuilds.items():
        yield say("line-rebuilds", building=words.mark("kind", building), colonist=worker)
    if card.scores is not None:
        yield say("line-scores", colonist=card.scores.per, n=card.scores.dollars, most=card.scores.most)


def _all(effects: Sequence[Effect]) -> object:
    """Several effects in one sentence."""
    said = effects[0].say()
    for effect in effects[1:]:
        said = phrase("also", first=said, second=effect.say())
    return said


# Facts in a line, and where they come from


def facts(words: Words, id: str, card: Card) -> str:
    return " · ".join(_facts(words, id, card))


def _facts(words: Words, id: str, card: Card) -> Iterator[str]:
    box, voice, say = words.box, words.voice, words.voice.say
    match card:
        case str():
            yield say("facts-market")
        case Place():
            yield say(f"place-type-{card.type}")
            yield say("facts-tile-era", era=box.tile_facts[box.tile[id]].era)
        case MarketCard():
            yield say("facts-market-card")
            yield say("era", era=card.era)
        case Building() | Level() | Improvement():
            kind = box.kind[id]
            yield (
                say("facts-embassy")
                if isinstance(card, Level)
                else say(f"sort-{card.kind if isinstance(card, Building) else card.type}")
            )
            yield say("level", level=box.level(kind)) if isinstance(card, Level) else say("era", era=card.era)
            cost = by_name(box.cost[kind])
            yield voice.count(cost) if cost else say("facts-no-cost")
            if box.value[kind]:
                yield say("facts-worth", n=box.value[kind])
            if isinstance(card, Building) and card.limit:
                yield say("facts-limit", n=card.limit)


def source(card: Card) -> str:
    return "rulebook" if isinstance(card, str) else card.source


def provenance(words: Words, card: Card) -> str:
    """Where it comes from, and what is not certain about it."""
    say = words.voice.say
    parts = words.voice.join([say(f"part-{part}") for part in ("numbers", "effect", "name")])
    told = say(f"provenance-{source(card)}", parts=parts)
    if isinstance(card, str) or not card.doubt:
        return told
    turned = f" {say('doubt-turned')}" if card.turned else ""
    return f"{told} {say(f'doubt-{slug(card.doubt)}')}{turned}"
