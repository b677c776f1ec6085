"""Players, accounts, sessions."""

import msgspec
import pytest

from stead.server.store import NameTaken, Store
from stead.server.store.people import NEWBORN
from stead.server.store.rows import ChatRow, SubscriptionRow
from tests.server.store.made import account, guest, seat, with_table

pytestmark = pytest.mark.anyio


async def test_a_player_is_found_as_added(store: Store) -> None:
    for row in (guest("maria"), account("dmitry", "Дмитрий")):
        await store.add_player(row)
        assert await store.player(row.id) == row
    assert await store.player("nobody") is None


async def test_guests_may_be_called_alike_and_like_an_account(store: Store) -> None:
    for row in (guest("1"), guest("2"), account("3"), guest("4")):
        await store.add_player(row)
    assert await store.account("Maria") == account("3")


@pytest.mark.parametrize("name", ["Straße", "STRASSE", "straße", "Ｓtrasse"])
async def test_names_that_look_alike_are_one_account(store: Store, name: str) -> None:
    await store.add_player(account("1", "Straße"))
    assert await store.account(name) == account("1", "Straße")
    with pytest.raises(NameTaken):
        await store.add_player(account("2", name))
    assert await store.player("2") is None


async def test_a_guest_becomes_an_account(store: Store) -> None:
    await store.add_player(guest("1"))
    assert await store.account("Masha") is None
    await store.make_account("1", "Masha", "secret")
    player = await store.account("MASHA")
    assert player
    assert (player.id, player.name, player.password) == ("1", "Masha", "secret")


async def test_a_guest_cannot_take_the_name_of_an_account(store: Store) -> None:
    await store.add_player(account("1", "Masha"))
    await store.add_player(guest("2", "Maria"))
    with pytest.raises(NameTaken):
        await store.make_account("2", "masha", "secret")
    assert await store.player("2") == guest("2", "Maria")


@pytest.mark.parametrize("who", ["account", "nobody"])
async def test_only_a_guest_becomes_an_account(store: Store, who: str) -> None:
    await store.add_player(account("account"))
    with pytest.raises(LookupError):
        await store.make_account(who, "Other", "secret")
    assert await store.player("account") == account("account")


async def test_renaming(store: Store) -> None:
    for row in (account("1", "Anna"), account("2", "Boris"), guest("3", "Clara")):
        await store.add_player(row)
    with pytest.raises(NameTaken):
        await store.rename("2", "ANNA")
    await store.rename("3", "Anna")  # a guest may
    await store.rename("1", "ANNA")  # one's own name, written otherwise
    await store.rename("2", "Bob")
    assert await store.account("Boris") is None
    assert await store.account("bob") == account("2", "Bob")
    assert await store.account("anna") == account("1", "ANNA")
    assert await store.player("3") == guest("3", "Anna")


async def test_a_password_is_for_accounts_only(store: Store) -> None:
    for row in (account("1"), guest("2")):
        await store.add_player(row)
        await store.set_password(row.id, "new")
    assert await store.player("1") == msgspec.structs.replace(account("1"), password="new")
    assert await store.player("2") == guest("2")


async def test_an_account_takes_over_a_guest(store: Store) -> None:
    await store.add_player(account("account"))
    await with_table(store, seat(0, "person", player="guest"), seat(1, "person", player="other"), host="guest")
    await store.say("t", ChatRow(0, "guest", "G", 0, "hello", 1.0, "one"))
    await store.subscribe(SubscriptionRow("https://push", "guest", "key", "auth", "en"))
    await store.add_session(b"1", "guest", 100.0)
    await store.merge("guest", "account")

    assert await store.player("guest") is None
    assert await store.session(b"1", 0.0) is None
    table, seats = await store.table("t") or pytest.fail("no table")
    assert (table.host, seats[0].player, seats[1].player) == ("account", "account", "other")
    assert [line.player for line in await store.chat("t", 0, 10)] == ["account"]
    assert [row.endpoint for row in await store.subscriptions("account")] == ["https://push"]


@pytest.mark.parametrize(
    ("of", "to"), [("account", "other"), ("guest", "guest"), ("guest", "nobody"), ("nobody", "account")]
)
async def test_only_a_guest_is_taken_over_and_only_by_an_account(store: Store, of: str, to: str) -> None:
    for row in (guest("guest"), account("account"), account("other", "Other")):
        await store.add_player(row)
    with pytest.raises(LookupError):
        await store.merge(of, to)
    assert await store.player("guest")
    assert await store.player("account")


async def test_a_session_lasts_until_it_expires(store: Store) -> None:
    await store.add_player(guest("maria"))
    await store.add_session(b"secret", "maria", 10.0)
    assert await store.session(b"secret", 9.9) == guest("maria")
    assert await store.session(b"secret", 10.0) is None
    assert await store.session(b"other", 0.0) is None
    await store.prolong_session(b"secret", 20.0)
    assert await store.session(b"secret", 19.9) == guest("maria")
    await store.drop_session(b"secret")
    assert await store.session(b"secret", 0.0) is None


async def test_all_sessions_of_a_player_but_one_are_dropped(store: Store) -> None:
    for player in ("maria", "dmitry"):
        await store.add_player(guest(player))
        for n in range(3):
            await store.add_session(f"{player}{n}".encode(), player, 10.0)
    await store.drop_sessions("maria", b"maria1")
    left = [hash for hash in (b"maria0", b"maria1", b"maria2", b"dmitry0") if await store.session(hash, 0.0)]
    assert left == [b"maria1", b"dmitry0"]
    await store.drop_sessions("maria", None)
    assert await store.session(b"maria1", 0.0) is None


async def test_guests_whom_nothing_remembers_are_swept_away(store: Store) -> None:
    now = NEWBORN + 10.0
    await store.add_player(account("account"))
    for id in ("lost", "expired", "here", "sits", "hosts"):
        await store.add_player(guest(id))
    await store.add_player(guest("newborn", created=now - 1))
    await store.add_session(b"old", "expired", now)
    await store.add_session(b"new", "here", now + 1)
    await store.subscribe(SubscriptionRow("https://push", "lost", "key", "auth", "en"))
    await with_table(store, seat(0, "person", player="sits"), host="hosts")
    await store.sweep(now)
    everybody = ("account", "lost", "expired", "here", "sits", "hosts", "newborn")
    assert [id for id in everybody if await store.player(id)] == ["account", "here", "sits", "hosts", "newborn"]
    assert await store.session(b"old", 0.0) is None
    assert await store.subscriptions("lost") == []
