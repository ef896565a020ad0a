"""How a seat stands in Bloodstones."""

from __future__ import annotations

from typing import Final

from sandtable.bots.bloodstones.survey import WORTH
from sandtable.core.engine.state import State as BaseState
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.figures import VP_CAPTURED_CITADEL

NAMES: Final = ("points", "captured", "villages", "units", "hand", "citadel", "to_act")


def features(st: BaseState, seat: int) -> list[float]:
    """
    - points: victory points on the track;
    - captured: points that will be counted for captured villages and citadels;
    - villages: points that villages on the map bring at the Regroups to come;
    - units: the worth of the units on the map, and their number in the hand as `hand`;
    - citadel: does it still stand; to_act: is it this seat's turn?
    """
    assert isinstance(st, State)
    captured = st.captured_villages[seat] * st.faction_of(seat).captured_village
    left = 0 if st.is_out(seat) else max(0, st.rules.regroup_limit - st.regroups[seat])
    worth = sum([WORTH[unit] for area in st.unit_areas(seat) for unit in st.units[seat][area]])
    return [
        st.vp[seat] / 10,
        (captured + st.captured_citadels[seat] * VP_CAPTURED_CITADEL) / 10,
        st.villages_on_map(seat) * left / 10,
        worth / 10,
        len(st.hand[seat]) / 10,
        float(st.citadel[seat] >= 0),
        float(st.active == seat),
    ]


def progress(st: BaseState) -> float:
    assert isinstance(st, State)
    return min(1.0, max(st.regroups) / st.rules.regroup_limit)
