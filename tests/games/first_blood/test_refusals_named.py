"""Sentences that name what a referee missed: what is asked for, the Phase, the Ruin, whose Wounds, what an army breaks."""

from __future__ import annotations

import re

import pytest

from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import ASKED
from sandtable.core.interaction.why_not import kind_number
from sandtable.core.registry import find_game
from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.charge import Charge
from sandtable.games.first_blood.movement.march.march import March
from sandtable.games.first_blood.reasons.things import further
from sandtable.games.first_blood.state import ACTION, COMMAND, GONE, SETTING_UP, SUPREMACY, State
from sandtable.games.first_blood.turn.actions import SPELLCASTING
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.language.translator import LANGUAGES, Translator
from sandtable.testing import any_answer, chooser_rng
from tests.games.first_blood.moving import MEN, alone
from tests.games.first_blood.support import asked, game, listed, load, plain, put, run
from tests.games.first_blood.test_ch10_command import stacking
from tests.games.first_blood.test_ch15_charge import KNIGHTS, RAIDERS
from tests.games.first_blood.test_ch22_ruins import FIRST, site
from tests.games.first_blood.test_refusals_exact import both, unasked
from tests.support import clause

SORTS = sorted({kind.parts[0] for kind in SPEC.kinds.values()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sort_of_question_says_what_it_asks_for(language: str) -> None:
    words = Translator(find_game("first_blood"), language)
    assert [sort for sort in SORTS if not words.has(f"refused-sort-{sort}")] == []
    assert not words.has("refused-sort")  # nobody hears that something is no answer and no more


def first_question(kind: str, most: int = 4000) -> State:
    """The first such question of random games."""
    for seed, (players, options) in enumerate(SPEC.option_sets() * 3):
        st = SPEC.start(players, options, 40 + seed, log=False)
        rng = chooser_rng(seed)
        for _ in range(most):
            if st.decision is None:
                break
            if st.decision.kind == kind:
                return st
            seat, pick = any_answer(st, rng=rng)
            st.apply(pick, seat)
    raise AssertionError(kind)


def test_the_change_of_the_score_is_asked_for() -> None:
    st = first_question("score")
    assert both(st, ("regiment", 0)) == (
        "You are asked whether you add 1 to your score, subtract 1 or leave it.",
        "Hier wird gefragt, ob du dein Ergebnis um 1 erhöhst, um 1 senkst oder so lässt.",
    )


def test_whoever_points_at_a_model_of_a_regiment_that_can_be_chosen_hears_so() -> None:
    st = first_question("arrives")
    asking = asked(st, "arrives")
    regiment = asking.options[0]
    assert isinstance(regiment, int)
    plan = st.plan(regiment)
    name = Translator(find_game("first_blood"), "en").part(st, "regiment", regiment)
    assert both(st, ("model", plan.first), asking.seat)[0] == f"{name} can be chosen: choose the Regiment itself."


@clause("FB-1.2")
def test_another_phase_is_named_and_the_one_that_is_running() -> None:
    st = plain(listed("Noble Lord", "- 6 Men-at-Arms"), "no-jarls-raid")
    put(st, 1, (1000, 1000))
    run(st, March(1))
    for phase, now, jetzt in (
        (SETTING_UP, "Set-up", "Aufbau"),
        (COMMAND, "Phase 2: Command", "Phase 2: Befehle"),
        (SUPREMACY, "Phase 3: Supremacy", "Phase 3: Vorherrschaft"),
    ):
        st.phase = phase
        assert unasked(st, "divide", 0) == (
            f"You divide the Attacks of a Model in a Clash if it touches several enemies. The current step is {now}.",
            "Die Attacken eines Modells teilst du im Nahkampf auf, wenn es mehrere Feinde berührt. "
            f"Jetzt ist dran: {jetzt}.",
        )
        assert unasked(st, "vanguard", 0)[0] == "None of your Regiments has Vanguard."
    st.phase = ACTION
    assert unasked(st, "score", 0)[0] == (
        "The player with fewer cards may change the score in the Supremacy Phase, once for each roll. "
        "That is over. The current step is Phase 4: Action."
    )
    assert unasked(st, "vanguard", 0) == (
        "None of your Regiments has Vanguard.",
        "Keines deiner Regimenter hat Vorhut.",
    )
    assert unasked(st, "charges", 0) == (
        "You choose the first target when you take the Action Charge. "
        "Now you are asked: Men-at-Arms: where does the Leader go?",
        "Das Hauptziel wählst du, wenn du die Aktion Sturmangriff nimmst. "
        "Jetzt wirst du gefragt: Waffenknechte: Wohin geht der Anführer?",
    )


@pytest.mark.parametrize("phase", range(6))
def test_whatever_is_not_asked_has_all_its_words(phase: int) -> None:
    st = plain(listed("Noble Lord", "- 6 Men-at-Arms"), "no-jarls-raid")
    put(st, 1, (1000, 1000))
    run(st, March(1))
    st.phase = phase
    for kind in SPEC.kinds:
        target: Target = (ASKED, kind_number(SPEC, kind))
        for seat in (0, 1):
            for sentence in both(st, target, seat) if st.asked(0).kind != kind or seat else ():
                assert "{" not in sentence


@clause("FB-10.1")
def test_a_card_of_a_destroyed_regiment_is_not_in_the_new_stack() -> None:
    st = first_question("stack")
    seat = asked(st, "stack").seat
    plan = next(plan for plan in st.rules.plans if plan.owner == seat and plan.is_character)
    st.status[plan.number] = GONE
    lone = [one for one in st.rules.plans if one.card == plan.card and one.owner == seat]
    assert len(lone) == 1
    assert SPEC.presentation.why_not(st, seat, ("card", plan.card)) == ["FB-10.1"]
    english, german = both(st, ("card", plan.card), seat)
    assert english.endswith(" has been destroyed.")
    assert german.endswith(": vernichtet.")


@clause("FB-19.3")
def test_a_caster_without_a_spell_names_none() -> None:
    st = plain(listed("Theist Priest", "- 8 Men-at-Arms"))
    put(st, 0, (400, 400))
    run(st, Activation(0, [], 2, False))
    assert SPEC.presentation.why_not(st, 0, ("action", SPELLCASTING)) == ["FB-19.3"]
    assert both(st, ("action", SPELLCASTING)) == (
        "Theist Priest has no spell.",
        "Theistenpriester: hat keinen Zauber.",
    )


@clause("FB-22.5", "FB-22.6")
def test_a_floor_too_far_away_is_named_with_its_distance() -> None:
    st = site("free", floors=2)
    alone(st, MEN, 1200, 950)
    run(st, March(MEN))
    asked(st, "floor")
    assert both(st, ("storey", FIRST + 1)) == (
        "A Model changes at most one floor in a March.",
        "Ein Modell wechselt in einem Marsch höchstens ein Stockwerk.",
    )
    st = first_question("floor")
    asking = asked(st, "floor")
    far = [thing for thing in further(st, asking) if SPEC.presentation.why_not(st, asking.seat, thing) == ["FB-22.5"]]
    assert far
    for thing in far:
        english, german = both(st, thing, asking.seat)
        assert re.fullmatch(r".+ is [\d.]+″ away; with the climb of 3″ a floor that is more than \d+″\.", english)
        assert re.fullmatch(r".+ ist [\d,]+″ entfernt; mit dem Aufstieg von 3″ je Stockwerk ist .+ als \d+″\.", german)


@clause("FB-12.15")
def test_a_place_out_of_reach_of_a_charging_model_says_so() -> None:
    st = plain(placement="free")
    put(st, KNIGHTS, (1000, 1000))
    put(st, RAIDERS, (1000, 1600))
    load(st, 4)
    run(st, Charge(2, KNIGHTS, RAIDERS))
    st.apply(st.plan(KNIGHTS).first)
    asked(st, "close_to")
    english, german = both(st, ("point", point(1000, 3500)))
    assert english.startswith("That is 25″ away, the Model can move ")
    assert english.endswith("; and it has to be placed in contact with Raiders.")
    assert german.endswith("; und es muss in Kontakt gesetzt werden. Sein Ziel: Plünderer.")


@clause("FB-26.2", "FB-17.7", "FB-26.15")
def test_an_army_is_refused_in_both_languages_with_every_clause() -> None:
    words = {language: Translator(find_game("first_blood"), language) for language in LANGUAGES}
    dear = SPEC.why_not_option(2, {"army_1": "hk-lords-muster", "army_2": "no-jarls-raid"}, "points_limit", 450)
    assert dear is not None
    assert dear.said is not None
    assert dear.clauses() == ["FB-26.2"]
    assert words["en"].format(dear.said) == "Army 1: costs 600 of 450 points."
    assert words["de"].format(dear.said) == "Armee 1: kostet 600 von 450 Punkten."
    text = listed("Noble Lord", "items: Armor of Dominion, Armor of Dominion", "- 2 Men-at-Arms")
    wrong = SPEC.why_not_option(2, {"army_2": "no-jarls-raid"}, "army_1", text)
    assert wrong is not None
    assert wrong.said is not None
    assert len(wrong.clauses()) == len(set(wrong.clauses())) > 1
    assert words["en"].format(wrong.said).startswith("Army 1, ")
    assert words["de"].format(wrong.said).startswith("Armee 1, ")
    assert re.search(r"; and (one|\d) more faults?\.$", words["en"].format(wrong.said))
    assert re.search(r"; und noch (ein|\d) Fehler\.$", words["de"].format(wrong.said))


@clause("FB-26.1", "FB-26.3")
def test_a_text_that_is_no_army_is_refused_in_both_languages() -> None:
    words = {language: Translator(find_game("first_blood"), language) for language in LANGUAGES}

    def told(text: str) -> tuple[list[str], str, str]:
        wrong = SPEC.why_not_option(2, {"army_2": "no-jarls-raid"}, "army_1", text)
        assert wrong is not None
        assert wrong.said is not None
        return wrong.clauses(), words["en"].format(wrong.said), words["de"].format(wrong.said)

    assert told("nonsense") == (
        ["FB-26.1"],
        "This is no army. Line 1: the faction is missing, such as “faction: The Nords” below the name.",
        "Das ist keine Armee. Zeile 1: die Fraktion fehlt, etwa „faction: The Nords“ unter dem Namen.",
    )
    assert told("Mine\nfaction: The Nords\nJarl, Warlord\nJarl, Warlord\n")[0] == ["FB-26.3"]
    assert told("Mine\nfaction: The Nords\nJarl, Warlord\n  items: Rubbish of Old\n")[2].startswith(
        "Das ist keine Armee. Zeile 4: „Rubbish of Old“ ist kein Gegenstand dieser Fraktion"
    )


@clause("FB-27.4")
def test_a_card_that_lies_is_named_not_one_of_its_regiments() -> None:
    st = stacking(game("no-call-of-the-hunt"), 0, 2, 5, 6, 7)
    shared = st.plan(5).card
    assert shared != 5
    st.apply(shared, 0)
    for target in (("card", shared), ("regiment", 5)):
        assert SPEC.presentation.why_not(st.seen_by(0), 0, target)[0] == "FB-27.4"
        assert both(st, target, 0) == (
            "The card Raiders lies in your stack already.",
            "Die Karte Plünderer liegt schon in deinem Stapel.",
        )
