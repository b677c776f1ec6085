"""A turn: what can be done, what cannot and why, taking back, and ending it."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.play import come_to_turn, two_at_a_table


def one_move(*people: Person) -> tuple[Person, str]:
    """Somebody makes the first move of a game, and has not ended their turn. What the others are dealt may leave them a
    single answer, which tells something and ends it at once: then another game."""
    for _ in range(10):
        two_at_a_table(*people)
        person = come_to_turn(*people)
        assert person is not None
        key = person.options[0]["key"]
        person.choose(key)
        if person.holding:
            return person, key
    raise AssertionError("no turn waits for its end")


def test_a_turn_is_taken_back_done_again_and_ended(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Борис", lang="ru")
    person, key = one_move(anna, boris)
    other = boris if person is anna else anna
    undo = person.bar.get_by_role("button", name=person.say("table-undo"))
    expect(person.bar.get_by_text(person.say("table-holding"))).to_be_visible()
    assert person.holding
    assert not other.options
    for take_back, do_again in [
        (undo.click, person.button("table-redo").click),
        (lambda: person.page.keyboard.press("u"), lambda: person.page.keyboard.press("y")),
        (lambda: person.page.keyboard.press("Control+z"), lambda: person.page.keyboard.press("Control+Shift+Z")),
    ]:
        with person.moving():
            take_back()
        assert key in [option["key"] for option in person.options]
        with person.moving():
            do_again()
        assert person.holding

    with person.moving():
        person.page.keyboard.press("e")
    other.until(lambda picture: picture["version"] == person.picture["version"])
    assert not person.holding
    assert other.options

    expect(undo).to_have_attribute("aria-disabled", "true")
    reason = person.picture["undo"]["reason"]
    expect(undo).to_have_accessible_name(f"{person.say('table-undo')}: {reason}")
    person.page.keyboard.press("u")
    expect(person.page.locator(".toast", has_text=reason)).to_be_visible()


def test_a_turn_ends_by_itself_for_those_who_want_it(visit: Visit) -> None:
    anna, boris = visit("Anna", confirm="never"), visit("Борис", lang="ru", confirm="never")
    two_at_a_table(anna, boris)
    first = come_to_turn(anna, boris)
    assert first is not None
    first.choose(first.options[0]["key"])
    second = come_to_turn(anna if first is boris else boris)
    assert second is not None


def test_a_dim_card_says_why_with_its_rule(visit: Visit) -> None:
    anna = visit("Anna")
    anna.resume("2-romans-barbarians", 8)
    card = anna.thing("card:ROM004")
    expect(card).not_to_have_attribute("data-lit", "")
    card.hover()
    why = anna.page.locator("[role=status]", has_text="IS-")
    expect(why).to_be_visible()
    rule = re.search(r"IS-[A-Z]+-\d+", why.inner_text())
    anna.page.mouse.move(0, 0)
    expect(why).to_be_hidden()

    anna.page.keyboard.press("b")
    card.focus()
    expect(why).to_be_visible()
    anna.page.keyboard.press("Enter")
    assert rule is not None
    reason = anna.page.get_by_role("dialog").get_by_role("button", name=rule[0])
    reason.click()
    text = anna.page.get_by_role("dialog", name=rule[0])
    expect(text).to_be_visible()
    with anna.context.expect_page() as opened:
        text.get_by_role("link", name=anna.say("table-all-rules")).click()
    ledger = opened.value
    expect(ledger.locator(f"#{rule[0]}")).to_be_in_viewport()


def test_a_long_press_on_a_phone_shows_the_card_and_says_why(visit: Visit) -> None:
    boris = visit("Борис", lang="ru", phone=True)
    boris.resume("2-romans-barbarians", 8)
    card = boris.thing("card:ROM004")
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    finger = boris.context.new_cdp_session(boris.page)
    point = {"x": box["x"] + 30, "y": box["y"] + 30}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    sheet = boris.page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name=re.compile("IS-")).first).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(sheet.locator(".face")).to_be_visible()


def test_a_lit_card_shows_what_a_choice_costs_and_leaves(visit: Visit) -> None:
    anna = visit("Anna")
    anna.resume("2-egyptians-romans", 6)
    anna.thing("card:COM040").click()
    build = anna.page.get_by_role("dialog").get_by_role("listitem").first
    expect(build).to_contain_text(anna.say("table-left"))


def test_a_card_enlarges_with_its_text_and_where_it_comes_from(visit: Visit) -> None:
    anna = visit("Anna")
    anna.resume("2-egyptians-romans", 6)
    found = anna.get("/api/titles/settlers/cards?lang=en")["cards"]
    card = next(card for card in found if card["id"] == "COM040")
    ways = (
        lambda: anna.thing("card:COM040").click(button="right"),
        lambda: (anna.thing("card:COM040").focus(), anna.page.keyboard.press("i")),
        lambda: (anna.thing("card:COM040").click(), anna.button("table-enlarge").click()),
    )
    for enlarge in ways:
        enlarge()
        large = anna.page.get_by_role("dialog", name=card["name"])
        expect(large.get_by_text(card["provenance"])).to_be_visible()
        expect(large.get_by_text("COM040")).to_be_visible()
        anna.page.keyboard.press("Escape")
        expect(large).to_be_hidden()


def test_what_is_enlarged_at_once_after_closing_stays(visit: Visit) -> None:
    """The browser tells only later that a dialog was closed. That is no word about the next one."""
    anna = visit("Anna")
    anna.resume("2-egyptians-romans", 6)
    anna.thing("card:COM040").click(button="right")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.thing("card:COM040").evaluate(
        """async (card) => {
          document.querySelector("dialog header button").click();
          await new Promise(queueMicrotask); // it is drawn, and nothing has been told yet
          card.focus();
          card.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyI", key: "i", bubbles: true }));
          for (let i = 0; i < 3; i++) await new Promise((drawn) => requestAnimationFrame(drawn));
        }"""
    )
    expect(anna.page.get_by_role("dialog", name="Settlers")).to_be_visible()


def test_a_standing_order_passes_for_the_round(visit: Visit) -> None:
    anna = visit("Anna")
    anna.resume("2-egyptians-romans", 6)
    order = anna.picture["orders"][0]
    switch = anna.page.get_by_role("switch", name=order["text"])
    switch.click()
    asked = anna.page.get_by_role("dialog", name=order["text"])
    expect(asked).to_contain_text(order["about"])
    asked.get_by_role("button", name=anna.say("cancel")).click()
    expect(asked).to_be_hidden()
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    with anna.moving():
        asked.get_by_role("button", name=order["text"]).click()
    assert anna.picture["view"]["players"][0]["passed"]
