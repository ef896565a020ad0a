"""Bloodstones: areas and tiles, for two to six players. SPEC is the game's interface to the rest of Sandtable."""

from sandtable.games.bloodstones.spec import SPEC as SPEC
