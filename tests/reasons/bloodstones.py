"""Which clause of Bloodstones forbids something, worked out from the ledger and the plain fields of the state.

For each target `forbids` gives the clauses each of which alone keeps it from being an answer (exact), and clauses that are
true of it but say less (general). Nothing here calls the game's own predicates; maps, costs and pips are its content.
"""

from __future__ import annotations

from typing import Any

from sandtable.core.engine.decision import Decision, Target
from sandtable.games.bloodstones.aftermath import Aftermath
from sandtable.games.bloodstones.battle import Battle
from sandtable.games.bloodstones.ending import Ending
from sandtable.games.bloodstones.movement import Move
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.factions import FACTION_IDS
from sandtable.games.bloodstones.tables.terrain import TERRAIN_IDS
from sandtable.games.bloodstones.tables.units import UNIT_IDS
from tests.reasons.claims import Claims, weigh_claim
from tests.reasons.judge import Verdict

WIDE = 40

Clauses = set[str]
Found = tuple[Clauses, Clauses]
"""The clauses that are exact, and those that are true but general."""

SITES = ("plains", "forest", "hill")
FORTS = ("castle", "citadel")


class Look:
    """The table through the eyes of one player, in the words of the rulebook."""

    def __init__(self, st: State, seat: int) -> None:
        self.st = st
        self.seat = seat
        self.areas = range(len(st.rules.terrain))
        self.faction = FACTION_IDS[st.faction[seat]] if st.faction[seat] >= 0 else ""

    def terrain(self, area: int) -> str:
        return TERRAIN_IDS[self.st.rules.terrain[area]]

    def near(self, area: int) -> tuple[int, ...]:
        return tuple(self.st.rules.adjacent[area])

    def units(self, area: int, seat: int | None = None) -> list[str]:
        return [UNIT_IDS[unit] for unit in self.st.units[self.seat if seat is None else seat][area]]

    def foes(self, area: int) -> list[int]:
        return [seat for seat in range(self.st.players) if seat != self.seat and self.st.units[seat][area]]

    def villages(self, area: int, seat: int | None = None) -> int:
        whose = self.seat if seat is None else seat
        return self.st.villages[area] if self.st.village_of[area] == whose else 0

    def citadel(self, area: int) -> bool:
        return "citadel" in self.units(area)

    def home(self, area: int) -> bool:
        return bool(self.villages(area)) or self.citadel(area)

    def empty(self, area: int) -> bool:
        return not self.st.villages[area] and not any(self.st.units[seat][area] for seat in range(self.st.players))

    def hand(self) -> list[str]:
        return [UNIT_IDS[tile] for tile in self.st.hand[self.seat]]

    def cost(self, tile: str) -> int:
        return self.st.faction_of(self.seat).cost[UNIT_IDS.index(tile)]

    def pips(self, tile: str) -> int:
        return self.st.faction_of(self.seat).pips[UNIT_IDS.index(tile)]

    def price(self, unit: str, area: int) -> int:
        """Pips to enter, 0 if closed (BS-9.5, BS-2.6 to BS-2.8)."""
        terrain = self.terrain(area)
        if unit in FORTS:
            return 0
        if unit == "ship":
            return int(terrain == "sea")
        if unit == "dragon":
            return 1
        if terrain == "sea":
            return 0
        if self.faction == "hill_folk":
            return {"plains": 1, "forest": 2, "hill": 2, "mountain": 3, "desert": 1}[terrain]
        return {"plains": 1, "forest": 2, "hill": 3, "mountain": int(unit == "undead"), "desert": 1}[terrain]

    def chained(self, start: int, free: bool = True) -> set[int]:
        """Land areas at the end of a chain of own ships (BS-9.24 to BS-9.26); `free` asks for no others in it."""

        def link(area: int) -> bool:
            ours = self.terrain(area) == "sea" and "ship" in self.units(area)
            return ours and not (free and self.foes(area))

        seas = {area for area in (start, *self.near(start)) if link(area)}
        while more := {area for sea in seas for area in self.near(sea) if link(area)} - seas:
            seas |= more
        return {area for sea in seas for area in self.near(sea) if self.terrain(area) != "sea"} - {start}

    def gap(self, area: int) -> int:
        """Border crossings to the nearest citadel (BS-4.17)."""
        land_only = self.st.rules.options["citadel_distance"] == "land_only"
        reached, crossed = {area}, 0
        sites = {site for seat in range(self.st.players) for site in self.areas if "citadel" in self.units(site, seat)}
        while not reached & sites:
            step = {n for a in reached for n in self.near(a) if not (land_only and self.terrain(n) == "sea")} | reached
            if step == reached:
                return 99
            reached, crossed = step, crossed + 1
        return crossed


def verdict(st: State, seat: int, asked: Decision, target: Target, named: list[str]) -> Verdict:
    return weigh(named, forbids(Look(st, seat), asked, *target))


def weigh(named: list[str], found: Found) -> Verdict:
    exact, general = found
    if not named or not set(named) <= exact | general:
        return Verdict.FALSE
    return Verdict.EXACT if named[0] in exact else Verdict.GENERAL


def only(*exact: str) -> Found:
    return set(exact), set()


def asks_for(asked: Decision) -> Found:
    """The thing is of a kind that this question does not ask for, and no rule says more about it."""
    return only(asked.clause)


def forbids(look: Look, asked: Decision, part: str, value: int) -> Found:
    rule = RULES[asked.kind]
    exact, general = rule(look, asked, part, value)
    return exact, general | {asked.clause}


# -- set-up ------------------------------------------------------------------------------------------------------------


def faction(look: Look, asked: Decision, part: str, value: int) -> Found:
    if part != "faction":
        return asks_for(asked)
    exact = {"BS-1.1", "BS-4.8"} if value in look.st.faction else set()
    if look.st.rules.options["faction_limits"] == "on":
        needed = {"corsairs": 3, "chaos_horde": 4}.get(FACTION_IDS[value], 2)
        if look.st.players < needed:
            exact.add({3: "BS-4.9", 4: "BS-4.10"}[needed])
    return exact, set()


def start(look: Look, asked: Decision, part: str, value: int) -> Found:
    chaos = asked.kind == "chaos_start_area"
    if part == "tile":
        return only("BS-4.30" if chaos else "BS-4.21")
    if part != "area":
        return asks_for(asked)
    fits = [area for area in look.areas if look.terrain(area) in SITES and look.empty(area)]
    if look.terrain(value) not in SITES:
        return only("BS-4.29" if chaos else "BS-4.15")
    if not any(look.gap(area) >= 3 for area in fits) and look.empty(value):
        return only("BS-4.19")
    exact = set()
    if not look.empty(value) or look.gap(value) < 3:
        exact.add("BS-4.29" if chaos else "BS-4.16")
    return exact, set() if chaos else {"BS-4.17"}


def starting_unit(look: Look, asked: Decision, part: str, value: int) -> Found:
    site, points = asked.context
    seas = [area for area in look.near(site) if look.terrain(area) == "sea"]
    if part == "word":
        return only("BS-4.31") if look.faction == "chaos_horde" and not look.units(site) else (set(), set())
    if part == "tile":
        tile = UNIT_IDS[value]
        exact = set()
        if tile == "blank":
            return only("BS-1.10")
        if look.cost(tile) > points:
            exact.add("BS-4.21")
        if tile == "ship" and not seas:
            exact.add("BS-4.25")
        return exact, set()
    if part != "area":
        return asks_for(asked)
    if value == site or value in seas:  # no tile is left that goes there within the points
        fit = [t for t in look.hand() if t != "blank" and (t == "ship") == (value != site) and look.cost(t) <= points]
        return only("BS-4.21") if not fit else (set(), set())
    return only("BS-4.25" if look.terrain(value) == "sea" else "BS-4.24")


# -- villages ----------------------------------------------------------------------------------------------------------


def village_price(look: Look, area: int) -> int:
    return {"plains": 1, "forest": 1, "hill": 2}[look.terrain(area)]


def capture_bar(look: Look, area: int) -> Clauses:
    """What keeps the villages of an area from being captured whatever the pips."""
    exact = set()
    if not look.st.villages[area] or look.villages(area) or not look.units(area):
        exact.add("BS-6.2")
    elif look.st.rules.options["contested_capture"] == "forbidden" and look.foes(area):
        exact.add("BS-6.11")
    return exact


def capture_tile(look: Look, asked: Decision, part: str, value: int) -> Found:
    open_to = [area for area in look.areas if not capture_bar(look, area)]
    if part == "tile":
        short = all(look.pips(UNIT_IDS[value]) < village_price(look, area) for area in open_to)
        return only("BS-6.10") if short else (set(), set())
    if part == "area":
        return (capture_bar(look, value), set()) if value not in open_to else asks_for(asked)
    if part == "word":
        return only("BS-14.30") if look.faction == "chaos_horde" else (set(), set())
    return asks_for(asked)


def capture_village(look: Look, asked: Decision, part: str, value: int) -> Found:
    pips = asked.context[0]
    if part == "tile":
        return only("BS-6.1")
    if part == "word":
        return only("BS-6.10")
    if part == "area":
        bar = capture_bar(look, value)
        dear = not bar and village_price(look, value) > pips
        return (bar or ({"BS-6.5", "BS-6.4"} if dear else set())), set()
    if part == "seat":
        theirs = [area for area in look.areas if look.st.villages[area] and look.st.village_of[area] == value]
        bars = [capture_bar(look, area) for area in theirs] if value != look.seat else []
        if any(not bar for bar in bars):
            return only("BS-6.5", "BS-6.4")
        return only("BS-6.11") if {"BS-6.11"} in bars else only("BS-6.2")
    return asks_for(asked)


def sources(look: Look) -> set[int]:
    """Areas with a village or the citadel, and those of unit chains (BS-12.6 to BS-12.8)."""
    found = {area for area in look.areas if look.home(area)}
    while more := {n for a in found for n in look.near(a) if look.units(n)} - found:
        found |= more
    return found


def village_bar(look: Look, area: int) -> Found:
    """What keeps a village out of an area whatever the pips."""
    exact = set()
    room = {"plains": 2, "forest": 1, "hill": 1}.get(look.terrain(area), 0)
    others = bool(look.foes(area)) or bool(look.st.villages[area] and not look.villages(area))
    if not room:
        return only("BS-12.13")
    if not look.st.supply[look.seat]:
        exact.add("BS-12.14")
    if not any(look.home(each) for each in look.areas):
        if others:
            exact.add("BS-15.1")
        elif look.units(area):
            exact.add("BS-15.3")
        return exact, {"BS-15.1"} if exact else set()
    if others:
        exact.add("BS-12.9")
    if look.citadel(area):
        exact.add("BS-12.12")
    if look.villages(area) >= room:
        exact.add("BS-12.11")
    near = any(next_area in sources(look) for next_area in look.near(area))
    if not near and not (look.terrain(area) == "plains" and look.villages(area) == 1):
        own = any(look.units(each) for each in (area, *look.near(area)))
        exact |= {"BS-12.15"} if own else {"BS-12.6", "BS-12.7", "BS-12.8"}
        return exact, {"BS-12.6", "BS-12.7", "BS-12.8"}
    return exact, set()


def construct(look: Look, asked: Decision, part: str, value: int) -> Found:
    before = asked.kind == "construct_tile"
    if part == "word":
        return only("BS-12.4")
    if part == "tile":
        if not before:
            return only("BS-12.1")
        open_to = [area for area in look.areas if not village_bar(look, area)[0]]
        short = all(look.pips(UNIT_IDS[value]) < village_price(look, area) for area in open_to)
        return only("BS-12.4") if short else (set(), set())
    if part != "area":
        return asks_for(asked)
    exact, general = village_bar(look, value)
    if exact:
        return exact, general
    if before:
        return asks_for(asked)
    return only("BS-12.3") if village_price(look, value) > asked.context[0] else (set(), set())


# -- Undead ------------------------------------------------------------------------------------------------------------


def undead_step(look: Look, asked: Decision, part: str, value: int) -> Found:
    frame: Any = look.st.stack[-1]
    left: list[tuple[int, int]] = frame.left
    if part == "tile":
        return only("BS-7.4")
    if part == "count":
        some = [area for area, steps in left if steps == value]
        return only("BS-7.8") if some and all(look.foes(area) for area in some) else only("BS-7.2")
    if part != "area":
        return asks_for(asked)
    exact = set()
    starts = {area for area, _ in left if not look.foes(area)}
    force = look.units(value)
    if force and "undead" not in force:
        exact.add("BS-7.1")
    if "undead" in force and look.foes(value):
        exact.add("BS-7.8")
    elif "undead" in force and value not in {area for area, _ in left}:
        exact.add("BS-7.2")
    if look.terrain(value) == "sea":
        exact.add("BS-7.6")
    elif not any(value in look.near(area) or value in look.chained(area) for area in starts):
        led = any(value in look.chained(area, free=False) for area in starts)
        if led:
            exact.add("BS-9.26")
        return exact or {"BS-7.3"}, {"BS-7.3"}
    return exact, set()


# -- main actions ------------------------------------------------------------------------------------------------------


def tile_bar(look: Look, tile: str) -> Clauses:
    """What keeps a tile from being built wherever it would go."""
    if tile == "blank":
        return {"BS-1.10"}
    others = len(look.hand()) - (tile != "cutiecorn")
    return {"BS-8.9"} if look.cost(tile) > others else set()


def place_bar(look: Look, tile: str, area: int) -> Clauses:
    """What keeps a tile from being built in an area."""
    sea = look.terrain(area) == "sea"
    if look.faction != "chaos_horde":
        if tile == "ship":
            return set() if sea and any(look.home(n) for n in look.near(area)) else {"BS-8.7"}
        return set() if look.home(area) else {"BS-8.6"}
    coast = [n for n in look.near(area) if look.terrain(n) != "sea"]
    if tile == "ship":
        if sea and ("ship" in look.units(area) or any(look.units(n) for n in coast)):
            return set()
        return {"BS-14.25", "BS-14.26"}
    if look.terrain(area) in ("sea", "mountain"):
        return {"BS-14.28"}
    if look.units(area):
        return set()
    by_ship = any(look.terrain(n) == "sea" and "ship" in look.units(n) for n in look.near(area))
    return ({"BS-14.27"} if look.foes(area) else set()) if by_ship else {"BS-14.24", "BS-14.27"}


def tiles_to_build(look: Look) -> list[str]:
    beside = look.st.rules.options["cutiecorn"] == "on" and look.st.cutie_seat < 0
    return sorted(set(look.hand())) + (["cutiecorn"] if beside else [])


def build_unit(look: Look, asked: Decision, part: str, value: int) -> Found:
    if part == "tile":
        tile = UNIT_IDS[value]
        bar = tile_bar(look, tile)
        if bar:
            return bar, set()
        bars = [place_bar(look, tile, area) for area in look.areas]
        if not all(bars):
            return set(), set()
        if look.faction == "chaos_horde":
            return only("BS-14.25", "BS-14.26") if tile == "ship" else only("BS-14.24")
        return only("BS-8.7" if tile == "ship" else "BS-8.6")
    if part != "area":
        return asks_for(asked)
    sea = look.terrain(value) == "sea"
    here = place_bar(look, "ship" if sea else "swords", value)
    if here:
        return here, set()
    fit = [tile for tile in tiles_to_build(look) if (tile == "ship") == sea]
    bars = [tile_bar(look, tile) for tile in fit]
    return only("BS-8.9" if {"BS-8.9"} in bars else "BS-8.5")


def moving_price(look: Look, unit: str, begin: int, end: int) -> int:
    """Pips for one unit to make a step by itself, 0 if it cannot."""
    border = end in look.near(begin)
    if unit in ("undead", "cutiecorn") or not (border or (unit != "ship" and end in look.chained(begin))):
        return 0
    return look.price(unit, end)


def cheapest(look: Look, begin: int) -> int:
    """Pips of the cheapest step out of an area, 0 if there is none."""
    costs = [moving_price(look, unit, begin, end) for unit in look.units(begin) for end in look.areas if end != begin]
    return min([cost for cost in costs if cost], default=0)


def budget(look: Look) -> int:
    frame = look.st.stack[-1]
    pool = frame.pool if isinstance(frame, Move) else 0
    return pool + sum(look.pips(tile) for tile in look.hand())


def start_bar(look: Look, area: int) -> Clauses:
    """What keeps every step from starting in an area, the pips included."""
    force = look.units(area)
    if not force:
        return {"BS-9.1"}
    able = [unit for unit in force if unit not in (*FORTS, "undead")]
    if not able:
        exact = {"BS-9.12"} if any(unit in FORTS for unit in force) and "undead" not in force else set()
        return exact | ({"BS-7.10"} if "undead" in force else set())
    if look.foes(area):
        return {"BS-9.10"}
    if set(able) == {"cutiecorn"}:
        return {"BS-17.8"}
    cost = cheapest(look, area)
    if not cost:
        if "ship" in able:
            return {"BS-9.13"}
        return {"BS-2.8"} if any(look.terrain(n) == "mountain" for n in look.near(area)) else {"BS-9.23"}
    return {"BS-9.8"} if cost > budget(look) else set()


def main_action(look: Look, asked: Decision, part: str, value: int) -> Found:
    if part != "action":
        return asks_for(asked)
    fights = [area for area in look.areas if look.units(area) and look.foes(area)]
    name = ("build", "move", "battle", "capture", "end")[value]
    if name == "end":
        return only("BS-8.2") if fights else (set(), set())
    if name == "battle":
        return only("BS-10.1") if not fights else (set(), set())
    if name == "capture":
        if look.faction != "chaos_horde":
            return only("BS-8.1")
        frame: Any = look.st.stack[-1]
        if frame.captured:
            return only("BS-14.30")
        bars = [capture_bar(look, area) for area in look.areas]
        if not all(bars):
            return only("BS-6.10")
        return only("BS-6.11") if {"BS-6.11"} in bars else only("BS-6.2")
    if name == "move":
        bars = [start_bar(look, area) for area in look.areas]
        held = {clause for bar in bars for clause in bar} - {"BS-9.1"}
        return (held or {"BS-9.1"}), set()
    tiles = tiles_to_build(look)
    payable = [tile for tile in tiles if not tile_bar(look, tile)]
    if payable:
        land = any(tile != "ship" for tile in payable)
        if look.faction == "chaos_horde":
            return only("BS-14.24") if land else only("BS-14.25", "BS-14.26")
        return only("BS-8.6") if land else only("BS-8.7")
    bars = [tile_bar(look, tile) for tile in set(look.hand())]
    return only("BS-8.9") if {"BS-8.9"} in bars else only("BS-1.10" if bars else "BS-8.5")


def move_from(look: Look, asked: Decision, part: str, value: int) -> Found:
    if part == "tile":
        return only("BS-9.8")
    if part == "word":
        return only("BS-9.1")
    return (start_bar(look, value), set()) if part == "area" else asks_for(asked)


def entry_bar(look: Look, unit: str, area: int) -> Clauses:
    """What keeps a unit out of the terrain of an area."""
    if unit in FORTS:
        return {"BS-9.12"}
    if look.price(unit, area):
        return set()
    if look.terrain(area) == "sea":
        return {"BS-2.6", "BS-9.23"}
    return {"BS-2.7", "BS-9.13"} if unit == "ship" else {"BS-2.8"}


def move_to(look: Look, asked: Decision, part: str, value: int) -> Found:
    if part == "tile":
        return only("BS-9.8")
    if part != "area":
        return asks_for(asked)
    begin = asked.context[0]
    able = [unit for unit in look.units(begin) if unit not in (*FORTS, "undead")]
    if value not in look.near(begin) and value not in look.chained(begin):
        if value == begin or value not in look.chained(begin, free=False):
            return only("BS-9.2")
        if any(look.price(unit, value) for unit in able if unit != "ship"):
            return {"BS-9.26"}, {"BS-9.2"}
        return {bar for unit in able for bar in entry_bar(look, unit, value)} | {"BS-9.29"}, {"BS-9.2"}
    prices = [price for unit in able if (price := moving_price(look, unit, begin, value))]
    if prices:
        return only("BS-9.8") if min(prices) > budget(look) else (set(), set())
    return {clause for unit in able for clause in entry_bar(look, unit, value)}, set()


def move_units(look: Look, asked: Decision, part: str, value: int) -> Found:
    begin, end, kind = asked.context
    frame = look.st.stack[-1]
    assert isinstance(frame, Move)
    if part == "tile":
        return only("BS-9.8")
    if part == "unit":
        unit = UNIT_IDS[value]
        if unit not in look.units(begin):
            return only("BS-9.1")
        if unit == "undead":
            return only("BS-7.10")
        if unit == "ship" and end not in look.near(begin):
            return only("BS-9.29")
        return entry_bar(look, unit, end) or {"BS-19.9"}, set()
    if part != "count":
        return asks_for(asked)
    unit = UNIT_IDS[kind]
    if value > look.units(begin).count(unit):
        return only("BS-9.1")
    going = [UNIT_IDS[each] for each in frame.chosen] + [unit] * value
    if value and unit != "cutiecorn" and step_price(look, going, end) > budget(look):
        return only("BS-9.8")
    if set(going) <= {"cutiecorn"}:
        later = [UNIT_IDS[each] for each in frame.kinds[1:]]
        if not any(each != "cutiecorn" and look.price(each, end) <= budget(look) for each in later):
            return only("BS-17.8") if "cutiecorn" in (*going, unit) else only("BS-9.1")
    return set(), set()


def step_price(look: Look, units: list[str], end: int) -> int:
    """Pips for units that go together: as many free as there are leaders, the dearest, but one leader pays (BS-9.18)."""
    payers = sorted((look.price(unit, end) for unit in units if unit not in ("cutiecorn", "leader")), reverse=True)
    leaders = units.count("leader")
    if not leaders:
        return sum(payers)
    own = look.price("leader", end)
    others = sorted([*payers, *[own] * (leaders - 1)], reverse=True)
    return own + sum(others[leaders:])


# -- battle ------------------------------------------------------------------------------------------------------------


def battle(look: Look, asked: Decision, part: str, value: int) -> Found:
    if part == "area":
        return only("BS-10.1") if not (look.units(value) and look.foes(value)) else (set(), set())
    if part == "seat":
        meets = value != look.seat and any(look.units(a) and value in look.foes(a) for a in look.areas)
        return only("BS-10.1") if not meets else (set(), set())
    return asks_for(asked)


def leaving(look: Look, asked: Decision, part: str, value: int) -> Found:
    """Withdrawal and retreat (chapter 11)."""
    if part != "area":
        return asks_for(asked)
    place = asked.context[0]
    sea_only = False
    if asked.kind == "withdraw":
        foe = asked.context[1]
        own = sum(unit in ("cavalry", "cutiecorn") for unit in look.units(place))
        rider = Look(look.st, foe)
        theirs = sum(unit in ("cavalry", "cutiecorn") for unit in rider.units(place))
        if rider.faction == "corsairs" and look.terrain(place) != "sea":
            theirs += any("ship" in rider.units(near) for near in look.near(place))
        sea_only = own < theirs and "dragon" not in look.units(place)
    if value == place:
        return only("BS-11.25")
    border = value in look.near(place)
    over_sea = value in look.chained(place)
    if not over_sea and (sea_only or not border):
        if border:
            return only("BS-10.12")
        led = value in look.chained(place, free=False)
        if not led:
            return only("BS-11.3")
        force = look.units(place)
        if any(look.price(unit, value) for unit in force if unit not in ("ship", "cutiecorn")):
            return {"BS-11.10"}, {"BS-11.3"}
        return {"BS-11.11" if "ship" in force else "BS-11.14"}, {"BS-11.3"}
    exact = set()
    if (look.seat, value) in look.st.retreated:
        exact.add("BS-11.12")
    if not look.empty(value) and not look.units(value) and not look.villages(value):
        exact.add("BS-11.4")
    if exact:
        return exact, set()

    def goes(unit: str, end: int) -> bool:
        by_border = end in look.near(place) and not sea_only
        by_sea = end in look.chained(place) and unit != "ship"
        return (by_border or by_sea) and look.price(unit, end) > 0

    force = look.units(place)
    if any(goes(unit, value) for unit in force if unit != "cutiecorn"):
        return only("BS-11.7")
    return only("BS-11.11") if "ship" in force else only("BS-11.14")


def substitute(look: Look, asked: Decision, part: str, value: int) -> Found:
    frame = look.st.stack[-1]
    assert isinstance(frame, Battle)
    drawn = frame.drawn[0 if frame.attacker == look.seat else 1].open()
    if part == "count":
        return only("BS-10.19", "BS-10.21") if value not in drawn else (set(), set())
    return asks_for(asked)


def casualty(look: Look, asked: Decision, part: str, value: int) -> Found:
    if part != "unit":
        return asks_for(asked)
    if UNIT_IDS[value] == "cutiecorn":
        return only("BS-17.16")
    return only("BS-10.45") if UNIT_IDS[value] not in look.units(asked.context[0]) else (set(), set())


def raise_undead(look: Look, asked: Decision, part: str, value: int) -> Found:
    frame = look.st.stack[-1]
    assert isinstance(frame, Aftermath)
    if part == "count":
        exact = {"BS-14.19"} if value > frame.fallen else set()
        return exact | ({"BS-14.21"} if value > look.st.undead else set()), set()
    return only("BS-14.19") if part == "area" else asks_for(asked)


def reentry(look: Look, asked: Decision, part: str, value: int) -> Found:
    hand = sorted(set(look.hand()))
    if part == "tile":
        bar = {"BS-15.6" if each == "BS-8.9" else each for each in tile_bar(look, UNIT_IDS[value])}
        if bar:
            return bar, set()
        sea = UNIT_IDS[value] == "ship"
        room = [a for a in look.areas if look.empty(a) and (look.terrain(a) == "sea") == sea]
        return only("BS-15.7") if not [a for a in room if look.terrain(a) != "mountain"] else (set(), set())
    if part != "area":
        return asks_for(asked)
    if not look.empty(value):
        return only("BS-15.5")
    if look.terrain(value) == "mountain":
        return only("BS-15.7")
    fit = [tile for tile in hand if (tile == "ship") == (look.terrain(value) == "sea") and tile != "blank"]
    if not fit:
        return only("BS-15.7") if not any(t == "blank" for t in hand) else only("BS-15.7", "BS-15.5")
    return only("BS-15.6") if all(tile_bar(look, tile) for tile in fit) else (set(), set())


def asked_for_nothing_else(look: Look, asked: Decision, part: str, value: int) -> Found:
    return asks_for(asked)


RULES = {
    "choose_faction": faction,
    "place_citadel": start,
    "chaos_start_area": start,
    "place_starting_unit": starting_unit,
    "capture_tile": capture_tile,
    "capture_village": capture_village,
    "undead_step": undead_step,
    "main_action": main_action,
    "build_unit": build_unit,
    "build_pay": asked_for_nothing_else,
    "move_from": move_from,
    "move_to": move_to,
    "move_units": move_units,
    "move_pay": asked_for_nothing_else,
    "battle": battle,
    "withdraw": leaving,
    "substitute": substitute,
    "casualty": casualty,
    "retreat": leaving,
    "raise_undead": raise_undead,
    "construct_tile": construct,
    "construct_village": construct,
    "chaos_reentry": reentry,
}


# -- not asked ---------------------------------------------------------------------------------------------------------


GAME = (
    ("choose_faction",),
    ("place_citadel", "chaos_start_area", "place_starting_unit"),
    ("chaos_reentry",),
    ("capture_tile", "capture_village"),
    ("undead_step",),
    ("main_action", "build_unit", "build_pay", "move_from", "move_to", "move_units", "move_pay", "battle"),
    ("construct_tile", "construct_village"),
    ("the end",),
)
FIGHT = (("withdraw",), ("substitute",), ("casualty",), ("retreat",), ("raise_undead",))
ACTIONS = {"bui": 0, "mov": 1, "bat": 2, "cap": 3}


def rank(kind: str, steps: tuple[tuple[str, ...], ...]) -> int:
    return next((number for number, kinds in enumerate(steps) if kind in kinds), -1)


def ranks(st: State, seat: int, kind: str) -> tuple[int, int] | None:
    """Of the step that asks this kind, and of the step now (BS-4.14, BS-5.2, BS-10.5, BS-10.48, BS-16.4)."""
    now = st.open_questions()[0].kind
    if rank(kind, FIGHT) >= 0:
        return None if rank(now, FIGHT) < 0 else (rank(kind, FIGHT), rank(now, FIGHT))
    by_action = kind.startswith("capture") and Look(st, seat).faction == "chaos_horde"
    then = rank("main_action" if by_action else kind, GAME)
    if any(isinstance(frame, Ending) for frame in st.stack):
        return then, rank("the end", GAME)
    chaos_now = now.startswith("capture") and Look(st, st.active).faction == "chaos_horde"
    return then, rank("main_action" if chaos_now or rank(now, FIGHT) >= 0 else now, GAME)


def lacks(st: State, seat: int, kind: str) -> set[str]:
    """The messages about what a player lacks that are true now."""
    look, found = Look(st, seat), set()
    if st.out >> seat & 1:
        return {"refused-bs-15-14" if st.conceded >> seat & 1 else "refused-bs-15-9"}
    if kind == "choose_faction" and st.rules.options["faction_assignment"] != "draft":
        found.add("refused-bs-18-6")
    if kind == "place_citadel" and any(look.citadel(area) for area in look.areas):
        found.add("refused-bs-4-14")
    if kind == "chaos_reentry" and any(look.units(area) for area in look.areas):
        found.add("refused-bs-15-5-units")
    if kind == "undead_step" and not any("undead" in look.units(area) for area in look.areas):
        found.add("refused-bs-7-2-none")
    bars = [capture_bar(look, area) for area in look.areas]
    if kind.startswith("capture") and all(bars):
        found.add("refused-bs-6-11" if {"BS-6.11"} in bars else "refused-bs-6-2")
    return found | lacks_faction(look.faction, kind) | lacks_in_battle(look, kind)


def lacks_faction(faction: str, kind: str) -> set[str]:
    chaos = faction == "chaos_horde"
    never = {
        "place_citadel": ("refused-bs-1-5", chaos),
        "chaos_start_area": ("refused-bs-4-29-asked", not chaos),
        "chaos_reentry": ("refused-bs-15-5-others", not chaos),
        "undead_step": ("refused-bs-5-4", faction != "necromancers"),
        "raise_undead": ("refused-bs-14-19-others", faction != "necromancers"),
        "construct_tile": ("refused-bs-5-3", chaos),
        "construct_village": ("refused-bs-5-3", chaos),
    }
    return {never[kind][0]} if faction and kind in never and never[kind][1] else set()


def lacks_in_battle(look: Look, kind: str) -> set[str]:
    fight = next((frame for frame in look.st.stack if isinstance(frame, Battle)), None)
    after = next((frame for frame in look.st.stack if isinstance(frame, Aftermath)), None)
    if kind == "raise_undead" and after is not None and after.winner == look.seat:
        return {"refused-bs-14-21-none"} if after.raises and not look.st.undead else {"refused-bs-14-19-without"}
    if kind == "substitute" and fight is not None and not look.hand():
        return {"refused-bs-10-23"}
    if kind == "withdraw" and fight is not None and fight.defender == look.seat:
        return withdrawal_bars(look, fight)
    return set()


def withdrawal_bars(look: Look, fight: Battle) -> set[str]:
    foe = Look(look.st, fight.attacker)
    own, theirs = look.units(fight.area), foe.units(fight.area)
    forts = set(own) & set(FORTS)
    if "dragon" in theirs:
        return {"refused-bs-10-7"}
    if forts:
        return {f"refused-bs-10-8-{'both' if len(forts) == 2 else forts.pop()}"}
    riders = [sum(unit in ("cavalry", "cutiecorn") for unit in force) for force in (own, theirs)]
    landed = foe.faction == "corsairs" and look.terrain(fight.area) != "sea"
    landed = landed and any("ship" in foe.units(near) for near in look.near(fight.area))
    found = {"refused-bs-10-13"}
    if "dragon" not in own and riders[0] < riders[1]:
        found = {"refused-bs-10-9-sea" if look.faction == "corsairs" else "refused-bs-10-9"}
    elif "dragon" not in own and riders[0] < riders[1] + landed:
        found = {"refused-bs-10-11"}
    late = any(isinstance(frame, Ending) and frame.lap for frame in look.st.stack)
    return found | ({"refused-bs-16-8"} if late else set())


def led(st: State, seat: int, kind: str, named: list[str]) -> Verdict:
    """A refused main action leads to the question."""
    asked = next(iter(st.open_questions()))
    if asked.kind != "main_action" or asked.seat != seat or kind[:3] not in ACTIONS:
        return Verdict.FALSE
    return weigh(named, main_action(Look(st, seat), asked, "action", ACTIONS[kind[:3]]))


CLAIMS = Claims(SPEC, lacks, ranks, led, lambda st: (st.active, st.round))


def not_asked(st: State, seat: int, kind: str, named: list[str]) -> Verdict:
    return weigh_claim(CLAIMS, st, seat, kind)
