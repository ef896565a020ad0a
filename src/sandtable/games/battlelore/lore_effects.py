"""What Lore cards do, one branch per op of `ops.toml` (chapter 13; the cards are in `content/lore_cards.toml`)."""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.core.frames import Frame
from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.cards import LORE_BASE, LORE_DECK, HandLimit, draw_to_keep, take_from
from sandtable.games.battlelore.effects import last_turn, lasting
from sandtable.games.battlelore.fight import (
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
    commanding_of,
    moving_of,
)
from sandtable.games.battlelore.losses import apply_hits, can_spend_victor, eliminate, roll, spend_victor
from sandtable.games.battlelore.morale import flags_ignored, is_frightened, retreat_per_flag
from sandtable.games.battlelore.places import can_stand, enter, stop_of
from sandtable.games.battlelore.retreat import Retreat, forced_flight, retreat_options
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
    HELD_FAST,
    IN_ANY,
    KNOWN,
    LORE_TAKEN,
    MOVE_OVER,
    ORDERED,
    Battle,
    set_tokens,
)

# questions
STRIKE_NEXT: Final = "strike_next"
CHAIN_TO: Final = "chain_to"
BOLT_FLAGS: Final = "bolt_flags"
REROLL: Final = "reroll"
PORTAL_TO: Final = "portal_to"
FALL_BACK_TO: Final = "fall_back_to"
SPY_DISCARD: Final = "spy_discard"
FALSE_ORDERS: Final = "false_orders"
DONE: Final = -1

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


def carry_out(st: Battle, holder: int, level: int, effect: c.Effect, targets: list[int], card: int) -> None:
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
    for effect in c.LORE_CARDS[card].effects:
        if effect.op == "chain":
            return effect.scaled(level)
    return 0


def carry_out_for_player(st: Battle, holder: int, level: int, effect: c.Effect, targets: list[int]) -> None:
    """Effects on players, hands and tokens rather than on units in battle."""
    op = effect.op
    foe = 1 - (holder & 1)
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
            lasting(st, (FX_NO_LORE, CAMP_UNITS - (holder & 1), 0, IN_ANY, st.turn))
    elif op == "lore_draw_instead":
        st.misc[LORE_TAKEN] = 1
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


def show_hand(st: Battle, hand: list[int], owner: int, holder: int, base: int) -> None:
    """Another holder looks at a hand: from now on he knows these cards, and the owner knows that (BL-13.2)."""
    cards = sorted(base + (card & 255) for card in hand)
    if cards:
        st.emit("sees_hand", (holder, owner, *cards), "BL-13.2", st.rules.knowers[holder] | st.rules.knowers[owner])
    for place, card in enumerate(hand):
        hand[place] = card | KNOWN << holder
    hand.sort()
    st.tell()


def put_in_force(st: Battle, holder: int, level: int, effect: c.Effect, targets: list[int], card: int) -> None:
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
    if c.LORE_CARDS[card].target == "enemy_units":
        lasting(st, (kind, CAMP_UNITS - (1 - (holder & 1)), number, combat, last_turn(st, until, holder, holder)))
        return
    for unit in targets:
        if unit >= MARK_BASE:
            lasting(st, (FX_MARK_OFF, unit - MARK_BASE, 0, IN_ANY, last_turn(st, until, holder, holder)))
        else:
            lasting(st, (kind, unit, number, combat, last_turn(st, until, holder, st.owner[unit])))


class Bolt(Frame[Battle]):
    """Dice of a Lore card rolled against each of its targets: no attack, no tokens, no battle back (BL-7.20, BL-13.17)."""

    __slots__ = ("dice", "eliminating", "faces", "flags", "holder", "jumps", "struck", "targets")

    def __init__(
        self,
        holder: int,
        dice: int,
        faces: list[int],
        eliminating: bool,
        flags: bool,
        jumps: int,
        targets: list[int],
        struck: list[int],
    ) -> None:
        self.holder = holder
        self.dice = dice
        self.faces = faces
        """Faces that hit besides helmets of the target's colour."""
        self.eliminating = eliminating
        self.flags = flags
        self.jumps = jumps
        self.targets = targets
        self.struck = struck
        """Units struck so far, and the flags still to be taken by the last one as a negative number."""

    def advance(self, st: Battle) -> Decision | None:
        if self.struck and self.struck[-1] < 0:
            return self.take_flags(st)
        targets: list[Pick] = [unit for unit in self.targets if st.pos[unit] >= 0]
        if not targets:
            st.pop()
            return None
        seat = st.rules.seats[self.holder]
        if self.jumps and self.struck:
            return Decision(CHAIN_TO, seat, [DONE, *targets], "BL-13.2", (self.struck[-1],))
        if not self.flags:
            targets = targets[:1]  # without retreats the order changes nothing
        return Decision(STRIKE_NEXT, seat, targets, "BL-13.2", ())

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == BOLT_FLAGS:
            flags = -self.struck.pop()
            unit = self.struck[-1]
            if pick > flags_ignored(st, unit, flags)[1]:
                spend_victor(st, unit)
            self.retreat(st, unit, flags - pick)
            return
        if pick == DONE:
            st.pop()
            return
        jumped = asked.kind == CHAIN_TO
        self.targets.remove(pick)
        self.struck.append(pick)
        self.strike(st, pick, jumped)

    def strike(self, st: Battle, unit: int, jumped: bool) -> None:
        place = st.pos[unit]
        faces = roll(st, self.dice)
        if st.loud:
            st.emit("bolt", (self.holder, unit, *faces), "BL-13.2")
        hits = 0 if c.T_RACE[st.utype[unit]] == 5 else faces.count(st.colour[unit])
        hits += sum(faces.count(face) for face in self.faces)
        if self.jumps:
            if jumped:
                self.jumps -= 1
            self.targets = self.next_targets(st, unit, place) if hits and self.jumps else []
        if self.eliminating and c.LORE in faces:
            eliminate(st, unit, self.holder)
            return
        flags = faces.count(c.FLAG) if self.flags else 0
        if flags:
            if st.tok[unit] & HELD_FAST:
                hits += flags
            else:
                self.struck.append(-flags)
        apply_hits(st, unit, hits, self.holder)

    def next_targets(self, st: Battle, unit: int, place: int) -> list[int]:
        """Enemy units adjacent to the last one and not yet struck (Chain Lightning)."""
        near = [st.at[h] for h in st.ground.board.neighbours[place] if st.at[h] >= 0]
        camp = self.holder & 1
        return [other for other in near if st.owner[other] & 1 != camp and other not in self.struck and other != unit]

    def take_flags(self, st: Battle) -> Decision | None:
        """FLAGs force retreats as in battle, Bold included (Forest Frenzy and its like)."""
        unit = self.struck[-2]
        flags = -self.struck[-1]
        if st.pos[unit] < 0:
            self.struck.pop()
            return None
        least, most = flags_ignored(st, unit, flags)
        if most < flags and can_spend_victor(st, unit):
            most += 1
        options: list[Pick] = [*range(least, most + 1)]
        return Decision(BOLT_FLAGS, st.seat_of(unit), options, "BL-9.2", (unit, flags))

    def retreat(self, st: Battle, unit: int, flags: int) -> None:
        if flags > 0 and st.utype[unit] >= c.FIRST_HERO:
            st.push(forced_flight(unit, self.holder, 0, flags))
        elif flags > 0:
            hexes = flags * retreat_per_flag(st, unit)
            st.push(Retreat(unit, hexes, self.holder, is_frightened(st, unit), True))

    def fields(self) -> tuple[object, ...]:
        return (
            self.holder,
            self.dice,
            self.faces[:],
            self.eliminating,
            self.flags,
            self.jumps,
            self.targets[:],
            self.struck[:],
        )

    def clone(self) -> Bolt:
        return Bolt(
            self.holder,
            self.dice,
            self.faces[:],
            self.eliminating,
            self.flags,
            self.jumps,
            self.targets[:],
            self.struck[:],
        )

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        return [asked.clause]


class Reroll(Frame[Battle]):
    """Any number of the attack's dice are rolled once more (Bless): first all are named, then rolled together."""

    __slots__ = ("chosen", "holder")

    def __init__(self, holder: int, chosen: list[int]) -> None:
        self.holder = holder
        self.chosen = chosen

    def advance(self, st: Battle) -> Decision | None:
        clash = clash_of(st)
        assert clash is not None
        left = clash.faces[:]
        for face in self.chosen:
            left.remove(face)
        options: list[Pick] = [DONE, *sorted(set(left))]
        return Decision(REROLL, st.rules.seats[self.holder], options, "BL-13.2", ())

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick != DONE:
            self.chosen.append(pick)
            return
        st.pop()
        clash = clash_of(st)
        assert clash is not None
        for face in self.chosen:
            clash.faces.remove(face)
        fresh = roll(st, len(self.chosen))
        clash.faces += fresh
        st.emit("rerolls", (clash.att, *fresh), "BL-13.2")

    def fields(self) -> tuple[object, ...]:
        return (self.holder, self.chosen[:])

    def clone(self) -> Reroll:
        return Reroll(self.holder, self.chosen[:])

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        return [asked.clause]


class Portal(Frame[Battle]):
    """A unit is placed on a vacant passable hex in reach instead of moving; it enters that hex (BL-5.13, BL-5.17)."""

    __slots__ = ("reach", "unit")

    def __init__(self, unit: int, reach: int) -> None:
        self.unit = unit
        self.reach = reach

    def advance(self, st: Battle) -> Decision | None:
        row = st.ground.board.distance[st.pos[self.unit]]
        options: list[Pick] = [
            h for h in st.ground.board.hexes if 0 < row[h] <= self.reach and can_stand(st, self.unit, h)
        ]
        if not options:
            st.pop()
            return None
        return Decision(PORTAL_TO, st.seat_of(self.unit), options, "BL-5.13", (self.unit,))

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        enter(st, self.unit, pick, st.pos[self.unit])
        st.flags[self.unit] |= MOVE_OVER
        st.emit("portal", (self.unit, pick), "BL-5.13")

    def fields(self) -> tuple[object, ...]:
        return (self.unit, self.reach)

    def clone(self) -> Portal:
        return Portal(self.unit, self.reach)

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        return [asked.clause]


class FallBack(Frame[Battle]):
    """A unit moves up to so many hexes, each step as in a retreat, without being one (Hit and Run, BL-8.3, BL-13.24)."""

    __slots__ = ("left", "unit")

    def __init__(self, unit: int, left: int) -> None:
        self.unit = unit
        self.left = left

    def advance(self, st: Battle) -> Decision | None:
        options: list[Pick] = [DONE]
        if self.left:
            options += retreat_options(st, self.unit)
        if len(options) == 1:
            st.pop()
            return None
        return Decision(FALL_BACK_TO, st.seat_of(self.unit), options, "BL-8.3", (self.unit,))

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick == DONE:
            st.pop()
            return
        unit = self.unit
        alone = st.leader[unit] < 0
        st.emit("moves", (unit, pick), "BL-13.24")
        enter(st, unit, pick, st.pos[unit])
        joined = alone and st.leader[unit] >= 0
        self.left = 0 if joined or stop_of(st, unit, pick) != c.MOVE_FREE else self.left - 1

    def fields(self) -> tuple[object, ...]:
        return (self.unit, self.left)

    def clone(self) -> FallBack:
        return FallBack(self.unit, self.left)

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        return [asked.clause]


class SpyDiscard(Frame[Battle]):
    """The spy has seen the opponent's Lore hand and discards a card of it (Spy in the Camp)."""

    __slots__ = ("foe", "holder")

    def __init__(self, holder: int, foe: int) -> None:
        self.holder = holder
        self.foe = foe

    def advance(self, st: Battle) -> Decision | None:
        options: list[Pick] = [LORE_BASE + card for card in sorted({card & 255 for card in st.lore[self.foe]})]
        return Decision(SPY_DISCARD, st.rules.seats[self.holder], options, "BL-13.2", (), False)

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        take_from(st.lore[self.foe], pick - LORE_BASE)
        st.lore_discard.append(pick - LORE_BASE)
        st.emit("discards_lore", (self.foe, pick), "BL-13.2")

    def fields(self) -> tuple[object, ...]:
        return (self.holder, self.foe)

    def clone(self) -> SpyDiscard:
        return SpyDiscard(self.holder, self.foe)

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        return [asked.clause]


class FalseOrders(Frame[Battle]):
    """The opponent takes his Command card back and must play the one chosen from his hand (False Orders, BL-29.19)."""

    __slots__ = ("at", "foe", "holder")

    def __init__(self, holder: int, foe: int, at: int = 0) -> None:
        self.holder = holder
        self.foe = foe
        self.at = at

    def advance(self, st: Battle) -> Decision | None:
        if self.at == 0:
            self.at = 1
            for kind, from_rack in st.played:
                (st.rack if from_rack else st.hands[self.foe]).append(kind)
            st.rack.sort()
            st.played = []
            show_hand(st, st.hands[self.foe], self.foe, self.holder, 0)
            return None
        options: list[Pick] = [*sorted({card & 255 for card in st.hands[self.foe]})]
        if not options:
            st.pop()
            return None
        return Decision(FALSE_ORDERS, st.rules.seats[self.holder], options, "BL-13.2", (), False)

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        take_from(st.hands[self.foe], pick)
        st.played = [(pick, 0)]
        phase = commanding_of(st)
        if phase is not None and phase.kinds == [pick]:
            phase.kinds = []  # the same card, but a new play
        st.emit("false_orders", (self.foe, pick), "BL-13.2")

    def fields(self) -> tuple[object, ...]:
        return (self.holder, self.foe, self.at)

    def clone(self) -> FalseOrders:
        return FalseOrders(self.holder, self.foe, self.at)

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        return [asked.clause]


FRAMES: Final = (Bolt, Reroll, Portal, FallBack, SpyDiscard, FalseOrders)
