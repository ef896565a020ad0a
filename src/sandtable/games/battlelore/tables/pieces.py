"""Lookup tables for the pieces of the game: dice, weapons, unit types.

Every value is read from the files in `content/` and checked on reading; the rule modules index the tuples below with
small numbers and never see a file. Terrain is in `terrain`; Command cards, Lore cards and the War Council are in
`cards`; Heroes' Skills and Artifacts are in `heroes`; Call to Arms is in `deployment`.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.content.ids import ids_from
from sandtable.core.content.tables import ContentValue
from sandtable.games.battlelore.tables.files import toml
from sandtable.games.battlelore.tables.ops import DEED, STANDING, WINDOW, effects_of

# --- numbers ----------------------------------------------------------------------------------------------------------

STANDARD: Final = 0
PENNANT: Final = 1
CAMP_IDS: Final[tuple[str, ...]] = ids_from(__name__, "STANDARD")
CAMP: Final = 1
"""The bit of a holder or seat that is its camp."""
ALLY: Final = 2
"""The bit in which the two holders of a camp differ (BL-31.1)."""

GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
FLAG: Final = 3
STRIKE: Final = 4
LORE: Final = 5
FACE_IDS: Final[tuple[str, ...]] = tuple([face.upper() for face in ids_from(__name__, "GREEN")])
"""The faces of a Battle die: three helmets, flag, strike, Lore (BL-1.17)."""
COLOUR_IDS: Final[tuple[str, ...]] = tuple([face.lower() for face in FACE_IDS[: RED + 1]])

FOOT: Final = 0
MOUNTED: Final = 1
CREATURE: Final = 2
KIND_IDS: Final[tuple[str, ...]] = ids_from(__name__, "FOOT")
"""A creature is neither foot nor mounted (BL-1.16, BL-17.1)."""

RACE_IDS: Final[tuple[str, ...]] = ("human", "dwarf", "goblinoid", "ogre", "creature", "hero")
HUMAN: Final = 0
DWARF: Final = 1
GOBLINOID: Final = 2
HERO: Final = 5

COMMANDER: Final = 0
WIZARD: Final = 1
CLERIC: Final = 2
WARRIOR: Final = 3
ROGUE: Final = 4
CLASS_IDS: Final[tuple[str, ...]] = ids_from(__name__, "COMMANDER")

# abilities of troops, creatures and weapons, one bit each
CHARGE_2: Final = 1 << 0  # may move up to 2 hexes and still battle in melee (BL-20.7)
FRIGHTENED: Final = 1 << 1  # BL-9.13 to BL-9.15, BL-20.16
RUSH: Final = 1 << 2  # may move up to 2 hexes and battle in melee only (BL-20.15)
FRENZY: Final = 1 << 3  # each STRIKE that hit is re-rolled (BL-18.27, BL-7.17)
BONUS_MELEE_AFTER_GAIN: Final = 1 << 4  # without an extra pursuit hex (BL-20.5, BL-20.9, BL-20.11)
ELIMINATED_BY_RETREAT: Final = 1 << 5  # BL-20.13
SECTION_SUPPORT: Final = 1 << 6  # one Support presence for friendly units in its section (BL-22.3)
BOLD_WHILE_DRUMMER: Final = 1 << 7  # Bold while at least one drummer is left (BL-22.4)
STRIKE_IMMUNE: Final = 1 << 8  # STRIKE never hits it (BL-18.29, BL-18.35)
RAMPAGE: Final = 1 << 9  # BL-18.37
WOOD_WALKER: Final = 1 << 10  # wooded hexes hinder neither its movement nor its battles (BL-18.24)
AXE_SWING: Final = 1 << 11  # one STRIKE that hit is re-rolled once (BL-21.5)
FEAR: Final = 1 << 12  # hits count as FLAGs (BL-22.1)
NO_CAPS: Final = 1 << 13  # ignores all terrain caps (BL-18.14)
PUSHBACK: Final = 1 << 14  # 2 hexes of retreat per LORE (BL-18.26)
ABILITY_IDS: Final[tuple[str, ...]] = ids_from(__name__, "CHARGE_2", bits=True)

# weapons: their range, the effect of a STRIKE, the effect of moving
MELEE_ONLY: Final = 0
MISSILE: Final = 1
THROWN: Final = 2
CARRIED: Final = 3
WEAPON_TYPE_IDS: Final[tuple[str, ...]] = ("melee", "both", "ranged", "attachment")
MISS: Final = 0
HIT: Final = 1
AS_FLAG: Final = 2
STRIKE_IDS: Final[tuple[str, ...]] = ("miss", "hit", "flag", "none")
NO_CHANGE: Final = 0
MINUS_1: Final = 1
ONE_DIE: Final = 2
NO_BATTLE: Final = 3
MOVED_IDS: Final[tuple[str, ...]] = ids_from(__name__, "NO_CHANGE")

# creatures: how they take hits, how they take flags
CHECK_NONE: Final = 0
CHECK_CRITICAL: Final = 1
CHECK_DRAGON: Final = 2
CHECK_NECKS: Final = 3
CHECK_LIFE: Final = 4
CHECK_IDS: Final[tuple[str, ...]] = ids_from(__name__, "CHECK_NONE", "CHECK_")
FLAGS_TROOP: Final = 0
FLAGS_MUST_1: Final = 1
FLAGS_MAY_1: Final = 2
FLAGS_ALL: Final = 3
FLAGS_IDS: Final[tuple[str, ...]] = ("troop", "must_ignore_1", "may_ignore_1", "ignore_all")
POWER_IDS: Final[tuple[str, ...]] = ("web", "poison", "tremor", "earthquake")

# tokens a unit can carry
WEB: Final = 0
POISON: Final = 1
FIRE: Final = 2
FROST: Final = 3
POISON_BREATH: Final = 4
TOKEN_IDS: Final[tuple[str, ...]] = ids_from(__name__, "WEB")


# --- weapons (chapters 21, 22) ----------------------------------------------------------------------------------------


WEAPON_FIELDS: Final = (
    *("id", "type", "range", "dice", "strike_melee", "strike_ranged", "mounted_ignores_strike", "moved", "special"),
    *("battle_back_dice", "mounted_charge_dice", "not_moved_dice", "ranged_dice"),
)


class WeaponDef:
    """The printed values of one weapon, or of a ranged attack that a Skill or Artifact gives a Hero."""

    __slots__ = (
        "abilities",
        "any_helmet",
        "back_dice",
        "charge_dice",
        "dice",
        "id",
        "lore_hits",
        "mounted_ignore",
        "moved",
        "range",
        "ranged_dice",
        "still_dice",
        "strike_melee",
        "strike_ranged",
        "type",
    )

    def __init__(self, id_: str, type_: int, range_: int, dice: int, strike_ranged: int, moved: int) -> None:
        self.id = id_
        self.type = type_
        self.range = range_
        self.dice = dice
        self.strike_melee = MISS
        self.strike_ranged = strike_ranged
        self.moved = moved
        self.mounted_ignore = 0
        self.back_dice = 0
        self.charge_dice = 0
        self.still_dice = 0
        self.ranged_dice = 0
        self.lore_hits = False
        self.any_helmet = False
        self.abilities = 0


def read_weapon(row: ContentValue) -> WeaponDef:
    row.only(WEAPON_FIELDS)
    weapon = WeaponDef(
        row.text("id"),
        row.index("type", WEAPON_TYPE_IDS),
        row.number("range", 0),
        row.number_or("dice", 0, 0),
        row.index("strike_ranged", STRIKE_IDS) % 3,
        row.index("moved", MOVED_IDS),
    )
    weapon.strike_melee = row.index("strike_melee", STRIKE_IDS) % 3
    weapon.mounted_ignore = row.number("mounted_ignores_strike", 0)
    weapon.back_dice = row.number_or("battle_back_dice", 0)
    weapon.charge_dice = row.number_or("mounted_charge_dice", 0)
    weapon.still_dice = row.number_or("not_moved_dice", 0)
    weapon.ranged_dice = row.number_or("ranged_dice", 0)
    weapon.abilities = _bits(row, "special")
    return weapon


def read_shot(row: ContentValue, bows: list[WeaponDef]) -> WeaponDef | None:
    """The ranged attack that a Skill or Artifact gives a Hero, as a separate weapon (content section 9)."""
    for effect in effects_of(row, DEED, STANDING, WINDOW):
        if effect.op == "ranged_attack":
            like = [bow.moved for bow in bows if bow.id == effect.word("like")]
            faces = effect.words("hit_faces")
            shot = WeaponDef(
                effect.word("weapon"),
                WEAPON_TYPE_IDS.index("ranged"),
                effect.num("range"),
                effect.num("dice"),
                HIT if "strike" in faces else MISS,
                like[0] if like else NO_CHANGE,
            )
            shot.lore_hits = "lore" in faces
            shot.any_helmet = "any_helmet" in faces
            return shot
    return None


def _bits(row: ContentValue, key: str) -> int:
    """Abilities as bits."""
    total = 0
    for item in row.need(key).items() if row.has(key) else []:
        total |= 1 << item.as_index(ABILITY_IDS)
    return total


WEAPON_DEFS: Final[list[WeaponDef]] = [read_weapon(row) for row in toml("weapons.toml", "weapon").rows("weapon")]
SHOT_OF: Final[dict[str, int]] = {}
"""The ranged attack of a Skill or Artifact as a weapon."""
for _row in toml("skills.toml", "skill").rows("skill") + toml("artifacts.toml", "artifact").rows("artifact"):
    _shot = read_shot(_row, WEAPON_DEFS)
    if _shot is not None:
        SHOT_OF[_row.text("id")] = len(WEAPON_DEFS)
        WEAPON_DEFS.append(_shot)

WEAPON_IDS: Final[tuple[str, ...]] = tuple([weapon.id for weapon in WEAPON_DEFS])
W_TYPE: Final[tuple[int, ...]] = tuple([weapon.type for weapon in WEAPON_DEFS])
W_RANGE: Final[tuple[int, ...]] = tuple([weapon.range for weapon in WEAPON_DEFS])
W_STRIKE_MELEE: Final[tuple[int, ...]] = tuple([weapon.strike_melee for weapon in WEAPON_DEFS])
W_STRIKE_RANGED: Final[tuple[int, ...]] = tuple([weapon.strike_ranged for weapon in WEAPON_DEFS])
W_MOUNTED_IGNORE: Final[tuple[int, ...]] = tuple([weapon.mounted_ignore for weapon in WEAPON_DEFS])
W_MOVED: Final[tuple[int, ...]] = tuple([weapon.moved for weapon in WEAPON_DEFS])
W_BACK_DICE: Final[tuple[int, ...]] = tuple([weapon.back_dice for weapon in WEAPON_DEFS])
W_CHARGE_DICE: Final[tuple[int, ...]] = tuple([weapon.charge_dice for weapon in WEAPON_DEFS])
W_STILL_DICE: Final[tuple[int, ...]] = tuple([weapon.still_dice for weapon in WEAPON_DEFS])
W_RANGED_DICE: Final[tuple[int, ...]] = tuple([weapon.ranged_dice for weapon in WEAPON_DEFS])
W_DICE: Final[tuple[int, ...]] = tuple([weapon.dice for weapon in WEAPON_DEFS])
W_LORE_HITS: Final[tuple[bool, ...]] = tuple([weapon.lore_hits for weapon in WEAPON_DEFS])
W_ANY_HELMET: Final[tuple[bool, ...]] = tuple([weapon.any_helmet for weapon in WEAPON_DEFS])
W_ABILITIES: Final[tuple[int, ...]] = tuple([weapon.abilities for weapon in WEAPON_DEFS])
SPY_GLASS: Final[int] = WEAPON_IDS.index("spy_glass")
COMMON_BOW: Final[int] = WEAPON_IDS.index("common_bow")
LONG_BOW: Final[int] = WEAPON_IDS.index("long_bow")
SWORDS: Final[tuple[int, ...]] = (WEAPON_IDS.index("short_sword"), WEAPON_IDS.index("long_sword"))

ATTACHMENT_IDS: Final[tuple[str, ...]] = ("none", "spotter", "goblin_drum", "horn")
NO_ATTACHMENT: Final = 0
SPOTTER: Final = 1
GOBLIN_DRUM: Final = 2
HORN: Final = 3

# --- unit types: 39 troops, 11 creatures, 5 Hero classes (chapters 5, 17 to 20, 23) -----------------------------------

BANNERS: Final[dict[tuple[int, int], tuple[int, int, int]]] = {}
"""What the banner colour gives a unit of a kind: hexes with and without battle, dice."""
for _row in toml("units.toml", "banner", "unit").rows("banner"):
    _row.only(("colour", "kind", "move_battle", "move_no_battle", "dice"))
    BANNERS[_row.index("colour", COLOUR_IDS), _row.index("kind", KIND_IDS)] = (
        _row.number("move_battle", 0),
        _row.number("move_no_battle", 0),
        _row.number("dice", 0),
    )

TROOP_FIELDS: Final = (
    *("id", "race", "banner", "kind", "weapon", "figures", "value", "abilities", "dice_full_strength"),
    *("bold", "bold_full_strength", "strike_ignored_melee", "strike_ignored_ranged", "bonus_melee_dice"),
    *("move_battle", "move_no_battle", "move_mounted_charge", "pursuit_hexes"),
)
CREATURE_FIELDS: Final = (
    *("id", "colour", "level", "weapon", "move", "move_battle", "move_no_battle", "dice", "retreat_per_flag"),
    *("flags", "check", "banners", "dragon", "powers", "value", "abilities", "ranged_weapon", "ranged_on"),
    *("neck_slots", "necks", "neck_supply", "summon", "lair", "conjure_cost_by_level", "life", "breath"),
    *("fly_min", "fly_max"),
)
MOVE_BY_IDS: Final = ("normal", "lore_spent", "ground_or_fly")
SUMMON_IDS: Final = ("none", "conjuration", "summoning_circle")


class UnitDef:
    """The printed values of one type of unit.

    A troop has figures of one type and the colour of its banner (BL-1.13).
    """

    __slots__ = (
        "abilities",
        "banners",
        "bold",
        "bold_full",
        "bonus_dice",
        "breath_cost",
        "breath_dice",
        "breath_token",
        "charge_move",
        "check",
        "colour",
        "conjure_costs",
        "dice",
        "dice_full",
        "dragon",
        "elemental",
        "figures",
        "flags",
        "fly",
        "id",
        "kind",
        "lair",
        "level",
        "life",
        "lore_move",
        "move_battle",
        "move_free",
        "neck_slots",
        "neck_supply",
        "necks",
        "own_move",
        "powers",
        "pursuit",
        "race",
        "ranged_on",
        "ranged_weapon",
        "retreat",
        "strike_melee",
        "strike_ranged",
        "summon",
        "value",
        "weapon",
    )

    def __init__(self, row: ContentValue) -> None:
        self.id = row.text("id")
        creature = not row.has("race")
        self.race = row.index("race", RACE_IDS) if not creature else RACE_IDS.index("creature")
        self.colour = row.index("colour" if creature else "banner", COLOUR_IDS)
        self.kind = CREATURE if creature else row.index("kind", KIND_IDS)
        self.weapon = row.index("weapon", WEAPON_IDS)
        self.figures = row.number_or("figures", 1, 1)
        base = BANNERS.get((self.colour, self.kind), (0, 0, 0))
        self.lore_move = row.has("move") and row.index("move", MOVE_BY_IDS) == 1
        self.own_move = row.has("move_battle")
        self.move_battle = row.number_or("move_battle", base[0], 0)
        self.move_free = row.number_or("move_no_battle", base[1], 0)
        self.charge_move = row.number_or("move_mounted_charge", self.move_battle, 0)
        self.dice = row.number_or("dice", base[2], 0)
        self.bold = row.number_or("bold", 0, 0)
        self.bold_full = row.number_or("bold_full_strength", self.bold, 0)
        self.dice_full = row.number_or("dice_full_strength", 0, 0)
        self.bonus_dice = row.number_or("bonus_melee_dice", 0)
        self.strike_melee = row.number_or("strike_ignored_melee", 0, 0)
        self.strike_ranged = row.number_or("strike_ignored_ranged", 0, 0)
        self.pursuit = row.number_or("pursuit_hexes", 1, 0)
        self.abilities = _bits(row, "abilities") | W_ABILITIES[self.weapon]
        self.retreat = row.number_or("retreat_per_flag", 2 if self.abilities & FRIGHTENED else 1, 0)
        self.flags = row.index("flags", FLAGS_IDS) if row.has("flags") else FLAGS_TROOP
        self.check = row.index("check", CHECK_IDS) if row.has("check") else CHECK_NONE
        self.banners = row.number_or("banners", 1, 0)
        self.dragon = row.flag_or("dragon", False)
        self.elemental = self.lore_move
        self.level = row.number("level", 0) if creature else 0
        self.life = row.number_or("life", 0, 0)
        self.necks = _numbers(row, "necks")
        self.neck_slots = row.number_or("neck_slots", 0, 0)
        self.neck_supply = _numbers(row, "neck_supply")
        self.powers: dict[str, int] = {}
        """For each power, the number of LORE it needs."""
        for power in row.need("powers").items() if row.has("powers") else []:
            power.only(("power", "lore"))
            self.powers[power.word("power", POWER_IDS)] = power.number("lore", 1)
        self.ranged_weapon = row.index("ranged_weapon", WEAPON_IDS) if row.has("ranged_weapon") else -1
        self.ranged_on = row.texts_or("ranged_on")
        self.lair = row.text_or("lair", "none")
        self.summon = row.word("summon", SUMMON_IDS) if row.has("summon") else "none"
        self.conjure_costs = _numbers(row, "conjure_cost_by_level")
        self.fly = (row.number_or("fly_min", 0, 0), row.number_or("fly_max", 0, 0))
        self.breath_token = -1
        self.breath_dice = self.breath_cost = 0
        if row.has("breath"):
            breath = row.need("breath")
            breath.only(("token", "dice", "cost"))
            self.breath_token = breath.index("token", TOKEN_IDS)
            self.breath_dice = breath.number("dice", 0)
            self.breath_cost = breath.number("cost", 0)
        self.value = row.number_or("value", 0, 0)


def _numbers(row: ContentValue, key: str) -> tuple[int, ...]:
    return row.need(key).as_numbers(0) if row.has(key) else ()


def read_units(entry: ContentValue, table: str, fields: tuple[str, ...]) -> list[UnitDef]:
    """The unit types of a file; refuses fields that are not read."""
    found: list[UnitDef] = []
    for row in entry.rows(table):
        row.only(fields)
        found.append(UnitDef(row))
    return found


def _hero_row(row: ContentValue, mounted: bool) -> ContentValue:
    """A Champion on foot or mounted as a unit type; his colour is never used (BL-24.10, BL-25.2)."""
    far = row.number("move_mounted" if mounted else "move_foot", 0)
    hero = {
        "id": f"{'y' if mounted else 'x'}_{row.text('id')}",
        "race": "hero",
        "banner": "green",
        "kind": "mounted" if mounted else "foot",
        "weapon": "hero_weapon",
        "figures": 1,
        "dice": row.number("dice", 0),
        "move_battle": far,
        "move_no_battle": far,
        "bold": 1,
    }
    return ContentValue(hero, row.where)


HERO_CLASSES: Final[list[ContentValue]] = toml("hero_classes.toml", "class").rows("class")
for _row in HERO_CLASSES:
    _row.only(("id", "dice", "skulls", "move_foot", "move_mounted"))
UNIT_DEFS: Final[tuple[UnitDef, ...]] = (
    *read_units(toml("units.toml", "banner", "unit"), "unit", TROOP_FIELDS),
    *read_units(toml("creatures.toml", "creature"), "creature", CREATURE_FIELDS),
    *[UnitDef(_hero_row(row, mounted)) for mounted in (False, True) for row in HERO_CLASSES],
)
TYPE_IDS: Final[tuple[str, ...]] = tuple([unit.id for unit in UNIT_DEFS])
TYPE_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(TYPE_IDS)}
FIRST_HERO: Final[int] = len(TYPE_IDS) - 2 * len(HERO_CLASSES)
FIRST_CREATURE: Final[int] = min(number for number, unit in enumerate(UNIT_DEFS) if unit.kind == CREATURE)

# the values the hot path needs, one tuple each
T_KIND: Final[tuple[int, ...]] = tuple([unit.kind for unit in UNIT_DEFS])
T_RACE: Final[tuple[int, ...]] = tuple([unit.race for unit in UNIT_DEFS])
T_COLOUR: Final[tuple[int, ...]] = tuple([unit.colour for unit in UNIT_DEFS])
T_WEAPON: Final[tuple[int, ...]] = tuple([unit.weapon for unit in UNIT_DEFS])
T_FIGURES: Final[tuple[int, ...]] = tuple([unit.figures for unit in UNIT_DEFS])
T_ABILITIES: Final[tuple[int, ...]] = tuple([unit.abilities for unit in UNIT_DEFS])
T_BOLD: Final[tuple[int, ...]] = tuple([unit.bold for unit in UNIT_DEFS])
T_CHECK: Final[tuple[int, ...]] = tuple([unit.check for unit in UNIT_DEFS])
T_FLAGS: Final[tuple[int, ...]] = tuple([unit.flags for unit in UNIT_DEFS])
T_RETREAT: Final[tuple[int, ...]] = tuple([unit.retreat for unit in UNIT_DEFS])

# --- tokens (BL-3.7) --------------------------------------------------------------------------------------------------

TOKEN_COST: Final[tuple[int, ...]] = tuple(
    [row.number("removal_cost", 0) for row in toml("tokens.toml", "token").rows("token", TOKEN_IDS)]
)
