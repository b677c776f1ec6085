"""The ladder: how strong the bots are, by title and number of players, out of stored games."""

from collections.abc import Iterable, Sequence

from stead import shelf
from stead.arena import figures
from stead.arena.games import Game
from stead.arena.results import Meeting, kinds, lone, meetings, milliseconds
from stead.arena.statistics import Pairing, ratings
from stead.kernel.title import Setting

HEAD = """# The ladder

How strong the bots are. Written by

    stead arena --ladder bench/arena/*.jsonl.gz

out of the games that are stored there; [arena.md](arena.md) says how they were played and what the numbers mean. After
a ± or in brackets stands what lies within 95 %. Milliseconds are processor time a decision, those of the bot and of
whom it plays against.
"""


def ladder(games: Iterable[Game]) -> str:
    """The page, of all these games; what is there twice counts once."""
    played = {game.id: game for game in games}.values()
    machines: dict[str, str] = {}
    for game in played:
        machines.setdefault(game.origin.machine, chr(ord("A") + len(machines)))
    parts = [HEAD]
    for some in sorted(kinds(played), key=_place):
        parts.append(f"## {_heading(some[0])}\n")
        parts += _alone(some, machines) if some[0].players == 1 else _together(some, machines)
    parts.append("## Machines\n")
    parts.append("\n".join(f"- {letter}: {words}" for words, letter in machines.items()) + "\n")
    return "\n".join(parts)


def _place(games: Sequence[Game]) -> tuple[object, ...]:
    title, ruleset, content, modules, options, players = games[0].kind
    return list(shelf.TITLES).index(title), modules, players, options, ruleset, content


def _heading(game: Game) -> str:
    found = shelf.find(game.title, game.content)
    parts = [game.title.capitalize(), *(f"with {module.capitalize()}" for module in game.modules)]
    parts.append("alone" if game.players == 1 else f"{game.players} players")
    defaults: Iterable[Setting] = found.settings if found is not None else ()
    usual = {setting.name: setting.values[0] for setting in defaults}
    parts += [f"{name}={value}" for name, value in sorted(game.options.items()) if usual.get(name) != value]
    today = shelf.title(game.title, modules=game.modules)
    if (game.ruleset, game.content) != (today.ruleset, today.content):
        parts.append(f"rules or cards of another time ({game.ruleset}, {game.content})")
    return ", ".join(parts)


def _together(games: Sequence[Game], machines: dict[str, str]) -> list[str]:
    met = sorted(meetings(games), key=lambda meeting: (meeting.guest, meeting.host))
    parts = [_rated(met)] if met and met[0].elo is not None and len(met) > 1 else []
    last = "Elo" if met and met[0].elo is not None else "times its fair share"
    rows = []
    for meeting in met:
        own = [game for block in meeting.blocks for game in block]
        spent = milliseconds(own)
        each = " / ".join(figures.milliseconds(spent.get(bot)) for bot in (meeting.guest, meeting.host))
        strength = figures.elo(meeting.elo) if meeting.elo is not None else figures.times(meeting.fair_shares)
        share = figures.percent(meeting.share)
        rows.append([meeting.guest, meeting.host, str(meeting.games), share, strength, each, _played(own, machines)])
    return [*parts, _grid(["bot", "against", "games", "share of wins", last, "ms", "played"], rows)]


def _rated(met: Sequence[Meeting]) -> str:
    """Where several met, all on one scale."""
    found = ratings([Pairing(one.guest, one.host, one.games, one.share.mean) for one in met])
    order = sorted(found.items(), key=lambda rated: -rated[1])
    return _grid(["bot", "rating"], [[bot, f"{rating:.0f}"] for bot, rating in order])


def _alone(games: Sequence[Game], machines: dict[str, str]) -> list[str]:
    spent = milliseconds(games)
    rows = []
    for one in sorted(lone(games), key=lambda one: one.bot):
        won = "–" if one.won is None else figures.percent(one.won)
        each = figures.milliseconds(spent.get(one.bot))
        rows.append([one.bot, str(len(one.games)), won, figures.points(one.points), each, _played(one.games, machines)])
    compared = [
        [one.guest, one.host, str(len(one.blocks)), figures.percent(one.share)]
        for one in sorted(meetings(games), key=lambda one: (one.guest, one.host))
    ]
    return [
        _grid(["bot", "games", "won", "points", "ms", "played"], rows),
        _grid(["bot", "beside", "deals", "does better in"], compared),
    ]


def _played(games: Sequence[Game], machines: dict[str, str]) -> str:
    found = {f"{game.origin.date}, {game.origin.stead}, {machines[game.origin.machine]}" for game in games}
    return "; ".join(sorted(found))


def _grid(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
