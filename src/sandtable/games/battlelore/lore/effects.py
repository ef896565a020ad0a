"""What Lore cards do, one branch per op of `ops.toml` (chapter 13; the cards are in `content/lore_cards.toml`)."""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore.combat.in_progress import (
    ALL_OF_THEM,
    FLY,
    M_ALLOW_BACK,
    M_BONUS_MELEE,
    M_CANCEL,
    M_FIRST,
    M_HALVE,
    M_IGNORE_ANY,
    M_IGNORE_HELMETS,
    M_IGNORE_STRIKES,
    M_LOCK,
    M_POISON,
    M_REFLECT,
    clash_of,
    moving_of,
)
from sandtable.games.battlelore.combat.morale import is_frightened
from sandtable.games.battlelore.combat.retreat import Retreat
from sandtable.games.battlelore.lore.frames import Bolt, FallBack, FalseOrders, Portal, Reroll, SpyDiscard, show_hand
from sandtable.games.battlelore.state import (
    BORROWED,
    BY_ORDER,
    CAMP_UNITS,
    COMBAT_OF,
    FX_ALL_FLAGS,
    FX_BOLD,
    FX_DICE,
    FX_DISABLED,
    FX_FRIGHT,
    FX_LIMIT,
    FX_LORE_HITS,
    FX_MARK_OFF,
    FX_MOVE,
    FX_NO_BANS,
    FX_NO_BOLD,
    FX_NO_LORE,
    FX_NO_LOS,
    FX_NO_MOVE,
    FX_NO_ORDER,
    FX_NO_STOPS,
    FX_RANGE,
    FX_STRIKE_DIE,
    FX_UNTARGET,
    IN_ANY,
    ORDERED,
    Battle,
    set_tokens,
)
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_CARDS
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE, LORE_DECK, HandLimit, draw_to_keep
from sandtable.games.battlelore.turn.lasting import last_turn, lasting

MARK_BASE: Final = 1000
"""A landmark as target of a card: 1000 plus its hex."""

FX_OF_OP: Final[dict[str, int]] = {
    "add_dice": FX_DICE,
    "limit_dice": FX_LIMIT,
    "bold": FX_BOLD,
    "no_bold": FX_NO_BOLD,
    "frightened": FX_FRIGHT,
    "ignore_all_flags": FX_ALL_FLAGS,
    "lore_hits": FX_LORE_HITS,
    "die_per_strike_hit": FX_STRIKE_DIE,
    "range_bonus": FX_RANGE,
    "no_los_needed": FX_NO_LOS,
    "move_bonus": FX_MOVE,
    "ignore_stops": FX_NO_STOPS,
    "ignore_battle_bans": FX_NO_BANS,
    "no_move": FX_NO_MOVE,
    "cannot_be_ordered": FX_NO_ORDER,
    "untargetable": FX_UNTARGET,
    "disable": FX_DISABLED,
}
MOD_OF_OP: Final[dict[str, int]] = {
    "halve_hits": M_HALVE,
    "reflect_strike_hits": M_REFLECT,
    "battle_first": M_FIRST,
    "cancel_attack": M_CANCEL,
    "bonus_melee_after_gain": M_BONUS_MELEE,
    "token_on_hit": M_POISON,
    "lock_target": M_LOCK,
}
IGNORE_MOD: Final[dict[str, int]] = {"helmet": M_IGNORE_HELMETS, "strike": M_IGNORE_STRIKES, "any": M_IGNORE_ANY}
FACE_OF: Final[dict[str, int]] = {"strike": c.STRIKE, "lore": c.LORE, "flag": c.FLAG}


def carry_out(st: Battle, holder: int, level: int, effect: Effect, targets: list[int], card: int) -> None:
    """One effect of a card on its targets. May push a frame when dice, retreats or questions follow."""
    op = effect.op
    if op in FX_OF_OP:
        put_in_force(st, holder, level, effect, targets, card)
    elif op in MOD_OF_OP:
        clash = clash_of(st)
        assert clash is not None
        clash.mods.append((MOD_OF_OP[op], 1))
    elif op == "ignore_hits":
        clash = clash_of(st)
        assert clash is not None
        number = effect.scaled(level)
        for face in effect.words("faces"):
            clash.mods.append((IGNORE_MOD[face], ALL_OF_THEM if number < 0 else number))
    elif op == "allow_battle_back":
        clash = clash_of(st)
        assert clash is not None
        clash.mods.append((M_ALLOW_BACK, 1 + effect.num("dice")))
    elif op == "reroll_dice":
        st.push(Reroll(holder, []))
    elif op == "damage_roll":
        dice = effect.num("dice") + effect.num("dice_per_level") * level
        by_level = effect.params.get("dice_by_level")
        if isinstance(by_level, list):
            dice = int(by_level[level - 1])
        eliminating = effect.word("eliminate_on") == "LORE"
        faces = [FACE_OF[face] for face in effect.words("hit_faces") if face in FACE_OF]
        flags = effect.params.get("flags") is True
        jumps = chain_length(card, level)
        st.push(Bolt(holder, dice, faces, eliminating, flags, jumps, targets[:], []))
    elif op == "place_token":
        moving = moving_of(st)
        for unit in targets:
            if moving is None or moving.how != FLY:  # a falling dragon gets no Web token (BL-19.11)
                set_tokens(st, unit, c.TOKEN_IDS.index(effect.word("token")), 1)
    elif op == "remove_tokens":
        for unit in targets:
            for name in effect.words("tokens"):
                set_tokens(st, unit, c.TOKEN_IDS.index(name), 0)
    elif op == "restore_figures":
        for unit in targets:
            st.figs[unit] = min(st.full[unit], st.figs[unit] + effect.scaled(level))
    elif op == "restore_half":
        for unit in targets:
            st.figs[unit] += (st.full[unit] - st.figs[unit] + 1) // 2
    elif op == "force_retreat":
        for unit in targets:
            st.push(Retreat(unit, effect.scaled(level), holder, is_frightened(st, unit), True))
    elif op == "teleport":
        st.push(Portal(targets[0], effect.scaled(level)))
    elif op == "fall_back":
        st.push(FallBack(targets[0], effect.num("n")))
    elif op == "end_move":
        moving = moving_of(st)
        assert moving is not None
        moving.held = 1
    elif op == "fell_flying_dragon":
        moving = moving_of(st)
        if moving is not None and moving.how == FLY:
            moving.held = 2
    elif op == "immediate_attack":
        moving = moving_of(st)
        assert moving is not None
        moving.ambusher = targets[0]
    else:
        carry_out_for_player(st, holder, level, effect, targets)


def chain_length(card: int, level: int) -> int:
    for effect in LORE_CARDS[card].effects:
        if effect.op == "chain":
            return effect.scaled(level)
    return 0


def carry_out_for_player(st: Battle, holder: int, level: int, effect: Effect, targets: list[int]) -> None:
    """Effects on players, hands and tokens rather than on units in battle."""
    op = effect.op
    foe = 1 - (holder & CAMP)
    if st.rules.allies:
        foe = targets[0] - MARK_BASE if targets and targets[0] >= MARK_BASE else st.active
    if op == "steal_lore":
        number = min(effect.scaled(level), st.tokens[foe])
        st.tokens[foe] -= number
        st.tokens[holder] += number
    elif op == "gain_lore":
        st.gain(holder, effect.scaled(level))
    elif op == "order_targets":
        for unit in targets:
            st.flags[unit] |= ORDERED if st.owner[unit] == st.active else ORDERED | BORROWED  # BL-31.5
    elif op == "no_lore_gain":
        if st.rules.epic:
            lasting(st, (FX_NO_LORE, CAMP_UNITS - (holder & CAMP), 0, IN_ANY, st.turn))
    elif op == "lore_draw_instead":
        st.lore_taken = True
        st.push(HandLimit(holder))
        draw_to_keep(st, holder, LORE_DECK, effect.num("draw"), effect.num("keep"))
    elif op == "look_and_discard_lore":
        show_hand(st, st.lore[foe], foe, holder, LORE_BASE)
        if st.lore[foe]:
            st.push(SpyDiscard(holder, foe))
    elif op == "look_command_hand":
        if level >= effect.num("min_level"):
            show_hand(st, st.hands[foe], foe, holder, 0)
    elif op == "force_command_card":
        st.push(FalseOrders(holder, foe))


def put_in_force(st: Battle, holder: int, level: int, effect: Effect, targets: list[int], card: int) -> None:
    """An effect that lasts, on every target, on the ordered units, or on all units of a camp (BL-13.21)."""
    kind = FX_OF_OP[effect.op]
    number = effect.scaled(level)
    if effect.op == "add_dice" and st.rules.epic:
        number = effect.num("n_epic", number)
    combat = COMBAT_OF[effect.word("combat")]
    until = effect.word("until", "turn")
    if effect.word("who") == "ordered":
        lasting(st, (kind, BY_ORDER, number, combat, last_turn(st, until, holder, holder)))
        return
    if LORE_CARDS[card].target == "enemy_units":
        lasting(st, (kind, CAMP_UNITS - (1 - (holder & CAMP)), number, combat, last_turn(st, until, holder, holder)))
        return
    for unit in targets:
        if unit >= MARK_BASE:
            lasting(st, (FX_MARK_OFF, unit - MARK_BASE, 0, IN_ANY, last_turn(st, until, holder, holder)))
        else:
            lasting(st, (kind, unit, number, combat, last_turn(st, until, holder, st.owner[unit])))
