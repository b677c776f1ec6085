"""Afterwards: the replay of a game, its record, and playing on from the middle of it."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import GAMES, Person

GAME = "2-romans-barbarians"


def at_step(person: Person, n: int) -> None:
    expect(person.page.get_by_text(re.compile(rf"^{person.say('replay-at', n=n, of=153)}$"))).to_be_visible()


def test_steps_by_slider_keys_and_link(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.upload(GAME)
    anna.go(f"/t/{table}/replay")
    at_step(anna, 0)
    for key, n in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 153), ("Home", 0)):
        anna.page.keyboard.press(key)
        at_step(anna, n)
    anna.page.get_by_role("slider").fill("60")
    at_step(anna, 60)
    anna.button("replay-next").click()
    at_step(anna, 61)
    expect(anna.page).to_have_url(re.compile("step=61"))
    anna.page.goto(anna.page.url)
    at_step(anna, 61)
    anna.button("replay-play").click()
    expect(anna.page.get_by_text(re.compile(f"^{anna.say('replay-at', n=61, of=153)}$"))).to_be_hidden()
    anna.button("replay-pause").click()
    expect(anna.page).to_have_url(re.compile(r"step=(6[2-9]|[7-9]\d|1\d\d)"))


def test_seen_by_all_by_a_seat_and_by_a_spectator(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.upload(GAME)
    anna.go(f"/t/{table}/replay?step=40")
    at_step(anna, 40)
    anna.thing("deck:common").hover()
    expect(anna.page.locator(".peek ul li")).to_have_count(1)
    anna.page.mouse.move(0, 0)
    everybody = set()
    for eyes in ("all", "0", "1", "none"):
        view = anna.get(f"/api/tables/{table}/frames?as={eyes}&from=40&count=1")["frames"][0]["view"]
        known = {card for player in view["players"] for card in player["hand"]["known"]}
        everybody |= known
        anna.page.get_by_label(anna.say("replay-eyes")).select_option(eyes)
        expect(anna.page).to_have_url(re.compile(f"as={eyes}"))
        for card in sorted(everybody):
            expect(anna.thing(f"card:{card}")).to_have_count(1 if card in known else 0)


def bring(person: Person, record: Path) -> None:
    """Choose a file in the lobby."""
    person.go("/")
    with person.page.expect_file_chooser() as chooser:
        person.button("replay-open-record").click()
    chooser.value.set_files(record)


def test_a_record_is_downloaded_and_opened_again(visit: Visit, tmp_path: Path) -> None:
    anna = visit("Anna")
    table = anna.upload(GAME)
    anna.go(f"/t/{table}")
    with anna.page.expect_download() as download:
        anna.link("final-record").click()
    path = tmp_path / "record.json"
    download.value.save_as(path)
    recorded = json.loads((GAMES / f"{GAME}.json").read_text("utf-8"))["record"]
    assert json.loads(path.read_text("utf-8"))["choices"] == recorded["choices"]

    bring(anna, path)
    expect(anna.page).to_have_url(re.compile(rf"/t/(?!{table})\w+/replay"))
    at_step(anna, 0)

    path.write_text("not a record")
    bring(anna, path)
    expect(anna.page.get_by_text(anna.say("error-bad-record"))).to_be_visible()
    anna.forgive("400")


def test_what_if_plays_on_from_a_step(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go(f"/t/{anna.upload(GAME)}/replay?step=25")
    at_step(anna, 25)
    anna.button("replay-what-if").click()
    anna.button("replay-what-if-start").click()
    anna.page.locator("[data-lit]").first.wait_for()
    assert anna.picture["status"] == "playing"
    assert "build COM022" in [option["key"] for option in anna.options]
    anna.choose("build COM022")


def test_rounds_are_marked_and_a_link_to_a_step_opens_for_others(visit: Visit) -> None:
    anna, vera = visit("Anna"), visit(lang="ru", phone=True)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = anna.upload(GAME)  # not public
    anna.go(f"/t/{table}/replay")
    rounds = anna.page.get_by_role("list", name=anna.say("replay-rounds")).get_by_role("button")
    expect(rounds).to_have_count(5)
    third = anna.get(f"/api/tables/{table}/rounds")["marks"][2]["step"]
    rounds.nth(2).click()
    at_step(anna, third)
    anna.button("replay-link").click()
    expect(anna.page.get_by_text(anna.say("share-copied"))).to_be_visible()
    vera.page.goto(anna.page.evaluate("navigator.clipboard.readText()"))
    expect(vera.page.get_by_role("slider")).to_have_value(str(third))
    assert not vera.too_wide


def test_a_result_is_a_picture(visit: Visit, tmp_path: Path) -> None:
    anna = visit("Anna")
    anna.go(f"/t/{anna.upload(GAME)}")
    anna.button("share-result").click()
    expect(anna.page.get_by_role("img", name=anna.say("share-picture"))).to_be_visible()
    with anna.page.expect_download() as download:
        anna.link("share-save").click()
    download.value.save_as(tmp_path / "result.png")
    assert (tmp_path / "result.png").read_bytes().startswith(b"\x89PNG")
