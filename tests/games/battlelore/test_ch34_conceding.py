"""Chapter 34 of the BattleLore ledger: giving up and draws (BL-34.11, BL-34.12)."""

from __future__ import annotations

import pytest

from sandtable.core.decision import NotAsked
from sandtable.core.match import Match
from sandtable.core.seed import Seed
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import Battle
from sandtable.testing import any_answer, chooser_rng
from tests.support import clause, is_running


def after(players: int, picks: int, **options: str | int) -> Match[Battle]:
    match: Match[Battle] = Match(SPEC, players, dict(options), Seed(5))
    rng = chooser_rng(5)
    for _ in range(picks):
        match.pick(*any_answer(match.state, rng))
    return match


@clause("BL-34.11")
@pytest.mark.parametrize("picks", [0, 1, 40])
@pytest.mark.parametrize("seat", [0, 1])
def test_bl_34_11_of_two_the_other_camp_wins_at_once(picks: int, seat: int) -> None:
    st = after(2, picks).state
    st.concede(seat)
    assert st.result is not None
    assert (st.result.winners, st.result.how) == ((1 - seat,), "conceded")
    assert ("over", ("conceded", 1 - seat), "BL-34.11", -1) in st.events


@clause("BL-34.11")
def test_bl_34_11_in_team_play_the_lord_commander_gives_up_for_the_camp() -> None:
    st = after(4, 10, adventure="bl-e1-poitiers").state
    assert st.rules.team
    st.concede(2)
    assert is_running(st)
    assert st.decision is not None
    st.concede(0)
    assert st.result is not None
    assert (st.result.winners, st.result.how) == ((1, 3), "conceded")


@clause("BL-34.11")
def test_bl_34_11_of_allies_both_must_give_up_and_are_asked_until_then() -> None:
    match = after(4, 10, adventure="bl-09-three-keeps", allies="reluctant")
    match.enter(1, "concede")
    assert is_running(match.state)
    rng = chooser_rng(1)
    asked = set()
    for _ in range(150):
        seat, pick = any_answer(match.state, rng)
        asked.add(seat)
        match.pick(seat, pick)
    assert 1 in asked, "his units still fight"
    match.enter(3, "concede")
    assert match.state.result is not None
    assert (match.state.result.winners, match.state.result.how) == ((0, 2), "conceded")


@clause("BL-34.11")
def test_bl_34_11_in_a_campaign_the_after_adventure_stage_follows_and_cannot_be_given_up() -> None:
    st = after(2, 60, adventure="bl-11-heirs-of-valmoor", heroes="on", campaign="on").state
    st.concede(0)
    assert st.saga is not None
    assert st.saga.result().fields()[0] == (1,)
    SPEC.check_sound(st)
    rng = chooser_rng(2)
    while st.decision is not None:
        for seat in (0, 1):
            with pytest.raises(NotAsked, match="the game is over"):
                st.concede(seat)
        seat, pick = any_answer(st, rng)
        st.apply(pick, seat)
    assert st.result is not None
    assert (st.result.winners, st.result.how) == ((1,), "conceded")
    assert SPEC.sequel(st) is not None


@clause("BL-34.12")
def test_bl_34_12_a_draw_has_no_victor() -> None:
    match = after(2, 40)
    match.enter(0, "draw")
    match.enter(1, "accept")
    result = match.state.result
    assert result is not None
    assert (result.winners, result.how) == ((), "agreed")
    assert ("over", ("agreed",), "BL-34.12", -1) in match.state.events
