"""Making tables: what was wished for is checked against the title before anything is kept."""

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from stead import shelf
from stead.kernel.decks import BASE, DECK
from stead.kernel.errors import SetupError
from stead.kernel.table import Table
from stead.kernel.title import Title, choose_settings, proposed
from stead.server import chance, levels
from stead.server.house import House
from stead.server.http.names import check_name
from stead.server.http.wire import Trouble
from stead.server.levels import STAND_IN
from stead.server.messages import Clock, NewTable, SeatWish
from stead.server.store.rows import PlayerRow, SeatRow, TableRow

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Nothing that is taken for something else when it is read aloud."""
ID_LENGTH = 10

MOST_LIVE_OF_GUEST = 10
MOST_LIVE = 60
"""Tables that one player may have made and not yet finished."""
MOST_WITH_BOTS_OF_GUEST = 5
MOST_WITH_BOTS = 20
"""Those among them at which bots play: they need a processor, and everybody's bots share it."""

GUIDED_SEED = 20


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def find_title(name: str, modules: Sequence[str] = ()) -> Title[Any]:
    if name not in shelf.TITLES:
        raise Trouble(404, "no-title")
    try:
        return shelf.title(name, modules=modules)
    except SetupError as error:
        raise Trouble(400, "bad-setup", message=str(error)) from None


def new_row(title: Title[Any], host: PlayerRow, options: Mapping[str, Any], **columns: Any) -> TableRow:
    """A table of this title: private and without a clock, if `columns` do not say otherwise."""
    now = time.time()
    row = TableRow(
        id=new_id(),
        title=title.name,
        ruleset=title.ruleset,
        content=title.content,
        options=dict(options),
        host=host.id,
        created=now,
        updated=now,
        seed=chance.seed(),
        clock=Clock(),
        undo="normal",
        public=False,
        guided=False,
    )
    return structs.replace(row, **columns)


def plan(wish: NewTable, host: PlayerRow) -> tuple[TableRow, list[SeatRow]]:
    """The table that was wished for, or what is wrong with it."""
    if wish.guided:
        return guided(find_title(wish.title, wish.modules), host)
    title = find_title(wish.title, wish.modules)
    if not any(seat.who == "me" for seat in wish.seats):
        raise Trouble(400, "bad-seats")
    if wish.clock.kind != "none" and not wish.clock.bank:
        raise Trouble(400, "bad-clock")
    decks = [seat.deck for seat in wish.seats]
    options = check_setup(title, [seat.role for seat in wish.seats], wish.options, decks)
    public = any(seat.who == "open" for seat in wish.seats) if wish.public is None else wish.public
    row = new_row(title, host, options, clock=wish.clock, undo=wish.undo, public=public)
    return row, [_seat(row.id, number, seat, host, title) for number, seat in enumerate(wish.seats)]


def guided(title: Title[Any], host: PlayerRow) -> tuple[TableRow, list[SeatRow]]:
    """The first game, the same for everybody: its hints know what comes."""
    seed = next((module.first_seed for module in title.modules if module.first_seed is not None), GUIDED_SEED)
    row = new_row(title, host, choose_settings(title, title.first_game), seed=seed, undo="free", guided=True)
    mine, other = proposed(title)[:2]
    return row, [
        SeatRow(table=row.id, seat=0, who="person", player=host.id, name=host.name, wish=mine),
        SeatRow(table=row.id, seat=1, who="bot", bot=STAND_IN, wish=other),
    ]


def check_setup(
    title: Title[Any], wishes: Sequence[str | None], options: Mapping[str, Any], decks: Sequence[str | None] = ()
) -> dict[str, Any]:
    """The options in full, if a game can be set up so, with these decks. Whoever has no wish gets what is left, here as
    later by lot."""
    left = (role for role in title.roles if role not in wishes)
    roles = [wish or next(left, title.roles[0]) for wish in wishes]
    try:
        lines = {DECK: [deck or BASE for deck in decks]} if any(decks) else {}
        chosen = Table.new(title, roles, 0, {**options, **lines}).setup.options
        return {name: value for name, value in chosen.items() if name != DECK}
    except SetupError as error:
        raise Trouble(400, "bad-setup", message=str(error)) from None


def check_bot(name: str | None, title: Title[Any]) -> str:
    if name not in levels.names(title):
        raise Trouble(400, "no-bot")
    return name


def _seat(table_id: str, number: int, wish: SeatWish, host: PlayerRow, title: Title[Any]) -> SeatRow:
    seat = SeatRow(table=table_id, seat=number, who="open", wish=wish.role, deck=wish.deck)
    match wish.who:
        case "me":
            name = check_name(wish.name) if wish.name else host.name
            return structs.replace(seat, who="person", player=host.id, name=name)
        case "bot":
            return structs.replace(seat, who="bot", bot=check_bot(wish.bot, title))
        case "open":
            return seat


async def check_room_for_more(here: House, player: PlayerRow, seats: Sequence[SeatRow]) -> None:
    """May this player have another table, with these seats?"""
    here.limits.take("tables", player.id)
    most = MOST_LIVE if player.account else MOST_LIVE_OF_GUEST
    if await here.store.live_tables_of(player.id) >= most * max(1.0, here.settings.patience):
        raise Trouble(409, "too-many-tables", most=most)
    if any(seat.who == "bot" for seat in seats):
        await check_room_for_bots(here, player)


async def check_room_for_bots(here: House, player: PlayerRow) -> None:
    """May bots play at another table of this player?"""
    most = MOST_WITH_BOTS if player.account else MOST_WITH_BOTS_OF_GUEST
    if await here.store.bot_tables_of(player.id) >= most * max(1.0, here.settings.patience):
        raise Trouble(409, "too-many-bot-tables", most=most)
