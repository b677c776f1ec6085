"""The solo game: seven rounds, six buildings (FG-SOL, FG-SOP, FG-SOE)."""

from stead.kernel.decision import Decision, Option
from stead.kernel.flow import Turn
from stead.titles.founders import offer, prestige, scoring
from stead.titles.founders.delivery import deliver
from stead.titles.founders.events import Called, Ended, Lost, MarkersPlaced, Paid, RoundBegan
from stead.titles.founders.state import EMPTY, Game
from stead.titles.founders.supply import receive_income
from stead.titles.founders.vote import return_crystals, take_back

ROUNDS = 7
BUILDINGS = 6


def prices(game: Game) -> tuple[int, int, int]:
    """What the three buildings cost in influence: more with each one completed (FG-SOP-10, FG-SOP-19)."""
    return 0, 2 + game.completed, 4 + 2 * game.completed


def due(game: Game) -> int:
    """What the markers on unfinished buildings will cost at the next call: the highest price, each (FG-SOP-07)."""
    return sum(building.marked for building in game.buildings) * prices(game)[2]


def influence(game: Game) -> int:
    """A temporary crystal is worth 1, a permanent one 2 (FG-SOP-11)."""
    return game.players[0].temporary + 2 * game.players[0].permanent


def call(game: Game) -> Turn:
    """The solo call, step by step (FG-SOP-06..17)."""
    game.tell(Called, 0)
    receive_income(game, 0)
    take_back(game, 0)
    marked = sum(building.marked for building in game.buildings)
    if due(game) > influence(game):
        lose(game, "markers")
        return
    for left in range(marked, 0, -1):
        yield from pay(game, prices(game)[2], left - 1)
    for building in game.buildings:
        building.marked = False
    offer.remove_misfits(game)
    if any(number != EMPTY for number in game.offer):
        cell: int = yield Decision(0, "choose building", "FG-SOP-09", buildings, (game,))
        number = game.offer[cell]
        yield from pay(game, prices(game)[cell], 0)
        cells = yield Decision(0, "place", "FG-SOP-12", offer.placements, (game, number))
        prestige.lay(game, 0, number, cells)
        mark(game)
        yield from deliver(game, 0, cells)
        slide(game, cell)
    return_crystals(game, staked=[0])  # FG-SOP-17
    game.round += 1
    game.tell(RoundBegan, game.round)


def ways(game: Game, price: int, more: int) -> list[tuple[int, int]]:
    """The crystals, temporary and permanent, that pay a price: none of them could be left out. Afterwards `more`
    markers must still be payable, each separately and without change (FG-Q-80): they cost an even number, so nothing
    need be lost."""
    player = game.players[0]
    found: list[tuple[int, int]] = []
    for permanent in range(min(player.permanent, -(-price // 2)) + 1):
        temporary = max(0, price - 2 * permanent)
        if temporary > player.temporary:
            continue
        player.temporary -= temporary
        player.permanent -= permanent
        if influence(game) >= more * prices(game)[2]:
            found.append((temporary, permanent))
        player.temporary += temporary
        player.permanent += permanent
    return found


def payments(game: Game, price: int, more: int) -> list[Option]:
    return [
        Option(f"pay {temporary} {permanent}", (temporary, permanent))
        for temporary, permanent in ways(game, price, more)
    ]


def pay(game: Game, price: int, more: int) -> Turn:
    if price <= 0:
        return
    temporary, permanent = yield Decision(0, "pay", "FG-SOP-11", payments, (game, price, more))
    game.players[0].temporary -= temporary
    game.players[0].permanent -= permanent
    paid = {"temporary": temporary, "permanent": permanent}
    game.tell(Paid, 0, {good: n for good, n in paid.items() if n})


def buildings(game: Game) -> list[Option]:
    """Those whose price can be paid; the left one is free (FG-SOP-09)."""
    return [
        Option(f"choose {game.box.prestige[number].name}", cell, (f"building:{game.box.prestige[number].name}",))
        for cell, number in enumerate(game.offer)
        if number != EMPTY and (prices(game)[cell] == 0 or ways(game, prices(game)[cell], 0))
    ]


def mark(game: Game) -> None:
    """A neutral marker on every unfinished building, the new one too (FG-SOP-13)."""
    names: list[str] = []
    for building in game.buildings:
        if not building.complete:
            building.marked = True
            names.append(game.box.prestige[building.building].name)
    if names:
        game.tell(MarkersPlaced, names)


def slide(game: Game, cell: int) -> None:
    """The two cards left slide left, a new one comes on the right (FG-SOP-16)."""
    left = [number for i, number in enumerate(game.offer) if i != cell]
    game.offer = [number for number in left if number != EMPTY]
    game.offer += [EMPTY] * (offer.CELLS - len(game.offer))
    offer.fill(game)


def lose(game: Game, reason: str) -> None:
    game.lost = True
    game.over = True
    game.tell(Lost, reason)
    game.tell(Ended, [])


def end_turn(game: Game) -> None:
    """After round 7, all cards but the call played, comes the end (FG-SOE-01, FG-Q-86)."""
    if game.over or game.round < ROUNDS or len(game.players[0].hand) > 1:
        return
    if any(not building.complete for building in game.buildings):
        lose(game, "unfinished")  # FG-SOE-02
    elif game.completed < BUILDINGS:
        lose(game, "too-few")  # FG-SOE-03
    else:
        scoring.finish(game)
