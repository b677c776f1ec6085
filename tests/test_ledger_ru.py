"""A Russian ledger says the same rules as the English one: the same ids, sources and pointers, in Russian words."""

import re

import pytest

from stead.ledger import TITLES, Rule, folder, parse

_POINTER = re.compile(r"\((?:→ ([^)]*)|(Q-\d+))\)")
_SOURCE = re.compile(r"\[[^\]]*\]")
_REFERENCE = re.compile(r"(?:IS|AZ|FG|CO|EN)-[A-Z]+(?:-\d+)?(?:\.\.\d+)?")

pytestmark = pytest.mark.parametrize("title", ["settlers", "aztecs", "founders", "colonists", "north"])


def _english(title: str) -> list[Rule]:
    return parse((folder() / f"{title}.md").read_text(encoding="utf-8"))


def _russian(title: str) -> list[Rule]:
    return parse((folder() / "ru" / f"{title}.md").read_text(encoding="utf-8"))


def test_the_same_rules_in_the_same_order(title: str) -> None:
    english = [rule.id for rule in _english(title)]
    assert english
    assert all(id.startswith(TITLES[title] + "-") for id in english)
    assert [rule.id for rule in _russian(title)] == english


def test_every_rule_and_section_is_in_russian(title: str) -> None:
    # The sources are Russian in both ledgers, so they prove nothing.
    said = {rule.id: _SOURCE.sub("", rule.text) for rule in _russian(title)}
    assert not [id for id, text in said.items() if not re.search("[а-яё]", text)]
    assert not [rule.id for rule in _russian(title) if not re.search("[а-яё]", rule.section)]


@pytest.mark.parametrize("mark", [_POINTER, _SOURCE, _REFERENCE])
def test_pointers_sources_and_references_agree(title: str, mark: re.Pattern[str]) -> None:
    english = {rule.id: sorted(mark.findall(rule.text)) for rule in _english(title)}
    assert any(english.values())
    assert {rule.id: sorted(mark.findall(rule.text)) for rule in _russian(title)} == english


def test_what_is_derived_is_marked_so(title: str) -> None:
    derived = [rule.id for rule in _english(title) if re.search(r"\(derived|\*derived\*", rule.text)]
    assert derived or title == "north"  # whose ledger marks nothing so
    assert [rule.id for rule in _russian(title) if re.search(r"(\(|— |; |это )следствие", rule.text)] == derived
