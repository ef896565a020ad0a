"""Prepare a copy of the source for mypyc: write out the declared classes and open the classes from which games inherit.

    python benchmarks/write_out.py FOLDER FILE...    # the files are changed; their paths start at FOLDER

A class with `@frame`, `@state` or `@slotted` (`core/engine/declare.py`) gets its slots and methods as text in place of the
declaration. Python would generate the same text when the class is first used.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import pathlib
import re
import subprocess
import sys
import textwrap
from types import ModuleType

from sandtable.core.engine.declare import DECLARATIONS, Declaration, Part, Setting, line_of, own_lines

DECORATORS = ("frame", "state", "slotted")
OPEN = {
    "sandtable/core/authoring/editor.py": ("Editor",),
    "sandtable/core/authoring/workshop.py": ("Workshop",),
    "sandtable/core/engine/decision.py": ("Region",),
    "sandtable/core/engine/fields.py": ("Known", "Shape"),
    "sandtable/core/engine/frames.py": ("Frame", "Parallel", "RoundWindow", "Sequence", "Window"),
    "sandtable/core/engine/state.py": ("Referee", "State"),
    "sandtable/core/game/notation.py": ("Notation",),
    "sandtable/core/game/presentation.py": ("Presentation",),
    "sandtable/core/game/spec.py": ("GameSpec",),
    "sandtable/games/battlelore/tables/adventures.py": ("Adventure",),
    "sandtable/games/first_blood/movement/charge/contact.py": ("Closing",),
}
"""The classes of the core from which games inherit, also games that are not compiled, and classes whose objects are copied with
`__new__`, which mypyc lets skip `__init__` only if the class is open.
"""
OPENED = "@mypyc_attr(allow_interpreted_subclasses=True)"
DECLARE = "sandtable.core.engine.declare"
TABLE_IMPORTS = {
    "from sandtable.core.engine.fields import Field, FieldTable",
    "from sandtable.core.engine.rng import Rng",
}
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
        file = source / path
        file.write_text(written(file.read_text(), module, tree, starts))
    for path, names in OPEN.items():
        if path in sys.argv:
            open_classes(source / path, names)


def open_classes(file: pathlib.Path, names: tuple[str, ...]) -> None:
    """Let classes that are not compiled inherit from these."""
    text = file.read_text()
    for name in names:
        assert re.search(rf"^class {name}\b", text, re.MULTILINE), f"{file} has no class {name}"
        text = re.sub(rf"^class {name}\b", f"{OPENED}\nclass {name}", text, flags=re.MULTILINE)
    future = "from __future__ import annotations\n"
    file.write_text(text.replace(future, f"{future}\nfrom mypy_extensions import mypyc_attr\n", 1))


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


def written(text: str, module: ModuleType, tree: ast.Module, starts: Starts) -> str:
    """The text of a module with its declared classes written out."""
    lines = text.split("\n")
    edits: list[tuple[int, int, str]] = []  # from line, up to line, the new text
    tables = ""
    needed: set[str] = set()
    for node in declared_in(tree):
        edits += [(each.lineno - 1, each.lineno, "") for each in node.decorator_list if ast.unparse(each) in DECORATORS]
        cls = getattr(module, node.name)
        if cls not in DECLARATIONS:
            continue  # the root of all states
        rows = [f"Field({name!r}, {arguments})" for name, value in assigned(node).items() if (arguments := row(value))]
        table = f"_{node.name}_FIELDS"
        if rows:
            tables += f"{table} = FieldTable({', '.join(rows)})\n"
            needed |= TABLE_IMPORTS
        needed |= imports_for(module, DECLARATIONS[cls], starts)
        first = node.body[1 if ast.get_docstring(node) else 0 :]
        start = (
            first[0].lineno - 1
            if first and not getattr(first[0], "decorator_list", ())
            else node.body[0].end_lineno or 0
        )
        members = class_text(cls, node.name, DECLARATIONS[cls], starts, table)
        edits.append((start, start, textwrap.indent(members, "    ")))
        declared = [each for each in first if isinstance(each, ast.AnnAssign | ast.Expr)]
        edits += [(each.lineno - 1, each.end_lineno or each.lineno, "") for each in declared]
    imports = [each for each in tree.body if isinstance(each, ast.ImportFrom)]
    edits += [(each.lineno - 1, each.end_lineno or 0, "") for each in imports if each.module == DECLARE]
    if needed:
        begin = next(each for each in imports if each.module != "__future__").lineno - 1
        edits.append((begin, begin, "\n".join(sorted(needed))))
    for start, end, new in sorted(edits, reverse=True):
        lines[start:end] = [new] if new else []
    return "\n".join(lines) + tables


def imports_for(module: ModuleType, declaration: Declaration, starts: Starts) -> set[str]:
    """Imports of the names that inherited fields use and the module of the class does not know."""
    found: set[str] = set()
    for part in declaration.parts if "__init__" in declaration.made else ():
        start = starts.get((part.module, part.owner, part.name), "")
        used = ast.walk(ast.parse(f"{start}\n{part.type if part.is_given() else ''}"))
        names = {each.id for each in used if isinstance(each, ast.Name)}
        found |= {import_of(sys.modules[part.module], name) for name in names if not hasattr(module, name)} - {""}
    return found


def import_of(module: ModuleType, name: str) -> str:
    """The import by which a module knows a name, or one of the name from the module itself."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ImportFrom) and name in [each.name for each in node.names]:
            return f"from {node.module} import {name}"
    return f"from {module.__name__} import {name}" if hasattr(module, name) else ""


def row(value: ast.expr) -> str:
    """What the table of fields says about a field of a state: all but the first argument of `field` or `given`."""
    if not isinstance(value, ast.Call) or specifier(value) not in ("field", "given"):
        return ""
    return ", ".join([ast.unparse(each) for each in (*value.args[1:], *value.keywords)])


def class_text(cls: type, name: str, declaration: Declaration, starts: Starts, table: str) -> str:
    """The slots of a class, the types of its attributes and its methods."""

    def start_of(part: Part) -> str:
        return starts.get((part.module, part.owner, part.name), "")

    lines = [line_of(cls, part, start_of(part)) for part in declaration.parts]
    own = own_lines(declaration, lines)
    texts = declaration.methods(name, lines, own, Setting("super().__init__(", table, skips_init=False))
    slots: tuple[str, ...] = vars(cls)["__slots__"]
    types = [f"{line.name}: {line.type}" for line in own if line.name in slots]
    return "\n".join([f"__slots__ = {slots!r}", *types, *[texts[method] for method in declaration.made]])


if __name__ == "__main__":
    main()
