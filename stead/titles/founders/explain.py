"""Why something cannot be done now: the rule and a message. Asked for every key that is not an option."""

from collections.abc import Callable, Sequence

from stead.kernel.decision import Decision, Refusal
from stead.kernel.grid import covered
from stead.titles.founders import prestige, setup, solo, turn, vote
from stead.titles.founders.actions import build, recruit, road, trade, upgrade
from stead.titles.founders.box import NONE
from stead.titles.founders.cards import CALL, CORE, INCOME
from stead.titles.founders.state import EMPTY, NOBODY, Game, Player

CALLING = ("bonus", "vote", "stake", "tie", "place")
"""What is asked only in a call to vote."""
LONGEST = 80
"""No key is longer; what is, is not repeated in full."""


def explain(game: Game, asked: Sequence[Decision], seat: int | None, key: str) -> Refusal:
    verb, *words = key[:LONGEST].split() or [""]
    if game.over:
        return Refusal("FG-END-01", "over")
    if seat is None:
        return Refusal("FG-TRN-01", "which-seat", seats=", ".join(sorted(str(decision.seat) for decision in asked)))
    if not 0 <= seat < game.seats:
        return Refusal("FG-TRN-01", "no-seat", seat=seat)
    decision = next((decision for decision in asked if decision.seat == seat), None)
    if decision is None:
        return _not_asked(game, asked, seat, verb)
    reason = REASONS.get(decision.kind)
    found = reason(game, decision, verb, words) if reason is not None else None
    return found or Refusal(decision.rule, "not-offered", key=" ".join([verb, *words]), kind=f"fg {decision.kind}")


def _not_asked(game: Game, asked: Sequence[Decision], seat: int, verb: str) -> Refusal:
    kind = asked[0].kind
    rules = {"races": "FG-DRF-01", "resources": "FG-DRF-12", "third": "FG-DRF-17", "starts": "FG-STA-01"}
    if game.phase == "starts" and any(storage.owner == seat for storage in game.storages):
        return Refusal("FG-STA-02", "fg-one-start")
    if game.phase in rules:
        return Refusal(rules[game.phase], "not-your-turn")
    if verb == "vote" or verb == "stake":
        voted = game.players[seat].ballot != NOBODY
        return Refusal("FG-VOT-05" if voted else "FG-VOT-01", "fg-voted" if voted else "fg-no-vote")
    if verb == "follow":
        rule = "FG-FOL-06" if kind in CALLING else "FG-FOL-05" if kind in ("turn", "basic") else "FG-FOL-01"
        return Refusal(rule, "not-your-turn")
    if verb == "choose" and kind == "tie":
        return Refusal("FG-TIE-01", "not-your-turn")
    if verb == "at" and kind == "place":
        return Refusal("FG-PRE-01", "not-your-turn")
    if verb == "from":
        return Refusal("FG-VPC-04" if kind == "supplier" else "FG-DEL-09", "not-your-turn")
    return Refusal("FG-TRN-01", "not-your-turn")


Words = list[str]


def _cell(game: Game, words: Words) -> int | None:
    return game.board.numbers.get(words[0]) if words else None


# Setup


def _race(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    if verb != "race" or not words or words[0] not in game.box.race:
        return None
    race = game.box.race[words[0]]
    if any(player.race == race for player in game.players):
        return Refusal("FG-DRF-01", "fg-race-taken", race=words[0])
    if game.box.homes[race] != NONE:
        return Refusal("FG-AES-04", "fg-home-taken", race=words[0])
    return None


def _resource(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    """Home of the Aesthers, additional, third, swap."""
    seat = decision.seat
    name = words[0] if words else ""
    if name not in game.box.basics:
        return None
    resource = game.box.basics.index(name)
    owner = game.taken[resource]
    if verb == "swap":
        if decision.kind != "swap":
            return Refusal("FG-DRF-14", "fg-cards-left", resource=name)
        home = any(player.home == resource for player in game.players)
        return Refusal("FG-Q-63", "fg-no-swap-home" if home else "fg-no-swap", resource=name)
    if verb != "resource":
        return None
    if owner != NOBODY:
        rule = "FG-AES-07" if decision.kind == "home" else "FG-DRF-12"
        return Refusal(rule, "fg-resource-taken", resource=name)
    third = game.phase == "third"
    if resource in setup.banned(game, seat, third):
        return Refusal("FG-DRF-18" if third else "FG-DRF-13", "fg-forbidden", resource=name)
    return None


def _start(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    cell = _cell(game, words)
    if verb == "store":
        return Refusal("FG-STA-02", "fg-home-only")
    if verb == "resource":
        return Refusal("FG-DRF-17", "fg-no-third")
    if verb != "at" or cell is None:
        return None
    if game.occupied >> cell & 1:
        return Refusal("FG-STA-03", "fg-occupied", cell=words[0])
    return Refusal("FG-STA-03", "fg-not-numbered", cell=words[0], n=game.seats)


# A turn


def _turn(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    seat = decision.seat
    player = game.players[seat]
    if verb == "call":
        if CALL not in player.hand:
            return Refusal("FG-TRN-02", "fg-not-in-hand", card="call")
        if game.solo:
            return Refusal("FG-SOL-03" if game.round == solo.ROUNDS else "FG-SOP-05", "fg-solo-call")
        rule = "FG-CTV-02" if game.seats == 2 else "FG-CTV-01"
        return Refusal(rule, "fg-discard-first", need=vote.needed(game), have=len(player.discard))
    if verb in ("pass", "decline"):
        return Refusal("FG-TRN-04", "fg-no-passing")
    if verb == "follow":
        return Refusal("FG-SOP-01" if game.solo else "FG-FOL-01", "fg-own-turn")
    if verb == "vote":
        return Refusal("FG-SOP-21" if game.solo else "FG-VOT-01", "fg-no-vote")
    if verb not in ("play", "lay") or not words or words[0] not in game.box.card:
        return None
    card = game.box.card[words[0]]
    if card not in player.hand:
        return Refusal(_not_in_hand(game, player, card), "fg-not-in-hand", card=words[0])
    if card == CALL:
        return Refusal("FG-CTV-04", "fg-never-down")
    if card in player.fresh:
        return Refusal("FG-ADV-01", "fg-just-hired", card=words[0])
    return Refusal("FG-TRN-06", "fg-not-completely", card=words[0])


def _not_in_hand(game: Game, player: Player, card: int) -> str:
    if card in player.discard:
        return "FG-TRN-07"
    if card == INCOME:
        return "FG-SOL-04" if game.solo else "FG-INC-01"
    advisor = card - len(CORE)
    gone = advisor >= 0 and advisor not in game.market and advisor not in game.advisor_deck
    return "FG-SOP-03" if game.solo and gone else "FG-TRN-02"


def _basic(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    seat, cell = decision.seat, _cell(game, words)
    if decision.kind == "bonus" and verb in ("decline", "worker"):
        return Refusal("FG-CTV-06", "fg-bonus-only")
    if verb == "road" and cell is not None:
        return road.refusal(game, seat, cell)
    if verb == "worker" and words:
        return _worker(game, seat, words[0])
    if decision.kind == "follow" and verb == "follow" and words and words[0] in CORE:
        action = CORE.index(words[0])
        if action == INCOME:
            return Refusal("FG-INC-04", "fg-no-income-follow")
        if action not in turn.follows_of(game, decision.args[2]):
            return Refusal("FG-FOL-02", "fg-other-follow", card=words[0])
        return Refusal("FG-FOL-02", "fg-not-completely", card=words[0])
    return None


def _worker(game: Game, seat: int, name: str) -> Refusal | None:
    player, box = game.players[seat], game.box
    if not game.workers:
        return Refusal("FG-NOW-02", "fg-no-workers")
    if not player.workers:
        rule = "FG-WRK-06" if player.houses.bit_count() else "FG-WRK-01"
        return Refusal(rule, "fg-no-worker")
    if name == "mat":
        if player.used_mat:
            return Refusal("FG-WRK-03", "fg-mat-taken")
        return Refusal("FG-WRK-02", "fg-no-effect")
    if name not in box.building:
        return None
    number = box.building[name]
    built = next((building for building in game.buildings if building.building == number), None)
    if built is None:
        return Refusal("FG-OFR-01", "fg-not-built", building=name)
    if built.worker != EMPTY:
        return Refusal("FG-WRK-05", "fg-worker-there", building=name)
    if seat not in built.cubes:
        return Refusal("FG-WRK-04", "fg-no-cube", building=name)
    return Refusal("FG-WRK-02", "fg-no-effect")


# Actions


def _trade(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    seat, terms = decision.seat, decision.args[2]
    if verb == "store" and len(words) == 1 and words[0] in game.box.basics:
        return trade.refusal(game, seat, game.box.basics.index(words[0]), terms)
    cell = _cell(game, words)
    if verb == "access" and cell is not None:
        number = next((i for i, storage in enumerate(game.storages) if storage.cells >> cell & 1), None)
        if number is None:
            return Refusal("FG-TRD-07", "fg-no-storage", cell=words[0])
        return trade.access_refusal(game, seat, number, terms)
    return None


def _site(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    cell = _cell(game, words)
    if verb != "at" or cell is None:
        return None
    _, seat, resource, terms = decision.args
    return trade.site_refusal(game, seat, resource, cell, terms)


def _build(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    cell = _cell(game, words)
    if verb not in ("house", "bridge", "gate") or cell is None:
        return None
    return build.refusal(game, decision.seat, verb, cell, decision.args[2])


def _upgrade(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    seat, terms = decision.seat, decision.args[2]
    name = words[0] if words else ""
    if verb == "upgrade" and name in game.box.resource:
        return upgrade.refusal(game, seat, game.box.resource[name], terms)
    cell = _cell(game, words)
    if verb == "road" and cell is not None:
        if not terms.roads or decision.rule == "FG-UPG-09":
            return Refusal("FG-UPG-13" if not terms.roads else "FG-UPG-01", "fg-no-road-here")
        return road.refusal(game, seat, cell) or Refusal("FG-UPG-10", "fg-road-not-connected")
    return None


def _tile(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    """A tile of a storage, or of a prestige building: `at K8 2`."""
    cell = _cell(game, words)
    if verb == "decline" and decision.kind == "place":
        return Refusal("FG-PRE-08", "fg-no-declining")
    if verb != "at" or cell is None:
        return None
    storage = decision.kind == "tile"
    number = decision.args[2] if storage else decision.args[1]
    turns = game.storage_tile(number) if storage else game.building_tile(number)
    way = words[1] if len(words) > 1 else "1"
    if way not in [str(n) for n in range(1, len(turns) + 1)]:
        return Refusal("FG-Q-58", "fg-no-such-turn", n=len(turns))
    cells = covered(turns[int(way) - 1], cell)
    if storage:
        return upgrade.site_refusal(game, decision.seat, number, cells, decision.args[3])
    return prestige.refusal(game, number, cells)


def _road(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    cell = _cell(game, words)
    if verb != "road" or cell is None:
        return None
    found = road.refusal(game, decision.seat, cell)
    if decision.rule == "FG-UPG-10" and (found is None or found.rule == "FG-ROA-03"):
        return Refusal("FG-UPG-10", "fg-road-not-connected")
    return found


def _recruit(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    if verb != "hire" or not words:
        return None
    _, seat, terms, more = decision.args
    return recruit.refusal(game, seat, words[0], terms, more)


def _supplier(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    if verb in ("pass", "decline") and decision.kind == "deliver":
        return Refusal("FG-DEL-03", "fg-no-declining")
    if verb != "from":
        return None
    return Refusal("FG-Q-14" if decision.kind == "supplier" else "FG-DEL-09", "fg-no-supplier")


def _recall(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    if verb != "recall" or not words:
        return None
    return Refusal("FG-Q-46", "fg-no-recall", card=words[0])


# Votes


def _vote(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    if verb == "vote":
        return Refusal("FG-VOT-02", "fg-not-on-offer" if decision.kind == "vote" else "fg-one-token")
    if verb == "stake":
        player = game.players[decision.seat]
        if decision.kind == "vote":
            return Refusal("FG-VOT-02", "fg-token-first")
        return Refusal("FG-VOT-03", "fg-crystals", temporary=player.temporary, permanent=player.permanent)
    return Refusal("FG-VOT-01", "fg-no-declining") if verb == "decline" else None


def _chosen(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    if verb != "choose":
        return None
    if decision.kind == "tie":
        return Refusal("FG-TIE-01", "fg-not-tied")
    names = [game.box.prestige[number].name for number in game.offer if number != EMPTY]
    on_offer = bool(words) and words[0] in names
    return Refusal("FG-SOP-09", "fg-price" if on_offer else "fg-not-on-offer")


def _pay(game: Game, decision: Decision, verb: str, words: Words) -> Refusal | None:
    """The neutral markers are paid for before a building is chosen."""
    return Refusal("FG-SOP-07", "fg-price") if verb == "choose" else None


REASONS: dict[str, Callable[[Game, Decision, str, Words], Refusal | None]] = {
    "race": _race,
    "home": _resource,
    "resource": _resource,
    "swap": _resource,
    "start": _start,
    "turn": _turn,
    "basic": _basic,
    "follow": _basic,
    "bonus": _basic,
    "trade": _trade,
    "site": _site,
    "build": _build,
    "upgrade": _upgrade,
    "tile": _tile,
    "place": _tile,
    "road": _road,
    "recruit": _recruit,
    "supplier": _supplier,
    "deliver": _supplier,
    "recall": _recall,
    "vote": _vote,
    "stake": _vote,
    "tie": _chosen,
    "choose building": _chosen,
    "pay": _pay,
}
