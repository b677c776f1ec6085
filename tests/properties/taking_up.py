"""A table can be taken back, copied, written down and taken up again at every decision, and is the same to the byte."""

from itertools import pairwise
from random import Random

from stead import Table
from tests.properties.same import again, bytes_of, encode
from tests.properties.watch import Moment, Story, afterwards, at_decisions, view

# Taking back


@afterwards()
def pop_after_push_is_the_identity(story: Story, luck: Random) -> None:
    for table, bytes in zip(story.game.play(), story.moments, strict=True):
        for decision in table.decisions:
            table.push(luck.choice(decision.options), decision.seat)
            table.pop()
            assert bytes_of(table) == bytes


@at_decisions(0.02)
def pop_after_push_is_the_identity_while_somebody_listens(moment: Moment, luck: Random) -> None:
    table = moment.table
    events = encode(table.events)
    for decision in table.decisions:
        table.push(luck.choice(decision.options), decision.seat)
        table.pop()
    assert bytes_of(table) == moment.bytes
    assert encode(table.events) == events


@afterwards(0.4)
def a_whole_game_can_be_taken_back_and_played_again(story: Story, _: Random) -> None:
    """Also one that nobody has copied or looked into: its anchors lie far apart."""
    table = story.ended()
    choices = table.choices
    assert bytes_of(table) == story.moments[-1]
    for before in reversed(story.moments[:-1]):
        table.pop()
        assert bytes_of(table) == before
    for (seat, key), after in zip(choices, story.moments[1:], strict=True):
        table.push(key, seat)
        assert bytes_of(table) == after


# Writing down


@at_decisions(0.5)
def a_position_leads_to_the_same_bytes_and_the_game_goes_on_from_it(moment: Moment, luck: Random) -> None:
    """As it would have: the push happens at a table that was just read from a file."""
    table = moment.table
    twin = Table.from_position(again(table.position()))
    assert bytes_of(twin) == moment.bytes
    seat = luck.choice(moment.onlookers)
    assert view(twin, seat) == moment.view(seat)  # what is not written down would not be missed above
    if not table.over and luck.random() < 0.5:
        decision = luck.choice(table.decisions)
        key = moment.game.choose(luck, decision).key
        other = table.clone()
        twin.push(key, decision.seat)
        other.push(key, decision.seat)
        assert bytes_of(twin) == bytes_of(other)


@at_decisions()
def a_record_leads_to_the_same_bytes(moment: Moment, luck: Random) -> None:
    """From the beginning to any decision; late in a game to some of them."""
    table = moment.table
    if not table.over and luck.random() > 8 / (1 + moment.number):
        return
    twin = Table.replay(again(table.record()))
    assert bytes_of(twin) == moment.bytes
    assert encode(twin.record()) == encode(table.record())


@at_decisions(0.04)
def a_game_that_was_taken_up_in_the_middle_has_a_record_too(moment: Moment, luck: Random) -> None:
    twin = Table.from_position(again(moment.table.position()))
    if not twin.over:
        decision = luck.choice(twin.decisions)
        twin.push(luck.choice(decision.options), decision.seat)
    assert bytes_of(Table.replay(again(twin.record()))) == bytes_of(twin)
    assert encode(Table.replay(again(twin.record())).record()) == encode(twin.record())


# Copying


@at_decisions(0.4)
def a_clone_is_equal_and_independent(moment: Moment, luck: Random) -> None:
    table = moment.table
    twin = table.clone()
    assert bytes_of(twin) == moment.bytes
    assert twin.choices == table.choices
    for _ in range(3):
        if not twin.over:
            decision = luck.choice(twin.decisions)
            twin.push(luck.choice(decision.options), decision.seat)
    assert bytes_of(table) == moment.bytes
    if not table.over:  # and the other way round
        later, other = bytes_of(twin), table.clone()
        other.push(other.decision.options[0], other.decision.seat)
        assert bytes_of(twin) == later


@afterwards(0.4)
def clones_play_the_same_game(story: Story, luck: Random) -> None:
    """The same choices lead clones to the same end, whenever the clone was made."""
    ended = story.ended()
    choices, record = ended.choices, encode(ended.record())
    for number, table in enumerate(story.game.play()):
        if number % 23 == 0:
            twin = table.clone()
            for seat, key in choices[number:]:
                twin.push(key, seat)
            assert bytes_of(twin) == story.moments[-1]
            assert encode(twin.record()) == record


@afterwards()
def the_same_seed_and_choices_make_the_same_game(story: Story, _: Random) -> None:
    """Whoever watched on the way."""
    game, ended = story.game, story.ended()
    twin = game.table()
    for seat, key in ended.choices:
        twin.push(key, seat)
    assert bytes_of(twin) == story.moments[-1]
    assert all(one != other for one, other in pairwise(story.moments))


# What happened


@afterwards(0.4)
def events_do_not_depend_on_when_they_are_asked_for(story: Story, _: Random) -> None:
    late = story.ended()
    table = late
    for number, table in enumerate(story.game.play()):
        if number == 0 or number % 31 == 0:
            assert encode(table.events) == encode(table.clone().events)
            assert encode(table.events) == encode(Table.replay(again(table.record())).events)
        if number % 17 == 5 and not table.over:
            table.push(table.decision.options[0], table.decision.seat)
            table.pop()
    assert encode(table.events) == encode(late.events)
    assert table.steps == late.steps
    assert len(late.steps) == len(late.choices)
