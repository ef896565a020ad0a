"""Which clauses truly forbid a Model, an Action, a piece, a card, a die or a button, worked out again from the ledger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shapely import Point, shortest_line
from shapely.geometry.base import BaseGeometry

from sandtable.core.engine.decision import Decision
from sandtable.games.first_blood.in_force import effects
from sandtable.games.first_blood.qualities import any_has
from sandtable.games.first_blood.tables.abilities import SPELL_OF
from sandtable.games.first_blood.tables.terms import OVERCHARGE, PRIEST, REBELLIOUS, WIZARD
from tests.reasons.first_blood_regiments import (
    ARRIVING,
    BROKEN,
    CLASHED,
    DUELLED,
    FIELD,
    GONE,
    Case,
    charge_bans,
    duel_bans,
    enabling,
    guns,
    own_edge,
    shot_bans,
    spell_bans,
)
from tests.reasons.first_blood_table import GARRISON, IMPASSABLE, INCH, NEAR, RUIN, TOUCH

TAKE_AIM, INSPIRE, RALLY, COMBAT_RALLY, CHARGE_UP, VOLLEY, CHARGE, CLASH, REFORM, WITHDRAW, CAST, DUEL, MARCH = range(
    13
)
NON_COMBAT: Final = (MARCH, TAKE_AIM, VOLLEY, CHARGE, RALLY, CHARGE_UP)
COMBAT: Final = (INSPIRE, CLASH, REFORM, WITHDRAW, COMBAT_RALLY)
"""FB-11.10."""
AIMED, SNAPPED, CHARGED_MARK, BY_HAND = 8, 64, 128, 1 << 17


# -- Models --------------------------------------------------------------------------------------------------------------


def casualty(c: Case) -> set[str]:
    """The order of casualties (FB-7.8 to FB-7.14, FB-17.12)."""
    t, regiment, model = c.table, c.asked.context[0], c.value
    if t.of[model] != regiment:
        return {"FB-7.8"}
    if t.roles[model] == 0 or model == c.st.acting[regiment]:
        return {"FB-7.11", "FB-17.12"} if t.plans[regiment].is_character else {"FB-7.11"}
    ranks = [one for one in t.alive(regiment) if t.roles[one] == 3 and one != c.st.acting[regiment]]
    if t.roles[model] in (1, 2) and not t.plans[regiment].is_character:
        return {"FB-7.11"} if ranks else set()
    kind, attacker = c.frame.kind, c.frame.attacker
    if kind in (2, 3):  # a Clash: not Engaged, Engaged with the attacker, others; Impact: in contact or not
        options = [one for one in c.asked.options if isinstance(one, int)]
        first = min([fights(c, one, attacker, kind == 2) for one in options])
        return {"FB-16.19" if kind == 2 else "FB-15.24"} if fights(c, model, attacker, kind == 2) > first else set()
    if kind == 1:
        clear = [one for one in c.asked.options if isinstance(one, int) and t.any_sees(t.leaders(attacker), [one])]
        return {"FB-14.22"} if clear or not t.any_sees(t.leaders(attacker), [model]) else set()
    return set()


def fights(c: Case, model: int, attacker: int, others: bool) -> int:
    """The place of a Model in the order of casualties of a Clash or of Impact Attacks (FB-15.24, FB-16.19)."""
    if c.table.touches(model, attacker):
        return 1
    foes = c.table.of_seat(1 - c.table.owner(c.table.of[model]))
    return 2 if others and any(c.table.touches(model, foe) for foe in foes) else 0


def close_in(c: Case) -> set[str]:
    t, frame = c.table, c.frame
    if t.of[c.value] != frame.regiment:
        return {{2: "FB-15.10", 3: "FB-16.5", 4: "FB-16.20"}[frame.how]}
    moved, at = [], 0
    while at < len(frame.steps):
        moved.append(frame.steps[at])
        at += 2 + frame.steps[at + 1]
    if c.value in frame.queue or c.value in moved:
        return {"FB-12.20"}
    return {"FB-16.6"} if any(t.touches(c.value, foe) for foe in t.of_seat(1 - c.seat)) else set()


def arrange(c: Case) -> set[str]:
    return {"FB-12.10"} if c.table.of[c.value] == c.asked.context[0] else {"FB-12.1"}


MODELS: Final[dict[str, Callable[[Case], set[str]]]] = {
    "casualty": casualty,
    "acting_leader": lambda c: {"FB-4.24"} if c.table.of[c.value] != c.asked.context[0] else set(),
    "close_in": close_in,
    "arrange": arrange,
}


# -- Actions -------------------------------------------------------------------------------------------------------------


def action(c: Case) -> set[str]:
    """FB-11.8 to FB-11.12 and what each Action needs."""
    t, regiment, number, taken = c.table, c.asked.context[0], c.value, c.frame.taken
    plan = t.plans[regiment]
    engaged, inside, broken = t.engaged(regiment), t.inside(regiment), c.marked(regiment, BROKEN)
    found: set[str] = set()
    if number in taken and number not in (MARCH, CHARGE_UP):
        found.add("FB-11.9")
    if taken and number in (MARCH, CHARGE) and effects(c.st, "single_move", regiment):
        found.add("FB-19.17")
    if engaged and number in NON_COMBAT:
        found.add("FB-11.11")
    near_ruin = plan.type != 0 and ruins_near(c, regiment)
    if not engaged and number in COMBAT and not (number == CLASH and near_ruin):
        found.add("FB-11.12")
    if broken and not taken and number not in (RALLY, COMBAT_RALLY):
        found.add("FB-7.24")
    spare = 2 * len([one for one in t.alive(regiment) if not any(t.touches(one, foe) for foe in t.foes_of(regiment))])
    if engaged and not inside and not taken and number != REFORM and spare > len(t.alive(regiment)):
        found.add("FB-16.22")
    if len(taken) == 2 and number != MARCH:
        found |= {"FB-23.7", "FB-23.8"}
    if number in (RALLY, COMBAT_RALLY) and (not broken or taken):
        found.add("FB-16.1" if number == RALLY else "FB-16.32")
    return found | needs(c, regiment, number, engaged)


def needs(c: Case, regiment: int, number: int, engaged: bool) -> set[str]:
    """What one Action needs besides the rules for all of them."""
    t, taken = c.table, c.frame.taken
    plan, inside = t.plans[regiment], t.inside(regiment)
    foes = t.of_seat(1 - c.seat)
    if number == CHARGE_UP:
        return set() if any_has(c.st, regiment, OVERCHARGE) else {"FB-24.28"}
    if number == TAKE_AIM:
        if not guns(c, regiment):
            return {"FB-14.3"}
        hidden = all(shot_bans(c, regiment, foe) for foe in foes)
        return {"FB-14.1"} if c.frame.left < 2 or VOLLEY in taken or hidden else set()
    if number == INSPIRE:
        fought = c.marked(regiment, CLASHED) or c.marked(regiment, DUELLED)
        return {"FB-16.2"} if c.frame.left < 2 or fought or CLASH in taken else set()
    if number == VOLLEY:
        if not guns(c, regiment):
            return {"FB-14.3"}
        return shared([shot_bans(c, regiment, foe) for foe in foes], "FB-14.4")
    if number == CHARGE:
        found = {"FB-13.19"} if c.marked(regiment, 4) else set()
        found |= {"FB-21.26"} if inside else set()
        if found or engaged:
            return found
        bans = [charge_bans(c, regiment, foe) for foe in foes]
        first = {clause for ban in bans for clause in ban}
        return shared(bans, "FB-15.2") | (first & {"FB-15.2", "FB-15.4", "FB-22.10"} if all(bans) else set())
    if number == CLASH:
        return {"FB-18.3"} if c.marked(regiment, DUELLED) else {"FB-16.4"} if not engaged else set()
    if number == REFORM:
        return {"FB-21.26"} if inside else set()
    if number == WITHDRAW:
        found = {"FB-21.22" if inside else "FB-16.24"} if plan.klass == 2 else set()
        return found | ({"FB-21.21"} if inside and taken else set())
    if number == MARCH and inside:
        return {"FB-21.19"} if taken else {"FB-21.20"}
    if number == MARCH:
        return {"FB-24.44"} if len(taken) == 1 and c.marked(regiment, SNAPPED) else set()
    if number == CAST:
        return cast_bans(c, regiment)
    return challenge_bans(c, regiment, foes) if number == DUEL else set()


def shared(bans: list[set[str]], otherwise: str) -> set[str]:
    """If every enemy is banned: what bans all of them, and that there is no target."""
    if not bans or not all(bans):
        return {otherwise} if not bans else set()
    return set.intersection(*bans) | {otherwise}


def cast_bans(c: Case, regiment: int) -> set[str]:
    plan = c.table.plans[regiment]
    able = c.table.has_character(regiment) and (plan.has(WIZARD) or plan.has(PRIEST))
    if not able:
        return {"FB-19.1"}
    spells = spells_of(c, regiment)
    if not spells:
        return {"FB-19.3"}  # a caster names one of its spells; FB-19.2 says only what a spell is made of
    return no_target(c, regiment, spells)


def spells_of(c: Case, regiment: int) -> list[int]:
    found: dict[str, int] = {}
    for number, bound in enumerate(c.st.rules.forces.bounds):
        if bound.ability in SPELL_OF and bound.regiment == regiment and bound.source == 6:
            found.setdefault(bound.ability, number)
    return list(found.values())


def spell_without_target(c: Case, caster: int, number: int) -> set[str]:
    return no_target(c, caster, [number])


def no_target(c: Case, caster: int, numbers: list[int]) -> set[str]:
    """What bans all who are in Range of some spell; that nobody is in Range only if that is so (FB-19.3, FB-19.4)."""
    seat, bans = c.table.owner(caster), []
    for number in numbers:
        spell = SPELL_OF[c.st.rules.forces.bounds[number].ability]
        those = c.table.of_seat(1 - seat if spell.target == "enemy" else seat)
        bans += [spell_bans(c, caster, number, one) for one in those]
    near = [ban for ban in bans if "FB-19.3" not in ban]
    found = shared(near or bans, "FB-19.3")
    return found - {"FB-19.3"} if near and len(found) > 1 else found


def challenge_bans(c: Case, regiment: int, foes: list[int]) -> set[str]:
    t = c.table
    first = t.plans[regiment].first
    if not t.has_character(regiment) or not any(t.touches(first, foe) for foe in foes):
        return {"FB-18.1"}
    found = {"FB-18.2"} if c.marked(regiment, BROKEN) else set()
    found |= {"FB-18.3"} if c.marked(regiment, CLASHED) else set()
    return found or ({"FB-18.1"} if all(duel_bans(c, regiment, foe) for foe in foes) else set())


def free_action(c: Case) -> set[str]:
    regiment = c.frame.chosen
    effect = c.st.rules.forces.bounds[c.frame.queue[0]].effect
    engaged = c.table.engaged(regiment)
    if ("clash", "volley", "march")[c.value] not in effect.actions:
        return {"FB-17.44"}
    if c.value == 0:
        return set() if engaged else {"FB-16.4"}
    if c.value == 1:
        return {"FB-11.11"} if engaged else {"FB-14.4"} if guns(c, regiment) else {"FB-14.3"}
    return {"FB-11.11"} if engaged else {"FB-19.17"} if effects(c.st, "single_move", regiment) else set()


# -- pieces --------------------------------------------------------------------------------------------------------------


def ruins_near(c: Case, regiment: int) -> list[int]:
    t = c.table
    return [
        at
        for at, piece in enumerate(t.pieces)
        if piece.kind == RUIN
        and t.stands(at)
        and any(
            c.st.place[one] >= 0 and t.ground[at].distance(Point(t.spot(one))) <= t.radius(one) + INCH
            for one in t.alive(regiment)
        )
    ]


def holds_bans(c: Case, regiment: int) -> set[str]:
    """FB-21.3, FB-21.6, FB-21.27."""
    t, piece = c.table, c.table.pieces[c.value]
    if piece.kind != GARRISON:
        return {"FB-21.3"}
    found = set()
    if t.plans[regiment].type != 0 or len(t.alive(regiment)) > piece.capacity:
        found.add("FB-21.3")
    if c.value in c.st.inside:
        found.add("FB-21.6")
    for foe in t.of_seat(1 - c.seat):
        for model in t.alive(foe):
            close = c.st.place[model] >= 0 and c.st.floor[model] == 0
            if close and t.ground[c.value].distance(Point(t.spot(model))) <= t.radius(model) + TOUCH + NEAR:
                found.add("FB-21.27")
    return found


def occupy(c: Case) -> set[str]:
    regiment = c.asked.context[0]
    found = holds_bans(c, regiment)
    if found:
        return found
    from sandtable.games.first_blood.movement.formation.regiment import march_distance

    t, march = c.table, march_distance(c.st, regiment)
    goal = t.ground[c.value]
    gaps = [goal.distance(Point(t.spot(one))) - t.radius(one) for one in t.leaders(regiment)]
    found = {"FB-12.2"} if max(gaps) > march - 5 else set()
    for one in t.leaders(regiment):
        start = Point(t.spot(one))
        path = shortest_line(start, goal)
        found |= {"FB-12.2"} if path.length - t.radius(one) > march - 5 else set()
        found |= on_path(c, regiment, path, t.radius(one))
    return found


def on_path(c: Case, regiment: int, path: BaseGeometry, radius: int) -> set[str]:
    """What stands in or near the straight way to a Garrison (FB-12.4, FB-13.4, FB-13.6, FB-20.18, FB-21.23)."""
    t = c.table
    found: set[str] = set()
    for plan in t.plans:
        if plan.number == regiment or not t.there(plan.number) or t.inside(plan.number):
            continue
        for model in t.alive(plan.number):
            gap = path.distance(Point(t.spot(model))) - radius - t.radius(model)
            found |= {"FB-12.4"} if gap < NEAR else set()
            found |= {"FB-13.4"} if plan.owner != c.seat and gap <= 2 * INCH + NEAR else set()
    for at, piece in enumerate(t.pieces):
        gap = t.ground[at].distance(path) - radius
        if at != c.value and piece.kind == GARRISON and gap <= 2 * INCH:
            found |= {"FB-21.23", "FB-13.6"} if gap <= INCH else {"FB-21.23"}
        elif piece.rules & IMPASSABLE and gap < INCH + NEAR:
            found.add("FB-20.18")
    return found


def deploy(c: Case) -> set[str]:
    found = holds_bans(c, c.asked.context[0])
    if found:
        return found
    field = c.table.field
    assert field is not None
    edge = (own_edge(c) + 2) % 4
    at = c.table.ground[c.value].centroid
    far = (at.y, field.width - at.x, field.height - at.y, at.x)[edge]
    depth = (field.height if edge in (0, 2) else field.width) / 3
    return {"FB-24.25"} if far <= depth + NEAR else set()


def clash_at(c: Case) -> set[str]:
    piece = c.table.pieces[c.value]
    if piece.kind == RUIN and not c.table.stands(c.value):
        return {"FB-22.18"}
    return set() if c.value in ruins_near(c, c.asked.context[0]) else {"FB-22.14"}


# -- cards, abilities, dice ----------------------------------------------------------------------------------------------


def statuses(c: Case) -> list[int]:
    return [c.st.status[plan.number] for plan in c.table.plans if plan.card == c.value and plan.owner == c.seat]


def stack(c: Case) -> set[str]:
    """FB-10.1, FB-10.3; one card at a time of those that are left (FB-27.4)."""
    own = statuses(c)
    if not own:
        return {"FB-10.1"}
    count = len([status for status in own if status in (ARRIVING, FIELD)])
    if not count:
        return {"FB-10.1"}
    laid = list(c.frame.laid.value or ())
    if laid.count(c.value) >= count:
        return {"FB-27.4"}
    wild = [
        plan.card
        for plan in c.table.plans
        if plan.owner == c.seat
        and c.st.status[plan.number] in (ARRIVING, FIELD)
        and any_has(c.st, plan.number, REBELLIOUS)
    ]
    return {"FB-10.3"} if wild and laid and (c.value in wild) != (laid[0] in wild) else set()


def searched(c: Case) -> set[str]:
    own = statuses(c)
    if own and all(status in (0, GONE) for status in own):
        return {"FB-10.1"}
    return {"FB-11.3"}


def supremacy(c: Case) -> set[str]:
    bound = c.st.rules.forces.bounds[c.value]
    found = {"FB-10.13"} if bound.always else set()
    found |= {"FB-10.9"} if (c.value, 0) in c.st.used else set()
    return found | ({"FB-10.12"} if c.st.status[bound.regiment] != FIELD else set())


def spell(c: Case) -> set[str]:
    return spell_without_target(c, c.asked.context[0], c.value)


def die(c: Case) -> set[str]:
    faces = c.frame.faces
    again = getattr(c.frame, "again", [False] * len(faces))
    found = {"FB-2.6"} if again[c.value] and c.asked.kind != "turn_arrival" else set()
    alike = [one for one in c.asked.options if isinstance(one, int) and one >= 0 and faces[one] == faces[c.value]]
    # a die is like another one, or a re-roll cannot help it
    found |= {"FB-2.9"} if alike or (c.asked.kind != "turn_arrival" and not found) else set()
    return found or {"FB-9.1"}


def storey(c: Case) -> set[str]:
    """Floors: FB-22.5, FB-22.6; where there is no place FB-22.20."""
    t = c.table
    level = c.value % 16
    model = c.asked.context[0] if c.asked.kind == "model_floor" else t.leaders(c.asked.context[0])[0]
    if c.asked.kind == "model_floor" and hasattr(c.frame, "how"):  # into contact: no target there, or too many floors
        if c.frame.how == 3 and abs(level - c.st.floor[model]) > 1:
            return {"FB-22.12"}
        return {"FB-12.15"}
    two = abs(level - c.st.floor[model]) > 1 or (level and c.st.floor[model])
    return {"FB-22.6"} if two else {"FB-22.5", "FB-22.20"}


def entry_edge(c: Case) -> set[str]:
    own = own_edge(c)
    if c.value == own:
        return {"FB-13.22"}
    if c.value == (own + 2) % 4:
        return {"FB-13.11"}
    asked = Decision("enabling", c.seat, [], "FB-13.10", (c.asked.context[0], c.value))
    able = [friend for friend in c.table.of_seat(c.seat) if not enabling(Case(c.st, c.seat, asked, friend))]
    return set() if able else {"FB-13.10"}


def word(c: Case) -> set[str]:
    """Buttons that are not there."""
    kind, frame = c.asked.kind, c.frame
    if c.value == -3 or (kind == "action" and c.value == -2):  # to place the Models by hand
        if c.st.rules.auto:
            return {"FB-1.14"}
        if c.marked(c.asked.context[0], BY_HAND):
            return {"FB-12.10"}
        return {"FB-12.20"} if kind == "action" else {"FB-12.4"}
    if c.value == -2:  # a turning point
        if c.st.rules.auto:
            return {"FB-1.14"}
        if not c.marked(frame.regiment, BY_HAND):
            return {"FB-12.7"}
        return {"FB-12.7"} if len(frame.turns) >= 8 else {"FB-12.4", "FB-12.2"}
    if kind == "march" and c.table.inside(c.asked.context[0]):
        return {"FB-21.19"}
    if kind == "march":  # to stay is to point at the place where the Leader stands
        assert c.asked.region is not None
        return {"FB-12.11"} if c.asked.region.contains(c.st.place[c.table.leaders(c.asked.context[0])[0]]) else set()
    if kind == "place_model":
        return {"FB-12.10"}
    if kind == "clash_at":
        return set() if c.table.engaged(c.asked.context[0]) else {"FB-16.4"}
    return {"FB-13.22"} if kind == "deploy" else set()


def count(c: Case) -> set[str]:
    """More than there are: markers, Attacks, dice of Fury."""
    return {c.asked.clause} if c.value > c.asked.context[-1] else set()


THINGS: Final[dict[tuple[str, str], Callable[[Case], set[str]]]] = {
    ("action", "action"): action,
    ("free_action", "free"): free_action,
    ("occupy", "piece"): occupy,
    ("deploy", "piece"): deploy,
    ("clash_at", "piece"): clash_at,
    ("stack", "card"): stack,
    ("search", "card"): searched,
    ("signet", "card"): searched,
    ("to_bottom", "card"): lambda c: {"FB-10.4"} if c.value in c.st.cards_of(c.seat) else searched(c),
    ("to_top", "card"): lambda c: {"FB-10.4"} if c.value in c.st.cards_of(c.seat) else searched(c),
    ("supremacy", "ability"): supremacy,
    ("spell", "ability"): spell,
    **{(kind, "die"): die for kind in ("reroll_arrival", "turn_arrival", "reroll_hit", "reroll_injury", "reroll_cast")},
    ("floor", "storey"): storey,
    ("model_floor", "storey"): storey,
    ("entry_edge", "edge"): entry_edge,
    ("accept", "answer"): lambda c: {"FB-17.31"} if c.value == 2 else set(),
    ("markers", "count"): count,
    ("divide", "count"): count,
    ("fury", "count"): count,
    ("draw_event", "drawing"): lambda c: {"FB-11.4"} if c.value not in c.frame.events else set(),
    ("blessing", "blessing"): lambda c: {"FB-24.8"},
    ("marker", "marker"): lambda c: {"FB-25.7"},
}
