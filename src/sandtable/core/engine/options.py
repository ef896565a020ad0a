"""The set-up options of a game, and the errors for invalid values."""

from __future__ import annotations

import re

from sandtable.core.engine.declare import slotted
from sandtable.core.text.message import Arg, Message, key_of, message_arg, number_arg

OptionValue = str | int
Options = dict[str, OptionValue]

MAX_TEXT = 400
"""The maximum length of a text option, unless the option sets its own."""


class BadOption(ValueError):
    """Invalid game options. The message says which option is wrong and what it may be.

    `said` is the same message for players, in any language; if there are several faults, the first one. `clause` is its clause,
    or the clauses of all faults separated by commas. If it is not set, the clauses are in brackets at the end of the message.
    """

    def __init__(self, text: str, said: Message | None = None, clause: str = "") -> None:
        super().__init__(text)
        self.said = said
        self.clause = clause

    def clauses(self) -> list[str]:
        """
        >>> BadOption("option factions: two need 4 players (BS-4.9, BS-4.10)").clauses()
        ['BS-4.9', 'BS-4.10']
        """
        if self.clause:
            return self.clause.split(", ")
        bracket = re.search(r"\(((?:, )?[A-Z]{2}-\d+\.\d+)+\)$", str(self))
        return [] if bracket is None else bracket.group()[1:-1].split(", ")


@slotted
class OptionDef:
    """One game option: its name, default and legal values (a list of words, a range of whole numbers, or a text)."""

    name: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    clause: str = ""
    most: int = MAX_TEXT
    """The maximum number of characters of a text."""
    named: tuple[str, ...] = ()
    """What a text may name, such as a deck of the game. A text that names one for each seat separates them by commas."""

    def check(self, value: object) -> OptionValue:
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            what = f"option {self.name}: {value!r} is not one of {', '.join(self.choices)}"
            raise BadOption(what, self.refusal("choice"))
        if isinstance(self.default, str):
            if isinstance(value, str) and len(value) <= self.most and value.isascii():
                return value
            what = f"option {self.name}: not a plain text of at most {self.most} characters"
            raise BadOption(what, self.refusal("text", n=number_arg(self.most)))
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        what = f"option {self.name}: {value!r} is not a whole number from {self.low} to {self.high}"
        raise BadOption(what, self.refusal("number", a=number_arg(self.low), b=number_arg(self.high)))

    def refusal(self, why: str, **args: Arg) -> Message:
        """The sentence for an invalid value."""
        return Message(f"refused-option-{why}", {"o": message_arg(key_of("option", self.name)), **args})
