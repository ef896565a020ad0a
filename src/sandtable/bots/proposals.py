"""How bots answer proposals. One rule applies to all bots, simple enough to explain at the table."""

from __future__ import annotations

from typing import TypeVar

from sandtable.core.engine.state import State
from sandtable.core.match.entries import BACK
from sandtable.core.match.match import Match

S = TypeVar("S", bound=State)


def accepts(match: Match[S]) -> bool:
    """A bot grants a take-back if no randomness was used and no information revealed since; it never agrees to a draw."""
    proposal = match.proposal
    return proposal is not None and proposal.entry == BACK and not match.would_cross_reveal()
