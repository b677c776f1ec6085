"""Founders in the browser: tiles laid by mouse, keys and fingers, connections that light up, a game to its end."""

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

import stead
from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.play import come_to_turn, join_bots

SEED = 4
MIDDLE = """([column, row]) => {
  const board = document.querySelector(".city > svg");
  const { x, y } = new DOMPoint((column + 0.5) * 40, (row + 0.5) * 40).matrixTransform(board.getScreenCTM());
  return [x, y];
}"""

COUNT_FLIGHTS = """() => {
  window.flown = 0;
  const count = (node) => (window.flown += node.querySelectorAll?.(".hop").length ?? 0);
  const watch = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(count)));
  watch.observe(document.querySelector(".city > svg"), { childList: true, subtree: true });
}"""
"""They are gone as soon as they have arrived, so they are counted as they come."""


def sit_before(person: Person, when: Callable[[stead.Table], bool]) -> None:
    """Sit down in the middle of a game of bots, for whoever is asked when this is so for the first time."""
    join_bots(person, "founders", ["north", "east", "south"], SEED, when)


def asked(kind: str, storages: int = 4) -> Callable[[stead.Table], bool]:
    """When somebody is asked this, and so many storages stand in the city."""
    return lambda table: table.decision.kind == kind and len(table.view(None).data()["storages"]) >= storages


def dock(person: Person) -> Locator:
    """What would come of the tile where it is."""
    return person.page.locator(".dock")


def at(person: Person, cell: str) -> tuple[float, float]:
    """Where the middle of a cell is in the window."""
    x, y = person.page.evaluate(MIDDLE, [ord(cell[0]) - ord("A"), int(cell[1:]) - 1])
    return x, y


def middle(person: Person, cells: list[str]) -> tuple[float, float]:
    """Where the mouse has to be for the tile to lie on these cells: a little before the middle of its box."""
    places = [at(person, cell) for cell in cells]
    size = at(person, "B1")[0] - at(person, "A1")[0]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return (min(xs) + max(xs)) / 2 + size * 0.1, (min(ys) + max(ys)) / 2 + size * 0.1


def cells_of(option: dict[str, Any]) -> list[str]:
    return [thing.removeprefix("cell:") for thing in option["about"]]


def places(person: Person) -> list[dict[str, Any]]:
    return [option for option in person.options if option["key"].startswith("at ")]


def turn_to(person: Person, key: str) -> None:
    """Turn the tile as this key says."""
    turn = (key.split()[2:] or [""])[0]
    for _ in range(8):
        if (dock(person).get_attribute("data-key") or "").split()[2:] in ([turn], []):
            return
        person.page.keyboard.press("r")
    raise AssertionError(f"it does not turn to {key}")


def test_by_mouse(visit: Visit) -> None:
    """The tile follows the mouse; what it would bring is seen before a click lays it; elsewhere the rule is told."""
    anna = visit("Anna")
    sit_before(anna, asked("tile"))
    storages = len(anna.picture["view"]["storages"])
    option = places(anna)[-1]
    turn_to(anna, option["key"])

    anna.page.mouse.move(*at(anna, anna.picture["view"]["storages"][0]["cells"][0]))
    expect(dock(anna)).to_contain_text(anna.titled("founders", "board-aim-not"))
    expect(dock(anna).get_by_text(re.compile("^FG-"))).to_be_visible()
    place = dock(anna).get_by_role("button", name=anna.titled("founders", "board-aim-place"))
    expect(place).to_be_disabled()
    assert len(anna.options) <= 6
    expect(anna.bar.locator(".answers button")).to_have_count(len(anna.options))  # so few are buttons as well

    anna.page.mouse.move(*middle(anna, cells_of(option)))
    expect(dock(anna)).to_have_attribute("data-key", option["key"])
    expect(place).to_be_enabled()
    expect(dock(anna).locator(".what")).to_contain_text(cells_of(option)[0])
    expect(anna.page.locator(".links path").first).to_be_attached()
    with anna.moving():
        anna.page.mouse.down()
        anna.page.mouse.up()
    assert len(anna.picture["view"]["storages"]) == storages + 1


def test_by_keys(visit: Visit) -> None:
    """Arrows, R, Enter; the wheel and the buttons turn it as well."""
    anna = visit("Anna", lang="ru")
    sit_before(anna, asked("place"))
    expect(dock(anna)).to_be_visible()
    anna.page.keyboard.press("b")
    expect(anna.page.locator("[data-aim]")).to_be_focused()
    assert not axe.faults(anna.page)
    option = places(anna)[0]
    turn_to(anna, option["key"])
    wanted = option["key"].split()[1]
    for _ in range(40):
        here = (dock(anna).get_attribute("data-key") or "").split()[1]
        if here == wanted:
            break
        across = ord(wanted[0]) - ord(here[0])
        along = "Right" if across > 0 else "Left" if across < 0 else "Down" if int(wanted[1:]) > int(here[1:]) else "Up"
        anna.page.keyboard.press(f"Arrow{along}")
    expect(dock(anna)).to_have_attribute("data-key", option["key"])
    expect(dock(anna).get_by_role("button", name=anna.titled("founders", "board-aim-place"))).to_be_enabled()
    with anna.moving():
        anna.page.keyboard.press("Enter")
    built = anna.picture["view"]["buildings"][-1]
    assert sorted(built["cells"]) == sorted(cells_of(option))


def test_by_finger(visit: Visit) -> None:
    """A tap brings the tile there, a second one lays it; the whole fits on a phone."""
    boris = visit("Борис", lang="ru", phone=True)
    sit_before(boris, asked("site"))
    assert not boris.too_wide
    option = places(boris)[len(places(boris)) // 2]
    cell = cells_of(option)[0]
    boris.page.get_by_role("button", name=boris.titled("founders", "board-zoom-in"), exact=True).tap()
    boris.page.get_by_role("button", name=boris.titled("founders", "board-zoom-all"), exact=True).tap()
    boris.page.touchscreen.tap(*at(boris, cell))
    expect(dock(boris)).to_have_attribute("data-key", option["key"])
    expect(dock(boris).get_by_role("button", name=boris.titled("founders", "board-aim-place"))).to_be_enabled()
    with boris.moving():
        boris.page.touchscreen.tap(*at(boris, cell))
    assert [cell] in [storage["cells"] for storage in boris.picture["view"]["storages"]]


def test_connections_light_up(visit: Visit) -> None:
    """At a storage, the lines to what it is made of."""
    anna = visit("Anna")
    sit_before(anna, lambda table: asked("turn")(table) and bool(made_of(table.view(None).data())))
    made = made_of(anna.picture["view"])[0]
    anna.thing(f"cell:{made['cells'][0]}").hover()
    expect(anna.page.locator(".caption")).to_contain_text(made["cells"][0])
    assert anna.page.locator(".links .over").count() >= len(made["from"])


def made_of(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Storages that were made of others."""
    return [storage for storage in view["storages"] if storage["from"]]


def delivers(table: stead.Table) -> bool:
    """Does it lead to deliveries, wherever the building is placed that is to be?"""
    if table.decision.kind != "place":
        return False
    options = [option for option in table.decision.options if option.key.startswith("at ")]
    return bool(options) and "Delivered" in told(table, options[0].key)


def told(table: stead.Table, key: str) -> list[str]:
    return [type(event).__name__ for event in table.foresee(key, table.decision.seat).events]


def test_deliveries_and_points_fly(visit: Visit) -> None:
    """As the events of the step tell: one flight for each."""
    anna = visit("Anna", speed="normal")
    sit_before(anna, delivers)
    option = places(anna)[0]
    turn_to(anna, option["key"])
    anna.page.mouse.move(*middle(anna, cells_of(option)))
    expect(dock(anna)).to_have_attribute("data-key", option["key"])
    expect(dock(anna).get_by_role("button", name=anna.titled("founders", "board-aim-place"))).to_be_enabled()
    anna.page.evaluate(COUNT_FLIGHTS)
    with anna.moving():
        anna.page.mouse.down()
        anna.page.mouse.up()
    told = [event["event"] for event in anna.picture["log"][-1]["events"]]
    flights = told.count("delivered") + told.count("earned")
    assert flights >= 2
    anna.page.wait_for_function("flights => window.flown === flights", arg=flights)


def test_alone_from_the_lobby_to_the_end(visit: Visit) -> None:
    """A short game: whoever plays alone and at random soon loses."""
    anna = visit("Anna")
    anna.go("/")
    anna.page.get_by_role("link", name=anna.say("play-friends")).click()
    anna.page.get_by_role("group", name=anna.say("new-title")).get_by_text(anna.titled("founders", "title")).click()
    anna.button("seat-remove", n=2).click()
    anna.button("new-start").click()
    anna.arrive()
    mind = random.Random(SEED)
    while come_to_turn(anna):
        if anna.holding:
            anna.end_turn()
            continue
        key = mind.choice([option["key"] for option in anna.options])
        if dock(anna).is_visible():
            turn_to(anna, key)
            anna.page.mouse.move(*middle(anna, cells_of(next(o for o in anna.options if o["key"] == key))))
            with anna.moving():
                dock(anna).get_by_role("button", name=anna.titled("founders", "board-aim-place")).click()
        else:
            anna.choose(key)
    expect(anna.page.get_by_role("table", name=anna.say("final-tally"))).to_be_visible()
