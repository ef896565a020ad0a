"""Sentences that would be untrue of their neighbours: cards, Draw Events, free Actions, floors, questions not asked."""

from __future__ import annotations

from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import ASKED
from sandtable.core.interaction.why_not import ask_about, kind_number
from sandtable.core.registry import find_game
from sandtable.core.space.points import POINT, point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.attack import FROM_HITS, NONE, Attack
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.in_force import NO_ATTACK
from sandtable.games.first_blood.state import ACTION, ACTIVATED, AIM, COMMAND, SETTING_UP, State
from sandtable.games.first_blood.tables.scenarios import PLUNDER, STAKE
from sandtable.games.first_blood.turn.action_phase import ActionPhase
from sandtable.games.first_blood.turn.actions import CLASH_ACTION, MARCH_ACTION, TAKE_AIM, VOLLEY_ACTION
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.supremacy import carry_out
from sandtable.games.first_blood.turn.victory import VictoryPhase
from sandtable.language.translator import Translator
from tests.games.first_blood.moving import MEN as CLIMBERS
from tests.games.first_blood.moving import alone
from tests.games.first_blood.support import answer, asked, game, listed, load, plain, put, regiment, run
from tests.games.first_blood.test_ch14_volley import FOES, lone
from tests.games.first_blood.test_ch16_clash import CHOSEN, MEN, RAIDERS, field, line, two_enemies
from tests.games.first_blood.test_ch22_ruins import FIRST, marches, site
from tests.games.first_blood.test_ch25_victory import MILITIA, plunder
from tests.support import clause


def said(st: State, target: Target, language: str = "en", seat: int | None = None) -> str:
    """What a player reads who asks why not."""
    if seat is None:
        assert st.decision is not None
        seat = st.decision.seat
    sentence = ask_about(SPEC, st.seen_by(seat), seat, target).sentence
    assert sentence is not None
    return Translator(find_game("first_blood"), language, ("Ann", "Bob")).format(sentence)


def unasked(st: State, kind: str, seat: int = 0) -> str:
    return said(st, (ASKED, kind_number(SPEC, kind)), "en", seat)


@clause("FB-11.3")
def test_a_card_that_was_drawn_is_no_longer_in_the_stack_that_is_searched() -> None:
    army = listed("Scion of Conquest", "- 6 Braves", "- 6 Slingers", "- 6 Braves", faction="wadrhun")
    st = plain(army, listed("Pheromancer", "- 8 Force-Grown Drones", faction="spires"))
    for number in range(4):
        put(st, number, (500, 500 + 700 * number))
    bounds = st.rules.forces.bounds
    carry_out(st, next(n for n, bound in enumerate(bounds) if bound.ability == "vision_of_conquest"))
    st.command = [[st.face_down(face) for face in (0, 1)], []]
    st.set_mark(2, ACTIVATED)
    run(st, ActionPhase(0))
    assert asked(st, "search").options == [1, 0]
    assert said(st, ("regiment", 1)) == "The card of Braves 1 can be chosen: choose the card itself."
    assert said(st, ("card", 2)) == "The card of Slingers is no longer in your stack."
    assert said(st, ("regiment", 2), "de") == "Schleuderer: Diese Karte ist nicht mehr in deinem Stapel."


@clause("FB-10.4", "FB-11.3")
def test_a_card_that_was_laid_back_has_its_place() -> None:
    men = ("- 6 Bound Clones", "- 2 Brute Drones", "- 1 Abomination", "- 6 Marksman Clones")
    st = plain(listed("Pheromancer", "techniques: Pheromantic Compulsion", *men, faction="spires"))
    st.rules.auto = True
    for number in range(5):
        put(st, number, (1000, 400 + 600 * number))
    st.command, st.first = [[4, 3, 2, 1, 0], []], 0
    run(st, ActionPhase(0))
    assert asked(st, "to_bottom").options == [1, 2, 3]
    assert said(st, ("card", 0)) == "The card of Pheromancer is no longer in your stack."  # it was drawn
    st.apply(1)
    assert asked(st, "to_top").options == [2, 3]
    assert said(st, ("card", 1)) == "The card of Bound Clones has its place already."
    assert said(st, ("card", 4)) == "Only the top cards that you looked at change their places."


@clause("FB-24.1")
def test_no_volley_with_arcing_fire_speaks_of_the_enemies_not_of_the_archers() -> None:
    st = plain(listed("Imperial Officer", "- 6 Men-at-Arms", "- 6 Longbowmen"), FOES)
    put(st, 2, (2500, 2300), (2500, 2400), (2500, 2500), (2600, 2300), (2600, 2400), (2600, 2500))
    lone(st, 4, 3500, 2400)  # behind the crag
    st.set_mark(2, AIM)
    st.phase, st.active = ACTION, 0
    run(st, Activation(2, [TAKE_AIM], 1, False))
    assert SPEC.presentation.why_not(st, 0, ("action", VOLLEY_ACTION)) == ["FB-24.1"]
    assert said(st, ("action", VOLLEY_ACTION)) == "No enemy is in sight of any friendly Regiment."
    # whoever is not asked for the target of a Volley hears the same
    assert unasked(st, "volley") == "No enemy is in sight of any friendly Regiment."


@clause("FB-23.13")
def test_the_character_of_turn_the_tide_has_not_acted_but_acts() -> None:
    st = game("no-jarls-raid")
    for number, y in ((0, 400), (1, 600), (2, 800), (3, 3400)):
        put(st, number, (400, y))
    st.command, st.first = [[3, 2, 1, 0], []], 0
    run(st, ActionPhase(0))
    assert asked(st, "acts_now").options == [1, 2]
    name = Translator(find_game("first_blood"), "en").part(st, "regiment", 0)
    assert said(st, ("regiment", 0)) == f"{name} acts anyway: Turn the Tide is for another Regiment."
    assert "Turn the Tide reaches 12″." in said(st, ("regiment", 3))


@clause("FB-16.4", "FB-17.44")
def test_a_free_action_speaks_of_the_regiment_that_would_make_it() -> None:
    items = ("items: Pheromantic Override", "- 6 Marksman Clones", "- 6 Bound Clones")
    st = plain(listed("Pheromancer", *items, faction="spires"), FOES)
    put(st, 0, (400, 400))
    put(st, 1, (400, 600))
    put(st, 4, (400, 1500))
    run(st, Activation(0, [], 2, False))
    answer(st, "free_for", 1)
    asked(st, "free_action")
    assert said(st, ("free", 0)) == "Marksman Clones are not in contact with an enemy."


@clause("FB-24.26")
def test_lethal_demise_says_whom_it_does_not_strike() -> None:
    st = plain("sp-fleshcrafters")
    drones = regiment(st, "desolation_drones")
    line(st, drones, 1000, 1500)
    line(st, RAIDERS, 1000, 1602)
    line(st, CHOSEN, 1000, 1398)
    put(st, 5, (3000, 3000))
    load(st, 6)
    run(st, Attack(FROM_HITS, RAIDERS, drones, NO_ATTACK, [(1, 0, 0)], []))
    answer(st, "reroll_injury", NONE)
    st.apply(asked(st, "casualty").options[0])
    assert 5 not in asked(st, "demise").options
    assert said(st, ("regiment", 5)) == "Jarl is not in contact with Desolation Drones."
    assert said(st, ("regiment", drones)) == "Desolation Drones are your own: choose an enemy."


@clause("FB-25.7")
def test_a_marker_that_is_too_far_says_for_whom() -> None:
    st = plunder()
    put(st, MILITIA, (1700, 1700), (1000, 1000))
    run(st, VictoryPhase([]))
    asked(st, "marker")
    assert said(st, ("marker", 2)) == "Militia have no Model within 3″ of this marker."


@clause("FB-16.8")
def test_nobody_is_told_that_a_regiment_does_not_fight_itself() -> None:
    st = run(two_enemies(field()), Clash(0, MEN, [], []))
    answer(st, "divide", 1)
    asked(st, "strikes_first")
    assert said(st, ("regiment", MEN)) == "Men-at-Arms are your own: choose an enemy."


@clause("FB-22.20")
def test_a_place_beyond_the_edge_of_a_floor_is_not_said_to_be_taken() -> None:
    st = site()
    alone(st, CLIMBERS, 1200, 1200)
    st.floor[st.models(CLIMBERS)[0]] = 1
    marches(st, CLIMBERS)
    st.apply(FIRST)
    asked(st, "march")
    beyond = "That place, or the way to it, lies beyond the edge of this floor."
    assert said(st, (POINT, point(999, 1200))) == beyond


@clause("FB-10.4", "FB-11.8", "FB-25.6", "FB-11.12")
def test_a_question_that_is_not_asked_is_not_said_to_be_over_or_for_another_scenario() -> None:
    st = plain(listed("Noble Lord", "- 8 Militia", "- 6 Men-at-Arms"))
    put(st, 1, (400, 400))
    st.phase, st.active = ACTION, 0
    run(st, Activation(1, [], 2, False))
    assert unasked(st, "divide") == said(st, ("action", CLASH_ACTION)) == "Militia are not in contact with an enemy."
    assert unasked(st, "to_top") == "No ability in your army changes the order of your Command Stack in this way."
    st.apply(MARCH_ACTION)
    assert unasked(st, "action") == (
        "You choose an Action when the one before it is done. Now you are asked: Militia: where does the Leader go?"
    )
    assert unasked(st, "fury") == "Militia are under no Fury."
    assert unasked(st, "divide").startswith(
        "You divide the Attacks of a Model in a Clash if it touches several enemies."
    )
    st.phase = COMMAND
    assert unasked(st, "signet") == "No ability in your army changes the order of your Command Stack in this way."
    st.phase = SETTING_UP
    for scenario, sentence in (
        (PLUNDER, "The loser of the roll-off chooses the diagonal of the markers during set-up, after the edges."),
        (STAKE, "Only the scenario Plunder the Camp has Objective Markers."),
    ):
        st.scenario = scenario
        assert unasked(st, "diagonal").startswith(sentence)
