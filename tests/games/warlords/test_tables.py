"""The content is read completely, and an invalid row is refused with file, card and field."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.core.content.tables import ContentError, ContentValue, text_file, toml_entry
from sandtable.games.warlords.tables import decks, oracle, scenarios, statuses
from sandtable.games.warlords.tables.cards import (
    ARMY,
    BY_ID,
    CASTLE,
    FILES,
    GROUP,
    NAMES,
    PRINTINGS,
    RACE_IDS,
    TYPE_IDS,
    check_set,
    read_cards,
)
from sandtable.games.warlords.tables.files import PACKAGE
from sandtable.games.warlords.tables.ops import OPS
from sandtable.games.warlords.tables.oracle import ORACLE, column_of
from tests.support import clause


def altered(name: str, old: str, new: str) -> ContentValue:
    """A content file with one change, as the reader sees it."""
    text = text_file(PACKAGE, name)
    assert old in text
    return toml_entry(text.replace(old, new, 1), name)


def test_the_set_is_whole() -> None:
    assert len(PRINTINGS) == 351
    assert len(NAMES) == 314
    assert sorted(Counter(card.range for card in PRINTINGS).values()) == [35] * 9 + [36]
    skulls = sorted([card.range for card in PRINTINGS if card.skull])
    assert skulls == list(range(10)), "ten skulls, one on each number"


@clause("WL-1.4")
def test_wl_1_4_every_card_has_exactly_one_type() -> None:
    assert {TYPE_IDS[card.type] for card in PRINTINGS} == set(TYPE_IDS)
    assert len(FILES) == len(TYPE_IDS) == 24


@clause("WL-1.7", "WL-1.8")
def test_wl_1_7_and_1_8_named_and_generic_cards() -> None:
    always = {"castle", "hero", "terrain", "weather", "ruin", "artefact", "ally", "treasure"}
    for card in PRINTINGS:
        kind = TYPE_IDS[card.type]
        if kind in always:
            assert card.named, card.id
        elif kind not in ("improvement", "army", "fleet"):
            assert not card.named, card.id
    with pytest.raises(ContentError, match=r"castles\.toml, card cas-marthos, named: cards of this type are named"):
        read_cards(altered("cards/castles.toml", "named = true", "named = false"), CASTLE)
    with pytest.raises(ContentError, match=r"cards/spells\.toml, card [\w-]+, named: cards of this type are generic"):
        read_cards(altered("cards/spells.toml", "named = false", "named = true"), kind_of("spells"))


@clause("WL-1.23")
def test_wl_1_23_eight_races_each_with_a_home_and_a_banner() -> None:
    assert len(RACE_IDS) == 8
    fewer = tuple([card for card in PRINTINGS if card.id != "cas-kor"])
    with pytest.raises(ContentError, match="orcs_of_kor need one home castle and one banner"):
        check_set(fewer)


@clause("WL-1.19", "WL-1.20", "WL-1.21")
@pytest.mark.parametrize(
    ("old", "new", "trouble"),
    [
        ("cost = 1", "cost = 0", r"card arm-militia, cost: only cards of the revenue step have a cost"),
        ("hazard = false", "hazard = true", r"card arm-militia, hazard"),
        ("findable = false", "findable = true", r"card arm-militia, findable"),
        ("race_bonus = 0", "race_bonus = 2", r"card arm-militia, race_bonus: exactly named armies"),
        ('missile = "none"', 'missile = "3-1"', r"card arm-militia, missile: 3-1 is not a band"),
        ("range = 0", "range = 10", r"card arm-militia, range: 10 is not between 0 and 9"),
        ('type = "army"', 'type = "fleet"', r"card arm-militia, type: expected army"),
        ("combat = 1\n", "", r"card arm-militia: combat is missing"),
        ("combat = 1", "combat = 1\nmana = 2", r"card arm-militia: unknown field mana"),
        ('race = "none"', 'race = "sirian"', r"card arm-militia, race: sirian is unknown; did you mean sirians\?"),
        ("flying = false", 'flying = false\nop = "battle"', r"card arm-militia: unknown field op"),
        (
            'id = "arm-militia"',
            'id = "arm-militias"',
            r"card arm-militias, id: words/en-cards.ftl has no card-militias",
        ),
    ],
)
def test_a_bad_row_is_refused_with_file_card_and_field(old: str, new: str, trouble: str) -> None:
    with pytest.raises(ContentError, match=r"cards/armies\.toml, " + trouble):
        read_cards(altered("cards/armies.toml", old, new), ARMY)


def kind_of(name: str) -> int:
    return FILES.index(name)


@pytest.mark.parametrize(
    ("file", "old", "new", "trouble"),
    [
        (
            "spells",
            'op = "teleport_armies"',
            'op = "teleport"',
            "op: teleport is unknown; did you mean teleport_armies",
        ),
        ("spells", 'op = "teleport_armies"', 'op = "march"', "op: march is an effect of march cards, not of a spell"),
        ("spells", 'target = "own_pair"', 'target = "pair"', "target: pair is"),
        ("spells", 'no_effect = "8"', 'no_effect = "7-8"', "table: 7 has two outcomes"),
        ("spells", 'no_effect = "8"', 'no_effect = "none"', "table: 8 has no outcome"),
        ("spells", 'no_effect = "8"', 'nothing = "8"', "table: expected the outcomes success, no_effect, backfire"),
        ("spells", 'risk = "0(0-6)"', 'risk = "0(0-6"', "risk: .* is not a risk number"),
        ("terrain", "value = 3", "value = -3", "value: beneficial terrain has a value above 0"),
        ("terrain", "grey_dwarves = 2", "dwarves = 2", "race_adjust: dwarves is not one of"),
        ("castles", 'access = "any"', 'access = "sea"', "port: a castle that only stacks At Sea approach is a port"),
        ("castles", 'access = "any"', 'access = "air"', "access: air is"),
        ("heroes", "stars = 2", "stars = 4", "stars: 4 is not between 1 and 3"),
        ("calamities", 'kind = "persistent"', 'kind = "lasting"', "kind: lasting is"),
        ("ambush", "table = {", "table = {} #", "table: a card of this type needs a table"),
    ],
)
def test_bad_rows_of_other_types(file: str, old: str, new: str, trouble: str) -> None:
    with pytest.raises(ContentError, match=rf"cards/{file}\.toml, card [\w-]+, {trouble}"):
        read_cards(altered(f"cards/{file}.toml", old, new), kind_of(file))


@clause("WL-1.25")
def test_wl_1_25_printings_differ_only_in_range_number_and_skull() -> None:
    marches = [card for card in PRINTINGS if card.name == "March"]
    assert len(marches) == 10
    assert len({card.range for card in marches}) == 10
    text = text_file(PACKAGE, "cards/revenge.toml").replace('success = "0-4"', 'success = "0-5"', 1)
    other = read_cards(toml_entry(text.replace('no_effect = "5-9"', 'no_effect = "6-9"', 1), "x"), kind_of("revenge"))
    rest = [card for card in PRINTINGS if card.name != "Revenge"]
    with pytest.raises(ContentError, match="printings of Revenge differ"):
        check_set((*rest, *other))
    assert all(card.type in GROUP for card in PRINTINGS if card.print > 1)


def test_two_cards_cannot_share_a_name_or_an_id() -> None:
    militia = PRINTINGS[BY_ID["arm-militia"]]
    with pytest.raises(ContentError, match="arm-militia, id: used twice"):
        check_set((*PRINTINGS, militia))


def test_every_effect_keyword_is_borne_by_a_card() -> None:
    assert {card.op for card in PRINTINGS} - {""} == set(OPS)


@clause("WL-16.23")
def test_wl_16_23_the_oracle_has_no_gap_and_both_sides_always_draw() -> None:
    assert [(c.attacker, c.defender) for c in ORACLE] == [(c.defender, c.attacker) for c in reversed(ORACLE)]
    assert [column_of(n).attacker for n in (-99, -21, -20, -15, -14, -10, -9, -6, -5, -3, -2, 2)] == [
        *(6, 6, 5, 5, 4, 4, 4, 4, 3, 3, 2, 2)
    ]
    assert [column_of(n).defender for n in (3, 5, 6, 9, 10, 14, 15, 20, 21, 99)] == [3, 3, 4, 4, 4, 4, 5, 5, 6, 6]
    with pytest.raises(ContentError, match=r"oracle\.toml, column 3: the columns leave a gap"):
        oracle.read_oracle(altered("oracle.toml", "low = -14", "low = -13"))


def test_decks_are_read_with_every_fault_named() -> None:
    assert len(decks.DECKS) == 4
    for deck in decks.DECKS:
        assert sorted(Counter(PRINTINGS[card].range for card in deck.plain).values()) == [6] * 10
    with pytest.raises(ContentError, match=r"deck crown-and-leaf, relic_out 1: cas-kor is not in the deck"):
        decks.read_decks(altered("decks.toml", 'relic_out = ["fle-swan-fleet"', 'relic_out = ["cas-kor"'))
    with pytest.raises(ContentError, match=r"cards 1, id: cas-martos is unknown; did you mean cas-marthos\?"):
        decks.read_decks(altered("decks.toml", '"cas-marthos"', '"cas-martos"'))


def test_scenarios_are_read_whole() -> None:
    assert [scenario.victory for scenario in scenarios.SCENARIOS] == list(scenarios.VICTORY_IDS)
    for old, new, trouble in (
        ('victory = "domination"', 'victory = "dominate"', r"scenario five-castles, victory: dominate is"),
        ("castles_needed = 5\n", "", r"scenario five-castles: castles_needed is missing"),
        ('setup = ["castle", "hero"]', 'setup = ["fort"]', r"scenario first-conquest, setup 1: fort is"),
        ("number = 2", "number = 7", r"scenario five-castles, number: expected 2"),
        ("deck_ruins_min = 3", "deck_ruins_min = 9", r"scenario relics-of-loriel: the starter deck .* lacks"),
    ):
        with pytest.raises(ContentError, match=r"scenarios\.toml, " + trouble):
            scenarios.read_scenarios(altered("scenarios.toml", old, new))


def test_a_bad_matrix_is_refused() -> None:
    for old, new, trouble in (
        ('in_port = ["field"]', 'in_port = ["feild"]', r"attack on_campaign, in_port 1: feild is unknown"),
        ("besieging_own = [", "besieging_him = [", r"attack on_patrol: unknown field besieging_him"),
        ('id = "at_sea"', 'id = "stormbound"', r"permissions\.toml: attack at_sea is missing"),
    ):
        with pytest.raises(ContentError, match=trouble):
            statuses.read_attacks(altered("permissions.toml", old, new))
    with pytest.raises(ContentError, match=r"intercept on_patrol, inland: maybe is"):
        statuses.read_interceptions(altered("permissions.toml", 'inland = "yes"', 'inland = "maybe"'))


def test_the_rows_know_the_clauses_of_the_ledger() -> None:
    from sandtable.rulebook import ledger

    known = ledger.load_ledger("warlords").clauses
    for row in (*statuses.ATTACKS, *statuses.INTERCEPTIONS):
        assert set(row.clauses) <= set(known)
