"""The workshop: where people build what they bring to a game, such as a deck of cards or an army.

A game that lets people bring something offers a `Workshop` as `Presentation.workshop`. It has a stock of items with their
costs and figures, knows the text by which what was built is written, kept and passed on, names every rule that it breaks, and
gives the figures and charts that a builder looks at. Server and client know this and no game.

What is built is a `Draft`: lines that name an item and how many of it, each with the lines that belong beneath it. A deck is
flat; in an army the Regiments stand beneath the Character that brings them. The text is the truth: a draft that was written and
read again is the same draft.

Only plain values travel: frozen dataclasses of numbers, texts and tuples; words are keys (`core.text.message.Words`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from sandtable.core.content.user_files import Fault
from sandtable.core.content.violations import Violation
from sandtable.core.text.message import Arg, Words, number, said

Settings = Mapping[str, str | int]
"""Checked options of the game; those named by `Workshop.settings` matter."""

MOST_LINES = 400
"""The most lines of a draft, those beneath others counted."""

MeasureForm = Literal["count", "share"]


# -- what can be built with ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Item:
    """Something to build with.

    `kind` and `group` are keys of words: the sections of the stock and a second filter ("" for no group). `word` is the
    message with its name in the reader's language and `about` the one with what it does; without them there are `name` and
    `text` as printed. `under` names what it goes beneath: ids of items, or nothing for the top; `of` the choice of the draft
    that offers it, "" for all. An item has one line, which counts it, and `most` is how many there may be of all items of
    that `name`; but one that is `separate` has a line of its own every time, whose count from `least` to `most` says how
    large it is (ten Models).
    """

    id: str
    name: str
    kind: str
    group: str = ""
    cost: int = 0
    least: int = 1
    most: int = 1
    separate: bool = False
    under: tuple[str, ...] = ()
    of: str = ""
    icon: str = ""
    word: str = ""
    text: str = ""
    about: str = ""
    figures: tuple[Words, ...] = ()
    tag: str = ""
    """What tells it from other items of that name, such as the range number of a printing."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a draft as a whole belongs to, such as a faction."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Ready:
    """A ready draft to play with or to begin from; `hint` says in few words what it is good for."""

    id: str
    name: str
    text: str
    choice: str = ""
    hint: str = ""
    word: str = ""
    """The message with its name, if it has another one in other languages."""
    icon: str = ""
    colour: str = ""
    """The sign of whose it is, and its colour."""


@dataclass(frozen=True, slots=True)
class Stock:
    """All of a workshop that never changes. `title` names what is built; `priced` says whether costs are added up."""

    items: tuple[Item, ...]
    ready: tuple[Ready, ...]
    options: tuple[str, ...]
    settings: tuple[str, ...]
    title: Words
    choices: tuple[Choice, ...] = ()
    priced: bool = False
    most_text: int = 4000


# -- what is built -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DraftLine:
    """So many of an item, and what belongs beneath it."""

    item: str
    count: int = 1
    lines: tuple[DraftLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Draft:
    name: str
    lines: tuple[DraftLine, ...] = ()
    choice: str = ""


# -- what is said about it -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Measure:
    """A number about a draft, a count or a share from 0 to 1, with the bounds that the rules set (-1 for none)."""

    label: Words
    value: float
    form: MeasureForm = "count"
    low: int = -1
    high: int = -1


@dataclass(frozen=True, slots=True)
class Chart:
    """Bars side by side, such as the curve of costs."""

    title: Words
    bars: tuple[Measure, ...]


@dataclass(frozen=True, slots=True)
class Broken:
    """A rule that a draft breaks: its clause, where ("" for the whole), what is wrong, and the items that are to blame."""

    clause: str
    where: str
    words: Words
    items: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Wrong:
    """What cannot be read in a text, by its line; `words` is the same as a message, if there is one."""

    line: int
    what: str
    words: Words | None = None


@dataclass(frozen=True, slots=True)
class Way:
    """A way out of what is broken: what to change in words, the draft after it, its cost, how many rules it still breaks."""

    words: Words
    draft: Draft
    cost: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class Checked:
    """All that is to be said about a text or a draft. Without a draft the text cannot be read: `wrong` says why."""

    text: str
    draft: Draft | None = None
    wrong: tuple[Wrong, ...] = ()
    broken: tuple[Broken, ...] = ()
    measures: tuple[Measure, ...] = ()
    charts: tuple[Chart, ...] = ()
    ways: tuple[Way, ...] = ()


class BadDraft(ValueError):
    """A draft that names what is not there; the message says what."""


# -- the workshop of a game ----------------------------------------------------------------------------------------------


class Workshop:
    """What a game offers to builders. A subclass gives what raises `NotImplementedError` here."""

    options: tuple[str, ...] = ()
    """The text options of the game that take what was built, in seat order: its text, or the id of a ready one."""
    settings: tuple[str, ...] = ()
    """The options of the game that the rules of building depend on."""
    prefix: str = ""
    """Of the words of violations: the catalogue has `<prefix>-<key>`."""

    def stock(self) -> Stock:
        raise NotImplementedError

    def read(self, text: str) -> tuple[Draft | None, list[Fault]]:
        """The draft that a text stands for, or everything that is wrong with the text."""
        raise NotImplementedError

    def write(self, draft: Draft) -> str:
        """The text of a draft; one that names what is not there is a `BadDraft`."""
        raise NotImplementedError

    def violations(self, draft: Draft, settings: Settings) -> list[Violation]:
        """Every rule that a draft breaks."""
        raise NotImplementedError

    def measures(self, draft: Draft, settings: Settings) -> tuple[Measure, ...]:
        return ()

    def charts(self, draft: Draft, settings: Settings) -> tuple[Chart, ...]:
        return ()

    def random(self, seed: int, settings: Settings, choice: str = "") -> str:
        """The text of a random legal draft: the same number gives the same one."""
        raise NotImplementedError

    # -- shared --------------------------------------------------------------------------------------------------------

    def check_text(self, text: str, settings: Settings) -> Checked:
        """All there is to say about a text."""
        draft, faults = self.read(text)
        if draft is None:
            return Checked(text, wrong=tuple([self.told(fault) for fault in faults]))
        return self.check(draft, text, settings)

    def check_draft(self, draft: Draft, settings: Settings) -> Checked:
        """All there is to say about a draft, and its text; the draft comes back as it is read from that text."""
        if lines_in(draft.lines) > MOST_LINES:
            raise BadDraft(f"more than {MOST_LINES} lines")
        text = self.write(draft)
        return self.check_text(text, settings)

    def check(self, draft: Draft, text: str, settings: Settings) -> Checked:
        broken = [
            Broken(one.clause, self.place_of(one), self.worded(one), self.blamed(one))
            for one in self.violations(draft, settings)
        ]
        measures, charts = self.measures(draft, settings), self.charts(draft, settings)
        return Checked(text, draft, (), tuple(broken), measures, charts)

    def told(self, fault: Fault) -> Wrong:
        words = said(f"{self.prefix}-{fault.key}", fault.args) if fault.key else None
        return Wrong(fault.line, str(fault), words)

    def worded(self, violation: Violation) -> Words:
        """What is wrong, as a message."""
        args = {key: self.argument(key, value) for key, value in violation.args.items()}
        return Words(f"{self.prefix}-{violation.key}", args)

    def place_of(self, violation: Violation) -> str:
        """Where it is wrong: a name, or the key of a message."""
        return violation.where

    def argument(self, key: str, value: int | str) -> Arg:
        """An argument of a violation; a game may word what it names."""
        return number(value) if isinstance(value, int) else Arg("text", (), value)

    def blamed(self, violation: Violation) -> tuple[str, ...]:
        """The names of the items that a violation speaks of, to be marked in the list."""
        names = [violation.where, *[str(value) for key, value in violation.args.items() if key == "what"]]
        return tuple([name for name in names if name])


def lines_in(lines: tuple[DraftLine, ...]) -> int:
    """How many lines there are, those beneath others counted; however deep they stand.

    >>> lines_in((DraftLine("a"), DraftLine("b", 1, (DraftLine("c"),))))
    3
    """
    found, rest = 0, list(lines)
    while rest:
        found += 1
        rest += rest.pop().lines
    return found
