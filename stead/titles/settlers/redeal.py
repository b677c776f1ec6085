"""Dealing anew what a seat cannot know: the order of decks, others' hands but for the cards it saw go there."""

from stead.kernel.chance import Chance
from stead.titles.settlers.state import Game


def redeal(game: Game, seat: int, chance: Chance) -> None:
    """In place. Card backs are open: Common cards change places with Common cards, faction cards within their deck."""
    unknown = [zone for player in game.players if player.seat != seat for zone in (player.hand, player.pack)]
    unknown += [player.looking for player in game.players if player.seat != seat]
    unknown += [player.foundations for player in game.players if player.seat != seat]
    tucked = {
        gate: list(cards)
        for player in game.players
        if player.seat != seat
        for gate in player.features
        if (cards := game.under.get(gate))
    }
    unknown += tucked.values()
    _exchange(game, seat, chance, [game.deck, *unknown], "common")
    for player in game.players:
        _exchange(game, seat, chance, [player.deck, *unknown], "attack" if player.virtual else player.faction)
    for gate, cards in tucked.items():
        game.under[gate] = tuple(sorted(cards))
    for player in game.players:
        player.hand.sort()
        player.pack.sort()
        player.foundations.sort()
    game.chance = Chance.seeded(chance.below(1 << 32))


def _exchange(game: Game, seat: int, chance: Chance, zones: list[list[int]], deck: str) -> None:
    """Shuffle the cards of one deck among the places where this seat does not know them. What the other seats know of
    a place, and whether it is a hidden Foundation, stays with the place. Cards are sorted before, and places too where
    they have no order: the same seed deals the same, whatever the truth was."""
    slots: list[tuple[list[int], int, int, int]] = []
    cards: list[int] = []
    for zone in zones:
        unknown = [
            (game.known[card], game.hidden[card], i)
            for i, card in enumerate(zone)
            if game.box.cards[card].deck == deck and not _known(game, seat, card, zone)
        ]
        if zone is not zones[0]:  # the deck
            unknown.sort()
        slots += [(zone, i, known, hidden) for known, hidden, i in unknown]
        cards += [zone[i] for _, _, i in unknown]
    cards.sort()
    chance.shuffle(cards)
    for (zone, i, known, hidden), card in zip(slots, cards, strict=True):
        zone[i] = card
        game.known[card] = known
        game.hidden[card] = hidden


def _known(game: Game, seat: int, card: int, zone: list[int]) -> bool:
    if any(zone is player.foundations for player in game.players):
        return not game.hidden[card]
    return bool(game.known[card] >> seat & 1)
