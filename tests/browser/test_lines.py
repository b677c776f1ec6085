"""The line breaks: a reload, a tunnel, a power cut. Nothing is lost, and everybody sees how things stand."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.play import come_to_turn, two_at_a_table


def test_a_reload_in_the_middle_of_an_action_goes_on_there(visit: Visit) -> None:
    anna = visit("Anna")
    anna.resume("2-advanced", 65)
    anna.choose("build COM082")
    ways = ["pay wood", "pay gold"]
    assert [option["key"] for option in anna.options] == ways
    question = anna.bar.get_by_role("strong").inner_text()

    anna.picture = {}
    anna.page.reload()
    expect(anna.bar.get_by_role("strong")).to_have_text(question)
    anna.page.locator("[data-thing]").first.wait_for()
    anna.until(lambda picture: picture["asks"])
    assert [option["key"] for option in anna.options] == ways
    anna.choose("pay gold")
    mine = anna.picture["view"]["players"][0]
    assert "COM082" in [location["card"] for row in mine["empire"].values() for location in row]


def test_a_move_made_in_a_tunnel_comes_out_at_its_end(visit: Visit) -> None:
    anna = visit("Anna")
    anna.resume("2-egyptians-romans", 6)
    steps = anna.picture["steps"]
    anna.context.set_offline(True)
    expect(anna.line).to_have_text(anna.say("table-reconnecting"))
    anna.page.keyboard.press("o")
    anna.page.keyboard.press("1")
    expect(anna.button("table-options")).to_have_attribute("aria-pressed", "false")
    assert anna.picture["steps"] == steps

    with anna.moving():
        anna.context.set_offline(False)
    expect(anna.line).to_have_text(anna.say("table-live"))
    assert anna.picture["steps"] == steps + 1
    anna.forgive()


def test_a_restart_of_the_server_is_survived_by_everybody(visit: Visit, house: House) -> None:
    anna, boris = visit("Anna"), visit("Борис", lang="ru")
    two_at_a_table(anna, boris)
    steps = anna.picture["steps"]

    house.kill()
    for person in (anna, boris):
        expect(person.line).to_have_text(person.say("table-reconnecting"))
    house.open()
    for person in (anna, boris):
        expect(person.line).to_have_text(person.say("table-live"))
        person.forgive()

    person = come_to_turn(anna, boris)
    assert person is not None
    assert person.picture["steps"] == steps
    person.choose(person.options[0]["key"])
    for person in (anna, boris):
        person.until(lambda picture: picture["steps"] == steps + 1)
