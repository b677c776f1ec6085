"""Whom one plays with: names that are somebody else's, whoever shall not sit here, links that no longer open, and who
is called back to the table."""

import os
import sqlite3
import time
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.play import two_at_a_table

PASSWORD = "correct horse battery"


def picture(person: Person, name: str) -> None:
    """To be looked at by whoever changes these pages: with STEAD_PICTURES, a folder."""
    if folder := os.environ.get("STEAD_PICTURES"):
        person.page.screenshot(path=f"{folder}/{name}.png")


def test_the_host_removes_somebody_who_sat_down(visit: Visit) -> None:
    anna, boris = visit("Anna", lang="ru", phone=True), visit("Boris")
    table = anna.lay("me", "open")
    boris.post(f"/api/tables/{table}/join", {})
    for person in (anna, boris):
        person.go(f"/t/{table}")
    anna.press(anna.button("waiting-show-out"))
    question = anna.dialog("waiting-show-out-title", name="Boris")
    expect(question).to_contain_text(anna.say("waiting-show-out-text", name="Boris"))
    picture(anna, "show-out")
    anna.press(question.get_by_role("button", name=anna.say("waiting-show-out-not")))
    assert anna.picture["people"][1]["name"] == "Boris"  # she thought better of it
    anna.press(anna.button("waiting-show-out"))
    anna.press(
        anna.dialog("waiting-show-out-title", name="Boris").get_by_role("button", name=anna.say("waiting-show-out"))
    )
    anna.until(lambda picture: picture["people"][1]["who"] == "open")
    expect(boris.page.get_by_text(boris.say("error-shown-out"))).to_be_visible()
    picture(boris, "shown-out")
    boris.go(f"/t/{table}")  # the table is public: he may look on
    boris.press(boris.button("waiting-sit"))
    expect(boris.page.get_by_text(boris.say("error-shown-out"))).to_be_visible()
    boris.forgive("403")


def test_a_guest_with_the_name_of_an_account_is_called_a_guest(visit: Visit) -> None:
    anna, thief = visit(), visit("Аnna of Rivendell", phone=True)  # with a Russian A
    anna.post("/api/account", {"name": "Anna of Rivendell", "password": PASSWORD})
    table = two_at_a_table(anna, thief)
    people = anna.page.get_by_role("group", name=anna.say("table-people"))
    marked = anna.say("guest-named", name="Аnna of Rivendell")
    expect(people.get_by_role("button", name=marked)).to_be_visible()
    picture(anna, "guest-at-the-table")
    thief.page.keyboard.press("c")
    thief.page.get_by_label(thief.say("table-say")).fill("I am Anna")
    thief.page.keyboard.press("Enter")
    anna.page.keyboard.press("c")
    expect(anna.page.get_by_role("log", name=anna.say("table-chat"))).to_contain_text(marked)
    picture(anna, "guest-in-the-chat")
    onlooker = visit("Carla", lang="ru")
    onlooker.go(f"/t/{table}")
    onlooker.arrive()
    assert onlooker.picture["people"][1]["name"] == onlooker.say("guest-named", name="Аnna of Rivendell")


def test_the_link_to_a_running_game_can_be_renewed(visit: Visit) -> None:
    anna, boris, carla = visit("Anna"), visit("Boris"), visit("Carla")
    table = anna.lay("me", "open", public=False)
    old = anna.get(f"/api/tables/{table}")["invite"]
    boris.post(f"/api/tables/{table}/join", {"invite": old})
    anna.post(f"/api/tables/{table}/start")
    for person, query in ((anna, ""), (boris, ""), (carla, f"?invite={old}")):
        person.go(f"/t/{table}{query}")
        person.arrive()
    boris.press(boris.button("table-menu"))
    expect(boris.button("table-renew")).to_have_count(0)  # he is not the host
    anna.press(anna.button("table-menu"))
    picture(anna, "renew")
    anna.press(anna.button("table-renew"))
    expect(anna.page.locator(".toast").last).to_contain_text(anna.say("table-renewed").split(".")[0])
    expect(carla.page.get_by_text(carla.say("error-bad-invite"))).to_be_visible()
    new = anna.get(f"/api/tables/{table}")["invite"]
    carla.go(f"/t/{table}?invite={new}")
    carla.arrive()


def test_who_is_called_hears_of_it_and_keeps_the_seat(visit: Visit, house: House) -> None:
    anna, boris = visit("Anna"), visit("Борис", lang="ru", phone=True)
    table = two_at_a_table(anna, boris, clock={"kind": "live", "bank": 3600, "increment": 10})
    anna.go("/")
    with closing(sqlite3.connect(house.folder / "stead.db", timeout=30)) as db, db:  # as after a minute, and a vote
        called = "UPDATE seats SET votes = '[1]', called = ? WHERE \"table\" = ? AND seat = 0"
        db.execute(called, (time.time() + 50, table))
    boris.sit_down(table)
    boris.until(lambda picture: picture["people"][0]["called"])
    people = boris.page.get_by_role("group", name=boris.say("table-people"))
    boris.press(people.get_by_role("button", name="Anna").first)
    expect(boris.page.get_by_text(boris.say("table-votes", names="Борис"))).to_be_visible()
    expect(boris.page.get_by_text("начнёт играть бот")).to_be_visible()
    picture(boris, "called")
    anna.page.reload()
    mine = anna.page.get_by_role("region", name=anna.say("lobby-mine"))
    expect(mine).to_contain_text("The others are waiting for you: a bot takes over in 0:")
    picture(anna, "called-in-the-lobby")
    anna.sit_down(table)
    boris.until(lambda picture: picture["people"][0]["called"] is None and picture["people"][0]["present"])
