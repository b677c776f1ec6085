"""Games in which something was found once: they are in the corpus for good. `./explore` prints what to add."""

from tests.properties.play import Start

REGRESSIONS: list[Start] = [
    # The order in which Locations were taken over, which no position tells, decided how the collection lay.
    Start(
        title="settlers",
        seats=("egyptians",),
        seed=3999998818,
        options={"faction_reshuffle": True},
        thick=True,
        mood="busy",
    ),
]
