"""What newcomers to Settlers are taught. Every exercise is a turn of the first seat, in a position made for it."""

from collections.abc import Sequence
from functools import lru_cache

from stead.kernel.course import Chapter, Course, Goal, Lesson, all_of, happened
from stead.kernel.events import Event
from stead.titles.settlers.box import Box
from stead.titles.settlers.events import (
    Activated,
    Built,
    CleanedUp,
    DealMade,
    Gained,
    Placed,
    Razed,
    RazedFromHand,
    Stored,
)
from stead.titles.settlers.goods import VP
from stead.titles.settlers.scenes import scene
from stead.titles.settlers.state import LOOKOUT, Game

PASSED = {"passed": True}
"""A rival who leaves the rest of the round to the learner."""


@lru_cache(maxsize=8)
def course(box: Box) -> Course:
    return Course(_chapters(box), ("hoard", "late", "deals", "tokens", "empire"), _lessons(box))


def _chapters(box: Box) -> tuple[Chapter, ...]:
    romans = dict(
        wood=2, stone=3, food=1, gold=1, worker=3, raze=1, defence=1, vp=11,
        hand=["COM034", "COM053", "ROM030", "ROM020", "ROM012"],
        empire=["COM062", "COM018", "COM008", "COM001", "COM044", "ROM001", "ROM023"],
        deals=["ROM015", "ROM003"], foundations=["COM021"],
    )  # fmt: skip
    barbarians = dict(
        wood=1, stone=1, food=2, worker=4, raze=2, defence=1, vp=9,
        hand=["COM026", "BAR001", "BAR004"], empire=["COM012", "COM023", "COM056", "COM004"], deals=["BAR010"],
    )  # fmt: skip
    turn = scene(box, {"romans": romans, "barbarians": barbarians}, round=3)
    draft = scene(
        box,
        {"romans": romans | dict(passed=False), "barbarians": barbarians},
        round=3,
        phase=LOOKOUT,
        row=["COM007", "COM043", "COM050"],
    )
    return (Chapter("aim", turn), Chapter("round", draft), Chapter("turn", turn), Chapter("points", turn))


def _lessons(box: Box) -> tuple[Lesson, ...]:
    """From the plain to the cunning."""
    return (
        Lesson(
            name="build",
            scene=scene(box, {"romans": dict(wood=2, worker=2, hand=["COM062", "COM044"]), "barbarians": PASSED}),
            goal=all_of(built("COM062"), built("COM044")),
            solution=("build COM062", "build COM044"),
            tempting=(("build COM044",),),
        ),
        Lesson(
            name="workers",
            scene=scene(box, {"romans": dict(wood=2, worker=2, hand=["COM034", "COM012"]), "barbarians": PASSED}),
            goal=built("COM034"),
            solution=("exchange 1", "gain stone", "build COM034"),
            tempting=(("exchange 1", "gain wood"), ("exchange 1", "draw faction")),
        ),
        Lesson(
            name="deal",
            scene=scene(
                box, {"romans": dict(food=1, worker=2, hand=["ROM001", "ROM006", "ROM017"]), "barbarians": PASSED}
            ),
            goal=happened(DealMade, card="ROM001"),
            solution=("deal ROM001",),
            tempting=(("deal ROM006",), ("deal ROM017",)),
        ),
        Lesson(
            name="twice",
            scene=scene(
                box,
                {
                    "romans": dict(worker=4, empire=["COM021", "COM046", "COM062"]),
                    "barbarians": dict(worker=4, raze=2, empire=["COM023"]),
                },
            ),
            goal=happened(Activated, card="COM021", times=2),
            solution=("activate COM021 twice",),
            tempting=(("activate COM021",),),
        ),
        Lesson(
            name="gold",
            scene=scene(
                box,
                {"romans": dict(wood=1, gold=1, worker=1, hand=["COM012"], empire=["COM030"]), "barbarians": PASSED},
            ),
            goal=all_of(built("COM012"), happened(Activated, card="COM030")),
            solution=("build COM012", "pay wood", "activate COM030"),
            tempting=(("build COM012", "pay gold"),),
        ),
        Lesson(
            name="hand",
            scene=scene(
                box, {"romans": dict(worker=2, raze=1, hand=["COM050", "COM062", "COM083"]), "barbarians": PASSED}
            ),
            goal=happened(RazedFromHand, card="COM062"),
            solution=("raze COM062",),
            tempting=(("raze COM050",), ("exchange 1",)),
        ),
        Lesson(
            name="raze",
            scene=scene(
                box,
                {
                    "romans": dict(wood=1, worker=2, raze=2, hand=["COM034"], empire=["COM062"]),
                    "barbarians": dict(worker=3, empire=["COM083", "COM033", "COM044", "COM023"]),
                },
                guarded=["COM083"],
            ),
            goal=happened(Razed, card="COM033"),
            solution=("raze COM033",),
            tempting=(("raze COM044",), ("raze COM034",)),
        ),
        Lesson(
            name="defend",
            scene=scene(
                box,
                {
                    "romans": dict(worker=3, stone=2, defence=1, empire=["COM012", "COM037", "COM062", "ROM020"]),
                    "barbarians": dict(worker=3, raze=2, empire=["COM018", "COM023"]),
                },
            ),
            goal=happened(Placed, good="defence", card="COM037"),
            solution=("defend COM037",),
            tempting=(("defend COM012",), ("exchange 1",)),
        ),
        Lesson(
            name="cost",
            scene=scene(
                box,
                {
                    "romans": dict(stone=1, gold=1, worker=3, hand=["ROM020"], empire=["COM030", "COM069"]),
                    "barbarians": PASSED,
                },
            ),
            goal=all_of(built("ROM020"), happened(Activated, card="COM030"), stands("COM030")),
            solution=("build ROM020", "pay stone", "give COM069", "activate COM030"),
            tempting=(("build ROM020", "pay gold"), ("build ROM020", "pay stone", "give COM030")),
        ),
        Lesson(
            name="feature",
            scene=scene(
                box, {"romans": dict(wood=4, stone=1, worker=2, hand=["COM006", "COM053"]), "barbarians": PASSED}
            ),
            goal=all_of(built("COM053"), gained_from("COM006", 2)),
            solution=("build COM006", "build COM053", "pay wood stone"),
            tempting=(("build COM053", "build COM006"),),
        ),
        Lesson(
            name="bonus",
            scene=scene(
                box,
                {
                    "romans": dict(wood=2, stone=4, worker=2, hand=["COM001", "COM008", "COM083"]),
                    "barbarians": PASSED,
                },
            ),
            goal=points(3),
            solution=("build COM083", "build COM008", "build COM001"),
            tempting=(("build COM001",), ("build COM008", "build COM001")),
        ),
        Lesson(
            name="keep",
            scene=scene(
                box,
                {
                    "japanese": dict(wood=2, food=3, worker=1, hand=["COM058"], empire=["COM044", "COM023"]),
                    "barbarians": PASSED,
                },
            ),
            goal=all_of(happened(Stored, seat=0, goods={"food": 3}), happened(CleanedUp, seat=0, goods={})),
            solution=("activate COM044", "build COM058", "store food 3"),
            tempting=(("pass", "store food 3"), ("build COM058", "activate COM058")),
        ),
        Lesson(
            name="last",
            scene=scene(
                box,
                {
                    "romans": dict(wood=2, worker=1, hand=["COM058", "COM062"], empire=["COM044"]),
                    "barbarians": PASSED,
                },
                round=5,
            ),
            goal=scored(5),
            solution=("build COM062", "activate COM044", "build COM058"),
            tempting=(("activate COM044", "build COM058"), ("build COM058",)),
        ),
    )


# Goals


def built(card: str) -> Goal:
    return happened(Built, card=card)


def stands(card: str) -> Goal:
    """In the learner's empire."""
    return lambda game, _: game.box.number[card] in game.players[0].locations


def points(least: int) -> Goal:
    return lambda game, _: game.players[0].goods[VP] >= least


def gained_from(card: str, least: int) -> Goal:
    """So many points that this card has brought."""

    def goal(_: Game, events: Sequence[Event]) -> bool:
        gained = (event.goods.get("vp", 0) for event in events if isinstance(event, Gained) and event.source == card)
        return sum(gained) >= least

    return goal


def scored(least: int) -> Goal:
    """When the game is over, Locations and all."""
    return lambda game, _: game.over and game.players[0].goods[VP] >= least
