"""Creation, deployment and moves of Heroes and Champions (chapters 23 and 24)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame, Secret
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.games.battlelore.heroes.in_play import has_op, hero_move, is_friendly_to, lead, place_of
from sandtable.games.battlelore.state import LED, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BURNING, MOVE_OVER, ORDERED
from sandtable.games.battlelore.tables.effects import FX_MOVE
from sandtable.games.battlelore.tables.heroes import ARTIFACT_DECK, SKULLS, can_ever_use, first_skills, goes_mounted
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import MOVE_FREE
from sandtable.games.battlelore.turn.forces import add_unit
from sandtable.games.battlelore.turn.lasting import effect_total
from sandtable.games.battlelore.turn.places import hex_rule, of_occupant, stop_of, taken_by, why_not_stand
from sandtable.games.battlelore.turn.ways import (
    CLIFF_SIDE,
    IS_HERE,
    NOT_NEXT,
    ON_FIRE,
    first_of,
    obstacles,
    why_stopped,
)

# questions
HERO_CLASS: Final = "hero_class"
HERO_SKILL: Final = "hero_skill"
HERO_ARTIFACT: Final = "hero_artifact"
HERO_AT: Final = "hero_at"
NOBODY: Final = -1


def in_hex(st: BattleState, seat: int, h: int) -> Facts:
    return {"v": ("unit", st.at[h])}


# --- creation and deployment (chapter 23) -----------------------------------------------------------------------------


@frame
class NewHero(Frame[BattleState]):
    """One player makes a Hero and deploys him with a troop, or plays without (BL-23.5, BL-23.6, BL-23.10, BL-23.11)."""

    holder: int
    at: int
    kind: int
    skill: int
    artifacts: Secret

    def advance(self, st: BattleState) -> Decision | None:
        seat = st.rules.seats[self.holder]
        if self.at == 0:
            classes: list[Pick] = [m for m, level in enumerate(st.councils[self.holder]) if level]
            return Decision(HERO_CLASS, seat, [NOBODY, *classes], "BL-23.11", ())
        if self.at == 1:
            skills: list[Pick] = [*first_skills(self.kind)]
            return Decision(HERO_SKILL, seat, skills, "BL-23.5", (self.kind,))
        if self.at == 2:
            self.at = 3
            self.draw(st)
            return None
        if self.at == 3:
            cards: list[Pick] = [*sorted(set(self.artifacts.open()))]
            return Decision(HERO_ARTIFACT, seat, cards, "BL-23.6", (self.kind,), False)
        places = self.places(st)
        if not places:
            st.artifacts = sorted([*st.artifacts, *self.artifacts.open()])
            st.pop()  # no Hero-friendly hex (BL-2.10)
            return None
        return Decision(HERO_AT, seat, places, "BL-23.10", (self.kind,))

    def rides(self) -> bool:
        """Is he mounted, by his Skill or by the Artifact he has kept (BL-23.4)?"""
        kept = self.artifacts.open() if self.at == 4 else ()
        return goes_mounted((self.skill,), kept)

    def type_of(self) -> int:
        return c.TYPE_OF[f"{'y' if self.rides() else 'x'}_{c.CLASS_IDS[self.kind]}"]

    def draw(self, st: BattleState) -> None:
        """Draw 3 Artifacts; those he can never use are put back and replaced (BL-23.6)."""
        if not st.artifacts and not st.sheets:
            st.artifacts = sorted(ARTIFACT_DECK)
        drawn: list[int] = []
        while len(drawn) < 3:
            card = st.artifacts[st.chance(len(st.artifacts))]
            if can_ever_use(card, self.kind, self.rides()):
                st.artifacts.remove(card)
                drawn.append(card)
        self.artifacts = Secret(tuple(sorted(drawn)), st.rules.knowers[self.holder])

    def places(self, st: BattleState) -> list[Pick]:
        return friendly_hexes(st, self.holder, self.type_of())

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == HERO_CLASS:
            if pick == NOBODY:
                st.pop()
                return
            self.kind = pick
            self.at = 1
        elif asked.kind == HERO_SKILL:
            self.skill = pick
            self.at = 2
        elif asked.kind == HERO_ARTIFACT:
            back = list(self.artifacts.open())
            back.remove(pick)
            st.artifacts = sorted([*st.artifacts, *back])
            self.artifacts = Secret((pick,), self.artifacts.knows)
            st.reveal(self.artifacts)
            self.at = 4
        else:
            st.pop()
            unit = add_unit(st, self.type_of(), self.holder, LED, 1, c.NO_ATTACHMENT, False)
            st.sheets = [*st.sheets, (unit, self.kind, SKULLS[self.kind], (self.skill,), self.artifacts.open(), 0, 0)]
            lead(st, unit, st.at[pick])
            st.emit("hero", (unit, pick), "BL-23.10")

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        return pick

    def rule(self, asked: Decision) -> Rule[BattleState] | None:
        return HERO_AT_RULE if asked.kind == HERO_AT else None


def why_not_begin(st: BattleState, seat: int, h: int) -> Refusal | None:
    hero = asking(st, NewHero)
    return why_not_friendly(st, hero.holder, hero.type_of(), h)


HERO_AT_RULE: Final = hex_rule("BL-23.10", why_not_begin)


NOBODY_THERE: Final = Refusal("BL-23.9", "refused-bl-23-9-none")
OF_ALLY: Final = Refusal("BL-31.14", "refused-bl-31-14")
OF_ENEMY: Final = Refusal("BL-23.9", "refused-bl-23-9-enemy", in_hex)
IS_CREATURE: Final = Refusal("BL-23.9", "refused-bl-23-9-creature", in_hex)
HAS_LEADER: Final = Refusal("BL-23.12", "refused-bl-23-12")
ON_FOOT: Final = Refusal("BL-23.9", "refused-bl-23-9-foot", in_hex)
MOUNTED: Final = Refusal("BL-23.9", "refused-bl-23-9-mounted", in_hex)


def why_not_friendly(st: BattleState, holder: int, type_: int, h: int) -> Refusal | None:
    """Why a Hero of this type who is not on the board yet cannot begin in a hex (BL-23.9, BL-23.12, BL-31.14)."""
    troop = st.at[h]
    if troop < 0:
        return NOBODY_THERE
    if st.owner[troop] != holder:
        return OF_ALLY if st.owner[troop] & CAMP == holder & CAMP else OF_ENEMY
    if st.utype[troop] >= c.FIRST_CREATURE:
        return IS_CREATURE
    if st.leader[troop] >= 0:
        return HAS_LEADER
    kind = c.T_KIND[st.utype[troop]]
    return None if kind == c.T_KIND[type_] else ON_FOOT if kind == c.FOOT else MOUNTED


def friendly_hexes(st: BattleState, holder: int, type_: int) -> list[Pick]:
    """Hero-friendly hexes for a Hero of this type who is not on the board yet (BL-23.9)."""
    return [h for h in st.pos if h >= 0 and why_not_friendly(st, holder, type_, h) is None]


# --- movement (chapter 24) --------------------------------------------------------------------------------------------


def champion_far(st: BattleState, hero: int) -> int:
    """How many hexes a Hero can move on his own; burning, at most 1 (BL-24.10, BL-19.18)."""
    far = full_far(st, hero)
    return min(far, 1) if st.tok[hero] & BURNING else far


def full_far(st: BattleState, hero: int) -> int:
    """The same for a Hero who does not burn."""
    far = c.UNIT_DEFS[st.utype[hero]].move_battle + hero_move(st, hero)
    return far + effect_total(st, hero, FX_MOVE) if st.effects else far


def champion_steps(st: BattleState, hero: int, h: int) -> list[int]:
    """The hexes a Hero may step into from one he is in or passes; never an enemy's (BL-24.11, BL-24.14)."""
    near = st.ground.board.neighbours[h]
    return [n for n in near if st.at[n] != hero and why_not_enter(st, hero, h, n) is None]


def can_end_in(st: BattleState, hero: int, h: int) -> bool:
    """May a Hero's move end here: a vacant or Hero-friendly hex (BL-24.11)?"""
    return st.at[h] < 0 or is_friendly_to(st, hero, st.at[h])


def with_reach(st: BattleState, hero: int, *more: int) -> Facts:
    return {"n": ("count", champion_far(st, hero))}


def with_mismatch(st: BattleState, *values: int) -> Facts:
    """The hex, the friendly unit in it, and why a Hero cannot join it (BL-23.9, BL-23.12)."""
    other = st.at[values[-1]]
    if st.utype[other] >= c.FIRST_CREATURE:
        word = "join-creature"
    elif st.owner[other] != st.active:
        word = "join-ally"
    elif st.leader[other] >= 0:
        word = "join-led"
    else:
        word = "join-foot" if c.T_KIND[st.utype[other]] == c.FOOT else "join-mounted"
    return {**of_occupant(st, *values), "cause": ("word", word)}


ENEMY_THERE: Final = taken_by("BL-24.11")
ENEMY_ON_WAY: Final = Refusal("BL-24.11", "refused-bl-5-4-on-way", of_occupant)
CANNOT_JOIN: Final = Refusal("BL-24.11", "refused-bl-24-11-troop", with_mismatch)
CANNOT_STOP: Final = Refusal("BL-24.11", "refused-bl-24-11-stop")
STOPS_AT_STRANGER: Final = Refusal("BL-24.14", "refused-bl-24-14", with_mismatch)
COMES_FROM: Final = Refusal("BL-24.17", "refused-bl-24-17")
HERO_TOO_FAR: Final = Refusal("BL-24.10", "refused-bl-24-10", with_reach)


def why_not_end_in(st: BattleState, hero: int, h: int) -> Refusal | None:
    """A Hero's move ends in a vacant or Hero-friendly hex (BL-24.11)."""
    if can_end_in(st, hero, h):
        return None
    return CANNOT_JOIN if st.owner[st.at[h]] & CAMP == st.owner[hero] & CAMP else ENEMY_THERE


def why_not_enter(st: BattleState, hero: int, here: int, there: int) -> Refusal | None:
    """Why a Hero cannot step from one hex into the next; he passes friends, never an enemy (BL-24.11, BL-24.14)."""
    if there not in st.ground.near[here] and not has_op(st, hero, "cross_cliffs"):
        return CLIFF_SIDE
    other = st.at[there]
    if other >= 0 and st.owner[other] & CAMP != st.owner[hero] & CAMP:
        return ENEMY_ON_WAY
    return why_not_stand(st, hero, there)


def why_not_hero_to(st: BattleState, hero: int, h: int) -> Refusal | Objection | None:
    """Why a Hero on his own cannot move to a hex in one move (BL-24.10 to BL-24.14)."""
    start = place_of(st, hero)
    if h == start:
        return None
    reason = why_not_stand(st, hero, h) or why_not_end_in(st, hero, h)
    if reason is not None:
        return reason
    found = obstacles(st, hero, start, h, champion_far(st, hero), lambda here, n: why_not_enter(st, hero, here, n))
    if found is not None:
        return first_of(hero, found)
    slowed = st.tok[hero] & BURNING and st.ground.board.distance[start][h] <= full_far(st, hero)
    return Objection(ON_FIRE if slowed else HERO_TOO_FAR, hero)


def why_not_hero_step(st: BattleState, hero: int, here: int, steps: int, h: int) -> Refusal | Objection | None:
    """Why this is not the next hex of a Hero who moves hex by hex, after this many steps (BL-24.10 to BL-24.17)."""
    if h not in st.ground.board.neighbours[here]:
        return Objection(IS_HERE, hero) if h == here else Objection(NOT_NEXT, h, here)
    if st.at[h] == hero:
        return COMES_FROM
    reason = why_not_enter(st, hero, here, h)
    if reason is not None:
        return ENEMY_THERE if reason is ENEMY_ON_WAY else reason
    stop = why_stopped(st, hero, here) if steps else None
    if stop is not None:
        return Objection(stop, hero, here)
    left = champion_far(st, hero) - steps
    if left < 1:
        return Objection(ON_FIRE if st.tok[hero] & BURNING and steps < full_far(st, hero) else HERO_TOO_FAR, hero)
    if can_finish(st, hero, h, left - 1):
        return None
    return CANNOT_JOIN if stop_of(st, hero, h) == MOVE_FREE else STOPS_AT_STRANGER


def hero_steps(st: BattleState, hero: int, here: int, steps: int) -> list[Pick]:
    """All hexes that `why_not_hero_step` allows. What is the same for all of them is looked up once."""
    left = champion_far(st, hero) - steps
    if left < 1 or (steps and stop_of(st, hero, here) != MOVE_FREE):
        return []
    return [h for h in champion_steps(st, hero, here) if can_finish(st, hero, h, left - 1)]


def can_finish(st: BattleState, hero: int, h: int, left: int) -> bool:
    """Can a move that enters this hex with this many hexes left still end legally?"""
    if can_end_in(st, hero, h):
        return True
    if not left or stop_of(st, hero, h) != MOVE_FREE:
        return False
    return any(can_finish(st, hero, n, left - 1) for n in champion_steps(st, hero, h))


def champion_reach(st: BattleState, hero: int) -> dict[int, int]:
    """The hexes a Hero can reach alone, through friendly units, ending in a vacant or Hero-friendly hex (BL-24.10,
    BL-24.11).
    """
    start = place_of(st, hero)
    seen: dict[int, int] = {start: 0}
    ends: dict[int, int] = {start: 0}
    edge = [start]
    for d in range(1, champion_far(st, hero) + 1):
        further: list[int] = []
        for h in edge:
            for n in champion_steps(st, hero, h):
                if n in seen:
                    continue
                seen[n] = d
                if can_end_in(st, hero, n):
                    ends[n] = d
                if stop_of(st, hero, n) == MOVE_FREE:
                    further.append(n)
        edge = further
    return ends


def is_splitting(st: BattleState, unit: int) -> bool:
    """Is this a Leader who was ordered to split and has not moved yet (BL-24.3)?"""
    return st.pos[unit] == LED and st.flags[unit] & (ORDERED | MOVE_OVER) == ORDERED
