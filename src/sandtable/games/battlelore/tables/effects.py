"""Lasting effects of cards: what they do, which units they affect, and in which combat (BL-13.21)."""

from __future__ import annotations

from typing import Final

Lasting = tuple[int, int, int, int, int]
"""Effect, unit, number, combat, last turn."""
FX_DICE: Final = 0
FX_LIMIT: Final = 1
FX_BOLD: Final = 2
FX_NO_BOLD: Final = 3
FX_FRIGHT: Final = 4
FX_ALL_FLAGS: Final = 5
FX_LORE_HITS: Final = 6
FX_STRIKE_DIE: Final = 7
FX_RANGE: Final = 8
FX_NO_LOS: Final = 9
FX_MOVE: Final = 10
FX_NO_STOPS: Final = 11
FX_NO_BANS: Final = 12
FX_NO_MOVE: Final = 13
FX_NO_ORDER: Final = 14
FX_UNTARGET: Final = 15
FX_DISABLED: Final = 16
FX_MARK_OFF: Final = 17
FX_NO_LORE: Final = 18
FX_TWO_SHOTS: Final = 19
FX_CHARGE: Final = 20

# effects of Heroes' cards: the Hero in place of the unit, the card or what it gives as the number
FX_USED: Final = 21
"""A card that cannot be used again while this lasts."""
FX_SIPPED: Final = 22
"""One use of a potion that has more than one (Alchemist)."""
FX_SCORED: Final = 23
"""An attack of the Hero scored a hit; the number is its target (Whirlwind)."""
FX_DRAW: Final = 24
"""The number of Command cards drawn to keep one (Field Map)."""
FX_SPARED: Final = 25
"""The Hero has ignored his STRIKE of this turn; the number is the attacker (Bearskin Mail)."""
FX_AVOIDED: Final = 26
"""The unit (in place of the Hero) may not attack the unit given by the number again (Draught of Invisibility)."""

BY_ORDER: Final = -1
"""In place of a unit: every unit ordered by this turn's card."""
CAMP_UNITS: Final = -2
"""In place of a unit: -2 for every unit of Standard, -3 for every unit of Pennant."""

IN_MELEE: Final = 0
AT_RANGE: Final = 1
IN_ANY: Final = 2
IN_NEITHER: Final = 3
"""A breath attack (BL-7.19)."""
COMBAT_OF: Final[dict[str, int]] = {"melee": IN_MELEE, "ranged": AT_RANGE, "any": IN_ANY, "": IN_ANY}
