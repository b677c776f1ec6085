"""The exercises of every title: each is solved by its solution, and by nothing that only looks like it."""

from collections.abc import Iterator
from typing import Any

import pytest

from stead import Table, shelf
from stead.kernel.course import Lesson
from stead.kernel.title import Title
from stead.text import LANGUAGES, speech
from stead.text.voice import unmarked
from tests.text.sentences import check


def opened(name: str) -> Title[Any]:
    """A title by its name, or by that of a module the title with it."""
    module = next((module for module in shelf.MODULES if module.name == name), None)
    return shelf.title(name) if module is None else shelf.title(module.title, modules=[name])


TITLES = tuple(shelf.TITLES)
MODULES = {module.name: module.title for module in shelf.MODULES if module.course is not None}
LESSONS = [(title, lesson) for title in (*TITLES, *MODULES) for lesson in opened(title).course().lessons]
each_lesson = pytest.mark.parametrize(
    ("title", "lesson"), LESSONS, ids=[f"{title}-{lesson.name}" for title, lesson in LESSONS]
)


def begin(title: str, lesson: Lesson) -> Table:
    found = opened(title)
    return Table.from_position(lesson.scene.position(found), found)


def play(table: Table, lesson: Lesson, keys: tuple[str, ...]) -> None:
    for key in keys:
        assert lesson.verdict(table) == "", f"over before {key}"
        table.push(key, lesson.scene.seat)


def ways_out(table: Table, lesson: Lesson) -> Iterator[list[str]]:
    """All lines of choices from here that solve it."""
    if lesson.verdict(table):
        return
    decision = table.decision_of(lesson.scene.seat)
    assert decision is not None
    for option in decision.options:
        twin = table.clone()
        twin.push(option, lesson.scene.seat)
        if lesson.verdict(twin) == "solved":
            yield [option.key]
        else:
            yield from ([option.key, *rest] for rest in ways_out(twin, lesson))


@each_lesson
def test_the_solution_solves_it(title: str, lesson: Lesson) -> None:
    table = begin(title, lesson)
    play(table, lesson, lesson.solution)
    assert lesson.verdict(table) == "solved"


@each_lesson
def test_what_is_tempting_leads_nowhere(title: str, lesson: Lesson) -> None:
    assert lesson.tempting
    for keys in lesson.tempting:
        table = begin(title, lesson)
        play(table, lesson, keys)
        assert lesson.verdict(table) != "solved", keys
        assert list(ways_out(table, lesson)) == [], keys


@each_lesson
def test_there_is_a_choice_to_be_made(title: str, lesson: Lesson) -> None:
    """Somebody who does nothing solves nothing, and one is asked at once."""
    table = begin(title, lesson)
    assert lesson.verdict(table) == ""
    assert lesson.left(table) == lesson.choices >= len(lesson.solution)
    assert len(table.decision.options) > 1


@pytest.mark.parametrize("title", TITLES)
def test_a_course_is_whole(title: str) -> None:
    course = shelf.title(title).course()
    names = [lesson.name for lesson in course.lessons]
    assert 8 <= len(names) <= 13
    assert len(set(names)) == len(names)
    assert len(course.mistakes) == 5
    for chapter in course.chapters:
        assert Table.from_position(chapter.scene.position(shelf.title(title))).decisions


@pytest.mark.parametrize("module", MODULES)
def test_a_course_of_a_module_adds_to_its_title(module: str) -> None:
    course, base = opened(module).course(), shelf.title(MODULES[module]).course()
    names = [lesson.name for lesson in course.lessons]
    assert 3 <= len(names) == len(set(names)) <= 8
    assert course.mistakes
    assert not {*names} & {lesson.name for lesson in base.lessons}
    assert not {*course.mistakes} & {*base.mistakes}
    assert not {one.name for one in course.chapters} & {one.name for one in base.chapters}
    for chapter in course.chapters:
        assert Table.from_position(chapter.scene.position(opened(module))).decisions


@pytest.mark.parametrize("title", [*TITLES, *MODULES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_has_its_words(title: str, lang: str) -> None:
    voice, course = speech(opened(title), lang).voice, opened(title).course()
    words = [f"lesson-{lesson.name}{part}" for lesson in course.lessons for part in ("", ".task", ".why")]
    words += [f"course-{chapter.name}{part}" for chapter in course.chapters for part in ("", ".text", ".picture")]
    words += [f"mistake-{name}{part}" for name in course.mistakes for part in ("", ".text")]
    for id in words:
        assert voice.say(id)
    for id in words:
        if id.endswith((".task", ".why", ".picture")):
            check(unmarked(voice.say(id)), lang)
