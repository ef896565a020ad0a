"""Chapter 2 of the BattleLore ledger: Adventures and setup."""

from __future__ import annotations

import json

import pytest

from sandtable.core.engine.options import BadOption
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import ADVENTURES, ContentError, adventure_ids, adventure_of
from sandtable.games.battlelore.tables.cards import HAND_BY_COMMANDER
from sandtable.games.battlelore.tables.terrain import HEALING_POOL
from sandtable.games.battlelore.turn.forces import first_camp
from sandtable.games.battlelore.turn.placing import PlaceMark
from sandtable.games.battlelore.turn.turn import Turn
from tests.games.battlelore.setups import start
from tests.games.battlelore.support import Field
from tests.support import clause


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


@clause("BL-2.6", "BL-2.7", "BL-29.4")
def test_bl_2_7_green_ties_are_rolled() -> None:
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g", "G8": "h_inf_b"}, rules=[])
    adventure = t.st.rules.adventure
    assert first_camp(t.st) == 0, "the adventure names Standard"
    old = adventure.first
    adventure.first = -1
    try:
        t.dice("GBBBBB" + "GBBBBB" + "BBBBBB" + "GBBBBB")
        assert first_camp(t.st) == 1, "one tie, then Pennant has the only GREEN"
        t.st.colour[1] = c.BLUE
        assert first_camp(t.st) == 0, "more green units need no dice"
    finally:
        adventure.first = old


@clause("BL-2.1", "BL-2.2", "BL-2.8")
def test_bl_2_2_every_adventure_is_sound_and_starts() -> None:
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


@clause("BL-2.10")
def test_bl_2_10_a_landmark_without_a_place_is_skipped() -> None:
    rows = {f"{column}{row}": "marsh" for row in (3, 4) for column in "ABCDEFGHIJKLM"[: 13 - (row == 4)]}
    t = Field({"A1": "h_inf_b"}, {"A9": "h_inf_b"}, terrain=rows)
    t.st.stack = [Turn(0)]
    t.st.push(PlaceMark(0, HEALING_POOL))
    t.run()
    assert (t.kind, t.st.ground.marks) == ("play_command", ())


@clause("BL-2.6")
def test_bl_2_6_the_adventure_names_who_begins() -> None:
    assert start("bl-01-first-muster").active == c.STANDARD
    assert start("bl-02-agincourt").active == c.PENNANT


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
        ({"units": [{"camp": "standard", "hex": "M2", "unit": "h_inf_b"}]}, "M2 is not a hex"),
        ({"units": [{"camp": "standard", "hex": "G1", "unit": "h_inf_b"}] * 2}, "G1 is taken"),
        ({"units": [{"camp": "standard", "hex": "G1", "unit": "h_inf_b"}]}, "both camps need units"),
        ({"units": [{"camp": "standard", "hex": "G1", "unit": "h_inf_b", "colour": "red"}]}, "colour of h_inf_b"),
        ({"units": [{"camp": "standard", "hex": "G1", "unit": "h_inf_b", "spotter": True}]}, r"BL-20\.14"),
        ({"units": [{"camp": "standard", "hex": "G1", "unit": "h_cav_b", "musician": "horn"}]}, r"BL-22\.5"),
        ({"terrain": [{"hex": "G1", "type": "waterway"}]}, "G1 is impassable"),
        ({"terrain": [{"hex": "G5", "type": "wooded", "cliff_sides": ["E"]}]}, "only a cliff"),
        ({"terrain": [{"hex": "G5", "type": "wooded", "height": 2}]}, r"BL-12\.8"),
        ({"terrain": [{"hex": "G5", "type": "elevated", "height": 0}]}, r"height: 0 is not between 1 and 5"),
        ({"terrain": [{"hex": "G5", "type": "stronghold"}]}, "is not terrain"),
        ({"landmarks": [{"hex": "G5", "type": "wooded"}]}, "is not a landmark"),
        ({"victory_banners": {"standard": 0, "pennant": 4}}, "0 is not between 1 and 30"),
        ({"mode": "lore"}, "needs War Councils"),
        ({"special_rules": [{"id": "x", "type": "exit", "text": "x"}]}, "hexes is missing"),
        ({"reserve_creatures": [{"camp": "standard", "unit": "c_spi_g", "enters": "conjuration"}]}, "does not enter"),
        ({"id": "bl-01-first-muster"}, "published"),
    ],
)
def test_a_broken_adventure_is_refused_with_the_reason(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(ContentError, match=reason):
        ADVENTURES.from_text(broken(**changes))
