"""The lobby: which table wants me, who can come, and what else goes on."""

import re

from playwright.sync_api import expect

from stead.shelf import TITLES
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


def test_whoever_is_new_is_shown_where_to_begin(visit: Visit) -> None:
    anna, vera = visit("Anna"), visit(lang="ru", phone=True)
    anna.lay("me", "bot")
    for person, first in ((anna, "play-bot"), (vera, "play-guided")):
        person.go("/")
        ways = person.page.get_by_role("region", name=person.say("lobby-title")).get_by_role("listitem")
        expect(ways.first).to_contain_text(person.say(first))
        expect(ways).to_have_count(4)
        games = person.page.get_by_role("radio")
        expect(games).to_have_count(len(TITLES))
        expect(games.first).to_be_checked()
    expect(vera.page.get_by_role("listitem").filter(has_text=vera.say("play-start-here"))).to_be_in_viewport()
    anna.page.get_by_text(anna.titled("founders", "title"), exact=True).click()
    anna.page.get_by_role("link", name=anna.say("play-friends")).click()
    expect(anna.page).to_have_url(re.compile("title=founders"))


def test_my_tables_are_few_at_first_and_can_be_dropped(visit: Visit) -> None:
    anna = visit("Anna")
    tables = [anna.lay("me", "bot") for _ in range(4)]
    anna.go("/")
    mine = anna.page.get_by_role("region", name=anna.say("lobby-mine"))
    expect(mine.get_by_role("article")).to_have_count(3)
    expect(mine.get_by_role("article").first).to_contain_text(anna.titled("settlers", "title"))
    mine.get_by_role("button", name=anna.say("lobby-all", n=4)).click()
    expect(mine.get_by_role("article")).to_have_count(4)
    last = mine.get_by_role("article").filter(has=anna.page.locator(f"[href='/t/{tables[0]}']"))
    last.get_by_role("button", name=anna.say("table-delete")).click()
    anna.button("end-delete.do").click()
    expect(last).to_have_count(0)
    assert [table["id"] for table in anna.get("/api/tables")["mine"]].count(tables[0]) == 0


def test_a_game_against_bots_is_listed_only_if_one_wishes(visit: Visit) -> None:
    anna = visit("Anna")
    for shown in (False, True):
        anna.go("/new?seats=me,bot")
        anna.page.get_by_role("switch", name=anna.say("new-shown")).set_checked(shown)
        anna.button("new-start").click()
        anna.page.locator("[data-thing]").first.wait_for()
        assert anna.picture["public"] == shown
