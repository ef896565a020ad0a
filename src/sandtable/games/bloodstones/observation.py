"""What a learner sees of Bloodstones, and the values of the parts of its answers."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.actions import Actions
from sandtable.core.engine.fields import ListOf, Whole
from sandtable.core.engine.kinds import Kind
from sandtable.core.engine.observation import OF_SEATS, Block, Observation
from sandtable.core.engine.state import State as BaseState
from sandtable.games.bloodstones.notation import PART_IDS
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.own_maps import MAX_AREAS
from sandtable.games.bloodstones.tables.terrain import TERRAIN_IDS
from sandtable.games.bloodstones.tables.units import UNIT_IDS

AREAS: Final = 60
"""Room for the areas of the largest published map. On a larger map of your own, the areas beyond it are left out."""
TYPES: Final = len(UNIT_IDS)


def terrain(st: BaseState, seat: int) -> object:
    assert isinstance(st, State)
    return st.rules.terrain


def make_observation() -> Observation:
    return Observation(
        "1",
        [
            Block("round"),
            Block("active"),
            Block("ending"),
            Block("out", bits=OF_SEATS),
            Block("order", room=(6,)),
            Block("faction"),
            Block("vp"),
            Block("supply"),
            Block("regroups"),
            Block("captured_villages"),
            Block("captured_citadels"),
            Block("citadel"),
            Block("undead"),
            Block("cutie_seat"),
            Block("cutie_area"),
            Block("hand", tally=TYPES),
            Block("bag", tally=TYPES),
            Block("discard", tally=TYPES),
            Block("villages"),
            Block("village_of"),
            Block("units", tally=TYPES),
            Block("retreated", room=(4,)),
            Block("terrain", read=terrain, shape=ListOf(Whole(0, len(TERRAIN_IDS) - 1), "area")),
        ],
        axes={"area": AREAS},
        frames=(6, 10),
    )


def make_actions(kinds: dict[str, Kind]) -> Actions:
    parts = {part: (0, len(ids) - 1) for part, ids in PART_IDS.items()}
    return Actions("1", kinds, {**parts, "area": (0, MAX_AREAS - 1), "seat": (0, 5), "count": (0, 63)}, most=256)
