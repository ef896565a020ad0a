"""Casting a spell: dice, interference, Scaling, re-rolls, successes (FB-19.8 to FB-19.23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Sequence
from sandtable.games.first_blood.army_building.forces import BoundEffect
from sandtable.games.first_blood.combat.attack import falling
from sandtable.games.first_blood.combat.duel import Duel, why_not_duel
from sandtable.games.first_blood.dice import CASTING, distinct_dice, is_passed, reroll, roll
from sandtable.games.first_blood.effect_ops import Giving
from sandtable.games.first_blood.in_force import effects, is_borne, magic_level
from sandtable.games.first_blood.measuring import (
    is_character_regiment,
    is_lone_character,
    model_to_regiment,
    models_within,
)
from sandtable.games.first_blood.qualities import all_have, rule_x
from sandtable.games.first_blood.state import DUELLED, FIELD, State
from sandtable.games.first_blood.tables.abilities import SPELL_OF, Spell
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.effects import Effect
from sandtable.games.first_blood.tables.terms import (
    BRUTE,
    CAVALRY,
    DEVOUT,
    MONSTER,
    PRIEST,
    WIZARD,
)
from sandtable.games.first_blood.uses import lasting_numbers, usable, use_up

NONE: Final = -1
NO: Final = 0
YES: Final = 1
INTERFERENCE: Final = 8 * INCH
"""The range at which enemy Wizards and Priests interfere (FB-19.9)."""


def conditions_hold(bound: BoundEffect, spell: Spell) -> bool:
    """Do the conditions about the spell hold for an effect on casting?"""
    for word, about in bound.effect.conditions:
        if word == "spell_not_scaling" and spell.scaling:
            return False
        if word == "school" and spell.group not in about:
            return False
    return True


def casting_effects(st: State, caster: int, spell: Spell) -> list[Effect]:
    """Effects on the dice, Difficulty or successes of the caster's Spellcasting, except limited-use ones."""
    first = st.plan(caster).first
    found: list[Effect] = []
    for number in st.rules.forces.by_op.get("casting", []):
        bound = st.rules.forces.bounds[number]
        if bound.regiment == caster and is_borne(st, bound) and conditions_hold(bound, spell):
            plain = [word for word, _ in bound.effect.conditions if word not in ("spell_not_scaling", "school")]
            if not plain or bound in effects(st, "casting", caster, first):
                found.append(bound.effect)
    for number, _, _, _ in st.lasting:
        bound = st.rules.forces.bounds[number]
        if bound.effect.op == "casting" and bound.regiment == caster and conditions_hold(bound, spell):
            found.append(bound.effect)
    return [*found, *[st.rules.forces.bounds[number].effect for number in once_a_turn(st, caster, spell)]]


def once_a_turn(st: State, caster: int, spell: Spell) -> list[int]:
    """Effects that automatically help the first matching Spellcasting of a Turn (content of `casting`, uses without choice)."""
    bounds = st.rules.forces.bounds
    found = [number for number in usable(st, "casting", caster) if not bounds[number].effect.choice]
    return [number for number in found if conditions_hold(bounds[number], spell)]


def dice_of(st: State, caster: int, target: int, spell: Spell) -> int:
    """The number of dice: the Magic Level, plus abilities, minus interference (FB-19.8 to FB-19.11)."""
    more = sum([effect.dice for effect in casting_effects(st, caster, spell)])
    return max(0, magic_level(st, caster) + more - interference(st, caster, target))


def interference(st: State, caster: int, target: int) -> int:
    """The number of dice lost: the highest among enemies within 8" of caster or target (FB-19.9, FB-19.22)."""
    if effects(st, "no_interference", caster, st.plan(caster).first):
        return 0
    most = 0
    for foe in st.on_table(1 - st.owner(caster)):
        if not is_character_regiment(st, foe):
            continue
        character = st.plan(foe).first
        near = models_within(st, character, st.plan(caster).first, INTERFERENCE) or target == foe
        if near or model_to_regiment(st, character, target, INTERFERENCE):
            most = max(most, interfering_dice(st, foe))
    return most


def interfering_dice(st: State, foe: int) -> int:
    """The dice a Character removes by interfering: 1 for Wizards and Priests, changed by abilities (FB-19.22)."""
    found = effects(st, "interference", foe, st.plan(foe).first)
    found += [st.rules.forces.bounds[number] for number in lasting_numbers(st, "interference", foe)]
    counts = magic_level(st, foe) > 0 or any(bound.effect.as_caster for bound in found)
    return max([1, *[bound.effect.dice for bound in found]]) if counts else 0


def difficulty_of(st: State, caster: int, spell: Spell) -> int:
    """The Casting Difficulty, which abilities may raise (FB-19.2, FB-17.40)."""
    return spell.difficulty + sum([effect.difficulty for effect in casting_effects(st, caster, spell)])


def needed(st: State, caster: int, target: int, spell: Spell) -> int:
    """The successes a spell needs: one, or more for Scaling depending on the target (FB-19.12 to FB-19.14)."""
    if not spell.scaling:
        return 1
    fewer = sum([bound.effect.add for bound in effects(st, "scaling_models", caster, st.plan(caster).first)])
    need = 1 + scaling(st, target, max(0, st.count(target) + fewer))
    for bound in effects_on_target(st, caster, target):
        need += bound.effect.add
    return max(1, need)


def effects_on_target(st: State, caster: int, target: int) -> list[BoundEffect]:
    """Effects that make spells on the target easier; some only for friendly Priests."""
    found: list[BoundEffect] = []
    friendly = st.owner(caster) == st.owner(target) and st.plan(caster).has(PRIEST)
    for number in st.rules.forces.by_op.get("scaling_need", []):
        bound = st.rules.forces.bounds[number]
        fits = friendly or ("friendly_priest", ()) not in bound.effect.conditions
        if bound.regiment == target and is_borne(st, bound) and fits:
            found.append(bound)
    return found


def scaling(st: State, target: int, models: int) -> int:
    """The modifiers of a Scaling spell: Size, Type, Character (FB-19.13)."""
    plan = st.plan(target)
    size = 0 if models <= 4 else 1 if models <= 8 else 2
    kind = 2 if plan.type == MONSTER else 1 if plan.type in (BRUTE, CAVALRY) else 0
    character = 0
    if is_character_regiment(st, target):
        character = 2 if is_lone_character(st, target) else 1
    return size + kind + character


@frame
class Casting(Sequence[State]):
    """A Spellcasting Action with spell and target chosen: dice, re-rolls, successes, Effect (FB-19.8 to FB-19.20)."""

    at: int
    caster: int
    spell: int
    """The number of the first effect of the spell."""
    target: int
    faces: list[int]
    again: list[bool]
    successes: int

    def steps(self) -> tuple[Callable[[Casting, State], Decision | None], ...]:
        return STEPS

    def named(self, st: State) -> Spell:
        return SPELL_OF[st.rules.forces.bounds[self.spell].ability]

    def roll_dice(self, st: State) -> None:
        """Roll dice equal to the Magic Level, minus interference (FB-19.8, FB-19.9, FB-19.19)."""
        dice = dice_of(st, self.caster, self.target, self.named(st))
        self.faces = roll(st, st.owner(self.caster), dice, CASTING, "FB-19.8")
        self.again = [False] * dice

    def rights(self, st: State, which: str) -> list[int]:
        """Re-rolls of casting dice that the caster may still use (FB-17.41, FB-17.42)."""
        found: list[int] = []
        for number, bound in enumerate(st.rules.forces.bounds):
            effect = bound.effect
            if effect.op != "reroll" or effect.roll != "casting" or effect.which != which:
                continue
            if bound.regiment == self.caster and is_borne(st, bound) and not st.is_used(number):
                found.append(number)
        return found

    def worth_rerolling(self, st: State) -> list[int]:
        """The different dice that a re-roll can help: the failed ones (FB-2.9)."""
        need = difficulty_of(st, self.caster, self.named(st))
        found = distinct_dice(self.faces, [0] * len(self.faces), self.again)
        return [die for die in found if st.rules.asks_all or not is_passed(self.faces[die], need)]

    def ask_all(self, st: State) -> Decision | None:
        """Offer a re-roll of all dice, once per game (FB-17.41)."""
        rights = self.rights(st, "all")
        if not rights or not self.worth_rerolling(st):
            return None
        return Decision("recast", st.owner(self.caster), [NO, YES], "FB-17.41", (rights[0], *self.faces))

    def ask_one(self, st: State) -> Decision | None:
        """Offer a re-roll of one die in each Spellcasting Action, no matter how many abilities allow it (FB-17.42, FB-5.6)."""
        dice = self.worth_rerolling(st)
        if not self.rights(st, "one") or not dice:
            return None
        options: list[Pick] = [NONE, *dice]
        return Decision("reroll_cast", st.owner(self.caster), options, "FB-17.42", (self.caster, *self.faces))

    def count(self, st: State) -> None:
        """Count successes: dice, automatic successes, and one failed die for the Devout (FB-19.8, FB-19.15, FB-19.17)."""
        spell = self.named(st)
        need = difficulty_of(st, self.caster, spell)
        passed = len([face for face in self.faces if is_passed(face, need)])
        if passed < len(self.faces) and self.is_devout(st):
            passed += 1
        self.successes = passed + sum([effect.success for effect in casting_effects(st, self.caster, spell)])
        if st.logging:
            wanted = needed(st, self.caster, self.target, spell)
            st.emit("cast", (st.owner(self.caster), self.caster, self.successes, wanted), "FB-19.8")
        for number in once_a_turn(st, self.caster, spell):
            use_up(st, number)
        failed = len(self.faces) - len([face for face in self.faces if is_passed(face, need)])
        if self.successes < needed(st, self.caster, self.target, spell):
            self.at = len(STEPS)  # the spell fails and the Action ends (FB-19.16)
        if failed and is_nulled(st, self.caster):
            st.push(falling(self.caster, failed, st.plan(self.caster).first, ("null", -1)))

    def is_devout(self, st: State) -> bool:
        """Does a Priest cast on a friendly Devout Regiment (FB-19.15, FB-24.14)? A Character's is if the Character is."""
        friendly = st.owner(self.caster) == st.owner(self.target)
        if not friendly or not st.plan(self.caster).has(PRIEST):
            return False
        if is_character_regiment(st, self.target):
            return rule_x(st, self.target, st.plan(self.target).first, DEVOUT) > 0
        return all_have(st, self.target, DEVOUT)

    def take_effect(self, st: State) -> None:
        """Apply the Effect, in the order of the spell, if the caster still lives (FB-19.17)."""
        bounds = st.rules.forces.bounds
        given = [number for number in st.rules.forces.whole(self.spell) if bounds[number].effect.op != "free_action"]
        if not is_character_regiment(st, self.caster) or st.status[self.target] != FIELD:
            return
        if self.named(st).command and self.target != self.caster and effects(st, "share_command", self.target):
            st.push(Giving(self.caster, self.caster, given[:], self.successes))
        st.push(Giving(self.caster, self.target, given, self.successes))

    def ask_duel(self, st: State) -> Decision | None:
        """A spell may let the caster take a free Duel Action immediately (content of `free_action`)."""
        if st.has_mark(self.caster, DUELLED):
            return None  # it has already taken its Duel (FB-11.9)
        for number in st.rules.forces.whole(self.spell):
            if st.rules.forces.bounds[number].effect.op == "free_action" and why_not_duel(st, self.caster) is None:
                return Decision("use_ability", st.owner(self.caster), [NO, YES], "FB-19.17", (number,))
        return None

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.at += 1
        if asked.kind == "recast" and pick == YES:
            st.used.append((asked.context[0], 0))
            self.faces = reroll(st, asked.seat, self.faces, CASTING, "FB-17.41")
            self.again = [True] * len(self.faces)
        elif asked.kind == "use_ability" and pick == YES:
            st.push(Duel(0, self.caster))
        elif asked.kind == "reroll_cast" and pick != NONE:
            self.faces[pick] = reroll(st, asked.seat, [self.faces[pick]], CASTING, "FB-17.42")[0]
            self.again[pick] = True


def is_nulled(st: State, caster: int) -> bool:
    """Does a Wizard cast within 8" of an enemy Null Mage (content of `wound` with when = enemy_casting)?"""
    plan = st.plan(caster)
    for bound in st.rules.forces.bounds:
        effect = bound.effect
        if effect.when != "enemy_casting" or st.owner(bound.regiment) == plan.owner or not is_borne(st, bound):
            continue
        wizard = ("wizard", ()) not in effect.conditions or plan.has(WIZARD)
        if wizard and models_within(st, bound.bearer, plan.first, effect.range):
            return True
    return False


STEPS: Final[tuple[Callable[[Casting, State], Decision | None], ...]] = (
    Casting.roll_dice,
    Casting.ask_all,
    Casting.ask_one,
    Casting.count,
    Casting.take_effect,
    Casting.ask_duel,
)
