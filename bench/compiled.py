"""The rules compiled by mypyc, beside the same rules as Python runs them: the same games, and how much quicker.

    python bench/compiled.py                       compile, prove, measure; some minutes
    python bench/compiled.py --into FOLDER         keep both copies of the package there
    python bench/compiled.py --wheel FOLDER        build a compiled wheel there instead

What is compiled, proven and measured is in bench/README.md; why it gains what it gains in docs/architecture.md. Stead
itself needs no compiler.
"""

import argparse
import ast
import base64
import csv
import hashlib
import importlib.util
import io
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile
from collections.abc import Sequence
from pathlib import Path

import beside

ROOT = Path(__file__).parents[1]
COMPILED = ("kernel", "kit", "titles")
COLD = (
    *(f"kernel/{name}.py" for name in ("compact", "notebook")),
    *(f"kit/{name}.py" for name in ("field", "fields", "made", "position")),
    *(
        f"titles/*/{name}.py"
        for name in ("course", "explain", "names", "onlooker", "position", "scenes", "shown", "sound", "title", "view")
    ),
)
"""What only people wait for, or what is read once. (Fields give their attributes defaults that mypyc does not know.)"""

NO_MYPYC = "mypyc is not installed, so nothing can be compiled: pip install -e '.[bench]' brings it."
NO_COMPILER = "There is no C compiler (CC, cc, gcc or clang), so nothing can be compiled. Stead runs without."
NO_HATCHLING = "hatchling is not installed, so no wheel can be built: pip install -e '.[dev]' brings it."


class Missing(Exception):
    """Something that is needed is not here."""


# Compiling


def check_tools() -> None:
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        raise Missing(NO_MYPYC)
    named = os.environ.get("CC", "").split()[:1]
    if not any(shutil.which(name) for name in (*named, "cc", "gcc", "clang")):
        raise Missing(NO_COMPILER)


def modules(package: Path) -> list[str]:
    """The files of a package that are compiled, from the folder it lies in."""
    cold = {file for pattern in COLD for file in package.glob(pattern)}
    files = sorted(file for part in COMPILED for file in (package / part).rglob("*.py") if file not in cold)
    return [str(file.relative_to(package.parent)) for file in files if file.name != "__init__.py" and not structs(file)]


def structs(file: Path) -> bool:
    """Does msgspec read or write what is here? It makes such classes itself, and mypyc would lose what they say after
    their bases (`frozen=True`)."""
    return any(isinstance(node, ast.ClassDef) and node.keywords for node in ast.parse(file.read_text("utf-8")).body)


WORD = """
import typing
if typing.TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
MARK = "@mypyc_attr(allow_interpreted_subclasses=True)"


def open_up(folder: Path, files: Sequence[str]) -> None:
    """What is not compiled may inherit only from what says that it allows it. Which classes those are follows from the
    sources, so mypyc is told in the copy, and the sources need no word of its."""
    trees = {str(file.relative_to(folder)): ast.parse(file.read_text("utf-8")) for file in folder.rglob("*.py")}
    bases: dict[str, set[str]] = {}
    asked: list[str] = []
    for file, tree in trees.items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                names = {ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases}
                if file in files:
                    bases.setdefault(node.name, set()).update(names)
                else:
                    asked += names
    allowed: set[str] = set()
    while asked:
        name = asked.pop()
        if name in bases and name not in allowed:
            allowed.add(name)
            asked += bases[name]
    for file in files:
        lines = (folder / file).read_text("utf-8").splitlines()
        body = trees[file].body
        classes = [node for node in body if isinstance(node, ast.ClassDef) and node.name in allowed]
        for node in reversed(classes):
            lines.insert(min([node.lineno, *(by.lineno for by in node.decorator_list)]) - 1, MARK)
        if classes:
            lines.insert(body[1].lineno - 1, WORD)
        (folder / file).write_text("\n".join([*lines, ""]), "utf-8")


COUNTER = "stead/kernel/table.py"
"""Where strangers come with what they have."""


def take_anything(file: Path) -> None:
    """A compiled function would raise TypeError for what is not of the type it names, and make a 1 of True, before it
    can say its own sentence. So in the copy public methods take anything."""
    lines = file.read_text("utf-8").splitlines()
    for node in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            for argument in reversed(node.args.args):
                if (named := argument.annotation) is not None:
                    line, end = lines[named.lineno - 1], named.end_col_offset
                    lines[named.lineno - 1] = f"{line[: named.col_offset]}Any{line[end:]}"
    file.write_text("\n".join([*lines, ""]), "utf-8")


SETUP = """
import json, sys
from mypyc.build import mypycify
from setuptools import setup
files, separate = json.loads(sys.argv.pop())
name = None if separate else "stead"
extensions = mypycify(
    ["--follow-imports=silent", *files], opt_level="3", debug_level="0", separate=separate, group_name=name
)
setup(name="stead", packages=[], ext_modules=extensions)
"""


FLAGS = "-w -fvisibility=hidden -fno-plt"
"""Without `hidden`, every call from one of our functions to another could be somebody else's, so that the compiler must
look it up in a table and can put none into another."""

LEARNT_FROM = 10
"""Games of each title. gcc compiles a second time with what they have counted: which way each branch goes, and what is
never reached, which is much of what mypyc writes."""


def compile_in(folder: Path, separate: bool, once: bool = False) -> list[str]:
    """Compile the package in a folder, in place: each module's machine code lies beside its source. Which files."""
    files = modules(folder / "stead")
    open_up(folder, files)
    take_anything(folder / COUNTER)
    if once or not counts():
        build(folder, files, separate)
        return files
    with tempfile.TemporaryDirectory() as counted:
        build(folder, files, separate, f"-fprofile-generate={counted} -fprofile-update=single")
        beside.ask(folder, "digest", LEARNT_FROM)
        build(folder, files, separate, f"-fprofile-use={counted} -fprofile-correction")
    return files


def counts() -> bool:
    """Is the compiler gcc? Others count too, each in its own way."""
    compiler = os.environ.get("CC", "").split() or ["cc" if shutil.which("cc") else "gcc"]
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in said


def build(folder: Path, files: Sequence[str], separate: bool, flags: str = "") -> None:
    command = [sys.executable, "-c", SETUP, "-q", "build_ext", "--inplace", "--force", "-j", str(os.cpu_count() or 1)]
    made = subprocess.run(
        [*command, json.dumps([files, separate])],
        cwd=folder,
        env={**os.environ, "CFLAGS": f"{FLAGS} {flags} {os.environ.get('CFLAGS', '')}"},
        capture_output=True,
        text=True,
        check=False,
    )
    shutil.rmtree(folder / "build", ignore_errors=True)
    if made.returncode:
        lines = [line for line in (made.stdout + made.stderr).splitlines() if "warning:" not in line]
        raise Missing("It cannot be compiled:\n" + "\n".join(lines[-30:]))


def copy_to(folder: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "pages")
    shutil.copytree(ROOT / "stead", folder / "stead", ignore=ignored)


# A wheel


def build_wheel(into: Path, separate: bool, once: bool) -> Path:
    """The wheel that everybody gets, with machine code beside the sources, for this Python on this kind of machine."""
    if importlib.util.find_spec("hatchling") is None:
        raise Missing(NO_HATCHLING)
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    tags = f"{tag}-{tag}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "wheel"
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", scratch]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        [plain] = Path(scratch).glob("*.whl")
        with zipfile.ZipFile(plain) as wheel:
            wheel.extractall(folder)
        compile_in(folder, separate, once)
        name, version = plain.name.split("-")[:2]
        info = folder / f"{name}-{version}.dist-info"
        lines = (info / "WHEEL").read_text("utf-8").splitlines()
        kept = [line for line in lines if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))]
        (info / "WHEEL").write_text("\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {tags}", ""]), "utf-8")
        into.mkdir(parents=True, exist_ok=True)
        return pack(folder, info / "RECORD", into / f"{name}-{version}-{tags}.whl")


def pack(folder: Path, record: Path, wheel: Path) -> Path:
    """Zip a wheel, with a new list of what is in it."""
    rows = io.StringIO()
    writer = csv.writer(rows, lineterminator="\n")
    files = sorted(file for file in folder.rglob("*") if file.is_file() and file != record)
    for file in files:
        data = file.read_bytes()
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode("ascii").rstrip("=")
        writer.writerow([file.relative_to(folder).as_posix(), f"sha256={digest}", len(data)])
    writer.writerow([record.relative_to(folder).as_posix(), "", ""])
    record.write_text(rows.getvalue(), "utf-8")
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as zipped:
        for file in (*files, record):
            zipped.write(file, file.relative_to(folder).as_posix())
    return wheel


# All of it


def compare(folder: Path, games: int, seconds: float, repeats: int, separate: bool, once: bool) -> int:
    plain, quick = folder / "interpreted", folder / "compiled"
    for copy in (plain, quick):
        copy_to(copy)
    began = time.monotonic()
    files = compile_in(quick, separate, once)
    how = "each by itself" if separate else "as one unit"
    print(f"{len(files)} modules compiled in {time.monotonic() - began:.0f} s, {how}.")
    told = {copy: beside.ask(copy, "digest", games) for copy in (plain, quick)}
    names = {file.removesuffix(".py").replace(os.sep, ".") for file in files}
    if names & set(told[quick]["interpreted"]) or not names & set(told[plain]["interpreted"]):
        raise Missing("The copies did not run as they were meant to: something else called stead came first.")
    for title in beside.TITLES:
        one, other = (told[copy]["result"][title] for copy in (plain, quick))
        same = "the same" if one == other else f"NOT the same ({one[:12]}, compiled {other[:12]})"
        print(f"{title}: {games} games, choices, deals, last positions and scores are {same}.")
    print(f"\nMedian of {repeats} (least-most)\n")
    print("\n".join(beside.compare((plain, quick), seconds, repeats)))
    return 0 if told[plain]["result"] == told[quick]["result"] else 1


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench/compiled.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="an empty folder to keep both copies in")
    parser.add_argument("--wheel", type=Path, metavar="FOLDER", help="build a compiled wheel there, and nothing else")
    parser.add_argument("--separate", action="store_true", help="compile every module by itself, not as one unit")
    parser.add_argument("--once", action="store_true", help="compile without counting in games first: half the time")
    parser.add_argument("--games", type=int, default=100, help="of each title that are proven (default: 100)")
    parser.add_argument("--seconds", type=float, default=2.0, help="of processor time for each number (default: 2)")
    parser.add_argument("--repeats", type=int, default=3, help="of everything; medians are shown (default: 3)")
    options = parser.parse_args(arguments)
    if options.games < 1 or options.seconds <= 0 or options.repeats < 1:
        parser.error("--games and --repeats are at least 1, --seconds more than 0")
    if options.into is not None and options.into.exists() and any(options.into.iterdir()):
        parser.error(f"{options.into} is not empty")
    try:
        check_tools()
        if options.wheel is not None:
            print(build_wheel(options.wheel.resolve(), options.separate, options.once))
            return 0
        how = options.games, options.seconds, options.repeats, options.separate, options.once
        print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}")
        if options.into is not None:
            options.into.mkdir(parents=True, exist_ok=True)
            return compare(options.into.resolve(), *how)
        with tempfile.TemporaryDirectory() as folder:
            return compare(Path(folder), *how)
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1


if __name__ == "__main__":
    raise SystemExit(main())
