"""The abstract save of the rulebook (CO-SAV): what a game is worth between two eras, noted on a sheet of paper.

    notes = save(table)              # in year 5, before the end of the year
    table = resume(notes, seed=7)    # the next era, set up like a later start, with what was noted

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
from stead.titles.colonists.goods import DOLLAR, STORABLE, TOOL, added
from stead.titles.colonists.setup import COLONIES
from stead.titles.colonists.state import WORKERS, YEARS, Game, Player
from stead.titles.colonists.workers import dismissals, hirings

FORMAT: Final = 1
NAME: Final = "colonists"
MOST: Final = 999
"""Of anything that is noted: far more than a game can give."""
LAST: Final = 4
"""The last era there is."""


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a player (CO-SAV-02..05)."""

    buildings: int
    """Dollars that the buildings are worth …"""
    embassies: int
    """… and the embassies."""
    dollars: int
    """In the Toolbox."""
    goods: int
    """What all goods cost at set-up prices, those in Stocks too."""
    tools: int
    improvements: list[str]
    """Permanent ones that were played."""
    hand: int
    """How many cards."""


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
    noted = Save(
        stead=records.FORMAT,
        save=FORMAT,
        title=NAME,
        ruleset=table.setup.ruleset,
        content=table.setup.content,
        seats=seats,
        options=dict(table.setup.options),
        next=game.era + 1,
        colonies=[game.box.colony_names[colony] for colony in game.colonies],
        first=seats[game.marker],
        opened=seats[game.opened],
        players=[note(game, player) for player in game.players],
    )
    return msgspec.to_builtins(noted)


def why_not(table: Table) -> Refusal | None:
    """Only directly before the phases at the end of year 5, of an era that another follows."""
    game = table.game
    if table.title.name != NAME:
        return Refusal("CO-SAV-01", "save-other-game")
    if game.over or game.year != YEARS or game.phase != WORKERS or table.position()["choices"]:
        return Refusal("CO-SAV-01", "save-not-now")
    if any(_chose(game, seat) for seat in game.clockwise(game.first)[: game.stage]):
        return Refusal("CO-SAV-01", "save-not-now")
    if game.era == game.last_era:
        return Refusal("CO-SAV-06", "save-no-era-left", n=game.era)
    return None


def _chose(game: Game, seat: int) -> bool:
    """Whether somebody who has redistributed had a choice: who neither works nor can be employed was not asked."""
    return len(dismissals(game, seat)) > 1 or len(hirings(game, seat)) > 1


def note(game: Game, player: Player) -> Notes:
    """Neither improvements nor workers count for it (CO-SAV-03)."""
    box = game.box
    kinds = [one.kind for one in player.community]
    goods = added(player.goods[:STORABLE], player.stocks)
    permanent = [kind - box.improvement for kind in kinds if kind >= box.improvement and not box.uses[kind]]
    return Notes(
        buildings=sum(box.value[kind] for kind in kinds if kind < box.embassy),
        embassies=sum(box.value[kind] for kind in kinds if box.is_embassy(kind)),
        dollars=player.goods[DOLLAR],
        goods=sum(n * price for n, price in zip(goods, box.prices, strict=True)),
        tools=player.goods[TOOL],
        improvements=[box.card_names[card] for card in sorted(permanent)],
        hand=len(player.hand),
    )


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


def check(noted: Save, box: Box) -> None:
    """Everything that is noted can be."""
    for fault in faults(noted, box):
        raise RecordError(f"this save is damaged: {fault}")


def faults(noted: Save, box: Box) -> list[str]:
    found: list[str] = []
    if not 2 <= noted.next <= LAST:
        found.append(f"the next era is 2 to {LAST}, not {noted.next}")
    if len(noted.players) != len(noted.seats):
        found.append(f"there are notes of {len(noted.players)} players, and {len(noted.seats)} seats")
    found += [f"nobody sits at {name!r}" for name in (noted.first, noted.opened) if name not in noted.seats]
    colonies = COLONIES + (noted.next > 3)
    if len(set(noted.colonies) & set(box.colony)) != colonies or len(noted.colonies) != colonies:
        found.append(f"{colonies} different colonies are in play before era {noted.next}")
    cards = [card for player in noted.players for card in player.improvements]
    for card in cards:
        facts = box.improvements[box.card[card]] if card in box.card else None
        if facts is None or facts.type != "permanent" or facts.era >= noted.next or cards.count(card) > 1:
            found.append(f"{card!r} is no permanent improvement of an era before {noted.next}, or there twice")
    for player in noted.players:
        amounts = (player.buildings, player.embassies, player.dollars, player.goods, player.tools, player.hand)
        if not all(0 <= n <= MOST for n in amounts):
            found.append(f"amounts are 0 to {MOST}")
    if sum(player.hand for player in noted.players) > sum(card.era < noted.next for card in box.improvements) - len(
        cards
    ):
        found.append("there are not so many cards")
    return found


def deal(noted: Save, box: Box, chance: Chance) -> tuple[list[list[str]], list[str]]:
    """Hands at random of the eras that are over (CO-SAV-11, CO-Q-68); the others have left the game."""
    played = {card for player in noted.players for card in player.improvements}
    deck = [name for name, card in zip(box.card_names, box.improvements, strict=True) if card.era < noted.next]
    deck = [name for name in deck if name not in played]
    chance.shuffle(deck)
    hands = [sorted(deck.pop() for _ in range(player.hand)) for player in noted.players]
    return hands, sorted(deck)
