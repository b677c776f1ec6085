"""What a Cleanup leaves."""

from random import Random

from stead.titles.settlers import events as e
from tests.properties.settlers.part import SETTLERS
from tests.properties.watch import Story, afterwards


@afterwards(titles=["settlers"])
def cleanup_leaves_what_was_stored(story: Story, _: Random) -> None:
    stored: dict[int, dict[str, int]] = {}
    held = SETTLERS.supplies(story.game.table().game)
    for event in story.ended().events:
        held.update(SETTLERS.told([event]))
        if isinstance(event, e.Stored):
            stored[event.seat] = event.goods
        elif isinstance(event, e.CleanedUp):
            left = {good: n for (seat, good), n in held.items() if seat == event.seat and n and good != "vp"}
            assert left == stored.pop(event.seat, {})
