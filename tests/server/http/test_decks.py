"""Decks: what there is to build with, what is right, what is kept; and a deck at a table."""

from typing import Any

import pytest
from msgspec import structs

from stead import Table, bots, shelf
from stead.server.http import decks
from tests.server.http.kit import BOT, ME, OPEN, Venue, Visitor, refused

pytestmark = pytest.mark.anyio

SWAP = "romans -ROM012 +ROM061"
KEEP = {"name": "Builders", "title": "settlers", "modules": ["aztecs"], "line": SWAP}
WITH = {"modules": ["aztecs"]}
ROMAN: dict[str, Any] = {**ME, "role": "romans"}


def standard(decks: str = "standard") -> dict[str, Any]:
    return {**WITH, "options": {"decks": decks}}


async def game(here: Venue, table: str) -> Any:
    """The game of a table, as the server plays it."""
    hall = await here.house.rooms.hall(table)
    assert hall is not None
    async with hall.lock:
        await here.house.rooms.ready(hall)
    assert hall.room is not None
    return hall.room.table


# What there is


@pytest.mark.parametrize(("lang", "romans", "mark"), [("en", "Romans", "Aztecs"), ("ru", "Римляне", "«Ацтеки»")])
async def test_what_there_is_to_build_with(here: Venue, lang: str, romans: str, mark: str) -> None:
    box = (await here.stranger().get(f"/api/titles/settlers/decks?modules=aztecs&lang={lang}")).json()
    assert (box["title"], box["modules"], box["setting"]) == ("settlers", ["aztecs"], "decks")
    assert [one["name"] for one in box["formats"] if one["own"]] == ["standard", "open"]
    assert [one["role"] for one in box["roles"]] == list(shelf.title("settlers", modules=["aztecs"]).roles)
    role = box["roles"][0]
    assert role["text"] == romans
    sizes = [len(one["cards"]) for one in role["sets"] if not one["mark"]]
    assert [sizes.count(n) for n in (3, 2, 1)] == [3, 6, 9]
    new = next(one for one in role["sets"] if one["id"] == "ROM061")
    assert (new["cards"], new["mark"], new["expansion"]) == (["ROM061", "ROM062", "ROM063"], "aztecs", mark)
    assert role["ready"].startswith("romans -ROM006 ")


async def test_a_title_without_decks_says_so(here: Venue) -> None:
    anna = await here.guest("Anna")
    for title, modules, status, code in (
        ("settlers", "", 404, "no-decks"),
        ("founders", "", 404, "no-decks"),
        ("settlers", "oaks", 400, "bad-setup"),
        ("chess", "", 404, "no-title"),
    ):
        refused(await anna.get(f"/api/titles/{title}/decks?modules={modules}"), status, code)
    refused(await anna.post("/api/decks", {**KEEP, "modules": []}), 404, "no-decks")


@pytest.mark.parametrize(
    ("line", "format", "rules", "fits"),
    [
        ("romans", "standard", [], ["base", "ready", "standard", "open"]),
        (SWAP, "standard", [], ["standard", "open"]),
        (SWAP, "base", ["AZ-FMT-01"], ["standard", "open"]),
        ("romans +ROM061", "standard", ["AZ-DCK-02", "AZ-DCK-03"], ["open"]),
        ("romans +ROM061", "open", [], ["open"]),
        ("romans +ROM062", "open", ["AZ-DCK-05"], []),
    ],
)
async def test_a_deck_is_checked(here: Venue, line: str, format: str, rules: list[str], fits: list[str]) -> None:
    wish = {"line": line, "format": format, **WITH}
    told = (await here.stranger().post("/api/titles/settlers/decks/check", wish)).json()
    assert ([one["rule"] for one in told["problems"]], told["fits"]) == (rules, fits)
    assert (told["line"], told["role"]) == (line, "romans")


async def test_what_it_is_made_up_of_and_what_is_wrong_is_told_in_both_languages(here: Venue) -> None:
    wish = {"line": "romans +ROM061", "format": "standard", **WITH}
    told = [
        (await here.stranger().post(f"/api/titles/settlers/decks/check?lang={lang}", wish)).json()
        for lang in ("en", "ru")
    ]
    assert told[0]["cards"] == 33
    assert told[0]["parts"][0] == {"copies": 3, "have": 4, "want": 3}
    assert told[0]["problems"][0]["text"] == "A deck has exactly 30 cards; this one has 33."
    assert told[1]["problems"][0]["text"] == "В колоде ровно 30 карточек, а в этой 33."


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"line": "", "format": "open"}, "bad-request"),
        ({"line": "x" * 500, "format": "open"}, "bad-request"),
        ({"line": "romans ROM061", "format": "open"}, "bad-line"),
        ({"line": "vikings", "format": "open"}, "bad-line"),
        ({"line": "romans", "format": "any"}, "bad-request"),
        ({"line": "romans"}, "bad-request"),
    ],
)
async def test_what_is_no_deck_is_refused(here: Venue, wish: dict[str, Any], code: str) -> None:
    refused(await here.stranger().post("/api/titles/settlers/decks/check", {**WITH, **wish}), 400, code)


# What is kept


async def test_decks_are_kept_renamed_changed_and_thrown_away(here: Venue) -> None:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    saved = (await anna.post("/api/decks", {**KEEP, "name": "  My   Builders "})).json()
    assert (saved["name"], saved["role"], saved["line"]) == ("My Builders", "romans", SWAP)
    assert saved["fits"] == ["standard", "open"]
    changed = (
        await anna.post(f"/api/decks/{saved['id']}", {**KEEP, "name": "Masons", "line": "romans +ROM061"})
    ).json()
    assert (changed["id"], changed["name"], changed["fits"]) == (saved["id"], "Masons", ["open"])
    mine = (await anna.get("/api/decks")).json()
    assert (mine["decks"], mine["most"]) == ([changed], decks.MOST_OF_GUEST)
    refused(await boris.post(f"/api/decks/{saved['id']}", KEEP), 404, "no-deck")
    refused(await boris.post(f"/api/decks/{saved['id']}/delete"), 404, "no-deck")
    assert (await anna.post(f"/api/decks/{saved['id']}/delete")).json()["decks"] == []
    refused(await anna.post(f"/api/decks/{saved['id']}/delete"), 404, "no-deck")


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"name": "\u200b"}, 400, "bad-name"),
        ({"name": "x" * 41}, 400, "bad-name"),
        ({"name": "a⟦b"}, 400, "bad-name"),
        ({"line": "romans -"}, 400, "bad-line"),
        ({"line": "romans +ROM062"}, 400, "bad-deck"),
        ({"line": "romans +BAR061"}, 400, "bad-deck"),
        ({"title": "chess"}, 404, "no-title"),
        ({"modules": ["oaks"]}, 400, "bad-setup"),
        ({"more": 1}, 400, "bad-request"),
    ],
)
async def test_what_cannot_be_kept(here: Venue, wish: dict[str, Any], status: int, code: str) -> None:
    anna = await here.guest("Anna")
    refused(await anna.post("/api/decks", {**KEEP, **wish}), status, code)
    assert (await anna.get("/api/decks")).json()["decks"] == []


async def test_only_somebody_keeps_decks_and_not_too_many(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    refused(await here.stranger().post("/api/decks", KEEP), 401, "sign-in-first")
    refused(await here.stranger().get("/api/decks"), 401, "sign-in-first")
    monkeypatch.setattr(decks, "MOST_OF_GUEST", 2)
    anna = await here.guest("Anna")
    for _ in range(2):
        assert (await anna.post("/api/decks", KEEP)).status_code == 200
    assert refused(await anna.post("/api/decks", KEEP), 409, "too-many-decks") == {"most": 2}
    await anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
    assert (await anna.post("/api/decks", KEEP)).status_code == 200
    assert (await anna.get("/api/decks")).json()["most"] == decks.MOST


async def test_a_deck_whose_cards_are_gone_is_shown_as_such(here: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await here.guest("Anna")
    await anna.post("/api/decks", KEEP)
    monkeypatch.setattr(shelf, "MODULES", ())
    (left,) = (await anna.get("/api/decks")).json()["decks"]
    assert (left["name"], left["line"], left["fits"]) == ("Builders", SWAP, [])


# At a table


async def test_a_deck_is_played(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await anna.make({**ROMAN, "deck": SWAP}, {**BOT, "deck": "ready", "role": "barbarians"}, **standard())
    brief = await anna.brief(table)
    assert brief["status"] == "playing"
    assert [person["deck"] for person in brief["people"]] == [SWAP, "ready"]
    assert brief["options"] == {
        "lookout": "standard",
        "peaceful": False,
        "faction_reshuffle": False,
        "decks": "standard",
    }
    played = await game(here, table)
    assert played.record()["options"]["deck"] == [SWAP, "ready"]
    ids = played.game.ids(played.game.players[0].deck + played.game.players[0].hand)
    assert "ROM061" in ids
    assert "ROM012" not in ids


async def test_base_decks_are_not_spoken_of(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await anna.make(ME, BOT, **standard())
    assert [person["deck"] for person in (await anna.brief(table))["people"]] == [None, None]
    assert "deck" not in (await game(here, table)).record()["options"]
    assert (await anna.brief(await anna.make(ME, BOT)))["people"][0]["deck"] is None


@pytest.mark.parametrize(
    ("seat", "more"),
    [
        ({**ROMAN, "deck": SWAP}, standard("base")),
        ({**ROMAN, "deck": "ready"}, standard("base")),
        ({**ROMAN, "deck": SWAP}, standard("ready")),
        ({**ROMAN, "deck": "romans +ROM061"}, standard()),
        ({**ROMAN, "deck": "barbarians -BAR001 +BAR061"}, standard()),
        ({**ROMAN, "deck": "nonsense +"}, standard()),
        ({**ROMAN, "deck": SWAP}, {}),
    ],
)
async def test_a_deck_that_the_table_does_not_allow_is_refused(
    here: Venue, seat: dict[str, Any], more: dict[str, Any]
) -> None:
    anna = await here.guest("Anna")
    refused(await anna.post("/api/tables", {"title": "settlers", "seats": [seat, BOT], **more}), 400, "bad-setup")


async def waiting(here: Venue) -> tuple[Visitor, Visitor, str]:
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    return anna, boris, await anna.make(ROMAN, OPEN, **standard())


async def test_decks_are_chosen_while_one_waits(here: Venue) -> None:
    anna, boris, table = await waiting(here)
    join = {"role": "japanese", "deck": "japanese -JAP001 +JAP061"}
    assert (await boris.post(f"/api/tables/{table}/join", join)).status_code == 200
    bad = {"seat": 0, "role": "romans", "deck": "romans +ROM061"}
    assert "AZ-DCK-02" in refused(await anna.post(f"/api/tables/{table}/arrange", bad), 400, "bad-setup")["message"]
    refused(await anna.post(f"/api/tables/{table}/arrange", {**bad, "seat": 1}), 403, "not-yours")
    right = {"seat": 0, "role": "romans", "deck": SWAP}
    assert (await anna.post(f"/api/tables/{table}/arrange", right)).status_code == 200
    assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
    assert (await game(here, table)).record()["options"]["deck"] == [SWAP, "japanese -JAP001 +JAP061"]


async def test_another_role_is_played_with_its_base_deck(here: Venue) -> None:
    anna, boris, table = await waiting(here)
    await anna.post(f"/api/tables/{table}/arrange", {"seat": 0, "role": "romans", "deck": SWAP})
    await anna.post(f"/api/tables/{table}/arrange", {"seat": 0, "role": "egyptians"})
    await boris.post(f"/api/tables/{table}/join", {"deck": "ready"})
    assert [person["deck"] for person in (await anna.brief(table))["people"]] == [None, "ready"]
    await anna.post(f"/api/tables/{table}/start")
    assert (await game(here, table)).record()["options"]["deck"] == ["base", "ready"]


async def test_a_deck_that_was_right_when_it_was_chosen(here: Venue) -> None:
    """Its cards went before the game began: it begins with the base deck."""
    anna, boris, table = await waiting(here)
    await boris.post(f"/api/tables/{table}/join", {"role": "japanese", "deck": "ready"})
    found = await here.house.store.table(table)
    assert found is not None
    mine = found[1][0]
    gone = structs.replace(mine, deck="romans -ROM012 +ROM999")
    assert await here.house.store.change_seat(gone, was=mine)
    hall = await here.house.rooms.hall(table)
    assert hall is not None
    hall.stale = True
    assert (await anna.post(f"/api/tables/{table}/start")).status_code == 200
    assert (await game(here, table)).record()["options"]["deck"] == ["base", "ready"]


async def test_the_same_again_with_the_same_decks(here: Venue) -> None:
    anna = await here.guest("Anna")
    table = await anna.make({**ROMAN, "deck": SWAP}, BOT, **standard())
    await here.house.store.set_status(table, "finished", 1.0, was="playing")
    again = (await anna.post(f"/api/tables/{table}/rematch")).json()["id"]
    assert (await anna.brief(again))["people"][0]["deck"] == SWAP
    assert (await game(here, again)).record()["options"]["deck"] == [SWAP, "base"]


async def test_a_record_brings_its_decks(here: Venue) -> None:
    options = {"decks": "standard", "deck": [SWAP, "ready"]}
    table = Table.new("settlers", ["romans", "japanese"], 5, options, ["aztecs"])
    minds = [bots.make("random", table.title, seat) for seat in range(2)]
    while not table.over:
        seat = table.decision.seat
        table.push(bots.answer(minds[seat], table, seat), seat)
    anna, record = await here.guest("Anna"), table.record(["Anna", "random"])
    kept = (await anna.post("/api/records", record)).json()["id"]
    assert (await anna.get(f"/api/tables/{kept}/record")).json() == record
    again = (await anna.post(f"/api/tables/{kept}/what-if", {"step": 3, "seat": 0})).json()["id"]
    assert (await game(here, again)).record()["options"]["deck"] == [SWAP, "ready"]
    assert "deck" not in (await anna.brief(again))["options"]
