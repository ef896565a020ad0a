"""The parts of an adventure as small numbers: units, special rules, War Councils, quests."""

from __future__ import annotations

import re
from typing import Final

from sandtable.core.content.user_files import Fault, Node, short_repr
from sandtable.core.engine.declare import slotted
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import board_of
from sandtable.games.battlelore.tables.cards import COMMAND_IDS, MAX_LEVEL
from sandtable.games.battlelore.tables.files import toml
from sandtable.games.battlelore.tables.terrain import TERRAIN_IDS

RULE_FIELDS: Final = {
    "objective_hexes": ("hexes", "camp", "banners", "kind"),
    "exit": ("hexes", "camp", "banners", "limit", "kind"),
    "first_card_as": ("camp", "card"),
    "no_stop": ("unit", "terrain"),
    "chest_banner": ("banners",),
    "start_lore": ("n",),
    "text": (),
}
ALL_RULE_FIELDS: Final = ("id", "type", "text", *sorted({key for keys in RULE_FIELDS.values() for key in keys}))
QUEST_FIELDS: Final = ("id", "type", "hexes", "hex", "reward", "lore_cost", "text")
UNIT_FIELDS: Final = (
    *("camp", "hex", "unit", "colour", "race", "kind", "weapon", "figures"),
    *("spotter", "musician", "battle_savvy"),
)
MAX_RULES: Final = 8
"""The maximum number of special rules; the state counts the uses of each."""
CHESTS: Final = sum([row.number("count", 1) for row in toml("chests.toml", "chest").rows("chest")])
"""How many Chest tokens there are (BL-26.4)."""
TITLE: Final = 80
TEXT: Final = 800
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
BANNERS: Final = 30
BANNER_KINDS: Final = ("temporary", "permanent")
QUEST_IDS: Final = ("hidden_treasure", "visit")


@slotted
class UnitPlace:
    """One unit of an adventure: its camp, hex, type and what it carries."""

    camp: int
    hex: int
    type: int
    figures: int
    attachment: int
    savvy: bool


class SpecialRule:
    """A typed special rule; `camp` -1 means either camp."""

    __slots__ = ("banners", "camp", "card", "hexes", "id", "limit", "permanent", "terrain", "text", "type", "unit")

    def __init__(self, node: Node, rows: int) -> None:
        types = tuple(RULE_FIELDS)
        number = node.need_word("type", types)
        self.type = types[number] if number >= 0 else "text"
        if number >= 0:
            node.only(("id", "type", "text", *RULE_FIELDS[self.type]))
            for key in RULE_FIELDS[self.type]:
                node.need(key)
        self.id = read_id(node)
        self.text = node.need_text("text", TEXT)
        self.hexes = tuple(read_hex(item, rows) for item in node.rows("hexes"))
        camp = node.get("camp")
        self.camp = -1
        if camp is not None and self.type in ("exit", "first_card_as"):
            self.camp = camp.word(c.CAMP_IDS)
        elif camp is not None:
            self.camp = camp.word((*c.CAMP_IDS, "any"))
            self.camp = -1 if self.camp == len(c.CAMP_IDS) else self.camp
        self.banners = node.number_or("n", 0, 0, BANNERS) or node.number_or("banners", 0, 0, BANNERS)
        self.limit = node.number_or("limit", 0, 1, BANNERS)
        kind = node.get("kind")
        self.permanent = kind is None or kind.word(BANNER_KINDS) == 1
        if self.type == "exit" and not self.permanent:
            node.fault("a unit that has left cannot come back: the banner is permanent", "bl-exit-permanent")
        card = node.get("card")
        self.card = -1 if card is None else card.word(COMMAND_IDS)
        unit = node.get("unit")
        self.unit = -1 if unit is None else unit.word(c.TYPE_IDS)
        self.terrain = tuple(item.word(TERRAIN_IDS) for item in node.rows("terrain"))


class Council:
    """The War Council an adventure gives a camp: fixed levels, or a total to distribute (BL-14.2)."""

    __slots__ = ("creatures", "fixed", "levels", "minimum", "total")

    def __init__(self, node: Node) -> None:
        node.only(("fixed", "creatures", "total_levels", "minimum", *c.CLASS_IDS))
        before = len(node.faults)
        self.fixed = node.flag_or("fixed", True)
        creatures = [item.word(c.TYPE_IDS) for item in node.rows("creatures")]
        self.creatures = tuple(type_ for type_ in creatures if type_ >= 0)
        total = node.need("total_levels")
        self.total = (0 if total is None else total.number(0, 99)) or 0
        self.levels = tuple(node.number_or(seat, 0, 0, MAX_LEVEL) for seat in c.CLASS_IDS)
        least = node.get("minimum")
        self.minimum = (0,) * len(c.CLASS_IDS)
        if least is not None and least.only(c.CLASS_IDS):
            self.minimum = tuple(least.number_or(seat, 0, 0, MAX_LEVEL) for seat in c.CLASS_IDS)
        if len(node.faults) > before or total is None:
            return
        needed = sum(self.levels) + sum(c.UNIT_DEFS[type_].level for type_ in self.creatures)
        if self.fixed and self.total != needed:
            what = f"{self.total} is not the sum of the seats and creatures, which is {needed} (BL-14.2)"
            total.fault(what, "bl-council-sum", n=self.total, sum=needed)
        if not self.fixed and not sum(self.minimum) <= self.total <= MAX_LEVEL * len(c.CLASS_IDS):
            total.fault(f"{self.total} levels cannot be distributed (BL-14.2)", "bl-council-levels", n=self.total)


class Quest:
    """A quest: chests on hexes (BL-26.1), or a visit to a hex with its reward (BL-26.6)."""

    __slots__ = ("chests", "experience", "hex", "id", "lore_cost", "text", "treasure", "type")

    def __init__(self, node: Node, rows: int) -> None:
        self.id = read_id(node)
        number = node.need_word("type", QUEST_IDS)
        self.type = QUEST_IDS[max(number, 0)]
        chests: list[tuple[int, int]] = []
        for place in node.tables("hexes", ("hex", "chests")):
            where, count = place.need("hex"), place.need("chests")
            if where is not None and count is not None:
                h = read_hex(where, rows)
                if h in [other for other, _ in chests]:
                    where.fault(f"{where.value} already has chests", "bl-chests-already", x=str(where.value))
                chests.append((h, count.number(1, CHESTS) or 0))
        self.chests = tuple(chests)
        if len(chests) > CHESTS:
            what = f"{len(chests)} treasure hexes, but there are only {CHESTS} Chest tokens (BL-26.1)"
            node.fault(what, "bl-chests", n=len(chests), most=CHESTS)
        goal = node.need("hex") if self.type == "visit" else node.get("hex")
        self.hex = -1 if goal is None else read_hex(goal, rows)
        reward = node.get("reward")
        self.experience = self.treasure = 0
        if reward is not None and reward.only(("experience", "treasure")):
            self.experience = reward.number_or("experience", 0, 0, BANNERS)
            self.treasure = reward.number_or("treasure", 0, 0, BANNERS)
        self.lore_cost = node.number_or("lore_cost", 0, 0, BANNERS)
        text = node.get("text")
        self.text = "" if text is None else text.text(TEXT)


def read_id(node: Node) -> str:
    """The id of an adventure, rule or quest: lowercase letters, digits, hyphens."""
    text = node.need_text("id", TITLE)
    if text and not ID.fullmatch(text):
        path = f"{node.path}.id" if node.path else "id"
        node.faults.append(Fault(path, "use only a to z, 0 to 9 and hyphens", 0, "id"))
    return text


def read_hex(node: Node, rows: int) -> int:
    """A hex by its name; -1 if it is invalid."""
    name = node.text(TITLE)
    found = board_of(rows).hex_named(name) if name else -1
    if name and found < 0:
        node.fault(f"{name} is not a hex of a board with {rows} rows", "bl-no-hex", x=name, n=rows)
    return found


def per_camp(root: Node, key: str, low: int, high: int) -> tuple[int, int]:
    """A number for each camp."""
    table = root.need(key)
    if table is None or not table.only(c.CAMP_IDS):
        return (low, low)
    numbers: list[int] = []
    for camp in c.CAMP_IDS:
        node = table.need(camp)
        number = None if node is None else node.number(low, high)
        numbers.append(low if number is None else number)
    return (numbers[0], numbers[1])


def read_attachment(node: Node, type_: int) -> int:
    """The Spotter or musician of a unit; repeated fields of its type must agree (BL-20.14, BL-22.5, BL-22.6)."""
    unit = c.UNIT_DEFS[type_]
    same = (("colour", c.COLOUR_IDS[unit.colour]), ("race", c.RACE_IDS[unit.race]))
    for key, value in (*same, ("kind", c.KIND_IDS[unit.kind]), ("weapon", c.WEAPON_IDS[unit.weapon])):
        given = node.get(key)
        if given is not None and given.value != value:
            what = f"{key} of {unit.id} is {value}, not {short_repr(given.value)}"
            given.fault(what, "bl-agree", field=key, unit=unit.id, x=value, y=short_repr(given.value))
    attachment = c.NO_ATTACHMENT
    if node.flag_or("spotter", False):
        attachment = c.SPOTTER
        if unit.kind != c.FOOT or c.W_TYPE[unit.weapon] != c.MISSILE:
            node.fault("only a foot troop with a missile weapon has a Spotter (BL-20.14)", "bl-spotter")
    musician = node.get("musician")
    if musician is not None:
        attachment = musician.word(c.ATTACHMENT_IDS)
        race = c.GOBLINOID if attachment == c.GOBLIN_DRUM else c.HUMAN
        if attachment >= 0 and (attachment < c.GOBLIN_DRUM or unit.kind != c.FOOT or unit.race != race):
            what = f"{unit.id} cannot have a {musician.value} (BL-22.5, BL-22.6)"
            musician.fault(what, "bl-musician", unit=unit.id, x=str(musician.value))
    return attachment
