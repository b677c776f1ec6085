"""How structures of a community are called in keys: `farm` is the first Farm, `farm#2` the second."""

from collections.abc import Iterable, Iterator

from stead.titles.colonists.pieces import Structure
from stead.titles.colonists.state import Game, Player


def label(game: Game, player: Player, number: int) -> str:
    kind = player.community[number].kind
    before = [one.kind for one in player.community[:number]].count(kind)
    return f"{game.box.kinds[kind]}#{before + 1}" if before else game.box.kinds[kind]


def find(game: Game, player: Player, name: str) -> int:
    """Which structure is called so; -1 if none is."""
    kind, _, ordinal = name.partition("#")
    if kind not in game.box.kind or (ordinal and not ordinal.isdecimal()):
        return -1
    alike = [i for i, one in enumerate(player.community) if one.kind == game.box.kind[kind]]
    n = int(ordinal or 1)
    return alike[n - 1] if 1 <= n <= len(alike) else -1


def distinct(player: Player, among: Iterable[int]) -> Iterator[tuple[int, Structure]]:
    """Of these structures, where several are alike in everything, the first."""
    seen: set[Structure] = set()
    for number in among:
        one = player.community[number]
        if one not in seen:
            seen.add(one)
            yield number, one
