"""Moving a steward: who, where to, for which fee (CO-TRN, CO-MOV, CO-RNG, CO-FEE, CO-STW)."""

from collections.abc import Iterator
from typing import Any, Final

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, Thing
from stead.titles.colonists.abilities import LORD_FEE
from stead.titles.colonists.actions import fee
from stead.titles.colonists.actions.visits import Instead, alternatives, may_act, obstacle, reserves, visit
from stead.titles.colonists.acts import Choice, Plain, Question, TileAct, Words, made
from stead.titles.colonists.box import Box
from stead.titles.colonists.community import work_out
from stead.titles.colonists.events import Entered, Left, Moved, Used
from stead.titles.colonists.figures import count_stewards, steward_range, targets
from stead.titles.colonists.state import NOWHERE, Game, Player

APPRENTICE: Final = "apprentice"
JUMPS: Final = {"diplomat.1": "CO-MOV-06", "developer.1": "CO-MOV-07"}
"""Where some may jump to: the rule that says who."""


# Entering the map


class Enter(TileAct):
    """A steward, onto a market, before its first move (CO-TRN-03). No turn, no action (CO-TRN-04)."""

    verb = "enter"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        if NOWHERE not in game.players[seat].stewards:
            return Refusal("CO-TRN-03", "all-entered")
        if game.spot[self.tile] == NOWHERE or not game.box.is_market(self.tile):
            return Refusal("CO-TRN-03", "enter-by-market", place=self.name)
        return None

    def perform(self, game: Game, seat: int) -> Asking:
        stewards = game.players[seat].stewards
        stewards[stewards.index(NOWHERE)] = game.spot[self.tile]
        game.tell(Entered, seat, self.name)
        return DONE

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.entering(self.tile)


def entries(game: Game, seat: int) -> list[Enter]:
    if NOWHERE not in game.players[seat].stewards:
        return []
    return [made(Enter, game.box, game.land[spot].tile) for spot in game.markets()]


# Moving


def starts(game: Game, player: Player) -> Iterator[tuple[str, int]]:
    """The stewards on the map: what each is called in keys, and where it stands. Those on one market are the same."""
    seen: set[int] = set()
    own = player.stewards[:-1] if player.helped else player.stewards
    for spot in own:
        if spot != NOWHERE and spot not in seen:
            seen.add(spot)
            yield game.box.tile_names[game.land[spot].tile], spot
    if player.helped and player.stewards[-1] != NOWHERE:
        yield APPRENTICE, player.stewards[-1]


def hosts(game: Game, seat: int, spot: int) -> list[int]:
    """Whom a fee is due to (CO-FEE-02, CO-FEE-03)."""
    if game.is_market(spot):
        return []
    return [other for other in game.others(seat) if spot in game.players[other].stewards]


def enterable(game: Game, seat: int, spot: int) -> bool:
    """Fee and action together can be done (CO-Q-09)."""
    if not may_act(game, seat, spot):
        return False
    due = hosts(game, seat, spot)
    player = game.players[seat]
    if not due or (player.has[LORD_FEE] and alternatives(game, player)):
        return True
    return fee.payable(game, player, len(due), reserves(game, seat, spot))


class Go(Choice):
    """A steward from a place to another."""

    __slots__ = ("name", "start", "tile")
    verb = "go"

    def __init__(self, box: Box, start: str, tile: int) -> None:
        self.start = start
        self.tile = tile
        self.name = box.tile_names[tile]
        super().__init__(f"go {start} {self.name}", (f"place:{self.name}", f"steward:{start}"))

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words) -> "Go | None":
        known = len(words) == 2 and words[1] in game.box.tile
        return made(cls, game.box, words[0], game.box.tile[words[1]]) if known else None

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player = game.players[seat]
        start = dict(starts(game, player)).get(self.start, NOWHERE)
        end = game.spot[self.tile]
        if start == NOWHERE:
            return Refusal("CO-STW-06", "no-steward-there", place=self.start)
        if end == NOWHERE:
            return Refusal("CO-MOV-01", "not-on-map", place=self.name)
        if end == start and not game.is_market(end):
            return Refusal("CO-MOV-08", "must-move", place=self.name)
        if end in player.stewards and not game.is_market(end):
            return Refusal("CO-STW-08", "own-steward", place=self.name)
        if end not in targets(game, player, start):
            return Refusal(JUMPS.get(self.name, "CO-RNG-01"), "too-far", place=self.name, n=steward_range(game, player))
        if not may_act(game, seat, end):
            return Refusal(obstacle(game, seat, end), "nothing-to-do-there", place=self.name)
        if not enterable(game, seat, end):
            due = len(hosts(game, seat, end))
            rule = fee.why_not(game, player, due, reserves(game, seat, end))
            return Refusal(rule, "cannot-pay-fee", place=self.name, n=due)
        return None

    def perform(self, game: Game, seat: int) -> Flow:
        yield from travel(game, seat, self.start, game.spot[self.tile])
        game.acted = True

    def facts(self, asked: Any) -> dict[str, Any]:
        game, player = asked.game, asked.game.players[asked.seat]
        due = hosts(game, asked.seat, game.spot[self.tile])
        return {
            "start": Thing("steward", self.start),
            "place": Thing("place", self.name),
            "hosts": Thing("seats", " ".join(game.colours[host] for host in due)),
            "n": sum(fee.parts(game, player)) if due else 0,
        }

    def say(self, asked: Any) -> Phrase:
        """Which steward goes, only if there are several."""
        several = len(dict(starts(asked.game, asked.game.players[asked.seat]))) > 1
        return Phrase("option-go-from" if several else "option-go", self.facts(asked))

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.visiting(self.tile) if asked.kind == "ride" else eye.going(self.start, self.tile)


def moves(game: Game, seat: int) -> list[Go]:
    player = game.players[seat]
    box = game.box
    can: dict[int, bool] = {}
    found: list[Go] = []
    for start, spot in starts(game, player):
        for end in targets(game, player, spot):
            if end not in can:
                can[end] = enterable(game, seat, end)
            if can[end]:
                found.append(made(Go, box, start, game.land[end].tile))
    return found


def travel(game: Game, seat: int, start: str, end: int) -> Flow:
    """The move, the fee, the action."""
    player = game.players[seat]
    spot = dict(starts(game, player))[start]
    number = len(player.stewards) - 1 if start == APPRENTICE else player.stewards.index(spot)
    box = game.box
    player.stewards[number] = end
    game.tell(Moved, seat, box.tile_names[game.land[spot].tile], box.tile_names[game.land[end].tile])
    due = hosts(game, seat, end)
    instead: Any = None
    if due and player.has[LORD_FEE]:
        instead = yield Arriving(game, seat, end)
    if isinstance(instead, Instead):
        yield from instead.perform(game, seat)
    else:
        if due:
            yield from fee.pay_fees(game, seat, due, reserves(game, seat, end))
        yield from visit(game, seat, end)
    if start == APPRENTICE:
        use_up(game, player, "steward")


class PayFee(Plain):
    """And do what is done there."""

    verb = "pay"

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.arriving(asked.spot)


PAY: Final = PayFee()


class Arriving(Question):
    """With the Lord colony at level II one need not pay where one takes goods instead of the action."""

    __slots__ = ("spot",)

    def __init__(self, game: Game, seat: int, spot: int) -> None:
        super().__init__(game, seat, "arrive", "CO-FEE-14")
        self.spot = spot

    def list(self) -> list[Choice]:
        game, player = self.game, self.game.players[self.seat]
        due = hosts(game, self.seat, self.spot)
        able = fee.payable(game, player, len(due), reserves(game, self.seat, self.spot))
        return [*([PAY] if able else []), *alternatives(game, player)]


# Limited improvements


def use_up(game: Game, player: Player, use: str) -> None:
    """One of the goods on a limited improvement goes; with the last the card does (CO-IMP-07, CO-IMP-08)."""
    number = next(i for i, one in enumerate(player.community) if game.box.uses[one.kind] == use and one.stock)
    spend(game, player, number)


def spend(game: Game, player: Player, number: int) -> None:
    one = player.community[number]
    card = one.kind - game.box.improvement
    game.tell(Used, player.seat, game.box.card_names[card], one.stock - 1)
    if one.stock > 1:
        player.community[number] = one._replace(stock=one.stock - 1)
        return
    del player.community[number]
    work_out(game, player)
    game.discard.append(card)
    before = player.stewards[:]
    count_stewards(game, player)
    if len(player.stewards) < len(before) and before[-1] != NOWHERE:
        game.tell(Left, player.seat, game.box.tile_names[game.land[before[-1]].tile])
