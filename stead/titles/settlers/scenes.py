"""Positions told in a few words, for pictures and exercises: what is not spoken of lies in its deck."""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kernel.course import Scene
from stead.titles.settlers.box import Box
from stead.titles.settlers.goods import NAMES
from stead.titles.settlers.state import ACTION

ZONES = ("hand", "empire", "deals", "foundations", "discard")


def scene(
    box: Box,
    players: Mapping[str, Mapping[str, Any]],
    *,
    round: int = 2,
    phase: str = ACTION,
    row: Sequence[str] = (),
    guarded: Sequence[str] = (),
    laid: Mapping[str, Mapping[str, int]] | None = None,
    used: Mapping[str, int] | None = None,
) -> Scene:
    """Players by faction, the first of whom looks and is asked: `wood=2, hand=["COM018"], passed=True`."""
    told = [card for facts in players.values() for zone in ZONES for card in facts.get(zone, ())]
    return Scene(
        tuple(players),
        {
            "round": round,
            "phase": phase,
            "stage": 0,
            "first": 0,
            "active": 0,
            "chance": 1,
            "players": [
                {
                    "goods": {name: facts[name] for name in NAMES if name in facts},
                    **{zone: list(facts.get(zone, ())) for zone in ZONES},
                    "passed": facts.get("passed", False),
                    "deck": [id for id in map(box.ids.__getitem__, box.deck(faction)) if id not in told],
                }
                for faction, facts in players.items()
            ],
            "deck": [id for id in map(box.ids.__getitem__, box.deck("common")) if id not in [*told, *row]],
            "row": list(row),
            "guarded": list(guarded),
            "laid": dict(laid or {}),
            "used": dict(used or {}),
        },
    )
