"""Guests and accounts: games are kept on every device."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person

PASSWORD = "correct horse battery"


def fill_in(person: Person, way: str, name: str, password: str) -> None:
    """The account page: sign in, or make an account."""
    person.go("/account")
    person.page.get_by_role("tab", name=person.say(f"account-{way}"), exact=True).click()
    panel = person.page.get_by_role("tabpanel")
    panel.get_by_label(person.say("account-name"), exact=True).fill(name)
    panel.get_by_label(person.say("account-password"), exact=True).fill(password)
    panel.get_by_role("button", name=person.say(f"account-{way}-go"), exact=True).click()


def test_a_guest_makes_an_account_and_finds_the_games_elsewhere(visit: Visit) -> None:
    anna = visit("Anna of Aquileia")
    table = anna.lay("me", "bot")
    fill_in(anna, "account", "Anna of Aquileia", PASSWORD)
    expect(anna.page.get_by_text(anna.say("account-is-account"))).to_be_visible()

    phone = visit(lang="ru", phone=True)
    fill_in(phone, "sign-in", "Anna of Aquileia", "incorrect horse")
    expect(phone.page.get_by_role("alert")).to_have_text(phone.say("error-wrong-password"))
    phone.forgive("401|403")
    fill_in(phone, "sign-in", "Anna of Aquileia", PASSWORD)
    expect(phone.page.get_by_text(phone.say("account-is-account"))).to_be_visible()
    phone.go("/")
    mine = phone.page.get_by_role("region", name=phone.say("lobby-mine"))
    phone.press(mine.get_by_role("heading").get_by_role("link"))
    phone.until(lambda picture: picture["id"] == table)
    assert phone.picture["you"] == [0]


def test_signing_in_brings_the_games_of_the_guest_along(visit: Visit) -> None:
    elsewhere = visit("Boris of Byzantium")
    elsewhere.post("/api/account", {"name": "Boris of Byzantium", "password": PASSWORD})
    boris = visit("a guest")
    boris.lay("me", "bot")
    fill_in(boris, "sign-in", "Boris of Byzantium", PASSWORD)
    expect(boris.page.get_by_text(boris.say("account-is-account"))).to_be_visible()
    assert len(elsewhere.get("/api/tables")["mine"]) == 1


def test_a_guest_is_warned_before_signing_out(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go("/account")
    anna.button("account-sign-out").click()
    warning = anna.dialog("account-sign-out")
    expect(warning).to_contain_text(anna.say("account-guest-leaves"))
    warning.get_by_role("button", name=anna.say("account-sign-out")).click()
    expect(anna.page.get_by_text(anna.say("account-is-nobody"))).to_be_visible()
