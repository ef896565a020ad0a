"""The attack: windows, dice, hits, flags, Frenzy, battle back, and the follow-on actions (BL-7.16, chapters 7, 9 and 10)."""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.core.frames import Frame
from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.champions import Flight
from sandtable.games.battlelore.combat import (
    attack_kind,
    breath_dice,
    dice_count,
    mark_battled,
    near_enemies,
    unmark_battled,
    why_not_battle,
    why_not_bonus,
    why_not_target,
)
from sandtable.games.battlelore.effects import has_effect, lowest_limit
from sandtable.games.battlelore.fight import (
    ALL_OF_THEM,
    AMBUSH,
    BACK,
    BONUS,
    BREATH_ATTACK,
    FIRST_STRIKE,
    HAMMERED,
    M_ALLOW_BACK,
    M_BONUS_MELEE,
    M_CANCEL,
    M_DICE,
    M_FIRST,
    M_HALVE,
    M_IGNORE_ANY,
    M_LEECH,
    M_NO_BACK,
    M_POISON,
    M_REFLECT,
    M_SCORED,
    M_STRUCK_HERO,
    MELEE_ATTACK,
    NORMAL,
    OPPORTUNITY,
    RAMPAGED,
    RANGED_ATTACK,
    REROLLED,
    SWUNG,
    Clash,
)
from sandtable.games.battlelore.hero_cards import end_battle_effects, hero_window
from sandtable.games.battlelore.hero_hits import note_score, place_tokens
from sandtable.games.battlelore.hero_uses import ATTACKING, DEFENDING, ROLLED
from sandtable.games.battlelore.heroes import has_op, hero_in
from sandtable.games.battlelore.hits import count_hits, lore_hits, rolled_flags, strike_hits
from sandtable.games.battlelore.losses import (
    apply_hits,
    can_spend_victor,
    neck_supply,
    necks_of,
    pack_necks,
    reward_victor,
    roll,
    spend_victor,
)
from sandtable.games.battlelore.morale import bold_level, flags_ignored, is_frightened, retreat_per_flag
from sandtable.games.battlelore.places import enter, stop_of, why_not_stand
from sandtable.games.battlelore.retreat import Retreat, forced_flight
from sandtable.games.battlelore.rewards import gain_artifact, gain_tokens
from sandtable.games.battlelore.state import (
    BATTLED,
    FX_LIMIT,
    FX_LORE_HITS,
    FX_NO_LORE,
    FX_NO_MOVE,
    FX_STRIKE_DIE,
    GONE,
    HALTED,
    HELD_FAST,
    IN_MELEE,
    POISONED,
    PURSUED,
    VICTOR,
    WEBBED,
    Battle,
    set_tokens,
    token_count,
)
from sandtable.games.battlelore.windows import open_window

# questions
IGNORE_FLAGS: Final = "ignore_flags"
BATTLE_BACK: Final = "battle_back"
GAIN_GROUND: Final = "gain_ground"
PURSUE_TO: Final = "pursue_to"
BONUS_TARGET: Final = "bonus_target"
CALL_HELP: Final = "call_help"
SPEND_DIE: Final = "spend_die"
NEW_NECK: Final = "new_neck"
TREMOR_NEXT: Final = "tremor_next"

NO: Final = 0
YES: Final = 1
FLEE: Final = 2
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


def why_not_battle_back(st: Battle, clash: Clash) -> str | None:
    """What keeps the defender from battling back (BL-9.5 to BL-9.12, BL-9.20, BL-20.18)."""
    target = clash.dfn
    if clash.kind != MELEE_ATTACK:
        return "BL-9.11"
    if clash.mode in (BACK, FIRST_STRIKE):
        return "BL-9.7"
    if st.pos[target] != clash.home:
        return "BL-9.9"
    if st.pos[clash.att] < 0 or st.pos[clash.att] not in st.ground.near[clash.home]:
        return "BL-9.20"
    if st.tok[target] & WEBBED or clash.mod(M_NO_BACK):
        return "BL-9.20"
    if not (st.savvy[target] or clash.mod(M_ALLOW_BACK)) and bold_level(st, target) < 1:
        return "BL-9.5"
    if not dice_count(st, target, clash.att, MELEE_ATTACK, BACK, st.weapon[target]):
        return "BL-7.5"
    return None


def most_ignored(st: Battle, clash: Clash) -> tuple[int, int]:
    """The least and the most flags of this attack the target ignores (BL-9.2, BL-17.6, BL-19.12, BL-19.21, BL-12.16)."""
    return flags_ignored(st, clash.dfn, clash.flags, clash.flags_used)


def gains_lore(st: Battle, unit: int) -> bool:
    """May the LORE this unit rolls become tokens? Not a creature's, and a poisoned unit's hurts it (BL-7.15, BL-18.6)."""
    return c.T_KIND[st.utype[unit]] != c.CREATURE and not st.tok[unit] & POISONED


def has_horn(st: Battle, unit: int) -> bool:
    """Has the unit a hornblower left? He falls before the bearer (BL-7.12, BL-22.6)."""
    return st.attach[unit] == c.HORN and st.figs[unit] > 1


class Attack(Clash):
    """The procedure of every attack, in the order of BL-7.16."""

    __slots__ = ()

    def advance(self, st: Battle) -> Decision | None:
        at = self.at
        if at == HELP:
            self.at = VICTOR_DIE
            if has_horn(st, self.att) and self.kind == MELEE_ATTACK and self.mode == NORMAL:
                helpers = self.helpers(st)
                if helpers:
                    self.at = HELP
                    options: list[Pick] = [NOBODY, *helpers]
                    return Decision(CALL_HELP, st.seat_of(self.att), options, "BL-22.6", (self.att, self.dfn))
        elif at == VICTOR_DIE:
            if st.tok[self.att] & VICTOR:
                return Decision(SPEND_DIE, st.seat_of(self.att), [NO, YES], "BL-17.5", (self.att, self.dfn))
            self.at = W7
        elif at == W7:
            if st.heirs:
                self.at = HERO_7
                self.use_cards(st)
            else:
                self.lore_window(st)
        elif at == FIRST:
            self.at = ROLL
            if self.mods:
                self.before_dice(st)
        elif at == ROLL:
            self.roll_dice(st)
        elif at == W8:
            self.at = TOKENS
            open_window(st, 8, self.att, self.dfn)
        elif at == TOKENS:
            self.at = AXE
            self.take_hits(st)
        elif at == AXE:
            self.at = LORE_STEP
            if self.again and c.T_ABILITIES[st.utype[self.att]] & c.AXE_SWING and not self.done & SWUNG:
                self.axe_swing(st)
        elif at == LORE_STEP:
            self.at = REGROW
            if self.lore:
                self.use_lore(st)
        elif at == REGROW:
            return self.regrow(st)
        elif at == FLAGS:
            return self.flag_step(st)
        elif at == FRENZY:
            self.frenzy(st)
        elif at == TREMOR:
            self.tremor(st)
        elif at == W9:
            self.at = END
            if st.rules.lore and self.mode != OPPORTUNITY:  # W7 and W8 only (BL-25.20)
                open_window(st, 9, self.att, self.dfn)
        elif at == END:
            return self.end_step(st)
        elif at == HERO_7:
            if self.mod(M_CANCEL):
                self.at = FIRST
            else:
                self.lore_window(st)
        elif at == HERO_8:
            self.at = W8 if st.rules.lore else TOKENS
            hero_window(st, ROLLED, [hero_in(st, self.att)])
        elif at == AFTERMATH:
            self.at = AXE
            self.aftermath(st)
        else:
            self.finish(st)
        return None

    def lore_window(self, st: Battle) -> None:
        self.at = FIRST
        if st.rules.lore:
            open_window(st, 7, self.att, self.dfn)

    def use_cards(self, st: Battle) -> None:
        """The Heroes of both units may use cards before the dice, the attacker's first (BL-26.13, BL-26.18)."""
        hero_window(st, DEFENDING, [hero_in(st, self.dfn)])
        hero_window(st, ATTACKING, [hero_in(st, self.att)])  # on top, so it is asked first

    def finish(self, st: Battle) -> None:
        """The attack is over, and with it what Heroes' cards changed for it."""
        if st.heirs:
            if st.effects:
                end_battle_effects(st, self)
            note_score(st, self)
        st.pop()

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        kind = asked.kind
        if kind == IGNORE_FLAGS:
            self.take_flags(st, pick)
        elif kind == BATTLE_BACK:
            self.at = AFTER
            if pick == YES:
                self.battle_back(st)
            elif pick == FLEE:  # instead of battling back, and not forced (BL-25.17, BL-10.12)
                st.push(Flight(self.dfn, st.holder_of(self.att)))
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
                self.add_neck(st)
            else:
                self.lore = 0

    # -- (a) to (c) ----------------------------------------------------------------------------------------------------

    def helpers(self, st: Battle) -> list[int]:
        """Whom a Horn may call: adjacent friends, ordered, next to the target, that have not battled (BL-22.6)."""
        found: list[int] = []
        for h in st.ground.near[st.pos[self.att]]:
            friend = st.at[h]
            if friend < 0 or st.owner[friend] & 1 != st.owner[self.att] & 1:
                continue
            if (
                why_not_battle(st, friend) is None
                and h in st.ground.near[st.pos[self.dfn]]
                and why_not_target(st, friend, self.dfn) is None
            ):
                found.append(friend)
        return found

    def before_dice(self, st: Battle) -> None:
        """A cancelled attack ends; a First Strike comes before the dice (BL-10.9, BL-13.20)."""
        if self.mod(M_CANCEL):
            self.finish(st)
            if self.mode == NORMAL:
                unmark_battled(st, self.att)
                if self.helper >= 0:
                    unmark_battled(st, self.helper)
            elif self.mode == BONUS:  # it may strike at somebody else (BL-10.5)
                st.flags[self.att] &= ~PURSUED
                st.push(FollowOn(self.att, self.home, NORMAL, True, STRIKE_AGAIN))
        elif self.mod(M_FIRST):
            self.mods = [mod for mod in self.mods if mod[0] != M_FIRST]
            self.mods.append((M_NO_BACK, 1))
            st.push(Attack(self.dfn, self.att, MELEE_ATTACK, FIRST_STRIKE, st.weapon[self.dfn], st.pos[self.att]))

    def roll_dice(self, st: Battle) -> None:
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
        if st.loud:
            st.emit("attack", (attacker, self.dfn, self.kind, self.mode, *self.faces), "BL-7.16")
        if self.helper >= 0:
            others = dice_count(st, self.helper, self.dfn, MELEE_ATTACK, NORMAL, st.weapon[self.helper])
            self.faces2 = roll(st, others)
            st.emit("helps", (self.helper, *self.faces2), "BL-22.7")
        if st.effects and self.kind == MELEE_ATTACK and has_effect(st, attacker, FX_STRIKE_DIE, IN_MELEE):
            room = lowest_limit(st, attacker, FX_LIMIT, IN_MELEE, ALL_OF_THEM) - number  # BL-7.18
            further = roll(st, max(0, min(strike_hits(st, self, False), room)))
            self.faces += further
            st.emit("berserk", (attacker, *further), "BL-7.16")
        self.at = W8 if st.rules.lore else TOKENS
        if st.heirs:
            self.at = HERO_8
            if has_op(st, self.dfn, "divert_lore"):
                self.mods.append((M_LEECH, st.owner[self.dfn] + 1))

    # -- (d) to (g) ----------------------------------------------------------------------------------------------------

    def take_hits(self, st: Battle) -> None:
        """(d) Tokens of the roll are placed, (e) hits are counted and applied."""
        target = self.dfn
        poisoned = bool(st.tok[target] & POISONED)
        faces = self.faces
        self.lore = faces.count(c.LORE) + (self.faces2.count(c.LORE) if self.faces2 else 0)
        type_ = st.utype[self.att]
        if self.lore and type_ >= c.FIRST_CREATURE:
            self.creature_tokens(st)
        hits, strikes, by_lore = count_hits(st, self, poisoned)
        spared = bool(st.heirs) and has_op(st, target, "lore_never_hits")
        self.gain = 0 if poisoned and not spared else self.lore  # LORE that hits yields no token (BL-7.14, BL-18.6)
        if self.gain and ((lore_hits(st, self) and not spared) or st.tok[self.att] & POISONED):
            self.gain -= faces.count(c.LORE)
        helped = bool(self.gain and self.faces2)
        if helped and (not gains_lore(st, self.helper) or has_effect(st, self.helper, FX_LORE_HITS, IN_MELEE)):
            self.gain -= self.faces2.count(c.LORE)
        self.flags = 0 if st.tok[target] & HELD_FAST else rolled_flags(st, self)
        if faces.count(c.FLAG):
            self.done |= HAMMERED
        self.push = 0
        self.again = strikes
        if c.T_ABILITIES[type_] & c.FEAR:  # every hit is a FLAG (BL-22.1), which on a held unit is a hit (BL-18.3)
            self.again = 0
            if not st.tok[target] & HELD_FAST:
                self.flags += hits
                hits = 0
        if c.T_ABILITIES[type_] & c.PUSHBACK and self.lore:
            self.push = 2 * self.lore
        if st.heirs:
            self.await_checks(st)
        if hits:
            self.apply(st, hits, strikes, by_lore)

    def apply(self, st: Battle, hits: int, strikes: int, by_lore: int) -> None:
        """(e) Hits scored are turned or spared by cards, then suffered by the target and its Hero."""
        target = self.dfn
        if self.mods:
            if self.mod(M_REFLECT) and strikes:
                hits = max(0, hits - strikes)
                self.turn_strikes(st, strikes)
                strikes = self.again = 0
            hits = self.spare(hits)
        if not hits:
            return
        if st.heirs:
            self.mods.append((M_SCORED, 100 * hits + min(hits, strikes)))
        apply_hits(st, target, hits, st.holder_of(self.att), self.att, min(hits, strikes + by_lore))
        if self.mods and self.mod(M_POISON) and st.pos[target] >= 0:
            set_tokens(st, target, c.POISON, 1)

    def await_checks(self, st: Battle) -> None:
        """With Heroes: casualty checks may ask for cards, so what follows from the hits waits for them."""
        self.at = AFTERMATH
        self.mods = [mod for mod in self.mods if mod[0] not in (M_STRUCK_HERO, M_SCORED)]
        self.mods.append((M_STRUCK_HERO, hero_in(st, self.dfn) + 1))

    def aftermath(self, st: Battle) -> None:
        """With Heroes: what follows from the hits once all checks are rolled (BL-25.12, BL-25.13, BL-25.25)."""
        target = self.dfn
        hits = self.mod(M_SCORED) // 100
        if not self.done & SWUNG:
            place_tokens(st, self, hits, self.mod(M_SCORED) % 100)
        hero = self.mod(M_STRUCK_HERO) - 1
        if hits and hero >= 0:
            self.after_hero(st, target, hero)

    def after_hero(self, st: Battle, target: int, hero: int) -> None:
        """A Hero who outlives his troop takes its flags; one who was wounded rewards the victor (BL-25.12, BL-25.25)."""
        if st.pos[hero] == GONE:
            winner = hero_in(st, self.att)
            if winner >= 0:
                gain_tokens(st, winner, 0, 1)  # BL-25.13
                gain_artifact(st, winner)
            elif self.kind == MELEE_ATTACK:
                reward_victor(st, self.att)
        elif st.pos[target] < 0 and st.pos[hero] == self.home:
            self.dfn = hero

    def turn_strikes(self, st: Battle, strikes: int) -> None:
        """The attacker suffers its own STRIKE hits; one that no STRIKE can hurt does not (Backstab, BL-13.22)."""
        if not c.T_ABILITIES[st.utype[self.att]] & c.STRIKE_IMMUNE:
            apply_hits(st, self.att, strikes, st.holder_of(self.dfn), self.dfn, strikes)

    def spare(self, hits: int) -> int:
        """What Stone Skin or Guardian Spirit leave of these hits, counted over all rolls of the attack (BL-13.23)."""
        before = self.suffered()
        self.hits += hits
        return self.suffered() - before

    def suffered(self) -> int:
        """The hits suffered so far of those scored."""
        hits = max(0, self.hits - self.mod(M_IGNORE_ANY))
        return (hits + 1) // 2 if self.mod(M_HALVE) else hits

    def creature_tokens(self, st: Battle) -> None:
        """Web, Poison and breath tokens are placed as soon as the roll is seen (BL-17.13, BL-18.2, BL-18.5, BL-19.9)."""
        unit_def = c.UNIT_DEFS[st.utype[self.att]]
        target = self.dfn
        if self.kind == BREATH_ATTACK:
            token = unit_def.breath_token
            if not (token == c.FIRE and st.ground.terrain[st.pos[target]] == c.FORD):
                set_tokens(st, target, token, token_count(st, target, token) + self.lore)
                st.emit("tokens", (target, token, self.lore), "BL-19.9")
            return
        web = unit_def.powers.get("web")
        poison = unit_def.powers.get("poison")
        if web is not None and self.lore >= web[0]:
            set_tokens(st, target, c.WEB, 1)
            if poison is not None and self.lore >= poison[0]:
                set_tokens(st, target, c.POISON, 1)
            st.emit("webbed", (self.att, target, int(self.lore >= 2)), "BL-18.2")

    def axe_swing(self, st: Battle) -> None:
        """(f) One STRIKE that hit is re-rolled once for a hit or a flag (BL-21.5)."""
        self.done |= SWUNG
        if st.pos[self.dfn] < 0:
            return
        face = st.chance(6)
        st.emit("axe_swing", (self.att, face), "BL-21.5")
        if face == c.LORE:
            return
        if face == c.FLAG and not st.tok[self.dfn] & HELD_FAST:
            self.flags += 1
            return
        rolled = self.faces
        self.faces = [face]
        hits, strikes, _ = count_hits(st, self, False)
        self.faces = rolled
        if st.heirs:
            self.await_checks(st)
        if hits:
            self.apply(st, hits, strikes, 0)

    def use_lore(self, st: Battle) -> None:
        """(g) Lore tokens and Troll life (BL-7.14, BL-7.15, BL-18.32, BL-29.18)."""
        unit = self.att
        type_ = st.utype[unit]
        if c.T_CHECK[type_] == c.CHECK_LIFE:
            if self.kind == MELEE_ATTACK and st.extra[unit] < c.UNIT_DEFS[type_].life:
                st.extra[unit] = min(c.UNIT_DEFS[type_].life, st.extra[unit] + self.lore)
                st.emit("life", (unit, st.extra[unit]), "BL-18.32")
        elif c.T_KIND[type_] != c.CREATURE and st.rules.lore and not self.done & REROLLED:
            if (st.rules.epic or st.savvy[unit]) and self.kind == RANGED_ATTACK:
                return
            if st.effects and has_effect(st, unit, FX_NO_LORE):
                return
            leech = self.mod(M_LEECH) if self.mods else 0
            holder = leech - 1 if leech else st.holder_of(unit)
            gained = st.gain(holder, self.gain)
            if st.loud and gained:
                st.emit("lore", (holder, gained), "BL-7.14")

    def regrow(self, st: Battle) -> Decision | None:
        """The Hydra's owner may place a two-headed neck for each LORE (BL-18.12); then poison works (BL-18.6)."""
        unit = self.att
        if self.lore and c.T_CHECK[st.utype[unit]] == c.CHECK_NECKS and st.pos[unit] >= 0 and self.kind == MELEE_ATTACK:
            packed = st.extra[unit]
            slots = c.UNIT_DEFS[st.utype[unit]].neck_slots
            if len(necks_of(packed)) < slots and neck_supply(packed):
                return Decision(NEW_NECK, st.seat_of(unit), [NO, YES], "BL-18.12", (unit,))
        self.at = FLAGS
        if st.tok[unit] & POISONED:  # it suffers from the LORE it rolled itself (BL-18.6)
            apply_hits(st, unit, self.faces.count(c.LORE), st.owner[self.dfn])
        if self.faces2 and st.tok[self.helper] & POISONED:
            apply_hits(st, self.helper, self.faces2.count(c.LORE), st.owner[self.dfn])
        return None

    def add_neck(self, st: Battle) -> None:
        packed = st.extra[self.att]
        heads = c.UNIT_DEFS[st.utype[self.att]].neck_supply[0]
        st.extra[self.att] = pack_necks([*necks_of(packed), heads], neck_supply(packed) - 1)
        self.lore -= 1
        st.emit("neck_grown", (self.att, heads), "BL-18.12")

    # -- (h) flags -----------------------------------------------------------------------------------------------------

    def flag_step(self, st: Battle) -> Decision | None:
        """(h) A surviving target ignores what it may and must, the rest is one retreat (BL-8.1, BL-8.8, BL-9.2)."""
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
            self.take_flags(st, least)
            return None
        self.take_flags(st, 0)
        return None

    def take_flags(self, st: Battle, ignored: int) -> None:
        """Retreat for every flag that was not ignored, and for every push."""
        target = self.dfn
        if self.flags and st.tok[target] & VICTOR and ignored > most_ignored(st, self)[1]:
            spend_victor(st, target)
        self.at = FRENZY
        self.flags_used += ignored
        flags = self.flags - ignored
        push = self.push
        hexes = flags * retreat_per_flag(st, target) + push
        self.flags = 0
        self.push = 0
        if st.loud and ignored:
            st.emit("ignores", (target, ignored), "BL-9.2")
        if flags and st.utype[target] >= c.FIRST_HERO and not st.tok[target] & HELD_FAST:
            st.push(forced_flight(target, st.holder_of(self.att), push, flags))
        elif hexes:
            first = not self.done & RAMPAGED
            self.done |= RAMPAGED
            st.push(Retreat(target, hexes, st.holder_of(self.att), is_frightened(st, target), first))

    # -- (i) to (k) ----------------------------------------------------------------------------------------------------

    def frenzy(self, st: Battle) -> None:
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

    def tremor(self, st: Battle) -> None:
        """(j) An Elemental that rolled LORE shakes all units next to it (BL-18.15 to BL-18.17)."""
        self.at = W9
        power = c.UNIT_DEFS[st.utype[self.att]].powers.get("tremor")
        if power is None or self.lore < power[0] or st.pos[self.att] < 0 or self.kind != MELEE_ATTACK:
            return
        shaken = [st.at[h] for h in st.ground.board.neighbours[st.pos[self.att]] if st.at[h] >= 0]
        st.emit("tremor", (self.att, self.lore), "BL-18.15")
        calm = self.dfn if self.done & RAMPAGED else -1  # its Rampage was part of this battle (BL-18.37)
        st.push(Tremor(self.att, self.lore, [u for u in shaken if not c.UNIT_DEFS[st.utype[u]].elemental], calm))

    # -- (l) -----------------------------------------------------------------------------------------------------------

    def end_step(self, st: Battle) -> Decision | None:
        """(l) Battle back if the target still stands in its hex, follow-on actions if it vacated it."""
        if st.pos[self.dfn] == self.home:
            if self.mode in (NORMAL, BONUS, AMBUSH) and why_not_battle_back(st, self) is None:
                answers: list[Pick] = [NO, YES]
                if st.utype[self.dfn] >= c.FIRST_HERO and not st.tok[self.dfn] & HELD_FAST:
                    answers.append(FLEE)
                return Decision(BATTLE_BACK, st.seat_of(self.dfn), answers, "BL-9.5", (self.dfn, self.att))
            self.finish(st)
            return None
        self.finish(st)
        if self.kind == MELEE_ATTACK and self.mode in (NORMAL, BONUS) and st.pos[self.att] >= 0:
            bonus = bool(self.mods) and self.mod(M_BONUS_MELEE) > 0
            if why_not_gain_ground(st, self.att, self.home) is None:
                st.push(FollowOn(self.att, self.home, self.mode, bonus))
        return None

    def battle_back(self, st: Battle) -> None:
        """The defender's own melee attack on the attacker (BL-9.6)."""
        back = Attack(self.dfn, self.att, MELEE_ATTACK, BACK, st.weapon[self.dfn], st.pos[self.att])
        extra = self.mod(M_ALLOW_BACK) - 1
        if extra > 0:
            back.mods.append((M_DICE, extra))
        st.push(back)

    def clone(self) -> Attack:
        return Attack(
            self.att,
            self.dfn,
            self.kind,
            self.mode,
            self.weapon,
            self.home,
            self.at,
            self.faces[:],
            self.faces2[:],
            self.helper,
            self.mods[:],
            (
                self.strikes_used,
                self.flags_used,
                self.helmets_used,
                self.hits,
                self.flags,
                self.push,
                self.lore,
                self.gain,
                self.again,
                self.done,
            ),
        )

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        return [asked.clause]


class Tremor(Frame[Battle]):
    """Every unit next to the Elemental retreats, the defender's first, each player choosing the order (BL-18.15)."""

    __slots__ = ("att", "calm", "lore", "units")

    def __init__(self, att: int, lore: int, units: list[int], calm: int = -1) -> None:
        self.att = att
        self.lore = lore
        self.units = units
        self.calm = calm
        """The unit that has had its Rampage, or -1."""

    def advance(self, st: Battle) -> Decision | None:
        waiting = [unit for unit in self.units if st.pos[unit] >= 0]
        if not waiting:
            st.pop()
            return None
        camp = st.owner[self.att] & 1
        first = [unit for unit in waiting if st.owner[unit] & 1 != camp] or waiting
        seat = st.seat_of(first[0])
        options: list[Pick] = [unit for unit in sorted(first) if st.seat_of(unit) == seat]
        return Decision(TREMOR_NEXT, seat, options, "BL-18.15", (self.att,))

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        """Earthquake: 1 hit first; then a retreat of 1 hex per LORE that Bold does not lessen (BL-18.16, BL-18.38)."""
        assert isinstance(pick, int)
        self.units.remove(pick)
        quake = c.UNIT_DEFS[st.utype[self.att]].powers["earthquake"]
        by = st.holder_of(self.att)
        frightened = is_frightened(st, pick)
        st.push(Retreat(pick, self.lore, by, frightened, pick != self.calm, hero=st.leader[pick]))
        if self.lore >= quake[0]:
            apply_hits(st, pick, 1, st.holder_of(self.att), self.att)

    def fields(self) -> tuple[object, ...]:
        return (self.att, self.lore, self.units[:], self.calm)

    def clone(self) -> Tremor:
        return Tremor(self.att, self.lore, self.units[:], self.calm)

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        return ["BL-18.15"]


def opportunity_strike(st: Battle, unit: int, hero: int) -> None:
    """An enemy strikes at a Champion who retreats through its hex; this does not use up its battle (BL-25.18, BL-25.20)."""
    if not st.tok[unit] & WEBBED:
        st.push(Attack(unit, hero, MELEE_ATTACK, OPPORTUNITY, st.weapon[unit], st.pos[hero]))


def declare(st: Battle, unit: int, target: int) -> None:
    """An ordered unit attacks: its battle of this turn is used (BL-6.2)."""
    mark_battled(st, unit)
    kind = attack_kind(st, unit, target)
    weapon = st.weapon[unit]
    if kind == RANGED_ATTACK and c.W_TYPE[weapon] != c.MISSILE:
        weapon = c.UNIT_DEFS[st.utype[unit]].ranged_weapon
    st.push(Attack(unit, target, kind, NORMAL, weapon, st.pos[target]))


# --- follow-on actions (chapter 10) -----------------------------------------------------------------------------------

GAIN: Final = 0
PURSUE: Final = 1
STRIKE_AGAIN: Final = 2


def why_not_gain_ground(st: Battle, unit: int, h: int) -> str | None:
    """What keeps an attacker from moving into the vacated hex (BL-10.2, BL-10.3, BL-10.11)."""
    if st.at[h] >= 0:
        return "BL-5.4"
    if st.tok[unit] & HELD_FAST or st.flags[unit] & HALTED:
        return "BL-10.3"
    if h not in st.ground.near[st.pos[unit]]:
        return "BL-10.3"
    if st.effects and has_effect(st, unit, FX_NO_MOVE):
        return "BL-13.21"
    return why_not_stand(st, unit, h)


def pursuit_options(st: Battle, unit: int) -> list[Pick]:
    """Where a pursuing unit may go on to from the vacated hex, that hex included (BL-10.4, BL-20.17)."""
    found: list[Pick] = [st.pos[unit]]
    edge = [st.pos[unit]]
    for _ in range(c.UNIT_DEFS[st.utype[unit]].pursuit):
        further: list[int] = []
        for h in edge:
            for n in st.ground.steps[h]:
                if st.at[n] < 0 and n not in found and why_not_stand(st, unit, n) is None:
                    found.append(n)
                    if stop_of(st, unit, n) == c.MOVE_FREE:
                        further.append(n)
        edge = further
    return found


class FollowOn(Frame[Battle]):
    """Gain ground, pursue, bonus melee attack (BL-10.1 to BL-10.8)."""

    __slots__ = ("at", "bonus", "hex", "mode", "unit")

    def __init__(self, unit: int, hex_: int, mode: int, bonus: bool, at: int = GAIN) -> None:
        self.unit = unit
        self.hex = hex_
        self.mode = mode
        self.bonus = bonus
        self.at = at

    def advance(self, st: Battle) -> Decision | None:
        unit = self.unit
        if self.at == GAIN:
            return Decision(GAIN_GROUND, st.seat_of(unit), [NO, YES], "BL-10.2", (unit, self.hex))
        if self.at == PURSUE:
            if self.pursues(st):
                return Decision(PURSUE_TO, st.seat_of(unit), pursuit_options(st, unit), "BL-10.4", (unit,))
            self.at = STRIKE_AGAIN
        else:
            targets: list[Pick] = [NOBODY]
            if self.strikes_again(st) and why_not_bonus(st, unit) is None:
                targets += [foe for foe in near_enemies(st, unit) if why_not_target(st, unit, foe) is None]
            if len(targets) > 1:
                return Decision(BONUS_TARGET, st.seat_of(unit), targets, "BL-10.5", (unit,))
            st.pop()
        return None

    def pursues(self, st: Battle) -> bool:
        """Mounted units pursue unless the vacated hex stops them or their entry gives the bonus attack only (BL-20.9)."""
        type_ = st.utype[self.unit]
        if c.T_KIND[type_] != c.MOUNTED or c.T_ABILITIES[type_] & c.BONUS_MELEE:
            return False
        return st.flags[self.unit] & (HALTED | PURSUED) == 0 and stop_of(st, self.unit, self.hex) == c.MOVE_FREE

    def strikes_again(self, st: Battle) -> bool:
        """Mounted units, Foot Knights and the like, and foot troops that press the attack (BL-10.5, BL-20.5)."""
        type_ = st.utype[self.unit]
        return self.bonus or c.T_KIND[type_] == c.MOUNTED or bool(c.T_ABILITIES[type_] & c.BONUS_MELEE)

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        unit = self.unit
        if asked.kind == GAIN_GROUND:
            if pick == NO:
                st.pop()
                return
            if st.loud:
                st.emit("gains_ground", (unit, self.hex), "BL-10.2")
            enter(st, unit, self.hex, st.pos[unit])
            if self.mode == BONUS:
                st.pop()
            else:
                self.at = PURSUE
        elif asked.kind == PURSUE_TO:
            self.at = STRIKE_AGAIN
            if pick != st.pos[unit]:
                if st.loud:
                    st.emit("pursues", (unit, pick), "BL-10.4")
                enter(st, unit, pick, st.pos[unit])
        else:
            st.pop()
            if pick != NOBODY:
                st.flags[unit] |= PURSUED
                st.push(Attack(unit, pick, MELEE_ATTACK, BONUS, st.weapon[unit], st.pos[pick]))

    def fields(self) -> tuple[object, ...]:
        return (self.unit, self.hex, self.mode, self.bonus, self.at)

    def clone(self) -> FollowOn:
        return FollowOn(self.unit, self.hex, self.mode, self.bonus, self.at)

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        if asked.kind == BONUS_TARGET and part == "unit" and 0 <= value < len(st.pos):
            reason = why_not_target(st, self.unit, value)
            if reason is not None:
                return [reason]
        return [asked.clause]
