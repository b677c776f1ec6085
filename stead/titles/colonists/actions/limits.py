"""What stands in the way of a building: limits, tiles, colonists at work, cells in use (CO-CON, CO-DEM, CO-REM)."""

from stead.kernel.decision import Refusal
from stead.titles.colonists import abilities
from stead.titles.colonists.box import NOBODY, PEOPLE
from stead.titles.colonists.community import BORDER_MOST, embassy, owned
from stead.titles.colonists.goods import COLONISTS
from stead.titles.colonists.pieces import BORDER, STORAGE, Structure
from stead.titles.colonists.state import Game, Player


def shortage(game: Game, player: Player, kind: int, old: int = NOBODY) -> Refusal | None:
    """Why nobody can have another of these now: limits, tiles, colonists (CO-CON-03, CO-Q-33)."""
    box = game.box
    name = box.kinds[kind]
    if box.is_embassy(kind) and old < 0 and embassy(player, box.colony_of(kind)) >= 0:
        return Refusal("CO-DIP-10", "one-embassy", colony=box.colony_names[box.colony_of(kind)])
    if owned(player, kind) - (old == kind) >= box.limit[kind]:
        return Refusal("CO-CON-03", "limit", what=name, n=box.limit[kind])
    if game.options.get("supply") == "unlimited":
        return None
    group = box.group[kind]
    freed = old >= 0 and box.group[old] == group
    if group >= 0 and not freed and game.built[group] >= box.tiles[group].copies:
        return Refusal("CO-Q-33", "no-tile", what=name)
    for colonist, n in enumerate(box.houses[kind]):
        gone = box.houses[old][colonist] if old >= 0 else 0
        if n > gone and people(game, colonist) + n - gone > PEOPLE[colonist]:
            return Refusal("CO-Q-33", "no-colonists", colonist=COLONISTS[colonist])
    return None


def people(game: Game, colonist: int) -> int:
    """Colonists of a type that have left the box."""
    houses = game.box.houses
    return sum(houses[one.kind][colonist] for player in game.players for one in player.community)


def homeless(game: Game, player: Player, old: int, kind: int = NOBODY) -> int:
    """The type of colonists that stand in the way of demolishing a kind, whatever comes after it (CO-DEM-05), or of
    remodelling it into another (CO-REM-05): they are at work. NOBODY if none does."""
    houses = game.box.houses
    for colonist, idle in enumerate(player.idle):
        housed = houses[kind][colonist] if kind != NOBODY else 0
        if idle - max(0, houses[old][colonist] - housed) < 0:
            return colonist
    return NOBODY


def hall_in_use(game: Game, player: Player, old: int) -> bool:
    """It opens border cells that are built on."""
    box = game.box
    gives = box.border[old]
    if not gives:
        return False
    used = sum(one.spot == BORDER for one in player.community)
    return used > min(BORDER_MOST, player.has[abilities.BORDER] - gives)


def razable(game: Game, player: Player, one: Structure, kind: int) -> bool:
    """May it be demolished for that (CO-DEM)? Improvements lie on no cell."""
    box = game.box
    if one.kind >= box.improvement or (box.is_storage[kind] and one.spot != STORAGE):
        return False
    return homeless(game, player, one.kind) == NOBODY and not hall_in_use(game, player, one.kind)
