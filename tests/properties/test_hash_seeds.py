"""The same game is the same to the byte whatever PYTHONHASHSEED is."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

PROGRAM = """
import hashlib
from tests.properties.play import MOODS, Start
from tests.properties.same import bytes_of, encode

names = hashlib.sha256()
for number, seats in enumerate((
    ("romans",), ("japanese",), ("barbarians", "egyptians"), ("japanese", "romans", "egyptians"),
    ("egyptians", "japanese", "barbarians", "romans"),
)):
    for lookout in ("standard", "alternative", "advanced") if len(seats) > 1 else ("standard",):
        for thick in (False, True):
            game = Start(seats, 5 + number, {"lookout": lookout}, thick, MOODS[number % 3])
            for step, table in enumerate(game.play()):
                if step % 9 == 0:
                    names.update(bytes_of(table))
                    views = [table.view(seat).data() for seat in (None, *range(len(seats)))]
                    names.update(encode(views))
                    for seat in range(len(seats)):
                        names.update(encode(table.determinize(seat, step).view(None).data()))
            names.update(encode((table.record(), table.events)))
print(names.hexdigest())
"""


def test_the_same_bytes_under_different_hash_seeds() -> None:
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("0", "1", "4242")
    ]
    names = {run.communicate()[0] for run in runs}
    assert [run.returncode for run in runs] == [0, 0, 0]
    assert len(names) == 1
