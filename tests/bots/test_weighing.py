"""How bots weigh options: the same answer with and without notes, based only on what the seat knows."""

from __future__ import annotations

import pytest

from sandtable.bots import find_bot, policy_of
from sandtable.bots.weighing import advise, highest, lowest, record_weights, weigh
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.core.registry import find_game, finished_games

OPTIONS: dict[str, Options] = {"bloodstones": {"faction_assignment": "random"}, "first_blood": {"placement": "auto"}}


def test_the_heaviest_is_the_first_of_the_greatest() -> None:
    assert highest([1, 2, 3, 4], key=lambda n: n % 2) == max([1, 2, 3, 4], key=lambda n: n % 2)
    assert lowest([1, 2, 3, 4], key=lambda n: n % 2) == 2
    assert highest([], key=abs, default=7) == 7
    with record_weights() as notes:
        assert highest([1, 2, 3], key=lambda n: (-n, n)) == 1
        assert lowest([], key=abs, default=None) is None
    assert notes == [{1: -1.0, 2: -2.0, 3: -3.0}]


@pytest.mark.parametrize("game", finished_games())
def test_notes_change_no_answer_and_hidden_facts_no_advice(game: str) -> None:
    """If two states look the same to a seat, so do all hints."""
    spec = find_game(game)
    name = policy_of(game)
    match: Match[State] = Match(spec, 2, OPTIONS.get(game, {}), Seed(7), log=False)
    weighed = 0
    for number in range(60):
        asked = match.state.decision
        if asked is None:
            break
        seen = match.state.seen_by(asked.seat)
        own = seen.asked(asked.seat)
        pick, weights = weigh(find_bot(name, spec), seen, own)
        assert pick == find_bot(name, spec).choose(match.state.seen_by(asked.seat), own)
        if weights:
            weighed += 1
            assert weights[pick] == max(weights.values())
        if number % 12 == 5:
            advice = advise(spec, find_bot(name, spec), seen, own)
            assert advice.pick not in advice.blunders
            for world in (1, 2):
                other = spec.redeal(match.state.seen_by(asked.seat), world).seen_by(asked.seat)
                assert advise(spec, find_bot(name, spec), other, other.asked(asked.seat)) == advice
        match.pick(asked.seat, pick)
    assert weighed > 5
