"""The Supremacy Phase: who goes first, and the Supremacy Abilities (FB-10.5 to FB-10.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Secret, Sequence
from sandtable.games.first_blood.army_building.forces import OF_SUPREMACY
from sandtable.games.first_blood.combat.aura import aura_bearers, aura_hits, strike_all
from sandtable.games.first_blood.dice import SUPREMACY_ROLL, roll
from sandtable.games.first_blood.effect_ops import Giving
from sandtable.games.first_blood.in_force import UNTIL_NEXT_TURN, UNTIL_TURN, reaches
from sandtable.games.first_blood.state import BROKEN, FIELD, NOBODY, State
from sandtable.games.first_blood.tables.effects import OPS
from sandtable.games.first_blood.turn.command import Restack

NONE: Final = -1
SAME: Final = 0
"""The answer that leaves the score of FB-10.7 as it is."""


def sure_score(asked: Decision) -> int | None:
    """Leave the score as it is where one point cannot make it a tie or break one (FB-27.16); None if it can."""
    if asked.kind != "score" or abs(asked.context[0] - asked.context[1]) <= 1:
        return None
    return SAME


def carry_out(st: State, number: int) -> None:
    """Carry out an effect of a declared Supremacy Ability: it lasts until the end of the Turn, or happens now (FB-10.9)."""
    effect = st.rules.forces.bounds[number].effect
    if OPS[effect.op].lasts:
        later = effect.until == "next_turn"
        st.lasting.append((number, NOBODY, UNTIL_NEXT_TURN if later else UNTIL_TURN, st.turn + 1 if later else st.turn))
    else:
        AT_ONCE_OPS[effect.op](st, number, st.rules.forces.bounds[number].regiment)


def rally(st: State, number: int, giver: int) -> None:
    for regiment in affected_regiments(st, number):
        st.drop_mark(regiment, BROKEN)


def heal(st: State, number: int, giver: int) -> None:
    for regiment in reversed(affected_regiments(st, number)):
        st.push(Giving(giver, regiment, [number]))


def aura_now(st: State, number: int, giver: int) -> None:
    strike_all(st, aura_hits(st, affected_regiments(st, number)))


def restack(st: State, number: int, giver: int) -> None:
    seat = st.owner(giver)
    st.push(Restack(seat, 0, Secret((), 1 << seat)))


AT_ONCE_OPS: Final[dict[str, Callable[[State, int, int], None]]] = {
    "rally": rally,
    "heal": heal,
    "aura_now": aura_now,
    "restack": restack,
}
"""Effects that happen immediately, and the functions that carry them out."""


def affected_regiments(st: State, number: int) -> list[int]:
    """The Regiments that an effect applies to."""
    bound = st.rules.forces.bounds[number]
    return [regiment for regiment in range(len(st.rules.plans)) if reaches(st, number, bound, regiment, NOBODY)]


def abilities(st: State, seat: int) -> list[int]:
    """The first effects of the Supremacy Abilities that a player may declare now (FB-10.9, FB-10.11, FB-10.12, FB-10.13).

    These are the Warlord's own and those that items add. The Character must be on the battlefield, and each ability is used
    once per game.
    """
    found: list[int] = []
    named: set[tuple[str, int]] = set()
    for number, bound in enumerate(st.rules.forces.bounds):
        offered = (bound.source == OF_SUPREMACY and not bound.always) or bound.effect.when == "supremacy"
        if not offered or st.owner(bound.regiment) != seat or (bound.ability, bound.regiment) in named:
            continue
        named.add((bound.ability, bound.regiment))
        here = bound.offboard or st.status[bound.regiment] == FIELD
        if here and st.is_alive(bound.bearer) and not st.is_used(number):
            found.append(number)
    return found


@frame
class SupremacyPhase(Sequence[State]):
    """Both roll, the player with fewer cards may change their score, the higher is First Player (FB-10.6 to FB-10.8).

    Then each may use a Supremacy Ability (FB-27.5).
    """

    at: int
    scores: list[int]
    changed: int
    """The player who used the right of FB-10.7 in this roll."""

    def steps(self) -> tuple[Callable[[SupremacyPhase, State], Decision | None], ...]:
        return SUPREMACY_STEPS

    def aura_of_death(self, st: State) -> None:
        """Resolve Aura of Death at the very start (FB-10.5)."""
        strike_all(st, aura_hits(st, aura_bearers(st)))

    def roll_dice(self, st: State) -> None:
        """Both players roll one die (FB-10.6)."""
        self.scores = [roll(st, seat, 1, SUPREMACY_ROLL, "FB-10.6")[0] for seat in range(2)]
        self.changed = NOBODY

    def change_score(self, st: State) -> Decision | None:
        """The player whose stack has fewer cards may add or subtract 1 after seeing both dice (FB-10.7)."""
        sizes = [len(cards) for cards in st.command]
        if sizes[0] == sizes[1] or self.changed != NOBODY:
            return None
        seat = 0 if sizes[0] < sizes[1] else 1
        return Decision("score", seat, [0, 1, 2], "FB-10.7", (self.scores[seat], self.scores[1 - seat]))

    def decide(self, st: State) -> None:
        """The higher score is First Player; ties are re-rolled (FB-10.6, FB-10.8)."""
        if self.scores[0] == self.scores[1]:
            self.at = ROLL
            return
        st.first = 0 if self.scores[0] > self.scores[1] else 1
        if st.logging:
            st.emit("first_player", (st.first, self.scores[0], self.scores[1]), "FB-10.6")

    def first_ability(self, st: State) -> Decision | None:
        """The First Player declares a Supremacy Ability first, or declines (FB-10.10)."""
        return self.ask_ability(st, st.first)

    def second_ability(self, st: State) -> Decision | None:
        return self.ask_ability(st, 1 - st.first)

    def ask_ability(self, st: State, seat: int) -> Decision | None:
        """The player names at most one ability per Turn (FB-10.11)."""
        usable = abilities(st, seat)
        if not usable:
            return None
        options: list[Pick] = [NONE, *usable]
        return Decision("supremacy", seat, options, "FB-10.10")

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "score":
            self.scores[asked.seat] += (0, 1, -1)[pick]
            self.changed = asked.seat
            if st.logging and pick:
                st.emit("score", (asked.seat, self.scores[asked.seat]), "FB-10.7")
            return
        self.at += 1
        if pick == NONE:
            return
        # used up even if its Character dies or it has no target (FB-10.14)
        st.used.append((pick, 0))
        if st.logging:
            st.emit("ability", (asked.seat, pick), "FB-10.9")
        for number in st.rules.forces.whole(pick):
            carry_out(st, number)


ROLL: Final = 1
SUPREMACY_STEPS: Final[tuple[Callable[[SupremacyPhase, State], Decision | None], ...]] = (
    SupremacyPhase.aura_of_death,
    SupremacyPhase.roll_dice,
    SupremacyPhase.change_score,
    SupremacyPhase.decide,
    SupremacyPhase.first_ability,
    SupremacyPhase.second_ability,
)
