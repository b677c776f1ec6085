"""Colonists in the browser: a map that is laid and walked on by mouse and keys, communities, a year to its end."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import stead
from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.play import come_to_turn, join_bots

SEED = 5
SEATS = ["north", "east", "south"]


def sit_before(person: Person, when: Callable[[stead.Table], bool], **eras: str) -> None:
    """Sit down in the middle of a game of bots, for whoever is asked when this is so for the first time."""
    join_bots(person, "colonists", SEATS, SEED, when, **eras)


def asked(kind: str, options: int = 2, year: int = 0) -> Callable[[stead.Table], bool]:
    """When somebody is asked this, with so many answers, in this year or later."""
    return lambda table: (
        table.decisions[0].kind == kind and len(table.decisions[0].options) >= options and table.game.year >= year
    )


def test_a_place_is_laid_where_one_clicks(visit: Visit) -> None:
    """With one click, then with one key, though what is laid next cannot be unseen; the map grows."""
    anna = visit("Anna")
    anna.sit_down(anna.lay("me", title="colonists"))
    for by_key in (False, True):
        come_to_turn(anna)
        land = len(anna.picture["view"]["land"])
        spot = anna.thing(anna.options[0]["about"][0])
        with anna.moving():
            if by_key:
                spot.focus()
                anna.page.keyboard.press("Enter")
            else:
                spot.click()
        assert len(anna.picture["view"]["land"]) == land + 1
        expect(anna.page.locator(".map .place")).to_have_count(land + 1)


def test_a_steward_walks_and_pays(visit: Visit) -> None:
    """Where a fee is due it is written on the map, with whom it goes to; a jump has another sign than a walk."""
    anna = visit("Anna")
    with_fee = asked("turn", 3)
    sit_before(anna, lambda table: with_fee(table) and any(way["to"] for way in ways(table)))
    [mine] = [ask for ask in anna.picture["view"]["asked"] if ask["options"]]
    due = {way["place"] for way in mine["ways"] if way["to"]}
    expect(anna.page.locator(".map .fee")).to_have_count(len(due))
    way = next(way for way in mine["ways"] if way["to"])
    anna.thing(f"place:{way['place']}").first.hover()
    expect(anna.page.locator(".peek .state").last).to_contain_text(name_of(anna, way["to"][0]))


def name_of(person: Person, seat: int) -> str:
    """Bots go by where they sit."""
    [role] = [one["role"] for one in person.picture["people"] if one["seat"] == seat]
    return person.titled("colonists", f"seat-{role}")


def ways(table: stead.Table) -> list[dict[str, list[int]]]:
    decision = table.decisions[0]
    return next(ask["ways"] for ask in table.view(decision.seat).data()["asked"] if ask["seat"] == decision.seat)


COUNT_FLIGHTS = """() => {
  window.flown = new Set();
  const note = (one) => window.flown.add(one.className.split(" ")[0]);
  const count = (node) => node.querySelectorAll?.(".token, .caption").forEach(note);
  const watch = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(count)));
  watch.observe(document.querySelector(".film"), { childList: true, subtree: true });
}"""
"""They are gone as soon as they have arrived, so they are noted as they come."""


def test_the_end_of_a_year_is_a_short_film(visit: Visit) -> None:
    """Goods fly, and words say what happens; who wants stillness has it."""
    anna = visit("Anna", speed="quick")
    sit_before(anna, lambda table: asked("dismiss")(table) and table.decisions[0].seat == table.game.first)
    anna.page.evaluate(COUNT_FLIGHTS)
    anna.choose("stay")
    anna.page.wait_for_function("() => window.flown.has('token') && window.flown.has('caption')")
    expect(anna.page.locator(".film .sky")).to_have_count(0)


def test_others_are_folded_and_can_be_looked_into(visit: Visit) -> None:
    anna = visit("Anna")
    sit_before(anna, asked("turn", 3, 3))
    other = anna.page.locator("section.other").first
    expect(other.locator(".structure")).to_have_count(0)
    other.locator("button").click()
    seat = (anna.picture["seat"] + 1) % len(SEATS)
    expect(other.locator(".structure")).to_have_count(len(anna.picture["view"]["players"][seat]["community"]))


def test_a_year_by_clicking(visit: Visit) -> None:
    """One thing after the other is pressed on the board, until the second year begins."""
    anna = visit("Anna", confirm="never")
    anna.sit_down(anna.lay("me", title="colonists", undo="free"))
    mind = random.Random(SEED)
    for _ in range(200):
        come_to_turn(anna)
        if anna.picture["view"]["year"] > 1:
            return
        anna.choose(mind.choice([option["key"] for option in anna.options]))
    raise AssertionError("the year does not end")


@pytest.mark.parametrize("phone", [False, True])
def test_its_table_can_be_read_by_everybody(visit: Visit, phone: bool) -> None:
    anna = visit("Anna", lang="ru" if phone else "en", phone=phone, theme="dark" if phone else "light")
    faults: list[str] = []
    for when in (asked("lay", 3), asked("turn", 3, 4), asked("visit", 3)):
        sit_before(anna, when, last="2")
        anna.page.locator("[data-lit]").first.wait_for()
        faults += axe.faults(anna.page)
        assert not anna.too_wide
    assert not faults, "\n\n".join(faults)


@pytest.mark.long
@pytest.mark.parametrize("path", ["/learn/colonists", "/rules/colonists", "/cards/colonists"])
def test_its_pages_can_be_read_by_everybody(visit: Visit, path: str) -> None:
    anna = visit("Anna", phone=True)
    anna.go(path)
    anna.page.locator("h1, h2").first.wait_for()
    expect(anna.page.locator(".spinner")).to_have_count(0)
    assert axe.faults(anna.page) == []
    assert not anna.too_wide
