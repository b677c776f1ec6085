"""Somebody leaves: a bot plays on, until they are back. Somebody has had enough: the game ends."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.play import come_to_turn, two_at_a_table

NOTE_TOASTS = """() => {
  window.toasts = new Set();
  const note = () => document.querySelectorAll(".toast p").forEach((one) => window.toasts.add(one.innerText.trim()));
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""
"""They go by themselves, however slow we are, so they are noted as they come."""


def test_whoever_leaves_is_replaced_and_can_come_back(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Борис", lang="ru", phone=True)
    two_at_a_table(anna, boris)
    anna.page.evaluate(NOTE_TOASTS)
    people = boris.page.get_by_role("group", name=boris.say("table-people"))
    boris.press(people.get_by_role("button", name="Борис"))
    boris.press(boris.button("table-leave"))
    assert not boris.picture["people"][1]["stand_in"]  # it is asked first
    boris.press(boris.button("end-leave.do"))
    anna.until(lambda picture: picture["people"][1]["stand_in"])
    expect(boris.bar).to_contain_text(boris.say("table-stands-in"))
    boris.press(boris.button("table-come-back"))
    anna.until(lambda picture: not picture["people"][1]["stand_in"])
    expect(boris.bar).not_to_contain_text(boris.say("table-stands-in"))
    for note in ("left", "back"):
        anna.page.wait_for_function("text => window.toasts.has(text)", arg=anna.say(f"note-{note}", name="Борис"))
    anna.page.reload()
    anna.arrive()
    for note in ("left", "back"):  # whoever comes later finds it where it happened, and is not told again
        expect(anna.read_log().get_by_text(anna.say(f"note-{note}", name="Борис"))).to_be_visible()
    expect(anna.page.locator(".toast")).to_have_count(0)


def test_who_is_here_can_be_seen(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Борис", lang="ru")
    two_at_a_table(anna, boris)
    people = anna.page.get_by_role("group", name=anna.say("table-people"))
    expect(people.get_by_role("button", name="Борис")).not_to_have_accessible_name(anna.say("table-away"))
    boris.go("/")
    expect(people.get_by_role("button", name=anna.say("table-away"))).to_be_visible()


def wants(person: Person, way: str) -> None:
    """By the menu, and the question that follows."""
    person.press(person.button("table-menu"))
    person.press(person.button(way))
    person.press(person.button(f"{way}.do"))


def test_a_game_stops_when_both_agree(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Борис", lang="ru", phone=True)
    two_at_a_table(anna, boris)
    first = come_to_turn(anna, boris)
    assert first is not None
    first.choose(first.options[0]["key"])
    anna.until(lambda picture: "stop" in picture["ends"])
    wants(anna, "end-stop")
    expect(boris.page.get_by_text(boris.say("stop-proposed", n=1, names="Anna"))).to_be_visible()
    assert not boris.too_wide
    boris.press(boris.button("stop-decline"))
    anna.until(lambda picture: not picture["people"][0]["stop"])
    wants(anna, "end-stop")
    boris.press(boris.button("stop-agree"))
    for person in (anna, boris):
        expect(person.page.get_by_role("heading", name=person.say("final-stopped"))).to_be_visible()


def test_who_resigns_leaves_the_others_a_bot_and_the_victory(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Борис", lang="ru")
    two_at_a_table(anna, boris)
    first = come_to_turn(anna, boris)
    assert first is not None
    first.choose(first.options[0]["key"])
    boris.until(lambda picture: "resign" in picture["ends"])
    wants(boris, "end-resign")
    expect(boris.bar).to_contain_text(boris.say("table-resigned"))
    anna.until(lambda picture: picture["people"][1]["resigned"])
    wants(anna, "end-claim")
    expect(anna.page.get_by_role("heading", name=anna.say("final-claimed", names="Anna"))).to_be_visible()


def test_a_game_against_bots_is_deleted(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.lay("me", "bot")
    anna.sit_down(table)
    wants(anna, "end-delete")
    expect(anna.page).to_have_url(f"{anna.url}/")
    anna.go(f"/t/{table}")
    expect(anna.page.get_by_text(anna.say("waiting-cancelled"))).to_be_visible()
