"""A new field of the state that is forgotten in clone, position or view fails here, until it is said how it is shown.

A sample of each title lists every field of its game: how to change it, and who sees the change. A field that is missing
there, or is there but no more, is the first failure.
"""

from typing import Any

import pytest

from stead import Table
from stead.kernel.events import Log
from tests.kernel.fields import founders, settlers
from tests.kernel.fields.field import ALL, ME, NEVER, NOBODY, OTHER, OTHERS, OWNER, SETUP, Field, Sample
from tests.properties.same import encode

SAMPLES = {sample.title.name: sample for sample in (settlers.SAMPLE, founders.SAMPLE)}
EACH = pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)
CHANGING = pytest.mark.parametrize(
    ("sample", "field"),
    [
        pytest.param(sample, field, id=f"{title}.{kind.__name__}.{name}")
        for title, sample in SAMPLES.items()
        for kind, fields in sample.fields.items()
        for name, field in fields.items()
        if field.change is not None
    ],
)


def game_of(sample: Sample) -> Any:
    return Table.from_position(sample.position()).game


@EACH
def test_every_field_is_listed_here(sample: Sample) -> None:
    for kind, fields in sample.fields.items():
        assert sorted(kind.__slots__) == sorted(fields), "say how it changes and who sees it"


def plain(sample: Sample, thing: Any) -> Any:
    """Every field by name, deep enough to be compared; but for what never changes and what is no part of the state."""
    fields = sample.fields.get(type(thing))
    if fields is not None:
        kept = [name for name, field in fields.items() if field.who not in (SETUP, NEVER)]
        return {name: plain(sample, getattr(thing, name)) for name in sorted(kept)}
    if type(thing) in (list, tuple):
        return [plain(sample, part) for part in thing]
    return thing.state if hasattr(thing, "state") else repr(thing)


@EACH
def test_a_clone_has_every_field(sample: Sample) -> None:
    game = game_of(sample)
    twin = game.clone()
    assert plain(sample, twin) == plain(sample, game)
    for name, field in sample.fields[type(game)].items():
        assert field.who != SETUP or getattr(twin, name) == getattr(game, name)


@CHANGING
def test_a_clone_shares_nothing_that_changes(sample: Sample, field: Field) -> None:
    game = game_of(sample)
    twin = game.clone()
    before = plain(sample, game)
    assert field.change is not None
    field.change(twin)
    assert plain(sample, twin) != before, "the change changes nothing"
    assert plain(sample, game) == before


@EACH
def test_a_clone_has_no_log(sample: Sample) -> None:
    game = game_of(sample)
    game.log = Log()
    assert game.clone().log is None


@CHANGING
def test_a_position_tells_every_field(sample: Sample, field: Field) -> None:
    game = game_of(sample)
    before = encode(sample.title.position(game))
    assert field.change is not None
    field.change(game)
    assert (encode(sample.title.position(game)) != before) == field.written


@EACH
def test_a_position_brings_every_field_back(sample: Sample) -> None:
    game = game_of(sample)
    data = sample.position()
    read = sample.title.from_position(data["seats"], data["options"], sample.title.position(game))
    assert plain(sample, read) == plain(sample, game)


@EACH
def test_what_is_told_by_the_setup_is_at_the_head_of_the_position(sample: Sample) -> None:
    data = sample.position()
    for name in ("content", "seats", "options"):
        assert name in data
    before = Table.from_position(data).game
    data["options"] |= sample.options
    game = Table.from_position(data).game
    kept = [name for name, field in sample.fields[type(game)].items() if field.who == SETUP]
    assert sum(getattr(game, name) != getattr(before, name) for name in kept) == len(sample.options)


@CHANGING
def test_a_view_shows_every_field_to_those_who_may_see_it(sample: Sample, field: Field) -> None:
    game = game_of(sample)
    onlookers: tuple[int | None, ...] = (ME, OTHER, None)
    before = [encode(sample.title.view(game, (), seat).data()) for seat in onlookers]
    assert field.change is not None
    field.change(game)
    after = [encode(sample.title.view(game, (), seat).data()) for seat in onlookers]
    sees = {
        ALL: [True, True, True],
        OWNER: [True, False, False],
        NOBODY: [False, False, False],
        OTHERS: [False, True, True],
    }[field.who]
    assert [a != b for a, b in zip(before, after, strict=True)] == sees
