"""Positions of BattleLore with a sensible player's judgement, and what the captain does there.

Each row says what is asked: the `card` to play; where a unit `move`s (the hex where it ends the Movement phase); the first
`attack` ("G3>G4"; "done" for none), or the answer to the next question after the given picks (`answer`). `good` lists the
sensible answers, `bad` those that a player would laugh at.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from sandtable.bots.battlelore import CaptainBot
from sandtable.games.battlelore import SPEC
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.board import hex_name
from tests.games.battlelore.support import Field, Given

VOLLEY = {"id": "volley", "type": "first_card_as", "camp": "standard", "card": "CT-DS", "text": "A volley"}
BANNER_HEX = {
    "id": "goal",
    "type": "objective_hexes",
    "camp": "standard",
    "hexes": ["G6"],
    "banners": 1,
    "kind": "temporary",
    "text": "Hold it",
}


class Position(NamedTuple):
    """One row of the table."""

    judgement: str
    own: dict[str, str]
    foes: dict[str, str]
    asked: str
    good: str = ""
    bad: str = ""
    unit: str = "G3"
    """The unit that is ordered and watched, or several."""
    lost: Mapping[str, int] = {}
    """Figures that units have lost."""
    hand: str = ""
    picks: tuple[str, ...] = ()
    dice: str = ""
    more: Given = {}


POSITIONS = [
    Position(
        "Three bows with targets where they stand shoot twice.",
        {"E4": "h_lbw_g", "G4": "h_lbw_g", "I4": "h_lbw_b", "G2": "h_inf_b"},
        {"E8": "h_inf_b", "G8": "h_inf_r", "I7": "h_inf_b"},
        "card", "CT-DS", hand="CT-DS CC-AC CC-PC",
    ),
    Position(
        "An opening volley is free: the dullest card pays for it, not the Onslaught.",
        {"E4": "h_lbw_g", "G4": "h_lbw_g", "I4": "h_lbw_b", "G2": "h_inf_b"},
        {"E8": "h_inf_b", "G8": "h_inf_r", "I7": "h_inf_b"},
        "card", "CC-PL", hand="CT-FO CC-PL CC-AC", more={"rules": [VOLLEY]},
    ),
    Position(
        "An opening volley is never declined with three targets in range.",
        {"E4": "h_lbw_g", "G4": "h_lbw_g", "I4": "h_lbw_b", "G2": "h_inf_b"},
        {"E8": "h_inf_b", "G8": "h_inf_r", "I7": "h_inf_b"},
        "answer", "CT-DS", hand="CT-FO CC-PL CC-AC", picks=("CC-PL",), more={"rules": [VOLLEY]},
    ),
    Position(
        "Foot Onslaught is kept while nobody can come to blows.",
        {"E3": "h_inf_b", "F3": "h_inf_b", "G3": "h_inf_r", "H3": "h_lbw_g"},
        {"E8": "h_inf_b", "F8": "h_inf_b", "G8": "h_inf_r"},
        "card", bad="CT-FO", hand="CT-FO CC-AC CC-PC",
    ),
    Position(
        "Foot Onslaught is made for three units that can strike at once.",
        {"E4": "h_inf_b", "F4": "h_inf_b", "G4": "h_inf_r", "H4": "h_inf_b"},
        {"E6": "h_inf_b", "F6": "h_inf_b", "G6": "h_inf_r"},
        "card", "CT-FO", hand="CT-FO CC-AC CC-PC",
    ),
    Position(
        "Archers who only shoot gain nothing from dice for melees.",
        {"E4": "h_lbw_g", "G4": "h_lbw_g", "I4": "h_lbw_b", "G2": "h_inf_b"},
        {"E8": "h_inf_b", "G8": "h_inf_r", "I7": "h_inf_b"},
        "card", bad="CT-FO", hand="CT-FO CC-AC CT-GB",
    ),
    Position(
        "Mounted Charge is kept while no rider can reach anybody.",
        {"E2": "h_cav_b", "H2": "h_cav_b", "F4": "h_inf_b", "G4": "h_inf_r"},
        {"E9": "h_inf_b", "F6": "h_inf_b", "I9": "h_inf_r"},
        "card", bad="CT-MC", hand="CT-MC CC-AC CC-PC",
    ),
    Position(
        "Two riders beside bows charge with all their dice.",
        {"E4": "h_cav_r", "H4": "h_cav_r", "G3": "h_inf_b"},
        {"E7": "h_arc_g", "H7": "h_arc_g", "I9": "h_inf_r"},
        "card", "CT-MC", hand="CT-MC CC-AC CC-PC",
    ),
    Position(
        "The card goes where the fight is, not where units merely walk.",
        {"B3": "h_inf_b", "C3": "h_inf_g", "K5": "h_inf_r", "L5": "h_inf_b"},
        {"B9": "h_inf_b", "K6": "h_inf_g", "L6": "h_arc_g"},
        "card", "CC-PR", hand="CC-AL CC-PR",
    ),
    Position(
        "Bows behind stakes with a target in range stay there.",
        {"G3": "h_lbw_g", "H2": "h_inf_b"}, {"G7": "h_inf_b", "H7": "h_inf_r"},
        "move", "G3", more={"terrain": {"G3": "stakes"}},
    ),
    Position(
        "Bows do not leave their stakes to shoot with one die less.",
        {"G3": "h_lbw_g", "H2": "h_inf_b"}, {"G7": "h_inf_b", "F7": "h_inf_r", "H6": "h_cav_r"},
        "move", "G3", more={"terrain": {"G3": "stakes"}},
    ),
    Position(
        "Bows with a shot do not walk nearer and shoot worse.",
        {"G3": "h_arc_g", "H2": "h_inf_b"}, {"G6": "h_inf_b", "F8": "h_inf_r"},
        "move", "G3",
    ),
    Position(
        "Bows do not walk next to knights.",
        {"G3": "h_arc_g", "F2": "h_inf_b"}, {"G7": "h_fkn_r", "F8": "h_inf_r"},
        "move", bad="F6 G6 H6 G5 F5 H5",
    ),
    Position(
        "A last figure does not walk up to healthy enemies.",
        {"G3": "h_inf_b", "A1": "h_inf_b"}, {"F6": "h_inf_r", "G6": "h_inf_r", "H6": "h_inf_b"},
        "move", bad="F4 G4 H4 F5 G5 H5", lost={"G3": 3},
    ),
    Position(
        "A last rider beside healthy foot rides back behind his own line.",
        {"G5": "h_cav_b", "F3": "h_inf_r", "G3": "h_inf_r", "H3": "h_inf_r"},
        {"F6": "h_inf_r", "G6": "h_fkn_r", "H6": "h_inf_b"},
        "move", bad="G5 F5 H5 F6 H6", unit="G5", lost={"G5": 2},
    ),
    Position(
        "A last figure still finishes off an enemy's last figure.",
        {"G3": "h_inf_b", "F2": "h_inf_b"}, {"G5": "h_arc_g", "A9": "h_inf_r"},
        "move", "F4 G4 H4 F5 H5 G4", lost={"G3": 3, "G5": 3},
    ),
    Position(
        "Nobody walks alone into the range of four bows without an attack.",
        {"G2": "h_inf_b", "A1": "h_inf_b"},
        {"E8": "h_lbw_g", "F8": "h_lbw_g", "G8": "h_lbw_g", "H8": "h_lbw_g"},
        "move", bad="G4 F4 H4", unit="G2",
    ),
    Position(
        "A lone unit does not run into a line of five.",
        {"G3": "h_inf_b", "A1": "h_inf_b"},
        {"E6": "h_inf_r", "F6": "h_inf_r", "G6": "h_fkn_r", "H6": "h_inf_r", "I6": "h_inf_r"},
        "move", bad="F4 G4 H4 F5 G5 H5",
    ),
    Position(
        "The enemy's last figure is struck before a fresh unit.",
        {"G4": "h_inf_b", "F3": "h_inf_b", "H3": "h_inf_b"}, {"G5": "h_inf_b", "H5": "h_inf_b", "A9": "h_inf_r"},
        "attack", "G4>H5", unit="G4", lost={"H5": 3},
    ),
    Position(
        "Bows shoot at the unit that is nearly lost.",
        {"G3": "h_arc_g", "F2": "h_inf_b"}, {"F6": "h_inf_b", "H6": "h_inf_b", "A9": "h_inf_r"},
        "attack", "G3>H6", lost={"H6": 3},
    ),
    Position(
        "The last banner is worth any risk: the last figure attacks.",
        {"G4": "h_inf_b", "A1": "h_inf_b"}, {"G5": "h_inf_b", "F6": "h_inf_r", "H6": "h_inf_r"},
        "attack", "G4>G5", unit="G4", lost={"G4": 3, "G5": 3}, more={"goals": 1},
    ),
    Position(
        "A last figure does not wake three supported spears that can battle back.",
        {"G4": "h_inf_g", "A1": "h_inf_b"}, {"G5": "g_spr_b", "F5": "g_spr_b", "H5": "g_spr_b", "G6": "g_spr_b"},
        "attack", bad="", unit="G4", lost={"G4": 3},
    ),
    Position(
        "Riders go for the bows in the open, not for the foot in the wood.",
        {"G3": "h_cav_r", "F2": "h_inf_b"}, {"F6": "h_inf_b", "H6": "h_arc_g", "A9": "h_inf_r"},
        "move", "G5 H5 I5 G6 I6 H7 G7", more={"terrain": {"F6": "wooded"}},
    ),
    Position(
        "A unit beside the hex that scores goes there.",
        {"G5": "h_inf_b", "F4": "h_inf_b"}, {"A9": "h_inf_b", "B9": "h_inf_b"},
        "move", "G6", unit="G5", more={"rules": [BANNER_HEX]},
    ),
    Position(
        "The unit that holds the hex that scores stays.",
        {"G6": "h_inf_b", "F5": "h_inf_b", "H5": "h_inf_b"}, {"G9": "h_arc_g", "B9": "h_inf_b"},
        "move", "G6", unit="G6", more={"rules": [BANNER_HEX]},
    ),
    Position(
        "A last figure does not follow into the middle of three enemies.",
        {"G4": "h_inf_b", "A1": "h_inf_b"},
        {"G5": "h_inf_g", "F6": "h_inf_r", "G6": "h_inf_r", "H6": "h_inf_r"},
        "answer", "no", unit="G4", lost={"G4": 3, "G5": 3}, dice="GGG", picks=("u0 u2",),
    ),
    Position(
        "A rider follows up where weak bows can be struck again.",
        {"G4": "h_cav_b", "F3": "h_inf_b"}, {"G5": "h_inf_g", "G6": "h_arc_g", "A9": "h_inf_r"},
        "answer", "yes", unit="G4", lost={"G5": 3, "G6": 2}, dice="GGG", picks=("u0 u2",),
    ),
]  # fmt: skip


def table(row: Position) -> Field:
    t = Field(row.own, row.foes, **row.more)
    for name, figures in row.lost.items():
        t.lose(name, figures)
    return t


def captain(t: Field) -> str:
    """The captain's answer to the open question, as a text."""
    asked = t.asked
    return SPEC.notation.option_text(t.st, asked, CaptainBot(1).choose(t.st.seen_by(asked.seat), asked))


def ends_in(t: Field, unit: str) -> str:
    """The hex where a unit ends the Movement phase."""
    while t.kind.startswith("move"):
        t.pick(captain(t))
    return t.place_of(unit)


def first_attack(t: Field) -> str:
    text = captain(t)
    if text == "done":
        return text
    st: BattleState = t.st
    return ">".join([hex_name(st.pos[int(name[1:])]) for name in text.split()])


def done(row: Position) -> str:
    """What the captain does."""
    t = table(row)
    if row.asked == "move":
        return ends_in(t.order(*row.unit.split()).movement(), row.unit)
    if row.asked == "attack":
        return first_attack(t.order(*row.unit.split()).combat())
    if row.hand:
        t.hand(0, *row.hand.split()).command()
    else:
        t.order(*row.unit.split()).combat(row.dice)
    return captain(t.pick(*row.picks))


@pytest.mark.parametrize("row", POSITIONS, ids=lambda row: row.judgement)
def test_the_captain_does_what_a_sensible_player_would(row: Position) -> None:
    found = done(row)
    if row.good:
        assert found in row.good.split()
    assert found not in row.bad.split()
