"""Translates messages: the events, questions and options of any game as text in the reader's language.

The engine knows only keys and numbers. Messages are in one Fluent catalogue per language: those common to all games in
`sandtable/content/words`, those of a game in the `content/words` of its package. The game gives each argument of a message a
kind, as plain data that the browser client reads too:

    count            a whole number
    point            a point of the plane, in printed units of length
    values           several whole numbers
    seat, seats      players, by the names the caller gives
    unit, area, ...  any part of the game's own: its proper name, or the message `unit-<id>`
    units, ...       several of them, equal ones counted: the messages `units-<id>` with $n, in the grammatical case that the
                     attribute `.case` of the sentence names
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.events import Event
from sandtable.core.engine.state import State
from sandtable.core.game.presentation import pair_args
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import argument, label, log_line, prompt
from sandtable.core.scene.scene import Arg, Counted, Message
from sandtable.core.text.message import kebab

if TYPE_CHECKING:
    from sandtable.language.catalogue import Catalogue

ENGLISH: Final = "en"
FOLDER: Final = ("content", "words")


def available_languages() -> tuple[str, ...]:
    """The languages that have a catalogue of common messages, English first. Adding a file adds a language."""
    found = [path.name.removesuffix(".ftl") for path in files("sandtable").joinpath(*FOLDER).iterdir()]
    return (ENGLISH, *sorted([name for name in found if name.isalpha() and name != ENGLISH]))


LANGUAGES: Final = available_languages()


class MissingMessage(LookupError):
    """A message that is missing, or that cannot be formatted with the given arguments."""


class Translator:
    """The messages of one game in one language, for a table with these player names.

    With `strict`, a gap in a catalogue is an error. Without it the reader sees the bare key, which is better than a crash in
    the middle of a game.
    """

    def __init__(
        self, spec: GameSpec[State] | None, language: str, seats: Sequence[str] = (), strict: bool = True
    ) -> None:
        if language not in LANGUAGES:
            raise MissingMessage(f"no words for the language {language!r}; there are {', '.join(LANGUAGES)}")
        self.spec = spec
        self.language = language
        self.seats = tuple(seats)
        self.strict = strict
        package = "" if spec is None else package_of(spec)
        self._bundle = bundle(package, language)

    # -- messages ------------------------------------------------------------------------------------------------------

    def __call__(self, key: str, attribute: str = "", /, **args: str | int | float) -> str:
        """The message with this key, or one of its attributes."""
        try:
            return self._format(key, attribute, args)
        except MissingMessage:
            if self.strict:
                raise
            return " ".join([key, *[str(value) for value in args.values()]])

    def has(self, key: str, attribute: str = "") -> bool:
        return self._bundle.pattern(key, attribute) is not None

    def _format(self, key: str, attribute: str, args: dict[str, str | int | float]) -> str:
        pattern = self._bundle.pattern(key, attribute)
        if pattern is None:
            raise MissingMessage(f"{self.language}: no message {key}{'.' + attribute if attribute else ''}")
        text, errors = self._bundle.fill_pattern(pattern, args)
        if errors:
            raise MissingMessage(f"{self.language}: {key}: {'; '.join(str(error) for error in errors)}")
        return text

    def format(self, said: Message) -> str:
        """The text of a message with typed arguments, as in scenes and the log."""
        key = said.otherwise if said.otherwise and not self.has(said.key) else said.key
        if not key:
            texts = [str(self._argument(arg, "")) for arg in said.args.values()]
            return ", ".join([text for text in texts if text])
        case = self(key, "case") if self.has(key, "case") else ""
        plain = {name: self._argument(arg, case) for name, arg in said.args.items() if arg.kind != "word"}
        for name, arg in said.args.items():
            if arg.kind == "word":
                plain[name] = self._word(arg, plain)
        return self(key, **plain)

    # -- events, questions and options ---------------------------------------------------------------------------------

    def event(self, st: State, event: Event) -> str:
        """The text of an event, for a reader who may know it."""
        name, values = event[0], event[1]
        kinds = self._game().presentation.event_args.get(name)
        if kinds is None or pair_args(kinds, values) is None:
            return self._gap(f"event-{kebab(name)} is not described in event_args", f"event-{kebab(name)}", values)
        return self.format(log_line(self._game(), st, event).words)

    def ask(self, st: State, asked: Decision) -> str:
        """The open question."""
        if pair_args(self._game().presentation.prompt_args.get(asked.kind, ()), asked.context) is None:
            gap = f"the context of {asked.kind} is not described in prompt_args"
            return self._gap(gap, f"ask-{kebab(asked.kind)}", asked.context)
        return self.format(prompt(self._game(), st, asked))

    def help(self, asked: Decision) -> str:
        """More about the question, if the game has it."""
        key = f"ask-{kebab(asked.kind)}-help"
        return self(key) if self.has(key) else ""

    def option(self, st: State, asked: Decision, option: Pick) -> str:
        """One answer to the question."""
        return self.format(label(self._game(), st, asked, option))

    def part(self, st: State, part: str, value: int) -> str:
        """Something a person can point at."""
        return str(self.value(st, part, value))

    def seat(self, seat: int) -> str:
        """The name of a player."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else self("seat-name", n=seat + 1)

    def value(self, st: State, kind: str, value: object, case: str = "") -> str | int | float:
        """A value of one of the kinds above in words. Numbers stay numbers."""
        return self._argument(argument(self._game(), st, kind, value), case)

    def join_list(self, items: Sequence[str]) -> str:
        """A list of things with `and` before the last."""
        if len(items) < 2:
            return items[0] if items else self("list-nothing")
        return self("list-and", first=", ".join(items[:-1]), last=items[-1])

    # -- inside --------------------------------------------------------------------------------------------------------

    def _game(self) -> GameSpec[State]:
        assert self.spec is not None, "these are the common words, without a game"
        return self.spec

    def _argument(self, arg: Arg, case: str) -> str | int | float:
        """An argument as text, or as a number so that plurals work. The browser's `Catalogue.value` does the same."""
        if arg.kind == "number":
            return arg.values[0] if len(arg.values) == 1 else arg.values[0] / arg.values[1]
        if arg.kind == "numbers":
            return ", ".join([str(value) for value in arg.values])
        if arg.kind in ("seat", "seats"):
            return tagged(self.join_list([self.seat(seat) for seat in arg.values]), arg.tag)
        if arg.kind == "word":
            return self._word(arg, {})
        if arg.kind == "list":
            return self.join_list([text for item in arg.items for text in self._count_item(item, case)])
        return arg.text

    def _word(self, arg: Arg, others: dict[str, str | int | float]) -> str:
        """A message as part of a sentence. It may use the sentence's other arguments; of the messages, those before it."""
        return tagged(self(arg.text, **others) if self.has(arg.text) else self(arg.text), arg.tag)

    def _count_item(self, item: Counted, case: str) -> list[str]:
        """A number of one thing: counted by its own message, or its name repeated."""
        if not item.tag and self.has(item.plural):
            return [self(item.plural, case if self.has(item.plural, case) else "", n=item.n)]
        return [tagged(item.text or self(item.name), item.tag)] * item.n

    def _gap(self, what: str, key: str, values: Sequence[object]) -> str:
        if self.strict:
            raise MissingMessage(what)
        return " ".join([key, *[str(value) for value in values]])


def tagged(name: str, tag: str) -> str:
    """
    >>> tagged("Wolf Riders", "b4")
    'Wolf Riders b4'
    """
    return f"{name} {tag}" if tag else name


def package_of(spec: GameSpec[State]) -> str:
    """The package of a game, which has `content` beside the module of its SPEC."""
    module = import_module(type(spec).__module__)
    return module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]


def catalogues(package: str, language: str) -> list[Traversable]:
    """The files of a language: the common messages, then the game's. A game without messages has only the common ones.

    A game may split them into several files, such as `de-names.ftl`. A game that is not translated uses English.
    """
    found: list[Traversable] = []
    for name in ("sandtable", package):
        folder = files(name).joinpath(*FOLDER) if name else None
        if folder is not None and folder.is_dir():
            found += catalogues_in(folder, language) or catalogues_in(folder, ENGLISH)
    return found


def catalogues_in(folder: Traversable, language: str) -> list[Traversable]:
    own = [path for path in folder.iterdir() if path.name.removesuffix(".ftl").partition("-")[0] == language]
    return sorted(own, key=lambda path: (path.name != f"{language}.ftl", path.name))


def language_name(language: str) -> str:
    """The name of a language in that language."""
    return Translator(None, language, strict=False)("language-name")


@cache
def bundle(package: str, language: str) -> Catalogue:
    from sandtable.language.catalogue import (
        Catalogue,  # importing Fluent takes 0.1 s, and a server may never need it
    )

    made = Catalogue(language)
    for path in catalogues(package, language):
        made.add_text(path.read_text("utf-8"))
    return made
