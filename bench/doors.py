"""How fast learners can play: steps a second through each door, beside catanatron's environment in the same run, in
processor time.

    python bench/doors.py                      a table, after about a minute
    python bench/doors.py --seconds 0.3        quicker and rougher
    python bench/doors.py --json doors.json    the numbers as data, too

What is measured, and what may be compared with what, is in bench/README.md. It needs the extra `rl`.
"""

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

import numpy as np

from stead import rl, shelf
from stead.rl.episode import Episode, Rules

PEER = "catanatron"
ABSENT = "catanatron's environment is not installed, so only Stead is measured; bench/README.md says how to get it."
PLAYERS = 2

Steps = Callable[[random.Random], Iterator[None]]
"""Plays games by chance, one after the other, and yields at every step."""


def raw(title: str, observe: bool) -> Steps:
    rules = Rules(title, PLAYERS)

    def steps(luck: random.Random) -> Iterator[None]:
        while True:
            episode = Episode(rules, luck.getrandbits(60))
            while not episode.over:
                if observe:
                    episode.observe(episode.seat)
                legal = episode.legal()
                episode.act(legal[int(luck.random() * len(legal))])
                yield

    return steps


def aec(title: str, actions: str) -> Steps:
    """As PettingZoo's own loop does it: `last()` and `step()`, the mask sampled."""
    env = rl.aec_env(title, PLAYERS, actions=actions, estimates=False)

    def steps(luck: random.Random) -> Iterator[None]:
        while True:
            env.reset(seed=luck.getrandbits(60))
            for _ in env.agent_iter():
                seen, _, ended, _, _ = env.last()
                env.step(None if ended or seen is None else chosen(seen["action_mask"], luck))
                yield

    return steps


def chosen(mask: np.ndarray, luck: random.Random) -> int:
    legal = mask.view(bool).nonzero()[0]
    return legal[int(luck.random() * len(legal))]


def parallel(title: str) -> Steps:
    env = rl.parallel_env(title, PLAYERS)

    def steps(luck: random.Random) -> Iterator[None]:
        while True:
            seen, _ = env.reset(seed=luck.getrandbits(60))
            while env.agents:
                seen, *_ = env.step({agent: chosen(seen[agent]["action_mask"], luck) for agent in env.agents})
                yield

    return steps


def gym(title: str) -> Steps:
    env = rl.gym_env(title, PLAYERS)

    def steps(luck: random.Random) -> Iterator[None]:
        while True:
            seen, _ = env.reset(seed=luck.getrandbits(60))
            ended = False
            while not ended:
                seen, _, ended, _, _ = env.step(chosen(seen["action_mask"], luck))
                yield

    return steps


def peer() -> Steps:
    """Its environment of Gymnasium, one seat against its random player, valid actions from the info; without the
    wrappers that `gymnasium.make` lays around it."""
    from catanatron_gym.envs import CatanatronEnv

    env = CatanatronEnv()

    def steps(luck: random.Random) -> Iterator[None]:
        while True:
            _, info = env.reset(seed=luck.getrandbits(30))
            ended = False
            while not ended:
                valid = info["valid_actions"]
                _, _, terminated, truncated, info = env.step(valid[int(luck.random() * len(valid))])
                ended = terminated or truncated
                yield

    return steps


def rate(steps: Iterator[None], seconds: float) -> float:
    """Steps a second of processor time."""
    began, done = time.process_time(), 0
    while True:
        for _ in range(50):
            next(steps)
        done += 50
        took = time.process_time() - began
        if took >= seconds:
            return done / took


def doors() -> dict[str, Steps]:
    found: dict[str, Steps] = {}
    for title in shelf.TITLES:
        found |= {
            f"{title} raw": raw(title, observe=False),
            f"{title} raw, features": raw(title, observe=True),
            f"{title} AEC, keys": aec(title, "keys"),
            f"{title} AEC, slots": aec(title, "slots"),
            f"{title} Parallel, keys": parallel(title),
            f"{title} Gymnasium, keys": gym(title),
        }
    return found


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--seconds", type=float, default=0.4, help="for each measurement")
    reader.add_argument("--repeats", type=int, default=5)
    reader.add_argument("--json", type=Path, help="write every number there")
    wanted = reader.parse_args()
    measured = doors()
    try:
        measured[f"{PEER} Gymnasium"] = peer()
    except ImportError:
        print(ABSENT)
    rates: dict[str, list[float]] = {name: [] for name in measured}
    running = {name: steps(random.Random(name)) for name, steps in measured.items()}
    for number in range(wanted.repeats):
        names = list(running)
        for name in names if number % 2 else names[::-1]:
            rates[name].append(rate(running[name], wanted.seconds))
    print(f"{'steps a second of processor time':34}  median   least    most")
    for name, found in rates.items():
        print(f"{name:34} {median(found):7.0f} {min(found):7.0f} {max(found):7.0f}")
    if wanted.json:
        wanted.json.write_text(json.dumps(rates, indent=1), "utf-8")


if __name__ == "__main__":
    main()
