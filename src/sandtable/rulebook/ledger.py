"""Reads the rules ledgers: every rule is a clause with an id. Also tracks the tests, code and deviations of each clause.

A ledger is a page of `docs/rules`; an installed package carries the same pages in `sandtable/rules`. A game that another
distribution announces (`core.registry`) carries its own as `content/rules.md` in its package.
The sections below: clauses, known deviations, tests that name clauses, code that cites them, and a summary.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import zip_longest
from pathlib import Path
from typing import Final

from sandtable.core import plugins
from sandtable.core.text.suggest import nearest

GAMES: Mapping[str, str] = {
    "bloodstones": "BS",
    "warlords": "WL",
    "first_blood": "FB",
    "battlelore": "BL",
}
TAGS = ("ruling", "option")
NO_CODE: Mapping[str, str] = {
    "example": "a worked example of other rules",
    "printed": "printed parts that a digital table does not have",
    "wording": "how to read the rules",
}
"""The kinds of clauses that need no code, by the word of their mark."""

_PACKAGE = Path(__file__).resolve().parents[1]
_CHECKOUT = _PACKAGE.parent.parent
_HEADING = re.compile(r"## (\d+)\.? (.+)")
_CITED = re.compile(r"\b([A-Z]{2})-(\d+)\.(\d+)(?:[\s#]+to[\s#]+(?:[A-Z]{2}-)?(\d+)\.(\d+))?")
"""A clause or a range of clauses, which may continue on the next line of a docstring or a comment."""
_TITLE_END = re.compile(r"(?::| -) [^:-]*$")
"""The kind of page, after the name of the game."""
_CLAUSE = re.compile(r"- \*\*([A-Z]{2}-(\d+)\.\d+)\*\* (.+)")
_NO_CODE = re.compile(r" *<!-- no code: ([a-z ]+) -->$")


class LedgerError(Exception):
    """The ledger has no answer. The message says why and what to try."""


class UnknownClause(LedgerError):
    """There is no clause with that id."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule. `text` is the ledger's text, marks included; `tags` are the marks found in it.

    `no_code` is a word of `NO_CODE` if the clause needs no code: its line, or the heading of its chapter, ends with
    `<!-- no code: example -->`. The mark is not part of the text. Translations do not repeat it.
    """

    id: str
    chapter: int
    chapter_title: str
    text: str
    tags: tuple[str, ...] = ()
    no_code: str = ""


@dataclass(frozen=True, slots=True)
class Ledger:
    """All clauses of one game, in page order."""

    game: str
    title: str
    clauses: Mapping[str, Clause]


@dataclass(frozen=True, slots=True)
class Coverage:
    """The status of a game's clauses. Every clause is in exactly one of the three lists."""

    game: str
    tested: tuple[Clause, ...]
    deviating: tuple[Clause, ...]
    missing: tuple[Clause, ...]

    @property
    def total(self) -> int:
        return len(self.tested) + len(self.deviating) + len(self.missing)


# Clauses


def rules_dir() -> Path:
    """The folder of the ledgers: in the installed package, else in the checkout."""
    for place in (_PACKAGE / "rules", _CHECKOUT / "docs" / "rules"):
        if place.is_dir():
            return place
    raise LedgerError("the rules ledgers are not part of this installation")


def game_name(name: str) -> str:
    """The name of one of our games, in any spelling.

    >>> game_name("First Blood"), game_name("BS")
    ('first_blood', 'bloodstones')
    """
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    for game, prefix in GAMES.items():
        if plain in (game, prefix.lower()):
            return game
    raise LedgerError(f"no game is called {name!r}; there are {', '.join(GAMES)}")


def file_name(game: str) -> str:
    """The name of a game's files in `docs/rules`, without their extension.

    >>> file_name("first_blood")
    'first-blood'
    """
    return game.replace("_", "-")


@lru_cache
def plugin_ledgers() -> Mapping[str, Ledger]:
    """The ledgers of games that other distributions announce, by the name of the game."""
    found: dict[str, Ledger] = {}
    for point in plugins.announced("sandtable.games"):
        page = files(point.module).joinpath("content", "rules.md")
        if page.is_file():
            found[point.name] = parse_ledger(point.name, page.read_text("utf-8"))
    return found


def parse_ledger(game: str, page: str) -> Ledger:
    """Read a ledger page. A clause outside its chapter or used twice is an error.

    For a game from another distribution, the prefix is that of its first clause.
    """
    prefix = GAMES.get(game) or _prefix_of(page)
    title, chapter, chapter_title, chapter_no_code = game, 0, "", ""
    clauses: dict[str, Clause] = {}
    for number, written in enumerate(page.splitlines(), start=1):
        mark = _NO_CODE.search(written)
        no_code = mark[1] if mark else ""
        if no_code not in ("", *NO_CODE):
            raise LedgerError(f"{game}, line {number}: {no_code!r} is none of {', '.join(NO_CODE)}")
        line = _NO_CODE.sub("", written)
        if heading := _HEADING.fullmatch(line):
            chapter, chapter_title, chapter_no_code = int(heading[1]), heading[2], no_code
        elif line.startswith("# "):
            title = _TITLE_END.sub("", line[2:])
        elif line.startswith("- **"):
            item = _CLAUSE.fullmatch(line)
            if item is None or not item[1].startswith(prefix) or int(item[2]) != chapter:
                raise LedgerError(f"{game}, line {number}: not a clause of chapter {prefix}-{chapter}")
            if item[1] in clauses:
                raise LedgerError(f"{game}, line {number}: {item[1]} is there already")
            tags = tuple(tag for tag in TAGS if f"[{tag}]" in item[3])
            clauses[item[1]] = Clause(item[1], chapter, chapter_title, item[3], tags, no_code or chapter_no_code)
    return Ledger(game, title, clauses)


def _prefix_of(page: str) -> str:
    first = re.search(r"^- \*\*([A-Z]{2})-", page, re.MULTILINE)
    return first[1] if first else "??"


@lru_cache
def load_ledger(game: str) -> Ledger:
    """The ledger of a game."""
    if game in plugin_ledgers():
        return plugin_ledgers()[game]
    name = game_name(game)
    return parse_ledger(name, (rules_dir() / f"{file_name(name)}.md").read_text(encoding="utf-8"))


def all_clauses() -> Iterator[Clause]:
    for game in GAMES:
        yield from load_ledger(game).clauses.values()


def game_of(clause_id: str) -> str:
    """The game whose ledger has the clause with that id, or "" if none has."""
    for game, prefix in GAMES.items():
        if clause_id.startswith(f"{prefix}-") and clause_id in load_ledger(game).clauses:
            return game
    return next((game for game, ledger in plugin_ledgers().items() if clause_id in ledger.clauses), "")


def clause(clause_id: str) -> Clause:
    """The clause with that id, or `UnknownClause` with the closest ids."""
    wanted = clause_id.strip().upper()
    game = game_of(wanted)
    if game:
        return load_ledger(game).clauses[wanted]
    ids = [*[c.id for c in all_clauses()], *[id for ledger in plugin_ledgers().values() for id in ledger.clauses]]
    same_number = [i for i in ids if i.partition("-")[2] == wanted]
    same_chapter = [i for i in ids if i.partition(".")[0] == wanted.partition(".")[0]]
    close = same_number or nearest(wanted, same_chapter or ids, 4, 0.7)
    hint = f"did you mean {', '.join(close)}?" if close else "an id looks like BS-10.9"
    raise UnknownClause(f"no clause {clause_id!r}: {hint}")


# Deviations


def read_deviations(text: str) -> dict[str, str]:
    """Read `deviations.toml`: clause id to reason."""
    deviations: dict[str, str] = {}
    for entry in tomllib.loads(text).get("deviation", []):
        found, reason = clause(entry["clause"]), str(entry["reason"]).strip()
        if not reason:
            raise LedgerError(f"the deviation from {found.id} gives no reason")
        if found.id in deviations:
            raise LedgerError(f"the deviation from {found.id} is listed twice")
        deviations[found.id] = reason
    return deviations


@lru_cache
def load_deviations() -> Mapping[str, str]:
    """The clauses we knowingly do not follow to the letter, with the reason for each."""
    return read_deviations((rules_dir() / "deviations.toml").read_text(encoding="utf-8"))


def deviations_page() -> str:
    """The page `docs/rules/deviations.md`, generated from `deviations.toml`."""
    reasons = load_deviations()
    lines = [
        "# Where Sandtable deviates from the ledgers",
        "",
        "Made from `deviations.toml` by `python3 run.py rules deviations --write`; edit that file, not this one.",
    ]
    for game in GAMES:
        ledger = load_ledger(game)
        lines += ["", f"## {ledger.title}", ""]
        listed = [c for c in ledger.clauses.values() if c.id in reasons]
        lines += [f"- **{c.id}** {c.text}\n  Instead: {reasons[c.id]}" for c in listed] or ["None."]
    return "\n".join(lines) + "\n"


def write_deviations_page() -> Path:
    """Write the page beside the ledgers and return its path."""
    path = rules_dir() / "deviations.md"
    path.write_text(deviations_page(), encoding="utf-8")
    return path


# Tests


def tests_dir() -> Path | None:
    """The checkout's tests. An installed package has none."""
    place = _CHECKOUT / "tests"
    return place if (_CHECKOUT / "docs" / "rules").is_dir() and place.is_dir() else None


def clauses_named_in(source: str, file: str) -> dict[str, list[str]]:
    """Clause id to the tests that name it, read from the source without running it.

    These count: `@clause("BS-1.2", ...)` on a test or a test class, `marks=clause(...)` of a parameter below a test, and a
    module's `pytestmark = clause(...)`. Other calls of `clause` do not.
    """
    named: dict[str, list[str]] = {}
    if "clause" not in source:
        return named

    def note(marks: ast.expr, test: str) -> None:
        for mark in marks.elts if isinstance(marks, ast.List | ast.Tuple) else [marks]:
            if not (isinstance(mark, ast.Call) and _last_name(mark.func) == "clause"):
                continue
            for arg in mark.args:
                if not (isinstance(arg, ast.Constant) and isinstance(arg.value, str)):
                    raise LedgerError(f"{file}:{arg.lineno}: write clause ids out, one string each")
                named.setdefault(arg.value, []).append(test)

    def visit(body: list[ast.stmt], inside: str) -> None:
        for node in body:
            if isinstance(node, ast.Assign) and [_last_name(t) for t in node.targets] == ["pytestmark"]:
                note(node.value, inside)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                test = f"{inside}::{node.name}"
                if not node.name.lower().startswith("test"):
                    continue
                for decorator in node.decorator_list:
                    note(decorator, test)
                    for part in ast.walk(decorator):
                        if isinstance(part, ast.keyword) and part.arg == "marks":
                            note(part.value, test)
                if isinstance(node, ast.ClassDef):
                    visit(node.body, test)

    visit(ast.parse(source, filename=file).body, file)
    return named


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


@lru_cache
def load_tests(chapter: str = "") -> Mapping[str, tuple[str, ...]]:
    """Clause id to the tests of this checkout that name it. Empty for an installed package.

    `chapter` leaves out the files that do not contain this text, such as "BS-10.": reading all of them takes a second.
    """
    place = tests_dir()
    named: dict[str, list[str]] = {}
    for path in sorted(place.rglob("test_*.py")) if place else []:
        file = path.relative_to(_CHECKOUT).as_posix()
        source = path.read_text(encoding="utf-8")
        for clause_id, tests in clauses_named_in(source, file).items() if chapter in source else ():
            named.setdefault(clause_id, []).extend(tests)
    return {clause_id: tuple(tests) for clause_id, tests in named.items()}


# Code


def clauses_cited_in(source: str, file: str) -> dict[str, list[str]]:
    """Clause id to the places that cite it in a docstring, a comment or a string: `file::Battle.compare`, `file::FIELDS`.

    A place is a function, a class or a constant, or the file itself for anything outside of them. The module docstring does
    not count: it names the subject, not the place.

    >>> clauses_cited_in("def draw(): ...  # BS-10.17", "battle.py")
    {'BS-10.17': ['battle.py::draw']}
    """
    if not _CITED.search(source):
        return {}
    tree = ast.parse(source, filename=file)
    heading = tree.body[0].end_lineno or 0 if ast.get_docstring(tree, clean=False) is not None else 0
    blocks = list(_blocks(tree, ""))
    cited: dict[str, list[str]] = {}
    for number, clause_id in _cited_lines(source):
        if number <= heading:
            continue
        # The innermost block is the last one that begins before the line.
        inside = [name for name, first, last in blocks if first <= number <= last]
        place = f"{file}::{inside[-1]}" if inside else file
        if place not in cited.setdefault(clause_id, []):
            cited[clause_id].append(place)
    # The file as a whole is named only if none of its functions is.
    return {clause_id: [place for place in places if place != file] or [file] for clause_id, places in cited.items()}


def _blocks(node: ast.AST, inside: str) -> Iterator[tuple[str, int, int]]:
    """The functions, classes and constants of a module, outer before inner, each with its first and last line."""
    for field in _BODIES:
        statements = getattr(node, field, ())
        for child, after in zip_longest(statements, statements[1:]):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                name = f"{inside}.{child.name}" if inside else child.name
                first = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
                yield name, first, child.end_lineno or child.lineno
                yield from _blocks(child, name)
            elif not inside and (constant := _constant(child)):
                # The docstring of a constant follows it.
                last = after if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else child
                yield constant, child.lineno, last.end_lineno or last.lineno
            else:
                yield from _blocks(child, inside)


def _constant(statement: ast.AST) -> str:
    """The name that a statement assigns to, or ""."""
    if isinstance(statement, ast.AnnAssign):
        return _last_name(statement.target)
    return _last_name(statement.targets[0]) if isinstance(statement, ast.Assign) else ""


_BODIES: Final = ("body", "handlers", "orelse", "finalbody", "cases")
"""The fields in which statements hold other statements. No expression holds a named function or class."""


def content_citing(source: str, file: str) -> dict[str, list[str]]:
    """Clause id to the first line of a content file that cites it, such as `content/weapons.toml:12`."""
    cited: dict[str, list[str]] = {}
    for number, clause_id in _cited_lines(source):
        cited.setdefault(clause_id, [f"{file}:{number}"])
    return cited


def ids_in(text: str) -> Iterator[str]:
    """The clauses that a text names, including each clause of a range such as `BS-1.2 to 1.4`."""
    for _, clause_id in _cited_lines(text):
        yield clause_id


def _cited_lines(text: str) -> Iterator[tuple[int, str]]:
    """The clauses that a text names, each with its line. A range within one chapter names every clause in it."""
    for found in _CITED.finditer(text):
        number = text.count("\n", 0, found.start()) + 1
        prefix, chapter, first, end, last = found.groups()
        for each in range(int(first), int(last) + 1) if end == chapter else [int(first)]:
            yield number, f"{prefix}-{chapter}.{each}"


_PRESENTATION: Final = ("presentation",)
"""Folders of a game that show or explain its rules but do not implement them."""
_TEACHING: Final = ("examples", "lessons", "how_to_play.toml")
"""Content that explains rules."""


@lru_cache
def load_code(chapter: str = "") -> Mapping[str, tuple[str, ...]]:
    """Clause id to the places that implement and cite it: code of the games and the core, and content of the games.

    `chapter` leaves out files, as for `load_tests`.
    """
    root = _CHECKOUT if (_CHECKOUT / "src" / "sandtable") == _PACKAGE else _PACKAGE.parent
    homes = {_PACKAGE / "games": root, _PACKAGE / "core": root}
    for point in plugins.announced("sandtable.games"):
        home = Path(str(files(point.module)))
        homes[home] = home.parent
    cited: dict[str, list[str]] = {}
    for home, root in homes.items():
        for path in sorted(home.rglob("*.py")) + sorted(home.rglob("content/**/*.toml")):
            if not {*_PRESENTATION, *_TEACHING}.isdisjoint(path.relative_to(home).parts):
                continue
            look = clauses_cited_in if path.suffix == ".py" else content_citing
            file = path.relative_to(root).as_posix()
            source = path.read_text(encoding="utf-8")
            for clause_id, places in look(source, file).items() if chapter in source else ():
                cited.setdefault(clause_id, []).extend(places)
    return {clause_id: tuple(places) for clause_id, places in cited.items()}


def without_code() -> list[Clause]:
    """The clauses that need code but are cited by none."""
    code = load_code()
    return [each for each in all_clauses() if not each.no_code and each.id not in code]


# Summary


def coverage(game: str) -> Coverage:
    """Which clauses of a game are tested, which deviate, and which are missing."""
    ledger, deviations, tests = load_ledger(game), load_deviations(), load_tests()
    clauses = ledger.clauses.values()
    return Coverage(
        ledger.game,
        tested=tuple(c for c in clauses if c.id in tests and c.id not in deviations),
        deviating=tuple(c for c in clauses if c.id in deviations),
        missing=tuple(c for c in clauses if c.id not in tests and c.id not in deviations),
    )
