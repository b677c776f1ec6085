"""Zones whose cards not everybody knows, with a toy: two players, cards 0 to 11 of two backs."""

from dataclasses import dataclass, field
from typing import Any, ClassVar

from stead.kernel.chance import Chance
from stead.kit.field import HIDDEN, Names, Onlooker
from stead.kit.fields import Held
from stead.kit.zones import deal, draw_from, gather

BACKS = [0] * 6 + [1] * 6
CARDS = Names("card", lambda _: [f"C{n}" for n in range(12)], lambda _: {}, backs=lambda _: BACKS)


@dataclass
class Player:
    fields: ClassVar[Any] = (Held("hand", CARDS),)
    seat: int
    hand: list[int]


@dataclass
class Toy:
    fields: ClassVar[Any] = ()
    players: list[Player]
    piles: list[list[int]]
    known: bytearray = field(default_factory=lambda: bytearray(12))


def toy(first: list[int], second: list[int]) -> Toy:
    """All other cards lie in the piles, in any order."""
    left = [card for card in (7, 3, 0, 11, 5, 1, 9, 2, 6, 4, 10, 8) if card not in first + second]
    game = Toy(
        [Player(0, first), Player(1, second)], [[c for c in left if BACKS[c] == 0], [c for c in left if BACKS[c]]]
    )
    for player in game.players:
        for card in player.hand:
            game.known[card] = 1 << player.seat
    return game


def anew(game: Toy, seat: int, seed: int) -> list[int]:
    deal(game, gather(game, seat, BACKS, game.piles), Chance.seeded(seed), game.piles)
    return game.players[1 - seat].hand


def test_others_see_backs_and_what_they_saw_go_there() -> None:
    game = toy([0], [1, 2, 8])
    game.known[2] |= 1
    hand = Player.fields[0]
    assert hand.cut(game, game.players[1], Onlooker(1)) == [1, 2, 8]
    assert hand.cut(game, game.players[1], Onlooker(0)) == [HIDDEN - 1, HIDDEN, 2]
    assert hand.cut(game, game.players[1], Onlooker(None)) == [HIDDEN - 1, HIDDEN, HIDDEN]


def test_cards_change_places_within_their_back_and_what_is_known_stays() -> None:
    met: set[int] = set()
    for seed in range(60):
        game = toy([0], [1, 2, 8])
        game.known[2] |= 1
        hand = anew(game, 0, seed)
        assert game.players[0].hand == [0]
        assert hand == sorted(hand)
        assert 2 in hand
        assert [BACKS[card] for card in hand] == [0, 0, 1]
        assert sorted([0, *hand, *game.piles[0], *game.piles[1]]) == list(range(12))
        assert [card for card in range(12) if game.known[card]] == sorted([0, *hand])
        met |= set(hand)
    assert met == set(range(12)) - {0}


def test_the_same_chance_deals_the_same_whatever_the_truth_was() -> None:
    for seed in range(20):
        assert anew(toy([0], [1, 2, 8]), 0, seed) == anew(toy([0], [4, 5, 10]), 0, seed)


def test_a_loose_pile_is_drawn_from_at_random() -> None:
    assert draw_from([1, 2, 3], Chance(1), loose=False) == 3
    assert {draw_from([1, 2, 3], Chance.seeded(seed), loose=True) for seed in range(30)} == {1, 2, 3}
