"""What a chat shows of a link to a table: no more than an onlooker sees, and names are text, never page."""

import re
from html import unescape
from pathlib import Path

import pytest

from tests.server.http.kit import BOT, ME, OPEN, Venue, Visitor, venue

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(tmp_path: Path) -> Path:
    pages = tmp_path / "pages"
    (pages / "covers").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><head><title>Stead</title></head>", "utf-8")
    (pages / "covers" / "settlers.png").write_bytes(b"picture")
    return tmp_path


async def tags(visitor: Visitor, path: str, **headers: str) -> dict[str, str]:
    answer = await visitor.get(path, headers=headers)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "<title>Stead</title>" in answer.text
    found = re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', answer.text)
    return {name: unescape(value) for name, value in found}


async def invited(here: Venue) -> tuple[Visitor, str]:
    anna = await here.guest("Anna")
    return anna, await anna.make(ME, OPEN, OPEN, public=False)


async def test_an_invitation(built: Path) -> None:
    async with venue(built) as here:
        _, id = await invited(here)
        path = f"/t/{id}?invite={await here.invite(id)}"
        told = await tags(here.stranger(), path)
        assert told["og:title"] == "Anna invites you to a game of Settlers"
        assert told["og:description"].startswith("2 seats are open.")
        assert told["og:image"] == "http://stead.test/covers/settlers.png"
        told = await tags(here.stranger(), path, **{"Accept-Language": "ru-RU,ru;q=0.9"})
        assert told["og:title"] == "Anna приглашает сыграть: Поселенцы"


async def test_a_private_table_is_not_told_of_without_its_secret(built: Path) -> None:
    async with venue(built) as here:
        anna, id = await invited(here)
        for path in (f"/t/{id}", f"/t/{id}?invite=guessed", f"/t/{id}/replay", "/t/nothere234", "/t/%00"):
            for visitor in (here.stranger(), anna):  # a chat that looks with somebody's cookie learns nothing either
                assert await tags(visitor, path) == {}


async def test_a_result(built: Path) -> None:
    async with venue(built) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Борис")
        id = await here.finished(anna, boris, public=True)
        scores = (await anna.brief(id))["scores"]
        for path in (f"/t/{id}", f"/t/{id}/replay?step=40&as=all"):
            told = await tags(here.stranger(), path)
            assert told["og:title"] == "Settlers: winner: Anna"
            assert sorted(told["og:description"].split(", ")) == sorted([f"Anna {scores[0]}", f"Борис {scores[1]}"])


async def test_a_running_game_says_who_plays_and_the_round(built: Path) -> None:
    async with venue(built) as here:
        anna = await here.guest("Anna")
        id = await anna.make({**ME, "role": "romans"}, {**BOT, "role": "japanese"}, public=True)
        told = await tags(here.stranger(), f"/t/{id}")
        assert (told["og:title"], told["og:description"]) == ("Settlers: Anna, Japanese", "Round 1 of 5")
        await anna.post(f"/api/tables/{id}/delete")
        assert await tags(here.stranger(), f"/t/{id}") == {}


async def test_names_are_text(built: Path) -> None:
    async with venue(built) as here:
        anna = await here.guest('"><script>x</script>')
        id = await anna.make(ME, OPEN)
        answer = await here.stranger().get(f"/t/{id}")
        assert "<script>" not in answer.text
        assert (await tags(here.stranger(), f"/t/{id}"))["og:title"].startswith('"><script>x</script> invites')
