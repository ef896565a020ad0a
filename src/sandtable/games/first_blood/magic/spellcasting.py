"""The Spellcasting Action: choosing the spell, its target and abilities to use (FB-19.1 to FB-19.7, FB-17.27)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Sequence
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.first_blood.army_building.forces import OF_SPELL
from sandtable.games.first_blood.effect_ops import Giving
from sandtable.games.first_blood.in_force import OUT_OF_PRESENCE, UNTIL_ACTION, is_present
from sandtable.games.first_blood.magic.casting import INTERFERENCE, Casting, conditions_hold
from sandtable.games.first_blood.measuring import (
    foes_touched,
    is_character_regiment,
    is_closest,
    is_lone_character,
    model_to_regiment,
    models_within,
)
from sandtable.games.first_blood.refusals import actor, apart, gap, inches, nobody, refusal, regiment_refusal
from sandtable.games.first_blood.sight import sees_any_of, unseen
from sandtable.games.first_blood.state import FIELD, NOBODY, State
from sandtable.games.first_blood.tables.abilities import SELF, SPELL_OF, Spell
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import PRIEST, WIZARD
from sandtable.games.first_blood.uses import usable, use_up

NO: Final = 0
YES: Final = 1
COVERED: Final = 6 * INCH
"""An enemy Character within this distance of the closest enemy Model may be targeted (FB-19.7)."""


def is_caster(st: State, regiment: int) -> bool:
    """Is this a living Wizard or Priest on the battlefield (FB-19.1, FB-24.33, FB-24.56)?"""
    numbers = st.plan(regiment).numbers
    able = bool(numbers[WIZARD] or numbers[PRIEST])
    return able and st.status[regiment] == FIELD and is_character_regiment(st, regiment)


def spells_of(st: State, caster: int) -> list[int]:
    """The first effects of the spells of a caster."""
    found: dict[str, int] = {}
    for number, bound in enumerate(st.rules.forces.bounds):
        if bound.source == OF_SPELL and bound.regiment == caster:
            found.setdefault(bound.ability, number)
    return list(found.values())


def spell_of(st: State, number: int) -> Spell:
    return SPELL_OF[st.rules.forces.bounds[number].ability]


# -- targets -------------------------------------------------------------------------------------------------------------


def in_range(st: State, caster: int, target: int, spell: Spell, more: int = 0) -> bool:
    """Is a Regiment within the Range of a spell, measured from the caster's base to the closest Model (FB-19.3)?"""
    if spell.range == SELF:
        return target == caster
    return target == caster or model_to_regiment(st, st.plan(caster).first, target, spell.range + more)


def longer_range(st: State, caster: int, spell: Spell) -> int:
    """How much an unused item can extend the Range (content of `spell_range`)."""
    bounds = st.rules.forces.bounds
    found = [bounds[number].effect.add * INCH for number in usable(st, "spell_range", caster)]
    return max([0, *found]) if spell.range != SELF else 0


def spell_range(st: State, caster: int, number: int) -> int:
    """The Range of a spell, including what can extend it (FB-19.3)."""
    spell = spell_of(st, number)
    return spell.range + longer_range(st, caster, spell)


def spell_cast(st: State, seat: int, target: int) -> Facts:
    """The spell in question (`x`)."""
    frame = st.stack[-1]
    assert isinstance(frame, Spellcasting)
    return {"x": ("ability", frame.spell)}


def spell_gap(st: State, seat: int, target: int) -> Facts:
    """How far a Regiment is from the caster (`n`), and the Range (`m`) of the spell (FB-19.3)."""
    frame = st.stack[-1]
    assert isinstance(frame, Spellcasting)
    far = apart(st, [st.plan(frame.caster).first], st.models(target))
    return {**spell_cast(st, seat, target), **gap(far, spell_range(st, frame.caster, frame.spell))}


def furthest_spell(st: State, seat: int, value: int) -> Facts:
    """The spell asked about, or of all spells of the caster the one that reaches furthest (`x`), and its Range (`m`)."""
    caster = actor(st, seat, value)
    spells = [value] if st.asked(seat).kind == "spell" else spells_of(st, caster)
    reach, number = max([(spell_range(st, caster, number), -number) for number in spells])
    return {"x": ("ability", -number), "m": inches(reach)}


FOR_ENEMIES: Final = regiment_refusal("FB-19.2", "own", spell_cast)
FOR_FRIENDS: Final = regiment_refusal("FB-19.2", "enemy", spell_cast)
OUT_OF_RANGE: Final = regiment_refusal("FB-19.3", more=spell_gap)
IN_CONTACT: Final = regiment_refusal("FB-19.5")
UNSEEN, HIDDEN = unseen("FB-19.4", "refused-unseen-caster")
LONE_CHARACTER: Final = regiment_refusal("FB-19.7")
NO_CASTER: Final = refusal("FB-19.1")
CHARACTER_NO_CASTER: Final = refusal("FB-19.1", "character")
NO_SPELL: Final = refusal("FB-19.3", "none")
NO_TARGET: Final = refusal("FB-19.3", "mixed")
NO_ENEMY: Final = nobody("FB-19.3")
NONE_IN_RANGE: Final = refusal("FB-19.3", "all", furthest_spell)
NONE_IN_ANY_RANGE: Final = refusal("FB-19.3", "furthest", furthest_spell)
ALL_UNSEEN: Final = refusal("FB-19.4", "all")
NONE_IN_RANGE_SEEN: Final = refusal("FB-19.4", "range")


def is_target(st: State, caster: int, target: int, spell: Spell) -> bool:
    return next(why_not_target(st, caster, target, spell), None) is None


def why_not_target(st: State, caster: int, target: int, spell: Spell) -> Iterator[Refusal]:
    """The reasons against a Regiment as the target of a spell, so that a caller can stop at the first.

    See FB-19.3 to FB-19.7 and FB-19.23.
    """
    mine = st.owner(caster) == st.owner(target)
    if st.status[target] != FIELD or mine != (spell.target != "enemy"):
        yield FOR_ENEMIES if spell.target == "enemy" else FOR_FRIENDS
        return
    if spell.target == "self":
        if target != caster and not (spell.command and is_present(st, caster, target)):
            yield OUT_OF_PRESENCE
        return
    if not in_range(st, caster, target, spell, longer_range(st, caster, spell)):
        yield OUT_OF_RANGE
    if spell.hits:
        found = why_not_struck(st, caster, target)
        if found is not None:
            yield found
    if not mine and is_lone_character(st, target) and not is_near_closest(st, caster, target):
        yield LONE_CHARACTER


def why_not_struck(st: State, caster: int, target: int) -> Refusal | None:
    """Spells that cause Hits need Line of Sight; a caster in contact may target only enemies it touches (FB-19.4, FB-19.5)."""
    character = st.plan(caster).first
    touched = foes_touched(st, character)
    if touched and target not in touched:
        return IN_CONTACT
    return None if sees_any_of(st, character, target) else UNSEEN


def why_nobody(st: State, caster: int, spells: list[int]) -> Refusal:
    """Why none of these spells has a target: what keeps those in Range from it, or that nobody is in Range (FB-19.3)."""
    seat, found = st.owner(caster), list[list[Refusal]]()
    for spell in [spell_of(st, number) for number in spells]:
        ones = st.on_table(1 - seat if spell.target == "enemy" else seat)
        found += [list(why_not_target(st, caster, one, spell)) for one in ones]
    if not found:
        return NO_ENEMY
    shared = shared_by_all([reasons for reasons in found if OUT_OF_RANGE not in reasons])
    if shared is UNSEEN:
        foes = st.on_table(1 - seat)
        seen = any(why_not_struck(st, caster, foe) is not UNSEEN for foe in foes)
        return NONE_IN_RANGE_SEEN if seen else ALL_UNSEEN
    if shared is OUT_OF_RANGE and not st.on_table(1 - seat):
        return NO_ENEMY
    if shared is OUT_OF_RANGE:
        return NONE_IN_RANGE if len(spells) == 1 else NONE_IN_ANY_RANGE
    return NO_TARGET


def shared_by_all(near: list[list[Refusal]]) -> Refusal | None:
    """The first refusal that everybody in Range has; OUT_OF_RANGE if nobody is."""
    return next((each for each in near[0] if all(each in other for other in near)), None) if near else OUT_OF_RANGE


def is_near_closest(st: State, caster: int, target: int) -> bool:
    """Is a lone enemy Character within 6" of the enemy Model closest to the caster, or that Model (FB-19.7, FB-3.20)?"""
    foes = [model for foe in st.on_table(st.owner(target)) for model in st.models(foe)]
    first = st.plan(caster).first
    closest = [model for model in foes if is_closest(st, first, model, foes)]
    return any(models_within(st, st.plan(target).first, model, COVERED) for model in closest)


def targets(st: State, caster: int, spell: Spell) -> list[int]:
    """The legal targets of a spell; for a Self spell, the Regiments that may receive it, its own first (FB-19.3, FB-17.27)."""
    found = [plan.number for plan in st.rules.plans if is_target(st, caster, plan.number, spell)]
    return sorted(found, key=lambda regiment: regiment != caster)


def has_target(st: State, caster: int, spell: Spell) -> bool:
    return any(is_target(st, caster, plan.number, spell) for plan in st.rules.plans)


def why_not_cast(st: State, regiment: int) -> Refusal | None:
    """Why a Regiment cannot take a Spellcasting Action: no caster, no spell, no target (FB-19.1, FB-19.3)."""
    if not is_caster(st, regiment):
        return CHARACTER_NO_CASTER if st.plan(regiment).is_character else NO_CASTER
    spells = [spell_of(st, number) for number in spells_of(st, regiment)]
    if not spells:
        return NO_SPELL
    castable = any(has_target(st, regiment, spell) for spell in spells)
    return None if castable else NO_TARGET


# -- the Action ----------------------------------------------------------------------------------------------------------


@frame
class Spellcasting(Sequence[State]):
    """The caster chooses a spell, a target and abilities to use; then the spell is cast (FB-19.3, FB-27.13).

    `asked` are the abilities that were offered.
    """

    at: int
    caster: int
    spell: int = NOBODY
    target: int = NOBODY
    asked: list[int] = []

    def steps(self) -> tuple[Callable[[Spellcasting, State], Decision | None], ...]:
        return STEPS

    def name_spell(self, st: State) -> Decision | None:
        """Choose one of its spells that has a target (FB-19.3)."""
        able: list[Pick] = [n for n in spells_of(st, self.caster) if has_target(st, self.caster, spell_of(st, n))]
        return Decision("spell", st.owner(self.caster), able, "FB-19.3", (self.caster,))

    def name_target(self, st: State) -> Decision | None:
        found: list[Pick] = list(targets(st, self.caster, spell_of(st, self.spell)))
        return Decision("spell_target", st.owner(self.caster), found, "FB-19.3", (self.caster, self.spell))

    def lengthen(self, st: State) -> None:
        """Use up what extends the Range if the target is beyond it (content of `spell_range`)."""
        if not in_range(st, self.caster, self.target, spell_of(st, self.spell)) and self.target != self.caster:
            found = usable(st, "spell_range", self.caster)
            if found and spell_of(st, self.spell).range != SELF:
                use_up(st, found[0])

    def offer(self, st: State) -> Decision | None:
        """Offer abilities for this spell: more dice, no interference (content of `casting`, `no_interference`)."""
        for number in self.offers(st):
            if number not in self.asked:
                return Decision("use_ability", st.owner(self.caster), [NO, YES], "FB-17.44", (number,))
        return None

    def offers(self, st: State) -> list[int]:
        bounds = st.rules.forces.bounds
        found = [*usable(st, "casting", self.caster), *usable(st, "no_interference", self.caster)]
        spell = spell_of(st, self.spell)
        return [number for number in found if bounds[number].effect.choice and conditions_hold(bounds[number], spell)]

    def disturb(self, st: State) -> Decision | None:
        """Offer abilities that an enemy near the caster may use against it (content of `interference` with uses)."""
        for foe in st.on_table(1 - st.owner(self.caster)):
            near = models_within(st, st.plan(foe).first, st.plan(self.caster).first, INTERFERENCE)
            for number in usable(st, "interference", foe) if near else []:
                if number not in self.asked:
                    return Decision("use_ability", st.owner(foe), [NO, YES], "FB-19.22", (number,))
        return None

    def cast(self, st: State) -> None:
        if st.logging:
            st.emit("spell", (st.owner(self.caster), self.caster, self.spell, self.target), "FB-19.3")
        st.push(Casting(0, self.caster, self.spell, self.target, [], [], 0))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "spell":
            self.spell = pick
            self.at += 1
        elif asked.kind == "spell_target":
            self.target = pick
            self.at += 1
        else:
            number = asked.context[0]
            self.asked.append(number)
            if pick == YES:
                use_up(st, number)
                bearer = st.rules.forces.bounds[number].regiment
                if asked.seat == st.owner(self.caster):
                    st.push(Giving(bearer, bearer, [number]))
                else:
                    st.lasting.append((number, bearer, UNTIL_ACTION, bearer))


STEPS: Final[tuple[Callable[[Spellcasting, State], Decision | None], ...]] = (
    Spellcasting.name_spell,
    Spellcasting.name_target,
    Spellcasting.lengthen,
    Spellcasting.offer,
    Spellcasting.disturb,
    Spellcasting.cast,
)
