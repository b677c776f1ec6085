"""A tablet held upright: the city has its whole width, cards lie side by side, nothing in a replay's head collides."""

import random

from playwright.sync_api import Page, ViewportSize

import stead
from tests.browser.conftest import Visit
from tests.browser.person import Person

UPRIGHT: ViewportSize = {"width": 768, "height": 1024}

OVERLAPS = """(things) => {
  const boxes = [...document.querySelectorAll(things)].map((thing) => thing.getBoundingClientRect());
  const beside = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
  const apart = (a, b) => beside(a, b) || beside(b, a);
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b))).length;
}"""


def founders(person: Person) -> str:
    """A finished game."""
    table = stead.Table.new("founders", ["north", "east", "south"], 4)
    mind = random.Random(4)
    while not table.over:
        table.push(mind.choice(list(table.decision.options)), table.decision.seat)
    return person.post("/api/records", table.record())["id"]


def replay(person: Person, table: str) -> Page:
    person.go(f"/t/{table}/replay?step=120")
    person.page.locator("[data-thing]").first.wait_for()
    person.drawn()
    return person.page


def test_the_city_fills_the_width(visit: Visit) -> None:
    anna = visit("Anna", lang="ru")
    anna.page.set_viewport_size(UPRIGHT)
    page = replay(anna, founders(anna))
    city = page.locator(".city > svg").bounding_box()
    assert city is not None
    assert city["width"] > 0.95 * UPRIGHT["width"]
    assert page.evaluate(OVERLAPS, "header > h1, header li, header .eyes") == 0
    assert page.evaluate(OVERLAPS, "header .name, header .score") == 0
    assert not anna.too_wide


def test_the_cards_of_a_hand_lie_side_by_side(visit: Visit) -> None:
    anna = visit("Anna", lang="ru")
    anna.page.set_viewport_size(UPRIGHT)
    anna.resume("4-advanced", 253, 3)
    anna.drawn()
    assert anna.page.locator(".hand .held").count() > 3
    assert anna.page.evaluate(OVERLAPS, ".hand .held, .empire.mine, .centre, .others") == 0
    assert not anna.too_wide
