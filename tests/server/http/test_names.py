"""Nobody goes by the name of somebody else's account, or by one that looks like it, unmarked."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stead.server.store.likeness import likeness
from tests.server.http.kit import ME, OPEN, Venue, Visitor, record, refused

pytestmark = pytest.mark.anyio
SECRET = "correct horse"

ALIKE = ["Anna", "ANNA", "Аnnа", "Ànna", "A n n a", "Anna.", "_Anna_", "Αnna", "Ａｎｎａ"]


async def account(here: Venue, name: str) -> Visitor:
    visitor = here.stranger()
    assert (await visitor.post("/api/account", {"name": name, "password": SECRET})).status_code == 200
    return visitor


async def names(visitor: Visitor, table: str) -> list[str]:
    return [person["name"] for person in (await visitor.brief(table))["people"]]


@pytest.mark.parametrize("name", ALIKE)
async def test_a_guest_with_the_name_of_an_account_is_called_a_guest(here: Venue, name: str) -> None:
    anna = await account(here, "Anna")
    guest = await here.guest(name)
    shown = (await guest.me())["player"]["name"]
    table = await guest.make(ME, OPEN)
    assert await names(anna, table) == [f"Guest {shown}", ""]
    assert (await anna.get(f"/api/tables/{table}?lang=ru")).json()["people"][0]["name"] == f"Гость {shown}"
    assert (await anna.post(f"/api/tables/{table}/join", {})).status_code == 200
    assert await names(guest, table) == [f"Guest {shown}", "Anna"]


@pytest.mark.parametrize("name", ALIKE)
async def test_no_account_looks_like_another(here: Venue, name: str) -> None:
    await account(here, "Anna")
    refused(await here.stranger().post("/api/account", {"name": name, "password": SECRET}), 409, "name-taken")
    guest = await here.guest(name)
    refused(await guest.post("/api/account", {"name": name, "password": SECRET}), 409, "name-taken")
    other = await account(here, "Boris")
    refused(await other.post("/api/name", {"name": name}), 409, "name-taken")
    assert (await other.post("/api/name", {"name": "BORIS"})).status_code == 200  # one's own may change its looks


async def test_who_was_there_before_the_account_is_called_a_guest_too(here: Venue) -> None:
    guest = await here.guest("Anna")
    table = await guest.make(ME, OPEN)
    assert await names(guest, table) == ["Anna", ""]
    anna = await account(here, "Anna")
    assert await names(anna, table) == ["Guest Anna", ""]
    assert (await anna.post("/api/name", {"name": "Carla"})).status_code == 200
    assert await names(anna, table) == ["Anna", ""]


async def test_a_seat_that_a_host_calls_so_and_a_record_that_somebody_brings(here: Venue) -> None:
    anna = await account(here, "Anna")
    boris = await account(here, "Boris")
    table = await boris.make(ME, {"who": "me", "name": "Anna"}, OPEN)
    assert await names(anna, table) == ["Boris", "Guest Anna", ""]
    brought = await boris.post("/api/records", {**record(), "players": ["Anna", "Dora"]})
    assert await names(boris, brought.json()["id"]) == ["Guest Anna", "Dora"]


async def test_who_makes_an_account_of_a_guest_is_called_by_name(here: Venue) -> None:
    guest = await here.guest("Anna")
    table = await guest.make(ME, OPEN)
    assert (await guest.post("/api/account", {"name": "Anna", "password": SECRET})).status_code == 200
    assert await names(guest, table) == ["Anna", ""]


@given(st.text(min_size=1, max_size=24))
def test_every_name_looks_like_something_and_like_itself(name: str) -> None:
    assert likeness(name)
    assert likeness(name) == likeness(name.upper().lower()) or not name.isascii()
    assert likeness(f" {name} ") == likeness(name) or not any(c.isalnum() for c in name)


def test_names_that_are_told_apart_stay_apart() -> None:
    people = ["Anna", "Hanna", "Boris", "Борис", "Борисов", "Олег", "Ольга", "Maria", "Mario", "Lena", "☺", "☹"]
    looks: dict[str, Any] = {likeness(name): name for name in people}
    assert len(looks) == len(people)
