"""Why a question is not asked, in words: which message of a clause tells it, and of whom it speaks (`refusals`)."""

from __future__ import annotations

from typing import Final

from sandtable.core.interaction.why_not import NO_KIND
from sandtable.core.scene.scene import Arg, Message, message_arg
from sandtable.core.text.message import kebab, key_of
from sandtable.games.warlords.asking import frame_of, is_fought, is_resolved
from sandtable.games.warlords.battle.launching import Launch
from sandtable.games.warlords.board import NOBODY
from sandtable.games.warlords.presentation.about import Refused
from sandtable.games.warlords.stacks import is_besieged
from sandtable.games.warlords.steps.exploring import Search
from sandtable.games.warlords.steps.ground import Laid
from sandtable.games.warlords.tables.cards import NO_CARD
from sandtable.games.warlords.tables.statuses import FIELD

TOLD_WHEN_NOT_ASKED: Final = frozenset(
    [
        *("WL-4.4", "WL-4.12", "WL-5.1", "WL-5.3", "WL-5.4", "WL-5.6", "WL-5.7", "WL-5.10", "WL-5.11", "WL-24.4"),
        *("WL-25.12", "WL-25.16", "WL-9.24", "WL-9.25", "WL-11.1", "WL-11.13", "WL-12.1", "WL-12.2", "WL-12.3"),
        *("WL-5.13", "WL-14.2", "WL-14.3", "WL-14.13", "WL-14.16", "WL-20.1", "WL-20.2", "WL-20.3"),
        *("WL-10.12", "WL-10.13", "WL-10.19", "WL-10.25", "WL-15.1", "WL-15.2", "WL-15.3", "WL-15.4", "WL-15.8"),
        *("WL-15.10", "WL-20.8", "WL-23.2", "WL-23.3", "WL-23.4", "WL-23.5", "WL-23.6", "WL-23.12"),
        *("WL-4.15", "WL-10.2", "WL-14.9", "WL-14.21", "WL-14.32", "WL-15.6", "WL-15.7", "WL-15.9", "WL-16.31"),
        *("WL-16.32", "WL-18.2", "WL-18.5", "WL-25.4", "WL-25.6", "WL-25.7", "WL-28.5"),
    ]
)
"""The clauses with a message of their own for a question that is not asked."""
OF_ANOTHER: Final = frozenset(
    ["WL-16.31", "WL-16.32", "WL-18.2", "WL-18.5", "WL-23.6", "WL-25.4", "WL-25.6", "WL-25.7"]
)
"""What is asked of the one player whom it concerns, while the others wait."""


def absence(about: Refused) -> Message | None:
    """The sentence for a question that is not asked."""
    if about.clause not in TOLD_WHEN_NOT_ASKED:
        return None
    who = {"p": about.arg("seat", about.st.open_questions()[0].seat)}
    if about.value == NO_KIND:
        told = waiting(about, who)
        if told is not None:
            return told
    which, args = absent(about)
    return Message(f"{about.key}-{which}", args)


def waiting(about: Refused, who: dict[str, Arg]) -> Message | None:
    """The sentence for a player who is asked nothing while another is; None if the clause says enough."""
    st, clause = about.st, about.clause
    asked = st.open_questions()[0]
    if clause in ("WL-4.4", "WL-5.3"):
        return Message(f"{about.key}-waits{'-way' if asked.kind == 'direction' else ''}", who)
    if clause == "WL-20.8" and about.seat != st.active and frame_of(st, Search) is not None:
        return Message(f"{about.key}-waits", who)
    return Message(f"{about.key}-waits-{kebab(asked.kind)}", who) if clause in OF_ANOTHER else None


def absent(about: Refused) -> tuple[str, dict[str, Arg]]:
    """Which message of a clause says why a question is not asked, and its arguments."""
    st, clause = about.st, about.clause
    if clause == "WL-4.12" and st.round == 0:
        return ("early", {})
    if clause == "WL-4.15":
        names = {"s": message_arg(key_of("scenario", st.rules.scenario.id))}
        if st.defender != NOBODY:
            return ("asked-done", names)
        return ("asked" if len(st.rules.scenario.setups) > 1 else "asked-none", names)
    if clause == "WL-25.6":
        return (f"asked-{kebab(list(about.spec.kinds)[about.value])}", {})
    if clause == "WL-4.4" and about.value == list(about.spec.kinds).index("direction"):
        return ("asked-way", {})
    laid, launch = frame_of(st, Laid), frame_of(st, Launch)
    if laid is not None and clause == "WL-10.12" and st.controller[laid.place] != about.seat:
        owner = {"p": about.arg("seat", st.controller[laid.place])}
        return ("asked-other", {**about.place(laid.place), **owner, "c": about.arg("card", laid.card)})
    if launch is not None:
        which, args = in_attack(about, launch)
        if which:
            return (which, args)
    fed = clause == "WL-9.24" and any(is_besieged(st, castle) for castle in st.castles_of(about.seat))
    return ("asked-done" if fed else "asked", {})


def in_attack(about: Refused, launch: Launch) -> tuple[str, dict[str, Arg]]:
    """Whose terrain and interception an attack calls for, and when it is too late; "" if the clause says enough."""
    st, clause = about.st, about.clause
    if clause == "WL-10.25" and launch.attack != FIELD:
        return ("asked-castle", {})
    if clause == "WL-15.1" and is_resolved(st):
        return ("asked-late", {})
    if clause == "WL-10.19" and is_fought(st) and launch.foe == about.seat:
        return ("asked-late", {})
    attacked = clause == "WL-15.2" or (clause == "WL-10.19" and launch.attack == FIELD and not is_fought(st))
    there = NO_CARD not in (st.head[launch.stack], st.head[launch.target])
    if attacked and there and launch.foe != about.seat:
        args = {"h": about.arg("place", launch.stack), "k": about.arg("place", launch.target)}
        return ("asked-other", args | {"p": about.arg("seat", launch.foe)})
    return ("", {})
