"""Spectators: they see the table and talk, and nothing else."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.play import come_to_turn, secret


def chat(person: Person) -> Locator:
    """Open the chat; returns where it is read."""
    person.page.keyboard.press("c")
    return person.page.get_by_role("log", name=person.say("table-chat"))


def talk(person: Person, text: str) -> None:
    person.page.get_by_label(person.say("table-say")).fill(text)
    person.page.keyboard.press("Enter")


def test_a_spectator_sees_no_hand_and_no_options(visit: Visit) -> None:
    anna, vera = visit("Anna"), visit()
    table = anna.lay("me", "bot", public=True)
    anna.sit_down(table)
    vera.sit_down(table)
    assert vera.picture["seat"] is None
    assert not any(ask["options"] for ask in vera.picture["asks"])
    hidden = secret(anna.picture, 0, vera.picture)
    assert len(hidden) >= 4
    assert not [card for card in hidden if card in vera.page.content()]
    expect(vera.page.locator("[data-lit]")).to_have_count(0)
    expect(vera.button("table-options")).to_be_hidden()
    expect(vera.button("table-done")).to_be_hidden()
    vera.thing("deck:common").hover()
    expect(vera.page.locator(".peek ul li")).to_have_count(1)  # what it is for, though there is nothing to do
    expect(anna.page.get_by_text(anna.say("table-watching", n=1))).to_be_attached()

    come_to_turn(anna)
    anna.choose(anna.options[0]["key"])
    vera.until(lambda picture: picture["version"] == anna.picture["version"])
    assert not any(ask["options"] for ask in vera.picture["asks"])


def test_people_and_spectators_talk_apart_from_the_log(visit: Visit) -> None:
    anna, vera = visit("Anna"), visit("Вера", lang="ru", phone=True)
    table = anna.lay("me", "bot", public=True)
    anna.sit_down(table)
    vera.sit_down(table)
    come_to_turn(anna)
    steps = anna.picture["steps"]

    vera.press(vera.button("table-chat"))
    talk(vera, "Удачи! <b>not bold</b>")
    unread = anna.button("table-chat-unread", n=1)
    expect(unread).to_be_visible()
    expect(chat(anna)).to_contain_text("Удачи! <b>not bold</b>")
    expect(unread).to_be_hidden()
    talk(anna, "Thanks")
    expect(vera.page.get_by_role("log")).to_contain_text("Thanks")
    assert anna.picture["steps"] == steps


def test_a_private_table_is_not_there_for_strangers(visit: Visit) -> None:
    anna, vera = visit("Anna"), visit(lang="ru")
    vera.go(f"/t/{anna.lay('me', 'open', public=False)}")
    expect(vera.page.get_by_text(vera.say("error-no-table"))).to_be_visible()
