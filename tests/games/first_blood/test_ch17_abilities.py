"""Chapter 17: every item, mastery, Lieutenant and Command Model of the army lists works while its bearer is alive."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.games.first_blood.in_force import (
    BY_CLASH,
    BY_DUEL,
    BY_IMPACT,
    BY_VOLLEY,
    NO_ATTACK,
    Situation,
    effects,
)
from sandtable.games.first_blood.qualities import characteristic, rule_x
from sandtable.games.first_blood.shooting.barrage import barrages
from sandtable.games.first_blood.state import (
    State,
)
from sandtable.games.first_blood.tables.abilities import MASTERIES, RETINUE, Ability
from sandtable.games.first_blood.tables.effects import Effect
from sandtable.games.first_blood.tables.factions import FACTIONS, FactionDef
from sandtable.games.first_blood.tables.terms import (
    CATEGORY_IDS,
    CHARACTER,
    TYPE_IDS,
)
from sandtable.games.first_blood.turn.draw_events import decay_values, own_events
from tests.games.first_blood.support import listed, plain, put
from tests.games.first_blood.test_ch17_characters import FOES, MEN
from tests.support import clause

KIND_OF = {
    "volley": BY_VOLLEY,
    "clash": BY_CLASH,
    "volley_or_clash": BY_CLASH,
    "clash_or_impact": BY_CLASH,
    "duel": BY_DUEL,
}


def bought(faction: FactionDef, table: str, ability: Ability) -> tuple[State, int, int]:
    """An army with this ability: the state, the Regiment of its bearer, a Regiment of the warband."""
    head = next(iter(faction.characters.values())).name
    men = f"- 6 {MEN[faction.id]}"
    if table == "command_models":
        entry = next(entry for entry in faction.regiments.values() if ability.id in entry.command)
        st = plain(listed(head, f"- 6 {entry.name}, {ability.name}", faction=faction.id), FOES)
        return st, 1, 1
    word = {"lieutenants": "retinue"}.get(table, table)
    st = plain(listed(head, f"{word}: {ability.name}", men, faction=faction.id), FOES)
    return st, 0, 1


STANDING = ("stat", "rule", "rule_add", "event", "barrage", "charge", "reroll", "interference", "reduce_penalty")
SIMPLE_CONDITIONS = ("volley", "clash", "volley_or_clash", "clash_or_impact", "duel", "target_type", "not_caster")


def is_simple(effect: Effect) -> bool:
    """Can it be tested like most others: in force for its bearer while that Model is alive?"""
    words = [word for word, _ in effect.conditions]
    plain_to = effect.to in ("self", "regiment")
    return (
        effect.op in STANDING
        and plain_to
        and not (effect.when or effect.uses or effect.until)
        and all(word in SIMPLE_CONDITIONS for word in words)
        and not (effect.op == "reroll" and effect.roll in ("casting", "reinforcement"))
    )


TABLES = ("command_models", "items", "lieutenants", "masteries")
ALL = [
    (faction, table, ability)
    for faction in FACTIONS
    for table in TABLES
    for ability in getattr(faction, table).values()
    if table != "masteries" or ability not in MASTERIES
]


def situation(effect: Effect) -> Situation:
    kind, foe = NO_ATTACK, 3
    for word, about in effect.conditions:
        kind = KIND_OF.get(word, kind)
        if word == "target_type":
            foe = {"infantry": 3, "brute": 4, "monster": 5}[about[-1]]
    return Situation(BY_IMPACT if effect.roll == "impact" else kind, foe)


@clause("FB-17.25", "FB-17.44", "FB-17.46", "FB-4.7")
@pytest.mark.parametrize(
    ("faction", "table", "ability"),
    [row for row in ALL if any(is_simple(effect) for effect in row[2].effects)],
    ids=lambda value: value.id if isinstance(value, Ability) else "",
)
def test_what_is_bought_works_while_its_bearer_lives(faction: FactionDef, table: str, ability: Ability) -> None:
    st, regiment, _ = bought(faction, table, ability)
    plan = st.plan(regiment)
    put(st, regiment, (1000, 1000))
    bearer = next(bound.bearer for bound in st.rules.forces.bounds if bound.ability == ability.id)
    model = plan.first if plan.is_character else st.models(regiment)[-1]
    simple = [effect for effect in ability.effects if is_simple(effect)]
    alive = [measure(st, regiment, model, effect) for effect in simple]
    other = [one for one in st.models(regiment) if one != bearer][-1:] or [model]
    st.place[bearer] = -1
    fallen = [measure(st, regiment, model if model != bearer else other[0], effect) for effect in simple]
    for effect, before, after in zip(simple, fallen, alive, strict=True):
        assert after != before, effect.op
        if effect.op == "stat" and effect.max < 0 and model != bearer:
            assert isinstance(before, int)
            assert after == max(0, before + effect.add)


def measure(st: State, regiment: int, model: int, effect: Effect) -> object:
    """What an effect of this op changes now."""
    sit = situation(effect)
    if effect.op == "stat":
        return characteristic(st, regiment, model, effect.stat, sit)
    if effect.op in ("rule", "rule_add") and effect.rule is not None:
        return rule_x(st, regiment, model, effect.rule.rule, sit)
    if effect.op == "event":
        return (effect.event in own_events(st, regiment), decay_values(st, regiment, False))
    if effect.op == "barrage":
        return [(rule.x, rule.range) for rule in barrages(st, regiment, model)]
    return [bound.effect for bound in effects(st, effect.op, regiment, model, sit) if bound.effect is effect] != []


OWN_TESTS = {
    "mnemancer",
    "herald_of_stone",
    "keeper_of_aghm",
    "stonesinger",
    "stone_bound",
    "until_we_have_to",
    "ember_of_the_deep",
    "errant_of_the_shield",
    "count_palatine",
    "armsmaster",
    "null_mage",
    "standard_of_steel",
    "armor_of_dominion",
    "caledburn",
    "eye_of_akelus",
    "elysian_fragment",
    "finite_state_apparatus",
    "ladys_favour",
    "hopes_and_prayers",
    "herald",
    "captain_of_the_garrison",
    "horn_of_the_deep_fjord",
    "runestone",
    "frost_fetish",
    "shield_brother",
    "sea_king",
    "optio",
    "profane_acolyte",
    "aquila_of_the_ninth",
    "reliquary_of_ash",
    "codex_of_the_fall",
    "signet_of_command",
    "bearer_of_the_urn",
    "chanter",
    "memories_of_old",
    "ablative_flesh",
    "adaptive_senses",
    "adrenal_surge",
    "degenerative_aura",
    "enhanced_reactions",
    "pheromantic_override",
    "fleshwright",
    "scent_bearer",
    "totem_of_famine",
    "seers_bones",
    "voice_of_the_dead",
    "beast_handler",
}
"""Abilities with their own test, here or in their chapter."""


def test_every_ability_of_the_lists_is_tried() -> None:
    simple = {ability.id for _, _, ability in ALL if any(is_simple(effect) for effect in ability.effects)}
    assert {ability.id for _, _, ability in ALL} - simple - OWN_TESTS == set()
    here = Path(__file__)
    source = "".join([path.read_text("utf-8") for path in here.parent.glob("test_*.py") if path != here])
    unnamed = [ability.name for _, _, ability in ALL if ability.id in OWN_TESTS and ability.name not in source]
    assert unnamed == []
    assert {row.category for row in RETINUE} == set(range(len(CATEGORY_IDS)))


def test_the_foes_are_of_the_types_that_conditions_name() -> None:
    st = plain("hk-lords-muster", FOES)
    lord = next(plan.number for plan in st.rules.plans if plan.entry == "pheromancer")
    assert [TYPE_IDS[st.plan(lord + n).type] for n in (1, 2, 3)] == ["infantry", "brute", "monster"]


@clause("FB-24.10")
def test_fb_24_10_all_characters_and_nobody_else_have_the_rule() -> None:
    for faction in FACTIONS:
        assert all(entry.has(CHARACTER) for entry in faction.characters.values())
        assert not any(entry.has(CHARACTER) for entry in faction.regiments.values())
