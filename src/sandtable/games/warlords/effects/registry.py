"""The registry of effect keywords: the targets of each effect, why something is not a target, and what the effect does.

To add a card, add a row in `content/cards`; its `op` is one of the keywords of `tables.ops`. Those with an effect of
their own are registered by the other modules of this package:

    register("draw_2", Effect(NO_TARGET, one_target, draw_two))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Pick
from sandtable.core.engine.refusal import Refusal
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.ops import OPS

NO_TARGET: Final = ""
NAME_PLAYER: Final = "name_player"
NAME_PLACE: Final = "name_place"
NAME_CARD: Final = "name_card"
NAME_ARMY: Final = "name_army"
NAME_PAIR: Final = "name_pair"
NAME_ARMIES: Final = "name_armies"

Targets = Callable[[State, int, int], list[Pick]]
"""(state, player, casting artefact or NO_CARD) -> the possible targets."""
Carry = Callable[[State, int, int, Pick], None]
"""(state, player, casting artefact or NO_CARD, target): carry the effect out."""
Checker = Callable[[State, int, Pick], int]
"""(state, player, target) -> the player who makes the check of the card's table."""
Why = Callable[[State, int, str, int], str | None]
"""(state, player, part, value) -> the rule against an impossible target; None if only the card's text excludes it."""
Idle = Callable[[State, int], Refusal | None]
"""(state, casting artefact or NO_CARD) -> why there is no target at all."""
Sets = Callable[[State, tuple[int, ...]], list[Pick]]
"""(state, first target) -> the sets of cards that may be named with it."""


class Effect:
    """One effect keyword with a target: the kind of its question, its targets, its effect, and who makes the check.

    With `sets` the player also names a set of cards, such as the armies of a Teleport; the effect gets both in one
    tuple. `why` returns the clause against an impossible target if a rule other than the card's text forbids it;
    `why_idle` does the same for a card that has no target at all.
    """

    __slots__ = ("carry_out", "checker", "clause", "question", "sets", "targets", "why", "why_idle")

    def __init__(
        self,
        question: str,
        targets: Targets,
        carry_out: Carry,
        checker: Checker | None = None,
        clause: str = "WL-9.39",
        sets: Sets | None = None,
        why: Why | None = None,
        why_idle: Idle | None = None,
    ) -> None:
        self.question = question
        self.targets = targets
        self.carry_out = carry_out
        self.checker: Checker = own_check if checker is None else checker
        self.clause = clause
        """The clause against a card that has no target now."""
        self.sets = sets
        self.why: Why = by_its_text if why is None else why
        self.why_idle: Idle = no_reason if why_idle is None else why_idle


def no_reason(st: State, source: int) -> Refusal | None:
    return None


def by_its_text(st: State, seat: int, part: str, value: int) -> str | None:
    """Only the text of the card excludes this target; no other rule does."""
    return None


def own_check(st: State, seat: int, named: Pick) -> int:
    """By default the player of the card makes the check (WL-2.14)."""
    return seat


def place_check(st: State, seat: int, named: Pick) -> int:
    """The controller of the named place, or of the place of the named army (WL-2.7, WL-2.13, WL-12.5)."""
    return st.controller[named if isinstance(named, int) else named[1]]


def player_check(st: State, seat: int, named: Pick) -> int:
    """The named player (WL-2.7)."""
    assert isinstance(named, int)
    return named


EFFECTS: Final[dict[str, Effect]] = {}
"""The effects with a target, by keyword."""


def register(op: str, effect: Effect) -> None:
    if op not in OPS or OPS[op].read_by_rules or op in EFFECTS:
        raise ValueError(f"{op} is no effect keyword to register, or registered already")
    EFFECTS[op] = effect


def missing() -> list[str]:
    """The keywords that are not implemented: their cards would only serve as range numbers."""
    return [name for name, op in OPS.items() if not op.read_by_rules and name not in EFFECTS]


def one_target(st: State, seat: int, source: int) -> list[Pick]:
    """For effects without a target: there is nothing to name, and the card may always be played."""
    return [0]
