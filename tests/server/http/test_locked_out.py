"""Guesses at a password are few, and nobody is kept out by those that others make."""

import pytest

from stead.server.limits import RATES
from tests.server.http.kit import Venue, Visitor, refused

pytestmark = pytest.mark.anyio
SECRET = "correct horse"


async def sign_in(visitor: Visitor, password: str = SECRET) -> int:
    answer = await visitor.post("/api/sign-in", {"name": "Anna", "password": password})
    return answer.status_code


async def owner(here: Venue) -> Visitor:
    anna = here.stranger(address="192.0.2.1")
    assert (await anna.post("/api/account", {"name": "Anna", "password": SECRET})).status_code == 200
    await anna.post("/api/sign-out")
    return anna


async def test_ten_wrong_guesses_from_elsewhere_keep_nobody_out(here: Venue) -> None:
    anna = await owner(here)
    thief = here.stranger(address="198.51.100.7")
    tried = [await sign_in(thief, f"wrong guess {n}") for n in range(RATES["guesses"].burst + 2)]
    assert tried == [401] * RATES["guesses"].burst + [429] * 2
    assert await sign_in(thief, SECRET) == 429  # who guesses has had their tries
    assert await sign_in(here.stranger(address="203.0.113.9")) == 200  # the owner, with a new device, elsewhere
    assert await sign_in(anna) == 200


async def test_not_even_guesses_from_everywhere_keep_the_owners_browser_out(here: Venue) -> None:
    anna = await owner(here)
    here.house.limits.hear([("names", "anna", 10_000)])  # as from a thousand addresses
    assert await sign_in(here.stranger(address="203.0.113.9")) == 429
    assert await sign_in(anna) == 200


async def test_a_browser_is_known_to_its_own_account_only(here: Venue) -> None:
    anna = await owner(here)
    boris = here.stranger(address="192.0.2.2")
    await boris.post("/api/account", {"name": "Boris", "password": SECRET})
    await boris.post("/api/sign-out")
    here.house.limits.hear([("names", "anna", 10_000)])
    assert await sign_in(boris) == 429  # his cookie opens nothing of hers
    for forged in ("", "x", "0011223344556677.", f"{anna.http.cookies['stead-device'].partition('.')[0]}.00"):
        thief = here.stranger(address="192.0.2.3")
        thief.http.cookies.set("stead-device", forged)
        assert await sign_in(thief) == 429


async def test_in_ones_own_browser_guesses_are_few_too(here: Venue) -> None:
    anna = await owner(here)
    tried = [await sign_in(anna, f"wrong guess {n}") for n in range(RATES["guesses"].burst + 1)]
    assert tried[-1] == 429
    refused(await anna.post("/api/sign-in", {"name": "Anna", "password": SECRET}), 429, "slow-down")
