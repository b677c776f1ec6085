"""The game ends, and nothing is lost or made of nothing on the way."""

from collections import Counter

from hypothesis import given

from stead.titles.settlers import events as e
from tests.properties.ledger import cards, misplaced, net, supplies, told, whole_box
from tests.properties.play import Start, examples, games


@examples(60)
@given(games())
def test_the_game_ends_with_every_card_in_one_place_at_every_decision(game: Start) -> None:
    for table in game.play():
        assert cards(table.game) == whole_box(table.game)
        assert misplaced(table.game) == []
    assert table.over
    assert table.decisions == ()
    assert table.game.round == 5
    assert sorted(standing.seat for standing in table.ranking) == list(range(len(game.seats)))
    assert [standing.score for standing in table.ranking] == [table.scores[s.seat] for s in table.ranking]


@examples(40)
@given(games())
def test_supplies_change_exactly_as_the_events_tell(game: Start) -> None:
    for table in game.play():
        if not table.choices:
            before, seen = supplies(table.game), len(table.events)
            continue
        after = supplies(table.game)
        change = Counter(after)
        change.subtract(before)
        news = table.events[seen:]
        assert net(change) == net(told(news)), (table.choices[-1], news)
        before, seen = after, len(table.events)


@examples(15)
@given(games(thick=True))
def test_cleanup_leaves_what_was_stored(game: Start) -> None:
    *_, table = game.play()
    stored: dict[int, dict[str, int]] = {}
    held = supplies(game.table().game)
    for event in table.events:
        held.update(told([event]))
        if isinstance(event, e.Stored):
            stored[event.seat] = event.goods
        elif isinstance(event, e.CleanedUp):
            left = {good: n for (seat, good), n in held.items() if seat == event.seat and n and good != "vp"}
            assert left == stored.pop(event.seat, {})
