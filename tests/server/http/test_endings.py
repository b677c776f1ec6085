"""Tables that end before their game does: what nobody plays is cancelled, what nobody else played can be deleted."""

import pytest

from tests.server.http.kit import BOT, ME, OPEN, Venue, record, refused

pytestmark = pytest.mark.anyio


async def status(here: Venue, id: str) -> str:
    found = await here.house.store.table(id)
    assert found is not None
    return found[0].status


async def test_a_waiting_table_is_cancelled_by_its_host(here: Venue) -> None:
    anna, boris, carla = [await here.guest(name) for name in ("Anna", "Boris", "Carla")]
    id = await anna.make(ME, OPEN, OPEN)
    await boris.post(f"/api/tables/{id}/join", {})
    assert [(await who.brief(id))["ends"] for who in (anna, boris, carla)] == [["cancel"], [], []]
    refused(await boris.post(f"/api/tables/{id}/cancel"), 403, "not-host")
    refused(await carla.post(f"/api/tables/{id}/cancel"), 403, "not-yours")
    refused(await here.stranger().post(f"/api/tables/{id}/cancel"), 401, "sign-in-first")
    assert (await anna.post(f"/api/tables/{id}/cancel")).json() == {"id": id}
    assert await status(here, id) == "cancelled"
    assert (await anna.get("/api/tables")).json()["mine"] == []


async def test_a_game_in_which_nobody_has_moved_is_cancelled_by_whoever_sits_there(here: Venue) -> None:
    anna, boris, carla = [await here.guest(name) for name in ("Anna", "Boris", "Carla")]
    id = await anna.make(ME, OPEN)
    await boris.post(f"/api/tables/{id}/join", {})
    await anna.post(f"/api/tables/{id}/start")
    assert (await boris.brief(id))["ends"] == ["leave", "cancel"]
    refused(await carla.post(f"/api/tables/{id}/cancel"), 403, "not-yours")
    assert (await boris.post(f"/api/tables/{id}/cancel")).status_code == 200
    assert await status(here, id) == "cancelled"
    refused(await boris.post(f"/api/tables/{id}/cancel"), 409, "already-played")
    for who in (anna, boris):
        lists = (await who.get("/api/tables")).json()
        assert [lists[name] for name in ("mine", "finished", "watch")] == [[], [], []]


async def test_what_others_played_is_neither_cancelled_nor_deleted(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    over = await here.finished(anna, boris)
    assert [(await who.brief(over))["ends"] for who in (anna, boris)] == [[], []]
    for who in (anna, boris):
        refused(await who.post(f"/api/tables/{over}/cancel"), 409, "already-played")
        refused(await who.post(f"/api/tables/{over}/delete"), 403, "others-played")
    assert (await boris.get(f"/api/tables/{over}/record")).status_code == 200


async def test_ones_own_game_is_deleted_with_its_record(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    store = here.house.store
    playing, over = await anna.make(ME, BOT, public=True), await here.finished(anna, None, public=True)
    for id in (playing, over):
        assert "delete" in (await anna.brief(id))["ends"]
        assert (await boris.brief(id))["ends"] == []
        refused(await boris.post(f"/api/tables/{id}/delete"), 403, "not-yours")
        assert (await anna.post(f"/api/tables/{id}/delete")).json() == {"id": id}
        assert (await status(here, id), await store.entries(id), await store.snapshots(id)) == ("cancelled", [], [])
        refused(await anna.post(f"/api/tables/{id}/delete"), 409, "not-playing")
        refused(await anna.get(f"/api/tables/{id}/record"), 409, "not-finished")
    lists = (await anna.get("/api/tables")).json()
    assert (lists["mine"], lists["finished"]) == ([], [])


async def test_an_uploaded_record_is_its_owners_to_delete(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    id = (await anna.post("/api/records", record())).json()["id"]
    assert (await anna.brief(id))["ends"] == ["delete"]
    refused(await boris.post(f"/api/tables/{id}/delete"), 404, "no-table")
    assert (await anna.post(f"/api/tables/{id}/delete")).status_code == 200


async def test_a_table_that_waits_is_cancelled_not_deleted(here: Venue) -> None:
    anna = await here.guest("Anna")
    id = await anna.make(ME, OPEN)
    refused(await anna.post(f"/api/tables/{id}/delete"), 409, "not-playing")
    assert await status(here, id) == "waiting"
