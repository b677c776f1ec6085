"""The rules and the cards."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_the_rules_are_searched_and_linked_to(visit: Visit) -> None:
    anna = visit()
    anna.go("/rules/settlers")
    status = anna.page.get_by_role("status").filter(has_text=re.compile(r"\d"))
    everything = status.inner_text()
    anna.page.get_by_role("searchbox").fill("foundation faction")
    expect(status).not_to_have_text(everything)
    rules = anna.page.locator("li[id^='IS-']")
    for text in rules.all_inner_texts():
        assert {"foundation", "faction"} <= set(re.findall("foundation|faction", text.lower()))
    expect(anna.page).to_have_url(re.compile(r"\?q=foundation"))
    anna.page.get_by_role("searchbox").fill("no such words")
    expect(anna.page.get_by_text(anna.say("rules-none"))).to_be_visible()

    boris = visit(lang="ru", phone=True)
    boris.go("/rules/settlers#IS-BLD-03")
    expect(boris.page.locator("#IS-BLD-03")).to_be_in_viewport()
    expect(boris.page.locator("#IS-BLD-03")).to_be_focused()


def test_the_rulebook_is_read_with_pictures_and_opens_its_rules(visit: Visit) -> None:
    anna = visit()
    anna.go("/rules")
    main = anna.page.get_by_role("main")
    main.get_by_role("link", name=anna.titled("founders", "title")).click()
    anna.page.get_by_role("navigation", name=anna.say("book-chapters")).get_by_role("link", name="Trade").click()
    chapter = main.get_by_role("region", name="Trade", exact=True)
    expect(chapter).to_be_in_viewport()
    expect(chapter).to_be_focused()
    expect(anna.page).to_have_url(re.compile("#trade$"))
    expect(main.locator("figure [data-thing]").first).to_be_attached()  # the table of the first chapter is drawn
    chapter.get_by_role("button", name=re.compile("TRD-01")).click()
    cited = anna.page.get_by_role("dialog")
    expect(cited).to_contain_text("Trade is exactly one of three options")
    cited.get_by_role("link", name="FG-TRD-01", exact=True).click()
    expect(cited).to_be_hidden()
    expect(main.locator("#FG-TRD-01")).to_be_in_viewport()
    assert not re.search("[А-Яа-яЁё]{2,}", main.inner_text())
    assert main.locator("li[id^='FG-BAD-'], li[id^='FG-EX-']").count() == 0

    games = anna.page.get_by_role("navigation", name=anna.say("games"))
    games.get_by_role("link", name=anna.titled("settlers", "title")).click()
    expect(main.get_by_role("heading", level=1)).to_contain_text(anna.titled("settlers", "title"))
    anna.page.get_by_role("navigation", name=anna.say("nav"), exact=True).get_by_role(
        "link", name=anna.say("nav-cards")
    ).click()
    expect(games.get_by_role("link", name=anna.titled("settlers", "title"))).to_have_attribute("aria-current", "page")


def test_the_cards_are_filtered_and_enlarged(visit: Visit) -> None:
    anna = visit()
    anna.go("/cards/settlers")
    found = anna.get("/api/titles/settlers/cards?lang=en")
    kinds = [card for card in found["cards"] if card["id"] == card["kind"]]
    cards = anna.page.get_by_role("main").get_by_role("listitem")
    expect(cards).to_have_count(len(kinds))
    for filter in found["filters"]:
        value = filter["values"][0]["value"]
        fitting = [card for card in kinds if value in card["filters"].get(filter["name"], [])]
        anna.page.get_by_label(filter["text"], exact=True).select_option(value)
        expect(cards).to_have_count(len(fitting))
        anna.button("cards-clear").first.click()
        expect(cards).to_have_count(len(kinds))
    card = kinds[0]
    anna.page.get_by_role("searchbox").fill(card["id"])
    expect(cards).to_have_count(1)
    anna.page.get_by_role("main").get_by_role("listitem").get_by_role("link").click()
    expect(anna.page.get_by_role("dialog", name=card["name"])).to_contain_text(card["provenance"])
    expect(anna.page).to_have_url(re.compile(f"#{card['id']}$"))
