"""Why what one points at is no answer: the exact clause for stacks, castles, cards in hand and in play, ruins and players."""

from __future__ import annotations

import pytest

from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.tables.cards import owned
from tests.games.warlords.support import Table, printings


def why(t: Table, name: str, owner: int = 0) -> list[str]:
    """The clauses against a card of a player, wherever it is."""
    return SPEC.presentation.why_not(t.st, t.seat, ("card", owned(printings(name)[0], owner)))


def test_castles_heroes_and_banners() -> None:
    t = Table(deck_1="crown-and-leaf", deck_2="crown-and-leaf").castle(1, "Marthos").castle(0, "Elvallie")
    t.hand(0, "Marthos", "March", "Aldric Sunmantle").stack(1, "Aldric Sunmantle").turn()
    assert t.why_not("card", "Marthos") == ["WL-7.3"]
    assert t.why_not("card", "March") == ["WL-5.6"]
    assert t.why_not("place", "Elvallie") == ["WL-7.2"]
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane", "Banner of Elvallie").stack(1, "Hrodgar Skyfist")
    t.hand(0, "Banner of the Sirians", "Banner of Lord Bane").step("heroes")
    assert t.why_not("card", "Banner of the Sirians") == ["WL-8.10"], "the only stack has a banner"
    assert t.why_not("card", "Banner of Lord Bane") == ["WL-8.5"]
    assert t.why_not("place", "Marthos") == ["WL-8.7"]
    assert t.why_not("place", "Hrodgar Skyfist") == ["WL-8.5"]
    lone = Table().castle(0, "Marthos").hand(0, "Banner of the Sirians").step("heroes")
    assert lone.why_not("card", "Banner of the Sirians") == ["WL-8.7"], "there is no stack"


def test_revenue() -> None:
    t = Table().castle(0, "Angbar", "Curtain Wall", "Militia").stack(0, "Sir Corvane", "Light Infantry", "Squall")
    t.st.fleet[t.place("Sir Corvane")] = t.take(0, "Longships")
    t.castle(1, "Khamar", "Archers").hand(0, "Palisade", "Mercenaries", "Heavy Infantry", "Swan Fleet", "March")
    t.step("revenue")
    assert t.why_not("card", "Mercenaries") == ["WL-9.6"], "5 gold"
    assert t.why_not("card", "Palisade") == ["WL-9.12"], "of the stack nothing is told: it is no castle"
    assert t.why_not("card", "Swan Fleet") == ["WL-9.28"]
    assert t.why_not("card", "March") == ["WL-5.6"]
    assert t.why_not("place", "Khamar") == ["WL-9.18"]
    assert "WL-9.21" in t.why_not("place", "Sir Corvane")
    assert why(t, "Curtain Wall") == ["WL-9.14"], "improvements stay"
    assert why(t, "Light Infantry") == ["WL-9.40"], "nothing leaves a storm"
    assert why(t, "Archers", 1) == ["WL-9.23"], "of another player"


def test_terrain_and_calamities() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane").castle(1, "Khamar", "Temple of Iris")
    t.stack(1, "Hrodgar Skyfist", "Archers").hand(0, "Squall", "Flood", "Vermin", "March").step("ground")
    assert t.why_not("card", "Squall") == ["WL-10.5"], "weather is meant for enemies"
    assert t.why_not("place", "Marthos") == ["WL-10.1"]
    clone = Table().castle(0, "Marthos").stack(0, "Sir Corvane").stack(1, "Hrodgar Skyfist", "High Ridge")
    assert clone.hand(0, "High Ridge").step("ground").why_not("card", "High Ridge") == ["WL-10.4"]
    t.step("calamities")
    assert t.why_not("card", "Flood") == ["WL-11.2"], "no port castle"
    assert t.why_not("card", "Vermin") == ["WL-1.27"], "a temple; the stack is no target anyway"
    assert t.why_not("place", "Khamar") == ["WL-1.27"]
    assert t.why_not("card", "March") == ["WL-5.6"]


def test_spells_and_who_casts_them() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Orb of Loriel", "Lightsword")
    t.stack(0, "Aldric Sunmantle", "Firesword", "Longships", "Squall", march=1).stack(1, "Hrodgar Skyfist", "Icesword")
    t.stack(0, "Maren the Steadfast", "Ring of Power").hand(0, "Cure", "Enfeeble", "Confusion").step("spells")
    assert t.why_not("card", "Cure") == ["WL-12.10"]
    assert [why(t, name) for name in ("Lightsword", "Firesword")] == [["WL-12.1"], ["WL-12.3"]]
    assert why(t, "Icesword", 1) == ["WL-12.1"]
    t.top(1, 8).pick("Enfeeble Orb of Loriel", "Hrodgar Skyfist")
    assert why(t, "Orb of Loriel") == ["WL-12.2"], "it has cast"
    assert t.why_not("place", "Marthos") == ["WL-12.1"]


def test_march_cards_in_hand_and_at_stacks() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane", "March 3", "March 5").hand(0, "March 7").step("march")
    assert t.why_not("card", "March") == ["WL-13.4"], "two are the most"
    t.pick("give_up March 3 Sir Corvane")
    assert SPEC.presentation.why_not(t.st, 0, ("card", owned(printings("March 5")[0], 0))) == ["WL-13.2"]
    assert t.why_not("place", "Sir Corvane") == ["WL-13.2"]
    assert t.why_not("place", "Marthos") == ["WL-11.12"], "there is no calamity to cure"
    foe = Table().castle(0, "Marthos").stack(0, "Sir Corvane").stack(1, "Hrodgar Skyfist", "March 4").hand(0, "March 7")
    foe.step("march")
    assert SPEC.presentation.why_not(foe.st, 0, ("card", owned(printings("March 4")[0], 1))) == ["WL-13.1"]


@pytest.mark.parametrize(
    ("linked", "march", "clause"),
    [
        ((), 0, "WL-14.13"),
        (("Longships",), 0, "WL-14.13"),
        (("Longships", "Squall"), 1, "WL-14.16"),
        ((), 1, "WL-14.14"),
        (("Longships",), 1, "WL-14.15"),  # a Raid card would do
        ((), 2, "WL-14.7"),
    ],
)
def test_stacks_that_cannot_attack(linked: tuple[str, ...], march: int, clause: str) -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", *linked, march=march)
    t.stack(0, "Aldric Sunmantle", march=2).hand(0, "March").step("battles")
    assert t.why_not("place", "Sir Corvane") == [clause]


def test_targets_and_cards_of_an_attack() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar", "Capital", "Militia").castle(1, "Citadel of Fire")
    t.castle(1, "Cragmorton").stack(0, "Sir Corvane", "Militia", march=2).stack(
        1, "Hrodgar Skyfist", "Griffins", march=2
    )
    t.castle(2, "Kor").hand(0, "Battle 5", "Battle 6", "Raze 0", "Ambush 6", "Raid 7").step("battles")
    assert t.why_not("place", "Citadel of Fire") == ["WL-14.18"]
    assert t.why_not("place", "Cragmorton") == ["WL-14.19"]
    assert t.why_not("place", "Hrodgar Skyfist") == ["WL-14.19"]
    assert t.why_not("place", "Marthos") == ["WL-14.2"], "castles never attack"
    assert t.why_not("card", "Ambush") == ["WL-14.19"], "the only stack in the field flies"
    assert t.why_not("card", "Battle") == ["WL-14.32"], "stack and target come first"
    assert t.why_not("card", "Raid") == ["WL-14.28"]
    t.pick("Sir Corvane Khamar")
    assert t.why_not("card", "Raze") == ["WL-14.7"], "a capital needs a pair"
    assert t.why_not("card", "Ambush") == ["WL-14.7"]
    assert t.why_not("card", "Raid") == ["WL-14.28"], "who has come by land cannot raid"
    t.pick("assault Battle 5")
    assert t.why_not("card", "Raze") == ["WL-14.9"], "the second card must be identical"


def test_windows() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Militia", march=2).hand(0, "Raze 0")
    t.stack(1, "Brakka Stonehand", march=1).stack(1, "Hilda Ironbraid").hand(1, "March", "Battle 0").step("battles")
    t.pick("Sir Corvane Khamar", "assault Raze 0")
    assert t.why_not("place", "Hilda Ironbraid") == ["WL-15.4"]
    assert t.why_not("place", "Khamar") == ["WL-15.2"]
    assert t.why_not("card", "March") == ["WL-15.1"]
    won = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Mercenaries", march=2)
    won.stack(1, "Brakka Stonehand", "Archers", "Militia", march=1).stack(1, "Hilda Ironbraid", march=1)
    won.hand(0, "Raze 0").hand(1, "March", "Battle 0").top(0, 9).top(1, 0, 0, 1, 0, 0, 0).step("battles")
    won.pick("Sir Corvane Khamar", "assault Raze 0", "Brakka Stonehand Battle 0")
    while won.kind != "intercept":
        won.pick(won.options[-1])
    assert won.why_not("place", "Brakka Stonehand") == ["WL-15.4"], "beaten, it has lost its march card"
    field = Table().castle(0, "Marthos").castle(1, "Khamar").castle(0, "Elvallie")
    field.stack(0, "Sir Corvane", march=2).stack(0, "Aldric Sunmantle", "High Ridge")
    field.stack(1, "Hrodgar Skyfist", march=1).hand(0, "Battle 5", "Raze 0").hand(1, "High Ridge", "March").step(
        "battles"
    )
    field.pick("Sir Corvane Hrodgar Skyfist")
    assert field.why_not("card", "Raze") == ["WL-14.6"]
    field.pick("field Battle 5")
    assert field.why_not("card", "High Ridge") == ["WL-10.4"], "its name is in play"
    assert field.why_not("card", "March") == ["WL-10.19"]
    search = Table().castle(0, "Marthos").stack(0, "Sir Corvane", march=1).lying(0, "Dragon Halls").castle(1, "Khamar")
    search.hand(0, "Lightsword").hand(1, "March").step("explore").pick("Sir Corvane Dragon Halls Lightsword")
    assert search.why_not("card", "March") == ["WL-1.20"], "it has no hazard icon"


def test_searches() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1).stack(0, "Aldric Sunmantle")
    t.lying(0, "Druids' Temple").lying(1, "Dragon Halls").stack(0, "Maren the Steadfast", *["Militia"] * 5, march=1)
    t.hand(0, "The Green Man", "March").step("explore")
    assert t.why_not("place", "Aldric Sunmantle") == ["WL-20.2"]
    assert t.why_not("place", "Maren the Steadfast") == ["WL-20.7"], "no room for an ally"
    assert t.why_not("card", "March") == ["WL-20.5"]
    assert why(t, "Dragon Halls", 1) == ["WL-20.1"], "a patrol explores at home"
    empty = Table().castle(0, "Marthos").stack(0, "Sir Corvane", march=1).stack(0, "Aldric Sunmantle", march=2)
    empty.lying(0, "Druids' Temple").hand(0, "March").step("explore")
    assert empty.why_not("place", "Sir Corvane") == ["WL-20.5"], "nothing to search for"
    assert empty.why_not("place", "Aldric Sunmantle") == ["WL-20.1"]


def test_players() -> None:
    t = Table(4).castle(0, "Marthos").hand(0, "Tribute").hand(1, "March 2").hand(2, "March 4").step("revenue")
    t.pick("negotiate Tribute")
    assert t.options == ["p2", "p3"]
    assert SPEC.presentation.why_not(t.st, 0, ("seat", 3)) == ["WL-9.41"], "an empty hand"
    assert ("seat", 3) in SPEC.presentation.targets(t.st)


def test_the_end_of_wrap_up_waits_for_discards() -> None:
    t = Table().castle(0, "Marthos").hand(0, *["March"] * 8).step("wrap_up")
    assert "end" not in t.options
    assert t.decision.clause == "WL-22.2"


def test_what_a_card_cannot_name() -> None:
    t = (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Khamar", "Grand Oracle", "Militia")
        .stack(0, "Sir Corvane", "Orb of Loriel")
    )
    t.stack(1, "Hrodgar Skyfist", march=1).stack(0, "Aldric Sunmantle", march=2).discards(0, "March", "Militia")
    t.stack(0, "Lyssaril Moonblade", *["Militia"] * 4).hand(
        0, "Fireball", "Lightning Storm", "Haste", "Mend the Fallen"
    )
    t.step("spells")
    for spell, place, reason in (
        ("Fireball", "Khamar", "WL-12.10"),  # a castle
        ("Lightning Storm", "Khamar", "WL-1.27"),  # the Grand Oracle
        ("Haste", "Aldric Sunmantle", "WL-13.4"),  # two March cards are the most
        ("Haste", "Hrodgar Skyfist", "WL-12.10"),  # an enemy
        ("Mend the Fallen", "Lyssaril Moonblade", "WL-6.9"),  # no room
        ("Mend the Fallen", "Khamar", "WL-12.10"),  # an enemy
    ):
        clone = Table()
        clone.st = t.st.clone()
        clone.pick(f"{spell} Orb of Loriel")
        assert clone.why_not("place", place) == [reason], (spell, place)


def test_what_a_diplomat_cannot_name() -> None:
    t = (
        Table(4)
        .castle(0, "Angbar")
        .castle(1, "Khamar", "Capital", "Lions of Marthos", "Palisade", "Granary")
        .castle(2, "Kor")
    )
    t.stack(0, "Sir Corvane").stack(0, "Lyssaril Moonblade", *["Militia"] * 4).stack(1, "Hrodgar Skyfist", "Icesword")
    t.stack(0, "Aldric Sunmantle", march=2).discards(0, "Icesword", "Lightsword", "The Green Man").hand(1, "March")
    t.hand(3, "March")
    t.castle(0, "Marthos").castle(0, "Elvallie").hand(0, "Ransom", "Sabotage", "Tribute").step("revenue")
    for card, part, value, reason in (
        ("Ransom", "card", owned(printings("Icesword")[0], 0), "WL-1.10"),  # its name is in play
        ("Ransom", "place", t.place("Aldric Sunmantle"), "WL-9.39"),  # abroad
        ("Sabotage", "card", owned(printings("Capital")[0], 1), "WL-9.39"),
        ("Tribute", "seat", 0, "WL-9.39"),
        ("Tribute", "seat", 2, "WL-9.41"),
    ):
        clone = Table(4)
        clone.st = t.st.clone()
        clone.pick(f"negotiate {card}")
        assert SPEC.presentation.why_not(clone.st, 0, (part, value)) == [reason], (card, part)


def test_a_besieger_of_the_own_castle_is_judged_as_a_stack() -> None:
    t = Table().castle(0, "Marthos", "Militia").stack(0, "Sir Corvane", "Militia", march=2).castle(1, "Khamar")
    t.stack(1, "Hrodgar Skyfist", "Archers", march=2).besiege("Hrodgar Skyfist", "Marthos").hand(0, "Raze 0").step(
        "battles"
    )
    assert t.why_not("place", "Hrodgar Skyfist") == ["WL-14.20"], "stacks abroad must come home first"
    home = Table().castle(0, "Marthos", "Militia").stack(0, "Sir Corvane", "Militia", march=1).castle(1, "Khamar")
    home.stack(1, "Hrodgar Skyfist", "Archers", march=2).besiege("Hrodgar Skyfist", "Marthos").hand(0, "Raze 0").step(
        "battles"
    )
    assert home.why_not("place", "Hrodgar Skyfist") == ["WL-14.6"], "only the card is missing"
