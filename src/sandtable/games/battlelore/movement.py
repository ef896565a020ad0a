"""Movement: how far and where, hex by hex while an enemy may react, the other ways to move (chapter 5, BL-13.6 W5 and W6,
BL-15.15, BL-18.13, BL-19.2 to BL-19.5, BL-20.7, BL-20.15).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.core.frames import Frame
from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.attack import Attack
from sandtable.games.battlelore.champions import is_splitting
from sandtable.games.battlelore.combat import has_near_enemy
from sandtable.games.battlelore.effects import effect_total, has_effect, is_switched_off, lasting
from sandtable.games.battlelore.fight import (
    AMBUSH,
    FLY,
    FLY_WITH_BREATH,
    LEAVE,
    M_DICE,
    MELEE_ATTACK,
    PASSAGE,
    WALK,
    Moving,
)
from sandtable.games.battlelore.hero_moves import SPEND_STEP, HeroMove
from sandtable.games.battlelore.heroes import hero_move, is_friendly_to, place_of, troop_of
from sandtable.games.battlelore.losses import critical_check, leave_board, spend_victor
from sandtable.games.battlelore.places import can_stand, enter, is_banned, put, stop_of, why_not_stand
from sandtable.games.battlelore.retreat import RETREAT_TO
from sandtable.games.battlelore.state import (
    BURNING,
    FLEW,
    FROZEN,
    FX_CHARGE,
    FX_MOVE,
    FX_NO_MOVE,
    FX_NO_STOPS,
    GONE,
    HELD_FAST,
    IN_ANY,
    LED,
    MELEE,
    MOVE_OVER,
    MOVED,
    NO_BATTLE,
    ORDERED,
    PASSAGE_EXIT,
    RULE_COUNT,
    STARTED_HERE,
    UNASKED,
    VICTOR,
    WEBBED,
    Battle,
)
from sandtable.games.battlelore.windows import Window, can_play, open_window_for, reactors

# questions
MOVE_UNIT: Final = "move_unit"
MOVE_TO: Final = "move_to"
MOVE_STEP: Final = "move_step"
MOVE_HOW: Final = "move_how"
FLY_TO: Final = "fly_to"
BREATHE_ON: Final = "breathe_on"
PASSAGE_TO: Final = "passage_to"

DONE: Final = -1
LORE_CARD: Final = -2
STOP: Final = -1
MOST_BREATHS: Final = 3
"""The enemy units a dragon may target in one flight (BL-19.5)."""

JOINED: Final = 3
"""`held` of a troop that has walked into its Champion's hex and must stop there (BL-24.12)."""

# steps of a move; from ENDED on the move is over (`windows.ENDED`)
BEFORE: Final = 0
HOW: Final = 1
TOKEN: Final = 2
GO: Final = 3
REACTION: Final = 4
ENDED: Final = 5
AMBUSHED: Final = 6
OVER: Final = 7
FALLEN: Final = 8


# --- how far ----------------------------------------------------------------------------------------------------------


def allowance(st: Battle, unit: int) -> tuple[int, int, int]:
    """Hexes and battle, hexes and no battle, hexes and melee only (BL-5.6 to BL-5.12, BL-20.7, BL-20.10, BL-20.15).

    The last is 0 without such an ability; a rush must end adjacent to an enemy, a charge need not.
    """
    type_ = st.utype[unit]
    unit_def = c.UNIT_DEFS[type_]
    if unit_def.own_move or st.colour[unit] == unit_def.colour:
        fight = unit_def.move_battle
        free = unit_def.move_free
    else:
        fight, free, _ = c.BANNERS[(st.colour[unit], unit_def.kind)]
    rush = 2 if unit_def.abilities & (c.RUSH | c.CHARGE_2) else 0
    if st.effects:
        if unit_def.charge_move != unit_def.move_battle and has_effect(st, unit, FX_CHARGE):
            fight = free = unit_def.charge_move
        more = effect_total(st, unit, FX_MOVE)
        fight += more
        free += more
        if rush:
            rush += more
    if st.heirs and st.leader[unit] >= 0:
        more = hero_move(st, unit)
        fight += more
        free += more
        if rush:
            rush += more
    if st.tok[unit] & BURNING:
        return min(fight, 1), min(free, 1), min(rush, 1)
    return fight, free, rush


def why_not_move(st: Battle, unit: int) -> str | None:
    """What keeps an own unit from making its move now (BL-4.5, BL-5.1, BL-18.2, BL-18.20, BL-19.20)."""
    flags = st.flags[unit]
    if not flags & ORDERED or (st.pos[unit] < 0 and st.pos[unit] != LED):
        return "BL-4.5"
    if flags & MOVE_OVER:
        return "BL-5.1"
    if st.pos[unit] == LED and st.tok[troop_of(st, unit)] & HELD_FAST:
        return "BL-17.14"
    if st.tok[unit] & WEBBED:
        return "BL-18.2"
    if st.tok[unit] & FROZEN:
        return "BL-19.20"
    if flags & UNASKED:
        return "BL-18.20"
    if st.effects and has_effect(st, unit, FX_NO_MOVE):
        return "BL-13.21"
    return None


def walk(st: Battle, unit: int) -> dict[int, int]:
    """Every hex the unit can walk to, with its distance; terrain stops, units block (BL-5.3, BL-5.4, BL-5.14)."""
    fight, free, rush = allowance(st, unit)
    start = st.pos[unit]
    at = st.at
    steps = st.ground.steps
    stops = st.ground.stop
    narrow = c.T_KIND[st.utype[unit]] != c.FOOT
    found: dict[int, int] = {start: 0}
    edge = [start]
    most = free if free > fight else fight
    for d in range(1, most + 1):
        further: list[int] = []
        for h in edge:
            for n in steps[h]:
                if n in found or (narrow and st.ground.foot_only[n]):
                    continue
                if at[n] >= 0:
                    if st.heirs and can_join(st, unit, at[n]):
                        found[n] = d  # a troop may move into its Champion's hex and stops there (BL-24.12)
                    continue
                found[n] = d
                if (not stops[n] and not st.chests) or stop_of(st, unit, n) == c.MOVE_FREE:
                    further.append(n)
        edge = further
    if rush > most:
        charge = bool(c.T_ABILITIES[st.utype[unit]] & c.CHARGE_2)
        for h in edge:
            for n in steps[h]:
                if n in found or at[n] >= 0 or (narrow and st.ground.foot_only[n]):
                    continue
                if charge or has_near_enemy(st, unit, n):
                    found[n] = rush
    return found


def best_way(st: Battle, unit: int, h: int) -> tuple[int, int]:
    """The steps of a unit that no terrain stops, and the last hex but one, by a way without a hex that forbids battle on
    entry; -1 in place of that hex if every way leads through one (BL-5.14, BL-12.17, BL-12.19).
    """
    start = st.pos[unit]
    before: dict[int, int] = {start: start}
    edge = [start]
    for steps in range(1, max(allowance(st, unit)) + 1):
        further: list[int] = []
        for place in edge:
            for n in st.ground.steps[place]:
                if n == h:
                    return steps, place
                if n not in before and can_stand(st, unit, n) and not is_banned(st, unit, n, place):
                    before[n] = place
                    further.append(n)
        edge = further
    return walk(st, unit)[h], -1


def can_join(st: Battle, troop: int, champion: int) -> bool:
    """May this troop move or retreat into the hex of this Champion (BL-24.12)?"""
    return st.utype[champion] >= c.FIRST_HERO and is_friendly_to(st, champion, troop)


def drift_left(st: Battle, unit: int, steps: int) -> int:
    """The hexes an Elemental can still pay for; on fire it moves 1 at most (BL-18.13, BL-19.18)."""
    tokens = st.tokens[st.holder_of(unit)]
    return min(tokens, 1 - steps) if st.tok[unit] & BURNING else tokens


def drift(st: Battle, unit: int) -> dict[int, int]:
    """Every hex an Elemental can reach for the Lore its owner has, over any terrain but not through units (BL-18.13)."""
    start = st.pos[unit]
    seen: dict[int, int] = {start: 0}
    edge = [start]
    for d in range(1, drift_left(st, unit, 0) + 1):
        further: list[int] = []
        for h in edge:
            for n in st.ground.board.neighbours[h]:
                if n not in seen and st.at[n] < 0:
                    seen[n] = d
                    further.append(n)
        edge = further
        if not edge:
            break
    return {h: d for h, d in seen.items() if h == start or why_not_stand(st, unit, h) is None}


def can_drift(st: Battle, unit: int, h: int, left: int) -> bool:
    """May an Elemental step into this hex: can it stand there, or still reach ground where it can (BL-18.13)?"""
    if left < 0 or st.at[h] >= 0:
        return False
    if can_stand(st, unit, h):
        return True
    return any(can_drift(st, unit, n, left - 1) for n in st.ground.board.neighbours[h])


def distances(st: Battle, unit: int) -> dict[int, int]:
    return drift(st, unit) if c.UNIT_DEFS[st.utype[unit]].lore_move else walk(st, unit)


def why_not_move_to(st: Battle, unit: int, h: int) -> str | None:
    """What keeps a moving unit from ending its move in this hex."""
    if h == st.pos[unit]:
        return None
    if st.at[h] >= 0 and not can_join(st, unit, st.at[h]):
        return "BL-5.4"
    reason = why_not_stand(st, unit, h)
    if reason is not None:
        return reason
    return None if h in distances(st, unit) else "BL-5.3"


def battle_after(st: Battle, unit: int, steps: int, h: int) -> int:
    """The flag that a move of this length puts on a unit: none, melee only, or no battle (BL-5.7, BL-20.7, BL-20.15)."""
    fight, _, rush = allowance(st, unit)
    if steps <= fight or c.UNIT_DEFS[st.utype[unit]].lore_move:
        return 0
    if steps <= rush and (c.T_ABILITIES[st.utype[unit]] & c.CHARGE_2 or has_near_enemy(st, unit, h)):
        return MELEE
    return NO_BATTLE


# --- one unit's move --------------------------------------------------------------------------------------------------


def is_landing(st: Battle, unit: int, h: int) -> bool:
    """May a flying dragon end its flight here: an empty countryside hex without landmark (BL-19.3)?"""
    return (
        st.at[h] < 0 and st.ground.terrain[h] == c.COUNTRYSIDE and st.ground.special[h] < 0 and st.ground.overlay[h] < 0
    )


class Move(Moving):
    """One ordered unit moves (BL-5.1): to a hex at once, or hex by hex while an opponent may react."""

    __slots__ = ()

    def advance(self, st: Battle) -> Decision | None:
        if self.at == BEFORE:
            self.at = HOW
            if st.rules.lore:
                open_window_for(st, 6, reactors(st, self.unit))
        elif self.at == HOW:
            if self.held:
                self.at = ENDED
                return None
            ways = ways_to_move(st, self.unit)
            if len(ways) > 1:
                return Decision(MOVE_HOW, st.seat_of(self.unit), ways, "BL-5.13", (self.unit,))
            self.at = TOKEN
        elif self.at == TOKEN:
            if st.tok[self.unit] & VICTOR and self.how == WALK and not self.paid:
                return Decision(SPEND_STEP, st.seat_of(self.unit), [0, 1], "BL-17.5", (self.unit,))
            self.at = GO
        elif self.at == GO:
            return self.go(st)
        elif self.at == REACTION:
            self.at = GO
            if self.held:
                self.at = ENDED
                if self.held == 2:
                    self.fall(st)
                elif not st.ground.open[st.pos[self.unit]]:
                    put(st, self.unit, self.last)  # held above impassable ground: back to the last hex it can stand in
        elif self.at == FALLEN:
            return self.crash(st)
        elif self.at == ENDED:
            self.end(st)
        elif self.at == AMBUSHED:
            self.at = OVER
            if self.ambusher >= 0 and st.pos[self.unit] >= 0:
                strike = Attack(
                    self.ambusher, self.unit, MELEE_ATTACK, AMBUSH, st.weapon[self.ambusher], st.pos[self.unit]
                )
                strike.mods.append((M_DICE, 1))
                st.push(strike)
        else:
            st.pop()
        return None

    def go(self, st: Battle) -> Decision | None:
        unit = self.unit
        seat = st.seat_of(unit)
        if self.how in (FLY, FLY_WITH_BREATH):
            return self.fly(st)
        if self.how == PASSAGE:
            exit_ = st.misc[PASSAGE_EXIT + (st.owner[unit] & 1)] - 1
            places: list[Pick] = [exit_] if exit_ >= 0 else passage_exits(st, unit)
            return Decision(PASSAGE_TO, seat, places, "BL-15.16", (unit,))
        if self.how == LEAVE:
            self.leave(st)
            return None
        if reactors(st, unit) or self.steps:
            return self.step_options(st)
        options: list[Pick] = [*distances(st, unit)]
        return Decision(MOVE_TO, seat, options, "BL-5.3", (unit,))

    def step_options(self, st: Battle) -> Decision | None:
        """The next hex, or stop; every hex on the way is one in which the move could end (BL-5.3, W6)."""
        unit = self.unit
        here = st.pos[unit]
        # a conjured Elemental begins in its Vortex, which nobody may enter but it may stay in
        options: list[Pick] = [STOP] if st.ground.open[here] or not self.steps else []
        if c.UNIT_DEFS[st.utype[unit]].lore_move:
            left = drift_left(st, unit, self.steps)
            options += [n for n in st.ground.board.neighbours[here] if can_drift(st, unit, n, left - 1)]
        elif not (self.steps and stop_of(st, unit, here) != c.MOVE_FREE):
            fight, free, rush = allowance(st, unit)
            charge = bool(c.T_ABILITIES[st.utype[unit]] & c.CHARGE_2)
            for n in st.ground.steps[here]:
                if not can_stand(st, unit, n) and not (st.at[n] >= 0 and can_join(st, unit, st.at[n])):
                    continue
                if self.steps < max(fight, free) or (self.steps < rush and (charge or has_near_enemy(st, unit, n))):
                    options.append(n)
        return Decision(MOVE_STEP, st.seat_of(unit), options, "BL-5.3", (unit, self.steps))

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
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
            self.travel(st, pick)
        elif asked.kind == FLY_TO:
            self.fly_on(st, pick)
        elif asked.kind == RETREAT_TO:
            self.at = ENDED
            st.emit("retreats", (unit, pick), "BL-19.11")
            if pick != st.pos[unit]:
                put(st, unit, pick)
        elif asked.kind == BREATHE_ON:
            if pick:
                st.breaths.append((unit, st.at[self.last]))
                st.emit("breath_marked", (unit, st.at[self.last]), "BL-19.5")
            self.targets.append(st.at[self.last])

    def arrive(self, st: Battle, h: int) -> None:
        """Walk to a hex in one go; the distance decides whether the unit may still battle."""
        unit = self.unit
        start = st.pos[unit]
        unit_def = c.UNIT_DEFS[st.utype[unit]]
        came_from = start
        steps = 1
        if unit_def.lore_move:
            steps = drift(st, unit)[h]
            st.pay(st.holder_of(unit), steps)
        elif h not in st.ground.steps[start]:
            fight, free, rush = allowance(st, unit)
            if st.effects and has_effect(st, unit, FX_NO_STOPS):
                steps, came_from = best_way(st, unit, h)
            elif fight < max(free, rush) or st.ground.ban[h]:
                found = walk(st, unit)
                steps = found[h]
                before = [n for n in st.ground.steps[h] if found.get(n, 99) == steps - 1]
                came_from = before[0] if before else start
        flag = NO_BATTLE if came_from < 0 else battle_after(st, unit, steps, h)
        if st.loud:
            st.emit("moves", (unit, h), "BL-5.3")
        enter(st, unit, h, max(came_from, 0))
        st.flags[unit] |= flag

    def step_to(self, st: Battle, h: int) -> None:
        unit = self.unit
        came_from = st.pos[unit]
        if c.UNIT_DEFS[st.utype[unit]].lore_move:
            st.pay(st.holder_of(unit), 1)
        self.steps += 1
        flag = battle_after(st, unit, self.steps, h)
        if st.loud:
            st.emit("moves", (unit, h), "BL-5.3")
        self.held = JOINED if st.at[h] >= 0 else 0
        enter(st, unit, h, came_from)
        st.flags[unit] |= flag
        if st.ground.open[came_from] or self.steps == 1:
            self.last = came_from  # where it goes back to if it is held above impassable ground
        self.at = REACTION
        open_window_for(st, 6, reactors(st, unit))

    def end(self, st: Battle) -> None:
        """The move is over; right after it an opponent may ambush the unit (W6)."""
        self.at = AMBUSHED
        st.flags[self.unit] |= MOVE_OVER
        if st.rules.lore and st.pos[self.unit] >= 0:
            open_window_for(st, 6, reactors(st, self.unit))

    # -- other ways ----------------------------------------------------------------------------------------------------

    def travel(self, st: Battle, h: int) -> None:
        """Through the secret passage for 1 Lore; the first traveller's owner fixes the exit (BL-15.15, BL-15.16)."""
        unit = self.unit
        st.pay(st.holder_of(unit), 1)
        st.misc[PASSAGE_EXIT + (st.owner[unit] & 1)] = h + 1
        st.emit("passage", (unit, h), "BL-15.15")
        enter(st, unit, h, st.pos[unit])
        self.at = ENDED

    def leave(self, st: Battle) -> None:
        """Leave the board as a move for a banner the adventure gives."""
        unit = self.unit
        number = exit_rule(st, unit)
        leave_board(st, unit)
        st.pos[unit] = GONE
        if st.leader[unit] >= 0:  # he goes where his troop goes (BL-24.13)
            st.pos[st.leader[unit]] = GONE
            st.leader[unit] = -1
        st.misc[RULE_COUNT + number] += 1
        st.awards[st.owner[unit]] += st.rules.adventure.rules[number].banners
        st.scored = True
        st.emit("leaves", (unit,), "BL-11.7")
        self.at = OVER

    def fly(self, st: Battle) -> Decision | None:
        """The next hex of a flight, or landing; over an enemy the breath may be aimed (BL-19.2 to BL-19.5)."""
        unit = self.unit
        board = st.ground.board
        over = self.last if self.last >= 0 else st.pos[unit]
        below = st.at[over]
        if self.paid and self.steps and below >= 0 and below not in self.targets:
            aimed = sum(1 for dragon, _ in st.breaths if dragon == unit)
            taken = any(target == below for _, target in st.breaths)
            if aimed < MOST_BREATHS and not taken and st.owner[below] & 1 != st.owner[unit] & 1:
                return Decision(BREATHE_ON, st.seat_of(unit), [0, 1], "BL-19.5", (unit, below))
        least, most = c.UNIT_DEFS[st.utype[unit]].fly
        options: list[Pick] = []
        if self.steps >= least and is_landing(st, unit, over):
            options.append(STOP)
        left = most - self.steps - 1
        if left >= 0:
            places = [h for h in board.hexes if is_landing(st, unit, h)]
            near = board.neighbours[over]
            options += [n for n in near if any(board.distance[n][h] <= left for h in places)]
        return Decision(FLY_TO, st.seat_of(unit), options, "BL-19.3", (unit, self.steps))

    def fly_on(self, st: Battle, pick: int) -> None:
        unit = self.unit
        st.flags[unit] |= FLEW
        if pick == STOP:
            st.emit("lands", (unit, self.last), "BL-19.3")
            put(st, unit, self.last)
            st.flags[unit] |= MOVED
            self.at = ENDED
            return
        self.last = pick
        self.steps += 1
        self.at = REACTION
        open_window_for(st, 6, reactors(st, unit))

    def fall(self, st: Battle) -> None:
        """A dragon held or webbed in flight falls into the hex it is over and is checked (BL-19.11)."""
        unit = self.unit
        st.flags[unit] |= MOVED | FLEW
        st.emit("falls", (unit, self.last), "BL-19.11")
        critical_check(st, unit, 1, 1 - (st.owner[unit] & 1), -1)
        if st.pos[unit] < 0 or self.last == st.pos[unit]:
            return
        if can_stand(st, unit, self.last):
            put(st, unit, self.last)
        else:
            self.at = FALLEN

    def crash(self, st: Battle) -> Decision | None:
        """Above an occupied or impassable hex it retreats until it reaches an empty one (BL-19.11, BL-19.12)."""
        unit = self.unit
        rows = {self.last}
        while rows:
            rows = {n for h in rows for n in st.ground.board.retreat_steps(h, st.owner[unit] & 1) if n >= 0}
            free: list[Pick] = [n for n in sorted(rows) if n == st.pos[unit] or can_stand(st, unit, n)]
            if free:
                return Decision(RETREAT_TO, st.seat_of(unit), free, "BL-19.11", (unit, 1))
        self.at = ENDED  # nowhere to go: it is back where it took off
        return None

    def clone(self) -> Move:
        return Move(
            self.unit,
            self.origin,
            self.at,
            self.how,
            self.steps,
            self.last,
            self.held,
            self.ambusher,
            self.paid,
            self.targets[:],
        )

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        if part == "hex" and asked.kind == MOVE_TO:
            reason = why_not_move_to(st, self.unit, value)
            return [] if reason is None else [reason]
        if part == "hex" and asked.kind == MOVE_STEP:
            if st.at[value] >= 0:
                return ["BL-5.4"]
            return [why_not_stand(st, self.unit, value) or "BL-5.3"]
        return [asked.clause]


def ways_to_move(st: Battle, unit: int) -> list[Pick]:
    """How an ordered unit may move: on foot, in flight, through the secret passage, off the board."""
    ways: list[Pick] = [WALK]
    unit_def = c.UNIT_DEFS[st.utype[unit]]
    if unit_def.dragon and can_fly(st, unit):
        ways.append(FLY)
        if st.rules.lore and st.tokens[st.holder_of(unit)] >= unit_def.breath_cost:
            ways.append(FLY_WITH_BREATH)
    if st.ground.special[st.pos[unit]] == c.ROGUES_DEN and can_travel(st, unit):
        ways.append(PASSAGE)
    if exit_rule(st, unit) >= 0:
        ways.append(LEAVE)
    return ways


def can_fly(st: Battle, unit: int) -> bool:
    """Is the dragon neither burning, frozen nor webbed, and is there a hex to land in (BL-19.3, BL-19.24)?"""
    if st.tok[unit] & (BURNING | HELD_FAST):
        return False
    board = st.ground.board
    most = c.UNIT_DEFS[st.utype[unit]].fly[1]
    return any(board.distance[st.pos[unit]][h] <= most and is_landing(st, unit, h) for h in board.hexes)


def can_travel(st: Battle, unit: int) -> bool:
    """May the unit in the Rogue's Den use the secret passage (BL-15.15, BL-15.16)?"""
    h = st.pos[unit]
    camp = st.owner[unit] & 1
    if st.ground.owner[h] != camp or is_switched_off(st, h) or not st.tokens[st.holder_of(unit)]:
        return False
    exit_ = st.misc[PASSAGE_EXIT + camp] - 1
    return can_stand(st, unit, exit_) if exit_ >= 0 else bool(passage_exits(st, unit))


def passage_exits(st: Battle, unit: int) -> list[Pick]:
    """Vacant wooded or elevated hexes (BL-15.16)."""
    return [
        h for h in st.ground.board.hexes if st.ground.terrain[h] in (c.WOODED, c.ELEVATED) and can_stand(st, unit, h)
    ]


def exit_rule(st: Battle, unit: int) -> int:
    """The special rule by which a troop that began the turn on an exit hex may leave the board, or -1."""
    for number, rule in enumerate(st.rules.adventure.rules):
        if (
            rule.type == "exit"
            and rule.camp == st.owner[unit] & 1
            and st.pos[unit] in rule.hexes
            and st.flags[unit] & STARTED_HERE
            and st.misc[RULE_COUNT + number] < rule.limit
            and st.utype[unit] < c.FIRST_CREATURE
        ):
            return number
    return -1


# --- the phase --------------------------------------------------------------------------------------------------------


class MovePhase(Frame[Battle]):
    """Ordered units move one after another in the order their player chooses (BL-5.1), Lore cards in between (W5)."""

    __slots__ = ("passed",)

    def __init__(self, passed: bool = False) -> None:
        self.passed = passed
        """The active player has looked at his Lore cards since the last move and played none."""

    def advance(self, st: Battle) -> Decision | None:
        mine = [unit for unit in ordered_units(st) if why_not_move(st, unit) is None]
        if st.heirs:
            mine += [
                sheet[0] for sheet in st.heirs if is_splitting(st, sheet[0]) and why_not_move(st, sheet[0]) is None
            ]
        if not mine:
            st.pop()
            return None
        seats = {st.seat_of(unit) for unit in mine}
        seat = next(each for each in acting_seats(st) if each in seats)
        options: list[Pick] = [unit for unit in mine if st.seat_of(unit) == seat]
        options.append(DONE)
        if st.rules.lore and not self.passed and can_play(st, st.active):
            if seat != st.rules.seats[st.active]:  # before a Marshal's unit the Lord Commander may play a card (W5)
                self.passed = True
                st.push(Window(5, [st.active]))
                return None
            options.append(LORE_CARD)
        return Decision(MOVE_UNIT, seat, options, "BL-5.1", ())

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
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

    def fields(self) -> tuple[object, ...]:
        return (self.passed,)

    def clone(self) -> MovePhase:
        return MovePhase(self.passed)

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        if part == "unit":
            if st.owner[value] & 1 != st.active & 1:
                return ["BL-4.5"]
            reason = why_not_move(st, value)
            return ["BL-29.23"] if reason is None else [reason]
        return ["BL-5.1"]


def acting_seats(st: Battle) -> tuple[int, ...]:
    """Who moves and battles in which order: in team play the left wing, the centre, the right wing (BL-29.23)."""
    camp = st.active & 1
    return (camp + 2, camp, camp + 4) if st.rules.team else (st.rules.seats[st.active],)


def ordered_units(st: Battle) -> list[int]:
    """The units ordered this turn that are on the board."""
    return [unit for unit, flags in enumerate(st.flags) if flags & ORDERED and st.pos[unit] >= 0]
