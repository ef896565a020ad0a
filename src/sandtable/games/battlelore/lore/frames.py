"""Frames for Lore cards that roll or ask: bolts, re-rolls, portals, falling back, looking at hands (chapter 13)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import bit_of, face_of, kinds_of, take
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.games.battlelore.combat.answers import IGNORED_FLAGS
from sandtable.games.battlelore.combat.in_progress import clash_of, commanding_of
from sandtable.games.battlelore.combat.losses import apply_hits, can_spend_victor, eliminate, roll, spend_victor
from sandtable.games.battlelore.combat.morale import flags_ignored, is_frightened, retreat_per_flag
from sandtable.games.battlelore.combat.retreat import Retreat, forced_flight, retreat_options, why_not_retreat_to
from sandtable.games.battlelore.facts import face_rule, of_v, refusal
from sandtable.games.battlelore.heroes.in_play import has_op
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import HELD_FAST, MOVE_OVER
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import MOVE_FREE
from sandtable.games.battlelore.turn.drawing import LORE_BASE, choice_rule
from sandtable.games.battlelore.turn.places import TAKEN, enter, hex_rule, stop_of, unit_rule, why_not_stand
from sandtable.games.battlelore.turn.ways import of_mover

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


@frame
class Bolt(Frame[BattleState]):
    """Dice of a Lore card rolled against each of its targets: not an attack, no tokens, no battle back (BL-7.20, BL-13.17)."""

    holder: int
    dice: int
    faces: list[int]
    """Faces that hit, in addition to helmets of the target's colour."""
    eliminating: bool
    flags: bool
    jumps: int
    targets: list[int]
    struck: list[int]
    """The units struck so far, and the flags the last one still has to take, as a negative number."""

    def advance(self, st: BattleState) -> Decision | None:
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

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
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

    def strike(self, st: BattleState, unit: int, jumped: bool) -> None:
        """Roll against one unit. Helmets never hit a Champion (BL-25.26)."""
        place = st.pos[unit]
        faces = roll(st, self.dice)
        if st.logging:
            st.emit("bolt", (self.holder, unit, *faces), "BL-13.2")
        hits = 0 if c.T_RACE[st.utype[unit]] == c.HERO else faces.count(st.colour[unit])
        checked = sum(faces.count(face) for face in self.faces if can_be_hit_by(st, unit, face))
        hits += checked
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
        apply_hits(st, unit, hits, self.holder, strikes=checked)

    def next_targets(self, st: BattleState, unit: int, place: int) -> list[int]:
        """Enemy units adjacent to the last target and not yet struck (Chain Lightning)."""
        near = [st.at[h] for h in st.ground.board.neighbours[place] if st.at[h] >= 0]
        camp = self.holder & CAMP
        return [
            other for other in near if st.owner[other] & CAMP != camp and other not in self.struck and other != unit
        ]

    def take_flags(self, st: BattleState) -> Decision | None:
        """FLAGs force retreats as in battle, and Bold counts (Forest Frenzy and similar cards)."""
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

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return IGNORED_FLAGS if asked.kind == BOLT_FLAGS else NEXT_STRUCK

    def retreat(self, st: BattleState, unit: int, flags: int) -> None:
        if flags > 0 and st.utype[unit] >= c.FIRST_HERO:
            st.push(forced_flight(unit, self.holder, 0, flags))
        elif flags > 0:
            hexes = flags * retreat_per_flag(st, unit)
            st.push(Retreat(unit, hexes, self.holder, is_frightened(st, unit), True))


def with_last(st: BattleState, seat: int, unit: int) -> Facts:
    return {"u": ("unit", asking(st, Bolt).struck[-1])}


STRUCK_BEFORE: Final = refusal("BL-13.14", of_v)
NOT_AMONG: Final = refusal("BL-13.2", of_v, "unit")
OWN_SIDE: Final = refusal("BL-13.2", of_v, "own")
TOO_FAR: Final = refusal("BL-13.2", with_last, "far")


def why_not_struck(st: BattleState, seat: int, unit: int) -> Refusal | None:
    """Why a card does not strike this unit next, or a bolt does not go on to it (BL-13.2, BL-13.14)."""
    bolt = asking(st, Bolt)
    if unit in st.asked(seat).options:
        return None
    if unit in bolt.struck:
        return STRUCK_BEFORE
    if not (bolt.jumps and bolt.struck):
        return NOT_AMONG
    return OWN_SIDE if st.owner[unit] & CAMP == bolt.holder & CAMP else TOO_FAR


NEXT_STRUCK: Final = unit_rule("BL-13.2", why_not_struck)


def can_be_hit_by(st: BattleState, unit: int, face: int) -> bool:
    """Does a STRIKE or LORE of a card's roll hit this unit? Some units are immune to one of them (BL-7.8, Lore Stone)."""
    if face == c.STRIKE:
        return not c.T_ABILITIES[st.utype[unit]] & c.STRIKE_IMMUNE
    return not (st.sheets and has_op(st, unit, "lore_never_hits"))


@frame
class Reroll(Frame[BattleState]):
    """Any number of the attack's dice are re-rolled once (Bless): the player names all of them, then they are rolled
    together.
    """

    holder: int
    chosen: list[int]

    def advance(self, st: BattleState) -> Decision | None:
        clash = clash_of(st)
        assert clash is not None
        left = clash.faces[:]
        for face in self.chosen:
            left.remove(face)
        options: list[Pick] = [DONE, *sorted(set(left))]
        return Decision(REROLL, st.rules.seats[self.holder], options, "BL-13.2", ())

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
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
        if fresh:
            st.emit("rerolls", (clash.att, *fresh), "BL-13.2")

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return REROLLED_FACES


REROLLED_FACES: Final = face_rule("BL-13.2")


@frame
class Portal(Frame[BattleState]):
    """A unit is placed on a vacant passable hex in reach instead of moving; it enters that hex (BL-5.13, BL-5.17)."""

    unit: int
    reach: int

    def advance(self, st: BattleState) -> Decision | None:
        options: list[Pick] = [h for h in st.ground.board.hexes if self.why_not_to(st, h) is None]
        if not options:
            st.pop()
            return None
        return Decision(PORTAL_TO, st.seat_of(self.unit), options, "BL-5.13", (self.unit,))

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        enter(st, self.unit, pick, st.pos[self.unit])
        st.flags[self.unit] |= MOVE_OVER
        st.emit("portal", (self.unit, pick), "BL-5.13")

    def why_not_to(self, st: BattleState, h: int) -> Refusal | Objection | None:
        """The portal leads to a vacant passable hex in reach."""
        away = st.ground.board.distance[st.pos[self.unit]][h]
        if not away:
            return Objection(IN_PORTAL_ALREADY, self.unit)
        if st.at[h] >= 0:
            return TAKEN
        reason = why_not_stand(st, self.unit, h)
        return Objection(BEYOND_PORTAL, away, self.reach) if reason is None and away > self.reach else reason

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return PORTAL_RULE


IN_PORTAL_ALREADY: Final = Refusal("BL-5.13", "refused-bl-5-3-here", of_mover)
BEYOND_PORTAL: Final = Refusal(
    "BL-5.13", "refused-bl-5-13", lambda st, away, reach: {"m": ("count", away), "n": ("count", reach)}
)
PORTAL_RULE: Final = hex_rule("BL-5.13", lambda st, seat, h: asking(st, Portal).why_not_to(st, h))


@frame
class FallBack(Frame[BattleState]):
    """A unit moves up to a number of hexes, each step as in a retreat, but it is not a retreat (Hit and Run, BL-8.3,
    BL-13.24).
    """

    unit: int
    left: int

    def advance(self, st: BattleState) -> Decision | None:
        options: list[Pick] = [DONE]
        if self.left:
            options += retreat_options(st, self.unit)
        if len(options) == 1:
            st.pop()
            return None
        return Decision(FALL_BACK_TO, st.seat_of(self.unit), options, "BL-8.3", (self.unit,))

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick == DONE:
            st.pop()
            return
        unit = self.unit
        alone = st.leader[unit] < 0
        st.emit("moves", (unit, pick), "BL-13.24")
        enter(st, unit, pick, st.pos[unit])
        joined = alone and st.leader[unit] >= 0
        self.left = 0 if joined or stop_of(st, unit, pick) != MOVE_FREE else self.left - 1

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return FALL_BACK_RULE


FALL_BACK_RULE: Final = hex_rule("BL-8.3", lambda st, seat, h: why_not_retreat_to(st, asking(st, FallBack).unit, h))


def show_hand(st: BattleState, hand: list[int], owner: int, holder: int, base: int) -> None:
    """Another holder looks at a hand: he knows these cards from now on, and the owner knows that (BL-13.2)."""
    cards = sorted(base + face_of(card) for card in hand)
    if cards:
        st.emit("sees_hand", (holder, owner, *cards), "BL-13.2", st.rules.knowers[holder] | st.rules.knowers[owner])
    for place in range(len(hand)):
        st.show(hand, place, bit_of(holder))
    hand.sort()


@frame
class SpyDiscard(Frame[BattleState]):
    """The spy has seen the opponent's Lore hand and discards one of its cards (Spy in the Camp)."""

    holder: int
    foe: int

    def advance(self, st: BattleState) -> Decision | None:
        options: list[Pick] = [LORE_BASE + card for card in kinds_of(st.lore[self.foe])]
        return Decision(SPY_DISCARD, st.rules.seats[self.holder], options, "BL-13.2", (), False)

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        take(st.lore[self.foe], pick - LORE_BASE)
        st.lore_discard.append(pick - LORE_BASE)
        st.emit("discards_lore", (self.foe, pick), "BL-13.2")

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return SPIED


SPIED: Final = choice_rule("BL-13.2", "13-2-cards", lore=True)
ORDERED_FALSELY: Final = choice_rule("BL-13.2", "13-2-cards")


@frame
class FalseOrders(Frame[BattleState]):
    """The opponent takes his Command card back and must play the one chosen from his hand (False Orders, BL-29.19)."""

    holder: int
    foe: int
    at: int = 0

    def advance(self, st: BattleState) -> Decision | None:
        if self.at == 0:
            self.at = 1
            st.rack = sorted([*st.rack, *[kind for kind, from_rack in st.played if from_rack]])
            st.hands[self.foe] += [kind for kind, from_rack in st.played if not from_rack]
            st.played = []
            show_hand(st, st.hands[self.foe], self.foe, self.holder, 0)
            return None
        options: list[Pick] = [*kinds_of(st.hands[self.foe])]
        if not options:
            st.pop()
            return None
        return Decision(FALSE_ORDERS, st.rules.seats[self.holder], options, "BL-13.2", (), False)

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        take(st.hands[self.foe], pick)
        st.played = [(pick, 0)]
        phase = commanding_of(st)
        if phase is not None and phase.kinds == [pick]:
            phase.kinds = []  # the same card, but played again
        st.emit("false_orders", (self.foe, pick), "BL-13.2")

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return ORDERED_FALSELY
