"""The Cleanup phase (IS-CLN): store, discard, pass the first-player marker on."""

from stead.kernel.decision import Decision, Option
from stead.kernel.flow import Turn
from stead.titles.settlers.events import CleanedUp, RoundBegan, Stored
from stead.titles.settlers.goods import INDEX, NAMES, RESOURCES, SUPPLY
from stead.titles.settlers.state import ATTACK, LOOKOUT, Game, Player
from stead.titles.settlers.supply import amounts

NOTHING = Option("store nothing", (0, 0))


def cleanup(game: Game) -> Turn:
    """One player's Cleanup, in turn order; after the last, the next round."""
    seat = game.active = (game.first + game.stage) % game.seats
    game.stage += 1
    player = game.players[seat]
    kept = [0] * SUPPLY
    board = INDEX[game.box.boards[player.faction].stores]
    if player.goods[board]:
        good, n = yield Decision(seat, "store", "IS-CLN-02", _board_options, (player, board))
        kept[good] += n
    for feature in player.features:
        if game.box.cards[feature].stores and any(player.goods[r] > kept[r] for r in RESOURCES):
            good, n = yield Decision(seat, "store", "IS-CLN-02", _resource_options, (player, kept))
            kept[good] += n
    _discard(game, player, kept)
    if game.stage == game.seats:
        _next_round(game)


def _board_options(player: Player, good: int) -> list[Option]:
    """Any number of the one good (IS-CLN-09), most first."""
    return [*_amounts(good, player.goods[good]), NOTHING]


def _resource_options(player: Player, kept: list[int]) -> list[Option]:
    """Any number of one Resource, Gold is none (IS-Q-12)."""
    return [*(option for r in RESOURCES for option in _amounts(r, player.goods[r] - kept[r])), NOTHING]


def _amounts(good: int, most: int) -> list[Option]:
    return [Option(f"store {NAMES[good]} {n}", (good, n), (f"good:{NAMES[good]}",)) for n in range(most, 0, -1)]


def _discard(game: Game, player: Player, kept: list[int]) -> None:
    """What is not stored goes, and all that lies on activated Locations (IS-CLN-03, IS-CLN-04, IS-DEF-08).

    Samurai stay (IS-SAM-06), and so does what lies under a Gate and on a Shrine (IS-JPC-04, IS-JPC-11).
    """
    if any(kept):
        game.tell(Stored, player.seat, amounts(kept))
    game.tell(CleanedUp, player.seat, amounts([player.goods[good] - n for good, n in enumerate(kept)]))
    player.goods[:SUPPLY] = kept
    faction = game.box.faction
    for card in player.locations:
        game.used[card] = game.blocked[card] = 0
        game.laid.pop(card, None)
        if not faction[card]:
            game.guarded[card] = 0


def _next_round(game: Game) -> None:
    game.first = (game.first + 1) % game.seats  # IS-CLN-06
    if game.solo:
        game.begin(ATTACK)
    else:
        begin_round(game)


def begin_round(game: Game) -> None:
    game.round += 1
    game.tell(RoundBegan, game.round, game.first)
    game.begin(LOOKOUT)
