"""Bots in a process of their own, which all tables share: what is wrong at one is no trouble to another."""

import asyncio

import pytest

from stead import Table
from stead.server import levels
from stead.server.live import thinking
from stead.server.live.thinkers import Thinkers, Unthinkable, Whose, _question
from tests.server.live.rooms_kit import TITLE

pytestmark = pytest.mark.anyio
CHOOSE = Thinkers.choose


@pytest.fixture(autouse=True)
def real(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests are about the process."""
    monkeypatch.setattr(Thinkers, "choose", CHOOSE)


async def test_a_bot_that_cannot_answer_ends_nobody_elses() -> None:
    thinkers, table = Thinkers(), Table.new(TITLE, ["romans", "japanese"], 7)
    try:
        key = await thinkers.choose("greedy", table, table.decision.seat)
        process = thinkers._all[0]._process
        with pytest.raises(Unthinkable):
            await thinkers.choose("clever", table, table.decision.seat)
        assert await thinkers.choose("greedy", table, table.decision.seat) == key
        assert thinkers._all[0]._process is process
    finally:
        await thinkers.close()


async def test_a_bot_that_cannot_be_had_any_more_is_played_on_by_another(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Other cards than it has learnt, or no numpy: the game goes on, and who keeps the server is told once."""
    monkeypatch.setattr(levels, "names", lambda _: ("random", "greedy"))
    table = Table.new(TITLE, ["romans", "japanese"], 7)
    keys = [
        thinking.think(_question(name, table, table.decision.seat)).key for name in ("greedy", "deep:0.5", "deep:0.5")
    ]
    assert len(set(keys)) == 1
    told = capfd.readouterr().err
    assert told.count("\n") == 1
    assert "deep:0.5 cannot be had for settlers here" in told


async def test_how_long_the_deepest_thinks_is_the_servers_to_say() -> None:
    assert [levels.with_budget(name, 0.5) for name in ("greedy", "keen", "deep")] == ["greedy", "keen", "deep:0.5"]


async def test_the_answer_to_a_question_that_was_given_up_is_nobody_elses() -> None:
    thinkers, table = Thinkers(), Table.new(TITLE, ["romans", "japanese"], 7)
    try:
        key = await thinkers.choose("greedy", table, table.decision.seat, Whose("anna", "1", True))
        given_up = asyncio.ensure_future(thinkers.choose("random", table, 0, Whose("boris", "2", True)))
        await asyncio.sleep(0.001)
        given_up.cancel()
        table.push(key)
        seat = table.decision.seat
        assert table.explain(await thinkers.choose("greedy", table, seat, Whose("anna", "1", True)), seat) is None
    finally:
        await thinkers.close()
