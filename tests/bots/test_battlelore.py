"""The captain: exact odds, legal and repeatable picks, honest, and far better than chance."""

from __future__ import annotations

import time

import pytest

from sandtable.bots import find_bot
from sandtable.bots.battlelore import CaptainBot
from sandtable.bots.battlelore.odds import odds_of
from sandtable.bots.play import play_game
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.rng import seeded
from sandtable.games.battlelore import SPEC
from sandtable.games.battlelore.combat.attack import Attack
from sandtable.games.battlelore.combat.declare import attack_kind
from sandtable.games.battlelore.combat.in_progress import NORMAL
from sandtable.games.battlelore.combat.odds import FRENZY, Blow, blow_of, ends_after, outcomes
from sandtable.games.battlelore.state import GONE, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import ROWS, board_of
from sandtable.games.battlelore.tables.conditions import MOVED
from tests.games.battlelore.support import Field
from tests.support.bots import check_honest

pytestmark = pytest.mark.busy

SETS = SPEC.option_sets()
MAX_DECISIONS = 500
"""Enough for every phase; a whole game of every set would take minutes."""
PLAIN = Blow(3, True, True, 0, False, 4, 0, 0)


# --- odds ---------------------------------------------------------------------------------------------------------------


def test_outcomes_are_all_there_is() -> None:
    for dice in range(7):
        for special in (0, FRENZY):
            blow = PLAIN._replace(dice=dice, special=special, bold=1, per_flag=2, panic=1)
            assert sum(chance for chance, _, _, _ in outcomes(blow)) == pytest.approx(1)
            odds = odds_of(blow)
            assert odds.kill + odds.driven + odds.stands == pytest.approx(1)


def test_three_plain_dice_hit_once_on_average() -> None:
    odds = odds_of(PLAIN)
    assert odds.hits == pytest.approx(1.0)
    assert odds.stands == pytest.approx((5 / 6) ** 3)
    assert odds_of(PLAIN._replace(figures=1)).kill == pytest.approx(1 - (4 / 6) ** 3)


def duel(attacker: str, target: str, here: str, there: str, figures: int = 0, moved: bool = False) -> BattleState:
    """Two units alone on the field of the first adventure."""
    st = SPEC.start(2, {}, 1, log=False)
    for unit in range(len(st.pos)):
        st.pos[unit] = GONE
    for unit, name, place in ((0, attacker, here), (11, target, there)):
        type_ = c.TYPE_OF[name]
        st.utype[unit] = type_
        st.figs[unit] = st.full[unit] = c.T_FIGURES[type_]
        st.colour[unit] = c.T_COLOUR[type_]
        st.weapon[unit] = c.T_WEAPON[type_]
        st.pos[unit] = board_of(ROWS).hex_named(place)
    st.extra[11] = c.UNIT_DEFS[c.TYPE_OF[target]].life
    st.figs[11] = figures or st.figs[11]
    st.flags[0] |= MOVED if moved else 0
    st.stack = []
    st.place()
    return st


def stand_firm(asked: Decision) -> Pick:
    """The defender ignores all flags it can. No one follows up or battles back."""
    return asked.options[-1] if asked.kind == "ignore_flags" else asked.options[0]


def fought(start: BattleState, seed: int) -> tuple[int, bool, bool]:
    """Play one attack by the rules; return the hits, whether the target was destroyed, and whether it retreated."""
    st = start.clone()
    st.rng = seeded(seed)
    home = st.pos[11]
    figures = ends_after(st, 11)[1]
    kind = attack_kind(st, 0, 11)
    st.push(Attack(0, 11, kind, NORMAL, st.weapon[0], home))
    st.result = None
    while st.stack:
        st.run()
        if st.decision is None:
            break
        st.step(stand_firm(st.decision))
    gone = st.pos[11] == GONE
    left = 0 if gone else ends_after(st, 11)[1]
    return figures - left, gone, not gone and st.pos[11] != home


@pytest.mark.parametrize(
    ("attacker", "target", "here", "there", "figures", "moved"),
    [
        ("h_inf_b", "h_inf_g", "G4", "G5", 0, False),  # uphill
        ("h_inf_r", "h_cav_b", "B3", "C3", 2, False),  # horses ignore a STRIKE
        ("h_arc_g", "h_inf_b", "C3", "C6", 0, True),  # a bow, on the move
        ("h_inf_r", "g_swd_g", "B3", "C3", 3, False),  # Frightened: two hexes for a FLAG, and panic
        ("o_ogr_r", "h_inf_b", "B3", "C3", 0, False),  # Frenzy
        ("h_inf_b", "h_inf_g", "B8", "B9", 2, False),  # nowhere to go
        ("h_cav_r", "c_spi_g", "B3", "C3", 0, False),  # critical hit checks
        ("h_inf_r", "c_tro_b", "B3", "C3", 0, False),  # life tokens, immune to STRIKE
        ("h_inf_b", "h_arc_g", "D4", "E4", 0, False),  # into a wood
        ("h_inf_r", "d_bol_r", "B3", "C3", 0, False),  # lost if it must retreat
    ],
)
def test_odds_agree_with_attacks_by_the_rules(
    attacker: str, target: str, here: str, there: str, figures: int, moved: bool
) -> None:
    start = duel(attacker, target, here, there, figures, moved)
    clash = Attack(0, 11, attack_kind(start, 0, 11), NORMAL, start.weapon[0], start.pos[11])
    blow = blow_of(start, clash)
    odds = odds_of(blow)
    rounds = 3000
    found = [fought(start, seed) for seed in range(rounds)]
    assert sum(gone for _, gone, _ in found) / rounds == pytest.approx(odds.kill, abs=0.035)
    assert sum(driven for _, _, driven in found) / rounds == pytest.approx(odds.driven, abs=0.035)
    if not blow.check:
        assert sum(hits for hits, _, _ in found) / rounds == pytest.approx(odds.hits, abs=0.07)


# --- play ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(0, len(SETS), 2))
def test_picks_are_legal_repeatable_and_blind(number: int) -> None:
    """The view decides, not the bot's past, not the truth; and choosing changes nothing."""
    check_honest(SPEC, "captain", number, MAX_DECISIONS, 33, 6)


def test_a_question_it_does_not_know_gets_the_neutral_answer() -> None:
    st = SPEC.start(2, {}, 1, log=False)
    captain = CaptainBot(1)
    assert captain.choose(st, Decision("no_such_question", 0, [3, 4], "BL-1.1")) == 3
    assert captain.choose(st, Decision("no_such_question", 0, [3, 4, -1], "BL-1.1")) == -1


@pytest.mark.parametrize(
    ("kind", "options", "context"),
    [
        ("flee_to", [-1, 26, -2], (0, 1)),
        ("retreat_more", [-1, 13, 14], (0,)),
        ("passage_to", [65, 66], (0,)),
        ("call_help", [-1, 1], (0, 11)),
        ("breathe_on", [0, 1], (0, 11)),
        ("chain_to", [-1, 11, 12], (13,)),
        ("neck", [1, 2], (0,)),
    ],
)
def test_rare_questions_are_answered(kind: str, options: list[Pick], context: tuple[int, ...]) -> None:
    """Questions that rarely come up in a game."""
    st = SPEC.start(2, {}, 1, log=False)
    assert CaptainBot(1).choose(st, Decision(kind, 0, options, "BL-1.1", context)) in options


FOES = {"G4": "h_inf_b", "A9": "h_inf_b"}


def armed(card: str) -> Field:
    """The Hero with this card leads the blue foot on G3, next to an enemy."""
    return Field({"G3": "h_inf_b", "A1": "h_inf_b"}, FOES).hero("G3", "warrior", 0, False, "", card)


def used(t: Field) -> str:
    """What the captain does with its Hero's card."""
    assert t.kind == "hero_card"
    pick = CaptainBot(1).choose(t.st.seen_by(t.asked.seat), t.asked)
    return SPEC.notation.option_text(t.st, t.asked, pick)


def test_a_healing_potion_waits_for_a_loss_worth_it() -> None:
    for lost, answer in ((1, "pass"), (2, "AR45")):
        assert used(armed("AR45").lose("G3", lost).orders("CC-PC").pick("u0", "done")) == answer


def test_the_dice_of_a_potion_wait_for_an_attack_with_a_fair_chance() -> None:
    for lost, answer in ((0, "pass"), (2, "AR48")):
        assert used(armed("AR48").lose("G4", lost).order("G3").combat().pick("u0 u2")) == answer


def test_only_a_die_that_missed_is_rolled_again() -> None:
    for roll, answer in (("RRR", "AR20"), ("BBB", "pass")):
        assert used(armed("AR20").order("G3").combat(roll).pick("u0 u2")) == answer


def test_flags_are_ignored_by_a_potion_where_they_would_cost_figures() -> None:
    for here, there, answer in (("G3", "G4", "pass"), ("G8", "G9", "AR46")):
        t = Field({here: "h_inf_b", "A1": "h_inf_b"}, {there: "h_inf_b", "A9": "h_inf_b"}).lose(there, 2)
        t.hero(there, "warrior", 1, False, "", "AR46").order(here).combat().pick("u0 u2")
        assert used(t) == answer


def test_a_champion_avoids_an_attack_that_may_end_him() -> None:
    for foot, answer in (("h_inf_r", "AR47"), ("h_inf_g", "pass")):
        t = Field({"G3": foot, "A1": "h_inf_b"}, {"A9": "h_inf_b"}).hero("G4", "warrior", 1, False, "", "AR47")
        assert used(t.order("G3").combat().pick("u0 u3")) == answer


def wins_against_random(side: int, seed: int) -> bool:
    bots = [find_bot("captain" if seat == side else "random", SPEC, 10 * seed + seat) for seat in (0, 1)]
    return play_game(SPEC, bots, {}, seed)[0].winners == (side,)


@pytest.mark.long
@pytest.mark.parametrize("side", [0, 1])
def test_beats_random_play_in_nine_of_ten_games_from_either_side(side: int) -> None:
    assert sum(wins_against_random(side, seed) for seed in range(30)) >= 27


def test_two_captains_come_to_an_end() -> None:
    for seed in range(2):
        result, decisions = play_game(SPEC, [find_bot("captain", SPEC, seat) for seat in (0, 1)], {}, seed)
        assert len(result.winners) == 1
        assert decisions < 5000


def test_thinks_fast() -> None:
    """The captain makes about a thousand decisions per second of processor time; the limit allows for slow machines."""
    st = SPEC.start(2, {}, 3, log=False)
    captains = [find_bot("captain", SPEC, seat) for seat in (0, 1)]
    spent = 0.0
    decisions = 0
    while st.decision is not None and decisions < 600:
        seat = st.decision.seat
        seen = st.seen_by(seat)
        start = time.process_time()
        pick = captains[seat].choose(seen, seen.asked(seat))
        spent += time.process_time() - start
        decisions += 1
        st.step(pick)
    assert decisions / spent > 250
