"""Building decks: what there is to build with, whether a deck is right, and the decks that somebody keeps."""

import time
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stead.kernel.decks import BASE, READY, Deck, DeckBuilding
from stead.kernel.errors import SetupError
from stead.kernel.title import Title, names
from stead.server import messages as m
from stead.server.house import house
from stead.server.http.learn import kept
from stead.server.http.names import check_name
from stead.server.http.tables import find_title, new_id
from stead.server.http.wire import Trouble, lang, read, reply
from stead.server.sessions import somebody
from stead.server.speakers import speaker
from stead.server.store.rows import DeckRow, PlayerRow
from stead.text import Speech
from stead.text.voice import slug

LONGEST_NAME = 40
MOST_OF_GUEST = 10
MOST = 60
"""Decks that one player may keep."""


def building_of(name: str, modules: tuple[str, ...]) -> tuple[Title[Any], DeckBuilding]:
    title = find_title(name, modules)
    if title.decks is None:
        raise Trouble(404, "no-decks")
    return title, title.decks


# What there is


async def box(request: Request) -> Response:
    modules = tuple(filter(None, request.query_params.get("modules", "").split(",")))
    title, _ = building_of(request.path_params["title"], modules)
    return await kept(request, lambda: _box(title, lang(request)))


@lru_cache(maxsize=16)
def _box(title: Title[Any], tongue: m.Lang) -> bytes:
    said, building = speaker(title, tongue), title.decks
    assert building is not None
    return msgspec.json.encode(
        m.DeckBox(
            title=title.name,
            modules=names(title.modules),
            setting=building.setting,
            formats=tuple(_format(said, one) for one in building.formats),
            roles=tuple(_role(said, building, role) for role in title.roles),
        )
    )


def _format(said: Speech, name: str) -> m.DeckFormat:
    text = said.voice.say(f"deck-format-{slug(name)}")
    return m.DeckFormat(name, text, said.voice.say(f"deck-format-{slug(name)}.help"), name not in (BASE, READY))


def _role(said: Speech, building: DeckBuilding, role: str) -> m.RoleDecks:
    sets = (
        m.CardSetInfo(one.id, one.cards, one.mark, said.voice.say(f"mark-{slug(one.mark)}") if one.mark else "")
        for one in building.sets(role)
    )
    return m.RoleDecks(role, said.role(role), tuple(sets), str(building.ready(role)))


async def check(request: Request) -> Response:
    wish = await read(request, m.CheckDeck)
    title, building = building_of(request.path_params["title"], wish.modules)
    deck = _understood(title, wish.line)
    if wish.format not in building.formats:
        raise Trouble(400, "bad-request")
    parts, problems = building.parts(deck), building.problems(deck, wish.format)
    voice = speaker(title, lang(request)).voice
    return reply(
        m.DeckCheck(
            line=str(deck),
            role=deck.role,
            cards=sum(part.copies * part.have for part in parts),
            parts=tuple(m.DeckPart(part.copies, part.have, part.want) for part in parts),
            problems=tuple(m.DeckProblem(problem.rule, voice.refusal(problem)) for problem in problems),
            fits=_fits(building, deck),
        )
    )


def _fits(building: DeckBuilding, deck: Deck) -> tuple[str, ...]:
    return tuple(one for one in building.formats if not building.problems(deck, one))


def _understood(title: Title[Any], line: str) -> Deck:
    """A deck of which one can speak: of a role that there is."""
    try:
        deck = Deck.parse(line)
    except SetupError:
        raise Trouble(400, "bad-line") from None
    if deck.role not in title.roles:
        raise Trouble(400, "bad-line")
    return deck


# What somebody keeps


def most_of(player: PlayerRow) -> int:
    return MOST if player.account else MOST_OF_GUEST


async def mine(request: Request) -> Response:
    return await _mine(request, await somebody(request))


async def _mine(request: Request, player: PlayerRow) -> Response:
    rows = await house(request).store.decks_of(player.id)
    return reply(m.MyDecks(tuple(_told(row) for row in rows), most_of(player)))


def _told(row: DeckRow) -> m.DeckInfo:
    """With the cards there are now: what it was made of may be gone."""
    deck, fits = Deck.parse(row.line), ()
    try:
        title, building = building_of(row.title, row.modules)
        fits = _fits(building, deck) if deck.role in title.roles else ()
    except Trouble:
        pass
    return m.DeckInfo(row.id, row.name, row.title, row.modules, deck.role, row.line, fits)


async def keep(request: Request) -> Response:
    row = await _wished(request, new_id())
    player = await somebody(request)
    if not await house(request).store.add_deck(row, most_of(player)):
        raise Trouble(409, "too-many-decks", most=most_of(player))
    return reply(_told(row))


async def change(request: Request) -> Response:
    row = await _wished(request, request.path_params["id"])
    if not await house(request).store.change_deck(row):
        raise Trouble(404, "no-deck")
    return reply(_told(row))


async def _wished(request: Request, id: str) -> DeckRow:
    """A deck as somebody wants it kept: it need not be right yet, but its cards must be there."""
    wish, player = await read(request, m.KeepDeck), await somebody(request)
    house(request).limits.take("decks", player.id)
    title, building = building_of(wish.title, wish.modules)
    deck = _understood(title, wish.line)
    for problem in building.problems(deck, building.formats[-1]):
        raise Trouble(400, "bad-deck", message=speaker(title, lang(request)).voice.refusal(problem))
    name = check_name(wish.name, LONGEST_NAME)
    return DeckRow(id, player.id, title.name, names(title.modules), name, str(deck), time.time())


async def delete(request: Request) -> Response:
    player = await somebody(request)
    house(request).limits.take("decks", player.id)
    if not await house(request).store.drop_deck(player.id, request.path_params["id"]):
        raise Trouble(404, "no-deck")
    return await _mine(request, player)
