"""Free placements, at any moment of one's own turn: before or after the action, before a pass (IS-Q-11).

A Defence token onto a Common Location (IS-DEF), Workers as Samurai onto faction Locations (IS-SAM), cards under a Gate,
Resources onto a Shrine. None of them is an action, none can be taken back by the rules.
"""

from bisect import insort
from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking
from stead.kit.acts import CardAct, Choice, Question, by_kind, find_kinds, made, named, thing
from stead.kit.targets import why_not
from stead.titles.settlers.box import Box
from stead.titles.settlers.empire import distinct
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import Placed, Tucked
from stead.titles.settlers.goods import DEFENCE, FOOD, INDEX, NAMES, RESOURCE_NAMES, RESOURCES, STONE, WOOD, WORKER
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.supply import hide
from stead.titles.settlers.targets import SAMURAI, Target, common, locations, me, unguarded

DEFENDED: Final = Target(me, locations, common("IS-DEF-03"), unguarded("IS-DEF-05"))


def possible(game: Game, player: Player) -> bool:
    """Is there anything to place?"""
    goods, box = player.goods, game.box
    if goods[DEFENCE] and DEFENDED.of(game, player.seat, player):
        return True
    if goods[WORKER] and box.boards[player.faction].samurai and SAMURAI.of(game, player.seat, player):
        return True
    if box.holders.isdisjoint(player.features):
        return False
    holds = [box.holds[feature] for feature in player.features]
    resources = goods[WOOD] or goods[STONE] or goods[FOOD]
    return bool(("cards" in holds and player.hand) or ("resources" in holds and resources))


def options(game: Game, player: Player) -> Sequence[Choice]:
    goods, box = player.goods, game.box
    board = box.boards[player.faction]
    if not (goods[DEFENCE] or player.features or board.samurai):
        return ()
    found: list[Choice] = []
    if goods[DEFENCE] and (places := DEFENDED.of(game, player.seat, player)):
        found += Defend.each(game, distinct(game, places))
    if goods[WORKER] and board.samurai and (places := SAMURAI.of(game, player.seat, player)):
        found += Samurai.each(game, distinct(game, places))
    if box.holders.isdisjoint(player.features):
        return found
    for holder in distinct(game, [card for card in player.features if card in box.holders]):
        if box.holds[holder] == "cards":
            found += [made(Tuck, box, card, holder) for card in find_kinds(box.kind, player.hand)]
        else:
            found += [made(Offer, box, r, holder) for r in RESOURCES if goods[r]]
    return found


class Defend(CardAct):
    """A Defence token onto a Common Location."""

    verb = "defend"
    sort = "placement"
    cards_with = "common"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player, elsewhere = game.players[seat], Refusal("IS-DEF-02", "not-your-location", card=self.face.id)
        refusal = why_not([DEFENDED], game, seat, self.card, elsewhere)
        if refusal is None and not player.goods[DEFENCE]:
            placed = any(game.guarded[c] and not game.box.faction[c] for c in player.locations)
            if placed:
                return Refusal("IS-DEF-06", "defence-stays")
            return Refusal("IS-DEF-01", "no-defence-token")
        return refusal

    def perform(self, game: Game, seat: int) -> Asking:
        game.players[seat].goods[DEFENCE] -= 1
        game.guarded[self.card] = 1
        game.tell(Placed, seat, "defence", game.id(self.card))
        return DONE

    def worth(self, eye: Eye, asked: Question) -> float:
        return 0.02 * eye.location(self.face)


class Samurai(CardAct):
    """A Worker as a Samurai onto a faction Location; some cards bring Samurai of their own (IS-JPC-09)."""

    verb = "samurai"
    sort = "placement"
    cards_with = "faction"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player, elsewhere = game.players[seat], Refusal("IS-SAM-01", "not-your-location", card=self.face.id)
        if not game.box.boards[player.faction].samurai:
            return Refusal("IS-SAM-01", "no-samurai", faction=player.faction)
        refusal = why_not([SAMURAI], game, seat, self.card, elsewhere)
        if refusal is None and not player.goods[WORKER]:
            placed = any(game.guarded[c] and game.box.faction[c] for c in player.locations)
            return Refusal("IS-SAM-05" if placed else "IS-SAM-01", "workers", need=1, have=0)
        return refusal

    def perform(self, game: Game, seat: int) -> Asking:
        game.players[seat].goods[WORKER] -= 1
        game.guarded[self.card] = 1
        game.tell(Placed, seat, "worker", game.id(self.card))
        return DONE

    def worth(self, eye: Eye, asked: Question) -> float:
        return -0.1 if eye.rounds else 0.01


class Tuck(Choice):
    """A card from hand under a Gate."""

    __slots__ = ("card", "gate")
    verb = "tuck"
    sort = "placement"

    def __init__(self, box: Box, card: int, gate: int) -> None:
        self.card, self.gate = box.cards[card], box.cards[gate]
        super().__init__(f"tuck {self.card.id} {self.gate.id}", (f"card:{self.card.id}", f"card:{self.gate.id}"))

    @classmethod
    def parse(cls, game: Game, seat: int, words: Sequence[str]) -> "Tuck | None":
        cards = named(game.box, words)
        return made(cls, game.box, *cards) if len(cards) == 2 else None

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player = game.players[seat]
        if self.gate.number not in player.features or self.gate.holds != "cards":
            return Refusal("IS-JPC-03", "no-gate", card=self.gate.id)
        if self.card.number not in player.hand:
            return Refusal("IS-JPC-03", "not-in-hand", card=self.card.id)
        return None

    def perform(self, game: Game, seat: int) -> Asking:
        card, gate = self.card.number, self.gate.number
        game.players[seat].hand.remove(card)
        hide(game, seat, card)
        under = list(game.under.get(gate, ()))
        insort(under, card)
        game.under[gate] = tuple(under)
        game.tell(Tucked, seat, self.gate.id, self.card.id)
        return DONE

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"card": thing(self.card), "place": thing(self.gate)}

    def worth(self, eye: Eye, asked: Question) -> float:
        return 1.0 - max(0.3, eye.keep(self.card)) if not eye.rounds else -1.0

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        cards = [copies for copies in box.copies if copies[0].location]
        gates = [copies for copies in box.copies if copies[0].holds == "cards"]
        return [
            tuple(f"tuck {card.id} {under.id}" for card, under in product(copies, gate))
            for copies, gate in product(cards, gates)
        ]


class Offer(Choice):
    """A Resource onto a Shrine."""

    __slots__ = ("good", "shrine")
    verb = "offer"
    sort = "placement"

    def __init__(self, box: Box, good: int, shrine: int) -> None:
        self.good, self.shrine = good, box.cards[shrine]
        super().__init__(f"offer {NAMES[good]} {self.shrine.id}", (f"good:{NAMES[good]}", f"card:{self.shrine.id}"))

    @classmethod
    def parse(cls, game: Game, seat: int, words: Sequence[str]) -> "Offer | None":
        cards = named(game.box, words)
        return made(cls, game.box, INDEX[words[0]], cards[0]) if cards and words[0] in INDEX else None

    @classmethod
    def amiss(cls, game: Game, seat: int, words: Sequence[str]) -> Refusal | None:
        if named(game.box, words) and words[0] not in RESOURCE_NAMES:
            return Refusal("IS-GDS-02", "no-resource", key=words[0])
        return None

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player = game.players[seat]
        if self.shrine.number not in player.features or self.shrine.holds != "resources":
            return Refusal("IS-JPC-11", "no-shrine", card=self.shrine.id)
        if not player.goods[self.good]:
            return Refusal("IS-JPC-11", "no-good", good=NAMES[self.good])
        return None

    def perform(self, game: Game, seat: int) -> Asking:
        good, shrine = self.good, self.shrine.number
        game.players[seat].goods[good] -= 1
        wood, stone, food = game.kept.get(shrine, (0, 0, 0))
        game.kept[shrine] = (wood + (good == WOOD), stone + (good == STONE), food + (good == FOOD))
        game.tell(Placed, seat, NAMES[good], self.shrine.id)
        return DONE

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"goods": {NAMES[self.good]: 1}, "card": thing(self.shrine)}

    def worth(self, eye: Eye, asked: Question) -> float:
        return 0.15 if not eye.rounds else 0.03

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        each = [by_kind(box, lambda card: card.holds == "resources", f"offer {name} {{}}") for name in RESOURCE_NAMES]
        return [keys for one in each for keys in one]
