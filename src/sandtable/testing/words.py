"""Checks that a game has all its messages: every question, option, event and end can be said in every language."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

from sandtable.core.engine.events import NO_ONE
from sandtable.core.engine.state import State
from sandtable.core.interaction.wording import outcome
from sandtable.core.text.message import kebab
from sandtable.language.translator import LANGUAGES, MissingMessage, Translator
from sandtable.testing.trial import Trial, Watcher, sample

S = TypeVar("S", bound=State)
P = ParamSpec("P")

FIRST: Final = 2
"""How many questions and events of each kind are worded in one game."""
OPTIONS: Final = 12
"""How many options of a question are worded."""


class Worded(Watcher[S]):
    """Words the questions, options and events of a game and its end, and notes what is missing."""

    def __init__(self, trial: Trial[S], samples: int | None = None) -> None:
        super().__init__(trial, samples)
        spec: Any = trial.spec
        self.translators = [Translator(spec, language) for language in LANGUAGES]
        self.rng = trial.rng("words")
        self.counts: Counter[str] = Counter()
        self.missing: dict[str, None] = {}

    def look(self, number: int, st: S) -> None:
        self.word_events(st)
        for asked in st.open_questions():
            if self.is_wanted(f"ask {asked.kind}"):
                seen = st.seen_by(asked.seat)
                picks = sample(asked.candidates(), self.rng, OPTIONS)
                for words in self.translators:
                    self.attempt(words.ask, seen, asked)
                    for pick in picks:
                        self.attempt(words.option, seen, asked, pick)

    def close(self, st: S) -> None:
        self.word_events(st)
        ended = outcome(st)
        if ended is not None:
            self.require(ended.how)

    def word_events(self, st: S) -> None:
        for event in st.events:
            if event[3] != NO_ONE and self.is_wanted(f"event {event[0]}"):
                for words in self.translators:
                    self.attempt(words.event, st, event)

    def is_wanted(self, what: str) -> bool:
        self.counts[what] += 1
        return self.counts[what] <= FIRST

    def attempt(self, say: Callable[P, str], *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            say(*args, **kwargs)
        except MissingMessage as error:
            self.missing[str(error)] = None

    def require(self, key: str) -> None:
        """Note the languages that have no message with this key."""
        for words in self.translators:
            if not words.has(key):
                self.missing[f"{words.language}: no message {key}"] = None


def check_words(trial: Trial[S]) -> None:
    """Title, options, questions, events and ends have messages in every language. Reports all that are missing.

    A game without a catalogue for a language uses its English one.
    """
    worded = trial.watched(Worded)
    spec = trial.spec
    worded.require("game-title")
    for prefix, names in (
        ("option", [option.name for option in spec.option_defs]),
        ("ask", spec.kinds),
        ("event", spec.presentation.event_args),
    ):
        for name in names:
            worded.require(f"{prefix}-{kebab(name)}")
    if worded.missing:
        raise AssertionError(f"{spec.name}: missing words: {'; '.join(sorted(worded.missing))}")
