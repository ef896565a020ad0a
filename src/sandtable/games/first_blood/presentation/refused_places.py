"""The sentence for a refused place, floor or piece: what is in the way, and how far it is."""

from __future__ import annotations

from math import hypot

from sandtable.core.engine.kinds import ASKED, WORD
from sandtable.core.space.places import edge_distance
from sandtable.core.space.points import POINT, x_of, y_of
from sandtable.games.first_blood.healing import ReturnPlaces
from sandtable.games.first_blood.measuring import COMMAND_RANGE, radius_of
from sandtable.games.first_blood.movement.charge.contact_places import ClosePlaces
from sandtable.games.first_blood.movement.formation.obstacles import IN_PIECE, blame_of
from sandtable.games.first_blood.movement.formation.places import ModelPlaces, Places
from sandtable.games.first_blood.movement.formation.reach import EntryReach
from sandtable.games.first_blood.movement.formation.regiment import first_leader, march_distance
from sandtable.games.first_blood.movement.march.entry import Entry
from sandtable.games.first_blood.movement.march.entry_room import EntryBody
from sandtable.games.first_blood.movement.march.garrison import Starts
from sandtable.games.first_blood.presentation.refused import Args, Facts, Refused
from sandtable.games.first_blood.reasons.facts import away, garrison_gap, inches, least
from sandtable.games.first_blood.tables.battlefields import INCH, RUIN
from sandtable.games.first_blood.tables.terms import INFANTRY


def in_contact_with(it: Refused) -> Facts:
    """Whom the Model has to touch; and how far a place is that it cannot get to anyway (FB-12.15)."""
    region = it.asked.region
    if it.part != POINT or not isinstance(region, ClosePlaces):
        return by_part(it)
    if len(region.closing.targets) > 1:
        return "", it.names()
    args: Args = {**it.names(), "t": ("regiment", region.closing.targets[0])}
    far, most = hypot(x_of(it.value) - region.reach.x, y_of(it.value) - region.reach.y), region.reach.allowance
    if far <= most or region.turns:
        return "place", args
    return "far", {**args, "n": least(far, most), "m": inches(most)}


def another_floor(it: Refused) -> Facts:
    """At most one floor; from floor to floor of two Ruins it is down and up again (FB-22.6)."""
    level, model = it.value % IN_PIECE, it.asked.context[0]
    here = it.st.floor[first_leader(it.st, model) if it.asked.kind == "floor" else model]
    return ("ruin" if here and level and abs(here - level) < 2 else ""), it.names()


def by_part(it: Refused) -> Facts:
    """Places, buttons and things of a sort have sentences of their own."""
    return {POINT: "place", WORD: "word", ASKED: "asked", "storey": "storey"}.get(it.part, ""), it.names()


def in_the_way_of_place(it: Refused) -> Facts:
    if it.part == WORD:
        return "word", it.names()
    word, args = it.blamed()
    return word or ("" if args else "place"), {**it.names(), **args}


def overlapping(it: Refused) -> Facts:
    """Whom the base would overlap: a Model of its own Regiment, whoever stands in the way there, or another's (FB-3.11)."""
    region = it.asked.region
    x, y = x_of(it.value), y_of(it.value)
    if isinstance(region, ModelPlaces):
        own = not region.progress.company.has_room(x, y, region.floor)
    else:
        own = isinstance(region, ClosePlaces) and not region.closing.company.has_room(x, y, region.best.floor)
    return ("place", it.names()) if own else in_the_way_of_place(it)


def too_far(it: Refused) -> Facts:
    """How far a place is from where the way begins, and how far the Model may still go (FB-12.2, FB-22.5)."""
    region = it.asked.region
    if it.part != POINT or not isinstance(region, Places | ClosePlaces):
        args: Args = {**it.names(), "m": inches(march_distance(it.st, it.actor))}
        if it.part == "storey" and it.value:
            return "floor", {**args, "x": ("piece", it.value // IN_PIECE - 1), "n": floor_away(it)}
        if it.part != "piece":
            return "some", args
        gap = inches(garrison_gap(it.st, it.actor, it.value))
        return "piece", {**args, "x": ("piece", it.value), "n": gap}
    reach = region.reach
    far = hypot(x_of(it.value) - reach.x, y_of(it.value) - reach.y)
    return "", {**it.names(), "n": least(far, reach.allowance), "m": inches(reach.allowance)}


def floor_away(it: Refused) -> tuple[str, object]:
    """How far the outline of a floor is from where the Model stands."""
    model = it.asked.context[0]
    spot = it.st.place[first_leader(it.st, model) if it.asked.kind == "floor" else model]
    x, y, outline = x_of(spot), y_of(spot), it.st.field().pieces[it.value // IN_PIECE - 1].outline
    return inches(away(x, y, outline))


def near_enemy(it: Refused) -> Facts:
    """The enemy that a place or a way comes too near to (FB-13.4)."""
    region = it.asked.region
    blamed = [value for part, value in region.blamed(it.value) if part == "model"] if region is not None else []
    sides = it.st.rules.forces.regiment_of
    models = [model for model in blamed if it.st.owner(sides[model]) != it.asked.seat and it.st.place[model] >= 0]
    if not models or not isinstance(region, Places):
        return "some", it.names()
    x, y, base = x_of(it.value), y_of(it.value), region.obstacles.radius
    gaps = [
        (hypot(x - x_of(it.st.place[model]), y - y_of(it.st.place[model])) - radius_of(it.st, model) - base, model)
        for model in models
    ]
    gap, foe = min(gaps)
    args: Args = {**it.names(), "r": ("regiment", sides[foe])}
    if gap > 2 * INCH:
        return "way", args
    return "", {**args, "n": inches(max(0.0, gap))}


def too_deep(it: Refused) -> Facts:
    """How far from the edge the far side of the base would be (FB-13.9)."""
    entry = entry_of(it)
    if entry is None:
        return "way", it.names()
    deep = edge_distance(x_of(it.value), y_of(it.value), entry.edge, entry.width, entry.height) + entry.radius
    if deep <= entry.allowance:
        return "way", it.names()
    return "", {**it.names(), "n": least(deep, entry.allowance), "m": inches(entry.allowance)}


def entry_of(it: Refused) -> EntryReach | None:
    """How far an Entry leads, for the Leader or for another Model, along a way that was named or straight."""
    frame = it.st.stack[-1]
    body = frame.body(it.st) if isinstance(frame, Entry) else None
    return body.entry if isinstance(body, EntryBody) else None


def entry_point(it: Refused) -> Facts:
    """How far from one's own edge a Model would come on or end, and how far the Enabling Regiment is (FB-13.11, FB-13.14)."""
    if it.part == "edge":
        return "edge", it.names()
    entry = entry_of(it) if it.part == POINT else None
    if entry is None:
        return "", it.names()
    far = edge_distance(x_of(it.value), y_of(it.value), entry.own, entry.width, entry.height)
    if far <= entry.within:
        return "", it.names()
    return "far", {**it.names(), "n": least(far, entry.within), "m": inches(entry.within)}


def out_of_command(it: Refused) -> Facts:
    """How far the nearest Leader Model is (FB-4.10)."""
    region = it.asked.region
    if isinstance(region, ModelPlaces):
        company = region.progress.company
    elif isinstance(region, ClosePlaces):
        company = region.closing.company
    else:
        return "", it.names()
    gaps = [hypot(x_of(it.value) - x, y_of(it.value) - y) for x, y in company.anchors]
    far = min(gaps, default=0.0) - 2 * company.radius
    return "", {**it.names(), "n": least(far, company.command), "m": inches(company.command)}


def left_behind(it: Refused) -> Facts:
    """Who would lose Command Range (FB-12.22)."""
    region = it.asked.region
    assert isinstance(region, ClosePlaces), "only places of moves into contact are refused for it"
    followers = region.closing.company.followers
    model = followers.left_behind(x_of(it.value), y_of(it.value), region.best.floor)
    return "", {**it.names(), "o": ("model", model)}


def returned(it: Refused) -> Facts:
    """Out of Command Range, near an enemy that it does not fight, or at a wall; away from the Leader (FB-7.32, FB-23.11)."""
    region = it.asked.region
    if not isinstance(region, ReturnPlaces):
        return "", it.names()
    x, y = x_of(it.value), y_of(it.value)
    far = min([hypot(x - at_x, y - at_y) for at_x, at_y in region.leaders]) - 2 * region.radius
    if far > COMMAND_RANGE:
        return "far", {"n": least(far, COMMAND_RANGE), "m": inches(COMMAND_RANGE)}
    blamed = [blame_of(tag) for tag in region.offenders(x, y) if region.why[tag] == "FB-7.32"]
    part, value = next(target for target in blamed if target is not None)
    if part == "piece":
        return "piece", {"x": ("piece", value)}
    return "foe", {"r": ("regiment", it.st.rules.forces.regiment_of[value])}


def grown(it: Refused) -> Facts:
    """In contact with the Leader, or with any Model where there is no room beside the Leader (FB-23.11)."""
    region = it.asked.region
    return ("others" if isinstance(region, ReturnPlaces) and len(region.beside) > 1 else ""), it.names()


def piece_named(it: Refused) -> Facts:
    """The piece that is asked about, or that is in the way."""
    if it.part == "piece":
        return "", {**it.names(), "x": ("piece", it.value)}
    word, args = it.blamed()
    return ("" if word else "some"), {**it.names(), **args}


def leaving(it: Refused) -> Facts:
    """Beside the wall to begin with, an inch away at the end, and only as first Action (FB-21.19)."""
    region = it.asked.region
    if it.asked.kind == "leave_at":
        x, y = x_of(it.value), y_of(it.value)
        touching = it.part == POINT and isinstance(region, Starts) and bool(region.apart.offenders(x, y))
        return ("foe" if touching else "start"), it.names()
    if it.part != POINT:
        return ("action" if it.part == "action" else "word"), it.names()
    return piece_named(it)


def garrison(it: Refused) -> Facts:
    """No Garrison, no Infantry, too many Models (FB-21.3)."""
    if it.part != "piece":
        return "", it.names()
    piece = it.st.field().pieces[it.value]
    args: Args = {**it.names(), "x": ("piece", it.value)}
    if not piece.capacity:
        return "none", args
    count = it.st.count(it.actor)
    if count > piece.capacity:
        return "full", {**args, "n": ("count", count), "m": ("count", piece.capacity)}
    return ("way" if it.st.plan(it.actor).type == INFANTRY else ""), args


def battered(it: Refused) -> Facts:
    """No Ruin, or one that is too far away (FB-22.14)."""
    word, args = piece_named(it)
    none = it.part == "piece" and it.st.field().pieces[it.value].kind != RUIN
    return ("none" if none else word), args
