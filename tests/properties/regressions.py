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
    # A solo offer with a gap on the left, where nothing can be chosen, was read.
    Start(
        title="founders",
        seats=("west",),
        seed=1720132125,
        options={"board": "thematic", "achievements": True, "mirror": True},
        thick=False,
        mood="fierce",
    ),
    # Whether a Location with a Samurai is given up or one without looks the same, as the new one brings Samurai.
    Start(
        title="settlers",
        seats=("japanese",),
        seed=3788995198,
        options={"faction_reshuffle": True},
        thick=True,
        mood="any",
    ),
]
