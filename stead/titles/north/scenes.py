"""Positions told in a few words, for pictures and exercises: what is not spoken of lies in its deck."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stead.kernel.course import Scene
from stead.titles.north.box import Box
from stead.titles.north.cards import TILES
from stead.titles.north.goods import NAMES
from stead.titles.north.setup import PAWNS
from stead.titles.north.state import ACTION

ZONES: Final = ("hand", "empire", "discard")
CIRCLE: Final = TILES
"""All exercises are on this circle: whoever has done one knows it."""
ROUND: Final = 2


def scene(
    box: Box,
    players: Mapping[str, Mapping[str, Any]],
    *,
    round: int = ROUND,
    phase: str = ACTION,
    queue: Sequence[str] = (),
    near: Sequence[str] = ("NEA002", "NEA003"),
    distant: Sequence[str] = ("DIS001", "DIS002"),
    exhausted: Sequence[str] = (),
    assigned: Mapping[str, Mapping[str, int]] | None = None,
    beneath: Mapping[str, str] | None = None,
) -> Scene:
    """Players by clan, the first of whom looks and is asked: `wood=2, hand=["GLE007"], pawns=["harvest"], spent=1`.

    `empire` is what stands there besides the basic fields; `third` says that the ship is there that a card brings.
    Ships in the queue, from the arrow on: `queue=["ulaf fish raze", "glenn"]`.
    """
    clans = list(players)
    told = [card for facts in players.values() for zone in ZONES for card in facts.get(zone, ())]
    told += [*near, *distant]

    def rest(deck: str) -> list[str]:
        return [id for id in map(box.ids.__getitem__, box.deck(deck)) if id not in told]

    return Scene(
        tuple(clans),
        {
            "round": round,
            "phase": phase,
            "stage": 0,
            "first": 0,
            "active": 0,
            "chance": 1,
            "tiles": list(CIRCLE),
            "players": [
                {
                    "goods": {name: facts[name] for name in NAMES if name in facts},
                    "spent": facts.get("spent", 0),
                    "passed": facts.get("passed", False),
                    **_ships(box, clan, facts, queue),
                    "pawns": [*facts.get("pawns", ()), *[None] * PAWNS][:PAWNS],
                    **{zone: list(facts.get(zone, ())) for zone in ZONES},
                    "empire": [*map(box.ids.__getitem__, box.start(clan)), *facts.get("empire", ())],
                    "deck": rest(clan),
                }
                for clan, facts in players.items()
            ],
            "queue": [_ship(clans, ship) for ship in queue],
            "near": list(near),
            "distant": list(distant),
            "near_deck": rest("near"),
            "distant_deck": rest("distant"),
            "exhausted": list(exhausted),
            "assigned": dict(assigned or {}),
            "beneath": dict(beneath or {}),
        },
    )


def _ship(clans: Sequence[str], told: str) -> dict[str, Any]:
    clan, *cargo = told.split()
    return {"seat": clans.index(clan), **dict.fromkeys(cargo, True)}


def _ships(box: Box, clan: str, facts: Mapping[str, Any], queue: Sequence[str]) -> dict[str, int]:
    """Those in reserve, and those that a card may still bring."""
    sailing = sum(ship.split()[0] == clan for ship in queue)
    more = 0 if facts.get("third") else box.clans[clan].more
    return {"ships": box.clans[clan].ships + box.clans[clan].more - more - sailing, "more": more}
