"""Impact Attacks of charging Cavalry, Brutes and Monsters, and of Throwing Weapons (FB-15.17 to FB-15.27)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.games.first_blood.combat.action import ActionSteps
from sandtable.games.first_blood.combat.attack import Attack
from sandtable.games.first_blood.combat.attack_traits import SURE, Group, attacks_of, clash_groups, power_of
from sandtable.games.first_blood.combat.draw_in import DrawIn, must_close
from sandtable.games.first_blood.effect_ops import Offer, offers
from sandtable.games.first_blood.in_force import BY_IMPACT, Situation, effects
from sandtable.games.first_blood.measuring import touches
from sandtable.games.first_blood.movement.charge.contact import contact_order
from sandtable.games.first_blood.qualities import rule_x
from sandtable.games.first_blood.state import FIELD, NOWHERE, State
from sandtable.games.first_blood.tables.terms import INFANTRY, LIGHT, THROWING_WEAPONS, UNSTOPPABLE_CHARGE


def makes_impact(st: State, regiment: int, model: int) -> bool:
    """Does a charging Model make Impact Attacks (FB-15.17, FB-24.50)? By Type and Class, or by Throwing Weapons."""
    plan = st.plan(regiment)
    return (plan.type != INFANTRY and plan.klass != LIGHT) or rule_x(st, regiment, model, THROWING_WEAPONS) > 0


def impact_groups(st: State, regiment: int, models: list[int], foe: int) -> list[Group]:
    """The dice of these Models against a target: Attacks summed and halved rounding down, then doubled (FB-15.18, FB-15.20).

    If Models differ, they are halved in order from the first Model, so that the sum matches the rule. An ability may add
    automatic Hits for each Model in contact (content of `impact_hits`). Unstoppable Charge doubles them (FB-24.53).
    """
    sit = Situation(BY_IMPACT, foe, charged=True)
    more = sum([bound.effect.per_contact for bound in effects(st, "impact_hits", regiment)])
    dice: list[tuple[int, int]] = []
    total = 0
    for model in models:
        before = total // 2
        total += attacks_of(st, regiment, model, sit)
        doubled = rule_x(st, regiment, model, UNSTOPPABLE_CHARGE, sit) > 0
        dice.append((model, (total // 2 - before) * (2 if doubled else 1)))
    groups = [group for group in clash_groups(st, regiment, dice, sit) if group[0]]
    if more and models:
        groups.append((more * len(models), 0, power_of(st, regiment, models[0], sit) | SURE))
    return groups


@frame
class Impact(ActionSteps):
    """The Impact Attacks of a Charge. `queue` are Models in contact with several targets, `strikes` who attacks what."""

    targets: list[int]
    queue: list[int]
    strikes: list[tuple[int, int]]
    struck: list[int] = []
    """The targets of Impact Attacks so far."""

    def steps(self) -> tuple[Callable[[Impact, State], Decision | None], ...]:
        return STEPS

    def charged(self, st: State, model: int) -> list[int]:
        """The charged Regiments that a Model is in contact with; a Garrison takes no Impact Attacks (FB-15.26, FB-21.14)."""
        return [foe for foe in self.targets if st.inside[foe] == NOWHERE and touches(st, model, foe)]

    def line_up(self, st: State) -> None:
        for model in st.models(self.regiment):
            if makes_impact(st, self.regiment, model):
                foes = self.charged(st, model)
                if len(foes) == 1:
                    self.strikes.append((model, foes[0]))
                elif foes:
                    self.queue.append(model)

    def assign(self, st: State) -> Decision | None:
        """A Model in contact with two charged Regiments is assigned to one of them (FB-15.19)."""
        if not self.queue:
            return None
        options: list[Pick] = list(self.charged(st, self.queue[0]))
        return Decision("impact_on", st.owner(self.regiment), options, "FB-15.19", (self.regiment, self.queue[0]))

    def offer(self, st: State) -> None:
        """An ability that a Character uses for one Action also helps its Impact Attacks (FB-17.49)."""
        if self.strikes:
            st.push(Offer(self.regiment, offers(st, self.regiment)))

    def next_target(self, st: State) -> Decision | None:
        """Resolve the targets in an order that the owner chooses (FB-15.28)."""
        foes = [foe for foe in self.targets if st.status[foe] == FIELD and foe in [on for _, on in self.strikes]]
        if len(foes) > 1:
            options: list[Pick] = list(foes)
            return Decision("strikes_first", st.owner(self.regiment), options, "FB-15.28", (self.regiment,))
        if foes:
            self.strike(st, foes[0])
            self.at -= 1
        return None

    def strike(self, st: State, foe: int) -> None:
        """Roll To Hit against Clash and resolve like Attacks in a Clash (FB-15.21)."""
        models = [model for model, on in self.strikes if on == foe]
        self.strikes = [(model, on) for model, on in self.strikes if on != foe]
        models = [model for model in models if st.is_alive(model)]
        groups = impact_groups(st, self.regiment, models, foe)
        if groups:
            self.struck.append(foe)
            st.push(Attack(0, self.regiment, foe, BY_IMPACT, groups, []))

    def draw_in(self, st: State) -> None:
        """Move Command Models that lost all others into contact (FB-15.25)."""
        for foe in self.struck:
            if must_close(st, foe, self.regiment):
                st.push(DrawIn(foe, self.regiment, contact_order(st, foe, [self.regiment])))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "impact_on":
            self.strikes.append((self.queue.pop(0), pick))
        else:
            self.strike(st, pick)


STEPS: Final[tuple[Callable[[Impact, State], Decision | None], ...]] = (
    Impact.line_up,
    Impact.assign,
    Impact.offer,
    Impact.next_target,
    Impact.draw_in,
)
