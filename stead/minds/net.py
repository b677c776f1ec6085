"""A small network in numpy: from the flags that a seat sees to chances, a margin, and what options are worth a look.

    flags -> 128 -> 32 -> a chance for each seat, clockwise from the one who looks, and the margin of points
               \\-> 32, with the flags of an option -> how likely that option is to be chosen

Files hold half-precision numbers, which halves their size and changes no choice that matters.
"""

import io
import json
from collections.abc import Mapping, Sequence
from typing import Any
from zipfile import BadZipFile

import numpy as np

from stead.minds import MindError

Array = np.ndarray
HIDDEN = 128
SECOND = 32
FORMAT = 1
"""Of the files."""

VALUE = ("trunk", "trunk_bias", "second", "second_bias", "chance", "chance_bias", "margin", "margin_bias")
SCORER = ("state", "option", "option_bias", "score")


class Net:
    def __init__(self, weights: Mapping[str, Array], about: Mapping[str, Any]) -> None:
        self.weights = {name: np.ascontiguousarray(weight, np.float32) for name, weight in weights.items()}
        self.about = dict(about)
        """What it is for and how it came about; `scale` is how many points a margin of 1 is."""

    @classmethod
    def new(cls, flags: int, option_flags: int, seats: int, about: Mapping[str, Any], seed: int = 1) -> "Net":
        """That knows nothing."""
        draw = np.random.default_rng(seed).normal
        shapes = {
            "trunk": (flags, HIDDEN),
            "second": (HIDDEN, SECOND),
            "chance": (SECOND, seats),
            "margin": (SECOND, 1),
            "state": (HIDDEN, SECOND),
            "option": (option_flags, SECOND),
            "score": (SECOND, 1),
        }
        spread = {
            "trunk": 0.05,
            "option": 0.2,
            "chance": 0.1,
            "margin": 0.1,
            "second": 0.12,
            "state": 0.12,
            "score": 0.25,
        }
        weights = {name: draw(0, spread[name], shape).astype(np.float32) for name, shape in shapes.items()}
        biases = {"trunk_bias": HIDDEN, "second_bias": SECOND, "chance_bias": seats, "margin_bias": 1}
        weights |= {name: np.zeros(size, np.float32) for name, size in biases.items()}
        weights["option_bias"] = np.zeros(SECOND, np.float32)
        return cls(weights, about)

    # What it thinks

    def trunk(self, rows: Array) -> Array:
        """What all else is made of, of rows of flags."""
        w = self.weights
        return np.maximum(rows.astype(np.float32) @ w["trunk"] + w["trunk_bias"], 0)

    def judge(self, trunk: Array, players: int) -> tuple[Array, Array]:
        """By row the chance of each seat, clockwise from the one who looks, and the points that this one will have more
        than the best of the others."""
        w = self.weights
        second = np.maximum(trunk @ w["second"] + w["second_bias"], 0)
        logits = (second @ w["chance"] + w["chance_bias"])[:, :players]
        margins = (second @ w["margin"] + w["margin_bias"])[:, 0]
        return chances(logits), margins * self.about["scale"]

    def score(self, trunk: Array, options: Array, counts: Sequence[int]) -> Array:
        """How much options are worth a look: logits. So many of them, one after the other, belong to each row."""
        w = self.weights
        state = np.repeat(trunk @ w["state"] + w["option_bias"], counts, 0)
        return (np.maximum(state + options.astype(np.float32) @ w["option"], 0) @ w["score"])[:, 0]

    # Files

    def save(self) -> bytes:
        file = io.BytesIO()
        about = np.frombuffer(json.dumps({**self.about, "format": FORMAT}, sort_keys=True).encode(), np.uint8)
        arrays: dict[str, Any] = {name: self.weights[name].astype(np.float16) for name in (*VALUE, *SCORER)}
        np.savez_compressed(file, about=about, **arrays)
        return file.getvalue()

    @classmethod
    def load(cls, data: bytes, name: str) -> "Net":
        try:
            with np.load(io.BytesIO(data), allow_pickle=False) as file:
                about = json.loads(file["about"].tobytes())
                weights = {one: file[one] for one in (*VALUE, *SCORER)}
        except (OSError, EOFError, ValueError, KeyError, BadZipFile) as error:
            raise MindError(
                f"{name} is no file of weights ({error}): train again, or take the file that came with us"
            ) from None
        if about.pop("format", None) != FORMAT:
            raise MindError(f"{name} was written by another version of Stead: train again with this one")
        return cls(weights, about)


def chances(logits: Array) -> Array:
    """That add up to 1; of one seat alone, how likely it wins."""
    if logits.shape[1] == 1:
        return 1 / (1 + np.exp(-logits))
    odds = np.exp(logits - logits.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)
