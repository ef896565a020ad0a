"""Write out the declared frames and states in a copy of the source, so that mypyc can compile them to native classes.

    python benchmarks/write_out.py FOLDER FILE...    # the files are changed; their paths start at FOLDER

A class with `@frame` or `@state` (`core/engine/declare.py`) gets its slots and methods as text in place of the declaration.
Python would generate the same text when the class is first used.
"""

from __future__ import annotations

import ast
import importlib
import os
import pathlib
import subprocess
import sys
from types import ModuleType

from sandtable.core.engine.declare import DECLARATIONS, Declaration, Part, line_of

DECORATORS = ("frame", "state")
TABLE_IMPORTS = """
from sandtable.core.engine.fields import Field, FieldTable
from sandtable.core.engine.rng import Rng
"""
Starts = dict[tuple[str, str, str], str]
"""The start value of each field as its module writes it, by module, class and field."""


def write_out(source: pathlib.Path, files: list[str]) -> None:
    """Write out the declared classes in these files, whose paths start at the folder `source`."""
    here = {**os.environ, "PYTHONPATH": str(source)}
    subprocess.run([sys.executable, __file__, str(source), *files], check=True, env=here)


def main() -> None:
    source = pathlib.Path(sys.argv[1])
    files = [path for path in sys.argv[2:] if any(f"@{name}\n" in (source / path).read_text() for name in DECORATORS)]
    modules = [importlib.import_module(path.removesuffix(".py").replace("/", ".")) for path in files]
    trees = [ast.parse((source / path).read_text()) for path in files]
    starts: Starts = {}
    for module, tree in zip(modules, trees, strict=True):
        for node in declared_in(tree):
            values = assigned(node).items()
            starts |= {(module.__name__, node.name, name): start_text(value) for name, value in values}
    for path, module, tree in zip(files, modules, trees, strict=True):
        write_classes(module, tree, starts)
        (source / path).write_text(ast.unparse(tree) + "\n")


def declared_in(tree: ast.Module) -> list[ast.ClassDef]:
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return [node for node in classes if any(ast.unparse(each) in DECORATORS for each in node.decorator_list)]


def assigned(node: ast.ClassDef) -> dict[str, ast.expr]:
    """The expression that the class body assigns to each field."""
    fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    return {ast.unparse(each.target): each.value for each in fields if each.value is not None}


def specifier(value: ast.expr) -> str:
    return ast.unparse(value.func).rpartition(".")[2] if isinstance(value, ast.Call) else ""


def start_text(value: ast.expr) -> str:
    """The expression for the start value of a field."""
    name = specifier(value)
    if name == "given" or not isinstance(value, ast.Call):
        return "" if name else ast.unparse(value)
    if name in ("unsaved", "field"):
        return ast.unparse(value.args[0])
    return f"{ast.unparse(value.args[0])}()" if name == "unsaved_of" else ast.unparse(value)


def write_classes(module: ModuleType, tree: ast.Module, starts: Starts) -> None:
    tables: list[ast.stmt] = []
    for node in declared_in(tree):
        node.decorator_list = [each for each in node.decorator_list if ast.unparse(each) not in DECORATORS]
        cls = getattr(module, node.name)
        if cls not in DECLARATIONS:
            continue  # the root of all states
        rows = [f"Field({name!r}, {arguments})" for name, value in assigned(node).items() if (arguments := row(value))]
        table = f"_{node.name}_FIELDS"
        if rows:
            tables += ast.parse(f"{table} = FieldTable({', '.join(rows)})").body
        write_class(cls, node, DECLARATIONS[cls], starts, table)
    first = next(
        n for n, each in enumerate(tree.body) if isinstance(each, ast.ImportFrom) and each.module != "__future__"
    )
    tree.body = [
        *tree.body[:first],
        *(ast.parse(TABLE_IMPORTS).body if tables else []),
        *[
            each
            for each in tree.body[first:]
            if "core.engine.declare import" not in ast.unparse(each).partition("\n")[0]
        ],
        *tables,
    ]


def row(value: ast.expr) -> str:
    """What the table of fields says about a field of a state: all but the first argument of `field` or `given`."""
    if not isinstance(value, ast.Call) or specifier(value) not in ("field", "given"):
        return ""
    return ", ".join([ast.unparse(each) for each in (*value.args[1:], *value.keywords)])


def write_class(cls: type, node: ast.ClassDef, declaration: Declaration, starts: Starts, table: str) -> None:
    """Replace the declaration in the body of a class by its slots, the types of its attributes and the methods."""

    def start_of(part: Part) -> str:
        return starts.get((part.module, part.owner, part.name), "")

    lines = [line_of(cls, part, start_of(part)) for part in declaration.parts]
    own = [line for line in lines if line.name in {part.name for part in declaration.own}]
    texts = declaration.methods(node.name, lines, own, "super().__init__(", table)
    slots: tuple[str, ...] = vars(cls)["__slots__"]
    text = [f"__slots__ = {slots!r}", *[f"{line.name}: {line.type}" for line in own if line.name in slots]]
    text += [texts[name] for name in declaration.made]
    kept = [each for each in node.body if not isinstance(each, ast.AnnAssign | ast.Expr)]
    node.body = [*ast.parse("\n".join(text)).body, *kept]


if __name__ == "__main__":
    main()
