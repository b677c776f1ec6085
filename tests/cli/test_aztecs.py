"""Settlers with Aztecs in a terminal: five at a table, Blessings, the chances of a Prayer, whole games."""

import random
import re

import pytest

import stead
from stead.text import LANGUAGES
from stead.titles.settlers.aztecs.course import course
from tests.cli.desk import Desk, run

FIVE = ["aztecs", "romans", "barbarians", "egyptians", "japanese"]
TITLE = stead.shelf.title("settlers", modules=["aztecs"])


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)


def shown(chapter, lang="en", width=120):
    """What the Aztecs see in a chapter of their course."""
    scene = next(one.scene for one in course(TITLE.box).chapters if one.name == chapter)
    table = stead.Table.from_position(scene.position(TITLE), TITLE)
    return Desk(table, {"aztecs": "human", "romans": "random"}, lang, width).play()


def flat(out):
    """Without borders and where lines were broken."""
    return " ".join(re.sub("[│┃]", " ", out).split())


def test_blessings_are_listed_by_their_colours():
    assert "Blessings: ● red, ● grey, ●●● tricolour" in flat(shown("blessings"))
    assert "Благословения: ● красное, ● серое, ●●● трёхцветное" in flat(shown("blessings", "ru"))


def test_the_chances_of_a_prayer_are_told_before_a_colour_is_named():
    out = flat(shown("prayer"))
    odds = stead.Table.from_position(
        course(TITLE.box).chapters[1].scene.position(TITLE), TITLE
    ).view(0).data()["asked"][0]["odds"]["name grey"]  # fmt: skip
    assert f"name grey {round(100 * odds['chance'])} % for at least one match in 5 cards" in out
    assert f"on average {odds['goods']['stone']:.1f} stone" in out
    assert re.search(r"в среднем \d,\d камень", flat(shown("prayer", "ru")))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100, 160])
def test_five_fit_at_every_width(lang, width):
    table, mind = stead.Table.new("settlers", FIVE, 4, modules=["aztecs"]), random.Random(4)
    while not table.over and len(table.choices) < 260:
        decision = table.decision
        table.push(mind.choice(decision.options), decision.seat)
    out = Desk(table, dict.fromkeys(FIVE, "human"), lang, width).play("", "")
    assert max(map(len, out.splitlines())) <= width


def test_a_whole_game_of_five_by_numbers():
    table, mind = stead.Table.new("settlers", FIVE, 9, modules=["aztecs"]), random.Random(9)
    while not table.over and table.game.round < 5:
        decision = table.decision
        table.push(mind.choice(decision.options), decision.seat)
    out = Desk(table, {"aztecs": "human", **dict.fromkeys(FIVE[1:], "random")}, "en", 100).play(*["1"] * 200)
    assert table.over
    assert "★ Aztecs" in out


def test_the_module_is_asked_for_on_the_command_line(tmp_path):
    played = run(tmp_path, "play", "settlers", "--module", "aztecs", "--seed", "3", lines="")
    assert "★ Aztecs (you)" in played.stdout
    unknown = run(tmp_path, "play", "settlers", "--module", "atlanteans")
    assert "no module 'atlanteans' of settlers; there are: aztecs" in unknown.stderr
