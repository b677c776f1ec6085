"""How far the judge of a title can be trusted, as it was measured when it had learnt."""

from functools import lru_cache
from typing import Any

import msgspec

from stead.kernel.title import Title
from stead.server.learnt import measured
from stead.server.messages import Reliability


@lru_cache(64)
def reliability_of(title: Title[Any]) -> Reliability | None:
    data = measured(title, "calibration")
    return None if data is None else msgspec.json.decode(data, type=Reliability)
