"""Decks that people keep."""

import asyncio

import pytest
from msgspec import structs

from stead.server.store import Store
from stead.server.store.rows import DeckRow
from tests.server.store.made import account, guest

pytestmark = pytest.mark.anyio

DECK = DeckRow("one", "maria", "settlers", ("aztecs",), "Builders", "romans -ROM012 +ROM061", 1.0)


async def test_a_deck_is_kept_changed_and_thrown_away(store: Store) -> None:
    await store.add_player(guest("maria"))
    await store.add_player(guest("boris"))
    assert await store.add_deck(DECK, 9)
    later = structs.replace(DECK, id="two", name="Later", created=2.0)
    assert await store.add_deck(later, 9)
    assert await store.decks_of("maria") == [DECK, later]
    changed = structs.replace(DECK, name="Masons", line="romans")
    assert await store.change_deck(changed)
    assert not await store.change_deck(structs.replace(changed, player="boris"))
    assert await store.decks_of("maria") == [changed, later]
    assert not await store.drop_deck("boris", "one")
    assert await store.drop_deck("maria", "one")
    assert not await store.drop_deck("maria", "one")
    assert await store.decks_of("maria") == [later]
    assert await store.decks_of("boris") == []


async def test_there_is_room_for_so_many(store: Store) -> None:
    await store.add_player(guest("maria"))
    wishes = [store.add_deck(structs.replace(DECK, id=f"deck{n}"), 3) for n in range(8)]
    assert sum(await asyncio.gather(*wishes)) == 3
    assert len(await store.decks_of("maria")) == 3


async def test_they_come_along_when_a_guest_signs_in_and_go_with_a_guest(store: Store) -> None:
    await store.add_player(guest("guest"))
    await store.add_player(account("maria"))
    await store.add_deck(structs.replace(DECK, player="guest"), 9)
    await store.merge("guest", "maria")
    assert await store.decks_of("maria") == [DECK]
    await store.add_player(guest("nobody"))
    await store.add_deck(structs.replace(DECK, id="gone", player="nobody"), 9)
    await store.sweep(1e12)
    assert await store.decks_of("nobody") == []
    assert await store.decks_of("maria") == [DECK]
