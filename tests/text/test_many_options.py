"""However many options there are, each is said once: nothing is compared each with each."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bench.stretch import moments, stretched
from stead import Table, shelf
from stead.kernel.act import Act
from stead.kernel.decision import Decision
from stead.server.speakers import speaker
from stead.text.carded import Carded


def crowd(title: str) -> Decision:
    """The question with most answers, of positions as full as they may be."""
    tables = [Table.from_position(stretched(position)) for position in moments(shelf.title(title), 3, (0.3, 0.6))]
    return max((decision for table in tables for decision in table.decisions), key=lambda asked: len(asked.options))


@pytest.mark.parametrize("title", shelf.TITLES)
def test_each_option_is_said_once(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    decision, speech, said = crowd(title), speaker(shelf.title(title), "en"), Counter[str]()
    acts = [option for option in decision.options if isinstance(option, Act)]
    assert len(acts) > 5

    def counted(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def count(*args: Any) -> Any:
            said[name] += 1
            return work(*args)

        return count

    monkeypatch.setattr(speech.voice, "phrase", counted("phrase", speech.voice.phrase))
    for act in acts:
        speech.voice.phrase(act.say(decision))  # once, with the phrases it is made of
    once = said.pop("phrase")
    if isinstance(speech, Carded):
        monkeypatch.setattr(speech, "_spelt", counted("spelt", speech._spelt))
    speech.options(decision)
    assert said["phrase"] == once
    assert said["spelt"] <= len(acts)
