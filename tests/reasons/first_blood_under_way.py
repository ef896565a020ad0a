"""Why a seat is not asked something in the midst of the Action that it belongs to, worked out again from the frames' fields.

`here` gives all clauses by which the question is not asked at this point of the procedure, None if that is not under way.
"""

from __future__ import annotations

from typing import Any, Final

from shapely import Point

from sandtable.games.first_blood.combat.reform import clash_follows
from sandtable.games.first_blood.combat.withdraw import clean_withdraw_ability
from sandtable.games.first_blood.movement.formation.regiment import march_distance
from sandtable.games.first_blood.qualities import any_has, has_event
from sandtable.games.first_blood.state import HINDERED, State
from sandtable.games.first_blood.tables.terms import EVENT_IDS, RULE_IDS
from sandtable.games.first_blood.turn.activation import Activation
from tests.reasons.first_blood_table import GARRISON, INCH, RUIN, TOUCH, Table

MOVES: Final = "March Rush Leave Entry Occupy"
PROCEDURES: Final = {
    "Activation": "action",
    MOVES: "march floor arrange place_model model_floor occupy leave_at",
    "Entry": "enter enter_from entry_edge enabling vanguard",
    "CloseIn Charge Clash Reform": "close_in close_to",
    "Charge": "charges charges_too charge_again impact_on",
    "Clash": "clash_at divide supports_against fury",
    "Reform": "clash_too",
    "Withdraw": "disciplined",
    "Duel": "duel",
    "Volley": "barrage volley markers arcing",
    f"{MOVES} Volley": "snapfire",
    "Spellcasting Casting": "spell spell_target recast reroll_cast",
}
"""By procedure what is asked in its course."""
ALWAYS: Final = {
    "leave_at": "FB-21.19",
    "entry_edge": "FB-13.10",
    "enabling": "FB-13.10",
    "charges": "FB-15.2",
    "charges_too": "FB-15.5",
    "clash_at": "FB-22.14",
    "clash_too": "FB-16.20",
    "disciplined": "FB-17.29",
    "duel": "FB-18.1",
    "barrage": "FB-14.9",
    "snapfire": "FB-24.44",
    "spell": "FB-19.3",
    "spell_target": "FB-19.3",
    "recast": "FB-17.41",
}
"""Questions about which one clause says all: what is chosen, in which order, and by whom."""


def name(frame: object) -> str:
    return type(frame).__name__


def here(st: State, seat: int, kind: str) -> set[str] | None:
    names = next((names.split() for names, kinds in PROCEDURES.items() if kind in kinds.split()), [])
    for at in range(len(st.stack) - 1, -1, -1):
        frame: Any = st.stack[at]
        above = [name(each) for each in st.stack[at + 1 :]]
        if name(frame) not in names or (name(frame) == "Volley" and any(each in MOVES.split() for each in above)):
            continue
        who = frame.caster if names == ["Spellcasting", "Casting"] else frame.regiment
        if st.rules.plans[who].owner != seat:
            return None
        return {ALWAYS[kind]} if kind in ALWAYS else Here(st, frame, kind).clauses()
    acting = [frame.regiment for frame in st.stack if isinstance(frame, Activation) and frame.stage == 3]
    return unfit(st, acting[-1], kind) if acting and st.rules.plans[acting[-1]].owner == seat else None


def unfit(st: State, who: int, kind: str) -> set[str] | None:
    """The clause by which the acting Regiment is never asked this; None if it may be."""
    plan = st.rules.plans[who]
    rules = {
        "charge_again": ("unstoppable", "FB-24.52"),
        "supports_against": ("support", "FB-24.47"),
        "snapfire": ("snapfire", "FB-24.44"),
    }
    if kind in rules:
        rule, clause = rules[kind]
        return None if any_has(st, who, RULE_IDS.index(rule)) else {clause}
    if kind == "fury":
        return None if has_event(st, who, EVENT_IDS.index("fury")) >= 0 else {"FB-23.10"}
    if kind == "impact_on":
        throws = any_has(st, who, RULE_IDS.index("throwing_weapons"))
        return None if throws or (plan.type and plan.klass) else {"FB-15.17"}
    if kind in ("occupy", "floor"):
        return {"FB-21.3" if kind == "occupy" else "FB-22.2"} if plan.type else None
    if kind == "clash_at":
        return None if plan.type else {"FB-22.14"}
    if kind == "clash_too":
        return None if clash_follows(st, who) else {"FB-16.20"}
    return None if kind != "disciplined" or clean_withdraw_ability(st, who) >= 0 else {"FB-17.29"}


class Here:
    """One question that is not asked in one procedure."""

    def __init__(self, st: State, frame: Any, kind: str) -> None:
        self.st, self.frame, self.kind = st, frame, kind
        self.table = Table(st)
        self.regiment: int = getattr(frame, "regiment", -1)
        self.enters = name(frame) == "Entry" and not frame.vanguard

    def clauses(self) -> set[str]:
        frame, kind, who = self.frame, self.kind, self.regiment
        if kind == "action":
            rolls = self.st.decision is not None and self.st.decision.kind == "bloodlust"
            acting = "FB-24.5" if rolls else "FB-11.8"
            return {{0: "FB-11.4", 1: "FB-11.4", 2: "FB-24.8", 3: acting}.get(frame.stage, "FB-11.15")}
        if kind in ("march", "enter"):
            return self.leader()
        if kind in ("arrange", "place_model"):
            return {"FB-12.10"} if kind == "arrange" else self.placing()
        if kind in ("floor", "model_floor"):
            return self.floors() | (self.placing() if kind == "model_floor" else set())
        if kind == "occupy":
            return self.garrisons()
        if kind == "enter_from":
            if self.enters and frame.steps and frame.model < 0:
                return {"FB-12.10"}
            return {"FB-13.23"} if frame.turning else self.first() or {"FB-13.23"}
        if kind == "vanguard":
            return {"FB-13.17", "FB-24.54"} if frame.twice else {"FB-24.54"}
        if kind in ("close_in", "close_to"):
            return self.contact()
        if kind == "charge_again":
            return {"FB-15.8"} if any_has(self.st, who, RULE_IDS.index("unstoppable")) else {"FB-24.52"}
        if kind == "impact_on":
            return {"FB-15.17", "FB-15.19"} | ({"FB-20.12"} if self.st.has_mark(who, HINDERED) else set())
        if kind in ("divide", "supports_against", "fury"):
            return self.pools()
        if kind == "volley":
            return {"FB-24.44"} if frame.snap else {"FB-14.4"} if frame.target >= 0 else {"FB-14.9"}
        if kind in ("markers", "arcing"):
            return {"FB-24.45"} if frame.snap else {"FB-24.28" if kind == "markers" else "FB-24.1"}
        asked = self.st.decision
        return {"FB-17.41"} if asked is not None and asked.kind == "recast" else {"FB-17.42"}

    # -- moves

    def first(self) -> set[str]:
        """What comes before the Leader's place."""
        frame = self.frame
        if name(frame) == "Occupy":
            return {"FB-21.3"}
        if name(frame) == "Rush":
            return {"FB-24.6"}
        if name(frame) == "Entry":
            own = self.st.edge_of(self.table.owner(self.regiment))
            if frame.vanguard:
                return {"FB-24.54"}
            if frame.edge < 0 or (frame.edge != own and frame.enabler < 0):
                return {"FB-13.10"}
        if name(frame) == "Leave" and frame.start < 0:
            return {"FB-21.19"}
        return {"FB-22.24"} if frame.floor < 0 else self.turning()

    def turning(self) -> set[str]:
        if not self.frame.turning:
            return set()
        return {"FB-13.23"} if name(self.frame) == "Entry" and not self.frame.turns else {"FB-12.7"}

    def leader(self) -> set[str]:
        if self.enters and self.kind == "march":
            return {"FB-13.8"}
        placed = name(self.frame) in ("March", "Leave") or self.enters
        return {"FB-12.11"} if placed and self.frame.steps else self.first()

    def placing(self) -> set[str]:
        frame = self.frame
        if name(frame) == "Occupy" or not frame.steps or frame.model < 0:
            return {"FB-12.10"}
        return {"FB-22.24"} if frame.level < 0 else self.turning()

    def floors(self) -> set[str]:
        """The ground, no Infantry, too far away, no place, or settled (FB-22.2, FB-22.5, FB-22.20, FB-22.24)."""
        frame = self.frame
        if self.enters:
            return {"FB-13.8"}
        if name(frame) == "Leave":
            return {"FB-21.19"}
        if self.table.plans[self.regiment].type:
            return {"FB-22.2"}
        if name(frame) in ("Rush", "Entry", "Occupy"):
            return self.first()
        placed = self.kind == "model_floor" and frame.model >= 0
        model = frame.model if placed else frame.body(self.st).leader.model
        spot = Point(self.table.spot(model))
        ruins = [
            shape
            for at, shape in enumerate(self.table.ground)
            if self.table.pieces[at].kind == RUIN and self.table.pieces[at].floors and self.table.stands(at)
        ]
        gap = (
            min([shape.distance(spot) for shape in ruins], default=float("inf"))
            + 3 * INCH
            - frame.body(self.st).allowance
        )
        found = {"FB-22.5"} if gap > -1 and not self.st.floor[model] else set()
        return found | ({"FB-22.20", "FB-22.24"} if gap < 1 or self.st.floor[model] else set())

    def garrisons(self) -> set[str]:
        """No Entry and no Leave, only Infantry; none free, none near, none to be got at (FB-13.24, FB-21.3, FB-21.6)."""
        if self.enters:
            return {"FB-13.24"}
        if name(self.frame) == "Leave":
            return {"FB-21.19"}
        if name(self.frame) in ("Rush", "Entry"):
            return self.first()
        table, who = self.table, self.regiment
        if table.plans[who].type:
            return {"FB-21.3"}
        walls = [at for at, piece in enumerate(table.pieces) if piece.kind == GARRISON]
        held = [at for at in walls if at in self.st.inside]
        fitting = [at for at in walls if at not in held and table.pieces[at].capacity >= len(table.alive(who))]
        if not fitting:
            return {"FB-21.6"} if held == walls else {"FB-21.3"}
        bases = [Point(table.spot(model)) for model in table.leaders(who)]
        gaps = {at: min([table.ground[at].distance(base) for base in bases]) - table.radius_of(who) for at in fitting}
        nearest = min(gaps.values()) - march_distance(self.st, who)
        found = {"FB-12.2"} if nearest > -1 else set()
        if nearest < 1:
            found |= {"FB-21.3"}
            foes = [model for foe in table.of_seat(1 - table.owner(who)) for model in table.alive(foe)]
            standing = [model for model in foes if self.st.place[model] >= 0]
            spots = [(Point(table.spot(model)), table.radius(model) + TOUCH) for model in standing]
            if any(table.ground[at].distance(spot) <= wide + 1 for at in fitting for spot, wide in spots):
                found.add("FB-21.27")
        return found

    # -- fights

    def contact(self) -> set[str]:
        frame = self.frame
        if name(frame) == "CloseIn":
            if self.kind == "close_to" and frame.model >= 0:
                return {"FB-22.24"} if frame.level < 0 else {"FB-12.7"} if frame.turning else {"FB-12.20"}
            return {"FB-12.20"}
        if name(frame) == "Charge" and frame.at <= 6:
            return {"FB-15.10"}
        return {"FB-16.5"} if name(frame) == "Clash" and frame.at <= 1 else {"FB-12.20"}

    def pools(self) -> set[str]:
        frame, who = self.frame, self.regiment
        if self.kind == "supports_against" and not any_has(self.st, who, RULE_IDS.index("support")):
            return {"FB-24.47"}
        if self.kind == "fury" and has_event(self.st, who, EVENT_IDS.index("fury")) < 0:
            return {"FB-23.10"}
        if frame.at >= 7 and not frame.strikes:
            return {"FB-22.14"}
        if frame.at < (4 if self.kind == "fury" else 3):
            return {"FB-16.9"}
        foes = {foe for _, foe, _ in frame.strikes} | set(self.table.foes_of(who))
        return {"FB-16.8"} if len(foes) == 1 else {"FB-16.9", "FB-24.47"}
