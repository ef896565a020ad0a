"""BattleLore: hexes, command cards and symbol dice, two to six players. SPEC is what the rest of Sandtable sees."""

from sandtable.games.battlelore.spec import SPEC as SPEC
