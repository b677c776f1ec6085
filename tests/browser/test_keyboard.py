"""The keyboard alone: from the lobby to a seat, and around the table."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.play import Habits, come_to_turn

RING = """() => {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement);
  const outlined = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  return document.activeElement.matches(":focus-visible") && (outlined || boxShadow !== "none");
}"""


def tab_to(person: Person, wanted: Locator) -> None:
    """Press Tab until it has the focus; wherever it goes on the way can be seen."""
    wanted.wait_for()
    for _ in range(60):
        person.page.keyboard.press("Tab")
        assert person.page.evaluate(RING), person.page.evaluate("document.activeElement.outerHTML")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError("the Tab key does not come there")


def test_from_the_lobby_to_the_first_moves(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    tab_to(anna, anna.page.get_by_role("button", name=re.compile("^" + anna.say("play-bot"))))
    anna.page.keyboard.press("Enter")
    expect(anna.dialog("introduce").get_by_label(anna.say("account-name"))).to_be_focused()
    anna.page.keyboard.type("Anna")
    anna.page.keyboard.press("Enter")
    anna.arrive()
    come_to_turn(anna)
    lit = anna.page.locator("[data-lit]").first
    lit.wait_for()

    tab_to(anna, lit)
    peek = anna.page.locator(".peek")
    expect(peek).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(peek).to_be_hidden()
    expect(lit).to_be_focused()
    anna.page.keyboard.press("ArrowRight")
    assert anna.page.evaluate(RING)
    anna.page.keyboard.press("b")
    expect(lit).to_be_focused()
    with anna.moving():
        # What would tell something asks first.
        if not anna.does_at_once(lit.get_attribute("data-thing") or "", lambda thing: thing.press("Enter")):
            anna.page.keyboard.press("1")

    habits = Habits()
    for _ in range(8):
        come_to_turn(anna)
        if anna.holding:
            with anna.moving():
                anna.page.keyboard.press("e")
        else:
            anna.key_in(habits.wish(anna))


def test_help_names_the_keys(visit: Visit) -> None:
    anna = visit("Anna")
    anna.resume("2-egyptians-romans", 6)
    anna.page.keyboard.press("?")
    expect(anna.dialog("keys").get_by_text(anna.say("keys-undo"))).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.dialog("keys")).to_be_hidden()
    expect(anna.log).to_be_visible()
    anna.page.keyboard.press("l")
    expect(anna.log).to_be_hidden()
    anna.page.keyboard.press("l")
    expect(anna.log).to_be_visible()
