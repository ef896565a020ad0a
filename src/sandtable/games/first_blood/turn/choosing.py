"""The Actions a Regiment may take next: those that no clause forbids (FB-11.9 to FB-11.13, FB-27.6)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.refusal import Refusal
from sandtable.games.first_blood.combat.ruins import ruins_in_reach
from sandtable.games.first_blood.in_force import effects
from sandtable.games.first_blood.measuring import is_engaged
from sandtable.games.first_blood.refusals import NOT_IN_CONTACT, refusal, why_engaged
from sandtable.games.first_blood.shooting.volley import NO_BARRAGE, has_target_after_aim, is_armed
from sandtable.games.first_blood.state import BROKEN, CLASHED, DUELLED, NOBODY, NOWHERE, SNAPPED, State
from sandtable.games.first_blood.tables.terms import DOUBLE_TIME, FIRE_AND_ADVANCE
from sandtable.games.first_blood.turn.actions import (
    ACTION_IDS,
    APART,
    CAUSES,
    CLASH_ACTION,
    COMBAT_RALLY,
    COMBAT_REFORM,
    DUEL_ACTION,
    IN_CONTACT,
    INSPIRE,
    LEAVES_LATE,
    MARCH_ACTION,
    MOVES,
    MOVES_ONCE,
    NEVER,
    RALLY_ACTION,
    REASONS,
    REPEATED,
    TAKE_AIM,
    VOLLEY_ACTION,
    WITHDRAW_ACTION,
    WITHDRAWS_LATE,
)
from sandtable.games.first_blood.turn.draw_events import Actor

TWO_ACTIONS: Final = 2
RALLY_ACTIONS: Final = (RALLY_ACTION, COMBAT_RALLY)
FREELY: Final = {CLASH_ACTION: CLASHED, DUEL_ACTION: DUELLED}
"""Markers of Actions that may have been taken for free in the activation, without being listed."""

THIRD_OF_DOUBLE_TIME: Final = refusal("FB-23.7", "action")
THIRD_OF_FIRE_AND_ADVANCE: Final = refusal("FB-23.8", "action")
RALLIES: Final = ("FB-16.1", "FB-16.32")
"""A Rally, and a Combat Rally in contact."""
NOT_BROKEN: Final = [refusal(clause, key="refused-not-broken") for clause in RALLIES]
RALLIES_LATE: Final = [refusal(clause, key="refused-rallies-late") for clause in RALLIES]
MUST_RALLY: Final = refusal("FB-7.24")
HAS_DUELLED: Final = refusal("FB-18.3", "duel")
MUST_REFORM: Final = refusal("FB-16.22")
HAS_SNAPPED: Final = refusal("FB-24.44")
AIMS_LATE: Final = refusal("FB-14.1", "late")
AIMS_AT_NOBODY: Final = refusal("FB-14.1", "target")
INSPIRES_LATE: Final = refusal("FB-16.2", "late")
PREPARES: Final = {TAKE_AIM: VOLLEY_ACTION, INSPIRE: CLASH_ACTION}
"""Actions that only help a later Action of the same Turn."""
TAKEN_ALREADY: Final = refusal("FB-11.9")

Known = dict[int, Refusal | None]
"""Why Actions have no legal way to be carried out. Take Aim needs the answer for the Volley, which is asked for as well."""


class Choosing(Actor):
    """The part of an activation that chooses the next Action.

    `taken` are the Actions taken so far, `reform` is whether the first must be a Combat Reform, `extra` is the Draw Event of
    another Regiment that lets it act (FB-23.7, FB-23.8).
    """

    __slots__ = ("extra", "reform", "taken")

    taken: list[int]
    reform: bool
    extra: int

    def has_third(self) -> bool:
        """A third Action, a March: after two Marches (Double Time) or a Volley (Fire and Advance) (FB-23.7, FB-23.8)."""
        if len(self.taken) != TWO_ACTIONS:
            return False
        if self.extra == DOUBLE_TIME:
            return self.taken == [MARCH_ACTION, MARCH_ACTION]
        return self.extra == FIRE_AND_ADVANCE and ACTION_IDS[self.taken[1]] == "volley"

    def actions(self, st: State) -> list[int]:
        """The Actions that can be taken now (FB-27.6): those that no clause forbids (`why_not_take`).

        A Character may also take Character Actions (FB-17.2).
        """
        engaged = is_engaged(st, self.regiment)
        able = IN_CONTACT if engaged else APART
        if self.taken:
            third = self.extra != NOBODY and self.has_third()
            able = tuple([action for action in able if not third or action == MARCH_ACTION])
            able = tuple([action for action in able if self.why_not_next(st, action) is None])
        elif st.marks[self.regiment] & BROKEN:
            return [COMBAT_RALLY if engaged else RALLY_ACTION]  # FB-7.24
        elif self.reform and engaged:
            able = (COMBAT_REFORM,)  # FB-16.22
        known: Known = {}
        return [action for action in able if self.is_able(st, action, engaged, known)]

    def is_able(self, st: State, action: int, engaged: bool, known: Known) -> bool:
        """The same as `why_not_now` for a Regiment that need neither rally nor reform, without the reason."""
        if action == CLASH_ACTION:
            return self.why_not_now(st, action, engaged, known=known) is None
        return action not in RALLY_ACTIONS and self.why_not_itself(st, action, known) is None

    def why_not_take(self, st: State, action: int) -> Refusal | None:
        """Why an Action cannot be taken now (FB-11.9 to FB-11.12): first what the Regiment never can."""
        own = self.why_not_itself(st, action)
        if own in NEVER:
            return own
        if self.extra != NOBODY and self.has_third() and action != MARCH_ACTION:
            return THIRD_OF_DOUBLE_TIME if self.extra == DOUBLE_TIME else THIRD_OF_FIRE_AND_ADVANCE
        found = self.why_not_next(st, action) if self.taken else None
        if found is not None:
            return found
        return self.why_not_in_contact(st, action, own)

    def why_not_in_contact(self, st: State, action: int, own: Refusal | None) -> Refusal | None:
        """Why an Action cannot be taken by a Regiment that is Engaged, or not; `own` is the Action's own refusal."""
        regiment = self.regiment
        engaged = is_engaged(st, regiment)
        if action not in (IN_CONTACT if engaged else APART):
            # a Duel is a Character Action, not a Combat Action (FB-11.10)
            return why_engaged(st, regiment) if engaged else own if action == DUEL_ACTION else NOT_IN_CONTACT
        found = self.why_not_now(st, action, engaged, False) or own
        return CAUSES[found](st, regiment) if found in CAUSES else found

    def why_not_now(
        self, st: State, action: int, engaged: bool, itself: bool = True, known: Known | None = None
    ) -> Refusal | None:
        """Why an Action cannot be taken that depends on whether the Regiment is Engaged.

        `itself`: the conditions of the Action itself count too. `known` are those of other Actions, as far as known.
        """
        regiment = self.regiment
        if not engaged and action == CLASH_ACTION and not ruins_in_reach(st, regiment):
            return NOT_IN_CONTACT
        must_rally = st.marks[regiment] & BROKEN and not self.taken
        if action in RALLY_ACTIONS:
            return None if must_rally else (RALLIES_LATE if st.has_mark(regiment, BROKEN) else NOT_BROKEN)[engaged]
        if must_rally:
            return MUST_RALLY
        if action == CLASH_ACTION and st.has_mark(regiment, DUELLED):
            return HAS_DUELLED
        if self.reform and engaged and not self.taken and action != COMBAT_REFORM:
            return MUST_REFORM
        return self.why_not_itself(st, action, known) if itself else None

    def why_not_itself(self, st: State, action: int, known: Known | None = None) -> Refusal | None:
        """Why an Action has no legal way to be carried out, or would do nothing (FB-27.6)."""
        if action not in REASONS:
            return self.why_useless(st, action, known) if action in PREPARES and not st.rules.asks_all else None
        if known is None:
            return REASONS[action](st, self.regiment)
        if action not in known:
            known[action] = REASONS[action](st, self.regiment)
        return known[action]

    def why_useless(self, st: State, action: int, known: Known | None) -> Refusal | None:
        """Why an Action that only helps a later one would do nothing (FB-14.1, FB-16.2).

        An ability may let the later one be taken for free in the same Turn.
        """
        aims, later = action == TAKE_AIM, PREPARES[action]
        if aims and not is_armed(st, self.regiment):
            return NO_BARRAGE
        if ACTION_IDS[later] in st.rules.forces.given[st.owner(self.regiment)]:
            return None
        barred = not aims and st.has_mark(self.regiment, DUELLED)
        if barred or self.left < TWO_ACTIONS or self.why_not_next(st, later) is not None:
            return AIMS_LATE if aims else INSPIRES_LATE
        if not aims or has_target_after_aim(st, self.regiment, self.why_not_itself(st, VOLLEY_ACTION, known)):
            return None
        return AIMS_AT_NOBODY

    def why_not_next(self, st: State, action: int) -> Refusal | None:
        """Why an Action cannot be taken after the first."""
        regiment = self.regiment
        if ACTION_IDS[action] in MOVES and effects(st, "single_move", regiment):
            return MOVES_ONCE
        if st.inside[regiment] != NOWHERE and action in (MARCH_ACTION, WITHDRAW_ACTION):
            return LEAVES_LATE if action == MARCH_ACTION else WITHDRAWS_LATE
        if action == MARCH_ACTION and len(self.taken) == 1 and st.has_mark(regiment, SNAPPED):
            return HAS_SNAPPED
        # free Actions count too: a Clash in a Combat Reform, a Duel by a spell (content of `free_action`)
        freely = st.has_mark(regiment, FREELY.get(action, 0))
        if (freely or action in self.taken) and action not in REPEATED and not self.may_repeat(st, action):
            return TAKEN_ALREADY
        return None

    def may_repeat(self, st: State, action: int) -> bool:
        """May it take the same Action twice (content of `extra_action`)?"""
        found = effects(st, "extra_action", self.regiment, st.plan(self.regiment).first)
        return self.taken.count(action) < 2 and any(bound.effect.same for bound in found)
