"""For learning: titles, cards and rules, in both languages."""

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
    assert [bot["name"] for bot in told["bots"]] == list(bots.NAMES)
    kind, thing, called = THING[name]
    assert told["things"][kind][thing] == called[lang]
    spoken = [told["text"], told["blurb"], *[role["text"] for role in told["roles"]]]
    spoken += [setting["help"] for setting in told["settings"]] + [bot["text"] for bot in told["bots"]]
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
    assert [rule["id"] for rule in english] == [rule.id for rule in ledger.for_players(name)]
    assert [rule["id"] for rule in russian] == [rule["id"] for rule in english]
    assert english[0]["text"] != russian[0]["text"]


@TITLES
@LANGUAGES
async def test_the_rulebook(here: Venue, name: str, lang: str) -> None:
    someone = here.stranger()
    book = (await someone.get(f"/api/titles/{name}/book?lang={lang}")).json()
    passages = [passage for chapter in book["chapters"] for passage in chapter["passages"]]
    assert any(run["rules"] for passage in passages for run in passage["runs"])


def test_a_ledger_that_is_not_translated_is_read_in_english() -> None:
    assert ledger.rules("aztecs", "ru") == ledger.rules("aztecs")
    assert ledger.rules("settlers", "ru") != ledger.rules("settlers")


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
