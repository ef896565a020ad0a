"""The marshal: honest odds, legal and repeatable picks, an answer to every question, and far better than chance."""

from __future__ import annotations

import time

import pytest

from sandtable.bots import find_bot
from sandtable.bots.play import play_game
from sandtable.bots.warlords import MarshalBot
from sandtable.bots.warlords.answers import NAMES, MarshalAnswers
from sandtable.bots.warlords.odds import SUMS, odds
from sandtable.bots.warlords.survey import Survey, worth
from sandtable.bots.warlords.worth import EFFECT, WORTH
from sandtable.core.engine.cards import face_of
from sandtable.core.engine.decision import Decision
from sandtable.games.warlords import SPEC
from sandtable.games.warlords.deck_building.random_decks import random_deck
from sandtable.games.warlords.deck_building.text_form import text_of
from sandtable.games.warlords.rules import DECK_OPTIONS
from sandtable.games.warlords.tables.cards import ARMY, PRINTINGS, TYPE, def_of
from sandtable.games.warlords.tables.ops import OPS
from sandtable.games.warlords.tables.scenarios import SCENARIO_IDS, SCENARIOS, ScenarioDef
from tests.games.warlords.support import Table
from tests.support.bots import check_honest

SETS = SPEC.option_sets()
MAX_DECISIONS = 260


# --- odds and weights -----------------------------------------------------------------------------------------------------


def test_sums_of_casualty_cards_are_all_there_is() -> None:
    for cards, chances in enumerate(SUMS):
        assert len(chances) == 9 * cards + 1
        assert sum(chances) == pytest.approx(1)
    assert SUMS[2][9] == pytest.approx(0.1)


def test_odds_follow_the_oracle() -> None:
    even = odds(30, 30, 0, 0)
    assert even.wins == pytest.approx(0.5)
    assert even.destroys == even.destroyed == 0
    assert odds(30, 30, 0, 10).wins > odds(30, 30, 0, 4).wins > even.wins
    assert odds(5, 40, 0, 0).destroyed == pytest.approx(sum(SUMS[2][5:]))
    walls = odds(30, 6, 7, 0)
    assert walls.destroys == pytest.approx(sum(SUMS[2][13:]))
    assert even.costs == pytest.approx(9)


def fought(seed: int) -> tuple[bool, bool]:
    """Play one assault by the rules; return whether the garrison falls and whether the stack is destroyed."""
    t = Table(scenario="five-castles")
    t.castle(1, "Khamar", "Hill Giants").stack(0, "Aldric Sunmantle", *STORMERS, march=2).hand(0, "Battle 1")
    t.st.renew(seed)
    t.step("battles")
    castle, stack = t.place("Khamar"), t.place("Aldric Sunmantle")
    t.pick("Aldric Sunmantle Khamar")
    while t.st.decision is not None and t.kind not in ("detach", "battles"):
        t.st.apply(t.decision.options[0], t.decision.seat)
        if t.st.decision is None or t.st.active != 0 or t.st.controller[castle] == 0:
            break
    return not t.st.armies[castle] or t.st.controller[castle] == 0, t.st.head[stack] < 0


STORMERS = ("Heavy Infantry", "Sirian Knights")


def test_odds_agree_with_assaults_by_the_rules() -> None:
    t = Table(scenario="five-castles")
    t.castle(1, "Khamar", "Hill Giants").stack(0, "Aldric Sunmantle", *STORMERS, march=2).hand(0, "Battle 1")
    found = Survey(t.step("battles").st, 0).assault_odds(t.place("Aldric Sunmantle"), t.place("Khamar"))
    games = [fought(seed) for seed in range(400)]
    fallen = len([1 for fell, gone in games if fell and not gone]) / len(games)
    assert fallen == pytest.approx(found.destroys, abs=0.07)


def test_every_effect_has_a_weight_and_every_card_a_worth() -> None:
    assert set(EFFECT) == set(OPS)
    assert len(WORTH) == len(PRINTINGS)
    assert all(value > 0 for value in WORTH)
    assert worth(PRINTINGS.index(next(card for card in PRINTINGS if card.name == "The White Legion"))) > worth(
        PRINTINGS.index(next(card for card in PRINTINGS if card.name == "Militia"))
    )


# --- picks ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(SETS)))
def test_picks_are_legal_repeatable_and_blind(number: int) -> None:
    check_honest(SPEC, "marshal", number, MAX_DECISIONS, 7, 6)


def test_every_kind_of_question_has_an_answer_of_its_own() -> None:
    names = [NAMES.get(kind, kind) for kind in SPEC.kinds]
    assert [name for name in names if not callable(getattr(MarshalAnswers, name, None))] == []


def test_a_question_it_does_not_know_gets_the_neutral_answer() -> None:
    st = SPEC.start(2, {}, 1, log=False)
    assert MarshalBot().choose(st.seen_by(0), Decision("unheard_of", 0, [3, 4, -1], "WL-1.1")) == -1
    assert MarshalBot().choose(st.seen_by(0), Decision("unheard_of", 0, [3, 4], "WL-1.1")) == 3


# --- judgement ------------------------------------------------------------------------------------------------------------


def pick(t: Table) -> str:
    seen = t.st.seen_by(t.decision.seat)
    asked = seen.asked(t.decision.seat)
    return t.short(MarshalBot().choose(seen, asked))


def test_an_open_castle_is_stormed_and_a_garrison_left() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Aldric Sunmantle", "Militia", march=2)
    t.hand(0, "Battle 1").hand(1, "Militia").step("battles")
    assert pick(t) == "Aldric Sunmantle Khamar"
    t.pick("Aldric Sunmantle Khamar")
    assert pick(t).startswith("assault")


def test_strong_walls_are_not_stormed_by_a_handful() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Aldric Sunmantle", "Militia", march=2).hand(0, "Battle 1")
    t.castle(1, "Khamar", "Stone Walls", "Hill Giants", "Dwarf Axemen", "The Deep Guard").step("battles")
    assert "assault" not in pick(t)


def test_a_besieger_is_starving_a_castle_too_strong_to_storm() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Stone Walls", "The Deep Guard").hand(0, "Battle 1")
    t.stack(0, "Aldric Sunmantle", "Militia", march=2).step("battles")
    assert pick(t) == "Aldric Sunmantle Khamar"
    t.pick("Aldric Sunmantle Khamar")
    assert pick(t).startswith("siege")


def test_the_first_army_guards_a_castle_in_danger() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Aldric Sunmantle", "Heavy Infantry").hand(0, "Militia")
    t.stack(1, "Hrodgar Skyfist", "Hill Giants", march=2).step("revenue")
    assert pick(t) == "add Militia Marthos"


def test_an_attacker_who_would_take_the_castle_is_intercepted() -> None:
    t = Table().castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Hill Giants", "Cloudbreakers", march=1)
    t.stack(0, "Aldric Sunmantle", "Militia", march=2).hand(0, "Battle 1").hand(1, "Battle 0").step("battles")
    t.pick("Aldric Sunmantle Khamar", "assault Battle 1")
    assert t.kind == "intercept"
    assert pick(t) == "Hrodgar Skyfist Battle 0"


def test_a_fleet_is_taken_where_only_the_sea_leads_to_the_enemy() -> None:
    t = Table().castle(0, "Hereuth", "Militia").stack(0, "Aldric Sunmantle", "Heavy Infantry", "Sirian Knights")
    t.castle(1, "Citadel of Ice").hand(0, "Longships", "March").step("revenue")
    assert pick(t) == "add Longships Aldric Sunmantle"
    t.pick("add Longships Aldric Sunmantle").step("march")
    assert pick(t).startswith("receive March")


def test_a_find_is_searched_for_and_a_searcher_hindered() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane", march=1).lying(0, "Druids' Temple")
    t.hand(0, "Lightsword").hand(1, "Earthquake", "March").step("explore")
    assert pick(t) == "Sir Corvane Druids' Temple Lightsword"
    t.pick("Sir Corvane Druids' Temple Lightsword")
    assert (t.kind, pick(t)) == ("hazard", "Earthquake")


def test_the_least_is_lost() -> None:
    st = SPEC.start(2, {}, 1, log=False)
    cards = sorted([face_of(card) for card in st.decks[0] if TYPE[face_of(card)] == ARMY], key=worth)
    asked = Decision("losses", 0, [(cards[0], cards[1]), (cards[-1],), (cards[0],)], "WL-16.31", (0,))
    assert MarshalBot().choose(st.seen_by(0), asked) == (cards[0],)
    assert def_of(cards[0]).cost <= def_of(cards[-1]).cost


# --- strength -------------------------------------------------------------------------------------------------------------


def test_beats_random_play_in_95_of_100_games_of_scenario_one() -> None:
    won = 0
    for game in range(100):
        seat = game % 2
        bots = [find_bot("marshal" if each == seat else "random", SPEC, game) for each in range(2)]
        result, _ = play_game(SPEC, bots, {}, game)
        won += result.winners == (seat,)
    assert won >= 95


@pytest.mark.parametrize("scenario", [scenario.id for scenario in SCENARIOS if 4 in scenario.players])
def test_four_marshals_come_to_an_end(scenario: str) -> None:
    bots = [find_bot("marshal", SPEC, seat) for seat in range(4)]
    result, _ = play_game(SPEC, bots, {"scenario": scenario}, 3)
    assert result.winners


@pytest.mark.parametrize("scene", SCENARIOS, ids=SCENARIO_IDS)
def test_beats_random_play_with_random_decks_everywhere(scene: ScenarioDef) -> None:
    won = 0
    for game in range(6):
        decks = {DECK_OPTIONS[seat]: text_of(random_deck(2 * game + seat, scene)) for seat in range(2)}
        bots = [find_bot("marshal" if each == game % 2 else "random", SPEC, game) for each in range(2)]
        result, _ = play_game(SPEC, bots, {"scenario": scene.id, **decks}, game)
        won += result.winners == (game % 2,)
    assert won >= 4


def test_thinks_fast() -> None:
    bots = [find_bot("marshal", SPEC, seat) for seat in range(4)]
    start = time.thread_time()
    _, decisions = play_game(SPEC, bots, {"scenario": "last-warlord"}, 1)
    assert (time.thread_time() - start) / decisions < 0.005  # 0.2 ms on an idle machine, the game included
