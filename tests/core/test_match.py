"""Matches: picks, histories, undo."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.engine.decision import Decision, IllegalPick, NotAsked
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.divergence import Diverged, OtherRules
from sandtable.core.match.match import CannotUndo, Match
from sandtable.core.match.record import RecordLine
from sandtable.core.match.seed import Seed
from sandtable.core.space.points import point
from sandtable.testing import any_answer, chooser_rng, whole
from tests.support.toys import ring_toss, sealed_bids
from tests.support.toys.ring_toss import Table
from tests.support.toys.sealed_bids import Bids


def tossing(players: int = 2, seed: int = 1) -> Match[Table]:
    return Match(ring_toss.SPEC, players, {}, Seed(seed))


def bidding(players: int = 3, seed: int = 1) -> Match[Bids]:
    return Match(sealed_bids.SPEC, players, {"rounds": 2}, Seed(seed))


def test_a_pick_becomes_a_step() -> None:
    match = tossing()
    step = match.pick_text(0, "peg2")
    assert (step.seat, step.pick, step.shown, step.revealing) == (0, 2, 2, False)
    assert (step.line.kind, step.line.clause, step.line.pick) == ("CALL_PEG", "RT-1", "peg2")
    assert step.line.digest == match.state.digest()
    step = match.pick_text(0, "1 1")
    assert step.revealing
    assert len(step.line.chance) == 2
    assert [event[0] for event in step.events] == ["drop"]


def test_a_refused_pick_changes_nothing() -> None:
    match = tossing()
    match.pick(0, 2)
    before = whole(match.state)
    with pytest.raises(IllegalPick, match=r"is not an option of AIM for seat 0 \(RT-2\)"):
        match.pick(0, point(99, 99))
    with pytest.raises(NotAsked):
        match.pick(1, point(1, 1))
    with pytest.raises(IllegalPick):
        match.pick_text(0, "nonsense")
    assert (whole(match.state), len(match.steps), match.undoable(0)) == (before, 1, 1)


def test_names_must_fit_the_seats() -> None:
    assert Match(ring_toss.SPEC, 2, {}, Seed(1), ("Ada", "Bob")).seats == ("Ada", "Bob")
    assert tossing().seats == ("seat 1", "seat 2")
    with pytest.raises(ValueError, match="1 names for 2 seats"):
        Match(ring_toss.SPEC, 2, {}, Seed(1), ("Ada",))


def test_own_picks_are_taken_back_until_somebody_learns_something() -> None:
    match = tossing()
    start = whole(match.state)
    match.pick(0, 2)
    assert (match.undoable(0), match.undoable(1)) == (1, 0)
    match.undo(0)
    assert (whole(match.state), match.steps, match.undoable(0)) == (start, [], 0)
    match.pick(0, 3)
    match.pick(0, point(1, 1))  # the wind is drawn
    assert match.undoable(0) == 0
    with pytest.raises(CannotUndo, match="seat 0 can take back 0 picks, not 1"):
        match.undo(0)
    match.pick(0, 0)  # no chance, no secret
    assert match.undoable(0) == 1


def test_several_picks_are_taken_back_at_once() -> None:
    match = bidding()
    start = whole(match.state)
    match.pick(1, match.state.asked(1).options[0])
    middle = whole(match.state)
    match.pick(1, 0)
    assert match.undoable(1) == 2
    match.undo(1)
    assert whole(match.state) == middle
    match.pick(1, 0)
    match.undo(1, 2)
    assert whole(match.state) == start


def test_another_seats_pick_is_there_to_stay() -> None:
    match = bidding()
    match.pick(1, match.state.asked(1).options[0])
    match.pick(2, match.state.asked(2).options[0])
    assert (match.undoable(1), match.undoable(2)) == (0, 1)
    match.undo(2)
    # seat 1 has seen that seat 2 answered, so it may not go back either
    assert (match.undoable(1), match.undoable(2)) == (0, 0)


@pytest.mark.parametrize("picks", [0, -1, 2])
def test_an_odd_number_of_picks_is_refused(picks: int) -> None:
    match = tossing()
    match.pick(0, 2)
    with pytest.raises(CannotUndo):
        match.undo(0, picks)
    assert len(match.steps) == 1


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_cannot_undo(seat: int) -> None:
    match = tossing()
    match.pick(0, 2)
    with pytest.raises(NotAsked, match=f"there is no seat {seat}"):
        match.undo(seat)


def test_the_history_is_what_a_seat_was_told_step_by_step() -> None:
    match = tossing()
    assert match.history(-1) == [[]]
    match.pick(0, 2)
    match.pick(0, point(1, 1))
    match.pick(0, 0)
    keys = [[event[0] for event in told] for told in match.history(1)]
    # the events of a step stay with that step, even though the opening and the first step had none
    assert keys[:3] == [[], [], ["drop"]]
    assert len(keys) == 4


def test_a_match_replays_from_its_record() -> None:
    match = bidding(5, seed=3)
    rng = chooser_rng(3)
    while match.state.decision is not None:
        match.pick(*any_answer(match.state, rng))
    again = Match.from_record(sealed_bids.SPEC, match.record())
    assert whole(again.state) == whole(match.state)
    assert [again.history(seat) for seat in range(-1, 5)] == [match.history(seat) for seat in range(-1, 5)]
    assert again.record().to_text() == match.record().to_text()
    quiet = Match.from_record(sealed_bids.SPEC, match.record(), log=False)
    assert whole(quiet.state) == whole(match.state)


@pytest.mark.parametrize("game", [sealed_bids.SPEC, ring_toss.SPEC], ids=lambda spec: str(spec.name))
def test_a_replayed_match_takes_back_what_the_match_itself_does(game: GameSpec[Any]) -> None:
    longest = 0
    for seed in range(3):
        match: Match[Any] = Match(game, 2, {}, Seed(seed))
        rng = chooser_rng(seed)
        while match.state.decision is not None:
            before = match.state.clone()
            seat, pick = any_answer(match.state, rng)
            match.pick(seat, pick)
            again = Match.from_record(game, match.record(), log=False)
            assert [again.undoable(each) for each in range(-1, 2)] == [match.undoable(each) for each in range(-1, 2)]
            longest = max(longest, match.undoable(seat))
            if match.undoable(seat):
                again.undo(seat)
                assert whole(again.state) == whole(before)
            elif match.state.decision is not None and rng.below(4) == 0:
                match.enter(1, "draw")
                match.enter(0, "decline")
                assert Match.from_record(game, match.record(), log=False).undoable(seat) == 0
    assert longest >= (2 if game is sealed_bids.SPEC else 1)


def test_a_match_is_replayed_on() -> None:
    match = bidding(5, seed=3)
    rng = chooser_rng(3)
    for _ in range(4):
        match.pick(*any_answer(match.state, rng))
    again = Match.from_record(sealed_bids.SPEC, match.record())
    while match.state.decision is not None:
        match.pick(*any_answer(match.state, rng))
    again.follow(match.record())
    assert again.record().to_text() == match.record().to_text()
    assert whole(again.state) == whole(match.state)
    altered = match.record()
    last = altered.lines[-1]
    altered.lines[-1] = RecordLine(last.seat, last.kind, last.clause, last.pick, last.chance, "0" * 16, last.sides)
    other = bidding(5, seed=3)
    with pytest.raises(ValueError, match=rf"pick {len(altered.lines)} .*: digest"):
        other.follow(altered)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="this is a record of ring_toss, not of sealed_bids"):
        Match.from_record(sealed_bids.SPEC, tossing().record())


def test_a_record_of_other_rules_is_played_under_the_present_ones() -> None:
    match = bidding(3, seed=3)
    rng = chooser_rng(3)
    while match.state.decision is not None:
        match.pick(*any_answer(match.state, rng))
    record = match.record()
    record.rules = "0"
    assert whole(Match.from_record(sealed_bids.SPEC, record).state) == whole(match.state)
    line = record.lines[2]
    record.lines[2] = RecordLine(line.seat, line.kind, line.clause, line.pick, line.chance, "0" * 16, line.sides)
    with pytest.raises(OtherRules) as refusal:
        Match.from_record(sealed_bids.SPEC, record)
    assert (refusal.value.number, refusal.value.recorded, refusal.value.present) == (3, "0", "1")
    said = "recorded under rules 0; under the current rules 1, from pick 3 on it plays differently (digest "
    assert str(refusal.value).startswith(said)
    assert str(refusal.value).endswith("anyone can choose a plain seed or a position")
    assert len(Match.from_record(sealed_bids.SPEC, record, upto=2).lines) == 2
    record.options = {"rounds": 99}
    with pytest.raises(OtherRules, match=r"under the current rules 1, from the set-up on it plays differently \("):
        Match.from_record(sealed_bids.SPEC, record)


def test_the_dice_of_a_bound_record_stay_those_of_the_rules_it_was_begun_under() -> None:
    seed = Seed(None, "secret", ("a", "b", "c"), "", "table7", ("", "", ""), "0")
    match: Match[Bids] = Match(sealed_bids.SPEC, 3, {"rounds": 2}, seed)
    rng = chooser_rng(3)
    while match.state.decision is not None:
        match.pick(*any_answer(match.state, rng))
    record = match.record()
    record.rules, record.seed = "0", Seed(None, "secret", ("a", "b", "c"), "", "table7", ("", "", ""))
    again = Match.from_record(sealed_bids.SPEC, record).record()
    assert (again.rules, again.seed.rules) == ("1", "0")
    assert [line.row() for line in again.lines] == [line.row() for line in record.lines]
    record.rules = "1"
    with pytest.raises(Diverged, match="the set-up draws"):
        Match.from_record(sealed_bids.SPEC, record)


def test_a_log_of_older_rules_stops_where_a_question_had_more_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The current rules leave one peg to call, so the engine calls it; those of then asked."""
    old = tossing()
    frame = type(old.state.stack[-1])
    rng = chooser_rng(2)
    for _ in range(6):
        old.pick(*any_answer(old.state, rng))
    advance = frame.advance

    def one_peg(self: Any, st: Table) -> Decision | None:
        asked = advance(self, st)
        if asked is None or asked.kind != "CALL_PEG":
            return asked
        return Decision(asked.kind, asked.seat, asked.options[:1], asked.clause, asked.context)

    match = tossing()
    monkeypatch.setattr(frame, "advance", one_peg)
    stops = 0
    for line in old.lines:
        before = whole(match.state)
        assert match.find_older_picks(line.seat, (line.pick,), "0" * 16) == [], "another digest proves nothing"
        (way,) = match.find_older_picks(line.seat, (line.pick,), line.digest)
        assert whole(match.state) == before
        stops += way.forced == 0
        assert match.pick_older(line.seat, way, "0").line.digest == line.digest
    assert stops == 2
    assert match.rules == "0"
    for at in range(len(match.steps)):
        match.state_at(at)
    assert whole(match.state_at(5)) == whole(old.state_at(5))
    with pytest.raises(OtherRules, match="from pick 1 on "):
        Match.from_record(ring_toss.SPEC, match.record())
