"""Drag and drop of units: what a step costs and leads to, what is pending, and how it is paid (chapter 9)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations_with_replacement

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.scene.scene import Figure, Option, Pending
from sandtable.games.bloodstones.cutiecorn import met_in
from sandtable.games.bloodstones.movement import Move, movable, movers_to
from sandtable.games.bloodstones.presentation.help_odds import odds_before
from sandtable.games.bloodstones.state import Force, State, distinct
from sandtable.games.bloodstones.tables.units import ESCORTED
from sandtable.games.bloodstones.terrain import step_cost


def move_option(st: State, asked: Decision, plain: Option) -> Option:
    """A step with the cost of the whole force, or of as many as can go and be paid, and the odds of a battle (BS-9.4)."""
    start, pool = asked.context
    target = next(iter(plain.targets), "")
    end = int(target.removeprefix("area:")) if target else start
    units, cost = marching(st, asked.seat, start, end, pool + st.hand_pips(asked.seat))
    force = st.units[asked.seat][start]
    there = sum([force.count(unit) for unit in movable(force)])
    goes = Figure(
        "label-go-along", len(units), text=f"{len(units)}/{there}"
    )  # the others cannot enter, or pips are missing
    figures = (Figure("label-pips", cost), goes) if there > 1 else ()
    foes = met_in(st, asked.seat, end)
    if not foes:
        return replace(plain, figures=figures)
    then = st.clone()
    for unit in units:
        then.remove_unit(asked.seat, start, unit)
        then.add_unit(asked.seat, end, unit)
    for tile in payment(st, asked.seat, cost - pool):  # tiles expended for the step can no longer be substitutes
        then.discard_tile(asked.seat, tile)
    return replace(plain, figures=figures, odds=odds_before(then, end, asked.seat, foes[0]), lit="fight")


def marching(st: State, seat: int, start: int, end: int, budget: int) -> tuple[Force, int]:
    """The units of a force that can step together with these pips, in the order in which they are asked for."""
    over_border = end in st.rules.adjacent[start]
    units: tuple[int, ...] = ()
    for kind in movers_to(st, seat, start, end, over_border):
        for _ in range(st.units[seat][start].count(kind)):
            more = (*units, kind)
            if kind not in ESCORTED and step_cost(st, seat, more, end) > budget:
                break
            units = more
    return units, step_cost(st, seat, units, end)


def pending(st: State, asked: Decision) -> Pending | None:
    """The step or build in progress while its questions are answered: how many units go, and what pays."""
    frame = st.stack[-1]
    if isinstance(frame, Move) and frame.end >= 0:
        units = frame.chosen or frame.kinds
        cost = (
            (Figure("label-pips", step_cost(st, asked.seat, tuple(frame.chosen), frame.end)),) if frame.chosen else ()
        )
        return Pending(asked.seat, tuple(units), frame.start, frame.end, cost)
    return None


def default_payment(st: State, asked: Decision) -> Pick | None:
    """The tile to start with when a step has to be paid for (BS-9.7)."""
    tiles = payment(st, asked.seat, asked.context[0]) if asked.kind == "move_pay" else ()
    return tiles[0] if tiles else None


def payment(st: State, seat: int, missing: int) -> Force:
    """The hand tiles that waste the fewest pips, then the fewest, then the cheapest; beyond four tiles, the highest first."""
    if missing <= 0:
        return ()
    faction = st.faction_of(seat)
    hand = [tile for tile in st.hand[seat] if tile >= 0]
    kinds = sorted(distinct(hand), key=lambda tile: (faction.cost[tile], tile))
    best: tuple[tuple[int, int, int], Force] | None = None
    for many in range(1, min(len(hand), 4) + 1):
        for tiles in combinations_with_replacement(kinds, many):
            if any(tiles.count(tile) > hand.count(tile) for tile in tiles):
                continue
            over = sum([faction.pips[tile] for tile in tiles]) - missing
            rank = (over, many, sum([faction.cost[tile] for tile in tiles]))
            if over >= 0 and (best is None or rank < best[0]):
                best = (rank, tiles)
    if best is not None:
        return best[1]
    most: list[int] = []
    for tile in sorted(hand, key=lambda tile: (-faction.pips[tile], faction.cost[tile], tile)):
        if sum([faction.pips[spent] for spent in most]) < missing:
            most.append(tile)
    return tuple(most)
