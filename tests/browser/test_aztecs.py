"""Settlers with Aztecs: a table of five, chances before a colour is named, a Prayer that is watched."""

import itertools
import random
import re
from functools import cache

from playwright.sync_api import Locator, expect

import stead
from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.play import When, join_bots
from tests.browser.test_tablet import OVERLAPS, UPRIGHT

FIVE = ["aztecs", "romans", "barbarians", "egyptians", "japanese"]


def naming(table: stead.Table) -> bool:
    return table.decision.kind == "name"


@cache
def prayed_in() -> int:
    """The seed of a game in which a colour is named: cards may change, so it is looked for."""
    for seed in itertools.count(28):
        table, mind = stead.Table.new("settlers", FIVE, seed, modules=["aztecs"]), random.Random(seed)
        while not table.over:
            if naming(table):
                return seed
            table.push(mind.choice(list(table.decisions[0].options)), table.decisions[0].seat)
    raise AssertionError


def late(table: stead.Table) -> bool:
    return table.decision.kind == "turn" and table.decision.seat == 0 and table.view(0).data()["round"] == 4


def five(person: Person, when: When = late) -> None:
    join_bots(person, "settlers", FIVE, prayed_in(), when, modules=["aztecs"])
    person.drawn()


def film(person: Person) -> Locator:
    return person.page.locator(".prayer")


def test_a_table_of_five_is_created_with_the_expansion(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go("/new?title=settlers&seats=me,bot,bot,bot")
    choice = anna.page.get_by_text(anna.say("new-module", title="Settlers", module="Aztecs"))
    add = anna.button("seat-add")
    expect(choice).to_be_visible()
    expect(add).to_be_hidden()  # four is the most
    choice.click()
    add.click()
    fifth = anna.page.get_by_role("listitem").filter(has_text=anna.say("seat-number", n=5))
    fifth.get_by_text(anna.say("seat-bot"), exact=True).click()
    fifth.get_by_label(anna.say("seat-role", n=5), exact=True).select_option(label="Aztecs")
    assert axe.faults(anna.page) == []
    choice.click()
    expect(anna.page.get_by_text(anna.say("seat-number", n=5))).to_be_hidden()
    choice.click()
    add.click()
    fifth.get_by_text(anna.say("seat-bot"), exact=True).click()
    fifth.get_by_label(anna.say("seat-role", n=5), exact=True).select_option(label="Aztecs")
    anna.button("new-start").click()
    anna.arrive()
    assert len(anna.picture["people"]) == 5
    assert anna.picture["people"][4]["role"] == "aztecs"
    assert anna.picture["modules"] == ["aztecs"]
    expect(anna.page.locator(".empire")).to_have_count(5)
    expect(anna.page.locator(".others .emblem").last).to_be_visible()


def test_people_join_a_table_of_five(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Борис", lang="ru", phone=True)
    table = anna.lay({"who": "me", "role": "romans"}, "open", "bot", "bot", "bot", modules=["aztecs"], public=True)
    boris.go("/")
    card = boris.page.get_by_role("article").filter(has=boris.page.locator(f'a[href="/t/{table}"]'))
    expect(card).to_contain_text(boris.say("with-module", module="Ацтеки"))
    boris.press(card.get_by_role("button", name=boris.say("table-join")))
    expect(boris.page.get_by_role("list", name=boris.say("waiting-seats")).get_by_role("listitem")).to_have_count(5)
    boris.page.get_by_role("combobox").select_option(label="Ацтеки")
    assert axe.faults(boris.page) == []
    anna.go(f"/t/{table}")
    anna.button("waiting-start").click()
    for person in (anna, boris):
        person.arrive()
        assert not person.too_wide


def test_five_have_room_on_every_screen(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Борис", lang="ru", phone=True)
    five(anna)
    for width, height in ((1280, 800), (1000, 700)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.drawn()
        assert anna.page.evaluate(OVERLAPS, ".empire, .centre, .hand") == 0
        assert anna.page.evaluate(OVERLAPS, ".top .chip, .top .tools") == 0
    anna.page.set_viewport_size(UPRIGHT)
    anna.drawn()
    assert anna.page.evaluate(OVERLAPS, ".empire, .centre, .hand") == 0
    assert anna.page.evaluate(OVERLAPS, ".top .chip, .top .tools, .top h1") == 0
    assert axe.faults(anna.page) == []
    five(boris)
    assert boris.page.locator(".rivals button").count() == 4
    assert boris.page.evaluate(OVERLAPS, ".rivals button, .empire, .hand") == 0
    assert not boris.too_wide
    assert axe.faults(boris.page) == []


def test_five_are_watched_and_looked_back_at(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit(lang="ru", phone=True)
    table = anna.lay({"who": "me", "role": "aztecs"}, "bot", "bot", "bot", "bot", modules=["aztecs"], public=True)
    anna.sit_down(table)
    boris.sit_down(table)
    assert boris.page.locator(".rivals button").count() == 5
    assert boris.page.evaluate(OVERLAPS, ".rivals button") == 0
    five(anna)  # its game of bots is finished
    record = anna.get("/api/tables")["finished"][0]["id"]
    anna.go(f"/t/{record}")
    expect(anna.page.locator(".places li")).to_have_count(5)
    anna.go(f"/t/{record}/replay?step=200")
    expect(anna.page.locator(".others.of-5 .empire")).to_have_count(5)
    assert anna.page.evaluate(OVERLAPS, ".empire, .centre") == 0


def test_chances_are_shown_before_a_colour_is_named(visit: Visit) -> None:
    for person in (visit("Anna"), visit("Борис", lang="ru", phone=True)):
        five(person, naming)
        [asked] = [ask for ask in person.picture["view"]["asked"] if ask["seat"] == person.picture["seat"]]
        for key, odds in asked["odds"].items():
            chip = person.page.locator(f'[data-answer="{key}"]')
            expect(chip).to_be_in_viewport()
            expect(chip.locator(".chance")).to_contain_text(str(round(100 * odds["chance"])))
        assert axe.faults(person.page) == []
        with person.moving():
            person.press(person.page.locator("[data-answer]").last)


def test_a_prayer_is_watched(visit: Visit) -> None:
    anna = visit("Anna", speed="slow")
    five(anna, naming)
    expect(film(anna)).to_have_count(0)  # what was before one came is not shown
    with anna.moving():
        anna.page.locator("[data-answer]").first.click()
    if any(option["key"] == "pray draw" for option in anna.options):
        with anna.moving():
            anna.page.locator('[data-answer="pray draw"]').click()
    prayed = next(
        event for step in anna.picture["log"] for event in step["events"] if event["event"] in ("prayed", "cardsopened")
    )
    expect(film(anna)).to_be_visible()
    expect(film(anna).locator(".card")).to_have_count(len(prayed["opened"]))
    assert film(anna).locator(".card.lit").count() <= sum(prayed.get("matched", {"": 9}).values())
    anna.page.mouse.click(5, 5)
    expect(film(anna)).to_have_count(0)


def test_nothing_moves_where_nobody_wants_it(visit: Visit) -> None:
    anna = visit("Anna", speed="off")
    five(anna, naming)
    with anna.moving():
        anna.page.locator("[data-answer]").first.click()
    anna.drawn()
    expect(film(anna)).to_have_count(0)


def test_a_replay_shows_prayers_to_whoever_looks(visit: Visit) -> None:
    anna = visit("Anna", speed="quick")
    five(anna, naming)
    old = anna.get("/api/tables")["finished"][0]["id"]
    pages = (anna.get(f"/api/tables/{old}/frames?from={n}&count=40")["frames"] for n in range(0, 800, 40))
    step = next(
        frame["n"]
        for page in pages
        for frame in page
        if any(event["event"] == "prayed" for event in frame["step"]["events"])
    )
    anna.go(f"/t/{old}/replay?step={step - 1}&as=none")
    anna.page.locator("[data-thing]").first.wait_for()
    anna.button("replay-next").click()
    expect(film(anna)).to_be_visible()
    expect(film(anna)).to_have_count(0)  # it ends by itself


def test_the_expansion_is_taught(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go("/learn/settlers")
    part = anna.page.get_by_role("region", name=anna.say("with-module", module="Aztecs"))
    expect(part.locator(".frame[role=img]")).to_have_count(2)
    assert axe.faults(anna.page) == []
    part.get_by_role("button", name=re.compile("Two stone for certain")).click()
    anna.arrive()
    for key in ("activate AZT004", "name grey", "pray tokens"):
        anna.choose(key) if key.startswith("activate") else anna.page.locator(f'[data-answer="{key}"]').click()
        anna.drawn()
    expect(anna.page.get_by_text(anna.say("exercise-solved"))).to_be_visible()
    anna.go("/rules/settlers#blessings")
    named = anna.page.locator("#blessings .things li")
    expect(named).to_have_count(9)
    assert all(text.strip() for text in named.all_inner_texts())
    anna.go("/rules/settlers#blessed-prayer")
    expect(anna.page.locator("#blessed-prayer")).to_be_in_viewport()
    anna.go("/rules/settlers#AZ-PRT-06")
    expect(anna.page.locator("#AZ-PRT-06")).to_be_in_viewport()
    anna.go("/cards/settlers")
    anna.page.get_by_label("Deck").select_option("aztecs")
    expect(anna.page.get_by_role("link", name=re.compile("Sacrificial Altar"))).to_be_visible()
