"""What things are for: said to players, and to onlookers, who are nobody's "you" and are told nothing hidden."""

import importlib
import re
from typing import Any

import pytest

from stead import Table, shelf
from stead.kernel.phrase import Phrase
from stead.kernel.title import Rest
from stead.text.voice import Voice

TITLES = {
    "settlers": ["romans", "barbarians"],
    "founders": ["north", "east"],
    "colonists": ["north", "east"],
    "north": ["glenn", "ulaf"],
}
SECOND_PERSON = re.compile(r"(?<!«)\b(you|yours?|вы|вас|вам|ваш\w*|\w+[ий]те|выбери\w*)\b", re.IGNORECASE)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_said_to_onlookers_as_if_they_played(title: str, lang: str) -> None:
    rests: dict[str, Rest] = importlib.import_module(f"stead.titles.{title}.rest").RESTS
    voice = Voice(lang, title=title)
    said = [voice.phrase(Phrase(f"rest-{words}"), "other") for words in rests]
    assert [text for text in said if SECOND_PERSON.search(text)] == []


def told(title: str, game: Any, thing: str) -> str:
    found = shelf.title(title).rest(game, None, thing)
    assert found is not None, thing
    return found.words


def test_a_thing_is_to_onlookers_what_it_is_to_its_owner() -> None:
    founders = Table.new("founders", TITLES["founders"], 7)
    colonists = Table.new("colonists", TITLES["colonists"], 7)
    assert told("founders", founders.game, "good:coin@1") == "coin"
    assert told("founders", founders.game, "mat:1").startswith("mat")
    assert told("colonists", colonists.game, "good:food@1") == "maintenance-good"
    assert told("colonists", colonists.game, "structure@9:farm") == "kind"
    assert shelf.title("colonists").rest(colonists.game, None, "nothing:at-all") is None


def test_onlookers_are_told_the_same_of_all_hidden_cards() -> None:
    table = Table.new("settlers", TITLES["settlers"], 7)
    game: Any = table.game
    hidden = {*game.players[0].hand, *game.players[1].hand, *game.deck}
    said: dict[tuple[bool, bool], set[str]] = {}
    for card in hidden:
        kind = bool(game.box.faction[card]), bool(game.box.raze[card])
        said.setdefault(kind, set()).add(told("settlers", game, f"card:{game.box.cards[card].id}"))
    assert all(len(words) == 1 for words in said.values())
