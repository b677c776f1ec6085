"""Several seats on one device: whoever does not sit before it leaves nothing of their hand in the page."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.memory import mentions
from tests.browser.person import Person, gone
from tests.browser.play import awaited, secret


def lift(person: Person, name: str) -> None:
    curtain = person.page.get_by_role("dialog", name=name)
    curtain.get_by_role("button", name=person.say("table-lift")).click()
    person.until(lambda picture: picture["seat"] is not None)
    expect(curtain).to_be_hidden()


def hidden_from(person: Person, cards: set[str], names: dict[str, str]) -> None:
    """None of these cards is in the document, nor anywhere in the memory of the page."""
    document, picture = person.page.content(), json.dumps(person.picture)
    shown = {name for card, name in names.items() if card in picture}  # two cards may have one name
    shown.add(person.titled("settlers", "title"))  # one card is called like the game
    for name in sorted(shown, key=len, reverse=True):
        document = document.replace(name, "")  # and the name of one may be a part of another's
    words = cards | {names[card] for card in cards} - shown
    assert not [word for word in words if word in document]
    gone(lambda: mentions(person, cards))  # it keeps what it showed last until the next thing happens


def test_the_curtain_hides_each_hand_from_the_others(visit: Visit) -> None:
    device = visit("Anna")
    names = {card["id"]: card["name"] for card in device.get("/api/titles/settlers/cards?lang=en")["cards"]}
    players = ["Lucy", "Mark"]
    table = device.lay(*({"who": "me", "name": name} for name in players))
    device.go(f"/t/{table}")
    expect(device.page.get_by_role("dialog")).to_be_visible()
    assert device.picture["seat"] is None

    secrets: dict[int, set[str]] = {}
    for _ in players:
        seat = awaited(device.picture)[0]
        public = device.picture
        hidden_from(device, set().union(*secrets.values()), names)
        lift(device, players[seat])
        secrets[seat] = secret(device.picture, seat, public)
        assert len(secrets[seat]) >= 4
        assert mentions(device, secrets[seat])
        for other in secrets.keys() - {seat}:
            hidden_from(device, secrets[other], names)
        while device.picture["seat"] == seat and seat in awaited(device.picture):
            if device.holding:
                device.end_turn()
            else:
                device.choose(device.options[0]["key"])
        device.until(lambda picture: picture["seat"] is None)
    hidden_from(device, set().union(*secrets.values()), names)
