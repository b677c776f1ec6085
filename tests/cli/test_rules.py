import re
import subprocess
import sys
from pathlib import Path

import pytest

from stead import ledger
from stead.cli import rules as command
from stead.cli.proofs import read_proofs


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A checkout with a ledger of four rules, one of them excused."""
    docs = tmp_path / "docs"
    docs.mkdir()
    for title in ledger.TITLES:
        (docs / f"{title}.md").write_text("", encoding="utf-8")
    (docs / "settlers.md").write_text(
        "# Ledger\n\n## 1. Goal (GEN)\n\nIS-GEN-01 — Five rounds. [ЦЕЛЬ]\nIS-GEN-02 — Most VP wins.\n\n"
        "### Derived\n\n**IS-DV-01** — tie.\nGiven: equal VP.\n\nIS-BAD-01 — A sixth round.\n",
        encoding="utf-8",
    )
    (docs / "excused.yaml").write_text("IS-BAD-01: nobody tries\n", encoding="utf-8")
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "proves.py").write_text("def proves(*ids): ...\n", encoding="utf-8")
    monkeypatch.setattr(ledger, "folder", lambda: docs)
    monkeypatch.setattr(command, "tests_folder", lambda: tests)
    ledger._read.cache_clear()
    yield tmp_path
    ledger._read.cache_clear()


@pytest.fixture
def run(project, capsys):
    def run(source="", title="settlers", unproven=True):
        (project / "tests" / "test_a.py").write_text(source, encoding="utf-8")
        code = command.rules(title, unproven)
        return code, capsys.readouterr().out

    return run


ALL = '@proves("IS-GEN-01", "IS-GEN-02", "IS-DV-01")\ndef test_all(): ...\n'


def test_every_ledger_is_read_whole():
    for title, prefix in ledger.TITLES.items():
        ids = [rule.id for rule in ledger.rules(title)]
        text = (ledger.folder() / f"{title}.md").read_text(encoding="utf-8")
        assert ids == re.findall(rf"^\**({prefix}-[A-Z]+-\d+)\b", text, re.MULTILINE)
        assert len(set(ids)) == len(ids) > 100


def test_a_rule_by_its_id():
    rule = ledger.rule("IS-BLD-03")
    assert rule.section == "Action: build a Location (BLD)"
    assert rule.text.startswith("The cost is paid before the card enters the empire. [")
    assert ledger.rule("CO-EX-03").text.endswith("Then: +2 wood.")
    assert ledger.rule("CO-Q-01").section == "Questions & rulings"


@pytest.mark.parametrize("id", ["IS-BLD-99", "XX-BLD-01", "IS", ""])
def test_an_unknown_rule_says_so(id):
    with pytest.raises(LookupError, match=f"No rule is called {id}"):
        ledger.rule(id)


def test_an_unknown_title_names_the_titles(capsys):
    with pytest.raises(LookupError, match="settlers, aztecs"):
        ledger.rules("chess")
    assert command.rules("chess", unproven=False) == 2
    assert capsys.readouterr().out == (
        "There is no title chess; the titles are settlers, aztecs, colonists, north, founders.\n"
    )


def test_every_excuse_is_for_a_rule_and_has_a_reason():
    for id, reason in ledger.excuses().items():
        assert ledger.rule(id)
        assert reason


def test_the_ledger_with_its_tests(run):
    code, out = run('@proves("IS-GEN-01")\ndef test_rounds(): ...\n', unproven=False)
    assert code == 0
    assert out == (
        "\nGoal (GEN)\nIS-GEN-01  Five rounds. [ЦЕЛЬ]\n    tests/test_a.py::test_rounds\n"
        "IS-GEN-02  Most VP wins.\n    no test\n"
        "\nDerived\nIS-DV-01  tie. Given: equal VP.\n    no test\n"
        "IS-BAD-01  A sixth round.\n    excused: nobody tries\n"
    )


def test_all_implemented_titles_when_none_is_named(run):
    assert "IS-GEN-01" in run(title=None, unproven=False)[1]
    told = "A test proves every rule of settlers, aztecs, founders, colonists, north: 3, with 1 excused.\n"
    assert run(ALL, title=None) == (0, told)


def test_unproven_rules_are_listed(run):
    code, out = run('@proves("IS-GEN-01", "IS-DV-01")\ndef test_rounds(): ...\n')
    assert code == 1
    assert out == "IS-GEN-02  Most VP wins.\nNo test proves 1 of the 4 rules of settlers, aztecs.\n"


def test_a_mark_with_an_unknown_id(run):
    code, out = run(ALL + '@proves("IS-GEN-77")\ndef test_b(): ...\n')
    assert code == 1
    assert out == "IS-GEN-77 is in no ledger, but tests/test_a.py::test_b says that it proves it.\n"


def test_a_stale_excuse(run):
    code, out = run(ALL + '@proves("IS-BAD-01")\ndef test_b(): ...\n')
    assert code == 1
    assert out == "IS-BAD-01 is excused, but tests/test_a.py::test_b proves it: a stale excuse.\n"


def test_an_excuse_for_no_rule(run, project):
    (project / "docs" / "excused.yaml").write_text("IS-BAD-01: x\nIS-BAD-02: x\n", encoding="utf-8")
    assert run(ALL) == (1, "IS-BAD-02 is excused, but is in no ledger.\n")


def test_a_mark_that_cannot_be_read(run):
    code, out = run(ALL + "@proves(*IDS)\ndef test_b(): ...\n")
    assert code == 1
    assert out == "tests/test_a.py:3: proves() takes rule ids written out as strings.\n"


def test_an_installed_stead_has_no_tests(run, monkeypatch):
    monkeypatch.setattr(command, "tests_folder", lambda: None)
    code, out = run(unproven=False)
    assert code == 0
    assert "no test\n" not in out
    assert out.endswith("This is the ledger alone: the tests are not part of an installed Stead.\n")
    code, out = run(unproven=True)
    assert code == 2
    assert "look for unproven rules in a checkout" in out


SHAPES = [
    ('@proves("R")\ndef test_a(): ...', ["test_a"]),
    ('@pytest.mark.proves("R")\nasync def test_a(): ...', ["test_a"]),
    ('class TestA:\n    @proves("R")\n    def test_b(self): ...', ["TestA::test_b"]),
    ('@proves("R")\nclass TestA: ...', ["TestA"]),
    ('@pytest.mark.parametrize("n", [pytest.param(1, marks=proves("R"))])\ndef test_a(n): ...', ["test_a"]),
    (
        'C = [pytest.param(1, marks=proves("R"))]\n@pytest.mark.parametrize("n", C)\ndef test_a(n): ...',
        ["test_a"],
    ),
    ('CASES: list = [pytest.param(1, marks=[proves("R")])]', ["CASES"]),
    ('@proves("R")\n@proves("R")\ndef test_a(): ...\n@proves("R")\ndef test_b(): ...', ["test_a", "test_b"]),
    ('pytestmark = proves("R")', [""]),
    ('@pytest.mark.skip\n@proves("R")\ndef test_a(): ...', []),
    ('@pytest.mark.xfail(reason="x")\n@proves("R")\ndef test_a(): ...', []),
    ("\"proves('R')\"", []),
]


@pytest.mark.parametrize(("source", "names"), SHAPES)
def test_where_marks_are_found(tmp_path, source, names):
    folder = tmp_path / "tests" / "deep"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text(source, encoding="utf-8")
    found = read_proofs(tmp_path / "tests").tests.get("R", [])
    assert found == [f"tests/deep/test_it.py::{name}".removesuffix("::") for name in names]


def test_the_marks_read_are_the_marks_pytest_sees(project):
    """Reading the source must not find more than pytest does."""
    source = f"import pytest\nproves = pytest.mark.proves\n{SHAPES[5][0]}\n{ALL}"
    (project / "tests" / "test_a.py").write_text(source.replace('"R"', '"IS-BAD-01"'), encoding="utf-8")
    listing = (
        "import pytest\ndef pytest_collection_modifyitems(items):\n    for item in items:\n"
        "        print(*(f'{i}={item.originalname}' for m in item.iter_markers('proves') for i in m.args))\n"
    )
    (project / "tests" / "conftest.py").write_text(listing, encoding="utf-8")
    seen = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", "tests"],
        cwd=project,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    read = read_proofs(project / "tests").tests
    assert {(id, Path(test).name.split("::")[1]) for id, tests in read.items() for test in tests} == {
        tuple(pair.split("=")) for pair in re.findall(r"IS-\S+=\w+", seen)
    }
