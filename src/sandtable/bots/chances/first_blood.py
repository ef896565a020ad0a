"""How a seat stands in First Blood."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.state import State as BaseState
from sandtable.games.first_blood.measuring import is_engaged
from sandtable.games.first_blood.state import ACTIVATED, FIELD, GONE, State
from sandtable.games.first_blood.tables.scenarios import MAX_TURNS
from sandtable.games.first_blood.turn.victory import survivors

NAMES: Final = ("points", "army", "field", "ready", "engaged", "wounds", "precious", "cards")


def features(st: BaseState, seat: int) -> list[float]:
    """
    - points: Victory Points;
    - army: the points of the living Models; field: of those on the table; ready: of those not Activated yet; engaged: of those
      in a melee;
    - wounds suffered by living Models; precious: living Characters and Standard Bearers; cards left in the Command Stack.
    """
    assert isinstance(st, State)
    army = field = ready = engaged = wounds = 0.0
    for plan in st.rules.plans:
        regiment = plan.number
        if plan.owner != seat or st.status[regiment] == GONE:
            continue
        worth = plan.profile.cost * (1 if plan.is_character else st.count(regiment))
        army += worth
        wounds += st.wounds[regiment]
        if st.status[regiment] == FIELD:
            field += worth
            engaged += worth if is_engaged(st, regiment) else 0.0
        if not st.has_mark(regiment, ACTIVATED):
            ready += worth
    return [
        st.vp[seat] / 5,
        army / 300,
        field / 300,
        ready / 300,
        engaged / 300,
        wounds / 10,
        survivors(st, seat) / 5,
        len(st.command[seat]) / 5,
    ]


def progress(st: BaseState) -> float:
    assert isinstance(st, State)
    return min(1.0, st.turn / MAX_TURNS)
