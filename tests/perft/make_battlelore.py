"""Makes the perft positions of BattleLore anew: `python -m tests.perft.make_battlelore`.

For each kind of question the random game that comes to it soonest, among the option sets and a few small battles made for what
chance seldom reaches; a few questions that hardly any game asks begin from a set position. Review the diff like code.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sandtable.core.spec import Options
from sandtable.core.state import State
from sandtable.games.battlelore.heroes.rewards import gain_artifact
from sandtable.games.battlelore.rules import OWN_ADVENTURE
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import Battle
from sandtable.testing import any_answer, chooser_rng, perft
from tests.games.battlelore.campaign_support import sheet, staged
from tests.games.battlelore.champions import HERO, champion, equipped, hero, searching
from tests.games.battlelore.support import Field
from tests.perft.test_perft import filled, reach

HERE = Path(__file__).parent
SEEDS = 40
MOST_PICKS = 1500
GOOD_ENOUGH = 30
"""A position after so few picks is not improved upon."""
MOST_COUNT = 2500
DEEPEST = 4

Found = dict[str, tuple[int, int, Options, int]]
"""Kind: picks before it, players, options, seed."""


def tables() -> list[tuple[int, Options]]:
    sets = [(players, options) for players, options in SPEC.option_sets() if OWN_ADVENTURE not in options]
    own = sorted((HERE / "battlelore").glob("*.json"))
    return sets + [(2, {OWN_ADVENTURE: f"@battlelore/{path.name}", "turn_limit": 40}) for path in own]


def search() -> Found:
    found: Found = {}
    for seed in range(SEEDS):
        for players, options in tables():
            look(found, players, options, seed)
        good = [kind for kind in SPEC.kinds if kind in found and found[kind][0] <= GOOD_ENOUGH]
        print(f"seed {seed}: {len(found)} of {len(SPEC.kinds)} kinds, {len(good)} soon", file=sys.stderr)
    return found


def look(found: Found, players: int, options: Options, seed: int) -> None:
    """Note the kinds that this random game reaches sooner than the ones before."""
    st = SPEC.start(players, filled(options), seed, log=False)
    rng = chooser_rng(seed)
    for picks in range(MOST_PICKS):
        if st.decision is None:
            return
        best = found.get(st.decision.kind)
        if best is None or (picks < best[0] // 2 and best[0] > GOOD_ENOUGH):
            found[st.decision.kind] = (picks, players, options, seed)
        seat, pick = any_answer(st, rng)
        st.apply(pick, seat)


def counts_from(st: State) -> list[int]:
    counts = [perft(st, 1)]
    while counts[-1] <= MOST_COUNT and len(counts) < DEEPEST:
        counts.append(perft(st, len(counts) + 1))
    return counts


def position(kind: str, players: int, options: Options, seed: int) -> str:
    st = reach("battlelore", {"until": kind, "players": players, "options": options, "seed": seed})
    counts = counts_from(st)
    values = ", ".join(f"{name} = {json.dumps(value)}" for name, value in options.items())
    lines = [f'name = "{kind}"', f'until = "{kind}"', f"players = {players}", f"seed = {seed}"]
    return "\n".join(["", "[[position]]", *lines, f"options = {{ {values} }}", f"counts = {counts}", ""])


def set_positions() -> dict[str, Battle]:
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


def from_state(kind: str, st: Battle) -> str:
    """A position that begins from a saved state."""
    (HERE / "battlelore" / f"{kind}.state").write_bytes(st.dump() + b"\n")
    place = {"until": kind, "start": f"battlelore/{kind}.state"}
    counts = counts_from(reach("battlelore", {**place}))
    lines = [f'name = "{kind}"', *[f'{key} = "{value}"' for key, value in place.items()], f"counts = {counts}"]
    return "\n".join(["", "[[position]]", *lines, ""])


def main() -> None:
    found = search()
    given = {kind: st for kind, st in set_positions().items() if kind not in found}
    missing = [kind for kind in SPEC.kinds if kind not in found and kind not in given]
    if missing:
        print(f"never asked: {', '.join(missing)}", file=sys.stderr)
    head = "# Number of option sequences of 1, 2, 3 ... picks, a position for each kind of question; the seed fixes chance.\n"
    rows = [position(kind, *found[kind][1:]) for kind in SPEC.kinds if kind in found]
    rows += [from_state(kind, st) for kind, st in given.items()]
    (HERE / "battlelore.toml").write_text(head + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
