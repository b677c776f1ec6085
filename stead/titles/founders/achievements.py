"""Achievements: three cards, scored at once, in the middle and at the end (FG-ACH)."""

from stead.titles.founders.events import AchievementScored
from stead.titles.founders.state import Game

MIDDLE = 2
"""Completion markers at which the card of the middle is scored (FG-ACH-06)."""


def have(game: Game, seat: int, what: str) -> int:
    """How much a player has of what achievements ask for."""
    player, level = game.players[seat], game.box.level
    owned = [storage for storage in game.storages if storage.owner == seat]
    match what:
        case "districts":
            return sum(any(storage.cells & area for storage in owned) for area in game.board.districts)
        case "level_2_storages":
            return sum(level[storage.resource] == 2 for storage in owned)
        case "level_3_storages":
            return sum(level[storage.resource] == 3 for storage in owned)
        case "advisors":
            return player.advisors
        case "houses":
            return player.houses.bit_count()
        case "bridges":
            return player.bridges.bit_count()
        case "income":
            return game.income(seat)
        case "access_only":
            mine = {storage.resource for storage in owned}
            used = {s.resource for s in game.storages if s.owner != seat and s.access >> seat & 1}
            return len(used - mine)
        case "prestige":
            return sum(seat in building.cubes for building in game.buildings)
        case "permanent":
            return player.permanent
        case _:
            raise ValueError(f"achievements cannot ask for {what!r}")


def met(game: Game, number: int) -> list[int]:
    """The seats that meet an achievement."""
    card = game.box.achievements[number]
    return [seat for seat in range(game.seats) if all(have(game, seat, what) >= n for what, n in card.has.items())]


def score_turn(game: Game) -> None:
    """At the end of a turn, after all follows (FG-ACH-03, FG-ACH-06)."""
    for number in list(game.achievements):
        card = game.box.achievements[number]
        if (card.deck == "immediate" and met(game, number)) or (card.deck == "middle" and game.completed >= MIDDLE):
            score(game, number)


def score(game: Game, number: int) -> list[int]:
    """All who meet it score in full (FG-ACH-04), and the card leaves the game (FG-ACH-05)."""
    card, winners = game.box.achievements[number], met(game, number)
    game.achievements.remove(number)
    for seat in winners:
        game.players[seat].vp += card.vp
    game.tell(AchievementScored, card.name, winners, card.vp)
    return winners
