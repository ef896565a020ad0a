"""Abilities with a name and a price: Command Models, Lieutenants, items, masteries, techniques, Supremacy Abilities, spells.

All are rows of the same shape; they differ in who may buy them (chapter 26) and when they work (chapters 10, 17, 19).
"""

from __future__ import annotations

import re
from typing import Final

from sandtable.core.content.tables import ContentValue
from sandtable.games.first_blood.tables.effects import Effect, indices_or, read_effects
from sandtable.games.first_blood.tables.files import english_name, toml
from sandtable.games.first_blood.tables.terms import CATEGORY_IDS, CLASS_IDS, LIST_IDS, PROVENANCE_IDS, TYPE_IDS

MAX_PRICE: Final = 500
MIN_SPELLS: Final = 4
"""The minimum number of spells in a school."""
SELF: Final = 0
"""The Range of a Self spell (FB-19.2)."""
TARGET_IDS: Final[tuple[str, ...]] = ("enemy", "friendly", "self")


class Ability:
    """One ability as printed: its name, its price and its effects. Its text is the message `about-<id>`."""

    __slots__ = (
        "always",
        "clause",
        "command",
        "cost",
        "effects",
        "group",
        "id",
        "name",
        "needs_classes",
        "needs_retinue",
        "needs_types",
        "note",
        "offboard",
        "provenance",
    )

    def __init__(self, row: ContentValue, group: str = "", free: bool = False) -> None:
        self.id = read_id(row)
        self.name = english_name("ability", row)
        self.group = group
        """The kind of an item, the list of a mastery, the school of a technique or spell."""
        self.cost = 0 if free else row.number("cost", 1, MAX_PRICE)
        self.command = row.flag_or("command", False)
        """A Command effect (FB-17.6, FB-17.27)."""
        self.offboard = row.flag_or("offboard", False)
        """It also works while the bearer is in Reinforcements."""
        self.always = row.flag_or("always", False)
        """A Supremacy Ability that is always active (FB-10.13)."""
        self.effects: tuple[Effect, ...] = read_effects(row.need("effects"))
        self.clause = row.text_or("clause", "")
        self.provenance = row.word("provenance", PROVENANCE_IDS) if not self.clause else "rulebook"
        self.note = row.text_or("note", "")
        self.needs_types: tuple[int, ...] = ()
        self.needs_classes: tuple[int, ...] = ()
        self.needs_retinue = (0,) * len(CATEGORY_IDS)
        if row.has("require"):
            needs = row.need("require")
            needs.only(("type", "class", "retinue"))
            self.needs_types = indices_or(needs, "type", TYPE_IDS)
            self.needs_classes = indices_or(needs, "class", CLASS_IDS)
            if needs.has("retinue"):
                counts = needs.need("retinue")
                counts.only(CATEGORY_IDS)
                self.needs_retinue = tuple([counts.number_or(name, 0, 1, 3) for name in CATEGORY_IDS])

    def has(self, op: str) -> Effect | None:
        """Its effect with this op, if there is one."""
        for effect in self.effects:
            if effect.op == op:
                return effect
        return None


class Spell(Ability):
    """A spell (FB-19.2): `range` in hundredths of an inch, or SELF."""

    __slots__ = ("difficulty", "hits", "range", "scaling", "target")

    def __init__(self, row: ContentValue, schools: tuple[str, ...]) -> None:
        super().__init__(row, row.word("school", schools))
        where = row.need("range")
        self.range = SELF if where.value == "self" else 100 * where.as_number(1)
        self.target = row.word("target", TARGET_IDS)
        if (self.range == SELF) != (self.target == "self"):
            raise where.wrong("a spell has the Range self exactly if its target is self (FB-19.3)")
        self.difficulty = row.number("difficulty", 2, 4)
        self.scaling = row.flag("scaling")
        self.hits = row.flag("hits")
        if self.hits != any(effect.op == "hits" for effect in self.effects):
            raise row.need("hits").wrong("it must say whether the effects cause Hits (FB-19.4)")


class RetinueRow:
    """One row of the Retinue table: what this many living Models of a category give the Character (FB-17.14)."""

    __slots__ = ("category", "clause", "command", "effects", "offboard", "row")

    def __init__(self, row: ContentValue) -> None:
        row.only(("category", "row", "clause", "command", "offboard", "effects"))
        self.category = row.index("category", CATEGORY_IDS)
        self.row = row.number("row", 1, 3)
        self.clause = row.text("clause")
        self.command = row.flag_or("command", False)
        self.offboard = row.flag_or("offboard", False)
        self.effects = read_effects(row.need("effects"))


class Figures:
    """The figures used in army building (content of `common.toml`, chapters 4, 25, 26)."""

    __slots__ = (
        "claim_values",
        "default_points",
        "diameters",
        "lieutenants",
        "restricted",
        "retinue",
        "retinue_cost",
        "sizes",
        "warband",
    )

    def __init__(self, root: ContentValue) -> None:
        self.diameters = by_type(root.need("bases"))
        for name, diameter in zip(TYPE_IDS, self.diameters, strict=True):
            if diameter % 2:
                raise root.need("bases").need(name).wrong("an even number of hundredths is needed (FB-3.2)")
        self.sizes = by_type(root.need("sizes"))
        self.claim_values = by_type(root.need("claim_values"))
        army = root.need("army")
        keys = ("default_points", "warband_max", "restricted_max", "retinue_max", "retinue_cost")
        army.only((*keys, "lieutenants_per_retinue"))
        self.default_points = army.number(keys[0], 1)
        self.warband = army.number(keys[1], 1)
        self.restricted = army.number(keys[2], 0)
        self.retinue = army.number(keys[3], 1, 3)
        self.retinue_cost = army.number(keys[4], 1)
        self.lieutenants = army.number("lieutenants_per_retinue", 0)


# -- reading -------------------------------------------------------------------------------------------------------------

_ID: Final = re.compile(r"[a-z0-9_]+")
ABILITY_KEYS: Final = ("id", "cost", "effects", "provenance", "note", "command", "offboard", "require")


def read_id(row: ContentValue) -> str:
    """The id of a row: lowercase letters, digits and underscores."""
    found = row.text("id")
    if not _ID.fullmatch(found):
        raise row.need("id").wrong(f"{found} is not made of small letters, digits and underscores")
    return found


def by_type(row: ContentValue) -> tuple[int, ...]:
    """A number for each Type."""
    row.only(TYPE_IDS)
    return tuple([row.number(name, 1) for name in TYPE_IDS])


def read_abilities(root: ContentValue, key: str, group: str = "", groups: tuple[str, ...] = ()) -> tuple[Ability, ...]:
    """The abilities of a list of a file; `group` is the field that groups them, such as the kind of an item."""
    found: list[Ability] = []
    for row in root.rows(key):
        extra = (group,) if group else ("always",) if key == "supremacy" else ()
        row.only((*ABILITY_KEYS, "clause", *extra))
        if key == "supremacy":
            row.flag("always")
        found.append(Ability(row, row.word(group, groups) if group else "", key == "supremacy"))
        refuse_twice(row, [ability.id for ability in found])
    return tuple(found)


def refuse_twice(row: ContentValue, ids: list[str]) -> None:
    if ids[-1] in ids[:-1]:
        raise row.need("id").wrong(f"{ids[-1]} is there already")


def read_retinue(root: ContentValue) -> tuple[RetinueRow, ...]:
    """The Retinue table, category by category: three rows each (FB-17.14)."""
    rows = sorted([RetinueRow(row) for row in root.rows("retinue")], key=lambda row: (row.category, row.row))
    if [(row.category, row.row) for row in rows] != [(c, n) for c in range(len(CATEGORY_IDS)) for n in (1, 2, 3)]:
        raise root.need("retinue").wrong("each category needs its rows 1, 2 and 3 once (FB-17.14)")
    return tuple(rows)


def read_spells(root: ContentValue) -> tuple[tuple[str, ...], tuple[Spell, ...]]:
    """The schools by id, and their spells."""
    root.only(("schema", "schools", "spells"))
    schools: list[str] = []
    for row in root.rows("schools"):
        row.only(("id",))
        schools.append(read_id(row))
        refuse_twice(row, schools)
    spells: list[Spell] = []
    own = ("school", "range", "difficulty", "scaling", "target", "hits")
    for row in root.rows("spells"):
        row.only((*ABILITY_KEYS, *own))
        spells.append(Spell(row, tuple(schools)))
        refuse_twice(row, [spell.id for spell in spells])
    for school in schools:
        if len([spell for spell in spells if spell.group == school]) < MIN_SPELLS:
            raise root.need("schools").wrong(f"{school} has fewer than {MIN_SPELLS} spells")
    return tuple(schools), tuple(spells)


_COMMON: Final = toml("common.toml")
_COMMON.only(("schema", "bases", "sizes", "claim_values", "army", "retinue", "masteries"))
FIGURES: Final = Figures(_COMMON)
RETINUE: Final[tuple[RetinueRow, ...]] = read_retinue(_COMMON)
MASTERIES: Final[tuple[Ability, ...]] = read_abilities(_COMMON, "masteries", "list", LIST_IDS)
"""The masteries of the rulebook (FB-17.29 to FB-17.43)."""
_SPELLS: Final = read_spells(toml("spells.toml"))
SCHOOL_IDS: Final[tuple[str, ...]] = _SPELLS[0]
SPELLS: Final[tuple[Spell, ...]] = _SPELLS[1]
SPELL_OF: Final[dict[str, Spell]] = {spell.id: spell for spell in SPELLS}
