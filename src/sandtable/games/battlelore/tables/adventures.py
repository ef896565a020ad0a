"""Reads adventures (board, terrain, armies, councils, special rules) from data files, and validates files that users
write.

`ADVENTURES.faults_in` lists everything that makes a file unplayable and where it is; `ADVENTURES.own` refuses such a
file (BL-2.1 to BL-2.9).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.content.collection import ContentCollection
from sandtable.core.content.tables import ContentError
from sandtable.core.content.user_files import Fault, Node
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventure_parts import (
    ALL_RULE_FIELDS,
    BANNERS,
    MAX_RULES,
    QUEST_FIELDS,
    TEXT,
    TITLE,
    UNIT_FIELDS,
    Council,
    Quest,
    SpecialRule,
    UnitPlace,
    per_camp,
    read_attachment,
    read_hex,
    read_id,
)
from sandtable.games.battlelore.tables.board import EPIC_ROWS, ROWS, SIDE_IDS
from sandtable.games.battlelore.tables.cards import HAND_BY_COMMANDER
from sandtable.games.battlelore.tables.files import PACKAGE
from sandtable.games.battlelore.tables.terrain import (
    CLIFF,
    COUNTRYSIDE,
    MOVE_CLOSED,
    TERRAIN_DEFS,
    TERRAIN_IDS,
    WATERWAY,
)

SCHEMA: Final = "battlelore-adventure/1"
MEDIEVAL: Final = 0
WITH_LORE: Final = 1
MEDIEVAL_LORE: Final = 2
CTA_MAP: Final = 3
MODE_IDS: Final = ("medieval", "lore", "medieval_lore", "cta_map")

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
MAX_HEIGHT: Final = 5

MAX_ADVENTURE: Final = 40_000
"""The maximum length of a custom adventure, in characters without spaces between its values."""


ADVENTURE_PARTS: Final = (
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
    "summary",
    "switches",
    "terrain",
    "title",
    "units",
)


class Adventure:
    """A checked adventure, as small numbers. `ref` is its id, or the whole file of a custom adventure."""

    __slots__ = ADVENTURE_PARTS

    def __init__(self, root: Node, ref: str) -> None:
        self.ref = ref
        root.only(FIELDS)
        schema = root.need("schema")
        if schema is not None and schema.value != SCHEMA:
            schema.fault(f"expected {SCHEMA}", "expected", x=SCHEMA)
        self.id = read_id(root)
        self.title = root.need_text("title", TITLE)
        summary = root.get("summary")
        self.summary = "" if summary is None else summary.text(TEXT)
        self.mode = root.need_word("mode", MODE_IDS)
        self.epic = root.need_word("board", ("standard", "epic")) == 1
        self.rows = EPIC_ROWS if self.epic else ROWS
        rows = root.get("rows")
        if rows is not None and rows.value != self.rows:
            rows.fault(f"this board has {self.rows} rows", "bl-rows", n=self.rows)
        first = root.need_word("first_player", (*c.CAMP_IDS, "auto_green"))
        self.first = AUTO_GREEN if first == len(c.CAMP_IDS) else first
        self.goals = per_camp(root, "victory_banners", 1, BANNERS)
        self.margin, self.marginal = 2, 9
        ends = root.get("epic_victory")
        if ends is not None and ends.only(("target", "margin", "marginal")):
            ends.number_or("target", 1, 1, BANNERS)
            self.margin = ends.number_or("margin", 2, 0, BANNERS)
            self.marginal = ends.number_or("marginal", 9, 1, BANNERS)
        self.command_cards: tuple[int, int] | None = None
        if root.get("command_cards") is not None:
            self.command_cards = per_camp(root, "command_cards", 1, 10)
        self._read_ground(root)
        self._read_landmarks(root)
        self._read_units(root)
        self._read_reserves(root)
        self._read_councils(root)
        self._read_switches(root)
        self.quests = tuple(Quest(node, self.rows) for node in root.tables("quests", QUEST_FIELDS))
        rules = root.tables("special_rules", ALL_RULE_FIELDS)
        self.rules = tuple(SpecialRule(node, self.rows) for node in rules)
        if len(self.rules) > MAX_RULES:
            rules[MAX_RULES].fault(f"an adventure has at most {MAX_RULES} special rules", "bl-rules", n=MAX_RULES)

    def _read_switches(self, root: Node) -> None:
        switches = root.get("options")
        self.switches: tuple[bool, ...] = (False,) * 4
        self.heroes = False
        self.heroes_per_camp = 1
        if switches is not None and switches.only(SWITCHES):
            self.switches = tuple(switches.flag_or(key, False) for key in SWITCHES[:4])
            self.heroes = switches.flag_or("heroes", False)
            self.heroes_per_camp = switches.number_or("heroes_per_camp", 1, 1, 3)

    def _read_ground(self, root: Node) -> None:
        ground: dict[int, int] = {}
        overlays: dict[int, tuple[int, Node]] = {}
        cliffs: dict[int, int] = {}
        heights: dict[int, int] = {}
        for node in root.tables("terrain", ("hex", "type", "cliff_sides", "height")):
            where, kind = node.need("hex"), node.need_word("type", TERRAIN_IDS)
            h = -1 if where is None else read_hex(where, self.rows)
            height = node.number_or("height", 0, 1, MAX_HEIGHT)
            sides = 0
            for side in node.rows("cliff_sides"):
                sides |= 1 << max(side.word(SIDE_IDS), 0)
            if where is None or h < 0 or kind < 0:
                continue
            layer = TERRAIN_DEFS[kind].kind
            if layer not in ("terrain", "overlay"):
                what = f"{TERRAIN_IDS[kind]} is not terrain; landmarks have their own list"
                node.fault(what, "bl-no-terrain", x=TERRAIN_IDS[kind])
            elif h in (overlays if layer == "overlay" else ground):
                where.fault(f"{where.value} already has terrain", "bl-terrain-already", x=str(where.value))
            elif layer == "overlay":
                overlays[h] = (kind, node)
            else:
                ground[h] = kind
            check_relief(node, kind, height, sides)
            if height:
                heights[h] = height
            if kind == CLIFF:
                cliffs[h] = sides
        for h, (_, node) in overlays.items():
            if TERRAIN_DEFS[ground.get(h, COUNTRYSIDE)].move == MOVE_CLOSED:
                node.fault("an overlay cannot lie on an impassable hex", "bl-overlay")
        self.terrain = tuple(sorted(ground.items()))
        self.overlays = tuple(sorted((h, kind) for h, (kind, _) in overlays.items()))
        self.cliffs = tuple(sorted(cliffs.items()))
        self.heights = tuple(sorted(heights.items()))

    def _read_landmarks(self, root: Node) -> None:
        ground = dict(self.terrain)
        marks: dict[int, tuple[int, int, int]] = {}
        for node in root.tables("landmarks", ("hex", "type", "owner")):
            where, kind = node.need("hex"), node.need_word("type", TERRAIN_IDS)
            h = -1 if where is None else read_hex(where, self.rows)
            owner = node.get("owner")
            camp = -1 if owner is None else owner.word(c.CAMP_IDS)
            if where is None or h < 0 or kind < 0:
                continue
            if TERRAIN_DEFS[kind].kind not in ("landmark", "lair"):
                node.fault(f"{TERRAIN_IDS[kind]} is not a landmark", "bl-no-landmark", x=TERRAIN_IDS[kind])
            elif h in marks or ground.get(h, COUNTRYSIDE) == WATERWAY:
                where.fault(f"{where.value} cannot have a landmark", "bl-landmark", x=str(where.value))
            else:
                marks[h] = (h, kind, camp)
        self.landmarks = tuple(marks[h] for h in sorted(marks))

    def _read_units(self, root: Node) -> None:
        closed = {h for h, kind in self.terrain if TERRAIN_DEFS[kind].move == MOVE_CLOSED}
        units: list[UnitPlace] = []
        taken: set[int] = set()
        camps: set[int] = set()
        rows = root.tables("units", UNIT_FIELDS)
        for node in rows:
            camp = node.need_word("camp", c.CAMP_IDS)
            camps.add(camp)
            where, type_ = node.need("hex"), node.need_word("unit", c.TYPE_IDS[: c.FIRST_HERO])
            h = -1 if where is None else read_hex(where, self.rows)
            if where is not None and h >= 0 and (h in taken or h in closed):
                how = "taken" if h in taken else "impassable"
                where.fault(f"{where.value} is {how}", f"bl-{how}", x=str(where.value))
            taken.add(h)
            if type_ < 0:
                continue
            attachment = read_attachment(node, type_)
            figures = node.number_or("figures", c.UNIT_DEFS[type_].figures, 1, 8)
            savvy = node.flag_or("battle_savvy", False)
            units.append(UnitPlace(camp, h, type_, figures, attachment, savvy))
        self.units = tuple(units)
        if self.mode == CTA_MAP:
            if rows:
                rows[0].fault("a Call to Arms map uses only the terrain (BL-30.1)", "bl-cta")
        elif -1 not in camps and camps != {c.STANDARD, c.PENNANT}:
            (root.get("units") or root).fault("both camps need units", "bl-both-camps")

    def _read_reserves(self, root: Node) -> None:
        reserves: list[tuple[int, int, str]] = []
        for node in root.tables("reserve_creatures", ("camp", "unit", "enters")):
            camp, type_ = node.need_word("camp", c.CAMP_IDS), node.need_word("unit", c.TYPE_IDS)
            enters = node.need_text("enters", TITLE)
            if type_ >= 0 and enters and c.UNIT_DEFS[type_].summon != enters:
                what = f"{c.TYPE_IDS[type_]} does not enter by {enters}"
                node.fault(what, "bl-enters", x=c.TYPE_IDS[type_], way=enters)
            reserves.append((camp, type_, enters))
        self.reserves = tuple(reserves)

    def _read_councils(self, root: Node) -> None:
        table = root.get("war_councils")
        self.councils: tuple[Council, ...] = ()
        before = len(root.faults)
        if table is not None and table.only(c.CAMP_IDS):
            seats = [table.need(camp) for camp in c.CAMP_IDS]
            self.councils = tuple(Council(seat) for seat in seats if seat is not None)
        if self.mode == WITH_LORE and table is None:
            root.fault("a Lore adventure needs War Councils (BL-2.1)", "bl-councils")
        if self.command_cards is None and all(council.fixed for council in self.councils):
            root.fault("command_cards is missing", "missing", x="command_cards")
        if self.command_cards is not None and len(root.faults) == before:
            for camp, council in enumerate(self.councils):
                hand = HAND_BY_COMMANDER[council.levels[c.COMMANDER]]
                if council.fixed and self.command_cards[camp] != hand:
                    where = f"command_cards.{c.CAMP_IDS[camp]}"
                    what = f"{self.command_cards[camp]} cards, but the Commander's level allows {hand} (BL-14.5)"
                    given = {"n": self.command_cards[camp], "hand": hand}
                    root.faults.append(Fault(where, what, 0, "bl-hand", given))


def check_relief(node: Node, kind: int, height: int, sides: int) -> None:
    """Only a hill or a cliff has a height, only a cliff has cliff sides (BL-12.8)."""
    if height and not TERRAIN_DEFS[kind].height:
        node.fault("only a hill or a cliff has a height (BL-12.8)", "bl-height")
    if sides and kind != CLIFF:
        node.fault("only a cliff has cliff sides", "bl-cliff-sides")


ADVENTURES: Final = ContentCollection("adventure", PACKAGE, "adventures", Adventure, MAX_ADVENTURE)


def adventure_ids() -> tuple[str, ...]:
    """The ids of the published adventures and maps, sorted."""
    return ADVENTURES.ids()


def adventure_of(ref: str) -> Adventure:
    """The adventure with this id, or the one whose file `ref` is."""
    return ADVENTURES.find(ref)


__all__ = ["ADVENTURES", "Adventure", "ContentError", "adventure_ids", "adventure_of"]
