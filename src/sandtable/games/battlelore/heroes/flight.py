"""A Champion's retreat: through any units, toward his own side, or off the board (BL-25.15 to BL-25.22)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, Clash, opportunity_strike
from sandtable.games.battlelore.combat.losses import spend_victor
from sandtable.games.battlelore.facts import of_v, refusal
from sandtable.games.battlelore.heroes.casualties import casualty_check, go_away
from sandtable.games.battlelore.heroes.in_play import is_friendly_to, lead
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import HELD_FAST, VICTOR, WEBBED
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.places import hex_rule, of_occupant, put, why_not_stand

FLEE_TO: Final = "flee_to"
STOP: Final = -1
OFF_BOARD: Final = -2
STAY: Final = -3

MAX_STEPS: Final = 3
"""A Champion retreats 1 to 3 hexes in all (BL-25.15)."""


@frame
class Flight(Frame[BattleState]):
    """A Champion retreats 1 to 3 hexes through any units; enemies he passes strike at him (BL-25.15 to BL-25.22).

    Without a FLAG he retreats the stated number of hexes; each hex he cannot complete is a hit (BL-8.10, BL-18.38).
    """

    hero: int
    by: int
    over: int = -1
    """The hex he is passing; -1 before he has left his own."""
    steps: int = 0
    struck: int = 1
    """1 if the enemy in this hex has had its strike."""
    least: int = 1
    """The hexes he must go if he can; 0 if the retreat is voluntary (BL-25.17)."""
    most: int = MAX_STEPS
    short: int = 0
    """Hexes he cannot complete."""

    def advance(self, st: BattleState) -> Decision | None:
        hero = self.hero
        if st.pos[hero] < 0:
            st.pop()
            return None
        if not self.struck:
            self.struck = 1
            self.strike(st)
            return None
        options = self.options(st)
        if not options and self.least > 1:
            self.least -= 1
            self.short += 1
            return None
        if not options:
            st.pop()
            if not self.steps and self.least:
                casualty_check(st, hero, 1 + self.short, self.by)  # BL-25.22
            return None
        return Decision(FLEE_TO, st.seat_of(hero), options, "BL-25.15", (hero, self.steps))

    def options(self, st: BattleState) -> list[Pick]:
        found: list[Pick] = [n for n in self.next_hexes(st, self.here(st)) if why_not_flee_to(st, self, n) is None]
        if why_not_flee_off(st, self) is None:
            found.append(OFF_BOARD)
        if why_not_stop(st, self) is None:
            found.insert(0, STOP)
        elif why_not_stay(st, self) is None:
            found.insert(0, STAY)
        return found

    def here(self, st: BattleState) -> int:
        return self.over if self.over >= 0 else st.pos[self.hero]

    def is_free_to_stay(self, st: BattleState) -> bool:
        """May he end where he is, although he must retreat? Going on would mean leaving the board or spending his token, both
        voluntary (BL-17.5, BL-25.21).
        """
        here = self.here(st)
        if not self.least or (self.over >= 0 and not self.can_end(st, here)):
            return False
        ahead = self.next_hexes(st, here)
        if any(self.can_end_beyond(st, n, self.steps + 1) for n in ahead):
            return False
        return why_not_flee_off(st, self) is None or any(self.can_reach_end(st, n, self.steps + 1) for n in ahead)

    def farthest(self, st: BattleState) -> int:
        """The number of hexes he can go: one more than his retreat if he spends a victor's token (BL-17.5)."""
        return self.most + 1 if st.tok[self.hero] & VICTOR else self.most

    def can_end_beyond(self, st: BattleState, h: int, steps: int) -> bool:
        """Can he end on the board, and keep his token, if this hex is his step of this number?"""
        if steps > self.most:
            return False
        return self.can_end(st, h) or any(self.can_end_beyond(st, n, steps + 1) for n in self.next_hexes(st, h))

    def next_hexes(self, st: BattleState, h: int) -> list[int]:
        if h < 0:
            return []
        steps = st.ground.board.retreat_steps(h, st.owner[self.hero] & CAMP)
        return [n for n in steps if n >= 0 and n in st.ground.near[h] and why_not_stand(st, self.hero, n) is None]

    def can_end(self, st: BattleState, h: int) -> bool:
        other = st.at[h]
        return other < 0 or is_friendly_to(st, self.hero, other)

    def is_baseline(self, st: BattleState, h: int) -> bool:
        return st.ground.board.camp_rows[h][st.owner[self.hero] & CAMP] == 1

    def can_reach_end(self, st: BattleState, h: int, steps: int) -> bool:
        """Can a retreat with this hex as its step of this number still end legally?"""
        farthest = self.farthest(st)
        if steps > farthest:
            return False
        if steps >= self.least and self.can_end(st, h):
            return True
        if steps < farthest and self.is_baseline(st, h):
            return True
        return any(self.can_reach_end(st, n, steps + 1) for n in self.next_hexes(st, h))

    def strike(self, st: BattleState) -> None:
        """The opportunity strike of the enemy whose hex he passes (BL-25.18 to BL-25.20)."""
        opportunity_strike(st, st.at[self.over], self.hero)

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        hero = self.hero
        if pick == OFF_BOARD:
            st.pop()
            st.emit("flees", (hero,), "BL-25.21")
            go_away(st, hero)
        elif pick == STAY:
            st.pop()
            casualty_check(st, hero, self.least + self.short, self.by)
        elif pick == STOP:
            self.short += max(0, self.least - self.steps)
            self.arrive(st)
        else:
            self.over = pick
            self.steps += 1
            if self.steps > self.most:
                self.most += 1
                spend_victor(st, hero)
            other = st.at[pick]
            self.struck = int(other < 0 or st.owner[other] & CAMP == st.owner[hero] & CAMP)
            if self.steps == self.farthest(st) and self.struck:
                self.arrive(st)

    def arrive(self, st: BattleState) -> None:
        st.pop()
        hero = self.hero
        st.emit("retreats", (hero, self.over), "BL-25.16")
        if st.at[self.over] >= 0:
            lead(st, hero, st.at[self.over])
        else:
            put(st, hero, self.over)
        if self.short:
            casualty_check(st, hero, self.short, self.by)

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return FLEE_RULE


NOT_BACK: Final = Refusal("BL-8.3", "refused-bl-8-3")
CLIFF_BETWEEN: Final = Refusal("BL-8.5", "refused-bl-8-5")
NO_END_BEYOND: Final = Refusal("BL-25.16", "refused-bl-25-16-beyond")
END_TAKEN: Final = Refusal("BL-25.16", "refused-bl-25-16", of_occupant)
NOT_AT_BASELINE: Final = Refusal("BL-25.21", "refused-bl-25-21")
MUST_FLEE: Final = Refusal("BL-25.21", "refused-bl-25-21-stay")
HAS_BEGUN: Final = Refusal("BL-25.15", "refused-bl-25-15-begun")
NOT_BEGUN: Final = Refusal("BL-25.15", "refused-bl-25-15-first")
MUST_GO_FAR: Final = Refusal("BL-8.10", "refused-bl-25-15-least", lambda st, hexes: {"n": ("count", hexes)})


def why_not_back(st: BattleState, unit: int, here: int, h: int) -> Refusal | None:
    """A retreat goes to a next hex toward the unit's own side, over no cliff (BL-8.3, BL-8.5)."""
    if h not in st.ground.board.retreat_steps(here, st.owner[unit] & CAMP):
        return NOT_BACK
    return None if h in st.ground.near[here] else CLIFF_BETWEEN


def why_not_flee_to(st: BattleState, flight: Flight, h: int) -> Refusal | None:
    """A Champion flees toward his own side, through anybody, and must be able to end (BL-25.15, BL-25.16)."""
    reason = why_not_back(st, flight.hero, flight.here(st), h) or why_not_stand(st, flight.hero, h)
    if reason is not None or flight.can_reach_end(st, h, flight.steps + 1):
        return reason
    return NO_END_BEYOND


def why_not_flee_off(st: BattleState, flight: Flight) -> Refusal | None:
    """He leaves the board from the row at his own baseline (BL-25.21)."""
    may = flight.steps < flight.farthest(st) and flight.is_baseline(st, flight.here(st))
    return None if may else NOT_AT_BASELINE


def why_not_stop(st: BattleState, flight: Flight) -> Refusal | Objection | None:
    """He stops after the hexes that he must go, where a Champion can end (BL-8.10, BL-25.15, BL-25.16)."""
    if not flight.steps:
        return NOT_BEGUN
    here = flight.here(st)
    if not flight.can_end(st, here):
        return Objection(END_TAKEN, here)
    if flight.steps >= flight.least or flight.is_free_to_stay(st):
        return None
    return Objection(MUST_GO_FAR, flight.least)


def why_not_stay(st: BattleState, flight: Flight) -> Refusal | None:
    """He stays where he is only if leaving the board or spending his token is his only way (BL-17.5, BL-25.21)."""
    if flight.steps:
        return HAS_BEGUN
    if not flight.least:
        return NOT_BEGUN
    return None if flight.is_free_to_stay(st) else MUST_FLEE


FLEE_RULE: Final = hex_rule(
    "BL-25.15",
    lambda st, seat, h: why_not_flee_to(st, asking(st, Flight), h),
    {
        STOP: lambda st, seat: why_not_stop(st, asking(st, Flight)),
        OFF_BOARD: lambda st, seat: why_not_flee_off(st, asking(st, Flight)),
        STAY: lambda st, seat: why_not_stay(st, asking(st, Flight)),
    },
)


def own_flight(st: BattleState, clash: Clash) -> Flight:
    """The voluntary retreat of a Champion after an attack on him (BL-25.17, BL-10.12)."""
    return Flight(clash.dfn, st.holder_of(clash.att), least=0)


NOT_A_CHAMPION: Final = refusal("BL-25.17")
IS_CAUGHT: Final = refusal("BL-18.2", of_v)
IS_FROZEN: Final = refusal("BL-19.20", of_v)
NOWHERE_TO_END: Final = refusal("BL-25.16", of_v, "nowhere")


def why_not_flee(st: BattleState, clash: Clash) -> Refusal | None:
    """Why the target of a melee attack does not retreat of its own will, Bold or not (BL-25.16, BL-25.17)."""
    hero = clash.dfn
    if st.utype[hero] < c.FIRST_HERO or clash.kind != MELEE_ATTACK:
        return NOT_A_CHAMPION
    if st.tok[hero] & HELD_FAST:
        return IS_CAUGHT if st.tok[hero] & WEBBED else IS_FROZEN
    return None if own_flight(st, clash).options(st) else NOWHERE_TO_END
