"""What an option seems worth, in victory points, to the seat that is asked."""

from collections.abc import Callable

from stead.kernel.decision import Decision, Option
from stead.titles.founders import turn
from stead.titles.founders.box import BASIC
from stead.titles.founders.cards import CORE
from stead.titles.founders.outlook import LATER, NEAR, Outlook
from stead.titles.founders.state import NOBODY
from stead.titles.founders.view import View

GIFT = 0.6
"""What a follow is worth to each of the others."""
KEEP = 0.35
"""How much of its action's worth is lost with a card that is laid down for a basic one."""


def estimate(view: View, decision: Decision, option: Option) -> float:
    weigh = WEIGHERS.get(decision.kind)
    if weigh is None:
        return 0.0
    if view.eye is None:
        view.eye = Outlook(view.sight)
    return weigh(view.eye, decision, option)


# The draft


def _race(eye: Outlook, _: Decision, option: Option) -> float:
    box = eye.sight.box
    action = 0.8 * box.races[option.value].action.estimate(LATER) if eye.sight.workers else 0.0
    home = box.homes[option.value]
    left = [basic for basic in range(BASIC) if eye.sight.taken[basic] == NOBODY]
    return action + (_basic(eye, home) if home >= 0 else max(_basic(eye, basic) for basic in left))


def _resource(eye: Outlook, _: Decision, option: Option) -> float:
    return _basic(eye, option.value)


def _basic(eye: Outlook, resource: int) -> float:
    """A basic resource: what buildings pay for it, those on offer above all, and what can be made of it with those one
    has. An advanced resource counts by how much of what it is made of is one's own."""
    box, demand = eye.sight.box, eye.demand
    have = set(eye.sight.me.resources)
    on_offer = [vp for number in eye.sight.offer if number >= 0 for wanted, vp in box.needs[number] if wanted == resource]
    worth = demand[resource] + 0.5 * sum(on_offer)
    for product in range(BASIC, len(box.resources)):
        basics = _basics(eye, product)
        if resource in basics:
            before, after = len(basics & have), len(basics & (have | {resource}))
            worth += demand[product] * (after**2 - before**2) / len(basics) ** 2
    return worth


def _basics(eye: Outlook, resource: int) -> set[int]:
    """The basic resources something is made of in the end."""
    recipe = eye.sight.box.recipes[resource]
    return {resource} if resource < BASIC else {basic for needed, _ in recipe for basic in _basics(eye, needed)}


def _start(eye: Outlook, _: Decision, option: Option) -> float:
    """Near to others, above all to those with whom something can be made; with room around."""
    sight, cell = eye.sight, 1 << option.value
    rings = eye.rings(eye.seat, cell)
    worth = 0.02 * (rings[2] & sight.free).bit_count()
    for storage in sight.storages:
        pairs = any(
            storage.resource in (inputs := [needed for needed, _ in recipe]) and sight.me.home in inputs
            for recipe in sight.box.recipes
        )
        worth += (2.0 if pairs else 0.7) * NEAR ** eye.distance(eye.seat, cell, storage.cells)
    return worth


# The turn


def _turn(eye: Outlook, _: Decision, option: Option) -> float:
    face_up, card = option.value
    if option.key == "call":
        return _call(eye)
    if face_up:
        return _main(eye, card) - GIFT * eye.rivalry * (eye.sight.seats - 1)
    return _best_basic(eye) - KEEP * _main(eye, card)


def _main(eye: Outlook, card: int) -> float:
    """What a card's action would bring now, if it can be carried out."""
    found = eye.cards.get(card)
    if found is None:
        action = turn.MAIN[card] if card < len(CORE) else eye.sight.box.advisors[card - len(CORE)].action
        found = eye.cards[card] = action.estimate(eye) if eye.sight.can(action) else 0.0
    return found


def _call(eye: Outlook) -> float:
    """Bonuses for the cards left, and the best of those that come back; a building; income for the others."""
    sight, coin = eye.sight, eye.worth["coin"]
    hand = [card for card in sight.me.hand if card != turn.CALL]
    bonus = len(hand) * max(coin, min(1.0, _best_basic(eye)))
    kept = max((_main(eye, card) for card in hand), default=0.0)
    back = max((_main(eye, card) for card in sight.me.discard), default=0.0)
    given = sum(sight.income(other.seat) for other in sight.players if other.seat != eye.seat)
    building = max((eye.voting(number) for number in sight.offer if number >= 0), default=0.0)
    cards = 0.25 * len(sight.me.discard) + 0.6 * max(0.0, back - kept)
    return bonus + cards + 0.4 * building - eye.rivalry * coin * given - 0.5 * kept


def _basics_of(eye: Outlook, option: Option) -> float:
    verb = option.key.partition(" ")[0]
    if verb == "coin":
        return eye.worth["coin"]
    if verb == "influence":
        return eye.worth["temporary"]
    if verb == "road":
        return eye.roads.get(option.value[1], 0.0)
    return _worker(eye, option.value[1]) if verb == "worker" else 0.0


def _worker(eye: Outlook, number: int) -> float:
    box = eye.sight.box
    if number < 0:
        return box.races[eye.sight.me.race].action.estimate(eye)
    eye.place = number
    return box.prestige[eye.sight.buildings[number].building].action.estimate(eye)


def _best_basic(eye: Outlook) -> float:
    if eye.basic is None:
        options = [_basics_of(eye, option) for option in eye.sight.basics()]
        eye.basic = max(options)
    return eye.basic


def _basic_action(eye: Outlook, _: Decision, option: Option) -> float:
    return _basics_of(eye, option)


def _bonus(eye: Outlook, _: Decision, option: Option) -> float:
    """Influence gained now can be used in this very vote (FG-CTV-15)."""
    return 0.4 if option.key == "influence" else _basics_of(eye, option)


def _follow(eye: Outlook, _: Decision, option: Option) -> float:
    kind, number = option.value
    return turn.FOLLOW[number].estimate(eye) if kind == "follow" else _basics_of(eye, option)


# Actions


def _trade(eye: Outlook, decision: Decision, option: Option) -> float:
    verb, number = option.value
    terms = decision.args[2]
    if verb == "access":
        return eye.accessing(number) - eye.access_cost(number, eye.sight.access_price(number, terms))
    return max(eye.storing(number, eye.sight.sites(number, terms), terms).values())


def _site(eye: Outlook, decision: Decision, option: Option) -> float:
    resource, terms = decision.args[2:]
    if eye.heat is None:
        eye.heat = eye.storing(resource, eye.sight.sites(resource, terms), terms)
    return eye.heat[option.value]


def _build(eye: Outlook, decision: Decision, option: Option) -> float:
    kind, cell = option.value
    price = eye.worth["coin"] * eye.sight.build_price(kind, decision.args[2])
    if kind == "house":
        return eye.housing() - price
    if eye.heat is None:
        eye.heat = eye.bridging()
    return eye.heat.get(cell, 0.0) - price


def _upgrade(eye: Outlook, decision: Decision, option: Option) -> float:
    verb, number = option.value
    terms = decision.args[2]
    if verb == "upgrade":
        worth = max(eye.tiles(number).values(), default=eye.prospect(number))
        return worth - eye.worth["coin"] * eye.upgrade_price(number, terms) + 0.3
    reached = [eye.net(resource) for resource in eye.sight.upgrades(terms)]
    return 0.9 * max(reached, default=0.0) + eye.roads.get(number, 0.0)


def _tile(eye: Outlook, decision: Decision, option: Option) -> float:
    return eye.tiles(decision.args[2]).get(option.value, 0.0)


def _supplier(eye: Outlook, _: Decision, option: Option) -> float:
    return eye.gain(option.value, 4)


def _road(eye: Outlook, _: Decision, option: Option) -> float:
    return eye.roads.get(option.value[1], 0.0) + 0.01 if option.value[1] >= 0 else 0.0


def _recruit(eye: Outlook, decision: Decision, option: Option) -> float:
    found = dict(eye.sight.hires(decision.args[2]._replace(times=decision.args[3] + 1)))
    advisor = eye.sight.market[option.value]
    return eye.hiring(advisor, found[advisor])


def _access(eye: Outlook, _: Decision, option: Option) -> float:
    return eye.accessing(option.value)


def _recall(eye: Outlook, _: Decision, option: Option) -> float:
    return _main(eye, option.value) + 0.1 if option.value >= 0 else 0.0


def _copy(eye: Outlook, _: Decision, option: Option) -> float:
    return _worker(eye, option.value)


def _choose(eye: Outlook, decision: Decision, option: Option) -> float:
    return decision.args[3][option.value].estimate(eye)


def _again(eye: Outlook, _: Decision, option: Option) -> float:
    return 0.1 if option.value else 0.0


# Votes


def _vote(eye: Outlook, _: Decision, option: Option) -> float:
    return eye.voting(eye.sight.offer[option.value])


def _stake(eye: Outlook, _: Decision, option: Option) -> float:
    """Temporary crystals are lost in any case; permanent ones are points, so they are staked as far as they help."""
    temporary, permanent = option.value
    if eye.best is None:
        worths = sorted(eye.voting(number) for number in eye.sight.offer if number >= 0)
        eye.best = worths[-1] - 0.3 * worths[0] if worths else 0.0
    weight = 1 + temporary + 2 * permanent
    others = sum(
        1 + player.temporary + player.permanent for player in eye.sight.players if player.seat != eye.seat
    )
    return 0.01 * temporary + eye.best * weight / (weight + others) - eye.worth["permanent"] * permanent


def _tie(eye: Outlook, _: Decision, option: Option) -> float:
    return eye.voting(eye.sight.offer[option.value])


def _place(eye: Outlook, decision: Decision, option: Option) -> float:
    return eye.placing(decision.args[1], [option.value])[0]


def _pay(eye: Outlook, _: Decision, option: Option) -> float:
    temporary, permanent = option.value
    return -0.1 * temporary - eye.worth["permanent"] * permanent


WEIGHERS: dict[str, Callable[[Outlook, Decision, Option], float]] = {
    "race": _race,
    "home": _resource,
    "resource": _resource,
    "swap": _resource,
    "start": _start,
    "turn": _turn,
    "basic": _basic_action,
    "bonus": _bonus,
    "follow": _follow,
    "trade": _trade,
    "site": _site,
    "build": _build,
    "upgrade": _upgrade,
    "tile": _tile,
    "supplier": _supplier,
    "deliver": _supplier,
    "road": _road,
    "recruit": _recruit,
    "access": _access,
    "recall": _recall,
    "copy": _copy,
    "choose": _choose,
    "again": _again,
    "vote": _vote,
    "stake": _stake,
    "tie": _tie,
    "choose building": _tie,
    "place": _place,
    "pay": _pay,
}
