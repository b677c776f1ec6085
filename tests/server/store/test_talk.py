"""Chat, push subscriptions, and settings that are made once."""

import asyncio

import msgspec
import pytest

from stead.server.store import Store, talk
from stead.server.store.rows import ChatRow, SubscriptionRow
from tests.server.store.made import guest, with_table

pytestmark = pytest.mark.anyio


def line(text: str, n: int = 0, **columns) -> ChatRow:
    return msgspec.structs.replace(ChatRow(n, "maria", "Мария", 0, text, 1.5, text), **columns)


async def test_lines_are_numbered_at_each_table(store: Store) -> None:
    await with_table(store)
    await with_table(store, id="other")
    assert await store.say("t", line("Привет!")) == 1
    assert await store.say("t", line("from the crowd", seat=None, player="stranger")) == 2
    assert await store.say("other", line("hello")) == 1
    assert await store.chat("t", 0, 10) == [line("Привет!", 1), line("from the crowd", 2, seat=None, player="stranger")]


async def test_the_latest_lines_come_in_order(store: Store) -> None:
    await with_table(store)
    for n in range(1, 8):
        await store.say("t", line(str(n)))
    assert [row.n for row in await store.chat("t", 0, 3)] == [5, 6, 7]
    assert [row.n for row in await store.chat("t", 5, 10)] == [6, 7]
    assert await store.chat("t", 7, 10) == []


async def test_lines_said_at_once_have_their_own_numbers(store: Store) -> None:
    await with_table(store)
    numbers = await asyncio.gather(*[store.say("t", line(str(n))) for n in range(20)])
    assert sorted(numbers) == list(range(1, 21))


async def test_a_table_does_not_keep_everything_that_was_said(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "LINES", 5)
    await with_table(store)
    for n in range(1, 9):
        assert await store.say("t", line(str(n))) == n
    assert [row.n for row in await store.chat("t", 0, 100)] == [4, 5, 6, 7, 8]


async def test_a_browser_belongs_to_the_player_who_last_used_it(store: Store) -> None:
    for player in ("maria", "dmitry"):
        await store.add_player(guest(player))
    first = SubscriptionRow("https://a", "maria", "key", "auth", "ru")
    second = SubscriptionRow("https://b", "maria", "key", "auth", "ru")
    for row in (second, first, first):
        await store.subscribe(row)
    assert await store.subscriptions("maria") == [first, second]
    taken = SubscriptionRow("https://a", "dmitry", "key2", "auth2", "en")
    await store.subscribe(taken)
    assert await store.subscriptions("maria") == [second]
    assert await store.subscriptions("dmitry") == [taken]


async def test_a_player_ends_only_their_own_subscription(store: Store) -> None:
    await store.add_player(guest("maria"))
    rows = [SubscriptionRow(f"https://{n}", "maria", "key", "auth", "ru") for n in range(2)]
    for row in rows:
        await store.subscribe(row)
    await store.unsubscribe(rows[0].endpoint, "dmitry")
    assert await store.subscriptions("maria") == rows
    await store.unsubscribe(rows[0].endpoint, "maria")
    assert await store.subscriptions("maria") == rows[1:]
    await store.unsubscribe(rows[1].endpoint, None)
    assert await store.subscriptions("maria") == []


async def test_a_setting_is_made_once_for_all_workers(store: Store, url: str) -> None:
    other = await Store.open(url)
    made = await asyncio.gather(*[(store, other)[n % 2].setting("secret", lambda n=n: f"made {n}") for n in range(10)])
    assert len(set(made)) == 1
    assert await store.setting("secret", lambda: pytest.fail("made again")) == made[0]
    assert await store.setting("other", lambda: "another") == "another"
    await other.close()
