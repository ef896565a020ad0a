"""Refusals of battles and of what is done instead: the one cause that holds (chapters 10, 13, 15, 16, 18, 22, 26)."""

from __future__ import annotations

from sandtable.games.battlelore.combat.declare import (
    reach_of,
    why_not_shoot,
)
from sandtable.games.battlelore.creatures.tremor import Tremor
from sandtable.games.battlelore.heroes.effects import CardUnits
from sandtable.games.battlelore.heroes.in_play import place_of, unit_of
from sandtable.games.battlelore.lore.targets import is_troop
from sandtable.games.battlelore.presentation.refused import Asking, Facts, Said
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import ORDERED
from sandtable.games.battlelore.tables.heroes import hero_card
from sandtable.games.battlelore.tables.pieces import CAMP


def no_hero_target(at: Asking) -> Said:
    """Whom a Hero's card does not concern, and who has escaped an attack (BL-26.12)."""
    st, asked = at.st, at.asked
    if at.kind == "hero_die" and at.part == "word":
        return "13-2-face", {"f": ("face", at.value)}
    if at.kind != "hero_unit" or asked is None:
        return "else" if at.part not in ("unit", "target", "word") else "26-12", {}
    hero, number = asked.context
    facts: Facts = {"c": ("heroic", number), "u": ("unit", hero)}
    if at.there < 0:
        return ("26-12-first" if at.part == "word" else "26-12-nobody"), facts
    if not isinstance(st.stack[-1], CardUnits):
        return no_deed_target(at, hero, number)
    if st.owner[at.there] & CAMP != st.owner[hero] & CAMP:
        return "26-12-enemy", facts
    if st.flags[at.there] & ORDERED:
        return "4-6", {}
    places = [st.pos[u] for u in st.stack[-1].chosen] or [place_of(st, hero)]
    near = any(st.pos[at.there] in st.ground.near[h] for h in places)
    return ("26-12-unit" if near else "26-12-far"), facts


def no_deed_target(at: Asking, hero: int, number: int) -> Said:
    """Whom a shot, a theft or a remedy does not reach (BL-26.12)."""
    st, op = at.st, hero_card(number).effects[0].op
    unit = unit_of(st, hero)
    facts: Facts = {"c": ("heroic", number), "u": ("unit", hero)}
    own = st.owner[at.there] & CAMP == st.owner[hero] & CAMP
    if own != (op == "restore_figures"):
        return ("26-12-own" if own else "26-12-enemy"), facts
    if op == "ranged_attack":
        shot = c.SHOT_OF[hero_card(number).id]
        reason = why_not_shoot(st, unit, at.there, shot)
        clause = "" if reason is None else reason.clause
        away = st.ground.board.distance[st.pos[unit]][st.pos[at.there]]
        facts |= {"m": ("count", away), "n": ("count", reach_of(st, unit, shot))}
        return {"BL-6.7": "26-12-range", "BL-6.11": "26-12-sight"}.get(clause, "26-12-unit"), facts
    if at.there != unit and st.pos[at.there] not in st.ground.near[st.pos[unit]]:
        return "26-12-far", facts
    full = op == "restore_figures" and is_troop(st, at.there) and st.figs[at.there] == st.full[at.there]
    return ("13-3-full" if full else "26-12-unit"), facts


def no_tremor(at: Asking) -> Said:
    """One that is not shaken, or whose turn to retreat comes later (BL-18.15)."""
    frame = at.st.stack[-1]
    if at.there < 0 or not isinstance(frame, Tremor):
        return "else", {}
    facts: Facts = {"u": ("unit", frame.att)}
    if at.there == frame.att or c.UNIT_DEFS[at.st.utype[at.there]].elemental:
        return "18-15-firm", facts
    if at.there not in frame.units:
        near = at.st.pos[at.there] in at.st.ground.board.neighbours[at.st.pos[frame.att]]
        return ("18-15-over" if near else "18-15"), facts
    assert at.asked is not None
    return "18-15-later", {"p": ("seat", at.asked.seat)}
