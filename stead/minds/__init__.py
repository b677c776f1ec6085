"""Bots that have learned: a network a title (`net`), what it thinks of a table (`judge`), and two who play by it. Keen
judges what each option leads to, deep plays on from the best of them. numpy is all they need; `training` makes the
weights.
"""


class MindError(Exception):
    """Why there is no network for this, in a sentence that says what to do."""
