"""The Action Phase: cards are turned over alternately, and each activates a Regiment for two Actions (chapter 11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.cards import EVERYBODY, draw_top, face_of
from sandtable.core.decision import Decision, Pick
from sandtable.core.frames import Frame
from sandtable.games.first_blood.dice import RALLY, is_passed, roll
from sandtable.games.first_blood.in_force import any_has, characteristic, effects
from sandtable.games.first_blood.measuring import engaged_models, engaged_with, is_engaged, leader_of
from sandtable.games.first_blood.state import (
    ACTIVATED,
    AIM,
    ARRIVING,
    BROKEN,
    FIELD,
    GONE,
    INSPIRED,
    NOBODY,
    NOWHERE,
    State,
)
from sandtable.games.first_blood.tables.terms import FEARLESS, FEARSOME, OVERCHARGE, RESOLVE, TERRIFYING

END: Final = -1
TAKE_AIM: Final = 0
INSPIRE: Final = 1
RALLY_ACTION: Final = 2
COMBAT_RALLY: Final = 3
OVERCHARGE_ACTION: Final = 4
ACTION_IDS: Final[tuple[str, ...]] = ("take_aim", "inspire", "rally", "combat_rally", "overcharge")
"""The Actions that can be taken (FB-11.10)."""
COMBAT: Final = (INSPIRE, COMBAT_RALLY)
REPEATED: Final = (OVERCHARGE_ACTION,)
"""Actions that may be taken twice in one activation (FB-11.9)."""
TWO_ACTIONS: Final = 2


class ActionPhase(Frame[State]):
    """The players alternate, each acting with one card, until both stacks are empty (FB-11.1, FB-11.18).

    `seat` is next; `card` is the face of the card that was turned over and waits for its Regiment.
    """

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int = NOBODY) -> None:
        self.seat = seat
        self.card = card

    def advance(self, st: State) -> Decision | None:
        if self.card != NOBODY:
            options: list[Pick] = list(waiting_for(st, self.seat, self.card))
            return Decision("activate", self.seat, options, "FB-4.22", (self.card,))
        if not st.command[0] and not st.command[1]:
            st.active = NOBODY
            st.pop()
        elif not st.command[self.seat]:
            self.seat = 1 - self.seat
        else:
            st.active = self.seat
            self.card = draw_card(st, self.seat)
            if self.card in st.condemned:
                # discarded without Actions, and the player's turn is over (FB-23.13)
                st.condemned.remove(self.card)
                self.card = NOBODY
                self.seat = 1 - self.seat
        return None

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.card = NOBODY
        self.seat = 1 - self.seat
        st.push(Activation(pick, [], TWO_ACTIONS, must_reform(st, pick)))

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.card)


def draw_card(st: State, seat: int) -> int:
    """The top card is turned over for everybody to see (FB-11.3)."""
    cards = st.command[seat]
    st.show(cards, len(cards) - 1, EVERYBODY)
    face = face_of(draw_top(cards))
    if st.loud:
        st.emit("card", (seat, face), "FB-11.3")
    return face


def waiting_for(st: State, seat: int, card: int) -> list[int]:
    """The Regiments of an entry that were not activated yet (FB-4.22)."""
    return [
        plan.number
        for plan in st.rules.plans
        if plan.owner == seat
        and plan.card == card
        and st.status[plan.number] in (FIELD, ARRIVING)
        and not st.has_mark(plan.number, ACTIVATED)
    ]


def must_reform(st: State, regiment: int) -> bool:
    """Must Combat Reform come first? More than half of the Models are not in contact (FB-16.22, FB-16.23, FB-21.16)."""
    if st.inside[regiment] != NOWHERE or st.has_mark(regiment, BROKEN) or effects(st, "waive_reform", regiment):
        return False
    engaged = len(engaged_models(st, regiment)) if is_engaged(st, regiment) else 0
    return engaged > 0 and 2 * (st.count(regiment) - engaged) > st.count(regiment)


class Activation(Frame[State]):
    """Up to two Actions, each legal at the moment it is taken; then the Regiment is marked activated (FB-11.2, FB-11.8).

    `taken` are the Actions taken so far, `left` how many there still are, `reform` whether the first must be a Combat Reform.
    """

    __slots__ = ("left", "reform", "regiment", "taken")

    def __init__(self, regiment: int, taken: list[int], left: int, reform: bool) -> None:
        self.regiment = regiment
        self.taken = taken
        self.left = left
        self.reform = reform

    def advance(self, st: State) -> Decision | None:
        if not self.left or st.status[self.regiment] == GONE:
            self.deactivate(st)
            return None
        actions = [action for action in range(len(ACTION_IDS)) if self.why_not_take(st, action) is None]
        options: list[Pick] = [END, *actions]
        return Decision("action", st.owner(self.regiment), options, "FB-11.8", (self.regiment, len(self.taken)))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        """An Action is taken, or the activation ended before it (FB-11.14)."""
        assert isinstance(pick, int)
        if pick == END:
            self.left = 0
            return
        self.taken.append(pick)
        self.left -= 1
        if st.loud:
            st.emit("action", (st.owner(self.regiment), self.regiment, pick), "FB-11.8")
        ACTIONS[pick](st, self.regiment)

    def deactivate(self, st: State) -> None:
        """The Regiment is marked activated and cannot be activated again this Game Turn (FB-11.15, FB-11.16)."""
        if st.status[self.regiment] != GONE:
            st.set_mark(self.regiment, ACTIVATED)
        st.pop()

    def why_not_take(self, st: State, action: int) -> str | None:
        """The clause that forbids an Action now, None if it is allowed (FB-11.9 to FB-11.13)."""
        regiment = self.regiment
        if st.status[regiment] == ARRIVING:
            return "FB-11.13"
        if action in self.taken and action not in REPEATED:
            return "FB-11.9"
        engaged = is_engaged(st, regiment)
        if engaged and action not in COMBAT:
            return "FB-11.11"
        if not engaged and action in COMBAT:
            return "FB-11.12"
        broken = st.has_mark(regiment, BROKEN)
        if action in (RALLY_ACTION, COMBAT_RALLY):
            return None if broken and not self.taken else "FB-16.32" if engaged else "FB-16.1"
        if broken and not self.taken:
            return "FB-7.24"
        if self.reform and not self.taken:
            return "FB-16.22"
        if action == OVERCHARGE_ACTION and not any_has(st, regiment, OVERCHARGE):
            return "FB-24.28"
        return None

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        clause = self.why_not_take(st, value) if part == "action" and 0 <= value < len(ACTION_IDS) else None
        return [clause or asked.clause]

    def fields(self) -> tuple[object, ...]:
        return (self.regiment, self.taken[:], self.left, self.reform)


# -- Actions that nobody has to move for ---------------------------------------------------------------------------------


def take_aim(st: State, regiment: int) -> None:
    """The next Volley Action of the Regiment in this Turn has +1 Volley (FB-14.1)."""
    st.set_mark(regiment, AIM)


def inspire(st: State, regiment: int) -> None:
    """The next Clash Action of the Regiment in this Turn has +1 Clash (FB-16.2)."""
    st.set_mark(regiment, INSPIRED)


def rally(st: State, regiment: int) -> None:
    """The Broken marker is removed without a roll (FB-16.1)."""
    st.drop_mark(regiment, BROKEN)
    if st.loud:
        st.emit("rallied", (st.owner(regiment), regiment), "FB-16.1")


def combat_rally(st: State, regiment: int) -> None:
    """The Broken marker is removed; against Fearsome or Terrifying enemies a die must pass Resolve (FB-16.32, FB-16.33)."""
    if is_daunted(st, regiment):
        need = characteristic(st, regiment, leader_of(st, regiment), RESOLVE)
        if not is_passed(roll(st, st.owner(regiment), 1, RALLY, "FB-16.33")[0], need):
            return
    rally(st, regiment)


def is_daunted(st: State, regiment: int) -> bool:
    """Is an enemy with Fearsome or Terrifying in contact, and nobody Fearless here (FB-24.15, FB-24.16, FB-24.49)?"""
    if any_has(st, regiment, FEARLESS):
        return False
    return any(any_has(st, foe, FEARSOME) or any_has(st, foe, TERRIFYING) for foe in engaged_with(st, regiment))


def overcharge(st: State, regiment: int) -> None:
    """One Overcharge Marker; they stay from Turn to Turn (FB-24.28, FB-24.29)."""
    st.overcharge[regiment] += 1


ACTIONS: Final[tuple[Callable[[State, int], None], ...]] = (take_aim, inspire, rally, combat_rally, overcharge)
