"""The Cleanup phase (IS-CLN): store, discard, pass the first-player marker on."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from stead.kernel.decision import Refusal
from stead.kernel.flow import Turn
from stead.kit.acts import Choice, Question
from stead.titles.settlers.box import Box
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import CleanedUp, RoundBegan, Stored
from stead.titles.settlers.goods import INDEX, MOST, NAMES, RESOURCES, SUPPLY
from stead.titles.settlers.state import ATTACK, LOOKOUT, Game, Player
from stead.titles.settlers.supply import amounts, count_tokens, discard_under, lying


def cleanup(game: Game) -> Turn:
    """One player's Cleanup, in turn order; after the last, the next round."""
    seat = game.active = (game.first + game.stage) % game.seats
    game.stage += 1
    player = game.players[seat]
    kept = [0] * SUPPLY
    board = INDEX.get(game.box.boards[player.faction].stores, -1)
    if board >= 0 and player.goods[board]:
        chosen: Store = yield Storing(game, seat, (board,), kept)
        kept[chosen.good] += chosen.n
    for _ in range(game.box.abilities.sum("stores-resource", player.features)):
        if any(player.goods[r] > kept[r] for r in RESOURCES):
            chosen = yield Storing(game, seat, RESOURCES, kept)  # Gold is none (IS-Q-12)
            kept[chosen.good] += chosen.n
    _discard(game, player, kept)
    if game.stage == game.seats:
        _next_round(game)


class Storing(Question):
    """Any number of one of these goods (IS-CLN-09), most first; what is kept already is not there any more."""

    __slots__ = ("goods", "kept")

    def __init__(self, game: Game, seat: int, goods: Sequence[int], kept: list[int]) -> None:
        super().__init__(game, seat, "store", "IS-CLN-02")
        self.goods = goods
        self.kept = kept

    def list(self) -> "Sequence[Store]":
        have, kept = self.game.players[self.seat].goods, self.kept
        found: list[Store] = []
        for good in self.goods:
            found += down_from(good, have[good] - kept[good])
        found.append(NOTHING)
        return found

    def refused(self, verb: str, words: Sequence[str]) -> Refusal:
        if words[:1] == ["defence"]:
            return Refusal("IS-DEF-08", "defence-is-never-stored")
        if words and words[0] in self.game.box.token_goods:
            return Refusal(self.game.box.new_goods[words[0]].rule, "tokens-go")
        good = INDEX.get(words[0], -1) if words else -1
        have, kept = self.game.players[self.seat].goods, self.kept
        if good in self.goods and have[good] > kept[good] and lying(self.game, self.seat, good):
            return Refusal("IS-CLN-10", "goods-lie-on-locations", card="")
        return super().refused(verb, words)


class Store(Choice):
    __slots__ = ("good", "n")
    verb = "store"

    def __init__(self, good: int, n: int) -> None:
        super().__init__(f"store {NAMES[good]} {n}", (f"good:{NAMES[good]}",))
        self.good = good
        self.n = n

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"goods": {NAMES[self.good]: self.n}}

    def worth(self, eye: Eye, asked: Question) -> float:
        return self.n * eye.worth[NAMES[self.good]]

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        boards = [INDEX[board.stores] for board in box.boards.values() if board.stores in INDEX]
        stored = sorted({*boards, *RESOURCES})
        return [(f"store {NAMES[good]} {n}",) for good in stored for n in range(1, MOST + 1)]


@lru_cache(maxsize=512)
def down_from(good: int, n: int) -> tuple[Store, ...]:
    return tuple(Store(good, some) for some in range(n, 0, -1))


class StoreNothing(Store):
    message = "store-nothing"

    def __init__(self) -> None:
        Choice.__init__(self, "store nothing")
        self.good = self.n = 0

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(NOTHING.key,)]


NOTHING = StoreNothing()


def _discard(game: Game, player: Player, kept: list[int]) -> None:
    """What is not stored goes, and all that lies on activated Locations (IS-CLN-03, IS-CLN-04, IS-DEF-08).

    Samurai stay (IS-SAM-06), and so does what lies under a Gate and on a Shrine (IS-JPC-04, IS-JPC-11).
    """
    tokens = player.tokens and player.tokens & _stored_tokens(game, player)
    if game.log is not None:
        if any(kept) or tokens:
            game.log.append(Stored(player.seat, amounts(kept) | count_tokens(game, tokens)))
        gone = [player.goods[good] - n for good, n in enumerate(kept)]
        game.log.append(CleanedUp(player.seat, amounts(gone) | count_tokens(game, player.tokens & ~tokens)))
    player.goods[:SUPPLY] = kept
    player.tokens = tokens
    faction = game.box.faction
    for card in player.locations:
        game.used[card] = game.blocked[card] = 0
        game.laid.pop(card, None)
        if card in game.box.fleeting:
            discard_under(game, card)
        if not faction[card]:
            game.guarded[card] = 0


def _stored_tokens(game: Game, player: Player) -> int:
    """Tokens that the board or a Location stores, all of them: there is no reason to give one away, so nobody is
    asked."""
    box = game.box
    stores = [good for good in box.token_goods if good == box.boards[player.faction].stores]
    stores += [good for good in box.token_goods if box.abilities.sum(f"stores-{good}", player.locations)]
    bits = 0
    for good in stores:
        bits |= box.token_goods[good]
    return bits


def _next_round(game: Game) -> None:
    game.first = (game.first + 1) % game.seats  # IS-CLN-06
    if game.solo:
        game.begin(ATTACK)
    else:
        begin_round(game)


def begin_round(game: Game) -> None:
    game.round += 1
    game.tell(RoundBegan, game.round, game.first)
    game.begin(LOOKOUT)
