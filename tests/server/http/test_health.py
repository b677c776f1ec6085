"""For those who keep the server running: health, numbers, logs."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest

from stead.server import logs, metrics
from stead.server.pulse import Pulse
from stead.server.store import Unavailable
from tests.server.http.kit import ME, OPEN, Venue, refused, venue

pytestmark = pytest.mark.anyio


async def wrong(here: Venue) -> list[str]:
    """What the server says is wrong with it."""
    here.house.pulse = Pulse(here.house.store, here.house.bus)  # it remembers for a few seconds
    answer = await here.stranger().get("/healthz")
    if answer.status_code == 200:
        assert answer.text == "well\n"
        return []
    assert answer.status_code == 503
    return answer.json()["args"]["all"].split(", ")


async def silent() -> None:
    raise Unavailable("gone")


async def test_the_server_says_what_is_wrong_with_what_it_stands_on(
    here: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, ready = here.house.store, here.stranger()
    assert await wrong(here) == []
    monkeypatch.setattr(store, "beat", silent)
    assert await wrong(here) == ["database-full"]
    assert (await ready.get("/readyz")).text == "ready\n"
    monkeypatch.setattr(here.house.bus, "down", True)
    assert await wrong(here) == ["database-full", "bus-down"]
    assert metrics.BUS._value.get() == metrics.WRITABLE._value.get() == 0
    monkeypatch.setattr(store, "ping", silent)
    assert await wrong(here) == ["database-down", "bus-down"]
    refused(await ready.get("/readyz"), 503, "database-down")
    monkeypatch.undo()
    assert await wrong(here) == []
    assert metrics.BUS._value.get() == metrics.WRITABLE._value.get() == 1


async def test_however_often_somebody_asks_little_is_written(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    beats: list[int] = []
    beat = here.house.store.beat

    async def counted() -> None:
        beats.append(1)
        await beat()

    here.house.pulse = Pulse(here.house.store, here.house.bus)
    monkeypatch.setattr(here.house.store, "beat", counted)
    for _ in range(20):
        assert (await here.stranger().get("/healthz")).status_code == 200
    assert len(beats) == 1


async def test_a_database_that_does_not_answer_is_no_fault(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(*_: Any) -> None:
        raise Unavailable("gone")

    monkeypatch.setattr(here.house.store, "open_tables", silent)
    refused(await here.stranger().get("/api/tables"), 503, "busy")


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "192.0.2.1"])
@pytest.mark.parametrize("forwarded", [{}, {"X-Forwarded-For": "127.0.0.1"}, {"Host": "127.0.0.1:8000"}])
async def test_numbers_are_for_who_knows_the_token(tmp_path: Path, address: str, forwarded: dict[str, str]) -> None:
    """A request from this machine may be anybody's, by way of a proxy that says nothing of it."""
    async with venue(tmp_path, metrics_token="open sesame") as here:
        for token in (None, "Bearer wrong", "Bearer ", "open sesame"):
            headers = {**forwarded, **({"Authorization": token} if token else {})}
            refused(await here.stranger(address=address).get("/metrics", headers=headers), 404, "not-found")
        headers = {**forwarded, "Authorization": "Bearer open sesame"}
        answer = await here.stranger(address=address).get("/metrics", headers=headers)
        assert "stead_requests_total" in answer.text
        assert "stead_bus_up 1.0" in answer.text


async def test_without_a_token_none_fits(here: Venue) -> None:
    for address in ("127.0.0.1", "192.0.2.1"):
        far = here.stranger(address=address)
        refused(await far.get("/metrics", headers={"Authorization": "Bearer "}), 404, "not-found")
        refused(await far.get("/metrics"), 404, "not-found")


async def test_requests_are_counted_by_route_not_by_path(here: Venue) -> None:
    def counted(*labels: str) -> float:
        return metrics.REQUESTS.labels(*labels)._value.get()

    before = counted("GET", "/api/tables/{id}", "404")
    for id in ("onetable23", "twotable23"):
        await here.stranger().get(f"/api/tables/{id}")
    assert counted("GET", "/api/tables/{id}", "404") == before + 2
    assert "onetable23" not in generate_latest().decode()


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
