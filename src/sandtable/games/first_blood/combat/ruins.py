"""A Clash against a Ruin, and its collapse (FB-22.14 to FB-22.19, FB-22.21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.core.frames import Frame, Sequence
from sandtable.core.space.exact import Spot, circle
from sandtable.core.space.formation import Company
from sandtable.core.space.plane import OUTSIDE, grown, polygon
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.combat.attack import Attack, falling
from sandtable.games.first_blood.combat.clash import clash, why_not_clash
from sandtable.games.first_blood.combat.power import AGAIN, EXTRA, Group, attacks_of
from sandtable.games.first_blood.dice import COLLAPSE, INJURY, is_saved, roll
from sandtable.games.first_blood.in_force import BY_CLASH, Situation, characteristic, rule_x
from sandtable.games.first_blood.measuring import is_engaged
from sandtable.games.first_blood.moving.carrying import COLLAPSED, report, set_down
from sandtable.games.first_blood.moving.obstacles import Limits, Obstacles, is_standing
from sandtable.games.first_blood.state import FIELD, INSPIRED, NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import INCH, RUIN
from sandtable.games.first_blood.tables.terms import BRUTE, CAVALRY, CLASH, FLURRY, INFANTRY, RELENTLESS_BLOWS

NEAR: Final = INCH
"""How near to a Ruin those are who can attack it (FB-22.14)."""
DEFENCE_OF_RUIN: Final = 1
"""Its Defence, and its Evasion, which nothing lowers (FB-22.15)."""
WORST: Final = 3
"""The highest face that hurts in a collapse (FB-22.17)."""
RING: Final = INCH // 2


def is_beside(st: State, model: int, piece: int) -> bool:
    """Is a Model within 1" of the outline of a piece, or inside (FB-22.14)?"""
    spot, radius = st.place[model], st.plan(st.rules.muster.regiment_of[model]).radius
    return spot >= 0 and grown(x_of(spot), y_of(spot), st.field().pieces[piece].outline, radius + NEAR) != OUTSIDE


def ruins_near(st: State, regiment: int) -> list[int]:
    """The Ruins that a Brute, Cavalry or Monster Regiment may attack (FB-22.14)."""
    if st.plan(regiment).type == INFANTRY or st.status[regiment] != FIELD:
        return []
    pieces = [
        number for number, piece in enumerate(st.field().pieces) if piece.kind == RUIN and is_standing(st, number)
    ]
    return [piece for piece in pieces if any(is_beside(st, model, piece) for model in st.models(regiment))]


class RuinClash(Attack):
    """The Attacks of a Regiment on a Ruin: To Hit as if Inspired, then the opponent's Injury dice; `target` is the piece."""

    __slots__ = ()

    def steps(self) -> tuple[Callable[[Attack, State], Decision | None], ...]:
        return RUIN_STEPS


def count_walls(frame: Attack, st: State) -> None:
    """Each die that hits is a Hit, with Relentless Blows a natural 1 two (FB-24.39)."""
    hits = [die for die in range(len(frame.faces)) if frame.is_hit(die)]
    found = [2 if frame.faces[die] == 1 and frame.power(die) & EXTRA else 1 for die in hits]
    frame.groups = [(sum(found), 0, 0)]


def strike_walls(frame: Attack, st: State) -> None:
    """Each Hit that the Ruin does not withstand takes a Structure point; they stay lost (FB-22.15, FB-22.16)."""
    piece = frame.target
    faces = roll(st, 1 - st.owner(frame.attacker), frame.groups[0][0], INJURY, "FB-22.15")
    lost = len([face for face in faces if not is_saved(face, DEFENCE_OF_RUIN)])
    left = max(0, st.field().pieces[piece].structure - st.structure[piece] - lost)
    st.structure[piece] += lost
    st.drop_mark(frame.attacker, INSPIRED)
    if st.loud:
        st.emit("structure", (piece, lost, left), "FB-22.15")
    if not left:
        st.push(Collapse(0, piece))


RUIN_STEPS: Final[tuple[Callable[[Attack, State], Decision | None], ...]] = (
    Attack.roll_to_hit,
    Attack.flurry,
    Attack.ask_blessed_hits,
    Attack.ask_leader,
    count_walls,
    strike_walls,
)


def wall_groups(st: State, regiment: int, piece: int) -> list[Group]:
    """The dice of those within 1" of a Ruin: all their Attacks, with +1 Clash as if Inspired (FB-22.14)."""
    sit = Situation(BY_CLASH)
    found: dict[tuple[int, int], int] = {}
    for model in st.models(regiment):
        if not is_beside(st, model, piece) or st.plan(regiment).stats[CLASH] == 0:
            continue
        power = AGAIN if rule_x(st, regiment, model, FLURRY, sit) else 0
        power |= EXTRA if rule_x(st, regiment, model, RELENTLESS_BLOWS, sit) else 0
        need = characteristic(st, regiment, model, CLASH, sit) + 1
        found[need, power] = found.get((need, power), 0) + attacks_of(st, regiment, model, sit)
    return [(dice, need, power) for (need, power), dice in found.items()]


def why_not_strike(st: State, regiment: int) -> str | None:
    """A Clash needs an enemy in contact, or a Ruin near by (FB-16.4, FB-22.14)."""
    return None if ruins_near(st, regiment) else why_not_clash(st, regiment)


def start_clash(st: State, regiment: int) -> None:
    """A Clash Action begins, against enemies or against a Ruin (FB-22.14)."""
    if ruins_near(st, regiment):
        st.push(ClashTarget(regiment))
    else:
        clash(st, regiment)


class ClashTarget(Frame[State]):
    """What a Clash is fought against where a Ruin is near: the enemies in contact, or the Ruin (FB-22.14, FB-27.10)."""

    __slots__ = ("regiment",)

    def __init__(self, regiment: int) -> None:
        self.regiment = regiment

    def advance(self, st: State) -> Decision | None:
        fights: list[Pick] = [NOWHERE] if is_engaged(st, self.regiment) else []
        options: list[Pick] = [*fights, *ruins_near(st, self.regiment)]
        return Decision("clash_at", st.owner(self.regiment), options, "FB-22.14", (self.regiment,))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        if pick == NOWHERE:
            clash(st, self.regiment)
        else:
            st.push(RuinClash(0, self.regiment, pick, BY_CLASH, wall_groups(st, self.regiment, pick), []))

    def fields(self) -> tuple[object, ...]:
        return (self.regiment,)


# -- collapse ------------------------------------------------------------------------------------------------------------


class Collapse(Sequence[State]):
    """A Ruin collapses: a die for every Model in it, then the survivors from above come down (FB-22.17 to FB-22.19)."""

    __slots__ = ("piece",)

    def __init__(self, at: int, piece: int) -> None:
        super().__init__(at)
        self.piece = piece

    def steps(self) -> tuple[Callable[[Collapse, State], Decision | None], ...]:
        return COLLAPSE_STEPS

    def fields(self) -> tuple[object, ...]:
        return (self.at, self.piece)

    def hurt(self, st: State) -> None:
        """One die for every Model on any floor: each 1-3 is a Wound, 2 for Brutes and Cavalry (FB-22.17)."""
        if st.loud:
            st.emit("collapsed", (self.piece,), "FB-22.17")
        for regiment in reversed(caught(st, self.piece)):
            models = [model for model in st.models(regiment) if is_in(st, model, self.piece)]
            faces = roll(st, st.owner(regiment), len(models), COLLAPSE, "FB-22.17")
            each = 2 if st.plan(regiment).type in (BRUTE, CAVALRY) else 1
            wounds = each * len([face for face in faces if face <= WORST])
            if wounds:
                st.push(falling(regiment, wounds))

    def bring_down(self, st: State) -> None:
        """It is rubble now; survivors from above are set down as near as possible, lower floors first (FB-22.18, FB-22.19)."""
        above = [
            model
            for regiment in caught(st, self.piece)
            for model in st.models(regiment)
            if st.floor[model] and is_in(st, model, self.piece)
        ]
        st.collapsed |= 1 << self.piece
        for model in sorted(above, key=lambda model: (st.floor[model], st.order_of(model))):
            x, y = landing(st, model)
            start = (x_of(st.place[model]), y_of(st.place[model]))
            set_down(st, model, x, y)
            report(st, st.rules.muster.regiment_of[model], COLLAPSED, [(model, [start, (x, y)])], "FB-22.19")


COLLAPSE_STEPS: Final[tuple[Callable[[Collapse, State], Decision | None], ...]] = (Collapse.hurt, Collapse.bring_down)


def is_in(st: State, model: int, piece: int) -> bool:
    spot = st.place[model]
    return spot >= 0 and polygon(x_of(spot), y_of(spot), st.field().pieces[piece].outline) != OUTSIDE


def caught(st: State, piece: int) -> list[int]:
    """The Regiments with Models in a piece, by number."""
    found = [plan.number for plan in st.rules.plans if st.status[plan.number] == FIELD]
    return [number for number in found if any(is_in(st, model, piece) for model in st.models(number))]


def landing(st: State, model: int) -> Spot:
    """Directly below, else the first legal one of the 24 places on circles of 0.50", 1.00", 1.50" ... around it (FB-22.19)."""
    regiment = st.rules.muster.regiment_of[model]
    x, y = x_of(st.place[model]), y_of(st.place[model])
    ends = Obstacles(st, regiment, Limits()).ends(0, ())
    crowd = Company(st.plan(regiment).radius, 0)
    for other in st.models(regiment):
        if other != model and st.floor[other] == 0 and st.place[other] >= 0:
            crowd.add(x_of(st.place[other]), y_of(st.place[other]), 0, False)
    ring = 0
    while True:
        for at_x, at_y in [(x, y)] if not ring else circle(x, y, ring * RING):
            if ends.is_clear(at_x, at_y) and crowd.has_room(at_x, at_y, 0):
                return at_x, at_y
        ring += 1
