"""Bit flags for what a unit has done this turn, and for its tokens."""

from __future__ import annotations

from typing import Final

# what a unit has done or may do this turn, one bit each
ORDERED: Final = 1
MOVED: Final = 2
MOVE_OVER: Final = 4
BATTLED: Final = 8
NO_BATTLE: Final = 16
MELEE: Final = 32
"""It may battle in melee only (rush, charge)."""
HALTED: Final = 64
"""It entered a hex that stops it for the entire turn (BL-5.15)."""
PURSUED: Final = 128
"""It has had its bonus melee attack (BL-10.7)."""
SHOT: Final = 256
"""It has made the first of its two shots (Darken the Sky)."""
UNASKED: Final = 512
"""It acts without an order from the card (BL-18.39)."""
STARTED_HERE: Final = 1024
"""It stood in its hex when the turn began."""
FLEW: Final = 2048
BORROWED: Final = 8192
"""It was ordered by its owner's ally, who decides for it this turn (BL-31.5)."""
HEALED: Final = 4096
BY_HERO: Final = 16384
"""It was ordered by a Hero's card, so bonuses of a Command card for the units it orders do not apply."""

# tokens on a unit: one bit for Web and Poison, four bits for each kind of breath, one for the victor's Lore
TOKEN_SHIFT: Final = (0, 1, 2, 6, 10)
TOKEN_MASK: Final = (1, 1, 15, 15, 15)
WEBBED: Final = 1
POISONED: Final = 2 | 15 << 10
BURNING: Final = 15 << 2
FROZEN: Final = 15 << 6
HELD_FAST: Final = WEBBED | FROZEN
VICTOR: Final = 1 << 14
ANY_TOKEN: Final = VICTOR - 1
"""All tokens but the victor's Lore."""
