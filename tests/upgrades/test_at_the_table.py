"""What people at a table see of an upgrade: nothing, or a sentence; and what they do with a game that cannot go on."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from stead import Table, shelf
from stead.server.live.thinkers import Thinkers
from tests.server.live.club import Club, in_file, open_club
from tests.server.live.place import Guest, Place
from tests.upgrades.old import Release, other_rules

pytestmark = pytest.mark.anyio

CARDS = {"settlers": ("boards.yaml", "raze: 1, defence: 1}, stores: raze", "raze: 4, defence: 1}, stores: raze")}


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Club]:
    async with open_club(in_file(tmp_path)) as club:
        yield club


async def dealt(here: Club) -> tuple[str, Guest, Place, Place]:
    """Anna has made a Deal, and Boris has had a turn since."""
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await here.table(anna, boris)
    places = [await anna.sit(table), await boris.sit(table, "ru")]
    made = False
    while True:
        for place in places:
            await place.at(here.room(table).version)
        place = next(p for p in places if p.mine() or p.picture["held"] == p.picture["seat"])
        if place.picture["held"] is not None:
            await place.ends()
            continue
        keys = [option["key"] for option in (place.mine() or {})["options"]]
        if made and place is places[1] and "pass" in keys:
            return table, anna, *places
        deal = next((key for key in keys if key.startswith("deal")), None)
        made = made or (deal is not None and place is places[0])
        await place.plays(deal or keys[0])


async def restart(here: Club, table: str) -> None:
    """The server stops and another comes: nothing of the game is in memory any more."""
    hall = here.hall(table)
    hall.room = hall.trouble = None
    hall.stale = True
    async with hall.lock:
        await here.rooms.ready(hall)
    here.rooms.broadcast(hall)


def mended(picture: dict[str, Any]) -> list[str]:
    return [line for step in picture["log"] if step["mended"] for line in step["lines"]]


async def test_everybody_is_told_that_the_rules_were_mended(here: Club, release: Release) -> None:
    table, anna_herself, anna, boris = await dealt(here)
    was = here.room(table)
    steps, version, scores = was.steps, was.version, was.table.scores
    await here.rooms.write_position(here.hall(table))
    release(rules={"settlers": other_rules("settlers", "deal")})
    await restart(here, table)
    for place in (anna, boris):
        await place.at(version + 1)
    sentence = "The rules of this game have been corrected. It goes on from here under the new ones; nothing was lost."
    assert mended(anna.picture) == [sentence]
    assert mended(boris.picture) == [
        "Правила этой игры исправлены. Отсюда партия продолжается по новым; ничего не потеряно."
    ]
    assert (anna.picture["steps"], here.room(table).table.scores) == (steps + 1, scores)
    assert boris.picture["undo"] == {
        "may": False,
        "reason": "Здесь правила исправили: то, что было раньше, отменить нельзя.",
    }
    assert (await boris.ask("undo", version=version + 1, seat=1))["problem"] == "no-undo"
    earlier = (await anna.ask("earlier", before=anna.picture["log"][0]["n"]))["log"]
    assert [step["n"] for step in earlier] == list(range(len(earlier)))
    await boris.plays("pass")
    carla = await here.stranger().sit(table)
    assert mended(carla.picture) == [sentence]
    frames = await anna_herself.get(f"/tables/{table}/frames?count=100")
    assert frames["unplayed"] == 0
    (told,) = (frame for frame in frames["frames"] if frame["step"]["mended"])
    assert told["step"]["lines"] == [sentence]
    assert 0 < told["n"] < frames["steps"]


async def test_what_could_not_be_kept_is_counted(here: Club, release: Release) -> None:
    """No position was written since the beginning: the game goes on from before the first Deal."""
    table, _, anna, _ = await dealt(here)
    steps, version = here.room(table).steps, here.room(table).version
    release(rules={"settlers": other_rules("settlers", "deal")})
    await restart(here, table)
    await anna.at(version + 1)
    lost = steps + 1 - anna.picture["steps"]
    assert lost > 0
    assert mended(anna.picture)[0].endswith(f"the last {lost} choices could not be kept.")


async def test_nobody_hears_of_mended_rules_by_which_all_was_legal(here: Club, release: Release) -> None:
    table, _, anna, boris = await dealt(here)
    version, view = here.room(table).version, boris.picture["view"]
    release(rules={"settlers": other_rules("settlers")})
    await restart(here, table)
    await boris.plays("pass")
    await anna.at(version + 1)
    assert mended(anna.picture) == []
    assert (await here.kept(table))[0].ruleset == 2
    assert view["round"] == boris.picture["view"]["round"]


async def test_a_table_shows_the_cards_it_is_played_with(here: Club, release: Release) -> None:
    table, anna_herself, anna, _ = await dealt(here)
    content = anna.picture["content"]
    gallery = await anna_herself.get("/titles/settlers/cards?lang=en")
    before = await anna_herself.get(f"/titles/settlers/cards?lang=en&content={content}")
    release(cards={"settlers": ("common.yaml", "cost: {wood: 1, stone: 2}", "cost: {wood: 3}")})
    await restart(here, table)
    assert (anna.picture["content"], here.room(table).title.content) == (content, content)
    assert await anna_herself.get(f"/titles/settlers/cards?lang=en&content={content}") == before
    assert await anna_herself.get("/titles/settlers/cards?lang=en") != gallery
    for other in ("0123456789ab", "../x", ""):
        response = await anna_herself.http.get(f"/api/titles/settlers/cards?content={other}")
        assert (response.status_code, response.json()["error"]) == (404, "no-title")


async def test_a_bot_thinks_with_the_cards_of_its_table() -> None:
    """In a process of its own, which does not have them on its shelf."""
    texts = shelf.texts("settlers")
    file, old, new = CARDS["settlers"]
    assert old in texts[file]
    other = shelf.TITLES["settlers"]({**texts, file: texts[file].replace(old, new)})
    table = Table.new(other, ["romans", "japanese"], 7)
    thinkers = Thinkers()
    try:
        for _ in range(3):
            key = await thinkers.choose("greedy", table, table.decision.seat)
            table.push(key)
    finally:
        await thinkers.close()


# What cannot go on


async def stuck(here: Club, **columns: Any) -> tuple[str, Guest, Guest]:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await here.table(anna, boris, content="0123456789ab", status="playing", started=False, **columns)
    return table, anna, boris


async def test_a_game_that_cannot_go_on_is_put_away_by_those_who_play_it(here: Club) -> None:
    table, anna, boris = await stuck(here)
    place = await boris.sit(table)
    assert place.picture["trouble"] == "other-rules"
    assert [t["id"] for t in (await anna.get("/tables"))["mine"]] == [table]
    stranger = await here.guest("Carla")
    for person, code in ((stranger, 403), (here.stranger(), 401)):
        assert (await person.http.post(f"/api/tables/{table}/put-away")).status_code == code
    assert (await boris.post(f"/tables/{table}/put-away")) == {"id": table}
    await place.until(lambda picture: picture["status"] == "put-away")
    lists = await anna.get("/tables")
    assert (lists["mine"], [t["id"] for t in lists["finished"]]) == ([], [table])
    assert lists["finished"][0]["status"] == "put-away"
    record = await anna.get(f"/tables/{table}/record")
    assert (record["title"], record["content"], record["choices"]) == ("settlers", "0123456789ab", [])
    again = await anna.http.post(f"/api/tables/{table}/put-away")
    assert (again.status_code, again.json()["error"]) == (409, "goes-on")
    assert await here.store.live_tables_of((await here.player(anna)).id) == 0
    assert (await anna.post(f"/tables/{table}/rematch"))["id"] != table


async def test_a_private_one_does_not_even_exist_for_others(here: Club) -> None:
    table, _, _ = await stuck(here, public=False)
    response = await (await here.guest("Carla")).http.post(f"/api/tables/{table}/put-away")
    assert (response.status_code, response.json()["error"]) == (404, "no-table")


async def test_a_game_that_goes_on_is_not_put_away(here: Club) -> None:
    anna = await here.guest("Anna")
    table = await here.table(anna, None)
    response = await anna.http.post(f"/api/tables/{table}/put-away")
    assert (response.status_code, response.json()["error"]) == (409, "goes-on")
    assert (await here.kept(table))[0].status == "playing"


async def test_nobody_looks_after_a_game_that_cannot_go_on(here: Club) -> None:
    table, _, _ = await stuck(here, due=1.0)
    assert await here.store.due(here.clock(), 10) == [table]
    await here.later(1)
    assert await here.store.due(here.clock() + 1e9, 10) == []
