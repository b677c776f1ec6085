"""How structures of a community are called in keys: `farm` is the first Farm, `farm#2` the second."""

from collections.abc import Iterator, Sequence

from stead.titles.colonists.pieces import Structure
from stead.titles.colonists.state import Game, Player


def label(game: Game, player: Player, number: int) -> str:
    kind = player.community[number].kind
    before = sum(one.kind == kind for one in player.community[:number])
    return game.box.kinds[kind] if not before else f"{game.box.kinds[kind]}#{before + 1}"


def find(game: Game, player: Player, name: str) -> int:
    """Which structure is called so; -1 if none is."""
    kind, _, ordinal = name.partition("#")
    if kind not in game.box.kind or (ordinal and not ordinal.isdecimal()):
        return -1
    alike = [i for i, one in enumerate(player.community) if one.kind == game.box.kind[kind]]
    n = int(ordinal or 1)
    return alike[n - 1] if 1 <= n <= len(alike) else -1


def distinct(community: Sequence[Structure]) -> Iterator[tuple[int, Structure]]:
    """The structures with their numbers; of those that are alike in everything, the first."""
    seen: set[Structure] = set()
    for i, one in enumerate(community):
        if one not in seen:
            seen.add(one)
            yield i, one
