"""The content files: read completely; invalid rows are refused with file, row and field."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from sandtable.core.content.tables import ContentError, ContentValue, toml_entry
from sandtable.games.first_blood import in_force
from sandtable.games.first_blood.army_building.starters import STARTERS, read_starters
from sandtable.games.first_blood.tables import effects
from sandtable.games.first_blood.tables.abilities import (
    FIGURES,
    MASTERIES,
    RETINUE,
    SCHOOL_IDS,
    SPELLS,
    Ability,
    Figures,
    read_abilities,
    read_retinue,
    read_spells,
)
from sandtable.games.first_blood.tables.effects import Effect, Rule, read_effect, read_rule
from sandtable.games.first_blood.tables.factions import FACTIONS, FactionDef
from sandtable.games.first_blood.tables.files import text
from sandtable.games.first_blood.tables.scenarios import (
    AUTOMATIC,
    CANNOT_ARRIVE,
    LIGHT_CLAIMS,
    MAX_TURNS,
    REINFORCEMENTS,
    SCENARIOS,
    scenario_rolled,
)
from sandtable.games.first_blood.tables.terms import (
    BRUTE,
    CAVALRY,
    EVENT_IDS,
    HEAVY,
    INFANTRY,
    LIGHT,
    MEDIUM,
    MONSTER,
    RULE_IDS,
    TYPE_IDS,
)
from tests.support import clause


def all_abilities() -> list[Ability]:
    found: list[Ability] = [*MASTERIES, *SPELLS]
    for one in FACTIONS:
        for table in (one.command_models, one.items, one.lieutenants, one.supremacy, one.masteries, one.techniques):
            found += table.values()
    return found


def all_effects(list_of: tuple[Effect, ...]) -> list[Effect]:
    found: list[Effect] = []
    for effect in list_of:
        found += [effect, *all_effects(effect.chain), *all_effects(effect.apply), *all_effects(effect.options)]
    return found


def used_effects() -> list[Effect]:
    used = [effect for ability in all_abilities() for effect in all_effects(ability.effects)]
    return used + [effect for row in RETINUE for effect in all_effects(row.effects)]


# -- all of it is there --------------------------------------------------------------------------------------------------


def test_the_six_factions_are_whole() -> None:
    counted = [(f.id, len(f.regiments), len(f.characters), len(f.items), len(f.lieutenants)) for f in FACTIONS]
    assert counted == [
        ("hundred-kingdoms", 18, 6, 17, 4),
        ("spires", 20, 5, 14, 3),
        ("dweghom", 12, 4, 8, 3),
        ("nords", 12, 4, 8, 3),
        ("old-dominion", 13, 4, 8, 3),
        ("wadrhun", 12, 4, 8, 3),
    ]
    assert len(FACTIONS[1].techniques) == 8
    assert (len(MASTERIES), len(SPELLS), len(SCHOOL_IDS), len(RETINUE), len(STARTERS)) == (15, 44, 10, 9, 12)


def test_every_rule_event_and_type_is_used_by_a_profile() -> None:
    profiles = [p for f in FACTIONS for p in (*f.regiments.values(), *f.characters.values())]
    rules = {inner.rule for p in profiles for rule in p.rules for inner in (rule, *rule.rules)}
    assert {RULE_IDS[rule] for rule in rules} == set(RULE_IDS)
    assert {EVENT_IDS[event] for p in profiles for event, _ in p.events} == set(EVENT_IDS)
    assert {TYPE_IDS[p.type] for p in profiles} == set(TYPE_IDS)


GAME = Path(str(files("sandtable.games.first_blood")))
RULES = "\n".join(
    [
        path.read_text("utf-8")
        for path in GAME.rglob("*.py")
        if path.parent.name not in ("tables", "presentation", "reasons")
        and path.name not in ("kinds.py", "notation.py", "odds.py")
    ]
)
"""The code of the rules, without readers and presentation."""


def test_every_rule_and_event_is_asked_for_by_a_rule() -> None:
    """Except Character, which says what a Model is: the lists of Characters determine who has it."""
    names = [name for name in (*RULE_IDS, *EVENT_IDS) if name != "character"]
    assert [name for name in names if not re.search(rf"\b{name.upper()}\b", RULES)] == []


def test_every_op_is_asked_for_by_a_rule() -> None:
    """By its own name, or by its moment if all abilities with the op have the same one."""
    unnamed = [op for op in effects.OPS if f'"{op}"' not in RULES]
    moments = {effect.op: effect.when for effect in used_effects() if effect.op in unnamed}
    assert moments == {"morale_test": "duel_wound"}
    assert all(f'"{moment}"' in RULES for moment in moments.values())
    assert {effect.op for effect in used_effects() if effect.when in moments.values()} == set(moments)


def test_every_condition_has_its_function_and_no_function_is_idle() -> None:
    words = {*effects.PLAIN_CONDITIONS, *effects.WORDED_CONDITIONS}
    of_spells = {word for word in words if f'"{word}"' in (GAME / "magic" / "casting.py").read_text("utf-8")}
    assert {*in_force.CONDITIONS, *in_force.ATTACK_CONDITIONS, *of_spells} == words
    assert set(in_force.REACHED) <= {effect.to for effect in used_effects()}


def test_every_parameter_of_an_effect_is_asked_for() -> None:
    code = "\n".join([path.read_text("utf-8") for path in GAME.rglob("*.py") if path.parent.name != "tables"])
    assert [name for name in effects.Effect.__slots__ if not re.search(rf"\.{name}\b", code)] == []


def test_every_op_is_used_and_what_conditions_name_exists() -> None:
    used = used_effects()
    assert {effect.op for effect in used} == set(effects.OPS)
    characters = {name for one in FACTIONS for name in one.characters}
    for effect in used:
        for word, about in effect.conditions:
            assert word != "presence_of" or set(about) <= characters
            assert word != "school" or set(about) <= set(SCHOOL_IDS)


@clause("FB-17.44")
def test_fb_17_44_lists_add_masteries_and_catalogues_of_items() -> None:
    for faction in FACTIONS:
        assert len(faction.masteries) > len(MASTERIES)
        assert faction.catalogue
        assert faction.items


@clause("FB-3.2", "FB-4.4", "FB-25.3")
def test_bases_sizes_and_claim_values_by_type() -> None:
    assert FIGURES.diameters == (100, 200, 200, 300)
    assert FIGURES.sizes == (1, 2, 2, 3)
    assert FIGURES.claim_values == (1, 3, 3, 5)


@clause("FB-9.2", "FB-9.3")
def test_fb_9_2_the_reinforcement_table() -> None:
    light, medium, heavy = ([row[klass] for row in REINFORCEMENTS] for klass in (LIGHT, MEDIUM, HEAVY))
    assert light == [3, 3, AUTOMATIC, AUTOMATIC, AUTOMATIC]
    assert medium == [CANNOT_ARRIVE, 5, 3, AUTOMATIC, AUTOMATIC]
    assert heavy == [CANNOT_ARRIVE, CANNOT_ARRIVE, 5, 3, AUTOMATIC]


@clause("FB-1.11")
def test_fb_1_11_a_die_chooses_the_scenario() -> None:
    assert [SCENARIOS[scenario_rolled(face)].id for face in (1, 3, 6)] == [
        "plunder_the_camp",
        "desecrate_their_colors",
        "stake_your_claim",
    ]


def test_figures_of_the_scenarios() -> None:
    assert MAX_TURNS == 10
    assert LIGHT_CLAIMS == (6, 2, 2, 1)
    assert [scenario.end_vp for scenario in SCENARIOS] == [8, 7, 14]
    assert [scenario.pay for scenario in SCENARIOS] == [(1, 2, 3), (1, 2), (1,)]
    assert [scenario.standards for scenario in SCENARIOS] == [0, 2, 0]
    assert (SCENARIOS[2].bonus_from, SCENARIOS[2].bonus) == (3, 1)


@clause("FB-28.1")
def test_fb_28_1_the_printed_profile() -> None:
    militia = FACTIONS[0].regiments["militia"]
    assert (militia.type, militia.klass, militia.stats) == (INFANTRY, LIGHT, (5, 1, 1, 1, 1, 2, 1, 0))
    assert [RULE_IDS[rule.rule] for rule in militia.rules] == ["shield", "support"]


# -- what is refused -----------------------------------------------------------------------------------------------------


def entry(source: str) -> ContentValue:
    return toml_entry(source, "x.toml")


def refused(read: Callable[[], object], words: str) -> None:
    with pytest.raises(ContentError, match=re.escape(words)):
        read()


def effect_of(source: str) -> Effect:
    return read_effect(entry(f"e = {source}").need("e"))


def rule_of(source: str) -> Rule:
    return read_rule(entry(f"r = {source}").need("r"))


def test_rules_are_read_and_refused() -> None:
    barrage = rule_of('{rule = "barrage", x = 2, range = 24, rules = [{rule = "armor_piercing", x = 1}]}')
    assert (barrage.x, barrage.range, [rule.x for rule in barrage.rules]) == (2, 2400, [1])
    refused(lambda: rule_of('{rule = "cleve", x = 1}'), "x.toml, r, rule: cleve is unknown; did you mean cleave?")
    refused(lambda: rule_of('{rule = "cleave"}'), "x.toml, r: x is missing")
    refused(lambda: rule_of('{rule = "shield", x = 1}'), "x.toml, r: unknown field x")
    refused(lambda: rule_of('{rule = "barrage", x = 1}'), "x.toml, r: range is missing")
    refused(lambda: rule_of('{rule = "cleave", x = "1"}'), "x.toml, r, x: expected a whole number")


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ('{op = "stats", to = "self"}', "op: stats is unknown; did you mean stat?"),
        ('{op = "stat", to = "self", stat = "M"}', "add is missing"),
        ('{op = "stat", to = "self", stat = "Q", add = 1}', "stat: Q is not one of"),
        ('{op = "stat", to = "nobody", stat = "M", add = 1}', "to: nobody is not one of"),
        ('{op = "stat", to = "self", stat = "M", add = 1, roll = "morale"}', "unknown field roll"),
        ('{op = "rally", to = "self", until = "dawn"}', "until: dawn is not one of"),
        ('{op = "rally", to = "self", when = "dusk"}', "when: dusk is not one of"),
        ('{op = "rally", to = "self", armed = "turn"}', "armed: an effect without `when` is not armed"),
        ('{op = "rally", to = "self", uses = "day"}', "uses: day is not one of"),
        ('{op = "rally", to = "self", if = ["raining"]}', "if 1: raining is"),
        ('{op = "rally", to = "self", if = ["target_type:elf"]}', "if 1: elf is"),
        ('{op = "rally", to = "self", if = ["models_at_least:few"]}', "if 1: few is no number"),
        ('{op = "event", to = "self", event = "decay"}', "x is missing"),
        ('{op = "event", to = "self", event = "rain"}', "event: rain is"),
        ('{op = "reroll", to = "self", roll = "to_hit", which = "some"}', "which: some is not one of"),
        ('{op = "reroll", to = "self", roll = "dice", which = "one"}', "roll: dice is not one of"),
        ('{op = "heal", to = "self"}', "heal needs exactly one of amount, per_success and per"),
        ('{op = "heal", to = "self", amount = 1, per_success = 1}', "heal needs exactly one of"),
        ('{op = "heal", to = "self", amount = "D4"}', "amount: expected a whole number"),
        ('{op = "hits", to = "target", amount = 1, rules = [{rule = "cleave"}]}', "rules 1: x is missing"),
        ('{op = "suppress", to = "self", rules = ["cleeve"]}', "rules 1: cleeve is unknown; did you mean cleave?"),
        ('{op = "choose", options = [{op = "fly", to = "self"}]}', "options 1, op: fly is"),
        ('{op = "rally", to = "self", chain = [{op = "fly", to = "self"}]}', "chain 1, op: fly is"),
    ],
)
def test_effects_that_cannot_be_are_refused_by_field(source: str, words: str) -> None:
    refused(lambda: effect_of(source), words)


def changed(name: str, old: str, new: str) -> ContentValue:
    source = text(name)
    assert old in source
    return toml_entry(source.replace(old, new, 1), name)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('type = "infantry"', 'type = "infantri"', "dweghom.toml, regiments initiates, type: infantri is unknown"),
        ('class = "light"', 'class = "thin"', "regiments initiates, class: thin is not one of"),
        ("stats = {M = 5,", "stats = {", "regiments initiates, stats: M is missing"),
        ("cost = 8\n", "cost = 0\n", "regiments initiates, cost: 0 is not between 1"),
        ("min = 6\nmax = 12", "min = 6\nmax = 5", "regiments initiates, max: 5 is not between 6 and 16"),
        ("max = 12", "max = 17", "regiments initiates, max: 17 is not between 6 and 16"),
        ("leader = true", "leader = false", "regiments initiates, standard: there is no Standard Bearer"),
        ('command = ["herald_of_stone"]', 'command = ["herald"]', "regiments initiates, command 1: herald is"),
        ('provenance = "original"', 'provenance = "rumour"', "regiments initiates, provenance: rumour is"),
        ('id = "initiates"', 'id = "Initiates"', "id: Initiates is not made of small letters"),
        ('id = "flame_berserkers"', 'id = "initiates"', "id: initiates is there already"),
        ("max = 1\n", "max = 2\n", "regiments hellbringer_drake, max: Monsters come one by one"),
        ('[{rule = "character"}, {rule = "cleave", x = 1}]', "[]", "hold_raegh, rules: the rule character is missing"),
        (
            'type = "infantry"\nclass = "heavy"\nstats = {M = 5, V = 1, C = 4',
            'type = "brute"\nclass = "heavy"\nstats = {M = 5, V = 1, C = 4',
            "characters hold_raegh, retinue: only Infantry Characters have a Retinue (FB-17.7)",
        ),
        ('retinue = ["combat", "tactics"]', 'retinue = ["bards"]', "characters hold_raegh, retinue 1: bards is"),
        ('masteries = ["combat", "tactical"]', 'masteries = ["x"]', "characters hold_raegh, masteries 1: x is"),
        ('"banner", "talisman"]', '"mutation"]', "item_kinds 3: the Relics have no mutation"),
        ('schools = ["war_song"]\nspells = 2\n', "", "ardent_kerawegh: a Wizard or Priest, and nobody else"),
        ('schools = ["war_song"]', 'schools = ["opera"]', "schools 1: opera is not one of"),
        ('supremacy = "the_enduring_mountain"', 'supremacy = "x"', "characters hold_raegh, supremacy: x is"),
        ('mainstay = ["hold_warriors"', 'mainstay = ["elves"', "characters hold_raegh, mainstay 1: elves is"),
        ('restricted = ["dragonslayers"', 'restricted = ["hold_thanes"', "restricted: hold_thanes is Mainstay, too"),
        ('"deep_salamander", "initiates"]', '"deep_salamander"]', ""),
        ('kind = "banner"', 'kind = "hat"', "items until_we_have_to, kind: hat is"),
        ('kind = "armour"', 'kind = "armour"\ntext = "+1"', "items coat_of_the_first_forge: unknown field text"),
        ('id = "stone_bound"', 'id = "stony"', "masteries stony, id: words/en-names.ftl has no ability-stony"),
        ('id = "stone_bound"', 'id = "magus"', "masteries magus, id: magus is a mastery of the rulebook"),
        ("always = false\n", "", "supremacy righteous_annihilation: always is missing"),
        ('colour = "#a8502a"', 'colour = "red"', "dweghom.toml, colour: expected a colour"),
    ],
)
def test_a_bad_row_of_an_army_list_is_refused_by_file_row_and_field(old: str, new: str, words: str) -> None:
    source = changed("armies/dweghom.toml", old, new)
    if words:
        refused(lambda: FactionDef(source, "dweghom"), words)
    else:
        assert FactionDef(source, "dweghom").id == "dweghom"  # another Character still brings Initiates


@clause("FB-26.4")
def test_fb_26_4_some_character_can_bring_every_regiment() -> None:
    source = changed("armies/dweghom.toml", 'mainstay = ["initiates", "flame_berserkers",', "mainstay = [")
    refused(lambda: FactionDef(source, "dweghom"), "regiments flame_berserkers: no Character can bring it (FB-26.4)")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('school = "fire"', 'school = "ice"', "spells fire_dart, school: ice is"),
        ("range = 16", 'range = "self"', "spells fire_dart, range: a spell has the Range self exactly if"),
        ("difficulty = 3", "difficulty = 5", "spells fire_dart, difficulty: 5 is not between 2 and 4"),
        ("hits = true", "hits = false", "spells fire_dart, hits: it must say whether"),
        ("cost = 15", "cost = 0", "spells fire_dart, cost: 0 is not"),
        ('school = "chant"', 'school = "fire"', "schools: chant has fewer than 4 spells"),
        ('id = "kindle_courage"', 'id = "fire_dart"', "id: fire_dart is there already"),
        ('id = "water"\n', 'id = "fire"\n', "schools fire, id: fire is there already"),
    ],
)
def test_a_bad_spell_is_refused(old: str, new: str, words: str) -> None:
    source = changed("spells.toml", old, new)
    refused(lambda: read_spells(source), words)


def test_bad_common_tables_are_refused() -> None:
    odd = changed("common.toml", "infantry = 100", "infantry = 101")
    refused(lambda: Figures(odd), "common.toml, bases, infantry: an even number of hundredths is needed (FB-3.2)")
    rows = changed("common.toml", "row = 2", "row = 3")
    refused(lambda: read_retinue(rows), "common.toml, retinue: each category needs its rows 1, 2 and 3 once (FB-17.14)")
    needs = changed("common.toml", "require = {retinue = {tactics = 3}}", "require = {retinue = {bards = 3}}")
    refused(lambda: read_abilities(needs, "masteries", "list", ("tactical",)), "knowledged, require, retinue: unknown")


@clause("FB-26.16")
def test_fb_26_16_two_ready_armies_of_600_points_each() -> None:
    assert sorted([army.faction for army in STARTERS.values()]) == sorted([f.id for f in FACTIONS for _ in range(2)])
    dear = changed("starters.toml", "models = 10", "models = 11")
    refused(lambda: read_starters(dear), "hk-lords-muster: costs 608 of 600 points (FB-26.2)")
    cheap = changed("starters.toml", "models = 10", "models = 9")
    refused(lambda: read_starters(cheap), "hk-lords-muster: costs 592, not 600 points (FB-26.16)")
    plain = changed("starters.toml", "standard = true\n", "")
    refused(lambda: read_starters(plain), "hk-lords-muster: 1 Standard Bearers, at least 2 are needed (FB-26.14)")
    wrong = changed("starters.toml", 'entry = "militia"', 'entry = "militias"')
    refused(lambda: read_starters(wrong), "entry: militias is unknown; did you mean militia?")
    moved = changed("starters.toml", 'faction = "spires"', 'faction = "nords"')
    refused(lambda: read_starters(moved), "pheromancer")


def test_types_have_their_numbers() -> None:
    assert (INFANTRY, CAVALRY, BRUTE, MONSTER) == (0, 1, 2, 3)
