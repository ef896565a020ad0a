"""Bloodstones: areas and tiles, two to six players. SPEC is what the rest of Sandtable sees."""

from sandtable.games.bloodstones.spec import SPEC as SPEC
