"""One refused thing, and what its sentence can speak of."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Target
from sandtable.games.first_blood.state import NOBODY, State

Args = dict[str, tuple[str, object]]
"""By name the kind and the value of an argument."""
THINGS: Final = ("regiment", "model", "card")
OF_CONTEXT: Final = ("demise", "free_action", "marker")
"""Questions about another Regiment than the one whose activation it is: the first thing that they name."""
Facts = tuple[str, Args]
"""A word that is added to the key of the message, and its arguments."""


class Refused:
    """One refused thing at one question, as the player sees it."""

    def __init__(self, st: State, asked: Decision, target: Target) -> None:
        self.st = st
        self.asked = asked
        self.part, self.value = target
        frame = st.stack[-1]
        actor = getattr(frame, "regiment", getattr(frame, "caster", NOBODY))
        if asked.kind in OF_CONTEXT:
            actor = asked.context[0]
        self.actor: int = actor if isinstance(actor, int) else NOBODY
        if asked.kind == "free_for":
            self.actor = self.regiment  # it would act, not the Character
        """Whose activation, move or roll it is."""

    @property
    def regiment(self) -> int:
        """The Regiment that is asked about: itself, its Model or its card; the acting one for anything else."""
        if self.part in ("regiment", "card"):
            return self.value
        return self.st.rules.forces.regiment_of[self.value] if self.part == "model" else self.actor

    def is_own(self) -> bool:
        return self.regiment != NOBODY and self.st.owner(self.regiment) == self.asked.seat

    def names(self) -> Args:
        """Who is asked about, and who acts."""
        found: Args = {}
        if self.regiment != NOBODY:
            found["r"] = ("regiment", self.regiment)
        if self.actor != NOBODY:
            found["s"] = ("regiment", self.actor)
        return found

    def blamed(self) -> tuple[str, Args]:
        """What is in the way of a place: a Regiment or a piece."""
        region = self.asked.region
        for part, value in region.blamed(self.value) if region is not None else ():
            if part == "model":
                return "", {"r": ("regiment", self.st.rules.forces.regiment_of[value])}
            if part == "piece":
                return "piece", {"x": ("piece", value)}
        return "", {}
