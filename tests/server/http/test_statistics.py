"""What cards were worth in games of bots, as the gallery is told it."""

from pathlib import Path

import msgspec
import pytest

from stead import shelf
from stead.analysis.deeds import Deed, Mean, Statistics
from stead.server import learnt
from stead.server.http import statistics
from stead.server.http.statistics import LEAST
from stead.server.speakers import speaker
from stead.text import speech
from tests.server.http.kit import Venue

pytestmark = pytest.mark.anyio


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package in which nothing has been learnt yet."""
    monkeypatch.setattr(learnt, "FOLDER", tmp_path)
    statistics._spoken.cache_clear()
    return tmp_path


async def test_cards_say_what_was_done_with_them(here: Venue, weights: Path) -> None:
    done = Deed("COM018", "build", 3 * LEAST, 2 * LEAST, Mean(1.234, 0.5), None)
    drawn = Deed("COM018", "drawn", LEAST, LEAST, Mean(-2.0, None), None)
    seldom = Deed("COM019", "build", LEAST, 1, done.change, None)
    asked = Deed("COM019", "accept", LEAST, LEAST, done.change, None)
    for title in (shelf.title("settlers"), shelf.whole("settlers")):
        content = Statistics(
            title="settlers",
            modules=(),
            content=title.content,
            judge="somebody",
            games=400,
            cards=(drawn, done, seldom, asked),
            roles=(),
        )
        (weights / "settlers.cards.json").write_bytes(msgspec.json.encode(content))
        statistics._spoken.cache_clear()
        told = (await here.stranger().get("/api/titles/settlers/statistics?lang=ru")).json()
        if title.modules:  # these are cards of another game
            assert told == {"games": 0, "cards": {}}
            continue
        assert told["games"] == 400
        assert told["cards"] == {
            "COM018": [
                {"text": "Построена", "offered": 60, "times": 40, "change": 1.23, "margin": 0.98},
                {"text": "Пришла из колоды", "offered": 20, "times": 20, "change": -2.0, "margin": None},
            ]
        }


async def test_where_nobody_has_measured_them_there_are_none(here: Venue, weights: Path) -> None:
    assert (await here.stranger().get("/api/titles/north/statistics")).json() == {"games": 0, "cards": {}}


@pytest.mark.parametrize("name", shelf.TITLES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_that_can_be_done_with_a_card_has_a_word(name: str, lang: str) -> None:
    title = shelf.whole(name)
    cards, voice = {card.id for card in speech(title).cards()}, speaker(title, lang).voice
    verbs = {words[0] for words in map(str.split, title.actions()) if cards & set(words[1:])}
    assert verbs
    assert [verb for verb in sorted({*verbs, "drawn"}) if not voice.knows(f"deed-{verb}")] == []
