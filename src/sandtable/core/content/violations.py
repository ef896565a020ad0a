"""The rules broken by something that users built, such as a deck or an army."""

from __future__ import annotations

from collections.abc import Mapping


class Violation:
    """A broken rule: the clause, where ("" for the whole), and what is wrong."""

    __slots__ = ("args", "clause", "key", "sentence", "where")

    def __init__(self, clause: str, key: str, sentence: str, where: str = "", **args: int | str) -> None:
        self.clause = clause
        self.key = key
        self.sentence = sentence
        self.where = where
        self.args = args

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        return f"{place}{self.sentence.format(**self.args)} ({self.clause})"


class Report:
    """The violations found so far. `sentences` has the text for each key; the catalogues have the same texts."""

    __slots__ = ("sentences", "violations")

    def __init__(self, sentences: Mapping[str, str]) -> None:
        self.sentences = sentences
        self.violations: list[Violation] = []

    def add(self, clause: str, key: str, where: str = "", **args: int | str) -> None:
        self.violations.append(Violation(clause, key, self.sentences[key], where, **args))
