"""Asking why not at a table that was laid out."""

from __future__ import annotations

from sandtable.core.engine.decision import Target
from sandtable.core.interaction.why_not import ask_about
from sandtable.core.scene.scene import Message
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.tables.cards import owned
from tests.games.warlords.support import Table, printings


def card(name: str, owner: int = 0) -> Target:
    return ("card", owned(printings(name)[0], owner))


def place(t: Table, name: str) -> Target:
    return ("place", t.place(name))


def refused(t: Table, target: Target, given: tuple[Target, ...], seat: int | None) -> tuple[str, Message]:
    """The nearest clause and its sentence, for who is asked or for another seat."""
    who = t.seat if seat is None else seat
    reply = ask_about(SPEC, t.st.seen_by(who), who, target, given)
    assert reply.sentence is not None, reply.clauses
    return reply.clauses[0], reply.sentence
