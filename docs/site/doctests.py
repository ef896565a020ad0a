"""An extension of Python-Markdown: the examples in docstrings, lines that begin with `>>>`, are blocks of code."""

from __future__ import annotations

from markdown import Extension, Markdown
from markdown.preprocessors import Preprocessor


class Doctests(Preprocessor):
    def run(self, lines: list[str]) -> list[str]:
        found: list[str] = []
        fenced = shown = False
        for line in lines:
            fenced ^= line.startswith("```")
            if not shown and not fenced and line.startswith(">>> "):
                shown = True
                found.append("```pycon")
            elif shown and not line.strip():
                shown = False
                found.append("```")
            found.append(line)
        return [*found, "```"] if shown else found


class DoctestExtension(Extension):
    def extendMarkdown(self, md: Markdown) -> None:
        md.preprocessors.register(Doctests(md), "doctests", 40)  # before fences are read


def makeExtension(**options: object) -> DoctestExtension:
    return DoctestExtension(**options)
