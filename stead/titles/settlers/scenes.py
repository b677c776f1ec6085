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
    top: Sequence[str] = (),
    discarded: Sequence[str] = (),
    choices: Sequence[str] = (),
    guarded: Sequence[str] = (),
    laid: Mapping[str, Mapping[str, int]] | None = None,
    used: Mapping[str, int] | None = None,
) -> Scene:
    """Players by faction, the first of whom looks and is asked: `wood=2, hand=["COM018"], passed=True`. `top` are the
    cards that the Common deck gives first, in their order; `discarded` lie on its discard pile."""
    told = [card for facts in players.values() for zone in ZONES for card in facts.get(zone, ())]
    told += [*row, *top, *discarded]
    decks = {name: [box.cards[card].id for card in box.deck(name)] for name in ("common", *players)}
    left = {name: [card for card in deck if card not in told] for name, deck in decks.items()}
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
                    "deck": left[faction],
                    **({"tokens": list(facts["tokens"])} if "tokens" in facts else {}),
                }
                for faction, facts in players.items()
            ],
            "deck": [*left["common"], *reversed(top)],
            **({"discard": list(discarded)} if discarded else {}),
            "row": list(row),
            "guarded": list(guarded),
            "laid": dict(laid or {}),
            "used": dict(used or {}),
        },
        choices=tuple(choices),
    )
