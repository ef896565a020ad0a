"""Describes each kind of decision: what the parts of its options refer to, their roles in gestures, and its fixed answers."""

from __future__ import annotations

from typing import Final


class Kind:
    """The meaning of the options of one kind of decision.

    `parts` names what each number of an option refers to ("area", "tile", "seat", "count", ...). A "count" is a plain number
    and cannot be pointed at; a "point" is a point of the plane (`core.space.points`). `words` lists the fixed answers, such as
    {-1: "done"}. A question with a region has the single part "point". `roles` gives each part's role in a drag gesture
    (`core.interaction.gestures`). Without roles, gestures cannot answer the question. `passed` is the fixed answer that a
    gesture gives if it means a place of a later question. `batch` says whether consecutive answers are given together
    (`core.interaction.batches`). `by_hand` is the fixed answer after which the player places each piece. `prepares` lists
    answers that serve a later answer of the same question, with those answers.
    """

    __slots__ = ("batch", "by_hand", "parts", "passed", "prepares", "roles", "words")

    def __init__(
        self,
        parts: tuple[str, ...],
        words: dict[int, str] | None = None,
        roles: tuple[str, ...] = (),
        passed: int | None = None,
        batch: str = "",
        prepares: dict[int, tuple[int, ...]] | None = None,
        by_hand: int | None = None,
    ) -> None:
        assert not roles or len(roles) == len(parts)
        self.parts = parts
        self.words = {} if words is None else words
        self.roles = roles
        self.passed = passed
        self.batch = batch
        self.by_hand = by_hand
        self.prepares = {} if prepares is None else prepares


COUNTS = ("count",)

FROM: Final = "from"
"""What is picked up: a unit, a force in its area, a card."""
TO: Final = "to"
"""Where it is put down."""
STEP: Final = "step"
"""One step of a route whose steps are asked one by one. The fixed answer ends the route."""
WHAT: Final = "what"
"""How many of its pieces."""
PAY: Final = "pay"
HOW: Final = "how"
"""Which action or way to use. If several lead to the same place, the player is asked, unless the goal names one."""
VIA: Final = "via"
"""What it passes on its way. The first answer that leads to the goal is taken."""

ORDERED: Final = "ordered"
"""A batch whose order matters, such as cards laid on one another."""
TOGETHER: Final = "together"
"""A batch whose order does not matter."""

WORD: Final = "word"
"""The part of a target that is a fixed answer (a button). Its value is the number of the word in `Kind.words`."""
SEAT: Final = "seat"
ASKED: Final = "asked"
"""The part of a target that is a question. Its value is the index of its kind in `GameSpec.kinds`, or -1 for any question."""
