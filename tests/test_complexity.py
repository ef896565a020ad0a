"""Functions stay small enough to read: none has more paths through it than `MOST`.

Cyclomatic complexity, as radon counts it: 1, and 1 more for each branch, loop, handler, case, assertion, `and`, `or`,
comprehension and its conditions; a function inside another one counts by itself. Ruff's C901 leaves `and`, `or` and
comprehensions out, and with them most of what makes a rule hard to read.
"""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "sandtable"
MOST = 18

Function = ast.FunctionDef | ast.AsyncFunctionDef


def complexity(function: ast.AST) -> int:
    count = 1
    todo = [*ast.iter_child_nodes(function)]
    while todo:
        node = todo.pop()
        count += branches(node)
        if not isinstance(node, Function):
            todo += ast.iter_child_nodes(node)
    return count


def branches(node: ast.AST) -> int:
    match node:
        case ast.If() | ast.IfExp() | ast.Assert():
            return 1
        case ast.For() | ast.AsyncFor() | ast.While():
            return 2 if node.orelse else 1
        case ast.Try():
            return len(node.handlers) + bool(node.orelse)
        case ast.Match():
            return len(node.cases)
        case ast.BoolOp():
            return len(node.values) - 1
        case ast.comprehension():
            return 1 + len(node.ifs)
    return 0


def complex_functions(file: Path) -> list[str]:
    """The functions of a module with more paths than `MOST`."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, Function)]
    found = [(complexity(node), node) for node in functions]
    where = file.relative_to(SOURCE)
    return [f"{where}:{node.lineno} {node.name}: {count}" for count, node in found if count > MOST]


def test_no_function_has_too_many_paths() -> None:
    assert [each for file in sorted(SOURCE.rglob("*.py")) for each in complex_functions(file)] == []


def test_every_branch_counts() -> None:
    [function] = ast.parse(
        "def f(a):\n"
        "    for b in a:\n"  # 1
        "        if b and not a or b:\n"  # 3
        "            return [c for c in b if c]\n"  # 2
        "    else:\n"  # 1
        "        try:\n"
        "            assert a\n"  # 1
        "        except ValueError:\n"  # 1
        "            return 1 if a else 2\n"  # 1
    ).body
    assert complexity(function) == 11
