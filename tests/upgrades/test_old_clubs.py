"""No upgrade ends a game: the club of the first release is opened by today's code, and by releases to come."""

from collections import Counter
from pathlib import Path

import pytest

from stead import shelf
from tests.upgrades.make import FINISHED as FINISHED_OF_EACH
from tests.upgrades.make import RUNNING as RUNNING_OF_EACH
from tests.upgrades.old import (
    FINISHED,
    MADE_BY,
    RUNNING,
    TOLD,
    WAITING,
    Club,
    Release,
    asked,
    other_rules,
    play_out,
    told,
)

pytestmark = pytest.mark.anyio


def test_the_club_is_what_a_club_is_like() -> None:
    """All kinds of questions, in mid-turn too; turns not ended, choices taken back; games that began in the middle."""
    for name in ("settlers", "founders"):
        running = [TOLD[id] for id in RUNNING if id.startswith(name)]
        kinds = Counter(kind for told in running for kind, _ in told["asks"].values())
        assert len(running) >= RUNNING_OF_EACH
        assert len(kinds) >= 14
        assert sum(id.startswith(name) for id in FINISHED) >= FINISHED_OF_EACH
        assert any(told["held"] is not None for told in running)
        assert any(told["redo"] for told in running)


def test_content_that_was_released_stays_on_the_shelf() -> None:
    """Whoever changes the content of a title copies what it was to `titles/<title>/past/<identity>/` first."""
    for name, content in zip(("settlers", "founders"), MADE_BY, strict=True):
        assert shelf.find(name, content) is not None, f"the content {content} of {name} is gone"


# This release


async def test_every_running_game_asks_what_it_asked_and_is_played_to_its_end(club: Club) -> None:
    for id in RUNNING:
        room = await club.room(id)
        assert asked(room) == told(id), id
        play_out(room)
        assert room.table.over


async def test_every_finished_game_replays(club: Club) -> None:
    for id in FINISHED:
        game = await club.game(id)
        assert (game.unplayed, len(game.stretches)) == (0, 1)
        assert [[s.place, s.seat, s.score] for s in game.end.ranking] == TOLD[id]["places"], id
        assert sum(1 for _ in game.rooms()) == game.steps + 1
        assert (await club.room(id)).over


async def test_moves_go_on_into_the_same_journal(club: Club) -> None:
    for id in RUNNING:
        hall = await club.hall(id)
        room = hall.room
        assert room is not None
        decision = next(iter(room.asked), None)
        if decision is None:
            assert room.held is not None
            kind, seat, key = "done", room.held, ""
        else:
            kind, seat = "auto" if room.automatic(decision.seat) else "push", decision.seat
            key = decision.options[0].key
        answer = await club.rooms.act(hall, kind, seat, key, "after-the-upgrade", room.version)
        assert answer.ok
        assert [entry.kind for entry in await club.store.entries(id, TOLD[id]["version"])] == [kind]


async def test_a_table_that_waits_begins(club: Club) -> None:
    for id in WAITING:
        hall = await club.hall(id)
        for seat in hall.seats:
            if seat.who == "open":
                assert await club.store.take_seat(id, seat.seat, "gleb", "Gleb", None, 1.0)
        assert await club.rooms.start(id)
        room = await club.room(id)
        assert room.row.content == shelf.title(room.title.name).content


# A release with other cards


CHANGES = {
    "settlers": ("boards.yaml", "worker: 5", "worker: 1"),
    "founders": ("numbers.yaml", "own: 1", "own: 3"),
}


async def test_a_game_keeps_the_cards_it_was_made_with(file: Path, release: Release) -> None:
    async with Club.open(file):
        pass  # once by this release, which writes down what the cards are
    was = {
        name: found.content
        for name, made_by in zip(CHANGES, MADE_BY, strict=True)
        if (found := shelf.find(name, made_by))
    }
    release(cards=CHANGES)
    assert all(shelf.title(name).content != was[name] for name in CHANGES)
    async with Club.open(file) as club:
        for id in RUNNING:
            room = await club.room(id)
            assert room.title.content == was[room.title.name]
            assert asked(room) == told(id), id
        for id in FINISHED[::5]:
            assert (await club.game(id)).unplayed == 0
        play_out(await club.room(RUNNING[0]))


async def test_cards_that_nobody_kept_end_no_more_than_their_own_games(file: Path, release: Release) -> None:
    """Past over the release that would have written them down, and not even on the shelf any more."""
    release(cards={"settlers": CHANGES["settlers"]})
    async with Club.open(file) as club:
        for id in RUNNING:
            hall = await club.hall(id)
            assert (hall.trouble, hall.room is None) == (("other-rules", True) if "settlers" in id else (None, False))


# Releases with mended rules


async def test_a_journal_that_is_still_legal_is_played_again(file: Path, release: Release) -> None:
    next_ruleset = {name: shelf.title(name).ruleset + 1 for name in shelf.TITLES}
    release(rules={name: other_rules(name) for name in shelf.TITLES})
    async with Club.open(file) as club:
        for id in RUNNING:
            room = await club.room(id)
            assert room.title.ruleset == room.row.ruleset == next_ruleset[room.title.name]
            assert asked(room) == told(id), id
            found = await club.store.table(id)
            assert found is not None
            assert (found[0].ruleset, found[0].waiting) == (room.title.ruleset, room.waiting)
        for id in FINISHED:
            assert (await club.game(id)).unplayed == 0


FORBIDDEN = {"settlers": "deal", "founders": "road"}


@pytest.mark.parametrize("name", FORBIDDEN)
async def test_a_game_goes_on_from_the_last_position_written(file: Path, release: Release, name: str) -> None:
    release(rules={name: other_rules(name, FORBIDDEN[name])})
    mended = []
    async with Club.open(file) as club:
        for id in (id for id in RUNNING if id.startswith(name)):
            room = await club.room(id)
            entries = await club.store.entries(id)
            if entries[-1].kind == "mended":
                mended.append(id)
                notice = room.moments[0].mended
                assert notice is not None
                assert room.steps + notice.lost == TOLD[id]["steps"] + 1  # to say so is a step too
                assert room.version == TOLD[id]["version"] + 1
                assert notice.lost < 130, id  # snapshots come every 64 entries, the last but one counts if need be
            else:
                assert (room.steps, room.held, room.table.scores) == tuple(
                    TOLD[id][name] for name in ("steps", "held", "scores")
                )
            assert room.row.ruleset == room.title.ruleset
    assert len(mended) >= 5
    async with Club.open(file) as club:  # and by the next server from there
        for id in (id for id in RUNNING if id.startswith(name)):
            room = await club.room(id)
            assert (len(await club.store.entries(id)) > TOLD[id]["version"]) == (id in mended)
            play_out(room)


async def test_a_finished_game_that_the_rules_do_not_allow_any_more_keeps_its_record(
    file: Path, release: Release
) -> None:
    release(rules={"settlers": other_rules("settlers", "deal")})
    async with Club.open(file) as club:
        stuck = 0
        for id in (id for id in FINISHED if id.startswith("settlers")):
            hall, game = await club.hall(id), await club.game(id)
            if game.unplayed:
                stuck += 1
                assert hall.trouble == "unplayable"
                record = game.record()
                assert (record["ruleset"], "result" in record) == (1, False)
                assert len(record["choices"]) == TOLD[id]["steps"]
            assert hall.row.status == "finished"
        assert stuck >= 5
