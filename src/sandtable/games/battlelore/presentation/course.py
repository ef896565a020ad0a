"""The course of a finished game: the banners over time, and each player's statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.events import Event
from sandtable.core.scene.statistics import NUMBER, ONE, REST, Counts
from sandtable.games.battlelore.presentation.arguments import EVENT_ARGS
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.turn.victory import banners, holder_banners

TALLIES: Final[Mapping[str, Counts]] = {
    "attack": ("tally-dice", REST, 4),
    "losses": ("tally-figures-lost", NUMBER, 1),
    "eliminated": ("tally-units-lost", ONE, 0),
    "moves": ("tally-moves", ONE, 0),
    "retreats": ("tally-retreats", ONE, 0),
    "gains_ground": ("tally-ground", ONE, 0),
    "plays_lore": ("tally-lore-spent", NUMBER, 2),
}


def scores(st: BattleState) -> tuple[int, ...]:
    """The banners of every seat as they count for victory (BL-11.6, BL-31.13)."""
    if st.result is not None:
        return st.result.scores
    rules = st.rules
    if rules.allies:
        return tuple([holder_banners(st, rules.holder_of_seat(seat)) for seat in range(st.players)])
    return tuple([banners(st, rules.camp_of_seat(seat)) for seat in range(st.players)])


def doer(st: BattleState, event: Event) -> int:
    """The player whose unit or hand an event is about; -1 for a unit that entered in this same step."""
    key, args, _, _ = event
    kinds = EVENT_ARGS.get(key, ())
    first = args[0] if args else -1
    if not kinds or not isinstance(first, int) or first < 0:
        return -1
    if kinds[0][1] == "unit":
        return st.rules.seats[st.owner[first]] if first < len(st.owner) else -1
    return st.rules.seats[first] if kinds[0][1] == "holder" and first < len(st.rules.seats) else -1
