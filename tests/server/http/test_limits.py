"""Nobody may do anything too often."""

from pathlib import Path

import msgspec
import pytest
from msgspec import structs
from starlette.requests import HTTPConnection

from stead.server import limits
from stead.server.bus.base import LONGEST_PAYLOAD
from stead.server.http.tables import MOST_LIVE_OF_GUEST, MOST_WITH_BOTS_OF_GUEST
from stead.server.http.wire import Trouble
from stead.server.limits import RATES, Limits, Rate, address
from tests.server.http.kit import BOT, ME, OPEN, Venue, refused, venue

SECRET = "correct horse"


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_burst_then_a_trickle(clock: Clock) -> None:
    some = Limits(now=clock)
    rate = RATES["joins"]
    assert [some.allows("joins", "anna") for _ in range(rate.burst + 2)] == [True] * rate.burst + [False] * 2
    assert some.allows("joins", "boris")
    clock.now += rate.every
    assert [some.allows("joins", "anna") for _ in range(2)] == [True, False]
    clock.now += rate.every * rate.burst * 10
    assert sum(some.allows("joins", "anna") for _ in range(rate.burst * 2)) == rate.burst


def test_whoever_is_too_fast_hears_when_to_come_back(clock: Clock) -> None:
    some = Limits(now=clock)
    for _ in range(RATES["uploads"].burst):
        some.take("uploads", "anna")
    with pytest.raises(Trouble) as trouble:
        some.take("uploads", "anna")
    seconds = trouble.value.problem.args["seconds"]
    assert trouble.value.headers == {"Retry-After": str(seconds)}
    clock.now += int(seconds)
    some.take("uploads", "anna")


def test_what_did_no_harm_is_given_back(clock: Clock) -> None:
    some = Limits(now=clock)
    for _ in range(RATES["names"].burst * 3):
        some.take("names", "anna")
        some.give_back("names", "anna")
    some.give_back("names", "nobody")


def test_patience_stretches_all_of_them(clock: Clock) -> None:
    some = Limits(patience=10, now=clock)
    burst = RATES["chat"].burst * 10
    assert sum(some.allows("chat", "anna") for _ in range(burst * 2)) == burst


def test_buckets_do_not_grow_without_end(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    some = Limits(now=clock)
    for number in range(1000):
        some.allows("requests", str(number))
    assert len(some._full["requests"]) == 100


def shared(clock: Clock) -> Limits:
    """Those of a worker that has others beside it."""
    some = Limits(now=clock)
    some.shared = True
    return some


def test_buckets_that_are_full_again_are_forgotten(clock: Clock) -> None:
    some = Limits(now=clock)
    for number in range(1000):
        some.allows("requests", str(number))
        clock.now += RATES["requests"].every
    assert len(some._full["requests"]) < 10


@pytest.mark.parametrize("workers", [2, 5])
def test_who_asks_workers_in_turn_has_hardly_more_than_who_asks_one(clock: Clock, workers: int) -> None:
    """They tell each other every second."""
    all_of_them = [shared(clock) for _ in range(workers)]
    rate, allowed, seconds = RATES["guests"], 0, 600
    for _ in range(seconds):
        allowed += any(worker.allows("guests", "a thief") for worker in all_of_them)
        told = [list(worker.parcels()) for worker in all_of_them]
        for i, worker in enumerate(all_of_them):
            for j, parcels in enumerate(told):
                for parcel in parcels if i != j else ():
                    worker.hear(parcel)
        clock.now += 1.0
    assert allowed <= rate.burst + seconds / rate.every + 1


def test_what_workers_tell_each_other_fits_the_bus(clock: Clock) -> None:
    some = shared(clock)
    for number in range(5000):
        some.allows("guests", f"2001:0db8:0001:{number:04x}")
    parcels = list(some.parcels())
    assert 0 < len(parcels) <= limits.PARCELS
    assert max(len(msgspec.json.encode(("worker00", "", parcel))) for parcel in parcels) <= LONGEST_PAYLOAD
    assert list(some.parcels()) == []
    some.hear([("no such thing", "x", 5)])


def test_at_a_table_there_is_one_worker(clock: Clock) -> None:
    some = shared(clock)
    some.allows("moves", "anna")
    assert list(some.parcels()) == []


def test_who_is_alone_keeps_nothing_for_others(clock: Clock) -> None:
    some = Limits(now=clock)
    some.allows("guests", "anna")
    assert list(some.parcels()) == []


@pytest.mark.parametrize(
    ("client", "key"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:0db8:0001:0002"),
        (("2001:db8:1:2:ffff::1", 1), "2001:0db8:0001:0002"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("/run/stead.sock", 1), "local"),
        (None, "local"),
    ],
)
def test_a_household_is_counted_as_one(client: tuple[str, int] | None, key: str) -> None:
    assert address(HTTPConnection({"type": "http", "client": client, "headers": []})) == key


# At the server


def only(monkeypatch: pytest.MonkeyPatch, **rates: int) -> None:
    """So many, and then no more for a long time."""
    for name, burst in rates.items():
        monkeypatch.setitem(RATES, name.replace("_", "-"), Rate(burst, 3600.0))


@pytest.mark.anyio
async def test_requests_are_counted_by_address(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, requests=3)
    answers = [await here.stranger().get("/api/me") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert refused(answers[-1], 429, "slow-down")["seconds"] == 3600
    assert answers[-1].headers["retry-after"] == "3600"
    assert (await here.stranger(address="192.0.2.1").get("/api/me")).status_code == 200
    assert (await here.stranger().get("/healthz")).status_code == 200


@pytest.mark.anyio
async def test_guests_are_counted_by_address(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, guests=1)
    await here.guest("Anna")
    refused(await here.stranger().post("/api/guest", {"name": "Boris"}), 429, "slow-down")
    await here.stranger(address="192.0.2.1").come("Clara")


@pytest.mark.anyio
async def test_nobody_may_try_out_passwords(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, names=2, sign_ins=3)
    await here.stranger().post("/api/account", {"name": "Anna", "password": SECRET})
    wrong = {"name": "Anna", "password": "something else"}
    for where in ("192.0.2.1", "192.0.2.2"):
        refused(await here.stranger(address=where).post("/api/sign-in", wrong), 401, "wrong-password")
    last = here.stranger(address="192.0.2.3")
    refused(await last.post("/api/sign-in", {**wrong, "name": "aNNa"}), 429, "slow-down")
    for name in ("Boris", "Clara"):
        refused(await last.post("/api/sign-in", {**wrong, "name": name}), 401, "wrong-password")
    refused(await last.post("/api/sign-in", {**wrong, "name": "Dora"}), 429, "slow-down")


@pytest.mark.anyio
async def test_the_right_password_does_not_count_against_a_name(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, names=1)
    await here.stranger().post("/api/account", {"name": "Anna", "password": SECRET})
    for _ in range(3):
        assert (await here.stranger().post("/api/sign-in", {"name": "Anna", "password": SECRET})).status_code == 200


@pytest.mark.anyio
async def test_tables_are_counted_by_player(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, tables=1, joins=1)
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await anna.make(ME, OPEN)
    refused(await anna.post("/api/tables", {"title": "settlers", "seats": [ME]}), 429, "slow-down")
    assert (await boris.post(f"/api/tables/{table}/join", {})).status_code == 200
    refused(await boris.post(f"/api/tables/{table}/join", {}), 429, "slow-down")


@pytest.mark.anyio
async def test_a_guest_has_so_many_tables_at_a_time(here: Venue) -> None:
    anna = await here.guest("Anna")
    tables = [await anna.make(ME, OPEN) for _ in range(MOST_LIVE_OF_GUEST)]
    answer = await anna.post("/api/tables", {"title": "settlers", "seats": [ME, OPEN]})
    assert refused(answer, 409, "too-many-tables") == {"most": MOST_LIVE_OF_GUEST}
    await anna.post(f"/api/tables/{tables[0]}/leave")
    await anna.make(ME, OPEN)


@pytest.mark.anyio
async def test_bots_play_at_so_many_tables_of_a_guest(here: Venue) -> None:
    anna = await here.guest("Anna")
    tables = [await anna.make(ME, OPEN, BOT) for _ in range(MOST_WITH_BOTS_OF_GUEST)]
    most = {"most": MOST_WITH_BOTS_OF_GUEST}
    for seats in ([ME, OPEN, BOT], [ME, BOT]):
        answer = await anna.post("/api/tables", {"title": "settlers", "seats": seats})
        assert refused(answer, 409, "too-many-bot-tables") == most
    answer = await anna.post("/api/tables", {"title": "settlers", "guided": True, "seats": [BOT]})
    assert refused(answer, 409, "too-many-bot-tables") == most
    other = await anna.make(ME, OPEN)  # with people there may be more
    answer = await anna.post(f"/api/tables/{other}/arrange", {"seat": 1, "who": "bot", "bot": "greedy"})
    assert refused(answer, 409, "too-many-bot-tables") == most
    await anna.post(f"/api/tables/{tables[0]}/leave")
    answer = await anna.post(f"/api/tables/{other}/arrange", {"seat": 1, "who": "bot", "bot": "greedy"})
    assert answer.status_code == 200
    refused(await anna.post("/api/tables", {"title": "settlers", "seats": [ME, BOT]}), 409, "too-many-bot-tables")


@pytest.mark.anyio
async def test_whom_a_bot_replaced_counts_too(here: Venue) -> None:
    """Who leaves their tables to bots has bots playing there."""
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    for _ in range(MOST_WITH_BOTS_OF_GUEST):
        table = await anna.make(ME, OPEN)
        await boris.post(f"/api/tables/{table}/join", {})
        await anna.post(f"/api/tables/{table}/start")
        _, seats = await here.house.store.table(table) or (None, ())
        assert await here.house.store.change_seat(structs.replace(seats[0], stand_in="greedy"), was=seats[0])
    answer = await anna.post("/api/tables", {"title": "settlers", "seats": [ME, BOT]})
    refused(answer, 409, "too-many-bot-tables")
    assert (await boris.post("/api/tables", {"title": "settlers", "seats": [ME, BOT]})).status_code == 200


@pytest.mark.anyio
async def test_benchmarks_ask_for_patience(tmp_path: Path) -> None:
    async with venue(tmp_path, patience=5.0) as here:
        anna = await here.guest("Anna")
        for _ in range(MOST_LIVE_OF_GUEST + 5):
            await anna.make(ME, OPEN)
