"""What a shell shows of a game beyond the view: what one might try with a thing, what an option touches, the score
taken apart, the lines of a chart. Nothing here is a rule."""

from collections.abc import Sequence

from stead.kernel.decision import Option
from stead.titles.settlers.empire import same
from stead.titles.settlers.goods import VP
from stead.titles.settlers.scoring import location_points, scores, solo_won
from stead.titles.settlers.state import Game
from stead.titles.settlers.supply import amounts, count_tokens


def attempts(game: Game, seat: int, thing: str) -> list[str]:
    """What somebody may want to do with a thing, allowed or not: a shell asks for the reasons."""
    kind, _, id = thing.partition(":")
    card = game.box.number.get(id)
    if kind == "good":
        place, id = thing, "1"
    elif kind == "card" and card is not None:
        place, id = _place(game, seat, card), game.id(min([card, *_twins(game, seat, card)]))  # copies are one choice
    else:
        return []
    return [f"{act.verb} {id}" for act in game.box.act_types if place in act.tempts]


def _place(game: Game, seat: int, card: int) -> str:
    player, owner = game.players[seat], game.owner(card)
    if card in player.hand:
        return "faction hand" if game.box.faction[card] else "common hand"
    if card in game.row:
        return "row"
    if owner is player:
        return "own action" if card in player.actions else ""
    return "other" if owner is not None else ""


def touches(game: Game, seat: int, option: Option) -> Sequence[str]:
    """What an option is about, the copies it stands for among it."""
    number = game.box.number
    cards = [number[id] for thing in option.about if (id := thing.removeprefix("card:")) in number]
    twins = [f"card:{game.id(twin)}" for card in cards for twin in _twins(game, seat, card)]
    return (*option.about, *twins) if twins else option.about


def _twins(game: Game, seat: int, card: int) -> list[int]:
    """Copies that would be the same choice: beside it in the hand or the row, or alike in the same empire."""
    kind = game.box.kind
    for zone in (game.row, game.players[seat].hand):
        if card in zone:
            return [other for other in zone if other != card and kind[other] == kind[card]]
    owner = game.owner(card)
    zone = owner.locations if owner is not None else []
    return [other for other in zone if other != card and same(game, other, card)]


def purse(game: Game, seat: int) -> dict[str, int]:
    """The open goods of a seat, and how many cards it holds."""
    player = game.players[seat]
    goods = amounts(player.goods) | count_tokens(game, player.tokens)
    if player.hand:
        goods["card"] = len(player.hand)
    return goods


def tally(game: Game) -> dict[str, list[int]]:
    """The final score taken apart (IS-END-01..04). Scored points are on the track already, once the game is over."""
    seats = range(game.seats)
    parts = [location_points(game, seat) if not game.solo or solo_won(game) else (0, 0, 0) for seat in seats]
    added = [sum(part) if game.over else 0 for part in parts]
    return {
        "track": [game.players[seat].goods[VP] - added[seat] for seat in seats],
        "common": [part[0] for part in parts],
        "faction": [part[1] for part in parts],
        "held": [part[2] for part in parts],
    }


def measures(game: Game) -> dict[str, list[int]]:
    """What a chart follows over the game."""
    players = game.players[: game.seats]
    return {
        "vp": scores(game),
        "goods": [sum(player.goods) - player.goods[VP] + player.tokens.bit_count() for player in players],
        "locations": [len(player.locations) for player in players],
        "cards": [len(player.hand) for player in players],
    }
