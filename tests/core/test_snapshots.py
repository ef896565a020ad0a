"""Going back is cheap. These tests count the steps that a match carries out; they do not time them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import NoRng, Rng
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.match.record import Record
from sandtable.core.match.seed import Seed
from sandtable.core.match.snapshots import MAX_KEPT, SPACING, Snapshots
from sandtable.core.registry import find_game
from sandtable.testing import any_answer, chooser_rng, whole

FACTOR = 2
"""The most steps that a match carries out per line of its record, whatever is taken back."""


class Count:
    """The number of steps carried out."""

    def __init__(self) -> None:
        self.steps = 0


@pytest.fixture
def count(monkeypatch: pytest.MonkeyPatch) -> Count:
    made = Count()
    for name in ("_take", "concede", "agree_on_draw", "renew"):
        old = getattr(State, name)

        def counted(self: State, *args: Any, _old: Callable[..., Any] = old) -> Any:
            made.steps += 1
            return _old(self, *args)

        monkeypatch.setattr(State, name, counted)
    return made


def take_back(match: Match[Any], seat: int, picks: int) -> bool:
    """Propose a take-back, to which everyone agrees; return False if it cannot be proposed."""
    if match.why_not_enter(seat, "back", picks) is not None:
        return False
    match.enter(seat, "back", picks)
    while match.proposal is not None:
        match.enter(match.proposal.waiting[0], "accept")
    return True


def play(match: Match[Any], picks: int, rng: Rng) -> None:
    for _ in range(picks):
        if match.state.decision is None:
            return
        match.pick(*any_answer(match.state, rng))


Story = Callable[[Match[Any], int, Rng], None]


def one_by_one(match: Match[Any], lines: int, rng: Rng) -> None:
    """Take the same pick back over and over."""
    play(match, lines // 8, rng)
    while len(match.lines) < lines and match.state.decision is not None:
        play(match, 1, rng)
        take_back(match, match.steps[-1].seat, 1)


def far_and_near(match: Match[Any], lines: int, rng: Rng) -> None:
    """Alternate between going far back and a short way back."""
    play(match, lines // 4, rng)
    while len(match.lines) < lines and match.state.decision is not None:
        far = match.returnable(0) // 2
        take_back(match, 0, max(1, far))
        play(match, 3, rng)
        take_back(match, 1, 1)
        play(match, 9, rng)


def stairs_down(match: Match[Any], lines: int, rng: Rng) -> None:
    """Forward a long way, then back a little at a time to the beginning, again and again."""
    while len(match.lines) < lines:
        play(match, 90, rng)
        while match.returnable(0) > 2 and len(match.lines) < lines:
            play(match, 1, rng)
            if not take_back(match, 0, 2):
                play(match, 1, rng)


def at_random(match: Match[Any], lines: int, rng: Rng) -> None:
    while len(match.lines) < lines and match.state.decision is not None:
        play(match, 1 + rng.below(12), rng)
        seat = rng.below(2)
        take_back(match, seat, 1 + rng.below(max(1, match.returnable(seat))))


STORIES: list[Story] = [one_by_one, far_and_near, stairs_down, at_random]


def long_game() -> Match[Any]:
    return Match(find_game("bloodstones"), 2, {"max_rounds": 40}, Seed(1), log=False)


def checked(match: Match[Any]) -> None:
    """The state is the one that its steps lead to from the beginning."""
    st = match.initial_state()
    for step in match.steps:
        step.carry_out(st)
    assert whole(st) == whole(match.state)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: str(story.__name__))
def test_a_match_and_its_record_take_steps_in_proportion_to_their_lines(story: Story, count: Count) -> None:
    ratios = []
    for lines in (200, 800, 2400):
        match = long_game()
        before = count.steps
        story(match, lines, chooser_rng(lines))
        played = count.steps - before
        record: Record = match.record()
        assert sum(line.back >= 0 for line in record.lines) > lines / 40
        before = count.steps
        again = Match.from_record(match.spec, record, log=False)
        ratios += [played / len(record.lines), (count.steps - before) / len(record.lines)]
        checked(again)
    assert max(ratios) <= FACTOR, ratios


@pytest.mark.parametrize("story", STORIES, ids=lambda story: str(story.__name__))
def test_a_replayed_match_keeps_the_states_of_the_match_that_was_played(story: Story) -> None:
    match = long_game()
    story(match, 300, chooser_rng(9))
    again = Match.from_record(match.spec, match.record(), log=False)
    assert [at for at in range(len(again.steps) + 1) if at in again._snapshots] == [
        at for at in range(len(match.steps) + 1) if at in match._snapshots
    ]


def test_a_replay_copies_no_states_that_it_would_drop_again(monkeypatch: pytest.MonkeyPatch) -> None:
    copied, put = list[int](), Snapshots._put

    def counted(self: Snapshots[State], at: int, state: State) -> None:
        copied.append(at)
        put(self, at, state)

    monkeypatch.setattr(Snapshots, "_put", counted)
    match = long_game()
    play(match, 320, chooser_rng(9))
    assert len(copied) == 320
    copied.clear()
    again = Match.from_record(match.spec, match.record(), log=False)
    assert len(copied) == len(again._snapshots) < 30
    play(again, 5, chooser_rng(10))
    assert copied[-5:] == [320, 321, 322, 323, 324]


def test_undoing_takes_steps_in_proportion_to_what_is_undone(count: Count) -> None:
    match, undone, rng = long_game(), 0, chooser_rng(3)
    made = 0
    while undone < 500:
        before = count.steps
        match.pick(*any_answer(match.state, rng))
        made += count.steps - before
        seat = match.steps[-1].seat
        if match.undoable(seat) and rng.below(2):
            picks = 1 + rng.below(match.undoable(seat))
            now = len(match.steps)
            expected = whole(match.state_at(now - picks))
            before = count.steps
            match.undo(seat, picks)
            made += count.steps - before
            undone += picks
            assert whole(match.state) == expected
    assert made <= FACTOR * (len(match.lines) + undone)
    checked(match)


# -- the rule by which states are kept, without a game -----------------------------------------------------------------------


class Still(State):
    """A state in which nothing changes."""

    def __init__(self) -> None:
        super().__init__(2, NoRng())

    def clone(self) -> Still:
        return self


class Counted:
    """A step that only counts how often it is carried out again."""

    done = 0

    def carry_out(self, st: State) -> None:
        Counted.done += 1


def cost(kept: Snapshots[Still], at: int) -> int:
    return next(back for back in range(at + 1) if at - back in kept)


@pytest.mark.parametrize("climb", [0, 1, 5, 32])
def test_whoever_goes_back_where_it_costs_most_does_not_make_it_slow(climb: int) -> None:
    """Go back to the most expensive position after every few steps. That takes two lines: a proposal and an answer."""
    kept: Snapshots[Still] = Snapshots()
    steps: list[Counted] = []
    state, lines = Still(), 0
    Counted.done = 0
    kept.keep(0, state)
    most = 0
    while lines < 5000:
        if lines < 1000 or len(steps) < 3 * SPACING or lines % (climb + 2):
            kept.keep(len(steps), state)
            steps.append(Counted())
            lines += 1
            continue
        at = max(range(len(steps) - 3 * SPACING, len(steps)), key=lambda place: cost(kept, place))
        before = Counted.done
        kept.state_at(at, steps, at)
        most = max(most, Counted.done - before)
        kept.cut(at, len(steps))
        steps = [*steps[:at], Counted()]
        kept.keep(at, state)
        lines += 2
    assert most < SPACING
    assert lines + Counted.done <= FACTOR * lines


def test_memory_is_bounded_whatever_the_length() -> None:
    kept: Snapshots[Still] = Snapshots()
    for at in range(40_000):
        kept.keep(at, Still())
        assert len(kept) <= MAX_KEPT + 1
    assert kept.spacing < 40_000 / 100
    assert all(cost(kept, at) < kept.spacing for at in range(40_000))
    assert [cost(kept, 40_000 - 1 - back) for back in range(3)] == [0, 0, 0]


# -- what a kept state takes ---------------------------------------------------------------------------------------------------


GAMES: dict[str, Options] = {
    "bloodstones": {},
    "warlords": {},
    "first_blood": {"placement": "auto"},
    "battlelore": {},
}


def begun(game: str) -> Match[Any]:
    return Match(find_game(game), 2, GAMES[game], Seed(2))


def slots_of(value: object) -> dict[str, Any]:
    names = [name for base in type(value).__mro__ for name in base.__dict__.get("__slots__", ())]
    return {name: getattr(value, name) for name in names}


@pytest.mark.parametrize("game", GAMES)
def test_kept_states_share_what_is_equal_and_hold_nothing_worked_out(game: str) -> None:
    match, rng, shared, frames = begun(game), chooser_rng(2), 0, 0
    before: Any = None
    for at in range(40):
        play(match, 1, rng)
        kept = match._snapshots._kept[at]
        assert kept.decision is None
        for frame in kept.stack:
            bare = slots_of(type(frame)(*frame.fields()))
            assert {name for name, value in slots_of(frame).items() if value is None} == {
                name for name, value in bare.items() if value is None
            }
            frames += 1
        for name, value in slots_of(kept).items():
            if before is not None and isinstance(value, list) and value == getattr(before, name):
                assert value is getattr(before, name)
                shared += 1
        before = kept
    assert shared > 40
    assert frames > 40


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_asked_again_as_it_was(game: str) -> None:
    match, rng = begun(game), chooser_rng(2)
    asked = []
    for _ in range(60):
        asked.append((whole(match.state), match.state.decision.candidates()))
        play(match, 1, rng)
    for at, (state, candidates) in enumerate(asked):
        again = match.state_at(at)
        assert whole(again) == state
        assert again.decision.candidates() == candidates
