"""Taking back, doing again and ending a turn over the socket, at tables of all three policies."""

from typing import Any

import pytest

from stead.server.live import rooms
from stead.server.live.clocks import HOLD
from tests.server.live.club import Club
from tests.server.live.place import Place
from tests.server.live.rooms_kit import late

pytestmark = pytest.mark.anyio


async def do(place: Place, what: str, **more: Any) -> dict[str, Any]:
    """Ask for it, and wait for the picture that comes of it."""
    version = place.picture["version"]
    answer = await place.ask(what, version=version, seat=place.picture["seat"], **more)
    if answer["ok"]:
        await place.at(version + 1)
    return answer


async def test_a_turn_waits_for_its_end_and_can_be_taken_back_until_then(club: Club) -> None:
    table, anna, boris = await club.at_turn()
    before = anna.picture
    await anna.plays("pass")
    assert (anna.picture["held"], anna.picture["asks"], anna.picture["undo"]["may"]) == (0, [], True)
    assert (await boris.at(anna.picture["version"]))["held"] == 0
    assert boris.picture["undo"]["may"] is False
    assert (await boris.move("pass"))["problem"] == "not-ended"
    assert (await anna.move("exchange 1"))["problem"] == "end-your-turn"
    assert (await boris.ask("done", version=boris.picture["version"], seat=1))["problem"] == "nothing-to-end"

    assert (await do(anna, "undo"))["ok"]
    assert (anna.picture["view"], anna.picture["asks"]) == (before["view"], before["asks"])
    assert (anna.picture["held"], anna.picture["redo"], anna.picture["steps"]) == (None, True, before["steps"])
    assert (await boris.at(anna.picture["version"]))["redo"] is False

    assert (await do(anna, "redo"))["ok"]
    assert (anna.picture["held"], anna.picture["redo"]) == (0, False)
    assert (await do(anna, "done"))["ok"]
    assert anna.picture["held"] is None
    assert anna.picture["undo"] == {"may": False, "reason": "Your turn is over, and at this table it cannot be undone."}
    assert (await do(anna, "undo"))["problem"] == "no-undo"
    assert (await do(anna, "done"))["problem"] == "nothing-to-end"
    assert [ask["seat"] for ask in anna.picture["asks"]] == [1]
    kinds = [entry.kind for entry in await club.store.entries(table)]
    assert kinds[-4:] == ["push", "undo", "push", "done"]


async def test_the_log_follows_what_was_taken_back(club: Club) -> None:
    """What a reader has, merged with what comes, is the log: whatever was taken back and replaced between two looks."""
    table, anna, boris = await club.at_turn()
    await anna.plays("pass")
    passed = anna.picture["log"][-1]
    assert (await do(anna, "undo"))["ok"]
    assert anna.picture["log"] == []  # from steps + 1 on everything is void
    await anna.plays("exchange 1")
    assert [step["n"] for step in anna.picture["log"]] == [passed["n"]]
    assert anna.picture["log"] != [passed]
    (entry,) = (await boris.at(anna.picture["version"]))["log"]
    assert entry["n"] == passed["n"]
    fresh = await club.stranger().sit(table)
    assert [step["n"] for step in fresh.picture["log"]] == list(range(anna.picture["steps"] + 1))


async def test_where_something_came_to_light_taking_back_stops_and_says_why(club: Club) -> None:
    _, anna, boris = await club.pair()
    await anna.plays("take COM035")
    await anna.ends()
    await boris.at(anna.picture["version"])
    await boris.plays("take COM082")
    reason = boris.picture["undo"]["reason"]
    assert boris.picture["undo"]["may"] is False
    assert "⟦card:COM071|" in reason
    assert any("а" <= letter <= "я" for letter in reason)
    assert (await do(boris, "undo"))["problem"] == "no-undo"
    assert boris.picture["held"] is None


async def test_strict_tables_let_one_take_back_while_the_turn_lasts(club: Club) -> None:
    _, anna, boris = await club.at_turn(undo="strict")
    assert anna.picture["undo"]["may"] is True  # the draft ended, and it is her turn still
    assert (await do(anna, "undo"))["ok"]
    assert anna.picture["asks"][0]["kind"] == "draft"
    assert (await do(anna, "redo"))["ok"]
    await anna.plays("pass")
    assert (anna.picture["held"], anna.picture["undo"]["may"]) == (None, False)
    assert (await do(anna, "undo"))["problem"] == "no-undo"
    assert (await boris.at(anna.picture["version"]))["asks"][0]["seat"] == 1


async def test_free_tables_let_anybody_take_anything_back(club: Club) -> None:
    _, anna, boris = await club.at_turn(undo="free")
    assert (await do(boris, "undo"))["ok"]  # hers
    assert (await anna.at(boris.picture["version"]))["asks"][0]["kind"] == "draft"
    for _ in range(3):
        assert (await do(boris, "undo"))["ok"]
    assert boris.picture["steps"] == 0
    assert boris.picture["undo"] == {"may": False, "reason": boris.picture["undo"]["reason"]}
    assert (await do(boris, "undo"))["problem"] == "no-undo"
    await anna.at(boris.picture["version"])
    assert (anna.picture["redo"], boris.picture["redo"]) == (True, False)
    assert (await do(boris, "redo"))["problem"] == "nothing-to-redo"
    assert (await do(anna, "redo"))["ok"]
    assert anna.picture["steps"] == 1


async def test_a_free_table_takes_bots_back_too_even_after_a_long_rest(club: Club) -> None:
    anna = await club.guest("Anna")
    place = await anna.sit(table := await club.table(anna, None, undo="free"))
    start = place.picture["view"]
    await place.plays("take COM035")
    await place.until(lambda picture: picture["asks"] and picture["asks"][0]["seat"] == 0)
    assert place.picture["steps"] == 3
    await club.rests(table)
    assert (await do(place, "undo"))["ok"]
    assert (place.picture["steps"], place.picture["view"]) == (0, start)
    await club.rests(table)
    assert (await do(place, "redo"))["ok"]


async def test_a_finished_game_stays_finished(club: Club) -> None:
    """Its seed is no secret any more."""
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris, start=late(1), undo="free")
    places = [await anna.sit(table), await boris.sit(table)]
    last = next(place for place in places if place.mine())
    await last.plays("activate COM030")
    assert (last.picture["status"], last.picture["undo"]["may"]) == ("finished", False)
    assert (await do(last, "undo"))["problem"] == "no-undo"
    assert (await club.kept(table))[0].status == "finished"


async def test_the_last_turn_can_be_taken_back_until_it_is_ended(club: Club) -> None:
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris, start=late(1))
    places = [await anna.sit(table), await boris.sit(table)]
    last = next(place for place in places if place.mine())
    await last.plays("activate COM030")
    assert (last.picture["status"], last.picture["final"], last.picture["held"]) == ("playing", None, 1)
    assert (await do(last, "undo"))["ok"]
    assert (await do(last, "redo"))["ok"]
    assert (await do(last, "done"))["ok"]
    assert last.picture["status"] == "finished"
    assert last.picture["final"] is not None


async def test_a_turn_that_is_not_ended_ends_by_itself(club: Club) -> None:
    table, anna, boris = await club.at_turn()
    await anna.plays("pass")
    await club.later(HOLD - 10)
    assert (await club.kept(table))[0].version == anna.picture["version"]
    for on in (True, False):  # does not put it off
        assert (await boris.ask("order", seat=1, name="pass", on=on))["ok"]
    await club.later(20)
    for place in (anna, boris):
        picture = await place.until(lambda picture: picture["held"] is None)
        assert [ask["seat"] for ask in picture["asks"]] == [1]
    last = (await club.store.entries(table))[-1]
    assert (last.kind, last.seat) == ("done", 0)


async def test_a_table_opens_again_whatever_was_taken_back_since_its_snapshot(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, boris = await club.at_turn()
    monkeypatch.setattr(rooms, "SNAPSHOT_EVERY", anna.picture["version"] + 1)
    before = anna.picture
    await anna.plays("pass")
    assert (await do(anna, "undo"))["ok"]
    await boris.at(anna.picture["version"])
    assert [seq for seq, _ in await club.store.snapshots(table)] == [before["version"] + 1]
    club.hall(table).room = None  # as after a crash: else the position is written when the game is put away
    fresh = await club.stranger().sit(table)
    assert (fresh.picture["trouble"], fresh.picture["steps"]) == (None, before["steps"])
    assert (await do(anna, "redo"))["ok"]


async def test_another_stale_device_cannot_undo_what_came_after(club: Club) -> None:
    """A click on Undo that comes late is not done as something else."""
    table, anna, _ = await club.at_turn()
    version = anna.picture["version"]
    await anna.plays("pass")
    answer = await anna.ask("undo", version=version, seat=0)
    assert answer["problem"] == "stale"
    assert (await club.kept(table))[0].version == version + 1
