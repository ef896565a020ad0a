"""Carry out the effects of spells, techniques and items on a Regiment: immediate ones now, lasting ones are recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.games.first_blood.combat.attack import FROM_HITS, Attack, falling
from sandtable.games.first_blood.combat.attack_traits import DEADLY
from sandtable.games.first_blood.dice import amount
from sandtable.games.first_blood.healing import Healing
from sandtable.games.first_blood.in_force import BY_SPELL, UNTIL
from sandtable.games.first_blood.measuring import engaged_with
from sandtable.games.first_blood.state import (
    ACTIVATED,
    BLESSED_DEFENCE,
    BLESSED_HITS,
    BROKEN,
    FIELD,
    GONE,
    NO_BLESSING,
    State,
)
from sandtable.games.first_blood.tables.effects import OPS, Effect
from sandtable.games.first_blood.tables.terms import ARMOR_PIERCING, BLESSED, DEADLY_SHOT, DECAY
from sandtable.games.first_blood.turn.draw_events import acting_now, put_in_force
from sandtable.games.first_blood.uses import usable, use_up

NO: Final = 0
YES: Final = 1


@frame
class Giving(Frame[State]):
    """Effects (by number) still to be carried out for a Regiment, one at a time (FB-19.17).

    `successes` is the number of successes of the spell. `sure` means the owner has already chosen to use the next one.
    """

    giver: int
    receiver: int
    queue: list[int]
    successes: int = 0
    sure: bool = False

    def advance(self, st: State) -> Decision | None:
        if not self.queue or st.status[self.receiver] == GONE:
            st.pop()
            return None
        number = self.queue[0]
        effect = st.rules.forces.bounds[number].effect
        seat = st.owner(self.giver)
        if effect.op == "choose":
            options: list[Pick] = list(st.rules.forces.parts(number))
            return Decision("choose", seat, options, "FB-19.17", (self.giver, number))
        if effect.op == "wound" and effect.choice and not self.sure:
            return Decision("use_ability", seat, [NO, YES], "FB-17.44", (number,))
        self.queue.pop(0)
        self.sure = False
        self.give(st, number, effect)
        return None

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "choose":
            self.queue[0] = pick
        elif pick == YES:
            self.sure = True
        else:
            self.queue.pop(0)

    def give(self, st: State, number: int, effect: Effect) -> None:
        """Carry out one effect on the Regiment; chained effects follow."""
        if effect.op == "event" and effect.event != DECAY and not effect.armed:
            put_in_force(st, effect.event, self.receiver, 0)  # it applies from this moment (FB-23.17)
        elif OPS[effect.op].lasts or effect.per:
            st.lasting.append((number, self.receiver, UNTIL[effect.armed or effect.until or "action"], self.giver))
            self.queue = [*st.rules.forces.parts(number), *self.queue]
            late = self.receiver in acting_now(st) or st.has_mark(self.receiver, ACTIVATED)
            if effect.rule is not None and effect.rule.rule == BLESSED and late:
                st.push(DeclareBlessing(self.receiver))
        else:
            AT_ONCE_OPS[effect.op](self, st, number, effect)

    def strike(self, st: State, number: int, effect: Effect) -> None:
        """Deal Hits with the rules that the spell names (FB-19.21)."""
        hits = effect.amount or effect.per_success * self.successes
        st.push(Attack(FROM_HITS, self.giver, self.receiver, BY_SPELL, [(hits, 0, spell_power(effect))], []))

    def rally(self, st: State, number: int, effect: Effect) -> None:
        st.drop_mark(self.receiver, BROKEN)

    def heal(self, st: State, number: int, effect: Effect) -> None:
        points = effect.per_success * self.successes or amount(st, st.owner(self.giver), effect.amount, "FB-7.30")
        st.push(Healing(self.receiver, points))

    def wound(self, st: State, number: int, effect: Effect) -> None:
        """Deal Wounds without Injury Rolls, and the Wounds that follow for all enemies in contact (content of `wound`)."""
        foes = engaged_with(st, self.receiver)
        seat = st.owner(self.giver)
        frames = [falling(self.receiver, amount(st, seat, effect.amount, "FB-17.44"), cause=("ability", number))]
        for part in st.rules.forces.parts(number):
            more = st.rules.forces.bounds[part].effect
            frames += [
                falling(foe, amount(st, seat, more.amount, "FB-17.44"), cause=("ability", number)) for foe in foes
            ]
        for each in reversed(frames):
            st.push(each)


AT_ONCE_OPS: Final[dict[str, Callable[[Giving, State, int, Effect], None]]] = {
    "hits": Giving.strike,
    "rally": Giving.rally,
    "heal": Giving.heal,
    "wound": Giving.wound,
}
"""Effects that happen immediately, and the functions that carry them out."""


@frame
class DeclareBlessing(Frame[State]):
    """Declare Blessed gained during an activation; after the activation has ended, only for Defence (FB-24.8)."""

    regiment: int

    def advance(self, st: State) -> Decision | None:
        if st.blessing[self.regiment] != NO_BLESSING:
            st.pop()
            return None
        hits: list[Pick] = [BLESSED_HITS] if self.regiment in acting_now(st) else []
        options: list[Pick] = [NO_BLESSING, *hits, BLESSED_DEFENCE]
        return Decision("blessing", st.owner(self.regiment), options, "FB-24.8", (self.regiment,))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.blessing[self.regiment] = pick
        st.pop()


def spell_power(effect: Effect) -> int:
    """The rules that the Hits of a spell have: exactly those it names (FB-19.21)."""
    power = 0
    for rule in effect.rules:
        if rule.rule == ARMOR_PIERCING:
            power |= rule.x
        elif rule.rule == DEADLY_SHOT:
            power |= DEADLY
    return power


def when_charged(st: State, charger: int, target: int) -> None:
    """A Regiment has successfully charged another: trigger the spells that waited for it (Stone Spikes, Magmatic Seep)."""
    for number, receiver, _, _ in list(st.lasting):
        effect = st.rules.forces.bounds[number].effect
        if effect.when == "charged" and receiver == target and st.status[charger] == FIELD:
            st.events_on.append((effect.event, charger, effect.x_by_type[st.plan(charger).type]))
            if st.logging:
                st.emit("struck", (charger, effect.event), "FB-23.17")


def mourn(st: State) -> None:
    """Give their effects to those who gain from the loss of a friend nearby (content of when = friend_destroyed)."""
    bounds = st.rules.forces.bounds
    for row in [row for row in st.lasting if bounds[row[0]].effect.when == "friend_destroyed"]:
        st.lasting.remove(row)
        if st.status[row[1]] == FIELD:
            st.push(Giving(row[1], row[1], [row[0]]))


def offers(st: State, regiment: int) -> list[int]:
    """The abilities a Character may use for one Action (content of `stat` with uses = game)."""
    bounds = st.rules.forces.bounds
    return [number for number in usable(st, "stat", regiment) if not bounds[number].effect.when]


@frame
class Offer(Frame[State]):
    """Offer limited-use abilities one at a time before an Action."""

    regiment: int
    queue: list[int]

    def advance(self, st: State) -> Decision | None:
        if not self.queue:
            st.pop()
            return None
        return Decision("use_ability", st.owner(self.regiment), [NO, YES], "FB-17.44", (self.queue[0],))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        number = self.queue.pop(0)
        if pick == YES:
            use_up(st, number)
            st.push(Giving(self.regiment, self.regiment, [number]))
