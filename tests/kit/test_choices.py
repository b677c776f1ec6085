"""Features of an option, as they are read off its key and what it is about."""

from types import SimpleNamespace

import pytest

from stead import Decision, Option, shelf
from stead.kit import choices


def test_an_option_is_told_by_its_verb_what_it_is_about_and_its_numbers() -> None:
    def told(key: str, *about: str, seat: int = 1) -> set[str]:
        decision = Decision(SimpleNamespace(players=[0, 1, 2]), seat, "turn", "IS-ACT-02")
        row = eyes.weigh(decision, Option(key, about))
        return {name for name, flag in zip(eyes.option_names, row, strict=True) if flag}

    eyes = shelf.title("settlers").eyes()
    assert told("build COM010", "card:COM010") == {"verb build", "about COM008"}
    assert told("victim romans", "seat:0") == {"verb victim", "about romans", "seat 2"}
    assert told("loot wood COM008", "card:COM008") == {"verb loot", "about wood", "about COM008", "then COM008"}
    eyes = shelf.title("founders").eyes()
    assert told("at C7 2", "cell:C7") >= {"verb at", "about column C", "about row 7", "first number>= 2"}
    eyes = shelf.title("colonists").eyes()
    assert told("play 306", "card:306") == {"verb play", "about 306"}
    assert told("change clay wood", "good:clay") == {"verb change", "about clay", "about wood", "then wood"}


def test_options_are_kept_once_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "KEPT", 2)
    kept = choices.Choices({f"take {n}wood": (f"take {n}wood",) for n in (1, 2, 3)}, 2)
    decision = Decision(SimpleNamespace(players=[0, 1]), 0, "take", "X")
    rows = {n: kept.see(decision, Option(f"take {n}wood")) for n in (1, 2, 3, 1)}
    assert len(set(rows.values())) == 3
    assert kept.see(decision, Option("take 3wood")) is kept.see(decision, Option("take 3wood"))
    assert not any(kept.see(decision, Option("fly 0,-1")))
