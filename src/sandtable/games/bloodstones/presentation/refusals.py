"""The sentences of refusals: for each clause the facts of the position that a player wants to hear.

The sentence itself is the message `refused-bs-<chapter>-<number>`, with a variant for what was asked about where the facts
differ: `refused-bs-9-8-area`, `-tile`, `-count` ... All know the thing by the names of `notation`: a the area,
g its terrain, u the tile or unit, f the faction, q the player, n and m numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.refusal import NO_FACTS, Facts
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import argument, told_facts
from sandtable.core.scene.scene import Message
from sandtable.core.text.message import kebab
from sandtable.games.bloodstones.actions import payers
from sandtable.games.bloodstones.aftermath import Aftermath
from sandtable.games.bloodstones.capture import Capture, capture_areas, capture_cost
from sandtable.games.bloodstones.construct import Construct, village_cost
from sandtable.games.bloodstones.movement import Move, least_cost, movers_to
from sandtable.games.bloodstones.presentation.causes import CLOSER, PAIR
from sandtable.games.bloodstones.state import NOBODY, State
from sandtable.games.bloodstones.tables.terrain import SEA
from sandtable.games.bloodstones.tables.units import CASTLE, SHIP_PASSAGE
from sandtable.games.bloodstones.terrain import step_cost
from sandtable.games.bloodstones.undead import MoveUndead


def refusal(
    spec: GameSpec[State], st: State, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()
) -> Message | None:
    """The sentence for one refused target and one clause, with what is chosen already; None where there is none."""
    part, value = target
    asked = st.asked(seat)
    chosen_before = given
    given = beside(spec, asked, target, given)
    if given != chosen_before and spec.notation.offers(asked, target, given):
        first = next(each for each in chosen_before if each[0] == part)
        return Message("refused-bs-one-at-a-time", {"x": argument(spec, st, *first)})
    if clause not in REFUSALS:
        return None
    chosen = dict(given)
    if part == "tile" and "area" in chosen and clause in OF_PLACES:
        part, value, chosen = "area", chosen["area"], {**chosen, part: value}
    facts = {**thing(st, part, value), **REFUSALS[clause](st, seat, part, value)}
    key = f"refused-{kebab(clause.lower().replace('.', '-'))}"
    own = f"{key}-{part}" if f"{clause} {part}" in VARIANTS else key
    if clause in CLOSER:
        closer = CLOSER[clause](st, seat, part, value, chosen)
        own = f"{key}-{closer}" if closer else own
        if closer == PAIR:
            facts |= thing(st, *given[0]) if clause != "BS-7.3" else {"b": ("area", chosen["area"])}
    if clause == "BS-9.26" and "area" in chosen:
        facts |= blocked_from(st, seat, [chosen["area"]], value)
    return Message(own, told_facts(spec, st, facts))


def beside(spec: GameSpec[State], asked: Decision, target: Target, given: tuple[Target, ...]) -> tuple[Target, ...]:
    """What is chosen already, without things that only one of an answer's parts could name besides this one."""
    room = spec.kinds[asked.kind].parts.count(target[0]) - 1
    same = [each for each in given if each[0] == target[0]]
    return given if len(same) <= room else tuple([each for each in given if each not in same[max(room, 0) :]])


def thing(st: State, part: str, value: int) -> Facts:
    """What was asked about, as an argument."""
    if part == "area":
        return {"a": ("area", value), "g": ("terrain", st.rules.terrain[value])}
    if part in ("tile", "unit"):
        return {"u": (part, value)}
    if part == "faction":
        return {"f": ("faction", value)}
    if part == "seat":
        return {"q": ("seat", value)}
    return {"n": ("count", value)} if part == "count" else {}


# -- facts -------------------------------------------------------------------------------------------------------------


def no_facts(st: State, seat: int, part: str, value: int) -> Facts:
    return NO_FACTS


def village_pips(st: State, seat: int, part: str, value: int) -> Facts:
    """What a village costs here, and the pips that are left."""
    frame = st.stack[-1]
    if part != "area" or not isinstance(frame, Capture | Construct):
        return NO_FACTS
    cost = capture_cost(st, value) if isinstance(frame, Capture) else village_cost(st, value)
    return {"n": ("count", cost), "m": ("count", frame.pips)}


def tile_pips(st: State, seat: int, part: str, value: int) -> Facts:
    """The pips of a tile, and what the cheapest village costs that could be captured."""
    if part != "tile":
        return NO_FACTS
    costs = [capture_cost(st, area) for area in capture_areas(st, seat)]
    return {"n": ("count", st.faction_of(seat).pips[value]), "m": ("count", min(costs, default=1))}


def foes_here(st: State, seat: int, part: str, value: int) -> Facts:
    return {"q": ("seats", tuple(st.foes_in(value, seat)))} if part == "area" else NO_FACTS


def pieces_here(st: State, seat: int, part: str, value: int) -> Facts:
    """The other players with units or villages in an area."""
    if part != "area":
        return NO_FACTS
    owner = st.village_of[value]
    others = {*st.foes_in(value, seat), *([owner] if owner not in (NOBODY, seat) else [])}
    return {"q": ("seats", tuple(sorted(others)))}


def battles_left(st: State, seat: int, part: str, value: int) -> Facts:
    return {"b": ("areas", tuple(st.own_battles(seat)))}


def other_tiles(st: State, seat: int, part: str, value: int) -> Facts:
    """The build cost, and the hand tiles that could pay it."""
    if part != "tile":
        return NO_FACTS
    return {"n": ("count", st.faction_of(seat).cost[value]), "m": ("count", payers(st, seat, value))}


def step_pips(st: State, seat: int, part: str, value: int) -> Facts:
    """What the step costs, and all the pips there are for it."""
    frame = st.stack[-1]
    if not isinstance(frame, Move) or part not in ("area", "count"):
        return NO_FACTS
    if part == "count":
        cost = step_cost(st, seat, (*frame.chosen, *[frame.kinds[0]] * value), frame.end)
    elif frame.start >= 0:
        over_border = value in st.rules.adjacent[frame.start]
        cost = least_cost(st, seat, movers_to(st, seat, frame.start, value, over_border), value)
    else:
        cost = 0
    return {"t": ("count", cost), "m": ("count", frame.budget(st))}


def blocked_link(st: State, seat: int, part: str, value: int) -> Facts:
    """The sea area in which others have units, on the chain of ships to this area from where the units are."""
    frame = st.stack[-1]
    if isinstance(frame, MoveUndead):
        return blocked_from(st, seat, [area for area, _ in frame.left if not st.has_foes(area, seat)], value)
    start = next((getattr(frame, name) for name in ("start", "area") if hasattr(frame, name)), NOBODY)
    return blocked_from(st, seat, [start], value)


def blocked_from(st: State, seat: int, starts: list[int], value: int) -> Facts:
    """The same for any of several starts, on the chain that has fewest such areas."""
    rules, units = st.rules, st.units[seat]
    first = {sea for area in starts for sea in (area, *rules.sea_adjacent[area])}
    edge: list[tuple[tuple[int, int], tuple[int, ...]]] = []
    edge += [((int(st.has_foes(sea, seat)), 1), (sea,)) for sea in rules.sea_adjacent[value]]
    seen: set[int] = set()
    while edge:
        cost, way = edge.pop(edge.index(min(edge)))
        sea = way[-1]
        if sea in seen or rules.terrain[sea] != SEA or SHIP_PASSAGE.isdisjoint(units[sea]):
            continue
        seen.add(sea)
        held = [link for link in way if st.has_foes(link, seat)]
        if sea in first and held:
            return {"b": ("area", held[-1]), "q": ("seats", tuple(st.foes_in(held[-1], seat)))}
        edge += [((cost[0] + st.has_foes(a, seat), cost[1] + 1), (*way, a)) for a in rules.sea_adjacent[sea]]
    raise AssertionError("no chain of ships leads there")


def destination(st: State, seat: int, part: str, value: int) -> Facts:
    """Where the units go, if one of them was asked about."""
    frame = st.stack[-1]
    return thing(st, "area", frame.end) if isinstance(frame, Move) and part == "unit" else NO_FACTS


def raised(st: State, seat: int, part: str, value: int) -> Facts:
    frame = st.stack[-1]
    if not isinstance(frame, Aftermath):
        return NO_FACTS
    return {"m": ("count", frame.fallen), "t": ("count", st.undead), "b": ("area", frame.area)}


def units_there(st: State, seat: int, part: str, value: int) -> Facts:
    """How many units of the kind asked for there are where the step begins."""
    frame = st.stack[-1]
    if part != "count" or not isinstance(frame, Move):
        return NO_FACTS
    unit, there = frame.kinds[0], st.units[seat][frame.start]
    return {"u": ("unit", unit), "m": ("count", there.count(unit)), "b": ("area", frame.start)}


def step_now(st: State, seat: int, part: str, value: int) -> Facts:
    """What is known of a step already: from where, where to, and the units that are asked for."""
    frame = st.stack[-1]
    if not isinstance(frame, Move):
        return NO_FACTS
    facts: Facts = {"b": ("area", frame.start)} if frame.start >= 0 else {}
    if frame.end >= 0:
        facts["x"] = ("area", frame.end)
    if frame.kinds and part != "unit":
        facts["u"] = ("unit", frame.kinds[0])
    return facts


def villages_there(st: State, seat: int, part: str, value: int) -> Facts:
    return {"n": ("count", st.villages[value])} if part == "area" else NO_FACTS


def castles_there(st: State, seat: int, part: str, value: int) -> Facts:
    forces = st.units[seat][value : value + 1] if part == "area" else st.units[seat]
    return {"n": ("count", sum([force.count(CASTLE) for force in forces]))} if part != "unit" else NO_FACTS


OF_PLACES: Final = (*("BS-8.6", "BS-8.7", "BS-14.24", "BS-14.25", "BS-14.27", "BS-14.28", "BS-15.5", "BS-15.7"),)
"""Clauses that speak of the area where a tile was to go."""

REFUSALS: Final[dict[str, Callable[[State, int, str, int], Facts]]] = {
    **dict.fromkeys(
        (
            "BS-1.10",
            *("BS-6.1", "BS-7.1", "BS-7.2", "BS-7.3", "BS-7.4", "BS-7.6", "BS-7.10"),
            *("BS-8.1", "BS-8.5", "BS-8.6", "BS-8.7", "BS-8.8", "BS-9.2", "BS-9.7", "BS-9.13"),
            *("BS-9.23", "BS-9.29", "BS-10.1", "BS-10.12"),
            *("BS-10.19", "BS-10.45", "BS-11.3", "BS-11.7", "BS-11.11"),
            *("BS-11.12", "BS-11.14", "BS-11.25", "BS-12.1", "BS-12.4", "BS-12.6", "BS-12.7", "BS-12.8"),
            *("BS-12.12", "BS-12.13", "BS-12.14", "BS-12.15", "BS-14.24", "BS-14.25", "BS-14.28", "BS-14.30"),
            *("BS-15.3", "BS-15.5", "BS-15.6", "BS-15.7"),
            *("BS-17.8", "BS-17.16"),
            *[f"BS-19.{number}" for number in range(5, 18) if number != 9],
        ),
        no_facts,
    ),
    "BS-2.6": destination,
    "BS-2.7": destination,
    "BS-2.8": destination,
    "BS-6.2": villages_there,
    "BS-6.5": village_pips,
    "BS-6.10": tile_pips,
    "BS-6.11": foes_here,
    "BS-7.8": foes_here,
    "BS-8.2": battles_left,
    "BS-8.9": other_tiles,
    "BS-9.1": units_there,
    "BS-9.8": step_pips,
    "BS-9.10": foes_here,
    "BS-9.12": castles_there,
    "BS-9.26": blocked_link,
    "BS-11.4": pieces_here,
    "BS-11.10": blocked_link,
    "BS-12.3": village_pips,
    "BS-12.9": pieces_here,
    "BS-12.11": villages_there,
    "BS-14.19": raised,
    "BS-14.21": raised,
    "BS-14.27": foes_here,
    "BS-15.1": pieces_here,
    "BS-19.9": step_now,
}
"""By clause: the facts its sentence needs besides the thing that was asked about."""

VARIANTS: Final = frozenset(
    f"{clause} {part}"
    for clause, parts in {
        "BS-1.10": ("tile",),
        "BS-6.2": ("seat",),
        "BS-6.5": ("area", "seat"),
        "BS-6.10": ("tile", "word"),
        "BS-6.11": ("area", "seat"),
        "BS-7.8": ("area",),
        "BS-8.6": ("area",),
        "BS-8.7": ("area",),
        "BS-8.9": ("tile",),
        "BS-9.1": ("area", "count", "word"),
        "BS-9.8": ("area", "count", "tile"),
        "BS-9.10": ("area",),
        "BS-9.13": ("area",),
        "BS-9.23": ("area",),
        "BS-7.2": ("count",),
        "BS-10.1": ("seat",),
        "BS-12.4": ("word",),
        "BS-19.7": ("area", "tile"),
        "BS-10.19": ("count",),
        "BS-10.45": ("unit",),
        "BS-14.19": ("area", "count"),
        "BS-14.24": ("area",),
        "BS-14.25": ("area",),
        "BS-15.7": ("tile",),
        "BS-14.30": ("word",),
        "BS-15.5": ("area",),
        "BS-17.8": ("area", "count"),
    }.items()
    for part in parts
)
"""Clauses with a sentence of their own for what was asked about."""
