"""The captain's answers in battle: attacks, ignoring flags, retreats, follow-on actions."""

from __future__ import annotations

from typing import Final

from sandtable.bots.battlelore.hero_cards import DEED_WEIGHTS, card_net, gives_up
from sandtable.bots.battlelore.lore import LoreJudge, loss_at
from sandtable.bots.battlelore.moves import MoveAnswers
from sandtable.bots.battlelore.opening import ints
from sandtable.bots.battlelore.plans import Planner
from sandtable.bots.weighing import highest, lowest
from sandtable.core.engine.decision import Decision, Pick
from sandtable.games.battlelore.combat.answers import YES
from sandtable.games.battlelore.combat.attack import NO, NOBODY
from sandtable.games.battlelore.combat.declare import has_bonus, near_enemies, why_not_battle_back, why_not_target
from sandtable.games.battlelore.combat.in_progress import BACK, BONUS, MELEE_ATTACK, clash_of
from sandtable.games.battlelore.combat.morale import retreat_per_flag
from sandtable.games.battlelore.combat.retreat import retreat_options
from sandtable.games.battlelore.heroes.combat_cards import DEED_BASE
from sandtable.games.battlelore.heroes.flight import OFF_BOARD, STOP
from sandtable.games.battlelore.heroes.quests import CHESTS, TRAP
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import MOVED
from sandtable.games.battlelore.tables.heroes import hero_card
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import MOVE_FREE
from sandtable.games.battlelore.turn.battling import HEAL, TRAIN
from sandtable.games.battlelore.turn.places import stop_of
from sandtable.games.battlelore.turn.turn import DONE

TRAINED: Final = 0.12
"""The value of a better banner for a troop."""
SUMMONED: Final = 0.15
"""The value of a chance to summon an Elemental."""
EAGER: Final = 0.0
"""The minimum value of an attack."""


class CombatAnswers(MoveAnswers):
    """Answers to questions in the player's Combat phase, and in an enemy's."""

    def attack(self, st: BattleState, asked: Decision) -> Pick:
        """The attack with the highest value; none that costs more than it gains."""
        planner = self.planner(st, asked.seat)

        def worth(option: Pick) -> float:
            if not isinstance(option, tuple):
                return EAGER
            unit, target = option
            if target >= 0:
                return planner.survey.attack_value(unit, target)[0]
            if target == HEAL:
                healed = loss_at(st.figs[unit]) - loss_at(st.full[unit])
                return healed * planner.survey.weight(unit)
            if target <= DEED_BASE:
                return DEED_WEIGHTS[hero_card(DEED_BASE - target).effects[0].op]
            return TRAINED if target == TRAIN else SUMMONED

        attacks: list[Pick] = [DONE, *[option for option in asked.options if isinstance(option, tuple)]]
        return highest(attacks, key=worth)

    def hero_card(self, st: BattleState, asked: Decision) -> Pick:
        """The card with the highest value, if using it is worth more than keeping it."""
        hero, moment = asked.context
        judge = LoreJudge(st, self.planner(st, asked.seat), st.rules.holder_of_seat(asked.seat))
        return highest(ints(asked), key=lambda number: 0.0 if number < 0 else card_net(judge, hero, number, moment))

    def hero_unit(self, st: BattleState, asked: Decision) -> Pick:
        """The most valuable enemy; among friends the one that gains most from an order, or whose own attack is worth least."""
        planner = self.planner(st, asked.seat)
        if gives_up(asked.context[1]):
            return lowest(ints(asked), key=lambda unit: planner.best_attack(unit, st.pos[unit])[0])
        camp = st.rules.camp_of_seat(asked.seat)

        def worth(unit: int) -> float:
            if unit < 0:
                return planner.first_step
            if st.owner[unit] & CAMP != camp:
                return planner.survey.lure(unit) + planner.survey.weight(unit)
            return planner.plan(unit).gain

        return highest(ints(asked), key=worth)

    def chest_counts(self, st: BattleState, asked: Decision) -> Pick:
        """Prefer anything to a trap, and the larger chest."""
        return highest(ints(asked), key=lambda token: (CHESTS[token][0] != TRAP, CHESTS[token][1]))

    def spend_die(self, st: BattleState, asked: Decision) -> Pick:
        return YES

    def battle_back(self, st: BattleState, asked: Decision) -> Pick:
        """Battle back; a Champion who could only flee stays."""
        return YES if YES in asked.options else NO

    def new_neck(self, st: BattleState, asked: Decision) -> Pick:
        return YES

    def neck(self, st: BattleState, asked: Decision) -> Pick:
        """The neck with the fewest heads."""
        return min(ints(asked))

    # -- retreats ------------------------------------------------------------------------------------------------------

    def ignore_flags(self, st: BattleState, asked: Decision) -> Pick:
        """Stand if the hex is worth holding; a retreat is better for a weaker unit and a safer rear."""
        unit, flags = asked.context
        planner = self.planner(st, asked.seat)
        per_flag = retreat_per_flag(st, unit)
        return highest(
            ints(asked),
            key=lambda ignored: (self.after_retreat(st, planner, unit, (flags - ignored) * per_flag), ignored),
        )

    def after_retreat(self, st: BattleState, planner: Planner, unit: int, hexes: int) -> float:
        """The value of a unit's position after a retreat of this many hexes, with its losses; 0 hexes means standing fast."""
        survey = planner.survey
        table = planner.st
        home = table.pos[unit]
        left = hexes
        while left:
            steps = [h for h in retreat_options(table, unit) if isinstance(h, int)]
            if not steps:
                break
            survey.put(unit, max(steps, key=lambda h: -survey.danger(unit, h)))
            left -= 1
        value = survey.place(unit, table.pos[unit])
        survey.put(unit, home)
        if left:
            value -= (loss_at(max(0, table.figs[unit] - left)) - loss_at(table.figs[unit])) * survey.weight(unit)
        if not hexes:
            clash = clash_of(st)
            if clash is not None and clash.kind == MELEE_ATTACK and why_not_battle_back(st, clash) is None:
                value += survey.attack_odds(unit, clash.att, BACK)[0].harm * survey.weight(clash.att)
        return value

    def retreat_to(self, st: BattleState, asked: Decision) -> Pick:
        """The safer hex, preferably one from which a longer retreat can continue."""
        unit = asked.context[0]
        left = asked.context[1] if len(asked.context) > 1 else 1
        planner = self.planner(st, asked.seat)
        table = planner.st
        home = st.pos[unit]

        def worth(h: int) -> float:
            value = planner.value_at(unit, h, False)
            if left > 1 and table.at[h] < 0 and not c.UNIT_DEFS[st.utype[unit]].dragon:
                planner.survey.put(unit, h)
                if not retreat_options(table, unit):
                    value -= 0.3 * (left - 1)
                planner.survey.put(unit, home)
            return value

        return highest(ints(asked), key=worth)

    def retreat_more(self, st: BattleState, asked: Decision) -> Pick:
        unit = asked.context[0]
        planner = self.planner(st, asked.seat)
        return highest(
            ints(asked), key=lambda h: planner.value_at(unit, st.pos[unit] if h < 0 else h, False) + 0.02 * (h < 0)
        )

    def fall_back_to(self, st: BattleState, asked: Decision) -> Pick:
        unit = asked.context[0]
        planner = self.planner(st, asked.seat)
        return highest(ints(asked), key=lambda h: planner.value_at(unit, st.pos[unit] if h < 0 else h, False))

    def flee_to(self, st: BattleState, asked: Decision) -> Pick:
        """A Champion stops as soon as he may; he leaves the board only if there is no other option."""
        return highest(ints(asked), key=lambda h: (h != OFF_BOARD, h == STOP, st.at[h] < 0 if h >= 0 else False))

    # -- following up --------------------------------------------------------------------------------------------------

    def gain_ground(self, st: BattleState, asked: Decision) -> Pick:
        """Move into the vacated hex if it is better, or if a bonus attack follows."""
        unit, h = asked.context
        planner = self.planner(st, asked.seat)
        mounted = c.T_KIND[st.utype[unit]] == c.MOUNTED
        if (
            mounted
            and not c.T_ABILITIES[st.utype[unit]] & c.BONUS_MELEE_AFTER_GAIN
            and stop_of(st, unit, h) == MOVE_FREE
        ):
            clash = clash_of(st)
            if clash is None or clash.mode != BONUS:
                return YES  # a pursuit can also return
        there = self.follow_value(planner, unit, h)
        return YES if there > planner.value_at(unit, st.pos[unit], False) else NO

    def follow_value(self, planner: Planner, unit: int, h: int) -> float:
        """The value of following into a hex, with the bonus attack it may allow."""
        st = planner.st
        home = st.pos[unit]
        flags = st.flags[unit]
        st.flags[unit] = flags | MOVED
        planner.survey.put(unit, h)
        type_ = st.utype[unit]
        value = planner.survey.place(unit, h)
        if c.T_KIND[type_] == c.MOUNTED or c.T_ABILITIES[type_] & c.BONUS_MELEE_AFTER_GAIN:
            value += self.best_bonus(planner, unit)[0]
        planner.survey.put(unit, home)
        st.flags[unit] = flags
        return value

    def best_bonus(self, planner: Planner, unit: int) -> tuple[float, int]:
        st = planner.st
        best = (0.0, NOBODY)
        if has_bonus(st, unit):
            for foe in near_enemies(st, unit):
                if why_not_target(st, unit, foe) is None:
                    value = planner.survey.attack_value(unit, foe, BONUS)[0]
                    best = max(best, (value, foe))
        return best

    def pursue_to(self, st: BattleState, asked: Decision) -> Pick:
        unit = asked.context[0]
        planner = self.planner(st, asked.seat)
        return highest(ints(asked), key=lambda h: self.follow_value(planner, unit, h))

    def bonus_target(self, st: BattleState, asked: Decision) -> Pick:
        return self.best_bonus(self.planner(st, asked.seat), asked.context[0])[1]
