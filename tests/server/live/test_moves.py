"""Moves over the socket: done once, refused with a reason, taken back and done again."""

import asyncio
from typing import Any

import pytest

from tests.server.live.club import Club, Place

pytestmark = pytest.mark.anyio


async def journal(club: Club, table: str) -> list[tuple[str, int, str]]:
    return [(entry.kind, entry.seat, entry.key) for entry in await club.store.entries(table)]


async def test_a_move_is_answered_and_everybody_sees_it(club: Club) -> None:
    table, anna, boris = await club.pair()
    assert (await anna.move("take COM035")) == {"is": "answer", "id": "?", "ok": True, "problem": None, "refusal": None} | {
        "id": anna.heard[-1].get("id", "?")
    }
    assert await journal(club, table) == [("push", 0, "take COM035")]
    for place in (anna, boris):
        picture = await place.at(1)
        assert picture["steps"] == 1
        assert [step["n"] for step in picture["log"]] == [1]
        assert "COM035" not in picture["view"]["row"]
