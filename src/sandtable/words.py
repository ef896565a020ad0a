"""Words: events, questions and options of any game in the reader's language.

The engine knows keys and numbers only. A message is found in one Fluent catalogue per language: the words common to all
games in `sandtable/content/words`, those of a game in the `content/words` of its package. What an argument of a message is,
the game says by its kind, as plain data that the browser client reads too:

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
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from sandtable.core.decision import Decision, Pick
from sandtable.core.events import Event
from sandtable.core.space.points import POINT
from sandtable.core.spec import COUNTS, GameSpec, Phrase, paired
from sandtable.core.state import State

LANGUAGES: Final = ("en", "de")
FOLDER: Final = ("content", "words")


class NoWords(LookupError):
    """A message that is missing, or cannot be made from the arguments it was given."""


class Words:
    """The words of one game in one language, for a table with these names of players.

    With `strict` a gap in a catalogue is an error; without it the reader sees the bare key, which is better than nothing in
    the middle of a game.
    """

    def __init__(
        self, spec: GameSpec[State] | None, language: str, seats: Sequence[str] = (), strict: bool = True
    ) -> None:
        if language not in LANGUAGES:
            raise NoWords(f"no words for the language {language!r}; there are {', '.join(LANGUAGES)}")
        self.spec = spec
        self.language = language
        self.seats = tuple(seats)
        self.strict = strict
        package = "" if spec is None else package_of(spec)
        self._bundle = bundle(package, language)

    # -- messages ------------------------------------------------------------------------------------------------------

    def __call__(self, key: str, attribute: str = "", /, **args: str | int) -> str:
        """The message of this key, or one of its attributes."""
        try:
            return self._format(key, attribute, args)
        except NoWords:
            if self.strict:
                raise
            return " ".join([key, *[str(value) for value in args.values()]])

    def has(self, key: str, attribute: str = "") -> bool:
        if not self._bundle.has_message(key):
            return False
        message = self._bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def _format(self, key: str, attribute: str, args: dict[str, str | int]) -> str:
        if not self.has(key, attribute):
            raise NoWords(f"{self.language}: no message {key}{'.' + attribute if attribute else ''}")
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise NoWords(f"{self.language}: {key}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def phrase(self, st: State, phrase: Phrase) -> str:
        """A message with arguments that are still values of the game."""
        key, args = phrase
        case = self(key, "case") if self.has(key, "case") else ""
        return self(key, **{name: self.value(st, kind, value, case) for name, kind, value in args if name})

    # -- what a game says ----------------------------------------------------------------------------------------------

    def event(self, st: State, event: Event) -> str:
        """What happened, for a reader who may know it."""
        name, values = event[0], event[1]
        key = f"event-{kebab(name)}"
        kinds = self._game().event_args.get(name)
        args = None if kinds is None else paired(kinds, values)
        if args is None:
            return self._gap(f"{key} is not described in event_args", key, values)
        return self.phrase(st, (key, tuple(args)))

    def ask(self, st: State, asked: Decision) -> str:
        """The open question."""
        key = f"ask-{kebab(asked.kind)}"
        args = paired(self._game().prompt_args.get(asked.kind, ()), asked.context)
        if args is None:
            return self._gap(f"the context of {asked.kind} is not described in prompt_args", key, asked.context)
        return self.phrase(st, (key, tuple(args)))

    def help(self, asked: Decision) -> str:
        """A little more about the question, if the game has more to say."""
        key = f"ask-{kebab(asked.kind)}-help"
        return self(key) if self.has(key) else ""

    def option(self, st: State, asked: Decision, option: Pick) -> str:
        """One answer to the question."""
        spec = self._game()
        kind = spec.kinds[asked.kind]
        if isinstance(option, int) and option in kind.words:
            word = kebab(kind.words[option])
            own = f"pick-{kebab(asked.kind)}-{word}"
            return self(own if self.has(own) else f"pick-{word}")
        phrase = spec.pick_phrase(st, asked, option)
        if phrase is not None:
            return self.phrase(st, phrase)
        values = (option,) if isinstance(option, int) else option
        return ", ".join(self.part(st, part, value) for part, value in zip(kind.parts, values, strict=True))

    def part(self, st: State, part: str, value: int) -> str:
        """Something a person can point at."""
        return str(value) if part in COUNTS else str(self.value(st, part, value))

    def seat(self, seat: int) -> str:
        """The name of a player."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else self("seat-name", n=seat + 1)

    def value(self, st: State, kind: str, value: object, case: str = "") -> str | int:
        """A value of one of the kinds above in words; numbers stay numbers."""
        if isinstance(value, tuple | list):
            if kind == "values":
                return ", ".join(str(item) for item in value)
            if kind == "seats":
                return self.joined([self.seat(seat) for seat in value])
            return self._several(st, kind.removesuffix("s"), [int(item) for item in value], case)
        if not isinstance(value, int):
            return str(value)
        if kind == "count":
            return value
        if kind == POINT:
            return self._game().point_name(value)
        if kind in ("seat", "seats"):
            return self.seat(value)
        if kind.endswith("s") and kind not in self._parts():
            return self._several(st, kind.removesuffix("s"), [value], case)
        return self._named(st, kind, value)

    def _named(self, st: State, part: str, value: int) -> str:
        """The name of one thing, with the tag that tells it from others of that name."""
        spec = self._game()
        tag = spec.tag(st, part, value)
        read = spec.read_as(st, part, value)
        own = "" if read[0] == "seat" else spec.proper_name(st, *read) or self(self._key(st, *read))
        name = own or self.seat(read[1])
        return f"{name} {tag}" if tag else name

    def joined(self, items: Sequence[str]) -> str:
        """A list of things with `and` before the last."""
        if len(items) < 2:
            return items[0] if items else self("list-nothing")
        return self("list-and", first=", ".join(items[:-1]), last=items[-1])

    # -- inside --------------------------------------------------------------------------------------------------------

    def _game(self) -> GameSpec[State]:
        assert self.spec is not None, "these are the common words, without a game"
        return self.spec

    def _parts(self) -> set[str]:
        return {part for kind in self._game().kinds.values() for part in kind.parts}

    def _key(self, st: State, part: str, value: int, many: str = "") -> str:
        spec = self._game()
        return f"{spec.part_prefix.get(part, part)}{many}-{kebab(spec.part_name(st, part, value))}"

    def _several(self, st: State, part: str, values: list[int], case: str) -> str:
        items: list[str] = []
        for value in dict.fromkeys(values):
            key = self._key(st, *self._game().read_as(st, part, value), "s")
            if self.has(key) and not self._game().tag(st, part, value):
                items.append(self(key, case if self.has(key, case) else "", n=values.count(value)))
            else:
                items += [str(self.value(st, part, value))] * values.count(value)
        return self.joined(items)

    def _gap(self, what: str, key: str, values: Sequence[object]) -> str:
        if self.strict:
            raise NoWords(what)
        return " ".join([key, *[str(value) for value in values]])


def kebab(name: str) -> str:
    """
    >>> kebab("place_citadel")
    'place-citadel'
    """
    return name.replace("_", "-")


def package_of(spec: GameSpec[State]) -> str:
    """The package a game lives in, with its `content` beside the module of its SPEC."""
    module = import_module(type(spec).__module__)
    return module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]


def catalogues(package: str, language: str) -> list[Traversable]:
    """The files of a language: the common words, then the game's; a game without words has only the common ones."""
    found = [files(name).joinpath(*FOLDER, f"{language}.ftl") for name in ("sandtable", package) if name]
    return [path for path in found if path.is_file()]


@cache
def bundle(package: str, language: str) -> FluentBundle:
    # without isolating marks, which would end up in files and pipes
    made = FluentBundle([language], use_isolating=False)
    for path in catalogues(package, language):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made
