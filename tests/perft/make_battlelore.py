"""Makes the perft positions of BattleLore anew: `python -m tests.perft.make_battlelore`.

For each kind of question the random game that comes to it soonest, among the option sets and a few small battles made for what
chance seldom reaches; a few questions that hardly any game asks begin from a set position. Review the diff like code.
"""

from __future__ import annotations

from pathlib import Path

from sandtable.core.engine.options import Options
from sandtable.games.battlelore.heroes.rewards import gain_artifact
from sandtable.games.battlelore.rules import OWN_ADVENTURE
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BattleState
from tests.games.battlelore.campaign_support import sheet, staged
from tests.games.battlelore.champions import HERO, champion, equipped, hero, searching
from tests.games.battlelore.support import Field
from tests.perft.making import make

HERE = Path(__file__).parent
SEEDS = 40


def tables() -> list[tuple[int, Options]]:
    sets = [(players, options) for players, options in SPEC.option_sets() if OWN_ADVENTURE not in options]
    own = sorted((HERE / "battlelore").glob("*.json"))
    return sets + [(2, {OWN_ADVENTURE: f"@battlelore/{path.name}", "turn_limit": 40}) for path in own]


def set_positions() -> dict[str, BattleState]:
    """Positions that random play does not come to."""
    full = Field({"A1": "h_inf_b"}, {"G4": "h_inf_g", "A9": "h_inf_b"}, mode="lore", heroes="on")
    full.hero("G3", skills="SK17", artifacts="AR01 AR02 AR03 AR04 AR05 AR24")
    gain_artifact(full.st, full.u("hero at G3"))
    thief = equipped(champion("SK24", "rogue"), "G4", "AR24", holder=1)
    unit, member, skulls, skills, artifacts, _, learned = thief.st.sheets[1]
    thief.st.sheets[1] = (unit, member, skulls, skills, artifacts, 1, learned)
    thief.order(HERO).combat().dice("S").pick(f"{hero(thief)} SK24")
    captives = ((sheet("Ada"), "field"), (sheet("Cy"), "fled"), (sheet("Bo", 1, treasure=2), "wounded"))
    found = [
        full.run().st,
        thief.st,
        searching("SK05", "trap_3", "treasure_2").pick("u0 search").st,
        staged(*captives).st,
    ]
    return {st.decision.kind: st for st in found if st.decision is not None}


def main() -> None:
    make(SPEC, tables(), SEEDS, set_positions())


if __name__ == "__main__":
    main()
