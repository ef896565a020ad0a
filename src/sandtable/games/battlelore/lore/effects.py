"""The effects of Lore cards: one entry of `LORE_OPS` for each op (chapter 13; the cards are in
`content/lore_cards.toml`).

An entry says how an op is carried out. If the card's window, target and cost are not enough, it also says when the
effect can still happen (BL-13.3).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.lists import with_item
from sandtable.games.battlelore.combat.in_progress import (
    ALL_OF_THEM,
    AMBUSH,
    BONUS,
    FELLED,
    FLY,
    HELD,
    M_ALLOW_BACK,
    M_BONUS_MELEE,
    M_CANCEL,
    M_FIRST,
    M_HALVE,
    M_IGNORE_ANY,
    M_IGNORE_HELMETS,
    M_IGNORE_STRIKES,
    M_LOCK,
    M_NO_BACK,
    M_POISON,
    M_REFLECT,
    NORMAL,
    Clash,
    Stoppable,
    clash_of,
    moving_of,
)
from sandtable.games.battlelore.combat.morale import is_frightened
from sandtable.games.battlelore.combat.retreat import Retreat
from sandtable.games.battlelore.lore.frames import Bolt, FallBack, FalseOrders, Portal, Reroll, SpyDiscard, show_hand
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_CARDS
from sandtable.games.battlelore.tables.conditions import BORROWED, HALTED, ORDERED, WEBBED
from sandtable.games.battlelore.tables.effects import (
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
)
from sandtable.games.battlelore.tables.ops import LORE, Effect, carried_out
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE, LORE_DECK, HandLimit, draw_to_keep
from sandtable.games.battlelore.turn.lasting import can_be_moved, last_turn, lasting
from sandtable.games.battlelore.turn.tokens import set_tokens

MARK_BASE: Final = 1000
"""A landmark as the target of a card: 1000 plus its hex."""

IGNORE_MOD: Final[dict[str, int]] = {"helmet": M_IGNORE_HELMETS, "strike": M_IGNORE_STRIKES, "any": M_IGNORE_ANY}
FACE_OF: Final[dict[str, int]] = {"strike": c.STRIKE, "lore": c.LORE, "flag": c.FLAG}


class Played:
    """A Lore card in play: who played it, at what level, on which targets that still exist."""

    __slots__ = ("card", "holder", "level", "targets")

    def __init__(self, holder: int, card: int, level: int, targets: list[int]) -> None:
        self.holder = holder
        self.card = card
        self.level = level
        self.targets = targets


class LoreOp:
    """How to carry out one op of a Lore card."""

    __slots__ = ("can_serve", "carry_out", "foe_is_active", "orders", "what")

    def __init__(
        self,
        carry_out: Callable[[BattleState, Played, Effect], None],
        what: int = 0,
        can_serve: Callable[[BattleState, Clash], bool] | None = None,
        orders: bool = False,
        foe_is_active: bool = False,
    ) -> None:
        self.carry_out = carry_out
        """Carries out the op on the card's targets; may push a frame for dice, retreats or questions."""
        self.what = what
        """The lasting effect, or the change to the attack in progress."""
        self.can_serve = can_serve
        """Says whether the effect on the attack in progress can still happen (BL-13.3)."""
        self.orders = orders
        """The targets are ordered, so an ally's Heroes are excluded (BL-31.17)."""
        self.foe_is_active = foe_is_active
        """The opponent is the active player; otherwise one of two is chosen (BL-31.11)."""


# --- effects that last ------------------------------------------------------------------------------------------------


def put_in_force(st: BattleState, play: Played, effect: Effect) -> None:
    """Put a lasting effect on each target, on the ordered units, or on all units of a camp (BL-13.21)."""
    kind = LORE_OPS[effect.op].what
    holder = play.holder
    number = effect.scaled(play.level)
    if st.rules.epic:
        number = effect.num("n_epic", number)
    combat = COMBAT_OF[effect.word("combat")]
    until = effect.word("until", "turn")
    if effect.word("who") == "ordered":
        lasting(st, (kind, BY_ORDER, number, combat, last_turn(st, until, holder, holder)))
        return
    if LORE_CARDS[play.card].target == "enemy_units":
        lasting(st, (kind, CAMP_UNITS - (1 - (holder & CAMP)), number, combat, last_turn(st, until, holder, holder)))
        return
    for unit in play.targets:
        if unit >= MARK_BASE:
            h = unit - MARK_BASE
            lasting(st, (FX_MARK_OFF, h, 0, IN_ANY, last_turn(st, until, holder, st.ground.owner[h])))
        else:
            lasting(st, (kind, unit, number, combat, last_turn(st, until, holder, st.owner[unit])))


# --- changes of the attack in progress --------------------------------------------------------------------------------


def clash_in(st: BattleState) -> Clash:
    clash = clash_of(st)
    assert clash is not None
    return clash


def change_attack(st: BattleState, play: Played, effect: Effect) -> None:
    clash_in(st).mods.append((LORE_OPS[effect.op].what, 1))


def ignore_hits(st: BattleState, play: Played, effect: Effect) -> None:
    number = effect.scaled(play.level)
    for face in effect.words("faces"):
        clash_in(st).mods.append((IGNORE_MOD[face], ALL_OF_THEM if number < 0 else number))


def allow_battle_back(st: BattleState, play: Played, effect: Effect) -> None:
    clash_in(st).mods.append((M_ALLOW_BACK, 1 + effect.num("dice")))


def can_battle_back(st: BattleState, clash: Clash) -> bool:
    """Can the defender battle back: allowed by the attack, not webbed, and next to the attacker (BL-9.7, BL-9.20)?"""
    if clash.mode not in (NORMAL, BONUS, AMBUSH) or clash.mod(M_NO_BACK) or st.tok[clash.dfn] & WEBBED:
        return False
    return st.pos[clash.att] >= 0 and st.pos[clash.att] in st.ground.near[clash.home]


def can_battle_first(st: BattleState, clash: Clash) -> bool:
    return not st.tok[clash.dfn] & WEBBED


def can_gain_and_battle(st: BattleState, clash: Clash) -> bool:
    return clash.mode == NORMAL  # BL-9.8, BL-10.7


def reroll_dice(st: BattleState, play: Played, effect: Effect) -> None:
    st.push(Reroll(play.holder, []))


# --- blows, tokens, figures -------------------------------------------------------------------------------------------


def damage_roll(st: BattleState, play: Played, effect: Effect) -> None:
    level = play.level
    dice = effect.num("dice") + effect.num("dice_per_level") * level
    by_level = effect.params.get("dice_by_level")
    if isinstance(by_level, list):
        dice = int(by_level[level - 1])
    eliminating = effect.word("eliminate_on") == "LORE"
    faces = [FACE_OF[face] for face in effect.words("hit_faces") if face in FACE_OF]
    flags = effect.params.get("flags") is True
    jumps = chain_length(play.card, level)
    st.push(Bolt(play.holder, dice, faces, eliminating, flags, jumps, play.targets[:], []))


def chain_length(card: int, level: int) -> int:
    for effect in LORE_CARDS[card].effects:
        if effect.op == "chain":
            return effect.scaled(level)
    return 0


def part_of_another(st: BattleState, play: Played, effect: Effect) -> None:
    """Does nothing by itself: `chain` is a number of the roll, `return_card_to_hand` belongs to the play (BL-13.16)."""


def place_token(st: BattleState, play: Played, effect: Effect) -> None:
    moving = moving_of(st)
    for unit in play.targets:
        if moving is None or moving.how != FLY:  # a falling dragon gets no Web token (BL-19.11)
            set_tokens(st, unit, c.TOKEN_IDS.index(effect.word("token")), 1)


def remove_tokens(st: BattleState, play: Played, effect: Effect) -> None:
    for unit in play.targets:
        for name in effect.words("tokens"):
            set_tokens(st, unit, c.TOKEN_IDS.index(name), 0)


def restore_figures(st: BattleState, play: Played, effect: Effect) -> None:
    for unit in play.targets:
        st.figs[unit] = min(st.full[unit], st.figs[unit] + effect.scaled(play.level))


def restore_half(st: BattleState, play: Played, effect: Effect) -> None:
    for unit in play.targets:
        st.figs[unit] += (st.full[unit] - st.figs[unit] + 1) // 2


# --- moves and retreats -----------------------------------------------------------------------------------------------


def force_retreat(st: BattleState, play: Played, effect: Effect) -> None:
    for unit in play.targets:
        st.push(Retreat(unit, effect.scaled(play.level), play.holder, is_frightened(st, unit), True))


def teleport(st: BattleState, play: Played, effect: Effect) -> None:
    st.push(Portal(play.targets[0], effect.scaled(play.level)))


def fall_back(st: BattleState, play: Played, effect: Effect) -> None:
    st.push(FallBack(play.targets[0], effect.num("n")))


def can_fall_back(st: BattleState, clash: Clash) -> bool:
    """Can the unit fall back? This is a move, so BL-5.15 applies."""
    return st.pos[clash.att] >= 0 and can_be_moved(st, clash.att) and not st.flags[clash.att] & HALTED


def end_move(st: BattleState, play: Played, effect: Effect) -> None:
    moving = moving_of(st)
    assert moving is not None
    moving.held = HELD


def fell_flying_dragon(st: BattleState, play: Played, effect: Effect) -> None:
    moving = moving_of(st)
    if moving is not None and moving.how == FLY:
        moving.held = FELLED + play.holder


def immediate_attack(st: BattleState, play: Played, effect: Effect) -> None:
    moving = moving_of(st)
    assert moving is not None
    moving.ambusher = play.targets[0]


def order_targets(st: BattleState, play: Played, effect: Effect) -> None:
    for unit in play.targets:
        st.flags[unit] |= ORDERED if st.owner[unit] == st.active else ORDERED | BORROWED  # BL-31.5


# --- players, hands and tokens ----------------------------------------------------------------------------------------


def foe_of(st: BattleState, play: Played) -> int:
    """The opponent that a card affects: the chosen one of two, or the active player (BL-31.11)."""
    if st.rules.allies:
        return play.targets[0] - MARK_BASE if play.targets and play.targets[0] >= MARK_BASE else st.active
    return 1 - (play.holder & CAMP)


def steal_lore(st: BattleState, play: Played, effect: Effect) -> None:
    foe = foe_of(st, play)
    number = min(effect.scaled(play.level), st.tokens[foe])
    st.tokens = with_item(st.tokens, foe, st.tokens[foe] - number)
    st.tokens = with_item(st.tokens, play.holder, st.tokens[play.holder] + number)


def gain_lore(st: BattleState, play: Played, effect: Effect) -> None:
    st.gain(play.holder, effect.scaled(play.level))


def no_lore_gain(st: BattleState, play: Played, effect: Effect) -> None:
    if st.rules.epic:
        lasting(st, (FX_NO_LORE, CAMP_UNITS - (play.holder & CAMP), 0, IN_ANY, st.turn))


def lore_draw_instead(st: BattleState, play: Played, effect: Effect) -> None:
    st.lore_taken = True
    st.push(HandLimit(play.holder))
    draw_to_keep(st, play.holder, LORE_DECK, effect.num("draw"), effect.num("keep"))


def look_and_discard_lore(st: BattleState, play: Played, effect: Effect) -> None:
    foe = foe_of(st, play)
    show_hand(st, st.lore[foe], foe, play.holder, LORE_BASE)
    if st.lore[foe]:
        st.push(SpyDiscard(play.holder, foe))


def look_command_hand(st: BattleState, play: Played, effect: Effect) -> None:
    foe = foe_of(st, play)
    if play.level >= effect.num("min_level"):
        show_hand(st, st.hands[foe], foe, play.holder, 0)


def force_command_card(st: BattleState, play: Played, effect: Effect) -> None:
    st.push(FalseOrders(play.holder, foe_of(st, play)))


def cancel_lore_card(st: BattleState, play: Played, effect: Effect) -> None:
    """Cancel the Lore card announced before this one (BL-13.15)."""
    others = [frame for frame in st.stack[:-1] if isinstance(frame, Stoppable) and frame.card >= 0]
    others[-1].cancelled = True
    st.emit("cancelled", (others[-1].holder, LORE_BASE + others[-1].card), "BL-13.15")


# --- the registry -----------------------------------------------------------------------------------------------------

LORE_OPS: Final[dict[str, LoreOp]] = carried_out(
    LORE,
    {
        "add_dice": LoreOp(put_in_force, FX_DICE),
        "limit_dice": LoreOp(put_in_force, FX_LIMIT),
        "bold": LoreOp(put_in_force, FX_BOLD),
        "no_bold": LoreOp(put_in_force, FX_NO_BOLD),
        "frightened": LoreOp(put_in_force, FX_FRIGHT),
        "ignore_all_flags": LoreOp(put_in_force, FX_ALL_FLAGS),
        "lore_hits": LoreOp(put_in_force, FX_LORE_HITS),
        "die_per_strike_hit": LoreOp(put_in_force, FX_STRIKE_DIE),
        "range_bonus": LoreOp(put_in_force, FX_RANGE),
        "no_los_needed": LoreOp(put_in_force, FX_NO_LOS),
        "move_bonus": LoreOp(put_in_force, FX_MOVE),
        "ignore_stops": LoreOp(put_in_force, FX_NO_STOPS),
        "ignore_battle_bans": LoreOp(put_in_force, FX_NO_BANS),
        "no_move": LoreOp(put_in_force, FX_NO_MOVE),
        "cannot_be_ordered": LoreOp(put_in_force, FX_NO_ORDER),
        "untargetable": LoreOp(put_in_force, FX_UNTARGET),
        "disable": LoreOp(put_in_force, FX_DISABLED),
        "halve_hits": LoreOp(change_attack, M_HALVE),
        "reflect_strike_hits": LoreOp(change_attack, M_REFLECT),
        "battle_first": LoreOp(change_attack, M_FIRST, can_battle_first),
        "cancel_attack": LoreOp(change_attack, M_CANCEL),
        "bonus_melee_after_gain": LoreOp(change_attack, M_BONUS_MELEE, can_gain_and_battle),
        "token_on_hit": LoreOp(change_attack, M_POISON),
        "lock_target": LoreOp(change_attack, M_LOCK),
        "ignore_hits": LoreOp(ignore_hits),
        "allow_battle_back": LoreOp(allow_battle_back, can_serve=can_battle_back),
        "reroll_dice": LoreOp(reroll_dice),
        "damage_roll": LoreOp(damage_roll),
        "chain": LoreOp(part_of_another),
        "place_token": LoreOp(place_token),
        "remove_tokens": LoreOp(remove_tokens),
        "restore_figures": LoreOp(restore_figures),
        "restore_half": LoreOp(restore_half),
        "force_retreat": LoreOp(force_retreat),
        "teleport": LoreOp(teleport),
        "fall_back": LoreOp(fall_back, can_serve=can_fall_back),
        "end_move": LoreOp(end_move),
        "fell_flying_dragon": LoreOp(fell_flying_dragon),
        "immediate_attack": LoreOp(immediate_attack),
        "order_targets": LoreOp(order_targets, orders=True),
        "steal_lore": LoreOp(steal_lore),
        "gain_lore": LoreOp(gain_lore),
        "no_lore_gain": LoreOp(no_lore_gain),
        "lore_draw_instead": LoreOp(lore_draw_instead),
        "look_and_discard_lore": LoreOp(look_and_discard_lore),
        "look_command_hand": LoreOp(look_command_hand),
        "force_command_card": LoreOp(force_command_card, foe_is_active=True),
        "cancel_lore_card": LoreOp(cancel_lore_card),
        "return_card_to_hand": LoreOp(part_of_another),
    },
)
"""The ops of Lore cards."""


def can_serve(st: BattleState, card: int) -> bool:
    """Can the card's effect on the attack in progress still happen (BL-13.3)?"""
    clash = clash_of(st)
    effects = LORE_CARDS[card].effects
    if clash is None or not effects:
        return True
    serves = LORE_OPS[effects[0].op].can_serve
    return serves is None or serves(st, clash)
