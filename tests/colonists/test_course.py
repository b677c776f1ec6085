"""The goals of exercises, and the pictures of the course: that its exercises are solved as they should be is proved for
every title in tests/lessons."""

from typing import Any

from stead import Table
from stead.titles.colonists.course import has, holds, works
from tests.colonists.scene import BOX, COLONISTS_TITLE, scene

COURSE = COLONISTS_TITLE.course()


def begin(told: Any) -> Table:
    return Table.from_position(told.position(COLONISTS_TITLE), COLONISTS_TITLE)


def test_goals_say_what_they_say() -> None:
    game = scene(
        north=dict(goods="3 wood 2 tool", community=["farm x3", "flat", "factory citizen"]),
        east=dict(goods="1 plank", community=["farm x4", "pub farmer"]),
    ).game
    assert holds(wood=3, tool=1)(game, ())
    assert not holds(wood=4)(game, ())
    assert not holds(plank=1)(game, ())  # another's
    assert has("farm", 3)(game, ())
    assert not has("farm", 4)(game, ())
    assert works("factory", "citizen")(game, ())
    assert not works("factory", "farmer")(game, ())
    assert not works("pub", "farmer")(game, ())


def test_every_exercise_begins_unsolved_and_asks_red() -> None:
    for lesson in COURSE.lessons:
        table = begin(lesson.scene)
        assert not lesson.goal(table.game, table.events), lesson.name
        assert table.decision.seat == 0
        assert lesson.solution[0] in [option.key for option in table.decision.options]


def test_the_pictures_show_a_town_of_the_second_era() -> None:
    for chapter in COURSE.chapters:
        game = begin(chapter.scene).game
        assert game.era == 2
        assert [BOX.tile_names[game.land[spot].tile] for spot in game.markets()] == ["market.1", "market.2", "market.3"]
    phases = {chapter.name: begin(chapter.scene).game.phase for chapter in COURSE.chapters}
    assert phases == {"aim": "play", "turn": "play", "goods": "play", "people": "workers", "points": "play"}


def test_a_course_is_made_once_for_a_box() -> None:
    assert COLONISTS_TITLE.course() is COURSE
