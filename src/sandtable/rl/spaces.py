"""The spaces of a table for Gymnasium and PettingZoo."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from sandtable.rl.table import ACTION_MASK, CANDIDATES, OBSERVATION, Table


def observation_space(table: Table) -> spaces.Dict:
    """The ranges of what an agent gets."""
    actions = table.actions
    low, high = np.array(table.layout.ranges(), dtype=np.int32).T
    least, greatest = np.array(actions.ranges(), dtype=np.int32).T
    rows = (actions.most, 1)
    return spaces.Dict(
        {
            OBSERVATION: spaces.Box(low, high, dtype=np.int32),
            CANDIDATES: spaces.Box(np.tile(least, rows), np.tile(greatest, rows), dtype=np.int32),
            ACTION_MASK: spaces.Box(0, 1, (actions.most,), dtype=np.int8),
        }
    )


def action_space(table: Table) -> spaces.Discrete:
    """The number of a candidate."""
    return spaces.Discrete(table.actions.most)
