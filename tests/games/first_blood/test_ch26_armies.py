"""Chapter 26 and the buying rules of chapter 17: what an army costs, and every rule that it can break."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.core.engine.options import BadOption
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.army_building.legality import SENTENCES, violations
from sandtable.games.first_blood.army_building.lists import ArmyList
from sandtable.games.first_blood.army_building.points import character_cost, cost_of, regiment_cost
from sandtable.games.first_blood.army_building.random_armies import random_army
from sandtable.games.first_blood.army_building.starters import STARTER_IDS, STARTERS
from sandtable.games.first_blood.army_building.text_form import BadArmy, army_in, read_army, text_of
from sandtable.games.first_blood.tables.abilities import MASTERIES, SPELLS
from sandtable.games.first_blood.tables.factions import FACTION_IDS, FACTION_OF
from sandtable.games.first_blood.tables.terms import CATEGORY_IDS, EVENT_IDS
from sandtable.language.translator import LANGUAGES, Translator
from tests.support import clause


def army(*lines: str, faction: str = "hundred-kingdoms") -> ArmyList:
    return read_army("\n".join(["Test", f"faction: {faction}", *lines]))


def broken(list_of: ArmyList, points: int = 2000, standards: int = 0) -> list[tuple[str, str]]:
    """The clauses that an army breaks, with the key of what is wrong."""
    return [(one.clause, one.key) for one in violations(list_of, points, standards)]


LORD = "Noble Lord, Warlord"


@clause("FB-26.1")
def test_fb_26_1_all_is_taken_from_one_list() -> None:
    _, faults = army_in("Test\nfaction: nords\nNoble Lord, Warlord\n- 6 Raiders")
    assert [fault.line for fault in faults] == [3, 4]
    assert "unknown Character: Noble Lord" in str(faults[0])
    _, faults = army_in("Test\nfaction: nords\nJarl, Warlord\n- 6 Militia\n- 6 Raiders, Servite")
    assert [str(fault).partition(";")[0] for fault in faults] == [
        "unknown Regiment: Militia",
        "unknown Command Model: Servite",
    ]


@clause("FB-26.2")
def test_fb_26_2_the_cost_stays_within_the_limit() -> None:
    mine = army(LORD, "- 10 Militia")
    assert cost_of(mine) == 65 + 80
    assert broken(mine, 145) == []
    assert broken(mine, 144) == [("FB-26.2", "cost")]


@clause("FB-26.3", "FB-26.17")
def test_fb_26_3_one_character_is_the_warlord() -> None:
    assert broken(army("Noble Lord")) == [("FB-26.3", "no-warlord")]
    assert broken(army()) == [("FB-26.3", "no-character")]
    with pytest.raises(BadArmy, match=r"line 4: an army has one Warlord \(FB-26.3\)"):
        army(LORD, "Chapter Mage, Warlord")
    assassin = army("Mimetic Assassin, Warlord", faction="spires")
    assert broken(assassin) == [("FB-26.17", "cannot-lead")]
    assert broken(army("Mimetic Assassin", "Biomancer, Warlord", faction="spires")) == []


@clause("FB-26.4")
def test_fb_26_4_a_warband_has_up_to_four_regiments_of_its_characters_entry() -> None:
    assert broken(army(LORD, *["- 6 Militia"] * 4)) == []
    assert broken(army(LORD, *["- 6 Militia"] * 5)) == [("FB-26.4", "warband")]
    assert broken(army(LORD, "- 6 Steel Legion")) == [("FB-26.4", "not-available")]
    with pytest.raises(BadArmy, match="a Regiment belongs below the Character that brings it"):
        army("- 6 Militia", LORD)


@clause("FB-26.5")
def test_fb_26_5_restricted_regiments() -> None:
    knights, squires = "- 2 Household Knights", "- 2 Mounted Squires"
    assert broken(army(LORD, "- 6 Militia", "- 6 Militia", knights, squires)) == []
    assert broken(army(LORD, "- 6 Militia", knights, squires)) == [("FB-26.5", "mainstay")]
    three = army(LORD, "- 6 Militia", knights, squires, knights)
    assert broken(three) == [("FB-26.5", "restricted"), ("FB-26.5", "mainstay")]


@clause("FB-26.6")
def test_fb_26_6_a_regiment_costs_its_models_and_options() -> None:
    mine = army(LORD, "- 10 Militia, Standard Bearer, Servite")
    assert regiment_cost(mine.list_of(), mine.characters[0].regiments[0]) == 80 + 15 + 10
    assert broken(mine) == []
    assert broken(army(LORD, "- 5 Militia")) == broken(army(LORD, "- 15 Militia")) == [("FB-26.6", "size")]


@clause("FB-26.7", "FB-4.6")
def test_fb_26_7_command_models_are_bought_once_and_replace_ordinary_ones() -> None:
    assert broken(army(LORD, "- 6 Militia, Servite, Neophyte")) == []
    assert broken(army(LORD, "- 6 Militia, Drillmaster")) == [("FB-26.7", "no-command")]
    assert broken(army(LORD, "- 6 Militia, Servite, Servite")) == [("FB-26.7", "command-twice")]
    assert broken(army("Pheromancer, Warlord", "- 8 Force-Grown Drones, Standard Bearer", faction="spires")) == [
        ("FB-26.7", "no-standard")
    ]
    two = army("Mounted Noble Lord, Warlord", "- 2 Household Knights, Standard Bearer, Tourney Champion")
    assert broken(two) == [("FB-4.6", "command-room")]


@clause("FB-26.8")
def test_fb_26_8_a_character_costs_all_it_carries() -> None:
    priest = army(
        "Theist Priest, Warlord",
        "retinue: Arcane, Chapter Adept",
        "items: Hopes and Prayers",
        "masteries: Focused",
        "spells: Holy Fire, Fervour",
    )
    assert character_cost(priest.list_of(), priest.characters[0]) == 55 + 20 + 25 + 30 + 15 + 10 + 15
    assert broken(priest) == []
    biomancer = army("Biomancer, Warlord", "techniques: Grant Virulence", faction="spires")
    assert character_cost(biomancer.list_of(), biomancer.characters[0]) == 60 + 35


@clause("FB-26.9", "FB-17.33")
def test_fb_26_9_items_by_number_and_kind() -> None:
    assert broken(army(LORD, "items: Caledburn")) == []
    assert broken(army(LORD, "items: Caledburn, Bakkian Token")) == [("FB-26.9", "items")]
    assert broken(army(LORD, "items: Caledburn, Bakkian Token", "masteries: Long Lineage")) == []
    assert broken(army(LORD, "items: Eye of Akelus")) == [("FB-26.9", "item-kind")]
    assert broken(army(LORD, "items: Laurean Lance")) == [("FB-26.9", "item-needs")]
    assert broken(army("Mounted Noble Lord, Warlord", "items: Laurean Lance")) == []


def test_the_warlord_with_legacies_of_the_ark_takes_any_number_of_mutations() -> None:
    many = "items: Venom, Command Pheromones, Adaptive Senses"
    assert broken(army("Lineage Highborne, Warlord", many, faction="spires")) == []
    assert broken(army("Lineage Highborne", many, "Biomancer, Warlord", faction="spires")) == [("FB-26.9", "items")]


@clause("FB-26.10", "FB-17.39")
def test_fb_26_10_spells_by_number_and_school() -> None:
    mage = "Chapter Mage, Warlord"
    assert broken(army(mage, "spells: Fire Dart, Call Fog")) == []
    assert broken(army(mage, "spells: Fire Dart, Call Fog, Tremor")) == [("FB-26.10", "spells")]
    assert broken(army(mage, "spells: Holy Fire")) == [("FB-26.10", "school")]
    assert broken(army(mage, "spells: Fire Dart, Fire Dart")) == [("FB-26.10", "spell-twice")]
    assert broken(army(LORD, "spells: Fire Dart")) == [("FB-26.10", "spells"), ("FB-26.10", "school")]
    both = army(mage, "spells: Fire Dart", "Chapter Mage", "spells: Fire Dart")
    assert broken(both) == []  # a spell may be owned by several casters
    learned = "masteries: Learned in the Occult"
    assert broken(army(mage, learned, "spells: Fire Dart, Call Fog, Holy Fire")) == []
    assert broken(army(mage, learned, "spells: Fire Dart, Call Fog, Tremor")) == [("FB-17.39", "spells")]
    assert broken(army(mage, learned, "spells: Holy Fire, Fervour")) == [("FB-26.10", "school")]


@clause("FB-26.11")
def test_fb_26_11_one_technique_of_the_kinds_of_the_entry() -> None:
    biomancer = "Biomancer, Warlord"
    assert broken(army(biomancer, "techniques: Harvest Essence", faction="spires")) == []
    assert broken(army(biomancer, "techniques: Induced Vigor", faction="spires")) == [("FB-26.11", "technique")]
    two = army(biomancer, "techniques: Harvest Essence, Grant Virulence", faction="spires")
    assert broken(two) == [("FB-26.11", "techniques")]


@clause("FB-26.12")
def test_fb_26_12_other_draw_events() -> None:
    officer = army("Imperial Officer, Warlord", "event: Bastion")
    assert broken(officer) == []
    assert character_cost(officer.list_of(), officer.characters[0]) == 60 + 15
    assert broken(army("Imperial Officer, Warlord", "event: Fury")) == [("FB-26.12", "event")]


@clause("FB-26.13")
def test_fb_26_13_the_same_character_entry_may_be_taken_again() -> None:
    assert broken(army(LORD, "Noble Lord", "Noble Lord")) == []


@clause("FB-26.14", "FB-25.10")
def test_fb_26_14_two_standard_bearers_for_scenario_2() -> None:
    one = army(LORD, "- 6 Militia, Standard Bearer", "- 6 Militia")
    assert broken(one) == []
    assert broken(one, standards=2) == [("FB-26.14", "standards")]
    two = army(LORD, "- 6 Militia, Standard Bearer", "- 6 Militia, Standard Bearer")
    assert broken(two, standards=2) == []
    lone = {"army_1": text_of(one)}
    with pytest.raises(BadOption, match=r"option army_1: 1 Standard Bearers, at least 2 are needed \(FB-26.14\)"):
        SPEC.check_options(2, {**lone, "scenario": "desecrate_their_colors"})
    with pytest.raises(BadOption, match="at least 2 are needed"):
        SPEC.check_options(2, {**lone, "scenario": "random"})  # it may be rolled
    SPEC.check_options(2, {**lone, "scenario": "stake_your_claim"})


@clause("FB-26.15", "FB-8.3")
def test_fb_26_15_every_broken_rule_is_reported() -> None:
    bad = text_of(army("Noble Lord", "items: Caledburn, Bakkian Token", "- 5 Militia", "- 6 Steel Legion"))
    with pytest.raises(BadOption) as refusal:
        SPEC.check_options(2, {"army_2": bad})
    told = str(refusal.value)
    assert told.startswith("option army_2: ")
    for rule in ("FB-26.3", "FB-26.9", "FB-26.4", "FB-26.6", "FB-26.14"):
        assert f"({rule})" in told
    with pytest.raises(BadOption, match=r"line 3: unknown Character: Nobel Lord \(did you mean Noble Lord"):
        SPEC.check_options(2, {"army_1": "Test\nfaction: hundred-kingdoms\nNobel Lord"})


@clause("FB-17.7", "FB-17.8")
def test_fb_17_7_retinues() -> None:
    assert broken(army(LORD, "retinue: Combat, Tactics, Herald")) == []
    assert broken(army(LORD, "retinue: Combat, Combat, Combat, Combat")) == [("FB-17.7", "retinue")]
    assert broken(army("Mounted Noble Lord, Warlord", "retinue: Combat")) == [("FB-17.7", "no-retinue")]
    assert broken(army(LORD, "retinue: Arcane")) == [("FB-17.8", "category")]
    assert broken(army(LORD, "retinue: Herald, Huntmaster")) == [("FB-17.8", "lieutenants")]
    assert broken(army(LORD, "retinue: Herald", "Noble Lord", "retinue: Herald")) == [("FB-17.8", "twice")]


@clause("FB-17.26")
def test_fb_17_26_items_and_masteries_once_in_an_army_one_mastery_each() -> None:
    assert broken(army(LORD, "masteries: Marksmanship, Long Lineage")) == [("FB-17.26", "masteries")]
    assert broken(army(LORD, "masteries: Focused")) == [("FB-17.26", "mastery-list")]
    twice = army(LORD, "items: Caledburn", "masteries: Marksmanship", "Noble Lord", "items: Caledburn")
    assert broken(twice) == [("FB-17.26", "twice")]
    again = army(LORD, "masteries: Marksmanship", "Noble Lord", "masteries: Marksmanship")
    assert broken(again) == [("FB-17.26", "twice")]


@clause("FB-17.28", "FB-17.29", "FB-17.30")
def test_fb_17_28_what_masteries_demand_of_the_buyer() -> None:
    assert broken(army(LORD, "masteries: Overkill", "retinue: Combat")) == [("FB-17.35", "mastery-retinue")]
    assert broken(army(LORD, "masteries: Overkill", "retinue: Combat, Combat")) == []
    raegh = army("Hold Raegh, Warlord", "masteries: Disciplined", faction="dweghom")
    assert broken(raegh) == [("FB-17.29", "mastery-class")]
    assert broken(army(LORD, "masteries: Disciplined")) == []
    knowledged = ("masteries: Knowledged", "retinue: Tactics, Tactics, Tactics")
    assert broken(army(LORD, *knowledged)) == [("FB-17.30", "same-supremacy")]
    assert broken(army(LORD, *knowledged, "supremacy: For Honour!")) == [("FB-17.30", "same-supremacy")]
    assert broken(army(LORD, *knowledged, "supremacy: Redeploy!")) == []
    assert broken(army(LORD, "supremacy: Redeploy!")) == [("FB-17.30", "other-supremacy")]


@clause("FB-17.32")
def test_fb_17_32_an_eccentric_brings_one_regiment_which_may_be_restricted() -> None:
    eccentric = (LORD, "masteries: Eccentric", "retinue: Tactics, Tactics")
    assert broken(army(*eccentric, "- 2 Household Knights")) == []
    assert broken(army(*eccentric, "- 6 Militia", "- 6 Militia")) == [("FB-17.32", "warband")]


# -- the text ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STARTER_IDS)
def test_the_text_of_an_army_is_read_back(name: str) -> None:
    assert read_army(text_of(STARTERS[name])).fields() == STARTERS[name].fields()


def test_the_text_is_what_people_write() -> None:
    text = text_of(STARTERS["hk-church-and-legion"])
    assert text.splitlines()[:8] == [
        "Church and Legion",
        "faction: The Hundred Kingdoms",
        "# 600",
        "",
        "Theist Priest                                           # 130",
        "  retinue: Arcane",
        "  items: Hopes and Prayers",
        "  spells: Holy Fire, Fervour",
    ]
    assert "- 8 Steel Legion, Standard Bearer, Drillmaster          # 134" in text
    loose = "my army\nFACTION: nords\n\njarl , warlord # hello\n ITEMS: raven_banner\n-  6 raiders,standard bearer"
    assert text_of(read_army(loose)).splitlines()[-2:] == [
        "  items: Raven Banner",
        "- 6 Raiders, Standard Bearer                            # 75",
    ]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the faction is missing"),
        ("Mine", "the faction is missing"),
        ("Mine\nNoble Lord", "line 2: the second line must name the faction"),
        ("Mine\nfaction: Nrods", "line 2: unknown faction: Nrods"),
        ("Mine\nfaction: nords\nJarl, Wizard", "line 3: Wizard: only Warlord can follow"),
        ("Mine\nfaction: nords\nitems: Raven Banner", "line 3: this line belongs below a Character"),
        ("Mine\nfaction: nords\nJarl\n- Raiders", "line 4: Raiders: write the number of Models before the name"),
        ("Mine\nfaction: nords\nJarl\n- 9999 Raiders", "write the number of Models"),
        ("Mine\nfaction: nords\nJarl\n- 6 Raiders, Standard Bearer, Standard Bearer", "line 4: a Regiment has one"),
        (
            "Mine\nfaction: nords\nJarl\n- 6 Raiders, Skaldd",
            "line 4: unknown Command Model: Skaldd (did you mean Skald",
        ),
        ("Mine\nfaction: nords\nJarl\nevent: Fury, Bastion", "line 4: event: exactly one name is needed"),
        ("Mine\nfaction: nords\nJarl\nitems: ", ""),
        ("Mine\x07\nfaction: nords", "characters other than plain letters"),
        ("Wütend\nfaction: nords", "characters other than plain letters"),
        ("x" * 5000, "longer than 4000 characters"),
    ],
)
def test_a_text_that_is_not_an_army_is_refused_with_the_line(text: str, words: str) -> None:
    if not words:
        assert read_army(text).characters[0].items == ()
        return
    with pytest.raises(BadArmy) as refusal:
        read_army(text)
    assert words in str(refusal.value)


# -- random armies and words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", FACTION_IDS)
def test_random_armies_are_legal_and_the_same_for_the_same_number(faction: str) -> None:
    seen: set[str] = set()
    for seed in range(12):
        points = (300, 600, 1000, 2000)[seed % 4]
        found = random_army(seed, points, faction=faction)
        assert broken(found, points, 2) == []
        assert text_of(found) == text_of(random_army(seed, points, faction=faction))
        seen.add(text_of(found))
    assert len(seen) == 12
    with pytest.raises(ValueError, match="no army of"):
        random_army(0, 100, faction=faction)


def choices(found: ArmyList) -> set[tuple[str, str]]:
    """Everything that was chosen for an army."""
    seen = {("warlord", found.characters[found.warlord].entry)}
    for one in found.characters:
        seen |= {("character", one.entry), ("event", one.event), ("supremacy", one.supremacy)}
        for kind, names in (("item", one.items), ("mastery", one.masteries), ("spell", one.spells)):
            seen |= {(kind, name) for name in names}
        seen |= {("technique", name) for name in one.techniques} | {("retinue", name) for name in one.retinue}
        for regiment in one.regiments:
            seen.add(("regiment", regiment.entry))
            seen |= {("standard", regiment.entry)} if regiment.standard else set()
            seen |= {("command", name) for name in regiment.command}
    return seen


@pytest.mark.parametrize("faction", FACTION_IDS)
def test_random_armies_come_to_all_choices_of_a_list(faction: str) -> None:
    lists = FACTION_OF[faction]
    wanted = {("character", name) for name in lists.characters} | {("regiment", name) for name in lists.regiments}
    wanted |= {("warlord", one.id) for one in lists.characters.values() if one.supremacy}
    wanted |= {("item", name) for name in lists.items} | {("mastery", name) for name in lists.masteries}
    wanted |= {("command", name) for name in lists.command_models} | {("technique", name) for name in lists.techniques}
    wanted |= {("retinue", f"lieutenant:{name}") for name in lists.lieutenants}
    wanted |= {("retinue", name) for one in lists.characters.values() for name in one.retinue}
    wanted |= {("standard", one.id) for one in lists.regiments.values() if one.standard}
    schools = {school for one in lists.characters.values() for school in one.schools}
    wanted |= {("spell", spell.id) for spell in SPELLS if spell.group in schools}
    wanted |= {("event", EVENT_IDS[event]) for one in lists.characters.values() for event, _ in one.event_options}
    for seed in range(400):
        if not wanted:
            break
        wanted -= choices(random_army(seed, 2000, faction=faction))
    assert wanted == set()


@clause("FB-17.29", "FB-17.30", "FB-17.31", "FB-17.32", "FB-17.33", "FB-17.34", "FB-17.35", "FB-17.36", "FB-17.37")
@clause("FB-17.38", "FB-17.39", "FB-17.40", "FB-17.41", "FB-17.42", "FB-17.43")
def test_masteries_cost_and_demand_what_the_ledger_says() -> None:
    ledger = (Path(__file__).parents[3] / "docs/rules/first-blood.md").read_text("utf-8")
    row = r"\*\*(FB-17\.\d+)\*\* ([\w ]+) \((\w+), (\d+) points(?:; needs (\d) (\w+) Retinue Models)?"
    rows = {found[1]: found for found in re.findall(row, ledger)}
    assert len(rows) == len(MASTERIES)
    for mastery in MASTERIES:
        clause_id, _, kind, cost, need, of = rows[mastery.name]
        needs = tuple([int(need) if need and category == of.lower() else 0 for category in CATEGORY_IDS])
        said = (clause_id, kind.lower(), int(cost), needs)
        assert (mastery.clause, mastery.group, mastery.cost, mastery.needs_retinue) == said


def test_every_violation_has_words_and_english_ones_are_the_same() -> None:
    args: dict[str, int | str] = {"n": 3, "m": 2, "low": 1, "high": 4, "what": "Caledburn", "category": "Combat"}
    for language in LANGUAGES:
        words = Translator(SPEC, language)  # type: ignore[arg-type]
        for key, sentence in SENTENCES.items():
            said = words(f"army-{key}", **args)
            assert said
            if language == "en":
                assert said == sentence.format(**args)
