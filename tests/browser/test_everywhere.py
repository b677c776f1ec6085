"""Every page, and the table in all its states: axe finds nothing grave, and everything fits."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.person import Person, gone

PAGES = "/ /new /account /learn /learn/settlers /credits /nowhere".split()
PAGES += "/decks /rules /rules/settlers /cards/settlers /cards/settlers#COM001".split()

FULL = ("4-advanced", 253, 3)
"""A table of four late in the game, where nearly everything can be done."""


def everywhere(person: Person) -> Iterator[str]:
    """Goes from page to page, and says where it is."""
    for path in PAGES:
        person.go(path)
        yield settled(person, path)
    person.go(f"/t/{person.lay('me', 'open', 'bot', public=False)}")
    expect(person.page.get_by_role("img", name=person.say("waiting-code"))).to_be_visible()
    yield settled(person, "the waiting room")
    finished = person.upload("2-romans-barbarians")
    person.go(f"/t/{finished}/replay?step=120")
    yield settled(person, "a replay")
    yield from at_a_table(person)
    person.go(f"/t/{finished}")
    yield settled(person, "the end")


def at_a_table(person: Person) -> Iterator[str]:
    person.resume(*FULL)
    yield settled(person, "a table")
    card, keyboard = person.thing("card:COM033"), person.page.keyboard
    card.scroll_into_view_if_needed()
    person.press(card)
    expect(person.page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    yield "the options of a card"
    person.press(person.button("table-enlarge"))
    expect(person.page.locator("dialog[open]")).to_be_visible()
    yield "a card enlarged"
    keyboard.press("Escape")
    for key, place in (("o", "all options"), ("?", "the keys")):
        keyboard.press(key)
        expect(person.page.get_by_role("dialog")).to_be_visible()
        yield place
        keyboard.press("Escape")
    person.read_log()
    yield "the log"
    keyboard.press("c")
    expect(person.page.get_by_role("log", name=person.say("table-chat"))).to_be_visible()
    yield "the chat"
    keyboard.press("c")
    person.press(person.button("table-menu"))
    person.press(person.button("table-settings"))
    expect(person.dialog("table-settings")).to_be_visible()
    yield "the settings"


def settled(person: Person, place: str) -> str:
    """Everything that was on its way is there."""
    person.page.locator("h1, h2").first.wait_for()
    expect(person.page.locator(".spinner")).to_have_count(0)
    return place


HIDDEN = """() => [...document.querySelectorAll("[data-thing]")].filter((thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return !(there && (thing.contains(there) || there.contains(thing)));
}).map((thing) => thing.dataset.thing)"""


def test_a_full_table_fits_the_window(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.set_viewport_size({"width": 1280, "height": 720})
    anna.resume(*FULL)
    assert anna.page.locator("[data-thing]").count() > 50
    gone(lambda: anna.page.evaluate(HIDDEN))
    assert anna.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


@pytest.mark.long
def test_a_desk(visit: Visit) -> None:
    anna = visit("Anna", theme="system")
    faults = []
    for place in everywhere(anna):
        faults += [f"{place}: {fault}" for fault in axe.faults(anna.page)]
        if place not in PAGES:  # in the dark those are much the same on the phone
            anna.page.emulate_media(color_scheme="dark")
            faults += [f"{place} in the dark: {fault}" for fault in axe.faults(anna.page, "color-contrast")]
            anna.page.emulate_media(color_scheme="light")
    assert not faults, "\n\n".join(faults)


@pytest.mark.long
def test_a_phone(visit: Visit) -> None:
    boris = visit("Борис", lang="ru", phone=True, theme="dark")
    faults = []
    for place in everywhere(boris):
        faults += [f"{place}: {fault}" for fault in axe.faults(boris.page)]
        faults += [f"{place} is too wide"] * boris.too_wide
    assert not faults, "\n\n".join(faults)


def test_nothing_is_too_wide_in_english_either(visit: Visit) -> None:
    anna = visit("Anna", phone=True)
    assert [place for place in everywhere(anna) if anna.too_wide] == []
