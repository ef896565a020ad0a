"""The short account of a turn: moves by where they lead, what is built, battles with their results, the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.interaction.telling import Telling

MOVE: Final = Telling("move", "u", "b", "told-move-many", short=True)
BUILT: Final = Telling("other", "u", many="told-build-many", short=True)
RESULT: Final = Telling("result")

TELLING: Final[Mapping[str, Telling]] = {
    "move": MOVE,
    "passage": MOVE,
    "undead_move": Telling("move", "", "b", "told-move-many", short=True),
    "withdraw": RESULT,
    "retreat": RESULT,
    "build": BUILT,
    "reentry": BUILT,
    "raise": Telling("other", short=True),
    "construct": Telling("other", "a", many="told-construct-many", short=True),
    "capture": Telling("other", "a", many="told-capture-many", short=True),
    "cutiecorn_build": Telling("other", short=True),
    "cutiecorn_control": Telling("other", short=True),
    "battle": Telling("attack", short=True),
    "win": RESULT,
    "casualty": RESULT,
    "citadel_lost": RESULT,
    "no_retreat": RESULT,
    "partial_loss": RESULT,
    "desert": Telling("other", short=True),
    "draw": Telling("end"),
    "regroup": Telling("end"),
    "turn": Telling("end", short=True),
}
"""How each event is told. Others are only in the log."""
