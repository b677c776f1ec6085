"""Analyses of games: by judge and depth, and gone with their game."""

import pytest
from msgspec import structs

from stead.server.store import Store
from stead.server.store.rows import AnalysisRow
from tests.server.store.made import with_table

pytestmark = pytest.mark.anyio


async def test_the_newest_of_each_depth_is_kept(store: Store) -> None:
    await with_table(store, status="finished")
    quick = AnalysisRow("t", "old", "quick", b"\x00one", 1.0)
    deep = structs.replace(quick, depth="deep", report=b"two")
    for row in (quick, deep, quick):
        await store.keep_analysis(row)
    assert await store.analyses("t", "old") == [deep, quick]
    again, wiser = structs.replace(quick, report=b"three", made=2.0), structs.replace(quick, judge="new", made=3.0)
    await store.keep_analysis(again)
    assert await store.analyses("t", "old") == [deep, again]
    await store.keep_analysis(wiser)
    assert await store.analyses("t", "old") == [deep]
    assert await store.analyses("t", "new") == [wiser]
    assert await store.analyses("u", "new") == []


async def test_they_go_with_the_game(store: Store) -> None:
    await with_table(store, status="finished")
    await store.keep_analysis(AnalysisRow("t", "judge", "quick", b"{}", 1.0))
    assert await store.prune("finished", 10.0) == 1
    assert await store.analyses("t", "judge") == []
