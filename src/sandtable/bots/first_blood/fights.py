"""How the tactician fights: targets, re-rolls, casualties."""

from __future__ import annotations

from typing import Final

from sandtable.bots.first_blood.actions import ActionAnswers, charge_worth, duel_worth
from sandtable.bots.first_blood.aims import aim_of
from sandtable.bots.first_blood.moves import number
from sandtable.bots.first_blood.odds import wounds
from sandtable.bots.first_blood.places import PlaceValues
from sandtable.bots.first_blood.survey import Survey
from sandtable.bots.weighing import highest
from sandtable.core.engine.decision import Decision, Pick
from sandtable.games.first_blood.combat.attack import Attack
from sandtable.games.first_blood.combat.duel import ACCEPT, REFUSE, REFUSE_CALMLY
from sandtable.games.first_blood.in_force import BY_VOLLEY, Situation
from sandtable.games.first_blood.shooting.barrage import Gun, barrages, volley_groups
from sandtable.games.first_blood.shooting.volley import Volley, targets
from sandtable.games.first_blood.state import BROKEN
from sandtable.games.first_blood.wounds import automatic

NONE: Final = -1
NO: Final = 0
YES: Final = 1
ENEMIES: Final = -1
BLESSED_FROM: Final = 2
"""The number of failed dice that is worth a blessing."""
SECOND: Final = 6.0
"""The minimum expected value of a second target."""
BROKEN_PRICE: Final = 25.0
"""The cost of refusing a challenge."""


class FightAnswers(ActionAnswers):
    """Answers for chapters 7, 14 to 16, 18, 24: attacks from either side."""

    # -- dice ------------------------------------------------------------------------------------------------------------

    def reroll_sixes(self, table: Survey, asked: Decision) -> Pick:
        """A 6 always fails."""
        return YES

    def tactics(self, table: Survey, asked: Decision) -> Pick:
        return YES

    def blessed(self, table: Survey, asked: Decision) -> Pick:
        frame = table.st.stack[-1]
        assert isinstance(frame, Attack)
        hits = asked.context[0] == frame.attacker
        failed = frame.blest() if hits else frame.unsaved()
        return YES if len(failed) >= min(BLESSED_FROM, len(frame.faces)) else NO

    def reroll_hit(self, table: Survey, asked: Decision) -> Pick:
        """A die that missed, with the best chance to hit."""
        frame = table.st.stack[-1]
        assert isinstance(frame, Attack)
        failed = [number(die) for die in asked.options if die != NONE and not frame.is_hit(number(die))]
        return max(failed, key=lambda die: (frame.groups[frame.kinds[die]][1], -die), default=NONE)

    def reroll_injury(self, table: Survey, asked: Decision) -> Pick:
        frame = table.st.stack[-1]
        assert isinstance(frame, Attack)
        open_ones = frame.unsaved()
        failed = [number(die) for die in asked.options if die in open_ones]
        return max(failed, key=lambda die: (frame.groups[frame.kinds[die]][1], -die), default=NONE)

    def casualty(self, table: Survey, asked: Decision) -> Pick:
        """The Model farthest from the Leader."""
        return automatic(table.st, asked.context[0], [number(model) for model in asked.options])

    # -- shooting --------------------------------------------------------------------------------------------------------

    def barrage(self, table: Survey, asked: Decision) -> Pick:
        """The Barrage that has a target and the most shots."""
        regiment, model = asked.context
        rules = barrages(table.st, regiment, model)

        def value(pick: Pick) -> tuple[bool, int, int]:
            rule = rules[number(pick)]
            return bool(targets(table.st, regiment, [(model, rule)], False)), rule.x, rule.range

        return highest(asked.options, key=value)

    def volley(self, table: Survey, asked: Decision) -> Pick:
        regiment, guns = asked.context[0], shooting_now(table)
        return highest(asked.options, key=lambda foe: (table.volley(regiment, number(foe), guns), -number(foe)))

    def snapfire(self, table: Survey, asked: Decision) -> Pick:
        regiment, guns = asked.context[0], shooting_now(table)
        foes = [number(foe) for foe in asked.options if foe != NONE]
        return highest(foes, key=lambda foe: (table.volley(regiment, foe, guns), -foe))

    def markers(self, table: Survey, asked: Decision) -> Pick:
        return asked.context[1]

    def arcing(self, table: Survey, asked: Decision) -> Pick:
        """Arcing Fire if it makes up for losing the Aim."""
        regiment, foe = asked.context
        guns = shooting_now(table)
        values = []
        for arc in (False, True):
            groups = volley_groups(table.st, regiment, foe, guns, arc, 0, False)
            values.append(wounds(table.st, foe, groups, Situation(BY_VOLLEY, regiment)))
        better = YES if values[1] > values[0] else NO
        return better if better in asked.options else asked.options[0]

    # -- charges and blows -----------------------------------------------------------------------------------------------

    def charges(self, table: Survey, asked: Decision) -> Pick:
        regiment = asked.context[0]
        places = PlaceValues(table, regiment, aim_of(table, regiment))
        return highest(asked.options, key=lambda foe: (charge_worth(places, number(foe), True), -number(foe)))

    def charges_too(self, table: Survey, asked: Decision) -> Pick:
        """A second enemy only if it is weak."""
        regiment = asked.context[0]
        foes = [number(foe) for foe in asked.options if foe != NONE]
        best = highest(foes, key=lambda foe: (table.charge(regiment, foe, True), -foe))
        given, taken = table.melee(regiment, best)
        return best if given - taken > SECOND else NONE

    def charge_again(self, table: Survey, asked: Decision) -> Pick:
        return YES

    def clash_too(self, table: Survey, asked: Decision) -> Pick:
        return YES

    def clash_at(self, table: Survey, asked: Decision) -> Pick:
        return ENEMIES if ENEMIES in asked.options else asked.options[0]

    def disciplined(self, table: Survey, asked: Decision) -> Pick:
        return YES

    def best_struck(self, table: Survey, asked: Decision) -> Pick:
        """The enemy whose Wounds are worth most."""
        foes = [number(foe) for foe in asked.options if foe != NONE]
        return highest(foes, key=lambda foe: (table.harm(foe, 2.0), -foe), default=NONE)

    def strikes_first(self, table: Survey, asked: Decision) -> Pick:
        return self.best_struck(table, asked)

    def impact_on(self, table: Survey, asked: Decision) -> Pick:
        return self.best_struck(table, asked)

    def supports_against(self, table: Survey, asked: Decision) -> Pick:
        return self.best_struck(table, asked)

    def demise(self, table: Survey, asked: Decision) -> Pick:
        return self.best_struck(table, asked)

    def rake(self, table: Survey, asked: Decision) -> Pick:
        return self.best_struck(table, asked)

    def overkill(self, table: Survey, asked: Decision) -> Pick:
        return self.best_struck(table, asked)

    def divide(self, table: Survey, asked: Decision) -> Pick:
        """All Attacks on the most valuable target: all on this one, or none if another is better."""
        regiment, foe = asked.context[0], asked.context[-2]
        others = [other for other in table.engaged(regiment) if other != foe]
        here = all(table.harm(foe, 2.0) >= table.harm(other, 2.0) for other in others)
        return max(asked.options) if here else min(asked.options)

    def fury(self, table: Survey, asked: Decision) -> Pick:
        return self.divide(table, asked)

    # -- Duels -----------------------------------------------------------------------------------------------------------

    def duel(self, table: Survey, asked: Decision) -> Pick:
        regiment = asked.context[0]
        return highest(asked.options, key=lambda foe: (duel_worth(table, regiment, number(foe)), -number(foe)))

    def accept(self, table: Survey, asked: Decision) -> Pick:
        """Accept a challenge unless it costs more than refusing."""
        mine, other = asked.context
        loss = duel_worth(table, other, mine)
        if REFUSE_CALMLY in asked.options and loss > 0:
            return REFUSE_CALMLY
        shame = 0.0 if table.st.has_mark(mine, BROKEN) else BROKEN_PRICE
        return REFUSE if loss > shame else ACCEPT


def shooting_now(table: Survey) -> list[Gun]:
    """The Barrages of the current Volley."""
    frame = table.st.stack[-1]
    assert isinstance(frame, Volley)
    return frame.guns(table.st)
