"""Every fault of a user's file has the same English text in the code and in the catalogue.

The code gives the text to exceptions and to `sandtable validate`; the catalogue gives it to the editor, in every language.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from sandtable.games.warlords.deck_building.text_form import FAULTS

SOURCE = Path(__file__).parents[1] / "src" / "sandtable"
MESSAGE = re.compile(r"^(fault|deck)-([\w-]+) = (.+)$", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$(\w+) \}")
VALUE = "…"
PARSED = {"json", "json-end"}
"""The code quotes Python's JSON parser here, in English; the catalogue has its own text."""
SPELLED_OUT = {"fb-size"}
"""The catalogue lists sizes that the code reads from a table."""


def catalogue(language: str, prefix: str) -> dict[str, str]:
    """The messages with this prefix, by key."""
    files = SOURCE.rglob(f"content/words/{language}*.ftl")
    found = [row for file in files for row in MESSAGE.findall(file.read_text(encoding="utf-8"))]
    return {key: text for start, key, text in found if start == prefix}


def template(node: ast.expr) -> str | None:
    """A string with its values replaced; None for an expression that is not a string."""
    if isinstance(node, ast.JoinedStr):
        return "".join([str(part.value) if isinstance(part, ast.Constant) else VALUE for part in node.values])
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def text_before(function: ast.FunctionDef, name: str, line: int) -> str | None:
    """The string last assigned to a variable before a line."""
    rows = [row for row in ast.walk(function) if isinstance(row, ast.Assign) and row.lineno < line]
    given = [row for row in rows if any(isinstance(to, ast.Name) and to.id == name for to in row.targets)]
    return template(max(given, key=lambda row: row.lineno).value) if given else None


def faults_in(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Key and text of each fault: the text comes right before its key, or before a line number and the key."""
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
            texts = [
                text_before(function, arg.id, call.lineno) if isinstance(arg, ast.Name) else template(arg)
                for arg in call.args
                if not (isinstance(arg, ast.Constant) and isinstance(arg.value, int))
            ]
            for what, key in pairwise(texts):
                if what is not None and key is not None and " " in what:
                    yield key, what


def faults() -> set[tuple[str, str]]:
    keys = catalogue("en", "fault").keys() - PARSED - SPELLED_OUT
    found: set[tuple[str, str]] = set()
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        # the text of an army has keys of its own
        if file.parent.name != "army_building" and any(f'"{key}"' in text for key in keys):
            found.update(row for row in faults_in(ast.parse(text)) if row[0] in keys)
    return found


def test_code_and_catalogue_have_the_same_text() -> None:
    texts = {key: VARIABLE.sub(VALUE, text) for key, text in catalogue("en", "fault").items()}
    compared = faults()
    assert [row for row in compared if texts[row[0]] not in (row[1], row[1].replace("command_cards", VALUE))] == []
    assert len(compared) > 60, "most faults are compared"


@pytest.mark.parametrize("key", FAULTS)
def test_a_deck_has_the_same_text(key: str) -> None:
    assert VARIABLE.sub(r"{\1}", catalogue("en", "deck")[key]) == FAULTS[key]


def test_a_text_that_differs_is_found() -> None:
    tree = ast.parse('def read(node):\n    what = f"{node} is odd"\n    node.fault(what, "table", x=1)\n')
    assert list(faults_in(tree)) == [("table", f"{VALUE} is odd")]
