"""What a player can read about a Regiment at the table: special rules with their clauses, and everything it was given."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.army_building.forces import OF_ITEM, OF_RETINUE
from sandtable.games.first_blood.army_building.starters import STARTERS
from sandtable.games.first_blood.presentation.assets import CLAUSES, EVENT_CLAUSES, KINDS, SPECIAL_CLAUSES, assets
from sandtable.games.first_blood.state import SLAIN, State
from sandtable.games.first_blood.tables.abilities import MASTERIES
from sandtable.games.first_blood.tables.terms import EVENT_IDS, RULE_IDS
from sandtable.language.translator import LANGUAGES, Translator
from sandtable.rulebook import ledger


def game(army: str = "hk-lords-muster", other: str = "sp-directorate-strike") -> State:
    return SPEC.start(2, {"army_1": army, "army_2": other, "scenario": "stake_your_claim"}, seed=1)


def letters(text: str) -> str:
    return re.sub(r"[^a-z]", "", text.lower())


@pytest.mark.parametrize(
    ("ids", "clauses"), [(RULE_IDS, SPECIAL_CLAUSES), (EVENT_IDS, EVENT_CLAUSES)], ids=["special rules", "draw events"]
)
def test_every_rule_is_told_by_the_clause_of_its_name(ids: tuple[str, ...], clauses: tuple[str, ...]) -> None:
    assert len(ids) == len(clauses)
    for id, clause in zip(ids, clauses, strict=True):
        assert letters(ledger.clause(clause).text).startswith(letters(id)), (id, clause)


def test_every_kind_of_asset_has_a_clause() -> None:
    assert set(CLAUSES) | {OF_RETINUE} == set(KINDS)
    for clause in CLAUSES.values():
        assert ledger.clause(clause)


@pytest.mark.parametrize("army", sorted(STARTERS))
def test_whatever_was_bought_can_be_read_in_every_language(army: str) -> None:
    st = game(army)
    listed = st.rules.armies[0]
    shown = [asset for plan in st.rules.plans if plan.owner == 0 for asset in assets(st, plan.number)]
    names = [asset.name for asset in shown]
    for character in listed.characters:
        bought = [*character.items, *character.masteries, *character.spells, *character.techniques]
        bought += [name for regiment in character.regiments for name in regiment.command]
        for name in bought:
            assert f"ability-{name.replace('_', '-')}" in names
    for language in LANGUAGES:
        words = Translator(SPEC, language)  # type: ignore[arg-type]
        for asset in shown:
            for key in (asset.name, asset.kind, *([asset.about] if asset.about else [])):
                assert words.has(key), (language, key)
            assert asset.about or ledger.clause(asset.clause)


def test_a_mastery_of_the_rulebook_names_its_own_clause() -> None:
    st = game()
    (mastery,) = [asset for asset in assets(st, 0) if asset.kind == "asset-mastery"]
    (printed,) = [each for each in MASTERIES if each.id == "expose_weakness"]
    assert (mastery.name, mastery.clause) == ("ability-expose-weakness", printed.clause)


def test_what_has_lost_its_bearer_or_its_retinue_is_idle() -> None:
    st = game()
    before = {asset.name: asset.idle for asset in assets(st, 0)}
    assert (before["ability-indomitable-plate"], before["ability-herald"]) == (False, False)
    assert (before["ability-combat-2"], before["ability-combat-3"]) == (False, True), "two Combat Models were bought"
    for model in st.models(0):
        if st.rules.forces.marks[model]:
            st.place[model] = SLAIN
    after = {asset.name: asset.idle for asset in assets(st, 0)}
    assert (after["ability-indomitable-plate"], after["ability-herald"], after["ability-combat-2"]) == (
        False,
        True,
        True,
    )


def test_an_ability_that_is_used_up_is_idle() -> None:
    st = game()
    forces = st.rules.forces
    plate = [number for number in forces.brought[0] if forces.bounds[number].source == OF_ITEM]
    st.used += [(number, 0) for number in plate]
    assert [asset.idle for asset in assets(st, 0) if asset.kind == "asset-item"] == [True]


@pytest.mark.parametrize(
    ("language", "topic", "told"),
    [
        ("en", "forces", "Indomitable Plate (item): +1 Wounds and +1 Defence."),
        ("de", "forces", "Unbeugsamer Harnisch (Gegenstand): +1 Wunden und +1 Verteidigung."),
        ("en", "forces", "Barrage 1 (20″) (FB-24.4)"),
        ("en", "key", "Upper floors"),
        ("de", "key", "Obergeschosse"),
    ],
)
def test_the_terminal_tells_armies_and_ground(language: str, topic: str, told: str) -> None:
    st = SPEC.start(2, {"army_1": "hk-lords-muster", "battlefield": "ruined-abbey"}, seed=1)
    out = StringIO()
    shown = SPEC.presentation.table_text(st.seen_by(1), 1, topic, Translator(SPEC, language, ["Ada", "Bo"]), 200)  # type: ignore[arg-type]
    Console(file=out, width=200).print(shown)
    assert told in out.getvalue()


def test_there_is_nothing_else_to_look_at() -> None:
    assert SPEC.presentation.table_text(game(), 0, "hand", Translator(SPEC, "en"), 80) is None  # type: ignore[arg-type]
