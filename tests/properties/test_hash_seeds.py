"""The same game is the same to the byte whatever PYTHONHASHSEED is."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

PROGRAM = """
import hashlib
from tests.properties.play import MOODS, PARTS, Start
from tests.properties.same import bytes_of, encode

names = hashlib.sha256()
for title, part in PARTS.items():
    for number in range(12 // part.length):
        seats = part.title.roles[number % 4 :: -1]
        options = {setting.name: setting.values[number % len(setting.values)] for setting in part.settings(len(seats))}
        game = Start(title, seats, 5 + number, options, number % 8 > 3, MOODS[number % 3])
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
