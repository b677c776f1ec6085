"""The lobby: which table wants me, who can come, and what else goes on."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.play import come_to_turn, two_at_a_table


def test_tables_where_it_is_my_turn_come_first(visit: Visit) -> None:
    anna = visit("Anna")
    playing = anna.lay("me")
    waiting = anna.lay("me", "open")
    anna.go("/")
    mine = anna.page.get_by_role("region", name=anna.say("lobby-mine"))
    expect(mine.get_by_role("article")).to_have_count(2)
    links = mine.get_by_role("heading").get_by_role("link")
    assert [link.get_attribute("href") for link in links.all()] == [f"/t/{playing}", f"/t/{waiting}"]
    expect(mine.get_by_role("article").first).to_contain_text(anna.say("your-turn"))
    expect(anna.page).to_have_title(re.compile(r"^\(1\) "))


def test_the_title_of_the_page_says_that_it_is_my_turn(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Борис", lang="ru")
    two_at_a_table(anna, boris)
    first = come_to_turn(anna, boris)
    assert first is not None
    second = boris if first is anna else anna
    expect(first.page).to_have_title(re.compile(r"^\(1\) "))
    expect(second.page).not_to_have_title(re.compile(r"^\("))
    first.choose(first.options[0]["key"])
    first.end_turn()
    expect(second.page).to_have_title(re.compile(r"^\(1\) "))


def test_an_open_table_is_joined_from_the_lobby(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Борис", lang="ru")
    table = anna.lay("me", "open")
    boris.go("/")
    card = boris.page.get_by_role("article").filter(has=boris.page.locator(f"[href='/t/{table}']"))
    card.get_by_role("button", name=boris.say("table-join")).click()
    expect(boris.page).to_have_url(f"{boris.url}/t/{table}")
    expect(boris.page.get_by_text(boris.say("waiting-for-host"))).to_be_visible()


def test_the_host_fills_a_seat_with_a_bot_and_starts(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go(f"/t/{anna.lay('me', 'open', public=False)}")
    expect(anna.page.get_by_role("img", name=anna.say("waiting-code"))).to_be_visible()
    anna.button("waiting-put-bot").click()
    anna.button("waiting-start").click()
    anna.page.locator("[data-thing]").first.wait_for()


def test_a_solo_game_starts_at_one_press(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go("/")
    anna.page.get_by_role("button", name=anna.say("play-solo")).click()
    anna.page.locator("[data-lit]").first.wait_for()
    assert [player["faction"] for player in anna.picture["view"]["players"]][1:] == ["virtual"]
    anna.choose(anna.options[0]["key"])
