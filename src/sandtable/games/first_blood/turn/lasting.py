"""What lasts for an activation, and the holders of a Character's lasting Command effects (chapters 11, 17)."""

from __future__ import annotations

from sandtable.games.first_blood.effect_ops import mourn
from sandtable.games.first_blood.in_force import UNTIL_ACTIVATION, UNTIL_TARGET_ACTED, effects, is_borne
from sandtable.games.first_blood.measuring import is_character_regiment
from sandtable.games.first_blood.state import BLESSED_HITS, BLESSING_USED, State


def more_actions(st: State, regiment: int) -> int:
    """Additional Actions (content of `extra_action`)."""
    found = effects(st, "extra_action", regiment, st.plan(regiment).first)
    return sum([bound.effect.count for bound in found])


def end_activation(st: State, regiment: int) -> None:
    """End what lasts until the end of this activation; Characters saved in it can be wounded again (FB-17.48)."""
    if st.blessing[regiment] == BLESSED_HITS:
        st.blessing[regiment] = BLESSING_USED  # it was for a roll of this activation (FB-24.8)
    bounds = st.rules.forces.bounds
    gone = (UNTIL_ACTIVATION, UNTIL_TARGET_ACTED)
    st.lasting = [
        row
        for row in st.lasting
        if not (row[1] == regiment and row[2] in gone) and bounds[row[0]].effect.op != "survive"
    ]
    mourn(st)


def commands_to_name(st: State, regiment: int) -> list[int]:
    """The lasting Command effects of a Character, one number for each ability (FB-17.45 (c)).

    Effects that are used, such as Tactics 1, get their holder when they are used.
    """
    if not is_character_regiment(st, regiment):
        return []
    found: dict[str, int] = {}
    for number in st.rules.forces.commanded[regiment]:
        bound = st.rules.forces.bounds[number]
        used = bound.effect.op == "reroll" and bound.effect.roll == "morale"
        if is_borne(st, bound) and not used:
            found.setdefault(bound.ability, number)
    return list(found.values())


def give_command(st: State, number: int, regiment: int) -> None:
    """Give all lasting effects of an ability to a Regiment until the next naming (FB-17.45 (c))."""
    whole = st.rules.forces.whole(number)
    st.holders_of = [row for row in st.holders_of if row[0] not in whole]
    st.holders_of += [(one, regiment) for one in whole]
