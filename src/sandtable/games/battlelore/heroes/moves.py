"""A Hero's own move: alone, out of his troop, or into another, while an opponent may react (BL-24.1 to BL-24.14, W6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.games.battlelore.combat.in_progress import (
    AMBUSHED,
    ENDED,
    GO,
    HOW,
    OVER,
    PASSAGE,
    REACTION,
    STOP,
    TOKEN,
    WALK,
    Moving,
)
from sandtable.games.battlelore.combat.losses import spend_victor
from sandtable.games.battlelore.combat.starting import ambush
from sandtable.games.battlelore.heroes.cards import hero_window
from sandtable.games.battlelore.heroes.champions import (
    CANNOT_STOP,
    can_end_in,
    champion_reach,
    hero_steps,
    why_not_hero_step,
    why_not_hero_to,
)
from sandtable.games.battlelore.heroes.in_play import lead, part, place_of
from sandtable.games.battlelore.lore.windows import open_window_for, reactors
from sandtable.games.battlelore.state import LED, BattleState
from sandtable.games.battlelore.tables.conditions import MOVE_OVER, MOVED, NO_BATTLE, VICTOR
from sandtable.games.battlelore.tables.effects import FX_MOVE, IN_ANY
from sandtable.games.battlelore.tables.heroes import MOVING
from sandtable.games.battlelore.turn.landmarks import MOVE_HOW, PASSAGE_TO, ask_exit, travel, why_not_travel
from sandtable.games.battlelore.turn.lasting import lasting
from sandtable.games.battlelore.turn.move_ways import EXIT_RULE, WAY_RULE
from sandtable.games.battlelore.turn.places import enter, hex_rule

HERO_TO: Final = "hero_to"
HERO_STEP: Final = "hero_step"
SPEND_STEP: Final = "spend_step"
ON_FOOT: Final = -1
"""The value of `how` for a Champion in a Rogue's Den who does not take the passage."""
CARDS: Final = HOW
"""The step in which he may use cards; the other steps are those of `turn.movement.Move`."""


@frame
class HeroMove(Moving):
    """An ordered Hero moves alone, splits from his troop, or joins one (BL-24.1, BL-24.3 to BL-24.5).

    While he passes a friendly unit he still counts as standing in the last vacant hex of his path (BL-24.17), and
    `last` is the hex he passes.
    """

    def advance(self, st: BattleState) -> Decision | None:
        return HERO_STEPS[self.at](self, st)

    def before(self, st: BattleState) -> None:
        """Before he moves an opponent may react (W6)."""
        self.at = CARDS
        open_window_for(st, 6, reactors(st, self.unit))

    def use_cards(self, st: BattleState) -> None:
        self.at = ENDED if self.held else TOKEN
        if not self.held:
            hero_window(st, MOVING, [self.unit])

    def spend_token(self, st: BattleState) -> Decision | None:
        """From a Rogue's Den he may take the passage (BL-5.13); a victor's Lore may be spent for one more hex (BL-17.5)."""
        hero = self.unit
        if self.how == WALK and why_not_travel(st, hero) is None:
            return Decision(MOVE_HOW, st.seat_of(hero), [WALK, PASSAGE], "BL-5.13", (hero,))
        if st.tok[hero] & VICTOR and not self.paid and st.pos[hero] != LED and self.how != PASSAGE:
            return Decision(SPEND_STEP, st.seat_of(hero), [0, 1], "BL-17.5", (hero,))
        self.at = GO
        return None

    def go(self, st: BattleState) -> Decision | None:
        """Move to a hex at once, or hex by hex while an opponent may react (BL-24.11)."""
        hero = self.unit
        if self.how == PASSAGE:
            return ask_exit(st, hero)
        if reactors(st, hero) or self.steps:
            return Decision(HERO_STEP, st.seat_of(hero), self.step_options(st), "BL-24.11", (hero, self.steps))
        options: list[Pick] = [*champion_reach(st, hero)]
        return Decision(HERO_TO, st.seat_of(hero), options, "BL-24.11", (hero,))

    def after_reaction(self, st: BattleState) -> None:
        self.at = ENDED if self.held else GO

    def end(self, st: BattleState) -> None:
        """The move is over; right after it an opponent may ambush him (W6).

        A Hero who has joined a troop cannot be ambushed (BL-24.17).
        """
        self.at = AMBUSHED
        st.flags[self.unit] |= MOVE_OVER
        if st.pos[self.unit] >= 0:
            open_window_for(st, 6, reactors(st, self.unit))

    def ambushed(self, st: BattleState) -> None:
        self.at = OVER
        ambush(st, self.ambusher, self.unit)

    def over(self, st: BattleState) -> None:
        st.pop()

    def here(self, st: BattleState) -> int:
        return self.last if self.last >= 0 else place_of(st, self.unit)

    def step_options(self, st: BattleState) -> list[Pick]:
        """The next hexes from which the move can still end legally, or stop here (BL-24.11)."""
        options: list[Pick] = [STOP] if why_not_halt(st, self) is None else []
        return options + hero_steps(st, self.unit, self.here(st), self.steps)

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
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
            if pick != place_of(st, hero):  # a Leader who stays is one unit with his troop (BL-24.15)
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

    def rule(self, asked: Decision) -> Rule[BattleState] | None:
        return HERO_RULES.get(asked.kind)

    def arrive(self, st: BattleState, h: int, came_from: int) -> None:
        """Enter a vacant hex, or join a troop and become its Leader; then he does not battle (BL-24.1, BL-24.5)."""
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


def why_not_halt(st: BattleState, move: HeroMove) -> Refusal | None:
    """He stops where he can end his move (BL-24.11)."""
    return None if move.last < 0 or can_end_in(st, move.unit, move.here(st)) else CANNOT_STOP


def why_not_next(st: BattleState, seat: int, h: int) -> Refusal | Objection | None:
    move = asking(st, HeroMove)
    return why_not_hero_step(st, move.unit, move.here(st), move.steps, h)


HERO_RULES: Final = {
    HERO_TO: hex_rule("BL-24.11", lambda st, seat, h: why_not_hero_to(st, asking(st, HeroMove).unit, h)),
    HERO_STEP: hex_rule("BL-24.11", why_not_next, {STOP: lambda st, seat: why_not_halt(st, asking(st, HeroMove))}),
    MOVE_HOW: WAY_RULE,
    PASSAGE_TO: EXIT_RULE,
}
HERO_STEPS: Final[tuple[Callable[[HeroMove, BattleState], Decision | None], ...]] = (
    HeroMove.before,
    HeroMove.use_cards,
    HeroMove.spend_token,
    HeroMove.go,
    HeroMove.after_reaction,
    HeroMove.end,
    HeroMove.ambushed,
    HeroMove.over,
)
"""The functions of the steps BEFORE, CARDS, TOKEN and so on, in order."""
