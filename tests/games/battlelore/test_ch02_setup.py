"""Chapters 2 and 14: adventures, setup, War Councils, the Lore deck."""

from __future__ import annotations

import json

import pytest

from sandtable.core.spec import BadOption
from sandtable.games.battlelore.lore.councils import deck_shares, level_options
from sandtable.games.battlelore.lore.windows import card_level
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import Battle
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import (
    ContentError,
    adventure_ids,
    adventure_of,
    check_all,
    read_adventure,
)
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.tables.cards import HAND_BY_COMMANDER, LORE_IDS, LORE_LIMIT, LORE_OF, MEDIEVAL_LORE_DECK
from sandtable.games.battlelore.turn.drawing import lore_limit, lore_master
from sandtable.games.battlelore.turn.placing import PlaceMark, lore_landmarks, strongholds, why_not_place
from sandtable.games.battlelore.turn.turn import Turn
from tests.games.battlelore.support import Field
from tests.support import clause


def start(adventure: str, seed: int = 1, **options: str | int) -> Battle:
    return SPEC.start(2, {"adventure": adventure, **options}, seed)


def first_turn(st: Battle) -> Battle:
    """Answer the questions of the setup with their last options."""
    while st.decision is not None and not st.turn:
        st.apply(st.decision.options[-1])
    return st


@clause("BL-2.1", "BL-2.2", "BL-2.8")
def test_bl_2_2_every_adventure_is_sound_and_starts() -> None:
    check_all()
    assert len(adventure_ids()) == 22
    for name in adventure_ids():
        adventure = adventure_of(name)
        if adventure.units:
            st = start(name)
            assert st.players == 2
            for unit, place in enumerate(adventure.units):
                assert st.pos[unit] == place.hex
                assert st.figs[unit] == place.figures


@clause("BL-2.8", "BL-29.22")
def test_bl_2_8_more_players_need_an_epic_adventure() -> None:
    with pytest.raises(BadOption, match=r"BL-2\.8"):
        SPEC.start(3, {"adventure": "bl-01-first-muster"})
    assert SPEC.start(6, {"adventure": "bl-e1-poitiers"}).players == 6


@clause("BL-2.3", "BL-14.5")
def test_bl_2_3_command_hands() -> None:
    st = start("bl-02-agincourt")
    assert [len(hand) for hand in st.hands] == [4, 5]
    st = start("bl-07-stones-of-cragmoor")
    assert [len(hand) for hand in st.hands] == [6, 5]
    assert HAND_BY_COMMANDER == (3, 4, 5, 6)


@clause("BL-2.4", "BL-14.6", "BL-14.8")
def test_bl_14_6_lore_cards_and_tokens_by_the_highest_lore_master() -> None:
    st = start("bl-04-wizards-tarn")
    assert st.tokens == [3, 2]
    assert st.decision is not None
    assert (st.decision.kind, len(st.decision.options)) == ("keep_first_lore", 4)
    assert st.decision.also[0].seat == 1, "both choose at the same time"
    first_turn(st)
    assert [len(hand) for hand in st.lore] == [3, 2]
    assert len(st.lore_discard) == 8 - 5
    assert [lore_limit(st, holder) for holder in (0, 1)] == [4, 3]


@clause("BL-35.3", "BL-13.13")
def test_bl_35_3_hand_limit_is_the_highest_level_plus_one() -> None:
    assert lore_master((3, 2, 0, 1, 0)) == 2
    assert LORE_LIMIT[2] == 3


@clause("BL-14.1", "BL-14.2", "BL-14.3", "BL-14.4")
def test_bl_14_2_free_councils_are_secret_until_both_are_built() -> None:
    st = start("bl-09-three-keeps")
    for level in (3, 3, 0, 0):
        st.apply(level, 0)
        assert st.councils == [(0, 0, 0, 0, 0)] * 2
    assert st.asked(0).options == [0], "six levels are given out"
    st.apply(0, 0)
    assert st.seen_by(1).stack[-1].fields() != st.stack[-1].fields()
    for level in (0, 0, 0, 3):
        st.apply(level, 1)
    st.apply(3, 1)
    assert st.councils == [(3, 3, 0, 0, 0), (0, 0, 0, 3, 3)]
    assert st.hand_size == [6, 3]


@clause("BL-14.2")
def test_bl_14_2_levels_keep_minimum_and_total() -> None:
    assert level_options(6, (1, 0, 0, 0, 0), ()) == [1, 2, 3]
    assert level_options(5, (0, 0, 0, 0, 0), (0, 0, 0, 2)) == [3]
    assert level_options(15, (0, 0, 0, 0, 0), ()) == [3]


@clause("BL-14.7", "BL-14.9", "BL-14.10", "BL-35.8")
def test_bl_35_8_the_lore_deck() -> None:
    shares = deck_shares([(2, 3, 1, 0, 0), (2, 1, 0, 0, 0)])
    assert shares == (0, 14, 8, 5, 5)
    assert sum(shares) == 32
    st = start("bl-04-wizards-tarn")
    assert len(st.lore_deck) + 8 == sum(deck_shares(st.councils))
    assert len(st.lore_out) + sum(deck_shares(st.councils)) == 60


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
        placed.append((st.decision.seat, c.TERRAIN_IDS[st.decision.context[0]]))
        row = {st.ground.board.camp_rows[h][st.decision.seat] for h in st.decision.options if isinstance(h, int)}
        if st.decision.context[0] != c.STRONGHOLD:
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
    reasons = {h: why_not_place(t.st, 0, c.HEALING_POOL, t.hex(h)) for h in ("A3", "B3", "C3", "D3", "E3", "E4", "E2")}
    assert reasons == {**dict.fromkeys(("A3", "B3", "C3", "D3", "E2"), "BL-15.2"), "E3": None, "E4": None}
    assert why_not_place(t.st, 1, c.HEALING_POOL, t.hex("E7")) is None
    assert why_not_place(t.st, 0, c.STRONGHOLD, t.hex("A3")) is None
    assert why_not_place(t.st, 0, c.STRONGHOLD, t.hex("A9")) == "BL-15.3"
    epic = Field({"A3": "h_inf_b"}, {"A9": "h_inf_b"}, epic=True)
    rows = [h for h in ("E3", "E4", "E8", "E9") if why_not_place(epic.st, 0, c.HEALING_POOL, epic.hex(h)) is None]
    assert rows == ["E4", "E8"]


@clause("BL-15.3", "BL-15.1")
def test_bl_15_3_only_a_commander_of_level_three_builds_a_stronghold() -> None:
    t = Field({"A3": "h_inf_b"}, {"A9": "h_inf_b"}, mode="lore", stronghold="on", lore_master_landmarks="on")
    t.council(0, commander=3, wizard=2).council(1, commander=2, cleric=3)
    assert [strongholds(t.st, camp) for camp in (0, 1)] == [[c.STRONGHOLD], []]
    assert [lore_landmarks(t.st, camp) for camp in (0, 1)] == [[], [c.HEALING_POOL]]


@clause("BL-2.10")
def test_bl_2_10_a_landmark_without_a_place_is_skipped() -> None:
    rows = {f"{column}{row}": "marsh" for row in (3, 4) for column in "ABCDEFGHIJKLM"[: 13 - (row == 4)]}
    t = Field({"A1": "h_inf_b"}, {"A9": "h_inf_b"}, terrain=rows)
    t.st.stack = [Turn(0)]
    t.st.push(PlaceMark(0, c.HEALING_POOL))
    t.run()
    assert (t.kind, t.st.ground.marks) == ("play_command", ())


@clause("BL-14.10")
def test_bl_14_10_a_class_counts_once_for_a_camp() -> None:
    assert deck_shares([(0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 1, 0, 0, 0), (0, 0, 0, 0, 0)]) == (0, 8, 8, 5, 5)


@clause("BL-16.1", "BL-15.19")
def test_bl_16_1_lairs_and_tents_are_placed() -> None:
    st = start("bl-08-singing-stones", lairs="on", command_tents="on")
    kinds = []
    while st.decision is not None and not st.turn:
        if st.decision.kind == "place_mark":
            kinds.append((st.decision.seat, c.TERRAIN_IDS[st.decision.context[0]]))
            if kinds[-1][1] == "command_tent":
                for h in st.decision.options:
                    assert isinstance(h, int)
                    near = [st.at[n] for n in st.ground.board.neighbours[h] if st.at[n] >= 0]
                    assert any(st.owner[unit] == st.decision.seat for unit in near), hex_name(h)
        st.apply(st.decision.options[0])
    assert kinds == [(0, "command_tent"), (1, "command_tent")], "the Circle is on the map already"


@clause("BL-2.6")
def test_bl_2_6_the_adventure_names_who_begins() -> None:
    assert start("bl-01-first-muster").active == c.STANDARD
    assert start("bl-02-agincourt").active == c.PENNANT


@clause("BL-32.1", "BL-32.2", "BL-32.3", "BL-35.10")
def test_bl_32_2_medieval_lore() -> None:
    assert len(MEDIEVAL_LORE_DECK) == 29
    ids = {LORE_IDS[card] for card in MEDIEVAL_LORE_DECK}
    assert {"WZ01", "WZ02", "CL01", "CL02", "WR15", "RG02"} <= ids
    assert not ids & {"RG01", "RG03", "RG06", "RG07", "RG08", "WZ03", "CL03"}
    st = start("bl-01-first-muster", mode="medieval_lore")
    assert (st.tokens, st.lore, st.pool) == ([0, 0], [[], []], 36)
    assert (st.lore_deck, st.lore_discard) == (list(MEDIEVAL_LORE_DECK), []), "nothing is dealt"
    assert [len(hand) for hand in st.hands] == [5, 5]
    assert lore_limit(st, 0) == 1
    for adventure, levels in (
        ("bl-02-agincourt", [1, 2]),
        ("bl-07-stones-of-cragmoor", [3, 2]),
        ("bl-09-three-keeps", [2, 2]),
    ):
        st = start(adventure, mode="medieval_lore")
        assert st.councils == [(level, 0, 0, 0, 0) for level in levels], "a Commander only"
        assert [len(hand) for hand in st.hands] == [HAND_BY_COMMANDER[level] for level in levels]


@clause("BL-32.4")
def test_bl_32_4_every_card_is_out_of_character() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"}, mode="medieval_lore").lore(0, "WR01", tokens=4)
    t.attack("G3", "G4")
    assert "WR01" in t.texts
    t.dice("RRRR").pick("WR01")
    assert t.st.tokens[0] == 0, "1 + 3"
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"}, mode="medieval_lore").lore(0, "WR01", tokens=3)
    t.attack("G3", "G4")
    assert "WR01" not in t.texts
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"}, mode="medieval_lore").council(0, warrior=3)
    assert card_level(t.st, 0, LORE_OF["WR01"]) == 0, "whoever sits there"


def broken(**changes: object) -> str:
    data: dict[str, object] = {
        "schema": "battlelore-adventure/1",
        "id": "mine",
        "title": "Mine",
        "mode": "medieval",
        "board": "standard",
        "first_player": "standard",
        "victory_banners": {"standard": 4, "pennant": 4},
        "command_cards": {"standard": 5, "pennant": 5},
        "units": [
            {"camp": "standard", "hex": "G1", "unit": "h_inf_b"},
            {"camp": "pennant", "hex": "G9", "unit": "h_inf_b"},
        ],
    }
    data.update(changes)
    return json.dumps(data)


def test_a_written_adventure_is_played() -> None:
    st = SPEC.start(2, {"own_adventure": broken()})
    assert st.decision is not None
    assert st.decision.kind == "play_command"
    again = SPEC.load(st.dump())
    assert again.dump() == st.dump(), "the adventure travels with the save"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"colour": "red"}, "unknown field colour"),
        ({"mode": "silly"}, "not one of medieval"),
        ({"rows": 17}, "has 9 rows"),
        ({"units": [{"camp": "standard", "hex": "M2", "unit": "h_inf_b"}]}, "M2 is no hex"),
        ({"units": [{"camp": "standard", "hex": "G1", "unit": "h_inf_b"}] * 2}, "G1 is taken"),
        ({"units": [{"camp": "standard", "hex": "G1", "unit": "h_inf_b"}]}, "both camps need units"),
        ({"units": [{"camp": "standard", "hex": "G1", "unit": "h_inf_b", "colour": "red"}]}, "colour of h_inf_b"),
        ({"units": [{"camp": "standard", "hex": "G1", "unit": "h_inf_b", "spotter": True}]}, r"BL-20\.14"),
        ({"units": [{"camp": "standard", "hex": "G1", "unit": "h_cav_b", "musician": "horn"}]}, r"BL-22\.5"),
        ({"terrain": [{"hex": "G1", "type": "waterway"}]}, "G1 is impassable"),
        ({"terrain": [{"hex": "G5", "type": "wooded", "cliff_sides": ["E"]}]}, "only a cliff"),
        ({"terrain": [{"hex": "G5", "type": "wooded", "height": 2}]}, r"BL-12\.8"),
        ({"terrain": [{"hex": "G5", "type": "elevated", "height": 0}]}, r"height: 0 is not from 1 to 5"),
        ({"terrain": [{"hex": "G5", "type": "stronghold"}]}, "is no terrain"),
        ({"landmarks": [{"hex": "G5", "type": "wooded"}]}, "is no landmark"),
        ({"victory_banners": {"standard": 0, "pennant": 4}}, "0 is not from 1 to 30"),
        ({"mode": "lore"}, "needs War Councils"),
        ({"special_rules": [{"id": "x", "type": "exit", "text": "x"}]}, "hexes is missing"),
        ({"reserve_creatures": [{"camp": "standard", "unit": "c_spi_g", "enters": "conjuration"}]}, "does not enter"),
        ({"id": "bl-01-first-muster"}, "published"),
    ],
)
def test_a_broken_adventure_is_refused_with_the_reason(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(ContentError, match=reason):
        read_adventure(broken(**changes))
