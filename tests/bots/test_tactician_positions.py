"""Positions of First Blood with a sensible player's judgement, and what the tactician does there.

The tables are open plains of 36 by 36 inches, the own edge in the south. A row places Regiments by their Leaders, in inches,
and says whose activation it is. `does` and `never` name Actions, `at` the enemy that is charged or shot at. `gap` is the least
and the most distance from the nearest enemy at the end, in inches, and `reaches` a place and how far from it is near enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from typing import NamedTuple

import pytest

from sandtable.bots.first_blood import TacticianBot
from sandtable.bots.first_blood.survey import Survey
from sandtable.core.engine.decision import Pick
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.movement.formation.regiment import first_leader
from sandtable.games.first_blood.state import BROKEN, SLAIN, State
from sandtable.games.first_blood.turn.actions import ACTION_IDS
from sandtable.games.first_blood.turn.activation import Activation
from tests.games.first_blood.support import listed, plain, put, run

LORD, MILITIA, MEN, KNIGHTS, BOWS = range(5)
JARL, RAIDERS, HUSCARLS, CHOSEN, TROLLS = range(5, 10)
"""The Lord's Muster against the Jarl's Raid."""
PRIEST, FAITHFUL, ARCHERS = range(3)
PHEROMANCER, DRONES = 3, 4
"""The Regiments of the small armies."""
SMALL = {
    "army_1": listed("Theist Priest", "- 8 Militia", "- 6 Militia Bowmen"),
    "army_2": listed("Pheromancer", "- 8 Force-Grown Drones", faction="spires"),
}
CAMP = {"scenario": "plunder_the_camp"}
COLOURS = {"scenario": "desecrate_their_colors"}
ANYWHERE = (0.0, 9999.0)

Spot = tuple[float, float]


class Position(NamedTuple):
    """One row of the table."""

    judgement: str
    acting: int
    where: Mapping[int, Spot]
    does: str = ""
    """Actions of which it takes at least one."""
    never: str = ""
    at: tuple[int, ...] = ()
    gap: tuple[float, float] = ANYWHERE
    reaches: tuple[float, float, float] | None = None
    setting: Mapping[str, str] = {}
    turn: int = 4
    left: Mapping[int, int] = {}
    """Of some Regiments only this many Models are left."""
    broken: tuple[int, ...] = ()


POSITIONS = [
    Position(
        "Knights charge Raiders six inches away and strike at once.",
        KNIGHTS, {KNIGHTS: (10, 10), RAIDERS: (10, 17)}, "charge", at=(RAIDERS,),
    ),
    Position(
        "Crossbows do not charge Huscarls; they shoot.",
        BOWS, {BOWS: (10, 10), HUSCARLS: (10, 18)}, "volley take_aim", "charge",
    ),
    Position(
        "Crossbows with a target shoot before they do anything else.",
        BOWS, {BOWS: (10, 8), HUSCARLS: (10, 24), MEN: (16, 8)}, "volley take_aim", "charge",
    ),
    Position(
        "Crossbows that have shot do not walk into the reach of a Charge.",
        BOWS, {BOWS: (10, 8), HUSCARLS: (10, 22), MEN: (16, 8)}, "volley take_aim", gap=(11, 99),
    ),
    Position(
        "Crossbows do not walk up to Trolls.",
        BOWS, {BOWS: (10, 8), TROLLS: (10, 22), KNIGHTS: (16, 8)}, "volley take_aim", gap=(11, 99),
    ),
    Position(
        "A single Regiment does not run into five enemies.",
        MILITIA, {MILITIA: (18, 8), JARL: (18, 27), RAIDERS: (8, 25), HUSCARLS: (14, 25), CHOSEN: (20, 25), TROLLS: (26, 25)},
        never="charge", gap=(9, 99),
    ),
    Position(
        "Men-at-Arms do not go alone to a marker that four Regiments hold.",
        MEN, {MEN: (18, 8), RAIDERS: (15, 19), HUSCARLS: (18, 21), CHOSEN: (21, 21), TROLLS: (22, 19)},
        never="charge", gap=(5, 99), setting=CAMP,
    ),
    Position(
        "The Lord does not walk up to Trolls alone.",
        LORD, {LORD: (18, 10), TROLLS: (18, 25), MILITIA: (16, 6)}, never="charge", gap=(9, 99),
    ),
    Position(
        "A Priest does not walk to the front in front of everybody.",
        PRIEST, {PRIEST: (10, 6), FAITHFUL: (12, 5), ARCHERS: (16, 6), DRONES: (10, 18), PHEROMANCER: (13, 22)},
        gap=(8, 99), setting=SMALL,
    ),
    Position(
        "A caster alone within reach is charged.",
        FAITHFUL, {FAITHFUL: (10, 10), PRIEST: (8, 6), PHEROMANCER: (10, 15), DRONES: (30, 33)}, "charge", at=(PHEROMANCER,),
        setting={**SMALL, **COLOURS},
    ),
    Position(
        "In contact a Regiment inspires and strikes.",
        MEN, {MEN: (10, 10), RAIDERS: (10, 11)}, "clash", "withdraw combat_reform",
    ),
    Position(
        "Knights in contact strike; they do not withdraw from Raiders.",
        KNIGHTS, {KNIGHTS: (10, 10), RAIDERS: (10, 11.4)}, "clash", "withdraw",
    ),
    Position(
        "The Broken rally first.",
        MEN, {MEN: (10, 10), RAIDERS: (10, 25)}, "rally", broken=(MEN,),
    ),
    Position(
        "Who holds the centre with no enemy near stays there.",
        MEN, {MEN: (18, 18), RAIDERS: (18, 34), BOWS: (9, 9)}, never="charge", reaches=(18, 18, 3), setting=CAMP,
    ),
    Position(
        "A free marker within two Marches is taken.",
        MEN, {MEN: (18, 9), MILITIA: (9, 9), RAIDERS: (34, 34)}, "march", reaches=(18, 18, 3), setting=CAMP,
    ),
    Position(
        "With nothing to do in the rear a Regiment marches to where it is needed.",
        KNIGHTS, {KNIGHTS: (24, 3), MILITIA: (9, 9), MEN: (18, 18), RAIDERS: (9, 33)}, "march", setting=CAMP,
    ),
    Position(
        "In an empty Quadrant of the enemy there are points for the taking.",
        KNIGHTS, {KNIGHTS: (26, 14), MILITIA: (8, 8), MEN: (28, 6), RAIDERS: (8, 30)}, "march", reaches=(27, 27, 10),
    ),
    Position(
        "Few Raiders on the centre are charged off it.",
        MEN, {MEN: (18, 13), RAIDERS: (18, 18), JARL: (18, 34)}, "charge", at=(RAIDERS,), setting=CAMP, left={RAIDERS: 3},
    ),
    Position(
        "Four Militia do not charge Trolls.",
        MILITIA, {MILITIA: (10, 10), TROLLS: (10, 17)}, never="charge", left={MILITIA: 4},
    ),
    Position(
        "Where every Regiment destroyed scores, the weak are charged before the strong.",
        KNIGHTS, {KNIGHTS: (12, 10), RAIDERS: (8, 16), HUSCARLS: (16, 16)}, "charge", at=(RAIDERS,), setting=COLOURS,
        left={RAIDERS: 3},
    ),
    Position(
        "Crossbows out of range of everybody do not stand idle.",
        BOWS, {BOWS: (10, 3), MEN: (10, 8), HUSCARLS: (10, 33)}, "march", setting=COLOURS,
    ),
    Position(
        "The last Raiders with a standard in reach are worth a Charge.",
        KNIGHTS, {KNIGHTS: (12, 10), RAIDERS: (12, 16)}, "charge", at=(RAIDERS,), setting=COLOURS, left={RAIDERS: 2},
    ),
    Position(
        "The Lord stays near his Men-at-Arms.",
        LORD, {LORD: (14, 8), MEN: (12, 8), KNIGHTS: (17, 8), HUSCARLS: (12, 24), TROLLS: (16, 24)},
        never="charge", gap=(9, 99), setting=COLOURS,
    ),
    Position(
        "Militia hold their own Quadrant against nobody without marching about.",
        MILITIA, {MILITIA: (8, 8), MEN: (27, 8), KNIGHTS: (27, 27), RAIDERS: (9, 33)}, reaches=(8, 8, 6),
    ),
    Position(
        "A handful of Militia does not march up to fresh Huscarls.",
        MILITIA, {MILITIA: (10, 8), HUSCARLS: (10, 24), MEN: (20, 6)}, never="charge", gap=(10, 99), left={MILITIA: 2},
    ),
    Position(
        "Knights out of reach stop outside a Troll's Charge, not in front of it.",
        KNIGHTS, {KNIGHTS: (10, 4), TROLLS: (10, 29), MEN: (14, 4)}, never="charge", gap=(9, 99), setting=COLOURS,
        left={KNIGHTS: 1},
    ),
]  # fmt: skip


class Acted(NamedTuple):
    """What a Regiment did in its activation."""

    actions: list[str]
    targets: list[int]
    path: list[Spot]


def table(row: Position) -> State:
    setting = {"placement": "auto", **row.setting}
    st = plain(setting.pop("army_1", "hk-lords-muster"), setting.pop("army_2", "no-jarls-raid"), **setting)
    st.turn = row.turn
    if "scenario" in row.setting:
        st.diagonal = 0
    for number, (x, y) in row.where.items():
        put(st, number, *in_ranks(st, number, round(100 * x), round(100 * y)))
    for number, count in row.left.items():
        plan = st.plan(number)
        for model in range(plan.first + count, plan.end):
            st.place[model] = SLAIN
    for number in row.broken:
        st.set_mark(number, BROKEN)
    return st


def in_ranks(st: State, number: int, x: int, y: int) -> list[tuple[int, int]]:
    """Places in ranks of five behind the Leader, away from the enemy."""
    plan = st.plan(number)
    step = 2 * plan.radius + 2
    back = -step if plan.owner == 0 else step
    return [(x + step * (at % 5), y + back * (at // 5)) for at in range(plan.end - plan.first)]


def activation(row: Position) -> tuple[State, Acted]:
    """The tactician plays the whole activation."""
    st = run(table(row), Activation(row.acting, [], 2, False))
    acted = Acted([], [], [spot_of(st, row.acting)])
    bots = [TacticianBot(), TacticianBot()]
    while st.decision is not None and any(isinstance(frame, Activation) for frame in st.stack):
        asked = st.decision
        seen = st.seen_by(asked.seat)
        pick: Pick = bots[asked.seat].choose(seen, seen.asked(asked.seat))
        if asked.kind == "action" and isinstance(pick, int) and pick >= 0:
            acted.actions.append(ACTION_IDS[pick])
        if asked.kind in ("charges", "volley") and isinstance(pick, int):
            acted.targets.append(pick)
        st.apply(pick, asked.seat)
        acted.path.append(spot_of(st, row.acting))
    return st, acted


def spot_of(st: State, regiment: int) -> Spot:
    place = st.place[first_leader(st, regiment)]
    return x_of(place) / 100, y_of(place) / 100


def apart(one: Spot, two: Spot) -> float:
    return hypot(one[0] - two[0], one[1] - two[1])


@pytest.mark.parametrize("row", POSITIONS, ids=lambda row: row.judgement)
def test_the_tactician_does_what_a_sensible_player_would(row: Position) -> None:
    st, acted = activation(row)
    if row.does:
        assert set(row.does.split()) & set(acted.actions)
    assert not set(row.never.split()) & set(acted.actions)
    if row.at and acted.targets:
        assert acted.targets[0] in row.at
    nearest = Survey(st, 0).nearest(row.acting) / 100
    assert row.gap[0] <= nearest <= row.gap[1]
    if row.reaches is not None:
        x, y, near = row.reaches
        assert apart(acted.path[-1], (x, y)) <= near


@pytest.mark.parametrize("row", POSITIONS, ids=lambda row: row.judgement)
def test_no_march_is_made_for_nothing_or_back_and_forth(row: Position) -> None:
    _, acted = activation(row)
    if "march" in acted.actions and "charge" not in acted.actions:
        steps = [apart(one, two) for one, two in zip(acted.path, acted.path[1:], strict=False) if one != two]
        assert len(steps) >= acted.actions.count("march")
        assert apart(acted.path[0], acted.path[-1]) >= 0.7 * sum(steps)
