"""The engine stays pure: no I/O, no clock, no global chance, no order of hashes, no title in another."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ENGINE = sorted(path for room in ("kernel", "kit", "titles") for path in (ROOT / "stead" / room).rglob("*.py"))

ALLOWED = (
    "__future__ abc base64 binascii bisect collections dataclasses enum functools hashlib heapq html itertools math "
    "operator re string struct types typing typing_extensions zlib msgspec yaml"
).split()
FORBIDDEN_CALLS = "open print input hash id eval exec compile breakpoint __import__ globals".split()
# What takes its argument in order gives away the order of a set; sorted(), len() and their like don't.
ORDERED = "list tuple iter enumerate zip map filter reversed next dict".split()
SETS = ("set", "frozenset")


def faults(path: str, source: str) -> list[str]:
    tree = ast.parse(source)
    return [
        f"{path}:{line}: {fault}"
        for line, fault in sorted([*bad_imports(path, tree), *bad_calls(tree), *walks_over_sets(tree)])
    ]


def bad_imports(path: str, tree: ast.AST) -> Iterator[tuple[int, str]]:
    parts = path.removesuffix(".py").split("/")
    package = parts[:-1]
    own = [["stead", "kernel"]]
    if parts[1] != "kernel":
        own.append(["stead", "kit"])
    if parts[1] == "titles":
        own.append(package[:3])
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            base += node.module.split(".") if node.module else []
            # `from stead import kernel` names what it imports only after the word import.
            whole = len(base) > 1 or base[0] != "stead"
            names = [".".join(base)] if whole else [f"stead.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            words = name.split(".")
            if words[0] not in ALLOWED and not any(words[: len(room)] == room for room in own):
                yield node.lineno, f"imports {name}"


def bad_calls(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
            yield node.lineno, f"calls {node.func.id}()"


def walks_over_sets(tree: ast.AST) -> Iterator[tuple[int, str]]:
    found: set[tuple[int, str]] = set()
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        names = set_names(scope)
        for node in ast.walk(scope):
            walked: list[ast.expr] = []
            if isinstance(node, ast.For | ast.comprehension):
                walked = [node.iter]
            elif isinstance(node, ast.Starred):
                walked = [node.value]
            elif isinstance(node, ast.Call):
                name = node.func.id if isinstance(node.func, ast.Name) else ""
                method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                if name in ORDERED or method in ("join", "extend"):
                    walked = node.args
                elif method == "pop" and not node.args and isinstance(node.func, ast.Attribute):
                    walked = [node.func.value]
            found.update((each.lineno, "walks over a set") for each in walked if is_set(each, names))
    yield from found


def set_names(scope: ast.AST) -> set[str]:
    """Variables that the scope makes as sets."""
    names: set[str] = set()
    for node in statements(scope):
        if isinstance(node, ast.Assign) and is_set(node.value, set()):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign | ast.arg) and isinstance(node.annotation, ast.expr):
            target = node.arg if isinstance(node, ast.arg) else ast.unparse(node.target)
            if ast.unparse(node.annotation).split("[")[0] in SETS:
                names.add(target)
    return names


def statements(scope: ast.AST) -> Iterator[ast.AST]:
    """Everything in a scope but the functions inside it, whose names are their own."""
    for child in ast.iter_child_nodes(scope):
        yield child
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from statements(child)


def is_set(node: ast.expr, names: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return is_set(node.left, names) or is_set(node.right, names)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr in ("union", "intersection", "difference", "symmetric_difference")
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in SETS
    return isinstance(node, ast.Name) and node.id in names


@pytest.mark.parametrize("path", [path.relative_to(ROOT).as_posix() for path in ENGINE])
def test_the_engine_is_pure(path):
    assert faults(path, (ROOT / path).read_text(encoding="utf-8")) == []


def test_the_engine_was_found():
    rooms = {path.relative_to(ROOT).parts[1] for path in ENGINE}
    assert rooms == {"kernel", "kit", "titles"}


KERNEL, TURN = "stead/kernel/flow.py", "stead/titles/settlers/turn.py"


IMPURE = (
    "os os.path io pathlib time datetime random secrets socket logging json subprocess threading "
    "asyncio importlib numpy"
).split()


@pytest.mark.parametrize("module", IMPURE)
def test_a_module_that_is_not_allowed_is_seen(module):
    assert faults(KERNEL, f"import {module}") == [f"{KERNEL}:1: imports {module}"]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (KERNEL, "from random import shuffle"),
        (KERNEL, "def f():\n    import secrets"),
        (KERNEL, "import stead.titles.settlers"),
        (KERNEL, "from stead.titles import settlers"),
        (KERNEL, "from stead import bots"),
        (KERNEL, "from .. import server"),
        (KERNEL, "import stead"),
        (TURN, "from stead.titles.north import turn"),
        (TURN, "from ..north import turn"),
        (TURN, "from stead.cli import main"),
        *[(TURN, f"{name}(x)") for name in FORBIDDEN_CALLS],
        (TURN, "for x in {1, 2}: ..."),
        (TURN, "for x in set(y): ..."),
        (TURN, "[x for x in frozenset(y)]"),
        (TURN, "list({x for x in y})"),
        (TURN, "[*set(x)]"),
        (TURN, "tuple(set(x) - y)"),
        (TURN, "','.join(a.union(b))"),
        (TURN, "def f():\n    seen = set()\n    for x in seen: ..."),
        (TURN, "def f(seen: set[int]):\n    return list(seen)"),
        (TURN, "def f(seen: set[int]):\n    return seen.pop()"),
    ],
)
def test_what_is_impure_is_seen(path, source):
    assert len(faults(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (
            KERNEL,
            "from collections.abc import Mapping\nimport msgspec.yaml\nfrom . import chance\nimport yaml",
        ),
        (KERNEL, "from stead.kernel.chance import Chance\nfrom stead.kernel import chance"),
        (KERNEL, "from stead import kernel"),
        (TURN, "from stead.kernel import flow\nfrom .state import Game"),
        (TURN, "from stead.titles.settlers.state import Game"),
        ("stead/titles/__init__.py", "from stead.titles.settlers import SETTLERS"),
        (TURN, "sorted(set(x))\nlen({1, 2})\ny in {1, 2}\nself.id(x)\ncard.pop()"),
        (TURN, "def f():\n    seen = set()\ndef g(seen):\n    for x in seen: ..."),
    ],
)
def test_what_is_pure_passes(path, source):
    assert faults(path, source) == []


def test_import_stead_brings_in_the_engine_only():
    code = """
import importlib, pkgutil, sys
import stead, stead.kernel, stead.titles
for room in (stead.kernel, stead.titles):
    for module in pkgutil.walk_packages(room.__path__, room.__name__ + "."):
        importlib.import_module(module.name)
print(*sorted(name for name in sys.modules if name.startswith("stead.")))
"""
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert loaded.returncode == 0, loaded.stderr
    rooms = {name.split(".")[1] for name in loaded.stdout.split()}
    assert {"kernel", "titles"} <= rooms
    assert rooms.isdisjoint({"server", "bots", "arena", "rl", "cli"})
