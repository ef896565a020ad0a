"""A pseudo-language for tests: English with accents and longer words, added as files to a copy of this checkout.

Only files are added, so everything that works in it works in any language that someone adds.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from sandtable.rulebook import ledger
from sandtable.rulebook.translations import digest_of

LANGUAGE = "zz"
CHECKOUT = Path(__file__).resolve().parents[2]
LONGER = str.maketrans({"a": "àá", "e": "èé", "i": "ìí", "o": "òó", "u": "ùú", "A": "À", "E": "È", "O": "Ò"})
KEPT = re.compile(r"(`[^`]+`|\[(?:ruling|option)\]|\b[A-Z]{2}-\d+\.\d+\b|<!--.*?-->)")
"""The parts of a clause that are not words: code, marks, clause ids."""


def odd(text: str) -> str:
    """
    >>> odd("The table")
    'Thèé tàáblèé'
    """
    return text.translate(LONGER)


class Oddly(Transformer):
    """Translates messages into the pseudo-language and leaves their placeables unchanged."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        return node if node.id.name == "case" else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(odd(node.value))


def odd_words(page: str) -> str:
    text: str = FluentSerializer().serialize(Oddly().visit(FluentParser().parse(page)))
    return text


def odd_clauses(game: str, page: str) -> str:
    """A translated ledger in which every clause is marked as up to date."""
    clauses = ledger.parse_ledger(game, page).clauses
    lines = []
    for line in page.splitlines():
        start, mark, rest = line.partition("** ")
        if line.startswith("- **") and mark:
            said = "".join([part if at % 2 else odd(part) for at, part in enumerate(KEPT.split(rest))])
            lines.append(f"{start}{mark}{said} <!-- {digest_of(clauses[start[4:]])} -->")
        else:
            lines.append(odd(line) if line.startswith("#") else line)
    return "\n".join(lines) + "\n"


def odd_terms(page: str) -> str:
    """A glossary with a third language."""
    lines = []
    for line in page.splitlines():
        lines.append(line)
        if line.startswith(("en = ", "means.en = ")):
            key, equals, value = line.partition(" = ")
            said = re.sub(r'"[^"]*"', lambda match: odd(match[0]), value)
            lines.append(
                f"{key.replace('en', LANGUAGE)}{equals}{said}" if key == "en" else f"means.{LANGUAGE} = {said}"
            )
    return "\n".join(lines) + "\n"


def pseudo_checkout(folder: Path) -> Path:
    """Copy the package and the rules and add the files of one more language; return the folder for the path."""
    source, rules = folder / "src", folder / "docs" / "rules"
    shutil.copytree(CHECKOUT / "src" / "sandtable", source / "sandtable")
    shutil.copytree(CHECKOUT / "docs" / "rules", rules)
    for page in source.rglob("content/words/en*.ftl"):
        made = odd_words(page.read_text("utf-8"))
        page.with_name(page.name.replace("en", LANGUAGE, 1)).write_text(made, encoding="utf-8")
    (rules / LANGUAGE).mkdir()
    for game in ledger.GAMES:
        name = ledger.file_name(game)
        made = odd_clauses(game, (rules / f"{name}.md").read_text("utf-8"))
        (rules / LANGUAGE / f"{name}.md").write_text(made, encoding="utf-8")
        glossary = rules / "glossary" / f"{name}.toml"
        glossary.write_text(odd_terms(glossary.read_text("utf-8")), encoding="utf-8")
    return source
