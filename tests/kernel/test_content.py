"""Content files with a mistake in them: the file, the line, the field, and what is allowed."""

from pathlib import Path

import pytest

from stead import ContentError, Table
from stead.kernel.content import Sheet, by_verb
from stead.shelf import texts, title

OURS = texts("settlers")


def error_of(text: str) -> ContentError:
    with pytest.raises(ContentError) as error:
        Sheet("own.yaml", text)
    return error.value


# Sheets


def test_a_sheet_remembers_the_line_of_everything() -> None:
    sheet = Sheet("own.yaml", "cards:\n  - {id: A, cost: {wood: 1}}\n  - id: B\n    cost:\n      wood: 2\n")
    assert sheet.data == {"cards": [{"id": "A", "cost": {"wood": 1}}, {"id": "B", "cost": {"wood": 2}}]}
    assert sheet.lines["cards", 0, "cost"] == 2
    assert sheet.lines["cards", 1, "cost", "wood"] == 5
    error = sheet.error(("cards", 1, "cost", "wood"), "too much")
    assert str(error) == "own.yaml:5: cards.cost.wood: too much"
    assert (error.file, error.line, error.field, error.problem) == ("own.yaml", 5, "cards.cost.wood", "too much")


def test_an_empty_sheet_holds_nothing() -> None:
    assert Sheet("own.yaml", "# nothing\n").data is None


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("a: [1, 2\nb: 3\n", 2, "not YAML: "),
        ("a: 1\n b: 2\n", 2, "not YAML: "),
        ("a: 'x\n", 2, "not YAML: "),
        ("a: 1\n---\nb: 2\n", 2, "not YAML: "),
        ("a: *nobody\n", 1, "not YAML: "),
        ("a: !!python/object:os.system x\n", 1, "not YAML: "),
        ("a: \x07\n", 0, "not YAML: "),
        ("a: 1\nb: 2\na: 3\n", 3, "a: is there twice"),
        ("a:\n  - {x: 1, x: 2}\n", 2, "x: is there twice"),
        ("a: &me [*me]\n", 1, "is nested too deeply"),
        pytest.param("a:\n  " + "[" * 100_000, 2, "is nested too deeply", id="deep"),
    ],
)
def test_what_is_no_yaml_says_where(text: str, line: int, says: str) -> None:
    error = error_of(text)
    assert error.line == line
    assert str(error).startswith(f"own.yaml:{line}: {says}" if line else f"own.yaml: {says}")


def test_an_effect_is_known_by_its_one_verb() -> None:
    def hook(kind: object, value: object) -> object:
        raise NotImplementedError

    for value, problem in (
        (3, "an effect is a mapping with one of: gain, lose"),
        ({}, "an effect has no verb (found: nothing); it takes exactly one of: gain, lose"),
        ({"win": 1}, "an effect has no verb (found: win); it takes exactly one of: gain, lose"),
        ({"gain": 1, "lose": 1}, "an effect has gain and lose; it takes exactly one of: gain, lose"),
    ):
        with pytest.raises(ValueError, match="an effect") as error:
            by_verb(value, {"gain": int, "lose": int}, "an effect", hook)
        assert str(error.value) == problem


# A folder of one's own


def own(folder: Path, file: str, old: str = "", new: str = "") -> Path:
    """A folder with one of our files in it, changed in one place."""
    assert OURS[file].count(old) > 0
    (folder / file).write_text(OURS[file].replace(old, new, 1), "utf-8")
    return folder


def line_of(file: str, text: str) -> int:
    return OURS[file][: OURS[file].index(text)].count("\n") + 1


def test_a_file_of_ones_own_takes_the_place_of_ours(tmp_path: Path) -> None:
    folder = own(tmp_path, "boards.yaml", "worker: 5", "worker: 6")
    mine = title("settlers", folder)
    assert mine.content != title("settlers").content
    table = Table.new(mine, ["barbarians", "romans"], 1)
    while table.game.phase != "action":
        table.push(table.decision.options[0])
    assert table.game.players[0].goods[4] == 6
    assert Table.replay(table.record(), mine).game.round == 1


def test_the_same_content_is_the_same_title(tmp_path: Path) -> None:
    assert title("settlers", own(tmp_path, "common.yaml")).content == title("settlers").content


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        title("settlers", tmp_path / "nowhere")
    assert str(error.value) == f"{tmp_path / 'nowhere'}: is no folder"


def test_a_folder_without_content(tmp_path: Path) -> None:
    (tmp_path / "readme.txt").write_text("hello", "utf-8")
    with pytest.raises(ContentError, match=r"holds no content file; there are: attack\.yaml, barbarians\.yaml, "):
        title("settlers", tmp_path)


def test_a_file_that_takes_the_place_of_none(tmp_path: Path) -> None:
    (tmp_path / "comon.yaml").write_text("common: []", "utf-8")
    with pytest.raises(ContentError, match=r"comon\.yaml: is no content file; there are: attack\.yaml, "):
        title("settlers", tmp_path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "common.yaml").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(ContentError, match=r"common\.yaml: cannot be read: "):
        title("settlers", tmp_path)


TYPES = "; one of: production, feature, action"
GOODS = "; one of: wood, stone, food, gold, worker, raze, defence, vp, card"
SOURCES = "; one of: rulebook, dataset, house"
STORED = "; one of: wood, stone, food, gold, worker, raze"


@pytest.mark.parametrize(
    ("file", "old", "new", "field", "says"),
    [
        (
            "common.yaml",
            "type: production",
            "typ: production",
            "common",
            "Object contains unknown field `typ`; fields are: ",
        ),
        ("common.yaml", "type: production", "type: prod", "common.type", f"Invalid enum value 'prod'{TYPES}"),
        (
            "common.yaml",
            "cost: {wood: ",
            "cost: {wod: ",
            "common.cost",
            "Object contains unknown field `wod`; fields are: wood, ",
        ),
        ("common.yaml", "cost: {wood: 1", "cost: {wood: one", "common.cost.wood", "Expected `int`, got `str`"),
        (
            "common.yaml",
            "id: COM001",
            "id: Com1",
            "common.id",
            "an id is three capitals and a number (COM018), not 'Com1'",
        ),
        ("common.yaml", "copies: 2", "copies: 0", "common.copies", "from 1 to 30, not 0"),
        ("common.yaml", "common:", "commons:", "commons", "is no section; sections are: boards, common, "),
        ("common.yaml", "common:", "attack: 3\ncommon:", "attack", "is a list"),
        ("romans.yaml", "deal: gold", "deal: iron", "romans.deal", f"Invalid enum value 'iron'{GOODS}"),
        ("boards.yaml", "stores: gold", "stores: iron", "boards.stores", f"Invalid enum value 'iron'{STORED}"),
        (
            "boards.yaml",
            "produces: {",
            "produces: {iron: 1, ",
            "boards",
            "a board cannot produce 'iron'; it produces: wood, ",
        ),
        ("attack.yaml", "target: wood", "target: iron", "attack.target", f"Invalid enum value 'iron'{GOODS}"),
        (
            "common.yaml",
            "numbers: dataset",
            "numbers: guess",
            "common.source.numbers",
            f"Invalid enum value 'guess'{SOURCES}",
        ),
        ("common.yaml", "raze: [", "raze: [iron, ", "common.raze", f"Invalid enum value 'iron'{GOODS}"),
        (
            "common.yaml",
            "event: built",
            "event: dreamt",
            "common.when.event",
            "Invalid enum value 'dreamt'; one of: built, ",
        ),
    ],
)
def test_a_typo_is_found_by_file_line_and_field_with_what_is_allowed(
    tmp_path: Path, file: str, old: str, new: str, field: str, says: str
) -> None:
    with pytest.raises(ContentError) as error:
        title("settlers", own(tmp_path, file, old, new))
    assert error.value.file == file
    assert error.value.line > 0
    assert abs(error.value.line - line_of(file, old)) <= 3
    assert error.value.field.startswith(field)
    assert error.value.problem.startswith(says)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("common.yaml", "gain: {", "gian: {", "an effect has no verb (found: gian"),
        ("common.yaml", "gain: {wood: 1}", "gain: {wood: 0}", "gain at least 1 wood, not 0"),
        ("common.yaml", "gain: {wood: 1}", "gain: {iron: 1}", "nobody can gain 'iron'; goods are: wood, stone, "),
        (
            "common.yaml",
            "gain: {wood: 1}",
            "gain: {wood: 1}, raze: own",
            "an effect has gain and raze; it takes exactly",
        ),
    ],
)
def test_a_typo_in_an_effect_says_what_effects_there_are(
    tmp_path: Path, file: str, old: str, new: str, says: str
) -> None:
    with pytest.raises(ContentError) as error:
        title("settlers", own(tmp_path, file, old, new))
    assert error.value.file == file
    assert abs(error.value.line - line_of(file, old)) <= 3
    assert error.value.field.startswith("common.")
    assert error.value.problem.startswith(says)


def test_what_fits_no_type_of_card(tmp_path: Path) -> None:
    for old, new, says in (
        ("type: production", "type: feature", "a Production Location produces, the other types do not"),
        ("type: production", "type: action", "an Action Location has an action, the other types have none"),
        ("type: production,", "type: production, deal: wood,", "a Common card has no Deal field"),
    ):
        with pytest.raises(ContentError) as error:
            title("settlers", own(tmp_path, "common.yaml", old, new))
        assert error.value.problem == says
        assert error.value.line > 0


def test_a_card_that_is_there_twice(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        title("settlers", own(tmp_path, "common.yaml", "id: COM001", "id: ROM001"))
    assert error.value.problem in ("ROM001 is in common.yaml already", "ROM001 is in romans.yaml already")


def test_a_deck_of_the_wrong_size(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        title("settlers", own(tmp_path, "common.yaml", "copies: 2", "copies: 1"))
    assert str(error.value).startswith("common: the deck has 83 cards; it needs 84")


def test_a_board_too_few(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="boards: romans: needs exactly one board"):
        title("settlers", own(tmp_path, "boards.yaml", "faction: romans", "faction: japanese"))


def test_an_empty_file(tmp_path: Path) -> None:
    (tmp_path / "common.yaml").write_text("# to be written\n", "utf-8")
    with pytest.raises(ContentError, match=r"common\.yaml: holds no section; sections are: boards, common, "):
        title("settlers", tmp_path)
