"""Chapter 25: windows open on public facts only, whatever the asked player holds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.warlords.support import Table
from tests.support import clause


def countered(*foe: str) -> Table:
    """Terrain on an enemy stack."""
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", march=2)
    return t.hand(0, "Quicksand", "March").hand(1, *foe).step("ground").pick("Quicksand Hrodgar Skyfist")


def on_patrol(*foe: str) -> Table:
    """A patrol under attack."""
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Militia", march=2)
    t.stack(1, "Hrodgar Skyfist", march=1).hand(0, "Battle 5", "March").hand(1, *foe).step("battles")
    return t.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")


def beaten(*foe: str) -> Table:
    """A stack that has lost a field battle."""
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Mercenaries", march=2)
    t.stack(1, "Hrodgar Skyfist", "Mercenaries").hand(0, "Battle 5").hand(1, *foe)
    return t.top(0, 1, 0, 0, 0, 0).step("battles").pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")


@clause("WL-25.12")
@pytest.mark.parametrize(
    ("begin", "kind"),
    [(countered, "counter"), (on_patrol, "ground"), (beaten, "avenge")],
    ids=["counter", "ground", "avenge"],
)
def test_wl_25_12_a_player_with_any_card_is_asked_and_an_empty_hand_is_not(
    begin: Callable[..., Table], kind: str
) -> None:
    t = begin("Traitor")
    assert (t.kind, t.seat, t.options) == (kind, 1, ["pass"]), "nothing fits, and nobody may see that"
    assert begin().kind != kind


@clause("WL-18.4", "WL-25.16", "WL-27.2")
def test_wl_18_4_a_hero_alone_conquers_nothing() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").castle(1, "Khorfe").stack(0, "Sir Corvane", march=2)
    t.hand(0, "Pillage 3", "March").step("battles").pick("Sir Corvane Khamar", "assault Pillage 3")
    assert t.st.controller[t.place("Khamar")] == 1
    assert t.st.result is None
    assert t.kind != "pillage_pick"


@clause("WL-25.16")
def test_wl_25_16_a_single_improvement_to_crumble_is_not_asked_for() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Market").stack(0, "Sir Corvane", "Orb of Loriel")
    t.hand(0, "Crumble", "March").top(1, 0).step("spells").pick("Crumble Orb of Loriel")
    assert t.linked("Khamar") == []
    assert t.kind != "crumble"


@clause("WL-25.16", "WL-22.2")
def test_wl_25_16_a_hidden_answer_is_asked_for_even_if_it_is_the_only_one() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").hand(0, *["March 3"] * 8).step("wrap_up")
    assert (t.kind, t.options) == ("wrap_up", ["March 3"]), "a question left out would show that all cards are equal"
