"""Workers that share what they run, each something that the other uses, come to an end."""

import subprocess
import sys
from pathlib import Path

WORKER = """
import sys, time
from contextlib import contextmanager
from pathlib import Path
from tests import once

class Folder:
    def getbasetemp(self): return Path(sys.argv[1]) / sys.argv[2]

@contextmanager
def running(name):
    print("start", name, flush=True)
    yield f"{name} by {sys.argv[2]}"
    print("stop", name, flush=True)

def use(*names):
    if names:
        with once.once(names[0], Folder(), lambda: running(names[0])) as told:
            print("told", told, flush=True)
            use(*names[1:])
    else:  # both use everything
        (Path(sys.argv[1]) / f"{sys.argv[2]} in").touch()
        while len(list(Path(sys.argv[1]).glob("* in"))) < 2:
            time.sleep(0.01)

use(*sys.argv[3:])
once.end()
"""


def test_two_workers_that_run_what_the_other_uses(tmp_path: Path) -> None:
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", WORKER, tmp_path, *words.split()],
            stdout=subprocess.PIPE,
            text=True,
            env={"PYTEST_XDIST_WORKER": "gw", "PYTHONPATH": str(Path(__file__).parents[1])},
        )
        for words in ("gw0 browser database", "gw1 database browser")
    ]
    said = [worker.communicate(timeout=60)[0].splitlines() for worker in workers]
    assert [worker.returncode for worker in workers] == [0, 0]
    for name in ("browser", "database"):
        assert sum(f"start {name}" in lines for lines in said) == 1
        assert sum(f"stop {name}" in lines for lines in said) == 1
    told = [{line for line in lines if line.startswith("told")} for lines in said]
    assert told[0] == told[1]
