"""For learning: what the titles are, their cards, their rules. The same for everybody, so browsers may keep it."""

import hashlib
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any

import msgspec
from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response

from stead import ledger, rulebook, shelf
from stead.kernel.record import is_content_of
from stead.kernel.title import Module, Setting, Title, names
from stead.server import levels
from stead.server import messages as m
from stead.server.house import house
from stead.server.http.tables import find_title
from stead.server.http.wire import Trouble, lang
from stead.server.speakers import speaker
from stead.text import Speech, Voice
from stead.text.voice import slug


def title_info(title: Title[Any], tongue: m.Lang, deep: float) -> m.TitleInfo:
    """`deep`: how many seconds that level may think here."""
    said = speaker(title, tongue)
    return m.TitleInfo(
        name=title.name,
        text=said.title(),
        line=said.line(),
        blurb=said.blurb(),
        players=title.players,
        minutes=title.minutes,
        weight=title.weight,
        roles=_roles(said, title.roles),
        settings=_settings(said, title.settings),
        modules=tuple(_module(module, tongue) for module in shelf.modules_of(title.name)),
        bots=tuple(_bot(name, Voice(tongue), deep) for name in levels.names(title)),
        bot=levels.STAND_IN,
        things=said.things(),
    )


def _bot(name: str, voice: Voice, deep: float) -> m.BotInfo:
    return m.BotInfo(name, voice.say(f"bot-{name}"), voice.say(f"bot-{name}.help"), levels.seconds_of(name, deep))


def _module(module: Module, tongue: m.Lang) -> m.ModuleInfo:
    title = shelf.title(module.title, modules=[module.name])
    said = speaker(title, tongue)
    return m.ModuleInfo(
        name=module.name,
        text=said.voice.say(f"module-{slug(module.name)}"),
        help=said.voice.say(f"module-{slug(module.name)}.help"),
        roles=_roles(said, module.roles),
        settings=_settings(said, module.settings),
        seats=module.seats,
        decks=title.decks.setting if module.decks and title.decks else "",
        things=said.things(),
        taught=module.course is not None,
        bots=levels.names(title),
    )


def _roles(said: Speech, roles: Iterable[str]) -> tuple[m.RoleInfo, ...]:
    return tuple(
        m.RoleInfo(role, said.role(role), tuple(said.role_lines(role)), said.role_face(role)) for role in roles
    )


def _settings(said: Speech, settings: Iterable[Setting]) -> tuple[m.SettingInfo, ...]:
    return tuple(_setting(said, setting) for setting in settings)


def _setting(said: Speech, setting: Setting) -> m.SettingInfo:
    values = tuple(m.Value(value, said.setting_value(setting.name, value)) for value in setting.values)
    return m.SettingInfo(setting.name, said.setting(setting.name), said.setting_help(setting.name), values)


@cache
def _titles(tongue: m.Lang, _: tuple[Module, ...], deep: float) -> bytes:
    return msgspec.json.encode([title_info(shelf.title(name), tongue, deep) for name in shelf.TITLES])


@lru_cache(maxsize=32)
def _cards(title: Title[Any], tongue: m.Lang) -> bytes:
    said = speaker(title, tongue)
    return msgspec.json.encode(m.Cards(tuple(said.cards()), tuple(said.filters()), said.cards_about()))


@cache
def _rules(name: str, modules: tuple[Module, ...], tongue: m.Lang) -> bytes:
    """Those of a title, and of its modules: their sections are called by them."""
    rules = [m.RuleInfo(rule.id, rule.section, rule.text) for rule in ledger.for_players(name, tongue)]
    for module in modules:
        called = _module(module, tongue).text
        rules += [
            m.RuleInfo(rule.id, f"{called}: {rule.section}", rule.text)
            for rule in ledger.for_players(module.name, tongue)
        ]
    return msgspec.json.encode(m.Rules(tuple(rules)))


@cache
def _book(name: str, modules: tuple[Module, ...], tongue: m.Lang) -> bytes:
    books = [rulebook.book(written, tongue) for written in (name, *names(modules))]
    return msgspec.json.encode(rulebook.Book(tuple(chapter for book in books for chapter in book.chapters)))


def _with_rules(name: str) -> tuple[Module, ...]:
    """The modules of a title that have a ledger."""
    return tuple(module for module in shelf.modules_of(name) if module.name in ledger.TITLES)


async def kept(request: Request, make: Callable[[], bytes]) -> Response:
    body = await to_thread.run_sync(make)
    etag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": etag, "Cache-Control": "public, no-cache"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


async def titles(request: Request) -> Response:
    deep = house(request).settings.deep_seconds
    return await kept(request, lambda: _titles(lang(request), shelf.MODULES, deep))


async def cards(request: Request) -> Response:
    """Those of today, with all modules; or with `content` those that a table is played with."""
    title = shelf.whole(find_title(request.path_params["title"]).name)
    content = request.query_params.get("content")
    if content is not None and not is_content_of(title, content):
        other = await house(request).rooms.titles.find(title.name, content) if content.isalnum() else None
        if other is None:
            raise Trouble(404, "no-title")
        title = other
    return await kept(request, lambda: _cards(title, lang(request)))


async def rules(request: Request) -> Response:
    name = find_title(request.path_params["title"]).name
    return await kept(request, lambda: _rules(name, _with_rules(name), lang(request)))


async def book(request: Request) -> Response:
    name = find_title(request.path_params["title"]).name
    return await kept(request, lambda: _book(name, _with_rules(name), lang(request)))
