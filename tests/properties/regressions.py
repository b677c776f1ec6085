"""Games in which something was found once: they are in the corpus for good. `./explore` prints what to add."""

from tests.properties.play import Start

REGRESSIONS: list[Start] = []
