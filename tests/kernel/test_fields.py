"""What the declaration of a field cannot promise by itself: that its kind copies it and writes it down whole; where it
is shown in a way of its own, that it is shown at all."""

from typing import Any, NamedTuple

import pytest

from stead import Table, shelf
from stead.kernel.events import Log
from stead.kit.field import Field
from stead.kit.fields import Chosen, Given
from tests.founders import scene as founders
from tests.properties.same import encode, held, plain
from tests.settlers import scene as settlers


class Sample(NamedTuple):
    position: dict[str, Any]
    """Everything holds something there."""
    options: dict[str, Any]
    """Others than the position has."""
    untold: str
    """Fields that no view tells. Others tell as much (whose turn it is), or nobody needs to know."""


SAMPLES = {
    "settlers": Sample(
        settlers.scene(
            title=shelf.title("settlers", modules=["aztecs"]),  # so that there are tokens to have
            japanese=dict(
                tokens=["red"],
                hand=["COM001", "JAP001"],
                built=["COM005", "COM040", "JAP002", "JAP013", "JAP015", "COM020"],
                deals=["JAP007"],
                routes=["EGY003"],
                foundations=["COM009", "COM010"],
                hidden=["COM010"],
                discard=["JAP020"],
                pack=["COM030"],
                under={"JAP013": ["COM060"]},
                kept={"JAP015": {"wood": 1}},
                guarded=["COM005"],
                used={"COM040": 1},
                laid={"COM040": {"worker": 1}},
            ),
            egyptians=dict(hand=["COM003", "EGY001"], built=["EGY003", "COM041"], taken={"COM041": "japanese"}),
            discard=["COM070"],
            row=["COM080"],
            turn="japanese",
        ).table.position(),
        {"peaceful": True, "faction_reshuffle": True, "lookout": "advanced"},
        "stage loose log",
    ),
    "founders": Sample(
        founders.scene(
            savvas=dict(
                temporary=2,
                permanent=1,
                vp=9,
                hand=["build", "call", "huckster", "mason"],
                discard=["trade", "upgrade", "recruit"],
                face_down=["trade"],
                fresh=["mason"],
                storages={"stone": ["E3", "L2"], "people": ["B5"], "bricks": ["A7 B7 C7"]},
                houses=["A1"],
                bridges=["K3"],
                workers=1,
            ),
            humans=dict(resources=["metal"], home="wood", storages={"metal": ["Q5"]}, access=["E3"]),
            buildings={"town_hall": dict(at="G5 H5 G6 H6", cubes={"stone": "savvas"})},
            roads="F4 F5",
            market=["scholar", "foreman", "carpenter", "surveyor"],
            discarded=["university"],
            removed=["salt_barge"],
            achievements=[card.name for card in founders.BOX.achievements if card.deck == "end"][:1],
            options={"achievements": True},
        ).table.position(),
        {"workers": False, "mirror": True, "achievements": False},
        "stage loose log shown stake prestige_top refill voting played down"
        " occupied owned_cells margins reaches closed",
    ),
}
EACH = pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)


@EACH
def test_a_clone_has_every_field_and_shares_nothing_that_changes(sample: Sample) -> None:
    game = Table.from_position(sample.position).game
    game.log = Log()
    twin = game.clone()
    assert twin.log is None
    game.log = None
    assert plain(twin) == plain(game)
    for (one, field), (other, _) in zip(held(game), held(twin), strict=True):
        value = getattr(one, field.name)
        shared = value is getattr(other, field.name)
        assert not shared or isinstance(value, int | str | tuple | None) or isinstance(field, Given | Chosen), (
            field.name
        )


@EACH
def test_a_position_brings_every_field_back(sample: Sample) -> None:
    table = Table.from_position(sample.position)
    read = table.title.from_position(
        sample.position["seats"], sample.position["options"], table.title.position(table.game)
    )
    assert plain(read) == plain(table.game)


@EACH
def test_every_table_option_is_kept_in_the_state(sample: Sample) -> None:
    options = {**sample.position["options"], **sample.options}
    games = [Table.from_position({**sample.position, **more}).game for more in ({}, {"options": options})]
    chosen = [field.name for field in games[0].fields if isinstance(field, Chosen) and field.name != "options"]
    assert all(getattr(games[0], name) != getattr(games[1], name) for name in chosen)
    assert len(chosen) == len(sample.options)


@EACH
def test_a_view_shows_every_field_that_may_be_seen(sample: Sample) -> None:
    table = Table.from_position(sample.position)
    untold: set[str] = set()
    for thing, field in held(table.game):
        if not field.is_given and not isinstance(field, Chosen):
            before, value = shown(table), getattr(thing, field.name)
            setattr(thing, field.name, another(thing, field))
            if shown(table) == before:
                untold.add(field.name)
            setattr(thing, field.name, value)
    assert untold == set(sample.untold.split())


def shown(table: Table) -> list[bytes]:
    """To players and onlookers."""
    return [encode(table.view(seat).data()) for seat in (0, 1, None)]


def another(thing: Any, field: Field) -> Any:
    """What it holds out of the box; if it holds that, something else."""
    value = getattr(thing, field.name)
    given = [getattr(thing, one.name) for one in thing.fields if one.is_given]
    nothing = getattr(type(thing)(*given), field.name)
    if value != nothing:
        return nothing
    if isinstance(value, int):
        return not value if isinstance(value, bool) else value + 1
    return b"\1" * len(value) if isinstance(value, bytearray) else [0]
