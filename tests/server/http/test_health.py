"""For those who keep the server running: health, numbers, logs."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stead.server import logs, metrics
from stead.server.store import Unavailable
from tests.server.http.kit import ME, OPEN, Venue, refused, venue

pytestmark = pytest.mark.anyio


async def test_the_server_is_well_while_its_database_answers(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await here.stranger().get("/healthz")).text == "well\n"

    async def silent() -> None:
        raise Unavailable("gone")

    monkeypatch.setattr(here.house.store, "ping", silent)
    refused(await here.stranger().get("/healthz"), 503, "server-error")


async def test_a_database_that_does_not_answer_is_no_fault(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(*_: Any) -> None:
        raise Unavailable("gone")

    monkeypatch.setattr(here.house.store, "open_tables", silent)
    refused(await here.stranger().get("/api/tables"), 503, "busy")


@pytest.mark.parametrize(
    ("address", "token", "shown"),
    [
        ("127.0.0.1", None, True),
        ("::1", None, True),
        ("192.0.2.1", None, False),
        ("192.0.2.1", "Bearer wrong", False),
        ("192.0.2.1", "Bearer ", False),
        ("192.0.2.1", "Bearer open sesame", True),
    ],
)
async def test_numbers_are_for_the_keeper(tmp_path: Path, address: str, token: str | None, shown: bool) -> None:
    async with venue(tmp_path, metrics_token="open sesame") as here:
        headers = {"Authorization": token} if token else {}
        answer = await here.stranger(address=address).get("/metrics", headers=headers)
        if shown:
            assert "stead_requests_total" in answer.text
        else:
            refused(answer, 404, "not-found")


async def test_without_a_token_none_fits(here: Venue) -> None:
    far = here.stranger(address="192.0.2.1")
    refused(await far.get("/metrics", headers={"Authorization": "Bearer "}), 404, "not-found")


async def test_requests_are_counted_by_route_not_by_path(here: Venue) -> None:
    def counted(*labels: str) -> float:
        return metrics.REQUESTS.labels(*labels)._value.get()

    before = counted("GET", "/api/tables/{id}", "404")
    for id in ("onetable23", "twotable23"):
        await here.stranger().get(f"/api/tables/{id}")
    assert counted("GET", "/api/tables/{id}", "404") == before + 2
    assert "onetable23" not in (await here.stranger().get("/metrics")).text


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """The log, as it would be written."""
    root, stream = logging.getLogger(), io.StringIO()
    kept, level = root.handlers, root.level
    logs.set_up("info")
    monkeypatch.setattr(logging.getLogger("httpx"), "disabled", True)  # the visitors' browser, not the server
    root.handlers[0].setStream(stream)  # type: ignore[attr-defined]
    yield stream
    root.handlers, root.level = kept, level


async def test_logs_are_lines_of_json_without_secrets(here: Venue, lines: io.StringIO) -> None:
    anna = await here.guest("Anna")
    await anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
    table = await anna.make(ME, OPEN, public=False)
    invite = await here.invite(table)
    await here.stranger().get(f"/api/tables/{table}?invite={invite}")
    written = lines.getvalue()
    told = [json.loads(line) for line in written.splitlines()]
    last = next(line for line in reversed(told) if line["what"] == "request")
    assert (last["method"], last["path"], last["status"]) == ("GET", f"/api/tables/{table}", 200)
    assert last["ms"] >= 0
    assert len({line["request"] for line in told if line["what"] == "request"}) >= 4
    for secret in (invite, anna.cookie, "correct horse"):
        assert secret not in written


async def test_a_fault_is_told_with_its_request(
    here: Venue, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fall(*_: Any) -> None:
        raise RuntimeError("broken\nin two lines")

    monkeypatch.setattr(here.house.store, "open_tables", fall)
    await here.stranger().get("/api/tables")
    told = [json.loads(line) for line in lines.getvalue().splitlines()]
    fault = next(line for line in told if line["level"] == "error")
    assert fault["path"] == "/api/tables"
    assert "RuntimeError: broken" in fault["error"]
    assert fault["request"] in {line["request"] for line in told if line["what"] == "request"}
