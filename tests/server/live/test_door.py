"""Whoever signs out, or in as somebody else, while a table is open before them."""

import pytest

from tests.server.live.club import Club
from tests.server.live.place import Guest

pytestmark = pytest.mark.anyio

SECRET = "correct horse"


async def account(club: Club, name: str) -> Guest:
    guest = club.stranger()
    await guest.post("/account", {"name": name, "password": SECRET})
    return guest


async def another_device(club: Club, name: str) -> Guest:
    guest = club.stranger()
    await guest.post("/sign-in", {"name": name, "password": SECRET})
    return guest


async def test_signing_out_closes_the_tables_of_that_device(club: Club) -> None:
    anna, boris = await account(club, "Anna of the Hill"), await club.guest("Boris")
    phone = await another_device(club, "Anna of the Hill")
    table = await club.table(anna, boris)
    here, there = await anna.sit(table), await phone.sit(table)
    await anna.post("/sign-out")
    assert await here.bye() == "signed-out"
    await there.plays("take COM035")


async def test_a_new_password_closes_the_tables_of_all_other_devices(club: Club) -> None:
    anna, boris = await account(club, "Anna of the Vale"), await club.guest("Boris")
    thief = await another_device(club, "Anna of the Vale")
    table = await club.table(anna, boris)
    hers, his = await anna.sit(table), await thief.sit(table)
    await anna.post("/password", {"old": SECRET, "new": "battery staple"})
    assert await his.bye() == "signed-out"
    await hers.plays("take COM035")


async def test_a_guest_who_signs_in_brings_the_seat_along(club: Club) -> None:
    await account(club, "Anna of the Lake")
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris)
    before = await anna.sit(table)
    assert before.picture["seat"] == 0
    await anna.post("/sign-in", {"name": "Anna of the Lake", "password": SECRET})
    left = await before.until(lambda picture: picture["you"] == [])
    assert left["seat"] is None
    assert left["view"] == club.room(table).table.view(None).data()
    after = await anna.sit(table)
    assert after.picture["seat"] == 0
    await after.plays("take COM035")
    assert (await before.ask("undo", version=1, seat=0))["problem"] == "not-yours"
