"""The marshal's answers in battle: what to launch, what to intercept, which cards to lose."""

from __future__ import annotations

from typing import Final

from sandtable.bots.warlords.effects import EffectAnswers
from sandtable.bots.warlords.survey import Survey, chance_of, worth
from sandtable.bots.weighing import highest, lowest
from sandtable.core.engine.decision import Decision, Pick
from sandtable.games.warlords.battle.attacks import attacks, held_types
from sandtable.games.warlords.battle.launching import Launch
from sandtable.games.warlords.scores import printed_revenue
from sandtable.games.warlords.state import END, State
from sandtable.games.warlords.tables.cards import (
    AMBUSH,
    BATTLE,
    NO_CARD,
    PILLAGE,
    RAID,
    RAZE,
    SUCCESS,
    THIRD,
    TRAITOR,
    TYPE,
)
from sandtable.games.warlords.tables.statuses import ASSAULT, FIELD, SIEGE

CARD: Final[dict[int, str]] = {
    BATTLE: "launch.battle",
    AMBUSH: "launch.ambush",
    PILLAGE: "launch.pillage",
    RAZE: "launch.raze",
    RAID: "launch.raid",
    TRAITOR: "launch.traitor",
}
"""The weights that say what playing a card costs; a conquered castle is worth more than a razed one."""


class BattleAnswers(EffectAnswers):
    """Step 8 and its windows."""

    # -- launching -------------------------------------------------------------------------------------------------------

    def battles(self, table: Survey, asked: Decision) -> Pick:
        """The attack with the highest value; occupy a starved castle, abandon a hopeless siege."""
        best = highest(asked.options, key=lambda pick: self.launching(table, pick))
        return best if self.launching(table, best) > 0 else END

    def launching(self, table: Survey, pick: Pick) -> float:
        st = table.st
        if isinstance(pick, int):
            return 0.0 if pick == END else self.abandoning(table, pick)
        stack, target = pick
        if st.siege[stack] == target:
            return 50.0
        held = held_types(st, table.seat)
        return max([self.attack_worth(table, stack, target, *way) for way in attacks(st, stack, target, held)])

    def abandoning(self, table: Survey, stack: int) -> float:
        """Give up a siege once assaulting the castle is worth more."""
        castle = table.st.siege[stack]
        held = held_types(table.st, table.seat)
        if not held[BATTLE]:
            return -1.0
        chance = table.conquest_chance(stack, castle)
        return 1.0 if chance > 0.6 and table.st.armies[castle] else -1.0

    def attack_worth(self, table: Survey, stack: int, target: int, attack: int, kind: int) -> float:
        """The value of an attack with a card of this type, less its cost."""
        weights = table.weights
        price = weights[CARD[kind]] + weights["launch.least"]
        if attack == FIELD:
            edge = weights["field.ambush"] if kind == AMBUSH else 0.0
            return table.field_worth(stack, target) + edge * table.place_worth(target) - price
        if attack == SIEGE:
            return self.besieging(table, stack, target) - price
        return self.storming(table, stack, target, kind) - price

    def besieging(self, table: Survey, stack: int, castle: int) -> float:
        """Starve a castle if nobody relieves it, the turns last, and an army is there to occupy it (WL-18.4, WL-19.6)."""
        st, weights = table.st, table.weights
        number = len(st.armies[castle])
        if st.round + number >= st.rules.scenario.turn_limit:
            return 0.0
        relief = max([table.field_odds(s, stack).wins for s in st.stacks_of(st.controller[castle])], default=0.0)
        prospect = weights["siege.turn"] ** number * (1.0 - relief)
        if not st.armies[stack]:
            prospect *= weights["siege.alone"]
        gain = prospect * table.conquest_worth(castle, st.fleet[stack] != NO_CARD)
        return gain + (weights["siege.base"] + weights["siege.revenue"] * printed_revenue(st, castle)) * bool(
            st.armies[stack]
        )

    def storming(self, table: Survey, stack: int, castle: int, kind: int) -> float:
        st, weights = table.st, table.weights
        prize = table.conquest_worth(castle, st.fleet[stack] != NO_CARD)
        if not st.armies[castle]:
            return table.conquest_chance(stack, castle, kind) * prize
        own = table.place_worth(stack)
        cards = [card for card in table.hand if TYPE[card] == kind]
        luck = chance_of(cards[0], SUCCESS) if kind in (TRAITOR, RAID) and cards else 0.0
        doom = chance_of(cards[0], THIRD) if kind in (TRAITOR, RAID) and cards else 0.0
        plain = table.assault_odds(stack, castle)
        value = 0.0
        for share, way in ((luck, kind), (1.0 - luck - doom, -1), (doom, -2)):
            chance = (
                0.5 * table.conquest_chance(stack, castle) if way == -2 else table.conquest_chance(stack, castle, way)
            )
            value += share * chance * prize
        value += weights["storm.harm"] * plain.harms
        return value - weights["storm.own_stack"] * plain.destroyed * own - weights["storm.cost"] * plain.costs

    def attack(self, table: Survey, asked: Decision) -> Pick:
        stack, target = asked.context[:2]

        def value(pick: Pick) -> float:
            assert not isinstance(pick, int)
            way, card = pick
            return self.attack_worth(table, stack, target, way, TYPE[card])

        return highest(asked.options, key=value)

    def second_card(self, table: Survey, asked: Decision) -> Pick:
        return least(asked)

    def intercept(self, table: Survey, asked: Decision) -> Pick:
        """Meet the attacker in the field if that is better than relying on the walls."""
        st = table.st
        launch = launch_of(st)
        stack, castle = launch.stack, launch.target
        if launch.attack == ASSAULT:
            falls = table.assault_odds(stack, castle).destroys if st.armies[castle] else float(bool(st.armies[stack]))
        else:
            falls = 0.2
        stake = falls * table.castle_stake(castle)

        def value(pick: Pick) -> float:
            if isinstance(pick, int):
                return 0.0
            guard, card = pick
            found = table.field_odds(guard, stack, True)
            gain = (
                found.destroys * table.place_worth(stack) + found.wins * stake + (0.5 if TYPE[card] == AMBUSH else 0.0)
            )
            return gain - found.destroyed * table.place_worth(guard) - table.weights[CARD[TYPE[card]]]

        return highest(asked.options, key=value)

    # -- losses ------------------------------------------------------------------------------------------------------------

    def losses(self, table: Survey, asked: Decision) -> Pick:
        """The least valuable cards; each card counts one point extra, so that few cards are lost."""

        def price(pick: Pick) -> float:
            assert not isinstance(pick, int)
            return sum([worth(card) + 1.0 for card in pick])

        return lowest(asked.options, key=price)

    def ambush_effect(self, table: Survey, asked: Decision) -> Pick:
        """Keep the player's card if it is worth more than the other side's additional loss."""
        st = table.st
        place = asked.context[0]
        others = [*st.armies[place], *st.allies[place]] or [st.head[place]]
        hit = min([worth(card) for card in others])

        def value(pick: Pick) -> float:
            assert isinstance(pick, int)
            return hit if pick == END else worth(pick)

        return highest(asked.options, key=value)

    def ambush_loss(self, table: Survey, asked: Decision) -> Pick:
        return least(asked)

    def victim(self, table: Survey, asked: Decision) -> Pick:
        return highest(asked.options, key=lambda pick: 0.0 if isinstance(pick, int) else worth(pick[0]))

    def detach(self, table: Survey, asked: Decision) -> Pick:
        """Always leave an army: a castle without a garrison is not a conquest."""
        return least(asked)

    def pillage_pick(self, table: Survey, asked: Decision) -> Pick:
        return best_card(asked)

    # -- after a battle ------------------------------------------------------------------------------------------------------

    def promote(self, table: Survey, asked: Decision) -> Pick:
        return best_card(asked)

    def deny(self, table: Survey, asked: Decision) -> Pick:
        return best_card(asked)

    def avenge(self, table: Survey, asked: Decision) -> Pick:
        return best_card(asked)


def launch_of(st: State) -> Launch:
    """The launch in progress."""
    return next(frame for frame in reversed(st.stack) if isinstance(frame, Launch))


def least(asked: Decision) -> Pick:
    """The least valuable card; nothing only if there is no card."""
    cards = [option for option in asked.options if isinstance(option, int) and option != END]
    return lowest(cards, key=worth) if cards else END


def best_card(asked: Decision) -> Pick:
    cards = [option for option in asked.options if isinstance(option, int) and option != END]
    return highest(cards, key=worth) if cards else END
