"""Battles as the scene shows them: the current one with forces, tiles, modifiers and odds, and those that just ended."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.events import Event
from sandtable.core.scene.scene import Chance, Conflict, ConflictSide, Message, Modifier, Piece, SideFlag
from sandtable.core.text.message import key_of
from sandtable.games.bloodstones.aftermath import Aftermath
from sandtable.games.bloodstones.battle import (
    ATTACKER,
    DEFENDER,
    FACTION_BONUS,
    WITHDRAW,
    Battle,
    counting,
    draw_count,
    modifiers,
)
from sandtable.games.bloodstones.presentation.help_odds import known_tiles, odds_before, odds_now
from sandtable.games.bloodstones.state import Force, State, distinct
from sandtable.games.bloodstones.tables.units import CONDITION, CONDITION_IDS, UNIT_IDS

ROLES: Final = ("label-attacker", "label-defender")

UNIT_CLAUSE: Final[dict[str, str]] = {
    "skirmishers": "BS-10.28",
    "swords": "BS-10.29",
    "axes": "BS-10.29",
    "shield": "BS-10.30",
    "cavalry": "BS-10.31",
    "cutiecorn": "BS-17.6",
    "lizardmen": "BS-10.32",
    "goblins": "BS-10.32",
    "hordes": "BS-10.32",
    "reivers": "BS-10.32",
    "siege_engine": "BS-10.33",
    "castle": "BS-10.35",
    "citadel": "BS-10.35",
}
"""The clause of each unit's modifier; units not listed are covered by BS-10.36."""


def force_pieces(seat: int, area: int, force: Force) -> tuple[Piece, ...]:
    """A force grouped by unit type."""
    return tuple([Piece(f"{seat}.{area}.{unit}", unit, seat, force.count(unit)) for unit in distinct(force)])


def modifier_lines(st: State, area: int, seat: int, own: Force, other: Force, defends: bool) -> tuple[Modifier, ...]:
    """One line for each unit type that adds a bonus (BS-10.25 to BS-10.37)."""
    sums: dict[int, int] = {}
    for unit, bonus in modifiers(st, area, seat, own, other, defends):
        sums[unit] = sums.get(unit, 0) + bonus
    return tuple([modifier_line(st, seat, unit, bonus) for unit, bonus in sums.items()])


def modifier_line(st: State, seat: int, unit: int, bonus: int) -> Modifier:
    if unit == FACTION_BONUS:
        return Modifier(Message(key_of("faction", st.faction_of(seat).id)), "terrain-sea", bonus, "BS-10.37")
    name = UNIT_IDS[unit]
    note = key_of("condition", CONDITION_IDS[CONDITION[unit]])
    return Modifier(Message(key_of("unit", name)), note, bonus, UNIT_CLAUSE.get(name, "BS-10.36"), unit)


def side_of(
    st: State, area: int, seat: int, foe: int, side: int, drawn: tuple[Chance, ...], flags: tuple[SideFlag, ...] = ()
) -> ConflictSide:
    own, other = st.units[seat][area], st.units[foe][area]
    lines = modifier_lines(st, area, seat, own, other, side == DEFENDER)
    bonus = sum([line.value for line in lines])
    values = [chance.value for chance in drawn if chance.counts]
    known = [value for value in values if value is not None]
    total = sum(known) + bonus if values and len(known) == len(values) else None
    draws = draw_count(st, seat, own, other)
    return ConflictSide(seat, ROLES[side], force_pieces(seat, area, own), draws, drawn, lines, bonus, total, flags)


def chances(tiles: Force, substitute: int, pips: int) -> tuple[Chance, ...]:
    """The known tiles, highest first; the three highest count (BS-10.24)."""
    order = tuple(sorted(tiles, reverse=True))
    place = order.index(pips) if substitute >= 0 and pips in order else -1
    best = len(counting(tiles))
    return tuple([Chance(value, substitute if i == place else -1, i < best) for i, value in enumerate(order)])


def drawn_by(st: State, battle: Battle, side: int) -> tuple[Chance, ...]:
    """The tiles of a side as this seen state knows them."""
    if not battle.drawn:
        return ()
    seat = battle.seat(side)
    known = battle.sub[side].value
    substitute = known[0] if known else -1
    pips = st.faction_of(seat).pips[substitute] if substitute >= 0 else -1
    if battle.shown[side]:
        return chances(battle.shown[side], substitute, pips)
    tiles = battle.drawn[side].value
    if tiles is not None:
        return chances(tiles, substitute, pips)
    count = draw_count(st, seat, battle.force(st, side), battle.force(st, 1 - side))
    return tuple([Chance(None, counts=i < 3) for i in range(count)])


def current_conflict(st: State) -> Conflict | None:
    """The battle in progress, or the one whose aftermath is being carried out."""
    for frame in reversed(st.stack):
        if isinstance(frame, Battle):
            return battle_scene(st, frame)
        if isinstance(frame, Aftermath):
            return aftermath_scene(st, frame)
    return None


def battle_scene(st: State, battle: Battle) -> Conflict:
    sides = []
    for side in (ATTACKER, DEFENDER):
        flags: list[SideFlag] = ["shown"] if battle.shown[side] else []
        if not battle.shown[side] and known_tiles(battle, side):
            flags.append("own")
        if battle.sub and battle.sub[side].value != ():
            flags.append("substituted")
        drawn = drawn_by(st, battle, side)
        sides.append(side_of(st, battle.area, battle.seat(side), battle.seat(1 - side), side, drawn, tuple(flags)))
    step, clause = ("withdraw", "BS-10.6") if battle.at == WITHDRAW else ("substitute", "BS-10.19")
    return Conflict(battle.area, step, tuple(sides), clause, odds_now(st, battle))


def aftermath_scene(st: State, frame: Aftermath) -> Conflict:
    attacker, defender = (frame.winner, frame.loser) if frame.attack_won else (frame.loser, frame.winner)
    sides = (
        side_of(st, frame.area, attacker, defender, ATTACKER, ()),
        side_of(st, frame.area, defender, attacker, DEFENDER, ()),
    )
    return Conflict(frame.area, "aftermath", sides, "BS-10.48", None, frame.winner)


# -- battles that a step has ended ---------------------------------------------------------------------------------------


def ended_conflicts(before: State, events: list[Event]) -> tuple[Conflict, ...]:
    """The battles whose tiles were shown in a step, from public events and the state before the step.

    Forces do not change between the start of a battle and the reveal, so the state before the step is enough.
    """
    found: list[Conflict] = []
    area, attacker, defender = battle_before(before)
    shown: dict[int, Force] = shown_before(before)
    for key, args, _, _ in events:
        if key == "battle":
            attacker, defender, area = _ints(args)
            shown = {}
        elif key == "reveal":
            seat, tiles = args[0], args[1]
            assert isinstance(seat, int)
            assert isinstance(tiles, tuple)
            shown[seat] = tiles
            if len(shown) == 2 and area >= 0 and {attacker, defender} == set(shown):
                found.append(ended_conflict(before, area, attacker, defender, shown, events))
                shown = {}
    return tuple(found)


def _ints(args: tuple[object, ...]) -> tuple[int, int, int]:
    first, second, third = args
    assert isinstance(first, int)
    assert isinstance(second, int)
    assert isinstance(third, int)
    return first, second, third


def battle_before(before: State) -> tuple[int, int, int]:
    for frame in reversed(before.stack):
        if isinstance(frame, Battle):
            return frame.area, frame.attacker, frame.defender
    return -1, -1, -1


def shown_before(before: State) -> dict[int, Force]:
    """Tiles that were already shown: those of the Corsairs' opponent (BS-10.22)."""
    for frame in reversed(before.stack):
        if isinstance(frame, Battle):
            return {frame.seat(side): frame.shown[side] for side in (ATTACKER, DEFENDER) if frame.shown[side]}
    return {}


def ended_conflict(
    before: State, area: int, attacker: int, defender: int, shown: dict[int, Force], events: list[Event]
) -> Conflict:
    sides = []
    for side, seat, foe in ((ATTACKER, attacker, defender), (DEFENDER, defender, attacker)):
        tiles = chances(shown[seat], -1, -1)
        sides.append(side_of(before, area, seat, foe, side, tiles, ("shown",)))
    attack, defence = sides[ATTACKER].total or 0, sides[DEFENDER].total or 0
    winner: int | None = attacker if attack > defence else defender
    if attack == defence and not any(key == "tie_shield" for key, _, _, _ in events):
        winner = None
    odds = odds_before(before, area, attacker, defender)
    return Conflict(area, "ended", tuple(sides), "BS-10.38", odds, winner)
