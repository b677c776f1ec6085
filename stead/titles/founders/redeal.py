"""Dealing anew what a seat cannot know: the order of decks, which cards others played face down, votes being made."""

from typing import NamedTuple

from stead.kernel.chance import Chance
from stead.titles.founders.cards import CALL
from stead.titles.founders.state import EMPTY, NOBODY, Game, Player


class Gathered(NamedTuple):
    """Who may not know it, and the decks by number: the same seed deals the same, whatever the truth was. What else a
    seat cannot know moves among a player's own cards."""

    seat: int
    advisor_deck: list[int]
    prestige_deck: list[int]


def gather(game: Game, seat: int) -> Gathered:
    """Advisors lie in layers by level, whose backs are seen (FG-INF-03); cards put on top of the prestige deck are
    known and stay there."""
    unknown = len(game.prestige_deck) - game.prestige_top
    return Gathered(
        seat,
        sorted(game.advisor_deck, key=game.box.layers.__getitem__),
        sorted(game.prestige_deck[:unknown]) + game.prestige_deck[unknown:],
    )


def deal(game: Game, gathered: Gathered, chance: Chance) -> None:
    """Decks are loose from now on."""
    game.loose = True
    game.advisor_deck[:] = gathered.advisor_deck
    game.prestige_deck[:] = gathered.prestige_deck
    for player in game.players:
        if player.seat != gathered.seat:
            _redeal_hand(game, player, chance)
            if player.ballot != NOBODY:
                _redeal_ballot(game, player, chance)
    game.chance = chance


def _redeal_hand(game: Game, player: Player, chance: Chance) -> None:
    """Which of a player's cards are in hand and which were played face down, the one being played too. What was played
    face up is known, and what went to the hand in the open since. The call is never played face down (FG-CTV-04)."""
    down = [i for i, hidden in enumerate(player.face_down) if hidden]
    playing = game.down and player.seat == game.active
    if not down and not playing:
        return
    fixed = [card for card in player.hand if card in player.shown or card == CALL]
    cards = [card for card in player.hand if card not in fixed] + [player.discard[i] for i in down]
    if playing:
        cards.append(game.played)
    cards.sort()
    chance.shuffle(cards)
    for i in down:
        player.discard[i] = cards.pop()
    if playing:
        game.played = cards.pop()
    player.hand = sorted(fixed + cards)


def _redeal_ballot(game: Game, player: Player, chance: Chance) -> None:
    cells = [cell for cell, number in enumerate(game.offer) if number != EMPTY]
    player.ballot = chance.pick(cells)
    player.stake = (chance.below(player.temporary + 1), chance.below(player.permanent + 1))
