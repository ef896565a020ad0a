"""Battles for the rule tests: fought with loaded tiles, and what each seat sees of them."""

from __future__ import annotations

from sandtable.core.engine.events import Event, seen_events
from sandtable.games.bloodstones.battle import Battle
from sandtable.games.bloodstones.state import State
from tests.games.bloodstones.support import Table, draws

HIGH = (5, 5, 4)
LOW = (2, 2, 3)
HIGH_FOUR = (5, 5, 4, 2)
LOW_FOUR = (2, 2, 3, 3)


def fight(
    t: Table, area: str, attack: tuple[int, ...], defence: tuple[int, ...], attacker: int = 0, defender: int = 1
) -> Table:
    """Fight with these battle tiles; the defender stays if asked."""
    t.battle(area, attacker, defender, draws(*attack) + draws(*defence))
    return t.pick("stay") if t.kind == "withdraw" else t


def play(t: Table, *picks: str) -> list[Event]:
    """Answer the questions. Returns the events of the previous step and of all these steps."""
    events = list(t.st.events)
    for text in picks:
        t.pick(text)
        events += t.st.events
    return events


def keys(events: list[Event]) -> list[str]:
    return [event[0] for event in events]


def clauses(events: list[Event], key: str) -> list[str]:
    """The clauses cited by the events with this key."""
    return [event[2] for event in events if event[0] == key]


def told(t: Table, seat: int) -> list[str]:
    """The keys of the last step's events, as one seat receives them."""
    return keys(seen_events(t.st.events, seat))


def reveal_of(t: Table, seat: int) -> tuple[tuple[int, ...], int, int]:
    """The three tiles that a seat revealed in the last step, the sum of its modifiers, its strength."""
    tiles, _, bonus, total = next(shown for who, *shown in t.events("reveal") if who == seat)
    assert isinstance(tiles, tuple)
    assert isinstance(bonus, int)
    assert isinstance(total, int)
    return tiles, bonus, total


def revealed(t: Table, seat: int) -> tuple[int, ...]:
    """The three tiles that a seat revealed in the last step."""
    return reveal_of(t, seat)[0]


def bonus_of(t: Table, seat: int) -> int:
    """The sum of modifiers with which a seat revealed in the last step."""
    return reveal_of(t, seat)[1]


def strength_of(t: Table, seat: int) -> int:
    return reveal_of(t, seat)[2]


def seen_battle(t: Table, seat: int) -> Battle:
    """The current battle as this seat sees it (-1: a spectator)."""
    return battle_in(t.st.seen_by(seat))


def battle_in(st: State) -> Battle:
    """The current battle."""
    frame = st.stack[-1]
    assert isinstance(frame, Battle)
    return frame
