"""Chapter 34 of the BattleLore ledger: Game options and defaults."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import NotAsked
from sandtable.core.engine.options import BadOption, Options
from sandtable.core.match.match import CannotUndo, Match
from sandtable.core.match.seed import Seed
from sandtable.games.battlelore.sample_options import VETERANS
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BattleState
from sandtable.testing import any_answer, chooser_rng
from tests.games.battlelore.campaign_support import sheet
from tests.games.battlelore.campaigns import begun, go_to
from tests.games.battlelore.fields import duel
from tests.games.battlelore.support import Field
from tests.support import clause, is_running

FOOT = (("commander", "SK10"), ("warrior", "SK17"), ("rogue", "SK24"), ("wizard", "SK27"), ("cleric", "SK31"))


def after(players: int, picks: int, **options: str | int) -> Match[BattleState]:
    match: Match[BattleState] = Match(SPEC, players, dict(options), Seed(5))
    rng = chooser_rng(5)
    for _ in range(picks):
        match.pick(*any_answer(match.state, rng))
    return match


@clause("BL-34.4", "BL-23.12")
def test_bl_34_4_heroes_per_camp() -> None:
    heroes = [sheet(f"{name} {camp}", camp, name, first) for camp in (0, 1) for name, first in FOOT]
    t = go_to(begun(*heroes, heroes_per_camp="2"), "hero_who")
    camp, first = t.asked.seat, t.texts[2]
    t.pick(first).pick(t.texts[0])
    assert (t.kind, t.asked.seat) == ("hero_who", camp), "a second Hero"
    assert first not in t.texts, "not the same again"
    t.pick("nobody")
    assert t.asked.seat == 1 - camp
    st = SPEC.start(2, {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on", "heroes_per_camp": "3"})
    asked = []
    while not st.turn:
        assert st.decision is not None
        asked.append(st.decision.kind)
        st.apply(st.decision.options[0], st.decision.seat)
    assert asked.count("hero_class") == 6, "also without a campaign"


@clause("BL-34.4")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"campaign": "on"}, "set heroes=on"),
        ({"heroes": "on", "sheets": VETERANS}, "only with campaign=on"),
        ({"heroes_per_camp": "2"}, "none without heroes=on"),
    ],
)
def test_bl_34_4_options_that_do_not_go_together(options: Options, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        SPEC.check_options(2, {"adventure": "bl-11-heirs-of-valmoor", **options})
    with pytest.raises(BadOption, match=r"BL-31\.14"):
        SPEC.check_options(
            4, {"adventure": "bl-09-three-keeps", "heroes": "on", "allies": "reluctant", "heroes_per_camp": "2"}
        )


@clause("BL-34.10")
def test_bl_34_10_turn_limit() -> None:
    t = duel(turn_limit=1).hand(0, "CC-PL").new_turn(0)
    t.st.turn = 1
    t.pick("CC-PL")
    assert t.st.result is not None
    assert t.st.result.fields() == ((), (0, 0), "turn_limit")
    t = duel(turn_limit=1).hand(0, "CC-PL").new_turn(0)
    t.st.awards[1] = 2
    t.pick("CC-PL")
    assert t.st.result is not None
    assert t.st.result.winners == (1,)


@clause("BL-34.4")
def test_bl_34_4_without_a_campaign_the_stage_is_skipped() -> None:
    t = Field({"A1": "h_inf_b"}, {"G4": "h_inf_g", "A9": "h_inf_b"}, mode="lore", heroes="on", goals=1)
    t.hero("G3").lose("G4", 3).attack("hero at G3", "G4", "SS")
    assert (t.kind, SPEC.sequel(t.st)) == ("over", None)


@clause("BL-34.1", "BL-34.2", "BL-34.3")
def test_bl_34_1_mode_board_and_switches_come_from_the_adventure() -> None:
    st = SPEC.start(2, {"adventure": "bl-09-three-keeps"})
    assert (st.rules.lore, st.rules.epic, st.rules.switches) == (True, False, (True, True, False, False))
    st = SPEC.start(2, {"adventure": "bl-09-three-keeps", "mode": "medieval", "stronghold": "off"})
    assert (st.rules.lore, st.rules.switches[1]) == (False, False)
    assert SPEC.start(2, {"adventure": "bl-e1-poitiers"}).rules.epic
    with pytest.raises(BadOption, match="War Councils"):
        SPEC.start(2, {"adventure": "bl-01-first-muster", "mode": "lore"})


@clause("BL-34.2", "BL-34.8")
def test_bl_34_2_the_adventure_decides_the_board_and_the_players_the_teams() -> None:
    for name in ("board", "team_play"):
        with pytest.raises(BadOption, match=name):
            SPEC.start(2, {name: "epic"})
    for players in (3, 4, 6):
        with pytest.raises(BadOption, match="epic adventure"):
            SPEC.start(players, {"adventure": "bl-01-first-muster"})
    for players in (3, 5, 6):
        with pytest.raises(BadOption, match="4 players"):
            SPEC.start(players, {"adventure": "bl-e1-poitiers", "allies": "reluctant"})
    st = SPEC.start(4, {"adventure": "bl-e1-poitiers", "allies": "reluctant"})
    assert (st.rules.team, st.rules.holders) == (False, 4), "four allies are no team"


@clause("BL-34.8")
def test_bl_34_8_team_play_in_epic_adventures() -> None:
    for players in (2, 3, 4, 5, 6):
        st = SPEC.start(players, {"adventure": "bl-e1-poitiers"})
        assert st.rules.team == (players > 2)
        assert [st.rules.camp_of_seat(seat) for seat in range(players)] == [seat % 2 for seat in range(players)]


@clause("BL-34.9")
def test_bl_34_9_no_undo_across_dice_or_hidden_cards() -> None:
    match = Match(SPEC, 2, {"adventure": "bl-01-first-muster"}, Seed(1))
    seat = match.state.active
    match.pick(seat, match.state.asked(seat).options[0])
    assert match.state.asked(seat).kind == "order_unit"
    assert match.undoable(seat) == 1, "playing a card told nobody more than the pick"
    while match.state.active == seat:
        match.pick(seat, match.state.asked(seat).options[-1])
    assert match.undoable(seat) == 0, "a card was drawn"


@clause("BL-34.9")
def test_bl_34_9_a_table_may_play_without_taking_back() -> None:
    for word, picks in (("on", 1), ("off", 0)):
        match = Match(SPEC, 2, {"adventure": "bl-01-first-muster", "undo_reveal": word}, Seed(1))
        seat = match.state.active
        match.pick(seat, match.state.asked(seat).options[0])
        assert match.state.asked(seat).kind == "order_unit", "nothing was revealed"
        assert match.undoable(seat) == picks
    with pytest.raises(CannotUndo):
        match.undo(seat)
    with pytest.raises(BadOption, match="undo_reveal"):
        SPEC.start(2, {"undo_reveal": "always"})


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
    assert st.campaign is not None
    assert st.campaign.result().fields()[0] == (1,)
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
