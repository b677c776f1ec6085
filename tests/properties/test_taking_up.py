"""A table can be taken back, copied, written down and taken up again at every decision, and is the same to the byte."""

import random

from stead import Table
from tests.properties.play import Start, games
from tests.properties.same import again, bytes_of, encode


@games(15)
def test_pop_after_push_is_the_identity(game: Start) -> None:
    luck = game.luck
    for table in game.play():
        before = bytes_of(table)
        for decision in table.decisions:
            table.push(luck.choice(decision.options), decision.seat)
            table.pop()
            assert bytes_of(table) == before


@games(8)
def test_a_whole_game_can_be_taken_back_and_played_again(game: Start) -> None:
    seen = [bytes_of(table) for table in game.play()]
    *_, table = game.play()
    choices = table.choices
    for before in reversed(seen[:-1]):
        table.pop()
        assert bytes_of(table) == before
    for (seat, key), after in zip(choices, seen[1:], strict=True):
        table.push(key, seat)
        assert bytes_of(table) == after


@games(15)
def test_a_position_leads_to_the_same_bytes_at_every_decision(game: Start) -> None:
    for table in game.play():
        twin = Table.from_position(again(table.position()))
        assert bytes_of(twin) == bytes_of(table)


@games(8)
def test_a_game_goes_on_from_a_position_as_it_would_have(game: Start) -> None:
    """The twin is taken up anew at every decision, so each push happens at a table that was just read from a file."""
    for table in game.play():
        if table.over:
            return
        twin = Table.from_position(again(table.position()))
        decision = game.luck.choice(table.decisions)
        key = game.choose(random.Random(len(table.choices)), decision).key
        other = table.clone()
        twin.push(key, decision.seat)
        other.push(key, decision.seat)
        assert bytes_of(twin) == bytes_of(other)


@games(6)
def test_a_record_leads_to_the_same_bytes(game: Start) -> None:
    """From the beginning to any decision; late in a game to some of them."""
    luck = game.luck
    for table in game.play():
        if luck.random() > 40 / (1 + len(table.choices)):
            continue
        twin = Table.replay(again(table.record()))
        assert bytes_of(twin) == bytes_of(table)
        assert encode(twin.record()) == encode(table.record())


@games(6)
def test_a_game_that_was_taken_up_in_the_middle_has_a_record_too(game: Start) -> None:
    for number, table in enumerate(game.play(most=120)):
        if number % 7 == 0:
            twin = Table.from_position(again(table.position()))
            if not twin.over:
                decision = game.luck.choice(twin.decisions)
                twin.push(game.luck.choice(decision.options), decision.seat)
            assert bytes_of(Table.replay(again(twin.record()))) == bytes_of(twin)
            assert encode(Table.replay(again(twin.record())).record()) == encode(twin.record())


@games(15)
def test_a_clone_is_equal_and_independent(game: Start) -> None:
    luck = game.luck
    for table in game.play():
        before = bytes_of(table)
        twin = table.clone()
        assert bytes_of(twin) == before
        assert twin.choices == table.choices
        for _ in range(3):
            if not twin.over:
                decision = luck.choice(twin.decisions)
                twin.push(luck.choice(decision.options), decision.seat)
        assert bytes_of(table) == before
        if not table.over:  # and the other way round
            later, other = bytes_of(twin), table.clone()
            other.push(other.decision.options[0], other.decision.seat)
            assert bytes_of(twin) == later


@games(10)
def test_clones_play_the_same_game(game: Start) -> None:
    """The same choices lead clones to the same end, whenever the clone was made."""
    *_, ended = game.play()
    choices = ended.choices
    for number, table in enumerate(game.play()):
        if number % 23 == 0:
            twin = table.clone()
            for seat, key in choices[number:]:
                twin.push(key, seat)
            assert bytes_of(twin) == bytes_of(ended)
            assert encode(twin.record()) == encode(ended.record())


@games(8)
def test_events_do_not_depend_on_when_they_are_asked_for(game: Start) -> None:
    *_, late = game.play()
    for number, table in enumerate(game.play()):
        if number == 0 or number % 31 == 0:
            assert encode(table.events) == encode(table.clone().events)
            assert encode(table.events) == encode(Table.replay(again(table.record())).events)
        if number % 17 == 5 and not table.over:
            table.push(table.decision.options[0], table.decision.seat)
            table.pop()
    assert encode(table.events) == encode(late.events)
    assert table.steps == late.steps
    assert len(late.steps) == len(late.choices)


@games(5, thick=False)
def test_the_same_seed_and_choices_make_the_same_game(game: Start) -> None:
    *_, ended = game.play()
    twin = Table.new(game.title, game.seats, game.seed, game.options)
    for seat, key in ended.choices:
        twin.push(key, seat)
    assert bytes_of(twin) == bytes_of(ended)
