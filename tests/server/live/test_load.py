"""What costs more than a little leaves the event loop, and what costs too much is refused: others notice nothing."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from stead.server.live import mending, opening, room, rooms
from stead.server.live.sight import MOST_FORESEEN, Eyes
from tests.server.live.club import Club

pytestmark = pytest.mark.anyio


class Where:
    """Notes in which threads something is done."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.threads: list[int] = []
        self._work = work

    def __call__(self, *args: Any, **more: Any) -> Any:
        self.threads.append(threading.get_ident())
        return self._work(*args, **more)

    @property
    def here(self) -> list[bool]:
        """Was it done in the thread of the event loop?"""
        return [thread == threading.get_ident() for thread in self.threads]


async def test_a_picture_that_says_much_is_made_in_a_thread(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    _, anna, _ = await club.at_turn()
    where = Where(rooms.picture)
    monkeypatch.setattr(rooms, "picture", where)
    for most in (1_000, 0):
        monkeypatch.setattr(rooms, "QUICKLY_SAID", most)
        where.threads.clear()
        await anna.send({"do": "speak", "lang": "ru" if most else "en"})
        await anna.until(lambda picture, most=most: picture["lang"] == ("ru" if most else "en"))
        assert set(where.here) == {bool(most)}


async def test_options_and_log_count_towards_it(club: Club) -> None:
    table, anna, _ = await club.at_turn()
    game = club.room(table)
    options = len((anna.mine() or {})["options"])
    assert game.to_say(0, None) == options + game.steps
    assert game.to_say(0, game.steps) == options
    assert game.to_say(1, game.steps - 1) == 1


async def test_what_would_come_of_options_is_found_in_a_thread(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, anna, _ = await club.at_turn()
    where = Where(Eyes.look)

    def look(eyes: Eyes, *args: Any) -> Any:
        return where(eyes, *args)

    monkeypatch.setattr(Eyes, "look", look)
    await anna.ask("look", seat=0, thing="card:COM031")
    assert where.here == [False]
    carla = await club.stranger().sit(table)
    await carla.ask("look", seat=None, thing="card:COM031")
    assert where.here == [False, True]  # which is one look-up


async def test_a_look_plays_no_more_than_so_many_options(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    _, anna, _ = await club.at_turn()
    monkeypatch.setattr("stead.server.live.sight.MOST_FORESEEN", 1)
    sight = await anna.ask("look", seat=0, thing="card:COM031")
    assert [bool(option["left"]) for option in sight["options"]] == [True, False]
    assert all(option["text"] for option in sight["options"])
    assert MOST_FORESEEN > 1


async def test_a_game_is_opened_in_a_thread(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, anna, _ = await club.at_turn(undo="free")
    where = Where(mending.open_game)
    monkeypatch.setattr(mending, "open_game", where)
    for quick in (1_000, 0):
        monkeypatch.setattr(opening, "QUICK", quick)
        await club.rests(table)
        await anna.ask("look", seat=0, thing="card:COM031")
    assert where.here == [True, False]


async def test_a_move_that_leads_to_too_many_options_is_refused_and_nothing_is_lost(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, boris = await club.pair(undo="strict")
    version = anna.picture["version"]
    with monkeypatch.context() as narrow:
        narrow.setattr(room, "MOST_OPTIONS", 1)
        answer = await anna.move("take COM035")
        assert (answer["ok"], answer["problem"]) == (False, "too-many-options")
    assert (await club.kept(table))[0].version == version
    await anna.plays("take COM035")  # and now it may
    await boris.at(version + 1)


async def test_bots_play_slowly_where_nobody_looks(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    from stead.server.live import caretaker

    table, anna, boris = await club.pair(undo="strict")
    pauses: list[float] = []

    class Clock:
        @staticmethod
        async def sleep(seconds: float) -> None:
            if seconds == caretaker.SWEEP:  # this one may come at any moment
                await asyncio.sleep(seconds)
            else:
                pauses.append(seconds)

    monkeypatch.setattr(club.caretaker, "pause", 0.5)
    monkeypatch.setattr(caretaker, "asyncio", _Instead(caretaker.asyncio, Clock))
    assert club.hall(table).watched
    await boris.ask("leave", seat=1)
    await anna.plays("take COM035")
    await anna.until(lambda picture: picture["asks"] and picture["asks"][0]["seat"] == 0)
    assert set(pauses) == {0.5}
    club.hall(table).far.clear()
    monkeypatch.setattr(type(club.hall(table)), "watched", False)
    pauses.clear()
    await anna.plays((anna.mine() or {})["options"][0]["key"])
    await anna.until(lambda picture: not picture["asks"] or picture["asks"][0]["seat"] == 0)
    assert set(pauses) <= {0.5 * caretaker.SLOWLY}


class _Instead:
    """A module, but for what this class says."""

    def __init__(self, module: Any, other: Any) -> None:
        self._module = module
        self._other = other

    def __getattr__(self, name: str) -> Any:
        return getattr(self._other, name, None) or getattr(self._module, name)
