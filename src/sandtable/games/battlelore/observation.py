"""What a learner sees of BattleLore, and the values of the parts of its answers."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.actions import Actions
from sandtable.core.engine.fields import ListOf, Whole
from sandtable.core.engine.kinds import Kind
from sandtable.core.engine.observation import Block, Observation
from sandtable.core.engine.state import State
from sandtable.games.battlelore.notation import PART_IDS
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.board import EPIC_ROWS, board_of
from sandtable.games.battlelore.tables.cards import COMMAND_IDS, LORE_IDS
from sandtable.games.battlelore.tables.ground import TerrainTable
from sandtable.games.battlelore.tables.terrain import TERRAIN_IDS

HEXES: Final = board_of(EPIC_ROWS).size
UNITS: Final = 64
"""Room for units; the largest adventure has 54."""
HOLDERS: Final = 4
ON_HEXES: Final = ListOf(Whole(-1, len(TERRAIN_IDS) - 1), "hex")


def ground_of(st: State) -> TerrainTable:
    assert isinstance(st, BattleState)
    return st.ground


def terrain(st: State, seat: int) -> object:
    return ground_of(st).terrain


def overlay(st: State, seat: int) -> object:
    return ground_of(st).overlay


def landmark(st: State, seat: int) -> object:
    return ground_of(st).special


def landmark_of(st: State, seat: int) -> object:
    return ground_of(st).owner


def of_unit(name: str, low: int = -1, of: str = "", bits: int = 0) -> Block:
    """A number for each unit."""
    return Block(name, (UNITS,), low=low, of=of, bits=bits)


def of_holder(name: str, *room: int) -> Block:
    """A number, or a list of numbers, for each holder."""
    return Block(name, room, axis="holder")


def make_observation() -> Observation:
    return Observation(
        "1",
        [
            Block("turn"),
            Block("active"),
            Block("order", (HOLDERS,)),
            Block("pool"),
            of_unit("utype"),
            of_unit("owner", of="holder"),
            of_unit("pos"),
            of_unit("figs"),
            of_unit("full"),
            of_unit("colour"),
            of_unit("weapon"),
            of_unit("attach"),
            of_unit("savvy"),
            of_unit("extra"),
            of_unit("tok"),
            of_unit("flags", bits=24),
            of_unit("control"),
            of_unit("leader"),
            Block("hands", (10,), cards=True, axis="holder"),
            Block("lore", (10,), cards=True, axis="holder"),
            of_holder("tokens"),
            of_holder("councils", 6),
            of_holder("hand_size"),
            of_holder("lore_used"),
            of_holder("taken", 12),
            of_holder("awards"),
            Block("temp", (8,)),
            Block("deck", length=True),
            Block("discard", tally=len(COMMAND_IDS)),
            Block("rack", (6,)),
            Block("lore_deck", length=True),
            Block("lore_discard", tally=len(LORE_IDS)),
            Block("played", (4,)),
            Block("carried", (4,)),
            Block("last", (4,), axis="holder"),
            Block("effects", (12,), low=-1000),
            Block("breaths", (4,)),
            Block("rule_count", (8,)),
            of_holder("passage_exit"),
            of_holder("keep_lost"),
            of_holder("conjured"),
            of_holder("extra_cards"),
            of_holder("extra_tokens"),
            Block("in_lieu_played"),
            Block("lore_taken"),
            Block("sheets", (6, 8, 8)),
            Block("artifacts", length=True),
            Block("chests", (6,)),
            Block("chest_pool", length=True),
            Block("visited", (6,)),
            Block("reserves", (12,)),
            of_holder("reserve_cards"),
            Block("terrain", read=terrain, shape=ON_HEXES),
            Block("overlay", read=overlay, shape=ON_HEXES),
            Block("landmark", read=landmark, shape=ON_HEXES),
            Block("landmark_of", read=landmark_of, shape=ListOf(Whole(-1, below="holder"), "hex")),
        ],
        axes={"holder": HOLDERS, "hex": HEXES},
        frames=(6, 16),
    )


def make_actions(kinds: dict[str, Kind]) -> Actions:
    parts = {part: (0, len(ids) - 1) for part, ids in PART_IDS.items()}
    more = {
        "card": (0, 399),
        "unit": (-1, 127),
        "hex": (0, HEXES - 1),
        "target": (-400, 1000 + HEXES),
        "count": (-1, 63),
        "sheet": (0, 63),
        "name": (0, 255),
        "heroic": (0, 255),
        "seat": (0, 5),
    }
    return Actions("1", kinds, {**parts, **more}, most=256)
