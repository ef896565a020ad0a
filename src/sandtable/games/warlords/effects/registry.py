"""The registry of effect keywords: the targets of each effect, why something is no target, and what the effect does.

To add a card, add a row in `content/cards`; its `op` is one of the keywords of `tables.ops`. Those with an effect of
their own are registered by the other modules of this package:

    register("draw_2", Effect(NO_TARGET, draw_two, listed=one_target))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sandtable.core.engine.decision import Pick
from sandtable.core.engine.declare import slotted
from sandtable.core.engine.refusal import Refusal
from sandtable.games.warlords.reasons import places_in_play
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
PlaceCheck = Callable[[State, int, int, int], Refusal | None]
"""(state, player, casting artefact or NO_CARD, place) -> why the place is no target."""
SeatCheck = Callable[[State, int, int], Refusal | None]
Idle = Callable[[State, int], Refusal | None]
"""(state, casting artefact or NO_CARD) -> why there is no target at all."""
Sets = Callable[[State, tuple[int, ...]], list[Pick]]
"""(state, first target) -> the sets of cards that may be named with it."""
Linked = Callable[[State, int], Sequence[int]]
"""(state, place) -> the cards on a place that may be named."""


@slotted
class Effect:
    """One effect keyword with a target: the kind of its question, its targets, its effect, and who makes the check.

    - `checker`: who makes the check; by default the player of the card (WL-2.14);
    - `clause`: the clause against a card that has no target now;
    - `places`, `among`: the checks that a named place passes, and the places in order, if not all;
    - `linked`: which cards of such a place are named with it;
    - `seat`: the check that a named player passes;
    - `kinds`: the types of card that the text takes, if it takes cards;
    - `sets`: the player also names a set of cards, such as the armies of a Teleport; the effect gets both in one tuple;
    - `listed`: the targets, if the checks do not give them;
    - `why_idle`: why the card has no target at all.
    """

    question: str
    carry_out: Carry
    checker: Checker | None = None
    clause: str = "WL-9.39"
    places: tuple[PlaceCheck, ...] = ()
    among: Callable[[State, int], Sequence[int]] | None = None
    linked: Linked | None = None
    seat: SeatCheck | None = None
    kinds: frozenset[int] = frozenset()
    sets: Sets | None = None
    listed: Targets | None = None
    why_idle: Idle | None = None

    def checks(self, st: State, seat: int, named: Pick) -> int:
        """The player who makes the check."""
        return seat if self.checker is None else self.checker(st, seat, named)

    def targets(self, st: State, seat: int, source: int) -> list[Pick]:
        """The possible targets, for a player and the casting artefact or NO_CARD."""
        if self.listed is not None:
            return self.listed(st, seat, source)
        if self.seat is not None:
            check = self.seat
            return [other for other in st.opponents(seat) if check(st, seat, other) is None]
        if self.why_idle is not None and self.why_idle(st, source) is not None:
            return []
        among = places_in_play if self.among is None else self.among
        places = [place for place in among(st, seat) if self.why_not_place(st, seat, source, place) is None]
        if self.linked is None:
            return list(places)
        return [(card, place) for place in places for card in dict.fromkeys(self.linked(st, place))]

    def why_not_place(self, st: State, seat: int, source: int, place: int) -> Refusal | None:
        for check in self.places:
            why = check(st, seat, source, place)
            if why is not None:
                return why
        return None


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
