"""The program `stead`: what its commands are and what they need."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

import stead
from stead import shelf
from stead.cli import arguments, check, files
from stead.cli import content as content_command
from stead.cli import rules as ledger_command
from stead.cli.keyboard import Keyboard
from stead.cli.play import FAULT, INTERRUPTED, Play
from stead.cli.replay import Replay
from stead.cli.screen import Paper, Screen
from stead.cli.sorry import Sorry, tell
from stead.kernel.decision import Refused
from stead.kernel.errors import SetupError

app = typer.Typer(
    help="Settlement-building board games, in your terminal and in the browser.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Language = Annotated[str | None, typer.Option("--lang", help="ru or en; by default that of LANG.")]
Content = Annotated[Path | None, typer.Option(help="A folder of content files that take the place of ours.")]


def show_version(asked: bool) -> None:
    if asked:
        print(f"stead {stead.__version__}", flush=True)
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    pass


@app.command()
def play(
    title: Annotated[str, typer.Argument(help="Which game.")] = "settlers",
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where: romans=human,barbarians=greedy; north,east=random. Kinds: human, and bots: random, "
            "greedy, and keen and deep, where they have learnt it."
        ),
    ] = None,
    lang: Language = None,
    seed: Annotated[int | None, typer.Option(min=0, max=2**63 - 1, help="The same seed deals the same cards.")] = None,
    variant: Annotated[
        list[str] | None, typer.Option(help="A table option, NAME or NAME=VALUE; may be given again.")
    ] = None,
    module: Annotated[
        list[str] | None, typer.Option(help="A module of the game to play with; may be given again.")
    ] = None,
    solo: Annotated[bool, typer.Option("--solo", help="Alone, by the rules for one.")] = False,
    content: Content = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play a game here, against bots, with friends at one keyboard, or alone."""
    voice = arguments.read_language(lang)
    if load is not None:
        if seed is not None or variant or module or solo:
            raise Sorry(voice.say("terminal-load-alone"))
        table, players = files.load(voice, load, content)
        kinds = arguments.reseat(voice, table.title, table.setup.seats, seats, players)
    else:
        game = arguments.read_title(voice, title, content, module or [])
        kinds = arguments.read_seats(voice, game, seats, solo)
        chosen = arguments.read_variants(voice, game, variant or [])
        try:
            table = stead.Table.new(game, list(kinds), arguments.read_seed(seed), chosen)
        except SetupError as error:
            raise Sorry(voice.say("terminal-bad-setup", problem=str(error))) from None
    screen = Screen(Paper(), voice.lang, table.title, table.setup.seats, kinds)
    raise typer.Exit(Play(table, screen, Keyboard(), load, content).run())


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    seat: Annotated[str | None, typer.Option(help="Whose eyes: a seat's name. By default a spectator's.")] = None,
    lang: Language = None,
    content: Content = None,
) -> None:
    """Step through a recorded game. Into a pipe: print its log."""
    voice = arguments.read_language(lang)
    table, _ = files.load(voice, file, content)
    seats = table.setup.seats
    if seat is not None and seat not in seats:
        raise Sorry(voice.say("terminal-seat-not-there", name=seat, known=", ".join(seats)))
    screen = Screen(Paper(), voice.lang, table.title, seats, {})
    keyboard = Keyboard()
    show = Replay(table, screen, keyboard, None if seat is None else seats.index(seat))
    if keyboard.interactive and screen.console.is_terminal:
        show.run()
    else:
        show.print_log()


@app.command()
def analyse(
    file: Annotated[list[Path] | None, typer.Argument(help="A saved game that is over.")] = None,
    deep: Annotated[bool, typer.Option("--deep", help="Think longer where most is at stake: half a minute.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    cards: Annotated[
        bool, typer.Option("--cards", help="What cards and roles are worth, from many saved games or arenas.")
    ] = False,
    calibrate: Annotated[str | None, typer.Option(help="Play games of this title: is the judge right?")] = None,
    module: Annotated[list[str] | None, typer.Option(help="To calibrate with a module; may be given again.")] = None,
    games: Annotated[int | None, typer.Option(min=1, help="To calibrate, so many games; by default 400.")] = None,
    players: Annotated[str, typer.Option(help="To calibrate, how many play: by turns, with commas.")] = "2,4",
    bots: Annotated[str, typer.Option(help="To calibrate, who plays: by turns, with commas.")] = "keen,greedy",
    seed: Annotated[int, typer.Option(min=0, max=2**62, help="Where the seeds of these games begin.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Where the calibration is written to, too.")] = None,
    lang: Language = None,
    content: Content = None,
) -> None:
    """What a finished game was worth, choice by choice: chances, accuracy, luck, and what turned it."""
    voice = arguments.read_language(lang)
    try:
        from stead.cli import analyse as analysis  # brings in numpy
    except ModuleNotFoundError as error:
        raise Sorry(voice.say("terminal-minds-extra", missing=error.name or "")) from None
    if bool(file) == (calibrate is not None) or (cards and not file):
        raise Sorry(voice.say("terminal-analyse-one-thing"))
    if calibrate is not None:
        title = arguments.read_title(voice, calibrate, content, module or [])
        sizes = arguments.read_players(voice, title, players)
        sitting = tuple(name.strip() for name in bots.split(","))
        wanted = analysis.Wanted(games or analysis.GAMES, sizes, sitting, seed, out)
        raise typer.Exit(analysis.calibration(voice, title, wanted, as_json))
    assert file is not None
    if cards:
        raise typer.Exit(analysis.cards(voice, file, content, as_json))
    if len(file) > 1:
        raise Sorry(voice.say("terminal-analyse-one-file"))
    raise typer.Exit(analysis.game(voice, file[0], content, "deep" if deep else "quick", as_json))


@app.command()
def note(
    file: Annotated[Path, typer.Argument(help="A saved game, in the last year of an era, before its end.")],
    notes: Annotated[Path, typer.Argument(help="Where to write the notes.")],
    lang: Language = None,
    content: Content = None,
) -> None:
    """Note what a game is worth between two eras: `stead play --load NOTES` sets up the next one (Colonists)."""
    voice = arguments.read_language(lang)
    table, _ = files.load(voice, file, content)
    save = getattr(table.title, "save", None)
    if save is None:
        raise Sorry(voice.say("terminal-no-notes"))
    try:
        noted = save(table)
    except Refused as refused:
        screen = Screen(Paper(), voice.lang, table.title, table.setup.seats, {})
        raise Sorry(screen.voice.refusal(refused.refusal)) from None
    files.put(voice, json.dumps(noted, ensure_ascii=False, indent=1) + "\n", notes)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file of yours.")
    ] = None,
    bus: Annotated[
        str | None, typer.Option(help="What workers hear of each other by: redis://… or postgresql://…")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes.")] = 1,
    content: Annotated[
        Path | None, typer.Option(help="A folder with your own card files, in a folder for each title.")
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(help="A name we may be asked by: games.example.org; may be given again. By default any."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Where else pages may come from: https://games.example.org; may be given again."),
    ] = None,
    trusted_proxy: Annotated[
        str | None, typer.Option(help="Addresses, with commas, whose X-Forwarded-* headers are believed.")
    ] = None,
    secure_cookies: Annotated[
        Literal["auto", "yes", "no"] | None, typer.Option(help="Cookies over https only; auto: as the request came.")
    ] = None,
    metrics_token: Annotated[
        str | None, typer.Option(help="Who knows it may read /metrics; better given as STEAD_METRICS_TOKEN.")
    ] = None,
    push_host: Annotated[
        list[str] | None,
        typer.Option(help="A push service beside those of the browsers, HOST or HOST:PORT; may be given again."),
    ] = None,
    push_contact: Annotated[
        str | None, typer.Option(help="Whom push services may write to: mailto:club@example.org.")
    ] = None,
    patience: Annotated[
        float | None, typer.Option(min=0.01, help="All rate limits times this: for a club behind one address.")
    ] = None,
    bot_pause: Annotated[
        float | None, typer.Option(min=0, max=60, help="Seconds between moves of bots while somebody looks.")
    ] = None,
    bot_processes: Annotated[
        int | None, typer.Option(min=1, max=64, help="Processes in which the bots of a worker think.")
    ] = None,
    deep_seconds: Annotated[
        float | None, typer.Option(min=0.1, max=10, help="Seconds that the level deep thinks about a choice.")
    ] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"] | None, typer.Option(help="How much is told.")
    ] = None,
    lang: Language = None,
) -> None:
    """Serve the table in the browser. Settings may also be given as STEAD_DATABASE, STEAD_BUS and so on."""
    try:
        from stead.cli import serve as server  # brings in much that a game in the terminal does without
    except ModuleNotFoundError as error:
        raise Sorry(arguments.read_language(lang).say("terminal-serve-extra", missing=error.name or "")) from None

    voice = arguments.read_language(lang)
    given = dict(
        database=database,
        bus=bus,
        content=str(content.resolve()) if content else None,
        hosts=tuple(allow_host or ()),
        origins=tuple(origin or ()),
        trusted_proxy=trusted_proxy,
        secure_cookies=secure_cookies,
        metrics_token=metrics_token,
        push_hosts=tuple(push_host or ()),
        push_contact=push_contact,
        patience=patience,
        bot_pause=bot_pause,
        bot_processes=bot_processes,
        deep_seconds=deep_seconds,
        log_level=log_level,
    )
    raise typer.Exit(server.serve(voice, server.read_settings(voice, given), host, port, workers))


@app.command()
def prune(
    database: Annotated[
        str | None, typer.Option(help="As for `stead serve`, which may run meanwhile; by default a file of yours.")
    ] = None,
    finished: Annotated[int | None, typer.Option(min=1, help="Games that have been over for so many days.")] = None,
    abandoned: Annotated[
        int | None, typer.Option(min=1, help="Running games in which nothing has happened for so many days.")
    ] = None,
    cancelled: Annotated[int | None, typer.Option(min=1, help="Tables that were cancelled so many days ago.")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do it. Without this, only say how many there are.")] = False,
    lang: Language = None,
) -> None:
    """Throw away old tables of a server's database, with all that was played and said there."""
    voice = arguments.read_language(lang)
    try:
        from stead.cli import prune as pruning  # brings in the server
        from stead.cli import serve as server
    except ModuleNotFoundError as error:
        raise Sorry(voice.say("terminal-serve-extra", missing=error.name or "")) from None
    url = server.read_settings(voice, dict(database=database)).url
    raise typer.Exit(pruning.prune(voice, url, pruning.Days(finished, abandoned, cancelled), yes))


@app.command()
def train(
    title: Annotated[str, typer.Argument(help="Which game.")],
    module: Annotated[list[str] | None, typer.Option(help="A module of it; may be given again.")] = None,
    first: Annotated[int, typer.Option(min=40, max=200_000, help="Games of greedy, to begin with.")] = 16_000,
    rounds: Annotated[int, typer.Option(min=0, max=50, help="How often keen plays with what it has learned.")] = 1,
    games: Annotated[int, typer.Option(min=40, max=200_000, help="Games of keen in each round.")] = 1000,
    epochs: Annotated[float, typer.Option(min=0.1, max=100, help="How often it goes over its notes in a sweep.")] = 2.0,
    sweeps: Annotated[int, typer.Option(min=1, max=50, help="Networks in a round, each taught by the last.")] = 5,
    deals: Annotated[int, typer.Option(min=1, max=16, help="In which keen will try every option.")] = 4,
    seed: Annotated[int, typer.Option(min=0, max=2**62, help="Where the seeds of the games begin.")] = 0,
    folder: Annotated[
        Path | None, typer.Option(help="Where the training lies, to be gone on with; by default training/TITLE.")
    ] = None,
    into: Annotated[Path | None, typer.Option(help="Where the weights go; by default to where bots find them.")] = None,
    processes: Annotated[int | None, typer.Option(min=1, max=1024, help="By default one for each core.")] = None,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster: its address, or auto.")] = None,
    lang: Language = None,
) -> None:
    """Train the bots that learn, from nothing: minutes to hours. Cut off, it goes on where it was."""
    voice = arguments.read_language(lang)
    try:
        from stead.cli import train as training  # brings in numpy
        from stead.minds.training.rounds import Settings
    except ModuleNotFoundError as error:
        raise Sorry(voice.say("terminal-minds-extra", missing=error.name or "")) from None
    game = arguments.read_title(voice, title, None, module or [])
    settings = Settings(first=first, rounds=rounds, games=games, epochs=epochs, sweeps=sweeps, deals=deals, seed=seed)
    folder = folder or Path("training") / "+".join((title, *sorted(module or [])))
    into = into or Path(training.__file__).parents[1] / "minds" / "weights"
    raise typer.Exit(training.train(voice, game, settings, folder, into, processes or os.cpu_count() or 1, ray))


@app.command()
def rules(
    title: Annotated[str | None, typer.Argument(help="Which game; by default all that can be played.")] = None,
    unproven: Annotated[bool, typer.Option("--unproven", help="Only what no test proves; 1 if there is any.")] = False,
) -> None:
    """The rule ledger, with the tests behind each rule."""
    raise typer.Exit(ledger_command.rules(title, unproven))


@app.command(name="check")
def check_content(
    folder: Annotated[Path | None, typer.Argument(help="A folder of content files; by default our own.")] = None,
    title: Annotated[str, typer.Option(help="The game they are for.")] = "settlers",
    old: Annotated[
        str | None,
        typer.Option(
            help="A database of `stead serve`, a file or postgresql://…: what would this version do to its games?"
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Check content files: all well, or the file, line and field of what is wrong.

    With --old, check a database before an upgrade: which of its games go on, and how. Nothing in it is changed."""
    voice = arguments.read_language(lang)
    if old is not None:
        try:
            from stead.cli.old import check_old  # brings in the server
        except ModuleNotFoundError as error:
            raise Sorry(voice.say("terminal-serve-extra", missing=error.name or "")) from None
        raise typer.Exit(check_old(voice, old))
    if title not in shelf.TITLES:
        raise Sorry(voice.say("terminal-no-title", name=title, known=", ".join(shelf.TITLES)))
    raise typer.Exit(check.check(voice, title, folder))


@app.command(name="content")
def write_content(
    title: Annotated[str, typer.Argument(help="Which game.")],
    folder: Annotated[
        Path | None, typer.Argument(help="Where to write its content files; without it, what is not certain is listed.")
    ] = None,
    other: Annotated[
        list[str] | None,
        typer.Option(help="A doubt to decide the other way, or all; may be given again. Writes only what changes."),
    ] = None,
    lang: Language = None,
) -> None:
    """Content files, to change and to play with (--content); and what is not certain about them."""
    voice = arguments.read_language(lang)
    if title not in shelf.TITLES:
        raise Sorry(voice.say("terminal-no-title", name=title, known=", ".join(shelf.TITLES)))
    if folder is None:
        raise typer.Exit(content_command.listed(title))
    raise typer.Exit(content_command.write(voice, title, folder, other or []))


@app.command()
def arena(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="TITLE BOT",
            help="Which game, and which bots: random, greedy, keen, deep, deep:0.2, ismcts:0.2, "
            "package.module:Factory. With --verify, --pack or --ladder: which files.",
            show_default=False,
        ),
    ],
    players: Annotated[int, typer.Option(min=1, max=9, help="At a table; 1: each bot plays the same deals alone.")] = 2,
    games: Annotated[
        int | None,
        typer.Option(min=1, help="Of each pair; 200, or as many as --sprt needs. With --verify: so many played anew."),
    ] = None,
    blocks: Annotated[int | None, typer.Option(min=1, help="Instead of games: deals, each in all rotations.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**62, help="Of the first deal; the others follow.")] = 0,
    module: Annotated[
        list[str] | None, typer.Option(help="A module of the game to play with; may be given again.")
    ] = None,
    variant: Annotated[
        list[str] | None, typer.Option(help="A table option, NAME or NAME=VALUE; may be given again.")
    ] = None,
    content: Content = None,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(
            metavar="ELO0 ELO1", help="Play until it is clear whether the first is better by ELO1, or by ELO0."
        ),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(help="Where the games are; goes on with what is there. By default named by the match."),
    ] = None,
    processes: Annotated[int | None, typer.Option(min=1, max=1024, help="By default one a processor.")] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, auto, or local.")
    ] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Check stored games: replay all, play some anew.")] = False,
    pack: Annotated[bool, typer.Option("--pack", help="Write files without choices beside, as .jsonl.gz.")] = False,
    ladder: Annotated[bool, typer.Option("--ladder", help="Write docs/ladder.md out of stored games.")] = False,
    lang: Language = None,
) -> None:
    """Bots against bots: who plays better, and how sure is it? (docs/arena.md)"""
    from stead.cli import arena as arenas  # which few need

    voice = arguments.read_language(lang)
    if verify + pack + ladder > 1:
        raise Sorry(voice.say("terminal-arena-one-thing"))
    hands = arenas.Hands(processes, ray)
    if verify:
        raise typer.Exit(arenas.verify(voice, words, hands, games, content))
    if pack:
        raise typer.Exit(arenas.pack(voice, words))
    if ladder:
        raise typer.Exit(arenas.ladder(voice, words, file))
    name, *names = words
    game = arguments.read_title(voice, name, content, module or [])
    options = arguments.read_variants(voice, game, variant or [])
    asked = arenas.Asked(game, tuple(names), players, options, seed, games, blocks, sprt, file)
    raise typer.Exit(arenas.play(voice, asked, hands))


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def bench(context: typer.Context, lang: Language = None) -> None:
    """Measure the speed of the engine (in a checkout). More arguments go to bench/engine.py."""
    voice = arguments.read_language(lang)
    script = Path(__file__).parents[2] / "bench" / "engine.py"
    if not script.is_file():
        raise Sorry(voice.say("terminal-no-bench"))
    raise typer.Exit(subprocess.run([sys.executable, str(script), *context.args], check=False).returncode)


def main() -> None:
    prepare_streams()
    try:
        app(prog_name="stead")
    except Sorry as sorry:
        tell(str(sorry))
        sys.exit(sorry.code)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        sys.exit(FAULT)
    except OSError as error:
        voice = arguments.read_language(None)
        tell(voice.say("terminal-no-output", problem=files.trouble(voice, error)))
        sys.exit(FAULT)
    except Exception as error:
        tell(arguments.read_language(None).say("terminal-fault", problem=f"{type(error).__name__}: {error}"))
        sys.exit(FAULT)
    finally:
        hush()


def prepare_streams() -> None:
    """A stream that is closed is an empty one; what cannot be read or shown is no reason to fall over."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115 - for the whole run
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def hush() -> None:
    """If nobody reads our output any more, leave without complaining about it."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


if __name__ == "__main__":
    main()
