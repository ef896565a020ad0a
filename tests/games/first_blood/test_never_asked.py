"""What an army or a table never asks comes before Phase and go: the player is told what is missing."""

from __future__ import annotations

import pytest

from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.core.registry import find_game
from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.army_building.forces import OF_TECHNIQUE
from sandtable.games.first_blood.combat.charge import Charge
from sandtable.games.first_blood.effect_ops import Giving
from sandtable.games.first_blood.movement.march.march import March
from sandtable.games.first_blood.questions import QUESTIONS
from sandtable.games.first_blood.reasons.needs import AUTOMATIC, by_hand
from sandtable.games.first_blood.state import ACTION, COMMAND, FIELD, GONE, SUPREMACY, State
from sandtable.games.first_blood.turn.actions import CHARGE
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.reinforcements import Arrivals
from sandtable.language.translator import LANGUAGES, Translator
from sandtable.testing import any_answer, chooser_rng
from tests.games.first_blood.support import asked, listed, load, plain, put, run
from tests.games.first_blood.test_ch22_fights import HUSCARLS, KNIGHTS, lone, perched, tower
from tests.games.first_blood.test_ch22_fights import MEN as FOOT
from tests.games.first_blood.test_refusals_exact import absence, both, unasked
from tests.support import clause

MEN = 1
ALONE = listed("Noble Lord", "- 6 Men-at-Arms")
"""One Character without spells, items and masteries, and one Regiment."""

CASES = {
    "activate": ("FB-4.22", "No two Regiments of yours share a card, so this is never asked.", "Keine zwei deiner"),
    "search": (
        "FB-10.9",
        "Only a Supremacy Ability that your Warlord does not have lets you search your stack.",
        "Nur eine Vorherrschaftsfähigkeit, die dein Kriegsherr nicht hat",
    ),
    "technique_for": (
        "FB-26.11",
        "None of your Characters has a technique that is given to a Regiment.",
        "Keiner deiner Charaktere hat eine Technik",
    ),
    "flux": ("FB-23.9", "None of your Regiments is Flux-Powered.", "Keines deiner Regimenter ist Fluxgetrieben."),
    "burnout": ("FB-23.4", "None of your Regiments has Burnout.", "Keines deiner Regimenter hat Ausbrennen."),
    "demise": ("FB-24.26", "None of your Regiments has Lethal Demise.", "Keines deiner Regimenter hat Tödliches"),
    "spell": ("FB-19.1", "You have no Wizard or Priest.", "Du hast keinen Zauberer oder Priester"),
    "volley": ("FB-14.3", "None of your Regiments has Barrage.", "Keines deiner Regimenter hat Sperrfeuer."),
    "impact_on": ("FB-15.17", "None of your Regiments makes Impact Attacks.", "Keines deiner Regimenter macht"),
    "clash_at": ("FB-22.14", "Infantry cannot strike at a Ruin, and you have nothing else.", "Infanterie schlägt auf"),
    "return": ("FB-7.31", "Nothing in your army heals.", "Nichts in deiner Armee heilt."),
    "expose": ("FB-17.34", "None of your Characters has Expose Weakness.", "Keiner deiner Charaktere hat Schwäche"),
    "signet": ("FB-10.4", "No ability in your army changes the order of your Command Stack in this way.", "Keine"),
    "marker": ("FB-25.6", "Only the scenario Plunder the Camp has Objective Markers.", "Nur das Szenario"),
    "vanguard": ("FB-24.54", "None of your Regiments has Vanguard.", "Keines deiner Regimenter hat Vorhut."),
}


def why_never(st: State, seat: int, kind: str) -> Refusal | Objection | None:
    """What a player needs for a question and does not have."""
    return next((found for why in QUESTIONS.rows[kind].needs if (found := why(st, seat)) is not None), None)


def lacking(st: State, seat: int, kind: str) -> str:
    found = why_never(st, seat, kind)
    assert isinstance(found, Refusal)
    return found.key


def dear(text: str) -> str:
    """The same army with Regiments enough for any limit of points."""
    return "\n".join([text, *["- 12 Men-at-Arms"] * 3])


def table(**options: str) -> State:
    st = plain(ALONE, "no-jarls-raid", **options)
    put(st, MEN, (1000, 1000))
    run(st, March(MEN))
    return st


@clause("FB-1.2", "FB-11.1", "FB-4.22", "FB-10.9", "FB-26.11", "FB-23.9")
@pytest.mark.parametrize("kind", CASES)
@pytest.mark.parametrize(("phase", "active"), [(COMMAND, -1), (SUPREMACY, -1), (ACTION, 1), (ACTION, 0)])
def test_what_an_army_lacks_is_told_in_every_phase_and_go(kind: str, phase: int, active: int) -> None:
    st = table()
    st.phase, st.active = phase, active
    named, english, german = CASES[kind]
    assert absence(st, kind) == (named,)
    said = unasked(st, kind, 0)
    assert said[0] == english
    assert said[1].startswith(german)


@clause("FB-1.14")
@pytest.mark.parametrize("kind", [kind for kind, row in QUESTIONS.rows.items() if by_hand in row.needs])
def test_automatic_placement_is_told_and_free_placement_is_not(kind: str) -> None:
    st = table(placement="auto")
    assert absence(st, kind) == ("FB-1.14",)
    assert unasked(st, kind, 0) == (
        "On this table Models are placed automatically, so this is never asked.",
        "An diesem Tisch werden Modelle automatisch aufgestellt, darum wird nie danach gefragt.",
    )
    assert why_never(table(placement="free"), 0, kind) is not AUTOMATIC


@clause("FB-4.22", "FB-9.1", "FB-9.4", "FB-13.8", "FB-18.1", "FB-21.3")
def test_losses_and_arrivals_change_what_can_still_be_asked() -> None:
    st = plain(listed("Noble Lord", "- 6 Men-at-Arms", "- 6 Men-at-Arms"), "no-jarls-raid")
    for kind in ("activate", "arrives", "enter", "duel", "occupy"):
        assert why_never(st, 0, kind) is None, kind
    st.status[2] = GONE
    assert lacking(st, 0, "activate") == "refused-fb-4-22-asked-none"
    st.status[0] = FIELD
    assert lacking(st, 0, "arrives") == "refused-fb-9-4-asked-none"
    put(st, 1, (1000, 1000))
    assert lacking(st, 0, "arrives") == "refused-fb-9-1-asked-none"
    assert lacking(st, 0, "enter") == "refused-fb-13-8-asked-none"
    st.status[0] = GONE
    assert lacking(st, 0, "duel") == "refused-fb-18-1-asked-none"
    assert why_never(st, 1, "duel") is None


def test_what_is_said_to_be_never_asked_is_never_asked() -> None:
    """Of both players, every few questions of whole games, in all trial sets."""
    told = 0
    for seed, (players, options) in enumerate(SPEC.option_sets()):
        st = SPEC.start(players, options, 900 + seed, log=False)
        rng = chooser_rng(seed)
        never: tuple[set[str], set[str]] = (set(), set())
        for count in range(250):
            if st.decision is None:
                break
            for asking in st.open_questions():
                assert asking.kind not in never[asking.seat], (asking.kind, seed, count)
            for seat in (0, 1) if count % 25 == 0 else ():
                never[seat].update([kind for kind in SPEC.kinds if why_never(st, seat, kind) is not None])
            seat, pick = any_answer(st, rng=rng)
            st.apply(pick, seat)
        told += len(never[0]) + len(never[1])
    assert told > 500


@clause("FB-26.11", "FB-27.6", "FB-17.49")
def test_a_choice_in_a_technique_is_one_of_a_draw_event() -> None:
    st = plain(listed("Biomancer", "techniques: Catalytic Rupture", "- 8 Force-Grown Drones", faction="spires"))
    put(st, 0, (1000, 1000))
    bounds = st.rules.forces.bounds
    number = next(n for n, bound in enumerate(bounds) if bound.source == OF_TECHNIQUE and bound.effect.op == "wound")
    run(st, Giving(0, 0, [number]))
    asked(st, "use_ability")
    assert SPEC.presentation.why_not(st, 0, ("regiment", 1)) == ["FB-27.6"]
    assert both(st, ("regiment", 1)) == ("You are asked for yes or no here.", "Hier wird nach Ja oder Nein gefragt.")


@clause("FB-9.1", "FB-9.10")
def test_a_die_that_has_succeeded_is_told_by_the_roll() -> None:
    horn = listed("Jarl", "items: Horn of the Deep Fjord", "- 6 Raiders", "- 6 Bow-Chosen", faction="nords")
    st = plain(horn, "hk-lords-muster")
    st.turn = 2
    load(st, 6, 1, 1, 1, 1)
    run(st, Arrivals(0, 0, [], [], [], []))
    asking = asked(st, "turn_arrival")
    faces = st.stack[-1].faces  # type: ignore[attr-defined]
    won = next(die for die, face in enumerate(faces) if die not in asking.options and face == 6)
    assert SPEC.presentation.why_not(st, 0, ("die", won)) == ["FB-9.1"]
    assert both(st, ("die", won)) == ("This die has succeeded already.", "Dieser Würfel ist bereits ein Erfolg.")


@clause("FB-22.10", "FB-22.2")
def test_an_enemy_on_another_floor_is_refused_with_the_climb_or_because_nobody_climbs() -> None:
    st = tower(1)
    perched(st, 1)
    lone(st, FOOT, 2200, 1800)  # 9" and a climb of 3", where a 6 carries 11"
    run(st, Activation(FOOT, [], 2, False))
    assert both(st, ("action", CHARGE)) == (
        "Even a 6 carries Men-at-Arms only 11″, and with 3″ for each floor no enemy is that near.",
        "Waffenknechte: selbst mit einer 6 nur 11″ weit, und mit 3″ je Stockwerk ist kein Feind so nah.",
    )
    st = tower(1)
    perched(st, 1)
    lone(st, KNIGHTS, 2700, 1800)
    run(st, Activation(KNIGHTS, [], 2, False))
    assert both(st, ("action", CHARGE)) == (
        "Only Infantry charges up or down, and no enemy on the floor of Household Knights is within 14″.",
        "Hausritter: Nur Infanterie stürmt hinauf oder hinunter, "
        "und auf demselben Stockwerk ist kein Feind im Umkreis von 14″.",
    )
    lone(st, HUSCARLS - 1, 2700, 1300)
    lone(st, HUSCARLS + 1, 2700, 2300)
    run(st, Charge(0, KNIGHTS, -1))
    asked(st, "charges")
    assert both(st, ("regiment", HUSCARLS)) == (
        "Huscarls are on another floor, and Household Knights are not Infantry.",
        "Huskarle: auf einem anderen Stockwerk; keine Infanterie: Hausritter.",
    )


@clause("FB-3.3")
def test_a_place_beside_the_table_is_not_said_to_be_one_for_a_base() -> None:
    st = table(placement="free")
    off, rim = point(1000, 3700), point(1000, 3590)
    assert both(st, ("point", off)) == ("That is off the table.", "Das liegt neben dem Tisch.")
    assert both(st, ("point", rim))[0] != "That is off the table."


@clause("FB-26.2", "FB-26.15")
def test_what_makes_an_army_too_dear_is_told_before_the_points() -> None:
    words = {language: Translator(find_game("first_blood"), language) for language in LANGUAGES}
    text = listed("Noble Lord", "items: Armor of Dominion, Armor of Dominion", "- 6 Men-at-Arms")
    wrong = SPEC.why_not_option(2, {"army_2": "no-jarls-raid", "points_limit": 300}, "army_1", dear(text))
    assert wrong is not None
    assert wrong.said is not None
    assert wrong.clauses()[-1] == "FB-26.2"
    assert len(wrong.clauses()) > 1
    assert "points" not in words["en"].format(wrong.said)
    assert words["de"].format(wrong.said).endswith("Fehler.")
