"""Whatever is sent to whatever path: never a fault, and every refusal is a Problem."""

import json
import re
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route

from stead.server import messages as m
from stead.server.app import routes
from stead.server.http.static import Pages
from stead.server.push import Device
from tests.server.http.kit import GAMES, ME, OPEN, OURS, Venue, Visitor

pytestmark = pytest.mark.anyio
many = settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))

ROUTES = [route for route in routes(Pages()) if isinstance(route, Route)]
BODIES: dict[str, Any] = {
    "/api/guest": m.Guest,
    "/api/account": m.Credentials,
    "/api/sign-in": m.SignIn,
    "/api/name": m.Rename,
    "/api/password": m.NewPassword,
    "/api/push": m.Subscription,
    "/api/push/remove": Device,
    "/api/decks": m.KeepDeck,
    "/api/decks/{id}": m.KeepDeck,
    "/api/titles/{title}/decks/check": m.CheckDeck,
    "/api/tables": m.NewTable,
    "/api/tables/{id}/join": m.Join,
    "/api/tables/{id}/arrange": m.Arrange,
    "/api/tables/{id}/analysis": m.Analyse,
    "/api/tables/{id}/what-if": m.WhatIf,
}
"""What a route reads."""

words = st.text(max_size=30) | st.sampled_from(
    ["settlers", "romans", "aztecs", "romans -ROM012 +ROM061", "open", "greedy", "me", "bot", "Anna", "en", "ru"]
)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=10,
)


def like(kind: Any) -> st.SearchStrategy[Any]:
    """Values that look like a message of this type, without keeping to its bounds."""
    schema = msgspec.json.schema(kind)

    def made(part: Any) -> st.SearchStrategy[Any]:
        if "$ref" in part:
            return made(schema["$defs"][part["$ref"].split("/")[-1]])
        if "anyOf" in part:
            return st.one_of([made(option) for option in part["anyOf"]])
        if "enum" in part:
            return st.sampled_from(part["enum"]) | words
        match part.get("type"):
            case "object" if "properties" in part:
                fields = {name: made(field) | anything for name, field in part["properties"].items()}
                needed = {name: fields.pop(name) for name in part.get("required", ())}
                return st.fixed_dictionaries(needed, optional=fields)
            case "object":
                return st.dictionaries(words, anything, max_size=3)
            case "array":
                return st.lists(made(part.get("items", {})), max_size=9)
            case "string":
                return words
            case "integer":
                return st.integers(-2, 12) | st.integers()
            case "boolean":
                return st.booleans()
            case "null":
                return st.none()
            case _:
                return anything

    return made(schema)


def encoded(value: Any) -> bytes:
    try:
        return json.dumps(value).encode()
    except ValueError:  # a lone surrogate
        return b"{}"


def bodies(path: str) -> st.SearchStrategy[bytes]:
    kinds: list[st.SearchStrategy[bytes]] = [anything.map(encoded), st.binary(max_size=200), st.just(b"")]
    if path in BODIES:
        kinds += [like(BODIES[path]).map(encoded)] * 3
    return st.one_of(kinds)


segments = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20).map(quote)
queries = st.dictionaries(
    st.sampled_from(["lang", "as", "from", "count", "before", "invite", "modules", "x"]),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.integers(-1, 200).map(str),
    max_size=4,
)


@pytest.fixture(scope="module")
async def tables(patient: Venue, visitor: Visitor) -> list[str]:
    """One of each kind: waiting, playing, somebody else's, finished; and an exercise."""
    boris = await patient.guest("Boris")
    record = json.loads((GAMES / "2-romans-barbarians.json").read_text("utf-8"))["record"]
    return [
        await visitor.make(ME, OPEN, OPEN),
        await visitor.make(ME, {**ME, "name": "Boris"}),
        await boris.make(ME, OPEN, public=False),
        (await visitor.post("/api/records", record)).json()["id"],
        (await visitor.post("/api/titles/settlers/lessons/build")).json()["id"],
    ]


def check(answer: Any, raw: bytes) -> None:
    where = f"{answer.request.method} {answer.request.url} {raw!r}"
    assert answer.status_code < 500 or answer.status_code == 503, f"{where}: {answer.text}"
    assert "content-security-policy" in answer.headers, where
    if answer.status_code >= 400 and answer.status_code != 503 and answer.request.method != "HEAD":
        problem = msgspec.json.decode(answer.content, type=m.Problem)
        assert problem.error, where


class Sent(NamedTuple):
    method: str
    path: str
    """`<2>` is the second of the tables there are."""
    query: dict[str, str]
    body: bytes


@st.composite
def requests(draw: st.DrawFn) -> Sent:
    route = draw(st.sampled_from([route for route in ROUTES if route.path != "/api/sign-out"]))
    method = draw(st.sampled_from(sorted(route.methods or ())) | st.sampled_from(["GET", "POST", "PUT", "DELETE"]))
    path = route.path.replace("{id}", draw(st.sampled_from(["<0>", "<1>", "<2>", "<3>", "<4>"]) | segments))
    path = path.replace("{title}", draw(st.just("settlers") | segments)).replace("{path:path}", draw(segments))
    path = path.replace("{lesson}", draw(st.just("build") | segments))
    return Sent(method, path, draw(queries), draw(bodies(route.path)) if method == "POST" else b"")


@many
@given(sent=requests())
async def test_every_route_takes_anything(visitor: Visitor, tables: list[str], sent: Sent) -> None:
    path = re.sub("<([0-4])>", lambda found: tables[int(found[1])], sent.path)
    answer = await visitor.http.request(sent.method, path, params=sent.query, content=sent.body, headers=OURS)
    check(answer, sent.body)


printable = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30)
NAMES = ["Origin", "X-Stead", "Cookie", "Sec-Fetch-Site", "Authorization", "If-None-Match", "Accept-Encoding", "Host"]


@many
@given(route=st.sampled_from(ROUTES), headers=st.dictionaries(st.sampled_from(NAMES), printable, max_size=5))
async def test_every_route_takes_any_headers(patient: Venue, route: Route, headers: dict[str, str]) -> None:
    path = route.path.replace("{id}", "x").replace("{title}", "settlers").replace("{path:path}", "x")
    path = path.replace("{lesson}", "build")
    for method in sorted(route.methods or ()):
        check(await patient.stranger().http.request(method, path, headers=headers), b"")


def test_the_bodies_of_all_routes_are_known() -> None:
    silent = {"sign-out", "leave", "start", "renew-invite", "cancel", "delete", "put-away", "rematch", "records"}
    silent |= {"{lesson}", "solution"}
    posts = {route.path for route in ROUTES if "POST" in (route.methods or ())}
    assert {path for path in posts if path.rsplit("/", 1)[1] not in silent} == BODIES.keys()
