"""The pages: found by every path, kept as long as they may be, packed."""

import gzip
from pathlib import Path

import pytest

from stead.server.http.static import FOREVER
from tests.server.http.kit import venue

pytestmark = pytest.mark.anyio
SCRIPT = b"console.log('stead');" * 50


@pytest.fixture
def built(tmp_path: Path) -> Path:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Stead</title>", "utf-8")
    (pages / "sw.js").write_text("// notices", "utf-8")
    (pages / "favicon.svg").write_text("<svg/>", "utf-8")
    (pages / "assets" / "main-abc123.js").write_bytes(SCRIPT)
    (pages / "assets" / "main-abc123.js.br").write_bytes(b"brotli")
    (pages / "assets" / "font-abc123.woff2").write_bytes(b"\0" * 999)
    (tmp_path / "secret.txt").write_text("not a page", "utf-8")
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/new", "/t/abcdefghjk?invite=x", "/rules/settlers", "/nowhere/at/all"])
async def test_every_path_is_the_page(built: Path, path: str) -> None:
    async with venue(built) as here:
        answer = await here.stranger().get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "<title>Stead" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        again = await here.stranger().get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        ("/assets/main-abc123.js", "text/javascript; charset=utf-8", FOREVER),
        ("/assets/font-abc123.woff2", "font/woff2", FOREVER),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/favicon.svg", "image/svg+xml", "no-cache"),
    ],
)
async def test_files(built: Path, path: str, kind: str, keep: str) -> None:
    async with venue(built) as here:
        headers = (await here.stranger().get(path)).headers
        assert (headers["content-type"], headers["cache-control"]) == (kind, keep)


@pytest.mark.parametrize(
    ("accepts", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip", "gzip", gzip.compress(SCRIPT, 6, mtime=0)),
        ("identity", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
async def test_assets_are_sent_packed(built: Path, accepts: str, encoding: str | None, body: bytes) -> None:
    async with venue(built) as here:
        http = here.stranger().http
        async with http.stream("GET", "/assets/main-abc123.js", headers={"Accept-Encoding": accepts}) as answer:
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["vary"] == "Accept-Encoding"
            assert b"".join([chunk async for chunk in answer.aiter_raw()]) == body
        fonts = await http.get("/assets/font-abc123.woff2", headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in fonts.headers


async def test_head_has_no_body(built: Path) -> None:
    async with venue(built) as here:
        answer = await here.stranger().http.head("/")
        assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize(
    "path",
    ["/assets/gone-abc123.js", "/assets/", "/assets/..%2fsecret.txt", "/assets/main-abc123.js.br", "/assets/%00"],
)
async def test_what_is_no_asset_is_not_found(built: Path, path: str) -> None:
    async with venue(built) as here:
        answer = await here.stranger().get(path)
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//etc/passwd"])
async def test_nothing_outside_the_pages_is_served(built: Path, path: str) -> None:
    async with venue(built) as here:
        answer = await here.stranger().get(path)
        assert "not a page" not in answer.text
        assert "<title>Stead" in answer.text


async def test_pages_that_are_not_built_say_how_to_build_them(tmp_path: Path) -> None:
    async with venue(tmp_path) as here:
        answer = await here.stranger().get("/")
        assert answer.status_code == 503
        assert "./play" in answer.text
