"""A Clash against a Ruin, and its collapse (FB-22.14 to FB-22.21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.space.exact import LatticePoint, circle
from sandtable.core.space.plane import OUTSIDE, discs_overlap, grown
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.combat.attack import Attack, falling
from sandtable.games.first_blood.combat.attack_traits import NO_DEFENCE, NO_EVASION, PENALTY, attacks_of, ruin_groups
from sandtable.games.first_blood.dice import COLLAPSE, INJURY, is_saved, roll
from sandtable.games.first_blood.in_force import BY_CLASH
from sandtable.games.first_blood.measuring import is_in_piece, radius_of
from sandtable.games.first_blood.movement.formation.obstacles import MoveLimits, Obstacles, is_standing
from sandtable.games.first_blood.movement.formation.set_down import COLLAPSED, report, set_down
from sandtable.games.first_blood.state import NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import BRUTE, CAVALRY, INFANTRY

REACH: Final = INCH
"""How near Models must be to attack a Ruin (FB-22.14)."""
RUIN_DEFENCE: Final = 1
RUIN_EVASION: Final = 1
DEADLY_FACE: Final = 3
"""The highest face that causes a Wound in a collapse (FB-22.17)."""
RING: Final = INCH // 2
MAX_RINGS: Final = 40


def batterers(st: State, regiment: int, piece: int) -> list[int]:
    """The Models that can attack a Ruin: those within 1" of its outline, or inside (FB-22.14)."""
    if st.plan(regiment).type == INFANTRY or st.inside[regiment] != NOWHERE or not is_standing(st, piece):
        return []
    one, block, reach = st.field().pieces[piece], st.block(regiment), st.plan(regiment).radius + REACH
    if block.is_apart(one.box, reach):
        return []
    return [model for x, y, model in block.spots if grown(x, y, one.outline, reach) != OUTSIDE]


def ruins_in_reach(st: State, regiment: int) -> list[int]:
    """The Ruins that Brutes, Cavalry or Monsters may attack now (FB-22.14)."""
    if st.plan(regiment).type == INFANTRY:
        return []
    return [piece for piece in st.field().ruins if batterers(st, regiment, piece)]


def batter(st: State, regiment: int, piece: int) -> None:
    """The Models near a Ruin attack it with all their Attacks; the Regiment counts as Inspired (FB-22.14)."""
    attacks = [(model, attacks_of(st, regiment, model)) for model in batterers(st, regiment, piece)]
    st.push(Battering(0, regiment, piece, BY_CLASH, ruin_groups(st, regiment, attacks), []))


@frame
class Battering(Attack):
    """An attack on a Ruin: `target` is the piece. It causes no casualties and no Morale Test (FB-22.15, FB-22.21)."""

    def steps(self) -> tuple[Callable[[Attack, State], Decision | None], ...]:
        return STEPS


def chip(blows: Attack, st: State) -> None:
    """The opponent rolls for the Ruin; each failed Injury die removes one Structure point (FB-22.15, FB-22.16)."""
    groups: dict[int, int] = {}
    for die in range(len(blows.faces)):
        if blows.is_hit(die):
            need = ruin_need(blows.power(die))
            groups[need] = groups.get(need, 0) + blows.hits_of(die)
    lost = 0
    for need in sorted(groups):
        faces = roll(st, 1 - blows.seat(st), groups[need], INJURY, "FB-22.15")
        lost += len([face for face in faces if not is_saved(face, need)])
    piece = blows.target
    st.structure[piece] += lost
    if st.logging:
        st.emit("battered", (blows.seat(st), blows.attacker, piece, lost), "FB-22.15")
    if st.structure[piece] >= st.field().pieces[piece].structure:
        st.push(Collapse(piece, False))


def ruin_need(power: int) -> int:
    """The value of a Ruin's Injury Roll: Defence 1 minus penalties, or Evasion 1 (FB-22.15).

    >>> ruin_need(0), ruin_need(3), ruin_need(NO_DEFENCE | NO_EVASION)
    (1, 1, 0)
    """
    defence = 0 if power & NO_DEFENCE else max(0, RUIN_DEFENCE - (power & PENALTY))
    return max(defence, 0 if power & NO_EVASION else RUIN_EVASION)


STEPS: Final[tuple[Callable[[Attack, State], Decision | None], ...]] = (
    Attack.roll_to_hit,
    Attack.flurry,
    Attack.ask_sixes,
    Attack.ask_leader,
    Attack.ask_blessed_hits,
    chip,
)


# -- collapse ------------------------------------------------------------------------------------------------------------


@frame
class Collapse(Frame[State]):
    """A Ruin collapses: roll for every Model in it, then Models on upper floors fall to the ground (FB-22.17, FB-22.19)."""

    piece: int
    rolled: bool

    def advance(self, st: State) -> Decision | None:
        if not self.rolled:
            self.rolled = True
            self.bury(st)
            return None
        st.pop()
        st.collapsed |= 1 << self.piece
        if st.logging:
            st.emit("collapsed", (self.piece,), "FB-22.18")
        fall(st, self.piece)
        return None

    def bury(self, st: State) -> None:
        """Each 1 to 3 is a Wound, two for Brute and Cavalry Regiments (FB-22.17)."""
        for plan in st.rules.plans:
            caught = [model for model in st.models(plan.number) if is_in_piece(st, model, self.piece)]
            faces = roll(st, plan.owner, len(caught), COLLAPSE, "FB-22.17")
            wounds = len([face for face in faces if face <= DEADLY_FACE])
            if wounds:
                st.push(
                    falling(
                        plan.number,
                        wounds * (2 if plan.type in (BRUTE, CAVALRY) else 1),
                        cause=("collapse", self.piece),
                    )
                )


def fall(st: State, piece: int) -> None:
    """Place survivors from upper floors below, or as near as there is room; lower floors first (FB-22.19)."""
    high = [model for model in range(len(st.place)) if st.floor[model] and is_in_piece(st, model, piece)]
    for model in sorted(high, key=lambda model: (st.floor[model], st.order_of(model))):
        x, y = x_of(st.place[model]), y_of(st.place[model])
        regiment = st.rules.forces.regiment_of[model]
        spot = next((at for at in below(x, y) if has_room(st, model, *at)), (x, y))
        set_down(st, model, spot[0], spot[1], 0)
        report(st, regiment, COLLAPSED, [(model, [(x, y), spot])], "FB-22.19")


def below(x: int, y: int) -> list[LatticePoint]:
    """The place itself, then 24 places on circles of 0.50", 1.00" and so on around it (FB-22.19, FB-29.8)."""
    found: list[LatticePoint] = [(x, y)]
    for ring in range(1, MAX_RINGS):
        found += circle(x, y, ring * RING)
    return found


def has_room(st: State, model: int, x: int, y: int) -> bool:
    """Is this a legal place on the ground: no other base and no solid terrain there?"""
    regiment = st.rules.forces.regiment_of[model]
    if not Obstacles(st, regiment, MoveLimits()).ends(0, ()).is_clear(x, y):
        return False
    radius = radius_of(st, model)
    mates = [mate for mate in st.models(regiment) if mate != model and st.place[mate] >= 0 and not st.floor[mate]]
    return not any(discs_overlap(x, y, radius, x_of(st.place[mate]), y_of(st.place[mate]), radius) for mate in mates)
