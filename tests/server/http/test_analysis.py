"""Analyses over the wire: who may see them, when they are made, what they say; and how they are kept."""

import asyncio
import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from anyio import to_thread

from stead.server.http import analyses, analysing
from stead.server.http.analyses import MOST_WAITING, Analyses
from stead.server.http.analysing import News, Task
from stead.server.http.replaying import Desk
from stead.server.limits import RATES
from stead.server.live.aside import Meter, TooLong
from tests.analysis.advisors import ByPoints
from tests.server.http.kit import Venue, Visitor, refused

pytestmark = pytest.mark.anyio
DESK = Desk()


async def make_here(_: Analyses, task: Task, tell: Any) -> News:
    """They need no process of their own."""
    loop = asyncio.get_running_loop()
    work = partial(analysing.work, DESK, task, partial(loop.call_soon_threadsafe, tell), ByPoints())
    return await to_thread.run_sync(work)


@pytest.fixture(autouse=True)
def judged() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Analyses, "_ask", make_here)
        patch.setattr(analyses, "judge_of", lambda _: "points.1")
        patch.setattr(analysing, "OFTEN", 0.0)
        yield


async def analyse(visitor: Visitor, table: str, depth: str = "quick") -> list[dict[str, Any]]:
    """What one is told while it is made."""
    answer = await visitor.post(f"/api/tables/{table}/analysis", {"depth": depth})
    assert answer.status_code == 200, answer.text
    if answer.headers["content-type"].startswith("application/json"):
        return [answer.json()]
    return [json.loads(line.removeprefix("data: ")) for line in answer.text.split("\n\n") if line]


async def state(visitor: Visitor, table: str, lang: str = "en") -> Any:
    answer = await visitor.get(f"/api/tables/{table}/analysis?lang={lang}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_it_is_made_once_and_kept(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    assert await state(anna, table) == {"problem": None, "kept": [], "analysis": None}
    news = await analyse(anna, table)
    steps = len((await anna.get(f"/api/tables/{table}/record")).json()["choices"])
    assert (news[-1]["over"], news[-1]["problem"]) == (True, None)
    assert any(one["of"] == steps and 0 < one["done"] <= steps for one in news)
    assert await analyse(anna, table) == [{"done": 0, "of": 0, "over": True, "problem": None}]
    told = await state(anna, table)
    assert (told["kept"], told["analysis"]["depth"]) == (["quick"], "quick")
    chances = told["analysis"]["chances"]
    assert len(chances) == steps + 1
    assert told["analysis"]["left_out"] == 0
    assert sorted(chances[-1]) == [0.0, 1.0]
    assert all(abs(sum(row) - 1) < 0.001 for row in chances)
    for player in told["analysis"]["players"]:
        ledger = player["ledger"]
        parts = sum(ledger[name] for name in ("base", "deal", "cards", "own", "others", "rest"))
        assert abs(parts - ledger["outcome"]) < 1e-9
        assert ledger["own"] <= 0
        assert player["draws"]
        assert all(draw["lines"] and 0 <= draw["step"] <= steps for draw in player["draws"])


async def test_turning_points_are_told_in_the_readers_language(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    await analyse(anna, table)
    english, russian = [(await state(anna, table, lang))["analysis"]["turning"] for lang in ("en", "ru")]
    assert english
    for one, other in zip(english, russian, strict=True):
        assert one["step"] == other["step"]
        assert one["chosen"] != other["chosen"]
        assert any("а" <= letter <= "я" for letter in other["better"])
        assert one["before"] > one["after"]
        frame = (await anna.get(f"/api/tables/{table}/frames?from={one['step']}&count=1&as={one['seat']}")).json()
        [ask] = [ask for ask in frame["frames"][0]["asks"] if ask["seat"] == one["seat"]]
        offered = {option["key"]: option["text"] for option in ask["options"]}
        assert {one["chosen"], one["better"]} <= set(offered.values())
        assert set(one["accepted"]) <= set(offered)


async def test_a_deeper_one_takes_its_place(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    await analyse(anna, table)
    await analyse(anna, table, "deep")
    told = await state(anna, table)
    assert (sorted(told["kept"]), told["analysis"]["depth"]) == (["deep", "quick"], "deep")


async def test_whoever_may_see_the_replay_may_see_it_and_nobody_else(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table, shown = await here.finished(anna, None), await here.finished(anna, None, public=True)
    for path in (f"/api/tables/{table}/analysis", f"/api/tables/{table}/analysis?invite=wrong"):
        assert (await boris.get(path)).status_code in (403, 404)
        assert (await boris.post(path, {})).status_code in (403, 404)
    invited = f"/api/tables/{table}/analysis?invite={await here.invite(table)}"
    assert (await boris.get(invited)).status_code == 200
    assert (await state(here.stranger(), shown))["problem"] is None
    assert (await analyse(here.stranger(), shown))[-1]["over"]


async def test_a_game_that_goes_on_or_was_stopped_has_none(here: Venue) -> None:
    anna = await here.guest("Anna")
    running = await anna.make({"who": "me"})
    refused(await anna.get(f"/api/tables/{running}/analysis"), 409, "not-finished")
    refused(await anna.post(f"/api/tables/{running}/analysis", {}), 409, "not-finished")
    stopped = await here.finished(anna, None)
    assert await here.house.store.set_status(stopped, "stopped", 1.0, was="finished")
    assert (await state(anna, stopped))["problem"] == "analysis-unfinished"
    refused(await anna.post(f"/api/tables/{stopped}/analysis", {}), 409, "analysis-unfinished")


async def test_where_nobody_has_learnt_the_game_it_says_so(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "judge_of", lambda _: None)
    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    assert (await state(anna, table))["problem"] == "analysis-none"
    refused(await anna.post(f"/api/tables/{table}/analysis", {}), 409, "analysis-none")


async def test_another_judge_judges_anew(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    await analyse(anna, table)
    monkeypatch.setattr(analyses, "judge_of", lambda _: "wiser.1")
    assert (await state(anna, table))["kept"] == []
    await analyse(anna, table)
    assert (await state(anna, table))["kept"] == ["quick"]
    assert await here.house.store.analyses(table, "points.1") == []


async def test_nobody_has_more_than_a_few_made_at_once(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = asyncio.Event()

    async def waits(_: Analyses, task: Task, tell: Any) -> News:
        await go_on.wait()
        return News(trouble="too-long", over=True)

    monkeypatch.setattr(Analyses, "_ask", waits)
    anna = await here.guest("Anna")
    tables = [await here.finished(anna, None) for _ in range(MOST_WAITING + 1)]
    waiting = [asyncio.create_task(analyse(anna, table)) for table in (*tables[:-1], tables[0])]
    while len(here.house.analyses._jobs) < MOST_WAITING:
        await asyncio.sleep(0.01)
    refused(await anna.post(f"/api/tables/{tables[-1]}/analysis", {}), 503, "busy")
    go_on.set()
    assert [(await news)[-1]["problem"] for news in waiting] == ["too-long"] * (MOST_WAITING + 1)
    assert (await state(anna, tables[0]))["kept"] == []


async def test_too_many_are_slowed_down(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    for _ in range(RATES["analyses"].burst):
        here.house.limits.take("analyses", await anna.id())
    refused(await anna.post(f"/api/tables/{table}/analysis", {}), 429, "slow-down")


async def test_a_process_that_fails_is_no_analysis_and_the_next_one_is(
    here: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ends(*_: Any) -> News:
        raise EOFError

    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    with monkeypatch.context() as patch:
        patch.setattr(Analyses, "_ask", ends)
        assert (await analyse(anna, table))[-1]["problem"] == "server-error"
    assert (await analyse(anna, table))[-1]["problem"] is None


async def test_it_has_only_so_much_processor_time(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    class Spent(Meter):
        def __call__(self, _: object = None) -> None:
            raise TooLong

    play = Desk.game
    monkeypatch.setattr(analysing, "Meter", Spent)
    monkeypatch.setattr(Desk, "game", lambda desk, kept, _: play(desk, kept, Meter()))
    anna = await here.guest("Anna")
    assert (await analyse(anna, await here.finished(anna, None)))[-1]["problem"] == "too-long"


async def test_a_game_that_goes_takes_its_analyses_along(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await here.finished(anna, None)
    await analyse(anna, table)
    assert (await anna.post(f"/api/tables/{table}/delete")).status_code == 200
    assert await here.house.store.analyses(table, "points.1") == []
