"""What a shell shows of a game beyond the view: what one might try with a thing, what an option touches, the score
taken apart, the lines of a chart. Nothing here is a rule."""

from collections.abc import Sequence

from stead.kernel.decision import Option
from stead.titles.north.cards import TILES
from stead.titles.north.empire import fields, harvest_goods, same
from stead.titles.north.goods import SUPPLY, VP
from stead.titles.north.scoring import added, scores
from stead.titles.north.state import Game
from stead.titles.north.supply import amounts


def attempts(game: Game, seat: int, thing: str) -> list[str]:
    """What somebody may want to do with a thing, allowed or not: a shell asks for the reasons."""
    kind, _, id = thing.partition(":")
    card = game.box.number.get(id)
    if kind == "tile" and id in TILES:
        pawns = dict.fromkeys(TILES[pawn % len(TILES)] for pawn in game.players[seat].pawns if pawn >= 0)
        return [f"place {id}", *(f"move {start} {id}" for start in pawns if start != id)]
    if kind != "card" or card is None:
        return []
    place = _place(game, seat, card)
    id = game.id(min([card, *_twins(game, seat, card)]))  # copies are one choice
    return [f"{act.verb} {id}" for act in game.box.act_types if place in act.tempts]


def _place(game: Game, seat: int, card: int) -> str:
    player, owner, face = game.players[seat], game.owner(card), game.box.cards[card]
    if card in player.hand:
        return "hand boost" if face.boost is not None else "hand field" if face.played_with else "hand location"
    if card in player.drawn:
        return "drawn"
    if card in game.near or card in game.distant:
        return "island"
    if owner is player:
        acts = game.box.acting[game.mirror.get(card, card)]
        return "own action" if acts else "own field" if game.box.fields[card] else ""
    return "other" if owner is not None else ""


def touches(game: Game, seat: int, option: Option) -> Sequence[str]:
    """What an option is about, the copies it stands for among it."""
    number = game.box.number
    cards = [number[id] for thing in option.about if (id := thing.removeprefix("card:")) in number]
    twin = _harvests_alike if option.key.startswith("harvest ") else _twins
    twins = [f"card:{game.id(one)}" for card in cards for one in twin(game, seat, card)]
    return (*option.about, *twins) if twins else option.about


def _twins(game: Game, seat: int, card: int) -> list[int]:
    """Copies that would be the same choice: beside it in the hand, or alike in the same empire."""
    kind, player = game.box.kind, game.players[seat]
    for zone in (player.hand, player.drawn):
        if card in zone:
            return [other for other in zone if other != card and kind[other] == kind[card]]
    owner = game.owner(card)
    zone = owner.empire if owner is not None else []
    return [other for other in zone if other != card and same(game, other, card)]


def _harvests_alike(game: Game, seat: int, card: int) -> list[int]:
    """Fields that would bring the same."""
    goods = sorted(harvest_goods(game, card))
    mine = fields(game, game.players[seat])
    return [other for other in mine if other != card and sorted(harvest_goods(game, other)) == goods]


def purse(game: Game, seat: int) -> dict[str, int]:
    """The open goods of a seat, spent workers, ships and how many cards it holds."""
    player = game.players[seat]
    more = {"spent": player.spent, "ship": player.ships + player.commons, "card": len(player.hand)}
    return amounts(player.goods) | {name: n for name, n in more.items() if n}


def tally(game: Game) -> dict[str, list[int]]:
    """The final score taken apart (EN-SCO). Scored points are on the track already, once the game is over."""
    seats = range(game.seats)
    parts = [added(game, seat) for seat in seats]
    on_track = [sum(part) if game.over else 0 for part in parts]
    kinds = ("cards", "resources", "gold", "raze")
    return {
        "track": [game.players[seat].goods[VP] - on_track[seat] for seat in seats],
        **{kind: [part[i] for part in parts] for i, kind in enumerate(kinds)},
    }


def measures(game: Game) -> dict[str, list[int]]:
    """What a chart follows over the game."""
    return {
        "vp": scores(game),
        "goods": [sum(player.goods[:SUPPLY]) for player in game.players],
        "locations": [len(player.empire) for player in game.players],
        "cards": [len(player.hand) for player in game.players],
    }
