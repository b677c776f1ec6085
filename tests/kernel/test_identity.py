"""The identity of content: what is said in it, not how it is written; and the names it went by before."""

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from stead import ContentError, RecordError, Table, shelf
from stead.kernel.content import digest, identity

NAMED = {"name", "id", "side", "faction"}


class Thing(msgspec.Struct, frozen=True):
    name: str
    cost: dict[str, int] = {}
    parts: tuple["Thing", ...] = ()


def test_an_identity_is_of_what_is_said_not_of_how() -> None:
    axe = Thing("axe", {"wood": 1, "iron": 2})
    assert identity([axe]) == identity([Thing("axe", {"iron": 2, "wood": 1}, ())])
    assert identity([axe]) != identity([Thing("axe", {"wood": 2, "iron": 1})])
    assert identity([Thing("box", parts=(axe,))]) != identity([Thing("box")])
    assert identity([axe, Thing("box")]) != identity([Thing("box"), axe])  # the title sorts what has no order


@pytest.mark.parametrize("name", shelf.TITLES)
def test_comments_and_order_change_nothing(name: str) -> None:
    """Files in one, sections, entries and fields the other way round, comments gone: the same game, card for card."""
    ours = shelf.title(name)
    sections: dict[str, Any] = {}
    for file in sorted(ours.texts, reverse=True):
        sections |= turned(yaml.safe_load(ours.texts[file]))
    other = shelf.TITLES[name]({"all.yaml": "# Another hand.\n" + yaml.safe_dump(sections, sort_keys=False)})
    assert other.content == ours.content
    first, second = (Table.new(title, title.roles[:3], 5) for title in (ours, other))
    luck = random.Random(5)
    while not first.over:
        assert [option.key for option in first.decision.options] == [o.key for o in second.decision.options]
        key, seat = luck.choice(first.decision.options).key, first.decision.seat
        first.push(key, seat)
        second.push(key, seat)
    assert first.ranking == second.ranking


def turned(value: Any) -> Any:
    """The other way round: fields, and entries that have a name, an id or a side. Slots, recipes and the events of a
    scenario, which have numbers, have an order."""
    if isinstance(value, dict):
        kept = {"needs", "made_of", "events"} & value.keys()
        return {k: v if k in kept else turned(v) for k, v in reversed(value.items())}
    if isinstance(value, list) and all(
        isinstance(v, dict) and {"name", "id", "side", "faction"} & v.keys() for v in value
    ):
        return [turned(entry) for entry in reversed(value)]
    return value


@pytest.mark.parametrize(
    ("name", "file", "old", "new"),
    [
        ("settlers", "boards.yaml", "worker: 5", "worker: 6"),
        ("settlers", "common.yaml", "copies: 3, name: com_quarry", "name: com_quarry, copies: 3, walls: 1"),
        ("founders", "numbers.yaml", "own: 1", "own: 2"),
        ("founders", "prestige.yaml", "{plants: 4, food: 4, bricks: 4}", "{food: 4, plants: 4, bricks: 4}"),
        ("founders", "advisors.yaml", "{recruit: 2}", "{recruit: 3}"),
    ],
)
def test_one_changed_number_is_another_game(name: str, file: str, old: str, new: str) -> None:
    ours = shelf.title(name)
    assert old in ours.texts[file]
    other = shelf.TITLES[name]({**ours.texts, file: ours.texts[file].replace(old, new, 1)})
    assert other.content != ours.content


def test_what_the_box_numbers_is_numbered_whole_or_not_at_all() -> None:
    ours = shelf.title("founders")
    plain = {file: re.sub(r"number: \d+(, |\n +)", "", text) for file, text in ours.texts.items()}
    assert shelf.TITLES["founders"](plain).content == ours.content
    with pytest.raises(
        ContentError, match=r"races.yaml:\d+: races: are numbered from 1 to 9, each once, or not at all"
    ):
        shelf.TITLES["founders"](
            {**ours.texts, "races.yaml": ours.texts["races.yaml"].replace("number: 3", "number: 4")}
        )


# Names of the past


@pytest.mark.parametrize(
    ("name", "called", "since"),
    [
        ("settlers", "4e0712fcb91b", shelf.title("settlers").content),
        ("founders", "3e76d7bc5547", "6214122195e1"),  # which is not ours any more, and lies in `past/`
    ],
)
def test_a_record_of_the_first_release_names_our_content_by_its_texts(name: str, called: str, since: str) -> None:
    found = shelf.find(name, called)
    assert found is not None
    assert found.formerly[called] == found.content == since
    table = Table.new(found, found.roles[:2], 3)
    table.push(table.decision.options[0], table.decision.seat)
    assert Table.replay({**table.record(), "content": called}).record()["content"] == since
    assert Table.from_position({**table.position(), "content": called}).scores == table.scores


def test_files_of_ones_own_are_known_by_their_old_name_too(tmp_path: Path) -> None:
    text = shelf.texts("settlers")["boards.yaml"].replace("worker: 5", "worker: 6")
    (tmp_path / "boards.yaml").write_text(text, "utf-8")
    mine = shelf.title("settlers", tmp_path)
    table = Table.new(mine, ["romans", "japanese"], 1)
    old = {**table.record(), "content": digest(shelf.texts("settlers", tmp_path))}
    assert Table.replay(old, mine).record()["content"] == mine.content
    with pytest.raises(RecordError, match="made with other cards"):
        Table.replay(old)


def test_content_that_was_ours_stays_on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its files lie under `past/`, in a folder with its identity for a name."""
    ours = shelf.texts("settlers")
    before = {**ours, "boards.yaml": ours["boards.yaml"].replace("worker: 5", "worker: 6")}
    was = shelf.TITLES["settlers"](before)
    for folder, texts in (("content", ours), (f"past/{was.content}", before)):
        (tmp_path / "settlers" / folder).mkdir(parents=True)
        for file, text in texts.items():
            (tmp_path / "settlers" / folder / file).write_text(text, "utf-8")
    monkeypatch.setattr(shelf.resources, "files", lambda _: tmp_path)
    table = Table.new(was, ["romans", "barbarians"], 1)
    again = Table.replay(table.record())
    assert again.title.content == was.content
    assert again.title is shelf.find("settlers", was.content)
    assert shelf.find("settlers", "../content") is None
    assert shelf.find("settlers", "0123456789ab") is None
    shelf._past.cache_clear()
