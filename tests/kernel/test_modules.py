"""A title with modules: what they bring is there at the tables that use them, and nothing changes at the others."""

import copy
import json
import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stead import ContentError, RecordError, Refused, SetupError, Table, bots, shelf
from stead.cli import arguments, files
from stead.cli.sorry import Sorry
from stead.kernel.title import Module, modules_in, names
from stead.text import LANGUAGES, Voice, speech
from tests.fixtures.recorded import ALL
from tests.modules import DRUIDS, GUESTS, OAKS

CONTENTS = {"settlers": "5a95cd6feaf2", "founders": "163f5642dc1d"}
"""What the content of the base games is called, whatever modules there are."""
FIVE = ("romans", "barbarians", "egyptians", "japanese", "druids")
FILE = "druids/druids.yaml"


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for kept in (shelf._unpickle, shelf._past):
        kept.cache_clear()
    monkeypatch.setattr(shelf, "MODULES", (OAKS, DRUIDS, GUESTS))
    yield
    for kept in (shelf._unpickle, shelf._past):
        kept.cache_clear()


def new(*seats: str, seed: int = 1, modules: tuple[str, ...] = ("druids",), **options: Any) -> Table:
    return Table.new("settlers", seats or ("druids", "romans"), seed, options, modules)


def played(table: Table, choices: int = 10_000, until: str = "") -> Table:
    """By chance, where there is nothing of the module to do; until a question of this kind."""
    luck = random.Random(1)
    for _ in range(choices):
        if table.over or table.decision.kind == until:
            break
        options = table.decision.options
        own = [option for option in options if option.key.startswith(("activate DRU", "build DRU"))]
        table.push(luck.choice(own or options), table.decision.seat)
    return table


def blessing(**options: Any) -> Table:
    """Somebody is asked what to bless."""
    return played(new(**options), until="bless")


# Without it


@pytest.mark.parametrize("name", CONTENTS)
def test_what_a_base_game_is_called_does_not_change(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for known in ((), (DRUIDS,), (OAKS, DRUIDS, GUESTS)):
        monkeypatch.setattr(shelf, "MODULES", known)
        assert shelf.title(name).content == CONTENTS[name]
        assert shelf.TITLES[name](shelf.texts(name), ()).content == CONTENTS[name]
        assert shelf.find(name, CONTENTS[name]) is shelf.title(name)


@pytest.mark.parametrize(
    ("title", "game"),
    [
        ("settlers", "2-romans-barbarians"),
        ("settlers", "2-romans-japanese-from-the-middle"),
        ("founders", "2-thematic"),
    ],
)
def test_a_recorded_game_is_played_and_written_as_before(
    title: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = ALL[title][game]["record"]
    table = Table.replay(record)
    with_modules = json.dumps([table.record(), table.position()])
    monkeypatch.setattr(shelf, "MODULES", ())
    table = Table.replay(record)
    assert json.dumps([table.record(), table.position()]) == with_modules
    assert "modules" not in with_modules


def test_two_tables_live_side_by_side() -> None:
    """Each choice at one, then at the other; both as if they were alone."""
    alone = played(Table.new("settlers", ("romans", "japanese"), 3)).record()
    with_it, without = new("romans", "japanese", seed=3), Table.new("settlers", ("romans", "japanese"), 3)
    luck = random.Random(1)
    while not without.over:
        without.push(luck.choice(without.decision.options), without.decision.seat)
        played(with_it, 1)
    assert without.record() == alone
    base = shelf.title("settlers")
    assert (base.roles, base.players) == (FIVE[:4], (1, 4))
    assert not any("bless" in key or "DRU" in key for key in base.actions())
    assert with_it.title.content != without.title.content
    with pytest.raises(SetupError, match=r"no faction 'druids'; there are: romans, barbarians, egyptians, japanese$"):
        Table.new("settlers", ["druids", "romans"])


# With it


def test_a_title_is_what_its_base_and_its_modules_bring() -> None:
    base, title = shelf.title("settlers"), shelf.title("settlers", modules=["druids"])
    assert names(title.modules) == ("druids",)
    assert (title.roles, title.players) == (FIVE, (1, 5))
    assert [setting.name for setting in title.settings] == [*(one.name for one in base.settings), "generous"]
    assert modules_in(title.texts) == ("druids",)
    assert {file: text for file, text in title.texts.items() if file != FILE} == base.texts
    before, now = base.actions(), title.actions()
    added = [keys for key, keys in now.items() if key not in before]
    assert ("bless wood",) in added
    assert tuple(f"build DRU{n:03}" for n in range(1, 16)) in added
    assert ("steal wood druids",) in added
    assert all(now[key] == keys for key, keys in before.items())


@pytest.mark.parametrize("seats", [FIVE, ("druids",), ("romans", "druids", "egyptians")])
@pytest.mark.parametrize("lookout", ["standard", "alternative", "advanced"])
def test_a_game_is_played_to_its_end_and_written_down(seats: tuple[str, ...], lookout: str) -> None:
    options = {} if len(seats) == 1 else {"lookout": lookout}
    table = played(new(*seats, generous=True, **options))
    assert table.over
    record = json.loads(json.dumps(table.record()))
    assert (record["modules"], record["options"]["generous"]) == (["druids"], True)
    assert Table.replay(record) == table
    assert any(choice.split(" ")[1] == "bless" for choice in record["choices"])
    known = {key for keys in table.title.actions().values() for key in keys}
    assert {key for _, key in table.choices} <= known


def test_every_copy_of_a_table_has_its_modules() -> None:
    table = played(new(*FIVE), 60)
    for twin in (
        table.clone(),
        copy.deepcopy(table),
        pickle.loads(pickle.dumps(table)),
        Table.replay(table.record()),
        Table.from_position(table.position()),
        Table.from_position(table.position_text()),
    ):
        assert twin == table
        assert twin.title is table.title
        assert twin.setup.modules == ("druids",)
        played(twin, 20)
        assert twin != table
    anew = table.determinize(0, 5)
    assert anew.setup.modules == ("druids",)
    assert played(anew).over


@pytest.mark.parametrize("bot", ["random", "greedy"])  # nobody has learned to play it
def test_bots_play_it(bot: str) -> None:
    table = new("druids", "barbarians", seed=4)
    minds = [bots.make(bot, table.title, seat) for seat in range(2)]
    while not table.over:
        seat = table.decision.seat
        table.push(bots.answer(minds[seat], table, seat), seat)


@pytest.mark.parametrize(("generous", "brings"), [(False, 2), (True, 4)])
def test_its_setting_is_for_its_rules(generous: bool, brings: int) -> None:
    table = blessing(generous=generous)
    seat, before = table.decision.seat, dict(table.title.purse(table.game, table.decision.seat))
    table.push("bless food")
    assert table.title.purse(table.game, seat)["food"] - before.get("food", 0) == brings
    with pytest.raises(SetupError, match="no option 'generous' in settlers; there are: "):
        Table.new("settlers", ["romans", "japanese"], 1, {"generous": True})


def test_several_modules_in_any_order() -> None:
    title = shelf.title("settlers", modules=["oaks", "druids"])
    assert title is shelf.title("settlers", modules=["druids", "oaks"])
    assert names(title.modules) == ("druids", "oaks")
    contents = {shelf.title("settlers", modules=some).content for some in ([], ["druids"], ["oaks"])}
    assert len({*contents, title.content}) == 4
    assert shelf.find("settlers", title.content) is title
    table = new(modules=("oaks", "druids"), mast="many")
    record = {**table.record(), "modules": ["oaks", "druids"]}
    assert Table.replay(record) == table
    assert table.record()["modules"] == ["druids", "oaks"]


def test_founders_takes_modules_too() -> None:
    table = Table.new("founders", ["north", "east"], 3, {"late": True}, ["guests"])
    assert table.game.options == {"late": True}
    assert table.title.box.advisors[-1].name == "traveller"  # after those of the base
    luck = random.Random(2)
    while not table.over:
        table.push(luck.choice(table.decision.options), table.decision.seat)
    assert Table.replay(table.record()) == table
    assert pickle.loads(pickle.dumps(table)) == table
    assert "hire traveller" in table.title.actions()
    assert speech(table.title).name("traveller") == "Traveller"


# Words and reasons


def test_a_refusal_by_its_rules_is_said_in_its_words() -> None:
    table = blessing()
    refusal = table.explain("bless gold")
    assert str(refusal).startswith("DR-BLS-02: DRU0")
    assert str(refusal).endswith("blesses wood, stone or food, not “bless gold”.")
    assert str(pickle.loads(pickle.dumps(refusal))) == str(refusal)
    with pytest.raises(Refused, match="blesses wood, stone or food, not “bless pass”"):
        table.push("bless pass")
    assert shelf.whose("DR-BLS-02") == "settlers"
    assert shelf.whose("XX-BLS-02") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_words_are_spoken(lang: str) -> None:
    table = blessing()
    said, decision = speech(table.title, lang), table.decision
    assert said.role("druids") == {"en": "Druids", "ru": "Друиды"}[lang]
    asked = {"en": "Which Resource do you bless?", "ru": "Какой ресурс вы благословляете?"}
    assert said.question(decision) == asked[lang]
    assert said.option(decision, decision.options[0]) == {"en": "Bless 2 wood", "ru": "Благословить: 2 дерева"}[lang]
    assert said.name("DRU001") == {"en": "Stone Circle", "ru": "Каменный круг"}[lang]
    assert len(said.cards()) == len(table.title.box.cards)
    assert said.things()["role"]["druids"] == said.role("druids")
    assert "druids" in [value.value for value in said.filters()[0].values]
    assert all((said.setting("generous"), said.setting_help("generous"), said.role_lines("druids")))
    assert not Voice(lang, title="settlers").knows("question-bless")


def test_its_words_come_before_those_of_the_title() -> None:
    with_it, without = (speech(shelf.title("settlers", modules=some)) for some in (["druids"], []))
    assert with_it.facts("DRU001").startswith("Druid Action Location")
    assert with_it.facts("COM001") == without.facts("COM001")


# What is refused


@pytest.mark.parametrize(
    ("modules", "reason"),
    [
        (["aztecs"], "made for another game: no module 'aztecs' of settlers; there are: druids, oaks"),
        (["druids", "guests"], "made for another game: no module 'guests' of settlers; there are: druids, oaks"),
        (["druids", "druids"], "made for another game: the module 'druids' is there twice"),
        (["druids", "oaks"], "made with other modules (druids, oaks; here druids)"),
        ([], "made with other modules (none; here druids)"),
        ("druids", "this record is damaged: Expected `array`, got `str` - at `$.modules`"),
    ],
)
def test_a_record_that_names_other_modules_is_refused(modules: Any, reason: str) -> None:
    table = played(new(), 5)
    for read, data in ((Table.replay, table.record()), (Table.from_position, table.position())):
        with pytest.raises(RecordError) as error:
            read({**data, "modules": modules})
        assert str(error.value).replace("position", "record") == reason
    with pytest.raises(RecordError, match=r"other modules|damaged"):
        Table.replay({**table.record(), "modules": modules}, table.title)


def test_a_record_of_a_module_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    record = new().record()
    monkeypatch.setattr(shelf, "MODULES", ())
    with pytest.raises(RecordError, match="no module 'druids' of settlers; there are: none"):
        Table.replay(record)


def test_modules_are_given_by_name() -> None:
    with pytest.raises(SetupError, match="no module 'aztecs' of settlers; there are: druids, oaks"):
        new(modules=("aztecs",))
    with pytest.raises(SetupError, match="the module 'oaks' is there twice"):
        new(modules=("oaks", "druids", "oaks"))
    with pytest.raises(SetupError, match="modules are a list of names, not the one name 'druids'"):
        Table.new("settlers", ["romans", "japanese"], modules="druids")
    with pytest.raises(SetupError, match="modules are chosen when a title is opened"):
        Table.new(shelf.title("settlers"), ["romans", "japanese"], modules=["druids"])
    with pytest.raises(SetupError, match="settlers seats 1 to 5 players, not 6"):
        new(*FIVE, "romans")


# Content


def edited(old: str, new: str) -> dict[str, str]:
    texts = dict(shelf.title("settlers", modules=["druids"]).texts)
    assert old in texts[FILE]
    return {**texts, FILE: texts[FILE].replace(old, new, 1)}


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("bless: 2", "curse: 2", "druids/druids.yaml:6: druids.action: an effect has no verb"),
        ("faction: druids", "faction: bards", "druids.yaml:3: boards.faction: no faction 'bards'; one of: romans, "),
        ("faction: druids", "faction: romans", "boards: romans: needs exactly one board"),
        ("id: ROM031", "id: ROM030", "ROM030 is in "),
        ("romans:", "aztecs:", "is no section; sections are: boards, common, romans, .*, druids, attack"),
    ],
)
def test_its_files_are_checked_like_the_others(old: str, new: str, problem: str) -> None:
    with pytest.raises(ContentError, match=problem):
        shelf.reopen("settlers", edited(old, new), "x")


def test_content_of_its_own_that_somebody_kept() -> None:
    """Out of a pickle, too, though no shelf has it."""
    other = shelf.reopen("settlers", edited("worker: 4", "worker: 5"), "kept")
    assert other.content not in (CONTENTS["settlers"], shelf.title("settlers", modules=["druids"]).content)
    assert shelf.find("settlers", other.content) is None
    table = played(Table.new(other, ["druids", "romans"], 2), 30)
    twin = pickle.loads(pickle.dumps(table))
    assert twin == table
    assert names(twin.title.modules) == ("druids",)
    with pytest.raises(RecordError, match="made with other cards"):
        Table.replay(table.record())
    assert Table.replay(table.record(), other) == table


def test_kept_content_of_a_module_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = edited("worker: 4", "worker: 5")
    monkeypatch.setattr(shelf, "MODULES", (OAKS,))
    with pytest.raises(ContentError, match="no module 'druids' of settlers; there are: oaks"):
        shelf.reopen("settlers", texts, "kept")


def test_files_in_place_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "druids").mkdir()
    (tmp_path / FILE).write_text(edited("worker: 4", "worker: 5")[FILE], "utf-8")
    mine = shelf.title("settlers", tmp_path, ["druids"])
    assert mine.content == shelf.reopen("settlers", edited("worker: 4", "worker: 5"), "x").content
    with pytest.raises(ContentError, match="holds no content file"):
        shelf.title("settlers", tmp_path)


def test_its_content_of_the_past_stays_on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = edited("worker: 4", "worker: 5")
    was = shelf.reopen("settlers", before, "x")
    folder = tmp_path / "settlers" / "past" / was.content
    (folder / "druids").mkdir(parents=True)
    for file, text in before.items():
        (folder / file).write_text(text, "utf-8")
    files = shelf.resources.files
    monkeypatch.setattr(shelf.resources, "files", lambda home: tmp_path if home == "stead.titles" else files(home))
    again = Table.replay(Table.new(was, ["druids", "romans"], 1).record())
    assert again.title.content == was.content


# In the terminal


def test_a_saved_game_brings_its_modules(tmp_path: Path) -> None:
    voice = Voice("en")
    title = arguments.read_title(voice, "settlers", None, ["druids"])
    seats = arguments.read_seats(voice, title, "druids=human,romans=greedy", solo=False)
    table = played(Table.new(title, list(seats), 2), 20)
    path = files.save(voice, table, tmp_path / "game.json")
    assert files.load(voice, path)[0] == table
    with pytest.raises(Sorry, match="no module 'aztecs' of settlers; there are: druids, oaks"):
        arguments.read_title(voice, "settlers", None, ["aztecs"])


def test_a_module_is_one_thing() -> None:
    """Caches go by it: two that say the same are still two."""
    assert Module(name="a", title="settlers", prefix="A") != Module(name="a", title="settlers", prefix="A")
