"""First Blood: Regiments of miniatures on a table in inches, two players. SPEC is what the rest of Sandtable sees."""

from sandtable.games.first_blood.spec import SPEC as SPEC
