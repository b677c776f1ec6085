"""What an option seems worth, in victory points, to the seat that is asked."""

from collections.abc import Callable

from stead.kernel.decision import Decision, Option
from stead.titles.founders import turn
from stead.titles.founders.box import BASIC
from stead.titles.founders.cards import CORE
from stead.titles.founders.outlook.eye import Outlook
from stead.titles.founders.outlook.later import LATER
from stead.titles.founders.outlook.points import NEAR
from stead.titles.founders.state import NOBODY
from stead.titles.founders.view import View

GIFT = 0.6
"""What a follow is worth to each of the others."""
VOTE = 3.0
"""What it is worth to win a vote, before one knows what for."""
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
    box, race = eye.sight.box, int(option.value)
    action = 0.8 * box.races[race].action.estimate(LATER) if eye.sight.workers else 0.0
    home = box.homes[race]
    left = [basic for basic in range(BASIC) if eye.sight.taken[basic] == NOBODY]
    return action + (_basic(eye, home) if home >= 0 else max(_basic(eye, basic) for basic in left))


def _resource(eye: Outlook, _: Decision, option: Option) -> float:
    return _basic(eye, option.value)


def _basic(eye: Outlook, resource: int) -> float:
    """A basic resource: what buildings pay for it, those on offer above all, and what can be made of it with those one
    has. An advanced resource counts by how much of what it is made of is one's own."""
    box, demand = eye.sight.box, eye.points.demand
    have = set(eye.sight.me.resources)
    needs = [need for number in eye.sight.offer if number >= 0 for need in box.needs[number]]
    worth = demand[resource] + 0.5 * sum(vp for wanted, vp in needs if wanted == resource)
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
    worth = 0.02 * (eye.ways.rings(eye.seat, cell)[2] & sight.free).bit_count()
    for storage in sight.storages:
        recipes = [[needed for needed, _ in recipe] for recipe in sight.box.recipes]
        pairs = any(storage.resource in inputs and sight.me.home in inputs for inputs in recipes)
        worth += (2.0 if pairs else 0.7) * NEAR[eye.ways.distance(eye.seat, cell, storage.cells)]
    return worth


# The turn


def _turn(eye: Outlook, _: Decision, option: Option) -> float:
    face_up, card = option.value
    if card == turn.CALL:
        return _call(eye)
    if face_up:
        return _main(eye, card) - GIFT * eye.rivalry * (eye.sight.seats - 1)
    return _best_basic(eye) - KEEP * _main(eye, card)


def _main(eye: Outlook, card: int) -> float:
    """What a card's action would bring now, if it can be carried out."""
    if card not in eye.found:
        action = turn.MAIN[card] if card < len(CORE) else eye.sight.box.advisors[card - len(CORE)].action
        eye.found[card] = action.estimate(eye) if eye.sight.can(action) else 0.0
    return eye.found[card]


def _call(eye: Outlook) -> float:
    """Bonuses for the cards left, and the best of those that come back; a building; income for the others."""
    sight, coin = eye.sight, eye.worth["coin"]
    hand = [card for card in sight.me.hand if card != turn.CALL]
    bonus = len(hand) * max(coin, min(1.0, _best_basic(eye)))
    kept = max((_main(eye, card) for card in hand), default=0.0)
    back = max((_main(eye, card) for card in sight.me.discard), default=0.0)
    given = sum(sight.income(other.seat) for other in sight.players if other.seat != eye.seat)
    building = max((eye.sites.voting(number) for number in sight.offer if number >= 0), default=0.0)
    cards = 0.25 * len(sight.me.discard) + 0.6 * max(0.0, back - kept)
    return bonus + cards + 0.4 * building - eye.rivalry * coin * given - kept


def _basic_action(eye: Outlook, _: Decision, option: Option) -> float:
    kind, number = option.value
    if kind == "road":
        return eye.plans.roads.get(number, 0.0)
    if kind == "worker":
        return _worker(eye, number)
    return {"coin": eye.worth["coin"], "influence": eye.worth["temporary"], "decline": 0.0}[kind]


def _worker(eye: Outlook, number: int) -> float:
    box = eye.sight.box
    if number < 0:
        return box.races[eye.sight.me.race].action.estimate(eye)
    eye.place = number
    return box.prestige[eye.sight.buildings[number].building].action.estimate(eye)


def _best_basic(eye: Outlook) -> float:
    if "basic" not in eye.found:
        workers = [_worker(eye, number) for number in eye.sight.worker_places()]
        eye.found["basic"] = max([eye.worth["coin"], eye.worth["temporary"], eye.road(1), *workers])
    return eye.found["basic"]


def _bonus(eye: Outlook, decision: Decision, option: Option) -> float:
    """Influence gained now can be used in this very vote (FG-CTV-15): so much more likely it is to be won."""
    if option.key != "influence":
        return _basic_action(eye, decision, option)
    others = sum(1 + player.temporary for player in eye.sight.players if player.seat != eye.seat)
    return VOTE * others / (1 + eye.sight.me.temporary + others) ** 2


def _follow(eye: Outlook, decision: Decision, option: Option) -> float:
    kind, number = option.value
    return turn.FOLLOW[number].estimate(eye) if kind == "follow" else _basic_action(eye, decision, option)


# Actions


def _trade(eye: Outlook, decision: Decision, option: Option) -> float:
    verb, number = option.value
    terms = decision.args[2]
    if verb == "access":
        return eye.buying(number, terms)
    return max(eye.sites.storing(number, eye.sight.sites(number, terms), terms).values())


def _site(eye: Outlook, decision: Decision, option: Option) -> float:
    if not eye.found:
        resource, terms = decision.args[2:]
        eye.found = eye.sites.storing(resource, eye.sight.sites(resource, terms), terms)
    return eye.found[option.value]


def _build(eye: Outlook, decision: Decision, option: Option) -> float:
    kind, cell = option.value
    return eye.building(kind, cell, decision.args[2])


def _upgrade(eye: Outlook, decision: Decision, option: Option) -> float:
    """A storage now, or a road first that makes the same or another one possible."""
    verb, number = option.value
    terms = decision.args[2]
    if verb == "upgrade":
        return eye.upgrading(number, terms) + 0.3
    reached = [eye.points.net(resource) for resource in eye.sight.upgrades(terms)]
    return 0.9 * max(reached, default=0.0) + eye.plans.roads.get(number, 0.0)


def _tile(eye: Outlook, decision: Decision, option: Option) -> float:
    if not eye.found:
        eye.found = eye.sites.tiles(decision.args[2])
    return eye.found.get(option.value, 0.0)


def _supplier(eye: Outlook, _: Decision, option: Option) -> float:
    return eye.points.gain(option.value, 4)


def _road(eye: Outlook, _: Decision, option: Option) -> float:
    cell = option.value[1]
    return eye.plans.roads.get(cell, 0.0) + 0.01 if cell >= 0 else 0.0


def _recruit(eye: Outlook, decision: Decision, option: Option) -> float:
    terms, more = decision.args[2:]
    prices = dict(eye.sight.hires(terms._replace(times=more + 1)))
    advisor = eye.sight.market[int(option.value)]
    return eye.hiring(advisor, prices[advisor])


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
    return eye.sites.voting(eye.sight.offer[int(option.value)])


def _stake(eye: Outlook, _: Decision, option: Option) -> float:
    """Temporary crystals are lost in any case; permanent ones are points, so they are staked as far as they help."""
    temporary, permanent = option.value
    if "won" not in eye.found:
        worths = sorted(eye.sites.voting(number) for number in eye.sight.offer if number >= 0)
        eye.found["won"] = worths[-1] - 0.3 * worths[0]
        rivals = [player for player in eye.sight.players if player.seat != eye.seat]
        eye.found["others"] = sum(1 + player.temporary + player.permanent for player in rivals)
    weight = 1 + temporary + 2 * permanent
    chance = weight / (weight + eye.found["others"])
    return 0.01 * temporary + eye.found["won"] * chance - eye.worth["permanent"] * permanent


def _place(eye: Outlook, decision: Decision, option: Option) -> float:
    if not eye.found:
        places = [place.value for place in decision.options]
        eye.found = dict(zip(places, eye.sites.placing(decision.args[1], places), strict=True))
    return eye.found[option.value]


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
    "tie": _vote,
    "choose building": _vote,
    "place": _place,
    "pay": _pay,
}
