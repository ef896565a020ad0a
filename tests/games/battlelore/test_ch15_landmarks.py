"""Chapter 15 of the BattleLore ledger: Landmarks."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.combat.dice import dice_count
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL
from sandtable.games.battlelore.combat.morale import bold_level
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import HALTED, NO_BATTLE, ORDERED
from sandtable.games.battlelore.tables.effects import FX_MARK_OFF, IN_ANY
from sandtable.games.battlelore.tables.terrain import (
    HEALING_POOL,
    MAGIC_PENTACLE,
    ROGUES_DEN,
    STRONGHOLD,
    TERRAIN_IDS,
    TRAINING_CAMP,
)
from sandtable.games.battlelore.turn.landmarks import HEALING, TRAINING, pentacle_lore, why_not_heal, why_not_train
from sandtable.games.battlelore.turn.places import enter, put
from sandtable.games.battlelore.turn.placing import NOT_YOUR_UNIT, lore_landmarks, strongholds, why_not_place
from sandtable.games.battlelore.turn.victory import banners
from tests.games.battlelore.alliances import FOES, allied
from tests.games.battlelore.fields import bold
from tests.games.battlelore.setups import first_turn, start
from tests.games.battlelore.support import FAR, MY, Field
from tests.support import clause


def councils_set(levels: tuple[tuple[int, ...], ...]) -> BattleState:
    """Four allies who have formed these councils and kept their first Lore cards."""
    st = SPEC.start(4, {"adventure": "bl-09-three-keeps", "allies": "reluctant"}, 2)
    for seat, council in enumerate(levels):
        for level in council:
            st.apply(level, seat)
    while st.decision is not None and st.decision.kind == "keep_first_lore":
        st.apply(st.decision.options[0], st.decision.seat)
    return st


def keeps(*holders: int) -> Field:
    """Strongholds of these holders in G4 (and G6). The first player of Standard stands in A1, the second in J3."""
    t = allied({"A1": "h_inf_b", "H3": "h_inf_g"}, {"G5": "h_inf_g", "A9": "h_inf_b"})
    t.st.ground = t.st.ground.with_marks(
        tuple((t.hex(h), STRONGHOLD, holder) for h, holder in zip(("G4", "G6"), holders, strict=False))
    )
    for holder in range(4):
        t.hand(holder, "CC-PL", "CC-PR")
    return t


@clause("BL-2.5", "BL-2.10", "BL-15.1", "BL-15.2", "BL-15.3")
def test_bl_15_1_level_three_lore_masters_bring_landmarks() -> None:
    st = start("bl-09-three-keeps")
    for seat, levels in ((0, (3, 3, 0, 0, 0)), (1, (3, 0, 3, 0, 0))):
        for level in levels:
            st.apply(level, seat)
    while st.decision is not None and st.decision.kind == "keep_first_lore":
        st.apply(st.decision.options[0], st.decision.seat)
    placed = []
    while st.decision is not None and st.decision.kind == "place_mark":
        placed.append((st.decision.seat, TERRAIN_IDS[st.decision.context[0]]))
        row = {st.ground.board.camp_rows[h][st.decision.seat] for h in st.decision.options if isinstance(h, int)}
        if st.decision.context[0] != STRONGHOLD:
            assert row == {3, 4}
        else:
            assert all(st.owner[st.at[h]] == st.decision.seat for h in st.decision.options if isinstance(h, int))
        st.apply(st.decision.options[0])
    assert placed == [
        (1, "healing_pool"),
        (0, "magic_pentacle"),
        (1, "stronghold"),
        (0, "stronghold"),
    ], "Pennant moves first and places first"


@clause("BL-15.1")
def test_bl_15_1_no_landmark_if_the_other_camp_has_that_class() -> None:
    st = start("bl-09-three-keeps", stronghold="off")
    for seat, levels in ((0, (3, 3, 0, 0, 0)), (1, (3, 1, 2, 0, 0))):
        for level in levels:
            st.apply(level, seat)
    first_turn(st)
    assert st.ground.marks == ()


@clause("BL-15.2", "BL-15.3", "BL-29.3")
def test_bl_15_2_where_landmarks_may_be_placed() -> None:
    marks: dict[str, tuple[str, str | None]] = {"C3": ("graveyard", None)}
    t = Field({"A3": "h_inf_b"}, {"A9": "h_inf_b"}, terrain={"B3": "wooded", "D3": "rampart"}, landmarks=marks)
    free = [h for h in ("A3", "B3", "C3", "D3", "E3", "E4", "E2") if not why_not_place(t.st, 0, HEALING_POOL, t.hex(h))]
    assert free == ["E3", "E4"]
    assert why_not_place(t.st, 1, HEALING_POOL, t.hex("E7")) is None
    assert why_not_place(t.st, 0, STRONGHOLD, t.hex("A3")) is None
    assert why_not_place(t.st, 0, STRONGHOLD, t.hex("A9")) is NOT_YOUR_UNIT
    epic = Field({"A3": "h_inf_b"}, {"A9": "h_inf_b"}, epic=True)
    rows = [h for h in ("E3", "E4", "E8", "E9") if why_not_place(epic.st, 0, HEALING_POOL, epic.hex(h)) is None]
    assert rows == ["E4", "E8"]


@clause("BL-15.3", "BL-15.1")
def test_bl_15_3_only_a_commander_of_level_three_builds_a_stronghold() -> None:
    t = Field({"A3": "h_inf_b"}, {"A9": "h_inf_b"}, mode="lore", stronghold="on", lore_master_landmarks="on")
    t.council(0, commander=3, wizard=2).council(1, commander=2, cleric=3)
    assert [strongholds(t.st, camp) for camp in (0, 1)] == [[STRONGHOLD], []]
    assert [lore_landmarks(t.st, camp) for camp in (0, 1)] == [[], [HEALING_POOL]]


@clause("BL-15.6", "BL-15.24")
def test_bl_15_6_entering_a_landmark_stops_and_forbids_battle() -> None:
    for owner in ("standard", "pennant", None):
        t = Field({"G3": "h_cav_b"}, {"G5": "h_inf_b"}, landmarks={"G4": ("training_camp", owner)}, mode="lore")
        t.walks("G3", "G4")
        assert t.st.flags[0] & HALTED
        assert t.st.flags[0] & NO_BATTLE


@clause("BL-15.22", "BL-15.23")
def test_bl_15_22_the_witchs_hut_takes_foot_units_only() -> None:
    for unit, enters in (("h_inf_g", True), ("h_cav_b", False), ("c_spi_g", False)):
        t = Field({"G3": unit}, {"G5": "h_inf_b"}, landmarks={"G4": ("witchs_hut", None)})
        assert ("G4" in t.reach("G3")) == enters
    t = Field({"G3": "h_inf_g"}, {"G5": "h_inf_b"}, landmarks={"G4": ("witchs_hut", None)})
    t.walks("G3", "G4")
    assert t.st.flags[0] & NO_BATTLE
    assert not t.st.flags[0] & HALTED


@clause("BL-15.17")
def test_bl_15_17_the_pentacle_does_not_hinder() -> None:
    t = Field({"G3": "h_cav_b"}, {"G5": "h_inf_b"}, landmarks={"G4": ("magic_pentacle", "standard")})
    assert "H5" in t.reach("G3")
    t.order("G3").movement().pick("u0", "G4")
    assert t.kind == "attack"


@clause("BL-6.15", "BL-15.7", "BL-15.17", "BL-15.19", "BL-15.21", "BL-15.23")
@pytest.mark.parametrize(
    ("mark", "blocks"),
    [
        ("training_camp", True),
        ("magic_pentacle", True),
        ("command_tent", True),
        ("witchs_hut", True),
        ("graveyard", False),
    ],
)
def test_bl_15_7_landmarks_obstruct(mark: str, blocks: bool) -> None:
    t = Field({"B5": "h_arc_b"}, {"D5": "h_inf_b"}, landmarks={"C5": (mark, None)})
    assert (t.targets("B5") == set()) == blocks


@clause("BL-15.8", "BL-15.4")
def test_bl_15_8_the_stronghold_helps_its_owner_inside_and_beside() -> None:
    for owner, level in (("standard", 1), ("pennant", 0)):
        mark = {"G3": ("stronghold", owner)}
        assert bold(Field({"G3": "h_inf_b"}, FAR, landmarks=mark), "G3") == level
        assert bold(Field({"G4": "h_inf_b"}, FAR, landmarks=mark), "G4") == level
        assert bold(Field({"G5": "h_inf_b"}, FAR, landmarks=mark), "G5") == 0


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


@clause("BL-15.1", "BL-15.2", "BL-15.3", "BL-31.1")
def test_bl_15_1_the_player_whose_council_brings_a_landmark_places_and_holds_it() -> None:
    st = councils_set(((0, 3, 3, 0, 0), (0, 0, 0, 3, 3), (3, 3, 0, 0, 0), (3, 0, 0, 1, 2)))
    asked = []
    while st.decision is not None and st.decision.kind == "place_mark":
        seat, kind = st.decision.seat, st.decision.context[0]
        asked.append((TERRAIN_IDS[kind], seat))
        if kind == STRONGHOLD:
            assert all(st.owner[st.at[h]] == seat for h in st.decision.options if isinstance(h, int)), "his own units"
        st.apply(st.decision.options[0])
        assert (kind, seat) in [(mark[1], mark[2]) for mark in st.ground.marks]
    assert sorted(asked) == [
        ("healing_pool", 0),
        ("magic_pentacle", 0),
        ("magic_pentacle", 2),
        ("rogues_den", 1),
        ("stronghold", 2),
        ("stronghold", 3),
        ("training_camp", 1),
    ], "each ally for his own council, and an ally's Lore Master of the class is no opponent's"
    camps = [seat & 1 for kind, seat in asked if kind != "stronghold"]
    assert camps == sorted(camps, reverse=bool(camps[0])), "one camp after the other"


@clause("BL-15.1")
def test_bl_15_1_either_opponent_s_lore_master_of_the_class_prevents_a_landmark() -> None:
    for theirs in (1, 3):
        levels = [(0, 3, 3, 0, 0), (0, 0, 0, 3, 3), (0, 0, 0, 3, 3), (0, 0, 0, 3, 3)]
        levels[theirs] = (0, 1, 0, 3, 2)
        st = councils_set(tuple(levels))
        kinds = []
        while st.decision is not None and st.decision.kind == "place_mark":
            kinds.append(TERRAIN_IDS[st.decision.context[0]])
            st.apply(st.decision.options[0])
        assert kinds == ["healing_pool"]


@clause("BL-15.9", "BL-15.10")
def test_bl_15_9_a_lost_stronghold_shrinks_the_hand_of_the_ally_who_holds_it() -> None:
    t = keeps(2).turn_of(1)
    enter(t.st, t.u("G5"), t.hex("G4"), t.hex("G5"))
    assert t.st.hand_size == [2, 2, 1, 2]
    assert [len(hand) for hand in t.st.hands] == [2, 2, 1, 2]
    put(t.st, t.u("G5"), t.hex("G5"))
    enter(t.st, t.u("A1"), t.hex("G4"), t.hex("A1"))
    assert t.st.hand_size == [2, 2, 1, 2], "his ally does not regain it for him"
    put(t.st, t.u("A1"), t.hex("A1"))
    enter(t.st, t.u("H3"), t.hex("G4"), t.hex("H3"))
    assert t.st.hand_size == [2, 2, 2, 2]
    assert [len(hand) for hand in t.st.hands] == [2, 2, 2, 2]
    put(t.st, t.u("H3"), t.hex("H3"))
    enter(t.st, t.u("A1"), t.hex("G4"), t.hex("A1"))
    assert t.st.hand_size == [2, 2, 2, 2], "an ally in it is no enemy"


@clause("BL-15.9")
def test_bl_15_9_both_allies_may_lose_a_stronghold() -> None:
    t = keeps(2, 0).turn_of(1)
    enter(t.st, t.u("G5"), t.hex("G4"), t.hex("G5"))
    enter(t.st, t.u("G5"), t.hex("G6"), t.hex("G4"))
    assert t.st.hand_size == [1, 2, 1, 2]


@clause("BL-15.4", "BL-15.8")
def test_bl_15_4_a_landmark_helps_the_units_of_its_player_only() -> None:
    for holder, level in ((0, 0), (2, 1)):
        t = keeps(holder)
        assert bold_level(t.st, t.u("H3")) == level
    for kind, why_not in ((HEALING_POOL, why_not_heal), (TRAINING_CAMP, why_not_train)):
        for holder, refusals in ((0, (HEALING.elsewhere, TRAINING.elsewhere)), (2, (None, None))):
            t = allied({"A1": "h_inf_b", "J3": "h_inf_g"}, FOES).lose("J3", 1)
            t.st.ground = t.st.ground.with_marks(((t.hex("J3"), kind, holder),))
            t.st.flags[1] |= ORDERED
            assert why_not(t.st, 1) is refusals[kind == TRAINING_CAMP]
    for holder, tokens in ((0, 0), (2, 1)):
        t = allied({"A1": "h_inf_b", "J3": "h_inf_g"}, FOES).turn_of(2)
        t.st.ground = t.st.ground.with_marks(((t.hex("J3"), MAGIC_PENTACLE, holder),))
        pentacle_lore(t.st)
        assert t.st.tokens[2] == tokens


@clause("BL-15.15", "BL-15.16")
def test_bl_15_15_each_ally_has_a_den_and_a_passage_of_his_own() -> None:
    t = allied({"B2": "h_inf_r", "K2": "h_inf_r"}, FOES, terrain=dict.fromkeys(("E5", "G5", "I5"), "wooded"))
    t.lore(0, tokens=2).lore(2, tokens=2)
    t.st.ground = t.st.ground.with_marks(((t.hex("B2"), ROGUES_DEN, 0), (t.hex("K2"), ROGUES_DEN, 2)))
    t.order("B2").movement().pick("u0", "passage", "E5")
    t.st.flags[1] |= ORDERED
    t.turn_of(2).movement().pick("u1", "passage")
    assert set(t.texts) == {"G5", "I5"}, "an exit of his own; his ally's unit stands in the other wood"
    t = allied({"B2": "h_inf_r", "A1": "h_inf_b"}, FOES, terrain={"G5": "wooded"}).lore(0, tokens=2)
    t.st.ground = t.st.ground.with_marks(((t.hex("B2"), ROGUES_DEN, 2),))
    assert t.order("B2").movement().pick("u0").kind == "move_to", "his ally's Den"


@clause("BL-15.4")
def test_bl_15_4_allies_share_an_adventure_s_landmarks_like_its_units() -> None:
    marks: dict[str, tuple[str, str | None]] = {
        "B3": ("healing_pool", "standard"),
        "K3": ("stronghold", "standard"),
        "B7": ("stronghold", "pennant"),
        "J7": ("summoning_circle", "pennant"),
        "C7": ("summoning_circle", "pennant"),
        "G5": ("graveyard", None),
    }
    t = allied({"A1": "h_inf_b"}, {"A9": "h_inf_b"}, landmarks=marks)
    owners = {h: t.st.ground.owner[t.hex(h)] for h in marks}
    assert owners == {"B3": 0, "K3": 2, "B7": 3, "J7": 1, "C7": 1, "G5": -1}


@clause("BL-15.18", "BL-1.20")
def test_bl_15_18_an_empty_pool_gives_nothing_and_nothing_is_logged() -> None:
    t = Field({"G4": "h_inf_b"}, FAR, mode="lore", landmarks={"G4": ("magic_pentacle", "standard")})
    t.st.tokens[1] += t.st.pool
    t.st.pool = 0
    pentacle_lore(t.st)
    assert (t.st.tokens[0], t.told("lore")) == (0, [])


@clause("BL-15.15", "BL-15.16", "BL-1.14")
def test_bl_15_15_a_champion_takes_the_passage_too() -> None:
    den: dict[str, tuple[str, str | None]] = {"G3": ("rogues_den", "standard")}
    ground = {"G7": "wooded", "H7": "elevated"}
    t = Field(MY, FAR, mode="lore", landmarks=den, terrain=ground).hero("G3").lore(0, tokens=2)
    name = "hero at G3"
    t.order(name).movement().pick(f"u{t.u(name)}")
    assert (t.kind, t.texts) == ("move_how", ["walk", "passage"])
    t.pick("passage", "G7")
    assert (t.place_of(name), t.st.tokens[0], t.st.passage_exit[0]) == ("G7", 1, t.hex("G7"))
    t = Field(MY, FAR, mode="lore", landmarks=den, terrain=ground).hero("G3").lore(0, tokens=2)
    t.order(name).movement().pick(f"u{t.u(name)}", "walk", "G4")
    assert (t.place_of(name), t.st.tokens[0]) == ("G4", 2)
