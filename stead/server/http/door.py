"""At the door: guests, accounts, signing in and out, and the devices that want turn notices."""

import secrets
import time

from starlette.requests import Request
from starlette.responses import Response

from stead.server import messages as m
from stead.server.devices import known_device, remember_device
from stead.server.house import House, house
from stead.server.http.briefs import turn_of
from stead.server.http.names import check_name, tidy
from stead.server.http.passwords import is_outdated
from stead.server.http.wire import Trouble, read, reply
from stead.server.limits import address
from stead.server.push import Device
from stead.server.sessions import begin_session, end_session, player_of, prolong_session, session_hash, somebody
from stead.server.store import NameTaken
from stead.server.store.rows import PlayerRow

MOST_TABLES = 100


async def me(request: Request) -> Response:
    player = await player_of(request)
    response = await _tell(request, player)
    if player is not None:
        await prolong_session(request, response)
    return response


async def _tell(request: Request, player: PlayerRow | None) -> Response:
    here = house(request)
    if player is None:
        return reply(m.Me(None, here.push.public_key, 0))
    tables = await here.store.tables_of(player.id, MOST_TABLES)
    turns = sum(turn_of(table, seats, player) for table, seats in tables)
    return reply(m.Me(m.Player(player.id, player.name, player.account), here.push.public_key, turns))


async def _welcome(request: Request, player: PlayerRow) -> Response:
    """Somebody became somebody."""
    response = await _tell(request, player)
    await begin_session(request, response, player.id)
    if player.account:
        remember_device(request, response, player.id)
    return response


async def guest(request: Request) -> Response:
    name = check_name((await read(request, m.Guest)).name)
    here = house(request)
    if await player_of(request) is not None:
        raise Trouble(409, "signed-in")
    here.limits.take("guests", address(request))
    player = PlayerRow(secrets.token_urlsafe(12), name, None, time.time())
    await here.store.add_player(player)
    return await _welcome(request, player)


async def make_account(request: Request) -> Response:
    """A guest becomes an account and keeps their tables; a stranger becomes one at once."""
    wish = await read(request, m.Credentials)
    name, here = check_name(wish.name), house(request)
    here.limits.take("accounts", address(request))
    player = await player_of(request)
    if player is not None and player.account:
        raise Trouble(409, "signed-in")
    password = await here.passwords.hash(wish.password)
    try:
        if player is None:
            player = PlayerRow(secrets.token_urlsafe(12), name, password, time.time())
            await here.store.add_player(player)
        else:
            await here.store.make_account(player.id, name, password)
            player = PlayerRow(player.id, name, password, player.created)
    except NameTaken:
        raise Trouble(409, "name-taken") from None
    except LookupError:  # made an account in another window meanwhile
        raise Trouble(409, "signed-in") from None
    return await _welcome(request, player)


async def sign_in(request: Request) -> Response:
    given = await read(request, m.SignIn)
    here, name = house(request), tidy(given.name) or ""
    here.limits.take("sign-ins", address(request))
    account = await here.store.account(name)
    tries = _tries(request, name.casefold(), account)
    for kind, key in tries:
        here.limits.take(kind, key)
    kept = account.password if account else None
    if not await here.passwords.fits(given.password, kept) or account is None or kept is None:
        raise Trouble(401, "wrong-password")
    for kind, key in tries:
        here.limits.give_back(kind, key)
    if is_outdated(kept):
        await here.store.set_password(account.id, await here.passwords.hash(given.password))
    before = await player_of(request)
    if before is not None and not before.account and given.keep_guest:
        await _take_over(here, before, account)
    return await _welcome(request, account)


def _tries(request: Request, name: str, account: PlayerRow | None) -> list[tuple[str, str]]:
    """Whose tries at a password are used up: those of the browser, if it has been in with it before, else those of the
    address, and those of all who are not known. So nobody is kept out by guesses that others make elsewhere."""
    device = known_device(request, account.id) if account is not None else None
    if device is not None:
        return [("guesses", f"{name} {device}")]
    return [("guesses", f"{name} {address(request)}"), ("names", name)]


async def _take_over(here: House, guest: PlayerRow, account: PlayerRow) -> None:
    """The guest's tables become the account's."""
    tables = await here.store.tables_of(guest.id, MOST_TABLES)
    await here.store.merge(guest.id, account.id)
    for table, _ in tables:
        await here.rooms.people_changed(table.id)


async def sign_out(request: Request) -> Response:
    player, session = await player_of(request), session_hash(request)
    response = await _tell(request, None)
    await end_session(request, response)
    if player is not None and session is not None:
        await house(request).rooms.dismiss(player.id, only=session)
    return response


async def rename(request: Request) -> Response:
    name = check_name((await read(request, m.Rename)).name)
    player, here = await somebody(request), house(request)
    here.limits.take("changes", player.id)
    try:
        await here.store.rename(player.id, name)
    except NameTaken:
        raise Trouble(409, "name-taken") from None
    return await _tell(request, await here.store.player(player.id))


async def change_password(request: Request) -> Response:
    """Whoever else was signed in no longer is."""
    given = await read(request, m.NewPassword)
    player, here = await somebody(request), house(request)
    here.limits.take("passwords", player.id)
    if not await here.passwords.fits(given.old, player.password):
        raise Trouble(403, "wrong-password")
    await here.store.set_password(player.id, await here.passwords.hash(given.new))
    session = session_hash(request)
    await here.store.drop_sessions(player.id, keep=session)
    await here.rooms.dismiss(player.id, keep=session)
    return await _tell(request, player)


async def subscribe(request: Request) -> Response:
    subscription = await read(request, m.Subscription)
    player, here = await somebody(request), house(request)
    here.limits.take("pushes", player.id)
    if not here.push.accepts(subscription):
        raise Trouble(400, "bad-push")
    await here.push.subscribe(player.id, subscription)
    return Response(status_code=204)


async def unsubscribe(request: Request) -> Response:
    device = await read(request, Device)
    player, here = await somebody(request), house(request)
    await here.store.unsubscribe(device.endpoint, player.id)
    return Response(status_code=204)
