"""The program as a process: whole games through a pipe, every kind of bad input, never a traceback."""

import contextlib
import json
import os
import re
import shlex
import signal
import subprocess
from pathlib import Path

import pytest

import stead
from stead import ledger
from stead.cli.rules import IMPLEMENTED
from tests.cli.desk import PROGRAM, ROOT, SEED, desk, environment, run, saves
from tests.signals import heard


@pytest.fixture
def game(tmp_path):
    """The record of a game in its middle, in a file."""
    table = stead.Table.new("settlers", ["romans", "barbarians"], 4)
    for _ in range(40):
        table.push(table.decision.options[0])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(table.record()), "utf-8")
    return path


def refused(done, *words, code=2):
    """It ended with a sentence on stderr and nothing else."""
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    said = " ".join(done.stderr.split())
    for word in words:
        assert word in said, said
    assert done.stdout == ""


# Playing


def test_a_whole_game_from_a_pipe_is_the_game_of_this_process(tmp_path):
    here = desk()
    here.play(then="1")
    choices = sum(seat == 0 for seat, _ in here.table.choices)
    done = run(tmp_path, "play", "settlers", "--seed", str(SEED), lines="1\n" * choices + "save end.json\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "The game is over" in done.stdout
    assert json.loads((tmp_path / "end.json").read_text("utf-8")) == here.table.record(["human", "greedy"])
    assert saves(tmp_path) == []


def test_the_end_of_the_input_keeps_the_game(tmp_path):
    done = run(tmp_path, "play", "--seed", str(SEED), lines="1\n1\n")
    assert done.returncode == 0
    (path,) = saves(tmp_path)
    assert str(path) in done.stderr
    again = run(tmp_path, "play", "--load", str(path), lines="quit\n")
    assert again.returncode == 0
    question = done.stdout.split("\n\n")[-1].split("> ")[0]
    assert question in again.stdout


def test_loading_goes_on_exactly_there(tmp_path, game):
    done = run(tmp_path, "play", "--load", str(game), lines="save same.json\n")
    assert done.returncode == 0
    saved = json.loads((tmp_path / "same.json").read_text("utf-8"))
    before = json.loads(game.read_text("utf-8"))
    assert saved["choices"][: len(before["choices"])] == before["choices"]
    assert {**saved, "choices": []} == {**before, "choices": [], "players": ["human", "greedy"]}


def test_loading_with_other_people_in_the_seats(tmp_path, game):
    done = run(tmp_path, "play", "--load", str(game), "--seats", "barbarians", lines="quit\n")
    assert "Barbarians (you)" in done.stdout
    assert "Romans (bot: greedy)" in done.stdout


def test_solo(tmp_path):
    done = run(tmp_path, "play", "--solo", "--seed", "2", lines="1\n1\n")
    assert "Romans (you)" in done.stdout
    assert "Virtual player" in done.stdout
    done = run(tmp_path, "play", "--solo", "--seats", "japanese", lines="1\n")
    assert "Japanese (you)" in done.stdout


def test_variants(tmp_path):
    done = run(tmp_path, "play", "--variant", "lookout=advanced", "--variant", "peaceful", lines="1\nsave game.json\n")
    assert done.returncode == 0
    assert json.loads((tmp_path / "game.json").read_text("utf-8"))["options"] == {
        "lookout": "advanced",
        "peaceful": True,
        "faction_reshuffle": False,
    }


def test_decks(tmp_path):
    words = ["--module", "aztecs", "--seats", "romans=human,japanese=greedy", "--variant", "decks=standard"]
    deck = "deck=romans -ROM012 +ROM061, ready"
    done = run(tmp_path, "play", *words, "--variant", deck, lines="1\nsave game.json\n")
    assert done.returncode == 0
    written = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert written["options"]["deck"] == ["romans -ROM012 +ROM061", "ready"]
    done = run(tmp_path, "play", *words, "--variant", "deck=romans +ROM061,base", lines="1\n")
    refused(done, "cannot be set up", "AZ-DCK-02")


def test_the_language_comes_from_the_environment(tmp_path):
    assert "Раунд 1 из 5" in run(tmp_path, "play", LANG="ru_RU.UTF-8").stdout
    assert "Round 1 of 5" in run(tmp_path, "play", LANG="ru_RU.UTF-8", LC_ALL="C").stdout
    assert "Round 1 of 5" in run(tmp_path, "play", LANG="de_DE.UTF-8").stdout
    assert "Раунд 1 из 5" in run(tmp_path, "play", "--lang", "ru").stdout


@pytest.mark.parametrize("more", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"FORCE_COLOR": "1"}, {"COLUMNS": "20"}])
def test_odd_terminals(tmp_path, more):
    done = run(tmp_path, "play", "--seed", str(SEED), lines="1\n?\n", **more)
    assert done.returncode == 0
    assert ("\x1b[" in done.stdout) == ("FORCE_COLOR" in more)


def test_an_output_that_knows_no_russian(tmp_path):
    done = subprocess.run(
        [*PROGRAM, "play", "--lang", "ru"],
        input=b"\xff\xfe\n1\n",
        capture_output=True,
        cwd=tmp_path,
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr


# Bad input


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], ["no game “chess”", "settlers"]),
        (["--lang", "xx"], ["no language “xx”", "en, ru"]),
        (["--seats", "vikings"], ["“vikings”", "romans, barbarians, egyptians, japanese"]),
        (["--seats", ""], ["Nobody can sit as “”"]),
        (["--seats", "romans=human,romans=greedy"], ["“romans” is there twice"]),
        (["--seats", "romans=genius"], ["“genius”", "human, random, greedy"]),
        (["--seats", "romans="], ["human, random, greedy"]),
        (["--solo", "--seats", "romans,japanese"], ["one seat, and 2 are given"]),
        (["--variant", "chaos"], ["no variant “chaos”", "lookout=standard|alternative|advanced, peaceful"]),
        (["--variant", "deck=ready,base"], ["no variant “deck”"]),
        (["--variant", "lookout"], ["lookout", "standard|alternative|advanced"]),
        (["--variant", "lookout=wild"], ["cannot be “wild”", "standard|alternative|advanced"]),
        (["--variant", "peaceful=maybe"], ["cannot be “maybe”"]),
        (["--solo", "--variant", "peaceful"], ["cannot be set up"]),
        (["--content", "nowhere"], ["fault in the content", "is no folder"]),
        (["--load", "nowhere.json"], ["nowhere.json cannot be read", "no such file"]),
        (["--load", "."], ["it is a folder"]),
        (["--load", "x.json", "--seed", "1"], ["--load goes without --seed"]),
        (["--seed", "x"], ["Invalid value"]),
        (["--seed", "-1"], ["Invalid value"]),
        (["--frobnicate"], ["No such option"]),
    ],
)
def test_bad_input_to_play(tmp_path, words, said):
    refused(run(tmp_path, "play", *words, lines="1\n" * 5), *said)
    assert saves(tmp_path) == []


def test_bad_input_in_russian(tmp_path):
    refused(run(tmp_path, "play", "chess", "--lang", "ru"), "Игры «chess» нет")
    refused(run(tmp_path, "play", "--load", "x.json", "--lang", "ru"), "нет такого файла или папки")


def edited(record, **changes):
    return json.dumps({**record, **changes}).encode()


BROKEN = {
    "empty": (lambda _: b"", ["line 1 is not JSON"]),
    "not JSON": (lambda _: b"hello", ["is no saved game, or it is cut off"]),
    "truncated": (lambda record: json.dumps(record, indent=1).encode()[:300], ["cut off", "is not JSON"]),
    "binary": (lambda _: bytes(range(256)), ["is not JSON"]),
    "deep": (lambda _: b"[" * 200_000, ["is not JSON"]),
    "a huge number": (lambda _: b'{"stead": ' + b"9" * 6000 + b"}", ["is not JSON"]),
    "a list": (lambda _: b"[1, 2]", ["is not a game of Stead"]),
    "foreign": (lambda _: b'{"event": "F/S Return Match"}', ["is not a game of Stead"]),
    "newer format": (lambda record: edited(record, stead=99), ["newer Stead"]),
    "odd format": (lambda record: edited(record, stead="x"), ["damaged"]),
    "newer ruleset": (lambda record: edited(record, ruleset=99), ["newer Stead", "update"]),
    "other title": (lambda record: edited(record, title="chess"), ["no game “chess”"]),
    "other cards": (lambda record: edited(record, content="0123"), ["other cards", "--content"]),
    "an illegal choice": (
        lambda record: edited(record, choices=[*record["choices"], "0: fly"]),
        ["damaged", "choice 41", "0: fly"],
    ),
    "no choices": (
        lambda record: json.dumps({k: v for k, v in record.items() if k != "choices"}).encode(),
        ["damaged"],
    ),
    "a wrong seat": (lambda record: edited(record, seats=["romans", "vikings"]), ["damaged", "vikings"]),
    "an unknown field": (lambda record: edited(record, colour="red"), ["damaged", "colour"]),
    "a false result": (
        lambda record: edited(record, result=[{"place": 1, "seat": 0, "score": 99}]),
        ["damaged", "edited"],
    ),
}


@pytest.mark.parametrize("command", ["play", "replay"])
@pytest.mark.parametrize("name", BROKEN)
def test_broken_files(tmp_path, game, name, command):
    make, said = BROKEN[name]
    path = tmp_path / "broken.json"
    path.write_bytes(make(json.loads(game.read_text("utf-8"))))
    before = path.read_bytes()
    refused(run(tmp_path, command, *(["--load"] if command == "play" else []), str(path)), *said)
    assert path.read_bytes() == before


def test_a_broken_position(tmp_path):
    table = stead.Table.new("settlers", ["romans", "barbarians"], 4)
    position = table.position()
    position["state"]["players"][0]["hand"] = ["COM999"]
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position), "utf-8")
    refused(run(tmp_path, "play", "--load", str(path)), "damaged", "COM999")


def test_a_file_too_big_for_a_game(tmp_path):
    refused(run(tmp_path, "play", "--load", "/dev/zero"), "too big")


@pytest.mark.skipif(os.getuid() == 0, reason="nothing is forbidden to root")
def test_a_forbidden_file(tmp_path, game):
    game.chmod(0)
    refused(run(tmp_path, "play", "--load", str(game)), "permission denied")


def test_seats_that_the_loaded_game_has_not(tmp_path, game):
    refused(run(tmp_path, "play", "--load", str(game), "--seats", "japanese"), "“japanese”", "romans, barbarians")


# Pipes and signals


@pytest.mark.parametrize("words", [["play", "--seed", str(SEED)], ["rules", "settlers"], ["replay", "game.json"]])
def test_a_closed_pipe(tmp_path, game, words):
    process = subprocess.Popen(
        [*PROGRAM, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(tmp_path),
    )
    process.stdin.write(b"1\n")
    process.stdin.flush()
    seen = b""
    while (words[0] == "play" and b"> 1" not in seen) or not seen:
        seen += os.read(process.stdout.fileno(), 1000)
    process.stdout.close()
    with contextlib.suppress(BrokenPipeError):
        process.stdin.write(b"1\n" * 200)
        process.stdin.close()
    error = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait(60) in (0, 1)
    assert "Traceback" not in error
    assert "Exception" not in error
    if words[0] == "play":
        assert process.returncode == 1
        (path,) = saves(tmp_path)
        assert str(path) in error


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_being_told_to_go_keeps_the_game(tmp_path, number):
    with heard():
        process = subprocess.Popen(
            [*PROGRAM, "play", "--seed", str(SEED)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            env=environment(tmp_path),
        )
    process.stdin.write(b"1\n?\n")
    process.stdin.flush()
    seen = b""
    while b"quit" not in seen:  # the help: the choice before it is made
        seen += os.read(process.stdout.fileno(), 65536)
    process.send_signal(number)
    _, error = process.communicate(timeout=60)
    assert process.returncode == 128 + number
    assert b"Traceback" not in error
    (path,) = saves(tmp_path)
    assert str(path) in error.decode()
    assert json.loads(path.read_text("utf-8"))["choices"]


@pytest.mark.parametrize("words", [["play"], ["rules"], ["--version"], ["replay", "game.json"], ["check"]])
def test_an_output_that_takes_nothing(tmp_path, game, words):
    done = subprocess.run(
        f"{shlex.join([*PROGRAM, *words])} >/dev/full",
        shell=True,
        capture_output=True,
        cwd=tmp_path,
        env=environment(tmp_path),
        encoding="utf-8",
        input="1\n" * 9,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("The output cannot be written: the disk is full.\n")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("words", [["play"], ["rules"], ["replay", "game.json"]])
def test_closed_streams(tmp_path, game, words, closed):
    done = subprocess.run(
        f"{shlex.join([*PROGRAM, *words])} {closed}",
        shell=True,
        capture_output=True,
        cwd=tmp_path,
        env=environment(tmp_path),
        encoding="utf-8",
        input="1\n" * 3,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


# The other commands


def test_version(tmp_path):
    assert run(tmp_path, "--version").stdout == f"stead {stead.__version__}\n"


def test_help(tmp_path):
    done = run(tmp_path)
    text = done.stdout + done.stderr
    for command in ("play", "replay", "rules", "check", "bench"):
        assert command in text
    assert "--seats" in run(tmp_path, "play", "--help").stdout


def test_an_unknown_command(tmp_path):
    refused(run(tmp_path, "dance"), "No such command")


def test_replay_into_a_pipe_prints_the_log(tmp_path, game):
    done = run(tmp_path, "replay", str(game))
    assert done.returncode == 0
    assert re.match("[■▲] The first-player marker goes to the ", done.stdout)
    assert "Round 1 of 5" in done.stdout
    mine = run(tmp_path, "replay", str(game), "--seat", "romans", "--lang", "ru")
    assert "Вы взяли карточку" in mine.stdout
    refused(run(tmp_path, "replay", str(game), "--seat", "vikings"), "“vikings”", "romans, barbarians")


def test_replay_shows_a_spectator_no_hand(tmp_path, game):
    """What was drawn is not told; what is seen by all is."""
    assert not re.search(r"drew (?!a card)", run(tmp_path, "replay", str(game)).stdout)
    assert re.search(r"You drew (?!a card)", run(tmp_path, "replay", str(game), "--seat", "romans").stdout)


def test_rules(tmp_path):
    done = run(tmp_path, "rules", "settlers")
    assert done.returncode == 0
    assert all(rule.id in done.stdout for rule in ledger.rules("settlers"))
    assert run(tmp_path, "rules", "chess").returncode == 2
    assert run(tmp_path, "rules", "--unproven").returncode in (0, 1)
    assert IMPLEMENTED == ("settlers", "founders", "colonists", "north")


def test_check_our_own_content(tmp_path):
    done = run(tmp_path, "check")
    assert done.returncode == 0
    assert done.stdout.startswith("OK: 7 files, 220 cards")
    assert run(tmp_path, "check", "--lang", "ru").stdout.startswith("Всё в порядке")
    refused(run(tmp_path, "check", "--title", "chess"), "no game “chess”")


def test_check_finds_a_typo(tmp_path):
    own = tmp_path / "own"
    own.mkdir()
    source = ROOT / "stead" / "titles" / "settlers" / "content" / "common.yaml"
    text = source.read_text("utf-8")
    (own / "common.yaml").write_text(text, "utf-8")
    assert run(tmp_path, "check", "own").returncode == 0
    line = next(i for i, row in enumerate(text.splitlines(), 1) if "wood: 2" in row)
    (own / "common.yaml").write_text(text.replace("wood: 2", "wod: 2", 1), "utf-8")
    refused(run(tmp_path, "check", "own"), f"common.yaml:{line}", "wod", code=1)
    refused(run(tmp_path, "play", "--content", "own"), f"common.yaml:{line}", "wod")


def test_check_other_folders(tmp_path):
    (tmp_path / "empty").mkdir()
    refused(run(tmp_path, "check", "empty"), "holds no content file", code=1)
    refused(run(tmp_path, "check", "nowhere"), "is no folder", code=1)


def test_own_content_is_played_and_kept_in_mind(tmp_path):
    own = tmp_path / "own"
    own.mkdir()
    source = ROOT / "stead" / "titles" / "settlers" / "content" / "boards.yaml"
    (own / "boards.yaml").write_text(source.read_text("utf-8").replace("worker: 2", "worker: 9"), "utf-8")
    done = run(tmp_path, "play", "--content", "own", "--seed", str(SEED), lines="1\n1\n1\n")
    assert "9 workers" in done.stdout
    (path,) = saves(tmp_path)
    assert f"--load {path} --seats romans=human,barbarians=greedy --content own" in done.stderr
    refused(run(tmp_path, "play", "--load", str(path)), "other cards")
    assert run(tmp_path, "play", "--load", str(path), "--content", "own", lines="quit\n").returncode == 0


def test_bench_runs_what_the_checkout_has(tmp_path, monkeypatch):
    if not (ROOT / "bench" / "engine.py").is_file():
        refused(run(tmp_path, "bench"), "no folder “bench”")
    else:
        done = run(tmp_path, "bench", "--help")
        assert "Traceback" not in done.stderr


def test_play_script_serves_the_table():
    script = (ROOT / "play").read_text("utf-8")
    assert 'stead" serve "$@"' in script
    assert os.access(Path(ROOT / "play"), os.X_OK)
