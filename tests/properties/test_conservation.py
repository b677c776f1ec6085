"""The game ends, and nothing is lost or made of nothing on the way."""

from collections import Counter

from tests.properties.play import Start, games
from tests.properties.same import net


@games(60)
def test_the_game_ends_with_everything_in_its_place_at_every_decision(game: Start) -> None:
    for table in game.play():
        assert game.part.misplaced(table.game) == []
    assert table.over
    assert table.decisions == ()
    assert game.part.unfinished(table.game) == []
    assert sorted(standing.seat for standing in table.ranking) == list(range(len(game.seats)))
    assert [standing.score for standing in table.ranking] == [table.scores[s.seat] for s in table.ranking]


@games(40)
def test_supplies_change_exactly_as_the_events_tell(game: Start) -> None:
    part = game.part
    for table in game.play():
        if not table.choices:
            before, seen = part.supplies(table.game), len(table.events)
            continue
        after = part.supplies(table.game)
        change = Counter(after)
        change.subtract(before)
        news = table.events[seen:]
        assert net(change) == net(part.told(news)), (table.choices[-1], news)
        before, seen = after, len(table.events)
