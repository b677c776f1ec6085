"""The hand of improvements: receiving, keeping, discarding, playing (CO-IMP, CO-HND, CO-PLY)."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.kernel.phrase import Counted
from stead.kit.zones import draw_from
from stead.titles.colonists.abilities import FREE_TOOLS, LIBRARY, MORE_CARDS, PLAY_AFTER_DRAW
from stead.titles.colonists.action import act as carry_out
from stead.titles.colonists.action import feasible
from stead.titles.colonists.actions.settle import settle
from stead.titles.colonists.acts import CardAct, Choice, Plain, Question, by_verb, made
from stead.titles.colonists.cards import Improvement
from stead.titles.colonists.community import works
from stead.titles.colonists.effects.base import DONE_ACT, Deed, deeds_in
from stead.titles.colonists.events import CardsDiscarded, Drew, Played, Reshuffled
from stead.titles.colonists.goods import NONE, TOOL, Goods, added, by_name
from stead.titles.colonists.paying import pay, payable
from stead.titles.colonists.pieces import Structure
from stead.titles.colonists.state import Game
from stead.titles.colonists.visit import price

HAND: Final = 6  # CO-HND-03
SEEN: Final = 2
"""With a Library so many more are drawn than kept (CO-HND-08)."""
MOST: Final = 2
"""Improvements played in one turn (CO-PLY-06)."""
USES: Final = 3
"""Goods on a limited improvement."""


# Receiving


def supply(game: Game) -> int:
    return len(game.deck) + len(game.discard)


def receivable(game: Game, seat: int, n: int) -> int:
    """How many cards one would receive."""
    player = game.players[seat]
    n += player.has[MORE_CARDS]
    room = HAND if player.has[LIBRARY] else HAND - len(player.hand)
    return max(0, min(n, room, supply(game)))


def take_top(game: Game, seat: int, n: int) -> list[int]:
    """From the deck; when it is empty, of the discard pile a new one is made (CO-HND-02)."""
    taken: list[int] = []
    for _ in range(min(n, supply(game))):
        if not game.deck:
            game.deck, game.discard = game.discard, []
            game.chance.shuffle(game.deck)
            game.tell(Reshuffled, len(game.deck))
        taken.append(draw_from(game.deck, game.chance, game.loose))
    game.tell(Drew, seat, len(taken), [game.box.card_names[card] for card in taken])
    return taken


class Drawing(Plain):
    verb = "draw"

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.drawing(SEEN)


DRAW: Final = Drawing()


def draw(game: Game, seat: int, n: int, spot: int) -> Flow:
    """With a Library more are seen than are kept; else as many as the hand has room for (CO-HND-04)."""
    player = game.players[seat]
    if player.has[LIBRARY]:
        kept = n + player.has[MORE_CARDS]
        yield from choose(game, seat, kept + SEEN, kept)
    else:
        player.hand = sorted([*player.hand, *take_top(game, seat, receivable(game, seat, n))])
    if spot >= 0 and player.has[PLAY_AFTER_DRAW]:
        yield from play_more(game, seat)


def choose(game: Game, seat: int, seen: int, kept: int) -> Flow:
    """See so many, keep some, discard the others; then the hand may be too large (CO-HND-08..10)."""
    player = game.players[seat]
    player.drawn = sorted(take_top(game, seat, seen))
    for _ in range(min(kept, len(player.drawn))):
        act: KeepCard = yield Choosing(game, seat, "keep", "CO-HND-08", keepable)
        player.drawn.remove(act.card)
        player.hand = sorted([*player.hand, act.card])
    discard(game, seat, player.drawn)
    player.drawn = []
    while len(player.hand) > HAND:
        gone: DiscardCard = yield Choosing(game, seat, "discard", "CO-HND-10", discardable)
        player.hand.remove(gone.card)
        discard(game, seat, [gone.card])


def discard(game: Game, seat: int, cards: Sequence[int]) -> None:
    if cards:
        game.tell(CardsDiscarded, seat, [game.box.card_names[card] for card in cards])
        game.discard += cards


class KeepCard(CardAct):
    """One of the cards just drawn."""

    verb = "keep"

    def refusal(self, game: Game, seat: int) -> Refusal:
        if self.card in game.players[seat].drawn:
            return Refusal("CO-HND-08", "like-another", card=self.name)
        return Refusal("CO-HND-08", "not-drawn", card=self.name)

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.card(self.card)


class DiscardCard(CardAct):
    """The hand is too large."""

    verb = "discard"

    def refusal(self, game: Game, seat: int) -> Refusal:
        hand = game.players[seat].hand
        if self.card in hand and len(hand) > HAND:
            return Refusal("CO-HND-10", "like-another", card=self.name)
        return Refusal("CO-HND-06", "not-discarded", card=self.name)

    def worth(self, eye: Any, asked: Any) -> float:
        return -eye.card(self.card)


def unlike(game: Game, cards: Sequence[int]) -> list[int]:
    """Of cards with the same name, which are the same in everything, the first: another would be the same choice."""
    return list({game.box.improvements[card].name: card for card in reversed(cards)}.values())[::-1]


def keepable(game: Game, seat: int) -> list[KeepCard]:
    return [made(KeepCard, game.box, card) for card in unlike(game, game.players[seat].drawn)]


def discardable(game: Game, seat: int) -> list[DiscardCard]:
    return [made(DiscardCard, game.box, card) for card in unlike(game, game.players[seat].hand)]


class Choosing(Question):
    __slots__ = ()
    takes = by_verb(KeepCard, DiscardCard)


# Playing


def cost_of(game: Game, seat: int, card: Improvement) -> Goods:
    cost = game.box.cost[game.box.improvement + game.box.card[str(card.number)]]
    if game.players[seat].has[FREE_TOOLS]:
        return tuple([0 if good == TOOL else n for good, n in enumerate(cost)])
    return cost


def deeds(card: Improvement) -> list[Deed]:
    return deeds_in(card.does)


def can_play(game: Game, seat: int, card: int) -> bool:
    """It can be paid, and what it does can be done, at least in part (CO-Q-08): an action of its own (CO-ACT-05)."""
    return feasible(game, game.players[seat], -1, partial(_can_play, game, seat, card))


def _can_play(game: Game, seat: int, card: int) -> bool:
    face = game.box.improvements[card]
    if not payable(game, game.players[seat], price(game, cost_of(game, seat, face))):
        return False
    return face.type != "instant" or any(deed.can(game, seat, -1) for deed in deeds(face))


def playable(game: Game, seat: int) -> list["PlayCard"]:
    if game.played >= MOST:
        return []
    able = [card for card in game.players[seat].hand if can_play(game, seat, card)]
    return [made(PlayCard, game.box, card) for card in unlike(game, able)]


def can_play_any(game: Game, seat: int) -> bool:
    return game.played < MOST and any(can_play(game, seat, card) for card in game.players[seat].hand)


def least(game: Game, seat: int) -> list[Goods]:
    """The cheapest ways to play a card: its cost and that of what it does."""
    found: list[Goods] = []
    for card in game.players[seat].hand:
        face = game.box.improvements[card]
        cost = cost_of(game, seat, face)
        more = [one for deed in deeds(face) for one in deed.least(game, seat)] if face.type == "instant" else [NONE]
        found += [tuple(added(cost, one)) for one in more]
    return found


class PlayCard(CardAct):
    verb = "play"

    def refusal(self, game: Game, seat: int) -> Refusal:
        player, face = game.players[seat], game.box.improvements[self.card]
        if self.card not in player.hand:
            return Refusal("CO-PLY-01", "not-in-hand", card=self.name)
        if game.played >= MOST:
            return Refusal("CO-PLY-06", "two-a-turn")
        cost = price(game, cost_of(game, seat, face))
        if not payable(game, player, cost):
            return Refusal("CO-PLY-03", "cannot-pay", goods=by_name(cost), purse=Counted(by_name(player.goods)))
        if can_play(game, seat, self.card):
            return Refusal("CO-PLY-01", "like-another", card=self.name)
        return Refusal("CO-Q-08", "nothing-to-do", card=self.name)

    def perform(self, game: Game, seat: int) -> Flow:
        """An action of its own (CO-ACT-05)."""
        spot = game.visit.spot if game.visit is not None else -1
        able = partial(_can_play, game, seat, self.card)
        yield from carry_out(game, seat, spot, self._play(game, seat), able)

    def _play(self, game: Game, seat: int) -> Flow:
        player, face = game.players[seat], game.box.improvements[self.card]
        player.hand.remove(self.card)
        game.played += 1
        game.tell(Played, seat, self.name)
        cost = game.visit.grant(cost_of(game, seat, face))
        yield from pay(game, seat, cost)  # CO-PLY-03: before its effect
        kind = game.box.improvement + self.card
        if face.type == "instant":
            game.discard.append(self.card)
        else:
            if face.type == "limited":
                game.visit.spent = list(NONE)  # they lie on the card (CO-Q-54)
            player.community.append(Structure(kind, stock=USES if face.type == "limited" else 0))
            yield from settle(game, seat)
        for deed in deeds(face):
            if deed.can(game, seat, -1):
                yield from deed.do(game, seat, -1, -1)

    def facts(self, asked: Any) -> dict[str, Any]:
        game = asked.game
        cost = price(game, cost_of(game, asked.seat, game.box.improvements[self.card]))
        return {**super().facts(asked), "cost": Counted(by_name(cost))}

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.playing(self.card)


def play_more(game: Game, seat: int) -> Flow:
    """Another one, if one likes (CO-PLY-04, CO-PLY-05)."""
    act = yield Playing(game, seat, "play", "CO-PLY-05", more)
    if act is not DONE_ACT:
        yield from act.perform(game, seat)


def more(game: Game, seat: int) -> list[Choice]:
    return [DONE_ACT, *playable(game, seat)]


def too_many(game: Game, seat: int) -> Refusal:
    """Why no other one is played in this turn."""
    if game.played >= MOST:
        return Refusal("CO-PLY-06", "two-a-turn")
    institutes = [one for one in game.players[seat].community if game.box.abilities.sum("second_play", (one.kind,))]
    if any(not works(game, one) for one in institutes):
        return Refusal("CO-ATV-04", "institute-idle")
    return Refusal("CO-PLY-05", "one-a-turn")


class Playing(Question):
    __slots__ = ()
    takes = by_verb(PlayCard)
