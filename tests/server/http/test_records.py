"""Records that people bring: whole ones are kept, whatever else is refused with a reason."""

import json
import threading
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stead.server.http import bringing, records, replays
from tests.server.http.kit import GAMES, OURS, Venue, Visitor, record, refused

pytestmark = pytest.mark.anyio


async def bring(visitor: Visitor, body: bytes) -> Any:
    return await visitor.http.post("/api/records", content=body, headers=OURS)


@pytest.mark.parametrize("name", ["1-romans-won", "2-tie-shared", "2-romans-japanese-from-the-middle", "4-standard"])
async def test_a_record_becomes_a_finished_table_of_ones_own(here: Venue, name: str) -> None:
    anna = await here.guest("Anna")
    game = record(name)
    answer = await anna.post("/api/records", game)
    table = answer.json()["id"]
    brief = await anna.brief(table)
    assert (brief["status"], brief["public"]) == ("finished", False)
    assert brief["winners"] == [place["seat"] for place in game["result"] if place["place"] == 1]
    assert [person["role"] for person in brief["people"]] == game["seats"]
    assert [person["bot"] or person["name"] for person in brief["people"]] == game["players"]
    assert [t["id"] for t in (await anna.get("/api/tables/finished")).json()] == [table]
    assert (await anna.get(f"/api/tables/{table}/record")).json() == game
    refused(await (await here.guest("Boris")).get(f"/api/tables/{table}"), 404, "no-table")


async def test_names_in_a_record_are_names(here: Venue) -> None:
    anna = await here.guest("Anna")
    game = {**record(), "players": ["a\u202eb", "  Boris  "]}
    brief = await anna.brief((await anna.post("/api/records", game)).json()["id"])
    assert [person["name"] for person in brief["people"]] == ["", "Boris"]
    del game["players"]
    brief = await anna.brief((await anna.post("/api/records", game)).json()["id"])
    assert [(person["who"], person["name"]) for person in brief["people"]] == [("person", "")] * 2
    many = {**game, "players": ["x"] * 9}
    brief = await anna.brief((await anna.post("/api/records", many)).json()["id"])
    assert len(brief["people"]) == 2


def changed(**fields: Any) -> bytes:
    return json.dumps({**record(), **fields}).encode()


CHOICES = record()["choices"]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"[" * 400 + b"]" * 400, "no field 'stead'"),
        (b"null", "no field 'stead'"),
        (b"{}", "no field 'stead'"),
        (changed(stead=99), "format 99"),
        (changed(title="chess"), "another game"),
        (changed(ruleset=99), "newer ruleset"),
        (changed(content="000000000000"), "other cards"),
        (changed(seats=["romans", "romans"]), "cannot be set up"),
        (changed(seats=["romans"] * 1000), "cannot be set up"),
        (changed(seed=-1), "cannot be set up"),
        (changed(seed=1 << 70), "cannot be set up"),
        (changed(seed="7"), "damaged"),
        (changed(seed=8), "not legal"),
        (changed(choices=[*CHOICES[:5], "0: cheat", *CHOICES[5:]]), "choice 6"),
        (changed(choices=[*CHOICES, "0: pass"]), "not legal"),
        (changed(choices=["nonsense"]), "SEAT: KEY"),
        (changed(choices=["0: pass"] * 20_001), "20000 are the most"),
        (changed(result=[{"place": 1, "seat": 0, "score": 999}]), "edited"),
        (changed(position={"stead": 1}), "damaged"),
        (changed(players="Anna"), "damaged"),
        (changed(more=1), "damaged"),
    ],
)
async def test_a_broken_record_is_refused_with_the_reason(here: Venue, body: bytes, reason: str) -> None:
    anna = await here.guest("Anna")
    message = refused(await bring(anna, body), 400, "bad-record")["message"]
    assert reason in message
    assert len(message) <= bringing.LONGEST_REASON
    assert (await anna.get("/api/tables/finished")).json() == []


async def test_a_game_that_is_not_over_is_not_a_finished_one(here: Venue) -> None:
    anna = await here.guest("Anna")
    refused(await bring(anna, changed(choices=CHOICES[:50], result=None)), 400, "unfinished-record")
    refused(await bring(anna, changed(choices=[], result=None)), 400, "unfinished-record")


async def test_a_seed_no_table_can_have_hides_in_no_position(here: Venue) -> None:
    game = record("2-romans-japanese-from-the-middle")
    game["position"]["seed"] = game["seed"] = 1 << 80
    answer = await (await here.guest("Anna")).post("/api/records", game)
    assert "seed" in refused(answer, 400, "bad-record")["message"]


async def test_a_record_is_not_larger_than_it_may_be(here: Venue) -> None:
    anna = await here.guest("Anna")
    whole = json.dumps(record()).encode()
    assert (await bring(anna, whole + b" " * (records.MOST_BYTES - len(whole)))).status_code == 200
    refused(await bring(anna, whole + b" " * (records.MOST_BYTES - len(whole) + 1)), 413, "too-large")
    refused(await bring(here.stranger(), whole), 401, "sign-in-first")


async def test_a_record_that_takes_too_long_is_not_waited_for(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()
    monkeypatch.setattr(replays, "LONGEST", 0.1)
    monkeypatch.setattr(bringing, "play_over", lambda *_: answered.wait(60))
    anna = await here.guest("Anna")
    refused(await anna.post("/api/records", record()), 503, "busy")
    answered.set()


async def test_half_an_upload_is_nowhere_to_be_seen(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, store = await here.guest("Anna"), here.house.store
    written = 0

    async def break_off(*entry: Any) -> bool:
        nonlocal written
        written += 1
        if written == 100:
            raise RuntimeError("the machine was switched off")
        return await append(*entry)

    append = store.append
    monkeypatch.setattr(store, "append", break_off)
    refused(await anna.post("/api/records", record()), 500, "server-error")
    everything = (await anna.get("/api/tables")).json()
    assert not any(everything.values())


# Whatever is done to a record, it is refused or it is a game

GAME_NAMES = [path.stem for path in sorted(GAMES.glob("[12]-*.json"))][:8]
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@st.composite
def broken(draw: st.DrawFn) -> bytes:
    """A record with something at some place in it changed, dropped or doubled; or with some of its bytes."""
    data: Any = record(draw(st.sampled_from(GAME_NAMES)))
    for _ in range(draw(st.integers(1, 3))):
        at: Any = data
        while isinstance(at, dict | list) and at:
            place = draw(st.sampled_from(sorted(at))) if isinstance(at, dict) else draw(st.integers(0, len(at) - 1))
            if not isinstance(at[place], dict | list) or not at[place] or draw(st.booleans()):
                match draw(st.sampled_from(["change", "drop", "double"])):
                    case "drop":
                        del at[place]
                    case "double" if isinstance(at, list):
                        at.insert(place, at[place])
                    case _:
                        at[place] = draw(values)
                break
            at = at[place]
    body = json.dumps(data).encode()
    if draw(st.integers(0, 9)) == 0:
        cut = draw(st.integers(0, len(body)))
        body = body[:cut] + draw(st.binary(max_size=4)) + body[cut + draw(st.integers(0, 4)) :]
    return body


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(body=broken())
async def test_a_record_is_refused_or_it_is_a_game(visitor: Visitor, body: bytes) -> None:
    answer = await bring(visitor, body)
    if answer.status_code == 200:
        table = answer.json()["id"]
        again = (await visitor.get(f"/api/tables/{table}/record")).json()
        assert again["choices"] == json.loads(body)["choices"]
    else:
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"] in ("bad-record", "unfinished-record")
