"""The lifts of BattleLore's movement, retreats and set-up: each changes one fact of a position by its plain fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.games.battlelore.creatures import dragon_flight
from sandtable.games.battlelore.heroes import champions, flight
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import GONE, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.ground import TerrainTable
from sandtable.games.battlelore.tables.terrain import TERRAIN_OF
from sandtable.games.battlelore.turn import move_ways, reach, ways
from tests.reasons.battlelore_field import FIRE, FROST, MOVE_OVER, ORDERED, WEB, Look
from tests.reasons.battlelore_targets import levelled
from tests.reasons.lifts import ONE_EACH, Fixed, Lift, Lifts, Swap, claim

FOR_EVER, ANY_COMBAT = 1_000_000, 2
MOVE_MORE = 10
UNASKED = 1 << 9
GEOMETRY = Fixed("hexes and rows lie where they lie")


def top(st: BattleState) -> Any:
    return st.stack[-1]


# -- the board ---------------------------------------------------------------------------------------------------------


def plain(st: BattleState, *values: int) -> None:
    """Nothing but countryside in the hex, which is the last of the values."""
    h, ground = values[-1], st.ground
    claim(Look(st).layers(h) != ["countryside"])
    st.ground = TerrainTable(
        ground.board,
        tuple([each for each in ground.terrains if each[0] != h]),
        ground.cliffs,
        tuple([each for each in ground.overlays if each[0] != h]),
        tuple([each for each in ground.marks if each[0] != h]),
        ground.heights,
    )


def without_terrain(*names: str) -> Lift:
    """One of these is in the hex. Then nothing but countryside is."""

    def lift(st: BattleState, *values: int) -> None:
        claim(bool({*names} & {*Look(st).layers(values[-1])}))
        plain(st, *values)

    return lift


def with_terrain(name: str) -> Lift:
    def lift(st: BattleState, *values: int) -> None:
        h, ground = values[-1], st.ground
        claim(name not in Look(st).layers(h))
        terrains = tuple(sorted([*[each for each in ground.terrains if each[0] != h], (h, TERRAIN_OF[name])]))
        st.ground = TerrainTable(ground.board, terrains, ground.cliffs, ground.overlays, ground.marks, ground.heights)

    return lift


def level(st: BattleState, *values: int) -> None:
    claim(bool(st.ground.cliffs))
    st.ground = levelled(st.ground)


def bare(st: BattleState, *values: int) -> None:
    """Countryside everywhere, and nobody but the unit that moves."""
    st.ground = TerrainTable(st.ground.board, (), (), (), ())
    alone(st)


def alone(st: BattleState, *values: int) -> None:
    for unit, h in enumerate(st.pos):
        if h >= 0 and unit != mover(st):
            st.pos[unit] = GONE
    st.place()


def vacate(st: BattleState, *values: int) -> None:
    """Nobody in the hex, which is the last of the values."""
    there = [unit for unit, h in enumerate(st.pos) if h == values[-1]]
    claim(bool(there))
    for unit in there:
        st.pos[unit] = GONE
    st.place()


def free_beside(st: BattleState, h: int) -> int:
    """A vacant neighbour without cliffs between; any neighbour if none is vacant."""
    near = st.ground.board.neighbours[h]
    return next((n for n in Look(st).beside(h) if st.at[n] < 0), near[0])


def put(st: BattleState, unit: int, h: int) -> None:
    other = st.at[h]
    if other >= 0 and other != unit:
        st.pos[other] = GONE
    st.pos[unit] = h
    st.place()


def elsewhere(st: BattleState, unit: int) -> Swap:
    """The unit is in another hex. Who pointed at it means the hex that it has left."""
    left = st.pos[unit]
    put(st, unit, next(h for h in st.ground.board.hexes if st.at[h] < 0))
    return {("unit", unit): ("hex", left)}


def not_here(st: BattleState, unit: int) -> Swap:
    """The unit is not in the hex, or does not pass it."""
    if passing(st):
        setattr(top(st), passing(st), st.pos[st.leader.index(unit) if unit in st.leader else unit])
        return {}
    if unit in st.leader:
        st.leader[st.leader.index(unit)] = -1
    return elsewhere(st, unit)


def mover(st: BattleState) -> int:
    frame = top(st)
    return int(frame.unit if hasattr(frame, "unit") else frame.hero)


def passing(st: BattleState) -> str:
    """The field with the hex that the unit passes or flies over; "" if it stands where it is."""
    frame, name = top(st), type(top(st)).__name__
    field = {"Flight": "over", "HeroMove": "last"}.get(name, "last" if name == "Move" and frame.how in (1, 2) else "")
    return field if field and getattr(frame, field) >= 0 else ""


def bring(st: BattleState, h: int) -> None:
    """The unit that moves is in this hex, or flies or passes over it."""
    if passing(st):
        setattr(top(st), passing(st), h)
    else:
        put(st, mover(st), h)


def nearer(st: BattleState, *values: int) -> None:
    """The unit is next to the hex. The values are the hex and where it is now."""
    h, here = values
    claim(st.ground.board.distance[here][h] > 1)
    bring(st, free_beside(st, h))


def next_to_last(st: BattleState, *values: int) -> None:
    claim(st.ground.board.distance[st.pos[top(st).unit]][values[-1]] > 1)
    put(st, top(st).unit, free_beside(st, values[-1]))


def one_step_before(st: BattleState, *values: int) -> None:
    """The unit is in a hex from which a retreat leads to this one."""
    h, unit = values[-1], mover(st)
    camp, board = st.owner[unit] % 2, st.ground.board
    here = getattr(top(st), passing(st)) if passing(st) else st.pos[unit]
    claim(board.distance[here][h] != 1 or board.camp_rows[here][camp] - board.camp_rows[h][camp] != 1)
    before = [n for n in board.neighbours[h] if board.camp_rows[n][camp] - board.camp_rows[h][camp] == 1]
    if not before:  # nobody of this camp retreats to the last row
        st.owner[unit] ^= 1
        before = [n for n in board.neighbours[h] if board.camp_rows[n][1 - camp] - board.camp_rows[h][1 - camp] == 1]
    bring(st, before[0])


# -- flags, tokens, Lore -----------------------------------------------------------------------------------------------


def flag(bit: int, on: bool = False) -> Lift:
    def lift(st: BattleState, *values: int) -> None:
        unit = values[-1]
        claim(bool(st.flags[unit] & bit) != on)
        st.flags[unit] = st.flags[unit] | bit if on else st.flags[unit] & ~bit

    return lift


def token(bits: int, place: int = -1) -> Lift:
    """The token is gone from the unit at this place of the values."""

    def lift(st: BattleState, *values: int) -> None:
        claim(bool(st.tok[values[place]] & bits))
        st.tok[values[place]] &= ~bits

    return lift


def rich(st: BattleState, *values: int) -> None:
    claim(any(lore < 20 for lore in st.tokens))
    st.tokens = [99] * len(st.tokens)


def faster(st: BattleState, unit: int, *more: int) -> None:
    """It moves as far as you like, if it does not burn."""
    if more:
        claim(st.ground.board.distance[st.pos[unit]][more[-1]] > 1)
    st.tok[unit] &= ~FIRE
    st.effects.append((MOVE_MORE, unit, 20, ANY_COMBAT, FOR_EVER))


def no_effects(st: BattleState, *values: int) -> None:
    claim(bool(st.effects))
    st.effects = []


def with_enemy(st: BattleState, unit: int, h: int) -> None:
    """An enemy stands next to the hex."""
    look = Look(st)
    claim(not any(st.at[n] >= 0 and look.foes(unit, st.at[n]) for n in look.beside(h)))
    foe = next(each for each in look.on_board() if look.foes(unit, each))
    free = [n for n in look.beside(h) if st.at[n] < 0]
    if free:
        put(st, foe, free[0])
    else:
        faster(st, unit)


# -- whose and what ----------------------------------------------------------------------------------------------------


def change_sides(st: BattleState, *values: int) -> None:
    claim(Look(st).camp(values[-1]) != st.active % 2)
    st.owner[values[-1]] = st.active


def other_side(st: BattleState, seat: int, unit: int, target: int) -> Swap:
    claim(Look(st).camp(unit) == Look(st).camp(target))
    foe = next(each for each, h in enumerate(st.pos) if h >= 0 and Look(st).camp(each) != Look(st).camp(unit))
    return {("unit", target): ("unit", foe), ("hex", st.pos[target]): ("hex", st.pos[foe])}


def own(st: BattleState, unit: int) -> None:
    holder = st.rules.holder_of_seat(st.open_questions()[0].seat)
    claim(st.owner[unit] != holder)
    st.owner[unit] = holder


def own_there(st: BattleState, *values: int) -> None:
    claim(st.at[values[-1]] >= 0)
    own(st, st.at[values[-1]])


def own_unit(st: BattleState, *values: int) -> None:
    own(st, values[-1])


def mine(st: BattleState) -> int:
    holder = st.rules.holder_of_seat(st.open_questions()[0].seat)
    return next(unit for unit in Look(st).on_board() if st.owner[unit] == holder)


def own_comes(st: BattleState, *values: int) -> None:
    claim(st.at[values[-1]] < 0)
    put(st, mine(st), values[-1])


def own_comes_near(st: BattleState, *values: int) -> None:
    look, camp = Look(st), st.rules.holder_of_seat(st.open_questions()[0].seat) % 2
    near = [st.at[n] for n in st.ground.board.neighbours[values[-1]] if st.at[n] >= 0]
    claim(not any(look.camp(unit) == camp for unit in near))
    put(st, mine(st), free_beside(st, values[-1]))


def to_own_wing(st: BattleState, seat: int, unit: int) -> None:
    claim(st.seat_of(unit) != seat)
    if st.control:
        st.control = [*st.control[:unit], seat, *st.control[unit + 1 :]]
    else:
        st.owner[unit] = st.rules.holder_of_seat(seat)


def other_type(unfit: Callable[[int], bool], fit: Callable[[int], bool]) -> Lift:
    """A unit of a type that fits stands there; the last value is the unit or its hex."""

    def lift(st: BattleState, *values: int) -> None:
        unit = st.at[values[-1]] if SPEC.kinds[st.open_questions()[0].kind].parts == ("hex",) else values[-1]
        claim(unfit(st.utype[unit]))
        st.utype[unit] = next(type_ for type_ in range(len(c.TYPE_IDS)) if fit(type_))

    return lift


def is_troop(type_: int) -> bool:
    return type_ < c.FIRST_CREATURE


def of_kind(kind: int) -> Callable[[int], bool]:
    return lambda type_: is_troop(type_) and c.T_KIND[type_] == kind


def leaderless(st: BattleState, *values: int) -> None:
    troop = st.at[values[-1]]
    claim(st.leader[troop] >= 0)
    st.pos[st.leader[troop]] = GONE
    st.leader[troop] = -1


# -- procedures in progress --------------------------------------------------------------------------------------------


def in_frame(name: str, value: object) -> Lift:
    """A field of the procedure that asks is another."""

    def lift(st: BattleState, *values: int) -> None:
        claim(getattr(top(st), name) != value)
        setattr(top(st), name, value)

    return lift


def not_begun(st: BattleState, *values: int) -> None:
    claim(top(st).steps > 0)
    top(st).steps, top(st).over = 0, -1


def begun(st: BattleState, *values: int) -> None:
    claim(top(st).steps == 0)
    top(st).steps, top(st).over = 1, next(h for h in st.ground.board.hexes if st.at[h] < 0)


def at_baseline(st: BattleState, *values: int) -> None:
    flight = top(st)
    board, camp = st.ground.board, st.owner[flight.hero] % 2
    here = flight.over if flight.over >= 0 else st.pos[flight.hero]
    claim(board.camp_rows[here][camp] != 1 or any(h >= 0 for h in board.retreat_steps(here, camp)))
    home = next(h for h in board.hexes if board.camp_rows[h][camp] == 1 and (st.at[h] < 0 or h == here))
    bring(st, home)


def gone_so_far(st: BattleState, hexes: int) -> None:
    claim(top(st).steps < hexes)
    top(st).steps = hexes


def stop_vacated(st: BattleState, *values: int) -> None:
    vacate(st, top(st).here(st))


def with_den(st: BattleState, unit: int) -> None:
    den = TERRAIN_OF["rogues_den"]
    claim((st.pos[unit], den, st.owner[unit]) not in st.ground.marks)
    if st.pos[unit] < 0:
        elsewhere(st, unit)
    marks = [mark for mark in st.ground.marks if mark[0] != st.pos[unit]]
    st.ground = st.ground.with_marks((*marks, (st.pos[unit], den, st.owner[unit])))


def exit_vacated(st: BattleState, unit: int) -> None:
    vacate(st, st.passage_exit[st.owner[unit]])


def no_exit_yet(st: BattleState, unit: int, *more: int) -> None:
    claim(st.passage_exit[st.owner[unit]] >= 0)
    st.passage_exit[st.owner[unit]] = -1


def without_chest(st: BattleState, unit: int, h: int) -> None:
    claim(any(place == h for place, _ in st.chests))
    st.chests = [chest for chest in st.chests if chest[0] != h]


def somebody_comes(st: BattleState, h: int) -> None:
    claim(h not in st.pos)
    put(st, Look(st).on_board()[0], h)


MOVE_LIFTS: Lifts = {
    # any question
    "refused-bl-first": Fixed("the question asks for something else"),
    "refused-bl-nobody": somebody_comes,
    # which unit moves
    "refused-bl-4-5-enemy": change_sides,
    "refused-bl-4-5": flag(ORDERED, on=True),
    "refused-bl-5-1": flag(MOVE_OVER),
    "refused-bl-18-2": token(WEB),
    "refused-bl-19-20": token(FROST),
    reach.JUST_CONJURED: flag(UNASKED),
    reach.CARD_HOLDS: no_effects,
    "refused-bl-29-23-wing": to_own_wing,
    "refused-bl-given": ONE_EACH,
    "refused-bl-given-hex": ONE_EACH,
    # on the way
    "refused-bl-5-4": vacate,
    "refused-bl-5-4-on-way": vacate,
    "refused-bl-5-4-way": alone,
    "refused-bl-12-22": without_terrain("waterway", "magic_vortex"),
    "refused-bl-15-22": without_terrain("witchs_hut"),
    "refused-bl-stop": plain,
    "refused-bl-26-2": without_chest,
    "refused-bl-12-10": level,
    "refused-bl-19-18": token(FIRE, 0),
    reach.TOO_FAR: faster,
    "refused-bl-5-3-here": not_here,
    ways.NOT_NEXT: nearer,
    "refused-bl-20-15": with_enemy,
    "refused-bl-18-13": rich,
    "refused-bl-18-13-ground": bare,
    "refused-bl-18-13-halt": plain,
    # other ways to move
    "refused-bl-19-2-only": lambda st, unit: st.utype.__setitem__(unit, c.TYPE_OF["c_dra_b"]),
    dragon_flight.BURNS: token(FIRE),
    dragon_flight.IN_WEB: token(WEB),
    dragon_flight.IS_FROZEN: token(FROST),
    "refused-bl-19-3-nowhere": bare,
    "refused-bl-19-4": rich,
    "refused-bl-15-15": with_den,
    "refused-bl-15-15-lore": rich,
    "refused-bl-mark-off": no_effects,
    "refused-bl-15-16-taken": exit_vacated,
    "refused-bl-15-16-none": with_terrain("wooded"),
    "refused-bl-15-16-fixed": no_exit_yet,
    "refused-bl-15-16": with_terrain("wooded"),
    move_ways.NO_EXIT: Fixed("the adventure has its exits"),
    # flight
    dragon_flight.TOO_FAR_TO_FLY: lambda st, left, h: bring(st, free_beside(st, h)),
    dragon_flight.TOO_EARLY_TO_LAND: in_frame("steps", 2),
    dragon_flight.LAND_BY_BUTTON: Fixed("a dragon lands by a fixed answer"),
    dragon_flight.NO_LANDING_BEYOND: bare,
    dragon_flight.TOOK_OFF_HERE: lambda st, h: elsewhere(st, top(st).unit),
    dragon_flight.NO_OPEN_COUNTRY: plain,
    dragon_flight.NOT_WHERE_IT_FALLS: GEOMETRY,
    # Heroes
    "refused-bl-24-11-troop": vacate,
    "refused-bl-24-11-stop": stop_vacated,
    "refused-bl-24-14": vacate,
    "refused-bl-24-17": lambda st, seat, h: elsewhere(st, top(st).unit),
    champions.HERO_TOO_FAR: faster,
    "refused-bl-23-9-none": own_comes,
    "refused-bl-23-9-enemy": own_there,
    "refused-bl-31-14": own_there,
    "refused-bl-23-9-creature": other_type(lambda type_: not is_troop(type_), of_kind(c.FOOT)),
    "refused-bl-23-9-foot": other_type(of_kind(c.FOOT), of_kind(c.MOUNTED)),
    "refused-bl-23-9-mounted": other_type(of_kind(c.MOUNTED), of_kind(c.FOOT)),
    "refused-bl-23-12": leaderless,
    # retreats
    "refused-bl-8-3": one_step_before,
    "refused-bl-8-5": level,
    "refused-bl-25-16-beyond": alone,
    flight.END_TAKEN: vacate,
    "refused-bl-25-21": at_baseline,
    "refused-bl-25-21-stay": at_baseline,
    "refused-bl-25-15-begun": not_begun,
    "refused-bl-25-15-first": begun,
    "refused-bl-25-15-least": gone_so_far,
    "refused-bl-19-12": GEOMETRY,
    "refused-bl-19-12-ground": plain,
    "refused-bl-10-4": next_to_last,
    "refused-bl-5-13": in_frame("reach", 99),
    # creatures
    "refused-bl-18-19-ground": plain,
    "refused-bl-16-2-far": next_to_last,
    # landmarks
    "refused-bl-place-ground": plain,
    "refused-bl-place-rows": GEOMETRY,
    "refused-bl-29-3": GEOMETRY,
    "refused-bl-15-3-empty": own_comes,
    "refused-bl-15-3-other": own_there,
    "refused-bl-15-19-far": own_comes_near,
}
