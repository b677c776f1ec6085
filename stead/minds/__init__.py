"""Bots that have learned: a network a title (`net`), what it thinks of a table (`judge`), and two who play by it. Keen
judges what each option leads to, deep plays on from the best of them. numpy is all they need; `training` makes the
weights.
"""

import os

# For networks as small as these several threads only stand in each other's way, up to thirty times on a busy machine. It
# counts where numpy is not there yet; whoever wants more of them says so in the environment.
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")


class MindError(Exception):
    """Why there is no network for this, in a sentence that says what to do."""
