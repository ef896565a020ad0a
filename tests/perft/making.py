"""Finding perft positions: for each kind of question the random game that comes to it soonest."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.testing import any_answer, chooser_rng, perft
from tests.perft.test_perft import filled, reach
from tests.support import S

HERE = Path(__file__).parent
MAX_PICKS = 1500
GOOD_ENOUGH = 30
"""A position after so few picks is not improved upon."""
MAX_COUNT = 2500
DEEPEST = 4

HEAD = (
    "# Number of option sequences of 1, 2, 3 ... picks, a position for each kind of question; the seed fixes chance.\n"
)

Found = dict[str, tuple[int, int, Options, int]]
"""Kind: picks before it, players, options, seed."""


def search(spec: GameSpec[S], tables: list[tuple[int, Options]], seeds: int) -> Found:
    found: Found = {}
    for seed in range(seeds):
        for players, options in tables:
            look(spec, found, players, options, seed)
        good = [kind for kind in spec.kinds if kind in found and found[kind][0] <= GOOD_ENOUGH]
        print(f"seed {seed}: {len(found)} of {len(spec.kinds)} kinds, {len(good)} soon", file=sys.stderr)
    return found


def look(spec: GameSpec[S], found: Found, players: int, options: Options, seed: int) -> None:
    """Note the kinds that this random game reaches sooner than the ones before."""
    st = spec.start(players, filled(options), seed, log=False)
    rng = chooser_rng(seed)
    for picks in range(MAX_PICKS):
        if st.decision is None:
            return
        best = found.get(st.decision.kind)
        if best is None or (picks < best[0] // 2 and best[0] > GOOD_ENOUGH):
            found[st.decision.kind] = (picks, players, options, seed)
        seat, pick = any_answer(st, rng)
        st.apply(pick, seat)


def counts_from(st: State, most: int) -> list[int]:
    counts = [perft(st, 1)]
    while counts[-1] <= most and len(counts) < DEEPEST:
        counts.append(perft(st, len(counts) + 1))
    return counts


def position(game: str, kind: str, players: int, options: Options, seed: int, most: int) -> str:
    st = reach(game, {"until": kind, "players": players, "options": options, "seed": seed})
    counts = counts_from(st, most)
    values = ", ".join(f"{name} = {json.dumps(value)}" for name, value in options.items())
    lines = [f'name = "{kind}"', f'until = "{kind}"', f"players = {players}", f"seed = {seed}"]
    return "\n".join(["", "[[position]]", *lines, f"options = {{ {values} }}", f"counts = {counts}", ""])


def from_state(game: str, kind: str, st: State, most: int) -> str:
    """A position that begins from a saved state."""
    folder = HERE / game
    folder.mkdir(exist_ok=True)
    (folder / f"{kind}.state").write_bytes(st.dump() + b"\n")
    place = {"until": kind, "start": f"{game}/{kind}.state"}
    counts = counts_from(reach(game, {**place}), most)
    lines = [f'name = "{kind}"', *[f'{key} = "{value}"' for key, value in place.items()], f"counts = {counts}"]
    return "\n".join(["", "[[position]]", *lines, ""])


def make(spec: GameSpec[S], tables: list[tuple[int, Options]], seeds: int, set_positions: dict[str, S]) -> None:
    """Write the positions of a game; those that no random game comes to are given."""
    write(spec, search(spec, tables, seeds), set_positions)


def write(spec: GameSpec[S], found: Found, set_positions: dict[str, S], most: int = MAX_COUNT) -> None:
    """Write positions that were found and, for the other kinds, given ones; none is counted on beyond `most`."""
    given = {kind: st for kind, st in set_positions.items() if kind not in found}
    missing = [kind for kind in spec.kinds if kind not in found and kind not in given]
    if missing:
        print(f"never asked: {', '.join(missing)}", file=sys.stderr)
    rows = [position(spec.name, kind, *found[kind][1:], most) for kind in spec.kinds if kind in found]
    for old in (HERE / spec.name).glob("*.state"):
        old.unlink()
    rows += [from_state(spec.name, kind, st, most) for kind, st in given.items()]
    (HERE / f"{spec.name}.toml").write_text(HEAD + "".join(rows), encoding="utf-8")
