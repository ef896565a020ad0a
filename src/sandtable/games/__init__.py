"""The games. Each package offers SPEC; games never import each other.

The public API has a function `sandtable.games` beside this package of the same name, so the package can be called.
"""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        """The names of all games that can be played."""
        from sandtable.core.registry import playable_games

        return playable_games()


sys.modules[__name__].__class__ = _Games
