"""Dealing anew is as wide as what a seat cannot know, and no wider."""

from random import Random
from typing import Any

from stead import Table
from stead.titles.founders import events as e
from stead.titles.founders.offer import draw
from stead.titles.founders.setup import draw_advisor
from tests.properties.play import Start
from tests.properties.watch import Moment, Watching, all_along, at_decisions


class Memory:
    """What everybody saw go to each hand: it is there until it is played, or a card is laid that it might have been."""

    def __init__(self, seats: int) -> None:
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.events = 0

    def watch(self, table: Table) -> None:
        for event in table.events[self.events :]:
            match event:
                case e.Hired(seat=seat, card=card) | e.RecalledOpenly(seat=seat, card=card):
                    self.hands[seat].add(card)
                case e.Played(seat=seat, card=card):
                    self.hands[seat].discard(card)
                case e.LaidDown(seat=seat) | e.TookBack(seat=seat):
                    self.hands[seat].clear()
        self.events = len(table.events)


def names(game: Any, cards: list[int]) -> list[str]:
    return [game.box.cards[card] for card in cards]


@all_along(titles=["founders"], least=2)
def what_all_saw_go_to_a_hand_stays_there(game: Start) -> Watching:
    memory = Memory(len(game.seats))
    while True:
        table = (yield).table
        memory.watch(table)
        for seat, seen in enumerate(memory.hands):
            if seen:
                anew = table.determinize((seat + 1) % len(game.seats), len(table.choices)).game
                assert seen <= set(names(anew, anew.players[seat].hand))


@at_decisions(0.1, titles=["founders"])
def decks_stay_in_their_layers_and_known_cards_on_top(moment: Moment, luck: Random) -> None:
    now, anew = moment.table.game, moment.table.determinize(0, luck.getrandbits(60)).game
    assert levels(anew) == levels(now)
    known = len(now.prestige_deck) - now.prestige_top
    assert anew.prestige_deck[known:] == now.prestige_deck[known:]
    assert sorted(anew.prestige_deck) == sorted(now.prestige_deck)


def levels(game: Any) -> list[int]:
    return [game.box.advisors[number].level for number in game.advisor_deck]


@at_decisions(0.02, titles=["founders"], least=2)
def whatever_is_hidden_may_be_something_else(moment: Moment, luck: Random) -> None:
    """Decks, cards laid face down and the one being laid, votes: in 40 deals each comes out in more than one way."""
    seat = luck.choice(moment.seats)
    dealt = [hidden(moment.table.determinize(seat, deal).game, seat) for deal in range(40)]
    for number, facts in enumerate(hidden(moment.table.game, seat)):
        ways = {deal[number] for deal in dealt}
        assert facts is None or len(ways) > 1, (number, facts)


def drawn(game: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """In which order advisors and the buildings that nobody knows would come."""
    twin = game.clone()
    advisors = [draw_advisor(twin) for _ in game.advisor_deck]
    return tuple(advisors), tuple(draw(twin) for _ in range(len(game.prestige_deck) - game.prestige_top))


def hidden(game: Any, seat: int) -> list[Any]:
    """Facts that a seat cannot know; None where only one is possible."""
    advisors, buildings = drawn(game)
    facts: list[Any] = [advisors if len(advisors) > 6 else None, buildings if len(buildings) > 1 else None]
    for player in game.players:
        if player.seat == seat:
            continue
        down = [card for card, hidden in zip(player.discard, player.face_down, strict=True) if hidden]
        playing = game.down and player.seat == game.active
        loose = [card for card in player.hand if game.box.cards[card] != "call" and card not in player.shown]
        facts.append(tuple(down) if down and len(loose) + len(down) > 1 else None)
        facts.append(game.played if playing and len(loose) + len(down) else None)
        facts.append(
            (player.ballot, player.stake) if player.ballot >= 0 and sum(n >= 0 for n in game.offer) > 1 else None
        )
    return facts
