"""Sentences where nobody is there to be charged or enchanted, and others that name what a referee missed."""

from __future__ import annotations

import json

import pytest

from sandtable.core.engine.kinds import ASKED
from sandtable.core.registry import find_game
from sandtable.core.space.points import POINT, point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.movement.march.garrison import Leave, Occupy
from sandtable.games.first_blood.refusals import least
from sandtable.games.first_blood.state import ARRIVING
from sandtable.games.first_blood.turn.actions import CHARGE, DUEL_ACTION, SPELLCASTING, VOLLEY_ACTION
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.language.translator import Translator
from tests.games.first_blood.moving import MEN, RAIDERS, alone, field, square
from tests.games.first_blood.support import asked, listed, plain, put, run
from tests.games.first_blood.test_ch14_volley import FOES, lone
from tests.games.first_blood.test_ch15_charge import BOWS, HUSCARLS
from tests.games.first_blood.test_ch21_garrison import TOWER, settled, yard
from tests.games.first_blood.test_refusals_exact import both
from tests.games.first_blood.test_refusals_named import first_question
from tests.support import clause

NOBODY_THERE = ("No enemy is on the battlefield.", "Kein Feind ist auf dem Schlachtfeld.")


@clause("FB-15.2", "FB-18.1", "FB-19.3")
def test_where_no_enemy_is_there_nobody_is_said_to_be_hidden_or_out_of_range() -> None:
    st = plain(listed("Chapter Mage", "spells: Fire Dart", "- 6 Men-at-Arms"))
    put(st, 0, (400, 400))
    run(st, Activation(0, [], 2, False))
    for action in (CHARGE, SPELLCASTING, DUEL_ACTION):
        assert both(st, ("action", action)) == NOBODY_THERE


@clause("FB-19.3")
def test_the_spell_that_reaches_furthest_is_named_with_its_range() -> None:
    st = plain(listed("Chapter Mage", "spells: Searing Brand, Fire Dart", "- 6 Men-at-Arms"), FOES)
    put(st, 0, (400, 400))
    lone(st, 2, 3000, 3000)
    run(st, Activation(0, [], 2, False))
    assert both(st, ("action", SPELLCASTING)) == (
        "No enemy is within Range; of the spells of Chapter Mage Fire Dart reaches furthest, 16″.",
        "Kapitelmagier: Kein Feind ist in Reichweite. Am weitesten reicht Feuerpfeil: 16″.",
    )


@clause("FB-15.2")
def test_an_enemy_in_sight_but_too_far_is_not_said_to_be_unseen() -> None:
    st = plain()
    alone(st, MEN, 2500, 2400)
    alone(st, HUSCARLS, 3500, 2400)  # behind the crag
    alone(st, RAIDERS, 400, 400)  # in sight, far away
    run(st, Activation(MEN, [], 2, False))
    assert SPEC.presentation.why_not(st, 0, ("action", CHARGE)) == ["FB-15.2"]
    assert both(st, ("action", CHARGE)) == (
        "Even a 6 carries Men-at-Arms only 11″, and no enemy that near is in sight.",
        "Waffenknechte: selbst mit einer 6 nur 11″ weit, und so nah ist kein Feind in Sicht.",
    )


@clause("FB-14.5", "FB-14.6")
def test_enemies_out_of_range_and_out_of_sight_are_said_to_be_both() -> None:
    st = plain()
    put(st, BOWS, (400, 2500))
    put(st, HUSCARLS, (3500, 2500))  # behind the crag
    run(st, Activation(BOWS, [], 2, False))
    english, german = both(st, ("action", VOLLEY_ACTION))
    assert english.endswith(", and Mercenary Crossbowmen see none.")
    assert german.endswith(", und keiner ist in Sicht.")


@clause("FB-14.4")
def test_enemies_that_cannot_be_shot_at_are_counted_by_what_protects_them() -> None:
    st = plain()
    alone(st, BOWS, 2500, 2500)
    alone(st, HUSCARLS, 3500, 2500)  # behind the crag
    alone(st, RAIDERS, 2500, 100)  # in sight, out of range
    run(st, Activation(BOWS, [], 2, False))
    english, german = both(st, ("action", VOLLEY_ACTION))
    assert english.startswith("Enemies out of the range of ")
    assert english.endswith("″: 1; out of sight: 1; Engaged or otherwise protected: 0.")
    assert german.endswith("″: 1; außer Sicht: 1; gebunden oder sonst geschützt: 0.")


@clause("FB-21.19")
def test_whoever_points_into_the_garrison_that_is_left_hears_where_the_leader_starts() -> None:
    st = settled(yard("free"), MEN)
    run(st, Leave(MEN))
    asked(st, "leave_at")
    inside = (POINT, point(1700, 1600))
    assert SPEC.presentation.why_not(st, 0, inside) == ["FB-21.19"]
    assert both(st, inside) == (
        "The Leader starts outside, in contact with the wall.",
        "Der Anführer beginnt außen, in Kontakt mit der Mauer.",
    )


@clause("FB-12.2", "FB-21.3")
def test_a_garrison_that_is_too_far_away_is_named_with_its_distance() -> None:
    data = json.loads(field(tower=("", square(1500, 1400)), ruin=("", square(1500, 0, 300))))
    data["pieces"][2] = {**data["pieces"][TOWER], "id": "keep", "name": "keep", "polygon": square(1500, 0, 300)}
    st = plain(placement="free", own_battlefield=json.dumps(data, separators=(",", ":")))
    alone(st, MEN, 1700, 500, 3)
    run(st, Occupy(MEN))
    assert both(st, ("piece", TOWER)) == (
        "tower is 8.5″ away, too far for a March of 5″.",
        "tower: 8,5″ entfernt, zu weit für einen Marsch von 5″.",
    )


def test_a_length_just_beyond_a_reach_is_not_rounded_up_further_than_it_must() -> None:
    assert least(502.03, 500) == ("hundredths", 502)
    assert least(500.2, 500) == ("hundredths", 501)


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("- 4 Quatl", "FB-26.1"),
        ("Biomancer", "FB-26.1"),
        ("  items: Rubbish of Old", "FB-26.1"),
        ("  retinue: Rubbish", "FB-17.8"),
        ("  spells: Rubbish", "FB-26.10"),
        ("  event: Rubbish", "FB-26.12"),
        ("  supremacy:", "FB-26.3"),
        ("- Raiders", "FB-26.6"),
        ("- 6 Raiders, Rubbish", "FB-26.7"),
        ("Jarl, Rubbish", "FB-26.3"),
    ],
)
@clause("FB-26.1", "FB-26.15")
def test_each_fault_of_an_army_text_names_the_rule_that_it_breaks(line: str, broken: str) -> None:
    text = f"Mine\nfaction: The Nords\nJarl, Warlord\n{line}\n"
    wrong = SPEC.why_not_option(2, {"army_2": "no-jarls-raid"}, "army_1", text)
    assert wrong is not None
    assert wrong.clauses()[0] == broken
    assert wrong.said is not None
    for language in ("en", "de"):
        assert "{" not in Translator(find_game("first_blood"), language).format(wrong.said)


def test_whoever_waits_hears_what_the_opponent_decides() -> None:
    st = first_question("casualty")
    seat = asked(st, "casualty").seat
    st.active = 1 - seat
    name = ("Ann", "Bob")[seat]
    assert both(st, (ASKED, -1), 1 - seat) == (
        f"You choose a casualty when several of your Models are equal in the order. Now {name} has to decide.",
        f"Einen Verlust wählst du, wenn mehrere deiner Modelle gleichrangig sind. Jetzt muss {name} entscheiden.",
    )


@clause("FB-25.6")
def test_in_a_game_with_markers_nobody_is_told_that_it_has_none() -> None:
    st = first_question("diagonal")
    english, german = both(st, (ASKED, -1), 1 - asked(st, "diagonal").seat)
    assert english.startswith("The loser of the roll-off chooses the diagonal of the markers")
    assert german.startswith("Wer beim Auswürfeln verliert, wählt im Aufbau nach den Kanten die Diagonale")


@clause("FB-9.7")
def test_whoever_arrives_already_is_not_said_to_march_on_later() -> None:
    st = first_question("arrives")
    seat = asked(st, "arrives").seat
    offered = asked(st, "arrives").options
    one = next(plan.number for plan in st.rules.plans if plan.owner == seat and plan.number not in offered)
    st.status[one] = ARRIVING
    english, german = both(st, ("regiment", one), seat)
    assert english.endswith(" this Turn already.")
    assert german.endswith(": in diesem Zug schon eintreffend.")
