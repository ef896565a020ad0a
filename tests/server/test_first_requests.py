"""Decoders are built at import time, so the first requests may all come at once."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.first_requests import Race

SRC = Path(__file__).parents[2] / "src"
BUILT = ("Decoder", "Encoder", "convert")
"""The calls of msgspec that analyse a type."""

LATE = """
import msgspec
from msgspec.json import Decoder as Reader

AT_IMPORT = msgspec.json.Decoder(int)

def late(raw):
    msgspec.json.decode(raw, type=int)
    msgspec.convert(raw, int)
    return Reader(int), lambda: msgspec.msgpack.Decoder(int), msgspec.json.decode(raw), msgspec.json.encode(raw)
"""


def test_24_first_requests_at_once_end_no_server(tmp_path: Path) -> None:
    """`run.py attack` runs many of these races."""
    assert Race(tmp_path).run() == []


def test_no_decoder_is_built_in_a_function() -> None:
    found = [
        f"{path.relative_to(SRC)}:{line}: {call}"
        for path in sorted(SRC.rglob("*.py"))
        for line, call in built_late(path.read_text("utf-8"))
    ]
    assert found == []


def test_what_is_built_in_a_function_is_found() -> None:
    assert [call for _, call in built_late(LATE)] == [
        "msgspec.json.decode",
        "msgspec.convert",
        "msgspec.json.Decoder",
        "msgspec.msgpack.Decoder",
    ]


def test_starting_a_server_imports_every_module_with_a_decoder() -> None:
    modules = {
        ".".join(path.relative_to(SRC).with_suffix("").parts)
        for path in SRC.rglob("*.py")
        if "msgspec." in (text := path.read_text("utf-8")) and "Decoder(" in text
    }
    assert len(modules) > 5
    code = f"import sys, sandtable.server.app; print(*sorted({modules!r} - set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def built_late(text: str) -> Iterator[tuple[int, str]]:
    """Calls inside functions that make msgspec analyse a type."""
    if "msgspec" not in text:
        return
    tree = ast.parse(text)
    names = {"msgspec": "msgspec"}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "msgspec":
            names |= {each.asname or each.name: f"{node.module}.{each.name}" for each in node.names}
        elif isinstance(node, ast.Import):
            names |= {each.asname: each.name for each in node.names if each.asname and each.name.startswith("msgspec")}
    seen: set[ast.Call] = set()
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        for node in ast.walk(function):
            if not isinstance(node, ast.Call) or node in seen:
                continue
            seen.add(node)
            first, dot, rest = ast.unparse(node.func).partition(".")
            called = names.get(first, "") + dot + rest
            is_typed = called.endswith(".decode") and (len(node.args) > 1 or bool(node.keywords))
            if called.startswith("msgspec.") and (called.rpartition(".")[2] in BUILT or is_typed):
                yield node.lineno, called


@pytest.mark.parametrize("code", ["import msgspec\nx = msgspec.json.Decoder(int)", "import json\njson.loads('1')"])
def test_what_is_built_at_import_is_not(code: str) -> None:
    assert list(built_late(code)) == []
