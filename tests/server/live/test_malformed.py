"""Whatever is sent to a table's socket gets an answer: the socket stays open, nothing is logged, nothing changes."""

import json
import secrets
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stead.server import messages as m
from tests.server.live.club import ME, OPEN, Club
from tests.server.live.place import Place
from tests.server.live.rooms_kit import late

pytestmark = pytest.mark.anyio

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
IDS = st.from_regex("[A-Za-z0-9_-]{8,64}", fullmatch=True)
SEATS = st.integers(0, 9)
VERSIONS = st.integers(0, 3) | st.integers(0, 2**80)
KEYS = st.text(min_size=1, max_size=200) | st.sampled_from(["pass", "build COM001", "take COM999", "raze", "undo", "⟦"])
THINGS = st.text(min_size=1, max_size=100) | st.from_regex("(card|good|seat|row|deck):[A-Z0-9:]{0,8}", fullmatch=True)

FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "move": {"id": IDS, "version": VERSIONS, "seat": SEATS, "key": KEYS},
    "undo": {"id": IDS, "version": VERSIONS, "seat": SEATS},
    "redo": {"id": IDS, "version": VERSIONS, "seat": SEATS},
    "done": {"id": IDS, "version": VERSIONS, "seat": SEATS},
    "look": {"id": IDS, "seat": SEATS, "thing": THINGS},
    "sit": {"seat": SEATS | st.none()},
    "speak": {"lang": st.sampled_from(["en", "ru"])},
    "say": {"id": IDS, "text": st.text(min_size=1, max_size=500)},
    "order": {"id": IDS, "seat": SEATS, "name": st.text(max_size=40), "on": st.booleans()},
    "vote": {"id": IDS, "seat": SEATS, "on": st.booleans()},
    "return": {"id": IDS, "seat": SEATS},
    "leave": {"id": IDS, "seat": st.integers(2, 9)},  # whoever leaves lets a bot move
    "earlier": {"id": IDS, "before": VERSIONS},
}


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """A request as it should be, if not one that makes sense here."""
    do = draw(st.sampled_from(sorted(FIELDS)))
    return {"do": do, **{name: draw(values) for name, values in FIELDS[do].items()}}


@st.composite
def almost_requests(draw: st.DrawFn) -> dict[str, Any]:
    """A field is missing, or there is one too many, or one is something else."""
    request = draw(requests())
    name = draw(st.sampled_from(sorted(request)))
    match draw(st.sampled_from(["missing", "other", "more", "another do"])):
        case "missing":
            del request[name]
        case "other":
            request[name] = draw(JSON)
        case "more":
            request[draw(st.text(max_size=8))] = draw(JSON)
        case _:
            request["do"] = draw(st.sampled_from([*FIELDS, "Move", "table", "answer", ""]))
    return request


MESSAGES = (
    st.binary(max_size=200)
    | st.text(max_size=200)
    | JSON.map(json.dumps)
    | almost_requests().map(json.dumps)
    | almost_requests().map(lambda request: json.dumps(request).encode())
    | requests().map(json.dumps)
    | st.integers(1, 3000).map(lambda depth: "[" * depth)
    | requests().map(lambda request: json.dumps(request) + " " * 5000)
)


@pytest.fixture(scope="module")
async def places(shared: Club) -> list[Place]:
    """At a table that waits, at one that is played (her turn, his turn, watching) and at one that is finished."""
    _, anna, boris = await shared.pair()
    table = anna.picture["id"]
    hosted = await shared.guest("Anna")
    waiting = await hosted.sit(await hosted.table(ME, OPEN))
    guests = [await shared.guest(name) for name in ("Carla", "Dora")]
    ended = await shared.table(*guests, start=late(1), undo="strict")
    dora = await guests[1].sit(ended)
    await dora.plays("activate COM030")
    return [anna, boris, await shared.stranger().sit(table), waiting, dora]


def is_request(data: str | bytes) -> bool:
    try:
        m.read_request(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    return len(data) <= 4096


@given(data=MESSAGES)
@settings(deadline=None, max_examples=100)
async def test_every_message_is_answered(shared: Club, places: list[Place], data: str | bytes) -> None:
    versions = [place.picture["version"] for place in places]
    shared.complaints.clear()
    for place in places:
        place.heard.clear()
        await place.send(data)
        # What is sent is answered in order, so once this is answered the other one was too.
        last = secrets.token_hex(8)
        await place.send({"do": "vote", "id": last, "seat": 9, "on": True})
        await place.hears("answer", lambda answer, last=last: answer["id"] == last)
        refused = [answer for answer in place.heard if answer["is"] == "answer" and answer["id"] == ""]
        if not is_request(data):
            assert [answer["problem"] for answer in refused] == ["bad-request"]
    assert [record.getMessage() for record in shared.complaints] == []
    stored = [(await shared.kept(place.picture["id"]))[0].version for place in places]
    assert stored == versions
