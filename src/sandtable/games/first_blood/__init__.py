"""First Blood: Regiments of miniatures on a table in inches, for two players. SPEC is the game's interface to Sandtable."""

from sandtable.games.first_blood.spec import SPEC as SPEC
