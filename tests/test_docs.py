"""The documents name nothing that does not exist: files, functions, classes, and places written `file::function`."""

from __future__ import annotations

import ast
import builtins
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "SECURITY.md",
        ROOT / "benchmarks" / "README.md",
        *(ROOT / "docs").glob("[dg]*/*.md"),
    ]
)
HOMES = [
    "",
    "src",
    "src/sandtable",
    "src/sandtable/bots",
    "src/sandtable/games/*",
    "client",
    "client/src",
    "docs/*",
    "tests",
    "tests/support/toys/*",
]
"""Documents may omit these prefixes of a path. A path may also omit its `.py`."""
ENDINGS = r"py|ts|tsx|mjs|cjs|css|md|toml|json|ftl|svg|txt"

CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(rf"[\w.*<>/-]+/[\w.*<>-]*|[\w*<>-]+\.(?:{ENDINGS})")
PLACE = re.compile(r"([\w./-]+)::([\w.]+)")
CALL = re.compile(r"(?:\w+\.)*([A-Za-z_]\w+)\([^)]*\)")
MEMBER = re.compile(r"([A-Z][a-z]\w*)\.([A-Za-z_]\w+)")
CLASS = re.compile(r"[A-Z][a-z]+(?:[A-Z][a-z]+)+")
PLACEHOLDER = re.compile(r"<\w+>|NN")

NOT_IN_THE_TREE = {"battlelore-adventure/1", "build/compiled", "dist/", "file::function", "my_bots.py"}
NOT_IN_THE_TREE |= {"ask.py", "axemen.toml", "long-truce.toml", "searcher.py"}
"""The name of a schema, a folder that `run.py build` makes, a form, files that the reader makes."""


def spans(page: Path) -> list[str]:
    """The texts in backticks outside code blocks."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return CODE.findall(text)


def exists(path: str, beside: Path) -> bool:
    wanted = PLACEHOLDER.sub("*", path).rstrip("/")
    homes = [beside.relative_to(ROOT).as_posix(), *HOMES]
    if "/" not in wanted:  # a file by its name alone, in any folder
        homes += [f"{home}/**" for home in ("src", "client/src", "tests")]
    tries = [f"{home}/{wanted}{ending}".lstrip("/") for home in homes for ending in ("", ".py")]
    return any(next(ROOT.glob(each), None) is not None for each in tries)


@cache
def sources() -> dict[Path, str]:
    found = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py"), ROOT / "run.py"]
    found += [path for path in (ROOT / "client" / "src").rglob("*.ts*") if path.suffix in (".ts", ".tsx")]
    return {path: path.read_text("utf-8") for path in found}


@cache
def defined() -> frozenset[str]:
    """The names of all functions and classes, in Python and TypeScript, and what Python itself has."""
    names: set[str] = set()
    for path, source in sources().items():
        if path.suffix == ".py":
            names.update(re.findall(r"^\s*(?:async def|def|class) (\w+)", source, re.MULTILINE))
            names.update(re.findall(r"^([A-Z]\w+)(?:: TypeAlias)? = ", source, re.MULTILINE))
        else:
            names.update(re.findall(r"\b(?:function|class|interface|type|const) (\w+)", source))
            names.update(
                re.findall(r"^  (?:private |protected |override |async |readonly )*(\w+)[(<]", source, re.MULTILINE)
            )
    return frozenset(names | set(dir(builtins)))


@cache
def files_by_class() -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for path, source in sources().items():
        if path.suffix == ".py":
            for name in set(re.findall(r"^[ \t]*class (\w+)", source, re.MULTILINE)):
                found.setdefault(name, []).append(path)
    return found


@cache
def classes_in(path: Path) -> list[ast.ClassDef]:
    return [node for node in ast.walk(ast.parse(sources()[path])) if isinstance(node, ast.ClassDef)]


@cache
def members(name: str, heirs: int = 3) -> frozenset[str]:
    """The methods, properties and fields that any class of this name has, those of its bases included.

    Only the files with such a class are parsed: all of them take seconds.
    """
    have: set[str] = set()
    for node in [node for path in files_by_class().get(name, ()) for node in classes_in(path) if node.name == name]:
        for part in ast.walk(node):
            if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
                have.add(part.name)
            elif isinstance(part, ast.AnnAssign | ast.Assign):
                targets = part.targets if isinstance(part, ast.Assign) else [part.target]
                have.update(each.id for each in targets if isinstance(each, ast.Name))
                have.update(each.attr for each in targets if isinstance(each, ast.Attribute))
        if heirs:
            above = {each.id for base in node.bases for each in ast.walk(base) if isinstance(each, ast.Name)} - {name}
            have.update(*[members(base, heirs - 1) for base in above])
    return frozenset(have)


def is_in(function: str, path: Path) -> bool:
    """Is there a function of this name in the file, in the class if one is named?"""
    source = path.read_text("utf-8")
    name = function.rpartition(".")[2]
    if path.suffix != ".py":
        return (
            re.search(
                rf"\bfunction {name}\b|\bconst {name}\b|^  (?:private |protected |override |async )*{name}\(",
                source,
                re.MULTILINE,
            )
            is not None
        )
    body: list[ast.stmt] = ast.parse(source).body
    for part in function.split("."):
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
        found = [node for node in body if isinstance(node, kinds) and node.name == part]
        if not found:
            return False
        body = found[0].body
    return True


def fault(span: str, beside: Path) -> str:
    """What is wrong with a text in backticks, or ""."""
    if span in NOT_IN_THE_TREE:
        return ""
    if place := PLACE.fullmatch(span):
        path = ROOT / place[1]
        if not path.is_file():
            return f"there is no file {place[1]}"
        return "" if is_in(place[2], path) else f"{place[1]} has no {place[2]}"
    if PATH.fullmatch(span) and not span.startswith("/"):
        return "" if exists(span, beside) else f"there is no file {span}"
    if call := CALL.fullmatch(span):
        return "" if call[1] in defined() else f"there is no function {call[1]}"
    if member := MEMBER.fullmatch(span):
        return "" if member[2] in members(member[1]) else f"{member[1]} has no {member[2]}"
    if CLASS.fullmatch(span):
        return "" if span in defined() else f"there is no class {span}"
    return ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_names_exists(page: Path) -> None:
    assert [f"`{span}`: {wrong}" for span in spans(page) if (wrong := fault(span, page.parent))] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_to_headings_find_them(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)", page.read_text("utf-8"))
    places = [(page.parent / name if name else page, anchor) for name, anchor in links]
    assert [anchor for place, anchor in places if anchor not in anchors(place)] == []


@pytest.mark.parametrize(
    ("span", "wrong"),
    [
        ("core/nowhere.py", "there is no file core/nowhere.py"),
        ("run.py::never", "run.py has no never"),
        ("src/sandtable/core/engine/state.py::State.never", "src/sandtable/core/engine/state.py has no State.never"),
        ("src/nowhere.py::main", "there is no file src/nowhere.py"),
        ("client/src/session/session.ts::never", "client/src/session/session.ts has no never"),
        ("spec.never_was(seen)", "there is no function never_was"),
        ("State.never", "State has no never"),
        ("NeverEver", "there is no class NeverEver"),
    ],
)
def test_what_does_not_exist_is_found(span: str, wrong: str) -> None:
    assert fault(span, ROOT) == wrong


@pytest.mark.parametrize(
    "span", ["State.seen_by", "core/engine/rng.py", "games/<game>/", "GameSpec", "ask-kind", "seen_by(seat)"]
)
def test_what_exists_is_left_alone(span: str) -> None:
    assert fault(span, ROOT) == ""


LABEL = re.compile(r"(?<![*\w])\*([A-Z][^*]+)\*(?!\*)")
PLAYER_PAGES = [
    ROOT / "README.md",
    *[
        ROOT / "docs" / "guide" / f"{name}.md"
        for name in ("make-your-own", "campaigns", "check-the-dice", "run-a-club")
    ],
]


@cache
def labels() -> set[str]:
    """The English texts of the interface."""
    files = (ROOT / "src").rglob("content/words/en*.ftl")
    return {text for file in files for text in re.findall(r"^[\w-]+ = (.+)$", file.read_text("utf-8"), re.MULTILINE)}


@pytest.mark.parametrize("page", PLAYER_PAGES, ids=lambda page: page.stem)
def test_labels_of_the_interface_exist(page: Path) -> None:
    """Pages for players write a label in italics, as it is on screen."""
    found = [" ".join(label.split()) for label in LABEL.findall(page.read_text(encoding="utf-8"))]
    assert found
    assert [label for label in found if label not in labels()] == []
