"""Chapter 32 of the BattleLore ledger: Medieval Lore."""

from __future__ import annotations

from sandtable.games.battlelore.lore.playing import card_level
from sandtable.games.battlelore.tables.cards import HAND_BY_COMMANDER, LORE_IDS, LORE_OF, MEDIEVAL_LORE_DECK
from sandtable.games.battlelore.turn.drawing import lore_limit
from tests.games.battlelore.setups import start
from tests.games.battlelore.support import Field
from tests.support import clause


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
