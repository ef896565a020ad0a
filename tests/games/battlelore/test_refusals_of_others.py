"""Refusals of what the open question does not ask for, of two things that do not go together, and before the first turn."""

from __future__ import annotations

import json

import pytest

from sandtable.core.engine.codec import encode
from sandtable.core.engine.decision import Target
from sandtable.core.engine.frames import Secret
from sandtable.core.engine.kinds import ASKED
from sandtable.core.engine.options import OptionValue
from sandtable.core.interaction.why_not import ask_about, kind_number
from sandtable.games.battlelore.call_to_arms.uses import available
from sandtable.games.battlelore.campaign.sheets import FORMAT
from sandtable.games.battlelore.heroes.combat_cards import DEED_BASE
from sandtable.games.battlelore.lore.councils import CouncilLane, Councils
from sandtable.games.battlelore.lore.frames import FallBack
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import COMMAND_IDS
from sandtable.games.battlelore.tables.conditions import MELEE, MOVED, NO_BATTLE
from sandtable.games.battlelore.tables.heroes import ARTIFACT_BASE, ARTIFACT_IDS
from sandtable.games.battlelore.turn.battling import HEAL
from sandtable.games.battlelore.turn.turn import Turn
from sandtable.testing import any_answer, chooser_rng
from tests.games.battlelore.epics import epic
from tests.games.battlelore.lore_battles import lore
from tests.games.battlelore.musters import answer, army, mustering, play
from tests.games.battlelore.refusing import SPEAKERS, card, hexed, refused, spoken, unasked, unit
from tests.games.battlelore.support import FAR, Field
from tests.support import clause

# -- things of another sort --------------------------------------------------------------------------------------------


def test_a_unit_or_a_hex_or_a_player_where_a_card_is_asked_for() -> None:
    t = Field({"G3": "h_inf_b"}, FAR).hand(0, "CC-PL").command()
    assert t.kind == "play_command"
    seat: Target = ("seat", 1)
    for target in (unit(t, "G3"), hexed(t, "C5"), seat):
        assert refused(t, target) == ("BL-3.3", "first")
    assert spoken(t, unit(t, "G3")) == "First answer the question “Play which card?”"


def test_an_empty_hex_where_a_unit_is_asked_for() -> None:
    t = Field({"B3": "h_inf_b", "K3": "h_inf_b"}, FAR).orders("CC-PL")
    assert refused(t, hexed(t, "C5")) == ("BL-4.4", "nobody")
    assert spoken(t, hexed(t, "C5")) == "Nobody stands in C5."
    t = Field({"G3": "h_inf_b", "C3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}).order("G3", "C3").movement()
    assert refused(t, hexed(t, "C5")) == ("BL-5.1", "nobody")
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}).order("G3").combat()
    assert refused(t, hexed(t, "C5"), unit(t, "G3")) == ("BL-6.1", "nobody")


def test_what_moves_is_named_where_something_else_is_pointed_at() -> None:
    t = Field({"G3": "h_inf_b", "C3": "h_inf_b"}, FAR).order("G3", "C3").movement().pick("u0")
    assert t.kind == "move_to"
    assert spoken(t, ("seat", 1)) == "First answer the question “Regular Infantry ▲1 (G3): move to which hex?”"


# -- two things together -----------------------------------------------------------------------------------------------


def test_what_is_chosen_already_is_not_chosen_again() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}).order("G3").combat()
    own, foe = unit(t, "G3"), unit(t, "G4")
    assert refused(t, foe, ("target", foe[1])) == ("BL-6.1", "given")
    assert refused(t, hexed(t, "G4"), ("target", foe[1])) == ("BL-6.1", "given")
    assert refused(t, hexed(t, "G3"), own) == ("BL-6.1", "given"), "not that it is on the own side"


def test_a_card_of_another_hero() -> None:
    """BL-26.12: a card is used by the Hero who has it."""
    t = Field({"A1": "h_inf_b"}, {"G6": "h_inf_b", **FAR}).hero("G3", "cleric", artifacts="AR35")
    t.order("hero at G3", "A1").combat()
    bow: Target = ("target", DEED_BASE - ARTIFACT_BASE - ARTIFACT_IDS.index("AR35"))
    assert SPEC.notation.offers(t.asked, bow)
    assert refused(t, unit(t, "A1"), bow) == ("BL-26.12", "26-12-other")
    assert refused(t, unit(t, "A9"), bow) != ("BL-26.12", "26-12-other"), "an enemy uses no card of ours"


def test_a_unit_that_is_not_where_something_can_be_done() -> None:
    pool = {"G3": ("healing_pool", "standard")}
    t = Field({"G3": "h_inf_b", "C3": "h_inf_b"}, {"C4": "h_inf_b"}, mode="lore", landmarks=pool).lose("G3", 1)
    t.order("G3", "C3").combat()
    heal: Target = ("target", HEAL)
    assert SPEC.notation.offers(t.asked, heal)
    assert refused(t, unit(t, "C3"), heal) == ("BL-15.12", "mark-elsewhere")
    assert spoken(t, unit(t, "C3"), heal).endswith(" is not in your Healing Pool.")


def test_a_second_enemy_beside_the_one_that_is_chosen() -> None:
    """BL-6.4: the attacker names one enemy unit."""
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b", "F4": "h_inf_g", **FAR}).order("G3").combat()
    near: Target = ("target", t.u("G4"))
    assert refused(t, unit(t, "F4"), near) == ("BL-6.4", "6-4-one")
    assert spoken(t, unit(t, "F4"), near) == "Regular Infantry ▼1 is chosen: a unit attacks one enemy at a time."
    assert refused(t, unit(t, "A9"), near)[0] == "BL-6.6", "this one cannot be attacked at all"


def test_of_two_things_in_the_line_of_sight_the_nearer_is_named() -> None:
    """From both ends of one line: own foot in G6 and a hill in H5 between H7 and G3."""
    mine, foes = {"G3": "h_arc_b", "K3": "h_inf_b"}, {"H7": "h_arc_b", "G6": "h_inf_g", "K4": "h_inf_b"}
    t = Field(mine, foes, terrain={"H5": "elevated"}).turn_of(1).order("H7", "K4").combat()
    assert spoken(t, unit(t, "G3"), unit(t, "H7")).endswith(" is blocked in G6 (Irregular Infantry ▼1).")
    t = Field(mine, foes, terrain={"H5": "elevated"}).order("G3", "K3").combat()
    assert spoken(t, unit(t, "H7"), unit(t, "G3")).endswith(" is blocked in H5 (Hill).")


def test_what_lies_or_stands_in_the_line_of_sight() -> None:
    mine, foes = {"C3": "h_arc_b", "K3": "h_inf_b"}, {"C6": "h_inf_b", "K4": "h_inf_b", **FAR}
    t = Field(mine, foes, terrain={"C5": "wooded", "B5": "wooded", "D5": "wooded"}).order("C3", "K3").combat()
    assert "blocked in C5 (Woods)." in spoken(t, unit(t, "C6"))
    t = Field({**mine, "B5": "h_inf_b", "C5": "h_inf_g", "D5": "h_inf_b"}, foes).order("C3", "K3").combat()
    assert refused(t, unit(t, "C6"), unit(t, "C3")) == ("BL-6.11", "6-11")


# -- moves and battles -------------------------------------------------------------------------------------------------


def test_what_a_rush_leaves_for_the_combat_phase() -> None:
    """BL-20.15: a unit that went too far does not battle, one that rushed does so in melee only."""
    mine, foes = {"G3": "g_spr_b", "C3": "h_inf_b", "K3": "g_sli_g"}, {"C4": "h_inf_b", "K5": "h_inf_b", **FAR}
    t = Field(mine, foes).order(*mine)
    t.st.flags[t.u("G3")] |= MOVED | NO_BATTLE
    t.st.flags[t.u("K3")] |= MOVED | MELEE
    t.combat()
    assert refused(t, unit(t, "G3")) == ("BL-20.15", "5-7")
    assert refused(t, unit(t, "K5"), unit(t, "K3")) == ("BL-20.15", "20-15-melee")


# -- phases ------------------------------------------------------------------------------------------------------------


def test_a_question_of_another_phase_names_it() -> None:
    t = Field({"G3": "h_inf_b", "C3": "h_inf_b"}, FAR).order("G3", "C3").movement()
    assert unasked(t, 0, "play_command") == ("BL-3.1", "not-asked-over")
    assert unasked(t, 0, "attack") == ("BL-3.1", "not-asked-later")
    assert unasked(t, 0, "keep_command") == ("BL-3.1", "not-asked-later")
    assert unasked(t, 1, "attack") == ("BL-3.1", "not-asked-turn-when"), "another's turn"


def test_a_marshal_asks_about_the_turn_of_his_own_camp() -> None:
    t = epic(players=6).hand(0, "CC-LN").hand(1, "CC-PL").new_turn(0)
    assert unasked(t, 2, "move_unit") == ("BL-3.1", "not-asked-later"), "it is his camp's turn"
    assert unasked(t, 3, "move_unit") == ("BL-3.1", "not-asked-turn-when")


def test_there_are_no_phases_after_the_adventure() -> None:
    st = SPEC.start(2, {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on", "campaign": "on"}, 3)
    rng = chooser_rng(3)
    while not st.turn:
        seat, pick = any_answer(st, rng=rng)
        st.apply(pick, seat)
    st.concede(1)
    assert st.decision is not None
    assert not any(isinstance(frame, Turn) for frame in st.stack)
    reply = ask_about(SPEC, st.seen_by(st.rules.seats[st.active]), st.active, (ASKED, kind_number(SPEC, "attack")))
    assert reply.sentence is not None
    assert (reply.clauses[0], reply.sentence.key) == ("BL-27.1", "not-asked-over")


# -- before the first turn ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("total", "least", "levels", "asked", "key"),
    [
        (6, (1, 0, 0, 0, 0), (), 0, "14-2-least"),
        (2, (0, 0, 0, 0, 0), (), 3, "14-2-much"),
        (3, (0, 0, 0, 0, 1), (), 3, "14-2-later"),
        (6, (0, 0, 0, 0, 0), (0, 0, 0), 2, "14-2-few"),
        (2, (0, 0, 0, 0, 0), (0, 0, 0, 0), 1, "14-2-last"),
    ],
)
def test_a_level_that_a_member_of_a_council_cannot_have(
    total: int, least: tuple[int, ...], levels: tuple[int, ...], asked: int, key: str
) -> None:
    """BL-14.2: the adventure may give a member a level, and the rest has to come out."""
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore")
    t.st.stack = [Setup(3)]
    t.st.push(Councils([CouncilLane(0, 0, total, least, len(levels), Secret(levels, 1))]))
    t.run()
    assert (t.kind, t.asked.seat) == ("council_level", 0)
    assert refused(t, ("count", asked)) == ("BL-14.2", key)


def test_the_least_level_of_an_adventure_is_named() -> None:
    st = SPEC.start(2, {"adventure": "bl-12-witchs-bargain"}, 1)
    assert st.asked(1).kind == "council_level"
    reply = ask_about(SPEC, st.seen_by(1), 1, ("count", 0))
    assert reply.sentence is not None
    assert SPEAKERS["en"].format(reply.sentence) == "The adventure gives your Commander at least level 1."


@pytest.mark.parametrize(
    ("adventure", "said"), [("bl-m1-open-road", "Your card in the Centre"), ("bl-m5-epic-vale", "half a hex")]
)
def test_where_the_cards_lie_is_said_in_words(adventure: str, said: str) -> None:
    st = answer(answer(mustering(1, adventure, deployment="impromptu"), "choose_set"), "guard")
    assert st.decision is not None
    assert st.decision.kind == "shift"
    reply = ask_about(SPEC, st.seen_by(st.decision.seat), st.decision.seat, ("count", 5))
    assert reply.sentence is not None
    assert said in SPEAKERS["en"].format(reply.sentence)


def test_the_troops_that_a_specialist_exchanges() -> None:
    men = {"G3": "h_inf_b", "B3": "h_cav_b", "C3": "h_fkn_r", "D3": "h_inf_r"}
    t = play(army(men), "SP11")
    assert (t.kind, t.texts) == ("special_unit", ["done", "u0"])
    assert refused(t, unit(t, "B3")) == ("BL-30.19", "30-19-types-1")
    assert "(Regular Infantry)" in spoken(t, unit(t, "B3"))
    t = play(army({"G3": "h_arc_g", "B3": "h_cav_b"}), "SP03")
    assert "(Dwarf Crossbowmen, Archers or Longbow Archers)" in spoken(t, unit(t, "B3"))
    t = play(army(men), "SP06")
    assert refused(t, unit(t, "B3")) == ("BL-30.19", "30-19-host")
    assert refused(t, unit(t, "C3")) == ("BL-30.19", "30-19-host"), "Knights"


def test_a_specialist_whose_troops_are_all_in_the_field() -> None:
    """BL-30.19: new figures must be available."""
    men = {"G3": "h_inf_b", "B3": "h_inf_r"}
    reds = {f"{letter}9": "d_swd_r" for letter in "ABCDEFGH"}
    t = army(men, reds)
    assert not available(t.st, c.TYPE_OF["d_swd_r"])
    play(t, "SP06")
    assert (t.kind, t.texts) == ("special_unit", ["done", "u0"])
    assert refused(t, unit(t, "B3")) == ("BL-30.19", "30-19-pool")


def test_a_lore_card_of_the_command_phase_comes_before_the_command_card() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore", epic=True).hand(0, "CC-PL", "CC-PR").lore(0, "WZ04", "WR02")
    t.st.rack = [COMMAND_IDS.index("CC-SL")]
    t.st.deck.remove(t.st.rack[0])
    t.command().pick("CC-PL")
    assert t.kind == "second_card"
    assert refused(t, card("WZ04")) == ("BL-13.6", "13-6-command")
    assert refused(t, card("WR02")) == ("BL-13.6", "13-3"), "a card for battles"


def test_a_lore_card_that_is_out_of_character() -> None:
    """BL-13.10; in Medieval Lore all cards are (BL-32.4)."""
    t = lore({"G3": "h_inf_b"}, FAR, "CL13").hand(0, "CC-PL")
    t.st.councils[0], t.st.tokens[0] = (2, 0, 0, 3, 0), 4
    assert refused(t.command(), card("CL13")) == ("BL-13.10", "13-10")
    assert "it costs 6 Lore, and you have 4." in spoken(t, card("CL13"))
    t.st.tokens[0] = 2
    assert refused(t, card("CL13")) == ("BL-13.2", "13-2"), "too little in any case"
    t = Field({"G3": "h_inf_b"}, FAR, mode="medieval_lore").hand(0, "CC-PL").lore(0, "WR04")
    t.st.tokens[0] = 4
    t.order("G3").movement()
    assert refused(t, card("WR04")) == ("BL-32.4", "32-4")


def test_more_flags_than_were_rolled() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_swd_b", "F4": "d_swd_b", "H4": "d_swd_b", **FAR}).order("G3").combat("FLL")
    t.pick(f"u0 u{t.u('G4')}")
    assert (t.kind, t.texts) == ("ignore_flags", ["0", "1"])
    assert refused(t, ("count", 2)) == ("BL-9.2", "9-2-rolled"), "Bold at level 2, but only one flag"


def test_falling_back_is_no_retreat() -> None:
    """BL-13.24."""
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore")
    t.st.push(FallBack(t.u("G3"), 2))
    t.run()
    assert t.kind == "fall_back_to"
    assert refused(t, hexed(t, "G5")) == ("BL-8.3", "8-3")


def test_questions_of_the_organised_way_only() -> None:
    st = mustering(1, deployment="impromptu")
    for kind, rule, key in (("special_unit", "BL-30.17", "30-17-"), ("levy_becomes", "BL-30.15", "30-15-")):
        reply = ask_about(SPEC, st.seen_by(0), 0, (ASKED, kind_number(SPEC, kind)))
        assert reply.sentence is not None
        assert (reply.clauses, reply.sentence.key) == ((rule,), f"refused-bl-{key}impromptu")


def test_who_could_not_conjure_is_told_why() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "").hand(0, "CC-PL")
    t.st.councils[0] = (2, 0, 0, 3, 0)
    assert unasked(t.command(), 0, "conjure_at") == ("BL-18.18", "18-18-wizard")
    t.st.councils[0] = (2, 1, 0, 3, 0)
    assert unasked(t, 0, "conjure_at") == ("BL-18.18", "18-18-gone")


def test_a_specialist_of_two_ways_names_them() -> None:
    t = play(army({"G3": "g_swd_g", "B3": "g_swd_g"}), "SP28")
    assert t.kind == "special_way"
    assert spoken(t, ("count", 3)) == "Goblin Band replaces a unit or brings a new one; there is no third way."


# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "name", "value", "clause"),
    [
        (4, {"adventure": "bl-04-wizards-tarn"}, "heroes_per_camp", "3", "BL-34.4"),
        (4, {"adventure": "bl-09-three-keeps"}, "deployment", "organised", "BL-33.6"),
        (3, {"adventure": "bl-09-three-keeps"}, "allies", "reluctant", "BL-31.1"),
        (4, {"adventure": "bl-09-three-keeps"}, "undo_reveal", "off", "BL-2.8"),
        (3, {"adventure": "bl-m3-high-pass", "deployment": "organised"}, "command_tents", "on", "BL-33.6"),
        (3, {"adventure": "bl-m3-high-pass"}, "adventure", "bl-m3-high-pass", "BL-33.6"),
        (4, {"adventure": "bl-09-three-keeps", "deployment": "organised"}, "undo_reveal", "off", "BL-33.6"),
        (2, {"adventure": "bl-03-taillebourg", "campaign": "on"}, "mode", "lore", "BL-2.4"),
    ],
)
def test_of_several_faults_the_one_of_the_option_is_told(
    players: int, options: dict[str, OptionValue], name: str, value: OptionValue, clause: str
) -> None:
    """Not what is wrong between two others, unless the option itself is in order."""
    wrong = SPEC.why_not_option(players, options, name, value)
    assert wrong is not None
    assert wrong.clauses()[0] == clause


def test_switching_heroes_off_is_refused_by_what_needs_them() -> None:
    options: dict[str, OptionValue] = {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on", "campaign": "on"}
    wrong = SPEC.why_not_option(2, options, "heroes", "off")
    assert wrong is not None
    assert wrong.said is not None
    assert SPEAKERS["en"].format(wrong.said) == "A campaign is about Heroes: it needs “Heroes” switched on."


CUT_OFF = SPEC.example()[:200]


@clause("BL-34.13")
@pytest.mark.parametrize(
    ("text", "rule", "en"),
    [
        ("nonsense", "BL-34.13", "This file cannot be played: not valid JSON at column 1."),
        ("{", "BL-34.13", "This file cannot be played: not valid JSON: the text ends too early."),
        (
            CUT_OFF,
            "BL-34.13",
            "This file cannot be played. Line {}: not valid JSON: the text ends too early.".format(
                CUT_OFF.count("\n") + 1
            ),
        ),
        ("[]", "BL-34.13", "This file cannot be played: expected a table."),
        (
            SPEC.example().replace('"battlelore-adventure/1"', '"battlelore-adventure/9"'),
            "BL-34.13",
            "This file cannot be played. Line 2, schema: expected battlelore-adventure/1.",
        ),
        (
            SPEC.example().replace('"mode": "', '"mood": "'),
            "BL-34.13",
            "This file cannot be played: unknown field mood (did you mean mode?).",
        ),
    ],
)
def test_bl_34_13_an_own_adventure_is_refused_with_its_first_fault_and_the_place(text: str, rule: str, en: str) -> None:
    assert text != SPEC.example()
    wrong = SPEC.why_not_option(2, {}, "own_adventure", text)
    assert wrong is not None
    assert wrong.said is not None
    assert (SPEAKERS["en"].format(wrong.said), wrong.clauses()) == (en, [rule])
    assert SPEAKERS["de"].format(wrong.said).startswith("Diese Datei lässt sich nicht spielen")


def test_a_fault_that_breaks_a_rule_names_it() -> None:
    adventure = json.loads(SPEC.example())
    adventure["terrain"] = [{"hex": "A1", "type": "wooded", "height": 2}]
    wrong = SPEC.why_not_option(2, {}, "own_adventure", json.dumps(adventure, indent=1))
    assert wrong is not None
    assert wrong.said is not None
    assert wrong.clauses() == ["BL-12.8"]
    assert "terrain[0]" in SPEAKERS["en"].format(wrong.said)


def test_character_sheets_that_cannot_be() -> None:
    options: dict[str, OptionValue] = {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on", "campaign": "on"}
    wrong = SPEC.why_not_option(2, options, "sheets", "nonsense")
    assert wrong is not None
    assert wrong.said is not None
    assert (wrong.said.key, wrong.clauses()) == ("refused-sheets-file", ["BL-34.4"])
    sheets = encode((FORMAT, 1, [("Ada",)])).decode("ascii")
    wrong = SPEC.why_not_option(2, options, "sheets", sheets)
    assert wrong is not None
    assert wrong.said is not None
    assert SPEAKERS["en"].format(wrong.said) == "In these character sheets the entry heroes[0] cannot be right."
