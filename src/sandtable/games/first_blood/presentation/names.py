"""The names of Regiments, Models, abilities and terrain: numbers of the rules as message keys.

Every name of the army lists has its own message, `entry-<id>` or `ability-<id>`, so each language has its own names.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from sandtable.core.content.collection import compact, is_own
from sandtable.core.text.message import Arg, Message, kebab, literal_message, number_arg
from sandtable.games.first_blood.army_building.lists import lieutenant_of
from sandtable.games.first_blood.notation import ABILITY_IDS, ENTRY_IDS, ground_name
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.battlefields import Battlefield
from sandtable.games.first_blood.tables.factions import FACTIONS
from sandtable.games.first_blood.tables.files import toml
from sandtable.games.first_blood.tables.terms import CATEGORY_IDS


def distinguishing_number(st: State, regiment: int) -> str:
    """The number that distinguishes a Regiment from others of its entry in the army; "" if it is the only one (FB-4.22)."""
    plan = st.plan(regiment)
    alike = [other.number for other in st.rules.plans if other.card == plan.card and other.owner == plan.owner]
    return str(alike.index(regiment) + 1) if len(alike) > 1 else ""


def entry_number(st: State, regiment: int) -> int:
    return ENTRY_IDS.index(st.plan(regiment).entry)


def ability_number(st: State, bound: int) -> int:
    return ABILITY_IDS.index(st.rules.forces.bounds[bound].ability)


def entry_key(entry: str) -> str:
    """
    >>> entry_key("men_at_arms")
    'entry-men-at-arms'
    """
    return f"entry-{kebab(entry)}"


SINGULAR: Final = frozenset(
    [
        entry_key(name)
        for faction in FACTIONS
        for name in (*faction.characters, *[name for name, entry in faction.regiments.items() if entry.max == 1])
    ]
)
"""The names of Characters and of Models that stand alone; the others are plurals: "the Militia are"."""


def numbered(sentence: Message) -> Message:
    """The sentence with the number of each name (`rn` for `r`), so that verbs agree with it."""
    names = {f"{name}n": arg.text for name, arg in sentence.args.items() if arg.text.startswith("entry-")}
    numbers = {
        name: number_arg(1 if key in SINGULAR else 2) for name, key in names.items() if name not in sentence.args
    }
    return replace(sentence, args={**sentence.args, **numbers}) if numbers and sentence.key else sentence


def mark_key(mark: str) -> str:
    """The name of a special Model: a Command Model, a Lieutenant or a Retinue Model of a category."""
    if mark in CATEGORY_IDS:
        return f"retinue-{mark}"
    return f"ability-{kebab(lieutenant_of(mark) or mark)}"


def regiment_words(st: State, regiment: int) -> Message:
    """The name of a Regiment as a message."""
    return Message("", {"0": regiment_arg(st, regiment)})


def regiment_arg(st: State, regiment: int) -> Arg:
    key = entry_key(st.plan(regiment).entry)
    return Arg("word", (regiment,), key, (), (f"regiment:{regiment}",), distinguishing_number(st, regiment))


@cache
def is_unnamed(ref: str) -> bool:
    """Is this a custom battlefield, whose names are as written? The one of the lesson has names in every language."""
    return is_own(ref) and ref != compact(toml("lessons/first.toml").need("options").text("own_battlefield"))


def field_words(field: Battlefield) -> Message:
    return name_message(f"field-{field.id}", field.name, field)


def ground_words(field: Battlefield, piece: int) -> Message:
    """The name of a terrain piece; names on custom battlefields are as written."""
    return name_message(ground_key(field, piece), field.pieces[piece].name, field)


def ground_key(field: Battlefield, piece: int) -> str:
    return f"ground-{ground_name(field, piece)}"


def name_message(key: str, text: str, field: Battlefield) -> Message:
    if is_unnamed(field.ref):
        return literal_message(text)
    return Message(key)


def clause_key(clause: str) -> str:
    """
    >>> clause_key("FB-13.4")
    '13-4'
    """
    return clause.removeprefix("FB-").replace(".", "-")
