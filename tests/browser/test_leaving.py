"""Somebody leaves: a bot plays on, until they are back."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.play import two_at_a_table


def test_whoever_leaves_is_replaced_and_can_come_back(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Борис", lang="ru", phone=True)
    two_at_a_table(anna, boris)
    people = boris.page.get_by_role("group", name=boris.say("table-people"))
    boris.press(people.get_by_role("button", name="Борис"))
    boris.press(boris.button("table-leave"))
    anna.until(lambda picture: picture["people"][1]["stand_in"])
    expect(boris.bar).to_contain_text(boris.say("table-stands-in"))
    toasts = anna.page.locator(".toast")
    expect(toasts.get_by_text(anna.say("note-left", name="Борис"))).to_be_visible()
    boris.press(boris.button("table-come-back"))
    anna.until(lambda picture: not picture["people"][1]["stand_in"])
    expect(boris.bar).not_to_contain_text(boris.say("table-stands-in"))
    expect(toasts.get_by_text(anna.say("note-back", name="Борис"))).to_be_visible()
    anna.page.reload()
    anna.arrive()
    for note in ("left", "back"):  # whoever comes later finds it where it happened, and is not told again
        expect(anna.read_log().get_by_text(anna.say(f"note-{note}", name="Борис"))).to_be_visible()
    expect(toasts).to_have_count(0)


def test_who_is_here_can_be_seen(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Борис", lang="ru")
    two_at_a_table(anna, boris)
    people = anna.page.get_by_role("group", name=anna.say("table-people"))
    expect(people.get_by_role("button", name="Борис")).not_to_have_accessible_name(anna.say("table-away"))
    boris.go("/")
    expect(people.get_by_role("button", name=anna.say("table-away"))).to_be_visible()
