"""Reads a game's Fluent catalogues for tests and checks their messages, variables and formatted texts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.events import Event
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.language.translator import LANGUAGES, Translator, catalogues

Args = Mapping[str, str | int]


AT_EVERY_TABLE: Args = {
    **dict.fromkeys(
        ("x", "y", "near", "known", "field", "unit", "way", "clause", "name", "bot", "time", "text", "path", "fault"),
        "ford",
    ),
    **dict.fromkeys(("player", "when", "now", "step", "why", "cause", "prompt", "r", "s"), "ford"),
    **dict.fromkeys(("game", "day", "title", "result", "score", "command"), "ford"),
    **dict.fromkeys(("m", "h"), 3),
    **dict.fromkeys(
        (
            "n",
            "m",
            "h",
            "k",
            "low",
            "high",
            "few",
            "many",
            "most",
            "hand",
            "sum",
            "size",
            "floors",
            "players",
            "line",
            "column",
        ),
        3,
    ),
}
"""What the words that all games share speak of: faults of a file, tables in the lobby, people, questions."""


AGREEING = frozenset({"rn", "sn", "un", "vn", "wn"})
"""How many the name of a thing speaks of."""


class Names(Visitor):
    """Collects the variables and the other messages that a piece of a message names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


class Catalogues:
    """The catalogues of one game in every language."""

    def __init__(self, package: str) -> None:
        own = {language: catalogues(package, language)[1:] for language in LANGUAGES}
        self.sources = {language: "\n".join([p.read_text("utf-8") for p in paths]) for language, paths in own.items()}

        self._variables: dict[tuple[str, str], set[str]] = {}

    @cached_property
    def resources(self) -> dict[str, ast.Resource]:
        return {language: FluentResource(source) for language, source in self.sources.items()}

    @cached_property
    def messages(self) -> dict[str, dict[str, ast.Message]]:
        return {language: entries(language, resource) for language, resource in self.resources.items()}

    @cached_property
    def bundles(self) -> dict[str, FluentBundle]:
        return {language: bundle(language, resource) for language, resource in self.resources.items()}

    def variables(self, language: str, key: str) -> set[str]:
        """The variables of a message's text, including those of messages it refers to."""
        found = self._variables.get((language, key))
        if found is None:
            names = Names()
            names.visit(self.messages[language][key].value)
            found = names.variables.union(*(self.variables(language, other) for other in names.messages))
            self._variables[language, key] = found
        return found

    def attributes(self, language: str, key: str) -> set[str]:
        return set(self.bundles[language].get_message(key).attributes)

    def formatted(self, language: str, key: str, args: Args, attribute: str = "") -> str:
        """The text of a message, which must format without errors and without markup."""
        assert key in self.messages[language], f"{language}: no message {key}"
        message = self.bundles[language].get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundles[language].format_pattern(pattern, dict(args))
        assert not errors, (language, key, errors)
        assert isinstance(text, str)
        check_text(text)
        return text

    def format(self, language: str, key: str, attribute: str = "", **args: str | int) -> str:
        return self.formatted(language, key, args, attribute)

    # -- what holds for every game -----------------------------------------------------------------------------------------

    def check_keys(self) -> None:
        """All languages have the same messages in the same order."""
        first, *others = (list(self.messages[language]) for language in LANGUAGES)
        for other in others:
            assert set(first) ^ set(other) == set(), "missing in one of the languages"
            assert first == other

    def check_variables(self, sample: Args) -> None:
        """All languages use the same variables, and the sample has every one.

        A number that a verb agrees with (`vn` for the thing `v`) is for the languages that need it.
        """
        for key in self.messages[LANGUAGES[0]]:
            used = [self.variables(language, key) for language in LANGUAGES]
            assert set().union(*used) <= {*sample, *AT_EVERY_TABLE}, key
            facts = [names - AGREEING for names in used]
            assert all(names == facts[0] for names in facts), key

    def check_formats(self, language: str, sample: Args, **numbers: int) -> None:
        """Every message and attribute formats with the sample's words and these numbers."""
        known = {**AT_EVERY_TABLE, **sample}
        for key in self.messages[language]:
            args = {name: numbers.get(name, known[name]) for name in self.variables(language, key)}
            for attribute in ("", *self.attributes(language, key)):
                self.formatted(language, key, args, attribute)


def entries(language: str, resource: ast.Resource) -> dict[str, ast.Message]:
    """Messages by key. Raise for anything the parser could not read and for any key used twice."""
    found: dict[str, ast.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk | ast.Term), entry.content if isinstance(entry, ast.Junk) else entry
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def bundle(language: str, resource: ast.Resource) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(resource)
    return made


def check_text(text: str) -> None:
    """Check a text for players: no surrounding or double spaces, no markup."""
    assert text.strip() == text != ""
    assert not re.search(r"[{}$\u2068\u2069]", text), text
    assert "  " not in text, text


class Listener:
    """Checks a game's texts in every language: each event once; each kind of question the first few times, then sometimes."""

    def __init__(self, spec: GameSpec[State], names: Sequence[str], first: int, every: int) -> None:
        self.speakers = [Translator(spec, language, names) for language in LANGUAGES]
        self.first, self.every = first, every
        self.said: set[Event] = set()
        self.asked: Counter[str] = Counter()

    def hear(self, st: State) -> bool:
        """Check the events and the open questions; return False when the game is over."""
        for event in st.events:
            if event not in self.said:
                self.said.add(event)
                for words in self.speakers:
                    check_text(words.event(st, event))
        for asked in st.open_questions():
            self.asked[asked.kind] += 1
            times = self.asked[asked.kind]
            if times <= self.first or not times % self.every:
                seen = st.seen_by(asked.seat)
                for words in self.speakers:
                    check_question(words, seen, asked)
        return st.decision is not None


def check_question(words: Translator, seen: State, asked: Decision) -> None:
    """The question, its help and its answers can be read, and no two answers read the same."""
    check_text(words.ask(seen, asked))
    if more := words.help(asked):
        check_text(more)
    every = asked.candidates()
    options = every[:14] + every[14:][-1:]
    labels = [words.option(seen, asked, option) for option in options]
    for label in labels:
        check_text(label)
    assert len(set(labels)) == len(set(options)), (asked.kind, labels)
