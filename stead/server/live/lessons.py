"""Exercises at the table: what is kept of how they go, and what whoever plays one is told."""

from stead.kernel.course import Lesson
from stead.server import messages as m
from stead.server.live.room import Room
from stead.server.logs import log
from stead.server.speakers import speaker
from stead.server.store import Store, Unavailable


def learner(room: Room, lesson: Lesson) -> str:
    player = room.seats[lesson.scene.seat].player
    assert player is not None, "whoever learns is a person"
    return player


async def note(store: Store, room: Room) -> None:
    """After a choice: it may be solved now, or have gone wrong. The rules say so, not the browser."""
    lesson = room.lesson
    if lesson is None or not room.verdict:
        return
    keep = store.lesson_solved if room.verdict == "solved" else store.lesson_failed
    try:
        await keep(learner(room, lesson), room.title.name, lesson.name)
    except Unavailable:  # the choice is in the journal: the game goes on
        log.exception("no stars could be kept at table %s", room.row.id)


async def state(store: Store, room: Room, lang: m.Lang) -> m.LessonState | None:
    lesson = room.lesson
    if lesson is None:
        return None
    said, solved = speaker(room.title, lang).voice, room.verdict == "solved"
    kept = await store.lesson(learner(room, lesson), room.title.name, lesson.name)
    names = [other.name for other in room.title.course().lessons]
    number = names.index(lesson.name)
    return m.LessonState(
        name=lesson.name,
        task=said.say(f"lesson-{lesson.name}.task"),
        number=number + 1,
        of=len(names),
        most=lesson.choices,
        left=lesson.left(room.table),
        verdict=room.verdict,
        stars=kept.stars if solved else 0,
        why=said.say(f"lesson-{lesson.name}.why") if solved else "",
        shown=kept.shown and not kept.stars,
        next=next(iter(names[number + 1 :]), None),
    )
