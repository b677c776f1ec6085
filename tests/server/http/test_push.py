"""Turn notices: to known push services only, encrypted for the device, one a turn."""

import json
import socket
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
import requests
from anyio import sleep
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs
from py_vapid import Vapid02
from urllib3.util import parse_url

from stead.server import outward
from stead.server.messages import Clock
from stead.server.outward import host_of
from stead.server.push import MOST_DEVICES
from stead.server.store.rows import Change, Entry
from tests.server.http.kit import ME, OPEN, Venue, Visitor, refused, venue

pytestmark = pytest.mark.anyio
KEY = ec.generate_private_key(ec.SECP256R1())
AUTH = b"sixteen bytes :)"


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


POINT = KEY.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
DEVICE = {"p256dh": text(POINT), "auth": text(AUTH)}


class Service(BaseHTTPRequestHandler):
    """A push service on this machine."""

    received: list[tuple[str, dict[str, str], bytes]]
    status = 201

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.received.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(self.status)
        if self.status == 302:
            self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def service() -> Iterator[tuple[str, type[Service]]]:
    handler = type("Handler", (Service,), {"received": []})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield f"127.0.0.1:{server.server_port}", handler
    server.shutdown()
    thread.join()
    server.server_close()


async def subscribe(visitor: Visitor, endpoint: str, **more: Any) -> Any:
    return await visitor.post("/api/push", {"endpoint": endpoint, **DEVICE, **more})


async def waiting_for(here: Venue, *people: Visitor) -> tuple[Any, Any]:
    """A table where the second of two people is waited for, and their seat."""
    table = await people[0].make(ME, OPEN)
    await people[1].post(f"/api/tables/{table}/join", {})
    found = await here.house.store.table(table)
    assert found is not None
    return found[0], found[1][1]


async def heard(handler: type[Service], count: int) -> list[tuple[str, dict[str, str], bytes]]:
    for _ in range(200):
        if len(handler.received) >= count:
            break
        await sleep(0.01)
    await sleep(0.05)
    assert len(handler.received) == count
    return handler.received


async def test_a_notice_comes_encrypted_and_signed_once_a_turn(
    tmp_path: Path, service: tuple[str, type[Service]]
) -> None:
    host, handler = service
    async with venue(tmp_path, push_hosts=(host,)) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        assert (await subscribe(boris, f"http://{host}/boris", lang="ru")).status_code == 204
        table, seat = await waiting_for(here, anna, boris)
        for _ in range(3):  # three workers see the same turn
            here.house.push.turn(table, seat)
        ((path, headers, body),) = await heard(handler, 1)
        assert path == "/boris"
        notice = json.loads(http_ece.decrypt(body, private_key=KEY, auth_secret=AUTH, version="aes128gcm"))
        assert notice == {
            "title": "Поселенцы",
            "body": "Ваш ход.",
            "url": f"/t/{table.id}",
            "tag": f"turn-{table.id}",
        }
        key = (await boris.me())["push_key"]
        signature = headers["authorization"].removeprefix("vapid t=").split(",k=")
        assert signature[1] == key
        token, _, sign = signature[0].rpartition(".")
        assert Vapid02.from_raw_public(key.encode()).verify_token(token.encode(), sign)
        assert int(headers["ttl"]) > 0
        now = await here.house.store.table(table.id)
        assert now is not None
        assert now[1][1].noticed == table.version
        here.house.push.turn(table, now[1][1])
        await heard(handler, 1)


async def test_the_next_notice_comes_with_the_next_turn(tmp_path: Path, service: tuple[str, type[Service]]) -> None:
    host, handler = service
    async with venue(tmp_path, push_hosts=(host,)) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        await subscribe(boris, f"http://{host}/boris")
        table, _ = await waiting_for(here, anna, boris)
        store = here.house.store
        for version, (seat, notices) in enumerate([(0, 1), (0, 1), (1, 2), (0, 2), (1, 3)], 1):
            assert await store.append(table.id, Entry(version, "push", seat, "x", f"move-{version:04}", 1.0), Change())
            found = await store.table(table.id)
            assert found is not None
            here.house.push.turn(found[0], found[1][1])
            await heard(handler, notices)


@pytest.mark.parametrize(("status", "kept"), [(201, True), (404, False), (410, False), (429, True), (500, True)])
async def test_a_device_that_is_gone_is_forgotten(
    tmp_path: Path, service: tuple[str, type[Service]], status: int, kept: bool
) -> None:
    host, handler = service
    handler.status = status
    async with venue(tmp_path, push_hosts=(host,)) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        await subscribe(boris, f"http://{host}/boris")
        here.house.push.turn(*await waiting_for(here, anna, boris))
        await heard(handler, 1)
        assert bool(await here.house.store.subscriptions(await boris.id())) == kept


async def test_a_redirect_is_not_followed(tmp_path: Path, service: tuple[str, type[Service]]) -> None:
    host, handler = service
    handler.status = 302
    async with venue(tmp_path, push_hosts=(host,)) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        await subscribe(boris, f"http://{host}/boris")
        here.house.push.turn(*await waiting_for(here, anna, boris))
        assert [path for path, _, _ in await heard(handler, 1)] == ["/boris"]


async def test_who_has_a_bot_play_for_them_is_left_in_peace(tmp_path: Path, service: tuple[str, type[Service]]) -> None:
    host, handler = service
    async with venue(tmp_path, push_hosts=(host,)) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        await subscribe(boris, f"http://{host}/boris")
        table, seat = await waiting_for(here, anna, boris)
        here.house.push.turn(table, structs.replace(seat, stand_in="greedy"))
        here.house.push.turn(table, structs.replace(seat, player=None))
        await heard(handler, 0)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://fcm.googleapis.com:443/fcm/send/abc",
    ],
)
async def test_the_services_of_browsers_are_known(here: Venue, endpoint: str) -> None:
    anna = await here.guest("Anna")
    assert (await subscribe(anna, endpoint)).status_code == 204
    (row,) = await here.house.store.subscriptions(await anna.id())
    assert row.endpoint == endpoint


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/fcm/send/abc",
        "https://fcm.googleapis.com@127.0.0.1/abc",
        "https://user@fcm.googleapis.com/abc",
        "https://fcm.googleapis.com.evil.example/abc",
        "https://evilfcm.googleapis.com.example/abc",
        "https://notfcm.googleapis.com/abc",
        "https://127.0.0.1/abc",
        "https://localhost/abc",
        "http://169.254.169.254/latest/meta-data",
        "https://[::1]/abc",
        "https://[broken/abc",
        "https://fcm.googleapis.com/a\u0000b",
        "https://fcm.googleapis.com/a b\n",
        "https://fcm.googleapis.com/ёж",
        "https://fcm.googleapis.com:99999/abc",
        "https://127.0.0.1\\.fcm.googleapis.com/abc",
        "https://127.0.0.1#.fcm.googleapis.com/abc",
        "https://127.0.0.1?.fcm.googleapis.com/abc",
        "https://127.0.0.1%2f.fcm.googleapis.com/abc",
        "https://fcm.googleapis.com\\@127.0.0.1/abc",
        "https:///fcm.googleapis.com/abc",
        "https://fcm.googleapis.com./abc",
        "https://FCM.googleapis.com/abc",
        "https://fcm.googleapis.com",
    ],
)
async def test_we_talk_to_nobody_else(here: Venue, endpoint: str) -> None:
    refused(await subscribe(await here.guest("Anna"), endpoint), 400, "bad-push")


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "A" * 87},
        {"p256dh": text(POINT[:-1])},
        {"p256dh": "ёж" * 20},
        {"p256dh": text(b"\x02" + POINT[1:33])},
        {"auth": text(b"short one")},
        {"auth": "!" * 22},
    ],
)
async def test_keys_that_cannot_be_used_are_refused(here: Venue, keys: dict[str, str]) -> None:
    anna = await here.guest("Anna")
    refused(await subscribe(anna, "https://fcm.googleapis.com/abc", **keys), 400, "bad-push")


async def test_devices_come_and_go(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    endpoint = "https://fcm.googleapis.com/one"
    await subscribe(anna, endpoint)
    assert (await boris.post("/api/push/remove", {"endpoint": endpoint})).status_code == 204
    assert len(await here.house.store.subscriptions(await anna.id())) == 1
    assert (await anna.post("/api/push/remove", {"endpoint": endpoint})).status_code == 204
    assert await here.house.store.subscriptions(await anna.id()) == []
    for n in range(MOST_DEVICES + 3):
        await subscribe(anna, f"https://fcm.googleapis.com/{n:03}")
    kept = await here.house.store.subscriptions(await anna.id())
    assert len(kept) == MOST_DEVICES
    assert kept[-1].endpoint.endswith(f"{MOST_DEVICES + 2:03}")
    refused(await subscribe(here.stranger(), endpoint), 401, "sign-in-first")
    refused(await here.stranger().post("/api/push/remove", {"endpoint": endpoint}), 401, "sign-in-first")


async def test_the_key_is_made_once(tmp_path: Path) -> None:
    keys: list[str] = []
    for _ in range(2):
        async with venue(tmp_path, database=f"sqlite:///{tmp_path}/stead.db") as here:
            keys.append((await here.stranger().me())["push_key"])
    assert keys[0] == keys[1]
    assert len(keys[0]) == 87


ODD = "\\/@#?:%&=.[]{}|^~`'\" \t\r\n\x00\x7f\u2044\uff0f\u3002\u00ad0aZ-_;,"


@given(st.data())
def test_what_is_accepted_leads_where_it_says(data: st.DataObject) -> None:
    """Whatever is put between the letters of an address: who would be connected to is a push service, or nobody."""
    parts = ["https://", "127.0.0.1", "fcm.googleapis.com", "user", ":443", "/abc", "localhost", "[::1]", "//"]
    bits = data.draw(st.lists(st.sampled_from(parts) | st.text(ODD, max_size=2), max_size=8))
    endpoint = "https://" * data.draw(st.booleans()) + "".join(bits)
    found = host_of(endpoint)
    if found is not None:
        prepared = requests.Request("POST", endpoint).prepare()
        connects = parse_url(prepared.url or "")
        assert found[1].removesuffix(":443") == connects.host
        assert (connects.scheme, connects.auth) == (found[0], None)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "169.254.169.254", "0.0.0.0", "::1", "fd00::1", "ff0e::1"),
        *("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1", "2001:0:7f00:1::1"),
    ],
)
def test_a_name_that_leads_behind_our_walls_is_not_followed(
    monkeypatch: pytest.MonkeyPatch, service: tuple[str, type[Service]], address: str
) -> None:
    """Whatever the name servers say: also when they say one thing first and another thing then."""
    asked: list[str] = []

    def look_up(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (address, port))]

    def connect(*_: Any, **__: Any) -> None:
        raise AssertionError("it was connected to")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket.socket, "connect", connect)
    with outward.Straight() as session, pytest.raises(requests.ConnectionError, match="not a public machine"):
        session.post("https://fcm.googleapis.com/abc", timeout=5)
    assert asked == ["fcm.googleapis.com"]
    with outward.Straight() as session, pytest.raises(requests.exceptions.InvalidSchema):
        session.post(f"http://{service[0]}/abc", timeout=5)


@pytest.mark.parametrize("address", ["142.250.1.95", "2a00:1450:4001:800::200e", "64:ff9b::8efa:15f"])
def test_a_public_machine_is_one_by_whichever_address(address: str) -> None:
    assert outward.is_public(address)


async def test_who_is_called_is_told_on_their_devices(tmp_path: Path, service: tuple[str, type[Service]]) -> None:
    host, handler = service
    async with venue(tmp_path, push_hosts=(host,)) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        await subscribe(boris, f"http://{host}/boris", lang="en")
        table, seat = await waiting_for(here, anna, boris)
        for n, (why, kind, word) in enumerate(
            [("called", "live", "minute"), ("called", "none", "day"), ("replaced", "none", "take your seat again")], 1
        ):
            here.house.push.call(structs.replace(table, clock=Clock(kind, 60)), seat, why)  # type: ignore[arg-type]
            *_, (_, _, body) = await heard(handler, n)
            notice = json.loads(http_ece.decrypt(body, private_key=KEY, auth_secret=AUTH, version="aes128gcm"))
            assert word in notice["body"]
            assert notice["url"] == f"/t/{table.id}"
