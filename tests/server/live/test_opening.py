"""Opening a table: everybody gets a picture, of what they may see, in their language."""

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.server.http.kit import record
from tests.server.live.club import ME, OPEN, Club
from tests.server.live.place import Guest, Place
from tests.server.live.rooms_kit import late

pytestmark = pytest.mark.anyio


async def test_everybody_sees_the_table_from_their_own_seat(club: Club) -> None:
    table, anna, boris = await club.pair()
    carla = await club.stranger().sit(table)
    game = club.room(table).table
    for place, seat in ((anna, 0), (boris, 1), (carla, None)):
        assert place.picture["seat"] == seat
        assert place.picture["view"] == game.view(seat).data()
        assert place.picture["you"] == ([] if seat is None else [seat])
        assert [person["you"] for person in place.picture["people"]] == [seat == 0, seat == 1]
    assert (anna.picture["host"], boris.picture["host"], carla.picture["host"]) == (True, False, False)


async def test_only_whoever_is_asked_gets_the_options(club: Club) -> None:
    table, anna, boris = await club.pair()
    carla = await club.stranger().sit(table)
    (ask,) = anna.picture["asks"]
    assert [option["key"] for option in ask["options"]] == ["take COM035", "take COM082", "take COM084"]
    assert ask["options"][0] == {
        "key": "take COM035",
        "text": ask["options"][0]["text"],
        "about": ["card:COM035"],
    }
    for place in (boris, carla):
        assert [(ask["seat"], ask["kind"], ask["options"]) for ask in place.picture["asks"]] == [(0, "draft", None)]
        assert place.picture["view"]["asked"][0]["options"] is None


async def test_a_spectator_has_nothing_to_do(club: Club) -> None:
    table, anna, _ = await club.pair()
    carla = await (await club.guest("Carla")).sit(table)
    picture = carla.picture
    assert (picture["seat"], picture["undo"], picture["redo"], picture["orders"]) == (None, None, False, [])
    assert all(player["hand"]["known"] == [] for player in picture["view"]["players"])
    for do in ("move", "undo", "redo", "done"):
        key = {"key": "take COM035"} if do == "move" else {}
        assert (await carla.ask(do, version=0, seat=0, **key))["problem"] == "not-yours"
    for do, more in (
        ("look", {"thing": "card:COM035"}),
        ("order", {"name": "pass", "on": True}),
        ("leave", {}),
        ("return", {}),
    ):
        assert (await carla.ask(do, seat=0, **more))["problem"] == "not-yours"
    assert (await carla.ask("vote", seat=0, on=True))["problem"] == "no-vote"
    assert anna.picture["version"] == 0


async def test_texts_are_in_the_readers_language_and_change_with_it(club: Club) -> None:
    _, anna, boris = await club.pair()
    assert (anna.picture["lang"], boris.picture["lang"]) == ("en", "ru")
    assert anna.picture["round"] == "Round 1 of 5 · Lookout phase"
    assert boris.picture["round"] != anna.picture["round"]
    assert boris.picture["log"][0]["n"] == 0
    await boris.send({"do": "speak", "lang": "en"})
    picture = await boris.until(lambda picture: picture["lang"] == "en")
    assert picture["round"] == anna.picture["round"]
    assert [step["n"] for step in picture["log"]] == [0]
    assert "The Romans drew a card from the Common deck." in picture["log"][0]["lines"]


async def test_the_waiting_room_fills_while_one_looks(club: Club) -> None:
    anna, boris, carla = [await club.guest(name) for name in ("Anna", "Boris", "Carla")]
    table = await anna.table(ME, OPEN, OPEN, public=True)
    place, onlooker = await anna.sit(table), await carla.sit(table)
    assert (place.picture["status"], place.picture["view"], place.picture["log"]) == ("waiting", None, [])
    assert place.picture["invite"].startswith(f"/t/{table}?invite=")
    assert onlooker.picture["invite"] is None
    await boris.post(f"/tables/{table}/join", {"role": "egyptians"})
    for who in (place, onlooker):
        picture = await who.until(lambda picture: picture["people"][1]["who"] == "person")
        assert (picture["people"][1]["name"], picture["people"][1]["role"]) == ("Boris", "egyptians")
    await anna.post(f"/tables/{table}/arrange", {"seat": 2, "who": "bot", "bot": "random"})
    assert (await onlooker.until(lambda picture: picture["people"][2]["bot"] == "random"))["status"] == "waiting"
    await anna.post(f"/tables/{table}/arrange", {"seat": 2, "who": "open"})
    await carla.post(f"/tables/{table}/join", {})
    sat = await onlooker.until(lambda picture: picture["you"] == [2])
    assert sat["seat"] == 2
    assert sat["invite"] is not None
    await anna.post(f"/tables/{table}/start")
    for who, seat in ((place, 0), (onlooker, 2)):
        picture = await who.until(lambda picture: picture["status"] == "playing")
        assert picture["view"] == club.room(table).table.view(seat).data()
        assert picture["invite"] is None
        assert picture["people"][1]["role"] == "egyptians"
        assert None not in [person["role"] for person in picture["people"]]


async def test_without_its_host_a_table_does_not_come_about(club: Club) -> None:
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await anna.table(ME, OPEN, public=True)
    await boris.post(f"/tables/{table}/join", {})
    place = await boris.sit(table)
    await anna.post(f"/tables/{table}/leave")
    await place.until(lambda picture: picture["status"] == "cancelled")
    assert (await place.move("pass"))["problem"] == "not-playing"


async def test_whoever_gave_up_a_seat_does_not_see_the_hand_of_the_next(club: Club) -> None:
    anna, boris, carla = [await club.guest(name) for name in ("Anna", "Boris", "Carla")]
    table = await anna.table(ME, OPEN, public=True)
    await boris.post(f"/tables/{table}/join", {})
    left = await boris.sit(table)
    assert left.picture["seat"] == 1
    await boris.post(f"/tables/{table}/leave")
    await carla.post(f"/tables/{table}/join", {})
    await anna.post(f"/tables/{table}/start")
    picture = await left.until(lambda picture: picture["status"] == "playing")
    assert (picture["seat"], picture["you"]) == (None, [])
    assert picture["view"] == club.room(table).table.view(None).data()
    (deal,) = (await left.ask("earlier", before=1))["log"]
    assert "You drew" not in str(deal["lines"])


async def test_a_table_by_link_opens_with_its_link_only(club: Club) -> None:
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await anna.table(ME, OPEN, public=False)
    path = (await anna.sit(table)).picture["invite"]
    assert await turned_away(boris, table) == "no-table"
    assert await turned_away(boris, table, invite="wrong") == "no-table"
    invited = await boris.sit(table, invite=path.split("invite=")[1])
    assert invited.picture["id"] == table
    assert invited.picture["invite"] is None


async def turned_away(guest: Guest, table: str, **query: str) -> str:
    return await Place(await guest.connect(table, **query)).bye()


@pytest.mark.parametrize("id", ["nothing123", "..", "%00", "%E2%82%AC", "a" * 300])
async def test_no_table_no_picture(club: Club, id: str) -> None:
    guest = await club.guest("Anna")
    assert await turned_away(guest, id) == "no-table"


async def test_a_page_of_another_site_gets_no_socket(club: Club) -> None:
    table, _, _ = await club.pair()
    address = f"{club.base.replace('http', 'ws')}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus, match="403"):
        await connect(address, origin=Origin("http://elsewhere.example"))
    with pytest.raises(InvalidStatus, match="403"):
        await connect(address)


async def test_a_finished_game_shows_its_end(club: Club) -> None:
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris, start=late(1), undo="strict")
    places = [await anna.sit(table), await boris.sit(table)]
    last = next(place for place in places if place.mine())
    assert (last.picture["final"], last.picture["tally"]) == (None, None)
    await last.plays(record("2-romans-barbarians")["choices"][-1].split(" ", 1)[1])
    game = club.room(table).table
    watching = await club.stranger().sit(table, "ru")
    for place in (*places, watching):
        picture = await place.until(lambda picture: picture["status"] == "finished")
        places_ = [(final["place"], final["seat"], final["score"]) for final in picture["final"]]
        assert places_ == [(standing.place, standing.seat, standing.score) for standing in game.ranking]
        assert [sum(part["points"][seat] for part in picture["tally"]) for seat in (0, 1)] == game.scores
        assert (picture["scores"], picture["asks"], picture["orders"]) == (game.scores, [], [])
    refused = await last.ask("move", version=last.picture["version"], seat=last.picture["seat"], key="pass")
    assert refused["ok"] is False
    assert watching.picture["tally"][0]["text"] != last.picture["tally"][0]["text"]
    row, _ = await club.kept(table)
    assert (row.status, row.due, row.waiting, row.scores) == ("finished", None, (), tuple(game.scores))
