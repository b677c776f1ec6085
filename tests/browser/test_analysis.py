"""What players meet of the bots that have learnt: levels, hints, and the analysis of a finished game."""

import pytest
from playwright.sync_api import expect

from stead import bots, shelf
from tests.browser.axe import faults
from tests.browser.conftest import Visit

GAME = "2-romans-barbarians"
LEARNT = "keen" in bots.names(shelf.title("settlers"))

pytestmark = pytest.mark.skipif(not LEARNT, reason="nobody has learnt Settlers: there are no weights for it")


def test_levels_are_explained_and_a_hint_lights_what_it_is_about(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go("/new?seats=me,bot")
    level = anna.page.get_by_label(anna.say("seat-level", n=2))
    level.select_option("deep")
    expect(anna.page.get_by_text(anna.say("bot-deep.help"))).to_be_visible()
    expect(anna.page.get_by_text(anna.say("bots-slow", n=1, seconds=1))).to_be_visible()
    level.select_option("keen")
    anna.button("new-start").click()
    anna.page.locator("[data-lit]").first.wait_for()
    anna.button("hint").click()
    expect(anna.page.get_by_text(anna.say("hint-is"))).to_be_visible()
    expect(anna.page.locator("[data-advised]").or_(anna.bar.locator(".hinted")).first).to_be_visible()
    anna.choose(anna.options[0]["key"])
    expect(anna.page.get_by_text(anna.say("hint-is"))).to_have_count(0)


def test_a_finished_game_is_analysed_and_learnt_from(visit: Visit) -> None:
    anna = visit("Anna", lang="ru", phone=True)
    anna.go(f"/t/{anna.upload(GAME)}/replay")
    anna.button("analysis").click()
    panel = anna.page.get_by_role("complementary", name=anna.say("analysis"))
    chart = panel.get_by_role("slider", name=anna.say("chances"))
    expect(chart).to_be_visible()
    assert faults(anna.page) == []
    assert not anna.too_wide
    box = chart.bounding_box()
    assert box is not None
    anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 5)
    steps = int(chart.get_attribute("aria-valuemax") or 0)
    expect(anna.page.get_by_role("slider", name=anna.say("replay-step"))).to_have_value(str((steps + 1) // 2))
    expect(panel.get_by_role("rowheader", name=anna.say("ledger-own"))).to_be_visible()
    panel.get_by_role("button", name=anna.say("mistakes-of", name="Римляне")).click()
    answers = panel.get_by_role("heading", name=anna.say("mistake-answers"))
    expect(answers).to_be_visible()
    expect(anna.page.locator("[data-lit]").first).to_be_visible()
    anna.button("mistake-solution").click()
    expect(answers).to_have_count(0)
    anna.button("mistake-stop").click()
    expect(chart).to_be_visible()
