"""Exercises over the wire: the rules say when one is solved, stars are kept, and nothing of it is in anybody's way."""

from typing import Any

import pytest

from stead.server.http.lessons import MOST_TABLES
from tests.server.live.club import Club
from tests.server.live.place import Guest, Place

pytestmark = pytest.mark.anyio

BUILD = ("settlers", "build")


async def begin(guest: Guest, title: str, lesson: str) -> str:
    return (await guest.post(f"/titles/{title}/lessons/{lesson}"))["id"]


async def sit(guest: Guest, title: str, lesson: str) -> Place:
    return await guest.sit(await begin(guest, title, lesson))


async def stars(guest: Guest) -> Any:
    return (await guest.get("/stars"))["stars"]


async def again(place: Place) -> None:
    """Everything since the beginning is taken back."""
    version = place.picture["version"]
    answer = await place.ask("undo", version=version, seat=0)
    assert answer["ok"], answer
    await place.at(version + 1)


async def fail(place: Place) -> None:
    await place.plays("build COM044")
    await place.plays("exchange 1")
    assert place.picture["lesson"]["verdict"] == "failed"


async def solve(place: Place) -> None:
    await place.plays("build COM062")
    await place.plays("build COM044")
    assert place.picture["lesson"]["verdict"] == "solved"


async def test_three_stars_at_the_first_try(club: Club) -> None:
    guest = await club.guest("Anna")
    anna = await sit(guest, *BUILD)
    lesson = anna.picture["lesson"]
    assert (lesson["number"], lesson["left"], lesson["verdict"], lesson["stars"], lesson["why"]) == (1, 2, "", 0, "")
    assert await stars(guest) == {}
    await anna.plays("build COM062")
    assert anna.picture["lesson"]["left"] == 1
    await anna.plays("build COM044")
    lesson = anna.picture["lesson"]
    assert (lesson["verdict"], lesson["stars"], lesson["next"]) == ("solved", 3, "workers")
    assert lesson["why"].endswith(".")
    assert await stars(guest) == {"settlers": {"build": 3}}
    assert (anna.picture["asks"], anna.picture["undo"]["may"]) == ([], False)


async def test_taking_back_before_it_has_gone_wrong_costs_nothing(club: Club) -> None:
    guest = await club.guest("Anna")
    anna = await sit(guest, *BUILD)
    await anna.plays("build COM044")
    await again(anna)
    await solve(anna)
    assert anna.picture["lesson"]["stars"] == 3


async def test_two_stars_after_another_try(club: Club) -> None:
    guest = await club.guest("Anna")
    anna = await sit(guest, *BUILD)
    before = anna.picture["view"]
    await fail(anna)
    assert anna.picture["asks"] == []
    assert (await anna.move("pass"))["problem"] == "not-playing"
    await again(anna)
    assert (anna.picture["view"], anna.picture["lesson"]["left"]) == (before, 2)
    # A fresh table is no fresh start: what went wrong is known of the person.
    anna = await sit(guest, *BUILD)
    await solve(anna)
    assert anna.picture["lesson"]["stars"] == 2
    assert await stars(guest) == {"settlers": {"build": 2}}
    # Whoever has solved it may do better.
    anna = await sit(guest, *BUILD)
    await solve(anna)
    assert await stars(guest) == {"settlers": {"build": 3}}
    anna = await sit(guest, *BUILD)
    await fail(anna)
    await again(anna)
    await solve(anna)
    assert anna.picture["lesson"]["stars"] == 2
    assert await stars(guest) == {"settlers": {"build": 3}}


async def test_one_star_with_the_solution_at_hand(club: Club) -> None:
    guest = await club.guest("Anna")
    table = await begin(guest, "founders", "road")
    anna = await guest.sit(table)
    shown = await guest.post(f"/tables/{table}/solution?lang=ru")
    assert len(shown["steps"]) == 2
    assert "дорог" in shown["steps"][1]
    assert (await anna.until(lambda picture: picture["lesson"]["shown"], 60))["lesson"]["stars"] == 0
    await anna.plays("lay trade")
    await anna.plays("road G5")
    assert anna.picture["lesson"]["stars"] == 1
    assert await stars(guest) == {"founders": {"road": 1}}


async def test_every_solution_is_spoken_in_both_languages(club: Club) -> None:
    guest = await club.guest("Anna")
    for title in ("settlers", "founders"):
        course = await guest.get(f"/titles/{title}/course")
        for lesson in course["lessons"]:
            table = await begin(guest, title, lesson["name"])
            for lang in ("en", "ru"):
                shown = await guest.post(f"/tables/{table}/solution?lang={lang}")
                assert all(shown["steps"])
                assert shown["why"]


async def test_it_is_in_no_list_and_no_bot_moves(club: Club) -> None:
    guest = await club.guest("Anna")
    table = await begin(guest, "founders", "vote")
    anna = await guest.sit(table)
    lists = await guest.get("/tables")
    assert [lists[name] for name in ("open", "mine", "watch", "finished")] == [[], [], [], []]
    assert (await guest.get("/me"))["my_turn"] == 0
    assert table not in await club.store.ids()
    assert await club.store.live_tables_of((await guest.get("/me"))["player"]["id"]) == 0
    assert len(anna.picture["asks"]) == 2  # the other votes as well, but only when somebody would move for it
    await club.later(30)
    assert anna.picture["version"] == 0
    row, _ = await club.kept(table)
    assert (row.status, row.due, row.public) == ("playing", None, False)


async def test_nobody_else_and_no_bot_solves_it_for_one(club: Club) -> None:
    guest, other = await club.guest("Anna"), await club.guest("Boris")
    table = await begin(guest, *BUILD)
    anna = await guest.sit(table)
    for what, more in (("leave", {}), ("order", {"name": "pass", "on": True}), ("return", {})):
        assert (await anna.ask(what, seat=0, **more))["problem"] == "not-playing"
    assert anna.picture["orders"] == []
    assert (await anna.ask("move", seat=1, version=0, key="pass"))["problem"] == "not-yours"
    for path in ("solution", "put-away", "rematch", "what-if"):
        status, _ = await answer(
            other, f"/tables/{table}/{path}", {"step": 0, "seat": 0} if path == "what-if" else None
        )
        assert status == 404
    for path in ("rematch", "record"):
        status, _ = await answer(guest, f"/tables/{table}/{path}", None, "POST" if path == "rematch" else "GET")
        assert status == 409
    assert await stars(guest) == {}


async def test_what_there_is_not_is_refused(club: Club) -> None:
    guest, stranger = await club.guest("Anna"), club.stranger()
    for path in ("/titles/settlers/lessons/nonsense", "/titles/chess/lessons/build", "/tables/nonsense00/solution"):
        assert (await answer(guest, path))[0] == 404
    assert (await answer(stranger, "/titles/settlers/lessons/build"))[0] == 401
    assert await stars(stranger) == {}
    game = await club.table(guest, None)
    assert (await answer(guest, f"/tables/{game}/solution"))[0] == 404


async def test_few_tables_are_kept_and_not_for_long(club: Club) -> None:
    guest = await club.guest("Anna")
    first = await begin(guest, *BUILD)
    anna = await guest.sit(first)
    tables = [await begin(guest, "settlers", name) for name in ("deal", "gold", "hand", "raze")]
    assert await anna.bye() == "no-table"
    kept = [table for table in (first, *tables) if await club.store.table(table) is not None]
    assert kept == tables[-MOST_TABLES:]
    boris = await guest.sit(tables[-1])
    await boris.plays("raze COM033")
    await club.rooms.forget(await club.store.sweep_lessons(club.clock() + 1))
    assert await boris.bye() == "no-table"
    assert [await club.store.table(table) for table in tables] == [None] * len(tables)
    assert await club.store.entries(tables[-1]) == []


async def test_one_that_another_worker_threw_away_is_put_out_of_memory_like_the_others(club: Club) -> None:
    guest = await club.guest("Anna")
    table = await begin(guest, *BUILD)
    await fail(await guest.sit(table))
    await club.store.sweep_lessons(club.clock() + 1)  # and nobody tells us
    await club.rests(table)


async def test_a_guest_who_signs_in_brings_the_stars_along(club: Club) -> None:
    holder, guest = await club.guest("Clara"), await club.guest("Guest")
    await holder.post("/account", {"name": "Clara-with-stars", "password": "a long password"})
    await solve(await sit(holder, *BUILD))
    place = await sit(guest, *BUILD)
    await fail(place)
    await again(place)
    await solve(place)
    place = await sit(guest, "founders", "recruit")
    await place.plays("play recruit")
    await place.plays("hire surveyor")
    assert await stars(guest) == {"settlers": {"build": 2}, "founders": {"recruit": 3}}
    await guest.post("/sign-in", {"name": "Clara-with-stars", "password": "a long password"})
    assert await stars(guest) == {"settlers": {"build": 3}, "founders": {"recruit": 3}}


async def answer(guest: Guest, path: str, body: Any = None, method: str = "POST") -> tuple[int, Any]:
    """Also where it is refused."""
    reply = await guest.http.request(method, f"/api{path}", json=body)
    return reply.status_code, reply.text
