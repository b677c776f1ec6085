"""What a shell shows of a game beyond the view. Nothing here is a rule."""

from collections.abc import Sequence

from stead.kernel.decision import Option
from stead.titles.founders.actions import basic, build, recruit, road, trade, upgrade
from stead.titles.founders.acts import At, Choice
from stead.titles.founders.box import BASIC
from stead.titles.founders.scoring import COINS, scores
from stead.titles.founders.setup import Lead
from stead.titles.founders.state import EMPTY, Game
from stead.titles.founders.turn import CALLING, Lay, Play

TRIED: dict[str, tuple[type[Choice], ...]] = {
    "card": (Play, Lay),
    "cell": (road.Road, build.House, build.Bridge, build.Gate, trade.Access, At),
    "advisor": (recruit.Hire,),
    "building": (basic.Worker,),
    "resource": (trade.Store, upgrade.Upgrade),
    "race": (Lead,),
}
"""What somebody may want to do with a thing, by its kind."""


def attempts(game: Game, seat: int, thing: str) -> list[str]:
    """The same as keys, allowed or not: a shell asks for the reasons."""
    kind, _, name = thing.partition(":")
    verbs = [act.verb for act in TRIED.get(kind, ())]
    known = {"card": game.box.card, "cell": game.board.numbers, "resource": game.box.resource}.get(kind, {name: 0})
    if name not in known:
        return []
    if thing == "mat":
        return [basic.MAT.key]
    if thing in CALLING.about:
        return [CALLING.key]
    if kind == "card" and known[name] not in game.players[seat].hand:
        return []
    if kind == "building" and all(game.box.prestige[one.building].name != name for one in game.buildings):
        return []
    if kind == "resource":
        verbs = [verbs[known[name] >= BASIC]]
    return [f"{verb} {name}" for verb in verbs]


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
