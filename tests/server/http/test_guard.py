"""What comes from elsewhere is turned away; what goes out is covered."""

import re
from pathlib import Path
from typing import Any

import pytest
from anyio import sleep

from stead.server.http import wire
from stead.server.http.wire import MOST_BYTES
from stead.text import LANGUAGES, Voice
from tests.server.http.kit import HOST, OURS, Venue, refused, venue

pytestmark = pytest.mark.anyio
GUEST = b'{"name": "Anna"}'


async def knock(here: Venue, headers: dict[str, str], scheme: str = "http", path: str = "/api/guest") -> int:
    http = here.stranger(origin=f"{scheme}://{HOST}").http
    answer = await http.post(path, content=GUEST, headers=headers)
    if answer.status_code == 403:
        refused(answer, 403, "foreign")
    return answer.status_code


@pytest.mark.parametrize(
    ("headers", "comes_in"),
    [
        ({"X-Stead": "1", "Origin": f"http://{HOST}"}, True),
        ({"X-Stead": "1", "Origin": f"https://{HOST}"}, True),  # a proxy that speaks https for us
        ({"X-Stead": "1", "Origin": f"http://{HOST.upper()}"}, True),
        ({"X-Stead": "1", "Origin": "https://club.example"}, True),  # in the list of this server
        ({"X-Stead": "1", "Sec-Fetch-Site": "same-origin"}, True),
        ({"X-Stead": "1"}, False),
        ({"X-Stead": "1", "Sec-Fetch-Site": "same-site"}, False),
        ({"X-Stead": "1", "Sec-Fetch-Site": "cross-site"}, False),
        ({"X-Stead": "1", "Sec-Fetch-Site": "none"}, False),
        ({"X-Stead": "1", "Origin": "null"}, False),
        ({"X-Stead": "1", "Origin": ""}, False),
        ({"X-Stead": "1", "Origin": "http://evil.example"}, False),
        ({"X-Stead": "1", "Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"}, False),
        ({"X-Stead": "1", "Origin": f"http://{HOST}:8080"}, False),
        ({"X-Stead": "1", "Origin": f"http://evil.example/{HOST}"}, False),
        ({"X-Stead": "1", "Origin": f"http://{HOST}.evil.example"}, False),
        ({"X-Stead": "1", "Origin": f"http://evil@{HOST}"}, False),
        ({"X-Stead": "1", "Origin": f"file://{HOST}"}, False),
        ({"X-Stead": "1", "Origin": "http://[broken"}, False),
        ({"X-Stead": "1", "Origin": "http://club.example"}, False),
        ({"Origin": f"http://{HOST}"}, False),
        ({"X-Stead": "0", "Origin": f"http://{HOST}"}, False),
        ({"Sec-Fetch-Site": "same-origin"}, False),
    ],
)
async def test_only_our_own_pages_may_change_something(tmp_path: Path, headers: dict[str, str], comes_in: bool) -> None:
    async with venue(tmp_path, origins=("https://club.example",)) as here:
        assert await knock(here, headers) == (200 if comes_in else 403)


async def test_what_came_safely_was_asked_for_from_a_safe_page(here: Venue) -> None:
    headers = {"X-Stead": "1", "Origin": f"http://{HOST}"}
    assert await knock(here, headers, scheme="https") == 403
    assert await knock(here, {**headers, "Origin": f"https://{HOST}"}, scheme="https") == 200


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "POST", "BREW"])
async def test_every_method_that_is_not_known_to_be_safe_is_checked(here: Venue, method: str) -> None:
    refused(await here.stranger().http.request(method, "/api/me"), 403, "foreign")
    answer = await here.stranger().http.request(method, "/api/me", headers=OURS)
    refused(answer, 405, "bad-request")


async def test_other_sites_get_no_permission_to_ask(here: Venue) -> None:
    asks = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
    answer = await here.stranger().http.options("/api/guest", headers=asks)
    assert not [name for name in answer.headers if name.startswith("access-control")]


async def open_socket(here: Venue, origin: str | None, scheme: str = "ws") -> list[dict[str, Any]]:
    """What a socket hears that asks to be opened and says nothing more."""
    heard: list[dict[str, Any]] = []
    messages = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}]

    async def receive() -> dict[str, Any]:
        return messages.pop(0)

    async def send(message: Any) -> None:
        heard.append(message)

    headers = [(b"host", HOST.encode())] + ([(b"origin", origin.encode())] if origin is not None else [])
    path = "/api/tables/nowhere234/live"
    await here.app(
        {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": headers,
            "scheme": scheme,
            "client": ("127.0.0.1", 5),
            "subprotocols": [],
        },
        receive,
        send,
    )
    return heard


@pytest.mark.parametrize(
    ("origin", "scheme", "comes_in"),
    [
        (f"http://{HOST}", "ws", True),
        (f"https://{HOST}", "wss", True),
        (f"http://{HOST}", "wss", False),
        ("http://evil.example", "ws", False),
        ("null", "ws", False),
        (None, "ws", False),
    ],
)
async def test_sockets_are_for_our_own_pages_too(here: Venue, origin: str | None, scheme: str, comes_in: bool) -> None:
    heard = await open_socket(here, origin, scheme)
    if comes_in:
        assert heard[0]["type"] == "websocket.accept"
    else:
        assert heard == [{"type": "websocket.close", "code": 4403}]


@pytest.mark.parametrize("path", ["/", "/t/somewhere", "/api/me", "/api/nowhere", "/healthz", "/assets/none.js"])
async def test_every_answer_is_covered(here: Venue, path: str) -> None:
    headers = (await here.stranger().get(path)).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


async def test_faults_are_covered_too_and_say_nothing_of_themselves(
    here: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall(*_: Any) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(here.house.store, "session", fall)
    visitor = here.stranger()
    visitor.http.cookies.set("stead", "something")
    answer = await visitor.get("/api/me")
    assert refused(answer, 500, "server-error") == {}
    assert "content-security-policy" in answer.headers
    assert "42" not in answer.text


async def test_what_is_personal_is_not_kept(here: Venue) -> None:
    assert (await here.stranger().get("/api/me")).headers["cache-control"] == "no-store"


async def test_a_body_that_says_it_is_too_large_is_not_read(here: Venue) -> None:
    read = 0

    async def endless() -> Any:
        nonlocal read
        for _ in range(100):
            read += 1
            yield b" " * 1000

    declared = {**OURS, "Content-Length": "100000"}
    answer = await here.stranger().http.post("/api/guest", content=endless(), headers=declared)
    assert refused(answer, 413, "too-large") == {"most": MOST_BYTES}
    assert read <= 1


async def test_a_body_that_turns_out_too_large_is_read_no_further(here: Venue) -> None:
    read = 0

    async def endless() -> Any:
        nonlocal read
        while True:
            read += 1
            yield b" " * 1000

    refused(await here.stranger().http.post("/api/guest", content=endless(), headers=OURS), 413, "too-large")
    assert read <= MOST_BYTES // 1000 + 3


async def test_a_body_that_lies_about_its_size_is_read_no_further_either(here: Venue) -> None:
    lying = {**OURS, "Content-Length": "10"}
    answer = await here.stranger().http.post("/api/guest", content=iter_bytes(b" " * 99_999), headers=lying)
    refused(answer, 413, "too-large")


async def iter_bytes(body: bytes) -> Any:
    yield body


async def test_a_body_that_does_not_come_is_not_waited_for(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "SLOWEST_BODY", 0.05)

    async def dawdle() -> Any:
        yield b"{"
        await sleep(60)

    answer = await here.stranger().http.post("/api/guest", content=dawdle(), headers=OURS)
    refused(answer, 408, "bad-request")


def test_every_problem_has_a_sentence_in_both_languages() -> None:
    source = "".join(path.read_text("utf-8") for path in Path(wire.__file__).parent.rglob("*.py"))
    codes = set(re.findall(r'Trouble\(\d+, "([a-z-]+)"', source)) | {"not-found", "server-error"}
    assert len(codes) > 25
    for lang in LANGUAGES:
        assert [code for code in sorted(codes) if not Voice(lang).knows(f"error-{code}")] == []


@pytest.mark.parametrize(
    ("host", "comes_in"),
    [
        ("games.example", True),
        ("GAMES.example:8000", True),
        ("10.0.0.7:80", True),
        ("10.0.0.7", False),  # only with that port
        ("[::1]:8000", True),
        ("evil.example", False),
        ("games.example.evil.example", False),
        ("games.example:80@evil.example", False),
        ("", False),
    ],
)
async def test_we_answer_to_our_own_names_only(tmp_path: Path, host: str, comes_in: bool) -> None:
    async with venue(tmp_path, hosts=("games.example", "10.0.0.7:80", "[::1]")) as here:
        for path in ("/api/tables", "/"):
            answer = await here.stranger().get(path, headers={"Host": host})
            if comes_in:
                assert answer.status_code != 421
            else:
                refused(answer, 421, "wrong-host")
        assert (await here.stranger().get("/healthz", headers={"Host": host})).status_code == 200


async def test_two_names_are_none(tmp_path: Path) -> None:
    async with venue(tmp_path, hosts=("games.example",)) as here:
        headers = [("Host", "games.example"), ("Host", "evil.example")]
        refused(await here.stranger().get("/api/tables", headers=headers), 421, "wrong-host")
