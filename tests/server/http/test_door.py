"""At the door: guests, accounts, cookies."""

import hashlib
import time
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from stead.server.http import passwords
from tests.server.http.kit import HASHER, ME, OPEN, OURS, Venue, Visitor, refused, venue

pytestmark = pytest.mark.anyio
SECRET = "correct horse"


async def account(here: Venue, name: str) -> Visitor:
    visitor = here.stranger()
    assert (await visitor.post("/api/account", {"name": name, "password": SECRET})).status_code == 200
    return visitor


async def test_a_stranger_becomes_a_guest_and_is_known_again(here: Venue) -> None:
    anna = here.stranger()
    assert (await anna.me())["player"] is None
    answer = await anna.post("/api/guest", {"name": "  Anna  "})
    player = answer.json()["player"]
    assert (player["name"], player["account"]) == ("Anna", False)
    assert (await anna.me())["player"] == player
    assert (await here.stranger().me())["player"] is None
    refused(await anna.post("/api/guest", {"name": "Else"}), 409, "signed-in")


async def test_the_cookie_is_a_secret_of_which_the_store_has_the_hash_only(tmp_path: Path) -> None:
    async with venue(tmp_path, database=f"sqlite:///{tmp_path}/stead.db") as here:
        answer = await here.stranger().post("/api/guest", {"name": "Anna"})
    flags = answer.headers["set-cookie"].lower().split("; ")
    assert {"httponly", "samesite=lax", "path=/"} <= set(flags)
    assert "secure" not in flags
    secret = answer.cookies["stead"]
    assert len(secret) >= 43
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("stead.db*"))
    assert secret.encode() not in kept
    assert hashlib.sha256(secret.encode()).digest() in kept


@pytest.mark.parametrize(
    ("wish", "scheme", "secure"),
    [("auto", "https", True), ("auto", "http", False), ("yes", "http", True), ("no", "https", False)],
)
async def test_cookies_are_secure_where_they_can_be(tmp_path: Path, wish: str, scheme: str, secure: bool) -> None:
    async with venue(tmp_path, secure_cookies=wish) as here:
        origin = f"{scheme}://stead.test"
        answer = await here.stranger(origin=origin).post("/api/guest", {"name": "Anna"}, headers={"Origin": origin})
        assert ("secure" in answer.headers["set-cookie"].lower().split("; ")) == secure


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\u202eb", "a\u200bb", "a\nb", "\u0000", "\ufdfa\ufdfa", "⟦card:COM018|x⟧", "\u0301"]
)
async def test_names_that_deceive_are_refused(here: Venue, name: str) -> None:
    answer = await here.stranger().post("/api/guest", {"name": name})
    assert answer.status_code == 400
    assert answer.json()["error"] in ("bad-name", "bad-request")


async def test_names_are_normalised(here: Venue) -> None:
    answer = await here.stranger().post("/api/guest", {"name": "Ａｎｎ  Ⅷ\u00a0"})
    assert answer.json()["player"]["name"] == "Ann VIII"


async def test_a_guest_becomes_an_account_and_keeps_tables_and_id_but_not_the_session(here: Venue) -> None:
    anna = await here.guest("Anna")
    table, before, id = await anna.make(ME, OPEN), anna.cookie, await anna.id()
    answer = await anna.post("/api/account", {"name": "Anna K", "password": SECRET})
    assert answer.json()["player"] == {"id": id, "name": "Anna K", "account": True}
    assert anna.cookie != before
    thief = here.stranger()
    thief.http.cookies.set("stead", before)
    assert (await thief.me())["player"] is None
    assert [table["id"] for table in (await anna.get("/api/tables")).json()["mine"]] == [table]


async def test_an_account_signs_in_elsewhere_whatever_the_case_of_its_name(here: Venue) -> None:
    anna = await account(here, "Anna")
    phone = here.stranger()
    refused(await phone.post("/api/sign-in", {"name": "Anna", "password": "something else"}), 401, "wrong-password")
    answer = await phone.post("/api/sign-in", {"name": "aNNA", "password": SECRET})
    assert answer.json()["player"] == (await anna.me())["player"]


async def test_names_of_accounts_are_taken_once(here: Venue) -> None:
    await account(here, "Anna")
    refused(await here.stranger().post("/api/account", {"name": "ANNA", "password": SECRET}), 409, "name-taken")
    other = await account(here, "Boris")
    refused(await other.post("/api/name", {"name": "anna"}), 409, "name-taken")
    refused(await other.post("/api/account", {"name": "Clara", "password": SECRET}), 409, "signed-in")
    guest = await here.guest("Anna")  # a guest may be called like anybody
    refused(await guest.post("/api/account", {"name": "Anna", "password": SECRET}), 409, "name-taken")


async def test_passwords_are_hashed_with_argon2(here: Venue) -> None:
    row = await here.player(await account(here, "Anna"))
    assert row.password is not None
    assert row.password.startswith("$argon2id$")
    assert PasswordHasher().verify(row.password, SECRET)


def test_hashing_costs_what_the_library_recommends() -> None:
    assert (HASHER.time_cost, HASHER.memory_cost) >= (3, 65536)


async def test_an_unknown_name_takes_as_long_as_a_wrong_password(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both verify exactly one hash, with the same parameters."""
    await account(here, "Anna")
    verified: list[str] = []

    class Watch(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
            verified.append(str(hash).rsplit("$", 2)[0])
            return super().verify(hash, password)

    cheap = passwords._hasher
    monkeypatch.setattr(passwords, "_hasher", Watch(cheap.time_cost, cheap.memory_cost, cheap.parallelism))
    for name in ("Anna", "Nobody", "bad\u202ename"):
        answer = await here.stranger().post("/api/sign-in", {"name": name, "password": "something else"})
        refused(answer, 401, "wrong-password")
    assert len(verified) == 3
    assert len(set(verified)) == 1


async def test_signing_in_takes_the_tables_of_the_guest_along(here: Venue) -> None:
    anna = await account(here, "Anna")
    phone = await here.guest("Anna's phone")
    table = await phone.make(ME, OPEN)
    old = phone.cookie
    await phone.post("/api/sign-in", {"name": "Anna", "password": SECRET})
    assert phone.cookie != old
    brief = await anna.brief(table)
    assert brief["yours"]
    assert brief["people"][0]["host"]
    thief = here.stranger()
    thief.http.cookies.set("stead", old)
    assert (await thief.me())["player"] is None


async def test_signing_in_leaves_the_guest_behind_if_asked_to(here: Venue) -> None:
    anna = await account(here, "Anna")
    phone = await here.guest("Somebody")
    table = await phone.make(ME, OPEN)
    await phone.post("/api/sign-in", {"name": "Anna", "password": SECRET, "keep_guest": False})
    assert not (await anna.brief(table))["yours"]
    assert (await phone.me())["player"]["name"] == "Anna"


async def test_a_planted_session_is_worth_nothing_after_signing_in(here: Venue) -> None:
    await account(here, "Anna")
    thief = await here.guest("Thief")
    victim = here.stranger()
    victim.http.cookies.set("stead", thief.cookie)
    await victim.post("/api/sign-in", {"name": "Anna", "password": SECRET, "keep_guest": False})
    assert (await thief.me())["player"] is None


async def test_signing_out_ends_the_session_on_the_server(here: Venue) -> None:
    anna = await here.guest("Anna")
    secret = anna.cookie
    answer = await anna.post("/api/sign-out")
    assert answer.json()["player"] is None
    assert anna.cookie == ""
    anna.http.cookies.set("stead", secret)
    assert (await anna.me())["player"] is None


async def test_sessions_end_by_themselves_and_are_prolonged_by_coming(
    here: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await here.guest("Anna")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 100 * 86400)
    assert (await anna.me())["player"]
    monkeypatch.setattr(time, "time", lambda: now + 250 * 86400)
    assert (await anna.me())["player"]
    monkeypatch.setattr(time, "time", lambda: now + 450 * 86400)
    assert (await anna.me())["player"] is None


async def test_a_new_password_throws_the_others_out(here: Venue) -> None:
    anna = await account(here, "Anna")
    phone = here.stranger()
    await phone.post("/api/sign-in", {"name": "Anna", "password": SECRET})
    refused(await anna.post("/api/password", {"old": "something else", "new": "new password"}), 403, "wrong-password")
    assert (await anna.post("/api/password", {"old": SECRET, "new": "new password"})).status_code == 200
    assert (await anna.me())["player"]
    assert (await phone.me())["player"] is None
    refused(await phone.post("/api/sign-in", {"name": "Anna", "password": SECRET}), 401, "wrong-password")
    assert (await phone.post("/api/sign-in", {"name": "Anna", "password": "new password"})).status_code == 200


async def test_a_guest_has_no_password_to_change(here: Venue) -> None:
    guest = await here.guest("Anna")
    refused(await guest.post("/api/password", {"old": SECRET, "new": "new password"}), 403, "wrong-password")


async def test_one_can_be_called_otherwise(here: Venue) -> None:
    anna = await here.guest("Anna")
    assert (await anna.post("/api/name", {"name": "Аня"})).json()["player"]["name"] == "Аня"
    refused(await here.stranger().post("/api/name", {"name": "Аня"}), 401, "sign-in-first")


async def test_me_counts_the_tables_where_it_is_my_turn(here: Venue) -> None:
    anna = await here.guest("Anna")
    assert (await anna.me())["my_turn"] == 0
    await anna.make(ME)
    await anna.make(ME, {**ME, "name": "Boris"})
    assert (await anna.me())["my_turn"] == 2


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"{", b'{"name": 3}', b'{"name": "A", "more": 1}', b"\xff\xfe", b"null", b"[" * 9999]
)
async def test_what_is_not_the_message_is_refused(here: Venue, body: bytes) -> None:
    refused(await here.stranger().http.post("/api/guest", content=body, headers=OURS), 400, "bad-request")


async def test_a_weaker_hash_is_made_anew_when_its_owner_signs_in(here: Venue) -> None:
    anna = await account(here, "Anna")
    weak = PasswordHasher(time_cost=1, memory_cost=32, parallelism=1).hash(SECRET)
    await here.house.store.set_password(await anna.id(), weak)
    assert (await here.stranger().post("/api/sign-in", {"name": "Anna", "password": SECRET})).status_code == 200
    kept = (await here.player(anna)).password
    assert kept is not None
    assert kept != weak
    assert not passwords.is_outdated(kept)
