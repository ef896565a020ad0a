"""Chapter 16 of the BattleLore ledger: Lairs."""

from __future__ import annotations

from sandtable.games.battlelore.combat.dice import dice_count
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.tables.terrain import TERRAIN_IDS
from tests.games.battlelore.setups import start
from tests.games.battlelore.support import FAR, Field
from tests.support import clause


@clause("BL-16.1", "BL-15.19")
def test_bl_16_1_lairs_and_tents_are_placed() -> None:
    st = start("bl-08-singing-stones", lairs="on", command_tents="on")
    kinds = []
    while st.decision is not None and not st.turn:
        if st.decision.kind == "place_mark":
            kinds.append((st.decision.seat, TERRAIN_IDS[st.decision.context[0]]))
            if kinds[-1][1] == "command_tent":
                for h in st.decision.options:
                    assert isinstance(h, int)
                    near = [st.at[n] for n in st.ground.board.neighbours[h] if st.at[n] >= 0]
                    assert any(st.owner[unit] == st.decision.seat for unit in near), hex_name(h)
        st.apply(st.decision.options[0])
    assert kinds == [(0, "command_tent"), (1, "command_tent")], "the Circle is on the map already"


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
def test_bl_16_1_a_lair_is_a_landmark_for_everyone_else() -> None:
    for mark, banned in (("rock_pile", True), ("forest_lair", False)):
        t = Field({"G3": "h_inf_g"}, {"G5": "h_inf_b"}, landmarks={"G4": (mark, "pennant")}).walks("G3", "G4")
        assert (t.combat().kind == "attack") != banned, "the Forest Lair counts as a wood"
