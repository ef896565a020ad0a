"""The actions a step allows with a card at a place: the first part of the options of steps 3 and 7."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.ids import ids_from

ADD: Final = 0
DISMISS: Final = 1
CASH: Final = 2
NEGOTIATE: Final = 3
RECEIVE: Final = 4
GIVE_UP: Final = 5
CLEAR: Final = 6
CURE: Final = 7
ACTION_IDS: Final[tuple[str, ...]] = ids_from(__name__, "ADD")
