"""Why not: what a question does not offer is explained by the clause that forbids it, not by the question's own."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.core.decision import Target
from sandtable.games.battlelore.combat.declare import why_not_target
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables.cards import COMMAND_IDS, LORE_CARDS, LORE_OF
from sandtable.games.battlelore.telling.kinds import KINDS
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.testing import chooser_rng, play_on
from tests.games.battlelore.lore_battles import fight, lore
from tests.games.battlelore.support import FAR, Field


def why(t: Field, part: str, what: str) -> list[str]:
    """Why a hex, the unit that was set up in a hex, or a card cannot be picked."""
    values = {"hex": lambda: t.hex(what), "unit": lambda: t.u(what), "card": lambda: card_number(what)}
    return t.why_not(t.asked.seat, (part, values[part]()))


def card_number(name: str) -> int:
    return LORE_BASE + LORE_OF[name] if name in LORE_OF else COMMAND_IDS.index(name)


def test_cards_have_their_own_time() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "WR01").hand(0, "CC-PL").order("G3").movement()
    assert t.kind == "move_unit"
    assert why(t, "card", "CC-PL") == ["BL-3.3"], "in the Command phase"
    assert why(t, "card", "WR01") == ["BL-13.6"], "in its window"


def test_a_lore_card_is_played_with_the_first_command_card() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore", epic=True).hand(0, "CC-PL", "CC-PR").lore(0, "WZ04")
    t.st.rack = [COMMAND_IDS.index("CC-SL")]
    t.st.deck.remove(t.st.rack[0])
    t.command().pick("CC-PL")
    assert t.kind == "second_card"
    assert why(t, "card", "WZ04") == ["BL-13.6"]
    assert why(t, "card", "CC-PR") == ["BL-29.5"]


def test_a_unit_is_asked_about_as_its_hex_where_a_hex_is_wanted() -> None:
    t = Field({"G3": "h_inf_b", "F3": "h_inf_b"}, FAR, terrain={"G4": "waterway"}).order("G3").movement().pick("u0")
    assert t.kind == "move_to"
    assert why(t, "unit", "F3") == why(t, "hex", "F3") == ["BL-5.4"]
    assert why(t, "hex", "G4") == ["BL-12.22"]
    assert why(t, "hex", "G9") == ["BL-5.3"]


def test_a_hex_is_asked_about_as_its_unit_where_a_unit_is_wanted() -> None:
    t = Field({"B3": "h_inf_b", "K3": "h_inf_b"}, FAR).orders("CC-PL")
    assert t.kind == "order_unit"
    assert why(t, "hex", "K3") == why(t, "unit", "K3") == ["BL-4.1"]
    assert why(t, "hex", "A9") == ["BL-4.4"], "an enemy"
    assert why(t, "hex", "G5") == ["BL-4.4"], "nobody"


def test_where_a_bolt_or_a_spell_cannot_go() -> None:
    t = lore({"G3": "h_inf_b", "F3": "h_inf_b", "E3": "h_inf_b"}, FAR, "WZ02").order("G3", "F3").movement()
    t.pick("lore", "WZ02", "u0")
    assert t.kind == "lore_target"
    assert why(t, "unit", "G3") == ["BL-13.14"], "twice"
    assert why(t, "unit", "E3") == ["BL-13.3"], "not ordered"
    assert why(t, "hex", "E3") == ["BL-13.3"]
    assert why(t, "hex", "G5") == ["BL-13.3"], "nobody is there"


def test_where_a_portal_does_not_lead() -> None:
    portal = next(card.id for card in LORE_CARDS if card.effects and card.effects[0].op == "teleport")
    ground = {"G4": "waterway"}
    t = lore({"G3": "h_inf_b", "F3": "h_inf_b"}, FAR, portal, terrain=ground).order("G3").movement()
    t.pick("lore", portal)
    if t.kind == "lore_target":
        t.pick("u0")
    assert t.kind == "portal_to"
    assert why(t, "hex", "F3") == why(t, "unit", "F3") == ["BL-5.4"]
    assert why(t, "hex", "G4") == ["BL-12.22"]
    assert why(t, "hex", "M9") == ["BL-5.13"], "too far"


def test_where_a_unit_cannot_fall_back_to() -> None:
    t = fight("RG12").dice("RRR").pick("pass", "pass", "RG12")
    assert t.kind == "fall_back_to"
    assert why(t, "hex", "G5") == ["BL-8.3"], "forward"
    t.st.pos[t.u("A1")] = t.hex("F2")
    t.st.place()
    t.st.run()
    assert why(t, "hex", "F2") == ["BL-8.7"], "a friend is there"


def test_where_a_dragon_cannot_fly() -> None:
    t = Field({"G3": "c_dra_b", "A1": "h_inf_b"}, FAR, mode="lore").lore(0, tokens=9).order("G3").movement()
    t.pick("u0", "fly")
    assert t.kind == "fly_to"
    assert why(t, "hex", "G9") == ["BL-19.2"], "one hex after another"


def test_where_a_dragon_cannot_land() -> None:
    ground = {"G5": "wooded", "G6": "wooded"}
    t = Field({"G3": "c_dra_b", "A1": "h_inf_b"}, FAR, mode="lore", terrain=ground).lore(0, tokens=9).order("G3")
    t.movement().pick("u0", "fly")
    assert why(t, "hex", "G5") == ["BL-19.3"], "a wood within its range"
    assert why(t, "hex", "G8") == ["BL-19.2"], "out of its range"
    t.pick("G4", "G5")
    assert "stop" not in t.texts
    assert why(t, "hex", "G5") == ["BL-19.3"], "it is over a wood"


def test_behind_a_cliff_side() -> None:
    for own in ("h_inf_b", "h_arc_b"):
        army, foes = {"G3": own, "A1": "h_inf_b"}, {"G4": "h_inf_b", **FAR}
        t = Field(army, foes, terrain={"G4": "cliff"}, cliffs={"G4": ["SW", "SE"]})
        assert why_not_target(t.st, t.u("G3"), t.u("G4")) == "BL-12.11"
    t = Field({"G3": "h_inf_b", "E5": "h_inf_b"}, {"G5": "h_inf_b", "E6": "h_inf_b"}).order("G3", "E5").combat()
    assert why(t, "unit", "G5") == ["BL-6.6"], "without a cliff: no missile weapon"


def test_no_search_beside_an_enemy() -> None:
    t = Field({"G4": "h_inf_g", "A1": "h_inf_b"}, {"G5": "h_inf_b"}).hero("G4")
    t.st.chests = [(t.hex("G4"), 1)]
    t.order("G4").combat()
    assert "u0 search" not in t.texts
    assert why(t, "unit", "G4") == [], "it may battle"
    assert t.st.stack[-1].why_not(t.st, t.asked, "unit", t.u("G4")) == ["BL-26.3"]


def test_whom_a_horn_cannot_call() -> None:
    army = {"G3": "h_inf_b", "F4": "h_inf_b", "F3": "h_inf_b", "H4": "h_inf_b"}
    t = Field(army, {"G4": "h_inf_b", **FAR}, extras={"G3": {"musician": "horn"}}).order("G3", "F4").combat()
    t.pick(f"u{t.u('G3')} u{t.u('G4')}")
    assert t.kind == "call_help"
    assert why(t, "unit", "F3") == ["BL-4.5"], "no order"
    assert why(t, "unit", "G4") == ["BL-22.6"], "an enemy"


HEX_KINDS = {kind for kind, entry in KINDS.items() if entry.parts == ("hex",)}
JOINED = ("flee_to", "move_to", "move_step", "fly_to", "place_mark", "portal_to")
"""Hexes that are taken may be among the answers to these, and to those about Heroes."""


@pytest.mark.parametrize("number", range(0, len(SPEC.option_sets()), 4))
def test_every_reason_is_a_reason(number: int) -> None:
    """Nothing goes unexplained, and a hex that is taken or closed is never explained by the question's own clause."""
    players, options = SPEC.option_sets()[number]
    st = SPEC.start(players, options, number, log=False)
    rng = chooser_rng(number, "why")
    met: Counter[str] = Counter()
    while st.decision is not None:
        asked = st.decision
        met[asked.kind] += 1
        if met[asked.kind] <= 2:
            touched = {target for pick in asked.options for target in SPEC.targets_of(asked, pick)}
            for target in SPEC.targets(st):
                check(SPEC.why_not(st, asked.seat, target), target, asked.kind, asked.clause, touched, st.at)
        play_on(st, rng, most=1)
    assert len(met) > 5


def check(reasons: list[str], target: Target, kind: str, clause: str, touched: set[Target], units: list[int]) -> None:
    assert bool(reasons) == (target not in touched)
    assert all(reason.startswith("BL-") for reason in reasons)
    part, value = target
    if part == "card" and "card" not in KINDS[kind].parts:
        assert reasons in (["BL-3.3"], ["BL-13.6"])
    if (
        part == "hex"
        and kind in HEX_KINDS
        and not kind.startswith((*JOINED, "hero_"))
        and units[value] >= 0
        and target not in touched
    ):
        assert reasons != [clause], (kind, target)
