"""BattleLore: hexes, command cards and symbol dice, for two to six players. The rest of Sandtable uses only SPEC."""

from sandtable.games.battlelore.spec import SPEC as SPEC
