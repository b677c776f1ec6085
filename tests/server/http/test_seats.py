"""Who sits where until the game starts."""

from typing import Any

import anyio
import httpx
import pytest

from tests.server.http.kit import BOT, ME, OPEN, Venue, Visitor, refused

pytestmark = pytest.mark.anyio


async def act(visitor: Visitor, table: str, what: str, body: Any = None) -> httpx.Response:
    return await visitor.post(f"/api/tables/{table}/{what}", body)


def sitting(brief: Any) -> list[str]:
    return [person["name"] or person["bot"] or person["who"] for person in brief["people"]]


async def test_two_people_and_a_bot_come_together(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await anna.make(ME, OPEN, BOT)
    assert (await act(boris, table, "join", {"role": "japanese"})).json() == {"id": table}
    brief = await boris.brief(table)
    assert sitting(brief) == ["Anna", "Boris", "greedy"]
    assert (brief["people"][1]["role"], brief["people"][1]["you"]) == ("japanese", True)
    refused(await act(boris, table, "start"), 403, "not-host")
    assert (await act(anna, table, "start")).json() == {"id": table}
    brief = await boris.brief(table)
    assert brief["status"] == "playing"
    assert brief["people"][1]["role"] == "japanese"
    assert len({person["role"] for person in brief["people"]}) == 3
    refused(await act(anna, table, "start"), 409, "already-started")


async def test_a_second_click_takes_no_second_seat(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await anna.make(ME, OPEN, OPEN)
    for _ in range(2):
        assert (await act(boris, table, "join", {})).status_code == 200
    assert sitting(await anna.brief(table)) == ["Anna", "Boris", "open"]


async def test_a_seat_is_taken_once(here: Venue) -> None:
    anna = await here.guest("Anna")
    crowd = [await here.guest(f"Guest {n}") for n in range(6)]
    table = await anna.make(ME, OPEN, OPEN)
    answers: list[int] = []

    async def come(visitor: Visitor) -> None:
        answers.append((await act(visitor, table, "join", {})).status_code)

    async with anyio.create_task_group() as group:
        for visitor in crowd:
            group.start_soon(come, visitor)
    assert sorted(answers) == [200, 200, 409, 409, 409, 409]
    assert "open" not in sitting(await anna.brief(table))
    refused(await act(await here.guest("Late"), table, "join", {"seat": 1}), 409, "seat-taken")


async def test_joining_is_refused_where_it_cannot_be(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await anna.make({**ME, "role": "romans"}, OPEN, BOT)
    refused(await act(here.stranger(), table, "join", {}), 401, "sign-in-first")
    refused(await act(boris, table, "join", {"seat": 2}), 409, "seat-taken")
    refused(await act(boris, table, "join", {"seat": 7}), 409, "seat-taken")
    refused(await act(boris, table, "join", {"role": "romans"}), 409, "role-taken")
    refused(await act(boris, table, "join", {"role": "vikings"}), 400, "bad-setup")
    refused(await act(boris, "nothere234", "join", {}), 404, "no-table")
    started = await anna.make(ME, BOT, public=True)
    refused(await act(boris, started, "join", {}), 409, "already-started")


async def test_an_open_seat_may_have_its_role(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await anna.make(ME, {**OPEN, "role": "egyptians"})
    await act(boris, table, "join", {})
    assert (await boris.brief(table))["people"][1]["role"] == "egyptians"


# By link


async def test_the_link_opens_a_private_table(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await anna.make(ME, OPEN, public=False)
    refused(await act(boris, table, "join", {}), 404, "no-table")
    refused(await act(boris, table, "join", {"invite": "A" * 24}), 403, "bad-invite")
    refused(await act(boris, table, "join", {"invite": "ёж"}), 403, "bad-invite")
    assert (await act(boris, table, "join", {"invite": await here.invite(table)})).status_code == 200
    assert (await boris.brief(table))["yours"]


async def test_the_link_of_one_table_opens_no_other(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    one, other = await anna.make(ME, OPEN, public=False), await anna.make(ME, OPEN, public=False)
    refused(await act(boris, other, "join", {"invite": await here.invite(one)}), 403, "bad-invite")


async def test_a_renewed_link_makes_the_old_one_void(here: Venue) -> None:
    anna, boris, clara = await here.guest("Anna"), await here.guest("Boris"), await here.guest("Clara")
    table = await anna.make(ME, OPEN, OPEN, public=False)
    old = await here.invite(table)
    await act(clara, table, "join", {"invite": old})
    refused(await act(clara, table, "renew-invite"), 403, "not-host")
    assert (await act(anna, table, "renew-invite")).status_code == 200
    refused(await act(boris, table, "join", {"invite": old}), 403, "bad-invite")
    assert (await clara.brief(table))["yours"]  # whoever sits here needs no link
    assert (await act(boris, table, "join", {"invite": await here.invite(table)})).status_code == 200


async def test_a_link_does_not_make_room(here: Venue) -> None:
    anna, boris, clara = await here.guest("Anna"), await here.guest("Boris"), await here.guest("Clara")
    table = await anna.make(ME, OPEN, public=False)
    link = {"invite": await here.invite(table)}
    await act(boris, table, "join", link)
    refused(await act(clara, table, "join", link), 409, "seat-taken")
    await act(anna, table, "start")
    refused(await act(clara, table, "join", link), 409, "already-started")


# Leaving


async def test_leaving_frees_the_seat(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await anna.make(ME, OPEN)
    await act(boris, table, "join", {})
    assert (await act(boris, table, "leave")).status_code == 200
    assert sitting(await anna.brief(table)) == ["Anna", "open"]
    refused(await act(boris, table, "leave"), 403, "not-yours")


async def test_without_its_host_a_table_does_not_come_about(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await anna.make(ME, OPEN, OPEN)
    await act(boris, table, "join", {})
    await act(anna, table, "leave")
    assert (await boris.brief(table))["status"] == "cancelled"
    assert (await boris.get("/api/tables")).json()["mine"] == []
    refused(await act(boris, table, "leave"), 409, "already-started")


async def test_who_plays_leaves_at_the_table_not_here(here: Venue) -> None:
    anna = await here.guest("Anna")
    refused(await act(anna, await anna.make(ME, BOT), "leave"), 409, "already-started")


# Arranging


async def test_the_host_seats_bots_and_sends_them_away(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await anna.make(ME, OPEN)
    await act(anna, table, "arrange", {"seat": 1, "who": "bot", "bot": "random", "role": "romans"})
    brief = await anna.brief(table)
    assert (sitting(brief), brief["people"][1]["role"]) == (["Anna", "random"], "romans")
    await act(anna, table, "arrange", {"seat": 1, "who": "open"})
    assert sitting(await anna.brief(table)) == ["Anna", "open"]
    refused(await act(anna, table, "start"), 409, "seats-open")


@pytest.mark.parametrize("public", [True, False])
async def test_the_host_shows_somebody_out_who_cannot_sit_down_again(here: Venue, public: bool) -> None:
    anna, boris, carla = await here.guest("Anna"), await here.guest("Boris"), await here.guest("Carla")
    table = await anna.make(ME, OPEN, public=public)
    link = {"invite": await here.invite(table)}
    assert (await boris.post(f"/api/tables/{table}/join", link)).status_code == 200
    out = {"seat": 1, "who": "open"}
    refused(
        await carla.post(f"/api/tables/{table}/arrange", out), *((403, "not-yours") if public else (404, "no-table"))
    )
    refused(await boris.post(f"/api/tables/{table}/arrange", {**out, "seat": 0}), 403, "not-yours")
    refused(await anna.post(f"/api/tables/{table}/arrange", {**out, "seat": 0}), 400, "bad-seats")
    assert (await anna.post(f"/api/tables/{table}/arrange", out)).status_code == 200
    assert [person["who"] for person in (await anna.brief(table))["people"]] == ["person", "open"]
    again = await boris.post(f"/api/tables/{table}/join", link)
    refused(again, *((403, "shown-out") if public else (403, "bad-invite")))
    assert (await carla.post(f"/api/tables/{table}/join", link)).status_code == 200
    assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
    refused(await anna.post(f"/api/tables/{table}/arrange", out), 409, "already-started")


async def test_a_link_can_be_renewed_at_any_time(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await anna.make(ME, OPEN, public=False)
    assert (await boris.post(f"/api/tables/{table}/join", {"invite": await here.invite(table)})).status_code == 200
    refused(await boris.post(f"/api/tables/{table}/renew-invite"), 403, "not-host")
    assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
    old = await here.invite(table)
    assert (await here.stranger().get(f"/api/tables/{table}?invite={old}")).status_code == 200
    assert (await anna.post(f"/api/tables/{table}/renew-invite")).status_code == 200
    refused(await here.stranger().get(f"/api/tables/{table}?invite={old}"), 403, "bad-invite")
    assert (await here.stranger().get(f"/api/tables/{table}?invite={await here.invite(table)}")).status_code == 200
    assert (await boris.get(f"/api/tables/{table}")).status_code == 200  # who plays needs none


async def test_everybody_chooses_their_own_role(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await anna.make(ME, OPEN, BOT)
    await act(boris, table, "join", {})
    assert (await act(boris, table, "arrange", {"seat": 1, "role": "romans"})).status_code == 200
    refused(await act(anna, table, "arrange", {"seat": 0, "role": "romans"}), 409, "role-taken")
    refused(await act(boris, table, "arrange", {"seat": 1, "role": "vikings"}), 400, "bad-setup")
    await act(boris, table, "arrange", {"seat": 1})
    assert (await anna.brief(table))["people"][1]["role"] is None


async def test_arranging_is_refused_where_it_is_not_ones_own(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await anna.make(ME, OPEN, OPEN)
    await act(boris, table, "join", {})
    refused(await act(boris, table, "arrange", {"seat": 0, "role": "romans"}), 403, "not-yours")
    refused(await act(anna, table, "arrange", {"seat": 1, "role": "romans"}), 403, "not-yours")
    refused(await act(boris, table, "arrange", {"seat": 2, "who": "bot", "bot": "greedy"}), 403, "not-host")
    refused(await act(anna, table, "arrange", {"seat": 0, "who": "bot", "bot": "greedy"}), 400, "bad-seats")
    refused(await act(anna, table, "arrange", {"seat": 2, "who": "bot", "bot": "cat"}), 400, "no-bot")
    refused(await act(anna, table, "arrange", {"seat": 2, "who": "bot"}), 400, "no-bot")
    refused(await act(anna, table, "arrange", {"seat": 5}), 400, "bad-seats")
    refused(await act(await here.guest("Clara"), table, "arrange", {"seat": 2}), 403, "not-yours")
    await act(anna, table, "arrange", {"seat": 2, "who": "bot", "bot": "greedy"})
    await act(anna, table, "start")
    refused(await act(boris, table, "arrange", {"seat": 1, "role": "romans"}), 409, "already-started")


async def test_a_private_table_is_not_there_for_those_who_do_not_belong(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await anna.make(ME, OPEN, public=False)
    for what in ("leave", "start", "renew-invite", "rematch"):
        refused(await act(boris, table, what), 404, "no-table")
    refused(await act(boris, table, "arrange", {"seat": 1}), 404, "no-table")


# Rematch


async def test_a_rematch_has_the_same_people_and_is_made_once(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    old = await here.finished(anna, boris, undo="strict")
    new = (await act(boris, old, "rematch")).json()["id"]
    assert new != old
    assert (await act(anna, old, "rematch")).json()["id"] == new
    brief = await anna.brief(new)
    assert (sitting(brief), brief["undo"], brief["status"]) == (["Anna", "Boris"], "strict", "waiting")
    assert [person["host"] for person in brief["people"]] == [False, True]
    await act(boris, new, "start")
    assert (await anna.brief(new))["status"] == "playing"


async def test_two_who_want_a_rematch_at_once_get_the_same(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    old = await here.finished(anna, boris)
    ids: list[str] = []

    async def ask(visitor: Visitor) -> None:
        ids.append((await act(visitor, old, "rematch")).json()["id"])

    async with anyio.create_task_group() as group:
        group.start_soon(ask, anna)
        group.start_soon(ask, boris)
    assert len(set(ids)) == 1
    assert [table["id"] for table in (await anna.get("/api/tables")).json()["mine"]] == [ids[0]]


async def test_against_bots_a_rematch_starts_at_once(here: Venue) -> None:
    anna = await here.guest("Anna")
    new = (await act(anna, await here.finished(anna, None), "rematch")).json()["id"]
    assert (await anna.brief(new))["status"] == "playing"


async def test_a_rematch_is_for_those_who_played_and_have_finished(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    over = await here.finished(anna, None, public=True)
    refused(await act(boris, over, "rematch"), 403, "not-yours")
    refused(await act(anna, await anna.make(ME, BOT), "rematch"), 409, "not-finished")
