"""For learning: titles, cards and rules, in both languages."""

import shutil
from pathlib import Path

import pytest

from stead import bots, ledger, shelf
from tests.server.http.kit import Venue, refused

pytestmark = pytest.mark.anyio


TITLES = pytest.mark.parametrize("name", shelf.TITLES)
LANGUAGES = pytest.mark.parametrize("lang", ["en", "ru"])
THING = {
    "settlers": ("good", "wood", {"en": "Wood", "ru": "Дерево"}),
    "founders": ("good", "coin", {"en": "Coins", "ru": "Монеты"}),
    "colonists": ("good", "wood", {"en": "Wood", "ru": "Дерево"}),
    "north": ("good", "sheep", {"en": "Sheep", "ru": "Овцы"}),
}
"""Something that a title's sentences mark, and what it is called."""


@LANGUAGES
async def test_all_titles_are_there(here: Venue, lang: str) -> None:
    titles = (await here.stranger().get(f"/api/titles?lang={lang}")).json()
    assert [title["name"] for title in titles] == list(shelf.TITLES)


@TITLES
@LANGUAGES
async def test_titles_say_what_a_table_can_be(here: Venue, name: str, lang: str) -> None:
    titles = (await here.stranger().get(f"/api/titles?lang={lang}")).json()
    told = next(title for title in titles if title["name"] == name)
    title = shelf.title(name)
    assert told["players"] == list(title.players)
    assert [role["name"] for role in told["roles"]] == list(title.roles)
    assert [setting["name"] for setting in told["settings"]] == [setting.name for setting in title.settings]
    assert [bot["name"] for bot in told["bots"]] == list(bots.names(title))
    assert told["bot"] in bots.names(title)
    for module in told["modules"]:
        assert module["bots"] == list(bots.names(shelf.title(name, modules=[module["name"]])))
    kind, thing, called = THING[name]
    assert told["things"][kind][thing] == called[lang]
    spoken = [told["text"], told["blurb"], *[role["text"] for role in told["roles"]]]
    spoken += [setting["help"] for setting in told["settings"]] + [
        bot[said] for bot in told["bots"] for said in ("text", "help")
    ]
    assert all(spoken)
    assert all(any("а" <= c.lower() <= "я" for c in text) == (lang == "ru") for text in spoken)


@TITLES
@LANGUAGES
async def test_cards_can_be_filtered_by_what_they_say(here: Venue, name: str, lang: str) -> None:
    found = (await here.stranger().get(f"/api/titles/{name}/cards?lang={lang}")).json()
    assert len(found["cards"]) > 80
    known = {filter["name"]: {value["value"] for value in filter["values"]} for filter in found["filters"]}
    for card in found["cards"]:
        assert card["name"]
        for filter, values in card["filters"].items():
            assert set(values) <= known[filter]


@TITLES
async def test_rules_in_both_languages(here: Venue, name: str) -> None:
    english, russian = [
        (await here.stranger().get(f"/api/titles/{name}/rules?lang={lang}")).json()["rules"] for lang in ("en", "ru")
    ]
    books = (name, *(module.name for module in shelf.modules_of(name)))
    assert [rule["id"] for rule in english] == [rule.id for book in books for rule in ledger.for_players(book)]
    assert [rule["id"] for rule in russian] == [rule["id"] for rule in english]
    assert english[0]["text"] != russian[0]["text"]
    assert english[-1]["text"] != russian[-1]["text"]


async def test_sections_of_a_module_are_called_by_it(here: Venue) -> None:
    rules = (await here.stranger().get("/api/titles/settlers/rules")).json()["rules"]
    sections = {rule["section"] for rule in rules if rule["id"].startswith("AZ-")}
    assert "Aztecs: Components (CMP)" in sections
    assert not sections & {rule["section"] for rule in rules if rule["id"].startswith("IS-")}


@LANGUAGES
async def test_a_module_has_its_chapters_and_its_course(here: Venue, lang: str) -> None:
    someone = here.stranger()
    book = (await someone.get(f"/api/titles/settlers/book?lang={lang}")).json()
    assert [chapter["id"] for chapter in book["chapters"]].index("blessings") > 10
    base = (await someone.get(f"/api/titles/settlers/course?lang={lang}")).json()
    course = (await someone.get(f"/api/titles/settlers/course?lang={lang}&module=aztecs")).json()
    assert [chapter["name"] for chapter in course["chapters"]] == ["blessings", "prayer"]
    assert course["content"] == shelf.title("settlers", modules=["aztecs"]).content != base["content"]
    assert course["chapters"][1]["scene"]["view"]["asked"][0]["odds"]["name grey"]["draws"] == 5
    refused(await someone.get("/api/titles/settlers/course?module=atlanteans"), 400, "bad-setup")
    refused(await someone.get("/api/titles/founders/course?module=aztecs"), 400, "bad-setup")


async def test_the_gallery_has_the_cards_of_modules(here: Venue) -> None:
    cards = (await here.stranger().get("/api/titles/settlers/cards")).json()["cards"]
    assert {"COM001", "AZT001"} <= {card["id"] for card in cards}
    base = (await here.stranger().get("/api/titles/settlers/cards?content=5a95cd6feaf2")).json()["cards"]
    assert "AZT001" not in {card["id"] for card in base}


@TITLES
@LANGUAGES
async def test_the_rulebook(here: Venue, name: str, lang: str) -> None:
    someone = here.stranger()
    book = (await someone.get(f"/api/titles/{name}/book?lang={lang}")).json()
    passages = [passage for chapter in book["chapters"] for passage in chapter["passages"]]
    assert any(run["rules"] for passage in passages for run in passage["runs"])


def test_a_ledger_that_is_not_translated_is_read_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert ledger.rules("aztecs", "ru") != ledger.rules("aztecs")
    shutil.copy(ledger.folder() / "aztecs.md", tmp_path)
    monkeypatch.setattr(ledger, "folder", lambda: tmp_path)
    monkeypatch.setattr(ledger, "_read", ledger._read.__wrapped__)
    assert ledger.rules("aztecs", "ru") == ledger.rules("aztecs")


@pytest.mark.parametrize(
    "path", ["/api/titles", "/api/titles/settlers/cards", "/api/titles/founders/rules", "/api/titles/founders/book"]
)
async def test_what_a_browser_has_is_not_sent_again(here: Venue, path: str) -> None:
    first = await here.stranger().get(path)
    assert first.headers["cache-control"] == "public, no-cache"
    etag = first.headers["etag"]
    again = await here.stranger().get(path, headers={"If-None-Match": etag})
    assert (again.status_code, again.content) == (304, b"")
    other = await here.stranger().get(f"{path}?lang=ru", headers={"If-None-Match": etag})
    assert other.status_code == 200
    assert first.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/api/titles/chess/cards", "/api/titles/aztecs/rules", "/api/titles/%2E%2E/rules"])
async def test_titles_that_are_not_there(here: Venue, path: str) -> None:
    answer = await here.stranger().get(path)
    assert answer.status_code == 404
    assert answer.json()["error"] in ("no-title", "not-found")


async def test_unknown_paths_of_the_api_are_problems(here: Venue) -> None:
    for path in ("/api/nowhere", "/api", "/api/", "/api/me/", "/api/tables/"):
        refused(await here.stranger().get(path), 404, "not-found")
