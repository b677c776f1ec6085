"""Games that are played over again: within bounds, and not twice."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from stead.kernel.table import Table
from stead.server.http import replay, replays
from stead.server.http.bringing import play_over
from stead.server.http.replay import KEPT_EVERY, Game, Games, frames, sight
from stead.server.http.replaying import Desk, Kept, Task
from stead.server.http.replays import Replays
from stead.server.http.wire import Trouble
from stead.server.live import room
from stead.server.live.aside import Meter
from stead.server.live.room import Room
from stead.server.store.rows import Entry, SeatRow, TableRow
from tests.server.http.kit import record
from tests.server.live.rooms_kit import TITLE, people, row

pytestmark = pytest.mark.anyio
RECORD = record()
STEPS = len(RECORD["choices"])


def kept() -> Kept:
    choices = [choice.split(": ", 1) for choice in RECORD["choices"]]
    entries = [Entry(n, "push", int(seat), key, f"move-{n}", 0.0) for n, (seat, key) in enumerate(choices, 1)]
    table = msgspec.structs.replace(row(seed=RECORD["seed"], options=RECORD["options"]), status="finished")
    return Kept(table, tuple(people("anna", "boris")), entries)


def game() -> Game:
    found = kept()
    return Game(TITLE, found.table, found.seats, found.entries)


class Found:
    """What the server knows of a game."""

    title = TITLE
    table: TableRow
    seats: tuple[SeatRow, ...]
    entries: list[Entry]

    def __init__(self) -> None:
        found = kept()
        self.table, self.seats, self.entries = found.table, found.seats, found.entries


def test_wherever_one_begins_the_frames_are_the_same() -> None:
    one, all_of_them = game(), frames(game(), 0, False, 0, STEPS + 1, "en").frames
    assert len(all_of_them) == STEPS + 1
    for first in (STEPS, 0, 1, KEPT_EVERY - 1, KEPT_EVERY, KEPT_EVERY + 1, 2 * KEPT_EVERY + 7, STEPS - 1):
        found = frames(one, 0, False, first, 3, "en").frames
        assert msgspec.to_builtins(found) == msgspec.to_builtins(all_of_them[first : first + 3])
    assert one._kept


def test_the_next_look_does_not_play_the_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    one, played, apply = game(), list[int](), Room.apply

    def count(self: Room, entry: Entry) -> None:
        played.append(entry.seq)
        apply(self, entry)

    monkeypatch.setattr(Room, "apply", count)
    first = sight(one, 0, STEPS - 1, "good:wood", "en")
    assert len(played) == STEPS - 1
    played.clear()
    assert sight(one, 0, STEPS - 1, "good:wood", "en") == first
    assert len(played) <= KEPT_EVERY


def test_games_are_remembered_as_long_as_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    games, made = Games(), [game() for _ in range(3)]
    monkeypatch.setattr(replay, "MOST_STEPS_KEPT", 2 * (STEPS + 1))
    for number, one in enumerate(made):
        games.keep(number, one)
    assert [games.get(number) for number in range(3)] == [None, made[1], made[2]]
    games.keep(1, made[1])
    games.keep(3, made[0])
    assert [games.get(number) is None for number in range(4)] == [True, False, True, False]


# Bounds


class Steps:
    """A processor that takes a second for every step."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


@pytest.mark.parametrize("work", ["frames", "thing", "rounds", "charts", "position"])
def test_nobodys_request_has_more_processor_time_than_so_much(work: str) -> None:
    args: dict[str, dict[str, Any]] = {
        "frames": dict(seat=None, reveal=True, first=0, count=STEPS, lang="en"),
        "thing": dict(seat=None, step=STEPS, thing="good:wood", lang="en"),
        "position": dict(step=STEPS - 1),
    }
    task = Task(7, work, args.get(work, {"lang": "en"}), kept())
    assert Desk().do(task, Meter(5 * STEPS, Steps())).trouble is None
    result = Desk().do(task, Meter(STEPS // 2, Steps()))
    assert result.trouble is not None
    assert (result.number, result.status, result.trouble.error) == (7, 413, "too-long")


def test_nor_has_a_record_that_somebody_brings() -> None:
    task = Task(7, "bring", {}, body=json.dumps(RECORD).encode())
    assert Desk().do(task, Meter(5 * STEPS, Steps())).trouble is None
    result = Desk().do(task, Meter(STEPS // 2, Steps()))
    assert result.trouble is not None
    assert result.trouble.error == "too-long"


def test_a_record_with_too_many_options_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    most = max(len(decision.options) for decision in Table.new(TITLE, RECORD["seats"], RECORD["seed"]).decisions)
    monkeypatch.setattr(room, "MOST_OPTIONS", most - 1)
    with pytest.raises(Trouble) as raised:
        play_over(json.dumps(RECORD).encode(), Meter())
    assert raised.value.problem.error == "too-many-options"


# The process


@pytest.fixture
def real(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests are about the process."""
    monkeypatch.setattr(Replays, "_ask", ASK)


ASK = Replays._ask


@pytest.mark.usefixtures("real")
async def test_it_is_done_in_a_process_of_its_own_which_may_die() -> None:
    over_again = Replays()
    try:
        first = json.loads(await over_again.game("anna", Found(), "rounds", lang="en"))
        process = over_again._process
        assert process is not None
        process.kill()
        await process.wait()
        while over_again._process is process:
            await asyncio.sleep(0.01)
        assert json.loads(await over_again.game("anna", Found(), "rounds", lang="en")) == first
        with pytest.raises(Trouble) as raised:
            await over_again.bring("anna", b"nothing")
        assert (raised.value.status, raised.value.problem.error) == (400, "bad-record")
    finally:
        process = over_again._process
        await over_again.close()
    assert process is not None
    assert process.returncode is not None


@pytest.mark.usefixtures("real")
async def test_it_is_stopped_when_nobody_has_looked_back_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "REST", 0.05)
    over_again = Replays()
    await over_again.game("anna", Found(), "rounds", lang="en")
    async with asyncio.timeout(60):
        while over_again._process is not None:
            await asyncio.sleep(0.01)
    await over_again.close()


async def test_nobody_waits_for_more_than_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    over_again, go = Replays(), asyncio.Event()

    async def wait(*_: Any) -> Any:
        await go.wait()
        return replays.Result(1)

    monkeypatch.setattr(Replays, "_ask", wait)
    waiting = [
        asyncio.ensure_future(over_again.game("mallory", Found(), "rounds")) for _ in range(replays.MOST_WAITING)
    ]
    await asyncio.sleep(0)
    with pytest.raises(Trouble) as raised:
        await over_again.game("mallory", Found(), "rounds")
    assert raised.value.problem.error == "busy"
    anna = asyncio.ensure_future(over_again.game("anna", Found(), "rounds"))
    go.set()
    assert await anna == b"null"
    await asyncio.gather(*waiting)
