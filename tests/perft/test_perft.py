"""Option counts by depth from small positions: any change of the rules shows as a changed count.

A position is the first question of a kind (`until`) in the random game of a seed, or a saved state (`start`).
`python -m tests.perft.test_perft` prints the counts anew after the rules have rightly changed; `python -m
tests.perft.make_battlelore` finds new positions too.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.registry import find_game, finished_games
from sandtable.testing import chooser_rng, perft, play_on

HERE = Path(__file__).parent


def positions(path: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    return found


POSITIONS = [
    pytest.param(path.stem, position, id=f"{path.stem}-{position['name']}")
    for path in sorted(HERE.glob("*.toml"))
    for position in positions(path)
]


def reach(game: str, position: dict[str, object]) -> State:
    """The state of a position."""
    start = position.get("start")
    if start is not None:
        st = find_game(game).load((HERE / str(start)).read_bytes().strip())
        assert st.decision is not None
        assert st.decision.kind == position["until"]
        return st
    players, options, seed, until = (position.get(key) for key in ("players", "options", "seed", "until"))
    assert isinstance(players, int)
    assert isinstance(seed, int)
    assert options is None or isinstance(options, dict)
    st = find_game(game).start(players, filled(options or {}), seed, log=False)
    rng = chooser_rng(seed)
    while until is not None and st.decision is not None and st.decision.kind != until:
        play_on(st, rng, most=1)
    assert st.decision is not None, f"no question {until} in this game"
    return st


def filled(options: Options) -> Options:
    """Options with the texts of the files that they name as @file."""
    return {
        name: (HERE / value[1:]).read_text("utf-8") if isinstance(value, str) and value.startswith("@") else value
        for name, value in options.items()
    }


def counts_of(st: State, depth: int) -> list[int]:
    return [perft(st, each) for each in range(1, depth + 1)]


@pytest.mark.parametrize(("game", "position"), POSITIONS)
def test_perft(game: str, position: dict[str, object]) -> None:
    counts = position["counts"]
    assert isinstance(counts, list)
    assert counts_of(reach(game, position), len(counts)) == counts


@pytest.mark.parametrize("game", finished_games())
def test_a_finished_game_has_a_position_for_every_kind_of_question(game: str) -> None:
    reached = {position.get("until") for position in positions(HERE / f"{game}.toml")}
    assert reached - {None} == set(find_game(game).kinds)


def main() -> None:
    for path in sorted(HERE.glob("*.toml")):
        for position in positions(path):
            counts = position["counts"]
            assert isinstance(counts, list)
            print(path.stem, position["name"], counts_of(reach(path.stem, position), len(counts)))


if __name__ == "__main__":
    main()
