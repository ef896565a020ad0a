"""The data of an attack or a move in progress, so that cards played in their windows can change it.

The procedures themselves are `combat.attack.Attack` and `turn.movement.Move`.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.content.ids import ids_from
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.conditions import WEBBED
from sandtable.games.battlelore.tables.effects import FX_AVOIDED, FX_UNTARGET, IN_MELEE
from sandtable.games.battlelore.turn.lasting import has_effect

# kinds of combat; a breath attack is neither melee nor ranged (BL-7.19)
MELEE_ATTACK: Final = 0
RANGED_ATTACK: Final = 1
BREATH_ATTACK: Final = 2

# why the attack is made
NORMAL: Final = 0
BONUS: Final = 1
BACK: Final = 2
FIRST_STRIKE: Final = 3
AMBUSH: Final = 4
OPPORTUNITY: Final = 5
BREATH: Final = 6
MODE_IDS: Final[tuple[str, ...]] = ids_from(__name__, "NORMAL")

# how a unit moves
WALK: Final = 0
FLY: Final = 1
FLY_WITH_BREATH: Final = 2
PASSAGE: Final = 3
LEAVE: Final = 4

# steps of a move; a Hero's has CARDS in place of HOW; from ENDED on the move is over
BEFORE: Final = 0
HOW: Final = 1
TOKEN: Final = 2
GO: Final = 3
REACTION: Final = 4
ENDED: Final = 5
AMBUSHED: Final = 6
OVER: Final = 7
FALLEN: Final = 8

# what has stopped a move on its way (`Moving.held`)
HELD: Final = 1
JOINED: Final = 3
"""A troop that has walked into its Champion's hex and must stop there (BL-24.12)."""
FELLED: Final = 4
"""A dragon in flight that falls: 4 plus the player whose card brings it down (BL-19.11)."""

STOP: Final = -1
"""The option to end the move here, listed among the next hexes."""

# what cards and Heroes change for one attack: (what, number)
M_CANCEL: Final = 0
M_NO_BACK: Final = 1
M_FIRST: Final = 2
M_IGNORE_HELMETS: Final = 3
M_IGNORE_STRIKES: Final = 4
M_IGNORE_ANY: Final = 5
M_HALVE: Final = 6
M_REFLECT: Final = 7
M_ALLOW_BACK: Final = 8
M_BONUS_MELEE: Final = 9
M_POISON: Final = 10
M_LOCK: Final = 11
M_DICE: Final = 12
M_LEECH: Final = 14
"""The holder who takes the Lore tokens of this roll, plus 1."""
M_STRUCK_HERO: Final = 15
"""The Hero who was in the target before the hits, plus 1."""
M_SCORED: Final = 16
"""The STRIKE hits of the current roll, plus 100 for each hit."""
M_AGAIN: Final = 17
"""The Hero's card that gave him this extra attack, plus 1 (Whirlwind)."""

ALL_OF_THEM: Final = 99

# what has happened once in this attack, one bit each
RAMPAGED: Final = 1
SWUNG: Final = 2
REROLLED: Final = 4
HAMMERED: Final = 8
CHANTED: Final = 16

NO_COUNTS: Final = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


class Clash(Frame[BattleState]):
    """One attack roll of a unit against another and everything that follows from it (BL-7.16)."""

    __slots__ = (
        "again",
        "at",
        "att",
        "dfn",
        "done",
        "faces",
        "faces2",
        "flags",
        "flags_used",
        "gain",
        "helmets_used",
        "helper",
        "hits",
        "home",
        "kind",
        "lore",
        "mode",
        "mods",
        "push",
        "strikes_used",
        "weapon",
    )

    def __init__(
        self,
        att: int,
        dfn: int,
        kind: int,
        mode: int,
        weapon: int,
        home: int,
        at: int = 0,
        faces: list[int] | None = None,
        faces2: list[int] | None = None,
        helper: int = -1,
        mods: list[tuple[int, int]] | None = None,
        counts: tuple[int, ...] = NO_COUNTS,
    ) -> None:
        self.att = att
        self.dfn = dfn
        self.kind = kind
        self.mode = mode
        self.weapon = weapon
        self.home = home
        """The hex in which the defender was attacked."""
        self.at = at
        self.faces: list[int] = [] if faces is None else faces
        """The dice of the current roll."""
        self.faces2: list[int] = [] if faces2 is None else faces2
        """The dice of a unit called by a Horn (BL-22.6)."""
        self.helper = helper
        self.mods: list[tuple[int, int]] = [] if mods is None else mods
        (
            self.strikes_used,
            self.flags_used,
            self.helmets_used,
            self.hits,
            self.flags,
            self.push,
            self.lore,
            self.gain,
            self.again,
            self.done,
        ) = counts

    def winner(self, st: BattleState) -> int:
        """The holder who takes what this roll wins: the one who ordered the unit, or its owner if it battles back
        (BL-31.5, BL-31.6).
        """
        return st.owner[self.att] if self.mode == BACK else st.holder_of(self.att)

    def mod(self, what: int) -> int:
        """The sum of the changes that cards make to this attack."""
        total = 0
        for kind, number in self.mods:
            if kind == what:
                total += number
        return total

    def fields(self) -> tuple[object, ...]:
        return (
            self.att,
            self.dfn,
            self.kind,
            self.mode,
            self.weapon,
            self.home,
            self.at,
            self.faces[:],
            self.faces2[:],
            self.helper,
            self.mods[:],
            (
                self.strikes_used,
                self.flags_used,
                self.helmets_used,
                self.hits,
                self.flags,
                self.push,
                self.lore,
                self.gain,
                self.again,
                self.done,
            ),
        )


PROCEDURES: Final[dict[str, type[Clash]]] = {}
"""The attack class by name. Attacks begin retreats and a Champion's retreat begins attacks, so neither module can
import the other.
"""


def opportunity_strike(st: BattleState, unit: int, hero: int) -> None:
    """An enemy strikes at a Champion who retreats through its hex; this does not use up its battle (BL-25.18,
    BL-25.20).

    It is an attack, so it is not made on a Hero who cannot be attacked, or not by this unit (Sanctuary, BL-26.23).
    """
    protected = has_effect(st, hero, FX_UNTARGET, IN_MELEE) or any(
        kind == FX_AVOIDED and who == unit and what == hero for kind, who, what, _, _ in st.effects
    )
    if not protected and not st.tok[unit] & WEBBED:
        st.push(PROCEDURES["attack"](unit, hero, MELEE_ATTACK, OPPORTUNITY, st.weapon[unit], st.pos[hero]))


@frame
class Moving(Frame[BattleState]):
    """One unit's move in the Movement phase (BL-5.1), hex by hex while an enemy may react (W6)."""

    unit: int
    origin: int
    at: int = 0
    how: int = 0
    steps: int = 0
    last: int = -1
    """The hex it came from, or the hex a dragon is flying over."""
    held: int = 0
    ambusher: int = -1
    paid: int = 0
    targets: list[int] = []


@frame
class Commanding(Frame[BattleState]):
    """A Command phase in progress (BL-3.3)."""

    at: int
    kinds: list[int]
    """The cards as played, cleared when False Orders names the same one; at the end the cards that are carried out."""


class Stoppable(Frame[BattleState]):
    """An effect that a Hero's card can stop before it happens: a Lore card, a casualty check, a trap."""

    __slots__ = ("cancelled", "card", "faces", "holder")

    holder: int
    """The holder who caused it."""
    card: int
    """The Lore card, -1 for anything else."""
    faces: list[int]
    """The dice of a casualty check, once rolled."""
    cancelled: bool


def stoppable_of(st: BattleState) -> Stoppable:
    """The innermost stoppable effect in progress."""
    for each in reversed(st.stack):
        if isinstance(each, Stoppable):
            return each
    raise AssertionError("nothing is to be stopped")


def clash_of(st: BattleState) -> Clash | None:
    """The innermost attack in progress."""
    for each in reversed(st.stack):
        if isinstance(each, Clash):
            return each
    return None


def moving_of(st: BattleState) -> Moving | None:
    """The move in progress, if the top procedures belong to one."""
    for each in reversed(st.stack):
        if isinstance(each, Moving):
            return each
    return None


def commanding_of(st: BattleState) -> Commanding | None:
    """The Command phase in progress, if the top procedures belong to one."""
    for each in reversed(st.stack):
        if isinstance(each, Commanding):
            return each
    return None
