"""North in the browser: pawns that go and lie down, cards on their side, ships and islands, a round by clicking."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import stead
from stead.text.voice import unmarked
from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.play import When, come_to_turn, join_bots

SEED = 5
PAIR = ["glenn", "ulaf"]


def sit_before(person: Person, when: When, clans: list[str] = PAIR, **options: str) -> None:
    """Sit down in the middle of a game of bots, for whoever is asked when this is so for the first time."""
    join_bots(person, "north", clans, SEED, when, **options)


def asked(kind: str, options: int = 2) -> Callable[[stead.Table], bool]:
    return lambda table: table.decisions[0].kind == kind and len(table.decisions[0].options) >= options


def can(*verbs: str) -> Callable[[stead.Table], bool]:
    """When somebody can do all of these."""

    def now(table: stead.Table) -> bool:
        return {*verbs} <= {option.key.split()[0] for option in table.decisions[0].options}

    return now


def first(person: Person, verb: str) -> str:
    return next(option["key"] for option in person.options if option["key"].split()[0] == verb)


def test_pawns_go_and_lie_down(visit: Visit) -> None:
    """By mouse and by keys: one stands where it was put, and lies where it went on to."""
    anna = visit("Anna")
    sit_before(anna, lambda table: can("move")(table) and table.decisions[0].seat == table.game.active)
    move = first(anna, "move")
    start, tile = move.split()[1:]
    mine = anna.thing(f"pawn:{start}").first
    expect(mine).to_be_visible()
    expect(mine).not_to_have_class("turned")
    anna.thing(f"tile:{tile}").focus()
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("dialog").get_by_role("button", name=told(anna, move)).click()
    expect(anna.thing(f"pawn:{tile}").locator(".body")).to_have_css("rotate", "90deg")


def told(person: Person, key: str) -> str:
    return unmarked(next(option["text"] for option in person.options if option["key"] == key))


def test_what_was_used_lies_on_its_side(visit: Visit) -> None:
    """It takes less of its row than before, and is higher than wide."""
    anna, keys = visit("Anna", confirm="never"), list[str]()

    def simple(table: stead.Table) -> bool:
        """Is there something to use that asks nothing more?"""
        keys.extend(key for key in ahead(table, "turn") if key.startswith("use "))
        return bool(keys)

    sit_before(anna, simple)
    thing = f"card:{keys[0].split()[1]}"
    before = anna.thing(thing).first.bounding_box()
    anna.choose(keys[0])
    expect(anna.page.locator(f'.turned[data-thing="{thing}"]')).to_be_visible()
    after = anna.thing(thing).first.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] < min(before["width"], after["height"])


def ahead(table: stead.Table, kind: str) -> list[str]:
    """What can be done in a turn after which this is asked."""
    found: list[str] = []
    decision = table.decisions[0]
    for option in decision.options if decision.kind == "turn" else ():
        after = table.clone()
        after.push(option.key, decision.seat)
        if not after.over and after.decisions[0].kind == kind:
            found.append(option.key)
    return found


def test_an_island_says_what_it_would_give(visit: Visit) -> None:
    """Before anything is decided: whoever points at it reads what pillaging brings and what conquering makes of it."""
    anna = visit("Anna")
    sit_before(anna, asked("turn", 4))
    island = anna.picture["view"]["distant"][0]
    anna.thing(f"card:{island}").hover()
    lines = anna.page.locator(".peek .words > p")
    expect(lines.filter(has_text="illage").first).to_be_visible()
    expect(lines.filter(has_text="onquer").first).to_be_visible()


def test_a_raid_lights_what_can_be_raided(visit: Visit) -> None:
    anna = visit("Anna")
    sit_before(anna, can("raid"))
    targets = [option["about"][0] for option in anna.options if option["key"].startswith("raid ")]
    for target in targets:
        card = anna.thing(target).first
        expect(card).to_have_attribute("data-lit", "")
        assert card.evaluate("card => !card.closest('.mine')")


def test_nothing_with_it_is_said_once(visit: Visit) -> None:
    """Whoever wants no boosts is not asked about them."""
    anna, keys = visit("Anna", confirm="never"), list[str]()

    def windowed(table: stead.Table) -> bool:
        """Is there an action that would bring up the question?"""
        keys.extend(key for key in ahead(table, "window") if key.startswith("place "))
        return bool(keys)

    sit_before(anna, windowed)
    order = next(order for order in anna.picture["orders"] if order["name"] == "go")
    switch = anna.page.get_by_role("switch", name=order["text"])
    switch.click()
    anna.page.get_by_role("dialog", name=order["text"]).get_by_role("button", name=order["text"]).click()
    expect(switch).to_be_checked()
    anna.choose(keys[0])
    anna.until(lambda picture: any(step["auto"] for step in picture["log"]))  # the table has answered


def test_alone_the_scenario_is_in_view(visit: Visit) -> None:
    anna = visit("Anna")
    sit_before(anna, asked("turn", 4), ["glenn"], scenario="raiders")
    panel, view = anna.page.locator(".scenario"), anna.picture["view"]
    expect(panel).to_contain_text(anna.titled("north", "scenario-raiders"))
    expect(panel).to_contain_text(str(view["scenario"]["target"]))
    expect(panel.locator(".event")).to_have_count(len(view["tokens"]))


def test_a_round_by_clicking(visit: Visit) -> None:
    """One thing after the other is pressed on the board, until the second round begins."""
    anna = visit("Anna", confirm="never")
    anna.sit_down(anna.lay({"who": "me", "role": "ulaf"}, {"who": "bot", "role": "glenn"}, title="north", undo="free"))
    mind = random.Random(SEED)
    for _ in range(60):
        come_to_turn(anna)
        anna.until(lambda picture: len(picture["asks"]) == 1)  # in the Lookout both choose at once
        if anna.picture["view"]["round"] > 1:
            return
        anna.choose(mind.choice([option["key"] for option in anna.options]))
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("phone", [False, True])
def test_its_table_can_be_read_by_everybody(visit: Visit, phone: bool) -> None:
    anna = visit("Anna", lang="ru" if phone else "en", phone=phone, theme="dark" if phone else "light")
    faults: list[str] = []
    for when in (asked("starting hand"), asked("island"), can("raid", "use")):
        sit_before(anna, when)
        anna.page.locator("[data-lit]").first.wait_for()
        faults += axe.faults(anna.page)
        assert not anna.too_wide
    assert not faults, "\n\n".join(faults)
