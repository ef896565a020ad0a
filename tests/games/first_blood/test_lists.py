"""Every ability of the army lists does what its text says, to those it names, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.games.first_blood.combat.attack import Attack
from sandtable.games.first_blood.combat.attack_traits import DEADLY
from sandtable.games.first_blood.magic.casting import dice_of
from sandtable.games.first_blood.qualities import characteristic
from sandtable.games.first_blood.state import BROKEN, NOBODY, State
from sandtable.games.first_blood.tables.abilities import RETINUE, SPELLS, Ability, Spell
from sandtable.games.first_blood.tables.factions import FACTIONS, FactionDef
from sandtable.games.first_blood.tables.terms import DEFENCE, EVENT_IDS, RULE_IDS
from sandtable.games.first_blood.turn.game_turn import end_turn
from sandtable.games.first_blood.turn.supremacy import SupremacyPhase, abilities
from sandtable.games.first_blood.uses import caster_acts
from sandtable.games.first_blood.wounds import slay
from tests.games.first_blood.facts import all_changes, measures
from tests.games.first_blood.support import answer, listed, load, plain, put, run
from tests.games.first_blood.test_ch17_characters import FOES, MEN
from tests.games.first_blood.test_ch19_magic import cast
from tests.games.first_blood.told_facts import BOUGHT, CAST, DECLARED
from tests.support import clause

HEADS = {
    "laurean_lance": "Imperial Officer",
    "biotic_wellspring": "Pheromancer",
    "kiss_farewell+": "Chapter Mage",
    "chapter_adept+": "Noble Lord",
    "spirit_guide+": "Chieftain",
    "obsidian_javelins+": "Predator",
    "marksmanship+": "Chapter Mage",
}
"""The bearer of an ability that would make no difference to the first Character; `+`: and who else has it."""
CASTING = ("casting", "interference", "scaling_models", "no_interference")


def bearer_of(faction: FactionDef, ability: Ability, again: bool = False) -> str:
    """A Character for an ability: a caster if it helps casting, else the first of the list."""
    key = ability.id + ("+" if again else "")
    if key in HEADS:
        return HEADS[key]
    magic = any(effect.op in CASTING or effect.roll == "casting" for effect in ability.effects)
    fitting = [one for one in faction.characters.values() if one.schools or not magic]
    return fitting[0].name


def army(faction: FactionDef, table: str, ability: Ability | None, head: str, entry: str) -> State:
    """A Character with a Retinue Model, one Regiment near it, one far away, and enemies of three Types far away."""
    own = f"- 6 {entry}, {ability.name}" if ability and table == "command_models" else f"- 6 {entry}"
    retinue = "retinue: Tactics"
    bought: list[str] = []
    if ability and table == "lieutenants":
        retinue += f", {ability.name}"
    elif ability and table in ("items", "masteries"):
        bought = [f"{table}: {ability.name}"]
    st = plain(listed(head, *bought, retinue, own, f"- 6 {MEN[faction.id]}", faction=faction.id), FOES)
    put(st, 0, (1000, 1000), (1000, 880), (1000, 780))
    put(st, 1, (1300, 1000))
    put(st, 2, (400, 2200))
    for number, x in ((4, 500), (5, 1500), (6, 2600)):
        put(st, number, (x, 3300))
    return st


def bought_change(faction: FactionDef, table: str, ability: Ability, again: bool = False) -> str:
    """What differs between an army with an ability and the same army without it."""
    head = bearer_of(faction, ability, again)
    entry = MEN[faction.id]
    if table == "command_models":
        entry = next(one.name for one in faction.regiments.values() if ability.id in one.command)
    found = []
    for bought in (None, ability):
        st = army(faction, table, bought, head, entry)
        who = {"Character": (0, 0), "Retinue": (0, 1), "Regiment": (1, st.plan(1).end - 1)}
        who |= {"far": (2, st.plan(2).end - 1), "enemy": (4, st.plan(4).end - 1)}
        found.append(measures(st, who))
        for one in found[-1].values():
            del one["models"]  # a Lieutenant adds one
    return all_changes(*found)


# -- spells --------------------------------------------------------------------------------------------------------------


def magic_table(spell: Spell) -> tuple[State, int]:
    """A caster of the spell next to a Broken friend and in front of an enemy, and the target."""
    caster, faction = next(
        (character, one)
        for one in FACTIONS
        for character in one.characters.values()
        if spell.group in character.schools and not character.id.endswith("mounted")
    )
    men = f"- 6 {MEN[faction.id]}"
    army = listed(caster.name, "retinue: Tactics", f"spells: {spell.name}", men, men, faction=faction.id)
    st = plain(army, listed("Noble Lord", "- 10 Household Guard"))
    st.rules.auto = True
    put(st, 0, (1000, 1000), (1000, 880))
    put(st, 1, (1300, 1000))
    put(st, 2, (400, 2200))
    put(st, 4, (1000, 1700))
    st.wounds[0] = 5
    for model in st.models(1)[3:]:
        slay(st, model)
    st.set_mark(1, BROKEN)
    return st, {"self": 0, "friendly": 1, "enemy": 4}[spell.target]


def everybody(st: State) -> dict[str, tuple[int, int]]:
    names = {"caster": (0, 0), "Retinue": (0, 1), "friend": (1, st.plan(1).first), "far": (2, st.plan(2).first)}
    return names | {"enemy": (4, st.plan(4).first)}


def cast_change(spell: Spell) -> str:
    """What a spell changes, for whom and how long, with many successes (healing: two), and the Hits it causes."""
    st, target = magic_table(spell)
    before = measures(st, everybody(st))
    dice = dice_of(st, 0, target, spell)
    good = dice if spell.scaling or spell.hits else 2
    load(st, *[1] * good, *[6] * (dice - good), *[3] * 20)
    st.rules.asks_all = True  # the earlier rules always ask about Injury dice, so the attack can be seen
    cast(st, 0, spell.id, target)
    if st.decision is not None and st.decision.kind == "choose":
        st.apply(st.decision.options[-1])
    attack = [frame for frame in st.stack if isinstance(frame, Attack)]
    if attack:
        hits, need, power = attack[0].groups[0]
        bare = characteristic(st, target, st.plan(target).first, DEFENCE)
        deadly = " Deadly" if power & DEADLY else ""
        return f"{hits / dice:g} Hits for a success at Defence {need - bare}{deadly}" + lasting_change(st, target)
    said = all_changes(before, measures(st, everybody(st)))
    return said + ends(st)


def lasting_change(st: State, target: int) -> str:
    """What a spell with Hits leaves behind after they are resolved."""
    while st.decision is not None:
        st.apply(st.decision.options[0])
    found = [st.rules.forces.bounds[row[0]].effect for row in st.lasting if row[1] == target]
    return "".join([f", {effect.op} {effect.add:+d} until {effect.until}" for effect in found])


def ends(st: State) -> str:
    """When the change ends."""
    if not st.lasting and not st.events_on:
        return ""
    clone = st.clone()
    caster_acts(clone, 0)
    if not clone.lasting and not clone.events_on:
        return " until the caster acts"
    end_turn(st)
    return " until the end of the Turn" if not st.lasting and not st.events_on else " for longer"


# -- Supremacy Abilities -----------------------------------------------------------------------------------------------------

OTHERS = {
    "hundred-kingdoms": ("Men-at-Arms", "Household Knights"),
    "spires": ("Bound Clones", "Brute Drones"),
    "dweghom": ("Hold Warriors", "Hold Thanes"),
    "nords": ("Huscarls", "Trolls"),
    "old-dominion": ("Legionnaires", "Praetorian Guard"),
    "wadrhun": ("Braves", "Thunder Riders"),
}
"""Two Regiments of each faction, the second one of another Type or Class."""


def supremacy_table(faction: FactionDef, ability: Ability, leads: int) -> State:
    """Two Characters with this ability, one of them the Warlord; the first one has two Regiments."""
    name = next(one.name for one in faction.characters.values() if one.supremacy == ability.id)
    first, second = OTHERS[faction.id]
    heads = [name + (", Warlord" if at == leads else "") for at in range(2)]
    rows = ["Test", f"faction: {faction.id}", heads[0], f"- 6 {first}", f"- 3 {second}", heads[1], f"- 6 {first}"]
    st = plain("\n".join(rows), listed("Noble Lord", "- 10 Household Guard"))
    st.rules.auto = True
    for number, y in ((0, 400), (1, 800), (2, 1300), (4, 1800), (6, 2500)):
        put(st, number, (600, y))
    for model in st.models(1)[1:]:
        slay(st, model)
    st.set_mark(4, BROKEN)
    return st


def declared_change(faction: FactionDef, ability: Ability) -> str:
    """What a Supremacy Ability changes: for the Warlord, two Regiments of its warband, one of another, an enemy."""
    st = supremacy_table(faction, ability, 0)
    who = {"Warlord": (0, 0), "first": (1, st.plan(1).first), "second": (2, st.plan(2).first)}
    who |= {"other": (4, st.plan(4).first), "enemy": (6, st.plan(6).first)}
    if ability.always:
        del who["other"]  # of the warband of the Warlord in the comparison
        return all_changes(measures(supremacy_table(faction, ability, 1), who), measures(st, who))
    before = measures(st, who)
    load(st, 6, 1)
    run(st, SupremacyPhase(1, [0, 0], NOBODY))
    load(st, *[3] * 10)
    answer(st, "supremacy", abilities(st, 0)[0])
    return all_changes(before, measures(st, who)) + ends(st)


# -- what the texts say --------------------------------------------------------------------------------------------------

TABLES = ("command_models", "items", "lieutenants", "masteries")
ROWS = {
    ability.id: (faction, table, ability)
    for faction in reversed(FACTIONS)
    for table in TABLES
    for ability in getattr(faction, table).values()
}


@clause("FB-17.25", "FB-17.44", "FB-17.46", "FB-17.9", "FB-17.11")
@pytest.mark.parametrize("key", BOUGHT)
def test_what_is_bought_does_what_its_text_says_and_nothing_else(key: str) -> None:
    assert bought_change(*ROWS[key.rstrip("+")], key.endswith("+")) == BOUGHT[key]


@clause("FB-19.17", "FB-19.20", "FB-19.21", "FB-17.27")
@pytest.mark.parametrize("spell", SPELLS, ids=lambda spell: spell.id)
def test_a_spell_does_what_its_text_says_and_nothing_else(spell: Spell) -> None:
    assert cast_change(spell).strip() == CAST[spell.id]


@clause("FB-10.9", "FB-10.13")
@pytest.mark.parametrize("faction", FACTIONS, ids=lambda faction: faction.id)
def test_supremacy_abilities_do_what_their_texts_say(faction: FactionDef) -> None:
    found = {ability.id: declared_change(faction, ability).strip() for ability in faction.supremacy.values()}
    assert found == {name: DECLARED[name] for name in found}


# -- nothing is forgotten ------------------------------------------------------------------------------------------------


def other_tests() -> str:
    """The tests of this folder, except for the tables and this file."""
    here = Path(__file__)
    paths = [
        path for path in sorted(here.parent.glob("test_*.py")) if path not in (here, here.with_name("test_tables.py"))
    ]
    return "".join([path.read_text("utf-8") for path in paths])


def test_every_ability_has_its_facts_or_a_test_that_names_it() -> None:
    """An ability without measurable effects here is played in some test, by its name or id."""
    found = {
        name
        for name, said in {**BOUGHT, **CAST, **DECLARED}.items()
        if said and not said.startswith(("until", "for longer"))
    }
    abilities = [(ability.id, ability.name) for _, _, ability in ROWS.values()]
    abilities += [(spell.id, spell.name) for spell in SPELLS]
    for faction in FACTIONS:
        abilities += [(one.id, one.name) for table in (faction.supremacy, faction.techniques) for one in table.values()]
    source = other_tests()
    assert [name for id, name in abilities if id not in found and name not in source and id not in source] == []


def test_every_special_rule_and_draw_event_has_a_clause_that_a_test_names() -> None:
    """Each has its own clause in chapters 23 and 24 that starts with its name."""
    ledger = (Path(__file__).parents[3] / "docs/rules/first-blood.md").read_text("utf-8")
    clauses = {
        name.lower(): id for id, name in re.findall(r"\*\*(FB-2[34]\.\d+)\*\* ([A-Z][\w -]*?)(?: X)?(?: \(|:)", ledger)
    }
    source = other_tests()
    for id in (*RULE_IDS, *EVENT_IDS):
        found = clauses.get(id.replace("_", " ")) or clauses.get(id.replace("_", "-"))
        assert found is not None, id
        assert f'"{found}"' in source, id


def test_every_row_of_the_retinue_table_has_a_clause_that_a_test_names() -> None:
    source = other_tests()
    assert [row.clause for row in RETINUE if f'"{row.clause}"' not in source] == []
