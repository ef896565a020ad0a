"""Chapter 28: how card texts are interpreted."""

from __future__ import annotations

from sandtable.games.warlords.battle.values import castle_defence, in_differential
from sandtable.games.warlords.board import EMBARGO, SHIELD, STONE, TRUCE
from sandtable.games.warlords.stacks import FULL, NO_ENTRY, flies, why_no_army
from sandtable.games.warlords.steps.calamities import consequence
from sandtable.games.warlords.steps.ground import wreck_band
from sandtable.games.warlords.steps.revenue import revenue
from sandtable.games.warlords.steps.wrap_up import hand_capacity
from sandtable.games.warlords.tables.cards import def_of, owned
from tests.games.warlords.support import Table, printings
from tests.support import clause


@clause("WL-28.1", "WL-28.9")
def test_wl_28_1_a_lasting_effect_stays_with_its_place() -> None:
    t = (
        Table(scenario="five-castles")
        .castle(0, "Marthos")
        .castle(1, "Khamar")
        .castle(1, "Khorfe")
        .hand(0, "Battle 5", "March")
    )
    t.stack(0, "Sir Corvane", "Militia", march=2).step("battles")
    t.st.lasting = [(STONE, t.place("Khamar"), 1), (SHIELD, t.place("Sir Corvane"), 0)]
    t.pick("Sir Corvane Khamar", "assault Battle 5", "Militia")
    assert t.st.controller[t.place("Khamar")] == 0
    assert castle_defence(t.st, t.place("Khamar"), 1) == 7 + 4, "under its new lord, too"
    for seat in (0, 1, -1):
        assert t.st.seen_by(seat).lasting == t.st.lasting, "open to all"
    t.st.remove(t.place("Sir Corvane"))
    assert [kind for kind, _, _ in t.st.lasting] == [STONE], "gone with the stack"
    t.step("castles", 1)
    assert t.st.lasting == [], "over before the caster's step 1"


@clause("WL-28.2")
def test_wl_28_2_numbers_add_up_and_marks_do_not() -> None:
    t = Table().castle(0, "Marthos", "Golden Library", "Great Library", "Harbour", "Harbour").stack(0, "Sir Corvane")
    assert hand_capacity(t.st, 0) == 7 + 1 + 2
    stack, castle = t.place("Sir Corvane"), t.place("Marthos")
    t.st.lasting = [(SHIELD, stack, 0), (SHIELD, stack, 0), (STONE, castle, 0), (STONE, castle, 0)]
    assert in_differential(t.st, stack, 7, False) == 15
    assert castle_defence(t.st, castle, 1) == 5 + 8
    sea = Table().stack(0, "Sir Corvane", "War Galleys", march=1)
    assert wreck_band(sea.st, sea.place("Sir Corvane"), owned(printings("Maelstrom")[0], 1)) == 0


@clause("WL-28.3")
def test_wl_28_3_storms_and_sieges_shield_nobody_from_cards() -> None:
    def named(card: str, step: str) -> Table:
        t = (
            Table()
            .castle(0, "Marthos")
            .castle(1, "Khamar", "Militia")
            .stack(0, "Sir Corvane", "Orb of Loriel", march=2)
        )
        t.besiege("Sir Corvane", "Khamar").stack(1, "Hrodgar Skyfist", "Iron Barges", "Squall", "Archers", march=1)
        t.stack(1, "Ymra Stormcaller", "Archers", march=2).castle(0, "Hereuth", "Militia")
        return t.besiege("Ymra Stormcaller", "Hereuth").hand(0, card, "March").step(step)

    spell = named("Fireball", "spells").pick("Fireball Orb of Loriel")
    assert spell.options == ["Sir Corvane", "Hrodgar Skyfist", "Ymra Stormcaller"]
    assert named("Plague", "calamities").options == [
        *("Plague Khamar", "Plague Hrodgar Skyfist", "Plague Ymra Stormcaller", "end")
    ]
    treaty = named("Bribery", "revenue").pick("negotiate Bribery")
    assert treaty.options == ["Militia Khamar", "Archers Hrodgar Skyfist", "Archers Ymra Stormcaller"]


@clause("WL-28.4", "WL-11.9")
def test_wl_28_4_room_for_what_a_card_brings() -> None:
    t = Table().castle(0, "Marthos", "Dread Haunting").stack(0, "Sir Corvane", "Orb of Loriel", "Dread Haunting")
    t.stack(0, "Aldric Sunmantle", "Longships", "Squall", march=1).castle(0, "Elvallie").discards(0, "Militia")
    t.hand(0, "Mend the Fallen", "March").step("spells").pick("Mend the Fallen Orb of Loriel")
    assert t.is_in_play("Militia") or t.kind != "name_place", "Elvallie alone has room"
    haunted, stormy, full = t.place("Marthos"), t.place("Aldric Sunmantle"), t.place("Elvallie")
    assert [why_no_army(t.st, place) for place in (haunted, stormy)] == [NO_ENTRY, NO_ENTRY]
    while why_no_army(t.st, full) is None:
        t.st.link(full, t.take(0, "Light Infantry"))
    assert why_no_army(t.st, full) is FULL
    ally = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Dread Haunting")
    ally.discards(0, "The Green Man").hand(0, "Ransom", "Militia").step("revenue")
    assert not any(text.startswith("add Militia Sir") for text in ally.options)
    ally.pick("negotiate Ransom")
    assert "The Green Man" in ally.linked("Sir Corvane"), "an ally may join a haunted stack"
    won = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Dread Haunting").castle(1, "Khorfe")
    won.stack(0, "Sir Corvane", "Militia", march=2).hand(0, "Battle 5").step("battles")
    won.pick("Sir Corvane Khamar", "assault Battle 5", "Militia")
    assert won.linked("Khamar") == ["Dread Haunting", "Militia"], "and a garrison a haunted castle"


@clause("WL-28.5", "WL-12.10")
def test_wl_28_5_named_before_the_check_chosen_after_it() -> None:
    t = Table().castle(0, "Marthos", "Militia", "Archers").stack(0, "Sir Corvane", "Orb of Loriel").castle(1, "Khamar")
    t.hand(0, "Teleport").top(0, 8).step("spells").pick("Teleport Orb of Loriel")
    assert (t.kind, t.events("turns_over")) == ("name_armies", []), "the armies, before anything is drawn"
    crumble = (
        Table().castle(0, "Marthos").castle(1, "Khamar", "Market", "Moat").stack(0, "Sir Corvane", "Orb of Loriel")
    )
    crumble.hand(0, "Crumble").top(1, 0).step("spells").pick("Crumble Orb of Loriel")
    assert crumble.kind == "crumble"
    assert len(crumble.events("turns_over")) == 1, "the improvement, after the success"


@clause("WL-28.6")
def test_wl_28_6_nobody_loses_what_he_does_not_have() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Militia").stack(0, "Sir Corvane", "Orb of Loriel")
    t.hand(0, "Lightning Storm").top(1, 0).step("spells").pick("Lightning Storm Orb of Loriel", "Khamar")
    assert t.linked("Khamar") == []
    none = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Orb of Loriel")
    none.hand(0, "Lightning Storm").top(1, 0).step("spells").pick("Lightning Storm Orb of Loriel", "Khamar")
    assert none.is_in_play("Khamar")
    assert none.kind != "sacrifice"


@clause("WL-28.7")
def test_wl_28_7_printed_values_know_no_bonus() -> None:
    t = Table().stack(0, "Sir Corvane", "Light Infantry", "Sirian Pikemen", "Wolf Riders", "Crown of Loriel")
    t.st.link(t.place("Sir Corvane"), t.take(0, "Heavy Infantry"))
    lowest = consequence(t.st, "lose_weakest_army", t.place("Sir Corvane"))
    assert [[def_of(card).name for card in cards] for cards in lowest] == [["Light Infantry"]]
    highest = consequence(t.st, "lose_strongest_army_or_ally", t.place("Sir Corvane"))
    assert [[def_of(card).name for card in cards] for cards in highest] == [["Heavy Infantry"]], (
        "Wolf Riders fight with 5"
    )


@clause("WL-28.8", "WL-6.26", "WL-6.17")
def test_wl_28_8_what_is_left_is_read_again() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Orb of Loriel")
    t.stack(1, "Hrodgar Skyfist", "Griffins", "Archers", march=2).hand(0, "Fireball").top(1, 0).step("spells")
    stack = t.place("Hrodgar Skyfist")
    assert not flies(t.st, stack)
    t.pick("Fireball Orb of Loriel", "Hrodgar Skyfist", "Archers")
    assert flies(t.st, stack), "only flyers are left"
    alone = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Orb of Loriel")
    alone.stack(1, "Hrodgar Skyfist", "Griffins", march=2).hand(0, "Charm").top(1, 0).step("spells")
    alone.pick("Charm Orb of Loriel")
    assert alone.status("Hrodgar Skyfist") == "on_campaign"
    assert not flies(alone.st, alone.place("Hrodgar Skyfist"))


@clause("WL-28.10", "WL-24.9")
def test_wl_28_10_an_embargo_waits_and_a_truce_ends() -> None:
    t = Table(3, scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").hand(1, "March")
    t.stack(1, "Hrodgar Skyfist", "Militia", march=2).step("wrap_up", 1)
    t.st.lasting = [(EMBARGO, t.place("Khamar"), 0), (TRUCE, 1, 0)]
    t.st.concede(0)
    assert t.st.lasting == [(EMBARGO, t.place("Khamar"), 0)]
    assert revenue(t.st, 1) == 0
    t.st.controller[t.place("Khamar")] = 2
    assert revenue(t.st, 2) == 10, "whoever controls the castle then"
    sworn = Table(3).castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").hand(0, "March").step("wrap_up", 0)
    sworn.st.lasting = [(TRUCE, 1, 0)]
    sworn.st.concede(1)
    assert sworn.st.lasting == [], "the other one is gone"


@clause("WL-28.1", "WL-28.10")
def test_wl_28_1_a_truce_lies_on_no_place() -> None:
    t = Table(3).castle(0, "Marthos").stack(1, "Hrodgar Skyfist").castle(2, "Kor").hand(0, "March").step("wrap_up")
    assert t.place("Hrodgar Skyfist") == 1
    t.st.lasting = [(TRUCE, 1, 0), (SHIELD, 1, 0)]
    t.st.remove(1)
    assert t.st.lasting == [(TRUCE, 1, 0)], "it binds player 1, whatever becomes of place 1"


@clause("WL-28.10", "WL-9.1")
def test_wl_28_10_an_embargo_waits_while_others_count_their_revenue() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").hand(0, "Embargo").hand(1, "March")
    t.hand(2, "March").step("revenue").pick("negotiate Embargo", "Kor")
    assert t.step("revenue", 1).decision.context == (8,), "the player between is not touched"
    assert t.step("revenue", 2).decision.context == (0,), "it waits for whoever has the castle"
    assert t.step("revenue", 2).decision.context == (10,), "and is over with that step"
