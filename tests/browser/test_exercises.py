"""Learning by doing: the page of a title, and an exercise of each solved at its table."""

from playwright.sync_api import expect

from stead import shelf
from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.person import Person


def exercise(person: Person, title: str, name: str) -> None:
    """From the page of the title to the table."""
    words = person.titled(title, f"lesson-{name}")
    person.press(person.page.get_by_role("button", name=words))
    person.arrive()


def pictures(person: Person, title: str) -> None:
    """Every chapter shows a part of the table, drawn and not empty: those of the title, and those of its modules."""
    taught = [(title, shelf.title(title).course())]
    taught += [(module.name, shelf.title(title, modules=[module.name]).course()) for module in shelf.modules_of(title)]
    chapters = [(name, chapter) for name, course in taught for chapter in course.chapters]
    drawn = person.page.locator(".stage.ready")
    expect(drawn).to_have_count(len(chapters))
    for name, chapter in chapters:
        picture = person.page.get_by_role("img", name=person.titled(name, f"course-{chapter.name}.picture"), exact=True)
        box = picture.bounding_box()
        assert box is not None
        assert box["width"] > 150
        assert box["height"] > 60


def test_an_exercise_of_settlers_goes_wrong_first(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go("/learn/settlers")
    pictures(anna, "settlers")
    exercise(anna, "settlers", "deal")
    told = anna.page.get_by_role("region", name=anna.say("exercise", n=3, of=13), exact=True)
    expect(told).to_contain_text(anna.titled("settlers", "lesson-deal.task"))
    anna.choose("deal ROM006")
    expect(told).to_contain_text(anna.say("exercise-failed"))
    with anna.moving():
        anna.press(anna.button("exercise-again"))
    anna.choose("deal ROM001")
    expect(told).to_contain_text(anna.titled("settlers", "lesson-deal.why"))
    expect(anna.page.locator(".lesson .full")).to_have_count(2)
    assert axe.faults(anna.page) == []
    anna.press(anna.button("exercise-next"))
    expect(anna.page.get_by_role("region", name=anna.say("exercise", n=4, of=13), exact=True)).to_be_visible()
    anna.go("/learn/settlers#exercises")
    expect(anna.page.get_by_role("img", name=anna.say("learn-stars", n=2), exact=True)).to_have_count(1)


def test_an_exercise_of_founders_on_a_phone(visit: Visit) -> None:
    boris = visit("Борис", lang="ru", phone=True)
    boris.go("/learn/founders")
    pictures(boris, "founders")
    assert axe.faults(boris.page) == []
    assert not boris.too_wide
    exercise(boris, "founders", "recruit")
    boris.press(boris.button("exercise-solution"))
    expect(boris.page.get_by_role("region", name=boris.say("exercise-steps"))).to_contain_text("Землемер")
    assert axe.faults(boris.page) == []
    boris.press(boris.button("exercise-close"))
    boris.choose("play recruit")
    boris.choose("hire surveyor")
    boris.press(boris.link("exercise-all"))
    expect(boris.page.get_by_role("img", name=boris.say("learn-stars", n=1), exact=True)).to_have_count(1)


def test_an_exercise_of_colonists_is_a_walk(visit: Visit) -> None:
    vera = visit("Vera")
    vera.go("/learn/colonists")
    pictures(vera, "colonists")
    assert axe.faults(vera.page) == []
    exercise(vera, "colonists", "walk")
    told = vera.page.get_by_role("region", name=vera.say("exercise", n=1, of=12), exact=True)
    expect(told).to_contain_text(vera.titled("colonists", "lesson-walk.task"))
    vera.choose("go baker.1 riverbank_grove.2")
    vera.choose("go riverbank_grove.2 builder_farm.1")
    expect(told).to_contain_text(vera.titled("colonists", "lesson-walk.why"))
