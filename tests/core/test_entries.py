"""Entries other than picks: conceding, draws and take-backs by agreement, in the match and its record."""

from __future__ import annotations

import pytest

from sandtable.bots.proposals import grants_back
from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.decision import IllegalPick, NotAsked
from sandtable.core.engine.state import State
from sandtable.core.match.entries import CannotEnter
from sandtable.core.match.match import CannotUndo, Match
from sandtable.core.match.record import read_record
from sandtable.core.match.seed import Seed
from sandtable.testing import any_answer, chooser_rng, whole
from tests.support import is_running
from tests.support.toys.ring_toss import SPEC as RING_TOSS
from tests.support.toys.sealed_bids import SPEC as BIDS

SECRET = Seed(None, "secret", ("a", "b"))


def played(players: int = 2, picks: int = 5, seed: Seed = SECRET) -> Match[State]:
    match: Match[State] = Match(RING_TOSS, players, {}, seed)  # type: ignore[arg-type]
    rng = chooser_rng(4)
    for _ in range(picks):
        match.pick(*any_answer(match.state, rng))
    return match


def other(seat: int) -> int:
    return 1 - seat


def asked(match: Match[State]) -> int:
    assert match.state.decision is not None
    return match.state.decision.seat


# -- giving up -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("picks", range(6))
def test_of_two_the_other_wins_at_any_moment(picks: int, seat: int) -> None:
    match = played(picks=picks)
    step = match.enter(seat, "concede")
    result = match.state.result
    assert result is not None
    assert (result.winners, result.how, match.state.decision) == ((other(seat),), "conceded", None)
    assert (step.line.kind, step.line.seat, step.line.pick, step.revealing) == ("match:concede", seat, "", True)
    assert match.possible_entries(0) == match.possible_entries(1) == []


def test_among_more_the_game_goes_on_without_the_seat() -> None:
    match = played(3)
    first = asked(match)
    match.enter(first, "concede")
    assert is_running(match.state)
    rng = chooser_rng(1)
    while match.state.decision is not None:
        seat, pick = any_answer(match.state, rng)
        assert seat != first
        match.pick(seat, pick)
    assert match.state.result is not None
    assert first not in match.state.result.winners
    assert whole(Match.from_record(RING_TOSS, match.record()).state) == whole(match.state)


def test_the_last_of_several_wins_when_all_others_gave_up() -> None:
    match = played(3)
    match.enter(0, "concede")
    match.enter(2, "concede")
    assert match.state.result is not None
    assert match.state.result.winners == (1,)


def test_questions_to_a_seat_that_gave_up_are_answered_for_it_also_in_a_parallel() -> None:
    match: Match[State] = Match(BIDS, 3, {}, Seed(3))  # type: ignore[arg-type]
    match.enter(1, "concede")
    assert [question.seat for question in match.state.open_questions()] == [0, 2]
    match.pick(0, match.state.asked(0).options[0])
    match.enter(2, "concede")
    assert match.state.result is not None
    assert match.state.result.winners == (0,)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_nobody_else_gives_up(seat: int) -> None:
    match = played()
    before = whole(match.state)
    with pytest.raises(CannotEnter, match="there is no seat"):
        match.enter(seat, "concede")
    with pytest.raises(NotAsked, match="there is no seat"):
        match.state.concede(seat)
    assert whole(match.state) == before


def test_nobody_gives_up_twice_or_after_the_end() -> None:
    match = played(3)
    match.enter(0, "concede")
    with pytest.raises(CannotEnter, match="seat 0 has conceded"):
        match.enter(0, "concede")
    with pytest.raises(IllegalPick, match="already conceded"):
        match.state.concede(0)
    match.enter(1, "concede")
    for entry in ("concede", "draw", "back", "accept"):
        with pytest.raises(CannotEnter, match="the game is over"):
            match.enter(2, entry)
    with pytest.raises(NotAsked, match="the game is over"):
        match.state.concede(2)
    with pytest.raises(NotAsked, match="the game is over"):
        match.state.agree_on_draw()


def test_who_gave_up_is_saved_seen_and_copied() -> None:
    match = played(3)
    plain = match.state.dump()
    match.state.concede(2)
    for clone in (RING_TOSS.load(match.state.dump()), match.state.clone(), match.state.seen_by(-1)):
        assert clone.conceded == 4
    with pytest.raises(BadSave, match="conceded are invalid"):
        RING_TOSS.load(plain[:-1] + b", 8)")


# -- a draw ----------------------------------------------------------------------------------------------------------------


def test_a_draw_needs_everybody() -> None:
    match = played(3)
    before = match.state.digest()
    match.enter(1, "draw")
    assert match.proposal is not None
    assert (match.proposal.seat, match.proposal.waiting) == (1, [0, 2])
    match.enter(2, "accept")
    assert match.state.digest() == before
    with pytest.raises(CannotEnter, match="no proposal to answer"):
        match.enter(2, "accept")
    match.enter(0, "accept")
    assert match.state.result is not None
    assert (match.state.result.winners, match.state.result.how) == ((), "agreed")
    record = read_record(match.record().to_text())
    assert [line.kind for line in record.lines[-3:]] == ["match:draw", "match:accept", "match:accept"]
    assert whole(Match.from_record(RING_TOSS, record).state) == whole(match.state)


def test_who_gave_up_is_not_asked_for_a_draw() -> None:
    match = played(3)
    match.enter(0, "concede")
    match.enter(1, "draw")
    match.enter(2, "accept")
    assert match.state.result is not None
    assert match.state.result.how == "agreed"


@pytest.mark.parametrize("ending", ["decline", "withdraw", "pick"])
def test_a_proposal_ends_when_it_is_declined_withdrawn_or_somebody_picks(ending: str) -> None:
    match = played()
    match.enter(0, "draw")
    if ending == "pick":
        match.pick(*any_answer(match.state, chooser_rng(1)))
        again = 0
    else:
        match.enter(1 if ending == "decline" else 0, ending)
        with pytest.raises(CannotEnter, match="since the latest pick"):
            match.enter(0, "draw")
        again = 1
    assert match.proposal is None
    with pytest.raises(CannotEnter, match="there is no proposal"):
        match.enter(1, "accept")
    match.enter(again, "draw")


def test_there_is_one_proposal_at_a_time() -> None:
    match = played()
    match.enter(0, "draw")
    with pytest.raises(CannotEnter, match="answered first"):
        match.enter(1, "draw")
    with pytest.raises(CannotEnter, match="made by seat 0"):
        match.enter(1, "withdraw")
    with pytest.raises(CannotEnter, match="'shout' is not an entry"):
        match.enter(1, "shout")
    assert (match.possible_entries(0), match.possible_entries(1)) == (
        ["concede", "withdraw"], ["concede", "accept", "decline"],
    )  # fmt: skip


# -- taking back -----------------------------------------------------------------------------------------------------------


def telling_match() -> tuple[Match[State], int]:
    """A match after a throw: the wind is known, so the thrower cannot undo the aim alone."""
    match = played(picks=0)
    rng = chooser_rng(2)
    while not (match.steps and match.steps[-1].revealing):
        match.pick(*any_answer(match.state, rng))
    return match, match.steps[-1].seat


def test_a_granted_take_back_goes_over_telling_steps_and_changes_the_dice() -> None:
    match, seat = telling_match()
    step = match.steps[-1]
    drawn = step.line.chance
    before = match.state_at(len(match.steps) - 1)
    assert (match.undoable(seat), grants_back(match)) == (0, False)
    match.enter(seat, "back")
    assert match.would_cross_reveal()
    assert not grants_back(match), "a bot grants nothing that was told"
    match.enter(other(seat), "accept")
    assert match.state.fields() == before.fields()
    assert match.state.decision is not None
    assert match.state.rng.words() != before.rng.words()
    assert whole(match.state_at(len(match.steps))) == whole(match.state)
    # a throw is two draws of three values: in several take-backs at least one must come out differently
    found = {drawn}
    for _ in range(6):
        found.add(match.pick(seat, step.pick).line.chance)
        match.enter(seat, "back")
        match.enter(other(seat), "accept")
    assert len(found) > 1
    match.enter(seat, "concede")
    record = read_record(match.record().to_text())
    assert len(record.lines) > len(match.steps), "what was taken back is in the record"
    again = Match.from_record(RING_TOSS, record)
    assert (whole(again.state), len(again.steps)) == (whole(match.state), len(match.steps))


def test_a_take_back_goes_over_picks_of_others() -> None:
    match = played(picks=9)
    seat = asked(match)
    places = [place for place, step in enumerate(match.steps) if step.seat == seat]
    match.enter(seat, "back", 2)
    match.enter(other(seat), "accept")
    assert len(match.steps) == places[-2] + 1
    assert asked(match) == seat


def test_what_a_seat_may_take_back_by_itself_it_does_not_ask_for() -> None:
    match = played(picks=1)
    assert match.undoable(0) == 1
    for picks in (1, 2):  # there is no other one to ask for
        with pytest.raises(CannotEnter, match="can take back 1 picks without asking"):
            match.enter(0, "back", picks)
    with pytest.raises(CannotEnter, match="up to 0 picks"):
        match.enter(1, "back")


def test_a_bot_grants_what_nobody_learned_from() -> None:
    match: Match[State] = Match(BIDS, 2, {}, Seed(3))  # type: ignore[arg-type]
    match.pick(0, match.state.asked(0).options[0])
    match.pick(1, match.state.asked(1).options[0])
    assert match.undoable(0) == 0
    match.enter(0, "back")
    assert grants_back(match)
    match.enter(1, "accept")
    assert match.state.asked(0).kind == "CARD"
    match.enter(1, "draw")
    assert not grants_back(match), "never a draw"


def test_no_take_back_crosses_a_concession() -> None:
    match = played(3, picks=9)
    match.enter(asked(match), "concede")
    assert [match.returnable(seat) for seat in range(3)] == [0, 0, 0]
    for seat in match.seats_in():
        with pytest.raises(CannotEnter, match="up to 0 picks"):
            match.enter(seat, "back")


def test_no_undo_crosses_an_entry() -> None:
    match = played(picks=1)
    match.enter(1, "draw")
    assert match.undoable(0) == 0
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.enter(0, "decline")
    match.pick(0, match.state.asked(0).candidates()[0])
    assert match.undoable(0) == 0, "the aim was followed by the wind"


@pytest.mark.parametrize("answered", [True, False])
def test_who_takes_a_pick_back_finds_what_was_proposed_before_it(answered: bool) -> None:
    """The record no longer contains the pick, so the possible entries must follow from the rest."""
    match = played(picks=0, seed=Seed(4))
    match.enter(1, "draw")
    if answered:
        match.enter(0, "decline")
    match.pick(0, match.state.asked(0).candidates()[0])
    assert match.undoable(0) == 1
    match.undo(0)
    again = Match.from_record(RING_TOSS, match.record())
    assert [match.possible_entries(seat) for seat in (0, 1)] == [again.possible_entries(seat) for seat in (0, 1)]
    if answered:
        with pytest.raises(CannotEnter, match="since the latest pick"):
            match.enter(1, "draw")
        match.enter(0, "draw")
    else:
        match.enter(0, "accept")
        assert match.state.result is not None
    Match.from_record(RING_TOSS, match.record())


def test_a_record_with_an_entry_that_was_not_possible_is_refused() -> None:
    match = played()
    match.enter(0, "draw")
    match.enter(1, "accept")
    record = match.record()
    record.lines[-1].seat = 0
    with pytest.raises(ValueError, match=r"pick 7: seat 0 has no proposal to answer"):
        Match.from_record(RING_TOSS, record)
