"""The lifts of Bloodstones: each changes one fact of a table by its plain fields."""

from __future__ import annotations

from copy import copy
from typing import Any

from sandtable.core.engine.frames import Secret
from sandtable.games.bloodstones import (
    actions,
    aftermath,
    battle,
    capture,
    construct,
    movement,
    parts,
    reentry,
    retreat,
    setup,
    undead,
)
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.factions import FACTION_IDS
from sandtable.games.bloodstones.tables.terrain import TERRAIN_IDS
from sandtable.games.bloodstones.tables.units import UNIT_IDS
from tests.reasons.bloodstones import FORTS, SITES, Look, village_price
from tests.reasons.facts import Recounts
from tests.reasons.lifts import NO_PART, ONE_EACH, Fixed, Lift, Lifts, Swap, claim

NOBODY = -1


def top(st: State) -> Any:
    return st.stack[-1]


def set_to(name: str, now: object, then: object) -> Lift:
    """A number or a flag of the procedure that asks."""

    def lift(st: State, seat: int) -> None:
        claim(getattr(top(st), name) == now)
        setattr(top(st), name, then)

    return lift


def unit_placed(st: State, seat: int) -> None:
    look = Look(st, seat)
    claim(look.faction == "chaos_horde" and not look.units(top(st).site))
    st.units[seat][top(st).site] = (min(set(range(len(UNIT_IDS))) - {UNIT_IDS.index(fort) for fort in FORTS}),)


# -- the map -----------------------------------------------------------------------------------------------------------


def map_with(st: State, **changes: object) -> None:
    """Another map for this state alone."""
    st.rules = copy(st.rules)
    for name, value in changes.items():
        setattr(st.rules, name, value)


def made(name: str, *but: str) -> Lift:
    """The area is of this terrain; it was none of those."""

    def lift(st: State, seat: int, *values: int) -> None:
        claim(Look(st, seat).terrain(values[-1]) not in (name, *but))
        terrain = list(st.rules.terrain)
        terrain[values[-1]] = TERRAIN_IDS.index(name)
        map_with(st, terrain=tuple(terrain))

    return lift


def joined(st: State, area: int, other: int) -> None:
    """The two areas are neighbours."""
    claim(other not in st.rules.adjacent[area])
    for name in ("adjacent", "sea_adjacent" if st.is_sea(other) else "land_adjacent"):
        rows = list(getattr(st.rules, name))
        rows[area] = (*rows[area], other)
        map_with(st, **{name: tuple(rows)})


def free_area(st: State, *terrains: str, but: int = NOBODY) -> int:
    """Another area of one of these terrains without pieces. If all have some, they are taken away."""
    look = Look(st, 0)
    areas = [area for area in look.areas if look.terrain(area) in terrains and area != but]
    found = next((area for area in areas if look.empty(area)), areas[-1])
    cleared(st, found, list(range(st.players)))
    return found


# -- pieces ------------------------------------------------------------------------------------------------------------


def put(st: State, seat: int, area: int, name: str) -> None:
    st.add_unit(seat, area, UNIT_IDS.index(name))


def foe_of(st: State, seat: int) -> int:
    return (seat + 1) % st.players


def cleared(st: State, area: int, seats: list[int]) -> None:
    for seat in seats:
        st.units[seat][area] = ()
        if st.village_of[area] == seat:
            st.villages[area], st.village_of[area] = 0, NOBODY
    st.derive()


def without_others(st: State, seat: int, *values: int) -> None:
    """No other player has pieces in the area."""
    others = [other for other in range(st.players) if other != seat]
    claim(any(st.units[other][values[-1]] or st.village_of[values[-1]] == other for other in others))
    cleared(st, values[-1], others)


def without_own(st: State, seat: int, area: int) -> None:
    claim(bool(st.units[seat][area]))
    cleared(st, area, [seat])


def emptied(st: State, seat: int, area: int) -> None:
    claim(not Look(st, seat).empty(area))
    cleared(st, area, list(range(st.players)))


def no_foes(st: State, seat: int, *values: int) -> None:
    """No other player has units on the map."""
    for other in range(st.players):
        if other != seat:
            st.units[other] = [()] * st.rules.areas
    st.derive()


def free_seas(st: State, seat: int, *values: int) -> None:
    """No other player has units at sea."""
    look = Look(st, seat)
    claim(any(look.foes(area) for area in look.areas if look.terrain(area) == "sea" and "ship" in look.units(area)))
    for area in [area for area in look.areas if look.terrain(area) == "sea"]:
        cleared(st, area, [other for other in range(st.players) if other != seat])


def joined_by(name: str) -> Lift:
    """The player has this unit in the area too, which had none of the kind."""

    def lift(st: State, seat: int, *values: int) -> None:
        claim(name not in Look(st, seat).units(values[-1]))
        put(st, seat, values[-1], name)

    return lift


def elsewhere(name: str, *terrains: str) -> Lift:
    """The player has such a unit in an empty area."""
    return lambda st, seat, *values: put(st, seat, free_area(st, *terrains), name)


def empty_of_own(st: State, seat: int, area: int) -> None:
    claim(not Look(st, seat).units(area))
    put(st, seat, area, "swords")


def no_citadels(st: State, seat: int, area: int) -> None:
    claim(Look(st, seat).gap(area) < 3)
    st.citadel = [NOBODY] * st.players
    for own in st.units:
        own[:] = [tuple([unit for unit in force if UNIT_IDS[unit] != "citadel"]) for force in own]
    st.derive()


# -- villages ----------------------------------------------------------------------------------------------------------


def village(st: State, owner: int, area: int) -> None:
    st.villages[area], st.village_of[area] = max(st.villages[area], 1), owner


def foreign_village(st: State, seat: int, area: int) -> None:
    claim(st.village_of[area] in (NOBODY, seat))
    village(st, foe_of(st, seat), area)


def own_village(st: State, seat: int, *values: int) -> None:
    claim(not Look(st, seat).home(values[-1]))
    village(st, seat, values[-1])


def village_beside(st: State, seat: int, *values: int) -> None:
    """A neighbour of the area has a village of the player."""
    look, area = Look(st, seat), values[-1]
    claim(not any(look.home(near) for near in look.near(area)))
    home = free_area(st, *SITES)
    village(st, seat, home)
    if home not in st.rules.adjacent[area]:
        joined(st, area, home)


def village_somewhere(st: State, seat: int, *values: int) -> None:
    """A coastal area has a village of the player."""
    look = Look(st, seat)
    coast = [a for a in look.areas if look.terrain(a) in SITES and any(look.terrain(n) == "sea" for n in look.near(a))]
    village(st, seat, next(area for area in coast if look.empty(area)))


def capturable(st: State, seat: int, *values: int) -> None:
    area = free_area(st, *SITES)
    village(st, foe_of(st, seat), area)
    put(st, seat, area, "swords")


def of_owner(st: State, seat: int, area: int, owner: int) -> None:
    claim(st.village_of[area] != owner)
    village(st, owner, area)


def a_village_of(st: State, seat: int, owner: int) -> None:
    claim(owner not in st.village_of)
    village(st, owner, free_area(st, *SITES))


def beside_owner(st: State, seat: int, owner: int) -> None:
    areas = [area for area, whose in enumerate(st.village_of) if whose == owner]
    claim(bool(areas) and not any(st.units[seat][area] for area in areas))
    put(st, seat, areas[0], "swords")


def no_villages(st: State, seat: int, area: int) -> None:
    claim(st.village_of[area] == seat)
    cleared(st, area, [seat])


def no_citadel_there(st: State, seat: int, area: int) -> None:
    claim(Look(st, seat).citadel(area))
    st.citadel[seat] = NOBODY
    st.units[seat][area] = ()
    st.derive()


def supplied(st: State, seat: int, *values: int) -> None:
    claim(not st.supply[seat])
    st.supply[seat] = 5


def pips(st: State, seat: int, area: int) -> None:
    """The expended tile has pips for every village."""
    claim(top(st).pips < village_price(Look(st, seat), area))
    top(st).pips = 9


def pips_for(st: State, seat: int, owner: int) -> None:
    claim(top(st).pips < 2)
    top(st).pips = 9


# -- the hand ----------------------------------------------------------------------------------------------------------


def tile_of(st: State, seat: int, kind: str) -> int:
    """A tile of the faction: one with most pips, a ship, or a unit on land that costs least."""
    faction = st.faction_of(seat)
    if kind == "pips":
        return max(range(len(UNIT_IDS)), key=lambda tile: faction.pips[tile])
    tiles = [tile for tile, _ in faction.tiles if (UNIT_IDS[tile] == "ship") == (kind == "ship")]
    return min([tile for tile in tiles if faction.cost[tile] >= 0], key=lambda tile: faction.cost[tile])


def drawn(kind: str, count: int = 1) -> Lift:
    """So many tiles of this kind are in the hand too."""

    def lift(st: State, seat: int, *values: int) -> None:
        st.hand[seat] = sorted([*st.hand[seat], *[tile_of(st, seat, kind)] * count])

    return lift


def first_drawn(kind: str) -> Lift:
    """A ship or a unit on land is in the hand, which had none."""

    def lift(st: State, seat: int, *values: int) -> None:
        claim(not [tile for tile in Look(st, seat).hand() if tile != "blank" and (tile == "ship") == (kind == "ship")])
        drawn(kind)(st, seat)

    return lift


many = drawn("pips", 9)
"""Enough tiles to pay for anything."""


def other_tile(kind: str) -> Lift:
    """What is printed on the tile does not do: ask about another one."""

    def lift(st: State, seat: int, tile: int) -> Swap:
        drawn(kind)(st, seat)
        return {("tile", tile): ("tile", tile_of(st, seat, kind))}

    return lift


def no_tiles(st: State, seat: int, *values: int) -> None:
    claim(not st.hand[seat])
    many(st, seat)


# -- set-up ------------------------------------------------------------------------------------------------------------


def leaderless(st: State, seat: int, faction: int) -> None:
    st.faction[st.faction.index(faction)] = NOBODY


def unlimited(st: State, seat: int, faction: int) -> None:
    claim(st.players < {"corsairs": 3, "chaos_horde": 4}[FACTION_IDS[faction]])
    map_with(st, faction_limits=False)


def points(st: State, seat: int, *values: int) -> None:
    top(st).points = 9


def starts_there(st: State, seat: int, *values: int) -> None:
    claim(top(st).site != values[-1])
    top(st).site = values[-1]


def starts_beside(st: State, seat: int, *values: int) -> None:
    joined(st, top(st).site, values[-1])


def starts_at_sea(st: State, seat: int, tile: int) -> None:
    look = Look(st, seat)
    claim(not any(look.terrain(near) == "sea" for near in look.near(top(st).site)))
    top(st).site = next(area for area in look.areas if any(look.terrain(near) == "sea" for near in look.near(area)))


# -- actions -----------------------------------------------------------------------------------------------------------


def of_chaos(st: State, seat: int, action: int) -> None:
    claim(Look(st, seat).faction != "chaos_horde")
    st.faction[seat] = FACTION_IDS.index("chaos_horde")


def not_captured(st: State, seat: int, action: int) -> None:
    claim(top(st).captured)
    top(st).captured = False


def contested(st: State, seat: int, *values: int) -> None:
    area = free_area(st, *SITES)
    put(st, seat, area, "swords")
    put(st, foe_of(st, seat), area, "swords")


def no_fights(st: State, seat: int, action: int) -> None:
    claim(any(Look(st, seat).foes(area) for area in Look(st, seat).areas if st.units[seat][area]))
    no_foes(st, seat)


def met(st: State, seat: int, area: int) -> None:
    claim(not Look(st, seat).foes(area))
    put(st, foe_of(st, seat), area, "swords")


def met_there(st: State, seat: int, area: int, foe: int) -> None:
    claim(not st.units[foe][area])
    put(st, foe, area, "swords")


def met_anywhere(st: State, seat: int, foe: int) -> None:
    own = [area for area, force in enumerate(st.units[seat]) if force]
    claim(not any(st.units[foe][area] for area in own))
    put(st, foe, own[0], "swords")


# -- steps -------------------------------------------------------------------------------------------------------------


def steps_left(st: State, seat: int, *values: int) -> None:
    """An Undead in the area has all its steps left, or so many as were asked about."""
    area, count = values if len(values) == 2 else (values[0], 2)
    claim((area, count) not in top(st).left)
    top(st).left.append((area, count))


def some_with_steps(st: State, seat: int, count: int) -> None:
    claim(count not in [steps for _, steps in top(st).left])
    area = free_area(st, "plains")
    put(st, seat, area, "undead")
    top(st).left.append((area, count))


def within_reach(st: State, seat: int, start: int, end: int) -> None:
    """The end of the step is next to its start."""
    joined(st, start, end)


def within_all_reach(st: State, seat: int, *values: int) -> None:
    """The end of the step is next to all Undead, or to all with so many steps left."""
    counts = values[:-1] or (1, 2)
    for start in {area for area, steps in top(st).left if steps in counts and not Look(st, seat).foes(area)}:
        joined(st, start, values[-1])


def with_a_way_out(st: State, seat: int, *values: int) -> None:
    for start in {area for area, _ in top(st).left}:
        claim(start != values[0] or not any(not st.is_sea(near) for near in st.rules.adjacent[start]))
        joined(st, start, free_area(st, "plains"))


def step_to(st: State, seat: int, end: int) -> None:
    joined(st, top(st).start, end)


def way_to_sea(st: State, seat: int, area: int) -> None:
    claim(not any(st.is_sea(near) for near in st.rules.adjacent[area]))
    joined(st, area, free_area(st, "sea", but=area))


def way_to_land(st: State, seat: int, area: int) -> None:
    claim(all(st.is_sea(near) for near in st.rules.adjacent[area]))
    joined(st, area, free_area(st, "plains"))


def others_go(st: State, seat: int, *values: int) -> None:
    top(st).chosen.append(UNIT_IDS.index("swords"))


def more_there(st: State, seat: int, count: int) -> None:
    unit = top(st).kinds[0]
    claim(st.units[seat][top(st).start].count(unit) < count)
    for _ in range(count):
        st.add_unit(seat, top(st).start, unit)


def end_made(name: str) -> Lift:
    """The units go into this terrain."""
    return lambda st, seat, unit: made(name)(st, seat, top(st).end)


def over_the_border(st: State, seat: int, unit: int) -> None:
    joined(st, top(st).start, top(st).end)


def escort(st: State, seat: int, *values: int) -> None:
    put(st, seat, st.cutie_area, "swords")


# -- battles -----------------------------------------------------------------------------------------------------------


def tile_drawn(st: State, seat: int, count: int) -> None:
    side = 0 if top(st).attacker == seat else 1
    claim(count not in top(st).drawn[side].open())
    top(st).drawn[side] = Secret((count,), 1 << seat)


def not_left(st: State, seat: int, end: int) -> None:
    claim((seat, end) in st.retreated)
    st.retreated = []


def next_to_battle(st: State, seat: int, end: int) -> None:
    joined(st, top(st).area, end)


def mounted(st: State, seat: int, end: int) -> None:
    claim(Look(st, seat).faction == "corsairs")
    for _ in range(9):
        put(st, seat, top(st).area, "cavalry")


def only_who_can(st: State, seat: int, end: int) -> None:
    """All units of the force may enter the area."""
    look, area = Look(st, seat), top(st).area
    able = tuple([unit for unit in st.units[seat][area] if look.price(UNIT_IDS[unit], end)])
    claim(0 < len(able) < len(st.units[seat][area]))
    st.units[seat][area] = able


def a_dragon(st: State, seat: int, end: int) -> None:
    """A Dragon alone, which may go anywhere, is in the battle."""
    look = Look(st, seat)
    over_border = end in look.near(top(st).area)
    able = [unit for unit in look.units(top(st).area) if unit != "cutiecorn" and look.price(unit, end)]
    claim(not able or (not over_border and able == ["ship"]))
    st.units[seat][top(st).area] = (UNIT_IDS.index("dragon"),)


def beaten_too(st: State, seat: int, unit: int) -> None:
    claim(unit not in st.units[seat][top(st).area])
    st.add_unit(seat, top(st).area, unit)


def more_fell(st: State, seat: int, count: int) -> None:
    claim(top(st).fallen < count)
    top(st).fallen = count


def more_undead(st: State, seat: int, count: int) -> None:
    claim(st.undead < count)
    st.undead = count


def room(st: State, seat: int, tile: int) -> None:
    no_foes(st, seat)
    st.villages, st.village_of = [0] * st.rules.areas, [NOBODY] * st.rules.areas


def key(clause: str) -> str:
    return f"refused-bs-{clause}"


QUESTIONS = ("8-8", "9-7", *[f"19-{number}" for number in range(1, 18)], "19-7-area", "19-7-tile")
LIFTS: Lifts = {
    key("one-at-a-time"): ONE_EACH,
    **{key(each): NO_PART for each in QUESTIONS},
    parts.IS_BLANK: other_tile("land"),
    # set-up
    setup.IS_LED: leaderless,
    **dict.fromkeys(setup.TOO_FEW_PLAYERS.values(), unlimited),
    **dict.fromkeys((setup.NO_GROUND, setup.NO_START_GROUND), made("plains", "forest", "hill")),
    **dict.fromkeys((setup.TOO_NEAR, setup.START_TOO_NEAR, setup.NOT_FARTHEST), no_citadels),
    setup.START_TAKEN: emptied,
    **dict.fromkeys((setup.CITADEL_FIRST, setup.START_FIRST), NO_PART),
    **dict.fromkeys((setup.TILE_TOO_DEAR, setup.ALL_TOO_DEAR), points),
    setup.NO_SHIP_TO_START: first_drawn("ship"),
    setup.NO_UNIT_TO_START: first_drawn("land"),
    setup.NOT_AT_START: starts_there,
    setup.START_WITHOUT_SEA: starts_at_sea,
    setup.SEA_NOT_BESIDE: starts_beside,
    setup.SHIP_ON_LAND: made("sea"),
    # villages
    **dict.fromkeys((capture.NO_VILLAGE, capture.OWN_VILLAGE), foreign_village),
    capture.NO_UNIT_THERE: empty_of_own,
    capture.CONTESTED: without_others,
    capture.NO_VILLAGE_NEAR: capturable,
    **dict.fromkeys((capture.ALL_CONTESTED, capture.OWNER_CONTESTED), no_foes),
    capture.NO_TILE: no_tiles,
    **dict.fromkeys((capture.TILE_FIRST, construct.TILE_FIRST, construct.VILLAGES_NOW), NO_PART),
    **dict.fromkeys((capture.TILE_EXPENDED, construct.TILE_EXPENDED), NO_PART),
    **dict.fromkeys((capture.TOO_DEAR, construct.TOO_DEAR), pips),
    capture.OWNER_TOO_DEAR: pips_for,
    capture.OWN_VILLAGES: Fixed("a player captures villages of others"),
    capture.NOT_THEIR_VILLAGE: of_owner,
    capture.OWNER_WITHOUT_VILLAGE: a_village_of,
    capture.NOT_AT_OWNER: beside_owner,
    construct.NO_ROOM: made("plains", "forest", "hill"),
    **dict.fromkeys((construct.OTHERS_THERE, construct.NOT_EMPTY), without_others),
    construct.CITADEL_THERE: no_citadel_there,
    construct.IS_FULL: no_villages,
    construct.NO_SUPPLY: supplied,
    construct.OWN_UNITS_THERE: without_own,
    **dict.fromkeys((construct.NO_CHAIN, construct.NOT_NEAR), village_beside),
    # Undead
    undead.NO_UNDEAD_HERE: joined_by("undead"),
    **dict.fromkeys((undead.STEPS_DONE, undead.NONE_HERE_WITH_STEPS), steps_left),
    undead.NONE_WITH_STEPS: some_with_steps,
    undead.HELD: no_foes,
    undead.HELD_HERE: without_others,
    undead.AT_SEA: made("plains"),
    undead.SAME_AREA: Fixed("a step leads to another area"),
    undead.OUT_OF_REACH: within_reach,
    **dict.fromkeys((undead.OUT_OF_ALL_REACH, undead.OUT_OF_THEIR_REACH), within_all_reach),
    undead.SHUT_IN: with_a_way_out,
    undead.PAY_NOTHING: NO_PART,
    **dict.fromkeys(
        (undead.BROKEN_CHAIN, undead.BROKEN_CHAINS, movement.BROKEN_CHAIN, retreat.BROKEN_CHAIN), free_seas
    ),
    # main actions
    actions.ONLY_CHAOS_CAPTURES: of_chaos,
    actions.HAS_CAPTURED: not_captured,
    actions.FIGHT_FIRST: no_fights,
    **dict.fromkeys((actions.TOO_FEW_TILES, actions.NO_TILE_PAID, reentry.CANNOT_PAY), many),
    actions.NOT_AT_HOME: own_village,
    actions.NOT_BESIDE_HOME: village_beside,
    **dict.fromkeys((actions.SHIP_ON_LAND, actions.CHAOS_SHIP_ON_LAND, reentry.SHIP_ON_LAND), made("sea")),
    actions.NO_UNIT_NEAR: joined_by("hordes"),
    actions.NOT_BESIDE_UNITS: joined_by("ship"),
    actions.FOES_THERE: without_others,
    **dict.fromkeys((actions.CLOSED_TERRAIN, reentry.CLOSED_TERRAIN), made("plains", "forest", "hill", "desert")),
    **dict.fromkeys((actions.NO_SHIP, reentry.NO_SHIP), first_drawn("ship")),
    **dict.fromkeys((actions.NO_LAND_UNIT, reentry.NO_LAND_UNIT, actions.ALL_BLANK), first_drawn("land")),
    actions.NOTHING_TO_BUILD: no_tiles,
    **dict.fromkeys((actions.NO_HOME, actions.NO_SEA_AT_HOME), village_somewhere),
    actions.NO_LAND_PLACE: elsewhere("hordes", "plains"),
    actions.NO_SEA_PLACE: elsewhere("ship", "sea"),
    reentry.NOT_EMPTY: emptied,
    reentry.NO_PLACE: room,
    # moves
    movement.NO_UNIT_HERE: empty_of_own,
    **dict.fromkeys((movement.ONLY_FORTS, movement.ONLY_ESCORTED), joined_by("swords")),
    (movement.ONLY_UNDEAD.key, "area"): joined_by("swords"),
    (movement.ONLY_UNDEAD.key, "action"): elsewhere("swords", "plains"),
    (movement.ONLY_UNDEAD.key, "unit"): Fixed("Undead move in their own phase"),
    movement.HELD_HERE: without_others,
    movement.SHIPS_SHUT_IN: way_to_sea,
    movement.SHUT_IN: way_to_land,
    **dict.fromkeys((movement.TOO_DEAR_FROM, movement.TOO_DEAR, movement.TOO_DEAR_TOGETHER, movement.NO_PIPS), many),
    movement.EMPTY_HAND: no_tiles,
    **dict.fromkeys((movement.NO_UNITS, key("9-12"), key("9-13"), key("9-23")), elsewhere("swords", "plains")),
    key("9-10"): no_foes,
    key("17-8"): escort,
    **dict.fromkeys((movement.SAME_AREA, retreat.IS_BATTLE_AREA), Fixed("a step leads to another area")),
    movement.NO_WAY: step_to,
    (key("2-6"), "area"): made("plains"),
    (key("2-6"), "unit"): end_made("plains"),
    (key("2-7"), "area"): made("sea"),
    (key("2-7"), "unit"): end_made("sea"),
    (key("2-8"), "area"): made("plains"),
    (key("2-8"), "unit"): end_made("plains"),
    key("9-12-unit"): Fixed(f"{FORTS} never move"),
    movement.TOO_MANY: more_there,
    movement.NOBODY_GOES: others_go,
    movement.NO_PASSENGER: over_the_border,
    **dict.fromkeys((movement.GOES_TOO, movement.IS_COUNTED, movement.NOTHING_TO_PAY), NO_PART),
    **dict.fromkeys((movement.START_NOW, movement.END_NOW, movement.COUNT_NOW), NO_PART),
    # battles
    battle.NO_BATTLE: contested,
    battle.NO_OWN_UNITS: empty_of_own,
    battle.NO_ENEMY_UNITS: met,
    battle.YOURSELF: Fixed("a player fights others"),
    battle.NOT_THERE: met_there,
    battle.MEETS_NOBODY: met_anywhere,
    battle.NOT_DRAWN: tile_drawn,
    retreat.HAS_LEFT: not_left,
    retreat.ONLY_OTHERS: without_others,
    retreat.ONLY_BY_SEA: mounted,
    retreat.NO_WAY: next_to_battle,
    retreat.NOT_FOR_ALL: only_who_can,
    **dict.fromkeys((retreat.SHIPS_ON_LAND, retreat.CLOSED_TERRAIN), a_dragon),
    **dict.fromkeys((aftermath.NO_CASUALTY, aftermath.NOT_BEATEN), beaten_too),
    aftermath.FEWER_FELL: more_fell,
    aftermath.SUPPLY_USED_UP: more_undead,
    aftermath.RAISED_ELSEWHERE: NO_PART,
    # buttons
    setup.NO_UNIT_PLACED: unit_placed,
    capture.TILE_NOW: set_to("action", True, False),
    capture.CAPTURE_ONE: set_to("taken", 0, 1),
    construct.CONSTRUCT_ONE: set_to("built", 0, 1),
    movement.NO_STEP_YET: set_to("steps", 0, 1),
}


# -- facts -------------------------------------------------------------------------------------------------------------


def foes_there(st: State, seat: int, *values: int) -> tuple[int, ...]:
    return tuple(Look(st, seat).foes(values[-1]))


def others_there(st: State, seat: int, *values: int) -> tuple[int, ...]:
    owner = st.village_of[values[-1]]
    return tuple(sorted({*foes_there(st, seat, *values), owner} - {NOBODY, seat}))


def held_links(st: State, seat: int, *values: int) -> set[int]:
    look = Look(st, seat)
    return {area for area in look.areas if "ship" in look.units(area) and look.foes(area)}


def nearest_citadels(st: State, seat: int, area: int) -> set[int]:
    look = Look(st, seat)
    sites = [site for site in look.areas if any("citadel" in look.units(site, other) for other in range(st.players))]
    return {site for site in sites if st.rules.distance[area][site] == look.gap(area)}


def pips_in_all(st: State, seat: int, *values: int) -> int:
    look = Look(st, seat)
    return int(top(st).pool) + sum(look.pips(tile) for tile in look.hand())


def cheapest(st: State, seat: int, end: int) -> int:
    """The pips of the cheapest unit that may make the step."""
    look, start = Look(st, seat), top(st).start
    units = [unit for unit in look.units(start) if unit not in (*FORTS, "undead", "cutiecorn")]
    return min(look.price(unit, end) for unit in units if look.price(unit, end))


def price_together(st: State, seat: int, count: int) -> int:
    """As many units go free as there are leaders, the dearest first, but one leader pays (BS-9.18)."""
    look, frame = Look(st, seat), top(st)
    units = [UNIT_IDS[unit] for unit in [*frame.chosen, *[frame.kinds[0]] * count] if UNIT_IDS[unit] != "cutiecorn"]
    leaders = units.count("leader")
    own = [look.price("leader", frame.end)] if leaders else []
    others = [look.price(unit, frame.end) for unit in units if unit != "leader"] + own * (leaders - 1)
    return sum(own) + sum(sorted(others, reverse=True)[leaders:])


FACTS: Recounts = {
    "area": lambda st, seat, unit: top(st).end,
    "terrain": lambda st, seat, *values: st.rules.terrain[values[-1]],
    "q": foes_there,
    **{f"{key(each)} q": others_there for each in ("11-4", "12-9", "15-1")},
    f"{key('1-1')} q": lambda st, seat, faction: st.faction.index(faction),
    f"{key('9-26')} b": held_links,
    f"{key('9-26')} q": lambda st, seat, *values: {
        tuple(Look(st, seat).foes(area)) for area in held_links(st, seat, *values)
    },
    # set-up
    f"{key('4-16')} b": nearest_citadels,
    f"{key('4-16')} n": lambda st, seat, area: Look(st, seat).gap(area),
    **{f"{key(each)} b": lambda st, seat, *values: top(st).site for each in ("4-24", "4-25", "4-25-land", "4-25-tile")},
    f"{key('4-21-area')} b": lambda st, seat, *values: top(st).site,
    **{f"{key(f'4-{each}')} m": lambda st, seat, *values: top(st).points for each in ("21-area", "21-tile")},
    **{
        f"{key(f'4-{each}')} m": lambda st, seat, *values: top(st).points for each in ("24", "25", "25-land", "25-tile")
    },
    **{
        f"{key(each)} n": lambda st, seat, tile: Look(st, seat).cost(UNIT_IDS[tile])
        for each in ("4-21-tile", "8-9-tile")
    },
    # villages
    **{f"{key(each)} n": lambda st, seat, area: st.villages[area] for each in ("6-2-own", "12-11")},
    f"{key('village-cost')} n": lambda st, seat, area: village_price(Look(st, seat), area),
    f"{key('village-cost')} m": lambda st, seat, area: top(st).pips,
    # actions
    f"{key('8-2')} b": lambda st, seat, action: tuple(
        [area for area in Look(st, seat).areas if st.units[seat][area] and Look(st, seat).foes(area)]
    ),
    f"{key('8-9-tile')} m": lambda st, seat, tile: len(st.hand[seat]) - (UNIT_IDS[tile] != "cutiecorn"),
    **{f"{key(f'9-8-{each}')} m": pips_in_all for each in ("from", "area", "count")},
    f"{key('9-8-area')} t": cheapest,
    f"{key('9-8-count')} t": price_together,
    "b": lambda st, seat, *values: top(st).start,
    "x": lambda st, seat, *values: top(st).end,
    "u": lambda st, seat, *values: top(st).kinds[0],
    "m": lambda st, seat, *values: st.units[seat][top(st).start].count(top(st).kinds[0]),
    # after a battle
    **{f"{key(f'14-{each}')} b": lambda st, seat, *values: top(st).area for each in ("19-area", "19-count", "21")},
    **{f"{key(f'14-{each}')} m": lambda st, seat, *values: top(st).fallen for each in ("19-area", "19-count", "21")},
    "t": lambda st, seat, *values: st.undead,
}
