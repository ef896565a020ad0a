"""The registry of effect keywords: how an effect names its target, why it cannot, and what it does.

A designer adds a card by a row in `content/cards`; its `op` is one of the keywords here. Effects that a rule reads from the
linked card itself (a Capital, a Harbour, promotions, the march/battle group) are listed as `READ_BY_RULES`; effects with a
target are registered by the modules beside this one:

    register("draw_2", Effect(NO_TARGET, one_target, draw_two))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Pick
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
"""(state, player, casting artefact or NO_CARD) -> what may be named."""
Carry = Callable[[State, int, int, Pick], None]
"""(state, player, casting artefact or NO_CARD, what was named): carry the effect out."""
Checker = Callable[[State, int, Pick], int]
"""(state, player, what was named) -> whoever makes the check of the card's table."""
Why = Callable[[State, int, str, int], str | None]
"""(state, player, part, value) -> the rule of its own against something that cannot be named; None if only the text is."""
Idle = Callable[[State, int], str | None]
"""(state, casting artefact or NO_CARD) -> the clause by which there is nothing to name."""
Sets = Callable[[State, tuple[int, ...]], list[Pick]]
"""(state, what was named) -> the sets of cards that may be named with it."""


class Effect:
    """One effect keyword with a target: the kind of question that names it, what may be named, what it does, who checks.

    With `sets` a set of cards is named besides, as the armies of a Teleport; the effect gets both in one tuple.
    `why` tells the clause against what cannot be named, where a rule of its own forbids it; `why_idle` the one that keeps
    the card from having any target, where that is a rule of its own.
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


def no_reason(st: State, source: int) -> str | None:
    return None


def by_its_text(st: State, seat: int, part: str, value: int) -> str | None:
    """The text of the card does not speak of such a target, and no other rule is in the way."""
    return None


def own_check(st: State, seat: int, named: Pick) -> int:
    """Without another rule the player of the card checks (WL-2.14)."""
    return seat


def place_check(st: State, seat: int, named: Pick) -> int:
    """The controller of the place that was named, or that holds the army that was named (WL-2.7, WL-2.13, WL-12.5)."""
    return st.controller[named if isinstance(named, int) else named[1]]


def player_check(st: State, seat: int, named: Pick) -> int:
    """The player who was named (WL-2.7)."""
    assert isinstance(named, int)
    return named


EFFECTS: Final[dict[str, Effect]] = {}
"""The effects with a target that are built, by keyword."""

READ_BY_RULES: Final = frozenset(
    [
        "absorb_starvation",
        "makes_port",
        "capital",
        "hand_plus_1",
        "hand_plus_2",
        "two_first_draws",
        "no_surprise",
        "calamity_immune",
        "spell_immune",
        "lose_1_army_or_ally",
        "no_revenue_while_linked",
        "lose_weakest_army",
        "minus_1_combat_while_linked",
        "lose_improvement_or_army",
        "no_additions_while_linked",
        "lose_strongest_army_or_ally",
        "lose_defence_improvements",
        "lose_improvement_and_army",
        "lose_all_armies",
        "wreck_also_9",
        "no_wreck",
        "no_assault_bonus",
        "march",
        "battle",
        "ambush",
        "raid",
        "pillage",
        "raze",
        "traitor",
        "revenge",
        "promo_combat_1",
        "promo_capacity_1",
        "promo_star_1",
    ]
)
"""Keywords of linked or responding cards that the rules read where they apply."""


def register(op: str, effect: Effect) -> None:
    if op not in OPS or op in EFFECTS or op in READ_BY_RULES:
        raise ValueError(f"{op} is no effect keyword, or registered already")
    EFFECTS[op] = effect


def missing() -> list[str]:
    """The keywords that nothing carries out: their cards would only serve as range numbers."""
    return [op for op in OPS if op not in EFFECTS and op not in READ_BY_RULES]


def one_target(st: State, seat: int, source: int) -> list[Pick]:
    """For effects without a target: there is nothing to name, and the card may always be played."""
    return [0]
