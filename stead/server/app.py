"""The server as one Starlette application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from stead import shelf
from stead.server import logs
from stead.server.farewell import end_with_parent, said_first
from stead.server.guard import Cover, Guard
from stead.server.house import House
from stead.server.http import analysis, decks, door, health, history, learn, lessons, lobby, records, static, statistics
from stead.server.http.previews import Previews
from stead.server.http.wire import Trouble, answer_http, answer_trouble
from stead.server.limits import Limits
from stead.server.live.aside import let_others_on
from stead.server.live.socket import live
from stead.server.memory import rest_the_collector, share_one_heap
from stead.server.settings import Settings, from_environment
from stead.server.store import Unavailable

GET, POST = ["GET"], ["POST"]
TABLE = "/api/tables/{id}"
TITLE = "/api/titles/{title}"


def routes(pages: static.Pages) -> list[BaseRoute]:
    previews = Previews(pages)
    return [
        Route("/api/me", door.me, methods=GET),
        Route("/api/guest", door.guest, methods=POST),
        Route("/api/account", door.make_account, methods=POST),
        Route("/api/sign-in", door.sign_in, methods=POST),
        Route("/api/sign-out", door.sign_out, methods=POST),
        Route("/api/name", door.rename, methods=POST),
        Route("/api/password", door.change_password, methods=POST),
        Route("/api/push", door.subscribe, methods=POST),
        Route("/api/push/remove", door.unsubscribe, methods=POST),
        Route("/api/titles", learn.titles, methods=GET),
        Route(f"{TITLE}/cards", learn.cards, methods=GET),
        Route(f"{TITLE}/statistics", statistics.cards, methods=GET),
        Route(f"{TITLE}/rules", learn.rules, methods=GET),
        Route(f"{TITLE}/course", lessons.course, methods=GET),
        Route(f"{TITLE}/lessons/{{lesson}}", lessons.start, methods=POST),
        Route(f"{TITLE}/decks", decks.box, methods=GET),
        Route(f"{TITLE}/decks/check", decks.check, methods=POST),
        Route("/api/decks", decks.mine, methods=GET),
        Route("/api/decks", decks.keep, methods=POST),
        Route("/api/decks/{id}", decks.change, methods=POST),
        Route("/api/decks/{id}/delete", decks.delete, methods=POST),
        Route("/api/stars", lessons.stars, methods=GET),
        Route(f"{TITLE}/book", learn.book, methods=GET),
        Route("/api/tables", lobby.tables, methods=GET),
        Route("/api/tables", lobby.make, methods=POST),
        Route("/api/tables/finished", lobby.finished, methods=GET),
        Route(TABLE, lobby.table, methods=GET),
        Route(f"{TABLE}/join", lobby.join, methods=POST),
        Route(f"{TABLE}/leave", lobby.leave, methods=POST),
        Route(f"{TABLE}/arrange", lobby.arrange, methods=POST),
        Route(f"{TABLE}/start", lobby.start, methods=POST),
        Route(f"{TABLE}/renew-invite", lobby.renew_invite, methods=POST),
        Route(f"{TABLE}/cancel", lobby.cancel, methods=POST),
        Route(f"{TABLE}/delete", lobby.delete, methods=POST),
        Route(f"{TABLE}/put-away", lobby.put_away, methods=POST),
        Route(f"{TABLE}/rematch", lobby.rematch, methods=POST),
        Route(f"{TABLE}/record", history.download, methods=GET),
        Route(f"{TABLE}/frames", history.show_frames, methods=GET),
        Route(f"{TABLE}/thing", history.show_thing, methods=GET),
        Route(f"{TABLE}/rounds", history.show_rounds, methods=GET),
        Route(f"{TABLE}/charts", history.show_charts, methods=GET),
        Route(f"{TABLE}/analysis", analysis.show, methods=GET),
        Route(f"{TABLE}/analysis", analysis.make, methods=POST),
        Route(f"{TABLE}/what-if", history.what_if, methods=POST),
        Route(f"{TABLE}/solution", lessons.solution, methods=POST),
        Route("/api/records", records.upload, methods=POST),
        WebSocketRoute(f"{TABLE}/live", live),
        Route("/healthz", health.healthz, methods=GET),
        Route("/readyz", health.readyz, methods=GET),
        Route("/metrics", health.metrics, methods=GET),
        Route("/t/{id}", previews.table, methods=GET),
        Route("/t/{id}/replay", previews.table, methods=GET),
        Route("/{path:path}", pages.show, methods=GET),
    ]


def create_app(settings: Settings, pages: Path = static.FOLDER) -> Starlette:
    limits = Limits(settings.patience)
    if settings.content:
        shelf.shelve(Path(settings.content))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.house = house = await House.open(settings, limits)
        try:
            with said_first(house.rooms.farewell):
                yield
        finally:
            await house.close()
            health.forget_worker()

    app = Starlette(
        routes=routes(static.Pages(pages)),
        middleware=[
            Middleware(Cover),
            Middleware(logs.Watch),
            Middleware(Guard, limits=limits, origins=settings.origins, hosts=settings.hosts),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={Trouble: answer_trouble, HTTPException: answer_http, Unavailable: answer_unavailable},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return app


async def answer_unavailable(request: Request, error: Exception) -> Response:
    """The database does not answer: they shall try again."""
    logs.log.error("the database does not answer", extra={"facts": {"path": request.url.path, "error": str(error)}})
    return await answer_trouble(request, Trouble(503, "busy"))


def worker() -> Starlette:
    """A worker process of `stead serve`."""
    end_with_parent()
    rest_the_collector()
    share_one_heap()
    let_others_on()
    settings = from_environment()
    logs.set_up(settings.log_level)
    return create_app(settings)
