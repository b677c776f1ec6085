"""What an upgrade does to a game is said in the browser; one that cannot go on is put away."""

import re
import sqlite3

from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.person import Person

GAME = "2-romans-barbarians"
FAR_BACK = 30


def written_before(house: House, anna: Person, status: str) -> str:
    """A game as older rules would have left it, by which one of its last choices was legal."""
    table = anna.upload(GAME)
    with sqlite3.connect(house.folder / "stead.db", timeout=15) as db:
        (version,) = db.execute("SELECT version FROM tables WHERE id = ?", [table]).fetchone()
        db.execute(
            "UPDATE entries SET key = 'build ZZZ999' WHERE \"table\" = ? AND seq = ?", [table, version - FAR_BACK + 1]
        )
        db.execute("UPDATE tables SET ruleset = 0, status = ? WHERE id = ?", [status, table])
    db.close()
    return table


def test_everybody_reads_that_the_rules_were_mended(visit: Visit, house: House) -> None:
    anna = visit("Anna")
    table = written_before(house, anna, "playing")
    anna.go(f"/t/{table}")
    sentence = anna.say("rules-mended", lost=FAR_BACK)
    note = anna.page.get_by_role("status").filter(has_text=sentence)
    expect(note).to_be_visible()
    anna.button("note-close").click()
    expect(note).to_be_hidden()
    anna.page.reload()
    expect(anna.page.locator(".surface")).to_be_visible()
    expect(note).to_be_hidden()
    expect(anna.read_log().get_by_text(sentence)).to_be_visible()


def test_a_replay_says_where_the_rules_end_it(visit: Visit, house: House) -> None:
    anna = visit("Anna", lang="ru", phone=True)
    table = written_before(house, anna, "finished")
    anna.go(f"/t/{table}")
    expect(anna.page.get_by_text(anna.say("error-unplayable"))).to_be_visible()
    expect(anna.page.get_by_role("link", name=anna.say("final-record"))).to_be_visible()
    anna.page.get_by_role("link", name=anna.say("table-go-replay")).click()
    anna.button("replay-last").click()
    expect(anna.page.get_by_text(anna.say("replay-unplayed", n=FAR_BACK))).to_be_visible()
    assert axe.faults(anna.page) == []


def test_a_game_that_cannot_go_on_is_put_away(visit: Visit, house: House) -> None:
    anna = visit("Anna")
    table = anna.lay("me", "open")
    with sqlite3.connect(house.folder / "stead.db", timeout=15) as db:
        db.execute("UPDATE tables SET content = '0123456789ab', status = 'playing' WHERE id = ?", [table])
    db.close()
    anna.go(f"/t/{table}")
    expect(anna.page.get_by_text(anna.say("error-other-rules"))).to_be_visible()
    assert axe.faults(anna.page) == []
    anna.button("put-away-do").click()
    expect(anna.page.get_by_text(anna.say("put-away-text"))).to_be_visible()
    anna.page.get_by_role("link", name=anna.say("table-home"), exact=True).click()
    expect(anna.page.locator("article").filter(has_text=re.compile(anna.say("put-away")))).to_be_visible()
