"""What is not certain keeps both values: the chosen one, and the other for whoever wants to play with it."""

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest
import yaml

from stead import SetupError, Table, bots, shelf
from stead.kernel.content import Sheet, doubts
from stead.text import speech
from stead.titles.colonists.title import colonists
from tests.colonists.scene import BOX, COLONISTS_TITLE, Scene, scene

TEXTS = shelf.texts("colonists")
DOUBTS = doubts(TEXTS)
DOCS = Path(__file__).parents[2] / "docs" / "doubts.md"


def other(*names: str) -> Any:
    return shelf.title("colonists", others=names)


def retold(told: Scene, *names: str) -> Scene:
    """The same scene, with these doubts decided the other way."""
    title = other(*names)
    data = copy.deepcopy(told.table.position())
    return Scene(Table.from_position({**data, "content": title.content}, title), told.names)


def test_games_without_it_are_what_they_were() -> None:
    """What other sources say is no part of the identity."""
    bare = {file: yaml.safe_dump(Sheet(file, text).data) for file, text in TEXTS.items()}
    assert "other:" not in "".join(bare.values())
    assert colonists(bare).content == COLONISTS_TITLE.content == other().content


@pytest.mark.parametrize("name", DOUBTS)
def test_every_other_value_can_be_played(name: str) -> None:
    title = other(name)
    assert title.content != COLONISTS_TITLE.content
    records = [*title.box.standing, *title.box.places, *title.box.market_cards]
    ours = [*BOX.standing, *BOX.places, *BOX.market_cards]
    for record, before in zip(records, ours, strict=True):
        assert record.turned == (record.doubt == name)
        assert (record == before) != record.turned
    table = Table.new(title, ["north", "east"], 3)
    bots.play_out(table, [bots.make("random", title, seed=seat) for seat in range(2)])
    assert Table.replay(table.record(), title).scores == table.scores


def test_all_of_them_at_once_on_another_shelf() -> None:
    """A pickle brings its own content along."""
    table = Table.new(other(*DOUBTS), ["north", "east"], 3)
    again = pickle.loads(pickle.dumps(table))
    assert again == table
    assert again.title.content == table.title.content


def test_what_has_no_other_value_cannot_be_decided() -> None:
    with pytest.raises(SetupError, match=r"no doubt 'farm_cost' with another value; there are: alchemist, foresters_"):
        other("farm_cost")


# What each of them changes


def test_a_grove_with_two_wood() -> None:
    told = scene(north={}, east={}, places="grove joiner")
    assert told.go("grove").changes()["north"]["wood"] == 3
    assert retold(scene(north={}, east={}, places="grove joiner"), "grove").go("grove").changes()["north"]["wood"] == 2


def test_a_librarian_without_a_dollar() -> None:
    def visited(*names: str) -> Scene:
        return retold(scene(north={}, east={}, places="librarian"), *names).go("librarian")

    assert visited().player("north").goods[-1] == 1
    poor = visited("librarian").player("north")
    assert (poor.goods[-1], len(poor.hand)) == (0, 2)


def test_three_foresters_houses_at_most() -> None:
    north = dict(goods="3 wood 2 tool", community=["farm x2", "foresters_house x3"])
    told = scene(north=north, east={}, places="builder_foresters_house baker")
    assert "builder_foresters_house.1" in told.ends
    assert "builder_foresters_house.1" not in retold(told, "foresters_limit").ends


def test_a_joiner_at_the_market_for_two_wood() -> None:
    told = scene(north=dict(at="baker", goods="2 wood"), east={}, places="baker grove", era=3, market="3_joiner")
    assert not [key for key in told.go("market.1", "baker").keys if key.startswith("refine")]
    told = scene(north=dict(at="baker", goods="2 wood"), east={}, places="baker grove", era=3, market="3_joiner")
    assert "refine 2wood 1plank 1" in retold(told, "joiner").go("market.1", "baker").keys


def test_nobody_with_the_lords_favour_pays_a_fee() -> None:
    north = dict(goods="2 wood", community=["farm x2", "lord.2"])
    told = scene(north=north, east=dict(at="joiner"), places="joiner baker", era=2)
    free = retold(told, "lord_fee")
    assert "refine 2wood 1plank 1" in free.go("joiner").keys
    assert all(key.startswith("instead ") for key in told.go("joiner").keys)  # the fee is too much for him


@pytest.mark.parametrize(
    ("doubt", "card", "ours", "theirs"),
    [
        ("ruin", "302", "1 brick", "2 bricks"),
        ("pad_saw", "322", "2 wood", "1 wood"),
        ("tool_trader", "410", "coal", "brick"),
        ("ticket_brick", "435", "3 bricks", "3 wood"),
    ],
)
def test_a_card_says_what_it_does_at_this_table(doubt: str, card: str, ours: str, theirs: str) -> None:
    told = [" ".join([one.facts, *one.lines]) for one in (face(COLONISTS_TITLE, card), face(other(doubt), card))]
    assert ours in told[0]
    assert theirs in told[1]


def face(title: Any, card: str) -> Any:
    return next(one for one in speech(title).cards() if one.id == card)


def test_the_alchemist_changes_goods_both_ways() -> None:
    turned = other("alchemist").box
    pairs = turned.alchemy[turned.kind["alchemist.3"]]
    assert all((b, a) in pairs for a, b in pairs)
    assert len(pairs) == len(BOX.alchemy[BOX.kind["alchemist.3"]]) + 2


# What is said


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", DOUBTS)
def test_a_card_says_which_way_it_is_played(lang: str, name: str) -> None:
    ours, theirs = (
        {one.id: one.provenance for one in speech(title, lang).cards()} for title in (COLONISTS_TITLE, other(name))
    )
    changed = {card for card in ours if ours[card] != theirs[card]}
    assert changed
    for card in changed:
        assert theirs[card].startswith(ours[card])  # both values are told either way


def test_every_doubt_is_in_the_documents() -> None:
    """With another value, or with the reason why there is none."""
    named = {record.doubt for record in (*BOX.standing, *BOX.places, *BOX.market_cards)} - {""}
    rows = [line.split("|")[1:-1] for line in DOCS.read_text("utf-8").splitlines() if line.startswith("| `")]
    told = {row[0].strip().strip("`"): row[-1].strip() for row in rows}
    assert named <= set(told)
    assert {name for name, how in told.items() if how == "`other`"} == set(DOUBTS)
