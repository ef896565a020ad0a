"""Lines on the map: what each stack may attack, intercept or search now, the expected result, or a short reason why not."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import faces_of
from sandtable.core.engine.decision import Decision
from sandtable.core.scene.cards import Reach
from sandtable.core.scene.scene import target_id
from sandtable.games.warlords.battle.attacks import (
    ATTACK_CARDS,
    attacks,
    held_types,
    why_not_launch,
    why_not_target,
    why_out_of_reach,
)
from sandtable.games.warlords.battle.field import terrain_value
from sandtable.games.warlords.battle.launching import Battles, Interception, launch_below
from sandtable.games.warlords.battle.values import castle_defence, garrison_values, in_differential
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.permissions import why_not_intercept
from sandtable.games.warlords.presentation.names import LOOKS
from sandtable.games.warlords.presentation.odds import search_chances
from sandtable.games.warlords.presentation.sums import before_walls, strength
from sandtable.games.warlords.stacks import is_capital
from sandtable.games.warlords.state import State
from sandtable.games.warlords.steps.exploring import Exploring, why_not_explorer, why_not_reach
from sandtable.games.warlords.tables.cards import NO_CARD, RAID, TYPE
from sandtable.games.warlords.tables.oracle import column_of
from sandtable.games.warlords.tables.statuses import ASSAULT, ATTACK_IDS, FIELD

ICONS: Final = LOOKS["attacks"]


def place_id(place: int) -> str:
    return target_id(("place", place))


def short(clause: str) -> str:
    """The key of a reason in two or three words, for a clause that forbids something."""
    return f"short-{clause.partition('-')[2].replace('.', '-')}"


def refused(start: int, end: int, clause: str) -> Reach:
    return Reach(place_id(start), place_id(end), refused=short(clause), clause=clause)


def reaches(st: State, asked: Decision) -> tuple[Reach, ...]:
    """The lines of the open question."""
    if not asked.options:
        return ()
    frame = st.stack[-1]
    if asked.kind == "battles" and isinstance(frame, Battles):
        return tuple(launches(st, asked.seat))
    if asked.kind == "intercept" and isinstance(frame, Interception):
        return tuple(stops(st, asked.seat))
    if asked.kind == "explore" and isinstance(frame, Exploring):
        return tuple(searches(st, asked.seat))
    return ()


def launches(st: State, seat: int) -> list[Reach]:
    """Lines from every stack that may launch to every enemy place."""
    held = held_types(st, seat)
    enemies = [place for place, head in enumerate(st.head) if head != NO_CARD and st.controller[place] != seat]
    found: list[Reach] = []
    for stack in st.stacks_of(seat):
        if st.siege[stack] != NOWHERE or why_not_launch(st, seat, stack) is not None:
            continue
        for target in enemies:
            ways = attacks(st, stack, target, held) if why_not_target(st, seat, target) is None else []
            if ways:
                found.append(launch(st, stack, target, [attack for attack, _ in ways], [kind for _, kind in ways]))
            else:
                why = why_not_target(st, seat, target) or why_out_of_reach(st, stack, target)
                found.append(refused(stack, target, "WL-14.5" if why is None else why.clause))
    return found


def launch(st: State, stack: int, target: int, ways: list[int], kinds: list[int]) -> Reach:
    """One legal attack line: its kinds of attack, the Oracle's casualty cards, special remarks."""
    icons = [ICONS[ATTACK_IDS[way]] for way in dict.fromkeys(ways)]
    if set(kinds) == {RAID}:
        icons = [ICONS["raid"]]
    tags: list[str] = []
    text = ""
    if st.is_castle(target) and not st.armies[target]:
        tags.append("reach-falls")
    elif FIELD in ways or ASSAULT in ways:
        text = casualty_cards(st, stack, target)
    if st.is_castle(target) and is_capital(st, target):
        tags.append("reach-two-cards")
    return Reach(place_id(stack), place_id(target), tuple(icons), text, tuple(tags))


def difference(st: State, stack: int, target: int, stopping: bool = False) -> int:
    """The current differential, with a castle's own defence counted once (WL-16.22, WL-17.9)."""
    if st.is_castle(target):
        mine = in_differential(st, stack, max(1, before_walls(st, stack, target)), True)
        return mine - max(1, castle_defence(st, target, 1) + sum([value for _, value in garrison_values(st, target)]))
    ground = 0 if stopping else terrain_value(st, target)
    mine = in_differential(st, stack, max(1, strength(st, stack)), False)
    return mine - in_differential(st, target, max(1, strength(st, target) + ground), False)


def casualty_cards(st: State, stack: int, target: int, stopping: bool = False) -> str:
    column = column_of(difference(st, stack, target, stopping))
    return f"{column.attacker}/{column.defender}"


def stops(st: State, seat: int) -> list[Reach]:
    """Lines from every stack of the attacked player to the attacker (WL-15.2)."""
    launched = launch_below(st)
    by_raid = TYPE[launched.card] == RAID
    able = any(TYPE[face] in ATTACK_CARDS[FIELD] for face in faces_of(st.hands[seat]) if face >= 0)
    found: list[Reach] = []
    for stack in st.stacks_of(seat):
        why = why_not_intercept(st, stack, launched.target, by_raid)
        if why is None and able:
            text = f"{strength(st, stack)} : {strength(st, launched.stack)}, {casualty_cards(st, stack, launched.stack, True)}"
            found.append(Reach(place_id(stack), place_id(launched.stack), (ICONS["field"],), text))
        else:
            found.append(refused(stack, launched.stack, "WL-15.1" if why is None else why.clause))
    return found


def searches(st: State, seat: int) -> list[Reach]:
    """Lines from every stack that may explore to the ruins within its reach (WL-20.4), with the chance of success."""
    found: list[Reach] = []
    text = f"{round(search_chances(st, seat)[0].permille / 10)} %"
    for stack in st.stacks_of(seat):
        if why_not_explorer(st, seat, stack) is not None:
            continue
        ruins = [ruin for lying in st.ruins for ruin in lying if why_not_reach(st, seat, stack, ruin) is None]
        found += [Reach(place_id(stack), target_id(("card", ruin)), (ICONS["search"],), text) for ruin in ruins]
    return found
