"""Dice: characteristic tests, roll-offs and re-rolls (chapter 2).

All dice come from the state's generator. Both players see each roll and its purpose (FB-2.12, FB-29.9).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.first_blood.state import State

PURPOSE_IDS: Final[tuple[str, ...]] = (
    "to_hit",
    "injury",
    "morale",
    "casting",
    "reinforcement",
    "supremacy",
    "roll_off",
    "charge",
    "withdraw",
    "rally",
    "bloodlust",
    "terrain",
    "collapse",
    "decay",
    "amount",
    "scenario",
    "ward",
)
TO_HIT: Final = 0
INJURY: Final = 1
MORALE: Final = 2
CASTING: Final = 3
REINFORCEMENT_ROLL: Final = 4
SUPREMACY_ROLL: Final = 5
ROLL_OFF: Final = 6
CHARGE_ROLL: Final = 7
WITHDRAW: Final = 8
RALLY: Final = 9
BLOODLUST: Final = 10
TERRAIN: Final = 11
COLLAPSE: Final = 12
DECAY_ROLL: Final = 13
AMOUNT: Final = 14
SCENARIO_ROLL: Final = 15
WARD: Final = 16


def roll(st: State, seat: int, count: int, purpose: int, clause: str) -> list[int]:
    """Roll dice for a player and log them with their purpose (FB-2.1, FB-2.12, FB-29.9)."""
    faces = [st.chance(6) + 1 for _ in range(count)]
    if st.logging and faces:
        st.emit("roll", (seat, purpose, *faces), clause)
    return faces


def reroll(st: State, seat: int, old: list[int], purpose: int, clause: str) -> list[int]:
    """Re-roll dice and log old and new faces; the new results stand (FB-2.6, FB-2.11, FB-2.12)."""
    faces = [st.chance(6) + 1 for _ in old]
    if st.logging and faces:
        st.emit("reroll", (seat, purpose, tuple(old), *faces), clause)
    return faces


def d3(face: int) -> int:
    """
    >>> [d3(face) for face in range(1, 7)]
    [1, 1, 2, 2, 3, 3]
    """
    return (face + 1) // 2


def d2(face: int) -> int:
    """
    >>> [d2(face) for face in range(1, 7)]
    [1, 1, 1, 2, 2, 2]
    """
    return (face + 2) // 3


def amount(st: State, seat: int, what: int, clause: str) -> int:
    """A fixed number, or a rolled one: -3 stands for D3, -6 for D6 (FB-2.1)."""
    if what >= 0:
        return what
    face = roll(st, seat, 1, AMOUNT, clause)[0]
    return d3(face) if what == -3 else face


def is_passed(face: int, need: int) -> bool:
    """A characteristic test: equal or lower passes, a natural 1 always, a natural 6 never (FB-2.2, FB-2.3).

    >>> [is_passed(face, 3) for face in (1, 3, 4, 6)], is_passed(1, 0), is_passed(6, 9)
    ([True, True, False, False], True, False)

    Charge, Reinforcement, terrain, collapse and Decay dice, roll-offs and amounts are not characteristic tests
    (FB-2.4).
    """
    return face == 1 or (face <= need and face != 6)


def is_saved(face: int, need: int) -> bool:
    """An Injury Roll: like a characteristic test, but nothing passes against 0 (FB-2.5, FB-7.5, FB-7.6).

    >>> is_saved(1, 0), is_saved(1, 1), is_saved(6, 9)
    (False, True, False)
    """
    return need > 0 and is_passed(face, need)


def halved_up(number: int) -> int:
    """Half of a number, rounded up, which is the default (FB-2.10).

    >>> halved_up(5), halved_up(4)
    (3, 2)
    """
    return (number + 1) // 2


def roll_off(st: State, clause: str) -> int:
    """Both players roll until one rolls higher; returns the winner (FB-2.7)."""
    while True:
        one = roll(st, 0, 1, ROLL_OFF, clause)[0]
        two = roll(st, 1, 1, ROLL_OFF, clause)[0]
        if one != two:
            return 0 if one > two else 1


def distinct_dice(faces: list[int], groups: list[int], again: list[bool]) -> list[int]:
    """The dice that may still be re-rolled, one of each kind: dice with the same face and group are the same choice (FB-2.9).

    >>> distinct_dice([5, 6, 5, 5], [0, 0, 0, 1], [False, False, False, False]), distinct_dice([5], [0], [True])
    ([0, 1, 3], [])
    """
    seen: set[tuple[int, int]] = set()
    found: list[int] = []
    for die, face in enumerate(faces):
        if not again[die] and (face, groups[die]) not in seen:
            seen.add((face, groups[die]))
            found.append(die)
    return found
