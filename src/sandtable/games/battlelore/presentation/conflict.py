"""An attack as the scene shows it: the number of dice and why, each die and its effect, what the target may ignore, the
chances.

Everything here is public: where units stand, what lies in the hexes, which cards are in force. It explains the
decisions of `declare` and `attack` and makes none itself. If its lines do not add up to the rules' count, a last line
says so.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.events import Event
from sandtable.core.scene.scene import (
    Chance,
    Conflict,
    ConflictSide,
    Likely,
    Message,
    Modifier,
    Piece,
    message_arg,
    number_arg,
)
from sandtable.core.text.message import key_of
from sandtable.games.battlelore.combat.attack import FLAGS
from sandtable.games.battlelore.combat.declare import attack_kind
from sandtable.games.battlelore.combat.dice import base_dice, breath_dice, cap_between, dice_count
from sandtable.games.battlelore.combat.in_progress import (
    BACK,
    BONUS,
    BREATH_ATTACK,
    M_DICE,
    MELEE_ATTACK,
    MODE_IDS,
    NORMAL,
    RANGED_ATTACK,
    REROLLED,
    Clash,
    clash_of,
)
from sandtable.games.battlelore.combat.morale import bold_level, place_bold, supporters
from sandtable.games.battlelore.combat.odds import blow_of, odds_of
from sandtable.games.battlelore.heroes.in_play import hero_dice
from sandtable.games.battlelore.presentation.conflict_dice import FLAG, GONE, HIT, IGNORED, LORE, OPEN, explain
from sandtable.games.battlelore.presentation.scenery import place_of
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BURNING, FROZEN, MOVED
from sandtable.games.battlelore.tables.effects import AT_RANGE, FX_DICE, IN_MELEE
from sandtable.games.battlelore.tables.ground import TerrainTable
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import TERRAIN_IDS
from sandtable.games.battlelore.turn.lasting import effect_total

KIND_IDS: Final = ("melee", "ranged", "breath")


# -- how many dice (BL-7.1 to BL-7.5) ----------------------------------------------------------------------------------


def dice_lines(st: BattleState, clash: Clash) -> tuple[Modifier, ...]:
    """The number of dice line by line: base, reductions, caps, bonuses, limits. Their sum is the number rolled."""
    unit, weapon = clash.att, clash.weapon
    type_ = st.utype[unit]
    if clash.kind == BREATH_ATTACK:
        dice = c.UNIT_DEFS[type_].breath_dice
        breath = [Modifier(Message("dice-breath"), "", dice, "BL-19.7")]
        if dice_rolled(st, clash) != dice:
            breath.append(Modifier(Message("dice-cards"), "", dice_rolled(st, clash) - dice, "BL-7.19"))
        return tuple(breath)
    base = base_dice(st, unit, weapon)
    lines = [Modifier(*base_words(st, unit, weapon), base, "BL-7.1")]
    dice = base
    moved = c.W_MOVED[weapon]
    if moved and st.flags[unit] & MOVED:
        left = {c.MINUS_1: dice - 1, c.ONE_DIE: 1, c.NO_BATTLE: 0}.get(moved, dice)
        lines.append(Modifier(Message("dice-moved"), key_of("weapon", c.WEAPON_IDS[weapon]), left - dice, "BL-7.2"))
        dice = left
    here, there = st.pos[unit], st.pos[clash.dfn]
    if here >= 0 and there >= 0:
        cap = cap_between(st, unit, here, there)
        if dice > cap:
            lines.append(Modifier(*cap_words(st, unit, here, there, cap), cap - dice, "BL-7.3"))
            dice = cap
    for line in bonus_lines(st, clash):
        lines.append(line)
        dice += line.value
    total = len(clash.faces) if clash.faces and not clash.again else dice_rolled(st, clash)
    if total != dice:
        lines.append(Modifier(Message("dice-other"), "", total - dice, "BL-7.18"))
    return tuple(lines)


def dice_rolled(st: BattleState, clash: Clash) -> int:
    """The number of dice according to the rules."""
    if st.pos[clash.att] < 0 or st.pos[clash.dfn] < 0:
        return len(clash.faces)
    if clash.kind == BREATH_ATTACK:
        return breath_dice(st, clash.att)
    return dice_count(st, clash.att, clash.dfn, clash.kind, clash.mode, clash.weapon, clash.mod(M_DICE))


def base_words(st: BattleState, unit: int, weapon: int) -> tuple[Message, str]:
    type_ = st.utype[unit]
    if c.W_DICE[weapon]:
        return Message(key_of("weapon", c.WEAPON_IDS[weapon])), ""
    if type_ < c.FIRST_CREATURE:
        return Message(key_of("colour", c.COLOUR_IDS[st.colour[unit]])), ""
    return Message(key_of("type", c.TYPE_IDS[type_])), ""


def cap_words(st: BattleState, unit: int, here: int, there: int, cap: int) -> tuple[Message, str]:
    """The ground, token or height that sets the lowest cap (BL-7.3, BL-12.1, BL-12.6)."""
    ground = st.ground
    if st.tok[unit] & (BURNING | FROZEN) and cap == 2:
        token = "fire" if st.tok[unit] & BURNING else "frost"
        return Message("dice-cap-token", {"n": number_arg(cap)}), key_of("token", token)
    low = ground.height[here] < ground.height[there]
    if (ground.cap_low[there] if low else ground.cap_in[there]) == cap:
        note = "note-uphill" if low else ground_key(ground, there)
        return Message(
            "dice-cap-in", {"n": number_arg(cap), "a": message_arg(ground_key(ground, there), f"hex:{there}")}
        ), note
    return Message(
        "dice-cap-out", {"n": number_arg(cap), "a": message_arg(ground_key(ground, here), f"hex:{here}")}
    ), ""


def ground_key(ground: TerrainTable, h: int) -> str:
    """The name of the top layer of a hex: its landmark, else its overlay, else its terrain."""
    kinds = (ground.special[h], ground.overlay[h], ground.terrain[h])
    return key_of("terrain", TERRAIN_IDS[next(kind for kind in kinds if kind >= 0)])


def bonus_lines(st: BattleState, clash: Clash) -> list[Modifier]:
    """Step 4: one line for each bonus (BL-7.4)."""
    unit, weapon = clash.att, clash.weapon
    unit_def = c.UNIT_DEFS[st.utype[unit]]
    note = key_of("weapon", c.WEAPON_IDS[weapon])
    found: list[tuple[str, str, int, str]] = []
    if clash.mode == BACK:
        found.append(("dice-battle-back", note, c.W_BACK_DICE[weapon], "BL-21.3"))
    if not st.flags[unit] & MOVED:
        found.append(("dice-still", note, c.W_STILL_DICE[weapon], "BL-21.14"))
    if st.figs[unit] >= unit_def.figures:
        found.append(("dice-full", "", unit_def.dice_full, "BL-20.8"))
    if clash.mode == BONUS:
        found.append(("dice-bonus-attack", "", unit_def.bonus_dice, "BL-20.11"))
    if clash.kind == RANGED_ATTACK and st.attach[unit] == c.SPOTTER and st.figs[unit] > 1:
        found.append(("dice-spotter", "", c.W_RANGED_DICE[c.SPY_GLASS], "BL-21.15"))
    if st.sheets:
        in_melee = clash.kind == MELEE_ATTACK
        found.append(("dice-hero", "", hero_dice(st, unit, clash.dfn, in_melee, clash.mode == BACK), "BL-26.15"))
    combat = AT_RANGE if clash.kind == RANGED_ATTACK else IN_MELEE
    found.append(("dice-cards", "", effect_total(st, unit, FX_DICE, combat) if st.effects else 0, "BL-7.4"))
    found.append(("dice-this-attack", "", clash.mod(M_DICE), "BL-7.4"))
    return [Modifier(Message(key), why, value, clause) for key, why, value, clause in found if value]


# -- what the target may ignore (chapter 9) ----------------------------------------------------------------------------


def bold_lines(st: BattleState, unit: int) -> tuple[Modifier, ...]:
    """The Bold levels of a unit in its hex, one line for each source (BL-9.1, BL-9.17, BL-12.15)."""
    if st.pos[unit] < 0:
        return ()
    type_ = st.utype[unit]
    total = bold_level(st, unit)
    found: list[tuple[Message, int, str]] = []
    if c.T_KIND[type_] == c.CREATURE:
        found.append((Message("bold-creature"), 1, "BL-17.6"))
    else:
        found.append((Message(key_of("type", c.TYPE_IDS[type_])), c.T_BOLD[type_], "BL-9.1"))
        found.append((Message(ground_key(st.ground, st.pos[unit])), place_bold(st, unit), "BL-12.15"))
        found.append((Message("bold-support"), int(supporters(st, unit) >= 2), "BL-9.17"))
        if st.attach[unit] == c.GOBLIN_DRUM and st.figs[unit] > 1:
            found.append((Message("token-goblin-drum"), 1, "BL-22.4"))
    rest = total - sum([value for _, value, _ in found])
    found.append((Message("bold-other"), rest, "BL-9.4"))
    return tuple([Modifier(words, "", value, clause) for words, value, clause in found if value])


# -- the chances of a roll ---------------------------------------------------------------------------------------------


def clash_between(st: BattleState, unit: int, target: int) -> Clash:
    """The attack that a unit would make on a target now."""
    kind = attack_kind(st, unit, target)
    weapon = st.weapon[unit]
    if kind == RANGED_ATTACK and c.W_TYPE[weapon] != c.MISSILE:
        weapon = max(c.UNIT_DEFS[st.utype[unit]].ranged_weapon, 0)
    return Clash(unit, target, kind, NORMAL, weapon, st.pos[target])


def chances(st: BattleState, clash: Clash) -> tuple[Likely, ...]:
    """The chances of an attack before a battle back: at least one hit, the target destroyed, the target driven off."""
    if not dice_rolled(st, clash) or st.pos[clash.dfn] < 0:
        return ()
    odds = odds_of(blow_of(st, clash, clash.mod(M_DICE)))
    found = [Likely("likely-hit", round(odds.hit * 1000)), Likely("likely-destroyed", round(odds.kill * 1000))]
    if odds.driven:
        found.append(Likely("likely-retreat", round(odds.driven * 1000)))
    return tuple(found)


# -- the panel ---------------------------------------------------------------------------------------------------------


def unit_piece(st: BattleState, unit: int) -> Piece:
    """A unit as the panel shows it."""
    camp = st.owner[unit] & CAMP
    return Piece(
        f"u{unit}",
        st.utype[unit],
        st.rules.seats[st.owner[unit]],
        max(st.figs[unit], 1),
        banner=-1 if c.T_RACE[st.utype[unit]] == c.HERO else 3 * camp + st.colour[unit],
    )


def conflict_at_hand(st: BattleState) -> Conflict | None:
    """The innermost attack in progress."""
    clash = clash_of(st)
    if clash is None:
        return None
    ignored = OPEN if clash.at <= FLAGS or clash.done & REROLLED else clash.flags_used
    return attack_scene(st, clash, "roll" if clash.faces else "aim", ignored)


def attack_scene(st: BattleState, clash: Clash, step: str, ignored: int = OPEN) -> Conflict:
    faces = clash.faces + clash.faces2
    dice = explain(st, clash, faces, ignored)
    lines = dice_lines(st, clash)
    bold = bold_lines(st, clash.dfn)
    tags = (f"attack-{KIND_IDS[clash.kind]}", key_of("mode", MODE_IDS[clash.mode]))
    attacker = ConflictSide(
        st.rules.seats[st.owner[clash.att]],
        "label-attacker",
        (unit_piece(st, clash.att),),
        sum([line.value for line in lines]),
        dice,
        lines,
        sum([line.value for line in lines]),
        sum([die.does == HIT for die in dice]) if dice else None,
        tags=tags,
    )
    defender = ConflictSide(
        st.rules.seats[st.owner[clash.dfn]],
        "label-defender",
        (unit_piece(st, clash.dfn),),
        0,
        (),
        bold,
        sum([line.value for line in bold]),
        None,
    )
    board = st.ground.board
    return Conflict(
        place_of(board, clash.home),
        step,
        (attacker, defender),
        "BL-7.16",
        outcome=outcome_of(dice) if dice else None,
        form="dice",
        likely=() if dice else chances(st, clash),
    )


def outcome_of(dice: tuple[Chance, ...]) -> Message:
    """The total of a roll: hits, flags, Lore."""
    counts = {what: sum([die.does == what for die in dice]) for what in (HIT, FLAG, IGNORED, LORE)}
    for die in dice:
        if die.why is not None and die.why.key == "die-flag-hammer":
            counts[FLAG] += int(die.why.args["n"].values[0]) - 1
    args = {"h": number_arg(counts[HIT]), "f": number_arg(counts[FLAG]), "l": number_arg(counts[LORE])}
    if counts[IGNORED]:
        return Message("attack-result-ignored", {**args, "i": number_arg(counts[IGNORED])})
    return Message("attack-result", args)


# -- attacks that a step has ended -------------------------------------------------------------------------------------

ROLLS: Final = ("frenzy", "rerolls")


def ended_conflicts(before: BattleState, events: list[Event]) -> tuple[Conflict, ...]:
    """The attack rolls of a step, from its events and the state before it as a spectator saw it.

    A roll of an earlier step is included again once it is known how many of its flags were ignored.
    """
    found: list[Conflict] = []
    last = clash_of(before)
    if last is not None and last.faces and last.at <= FLAGS and max(last.att, last.dfn) < len(before.pos):
        ignored = flags_ignored(last.dfn, events)
        if ignored != OPEN and c.FLAG in last.faces + last.faces2:
            found.append(attack_scene(before, last, "ended", ignored))
    for place, (key, args, _, _) in enumerate(events):
        numbers = [value for value in args if isinstance(value, int)]
        if key == "attack":
            att, dfn, kind, mode = numbers[:4]
            if max(att, dfn) >= len(before.pos):
                continue
            last = Clash(att, dfn, kind, mode, weapon_of(before, att, kind), before.pos[dfn], 0, numbers[4:])
        elif key in ROLLS and last is not None:
            last = Clash(last.att, last.dfn, last.kind, last.mode, last.weapon, last.home, 0, numbers[1:])
        else:
            continue
        found.append(attack_scene(before, last, "ended", flags_ignored(last.dfn, events[place + 1 :])))
    return tuple(found)


def flags_ignored(target: int, events: list[Event]) -> int:
    """How many flags the target of a roll ignored, from the events between this roll and the next."""
    ignored = OPEN
    for key, args, _, _ in events:
        if key == "attack" or key in ROLLS:
            break
        if not args or args[0] != target:
            continue
        if key == "ignores" and isinstance(args[1], int):
            ignored = args[1]
        elif key in ("retreats", "blocked"):
            ignored = max(ignored, 0)
        elif key == "eliminated" and ignored == OPEN:
            return GONE
    return ignored


def weapon_of(st: BattleState, unit: int, kind: int) -> int:
    weapon = st.weapon[unit]
    if kind == RANGED_ATTACK and c.W_TYPE[weapon] != c.MISSILE:
        return max(c.UNIT_DEFS[st.utype[unit]].ranged_weapon, 0)
    return weapon


# -- lines of sight ----------------------------------------------------------------------------------------------------


def blockers(ground: TerrainTable, at: list[int], a: int, b: int) -> tuple[int, ...]:
    """The hexes that block the line of sight from a to b; none if it is clear (BL-6.10 to BL-6.16)."""
    crossed, left, right = ground.board.line(a, b)

    def blocks(h: int) -> bool:
        return at[h] >= 0 or ground.blocks_from(a, h)

    found = [h for h in crossed if blocks(h)]
    if found:
        return tuple(found)
    one = [h for h in left if blocks(h)]
    other = [h for h in right if blocks(h)]
    return (*one, *other) if one and other else ()
