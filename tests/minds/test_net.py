"""The network: files, and how errors grow with its weights."""

from dataclasses import replace

import numpy as np
import pytest

from stead.minds import MindError
from stead.minds.net import Array, Net
from stead.minds.training.games import Notes
from stead.minds.training.learn import LONGER, choice_slopes, looking_ahead, unpacked, value_slopes

FLAGS, OPTION_FLAGS, SEATS = 16, 11, 3


def small() -> Net:
    net = Net.new(FLAGS, OPTION_FLAGS, SEATS, {"scale": 5.0})
    net.weights = {name: one.astype(np.float64) for name, one in net.weights.items()}  # so that differences tell
    return net


def notes() -> Notes:
    draw = np.random.default_rng(3)
    players = np.array([1, 2, 3, 3, 2, 1], np.int8)
    outcomes = np.array([[1, 0, 0], [0, 1, 0], [0.5, 0.5, 0], [0, 0, 1], [1, 0, 0], [0.3, 0, 0]])
    counts = np.array([2, 3, 1], np.int32)
    likely = np.array([0.2, 0.8, 0.5, 0.25, 0.25, 1.0])
    return Notes(
        rows=np.packbits(draw.integers(0, 2, (6, FLAGS), np.uint8), axis=1),
        players=players,
        outcomes=outcomes,
        margins=draw.normal(0, 5, 6),
        games=np.arange(6),
        chosen_rows=np.packbits(draw.integers(0, 2, (3, FLAGS), np.uint8), axis=1),
        counts=counts,
        options=np.packbits(draw.integers(0, 2, (6, OPTION_FLAGS), np.uint8), axis=1),
        likely=likely,
        trials=np.zeros((0, 2), np.float32),
    )


@pytest.mark.parametrize("name", ["trunk", "second", "chance", "chance_bias", "margin", "trunk_bias"])
def test_values_are_learned_downhill(name: str):
    """The slope of the error is what the error itself says when a weight is moved a little."""
    net, noted, every = small(), notes(), np.arange(6)

    def error() -> float:
        _, chance, points = value_slopes(net, noted, every, FLAGS)
        return chance + 0.5 * points**2 / 2

    slopes, _, _ = value_slopes(net, noted, every, FLAGS)
    weight = net.weights[name]
    for where in list(np.ndindex(weight.shape))[:: max(1, weight.size // 7)]:
        kept = weight[where]
        weight[where] = kept + 1e-5
        more = error()
        weight[where] = kept - 1e-5
        less = error()
        weight[where] = kept
        assert slopes[name][where] == pytest.approx((more - less) / 2e-5, abs=1e-3)


@pytest.mark.parametrize("name", ["state", "option", "option_bias", "score"])
def test_choices_are_learned_downhill(name: str):
    net, draw = small(), np.random.default_rng(4)
    trunk, which = draw.random((3, len(net.weights["state"]))), np.repeat(np.arange(3), [2, 3, 1])
    options, likely = draw.integers(0, 2, (6, OPTION_FLAGS)).astype(float), notes().likely
    slopes, _, _ = choice_slopes(net, trunk, which, options, likely)
    weight = net.weights[name]
    for where in list(np.ndindex(weight.shape))[:: max(1, weight.size // 7)]:
        kept, errors = weight[where], []
        for moved in (kept + 1e-5, kept - 1e-5):
            weight[where] = moved
            errors.append(choice_slopes(net, trunk, which, options, likely)[1])
        weight[where] = kept
        assert slopes[name][where] == pytest.approx((errors[0] - errors[1]) / 2e-5, abs=1e-4)


def test_a_network_is_read_as_it_was_written():
    net = Net.new(FLAGS, OPTION_FLAGS, SEATS, {"scale": 5.0, "title": "settlers"})
    again = Net.load(net.save(), "a file")
    assert again.about == {"scale": 5.0, "title": "settlers"}
    rows = np.eye(FLAGS, dtype=np.uint8)
    for mine, its in zip(net.judge(net.trunk(rows), 2), again.judge(again.trunk(rows), 2), strict=True):
        assert np.allclose(mine, its, atol=0.01)
    assert again.save() == Net.load(again.save(), "the same").save()


@pytest.mark.parametrize("data", [b"", b"no weights", Net.new(3, 3, 2, {}).save()[:200]])
def test_what_is_no_file_of_weights_is_refused(data: bytes):
    with pytest.raises(MindError, match=r"mine\.npz is no file of weights"):
        Net.load(data, "mine.npz")


def test_weights_of_another_version_are_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("stead.minds.net.FORMAT", 0)
    data = Net.new(3, 3, 2, {}).save()
    monkeypatch.undo()
    with pytest.raises(MindError, match="another version of Stead"):
        Net.load(data, "mine.npz")


def test_a_moment_is_judged_by_the_later_ones_of_the_same_seat_and_game():
    before, noted = small(), notes()
    found, margins = before.judge(before.trunk(unpacked(noted.rows, FLAGS)), 2)

    def mixed(judged: Array, then: Array) -> Array:
        return (1 - LONGER) * judged + LONGER * then

    short = replace(noted, players=np.full(6, 2, np.int8), games=np.array([7, 7, 7, 7, 8, 8]))
    ahead = looking_ahead(short, before)
    assert np.allclose(ahead.outcomes[:2, :2], mixed(found[2:4], short.outcomes[2:4, :2]))
    assert np.allclose(ahead.margins[:2], mixed(margins[2:4], short.margins[2:4]))
    assert (ahead.outcomes[2:] == short.outcomes[2:]).all()  # nothing was noted of these later on
    assert (ahead.margins[2:] == short.margins[2:]).all()

    long = replace(short, games=np.full(6, 7))
    ahead = looking_ahead(long, before)
    assert np.allclose(ahead.margins[:2], mixed(margins[2:4], mixed(margins[4:], long.margins[4:])))
