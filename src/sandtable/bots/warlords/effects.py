"""Rates cards with an effect (diplomacy, calamities and spells) and chooses their targets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.bots.warlords.survey import Survey, chance_of, worth
from sandtable.bots.warlords.worth import EFFECT
from sandtable.bots.weighing import highest, lowest
from sandtable.core.engine.decision import Decision, Pick
from sandtable.games.warlords.effects.registry import EFFECTS
from sandtable.games.warlords.scores import printed_revenue, score
from sandtable.games.warlords.stacks import flies, is_at_home
from sandtable.games.warlords.state import END
from sandtable.games.warlords.tables.cards import COMBAT, NO_CARD, SUCCESS, def_of
from sandtable.games.warlords.tables.ops import OPS

PLAYS: Final = 0.8
"""The minimum value of an effect to be played."""
BACKFIRE: Final = 4.0
"""The cost of a casting artefact lost to a backfire."""
FOR_FRIENDS: Final = frozenset(
    [
        "castle_defence_plus_4",
        "stack_tcv_plus_4",
        "stack_flies",
        "remove_weather",
        "remove_calamity",
        "march_from_discard",
        "army_from_discard",
        "add_armies_abroad",
        "teleport_armies",
        "recover_lost_artefact",
    ]
)
"""Effects for the player's own places; all others are for enemies."""


# -- the value of an effect at a place, by its weight ----------------------------------------------------------------------


def forces(table: Survey, place: int) -> list[int]:
    return [*table.st.armies[place], *table.st.allies[place]]


def under_threat(table: Survey, weight: float, place: int) -> float:
    return weight * 2.0 * table.threat(place)


def in_battle(table: Survey, weight: float, place: int) -> float:
    return weight * 0.05 * table.power(place)


def on_wings(table: Survey, weight: float, place: int) -> float:
    return -1.0 if flies(table.st, place) else 0.1 * table.power(place)


def where_few_stand(table: Survey, weight: float, place: int) -> float:
    return weight if len(forces(table, place)) < 3 else -1.0


def one_revenue(table: Survey, weight: float, place: int) -> float:
    return 0.4 * printed_revenue(table.st, place)


def many_revenues(table: Survey, weight: float, place: int) -> float:
    return 0.6 * printed_revenue(table.st, place)


def weaker_each(table: Survey, weight: float, place: int) -> float:
    return 0.5 + 1.0 * len(forces(table, place))


def all_armies(table: Survey, weight: float, place: int) -> float:
    return sum([worth(card) for card in table.st.armies[place]])


def one_loss(table: Survey, weight: float, place: int) -> float:
    losable = forces(table, place) + list(table.st.improvements[place])
    return (weight + 0.3 * max([COMBAT[card] for card in losable], default=0)) if losable else -1.0


def no_march(table: Survey, weight: float, place: int) -> float:
    return weight + 0.05 * table.power(place) if len(table.st.march[place]) > 1 else 0.3 * weight


def best_improvement(table: Survey, weight: float, place: int) -> float:
    return max([worth(card) for card in table.st.improvements[place]], default=0.0)


def on_any_place(table: Survey, weight: float, place: int) -> float:
    return weight + 0.02 * table.place_worth(place)


ON_PLACE: Final[dict[str, Callable[[Survey, float, int], float]]] = {
    **dict.fromkeys([op for op in OPS if op.startswith(("lose_", "discard_1_army", "discard_2_armies"))], one_loss),
    "castle_defence_plus_4": under_threat,
    "stack_tcv_plus_4": in_battle,
    "stack_tcv_minus_4": in_battle,
    "stack_flies": on_wings,
    "add_armies_abroad": where_few_stand,
    "no_revenue_next": one_revenue,
    "no_revenue_while_linked": many_revenues,
    "minus_1_combat_while_linked": weaker_each,
    "lose_all_armies": all_armies,
    "discard_1_march": no_march,
    "discard_chosen_improvement": best_improvement,
}
"""Effects whose value depends on what is at the place; the others are worth more at a better place."""


class EffectAnswers:
    """Diplomacy, calamities and spells, and the questions they ask."""

    def effect_worth(self, table: Survey, card: int, source: int = NO_CARD) -> float:
        """The value of a card on its best target."""
        op = def_of(card).op
        effect = EFFECTS.get(op)
        if effect is None:
            return 0.0
        targets = effect.targets(table.st, table.seat, source)
        best = max([self.on_target(table, op, target) for target in targets], default=0.0)
        return best * chance_of(card, SUCCESS)

    def on_target(self, table: Survey, op: str, target: Pick) -> float:
        """The value of an effect on a target: its weight, adjusted for the target."""
        weight = EFFECT[op]
        st = table.st
        effect = EFFECTS.get(op)
        question = "name_place" if effect is None else effect.question
        if question == "name_player":
            assert isinstance(target, int)
            return weight * (0.5 + 0.05 * score(st, target))
        if question == "name_card":
            assert isinstance(target, int)
            return 0.5 * weight + 0.5 * worth(target)
        if isinstance(target, int):
            if question == "":
                return weight
            return self.on_place(table, op, weight, target)
        card, place = target[0], target[1]
        if question == "name_pair":
            return self.moving(table, card, place)
        own = st.controller[place] == table.seat
        if op == "recover_lost_artefact":
            return worth(card)
        return -weight if own and op not in FOR_FRIENDS else 0.5 * weight + 0.5 * worth(card)

    def on_place(self, table: Survey, op: str, weight: float, place: int) -> float:
        own = table.st.controller[place] == table.seat
        if own != (op in FOR_FRIENDS):
            return -weight
        return ON_PLACE.get(op, on_any_place)(table, weight, place)

    def moving(self, table: Survey, start: int, goal: int) -> float:
        """Teleport armies to the stack that goes to war."""
        st = table.st
        return 2.0 if goal == table.leader() and start != goal and is_at_home(st, start) else -1.0

    # -- step 5 ----------------------------------------------------------------------------------------------------------

    def calamities(self, table: Survey, asked: Decision) -> Pick:
        def value(pick: Pick) -> float:
            if isinstance(pick, int):
                return 0.0
            card, place = pick
            return self.on_place(table, def_of(card).op, EFFECT[def_of(card).op], place) * chance_of(card, SUCCESS)

        best = highest(asked.options, key=value)
        return best if value(best) > PLAYS else END

    def move_calamity(self, table: Survey, asked: Decision) -> Pick:
        """To the enemy it harms most; if it must be one of the player's places, to the least valuable."""
        st = table.st
        op = def_of(asked.context[0]).op

        def value(pick: Pick) -> float:
            assert isinstance(pick, int)
            if st.controller[pick] == table.seat:
                return -table.place_worth(pick)
            return self.on_place(table, op, EFFECT[op], pick)

        return highest(asked.options, key=value)

    def calamity_loss(self, table: Survey, asked: Decision) -> Pick:
        return lowest(asked.options, key=lambda card: worth(card) if isinstance(card, int) else 0.0)

    def retest(self, table: Survey, asked: Decision) -> Pick:
        return asked.options[0]

    # -- step 6 ----------------------------------------------------------------------------------------------------------

    def cast(self, table: Survey, asked: Decision) -> Pick:
        """The spell with the highest value, through the least valuable artefact."""

        def value(pick: Pick) -> float:
            if isinstance(pick, int):
                return 0.0
            spell, source = self.spell_and_source(pick)
            backfire = chance_of(spell, 2) * min(BACKFIRE, worth(source))
            return self.effect_worth(table, spell, source) - backfire - 0.01 * worth(source)

        best = highest(asked.options, key=value)
        return best if value(best) > PLAYS else END

    def spell_and_source(self, pick: tuple[int, ...]) -> tuple[int, int]:
        first, second = pick[0], pick[1]
        return (first, second) if def_of(first).op else (second, first)

    # -- targets ---------------------------------------------------------------------------------------------------------

    def named(self, table: Survey, asked: Decision) -> Pick:
        """The target on which the card has the highest value."""
        op = def_of(asked.context[0]).op
        return highest(asked.options, key=lambda target: self.on_target(table, op, target))

    def name_armies(self, table: Survey, asked: Decision) -> Pick:
        """As many armies as may go."""
        return highest(asked.options, key=lambda pick: 0 if isinstance(pick, int) else len(pick))

    def shelter(self, table: Survey, asked: Decision) -> Pick:
        leader = table.leader()
        return leader if leader in asked.options else asked.options[0]

    def spy_discard(self, table: Survey, asked: Decision) -> Pick:
        return highest(asked.options, key=lambda card: worth(card) if isinstance(card, int) and card != END else 0.0)
