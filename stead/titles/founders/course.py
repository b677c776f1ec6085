"""What newcomers to Founders are taught. In every exercise the Savvas are asked, in a position made for it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from stead.kernel.course import Chapter, Course, Goal, Lesson, Scene, all_of, happened, none_of
from stead.kernel.events import Event
from stead.titles.founders.box import Box
from stead.titles.founders.events import AccessGained, Completed, Delivered, Hired, TookBack
from stead.titles.founders.scenes import scene
from stead.titles.founders.state import Game

SAVVAS: Mapping[str, Any] = {"resources": ["stone", "tools", "gems"], "coins": 6}
HUMANS: Mapping[str, Any] = {"resources": ["people", "wood", "metal"], "coins": 6}


@lru_cache(maxsize=8)
def course(box: Box) -> Course:
    return Course(_chapters(box), ("alone", "coins", "follow", "call", "crystals"), _lessons(box))


def between(savvas: Mapping[str, Any] | None = None, humans: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The two players, with what is special about them here."""
    return {"savvas": {**SAVVAS, **(savvas or {})}, "humans": {**HUMANS, **(humans or {})}}


def _chapters(box: Box) -> tuple[Chapter, ...]:
    city = _city(box)
    return (
        Chapter("aim", city),
        Chapter("links", city),
        Chapter("turn", city),
        Chapter("vote", _city(box, voting=True)),
        Chapter("points", city),
    )


def _city(box: Box, voting: bool = False) -> Scene:
    """Some way into a game."""
    return scene(
        box,
        between(
            dict(
                coins=4,
                temporary=2,
                permanent=1,
                vp=14,
                discard=["trade", "upgrade"],
                houses=["F5"],
                hired=["surveyor"],
            ),
            dict(coins=5, temporary=1, permanent=1, vp=12, discard=["recruit"], houses=["O6"], bridges=["K5"]),
        ),
        [
            ("stone", "savvas", "E3"),
            ("people", "humans", "G3"),
            ("tools", "savvas", "I6"),
            ("wood", "humans", "M6"),
            ("metal", "humans", "J4"),
            ("gems", "savvas", "P4"),
            ("bricks", "savvas", "C5 D5 E5"),
            ("machinery", "humans", "H5 I5 I4"),
            ("jewelry", "savvas", "M3 L4 M4"),
        ],
        roads="F4 G5 L5 N5 O5",
        access={"savvas": "G3 J3", "humans": "I6"},
        buildings={
            "south_gatehouse": {"at": "A6 B6", "metal": "humans", "bricks": "savvas"},
            "gilded_arcade": {"at": "P2 P3 Q3", "gems": "savvas"},
        },
        offer=["town_hall", "golden_lion", "tinkers_college"],
        voting=voting,
    )


def _lessons(box: Box) -> tuple[Lesson, ...]:
    """From the plain to the cunning."""
    return (
        Lesson(
            name="road",
            scene=scene(
                box, between(), [("stone", "savvas", "E3"), ("people", "humans", "L6")], roads="F4",
                buildings={"east_gatehouse": {"at": "H5 I5"}},
            ),
            goal=delivered("stone"),
            solution=("lay trade", "road G5"),
            tempting=(("lay trade", "road F5"), ("lay trade", "coin")),
        ),
        Lesson(
            name="storage",
            scene=scene(
                box, between(dict(coins=1)), [("stone", "savvas", "E3"), ("people", "humans", "L6")],
                buildings={"silk_emporium": {"at": "B5 B6 C6"}},
            ),
            goal=delivered("gems"),
            solution=("play trade", "store gems", "at C5"),
            tempting=(("play trade", "store gems", "at H1"), ("play trade", "store tools")),
        ),
        Lesson(
            name="access",
            scene=scene(
                box,
                between(dict(coins=5)),
                [("stone", "savvas", "E3"), ("people", "humans", "G3"), ("wood", "humans", "M6")],
                roads="F4",
            ),
            goal=happened(AccessGained, seat=0, resource="people"),
            solution=("play trade", "access G3"),
            tempting=(("play trade", "access M6"), ("play trade", "store stone")),
        ),
        Lesson(
            name="upgrade",
            scene=scene(
                box, between(), [("stone", "savvas", "E3"), ("people", "humans", "G3")], roads="F4",
                access={"savvas": "G3"}, buildings={"south_gatehouse": {"at": "A6 B6"}},
            ),
            goal=delivered("bricks"),
            solution=("play upgrade", "upgrade bricks", "at C5 1"),
            tempting=(("play upgrade", "upgrade bricks", "at G5 1"), ("play upgrade", "road G5", "at F6 1")),
            most=4,
        ),
        Lesson(
            name="bridge",
            scene=scene(
                box, between(), [("stone", "savvas", "J6"), ("people", "humans", "M5")],
                buildings={"east_gatehouse": {"at": "L6 M6"}},
            ),
            goal=delivered("stone"),
            solution=("play build", "bridge K6"),
            tempting=(("play trade", "store gems"), ("lay build", "road J5")),
        ),
        Lesson(
            name="recruit",
            scene=scene(
                box,
                between(dict(coins=1)),
                [("stone", "savvas", "E3"), ("tools", "savvas", "H6"), ("people", "humans", "M5")],
                market=["foreman", "surveyor", "carpenter", "huckster"],
            ),
            goal=happened(Hired, seat=0, card="surveyor"),
            solution=("play recruit", "hire surveyor"),
            tempting=(("play recruit", "hire foreman"),),
        ),
        Lesson(
            name="follow",
            scene=scene(
                box,
                between(dict(coins=2)),
                [("stone", "savvas", "E3"), ("tools", "savvas", "H6"), ("people", "humans", "M5")],
                active=1,
                market=["foreman", "surveyor", "carpenter", "scholar"],
                choices=["1: play recruit"],
            ),
            goal=happened(Hired, seat=0, card="surveyor"),
            solution=("follow recruit", "hire surveyor"),
            tempting=(("decline",), ("coin",)),
        ),
        Lesson(
            name="third",
            scene=scene(
                box,
                between(dict(hired=["roadwarden"])),
                [("gems", "savvas", "C4"), ("people", "humans", "H3"), ("wood", "humans", "M5")],
                buildings={"lantern_theater": {"at": "G1 H1 I1 H2", "people": "humans", "books": "savvas"}},
            ),
            goal=happened(Completed, building="lantern_theater"),
            solution=("play roadwarden", "road D3", "road E2", "road F2"),
            tempting=(("play roadwarden", "road C5"), ("play roadwarden", "road C3")),
        ),
        Lesson(
            name="call",
            scene=scene(
                box,
                between(dict(discard=["trade", "build", "upgrade"]), dict(temporary=1)),
                [("stone", "savvas", "E3"), ("people", "humans", "M5")],
            ),
            goal=all_of(happened(TookBack, seat=0), influence(2)),
            solution=("call", "influence", "influence"),
            tempting=(("call", "coin"), ("lay recruit",)),
        ),
        Lesson(
            name="vote",
            scene=scene(
                box,
                between(dict(temporary=2, permanent=1), dict(temporary=1)),
                [("stone", "savvas", "E3"), ("people", "humans", "M5")],
                offer=["salt_barge", "town_hall", "golden_lion"],
                voting=True,
            ),
            goal=sure_vote(1),
            solution=("vote square", "stake 2 0"),
            tempting=(("vote square", "stake 1 0"), ("vote square", "stake 0 1"), ("vote circle",)),
        ),
        Lesson(
            name="place",
            scene=scene(
                box,
                between(dict(temporary=1)),
                [("tools", "savvas", "D6"), ("metal", "humans", "D3")],
                offer=["tinkers_college", "salt_barge", "great_oak"],
                voting=True,
                choices=["0: vote circle", "0: stake 1 0", "1: vote circle"],
            ),
            goal=all_of(delivered("tools"), none_of(delivered("metal", by=1))),
            solution=("at E6 1",),
            tempting=(("at E4 1",), ("at G1 1",)),
        ),
    )  # fmt: skip


# Goals


def delivered(resource: str, by: int = 0) -> Goal:
    return happened(Delivered, seat=by, resource=resource)


def influence(least: int) -> Goal:
    return lambda game, _: game.players[0].temporary >= least


def sure_vote(cell: int) -> Goal:
    """For the building there, with more weight than the other can bring (FG-VOT-06); permanent crystals are kept."""

    def goal(game: Game, _: Sequence[Event]) -> bool:
        mine, other = game.players
        temporary, permanent = mine.stake
        return mine.ballot == cell and not permanent and temporary > other.temporary + 2 * other.permanent

    return goal
