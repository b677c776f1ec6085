"""Finished games to analyse: of every title for every number of players, the shortest that was written down."""

from typing import Any

from stead import Table
from tests.fixtures.recorded import ALL


def shortest() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for title, games in ALL.items():
        for game in games.values():
            record = game["record"]
            kind = f"{title}-{len(record['seats'])}"
            if kind not in found or len(record["choices"]) < len(found[kind]["choices"]):
                found[kind] = record
    return found


SHORTEST = shortest()


def finished(kind: str) -> Table:
    return Table.replay(SHORTEST[kind])
