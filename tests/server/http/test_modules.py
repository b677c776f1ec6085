"""Tables with modules: made, told of, looked back at, and played on when the module's content is another one."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from stead import Table, bots, shelf
from stead.kernel.title import Module
from tests.modules import DRUIDS, OAKS
from tests.server.http.kit import BOT, ME, OPEN, Venue, refused, venue

pytestmark = pytest.mark.anyio

DRUID, ROMAN = {**ME, "role": "druids"}, {**BOT, "role": "romans"}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(shelf, "MODULES", (DRUIDS, OAKS))
    yield
    shelf._past.cache_clear()


def change_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a release with another board of the Druids were installed."""
    ours, later = shelf.texts, structs.replace(DRUIDS)

    def texts(name: str, content: Path | None = None, using: Sequence[Module] = ()) -> dict[str, str]:
        return {
            file: text.replace("worker: 4, food", "worker: 5, food")
            for file, text in ours(name, content, using).items()
        }

    monkeypatch.setattr(shelf, "MODULES", (later, OAKS))
    monkeypatch.setattr(shelf, "texts", texts)


def game(*modules: str, seats: Sequence[str] = ("druids", "romans")) -> dict[str, Any]:
    table = Table.new("settlers", seats, 5, modules=modules)
    minds = [bots.make("random", table.title, seat) for seat in range(len(seats))]
    while not table.over:
        seat = table.decision.seat
        table.push(bots.answer(minds[seat], table, seat), seat)
    return table.record(["Anna", "random"])


async def test_titles_tell_of_their_modules(here: Venue) -> None:
    for lang, text in (("en", "Druids"), ("ru", "Друиды")):
        settlers, founders, *_ = (await here.stranger().get(f"/api/titles?lang={lang}")).json()
        druids, _ = settlers["modules"]
        assert (druids["name"], druids["text"], druids["seats"]) == ("druids", text, 1)
        assert [role["name"] for role in druids["roles"]] == ["druids"]
        assert [setting["name"] for setting in druids["settings"]] == ["generous"]
        assert "druids" not in [role["name"] for role in settlers["roles"]]
        assert founders["modules"] == []


async def test_a_table_is_made_with_modules(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await anna.make(DRUID, ROMAN, modules=["oaks", "druids"], options={"generous": True})
    brief = await anna.brief(table)
    assert (brief["status"], brief["modules"]) == ("playing", ["druids", "oaks"])
    assert (brief["options"]["generous"], brief["options"]["mast"]) == (True, "few")
    hall = await here.house.rooms.hall(table)
    assert hall is not None
    async with hall.lock:
        await here.house.rooms.ready(hall)
    assert hall.modules == ("druids", "oaks")
    listed = (await anna.get("/api/tables")).json()["mine"]
    assert [one["modules"] for one in listed] == [["druids", "oaks"]]
    base = await anna.brief(await anna.make(ME, BOT))
    assert (base["modules"], base["content"]) == ([], "5a95cd6feaf2")
    cards = (await anna.get(f"/api/titles/settlers/cards?content={brief['content']}")).json()["cards"]
    assert {"DRU001", "COM085"} <= {card["id"] for card in cards}


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"modules": ["aztecs"]}, 400, "bad-setup"),
        ({"modules": ["druids", "druids"]}, 400, "bad-setup"),
        ({"modules": ["druids"], "title": "founders"}, 400, "bad-setup"),
        ({"modules": [], "options": {"generous": True}}, 400, "bad-setup"),
        ({"modules": ["x" * 50]}, 400, "bad-request"),
        ({"modules": ["druids"] * 9}, 400, "bad-request"),
        ({"modules": "druids"}, 400, "bad-request"),
    ],
)
async def test_what_is_no_module_is_refused(here: Venue, wish: dict[str, Any], status: int, code: str) -> None:
    anna = await here.guest("Anna")
    refused(await anna.post("/api/tables", {"title": "settlers", "seats": [ME, BOT], **wish}), status, code)


async def test_people_join_as_what_the_module_brings(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    table = await anna.make(ME, OPEN, modules=["druids"])
    assert (await boris.post(f"/api/tables/{table}/join", {"role": "druids"})).status_code == 200
    assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
    brief = await anna.brief(table)
    assert [person["role"] for person in brief["people"]][1] == "druids"
    plain = await anna.make(ME, OPEN)
    refused(await boris.post(f"/api/tables/{plain}/join", {"role": "druids"}), 400, "bad-setup")


async def test_a_record_with_modules_is_kept(here: Venue) -> None:
    anna = await here.guest("Anna")
    record = game("druids")
    table = (await anna.post("/api/records", record)).json()["id"]
    assert (await anna.brief(table))["modules"] == ["druids"]
    assert (await anna.get(f"/api/tables/{table}/record")).json() == record
    frames = (await anna.get(f"/api/tables/{table}/frames?from=40&count=1")).json()["frames"]
    assert len(frames) == 1
    again = (await anna.post(f"/api/tables/{table}/what-if", {"step": 3, "seat": 0})).json()["id"]
    assert (await anna.brief(again))["modules"] == ["druids"]
    unknown = await anna.post("/api/records", {**record, "modules": ["aztecs"]})
    assert "no module 'aztecs' of settlers; there are: druids, oaks" in refused(unknown, 400, "bad-record")["message"]


async def test_a_game_goes_on_when_the_cards_of_its_module_are_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = f"sqlite:///{tmp_path / 'club.db'}"
    async with venue(tmp_path, database=file) as before:
        anna = await before.guest("Anna")
        running = await anna.make(DRUID, ROMAN, modules=["druids"])
        waiting = await anna.make(DRUID, OPEN, modules=["druids"])
        finished = (await anna.post("/api/records", game("druids"))).json()["id"]
        was = await anna.brief(running)
        record = (await anna.get(f"/api/tables/{finished}/record")).json()
    change_the_cards(monkeypatch)
    assert shelf.title("settlers", modules=["druids"]).content != was["content"]
    assert shelf.find("settlers", was["content"]) is None
    async with venue(tmp_path, database=file) as after:
        anna.http._transport = type(anna)(after.app).http._transport
        assert (await anna.brief(running))["modules"] == ["druids"]
        hall = await after.house.rooms.hall(running)
        assert hall is not None
        async with hall.lock:
            await after.house.rooms.ready(hall)
        assert hall.room is not None
        assert hall.room.title.content == was["content"]
        assert hall.room.title.box.boards["druids"].produces["worker"] == 4
        assert (await anna.get(f"/api/tables/{finished}/record")).json() == record
        # What has not begun begins with the cards there are now.
        boris = await after.guest("Boris")
        assert (await boris.post(f"/api/tables/{waiting}/join", {"role": "romans"})).status_code == 200
        assert (await anna.post(f"/api/tables/{waiting}/start")).status_code == 200
        begun = await anna.brief(waiting)
        assert begun["content"] == shelf.title("settlers", modules=["druids"]).content
        assert begun["modules"] == ["druids"]
        monkeypatch.setattr(shelf, "MODULES", ())  # and where the module is gone, the record is still there
        after.house.rooms.titles._kept.clear()
        written = (await anna.get(f"/api/tables/{finished}/record")).json()
        assert (written["modules"], written["choices"]) == (["druids"], record["choices"])
        assert (await anna.brief(running))["modules"] == ["druids"]


async def test_a_guided_game_with_a_module_is_played_as_what_it_brings(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await anna.make(ME, modules=["druids"], guided=True)
    brief = await anna.brief(table)
    assert [person["role"] for person in brief["people"]] == ["druids", "romans"]
    plain = await anna.brief(await anna.make(ME, guided=True))
    assert [person["role"] for person in plain["people"]] == ["romans", "barbarians"]


async def test_what_a_module_calls_things_is_told_with_it(here: Venue) -> None:
    settlers, *_ = (await here.stranger().get("/api/titles?lang=en")).json()
    druids, _ = settlers["modules"]
    assert druids["things"]["role"]["druids"] == "Druids"
    assert "druids" not in settlers["things"]["role"]
    assert druids["taught"] is False
    refused(await here.stranger().get("/api/titles/settlers/course?module=oak"), 400, "bad-setup")
