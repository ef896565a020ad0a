"""Chapter 3: building decks. Every rule that a deck can break, text, statistics, random decks, and playing with them."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations

import pytest

from sandtable.core.authoring.workshop import BadDraft, Draft, DraftLine
from sandtable.core.content.tables import ContentError
from sandtable.core.engine.options import BadOption, Options
from sandtable.core.registry import find_game
from sandtable.games.warlords import SPEC
from sandtable.games.warlords.deck_building.legality import SENTENCES, violations
from sandtable.games.warlords.deck_building.lists import DeckList
from sandtable.games.warlords.deck_building.random_decks import random_deck
from sandtable.games.warlords.deck_building.starters import STARTERS, read_starters
from sandtable.games.warlords.deck_building.summary import cost_curve, kinds_in, numbers_in, opening_odds
from sandtable.games.warlords.deck_building.text_form import MAX_TEXT, BadDeck, deck_in, read_deck, text_of, title_in
from sandtable.games.warlords.presentation.workshop import WORKSHOP
from sandtable.games.warlords.tables import decks
from sandtable.games.warlords.tables.cards import (
    BY_ID,
    CASTLE,
    HERO,
    PRINTING,
    PRINTINGS,
    TYPE,
    TYPE_IDS,
)
from sandtable.games.warlords.tables.scenarios import SCENARIO_IDS, SCENARIOS, ScenarioDef
from sandtable.games.warlords.tables.titles import read_titles
from sandtable.language.translator import LANGUAGES, Translator
from tests.support import clause

PLAIN = decks.DECKS[0].plain
GAME = find_game("warlords")


def swapped(*pairs: tuple[str, str]) -> tuple[int, ...]:
    """The first starter deck with cards exchanged; "" for no card."""
    deck = list(PLAIN)
    for old, new in pairs:
        if old:
            deck.remove(BY_ID[old])
        if new:
            deck.append(BY_ID[new])
    return tuple(sorted(deck))


def broken(deck: tuple[int, ...], free: bool = False, scenario: ScenarioDef | None = None) -> list[str]:
    return [str(one) for one in violations(deck, free, scenario)]


def scenario(id: str) -> ScenarioDef:
    return SCENARIOS[SCENARIO_IDS.index(id)]


# -- legality ------------------------------------------------------------------------------------------------------------


@clause("WL-3.1")
def test_wl_3_1_a_deck_has_sixty_cards() -> None:
    assert broken(PLAIN) == []
    assert broken(swapped(("mar-march-3", ""))) == ["59 cards, exactly 60 are needed (WL-3.1)"]
    assert broken(swapped(("", "mar-march-2"))) == ["61 cards, exactly 60 are needed (WL-3.1)"]


@clause("WL-3.2")
def test_wl_3_2_a_named_card_is_there_once() -> None:
    twice = swapped(("ter-old-forest", "cas-marthos"))
    assert broken(twice) == ["Marthos is named: 2 copies, at most 1 is allowed (WL-3.2)"]


@clause("WL-3.3")
def test_wl_3_3_copies_of_generic_cards_are_limited() -> None:
    three = swapped(("arm-pegasi", "arm-sirian-pikemen"))
    assert broken(three) == []
    four = swapped(("arm-pegasi", "arm-sirian-pikemen"), ("arm-elven-archers", "arm-sirian-pikemen"))
    assert broken(four) == ["4 copies of Sirian Pikemen, at most 3 are allowed (WL-3.3)"]
    marches = [("arm-pegasi", "mar-march-2"), ("arm-elven-archers", "mar-march-0")]
    assert broken(swapped(*marches)) == []
    thirteen = swapped(*marches, ("ter-old-forest", "mar-march-4"))
    assert broken(thirteen) == ["13 copies of March, at most 12 are allowed (WL-3.3)"]


@clause("WL-3.4")
def test_wl_3_4_four_castles_and_four_heroes() -> None:
    assert broken(swapped(("cas-hereuth", "arm-militia"))) == ["3 different castles, at least 4 are needed (WL-3.4)"]
    assert broken(swapped(("her-sir-corvane", "arm-militia"))) == []
    few = swapped(("her-sir-corvane", "arm-militia"), ("her-caelith-silverbough", "arm-cavalry"))
    assert broken(few) == ["3 different heroes, at least 4 are needed (WL-3.4)"]
    twice = broken(swapped(("cas-hereuth", "cas-marthos")))
    assert "3 different castles, at least 4 are needed (WL-3.4)" in twice, "two of one name count once"


@clause("WL-3.5")
def test_wl_3_5_every_range_number_four_to_eight_times() -> None:
    march = [PRINTINGS[card].id for card in PLAIN if PRINTINGS[card].name == "March"]
    same = swapped(*[(old, "mar-march-3") for old in march if old != "mar-march-3"])
    assert broken(same)[0] == "the range number 3 occurs 14 times, 4 to 8 are allowed (WL-3.5)"
    few = swapped(("mar-march-7", "mar-march-2"), ("mar-march-7", "mar-march-4"), ("bat-battle-7", "bat-battle-4"))
    assert broken(few) == ["the range number 7 occurs 3 times, 4 to 8 are allowed (WL-3.5)"]


@clause("WL-3.6")
def test_wl_3_6_two_skulls() -> None:
    assert broken(swapped(("mar-march-6", "amb-ambush-8"))) == []
    three = swapped(("mar-march-6", "amb-ambush-8"), ("mar-march-7", "raz-raze-9"))
    assert broken(three) == ["3 cards with a skull, at most 2 are allowed (WL-3.6)"]


@clause("WL-3.7")
def test_wl_3_7_the_starter_decks_and_their_relic_variants_are_legal() -> None:
    assert len(STARTERS) == 8
    for deck in STARTERS.values():
        assert broken(deck.cards) == []
    first = decks.DECKS[0]
    short = decks.DeckDef(first.id, first.name, first.plain[1:], first.relic)
    with pytest.raises(ContentError, match=r"deck crown-and-leaf: 59 cards, exactly 60 are needed \(WL-3\.1\)"):
        read_starters((short,))


@clause("WL-3.8")
def test_wl_3_8_free_decks_need_forty_cards_a_castle_and_a_hero() -> None:
    assert broken(PLAIN, free=True) == []
    assert broken(PLAIN[-40:], free=True) == ["has no castle (WL-3.8)", "has no hero (WL-3.8)"]
    assert broken(PLAIN[:39], free=True) == ["39 cards, at least 40 are needed (WL-3.8)"]
    text = text_of(DeckList("Small", PLAIN[:45]))
    with pytest.raises(BadOption, match=r"option deck_2: 45 cards, exactly 60 are needed \(WL-3\.1\)"):
        SPEC.check_options(2, {"deck_2": text})
    st = SPEC.start(2, {"deck_2": text, "deck_rules": "free"})
    assert len(st.rules.decks[1]) == 45


@clause("WL-3.15")
@pytest.mark.parametrize(
    ("id", "out", "what"),
    [
        ("seats-of-power", ["imp-capital"], "needs a Capital in the deck"),
        ("lords-of-the-sea", ["fle-swan-fleet"], "needs a fleet in the deck"),
        ("relics-of-loriel", [], "needs 3 ruins in the deck"),
        ("relics-of-loriel", [], "needs 6 artefacts, allies and treasures in the deck"),
    ],
)
def test_wl_3_15_what_a_scenario_asks_of_a_deck(id: str, out: list[str], what: str) -> None:
    deck = swapped(*[(card, "arm-militia") for card in out])
    violations = [one for one in broken(deck, scenario=scenario(id)) if "WL-3.15" in one]
    assert f"{scenario(id).name} {what} (WL-3.15)" in violations
    assert broken(deck) == [one for one in broken(deck, scenario=scenario(id)) if "WL-3.15" not in one]


@clause("WL-3.15")
def test_wl_3_15_ports_and_great_castles() -> None:
    ports = [card for card in PLAIN if PRINTINGS[card].port or PRINTINGS[card].op == "makes_port"]
    inland = tuple([card for card in PLAIN if card not in ports])
    assert any("port castle or a Harbour" in one for one in broken(inland, True, scenario("lords-of-the-sea")))
    great = scenario("great-siege")
    small = tuple([card for card in PLAIN if not great.is_great_castle(card)])
    assert any("great castle (WL-3.15)" in one for one in broken(small, True, great))


def test_every_violation_is_worded_in_every_language() -> None:
    args: dict[str, str | int] = {
        "n": 3,
        "m": 4,
        "what": "Kor",
        "low": 4,
        "high": 8,
        "number": 7,
        "scenario": "Seats of Power",
    }
    english = Translator(GAME, "en")
    for key, sentence in SENTENCES.items():
        assert english(f"deck-{key}", **args) == sentence.format(**args)
        for language in LANGUAGES:
            assert Translator(GAME, language)(f"deck-{key}", **args)


# -- text ----------------------------------------------------------------------------------------------------------------


def test_decks_are_read_as_they_were_written() -> None:
    for deck in [*STARTERS.values(), *[random_deck(seed) for seed in range(20)]]:
        again = read_deck(text_of(deck))
        assert (again.name, again.cards) == (deck.name, deck.cards)
        assert len(text_of(deck)) < MAX_TEXT // 2
    whole = DeckList("Everything", tuple(range(len(PRINTINGS)))[:200])
    assert read_deck(text_of(whole)).cards == whole.cards


def test_a_text_may_be_written_freely() -> None:
    deck = read_deck("Mine  # a remark\n\n kor\n2 march 7 # for the road\nmar-march-7\n1 Marshal's Baton 4\n")
    assert deck.name == "Mine"
    assert [PRINTINGS[card].id for card in deck.cards] == ["cas-kor", *["mar-march-7"] * 3, "pro-marshals-baton-4"]


def test_every_fault_of_a_text_is_named_with_its_line() -> None:
    _, faults = deck_in("Mine\n2 Marc 3\nMarch\n0 Kor\n\n3\nzzzzzz\n")
    assert [(fault.line, re.split(r";| \(", str(fault))[0]) for fault in faults] == [
        (2, "Marc 3 is not a card"),
        (3, "March comes with several range numbers"),
        (4, "0 is not a number of cards from 1 to 200"),
        (6, "there is no card after the number"),
        (7, "zzzzzz is not a card"),
    ]
    assert "did you mean March 3?" in str(faults[0])
    for text, what in (
        ("", "must be the name"),
        ("Mine\nK\u014dr", "plain letters"),
        ("Mine\n" + "#" * MAX_TEXT, "longer than"),
        ("Mine\n200 Kor\nKor", "more than 200 cards"),
    ):
        with pytest.raises(BadDeck, match=what):
            read_deck(text)


# -- figures -------------------------------------------------------------------------------------------------------------


def test_the_figures_of_a_deck() -> None:
    kinds = dict(zip(TYPE_IDS, kinds_in(PLAIN), strict=True))
    assert (kinds["castle"], kinds["hero"], kinds["march"], kinds["raid"], sum(kinds.values())) == (4, 5, 10, 0, 60)
    assert numbers_in(PLAIN) == [6] * 10
    curve = cost_curve(PLAIN)
    assert sum(curve) == kinds["army"] + kinds["improvement"] + kinds["fleet"] + kinds["diplomacy"]
    assert curve[0] == 0


@pytest.mark.parametrize("hand", [1, 2, 3, 5, 9])
def test_the_odds_of_the_first_hand_agree_with_counting_all_hands(hand: int) -> None:
    small = [card for card in PLAIN if TYPE[card] in (CASTLE, HERO)][:7] + [BY_ID["mar-march-3"]] * 3
    assert [TYPE[card] for card in small].count(HERO) == 3
    left = [*[CASTLE] * 3, *[HERO] * 2, *[-1] * 3]
    hands = list(combinations(left, min(hand, len(left))))
    good = len([1 for each in hands if CASTLE in each and HERO in each])
    assert opening_odds(tuple(small), hand) == Fraction(good, len(hands))


# -- random decks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", SCENARIO_IDS)
def test_random_decks_are_legal_and_repeatable(id: str) -> None:
    for seed in range(10):
        deck = random_deck(seed, scenario(id))
        assert broken(deck.cards, False, scenario(id)) == []
        assert random_deck(seed, scenario(id)).cards == deck.cards
    assert random_deck(1).cards != random_deck(2).cards


# -- at the table and in the workshop ------------------------------------------------------------------------------------


@clause("WL-4.1", "WL-3.15")
def test_wl_4_1_a_users_deck_is_played_and_a_bad_one_refused() -> None:
    text = text_of(random_deck(5))
    st = SPEC.start(2, {"deck_1": text, "deck_2": "stone-and-storm"})
    assert tuple([card & PRINTING for card in st.rules.decks[0]]) == random_deck(5).cards
    assert tuple([card & PRINTING for card in st.rules.decks[1]]) == decks.DECKS[1].plain
    relic: Options = {"scenario": "relics-of-loriel"}
    assert SPEC.start(2, relic).rules.decks[0] == decks.DECKS[0].relic
    assert SPEC.start(2, {"deck_1": "crown-and-leaf-relic"}).rules.decks[0] == decks.DECKS[0].relic
    with pytest.raises(BadOption, match=r"option deck_1: .*needs 3 ruins in the deck \(WL-3\.15\)"):
        SPEC.check_options(2, {**relic, "deck_1": text_of(STARTERS["crown-and-leaf"])})
    with pytest.raises(BadOption, match=r"option deck_2: line 2: Korr is not a card \(did you mean Kor\?\)"):
        SPEC.check_options(2, {"deck_2": "Mine\nKorr"})


def test_the_workshop_says_all_about_a_draft() -> None:
    settings = SPEC.check_options(2, {"scenario": "relics-of-loriel"})
    checked = WORKSHOP.check_text(text_of(STARTERS["crown-and-leaf"]), settings)
    assert [one.clause for one in checked.broken] == ["WL-3.15", "WL-3.15"]
    assert checked.draft is not None
    assert WORKSHOP.check_draft(checked.draft, settings) == checked
    cards, _, odds = checked.measures
    assert (cards.value, cards.low, cards.high) == (60, 60, 60)
    assert odds.value == pytest.approx(float(opening_odds(PLAIN, 8)))
    costs, kinds, numbers = checked.charts
    assert [bar.value for bar in costs.bars] == cost_curve(PLAIN)[1:]
    assert len(kinds.bars) == len([count for count in kinds_in(PLAIN) if count])
    assert [(bar.value, bar.low, bar.high) for bar in numbers.bars] == [(6, 4, 8)] * 10
    assert WORKSHOP.check_text("Mine\nKorr", settings).wrong[0].line == 2
    for line in (
        DraftLine("cas-korr"),
        DraftLine("cas-kor", 0),
        DraftLine("cas-kor", 1, (DraftLine("cas-kor"),)),
        DraftLine("cas-kor", 201),
    ):
        with pytest.raises(BadDraft):
            WORKSHOP.check_draft(Draft("Mine", (line,)), settings)
    with pytest.raises(BadDraft, match="needs a name"):
        WORKSHOP.check_draft(Draft(" # "), settings)


def test_the_stock_has_every_card_in_words() -> None:
    stock = WORKSHOP.stock()
    assert [item.id for item in stock.items] == [card.id for card in PRINTINGS]
    assert set(stock.options) | set(stock.settings) <= {option.name for option in SPEC.option_defs}
    for language in LANGUAGES:
        words = Translator(GAME, language)
        for item in stock.items:
            assert words(item.kind)
            assert not item.group or words(item.group)
            assert all(words.format(figure) for figure in item.figures)
    legion = next(item for item in stock.items if item.id == "arm-catapult")
    assert "in assaults" in " ".join([Translator(GAME, "en").format(figure) for figure in legion.figures])


def test_a_deck_may_be_written_in_german() -> None:
    german = read_titles("de")
    english, mine = "Mine\n2 Archers\n1 March 3\n", "Mine\n2 Bogenschützen\n1 Marsch 3\n"
    assert read_deck(mine).cards == read_deck(english).cards
    assert read_deck(mine.replace("ü", "ue")).cards == read_deck(english).cards
    assert read_deck("Späher\nKor").name == "Spaeher", "a name that every option takes"
    for number in range(len(PRINTINGS)):
        title = title_in(number, german)
        assert read_deck(f"All\n{title}").cards == (number,), title


def test_faults_of_a_text_are_reported_in_both_languages() -> None:
    text = "Mine\nBogenschützn\nMarsch\n0 Kor\n7\nQwertz qwertz"
    wrong = WORKSHOP.check_text(text, {}).wrong
    assert [one.line for one in wrong] == [2, 3, 4, 5, 6]
    said = {language: Translator(find_game("warlords"), language) for language in ("en", "de")}
    for one in wrong:
        assert one.words is not None
        assert said["en"].format(one.words) == one.what
    first, second, *_ = [said["de"].format(one.words) for one in wrong if one.words]
    assert first == "Bogenschuetzn ist keine Karte (ist Bogenschützen gemeint?)"
    assert second.startswith("Marsch gibt es mit mehreren Wertzahlen; schreib Marsch 0, ")
