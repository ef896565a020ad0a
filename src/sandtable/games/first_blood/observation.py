"""What a learner sees of First Blood, and the values of the parts of its answers."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.actions import Actions
from sandtable.core.engine.fields import ListOf, Whole
from sandtable.core.engine.kinds import Kind
from sandtable.core.engine.observation import Block, Observation
from sandtable.core.engine.state import State as BaseState
from sandtable.games.first_blood.state import State

MODELS: Final = 128
REGIMENTS: Final = 24
"""Room for both armies together. Of larger ones, the last Models and Regiments are left out."""
PIECES: Final = 24
MARKERS: Final = 18
"""The bits of `State.marks`."""


def owners(st: BaseState, seat: int) -> object:
    assert isinstance(st, State)
    return [plan.owner for plan in st.rules.plans]


def living(st: BaseState, seat: int) -> object:
    """How many Models each Regiment has left."""
    assert isinstance(st, State)
    return [st.count(plan.number) for plan in st.rules.plans]


def first_models(st: BaseState, seat: int) -> object:
    """The first Model of each Regiment: the following ones up to the next Regiment belong to it."""
    assert isinstance(st, State)
    return [plan.first for plan in st.rules.plans]


def make_observation() -> Observation:
    return Observation(
        "1",
        [
            Block("turn"),
            Block("phase"),
            Block("active", of="seat"),
            Block("first", of="seat"),
            Block("edge_winner", of="seat"),
            Block("edge"),
            Block("scenario"),
            Block("diagonal"),
            Block("ground"),
            Block("collapsed", bits=PIECES),
            Block("vp"),
            Block("owners", read=owners, shape=ListOf(Whole(0, below="seat"), "regiment")),
            Block("first_models", read=first_models, shape=ListOf(Whole(0), "regiment")),
            Block("living", read=living, shape=ListOf(Whole(0), "regiment")),
            Block("place", point=True),
            Block("floor"),
            Block("status"),
            Block("wounds"),
            Block("marks", bits=MARKERS),
            Block("overcharge"),
            Block("blessing"),
            Block("marches"),
            Block("acting"),
            Block("inside"),
            Block("gone"),
            Block("structure", (PIECES,)),
            Block("command", (16,), cards=True),
            Block("condemned", (4,)),
            Block("lasting", (12,)),
            Block("events_on", (8,)),
            Block("used", (12,)),
            Block("holders_of", (6,)),
            Block("overflown", (6,)),
        ],
        axes={"model": MODELS, "regiment": REGIMENTS},
        frames=(6, 24),
    )


FEW: Final = ("edge", "diagonal", "flank", "score", "choice", "flux", "blessing", "marker", "answer", "free")
MANY: Final = ("regiment", "card", "die", "ability", "action", "drawing", "effect", "weapon", "piece", "count", "model")


def make_actions(kinds: dict[str, Kind]) -> Actions:
    few, many = dict.fromkeys(FEW, (0, 15)), dict.fromkeys(MANY, (0, 511))
    return Actions("1", kinds, {**few, **many, "storey": (0, 1023)}, most=256)
