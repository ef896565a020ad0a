"""Chapter 25 of the BattleLore ledger: Heroes: casualty checks, wounds, morale."""

from __future__ import annotations

from sandtable.core.engine.kinds import WORD
from sandtable.games.battlelore.campaign import legacy as k
from sandtable.games.battlelore.combat.losses import apply_hits, eliminate, pack_necks
from sandtable.games.battlelore.combat.morale import bold_level
from sandtable.games.battlelore.heroes.casualties import casualty_check
from sandtable.games.battlelore.heroes.flight import Flight
from sandtable.games.battlelore.heroes.in_play import sheet_of
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import GONE
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import VICTOR, WEBBED
from sandtable.games.battlelore.tables.heroes import ARTIFACT_IDS, SKILL_IDS
from sandtable.games.battlelore.turn.reach import IN_WEB, why_not_move
from sandtable.games.battlelore.turn.victory import banners
from tests.games.battlelore.campaign_support import sheet, staged
from tests.games.battlelore.campaigns import begun, go_to
from tests.games.battlelore.champions import HERO, champion, leader, plays
from tests.games.battlelore.lore_battles import lore
from tests.games.battlelore.sheets import art, veteran
from tests.games.battlelore.support import FAR, MY, Field, dice
from tests.support import clause


@clause("BL-23.10", "BL-23.11", "BL-25.11")
def test_bl_25_11_old_heroes_return_if_their_class_sits_on_the_council() -> None:
    gone = sheet("Zed", 1, kind="commander", skills="SK10")
    gone.skulls, gone.status = 0, 1
    heroes = [sheet(f"{name} {camp}", camp, name, "SK01") for camp in (0, 1) for name in c.CLASS_IDS]
    t = go_to(begun(*heroes, gone), "hero_who")
    camp = t.asked.seat
    levels = t.st.councils[camp]
    mine = [f"hero{camp * 5 + n + 1}" for n, level in enumerate(levels) if level]
    assert t.texts == ["nobody", "new", *mine]
    assert 0 < len(mine) < 5
    t.pick(mine[0])
    assert t.kind == "hero_at", "nothing to equip"
    t.pick(t.texts[0])
    assert t.st.campaign is not None
    assert t.st.campaign.enlisted == [int(mine[0][4:]) - 1]
    assert t.asked.seat == 1 - camp, "one Hero for each camp"


@clause("BL-25.13")
def test_bl_25_13_experience_for_the_hydra_too() -> None:
    t = Field(MY, {"G4": "c_hyd_b", **FAR}, mode="lore").hero("G3", "warrior")
    t.st.extra[t.u("G4")] = pack_necks([1], 3)
    t.attack("hero at G3", "G4", "BR")
    assert t.place_of("G4") == "off"
    assert sheet_of(t.st, t.u("hero at G3"))[6] == 1


@clause("BL-25.1", "BL-25.2", "BL-25.5", "BL-25.6")
def test_bl_25_1_strikes_cause_a_check_helmets_do_not() -> None:
    t = Field({"G3": "h_inf_r", **MY}, FAR).hero("G4", holder=1).attack("G3", "hero at G4", "SSGB" + "RR").pick("no")
    assert t.place_of("hero at G4") == "G4", "two dice, no STRIKE"
    t = Field({"G3": "h_inf_r", **MY}, FAR).hero("G4", holder=1).attack("G3", "hero at G4", "SSGB" + "RS")
    assert (t.place_of("hero at G4"), t.st.taken[0]) == ("off", [t.u("hero at G4")])
    assert banners(t.st, 0) == 1


@clause("BL-25.1", "BL-25.4", "BL-25.5")
def test_bl_25_5_a_leader_is_checked_for_strikes_and_for_the_lost_bearer() -> None:
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_g", **FAR}).hero("G4", holder=1).attack("G3", "G4", "SGR" + "R")
    assert (t.figures("G4"), t.st.leader[t.u("G4")]) == (2, t.u("hero at G4"))
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_g", **FAR}).hero("G4", holder=1).lose("G4", 3)
    t.attack("G3", "G4", "SRR" + "RS")
    assert t.st.pos[t.u("hero at G4")] == GONE, "one die for the strike, one for the bearer"
    assert banners(t.st, 0) == 2


@clause("BL-25.3")
def test_bl_25_3_a_mounted_champion_ignores_no_strike_of_foot_troops() -> None:
    t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G4", holder=1, rides=True)
    t.attack("G3", "hero at G4", "SRR" + "S")
    assert t.place_of("hero at G4") == "off"
    t = Field(MY, FAR).hero("G3").hero("G4", holder=1, rides=True).attack("hero at G3", "hero at G4", "SR").pick("no")
    assert t.place_of("hero at G4") == "G4", "one from a Champion on foot"


@clause("BL-25.7")
def test_bl_25_7_cards_change_the_dice() -> None:
    t = Field(MY, FAR).hero("G3", artifacts="AR04").dice("S")
    assert not casualty_check(t.st, t.u("hero at G3"), 1, 1), "fewer than 1 die: no check"
    assert t.st.rng.loaded == [4]
    t = Field(MY, FAR).hero("G3", skills="SK02").dice("RS")
    assert not casualty_check(t.st, t.u("hero at G3"), 2, 1)
    assert casualty_check(t.st, t.u("hero at G3"), 1, 1), "at least 1 with Toughness"


@clause("BL-25.8", "BL-25.26")
def test_bl_25_8_other_hits_on_a_champion() -> None:
    t = Field(MY, FAR).hero("G3").dice("RS")
    apply_hits(t.st, t.u("hero at G3"), 2, 1)
    assert t.place_of("hero at G3") == "off"
    t = Field(MY, FAR).hero("G3").dice("RRR")
    eliminate(t.st, t.u("hero at G3"), 1)
    assert t.st.rng.loaded == [], "outright: three dice"
    t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G3").dice("R")
    eliminate(t.st, 0, 1)
    assert (t.st.rng.loaded, t.place_of("hero at G3")) == ([], "G3"), "a Leader: one die"


@clause("BL-25.9", "BL-25.10")
def test_bl_25_9_a_wound() -> None:
    t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G3", skills="SK17", artifacts="AR07").dice("S")
    deck = len(t.st.artifacts)
    assert casualty_check(t.st, t.u("hero at G3"), 1, 1)
    assert t.st.sheets[0][2:5] == (4, (SKILL_IDS.index("SK17"),), ())
    assert len(t.st.artifacts) == deck + 1
    assert t.st.leader[0] == -1
    assert t.st.taken[1] == [t.u("hero at G3")]


@clause("BL-25.12")
def test_bl_25_12_a_troop_that_wounds_a_hero_gets_a_token() -> None:
    t = Field({"G3": "h_inf_b", **MY}, FAR, mode="lore").hero("G4", holder=1).attack("G3", "hero at G4", "SRR" + "S")
    assert t.st.tok[0] & VICTOR


@clause("BL-25.13")
def test_bl_25_13_a_hero_learns_from_victories() -> None:
    t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G3").hero("G4", holder=1).attack("G3", "hero at G4", "SRR" + "S")
    assert t.st.sheets[0][6] == 1
    assert len(t.st.sheets[0][4]) == 1, "the top card of the Artifact deck"
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "c_spi_g", **FAR}).hero("G3").attack("G3", "G4", "GRR" + "G")
    assert (t.st.sheets[0][6], len(t.st.sheets[0][4])) == (1, 0)
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_g", **FAR}).hero("G3").lose("G4", 3).attack("G3", "G4", "GRR")
    assert t.st.sheets[0][6] == 0, "a troop teaches nothing"


@clause("BL-25.14", "BL-9.19")
def test_bl_25_14_champions_and_leaders_are_bold() -> None:
    t = Field({"F3": "h_inf_b", "H3": "h_inf_b", **MY}, FAR).hero("G3")
    assert bold_level(t.st, t.u("hero at G3")) == 2, "his own level and Support"
    t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G3")
    assert bold_level(t.st, 0) == 1
    for skills, artifacts, level in (("SK03", "", 2), ("", "AR07", 2), ("SK03", "AR07", 3)):
        t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G3", skills=skills, artifacts=artifacts)
        assert bold_level(t.st, 0) == level
    t = Field({"G3": "h_inf_b", "F3": "h_inf_b"}, FAR).hero("G3", artifacts="AR13")
    assert bold_level(t.st, t.u("F3")) == 1, "War Standard"


@clause("BL-25.16")
def test_bl_25_16_he_may_end_with_a_troop() -> None:
    t = Field({"G3": "h_inf_r", **MY}, {"G5": "h_inf_b", **FAR}).hero("G4", holder=1)
    t.attack("G3", "hero at G4", "FFBB").pick("1", "G5", "stop")
    assert t.st.leader[t.u("G5")] == t.u("hero at G4")


@clause("BL-25.17", "BL-10.12")
def test_bl_25_17_a_voluntary_retreat_instead_of_battling_back() -> None:
    t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G4", holder=1).attack("G3", "hero at G4", "RRR")
    assert t.texts == ["no", "yes", "retreat"]
    t.pick("retreat", "G5", "stop")
    assert t.place_of("hero at G4") == "G5"
    assert t.kind == "play_command", "not forced: no gaining ground"


def terrified(enemies: dict[str, str] | None = None, dice: str = "RRR") -> Field:
    """A Champion of Pennant is attacked by a unit whose player removes his Bold levels with Terrified!"""
    t = lore({"G3": "h_inf_b", **MY}, enemies or FAR, "RG07", "").hero("G4", holder=1).order("G3").combat()
    return t.pick(f"u0 u{t.u('hero at G4')}").dice(dice).pick("RG07")


@clause("BL-25.17", "BL-9.5")
def test_bl_25_17_a_champion_who_is_not_bold_may_flee_though_he_cannot_battle_back() -> None:
    t = terrified()
    assert bold_level(t.st, t.u("hero at G4")) == 0
    assert (t.kind, t.asked.seat, t.texts) == ("battle_back", 1, ["no", "retreat"])
    assert t.asked.clause == "BL-25.17"
    assert t.why_not(1, (WORD, 1)) == ["BL-9.5"]
    t.pick("retreat", "G5", "stop")
    assert (t.place_of("hero at G4"), t.kind) == ("G5", "lore_choice"), "no gaining ground either (BL-10.12)"


@clause("BL-25.17", "BL-9.20")
def test_bl_25_17_he_may_flee_though_the_attacker_is_gone() -> None:
    t = lore({"G3": "h_inf_b", **MY}, FAR, "", "RG05").hero("G4", holder=1).lose("G3", 3).order("G3").combat()
    t.dice("SRR").pick(f"u0 u{t.u('hero at G4')}", "pass", "RG05")
    assert t.place_of("G3") == "off", "its own strike"
    assert (t.kind, t.texts) == ("battle_back", ["no", "retreat"])
    assert t.why_not(1, (WORD, 1)) == ["BL-9.20"]
    SPEC.presentation.scene(t.st.seen_by(1), 1)
    assert t.pick("retreat", "G5", "stop").place_of("hero at G4") == "G5"


@clause("BL-25.17")
def test_bl_25_17_a_troop_that_is_not_bold_is_not_asked() -> None:
    t = lore({"G3": "h_inf_b", **MY}, {"G4": "d_swd_b", **FAR}, "RG07", "").order("G3").combat()
    t.pick(f"u0 u{t.u('G4')}").dice("RRR").pick("RG07")
    assert t.kind != "battle_back"


@clause("BL-25.17", "BL-25.16")
def test_bl_25_17_nobody_flees_where_no_retreat_could_end() -> None:
    wall = {"G5": "waterway", "H5": "waterway"}
    t = Field({"G3": "h_inf_b", **MY}, FAR, terrain=wall).hero("G4", holder=1).attack("G3", "hero at G4", "RRR")
    assert (t.kind, t.texts) == ("battle_back", ["no", "yes"])
    assert t.why_not(1, (WORD, 2)) == ["BL-25.16"]


@clause("BL-25.17", "BL-9.7")
def test_bl_25_17_nobody_flees_after_a_battle_back() -> None:
    t = Field({"A1": "h_inf_b"}, {"G4": "d_swd_b", **FAR}).hero("G3")
    t.attack("hero at G3", "G4", "RR").dice("GGG").pick("yes")
    assert t.kind != "battle_back"
    assert t.place_of("hero at G3") == "G3"


def chased(dice: str, hexes: str = "H5", **more: str) -> Field:
    """A Champion of Pennant must retreat, and a Giant Spider strikes in the first hex on the way."""
    army = {"G3": "h_inf_r", "H5": "c_spi_g", "G5": "h_inf_b", **MY, **more}
    t = Field(army, FAR, mode="lore").hero("G4", holder=1).attack("G3", "hero at G4", "FFBB").pick("1")
    return t.dice(dice).pick(hexes)


@clause("BL-25.19", "BL-18.2", "BL-18.3")
def test_bl_25_19_a_web_does_not_stop_a_retreat_that_has_begun() -> None:
    t = chased("LR")
    hero = t.u("hero at G4")
    assert t.st.tok[hero] & WEBBED
    assert (t.kind, set(t.texts)) == ("flee_to", {"H6", "G6"}), "he cannot stay in the spider's hex"
    t.pick("H6")
    assert set(t.texts) == {"stop", "H7", "I7"}, "he may end, or go on, as without the token"
    t.pick("H7")
    assert (t.place_of("hero at G4"), bool(t.st.tok[hero] & WEBBED)) == ("H7", True), "it stays with him"
    assert why_not_move(t.order("hero at G4").st, hero) is IN_WEB, "and holds him now"


@clause("BL-25.19", "BL-17.13", "BL-25.20")
def test_bl_25_19_flags_hit_a_champion_webbed_on_his_retreat_and_no_other() -> None:
    t = chased("LF" + "R")
    assert (t.st.rng.loaded, t.kind) == ([], "flee_to"), "one hit, one die of a casualty check"
    t = chased("LF" + "S")
    assert t.place_of("hero at G4") == "off"
    t = chased("FF")
    assert (t.st.rng.loaded, t.kind) == ([], "flee_to"), "without a web flags do nothing"
    t = chased("LR", I7="h_inf_b", H6="h_inf_b").dice("FRR" + "R").pick("H6")
    assert (t.st.rng.loaded, t.place_of("hero at G4")) == ([], "H7"), "the next strike too"


@clause("BL-25.22", "BL-25.12")
def test_bl_25_22_a_check_for_a_retreat_is_not_a_wound_in_melee() -> None:
    wall = {"G5": "waterway", "H5": "waterway"}
    t = Field({"G3": "h_inf_r", **MY}, FAR, mode="lore", terrain=wall).hero("G4", holder=1)
    t.attack("G3", "hero at G4", "FFBB").dice("S").pick("1")
    assert (t.place_of("hero at G4"), t.st.tok[0], t.st.pool) == ("off", 0, 36)
    t = Field({"G3": "h_inf_r", **MY}, FAR, mode="lore").hero("G4", holder=1)
    t.attack("G3", "hero at G4", "SBBB" + "S")
    assert (t.place_of("hero at G4"), bool(t.st.tok[0] & VICTOR)) == ("off", True), "by its dice it has"


@clause("BL-25.21", "BL-25.22")
def test_bl_25_21_nobody_is_made_to_leave_the_board() -> None:
    own = {"G8": "h_inf_r", **MY}
    t = Field(own, {"A7": "h_inf_b"}).hero("G9", holder=1).attack("G8", "hero at G9", "FFBB").pick("1")
    assert (t.kind, t.asked.seat, t.texts) == ("flee_to", 1, ["stay", "leave"]), "he is asked"
    gone = t.st.clone()
    t.dice("R").pick("stay")
    assert (t.st.rng.loaded, t.place_of("hero at G9")) == ([], "G9"), "one die of a check, and he stands"
    t.st = gone
    assert t.pick("leave").place_of("hero at G9") == "off"
    assert banners(t.st, 0) == 0
    t = Field(own, {"A7": "h_inf_b"}).hero("G9", holder=1).attack("G8", "hero at G9", "FFBB").pick("1").dice("S")
    assert (t.pick("stay").place_of("hero at G9"), banners(t.st, 0)) == ("off", 1), "wounded"
    t = Field({"G7": "h_inf_r", **MY}, {"A7": "h_inf_b"}).hero("G8", holder=1)
    t.attack("G7", "hero at G8", "FFBB").pick("1")
    assert set(t.texts) == {"G9", "H9"}, "with a hex to go to there is no staying"


@clause("BL-25.21", "BL-25.16")
def test_bl_25_21_nor_to_break_through_enemies_to_leave_it() -> None:
    own = {"G7": "h_inf_r", "G9": "h_inf_b", "H9": "h_inf_b", **MY}
    t = Field(own, {"A7": "h_inf_b"}).hero("G8", holder=1).attack("G7", "hero at G8", "FFBB").pick("1")
    assert set(t.texts) == {"stay", "G9", "H9"}
    t.dice("RRR").pick("G9")
    assert t.kind != "flee_to", "past the enemy there is no staying"
    assert t.place_of("hero at G8") == "off"


@clause("BL-25.21", "BL-18.38")
def test_bl_25_21_a_tremor_counts_the_hexes_he_does_not_go() -> None:
    t = Field({"A1": "h_inf_b"}, {"A7": "h_inf_b"}).hero("G8", holder=1)
    t.st.stack = []
    t.st.push(Flight(t.u("hero at G8"), 0, least=2, most=2))
    t.run()
    assert set(t.texts) == {"G9", "H9"}, "as far as he can"
    t.pick("G9")
    assert t.texts == ["stop", "leave"]
    t.dice("R").pick("stop")
    assert (t.st.rng.loaded, t.place_of("hero at G8")) == ([], "G9"), "one hex short, one die"
    t.st.push(Flight(t.u("hero at G8"), 0, least=2, most=2))
    t.run().dice("RR").pick("stay")
    assert t.st.rng.loaded == [], "two hexes short"


@clause("BL-25.17", "BL-25.21")
def test_bl_25_21_a_hero_who_chooses_to_retreat_on_his_baseline_leaves() -> None:
    t = Field({"G8": "h_inf_b", **MY}, {"A7": "h_inf_b"}).hero("G9", holder=1).attack("G8", "hero at G9", "RRR")
    assert t.pick("retreat").place_of("hero at G9") == "off"


@clause("BL-25.18", "BL-25.19", "BL-25.20")
def test_bl_25_18_opportunity_strikes() -> None:
    army = {"G3": "h_inf_r", "G5": "h_inf_b", "H5": "h_inf_b", **MY}
    t = Field(army, FAR).hero("G4", holder=1).attack("G3", "hero at G4", "FFBB").pick("1")
    t.dice("SRR" + "R").pick("H5")
    assert t.st.rng.loaded == [], "three dice, one strike, one die of the check"
    assert t.kind == "flee_to"
    assert "stop" not in t.texts, "he must go on to the next hex"
    t.pick("H6", "stop")
    assert t.place_of("hero at G4") == "H6"
    t = Field(army, FAR).hero("G4", holder=1).attack("G3", "hero at G4", "FFBB").pick("1").dice("SRR" + "S").pick("H5")
    assert t.place_of("hero at G4") == "off"


@clause("BL-25.21")
def test_bl_25_21_off_its_own_baseline() -> None:
    t = Field({"G8": "h_inf_r", **MY}, FAR).hero("G9", holder=1).attack("G8", "hero at G9", "FFBB").pick("1")
    t.pick("leave")
    assert t.st.pos[t.u("hero at G9")] == GONE, "he goes"
    assert banners(t.st, 0) == 0


@clause("BL-25.22")
def test_bl_25_22_no_way_out_costs_a_check() -> None:
    army = {"G3": "h_inf_r", **MY}
    t = Field(army, FAR, terrain={"G5": "waterway", "H5": "waterway"}).hero("G4", holder=1)
    t.attack("G3", "hero at G4", "FFBB").dice("S").pick("1")
    assert t.st.taken[0] == [t.u("hero at G4")]


@clause("BL-25.23")
def test_bl_25_23_a_leader_retreats_with_his_troop() -> None:
    t = (
        Field({"G8": "h_inf_b", **MY}, {"G9": "h_inf_g", **FAR})
        .hero("G9", holder=1)
        .attack("G8", "G9", "FFR")
        .pick("1")
    )
    assert (t.figures("G9"), t.place_of("hero at G9")) == (3, "G9"), "the loss falls on the troop"


@clause("BL-25.24")
def test_bl_25_24_a_troop_lost_on_its_retreat_leaves_him_to_flee() -> None:
    t = Field({"G7": "h_inf_b", **MY}, {"G8": "g_hob_b", **FAR}).hero("G8", holder=1).lose("G8", 3)
    t.attack("G7", "G8", "FFR").pick("1").dice("BR" + "R").pick("G9")
    assert t.place_of("G8") == "off"
    assert t.place_of("hero at G8") in ("G9", "off")


@clause("BL-25.25")
def test_bl_25_25_the_surviving_hero_stays_and_takes_the_flags() -> None:
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_g", **FAR}).hero("G4", holder=1).lose("G4", 3)
    t.attack("G3", "G4", "GRR" + "R")
    assert t.place_of("hero at G4") == "G4"
    assert t.kind == "battle_back", "the hex is not vacated"
    t = Field({"G3": "h_inf_b", **MY}, {"G4": "h_inf_g", **FAR}).hero("G4", holder=1).lose("G4", 3)
    t.attack("G3", "G4", "GFF" + "R")
    assert (t.kind, t.texts) == ("ignore_flags", ["0", "1"])


@plays("SK02", "AR04")
@clause("BL-25.7")
def test_bl_25_7_fewer_dice_in_checks() -> None:
    for cards, rolled in (("SK02", "R"), ("AR04", "R"), ("", "RR")):
        t = champion(cards).dice(rolled)
        assert not casualty_check(t.st, t.u(HERO), 2, 1)
        assert t.st.rng.loaded == []
    assert not casualty_check((t := champion("AR04")).st, t.u(HERO), 1, 1), "none left"
    t = champion("SK02").dice("S")
    assert casualty_check(t.st, t.u(HERO), 1, 1), "at least 1"


@plays("SK16", "SK22")
@clause("BL-25.7", "BL-26.11")
def test_bl_25_7_more_dice_in_checks_he_causes() -> None:
    for card, kind, more in (
        ("SK16", "warrior", 1),
        ("SK22", "rogue", 1),
        ("SK21", "rogue", 0),
        ("SK17", "warrior", 0),
    ):
        t = leader(card, kind, {"G4": "h_inf_g", **FAR}).hero("G4", holder=1)
        t.attack("G3", "G4", "SRRR" + "R" * (1 + more)).pick("no")
        assert t.place_of("hero at G4") == "G4"
        t = champion(card, kind).hero("G4", holder=1)
        number = dice(t, HERO, "hero at G4")
        t.attack(HERO, "hero at G4", "S" + "R" * (number - 1) + "R" * (1 + more)).pick("no")
        assert t.place_of("hero at G4") == "G4"


@clause("BL-25.11")
def test_bl_25_11_without_skulls_he_is_retired() -> None:
    cleric, deck = veteran(c.CLERIC, artifacts="AR01"), art("AR02")
    for _ in range(2):
        k.lose_skull(cleric, deck)
    assert (cleric.status, cleric.stored) == (k.ACTIVE, art("AR01")), "he returns for the next adventure"
    k.lose_skull(cleric, deck)
    assert (cleric.status, cleric.stored, deck) == (k.RETIRED, [], art("AR01", "AR02"))


@clause("BL-25.11")
def test_bl_25_11_the_last_skull_retires_him() -> None:
    t = staged(
        (sheet("Ada"), "field"), (sheet("Bo", 1, artifacts="AR01", treasure=9, experience=9, skulls=1), "wounded")
    )
    assert t.told("retires") == [("Bo",)]
    assert not t.told("ransom_unpaid"), "nobody pays for a Hero who is out for good"
    assert t.asked_of("shop") == []
    assert (t.of("Bo").status, t.of("Bo").skulls, t.of("Bo").stored) == (1, 0, [])
    assert ARTIFACT_IDS.index("AR01") in t.st.artifacts
    t = staged((sheet("Ada"), "field"), (sheet("Bo", 1, skulls=2), "wounded"))
    assert t.told("retires") == [("Bo",)], "the unpaid ransom was his last"


@clause("BL-25.18", "BL-7.19", "BL-13.21")
def test_bl_25_18_nobody_strikes_at_a_hero_who_cannot_be_attacked() -> None:
    army = {"G3": "h_inf_r", "G5": "h_inf_b", "H5": "h_inf_b", "G6": "h_inf_b", "H6": "h_inf_b", **MY}
    t = lore(army, FAR, "", "CL08").hero("G4", holder=1).order("G3").combat("FFBB")
    t.pick(f"u0 u{t.u('hero at G4')}", "pass", "pass", "1")
    t.pick("H5", "CL08").dice("SSS").pick("H6")
    assert len(t.st.rng.loaded) == 3, "Sanctuary: no attack for the rest of the turn"
