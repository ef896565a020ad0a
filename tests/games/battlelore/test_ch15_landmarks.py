"""Chapters 15 and 16: landmarks and lairs in play."""

from __future__ import annotations

from sandtable.games.battlelore.combat.declare import dice_count
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL
from sandtable.games.battlelore.state import FX_MARK_OFF, IN_ANY
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.turn.victory import banners
from tests.games.battlelore.support import Field
from tests.support import clause

FAR = {"A9": "h_inf_b"}


@clause("BL-15.7", "BL-15.23")
def test_bl_15_7_two_dice_in_and_out() -> None:
    for mark in ("training_camp", "witchs_hut", "stronghold"):
        for place in ("G3", "G4"):
            t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b"}, landmarks={place: (mark, None)})
            assert dice_count(t.st, 0, 1, MELEE_ATTACK, NORMAL, t.st.weapon[0]) == 2
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b"}, landmarks={"G4": ("magic_pentacle", None)})
    assert dice_count(t.st, 0, 1, MELEE_ATTACK, NORMAL, t.st.weapon[0]) == 4, "no cap at the Pentacle (BL-15.17)"


@clause("BL-15.9", "BL-15.10")
def test_bl_15_9_a_lost_stronghold_costs_a_command_card() -> None:
    t = Field({"G3": "h_inf_g", "E3": "h_inf_g"}, FAR, landmarks={"G4": ("stronghold", "pennant")}, mode="lore")
    t.hand(1, "CC-PL", "CC-PR").walks("G3", "G4")
    assert (len(t.st.hands[1]), t.st.hand_size[1]) == (1, 1)
    t.st.flags = [0, 0, 0]
    t.walks("G3", "G5")
    assert t.st.keep_lost[1], "it stays lost while nobody stands in it"
    t = Field({"G7": "h_inf_g"}, {"G3": "h_inf_g"}, landmarks={"G4": ("stronghold", "pennant")}, mode="lore")
    t.hand(1, "CC-PL")
    t.st.keep_lost[1] = True
    t.st.hand_size[1] = 1
    t.turn_of(1).walks("G3", "G4")
    assert (len(t.st.hands[1]), t.st.hand_size[1], t.st.keep_lost[1]) == (2, 2, 0)


@clause("BL-15.9")
def test_bl_15_9_a_stronghold_that_is_lost_is_not_lost_again() -> None:
    t = Field({"G3": "h_inf_g", "E3": "h_inf_g"}, FAR, landmarks={"G4": ("stronghold", "pennant")}, mode="lore")
    t.hand(1, "CC-PL", "CC-PR", "CC-PC").walks("G3", "G4")
    assert (len(t.st.hands[1]), t.st.hand_size[1]) == (2, 2)
    t.st.flags = [0, 0, 0]
    t.walks("G3", "G5")
    t.st.flags = [0, 0, 0]
    t.walks("G3", "G4")
    assert (len(t.st.hands[1]), t.st.hand_size[1]) == (2, 2), "a second visit costs nothing"
    assert t.st.keep_lost[1]


@clause("BL-15.9", "BL-5.17")
def test_bl_15_9_an_enemy_that_retreats_into_a_stronghold_does_not_take_it() -> None:
    keep: dict[str, tuple[str, str | None]] = {"G5": ("stronghold", "standard")}
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}, landmarks=keep, mode="lore").hand(0, "CC-PL", "CC-PR")
    t.attack("G3", "G4", "FRR").pick("G5")
    assert (t.place_of("G4"), t.st.hand_size[0], t.st.keep_lost[0]) == ("G5", 2, 0)


@clause("BL-15.9", "BL-15.10", "BL-13.21")
def test_bl_15_9_a_sabotaged_stronghold_is_neither_taken_nor_regained() -> None:
    keep: dict[str, tuple[str, str | None]] = {"G4": ("stronghold", "pennant")}
    t = Field({"G3": "h_inf_g"}, FAR, landmarks=keep, mode="lore").hand(1, "CC-PL", "CC-PR")
    t.st.effects.append((FX_MARK_OFF, t.hex("G4"), 0, IN_ANY, 2))
    t.walks("G3", "G4")
    assert (len(t.st.hands[1]), t.st.keep_lost[1]) == (2, 0)
    t = Field({"A1": "h_inf_g"}, {"G5": "h_inf_g"}, landmarks=keep, mode="lore").hand(1, "CC-PL").turn_of(1)
    t.st.keep_lost[1] = True
    t.st.effects.append((FX_MARK_OFF, t.hex("G4"), 0, IN_ANY, 2))
    t.walks("G5", "G4")
    assert (len(t.st.hands[1]), t.st.keep_lost[1]) == (1, 1)
    t.new_turn(1)
    assert t.st.keep_lost[1], "still off"
    t.new_turn(0)
    assert (len(t.st.hands[1]), t.st.hand_size[1], t.st.keep_lost[1]) == (2, 2, 0), "his unit stands in it"


@clause("BL-15.17", "BL-15.24")
def test_bl_15_24_the_ground_of_the_pentacle_is_free_for_both_camps() -> None:
    t = Field({"G3": "h_cav_b"}, {"G5": "h_inf_b"}, landmarks={"G4": ("magic_pentacle", "pennant")})
    t.st.effects.append((FX_MARK_OFF, t.hex("G4"), 0, IN_ANY, 1))
    assert "H5" in t.reach("G3")
    assert t.order("G3").movement().pick("u0", "G4").kind == "attack"


@clause("BL-15.11")
def test_bl_15_11_the_training_camp_promotes() -> None:
    t = Field({"G3": "h_inf_g", "A1": "h_inf_r"}, FAR, landmarks={"G3": ("training_camp", "standard")})
    t.order("G3").combat()
    assert t.texts == ["u0 train", "done"]
    t.pick("u0 train")
    assert t.st.colour[0] == c.BLUE
    assert t.st.ground.marks == ()
    assert dice_count(t.st, 0, 2, MELEE_ATTACK, NORMAL, t.st.weapon[0]) == 3
    assert len(t.reach("G3")) == 19, "blue foot: 1 and battle or 2"
    for unit, owner, moved in (
        ("h_inf_r", "standard", False),
        ("h_inf_g", "pennant", False),
        ("h_inf_g", "standard", True),
    ):
        t = Field({"G3": unit}, FAR, landmarks={"G3": ("training_camp", owner)}).order("G3")
        if moved:
            t.moved("G3")
        assert t.combat().kind == "play_command", "not red, not the enemy's, not after moving"
    t = Field({"G3": "c_spi_g"}, FAR, landmarks={"G3": ("training_camp", "standard")}).order("G3")
    assert t.combat().kind == "play_command", "troops only"
    t = Field({"G3": "h_inf_g"}, {"G4": "h_inf_b"}, landmarks={"G3": ("training_camp", "standard")}).order("G3")
    assert t.combat().pick("u0 train").kind == "play_command", "instead of battling"


@clause("BL-15.12", "BL-15.13", "BL-15.14")
def test_bl_15_12_the_healing_pool_restores_a_troop() -> None:
    pool: dict[str, tuple[str, str | None]] = {"G4": ("healing_pool", "standard")}
    t = Field({"G3": "h_inf_g", "A1": "h_inf_b"}, {"G5": "h_inf_b"}, landmarks=pool).lose("G3", 3).walks("G3", "G4")
    t.combat()
    assert t.texts == ["u0 heal", "done"], "also in the turn it enters, though it may not battle"
    t.pick("u0 heal")
    assert (t.figures("G3"), t.st.ground.marks) == (4, ())
    t = Field({"G4": "h_inf_g", "A1": "h_inf_b"}, {"G5": "h_inf_b"}, landmarks=pool).lose("G4", 1).order("G4").combat()
    assert t.texts == ["u0 u2", "u0 heal", "done"], "it may choose to battle"
    t.dice("RR").pick("u0 u2")
    assert t.kind == "play_command", "then it cannot heal"
    t = Field({"G4": "h_inf_g"}, {"G5": "h_inf_b"}, landmarks=pool).lose("G4", 1).order("G4").combat().pick("u0 heal")
    assert t.kind == "play_command", "a unit that heals does not battle"
    t = Field({"G4": "h_inf_g"}, {"A9": "h_inf_b"}, landmarks=pool).order("G4").combat()
    assert t.kind == "play_command", "nothing to heal"


@clause("BL-15.15", "BL-15.16")
def test_bl_15_15_the_secret_passage() -> None:
    den: dict[str, tuple[str, str | None]] = {"B2": ("rogues_den", "standard")}
    t = Field(
        {"B2": "h_inf_r", "A1": "h_inf_b"},
        {"G6": "h_inf_b", **FAR},
        landmarks=den,
        terrain={"G5": "wooded", "K5": "elevated", "C2": "marsh"},
        mode="lore",
    ).lore(0, tokens=2)
    t.order("B2").movement().pick("u0")
    assert t.texts == ["walk", "passage"]
    t.pick("passage")
    assert set(t.texts) == {"G5", "K5"}
    t.pick("G5")
    assert (t.place_of("B2"), t.st.tokens[0]) == ("G5", 1)
    assert t.kind == "attack", "it may still battle"
    t.st.at[t.hex("G5")], t.st.at[t.hex("B2")], t.st.pos[0] = -1, 0, t.hex("B2")
    t.order("B2").movement()
    t.st.flags[0] = 1
    t.movement().pick("u0", "passage")
    assert t.place_of("B2") == "G5", "the exit is fixed, one for the game"
    t.st.at[t.hex("G5")], t.st.at[t.hex("B2")], t.st.pos[0] = 1, 0, t.hex("B2")
    t.st.flags[0] = 1
    t.st.gain(0, 1)
    assert t.movement().pick("u0").kind == "move_to", "the exit is taken: no passage"
    t = Field({"B2": "h_inf_r"}, FAR, landmarks=den, terrain={"G5": "wooded"}, mode="lore").lore(0, tokens=2)
    t.st.effects.append((FX_MARK_OFF, t.hex("B2"), 0, IN_ANY, 1))
    assert t.order("B2").movement().pick("u0").kind == "move_to", "switched off"
    t = Field({"A1": "h_inf_b"}, {"B2": "h_inf_r"}, landmarks=den, terrain={"G5": "wooded"}, mode="lore")
    t.lore(1, tokens=2).turn_of(1)
    assert t.order("B2").movement().pick("u1").kind == "move_to", "not for the enemy"
    poor = Field({"B2": "h_inf_r"}, FAR, landmarks=den, terrain={"G5": "wooded"}, mode="lore")
    poor.order("B2").movement().pick("u0")
    assert poor.kind == "move_to", "without a Lore token there is no choice"


@clause("BL-15.18", "BL-11.5")
def test_bl_15_18_the_pentacle_gives_lore_at_the_end_of_the_turn() -> None:
    for owner, tokens in (("standard", 3), ("pennant", 2)):
        t = Field({"G3": "h_inf_b"}, FAR, landmarks={"G3": ("magic_pentacle", owner)}, mode="lore")
        t.draw().pick("two-tokens")
        assert t.st.tokens[0] == tokens
    t = Field({"G3": "h_inf_b"}, FAR, landmarks={"G3": ("magic_pentacle", "standard")}, mode="lore")
    t.st.effects.append((FX_MARK_OFF, t.hex("G3"), 0, IN_ANY, 1))
    assert t.draw().pick("two-tokens").st.tokens[0] == 2, "switched off"
    t = Field({"G3": "c_spi_g"}, FAR, landmarks={"G3": ("magic_pentacle", "standard")}, mode="lore")
    t.draw().pick("two-tokens")
    assert t.st.tokens[0] == 2, "a troop must stand there"


@clause("BL-15.20")
def test_bl_15_20_an_enemy_tent_is_worth_a_banner() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, landmarks={"G3": ("command_tent", "pennant")}).new_turn(0)
    assert banners(t.st, 0) == 1
    assert t.st.ground.marks == ()
    t = Field({"G3": "h_inf_b"}, FAR, landmarks={"G3": ("command_tent", "standard")}).new_turn(0)
    assert banners(t.st, 0) == 0
    t = Field({"G3": "h_inf_b"}, FAR, landmarks={"G3": ("command_tent", "pennant")}).new_turn(1)
    assert (banners(t.st, 0), banners(t.st, 1)) == (0, 0), "at the start of its own turn"
    assert len(t.st.ground.marks) == 1


@clause("BL-15.21")
def test_bl_15_21_a_graveyard_frightens() -> None:
    for place in ("G5", "H5", "G4"):
        t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}, landmarks={place: ("graveyard", None)})
        t.attack("G3", "G4", "FRR")
        assert t.asked.context == (1, 2), "adjacent to the graves: two hexes"
        t.dice("GR").pick(t.texts[0])
        t.pick(t.texts[0])
        assert t.figures("G4") == 3, "and a panic check"
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}, landmarks={"A5": ("graveyard", None)}).attack("G3", "G4", "FRR")
    assert t.asked.context == (1, 1)
    t = Field({"G3": "h_inf_b"}, {"G4": "g_hob_b"}, landmarks={"G5": ("graveyard", None)}).attack("G3", "G4", "FRR")
    assert t.asked.context == (1, 2), "no double effect"


@clause("BL-15.4")
def test_bl_15_4_a_switched_off_landmark_does_nothing_special() -> None:
    t = Field({"G3": "h_inf_g"}, FAR, landmarks={"G3": ("training_camp", "standard")})
    t.st.effects.append((FX_MARK_OFF, t.hex("G3"), 0, IN_ANY, 1))
    assert t.order("G3").combat().kind == "play_command"


@clause("BL-16.2", "BL-16.3")
def test_bl_16_2_the_summoning_circle() -> None:
    reserve = [{"camp": "standard", "unit": "c_ear_b", "enters": "summoning_circle"}]
    circle: dict[str, tuple[str, str | None]] = {"G3": ("summoning_circle", "standard")}

    def field() -> Field:
        return Field({"G3": "h_inf_b"}, {"A9": "h_inf_b"}, landmarks=circle, reserves=reserve, mode="lore").order("G3")

    t = field().combat()
    assert t.texts == ["u0 summon", "done"]
    t.dice("LL").pick("u0 summon")
    assert (t.kind, t.st.tokens[0]) == ("summon_at", 0), "two dice out of the Circle, no tokens"
    assert set(t.texts) == {"F3", "H3", "F4", "G4", "F2", "G2"}
    t.pick("G4")
    assert t.at("G4") == 2
    assert t.st.ground.marks == ()
    t = field().combat().dice("BS").pick("u0 summon")
    assert t.st.pos[2] == -1, "no LORE; it may be tried again"
    t = field().moved("G3").combat()
    assert t.kind == "lore_choice", "not in the turn in which the troop entered"


@clause("BL-16.4")
def test_bl_16_4_nobody_enters_the_vortex() -> None:
    t = Field({"G3": "h_inf_g"}, FAR, landmarks={"G4": ("magic_vortex", "standard")})
    assert "G4" not in t.reach("G3")


@clause("BL-16.5", "BL-16.7")
def test_bl_16_5_the_hill_giant_throws_rocks_from_its_pile() -> None:
    pile: dict[str, tuple[str, str | None]] = {"G3": ("rock_pile", "standard")}
    t = Field({"G3": "c_hgi_b", "A1": "h_inf_b"}, {"G6": "h_inf_b", **FAR}, landmarks=pile)
    assert t.targets("G3") == {"G6"}
    t.attack("G3", "G6", "BSF")
    assert t.figures("G6") == 3, "strikes do not hit"
    assert t.kind == "retreat_to", "flags work"
    assert Field({"G3": "c_hgi_b"}, {"G6": "h_inf_b"}).targets("G3") == set(), "it must stand on the tile"
    assert Field({"G3": "c_hgi_b"}, {"G7": "h_inf_b"}, landmarks=pile).targets("G3") == set(), "range 3"
    t = Field({"G3": "c_hgi_b"}, {"G4": "h_inf_b", "G6": "h_inf_b"}, landmarks=pile)
    assert t.targets("G3") == {"G4"}, "BL-6.8"
    assert dice_count(t.st, 0, 1, MELEE_ATTACK, NORMAL, t.st.weapon[0]) == 3, "no cap for the Giant"


@clause("BL-16.6", "BL-16.7")
def test_bl_16_6_the_wood_giant_throws_logs_from_any_wood() -> None:
    for mark, ground in ((("forest_lair", "standard"), "countryside"), (None, "wooded")):
        marks = {"G3": mark} if mark else {}
        t = Field({"G3": "c_wgi_g"}, {"G6": "h_inf_b"}, landmarks=marks, terrain={"G3": ground})
        assert t.targets("G3") == {"G6"}
    assert Field({"G3": "c_wgi_g"}, {"G6": "h_inf_b"}).targets("G3") == set()
    t = Field({"G3": "c_wgi_g", "A1": "h_inf_b"}, {"G6": "h_inf_b"}, terrain={"G3": "wooded"}).attack("G3", "G6", "RLL")
    assert t.asked.context == (2, 4), "three dice, and Pushback works"


@clause("BL-16.1")
def test_bl_16_1_a_lair_is_a_landmark_for_everybody_else() -> None:
    for mark, banned in (("rock_pile", True), ("forest_lair", False)):
        t = Field({"G3": "h_inf_g"}, {"G5": "h_inf_b"}, landmarks={"G4": (mark, "pennant")}).walks("G3", "G4")
        assert (t.combat().kind == "attack") != banned, "the Forest Lair counts as a wood"
