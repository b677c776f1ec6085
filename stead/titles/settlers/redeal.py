"""Dealing anew what a seat cannot know: the order of decks, others' hands but for the cards it saw go there."""

from stead.kernel.chance import Chance
from stead.kit.zones import Piles, Slots, deal_anew, gather
from stead.titles.settlers.state import Game


def redeal(game: Game, seat: int, chance: Chance) -> None:
    """In place. Card backs are open: Common cards change places with Common cards, faction cards within their deck.

    What the other seats know of a place, and whether it is a hidden Foundation, stays with the place.
    """
    game.loose = True
    backs, known, hidden = game.box.back, game.known, game.hidden
    piles: Piles = [[] for _ in game.box.backs]
    piles[0] = game.deck
    for player in game.players:
        piles[game.box.backs[player.faction]] = player.deck
    bit = 1 << seat
    closed: list[tuple[list[int], Slots]] = []
    buried: list[tuple[list[int], Slots]] = []
    tucked: dict[int, list[int]] = {}
    for player in game.players:
        if player.seat == seat:
            continue
        zones = [player.hand, player.pack, player.looking]
        if game.under:
            for gate in player.features:
                if under := game.under.get(gate):
                    tucked[gate] = list(under)
                    zones.append(tucked[gate])
        for zone in zones:
            if zone and (unknown := [card for card in zone if not known[card] & bit]):
                closed.append((zone, gather(zone, unknown, backs, known, piles)))  # noqa: PERF401 - it reads as it is done
        if player.foundations and (unknown := [card for card in player.foundations if hidden[card]]):
            for card in unknown:
                hidden[card] = 0
            buried.append((player.foundations, gather(player.foundations, unknown, backs, known, piles)))
    for pile in piles:
        pile.sort()
    for zone, slots in closed:
        deal_anew(zone, slots, known, piles, chance)
    for zone, slots in buried:
        for card in deal_anew(zone, slots, known, piles, chance):
            hidden[card] = 1
    for gate, cards in tucked.items():
        game.under[gate] = tuple(cards)
    game.chance = Chance.seeded(chance.below(1 << 32))
