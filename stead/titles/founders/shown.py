"""What a shell shows of a game beyond the view. Nothing here is a rule."""

from collections.abc import Sequence

from stead.kernel.decision import Option
from stead.titles.founders.cards import CALL
from stead.titles.founders.scoring import COINS, scores
from stead.titles.founders.state import EMPTY, Game


def attempts(game: Game, seat: int, thing: str) -> list[str]:
    """What somebody may want to do with a thing, allowed or not: a shell asks for the reasons."""
    kind, _, name = thing.partition(":")
    match kind:
        case "card" if name in game.box.card:
            return ["call"] if game.box.card[name] == CALL else [f"play {name}", f"lay {name}"]
        case "cell" if name in game.board.numbers:
            return [f"{verb} {name}" for verb in ("road", "house", "bridge", "gate", "access", "at")]
        case "advisor":
            return [f"hire {name}"]
        case "building":
            return [f"worker {name}"]
        case "resource" if name in game.box.resource:
            basic = name in game.box.basics
            return [f"store {name}"] if basic else [f"upgrade {name}"]
        case "race":
            return [f"race {name}"]
        case "mat":
            return ["worker mat"]
        case _:
            return []


def touches(game: Game, seat: int, option: Option) -> Sequence[str]:
    return option.about


def purse(game: Game, seat: int) -> dict[str, int]:
    """The open goods of a seat."""
    player = game.players[seat]
    goods = {"coin": player.coins, "temporary": player.temporary, "permanent": player.permanent, "vp": player.vp}
    return {good: n for good, n in goods.items() if n}


def tally(game: Game) -> dict[str, list[int]]:
    """The final score taken apart: the track, permanent crystals, coins (FG-END-03, FG-END-04)."""
    permanent = [player.permanent for player in game.players]
    coins = [player.coins // COINS for player in game.players]
    added = [p + c if game.over and not game.lost else 0 for p, c in zip(permanent, coins, strict=True)]
    track = [player.vp - more for player, more in zip(game.players, added, strict=True)]
    return {"track": track, "permanent": permanent, "coins": coins}


def measures(game: Game) -> dict[str, list[int]]:
    """What a chart follows over the game."""
    return {
        "vp": scores(game),
        "income": [game.income(player.seat) for player in game.players],
        "storages": [sum(s.owner == player.seat for s in game.storages) for player in game.players],
        "cubes": [
            sum(cube == player.seat for building in game.buildings for cube in building.cubes if cube != EMPTY)
            for player in game.players
        ],
    }
