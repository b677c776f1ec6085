"""What may be expected of a Prayer, from what a seat can know: the Common cards that it does not see lie somewhere in
the deck or in other hands, each as likely as any other."""

from collections.abc import Mapping, Sequence
from math import comb
from typing import Any

from stead.kit.field import Onlooker
from stead.kit.seen import cut
from stead.titles.settlers.aztecs.colours import held, three
from stead.titles.settlers.aztecs.rite import Rite
from stead.titles.settlers.state import Game


class Unseen:
    """The cards that a Prayer may turn over, counted by their colours."""

    def __init__(self, seen: Game) -> None:
        """`seen` is the state as a seat may see it."""
        shown = _shown(seen)
        self._faces = seen.box.cards
        self.cards = [card for card in seen.box.deck("common") if card not in shown]
        self.deck = len(seen.deck)
        self.discard = [card for card in seen.discard if self._faces[card].common]
        self._counts: dict[tuple[str, ...], tuple[int, int]] = {}

    def count(self, colours: Sequence[str]) -> tuple[int, int]:
        """How many have one of these colours: of those not seen, and on the discard pile."""
        key = tuple(colours)
        found = self._counts.get(key)
        if found is None:
            faces, wanted = self._faces, set(key)
            here = [card for card in self.cards if not wanted.isdisjoint(faces[card].colours)]
            there = [card for card in self.discard if not wanted.isdisjoint(faces[card].colours)]
            found = self._counts[key] = len(here), len(there)
        return found

    def draws(self, n: int) -> tuple[int, int]:
        """How many of n cards come from the deck, and how many from the pile that is shuffled after it."""
        first = min(n, self.deck, len(self.cards))
        return first, min(n - first, len(self.discard))

    def expected(self, n: int, colour: str) -> float:
        """How many of n cards have a colour, on average."""
        (first, later), (here, there) = self.draws(n), self.count((colour,))
        return (first * here / len(self.cards) if first else 0.0) + (later * there / len(self.discard) if later else 0)

    def chance(self, n: int, colours: Sequence[str]) -> float:
        """That one of n cards at least has one of these colours."""
        (first, later), (here, there) = self.draws(n), self.count(colours)
        none = comb(len(self.cards) - here, first) / comb(len(self.cards), first)
        return 1.0 - none * comb(len(self.discard) - there, later) / comb(len(self.discard), later)


def _shown(seen: Game) -> set[int]:
    """The cards that lie open, and those that the seat knows; what is hidden has no number."""
    shown = {*seen.discard, *seen.row, *seen.opened, *seen.collection}
    for player in seen.players:
        for zone in (player.hand, player.production, player.features, player.actions, player.foundations):
            shown.update(zone)
        shown.update(player.pack)
        shown.update(player.looking)
    for cards in seen.under.values():
        shown.update(cards)
    return shown


def unseen(game: Game, seat: int) -> Unseen:
    """In the true state, as a seat may know it."""
    return Unseen(cut(game, Onlooker(seat)))


def tokens_for(game: Game, seat: int, rite: Rite, colours: Sequence[str]) -> dict[str, int]:
    """The tokens of these colours, the tricolour where it brings something."""
    player = game.players[seat]
    counted = dict.fromkeys(held(game, player, colours), 1)
    wild = [rite.three] if rite.three else three(game, player, colours)
    if wild:
        counted[wild[0]] = counted.get(wild[0], 0) + 1
    return counted


def by_cards(game: Game, seat: int, rite: Rite, n: int, cards: Unseen, colours: Sequence[str]) -> dict[str, Any]:
    """What n cards bring, on average, where these colours count: the facts a shell shows and a bot weighs."""
    chance = cards.chance(n, colours)
    tokens = tokens_for(game, seat, rite, colours)
    counts = {colour: cards.expected(n, colour) + tokens.get(colour, 0) * chance for colour in colours}
    return {
        "draws": sum(cards.draws(n)),
        "unseen": len(cards.cards),
        "matching": cards.count(colours)[0],
        "chance": round(chance, 3),
        "tokens": sum(tokens.values()),
        "expected": {colour: round(n, 2) for colour, n in counts.items()},
        "goods": _goods(rite, counts),
    }


def by_tokens(game: Game, seat: int, rite: Rite, colours: Sequence[str]) -> dict[str, Any]:
    """What the tokens bring, for certain."""
    tokens = tokens_for(game, seat, rite, colours)
    return certain(tokens, _goods(rite, tokens))


def certain(tokens: Mapping[str, int], goods: Mapping[str, float]) -> dict[str, Any]:
    """Nothing is turned over any more."""
    return {
        "draws": 0,
        "unseen": 0,
        "matching": 0,
        "chance": 1.0,
        "tokens": sum(tokens.values()),
        "expected": {colour: float(n) for colour, n in tokens.items()},
        "goods": dict(goods),
    }


def _goods(rite: Rite, counts: Mapping[str, float]) -> dict[str, float]:
    total: dict[str, float] = {}
    for colour, n in counts.items():
        for good, each in rite.listed[colour].items():
            total[good] = total.get(good, 0.0) + each * n
    return {good: round(n, 2) for good, n in total.items()}
