"""What shells want to know beyond the view."""

from collections.abc import Sequence

from stead.kernel.decision import Option
from stead.titles.colonists.actions.move import moves, starts
from stead.titles.colonists.box import FREE, NOBODY
from stead.titles.colonists.goods import COLONISTS, by_name
from stead.titles.colonists.labels import find
from stead.titles.colonists.scoring import parts, scores
from stead.titles.colonists.state import NOWHERE, Game


def attempts(game: Game, seat: int, thing: str) -> list[str]:
    """Keys of what somebody may want to do with a thing, allowed or not: a shell asks for the reasons."""
    kind, _, name = thing.partition(":")
    player, box = game.players[seat], game.box
    match kind:
        case "place" if name in box.tile and game.spot[box.tile[name]] != NOWHERE:
            if any(move.name == name for move in moves(game, seat)):
                return []
            return [f"go {start} {name}" for start, _ in starts(game, player)] or [f"enter {name}"]
        case "structure" if (number := find(game, player, name)) >= 0:
            worker = box.worker[player.community[number].kind]
            return [] if worker == NOBODY else [f"employ {COLONISTS[0 if worker == FREE else worker]} {name}"]
        case "card" if name in box.card and box.card[name] in player.hand:
            return [f"play {name}"]
        case "kind" if name in box.kind:
            return [f"build {name}"]
        case _:
            return []


def touches(game: Game, seat: int, option: Option) -> Sequence[str]:
    return option.about


def purse(game: Game, seat: int) -> dict[str, int]:
    """The open goods of a seat."""
    return by_name(game.players[seat].goods)


def tally(game: Game) -> dict[str, list[int]]:
    """The score taken apart (CO-END-02..08)."""
    each = [parts(game, player) for player in game.players]
    return {name: [one[name] for one in each] for name in each[0]}


def measures(game: Game) -> dict[str, list[int]]:
    """What a chart follows over the game."""
    return {
        "dollars": scores(game),
        "workers": [sum(len(one.workers) for one in player.community) for player in game.players],
    }
