"""What the captain reads off the table: what attacks are worth, where units are in danger, which hexes are good.

All worth is counted in Victory Banners. The survey works on a clone of the seen state of its own, in which it puts units
where they might go and asks the game's own functions; the state it was shown is never touched.

The terms of the evaluation, each a constant below with its reason:

- attack: `odds.LOSS` and `odds.DRIVEN` for the target, `BANNER_NEED` near the end, less the battle back;
- danger: `ORDERED_SOON` for every enemy that could attack a hex, weighed with `CAUTION`;
- formation: `FORMATION` for giving friends the support of two, support received shows in the danger;
- ground: caps and Bold show in the danger, `OBJECTIVE` for hexes that score, `ADVANCE` toward the enemy.
"""

from __future__ import annotations

from typing import Final

from sandtable.bots.battlelore.odds import MANY, Blow, Odds, blow_of, ends_after, odds_of
from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.attack import Attack
from sandtable.games.battlelore.combat import attack_kind, base_dice, cap_between, ranged_weapon, reach_of
from sandtable.games.battlelore.effects import has_effect
from sandtable.games.battlelore.fight import BACK, MELEE_ATTACK, NORMAL, RANGED_ATTACK, Clash
from sandtable.games.battlelore.morale import bold_level, is_archer, is_frightened, retreat_per_flag, supporters
from sandtable.games.battlelore.movement import allowance
from sandtable.games.battlelore.state import (
    ALLIED_GOAL,
    FX_NO_BOLD,
    FX_NO_MOVE,
    FX_NO_ORDER,
    HELD_FAST,
    POISONED,
    RULE_COUNT,
    WEBBED,
    Battle,
    banners,
)

BANNER_NEED: Final = 0.6
"""A banner is worth so much more to a camp that needs only one, half of it for one that needs two, and so on."""
CAUTION: Final = 0.75
"""How much a danger that may come counts against what is certain now."""
BOLDER_BY: Final = 80
"""Turns after which caution is down to its least: two cautious captains must not wait for each other for ever."""
LEAST_CAUTION: Final = 0.3
ORDERED_SOON: Final = (0.5, 0.35, 0.25, 0.15, 0.1)
"""How likely the most dangerous, the second, third... of the enemies around a hex is ordered to attack it next turn."""
FORMATION: Final = 0.03
"""A friend who has the support of two only with this unit: it may ignore a FLAG and battle back."""
COMPANY: Final = 0.012
"""A first friend next to a unit: support is half way there."""
ADVANCE: Final = 0.022
"""What a hex nearer to the enemy is worth; units that can shoot need not come as near."""
WEAK_DRAWS: Final = 2.0
"""A unit nearly lost draws attackers from so many hexes further away."""
OBJECTIVE: Final = 0.6
"""A banner of the adventure that a unit in this hex scores on its next turn if it is left alone."""
TOWARD_OBJECTIVE: Final = 0.02
"""What a hex nearer to such a place is worth, if no other unit is nearer."""
AGAIN: Final = 0.12
"""What a mounted unit expects of the pursuit and the bonus attack that follow a success."""
GROUND: Final = 0.01
"""What gaining ground is worth to others."""
LORE_WORTH: Final = 0.05
"""A Lore token."""
LEADER: Final = 0.3
"""A Hero who leads a troop is at risk with it."""


class Threat:
    """An enemy unit as a danger: how far it reaches and how hard it strikes."""

    __slots__ = ("dice", "far", "melee", "moved", "row", "shot", "unit", "weapon")

    def __init__(self, st: Battle, unit: int) -> None:
        self.unit = unit
        self.row = st.ground.board.distance[st.pos[unit]]
        fight, _, rush = allowance(st, unit)
        still = bool(st.tok[unit] & HELD_FAST) or (
            bool(st.effects) and (has_effect(st, unit, FX_NO_MOVE) or has_effect(st, unit, FX_NO_ORDER))
        )
        step = 0 if still else max(fight, rush)
        unit_def = c.UNIT_DEFS[st.utype[unit]]
        if unit_def.lore_move:
            step = 0 if still else min(3, st.tokens[st.owner[unit]])
        self.weapon = st.weapon[unit]
        self.melee = -1 if st.tok[unit] & WEBBED else 1 + (0 if c.W_MOVED[self.weapon] == c.NO_BATTLE else step)
        self.shot = ranged_weapon(st, unit)
        self.far = 0
        self.moved = 0
        if self.shot >= 0 and not st.tok[unit] & WEBBED:
            self.far = reach_of(st, unit, self.shot)
            self.moved = 0 if c.W_MOVED[self.shot] == c.NO_BATTLE else step
        self.dice = base_dice(st, unit, self.weapon)
        if unit_def.dice_full and st.figs[unit] >= unit_def.figures:
            self.dice += unit_def.dice_full


class Survey:
    """One camp's reading of one position. Figures are worked out when first asked for."""

    def __init__(self, seen: Battle, seat: int) -> None:
        st = seen.clone()
        self.st = st
        self.seat = seat
        self.camp = st.rules.camp_of_seat(seat)
        self.own = [u for u, h in enumerate(st.pos) if h >= 0 and st.owner[u] & 1 == self.camp]
        self.foes = [u for u, h in enumerate(st.pos) if h >= 0 and st.owner[u] & 1 != self.camp]
        goals = (ALLIED_GOAL, ALLIED_GOAL) if st.rules.allies else st.rules.goals
        self.need = [max(1, goals[camp] - banners(st, camp)) for camp in (0, 1)]
        self.gain = 1 + BANNER_NEED / self.need[self.camp]
        self.loss = 1 + BANNER_NEED / self.need[1 - self.camp]
        self.caution = max(LEAST_CAUTION, CAUTION - (CAUTION - LEAST_CAUTION) * st.turn / BOLDER_BY)
        self._threats: list[Threat] | None = None
        self._contact: set[int] | None = None
        self._nearest: dict[int, float] = {}
        self._goals: dict[int, float] | None = None

    # -- putting units somewhere ---------------------------------------------------------------------------------------

    def put(self, unit: int, h: int) -> None:
        """Put a unit into a vacant hex of the clone."""
        st = self.st
        old = st.pos[unit]
        if old >= 0 and st.at[old] == unit:
            st.at[old] = -1
        st.pos[unit] = h
        st.at[h] = unit

    # -- attacks -------------------------------------------------------------------------------------------------------

    def banners_of(self, unit: int) -> float:
        """What the loss of a unit costs its owner: its banners, and a Hero who leads it."""
        worth = float(c.UNIT_DEFS[self.st.utype[unit]].banners)
        return worth + LEADER if self.st.leader[unit] >= 0 else worth

    def weight(self, unit: int) -> float:
        """Banners of a unit, weighed by what they mean to the camp that would take them."""
        return self.banners_of(unit) * (self.loss if self.st.owner[unit] & 1 == self.camp else self.gain)

    def attack_odds(self, unit: int, target: int, mode: int = NORMAL, extra: int = 0) -> tuple[Odds, Blow]:
        """The odds of a unit's attack on another, both where they stand in the clone."""
        st = self.st
        kind = attack_kind(st, unit, target)
        weapon = st.weapon[unit]
        if kind == RANGED_ATTACK and c.W_TYPE[weapon] != c.MISSILE:
            weapon = max(0, ranged_weapon(st, unit))
        blow = blow_of(st, Attack(unit, target, kind, mode, weapon, st.pos[target]), extra)
        return odds_of(blow), blow

    def battle_back(self, unit: int, target: int, blow: Blow) -> float:
        """What the attacker must expect of the target's battle back, if the target stands."""
        st = self.st
        if st.tok[target] & WEBBED or not (blow.bold or st.savvy[target]):
            return 0.0
        return self.attack_odds(target, unit, BACK)[0].harm * self.weight(unit)

    def attack_value(self, unit: int, target: int, mode: int = NORMAL, extra: int = 0) -> tuple[float, Odds]:
        """What an attack is worth: harm done, less the battle back; a success leads on; LORE may bring tokens."""
        st = self.st
        odds, blow = self.attack_odds(unit, target, mode, extra)
        value = odds.harm * self.weight(target)
        if st.rules.lore and c.T_KIND[st.utype[unit]] != c.CREATURE:
            value += blow.dice / 6 * LORE_WORTH
        if st.pos[target] in st.ground.near[st.pos[unit]]:
            value -= odds.stands * self.battle_back(unit, target, blow)
            success = odds.kill + odds.driven
            mounted = c.T_KIND[st.utype[unit]] == c.MOUNTED and mode == NORMAL
            value += success * (AGAIN if mounted else GROUND)
        if st.tok[unit] & POISONED:
            value -= blow.dice / 6 * 0.2 * self.weight(unit)
        return value, odds

    def clash_value(self, clash: Clash, extra: int = 0) -> float:
        """The harm a declared attack is expected to do, without what follows."""
        return odds_of(blow_of(self.st, clash, extra)).harm * self.weight(clash.dfn)

    # -- danger --------------------------------------------------------------------------------------------------------

    def threats(self) -> list[Threat]:
        if self._threats is None:
            self._threats = [Threat(self.st, foe) for foe in self.foes]
        return self._threats

    def danger(self, unit: int, h: int, target: int = -1, relief: float = 0.0) -> float:
        """What the owner must expect to lose of a unit that stands in a hex until his next turn.

        Every enemy in reach strikes with the dice the hex allows; the worst of them are the likeliest to be ordered. An
        enemy that is attacked first (`target`) counts so much less (`relief`).
        """
        st = self.st
        ground = st.ground
        found: list[float] = []
        blow: Blow | None = None
        for threat in self.threats():
            far = threat.row[h]
            if far > threat.melee and (not threat.far or far > threat.far + threat.moved):
                continue
            if blow is None:
                blow = self.target_blow(unit)
            melee = far <= threat.melee
            weapon = threat.weapon if melee else threat.shot
            dice = threat.dice if melee else base_dice(st, threat.unit, weapon)
            if not melee and far > threat.far and c.W_MOVED[weapon]:
                dice = 1 if c.W_MOVED[weapon] == c.ONE_DIE else dice - 1
            start = st.pos[threat.unit]
            near = h in ground.near[start]
            cap = cap_between(st, threat.unit, start, h) if near or not melee else ground.cap_in[h]
            rule = c.W_STRIKE_MELEE[weapon] if melee else c.W_STRIKE_RANGED[weapon]
            harm = odds_of(
                blow._replace(
                    dice=min(dice, cap, MANY),
                    strike=blow.strike and rule != c.MISS,
                    ignored=self.ignores(unit, h, weapon, melee),
                )
            ).harm
            found.append(harm * (1 - relief) if threat.unit == target else harm)
        if not found:
            return 0.0
        found.sort(reverse=True)
        return sum([harm * chance for harm, chance in zip(found, ORDERED_SOON, strict=False)]) * self.weight(unit)

    def target_blow(self, unit: int) -> Blow:
        """An own unit as a target where it stands in the clone, for any attacker."""
        st = self.st
        type_ = st.utype[unit]
        check, figures = ends_after(st, unit)
        bold = MANY if c.T_FLAGS[type_] == c.FLAGS_ALL else bold_level(st, unit)
        stuck = panic = 0
        if c.T_ABILITIES[type_] & c.ELIMINATED_BY_RETREAT:
            stuck = MANY
        else:
            per_flag = retreat_per_flag(st, unit)
            steps = st.ground.board.retreat_steps(st.pos[unit], st.owner[unit] & 1)
            if not any(n >= 0 and st.at[n] < 0 and st.ground.open[n] for n in steps):
                stuck = per_flag
            elif is_frightened(st, unit):
                panic = per_flag
        helmets = c.T_RACE[type_] != c.T_RACE[c.FIRST_HERO]
        strikes = c.T_CHECK[type_] != c.CHECK_NECKS and not c.T_ABILITIES[type_] & c.STRIKE_IMMUNE
        return Blow(0, helmets, strikes, 0, False, figures, check, min(bold, MANY), stuck, panic, 0)

    def ignores(self, unit: int, h: int, weapon: int, melee: bool) -> int:
        """STRIKEs a unit ignores (BL-7.8), what Heroes' cards add left out."""
        st = self.st
        unit_def = c.UNIT_DEFS[st.utype[unit]]
        if not melee:
            return unit_def.strike_ranged
        number = unit_def.strike_melee
        if c.W_MOUNTED_IGNORE[weapon] and unit_def.kind == c.MOUNTED:
            number += c.W_MOUNTED_IGNORE[weapon]
        if st.ground.stakes[h] and is_archer(st, unit):
            number += 1
        return number

    # -- places --------------------------------------------------------------------------------------------------------

    def contact(self) -> set[int]:
        """The hexes next to an enemy."""
        if self._contact is None:
            st = self.st
            self._contact = {n for foe in self.foes for n in st.ground.near[st.pos[foe]]}
        return self._contact

    def nearest(self, h: int) -> float:
        """How far the enemy is from a hex, weak units counted nearer than they are."""
        found = self._nearest.get(h)
        if found is None:
            st = self.st
            row = st.ground.board.distance[h]
            found = min([row[st.pos[foe]] - self.lure(foe) for foe in self.foes], default=0.0)
            self._nearest[h] = found
        return found

    def lure(self, foe: int) -> float:
        check, figures = ends_after(self.st, foe)
        return 0.0 if check else WEAK_DRAWS * LOSS_DRAW[min(figures, len(LOSS_DRAW) - 1)]

    def goals(self) -> dict[int, float]:
        """Hexes that score: objectives, exits, the enemy's Command Tent (BL-3.2, BL-11.9, BL-15.20)."""
        if self._goals is None:
            st = self.st
            self._goals = {}
            for number, rule in enumerate(st.rules.adventure.rules):
                if rule.type == "objective_hexes" and rule.camp in (-1, self.camp):
                    if not (rule.permanent and st.misc[RULE_COUNT + number]):
                        self._goals.update(dict.fromkeys(rule.hexes, OBJECTIVE * rule.banners))
                elif rule.type == "exit" and rule.camp == self.camp and st.misc[RULE_COUNT + number] < rule.limit:
                    self._goals.update(dict.fromkeys(rule.hexes, OBJECTIVE * rule.banners))
            for h, kind, owner in st.ground.marks:
                if kind == c.COMMAND_TENT and owner == 1 - self.camp:
                    self._goals[h] = OBJECTIVE
        return self._goals

    def company(self, unit: int, h: int) -> float:
        """What a unit in this hex gives to friends, and has of the first one."""
        st = self.st
        number = 0
        worth = 0.0
        for n in st.ground.near[h]:
            other = st.at[n]
            if other >= 0 and other != unit and st.owner[other] & 1 == self.camp:
                number += 1
                if number <= 3 and c.T_KIND[st.utype[other]] != c.CREATURE and supporters(st, other) == 2:
                    worth += FORMATION / 2
        return worth + (COMPANY if number else 0.0) + (FORMATION if number >= 2 else 0.0)

    def place(self, unit: int, h: int, target: int = -1, relief: float = 0.0) -> float:
        """What it is worth to have a unit in the hex it stands in (in the clone), after its battle."""
        st = self.st
        value = self.company(unit, h)
        nearest = self.nearest(h)
        if self.foes:
            reach = 2.0 if c.W_TYPE[st.weapon[unit]] == c.MISSILE else 0.0
            value -= ADVANCE * max(nearest, reach)
        goals = self.goals()
        if goals:
            value += goals.get(h, 0.0)
            row = st.ground.board.distance[h]
            value -= TOWARD_OBJECTIVE * min([row[goal] for goal in goals])
        return value - self.caution * self.danger(unit, h, target, relief)


LOSS_DRAW: Final = (1.0, 1.0, 0.6, 0.3, 0.1, 0.0)
"""How much of `WEAK_DRAWS` a unit with so many figures has."""

__all__ = ["FX_NO_BOLD", "MELEE_ATTACK", "Survey", "Threat"]
