"""Both armies as numbered Regiments and Models, computed once before the game and shared by all copies of a state.

The Models of seat 0 come first, then those of seat 1; inside an army the Regiments follow the list (each Character, then its
warband), inside a Regiment the Leader or Character comes first, then the Standard Bearer, the Command Models or the
Lieutenant, then all others (FB-4.25). `State.order_of` decides which army comes first when both are compared.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.declare import slotted
from sandtable.games.first_blood.army_building.legality import ability_of
from sandtable.games.first_blood.army_building.lists import ArmyList, ListedCharacter, ListedRegiment, lieutenant_of
from sandtable.games.first_blood.tables.abilities import FIGURES, RETINUE, SPELL_OF, Ability
from sandtable.games.first_blood.tables.effects import Effect, Rule
from sandtable.games.first_blood.tables.factions import Profile
from sandtable.games.first_blood.tables.terms import CATEGORY_IDS, EVENT_IDS, FLY, RULE_IDS, STAT_IDS

LEADER: Final = 0
STANDARD: Final = 1
SPECIAL: Final = 2
RANK: Final = 3
"""Roles: the Leader or Character, the Standard Bearer, special Command Models and Lieutenants, Rank and File (FB-4.6)."""

OF_COMMAND_MODEL: Final = 0
OF_ITEM: Final = 1
OF_MASTERY: Final = 2
OF_LIEUTENANT: Final = 3
OF_RETINUE: Final = 4
OF_SUPREMACY: Final = 5
OF_SPELL: Final = 6
OF_TECHNIQUE: Final = 7
"""The source of an effect."""
RULE_OPS: Final = ("rule", "rule_add", "suppress")
"""Effects that give or remove special rules."""
FOR_FOES: Final = ("enemy_contact", "enemy_model_contact", "duel_opponent")
"""The `for` values of effects on enemies of the bearer."""


@slotted
class BoundEffect:
    """An effect with its bearer: the Model that must live for it, and that Model's Regiment."""

    effect: Effect
    source: int
    ability: str
    bearer: int
    regiment: int
    command: bool
    """A Command effect (FB-17.6)."""
    offboard: bool
    always: bool
    """A Supremacy Ability that is always active (FB-10.13)."""
    row: tuple[int, int] = (-1, 0)
    """For a Retinue benefit, the category and the number of living Models it needs (FB-17.14)."""
    part_of: int = -1
    """The effect that contains this one (as a choice, a follow-up or a gift); -1 if it stands alone."""


class RegimentPlan:
    """One Regiment as bought: its profile, its Models from `first` to before `end`, and its card."""

    __slots__ = (
        "bearer",
        "card",
        "end",
        "entry",
        "events",
        "first",
        "is_character",
        "klass",
        "leads",
        "number",
        "numbers",
        "owner",
        "profile",
        "radius",
        "size",
        "spells",
        "standard",
        "stats",
        "type",
        "warband",
        "warlord",
    )

    def __init__(self, number: int, owner: int, profile: Profile, is_character: bool, warband: int, first: int) -> None:
        self.number = number
        self.owner = owner
        self.profile = profile
        self.entry = profile.id
        self.type = profile.type
        self.klass = profile.klass
        self.stats = profile.stats
        self.is_character = is_character
        self.warband = warband
        """The Regiment of the Character that brought it; for a Character, its own number (FB-26.4)."""
        self.warlord = False
        self.first = first
        self.end = first
        self.card = number
        """The face of its Command Card: the number of the first Regiment of the same entry (FB-4.21, FB-4.22)."""
        self.radius = FIGURES.diameters[profile.type] // 2
        self.size = FIGURES.sizes[profile.type] + (1 if profile.has(FLY) else 0)
        """Size by Type, one more with Fly (FB-4.4)."""
        self.leads = False
        """Does it have its own Leader, not just an acting one (FB-4.18)? A Character leads as long as it has a Retinue."""
        self.bearer = False
        """Was it bought with a Standard Bearer (FB-25.11)?"""
        self.events = profile.events
        """Draw Events of the entry, or the one bought instead (FB-26.12)."""
        self.spells: tuple[str, ...] = ()
        self.standard = -1
        """The Standard Bearer Model, or -1."""
        self.numbers = [0] * len(RULE_IDS)
        """By special rule, the number from its profile: 1 for rules without a number, 0 for rules it does not have."""
        for own in reversed(profile.rules):
            self.numbers[own.rule] = max(1, own.x)

    def has(self, rule: int) -> bool:
        return any(own.rule == rule for own in self.profile.rules)

    def rule(self, rule: int) -> Rule | None:
        """The special rule of this kind from its profile, if any."""
        return next((own for own in self.profile.rules if own.rule == rule), None)


def rules_changed(effect: Effect) -> frozenset[int]:
    """The special rules that an effect gives or removes."""
    if effect.op not in RULE_OPS:
        return frozenset()
    given = [] if effect.rule is None else [effect.rule.rule]
    return frozenset([*given, *[rule for rule, name in enumerate(RULE_IDS) if name in effect.words]])


class Forces:
    """Both armies: their Regiments, their Models and their effects.

    A Model belongs to one Regiment for the whole game (FB-4.1).
    """

    __slots__ = (
        "bounds",
        "brought",
        "by_op",
        "by_stat",
        "commanded",
        "given",
        "marks",
        "of_seat",
        "plans",
        "reaching",
        "regiment_of",
        "roles",
        "ruled",
        "ruling",
    )

    def __init__(self, armies: tuple[ArmyList, ArmyList]) -> None:
        self.plans: list[RegimentPlan] = []
        self.regiment_of: list[int] = []
        """The Regiment of every Model."""
        self.roles: list[int] = []
        self.marks: list[str] = []
        """What is special about a Model: its Command Model or Lieutenant entry, or its Retinue category."""
        self.bounds: list[BoundEffect] = []
        """The effects by number; lasting effects in the state refer to these numbers."""
        self.by_op: dict[str, list[int]] = {}
        """The numbers of the effects that apply while their bearer lives, by op."""
        for seat, army in enumerate(armies):
            self.add_army(seat, army)
        self.of_seat = [[plan.number for plan in self.plans if plan.owner == seat] for seat in range(2)]
        """The Regiments of each army."""
        self.brought = [self.brought_by(plan) for plan in self.plans]
        """The effects that the Models of a Regiment bear, without those inside other effects."""
        standing = sorted([number for numbers in self.by_op.values() for number in numbers])
        self.commanded = [self.command_effects(plan, standing) for plan in self.plans]
        """The Command effects of a Regiment that apply while their bearer lives (FB-17.6)."""
        self.reaching: dict[str, list[list[int]]] = {
            op: [self.in_reach(plan, numbers) for plan in self.plans] for op, numbers in self.by_op.items()
        }
        """The effects that could ever apply to a Regiment, by op and Regiment: most Regiments have none for most ops."""
        self.by_stat = [self.changing(stat) for stat in range(len(STAT_IDS))]
        """The effects that can change a Characteristic of a Regiment, by Characteristic and Regiment."""
        self.ruling = [rules_changed(bound.effect) for bound in self.bounds]
        """The special rules that an effect gives or removes, by its number."""
        self.ruled = [self.rules_changed_for(plan) for plan in self.plans]
        """The special rules that permanent effects can give to or remove from a Regiment."""

        self.given = tuple([self.actions_given(seat) for seat in range(2)])
        """The Actions that abilities of each player could let a Regiment take for free."""

    def add_army(self, seat: int, army: ArmyList) -> None:
        """Add the Characters of an army in the order of its list, each followed by its warband (FB-26.4)."""
        for number, character in enumerate(army.characters):
            leader = self.add_character(seat, army, character, number == army.warlord)
            for regiment in character.regiments:
                self.add_regiment(seat, army, regiment, leader)

    def actions_given(self, seat: int) -> frozenset[str]:
        """The Actions that abilities of a player could let a Regiment take for free (content of `free_action`)."""
        mine = [bound.effect for bound in self.bounds if self.plans[bound.regiment].owner == seat]
        return frozenset([action for effect in mine if effect.op == "free_action" for action in effect.actions])

    def brought_by(self, plan: RegimentPlan) -> list[int]:
        """The effects that the Models of a Regiment bear, without those inside other effects."""
        return [n for n, bound in enumerate(self.bounds) if bound.regiment == plan.number and bound.part_of < 0]

    def command_effects(self, plan: RegimentPlan, standing: list[int]) -> list[int]:
        """The Command effects of a Regiment among these (FB-17.6)."""
        return [n for n in standing if self.bounds[n].command and self.bounds[n].regiment == plan.number]

    def in_reach(self, plan: RegimentPlan, numbers: list[int]) -> list[int]:
        """Which of these effects could ever apply to a Regiment."""
        return [number for number in numbers if self.can_reach(self.bounds[number], plan)]

    def changing(self, stat: int) -> list[list[int]]:
        """For each Regiment, the effects that can change this Characteristic."""
        changes = self.reaching.get("stat", [[] for _ in self.plans])
        return [[number for number in numbers if self.bounds[number].effect.stat == stat] for numbers in changes]

    def rules_changed_for(self, plan: RegimentPlan) -> frozenset[int]:
        """The special rules that permanent effects can give to or remove from a Regiment."""
        numbers = [number for op in RULE_OPS if op in self.reaching for number in self.reaching[op][plan.number]]
        return frozenset([rule for number in numbers for rule in self.ruling[number]])

    def add_plan(self, seat: int, profile: Profile, is_character: bool, warband: int) -> RegimentPlan:
        number = len(self.plans)
        plan = RegimentPlan(number, seat, profile, is_character, number if warband < 0 else warband, len(self.roles))
        for other in self.plans:
            if other.owner == seat and other.entry == plan.entry and other.is_character == is_character:
                plan.card = other.card
                break
        self.plans.append(plan)
        return plan

    def add_model(self, plan: RegimentPlan, role: int, mark: str = "") -> int:
        self.regiment_of.append(plan.number)
        self.roles.append(role)
        self.marks.append(mark)
        plan.end = len(self.roles)
        return plan.end - 1

    def add_regiment(self, seat: int, army: ArmyList, listed: ListedRegiment, warband: int) -> None:
        """Add a Regiment of a warband; Command Models replace ordinary ones (FB-4.6)."""
        faction = army.list_of()
        entry = faction.regiments[listed.entry]
        plan = self.add_plan(seat, entry, False, warband)
        plan.leads = entry.leader
        plan.bearer = listed.standard
        if entry.leader:
            self.add_model(plan, LEADER)
        if listed.standard:
            plan.standard = self.add_model(plan, STANDARD)
        for name in listed.command:
            model = self.add_model(plan, SPECIAL, name)
            self.bind(faction.command_models[name], OF_COMMAND_MODEL, model, plan)
        while plan.end - plan.first < listed.models:
            self.add_model(plan, RANK)

    def add_character(self, seat: int, army: ArmyList, listed: ListedCharacter, is_warlord: bool) -> int:
        """Add a Character, its Retinue and all its abilities; returns the number of its Regiment (FB-17.7).

        For all other rules it is a Regiment with its own card (FB-17.1).
        """
        faction = army.list_of()
        plan = self.add_plan(seat, faction.characters[listed.entry], True, -1)
        plan.warlord = is_warlord
        plan.leads = bool(listed.retinue)
        plan.spells = listed.spells
        if listed.event:
            plan.events = ((EVENT_IDS.index(listed.event), 0),)
        character = self.add_model(plan, LEADER)
        for model in sorted(listed.retinue, key=lambda name: not lieutenant_of(name)):
            name = lieutenant_of(model)
            follower = self.add_model(plan, SPECIAL if name else RANK, model)
            if name:
                self.bind(faction.lieutenants[name], OF_LIEUTENANT, follower, plan)
        for name in listed.items:
            self.bind(faction.items[name], OF_ITEM, character, plan)
        for name in listed.masteries:
            self.bind(faction.masteries[name], OF_MASTERY, character, plan)
        for row in RETINUE:
            if CATEGORY_IDS[row.category] in listed.retinue:
                for effect in row.effects:
                    place = (row.category, row.row)
                    name = f"{CATEGORY_IDS[row.category]}_{row.row}"
                    offboard = row.offboard
                    self.add_bound(effect, OF_RETINUE, name, character, plan, row.command, offboard, False, place)
        for name in listed.spells:
            self.bind(SPELL_OF[name], OF_SPELL, character, plan)
        for name in listed.techniques:
            self.bind(faction.techniques[name], OF_TECHNIQUE, character, plan)
        ability = ability_of(faction, listed)
        if is_warlord and ability:
            self.bind(faction.supremacy[ability], OF_SUPREMACY, character, plan)
        return plan.number

    def bind(self, ability: Ability, source: int, bearer: int, plan: RegimentPlan) -> None:
        for effect in ability.effects:
            self.add_bound(
                effect, source, ability.id, bearer, plan, ability.command, ability.offboard, ability.always, (-1, 0)
            )

    def add_bound(
        self,
        effect: Effect,
        source: int,
        ability: str,
        bearer: int,
        plan: RegimentPlan,
        command: bool,
        offboard: bool,
        always: bool,
        row: tuple[int, int],
        part_of: int = -1,
    ) -> None:
        standing = source not in (OF_SPELL, OF_TECHNIQUE) and (source != OF_SUPREMACY or always)
        number = len(self.bounds)
        if standing and not effect.when and not effect.uses and not effect.until and part_of < 0:
            self.by_op.setdefault(effect.op, []).append(number)
        self.bounds.append(
            BoundEffect(effect, source, ability, bearer, plan.number, command, offboard, always, row, part_of),
        )
        for inner in (*effect.chain, *effect.apply, *effect.options):
            self.add_bound(inner, source, ability, bearer, plan, command, offboard, always, row, number)

    def can_reach(self, bound: BoundEffect, plan: RegimentPlan) -> bool:
        """Could an effect apply to a Regiment at some time in the game? `in_force` checks what changes during the game."""
        effect = bound.effect
        if (effect.types and plan.type not in effect.types) or (effect.classes and plan.klass not in effect.classes):
            return False
        mine = self.plans[bound.regiment].owner == plan.owner
        if effect.to == "self":
            return plan.number == bound.regiment
        if effect.to == "regiment":
            return mine and (bound.command or plan.number == bound.regiment)
        if effect.to == "warband":
            return plan.warband == bound.regiment
        if effect.to in ("army", "near", "presence"):
            return mine
        return effect.to in FOR_FOES and not mine

    def parts(self, number: int) -> list[int]:
        """The effects inside an effect: those that follow it, those it gives, and its choices."""
        return [at for at, bound in enumerate(self.bounds) if bound.part_of == number]

    def whole(self, number: int) -> list[int]:
        """All effects of the ability that an effect belongs to, in the order of its text."""
        first = self.bounds[number]
        key = (first.ability, first.regiment, first.source)
        alone = [at for at, bound in enumerate(self.bounds) if bound.part_of < 0]
        return [
            at for at in alone if (self.bounds[at].ability, self.bounds[at].regiment, self.bounds[at].source) == key
        ]
