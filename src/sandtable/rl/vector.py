"""Many seats at once: Gymnasium's vector environments, in worker processes that share the arrays of observations."""

from __future__ import annotations

from functools import partial
from typing import Any

from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

from sandtable.rl.single import SeatEnv

Vector = AsyncVectorEnv | SyncVectorEnv


def seats(game: str, count: int, processes: bool = True, **more: Any) -> Vector:
    """`count` games side by side (`SeatEnv`), each in its own process. With `processes=False`, all in this one.

    Give each its seed: `reset(seed=[1, 2, 3])`. Results do not depend on `processes`.
    """
    makers = [partial(SeatEnv, game, **more) for _ in range(count)]
    if not processes:
        return SyncVectorEnv(makers)
    return AsyncVectorEnv(makers, shared_memory=True, context="spawn")
