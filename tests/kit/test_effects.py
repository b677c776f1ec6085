"""Effects, with a toy vocabulary: read by their verb, one `then` another, found inside each other."""

from typing import Any

import msgspec
import pytest

from stead.kernel.content import Sheet
from stead.kernel.errors import ContentError
from stead.kernel.flow import Asking
from stead.kernel.phrase import Phrase, phrase
from stead.kit.effects import Effect, Verb, decode, unfolded


class Say(Verb, frozen=True):
    say_it: str
    able: bool = True

    def can(self, game: Any, seat: int, card: int) -> bool:
        return self.able

    def do(self, game: list[str], seat: int, card: int, about: int) -> Asking:
        game.append(self.say_it)
        return ()

    def tell(self) -> Phrase:
        return phrase("say", word=self.say_it)

    def worth(self, eye: int) -> float:
        return float(eye)


class Pick(Verb, frozen=True):
    pick: tuple[Effect, ...]


class Card(msgspec.Struct, frozen=True):
    action: Effect


HOOK = decode({"say_it": Say, "pick": Pick})


def read(text: str) -> Effect:
    return Sheet("toy.yaml", f"cards:\n  - {{action: {text}}}\n").convert(("cards", 0), Card, HOOK).action


def done(effect: Effect) -> list[str]:
    game: list[str] = []
    list(effect.run(game, 0, 0, 0))
    return game


def test_a_verb_reads_its_effect_and_what_comes_then() -> None:
    assert read("{say_it: a, then: {say_it: b}}") == Say(say_it="a", then=Say(say_it="b"))


def test_a_verb_that_is_none_is_refused_with_those_there_are() -> None:
    with pytest.raises(ContentError, match="say_it"):
        read("{sing: a}")


def test_what_comes_then_is_done_said_and_counted_too() -> None:
    both = Say(say_it="a", then=Say(say_it="b"))
    assert done(both) == ["a", "b"]
    assert both.say() == phrase("then", first=phrase("say", word="a"), second=phrase("say", word="b"))
    assert (both.estimate(2), Say(say_it="a").estimate(2)) == (4.0, 2.0)


def test_what_comes_then_and_cannot_be_done_is_left_out() -> None:
    assert done(Say(say_it="a", then=Say(say_it="b", able=False))) == ["a"]


def test_effects_are_found_inside_others() -> None:
    inner = Say(say_it="b", then=Say(say_it="c"))
    found = [effect.say_it for effect in unfolded([None, Pick(pick=(inner,))]) if isinstance(effect, Say)]
    assert found == ["b", "c"]
