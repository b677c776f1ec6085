"""The rules keep a shape that mypyc compiles (bench/compiled.py)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = [file for room in ("kernel", "kit", "titles") for file in sorted((ROOT / "stead" / room).rglob("*.py"))]
BUILT_IN = "list tuple dict set frozenset str int".split()


def faults(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
            yield from (f"{node.lineno}: {node.name} inherits from {base}" for base in bases if base in BUILT_IN)
            if not node.keywords:  # else it is msgspec's, and not compiled
                yield from (
                    f"{node.lineno}: {node.name} would forget {name}" for name in decorated(node, "cached_property")
                )
                yield from (f"{node.lineno}: {node.name} would lose itself in {name}" for name in beyond(node))
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final" and has_fractions(node.value):
            yield f"{node.lineno}: {ast.unparse(node.target)} would never be set"
        elif isinstance(node, ast.Attribute) and node.attr == "__new__":
            yield f"{node.lineno}: calls __new__"
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_class(node.value):
            yield f"{node.lineno}: sets {ast.unparse(node)}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "setattr" and is_class(node.args[0]):
            yield f"{node.lineno}: sets an attribute of {ast.unparse(node.args[0])}"


def decorated(node: ast.ClassDef, by: str) -> dict[str, ast.FunctionDef]:
    methods = [one for one in node.body if isinstance(one, ast.FunctionDef)]
    return {one.name: one for one in methods if by in map(ast.unparse, one.decorator_list)}


def beyond(node: ast.ClassDef) -> list[str]:
    """Class methods that ask a base: mypyc tells that it were asked by the class of the class."""
    found = decorated(node, "classmethod")
    return [name for name, method in found.items() if "super()" in ast.unparse(method)]


def has_fractions(value: ast.expr | None) -> bool:
    """A tuple with floats in it, which mypyc takes for one without a value unless it is told: tuple[float, ...]."""
    inside = list(ast.walk(value)) if isinstance(value, ast.Tuple) else []
    return any(isinstance(one, ast.Constant) and isinstance(one.value, float) for one in inside)


def is_class(node: ast.expr) -> bool:
    """By its name: LIKE_THIS is an object."""
    name = node.id if isinstance(node, ast.Name) else ""
    return name == "cls" or (name[:1].isupper() and not name.isupper())


@pytest.mark.parametrize("file", [ROOT / "stead/__init__.py", *RULES], ids=lambda file: str(file.relative_to(ROOT)))
def test_rules_can_be_compiled(file: Path) -> None:
    assert list(faults(file.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("class Log(list[int]): ...", "1: Log inherits from list"),
        ("class Line(tuple): ...", "1: Line inherits from tuple"),
        ("class Eye:\n    @cached_property\n    def far(self): ...", "1: Eye would forget far"),
        ("class Raze(Act):\n    @classmethod\n    def of(cls): super().of()", "1: Raze would lose itself in of"),
        ("HALVES: Final = (0.5, 1.5)", "1: HALVES would never be set"),
        ("twin = Table.__new__(Table)", "1: calls __new__"),
        ("Table.shelf = shelf", "1: sets Table.shelf"),
        ("setattr(Table, 'shelf', shelf)", "1: sets an attribute of Table"),
    ],
)
def test_what_cannot_be_is_seen(source: str, fault: str) -> None:
    assert list(faults(source)) == [fault]


def test_what_can_be_is_let_be() -> None:
    assert list(faults("LENT.shelf = shelf\nself.x = 1\nclass Two(NamedTuple): ...")) == []
