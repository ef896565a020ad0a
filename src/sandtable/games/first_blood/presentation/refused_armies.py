"""The refusal of an army at the set-up: what is wrong with it, in words of the catalogues, with all clauses that it breaks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from sandtable.core.content.user_files import Fault
from sandtable.core.content.violations import Violation
from sandtable.core.engine.options import BadOption
from sandtable.core.scene.scene import Arg, Message
from sandtable.core.text.message import message_arg, number_arg
from sandtable.games.first_blood.army_building.text_form import BadArmy
from sandtable.games.first_blood.presentation.army_workshop import WORKSHOP

CLAUSES: Final[Mapping[str, str]] = {
    **dict.fromkeys(("no-faction-line", "second-line", "no-faction", "no-character", "no-regiment"), "FB-26.1"),
    **dict.fromkeys(("no-items", "no-masteries", "no-techniques", "no-supremacy"), "FB-26.1"),
    "only-warlord": "FB-26.3",
    "number": "FB-26.6",
    "no-command-model": "FB-26.7",
    "below": "FB-26.8",
    "no-retinue": "FB-17.8",
    "no-spells": "FB-26.10",
    "no-event": "FB-26.12",
}
"""By fault of a text the rule that it breaks; what is left is the form of the text alone (FB-26.15)."""
ONE_NAME: Final[Mapping[str, str]] = {"event": "FB-26.12", "supremacy": "FB-26.3"}
CLAUSE: Final = re.compile(r"\((FB-\d+\.\d+)\)$")


def refused_army(place: int, broken: list[Violation]) -> BadOption:
    """An army that breaks rules (FB-26.15): the first of them is told, and how many more there are.

    Points come last: what else is wrong is often the cause that there are too many (FB-26.2).
    """
    broken = sorted(broken, key=lambda each: each.clause == "FB-26.2")
    first = broken[0]
    told = WORKSHOP.violation_message(first)
    args = {**told.args, "army": number_arg(place), "more": number_arg(len(broken) - 1)}
    key = "refused-setup-army"
    if first.where:
        key += "-where"
        args["where"] = WORKSHOP.argument("where", first.where)
    args["fault"] = message_arg(told.key)
    clauses = ", ".join(dict.fromkeys([each.clause for each in broken]))
    text = "; ".join([str(each) for each in broken])
    return BadOption(f"option army_{place}: {text}", Message(key, args), clauses)


def refused_text(wrong: BadArmy) -> BadOption:
    """A text that is no army: its first fault and the line, and how many more there are (FB-26.15)."""
    first = wrong.faults[0]
    args = {key: WORKSHOP.argument(key, value) for key, value in first.args.items()}
    args |= {"line": number_arg(first.line), "more": number_arg(len(wrong.faults) - 1)}
    args["fault"] = message_arg(f"army-{first.key}") if first.key else Arg("text", (), first.what)
    return BadOption(f"army: {wrong}", Message("refused-setup-army-text", args), clause_of(first))


def clause_of(fault: Fault) -> str:
    """The rule that a fault breaks: a name of another list, a line in the wrong place, a number that is missing."""
    key = fault.key.removeprefix("text-").removesuffix("-near")
    if key == "one-name":
        return ONE_NAME[str(fault.args["x"])]
    return CLAUSES.get(key) or clause_in(fault.what)


def clause_in(what: str) -> str:
    """The clause that a fault names, or the one by which an army is checked.

    >>> clause_in("an army has one Warlord (FB-26.3)"), clause_in("this line belongs below a Character")
    ('FB-26.3', 'FB-26.15')
    """
    found = CLAUSE.search(what)
    return "FB-26.15" if found is None else found[1]
