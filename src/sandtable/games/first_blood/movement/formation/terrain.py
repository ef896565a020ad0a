"""Terrain crossed by a move: the pieces on a path, and the dice for them (FB-3.18, chapter 20)."""

from __future__ import annotations

from itertools import pairwise

from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.plane import OUTSIDE, Polygon, polygon, segments_meet
from sandtable.games.first_blood.block import FAR
from sandtable.games.first_blood.combat.attack import falling, harmed
from sandtable.games.first_blood.dice import TERRAIN, roll
from sandtable.games.first_blood.in_force import effects
from sandtable.games.first_blood.movement.formation.obstacles import is_standing
from sandtable.games.first_blood.qualities import all_have
from sandtable.games.first_blood.state import NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import (
    BROKEN_GROUND,
    DANGEROUS,
    HINDERING,
    OBSCURING,
    RUIN,
    VERY_DANGEROUS,
    TerrainPiece,
)
from sandtable.games.first_blood.tables.effects import ZONAL_IDS
from sandtable.games.first_blood.tables.terms import BRUTE, CAVALRY, FLUID_FORMATION

RUBBLE = DANGEROUS | OBSCURING | HINDERING
"""The rules of a collapsed Ruin (FB-22.18)."""
SKIPPED = BROKEN_GROUND | DANGEROUS | HINDERING
"""Rules that Fluid Formation ignores (FB-20.20, FB-24.20)."""
WORST = 3
"""The highest face that causes harm in Very Dangerous Terrain (FB-20.8)."""


def rules_of(st: State, piece: int, type_: int) -> int:
    """The current rules of a piece for a Regiment of a Type (FB-22.3, FB-22.18)."""
    one = st.field().pieces[piece]
    if one.kind != RUIN:
        return one.rules
    if not is_standing(st, piece):
        return RUBBLE
    return DANGEROUS if type_ == CAVALRY else 0


def rules_felt(st: State, piece: int, regiment: int) -> int:
    """The rules of a piece that a Regiment does not ignore (FB-20.20)."""
    rules = rules_of(st, piece, st.plan(regiment).type)
    if rules & SKIPPED and all_have(st, regiment, FLUID_FORMATION):
        rules &= ~SKIPPED
    for bound in effects(st, "ignore_terrain", regiment):
        for word in bound.effect.words:
            rules &= ~(1 << ZONAL_IDS.index(word))
    return rules


def leads_through(way: list[LatticePoint], outline: Polygon) -> bool:
    """Is the centre in a piece at any point of its path, ends included (FB-3.13, FB-3.18)? A Model that stays crosses nothing.

    >>> box = ((0, 0), (8, 0), (8, 8), (0, 8))
    >>> leads_through([(-5, 4), (20, 4)], box), leads_through([(-5, 9), (20, 9)], box), leads_through([(4, 4)], box)
    (True, False, False)
    """
    if len(set(way)) < 2:
        return False
    if any(polygon(x, y, outline) != OUTSIDE for x, y in way):
        return True
    edges = list(pairwise((*outline, outline[0])))
    return any(
        segments_meet(ax, ay, bx, by, cx, cy, dx, dy)
        for (ax, ay), (bx, by) in pairwise(way)
        for (cx, cy), (dx, dy) in edges
    )


def is_crossed(way: list[LatticePoint], piece: TerrainPiece, flies: bool) -> bool:
    """Does a Model move through a piece? A flying March only crosses those in which it starts or ends (FB-3.18, FB-24.24)."""
    left, low, right, high = piece.box
    if all(x < left for x, _ in way) or all(x > right for x, _ in way):
        return False
    if all(y < low for _, y in way) or all(y > high for _, y in way):
        return False
    if not leads_through(way, piece.outline):
        return False
    return not flies or any(polygon(x, y, piece.outline) != OUTSIDE for x, y in (way[0], way[-1]))


def box_of(ways: list[list[LatticePoint]]) -> tuple[int, int, int, int]:
    """The bounding box of these paths."""
    left = low = FAR
    right = high = -FAR
    for way in ways:
        for x, y in way:
            if x < left:
                left = x
            if x > right:
                right = x
            if y < low:
                low = y
            if y > high:
                high = y
    return (left, low, right, high)


def are_apart(one: tuple[int, int, int, int], two: tuple[int, int, int, int]) -> bool:
    """Do two boxes have nothing in common?"""
    return one[0] > two[2] or one[2] < two[0] or one[1] > two[3] or one[3] < two[1]


def is_hindered(st: State, regiment: int, ways: list[list[LatticePoint]]) -> bool:
    """Did a Model charge through Hindering Terrain that the Regiment does not ignore (FB-20.12, FB-20.13)?"""
    type_ = st.plan(regiment).type
    for number, piece in enumerate(st.field().pieces):
        felt = rules_of(st, number, type_) & HINDERING and rules_felt(st, number, regiment) & HINDERING
        if felt and any(is_crossed(way, piece, False) for way in ways):
            return True
    return False


def roll_terrain(
    st: State, regiment: int, ways: list[list[LatticePoint]], charges: bool = False, flies: bool = False
) -> None:
    """Roll the dice for all terrain crossed in an Action, once all its Models have moved (FB-12.19, FB-20.6 to FB-20.11).

    One die is rolled for each Model and piece. The Wounds and Hits are pushed onto the stack.
    """
    hits = wounds = 0
    where = NOWHERE
    harmful = DANGEROUS | VERY_DANGEROUS | (BROKEN_GROUND if charges else 0)
    type_ = st.plan(regiment).type
    around = box_of(ways)
    for number, piece in enumerate(st.field().pieces):
        if are_apart(around, piece.box) or not rules_of(st, number, type_) & harmful:
            continue
        count = len([way for way in ways if is_crossed(way, piece, flies)])
        rules = rules_felt(st, number, regiment) if count else 0
        if not rules & harmful:
            continue
        clause = "FB-20.8" if rules & VERY_DANGEROUS else "FB-20.7" if rules & DANGEROUS else "FB-20.6"
        for face in roll(st, st.owner(regiment), count, TERRAIN, clause):
            one_hits, one_wounds = harm(rules, face, type_, charges)
            hits += one_hits
            wounds += one_wounds
            where = number if where == NOWHERE and one_hits + one_wounds else where
    if wounds:
        st.push(falling(regiment, wounds, cause=("terrain", where)))
    if hits:
        st.push(harmed(hits, NOBODY, regiment, ("terrain", where)))


def harm(rules: int, face: int, type_: int, charges: bool) -> tuple[int, int]:
    """Hits and Wounds from one die in a piece (FB-20.6, FB-20.7, FB-20.8, FB-20.10).

    >>> from sandtable.games.first_blood.tables.terms import INFANTRY
    >>> harm(DANGEROUS, 1, INFANTRY, False), harm(DANGEROUS, 1, BRUTE, False), harm(VERY_DANGEROUS, 3, BRUTE, False)
    ((0, 1), (0, 2), (0, 1))
    >>> harm(BROKEN_GROUND, 1, INFANTRY, True), harm(BROKEN_GROUND, 1, CAVALRY, True), harm(BROKEN_GROUND, 1, CAVALRY, False)
    ((1, 0), (0, 1), (0, 0))
    """
    heavy = type_ in (BRUTE, CAVALRY)
    hits = wounds = 0
    if rules & VERY_DANGEROUS:
        if face <= WORST:
            wounds += 2 if type_ == CAVALRY else 1
    elif rules & DANGEROUS and face == 1:
        wounds += 2 if heavy else 1
    if charges and rules & BROKEN_GROUND and face == 1:
        if heavy:
            wounds += 1
        else:
            hits += 1
    return hits, wounds
