"""The short account of a turn: what was raised and played, attacks with their results, the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.interaction.telling import Telling

PLAYED: Final = Telling("card", short=True)
NEW: Final = Telling("other", "c", many="told-add-many", short=True)
RESULT: Final = Telling("result")

TELLING: Final[Mapping[str, Telling]] = {
    "castle": NEW,
    "hero": NEW,
    "banner": NEW,
    "add": NEW,
    "starves": Telling("other", short=True),
    "dismiss": Telling("other", short=True),
    "negotiates": PLAYED,
    "receive": Telling("card", "c", many="told-receive-many", short=True),
    "plays_ground": PLAYED,
    "casts": PLAYED,
    "plays_calamity": PLAYED,
    "moves_calamity": PLAYED,
    "counters": RESULT,
    "outcome": RESULT,
    "loses": RESULT,
    "joins": RESULT,
    "explores": Telling("other", short=True),
    "finds": RESULT,
    "wrecked": RESULT,
    "launches": Telling("attack", "h", short=True),
    "intercepts": Telling("attack", "h", short=True),
    "losses": Telling("result", counts="c"),
    "victor": RESULT,
    "no_winner": RESULT,
    "besieges": RESULT,
    "razes": RESULT,
    "occupies": RESULT,
    "promoted": RESULT,
    "ruin": PLAYED,
    "transfer": Telling("other", short=True),
    "eliminated": Telling("other"),
    "discard": Telling("end", many="told-discard-many"),
    "draw": Telling("end"),
    "turn": Telling("end", short=True),
}
"""How each event is told. Others are only in the log."""
