"""Which tests say that they prove which rules: found by reading the tests, without running them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec


class Proofs(msgspec.Struct):
    tests: dict[str, list[str]]
    """Rule id to the tests behind it, as path::name."""
    unreadable: list[str]
    """Marks whose ids can't be known without running the tests, as sentences."""


def read_proofs(folder: Path) -> Proofs:
    proofs = Proofs({}, [])
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if path != folder / "proves.py" and "proves" in text:
            name = path.relative_to(folder.parent).as_posix()
            _read_module(proofs, name, ast.parse(text, name))
    return proofs


def _read_module(proofs: Proofs, path: str, module: ast.Module) -> None:
    for owner, call in _calls(module, ""):
        ids = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        if len(ids) < len(call.args) or not ids:
            proofs.unreadable.append(f"{path}:{call.lineno}: proves() takes rule ids written out as strings.")
        for user in _users(module, owner):
            test = f"{path}::{user}" if user else path
            for id in ids:
                tests = proofs.tests.setdefault(id, [])
                if test not in tests:
                    tests.append(test)


def _calls(node: ast.AST, owner: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of proves() below a node, with the name of the function, class or variable that it is in."""
    for child in ast.iter_child_nodes(node):
        inside = owner
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if _never_run(child):
                continue
            inside = f"{owner}::{child.name}" if owner else child.name
        elif isinstance(child, ast.Assign | ast.AnnAssign) and not owner:
            target = child.targets[0] if isinstance(child, ast.Assign) else child.target
            inside = target.id if isinstance(target, ast.Name) else ""
        elif isinstance(child, ast.Call) and _name(child.func) == "proves":
            yield owner, child
        yield from _calls(child, inside)


def _users(module: ast.Module, owner: str) -> list[str]:
    """The tests that a list of cases is for; anything else stands for itself."""
    if owner == "pytestmark":
        return [""]
    users = [
        node.name
        for node in module.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for mark in node.decorator_list
        if any(isinstance(name, ast.Name) and name.id == owner for name in ast.walk(mark))
    ]
    return users or [owner]


def _never_run(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    """A test that is skipped, or expected to fail, proves nothing."""
    marks = (mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list)
    return any(_name(mark) in ("skip", "xfail") for mark in marks)


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
