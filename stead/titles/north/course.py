"""What newcomers to North are taught. In every exercise the first seat is asked, in a position made for it.

Nearly all numbers of the cards are ours and may change: amounts that matter are read from the box.
"""

from collections.abc import Mapping
from functools import lru_cache

from stead.kernel.course import Chapter, Course, Goal, Lesson, Scene, all_of, happened
from stead.titles.north.box import Box
from stead.titles.north.cards import Card, Cost
from stead.titles.north.effects.pieces import Assign, sets
from stead.titles.north.events import Built, Conquered, Declared, LastRound, Pillaged, Raided, Sailed, Used
from stead.titles.north.goods import INDEX, VP
from stead.titles.north.scenes import ROUND, scene
from stead.titles.north.state import EXPEDITION
from stead.titles.north.supply import TRIGGER

PASSED = {"passed": True}
"""A rival who leaves the rest of the round to the learner."""
ONE_LEFT = ["explore turned"]
"""One pawn is used up, the other waits."""
BOTH_USED = ["explore turned", "populate turned"]


@lru_cache(maxsize=8)
def course(box: Box) -> Course:
    return Course(_chapters(box), ("food", "workers", "cargo", "window", "late"), _lessons(box))


def _chapters(box: Box) -> tuple[Chapter, ...]:
    glenn = dict(
        food=2, wood=1, stone=1, sheep=2, gold=1, worker=3, raze=1, vp=11, spent=3, pawns=["harvest"],
        hand=["GLE005", "GLE010", "GLE028", "GLE030", "GLE032"],
        empire=["GLE004", "GLE007", "GLE008", "GLE017", "GLE021", "GLE025", "GLE029", "NEA005"],
    )  # fmt: skip
    ulaf = dict(
        food=1, wood=2, fish=1, worker=2, raze=1, vp=12, spent=4, pawns=["sail", "construct turned"],
        hand=["ULA008", "ULA010", "ULA030"],
        empire=["ULA004", "ULA013", "ULA015", "ULA019", "ULA028", "NEA003"],
    )  # fmt: skip

    def picture(phase: str = "action") -> Scene:
        home = phase == EXPEDITION
        return scene(
            box,
            {"glenn": glenn | {"passed": home}, "ulaf": ulaf | {"passed": home}},
            round=4,
            phase=phase,
            queue=["glenn fish", "ulaf fish raze", "ulaf"],
            near=["NEA001", "NEA010"],
            distant=["DIS005", "DIS006"],
            exhausted=["GLE007", "ULA004"],
            beneath={"GLE025": "GLE004", "ULA019": "ULA003"},
        )

    turn, sea = picture(), picture(EXPEDITION)
    return (
        Chapter("aim", turn),
        Chapter("round", turn),
        Chapter("turn", turn),
        Chapter("islands", sea),
        Chapter("points", turn),
    )


def _lessons(box: Box) -> tuple[Lesson, ...]:
    """From the plain to the cunning."""

    def card(id: str) -> Card:
        return box.cards[box.number[id]]

    def price(id: str, **less: int) -> dict[str, int]:
        """What a card costs, or so much less."""
        cost = card(id).price
        assert cost is not None
        return _counted(cost, less)

    def spend(id: str, **less: int) -> dict[str, int]:
        """What its action costs."""
        action = card(id).action
        assert action is not None
        return _counted(action.spend, less)

    return (
        Lesson(
            name="twice",
            scene=scene(box, {"glenn": dict(worker=2, pawns=ONE_LEFT), "ulaf": PASSED}),
            goal=all_of(happened(Declared, seat=0, tile="harvest"), happened(Sailed, seat=0)),
            solution=("place harvest", "harvest GLE001", "move harvest sail"),
            tempting=(("place sail",), ("place harvest", "harvest GLE002")),
        ),
        Lesson(
            name="construct",
            scene=scene(
                box,
                {
                    "glenn": {**price("GLE031"), "pawns": ONE_LEFT, "hand": ["GLE031", "GLE033"]},
                    "ulaf": PASSED,
                },
            ),
            goal=all_of(built("GLE031"), built("GLE033")),
            solution=("place construct", "construct GLE033", "build GLE031"),
            tempting=(("place construct", "construct GLE031"),),
        ),
        Lesson(
            name="field",
            scene=scene(box, {"heidel": dict(worker=2, pawns=ONE_LEFT, hand=["HEI004", "HEI007"]), "glenn": PASSED}),
            goal=holds("food", card("HEI004").yields["food"] + card("HEI001").yields["food"]),
            solution=("place harvest", "add HEI004", "harvest HEI001"),
            tempting=(("place harvest", "go"), ("place harvest", "add HEI004", "harvest HEI002")),
        ),
        Lesson(
            name="upgrade",
            scene=scene(
                box,
                {"glenn": dict(worker=2, pawns=ONE_LEFT, hand=["GLE025"], empire=["DIS006"]), "ulaf": PASSED},
            ),
            goal=holds("sheep", 2 * card("GLE025").yields["sheep"] + card("DIS006").yields["sheep"]),
            solution=("place harvest", "upgrade GLE025 DIS006", "harvest DIS006"),
            tempting=(("place harvest", "upgrade GLE025 GLE003"), ("place harvest", "go")),
        ),
        Lesson(
            name="gold",
            scene=scene(
                box,
                {
                    "mckinnon": {
                        **spend("MCK033"),
                        "food": 1,
                        "pawns": ["harvest", "explore turned"],
                        "empire": ["MCK033"],
                    },
                    "ulaf": PASSED,
                },
            ),
            goal=all_of(happened(Sailed, seat=0), used("MCK033")),
            solution=("move harvest sail", "pay food", "use MCK033"),
            tempting=(("move harvest sail", "pay gold"),),
        ),
        Lesson(
            name="voyage",
            scene=scene(box, {"ulaf": dict(fish=1, worker=1, pawns=ONE_LEFT, hand=["ULA010"]), "glenn": PASSED}),
            goal=lambda _, events: any(isinstance(e, Conquered) and card(e.island).deck == "distant" for e in events),
            solution=("place sail", "boost ULA010", "load fish raze", "conquer DIS001"),
            tempting=(("place sail", "go"), ("place sail", "boost ULA010", "load raze")),
        ),
        Lesson(
            name="raid",
            scene=scene(
                box,
                {
                    "glenn": dict(raze=1, worker=1, empire=["GLE007"]),
                    "heidel": {
                        **spend("HEI017"),
                        "vp": TRIGGER - 1,
                        "pawns": BOTH_USED,
                        "empire": ["HEI017", "HEI021", "NEA007"],
                    },
                },
            ),
            goal=happened(Raided, seat=0, card="HEI017"),
            solution=("raid HEI017",),
            tempting=(("raid HEI021",), ("raid NEA007",), ("use GLE007",)),
        ),
        Lesson(
            name="refresh",
            scene=scene(
                box,
                {
                    "glenn": {
                        **spend("GLE017", sheep=1),
                        "pawns": ONE_LEFT,
                        "hand": ["GLE023"],
                        "empire": ["GLE017", "GLE031"],
                    },
                    "ulaf": PASSED,
                },
                exhausted=["GLE017", "GLE031"],
            ),
            goal=used("GLE017"),
            solution=("place harvest", "boost GLE023", "target GLE017", "harvest GLE003", "use GLE017"),
            tempting=(("place harvest", "go"), ("place harvest", "boost GLE023", "target GLE031")),
        ),
        Lesson(
            name="early",
            scene=scene(
                box,
                {
                    "ulaf": {
                        **price("ULA026", stone=1),
                        "worker": 1,
                        "pawns": BOTH_USED,
                        "hand": ["ULA026"],
                        "empire": ["ULA029"],
                    },
                    "glenn": PASSED,
                },
                queue=["glenn", "ulaf"],
                near=["NEA003", "NEA004"],
            ),
            goal=built("ULA026"),
            solution=("use ULA029", "pillage NEA004", "build ULA026"),
            tempting=(("use ULA029", "pillage NEA003"), ("pass",)),
        ),
        Lesson(
            name="queue",
            scene=scene(
                box,
                {"ulaf": dict(worker=1, fish=1, pawns=ONE_LEFT, empire=["ULA025"], third=True), "glenn": PASSED},
                queue=["glenn fish"],
                distant=["DIS005", "DIS006"],
            ),
            goal=happened(Pillaged, seat=0, island="DIS005"),
            solution=("place sail", "load fish", "forward", "pillage DIS005"),
            tempting=(("place sail", "load fish", "enough"), ("place sail", "load nothing", "forward")),
        ),
        _bank(box, card("MCK004")),
        Lesson(
            name="copy",
            scene=scene(
                box,
                {
                    "panuk": {
                        **price("PAN032"),
                        **spend("PAN007"),
                        "pawns": BOTH_USED,
                        "hand": ["PAN032"],
                        "empire": ["PAN007", "PAN021", "PAN026"],
                    },
                    "ulaf": PASSED,
                },
                exhausted=["PAN007", "PAN021"],
            ),
            goal=points(1),
            solution=("build PAN032", "mirror PAN007", "use PAN032"),
            tempting=(("build PAN032", "mirror PAN021"), ("build PAN032", "mirror PAN026")),
        ),
        Lesson(
            name="end",
            scene=scene(
                box,
                {
                    "glenn": {
                        **price("GLE030"),
                        **spend("GLE017", sheep=1),
                        "vp": TRIGGER - 1,
                        "pawns": ONE_LEFT,
                        "hand": ["GLE030"],
                        "empire": ["GLE017"],
                    },
                    "ulaf": dict(vp=TRIGGER - 5, passed=True),
                },
                queue=["glenn"],
                near=["NEA003", "NEA010"],
            ),
            goal=all_of(happened(LastRound, seat=0), lambda game, _: game.round == ROUND),
            solution=("place harvest", "harvest GLE003", "use GLE017"),
            tempting=(("pass",), ("build GLE030",), ("place harvest", "harvest GLE001")),
        ),
    )


def _bank(box: Box, bank: Card) -> Lesson:
    """So much lies there that only all of one's sheep make two sets of it."""
    assert bank.save is not None
    assert bank.action is not None
    assert isinstance(bank.action.effect, Assign)
    sheep = min(bank.action.effect.assign.most, 2 * bank.save.every - 1)
    put = f"assign sheep {bank.id}"
    return Lesson(
        name="bank",
        scene=scene(
            box,
            {"mckinnon": dict(sheep=sheep, worker=1, pawns=BOTH_USED, empire=[bank.id, "MCK013"]), "ulaf": PASSED},
            assigned={bank.id: {"sheep": 2 * bank.save.every - sheep}},
        ),
        goal=lambda game, _: sets(game, bank.number) == 2,
        solution=(f"use {bank.id}", *[put] * (sheep - 1)),  # the first piece goes without saying
        tempting=((f"use {bank.id}", "enough"), ("use MCK013", "enough")),
    )


def _counted(cost: Cost, less: Mapping[str, int]) -> dict[str, int]:
    return {name: n - less.get(name, 0) for name, n in cost.tag().goods.items()}


# Goals


def built(card: str) -> Goal:
    return happened(Built, seat=0, card=card)


def used(card: str) -> Goal:
    return happened(Used, seat=0, card=card)


def holds(good: str, least: int) -> Goal:
    """In the learner's supply."""
    return lambda game, _: game.players[0].goods[INDEX[good]] >= least


def points(least: int) -> Goal:
    return lambda game, _: game.players[0].goods[VP] >= least
