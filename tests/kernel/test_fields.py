"""A new field of the state that is forgotten in clone, position or view fails here, until it is said how it is shown.

`FIELDS` lists every field of a Settlers game and of a player: how to change it, and who sees the change. A field that
is missing there, or is there but no more, is the first failure.
"""

from collections.abc import Callable
from typing import Any

import pytest

from stead import Table
from stead.kernel.chance import Chance
from stead.titles.settlers.state import Game, Player
from tests.properties.same import encode
from tests.settlers.scene import BOX, SETTLERS, scene

ALL, OWNER, NOBODY = "all", "owner", "nobody"
SETUP = "setup"
"""Told by title, seats and options, which stand at the head of every position; it never changes."""
NEVER = "never"
"""Not part of the state: what happened is told by the table."""

ME, OTHER = 0, 1


def position() -> dict[str, Any]:
    """A position where everything holds something."""
    return scene(
        japanese=dict(
            hand=["COM001", "JAP001"],
            built=["COM005", "COM040", "JAP002", "JAP013", "JAP015", "COM020"],
            deals=["JAP007"],
            routes=["EGY003"],
            foundations=["COM009", "COM010"],
            hidden=["COM010"],
            discard=["JAP020"],
            pack=["COM030"],
            under={"JAP013": ["COM060"]},
            kept={"JAP015": {"wood": 1}},
            guarded=["COM005"],
            used={"COM040": 1},
            laid={"COM040": {"worker": 1}},
        ),
        egyptians=dict(hand=["COM003", "EGY001"], built=["EGY003", "COM041"], taken={"COM041": "japanese"}),
        discard=["COM070"],
        row=["COM080"],
        turn="japanese",
    ).table.position()


def table() -> Table:
    return Table.from_position(position())


def set_to(name: str, value: Any) -> Callable[[Any], None]:
    return lambda thing: setattr(thing, name, value)


def instead(zone: str, card: str) -> Callable[[Game], None]:
    """Another card in place of one's first, with the same back."""

    def change(game: Game) -> None:
        cards: list[int] = getattr(game.players[ME], zone)
        assert BOX.faction[cards[0]] == BOX.faction[BOX.number[card]]
        cards[0] = BOX.number[card]

    return change


def mark(name: str, card: str, value: Any = 1) -> Callable[[Game], None]:
    return lambda game: getattr(game, name).__setitem__(BOX.number[card], value)


def of_player(change: Callable[[Player], None]) -> Callable[[Game], None]:
    return lambda game: change(game.players[ME])


def add(zone: str, card: str) -> Callable[[Game], None]:
    """A card more in a zone, and nowhere one less: only this field changes."""
    return lambda game: getattr(game.players[ME], zone).append(BOX.number[card])


def more(zone: str, card: str) -> Callable[[Game], None]:
    return lambda game: getattr(game, zone).append(BOX.number[card])


Change = Callable[[Game], None]

FIELDS: dict[type, dict[str, tuple[Change | None, str]]] = {
    Game: {
        "box": (None, SETUP),
        "seats": (None, SETUP),
        "lookout": (None, SETUP),
        "peaceful": (None, SETUP),
        "reshuffle": (None, SETUP),
        "log": (None, NEVER),
        "players": (lambda game: game.players.reverse(), ALL),
        "chance": (lambda game: setattr(game, "chance", Chance(game.chance.state + 1)), NOBODY),
        "round": (set_to("round", 4), ALL),
        "phase": (set_to("phase", "cleanup"), ALL),
        "stage": (set_to("stage", 1), NOBODY),  # seen by whose turn it is
        "first": (set_to("first", 1), ALL),
        "active": (set_to("active", 1), ALL),
        "acted": (set_to("acted", True), ALL),
        "over": (set_to("over", True), ALL),
        "deck": (lambda game: game.deck.reverse(), NOBODY),
        "discard": (more("discard", "COM075"), ALL),
        "row": (more("row", "COM075"), ALL),
        "collection": (more("collection", "COM075"), ALL),
        "used": (mark("used", "COM040", 0), ALL),
        "guarded": (mark("guarded", "JAP002"), ALL),
        "blocked": (mark("blocked", "COM040"), ALL),
        "hidden": (mark("hidden", "COM009"), "others"),  # the owner sees it anyway
        "known": (mark("known", "COM003", 0b11), "me"),
        "laid": (mark("laid", "COM040", (1, 0, 0, 0, 1, 0)), ALL),
        "kept": (mark("kept", "JAP015", (1, 2, 0)), ALL),
        "under": (mark("under", "JAP013", ()), ALL),
        "taken": (mark("taken", "COM041", 1), ALL),
    },
    Player: {
        "seat": (None, SETUP),
        "faction": (None, SETUP),
        "goods": (of_player(lambda player: player.goods.__setitem__(2, 3)), ALL),
        "passed": (of_player(set_to("passed", True)), ALL),
        "hand": (instead("hand", "COM075"), OWNER),
        "pack": (instead("pack", "COM075"), OWNER),
        "looking": (add("looking", "COM075"), ALL),
        "production": (add("production", "COM006"), ALL),
        "features": (add("features", "COM025"), ALL),
        "actions": (add("actions", "COM042"), ALL),
        "deals": (add("deals", "JAP003"), ALL),
        "routes": (of_player(lambda player: player.routes.clear()), ALL),
        "foundations": (add("foundations", "COM011"), ALL),
        "deck": (of_player(lambda player: player.deck.reverse()), NOBODY),
        "discard": (add("discard", "JAP004"), ALL),
    },
}
CHANGING = [
    pytest.param(change, who, id=f"{kind.__name__}.{name}")
    for kind, fields in FIELDS.items()
    for name, (change, who) in fields.items()
    if change is not None
]


@pytest.mark.parametrize("kind", [Game, Player])
def test_every_field_is_listed_here(kind: type) -> None:
    assert sorted(kind.__slots__) == sorted(FIELDS[kind]), "say in FIELDS how it changes and who sees it"


def fields(game: Game) -> dict[str, Any]:
    """Every field by name, deep enough to be compared."""
    found: dict[str, Any] = {name: getattr(game, name) for name in Game.__slots__ if name != "players"}
    found["chance"] = game.chance.state
    for i, player in enumerate(game.players):
        found |= {f"{i}.{name}": getattr(player, name) for name in Player.__slots__}
    return found


def snapshot(game: Game) -> bytes:
    return encode([(name, repr(value)) for name, value in sorted(fields(game).items()) if name != "box"])


def test_a_clone_has_every_field() -> None:
    game = table().game
    assert fields(game.clone()) == fields(game)


@pytest.mark.parametrize(("change", "who"), CHANGING)
def test_a_clone_shares_nothing_that_changes(change: Change, who: str) -> None:
    game = table().game
    twin = game.clone()
    before = snapshot(game)
    change(twin)
    assert snapshot(twin) != before, "the change changes nothing"
    assert snapshot(game) == before


def test_a_clone_has_no_log() -> None:
    game = table().game
    game.log = []
    assert game.clone().log is None


@pytest.mark.parametrize(("change", "who"), CHANGING)
def test_a_position_tells_every_field(change: Change, who: str) -> None:
    game = table().game
    before = encode(SETTLERS.position(game))
    change(game)
    assert encode(SETTLERS.position(game)) != before


def test_a_position_brings_every_field_back() -> None:
    game = table().game
    data = position()
    read = SETTLERS.from_position(data["seats"], data["options"], SETTLERS.position(game))
    assert fields(read) == fields(game)


def test_what_is_told_by_the_setup_is_at_the_head_of_the_position() -> None:
    data = position()
    for name in ("content", "seats", "options"):
        assert name in data
    data["options"] |= {"peaceful": True, "faction_reshuffle": True, "lookout": "advanced"}
    game = Table.from_position(data).game
    assert (game.peaceful, game.reshuffle, game.lookout, game.seats) == (True, True, "advanced", 2)


@pytest.mark.parametrize(("change", "who"), CHANGING)
def test_a_view_shows_every_field_to_those_who_may_see_it(change: Change, who: str) -> None:
    game = table().game
    onlookers: tuple[int | None, ...] = (ME, OTHER, None)
    before = [encode(SETTLERS.view(game, (), seat).data()) for seat in onlookers]
    change(game)
    after = [encode(SETTLERS.view(game, (), seat).data()) for seat in onlookers]
    sees = {
        ALL: [True, True, True],
        OWNER: [True, False, False],
        NOBODY: [False, False, False],
        "others": [False, True, True],
        "me": [True, False, False],
    }[who]
    assert [a != b for a, b in zip(before, after, strict=True)] == sees
