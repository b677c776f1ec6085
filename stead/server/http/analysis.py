"""Afterwards, what a game was worth: seen by whoever may see its replay, asked for once, and kept."""

import zlib
from collections.abc import AsyncIterator

import msgspec
from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from stead.server import messages as m
from stead.server.house import house
from stead.server.http import analyses
from stead.server.http.history import over_again, seen, who_asks
from stead.server.http.reliability import reliability_of
from stead.server.http.wire import Trouble, lang, read, reply

STREAM = "text/event-stream"
"""What is sent bit by bit, and not packed before it is whole."""


async def show(request: Request) -> Response:
    kept = await seen(request)
    judge = await to_thread.run_sync(analyses.judge_of, kept.title)
    if judge is None:
        return reply(m.AnalysisState("analysis-none", (), None))
    if kept.table.status != "finished":
        return reply(m.AnalysisState("analysis-unfinished", (), None))
    rows = {row.depth: row for row in await house(request).store.analyses(kept.table.id, judge)}
    deepest = rows.get("deep") or rows.get("quick")
    if deepest is None:
        return reply(m.AnalysisState(None, (), None))
    report = msgspec.json.decode(zlib.decompress(deepest.report))
    wish = dict(report=report, reliability=reliability_of(kept.title), lang=lang(request))
    spoken = await over_again(request, kept, "analysis", **wish)
    return reply(m.AnalysisState(None, tuple(rows), msgspec.Raw(spoken)))  # type: ignore[arg-type] - it is one, written


async def make(request: Request) -> Response:
    """Told bit by bit how far it is. Whoever goes meanwhile finds it when they come back."""
    wish = await read(request, m.Analyse)
    kept = await seen(request)
    here, who = house(request), who_asks(request, kept)
    judge = await to_thread.run_sync(analyses.judge_of, kept.title)
    if judge is None:
        raise Trouble(409, "analysis-none")
    if kept.table.status != "finished":
        raise Trouble(409, "analysis-unfinished")
    if any(row.depth == wish.depth for row in await here.store.analyses(kept.table.id, judge)):
        return reply(m.AnalysisNews(0, 0, over=True))
    here.limits.take("analyses", who)
    job = here.analyses.start(who, kept, wish.depth, judge)

    async def told() -> AsyncIterator[bytes]:
        async for news in job.follow():
            yield b"data: " + msgspec.json.encode(news) + b"\n\n"

    return StreamingResponse(told(), media_type=STREAM)
