"""Armies in the workshop: the stock of all lists, drafts and texts, violations in every language (chapter 26)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sandtable.core.authoring.workshop import BadDraft, Draft, DraftLine
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.army_building.points import cost_of
from sandtable.games.first_blood.army_building.starters import STARTERS
from sandtable.games.first_blood.presentation.army_workshop import WORKSHOP, army_from, draft_of
from sandtable.games.first_blood.tables.factions import FACTION_IDS
from sandtable.language.translator import LANGUAGES, Translator
from tests.support import clause

RULES: dict[str, str | int] = {"points_limit": 600, "scenario": "random"}


@clause("FB-26.16")
@pytest.mark.parametrize("name", STARTERS)
def test_ready_armies_are_drafts_and_texts_and_legal(name: str) -> None:
    draft = draft_of(STARTERS[name])
    again, faults = WORKSHOP.read(WORKSHOP.write(draft))
    assert not faults
    assert again == draft
    assert army_from(draft).fields() == STARTERS[name].fields()
    checked = WORKSHOP.check_draft(draft, RULES)
    assert checked.broken == ()
    assert checked.measures[0].value == cost_of(STARTERS[name])


def test_every_item_of_an_army_is_in_the_stock_at_its_price_and_place() -> None:
    items = {item.id: item for item in WORKSHOP.stock().items}
    assert len(items) == len(WORKSHOP.stock().items), "ids are unique"

    def price(line: DraftLine, above: str, faction: str) -> int:
        item = items[line.item]
        assert item.of in ("", faction)
        assert not item.under or above in item.under, (line.item, above)
        return item.cost * line.count + sum([price(below, line.item, faction) for below in line.lines])

    for army in STARTERS.values():
        draft = draft_of(army)
        assert sum([price(line, "", army.faction) for line in draft.lines]) == cost_of(army), army.name


def test_names_kinds_and_groups_have_words_in_every_language() -> None:
    stock = WORKSHOP.stock()
    for language in LANGUAGES:
        words = Translator(SPEC, language)  # type: ignore[arg-type]
        for item in stock.items:
            assert words.has(item.word), item.word
            assert words.has(item.kind), item.kind
            assert not item.group or words.has(item.group), item.group
            assert not item.about or words.has(item.about), item.about
            assert all(words.format(figure) for figure in item.figures)
        for choice in stock.choices:
            assert words.has(choice.name)
            assert words.has(choice.about)
            assert all(words.format(measure.label) for measure in choice.measures)
        for ready in stock.ready:
            assert words.has(ready.word)
            assert words.has(ready.about)
        assert words.format(stock.title)


@clause("FB-26.5", "FB-26.15")
def test_a_broken_rule_is_named_where_it_is_broken_in_every_language() -> None:
    draft = draft_of(STARTERS["hk-lords-muster"])
    (lord,) = draft.lines
    fewer = replace(lord, lines=tuple([line for line in lord.lines if line.item != "militia"]))
    checked = WORKSHOP.check_draft(replace(draft, lines=(fewer,)), RULES)
    broken = next(one for one in checked.broken if one.clause == "FB-26.5")
    assert broken.where == "entry-noble-lord"
    assert "Noble Lord" in broken.items
    texts = [Translator(SPEC, language).format(broken.words) for language in LANGUAGES]  # type: ignore[arg-type]
    assert len(set(texts)) == len(LANGUAGES)


def test_drafts_with_unknown_names_are_refused() -> None:
    draft = draft_of(STARTERS["hk-lords-muster"])
    for wrong in (
        replace(draft, choice=""),
        replace(draft, name=""),
        replace(draft, lines=(DraftLine("militia"),)),
        replace(draft, lines=(DraftLine("noble_lord", 1, (DraftLine("jarl"),)),)),
        replace(draft, lines=(DraftLine("noble_lord", 1, (DraftLine("militia", 0),)),)),
    ):
        with pytest.raises(BadDraft):
            WORKSHOP.check_draft(wrong, RULES)


@pytest.mark.parametrize("faction", FACTION_IDS)
def test_random_armies_of_a_faction_are_legal(faction: str) -> None:
    text = WORKSHOP.random(5, RULES, faction)
    checked = WORKSHOP.check_text(text, RULES)
    assert checked.broken == ()
    assert checked.draft is not None
    assert checked.draft.choice == faction
    assert WORKSHOP.random(5, RULES, faction) == text
    assert isinstance(checked.draft, Draft)


@clause("FB-26.2", "FB-26.15")
def test_an_army_that_breaks_a_rule_has_ways_out_that_lead_out() -> None:
    draft = draft_of(STARTERS["hk-lords-muster"])
    (lord,) = draft.lines
    lines = [replace(line, count=line.count + 2) if line.item == "household_knights" else line for line in lord.lines]
    checked = WORKSHOP.check_draft(replace(draft, lines=(replace(lord, lines=tuple(lines)),)), RULES)
    assert [one.clause for one in checked.broken] == ["FB-26.2"]
    assert checked.ways
    for way in checked.ways:
        again = WORKSHOP.check_draft(way.draft, RULES)
        assert len(again.broken) == way.left == 0
        assert again.measures[0].value == way.cost <= 600
        assert again.ways == ()
        for language in LANGUAGES:
            assert all(Translator(SPEC, language).format(part) for part in way.words)  # type: ignore[arg-type]


@clause("FB-26.5", "FB-26.14", "FB-26.15")
def test_two_faults_are_repaired_by_whole_changes_and_those_that_repair_everything_come_first() -> None:
    draft = draft_of(STARTERS["hk-lords-muster"])
    (lord,) = draft.lines
    bare = [replace(line, lines=()) for line in lord.lines if line.item != "militia"]
    broken = replace(draft, lines=(replace(lord, lines=tuple(bare)),))
    checked = WORKSHOP.check_draft(broken, RULES)
    assert [one.clause for one in checked.broken] == ["FB-26.5", "FB-26.14"]
    assert len(checked.ways) == 4
    assert [way.left for way in checked.ways] == sorted([way.left for way in checked.ways])
    best = checked.ways[0]
    assert best.left == 0
    assert len(best.words) == 2, "a Regiment with a Standard Bearer, and another Standard Bearer"
    assert WORKSHOP.check_draft(best.draft, RULES).broken == ()
    assert len({str(way.words[0]) for way in checked.ways}) == 4, "they begin with different changes"


@clause("FB-26.4", "FB-26.5")
def test_what_a_warband_may_add_comes_in_lists_and_with_the_rule_that_forbids_it() -> None:
    draft = draft_of(STARTERS["hk-lords-muster"])
    (lord,) = draft.lines
    fewer = replace(draft, lines=(replace(lord, lines=tuple([line for line in lord.lines if line.item != "militia"])),))
    checked = WORKSHOP.check_draft(fewer, RULES)
    place = next(place for place in checked.places if place.path == (0,))
    mainstay, restricted = place.sections[:2]
    assert (mainstay.title.key, restricted.title.key) == ("army-mainstay-list", "army-restricted-list")
    assert mainstay.note is not None
    assert mainstay.note.key == "army-list-needs"
    assert all(offer.repairs and offer.refused is None for offer in mainstay.offers)
    assert {offer.clause for offer in restricted.offers} == {"FB-26.5"}
    for offer in restricted.offers:
        worse = replace(lord, lines=(*fewer.lines[0].lines, offer.line))
        clauses = [one.clause for one in WORKSHOP.check_draft(replace(draft, lines=(worse,)), RULES).broken]
        assert offer.clause in clauses


@clause("FB-26.3")
def test_the_first_character_is_the_warlord() -> None:
    empty = Draft("New", (), "hundred-kingdoms")
    (place,) = WORKSHOP.check_draft(empty, RULES).places
    (section,) = place.sections
    lord = next(offer for offer in section.offers if offer.line.item == "noble_lord")
    assert lord.repairs == 1
    checked = WORKSHOP.check_draft(replace(empty, lines=(lord.line,)), RULES)
    assert all(one.clause != "FB-26.3" for one in checked.broken)
    others = next(place for place in checked.places if not place.path).sections[0].offers
    assert all(offer.line.lines == () for offer in others)


@clause("FB-9.2", "FB-9.3")
def test_arrival_is_worked_out_from_the_table() -> None:
    table = WORKSHOP.check_draft(draft_of(STARTERS["hk-lords-muster"]), RULES).tables[0]
    shares = {row.label.key: [round(share, 3) for share in row.shares] for row in table.rows}
    assert shares == {"class-light": [0.667, 0.889, 1, 1, 1], "class-medium": [0, 0.333, 0.778, 1, 1]}


@clause("FB-15.6", "FB-15.18")
def test_a_line_says_how_far_it_charges() -> None:
    draft = draft_of(STARTERS["hk-lords-muster"])
    notes = {note.path: note.figures for note in WORKSHOP.check_draft(draft, RULES).notes}
    (lord,) = draft.lines
    knights = next((0, at) for at, line in enumerate(lord.lines) if line.item == "household_knights")
    far, impact = notes[knights]
    assert (far.label, far.text) == ("army-charge", "11\N{EN DASH}16\N{DOUBLE PRIME}"), (
        "March 8, a die, and 2 for the Tourney Champion"
    )
    assert (impact.label, impact.value) == ("army-impact", 4), "two Models with four Attacks, halved"


def test_factions_are_compared_between_the_last_and_the_best() -> None:
    rows = [[int(measure.value) for measure in choice.measures] for choice in WORKSHOP.stock().choices]
    for column in zip(*rows, strict=True):
        assert (min(column), max(column)) == (1, 5)
