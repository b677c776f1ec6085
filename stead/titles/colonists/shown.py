"""What shells want to know beyond the view."""

from collections.abc import Callable, Sequence
from typing import Final

from stead.kernel.decision import Option
from stead.titles.colonists.actions.move import moves, starts
from stead.titles.colonists.box import FREE, LEVELS, NOBODY
from stead.titles.colonists.community import level
from stead.titles.colonists.goods import COLONISTS, INDEX, by_name
from stead.titles.colonists.labels import find, label
from stead.titles.colonists.names import read_cell
from stead.titles.colonists.scoring import parts, scores
from stead.titles.colonists.state import BUILDINGS, EMBASSIES, ENVOYS, NOWHERE, PLAY, PURCHASE, Game, Player


def attempts(game: Game, seat: int, thing: str) -> list[str]:
    """What one may want to do with a thing, as keys, allowed or not: a shell asks for the reasons."""
    kind, _, name = thing.partition(":")
    tries = TRIED.get(kind)
    return [] if tries is None else tries(game, game.players[seat], name)


def _place(game: Game, player: Player, name: str) -> list[str]:
    box = game.box
    if name not in box.tile or game.spot[box.tile[name]] == NOWHERE:
        return []
    if game.phase != PLAY:
        return [f"lay-on {name}"]
    if any(move.name == name for move in moves(game, player.seat)):
        return []  # somebody can go there: why others cannot is nobody's question
    entries = [f"enter {name}"] if NOWHERE in player.stewards and box.is_market(box.tile[name]) else []
    return [*entries, *(f"go {start} {name}" for start, _ in starts(game, player))]


def _structure(game: Game, player: Player, name: str) -> list[str]:
    number = find(game, player, name)
    if number < 0:
        return []
    box, one = game.box, player.community[number]
    uses = {"ticket": [f"ride {name}"], "range": [f"gallop {name}"]}.get(box.uses[one.kind], [])
    if box.worker[one.kind] == NOBODY:
        return uses
    dismissals = [f"dismiss {COLONISTS[who]} {name}" for who in dict.fromkeys(one.workers)]
    takes = COLONISTS if box.worker[one.kind] == FREE else [COLONISTS[box.worker[one.kind]]]
    return dismissals or [f"employ {who} {name}" for who in takes]


def _card(game: Game, player: Player, name: str) -> list[str]:
    card = game.box.card.get(name, -1)
    return [f"keep {name}"] if card in player.drawn else [f"play {name}"] if card in player.hand else []


def _kind(game: Game, player: Player, name: str) -> list[str]:
    """In place of the first that it is remodelled from, if it is."""
    box = game.box
    kind = box.kind.get(name, box.improvement)
    if kind >= box.improvement:
        return []
    if game.phase in (EMBASSIES, BUILDINGS):
        return [f"buy {name}"]
    old = [label(game, player, i) for i, one in enumerate(player.community) if one.kind in box.remodels[kind]]
    return [f"remodel {name} {old[0]}" if old else f"build {name}"]


def _colony(game: Game, player: Player, name: str) -> list[str]:
    """The next level of relations."""
    if name not in game.box.colony:
        return []
    return _kind(game, player, f"{name}.{min(LEVELS, level(game, player, name) + 1)}")


def _good(game: Game, _: Player, name: str) -> list[str]:
    return [f"{'buy' if game.phase == PURCHASE else 'drop'} {name}"] if name in INDEX else []


def _envoy(game: Game, _: Player, name: str) -> list[str]:
    """To where it stands, or onto the first market."""
    if name not in ENVOYS:
        return []
    spot = game.envoys[ENVOYS.index(name)]
    tile = game.box.market if spot == NOWHERE else game.land[spot].tile
    return [f"send {name} {game.box.tile_names[tile]}"]


def _steward(game: Game, player: Player, name: str) -> list[str]:
    """One step."""
    spot = dict(starts(game, player)).get(name, NOWHERE)
    near = [] if spot == NOWHERE else game.map.next_to[spot]
    return [f"go {name} {game.box.tile_names[game.land[end].tile]}" for end in near]


def _cell(_: Game, __: Player, name: str) -> list[str]:
    cells = name.split("+")
    return [f"lay {' '.join(cells)}"] if all(read_cell(cell) is not None for cell in cells) else []


TRIED: Final[dict[str, Callable[[Game, Player, str], list[str]]]] = {
    "place": _place,
    "structure": _structure,
    "card": _card,
    "kind": _kind,
    "level": _kind,
    "colony": _colony,
    "good": _good,
    "envoy": _envoy,
    "steward": _steward,
    "cell": _cell,
}
"""By the kind of a thing on the table."""


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
