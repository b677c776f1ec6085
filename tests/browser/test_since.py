"""What happened while one was away: a line when the question comes, that unfolds and shows it again on the board."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.play import come_to_turn, two_at_a_table


def strip(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("since"), exact=True)


def told_of_boris(anna: Person, boris: Person) -> None:
    """They play until Anna is asked, and Boris has chosen more than once since she did."""
    two_at_a_table(anna, boris, undo="strict")
    chose: list[Person] = []
    while chose[-2:] != [boris, boris] or anna not in chose or come_to_turn(anna, boris) is not anna:
        person = come_to_turn(anna, boris)
        assert person is not None
        person.key_in(person.options[0]["key"])
        chose.append(person)
    expect(strip(anna)).to_be_visible()


def test_what_the_others_did_is_told_and_shown_again(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Boris")
    told_of_boris(anna, boris)
    expect(strip(anna).get_by_role("button", name="Boris").first).to_be_visible()
    lit = anna.page.locator(".surface [data-lit]")
    expect(lit).not_to_have_count(0)

    strip(anna).get_by_role("button", expanded=False).click()
    strip(anna).get_by_role("listitem").get_by_role("button", name="Boris").first.click()
    past = anna.page.get_by_role("region", name=anna.say("lookback"), exact=True)
    expect(past).to_contain_text("Boris")
    expect(lit).to_have_count(0)
    expect(anna.button("lookback-now")).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(past).to_be_hidden()
    expect(lit).not_to_have_count(0)

    last = anna.log.get_by_role("button").last
    number = last.inner_text()
    last.click()
    expect(past).to_contain_text(anna.say("replay-at", n=number, of=anna.picture["steps"]))
    anna.button("lookback-now").click()

    anna.button("since-hide").click()
    expect(strip(anna)).to_be_hidden()
    expect(anna.page.locator(".ticker")).to_contain_text("Boris")
    anna.page.keyboard.press("c")
    expect(anna.page.locator(".ticker:visible")).to_contain_text("Boris")


def test_on_a_phone_it_is_one_line_that_unfolds(visit: Visit) -> None:
    anna, boris = visit("Анна", lang="ru", phone=True), visit("Boris")
    told_of_boris(anna, boris)
    line = strip(anna).bounding_box()
    assert line is not None
    assert line["height"] < 45
    assert not anna.too_wide
    anna.press(strip(anna).get_by_role("button", expanded=False))
    expect(anna.button("since-play")).to_be_visible()
    assert not anna.too_wide
    anna.press(anna.button("since-hide"))
    anna.press(anna.button("table-chat"))
    expect(anna.page.locator("aside .ticker")).to_contain_text("Boris")
