"""The Russian ledger says the same rules as the English one: the same ids, sources and pointers, in Russian words."""

import re

import pytest

from stead.ledger import Rule, folder, parse

_POINTER = re.compile(r"\(→ ([^)]*)\)")
_SOURCE = re.compile(r"\[[^\]]*\]")


def _ledger(name: str) -> list[Rule]:
    return parse((folder() / name).read_text(encoding="utf-8"))


ENGLISH = _ledger("settlers.md")
RUSSIAN = _ledger("ru/settlers.md")


def test_the_same_rules_in_the_same_order() -> None:
    assert ENGLISH
    assert [rule.id for rule in RUSSIAN] == [rule.id for rule in ENGLISH]


def test_every_rule_and_section_is_in_russian() -> None:
    # The sources are Russian in both ledgers, so they prove nothing.
    said = {rule.id: _SOURCE.sub("", rule.text) for rule in RUSSIAN}
    assert not [id for id, text in said.items() if not re.search("[а-яё]", text)]
    assert not [rule.id for rule in RUSSIAN if not re.search("[а-яё]", rule.section)]


@pytest.mark.parametrize("mark", [_POINTER, _SOURCE, re.compile(r"IS-[A-Z]+(?:-\d+)?(?:\.\.\d+)?")])
def test_pointers_sources_and_references_agree(mark: re.Pattern[str]) -> None:
    english = {rule.id: sorted(mark.findall(rule.text)) for rule in ENGLISH}
    assert any(english.values())
    assert {rule.id: sorted(mark.findall(rule.text)) for rule in RUSSIAN} == english


def test_what_is_derived_is_marked_so() -> None:
    derived = [rule.id for rule in ENGLISH if rule.text.startswith("(derived)")]
    assert [rule.id for rule in RUSSIAN if rule.text.startswith("(следствие)")] == derived
