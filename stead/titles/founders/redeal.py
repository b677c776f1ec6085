"""Dealing anew what a seat cannot know: the order of decks, which cards others played face down, votes being made."""

from stead.kernel.chance import Chance
from stead.titles.founders.cards import CALL
from stead.titles.founders.state import EMPTY, NOBODY, Game, Player


def redeal(game: Game, seat: int, chance: Chance) -> None:
    """In place. Advisors lie in layers by level, whose backs are seen (FG-INF-03); cards put on top of the prestige
    deck are known and stay there."""
    levels = [game.box.advisors[number].level for number in game.advisor_deck]
    for level in sorted(set(levels)):
        places = [i for i, other in enumerate(levels) if other == level]
        cards = [game.advisor_deck[i] for i in places]
        chance.shuffle(cards)
        for i, card in zip(places, cards, strict=True):
            game.advisor_deck[i] = card
    known = game.prestige_top
    hidden = game.prestige_deck[: len(game.prestige_deck) - known]
    chance.shuffle(hidden)
    game.prestige_deck[: len(hidden)] = hidden
    for player in game.players:
        if player.seat != seat:
            _redeal_hand(player, chance)
            if player.ballot != NOBODY:
                _redeal_ballot(game, player, chance)
    game.chance = Chance.seeded(chance.below(1 << 32))


def _redeal_hand(player: Player, chance: Chance) -> None:
    """Which of a player's cards are in hand and which lie face down: what was played face up, and what was hired in
    this turn, is known. The call is never played face down (FG-CTV-04)."""
    down = [i for i, hidden in enumerate(player.face_down) if hidden]
    fixed = [card for card in player.hand if card in player.fresh]
    loose = [card for card in player.hand if card not in player.fresh] + [player.discard[i] for i in down]
    if not down:
        return
    cards = [card for card in loose if card != CALL]
    chance.shuffle(cards)
    for i, card in zip(down, cards, strict=False):
        player.discard[i] = card
    rest = cards[len(down) :] + [card for card in loose if card == CALL]
    player.hand = sorted(fixed + rest)


def _redeal_ballot(game: Game, player: Player, chance: Chance) -> None:
    cells = [cell for cell, number in enumerate(game.offer) if number != EMPTY]
    player.ballot = chance.pick(cells)
    player.stake = (chance.below(player.temporary + 1), chance.below(player.permanent + 1))
