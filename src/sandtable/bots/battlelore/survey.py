"""The captain's survey of the table: the value of attacks, the danger to units, the value of hexes.

All values are in Victory Banners. The survey works on its own clone of the seen state, in which it puts units where
they might go and calls the game's own functions. The original state never changes.

The evaluation is a sum of features, each times its weight in `content/weights.toml`:

- attack: the harm to the target (`loss`, `driven`), more when few banners are needed (`banner_need`), less the target's
  battle back; the follow-on actions (`again`, `ground`) and tokens it may bring (`lore_token`);
- danger: the same harm from every enemy that could reach a hex, by the chance that it is ordered (`ORDERED_SOON`), more if
  the unit would be lost (`frail`), weighted with `caution`; this includes support, terrain and Bold of the hex;
- formation: friends supported (`formation`), a friend nearby (`company`);
- ground: hexes that score (`objective`, `toward_objective`), stakes (`stakes`), nearer to the enemy (`advance`), above all
  to weak units (`weak_draws`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.bots.battlelore.odds import WEIGHTS, Odds, odds_of
from sandtable.games.battlelore.combat.attack import Attack
from sandtable.games.battlelore.combat.declare import attack_kind, ranged_weapon, reach_of
from sandtable.games.battlelore.combat.dice import base_dice
from sandtable.games.battlelore.combat.in_progress import BACK, NORMAL, RANGED_ATTACK
from sandtable.games.battlelore.combat.morale import bold_level, is_archer, is_frightened, retreat_per_flag, supporters
from sandtable.games.battlelore.combat.odds import FREE, LOST, MANY, NOWHERE, Blow, blow_of, ends_after
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import HELD_FAST, POISONED, WEBBED
from sandtable.games.battlelore.tables.effects import FX_NO_MOVE, FX_NO_ORDER
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import COMMAND_TENT
from sandtable.games.battlelore.turn.lasting import has_effect
from sandtable.games.battlelore.turn.reach import allowance
from sandtable.games.battlelore.turn.victory import ALLIED_GOAL, banners

ORDERED_SOON: Final = (0.5, 0.35, 0.25, 0.15, 0.1)
"""The chance that the most dangerous, the second, third... of the enemies around a hex is ordered to attack it next turn."""
LOSS_DRAW: Final = (1.0, 1.0, 0.6, 0.3, 0.1, 0.0)
"""The share of the weight `weak_draws` for a unit with this many figures."""


class Threat:
    """An enemy unit as a danger: how far it can strike, and how hard."""

    __slots__ = ("dice", "far", "free", "horse", "melee", "moved", "out", "row", "shot", "shots", "strikes", "unit")

    def __init__(self, st: BattleState, unit: int) -> None:
        self.unit = unit
        here = st.pos[unit]
        self.row = st.ground.board.distance[here]
        fight, _, rush = allowance(st, unit)
        unit_def = c.UNIT_DEFS[st.utype[unit]]
        step = min(3, st.tokens[st.owner[unit]]) if unit_def.lore_move else max(fight, rush)
        webbed = bool(st.tok[unit] & WEBBED)
        if st.tok[unit] & HELD_FAST or (
            st.effects and (has_effect(st, unit, FX_NO_MOVE) or has_effect(st, unit, FX_NO_ORDER))
        ):
            step = 0
        weapon = st.weapon[unit]
        self.melee = -1 if webbed else 1 + (0 if c.W_MOVED[weapon] == c.NO_BATTLE else step)
        """The distance at which it can strike in melee, including its move."""
        self.dice = min(base_dice(st, unit, weapon), MANY)
        if unit_def.dice_full and st.figs[unit] >= unit_def.figures:
            self.dice += unit_def.dice_full
        self.strikes = STRIKES if c.W_STRIKE_MELEE[weapon] != c.MISS else 0
        self.horse = c.W_MOUNTED_IGNORE[weapon]
        self.out = st.ground.cap_out[here]
        self.free = bool(unit_def.abilities & c.NO_CAPS)
        self.far = self.moved = 0
        self.shot = self.shots = 0
        shot = -1 if webbed else ranged_weapon(st, unit)
        if shot >= 0:
            self.far = reach_of(st, unit, shot)
            self.moved = self.far if c.W_MOVED[shot] == c.NO_BATTLE else self.far + step
            """How far it can strike with a shot after a move; `far` is the range without one."""
            dice = min(base_dice(st, unit, shot), MANY)
            code = STRIKES if c.W_STRIKE_RANGED[shot] != c.MISS else 0
            self.shots = dice | code
            less = {c.MINUS_1: dice - 1, c.ONE_DIE: 1}.get(c.W_MOVED[shot], dice)
            self.shot = less | code


DICE: Final = 15
STRIKES: Final = 16
IGNORED: Final = 5
"""The encoding of an attack as one number: its dice, whether STRIKEs hit, and above these bits how many are ignored."""


class UnitAt:
    """A unit of either camp as a target, independent of its hex."""

    __slots__ = ("check", "figures", "helmets", "ignores", "mounted", "per_flag", "ranged", "strikes", "tables")

    def __init__(self, st: BattleState, unit: int) -> None:
        type_ = st.utype[unit]
        unit_def = c.UNIT_DEFS[type_]
        self.check, self.figures = ends_after(st, unit)
        self.helmets = c.T_RACE[type_] != c.HERO
        self.strikes = c.T_CHECK[type_] != c.CHECK_NECKS and not c.T_ABILITIES[type_] & c.STRIKE_IMMUNE
        self.ignores = unit_def.strike_melee
        self.ranged = unit_def.strike_ranged
        self.mounted = unit_def.kind == c.MOUNTED
        self.per_flag = retreat_per_flag(st, unit)
        self.tables: dict[tuple[int, int, int], dict[int, float]] = {}
        """The expected harm by Bold level and retreat problems, then by dice, STRIKEs and ignored hits."""

    def harm(self, bold: int, stuck: int, panic: int, code: int, frail: float) -> float:
        blow = Blow(
            code & DICE,
            self.helmets,
            self.strikes and bool(code & STRIKES),
            code >> IGNORED,
            False,
            self.figures,
            self.check,
            bold,
            stuck if stuck and stuck < MANY else max(1, panic),
            NOWHERE if stuck else FREE,
            int(panic > 0),
            LOST if stuck >= MANY else 0,
        )
        odds = odds_of(blow)
        return odds.harm + frail * odds.kill


class Survey:
    """One camp's survey of one position. Values are computed when first needed."""

    def __init__(self, seen: BattleState, seat: int, weights: Mapping[str, float] = WEIGHTS) -> None:
        st = seen.clone()
        self.st = st
        self.seat = seat
        self.camp = st.rules.camp_of_seat(seat)
        self.own = [u for u, h in enumerate(st.pos) if h >= 0 and st.owner[u] & CAMP == self.camp]
        self.foes = [u for u, h in enumerate(st.pos) if h >= 0 and st.owner[u] & CAMP != self.camp]
        goals = (ALLIED_GOAL, ALLIED_GOAL) if st.rules.allies else st.rules.goals
        self.need = [max(1, goals[camp] - banners(st, camp)) for camp in (0, 1)]
        self.weights = weights
        self.gain = 1 + weights["banner.banner_need"] / self.need[self.camp]
        self.loss = 1 + weights["banner.banner_need"] / self.need[1 - self.camp]
        least, most = weights["danger.least_caution"], weights["danger.caution"]
        self.caution = max(least, most - (most - least) * st.turn / weights["danger.bolder_by"])
        self.frail = weights["danger.frail"]
        self._threats: list[Threat] | None = None
        self._bodies: dict[int, UnitAt] = {}
        self._dangers: dict[tuple[int, int], list[tuple[float, int]]] = {}
        self._lures: list[tuple[int, float]] | None = None
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
        """The cost of losing a unit: its banners, and a Hero who leads it."""
        worth = float(c.UNIT_DEFS[self.st.utype[unit]].banners)
        return worth + self.weights["attack.leader"] if self.st.leader[unit] >= 0 else worth

    def weight(self, unit: int) -> float:
        """The banners of a unit, weighted by their value to the camp that would take them."""
        return self.banners_of(unit) * (self.loss if self.st.owner[unit] & CAMP == self.camp else self.gain)

    def attack_odds(self, unit: int, target: int, mode: int = NORMAL, extra: int = 0) -> tuple[Odds, Blow]:
        """The odds of a unit's attack on another, with both where they stand in the clone."""
        st = self.st
        kind = attack_kind(st, unit, target)
        weapon = st.weapon[unit]
        if kind == RANGED_ATTACK and c.W_TYPE[weapon] != c.MISSILE:
            weapon = max(0, ranged_weapon(st, unit))
        blow = blow_of(st, Attack(unit, target, kind, mode, weapon, st.pos[target]), extra)
        return odds_of(blow), blow

    def battle_back(self, unit: int, target: int, blow: Blow) -> float:
        """The expected cost of the target's battle back, if the target stands."""
        st = self.st
        if st.tok[target] & WEBBED or not (blow.bold or st.savvy[target]):
            return 0.0
        return self.attack_odds(target, unit, BACK)[0].harm * self.weight(unit)

    def attack_value(self, unit: int, target: int, mode: int = NORMAL, extra: int = 0) -> tuple[float, Odds]:
        """The value of an attack: harm done, less the battle back, plus follow-on actions and Lore tokens."""
        st = self.st
        odds, blow = self.attack_odds(unit, target, mode, extra)
        value = odds.harm * self.weight(target)
        if st.rules.lore and c.T_KIND[st.utype[unit]] != c.CREATURE:
            value += blow.dice / 6 * self.weights["attack.lore_token"]
        if st.pos[target] in st.ground.near[st.pos[unit]]:
            value -= odds.stands * self.battle_back(unit, target, blow)
            success = odds.kill + odds.driven
            mounted = c.T_KIND[st.utype[unit]] == c.MOUNTED and mode == NORMAL
            value += success * (self.weights["attack.again"] if mounted else self.weights["attack.ground"])
        if st.tok[unit] & POISONED:
            value -= blow.dice / 6 * 0.2 * self.weight(unit)
        return value, odds

    # -- danger --------------------------------------------------------------------------------------------------------

    def threats(self) -> list[Threat]:
        if self._threats is None:
            self._threats = [Threat(self.st, foe) for foe in self.foes]
        return self._threats

    def body(self, unit: int) -> UnitAt:
        found = self._bodies.get(unit)
        if found is None:
            found = self._bodies[unit] = UnitAt(self.st, unit)
        return found

    def danger(self, unit: int, h: int, target: int = -1, relief: float = 0.0) -> float:
        """The expected loss of a unit that stands in a hex until its owner's next turn.

        Every enemy in range strikes with the dice the hex allows; the worst of them are the most likely to be ordered.
        An enemy that is attacked first (`target`) counts for less, by `relief`.
        """
        found = self._dangers.get((unit, h))
        if found is None:
            here = self.st.pos[unit]
            if here != h:
                self.put(unit, h)
            found = self._dangers[unit, h] = self.find_danger(unit, h)
            if here != h:
                self.put(unit, here)
        if not found:
            return 0.0
        if relief:
            found = sorted([(harm * (1 - relief) if foe == target else harm, foe) for harm, foe in found], reverse=True)
        total = 0.0
        for (harm, _), chance in zip(found, ORDERED_SOON, strict=False):
            total += harm * chance
        return total * self.weight(unit)

    def find_danger(self, unit: int, h: int) -> list[tuple[float, int]]:
        """The enemies that could attack a unit where it stands, with the harm each would do, the worst first."""
        st = self.st
        ground = st.ground
        found: list[tuple[float, int]] = []
        body = self.body(unit)
        table: dict[int, float] | None = None
        trouble = (0, 0, 0)
        cap_in = ground.cap_low[h] if ground.height[h] else ground.cap_in[h]
        staked = 1 if ground.stakes[h] and is_archer(st, unit) else 0
        for threat in self.threats():
            far = threat.row[h]
            if far <= threat.melee:
                dice = threat.dice
                if not threat.free:
                    if dice > cap_in:
                        dice = cap_in
                    if far == 1 and dice > threat.out:
                        dice = threat.out
                ignored = body.ignores + staked + (threat.horse if body.mounted else 0)
                code = dice | threat.strikes | ignored << IGNORED
            elif far <= threat.moved:
                code = threat.shots if far <= threat.far else threat.shot
                if code & DICE > cap_in:
                    code = cap_in | code & STRIKES
                code |= body.ranged << IGNORED
            else:
                continue
            if table is None:
                trouble = self.trouble(unit, body)
                table = body.tables.setdefault(trouble, {})
            harm = table.get(code)
            if harm is None:
                harm = table[code] = body.harm(*trouble, code, self.frail)
            found.append((harm, threat.unit))
        found.sort(reverse=True)
        return found

    def trouble(self, unit: int, body: UnitAt) -> tuple[int, int, int]:
        """How a unit takes FLAGs where it stands: how many it ignores, hits if it is stuck, dice if it panics."""
        st = self.st
        type_ = st.utype[unit]
        bold = MANY if c.T_FLAGS[type_] == c.FLAGS_ALL else min(bold_level(st, unit), MANY)
        if c.T_ABILITIES[type_] & c.ELIMINATED_BY_RETREAT:
            return bold, MANY, 0
        if type_ < c.FIRST_HERO:
            for n in st.ground.board.retreat_steps(st.pos[unit], st.owner[unit] & CAMP):
                if n >= 0 and st.at[n] < 0 and st.ground.open[n]:
                    break
            else:
                return bold, body.per_flag, 0
        return bold, 0, body.per_flag if is_frightened(st, unit) else 0

    # -- places --------------------------------------------------------------------------------------------------------

    def contact(self) -> set[int]:
        """The hexes next to an enemy."""
        if self._contact is None:
            st = self.st
            self._contact = {n for foe in self.foes for n in st.ground.near[st.pos[foe]]}
        return self._contact

    def nearest(self, h: int) -> float:
        """The distance of the enemy from a hex; weak units count as nearer than they are."""
        found = self._nearest.get(h)
        if found is None:
            if self._lures is None:
                self._lures = [(self.st.pos[foe], self.lure(foe)) for foe in self.foes]
            row = self.st.ground.board.distance[h]
            found = min([row[there] - lure for there, lure in self._lures], default=0.0)
            self._nearest[h] = found
        return found

    def lure(self, foe: int) -> float:
        check, figures = ends_after(self.st, foe)
        return 0.0 if check else self.weights["place.weak_draws"] * LOSS_DRAW[min(figures, len(LOSS_DRAW) - 1)]

    def goals(self) -> dict[int, float]:
        """Hexes that score: objectives, exits, the enemy's Command Tent (BL-3.2, BL-11.9, BL-15.20)."""
        if self._goals is None:
            st = self.st
            self._goals = {}
            for number, rule in enumerate(st.rules.adventure.rules):
                if rule.type == "objective_hexes" and rule.camp in (-1, self.camp):
                    if not (rule.permanent and st.rule_count[number]):
                        self._goals.update(dict.fromkeys(rule.hexes, self.weights["place.objective"] * rule.banners))
                elif rule.type == "exit" and rule.camp == self.camp and st.rule_count[number] < rule.limit:
                    self._goals.update(dict.fromkeys(rule.hexes, self.weights["place.objective"] * rule.banners))
            for h, kind, owner in st.ground.marks:
                if kind == COMMAND_TENT and owner >= 0 and owner & CAMP != self.camp:
                    self._goals[h] = self.weights["place.objective"]
        return self._goals

    def company(self, unit: int, h: int) -> float:
        """The value of a unit in this hex for its friends, and of the first friend for it."""
        st = self.st
        number = steadied = 0
        for n in st.ground.near[h]:
            other = st.at[n]
            if other >= 0 and other != unit and st.owner[other] & CAMP == self.camp:
                number += 1
                if number <= 3 and c.T_KIND[st.utype[other]] != c.CREATURE and supporters(st, other) == 2:
                    steadied += 1
        weights = self.weights
        return weights["place.company"] * min(number, 1) + weights["place.formation"] * (steadied / 2 + (number >= 2))

    def place(self, unit: int, h: int) -> float:
        """The value of a unit in the hex where it stands (in the clone), after its battle."""
        st = self.st
        weights = self.weights
        value = self.company(unit, h)
        if self.foes:
            value -= self.advance(unit) * max(self.nearest(h), self.range(unit))
        if st.ground.stakes[h] and is_archer(st, unit):
            value += weights["place.stakes"]
        goals = self.goals()
        if goals:
            value += goals.get(h, 0.0)
            row = st.ground.board.distance[h]
            value -= weights["place.toward_objective"] * min([row[goal] for goal in goals])
        return value - self.caution * self.danger(unit, h)

    def range(self, unit: int) -> int:
        """How near to the enemy a unit wants to be: a troop that shoots, within its range."""
        weapon = self.st.weapon[unit]
        return c.W_RANGE[weapon] if c.W_TYPE[weapon] == c.MISSILE else 1

    def advance(self, unit: int) -> float:
        """The value of each hex nearer to the enemy."""
        check, figures = ends_after(self.st, unit)
        weights = self.weights
        spent = weights["place.spent_advance"] if figures == 1 and not check else 1.0
        return weights["place.advance"] * spent
