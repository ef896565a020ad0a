"""The Reinforcement Phase: which Regiments arrive this Turn (chapter 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Sequence
from sandtable.games.first_blood.dice import REINFORCEMENT_ROLL, distinct_dice, reroll, roll
from sandtable.games.first_blood.in_force import is_borne
from sandtable.games.first_blood.qualities import any_has
from sandtable.games.first_blood.state import ARRIVED, ARRIVING, FIELD, RESERVE, RETURNED, State
from sandtable.games.first_blood.tables.scenarios import AUTOMATIC, CANNOT_ARRIVE, REINFORCEMENTS
from sandtable.games.first_blood.tables.terms import CLASS_IDS, FLANK

LEAVE: Final = -1
ORDINARY: Final = 0
PASS: Final = 1
FAIL: Final = 2
FLANK_IDS: Final[tuple[str, ...]] = ("roll", "pass", "fail")
"""The choices for a Regiment with Flank (FB-9.9)."""
MAX_FACE: Final = 6


def needed(st: State, klass: int) -> int:
    """What a Class needs to arrive this Turn: a face, AUTOMATIC or CANNOT_ARRIVE (FB-9.2, FB-9.3, FB-9.11).

    An ability may raise the number; above 6 the Class cannot arrive by rolling.
    """
    need = REINFORCEMENTS[min(st.turn, len(REINFORCEMENTS)) - 1][klass]
    if need in (AUTOMATIC, CANNOT_ARRIVE):
        return need
    for number, _, _, turn in st.lasting:
        effect = st.rules.forces.bounds[number].effect
        if effect.op == "reinforcement" and turn == st.turn:
            need += effect.add
    return CANNOT_ARRIVE if need > MAX_FACE else need


def waiting(st: State, seat: int, klass: int) -> list[int]:
    """The Regiments of a Class that are waiting and do not arrive automatically (FB-9.1, FB-9.5, FB-9.8)."""
    return [
        plan.number
        for plan in st.rules.plans
        if plan.owner == seat
        and plan.klass == klass
        and st.status[plan.number] == RESERVE
        and not st.has_mark(plan.number, RETURNED)
    ]


@frame
class Arrivals(Sequence[State]):
    """The rolls and choices of one player: Flank, dice, re-rolls, which Regiments arrive (FB-9.1 to FB-9.11, FB-27.3).

    `flanks` are the Regiments whose Flank was decided, with the choice. `faces` are the dice, `classes` the Classes they
    were rolled for, and `again` marks those that were re-rolled.
    """

    at: int
    seat: int
    flanks: list[int]
    faces: list[int]
    classes: list[int]
    again: list[bool]

    def steps(self) -> tuple[Callable[[Arrivals, State], Decision | None], ...]:
        return ARRIVALS

    def arrive_by_themselves(self, st: State) -> None:
        """Automatic Classes, and Regiments that could not enter last Turn, arrive without a roll (FB-9.3, FB-9.8)."""
        for plan in st.rules.plans:
            number = plan.number
            if plan.owner != self.seat or st.status[number] != RESERVE:
                continue
            if st.has_mark(number, RETURNED) or needed(st, plan.klass) == AUTOMATIC:
                arrive(st, number)

    def decide_flanks(self, st: State) -> Decision | None:
        """Before the roll of its Class the owner of a Regiment with Flank chooses to pass, fail or roll (FB-9.9, FB-24.19)."""
        decided = self.flanks[::2]
        for klass in range(len(CLASS_IDS)):
            if needed(st, klass) == CANNOT_ARRIVE:
                continue
            for regiment in waiting(st, self.seat, klass):
                if regiment not in decided and any_has(st, regiment, FLANK):
                    return Decision("flank", self.seat, [ORDINARY, PASS, FAIL], "FB-9.9", (regiment,))
        return None

    def roll_dice(self, st: State) -> None:
        """Roll one die for each Regiment of every Class with a target number; the dice belong to the Class (FB-9.1, FB-9.4)."""
        settled = [self.flanks[at] for at in range(0, len(self.flanks), 2) if self.flanks[at + 1] != ORDINARY]
        for at in range(0, len(self.flanks), 2):
            if self.flanks[at + 1] == PASS:
                arrive(st, self.flanks[at])
        for klass in range(len(CLASS_IDS)):
            if needed(st, klass) == CANNOT_ARRIVE:
                continue
            rolling = [one for one in waiting(st, self.seat, klass) if one not in settled]
            self.faces += roll(st, self.seat, len(rolling), REINFORCEMENT_ROLL, "FB-9.1")
            self.classes += [klass] * len(rolling)
        self.again = [False] * len(self.faces)

    def rights(self, st: State, op: str) -> list[int]:
        """The abilities of this player that may still be used on the dice (FB-9.10, FB-17.21)."""
        found: list[int] = []
        for number, bound in enumerate(st.rules.forces.bounds):
            effect = bound.effect
            if effect.op != op or (op == "reroll" and effect.roll != "reinforcement"):
                continue
            here = bound.offboard or st.status[bound.regiment] == FIELD
            if st.owner(bound.regiment) == self.seat and here and is_borne(st, bound) and not st.is_used(number):
                found.append(number)
        return found

    def roll_again(self, st: State) -> Decision | None:
        """Re-roll one chosen die for each such ability, after all dice are rolled: one that failed (FB-2.9, FB-9.10)."""
        rights = self.rights(st, "reroll")
        dice = distinct_dice(self.faces, self.classes, self.again)
        dice = [die for die in dice if st.rules.asks_all or not self.succeeds(st, die)]
        if not rights or not dice:
            return None
        options: list[Pick] = [LEAVE, *dice]
        return Decision("reroll_arrival", self.seat, options, "FB-9.10", (rights[0],))

    def turn_failures(self, st: State) -> Decision | None:
        """An ability may turn a failed roll into a success (content of `auto_reinforce`)."""
        rights = self.rights(st, "auto_reinforce")
        dice = distinct_dice(self.faces, self.classes, [False] * len(self.faces))
        failed = [die for die in dice if not self.succeeds(st, die)]
        if not rights or not failed:
            return None
        options: list[Pick] = [LEAVE, *failed]
        return Decision("turn_arrival", self.seat, options, "FB-9.10", (rights[0],))

    def succeeds(self, st: State, die: int) -> bool:
        return self.faces[die] >= needed(st, self.classes[die])

    def choose(self, st: State) -> Decision | None:
        """For each success of a Class, the owner chooses one of its Regiments to arrive (FB-9.4)."""
        settled = [self.flanks[at] for at in range(0, len(self.flanks), 2) if self.flanks[at + 1] != ORDINARY]
        for klass in range(len(CLASS_IDS)):
            dice = [die for die in range(len(self.faces)) if self.classes[die] == klass]
            if not dice:
                continue
            successes = len([die for die in dice if self.succeeds(st, die)])
            left = [one for one in waiting(st, self.seat, klass) if one not in settled]
            open_ones = successes - (len(dice) - len(left))
            if open_ones > 0 and open_ones == len(left):
                for regiment in left:
                    arrive(st, regiment)
                self.at -= 1
                return None
            elif open_ones > 0:
                options: list[Pick] = list(left)
                return Decision("arrives", self.seat, options, "FB-9.4", (klass, open_ones))
        return None

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "flank":
            self.flanks += [asked.context[0], pick]
        elif asked.kind == "arrives":
            arrive(st, pick)
        elif pick == LEAVE:
            self.at += 1
        elif asked.kind == "reroll_arrival":
            st.used.append((asked.context[0], st.turn))
            self.faces[pick] = reroll(st, self.seat, [self.faces[pick]], REINFORCEMENT_ROLL, "FB-9.10")[0]
            self.again[pick] = True
        else:
            st.used.append((asked.context[0], 0))
            self.faces[pick] = MAX_FACE


def arrive(st: State, regiment: int) -> None:
    """Set a Regiment aside; it Marches on when its card is drawn (FB-9.7)."""
    st.status[regiment] = ARRIVING
    st.drop_mark(regiment, RETURNED)
    st.set_mark(regiment, ARRIVED)
    if st.logging:
        st.emit("arrives", (st.owner(regiment), regiment), "FB-9.7")


def turn_back(st: State, regiment: int) -> None:
    """A Regiment that could not enter goes back and arrives automatically next Turn (FB-9.8, FB-12.17, FB-13.18)."""
    st.status[regiment] = RESERVE
    st.drop_mark(regiment, ARRIVED)
    st.set_mark(regiment, RETURNED)


ARRIVALS: Final[tuple[Callable[[Arrivals, State], Decision | None], ...]] = (
    Arrivals.arrive_by_themselves,
    Arrivals.decide_flanks,
    Arrivals.roll_dice,
    Arrivals.roll_again,
    Arrivals.turn_failures,
    Arrivals.choose,
)
