"""The chances of winning: they fit every table, add up to 1, and use only what the weights in the data name."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from sandtable.bots.chances import GAMES, WEIGHTS_FILE, Chances, Weights, chances_in, described_by
from sandtable.bots.play import answer, play_out
from sandtable.bots.random import RandomBot
from sandtable.core.engine.state import State
from sandtable.core.registry import find_game


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_to_one_for_every_seat_and_view(game: str) -> None:
    """In all seats' views of random positions, in every third sample of the options."""
    spec, chances = find_game(game), chances_in(game)
    for number, (players, options) in enumerate(spec.option_sets()[::3]):
        st = spec.start(players, options, number, log=False)
        bots = [RandomBot(seat) for seat in range(players)]
        for _ in range(6):
            for _ in range(9):
                if st.decision is not None:
                    answer(st, bots)
            for state in (st, *[st.seen_by(seat) for seat in range(players)]):
                found = chances.of(state)
                assert len(found) == players
                assert abs(sum(found) - 1) < 1e-9


@pytest.mark.parametrize("game", GAMES)
def test_the_data_weighs_exactly_the_features(game: str) -> None:
    stored = json.loads(files("sandtable.bots.chances").joinpath(WEIGHTS_FILE).read_text(encoding="utf-8"))
    assert list(stored) == sorted(GAMES)
    names = described_by(game).NAMES
    assert tuple(stored[game]) == names
    st = find_game(game).start(2, {}, 1, log=False)
    assert len(described_by(game).features(st, 0)) == len(names)


@pytest.mark.parametrize("game", ["bloodstones", "warlords"])
def test_a_finished_game_has_the_shares_of_its_result(game: str) -> None:
    spec = find_game(game)
    st = spec.start(2, {"max_rounds": 2} if game == "bloodstones" else {}, 3, log=False)
    play_out(st, [RandomBot(1), RandomBot(2)])
    assert st.result is not None
    assert chances_in(game).of(st) == st.result.shares()


def test_a_weight_moves_from_its_start_to_its_end() -> None:
    class Described:
        NAMES = ("one",)

        def features(self, st: State, seat: int) -> list[float]:
            return [float(seat)]

        def progress(self, st: State) -> float:
            return self.late

        late = 0.0

    described = Described()
    weights: Weights = ((1.0, -1.0),)
    chances = Chances(described, weights)
    st = find_game("warlords").start(2, {}, 1, log=False)
    first = chances.of(st)
    described.late = 0.5
    assert chances.of(st) == (0.5, 0.5)
    described.late = 1.0
    assert chances.of(st) == first[::-1]
    assert first[1] > first[0]
