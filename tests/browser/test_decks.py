"""Building a deck: swapped by click, by keys and by dragging; named, saved, sent as a line, played at a table."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.person import Person

SWAP = "romans -ROM012 +ROM061"
KEEP = {"name": "Builders", "title": "settlers", "modules": ["aztecs"], "line": SWAP}
WITH = {"modules": ["aztecs"], "options": {"decks": "standard"}}


def card(person: Person, id: str) -> Locator:
    """A set: pressed, it goes to the other side."""
    return person.page.locator(f'[data-set="{id}"] button').first


def in_deck(person: Person, id: str) -> Locator:
    return person.page.locator(f'.side.in [data-set="{id}"]')


def verdict(person: Person) -> Locator:
    return person.page.locator(".verdict")


def build(person: Person, query: str = "role=romans") -> None:
    person.go(f"/decks?{query}")
    expect(verdict(person)).to_contain_text(person.say("decks-total", n=30))


@pytest.mark.parametrize(("lang", "phone", "theme"), [("en", False, "light"), ("ru", True, "dark")])
def test_a_deck_is_built_saved_and_played(visit: Visit, lang: str, phone: bool, theme: str) -> None:
    anna = visit("Anna", lang=lang, phone=phone, theme=theme)
    build(anna)
    expect(verdict(anna)).to_contain_text(anna.say("decks-right"))
    anna.press(card(anna, "ROM061"))
    expect(in_deck(anna, "ROM061")).to_be_visible()
    expect(verdict(anna)).to_contain_text("AZ-DCK-02")  # 33 cards
    expect(verdict(anna)).to_contain_text(anna.say("decks-count", have=4, want=3))
    anna.press(card(anna, "ROM012"))
    expect(verdict(anna)).to_contain_text(anna.say("decks-right"))
    expect(anna.page.get_by_label(anna.say("decks-line"), exact=True)).to_have_value(SWAP)
    assert not anna.too_wide
    assert faults(anna.page) == []
    anna.page.get_by_label(anna.say("decks-name"), exact=True).fill("My builders")
    anna.press(anna.button("decks-save"))
    mine = anna.page.get_by_role("region", name=anna.say("decks-mine"), exact=True)
    expect(mine).to_contain_text("My builders")
    anna.press(mine.get_by_role("link", name=anna.say("decks-play-with", name="My builders"), exact=True))
    expect(anna.page.get_by_label(anna.say("seat-deck", n=1), exact=True)).to_have_value(SWAP)
    assert faults(anna.page) == []
    anna.page.get_by_role("button", name=anna.say("seat-remove", n=2), exact=True).click()
    anna.press(anna.button("new-start"))
    anna.arrive()
    assert [person["deck"] for person in anna.picture["people"]] == [SWAP]
    assert anna.picture["modules"] == ["aztecs"]


def test_by_keys(visit: Visit) -> None:
    """The focus goes with the card; what changed is read out."""
    anna = visit("Anna")
    build(anna)
    card(anna, "ROM061").focus()
    anna.page.keyboard.press("Enter")
    expect(in_deck(anna, "ROM061").get_by_role("button").first).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(in_deck(anna, "ROM061")).to_have_count(0)
    expect(card(anna, "ROM061")).to_be_focused()
    expect(verdict(anna)).to_have_attribute("role", "status")


def test_a_card_dragged_onto_another_changes_places_with_it(visit: Visit) -> None:
    anna = visit("Anna")
    build(anna)
    card(anna, "ROM061").drag_to(card(anna, "ROM012"))
    expect(in_deck(anna, "ROM061")).to_be_visible()
    expect(in_deck(anna, "ROM012")).to_have_count(0)
    expect(verdict(anna)).to_contain_text(anna.say("decks-right"))


def test_a_line_that_was_sent_is_read(visit: Visit) -> None:
    anna = visit("Anna")
    build(anna)
    line = anna.page.get_by_label(anna.say("decks-line"), exact=True)
    line.fill("nonsense")
    anna.button("decks-read").click()
    expect(anna.page.get_by_text(anna.say("error-bad-line"))).to_be_visible()
    anna.forgive("400")
    line.fill("japanese -JAP001 +JAP062")
    anna.button("decks-read").click()
    expect(anna.page.get_by_text("(AZ-DCK-05)")).to_be_visible()
    line.fill("japanese +JAP061 -JAP001")
    anna.button("decks-read").click()
    expect(in_deck(anna, "JAP061")).to_be_visible()
    expect(in_deck(anna, "JAP001")).to_have_count(0)
    anna.page.reload()
    expect(in_deck(anna, "JAP061")).to_be_visible()


def test_a_deck_is_renamed_and_deleted(visit: Visit) -> None:
    anna = visit("Anna")
    id = anna.post("/api/decks", KEEP)["id"]
    anna.go("/account")
    anna.link("account-decks").click()
    anna.link("decks-open", name="Builders").click()
    expect(in_deck(anna, "ROM061")).to_be_visible()
    anna.page.get_by_label(anna.say("decks-name"), exact=True).fill("Masons")
    anna.button("decks-save").click()
    expect(anna.link("decks-open", name="Masons")).to_be_visible()
    assert [(deck["id"], deck["name"]) for deck in anna.get("/api/decks")["decks"]] == [(id, "Masons")]
    anna.button("decks-delete-named", name="Masons").click()
    anna.dialog("decks-delete.title").get_by_role("button", name=anna.say("decks-delete"), exact=True).click()
    expect(anna.link("decks-open", name="Masons")).to_have_count(0)
    assert anna.get("/api/decks")["decks"] == []


def test_decks_are_chosen_in_the_waiting_room(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Boris", lang="ru", phone=True)
    boris.post("/api/decks", KEEP)
    table = anna.lay("me", "open", **WITH)
    boris.go(f"/t/{table}")
    boris.press(boris.button("waiting-sit"))
    boris.page.get_by_label(boris.say("seat-deck", n=2), exact=True).select_option(SWAP)
    boris.until(lambda picture: picture["people"][1]["deck"] == SWAP)
    assert boris.picture["people"][1]["role"] == "romans"  # the deck brings it along
    assert faults(boris.page) == []
    anna.go(f"/t/{table}")
    expect(anna.page.get_by_text(anna.say("deck-own"))).to_be_visible()
    anna.page.get_by_label(anna.say("seat-deck", n=1), exact=True).select_option("ready")
    anna.until(lambda picture: picture["people"][0]["deck"] == "ready")
    anna.button("waiting-start").click()
    anna.arrive()
    assert [person["deck"] for person in anna.picture["people"]] == ["ready", SWAP]
