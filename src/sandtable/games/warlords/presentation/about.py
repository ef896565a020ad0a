"""A refused target as its player sees it, and helpers that choose its message (`refusals`)."""

from __future__ import annotations

from sandtable.core.engine.cards import faces_of
from sandtable.core.engine.decision import Decision, NotAsked, Target
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import argument
from sandtable.core.scene.scene import Arg
from sandtable.games.warlords.stacks import status
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import TYPE

Said = tuple[str, dict[str, Arg]]
"""The variant of a clause's message, and its arguments other than x."""


class Refused:
    """One refused target of the open question, as its player sees it."""

    def __init__(self, spec: GameSpec[State], st: State, seat: int, target: Target, clause: str) -> None:
        self.spec = spec
        self.st = st
        self.seat = seat
        self.part, self.value = target
        self.clause = clause
        self.asked = own_question(st, seat)

    @property
    def key(self) -> str:
        return f"refused-{self.clause.lower().replace('.', '-')}"

    @property
    def kind(self) -> str:
        return "" if self.asked is None else self.asked.kind

    def is_offered(self) -> bool:
        """Is it an answer by itself, only not together with the parts already chosen?"""
        return self.asked is not None and self.spec.notation.offers(self.asked, (self.part, self.value))

    def is_whole_stack(self) -> bool:
        """Is it a stack for which only the hero's card is an answer?"""
        if self.part != "place" or self.asked is None or "place" in self.spec.kinds[self.kind].parts:
            return False
        return self.spec.notation.offers(self.asked, ("card", self.st.head[self.value]))

    def of(self, target: Target) -> Refused:
        """The same refusal for another target."""
        return Refused(self.spec, self.st, self.seat, target, self.clause)

    def arg(self, kind: str, value: int) -> Arg:
        return argument(self.spec, self.st, kind, value)

    def held(self, *kinds: int) -> list[int]:
        """The cards of these types in the player's hand, each once."""
        faces = dict.fromkeys([face for face in faces_of(self.st.hands[self.seat]) if face >= 0])
        return [face for face in faces if TYPE[face] in kinds]

    def place(self, place: int) -> dict[str, Arg]:
        return {"h": self.arg("place", place)}

    def status_of(self, place: int) -> dict[str, Arg]:
        """The status of a stack; a castle has none."""
        return {} if self.st.is_castle(place) else {"s": self.arg("condition", status(self.st, place))}


def own_question(st: State, seat: int) -> Decision | None:
    try:
        return st.asked(seat)
    except NotAsked:
        return None


def by_part(about: Refused) -> Said:
    """The message for this kind of target, if there is more than one."""
    if about.part != "place":
        return (about.part, {})
    own, castle = about.st.controller[about.value] == about.seat, about.st.is_castle(about.value)
    return (("castle" if castle else "own") if own else "walls" if castle else "enemy", {})


def with_status(about: Refused) -> Said:
    """The same, with the status of the stack."""
    which, args = by_part(about)
    if about.part == "place":
        args |= about.status_of(about.value)
    return (which, args)
