"""What bots say to proposals. The rule is the same for all of them, and simple enough to be said at the table."""

from __future__ import annotations

from typing import TypeVar

from sandtable.core.engine.state import State
from sandtable.core.match.entries import BACK
from sandtable.core.match.match import Match

S = TypeVar("S", bound=State)


def grants(match: Match[S]) -> bool:
    """A bot grants a take-back if no chance was drawn and nobody learned anything since; it never agrees to a draw."""
    proposal = match.proposal
    return proposal is not None and proposal.entry == BACK and not match.would_unsay()
