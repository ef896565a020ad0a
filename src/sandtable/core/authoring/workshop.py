"""The workshop, where people build what they bring to a game, such as a deck of cards or an army.

A game that lets people bring something offers a `Workshop` as `Presentation.workshop`. It has a stock of items with costs and
figures. It reads and writes the text of what was built, names every rule that it breaks, and provides the figures and charts
that builders look at. Server and client use only this interface and know no game.

What is built is a `Draft`: lines that name an item and a count, each with the lines that belong to it. A deck is flat; in an
army the Regiments belong to the Character that brings them. The text is authoritative: writing and reading a draft gives the
same draft.

Only plain values are sent: frozen dataclasses of numbers, texts and tuples. Messages are keys (`core.text.message.Message`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from sandtable.core.content.user_files import Fault
from sandtable.core.content.violations import Violation
from sandtable.core.text.message import Arg, Message, make_message, number_arg

Settings = Mapping[str, str | int]
"""Checked options of the game. Those named by `Workshop.settings` matter."""

MAX_LINES = 400
"""The most lines of a draft, including nested ones."""

MeasureForm = Literal["count", "share"]


# -- the stock -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Item:
    """An item to build with.

    `kind` and `group` are message keys: the sections of the stock and a second filter ("" for no group). `word` is the message
    with its name in the reader's language (without it, `name` is shown) and `about` the one with its effect. `under` names the
    items it can belong to; empty means the top level. `of` is the choice of the draft that offers it, "" for all. Usually an
    item has one line with its count, and `most` is the maximum for all items with that `name`. An item that is `separate` gets
    a new line every time, and the line's count from `least` to `most` is its size (ten Models).
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
    about: str = ""
    figures: tuple[Message, ...] = ()
    tag: str = ""
    """What tells it from other items of the same name, such as the range number of a printing."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a whole draft belongs to, such as a faction."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class ReadyMade:
    """A ready-made draft to play with or to start from. `hint` says in a few words what it is good for."""

    id: str
    name: str
    text: str
    choice: str = ""
    hint: str = ""
    word: str = ""
    """The message with its name, if it is translated."""
    icon: str = ""
    colour: str = ""
    """The sign of its owner, and its colour."""


@dataclass(frozen=True, slots=True)
class WorkshopInfo:
    """The part of a workshop that never changes. `title` names what is built. `priced` says whether costs are added up."""

    items: tuple[Item, ...]
    ready: tuple[ReadyMade, ...]
    options: tuple[str, ...]
    settings: tuple[str, ...]
    title: Message
    choices: tuple[Choice, ...] = ()
    priced: bool = False
    most_text: int = 4000


# -- drafts --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DraftLine:
    """A number of one item, and the lines that belong to it."""

    item: str
    count: int = 1
    lines: tuple[DraftLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Draft:
    name: str
    lines: tuple[DraftLine, ...] = ()
    choice: str = ""


# -- the results of a check ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Measure:
    """A number about a draft, a count or a share from 0 to 1, with the limits set by the rules (-1 for none)."""

    label: Message
    value: float
    form: MeasureForm = "count"
    low: int = -1
    high: int = -1


@dataclass(frozen=True, slots=True)
class Chart:
    """A bar chart, such as the cost curve."""

    title: Message
    bars: tuple[Measure, ...]


@dataclass(frozen=True, slots=True)
class BrokenRule:
    """A rule that a draft breaks: its clause, where ("" for the whole), what is wrong, and the items to blame."""

    clause: str
    where: str
    words: Message
    items: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TextFault:
    """Something unreadable in a text, with its line. `words` is the same as a message, if there is one."""

    line: int
    what: str
    words: Message | None = None


@dataclass(frozen=True, slots=True)
class Repair:
    """A repair: what to change, in words, the draft after it, its cost, and how many rules it still breaks."""

    words: Message
    draft: Draft
    cost: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The result of checking a text or a draft. If there is no draft, the text cannot be read, and `wrong` says why."""

    text: str
    draft: Draft | None = None
    wrong: tuple[TextFault, ...] = ()
    broken: tuple[BrokenRule, ...] = ()
    measures: tuple[Measure, ...] = ()
    charts: tuple[Chart, ...] = ()
    ways: tuple[Repair, ...] = ()


class BadDraft(ValueError):
    """A draft that names something that does not exist. The message says what."""


# -- the workshop of a game ----------------------------------------------------------------------------------------------


class Workshop:
    """The workshop of a game. A subclass implements the methods that raise `NotImplementedError` here."""

    options: tuple[str, ...] = ()
    """The game's text options that take what was built, in seat order: its text, or the id of a ready-made one."""
    settings: tuple[str, ...] = ()
    """The game options that the building rules depend on."""
    prefix: str = ""
    """The prefix of the messages for violations: the catalogue has `<prefix>-<key>`."""

    def stock(self) -> WorkshopInfo:
        raise NotImplementedError

    def read(self, text: str) -> tuple[Draft | None, list[Fault]]:
        """The draft that a text describes, or all faults of the text."""
        raise NotImplementedError

    def write(self, draft: Draft) -> str:
        """The text of a draft. Naming something that does not exist is a `BadDraft`."""
        raise NotImplementedError

    def violations(self, draft: Draft, settings: Settings) -> list[Violation]:
        """Every rule that a draft breaks."""
        raise NotImplementedError

    def measures(self, draft: Draft, settings: Settings) -> tuple[Measure, ...]:
        return ()

    def charts(self, draft: Draft, settings: Settings) -> tuple[Chart, ...]:
        return ()

    def random(self, seed: int, settings: Settings, choice: str = "") -> str:
        """The text of a random legal draft. The same seed gives the same draft."""
        raise NotImplementedError

    # -- shared --------------------------------------------------------------------------------------------------------

    def check_text(self, text: str, settings: Settings) -> CheckResult:
        """Check a text."""
        draft, faults = self.read(text)
        if draft is None:
            return CheckResult(text, wrong=tuple([self.text_fault(fault) for fault in faults]))
        return self.check(draft, text, settings)

    def check_draft(self, draft: Draft, settings: Settings) -> CheckResult:
        """Check a draft and write its text. The draft returned is the one read back from that text."""
        if lines_in(draft.lines) > MAX_LINES:
            raise BadDraft(f"more than {MAX_LINES} lines")
        text = self.write(draft)
        return self.check_text(text, settings)

    def check(self, draft: Draft, text: str, settings: Settings) -> CheckResult:
        broken = [
            BrokenRule(one.clause, self.place_of(one), self.violation_message(one), self.items_of(one))
            for one in self.violations(draft, settings)
        ]
        measures, charts = self.measures(draft, settings), self.charts(draft, settings)
        return CheckResult(text, draft, (), tuple(broken), measures, charts)

    def text_fault(self, fault: Fault) -> TextFault:
        words = make_message(f"{self.prefix}-{fault.key}", fault.args) if fault.key else None
        return TextFault(fault.line, str(fault), words)

    def violation_message(self, violation: Violation) -> Message:
        """What is wrong, as a message."""
        args = {key: self.argument(key, value) for key, value in violation.args.items()}
        return Message(f"{self.prefix}-{violation.key}", args)

    def place_of(self, violation: Violation) -> str:
        """Where it is wrong: a name, or the key of a message."""
        return violation.where

    def argument(self, key: str, value: int | str) -> Arg:
        """An argument of a violation. A game may word what it names."""
        return number_arg(value) if isinstance(value, int) else Arg("text", (), value)

    def items_of(self, violation: Violation) -> tuple[str, ...]:
        """The names of the items that a violation is about, to mark in the list."""
        names = [violation.where, *[str(value) for key, value in violation.args.items() if key == "what"]]
        return tuple([name for name in names if name])


def lines_in(lines: tuple[DraftLine, ...]) -> int:
    """The number of lines, including nested ones at any depth.

    >>> lines_in((DraftLine("a"), DraftLine("b", 1, (DraftLine("c"),))))
    3
    """
    found, rest = 0, list(lines)
    while rest:
        found += 1
        rest += rest.pop().lines
    return found
