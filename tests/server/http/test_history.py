"""Afterwards: replays that show what a seat knew, charts, records, "what if"."""

import json
from typing import Any, Literal

import msgspec
import pytest

from stead.kernel.table import Table
from stead.server import chance
from stead.server.store.rows import Change, Entry
from tests.server.http.kit import ME, OPEN, Venue, Visitor, record, refused

pytestmark = pytest.mark.anyio
GAME = record("2-romans-barbarians")
STEPS = len(GAME["choices"])


async def frames(visitor: Visitor, table: str, query: str = "") -> Any:
    answer = await visitor.get(f"/api/tables/{table}/frames?{query}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def tables() -> list[Table]:
    """The game after no choice, after one …"""
    made = [Table.replay({**GAME, "choices": [], "result": None})]
    for choice in GAME["choices"]:
        seat, key = choice.split(": ", 1)
        made.append(made[-1].clone())
        made[-1].push(key, int(seat))
    return made


def happened(table: Table, seat: int | Literal["all"] | None) -> Any:
    """What the last choice led to, or the deal, as somebody may know it; `all`: as it was."""
    events = table.events[table.steps[-1] if table.steps else 0 :]
    return msgspec.to_builtins([event if seat == "all" else event.seen_by(seat) for event in events])


@pytest.mark.parametrize("seat", [0, 1, None])
async def test_a_replay_shows_what_the_seat_saw_then(here: Venue, seat: int | None) -> None:
    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    whose, played = "none" if seat is None else seat, tables()
    for first in range(0, STEPS + 1, 90):
        page = await frames(anna, table, f"as={whose}&from={first}&count=90")
        assert page["steps"] == STEPS
        for frame in page["frames"]:
            after = played[frame["n"]]
            assert frame["view"] == json.loads(json.dumps(after.view(seat).data()))
            assert frame["scores"] == after.scores
            assert frame["step"]["n"] == frame["n"]
            assert [ask["seat"] for ask in frame["asks"]] == [decision.seat for decision in after.decisions]
            for ask in frame["asks"]:
                assert (ask["options"] is not None) == (ask["seat"] == seat)
            assert frame["step"]["events"] == happened(after, seat)
    assert page["frames"][-1]["n"] == STEPS
    assert page["frames"][-1]["asks"] == []


async def test_a_replay_with_all_revealed(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    for frame in (await frames(anna, table, "as=all&from=20&count=5"))["frames"]:
        assert frame["step"]["events"] == happened(tables()[frame["n"]], "all")
        assert all(ask["options"] for ask in frame["asks"])
        for seat, player in enumerate(frame["view"]["players"]):
            own = tables()[frame["n"]].view(seat).data()["players"][seat]
            assert player["hand"] == json.loads(json.dumps(own["hand"]))


async def test_a_replay_in_russian_and_with_the_changes_of_each_step(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    russian = await frames(anna, table, "as=0&from=5&count=20&lang=ru")
    english = await frames(anna, table, "as=0&from=5&count=20")
    lines = [line for frame in russian["frames"] for line in frame["step"]["lines"]]
    assert lines
    assert all(any("а" <= letter <= "я" for letter in line) for line in lines)
    assert [frame["step"]["changes"] for frame in russian["frames"]] == [
        frame["step"]["changes"] for frame in english["frames"]
    ]
    assert any(frame["step"]["changes"] for frame in english["frames"])
    assert russian["frames"][0]["round"] != english["frames"][0]["round"]


async def test_the_first_frame_is_the_deal(here: Venue) -> None:
    anna = await here.guest("Anna")
    first = (await frames(anna, await here.finished(anna, None), "count=1"))["frames"]
    assert len(first) == 1
    assert (first[0]["n"], first[0]["step"]["seat"]) == (0, None)
    assert first[0]["step"]["lines"]


async def test_things_of_a_replay_say_what_they_are_for(here: Venue) -> None:
    """To whoever looks back, whomever's eyes they use."""
    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    for query, thing, said in (
        ("as=all&step=20", "good:wood@1", "It is paid by itself, for whatever its owner builds or uses."),
        ("as=1&step=20", "good:wood", "It is paid by itself, for whatever its owner builds or uses."),
        ("as=1&step=20&lang=ru", "good:wood@0", "Это принадлежит другому игроку."),
        (f"step={STEPS + 5}", "deck:virtual", "Attack cards come from here after every round."),
    ):
        sight = (await anna.get(f"/api/tables/{table}/thing?{query}&thing={thing}")).json()
        assert [rest["text"] for rest in sight["rests"]] == [said]
        assert (sight["options"], sight["refusals"]) == ([], [])
    assert (await anna.get(f"/api/tables/{table}/thing?step=3")).json()["rests"] == []
    refused(await anna.get(f"/api/tables/{table}/thing?as=2&thing=round"), 400, "bad-request")


@pytest.mark.parametrize(
    "query", ["as=2", "as=-1", "as=me", "as=", "from=x", "from=-1", "count=101", "count=9999999999"]
)
async def test_frames_that_are_not_there(here: Venue, query: str) -> None:
    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    answer = await anna.get(f"/api/tables/{table}/frames?{query}")
    if query == "as=":
        assert answer.status_code == 200
    else:
        refused(answer, 400, "bad-request")
    assert (await frames(anna, table, f"from={STEPS + 5}"))["frames"] == []


async def test_in_a_running_game_everybody_sees_their_own_past_only(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await anna.make(ME, {**OPEN})
    await boris.post(f"/api/tables/{table}/join", {})
    refused(await anna.get(f"/api/tables/{table}/frames"), 409, "not-finished")
    await anna.post(f"/api/tables/{table}/start")
    assert (await frames(anna, table, "as=0"))["frames"][0]["view"]["seat"] == 0
    assert (await frames(boris, table, "as=1"))["frames"][0]["view"]["seat"] == 1
    assert (await frames(here.stranger(), table))["frames"][0]["view"]["seat"] is None
    for visitor, whose in ((anna, "1"), (anna, "all"), (boris, "0"), (here.stranger(), "0"), (here.stranger(), "all")):
        for what in ("frames", "thing"):
            refused(await visitor.get(f"/api/tables/{table}/{what}?as={whose}"), 403, "not-finished")
    for what in ("charts", "record"):
        refused(await anna.get(f"/api/tables/{table}/{what}"), 409, "not-finished")
    refused(await anna.post(f"/api/tables/{table}/what-if", {"step": 0, "seat": 0}), 409, "not-finished")


async def test_the_seed_does_not_leave_before_the_end(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that no clock and no id has among its digits."""
    monkeypatch.setattr(chance, "seed", lambda: 731_844_612_055_391)
    anna = await here.guest("Anna")
    table = await anna.make(ME, {**ME, "name": "Boris"})
    found = await here.house.store.table(table)
    assert found is not None
    seed = str(found[0].seed)
    for path in ("", "/frames?as=0", "/frames", "/record", "/charts"):
        assert seed not in (await anna.get(f"/api/tables/{table}{path}")).text


async def test_what_was_taken_back_did_not_happen(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await anna.make(ME, {**ME, "name": "Boris"}, undo="free")
    store = here.house.store
    first = (await frames(anna, table, "as=none"))["frames"][0]["asks"][0]["seat"]
    keys = [o["key"] for o in (await frames(anna, table, f"as={first}"))["frames"][0]["asks"][0]["options"]]
    for n, (kind, key) in enumerate([("push", keys[0]), ("undo", "1"), ("push", keys[1])], 1):
        assert await store.append(table, Entry(n, kind, first, key, f"move-{n:04}", 1.0), Change())
    page = await frames(anna, table, f"as={first}")
    assert page["steps"] == 1
    assert keys[1].split()[1] in str(page["frames"][1]["step"]["lines"])


# Who may look


async def test_a_private_game_is_for_those_who_sat_there(here: Venue) -> None:
    anna, boris, clara = await here.guest("Anna"), await here.guest("Boris"), await here.guest("Clara")
    table = await here.finished(anna, boris)
    link = await here.invite(table)
    for what in ("frames", "charts", "record"):
        for visitor in (anna, boris):
            assert (await visitor.get(f"/api/tables/{table}/{what}")).status_code == 200
        for visitor in (clara, here.stranger()):
            refused(await visitor.get(f"/api/tables/{table}/{what}"), 404, "no-table")
            refused(await visitor.get(f"/api/tables/{table}/{what}?invite=guessed"), 403, "bad-invite")
            assert (await visitor.get(f"/api/tables/{table}/{what}?invite={link}")).status_code == 200
    refused(await clara.post(f"/api/tables/{table}/what-if", {"step": 0, "seat": 0}), 404, "no-table")


async def test_a_public_game_is_for_everybody(here: Venue) -> None:
    table = await here.finished(await here.guest("Anna"), None, public=True)
    assert (await frames(here.stranger(), table, "as=1&count=1"))["frames"]


# Charts and records


async def test_charts_follow_the_game_to_its_end(here: Venue) -> None:
    anna = await here.guest("Anna")
    charts = (await anna.get(f"/api/tables/{await here.finished(anna, None)}/charts?lang=ru")).json()
    assert charts["marks"] == list(range(STEPS + 1))
    rounds = [label for label in charts["labels"] if label]
    assert len(rounds) == 5
    assert charts["labels"][0] == rounds[0]
    points = next(measure for measure in charts["measures"] if measure["name"] == "vp")
    assert [line[-1] for line in points["values"]] == Table.replay(GAME).scores
    assert all(len(line) == STEPS + 1 for measure in charts["measures"] for line in measure["values"])


async def test_the_record_is_the_game(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    answer = await anna.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="settlers-{table}.json"'
    assert answer.json() == {**GAME, "players": ["Anna", "greedy"]}


# What if


async def test_a_game_goes_on_from_any_step_against_bots(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await here.finished(anna, boris)
    step = next(n for n, after in enumerate(tables()) if n > 30 and [d.seat for d in after.decisions] == [1])
    answer = await boris.post(f"/api/tables/{table}/what-if", {"step": step, "seat": 1, "bot": "random"})
    new = await boris.brief(answer.json()["id"])
    assert (new["status"], new["public"], new["undo"], new["your_turn"]) == ("playing", False, "free", True)
    assert [(p["name"] or p["bot"], p["role"]) for p in new["people"]] == [
        ("random", "romans"),
        ("Boris", "barbarians"),
    ]
    page = await frames(boris, new["id"], "as=1")
    assert page["frames"][-1]["view"] == json.loads(json.dumps(tables()[step].view(1).data()))


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"step": STEPS, "seat": 0}, "bad-step"),
        ({"step": 10**6, "seat": 0}, "bad-step"),
        ({"step": -1, "seat": 0}, "bad-request"),
        ({"step": 0, "seat": 2}, "bad-seats"),
        ({"step": 0, "seat": 0, "bot": "cat"}, "no-bot"),
    ],
)
async def test_what_cannot_be_if(here: Venue, wish: dict[str, Any], code: str) -> None:
    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    refused(await anna.post(f"/api/tables/{table}/what-if", wish), 400, code)
    stranger = here.stranger()
    if code == "bad-step":
        refused(await stranger.post(f"/api/tables/{table}/what-if", wish), 401, "sign-in-first")


@pytest.mark.parametrize("other", [{"ruleset": 99}, {"content": "0123456789ab"}])
async def test_a_game_of_other_rules_is_not_replayed_by_these_but_has_its_record(
    here: Venue, other: dict[str, Any]
) -> None:
    anna = await here.guest("Anna")
    table = await here.finished(anna, None, **other)
    for what in ("frames", "charts"):
        refused(await anna.get(f"/api/tables/{table}/{what}"), 409, "other-rules")
    kept = {**GAME, **other, "players": ["Anna", "greedy"]}
    del kept["result"]  # nobody here can tell
    assert (await anna.get(f"/api/tables/{table}/record")).json() == kept


async def test_where_rounds_begin(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    id = await here.finished(anna, boris)
    marks = (await anna.get(f"/api/tables/{id}/rounds?lang=ru")).json()["marks"]
    assert [(mark["number"], mark["text"]) for mark in marks] == [(n, f"Раунд {n} из 5") for n in range(1, 6)]
    steps = [mark["step"] for mark in marks]
    assert steps[0] == 0
    assert steps == sorted(set(steps))
    frame = (await anna.get(f"/api/tables/{id}/frames?from={steps[2] - 1}&count=2")).json()["frames"]
    assert [shot["view"]["round"] for shot in frame] == [2, 3]
    refused(await here.stranger().get(f"/api/tables/{id}/rounds"), 404, "no-table")
