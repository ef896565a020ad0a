"""Every example of the reader is up to date, has an open question, refuses with a reason, and can be played."""

from __future__ import annotations

import pytest

from sandtable.core.engine.rng import seeded
from sandtable.core.scene.scene import read_target
from sandtable.rulebook import ledger
from sandtable.rulebook.examples import Example, find_example, load_examples
from tests.examples.make import EXAMPLES, folder_of, recorded

ALL = [example for game in EXAMPLES for example in load_examples(game).values()]


def test_examples_are_recorded_as_their_tables_are_set_up() -> None:
    """If this fails because a rule or a state has changed, run: python -m tests.examples.make"""
    made = dict(recorded())
    kept = {path: path.read_text("utf-8") for game in EXAMPLES for path in folder_of(game).glob("*.toml")}
    assert made == kept


@pytest.mark.parametrize("game", EXAMPLES)
def test_an_example_shows_the_clauses_that_it_names(game: str) -> None:
    for example in load_examples(game).values():
        assert example.clauses[0] == example.id
        assert len(example.clauses) > 1, f"{example.id} names no rule"
        assert all(ledger.clause(clause) for clause in example.clauses)


@pytest.mark.parametrize("example", ALL, ids=lambda example: example.id)
def test_an_example_can_be_seen_tried_and_played(example: Example) -> None:
    found = find_example(example.id)
    assert found is not None
    spec, state = found[0], found[0].load(example.state)
    spec.check_sound(state)
    seen = state.seen_by(example.seat)
    asked = seen.asked(example.seat)
    offered = {target for option in asked.options for target in spec.notation.targets_of(asked, option)}
    for text in example.refused:
        target = read_target(text)
        assert target not in offered
        assert spec.presentation.why_not(seen, example.seat, target), f"{text} is refused without a reason"
    for number in range(12):
        if state.decision is None:
            break
        region = state.decision.region
        options = state.decision.options or list(region.candidates() if region is not None else [])
        state.apply(options[seeded(number).below(len(options))])
    assert state.decision is not None or state.result is not None, "the example leads nowhere"


def test_what_is_no_example() -> None:
    assert find_example("BS-1.1") is None
    assert find_example("XX-1.1") is None
    assert load_examples("no-such-game") == {}
