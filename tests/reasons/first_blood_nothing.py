"""What leaves a seat nothing to decide in the midst of a Phase or an Action, worked out again from the fields of the frames.

`nothing` gives the messages that are true of a seat and a kind of question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shapely import Point

from sandtable.games.first_blood.combat.charge import charge_distance
from sandtable.games.first_blood.combat.reform import clash_follows
from sandtable.games.first_blood.combat.withdraw import clean_withdraw_ability
from sandtable.games.first_blood.movement.formation.regiment import march_distance
from sandtable.games.first_blood.movement.march.garrison import occupiable
from sandtable.games.first_blood.qualities import all_have, any_has, has_event
from sandtable.games.first_blood.state import AIM, State
from sandtable.games.first_blood.tables.terms import EVENT_IDS, RULE_IDS
from sandtable.games.first_blood.turn.victory import markers
from tests.reasons.first_blood_never import key
from tests.reasons.first_blood_table import GARRISON, INCH, RUIN, TOUCH, Table

MOVES: Final = ("March", "Rush", "Leave", "Entry", "Occupy")
ACTIONS: Final = (*MOVES, "Charge", "Clash", "Reform", "Withdraw")
RULES: Final = {
    "charge_again": ("unstoppable", "FB-24.52"),
    "supports_against": ("support", "FB-24.47"),
    "snapfire": ("snapfire", "FB-24.44"),
}
"""Questions about Regiments with a special rule."""


def name(frame: object) -> str:
    return type(frame).__name__


def nothing(st: State, seat: int, kind: str) -> set[str]:
    if st.phase != 4:
        return between_actions(st, seat, kind)
    return Here(st, seat, kind).keys() if st.active in (-1, seat) else set()


def between_actions(st: State, seat: int, kind: str) -> set[str]:
    """Rolling for Reinforcements, the stacks, the score, Supremacy Abilities, markers (chapters 9, 10 and 25)."""
    if st.phase == 1 and kind in ("flank", "reroll_arrival", "turn_arrival", "arrives"):
        rolling = [frame for frame in st.stack if name(frame) == "Arrivals"]
        return {key("FB-9.6")} if any(getattr(frame, "seat", seat) != seat for frame in rolling) else set()
    if st.phase == 2 and kind == "stack":
        cards = [plan for plan in st.rules.plans if plan.owner == seat and st.status[plan.number] in (1, 2)]
        return {key("FB-10.2") if not cards else key("FB-27.15") if len(cards) == 1 else key("FB-10.4")}
    if st.phase == 3 and kind == "score":
        return {key("FB-10.7")} if len(st.command[seat]) >= len(st.command[1 - seat]) else set()
    if st.phase == 3 and kind == "supremacy":
        bounds = st.rules.forces.bounds
        usable = [
            number
            for number, bound in enumerate(bounds)
            if st.rules.plans[bound.regiment].owner == seat
            and ((bound.source == 5 and not bound.always) or bound.effect.when == "supremacy")
            and bound.part_of < 0
            and (number, 0) not in st.used
            and (bound.offboard or st.status[bound.regiment] == 2)
        ]
        return set() if usable else {key("FB-10.12")}
    if st.phase == 5 and kind == "marker" and st.scenario == 0:
        table = Table(st)
        counts = [markers_near(table, regiment) for regiment in table.of_seat(seat)]
        return {key("FB-25.7")} if max(counts, default=0) < 2 else set()
    return set()


def markers_near(table: Table, regiment: int) -> int:
    """How many markers are within 3" of a Model of a Regiment (FB-25.7)."""
    shapes = [table.shape(model) for model in table.alive(regiment)]
    spots = [Point(spot) for spot in markers(table.st)]
    return len([spot for spot in spots if any(shape.distance(spot) - wide <= 3 * INCH for shape, wide in shapes)])


class Here:
    """One question that is not asked in the Action Phase."""

    def __init__(self, st: State, seat: int, kind: str) -> None:
        self.st, self.seat, self.kind = st, seat, kind
        self.table = Table(st)
        acting = self.innermost(*ACTIONS, "Activation")
        idle = acting is None or (name(acting) == "Activation" and acting.stage != 3)
        self.who: int = -1 if idle else acting.regiment
        self.move = self.innermost(*MOVES)

    def innermost(self, *names: str) -> Any:
        """The last procedure of these names on the stack, if it is about a Regiment of this seat."""
        # an activation that does not take Actions is not passed over for the one below it
        frame: Any = next((each for each in reversed(self.st.stack) if name(each) in names), None)
        who = -1 if frame is None else getattr(frame, "caster", getattr(frame, "regiment", -1))
        return frame if who >= 0 and self.table.owner(who) == self.seat else None

    def keys(self) -> set[str]:
        found: dict[str, Callable[[], set[str]]] = {
            "action": self.actions,
            "occupy": self.garrisons,
            "floor": self.floors,
            "model_floor": lambda: self.grounded() | self.alone(),
            "arrange": self.alone,
            "place_model": self.alone,
            "leave_at": self.outside,
            "enabling": self.edges,
            "vanguard": self.vanguard,
            "charges_too": self.second,
            "impact_on": self.impact,
            "clash_at": self.ruins,
            "divide": self.pools,
            "supports_against": self.pools,
            "fury": self.pools,
            "markers": self.overcharge,
            "arcing": self.arc,
            "recast": lambda: self.dice("FB-17.41", "all"),
            "reroll_cast": lambda: self.dice("FB-17.42", "one"),
        }
        return self.unfit() | (found[self.kind]() if self.kind in found else set())

    def unfit(self) -> set[str]:
        """The acting Regiment is never asked this."""
        st, who, kind = self.st, self.who, self.kind
        if who < 0:
            return set()
        plan = st.rules.plans[who]
        if kind in RULES:
            rule, clause = RULES[kind]
            return set() if any_has(st, who, RULE_IDS.index(rule)) else {key(clause, "regiment")}
        throws = any_has(st, who, RULE_IDS.index("throwing_weapons"))
        fits = {
            "fury": ("FB-23.10", has_event(st, who, EVENT_IDS.index("fury")) >= 0),
            "impact_on": ("FB-15.17", throws or (plan.type > 0 and plan.klass > 0)),
            "clash_at": ("FB-22.14", plan.type > 0),
            "clash_too": ("FB-16.20", clash_follows(st, who)),
            "disciplined": ("FB-17.29", clean_withdraw_ability(st, who) >= 0),
        }
        return {key(fits[kind][0], "regiment")} if kind in fits and not fits[kind][1] else set()

    def actions(self) -> set[str]:
        """No Action is left, or both went into leaving or entering (FB-11.8, FB-13.17, FB-21.19)."""
        frame = self.innermost("Activation")
        if frame is None or frame.stage < 3:
            return set()
        spent = any(name(each) == "Leave" or getattr(each, "twice", False) for each in self.st.stack)
        more = frame.stage == 3 and not spent and (frame.left > 0 or frame.has_third())
        return set() if more else {key("FB-11.8", "last")}

    # -- moves

    def alone(self) -> set[str]:
        single = self.move is not None and len(self.table.alive(self.move.regiment)) == 1
        return {key("FB-12.10", "alone")} if single else set()

    def enters(self) -> bool:
        return name(self.move) == "Entry" and not self.move.vanguard

    def grounded(self) -> set[str]:
        """All on the ground, or no Infantry (FB-13.8, FB-21.19, FB-22.2)."""
        if self.who < 0:
            return set()
        if self.enters():
            return {key("FB-13.8", "ground")}
        if name(self.move) == "Leave":
            return {key("FB-21.19", "ground")}
        return {key("FB-22.2", "regiment")} if self.table.plans[self.who].type else set()

    def floors(self) -> set[str]:
        """Too far away, or no place on it (FB-22.5, FB-22.20)."""
        frame = self.move
        found = self.grounded()
        if found or name(frame) != "March":
            return found
        body = frame.body(self.st)
        if any(frame.is_open(self.st, body, number) for number in range(1, len(body.leader.storeys))):
            return set()
        model = body.leader.model
        ruins = [
            shape
            for at, shape in enumerate(self.table.ground)
            if self.table.pieces[at].kind == RUIN and self.table.pieces[at].floors and self.table.stands(at)
        ]
        spot = Point(self.table.spot(model))
        gap = min([shape.distance(spot) for shape in ruins], default=float("inf")) + 3 * INCH - body.allowance
        above = bool(self.st.floor[model])
        far = {key("FB-22.5", "nearest")} if gap > -1 and not above else set()
        return far | ({key("FB-22.20", "other")} if gap < 1 or above else set())

    def garrisons(self) -> set[str]:
        """No Entry and no Leave, only Infantry; none free, none near, none to be got at (FB-13.24, FB-21.3)."""
        table, who = self.table, self.who
        if who < 0:
            return set()
        if self.enters():
            return {key("FB-13.24", "entry")}
        if name(self.move) == "Leave":
            return {key("FB-21.19", "leaving")}
        if table.plans[who].type:
            return {key("FB-21.3", "regiment")}
        if name(self.move) != "March" or occupiable(self.st, who):
            return set()
        walls = [at for at, piece in enumerate(table.pieces) if piece.kind == GARRISON]
        held = [at for at in walls if at in self.st.inside]
        fitting = [at for at in walls if at not in held and table.pieces[at].capacity >= len(table.alive(who))]
        if not fitting:
            return {key("FB-21.3", "closed")}
        bases = [Point(table.spot(model)) for model in table.leaders(who)]
        gaps = {at: min([table.ground[at].distance(base) for base in bases]) - table.radius_of(who) for at in fitting}
        nearest = min(gaps.values())
        over = nearest - march_distance(self.st, who)
        found = {key("FB-12.2", "garrison")} if over > -1 else set()
        if over < 1:
            foes = [model for foe in table.of_seat(1 - self.seat) for model in table.alive(foe)]
            spots = [
                (Point(table.spot(model)), table.radius(model) + TOUCH) for model in foes if self.st.place[model] >= 0
            ]
            near = [at for at in fitting if gaps[at] < nearest + 1]
            touched = any(table.ground[at].distance(spot) <= wide + 1 for at in near for spot, wide in spots)
            found.add(key("FB-21.27" if touched else "FB-21.3", "nearest"))
        return found

    def outside(self) -> set[str]:
        within = self.who < 0 or self.table.inside(self.who) or name(self.move) == "Leave"
        return set() if within else {key("FB-21.19", "outside")}

    def edges(self) -> set[str]:
        entry = self.innermost("Entry")
        return {key("FB-13.10", "own")} if entry is not None and entry.edge == self.st.edge_of(self.seat) else set()

    def vanguard(self) -> set[str]:
        entry = self.innermost("Entry")
        if entry is None or entry.vanguard:
            return set()
        has = any_has(self.st, entry.regiment, RULE_IDS.index("vanguard"))
        return {key("FB-24.54", "regiment")} if not has else {key("FB-13.17", "twice")} if entry.twice else set()

    # -- fights

    def second(self) -> set[str]:
        """More than one Leader Model, and another enemy within 3" of the first target (FB-15.5)."""
        charge, table = self.innermost("Charge"), self.table
        if charge is None or charge.primary < 0 or charge.second >= 0:
            return set()
        leaders = [model for model in table.leaders(charge.regiment) if model != self.st.acting[charge.regiment]]
        if len(leaders) < 2:
            return {key("FB-15.5", "leaders")}
        first, reach = table.alive(charge.primary), charge_distance(self.st, charge.regiment, 6)
        others = [foe for foe in table.of_seat(1 - self.seat) if foe != charge.primary]
        beside = [model for foe in others for model in table.alive(foe) if table.gaps([model], first) <= 3 * INCH]
        climbs = not table.plans[charge.regiment].type
        near = any(self.length(one, model, climbs) <= reach for one in leaders for model in beside)
        return set() if charge.at > 6 or near else {key("FB-15.5", "nobody")}

    def length(self, one: int, two: int, climbs: bool) -> float:
        """How far a charge leads, with 3" for each floor, which only Infantry climbs (FB-22.10)."""
        floors = abs(self.st.floor[one] - self.st.floor[two])
        return self.table.gap(one, two) + 3 * INCH * floors if climbs or not floors else float("inf")

    def impact(self) -> set[str]:
        charge = self.innermost("Charge")
        if charge is None or charge.at <= 6:
            return set()
        return {key("FB-15.19", "one")} if len(charge.reached) < 2 else set()

    def ruins(self) -> set[str]:
        """No Ruin that stands within 1" (FB-22.14)."""
        clash, table = self.innermost("Clash"), self.table
        if clash is None or not table.plans[clash.regiment].type:
            return set()
        ruins = [shape for at, shape in enumerate(table.ground) if table.pieces[at].kind == RUIN and table.stands(at)]
        bases = [(Point(table.spot(model)), table.radius(model)) for model in table.alive(clash.regiment)]
        near = any(shape.distance(spot) - wide <= INCH for shape in ruins for spot, wide in bases)
        return set() if near else {key("FB-22.14", "far")}

    def pools(self) -> set[str]:
        clash = self.innermost("Clash")
        if clash is None or clash.at < (4 if self.kind == "fury" else 3):
            return set()
        foes = {foe for _, foe, _ in clash.strikes} | set(self.table.foes_of(clash.regiment))
        return {key("FB-16.8", "one")} if len(foes) == 1 else set()

    # -- Volley and spells

    def volley(self) -> Any:
        """The Volley in progress: Snapfire waits below the March (FB-24.44)."""
        volley = self.innermost("Volley")
        names = [name(each) for each in self.st.stack]
        waits = volley is not None and any(each in MOVES for each in names[names.index("Volley") :])
        return None if waits else volley

    def overcharge(self) -> set[str]:
        volley = self.volley()
        there = volley is None or volley.snap or self.st.overcharge[volley.regiment] or volley.markers
        return set() if there else {key("FB-24.28", "regiment")}

    def arc(self) -> set[str]:
        """Take Aim, and Arcing Fire of all Models (FB-24.1)."""
        volley = self.volley()
        if volley is None or volley.snap or volley.at >= 4:
            return set()
        if not self.st.has_mark(volley.regiment, AIM):
            return {key("FB-24.1", "aim")}
        return set() if all_have(self.st, volley.regiment, RULE_IDS.index("arcing_fire")) else {key("FB-24.1", "all")}

    def dice(self, clause: str, which: str) -> set[str]:
        """The caster has no such ability, or has used it (FB-17.41, FB-17.42)."""
        casting = self.innermost("Casting", "Spellcasting")
        if casting is None:
            return set()
        own = [
            number
            for number, bound in enumerate(self.st.rules.forces.bounds)
            if bound.regiment == casting.caster
            and (bound.effect.op, bound.effect.roll, bound.effect.which) == ("reroll", "casting", which)
        ]
        if not own:
            return {key(clause, "regiment")}
        used = all((number, 0) in self.st.used or (number, self.st.turn) in self.st.used for number in own)
        return {key(clause, "used")} if used else set()
