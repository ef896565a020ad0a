"""The Actions of an activation: their conditions and how they begin (FB-11.10, chapters 13 to 19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.refusal import Refusal
from sandtable.games.first_blood.combat.charge import ALL_UNSEEN, charge, why_not_charge
from sandtable.games.first_blood.combat.charge import why_nobody as why_nobody_to_charge
from sandtable.games.first_blood.combat.clash import clash, why_not_clash
from sandtable.games.first_blood.combat.duel import NOT_A_CHARACTER, Duel, why_not_duel
from sandtable.games.first_blood.combat.reform import reform, why_not_reform
from sandtable.games.first_blood.combat.withdraw import why_not_withdraw, withdraw
from sandtable.games.first_blood.dice import RALLY, is_passed, roll
from sandtable.games.first_blood.in_force import effects
from sandtable.games.first_blood.magic.spellcasting import (
    CHARACTER_NO_CASTER,
    NO_CASTER,
    NO_SPELL,
    Spellcasting,
    spells_of,
    why_not_cast,
)
from sandtable.games.first_blood.magic.spellcasting import NO_TARGET as NO_SPELL_TARGET
from sandtable.games.first_blood.magic.spellcasting import why_nobody as why_nobody_to_enchant
from sandtable.games.first_blood.measuring import (
    engaged_with,
    is_engaged,
    leader_of,
)
from sandtable.games.first_blood.movement.march.entry import Entry
from sandtable.games.first_blood.movement.march.garrison import can_leave, start_march
from sandtable.games.first_blood.qualities import any_has, characteristic
from sandtable.games.first_blood.refusals import refusal
from sandtable.games.first_blood.shooting.volley import NO_BARRAGE, Volley, why_not_volley
from sandtable.games.first_blood.shooting.volley import NO_TARGET as NO_VOLLEY_TARGET
from sandtable.games.first_blood.shooting.volley import why_nobody as why_nobody_to_shoot
from sandtable.games.first_blood.state import (
    AIM,
    ARRIVING,
    BROKEN,
    INSPIRED,
    NOWHERE,
    State,
)
from sandtable.games.first_blood.tables.terms import (
    BLOODLUST,
    FEARLESS,
    FEARSOME,
    OVERCHARGE,
    RESOLVE,
    TERRIFYING,
)

END: Final = -1
ADJUST: Final = -2
"""The owner wants to place the Models in the next Action (FB-12.20)."""
TAKE_AIM: Final = 0
INSPIRE: Final = 1
RALLY_ACTION: Final = 2
COMBAT_RALLY: Final = 3
OVERCHARGE_ACTION: Final = 4
VOLLEY_ACTION: Final = 5
CHARGE: Final = 6
CLASH_ACTION: Final = 7
COMBAT_REFORM: Final = 8
WITHDRAW_ACTION: Final = 9
SPELLCASTING: Final = 10
DUEL_ACTION: Final = 11
MARCH_ACTION: Final = 12
ACTION_IDS: Final[tuple[str, ...]] = (
    "take_aim",
    "inspire",
    "rally",
    "combat_rally",
    "overcharge",
    "volley",
    "charge",
    "clash",
    "combat_reform",
    "withdraw",
    "spellcasting",
    "duel",
    "march",
)
"""The Actions that can be taken (FB-11.10)."""
COMBAT: Final = (INSPIRE, COMBAT_RALLY, CLASH_ACTION, COMBAT_REFORM, WITHDRAW_ACTION, DUEL_ACTION)
IN_CONTACT: Final = tuple([at for at in range(len(ACTION_IDS)) if at in COMBAT or at == SPELLCASTING])
APART: Final = tuple([at for at in range(len(ACTION_IDS)) if at not in COMBAT or at == CLASH_ACTION])
"""Actions of Engaged Regiments, and of others (FB-11.11, FB-11.12); a Ruin can be attacked (FB-22.14)."""
REPEATED: Final = (OVERCHARGE_ACTION, MARCH_ACTION)
"""Actions that may be taken twice in one activation (FB-11.9)."""
MOVES: Final = ("march", "charge")
PLACED: Final = frozenset((MARCH_ACTION, CHARGE, CLASH_ACTION, COMBAT_REFORM))
"""Actions that move Models which their owner may place."""


def rages(st: State, regiment: int) -> bool:
    """Must Bloodlust be rolled: a Model with it, no enemy in contact, and an enemy to move towards (FB-24.5, FB-24.6)?"""
    if not any_has(st, regiment, BLOODLUST) or not st.on_table(1 - st.owner(regiment)):
        return False
    calmed = any(bound.effect.roll == "bloodlust" for bound in effects(st, "auto_pass", regiment))
    return not calmed and not is_engaged(st, regiment)


def take_aim(st: State, regiment: int) -> None:
    """The next Volley Action of the Regiment in this Turn has +1 Volley (FB-14.1)."""
    st.set_mark(regiment, AIM)


def inspire(st: State, regiment: int) -> None:
    """The next Clash Action of the Regiment in this Turn has +1 Clash (FB-16.2)."""
    st.set_mark(regiment, INSPIRED)


def rally(st: State, regiment: int) -> None:
    """Remove the Broken marker without a roll (FB-16.1)."""
    st.drop_mark(regiment, BROKEN)
    if st.logging:
        st.emit("rallied", (st.owner(regiment), regiment), "FB-16.1")


def combat_rally(st: State, regiment: int) -> None:
    """Remove the Broken marker; against Fearsome or Terrifying enemies a die must pass Resolve (FB-16.32, FB-16.33).

    Passed or failed, it counts as the first Action (FB-16.34).
    """
    if is_daunted(st, regiment):
        need = characteristic(st, regiment, leader_of(st, regiment), RESOLVE)
        if not is_passed(roll(st, st.owner(regiment), 1, RALLY, "FB-16.33")[0], need):
            return
    rally(st, regiment)


def is_daunted(st: State, regiment: int) -> bool:
    """Is an enemy with Fearsome or Terrifying in contact, and no Fearless Model here (FB-24.15, FB-24.16, FB-24.49)?"""
    if any_has(st, regiment, FEARLESS):
        return False
    return any(any_has(st, foe, FEARSOME) or any_has(st, foe, TERRIFYING) for foe in engaged_with(st, regiment))


def overcharge(st: State, regiment: int) -> None:
    """Add one Overcharge Marker; markers stay from Turn to Turn (FB-24.28, FB-24.29)."""
    st.overcharge[regiment] += 1


NO_OVERCHARGE: Final = refusal("FB-24.28")


def why_not_overcharge(st: State, regiment: int) -> Refusal | None:
    """Only a Regiment with Overcharge may add markers (FB-24.28)."""
    return None if any_has(st, regiment, OVERCHARGE) else NO_OVERCHARGE


def march(st: State, regiment: int) -> None:
    """A March on the battlefield, or onto it (chapter 13).

    A Regiment cannot occupy a Garrison with its entry March (FB-13.24).
    """
    if st.status[regiment] == ARRIVING:
        st.push(Entry(regiment))
    else:
        start_march(st, regiment)


NO_WAY_OUT: Final = refusal("FB-21.20", "action")
LEAVES_LATE: Final = refusal("FB-21.19", key="refused-leaves-late")
WITHDRAWS_LATE: Final = refusal("FB-21.21", key="refused-leaves-late")
MOVES_ONCE: Final = refusal("FB-19.17")


def why_not_march(st: State, regiment: int) -> Refusal | None:
    """Why a March is not possible: a Regiment in a Garrison needs a way out (FB-21.20)."""
    return NO_WAY_OUT if st.inside[regiment] != NOWHERE and not can_leave(st, regiment) else None


def volley(st: State, regiment: int) -> None:
    """A Volley at one enemy Regiment (chapter 14)."""
    st.push(Volley(0, regiment))


def spellcasting(st: State, regiment: int) -> None:
    """Cast a spell (chapter 19)."""
    st.push(Spellcasting(0, regiment))


def duel(st: State, regiment: int) -> None:
    """A Character challenges another (chapter 18).

    For losses it is a single Action like any other (FB-18.14).
    """
    st.push(Duel(0, regiment))


ACTIONS: Final[tuple[Callable[[State, int], None], ...]] = (
    take_aim,
    inspire,
    rally,
    combat_rally,
    overcharge,
    volley,
    charge,
    clash,
    reform,
    withdraw,
    spellcasting,
    duel,
    march,
)
REASONS: Final[dict[int, Callable[[State, int], Refusal | None]]] = {
    MARCH_ACTION: why_not_march,
    OVERCHARGE_ACTION: why_not_overcharge,
    VOLLEY_ACTION: why_not_volley,
    CHARGE: why_not_charge,
    CLASH_ACTION: why_not_clash,
    COMBAT_REFORM: why_not_reform,
    WITHDRAW_ACTION: why_not_withdraw,
    SPELLCASTING: why_not_cast,
    DUEL_ACTION: why_not_duel,
}
"""Conditions of each Action beyond the rules for all Actions."""
NEVER: Final = (NO_OVERCHARGE, NO_BARRAGE, NO_CASTER, CHARACTER_NO_CASTER, NO_SPELL, NOT_A_CHARACTER)
"""What a Regiment of this kind can never do."""
CAUSES: Final[dict[Refusal, Callable[[State, int], Refusal]]] = {
    NO_VOLLEY_TARGET: why_nobody_to_shoot,
    ALL_UNSEEN: why_nobody_to_charge,
    NO_SPELL_TARGET: lambda st, regiment: why_nobody_to_enchant(st, regiment, spells_of(st, regiment)),
}
"""Why there is no target for an Action; found only for a player who asks."""
