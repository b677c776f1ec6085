"""A game of each title as OpenSpiel writes it down, but for what observers see (when features or views change, the game
does not) and the history, which the actions tell. `python -m tests.rl.playthroughs` writes them anew, when rules or
cards changed on purpose."""

from pathlib import Path

from stead import shelf

FOLDER = Path(__file__).parent
SEED = 7


def play(title: str) -> str:
    from open_spiel.python.algorithms import generate_playthrough

    import stead.rl.spiel  # noqa: F401 - registers the games

    text: str = generate_playthrough.playthrough(f"python_stead_{title}(deals=4)", None, seed=SEED)
    return "".join(f"{line}\n" for line in text.splitlines() if not line.startswith(("Observation", "History")))


def file(title: str) -> Path:
    return FOLDER / f"{title}.txt"


def write() -> None:
    for title in shelf.TITLES:
        file(title).write_text(play(title), "utf-8")
