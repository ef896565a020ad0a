"""Builds the documentation site: gathers its pages in `build/pages`, then lets Zensical make `build/site` of them.

The Markdown files of the repository are the only source, and a Git host shows them as they are. On their way to the site
they change in five ways: README.md becomes the home page, and each of its sections the first page of a part of the site;
links lead to pages; each clause of a rulebook gets an anchor; each clause that a text names becomes a link; a link to a
file that is no page becomes plain text. With `--serve` you see the site while you edit.
"""

from __future__ import annotations

import argparse
import inspect
import json
import os
import posixpath
import re
import subprocess
import sys
import time
from collections.abc import Mapping
from operator import attrgetter
from pathlib import Path

import sandtable
import sandtable.api
import sandtable.testing
from sandtable.rulebook.ledger import GAMES, all_clauses, file_name, load_ledger
from sandtable.rulebook.translations import languages

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
HERE = DOCS / "site"
WORDS = ROOT / "src" / "sandtable" / "content" / "words"
PACKED_FONTS = ROOT / "client" / "node_modules" / "@fontsource"
FONTS = {
    "alegreya-sans": ["latin-400-normal", "latin-400-italic", "latin-700-normal"],
    "im-fell-english": ["latin-400-normal", "latin-400-italic"],
}

OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "benchmarks/README.md": "benchmarks.md",
    "docs/rules": "rules/index.md",
}
"""The page of each file, or folder, that is no Markdown file in docs."""
SECTIONS = {
    "Players": "play/index.md",
    "Hosts": "host/index.md",
    "Researchers": "research/index.md",
    "Designers": "design/index.md",
    "Developers": "develop/index.md",
}
"""The page of each section of README.md."""
API: Mapping[str, list[str]] = {
    "games": ["games", "game", "Game", "GameOption"],
    "states": ["State", "Result", "SPECTATOR"],
    "options": ["LegalOptions", "Option", "Decision", "Pick"],
    "records": ["load", "load_position", "Record", "Entry"],
    "bots": ["Bot", "bot", "play_game"],
    "errors": [
        *("UnknownGame", "UnknownBot", "BadOption", "IllegalPick", "NotAsked"),
        *("NotOver", "BadSave", "Diverged", "NoEnd"),
    ],
    "testing": ["testing.check_game"],
}
"""The names on each page of the API."""
DATA = {
    "SPECTATOR": "The seat number of a spectator, who knows only public information.",
    "Pick": "A number, or a tuple of numbers.",
}
ELSEWHERE = {"games": "api.games"}
"""`sandtable.games` is a package, too."""

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.*)$", re.MULTILINE)
CITED = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
MARK = re.compile(r" *<!--.*?-->$", re.MULTILINE)
TAG = re.compile(r"\[(ruling|option)\]")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]*)(#[^)\s]*)?\)")
NO_TEXT = re.compile(
    r"(^```.*?^```$|`[^`\n]+`|!?\[[^\]]*\]\([^)\s]+\)|<!--.*?-->|<[^>\n]+>|^#[^\n]*$|^    [^\n]*$)", re.M | re.S
)
"""Code, links and pictures, comments, tags, headings, and lines of indented code."""
INTRODUCTION = re.compile(r"# .*?\n\n(.*?)\n\n!\[.*?\]\((.*?)\)\n\n(.*)", re.DOTALL)
"""The beginning of README.md: a paragraph, a picture, and the rest."""
GAME = re.compile(r"^- \*\*([\w ]+)\*\*", re.MULTILINE)


class Pages:
    """The pages and the files that they show, by their path on the site."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.languages = {
            code: found[1]
            for code in ["en", *languages()]
            if (found := re.search(r"^language-name = (.+)$", (WORDS / f"{code}.ftl").read_text("utf-8"), re.MULTILINE))
        }
        self.games = {prefix: game for game, prefix in GAMES.items()}
        self.clauses = {clause.id for clause in all_clauses()}
        self.places = {path: path.relative_to(DOCS).as_posix() for path in sorted(DOCS.rglob("*.md"))}
        self.places |= {ROOT / source: page for source, page in OUTSIDE.items()}
        self.rulebooks = {DOCS / self.rulebook(game, code): code for game in GAMES for code in self.languages}

    def gather(self) -> dict[str, bytes]:
        for source, page in self.places.items():
            if code := self.rulebooks.get(source):
                self.add_rulebook(source, page, code)
            elif source.is_file() and source != ROOT / "README.md":
                self.add(page, self.text(source.read_text("utf-8"), source, page))
        self.add_readme(ROOT / "README.md")
        self.add_rules()
        self.add_api()
        self.add_theme()
        return self.files

    def add(self, page: str, text: str, **meta: str) -> None:
        head = "".join(f"{name}: {json.dumps(value)}\n" for name, value in meta.items())
        self.files[page] = (f"---\n{head}---\n\n{text}" if head else text).encode()

    # -- text

    def text(self, text: str, source: Path, page: str, code: str = "en") -> str:
        """The text with links to pages and to the clauses that it names, in this language."""
        parts = NO_TEXT.split(text)
        parts[::2] = [CITED.sub(lambda found: self.clause(found[0], page, code), part) for part in parts[::2]]
        for n in range(1, len(parts), 2):
            if link := LINK.fullmatch(parts[n]):
                parts[n] = self.link(link, source, page)
            elif CITED.fullmatch(id := parts[n].strip("`")):
                parts[n] = self.clause(id, page, code)
        return "".join(parts)

    def rulebook(self, game: str, code: str) -> str:
        return f"rules/{'' if code == 'en' else code + '/'}{file_name(game)}.md"

    def clause(self, id: str, page: str, code: str) -> str:
        if id not in self.clauses:  # in an example
            return id
        return f"[{id}]({self.way(self.rulebook(self.games[id[:2]], code), page)}#{id}){{.clause}}"

    def link(self, link: re.Match[str], source: Path, page: str) -> str:
        picture, text, target, anchor = link[1], link[2], link[3], link[4] or ""
        if not target or ":" in target:
            return link[0]
        path = (source.parent / target).resolve()
        there = self.places.get(path, "")
        if not there and path.is_file() and path.is_relative_to(DOCS):
            there = path.relative_to(DOCS).as_posix()
            self.files[there] = path.read_bytes()
        return f"{picture}[{text}]({self.way(there, page)}{anchor})" if there else text

    def way(self, there: str, page: str) -> str:
        return "" if there == page else posixpath.relpath(there, posixpath.dirname(page))

    # -- pages

    def add_rulebook(self, source: Path, page: str, code: str) -> None:
        """A rulebook with an anchor for each clause, and the way to the other languages."""

        def anchored(found: re.Match[str]) -> str:
            text = TAG.sub(r"*\1*{.tag}", self.text(found[2], source, page, code))
            return f"\n###### {found[1]} {{#{found[1]}}}\n\n{text}\n"

        title, rest = MARK.sub("", source.read_text("utf-8")).split("\n", 1)
        parts = re.split(rf"({CLAUSE.pattern.replace('(', '(?:')})", rest, flags=re.MULTILINE)
        parts[::2] = [self.text(part, source, page, code) for part in parts[::2]]
        parts[1::2] = [CLAUSE.sub(anchored, part) for part in parts[1::2]]
        (game,) = [game for game in GAMES if file_name(game) == source.stem]
        others = [
            f"[{name}]({self.way(self.rulebook(game, other), page)}){{.language lang={other} hreflang={other}}}"
            for other, name in self.languages.items()
            if other != code
        ]
        self.add(page, f"{title}\n\n{' '.join(others)}\n{''.join(parts)}", lang=code)

    def add_rules(self) -> None:
        """A list of the rulebooks."""
        page = "rules/index.md"
        example = self.clause("BS-7.3", page, "en")
        rows = ["# The rules", "", "Every rule is a clause with an id. The id is also its address in the rulebook: "]
        rows[-1] += f"{example} is `rules/bloodstones/#BS-7.3`."
        rows += ["", "| Game | Rulebook | Clauses |", "|---|---|---|"]
        for game in GAMES:
            ledger = load_ledger(game)
            books = [f"[{name}]({self.way(self.rulebook(game, code), page)})" for code, name in self.languages.items()]
            rows.append(f"| {ledger.title} | {', '.join(books)} | {len(ledger.clauses)} |")
        rows += ["", "[Deviations](deviations.md) lists the clauses that a game does not follow."]
        self.add(page, "\n".join([*rows, ""]))

    def add_readme(self, source: Path) -> None:
        """The home page, and the first page of each part of the site."""
        head, *sections = re.split(r"^## ", source.read_text("utf-8"), flags=re.MULTILINE)
        for section in sections:
            title, _, text = section.partition("\n")
            self.add(SECTIONS[title], self.text(f"# {title}\n{text}", source, SECTIONS[title]))
        found = INTRODUCTION.fullmatch(head)
        assert found, "README.md does not begin with a paragraph and a picture"
        rest = GAME.sub(self.card, self.text(found[3], source, "index.md"))
        lines = " ".join(found[1].split())
        self.add("index.md", rest, template="home.html", description=lines, picture=found[2].removeprefix("docs/"))

    def card(self, found: re.Match[str]) -> str:
        """A game in the list of games, with its picture and its rulebooks."""
        name = file_name(found[1].lower().replace(" ", "_"))
        picture = f"pictures/{name}.jpg"
        self.files[picture] = (DOCS / picture).read_bytes()
        return f"- ![A game of {found[1]}]({picture}) **[{found[1]}](rules/{name}.md)**"

    def add_api(self) -> None:
        """The pages that mkdocstrings fills from the docstrings, and a list of them."""
        rows = [inspect.cleandoc(sandtable.__doc__ or ""), ""]
        for page, names in API.items():
            blocks = [f"::: sandtable.{ELSEWHERE.get(name, name)}\n" for name in names]
            self.add(f"api/{page}.md", "\n".join([f"# {page.capitalize()}", "", *blocks]))
            rows += [f"## {page.capitalize()}", "", "| | |", "|---|---|"]
            for name in names:
                place = ELSEWHERE.get(name, name)
                value = attrgetter(place)(sandtable)
                told = inspect.getdoc(value) if inspect.isroutine(value) or inspect.isclass(value) else None
                first = (told or DATA[name]).partition("\n")[0]
                rows.append(f"| [`sandtable.{name}`]({page}.md#sandtable.{place}) | {first} |")
            rows.append("")
        self.add("api/index.md", "\n".join(["# The Python API", "", *rows]))

    def add_theme(self) -> None:
        for path in sorted(HERE.glob("theme/*.[cj]s*")):
            self.files[f"theme/{path.name}"] = path.read_bytes()
        self.files["theme/favicon.svg"] = (ROOT / "client" / "public" / "favicon.svg").read_bytes()
        for family, faces in FONTS.items():
            files = {f"files/{family}-{face}.woff2": f"{family}-{face}.woff2" for face in faces}
            for packed, name in {**files, "LICENSE": f"{family}-licence.txt"}.items():
                self.files[f"theme/{name}"] = (PACKED_FONTS / family / packed).read_bytes()


def gather(into: Path) -> None:
    """Bring a folder in line with the sources. Only what has changed is written, so that nothing else is built again."""
    wanted = {f"pages/{name}": data for name, data in Pages().gather().items()}
    wanted |= {f"theme/{path.name}": path.read_bytes() for path in HERE.glob("theme/*.html")}
    wanted["mkdocs.yml"] = (HERE / "mkdocs.yml").read_bytes()
    for folder in ("pages", "theme"):
        for path in (into / folder).rglob("*"):
            if path.is_file() and path.relative_to(into).as_posix() not in wanted:
                path.unlink()
    for name, data in wanted.items():
        path = into / name
        if not path.is_file() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)


def last_change() -> float:
    """When a source was last changed."""
    return max(path.stat().st_mtime for path in [*DOCS.rglob("*.*"), *[ROOT / name for name in OUTSIDE]])


def main() -> int:
    parser = argparse.ArgumentParser("run.py docs", description="Build the documentation site.")
    parser.add_argument("--serve", action="store_true", help="show the site, and build it again while you edit")
    parser.add_argument("--into", type=Path, default=ROOT / "build", help="a folder; the site is in its folder 'site'")
    asked = parser.parse_args()
    into = asked.into.resolve()
    gather(into)
    words = ["serve"] if asked.serve else ["build", "--clean", "--strict"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])}  # doctests.py
    zensical = [sys.executable, "-m", "zensical", *words, "--config-file", str(into / "mkdocs.yml")]
    if not asked.serve:
        return subprocess.call(zensical, cwd=into, env=env)
    server = subprocess.Popen(zensical, cwd=into, env=env)
    seen = last_change()
    try:
        while server.poll() is None:
            time.sleep(1)
            if (now := last_change()) != seen:
                seen = now
                gather(into)
    except KeyboardInterrupt:
        return 0
    finally:
        server.terminate()
    return server.wait()


if __name__ == "__main__":
    sys.exit(main())
