"""What cards are worth, from games of bots: it comes with the package, beside what they have learnt."""

from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stead import shelf
from stead.analysis.deeds import Deed, Statistics
from stead.kernel.title import Title
from stead.server import messages as m
from stead.server.http.learn import kept
from stead.server.http.tables import find_title
from stead.server.http.wire import lang
from stead.server.learnt import measured
from stead.server.speakers import speaker
from stead.text import Voice

SURE = 1.96
"""Standard errors within which a mean is, 19 of 20 times."""
LEAST = 20
"""Of what was done less often nothing is said."""
MOST = 6
"""Lines about one card."""


NONE = m.CardStatistics(0, {})


async def cards(request: Request) -> Response:
    title = shelf.whole(find_title(request.path_params["title"]).name)
    return await kept(request, lambda: _spoken(title, lang(request)))


@lru_cache(maxsize=32)
def _spoken(title: Title[Any], tongue: m.Lang) -> bytes:
    found = _found(title) or _found(shelf.title(title.name))
    if found is None:
        return msgspec.json.encode(NONE)
    voice = speaker(title, tongue).voice
    by_card: dict[str, list[Deed]] = {}
    for deed in found.cards:
        if deed.times >= LEAST and voice.knows(f"deed-{deed.verb}"):  # else the card was only asked about
            by_card.setdefault(deed.card, []).append(deed)
    told = {
        card: tuple(_deed(deed, voice) for deed in sorted(deeds, key=lambda deed: -deed.times)[:MOST])
        for card, deeds in by_card.items()
    }
    return msgspec.json.encode(m.CardStatistics(found.games, told))


def _found(title: Title[Any]) -> Statistics | None:
    """Of a title with these cards. With other cards they would be worth something else."""
    data = measured(title, "cards")
    found = None if data is None else msgspec.json.decode(data, type=Statistics)
    return found if found is not None and found.content == title.content else None


def _deed(deed: Deed, voice: Voice) -> m.DeedInfo:
    error = deed.change.error
    margin = None if error is None else round(SURE * error, 2)
    return m.DeedInfo(voice.say(f"deed-{deed.verb}"), deed.offered, deed.times, round(deed.change.mean, 2), margin)
