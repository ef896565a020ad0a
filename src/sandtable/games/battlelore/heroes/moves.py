"""A Hero's own move: alone, out of his troop, into another, while an opponent may react (BL-24.1 to BL-24.14, W6)."""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.games.battlelore.combat.attack import Attack
from sandtable.games.battlelore.combat.in_progress import (
    AMBUSH,
    AMBUSHED,
    BEFORE,
    ENDED,
    GO,
    HOW,
    M_DICE,
    MELEE_ATTACK,
    OVER,
    PASSAGE,
    REACTION,
    STOP,
    TOKEN,
    WALK,
    Moving,
)
from sandtable.games.battlelore.combat.losses import spend_victor
from sandtable.games.battlelore.heroes.cards import hero_window
from sandtable.games.battlelore.heroes.champions import can_end_in, champion_far, champion_reach, champion_steps
from sandtable.games.battlelore.heroes.in_play import lead, part, place_of
from sandtable.games.battlelore.lore.windows import open_window_for, reactors
from sandtable.games.battlelore.state import LED, Battle
from sandtable.games.battlelore.tables.conditions import MOVE_OVER, MOVED, NO_BATTLE, VICTOR
from sandtable.games.battlelore.tables.effects import FX_MOVE, IN_ANY
from sandtable.games.battlelore.tables.heroes import MOVING
from sandtable.games.battlelore.tables.terrain import MOVE_FREE
from sandtable.games.battlelore.turn.landmarks import MOVE_HOW, PASSAGE_TO, ask_exit, can_travel, travel
from sandtable.games.battlelore.turn.lasting import lasting
from sandtable.games.battlelore.turn.places import enter, stop_of

HERO_TO: Final = "hero_to"
HERO_STEP: Final = "hero_step"
SPEND_STEP: Final = "spend_step"
ON_FOOT: Final = -1
"""`how` of a Champion in a Rogue's Den who does not take the passage."""
CARDS: Final = HOW
"""The step in which he may use cards; the others are those of `turn.movement.Move`."""


class HeroMove(Moving):
    """An ordered Hero moves alone, splits from his troop, or joins one (BL-24.1, BL-24.3 to BL-24.5).

    While he passes a friendly unit he still counts as standing in the last vacant hex of his way, and `last` is the hex
    he passes.
    """

    __slots__ = ()

    def advance(self, st: Battle) -> Decision | None:
        hero = self.unit
        if self.at == BEFORE:
            self.at = CARDS
            open_window_for(st, 6, reactors(st, hero))
        elif self.at == CARDS:
            self.at = ENDED if self.held else TOKEN
            if not self.held:
                hero_window(st, MOVING, [hero])
        elif self.at == TOKEN:
            if self.how == WALK and can_travel(st, hero):
                return Decision(MOVE_HOW, st.seat_of(hero), [WALK, PASSAGE], "BL-5.13", (hero,))
            if st.tok[hero] & VICTOR and not self.paid and st.pos[hero] != LED and self.how != PASSAGE:
                return Decision(SPEND_STEP, st.seat_of(hero), [0, 1], "BL-17.5", (hero,))
            self.at = GO
        elif self.at == GO:
            if self.how == PASSAGE:
                return ask_exit(st, hero)
            if reactors(st, hero) or self.steps:
                return Decision(HERO_STEP, st.seat_of(hero), self.step_options(st), "BL-24.11", (hero, self.steps))
            options: list[Pick] = [*champion_reach(st, hero)]
            return Decision(HERO_TO, st.seat_of(hero), options, "BL-24.11", (hero,))
        elif self.at == REACTION:
            self.at = ENDED if self.held else GO
        elif self.at == ENDED:
            self.at = AMBUSHED
            st.flags[hero] |= MOVE_OVER
            if st.pos[hero] >= 0:
                open_window_for(st, 6, reactors(st, hero))
        elif self.at == AMBUSHED:
            self.at = OVER
            if self.ambusher >= 0 and st.pos[hero] >= 0:
                weapon = st.weapon[self.ambusher]
                strike = Attack(self.ambusher, hero, MELEE_ATTACK, AMBUSH, weapon, st.pos[hero])
                strike.mods.append((M_DICE, 1))
                st.push(strike)
        else:
            st.pop()
        return None

    def here(self, st: Battle) -> int:
        return self.last if self.last >= 0 else place_of(st, self.unit)

    def step_options(self, st: Battle) -> list[Pick]:
        """The next hex of a way that can still end legally, or stop here (BL-24.11)."""
        hero = self.unit
        here = self.here(st)
        options: list[Pick] = [STOP] if self.last < 0 or can_end_in(st, hero, here) else []
        left = champion_far(st, hero) - self.steps
        if left > 0 and (not self.steps or stop_of(st, hero, here) == MOVE_FREE):
            options += [n for n in champion_steps(st, hero, here) if can_finish(st, hero, n, left - 1)]
        return options

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        hero = self.unit
        if asked.kind == MOVE_HOW:
            self.how = PASSAGE if pick == PASSAGE else ON_FOOT
        elif asked.kind == PASSAGE_TO:
            self.at = ENDED
            travel(st, hero, pick)
        elif asked.kind == SPEND_STEP:
            self.paid = 1
            if pick:
                spend_victor(st, hero)
                lasting(st, (FX_MOVE, hero, 1, IN_ANY, st.turn))
        elif asked.kind == HERO_TO:
            self.at = ENDED
            if pick != place_of(st, hero):
                self.arrive(st, pick, place_of(st, hero))
        elif pick == STOP:
            self.at = ENDED
            if self.last >= 0:
                self.arrive(st, self.last, place_of(st, hero))
        else:
            self.steps += 1
            self.at = REACTION
            if st.at[pick] >= 0:
                self.last = pick
            else:
                self.arrive(st, pick, self.here(st))
                self.last = -1
            open_window_for(st, 6, reactors(st, hero))

    def arrive(self, st: Battle, h: int, came_from: int) -> None:
        """Into a vacant hex, or to a troop, whose Leader he becomes; then he does not battle (BL-24.1, BL-24.5)."""
        hero = self.unit
        start = place_of(st, hero)
        leading = st.pos[hero] == LED
        if leading:
            part(st, hero)
        elif st.at[start] == hero:
            st.at[start] = -1
        st.emit("moves", (hero, h), "BL-24.5" if leading else "BL-24.10")
        if st.at[h] >= 0:
            st.flags[hero] |= MOVED | NO_BATTLE
            lead(st, hero, st.at[h])
        else:
            st.pos[hero] = start
            enter(st, hero, h, came_from)


def can_finish(st: Battle, hero: int, h: int, left: int) -> bool:
    """Can a move that enters this hex with so many hexes left still end legally?"""
    if can_end_in(st, hero, h):
        return True
    if not left or stop_of(st, hero, h) != MOVE_FREE:
        return False
    return any(can_finish(st, hero, n, left - 1) for n in champion_steps(st, hero, h))
