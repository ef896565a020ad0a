"""What the game is made of: dice, weapons, unit types, terrain, as plain lookup tables.

Every figure is read from the files in `content/` and checked while it is read; the rule modules index the tuples below with
small numbers and never see a file. Command cards, Lore cards and the War Council are in `cards`, Heroes' Skills and
Artifacts in `heroes`, Call to Arms in `muster`.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore.tables.ops import DEED, STANDING, WINDOW, effects_of
from sandtable.games.battlelore.tables.reading import (
    ContentError,
    as_bool,
    as_int,
    as_list,
    as_table,
    as_text,
    bool_or,
    index_in,
    int_or,
    ints,
    need,
    tables,
    text_or,
    texts,
    toml_of,
)

# --- numbers ----------------------------------------------------------------------------------------------------------

STANDARD: Final = 0
PENNANT: Final = 1
CAMP: Final = 1
"""The bit of a holder or seat that is its camp."""
ALLY: Final = 2
"""The bit in which the two holders of a camp differ (BL-31.1)."""
CAMP_IDS: Final[tuple[str, ...]] = ("standard", "pennant")

GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
FLAG: Final = 3
STRIKE: Final = 4
LORE: Final = 5
COLOUR_IDS: Final[tuple[str, ...]] = ("green", "blue", "red")
FACE_IDS: Final[tuple[str, ...]] = ("GREEN", "BLUE", "RED", "FLAG", "STRIKE", "LORE")

FOOT: Final = 0
MOUNTED: Final = 1
CREATURE: Final = 2
KIND_IDS: Final[tuple[str, ...]] = ("foot", "mounted", "creature")

RACE_IDS: Final[tuple[str, ...]] = ("human", "dwarf", "goblinoid", "ogre", "creature", "hero")
HUMAN: Final = 0
DWARF: Final = 1
GOBLINOID: Final = 2

CLASS_IDS: Final[tuple[str, ...]] = ("commander", "wizard", "cleric", "warrior", "rogue")
COMMANDER: Final = 0
WIZARD: Final = 1
CLERIC: Final = 2
WARRIOR: Final = 3
ROGUE: Final = 4

# abilities of troops, creatures and weapons, one bit each
ABILITY_IDS: Final[tuple[str, ...]] = (
    "charge_2",
    "frightened",
    "rush",
    "frenzy",
    "bonus_melee_after_gain",
    "no_battle_if_moved",
    "eliminated_by_retreat",
    "section_support",
    "bold_while_drummer",
    "strike_immune",
    "rampage",
    "wood_walker",
    "axe_swing",
    "fear",
    "no_caps",
    "pushback",
    "call_for_help",
)
CHARGE_2: Final = 1 << 0
FRIGHTENED: Final = 1 << 1
RUSH: Final = 1 << 2
FRENZY: Final = 1 << 3
BONUS_MELEE: Final = 1 << 4
NO_BATTLE_IF_MOVED: Final = 1 << 5
ELIMINATED_BY_RETREAT: Final = 1 << 6
SECTION_SUPPORT: Final = 1 << 7
BOLD_WHILE_DRUMMER: Final = 1 << 8
STRIKE_IMMUNE: Final = 1 << 9
RAMPAGE: Final = 1 << 10
WOOD_WALKER: Final = 1 << 11
AXE_SWING: Final = 1 << 12
FEAR: Final = 1 << 13
NO_CAPS: Final = 1 << 14
PUSHBACK: Final = 1 << 15
CALL_FOR_HELP: Final = 1 << 16

# weapons: where they reach, what a STRIKE does, what moving does
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
MOVED_IDS: Final[tuple[str, ...]] = ("no_change", "minus_1", "one_die", "no_battle")

# creatures: how they take hits, how they take flags
CHECK_NONE: Final = 0
CHECK_CRITICAL: Final = 1
CHECK_DRAGON: Final = 2
CHECK_NECKS: Final = 3
CHECK_LIFE: Final = 4
CHECK_IDS: Final[tuple[str, ...]] = ("none", "critical", "dragon", "necks", "life")
FLAGS_TROOP: Final = 0
FLAGS_MUST_1: Final = 1
FLAGS_MAY_1: Final = 2
FLAGS_ALL: Final = 3
FLAGS_IDS: Final[tuple[str, ...]] = ("troop", "must_ignore_1", "may_ignore_1", "ignore_all")
POWER_IDS: Final[tuple[str, ...]] = (
    "web",
    "poison",
    "head_regeneration",
    "tremor",
    "earthquake",
    "pushback",
    "life_regeneration",
)

# tokens a unit can carry
WEB: Final = 0
POISON: Final = 1
FIRE: Final = 2
FROST: Final = 3
POISON_BREATH: Final = 4
TOKEN_IDS: Final[tuple[str, ...]] = ("web", "poison", "fire", "frost", "poison_breath")

# terrain
TERRAIN_KIND_IDS: Final[tuple[str, ...]] = ("terrain", "overlay", "landmark", "lair", "token")
MOVE_FREE: Final = 0
MOVE_STOP: Final = 1
MOVE_STOP_TURN: Final = 2
MOVE_CLOSED: Final = 3
MOVE_IDS: Final[tuple[str, ...]] = ("free", "stop", "stop_turn", "impassable", "none")
BATTLE_YES: Final = 0
BATTLE_NO: Final = 1
BATTLE_RANGED_FOOT: Final = 2
BATTLE_FROM_RAMPART: Final = 3
BATTLE_IDS: Final[tuple[str, ...]] = ("yes", "no", "ranged_foot", "from_rampart", "none")

# --- weapons (chapters 21, 22) ----------------------------------------------------------------------------------------


def _shots() -> list[tuple[dict[str, object], str]]:
    """The ranged attacks that Skills and Artifacts give Heroes, as weapons of their own (content section 9)."""
    found: list[tuple[dict[str, object], str]] = []
    bows = {as_text(row["id"], where): row for row, where in tables(toml_of("weapons.toml"), "weapon", "weapons.toml")}
    for kind in ("skill", "artifact"):
        for row, where in tables(toml_of(f"{kind}s.toml"), kind, f"{kind}s.toml"):
            for effect in effects_of(row, where, DEED, STANDING, WINDOW):
                if effect.op == "ranged_attack":
                    like = bows.get(effect.word("like"), {})
                    faces = effect.words("hit_faces")
                    shot: dict[str, object] = {
                        "id": as_text(row["name"], where).lower().replace("'", "").replace(" ", "_"),
                        "card": as_text(row["id"], where),
                        "type": "ranged",
                        "range": effect.num("range"),
                        "dice": effect.num("dice"),
                        "strike_melee": "miss",
                        "strike_ranged": "hit" if "strike" in faces else "miss",
                        "moved": like.get("moved", "no_change"),
                        "lore_hits": "lore" in faces,
                        "any_helmet": "any_helmet" in faces,
                    }
                    found.append((shot, where))
    return found


_ROWS: Final = [*tables(toml_of("weapons.toml"), "weapon", "weapons.toml"), *_shots()]
WEAPON_IDS: Final[tuple[str, ...]] = tuple(as_text(row["id"], where) for row, where in _ROWS)
W_TYPE: Final[tuple[int, ...]] = tuple(index_in(WEAPON_TYPE_IDS, need(row, "type", at), at) for row, at in _ROWS)
W_RANGE: Final[tuple[int, ...]] = tuple(as_int(need(row, "range", at), at) for row, at in _ROWS)
W_MIN_RANGE: Final[tuple[int, ...]] = tuple(int_or(row, "min_range", 1, at) for row, at in _ROWS)
W_STRIKE_MELEE: Final[tuple[int, ...]] = tuple(
    index_in(STRIKE_IDS, need(row, "strike_melee", at), at) % 3 for row, at in _ROWS
)
W_STRIKE_RANGED: Final[tuple[int, ...]] = tuple(
    index_in(STRIKE_IDS, need(row, "strike_ranged", at), at) % 3 for row, at in _ROWS
)
W_MOUNTED_IGNORE: Final[tuple[int, ...]] = tuple(int_or(row, "mounted_ignores_strike", 0, at) for row, at in _ROWS)
W_MOVED: Final[tuple[int, ...]] = tuple(index_in(MOVED_IDS, need(row, "moved", at), at) for row, at in _ROWS)
W_BACK_DICE: Final[tuple[int, ...]] = tuple(int_or(row, "battle_back_dice", 0, at) for row, at in _ROWS)
W_CHARGE_DICE: Final[tuple[int, ...]] = tuple(int_or(row, "mounted_charge_dice", 0, at) for row, at in _ROWS)
W_STILL_DICE: Final[tuple[int, ...]] = tuple(int_or(row, "not_moved_dice", 0, at) for row, at in _ROWS)
W_RANGED_DICE: Final[tuple[int, ...]] = tuple(int_or(row, "ranged_dice", 0, at) for row, at in _ROWS)
W_DICE: Final[tuple[int, ...]] = tuple(int_or(row, "dice", 0, at) for row, at in _ROWS)
W_LORE_HITS: Final[tuple[bool, ...]] = tuple(row.get("lore_hits") is True for row, _ in _ROWS)
W_ANY_HELMET: Final[tuple[bool, ...]] = tuple(row.get("any_helmet") is True for row, _ in _ROWS)
SHOT_OF: Final[dict[str, int]] = {
    as_text(row["card"], at): number for number, (row, at) in enumerate(_ROWS) if "card" in row
}
"""The ranged attack of a Skill or Artifact as a weapon."""


def _bits(names: tuple[str, ...], where: str) -> int:
    total = 0
    for name in names:
        total |= 1 << index_in(ABILITY_IDS, name, where)
    return total


W_ABILITIES: Final[tuple[int, ...]] = tuple(_bits(texts(row.get("special", []), at), at) for row, at in _ROWS)
SPY_GLASS: Final[int] = WEAPON_IDS.index("spy_glass")
HERO_WEAPON: Final[int] = WEAPON_IDS.index("hero_weapon")
COMMON_BOW: Final[int] = WEAPON_IDS.index("common_bow")
LONG_BOW: Final[int] = WEAPON_IDS.index("long_bow")
SWORDS: Final[tuple[int, ...]] = (WEAPON_IDS.index("short_sword"), WEAPON_IDS.index("long_sword"))

ATTACHMENT_IDS: Final[tuple[str, ...]] = ("none", "spotter", "goblin_drum", "horn")
NO_ATTACHMENT: Final = 0
SPOTTER: Final = 1
GOBLIN_DRUM: Final = 2
HORN: Final = 3

# --- unit types: 39 troops, 11 creatures, 5 Hero classes (chapters 5, 17 to 20, 23) -----------------------------------

BANNERS: Final[dict[tuple[int, int], tuple[int, int, int]]] = {
    (index_in(COLOUR_IDS, row["colour"], at), index_in(KIND_IDS, row["kind"], at)): (
        as_int(row["move_battle"], at),
        as_int(row["move_no_battle"], at),
        as_int(row["dice"], at),
    )
    for row, at in tables(toml_of("units.toml"), "banner", "units.toml")
}
_LEVELS: Final = as_table(toml_of("war_council.toml")["creature_levels"], "war_council.toml")


class UnitDef:
    """The printed values of one type of unit."""

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
        "name",
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

    def __init__(self, row: dict[str, object], at: str) -> None:
        self.id = as_text(row["id"], at)
        self.name = as_text(row["name"], at)
        creature = "race" not in row
        self.race = index_in(RACE_IDS, text_or(row, "race", "creature", at), at)
        self.colour = index_in(COLOUR_IDS, need(row, "colour" if creature else "banner", at), at)
        self.kind = index_in(KIND_IDS, text_or(row, "kind", "creature", at), at)
        self.weapon = index_in(WEAPON_IDS, need(row, "weapon", at), at)
        self.figures = int_or(row, "figures", 1, at)
        base = BANNERS.get((self.colour, self.kind), (0, 0, 0))
        self.lore_move = text_or(row, "move", "normal", at) == "lore_spent"
        self.own_move = "move_battle" in row
        self.move_battle = int_or(row, "move_battle", base[0], at)
        self.move_free = int_or(row, "move_no_battle", base[1], at)
        self.charge_move = int_or(row, "move_mounted_charge", self.move_battle, at)
        self.dice = int_or(row, "dice", base[2], at)
        self.bold = int_or(row, "bold", 0, at)
        self.bold_full = int_or(row, "bold_full_strength", self.bold, at)
        self.dice_full = int_or(row, "dice_full_strength", 0, at)
        self.bonus_dice = int_or(row, "bonus_melee_dice", 0, at)
        self.strike_melee = int_or(row, "strike_ignored_melee", 0, at)
        self.strike_ranged = int_or(row, "strike_ignored_ranged", 0, at)
        self.pursuit = int_or(row, "pursuit_hexes", 1, at)
        self.abilities = _bits(texts(row.get("abilities", []), at), at) | W_ABILITIES[self.weapon]
        self.retreat = int_or(row, "retreat_per_flag", 2 if self.abilities & FRIGHTENED else 1, at)
        self.flags = index_in(FLAGS_IDS, text_or(row, "flags", "troop", at), at)
        self.check = index_in(CHECK_IDS, text_or(row, "check", "none", at), at)
        self.banners = int_or(row, "banners", 1, at)
        self.dragon = bool_or(row, "dragon", False, at)
        self.elemental = self.lore_move
        self.level = as_int(_LEVELS[self.id], at) if creature else 0
        self.life = int_or(row, "life", 0, at)
        self.necks = ints(row.get("necks", []), at)
        self.neck_slots = int_or(row, "neck_slots", 0, at)
        self.neck_supply = ints(row.get("neck_supply", []), at)
        self.powers: dict[str, tuple[int, bool]] = {}
        for item in as_list(row.get("powers", []), at):
            power = as_table(item, at)
            self.powers[POWER_IDS[index_in(POWER_IDS, power["power"], at)]] = (
                as_int(power["lore"], at),
                bool_or(power, "each", False, at),
            )
        self.ranged_weapon = index_in(WEAPON_IDS, row["ranged_weapon"], at) if "ranged_weapon" in row else -1
        self.ranged_on = texts(row.get("ranged_on", []), at)
        self.lair = text_or(row, "lair", "none", at)
        self.summon = text_or(row, "summon", "none", at)
        self.conjure_costs = ints(row.get("conjure_cost_by_level", []), at)
        self.fly = (int_or(row, "fly_min", 0, at), int_or(row, "fly_max", 0, at))
        breath = as_table(row.get("breath", {}), at)
        self.breath_token = index_in(TOKEN_IDS, breath["token"], at) if breath else -1
        self.breath_dice = int_or(breath, "dice", 0, at)
        self.breath_cost = int_or(breath, "cost", 0, at)
        self.value = as_int(row.get("value", 0), at)
        for clause in texts(row.get("clauses", []), at):
            if not clause.startswith("BL-"):
                raise ContentError(f"{at}: {clause} is no clause")


def _hero_row(row: dict[str, object], mounted: bool) -> dict[str, object]:
    """A Champion on foot or mounted as a unit type; his colour is never asked for (BL-24.10, BL-25.2)."""
    far = row["move_mounted" if mounted else "move_foot"]
    return {
        "id": f"{'y' if mounted else 'x'}_{row['id']}",
        "name": row["name"],
        "race": "hero",
        "banner": "green",
        "kind": "mounted" if mounted else "foot",
        "weapon": "hero_weapon",
        "figures": 1,
        "dice": row["dice"],
        "move_battle": far,
        "move_no_battle": far,
        "bold": 1,
    }


_HERO_ROWS: Final = [
    (_hero_row(row, mounted), where)
    for mounted in (False, True)
    for row, where in tables(toml_of("hero_classes.toml"), "class", "hero_classes.toml")
]
UNIT_DEFS: Final[tuple[UnitDef, ...]] = tuple(
    UnitDef(row, where)
    for row, where in [
        *tables(toml_of("units.toml"), "unit", "units.toml"),
        *tables(toml_of("creatures.toml"), "creature", "creatures.toml"),
        *_HERO_ROWS,
    ]
)
TYPE_IDS: Final[tuple[str, ...]] = tuple(unit.id for unit in UNIT_DEFS)
TYPE_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(TYPE_IDS)}
FIRST_HERO: Final[int] = len(TYPE_IDS) - len(_HERO_ROWS)
FIRST_CREATURE: Final[int] = min(number for number, unit in enumerate(UNIT_DEFS) if unit.kind == CREATURE)
HERO_CLASS_ORDER: Final[tuple[int, ...]] = tuple(
    index_in(CLASS_IDS, str(row["id"])[2:], where) for row, where in _HERO_ROWS
)

# the values the hot path asks for, one tuple each
T_KIND: Final[tuple[int, ...]] = tuple(unit.kind for unit in UNIT_DEFS)
T_RACE: Final[tuple[int, ...]] = tuple(unit.race for unit in UNIT_DEFS)
T_COLOUR: Final[tuple[int, ...]] = tuple(unit.colour for unit in UNIT_DEFS)
T_WEAPON: Final[tuple[int, ...]] = tuple(unit.weapon for unit in UNIT_DEFS)
T_FIGURES: Final[tuple[int, ...]] = tuple(unit.figures for unit in UNIT_DEFS)
T_ABILITIES: Final[tuple[int, ...]] = tuple(unit.abilities for unit in UNIT_DEFS)
T_BOLD: Final[tuple[int, ...]] = tuple(unit.bold for unit in UNIT_DEFS)
T_CHECK: Final[tuple[int, ...]] = tuple(unit.check for unit in UNIT_DEFS)
T_FLAGS: Final[tuple[int, ...]] = tuple(unit.flags for unit in UNIT_DEFS)
T_RETREAT: Final[tuple[int, ...]] = tuple(unit.retreat for unit in UNIT_DEFS)

# --- terrain, landmarks and lairs (chapters 12, 15, 16) ---------------------------------------------------------------


class TerrainDef:
    """One entry of the terrain table: movement, battle on entry, caps, sight, Bold."""

    __slots__ = (
        "battle",
        "blocks",
        "bold",
        "bold_for",
        "bold_near",
        "cap_in",
        "cap_low",
        "cap_out",
        "closed_to",
        "creature",
        "free_for",
        "height",
        "id",
        "kind",
        "lore_class",
        "move",
        "strike_melee",
    )

    def __init__(self, row: dict[str, object], at: str) -> None:
        self.id = as_text(row["id"], at)
        self.kind = TERRAIN_KIND_IDS[index_in(TERRAIN_KIND_IDS, row["kind"], at)]
        self.move = index_in(MOVE_IDS, row["move"], at) % 4
        self.battle = index_in(BATTLE_IDS, row["battle_on_entry"], at) % 4
        self.cap_in = int_or(row, "cap_in", 9, at)
        self.cap_low = int_or(row, "cap_in_from_lower", self.cap_in, at)
        self.cap_out = int_or(row, "cap_out", 9, at)
        self.blocks = as_bool(row["blocks_los"], at)
        self.bold = as_int(row["bold"], at)
        self.bold_for = text_or(row, "bold_for", "any", at)
        self.bold_near = text_or(row, "bold_adjacent_for", "none", at)
        self.closed_to = texts(row.get("closed_to", []), at)
        self.creature = text_or(row, "creature", "none", at)
        self.free_for = text_or(row, "free_for", "none", at)
        self.height = int_or(row, "height", 0, at)
        self.lore_class = index_in(CLASS_IDS, row["lore_class"], at) if "lore_class" in row else -1
        self.strike_melee = int_or(row, "strike_ignored_melee", 0, at)


TERRAIN_DEFS: Final[tuple[TerrainDef, ...]] = tuple(
    TerrainDef(row, where) for row, where in tables(toml_of("terrain.toml"), "terrain", "terrain.toml")
)
TERRAIN_IDS: Final[tuple[str, ...]] = tuple(terrain.id for terrain in TERRAIN_DEFS)
TERRAIN_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(TERRAIN_IDS)}
COUNTRYSIDE: Final[int] = TERRAIN_OF["countryside"]
WOODED: Final[int] = TERRAIN_OF["wooded"]
ELEVATED: Final[int] = TERRAIN_OF["elevated"]
WATERWAY: Final[int] = TERRAIN_OF["waterway"]
CLIFF: Final[int] = TERRAIN_OF["cliff"]
MARSH: Final[int] = TERRAIN_OF["marsh"]
FORD: Final[int] = TERRAIN_OF["ford"]
BRIDGE: Final[int] = TERRAIN_OF["bridge"]
STONE_BRIDGE: Final[int] = TERRAIN_OF["stone_bridge"]
STAKES: Final[int] = TERRAIN_OF["stakes"]
RAMPART: Final[int] = TERRAIN_OF["rampart"]
STRONGHOLD: Final[int] = TERRAIN_OF["stronghold"]
TRAINING_CAMP: Final[int] = TERRAIN_OF["training_camp"]
HEALING_POOL: Final[int] = TERRAIN_OF["healing_pool"]
ROGUES_DEN: Final[int] = TERRAIN_OF["rogues_den"]
MAGIC_PENTACLE: Final[int] = TERRAIN_OF["magic_pentacle"]
COMMAND_TENT: Final[int] = TERRAIN_OF["command_tent"]
GRAVEYARD: Final[int] = TERRAIN_OF["graveyard"]
WITCHS_HUT: Final[int] = TERRAIN_OF["witchs_hut"]
SUMMONING_CIRCLE: Final[int] = TERRAIN_OF["summoning_circle"]
MAGIC_VORTEX: Final[int] = TERRAIN_OF["magic_vortex"]
ROCK_PILE: Final[int] = TERRAIN_OF["rock_pile"]
FOREST_LAIR: Final[int] = TERRAIN_OF["forest_lair"]
PASSAGE: Final[int] = TERRAIN_OF["passage"]

# --- tokens (BL-3.7) --------------------------------------------------------------------------------------------------

_TOKENS: Final = {
    as_text(row["id"], where): (row, where) for row, where in tables(toml_of("tokens.toml"), "token", "tokens.toml")
}
TOKEN_COST: Final[tuple[int, ...]] = tuple(
    int_or(_TOKENS[name][0], "removal_cost", 0, _TOKENS[name][1]) for name in TOKEN_IDS
)
