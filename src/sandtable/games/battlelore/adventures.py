"""Adventures: board, terrain, armies, councils and special rules from a data file, and the validator for files people write.

`read_adventure` refuses what cannot be played and says where and why (BL-2.1 to BL-2.9).
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.board import EPIC_ROWS, ROWS, SIDE_IDS, board_of, hex_named
from sandtable.games.battlelore.reading import (
    ContentError,
    as_int,
    as_list,
    as_table,
    as_text,
    bool_or,
    index_in,
    int_or,
    json_of,
    need,
    only,
    tables,
    text_of,
    text_or,
    texts,
)

SCHEMA: Final = "battlelore-adventure/1"
MEDIEVAL: Final = 0
WITH_LORE: Final = 1
MEDIEVAL_LORE: Final = 2
CTA_MAP: Final = 3
MODE_IDS: Final = ("medieval", "lore", "medieval_lore", "cta_map")

RULE_FIELDS: Final = {
    "objective_hexes": ("hexes", "camp", "banners", "kind"),
    "exit": ("hexes", "camp", "banners", "limit", "kind"),
    "first_card_as": ("camp", "card"),
    "no_stop": ("unit", "terrain"),
    "chest_banner": ("banners",),
    "start_lore": ("n",),
    "text": (),
}
SWITCHES: Final = ("lore_master_landmarks", "stronghold", "lairs", "command_tents", "heroes", "heroes_per_camp")
FIELDS: Final = (
    "schema",
    "rows",
    "id",
    "title",
    "mode",
    "board",
    "summary",
    "first_player",
    "victory_banners",
    "epic_victory",
    "command_cards",
    "war_councils",
    "options",
    "terrain",
    "landmarks",
    "units",
    "reserve_creatures",
    "quests",
    "special_rules",
)
AUTO_GREEN: Final = -1
MOST_HEIGHT: Final = 5


class UnitPlace:
    """One unit of an adventure: whose, where, what, and what it carries."""

    __slots__ = ("attachment", "camp", "figures", "hex", "savvy", "type")

    def __init__(self, camp: int, hex_: int, type_: int, figures: int, attachment: int, savvy: bool) -> None:
        self.camp = camp
        self.hex = hex_
        self.type = type_
        self.figures = figures
        self.attachment = attachment
        self.savvy = savvy


class SpecialRule:
    """A typed special rule; `camp` -1 means either camp."""

    __slots__ = ("banners", "camp", "card", "hexes", "id", "limit", "permanent", "terrain", "text", "type", "unit")

    def __init__(self, row: dict[str, object], rows: int, at: str) -> None:
        self.type = as_text(need(row, "type", at), at)
        if self.type not in RULE_FIELDS:
            raise ContentError(f"{at}: unknown type {self.type}; there are {', '.join(RULE_FIELDS)}")
        only(row, ("id", "type", "text", *RULE_FIELDS[self.type]), at)
        for key in RULE_FIELDS[self.type]:
            need(row, key, at)
        self.id = as_text(need(row, "id", at), at)
        self.text = as_text(need(row, "text", at), at)
        self.hexes = tuple(_hex(name, rows, at) for name in texts(row.get("hexes", []), at))
        camp = text_or(row, "camp", "any", at)
        self.camp = -1 if camp == "any" else index_in(c.CAMP_IDS, camp, at)
        self.banners = int_or(row, "banners", 0, at) if "banners" in row else int_or(row, "n", 0, at)
        self.limit = int_or(row, "limit", 0, at)
        self.permanent = text_or(row, "kind", "permanent", at) == "permanent"
        self.card = index_in(c.COMMAND_IDS, row["card"], at) if "card" in row else -1
        self.unit = index_in(c.TYPE_IDS, row["unit"], at) if "unit" in row else -1
        self.terrain = tuple(index_in(c.TERRAIN_IDS, word, at) for word in texts(row.get("terrain", []), at))


class Council:
    """The War Council an adventure gives a camp: fixed levels, or a total to distribute (BL-14.2)."""

    __slots__ = ("creatures", "fixed", "levels", "minimum", "total")

    def __init__(self, row: dict[str, object], at: str) -> None:
        only(row, ("fixed", "creatures", "total_levels", "minimum", *c.CLASS_IDS), at)
        self.fixed = bool_or(row, "fixed", True, at)
        self.creatures = tuple(
            index_in(c.TYPE_IDS, word, f"{at}.creatures") for word in texts(row.get("creatures", []), at)
        )
        self.total = as_int(need(row, "total_levels", at), at)
        self.levels = tuple(int_or(row, seat, 0, at) for seat in c.CLASS_IDS)
        least = as_table(row.get("minimum", {}), f"{at}.minimum")
        only(least, c.CLASS_IDS, f"{at}.minimum")
        self.minimum = tuple(int_or(least, seat, 0, at) for seat in c.CLASS_IDS)
        for level in (*self.levels, *self.minimum):
            if not 0 <= level <= c.MAX_LEVEL:
                raise ContentError(f"{at}: a level must be 0 to {c.MAX_LEVEL}")
        if self.fixed and self.total != sum(self.levels) + sum(c.UNIT_DEFS[t].level for t in self.creatures):
            raise ContentError(f"{at}: total_levels {self.total} is not the sum of the seats and creatures")
        if not self.fixed and not sum(self.minimum) <= self.total <= c.MAX_LEVEL * len(c.CLASS_IDS):
            raise ContentError(f"{at}: total_levels {self.total} cannot be distributed")


class Quest:
    """A quest: chests on hexes (BL-26.1), or a visit to a hex with its reward (BL-26.6)."""

    __slots__ = ("chests", "experience", "hex", "id", "lore_cost", "text", "treasure", "type")

    def __init__(self, row: dict[str, object], rows: int, at: str) -> None:
        only(row, ("id", "type", "hexes", "hex", "reward", "lore_cost", "text"), at)
        self.id = as_text(need(row, "id", at), at)
        self.type = as_text(need(row, "type", at), at)
        if self.type not in ("hidden_treasure", "visit"):
            raise ContentError(f"{at}: unknown type {self.type}; there are hidden_treasure, visit")
        chests: list[tuple[int, int]] = []
        for place, where in tables(row, "hexes", at):
            only(place, ("hex", "chests"), where)
            chests.append((_hex(need(place, "hex", where), rows, where), as_int(need(place, "chests", where), where)))
        self.chests = tuple(chests)
        self.hex = _hex(row["hex"], rows, at) if "hex" in row else -1
        reward = as_table(row.get("reward", {}), at)
        only(reward, ("experience", "treasure"), at)
        self.experience = int_or(reward, "experience", 0, at)
        self.treasure = int_or(reward, "treasure", 0, at)
        self.lore_cost = int_or(row, "lore_cost", 0, at)
        self.text = text_or(row, "text", "", at) if "text" in row else ""
        if self.type == "visit" and self.hex < 0:
            raise ContentError(f"{at}: a visit needs a hex")


def _hex(value: object, rows: int, at: str) -> int:
    name = as_text(value, at)
    found = hex_named(name, rows)
    if found < 0:
        raise ContentError(f"{at}: {name} is no hex of a board of {rows} rows")
    return found


def _per_camp(row: dict[str, object], key: str, at: str) -> tuple[int, int]:
    table = as_table(need(row, key, at), f"{at}.{key}")
    only(table, c.CAMP_IDS, f"{at}.{key}")
    return (as_int(need(table, "standard", f"{at}.{key}"), at), as_int(need(table, "pennant", f"{at}.{key}"), at))


class Adventure:
    """A checked adventure, as small numbers. `ref` is its id, or the whole file of an adventure somebody wrote."""

    __slots__ = (
        "cliffs",
        "command_cards",
        "councils",
        "epic",
        "first",
        "goals",
        "heights",
        "heroes",
        "heroes_per_camp",
        "id",
        "landmarks",
        "margin",
        "marginal",
        "mode",
        "overlays",
        "quests",
        "ref",
        "reserves",
        "rows",
        "rules",
        "switches",
        "terrain",
        "title",
        "units",
    )

    def __init__(self, row: dict[str, object], ref: str, at: str) -> None:
        only(row, FIELDS, at)
        if row.get("schema") != SCHEMA:
            raise ContentError(f"{at}: schema {SCHEMA} expected")
        self.id = as_text(need(row, "id", at), at)
        self.ref = ref
        self.title = as_text(need(row, "title", at), at)
        self.mode = index_in(MODE_IDS, need(row, "mode", at), f"{at}.mode")
        self.epic = index_in(("standard", "epic"), need(row, "board", at), f"{at}.board") == 1
        self.rows = EPIC_ROWS if self.epic else ROWS
        if int_or(row, "rows", self.rows, at) != self.rows:
            raise ContentError(f"{at}: an {'epic' if self.epic else 'standard'} board has {self.rows} rows")
        first = as_text(need(row, "first_player", at), at)
        self.first = AUTO_GREEN if first == "auto_green" else index_in(c.CAMP_IDS, first, f"{at}.first_player")
        self.goals = _per_camp(row, "victory_banners", at)
        if min(self.goals) < 1:
            raise ContentError(f"{at}: a camp must need at least 1 Victory Banner")
        ends = as_table(row.get("epic_victory", {}), f"{at}.epic_victory")
        only(ends, ("target", "margin", "marginal"), f"{at}.epic_victory")
        self.margin = int_or(ends, "margin", 2, at)
        self.marginal = int_or(ends, "marginal", 9, at)
        self.command_cards = None if row.get("command_cards") is None else _per_camp(row, "command_cards", at)
        self._read_ground(row, at)
        self._read_units(row, at)
        self._read_councils(row, at)
        switches = as_table(row.get("options", {}), f"{at}.options")
        only(switches, SWITCHES, f"{at}.options")
        self.switches = tuple(bool_or(switches, key, False, f"{at}.options") for key in SWITCHES[:4])
        self.heroes = bool_or(switches, "heroes", False, f"{at}.options")
        self.heroes_per_camp = int_or(switches, "heroes_per_camp", 1, f"{at}.options")
        self.quests = tuple(Quest(quest, self.rows, where) for quest, where in tables(row, "quests", at))
        self.rules = tuple(SpecialRule(rule, self.rows, where) for rule, where in tables(row, "special_rules", at))

    def _read_ground(self, row: dict[str, object], at: str) -> None:
        ground: dict[int, int] = {}
        overlays: dict[int, int] = {}
        cliffs: dict[int, int] = {}
        heights: dict[int, int] = {}
        for place, where in tables(row, "terrain", at):
            only(place, ("hex", "type", "cliff_sides", "height"), where)
            h = _hex(need(place, "hex", where), self.rows, where)
            kind = index_in(c.TERRAIN_IDS, need(place, "type", where), where)
            layer = overlays if c.TERRAIN_DEFS[kind].kind == "overlay" else ground
            if c.TERRAIN_DEFS[kind].kind not in ("terrain", "overlay"):
                raise ContentError(f"{where}: {c.TERRAIN_IDS[kind]} is no terrain; landmarks have their own list")
            if h in layer:
                raise ContentError(f"{where}: {place['hex']} has terrain already")
            layer[h] = kind
            if "height" in place:
                heights[h] = as_int(place["height"], where)
                if not c.TERRAIN_DEFS[kind].height or not 1 <= heights[h] <= MOST_HEIGHT:
                    raise ContentError(f"{where}: a hill or cliff has a height of 1 to {MOST_HEIGHT} (BL-12.8)")
            sides = texts(place.get("cliff_sides", []), where)
            if sides and kind != c.CLIFF:
                raise ContentError(f"{where}: only a cliff has cliff sides")
            if kind == c.CLIFF:
                cliffs[h] = sum(1 << index_in(SIDE_IDS, side, where) for side in sides)
        for h in overlays:
            if c.TERRAIN_DEFS[ground.get(h, c.COUNTRYSIDE)].move == c.MOVE_CLOSED:
                raise ContentError(f"{at}: an overlay lies on an impassable hex")
        self.terrain = tuple(sorted(ground.items()))
        self.overlays = tuple(sorted(overlays.items()))
        self.cliffs = tuple(sorted(cliffs.items()))
        self.heights = tuple(sorted(heights.items()))
        marks: dict[int, tuple[int, int, int]] = {}
        for place, where in tables(row, "landmarks", at):
            only(place, ("hex", "type", "owner"), where)
            h = _hex(need(place, "hex", where), self.rows, where)
            kind = index_in(c.TERRAIN_IDS, need(place, "type", where), where)
            if c.TERRAIN_DEFS[kind].kind not in ("landmark", "lair"):
                raise ContentError(f"{where}: {c.TERRAIN_IDS[kind]} is no landmark")
            if h in marks or ground.get(h, c.COUNTRYSIDE) == c.WATERWAY:
                raise ContentError(f"{where}: {place['hex']} cannot take a landmark")
            owner = place.get("owner")
            marks[h] = (h, kind, -1 if owner is None else index_in(c.CAMP_IDS, owner, where))
        self.landmarks = tuple(marks[h] for h in sorted(marks))

    def _read_units(self, row: dict[str, object], at: str) -> None:
        closed = {h for h, kind in self.terrain if c.TERRAIN_DEFS[kind].move == c.MOVE_CLOSED}
        units: list[UnitPlace] = []
        taken: set[int] = set()
        fields = ("camp", "hex", "unit", "colour", "race", "kind", "weapon", "figures")
        for place, where in tables(row, "units", at):
            only(place, (*fields, "spotter", "musician", "battle_savvy"), where)
            camp = index_in(c.CAMP_IDS, need(place, "camp", where), where)
            h = _hex(need(place, "hex", where), self.rows, where)
            type_ = index_in(c.TYPE_IDS[: c.FIRST_HERO], need(place, "unit", where), where)
            unit = c.UNIT_DEFS[type_]
            same = (("colour", c.COLOUR_IDS[unit.colour]), ("race", c.RACE_IDS[unit.race]))
            for key, value in (*same, ("kind", c.KIND_IDS[unit.kind]), ("weapon", c.WEAPON_IDS[unit.weapon])):
                if key in place and place[key] != value:
                    raise ContentError(f"{where}: {key} of {unit.id} is {value}, not {place[key]}")
            if h in taken or h in closed:
                raise ContentError(f"{where}: {place['hex']} is {'taken' if h in taken else 'impassable'}")
            taken.add(h)
            attachment = c.NO_ATTACHMENT
            if bool_or(place, "spotter", False, where):
                attachment = c.SPOTTER
                if unit.kind != c.FOOT or c.W_TYPE[unit.weapon] != c.MISSILE:
                    raise ContentError(f"{where}: only a foot troop with a missile weapon has a Spotter (BL-20.14)")
            if "musician" in place:
                attachment = index_in(c.ATTACHMENT_IDS, place["musician"], where)
                race = c.GOBLINOID if attachment == c.GOBLIN_DRUM else c.HUMAN
                if attachment < c.GOBLIN_DRUM or unit.kind != c.FOOT or unit.race != race:
                    raise ContentError(f"{where}: {unit.id} cannot have a {place['musician']} (BL-22.5, BL-22.6)")
            figures = int_or(place, "figures", unit.figures, where)
            if not 1 <= figures <= 8:
                raise ContentError(f"{where}: {figures} figures")
            units.append(UnitPlace(camp, h, type_, figures, attachment, bool_or(place, "battle_savvy", False, where)))
        self.units = tuple(units)
        reserves: list[tuple[int, int, str]] = []
        for place, where in tables(row, "reserve_creatures", at):
            only(place, ("camp", "unit", "enters"), where)
            type_ = index_in(c.TYPE_IDS, need(place, "unit", where), where)
            enters = as_text(need(place, "enters", where), where)
            if c.UNIT_DEFS[type_].summon != enters:
                raise ContentError(f"{where}: {c.TYPE_IDS[type_]} does not enter by {enters}")
            reserves.append((index_in(c.CAMP_IDS, need(place, "camp", where), where), type_, enters))
        self.reserves = tuple(reserves)
        if self.mode == CTA_MAP:
            if units:
                raise ContentError(f"{at}: of a Call to Arms map only the terrain is used (BL-30.1)")
        elif {unit.camp for unit in units} != {c.STANDARD, c.PENNANT}:
            raise ContentError(f"{at}: both camps need units")

    def _read_councils(self, row: dict[str, object], at: str) -> None:
        councils = row.get("war_councils")
        self.councils: tuple[Council, ...] = ()
        if councils is not None:
            table = as_table(councils, f"{at}.war_councils")
            only(table, c.CAMP_IDS, f"{at}.war_councils")
            self.councils = tuple(
                Council(as_table(need(table, camp, at), at), f"{at}.war_councils.{camp}") for camp in c.CAMP_IDS
            )
        if self.mode == WITH_LORE and not self.councils:
            raise ContentError(f"{at}: a Lore adventure needs War Councils (BL-2.1)")
        free = any(not council.fixed for council in self.councils)
        if self.command_cards is None and not free:
            raise ContentError(f"{at}: command_cards is missing")
        if self.command_cards is not None:
            if not all(1 <= number <= 10 for number in self.command_cards):
                raise ContentError(f"{at}: a hand of {self.command_cards} Command cards")
            for camp, council in enumerate(self.councils):
                if council.fixed and self.command_cards[camp] != c.HAND_BY_COMMANDER[council.levels[c.COMMANDER]]:
                    raise ContentError(f"{at}: command_cards disagrees with the Commander's level (BL-14.5)")


def read_adventure(text: str, where: str = "adventure") -> Adventure:
    """Check an adventure somebody wrote and make it playable; refused with the place and the reason."""
    adventure = Adventure(json_of(text, where), json.dumps(json.loads(text), separators=(",", ":")), where)
    if adventure.id in adventure_ids():
        raise ContentError(f"{where}: the id {adventure.id} belongs to a published adventure")
    return adventure


@cache
def adventure_ids() -> tuple[str, ...]:
    """The published adventures and maps, sorted."""
    folder = files("sandtable.games.battlelore") / "content" / "adventures"
    return tuple(sorted(item.name[:-5] for item in folder.iterdir() if item.name.endswith(".json")))


@cache
def adventure_of(ref: str) -> Adventure:
    """The adventure of this id, or the one whose file `ref` is."""
    if ref.startswith("{"):
        return read_adventure(ref)
    if ref not in adventure_ids():
        raise ContentError(f"unknown adventure {ref}")
    return Adventure(json_of(text_of(f"adventures/{ref}.json"), ref), ref, ref)


def check_all() -> None:
    """Read every published adventure (a test calls this)."""
    for name in adventure_ids():
        if adventure_of(name).id != name:
            raise ContentError(f"{name}: the id does not fit the file name")
        board_of(adventure_of(name).rows)


__all__ = ["Adventure", "ContentError", "adventure_ids", "adventure_of", "as_list", "read_adventure"]
