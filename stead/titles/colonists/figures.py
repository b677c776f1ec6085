"""Stewards and special envoys: how many, where they stand, how far they go (CO-MOV, CO-RNG, CO-STW, CO-ENV)."""

from typing import Final

from stead.titles.colonists.abilities import JUMP_DEVELOPER, JUMP_DIPLOMAT, RANGE, STEWARDS
from stead.titles.colonists.community import level
from stead.titles.colonists.state import ENVOYS, NOWHERE, Game, Player

MOST_STEWARDS: Final = 4  # CO-STW-01
MOST_RANGE: Final = 4  # CO-RNG-02
ENVOY_RANGE: Final = 2  # CO-ENV-07


def apprentices(game: Game, player: Player) -> int:
    """A temporary steward is the last of a player's; it comes and goes with its card."""
    return int(any(game.box.uses[one.kind] == "steward" and one.stock > 0 for one in player.community))


def most_stewards(player: Player) -> int:
    """But for an Apprentice."""
    return min(MOST_STEWARDS, 1 + player.has[STEWARDS])


def count_stewards(game: Game, player: Player) -> None:
    """One, more by the Envoy colony and Boardinghouses, and an Apprentice. New ones wait to enter the map (CO-STW-03).
    One that is lost is one of those who wait; of those on the map its owner chooses before (actions/recall.py)."""
    n = most_stewards(player)
    helper = apprentices(game, player) if n < MOST_STEWARDS else 0
    own = player.stewards[: len(player.stewards) - player.helped] if player.helped else player.stewards
    last = player.stewards[len(own) :]
    own = own[:]
    while len(own) < n:
        own.append(NOWHERE)
    while len(own) > n:
        if NOWHERE in own:
            own.remove(NOWHERE)
        else:
            own.pop()
    if helper and not last:
        last = [NOWHERE]
    player.stewards = own + last if helper else own
    player.helped = bool(helper)


def steward_range(game: Game, player: Player) -> int:
    return min(MOST_RANGE, 1 + player.has[RANGE] + game.reach)


def jumps(game: Game, player: Player) -> list[int]:
    """Where one may jump from anywhere: to markets (CO-MOV-02), and by colonies to a place or two."""
    found = game.markets()
    for ability, place in ((JUMP_DIPLOMAT, "diplomat"), (JUMP_DEVELOPER, "developer")):
        if player.has[ability]:
            found += places_called(game, place)
    return found


def places_called(game: Game, name: str) -> list[int]:
    """In the order of their spots."""
    found = [game.spot[tile] for tile in game.box.tiles_of[game.box.place[name]]]
    return sorted([spot for spot in found if spot != NOWHERE])


def within(game: Game, spot: int, steps: int) -> tuple[int, ...]:
    """What can be walked to in so many steps; kept with the map, which is another one after every new tile."""
    return game.map.within(spot, steps)


def targets(game: Game, player: Player, spot: int) -> list[int]:
    """Where a steward may end its move, but for what it would cost there (CO-MOV, CO-STW-08, CO-MOD-18)."""
    found = dict.fromkeys(within(game, spot, steward_range(game, player)))
    found.update(dict.fromkeys(jumps(game, player)))
    stewards = player.stewards
    return [end for end in found if end not in stewards or game.is_market(end)]


def envoy_targets(game: Game, player: Player, envoy: int) -> list[int]:
    """A special envoy's (CO-ENV-05..08, CO-Q-12)."""
    spot = game.envoys[envoy]
    found = dict.fromkeys(within(game, spot, ENVOY_RANGE + player.has[RANGE]))
    found.update(dict.fromkeys(game.markets()))
    return [end for end in found if end != spot or game.is_market(end)]


def entitled(game: Game, player: Player, envoy: int) -> bool:
    """To an envoy: from level II on (CO-ENV-02)."""
    name = ENVOYS[envoy]
    return game.box.colony[name] in game.colonies and level(game, player, name) > 1
