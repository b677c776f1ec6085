"""Every key that Settlers can ever offer, computed from the cards: the closed list that learners need.

Copies of a card are one action: `build COM008` stands for the three Quarries, whichever of them is in hand.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import product

from stead.kernel.effects import Effect, unfolded
from stead.titles.settlers.actions.deal import PRICE
from stead.titles.settlers.box import FACTIONS, Box
from stead.titles.settlers.cards import Card
from stead.titles.settlers.effects.empire import Produce
from stead.titles.settlers.effects.gain import Choose, Offer
from stead.titles.settlers.goods import FOOD, INDEX, NAMES, RESOURCES, STONE, WOOD
from stead.titles.settlers.supply import pay_option

MOST = 99
"""Of a good, when it is stored or exchanged. The rules know no limit (IS-CMP-10); the box holds 36 of a good at most
(IS-CMP-09), and hundreds of games came to 30. A position written by hand may hold more: what it offers beyond is not
listed."""

Actions = dict[str, tuple[str, ...]]


def actions(box: Box) -> Actions:
    found: Actions = {}
    found |= _words("pass", "end", "done", "decline", "draw common", "draw faction", "store nothing")
    found |= _words(*(f"gain {NAMES[r]}" for r in RESOURCES))
    found |= _words(*(f"exchange {n}" for n in range(1, MOST // 2 + 1)))
    stored = sorted({INDEX[board.stores] for board in box.boards.values()} | set(RESOURCES))
    found |= _words(*(f"store {NAMES[good]} {n}" for good in stored for n in range(1, MOST + 1)))
    found |= _words(*(pay_option(box, way).key for cost in _costs(box) for way in _ways(cost)))
    found |= _words(*(f"{verb} {n}" for verb, most in _parts(box) for n in range(1, most + 1)))
    found |= _words(*(f"steal {NAMES[r]} {faction}" for faction in FACTIONS for r in RESOURCES))
    found |= _words(*(f"victim {faction}" for faction in FACTIONS))
    found |= _words(*dict.fromkeys(f"convert {good}" for card in box.cards for good in card.raze if good != "card"))
    for verb, fits in _verbs(box):
        found |= _by_kind(box, fits, lambda id, verb=verb: f"{verb} {id}")
    found |= _by_kind(box, lambda card: box.limit[card.number] > 1, lambda id: f"activate {id} twice")
    found |= _with_two_words(box)
    return found


def _verbs(box: Box) -> Iterable[tuple[str, Callable[[Card], bool]]]:
    """Which cards each verb can be about."""

    def location(card: Card) -> bool:
        return card.deck != "attack"

    def common(card: Card) -> bool:
        return card.common

    def faction(card: Card) -> bool:
        return box.faction[card.number]

    def deal(card: Card) -> bool:
        """Attack cards taken from the virtual player are Deals too."""
        return not card.common

    return (
        ("build", location),
        ("deal", faction),
        ("raze", lambda card: bool(card.raze)),
        ("activate", lambda card: card.action is not None),
        ("defend", common),
        ("samurai", faction),
        ("take", common),
        ("give", location),
        ("discard", location),
        ("keep", location),
        ("lay", location),
        ("convert", location),
        ("target", location),
        ("construct", faction),
        ("cancel", deal),
        ("again", deal),
        ("produce", lambda card: card.produces is not None and not isinstance(card.produces, Produce)),
        ("refresh", lambda card: card.action is not None),
    )


def _with_two_words(box: Box) -> Actions:
    found: Actions = {}
    for good in dict.fromkeys(good for card in box.cards for good in card.raze):
        found |= _by_kind(box, lambda card, good=good: good in card.raze, lambda id, good=good: f"loot {good} {id}")
    for faction in FACTIONS:
        found |= _by_kind(box, lambda card: box.faction[card.number], lambda id, owner=faction: f"target {owner} {id}")
    found |= _by_kind(box, lambda card: card.deck == "attack", lambda id: f"target virtual {id}")
    due: dict[str, Callable[[Card], bool]] = {
        "deal": lambda card: card.deal == "card",
        "production": lambda card: card.produces is not None and card.produces.ordered,
        "bonus": lambda card: card.bonus is not None and card.bonus.ordered,
        "feature": lambda card: card.when is not None and card.when.effect.ordered,
    }
    for part, is_due in due.items():
        found |= _by_kind(box, is_due, lambda id, part=part: f"resolve {id} {part}")
    for r in RESOURCES:
        found |= _by_kind(box, lambda card: card.holds == "resources", lambda id, r=r: f"offer {NAMES[r]} {id}")
    kinds = _kinds(box)
    gates = [copies for copies in kinds if copies[0].holds == "cards"]
    for cards, gate in product([copies for copies in kinds if copies[0].deck != "attack"], gates):
        keys = tuple(f"tuck {card.id} {under.id}" for card, under in product(cards, gate))
        found[keys[0]] = keys
    return found


def _words(*keys: str) -> Actions:
    return {key: (key,) for key in keys}


def _by_kind(box: Box, fits: Callable[[Card], bool], key: Callable[[str], str]) -> Actions:
    """An action for each kind of card, under the key of its first copy."""
    each = [tuple(key(card.id) for card in copies) for copies in _kinds(box) if fits(copies[0])]
    return {keys[0]: keys for keys in each}


def _kinds(box: Box) -> list[list[Card]]:
    """The cards of the box, copies together."""
    kinds: dict[int, list[Card]] = {}
    for card in box.cards:
        kinds.setdefault(card.kind, []).append(card)
    return list(kinds.values())


# Paying


def _costs(box: Box) -> list[tuple[int, ...]]:
    """Everything that is ever paid and leaves a choice: buildings, Deals, activations, once and twice, and offers."""
    costs = [PRICE, *box.prices]
    for card in box.cards:
        spend = box.spend[card.number]
        costs += [tuple(n * times for n in spend) for times in range(1, box.limit[card.number] + 1)]
    costs += [priced.spend.goods for effect in _effects(box) if isinstance(effect, Offer) for priced in effect.offer]
    return [cost for cost in dict.fromkeys(costs) if cost[WOOD] or cost[STONE] or cost[FOOD]]


def _ways(cost: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """A price with Gold in the place of any of its Resources (IS-GDS-03)."""
    wood, stone, food, gold, *rest = cost
    for w, s, f in product(range(wood, -1, -1), range(stone, -1, -1), range(food, -1, -1)):
        yield w, s, f, gold + wood + stone + food - w - s - f, *rest


# Effects


def _parts(box: Box) -> Iterable[tuple[str, int]]:
    """How many parts an effect that leaves a choice has at most."""
    effects = list(_effects(box))
    yield "choose", max((len(effect.choose) for effect in effects if isinstance(effect, Choose)), default=0)
    yield "accept", max((len(effect.offer) for effect in effects if isinstance(effect, Offer)), default=0)


def _effects(box: Box) -> Iterator[Effect]:
    """All effects of all cards, with those inside them."""
    for card in box.cards:
        yield from unfolded(
            (card.bonus, card.produces, card.action and card.action.effect, card.when and card.when.effect)
        )
