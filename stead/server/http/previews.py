"""What a link to a table looks like in a chat: its game, who plays, how it ended; a picture of the game.

It is told to anybody who asks, without a cookie: of a table that is not public only where the link holds its secret,
and nothing but what every onlooker sees.
"""

from html import escape

from msgspec import structs
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from stead import shelf
from stead.server.house import house
from stead.server.http.briefs import round_of
from stead.server.http.static import ASK_AGAIN, Pages
from stead.server.invites import opens
from stead.server.messages import Lang
from stead.server.speakers import shown_name, speaker
from stead.server.store import Unavailable
from stead.server.store.lists import ENDED
from stead.server.store.rows import SeatRow, TableRow
from stead.text import Voice

Seats = tuple[SeatRow, ...]
COVERS = "covers"
SITE = "Stead"


class Previews:
    def __init__(self, pages: Pages) -> None:
        self._pages = pages

    async def table(self, request: Request) -> Response:
        """The page, with what a chat shows of it."""
        page = self._pages.index
        found = None if page is None else await _find(request)
        if page is None or found is None:
            return await self._pages.show(request)
        tongue: Lang = "ru" if request.headers.get("accept-language", "").lower().startswith("ru") else "en"
        table, seats = found
        head = "\n    ".join(self._tags(request, table, await _marked(request, seats, tongue), tongue))
        body = page.replace("</title>", f"</title>\n    {head}", 1)
        return HTMLResponse(body, headers={"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language"})

    def _tags(self, request: Request, table: TableRow, seats: Seats, tongue: Lang) -> list[str]:
        title, text = describe(table, seats, tongue)
        cover = f"{COVERS}/{table.title}.png"
        image = f"{request.base_url}{cover if self._pages.has(cover) else 'icon-512.png'}"
        facts = {
            "og:site_name": SITE,
            "og:type": "website",
            "og:title": title,
            "og:description": text,
            "og:image": image,
            "og:locale": "ru_RU" if tongue == "ru" else "en_GB",
            "twitter:card": "summary_large_image",
        }
        return [f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()]


async def _find(request: Request) -> tuple[TableRow, Seats] | None:
    """The table of the path, if whoever has this link may know of it."""
    id, given, here = request.path_params["id"], request.query_params.get("invite"), house(request)
    try:
        found = await here.store.table(id) if id.isascii() and id.isalnum() else None
    except Unavailable:  # the page says so itself
        return None
    if found is None or found[0].status == "cancelled" or found[0].title not in shelf.TITLES:
        return None
    return found if found[0].public or opens(here.secret, found[0], given) else None


async def _marked(request: Request, seats: Seats, tongue: Lang) -> Seats:
    """Whoever goes by the name of somebody else's account is called a guest."""
    borrowed = await house(request).store.borrowed({(seat.name, seat.player) for seat in seats if seat.name})
    return tuple(structs.replace(s, name=shown_name(s.name, s.player, borrowed, tongue)) for s in seats)


def describe(table: TableRow, seats: Seats, tongue: Lang) -> tuple[str, str]:
    """A headline and a sentence."""
    voice, game = Voice(tongue), speaker(shelf.title(table.title), tongue).title()
    if table.status == "waiting":
        host = next((seat.name for seat in seats if seat.player == table.host), "")
        free = sum(seat.who == "open" for seat in seats)
        return voice.say("preview-invitation", name=host, game=game), voice.say("preview-seats", n=free)
    called = [_called(table, seat, tongue) for seat in seats]
    names = ", ".join(called)
    if table.status not in ENDED:
        return voice.say("preview-playing", game=game, names=names), round_of(table, tongue)
    scores = sorted(zip(table.scores, called, strict=False), key=lambda pair: -pair[0])
    text = ", ".join(f"{name} {score}" for score, name in scores)
    winners = ", ".join(called[seat] for seat in table.winners)
    if not winners:
        return voice.say("preview-ended", game=game, names=names), text
    return voice.say("preview-won", game=game, n=len(table.winners), names=winners), text


def _called(table: TableRow, seat: SeatRow, tongue: Lang) -> str:
    """People by their names, bots by whom they play."""
    title = shelf.title(table.title)
    if seat.name or seat.role not in title.roles:
        return seat.name or Voice(tongue).say(f"bot-{seat.bot or 'random'}")
    return speaker(title, tongue).role(seat.role)
