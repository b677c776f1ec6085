"""A whole game: two people in two languages, on a desk and on a phone, and a bot."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.play import Habits, come_to_turn


def introduce(person: Person, name: str) -> None:
    """Answer the question that comes before the first seat."""
    asked = person.dialog("introduce")
    asked.get_by_label(person.say("account-name")).fill(name)
    person.press(asked.get_by_role("button", name=person.say("introduce-go")))


def lay_a_table(anna: Person) -> str:
    """Three seats: herself, whoever has the link, a bot. Returns the link."""
    anna.go("/")
    anna.page.get_by_role("link", name=anna.say("play-friends")).click()
    anna.button("seat-add").click()
    third = anna.page.get_by_role("group", name=anna.say("seat-who", n=3))
    third.get_by_text(anna.say("seat-bot"), exact=True).click()
    anna.page.get_by_text(anna.say("door-link"), exact=True).click()
    anna.button("new-lay").click()
    introduce(anna, "Anna")
    return anna.page.get_by_label(anna.say("waiting-link")).input_value()


def stop_moving(person: Person) -> None:
    """From now on cards and goods are at once where they are."""
    person.press(person.button("table-menu"))
    person.press(person.button("table-settings"))
    person.dialog("table-settings").get_by_text(person.say("speed-off"), exact=True).click()
    person.page.keyboard.press("Escape")
    expect(person.dialog("table-settings")).to_be_hidden()


@pytest.mark.long
def test_two_people_and_a_bot_play_a_game(visit: Visit) -> None:
    anna, boris = visit(speed="quick"), visit(lang="ru", phone=True)
    link = lay_a_table(anna)
    expect(anna.button("waiting-start")).to_be_disabled()
    boris.page.goto(link)
    boris.press(boris.button("waiting-sit"))
    introduce(boris, "Борис")
    expect(boris.page.get_by_text(boris.say("waiting-for-host"))).to_be_visible()
    anna.button("waiting-start").click()
    for person in (anna, boris):
        person.arrive()
        person.page.locator("[data-thing]").first.wait_for()

    habits, first_round = Habits(), anna.picture["round"]
    while person := come_to_turn(anna, boris):
        if first_round and anna.picture["round"] != first_round:
            first_round = None
            stop_moving(anna)
        if person.holding:
            person.end_turn()
        elif person is anna:
            anna.key_in(habits.wish(anna))
        else:
            assert not boris.too_wide
            boris.choose(habits.wish(boris))

    for person in (anna, boris):
        person.until(lambda picture: picture["status"] == "finished")
        see_the_end(person)
    assert anna.picture["scores"] == boris.picture["scores"]

    first = anna.picture["id"]
    anna.button("final-rematch").click()
    anna.until(lambda picture: picture["id"] != first)
    boris.press(boris.button("final-rematch-join"))
    boris.until(lambda picture: picture["id"] == anna.picture["id"])
    assert [person["who"] for person in boris.picture["people"]] == ["person", "person", "bot"]


def see_the_end(person: Person) -> None:
    """Places, the score taken apart, and how it came about."""
    expect(person.button("final-rematch")).to_be_visible()
    tally = person.page.get_by_role("table", name=person.say("final-tally"))
    parts = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in tally.locator("tbody tr").all()]
    total = [int(cell) for cell in tally.locator("tfoot td").all_inner_texts()]
    assert total == person.picture["scores"] == [sum(points) for points in zip(*parts, strict=True)]
    charts = person.page.get_by_role("region", name=person.say("final-charts")).get_by_role("figure")
    expect(charts.nth(2)).to_be_visible()
