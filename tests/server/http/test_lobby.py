"""In the lobby: making tables, and lists of them."""

from typing import Any

import pytest

from stead.server import chance
from stead.server.http.tables import GUIDED_SEED, ID_LENGTH, LETTERS
from tests import dealt
from tests.server.http.kit import BOT, ME, OPEN, Venue, refused

pytestmark = pytest.mark.anyio


async def test_a_table_waits_for_those_who_come(here: Venue) -> None:
    anna = await here.guest("Anna")
    id = await anna.make(
        {**ME, "role": "romans"},
        OPEN,
        BOT,
        options={"lookout": "advanced"},
        clock={"kind": "live", "bank": 600, "increment": 10},
        undo="strict",
    )
    assert len(id) == ID_LENGTH
    assert set(id) <= set(LETTERS)
    brief = await anna.brief(id)
    assert brief["status"] == "waiting"
    assert brief["options"] == {"lookout": "advanced", "peaceful": False, "faction_reshuffle": False}
    assert brief["clock"] == {"kind": "live", "bank": 600, "increment": 10}
    assert (brief["undo"], brief["public"], brief["yours"], brief["your_turn"]) == ("strict", True, True, False)
    assert [(p["who"], p["name"], p["role"], p["bot"], p["you"], p["host"]) for p in brief["people"]] == [
        ("person", "Anna", "romans", None, True, True),
        ("open", "", None, None, False, False),
        ("bot", "", None, "greedy", False, False),
    ]


async def test_a_table_with_no_open_seat_starts_at_once(here: Venue) -> None:
    anna = await here.guest("Anna")
    for seats in ([ME], [ME, BOT], [ME, {**ME, "name": "Boris"}]):
        brief = await anna.brief(await anna.make(*seats))
        assert brief["status"] == "playing"
        assert all(person["role"] for person in brief["people"])


async def test_a_shared_device_has_names_for_its_seats(here: Venue) -> None:
    anna = await here.guest("Anna")
    brief = await anna.brief(await anna.make(ME, {**ME, "name": " Boris "}))
    assert [person["name"] for person in brief["people"]] == ["Anna", "Boris"]
    bad = {"title": "settlers", "seats": [{**ME, "name": "a\u202eb"}]}
    refused(await anna.post("/api/tables", bad), 400, "bad-name")


async def test_the_guided_game_is_the_same_for_everybody(here: Venue) -> None:
    anna = await here.guest("Anna")
    id = await anna.make(BOT, guided=True, undo="strict")
    found = await here.house.store.table(id)
    assert found is not None
    row, seats = found
    assert (row.seed, row.undo, row.public, row.guided, row.status) == (GUIDED_SEED, "free", False, True, "playing")
    assert [(seat.who, seat.role, seat.bot) for seat in seats] == [
        ("person", "romans", None),
        ("bot", "barbarians", "greedy"),
    ]


async def test_seeds_and_ids_are_not_guessed(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "seed", dealt.CHANCE)
    anna = await here.guest("Anna")
    rows = [await here.house.store.table(await anna.make(ME, OPEN)) for _ in range(5)]
    assert len({row[0].seed for row in rows if row}) == 5
    assert max(row[0].seed for row in rows if row) > 1 << 56


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"title": "chess", "seats": [ME]}, 404, "no-title"),
        ({"title": "settlers", "seats": []}, 400, "bad-request"),
        ({"title": "settlers", "seats": [ME] * 9}, 400, "bad-request"),
        ({"title": "settlers", "seats": [ME] * 5}, 400, "bad-setup"),
        ({"title": "settlers", "seats": [BOT, OPEN]}, 400, "bad-seats"),
        ({"title": "settlers", "seats": [ME, {"who": "bot"}]}, 400, "no-bot"),
        ({"title": "settlers", "seats": [ME, {"who": "bot", "bot": "human"}]}, 400, "no-bot"),
        ({"title": "settlers", "seats": [ME, {"who": "cat"}]}, 400, "bad-request"),
        ({"title": "settlers", "seats": [{**ME, "role": "vikings"}]}, 400, "bad-setup"),
        ({"title": "settlers", "seats": [{**ME, "role": "romans"}, {**BOT, "role": "romans"}]}, 400, "bad-setup"),
        ({"title": "settlers", "seats": [ME, BOT], "options": {"cheat": True}}, 400, "bad-setup"),
        ({"title": "settlers", "seats": [ME, BOT], "options": {"peaceful": "yes"}}, 400, "bad-setup"),
        ({"title": "settlers", "seats": [ME], "options": {"peaceful": True}}, 400, "bad-setup"),
        ({"title": "settlers", "seats": [ME, BOT], "clock": {"kind": "live"}}, 400, "bad-clock"),
        ({"title": "settlers", "seats": [ME, BOT], "clock": {"kind": "daily", "bank": -5}}, 400, "bad-request"),
        ({"title": "settlers", "seats": [ME, BOT], "undo": "always"}, 400, "bad-request"),
        ({"title": "settlers", "seats": [ME, BOT], "seed": 7}, 400, "bad-request"),
    ],
)
async def test_what_cannot_be_played_is_not_made(here: Venue, wish: dict[str, Any], status: int, code: str) -> None:
    anna = await here.guest("Anna")
    args = refused(await anna.post("/api/tables", wish), status, code)
    assert (code == "bad-setup") == bool(args.get("message"))
    assert (await anna.get("/api/tables")).json()["mine"] == []


async def test_a_table_needs_somebody(here: Venue) -> None:
    answer = await here.stranger().post("/api/tables", {"title": "settlers", "seats": [ME]})
    refused(answer, 401, "sign-in-first")


async def test_lists(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    waiting = await anna.make(ME, OPEN)
    hidden = await anna.make(ME, OPEN, public=False)
    playing = await anna.make(ME, public=True)
    secret = await anna.make(ME, public=False)
    over = await here.finished(anna, boris, public=True)
    private = await here.finished(anna, None)

    mine = (await anna.get("/api/tables")).json()
    assert [table["id"] for table in mine["open"]] == [table["id"] for table in mine["watch"]] == []
    assert {table["id"] for table in mine["mine"]} == {waiting, hidden, playing, secret}
    assert [table["your_turn"] for table in mine["mine"]] == [True, True, False, False]
    assert {table["id"] for table in mine["finished"]} == {over, private}
    assert mine["finished"][0]["scores"]

    theirs = (await boris.get("/api/tables")).json()
    assert [table["id"] for table in theirs["open"]] == [waiting]
    assert [table["id"] for table in theirs["watch"]] == [playing]
    assert theirs["mine"] == []
    assert [table["id"] for table in theirs["finished"]] == [over]

    anybodys = (await here.stranger().get("/api/tables")).json()
    assert [table["id"] for table in anybodys["finished"]] == [over]
    assert [len(anybodys[name]) for name in ("open", "mine", "watch")] == [1, 0, 1]


async def test_a_game_nobody_can_join_is_shown_only_if_one_wishes(here: Venue) -> None:
    anna = await here.guest("Anna")
    public = [(await anna.brief(await anna.make(*seats)))["public"] for seats in ([ME, BOT], [ME], [ME, OPEN])]
    assert public == [False, False, True]
    assert (await anna.brief(await anna.make(ME, BOT, public=True)))["public"]


async def test_a_brief_tells_round_score_and_whose_turn(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    id = await anna.make({**ME, "role": "romans"}, public=True)
    brief = (await anna.get(f"/api/tables/{id}?lang=ru")).json()
    assert (brief["round"], brief["waiting"], brief["invite"]) == ("Раунд 1 из 5", [0], None)
    over = (await boris.get(f"/api/tables/{await here.finished(anna, boris, public=True)}")).json()
    assert (over["round"], len(over["scores"]), over["waiting"]) == ("", 2, [])


async def test_what_opens_a_private_table_is_told_to_those_who_belong_there(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    id = await anna.make(ME, BOT)
    invite = (await anna.brief(id))["invite"]
    assert invite == await here.invite(id)
    seen = (await boris.get(f"/api/tables/{id}?invite={invite}")).json()
    assert (seen["id"], seen["invite"]) == (id, None)


async def test_finished_games_go_on_page_by_page(here: Venue) -> None:
    anna = await here.guest("Anna")
    games = [await here.finished(anna, None) for _ in range(3)]
    first = (await anna.get("/api/tables/finished")).json()
    assert [table["id"] for table in first] == games[::-1]
    rest = (await anna.get(f"/api/tables/finished?before={first[0]['updated']!r}")).json()
    assert [table["id"] for table in rest] == games[-2::-1]
    for nonsense in ("x", "nan", "inf", "1e999"):
        refused(await anna.get(f"/api/tables/finished?before={nonsense}"), 400, "bad-request")


async def test_a_private_table_is_for_those_who_have_the_link(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    id = await anna.make(ME, OPEN, public=False)
    for visitor in (boris, here.stranger()):
        refused(await visitor.get(f"/api/tables/{id}"), 404, "no-table")
        refused(await visitor.get(f"/api/tables/{id}?invite=guessed"), 403, "bad-invite")
        assert (await visitor.get(f"/api/tables/{id}?invite={await here.invite(id)}")).status_code == 200
    assert (await anna.get(f"/api/tables/{id}")).status_code == 200


@pytest.mark.parametrize("id", ["nothere234", "%00", "..", "x" * 300, "%F0%9F%90%88", "a'b"])
async def test_a_table_that_is_not_there(here: Venue, id: str) -> None:
    answer = await (await here.guest("Anna")).get(f"/api/tables/{id}")
    assert answer.status_code == 404
    assert answer.json()["error"] in ("no-table", "not-found")
