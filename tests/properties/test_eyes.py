"""Features (`title.eyes()`): named once, in an order of their own, none of them idle. That they tell nothing a seat may
not know, all games of the corpus show (`eyes.py`)."""

import re
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from stead import Table, shelf
from stead.kernel.record import split
from stead.kernel.title import Eyes
from tests.fixtures.recorded import ALL, start
from tests.modules import DRUIDS, GUESTS, OAKS
from tests.properties.corpus import some_games
from tests.properties.part import Part
from tests.properties.play import PARTS

RARE = {
    "settlers": ("my colour purple>= 2",),
    "founders": (
        "market 1 provisioner",
        *(f"tiles left of {resource}>= 1" for resource in ("clothing", "food", "jewelry", "labor")),
    ),
    "colonists": (
        *(f"another's steward at builder_{name}" for name in "casino customs_house stables storage_hall".split()),
        *(f"another's steward at {name}" for name in "builder_textile_mill charburner ironsmith".split()),
        *(f"my steward at {name}" for name in ("builder_storage_hall", "charburner")),
        *(f"played {card}" for card in (416, 419, 424, 425, 426, 427, 428, 430, 434)),
        *(f"seat built {name}>= 2" for name in ("casino", "storage_hall", "textile_mill")),
        "seat built textile_mill>= 1",
        *(f"seat at work merchant>= {n}" for n in (5, 7)),
        *(f"seat {good}>= 6" for good in ("clothing", "coal", "iron")),
        "seat relations alchemist>= 3",
        *(f"seat relations {colony}>= 4" for colony in "alchemist envoy industrialist laborer scholar".split()),
    ),
    "north": (),
}
"""What these games do not come by, though others do: the last era of Colonists, a third storage of clothing."""
BASE = {name: part for name, part in PARTS.items() if not part.title.modules}
each_title = pytest.mark.parametrize("part", BASE.values(), ids=BASE)


@each_title
def test_there_are_as_many_as_a_small_network_takes(part: Part) -> None:
    eyes = part.title.eyes()
    assert 600 <= len(eyes.names) <= 1500
    assert len(set(eyes.names)) == len(eyes.names)
    assert len(set(eyes.option_names)) == len(eyes.option_names) <= 500


@each_title
def test_the_order_depends_on_the_content_alone(part: Part) -> None:
    fresh = shelf.TITLES[part.title.name](shelf.texts(part.title.name), ()).eyes()
    eyes = part.title.eyes()
    assert (fresh.names, fresh.option_names, fresh.identity) == (eyes.names, eyes.option_names, eyes.identity)


@each_title
def test_every_question_has_a_feature(part: Part) -> None:
    asked = {name.removeprefix("I am asked ") for name in part.title.eyes().names if name.startswith("I am asked ")}
    assert asked == {*part.kinds, "something else"}


@each_title
def test_every_feature_varies(part: Part) -> None:
    """Over games by chance, from the thick of it too, and recorded ones. Seats are looked at in the same way, so what
    varies for one varies for all."""
    eyes = part.title.eyes()
    size = len(eyes.names)
    ever, always = 0, (1 << 8 * size) - 1
    for row in rows(part, eyes):
        flags = int.from_bytes(row)
        ever |= flags
        always &= flags
    on, off = named(eyes, ever.to_bytes(size)), named(eyes, bytes(1 - flag for flag in always.to_bytes(size)))
    every = {anybody(name) for name in eyes.names if not name.startswith("I am asked")}  # see test_reach.py
    assert sorted((every - on) | (every - off)) == sorted(RARE[part.title.name])


def named(eyes: Eyes, row: bytes) -> set[str]:
    return {anybody(name) for name, flag in zip(eyes.names, row, strict=True) if flag}


def anybody(name: str) -> str:
    return re.sub(r"\b(me|left\d)\b", "seat", name)


def rows(part: Part, eyes: Eyes) -> Iterator[bytearray]:
    for table in tables(part):
        yield from (eyes.see(table.view(seat)) for seat in range(len(table.setup.seats)))


def tables(part: Part) -> Iterator[Table]:
    for game in some_games(part.title.name, 120, "features"):
        yield from islice(game.play(60 if game.thick else 400), 0, None, 5)
    for game in ALL[part.title.name].values():
        yield from islice(replayed(game["record"]), 0, None, 5)


def replayed(record: dict[str, Any]) -> Iterator[Table]:
    table = start(record)
    for choice in record["choices"]:
        yield table
        seat, key = split(choice)
        table.push(key, seat)
    yield table


@pytest.fixture
def with_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MODULES", (*shelf.MODULES, OAKS, DRUIDS, GUESTS))


@pytest.mark.usefixtures("with_modules")
@pytest.mark.parametrize(
    ("name", "module", "seats", "options", "feature"),
    [
        ("settlers", "druids", ("druids", "romans", "barbarians", "egyptians", "japanese"), {}, "left4 druids"),
        ("founders", "guests", ("north", "south"), {"late": True}, "setting late=True"),
        (
            "settlers",
            "aztecs",
            ("aztecs", "romans", "barbarians", "egyptians", "japanese"),
            {"decks": "open"},
            "me token tricolour",
        ),
    ],
)
def test_what_a_module_brings_is_seen(
    name: str, module: str, seats: tuple[str, ...], options: dict[str, Any], feature: str
) -> None:
    table = Table.new(name, seats, 3, options, [module])
    eyes, base = table.title.eyes(), shelf.title(name).eyes()
    assert eyes.identity != base.identity
    assert feature in eyes.names
    assert feature not in base.names
    luck, seen = Random(3), set[str]()
    while not table.over:
        decision = table.decision
        row = eyes.see(table.view(decision.seat))
        seen |= {one for one, flag in zip(eyes.names, row, strict=True) if flag}
        assert all(any(eyes.weigh(decision, option)) for option in decision.options)
        table.push(luck.choice(decision.options), decision.seat)
    assert feature in seen
