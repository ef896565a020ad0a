"""What the options of a kind of decision mean: what each part points at, and what it is to a gesture; the fixed answers."""

from __future__ import annotations

from typing import Final


class Kind:
    """What the options of a decision kind mean: what each part points at, and the fixed answers.

    `parts` names each number of an option ("area", "tile", "seat", "count", ...); a "count" is a number and cannot be
    pointed at, a "point" is one of the plane (`core.space.points`). `words` gives the fixed answers such as {-1: "done"}.
    A question with a region has the one part "point". `roles` says for each part what it is to a gesture with which
    something is taken and put somewhere (`core.interaction.gestures`); without roles no gesture answers such a question.
    """

    __slots__ = ("parts", "roles", "words")

    def __init__(
        self, parts: tuple[str, ...], words: dict[int, str] | None = None, roles: tuple[str, ...] = ()
    ) -> None:
        assert not roles or len(roles) == len(parts)
        self.parts = parts
        self.words = {} if words is None else words
        self.roles = roles


COUNTS = ("count",)

FROM: Final = "from"
"""What is taken in hand: a unit, a force in its area, a card."""
TO: Final = "to"
"""Where it is put."""
STEP: Final = "step"
"""One step on its way there, of several that are asked for one after the other; the fixed answer ends the way."""
WHAT: Final = "what"
"""How many of its pieces."""
PAY: Final = "pay"
HOW: Final = "how"
"""By which action or in which way; where several lead there, the person is asked."""

WORD: Final = "word"
"""The part of a target that is a fixed answer, a button: its value is the number of the word in `Kind.words`."""
SEAT: Final = "seat"
ASKED: Final = "asked"
"""The part of a target that is a question: its value is the place of its kind in `GameSpec.kinds`, -1 for any question."""
