"""Which cards are in a game: those of the decks that are played. What is in none of them stays in the box."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from stead.kernel.decks import BASE, DECK, CardSet, Deck, read
from stead.kit.acts import made
from stead.titles.settlers.box import Box

if TYPE_CHECKING:
    from stead.titles.settlers.state import Game, Player

SETTING: Final = "decks"
OPEN: Final = "open"
"""At such a table the Common cards of expansions are in, too."""


def sets(box: Box, faction: str) -> dict[str, CardSet]:
    """The cards of a faction, by the first of each set. Copies have the same name: some differ in their Deal."""
    return made(_sets, box, faction)


def _sets(box: Box, faction: str) -> dict[str, CardSet]:
    named: dict[str, list[str]] = {}
    marks: dict[str, str] = {}
    for card in box.cards:
        if card.deck == faction:
            named.setdefault(card.name, []).append(card.id)
            marks[card.name] = card.mark or ""
    return {ids[0]: CardSet(ids[0], tuple(ids), marks[name]) for name, ids in named.items()}


def chosen(box: Box, deck: Deck) -> list[CardSet]:
    """The sets in a deck."""
    return [one for id, one in sets(box, deck.role).items() if (id in deck.added if one.mark else id not in deck.out)]


def common_cards(box: Box, options: Mapping[str, Any]) -> list[int]:
    cards = box.deck("common")
    if options.get(SETTING) == OPEN:
        cards += [card.number for card in box.cards if card.common and card.mark]
    return cards


def whole_deck(game: "Game", player: "Player") -> list[int]:
    """What a player plays with, unshuffled. Without lines in the options it is the deck of the box."""
    if player.virtual:
        return game.box.deck("attack")
    line = game.options[DECK][player.seat] if DECK in game.options else BASE
    if game.box.building is None or line == BASE:
        return game.box.deck(player.faction)
    deck = read(game.box.building, player.faction, line)
    return [game.box.number[id] for one in chosen(game.box, deck) for id in one.cards]


def cards_in(game: "Game") -> list[int]:
    """Every card that is in this game."""
    decks = (whole_deck(game, player) for player in game.players)
    return [*common_cards(game.box, game.options), *(card for deck in decks for card in deck)]
