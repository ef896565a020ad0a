"""In adventures with Lore, too, a move can be undone: a bot that could react passes, and its pass is undone with the move."""

from __future__ import annotations

from typing import Final

from sandtable.bots import find_bot
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.core.registry import find_game

MOVING: Final = ("move_unit", "move_step", "move_to")


def test_nearly_every_step_of_a_move_can_be_undone_in_adventures_with_lore() -> None:
    """Only a step that somebody reacts to, or that reveals something, is final."""
    spec = find_game("battlelore")
    match: Match[State] = Match(spec, 2, {"adventure": "bl-08-singing-stones"}, Seed(0))
    bots = [find_bot("captain", spec, seat) for seat in range(2)]
    undone = final = 0
    has_moved = False
    while match.state.decision is not None:
        asked = match.state.asked(match.state.decision.seat)
        if has_moved and asked.seat == 0 and asked.reaction is None:
            undone += match.undoable(0) > 0
            final += match.undoable(0) == 0
            has_moved = False
        seen = match.state.seen_by(asked.seat)
        pick = bots[asked.seat].choose(seen, seen.asked(asked.seat))
        match.pick(asked.seat, pick, keeps_undo=asked.seat == 1)
        has_moved = has_moved or (asked.seat == 0 and asked.kind in MOVING)
    assert undone >= 20, undone
    assert final <= undone / 20, (undone, final)
