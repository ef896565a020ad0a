"""Prepare a copy of the source for mypyc: write out the declared classes and open all classes.

    python -m compiling.write_out FOLDER FILE...    # the files are changed; their paths start at FOLDER

A class with `@frame`, `@state` or `@slotted` (`core/engine/declare.py`) gets its slots and methods as text in place of the
declaration. Python would generate the same text when the class is first used.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import pathlib
import subprocess
import sys
import textwrap
from types import ModuleType
from typing import Generic, Protocol

from sandtable.core.engine.declare import DECLARATIONS, Declaration, Line, Part, Setting, line_of, own_lines
from sandtable.core.engine.fields import (
    Held,
    Known,
    Ordered,
    Owned,
    Size,
    held_rows,
    ordered,
    ordered_rows,
    owned_rows,
    sizes_of_rows,
    sizes_only,
)
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.state import State

DECORATORS = ("frame", "state", "slotted")
OPENED = "@mypyc_attr(allow_interpreted_subclasses=True)"
"""Two things need it: classes that are not compiled inherit from ours, and `pickle` and `copy.deepcopy` make an object without
its `__init__`, which mypyc allows for such classes alone.
"""
BARE = "@mypyc_attr(serializable=True)"
"""Makes `__new__` of a class that is not open leave out `__init__`, for copies (`declare.state_methods`)."""
OPENER = "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr\n"
OPENER += "from sandtable.compiled import keep_slots\n"
"""mypyc reads the decorator when it compiles, and nothing is left of it when the module runs."""
FUTURE = "from __future__ import annotations\n"
NOT_NATIVE = (BaseException, tuple, Protocol)
"""Classes below these stay ordinary classes of Python."""
CORE = "sandtable.core."
DECLARE = "sandtable.core.engine.declare"
FIELDS = "sandtable.core.engine.fields"
MASKED = 'cast("{type}", self.declared().seen("{name}", self.{name}, holders))'
MASKS: dict[tuple[type[Known], str], str] = {
    (Size, "list[int]"): sizes_only.__name__,
    (Size, "list[list[int]]"): sizes_of_rows.__name__,
    (Owned, "list[list[int]]"): owned_rows.__name__,
    (Held, "list[list[int]]"): held_rows.__name__,
    (Ordered, "list[int]"): ordered.__name__,
    (Ordered, "list[list[int]]"): ordered_rows.__name__,
}
"""The function for what holders see of a field, by who may know it and its type; it is faster than its table."""
TABLE_IMPORTS = {
    "from typing import cast",
    "from sandtable.core.engine.fields import Field, FieldTable",
    "from sandtable.core.engine.rng import Rng",
}
Starts = dict[tuple[str, str, str], str]
"""The start value of each field as its module writes it, by module, class and field."""


def write_out(source: pathlib.Path, files: list[str]) -> None:
    """Write out the declared classes in these files, whose paths start at the folder `source`."""
    here = {**os.environ, "PYTHONPATH": str(source), "SANDTABLE_PURE": "1"}
    subprocess.run([sys.executable, __file__, str(source), *files], check=True, env=here)


def main() -> None:
    source, files = pathlib.Path(sys.argv[1]), sys.argv[2:]
    modules = [importlib.import_module(path.removesuffix(".py").replace("/", ".")) for path in files]
    trees = [ast.parse((source / path).read_text()) for path in files]
    starts: Starts = {}
    for module, tree in zip(modules, trees, strict=True):
        for node in declared_in(tree):
            values = assigned(node).items()
            starts |= {(module.__name__, node.name, name): start_text(value) for name, value in values}
    for path, module, tree in zip(files, modules, trees, strict=True):
        text = written((source / path).read_text(), module, tree, starts)
        (source / path).write_text(with_open_classes(text, module))


def with_open_classes(text: str, module: ModuleType) -> str:
    """The text of a module in which classes that are not compiled may inherit from those that are."""
    lines = text.split("\n")
    opened: list[str] = []
    is_bare = False
    for node in reversed([each for each in ast.parse(text).body if isinstance(each, ast.ClassDef)]):
        cls = getattr(module, node.name)
        if node.decorator_list or issubclass(cls, NOT_NATIVE):
            continue
        if any(map(is_namesake, cls.__mro__)):
            if issubclass(cls, State | Frame):
                lines.insert(node.end_lineno or 0, textwrap.indent(reduced(cls), "    "))
            if issubclass(cls, State):
                lines.insert(node.lineno - 1, BARE)
                is_bare = True
            continue
        lines.insert(node.lineno - 1, OPENED)
        opened.append(node.name)
    if not opened and not is_bare:
        return "\n".join(lines)
    roots = [name for name in opened if getattr(module, name).__mro__[1] in (object, Generic)]
    text = "\n".join(lines) + "".join([f"keep_slots({name})\n" for name in roots])
    assert "\n" + FUTURE in text, f"{module.__name__} does not import annotations"
    return text.replace(FUTURE, f"{FUTURE}\n{OPENER}", 1)


def is_namesake(cls: type) -> bool:
    """Has the class the name of one of its bases? mypyc would give two functions one name if it were open."""
    return any(base.__name__ == cls.__name__ for base in cls.__mro__[1:])


def reduced(cls: type[State | Frame[State]]) -> str:
    """A method by which an object that is not open is pickled and copied: it is made with its `__init__`."""
    if cls in DECLARATIONS:
        given = [part.name for part in DECLARATIONS[cls].parts if part.is_given()]
    else:
        given = [*inspect.signature(cls).parameters]
    values = "".join([f"self.{name}, " for name in given])
    made = f"({cls.__name__}, ({values}), self.__getstate__())"
    return f"\ndef __reduce__(self) -> tuple[object, ...]:\n    return {made}"


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
        if issubclass(cls, State):
            needed |= TABLE_IMPORTS
            masks = {mask_of(part) for part in DECLARATIONS[cls].parts} - {""}
            needed |= {f"from {FIELDS} import {mask}" for mask in masks}
        needed |= imports_for(module, DECLARATIONS[cls], starts)
        if issubclass(cls, Frame) and cls.__module__.startswith(CORE):
            tables += inheritable(node)
            needed.add(f"from {DECLARE} import written_frame")
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


def inheritable(node: ast.ClassDef) -> str:
    """What a frame of the core says about its fields to frames that are not compiled and inherit from it."""
    assert not assigned(node), f"{node.name}: only fields without a start value are passed on"
    fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    rows = [f"({ast.unparse(each.target)!r}, {ast.unparse(each.annotation)!r})" for each in fields]
    return f"written_frame({', '.join([node.name, *rows])})\n"


def imports_for(module: ModuleType, declaration: Declaration, starts: Starts) -> set[str]:
    """Imports of the names that inherited fields use and the module of the class does not know."""
    found: set[str] = set()
    for part in declaration.parts if {"__init__", "shown_to"} & {*declaration.made} else ():
        start = starts.get((part.module, part.owner, part.name), "")
        used = ast.walk(ast.parse(f"{start}\n{part.type if part.is_given() or part.row() else ''}"))
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
    shared = ["shared=True"] if specifier(value) == "given" else []
    return ", ".join([*[ast.unparse(each) for each in (*value.args[1:], *value.keywords)], *shared])


def class_text(cls: type, name: str, declaration: Declaration, starts: Starts, table: str) -> str:
    """The slots of a class, the types of its attributes and its methods."""

    def start_of(part: Part) -> str:
        return starts.get((part.module, part.owner, part.name), "")

    lines = [with_mask(line_of(cls, part, start_of(part)), part) for part in declaration.parts]
    own = own_lines(declaration, lines)
    texts = declaration.methods(name, lines, own, Setting("super().__init__(", table, MASKED))
    slots: tuple[str, ...] = vars(cls)["__slots__"]
    types = [f"{line.name}: {line.type}" for line in own if line.name in slots]
    return "\n".join([f"__slots__ = {slots!r}", *types, *[texts[method] for method in declaration.made]])


def mask_of(part: Part) -> str:
    row = part.row()
    return MASKS.get((type(row[1]), str(part.type)), "") if row is not None else ""


def with_mask(line: Line, part: Part) -> Line:
    """The field, seen through the function for it, if there is one."""
    return line._replace(view=f"{mask_of(part)}(self.{line.name}, holders)") if mask_of(part) else line


if __name__ == "__main__":
    main()
