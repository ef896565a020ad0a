"""Answers that can lose the game at once: each warning is true, depends on nothing hidden, and another answer avoids it."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.dangers import LOST, dangers
from sandtable.core.registry import find_game
from sandtable.language.translator import LANGUAGES, Translator

SHORT: list[tuple[str, Options, int]] = [
    ("bloodstones", {"max_rounds": 2}, 3),
    ("warlords", {"scenario": "first-conquest"}, 1),
    ("battlelore", {}, 1),  # random play finds no such answer: dice decide its battles
    ("first_blood", {"army_2": "sp-directorate-strike"}, 2),
]


@pytest.mark.parametrize(("game", "options", "games"), SHORT)
def test_what_is_called_lost_is_lost(game: str, options: Options, games: int) -> None:
    spec: GameSpec[State] = find_game(game)
    words = [Translator(spec, language, ("Ada", "Bo")) for language in LANGUAGES]
    warned = 0
    for seed in range(games):
        st, rng = spec.start(2, options, seed=seed), seeded(seed)
        while st.decision is not None:
            asked = st.decision
            found = dangers(spec, st.seen_by(asked.seat), asked.seat)
            warned += len(found)
            assert len(found) < max(len(asked.options), 1), "one answer at least is safe"
            for danger in found:
                check_danger(st, asked, danger.text, danger.why == LOST, spec)
                for speaker in words:
                    speaker.format(danger.why)
            picks = asked.candidates()
            st.step(picks[rng.below(len(picks))])
    assert warned or game == "battlelore"


def check_danger(st: State, asked: Decision, text: str, is_lost: bool, spec: GameSpec[State]) -> None:
    seat = asked.seat
    after = st.clone()
    after.step(spec.notation.option_of(st, asked, text), seat)
    if is_lost:
        assert after.result is not None
        assert seat not in after.result.winners
    else:
        assert spec.presentation.perils(after, seat)


def test_warnings_depend_on_nothing_hidden() -> None:
    spec: GameSpec[State] = find_game("warlords")
    st, rng = spec.start(2, {"scenario": "first-conquest"}, seed=3), seeded(3)
    warned = 0
    while st.decision is not None:
        asked = st.decision
        found = dangers(spec, st.seen_by(asked.seat), asked.seat)
        for world in (7, 8):
            other = spec.redeal(st.seen_by(asked.seat), world)
            assert dangers(spec, other.seen_by(asked.seat), asked.seat) == found
        warned += len(found)
        picks = asked.candidates()
        st.step(picks[rng.below(len(picks))])
    assert warned
