"""What newcomers to Colonists are taught. In every exercise Red is asked, in a position made for it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from stead.kernel.course import Chapter, Course, Goal, Lesson, Scene, all_of, happened, none_of
from stead.kernel.events import Event
from stead.titles.colonists.box import Box
from stead.titles.colonists.events import Built, Dropped, Employed, Maintained, Related
from stead.titles.colonists.goods import COLONISTS, INDEX
from stead.titles.colonists.scenes import COLONIES, scene
from stead.titles.colonists.state import WORKERS, Game

BLUE: Mapping[str, Any] = {"goods": "3 tool 1 food", "at": "market.2"}


@lru_cache(maxsize=8)
def course(box: Box) -> Course:
    return Course(_chapters(box), ("idle", "food", "road", "cells", "cards"), _lessons(box))


def between(north: Mapping[str, Any], east: Mapping[str, Any] | None = None) -> dict[str, Any]:
    return {"north": north, "east": {**BLUE, **(east or {})}}


def _chapters(box: Box) -> tuple[Chapter, ...]:
    town = _town(box)
    return (
        Chapter("aim", town),
        Chapter("turn", town),
        Chapter("goods", town),
        Chapter("people", _town(box, phase=WORKERS, first=1)),
        Chapter("points", town),
    )


def _town(box: Box, **more: Any) -> Scene:
    """Some way into a game of several eras."""
    return scene(
        box,
        between(
            dict(
                goods="2 wood 1 clay 2 plank 1 brick 2 food 5 tool 9 dollar",
                at="market.1 clay_delve.1",
                community=[
                    *("farm x4", "estate", "flat", "apartment", "library"),
                    *("foresters_house farmer 2", "foresters_house farmer 1", "hollow farmer 1"),
                    *("hunting_lodge farmer 1", "pub farmer", "theater citizen", "factory citizen"),
                    *("storage_shed farmer", "storage_house citizen", "envoy.1", "altruist.2", "125"),
                ],
                hand=["201", "112"],
            ),
            dict(
                goods="3 wood 2 clay 1 food 4 tool 6 dollar",
                at="joiner.1",
                community=[
                    *("farm x3", "flat x2", "foresters_house farmer 2"),
                    *("ore_mine citizen 1", "storage_shed farmer"),
                ],
                hand=["203"],
            ),
        ),
        era=2,
        last=4,
        market="2_joiner",
        envoys={"altruist": "grove.1"},
        colonies=COLONIES[:4],
        **more,
    )


def _lessons(box: Box) -> tuple[Lesson, ...]:
    """From the plain to the cunning."""
    return (
        Lesson(
            name="walk",
            scene=scene(box, between(dict(goods="1 tool 1 food", at="baker.1")), turn=1, market="1_storage_shed"),
            goal=happened(Built, seat=0, kind="farm"),
            solution=("go baker.1 riverbank_grove.2", "go riverbank_grove.2 builder_farm.1"),
            tempting=(("go baker.1 grove.2",), ("go baker.1 market.1",)),
        ),
        Lesson(
            name="shed",
            scene=scene(
                box,
                between(dict(goods="4 wood 2 tool", community=["farm x2", "storage_shed"])),
                market="1_storage_shed",
                turn=2,
            ),
            goal=holds(plank=2),
            solution=("employ farmer storage_shed", "go market.1 joiner.1", "refine 2wood 1plank 2"),
            tempting=(("go market.1 joiner.1",), ("go market.1 riverbank_grove.1",)),
        ),
        Lesson(
            name="stock",
            scene=scene(
                box,
                between(
                    dict(
                        goods="1 wood 2 clay 1 food 4 tool",
                        at="riverbank_grove.1",
                        community=["farm x3", "foresters_house farmer 2"],
                    )
                ),
                turn=2,
            ),
            goal=all_of(happened(Built, seat=0, kind="hunting_lodge"), holds(food=1)),
            solution=("go riverbank_grove.1 builder_hunting_lodge.1", "drop clay"),
            tempting=(
                ("go riverbank_grove.1 builder_hunting_lodge.1", "drop food"),
                ("go riverbank_grove.1 clay_delve.1",),
            ),
        ),
        Lesson(
            name="sell",
            scene=scene(box, between(dict(goods="1 brick 2 food", at="grove.2")), market="1_joiner", turn=2),
            goal=holds(dollar=5),
            solution=("go grove.2 market.1", "sell 1brick 3dollar 1", "sell 1food 1dollar 2"),
            tempting=(("go grove.2 baker.1",), ("go grove.2 market.1", "take 2clay")),
            most=4,
        ),
        Lesson(
            name="citizen",
            scene=scene(
                box,
                between(
                    dict(
                        goods="1 wood 1 plank 1 food 2 tool",
                        at="baker.1",
                        community=["farm x3", "factory", "foresters_house farmer 2", "storage_shed farmer"],
                    )
                ),
                turn=2,
            ),
            goal=happened(Employed, seat=0, colonist="citizen"),
            solution=("go baker.1 builder_flat.1", "employ citizen factory"),
            tempting=(("employ farmer factory",), ("go baker.1 builder_farm.1",)),
        ),
        Lesson(
            name="fee",
            scene=scene(
                box,
                between(
                    dict(goods="4 wood 1 clay 1 food 2 tool", community=["farm x2", "storage_shed farmer"]),
                    dict(at="joiner.1"),
                ),
                market="1_storage_shed",
                turn=2,
            ),
            goal=holds(plank=2),
            solution=("go market.1 joiner.1", "fee tool", "fee clay", "refine 2wood 1plank 2"),
            tempting=(("go market.1 joiner.1", "fee tool", "fee wood"), ("go market.1 riverbank_grove.1",)),
        ),
        Lesson(
            name="contract",
            scene=scene(box, between(dict(goods="2 wood 2 tool", hand=["101", "114"])), market="1_joiner", turn=2),
            goal=has("farm", 4),
            solution=("go market.1 developer.1", "play 114", "build farm", "build farm"),
            tempting=(("go market.1 builder_farm.1",), ("go market.1 developer.1", "play 101")),
        ),
        Lesson(
            name="embassy",
            scene=scene(
                box,
                between(
                    dict(goods="3 wood 2 clay 2 tool", at="librarian.1", community=["farm x2", "storage_shed farmer"])
                ),
                market="1_librarian",
                turn=2,
            ),
            goal=happened(Related, seat=0, colony="envoy", level=1),
            solution=("go librarian.1 diplomat.1", "build envoy.1"),
            tempting=(("go librarian.1 diplomat.1", "build scholar.1"), ("go librarian.1 joiner.1",)),
        ),
        Lesson(
            name="patience",
            scene=scene(
                box,
                between(
                    dict(
                        goods="1 food 1 tool",
                        at="developer.1",
                        community=["farm", "flat", "factory", "foresters_house farmer 2"],
                    )
                ),
                half=1,
                turn=2,
                acted=True,
                year=5,
                first=1,
                last=4,
            ),
            goal=all_of(happened(Maintained, seat=0), works("factory", "citizen")),
            solution=("end", "stay", "employ citizen factory"),
            tempting=(("employ citizen factory",),),
        ),
        Lesson(
            name="altruist",
            scene=scene(
                box,
                between(dict(goods="3 wood 2 tool", community=["farm x2", "storage_shed farmer", "altruist.2"])),
                era=2,
                year=1,
                market="2_factory",
                envoys={"altruist": "market.1"},
                turn=2,
            ),
            goal=holds(plank=3),
            solution=("send altruist grove.1", "go market.1 joiner.1", "refine 2wood 1plank 3"),
            tempting=(("go market.1 joiner.1",), ("send altruist riverbank_grove.1", "go market.1 joiner.1")),
        ),
        Lesson(
            name="home",
            scene=scene(
                box,
                between(
                    dict(
                        goods="3 wood 3 clay 1 plank 1 brick 1 food",
                        community=[
                            *("farm x2", "flat x3", "storage_house citizen"),
                            *("ore_mine citizen 1", "theater citizen", "hunting_lodge farmer"),
                        ],
                    )
                ),
                era=2,
                phase=WORKERS,
                first=1,
                last=4,
                market="2_factory",
            ),
            goal=all_of(happened(Maintained, seat=0), none_of(happened(Dropped, seat=0))),
            solution=("dismiss citizen theater", "stay"),
            tempting=(("dismiss citizen storage_house",), ("dismiss citizen ore_mine",)),
        ),
        Lesson(
            name="everybody",
            scene=scene(
                box,
                between(
                    dict(
                        goods="1 food",
                        community=[
                            *("farm x2", "flat x2", "ore_mine citizen", "theater citizen"),
                            *("foresters_house farmer 2", "hunting_lodge"),
                        ],
                    )
                ),
                era=2,
                phase=WORKERS,
                first=1,
                last=4,
                market="2_factory",
            ),
            goal=all_of(happened(Maintained, seat=0), works("theater", "citizen"), works("ore_mine", "citizen")),
            solution=(
                *("dismiss citizen theater", "stay"),
                *("employ farmer hunting_lodge", "employ citizen theater"),
            ),
            tempting=(
                ("dismiss citizen theater", "stay", "done"),
                ("dismiss citizen theater", "dismiss citizen ore_mine"),
            ),
        ),
    )


# Goals


def holds(**goods: int) -> Goal:
    """At least so much in Storage, Warehouse and Toolbox."""
    return lambda game, _: all(game.players[0].goods[INDEX[good]] >= n for good, n in goods.items())


def has(kind: str, n: int) -> Goal:
    return lambda game, _: sum(one.kind == game.box.kind[kind] for one in game.players[0].community) >= n


def works(kind: str, colonist: str) -> Goal:
    """Somebody of this type is at work there."""

    def goal(game: Game, _: Sequence[Event]) -> bool:
        at = [one.workers for one in game.players[0].community if one.kind == game.box.kind[kind]]
        return any(COLONISTS.index(colonist) in workers for workers in at)

    return goal
