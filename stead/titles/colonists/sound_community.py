"""What cannot be in a community: cells, workers, goods, embassies, hands."""

from collections import Counter
from collections.abc import Iterator

from stead.titles.colonists import abilities
from stead.titles.colonists.actions.cards import HAND, USES
from stead.titles.colonists.actions.employ import HELPS
from stead.titles.colonists.box import FREE, NOBODY, PEOPLE
from stead.titles.colonists.cards import Improvement
from stead.titles.colonists.community import BORDER_MOST, STORAGE_CELLS, ordinary_cells
from stead.titles.colonists.figures import MOST_STEWARDS, apprentices, most_stewards
from stead.titles.colonists.goods import CITIZEN, COLONISTS, FARMER, NAMES
from stead.titles.colonists.pieces import ASIDE, BORDER, ORDINARY, SITE, SPOTS, STORAGE, Structure
from stead.titles.colonists.state import NOWHERE, Game, Player
from stead.titles.colonists.storage import room


def community(game: Game, player: Player, latest: int) -> Iterator[str]:
    """In sentences; the last era of which anything can stand there."""
    for number, one in enumerate(player.community):
        if game.box.era[one.kind] > latest:
            yield f"{game.box.kinds[one.kind]} is of era {game.box.era[one.kind]}, which has not begun"
        yield from _structure(game, player, number, one)
    yield from _cells(game, player)
    yield from _numbers(game, player)
    yield from _stewards(game, player)
    for colonist, n in zip(COLONISTS, player.idle, strict=True):
        if n < 0:
            yield f"{-n} more of the {colonist}s are at work than live there"
    if room(player) < 0:
        yield f"there are {-room(player)} more goods than cells for them"
    if len(player.hand) > HAND:
        yield f"a hand has {HAND} cards at most"


def _structure(game: Game, player: Player, number: int, one: Structure) -> Iterator[str]:
    box = game.box
    name, face = box.kinds[one.kind], box.standing[one.kind]
    if (one.spot == ASIDE) != (one.kind >= box.improvement):
        yield f"{name} is 'aside' if it is an improvement, and else on a cell"
    if box.is_storage[one.kind] and one.spot != STORAGE:
        yield f"{name} is on a cell for storage buildings"
    if isinstance(face, Improvement):
        if face.type == "instant":
            yield f"{name} is an instant improvement: it does not stay"
        if face.type == "limited" and not 1 <= one.stock <= USES:
            yield f"1 to {USES} goods lie on {name}"
        if face.type == "limited":
            return
    yield from _workers(game, player, one)
    if one.stock > player.output[number]:
        yield f"{name} holds {player.output[number]} goods, not {one.stock}"
    elif one.stock and one.good != box.stores[one.kind] and one.good not in box.either[one.kind]:
        yield f"{name} does not produce {NAMES[one.good] if one.good >= 0 else 'that'}"


def _workers(game: Game, player: Player, one: Structure) -> Iterator[str]:
    box = game.box
    name, worker, most = box.kinds[one.kind], box.worker[one.kind], box.workers[one.kind]
    if len(one.workers) > most:
        both = player.has[abilities.STEAM_ENGINE] and worker == FREE and one.kind < box.embassy
        pairs = [other for other in player.community if box.worker[other.kind] == FREE and len(other.workers) > 1]
        if not both or one.workers != (FARMER, CITIZEN) or len(pairs) > 1:
            yield f"{name} has room for {most} workers"
            return
    helped = box.colony["laborer"] in game.colonies
    for colonist in one.workers:
        able = worker in (FREE, colonist) or (helped and (colonist, worker) in [pair[1:3] for pair in HELPS])
        if worker == NOBODY or not able:
            yield f"no {COLONISTS[colonist]} works in {name}"


def _cells(game: Game, player: Player) -> Iterator[str]:
    used = Counter(one.spot for one in player.community)
    border = min(BORDER_MOST, player.has[abilities.BORDER]) if game.last_era > 1 else 0
    cells = {ORDINARY: ordinary_cells(game), BORDER: border, STORAGE: STORAGE_CELLS, SITE: player.has[abilities.SITES]}
    for spot, n in cells.items():
        if used[spot] > n:
            yield f"there are {n} cells of kind {SPOTS[spot]!r}, and {used[spot]} are built on"


def _numbers(game: Game, player: Player) -> Iterator[str]:
    """Embassies, and the colonists of the box."""
    box = game.box
    kinds = Counter(one.kind for one in player.community)
    colonies = [box.colony_of(kind) for kind in kinds.elements() if box.is_embassy(kind)]
    if len(set(colonies)) < len(colonies):
        yield "nobody has two embassies of a colony"
    for kind, n in kinds.items():
        if n > box.limit[kind]:
            yield f"nobody has more than {box.limit[kind]} of {box.kinds[kind]}"
    if any(colony not in game.colonies for colony in colonies):
        yield "embassies are of colonies that are in play"
    if game.options["supply"] == "unlimited":
        return
    for colonist, most in enumerate(PEOPLE):
        lived = sum(box.houses[one.kind][colonist] for each in game.players for one in each.community)
        if lived > most:
            yield f"there are {most} {COLONISTS[colonist]}s"


def _stewards(game: Game, player: Player) -> Iterator[str]:
    helper = apprentices(game, player)
    n = min(MOST_STEWARDS, most_stewards(player) + helper)
    if (
        len(player.stewards) != n
        or (player.helped and not helper)
        or (helper and not player.helped and n < MOST_STEWARDS)
    ):
        yield f"a player with this community has {n} stewards, 'helped' if the last is an Apprentice"
    standing = [spot for spot in player.stewards if spot != NOWHERE and not game.is_market(spot)]
    if len(set(standing)) < len(standing):
        yield "two stewards of a player stand on one place"
