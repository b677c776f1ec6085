"""The guided first game: every hint in its turn, none over what it speaks of, and at the end of round two what wins."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, gone
from tests.browser.play import come_to_turn

SIZES = ((768, 1024), (360, 740), (1280, 800))
NORTH = ("keep", "place harvest", "build", "place", "move", "use", "raid", "load fish raze", "load raze", "pass", "")
DEEDS = {
    "settlers": ("take", "build COM", "activate", "build ROM", "deal", "exchange", "raze", ""),
    "aztecs": ("take", "pray draw", "build COM", "activate", "build AZT", "deal", "exchange", ""),
    "founders": ("play trade", "play upgrade", "play build", "call", ""),
    "colonists": ("lay", "fill", "enter", "employ", "build", "take", "go", ""),
    "north": NORTH,
}
HINTS = {"settlers": 10, "aztecs": 7, "founders": 15, "colonists": 16, "north": 15}
TABLES = {"aztecs": {"title": "settlers", "modules": ["aztecs"]}}
LAST = {"aztecs": ("aztecs", "guide-azt-enough")}

# The ring goes five pixels around what can be seen of the thing.
LIES_OVER = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const hint = document.querySelector(".hint[role=region]").getBoundingClientRect();
  const over = (name, box, by) => {
    const wide = Math.min(hint.right, box.right - by) - Math.max(hint.left, box.left + by);
    const high = Math.min(hint.bottom, box.bottom - by) - Math.max(hint.top, box.top + by);
    return wide > 1 && high > 1 ? [name] : [];
  };
  const found = [...document.querySelectorAll(".ring:not([hidden]), .bar, [data-clear]")];
  const out = hint.left < 0 || hint.top < 0 || hint.right > innerWidth || hint.bottom > innerHeight ? ["the edge"] : [];
  const by = (one) => (one.matches(".ring") ? 5 : 0);
  return [...out, ...found.flatMap((one) => over(one.className, one.getBoundingClientRect(), by(one)))];
}"""


@pytest.mark.long
@pytest.mark.parametrize("title", HINTS)
def test_the_lesson_is_whole_and_never_in_the_way(visit: Visit, title: str) -> None:
    anna = visit("Anna", confirm="never")
    wish = {"seats": [{"who": "me"}], "guided": True, **TABLES.get(title, {"title": title})}
    anna.sit_down(anna.post("/api/tables", wish)["id"])
    hint = anna.page.get_by_role("region", name=anna.say("guide"), exact=True)
    heard: list[str] = []
    while rounds(anna) <= 2:
        come_to_turn(anna)
        anna.until(lambda picture: len(picture["asks"]) <= 1)  # where all choose at once, the others have
        version = anna.picture["version"]
        expect(anna.bar.locator("strong").first).to_be_visible()
        heard += read_hints(anna, hint, title, len(heard))
        if len(heard) == HINTS[title]:
            break
        unchanged = anna.picture["version"] == version  # else there may be a hint that was not read yet
        if rounds(anna) <= 2 and anna.options and unchanged:
            anna.key_in(first_of(anna, DEEDS[title]))
    else:
        expect(hint).to_be_visible()  # what wins
        heard += read_hints(anna, hint, title, len(heard))
    assert heard[-1] == anna.titled(*LAST.get(title, (title, "guide-enough")))
    assert len(set(heard)) == HINTS[title]

    anna.press(anna.button("table-menu"))
    anna.press(anna.button("guide-restart"))
    expect(hint).to_contain_text(anna.say("guide-count", n=1, of=HINTS[title]))


def rounds(person: Person) -> int:
    """Where a game is counted by years, those."""
    view = person.picture["view"]
    return view["round"] if "round" in view else view["year"]


def is_there(person: Person, hint: Locator) -> bool:
    person.page.mouse.move(1, 1)  # to point at a thing is to read, which hides them
    person.drawn()
    return hint.is_visible()


def read_hints(person: Person, hint: Locator, title: str, before: int) -> list[str]:
    """Every hint that is there now, one after the other, looked at in every size of window."""
    read: list[str] = []
    while is_there(person, hint):
        n = person.say("guide-count", n=before + len(read) + 1, of=HINTS[title])
        expect(hint).to_contain_text(n)
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            gone(lambda: person.page.evaluate(LIES_OVER))
        read.append(hint.get_by_role("paragraph").inner_text())
        hint.get_by_role("button", name=re.compile(f"{person.say('guide-next')}|{person.say('guide-done')}")).click()
        expect(hint.get_by_text(n, exact=True)).to_be_hidden()
    return read


def first_of(person: Person, deeds: tuple[str, ...]) -> str:
    """The first option that does the first of these things that can be done at all."""
    keys = [option["key"] for option in person.options]
    return next(key for deed in deeds for key in keys if key.startswith(deed))
