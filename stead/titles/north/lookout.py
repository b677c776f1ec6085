"""Choosing the starting hand (EN-SET-18), and the Lookout phase (EN-LOO) with the events of a scenario (EN-Q-60)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stead.kernel.decision import OPENING, Refusal
from stead.kernel.flow import Flow, Turn, together
from stead.kit.acts import CardAct, Choice, Question, Words, else_because, find_kinds, made, named
from stead.titles.north.box import Box
from stead.titles.north.cards import Card, Cost, Happening
from stead.titles.north.effects.pieces import pay_out
from stead.titles.north.events import Happened, Kept, Lost, Unkept
from stead.titles.north.goods import VP, WORKER
from stead.titles.north.setup import KEPT, deal_out
from stead.titles.north.state import ACTION, LOOKOUT, Game
from stead.titles.north.supply import affordable, discard, draw, look_for_the_end, pay

if TYPE_CHECKING:
    from stead.titles.north.outlook import Eye

DRAWN = 4  # EN-LOO-02
TO_DRAW, TO_KEEP, TO_HAPPEN, TO_PAY = range(4)
"""The stages of the phase."""


# The starting hand


def setup(game: Game) -> Turn:
    if game.stage == 0:
        deal_out(game)
        game.stage = 1
        return
    yield from together({seat: _put_back(game, seat) for seat in game.order(game.first)})
    for seat in game.order(game.first):
        player = game.players[seat]
        for card in player.drawn:
            game.into_hand(seat, card)
        player.drawn.clear()
    game.begin(LOOKOUT)


def _put_back(game: Game, seat: int) -> Flow:
    player = game.players[seat]
    opening = OPENING
    while len(player.drawn) > KEPT:
        act: PutBack = yield Question(game, seat, "starting hand", "EN-SET-18", _starting_cards, opening)
        player.drawn.remove(act.card)
        discard(game, seat, [act.card])
        opening = False


def _starting_cards(game: Game, seat: int) -> "list[PutBack]":
    return PutBack.each(game, find_kinds(game.box.kind, game.players[seat].drawn))


class PutBack(CardAct):
    """Not into the starting hand."""

    verb = "discard"
    face: Card

    @classmethod
    def fits(cls, card: Card) -> bool:
        return not (card.island or card.start)

    def worth(self, eye: "Eye", asked: Any) -> float:
        return -eye.estate.keep(self.face)


# The phase


def lookout(game: Game) -> Turn:
    seats = game.order(game.first)
    if game.stage == TO_DRAW:
        for seat in seats:
            for _ in range(DRAWN):
                draw(game, seat, aside=True)
        game.stage = TO_KEEP
        return
    if game.stage == TO_KEEP:
        yield from together({seat: _keep(game, seat) for seat in seats})
        for seat in seats:
            player = game.players[seat]
            rest = player.drawn[:]
            player.drawn.clear()
            discard(game, seat, rest, Unkept)  # EN-LOO-05
        game.stage = TO_HAPPEN if game.solo else TO_PAY
        return
    if game.stage == TO_HAPPEN:
        yield from happen(game)
        game.stage = TO_PAY
        return
    for seat in seats:
        yield from _savings(game, seat)
    game.begin(ACTION)
    for seat in seats:
        look_for_the_end(game, seat)


def _keep(game: Game, seat: int) -> Flow:
    """Any of the cards, for a worker each (EN-LOO-03, EN-LOO-04)."""
    player = game.players[seat]
    opening = OPENING
    while player.drawn and player.goods[WORKER]:
        act: Any = yield Question(game, seat, "keep", "EN-LOO-03", keepable, opening)
        if isinstance(act, KeepNoMore):
            return
        player.drawn.remove(act.card)
        player.goods[WORKER] -= 1
        player.spent += 1
        game.into_hand(seat, act.card)
        game.tell(Kept, seat, game.id(act.card))
        opening = False


def _not_kept(asked: Question[Game], _: str, words: Words) -> Refusal | None:
    cards = named(asked.game.box, words)
    if cards and cards[0] not in asked.game.players[asked.seat].drawn:
        return Refusal("EN-LOO-02", "not-drawn", card=asked.game.id(cards[0]))
    return None


@else_because(_not_kept)
def keepable(game: Game, seat: int) -> "Sequence[Keep | KeepNoMore]":
    player = game.players[seat]
    return [*Keep.each(game, find_kinds(game.box.kind, player.drawn)), made(KeepNoMore, game.box, player.clan)]


class Keep(CardAct):
    verb = "keep"
    tempts = ("drawn",)
    face: Card

    @classmethod
    def fits(cls, card: Card) -> bool:
        return not (card.island or card.start)

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.estate.keep(self.face) - eye.estate.worker_for_a_card()


class KeepNoMore(Choice):
    """All choose at once: it says whose choice it is."""

    verb = "done"

    def __init__(self, _: Box, clan: str) -> None:
        super().__init__(f"done {clan}")

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(f"done {clan}",) for clan in box.roles]


def _savings(game: Game, seat: int) -> Flow:
    """Cards with complete sets pay at the end of the phase (EN-LOO-09). In which order makes no difference."""
    for card in [card for card in game.players[seat].empire if card in game.assigned]:
        yield from pay_out(game, seat, card)


# Alone


def happen(game: Game) -> Flow:
    """House: an event of the scenario each round, by number tokens that are drawn without being put back."""
    number = game.chance.take(game.tokens)
    event = game.box.scenarios[game.scenario].events[number - 1]
    game.tell(Happened, game.scenario, number)
    if event.demand is not None:
        yield from _demand(game, event, event.demand)
    elif event.does is not None and event.does.can(game, 0, -1):
        yield from event.does.run(game, 0, -1, -1)


def _demand(game: Game, event: Happening, demand: Cost) -> Flow:
    """Who can pay must; who cannot loses points, but has never less than none (EN-Q-58)."""
    goods = game.players[0].goods
    if affordable(goods, demand.goods, demand.any):
        yield from pay(game, 0, demand.goods, demand.any)
        game.paid += 1
        return
    lost = min(event.lose, goods[VP])
    goods[VP] -= lost
    game.tell(Lost, 0, lost)
