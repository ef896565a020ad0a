"""Chapter 17 of the BattleLore ledger: Creatures: general rules."""

from __future__ import annotations

from typing import Unpack

from sandtable.games.battlelore.combat.losses import apply_hits, leave_board, necks_of
from sandtable.games.battlelore.combat.retreat import Retreat
from sandtable.games.battlelore.creatures.entering import first_life
from sandtable.games.battlelore.heroes.casualties import wound
from sandtable.games.battlelore.heroes.in_play import lead
from sandtable.games.battlelore.knowledge import check_units
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_CARDS
from sandtable.games.battlelore.tables.conditions import BURNING, ORDERED, VICTOR, WEBBED
from sandtable.games.battlelore.turn.tokens import set_tokens, token_count
from sandtable.games.battlelore.turn.turn import Turn
from tests.games.battlelore.lore_battles import lore
from tests.games.battlelore.support import FAR, MY, Field, Given
from tests.support import clause


def expelled(t: Field, name: str, hexes: int, panics: bool = False) -> Field:
    """A forced retreat of a unit, caused by the other camp."""
    unit = t.u(name)
    t.st.stack = [Turn(6)]
    t.st.push(Retreat(unit, hexes, 1 - t.st.owner[unit], panics, True))
    return t.run()


@clause("BL-17.5", "BL-13.20")
def test_bl_17_5_the_victors_token_is_offered_in_an_ambush_too() -> None:
    t = lore({"G3": "h_inf_g"}, {"G6": "h_inf_b", **FAR}, "", "RG09").order("G3")
    t.st.tok[t.u("G6")] = VICTOR
    t.movement().pick("u0", "pass", "G4", "pass", "G5", "pass", "RG09")
    assert (t.kind, t.asked.seat) == ("spend_die", 1)
    t.dice("RRGGG").pick("yes")
    assert t.figures("G3") == 1, "three dice, one for the Ambush, one for the token"


# --- general ----------------------------------------------------------------------------------------------------------
@clause("BL-17.1", "BL-17.3", "BL-17.4")
def test_bl_17_3_hits_on_a_creature_are_checked() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g", **FAR}).attack("G3", "G4", "GSR" + "RR")
    assert t.place_of("G4") == "G4", "two hits, two dice, no green"
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g", **FAR}).attack("G3", "G4", "GSR" + "RG")
    assert (t.place_of("G4"), t.st.taken[0]) == ("off", [1])


@clause("BL-17.5")
def test_bl_17_5_the_victor_gets_a_lore_token_to_spend_once() -> None:
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "c_spi_g", "F4": "h_inf_b"}, mode="lore").attack("G3", "G4", "GRR" + "G")
    assert t.st.tok[0] & VICTOR
    assert t.st.pool == 35
    t.pick("no")
    # one more die
    t.st.flags = [0] * 4
    t.attack("G3", "F4")
    assert t.kind == "spend_die"
    t.dice("RRRR").pick("yes")
    assert (t.st.tok[0], t.st.pool, t.st.rng.loaded) == (0, 36, [])
    # one more hex
    t = Field({"G3": "h_inf_r"}, FAR)
    t.st.tok[0] = VICTOR
    t.order("G3").movement().pick("u0")
    assert t.kind == "spend_step"
    t.pick("yes")
    assert len(t.asked.options) == 19
    # one flag ignored
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"})
    t.st.tok[1] = VICTOR
    t.attack("G3", "G4", "FRR").pick("1")
    assert (t.place_of("G4"), t.st.tok[1]) == ("G4", 0)
    # one more hex of retreat
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"})
    t.st.tok[1] = VICTOR
    t.attack("G3", "G4", "FRR").pick("0", "G5")
    assert t.kind == "retreat_more"
    t.pick("G6")
    assert (t.place_of("G4"), t.st.tok[1]) == ("G6", 0)


@clause("BL-17.6")
def test_bl_17_6_a_creature_must_ignore_exactly_the_first_flag() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g"}).attack("G3", "G4", "FRR")
    assert (t.place_of("G4"), t.kind) == ("G4", "battle_back")
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g"}).attack("G3", "G4", "FFR")
    assert t.asked.context == (1, 2), "no choice, one flag left, two hexes"


@clause("BL-17.7")
def test_bl_17_7_no_bold_from_bridges_for_creatures() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g"}, terrain={"G4": "bridge"}).attack("G3", "G4", "FFR")
    assert t.kind == "retreat_to"


@clause("BL-17.8")
def test_bl_17_8_uncompleted_hexes_are_hits() -> None:
    t = Field({"G8": "h_inf_b"}, {"G9": "c_spi_g", "A1": "h_inf_b"}).attack("G8", "G9", "FFR" + "GR")
    assert t.place_of("G9") == "off", "two hexes not completed: two dice, one green"


@clause("BL-17.9")
def test_bl_17_9_a_creature_tramples_what_is_in_its_way() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g", "G5": "h_inf_b", "H5": "h_inf_g"}).attack("G3", "G4", "FFR" + "RR")
    assert (t.figures("G5"), t.figures("H5"), t.place_of("G4")) == (3, 3, "G4")
    t = Field({"G3": "h_inf_b"}, {"G4": "c_spi_g", "G5": "h_inf_b", "H5": "h_inf_g"}).attack("G3", "G4", "FFR" + "GR")
    assert (t.figures("G5"), t.place_of("G4")) == (4, "off"), "it was killed by the check first"


@clause("BL-17.10", "BL-17.11", "BL-18.2")
def test_bl_17_11_one_lore_webs_two_poison() -> None:
    t = Field({"G3": "c_wid_b", **MY}, {"G4": "h_inf_g"}, mode="lore").attack("G3", "G4", "LRR")
    assert t.st.tok[2] == WEBBED
    t = Field({"G3": "c_wid_b", **MY}, {"G4": "h_inf_g"}, mode="lore").attack("G3", "G4", "LLR")
    assert (token_count(t.st, 2, c.WEB), token_count(t.st, 2, c.POISON)) == (1, 1)
    assert t.st.tokens[0] == 0, "never kept"


@clause("BL-17.12")
def test_bl_17_12_tokens_go_with_the_unit_and_end_with_it() -> None:
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_b"})
    t.st.tok[0] = 2
    t.walks("G3", "F3")
    assert t.st.tok[0] == 2
    apply_hits(t.st, 0, 9, 1)
    assert t.st.tok[0] == 0


@clause("BL-17.13", "BL-18.6")
def test_bl_17_13_lore_is_a_poison_hit_only_if_poisoned_before() -> None:
    t = Field({"G3": "c_wid_b", **MY}, {"G4": "h_inf_g"}).attack("G3", "G4", "LLR")
    assert t.figures("G4") == 4
    t = Field({"G3": "c_wid_b", **MY}, {"G4": "h_inf_g"})
    t.st.tok[2] = 2
    t.attack("G3", "G4", "LRR")
    assert t.figures("G4") == 3


@clause("BL-17.14")
def test_bl_17_14_one_web_one_poison_breath_tokens_add_up() -> None:
    t = Field({"G3": "h_inf_b"}, FAR)
    for kind in range(5):
        set_tokens(t.st, 0, kind, 3)
    assert [token_count(t.st, 0, kind) for kind in range(5)] == [1, 1, 3, 3, 3]


def test_first_life_of_creatures() -> None:
    assert first_life(c.TYPE_OF["c_tro_b"]) == 2
    assert first_life(c.TYPE_OF["c_spi_g"]) == 0
    assert ORDERED == 1


# --- the victor's token -----------------------------------------------------------------------------------------------
@clause("BL-17.5")
def test_bl_17_5_an_extra_hex_of_a_flight_is_covered_too() -> None:
    t = Field({"G3": "h_inf_b", **MY}, {"G5": "g_hob_b"})
    t.st.tok[2] = VICTOR
    expelled(t, "G5", 2, panics=True).pick("G6", "G7")
    assert t.kind == "retreat_more", "before the panic dice"
    t.dice("BRR").pick("G8")
    assert (t.st.rng.loaded, t.figures("G5")) == ([], 3), "three hexes, three dice"
    t = Field({"G3": "h_inf_b", **MY}, {"G5": "g_hob_b"})
    t.st.tok[2] = VICTOR
    expelled(t, "G5", 1, panics=True).pick("G6").dice("B").pick("stay")
    assert (t.figures("G5"), bool(t.st.tok[2] & VICTOR)) == (3, True)


@clause("BL-17.5")
def test_bl_17_5_the_extra_die_joins_other_bonus_dice() -> None:
    names = [card.id for card in LORE_CARDS if any(e.op == "allow_battle_back" for e in card.effects)]
    assert names, "a card that gives dice for battling back"
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_b"}, mode="lore").council(1, warrior=1, rogue=1, wizard=1)
    t.lore(1, names[0], tokens=9)
    t.st.tok[2] = VICTOR
    t.attack("G3", "G4", "RRR")
    while t.kind == "play_lore" and names[0] not in t.texts:
        t.pick("pass")
    t.pick(names[0])
    while t.kind == "play_lore":
        t.pick("pass")
    assert t.kind == "battle_back"
    t.pick("yes")
    assert t.kind == "spend_die"


@clause("BL-17.5")
def test_bl_17_5_a_champion_holds_it_too() -> None:
    t = Field(MY, FAR, mode="lore").hero("G3")
    hero = t.u("hero at G3")
    t.st.pool -= 1
    t.st.tok[hero] = VICTOR
    t.order("hero at G3").movement().pick(f"u{hero}")
    assert t.kind == "spend_step"
    t.pick("yes")
    assert t.kind == "hero_to"
    assert "J3" in t.texts, "three hexes instead of two"
    assert t.st.pool == 36
    t.st.pool -= 1
    t.st.tok[hero] = VICTOR
    wound(t.st, hero, 1)
    assert t.st.pool == 36, "a wounded Hero's token goes back"


@clause("BL-17.14")
def test_bl_17_14_tokens_of_a_combined_unit() -> None:
    t = Field({"G3": "h_inf_b", **MY}, FAR, mode="lore").hero("G3")
    hero = t.u("hero at G3")
    for token in (c.WEB, c.FROST):
        t.st.tok[0] = 0
        set_tokens(t.st, 0, token, 1)
        t.order("hero at G3").movement()
        assert t.kind != "move_unit", "the Leader cannot split off"
    t.st.tok[0] = 0
    t.order("hero at G3").movement()
    assert t.kind == "move_unit"
    t = Field({"G3": "h_inf_b", **MY}, FAR, mode="lore").hero("H3")
    hero = t.u("hero at H3")
    set_tokens(t.st, hero, c.FIRE, 1)
    lead(t.st, hero, 0)
    check_units(t.st)
    assert t.st.tok[hero] & BURNING, "a Champion's token goes with him"
    assert not t.st.tok[0], "and does not spread"


# --- trampling, Rampage, Tremor ---------------------------------------------------------------------------------------
@clause("BL-17.9")
def test_bl_17_9_a_unit_behind_a_cliff_is_not_in_the_way() -> None:
    t = Field(
        {"G3": "h_inf_b"},
        {"G4": "c_spi_g", "G5": "h_inf_b", "H5": "h_inf_g"},
        terrain={"H5": "cliff"},
        cliffs={"H5": ["SW"]},
    )
    t.attack("G3", "G4", "FFR" + "RR")
    assert (t.figures("G5"), t.figures("H5")) == (3, 4)


@clause("BL-17.9", "BL-18.11", "BL-18.31")
def test_bl_17_9_hydra_and_troll_lose_necks_and_life_before_they_trample() -> None:
    around = {"G5": "h_inf_b", "H5": "h_inf_g"}
    t = Field({"G3": "h_inf_b"}, {"G4": "c_hyd_b", **around}).attack("G3", "G4", "FFR")
    assert (necks_of(t.st.extra[1]), t.figures("G5"), t.figures("H5")) == ([1], 3, 3)
    t = Field({"G3": "h_inf_b"}, {"G4": "c_tro_b", **around}).attack("G3", "G4", "FFR")
    assert (t.st.extra[1], t.figures("G5"), t.figures("H5")) == (0, 3, 3)
    t = Field({"G3": "h_inf_b"}, {"G4": "c_tro_b", **around})
    t.st.extra[1] = 0
    t.attack("G3", "G4", "FFR")
    assert (t.place_of("G4"), t.figures("G5")) == ("off", 4), "dead before it tramples"


def test_hits_on_a_unit_off_the_board_do_nothing() -> None:
    t = Field({"G3": "h_inf_b", **MY}, FAR)
    leave_board(t.st, 0)
    apply_hits(t.st, 0, 3, 1)
    assert t.st.taken == [[], []]


# --- what only one rule keeps from happening --------------------------------------------------------------------------
@clause("BL-17.5")
def test_bl_17_5_no_token_for_a_creature_and_back_to_the_pool_with_its_unit() -> None:
    t = Field({"G3": "c_wid_b", **MY}, {"G4": "c_spi_g", **FAR}, mode="lore").attack("G3", "G4", "GRR" + "G")
    assert (t.place_of("G4"), t.st.tok[0], t.st.pool) == ("off", 0, 36)
    t = Field({"G3": "h_inf_b", **MY}, FAR, mode="lore")
    t.st.pool -= 1
    t.st.tok[0] = VICTOR
    apply_hits(t.st, 0, 4, 1)
    assert t.st.pool == 36


@clause("BL-17.14")
def test_bl_17_14_no_split_from_a_webbed_troop() -> None:
    t = Field({"G3": "h_inf_g", **MY}, FAR).hero("G3")
    t.st.tok[0] = WEBBED
    t.order("hero at G3").movement()
    assert t.kind == "play_command"


@clause("BL-17.5", "BL-25.15")
def test_bl_17_5_a_champions_token_takes_him_a_hex_further() -> None:
    def fled(**more: Unpack[Given]) -> Field:
        t = Field({"G3": "h_inf_r", **MY}, FAR, mode="lore", **more).hero("G4", holder=1)
        t.st.tok[t.u("hero at G4")] = VICTOR
        t.st.pool -= 1
        return t.attack("G3", "hero at G4", "FBBB").pick("0")

    t = fled().pick("G5", "G6", "G7")
    assert (t.kind, set(t.texts)) == ("flee_to", {"stop", "F8", "G8"})
    t.pick("G8")
    assert (t.place_of("hero at G4"), t.st.pool) == ("G8", 36), "spent"
    t = fled().pick("G5", "G6", "G7", "stop")
    assert (t.place_of("hero at G4"), t.st.pool) == ("G7", 35), "he keeps it"
    wall = dict.fromkeys(("G7", "H7", "F7", "I7"), "waterway")
    t = fled(terrain=wall).pick("G5", "G6")
    assert t.kind != "flee_to", "no hex to go to"


@clause("BL-17.5", "BL-25.22")
def test_bl_17_5_nobody_has_to_spend_a_token_to_retreat() -> None:
    line = dict.fromkeys(("G5", "H5", "F6", "G6", "H6", "G7", "F7", "H7", "I7"), "h_inf_b")
    t = Field({"G3": "h_inf_r", **line}, FAR, mode="lore").hero("G4", holder=1)
    t.st.tok[t.u("hero at G4")] = VICTOR
    t.st.pool -= 1
    t.attack("G3", "hero at G4", "FBBB").pick("0")
    assert set(t.texts) == {"stay", "G5", "H5"}
    t.dice("R").pick("stay")
    assert (t.place_of("hero at G4"), t.st.rng.loaded) == ("G4", []), "one die as ever"


def driven(army: dict[str, str], creature: str, dice: str, more: str, hero: bool = False) -> Field:
    """A creature of Pennant on its baseline is attacked. It ignores one flag and has no room to retreat for the other."""
    t = Field({**army, **MY}, {"G9": creature, **FAR}, mode="lore")
    if hero:
        t.hero("G8")
    return t.attack("G8", "G9", dice + more)


@clause("BL-17.5", "BL-17.8")
def test_bl_17_5_a_creature_lost_to_a_blocked_retreat_was_killed_by_its_attacker() -> None:
    t = driven({"G8": "h_inf_b"}, "c_spi_g", "FFR", "GR")
    assert (t.place_of("G9"), t.st.taken[0]) == ("off", [t.u("G9")])
    assert (bool(t.st.tok[0] & VICTOR), t.st.pool) == (True, 35)
    t = driven({"G8": "h_inf_b"}, "c_spi_g", "FFR", "RR")
    assert (t.place_of("G9"), t.st.tok[0]) == ("G9", 0), "it survives its check"
    t = driven({"G8": "c_wid_b"}, "c_spi_g", "FFR", "GR")
    assert (t.place_of("G9"), t.st.tok[0], t.st.pool) == ("off", 0, 36), "a creature gets no token"


@clause("BL-17.5", "BL-25.13")
def test_bl_17_5_a_hero_learns_from_a_creature_lost_to_a_blocked_retreat() -> None:
    t = driven({"G8": "h_inf_b"}, "c_spi_g", "FFR", "GR", hero=True)
    assert (t.place_of("G9"), t.st.sheets[0][6]) == ("off", 1)


@clause("BL-17.5", "BL-15.21")
def test_bl_17_5_a_creature_lost_to_panic_was_killed_by_its_attacker() -> None:
    marks = {"G6": ("graveyard", None)}
    t = Field({"G5": "h_inf_b", **MY}, {"G6": "c_spi_g", **FAR}, mode="lore", landmarks=marks)
    t.attack("G5", "G6", "FFR").dice("GR" + "G").pick("G7").pick("G8")
    assert (t.place_of("G6"), bool(t.st.tok[0] & VICTOR)) == ("off", True)


@clause("BL-17.5", "BL-7.20")
def test_bl_17_5_hits_without_an_attack_bring_no_token() -> None:
    t = Field({"G3": "h_inf_b", **MY}, {"G9": "c_spi_g", **FAR}, mode="lore").dice("GR")
    expelled(t, "G9", 2)
    assert (t.place_of("G9"), t.st.tok[0], t.st.pool) == ("off", 0, 36)
