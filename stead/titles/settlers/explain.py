"""Why something cannot be done now: the rule and a message. Asked for every key that is not an option."""

from collections.abc import Callable, Sequence

from stead.kernel.decision import Decision, Refusal
from stead.titles.settlers.actions import activate, build, deal, exchange, place, raze
from stead.titles.settlers.goods import COUNT, GOLD, INDEX, NAMES, RESOURCES
from stead.titles.settlers.state import ACTION, ATTACK, LOOKOUT, Game, Player

ACTIONS = ("build", "deal", "raze", "activate", "exchange", "pass")
PLACEMENTS = ("defend", "samurai", "tuck", "offer")
WORDS = (*ACTIONS, *PLACEMENTS, "end")


LONGEST = 80
"""No key is longer; what is, is not repeated in full."""


def explain(game: Game, asked: Sequence[Decision], seat: int | None, key: str) -> Refusal:
    verb, *words = key[:LONGEST].split() or [""]
    if game.over:
        return Refusal("IS-END-01", "over")
    if seat is None:
        return Refusal("IS-ACT-01", "which-seat", seats=", ".join(sorted(str(decision.seat) for decision in asked)))
    if not 0 <= seat < game.seats:
        return Refusal("IS-ACT-01", "no-seat", seat=seat)
    decision = next((decision for decision in asked if decision.seat == seat), None)
    if decision is None:
        return _not_asked(game, seat, verb)
    if decision.kind == "turn" or decision.kind == "end":
        return _in_turn(game, decision, verb, words)
    if verb in WORDS and not (verb == "build" and decision.kind == "build"):
        if decision.kind in ("draft", "keep one"):
            return Refusal("IS-LKT-09" if verb == "pass" else "IS-RND-01", "draft-first")
        if game.phase == ATTACK and verb in ("defend", "samurai"):
            return Refusal("IS-SOL-31" if verb == "defend" else "IS-SOJ-05", "no-protection")
        if game.phase != ACTION:
            return Refusal("IS-RND-01", "wrong-phase", phase=game.phase)
        return Refusal("IS-ACT-02", "answer-first", kind=decision.kind)
    return _in_decision(game, decision, verb, words)


def _not_asked(game: Game, seat: int, verb: str) -> Refusal:
    if verb == "defend":
        return Refusal("IS-DEF-02", "not-your-turn")
    if verb == "samurai":
        return Refusal("IS-SAM-01", "not-your-turn")
    if game.phase == LOOKOUT:
        second = game.lookout == "standard" and game.stage >= game.seats
        return Refusal("IS-LKT-07" if second else "IS-LKT-04", "not-your-turn")
    if game.players[seat].passed:
        return Refusal("IS-PAS-01", "you-passed")
    return Refusal("IS-ACT-01", "not-your-turn")


# In a turn


def _in_turn(game: Game, decision: Decision, verb: str, words: list[str]) -> Refusal:
    seat = decision.seat
    if verb == "end":
        return Refusal("IS-ACT-02", "no-skipping")
    if decision.kind == "end" and verb in ACTIONS:
        return Refusal("IS-ACT-02", "acted")
    if verb == "exchange":
        return _exchange(game, seat, words)
    cards = [game.box.number[word] for word in words if word in game.box.number]
    if verb == "take":
        return _take_back(game, seat, words, cards)
    if verb not in WORDS:
        return Refusal("IS-ACT-03", "unknown-action", key=verb)
    return _with_cards(game, seat, verb, words, cards)


def _with_cards(game: Game, seat: int, verb: str, words: list[str], cards: list[int]) -> Refusal:
    if verb in ("raze", "activate") and len(cards) > 1:
        return Refusal("IS-RZE-10" if verb == "raze" else "IS-AVT-06", "one-at-a-time")
    if not cards or (verb == "tuck" and len(cards) != 2):
        return Refusal("IS-CRD-09", "no-card", key=" ".join([verb, *words]))
    card = cards[0]
    refusals: dict[str, Callable[[], Refusal | None]] = {
        "build": lambda: build.refusal(game, seat, card),
        "deal": lambda: deal.refusal(game, seat, card),
        "raze": lambda: raze.refusal(game, seat, card),
        "activate": lambda: activate.refusal(game, seat, card, 2 if words[1:] == ["twice"] else 1),
        "defend": lambda: place.defend_refusal(game, seat, card),
        "samurai": lambda: place.samurai_refusal(game, seat, card),
        "tuck": lambda: place.tuck_refusal(game, seat, card, cards[1]),
        "offer": lambda: place.offer_refusal(game, seat, words[0], card),
    }
    refusal = refusals[verb]() if verb in refusals else None
    # Not refused and yet not offered: another copy stands for it, or there are words too many.
    return refusal or Refusal("IS-Q-19", "same-as-another", card=game.id(card))


def _exchange(game: Game, seat: int, words: list[str]) -> Refusal:
    if words[:1] == ["gold"]:
        return Refusal("IS-GDS-05", "gold-stays-gold")
    number = words[0] if len(words) == 1 else ""
    pairs = int(number) if number.isascii() and number.isdigit() and len(number) < 5 else 0
    workers = game.players[seat].goods[INDEX["worker"]]
    return exchange.refusal(game, seat, pairs) or Refusal("IS-EXC-01", "workers", need=2, have=workers)


def _take_back(game: Game, seat: int, words: list[str], cards: list[int]) -> Refusal:
    """Nothing comes back: not from under a Gate, not from a Shrine, no Defence token, no Samurai."""
    player = game.players[seat]
    if any(card in game.under.get(gate, ()) for card in cards for gate in player.features):
        return Refusal("IS-JPC-03", "stays-there")
    if words[:1] == ["defence"] or words[:1] == ["samurai"]:
        return Refusal("IS-DEF-06" if words[0] == "defence" else "IS-SAM-05", "stays-there")
    if words and words[0] in NAMES and any(shrine in game.kept for shrine in player.features):
        return Refusal("IS-JPC-11", "stays-there")
    return Refusal("IS-ACT-03", "unknown-action", key="take")


# In the middle of something


def _in_decision(game: Game, decision: Decision, verb: str, words: list[str]) -> Refusal:
    kind, seat = decision.kind, decision.seat
    cards = [game.box.number[word] for word in words if word in game.box.number]
    if kind == "draft":
        return Refusal("IS-LKT-09" if len(cards) != 1 else "IS-LKT-04", "not-in-row", key=" ".join([verb, *words]))
    if kind == "give up" and cards:
        return build.gift_refusal(game, seat, cards[0])
    if kind == "pay" and verb == "give" and cards:
        foundation = cards[0] in game.players[seat].foundations
        return Refusal("IS-FND-03" if foundation else "IS-BLD-09", "no-location-asked", card=game.id(cards[0]))
    if kind == "pay":
        return _pay(decision, words)
    if kind in ("draw", "exchange") and verb == "draw":
        return _draw(game.players[seat], words)
    if kind == "store" and words[:1] == ["defence"]:
        return Refusal("IS-DEF-08", "defence-is-never-stored")
    if kind == "store" and words and words[0] in _storable(decision) and _laid(game, game.players[seat], words[0]):
        return Refusal("IS-CLN-10", "goods-lie-on-locations", card="")
    if kind == "steal" and words and INDEX.get(words[0]) in RESOURCES:
        named = [other for other in game.opponents(seat) if other.faction in words]
        if any(_laid(game, other, words[0]) for other in named):
            return Refusal("IS-BAR-02", "goods-lie-on-locations", card="")
    if kind == "build" and cards and cards[0] in game.players[seat].routes:
        return Refusal("IS-JPC-08", "trade-route-deal", card=game.id(cards[0]))
    if kind in ("target", "steal", "loot", "victim"):
        passed = _passed(game, seat, words, cards)
        if passed is not None:
            return Refusal("IS-PAS-02", "owner-passed", card=" ".join(words), faction=passed.faction)
    return Refusal(decision.rule, "not-offered", key=" ".join([verb, *words]), kind=kind)


def _pay(decision: Decision, words: list[str]) -> Refusal:
    cost: tuple[int, ...] = decision.args[2]
    if words.count("gold") < cost[GOLD]:
        return Refusal("IS-GDS-04", "gold-is-gold")
    if any(words.count(NAMES[good]) < n for good, n in enumerate(cost) if good not in RESOURCES):
        return Refusal("IS-GDS-03", "gold-for-resources-only")
    return Refusal("IS-BLD-02", "does-not-pay", key=" ".join(words))


def _draw(player: Player, words: list[str]) -> Refusal:
    if words == ["faction"] and player.discard:
        return Refusal("IS-GRL-06", "deck-empty", deck=player.faction)
    if words in (["faction"], ["common"]):
        return Refusal("IS-Q-03", "deck-empty", deck=words[0])
    return Refusal("IS-CMP-06", "not-your-deck", key=" ".join(words))


def _storable(decision: Decision) -> list[str]:
    """The goods that may be stored now."""
    return [option.key.split()[1] for option in decision.options]


def _laid(game: Game, player: Player, good: str) -> int:
    """How much of a good lies on a player's activated Locations, out of reach."""
    index = INDEX.get(good, COUNT)
    return sum(sum(game.laid.get(card, ())[index : index + 1]) for card in player.actions)


def _passed(game: Game, seat: int, words: list[str], cards: list[int]) -> Player | None:
    for player in game.opponents(seat):
        if player.passed and (player.faction in words or any(card in player.locations for card in cards)):
            return player
    return None
