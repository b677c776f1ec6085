"""Learning by doing: the course of a title, its exercises, and the stars one has."""

from functools import cache
from typing import Any

import msgspec
from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from stead import shelf
from stead.kernel.course import Chapter, Lesson
from stead.kernel.table import Table
from stead.kernel.title import Title, choose_settings
from stead.server import messages as m
from stead.server.house import house
from stead.server.http.learn import kept
from stead.server.http.lobby import enter
from stead.server.http.tables import find_title, new_row
from stead.server.http.wire import Trouble, lang, reply
from stead.server.levels import STAND_IN
from stead.server.sessions import player_of, somebody
from stead.server.speakers import speaker
from stead.server.store.rows import PlayerRow, SeatRow

MOST_TABLES = 3
"""Tables of exercises that one player has; whoever begins another loses the oldest."""


async def course(request: Request) -> Response:
    """Of a title; or with `module` of one of its modules."""
    module = request.query_params.get("module")
    modules = () if module is None else (module,)
    name = find_title(request.path_params["title"], modules).name
    return await kept(request, lambda: _course(name, modules, lang(request)))


@cache
def _course(name: str, modules: tuple[str, ...], tongue: m.Lang) -> bytes:
    title = shelf.ours(name, modules)
    said, told = speaker(title, tongue).voice, title.course()
    return msgspec.json.encode(
        m.Course(
            content=title.content,
            chapters=tuple(_chapter(title, chapter, tongue) for chapter in told.chapters),
            mistakes=tuple(
                m.MistakeInfo(said.say(f"mistake-{mistake}"), said.say(f"mistake-{mistake}.text"))
                for mistake in told.mistakes
            ),
            lessons=tuple(
                m.LessonInfo(lesson.name, said.say(f"lesson-{lesson.name}"), said.say(f"lesson-{lesson.name}.task"))
                for lesson in told.lessons
            ),
        )
    )


def _chapter(title: Title[Any], chapter: Chapter, tongue: m.Lang) -> m.ChapterInfo:
    said, scene, id = speaker(title, tongue).voice, chapter.scene, f"course-{chapter.name}"
    table = Table.from_position(scene.position(title), title)
    people = tuple(
        m.Person(seat, "person", said.say("learn-player", n=seat + 1), role, you=seat == scene.seat)
        for seat, role in enumerate(scene.seats)
    )
    return m.ChapterInfo(
        name=chapter.name,
        text=said.say(id),
        paragraphs=tuple(said.say(f"{id}.text").split("\n\n")),
        picture=said.say(f"{id}.picture"),
        scene=m.Scene(scene.seat, people, table.view(scene.seat).data()),
    )


async def stars(request: Request) -> Response:
    player = await player_of(request)
    found: dict[str, dict[str, int]] = {}
    for row in await house(request).store.lessons_of(player.id) if player is not None else ():
        if row.best:
            found.setdefault(row.title, {})[row.lesson] = row.best
    return reply(m.Stars(found))


async def start(request: Request) -> Response:
    """A table for an exercise, like one for a "what if": it begins with a position, and the other seats are bots'."""
    player, here = await somebody(request), house(request)
    title, lesson = _find(find_title(request.path_params["title"]).name, request.path_params["lesson"])
    here.limits.take("lessons", player.id)
    await here.rooms.forget(await here.store.make_room_for_lesson(player.id, MOST_TABLES))
    await here.store.lesson_begun(player.id, title.name, lesson.name)
    scene = lesson.scene
    row = new_row(title, player, choose_settings(title, scene.options), undo="free", start=scene.position(title))
    row = structs.replace(row, seed=0, lesson=lesson.name)
    await here.rooms.add(row, [_seat(row.id, lesson, seat, role, player) for seat, role in enumerate(scene.seats)])
    await here.rooms.start(row.id)
    return reply(m.TableId(row.id))


def _find(name: str, lesson: str) -> tuple[Title[Any], Lesson]:
    """An exercise of a title or of one of its modules, and what it is played with."""
    taught = [module.name for module in shelf.modules_of(name) if module.course is not None]
    for title in (shelf.ours(name, modules) for modules in ((), *([module] for module in taught))):
        found = title.course().lesson(lesson)
        if found is not None:
            return title, found
    raise Trouble(404, "not-found")


def _seat(table: str, lesson: Lesson, seat: int, role: str, player: PlayerRow) -> SeatRow:
    if seat == lesson.scene.seat:
        return SeatRow(table=table, seat=seat, who="person", player=player.id, name=player.name, wish=role)
    return SeatRow(table=table, seat=seat, who="bot", bot=STAND_IN, wish=role)


async def solution(request: Request) -> Response:
    """For whoever plays an exercise and gives up on it: that costs stars."""
    await somebody(request)
    here = house(request)
    table, seats, player = await enter(request)
    title = await here.rooms.titles.of(table)
    lesson = title.course().lesson(table.lesson) if title is not None and table.lesson is not None else None
    if title is None or lesson is None or player is None or seats[lesson.scene.seat].player != player.id:
        raise Trouble(404, "not-found")
    here.limits.take("changes", player.id)
    await here.store.lesson_shown(player.id, title.name, lesson.name)
    await here.rooms.people_changed(table.id)
    return reply(_solution(title, lesson, lang(request)))


def _solution(title: Title[Any], lesson: Lesson, tongue: m.Lang) -> m.Solution:
    said, seat = speaker(title, tongue), lesson.scene.seat
    table, steps = Table.from_position(lesson.scene.position(title), title), list[str]()
    for key in lesson.solution:
        decision = table.decision_of(seat)
        assert decision is not None, "a test plays every solution"
        steps.append(said.option(decision, next(option for option in decision.options if option.key == key)))
        table.push(key, seat)
    return m.Solution(tuple(steps), said.voice.say(f"lesson-{lesson.name}.why"))
