"""Option counts by depth from small positions: any change of the rules shows as a changed count.

A position is reached from the start by `after` random picks and then by `picks`. `sandtable perft` prints its counts.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from sandtable.core.registry import find_game, finished_games
from sandtable.testing import chooser_rng, perft, play_on

HERE = Path(__file__).parent
POSITIONS = [
    pytest.param(path.stem, position, id=f"{path.stem}-{position['name']}")
    for path in sorted(HERE.glob("*.toml"))
    for position in tomllib.loads(path.read_text(encoding="utf-8"))["position"]
]


@pytest.mark.parametrize(("game", "position"), POSITIONS)
def test_perft(game: str, position: dict[str, object]) -> None:
    spec = find_game(game)
    players, options, seed = position["players"], position.get("options", {}), position.get("seed", 0)
    assert isinstance(players, int)
    assert isinstance(options, dict)
    assert isinstance(seed, int)
    st = spec.start(players, options, seed, log=False)
    after, picks, counts = position.get("after", 0), position.get("picks", []), position["counts"]
    assert isinstance(after, int)
    assert isinstance(picks, list)
    assert isinstance(counts, list)
    play_on(st, chooser_rng(seed), most=after)
    for text in picks:
        assert st.decision is not None
        st.apply(spec.option_of(st, st.decision, text))
    assert [perft(st, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("game", finished_games())
def test_a_finished_game_has_positions(game: str) -> None:
    assert (HERE / f"{game}.toml").exists()
