"""What a learner sees of Warlords, and the values of the parts of its answers."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.actions import Actions
from sandtable.core.engine.fields import ListOf, Whole
from sandtable.core.engine.kinds import Kind
from sandtable.core.engine.observation import OF_SEATS, Block, Observation
from sandtable.core.engine.state import State as BaseState
from sandtable.games.warlords.notation import PART_IDS, SETS
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import CARDS_MOST, OWNER_BITS, SEATS_MOST

PLACES: Final = 32
"""Room for stacks and castles. Random games of four players had up to 32 at a time."""


def at_places(name: str) -> Block:
    """One card at each place."""
    return Block(name, (PLACES,), cards=True, owner=OWNER_BITS)


def linked(name: str, room: int) -> Block:
    """Several cards at each place."""
    return Block(name, (PLACES, room), cards=True, owner=OWNER_BITS)


def laid_out(name: str, room: int) -> Block:
    """Open cards of each player."""
    return Block(name, (room,), cards=True, owner=OWNER_BITS)


def standings(st: BaseState, seat: int) -> object:
    assert isinstance(st, State)
    return list(st.standings())


def make_observation() -> Observation:
    return Observation(
        "1",
        [
            Block("round"),
            Block("turn"),
            Block("active"),
            Block("order", (SEATS_MOST,)),
            Block("out", bits=OF_SEATS),
            Block("standings", read=standings, shape=ListOf(Whole(0), "seat")),
            Block("hands", (16,), cards=True, owner=OWNER_BITS),
            Block("decks", length=True),
            Block("discards", length=True),
            laid_out("ruins", 6),
            laid_out("treasures", 4),
            at_places("head"),
            Block("controller", (PLACES,)),
            linked("armies", 6),
            linked("allies", 3),
            linked("artefacts", 3),
            linked("promotions", 2),
            linked("improvements", 4),
            linked("march", 2),
            at_places("banner"),
            at_places("fleet"),
            at_places("ground"),
            at_places("calamity"),
            Block("siege", (PLACES,)),
            Block("afflicted", (PLACES,)),
            Block("emptied", (PLACES,)),
            Block("lasting", (4,)),
            Block("keeps", cards=True, owner=OWNER_BITS),
            Block("beaten"),
            Block("sea_points"),
            Block("defender"),
        ],
        axes={},
        frames=(6, 12),
    )


def make_actions(kinds: dict[str, Kind]) -> Actions:
    parts = {part: (0, len(ids) - 1) for part, ids in PART_IDS.items()}
    more = {"card": (0, CARDS_MOST - 1), "place": (-1, 63), "seat": (0, SEATS_MOST - 1)}
    return Actions("1", kinds, {**parts, **more}, most=256, listed=sorted(SETS), owners={"card": OWNER_BITS})
