"""Why a question is not asked: what a game never has, who made it so, and which player comes first."""

from __future__ import annotations

import pytest

from sandtable.core.engine.kinds import ASKED
from sandtable.core.engine.options import OptionValue
from sandtable.core.interaction.why_not import NO_KIND, ask_about, kind_number, why_not_asked
from sandtable.games.battlelore.creatures.dragon_flight import why_not_land_in
from sandtable.games.battlelore.creatures.entering import conjure_hexes
from sandtable.games.battlelore.kinds import KINDS
from sandtable.games.battlelore.presentation.wording import PLURALS
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import VICTOR, WEBBED
from sandtable.games.battlelore.tables.terrain import COMMAND_TENT, HEALING_POOL, STRONGHOLD
from sandtable.games.battlelore.turn.placing import WRONG_GROUND, PlaceMark, why_not_place
from sandtable.testing import any_answer, chooser_rng
from tests.games.battlelore.alliances import allied
from tests.games.battlelore.lore_battles import lore
from tests.games.battlelore.refusing import SPEAKERS, hexed, key_said, refused, spoken, unasked, unit, why_unasked
from tests.games.battlelore.setups import first_turn, start
from tests.games.battlelore.support import FAR, Field
from tests.support import clause


def told(st: BattleState, seat: int, kind: str = "") -> tuple[str, str]:
    """The clause and the sentence for a seat that is not asked this, or anything."""
    number = kind_number(SPEC, kind) if kind else NO_KIND
    reply = ask_about(SPEC, st.seen_by(seat), seat, (ASKED, number))
    assert reply.sentence is not None
    for speaker in SPEAKERS.values():
        assert speaker.format(reply.sentence)
    return reply.clauses[0], key_said(reply.sentence)


# -- who made the game Medieval ----------------------------------------------------------------------------------------


@clause("BL-2.1", "BL-34.1")
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"adventure": "bl-01-first-muster"}, ("BL-2.1", "2-1")),
        ({"adventure": "bl-01-first-muster", "mode": "medieval"}, ("BL-2.1", "2-1")),
        ({"adventure": "bl-05-goblin-market", "mode": "medieval"}, ("BL-34.1", "34-1")),
        ({"adventure": "bl-m1-open-road", "deployment": "impromptu"}, ("BL-34.1", "34-1-map")),
    ],
)
def test_bl_34_1_a_game_is_medieval_by_its_adventure_or_by_the_table(
    options: dict[str, OptionValue], expected: tuple[str, str]
) -> None:
    st = first_turn(SPEC.start(2, options, 1))
    for kind in ("play_lore", "lore_choice", "council_level", "spend_die", "breathe_on"):
        assert told(st, 0, kind) == expected


def test_a_lore_card_in_a_game_that_the_table_made_medieval() -> None:
    st = first_turn(start("bl-05-goblin-market", mode="medieval"))
    rng = chooser_rng(5)
    while st.decision is not None and st.decision.kind != "move_unit":
        seat, pick = any_answer(st, rng=rng)
        st.apply(pick, seat)
    assert st.decision is not None
    lore_word = next(n for n, text in KINDS["move_unit"].words.items() if text == "lore")
    reply = ask_about(SPEC, st.seen_by(st.decision.seat), st.decision.seat, ("word", lore_word))
    assert reply.sentence is not None
    assert reply.clauses == ("BL-34.1",)
    assert SPEAKERS["en"].format(reply.sentence) == "This table has chosen to play Medieval, without Lore."


# -- what a game does not have -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("neck", ("BL-18.10", "creature-none")),
        ("new_neck", ("BL-18.12", "creature-none")),
        ("tremor_next", ("BL-18.15", "creature-none")),
        ("fly_to", ("BL-19.2", "creature-none")),
        ("breathe_on", ("BL-19.5", "creature-none")),
        ("summon_at", ("BL-16.2", "creature-none")),
        ("passage_to", ("BL-15.15", "15-15-none")),
        ("move_how", ("BL-5.13", "5-13-only")),
        ("call_help", ("BL-22.6", "22-6-none")),
        ("pursue_to", ("BL-10.4", "10-4-none")),
        ("spend_step", ("BL-17.5", "17-5-none")),
        ("hero_card", ("BL-34.4", "34-4")),
        ("shop", ("BL-34.4", "34-4")),
        ("lore_opponent", ("BL-34.7", "34-7")),
        ("council_loss", ("BL-34.7", "34-7")),
        ("choose_set", ("BL-34.6", "34-6")),
        ("play_as", ("BL-4.2", "4-2-as")),
        ("copy_card", ("BL-29.16", "29-5-epic")),
        ("discard_command", ("BL-29.26", "29-5-epic")),
    ],
)
def test_what_this_battle_does_not_have(kind: str, expected: tuple[str, str]) -> None:
    t = lore({"G3": "h_inf_b", "C3": "h_inf_b"}, FAR, "WR01").order("G3", "C3").movement()
    assert unasked(t, 0, kind) == expected
    assert unasked(t, 1, kind) == expected, "nor in the other player's turn"


@pytest.mark.parametrize(
    ("kind", "clause", "type_", "name", "german"),
    [
        ("neck", "BL-18.10", "c_hyd_b", "Hydra", "Die Hydra"),
        ("new_neck", "BL-18.12", "c_hyd_b", "Hydra", "Die Hydra"),
        ("fly_to", "BL-19.2", "c_fir_r", "dragon", "Der Drache"),
        ("breathe_on", "BL-19.5", "c_fir_r", "dragon", "Der Drache"),
        ("summon_at", "BL-16.2", "c_ear_b", "Earth Elemental", "Das Erdelementar"),
    ],
)
def test_a_creature_of_the_enemy_and_one_that_is_dead(
    kind: str, clause: str, type_: str, name: str, german: str
) -> None:
    t = lore({"G3": "h_inf_b", "C3": "h_inf_b"}, {"K9": type_, **FAR}, "WR01").order("G3", "C3").movement()
    assert unasked(t, 0, kind) == (clause, "creature-theirs")
    assert absence(t, 0, kind, "en") == f"Your camp has no {name}: only the enemy has one in this battle."
    assert not unasked(t, 1, kind)[1].startswith("creature-"), "it may happen yet"
    t.st.pos[t.u("K9")] = -2
    t.st.place()
    assert unasked(t, 1, kind) == (clause, "creature-gone")
    assert absence(t, 1, kind, "en") == f"The {name} of your camp is no longer in the battle."
    assert absence(t, 1, kind, "de") == f"{german} deines Lagers ist nicht mehr in der Schlacht."


def test_an_elemental_of_either_camp_may_cause_a_tremor() -> None:
    t = lore({"G3": "h_inf_b", "C3": "h_inf_b"}, {"K9": "c_ear_b", **FAR}, "WR01").order("G3", "C3").movement()
    t.st.pos[t.u("K9")] = -2
    t.st.place()
    assert unasked(t, 0, "tremor_next") == ("BL-18.15", "creature-gone")
    assert absence(t, 0, "tremor_next", "en") == "No Elemental is left in the battle."


def absence(t: Field, seat: int, kind: str, language: str) -> str:
    sentence = why_not_asked(SPEC, t.st.seen_by(seat), seat, kind).sentence
    assert sentence is not None
    return SPEAKERS[language].format(sentence)


def test_what_the_camp_has_is_asked_in_its_time() -> None:
    t = lore({"G3": "h_cav_b", "C3": "c_fir_r"}, FAR, "WR01").order("G3", "C3").movement()
    assert unasked(t, 0, "fly_to") == ("BL-19.2", "not-asked-now")
    assert unasked(t, 0, "pursue_to") == ("BL-10.4", "when-pursue-to")
    t.st.tok[t.u("G3")] |= VICTOR
    assert unasked(t, 0, "spend_die") == ("BL-17.5", "when-spend-die")


def test_medieval_lore_has_neither_councils_nor_first_cards_nor_magic() -> None:
    st = first_turn(start("bl-01-first-muster", mode="medieval_lore"))
    assert told(st, 0, "council_level") == ("BL-32.1", "32-1")
    assert told(st, 0, "keep_first_lore") == ("BL-32.3", "32-3")
    assert told(st, 0, "portal_to") == ("BL-32.2", "32-2")
    assert told(st, 0, "reroll") == ("BL-13.2", "when-reroll"), "Bless is in the deck"


def test_a_council_that_the_adventure_gives() -> None:
    assert told(first_turn(start("bl-04-wizards-tarn")), 0, "council_level") == ("BL-14.2", "14-2-fixed")
    free = first_turn(start("bl-12-witchs-bargain"))
    assert told(free, 1, "council_level") == ("BL-3.1", "not-asked-over")


def test_heroes_that_nobody_deployed_or_that_are_gone() -> None:
    t = Field({"A1": "h_inf_b"}, FAR, mode="lore").hero("G3").order("A1")
    t.st.rules.heroes = 1
    t.movement()
    assert unasked(t, 1, "hero_card") == ("BL-23.10", "23-10-none")
    assert unasked(t, 0, "hero_card") == ("BL-26.12", "when-hero-card")
    t.st.pos[t.u("hero at G3")] = -2
    t.st.place()
    assert unasked(t, 0, "hero_card") == ("BL-25.9", "25-9-gone")
    assert unasked(t, 0, "chest_counts") == ("BL-26.1", "26-1-none")


def test_a_field_marshal_is_never_asked_for_cards() -> None:
    st = first_turn(SPEC.start(4, {"adventure": "bl-e1-poitiers"}, 1))
    assert told(st, 2, "discard_lore") == ("BL-29.23", "29-23-cards")
    assert told(st, 2, "retreat_to") == ("BL-8.4", "when-retreat-to")


# -- where landmarks go ------------------------------------------------------------------------------------------------


@clause("BL-12.21")
def test_bl_12_21_a_hex_with_a_rampart_is_no_countryside_to_place_something_on() -> None:
    t = Field({"G3": "h_inf_b", "C3": "h_inf_b"}, FAR, mode="lore", terrain={"G3": "rampart", "D4": "rampart"})
    h = t.hex("D4")
    for kind in (HEALING_POOL, COMMAND_TENT):
        assert why_not_place(t.st, 0, kind, h) is WRONG_GROUND["BL-15.2" if kind == HEALING_POOL else "BL-15.19"]
        assert why_not_place(t.st, 0, kind, t.hex("D3")) is None
    assert why_not_place(t.st, 0, STRONGHOLD, t.hex("G3")) is WRONG_GROUND["BL-15.3"]
    assert why_not_place(t.st, 0, STRONGHOLD, t.hex("C3")) is None
    assert h not in conjure_hexes(t.st)
    assert why_not_land_in(t.st, 0, h) is not None


def test_whose_unit_it_is_comes_before_the_ground() -> None:
    """BL-15.3: a Stronghold goes where a unit of the player himself starts, on countryside."""
    army = {"B3": "h_inf_b", "C3": "h_inf_b", "E3": "h_inf_b", "K3": "h_inf_b"}
    t = allied(army, terrain={"K3": "rampart", "E3": "rampart"})
    t.st.stack = [Setup(3), PlaceMark(0, STRONGHOLD)]
    t.run()
    assert (t.kind, t.texts) == ("place_mark", ["B3", "C3"])
    assert refused(t, unit(t, "K3")) == ("BL-15.3", "15-3-other"), "his ally's, whatever lies there"
    assert refused(t, unit(t, "E3")) == ("BL-15.3", "place-ground")
    assert refused(t, hexed(t, "D3")) == ("BL-15.3", "15-3-empty")


# -- who comes first ---------------------------------------------------------------------------------------------------


def played_until(st: BattleState, kind: str, seat: int) -> BattleState:
    """A game at a question of this kind to this seat."""
    rng = chooser_rng(3)
    while st.decision is not None and (st.decision.kind, st.decision.seat) != (kind, seat):
        who, pick = any_answer(st, rng=rng)
        st.apply(pick, who)
    assert st.decision is not None
    return st


@clause("BL-23.10")
def test_bl_23_10_the_camp_that_goes_first_deploys_its_heroes_first() -> None:
    st = start("bl-11-heirs-of-valmoor", heroes="on")
    rng = chooser_rng(3)
    while st.decision is not None and st.decision.kind != "hero_class":
        seat, pick = any_answer(st, rng=rng)
        st.apply(pick, seat)
    first = st.active
    assert st.decision is not None
    assert st.decision.seat == first
    assert told(st, 1 - first) == ("BL-23.11", "not-asked-waits")
    assert told(st, 1 - first, "hero_class") == ("BL-23.11", "not-asked-other")
    played_until(st, "hero_class", 1 - first)
    assert told(st, first) == ("BL-23.11", "not-asked-waits")


@clause("BL-31.14")
def test_bl_31_14_allies_deploy_their_heroes_in_the_order_of_their_turns() -> None:
    st = SPEC.start(4, {"adventure": "bl-09-three-keeps", "heroes": "on", "allies": "reluctant"}, 2)
    rng = chooser_rng(3)
    seats: list[int] = []
    while st.decision is not None and not st.turn:
        if st.decision.kind == "hero_class" and st.decision.seat not in seats:
            seats.append(st.decision.seat)
            for other in (st.decision.seat ^ 2, st.decision.seat ^ 1):
                assert told(st, other, "hero_class") == ("BL-23.11", "not-asked-other")
        seat, pick = any_answer(st, rng=rng)
        st.apply(pick, seat)
    camps = [seat % 2 for seat in seats]
    assert camps in ([0, 0, 1, 1], [1, 1, 0, 0])
    assert seats == sorted(seats, key=lambda seat: (seat % 2 != seats[0] % 2, st.order.index(seat)))


def test_the_reserve_of_the_player_who_does_not_start_comes_first() -> None:
    """BL-30.7, BL-30.14, BL-30.16."""
    for deployment in ("impromptu", "organised"):
        st = SPEC.start(2, {"adventure": "bl-m1-open-road", "deployment": deployment}, 4)
        rng = chooser_rng(3)
        while st.decision is not None and st.decision.kind != "reserve_unit":
            seat, pick = any_answer(st, rng=rng)
            st.apply(pick, seat)
        starter = st.active
        assert told(st, starter, "reserve_unit") == ("BL-30.7", "not-asked-other")
        played_until(st, "reserve_unit", starter)
        assert told(st, 1 - starter) == ("BL-30.7", "not-asked-waits")


def test_who_has_chosen_waits_for_the_others() -> None:
    st = start("bl-12-witchs-bargain")
    for asked in st.open_questions():
        if asked.seat == 0:
            rng = chooser_rng(1)
            while any(each.seat == 0 for each in st.open_questions()):
                own = next(each for each in st.open_questions() if each.seat == 0)
                st.apply(own.options[rng.below(len(own.options))], 0)
            break
    assert [asked.kind for asked in st.open_questions()] == ["council_level"]
    assert told(st, 0) == ("BL-14.2", "not-asked-waits")


def test_an_answer_belongs_to_the_owner_of_the_unit() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "d_swd_b", "F4": "d_swd_b", "H4": "d_swd_b", **FAR}).order("G3").combat("FLL")
    t.pick(f"u0 u{t.u('G4')}")
    assert t.kind == "ignore_flags"
    assert told(t.st, 0) == ("BL-9.2", "not-asked-waits")
    assert told(t.st, 0, "ignore_flags") == ("BL-9.2", "not-asked-other")


SETS = [
    (2, {"adventure": "bl-12-witchs-bargain", "heroes": "on", "heroes_per_camp": "2", "campaign": "on"}),
    (4, {"adventure": "bl-09-three-keeps", "heroes": "on", "campaign": "on", "allies": "reluctant"}),
    (2, {"adventure": "bl-m2-river-crossing", "deployment": "organised", "mode": "lore"}),
    (4, {"adventure": "bl-m5-epic-vale", "deployment": "organised", "mode": "lore", "allies": "reluctant"}),
    (5, {"adventure": "bl-e2-hold-and-hoard"}),
    (2, {"adventure": "bl-14-fen-of-the-hydra"}),
]


@pytest.mark.parametrize(("players", "options"), SETS)
def test_everybody_who_waits_is_told_why_by_a_clause_of_the_game(players: int, options: dict[str, OptionValue]) -> None:
    """In both languages, and every absent question has its sentence too."""
    st = SPEC.start(players, {**options, "turn_limit": 6}, 11)
    rng = chooser_rng(11)
    seen: set[tuple[str, int]] = set()
    kinds = list(KINDS)
    for number in range(700):
        if st.decision is None:
            break
        asked = {each.seat for each in st.open_questions()}
        for seat in sorted(set(range(players)) - asked):
            if (st.decision.kind, seat) not in seen or not number % 7:
                seen.add((st.decision.kind, seat))
                clause_, key = told(st, seat)
                assert clause_.startswith("BL-")
                assert key in ("not-asked-turn", "not-asked-waits")
                if kinds[number % len(kinds)] not in {each.kind for each in st.open_questions() if each.seat == seat}:
                    told(st, seat, kinds[number % len(kinds)])
        who, pick = any_answer(st, rng=rng)
        st.apply(pick, who)


# -- phases and occasions ----------------------------------------------------------------------------------------------


def test_a_phase_that_is_over_is_named_as_a_phase() -> None:
    """Nobody was ordered, so that the Movement phase had nothing to decide."""
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"}).order("G3").movement().pick("done")
    t.st.flags[t.u("G3")] = 0
    st = t.st.seen_by(0)
    assert t.kind == "attack"
    said = why_not_asked(SPEC, st, 0, "move_unit").sentence
    assert said is not None
    assert SPEAKERS["en"].format(said).startswith("The Movement phase is over. ")
    assert SPEAKERS["de"].format(said).startswith("Schon vorbei: die Bewegungsphase. ")


@pytest.mark.parametrize(
    ("seat", "kind", "en", "de"),
    [
        (
            0,
            "attack",
            "You attack in the Combat phase of your turn, with one ordered unit after the other. The current step is Movement.",
            "Angreifen kannst du in der Kampfphase deines Zuges, mit einer Einheit mit Befehl nach der anderen. "
            "Jetzt ist dran: Bewegung.",
        ),
        (
            0,
            "order_unit",
            "You order units in the Order phase of your turn. That is over. The current step is Movement.",
            "Befehle gibst du in der Befehlsphase deines Zuges. Das ist vorbei. Jetzt ist dran: Bewegung.",
        ),
        (
            0,
            "move_to",
            "You choose where a unit moves after choosing the unit. Now you are asked: Move which unit?",
            "Wohin eine Einheit zieht, wählst du, nachdem du die Einheit gewählt hast. "
            "Jetzt wirst du gefragt: Welche Einheit zieht?",
        ),
        (
            1,
            "play_command",
            "It is Player 1's turn. You play a Command card in the Command phase of your turn.",
            "Am Zug ist Spieler 1. Eine Befehlskarte spielst du in der Kommandophase deines Zuges.",
        ),
        (
            1,
            "gain_ground",
            "You may gain ground when your melee attack has emptied the hex of its target.",
            "Nachrücken darfst du, wenn dein Nahkampfangriff das Feld des Ziels geräumt hat.",
        ),
    ],
)
def test_a_sentence_says_when_a_question_is_asked_and_what_is_now(seat: int, kind: str, en: str, de: str) -> None:
    t = Field({"G3": "h_inf_b", "C3": "h_inf_b"}, FAR).order("G3", "C3").movement()
    said = ask_about(SPEC, t.st.seen_by(seat), seat, (ASKED, kind_number(SPEC, kind))).sentence
    assert said is not None
    assert (SPEAKERS["en"].format(said), SPEAKERS["de"].format(said)) == (en, de)


def test_nobody_was_ordered() -> None:
    t = Field({"B3": "h_inf_b"}, FAR, mode="lore").hand(0, "CC-PR").orders("CC-PR")
    t.draw()
    for kind in ("order_unit", "cleanse", "move_unit", "attack"):
        assert unasked(t, 0, kind) == ("BL-3.4", "3-4")


@clause("BL-9.5", "BL-9.20")
def test_bl_9_5_why_a_unit_does_not_battle_back() -> None:
    def attacked(defender: str) -> Field:
        t = lore({"G3": "h_inf_b"}, {"G4": defender, **FAR}, "WR01 WR02 WR03", "WR04").order("G3").combat("BBBB")
        t.pick("u0 u1")
        assert t.kind == "play_lore", "the attack is in progress"
        return t

    assert unasked(attacked("h_inf_b"), 1, "battle_back") == ("BL-9.5", "9-5")
    t = attacked("d_swd_b")
    assert unasked(t, 1, "battle_back") == ("BL-9.5", "when-battle-back"), "it is Bold"
    assert unasked(t, 0, "battle_back") == ("BL-9.5", "when-battle-back"), "the attacker"
    t.st.tok[1] |= WEBBED
    assert unasked(t, 1, "battle_back") == ("BL-9.20", "9-20")
    assert why_unasked(t, 1, "battle_back").endswith(" cannot battle back: it is caught in a web.")
    t.st.pos[0] = -1
    assert why_unasked(t, 1, "battle_back").endswith(" cannot battle back: the attacker is no longer next to it.")
    t.st.pos[1] = t.hex("G5")
    assert why_unasked(t, 1, "battle_back").endswith(" left the hex of the attack and cannot battle back.")


# -- words -------------------------------------------------------------------------------------------------------------


def test_verbs_agree_with_the_name_of_a_unit() -> None:
    t = Field({"G3": "h_arc_b", "C3": "h_inf_b"}, {"A9": "c_tro_b", **FAR}).order("G3").movement()
    assert spoken(t, unit(t, "C3")) == "Regular Infantry ▲ has no order this turn."
    assert spoken(t, unit(t, "C3"), language="de") == "Linieninfanterie ▲ hat in diesem Zug keinen Befehl."
    t = Field({"G3": "h_inf_b", "C3": "h_arc_b"}, FAR).order("G3").movement()
    assert spoken(t, unit(t, "C3")) == "Archers ▲ have no order this turn."
    assert spoken(t, unit(t, "C3"), language="de") == "Bogenschützen ▲ haben in diesem Zug keinen Befehl."


def test_every_troop_with_a_name_in_the_plural_is_spoken_of_in_the_plural() -> None:
    for name in c.TYPE_IDS:
        key = f"type-{name.replace('_', '-')}"
        text = SPEAKERS["en"](key)
        assert (key in PLURALS) == text.endswith(("s", "men")), text
