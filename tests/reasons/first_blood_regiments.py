"""Which clauses truly forbid a Regiment at each question of First Blood, worked out again from the ledger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.frames import Parallel
from sandtable.core.space.points import point
from sandtable.games.first_blood.combat.charge import charge_distance
from sandtable.games.first_blood.in_force import effects, presence_range
from sandtable.games.first_blood.movement.march.entry import open_edges
from sandtable.games.first_blood.qualities import any_has
from sandtable.games.first_blood.shooting.barrage import barrages
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.abilities import SPELL_OF
from sandtable.games.first_blood.tables.terms import FERAL, SPEARHEAD
from tests.reasons.first_blood_table import INCH, NEAR, RUIN, Table

ABSENCE: Final = {0: "FB-8.9", 1: "FB-9.7", 3: "FB-7.15"}
RESERVE, ARRIVING, FIELD, GONE = range(4)
BROKEN, ACTIVATED, ARRIVED, CLASHED, DUELLED = 1, 2, 4, 1 << 14, 1 << 15


class Case:
    """One thing asked for at one question."""

    def __init__(self, st: State, seat: int, asked: Decision, value: int) -> None:
        self.st = st
        self.seat = seat
        self.asked = asked
        self.value = value
        self.table = Table(st)
        self.frame: Any = st.stack[-1]
        if isinstance(self.frame, Parallel):
            self.frame = next(lane for lane in self.frame.lanes if getattr(lane, "seat", -1) == seat)

    @property
    def plan(self) -> Any:
        return self.table.plans[self.value]

    @property
    def mine(self) -> bool:
        return bool(self.plan.owner == self.seat)

    @property
    def status(self) -> int:
        return self.st.status[self.value]

    def absent(self) -> set[str]:
        return set() if self.status == FIELD else {ABSENCE[self.status]}

    def marked(self, regiment: int, mark: int) -> bool:
        return bool(self.st.marks[regiment] & mark)


def beyond(gap: float, reach: float) -> set[bool]:
    """May the gap be said to be greater, or not, or either?"""
    return {True, False} if abs(gap - reach) <= NEAR else {gap > reach}


# -- Regiments -----------------------------------------------------------------------------------------------------------


def arrives(c: Case) -> set[str]:
    if not c.mine:
        return {"FB-9.6"}
    if c.status == FIELD:
        return {"FB-9.1"}
    if c.status != RESERVE:
        return c.absent()
    table = ((3, 0, 0), (3, 5, 0), (9, 3, 5), (9, 9, 3))
    printed = (9, 9, 9) if c.st.turn > len(table) else table[c.st.turn - 1]
    if c.plan.klass != c.asked.context[0]:
        return {"FB-9.4", "FB-9.11"} if printed[c.plan.klass] else {"FB-9.2"}
    flanks = c.frame.flanks
    return {"FB-9.9"} if c.value in flanks[::2] else set()


def drawn(c: Case, card: int) -> set[str]:
    if not c.mine:
        return {"FB-11.3"}
    found = {"FB-11.3"} if c.plan.card != card else set()
    if c.status == GONE:
        return found | {"FB-7.15"}
    if c.status == RESERVE:
        return found | {"FB-10.1"}
    if c.marked(c.value, ACTIVATED):
        found |= {"FB-11.15", "FB-4.22"}
    if any(getattr(frame, "regiment", -1) == c.value and hasattr(frame, "taken") for frame in c.st.stack):
        found |= {"FB-4.22"}
    return found


def acts_now(c: Case) -> set[str]:
    character, event = c.asked.context
    first = c.table.plans[character].first
    clause = {4: "FB-23.7", 5: "FB-23.8", 9: "FB-23.12", 10: "FB-23.13"}[event]
    if event == 10:
        if not c.mine:
            return {clause}
        found = c.absent() | ({clause} if c.marked(c.value, ACTIVATED) else set())
        acting = any(getattr(frame, "regiment", -1) == c.value and hasattr(frame, "taken") for frame in c.st.stack)
        far = not found and c.table.gaps([first], c.table.alive(c.value)) > 12 * INCH - NEAR
        return found | ({clause} if acting or far else set())
    found = drawn(c, c.frame.card)
    if event != 9 and c.mine and c.status != FIELD:
        return found | {clause}
    if event != 9 and c.mine and c.table.gaps([first], c.table.leaders(c.value)) > 5 * INCH - NEAR:
        found |= {clause}
    return found


def presence(c: Case, character: int | None = None) -> set[str]:
    """Commanding Presence: a friendly non-Character Regiment with a Leader Model within 5" (FB-17.4)."""
    who = c.asked.context[0] if character is None else character
    first = c.table.plans[who].first
    if not c.mine:
        return {"FB-17.4"}
    if c.status != FIELD:
        return c.absent() | {"FB-17.4"}
    if c.plan.is_character or c.table.gaps([first], c.table.leaders(c.value)) > presence_range(c.st, who) - NEAR:
        return {"FB-17.4"}
    return {"FB-1.8"} if effects(c.st, "deny_presence", c.value) else set()


def free_for(c: Case) -> set[str]:
    me = c.asked.context[0]
    effect = c.st.rules.forces.bounds[c.asked.context[1]].effect
    if not c.mine or c.value == me:
        return {"FB-17.44"}
    if c.status != FIELD:
        return c.absent()
    if c.table.gaps([c.table.plans[me].first], c.table.alive(c.value)) > effect.range - NEAR:
        return {"FB-17.44"}
    found = set()
    if "clash" in effect.actions and not c.table.engaged(c.value):
        found.add("FB-16.4")
    if "volley" in effect.actions:
        found.add("FB-11.11" if c.table.engaged(c.value) else "FB-14.4")
        found |= set() if guns(c, c.value) else {"FB-14.3"}
    if "march" in effect.actions and c.table.engaged(c.value):
        found.add("FB-11.11")
    return found | {"FB-19.17"} if effects(c.st, "single_move", c.value) else found


def edge_distance(c: Case, regiment: int, edge: int) -> float:
    """How far the rearmost Leader Model is from an edge (FB-3.15, FB-13.11)."""
    assert c.table.field is not None
    width, height = c.table.field.width, c.table.field.height
    if c.table.inside(regiment):
        spots = list(c.table.pieces[c.st.inside[regiment]].outline)
    else:
        spots = [c.table.spot(model) for model in c.table.leaders(regiment)]
    return min([(y, width - x, height - y, x)[edge] for x, y in spots])


def own_edge(c: Case) -> int:
    return c.st.edge if c.seat == c.st.edge_winner else (c.st.edge + 2) % 4


def enabling(c: Case) -> set[str]:
    if not c.mine:
        return {"FB-13.10", "FB-13.16"}
    if c.status != FIELD:
        return {"FB-13.16"}
    entering = c.table.plans[c.asked.context[0]]
    found = {"FB-24.17"} if any_has(c.st, c.value, FERAL) else set()
    light = c.plan.klass == 0 and not any_has(c.st, c.value, SPEARHEAD)
    if entering.klass == 2 and light:
        found.add("FB-13.12")
    own = own_edge(c)
    foes = [edge_distance(c, foe, own) for foe in c.table.of_seat(1 - c.seat)]
    if foes and min(foes) <= edge_distance(c, c.value, own):
        found.add("FB-13.13")
    return found or room_bans(c, c.asked.context[0], c.value, c.asked.context[1])


def room_bans(c: Case, entering: int, friend: int, edge: int) -> set[str]:
    """Too little room behind the friend even on an empty table (FB-13.11), or others are in the way (FB-13.22)."""
    clone = c.st.clone()
    for plan in c.table.plans:
        if plan.number not in (entering, friend):
            clone.status[plan.number] = 0
    open_now = edge in open_edges(clone, entering)
    if open_now:
        return {"FB-13.22"}
    # lifted: the friend stands twice as far from the own edge as anybody needs
    own = own_edge(c)
    field = c.table.field
    assert field is not None
    spots = ((18, 30), (field.width // 100 - 30, 18), (18, field.height // 100 - 30), (30, 18))
    at_x, at_y = spots[own]
    plan = c.table.plans[friend]
    for n, model in enumerate(range(plan.first, plan.end)):
        if clone.place[model] != -1:
            clone.place[model] = point(100 * at_x + n, 100 * at_y)
    clone.inside[friend] = -1
    return {"FB-13.11"} if edge in open_edges(clone, entering) else set()


def guns(c: Case, regiment: int) -> list[int]:
    """The ranges of all Barrages of a Regiment."""
    return [rule.range for model in c.table.alive(regiment) for rule in barrages(c.st, regiment, model)]


def shot_bans(c: Case, regiment: int, target: int) -> set[str]:
    """FB-14.5 to FB-14.8 of an enemy on the battlefield."""
    t = c.table
    mine, theirs = t.leaders(regiment), t.leaders(target)
    found: set[str] = set()
    if True in beyond(t.gaps(mine, theirs), max(guns(c, regiment), default=-1)):
        found.add("FB-14.5")
    if t.engaged(target):
        found.add("FB-14.7")
    if t.has_character(target):
        character = t.plans[target].first
        others = [model for foe in t.of_seat(t.owner(target)) for model in t.alive(foe) if model != character]
        exposed = t.gaps([character], t.alive(regiment)) <= 6 * INCH
        for leader in mine:
            exposed = exposed or t.gap(leader, character) <= t.gaps([leader], others)
        found |= set() if exposed else {"FB-14.8"}
    for at, piece in enumerate(t.pieces):
        if piece.kind == RUIN and t.stands(at) and any(t.in_piece(one, at) for one in t.alive(regiment)):
            found |= {"FB-22.9"} if all(t.in_piece(one, at) for one in t.alive(target)) else set()
    found |= unseen(c, mine, t.alive(target), "FB-14.6")
    if "FB-14.6" in found and c.marked(regiment, 8):
        found.add("FB-24.1")
    return found | ({"FB-14.17"} if not found else set())


def unseen(c: Case, ones: list[int], twos: list[int], clause: str) -> set[str]:
    """No Line of Sight, and what takes it away: Models, terrain, or both together (FB-6.5, FB-6.6)."""
    t = c.table
    if t.inside(t.of[twos[0]]):
        twos = twos[:1]
    if t.any_sees(ones, twos):
        return set()
    models, pieces = t.any_sees(ones, twos, past_models=True), t.any_sees(ones, twos, past_pieces=True)
    found = {clause}
    if models in (True, None) or pieces in (False, None):
        found.add("FB-6.5")
    if pieces in (True, None) or models in (False, None):
        found.add("FB-6.6")
    return found


def volley(c: Case) -> set[str]:
    if c.mine:
        return {"FB-14.4"}
    return c.absent() or shot_bans(c, c.asked.context[0], c.value)


def reach_of(c: Case, leader: int, foe: int) -> tuple[float, float]:
    """How far a target is for a Charge, and without the climb (FB-15.3, FB-22.10)."""
    t = c.table
    gaps = [t.gap(leader, other) for other in t.alive(foe)]
    climbs = [3 * INCH * abs(c.st.floor[leader] - c.st.floor[other]) for other in t.alive(foe)]
    foot = t.plans[t.of[leader]].type == 0
    climbed = [gap + climb for gap, climb in zip(gaps, climbs, strict=True) if foot or not climb]
    return min(climbed, default=float("inf")), min(gaps)


def charge_bans(c: Case, regiment: int, foe: int) -> set[str]:
    """FB-15.2 to FB-15.4 of an enemy on the battlefield."""
    t = c.table
    distance = charge_distance(c.st, regiment, 6)
    leaders = t.leaders(regiment)
    near = [leader for leader in leaders if reach_of(c, leader, foe)[0] <= distance + NEAR]
    found: set[str] = set()
    if not [leader for leader in near if reach_of(c, leader, foe)[0] <= distance - NEAR]:
        flat = any(reach_of(c, leader, foe)[1] <= distance for leader in leaders)
        found.add("FB-22.10" if flat and not near else "FB-15.3")
    if not near:
        return found
    seeing = [leader for leader in near if t.any_sees([leader], t.alive(foe)) is not False]
    if not seeing:
        if any(t.any_sees([leader], t.alive(foe)) for leader in leaders):
            return found | {"FB-15.3"}
        return found | unseen(c, near, t.alive(foe), "FB-15.2")
    if t.is_lone(foe):
        for leader in seeing:
            closer = [
                other
                for other in t.of_seat(t.owner(foe))
                if other != foe
                and t.gaps([leader], t.alive(other)) < t.gaps([leader], t.alive(foe))
                and reach_of(c, leader, other)[0] <= distance
                and t.any_sees([leader], t.alive(other)) is not False
            ]
            if not closer:
                return found
        found.add("FB-15.4")
    return found


def charges(c: Case) -> set[str]:
    if c.mine:
        return {"FB-15.2"}
    return c.absent() or charge_bans(c, c.asked.context[0], c.value)


def charges_too(c: Case) -> set[str]:
    me, primary = c.asked.context
    if c.mine or c.value == primary:
        return {"FB-15.5"}
    if c.status != FIELD:
        return c.absent()
    t = c.table
    leaders = [leader for leader in t.leaders(me) if leader != c.st.acting[me]]
    distance = charge_distance(c.st, me, 6)
    for other in t.alive(c.value):
        beside = t.gaps([other], t.alive(primary)) <= 3 * INCH - NEAR
        if beside and any(t.gap(leader, other) <= distance - NEAR for leader in leaders):
            return set() if c.st.floor[other] == c.st.floor[leaders[0]] else {"FB-15.5"}
    return {"FB-15.5"}


def rake(c: Case) -> set[str]:
    if c.mine:
        return {"FB-24.35"}
    return c.absent() or (set() if (c.asked.context[0], c.value) in c.st.overflown else {"FB-24.36"})


def impact_on(c: Case) -> set[str]:
    if c.mine:
        return {"FB-15.19"}
    if c.status != FIELD:
        return c.absent()
    return set() if c.table.touches(c.asked.context[1], c.value) else {"FB-15.18"}


def strikes_first(c: Case) -> set[str]:
    if c.mine:
        return {c.asked.clause}
    if c.status != FIELD:
        return c.absent()
    if c.asked.clause == "FB-15.28":
        return {"FB-15.18"}
    if any(foe == c.value for _, foe, _ in c.frame.strikes):
        return {"FB-16.12"}
    return {"FB-16.11"} if c.value in c.table.foes_of(c.asked.context[0]) else {"FB-16.8"}


def supports_against(c: Case) -> set[str]:
    return {"FB-24.47"} if c.mine else c.absent() or {"FB-24.47"}


def demise(c: Case) -> set[str]:
    if c.mine:
        return {"FB-24.26"}
    if c.status != FIELD:
        return c.absent()
    return {"FB-24.57"} if c.value in c.table.foes_of(c.asked.context[0]) else {"FB-24.26"}


def duel_bans(c: Case, me: int, foe: int) -> set[str]:
    t = c.table
    if not t.has_character(foe):
        return {"FB-17.13"} if t.plans[foe].is_character else {"FB-18.1"}
    mine, other = t.plans[me].first, t.plans[foe].first
    if t.inside(me) or t.inside(foe):
        return set() if t.touches(mine, foe) or t.touches(other, me) else {"FB-18.15"}
    return {"FB-18.1"} if t.gap(mine, other) > 5 * INCH - NEAR else set()


def duel(c: Case) -> set[str]:
    return {"FB-18.1"} if c.mine else c.absent() or duel_bans(c, c.asked.context[0], c.value)


def overkill(c: Case) -> set[str]:
    if c.mine:
        return {"FB-17.35"}
    first = c.table.plans[c.asked.context[0]].first
    return c.absent() or ({"FB-17.35"} if c.table.gaps([first], c.table.alive(c.value)) > 5 * INCH - NEAR else set())


def spell_bans(c: Case, caster: int, number: int, target: int) -> set[str]:
    """FB-19.2 to FB-19.7 of a Regiment on the battlefield."""
    t = c.table
    spell = SPELL_OF[c.st.rules.forces.bounds[number].ability]
    me, mine = t.plans[caster].first, t.owner(caster) == t.owner(target)
    if spell.target == "self" and mine:
        return presence(Case(c.st, c.seat, c.asked, target), caster)
    if mine != (spell.target != "enemy"):
        return {"FB-19.2"}
    longer = [c.st.rules.forces.bounds[n].effect for n in c.st.rules.forces.brought[caster]]
    more = max([0, *[effect.add * INCH for effect in longer if effect.op == "spell_range"]])
    found: set[str] = set()
    gap = 0.0 if target == caster else t.gaps([me], t.alive(target))
    if gap > spell.range + more - NEAR or (more and gap > spell.range - NEAR):
        found.add("FB-19.3")
    if spell.hits:
        touched = [foe for foe in t.of_seat(1 - t.owner(caster)) if t.touches(me, foe)]
        if touched and target not in touched:
            found.add("FB-19.5")
        else:
            found |= unseen(c, [me], t.alive(target), "FB-19.4")
    if not mine and t.is_lone(target):
        foes = [model for foe in t.of_seat(t.owner(target)) for model in t.alive(foe)]
        least = min([t.gap(me, model) for model in foes])
        closest = [model for model in foes if t.gap(me, model) <= least + 1e-6]
        if t.gaps([t.plans[target].first], closest) > 6 * INCH - NEAR:
            found.add("FB-19.7")
    return found


def spell_target(c: Case) -> set[str]:
    caster, number = c.asked.context
    spell = SPELL_OF[c.st.rules.forces.bounds[number].ability]
    if c.status != FIELD:
        return c.absent() if c.mine == (spell.target != "enemy") else {"FB-19.2"}
    return spell_bans(c, caster, number, c.value)


REGIMENTS: Final[dict[str, Callable[[Case], set[str]]]] = {
    "arrives": arrives,
    "activate": lambda c: drawn(c, c.asked.context[0]),
    "technique_acts": lambda c: drawn(c, c.frame.card),
    "hibernate": lambda c: drawn(c, c.frame.card),
    "acts_now": acts_now,
    "event_for": presence,
    "technique_for": presence,
    "holder": presence,
    "free_for": free_for,
    "enabling": enabling,
    "volley": volley,
    "snapfire": volley,
    "charges": charges,
    "charges_too": charges_too,
    "rake": rake,
    "impact_on": impact_on,
    "strikes_first": strikes_first,
    "supports_against": supports_against,
    "demise": demise,
    "duel": duel,
    "overkill": overkill,
    "spell_target": spell_target,
}
