"""A network learns from notes: first how games end, then, with what it sees by then, which options are chosen.

One game in twenty is kept aside to see how well it does on what it has not learned from.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

import numpy as np

from stead.minds.net import SCORER, VALUE, Array, Net, chances
from stead.minds.training.games import Notes, starts

BATCH = 1024
CHOICES = 128
MARGIN = 0.5
"""What an error in points counts for beside one in chances."""
DECAY = 1e-5
ASIDE = 20
LONGER = 0.7
"""What is learned of a moment is what the network before thought of the next one noted, with what came to light by
then, and, for so much of it, what is learned of that one, up to how the game ended: ends have much luck in them that
the moment has no part in (TD(λ))."""

TEMPERS = tuple(n / 20 for n in range(6, 27))
"""What chances may be tempered by: below 1 they are drawn together, above 1 apart."""

Progress = Callable[[str, float], None]


class Adam:
    def __init__(self, weights: Mapping[str, Array]) -> None:
        self._weights = weights
        self._means = {name: np.zeros_like(one) for name, one in weights.items()}
        self._squares = {name: np.zeros_like(one) for name, one in weights.items()}
        self._steps = 0

    def step(self, slopes: Mapping[str, Array], rate: float) -> None:
        self._steps += 1
        rate *= math.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for name, slope in slopes.items():
            weight, mean, square = self._weights[name], self._means[name], self._squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * weight)


def rates(steps: int, most: float) -> Iterator[float]:
    """Up for a twentieth of the way, then down."""
    for step in range(steps):
        done = step / steps
        yield most * min(1.0, done * 20 + 0.01) * (0.5 + 0.5 * math.cos(math.pi * done))


def unpacked(rows: Array, flags: int) -> Array:
    return np.unpackbits(rows, axis=1, count=flags).astype(np.float32)


# How games end


def looking_ahead(notes: Notes, before: Net) -> Notes:
    """The same notes, with ends of games that are mixed with what the network before thinks of the moments between."""
    flags = len(before.weights["trunk"])
    found, ahead = np.zeros_like(notes.outcomes), np.zeros_like(notes.margins)
    for players in np.unique(notes.players):
        which = np.flatnonzero(notes.players == players)
        for i in range(0, len(which), BATCH):
            now = which[i : i + BATCH]
            found[now, :players], ahead[now] = before.judge(
                before.trunk(unpacked(notes.rows[now], flags)), int(players)
            )
    outcomes, margins = notes.outcomes.copy(), notes.margins.copy()
    first = np.flatnonzero(np.diff(notes.games, prepend=-1))
    rows = np.diff(first, append=len(notes.games))
    left = (np.repeat(first + rows, rows) - 1 - np.arange(len(notes.games))) // notes.players
    """Moments of the game that were noted later."""
    for n in range(1, int(left.max(initial=0)) + 1):
        now = np.flatnonzero(left == n)
        later = now + notes.players[now]  # what the same seat saw then: all seats are noted, by turns
        outcomes[now] = found[later] + LONGER * (outcomes[later] - found[later])
        margins[now] = ahead[later] + LONGER * (margins[later] - ahead[later])
    return replace(notes, outcomes=outcomes, margins=margins)


def learn_values(net: Net, notes: Notes, epochs: float, rate: float, tell: Progress) -> None:
    flags = len(net.weights["trunk"])
    train = np.flatnonzero(notes.games % ASIDE != ASIDE - 1)
    draw = np.random.default_rng(1)
    adam = Adam({name: net.weights[name] for name in VALUE})
    steps = max(1, int(epochs * len(train) / BATCH))
    order = np.zeros(0, np.int64)
    for step, now in enumerate(rates(steps, rate)):
        if len(order) < BATCH:
            order = draw.permutation(train)
        batch, order = order[:BATCH], order[BATCH:]
        slopes, _, _ = value_slopes(net, notes, batch, flags)
        adam.step(slopes, now)
        tell("value", (step + 1) / steps)


def errors(net: Net, notes: Notes) -> dict[str, float]:
    """Of what it thinks of games kept aside, beside how they ended."""
    flags = len(net.weights["trunk"])
    held = np.flatnonzero(notes.games % ASIDE == ASIDE - 1)
    losses = [value_slopes(net, notes, held[i : i + BATCH], flags)[1:] for i in range(0, len(held), BATCH)]
    sizes = [len(held[i : i + BATCH]) for i in range(0, len(held), BATCH)]
    if not sizes:
        return {}
    chance, points = (float(np.average([loss[k] for loss in losses], weights=sizes)) for k in (0, 1))
    return {"chance": chance, "margin": points * net.about["scale"]}


def temper(net: Net, notes: Notes) -> float:
    """A network is too sure of itself after going over the same games again and again. So its chances are drawn
    together, as far as is right for games kept aside. By what."""
    flags, w = len(net.weights["trunk"]), net.weights
    held = np.flatnonzero(notes.games % ASIDE == ASIDE - 1)
    losses = np.zeros(len(TEMPERS))
    for i in range(0, len(held), BATCH):
        batch = held[i : i + BATCH]
        two = np.maximum(net.trunk(unpacked(notes.rows[batch], flags)) @ w["second"] + w["second_bias"], 0)
        logits, outcomes = two @ w["chance"] + w["chance_bias"], notes.outcomes[batch]
        for players in np.unique(notes.players[batch]):
            which = notes.players[batch] == players
            ended = outcomes[which, :players]
            for n, by in enumerate(TEMPERS):
                found = chances(logits[which, :players] * by)
                losses[n] -= (ended * np.log(found + 1e-9)).sum()
                if players == 1:
                    losses[n] -= ((1 - ended) * np.log(1 - found + 1e-9)).sum()
    by = TEMPERS[int(losses.argmin())] if len(held) else 1.0
    w["chance"] *= by
    w["chance_bias"] *= by
    return by


def value_slopes(net: Net, notes: Notes, batch: Array, flags: int) -> tuple[dict[str, Array], float, float]:
    """By weight how the error grows with it; the error in chances (cross entropy) and in points (root of squares)."""
    w = net.weights
    rows = unpacked(notes.rows[batch], flags)
    players, outcomes = notes.players[batch], notes.outcomes[batch]
    margins = notes.margins[batch] / net.about["scale"]
    first = rows @ w["trunk"] + w["trunk_bias"]
    one = np.maximum(first, 0)
    second = one @ w["second"] + w["second_bias"]
    two = np.maximum(second, 0)
    logits = two @ w["chance"] + w["chance_bias"]
    ahead = (two @ w["margin"] + w["margin_bias"])[:, 0]
    there = np.arange(logits.shape[1]) < players[:, None]
    alone = players == 1
    found = chances(np.where(there, logits, -30))
    found[alone, 0] = 1 / (1 + np.exp(-logits[alone, 0]))
    error = np.where(there, found - outcomes, 0)
    miss = np.clip(ahead - margins, -3, 3)
    size = len(batch)
    loss = -(
        outcomes * np.log(found + 1e-9) + np.where(alone[:, None] & there, (1 - outcomes) * np.log(1 - found + 1e-9), 0)
    )
    back_chance, back_margin = error / size, MARGIN * miss[:, None] / size
    back_two = (back_chance @ w["chance"].T + back_margin @ w["margin"].T) * (second > 0)
    back_one = (back_two @ w["second"].T) * (first > 0)
    slopes = {
        "trunk": rows.T @ back_one,
        "trunk_bias": back_one.sum(0),
        "second": one.T @ back_two,
        "second_bias": back_two.sum(0),
        "chance": two.T @ back_chance,
        "chance_bias": back_chance.sum(0),
        "margin": two.T @ back_margin,
        "margin_bias": back_margin.sum(0),
    }
    return slopes, float(loss.sum() / size), float(np.sqrt(np.mean(np.square(ahead - margins))))


# Which options are chosen


def learn_choices(net: Net, notes: Notes, epochs: float, rate: float, tell: Progress) -> dict[str, float]:
    counts, likely = notes.counts, notes.likely
    if not len(counts):
        return {}
    begin = starts(counts)
    flags, option_flags = len(net.weights["trunk"]), len(net.weights["option"])
    everything = np.arange(len(counts))
    train, held = everything[everything % ASIDE != 0], everything[everything % ASIDE == 0]
    draw = np.random.default_rng(1)
    adam = Adam({name: net.weights[name] for name in SCORER})
    steps = max(1, int(epochs * len(train) / CHOICES))
    order = np.zeros(0, np.int64)

    def batch_of(batch: Array) -> tuple[Array, Array, Array, Array]:
        rows = np.concatenate([np.arange(begin[i], begin[i + 1]) for i in batch])
        which = np.repeat(np.arange(len(batch)), counts[batch])
        trunk = net.trunk(unpacked(notes.chosen_rows[batch], flags))
        return trunk, which, unpacked(notes.options[rows], option_flags), likely[rows]

    for step, now in enumerate(rates(steps, rate)):
        if len(order) < CHOICES:
            order = draw.permutation(train)
        batch, order = order[:CHOICES], order[CHOICES:]
        slopes, _, _ = choice_slopes(net, *batch_of(batch))
        adam.step(slopes, now)
        tell("choices", (step + 1) / steps)
    if not len(held):
        return {}
    losses = [choice_slopes(net, *batch_of(held[i : i + CHOICES]))[1:] for i in range(0, len(held), CHOICES)]
    return {"choice": float(np.mean([one[0] for one in losses])), "same": float(np.mean([one[1] for one in losses]))}


def choice_slopes(
    net: Net, trunk: Array, which: Array, options: Array, likely: Array
) -> tuple[dict[str, Array], float, float]:
    w = net.weights
    state = trunk @ w["state"]
    hidden = state[which] + options @ w["option"] + w["option_bias"]
    active = np.maximum(hidden, 0)
    logits = (active @ w["score"])[:, 0]
    edges = np.flatnonzero(np.diff(which, prepend=-1))
    most = np.maximum.reduceat(logits, edges)
    odds = np.exp(logits - most[which])
    found = odds / np.add.reduceat(odds, edges)[which]
    size = len(trunk)
    back = ((found - likely) / size)[:, None]
    back_hidden = (back @ w["score"].T) * (hidden > 0)
    slopes = {
        "score": active.T @ back,
        "option": options.T @ back_hidden,
        "option_bias": back_hidden.sum(0),
        "state": trunk.T @ np.add.reduceat(back_hidden, edges),
    }
    best = np.maximum.reduceat(np.where(logits == most[which], likely, 0), edges)
    top = np.maximum.reduceat(likely, edges)
    return slopes, float(-(likely * np.log(found + 1e-9)).sum() / size), float(np.mean(best >= top))
