"""The game ends, and nothing is lost or made of nothing on the way."""

from collections import Counter
from random import Random

from tests.properties.play import Start
from tests.properties.same import net
from tests.properties.watch import Moment, Story, Watching, afterwards, all_along, at_decisions


@at_decisions()
def everything_is_in_its_place(moment: Moment, _: Random) -> None:
    assert moment.part.misplaced(moment.table.game) == []


@afterwards()
def the_game_ends_as_it_may(story: Story, _: Random) -> None:
    game, table = story.game, story.ended()
    assert table.over
    assert table.decisions == ()
    assert game.part.unfinished(table.game) == []
    assert sorted(standing.seat for standing in table.ranking) == list(range(len(game.seats)))
    assert [standing.score for standing in table.ranking] == [table.scores[s.seat] for s in table.ranking]


@all_along()
def supplies_change_exactly_as_the_events_tell(game: Start) -> Watching:
    part = game.part
    table = (yield).table
    before, seen = part.supplies(table.game), len(table.events)
    while True:
        table = (yield).table
        after = part.supplies(table.game)
        change = Counter(after)
        change.subtract(before)
        news = table.events[seen:]
        assert net(change) == net(part.told(news)), (table.choices[-1], news)
        before, seen = after, len(table.events)
