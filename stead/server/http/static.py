"""The pages, as Vite built them: read once, served from memory."""

import gzip
import hashlib
from pathlib import Path

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from stead.server.http.wire import Trouble

FOLDER = Path(__file__).parents[1] / "pages"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED_ALREADY = (".png", ".woff2")
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""What Vite or a packager may have laid beside a file, best first."""

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stead</title>
<h1>The pages are not built</h1>
<p>The server runs, but this checkout has no pages yet. Start it with <code>./play</code>, which builds them, or run
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code> and start the server again.</p>
<h1>Страницы не собраны</h1>
<p>Сервер работает, но страниц здесь ещё нет. Запустите его командой <code>./play</code>: она их соберёт.</p>
</html>
"""


class File(Struct, frozen=True):
    bodies: dict[str, bytes]
    """By encoding; "" is the file itself."""
    kind: str
    etag: str
    keep: str


class Pages:
    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {path.relative_to(folder).as_posix(): _read(path, folder) for path in _listed(folder)}

    @property
    def index(self) -> str | None:
        """The page itself, if it is built."""
        file = self._files.get("index.html")
        return None if file is None else file.bodies[""].decode()

    def has(self, path: str) -> bool:
        return path in self._files

    async def show(self, request: Request) -> Response:
        """The file of that name; for every other path the page itself, which finds its way by the path."""
        path = request.url.path.removeprefix("/")
        file = self._files.get(path)
        if file is None and (path.startswith(("assets/", "api/")) or path == "api"):
            raise Trouble(404, "not-found")
        file = file or self._files.get("index.html")
        return HTMLResponse(NOT_BUILT, 503) if file is None else _serve(request, file)


def _listed(folder: Path) -> list[Path]:
    """Every file but the packed ones, which go with the one they pack."""
    found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    return [path for path in found if not (path.suffix in ENCODINGS.values() and path.with_suffix("") in found)]


def _read(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    packed = {name: path.with_name(path.name + end) for name, end in ENCODINGS.items()}
    bodies = {name: file.read_bytes() for name, file in packed.items() if file.is_file()}
    if "gzip" not in bodies and path.suffix not in PACKED_ALREADY:
        bodies["gzip"] = gzip.compress(body, 6, mtime=0)
    bodies = {name: small for name, small in bodies.items() if len(small) < len(body)} | {"": body}
    # Vite puts a hash into the names of its assets: another content is another name.
    keep = FOREVER if path.relative_to(folder).parts[0] == "assets" else ASK_AGAIN
    kind = KINDS.get(path.suffix, "application/octet-stream")
    return File(bodies, kind, f'W/"{hashlib.sha256(body).hexdigest()[:20]}"', keep)


def _serve(request: Request, file: File) -> Response:
    headers = {"Cache-Control": file.keep, "ETag": file.etag, "Content-Type": file.kind}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    encoding = next((name for name in file.bodies if name in accepted), "")
    if encoding:
        headers |= {"Content-Encoding": encoding, "Vary": "Accept-Encoding"}
    return Response(file.bodies[encoding], headers=headers)
