"""Numbers as people read them, in the terminal and on the ladder alike."""

import math

from stead.arena.statistics import Estimate


def percent(share: Estimate) -> str:
    """
    >>> percent(Estimate(0.5, 0.41, 0.59))
    '50.0 % (41.0–59.0)'
    """
    mean, low, high = (f"{100 * value:.1f}" for value in share)
    return f"{mean} % ({low}–{high})"


def times(share: Estimate) -> str:
    mean, low, high = (f"{value:.2f}" for value in share)
    return f"{mean} ({low}–{high})"


def points(mean: Estimate) -> str:
    return f"{mean.mean:.1f} ± {mean.high - mean.mean:.1f}"


def elo(difference: Estimate) -> str:
    """
    >>> elo(Estimate(190.85, 120.0, math.inf))
    '+191 (+120 to ∞)'
    """
    mean, low, high = map(_signed, difference)
    return f"{mean} ({low} to {high})"


def _signed(value: float) -> str:
    if math.isinf(value):
        return "∞" if value > 0 else "−∞"
    return f"{value:+.0f}".replace("-", "−") if round(value) else "0"


def milliseconds(value: float | None) -> str:
    """With as many places as mean something."""
    if value is None:
        return "–"
    places = next((places for places, least in enumerate((100, 10, 0.1)) if value >= least), 3)
    return f"{value:.{places}f}"
