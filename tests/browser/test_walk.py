"""Whole games on small screens: at every question at least one of its answers can be seen and pressed, new cards of the
hand are in sight, the board does not jump, and one is back at it when one's turn is over.

Two people play each game, one on a phone and one at 200 %, so every game is walked on both. They choose through the
sockets of their pages: what is tried here is what they see, not how they press it.
"""

import random
import sqlite3
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.play import come_to_turn

EAVESDROP = """
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(...how) {
      super(...how);
      window.line = this;
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.is === "table") window.version = message.version;
      });
    }
  };
"""

LOOK = """async (version) => {
  const frame = () => new Promise(requestAnimationFrame);
  const settled = () => frame().then(frame); // in the first the table brings the answers in
  while (!(window.version >= version)) await frame();
  await settled();
  const answers = () => [...document.querySelectorAll(
    ".bar .answers button, .bar > .button, .surface [data-lit]:not([data-aim]), .surface [data-answer]"
  )].filter((answer) => answer.checkVisibility());
  const seen = (answer) => {
    const { left, top, right, bottom, width, height } = answer.getBoundingClientRect();
    const [l, t] = [Math.max(left, 0), Math.max(top, 0)];
    const [r, b] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    if (r <= l || b <= t || (r - l) * (b - t) < (width * height) / 2) return false;
    return [0.5, 0.25, 0.75].some((at) => {
      const there = document.elementFromPoint(l + (r - l) * at, t + (b - t) * at);
      return there && (answer.contains(there) || answer.hasAttribute("data-answer") && there.hasAttribute("data-aim"));
    });
  };
  for (let wait = 0; wait < 20 && !answers().some(seen); wait++) await frame();
  const all = answers();
  const bar = all.filter((answer) => answer.closest(".bar"));
  const hand = document.querySelector(".surface .hand");
  const cards = hand ? [...hand.querySelectorAll("[data-thing]")] : [];
  const fresh = cards.filter(({ dataset }) => window.held && !window.held.has(dataset.thing));
  const within = (card) => {
    const [{ left, right }, row] = [card.getBoundingClientRect(), hand.getBoundingClientRect()];
    return left >= row.left && right <= row.right;
  };
  if (hand) window.held = new Set(cards.map(({ dataset }) => dataset.thing));
  const { top, height } = document.querySelector(".surface").getBoundingClientRect();
  return {
    fresh: fresh.length,
    freshSeen: fresh.filter(within).length,
    board: [top, height],
    question: document.querySelector(".bar .question").innerText,
    all: all.length,
    seen: all.filter(seen).length,
    bar: bar.length,
    barSeen: bar.filter(seen).length,
    wide: document.scrollingElement.scrollWidth > document.documentElement.clientWidth,
  };
}"""

BACK = """async (version) => {
  const [frame, surface] = [() => new Promise(requestAnimationFrame), document.querySelector(".surface")];
  while (!(window.version >= version)) await frame();
  for (let wait = 0; wait < 20 && surface.scrollTop; wait++) await frame();
  return surface.scrollTop;
}"""

CHOOSE = "(message) => window.line.send(JSON.stringify(message))"
FEW = 6
GAMES = {
    "settlers": (("romans", "barbarians"), 124),
    "aztecs": (("aztecs", "romans"), 290),
    "founders": (("north", "east"), 27),
    "colonists": (("north", "east"), 3),
    "north": (("glenn", "ulaf"), 3),
}
"""Who plays, and the seed: short games in which many kinds of questions come up."""
TITLES = {"aztecs": {"title": "settlers", "modules": ["aztecs"]}}
"""What is not called by its title."""


def begin(house: House, host: Person, guest: Person, title: str) -> None:
    """Both sit down at a game that is dealt as always: before it begins, only its seed says how."""
    roles, seed = GAMES[title]
    mine, open_seat = ({"who": who, "role": role} for who, role in zip(("me", "open"), roles, strict=True))
    table = host.lay(mine, open_seat, **TITLES.get(title, {"title": title}), undo="free")
    with sqlite3.connect(house.folder / "stead.db", timeout=15) as db:
        db.execute("UPDATE tables SET seed = ? WHERE id = ?", [seed, table])
    db.close()
    guest.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    for person in (host, guest):
        person.page.add_init_script(EAVESDROP)
        person.sit_down(table)


def look(person: Person) -> dict[str, Any]:
    return person.page.evaluate(LOOK, person.picture["version"])


def fault(person: Person, sight: dict[str, Any]) -> str:
    if not sight["seen"]:
        return "none of its answers can be seen"
    if len(person.options) <= FEW and sight["bar"] < len(person.options):
        return f"{sight['bar']} of {len(person.options)} options are buttons in the bar"
    if sight["fresh"] and not sight["freshSeen"]:
        return "the new cards lie beside the screen"
    return "the page is too wide" if sight["wide"] else ""


def choose(person: Person, key: str, n: int) -> None:
    message = {"do": "move", "id": f"a-walk-{n:04}", "seat": person.picture["seat"], "key": key}
    with person.moving():
        person.page.evaluate(CHOOSE, message | {"version": person.picture["version"]})


def magnified(page: Page) -> None:
    """A window of 1280 × 800 at 200 %."""
    page.set_viewport_size({"width": 640, "height": 400})


@pytest.mark.long
@pytest.mark.parametrize("title", GAMES)
def test_no_question_stands_without_its_answers(title: str, visit: Visit, house: House) -> None:
    phone, zoomed = visit("Anna", phone=True), visit("Борис", lang="ru")
    magnified(zoomed.page)
    begin(house, phone, zoomed, title)

    mind, looked, n = random.Random(GAMES[title][1]), Counter[str](), 0
    boards: dict[str, list[float]] = {}
    before: Person | None = None
    while person := come_to_turn(phone, zoomed):
        n += 1
        sight, where = look(person), "phone" if person is phone else "200 %"
        wrong = fault(person, sight)
        moment = f"question {n} on the {where}, {person.picture['round']}: “{sight['question']}”"
        assert not wrong, f"{moment}: {wrong}; {sight}; {[option['key'] for option in person.options]}"
        assert boards.setdefault(where, sight["board"]) == sight["board"], f"{moment}: the board has jumped"
        if before is not None and before is not person and not before.options:
            assert before.page.evaluate(BACK, before.picture["version"]) == 0, (
                f"{moment}: the other is not back at the board"
            )
            looked["back at the board"] += 1
        before = person
        looked[where] += 1
        looked[f"{where}, on the board"] += sight["seen"] > sight["barSeen"]
        looked[f"{where}, new cards"] += sight["fresh"] > 0
        choose(person, mind.choice([option["key"] for option in person.options]), n)
    print(f"{title}: {dict(looked)}")
    assert min(looked["phone"], looked["200 %"]) > 30
