"""Chapter 1: components and card anatomy."""

from __future__ import annotations

import pytest

from sandtable.core.content.tables import ContentError, text_file, toml_entry
from sandtable.games.warlords.battle.values import garrison_values
from sandtable.games.warlords.board import TRUCE
from sandtable.games.warlords.tables.cards import ARMY, CASTLE, HERO, PRINTINGS, TYPE_IDS, read_cards
from sandtable.games.warlords.tables.files import PACKAGE
from sandtable.games.warlords.tables.oracle import ORACLE, column_of
from sandtable.games.warlords.turn import TURN
from tests.games.warlords.support import Table
from tests.support import clause


@clause("WL-1.13", "WL-6.27", "WL-1.9", "WL-1.11")
def test_wl_1_13_in_play_is_what_lies_open_wherever_its_stack_is() -> None:
    t = Table(deck_1="crown-and-leaf", deck_2="crown-and-leaf").castle(0, "Marthos").castle(1, "Hereuth")
    t.stack(1, "Aldric Sunmantle", "Longships", "Orb of Loriel", march=1).stack(1, "Dame Ysolde Varn", march=2)
    t.hand(0, "Aldric Sunmantle", "Dame Ysolde Varn", "Sir Corvane").hand(1, "Sir Corvane")
    t.discards(1, "Caelith Silverbough").hand(0, "Caelith Silverbough").step("heroes")
    assert t.options == ["Sir Corvane", "Caelith Silverbough", "end"], "hands and discard piles are not in play"
    assert t.why_not("card", "Aldric Sunmantle") == ["WL-8.2"], "at sea he is in play"
    assert t.why_not("card", "Dame Ysolde Varn") == ["WL-8.2"], "and abroad"
    t.st.remove(t.place("Aldric Sunmantle"))
    t.step("heroes")
    assert "Aldric Sunmantle" in t.options


@clause("WL-1.13", "WL-20.6")
def test_wl_1_13_a_card_laid_out_for_a_search_is_not_in_play_yet() -> None:
    t = Table(deck_1="crown-and-leaf", deck_2="crown-and-leaf").castle(0, "Marthos").stack(0, "Sir Corvane", march=1)
    t.lying(0, "Druids' Temple").hand(0, "Lightsword").hand(1, "March", "Ransom").castle(1, "Hereuth").step("explore")
    t.pick("Sir Corvane Druids' Temple Lightsword")
    assert t.kind == "hazard"
    assert not t.is_in_play("Lightsword")
    t.pick("pass")
    assert t.is_in_play("Lightsword")


@clause("WL-1.17")
@pytest.mark.parametrize(
    ("old", "new", "trouble"),
    [
        ("combat = 6", "combat = 0", "a hero has a combat value and a capacity"),
        ("stars = 2", "stars = 0", "stars: 0 is not between 1 and 3"),
        ("capacity = 5", "capacity = 0", "a hero has a combat value and a capacity"),
        ("capacity = 5\n", "", "capacity is missing"),
    ],
)
def test_wl_1_17_a_hero_shows_combat_stars_and_capacity(old: str, new: str, trouble: str) -> None:
    text = text_file(PACKAGE, "cards/heroes.toml")
    assert old in text
    with pytest.raises(ContentError, match=r"heroes\.toml, card her-aldric-sunmantle.*" + trouble):
        read_cards(toml_entry(text.replace(old, new, 1), "heroes.toml"), HERO)


@clause("WL-1.18")
def test_wl_1_18_what_armies_show() -> None:
    for field in ("cost", "combat", "field_bonus", "assault_bonus", "race_bonus", "missile", "flying", "race"):
        text = text_file(PACKAGE, "cards/armies.toml")
        start = text.index(f"\n{field} = ")
        cut = text[:start] + text[text.index("\n", start + 1) :]
        with pytest.raises(ContentError, match=f"card arm-militia: {field} is missing"):
            read_cards(toml_entry(cut, "armies.toml"), ARMY)
    armies = [card for card in PRINTINGS if card.type == ARMY]
    assert all((card.race_bonus > 0) == card.named for card in armies), "a race bonus is for named armies"


@clause("WL-1.24", "WL-8.5")
def test_wl_1_24_any_castle_with_the_symbol_serves() -> None:
    other = [card for card in PRINTINGS if card.type == CASTLE and card.race >= 0 and not card.home]
    assert len(other) == 8, "one more castle for each race"
    t = Table().castle(0, "Hereuth").stack(0, "Sir Corvane").hand(0, "Banner of the Sirians", "Banner of Elvallie")
    t.step("heroes")
    assert t.options == ["Banner of the Sirians Sir Corvane", "end"], "Hereuth is no home castle"
    home, second = Table().castle(0, "Marthos", "The White Legion"), Table().castle(0, "Hereuth", "The White Legion")
    for table, name in ((home, "Marthos"), (second, "Hereuth")):
        assert [value for _, value in garrison_values(table.st, table.place(name))] == [7]


@clause("WL-1.26")
def test_wl_1_26_the_help_cards_are_open_and_in_no_deck() -> None:
    t = Table(3)
    t.st.order = [1, 0, 2]
    for seat in (0, 1, 2, -1):
        assert t.st.seen_by(seat).order == [1, 0, 2], "the direction of play"
    assert [step.__name__ for step in TURN if step.__name__ not in ("retests", "close")] == [
        *("castles", "heroes", "revenue", "ground", "calamities", "spells"),
        *("march", "battles", "explore", "ruins", "wrap_up"),
    ]
    assert column_of(0) in ORACLE
    assert {TYPE_IDS[card.type] for card in PRINTINGS} == set(TYPE_IDS), "no type of card is a help card"


@clause("WL-1.27", "WL-14.12")
def test_wl_1_27_a_card_wins_for_what_it_says_and_nothing_more() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").stack(0, "Sir Corvane", "Militia", march=2)
    t.hand(0, "Battle 5", "Sworn Truce").step("revenue").pick("negotiate Sworn Truce", "p2", "end")
    assert t.st.lasting == [(TRUCE, 1, 0)]
    t.step("battles")
    t.st.lasting = [(TRUCE, 1, 0)]
    t.st.decision = None
    t.st.run()
    assert t.options == ["Sir Corvane Kor", "end"], "the other opponent may be attacked"
    assert t.why_not("place", "Khamar") == ["WL-1.27"]
