"""Which refusals a game has, which of them are said, and with which arguments.

A refusal is a constant of a module, an entry of a table, part of a rule or of the table of questions, or it is bound in a
function that another function made. No list of them is kept while the game runs.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from inspect import signature
from types import FunctionType, MethodType
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.why_not import why_not_asked
from sandtable.core.interaction.wording import told_facts
from sandtable.core.text.message import Message
from sandtable.language.translator import catalogues, package_of
from sandtable.testing import any_answer, chooser_rng
from tests.reasons.facts import recounts_of, wrong_facts
from tests.reasons.judge import MOST

# -- which there are -----------------------------------------------------------------------------------------------------


def refusals_of(spec: GameSpec[Any]) -> dict[Refusal, str]:
    """Every refusal of a game, with the name of the module and the constant that lead to it."""
    package = importlib.import_module(package_of(spec))
    found: dict[Refusal, str] = {}
    seen: set[int] = set()
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        module = importlib.import_module(info.name)
        for name, value in vars(module).items():
            for refusal in refusals_in(value, package.__name__, seen):
                found.setdefault(refusal, f"{module.__name__.removeprefix(package.__name__ + '.')}.{name}")
    return found


def refusals_in(value: object, package: str, seen: set[int]) -> Iterator[Refusal]:
    if isinstance(value, Refusal):
        yield value
        return
    if id(value) in seen:
        return
    seen.add(id(value))
    for each in inside(value, package):
        yield from refusals_in(each, package, seen)


def inside(value: object, package: str) -> Iterator[object]:
    """What a table, a rule or a function holds."""
    if isinstance(value, Mapping):
        yield from value.values()
    elif isinstance(value, tuple | list | set | frozenset):
        yield from value
    elif isinstance(value, FunctionType):
        for cell in value.__closure__ or ():
            yield cell.cell_contents
        yield from value.__defaults__ or ()
    elif isinstance(value, MethodType):
        yield value.__self__
    elif type(value).__module__.startswith(("sandtable.core.engine.", package)):
        for cls in type(value).__mro__:
            for name in getattr(cls, "__slots__", ()):
                yield getattr(value, name, None)
        yield from vars(value).values() if hasattr(value, "__dict__") else ()


# -- which are said ----------------------------------------------------------------------------------------------------

Named = tuple[str, str]
"""The clause and the key of a refusal."""


def named(refusal: Refusal) -> Named:
    return refusal.clause, refusal.key


@dataclass
class Heard:
    """What was said: for each refusal the arguments that it always had, which facts were wrong, and which nothing recounts."""

    args: dict[Named, set[str]] = field(default_factory=dict)
    wrong: set[str] = field(default_factory=set)
    uncounted: set[str] = field(default_factory=set)


@contextmanager
def listening(spec: GameSpec[Any], monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    """Note every refusal that is put into words, and recount its facts."""
    heard = Heard()
    recounts = recounts_of(spec.name)
    find = Objection.facts

    def facts(objection: Objection, st: State) -> Facts:
        found = find(objection, st)
        message = spec.presentation.inflected(Message(objection.refusal.key, told_facts(spec, st, found)))
        before = heard.args.setdefault(named(objection.refusal), set(message.args))
        before &= set(message.args)
        if recounts is not None and objection.about:  # a rule names the parts it speaks of
            wrong, uncounted = wrong_facts(recounts, st, objection, found)
            heard.wrong.update(wrong)
            heard.uncounted.update(uncounted)
        return found

    with monkeypatch.context() as patch:
        patch.setattr(Objection, "facts", facts)
        yield heard


def say_all_absences(spec: GameSpec[State], share: int, every: int) -> None:
    """Ask in random games for all questions that are not asked."""
    for seed, (players, options) in enumerate(spec.option_sets()):
        if seed % share:
            continue
        st, rng = spec.start(players, options, seed, log=False), chooser_rng(seed)
        for number in range(MOST):
            if st.decision is None:
                break
            for seat in range(st.players) if number % every == 0 else ():
                for kind in spec.kinds:
                    why_not_asked(spec, st.seen_by(seat), seat, kind)
            who, pick = any_answer(st, rng=rng)
            st.apply(pick, who)


def run_tests(module: str) -> None:
    """Run the tests of a module that need no fixtures."""
    for name, test in vars(importlib.import_module(module)).items():
        if name.startswith("test_") and isinstance(test, FunctionType):
            for values in parameters(test):
                if values.keys() == signature(test).parameters.keys():
                    test(**values)


def parameters(test: FunctionType) -> Iterator[dict[str, object]]:
    """The arguments of each run of a test."""
    rows: list[dict[str, object]] = [{}]
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            names, values = mark.args
            each = names.split(",") if isinstance(names, str) else names
            sets = [(value,) if len(each) == 1 else value for value in values]
            rows = [{**row, **dict(zip(each, one, strict=True))} for row in rows for one in sets]
    yield from rows


# -- arguments of messages ---------------------------------------------------------------------------------------------


@lru_cache
def variables(package: str, language: str) -> dict[str, set[str]]:
    """The arguments that each message of a game uses, also through other messages."""
    entries: dict[str, ast.Message] = {}
    for path in catalogues(package, language):
        body = FluentResource(path.read_text("utf-8")).body
        entries.update({entry.id.name: entry for entry in body if isinstance(entry, ast.Message)})
    return {key: used_by(entries, entry) for key, entry in entries.items()}


def used_by(entries: dict[str, ast.Message], entry: ast.Message) -> set[str]:
    used = Used()
    used.visit(entry)
    for key in used.messages:
        used.names |= used_by(entries, entries[key])
    return used.names


class Used(Visitor):
    """The variables and the other messages in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)
