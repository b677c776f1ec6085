"""For those who keep the server running: is it well, and what does it do?"""

import hmac
import os

import anyio
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest, multiprocess
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from stead.server.house import house
from stead.server.http.wire import Trouble
from stead.server.logs import log

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Several workers put their numbers together there."""
PATIENCE = 3.0


async def healthz(request: Request) -> Response:
    """For who keeps watch: is all as it should be? If not, what is wrong."""
    wrong = await house(request).pulse.wrong()
    if wrong:
        raise Trouble(503, wrong[0], all=", ".join(wrong))
    return PlainTextResponse("well\n")


async def readyz(request: Request) -> Response:
    """For who shares requests out: can people be served here? Without a bus they can, only a little later."""
    try:
        with anyio.fail_after(PATIENCE):
            await house(request).store.ping()
    except Exception as error:
        log.error("the database does not answer", extra={"facts": {"error": type(error).__name__}})
        raise Trouble(503, "database-down") from None
    return PlainTextResponse("ready\n")


async def metrics(request: Request) -> Response:
    if not _has_token(request):
        raise Trouble(404, "not-found")
    await house(request).pulse.wrong()
    registry = REGISTRY
    if SHARED_FOLDER in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)
    return Response(generate_latest(registry), headers={"Content-Type": CONTENT_TYPE_LATEST})


def _has_token(request: Request) -> bool:
    token = house(request).settings.metrics_token
    given = request.headers.get("authorization", "").encode("utf-8", "replace")
    return bool(token) and hmac.compare_digest(given, f"Bearer {token}".encode())


def forget_worker() -> None:
    """This worker ends: what it has now (sockets, rooms) no longer counts."""
    if SHARED_FOLDER in os.environ:
        multiprocess.mark_process_dead(os.getpid())
