"""The attack, step by step: windows, dice, Frenzy, battle back (BL-7.16, chapter 7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.legality import Rule
from sandtable.games.battlelore.combat.answers import (
    AFTER_ATTACK,
    FLEE,
    HELP_RULE,
    IGNORED_FLAGS,
    YES,
)
from sandtable.games.battlelore.combat.declare import has_horn, helpers, unmark_battled, why_not_battle_back
from sandtable.games.battlelore.combat.dice import breath_dice, dice_count
from sandtable.games.battlelore.combat.follow_on import STRIKE_AGAIN, FollowOn, can_gain_ground
from sandtable.games.battlelore.combat.in_progress import (
    ALL_OF_THEM,
    AMBUSH,
    BACK,
    BONUS,
    BREATH_ATTACK,
    FIRST_STRIKE,
    M_AGAIN,
    M_ALLOW_BACK,
    M_BONUS_MELEE,
    M_CANCEL,
    M_DICE,
    M_FIRST,
    M_LEECH,
    M_NO_BACK,
    MELEE_ATTACK,
    NORMAL,
    OPPORTUNITY,
    PROCEDURES,
    REROLLED,
    SWUNG,
    Clash,
)
from sandtable.games.battlelore.combat.losses import can_spend_victor, roll, spend_victor
from sandtable.games.battlelore.combat.morale import most_ignored
from sandtable.games.battlelore.combat.resolve import (
    add_neck,
    after_checks,
    axe_swing,
    can_grow_neck,
    suffer_poison,
    take_flags,
    take_hits,
    use_lore,
)
from sandtable.games.battlelore.combat.scoring import strike_hits, strike_rule
from sandtable.games.battlelore.creatures.tremor import shake
from sandtable.games.battlelore.heroes.attacks import note_score
from sandtable.games.battlelore.heroes.cards import hero_window
from sandtable.games.battlelore.heroes.effects import end_battle_effects
from sandtable.games.battlelore.heroes.flight import own_flight, why_not_flee
from sandtable.games.battlelore.heroes.in_play import has_op, hero_in
from sandtable.games.battlelore.lore.windows import open_window
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BATTLED, PURSUED, VICTOR
from sandtable.games.battlelore.tables.effects import FX_LIMIT, FX_STRIKE_DIE, FX_USED, IN_MELEE
from sandtable.games.battlelore.tables.heroes import ATTACKING, DEFENDING, ROLLED
from sandtable.games.battlelore.turn.lasting import has_effect, lowest_limit

# questions
IGNORE_FLAGS: Final = "ignore_flags"
BATTLE_BACK: Final = "battle_back"
CALL_HELP: Final = "call_help"
SPEND_DIE: Final = "spend_die"
NEW_NECK: Final = "new_neck"

NO: Final = 0
NOBODY: Final = -1

# the steps of BL-7.16; HERO_7, HERO_8 and AFTERMATH only with Heroes on the board
HELP: Final = 0
VICTOR_DIE: Final = 1
W7: Final = 2
HERO_7: Final = 3
FIRST: Final = 4
ROLL: Final = 5
HERO_8: Final = 6
W8: Final = 7
TOKENS: Final = 8
AFTERMATH: Final = 9
AXE: Final = 10
LORE_STEP: Final = 11
REGROW: Final = 12
FLAGS: Final = 13
FRENZY: Final = 14
TREMOR: Final = 15
W9: Final = 16
END: Final = 17
AFTER: Final = 18


class Attack(Clash):
    """The procedure of every attack, in the order of BL-7.16."""

    __slots__ = ()

    def advance(self, st: BattleState) -> Decision | None:
        return STEPS[self.at](self, st)

    def call_help(self, st: BattleState) -> Decision | None:
        """A Horn calls a friendly unit into the attack (BL-22.6)."""
        self.at = VICTOR_DIE
        if has_horn(st, self.att) and self.kind == MELEE_ATTACK and self.mode == NORMAL:
            friends = helpers(st, self.att, self.dfn)
            if friends:
                self.at = HELP
                options: list[Pick] = [NOBODY, *friends]
                return Decision(CALL_HELP, st.seat_of(self.att), options, "BL-22.6", (self.att, self.dfn))
        return None

    def victor_die(self, st: BattleState) -> Decision | None:
        """A victor's Lore token may be spent for a die (BL-17.5)."""
        if st.tok[self.att] & VICTOR:
            return Decision(SPEND_DIE, st.seat_of(self.att), [NO, YES], "BL-17.5", (self.att, self.dfn))
        self.at = W7
        return None

    def window_7(self, st: BattleState) -> Decision | None:
        if st.sheets:
            self.at = HERO_7
            self.use_cards(st)
        else:
            self.lore_window(st)
        return None

    def hero_7(self, st: BattleState) -> Decision | None:
        if self.mod(M_CANCEL):
            self.at = FIRST
        else:
            self.lore_window(st)
        return None

    def first_strike(self, st: BattleState) -> Decision | None:
        self.at = ROLL
        if self.mods:
            self.before_dice(st)
        return None

    def hero_8(self, st: BattleState) -> Decision | None:
        self.at = W8 if st.rules.lore else TOKENS
        hero_window(st, ROLLED, [hero_in(st, self.att)])
        return None

    def window_8(self, st: BattleState) -> Decision | None:
        self.at = TOKENS
        open_window(st, 8, self.att, self.dfn)
        return None

    def hit_step(self, st: BattleState) -> Decision | None:
        self.at = AFTERMATH if st.sheets else AXE
        take_hits(st, self)
        return None

    def aftermath(self, st: BattleState) -> Decision | None:
        self.at = AXE
        after_checks(st, self)
        return None

    def axe(self, st: BattleState) -> Decision | None:
        self.at = LORE_STEP
        swings = self.again and c.T_ABILITIES[st.utype[self.att]] & c.AXE_SWING and not self.done & SWUNG
        if swings and axe_swing(st, self):
            self.at = AFTERMATH
        return None

    def lore_step(self, st: BattleState) -> Decision | None:
        self.at = REGROW
        if self.lore:
            use_lore(st, self)
        return None

    def tremor(self, st: BattleState) -> Decision | None:
        self.at = W9
        shake(st, self)
        return None

    def window_9(self, st: BattleState) -> Decision | None:
        self.at = END
        if st.rules.lore and self.mode != OPPORTUNITY:  # W7 and W8 only (BL-25.20)
            open_window(st, 9, self.att, self.dfn)
        return None

    def lore_window(self, st: BattleState) -> None:
        self.at = FIRST
        if st.rules.lore:
            open_window(st, 7, self.att, self.dfn)

    def use_cards(self, st: BattleState) -> None:
        """The Heroes of both units may use cards before the dice, the attacker's first (BL-26.13, BL-26.18)."""
        hero_window(st, DEFENDING, [hero_in(st, self.dfn)])
        hero_window(st, ATTACKING, [hero_in(st, self.att)])  # on top, so it is asked first

    def finish(self, st: BattleState) -> None:
        """End the attack, and with it the changes that Heroes' cards made to it."""
        if st.sheets:
            if st.effects:
                end_battle_effects(st, self)
            note_score(st, self)
        st.pop()

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        kind = asked.kind
        if kind == IGNORE_FLAGS:
            self.at = FRENZY
            take_flags(st, self, pick)
        elif kind == BATTLE_BACK:
            self.at = AFTER
            if pick == YES:
                self.battle_back(st)
            elif pick == FLEE:  # instead of battling back, and not forced (BL-25.17, BL-10.12)
                st.push(own_flight(st, self))
        elif kind == CALL_HELP:
            self.at = VICTOR_DIE
            if pick != NOBODY:
                self.helper = pick
                st.flags[pick] |= BATTLED
                st.emit("called", (self.att, pick), "BL-22.6")
        elif kind == SPEND_DIE:
            self.at = W7
            if pick == YES:
                self.mods.append((M_DICE, 1))
                spend_victor(st, self.att)
        elif kind == NEW_NECK:
            if pick == YES:
                add_neck(st, self)
            else:
                self.lore = 0

    # -- (a) to (c) ----------------------------------------------------------------------------------------------------

    def before_dice(self, st: BattleState) -> None:
        """A cancelled attack ends; a First Strike comes before the dice (BL-10.9, BL-13.20)."""
        if self.mod(M_CANCEL):
            self.finish(st)
            if self.mod(M_AGAIN):  # the card may be used on another unit
                used = (FX_USED, self.att, self.mod(M_AGAIN) - 1)
                st.effects = [effect for effect in st.effects if effect[:3] != used]
            elif self.mode == NORMAL:
                unmark_battled(st, self.att)
                if self.helper >= 0:
                    unmark_battled(st, self.helper)
            elif self.mode == BONUS:  # it may strike another unit (BL-10.5)
                st.flags[self.att] &= ~PURSUED
                st.push(FollowOn(self.att, self.home, NORMAL, True, STRIKE_AGAIN))
        elif self.mod(M_FIRST):
            self.mods = [mod for mod in self.mods if mod[0] != M_FIRST]
            self.mods.append((M_NO_BACK, 1))
            st.push(Attack(self.dfn, self.att, MELEE_ATTACK, FIRST_STRIKE, st.weapon[self.dfn], st.pos[self.att]))

    def roll_dice(self, st: BattleState) -> None:
        """(b) Count and roll the dice; a unit that died or is out of reach after a First Strike does not roll."""
        attacker = self.att
        if st.pos[attacker] < 0 or st.pos[self.dfn] < 0:
            self.finish(st)
            return
        apart = st.pos[self.dfn] not in st.ground.near[st.pos[attacker]]
        if self.kind == MELEE_ATTACK and apart and self.mode != OPPORTUNITY:
            self.finish(st)
            return
        if self.kind == BREATH_ATTACK:
            number = breath_dice(st, attacker)
        else:
            extra = self.mod(M_DICE) if self.mods else 0
            number = dice_count(st, attacker, self.dfn, self.kind, self.mode, self.weapon, extra)
        chance = st.chance
        self.faces = [chance(6) for _ in range(number)]
        if st.logging:
            st.emit("attack", (attacker, self.dfn, self.kind, self.mode, *self.faces), "BL-7.16")
        if self.helper >= 0:
            others = dice_count(st, self.helper, self.dfn, MELEE_ATTACK, NORMAL, st.weapon[self.helper])
            self.faces2 = roll(st, others)
            st.emit("helps", (self.helper, *self.faces2), "BL-22.7")
        if st.effects and self.kind == MELEE_ATTACK and has_effect(st, attacker, FX_STRIKE_DIE, IN_MELEE):
            self.roll_berserk(st)
        self.at = W8 if st.rules.lore else TOKENS
        if st.sheets:
            self.at = HERO_8
            if has_op(st, self.dfn, "divert_lore"):
                self.mods.append((M_LEECH, st.owner[self.dfn] + 1))

    def roll_berserk(self, st: BattleState) -> None:
        """One more die for each STRIKE of the attacker that hits, as far as its limit allows (BL-7.16, BL-7.18)."""
        room = lowest_limit(st, self.att, FX_LIMIT, IN_MELEE, ALL_OF_THEM) - len(self.faces)
        own = self.faces.count(c.STRIKE) if strike_rule(self, self.weapon) != c.MISS else 0  # not a helper's (BL-22.7)
        further = roll(st, max(0, min(strike_hits(st, self, False), own, room)))
        self.faces += further
        if further:
            st.emit("berserk", (self.att, *further), "BL-7.16")

    # -- (g) and (h) ----------------------------------------------------------------------------------------------------

    def regrow(self, st: BattleState) -> Decision | None:
        """The Hydra's owner may place a two-headed neck for each LORE (BL-18.12); then poison takes effect (BL-18.6)."""
        if self.lore and can_grow_neck(st, self):
            return Decision(NEW_NECK, st.seat_of(self.att), [NO, YES], "BL-18.12", (self.att,))
        self.at = FLAGS
        suffer_poison(st, self)
        return None

    def flag_step(self, st: BattleState) -> Decision | None:
        """(h) A surviving target ignores the flags it may and must; the rest make one retreat (BL-8.1, BL-8.8, BL-9.2)."""
        target = self.dfn
        if st.pos[target] < 0 or not (self.flags or self.push) or self.mode == OPPORTUNITY:
            self.at = FRENZY
            return None
        if self.flags:
            least, most = most_ignored(st, self)
            if most < self.flags and can_spend_victor(st, target):
                most += 1  # BL-17.5
            if most > least:
                options: list[Pick] = [*range(least, most + 1)]
                return Decision(IGNORE_FLAGS, st.seat_of(target), options, "BL-9.2", (target, self.flags))
            self.at = FRENZY
            take_flags(st, self, least)
        else:
            self.at = FRENZY
            take_flags(st, self, 0)
        return None

    # -- (i) to (k) ----------------------------------------------------------------------------------------------------

    def frenzy(self, st: BattleState) -> None:
        """(i) STRIKEs that hit are rolled again until none shows or the target is out of reach (BL-18.27, BL-7.17)."""
        target = self.dfn
        if (
            self.again
            and c.T_ABILITIES[st.utype[self.att]] & c.FRENZY
            and self.kind == MELEE_ATTACK
            and st.pos[target] >= 0
            and st.pos[self.att] >= 0
            and st.pos[target] in st.ground.near[st.pos[self.att]]
        ):
            self.faces = roll(st, self.again)
            self.faces2 = []
            st.emit("frenzy", (self.att, *self.faces), "BL-18.27")
            self.done |= REROLLED  # LORE of a re-roll yields no tokens
            self.at = TOKENS
        else:
            self.again = 0
            self.at = TREMOR

    def rule(self, asked: Decision) -> Rule[BattleState] | None:
        return {CALL_HELP: HELP_RULE, IGNORE_FLAGS: IGNORED_FLAGS, BATTLE_BACK: AFTER_ATTACK}.get(asked.kind)

    # -- (l) -----------------------------------------------------------------------------------------------------------

    def end_step(self, st: BattleState) -> Decision | None:
        """(l) Battle back if the target still stands in its hex, follow-on actions if it vacated it."""
        if st.pos[self.dfn] == self.home:
            answers = self.answers(st)
            if len(answers) > 1:
                owner = st.rules.seats[st.owner[self.dfn]]  # not his ally who ordered it (BL-31.6)
                seat = owner if st.rules.allies else st.seat_of(self.dfn)
                backs = YES in answers
                clause = "BL-9.5" if backs else "BL-25.17"
                return Decision(BATTLE_BACK, seat, answers, clause, (self.dfn, self.att, int(backs)))
            self.finish(st)
            return None
        self.finish(st)
        if self.kind == MELEE_ATTACK and self.mode in (NORMAL, BONUS) and st.pos[self.att] >= 0:
            bonus = bool(self.mods) and self.mod(M_BONUS_MELEE) > 0
            if can_gain_ground(st, self.att, self.home):
                st.push(FollowOn(self.att, self.home, self.mode, bonus))
        return None

    def answers(self, st: BattleState) -> list[Pick]:
        """The options of a defender who stands in his hex after the attack: battle back, or flee as a Champion (BL-25.17)."""
        found: list[Pick] = [NO]
        if self.mode in (NORMAL, BONUS, AMBUSH):
            if why_not_battle_back(st, self) is None:
                found.append(YES)
            if why_not_flee(st, self) is None:
                found.append(FLEE)
        return found

    def battle_back(self, st: BattleState) -> None:
        """The defender's own melee attack on the attacker (BL-9.6)."""
        back = Attack(self.dfn, self.att, MELEE_ATTACK, BACK, st.weapon[self.dfn], st.pos[self.att])
        extra = self.mod(M_ALLOW_BACK) - 1
        if extra > 0:
            back.mods.append((M_DICE, extra))
        st.push(back)


PROCEDURES["attack"] = Attack


STEPS: Final[tuple[Callable[[Attack, BattleState], Decision | None], ...]] = (
    Attack.call_help,
    Attack.victor_die,
    Attack.window_7,
    Attack.hero_7,
    Attack.first_strike,
    Attack.roll_dice,
    Attack.hero_8,
    Attack.window_8,
    Attack.hit_step,
    Attack.aftermath,
    Attack.axe,
    Attack.lore_step,
    Attack.regrow,
    Attack.flag_step,
    Attack.frenzy,
    Attack.tremor,
    Attack.window_9,
    Attack.end_step,
    Attack.finish,
)
"""The functions of the steps HELP, VICTOR_DIE and so on, in order. Each step sets the step that follows it."""
