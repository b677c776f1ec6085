"""What newcomers to the Aztecs are taught, who know Settlers. Every exercise is a turn of theirs."""

from functools import lru_cache

from stead.kernel.course import Chapter, Course, Lesson, all_of, happened
from stead.titles.settlers.aztecs.colours import TRICOLOUR
from stead.titles.settlers.aztecs.events import Blessed, Prayed
from stead.titles.settlers.box import Box
from stead.titles.settlers.course import PASSED, points, stands
from stead.titles.settlers.scenes import scene

ALTAR, CALENDAR, TEMPLE, VOICE = "AZT004", "AZT007", "AZT010", "AZT012"
MINE, CAMP, PYRAMID = "AZT014", "AZT016", "AZT022"


@lru_cache(maxsize=8)
def course(box: Box) -> Course:
    return Course(_chapters(box), ("colour", "greed", "wait"), _lessons(box))


def _chapters(box: Box) -> tuple[Chapter, ...]:
    aztecs = dict(
        wood=1, stone=1, food=2, worker=4, raze=1, defence=1, vp=7, tokens=["grey", "red", TRICOLOUR],
        hand=[VOICE, PYRAMID, "COM023", "COM053"], empire=["COM062", "COM008", MINE, CALENDAR, ALTAR, "COM044"],
        deals=["AZT001"],
    )  # fmt: skip
    romans = dict(
        wood=1, stone=2, worker=3, raze=1, defence=1, vp=9,
        hand=["COM034", "ROM030"], empire=["COM018", "COM001", "ROM001", "COM012"], deals=["ROM015"],
    )  # fmt: skip
    players = {"aztecs": aztecs, "romans": romans}
    return (
        Chapter("blessings", scene(box, players, round=3)),
        Chapter("prayer", scene(box, players, round=3, choices=[f"0: activate {ALTAR}"])),
    )


def _lessons(box: Box) -> tuple[Lesson, ...]:
    """From the plain to the cunning."""
    return (
        Lesson(
            name="take-blessing",
            scene=scene(
                box, {"aztecs": dict(stone=1, worker=2, hand=[CALENDAR], empire=["COM069", MINE]), "romans": PASSED}
            ),
            goal=all_of(happened(Blessed, token="grey"), stands(MINE)),
            solution=(f"build {CALENDAR}", "give COM069", "bless grey"),
            tempting=((f"build {CALENDAR}", "give COM069", "bless red"), (f"build {CALENDAR}", f"give {MINE}")),
        ),
        Lesson(
            name="likely-colour",
            scene=scene(
                box,
                {"aztecs": dict(worker=3, empire=[ALTAR, "COM062"]), "romans": PASSED},
                top=["COM013", "COM007", "COM021", "COM003", "COM029"],
                discarded=_of(box, "grey") + _of(box, "red"),
            ),
            goal=happened(Prayed, colour="brown"),
            solution=(f"activate {ALTAR}", "name brown"),
            tempting=((f"activate {ALTAR}", "name grey"), (f"activate {ALTAR}", "name red")),
        ),
        Lesson(
            name="for-certain",
            scene=scene(
                box,
                {"aztecs": dict(worker=3, tokens=["grey", TRICOLOUR], empire=[ALTAR, "COM062"]), "romans": PASSED},
                top=["COM013", "COM007", "COM021", "COM023", "COM018"],
            ),
            goal=happened(Prayed, goods={"stone": 2}),
            solution=(f"activate {ALTAR}", "name grey", "pray tokens"),
            tempting=((f"activate {ALTAR}", "name grey", "pray draw"), (f"activate {ALTAR}", "name red")),
        ),
        Lesson(
            name="hope",
            scene=scene(
                box,
                {"aztecs": dict(food=1, worker=2, tokens=["red", TRICOLOUR], empire=[VOICE]), "romans": PASSED},
                top=["COM023", "COM021", "COM006", "COM008", "COM018"],
            ),
            goal=points(5),
            solution=(f"activate {VOICE}", "pray draw"),
            tempting=((f"activate {VOICE}", "pray tokens"),),
        ),
        Lesson(
            name="sacrifice",
            scene=scene(
                box,
                {"aztecs": dict(stone=3, food=1, worker=3, empire=[TEMPLE]), "romans": PASSED},
                top=["COM048", "COM023", "COM008", "COM001", "COM018"],
            ),
            goal=points(5),
            solution=(f"activate {TEMPLE}", "sacrifice stone", "sacrifice food", "sacrifice stone"),
            tempting=((f"activate {TEMPLE}", "sacrifice stone", "sacrifice stone", "enough"),),
        ),
    )


def _of(box: Box, colour: str) -> list[str]:
    """The Common cards of a colour."""
    cards = [box.cards[card] for card in box.deck("common")]
    return [card.id for card in cards if colour in card.colours]
