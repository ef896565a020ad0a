"""Why not: what a question does not offer is explained by the clause that forbids it, not by the question's own."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.core.engine.decision import Target
from sandtable.core.engine.frames import Secret
from sandtable.core.engine.kinds import ASKED, WORD
from sandtable.core.interaction.why_not import ask_about, kind_number, why_not_asked
from sandtable.core.registry import find_game
from sandtable.games.battlelore.combat.declare import BEHIND_CLIFF, why_not_target
from sandtable.games.battlelore.heroes.champions import NewHero
from sandtable.games.battlelore.kinds import KINDS
from sandtable.games.battlelore.presentation.pointing import BY_BUTTON
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import COMMAND_IDS, LORE_CARDS, LORE_OF
from sandtable.games.battlelore.tables.conditions import BURNING, WEBBED
from sandtable.games.battlelore.tables.heroes import first_skills, goes_mounted
from sandtable.games.battlelore.turn.battling import SEARCH
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.orders import OrderPhase
from sandtable.language.translator import Translator
from sandtable.testing import chooser_rng, play_on
from tests.games.battlelore.lore_battles import fight, lore
from tests.games.battlelore.musters import army, play
from tests.games.battlelore.support import FAR, Field


def why(t: Field, part: str, what: str) -> list[str]:
    """Why a hex, the unit that was set up in a hex, or a card cannot be picked."""
    values = {"hex": lambda: t.hex(what), "unit": lambda: t.u(what), "card": lambda: card_number(what)}
    return t.why_not(t.asked.seat, (part, values[part]()))


def card_number(name: str) -> int:
    return LORE_BASE + LORE_OF[name] if name in LORE_OF else COMMAND_IDS.index(name)


def test_cards_have_their_own_time() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "WR01").hand(0, "CC-PL").order("G3").movement()
    assert t.kind == "move_unit"
    assert why(t, "card", "CC-PL") == ["BL-3.3"], "in the Command phase"
    assert why(t, "card", "WR01") == ["BL-13.6"], "in its window"


def test_a_lore_card_is_played_with_the_first_command_card() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore", epic=True).hand(0, "CC-PL", "CC-PR").lore(0, "WZ04")
    t.st.rack = [COMMAND_IDS.index("CC-SL")]
    t.st.deck.remove(t.st.rack[0])
    t.command().pick("CC-PL")
    assert t.kind == "second_card"
    assert why(t, "card", "WZ04") == ["BL-13.6"]
    assert why(t, "card", "CC-PR") == ["BL-29.5"]


def test_a_unit_is_asked_about_as_its_hex_where_a_hex_is_wanted() -> None:
    t = Field({"G3": "h_inf_b", "F3": "h_inf_b"}, FAR, terrain={"G4": "waterway"}).order("G3").movement().pick("u0")
    assert t.kind == "move_to"
    assert why(t, "unit", "F3") == why(t, "hex", "F3") == ["BL-5.4"]
    assert why(t, "hex", "G4") == ["BL-12.22"]
    assert why(t, "hex", "G9") == ["BL-5.3"]


def test_a_hex_is_asked_about_as_its_unit_where_a_unit_is_wanted() -> None:
    t = Field({"B3": "h_inf_b", "K3": "h_inf_b"}, FAR).orders("CC-PL")
    assert t.kind == "order_unit"
    assert why(t, "hex", "K3") == why(t, "unit", "K3") == ["BL-4.1"]
    assert why(t, "hex", "A9") == ["BL-4.4"], "an enemy"
    assert why(t, "hex", "G5") == ["BL-4.4"], "nobody"


def test_where_a_bolt_or_a_spell_cannot_go() -> None:
    t = lore({"G3": "h_inf_b", "F3": "h_inf_b", "E3": "h_inf_b"}, FAR, "WZ02").order("G3", "F3").movement()
    t.pick("lore", "WZ02", "u0")
    assert t.kind == "lore_target"
    assert why(t, "unit", "G3") == ["BL-13.14"], "twice"
    assert why(t, "unit", "E3") == ["BL-13.3"], "not ordered"
    assert why(t, "hex", "E3") == ["BL-13.3"]
    assert why(t, "hex", "G5") == ["BL-13.3"], "nobody is there"


def test_where_a_portal_does_not_lead() -> None:
    portal = next(card.id for card in LORE_CARDS if card.effects and card.effects[0].op == "teleport")
    ground = {"G4": "waterway"}
    t = lore({"G3": "h_inf_b", "F3": "h_inf_b"}, FAR, portal, terrain=ground).order("G3").movement()
    t.pick("lore", portal)
    if t.kind == "lore_target":
        t.pick("u0")
    assert t.kind == "portal_to"
    assert why(t, "hex", "F3") == why(t, "unit", "F3") == ["BL-5.4"]
    assert why(t, "hex", "G4") == ["BL-12.22"]
    assert why(t, "hex", "M9") == ["BL-5.13"], "too far"


def test_where_a_unit_cannot_fall_back_to() -> None:
    t = fight("RG12").dice("RRR").pick("pass", "pass", "RG12")
    assert t.kind == "fall_back_to"
    assert why(t, "hex", "G5") == ["BL-8.3"], "forward"
    t.st.pos[t.u("A1")] = t.hex("F2")
    t.st.place()
    t.st.run()
    assert why(t, "hex", "F2") == ["BL-8.7"], "a friend is there"


def test_where_a_dragon_cannot_fly() -> None:
    t = Field({"G3": "c_dra_b", "A1": "h_inf_b"}, FAR, mode="lore").lore(0, tokens=9).order("G3").movement()
    t.pick("u0", "fly")
    assert t.kind == "fly_to"
    assert why(t, "hex", "G9") == ["BL-19.2"], "one hex after another"


def test_where_a_dragon_cannot_land() -> None:
    ground = {"G5": "wooded", "G6": "wooded"}
    t = Field({"G3": "c_dra_b", "A1": "h_inf_b"}, FAR, mode="lore", terrain=ground).lore(0, tokens=9).order("G3")
    t.movement().pick("u0", "fly")
    assert why(t, "hex", "G5") == ["BL-19.3"], "a wood within its range"
    assert why(t, "hex", "G8") == ["BL-19.2"], "out of its range"
    t.pick("G4", "G5")
    assert "stop" not in t.texts
    assert why(t, "hex", "G5") == ["BL-19.3"], "it is over a wood"


def test_behind_a_cliff_side() -> None:
    for own in ("h_inf_b", "h_arc_b"):
        army, foes = {"G3": own, "A1": "h_inf_b"}, {"G4": "h_inf_b", **FAR}
        t = Field(army, foes, terrain={"G4": "cliff"}, cliffs={"G4": ["SW", "SE"]})
        assert why_not_target(t.st, t.u("G3"), t.u("G4")) is BEHIND_CLIFF
    t = Field({"G3": "h_inf_b", "E5": "h_inf_b"}, {"G5": "h_inf_b", "E6": "h_inf_b"}).order("G3", "E5").combat()
    assert why(t, "unit", "G5") == ["BL-6.6"], "without a cliff: no missile weapon"


def test_no_search_beside_an_enemy() -> None:
    t = Field({"G4": "h_inf_g", "A1": "h_inf_b"}, {"G5": "h_inf_b"}).hero("G4")
    t.st.chests = [(t.hex("G4"), 1)]
    t.order("G4").combat()
    assert "u0 search" not in t.texts
    assert why(t, "unit", "G4") == [], "it may battle"
    assert SPEC.presentation.why_not(t.st, 0, ("target", SEARCH), (("unit", t.u("G4")),)) == ["BL-26.3"]


def test_whom_a_horn_cannot_call() -> None:
    army = {"G3": "h_inf_b", "F4": "h_inf_b", "F3": "h_inf_b", "H4": "h_inf_b"}
    t = Field(army, {"G4": "h_inf_b", **FAR}, extras={"G3": {"musician": "horn"}}).order("G3", "F4").combat()
    t.pick(f"u{t.u('G3')} u{t.u('G4')}")
    assert t.kind == "call_help"
    assert why(t, "unit", "F3") == ["BL-4.5"], "no order"
    assert why(t, "unit", "G4") == ["BL-22.6"], "an enemy"


HEX_KINDS = {kind for kind, entry in KINDS.items() if entry.parts == ("hex",)}
JOINED = ("flee_to", "move_to", "move_step", "fly_to", "place_mark", "portal_to")
"""Hexes that are taken may be among the answers to these, and to those about Heroes."""


@pytest.mark.parametrize("number", range(0, len(SPEC.option_sets()), 4))
def test_every_reason_is_a_reason(number: int) -> None:
    """Nothing goes unexplained, and a hex that is taken or closed is never explained by the question's own clause."""
    players, options = SPEC.option_sets()[number]
    st = SPEC.start(players, options, number, log=False)
    rng = chooser_rng(number, "why")
    met: Counter[str] = Counter()
    while st.decision is not None:
        asked = st.decision
        met[asked.kind] += 1
        if met[asked.kind] <= 2:
            touched = {target for pick in asked.options for target in SPEC.notation.targets_of(asked, pick)}
            for target in SPEC.presentation.targets(st):
                check(
                    SPEC.presentation.why_not(st, asked.seat, target), target, asked.kind, asked.clause, touched, st.at
                )
        play_on(st, rng, most=1)
    assert len(met) > 5


def check(reasons: list[str], target: Target, kind: str, clause: str, touched: set[Target], units: list[int]) -> None:
    assert bool(reasons) == (target not in touched)
    assert all(reason.startswith("BL-") for reason in reasons)
    part, value = target
    if part == "card" and "card" not in KINDS[kind].parts and kind not in BY_BUTTON:
        assert reasons in (["BL-3.3"], ["BL-13.6"])
    if (
        part == "hex"
        and kind in HEX_KINDS
        and not kind.startswith((*JOINED, "hero_"))
        and units[value] >= 0
        and target not in touched
    ):
        assert reasons != [clause], (kind, target)


# -- the exact reason --------------------------------------------------------------------------------------------------


def word_of(t: Field, text: str) -> Target:
    return (WORD, next(n for n, known in KINDS[t.kind].words.items() if known == text))


def why_word(t: Field, text: str) -> list[str]:
    return t.why_not(t.asked.seat, word_of(t, text))


def sentence(t: Field, target: Target, language: str = "en") -> str:
    said = ask_about(SPEC, t.st.seen_by(t.asked.seat), t.asked.seat, target).sentence
    assert said is not None
    return Translator(find_game("battlelore"), language).format(said)


STOPS = {"wooded": "BL-12.3", "marsh": "BL-12.12", "ford": "BL-12.13"}


@pytest.mark.parametrize("ground", STOPS)
def test_a_move_behind_a_stop_names_the_terrain(ground: str) -> None:
    row = dict.fromkeys(("F4", "G4", "F3", "H3", "F2", "G2"), ground)
    t = Field({"G3": "h_inf_g"}, FAR, terrain=row).order("G3").movement().pick("u0")
    assert t.kind == "move_to"
    assert why(t, "hex", "G5") == [STOPS[ground]]
    assert "would have to stop in" in sentence(t, ("hex", t.hex("G5")))


def test_a_move_behind_units_names_them() -> None:
    wall = dict.fromkeys(("F4", "G4", "F3", "H3", "F2"), "h_inf_b")
    t = Field({"G3": "h_inf_g", **wall}, FAR).order("G3").movement().pick("u0")
    assert why(t, "hex", "G5") == ["BL-5.4"]
    assert "in the way" in sentence(t, ("hex", t.hex("G5")))


def test_a_burning_unit_and_an_elemental_without_lore() -> None:
    t = Field({"G3": "h_inf_g"}, FAR)
    t.st.tok[0] = BURNING & -BURNING
    t.order("G3").movement().pick("u0")
    assert why(t, "hex", "G5") == ["BL-19.18"]
    assert why(t, "hex", "G9") == ["BL-5.3"], "too far without fire as well"
    t = Field({"G3": "c_ear_b"}, FAR, mode="lore").lore(0, tokens=1).order("G3").movement().pick("u0")
    assert why(t, "hex", "G5") == ["BL-18.13"]


@pytest.mark.parametrize(
    ("ground", "clause"), [("countryside+stakes", "BL-12.17"), ("countryside+rampart", "BL-12.19")]
)
def test_a_ban_on_battle_names_the_terrain(ground: str, clause: str) -> None:
    army = {"G3": "h_inf_g", "C3": "h_inf_b"}
    t = Field(army, {"G5": "h_inf_b", "C4": "h_inf_b"}, terrain={"G4": ground}).order("G3", "C3").movement()
    t.pick("u0", "G4", "done")
    assert t.kind == "attack"
    assert why(t, "unit", "G3") == [clause]
    assert "may not battle" in sentence(t, ("unit", t.u("G3")))


def test_a_move_too_far_to_battle() -> None:
    army = {"G3": "h_inf_b", "C3": "h_inf_b"}
    t = Field(army, {"G6": "h_inf_b", "C4": "h_inf_b"}).order("G3", "C3").movement().pick("u0", "G5", "done")
    assert why(t, "unit", "G3") == ["BL-5.7"]


def test_an_enemy_is_refused_for_the_unit_nearest_to_it() -> None:
    t = Field({"G3": "h_arc_b", "C3": "h_inf_b"}, {"G9": "h_inf_b", "C4": "h_inf_b"}).order("G3", "C3").combat()
    assert why(t, "unit", "G9") == ["BL-6.7"], "out of range of the archers, not: no missile weapon"
    assert sentence(t, ("unit", t.u("G9"))).endswith("whose weapon reaches 4.")
    given: tuple[Target, ...] = (("unit", t.u("C3")),)
    assert SPEC.presentation.why_not(t.st, 0, ("unit", t.u("G9")), given) == ["BL-6.6"], "by the chosen unit"


def test_what_blocks_the_view_is_named() -> None:
    t = Field({"G3": "h_arc_b", "A1": "h_inf_b"}, {"G5": "h_inf_b", **FAR}, terrain={"F4": "wooded", "G4": "wooded"})
    t.order("G3", "A1").combat()
    if t.kind == "attack":
        assert why(t, "unit", "G5") == ["BL-6.11"]


def test_a_search_is_a_button_that_can_be_asked_about() -> None:
    t = Field({"G4": "h_inf_g", "A1": "h_inf_b"}, {"G5": "h_inf_b"}).hero("G4")
    t.st.chests = [(t.hex("G4"), 1)]
    t.order("G4").combat()
    assert ("target", SEARCH) in SPEC.presentation.targets(t.st)
    assert t.why_not(t.asked.seat, ("target", SEARCH)) == ["BL-26.3"]


def test_landing_passage_and_flight_are_buttons() -> None:
    t = Field({"G3": "c_dra_b", "A1": "h_inf_b"}, FAR, mode="lore").lore(0, tokens=0).order("G3").movement().pick("u0")
    assert t.kind == "move_how"
    assert why_word(t, "fly-with-breath") == ["BL-19.4"]
    assert why_word(t, "passage") == ["BL-15.15"]
    assert why_word(t, "leave") == ["BL-11.11"]
    t.pick("fly")
    assert why_word(t, "land") == ["BL-19.2"], "it has not flown two hexes"


def test_a_lore_card_between_two_moves() -> None:
    t = Field({"G3": "h_inf_b"}, FAR).order("G3").movement()
    assert why_word(t, "lore") == ["BL-2.1"], "a Medieval adventure"
    t = lore({"G3": "h_inf_b"}, FAR, "").order("G3").movement()
    assert why_word(t, "lore") == ["BL-13.18"], "no card in hand"


def test_tokens_that_cannot_be_removed() -> None:
    t = Field({"G3": "h_inf_b", "C3": "h_inf_b", "E3": "h_inf_b"}, FAR, mode="lore").lore(0, tokens=1)
    t.st.tok[0] = WEBBED
    t.st.tok[1] = 2
    t.st.flags[2] |= 0
    t.order("G3", "C3").st.stack[-1] = OrderPhase(3)
    t.run()
    assert t.kind == "cleanse"
    assert why(t, "unit", "C3") == ["BL-18.7"], "poison costs 2 Lore"
    assert why(t, "unit", "E3") == ["BL-3.7"], "no token"


def test_where_a_champion_cannot_go() -> None:
    t = Field({"G5": "h_cav_b", "A1": "h_inf_b"}, {"F4": "h_inf_b", **FAR}, terrain={"H3": "waterway"}).hero("G3")
    t.order("hero at G3").movement().pick(f"u{t.u('hero at G3')}")
    assert t.kind == "hero_to"
    assert why(t, "hex", "G5") == ["BL-24.11"], "a troop that does not suit him"
    assert why(t, "hex", "F4") == ["BL-24.11"], "an enemy"
    assert why(t, "hex", "H3") == ["BL-12.22"]
    assert why(t, "hex", "G9") == ["BL-24.10"]


def test_where_a_champion_cannot_flee() -> None:
    t = Field({"G3": "h_inf_r", "A1": "h_inf_b"}, FAR).hero("G4", holder=1).attack("G3", "hero at G4", "FFBB").pick("1")
    assert t.kind == "flee_to"
    assert why(t, "hex", "F3") == ["BL-8.3"], "toward the enemy"
    assert why_word(t, "stop") == ["BL-25.15"], "at least one hex"
    assert why_word(t, "leave") == ["BL-25.21"], "not at his baseline"


def test_why_a_player_is_not_asked() -> None:
    t = Field({"G3": "h_inf_b"}, FAR).order("G3").movement()

    def absent(seat: int, kind: str) -> list[str]:
        return list(why_not_asked(SPEC, t.st.seen_by(seat), seat, kind).clauses)

    assert absent(0, "move_unit") == absent(0, "") == []
    assert absent(1, "move_unit") == absent(1, "") == ["BL-3.1"], "another's turn"
    assert absent(0, "attack") == ["BL-3.1"], "a later phase"
    assert absent(0, "play_lore") == ["BL-2.1"], "Medieval"
    assert absent(0, "hero_to") == ["BL-34.4"], "without Heroes"
    assert absent(1, "battle_back") == ["BL-9.5"]


def test_where_a_new_hero_cannot_begin() -> None:
    t = Field({"G1": "h_inf_b", "I1": "h_inf_b", "E1": "h_cav_b", "C1": "h_inf_g"}, FAR).hero("C1")
    skill = next(n for n in first_skills(c.WARRIOR) if not goes_mounted((n,), ()))
    t.st.stack = [Setup(3), NewHero(0, 4, c.WARRIOR, skill, Secret((), -1))]
    t.run()
    assert t.kind == "hero_at"
    assert t.texts == ["G1", "I1"]
    assert why(t, "hex", "G5") == why(t, "hex", "E1") == why(t, "hex", "A9") == ["BL-23.9"]
    assert why(t, "hex", "C1") == ["BL-23.12"], "it has a Leader"


def test_the_next_hex_of_a_champion() -> None:
    t = lore({"F3": "h_cav_b", "A1": "h_inf_b"}, {"F4": "h_inf_b", **FAR}, "", "WR02", terrain={"H3": "waterway"})
    t.hero("G3").order("hero at G3").movement().pick(f"u{t.u('hero at G3')}")
    while t.kind == "play_lore":
        t.pick("pass")
    assert t.kind == "hero_step"
    assert why(t, "hex", "G9") == ["BL-5.3"], "hex by hex"
    assert why(t, "hex", "F4") == ["BL-24.11"], "an enemy"
    assert why(t, "hex", "H3") == ["BL-12.22"]


def test_a_specialist_says_what_it_asks_of_a_unit() -> None:
    t = army({"G3": "h_inf_g", "B3": "h_inf_b", "E3": "c_spi_g"}, mode="lore").council(0, wizard=1)
    play(t, "SP15")
    assert why(t, "unit", "E3") == ["BL-30.24"], "troops only"
    t = play(army({"G3": "h_inf_g", "F3": "h_inf_g"}, {"G6": "h_inf_b"}), "SP16").pick("u0", "G4")
    assert why(t, "unit", "G3") == ["BL-30.23"], "another unit each time"


def test_a_second_card_is_a_section_card_of_the_other_place() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore", epic=True).hand(0, "CC-PL", "CC-PR", "CT-GB")
    t.st.rack = [COMMAND_IDS.index("CC-SL")]
    t.st.deck.remove(t.st.rack[0])
    t.command().pick("CC-PL")
    assert t.kind == "second_card"
    assert why(t, "card", "CC-PR") == ["BL-29.5"], "one of the hand is enough"
    assert why(t, "card", "CT-GB") == ["BL-29.7"], "a Tactic card"


# -- a referee's findings ----------------------------------------------------------------------------------------------


def told(t: Field, target: Target, *given: Target) -> str:
    """The English sentence of a refusal, with what is chosen already; it has a German one too."""
    said = ask_about(SPEC, t.st.seen_by(t.asked.seat), t.asked.seat, target, given).sentence
    assert said is not None
    assert Translator(find_game("battlelore"), "de").format(said)
    return Translator(find_game("battlelore"), "en").format(said)


def told_absent(t: Field, seat: int, kind: str) -> str:
    said = ask_about(SPEC, t.st.seen_by(seat), seat, (ASKED, kind_number(SPEC, kind))).sentence
    assert said is not None
    return said.key


def test_a_hex_whose_unit_is_an_answer_is_not_refused() -> None:
    t = Field({"B3": "h_inf_b", "K3": "h_inf_b"}, FAR).orders("CC-PL")
    reply = ask_about(SPEC, t.st.seen_by(0), 0, ("hex", t.hex("B3")))
    assert reply.offered()
    assert [option.text for option in reply.options] == ["u0"]
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b", **FAR}).order("G3").combat()
    assert ask_about(SPEC, t.st.seen_by(0), 0, ("unit", t.u("G4"))).offered(), "an enemy that can be attacked"


def test_an_attacker_that_is_chosen_is_the_one_the_sentence_names() -> None:
    t = Field({"G3": "h_inf_b", "B3": "h_arc_g"}, {"G4": "h_inf_b", "B6": "h_inf_b", **FAR}).order("G3", "B3").combat()
    far, near, archers, foot = t.u("B6"), t.u("G4"), t.u("B3"), t.u("G3")
    assert "and has no missile weapon" in told(t, ("unit", far), ("unit", foot)), "not the archers, who could shoot"
    assert "and has no missile weapon" in told(t, ("unit", foot), ("target", far))
    assert told(t, ("target", near), ("unit", archers)).startswith("Regular Infantry")


def test_an_order_is_refused_by_the_sort_of_unit_or_by_the_number() -> None:
    t = Field({"B3": "h_inf_b", "K3": "h_inf_g", "G3": "h_inf_b"}, FAR).orders("CT-BB")
    assert t.kind == "order_unit"
    assert told(t, ("unit", t.u("K3"))) == "Blue Banners orders blue units, and Irregular Infantry ▲2 is green."


@pytest.mark.parametrize(("kind", "key"), [("advisor", "34-4"), ("second_card", "29-5-epic"), ("place_mark", "34-3")])
def test_a_question_that_is_never_asked_says_so(kind: str, key: str) -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "WR01").order("G3").movement()
    assert told_absent(t, 0, kind) == f"refused-bl-{key}"


def test_the_next_hex_names_where_the_way_is() -> None:
    t = lore({"F3": "h_cav_b", "A1": "h_inf_b"}, {"F4": "h_inf_b", **FAR}, "", "WR02")
    t.hero("G3").order("hero at G3").movement().pick(f"u{t.u('hero at G3')}")
    while t.kind == "play_lore":
        t.pick("pass")
    assert t.kind == "hero_step"
    assert told(t, ("hex", t.hex("G9"))) == "A unit moves hex by hex, and G9 is not next to G3."
    assert told(t, ("hex", t.hex("F4"))).endswith("stands in F4."), "the enemy, not the rule for all cases"


def test_a_lore_card_of_another_moment() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "WR02").hand(0, "CC-PL")
    t.command()
    assert t.kind == "play_command"
    assert told(t, ("card", card_number("WR02"))).endswith(" is played when an attack is declared.")


def test_an_enemy_does_not_want_an_order_of_yours() -> None:
    t = Field({"G3": "h_inf_b"}, FAR).order("G3").movement()
    assert "to the enemy" in told(t, ("hex", t.hex("A9")))


def test_a_champion_is_told_why_he_cannot_leave_the_board() -> None:
    t = Field({"G3": "h_inf_r", "A1": "h_inf_b"}, FAR).hero("G4", holder=1).attack("G3", "hero at G4", "FFBB").pick("1")
    assert told(t, word_of(t, "leave")) == "He leaves the board only from the row at his own baseline."
    assert told(t, word_of(t, "stay")) == "He may stay only if leaving the board is his only way."


@pytest.mark.parametrize(("mode", "shut"), [("lore", ["word:lore"]), ("medieval", [])])
def test_buttons_of_this_adventure_are_dimmed(mode: str, shut: list[str]) -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode=mode).order("G3").movement()
    assert t.kind == "move_unit"
    assert [each.target for each in SPEC.presentation.scene(t.st.seen_by(0), 0).questions[0].closed] == shut


def test_after_an_attack_a_champion_reads_what_he_cannot_do() -> None:
    t = lore({"G3": "h_inf_b", "A1": "h_inf_b"}, FAR, "RG07", "").hero("G4", holder=1).order("G3").combat()
    t.pick(f"u0 u{t.u('hero at G4')}").dice("RRR").pick("RG07")
    assert t.kind == "battle_back"
    assert told(t, (WORD, 1)).endswith("is not Bold: only a Bold unit battles back.")
    for language, asks in (("en", "retreat after the attack?"), ("de", "nach dem Angriff zurückziehen?")):
        assert Translator(find_game("battlelore"), language).ask(t.st, t.asked).endswith(asks)
    wall = {"G5": "waterway", "H5": "waterway"}
    t = Field({"G3": "h_inf_b", "A1": "h_inf_b"}, FAR, terrain=wall).hero("G4", holder=1)
    t.attack("G3", "hero at G4", "RRR")
    assert told(t, (WORD, 2)).endswith("has no hex where his retreat can end.")
    assert (
        Translator(find_game("battlelore"), "en")
        .ask(t.st, t.asked)
        .endswith("(G4): battle back against Regular Infantry ▲1 (G3)?")
    )
