"""What a Cleanup leaves."""

from stead.titles.settlers import events as e
from tests.properties.play import Start, games
from tests.properties.settlers.part import SETTLERS


@games(15, thick=True, titles=["settlers"])
def test_cleanup_leaves_what_was_stored(game: Start) -> None:
    *_, table = game.play()
    stored: dict[int, dict[str, int]] = {}
    held = SETTLERS.supplies(game.table().game)
    for event in table.events:
        held.update(SETTLERS.told([event]))
        if isinstance(event, e.Stored):
            stored[event.seat] = event.goods
        elif isinstance(event, e.CleanedUp):
            left = {good: n for (seat, good), n in held.items() if seat == event.seat and n and good != "vp"}
            assert left == stored.pop(event.seat, {})
