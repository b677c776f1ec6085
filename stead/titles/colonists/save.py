"""The abstract save of the rulebook (CO-SAV): what a game is worth between two eras, noted on a sheet of paper.

    notes = save(table)              # between two eras
    table = resume(notes, seed=7)    # the next era, set up like a later start, with what was noted

The rules write the sheet at the one moment there is for it, directly before the phases at the end of year 5
(CO-SAV-01), whether or not anybody is asked then (notes.py). It can be had until a turn of the next era is over.

It is no exact save, of which a table has two: `table.position()` and `table.record()` bring back the same game at any
decision (CO-SAV-16). The notes are plain data, for friends who meet again to play the next era with new communities.
"""

from typing import Any, Final, cast

import msgspec

from stead.kernel import record as records
from stead.kernel.chance import Chance
from stead.kernel.decision import Refusal, Refused
from stead.kernel.errors import RecordError, SetupError
from stead.kernel.table import Table
from stead.kernel.title import Title
from stead.titles.colonists.box import Box
from stead.titles.colonists.notes import faults
from stead.titles.colonists.pieces import Noted, Notes
from stead.titles.colonists.state import Game

FORMAT: Final = 1
NAME: Final = "colonists"


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stead: int
    """As of records and positions; `save` is the format of these notes."""
    save: int
    title: str
    ruleset: int
    content: str
    seats: list[str]
    options: dict[str, str | bool]
    next: int
    """The era that is played next."""
    colonies: list[str]
    first: str
    """Who holds the first-player marker (CO-SAV-07)."""
    opened: str
    """Whose were the very first turns, for ties (CO-END-11)."""
    players: list[Notes]


# Writing


def save(table: Table) -> dict[str, Any]:
    """The notes of a game. Raises Refused if it is not the time."""
    game: Game = table.game
    refusal = why_not(table)
    if refusal is not None:
        raise Refused(refusal)
    seats = list(table.setup.seats)
    noted: Noted = cast("Noted", game.noted)
    written = Save(
        stead=records.FORMAT,
        save=FORMAT,
        title=NAME,
        ruleset=table.setup.ruleset,
        content=table.setup.content,
        seats=seats,
        options=dict(table.setup.options),
        next=noted.next,
        colonies=noted.colonies,
        first=seats[noted.first],
        opened=seats[game.opened],
        players=noted.players,
    )
    return msgspec.to_builtins(written)


def why_not(table: Table) -> Refusal | None:
    """Only between two eras; else when that will be."""
    game = table.game
    if table.title.name != NAME:
        return Refusal("CO-SAV-01", "save-other-game")
    if game.noted is not None:
        return None
    era = max(game.era, game.first_era)
    if era == game.last_era:
        return Refusal("CO-SAV-06", "save-no-era-left", n=era)
    return Refusal("CO-SAV-01", "save-not-now", n=era)


# Reading


def resume(notes: Any, seed: int = 0, title: Title[Any] | None = None) -> Table:
    """The set-up of the next era with what was noted (CO-SAV-09..15). Raises RecordError with what is wrong."""
    noted = read(notes)
    try:
        options = {**noted.options, "first": str(noted.next)}
        table = Table.new(title or NAME, noted.seats, seed, options)
    except SetupError as error:
        raise RecordError(f"this save cannot be set up: {error}") from None
    if noted.content != table.setup.content:
        raise RecordError(f"this save was made with other cards ({noted.content}, not {table.setup.content})")
    box = table.game.box
    check(noted, box)
    position = table.position()
    state = position["state"]
    first = noted.seats.index(noted.first)
    state |= {"resumed": True, "first": first, "marker": first, "active": first, "colonies": sorted(noted.colonies)}
    state["opened"] = noted.seats.index(noted.opened)
    hands, gone = deal(noted, box, Chance.seeded(seed))
    state["gone"] = gone
    for player, facts, hand in zip(state["players"], noted.players, hands, strict=True):
        player["goods"] = {good: n for good, n in (("tool", facts.tools), ("dollar", facts.dollars)) if n}
        player["community"] = [{"kind": card, "cell": "aside"} for card in facts.improvements]
        player["hand"] = hand
        player["embassy_dollars"] = facts.embassies
        player["building_dollars"] = facts.buildings
        player["goods_dollars"] = facts.goods
    return Table.from_position(position, title)


def read(notes: Any) -> Save:
    told = cast("dict[str, Any]", notes) if isinstance(notes, dict) else {}
    if told.get("title") != NAME:
        raise RecordError("this is no save of Colonists")
    if type(told.get("save")) is int and told["save"] > FORMAT:
        raise RecordError("this save is newer than these rules")
    try:
        return msgspec.convert(notes, Save)
    except msgspec.ValidationError as error:
        raise RecordError(f"this save is damaged: {error}") from None


def check(saved: Save, box: Box) -> None:
    """Everything that is noted can be."""
    found = [f"nobody sits at {name!r}" for name in (saved.first, saved.opened) if name not in saved.seats]
    noted = Noted(saved.next, saved.colonies, 0, saved.players)
    for fault in (*found, *faults(noted, len(saved.seats), box)):
        raise RecordError(f"this save is damaged: {fault}")


def deal(noted: Save, box: Box, chance: Chance) -> tuple[list[list[str]], list[str]]:
    """Hands at random of the eras that are over (CO-SAV-11, CO-Q-68); the others have left the game."""
    played = {card for player in noted.players for card in player.improvements}
    deck = [name for name, card in zip(box.card_names, box.improvements, strict=True) if card.era < noted.next]
    deck = [name for name in deck if name not in played]
    chance.shuffle(deck)
    hands = [sorted(deck.pop() for _ in range(player.hand)) for player in noted.players]
    return hands, sorted(deck)
