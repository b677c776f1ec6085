"""Setting up (EN-SET)."""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kernel.chance import Chance
from stead.kernel.errors import SetupError
from stead.titles.north.box import Box
from stead.titles.north.cards import TILES
from stead.titles.north.cleanup import reveal
from stead.titles.north.events import RoundBegan, Started
from stead.titles.north.goods import WORKER
from stead.titles.north.state import Game, Player
from stead.titles.north.supply import draw, gain

PAWNS = 2  # EN-CMP-14
DRAWN = 5  # EN-SET-18
KEPT = 3
NO_SCENARIO = "none"


def unpack(box: Box, seats: Sequence[Any], options: Mapping[str, Any], seed: int) -> Game:
    """Seats taken (as somebody named them), decks not yet shuffled."""
    if not 1 <= len(seats) <= box.seats:
        raise SetupError(f"north seats 1 to {box.seats} players, not {len(seats)} (EN-OVR-01)")
    for seat in seats:
        if seat not in box.roles:
            raise SetupError(f"no clan {seat!r}; there are: {', '.join(box.roles)}")
    for seat in seats:
        if seats.count(seat) > 1:
            raise SetupError(f"{seat} can be chosen once only: each player leads a different clan (EN-Q-51)")
    scenario = options["scenario"]
    if len(seats) == 1 and scenario == NO_SCENARIO:
        raise SetupError(f"alone one plays a scenario: choose one of {', '.join(box.scenarios)} (EN-Q-60)")
    if len(seats) > 1 and scenario != NO_SCENARIO:
        raise SetupError("a scenario is played alone: leave the option 'scenario' at none (EN-Q-60)")
    players = [_player(box, seat, clan) for seat, clan in enumerate(seats)]
    game = Game(box, players, len(seats), Chance.seeded(seed))
    game.scenario = "" if scenario == NO_SCENARIO else scenario
    game.score_raze = options["score_raze_tokens"]
    game.tiles = list(range(len(TILES)))
    game.near_deck = box.deck("near")
    game.distant_deck = box.deck("distant")
    if game.scenario:
        game.tokens = list(range(1, len(box.scenarios[scenario].events) + 1))
    return game


def _player(box: Box, seat: int, clan: str) -> Player:
    player = Player(seat, clan)
    player.pawns = [-1] * PAWNS
    player.ships = box.clans[clan].ships
    player.more = box.clans[clan].more
    player.empire = box.start(clan)
    player.deck = box.deck(clan)
    return player


def deal_out(game: Game) -> None:
    """Tiles and decks are shuffled, islands revealed; everybody has the goods of the starting cards, workers, and five
    cards to keep three of."""
    for pile in (game.tiles, game.near_deck, game.distant_deck, *(player.deck for player in game.players)):
        game.chance.shuffle(pile)
    game.first = game.chance.below(game.seats)
    game.tell(Started, game.first, [TILES[tile] for tile in game.tiles])
    reveal(game)
    for seat in game.order(game.first):
        player = game.players[seat]
        for card in player.empire:  # EN-SET-15
            for good, n in game.box.yields[card]:
                gain(game, seat, good, n, card)
        gain(game, seat, WORKER, game.box.clans[player.clan].workers)  # EN-SET-16
        for _ in range(DRAWN):
            draw(game, seat, aside=True)
    game.tell(RoundBegan, 1, game.first)
