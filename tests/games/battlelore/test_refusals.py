"""Refusals name the one cause that holds: a position for every sentence that was split by the facts."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import Target
from sandtable.core.engine.refusal import Objection
from sandtable.core.interaction.wording import said
from sandtable.games.battlelore.combat.retreat import Retreat
from sandtable.games.battlelore.creatures.entering import NO_WIZARD, NONE_TO_CONJURE, why_not_conjure
from sandtable.games.battlelore.creatures.tremor import Tremor
from sandtable.games.battlelore.heroes.flight import Flight
from sandtable.games.battlelore.lore.frames import Portal
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import COMMAND_CARDS, COMMAND_IDS
from sandtable.games.battlelore.tables.conditions import BATTLED, BURNING, FROZEN, MOVED, WEBBED
from sandtable.games.battlelore.tables.effects import (
    FX_DISABLED,
    FX_MARK_OFF,
    FX_NO_MOVE,
    FX_NO_ORDER,
    FX_UNTARGET,
    IN_ANY,
)
from sandtable.games.battlelore.tables.terrain import COMMAND_TENT, HEALING_POOL, STRONGHOLD
from sandtable.games.battlelore.turn.battling import HEAL, SEARCH, SUMMON, TRAIN, VISIT
from sandtable.games.battlelore.turn.filters import fits_filter
from sandtable.games.battlelore.turn.orders import CLEAN, RACK_BASE, OrderPhase
from sandtable.games.battlelore.turn.placing import PlaceMark
from sandtable.games.battlelore.turn.pools import why_not_ordered
from sandtable.games.battlelore.turn.turn import Turn
from tests.games.battlelore.alliances import allied
from tests.games.battlelore.champions import champion
from tests.games.battlelore.epics import epic
from tests.games.battlelore.lore_battles import fight, lore
from tests.games.battlelore.musters import army, play
from tests.games.battlelore.refusing import SPEAKERS, card, hexed, refused, spoken, unasked, unit, why_unasked, word
from tests.games.battlelore.support import FAR, LINE, Field, Rows

# -- orders ------------------------------------------------------------------------------------------------------------


def test_a_section_that_the_card_names_and_one_that_it_does_not() -> None:
    line = {"B3": "h_inf_b", "C3": "h_inf_b", "A3": "h_inf_b", "K3": "h_inf_b", "G3": "h_inf_b"}
    t = Field(line, FAR).orders("CC-PL")
    assert refused(t, unit(t, "K3")) == ("BL-4.1", "4-1-other")
    t = Field(line, FAR).orders("CC-PN").pick("u0", "u1")
    assert refused(t, unit(t, "A3")) == ("BL-4.1", "4-1")


def test_a_tactic_card_orders_others_or_has_no_order_left() -> None:
    line = {"B3": "h_inf_b", "K3": "h_inf_g", "G3": "h_inf_b", "C3": "h_inf_g"}
    t = Field(line, FAR).orders("CT-BB")
    assert refused(t, unit(t, "K3")) == ("BL-4.2", "4-2-colour")
    t = Field(line, FAR).hand(0, "CC-PL", "CC-PR", "CC-PC").orders("CT-BL", "BGGR").pick("u0")
    assert refused(t, unit(t, "G3")) == ("BL-4.2", "4-2-used"), "one blue helmet, one blue unit"


def test_how_a_unit_moves_is_asked_by_what_gives_it_another_way() -> None:
    """A dragon's flight, a Rogue's Den, an exit; not only that all of them count as movement."""
    t = Field({"G3": "c_dra_b", "A1": "h_inf_b"}, FAR, mode="lore").lore(0, tokens=9)
    t.order("G3", "A1").movement().pick("u0")
    assert refused(t, unit(t, "A1")) == ("BL-19.2", "first")
    den = {"G3": ("rogues_den", "standard")}
    t = Field({"G3": "h_inf_b", "A1": "h_inf_b"}, FAR, landmarks=den, terrain={"L8": "wooded"}, mode="lore")
    t.lore(0, tokens=9).order("G3", "A1").movement().pick("u0")
    assert refused(t, hexed(t, "C7")) == ("BL-15.15", "first")
    leave = {"id": "x", "type": "exit", "camp": "standard", "hexes": ["G9"], "banners": 1, "limit": 1}
    rule = {**leave, "kind": "permanent", "text": "x"}
    t = Field({"G9": "h_inf_b", "A1": "h_inf_b"}, FAR, rules=[rule]).order("G9", "A1").movement().pick("u0")
    assert refused(t, hexed(t, "C7")) == ("BL-11.11", "first")


@pytest.mark.parametrize(
    ("tactic", "hex_", "told", "de"),
    [
        ("CT-GB", "K3", "Green Banners orders green units, and Heavy Cavalry ▲ is red.", "ist rot."),
        ("CT-BB", "K3", "Blue Banners orders blue units, and Heavy Cavalry ▲ is red.", "ist rot."),
        ("CT-BB", "C3", "Blue Banners orders blue units, and Wood Giant ▲ is green.", "ist grün."),
        ("CT-RB", "E3", "Red Banners orders red units, and Regular Infantry ▲1 is blue.", "ist blau."),
        ("CT-FO", "K3", "Foot Onslaught orders units on foot, and Heavy Cavalry ▲ is mounted.", "ist beritten."),
        ("CT-MC", "E3", "Mounted Charge orders mounted units, and Regular Infantry ▲1 is on foot.", "ist zu Fuß."),
        ("CT-MC", "C3", "Mounted Charge orders mounted units, and Wood Giant ▲ is a creature.", "ist eine Kreatur."),
    ],
)
def test_a_tactic_card_says_whom_it_orders_and_what_the_unit_is(tactic: str, hex_: str, told: str, de: str) -> None:
    line = {"K3": "h_cav_r", "E3": "h_inf_b", "G3": "h_inf_g", "C3": "c_wgi_g"}
    t = Field(line, FAR).orders(tactic)
    assert t.kind == "order_unit"
    assert refused(t, unit(t, hex_))[0] == "BL-4.2"
    assert spoken(t, unit(t, hex_)) == told
    assert spoken(t, unit(t, hex_), language="de").endswith(de)


def test_a_champion_has_no_banner() -> None:
    t = champion("AR35", "cleric", {"G9": "h_inf_b"}, {"A1": "h_inf_b"}).orders("CT-BB")
    assert refused(t, unit(t, "hero at G3")) == ("BL-4.2", "4-2-colour")
    assert spoken(t, unit(t, "hero at G3")).endswith(" has no banner.")
    assert spoken(t, unit(t, "hero at G3"), language="de").endswith(" hat kein Banner.")


def test_every_filter_of_a_command_card_has_its_sentence() -> None:
    """One that orders all its units asks nothing, so its sentence is asked for by hand."""
    effects = [effect for each in COMMAND_CARDS for effect in each.effects if effect.op == "order_units"]
    words = {"green": "green units", "blue": "blue units", "red": "red units", "foot": "units on foot"}
    words |= {"mounted": "mounted units", "missile": "units with missile weapons"}
    for name in {effect.word("filter") for effect in effects} - {"any"}:
        t = Field({"B3": "h_inf_b", "K3": "h_cav_r", "L3": "h_arc_g"}, FAR).orders("CT-BB")
        phase = t.st.stack[-1]
        assert isinstance(phase, OrderPhase)
        phase.filter = name
        others = [at for at in ("B3", "K3", "L3") if not fits_filter(t.st, t.u(at), name)]
        assert others
        for at in others:
            found = why_not_ordered(t.st, 0, t.u(at))
            assert found is not None
            assert found.clause == "BL-4.2"
            message = said(SPEC, t.st, Objection(found, 0, t.u(at)))
            assert f" orders {words[name]}, and " in SPEAKERS["en"].format(message)
            assert SPEAKERS["de"].format(message)


def test_dice_that_give_a_colour_no_order_at_all() -> None:
    line = {"B3": "h_inf_b", "K3": "h_inf_r", "G3": "h_inf_b"}
    t = Field(line, FAR).hand(0, "CC-PL", "CC-PR", "CC-PC").orders("CT-BL", "BGGL")
    assert refused(t, unit(t, "K3")) == ("BL-4.2", "4-2-roll")
    assert spoken(t, unit(t, "K3")).startswith("The dice show neither a red helmet nor a strike: ")


def test_a_unit_on_a_line_between_sections() -> None:
    """Orders were used up in both, in one where the other has none, or there were none at all."""
    line = {"D2": "h_inf_g", "B3": "h_inf_b", "C3": "h_inf_b", "A3": "h_inf_b", "K3": "h_inf_b", "L3": "h_inf_b"}
    for orders, used in (("CC-PR", ()), ("CC-PN", ("u1", "u2"))):
        t = Field(line, FAR).orders(orders).pick(*used)
        assert refused(t, unit(t, "D2")) == ("BL-4.8", "4-8")
        assert spoken(t, unit(t, "D2")).endswith("and neither has an order left.")


def test_two_section_cards_are_spoken_of_as_two() -> None:
    t = epic(("CC-PR", "CT-GB", "CT-RB"), mode="medieval").hand(0, "CC-PL").command()
    t.pick("CC-PL", "rack:CC-PR")
    assert (t.kind, len(t.st.carried)) == ("order_unit", 2)
    told = [spoken(t, ("unit", u)) for u in range(len(LINE)) if f"u{u}" not in t.texts]
    assert told
    assert all("The cards give no orders" in text or "the cards give no orders" in text for text in told), told


def test_a_card_in_force_forbids_an_order_or_a_move() -> None:
    t = Field({"B3": "h_inf_b", "C3": "h_inf_b"}, FAR)
    t.st.effects = [(FX_NO_ORDER, 0, 0, IN_ANY, 99)]
    t.orders("CC-PL")
    assert refused(t, unit(t, "B3")) == ("BL-13.21", "13-21-order")
    assert spoken(t, unit(t, "B3")) == "Sanctuary keeps Regular Infantry ▲1 from being ordered this turn."
    t = Field({"B3": "h_inf_b", "C3": "h_inf_b"}, FAR)
    t.st.effects = [(FX_NO_MOVE, 0, 0, IN_ANY, 99)]
    t.order("B3", "C3").movement()
    assert refused(t, unit(t, "B3")) == ("BL-13.21", "13-21-move")


def cleansing(tokens: int, lore_left: int) -> Field:
    """After the orders: tokens on a unit with an order, a Web on another and on an enemy."""
    t = Field({"G3": "h_inf_b", "C3": "h_inf_b", "E3": "h_inf_b"}, FAR, mode="lore").lore(0, tokens=lore_left)
    t.st.tok[:4] = [tokens, WEBBED, WEBBED, WEBBED]
    t.order("G3", "C3").st.stack = [Turn(3), OrderPhase(CLEAN)]
    return t.run()


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [(2, ("BL-18.7", "token-price")), (BURNING & -BURNING, ("BL-19.10", "token-price")), (0, ("BL-3.7", "3-7"))],
)
def test_tokens_that_cost_more_than_there_is(tokens: int, expected: tuple[str, str]) -> None:
    t = cleansing(tokens, 1)
    assert (t.kind, t.texts) == ("cleanse", ["done", "u1 web"])
    assert refused(t, unit(t, "G3")) == expected
    assert refused(t, unit(t, "A9")) == ("BL-3.7", "cleanse-enemy")
    assert refused(t, unit(t, "E3")) == ("BL-4.5", "4-5"), "no order"
    t.st.tok[3] = 2
    assert refused(t, unit(t, "A9")) == ("BL-3.7", "cleanse-enemy")


def test_a_web_is_removed_before_the_poison_and_nothing_without_lore() -> None:
    t = cleansing(WEBBED | 2, 20)
    assert t.texts == ["done", "u0 web", "u1 web"]
    assert refused(t, ("token", c.POISON), unit(t, "G3")) == ("BL-18.7", "18-7-web")
    assert refused(t, ("token", c.POISON), unit(t, "C3")) == ("BL-3.7", "offered"), "it is not poisoned"
    t = cleansing(WEBBED, 0)
    assert t.kind != "cleanse", "nothing can be paid, so nothing is asked"
    assert unasked(t, 0, "cleanse") == ("BL-3.7", "3-7-dear"), "not only that the phase is over"
    t.st.tok = [0] * len(t.st.tok)
    assert unasked(t, 0, "cleanse") == ("BL-3.7", "3-7-none"), "nobody carries a token"


# -- movement ----------------------------------------------------------------------------------------------------------


def test_a_portal_reaches_so_far() -> None:
    t = lore({"G3": "h_inf_b"}, FAR).order("G3").movement()
    t.st.push(Portal(0, 2))
    t.run()
    assert refused(t, hexed(t, "G9")) == ("BL-5.13", "5-13")
    assert spoken(t, hexed(t, "G9")) == "G9 is 6 hexes away, and the portal reaches 2."


def test_a_dragon_that_cannot_fly() -> None:
    den = {"G3": ("rogues_den", "standard")}
    t = Field({"G3": "c_dra_b", "A1": "h_inf_b"}, FAR, landmarks=den, terrain={"L8": "wooded"}, mode="lore")
    t.lore(0, tokens=9).st.tok[0] = BURNING & -BURNING
    t.order("G3", "A1").movement().pick("u0")
    assert refused(t, word(t, "fly")) == ("BL-19.24", "19-24")
    fly = word(t, "fly")
    t.st.tok[0] = FROZEN & -FROZEN
    assert refused(t, fly) == ("BL-19.24", "19-24-frost")
    t.st.tok[0] = WEBBED
    assert refused(t, fly) == ("BL-19.24", "19-24-web")


@pytest.mark.parametrize(
    ("token", "expected"),
    [(WEBBED, ("BL-18.2", "18-2")), (FROZEN & -FROZEN, ("BL-19.20", "19-20"))],
)
def test_a_unit_that_is_held_fast(token: int, expected: tuple[str, str]) -> None:
    t = Field({"G3": "h_inf_b", "A1": "h_inf_b"}, FAR)
    t.st.tok[0] = token
    t.order("G3", "A1").movement()
    assert refused(t, unit(t, "G3")) == expected


def test_flight_and_landing() -> None:
    t = Field({"G3": "c_dra_b", "A1": "h_inf_b", "G4": "h_inf_b"}, FAR, mode="lore", terrain={"G5": "wooded"})
    t.lore(0, tokens=1).order("G3").movement().pick("u0")
    assert refused(t, word(t, "fly-with-breath")) == ("BL-19.4", "19-4")
    assert spoken(t, word(t, "fly-with-breath")) == "Its breath costs 2 Lore, and you have 1."
    t.pick("fly")
    assert refused(t, word(t, "land")) == ("BL-19.2", "19-2-word")
    assert refused(t, hexed(t, "G9")) == ("BL-19.2", "19-2")
    assert refused(t, hexed(t, "G5")) == ("BL-19.3", "19-3"), "woods"
    t.pick("G4")
    assert refused(t, word(t, "land"))[0] == "BL-19.2", "one hex is not enough"
    t.pick("G5")
    assert refused(t, word(t, "land")) == ("BL-19.3", "19-3"), "over woods"


def test_a_dragon_that_finds_no_place_to_land() -> None:
    woods = {f"{letter}{row}": "wooded" for row in range(1, 10) for letter in "ABCDEFGHIJKLM"[: 13 - (row % 2 == 0)]}
    woods = {name: kind for name, kind in woods.items() if name not in ("G3", "A1", "A9")}
    den = {"G3": ("rogues_den", "standard")}
    t = Field({"G3": "c_dra_b", "A1": "h_inf_b"}, FAR, terrain=woods, landmarks=den, mode="lore").lore(0, tokens=9)
    t.order("G3", "A1").movement().pick("u0")
    assert (t.kind, t.texts) == ("move_how", ["walk", "passage"])
    assert refused(t, word(t, "fly")) == ("BL-19.3", "19-3-nowhere")


def test_an_elemental_that_is_short_of_lore_or_of_ground() -> None:
    t = Field({"G3": "c_ear_b", "A1": "h_inf_b"}, FAR, mode="lore").lore(0, tokens=1).order("G3").movement().pick("u0")
    assert refused(t, hexed(t, "G5")) == ("BL-18.13", "18-13")
    lake = dict.fromkeys(("G4", "G5", "H5", "F5", "F4", "H4"), "waterway")
    t = lore({"G3": "c_ear_b", "A1": "h_inf_b"}, FAR, "", "RG09", terrain=lake)
    t.st.tokens[0] = 2
    t.order("G3").movement().pick("u0", "pass", "G4", "pass")
    assert (t.kind, t.place_of("G3")) == ("move_step", "G4")
    assert refused(t, word(t, "stop")) == ("BL-18.13", "18-13-halt")
    assert refused(t, hexed(t, "G5")) == ("BL-18.13", "18-13-ground")


@pytest.mark.parametrize(
    ("den", "tokens", "taken", "expected"),
    [
        (None, 3, False, ("BL-15.15", "15-15")),
        (("rogues_den", "pennant"), 3, False, ("BL-15.15", "15-15")),
        (("rogues_den", "standard"), 0, False, ("BL-15.15", "15-15-lore")),
        (("rogues_den", "standard"), 3, True, ("BL-15.16", "15-16-taken")),
        (("rogues_den", "standard"), 3, False, ("BL-15.16", "15-16-none")),
    ],
)
def test_the_secret_passage(den: tuple[str, str] | None, tokens: int, taken: bool, expected: tuple[str, str]) -> None:
    marks = {} if den is None else {"G3": den}
    t = Field({"G3": "c_dra_b", "B3": "h_inf_b"}, FAR, mode="lore", landmarks=marks).lore(0, tokens=tokens)
    if taken:
        t.st.passage_exit[0] = t.hex("B3")
    t.order("G3").movement().pick("u0")
    assert refused(t, word(t, "passage")) == expected


def test_a_landmark_that_is_out_of_use() -> None:
    t = Field({"G3": "c_dra_b"}, FAR, mode="lore", landmarks={"G3": ("rogues_den", "standard")}).lore(0, tokens=3)
    t.st.effects = [(FX_MARK_OFF, t.hex("G3"), 0, IN_ANY, 99)]
    t.order("G3").movement().pick("u0")
    assert refused(t, word(t, "passage")) == ("BL-13.21", "mark-off")


# -- instead of battling -----------------------------------------------------------------------------------------------


def in_mark(mark: str, troop: str = "h_inf_b", owner: str = "standard", reserves: Rows = ()) -> Field:
    """A troop in a landmark of its player; another can battle, so that the question is asked."""
    mine, foes = {"G3": troop, "C3": "h_inf_b"}, {"C4": "h_inf_b", **FAR}
    return Field(mine, foes, mode="lore", landmarks={"G3": (mark, owner)}, reserves=reserves).lore(0, tokens=5)


def battle(t: Field, *names: str) -> Field:
    return t.order("C3", *names).combat()


def test_who_cannot_train() -> None:
    train: Target = ("target", TRAIN)
    assert refused(battle(in_mark("training_camp")), train) == ("BL-4.5", "4-5"), "no order"
    assert refused(battle(in_mark("training_camp", "h_inf_r"), "G3"), train) == ("BL-15.11", "15-11-red")
    t = in_mark("training_camp")
    t.st.flags[0] |= MOVED
    assert refused(battle(t, "G3"), train) == ("BL-15.11", "15-11-moved")
    t = in_mark("training_camp")
    t.st.flags[0] |= BATTLED
    assert refused(battle(t, "G3"), train) == ("BL-15.11", "15-11-battled")
    assert refused(battle(in_mark("training_camp", "c_spi_g"), "G3"), train) == ("BL-15.11", "mark-troop")
    assert refused(battle(in_mark("training_camp", owner="pennant"), "G3"), train) == ("BL-15.11", "mark-none")
    t = Field({"C3": "h_inf_b"}, {"C4": "h_inf_b"}, mode="lore", landmarks={"G3": ("training_camp", "standard")})
    assert refused(t.order("C3").combat(), train) == ("BL-15.11", "mark-empty")
    t = in_mark("training_camp")
    t.st.effects = [(FX_MARK_OFF, t.hex("G3"), 0, IN_ANY, 99)]
    assert refused(battle(t, "G3"), train) == ("BL-15.11", "mark-off")


def test_who_cannot_heal() -> None:
    heal: Target = ("target", HEAL)
    t = in_mark("healing_pool").lose("G3", 1)
    t.st.effects = [(FX_MARK_OFF, t.hex("G3"), 0, IN_ANY, 99)]
    assert refused(battle(t, "G3"), heal) == ("BL-15.12", "mark-off")
    assert refused(battle(in_mark("healing_pool"), "G3"), heal) == ("BL-15.12", "13-3-full")
    assert spoken(battle(in_mark("healing_pool"), "G3"), heal).endswith("has lost no figure.")
    assert refused(battle(in_mark("healing_pool").lose("G3", 1)), heal) == ("BL-4.5", "4-5"), "no order"
    t = Field({"C3": "h_inf_b"}, {"C4": "h_inf_b"}, mode="lore", landmarks={"G3": ("healing_pool", "standard")})
    assert refused(t.order("C3").combat(), heal) == ("BL-15.12", "mark-empty")


def test_who_cannot_summon() -> None:
    summon: Target = ("target", SUMMON)
    t = in_mark("summoning_circle")
    t.st.flags[0] |= MOVED
    assert refused(battle(t, "G3"), summon) == ("BL-16.2", "16-2-entered")
    assert refused(battle(in_mark("summoning_circle"), "G3"), summon) == ("BL-16.2", "16-2-gone")
    elemental = [{"camp": "standard", "unit": "c_ear_b", "enters": "summoning_circle"}]
    t = in_mark("summoning_circle", reserves=elemental)
    t.st.flags[0] |= BATTLED
    assert refused(battle(t, "G3"), summon) == ("BL-6.2", "6-2")


def test_who_cannot_search() -> None:
    search: Target = ("target", SEARCH)
    t = Field({"G4": "h_inf_g", "C3": "h_inf_b"}, {"C4": "h_inf_b"}).hero("G4")
    t.st.chests = [(t.hex("A1"), 1)]
    assert refused(t.order("G4", "C3").combat(), search) == ("BL-26.3", "26-3"), "no chest here"
    t = Field({"G4": "h_inf_g", "C3": "h_inf_b"}, {"C4": "h_inf_b"}).hero("G4")
    t.st.chests = [(t.hex("G4"), 1)]
    assert refused(t.order("C3").combat(), search) == ("BL-4.5", "4-5"), "no order"
    t = Field({"G4": "h_inf_g", "C3": "h_inf_b"}, {"G5": "h_inf_b", "C4": "h_inf_b"}).hero("G4")
    t.st.chests = [(t.hex("G4"), 1)]
    assert refused(t.order("G4", "C3").combat(), search) == ("BL-26.3", "26-3-near")


QUEST = [{"id": "q", "type": "visit", "hex": "G4", "reward": {"experience": 1}, "lore_cost": 0, "text": "A visit."}]


def at_the_quest(hero: bool = True, foe: str = "A9") -> Field:
    t = Field({"G4": "h_inf_g", "C3": "h_inf_b"}, {"C4": "h_inf_b", foe: "h_inf_b"}, quests=QUEST)
    t.hero("G4" if hero else "A1")
    return t


def test_who_cannot_do_a_quest() -> None:
    visit: Target = ("target", VISIT)
    t = Field({"C3": "h_inf_b"}, {"C4": "h_inf_b"}, quests=QUEST).hero("A1")
    assert refused(t.order("C3").combat(), visit) == ("BL-26.6", "26-6-none")
    assert refused(at_the_quest(hero=False).order("G4", "C3").combat(), visit) == ("BL-26.6", "26-6-hero")
    t = at_the_quest().order("G4", "C3")
    t.st.visited = [t.u("hero at G4")]
    assert refused(t.combat(), visit) == ("BL-26.6", "26-6-done")
    t = at_the_quest().order("G4", "C3").moved("G4")
    assert refused(t.combat(), visit) == ("BL-26.6", "26-6-late")
    t = at_the_quest(foe="G5").order("G4", "C3")
    assert refused(t.combat(), visit) == ("BL-26.3", "26-3-near")


# -- battle ------------------------------------------------------------------------------------------------------------


def test_a_shot_past_an_enemy_beside_the_archers() -> None:
    t = Field({"G3": "h_arc_b"}, {"G4": "h_inf_b", "F4": "h_inf_b", "G6": "h_inf_b"}).order("G3").combat()
    assert refused(t, unit(t, "G6")) == ("BL-6.8", "6-8")


def test_the_archers_with_one_thing_in_their_way_speak_for_all() -> None:
    mine = {"G4": "h_arc_g", "A1": "h_arc_g", "M1": "h_cav_b"}
    t = Field(mine, {"H5": "h_inf_b", "I4": "h_inf_g", "B2": "h_inf_b"}).order(*mine).combat()
    assert refused(t, unit(t, "I4")) == ("BL-6.8", "6-8"), (
        "beside an enemy, not the archers far away, out of range and sight"
    )
    assert spoken(t, unit(t, "I4")).startswith("Archers")


def test_a_shot_that_a_card_forbids() -> None:
    army_ = {"G3": "h_arc_b", "A3": "h_inf_b"}
    t = Field(army_, {"G6": "h_inf_b", "A4": "h_inf_b"}).order("G3", "A3")
    t.st.effects = [(FX_DISABLED, 0, 0, IN_ANY, 99)]
    t.combat()
    assert refused(t, unit(t, "G6")) == ("BL-13.21", "13-21-disabled")
    t = Field(army_, {"G6": "h_inf_b", "A4": "h_inf_b"}).order("G3", "A3")
    t.st.effects = [(FX_UNTARGET, t.u("G6"), 0, IN_ANY, 99)]
    t.combat()
    assert refused(t, unit(t, "G6")) == ("BL-13.21", "13-21-untarget")
    assert refused(t, unit(t, "G3")) == ("BL-13.21", "13-21-untarget")


def test_an_enemy_far_from_a_bonus_attack() -> None:
    t = Field({"G3": "h_cav_b"}, {"G4": "h_inf_g", "G5": "h_inf_b", "F5": "h_inf_b", **FAR})
    t.attack("G3", "G4", "GGG")
    while t.kind != "bonus_target":
        t.pick("yes" if "yes" in t.texts else t.texts[0])
    assert refused(t, unit(t, "A9")) == ("BL-10.5", "10-5")


def test_whom_a_horn_calls() -> None:
    mine = {"G3": "h_inf_b", "F4": "h_inf_b", "B3": "h_inf_b", "F3": "h_inf_b"}
    t = Field(mine, {"G4": "h_inf_b", **FAR}, extras={"G3": {"musician": "horn"}}).order(*mine).combat()
    t.pick(f"u{t.u('G3')} u{t.u('G4')}")
    assert t.kind == "call_help"
    assert refused(t, unit(t, "G4")) == ("BL-22.6", "22-6-enemy")
    assert refused(t, unit(t, "G3")) == ("BL-22.6", "22-6-self")
    assert refused(t, unit(t, "B3")) == ("BL-22.6", "22-6")
    assert refused(t, unit(t, "F3")) == ("BL-22.6", "22-6-target")


def test_whom_a_tremor_drives_and_when() -> None:
    t = Field({"G4": "c_roc_r", "F4": "h_inf_b"}, {"G5": "h_inf_b", "H4": "h_inf_b", **FAR}).order("G4").combat()
    t.st.stack.append(Tremor(t.u("G4"), 1, [t.u("G5"), t.u("H4"), t.u("F4")]))
    t.run()
    assert t.kind == "tremor_next"
    assert t.asked.seat == 1
    assert refused(t, unit(t, "A9")) == ("BL-18.15", "18-15")
    assert refused(t, unit(t, "G4")) == ("BL-18.15", "18-15-firm")
    assert refused(t, unit(t, "F4")) == ("BL-18.15", "18-15-later")


def test_a_unit_that_a_tremor_could_not_drive_away_has_had_its_retreat() -> None:
    foes = {"G9": "h_inf_b", "F8": "h_inf_b", "H8": "h_inf_b"}
    t = Field({"G8": "c_roc_r", "A1": "h_inf_b"}, {**foes, **FAR}).order("G8").combat()
    t.st.stack.append(Tremor(t.u("G8"), 1, [t.u(name) for name in foes]))
    t.run().pick(f"u{t.u('G9')}")
    assert (t.kind, t.place_of("G9"), t.figures("G9")) == ("tremor_next", "G9", 3), "a loss instead"
    assert refused(t, unit(t, "G9")) == ("BL-18.15", "18-15-over")


def test_where_a_dragon_does_not_retreat_to() -> None:
    t = Field({"A1": "h_inf_b"}, {"G4": "c_dra_b", "F7": "h_inf_b"}, terrain={"G7": "wooded"})
    t.st.push(Retreat(t.u("G4"), 3, 0, False, False, at=1))
    t.run()
    assert t.kind == "retreat_to"
    assert refused(t, hexed(t, "G5")) == ("BL-19.12", "19-12")
    assert refused(t, hexed(t, "F7")) == ("BL-19.12", "5-4")
    assert refused(t, hexed(t, "G7")) == ("BL-19.12", "19-12-ground")


def fleeing(least: int = 1, most: int = 3, steps: int = 0, over: str = "", **mine: str) -> Field:
    t = Field({"A1": "h_inf_b", **mine}, FAR).hero("G4")
    t.st.push(Flight(t.u("hero at G4"), 1, t.hex(over) if over else -1, steps, 1, least, most))
    return t.run()


def test_how_far_a_champion_flees() -> None:
    t = fleeing()
    assert refused(t, word(t, "stop")) == ("BL-25.15", "25-15-first")
    assert refused(t, word(t, "stay")) == ("BL-25.21", "25-21-stay")
    t = fleeing(least=2, most=2, steps=1, over="G3")
    assert refused(t, word(t, "stop")) == ("BL-8.10", "25-15-least")
    assert refused(t, word(t, "stay")) == ("BL-25.15", "25-15-begun")
    t = fleeing(steps=1, over="G3", G3="h_cav_b")
    assert refused(t, word(t, "stop")) == ("BL-25.16", "25-16")
    assert "Regular Cavalry" in spoken(t, word(t, "stop"))


def test_a_champion_who_could_not_end_beyond() -> None:
    t = fleeing(most=2, steps=1, over="H3", G2="h_cav_b")
    assert refused(t, hexed(t, "G2")) == ("BL-25.16", "25-16-beyond")


# -- Lore --------------------------------------------------------------------------------------------------------------


def aiming(name: str, mine: dict[str, str], foes: dict[str, str], *ordered: str) -> Field:
    """A Lore card has been played, and its target is asked: with the orders given, before the first move."""
    t = lore(mine, foes, name).order(*ordered).movement()
    t.pick("lore", name)
    assert t.kind == "lore_target", t.kind
    return t


def test_whom_a_lore_card_does_not_mean() -> None:
    mine = {"G3": "h_inf_b", "F3": "h_inf_b", "E3": "h_cav_b"}
    t = aiming("WZ02", mine, {"G6": "h_inf_b", "H6": "h_inf_b", **FAR}, "G3", "F3")
    assert refused(t, unit(t, "A9")) == ("BL-13.3", "13-3-own")
    assert refused(t, unit(t, "E3")) == ("BL-13.3", "13-3-ordered")
    assert refused(t, hexed(t, "B5")) == ("BL-13.3", "13-3-hex")
    assert refused(t, word(t, "done")) == ("BL-13.2", "13-2-first")
    t.pick("u0")
    assert t.kind == "lore_target"
    assert refused(t, unit(t, "G3")) == ("BL-13.14", "13-14")


def commanded(name: str, mine: dict[str, str], foes: dict[str, str]) -> Field:
    """A Lore card played with the Command card."""
    return lore(mine, foes, name).hand(0, "CC-PL").command().pick(name)


def test_whom_a_card_of_the_command_phase_does_not_mean() -> None:
    t = commanded("RG15", {"G3": "h_inf_b"}, {"G5": "h_inf_b", "A9": "h_arc_b", "B9": "h_arc_b"})
    assert t.kind == "lore_target"
    assert refused(t, unit(t, "G5")) == ("BL-13.3", "13-3-missile")
    assert refused(t, unit(t, "G3")) == ("BL-13.3", "13-3-enemy")


def test_cards_of_the_other_deck() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "WR01 WR02 WR03 WR04 WR05").hand(0, "CC-PL")
    t.draw().pick("two-cards")
    assert t.kind == "keep_lore"
    assert refused(t, card("CC-PL")) == ("BL-11.3", "card-command")
    assert refused(t, card("WR01")) == ("BL-11.3", "11-2")
    t.pick(t.texts[0])
    assert t.kind == "discard_lore"
    assert refused(t, card("CC-PL")) == ("BL-13.13", "card-command")


def test_a_reaction_and_a_card_that_is_none() -> None:
    t = fight("", "WR02 RG03")
    assert (t.kind, t.asked.seat) == ("play_lore", 1)
    assert "WR02" in t.texts, "a Reaction"
    assert refused(t, card("RG03")) == ("BL-13.5", "13-5")


def test_the_second_card_comes_from_the_other_place() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore", epic=True).hand(0, "CC-PL", "CC-PR")
    t.st.rack = [COMMAND_IDS.index("CC-SL"), COMMAND_IDS.index("CC-SR")]
    for each in t.st.rack:
        t.st.deck.remove(each)
    t.command().pick("CC-PL")
    assert refused(t, card("CC-PR")) == ("BL-29.5", "29-5-rack")
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore", epic=True).hand(0, "CC-PL", "CC-PR")
    t.st.rack = [COMMAND_IDS.index("CC-SL"), COMMAND_IDS.index("CC-SR")]
    for each in t.st.rack:
        t.st.deck.remove(each)
    t.command().pick("rack:CC-SL")
    assert refused(t, ("card", RACK_BASE + COMMAND_IDS.index("CC-SR"))) == ("BL-29.5", "29-5-hand")


def test_the_rock_elemental_is_short_of_something() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore").lore(0, tokens=1).hand(0, "CC-PL").command()
    t.council(0)
    t.st.councils[0] = (2, 0, 0, 0, 0)
    assert why_not_conjure(t.st, 0) is NO_WIZARD
    t.st.councils[0] = (2, 1, 1, 1, 1)
    assert why_not_conjure(t.st, 0) is NONE_TO_CONJURE


# -- before the first turn ---------------------------------------------------------------------------------------------


def placing(kind: int, epic: bool = False, **more: str) -> Field:
    mine = {"G3": "h_inf_b", "C4": "h_inf_b", **more}
    t = Field(mine, FAR, mode="lore", terrain={"E3": "wooded", "C4": "wooded"}, epic=epic)
    t.st.stack = [Setup(3), PlaceMark(0, kind)]
    return t.run()


def test_where_a_landmark_does_not_lie() -> None:
    t = placing(HEALING_POOL)
    assert refused(t, hexed(t, "G1")) == ("BL-15.2", "place-rows")
    assert refused(t, hexed(t, "E3")) == ("BL-15.2", "place-ground")
    assert spoken(t, hexed(t, "E3")) == "E3 (Woods): this landmark (Healing Pool) needs countryside."
    assert refused(t, hexed(t, "G3")) == ("BL-15.2", "5-4")
    t = placing(HEALING_POOL, epic=True)
    assert refused(t, hexed(t, "G1")) == ("BL-29.3", "29-3")


def test_where_a_stronghold_or_a_tent_does_not_stand() -> None:
    t = placing(STRONGHOLD, G1="h_inf_b")
    assert refused(t, hexed(t, "G5")) == ("BL-15.3", "15-3-empty")
    assert refused(t, hexed(t, "A9")) == ("BL-15.3", "15-3-other")
    assert refused(t, hexed(t, "C4")) == ("BL-15.3", "place-ground")
    t = placing(COMMAND_TENT)
    assert refused(t, hexed(t, "E3")) == ("BL-15.19", "place-ground")
    assert spoken(t, hexed(t, "E3")) == "E3 (Woods): this landmark (Command Tent) needs countryside."
    assert refused(t, hexed(t, "L1")) == ("BL-15.19", "15-19-far")
    assert refused(t, hexed(t, "G3")) == ("BL-15.19", "5-4")


def test_a_specialist_and_the_units_it_is_not_for() -> None:
    woods = {"E3": "wooded", "D3": "wooded"}
    t = play(army({"G3": "h_inf_g", "B3": "h_arc_g", "E3": "h_arc_b", "D3": "h_inf_b"}, terrain=woods), "SP04")
    assert t.kind == "special_unit"
    assert refused(t, unit(t, "A9")) == ("BL-30.19", "30-19-other")
    assert refused(t, unit(t, "E3")) == ("BL-30.20", "30-20")
    assert refused(t, unit(t, "G3")) == ("BL-30.19", "30-19-host")
    assert refused(t, unit(t, "D3")) == ("BL-30.19", "30-19-host"), "no archers; the woods do not matter"


def test_extra_moves_before_the_battle() -> None:
    t = play(army({"G3": "h_inf_g", "F3": "h_inf_g", "A1": "h_inf_g"}, {"G6": "h_inf_b"}), "SP16")
    assert t.kind == "special_unit"
    t.pick("u0")
    assert t.kind == "special_hex"
    assert refused(t, hexed(t, "G5")) == ("BL-30.23", "30-23-near"), "next to the enemy"
    assert refused(t, hexed(t, "G9")) == ("BL-5.3", "5-3"), "too far, whoever stands near it"
    assert refused(t, hexed(t, "G3")) == ("BL-5.3", "5-3-here")
    assert refused(t, hexed(t, "F3")) == ("BL-5.4", "5-4")
    t.pick("G4")
    assert refused(t, unit(t, "G3")) == ("BL-30.23", "30-23")


def test_a_pair_of_troops_and_a_new_troop_are_chosen_to_the_end() -> None:
    t = army({"G3": "h_inf_g", "B3": "h_inf_b", "E3": "h_inf_r"}, mode="lore").council(0, wizard=1)
    play(t, "SP15").pick("u0")
    assert refused(t, word(t, "done")) == ("BL-30.19", "30-19-pair")
    assert refused(t, unit(t, "G3")) == ("BL-30.19", "30-19-used")


# -- allies and teams --------------------------------------------------------------------------------------------------


def test_the_units_of_an_ally() -> None:
    t = allied(mode="medieval").orders("CT-LD")
    assert t.kind == "order_unit"
    theirs = [("unit", u) for u, owner in enumerate(t.st.owner) if owner == 2]
    assert {refused(t, each) for each in theirs} == {("BL-31.4", "31-4")}, "one order, and theirs cost two"


def test_the_heroes_of_an_ally() -> None:
    t = allied(mode="medieval").hero("K3", holder=2).hero("M1", holder=2).orders("CC-PR")
    assert refused(t, unit(t, "K3")) == ("BL-31.17", "31-17-led")
    assert refused(t, unit(t, "hero at M1")) == ("BL-31.17", "31-17")


def test_a_question_whose_part_of_the_phase_is_over() -> None:
    t = lore({"G3": "h_inf_b", "C3": "h_inf_b"}, FAR, "CL12").hand(0, "CC-PL").orders("CC-PL").pick("u1")
    assert t.kind == "play_lore", "after the orders"
    assert unasked(t, 0, "order_unit") == ("BL-4.4", "not-asked-now")
    t = lore({"G3": "h_inf_b"}, FAR, "", "RG06").hand(0, "CC-PC", "CC-SL").command().pick("CC-PC")
    assert t.asked.seat == 1
    assert unasked(t, 0, "play_command") == ("BL-3.3", "not-asked-waits")


def test_gaining_ground_belongs_to_the_battle() -> None:
    t = Field({"G3": "h_inf_r", "C3": "h_inf_b"}, {"G4": "h_inf_g", "C4": "h_inf_b", **FAR}).order("G3", "C3")
    t.combat("GGGG").pick(f"u{t.u('G3')} u{t.u('G4')}")
    assert t.kind == "gain_ground"
    assert unasked(t, 0, "attack") == ("BL-6.1", "not-asked-now")


def test_a_lore_card_that_is_played_after_a_button() -> None:
    t = lore({"G3": "h_inf_b", "C3": "h_inf_b"}, FAR, "WZ02 WR01").order("G3").movement()
    assert refused(t, card("WZ02")) == ("BL-13.6", "13-6-button")
    assert refused(t, card("WR01")) == ("BL-13.6", "13-3")
    t.st.tokens[0] = 0
    assert refused(t, card("WZ02")) == ("BL-13.2", "13-2")


def test_the_hex_a_champion_comes_from() -> None:
    t = lore({"G4": "h_cav_b", "A1": "h_inf_b"}, FAR, "", "WR02 RG09").hero("G3")
    t.order("hero at G3").movement().pick(f"u{t.u('hero at G3')}")
    while t.kind != "hero_step":
        t.pick("pass")
    t.pick("G4")
    while t.kind != "hero_step":
        t.pick("pass")
    assert refused(t, hexed(t, "G3")) == ("BL-24.17", "24-17")
    assert refused(t, word(t, "stop")) == ("BL-24.11", "24-11-stop")


def test_a_hero_who_shoots_by_a_card() -> None:
    t = champion("AR35", "cleric", {"G6": "h_inf_b", "H6": "h_inf_b", "G9": "h_inf_b"}, {"A1": "h_inf_b"})
    t.order("hero at G3").combat()
    assert refused(t, unit(t, "G9")) == ("BL-6.6", "6-6-card")
    t.pick(next(text for text in t.texts if text.endswith("AR35")))
    assert t.kind == "hero_unit"
    assert refused(t, unit(t, "G9")) == ("BL-26.12", "26-12-range")
    assert "Felder weit." in spoken(t, unit(t, "G9"), language="de")
    assert refused(t, unit(t, "A1")) == ("BL-26.12", "13-3-enemy")


# -- not asked ---------------------------------------------------------------------------------------------------------


def test_a_question_that_comes_later_in_the_phase() -> None:
    t = Field({"G3": "h_inf_r", "C3": "h_inf_b"}, {"G4": "h_inf_b", "C4": "h_inf_b", **FAR})
    t.order("G3", "C3").combat("FFFF").pick(f"u{t.u('G3')} u{t.u('G4')}")
    assert t.asked.seat == 1
    assert unasked(t, 0, "attack") == ("BL-6.1", "not-asked-waits")
    assert unasked(t, 0, "gain_ground") == ("BL-10.2", "when-gain-ground")
    assert unasked(t, 1, "attack") == ("BL-3.1", "not-asked-turn-when")


def test_a_move_that_waits_for_another_answer() -> None:
    t = Field({"G3": "h_inf_g", "C3": "h_inf_b"}, FAR).order("G3", "C3").movement().pick("u0")
    assert t.kind == "move_to"
    assert unasked(t, 0, "move_unit") == ("BL-5.1", "not-asked-now")
    assert unasked(t, 0, "order_unit") == ("BL-3.1", "not-asked-over")


def test_a_phase_that_passed_because_nobody_could_act() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore").lore(0, "WR01", "WR02", "WR03", tokens=3).council(0, warrior=1)
    t.order("G3").draw()
    assert unasked(t, 0, "attack") == ("BL-6.4", "idle-attack")
    t = Field({"G3": "h_inf_b", "C3": "h_inf_b"}, {"C4": "h_inf_b"})
    t.st.tok[0] = t.st.tok[1] = FROZEN & -FROZEN
    t.order("G3", "C3").combat()
    assert unasked(t, 0, "move_unit") == ("BL-19.20", "idle-move-unit")
    assert why_unasked(t, 0, "move_unit").endswith(
        "No ordered unit of yours can move. For example: Regular Infantry ▲1 is frozen."
    )


def test_landmarks_that_nobody_places_and_cards_of_epic_battles() -> None:
    t = Field({"G3": "h_inf_b"}, FAR).order("G3").movement()
    assert unasked(t, 0, "place_mark") == ("BL-34.3", "34-3")
    assert unasked(t, 0, "copy_card") == ("BL-29.16", "29-5-epic")
    assert unasked(t, 0, "second_card") == ("BL-29.5", "29-5-epic")
