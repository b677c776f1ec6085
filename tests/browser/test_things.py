"""A thing says what it does: whoever points at it sees its face and text, what can be done with it, and why not."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from stead.text.voice import unmarked
from tests.browser import test_colonists as colonists
from tests.browser import test_north as north
from tests.browser.conftest import Visit
from tests.browser.person import Person, said
from tests.browser.play import come_to_turn
from tests.browser.test_founders import asked, sit_before

DUMB = """() => [...document.querySelectorAll("[data-thing]")]
  .filter((thing) => !thing.getAttribute("aria-description"))
  .map((thing) => thing.dataset.thing)"""
"""Things of which a screen reader hears a name only."""

UNMARKED = """() => [...document.querySelectorAll("[data-lit][data-thing]")]
  .filter((thing) => thing.checkVisibility() && !(thing instanceof SVGElement))
  .filter((thing) => !thing.querySelector(":scope > .badges .glyph svg"))
  .map((thing) => thing.dataset.thing)"""
"""Lit things that do not say for what."""

KINDS = """() => {
  const kinds = new Map();
  for (const thing of document.querySelectorAll("[data-thing]")) {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    if (!thing.contains(document.elementFromPoint(across, down))) continue;
    const place = thing.closest("[role=group], section")?.getAttribute("aria-label");
    const kind = [thing.dataset.thing.split(":")[0], place, thing.hasAttribute("data-lit"), thing.tagName].join();
    if (!kinds.has(kind)) kinds.set(kind, [thing.dataset.thing, across, down]);
  }
  return [...kinds.values()];
}"""
"""One thing of each kind, in each place, lit and not; and where it is."""

SHOWN = """([thing, x, y]) => {
  const shown = document.querySelector(`.peek[data-of="${thing}"], .pop:popover-open`);
  if (!shown?.querySelector("h2") || shown.querySelector(".spinner")) return null;
  if (shown.ariaBusy === "true") return null;
  const box = shown.getBoundingClientRect();
  const name = shown.querySelector("h2").textContent.trim();
  const told = [...shown.querySelectorAll(".words > p")].map((line) => line.textContent.trim());
  return {
    told: told.filter((line) => line && line !== name).length,
    why: shown.querySelectorAll("ul li").length,
    options: shown.querySelectorAll("ol button").length,
    covers: box.left < x && x < box.right && box.top < y && y < box.bottom,
  };
}"""
"""What is shown of a thing, as soon as it is: sentences beside its name, reasons why not, options."""


CUT = """() => [...document.querySelectorAll(".hand .does, .hand .text")]
  .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
  .map((part) => part.closest(".card").querySelector(".name").textContent)"""
"""Cards of the hand whose text is not whole."""


def late(person: Person) -> None:
    person.resume("4-advanced", 253, 3)


def drafting(person: Person) -> None:
    person.resume("2-romans-barbarians", 120)


def trading(person: Person) -> None:
    sit_before(person, asked("trade", 5))


def turning(person: Person) -> None:
    sit_before(person, lambda table: asked("turn", 5)(table) and bool(table.view(None).data()["buildings"]))


def walking(person: Person) -> None:
    colonists.sit_before(person, colonists.asked("turn", 4, year=4), last="2")


def visiting(person: Person) -> None:
    colonists.sit_before(person, colonists.asked("visit", 4), last="2")


def raiding(person: Person) -> None:
    north.sit_before(person, north.can("raid", "use", "move"))


def landing(person: Person) -> None:
    north.sit_before(person, north.asked("island"), ["ulaf", "mckinnon"])


def shown(person: Person, thing: list[Any]) -> dict[str, Any]:
    return person.page.wait_for_function(SHOWN, arg=thing).json_value()


@pytest.mark.parametrize("sit", [late, drafting, trading, turning, walking, visiting, raiding, landing])
def test_whatever_is_pointed_at_shows_itself(visit: Visit, sit: Any) -> None:
    """More than a name and why not; beside it, and no click is lost. All can be heard; what is lit says for what."""
    anna = visit("Anna")
    sit(anna)
    anna.page.locator("[data-lit]").first.wait_for()
    assert anna.page.evaluate(DUMB) == []
    assert anna.page.evaluate(UNMARKED) == []
    things = anna.page.evaluate(KINDS)
    assert len(things) > 6
    for thing, x, y in things:
        anna.page.mouse.move(x, y)
        seen = shown(anna, [thing, x, y])
        assert seen["told"], thing
        assert seen["why"] or anna.about(thing), thing
        assert not seen["covers"], thing
    expect(anna.page.locator(".peek")).to_have_css("pointer-events", "none")


@pytest.mark.parametrize("sit", [late, turning, walking, raiding])
def test_whatever_is_pressed_on_a_phone_shows_itself(visit: Visit, sit: Any) -> None:
    """What has no single thing to do: face, text, options and reasons, in a sheet."""
    boris = visit("Борис", lang="ru", phone=True)
    sit(boris)
    boris.page.locator("[data-lit]").first.wait_for()
    assert boris.page.evaluate(DUMB) == []
    for thing, x, y in boris.page.evaluate(KINDS):
        options = boris.about(thing)
        if len(options) == 1:
            continue
        boris.page.touchscreen.tap(x, y)
        seen = shown(boris, [thing, x, y])
        assert seen["told"], thing
        assert seen["why"] or options, thing
        assert seen["options"] == len(options)
        boris.page.keyboard.press("Escape")
        expect(boris.page.get_by_role("dialog")).to_be_hidden()


def only(person: Person) -> tuple[Locator, dict[str, Any]]:
    """A thing with one option, and that."""
    for option in person.options:
        for about in option["about"]:
            thing = person.thing(about).first
            if thing.is_visible() and len(person.about(about)) == 1:
                return thing, option
    raise AssertionError("everything can be used in several ways")


def test_one_option_is_one_click_and_undo_lies_beside(visit: Visit) -> None:
    anna = visit("Anna")
    anna.resume("2-romans-barbarians", 8)
    thing, option = only(anna)
    box = thing.bounding_box()
    assert box is not None
    undo = anna.button("things-undo", what=unmarked(option["text"]))
    for do in (thing.click, lambda: (thing.focus(), anna.page.keyboard.press("Enter"))):
        with anna.moving():
            do()
        come_to_turn(anna)  # nobody moves while we take it back
        assert option["key"] not in [other["key"] for other in anna.options]
        near = undo.bounding_box()
        assert near is not None
        assert abs(near["y"] - box["y"]) < box["height"] + 60
        assert abs(near["x"] - box["x"]) < box["width"] + 60
        with anna.moving():
            undo.click()
        assert option["key"] in [other["key"] for other in anna.options]
        expect(undo).to_be_hidden()


def test_several_options_are_chosen_from_at_the_thing(visit: Visit) -> None:
    """With a badge for each; keys show it in passing, and hide it."""
    anna = visit("Anna")
    late(anna)
    card, peek = anna.thing("card:COM033").first, anna.page.locator(".peek")
    options = anna.about("card:COM033")
    expect(card.locator(".badge")).to_have_count(len(options))
    anna.page.keyboard.press("b")
    card.focus()
    expect(peek).to_contain_text(anna.say("things-choose"))
    anna.page.keyboard.press("Escape")
    expect(peek).to_be_hidden()
    card.click()
    pop = anna.page.get_by_role("dialog")
    for option in options:
        expect(pop.get_by_role("button", name=said(option["text"]))).to_be_visible()
    box, shown = card.bounding_box(), pop.bounding_box()
    assert box is not None
    assert shown is not None
    assert abs(shown["y"] + shown["height"] - box["y"]) < 20


UNDER = """() => {
  const note = ({ target }) => (window.under = target.closest("[data-thing]")?.dataset.thing);
  window.addEventListener("pointerover", note);
  document.querySelector(".surface").style.translate = "-240px";
}"""
"""The board moves, and its things come to lie elsewhere; what is under the mouse then is written down."""


def test_what_comes_to_lie_under_a_resting_mouse_hides_nothing(visit: Visit) -> None:
    """Somebody came to a thing by keys and reads; only a mouse that moves is a hand that wants something else."""
    anna = visit("Anna")
    late(anna)
    card, peek = anna.page.locator(".hand [data-thing]").nth(1), anna.page.locator(".peek")
    box, pointed = card.bounding_box(), card.get_attribute("data-thing")
    assert box is not None
    assert pointed is not None
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(peek).to_have_attribute("data-of", pointed)
    anna.page.keyboard.press("b")
    read = anna.page.locator("[data-thing]:focus").get_attribute("data-thing")
    assert read is not None
    assert read != pointed
    expect(peek).to_have_attribute("data-of", read)
    anna.page.evaluate(UNDER)
    anna.page.wait_for_function("pointed => window.under && window.under !== pointed", arg=pointed)
    anna.page.wait_for_timeout(600)  # whatever is pointed at has shown itself by then
    expect(peek).to_have_attribute("data-of", read)
    anna.page.mouse.move(box["x"] + box["width"] / 2 + 15, box["y"] + box["height"] / 2)
    expect(peek).not_to_have_attribute("data-of", read)


def test_cards_make_room_for_their_text(visit: Visit) -> None:
    """Six cards in hand, one of them with the longest text of all: it is whole, and others keep a larger picture."""
    anna = visit("Anna")
    anna.resume("3-alternative", 149, 2)
    cards = anna.page.locator(".hand .card")
    expect(cards).to_have_count(6)
    expect(anna.page.locator(".hand .card[data-tight]")).to_have_count(6)
    assert anna.page.evaluate(CUT) == []
    assert {cards.nth(n).get_attribute("data-tight") for n in range(6)} > {"0", "3"}


def test_every_round_tells_what_really_comes(visit: Visit) -> None:
    """From board, Deals and Locations, as the table's own view has them."""
    anna = visit("Anna")
    late(anna)
    brings = anna.picture["view"]["players"][3]["brings"]
    anna.thing("every-round").hover()
    lines = anna.page.locator(".peek .state")
    for n, part in enumerate(("board", "deals", "locations")):
        expect(lines.nth(n).locator(".whole")).to_have_count(len(brings[part]))
        assert brings[part]
