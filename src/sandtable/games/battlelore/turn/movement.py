"""Movement: to a hex at once, or hex by hex while an enemy may react, and the other ways to move (chapter 5, BL-13.6 W5
and W6, BL-15.15). The range of a unit is in `reach`, a dragon's flight in `dragon_flight`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Rule
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.games.battlelore.combat.in_progress import (
    AMBUSHED,
    ENDED,
    FELLED,
    FLY,
    FLY_WITH_BREATH,
    GO,
    HOW,
    JOINED,
    LEAVE,
    OVER,
    PASSAGE,
    REACTION,
    STOP,
    TOKEN,
    WALK,
    Moving,
)
from sandtable.games.battlelore.combat.losses import leave_board, spend_victor
from sandtable.games.battlelore.combat.retreat import RETREAT_TO
from sandtable.games.battlelore.combat.starting import ambush
from sandtable.games.battlelore.creatures.dragon_flight import (
    BREATHE_ON,
    FLY_TO,
    ask_flight,
    crash,
    fall,
    fly_on,
    why_not_crash_in,
    why_not_fly_over,
    why_not_land,
)
from sandtable.games.battlelore.heroes.casualties import go_away
from sandtable.games.battlelore.heroes.champions import is_splitting
from sandtable.games.battlelore.heroes.in_play import place_of
from sandtable.games.battlelore.heroes.moves import SPEND_STEP, HeroMove
from sandtable.games.battlelore.lore.playing import can_play, lore_options, why_no_lore_card
from sandtable.games.battlelore.lore.windows import Window, open_window_for, reactors
from sandtable.games.battlelore.state import GONE, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import MELEE, MOVE_OVER, NO_BATTLE, ORDERED, VICTOR
from sandtable.games.battlelore.tables.effects import FX_MOVE, FX_NO_STOPS, IN_ANY
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.landmarks import MOVE_HOW, PASSAGE_TO, ask_exit, travel
from sandtable.games.battlelore.turn.lasting import has_effect, lasting
from sandtable.games.battlelore.turn.move_ways import EXIT_RULE, WAY_RULE, exit_rule, moving, ways_to_move
from sandtable.games.battlelore.turn.places import enter, hex_rule, is_banned, of_ground, put, unit_rule
from sandtable.games.battlelore.turn.reach import (
    allowance,
    battle_after,
    best_way,
    distances,
    drift,
    next_hexes,
    walk,
    why_not_go,
    why_not_move,
    why_not_step,
)

# questions
MOVE_UNIT: Final = "move_unit"
MOVE_TO: Final = "move_to"
MOVE_STEP: Final = "move_step"

DONE: Final = -1
LORE_CARD: Final = -2


@frame
class Move(Moving):
    """One ordered unit moves (BL-5.1): to a hex at once, or hex by hex while an opponent may react."""

    def advance(self, st: BattleState) -> Decision | None:
        return MOVE_STEPS[self.at](self, st)

    def before(self, st: BattleState) -> None:
        """Before it moves an opponent may react (W6)."""
        self.at = HOW
        if st.rules.lore:
            open_window_for(st, 6, reactors(st, self.unit))

    def choose_way(self, st: BattleState) -> Decision | None:
        """Ask how to move: on foot, or in another way open to the unit (BL-5.13)."""
        if self.held:
            self.at = ENDED
            return None
        ways = ways_to_move(st, self.unit)
        if len(ways) > 1:
            return Decision(MOVE_HOW, st.seat_of(self.unit), ways, "BL-5.13", (self.unit,))
        self.at = TOKEN
        return None

    def spend_token(self, st: BattleState) -> Decision | None:
        """A victor's Lore may be spent for one more hex (BL-17.5)."""
        if st.tok[self.unit] & VICTOR and self.how == WALK and not self.paid:
            return Decision(SPEND_STEP, st.seat_of(self.unit), [0, 1], "BL-17.5", (self.unit,))
        self.at = GO
        return None

    def go(self, st: BattleState) -> Decision | None:
        unit = self.unit
        seat = st.seat_of(unit)
        if self.how in (FLY, FLY_WITH_BREATH):
            return ask_flight(st, self)
        if self.how == PASSAGE:
            return ask_exit(st, unit)
        if self.how == LEAVE:
            self.leave(st)
            return None
        if reactors(st, unit) or self.steps:
            return self.step_options(st)
        options: list[Pick] = [*distances(st, unit)]
        return Decision(MOVE_TO, seat, options, "BL-5.3", (unit,))

    def after_reaction(self, st: BattleState) -> None:
        """The unit moves on, unless it is held where it is (W6)."""
        self.at = GO
        if self.held:
            self.at = ENDED
            if self.held >= FELLED:
                fall(st, self)
            elif not st.ground.open[st.pos[self.unit]]:
                put(st, self.unit, self.last)  # held above impassable ground: back to the last hex where it can stand

    def step_options(self, st: BattleState) -> Decision | None:
        """Ask for the next hex, or to stop; the move could end in every hex on the way (BL-5.3, W6)."""
        unit = self.unit
        options: list[Pick] = [STOP] if why_not_stop(st, unit, self.steps) is None else []
        options += next_hexes(st, unit, self.steps)
        return Decision(MOVE_STEP, st.seat_of(unit), options, "BL-5.3", (unit, self.steps))

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        unit = self.unit
        if asked.kind == MOVE_TO:
            if pick != st.pos[unit]:
                self.arrive(st, pick)
            self.at = ENDED
        elif asked.kind == MOVE_STEP:
            if pick == STOP:
                self.at = ENDED
            else:
                self.step_to(st, pick)
        elif asked.kind == MOVE_HOW:
            self.how = pick
            self.at = TOKEN
            if pick == FLY_WITH_BREATH:
                st.pay(st.holder_of(unit), c.UNIT_DEFS[st.utype[unit]].breath_cost)
                self.how = FLY
                self.paid = 1
                st.emit("breath_paid", (unit,), "BL-19.4")
        elif asked.kind == SPEND_STEP:
            self.paid = 1
            if pick:
                spend_victor(st, unit)
                lasting(st, (FX_MOVE, unit, 1, IN_ANY, st.turn))
        elif asked.kind == PASSAGE_TO:
            travel(st, unit, pick)
            self.at = ENDED
        elif asked.kind == FLY_TO:
            fly_on(st, self, pick)
        elif asked.kind == RETREAT_TO:
            self.at = ENDED
            st.emit("retreats", (unit, pick), "BL-19.11")
            if pick != st.pos[unit]:
                put(st, unit, pick)
        elif asked.kind == BREATHE_ON:
            if pick:
                st.breaths = [*st.breaths, (unit, st.at[self.last])]
                st.emit("breath_marked", (unit, st.at[self.last]), "BL-19.5")
            self.targets.append(st.at[self.last])

    def arrive(self, st: BattleState, h: int) -> None:
        """Walk to a hex at once; the distance decides whether the unit may still battle."""
        unit = self.unit
        steps, came_from = way_to(st, unit, h)
        if c.UNIT_DEFS[st.utype[unit]].lore_move:
            st.pay(st.holder_of(unit), steps)
        flag = NO_BATTLE if came_from < 0 else battle_after(st, unit, steps, h)
        if st.logging:
            st.emit("moves", (unit, h), "BL-5.3")
        enter(st, unit, h, max(came_from, 0))
        st.flags[unit] |= flag

    def step_to(self, st: BattleState, h: int) -> None:
        unit = self.unit
        came_from = st.pos[unit]
        if c.UNIT_DEFS[st.utype[unit]].lore_move:
            st.pay(st.holder_of(unit), 1)
        self.steps += 1
        flag = battle_after(st, unit, self.steps, h)
        if st.logging:
            st.emit("moves", (unit, h), "BL-5.3")
        self.held = JOINED if st.at[h] >= 0 else 0
        enter(st, unit, h, came_from)
        st.flags[unit] |= flag
        if st.ground.open[came_from] or self.steps == 1:
            self.last = came_from  # the hex it returns to if it is held above impassable ground
        self.at = REACTION
        open_window_for(st, 6, reactors(st, unit))

    def end(self, st: BattleState) -> None:
        """The move is over; right after it an opponent may ambush the unit (W6)."""
        self.at = AMBUSHED
        st.flags[self.unit] |= MOVE_OVER
        if st.rules.lore and st.pos[self.unit] >= 0:
            open_window_for(st, 6, reactors(st, self.unit))

    def ambushed(self, st: BattleState) -> None:
        self.at = OVER
        ambush(st, self.ambusher, self.unit)

    def over(self, st: BattleState) -> None:
        st.pop()

    def crash(self, st: BattleState) -> Decision | None:
        return crash(st, self)

    def rule(self, asked: Decision) -> Rule[BattleState] | None:
        return MOVE_RULES.get(asked.kind)

    # -- other ways ----------------------------------------------------------------------------------------------------

    def leave(self, st: BattleState) -> None:
        """Leave the board as a move, for a banner the adventure gives (BL-11.11)."""
        unit = self.unit
        number = exit_rule(st, unit)
        leave_board(st, unit)
        st.pos[unit] = GONE
        hero = st.leader[unit]
        if hero >= 0:  # he goes where his troop goes (BL-24.13)
            st.leader = with_item(st.leader, unit, -1)
            go_away(st, hero)
        st.rule_count = with_item(st.rule_count, number, st.rule_count[number] + 1)
        banners = st.rules.adventure.rules[number].banners
        st.awards = with_item(st.awards, st.owner[unit], st.awards[st.owner[unit]] + banners)
        st.stirred = True
        st.emit("leaves", (unit, banners), "BL-11.11")
        self.at = OVER


MOVE_STEPS: Final[tuple[Callable[[Move, BattleState], Decision | None], ...]] = (
    Move.before,
    Move.choose_way,
    Move.spend_token,
    Move.go,
    Move.after_reaction,
    Move.end,
    Move.ambushed,
    Move.over,
    Move.crash,
)
"""The functions of the steps BEFORE, HOW, TOKEN and so on, in order."""


def way_to(st: BattleState, unit: int, h: int) -> tuple[int, int]:
    """The number of hexes a unit walks to a hex, and the hex it comes from; -1 if it passed hexes that stop other units."""
    start = st.pos[unit]
    if c.UNIT_DEFS[st.utype[unit]].lore_move:
        return drift(st, unit)[h], start
    if h in st.ground.steps[start]:
        return 1, start
    fight, free, rush = allowance(st, unit)
    if st.effects and has_effect(st, unit, FX_NO_STOPS):
        return best_way(st, unit, h)
    if fight >= max(free, rush) and not st.ground.ban[h]:
        return 1, start
    found = walk(st, unit)
    steps = found[h]
    before = [n for n in st.ground.steps[h] if found.get(n, 99) == steps - 1]
    return steps, before[0] if before else start


def battle_from(st: BattleState, unit: int, h: int, taken: int = -1) -> int:
    """What a unit could do after moving to a hex: 0 battle, MELEE alone, or NO_BATTLE (BL-5.7, BL-5.14).

    `taken` is the number of steps it has already taken, if it moves hex by hex.
    """
    if h == st.pos[unit]:
        return st.flags[unit] & (MELEE | NO_BATTLE)
    steps, came_from = way_to(st, unit, h) if taken < 0 else (taken + 1, st.pos[unit])
    if came_from < 0 or st.flags[unit] & NO_BATTLE:
        return NO_BATTLE
    if st.ground.ban[h] and is_banned(st, unit, h, came_from):
        return NO_BATTLE
    return battle_after(st, unit, steps, h)


# --- what makes the answers legal -------------------------------------------------------------------------------------

STOP_ABOVE: Final = Refusal("BL-18.13", "refused-bl-18-13-halt", of_ground)


def why_not_stop(st: BattleState, unit: int, steps: int) -> Objection | None:
    """An Elemental ends its move only where it can stand (BL-18.13).

    A conjured one begins in its Vortex, which no unit may enter but it may stay in.
    """
    here = st.pos[unit]
    return Objection(STOP_ABOVE, here) if steps and not st.ground.open[here] else None


MOVE_RULES: Final = {
    MOVE_TO: hex_rule("BL-5.3", lambda st, seat, h: why_not_go(st, moving(st).unit, h)),
    MOVE_STEP: hex_rule(
        "BL-5.3",
        lambda st, seat, h: why_not_step(st, moving(st).unit, moving(st).steps, h),
        {STOP: lambda st, seat: why_not_stop(st, moving(st).unit, moving(st).steps)},
    ),
    MOVE_HOW: WAY_RULE,
    PASSAGE_TO: EXIT_RULE,
    FLY_TO: hex_rule(
        "BL-19.3",
        lambda st, seat, h: why_not_fly_over(st, moving(st), h),
        {STOP: lambda st, seat: why_not_land(st, moving(st))},
    ),
    RETREAT_TO: hex_rule("BL-19.11", lambda st, seat, h: why_not_crash_in(st, moving(st), h)),
}


# --- the phase --------------------------------------------------------------------------------------------------------


@frame
class MovePhase(Frame[BattleState]):
    """Ordered units move one after another, in the order their player chooses (BL-5.1), with Lore cards in between
    (W5).

    A unit that is not chosen stays where it is (BL-5.2).
    """

    passed: bool = False
    """True if the active player has been offered his Lore cards since the last move and played none."""

    def advance(self, st: BattleState) -> Decision | None:
        mine = [unit for unit in ordered_units(st) if why_not_move(st, unit) is None]
        if st.sheets:
            mine += [
                sheet[0] for sheet in st.sheets if is_splitting(st, sheet[0]) and why_not_move(st, sheet[0]) is None
            ]
        if not mine:
            st.pop()
            return None
        seats = [st.seat_of(unit) for unit in mine]
        seat = next(each for each in acting_seats(st) if each in seats)
        options: list[Pick] = [unit for unit, each in zip(mine, seats, strict=True) if each == seat]
        options.append(DONE)
        if st.rules.lore and not self.passed and can_play(st, st.active):
            if seat != st.rules.seats[st.active]:  # before a Marshal's unit the Lord Commander may play a card (W5)
                self.passed = True
                st.push(Window(5, [st.active]))
                return None
            if lore_options(st, st.active, 5):
                options.append(LORE_CARD)
        return Decision(MOVE_UNIT, seat, options, "BL-5.1", ())

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick == LORE_CARD:
            self.passed = True
            st.push(Window(5, [st.active]))
        elif pick == DONE:
            for unit, flags in enumerate(st.flags):
                if flags & ORDERED and st.seat_of(unit) == asked.seat:
                    st.flags[unit] |= MOVE_OVER
        else:
            self.passed = False
            if st.utype[pick] >= c.FIRST_HERO:
                st.push(HeroMove(pick, place_of(st, pick)))
            else:
                st.push(Move(pick, st.pos[pick]))

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return MOVER_RULE


OF_ENEMY: Final = Refusal("BL-4.5", "refused-bl-4-5-enemy")
OF_OTHER_WING: Final = Refusal(
    "BL-29.23", "refused-bl-29-23-wing", lambda st, seat, unit: {"p": ("seat", st.seat_of(unit))}
)


def why_not_mover(st: BattleState, seat: int, unit: int) -> Refusal | None:
    """Why a player cannot move a unit now (BL-4.5, BL-29.23)."""
    if st.owner[unit] & CAMP != st.active & CAMP:
        return OF_ENEMY
    return why_not_move(st, unit) or (OF_OTHER_WING if st.seat_of(unit) != seat else None)


MOVER_RULE: Final = unit_rule("BL-5.1", why_not_mover, {LORE_CARD: why_no_lore_card(5)})


def acting_seats(st: BattleState) -> tuple[int, ...]:
    """The seats that move and battle, in order: in team play the left wing, the centre, the right wing (BL-29.23)."""
    camp = st.active & CAMP
    return (camp + 2, camp, camp + 4) if st.rules.team else (st.rules.seats[st.active],)


def ordered_units(st: BattleState) -> list[int]:
    """The units ordered this turn that are on the board."""
    return [unit for unit, flags in enumerate(st.flags) if flags & ORDERED and st.pos[unit] >= 0]
