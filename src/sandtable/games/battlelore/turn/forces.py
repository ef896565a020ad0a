"""Adds units to a game and decides who begins (BL-2.6, BL-2.7)."""

from __future__ import annotations

from sandtable.games.battlelore.combat.losses import roll
from sandtable.games.battlelore.creatures.entering import first_life
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import AUTO_GREEN
from sandtable.games.battlelore.tables.pieces import CAMP


def add_unit(st: BattleState, type_: int, holder: int, h: int, figures: int, attachment: int, savvy: bool) -> int:
    """Add a unit and return its number.

    The adventure decides which troops are Battle Savvy: those it names, all, or none (BL-20.21).
    """
    st.utype = [*st.utype, type_]
    st.owner = [*st.owner, holder]
    st.pos.append(h)
    st.figs.append(figures)
    st.full = [*st.full, figures]
    st.colour = [*st.colour, c.T_COLOUR[type_]]
    st.weapon = [*st.weapon, c.T_WEAPON[type_]]
    st.attach = [*st.attach, attachment]
    troop = type_ < c.FIRST_CREATURE
    st.savvy = [*st.savvy, int(troop and (st.rules.savvy == 2 or (savvy and st.rules.savvy == 1)))]
    st.extra = [*st.extra, first_life(type_)]
    st.tok.append(0)
    st.flags.append(0)
    st.leader = [*st.leader, -1]
    return len(st.utype) - 1


def first_camp(st: BattleState, levies: list[int] | None = None) -> int:
    """The camp the adventure names, or the one with more green units (BL-2.6, BL-2.7, BL-29.4).

    With Call to Arms the armies decide, and the camps of green Levy tokens count too (BL-30.6, BL-30.13); Reluctant
    Allies always go by their green units (BL-31.2).
    """
    if st.rules.adventure.first != AUTO_GREEN and not st.rules.deployment and not st.rules.allies:
        return st.rules.adventure.first
    greens = [0, 0]
    for unit, h in enumerate(st.pos):
        if h >= 0 and st.colour[unit] == c.GREEN:
            greens[st.owner[unit] & CAMP] += 1
    for camp in levies or ():
        greens[camp] += 1
    while greens[0] == greens[1]:
        rolls = (roll(st, 6), roll(st, 6))
        greens = [faces.count(c.GREEN) for faces in rolls]
        st.emit("green_tie", (*rolls[0], *rolls[1]), "BL-2.7")
    return 0 if greens[0] > greens[1] else 1


def turn_order(st: BattleState) -> list[int]:
    """The holders in turn order; of two allies the one with more green units goes first (BL-31.2)."""
    if not st.rules.allies:
        return [st.active, 1 - st.active]
    order: list[int] = []
    for camp in (st.active & CAMP, 1 - (st.active & CAMP)):
        greens = {
            holder: sum(1 for u, h in enumerate(st.pos) if h >= 0 and st.owner[u] == holder and st.colour[u] == c.GREEN)
            for holder in (camp, camp + 2)
        }
        while greens[camp] == greens[camp + 2]:
            greens = {holder: roll(st, 6).count(c.GREEN) for holder in (camp, camp + 2)}
        order.append(camp if greens[camp] > greens[camp + 2] else camp + 2)
    first, second = order
    return [first, second, (first + 2) % 4, (second + 2) % 4]
