"""The end of a single Action: its effects end, and Regiments that lost half or more of their Models break (chapter 7)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.games.first_blood.effect_ops import mourn
from sandtable.games.first_blood.healing import Healing
from sandtable.games.first_blood.in_force import UNTIL_ACTION
from sandtable.games.first_blood.state import BY_HAND, FIELD, LED_HIT, LED_INJURY, NOBODY, NOWHERE, State
from sandtable.games.first_blood.uses import lasting_numbers
from sandtable.games.first_blood.wounds import settle_losses, slay, tally

LED: Final = LED_HIT | LED_INJURY


@frame
class ActionEnd(Frame[State]):
    """The frame below an Action. `before` holds the counts that losses are compared with (FB-7.22, FB-7.37).

    `acting` are the acting Leaders of all Regiments before the Action.
    """

    regiment: int
    before: list[tuple[int, int, bool]]
    acting: list[int]

    @staticmethod
    def of(st: State, regiment: int) -> ActionEnd:
        """An Action begins: Leader re-rolls used outside Actions do not count for it (FB-4.8, FB-4.9)."""
        forget_rerolls(st)
        return ActionEnd(regiment, tally(st), st.acting[:])

    def advance(self, st: State) -> Decision | None:
        st.pop()
        self.slay_spent(st)
        healed = heal_points(st)
        if st.lasting:
            st.lasting = [row for row in st.lasting if row[2] != UNTIL_ACTION]
        forget_rerolls(st)
        st.drop_mark(self.regiment, BY_HAND)
        settle_losses(st, self.before, self.regiment)
        mourn(st)
        for regiment, points in healed:
            st.push(Healing(regiment, points))
        if st.acting != self.acting:
            for regiment, old in enumerate(self.acting):
                if st.acting[regiment] not in (NOBODY, old) and may_name(st, regiment):
                    st.push(NameLeader(regiment))
        return None

    def slay_spent(self, st: State) -> None:
        """Remove a Character that gave its life for the Action as a casualty (content of `slay`)."""
        bounds = st.rules.forces.bounds
        if not st.lasting or not any(bounds[row[0]].effect.op == "slay" for row in st.lasting):
            return
        for regiment in range(len(st.status)):
            first = st.plan(regiment).first
            if lasting_numbers(st, "slay", regiment) and st.is_alive(first):
                slay(st, first)


def heal_points(st: State) -> list[tuple[int, int]]:
    """The Regiments that heal after the Action for Wounds dealt in it, and how much (content of `heal`, per = wound_dealt)."""
    bounds = st.rules.forces.bounds
    noted_now = [row for row in st.lasting if row[2] == UNTIL_ACTION and bounds[row[0]].effect.op == "heal"]
    return [(regiment, points) for _, regiment, _, points in noted_now]


def forget_rerolls(st: State) -> None:
    """Give Leaders their re-rolls back for the next Action (FB-4.8, FB-4.9)."""
    marks = st.marks
    for regiment, mark in enumerate(marks):
        if mark & LED:
            marks[regiment] = mark & ~LED


def may_name(st: State, regiment: int) -> bool:
    """May the owner choose the acting Leader? Not with automatic placement, nor where Models have no places."""
    return (
        not st.rules.auto and st.status[regiment] == FIELD and st.inside[regiment] == NOWHERE and st.count(regiment) > 1
    )


@frame
class NameLeader(Frame[State]):
    """The last Leader Model is gone: the owner names another Model acting Leader (FB-4.24, FB-27.2)."""

    regiment: int

    def advance(self, st: State) -> Decision | None:
        nearest = st.acting[self.regiment]
        options: list[Pick] = [nearest, *[model for model in st.models(self.regiment) if model != nearest]]
        return Decision("acting_leader", st.owner(self.regiment), options, "FB-4.24", (self.regiment,))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.acting[self.regiment] = pick
        st.pop()
