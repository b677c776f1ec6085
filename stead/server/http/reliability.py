"""How far the judge of a title can be trusted, as it was measured when it had learnt: it lies with the weights, if it
was measured at all."""

from functools import lru_cache
from importlib import resources
from typing import Any

import msgspec

from stead.kernel.title import Title, names
from stead.server.messages import Reliability


@lru_cache(64)
def reliability_of(title: Title[Any]) -> Reliability | None:
    file = (
        resources.files("stead.minds") / "weights" / f"{'+'.join((title.name, *names(title.modules)))}.calibration.json"
    )
    return msgspec.json.decode(file.read_bytes(), type=Reliability) if file.is_file() else None
