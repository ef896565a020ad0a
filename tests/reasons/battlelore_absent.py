"""What a player of BattleLore lacks for a question, and the order of the steps that ask them, for the judge."""

from __future__ import annotations

from typing import Any

from sandtable.games.battlelore.combat.dice import dice_count
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK
from sandtable.games.battlelore.combat.morale import bold_level
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import MODE_IDS
from sandtable.games.battlelore.tables.conditions import VICTOR
from sandtable.games.battlelore.tables.terrain import TERRAIN_IDS
from sandtable.games.battlelore.turn.tokens import token_count
from tests.reasons.battlelore_field import FROST, ORDERED, WEB, Look

MUSTER = ("choose_set", "guard", "shift", "deploy_at", "reserve_unit", "levy_becomes")
SPECIALISTS = ("specialist", "special_unit", "special_type", "special_hex", "special_way")
NEW_HEROES = ("hero_class", "hero_skill", "hero_artifact", "hero_at")
ENLISTING = ("advisor", "hero_who", "hero_name", "hero_gift", "equip")
SETUP = ("council_level", "keep_first_lore", "place_mark", "council_loss", *SPECIALISTS, *NEW_HEROES, *ENLISTING)
COMMAND = ("play_command", "second_card", "play_as", "copy_card", "conjure_at")
ORDERS = ("order_unit", "cleanse")
HERO_MOVES = ("hero_to", "hero_step")
MOVES = (
    "move_unit",
    "move_how",
    "move_to",
    "move_step",
    *HERO_MOVES,
    "fly_to",
    "breathe_on",
    "passage_to",
    "spend_step",
)
FIGHTS = ("attack", "call_help", "summon_at")
DRAWS = ("keep_command", "discard_command", "lore_choice")
GAME = (MUSTER, SETUP, COMMAND, ORDERS, MOVES, FIGHTS, DRAWS, ())
FRAMES = ("Muster", "Setup", "CommandPhase", "OrderPhase", "MovePhase", "CombatPhase", "DrawPhase", "Aftermath")
"""The kinds of questions by the steps of the game (BL-2.2 to BL-2.6, BL-3.1, BL-30.8), and the frame of each step."""
AFTER = (("ransom_to",), ("miracle_cure",), ("shop",), ("more_draws", "keep_artifact"), ("level_up",))
AFTER_STEPS = (0, 0, 0, 0, 1, 2, 3, 3, 3, 4, 4)
"""After the adventure (chapter 27): the kinds of each step, and the step of each value of `Aftermath.at`."""

CARDS_IN_BATTLE = ("hero_card", "hero_unit", "hero_die", "hero_equip", "steal_what")
AFTER_KINDS = {"return_artifact", *[kind for step in AFTER for kind in step]}
OF_CAMPAIGNS = {*ENLISTING, *AFTER_KINDS}
WITH_A_HERO = {*HERO_MOVES, *CARDS_IN_BATTLE, "flee_to", "chest_counts", "drop_artifact"}
OF_HEROES = {*NEW_HEROES, *WITH_A_HERO}
OF_MAGIC = {"portal_to", "chain_to", "strike_next", "bolt_flags", "false_orders", "lore_section"}
"""Asked by cards that BL-32.2 leaves out."""
BY_LORDS = {"play_lore", "lore_target", "reroll", "spy_discard", "discard_lore", "keep_lore", "lore_choice"}
VICTORS = {"spend_step", "spend_die", "retreat_more"}
OF_LORE = {
    *("council_level", "keep_first_lore", "cleanse", "conjure_at", "summon_at", "breathe_on", "passage_to"),
    *("lore_opponent", "fall_back_to", *OF_MAGIC, *BY_LORDS, *VICTORS),
}
OF_LORDS = {
    *("council_level", "keep_first_lore", "place_mark", "council_loss", "drop_artifact"),
    *(*COMMAND, *ORDERS, *DRAWS, *BY_LORDS, *NEW_HEROES, *OF_CAMPAIGNS),
    *("lore_section", "strike_next", "chain_to", "false_orders"),
}
"""What a Lord Commander decides for his camp (BL-29.23)."""
CREATURES = {
    "neck": ("hydra", ("c_hyd_b",)),
    "new_neck": ("hydra", ("c_hyd_b",)),
    "fly_to": ("dragon", ("c_wyv_g", "c_dra_b", "c_fir_r")),
    "breathe_on": ("dragon", ("c_wyv_g", "c_dra_b", "c_fir_r")),
    "summon_at": ("earth", ("c_ear_b",)),
    "tremor_next": ("elemental", ("c_ear_b", "c_roc_r")),
}


def frames_of(st: BattleState) -> dict[str, Any]:
    return {type(frame).__name__: frame for frame in st.stack}


def place(kind: str, steps: tuple[tuple[str, ...], ...]) -> int | None:
    return next((number for number, kinds in enumerate(steps) if kind in kinds), None)


def ranks(st: BattleState, seat: int, kind: str) -> tuple[int, int] | None:
    """Of the step that asks this kind, and of the step now."""
    frames = frames_of(st)
    after = place(kind, AFTER)
    if after is not None:
        return (after, AFTER_STEPS[frames["Aftermath"].at]) if "Aftermath" in frames else None
    step = place(kind, GAME)
    now = next((number for number, name in enumerate(FRAMES) if name in frames), None)
    return None if step is None or now is None else (step, now)


def mode_key(st: BattleState) -> str:
    """A Medieval game is the adventure's doing, that of a map for a Call to Arms, or the table's (BL-2.1, BL-34.1)."""
    return {"medieval": "2-1", "cta_map": "34-1-map"}.get(MODE_IDS[st.rules.adventure.mode], "34-1")


def lacks(st: BattleState, seat: int, kind: str) -> set[str]:
    """The messages about what a table, a camp or a player lacks that are true now; without `attack`."""
    found = of_table(st, seat, kind)
    if not found:
        found = of_setup(st, seat, kind) | of_camp(st, seat, kind)
        if not found & {"18-18-wizard"}:
            found |= idle(st, seat, kind)
    return {f"refused-bl-{key}" for key in found}


def of_table(st: BattleState, seat: int, kind: str) -> set[str]:
    """What the options of this table, its adventure or the player's part in a team leave out."""
    rules = st.rules
    found = set()
    if kind in OF_LORE and not rules.lore:
        found.add(mode_key(st))
    if kind in (*MUSTER, *SPECIALISTS) and not rules.deployment:
        found.add("34-6")
    elif kind in (*SPECIALISTS, "levy_becomes") and rules.deployment != 2:
        found.add("30-15-impromptu" if kind == "levy_becomes" else "30-17-impromptu")
    if kind in OF_HEROES | OF_CAMPAIGNS and not rules.heroes:
        found.add("34-4")
    elif kind in OF_CAMPAIGNS and st.campaign is None:
        found.add("34-4-campaign")
    if kind in ("second_card", "copy_card", "discard_command") and not rules.epic:
        found.add("29-5-epic")
    if kind in OF_MAGIC and rules.medieval_lore:
        found.add("32-2")
    if kind in OF_LORDS and rules.team and seat > 1:
        found.add("29-23-cards")
    if kind == "lore_opponent" and not rules.allies:
        found.add("34-7")
    return found


def of_setup(st: BattleState, seat: int, kind: str) -> set[str]:
    """What the set-up or a campaign does not bring this player."""
    rules, ready = st.rules, "Setup" not in frames_of(st)
    rows = [] if st.campaign is None else [row for row in st.campaign.roster if row[1] == seat]
    councils = rules.adventure.councils
    with_lore = MODE_IDS[rules.mode] == "lore"
    if kind == "council_level":
        return {"32-1"} if rules.medieval_lore else {"14-2-fixed"} if councils and councils[seat % 2].fixed else set()
    if kind == "keep_first_lore":
        if rules.medieval_lore:
            return {"32-3"}
        return {"14-6-none"} if ready and not any(st.councils[seat][1:]) else set()
    if kind == "place_mark":
        if not any(rules.switches):
            return {"34-3"}
        if not with_lore and not any(rules.switches[2:]):
            return {"32-1-marks" if rules.lore else mode_key(st)}
        return set()
    if kind in ("shift", "reserve_unit") and rules.allies:
        return {"33-7" if kind == "shift" else "33-6"}
    if kind == "council_loss" and not (rules.allies and rules.heroes):
        if rules.deployment == 2:
            return set() if with_lore or rules.allies else {"30-18-hired"}
        return {"34-4" if rules.allies else "34-7"}
    lacking = {
        "advisor": ("28-4-none", not any(row[3] == 2 for row in rows)),
        "hero_gift": ("28-8-none", not any(row[3] == 3 for row in rows)),
        "hero_who": ("34-4-new", st.campaign is not None and st.campaign.chapter == 1),
    }
    return {lacking[kind][0]} if kind in lacking and lacking[kind][1] else set()


def of_camp(st: BattleState, seat: int, kind: str) -> set[str]:
    """There is no such creature, landmark, Horn, rider, Hero or card in the camp."""
    rules, ready = st.rules, "Setup" not in frames_of(st)
    mine = [unit for unit, h in enumerate(st.pos) if h >= -1 and st.owner[unit] % 2 == seat % 2]
    if kind == "play_as":
        as_other = [rule for rule in rules.adventure.rules if rule.type == "first_card_as" and rule.camp == seat % 2]
        return {"4-2-as"} if not as_other else {"4-2-first"} if st.turn > 1 else set()
    if kind in VICTORS:
        return set() if any(st.tok[unit] & VICTOR for unit in mine if st.pos[unit] >= 0) else {"17-5-none"}
    if kind in CREATURES:
        return no_creature(st, seat, *CREATURES[kind]) if ready or not rules.deployment else set()
    found = set()
    if kind == "chest_counts" and not any(quest.chests for quest in rules.adventure.quests):
        found.add("26-1-none")
    if not ready:
        return found
    dens = any(
        TERRAIN_IDS[k] == "rogues_den" and owner >= 0 and owner % 2 == seat % 2 for _, k, owner in st.ground.marks
    )
    if kind == "passage_to" and not dens:
        found.add("15-15-none")
    if kind == "move_how":
        exits = any(rule.type == "exit" and rule.camp == seat % 2 for rule in rules.adventure.rules)
        if not dens and not exits and no_creature(st, seat, *CREATURES["fly_to"]):
            found.add("5-13-only")
    if kind == "call_help" and not any(c.ATTACHMENT_IDS[st.attach[unit]] == "horn" for unit in mine):
        found.add("22-6-none")
    if kind == "pursue_to" and not any(rides(st.utype[unit]) for unit in mine):
        found.add("10-4-none")
    if kind == "conjure_at":
        found |= {"18-18-wizard"} if not st.councils[seat][c.WIZARD] else set()
        found |= {"18-18-gone"} if not any(c.TYPE_IDS[st.utype[unit]] == "c_roc_r" for unit in mine) else set()
    if kind in WITH_A_HERO:
        heroes = [sheet[0] for sheet in st.sheets if st.owner[sheet[0]] % 2 == seat % 2]
        if not any(st.pos[hero] >= 0 or st.pos[hero] == -3 for hero in heroes):
            found.add("25-9-gone" if heroes else "23-10-none")
    return found


def no_creature(st: BattleState, seat: int, name: str, ids: tuple[str, ...]) -> set[str]:
    found = [unit for unit, type_ in enumerate(st.utype) if c.TYPE_IDS[type_] in ids]
    mine = [unit for unit in found if name == "elemental" or st.owner[unit] % 2 == seat % 2]
    if any(st.pos[unit] >= -1 for unit in mine):
        return set()
    return {f"creature-{'gone' if mine else 'theirs' if found else 'none'}"}


def rides(type_: int) -> bool:
    """Mounted, and no Bear or Cattle Riders, who do not pursue."""
    return c.KIND_IDS[c.T_KIND[type_]] == "mounted" and c.TYPE_IDS[type_] not in ("d_bea_r", "d_cat_b")


# -- nothing to do -----------------------------------------------------------------------------------------------------


def idle(st: BattleState, seat: int, kind: str) -> set[str]:
    """What makes a question offer nothing as things stand."""
    if kind == "play_lore":
        return no_lore(st, seat)
    if "Turn" not in frames_of(st):
        return set()
    if kind == "battle_back":
        return no_battle_back(st, seat)
    if kind == "conjure_at":
        rocks = [u for u, type_ in enumerate(st.utype) if c.TYPE_IDS[type_] == "c_roc_r" and st.owner[u] == seat]
        if not any(st.pos[unit] == -1 for unit in rocks):
            return {"18-18-gone"}
        return {"18-18"} if st.tokens[seat] < 11 - st.councils[seat][c.WIZARD] else set()
    ordered = [unit for unit, flags in enumerate(st.flags) if flags & ORDERED]
    there = [unit for unit in ordered if st.pos[unit] >= 0]
    if kind == "order_unit":
        return nobody_ordered(st, ordered)
    if kind == "cleanse":
        held = [token for unit in there for token in range(5) if token_count(st, unit, token)]
        if not held:
            return nobody_ordered(st, ordered) | {"3-7-none"}
        return {"3-7-dear"} if (1 if 0 in held else 2) > st.tokens[st.active] else set()
    if kind == "move_unit":
        wing = [unit for unit in there if st.seat_of(unit) == seat]
        still = [unit for unit in wing if is_held(st, unit)]
        found = {"idle-move-unit"} if wing and still == wing else set()
        return found | nobody_ordered(st, [unit for unit in ordered if not st.rules.team or st.seat_of(unit) == seat])
    return set()


def nobody_ordered(st: BattleState, ordered: list[int]) -> set[str]:
    orders = frames_of(st).get("OrderPhase")
    given = orders is None or orders.at > 2
    return {"3-4"} if given and not ordered else set()


def is_held(st: BattleState, unit: int) -> bool:
    """In a web, frozen, just conjured, or held by a card (BL-13.21, BL-18.2, BL-18.20, BL-19.20)."""
    by_card = any(effect[0] == 13 and effect[1] in (unit, -1) for effect in st.effects)
    return bool(st.tok[unit] & (WEB | FROST) or st.flags[unit] & 512 or by_card) and not st.flags[unit] & 4


def no_lore(st: BattleState, seat: int) -> set[str]:
    """The card of this turn is played, there is none, or only the ally may play one (BL-13.4, BL-13.18, chapter 31)."""
    found = {"13-4"} if st.lore_used[seat] else set()
    found |= {"13-18"} if not st.lore[seat] else set()
    if st.rules.allies:
        found |= {"31-8"} if st.lore_used[seat ^ 2] else set()
        found |= {"31-7"} if seat == st.active ^ 2 else set()
    return found


def no_battle_back(st: BattleState, seat: int) -> set[str]:
    """Why a unit that was attacked does not battle back: the attack, its place, its morale, its dice (chapter 9)."""
    clash: Any = next((frame for frame in reversed(st.stack) if hasattr(frame, "att") and hasattr(frame, "dfn")), None)
    if clash is None or st.pos[clash.dfn] < 0 or st.seat_of(clash.dfn) != seat:
        return set()
    unit, foe = clash.dfn, clash.att
    found = {"9-11"} if clash.kind != MELEE_ATTACK else set()
    found |= {"9-7"} if clash.mode in (2, 3) else set()
    found |= {"9-9"} if st.pos[unit] != clash.home else set()
    apart = st.pos[foe] < 0 or st.pos[foe] not in Look(st).beside(clash.home)
    found |= {"9-20"} if apart or st.tok[unit] & WEB or any(what == 1 for what, _ in clash.mods) else set()
    bold = st.savvy[unit] or any(what == 8 for what, _ in clash.mods) or bold_level(st, unit) > 0
    found |= {"9-5"} if not bold else set()
    dice = 0 if apart else dice_count(st, unit, foe, MELEE_ATTACK, 2, st.weapon[unit])
    return found | ({"7-5-back"} if not apart and not dice else set())
